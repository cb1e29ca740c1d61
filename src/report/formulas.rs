//! Formulas that are a proof.

use super::model::{Formula, Place};
use maud::{Markup, html};

/// The section of formulas.
pub(crate) fn section(formulas: &[Formula]) -> Markup {
    html! {
        section class="formulas" aria-labelledby="formulas-title" {
            h2 id="formulas-title" { @if formulas.len() == 1 { "Invariant" } @else { "Invariants" } }
            @for formula in formulas { (one(formula)) }
        }
    }
}

fn one(formula: &Formula) -> Markup {
    html! {
        article class="card" {
            h3 { (formula.name) " " @if let Some(at) = formula.at { (link(at)) } }
            (parts(&formula.parts))
            @if !formula.remark.is_empty() { p class="remark" { (formula.remark) } }
        }
    }
}

/// Formulas of which all hold.
pub(crate) fn parts(parts: &[String]) -> Markup {
    html! {
        @if parts.is_empty() { p class="formula" { code { "true" } } }
        @else {
            ul class="formula" { @for part in parts { li { code { (part) } } } }
        }
    }
}

/// A way to a line.
pub(crate) fn link(at: Place) -> Markup {
    html! {
        a class="place" href={ "#s" (at.source) "l" (at.line) } data-goto={ (at.source) ":" (at.line) } {
            "line " (at.line)
        }
    }
}
