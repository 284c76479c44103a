//! Panics that are faults, and need not be told twice.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use crate::found::Found;

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// Where the last panic was.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Does something; of a panic returns where it was and what it said, and has nothing of it printed.
pub(crate) fn quietly<T>(act: impl FnOnce() -> T) -> Result<T, Found> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let told = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if QUIET.get() {
                let place = info.location().map_or_else(|| "a place unknown".to_owned(), ToString::to_string);
                PLACE.set(place);
            } else {
                told(info);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(act));
    QUIET.set(before);
    result.map_err(|panic| Found::panic(&PLACE.take(), said(&*panic)))
}

/// Does something that says what is wrong; a panic is wrong too.
pub(crate) fn wrong<E: Into<Found>>(act: impl FnOnce() -> Result<(), E>) -> Option<Found> {
    match quietly(act) {
        Ok(answer) => answer.err().map(Into::into),
        Err(found) => Some(found),
    }
}

/// Returns what a panic said.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("nothing")
}
