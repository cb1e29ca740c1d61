//! Sources with what is said of their lines.
//!
//! Lines come in chunks, which browsers lay out when they are seen; each chunk sets the counter of lines anew. A line without notes is its
//! text alone.

use super::model::{Note, NoteKind, Page, Source};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Lines in a chunk.
const CHUNK: usize = 100;
/// Longer sources are cut.
const MOST: usize = 1_200_000;

/// The section of sources.
pub(crate) fn section(page: &Page) -> Markup {
    let first = first(page);
    html! {
        section class="source" id="source" aria-label="Source" {
            div class="pane" id="pane" tabindex="0" role="region" aria-label="Source text" {
                @for (i, source) in page.sources.iter().enumerate() {
                    details class="file" data-source=(i) open[i == first] {
                        summary { span class="name" { (source.name) } (counts(source)) }
                        (lines(i, source))
                    }
                }
            }
            (legend(page))
        }
    }
}

/// The source that is shown first: where the violation is, else where there is something to say.
fn first(page: &Page) -> usize {
    let has = |kind: NoteKind| {
        page.sources.iter().position(|source| source.notes.iter().any(|note| note.kind == kind))
    };
    has(NoteKind::Violated).or(has(NoteKind::Invariant)).unwrap_or(0)
}

/// How often there is something of each kind.
fn counts(source: &Source) -> Markup {
    let mut kinds: BTreeMap<NoteKind, usize> = BTreeMap::new();
    source.notes.iter().for_each(|note| *kinds.entry(note.kind).or_default() += 1);
    html! {
        @for (kind, count) in kinds.iter().filter(|(kind, _)| **kind != NoteKind::Remark) {
            span class={ "count " (class(*kind)) } { (sign(*kind)) " " (count) " " (word(*kind, *count)) }
        }
    }
}

fn lines(index: usize, source: &Source) -> Markup {
    let mut notes: BTreeMap<u32, Vec<&Note>> = BTreeMap::new();
    source.notes.iter().for_each(|note| notes.entry(note.line).or_default().push(note));
    let (text, cut) = shortened(&source.text);
    let lines: Vec<&str> = text.lines().collect();
    html! {
        div class="code" data-language=(language(&source.name)) {
            @for (chunk, part) in lines.chunks(CHUNK).enumerate() {
                div class="chunk" style=(height(part.len())) {
                    // The chunk keeps counters that are set on itself from its lines.
                    div style={ "counter-reset:l " (chunk * CHUNK) } {
                        @for (i, line) in part.iter().enumerate() {
                            (one(index, chunk * CHUNK + i + 1, line, &notes))
                        }
                    }
                }
            }
        }
        @if cut { p class="cut" { "The rest of this file is left out: it is too long." } }
    }
}

fn height(lines: usize) -> String {
    format!("contain-intrinsic-size:auto {}px", lines * 21)
}

fn one(index: usize, number: usize, line: &str, notes: &BTreeMap<u32, Vec<&Note>>) -> Markup {
    let said = u32::try_from(number).ok().and_then(|number| notes.get(&number));
    let Some(said) = said else { return html! { div class="l" { (line) } } };
    let mut said: Vec<&&Note> = said.iter().collect();
    said.sort_by_key(|note| (note.kind, note.column));
    let quiet = |note: &Note| matches!(note.kind, NoteKind::Proved | NoteKind::Unreached | NoteKind::Open);
    let worst = said.iter().map(|note| class(note.kind)).next().unwrap_or("");
    let titles: Vec<String> =
        said.iter().filter(|n| quiet(n)).map(|n| format!("{}: {}", word(n.kind, 1), n.text)).collect();
    let mark = said.first().map_or("", |note| sign(note.kind));
    html! {
        div class={ "l has " (worst) } id={ "s" (index) "l" (number) } {
            span class="mark" title=[(!titles.is_empty()).then(|| titles.join("\n"))] { (mark) }
            span class="c" { (line) }
            @for note in said.iter().filter(|note| !quiet(note)) {
                span class={ "note " (class(note.kind)) } {
                    span class="kind" { (sign(note.kind)) " " (word(note.kind, 1)) }
                    " " (note.text)
                }
            }
        }
    }
}

fn shortened(text: &str) -> (&str, bool) {
    if text.len() <= MOST {
        return (text, false);
    }
    let end = (0..=MOST).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    (&text[..end], true)
}

fn language(name: &str) -> &'static str {
    let end = name.trim_end_matches(".gz").rsplit('.').next().unwrap_or("");
    match end {
        "c" | "i" | "h" | "cpp" | "cc" | "cxx" | "hpp" => "c",
        "smt2" | "vmt" | "smt" => "smt",
        "ll" | "bc" | "btor" | "btor2" => "llvm",
        _ => "",
    }
}

pub(crate) fn class(kind: NoteKind) -> &'static str {
    match kind {
        NoteKind::Violated => "violated",
        NoteKind::Invariant => "invariant",
        NoteKind::Assumed => "assumed",
        NoteKind::Proved => "proved",
        NoteKind::Unreached => "unreached",
        NoteKind::Open => "open",
        NoteKind::Remark => "remark",
    }
}

fn sign(kind: NoteKind) -> &'static str {
    match kind {
        NoteKind::Violated => "✕",
        NoteKind::Invariant => "∀",
        NoteKind::Assumed => "!",
        NoteKind::Proved => "✓",
        NoteKind::Unreached => "∅",
        NoteKind::Open => "?",
        NoteKind::Remark => "·",
    }
}

fn word(kind: NoteKind, count: usize) -> &'static str {
    match (kind, count) {
        (NoteKind::Violated, _) => "violated",
        (NoteKind::Invariant, 1) => "invariant",
        (NoteKind::Invariant, _) => "invariants",
        (NoteKind::Assumed, _) => "assumed",
        (NoteKind::Proved, _) => "proved",
        (NoteKind::Unreached, _) => "never reached",
        (NoteKind::Open, _) => "not decided",
        (NoteKind::Remark, _) => "",
    }
}

/// What the signs mean, of those that are there.
fn legend(page: &Page) -> Markup {
    let quiet = [NoteKind::Proved, NoteKind::Unreached, NoteKind::Open];
    let there =
        |kind: &&NoteKind| page.sources.iter().any(|s| s.notes.iter().any(|note| note.kind == **kind));
    let kinds: Vec<&NoteKind> = quiet.iter().filter(there).collect();
    html! {
        @if !kinds.is_empty() {
            p class="legend" {
                @for kind in kinds {
                    span class=(class(*kind)) { (sign(*kind)) " check " (word(*kind, 2)) }
                }
            }
        }
    }
}
