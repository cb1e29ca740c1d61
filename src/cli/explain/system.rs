//! Pages about transition systems: waves of traces, invariants.

use super::horn::{parts, short};
use super::place;
use crate::answer::Answer;
use crate::args::SolveArgs;
use crate::guard::Guard;
use eufonium_ir::TsOutcome;
use eufonium_report::model::{Formula, Note, NoteKind, Page, Signal, Verdict, Wave};
use eufonium_verify::input::display_name;
use eufonium_verify::problem::System;

/// The page about a transition system.
pub fn page(args: &SolveArgs, problem: &System, outcome: &TsOutcome, answer: &Answer, guard: &Guard) -> Page {
    let path = args.files.first().map_or("", String::as_str);
    let mut page = super::page(args, display_name(path), answer, guard);
    fill(&mut page, path, problem, outcome);
    page
}

/// Says what the evidence is; traces are those of the whole system.
pub fn fill(page: &mut Page, path: &str, problem: &System, outcome: &TsOutcome) {
    page.sources = super::source(path);
    if page.verdict == Verdict::Safe {
        page.headline = "No trace violates a property that is asked for.".into();
    }
    match outcome {
        TsOutcome::Safe(invariant) => {
            let formulas = parts(&problem.pool, invariant.formula);
            let remark = match invariant.depth {
                1 => String::new(),
                depth => format!("Inductive over {depth} steps, together with the properties."),
            };
            page.formulas.push(Formula {
                name: "In every state that can be reached".into(),
                at: None,
                parts: formulas.into_iter().map(|t| short(problem.formula_text(t))).collect(),
                remark,
            });
        }
        TsOutcome::Unsafe(trace) => {
            let property = &problem.whole().properties[trace.property];
            let name = match property.name.as_str() {
                "" => format!("property {}", trace.property),
                name => format!("property {name}"),
            };
            let steps = trace.inputs.len().saturating_sub(1);
            page.headline = format!("A trace of {steps} steps violates {name}.");
            if let Some(at) = place(page, property.span) {
                let text = format!("{name} is violated in state {steps}");
                let note = Note { line: at.line, column: at.column, kind: NoteKind::Violated, text };
                page.sources[0].notes.push(note);
            }
            let signals = problem.signals(trace).into_iter().map(|signal| Signal {
                name: signal.name,
                is_bit: signal.is_bit,
                sort: signal.sort,
                input: signal.is_input,
                values: signal.values,
            });
            page.wave = Some(Wave { signals: signals.collect(), length: trace.inputs.len() });
        }
        TsOutcome::Unknown(_) => {}
    }
}
