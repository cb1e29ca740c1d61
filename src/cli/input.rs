//! Reading whole inputs with the names that messages give them. Opening and unpacking are the front end's.
//!
//! Text is UTF-8. What is not is read as Latin-1, byte by byte, so that different symbols stay different. Formats that are
//! not text get the bytes.

use eufonium_frontend::Input;
use std::borrow::Cow;
use std::io;
use std::path::Path;

/// An input with the name that messages give it.
#[derive(Debug)]
pub struct Source {
    /// The path as it was given, or `<stdin>`.
    pub name: String,
    /// The contents, decompressed.
    pub bytes: Vec<u8>,
}

impl Source {
    /// The contents as text.
    pub fn text(&self) -> Cow<'_, str> {
        match std::str::from_utf8(&self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().copied().map(char::from).collect()),
        }
    }
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
    Ok(Source { name: display_name(path).to_owned(), bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_decoded() {
        let decode = |bytes: &[u8]| Source { name: String::new(), bytes: bytes.to_vec() }.text().into_owned();
        assert_eq!(decode("(assert é)".as_bytes()), "(assert é)");
        assert_eq!(decode(b"|\xe9| |\xe8|"), "|é| |è|");
    }
}
