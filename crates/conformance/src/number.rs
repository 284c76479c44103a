//! Numbers of things, as people write them.

/// Returns a number and what there are so many of: `1 ply`, `2 plies`.
pub(crate) fn counted(number: u64, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn one_is_not_several() {
        assert_eq!([0, 1, 2].map(|number| counted(number, "ply", "plies")), ["0 plies", "1 ply", "2 plies"]);
    }
}
