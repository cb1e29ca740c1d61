//! The findings of an analysis as text, a line each as compilers write them, and as JSON.

use super::answer::{Answer, What};
use eufonium_base::Rat;
use eufonium_engine::programs::analysis::{CheckState, PlaceKind};
use serde_json::{Value, json};
use std::fmt::Write;

/// The findings as lines.
pub fn text(answer: &Answer) -> String {
    let mut out = String::new();
    for finding in &answer.findings {
        if finding.line == 0 {
            let _ = writeln!(out, "in {}: {}", finding.function, finding.comment());
            continue;
        }
        let _ = write!(out, "{}:{}:", finding.file, finding.line);
        if finding.column > 0 {
            let _ = write!(out, "{}:", finding.column);
        }
        let _ = writeln!(out, " {}", finding.comment());
        if let What::Invariant(invariant) = &finding.what
            && invariant.kind == PlaceKind::End
        {
            for (name, low, high) in &invariant.ranges {
                let _ = writeln!(out, "    {name} in [{}, {}]", bound(low, "least"), bound(high, "greatest"));
            }
        }
    }
    let [violated, open, proven] = answer.counts;
    let _ = writeln!(out, "checks: {proven} proven, {violated} violated, {open} open");
    if let Some(why) = &answer.why_nothing {
        let _ = writeln!(out, "nothing is claimed: {why}");
    }
    if answer.cut_short {
        out.push_str("a limit was reached: more may hold\n");
    }
    out
}

/// A bound; without one that of the type.
fn bound(n: &Option<Rat>, of_type: &str) -> String {
    n.as_ref().map_or_else(|| of_type.to_owned(), Rat::to_string)
}

/// The findings as one object.
pub fn json(answer: &Answer) -> String {
    let (mut checks, mut invariants, mut unreachable) = (vec![], vec![], vec![]);
    for finding in &answer.findings {
        let mut object = json!({
            "file": finding.file, "line": finding.line, "column": finding.column, "function": finding.function,
        });
        match &finding.what {
            What::Check(message, state) => {
                object["message"] = json!(message);
                object["state"] = json!(state_word(*state));
                checks.push(object);
            }
            What::Unreachable => unreachable.push(json!({ "file": finding.file, "line": finding.line })),
            What::Invariant(invariant) => {
                object["place"] = json!(match invariant.kind {
                    PlaceKind::Entry => "start",
                    PlaceKind::End => "end",
                    PlaceKind::Loop => "loop",
                    PlaceKind::Line | PlaceKind::Block => "line",
                });
                object["unreachable"] = json!(invariant.unreached);
                object["invariant"] = json!(invariant.conjuncts);
                object["acsl"] = json!(invariant.acsl);
                let number = |n: &Option<Rat>| match n {
                    None => Value::Null,
                    Some(n) => n.to_i64().map_or_else(|| json!(n.to_string()), |n| json!(n)),
                };
                let ranges = invariant.ranges.iter();
                object["ranges"] = ranges
                    .map(|(name, low, high)| (name.clone(), json!([number(low), number(high)])))
                    .collect();
                invariants.push(object);
            }
        }
    }
    let [violated, open, proven] = answer.counts;
    let object = json!({
        "verdict": answer.verdict(),
        "summary": { "proven": proven, "violated": violated, "open": open },
        "checks": checks,
        "invariants": invariants,
        "unreachable": unreachable,
        "assumptions": answer.assumptions,
        "nothing_claimed": answer.why_nothing,
        "complete": !answer.cut_short,
    });
    format!("{object:#}\n")
}

fn state_word(state: CheckState) -> &'static str {
    match state {
        CheckState::Violated => "violated",
        CheckState::Open => "open",
        CheckState::Proven => "proven",
    }
}
