//! The laws as questions.

mod counts;
mod difference;
mod ends;
mod games;
mod keys;
mod moves;
mod others;
mod play;
mod text;

pub(crate) use ends::nothing_panics;
pub(crate) use games::{games_go_back, records_read_back};
pub(crate) use text::refuses;

use quadrille_core::Rules;

use crate::Law;
use crate::asked::{Answer, Asked};

/// A law that is asked of positions.
pub(crate) struct Question<R: Rules> {
    pub(crate) law: Law,
    /// It is asked of one position of so many: what takes longer is asked less often.
    pub(crate) every: usize,
    pub(crate) ask: fn(&Asked<'_, R>) -> Answer<R>,
}

/// Returns the laws that are asked of positions.
pub(crate) fn questions<R: Rules>() -> Vec<Question<R>> {
    let question = |law, every, ask| Question { law, every, ask };
    vec![
        question(Law::MovesOnce, 1, moves::given_once::<R> as fn(&Asked<'_, R>) -> Answer<R>),
        question(Law::SinksAgree, 1, moves::sinks_agree::<R>),
        question(Law::OthersAreIllegal, 2, moves::others_are_illegal::<R>),
        question(Law::Captures, 2, moves::captures_are_moves::<R>),
        question(Law::FollowedIsPlayed, 1, moves::followed_is_played::<R>),
        question(Law::Replies, 4, counts::replies_add_up::<R>),
        question(Law::Conventions, 1, counts::conventions_refine::<R>),
        question(Law::ListInPlace, 1, moves::list_in_place::<R>),
        question(Law::PlayKeepsRules, 1, play::play_keeps_rules::<R>),
        question(Law::NullMove, 1, play::null_move_gives_the_turn::<R>),
        question(Law::Placement, 4, play::placed_stands::<R>),
        question(Law::Letters, 4, text::letters_mean_pieces::<R>),
        question(Law::FenReadsBack, 1, text::fen_reads_back::<R>),
        question(Law::MovesReadBack, 1, text::moves_read_back::<R>),
        question(Law::MovesToldApart, 1, text::moves_told_apart::<R>),
        question(Law::KeysFollowPlay, 1, keys::keys_follow_play::<R>),
        question(Law::KeysTellApart, 16, keys::keys_tell_apart::<R>),
        question(Law::ClocksDoNotRepeat, 1, keys::clocks_do_not_repeat::<R>),
        question(Law::WonHasNoMoves, 1, ends::won_has_no_moves::<R>),
        question(Law::NoMovesIsAnEnd, 1, ends::no_moves_is_an_end::<R>),
        question(Law::Symmetry, 8, others::symmetries_hold::<R>),
        question(Law::Referee, 4, others::referee_agrees::<R>),
        question(Law::RefereePlays, 4, others::referee_plays_alike::<R>),
    ]
}
