//! How this program was built.

use crate::error::Error;

/// What a figure depends on beyond the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Build {
    /// The processor that it was compiled for.
    pub(crate) cpu: &'static str,
    /// The compiler.
    pub(crate) rustc: &'static str,
    /// Whether it may use instructions of AVX-512.
    avx512: bool,
    /// Whether it was compiled by the profile `release`.
    released: bool,
}

impl Build {
    /// Returns how this program was built.
    pub(crate) const fn this() -> Self {
        Self {
            cpu: env!("INSTRUCTIONS_CPU"),
            rustc: env!("INSTRUCTIONS_RUSTC"),
            avx512: cfg!(target_feature = "avx512f"),
            released: !cfg!(debug_assertions),
        }
    }

    /// Refuses what valgrind cannot execute, and what says nothing.
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.avx512 {
            return Err(Error::Avx512);
        }
        if !self.released {
            return Err(Error::Profile);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Build = Build { cpu: "x86-64-v3", rustc: "rustc 1", avx512: false, released: true };

    #[test]
    fn what_valgrind_cannot_execute_is_refused() {
        assert!(GOOD.check().is_ok());
        assert!(matches!(Build { avx512: true, ..GOOD }.check(), Err(Error::Avx512)));
        assert!(matches!(Build { released: false, ..GOOD }.check(), Err(Error::Profile)));
    }
}
