//! Witnesses in the format of SV-COMP, version 2.0 (github.com/sosy-lab/sv-witnesses; Ayaziová et al., "Software Verification
//! Witnesses 2.0", SPIN 2024).
//!
//! A violation is the sequence of the results of functions without definition, in the order of the run, and the place of the
//! violation: what a validator needs to execute the program. Correctness is a set of loop invariants. YAML with all strings
//! quoted, so that no reader takes `2.0` or `no` for something else. The same content gives the same text: the identifier is a
//! hash of the content, the time is given. Read from nowhere: there is no parser here.

use super::{file, returns_unsigned};
use eufonium_ir::program::eval::events::{EventKind, Record};
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{FileId, Loc, Program, SiteKind, Type};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What is verified.
#[derive(Clone, Debug)]
pub struct Task<'a> {
    /// The paths of the inputs with the [`sha256`] of each.
    pub inputs: &'a [(String, String)],
    /// The property as SV-COMP writes it: `CHECK( init(main()), LTL(G ! call(reach_error())) )`.
    pub specification: &'a str,
    /// Whether `long` has 64 bits.
    pub lp64: bool,
    /// The version of the verifier.
    pub version: &'a str,
    /// When the witness was made, in seconds since 1970.
    pub created: u64,
}

/// An invariant of a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopInvariant {
    /// Where the loop statement starts.
    pub at: Loc,
    /// Its function.
    pub function: String,
    /// An expression of C over variables that are visible there.
    pub expression: String,
}

/// The SHA-256 of a text, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// The witness of a run that violates a property. `sources` gives the text of files, for the places where calls end.
pub fn violation<'s>(
    program: &Program,
    record: &Record,
    task: &Task<'_>,
    sources: &dyn Fn(FileId) -> Option<&'s str>,
) -> String {
    let mut content = String::new();
    for event in &record.events {
        match &event.kind {
            EventKind::Choice(Source::Site(site), Type::Int(_), Value::Word(bits)) => {
                if let (SiteKind::External(name), Some(at)) = (&program.sites[*site].kind, event.at) {
                    let value = if returns_unsigned(name) || bits.width() == 1 {
                        bits.to_rat()
                    } else {
                        bits.to_rat_signed()
                    };
                    let end = sources(at.file).and_then(|text| end_of_call(text, at));
                    let at = end.map_or(Loc { column: 0, ..at }, |(line, column)| Loc { line, column, ..at });
                    waypoint(&mut content, program, "function_return", at);
                    let value = quoted(&format!("\\result == {value}"));
                    let _ = write!(
                        content,
                        "        constraint:\n          value: {value}\n          format: \"acsl_expression\"\n"
                    );
                }
            }
            EventKind::Violation(check) => {
                if let Some(at) = program.checks[*check].at {
                    waypoint(&mut content, program, "target", at);
                }
            }
            _ => {}
        }
    }
    entry("violation_sequence", task, &content)
}

fn waypoint(out: &mut String, program: &Program, kind: &str, at: Loc) {
    let _ = write!(
        out,
        "  - segment:\n    - waypoint:\n        type: \"{kind}\"\n        action: \"follow\"\n        location:\n"
    );
    location(out, program, at, 10);
}

fn location(out: &mut String, program: &Program, at: Loc, indent: usize) {
    let pad = " ".repeat(indent);
    let _ = writeln!(out, "{pad}file_name: {}", quoted(file(program, at)));
    let _ = writeln!(out, "{pad}line: {}", at.line);
    if at.column > 0 {
        let _ = writeln!(out, "{pad}column: {}", at.column);
    }
}

/// The witness of a program that satisfies its property. The format has no field for what the proof takes for granted, so that
/// stands before it in comments.
pub fn correctness(
    program: &Program,
    invariants: &[LoopInvariant],
    assumptions: &[String],
    task: &Task<'_>,
) -> String {
    let mut content = String::new();
    for LoopInvariant { at, function, expression } in invariants {
        content.push_str("  - invariant:\n      type: \"loop_invariant\"\n      location:\n");
        location(&mut content, program, *at, 8);
        let _ = writeln!(content, "        function: {}", quoted(function));
        let _ = writeln!(content, "      value: {}\n      format: \"c_expression\"", quoted(expression));
    }
    let comment = |assumption: &String| format!("# assumes that {}\n", assumption.replace(['\n', '\r'], " "));
    let comments: String = assumptions.iter().map(comment).collect();
    comments + &entry("invariant_set", task, &content)
}

fn entry(kind: &str, task: &Task<'_>, content: &str) -> String {
    let files: String = task.inputs.iter().map(|(path, _)| format!("      - {}\n", quoted(path))).collect();
    let hash = |(path, hash): &(String, String)| format!("        {}: {}\n", quoted(path), quoted(hash));
    let hashes: String = task.inputs.iter().map(hash).collect();
    let about = format!(
        "    task:\n      input_files:\n{files}      input_file_hashes:\n{hashes}      \
         specification: {}\n      data_model: \"{}\"\n      language: \"C\"\n",
        quoted(task.specification),
        if task.lp64 { "LP64" } else { "ILP32" },
    );
    let uuid = identifier(&[kind, &about, content]);
    let time = timestamp(task.created);
    let version = quoted(task.version);
    let content =
        if content.is_empty() { "  content: []\n".into() } else { format!("  content:\n{content}") };
    format!(
        "- entry_type: \"{kind}\"\n  metadata:\n    format_version: \"2.0\"\n    uuid: \"{uuid}\"\n    \
         creation_time: \"{time}\"\n    producer:\n      name: \"eufonium\"\n      version: {version}\n{about}{content}"
    )
}

/// An identifier made of a hash (version 8 of RFC 9562).
fn identifier(parts: &[&str]) -> String {
    let hash = sha256(parts.concat().as_bytes());
    format!("{}-{}-8{}-8{}-{}", &hash[..8], &hash[8..12], &hash[13..16], &hash[17..20], &hash[20..32])
}

/// A moment of UTC as ISO 8601. The calendar is Hinnant's `civil_from_days`.
pub fn timestamp(seconds: u64) -> String {
    let (days, time) = (seconds / 86400, seconds % 86400);
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_based = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_based + 2) / 5 + 1;
    let month = if march_based < 10 { march_based + 3 } else { march_based - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// A string of YAML in double quotes.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(out, "\\x{:02x}", u32::from(c).min(0xff));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// The line and column of the parenthesis that closes the call which starts at a place.
fn end_of_call(text: &str, at: Loc) -> Option<(u32, u32)> {
    let start =
        text.split_inclusive('\n').take(at.line.checked_sub(1)? as usize).map(str::len).sum::<usize>();
    let rest = text.get(start..)?;
    let mut place = (at.line, 1);
    let (mut depth, mut quote, mut escaped) = (0usize, None, false);
    for c in rest.chars() {
        let before = (place.0, place.1) < (at.line, at.column.max(1));
        match (quote, c) {
            _ if before => {}
            (Some(_), _) if std::mem::take(&mut escaped) => {}
            (Some(_), '\\') => escaped = true,
            (Some(q), c) if q == c => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(') => depth += 1,
            (None, ')') if depth <= 1 => return (depth == 1).then_some(place),
            (None, ')') => depth -= 1,
            // The call must start where its place is: a macro gives no parenthesis to point to.
            (None, ';' | '{' | '}') if depth == 0 => return None,
            (None, _) => {}
        }
        place = if c == '\n' { (place.0 + 1, 1) } else { (place.0, place.1 + 1) };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::ids::Id;

    #[test]
    fn moments_are_dates() {
        let cases = [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_763_769_599, "2025-11-21T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ];
        for (seconds, expected) in cases {
            assert_eq!(timestamp(seconds), expected);
        }
    }

    #[test]
    fn hashes_are_those_of_the_standard() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256(b"abc"), abc);
    }

    #[test]
    fn calls_end_at_their_parenthesis() {
        let text = "int main() {\n  x = nd(f(1), \")\",\n    ')') + g();\n  y = M;\n}\n";
        let at = |line, column| Loc { file: FileId::from_usize(0), line, column };
        assert_eq!(end_of_call(text, at(2, 7)), Some((3, 8)));
        assert_eq!(end_of_call(text, at(2, 10)), Some((2, 13)));
        assert_eq!(end_of_call(text, at(3, 12)), Some((3, 14)));
        assert_eq!(end_of_call(text, at(4, 7)), None);
        assert_eq!(end_of_call(text, at(9, 1)), None);
    }

    #[test]
    fn strings_are_quoted() {
        assert_eq!(quoted("a\"b\\c\n"), "\"a\\\"b\\\\c\\x0a\"");
    }
}
