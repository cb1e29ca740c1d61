//! Reading whole inputs with the names that messages give them. Opening and unpacking are the front end's.
//!
//! Text is UTF-8. What is not is read as Latin-1, byte by byte, so that different symbols stay different.

use crate::frontend::Input;
use std::io;
use std::path::Path;

/// A text with the name that messages give it.
#[derive(Debug)]
pub struct Source {
    /// The path as it was given, or `<stdin>`.
    pub name: String,
    /// The text, decompressed.
    pub text: String,
}

/// The name that messages give to the input at `path`.
pub fn display_name(path: &str) -> &str {
    if path == "-" { "<stdin>" } else { path }
}

/// Reads the input at `path`; `-` is standard input.
///
/// # Errors
/// If the file cannot be read or decompressed.
pub fn read(path: &str) -> io::Result<Source> {
    let bytes = Input::open(Path::new(path))?.read_all()?;
    Ok(Source { name: display_name(path).to_owned(), text: decode(bytes) })
}

fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().into_iter().map(char::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_decoded() {
        assert_eq!(decode("(assert é)".into()), "(assert é)");
        assert_eq!(decode(b"|\xe9| |\xe8|".to_vec()), "|é| |è|");
    }
}
