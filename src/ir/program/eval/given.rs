//! What the world outside remembers of the pointers that it was given.

/// A pointer that the world outside was given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    pub(super) address: u64,
    /// Into which object it led, if into one. What lies there when that is gone is nothing that the outside knows.
    pub(super) born: Option<u64>,
}
