//! Pages about programs: the run to a violation, or invariants and checks.

use super::sources::Sources;
use crate::answer::Answer;
use crate::args::SolveArgs;
use crate::guard::Guard;
use eufonium_engine::programs::{AllRuns, ProgramProof, Violation};
use eufonium_frontend::program_text::steps::{self, Steps};
use eufonium_frontend::program_text::witness::LoopInvariant;
use eufonium_ir::program::eval::{self, Limits};
use eufonium_ir::program::{CheckId, CheckKind, Program, callgraph::CallGraph};
use eufonium_report::model::{
    Cell, Change, Formula, NoteKind, Object, Page, Run, Step, StepKind, Verdict, Whose,
};
use eufonium_verify::evidence::{self, describe};
use eufonium_verify::problem::ProgramFile;
use std::collections::HashSet;

/// Longer runs are shortened.
const STEPS: usize = 20_000;

/// The page about a program for which there is no more than the answer.
pub fn plain(args: &SolveArgs, file: &ProgramFile, answer: &Answer, guard: &Guard) -> Page {
    let mut page = page(args, file, answer, guard);
    let mut sources = Sources::new(file);
    note_checks(&mut sources, &file.program, page.verdict, None);
    note_assumptions(&mut sources, &file.program, page.verdict);
    page.sources = sources.finish();
    page
}

/// The page about a violation.
pub fn violated(
    args: &SolveArgs,
    file: &ProgramFile,
    violation: &Violation,
    answer: &Answer,
    guard: &Guard,
) -> Page {
    let mut page = page(args, file, answer, guard);
    let program = &file.program;
    page.headline = describe(program, violation);
    page.remarks.retain(|remark| *remark != page.headline);
    let limits = Limits::default();
    let length = eval::run(program, &mut violation.choices.clone(), &limits).steps;
    let found = (length <= evidence::LONGEST).then(|| {
        let (_, record) = eval::trace_with_memory(program, &mut violation.choices.clone(), &limits);
        steps::steps(program, &record, STEPS)
    });
    if found.is_none() {
        page.remarks.push(format!("The run is not shown: it has {length} instructions."));
    }
    let mut sources = Sources::new(file);
    note_checks(&mut sources, program, page.verdict, Some(violation.check));
    page.run = found.map(|found| run(program, found, &mut sources));
    page.sources = sources.finish();
    page
}

/// The page about a proof.
pub fn proved(
    args: &SolveArgs,
    file: &mut ProgramFile,
    proof: &ProgramProof,
    answer: &Answer,
    guard: &Guard,
) -> Page {
    let (invariants, dropped) = evidence::invariants(&mut file.pool, &proof.invariants);
    let mut page = page(args, file, answer, guard);
    let whole = proof.runs.iter().filter(|all| all.of.is_none());
    page.remarks.extend(whole.map(AllRuns::in_words));
    if !proof.is_by_runs() && invariants.is_empty() {
        let text = "The proof has no invariant of a loop of the source: there is none, or it was executed or unrolled. With --invariants loops stay.";
        page.remarks.push(text.to_owned());
    }
    if dropped > 0 {
        page.remarks.push(format!("{dropped} parts of the invariants have no expression in C."));
    }
    let mut sources = Sources::new(file);
    for invariant in &invariants {
        sources.note(invariant.at, NoteKind::Invariant, invariant.expression.clone());
        page.formulas.push(formula(invariant, &file.program, &mut sources));
    }
    note_checks(&mut sources, &file.program, page.verdict, None);
    note_assumptions(&mut sources, &file.program, page.verdict);
    page.sources = sources.finish();
    page
}

fn page(args: &SolveArgs, file: &ProgramFile, answer: &Answer, guard: &Guard) -> Page {
    let names: Vec<String> = file.sources.iter().map(|source| source.name()).collect();
    let mut page = super::page(args, &names.join(", "), answer, guard);
    if page.verdict == Verdict::Safe {
        page.headline = format!("No run violates {}.", file.property.name);
    }
    let bits = file.program.pointer_bits;
    page.facts.extend([
        ("property".to_owned(), file.property.name.clone()),
        ("runs start in".to_owned(), file.property.entry_function().to_owned()),
        ("pointers".to_owned(), format!("{bits} bits")),
    ]);
    page
}

fn formula(invariant: &LoopInvariant, program: &Program, sources: &mut Sources<'_>) -> Formula {
    let at = sources.place(invariant.at);
    let name = match at {
        Some(_) => format!("Loop of {}()", invariant.function),
        None => {
            let file = &program.files[invariant.at.file];
            format!("Loop of {}(), {file}:{}", invariant.function, invariant.at.line)
        }
    };
    Formula { name, at, parts: conjuncts(&invariant.expression), remark: String::new() }
}

/// The parts of a conjunction in C.
fn conjuncts(expression: &str) -> Vec<String> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    let bytes = expression.as_bytes();
    for at in 0..bytes.len() {
        match bytes[at] {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'|' | b'?' if depth == 0 => return vec![expression.to_owned()],
            b'&' if depth == 0 && at >= start && bytes.get(at + 1) == Some(&b'&') => {
                parts.push(expression[start..at].trim().to_owned());
                start = at + 2;
            }
            _ => {}
        }
    }
    parts.push(expression[start..].trim().to_owned());
    parts
}

/// Says of each check what is known of it.
fn note_checks(sources: &mut Sources<'_>, program: &Program, verdict: Verdict, violated: Option<CheckId>) {
    let reached = CallGraph::new(program).reached(program.entry);
    let live: HashSet<&str> =
        program.functions.iter().filter(|(id, _)| reached[*id]).map(|(_, f)| f.name.as_str()).collect();
    for (id, check) in program.checks.iter() {
        let Some(at) = check.at else { continue };
        if matches!(check.property, CheckKind::Unsupported | CheckKind::Bound) {
            continue;
        }
        let kind = match verdict {
            _ if violated == Some(id) => NoteKind::Violated,
            _ if !live.contains(check.function.as_str()) => NoteKind::Unreached,
            Verdict::Safe => NoteKind::Proved,
            // Of the others nothing is known, and nothing that helps to understand this one.
            Verdict::Unsafe => continue,
            Verdict::Unknown => NoteKind::Open,
        };
        sources.note(at, kind, check.message.clone());
    }
}

fn note_assumptions(sources: &mut Sources<'_>, program: &Program, verdict: Verdict) {
    if verdict == Verdict::Safe {
        for assumption in &program.assumptions {
            if let Some(at) = assumption.at {
                sources.note(at, NoteKind::Assumed, assumption.what.clone());
            }
        }
    }
}

fn run(program: &Program, found: Steps, sources: &mut Sources<'_>) -> Run {
    let whose = |whose: steps::Whose| match whose {
        steps::Whose::Global => (Whose::Global, 0),
        steps::Whose::Local(depth) => (Whose::Local, depth),
        steps::Whose::Heap => (Whose::Heap, 0),
        steps::Whose::Outside => (Whose::Outside, 0),
    };
    let object = |o: steps::Object| {
        let (whose, depth) = whose(o.whose);
        Object { name: o.name, ty: o.ty, whose, depth }
    };
    let cell = |c: steps::Cell| Cell { object: c.object, offset: c.offset, path: c.path };
    let steps = found.steps.into_iter().map(|step| Step {
        at: step.at.and_then(|at| sources.place(at)),
        function: program.functions[step.function].name.clone(),
        depth: step.depth,
        kind: kind(step.kind),
        text: step.text,
        matters: step.matters,
        changes: step.changes.into_iter().map(change).collect(),
    });
    Run {
        steps: steps.collect(),
        objects: found.objects.into_iter().map(object).collect(),
        cells: found.cells.into_iter().map(cell).collect(),
        left_out: found.left_out,
    }
}

fn kind(kind: steps::StepKind) -> StepKind {
    match kind {
        steps::StepKind::Start => StepKind::Start,
        steps::StepKind::Assign => StepKind::Assign,
        steps::StepKind::Choice => StepKind::Choice,
        steps::StepKind::Call => StepKind::Call,
        steps::StepKind::Return => StepKind::Return,
        steps::StepKind::Branch => StepKind::Branch,
        steps::StepKind::Loop => StepKind::Loop,
        steps::StepKind::Violation => StepKind::Violation,
    }
}

fn change(change: steps::Change) -> Change {
    match change {
        steps::Change::Made(object) => Change::Made(object),
        steps::Change::Gone(object) => Change::Gone(object),
        steps::Change::Set(cell, text, target) => Change::Set(cell, text, target),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conjunctions_are_taken_apart() {
        let table: &[(&str, &[&str])] = &[
            ("x <= y", &["x <= y"]),
            ("x <= y && (a && b) && y < 3", &["x <= y", "(a && b)", "y < 3"]),
            ("(x) || (y && z)", &["(x) || (y && z)"]),
            ("(x & 1) == 0 && y", &["(x & 1) == 0", "y"]),
        ];
        for (text, parts) in table {
            assert_eq!(conjuncts(text), *parts, "{text}");
        }
    }
}
