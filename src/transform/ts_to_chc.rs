//! Transition systems as Horn clauses with one predicate, the states that traces reach:
//!
//! - `init(s) => Inv(s)`,
//! - `Inv(s) & constraints(s, i) & guards(s, i) => Inv(next(s, i))`,
//! - `Inv(s) & constraints(s, i) & bad(s, i) => false` for each property.
//!
//! The constants of the clauses are those of the system, so a derivation, which is a chain, reads as a trace: its first step
//! gives the start, each later one the inputs of a state. An interpretation is an inductive invariant.
//!
//! Deliberately absent: a predicate for each value of a program counter; splitting is a pass over clauses.

use super::BackTranslation;
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, Stop};
use eufonium_ir::{
    ChcSystem, Clause, Derivation, Invariant, PredApp, PredId, Step, Subst, Term, TermPool, Trace, TransSys,
    TsInvariant, Value,
};

/// The indices of the clauses; the one of property `p` is `FIRST_QUERY + p`.
const FACT: usize = 0;
const STEP: usize = 1;
const FIRST_QUERY: usize = 2;

/// The way back from the clauses to the transition system they were made of.
#[derive(Clone, Debug)]
pub struct TsBack {
    states: Vec<Term>,
    inputs: Vec<Term>,
    params: Vec<Term>,
    properties: usize,
}

/// The clauses that say of a transition system what its header says of traces; safe exactly when the system is.
pub fn state_clauses(pool: &mut TermPool, ts: &TransSys) -> (ChcSystem, TsBack) {
    let (states, inputs) = (ts.state_terms(), ts.input_terms());
    let sorts: Vec<_> = states.iter().map(|&t| pool.sort(t)).collect();
    let mut system = ChcSystem::new();
    let pred = system.declare(pool, "Inv", &sorts);
    let now = PredApp { pred, args: states.clone() };
    let init = pool.and(&ts.init);
    system.clauses.push(Clause { body: vec![], constraint: init, head: Some(now.clone()), span: None });
    let taken: Vec<Term> = ts.constraints.iter().chain(&ts.guards).copied().collect();
    let next = PredApp { pred, args: ts.next_terms() };
    let constraint = pool.and(&taken);
    system.clauses.push(Clause { body: vec![now.clone()], constraint, head: Some(next), span: None });
    for property in &ts.properties {
        let mut parts = ts.constraints.clone();
        parts.push(property.bad);
        let constraint = pool.and(&parts);
        let query = Clause { body: vec![now.clone()], constraint, head: None, span: property.span };
        system.clauses.push(query);
    }
    let params = system.preds[pred].params.clone();
    (system, TsBack { states, inputs, params, properties: ts.properties.len() })
}

impl BackTranslation<TransSys, ChcSystem> for TsBack {
    fn keeps_steps(&self) -> bool {
        true
    }

    /// The invariant that the interpretation of the one predicate is.
    fn invariant(&self, pool: &mut TermPool, inv: Invariant, _: &Stop) -> Option<TsInvariant> {
        let formula = inv.interp[PredId::from_usize(0)];
        let formula = Subst::of(&self.params, &self.states).apply(pool, formula);
        Some(TsInvariant { formula, depth: inv.depth, simple_path: inv.simple_path })
    }

    /// The trace that the derivation of `false` describes.
    fn counterexample(&self, pool: &mut TermPool, derivation: Derivation) -> Option<Trace> {
        let mut step = derivation.steps.last()?;
        let property = step.clause.checked_sub(FIRST_QUERY).filter(|&p| p < self.properties)?;
        let mut inputs = Vec::new();
        let mut below = derivation.steps.len() - 1;
        while step.clause != FACT {
            if below < derivation.steps.len() - 1 && step.clause != STEP {
                return None;
            }
            inputs.push(values(pool, step, &self.inputs));
            let &[premise] = step.premises.as_slice() else { return None };
            if premise >= below {
                return None;
            }
            below = premise;
            step = &derivation.steps[premise];
        }
        inputs.reverse();
        Some(Trace { property, start: values(pool, step, &self.states), inputs })
    }
}

/// The values of these constants in a step, defaults where it does not say.
fn values(pool: &TermPool, step: &Step, constants: &[Term]) -> Vec<Value> {
    let given: HashMap<Term, &Value> = step.values.iter().map(|(t, value)| (*t, value)).collect();
    let value = |c: &Term| given.get(c).map(|&value| value.clone());
    constants.iter().map(|c| value(c).unwrap_or_else(|| Value::default_of(pool, pool.sort(*c)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_check::{check_derivation, check_invariant};
    use eufonium_ir::{Premises, Sort};
    use eufonium_testing::Rng;
    use eufonium_testing::systems::{self as testing, Tiny};
    use quickcheck::{QuickCheck, TestResult};

    /// The derivation that a trace is.
    fn derivation(pool: &TermPool, ts: &TransSys, trace: &Trace) -> Derivation {
        let mut state = trace.start.clone();
        let named = |terms: Vec<Term>, values: &[Value]| terms.into_iter().zip(values.to_vec());
        let values = named(ts.state_terms(), &state).collect();
        let mut steps = vec![Step { clause: FACT, values, premises: Premises::new() }];
        for (k, input) in trace.inputs.iter().enumerate() {
            let values = named(ts.state_terms(), &state).chain(named(ts.input_terms(), input)).collect();
            let last = k + 1 == trace.inputs.len();
            let clause = if last { FIRST_QUERY + trace.property } else { STEP };
            steps.push(Step { clause, values, premises: Premises::from_slice(&[k]) });
            let model = testing::model(pool, ts, &state, input);
            let mut eval = eufonium_ir::Evaluator::new(&model);
            state = ts.next_terms().into_iter().map(|t| eval.eval(pool, t)).collect();
        }
        Derivation { steps }
    }

    /// The reached states as an interpretation of the predicate.
    fn points(pool: &mut TermPool, system: &ChcSystem, states: &[Vec<Value>]) -> Invariant {
        let params = system.preds[PredId::from_usize(0)].params.clone();
        let mut disjuncts = Vec::new();
        for state in states {
            let mut point = Vec::new();
            for (&param, value) in params.iter().zip(state) {
                let value = value.to_term(pool, pool.sort(param)).expect("bits and truth values have terms");
                point.push(pool.eq(param, value));
            }
            disjuncts.push(pool.and(&point));
        }
        Invariant::inductive(std::iter::once(pool.or(&disjuncts)).collect())
    }

    #[test]
    fn witnesses_go_both_ways() {
        fn property(tiny: Tiny) -> TestResult {
            let mut pool = TermPool::new();
            let ts = tiny.system(&mut pool);
            let explored = testing::explore(&pool, &ts);
            let (system, back) = state_clauses(&mut pool, &ts);
            match explored.trace {
                Some(trace) => {
                    let derivation = derivation(&pool, &ts, &trace);
                    check_derivation(&pool, &system, &derivation).expect("a trace is a derivation");
                    assert_eq!(back.counterexample(&mut pool, derivation), Some(trace));
                }
                None => {
                    let inv = points(&mut pool, &system, &explored.states);
                    check_invariant(&mut pool, &system, &inv, &Stop::never())
                        .expect("reached states are one");
                    let inv = back.invariant(&mut pool, inv, &Stop::never()).expect("always");
                    assert_eq!(testing::check_invariant(&pool, &ts, &inv), Ok(true));
                }
            }
            TestResult::passed()
        }
        QuickCheck::new().tests(150).quickcheck(property as fn(Tiny) -> TestResult);
    }

    /// Clauses that the checker calls inductive over several steps are those of a system without a trace to a violation.
    #[test]
    fn induction_over_several_steps_agrees_with_exploration() {
        let (mut accepted, mut refused) = (0, 0);
        for seed in 0..400 {
            let mut pool = TermPool::new();
            let ts = Tiny(seed).system(&mut pool);
            let (system, _) = state_clauses(&mut pool, &ts);
            let params = system.preds[PredId::from_usize(0)].params.clone();
            let mut rng = Rng::new(seed);
            let formula = match rng.below(3) {
                0 => pool.tt(),
                _ => testing::term(&mut pool, &mut rng, &params, Sort::BOOL, 4),
            };
            let interp = std::iter::once(formula).collect();
            let inv = Invariant { interp, depth: 2 + rng.below(3), simple_path: rng.chance(50) };
            let found = check_invariant(&mut pool, &system, &inv, &Stop::never()).is_ok();
            assert!(!found || testing::explore(&pool, &ts).trace.is_none(), "seed {seed} is unsafe");
            accepted += usize::from(found);
            refused += usize::from(!found);
        }
        assert!(accepted > 20 && refused > 20, "{accepted} {refused}");
    }

    /// Values that a derivation leaves out are defaults; what is no derivation is no trace.
    #[test]
    fn only_derivations_are_traces() {
        let mut pool = TermPool::new();
        let ts = (0..).map(|seed| Tiny(seed).system(&mut pool)).find(|ts| ts.inputs.len() == 2);
        let ts = ts.expect("some systems have two inputs");
        let (_, back) = state_clauses(&mut pool, &ts);
        let step = |clause, premises: &[usize]| Step {
            clause,
            values: vec![],
            premises: Premises::from_slice(premises),
        };
        let query = FIRST_QUERY + ts.properties.len() - 1;
        let mut trace = |steps: Vec<Step>| back.counterexample(&mut pool, Derivation { steps });
        let found = trace(vec![step(FACT, &[]), step(STEP, &[0]), step(query, &[1])]).expect("a derivation");
        assert_eq!((found.property, found.inputs.len()), (ts.properties.len() - 1, 2));
        assert!(found.inputs.iter().all(|input| input.len() == 2) && found.start.len() == ts.states.len());
        for wrong in [
            vec![],
            vec![step(FACT, &[])],
            vec![step(FACT, &[]), step(STEP, &[0])],
            vec![step(query, &[])],
            vec![step(query, &[0])],
            vec![step(FACT, &[]), step(query + 1, &[0])],
            vec![step(STEP, &[0]), step(query, &[0])],
            vec![step(FACT, &[]), step(query, &[0, 0])],
            vec![step(FACT, &[]), step(query, &[0]), step(query, &[1])],
        ] {
            let text = format!("{wrong:?}");
            assert_eq!(trace(wrong), None, "{text}");
        }
    }
}
