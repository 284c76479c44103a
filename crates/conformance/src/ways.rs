//! The ways in which a game may end, and which of them were met.

use quadrille_core::{History, Outcome, Resolution, Rules};

/// The automatic ends of a game, in their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways(Vec<Way>);

/// A way of ending.
#[derive(Clone, Debug)]
struct Way {
    /// Its type, without the path.
    name: String,
    /// How often it held.
    held: u64,
    /// How often it was the first that held, and so decided.
    decided: u64,
}

impl Ways {
    /// Notes which ways hold where a history ends, and returns the outcome, which is that of the first.
    pub(crate) fn note<R: Rules>(&mut self, history: &History<R>) -> Option<Outcome> {
        let mut decision = None;
        R::End::each(history, R::has_move(history.position()), &mut |name, outcome| {
            let name = short(name);
            let number = self.0.iter().position(|way| way.name == name).unwrap_or(self.0.len());
            if number == self.0.len() {
                self.0.push(Way { name, held: 0, decided: 0 });
            }
            if outcome.is_some() {
                self.0[number].held += 1;
                self.0[number].decided += u64::from(decision.is_none());
                decision = decision.or(outcome);
            }
        });
        decision
    }

    /// Returns those that never held.
    pub(crate) fn unmet(&self) -> Vec<&str> {
        self.0.iter().filter(|way| way.held == 0).map(|way| &*way.name).collect()
    }

    /// Returns those that held, and never but where one before them did.
    pub(crate) fn hidden(&self) -> Vec<&str> {
        self.0.iter().filter(|way| way.held > 0 && way.decided == 0).map(|way| &*way.name).collect()
    }
}

/// Returns the name of a type without paths: `core::Repetition<3>` is `Repetition<3>`.
fn short(name: &str) -> String {
    let words = name.split_inclusive(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != ':');
    words.map(|word| word.rsplit("::").next().unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use quadrille_core::{BlockedLoses, FullDraws, History, Resolution, Rules};

    use super::{Ways, short};

    #[test]
    fn a_type_is_called_without_its_path() {
        assert_eq!(short("a::b_c::Repetition<3>"), "Repetition<3>");
        assert_eq!(short("a::Of<b::c::D, e::F<g::H>>"), "Of<D, F<H>>");
    }

    #[test]
    fn what_never_holds_and_what_never_decides_are_told_apart() {
        use quadrille_ataxx::Ataxx;
        let start = History::<Ataxx>::new(Ataxx::start());
        let mut ways = Ways::default();
        assert_eq!(ways.note(&start), None);
        assert!(ways.hidden().is_empty() && !ways.unmet().is_empty(), "{ways:?}");
        // The ends of a game without moves, of which the second holds wherever the first does.
        type Ends = (BlockedLoses, FullDraws);
        let mut told = Vec::new();
        <Ends as Resolution<Ataxx>>::each(&start, false, &mut |name, outcome| told.push((name, outcome)));
        assert_eq!(told.len(), 2);
        assert!(told.iter().all(|(_, outcome)| outcome.is_some()), "{told:?}");
    }
}
