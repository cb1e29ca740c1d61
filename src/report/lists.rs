//! What a verdict takes for granted, and the limits that the run had.

use super::model::Page;
use maud::{Markup, html};

/// The sections of assumptions and limits.
pub(crate) fn sections(page: &Page) -> Markup {
    html! {
        @if !page.assumptions.is_empty() {
            section aria-labelledby="assumptions-title" {
                h2 id="assumptions-title" { "What the proof assumes" }
                ul class="plain" { @for assumption in &page.assumptions { li { "that " (assumption) } } }
            }
        }
        @if !page.limits.is_empty() {
            section aria-labelledby="limits-title" {
                h2 id="limits-title" { "Limits" }
                dl class="table" {
                    @for (name, value) in &page.limits { div { dt { (name) } dd { (value) } } }
                }
            }
        }
    }
}
