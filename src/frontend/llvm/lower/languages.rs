//! The standard libraries of languages other than C, whose functions a module declares and nothing defines.

/// What is known of a function of such a library.
pub(super) struct Library<'a> {
    /// The language.
    pub language: &'static str,
    /// The function as messages name it.
    pub name: &'a str,
    /// Whether it may change what it is given.
    pub may_write: bool,
}
