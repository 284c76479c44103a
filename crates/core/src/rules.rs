//! What a game is.

use core::fmt::Debug;
use core::hash::Hash;

use alloc::string::String;
use alloc::vec::Vec;
use smallvec::Array;

use crate::fen::{FenArguments, Violation};
use crate::perft::Replies;
use crate::{
    Any, CaptureList, Clause, Clocks, Convention, Count, Geometry, MoveError, MoveList, MoveSink, Observer, Placement,
    Resolution, Sought, Turn, fen,
};

/// The rules of a game, on a type without a size that names the variant.
///
/// You implement the required items. You get perft with its table and threads, FEN, keys, history and results, a
/// session behind a trait object, and the command line.
///
/// # Laws
///
/// - `generate` gives each legal move exactly once, and the same moves to every sink.
/// - What `generate` gives a sink to [`follow`](MoveSink::follow) is the position after `play`.
/// - `play` of a generated move leaves a position that `validate` accepts.
/// - The FEN of a position reads back as an equal position.
/// - `replies` is the sum of the numbers of moves after each move of each position.
/// - `read_move` of what `write_move` wrote gives the same move.
/// - `describe` after `play` tells an observer the same as `describe` before it with what `play` told.
pub trait Rules: Copy + Debug + Send + Sync + Sized + 'static {
    /// The name by which programs know the variant: lower case, no blanks.
    const NAME: &'static str;
    /// The name by which people know it.
    const TITLE: &'static str;
    /// The FEN of the start.
    const START: &'static str;
    /// What may count as one move; games without multiple captures have [`Convention::Unique`] alone.
    const CONVENTIONS: &'static [Convention] = &[Convention::Unique];

    /// The tag by which records tell the game, and its value: `GameType` where they are PDN, `Variant` where they are PGN.
    /// Where nothing tells it, records are PGN without a tag of the kind.
    const RECORD_TAG: Option<(&'static str, &'static str)> = None;

    /// What the rule book says: groups of clauses, so that a variant can add its own to those of its family.
    const CLAUSES: &'static [&'static [Clause]] = &[];

    /// What else cannot be in the declaration: to compute it fails then. A mechanism says it for its games; an author has no
    /// need to. See [`assert_possible`](crate::declaration::assert_possible).
    const POSSIBLE: () = ();

    /// Whether perft with a table keeps what [`replies`](Rules::replies) has counted of a position: of use where that
    /// takes 0.1 microseconds or more. It never changes a count.
    const KEEPS_REPLIES: bool = false;

    /// The board.
    type Geometry: Geometry;
    /// All that a move and an automatic end depend on, history apart.
    ///
    /// A [`Clock`](crate::Clock) in it is turn and clocks: [`Clocked`](crate::Clocked) gives both. What stands where is
    /// best kept as sets, those of which there is one included: a position with two is put together before
    /// [`validate`](Rules::validate) refuses it.
    type Position: Placement<Geometry = Self::Geometry> + Turn + Clocks + Copy + Eq + Debug + Send + Sync;
    /// A whole turn of one side.
    type Move: Copy + Eq + Debug + Send + Sync;
    /// The inline capacity of a move list: `[Self::Move; n]`, with `n` so large that play does not spill it; a set-up may.
    type Buffer: Array<Item = Self::Move>;
    /// The fields of FEN, as a tuple.
    type Fen: FenArguments<Self::Position>;
    /// The automatic ends, as a tuple: the first that decides wins.
    type End: Resolution<Self>;
    /// What a player may claim, as a tuple; every claim that holds is listed, none hides an end.
    type Claims: Resolution<Self>;
    /// What makes two positions the same for repetition and for perft: no clocks.
    type Repeats: Copy + Eq + Hash + Debug + Send + Sync;

    /// Returns the position of the start. The default reads [`START`](Rules::START).
    ///
    /// # Panics
    ///
    /// If that is no FEN: a programmer's mistake.
    fn start() -> Self::Position {
        Self::from_fen(Self::START).unwrap_or_else(|error| panic!("the start of {}: {error}", Self::NAME))
    }

    /// Returns a position with an empty board, the first side to move and clocks at their start: what FEN is read into.
    fn empty() -> Self::Position;

    /// Adds every rule that the position breaks; none, if it is one that `generate` may be asked about.
    ///
    /// Any position may be asked about, such as a FEN that was read with a piece taken away: it never panics.
    fn validate(position: &Self::Position, violations: &mut Vec<Violation>);

    /// Gives each legal move exactly once to the sink.
    ///
    /// Ends that the board and its clock fix in a race or a territory game leave no move; draws by history, by claim or
    /// by material do not.
    ///
    /// Where the sink says [`CAPTURES_ONLY`](MoveSink::CAPTURES_ONLY) it must be given the captures alone: in a game without
    /// any, nothing. What else it says is leave and no duty, but for its [`CONVENTION`](MoveSink::CONVENTION) in a game that
    /// knows several.
    fn generate<S: MoveSink<Self>>(position: &Self::Position, sink: &mut S);

    /// Plays a move that `generate` gave for this position, and tells the observer; it does not check.
    fn play<O: Observer>(position: &mut Self::Position, mv: Self::Move, observer: &mut O);

    /// Gives the turn to the other side without a move, as searches do, and tells the observer; false, and nothing is
    /// changed, where that would leave no position. The default never does.
    fn null_move<O: Observer>(_position: &mut Self::Position, _observer: &mut O) -> bool {
        false
    }

    /// Tells an observer all that the position is, as if each piece were put and each state begun.
    fn describe<O: Observer>(position: &Self::Position, observer: &mut O);

    /// Returns what makes the position the same as another for repetition.
    fn repeats(position: &Self::Position) -> Self::Repeats;

    /// Returns what the count of moves to a depth depends on beyond [`repeats`](Rules::repeats): a clock whose end
    /// would be met within that many plies. The default says nothing.
    #[inline(always)]
    fn clock_of_perft(_position: &Self::Position, _depth: u32) -> u32 {
        0
    }

    /// Writes a move as text.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn write_move(position: &Self::Position, mv: Self::Move, out: &mut dyn core::fmt::Write) -> core::fmt::Result;

    /// Writes a move with all that can be said of it: the whole path of a capture. The default is the plain form.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn write_move_in_full(
        position: &Self::Position,
        mv: Self::Move,
        out: &mut dyn core::fmt::Write,
    ) -> core::fmt::Result {
        Self::write_move(position, mv, out)
    }

    /// Reads a legal move.
    ///
    /// # Errors
    ///
    /// If the text is no move, or names no legal move, or more than one.
    fn read_move(position: &Self::Position, text: &str) -> Result<Self::Move, MoveError>;

    /// Writes a legal move as records of games have it, where that is not how programs exchange it. By default it is
    /// [`write_move`](Rules::write_move).
    ///
    /// # Errors
    ///
    /// Those of the writer.
    fn write_recorded(position: &Self::Position, mv: Self::Move, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        Self::write_move(position, mv, out)
    }

    /// Reads a legal move as records of games have it. By default it is [`read_move`](Rules::read_move).
    ///
    /// # Errors
    ///
    /// Those of [`read_move`](Rules::read_move).
    fn read_recorded(position: &Self::Position, text: &str) -> Result<Self::Move, MoveError> {
        Self::read_move(position, text)
    }

    /// Returns the number of sequences of `depth` legal moves, counting the last ply without playing it.
    ///
    /// May be overridden for speed where the laws hold.
    #[inline]
    fn count<const CONVENTION: u8>(position: &Self::Position, depth: u32) -> u64 {
        crate::perft::count::<Self, true, CONVENTION>(position, depth)
    }

    /// Returns the number of legal replies to all legal moves of some positions, which have the same side to move: the
    /// sequences of two moves.
    ///
    /// Perft counts its last two plies by it. The default plays each move; a game that can count the replies to many
    /// moves at once overrides it, and is held to the default by a law.
    #[inline]
    fn replies<const CONVENTION: u8>(positions: &[Self::Position]) -> u64 {
        positions.iter().map(Replies::<Self, CONVENTION>::one_by_one).sum()
    }

    /// Returns every legal move.
    #[inline]
    fn moves(position: &Self::Position) -> MoveList<Self> {
        let mut list = MoveList::<Self>::new();
        Self::generate(position, &mut list);
        list
    }

    /// Returns the captures alone; where captures are forced and there are none, that is no move at all.
    #[inline]
    fn captures(position: &Self::Position) -> MoveList<Self> {
        let mut captures = CaptureList::<Self>(MoveList::<Self>::new());
        Self::generate(position, &mut captures);
        captures.0
    }

    /// Returns the number of legal moves.
    #[inline]
    fn move_count(position: &Self::Position) -> u64 {
        let mut count = Count::<0>::default();
        Self::generate(position, &mut count);
        count.moves
    }

    /// Returns whether there is a legal move.
    #[inline]
    fn has_move(position: &Self::Position) -> bool {
        let mut any = Any::default();
        Self::generate(position, &mut any);
        any.found
    }

    /// Returns whether the move is legal.
    #[inline]
    fn is_legal(position: &Self::Position, mv: Self::Move) -> bool {
        let mut sought = Sought::<Self>::anywhere(mv);
        Self::generate(position, &mut sought);
        sought.found
    }

    /// Returns the move if it is legal.
    ///
    /// # Errors
    ///
    /// If it is not.
    fn legal(position: &Self::Position, mv: Self::Move) -> Result<Self::Move, MoveError> {
        if Self::is_legal(position, mv) { Ok(mv) } else { Err(MoveError::Illegal) }
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    ///
    /// If it is not; the position is as it was.
    fn try_play(position: &mut Self::Position, mv: Self::Move) -> Result<(), MoveError> {
        Self::play(position, Self::legal(position, mv)?, &mut ());
        Ok(())
    }

    /// Returns a move as text, see [`write_move`](Rules::write_move).
    fn move_text(position: &Self::Position, mv: Self::Move) -> String {
        let mut text = String::new();
        // A `String` takes whatever it is given.
        let _ = Self::write_move(position, mv, &mut text);
        text
    }

    /// Returns the canonical FEN, see [`fen::write`].
    fn fen(position: &Self::Position) -> String {
        fen::write::<Self>(position)
    }

    /// Reads a FEN, strictly; see [`fen::read`].
    ///
    /// # Errors
    ///
    /// If the text is none, or the position breaks a rule.
    fn from_fen(text: &str) -> Result<Self::Position, fen::FenErrors> {
        fen::read::<Self>(text)
    }
}
