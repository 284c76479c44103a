//! Watching a count: the bar of progress, or lines, and Ctrl-C.

use std::io::{self, Write as _};
use std::process::exit;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use quadrille::core::Watch;

use crate::number::{counted, grouped};

/// Whether the user has asked to stop.
static STOPPED: AtomicBool = AtomicBool::new(false);
/// Takes over Ctrl-C, once.
static CTRL_C: Once = Once::new();

/// What a count that takes less time than this shows no bar for.
const SHORT: Duration = Duration::from_millis(300);
/// The length of the bar's scale.
const FULL: f64 = 10_000.0;
/// The seconds between two lines, where there is no bar.
const PAUSE: u64 = 10;

/// Watches one count: shows how far it is, by a bar where stderr is a terminal and else by a line now and then, and
/// stops it on Ctrl-C.
pub(crate) struct Meter {
    bar: ProgressBar,
    started: Instant,
    /// The pauses after which a line was written.
    pauses: AtomicU64,
}

impl Meter {
    /// Begins to watch.
    pub(crate) fn new(what: String) -> Self {
        catch_interrupt();
        let bar = ProgressBar::with_draw_target(Some(FULL as u64), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{prefix}  {bar:30} {percent:>3} %  {msg}") {
            bar.set_style(style);
        }
        bar.set_prefix(what);
        Self { bar, started: Instant::now(), pauses: AtomicU64::new(0) }
    }

    /// Shows how many bytes were read, of so many if that is known.
    pub(crate) fn bytes(&self, read: u64, of: Option<u64>) {
        let share = of.map_or(0.0, |of| read as f64 / of.max(1) as f64);
        self.show(share, format!("{} MB", grouped((read / 1_000_000).into())));
    }

    /// Shows how far it is.
    fn show(&self, share: f64, message: String) {
        let time = self.time();
        if self.bar.is_hidden() {
            if let Some(line) = self.line(share, &message, time) {
                // Nobody reads it, yet the count goes on.
                let _ = writeln!(io::stderr(), "{line}");
            }
        } else if time >= SHORT {
            self.bar.update(|state| state.set_pos((share * FULL) as u64));
            self.bar.set_message(message);
        }
    }

    /// Returns the line that tells how far it is after a time, if one is due: `chess  1,234 nodes in 10 s, 3 %`.
    fn line(&self, share: f64, message: &str, time: Duration) -> Option<String> {
        let pauses = time.as_secs() / PAUSE;
        if self.pauses.fetch_max(pauses, Ordering::Relaxed) >= pauses {
            return None;
        }
        let line = format!("{}  {message} in {} s", self.bar.prefix(), time.as_secs());
        // How much there is may not be known.
        let percent = (share * 100.0) as u64;
        Some(if percent == 0 { line } else { format!("{line}, {percent} %") })
    }

    /// Hides the bar while something is written.
    pub(crate) fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    /// Returns the time since it began.
    pub(crate) fn time(&self) -> Duration {
        self.started.elapsed()
    }
}

/// Has Ctrl-C noted, for who asks whether to stop.
pub(crate) fn catch_interrupt() {
    CTRL_C.call_once(|| {
        // Where Ctrl-C cannot be taken over it ends the program as ever. The second one does not wait.
        let _ = ctrlc::set_handler(|| {
            if STOPPED.swap(true, Ordering::Relaxed) {
                exit(130);
            }
        });
    });
}

/// Returns whether the user has asked to stop.
pub(crate) fn stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

impl Watch for Meter {
    fn stopped(&self) -> bool {
        stopped()
    }

    fn progress(&self, nodes: u128, share: f64) {
        self.show(share, counted(nodes, "node", "nodes"));
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_due_every_ten_seconds() {
        let meter = Meter::new("noughts".to_owned());
        let line = |tenths: u64, share: f64| meter.line(share, "1,234 nodes", Duration::from_millis(100 * tenths));
        assert_eq!(line(99, 0.0), None);
        assert_eq!(line(100, 0.009).as_deref(), Some("noughts  1,234 nodes in 10 s"));
        assert_eq!(line(199, 0.1), None);
        // Where nothing was told for long, one line makes up for it.
        assert_eq!(line(456, 0.129).as_deref(), Some("noughts  1,234 nodes in 45 s, 12 %"));
        assert_eq!(line(499, 0.2), None);
        assert!(line(500, 0.2).is_some());
    }
}
