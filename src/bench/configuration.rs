//! A way of running a tool: its command for a problem, and how its verdict is read.

use crate::glob;
use crate::problem::{Limits, Problem};
use crate::verdict::{Answer, Truth};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A tool with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Configuration {
    /// Its name in tables.
    pub name: String,
    /// The words of its command; see [`words`](Configuration::words) for what is in braces.
    pub command: Vec<String>,
    /// How its verdict is read.
    pub reading: Reading,
    /// The files among the words, with their hashes.
    #[serde(default)]
    pub hashes: BTreeMap<String, String>,
    /// What the tool says about its version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

/// How a verdict is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Patterns of lines that say `true`.
    #[serde(
        default,
        rename = "true",
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "one_or_more"
    )]
    pub holds: Vec<String>,
    /// Patterns of lines that say `false`.
    #[serde(
        default,
        rename = "false",
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "one_or_more"
    )]
    pub violated: Vec<String>,
    /// Patterns of lines that say `unknown`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_more")]
    pub unknown: Vec<String>,
    /// Answers by exit code. Lines, where there are patterns for them, come first.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub exit: BTreeMap<String, Truth>,
    /// Whether lines that are one of our words are answers: `sat`, `safe`, `true`, `false(...)`.
    #[serde(default)]
    pub words: bool,
}

/// The readings that have names.
pub const READINGS: &[(&str, &str)] = &[
    ("words", "lines that are sat, safe, true (it holds), unsat, unsafe, false, false(...) or unknown"),
    ("btor2", "lines that are unsat (it holds), sat or unknown"),
    ("aiger", "lines that are 0 (it holds), 1 or 2"),
    ("exit", "exit code 0 (it holds), 1 or another one"),
];

/// Reads a text or a list of them.
pub(crate) fn one_or_more<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Texts {
        One(String),
        More(Vec<String>),
    }
    Ok(match Texts::deserialize(from)? {
        Texts::One(text) => vec![text],
        Texts::More(texts) => texts,
    })
}

impl Reading {
    /// The reading of a name, if there is one.
    pub fn named(name: &str) -> Option<Reading> {
        let lines = |holds: &str, violated: &str, unknown: &str| Reading {
            holds: vec![holds.into()],
            violated: vec![violated.into()],
            unknown: vec![unknown.into()],
            ..Reading::default()
        };
        Some(match name {
            "words" => Reading { words: true, ..Reading::default() },
            "btor2" => lines("unsat", "sat", "unknown"),
            "aiger" => lines("0", "1", "2"),
            "exit" => Reading {
                exit: [("0".into(), Truth::True), ("1".into(), Truth::False)].into(),
                ..Reading::default()
            },
            _ => return None,
        })
    }

    /// The answers of a run, in order, at most as many as are wanted. `code` is that of a process which ended by itself.
    pub fn answers(&self, output: &str, code: Option<i32>, wanted: usize) -> Vec<Answer> {
        let lines = output.lines().filter_map(|line| self.line(line.trim()));
        let said: Vec<Answer> = lines.take(wanted).collect();
        if !said.is_empty() {
            return said;
        }
        let by_code = code.and_then(|c| self.exit.get(&c.to_string()));
        by_code.map(|&truth| Answer::of(truth)).into_iter().collect()
    }

    fn line(&self, line: &str) -> Option<Answer> {
        let of = |patterns: &[String]| patterns.iter().any(|p| glob::matches(p, line));
        let by_pattern =
            [(&self.holds, Truth::True), (&self.violated, Truth::False), (&self.unknown, Truth::Unknown)]
                .into_iter()
                .find(|(patterns, _)| of(patterns))
                .map(|(_, truth)| truth);
        match by_pattern {
            Some(truth) => {
                let part = Answer::of_word(line).filter(|a| a.truth == truth).and_then(|a| a.part);
                Some(Answer { truth, part })
            }
            None if self.words => Answer::of_word(line),
            None => None,
        }
    }
}

impl Configuration {
    /// The command for a problem. In braces stand `file`, `files`, `root`, `timeout` (whole seconds), `memory` (MiB), `property`,
    /// `data_model`, and the columns of the manifest. A word that is nothing else becomes as many words as its value has.
    pub fn words(&self, problem: &Problem, limits: &Limits) -> Vec<String> {
        let file = problem.file.to_string_lossy().into_owned();
        let root = problem.root.to_string_lossy().into_owned();
        let optional = |value: &Option<String>| value.clone().unwrap_or_default();
        let mut values: BTreeMap<&str, String> =
            problem.columns.iter().map(|(k, v)| (k.as_str(), v.replace("{root}", &root))).collect();
        values.insert("file", file.clone());
        values.insert("root", root);
        values.insert("timeout", limits.wall.or(limits.cpu).map_or(0.0, f64::ceil).to_string());
        values.insert("memory", limits.memory.map_or(0, |m| m >> 20).to_string());
        values.insert("property", optional(&problem.property));
        values.insert("data_model", optional(&problem.data_model));
        let mut out = Vec::new();
        for word in &self.command {
            let name = word.strip_prefix('{').and_then(|w| w.strip_suffix('}'));
            match name {
                Some("files") => {
                    out.push(file.clone());
                    out.extend(problem.more.iter().map(|f| f.to_string_lossy().into_owned()));
                }
                Some("file") => out.push(file.clone()),
                // An option that is given only where the problem says something about it.
                Some("property_option") => {
                    out.extend(problem.property.iter().flat_map(|p| ["--property".to_owned(), p.clone()]));
                }
                Some("data_model_option") => {
                    out.extend(
                        problem.data_model.iter().flat_map(|m| ["--data-model".to_owned(), m.clone()]),
                    );
                }
                Some(name) if values.contains_key(name) => {
                    out.extend(split(&values[name]).unwrap_or_else(|_| vec![values[name].clone()]));
                }
                _ => {
                    let mut word = word.clone();
                    for (name, value) in &values {
                        if word.contains('{') {
                            word = word.replace(&format!("{{{name}}}"), value);
                        }
                    }
                    out.push(word);
                }
            }
        }
        out
    }
}

/// The words of a line as a shell splits it: quotes and backslashes, nothing else.
///
/// # Errors
/// If a quote is not closed.
pub fn split(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => {
                let next = chars.next().ok_or_else(|| format!("{line:?} ends with a backslash"))?;
                let word = word.get_or_insert_default();
                if quote.is_some() && !['"', '\\', '$', '`'].contains(&next) {
                    word.push('\\');
                }
                word.push(next);
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err(format!("a quote of {line:?} is not closed"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::problem;

    #[test]
    fn lines_are_split_as_a_shell_does() {
        let table: &[(&str, &[&str])] = &[
            ("a  b", &["a", "b"]),
            ("a 'b c' \"d e\"", &["a", "b c", "d e"]),
            ("x='y'z", &["x=yz"]),
            ("''", &[""]),
            (r#"a\ b "c\"d\n""#, &["a b", "c\"d\\n"]),
            ("", &[]),
        ];
        for (line, expected) in table {
            assert_eq!(&split(line).unwrap(), expected, "{line}");
        }
        assert!(split("'a").is_err());
    }

    #[test]
    fn verdicts_are_read() {
        let cbmc: Reading =
            toml::from_str("true = 'VERIFICATION SUCC*'\nfalse = ['VERIFICATION FAILED']").unwrap();
        let words = Reading::named("words").unwrap();
        let (btor2, exit) = (Reading::named("btor2").unwrap(), Reading::named("exit").unwrap());
        let aiger = Reading::named("aiger").unwrap();
        let table = [
            (&words, "c\nsat\nunsat\n", Some(0), 1, "true"),
            (&words, "sat\nunsat\nunknown", Some(0), 9, "true;false;unknown"),
            (&words, "false(valid-deref)", Some(1), 1, "false(valid-deref)"),
            (&words, "", Some(0), 1, ""),
            (&btor2, "sat\nb0\n.", Some(0), 1, "false"),
            (&btor2, "safe", Some(0), 1, ""),
            (&aiger, "1\nb0\n", Some(0), 1, "false"),
            (&exit, "whatever", Some(1), 1, "false"),
            (&exit, "whatever", Some(3), 1, ""),
            (&exit, "whatever", None, 1, ""),
            (&cbmc, "** 0 of 1\n  VERIFICATION SUCCESSFUL\n", Some(0), 1, "true"),
            (&cbmc, "sat", Some(10), 1, ""),
        ];
        for (reading, output, code, wanted, expected) in table {
            assert_eq!(crate::verdict::join(&reading.answers(output, code, wanted)), expected, "{output}");
        }
        assert!(READINGS.iter().all(|(name, _)| Reading::named(name).is_some()));
        assert!(toml::from_str::<Reading>("maybe = 'x'").is_err());
    }

    #[test]
    fn commands_are_filled() {
        let mut p = problem("a.c", "true");
        p.columns.insert("args".into(), "-m32 -I '{root}/inc l'".into());
        p.property = Some("unreach-call".into());
        let limits = Limits { wall: Some(9.5), memory: Some(64 << 20), ..Limits::default() };
        let words = |line: &str, p: &Problem| {
            let command = split(line).unwrap();
            let configuration = Configuration {
                name: "x".into(),
                command,
                reading: Reading::default(),
                hashes: BTreeMap::new(),
                version: None,
            };
            configuration.words(p, &limits).join("|")
        };
        assert_eq!(words("t -T:{timeout} {args} {file}", &p), "t|-T:10|-m32|-I|/r/inc l|/r/a.c");
        assert_eq!(
            words("t --mem={memory} {property_option} {x}", &p),
            "t|--mem=64|--property|unreach-call|{x}"
        );
        p.property = None;
        assert_eq!(words("t {property_option} {data_model_option}", &p), "t");
        p.more.push("/r/b c.c".into());
        assert_eq!(words("t {files}", &p), "t|/r/a.c|/r/b c.c");
    }
}
