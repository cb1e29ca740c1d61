//! Facts about the predicates of clauses: their equations solved, and what leads to a violation looked for among the solutions.
//!
//! Widening stops at the numbers that the clauses compare with. Facts are candidates, also those of a search that was stopped.

use super::backward;
use super::domain::{Domain, Thresholds};
use super::equations::{AnalysisOptions, HornEquations, state_terms};
use super::fixpoint::solve_so_far;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashSet, Rat, Stop};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredId, Predicate, Term, TermPool, visit};

/// Most subterms of a system in which thresholds are looked for.
const MOST_TERMS: usize = 200_000;

/// For each predicate formulas over its parameters that hold for all derivable facts; `None` if `stop` is raised first.
/// The formula of a predicate of which nothing is derivable is `false`.
pub fn horn_facts<D: Domain>(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    stop: &Stop,
) -> Option<IdVec<PredId, Vec<Term>>> {
    let equations = HornEquations::<D>::new(pool, system, options, stop)?;
    let thresholds = thresholds(pool, system, options.thresholds);
    let how = (&thresholds, &options.fixpoint);
    let states: Option<Vec<D>> = solve_so_far(&equations, how.0, how.1, stop).into_iter().collect();
    let states = states?;
    let mut facts: IdVec<PredId, Vec<Term>> = IdVec::new();
    for (state, predicate) in states.iter().zip(system.preds.values()) {
        facts.push(state_terms(pool, state, predicate));
    }
    backward::refine(pool, system, &equations, states, (options.backward, how), stop, &mut facts);
    Some(facts)
}

/// The facts about the predicates, as far as they were found before `stop` was raised, and whether that are all: no
/// other predicate has any.
pub fn horn_facts_so_far<D: Domain>(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    stop: &Stop,
) -> (IdVec<PredId, Vec<Term>>, bool) {
    let none = || system.preds.keys().map(|_| Vec::new()).collect();
    let Some(equations) = HornEquations::<D>::new(pool, system, options, stop) else {
        return (none(), false);
    };
    let thresholds = thresholds(pool, system, options.thresholds);
    let states = solve_so_far(&equations, &thresholds, &options.fixpoint, stop);
    let finished = states.iter().all(Option::is_some);
    let facts = |(state, predicate): (Option<D>, &Predicate)| {
        state.map_or_else(Vec::new, |state| state_terms(pool, &state, predicate))
    };
    (states.into_iter().zip(system.preds.values()).map(facts).collect(), finished)
}

/// The numbers that the clauses compare with, and zero, which orders compare differences with; and their neighbours.
fn thresholds(pool: &TermPool, system: &ChcSystem, limit: usize) -> Thresholds {
    let roots: Vec<Term> = system.clauses.iter().flat_map(Clause::roots).collect();
    let mut numbers: HashSet<Rat> = HashSet::default();
    let mut add = |n: Rat| {
        numbers.insert(&n - &Rat::ONE);
        numbers.insert(&n + &Rat::ONE);
        numbers.insert(n);
    };
    add(Rat::ZERO);
    for t in visit::postorder(pool, &roots).into_iter().take(MOST_TERMS) {
        if let Some(bits) = pool.as_bits(t) {
            add(bits.to_rat());
            add(bits.to_rat_signed());
        } else if matches!(pool.op(t), Op::Le | Op::Lt | Op::Eq) && pool.sort(pool.arg(t, 0)).is_arith() {
            let Some((e, _)) = LinExpr::of_literal(pool, t) else { continue };
            let scale = match &e.terms[..] {
                [(_, c)] => c.clone(),
                _ => Rat::ONE,
            };
            add((-&(&e.constant / &scale)).floor());
        }
    }
    // The set's order does not matter: thresholds are sorted.
    Thresholds::new(numbers.into_iter().collect(), limit)
}
