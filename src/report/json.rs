//! Data for scripts: compact, and harmless within a page.

use serde_json::{Value, json};
use std::collections::HashMap;

/// Strings that are said once, by their positions.
#[derive(Debug, Default)]
pub(crate) struct Strings {
    all: Vec<String>,
    known: HashMap<String, usize>,
}

impl Strings {
    /// The position of a string.
    pub(crate) fn of(&mut self, text: &str) -> usize {
        if let Some(at) = self.known.get(text) {
            return *at;
        }
        self.known.insert(text.to_owned(), self.all.len());
        self.all.push(text.to_owned());
        self.all.len() - 1
    }
    /// All of them.
    pub(crate) fn value(self) -> Value {
        json!(self.all)
    }
}

/// A number, or -1.
pub(crate) fn or_minus(number: Option<usize>) -> i64 {
    number.and_then(|n| i64::try_from(n).ok()).unwrap_or(-1)
}

/// A value as text for an element `script`: nothing in it ends the element or begins a comment.
pub(crate) fn embedded(value: &Value) -> String {
    let text = value.to_string();
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("\\u003c"),
            '>' => out.push_str("\\u003e"),
            '&' => out.push_str("\\u0026"),
            '\u{2028}' => out.push_str("\\u2028"),
            '\u{2029}' => out.push_str("\\u2029"),
            c => out.push(c),
        }
    }
    out
}
