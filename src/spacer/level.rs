//! Levels: bounds on the height of derivations, up to which lemmas hold and obligations are to be blocked.

/// A bound on the height of derivations. A lemma of level `n` holds of all facts with a derivation of height at most `n`
/// (a fact of a rule without premises has height 0).
pub(super) type Level = u32;

/// The level of lemmas that hold of all derivable facts.
pub(super) const INFINITY: Level = Level::MAX;

/// The level as a number, if it is one.
pub(super) fn finite(level: Level) -> Option<u64> {
    (level != INFINITY).then_some(u64::from(level))
}
