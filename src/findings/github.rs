//! Workflow commands of GitHub Actions: an annotation for each finding.
//!
//! Source: GitHub, "Workflow commands for GitHub Actions"; what is escaped is in `actions/toolkit`, `core/src/command.ts`.

use crate::{Document, Finding, Verdict};
use std::fmt::Write;

/// The annotations.
pub fn write(document: &Document) -> String {
    let mut out = String::new();
    for finding in &document.findings {
        annotation(finding, &mut out);
    }
    out
}

fn annotation(finding: &Finding, out: &mut String) {
    let command = match finding.verdict {
        Verdict::Safe | Verdict::Valid => "notice",
        Verdict::Unknown => "warning",
        Verdict::Unsafe | Verdict::Error | Verdict::Invalid => "error",
    };
    let mut properties = vec![];
    if let Some(at) = &finding.location {
        properties.push(format!("file={}", property(&at.file)));
        if at.line > 0 {
            properties.push(format!("line={}", at.line));
        }
        if at.column > 0 {
            properties.push(format!("col={}", at.column));
        }
    }
    let title = format!("{} ({})", finding.verdict.word(), finding.rule());
    properties.push(format!("title={}", property(&title)));
    let mut message = match finding.message.as_str() {
        "" => format!("{}: {}", finding.name, finding.verdict.word()),
        message => message.to_owned(),
    };
    for step in &finding.trace {
        let place = step.location.as_ref().map_or(String::new(), |at| format!("{at}: "));
        let indent = 2 * step.depth as usize;
        let _ = write!(message, "\n{:indent$}{place}{}", "", step.text);
    }
    for assumption in &finding.assumptions {
        let _ = write!(message, "\nassumes that {assumption}");
    }
    let _ = writeln!(out, "::{command} {}::{}", properties.join(","), data(&message));
}

/// The text of a message as a command holds it.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// The value of a property as a command holds it.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
