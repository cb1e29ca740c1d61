//! Reading inputs: files, `-` for standard input, and either of them compressed by gzip.
//!
//! Text is UTF-8. What is not is read as Latin-1, byte by byte, so that different symbols stay different.

use flate2::read::MultiGzDecoder;
use std::io::{self, Read};

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

/// Reads the input at `path`.
///
/// # Errors
/// If the file cannot be read or decompressed.
pub fn read(path: &str) -> io::Result<Source> {
    let raw = if path == "-" {
        let mut raw = Vec::new();
        io::stdin().lock().read_to_end(&mut raw)?;
        raw
    } else {
        std::fs::read(path)?
    };
    Ok(Source { name: display_name(path).to_owned(), text: decode(raw)? })
}

/// The text in `raw`, which may be compressed.
fn decode(raw: Vec<u8>) -> io::Result<String> {
    let mut bytes = raw;
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut plain = Vec::new();
        MultiGzDecoder::new(bytes.as_slice()).read_to_end(&mut plain)?;
        bytes = plain;
    }
    Ok(String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().into_iter().map(char::from).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::Write;

    #[test]
    fn texts_are_decoded() {
        let mut gz = GzEncoder::new(Vec::new(), Compression::fast());
        gz.write_all("(assert é)".as_bytes()).unwrap();
        let gz = gz.finish().unwrap();
        assert_eq!(decode(gz.clone()).unwrap(), "(assert é)");
        assert!(decode(gz[..gz.len() - 9].to_vec()).is_err(), "a truncated file is an error");
        assert_eq!(decode(b"|\xe9| |\xe8|".to_vec()).unwrap(), "|é| |è|");
        assert_eq!(decode(Vec::new()).unwrap(), "");
    }
}
