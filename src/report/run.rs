//! The run of a program: the place where scripts show it, and its data.
//!
//! A step is a list of numbers: source, line, column, depth, kind, function, text, whether it matters, and its changes: `0 object` for a new
//! one, `1 object` for one that is gone, `2 cell text target` for a value.

use super::json::{Strings, or_minus};
use super::model::{Change, Run, Step};
use maud::{Markup, html};
use serde_json::{Value, json};

/// The section of the run.
pub(crate) fn section(run: &Run) -> Markup {
    let (count, matter) = (run.steps.len(), run.steps.iter().filter(|step| step.matters).count());
    html! {
        section class="run" id="run" aria-labelledby="run-title" {
            h2 id="run-title" { "The run to the violation" }
            noscript { p { "The run is walked by a script, and scripts are off." } }
            div class="bar" role="toolbar" aria-label="Walk the run" {
                button type="button" id="first" aria-label="First step" title="First step (Home)" { "«" }
                button type="button" id="back" aria-label="Step back" title="Step back (←)" { "‹" }
                button type="button" id="on" aria-label="Step on" title="Step on (→)" { "›" }
                button type="button" id="last" aria-label="Last step" title="Last step (End)" { "»" }
                input type="range" id="scrub" min="0" max="0" value="0" aria-label="Step";
                output id="where" for="scrub" {}
            }
            div class="now" id="now" aria-live="polite" {}
            div class="options" {
                // Where all matter there is nothing to choose; scripts still look at the box.
                label hidden[matter == count] {
                    input type="checkbox" id="all" checked[matter == count];
                    " all " (count) " steps, not only the " (matter) " that matter"
                }
                span class="keys" { kbd { "←" } " " kbd { "→" } " step, with " kbd { "Shift" } " over calls" }
            }
            @if run.left_out > 0 {
                p class="brief" {
                    "The run has " (count + run.left_out) " steps. " (count)
                    " of them are here, first of all those that matter; what others change is shown with the next."
                }
            }
            div class="steps" id="steps" role="listbox" tabindex="0" aria-label="Steps" {
                div class="spacer" id="spacer" {}
            }
            h3 { "Values" }
            div class="memory" id="memory" {}
        }
    }
}

/// The section of the calls of the run.
pub(crate) fn calls() -> Markup {
    html! {
        section class="fold" id="calls" hidden {
            details { summary { h2 { "Calls" } } div class="tree" id="call-tree" {} }
        }
    }
}

/// The run for scripts.
pub(crate) fn data(run: &Run) -> Value {
    let mut strings = Strings::default();
    let steps: Vec<Value> = run.steps.iter().map(|step| step_data(step, &mut strings)).collect();
    let objects: Vec<Value> = run
        .objects
        .iter()
        .map(|o| json!([strings.of(&o.name), strings.of(&o.ty), o.whose as u8, o.depth]))
        .collect();
    let cells: Vec<Value> =
        run.cells.iter().map(|c| json!([c.object, strings.of(&c.path), c.offset])).collect();
    json!({ "steps": steps, "objects": objects, "cells": cells, "strings": strings.value() })
}

fn step_data(step: &Step, strings: &mut Strings) -> Value {
    let (source, line, column) = step
        .at
        .map_or((-1, 0, 0), |at| (or_minus(Some(at.source)), i64::from(at.line), i64::from(at.column)));
    let place = |text: usize| or_minus(Some(text));
    let mut numbers = vec![
        source,
        line,
        column,
        i64::from(step.depth),
        step.kind as i64,
        place(strings.of(&step.function)),
        place(strings.of(&step.text)),
        i64::from(step.matters),
    ];
    for change in &step.changes {
        match change {
            Change::Made(object) => numbers.extend([0, place(*object)]),
            Change::Gone(object) => numbers.extend([1, place(*object)]),
            Change::Set(cell, text, target) => {
                numbers.extend([2, place(*cell), place(strings.of(text)), or_minus(*target)]);
            }
        }
    }
    json!(numbers)
}
