//! Bytes of objects with what is to be known of them: eight bits of value, and a bit for each mark.

/// A byte with its marks.
pub(super) type Cell = u16;
/// The byte has a value.
pub(super) const WRITTEN: Cell = 0x100;
/// The byte depends on what is not modelled.
pub(super) const MARKED: Cell = 0x200;
/// The byte is part of a pointer that was stored as one, or read as one where the world outside may have stored it.
pub(super) const POINTER: Cell = 0x400;
/// The byte was chosen by the world outside.
pub(super) const OUTSIDE: Cell = 0x800;
/// The byte is one of a variable of the stack that was never set.
pub(super) const NEVER_SET: Cell = 0x1000;
/// The byte has a shade.
pub(super) const SHADED: Cell = 0x2000;
