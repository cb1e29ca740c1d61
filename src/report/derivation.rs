//! Derivations: a graph that scripts show as a tree, branch by branch.

use super::json::{Strings, or_minus};
use super::model::Derivation;
use maud::{Markup, html};
use serde_json::{Value, json};

/// The section of the derivation; its first levels are there without scripts.
pub(crate) fn section(derivation: &Derivation) -> Markup {
    html! {
        section class="derivation" aria-labelledby="derivation-title" {
            h2 id="derivation-title" { "The derivation of false" }
            p class="brief" { (derivation.steps.len()) " steps; each follows from those below it" }
            div class="buttons" {
                button type="button" id="unfold" { "Unfold" }
                button type="button" id="fold" { "Fold" }
            }
            div class="tree" id="derivation-tree" {
                noscript { (plain(derivation)) }
            }
        }
    }
}

fn plain(derivation: &Derivation) -> Markup {
    html! { ol { @for step in &derivation.steps { li { code { (step.fact) } " by " (step.clause) } } } }
}

/// The derivation for scripts: for each step fact, clause, source, line, values, premises.
pub(crate) fn data(derivation: &Derivation) -> Value {
    let mut strings = Strings::default();
    let steps: Vec<Value> = derivation
        .steps
        .iter()
        .map(|step| {
            let values: Vec<[usize; 2]> =
                step.values.iter().map(|(name, value)| [strings.of(name), strings.of(value)]).collect();
            let source = or_minus(step.at.map(|at| at.source));
            let line = step.at.map_or(0, |at| at.line);
            json!([strings.of(&step.fact), strings.of(&step.clause), source, line, values, step.premises])
        })
        .collect();
    json!({ "steps": steps, "strings": strings.value() })
}
