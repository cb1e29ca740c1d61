//! Which names the text of a C file may define for others, without compiling it.
//!
//! A file that defines a name has it outside of all braces, unless a macro makes the name. So names outside of braces are collected, and whether
//! a definition seems to follow: parameters and a brace, or an initial value. Where a macro may paste names together, where other sources are
//! included, or where braces do not match (two branches of `#if`), any name may be defined. Invariant: what the compiled file defines is
//! found here, unless a macro of a header makes its name from parts.

use std::collections::HashMap;

/// What a text says of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Says {
    /// It may define it.
    Perhaps,
    /// It looks like a definition.
    Defines,
}

/// The names outside of braces.
#[derive(Debug)]
pub(super) struct TopLevel {
    names: HashMap<String, Says>,
    any: bool,
}

/// Where the reader is behind a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    Name,
    Parameters,
    Else,
}

impl TopLevel {
    /// A text that may define any name.
    pub(super) fn any() -> TopLevel {
        TopLevel { names: HashMap::new(), any: true }
    }

    pub(super) fn of(text: &str) -> TopLevel {
        let mut found = TopLevel { names: HashMap::new(), any: text.contains("##") || includes_source(text) };
        let tokens = tokens(text);
        let (mut braces, mut parens) = (0_usize, 0_usize);
        let (mut candidate, mut after) = (None, After::Else);
        for token in &tokens {
            match *token {
                "{" => {
                    if let (0, 0, After::Parameters, Some(name)) = (braces, parens, after, candidate) {
                        found.names.insert(name, Says::Defines);
                    }
                    candidate = None;
                    braces += 1;
                }
                "}" => {
                    found.any |= braces == 0;
                    braces = braces.saturating_sub(1);
                }
                _ if braces > 0 => {}
                "=" if parens == 0 && after == After::Name => {
                    found.names.extend(candidate.take().map(|name| (name, Says::Defines)));
                }
                "(" => parens += 1,
                ")" => {
                    parens = parens.saturating_sub(1);
                    if parens == 0 && after == After::Name {
                        after = After::Parameters;
                    }
                }
                ";" if parens == 0 && after != After::Parameters => candidate = None,
                word if word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') => {
                    found.names.entry(word.to_owned()).or_insert(Says::Perhaps);
                    // Behind parameters stand attributes, or the declarations of old C.
                    if parens == 0 && after != After::Parameters {
                        (candidate, after) = (Some(word.to_owned()), After::Name);
                    }
                }
                _ => {}
            }
            if *token == "}" && braces == 0 || *token == ";" && parens == 0 && candidate.is_none() {
                (candidate, after) = (None, After::Else);
            }
        }
        found.any |= braces > 0;
        found
    }

    /// What the text says of a name, if it may define it.
    pub(super) fn says(&self, name: &str) -> Option<Says> {
        self.names.get(name).copied().or(self.any.then_some(Says::Perhaps))
    }
}

/// Whether something else than a header is included.
fn includes_source(text: &str) -> bool {
    let rest = |line: &str| {
        Some(line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim().to_owned())
    };
    text.lines().filter_map(rest).any(|name| !name.trim_end_matches(['"', '>']).ends_with(".h"))
}

/// Words and signs, without comments, literals and directives.
fn tokens(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b >= 0x80;
    let mut tokens = vec![];
    let (mut at, mut begins) = (0, true);
    while at < bytes.len() {
        let rest = &bytes[at..];
        let length = match rest[0] {
            b'\n' => {
                begins = true;
                at += 1;
                continue;
            }
            b if b.is_ascii_whitespace() => 1,
            b'#' if begins => directive(rest),
            b'/' if rest.starts_with(b"//") => until(rest, b"\n").saturating_sub(1),
            b'/' if rest.starts_with(b"/*") => 2 + until(&rest[2..], b"*/"),
            b'"' | b'\'' => literal(rest),
            b if is_word(b) => rest.iter().take_while(|b| is_word(**b)).count(),
            _ => 1,
        };
        let length = length.clamp(1, rest.len());
        let is_token = is_word(rest[0]) || b"{}();,=".contains(&rest[0]);
        if is_token {
            tokens.extend(text.get(at..at + length));
        }
        begins &= rest[0].is_ascii_whitespace();
        at += length;
    }
    tokens
}

/// The length up to and with a mark, or all.
fn until(bytes: &[u8], mark: &[u8]) -> usize {
    bytes.windows(mark.len()).position(|w| w == mark).map_or(bytes.len(), |n| n + mark.len())
}

/// The length of a directive, without the end of its last line.
fn directive(bytes: &[u8]) -> usize {
    let mut at = 0;
    while let Some(end) = bytes[at..].iter().position(|b| *b == b'\n') {
        let line = &bytes[at..at + end];
        let goes_on = line.strip_suffix(b"\r").unwrap_or(line).ends_with(b"\\");
        if !goes_on {
            return at + end;
        }
        at += end + 1;
    }
    bytes.len()
}

/// The length of a literal of characters; it ends with its line at the latest.
fn literal(bytes: &[u8]) -> usize {
    let mut at = 1;
    while at < bytes.len() && bytes[at] != b'\n' {
        match bytes[at] {
            b'\\' => at += 1,
            b if b == bytes[0] => return at + 1,
            _ => {}
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_what_is_said_of_them() {
        use Says::{Defines, Perhaps};
        let cases = [
            ("int f(int x) { return g(x); }", "f", Some(Defines)),
            ("int f(int x) { return g(x); }", "g", None),
            ("int f(int x);", "f", Some(Perhaps)),
            ("int x = 3, y;", "y", Some(Perhaps)),
            ("int x[] = { 3 }, y;", "x", Some(Defines)),
            ("extern int x; int f(int y) { y = 3; }", "x", Some(Perhaps)),
            ("struct s { int inner; } v;", "v", Some(Perhaps)),
            ("struct s { int inner; } v;", "inner", None),
            ("int f(x) int x; { return x; }", "f", Some(Defines)),
            ("int f(void) __attribute__((noinline)) { return 1; }", "f", Some(Defines)),
            ("int (*f(int a))(int) { return 0; }", "f", Some(Perhaps)),
            ("int a[] = { g }; int f(void) { }", "f", Some(Defines)),
            ("int a[] = { g }; int f(void) { }", "g", None),
            ("/* f() { */ // f\nint h(void) { \"f\"; '{'; }", "f", None),
            ("char *s = \"{\"; int f(void) {}", "f", Some(Defines)),
            ("#define M {{{ \\\n {{\nint f(void) {}", "f", Some(Defines)),
            ("MAKE(f)", "f", Some(Perhaps)),
            ("#define MAKE(x) int x##_f(void) { return 0; }\nMAKE(a)", "a_f", Some(Perhaps)),
            ("#if A\nint f(int x) {\n#else\nint f(void) {\n#endif\n}\nint g(void) { }", "g", Some(Perhaps)),
            ("#include \"list.h\"", "f", None),
            ("#include \"list.inc\"", "f", Some(Perhaps)),
            ("#  include <list.c>", "f", Some(Perhaps)),
            ("int f(void) {", "g", Some(Perhaps)),
            ("", "f", None),
        ];
        for (text, name, expected) in cases {
            assert_eq!(TopLevel::of(text).says(name), expected, "{text}: {name}");
        }
    }
}
