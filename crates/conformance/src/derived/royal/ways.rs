//! How pieces go, as the author of a gait has written it.

use quadrille_core::royal::{Gait, KindVisitor, Kinds, RoyalMoves, RoyalRules, Step};

use super::Moves;

/// What a gait's author has written.
#[derive(Clone, Default)]
pub(super) struct Way {
    pub(super) steps: Vec<Step>,
    pub(super) double_step: Option<usize>,
}

/// The ways of all kinds.
pub(super) fn ways<V: RoyalRules>() -> Vec<Way> {
    struct Gather(Vec<Way>);
    impl KindVisitor for Gather {
        fn visit<K: Gait>(&mut self, _: usize) {
            let mut way = Way { steps: Vec::new(), double_step: K::DOUBLE_STEP };
            K::steps(&mut |step| way.steps.push(step));
            self.0.push(way);
        }
    }
    let mut gather = Gather(Vec::new());
    <Moves<V> as RoyalMoves>::Kinds::each(&mut gather);
    gather.0
}
