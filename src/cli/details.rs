//! What documents say of the answers for clauses and transition systems: derivations and traces as steps with values, interpretations and
//! invariants as formulas.

use super::answer::Detail;
use eufonium_engine::check::derive;
use eufonium_findings::{Invariant, Location, Named, Step};
use eufonium_ir::{ChcSystem, Derivation, Evaluator, Model, Outcome, Term, TermPool, TsOutcome};
use eufonium_ir::{Invariant as Interpretations, print};
use eufonium_verify::problem::{Horn, System};

/// So many values stand in the text of a state; all of them are its values.
const SHOWN: usize = 8;

/// The detail of an answer for clauses; formulas and steps only if they are wanted. `file` has the clauses.
pub fn horn(problem: &Horn, outcome: &Outcome, wanted: bool, file: &str) -> Detail {
    let (pool, system) = (&problem.pool, &problem.system);
    let mut detail = Detail::default();
    match outcome {
        Outcome::Safe(found) if wanted => {
            detail.invariants = interpretations(pool, system, problem.declared, found, file);
        }
        Outcome::Unsafe(found) => {
            detail.message = "`false` can be derived".into();
            if wanted {
                detail.trace = derivation(pool, system, found, file);
            }
        }
        Outcome::Safe(_) | Outcome::Unknown(_) => {}
    }
    detail
}

/// The formulas of the first `declared` predicates, over arguments with the names `A0`, `A1` and so on; annotated if they are inductive over
/// several steps together.
pub fn interpretations(
    pool: &TermPool,
    system: &ChcSystem,
    declared: usize,
    found: &Interpretations,
    file: &str,
) -> Vec<Invariant> {
    let formula = |(id, pred): (_, &eufonium_ir::Predicate)| {
        let names: Vec<(Term, String)> =
            pred.params.iter().enumerate().map(|(i, p)| (*p, format!("A{i}"))).collect();
        let formula = print::term_with_names(pool, found.interp[id], &names);
        Invariant {
            location: Location { file: file.to_owned(), ..Location::default() },
            function: pred.name.clone(),
            expression: print::with_induction(formula, found.depth, found.simple_path),
        }
    };
    system.preds.iter().take(declared).map(formula).collect()
}

/// The steps of a derivation with the values of their clauses' variables; none if it is not valid.
pub fn derivation(pool: &TermPool, system: &ChcSystem, found: &Derivation, file: &str) -> Vec<Step> {
    let facts = derive(pool, system, found).unwrap_or_default();
    let step = |(step, fact): (&eufonium_ir::Step, &Option<eufonium_engine::check::Fact>)| {
        let clause = &system.clauses[step.clause];
        let mut model = Model::new();
        for (constant, value) in &step.values {
            if let Some(f) = pool.as_constant(*constant) {
                model.set(f, value.clone());
            }
        }
        let mut eval = Evaluator::new(&model);
        let value = |v: Term| {
            let name = pool.as_constant(v).map_or_else(String::new, |f| pool.func(f).name.clone());
            (name, print::value(pool, &eval.eval(pool, v), pool.sort(v)))
        };
        Step {
            location: clause.span.map(|at| Location {
                file: file.to_owned(),
                line: at.line,
                column: at.column,
            }),
            depth: 0,
            text: fact.as_ref().map_or_else(|| "false".to_owned(), |fact| fact.display(pool, system)),
            values: Named::all(clause.vars(pool).into_iter().map(value)),
        }
    };
    found.steps.iter().zip(&facts).map(step).collect()
}

/// The detail of an answer for a transition system; formulas and states only if they are wanted. `file` has the system.
pub fn system(problem: &System, outcome: &TsOutcome, wanted: bool, file: &str) -> Detail {
    let mut detail = Detail::default();
    match outcome {
        TsOutcome::Safe(found) if wanted => {
            let location = Location { file: file.to_owned(), ..Location::default() };
            let formula = problem.formula_text(found.formula);
            let expression = print::with_induction(formula, found.depth, found.simple_path);
            detail.invariants = vec![Invariant { location, function: String::new(), expression }];
        }
        TsOutcome::Unsafe(trace) => {
            let (name, steps) = (&problem.whole().properties[trace.property].name, trace.inputs.len());
            detail.message = format!("the property {name} is violated in state {}", steps.saturating_sub(1));
            detail.violated = Some(name.clone());
            if wanted {
                detail.trace = states(problem, trace);
            }
        }
        TsOutcome::Safe(_) | TsOutcome::Unknown(_) => {}
    }
    detail
}

/// The states of a trace with their values; the text has those that are new.
fn states(problem: &System, trace: &eufonium_ir::Trace) -> Vec<Step> {
    let signals = problem.signals(trace);
    let state = |k: usize| {
        let known = signals.iter().filter_map(|s| Some((s, s.values.get(k)?)));
        let values = known.clone().map(|(s, value)| (s.name.clone(), value.clone()));
        let mut new = known
            .filter(|(s, value)| k == 0 || s.values[k - 1] != **value)
            .map(|(s, value)| format!("{} = {value}", s.name));
        let mut text: Vec<String> = new.by_ref().take(SHOWN).collect();
        if new.next().is_some() {
            text.push("...".into());
        }
        let apart = if text.is_empty() { "" } else { ": " };
        let text = format!("state {k}{apart}{}", text.join(", "));
        Step { text, values: Named::all(values), ..Step::default() }
    };
    (0..trace.inputs.len()).map(state).collect()
}
