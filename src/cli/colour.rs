//! Colours: on a terminal, and only there; `NO_COLOR` (no-color.org) and a terminal that is `dumb` have none.

use std::io::{self, IsTerminal};

const RESET: &str = "\x1b[0m";

/// Whether a stream gets colours.
pub fn wanted(stream: &impl IsTerminal) -> bool {
    let said_no = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    stream.is_terminal() && !said_no && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// The word of an answer as standard output gets it, by the verdict.
pub fn verdict(word: &str, verdict: &str) -> String {
    if wanted(&io::stdout()) { format!("{}{word}{RESET}", of_verdict(verdict)) } else { word.to_owned() }
}

fn of_verdict(verdict: &str) -> &'static str {
    match verdict {
        "safe" | "valid" => "\x1b[1;32m",
        "unsafe" | "invalid" => "\x1b[1;31m",
        _ => "\x1b[1;33m",
    }
}

/// A line as standard error gets it.
pub fn line(line: &str) -> String {
    if wanted(&io::stderr()) { paint(line) } else { line.to_owned() }
}

/// What is wrong in red, what is missing or doubtful in yellow, what is beside the point dim.
fn paint(line: &str) -> String {
    const STARTS: &[(&str, &str)] = &[
        ("error: ", "\x1b[1;31m"),
        ("internal error: ", "\x1b[1;31m"),
        ("invalid: ", "\x1b[1;31m"),
        ("unknown: ", "\x1b[1;33m"),
        ("warning: ", "\x1b[1;33m"),
        ("assumes that ", "\x1b[2m"),
        ("note: ", "\x1b[1m"),
    ];
    if let Some((start, colour)) = STARTS.iter().find(|(start, _)| line.starts_with(start)) {
        return format!("{colour}{start}{RESET}{}", &line[start.len()..]);
    }
    match line.split_once(": warning: ") {
        Some((place, rest)) => format!("{place}: \x1b[1;33mwarning: {RESET}{rest}"),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_start_is_painted() {
        let table = [
            ("unknown: timeout", "\x1b[1;33munknown: \x1b[0mtimeout"),
            ("a.c:1:2: warning: `x`", "a.c:1:2: \x1b[1;33mwarning: \x1b[0m`x`"),
            ("  12:3  x = 1", "  12:3  x = 1"),
        ];
        for (line, expected) in table {
            assert_eq!(paint(line), expected);
        }
    }

    #[test]
    fn files_get_no_colours() {
        let file = std::fs::File::open("/dev/null").expect("it is there");
        assert!(!wanted(&file));
    }
}
