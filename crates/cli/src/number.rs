//! Numbers as people read them.

use std::time::Duration;

/// Writes a number in groups of three digits: `4,865,609`.
pub(crate) fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Writes a number with the word for what is counted: `1 game`, `4,865 games`.
pub(crate) fn counted(number: u128, one: &str, more: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { more })
}

/// Writes how many are done in a second, in three digits: `231 M`; nothing to tell is `–`.
pub(crate) fn rate(nodes: u128, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if nodes == 0 || seconds == 0.0 {
        return "–".to_owned();
    }
    let mut rate = nodes as f64 / seconds;
    let mut unit = "";
    for larger in [" k", " M", " G", " T"] {
        if rate < 999.5 {
            break;
        }
        (rate, unit) = (rate / 1000.0, larger);
    }
    let decimals = if unit.is_empty() || rate >= 99.95 { 0 } else { usize::from(rate < 9.995) + 1 };
    format!("{rate:.decimals$}{unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_three() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (119_060_324, "119,060,324")] {
            assert_eq!(grouped(number), text);
        }
        assert_eq!(grouped(u128::MAX), "340,282,366,920,938,463,463,374,607,431,768,211,455");
    }

    #[test]
    fn one_is_counted_by_another_word_than_more() {
        let nodes = [0, 1, 1000].map(|number| counted(number, "node", "nodes"));
        assert_eq!(nodes, ["0 nodes", "1 node", "1,000 nodes"]);
    }

    #[test]
    fn rates_have_three_digits() {
        let second = Duration::from_secs(1);
        for (nodes, text) in
            [(7, "7"), (999, "999"), (1_000, "1.00 k"), (12_345, "12.3 k"), (231_499_999, "231 M"), (999_600, "1.00 M")]
        {
            assert_eq!(rate(nodes, second), text);
        }
        assert_eq!(rate(0, second), "–");
        assert_eq!(rate(1, Duration::ZERO), "–");
        assert_eq!(rate(u128::MAX, second).split(' ').nth(1), Some("T"));
    }
}
