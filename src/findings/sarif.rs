//! SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format", 2020).
//!
//! A violation is a result with its trace as a code flow. What is not a violation is no result, as viewers show each result as an alarm: answers
//! `safe` with their invariants and assumptions, and questions without an answer, are notifications of the invocation.

use crate::{Document, Finding, Location, Step, Verdict, describe_rule};
use serde_json::{Value, json};

/// The schema that documents name.
pub const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The name under which results carry their fingerprint.
pub const FINGERPRINT: &str = "eufonium/v1";

/// The log.
pub fn write(document: &Document) -> String {
    let findings = &document.findings;
    let violations: Vec<&Finding> =
        findings.iter().filter(|f| matches!(f.verdict, Verdict::Unsafe | Verdict::Invalid)).collect();
    let mut rules: Vec<&str> = violations.iter().map(|f| f.rule()).collect();
    rules.sort_unstable();
    rules.dedup();
    let results: Vec<Value> = violations.iter().map(|f| result(f, &rules)).collect();
    let notifications: Vec<Value> = findings.iter().flat_map(notifications).collect();
    let mut files: Vec<&str> = findings.iter().flat_map(|f| f.files.iter().map(String::as_str)).collect();
    files.sort_unstable();
    files.dedup();
    let artifacts: Vec<Value> = files.into_iter().map(|f| json!({ "location": artifact(f) })).collect();
    let successful = findings.iter().all(|f| f.verdict != Verdict::Error) && document.exit_code < 64;
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "eufonium",
                "version": document.version,
                "semanticVersion": document.version,
                "rules": rules.iter().map(|rule| describe(rule)).collect::<Vec<_>>(),
                "notifications": [
                    { "id": "safe", "shortDescription": { "text": "A property that was proved" } },
                    { "id": "invariant", "shortDescription": { "text": "What always holds at a loop" } },
                    { "id": "assumption", "shortDescription": { "text": "What a proof takes for granted" } },
                    { "id": "unknown", "shortDescription": { "text": "A question without an answer" } },
                    { "id": "error", "shortDescription": { "text": "A question that could not be asked" } },
                    { "id": "note", "shortDescription": { "text": "What else is to be said" } },
                ],
            } },
            "invocations": [{
                "executionSuccessful": successful,
                "exitCode": document.exit_code,
                "toolExecutionNotifications": notifications,
            }],
            "artifacts": artifacts,
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    let text = serde_json::to_string_pretty(&log).expect("a value is written");
    text + "\n"
}

fn describe(rule: &str) -> Value {
    json!({
        "id": rule,
        "shortDescription": { "text": describe_rule(rule) },
        "defaultConfiguration": { "level": "error" },
    })
}

fn result(finding: &Finding, rules: &[&str]) -> Value {
    let rule = finding.rule();
    let index = rules.iter().position(|r| *r == rule).expect("each rule of a violation is listed");
    let message = if finding.message.is_empty() { describe_rule(rule) } else { &finding.message };
    let mut result = json!({
        "ruleId": rule,
        "ruleIndex": index,
        "kind": "fail",
        "level": "error",
        "message": { "text": message },
        "locations": [],
        "properties": { "target": finding.name },
    });
    let at = finding.location.clone().or_else(|| {
        let file = finding.files.first()?.clone();
        Some(Location { file, line: 0, column: 0 })
    });
    if let Some(at) = at {
        result["locations"] = json!([{ "physicalLocation": physical(&at) }]);
    }
    if let Some(fingerprint) = &finding.fingerprint {
        result["partialFingerprints"] = json!({ FINGERPRINT: fingerprint });
    }
    if !finding.trace.is_empty() {
        let steps: Vec<Value> = finding.trace.iter().enumerate().map(step).collect();
        result["codeFlows"] = json!([{ "threadFlows": [{ "locations": steps }] }]);
    }
    result
}

fn step((index, step): (usize, &Step)) -> Value {
    let mut location = json!({ "message": { "text": step.text } });
    if let Some(at) = &step.location {
        location["physicalLocation"] = physical(at);
    }
    json!({ "location": location, "nestingLevel": step.depth, "executionOrder": index + 1 })
}

/// What is said of a finding beside the results.
fn notifications(finding: &Finding) -> Vec<Value> {
    let note = |id: &str, level: &str, text: &str, at: Option<&Location>| {
        let mut note = json!({
            "descriptor": { "id": id },
            "level": level,
            "message": { "text": text },
            "properties": { "target": finding.name, "property": finding.property },
        });
        if let Some(at) = at {
            note["locations"] = json!([{ "physicalLocation": physical(at) }]);
        }
        note
    };
    let mut all = vec![];
    match finding.verdict {
        Verdict::Safe | Verdict::Valid => {
            let text = format!("{}: {} ({})", finding.name, finding.verdict.word(), finding.rule());
            all.push(note("safe", "note", &text, None));
        }
        Verdict::Unknown => {
            let text = format!("{}: unknown: {}", finding.name, finding.message);
            all.push(note("unknown", "warning", &text, finding.location.as_ref()));
        }
        Verdict::Error => all.push(note("error", "error", &finding.message, finding.location.as_ref())),
        Verdict::Unsafe | Verdict::Invalid => {}
    }
    for invariant in &finding.invariants {
        all.push(note("invariant", "note", &invariant.expression, Some(&invariant.location)));
    }
    all.extend(
        finding.assumptions.iter().map(|a| note("assumption", "note", &format!("assumes that {a}"), None)),
    );
    all.extend(finding.notes.iter().map(|text| note("note", "note", text, None)));
    all
}

fn physical(at: &Location) -> Value {
    let mut physical = json!({ "artifactLocation": artifact(&at.file) });
    if at.line > 0 {
        physical["region"] = json!({ "startLine": at.line });
        if at.column > 0 {
            physical["region"]["startColumn"] = json!(at.column);
        }
    }
    physical
}

fn artifact(file: &str) -> Value {
    json!({ "uri": uri(file) })
}

/// A path as a reference of RFC 3986.
pub fn uri(path: &str) -> String {
    let mut out = String::new();
    if path.starts_with('/') {
        out.push_str("file://");
    } else if path.split('/').next().is_some_and(|first| first.contains(':')) {
        // A colon would make the first part a scheme.
        out.push_str("./");
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z'
            | b'A'..=b'Z'
            | b'0'..=b'9'
            | b'-'
            | b'.'
            | b'_'
            | b'~'
            | b'/'
            | b'+'
            | b'@'
            | b':' => {
                out.push(char::from(byte));
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
