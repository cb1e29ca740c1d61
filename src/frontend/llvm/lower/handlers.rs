//! The handlers that code of clang's sanitizer for undefined behaviour calls, by their names (compiler-rt, `ubsan_handlers.h`).
//!
//! Deliberately absent: what is done where one is called (`sanitizer`).

const HANDLER: &str = "__ubsan_handle_";
const ABORT: &str = "_abort";

/// Handlers of the property of overflow, and the operations that they are about.
const OVERFLOWS: &[(&str, &str)] = &[
    ("add_overflow", "signed overflow in addition"),
    ("sub_overflow", "signed overflow in subtraction"),
    ("mul_overflow", "signed overflow in multiplication"),
    ("negate_overflow", "signed overflow in negation"),
    (DIVISION, "signed overflow in division"),
    (SHIFT, DISTANCE),
];
pub(super) const DIVISION: &str = "divrem_overflow";
pub(super) const SHIFT: &str = "shift_out_of_bounds";
pub(super) const DISTANCE: &str = "shift by a negative or too large number";
/// A shift to the left of a signed number has two conditions.
pub(super) const SHIFT_LEFT: &str =
    "overflow in shift to the left, or shift by a negative or too large number";

/// The handler of arrays whose length is not positive, which the property of accesses is about: C11, 6.7.6.2, 5.
const BOUND: &str = "vla_bound_not_positive";

/// What a call of a function of this name means, if it is a handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Handler {
    /// What the property of overflow is violated by.
    pub overflow: Option<&'static str>,
    /// Whether it is about the length of an array.
    pub bound: bool,
    /// Whether the run ends.
    pub aborts: bool,
}

impl Handler {
    /// The handler of a name.
    pub fn of(name: &str) -> Option<Handler> {
        let what = name.strip_prefix(HANDLER)?;
        let (what, aborts) = what.strip_suffix(ABORT).map_or((what, false), |what| (what, true));
        let overflow = OVERFLOWS.iter().find(|(known, _)| *known == what).map(|(_, message)| *message);
        Some(Handler { overflow, bound: what == BOUND, aborts })
    }
}

/// What the handlers of a module are about.
pub(super) fn handlers(names: impl Iterator<Item = impl AsRef<str>>) -> Vec<&'static str> {
    let mut found = vec![];
    for name in names {
        let what = name.as_ref().strip_prefix(HANDLER).map(|what| what.strip_suffix(ABORT).unwrap_or(what));
        found.extend(OVERFLOWS.iter().map(|(known, _)| *known).filter(|known| what == Some(*known)));
    }
    found
}
