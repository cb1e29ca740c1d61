//! Refinement: is an abstract counterexample a trace, and if not, what did the abstraction get wrong?
//!
//! Three layers, cheap and local first: a cube without states, a step that is impossible, a sequence of possible steps that do
//! not fit together (section 3.2 of the EUFORIA paper, with the order of its implementation). The first two look at all
//! places of the counterexample and learn a lemma at each that fails. Every question is put to a solver that reads
//! bit-vectors as what they are, and is a set of literals: an unsatisfiable subset of them, negated, is a clause that is
//! valid whatever the system does. A lemma of the first two layers is made of terms that the abstract system has; only
//! the third brings new ones.
//!
//! **Progress.** The abstract model that gave a step satisfies all of the step's literals and all lemmas; a lemma learned
//! from these literals is false in it, hence new. A counterexample whose steps are all possible is refuted by the clauses
//! of `path`, each of them a lemma again. Over finitely many terms there are finitely many clauses, but `path` makes new
//! terms, and of some systems ever larger ones. So when it has brought terms and no lemma for a while, or finds nothing
//! at all, operators are read as what they are from then on (`exact`): that ends for every finite system.

pub(super) mod escalate;
mod learn;
mod path;
mod reading;
mod trace;

use super::Engine;
use super::block::Counterexample;
use super::lemma::Layer;
use eufonium_ir::{Term, TermPool, Trace};
use eufonium_smt::SatResult;

/// What refinement found.
#[derive(Debug)]
pub enum Refinement {
    /// The counterexample is a trace.
    Real(Trace),
    /// Lemmas were learned that exclude it.
    Learned,
    /// Nothing new is known.
    Exhausted,
    /// No answer, as a stopped or incomplete solver gave none.
    Stuck(String),
}

impl Engine<'_> {
    /// Confronts an abstract counterexample with the concrete system.
    pub(super) fn refine(&mut self, pool: &mut TermPool, counterexample: &Counterexample) -> Refinement {
        self.stats.refinements += 1;
        self.renew_solvers();
        let states = counterexample.steps.iter().map(|(cube, _)| cube.clone()).collect();
        let layers = [(Layer::State, states), (Layer::Step, self.steps(pool, counterexample))];
        for (layer, questions) in layers {
            match self.refute_each(pool, layer, questions) {
                Ok(false) => {}
                Ok(true) => return Refinement::Learned,
                Err(()) => return self.stuck(),
            }
        }
        let lemmas = self.lemmas.count();
        let refinement = self.refine_path(pool, counterexample);
        self.wordy = if self.lemmas.count() == lemmas { self.wordy + 1 } else { 0 };
        self.or_exact(pool, refinement)
    }

    /// The end of refinement by lemmas where they do not lead anywhere.
    fn or_exact(&mut self, pool: &mut TermPool, refinement: Refinement) -> Refinement {
        match refinement {
            Refinement::Learned if self.wordy < self.options.wordy => Refinement::Learned,
            Refinement::Learned | Refinement::Exhausted if !self.is_exact => {
                self.become_exact(pool);
                Refinement::Learned
            }
            other => other,
        }
    }

    /// For each step, and the entry into the first state, the literals that cannot all be true if it is impossible.
    fn steps(&mut self, pool: &mut TermPool, counterexample: &Counterexample) -> Vec<Vec<Term>> {
        let steps = &counterexample.steps;
        let mut questions = Vec::with_capacity(steps.len() + 1);
        questions.push([&self.system.init[..], &steps[0].0].concat());
        for (place, (cube, cause)) in steps.iter().enumerate() {
            let mut literals = [&cube[..], cause].concat();
            if let Some((next, _)) = steps.get(place + 1) {
                literals.extend(next.iter().map(|t| self.system.primed(pool, *t)));
            }
            questions.push(literals);
        }
        questions
    }

    /// Learns from every set of literals that has no model. `true` if there was one.
    fn refute_each(
        &mut self,
        pool: &mut TermPool,
        layer: Layer,
        questions: Vec<Vec<Term>>,
    ) -> Result<bool, ()> {
        let mut learned = false;
        for literals in questions {
            match self.concrete.check(pool, &literals) {
                SatResult::Sat => {}
                SatResult::Unknown => return Err(()),
                SatResult::Unsat => {
                    let core = self.concrete.minimize_core(pool, self.options.core_effort);
                    self.learn_lemma(pool, layer, core);
                    learned = true;
                }
            }
        }
        Ok(learned)
    }

    fn stuck(&self) -> Refinement {
        Refinement::Stuck(format!("refinement: {}", self.concrete.reason_unknown()))
    }
}
