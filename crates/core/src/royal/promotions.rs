//! What kinds become, as a declaration says it.

use super::book::KindSet;
use super::kinds::MOST_KINDS;
use super::letters::{is_promoted, number_of, refuse, set};
use crate::phrase::Refusal;

/// Returns the kinds that each kind may become.
///
/// # Panics
///
/// If a letter is that of no kind; if a kind is said twice, becomes nothing, becomes itself, or is the royal one, the first of
/// the letters, or becomes it; and if nothing becomes a kind whose letter says that it comes about by promotion.
pub(super) const fn promotions(letters: &[&str], said: &[(&str, &[&str])]) -> [KindSet; MOST_KINDS] {
    let (mut promotions, mut all, mut i) = ([0; MOST_KINDS], 0, 0);
    while i < said.len() {
        let (letter, into) = said[i];
        let from = number_of(PROMOTIONS, letters, letter);
        if promotions[from] != 0 {
            refuse(PROMOTIONS, letter, " twice: name all that it becomes at once");
        }
        if into.is_empty() {
            refuse(PROMOTIONS, letter, ", which becomes nothing: name what it becomes, or leave it out");
        }
        promotions[from] = set(PROMOTIONS, letters, into);
        if promotions[from] >> from & 1 == 1 {
            refuse(PROMOTIONS, letter, ", which becomes itself: it stays that where promotion is not forced");
        }
        if from == 0 || promotions[from] & 1 == 1 {
            refuse(PROMOTIONS, letters[0], ", the royal piece: it comes about by no promotion, and is lost by none");
        }
        (all, i) = (all | promotions[from], i + 1);
    }
    i = 0;
    while i < letters.len() {
        if is_promoted(letters[i]) && all >> i & 1 == 0 {
            refuse("LETTERS", letters[i], " and PROMOTIONS nothing that becomes it: name it there, or leave it out");
        }
        i += 1;
    }
    promotions
}

/// Refuses ranks of promotion that the board lacks, and none where something promotes.
///
/// # Panics
///
/// If it is so.
pub(super) const fn assert_promotion_ranks(said: usize, kinds: usize, ranks: usize) {
    if said > ranks {
        Refusal::of("PROMOTION_RANKS is ")
            .and_number(said)
            .and(", and the board has ")
            .and_several(ranks, "rank")
            .and(": they are counted from the far end")
            .refuse();
    }
    assert!(
        said > 0 || kinds == 0,
        "PROMOTION_RANKS is 0, so that nothing ever promotes: empty PROMOTIONS, or name the ranks at the far end"
    );
}

/// The item of the declaration.
const PROMOTIONS: &str = "PROMOTIONS";
