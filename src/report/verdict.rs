//! The head of the page, which says the verdict, and its foot.

use super::model::{Page, Verdict};
use maud::{Markup, html};

/// The word of a verdict.
pub(crate) fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Safe => "safe",
        Verdict::Unsafe => "unsafe",
        Verdict::Unknown => "unknown",
    }
}

fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Safe => "✓",
        Verdict::Unsafe => "✕",
        Verdict::Unknown => "?",
    }
}

/// The head of the page.
pub(crate) fn header(page: &Page) -> Markup {
    let word = word(page.verdict);
    html! {
        header class={ "verdict " (word) } {
            div class="top" {
                span class="file" { (page.title) }
                button id="theme" type="button" aria-label="Colours: as the system has them" { "◐ auto" }
            }
            h1 {
                span class="sign" aria-hidden="true" { (sign(page.verdict)) }
                span class="word" { (word) }
                @if !page.word.is_empty() && page.word != word { code class="answer" { (page.word) } }
            }
            @if !page.headline.is_empty() { p class="headline" { (page.headline) } }
            @for remark in &page.remarks { p class="remark" { (remark) } }
            @if !page.figures.verdicts.is_empty() {
                ul class="verdicts" {
                    @for (question, verdict) in &page.figures.verdicts {
                        li { code { (question) } " " span class={ "tag " (verdict) } { (verdict) } }
                    }
                }
            }
        }
    }
}

/// The foot of the page.
pub(crate) fn footer(page: &Page) -> Markup {
    html! {
        footer {
            @if !page.facts.is_empty() {
                dl {
                    @for (name, value) in &page.facts {
                        div { dt { (name) } dd { (value) } }
                    }
                }
            }
        }
    }
}
