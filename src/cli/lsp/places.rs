//! Places as the protocol has them: URIs for paths, lines and columns from 0, columns in units of UTF-16.

use eufonium_findings::{Finding, Location, Verdict, sarif};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The path of a URI of a file.
pub fn path(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let mut bytes = vec![];
    let mut rest = rest[rest.find('/')?..].bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
            }
            byte => bytes.push(byte),
        }
    }
    String::from_utf8(bytes).ok().map(PathBuf::from)
}

/// The path that a finding about a program names.
pub fn resolve(program: &Path, file: &str) -> PathBuf {
    program.parent().unwrap_or(Path::new("/")).join(file.strip_prefix("./").unwrap_or(file))
}

/// The URI of a file that a finding names; that of the program itself as the editor writes it.
fn uri(program: &Path, of_program: &str, file: &str) -> String {
    let path = resolve(program, file);
    if path == program { of_program.to_owned() } else { sarif::uri(&path.to_string_lossy()) }
}

/// The end of a line, from 1.
pub fn end_of_line(text: &str, line: u32) -> Value {
    let line = line.saturating_sub(1);
    let length = text.lines().nth(line as usize).map_or(0, |line| line.trim_end().encode_utf16().count());
    json!({ "line": line, "character": length })
}

/// From a place to the end of its line. Columns of compilers count bytes.
fn range(text: &str, at: &Location) -> Value {
    let line = text.lines().nth(at.line.saturating_sub(1) as usize).unwrap_or_default();
    let mut bytes = (at.column.saturating_sub(1) as usize).min(line.len());
    while !line.is_char_boundary(bytes) {
        bytes -= 1;
    }
    let start = line[..bytes].encode_utf16().count();
    let end = line.trim_end().encode_utf16().count().max(start);
    let line = at.line.saturating_sub(1);
    json!({ "start": { "line": line, "character": start }, "end": { "line": line, "character": end } })
}

/// The diagnostic for a finding about a program, and the file that it belongs to.
pub fn diagnostic(finding: &Finding, program: &Path, of_program: &str) -> (String, Value) {
    let text_of = |file: &str| std::fs::read_to_string(resolve(program, file)).unwrap_or_default();
    // What has no line stands on the first one of the program.
    let at = finding.location.clone().filter(|at| at.line > 0);
    let (file, place) = match &at {
        Some(at) => (uri(program, of_program, &at.file), range(&text_of(&at.file), at)),
        None => {
            let first = Location { file: program.to_string_lossy().into_owned(), line: 1, column: 1 };
            (of_program.to_owned(), range(&text_of(&first.file), &first))
        }
    };
    let (severity, message) = match finding.verdict {
        Verdict::Unknown => (3, format!("no answer: {}", finding.message)),
        _ => (1, finding.message.clone()),
    };
    let steps = finding.trace.iter().filter_map(|step| {
        let at = step.location.as_ref()?;
        let location =
            json!({ "uri": uri(program, of_program, &at.file), "range": range(&text_of(&at.file), at) });
        Some(json!({ "location": location, "message": step.text }))
    });
    let related: Vec<Value> = steps.collect();
    let diagnostic = json!({
        "range": place,
        "severity": severity,
        "code": finding.rule(),
        "source": "eufonium",
        "message": message,
        "relatedInformation": related,
    });
    (file, diagnostic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris_and_paths() {
        let table = [
            ("file:///a/b.c", Some("/a/b.c")),
            ("file:///a%20b/%C3%A4.c", Some("/a b/ä.c")),
            ("file://localhost/a.c", Some("/a.c")),
            ("untitled:1", None),
            ("file:///a%2", None),
        ];
        for (uri, expected) in table {
            assert_eq!(path(uri), expected.map(PathBuf::from), "{uri}");
        }
        assert_eq!(path(&sarif::uri("/a b/ä:.c")), Some("/a b/ä:.c".into()));
        let program = Path::new("/p/a.c");
        assert_eq!(resolve(program, "./a.c"), program);
        assert_eq!(resolve(program, "/q/b.h"), Path::new("/q/b.h"));
        assert_eq!(uri(program, "file:///p/%61.c", "a.c"), "file:///p/%61.c");
        assert_eq!(uri(program, "x", "b.h"), "file:///p/b.h");
    }

    #[test]
    fn columns_are_of_utf16() {
        let text = "int a;\n/* ä𝄞 */ f(x); \n";
        let at = |line, column| range(text, &Location { file: String::new(), line, column });
        assert_eq!(at(2, 14)["start"], json!({ "line": 1, "character": 10 }));
        assert_eq!(at(2, 14)["end"], json!({ "line": 1, "character": 15 }));
        assert_eq!(
            at(9, 4),
            json!({ "start": { "line": 8, "character": 0 }, "end": { "line": 8, "character": 0 } })
        );
        assert_eq!(end_of_line(text, 1), json!({ "line": 0, "character": 6 }));
    }
}
