//! What was found out, as data that knows nothing of solvers: one model, and one writer for each format that other tools read.
//!
//! Invariant: a document holds a finding for each question that was asked, whatever became of it; writers leave none out that is not
//! safe. The model is also the schema of the format `json` (`docs/json.md`), which is read back where one process asks others.
//!
//! Deliberately absent: terms, programs, files. Who makes findings brings text and places.

pub mod baseline;
pub mod github;
pub mod json;
pub mod junit;
pub mod sarif;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use std::fmt;

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The property holds.
    Safe,
    /// The property is violated.
    Unsafe,
    /// No answer.
    Unknown,
    /// The question could not be asked: the input or the command line is wrong.
    Error,
    /// `check`: the certificate is one.
    Valid,
    /// `check`: the certificate is none.
    Invalid,
}

impl Verdict {
    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Safe => "safe",
            Verdict::Unsafe => "unsafe",
            Verdict::Unknown => "unknown",
            Verdict::Error => "error",
            Verdict::Valid => "valid",
            Verdict::Invalid => "invalid",
        }
    }

    /// Whether nothing is wrong.
    pub fn is_good(self) -> bool {
        matches!(self, Verdict::Safe | Verdict::Valid)
    }
}

/// A place in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Location {
    /// The path as it was given, or relative to the folder of the project.
    pub file: String,
    /// From 1; 0 if it is not known.
    #[serde(default)]
    pub line: u32,
    /// From 1; 0 if it is not known.
    #[serde(default)]
    pub column: u32,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => write!(f, "{}", self.file),
            (line, 0) => write!(f, "{}:{line}", self.file),
            (line, column) => write!(f, "{}:{line}:{column}", self.file),
        }
    }
}

/// A step on the way to a violation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Where, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
    /// How deep inside of calls and loops.
    #[serde(default)]
    pub depth: u32,
    /// What happens.
    pub text: String,
    /// The values that it gives, or those of a state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Named>,
}

/// Something that has a value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// Its value as text.
    pub value: String,
}

impl Named {
    /// Names with their values, in order.
    pub fn all(pairs: impl IntoIterator<Item = (String, String)>) -> Vec<Named> {
        pairs.into_iter().map(|(name, value)| Named { name, value }).collect()
    }
}

/// What always holds at a loop, or of the arguments of a predicate, or in all states.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invariant {
    /// The head of the loop, or the file alone.
    pub location: Location,
    /// The function of the source that holds it, or the predicate; empty for states.
    #[serde(default)]
    pub function: String,
    /// An expression of C; of predicates and states a formula of SMT-LIB.
    pub expression: String,
}

/// What was found out about one property of one problem.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// What was looked at: the name of a target, else of the first file.
    pub name: String,
    /// The files of the problem.
    #[serde(default)]
    pub files: Vec<String>,
    /// The property that was asked for.
    pub property: String,
    /// The answer.
    pub verdict: Verdict,
    /// Of programs, the property that is violated; several may have been asked for together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub violated: Option<String>,
    /// Where it is violated, or where what is wrong or not supported stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
    /// What is violated, or why there is no answer; empty for a safe one.
    #[serde(default)]
    pub message: String,
    /// The way to the violation.
    #[serde(default)]
    pub trace: Vec<Step>,
    /// Invariants of loops, if they were asked for.
    #[serde(default)]
    pub invariants: Vec<Invariant>,
    /// What a safe answer takes for granted.
    #[serde(default)]
    pub assumptions: Vec<String>,
    /// What else is to be said.
    #[serde(default)]
    pub notes: Vec<String>,
    /// The certificate, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
    /// The same violation has the same fingerprint, also after lines were added elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// Wall-clock time from the start of the run.
    #[serde(default)]
    pub seconds: f64,
}

impl Finding {
    /// A finding without anything beside its verdict.
    pub fn new(name: impl Into<String>, property: impl Into<String>, verdict: Verdict) -> Finding {
        Finding {
            name: name.into(),
            files: vec![],
            property: property.into(),
            verdict,
            violated: None,
            location: None,
            message: String::new(),
            trace: vec![],
            invariants: vec![],
            assumptions: vec![],
            notes: vec![],
            certificate: None,
            fingerprint: None,
            seconds: 0.0,
        }
    }

    /// The name of the rule that a violation breaks.
    pub fn rule(&self) -> &str {
        let rule = self.violated.as_deref().unwrap_or(&self.property);
        if rule.is_empty() { "safety" } else { rule }
    }

    /// One line for people: the message with its place.
    pub fn summary(&self) -> String {
        match &self.location {
            Some(at) if !self.message.is_empty() => format!("{at}: {}", self.message),
            _ => self.message.clone(),
        }
    }

    /// Gives a violation its fingerprint: what is violated, in which file, and the text of the line. Numbers of lines are not
    /// part of it.
    pub fn sign(&mut self, line: Option<&str>) {
        let file = self.location.as_ref().map_or("", |at| at.file.as_str());
        let parts = [
            self.rule(),
            file,
            &self.message,
            line.map_or("", str::trim),
            if line.is_none() { &self.name } else { "" },
        ];
        self.fingerprint = Some(format!("{:016x}", fnv(&parts.join("\u{0}"))));
    }
}

/// FNV-1a: the same number on every machine.
fn fnv(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The findings of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// `eufonium.findings/1`.
    pub schema: String,
    /// The version of this program.
    pub version: String,
    /// The exit code of the run.
    pub exit_code: u8,
    /// What was found.
    pub findings: Vec<Finding>,
    /// The figures of the run, as `--stats=json` prints them.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    pub statistics: serde_json::Value,
}

/// The schema of the format `json`.
pub const SCHEMA: &str = "eufonium.findings/1";

impl Document {
    /// The document of a run.
    pub fn new(exit_code: u8, findings: Vec<Finding>) -> Document {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Document {
            schema: SCHEMA.to_owned(),
            version,
            exit_code,
            findings,
            statistics: serde_json::Value::Null,
        }
    }
}

/// How a rule is explained to people.
pub fn describe_rule(rule: &str) -> &'static str {
    match rule {
        "unreach-call" | "reach" => "An error function is called or an assertion is false",
        "no-overflow" => "An operation on signed integers overflows",
        "div-by-zero" => "A number is divided by zero",
        "valid-deref" => "Memory is accessed through an invalid pointer",
        "valid-free" => "Memory is released that was not allocated",
        "valid-memtrack" => "Allocated memory is lost",
        "valid-memcleanup" => "Memory is not freed when the program ends",
        _ => "The property is violated",
    }
}
