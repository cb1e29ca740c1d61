//! What was found before: the fingerprints of a document of the format `json` or `sarif`.
//!
//! Only violations are ever old. A question that has no answer is as open as it was.

use crate::{Document, Finding, Verdict, json, sarif};
use serde_json::Value;
use std::collections::BTreeSet;

/// The fingerprints of the violations in a document.
///
/// # Errors
/// If the text is none, as a message.
pub fn read(text: &str) -> Result<BTreeSet<String>, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if value.get("schema").is_some() {
        return Ok(json::read(text)?.findings.into_iter().filter_map(|f| f.fingerprint).collect());
    }
    let runs = value.get("runs").and_then(Value::as_array);
    let runs = runs.ok_or("it is neither a document of the format `json` nor one of `sarif`")?;
    let results = runs.iter().filter_map(|run| run.get("results")?.as_array()).flatten();
    let of = |result: &Value| {
        Some(result.get("partialFingerprints")?.get(sarif::FINGERPRINT)?.as_str()?.to_owned())
    };
    Ok(results.filter_map(of).collect())
}

/// Takes the violations out that were there before; these.
pub fn split(document: &mut Document, old: &BTreeSet<String>) -> Vec<Finding> {
    let is_old = |f: &Finding| {
        f.verdict == Verdict::Unsafe && f.fingerprint.as_ref().is_some_and(|print| old.contains(print))
    };
    let (known, new) = std::mem::take(&mut document.findings).into_iter().partition(is_old);
    document.findings = new;
    known
}
