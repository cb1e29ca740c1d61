//! What a problem says about itself: `(set-info :status sat)` and `(set-logic X)` in SMT-LIB, and `expect: safe; property: x` in a
//! comment at the start of any text.

use super::ending;
use crate::verdict::Expected;
use crate::{Error, Result};
use flate2::read::MultiGzDecoder;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What was found.
#[derive(Debug, PartialEq, Eq)]
pub struct Said {
    /// The verdict.
    pub expected: Expected,
    /// The logic, or the property.
    pub kind: String,
    /// The property.
    pub property: Option<String>,
}

/// Where a comment with `expect:` must stand.
const HEAD: usize = 4096;

/// What a problem says about itself.
///
/// # Errors
/// If it cannot be read.
pub fn of(path: &Path) -> Result<Said> {
    let file = File::open(path).map_err(Error::io(path))?;
    let script = ending(path) == "smt2";
    // Scripts say it anywhere; of anything else only the start matters.
    let limit = if script { u64::MAX } else { HEAD as u64 };
    let mut bytes = Vec::new();
    let gzip = path.extension().is_some_and(|e| e == "gz");
    let read = if gzip {
        MultiGzDecoder::new(file).take(limit).read_to_end(&mut bytes)
    } else {
        file.take(limit).read_to_end(&mut bytes)
    };
    read.map_err(Error::io(path))?;
    Ok(in_text(&String::from_utf8_lossy(&bytes), script))
}

fn in_text(text: &str, script: bool) -> Said {
    let mut said = Said { expected: Expected::Any, kind: String::new(), property: None };
    let head = text.char_indices().nth(HEAD).map_or(text, |(at, _)| &text[..at]);
    if let Some((_, rest)) = head.split_once("expect:") {
        let line = rest.lines().next().unwrap_or_default();
        let line = line.split("*/").next().unwrap_or_default();
        let mut parts = line.split(';').map(str::trim);
        said.expected = parts.next().and_then(|w| w.parse().ok()).unwrap_or(Expected::Any);
        let property = parts.filter_map(|p| p.strip_prefix("property:")).next();
        said.property = property.map(|p| p.trim().to_owned());
        said.kind = said.property.clone().unwrap_or_default();
    }
    if script {
        let words = |name: &str| values(text, name);
        if let Some(logic) = words("(set-logic").first() {
            said.kind = (*logic).to_owned();
        }
        let statuses = words(":status");
        if let Ok(expected) = statuses.join(";").parse::<Expected>()
            && !statuses.is_empty()
        {
            said.expected = if statuses == ["unknown"] { Expected::Any } else { expected };
        }
    }
    said
}

/// The words that follow a name, outside of comments.
fn values<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let lines = text.lines().map(|l| l.split(';').next().unwrap_or_default());
    let mut out = Vec::new();
    let mut pending = false;
    for line in lines {
        let mut rest = line;
        loop {
            if !pending {
                let Some((_, after)) = rest.split_once(name) else { break };
                rest = after;
            }
            let word = rest.trim_start();
            pending = word.is_empty();
            if pending {
                break;
            }
            let end = word.find(|c: char| c.is_whitespace() || c == ')').unwrap_or(word.len());
            out.push(&word[..end]);
            rest = &word[end..];
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_are_found() {
        let table = [
            ("(set-logic HORN)(set-info :status sat)", true, "true", "HORN", None),
            ("; (set-info :status sat)\n(set-info :status\n unsat )", true, "false", "", None),
            ("(set-info :status sat)(check-sat)(set-info :status unsat)", true, "true;false", "", None),
            ("(set-info :status unknown)", true, "any", "", None),
            ("(check-sat)", true, "any", "", None),
            ("// expect: unsafe\nint x;", false, "false", "", None),
            (
                "/* expect: safe; property: valid-deref; -m32 */",
                false,
                "true",
                "valid-deref",
                Some("valid-deref"),
            ),
            ("; expect: unknown", false, "any", "", None),
            ("1 sort bitvec 1", false, "any", "", None),
        ];
        for (text, script, expected, kind, property) in table {
            let said = in_text(text, script);
            let found = (said.expected.to_string(), said.kind.as_str(), said.property.as_deref());
            assert_eq!(found, (expected.to_owned(), kind, property), "{text}");
        }
    }
}
