//! Watching a count: the bar of progress, and Ctrl-C.

use std::process::exit;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use quadrille::core::Watch;

use crate::number::grouped;

/// Whether the user has asked to stop.
static STOPPED: AtomicBool = AtomicBool::new(false);
/// Takes over Ctrl-C, once.
static CTRL_C: Once = Once::new();

/// What a count that takes less time than this shows no bar for.
const SHORT: Duration = Duration::from_millis(300);
/// The length of the bar's scale.
const FULL: f64 = 10_000.0;

/// Watches one count: shows how far it is where stderr is a terminal, and stops it on Ctrl-C.
pub(crate) struct Meter {
    bar: ProgressBar,
    started: Instant,
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
        Self { bar, started: Instant::now() }
    }

    /// Shows how many bytes were read, of so many if that is known.
    pub(crate) fn bytes(&self, read: u64, of: Option<u64>) {
        let share = of.map_or(0.0, |of| read as f64 / of.max(1) as f64);
        self.show(share, format!("{} MB", grouped((read / 1_000_000).into())));
    }

    /// Shows how far it is.
    fn show(&self, share: f64, message: String) {
        if !self.bar.is_hidden() && self.time() >= SHORT {
            self.bar.update(|state| state.set_pos((share * FULL) as u64));
            self.bar.set_message(message);
        }
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
        self.show(share, format!("{} nodes", grouped(nodes)));
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
