//! Who watches a long count.

use core::sync::atomic::{AtomicBool, Ordering};

/// Watches a count: may stop it, and is told how far it is.
///
/// It is asked and told every few milliseconds, by whichever thread has counted that long. `()` watches nothing; an
/// [`AtomicBool`] stops the count once it is true.
///
/// # Examples
///
/// ```
/// use std::time::Instant;
/// use quadrille_core::Watch;
///
/// struct Until(Instant);
///
/// impl Watch for Until {
///     fn stopped(&self) -> bool {
///         Instant::now() >= self.0
///     }
/// }
/// ```
pub trait Watch: Sync {
    /// Returns whether to stop. Once it has said so it is not asked again.
    fn stopped(&self) -> bool {
        false
    }

    /// Is told the number of nodes counted so far and the share of the work that is done, from 0 to 1.
    ///
    /// One call at a time, and the numbers never fall. The count waits for it: be quick.
    fn progress(&self, _nodes: u128, _share: f64) {}
}

impl Watch for () {}

impl Watch for AtomicBool {
    fn stopped(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}
