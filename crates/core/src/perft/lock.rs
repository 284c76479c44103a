//! A value that one at a time changes: under a mutex where there are threads.

#[cfg(not(feature = "std"))]
use core::cell::RefCell;
#[cfg(feature = "std")]
use std::sync::{Mutex, PoisonError};

/// A value that one at a time changes.
#[cfg(feature = "std")]
#[derive(Debug)]
pub(super) struct Lock<T>(Mutex<T>);

/// A value that one at a time changes: without threads that is no question.
#[cfg(not(feature = "std"))]
#[derive(Debug)]
pub(super) struct Lock<T>(RefCell<T>);

#[cfg(feature = "std")]
impl<T> Lock<T> {
    /// Puts a value under lock.
    pub(super) fn new(value: T) -> Self {
        Self(Mutex::new(value))
    }

    /// Does something with the value.
    ///
    /// The panic of another thread is passed on when that thread is joined, and not here.
    #[inline]
    pub(super) fn with<A>(&self, act: impl FnOnce(&mut T) -> A) -> A {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(not(feature = "std"))]
impl<T> Lock<T> {
    /// Puts a value under lock.
    pub(super) fn new(value: T) -> Self {
        Self(RefCell::new(value))
    }

    /// Does something with the value.
    #[inline]
    pub(super) fn with<A>(&self, act: impl FnOnce(&mut T) -> A) -> A {
        act(&mut self.0.borrow_mut())
    }
}
