//! Numbers as text.

/// Writes a number in groups of three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Writes a number with three significant digits, or with all it has before the point.
pub(crate) fn short(number: f64) -> String {
    let places = match number {
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{number:.places$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_in_groups() {
        assert_eq!(
            [0, 12, 123, 1234, 123_456, 1_234_567].map(grouped),
            ["0", "12", "123", "1,234", "123,456", "1,234,567"]
        );
    }

    #[test]
    fn rates_are_short() {
        assert_eq!([0.123, 4.5678, 45.678, 456.78, 4567.8].map(short), ["0.12", "4.57", "45.7", "457", "4568"]);
    }
}
