//! How symbols of one name in several modules meet: the words of LLVM for that, as far as they mean different things here.

/// How a symbol meets those of the same name in other modules. Definitions that may be dropped (`linkonce`) are like those that another
/// one may replace (`weak`): nothing is dropped here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Linkage {
    /// All modules mean the same.
    #[default]
    External,
    /// A definition that gives way to a strong one, and to the first of its kind.
    Weak,
    /// A variable without initial value, as old C has them: the largest counts.
    Common,
    /// A copy of a definition that is elsewhere.
    AvailableExternally,
    /// A declaration whose address is null if nothing defines it.
    ExternWeak,
    /// Arrays that are put one behind the other.
    Appending,
    /// No other module can name it (`internal`, `private`).
    Local,
}

/// What becomes of groups of symbols of one name in several modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comdat {
    /// One of them stays. They are alike where that is asked for (`exactmatch`, `samesize`).
    Any,
    /// All stay.
    NoDeduplicate,
    /// The largest stays.
    Largest,
}

impl Linkage {
    /// Whether another definition may take the place of one.
    pub fn is_interposable(self) -> bool {
        matches!(self, Linkage::Weak | Linkage::Common | Linkage::ExternWeak)
    }
}
