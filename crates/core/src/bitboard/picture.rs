//! Bitboards as pictures in source text.

/// A bitboard drawn as a board: `X` for a square of the set, `.` for one that is not.
///
/// The first word names the geometry. Its squares follow as one looks at the board from White's side: the last rank
/// at the top, the first file at the left. Of a chequered board only the dark squares are drawn, in the order of their
/// numbers. Signs are set apart by white space; how they stand in lines is for the eye alone. The picture is read in
/// constants: one with too few squares, too many, or another sign does not compile.
///
/// # Examples
///
/// ```
/// use quadrille_core::{bitboard, BitBoard, Rectangle};
///
/// type Small = Rectangle<3, 2>;
///
/// const LEFT: BitBoard<1> = bitboard! { Small:
///     X . .
///     X . .
/// };
/// assert_eq!(LEFT.into_iter().collect::<Vec<_>>(), [0, 3]);
/// ```
///
/// ```compile_fail
/// use quadrille_core::{bitboard, BitBoard, Rectangle};
///
/// const TOO_FEW: BitBoard<1> = bitboard! { Rectangle<3, 2>:
///     X . .
///     X .
/// };
/// ```
#[macro_export]
macro_rules! bitboard {
    ($geometry:ty: $($sign:tt)*) => {
        const { <$geometry>::picture(stringify!($($sign)*)) }
    };
}

/// Reads the signs of a picture: the places, counted from the top left, that bear an `X`, told one by one.
///
/// # Panics
///
/// If the picture has another number of signs than `count`, or a sign that is neither `X` nor `.`.
pub(crate) const fn place_of_sign(picture: &[u8], wanted: usize, count: usize) -> Option<bool> {
    let (mut at, mut seen, mut answer) = (0, 0, None);
    while at < picture.len() {
        match picture[at] {
            b' ' | b'\n' | b'\t' | b'\r' => {}
            b'X' | b'.' => {
                if seen == wanted {
                    answer = Some(picture[at] == b'X');
                }
                seen += 1;
            }
            _ => panic!("a picture of a board has the signs `X` and `.` only"),
        }
        at += 1;
    }
    assert!(seen == count, "a picture of a board has more or fewer signs than the board has squares");
    answer
}
