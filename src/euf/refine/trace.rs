//! The sequence of all steps of a counterexample, with a copy of the states and inputs for each place.

use super::reading::Reading;
use crate::Engine;
use crate::block::Counterexample;
use crate::rename::Renaming;
use crate::system::CURRENT;
use eufonium_base::HashSet;
use eufonium_ir::{Assignments, Evaluator, Term, TermPool, Trace, Value, visit};
use eufonium_smt::SatResult;

/// Why there is no trace.
pub(super) enum Unfit {
    /// The steps contradict each other.
    As(Reading),
    /// The solver gave no answer.
    Unknown,
}

impl Engine<'_> {
    /// The constants for states and inputs at a place of a trace.
    fn copy(&mut self, pool: &mut TermPool, place: usize) -> (Vec<Term>, Vec<Term>) {
        while self.copies.len() <= place {
            let mut fresh = |terms: &[Term]| -> Vec<Term> {
                terms.iter().map(|t| pool.fresh("at", pool.sort(*t))).collect()
            };
            self.copies.push((fresh(&self.system.states), fresh(&self.system.inputs)));
        }
        self.copies[place].clone()
    }

    /// What takes literals about the step at a place to the constants of the place.
    fn at(&mut self, pool: &mut TermPool, place: usize) -> Renaming {
        let (states, inputs) = self.copy(pool, place);
        let (nexts, _) = self.copy(pool, place + 1);
        let from = [&self.system.states[..], &self.system.inputs, &self.system.nexts].concat();
        Renaming::of(&from, &[states, inputs, nexts].concat())
    }

    /// The literals about each step, with the conditions that they are to imply.
    pub(super) fn stated(&self, counterexample: &Counterexample) -> Vec<Vec<Term>> {
        let last = counterexample.steps.len() - 1;
        let mut steps = Vec::with_capacity(last + 1);
        for (place, (cube, cause)) in counterexample.steps.iter().enumerate() {
            let mut literals = [&cube[..], cause, &self.system.constraints].concat();
            match place == last {
                true => literals.push(self.system.properties[counterexample.property].bad),
                false => literals.extend(&self.system.guards),
            }
            literals.sort_unstable();
            literals.dedup();
            steps.push(literals);
        }
        steps
    }

    /// All steps at once: a trace, or in which reading of the operators they do not fit together.
    ///
    /// A cube need not say all that its own step relies on, as it speaks with few words. Where the states of a model are
    /// not those that follow from its start and inputs, the equations that say so are added to `steps`; most data needs
    /// none, as nobody looks at it.
    pub(super) fn whole_path(
        &mut self,
        pool: &mut TermPool,
        property: usize,
        steps: &mut [Vec<Term>],
    ) -> Result<Trace, Unfit> {
        self.renew_solvers();
        let mut literals = self.on_path(pool, steps);
        loop {
            for reading in [Reading::Opaque, Reading::Exact] {
                match self.reader(reading).check(pool, &literals) {
                    SatResult::Unsat => return Err(Unfit::As(reading)),
                    SatResult::Unknown => return Err(Unfit::Unknown),
                    SatResult::Sat => {}
                }
            }
            let trace = self.read_trace(pool, property, steps.len());
            let missing = self.disagreements(pool, &trace, steps);
            if missing.is_empty() {
                return Ok(trace);
            }
            for (place, equation) in missing {
                let mut here = self.at(pool, place);
                literals.push(here.apply(pool, equation));
                steps[place].push(equation);
            }
        }
    }

    /// Adds to each step the equations of all states that the literals about the next step mention, so that what is said of
    /// a state can be said of those before it.
    pub(super) fn connect(&mut self, pool: &mut TermPool, steps: &mut [Vec<Term>]) {
        for place in (1..steps.len()).rev() {
            for state in visit::constants(pool, &steps[place]) {
                if self.system.scope(pool, state) != CURRENT {
                    continue;
                }
                let next = self.system.primed(pool, state);
                if let Some(value) = self.system.next_value(next) {
                    let equation = pool.raw_eq(next, value);
                    steps[place - 1].push(equation);
                }
            }
            steps[place - 1].sort_unstable();
            steps[place - 1].dedup();
        }
    }

    /// The literals in terms of the places.
    fn on_path(&mut self, pool: &mut TermPool, steps: &[Vec<Term>]) -> Vec<Term> {
        let mut literals = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            let mut here = self.at(pool, place);
            if place == 0 {
                literals.extend(here.apply_all(pool, &self.system.init));
            }
            literals.extend(here.apply_all(pool, step));
        }
        literals
    }

    /// The trace that begins as the concrete model does and takes its inputs.
    fn read_trace(&mut self, pool: &mut TermPool, property: usize, length: usize) -> Trace {
        let copies: Vec<_> = (0..length).map(|place| self.copy(pool, place)).collect();
        let mut eval = Evaluator::new(self.concrete.model(pool));
        let mut values =
            |terms: &[Term]| -> Vec<Value> { terms.iter().map(|t| eval.eval(pool, *t)).collect() };
        let start = values(&copies[0].0);
        let inputs = copies.iter().map(|(_, inputs)| values(inputs)).collect();
        Trace { property, start, inputs }
    }

    /// The equations of the first step after which states that the literals mention have other values in the concrete model
    /// than in the trace.
    fn disagreements(
        &mut self,
        pool: &mut TermPool,
        trace: &Trace,
        steps: &[Vec<Term>],
    ) -> Vec<(usize, Term)> {
        let mut state = trace.start.clone();
        let mut assignments = Assignments::new();
        for place in 0..steps.len() - 1 {
            let inputs = self.system.inputs.iter().copied().zip(&trace.inputs[place]);
            let given = self.system.states.iter().copied().zip(&state).chain(inputs);
            let value = |t: &Term| self.system.next_value(*t).expect("each state has a next value");
            let equations: Vec<(Term, Term)> = self.system.nexts.iter().map(|t| (*t, value(t))).collect();
            let next = equations.iter().map(|(_, value)| *value);
            state = assignments.with(pool, given, |eval| next.map(|t| eval.eval(pool, t)).collect());
            let mentioned: HashSet<Term> = visit::constants(pool, &steps[place + 1]).into_iter().collect();
            let (copies, _) = self.copy(pool, place + 1);
            let mut eval = Evaluator::new(self.concrete.model(pool));
            let wrong = (0..state.len()).filter(|&i| {
                mentioned.contains(&self.system.states[i]) && eval.eval(pool, copies[i]) != state[i]
            });
            let wrong: Vec<usize> = wrong.collect();
            if !wrong.is_empty() {
                let equation = |i: usize| pool.raw_eq(equations[i].0, equations[i].1);
                return wrong.into_iter().map(equation).map(|t| (place, t)).collect();
            }
        }
        Vec::new()
    }
}
