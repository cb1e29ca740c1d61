//! JUnit's XML: a suite for each problem, a case for each property.
//!
//! The elements and attributes are those that the schema of Jenkins' xUnit plug-in (`junit-10.xsd`) knows. No answer is an `error`, as a case that
//! could not be decided has not passed.

use crate::{Document, Finding, Verdict};
use std::fmt::Write;

/// The report.
pub fn write(document: &Document) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let counts = counts(&document.findings.iter().collect::<Vec<_>>());
    let _ = writeln!(out, "<testsuites name=\"eufonium\" {counts}>");
    let mut names: Vec<&str> = vec![];
    for finding in &document.findings {
        if !names.contains(&finding.name.as_str()) {
            names.push(&finding.name);
        }
    }
    for name in names {
        let of: Vec<&Finding> = document.findings.iter().filter(|f| f.name == name).collect();
        suite(name, &of, &mut out);
    }
    out.push_str("</testsuites>\n");
    out
}

fn counts(findings: &[&Finding]) -> String {
    let count = |is: &dyn Fn(Verdict) -> bool| findings.iter().filter(|f| is(f.verdict)).count();
    let failures = count(&|v| matches!(v, Verdict::Unsafe | Verdict::Invalid));
    let errors = count(&|v| matches!(v, Verdict::Unknown | Verdict::Error));
    // Findings of one run have the time from its start.
    let time = findings.iter().map(|f| f.seconds).fold(0.0, f64::max);
    format!("tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" time=\"{time:.3}\"", findings.len())
}

fn suite(name: &str, findings: &[&Finding], out: &mut String) {
    let _ = writeln!(out, "  <testsuite name=\"{}\" {}>", escape(name), counts(findings));
    for finding in findings {
        case(finding, out);
    }
    out.push_str("  </testsuite>\n");
}

fn case(finding: &Finding, out: &mut String) {
    let (name, class) = (escape(finding.rule()), escape(&finding.name));
    let _ =
        writeln!(out, "    <testcase name=\"{name}\" classname=\"{class}\" time=\"{:.3}\">", finding.seconds);
    let element = match finding.verdict {
        Verdict::Safe | Verdict::Valid => None,
        Verdict::Unsafe | Verdict::Invalid => Some("failure"),
        Verdict::Unknown | Verdict::Error => Some("error"),
    };
    if let Some(element) = element {
        let (message, kind) = (escape(&finding.summary()), finding.verdict.word());
        let _ = write!(out, "      <{element} message=\"{message}\" type=\"{kind}\">");
        for step in &finding.trace {
            let place = step.location.as_ref().map_or(String::new(), |at| format!("{at}: "));
            let indent = 2 * step.depth as usize;
            let _ = write!(out, "\n{:indent$}{}", "", escape(&format!("{place}{}", step.text)));
        }
        let _ = writeln!(out, "</{element}>");
    }
    let mut said: Vec<String> =
        finding.invariants.iter().map(|i| format!("{}: invariant {}", i.location, i.expression)).collect();
    said.extend(finding.assumptions.iter().map(|a| format!("assumes that {a}")));
    said.extend(finding.notes.iter().cloned());
    if !said.is_empty() {
        let _ = writeln!(out, "      <system-out>{}</system-out>", escape(&said.join("\n")));
    }
    out.push_str("    </testcase>\n");
}

/// Text as XML holds it. Characters that XML 1.0 does not have are replaced.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            '\r' => out.push_str("&#13;"),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
