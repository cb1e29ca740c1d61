//! The sequence of all steps of a counterexample, with a copy of the states and inputs for each place.

use super::path::Reading;
use crate::euf::Engine;
use crate::euf::block::Counterexample;
use crate::euf::rename::Renaming;
use crate::euf::system::CURRENT;
use crate::ir::{Evaluator, Term, TermPool, Trace, Value, visit};
use crate::smt::SatResult;

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

    /// The literals about each step with the conditions that they are to imply, and with the equations of all states that
    /// the literals about the next step mention: a cube need not say all that its own step relies on, as it speaks with
    /// few words. The steps in sequence are then exactly a trace.
    pub(super) fn connected(
        &mut self,
        pool: &mut TermPool,
        counterexample: &Counterexample,
    ) -> Vec<Vec<Term>> {
        let mut steps: Vec<Vec<Term>> = Vec::with_capacity(counterexample.steps.len());
        let mut wanted: Vec<Term> = Vec::new();
        for (cube, cause) in counterexample.steps.iter().rev() {
            let mut literals = [&cube[..], cause, &self.system.constraints].concat();
            match steps.is_empty() {
                true => literals.push(self.system.properties[counterexample.property].bad),
                false => literals.extend(&self.system.guards),
            }
            for &state in &wanted {
                let next = self.system.primed(pool, state);
                if let Some(value) = self.system.next_value(next) {
                    literals.push(pool.raw_eq(next, value));
                }
            }
            literals.sort_unstable();
            literals.dedup();
            wanted = visit::constants(pool, &literals);
            wanted.retain(|t| self.system.scope(pool, *t) == CURRENT);
            steps.push(literals);
        }
        steps.reverse();
        steps
    }

    /// All steps at once: a trace, or in which reading of the operators they do not fit together.
    pub(super) fn whole_path(
        &mut self,
        pool: &mut TermPool,
        counterexample: &Counterexample,
        steps: &[Vec<Term>],
    ) -> Result<Trace, Unfit> {
        let mut literals = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            let mut here = self.at(pool, place);
            if place == 0 {
                literals.extend(here.apply_all(pool, &self.system.init));
            }
            literals.extend(here.apply_all(pool, step));
        }
        if self.opaque.check(pool, &literals) == SatResult::Unsat {
            return Err(Unfit::As(Reading::Opaque));
        }
        match self.concrete.check(pool, &literals) {
            SatResult::Unsat => Err(Unfit::As(Reading::Exact)),
            SatResult::Unknown => Err(Unfit::Unknown),
            SatResult::Sat => Ok(self.read_trace(pool, counterexample)),
        }
    }

    fn read_trace(&mut self, pool: &mut TermPool, counterexample: &Counterexample) -> Trace {
        let places = 0..counterexample.steps.len();
        let copies: Vec<_> = places.map(|place| self.copy(pool, place)).collect();
        let mut eval = Evaluator::new(self.concrete.model(pool));
        let mut values =
            |terms: &[Term]| -> Vec<Value> { terms.iter().map(|t| eval.eval(pool, *t)).collect() };
        let start = values(&copies[0].0);
        let inputs = copies.iter().map(|(_, inputs)| values(inputs)).collect();
        Trace { property: counterexample.property, start, inputs }
    }
}
