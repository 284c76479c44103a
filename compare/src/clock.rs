//! How long something took.

use std::time::{Duration, Instant};
use std::{fs, io, thread};

/// What the Linux kernel says of this thread: nanoseconds on a processor, nanoseconds of waiting, time slices.
const THREAD: &str = "/proc/thread-self/schedstat";

/// What time is taken by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clock {
    /// The time that passes.
    Wall,
    /// The time that this thread has a processor.
    Thread,
}

/// The time of the thread cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("the processor time of a thread cannot be read from {THREAD}: {0}")]
pub(crate) struct ClockError(#[from] io::Error);

impl Clock {
    /// Returns what a function returns, and how long it took.
    pub(crate) fn time<T>(self, function: impl FnOnce() -> T) -> Result<(T, Duration), ClockError> {
        match self {
            Self::Wall => {
                let start = Instant::now();
                let result = function();
                Ok((result, start.elapsed()))
            }
            Self::Thread => {
                let start = thread_time()?;
                let result = function();
                Ok((result, thread_time()?.saturating_sub(start)))
            }
        }
    }

    /// Says which it is.
    pub(crate) const fn description(self) -> &'static str {
        match self {
            Self::Wall => "the wall clock",
            Self::Thread => "the thread's processor time (the wall clock where there are two threads)",
        }
    }
}

/// Returns how long this thread has had a processor so far.
fn thread_time() -> Result<Duration, ClockError> {
    // The kernel brings the number up to date when the thread is scheduled or at its next tick, some milliseconds later.
    thread::yield_now();
    let text = fs::read_to_string(THREAD)?;
    let first = text.split_whitespace().next().and_then(|number| number.parse().ok());
    let nanoseconds = first.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "it is no number"))?;
    Ok(Duration::from_nanos(nanoseconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Works for so long by the wall clock.
    fn work(time: Duration) {
        let start = Instant::now();
        while start.elapsed() < time {
            std::hint::spin_loop();
        }
    }

    #[test]
    fn time_passes() {
        let (value, time) = Clock::Wall.time(|| work(Duration::from_millis(5))).map(|(_, time)| (3, time)).unwrap();
        assert_eq!(value, 3);
        assert!(time >= Duration::from_millis(5));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_that_sleeps_takes_no_processor_time() {
        let ((), slept) = Clock::Thread.time(|| thread::sleep(Duration::from_millis(50))).unwrap();
        assert!(slept < Duration::from_millis(25), "{slept:?}");
        let ((), worked) = Clock::Thread.time(|| work(Duration::from_millis(50))).unwrap();
        assert!(worked > Duration::ZERO && worked < Duration::from_millis(75), "{worked:?}");
    }
}
