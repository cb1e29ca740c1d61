//! What tools say and what is expected of them, in one language for all formats.
//!
//! `true` means that the property holds: `sat` of Horn clauses, `safe`, `true`. Scripts have no property; there `true` stands
//! for `sat`. Formats with the opposite words (BTOR2) are read by a [`Reading`](crate::Reading) of their own.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What an answer says about the property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Truth {
    /// It holds: `sat` of Horn clauses, `safe`.
    True,
    /// It is violated: `unsat` of Horn clauses, `unsafe`.
    False,
    /// The tool does not say.
    Unknown,
}

/// An answer, with the part of the property that is violated where the tool tells: `false(valid-deref)`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Answer {
    /// What it says.
    pub truth: Truth,
    /// The violated part.
    pub part: Option<String>,
}

/// What is expected of a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Expected {
    /// These answers, in order: one, but for scripts of several questions.
    Answers(Vec<Answer>),
    /// Nobody knows.
    Any,
    /// The input is to be refused.
    Refused,
}

impl Answer {
    /// An answer without a part.
    pub fn of(truth: Truth) -> Answer {
        Answer { truth, part: None }
    }

    /// The answer that a word of any of our formats gives, if it is one.
    pub fn of_word(word: &str) -> Option<Answer> {
        let word = word.trim().to_ascii_lowercase();
        let (head, part) = match word.split_once('(') {
            Some((head, rest)) => (head, Some(rest.strip_suffix(')')?.trim().to_owned())),
            None => (word.as_str(), None),
        };
        let truth = match head {
            "sat" | "safe" | "true" | "valid" => Truth::True,
            "unsat" | "unsafe" | "false" | "invalid" => Truth::False,
            "unknown" => Truth::Unknown,
            _ => return None,
        };
        // `true(sat)` and `false(unreach-call)`: only what is violated is a part, and a property alone has none.
        let part = part.filter(|p| truth == Truth::False && !["unsat", "unreach-call"].contains(&p.as_str()));
        Some(Answer { truth, part })
    }

    /// Whether it decides anything.
    pub fn is_definite(&self) -> bool {
        self.truth != Truth::Unknown
    }

    /// Whether two answers cannot both be right.
    pub fn contradicts(&self, other: &Answer) -> bool {
        let parts = matches!((&self.part, &other.part), (Some(a), Some(b)) if a != b);
        self.is_definite() && other.is_definite() && (self.truth != other.truth || parts)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.truth {
            Truth::True => "true",
            Truth::False => "false",
            Truth::Unknown => "unknown",
        };
        match &self.part {
            Some(part) => write!(f, "{word}({part})"),
            None => f.write_str(word),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Any => f.write_str("any"),
            Expected::Refused => f.write_str("error"),
            Expected::Answers(answers) => f.write_str(&join(answers)),
        }
    }
}

/// Answers in order, separated by semicolons.
pub fn join(answers: &[Answer]) -> String {
    answers.iter().map(Answer::to_string).collect::<Vec<_>>().join(";")
}

impl FromStr for Answer {
    type Err = String;
    fn from_str(text: &str) -> Result<Answer, String> {
        Answer::of_word(text).ok_or_else(|| format!("{text:?} is no answer"))
    }
}

impl FromStr for Expected {
    type Err = String;
    fn from_str(text: &str) -> Result<Expected, String> {
        match text.trim() {
            "" | "any" | "absent" | "unlabelled" | "inconsistent" | "unknown" => Ok(Expected::Any),
            "error" => Ok(Expected::Refused),
            words => Ok(Expected::Answers(words.split(';').map(str::parse).collect::<Result<_, _>>()?)),
        }
    }
}

macro_rules! as_text {
    ($($name:ident),*) => {$(
        impl TryFrom<String> for $name {
            type Error = String;
            fn try_from(text: String) -> Result<$name, String> {
                text.parse()
            }
        }
        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }
    )*};
}
as_text!(Answer, Expected);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_answers() {
        let table = [
            ("sat", Some("true")),
            ("UNSAT", Some("false")),
            ("  safe ", Some("true")),
            ("false(unreach-call)", Some("false")),
            ("false(valid-deref)", Some("false(valid-deref)")),
            ("true(sat)", Some("true")),
            ("false(unsat)", Some("false")),
            ("unknown", Some("unknown")),
            ("satisfiable", None),
            ("false(", None),
            ("", None),
        ];
        for (word, expected) in table {
            assert_eq!(Answer::of_word(word).map(|a| a.to_string()).as_deref(), expected, "{word}");
        }
    }

    #[test]
    fn expectations_are_read_and_written() {
        for (text, shown) in [
            ("sat;unsat;unknown", "true;false;unknown"),
            ("any", "any"),
            ("", "any"),
            ("error", "error"),
            ("unsafe", "false"),
        ] {
            let expected: Expected = text.parse().unwrap();
            assert_eq!(expected.to_string(), shown);
            assert_eq!(shown.parse::<Expected>().unwrap(), expected);
        }
        assert!("perhaps".parse::<Expected>().is_err());
    }

    #[test]
    fn what_contradicts() {
        let answer = |t: &str| t.parse::<Answer>().unwrap();
        let table = [
            ("true", "false", true),
            ("true", "true", false),
            ("true", "unknown", false),
            ("false(valid-deref)", "false", false),
            ("false(valid-deref)", "false(valid-free)", true),
        ];
        for (a, b, expected) in table {
            assert_eq!(answer(a).contradicts(&answer(b)), expected, "{a} {b}");
            assert_eq!(answer(b).contradicts(&answer(a)), expected, "{b} {a}");
        }
    }
}
