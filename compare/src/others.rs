//! How busy other programs keep the machine meanwhile: it spoils what the wall clock says, of two threads above all.

/// The ticks that have passed since some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticks {
    /// On all processors, idle ones included.
    all: u64,
    /// On processors that were busy.
    busy: u64,
    /// On processors that this program and its runs kept busy.
    own: u64,
}

impl Ticks {
    /// Reads them; none where there is no Linux to tell.
    pub(crate) fn now() -> Option<Self> {
        let read = |path| std::fs::read_to_string(path).ok();
        Self::parse(&read("/proc/stat")?, &read("/proc/self/stat")?)
    }

    /// Reads what the kernel says of the machine and of this program.
    fn parse(machine: &str, program: &str) -> Option<Self> {
        // user, nice, system, idle, waiting for devices, two kinds of interrupts, stolen; guests are among the users.
        let fields: Vec<u64> = numbers(machine.lines().next()?.strip_prefix("cpu ")?).take(8).collect();
        let all = fields.iter().sum();
        let idle: u64 = fields.get(3..5)?.iter().sum();
        // Behind the name, which may hold anything, the first field is the state; the 12th and 13th are its
        // times, the two behind them those of the processes that it waited for.
        let (_, behind) = program.rsplit_once(") ")?;
        let own = numbers(behind.strip_prefix(char::is_alphabetic)?).skip(10).take(4).sum();
        Some(Self { all, busy: all - idle, own })
    }

    /// Returns how many processors other programs have kept busy since then, on average.
    pub(crate) fn others_since(self, then: Self, processors: usize) -> f64 {
        // The kernel does not promise that none of them ever falls.
        let others = self.busy.saturating_sub(then.busy).saturating_sub(self.own.saturating_sub(then.own));
        others as f64 * processors as f64 / self.all.saturating_sub(then.all).max(1) as f64
    }
}

/// Returns the numbers of a text; what is none is 0.
fn numbers(text: &str) -> impl Iterator<Item = u64> {
    text.split_whitespace().map(|number| number.parse().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_kernel_says_is_read() {
        let machine = "cpu  100 10 20 800 50 5 5 10 7 7\ncpu0 1 1\n";
        let program = "12 (a ) b) R 1 2 3 4 5 6 7 8 9 10 40 5 20 10 20 0 1";
        let then = Ticks::parse(machine, program).unwrap();
        assert_eq!(then, Ticks { all: 1000, busy: 150, own: 75 });
        let now = Ticks { all: 1400, busy: 450, own: 275 };
        assert_eq!(now.others_since(then, 2), 0.5);
        assert_eq!(Ticks::parse("", ""), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_kernel_says_it() {
        let ticks = Ticks::now().unwrap();
        assert!(ticks.busy <= ticks.all);
    }
}
