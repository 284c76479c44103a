//! What a rule book says, clause by clause.

/// A clause of a rule book.
///
/// A game lists its clauses ([`Rules::CLAUSES`](crate::Rules::CLAUSES)), so that whoever plays it can read them with their
/// sources, and whoever tests it can tell which of them no test bears the name of.
///
/// # Examples
///
/// ```
/// use quadrille_core::Clause;
///
/// const CORNERS: Clause = Clause::of("corners", "The corners belong to nobody.", "Club rules of 1908, 2");
/// assert!(CORNERS.covered_by("corners_belong_to_nobody"));
/// assert!(!CORNERS.covered_by("corners_2_are_held"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clause {
    /// The name that its tests begin with: the body that says so and the number of the article, or the matter.
    pub name: &'static str,
    /// What it says: one sentence.
    pub says: &'static str,
    /// Who says so, and where.
    pub source: &'static str,
}

impl Clause {
    /// Makes a clause: its name, what it says, who says so.
    pub const fn of(name: &'static str, says: &'static str, source: &'static str) -> Self {
        Self { name, says, source }
    }

    /// Returns whether a test bears its name: it is called so, or its name goes on with a word. A number would be that of
    /// another article.
    pub fn covered_by(&self, test: &str) -> bool {
        let rest = test.strip_prefix(self.name);
        rest.is_some_and(|rest| {
            rest.is_empty()
                || rest.strip_prefix('_').is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    }
}
