//! Reading whole inputs with the names that messages give them. Opening and unpacking are the front end's.
//!
//! Text is UTF-8. What is not is read as Latin-1, byte by byte, so that different symbols stay different. Formats that are
//! not text get the bytes.

use eufonium_frontend::{Format, Input, detect};
use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

/// An input with the name that messages give it.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path as it was given, or `<stdin>`.
    pub name: String,
    /// The path as it was given; of a text in memory only a name.
    pub path: PathBuf,
    /// The contents, decompressed.
    pub bytes: Vec<u8>,
    /// Whether the contents are not those of the path.
    pub in_memory: bool,
}

impl Source {
    /// A text in memory. The end of its name says the format where the text does not: `x.c`.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Source {
        let name = name.into();
        Source { path: PathBuf::from(&name), name, bytes: bytes.into(), in_memory: true }
    }

    /// The format, by the contents and the name.
    pub fn format(&self) -> Format {
        detect(&self.bytes, Some(Path::new(&self.name)))
    }

    /// Whether it is a program, or a part of one.
    pub fn is_program(&self) -> bool {
        matches!(self.format(), Format::Llvm | Format::C)
    }

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
/// If the file cannot be read or decompressed, or is Rust, which is read as LLVM IR only.
pub fn read(path: &str) -> io::Result<Source> {
    let bytes = Input::open(Path::new(path))?.read_all()?;
    if Path::new(path).extension().is_some_and(|end| end == "rs") {
        return Err(io::Error::other(format!(
            "programs of Rust are read as LLVM IR, which `rustc --emit=llvm-ir -g -O -C overflow-checks=on {path}` makes"
        )));
    }
    Ok(Source { name: display_name(path).to_owned(), path: path.into(), bytes, in_memory: false })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_decoded() {
        let decode = |bytes: &[u8]| Source::new("", bytes).text().into_owned();
        assert_eq!(decode("(assert é)".as_bytes()), "(assert é)");
        assert_eq!(decode(b"|\xe9| |\xe8|"), "|é| |è|");
    }

    #[test]
    fn sources_of_rust_are_refused_with_what_to_do() {
        let refused = read(concat!(env!("CARGO_MANIFEST_DIR"), "/input.rs")).expect_err("it is Rust");
        assert!(refused.to_string().contains("rustc --emit=llvm-ir -g"), "{refused}");
    }
}
