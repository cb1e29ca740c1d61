//! Symbols of SMT-LIB as text.

use std::borrow::Cow;

/// The words of the language itself.
const RESERVED: &[&str] = &[
    "!",
    "_",
    "as",
    "BINARY",
    "DECIMAL",
    "exists",
    "HEXADECIMAL",
    "forall",
    "lambda",
    "let",
    "match",
    "NUMERAL",
    "par",
    "STRING",
];

/// A symbol, quoted if SMT-LIB needs it or if it is one of `words`.
pub fn quoted<'n>(name: &'n str, words: &[&str]) -> Cow<'n, str> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c);
    let simple = !name.is_empty()
        && name.chars().all(plain)
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && !RESERVED.contains(&name)
        && !words.contains(&name);
    if simple { Cow::Borrowed(name) } else { Cow::Owned(format!("|{name}|")) }
}
