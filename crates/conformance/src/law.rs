//! The laws.

use std::fmt;

/// Declares the laws, each with its sentence.
macro_rules! laws {
    ($($(#[$doc:meta])* $law:ident: $sentence:literal;)*) => {
        /// What holds for every game: see [`Rules`](quadrille_core::Rules).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Law {
            $($(#[$doc])* #[doc = concat!("It says: ", $sentence, ".")] $law,)*
        }

        impl Law {
            /// Every law, in the order in which they are told.
            pub const ALL: &'static [Self] = &[$(Self::$law),*];

            /// Returns what it says.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Self::$law => $sentence,)*
                }
            }
        }
    };
}

laws! {
    /// Of the start.
    Start: "the FEN of the start is the position of the start, and it breaks no rule";
    /// Of positions that are given, and of those that are set up as the declaration has it, see [`derived`](crate::derived).
    Given: "a position that is given to begin from, or set up as the declaration has it, stands by the rules, but for such as may be waived";
    /// Of the list of moves.
    MovesOnce: "each legal move is given once";
    /// Of the sinks.
    SinksAgree: "the list of moves, their number, whether there is any, and what is legal tell the same";
    /// Of moves that are not given.
    OthersAreIllegal: "no other move is legal, and trying one changes nothing";
    /// Of the captures alone.
    Captures: "the captures alone are those of the moves that capture";
    /// Of [`MoveSink::follow`](quadrille_core::MoveSink::follow).
    FollowedIsPlayed: "what a generator plays by itself is what playing the move leads to";
    /// Of [`Rules::replies`](quadrille_core::Rules::replies) and [`Rules::count`](quadrille_core::Rules::count).
    Replies: "replies counted at once are as many as those counted move by move";
    /// Of [`Rules::CONVENTIONS`](quadrille_core::Rules::CONVENTIONS).
    Conventions: "a finer convention counts no fewer moves, and all count none together";
    /// Of [`Rules::Buffer`](quadrille_core::Rules::Buffer).
    ListInPlace: "in play the list of moves stays within its inline capacity";
    /// Of [`Rules::play`](quadrille_core::Rules::play) and [`Rules::validate`](quadrille_core::Rules::validate).
    PlayKeepsRules: "a move leads to a position that breaks no rule";
    /// Of [`Rules::null_move`](quadrille_core::Rules::null_move).
    NullMove: "a null move gives the turn and moves no piece; one that cannot be changes nothing";
    /// Of [`Placement`](quadrille_core::Placement).
    Placement: "what is placed on a square stands there, and every other square is as it was; what is put together from the pieces is the position";
    /// Of [`Glyph`](quadrille_core::Glyph).
    Letters: "each letter that is declared means a piece, and each piece is that of the letter that it is written with";
    /// Of FEN.
    FenReadsBack: "a FEN reads back as an equal position, and is written the same again";
    /// Of moves as text.
    MovesReadBack: "a move as text, in short and in full, reads back as the same move";
    /// Of moves as text.
    MovesToldApart: "no two moves of a position have the same text";
    /// Of readers.
    TextIsRefused: "whatever the text, a reader returns: a position or a move that can be played, or an error at a byte of it";
    /// Of keys.
    KeysFollowPlay: "a key that listens to play is the key from scratch";
    /// Of keys.
    KeysTellApart: "neighbors have the same key if they are the same for repetition, and else different ones";
    /// Of [`Rules::repeats`](quadrille_core::Rules::repeats).
    ClocksDoNotRepeat: "neither what makes positions the same for repetition nor a key has a clock in it";
    /// Of [`Rules::repeats`](quadrille_core::Rules::repeats).
    SameMoves: "positions that are the same for repetition, and for the clock of perft, have the same moves";
    /// Of ends.
    WonHasNoMoves: "a game that is won has no more moves";
    /// Of ends.
    NoMovesIsAnEnd: "a position without moves is the end of its game";
    /// Of [`Game`](quadrille_core::Game).
    GamesGoBack: "a game goes back and forth through the same positions and to the same end";
    /// Of records.
    RecordsReadBack: "the record of a game reads back as the same game";
    /// Of symmetries that the game declares.
    Symmetry: "a symmetry taken twice is nothing, and changes no count";
    /// Of a slow generator.
    Referee: "the moves are those of the referee";
    /// Of a slow generator that plays.
    RefereePlays: "a move leads to the position that the referee says";
    /// Of all.
    NothingPanics: "nothing panics";
    /// Of published counts.
    Published: "sequences of moves are as many as was published";
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}
