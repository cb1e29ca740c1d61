//! When what is kept up to date is made anew and compared, in builds with the feature `paranoid`.

use std::cell::Cell;

/// Whether what the search and the theories keep up to date is made anew and compared wherever it must hold: watches and the trail before
/// decisions, bounds and rows after checks, the closure and its proof forest after checks.
pub(crate) const PARANOID: bool = cfg!(feature = "paranoid");

/// All of so many first occasions are taken; later on, so many whenever their number has doubled.
const DENSITY: u64 = 256;

/// Which occasions for a self-check are taken. Such a check walks over everything, so a long search that made it at each
/// decision would not end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occasions {
    seen: Cell<u64>,
    next: Cell<u64>,
}

impl Occasions {
    /// Another occasion: whether it is taken. Never without the feature.
    #[inline]
    pub(crate) fn take(&self) -> bool {
        if !PARANOID {
            return false;
        }
        let seen = self.seen.get() + 1;
        self.seen.set(seen);
        let is_due = seen > self.next.get();
        if is_due {
            self.next.set(seen + seen / DENSITY);
        }
        is_due
    }
}
