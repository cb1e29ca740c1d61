//! Pages about clauses: the graph of predicates with their interpretations, and derivations.

use super::place;
use crate::answer::Answer;
use crate::args::SolveArgs;
use crate::guard::Guard;
use eufonium_base::ids::Id;
use eufonium_engine::certificate;
use eufonium_ir::{ChcSystem, Invariant, Op, Outcome, Term, TermPool, print};
use eufonium_report::model::{self, Graph, Inference, Note, NoteKind, Page, Predicate, Verdict};
use eufonium_verify::input::display_name;
use eufonium_verify::problem::Horn;
use serde_json::Value;

/// Longer formulas are cut.
const LONG: usize = 4000;
/// In larger systems the formulas of clauses are left out.
const CLAUSES: usize = 400;

/// The page about clauses.
pub fn page(args: &SolveArgs, problem: &Horn, outcome: &Outcome, answer: &Answer, guard: &Guard) -> Page {
    let path = args.files.first().map_or("", String::as_str);
    let mut page = super::page(args, display_name(path), answer, guard);
    fill(&mut page, path, problem, outcome);
    page
}

/// Says what the evidence is.
pub fn fill(page: &mut Page, path: &str, problem: &Horn, outcome: &Outcome) {
    page.sources = super::source(path);
    let (pool, system) = (&problem.pool, &problem.system);
    let invariant = match outcome {
        Outcome::Safe(invariant) => Some(invariant),
        _ => None,
    };
    match page.verdict {
        Verdict::Safe => page.headline = "The clauses have a model: no query can be derived.".into(),
        Verdict::Unsafe => page.headline = "The clauses have no model: false can be derived.".into(),
        Verdict::Unknown => {}
    }
    if let Some(invariant) = invariant.filter(|invariant| invariant.depth > 1) {
        page.remarks.push(format!("The interpretations are inductive over {} steps.", invariant.depth));
    }
    page.graph = Some(graph(page, pool, system, invariant));
    if let Outcome::Unsafe(derivation) = outcome
        && let Ok(text) = certificate::derivation_json(pool, system, derivation)
        && let Ok(value) = serde_json::from_str(&text)
    {
        page.derivation = Some(derived(page, system, &value));
        if let Some(query) = derivation.steps.last().and_then(|step| system.clauses[step.clause].span)
            && let Some(source) = page.sources.first_mut()
        {
            let text = "this query can be applied".to_owned();
            let note = Note { line: query.line, column: query.column, kind: NoteKind::Violated, text };
            source.notes.push(note);
        }
    }
}

fn graph(page: &Page, pool: &TermPool, system: &ChcSystem, invariant: Option<&Invariant>) -> Graph {
    let predicate = |(id, pred): (eufonium_ir::PredId, &eufonium_ir::Predicate)| {
        let names: Vec<(Term, String)> =
            pred.params.iter().enumerate().map(|(i, p)| (*p, format!("A{i}"))).collect();
        let sorts = pred.sorts.iter().map(|sort| print::sort(pool, *sort).into_owned());
        let show = |t: &Term| short(print::term_with_names(pool, *t, &names));
        Predicate {
            name: pred.name.clone(),
            arguments: names.iter().map(|(_, name)| name.clone()).zip(sorts).collect(),
            interpretation: invariant.map(|inv| parts(pool, inv.interp[id]).iter().map(show).collect()),
        }
    };
    let with_formulas = system.clauses.len() <= CLAUSES;
    let clause = |clause: &eufonium_ir::Clause| model::Clause {
        body: clause.body.iter().map(|app| app.pred.index()).collect(),
        head: clause.head.as_ref().map(|app| app.pred.index()),
        at: place(page, clause.span),
        constraint: if with_formulas { short(print::term(pool, clause.constraint)) } else { String::new() },
    };
    Graph {
        predicates: system.preds.iter().map(predicate).collect(),
        clauses: system.clauses.iter().map(clause).collect(),
    }
}

/// The parts of a conjunction; none if it is true.
pub(super) fn parts(pool: &TermPool, formula: Term) -> Vec<Term> {
    pool.conjuncts(formula).into_iter().filter(|t| pool.op(*t) != Op::True).collect()
}

/// A formula, cut where it is very long.
pub(super) fn short(mut text: String) -> String {
    if text.len() > LONG {
        let end = (0..=LONG).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
    text
}

/// The derivation, from the form in which it is written to files.
fn derived(page: &Page, system: &ChcSystem, file: &Value) -> model::Derivation {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let number = |value: &Value| value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    let step = |step: &Value| {
        let clause = number(&step["clause"]);
        let span = system.clauses.get(clause).and_then(|clause| clause.span);
        let at = place(page, span);
        let line = span.map_or(String::new(), |span| format!(", line {}", span.line));
        Inference {
            fact: text(&step["fact"]),
            clause: format!("clause {}{line}", clause + 1),
            at,
            values: list(&step["values"])
                .iter()
                .map(|v| (text(&v["var"]), short(text(&v["value"]))))
                .collect(),
            premises: list(&step["premises"]).iter().map(number).collect(),
        }
    };
    model::Derivation { steps: list(&file["steps"]).iter().map(step).collect() }
}
