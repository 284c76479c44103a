//! A run in a process of its own.
//!
//! In some processes one contestant is slower than in most, by a third and more, in every round alike, while those beside
//! it are as fast as ever; no number of rounds in one process shows it. The likely cause, not proved, is where its memory
//! lies. With a process for each run it is left to the median.

use std::process::{Command, Stdio};
use std::time::Duration;

use crate::clock::Clock;
use crate::error::Error;
use crate::work::Scale;

/// Has a contestant of a heat run once, and returns its count and its time. Both are known by their numbers.
pub(crate) fn run(heat: usize, contestant: usize, scale: Scale, clock: Clock) -> Result<(u64, Duration), Error> {
    let mut command = Command::new(std::env::current_exe().map_err(Error::Process)?);
    command.arg("--one").args([heat, contestant].map(|number| number.to_string()));
    if scale == Scale::Quick {
        command.arg("--quick");
    }
    if clock == Clock::Thread {
        command.arg("--cpu-time");
    }
    let output = command.stderr(Stdio::inherit()).output().map_err(Error::Process)?;
    let answer = String::from_utf8_lossy(&output.stdout).into_owned();
    read(&answer).filter(|_| output.status.success()).ok_or(Error::Answer { status: output.status, answer })
}

/// Writes what a run has come to, for the process that asked.
pub(crate) fn answer(counted: u64, time: Duration) -> String {
    format!("{counted} {}", time.as_nanos())
}

/// Reads what `answer` wrote.
fn read(answer: &str) -> Option<(u64, Duration)> {
    let (counted, nanoseconds) = answer.trim_end().split_once(' ')?;
    Some((counted.parse().ok()?, Duration::from_nanos(nanoseconds.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_reads_back() {
        let time = Duration::from_nanos(1_234_567_890);
        assert_eq!(read(&answer(20, time)), Some((20, time)));
        assert_eq!(read(""), None);
        assert_eq!(read("20"), None);
    }
}
