//! The page as a whole: its head, the order of its sections, scripts and styles.

use super::{Page, derivation, figures, formulas, graph, json, lists, run, source, verdict, wave};
use maud::{DOCTYPE, Markup, PreEscaped, html as markup};
use serde_json::{Map, Value};

const STYLES: &[&str] = &[
    include_str!("assets/base.css"),
    include_str!("assets/verdict.css"),
    include_str!("assets/source.css"),
    include_str!("assets/run.css"),
    include_str!("assets/graph.css"),
    include_str!("assets/wave.css"),
];

const SCRIPTS: &[&str] = &[
    include_str!("assets/core.js"),
    include_str!("assets/theme.js"),
    include_str!("assets/source.js"),
    include_str!("assets/state.js"),
    include_str!("assets/memory.js"),
    include_str!("assets/run.js"),
    include_str!("assets/tree.js"),
    include_str!("assets/wave.js"),
    include_str!("assets/selftest.js"),
];

/// Nothing is loaded from anywhere, and no script runs but those of the page.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

/// The page as one file.
pub fn html(page: &Page) -> String {
    let title = format!("{}: {}", verdict::word(page.verdict), page.title);
    let out = markup! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(STYLES.concat())) }
            }
            body { (body(page)) }
        }
    };
    out.into_string()
}

fn body(page: &Page) -> Markup {
    markup! {
        (verdict::header(page))
        main {
            div class=(if page.sources.is_empty() { "work" } else { "work two" }) {
                @if !page.sources.is_empty() { (source::section(page)) }
                div class="side" {
                    @if let Some(run) = &page.run { (run::section(run)) }
                    @if !page.formulas.is_empty() { (formulas::section(&page.formulas)) }
                    @if let Some(wave) = &page.wave { (wave::section(wave)) }
                    @if let Some(derivation) = &page.derivation { (derivation::section(derivation)) }
                    @if let Some(graph) = &page.graph { (graph::section(graph)) }
                    (lists::sections(page))
                    @if page.run.is_some() { (run::calls()) }
                    (figures::section(page))
                }
            }
        }
        (verdict::footer(page))
        script id="data" type="application/json" { (PreEscaped(json::embedded(&data(page)))) }
        script { (PreEscaped(SCRIPTS.concat())) }
    }
}

fn data(page: &Page) -> Value {
    let mut data = Map::new();
    data.extend(page.run.as_ref().map(|run| ("run".to_owned(), run::data(run))));
    data.extend(page.derivation.as_ref().map(|d| ("derivation".to_owned(), derivation::data(d))));
    data.extend(page.wave.as_ref().map(|wave| ("wave".to_owned(), wave::data(wave))));
    Value::Object(data)
}
