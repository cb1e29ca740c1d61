//! Names in tables: one text for each row, in which they are separated by white space.

/// The names of a row.
pub(super) fn of(row: &str) -> impl Iterator<Item = &str> {
    row.split_ascii_whitespace()
}

/// Whether a name is one of a row.
pub(super) fn holds(row: &str, name: &str) -> bool {
    of(row).any(|known| known == name)
}
