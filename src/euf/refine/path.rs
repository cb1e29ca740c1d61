//! Steps that are possible one by one but not one after the other: clauses for the places between them.
//!
//! A search like that of the engine itself, but concrete and along one path: what reaches the violation from a place is a
//! cube, made by model-based projection of the step's literals; it is blocked from the initial states forward, and every
//! refutation on the way is a lemma about one step, with the blocked cubes of the place before among its literals. The
//! implementation of EUFORIA asks a Horn solver for the same (interpolants along the path).

use super::Refinement;
use super::reading::Reading;
use super::trace::Unfit;
use crate::Engine;
use crate::block::Counterexample;
use crate::justify::{Abstract, Concrete, Justifier};
use crate::lemma::Layer;
use crate::project::{LiteralFilter, onto_states};
use eufonium_ir::{Evaluator, Term, TermPool};
use eufonium_mbp as mbp;
use eufonium_smt::SatResult;

/// Goals after which another way of making them is tried.
const MOST_GOALS: usize = 200;

/// The search along one path.
struct Path {
    /// For each place the literals about the step that leaves it.
    steps: Vec<Vec<Term>>,
    /// For each place clauses that hold there for every beginning of the path.
    clauses: Vec<Vec<Term>>,
    /// How questions are asked and answered.
    reading: Reading,
    /// Learn also what the abstract system can refute by itself.
    keep: bool,
}

/// States at a place from which the rest of the path can be taken.
struct Goal {
    place: usize,
    /// Literals over the states.
    cube: Vec<Term>,
}

/// What a question about the beginning of the path gave.
enum Answer {
    /// It cannot lead there.
    Blocked,
    /// It can, from these states at the place before.
    From(Goal),
    /// It begins so.
    Initial,
}

impl Engine<'_> {
    /// The last layer.
    pub(super) fn refine_path(&mut self, pool: &mut TermPool, counterexample: &Counterexample) -> Refinement {
        let mut steps = self.stated(counterexample);
        let reading = match self.whole_path(pool, counterexample.property, &mut steps) {
            Ok(trace) => return Refinement::Real(trace),
            Err(Unfit::Unknown) => return self.stuck(),
            Err(Unfit::As(reading)) => reading,
        };
        self.connect(pool, &mut steps);
        self.renew_solvers();
        let clauses = vec![Vec::new(); steps.len()];
        let mut path = Path { steps, clauses, reading, keep: false };
        let known = self.knowledge();
        loop {
            path.reading = match (self.exclude(pool, &mut path), path.reading) {
                (Err(()), _) => return self.stuck(),
                (Ok(true), _) if self.knowledge() != known => return Refinement::Learned,
                // The abstract system can refute the path, but made cubes that do not say enough of it.
                (Ok(true), reading) if !path.keep => {
                    path.keep = true;
                    path.clauses.iter_mut().for_each(Vec::clear);
                    reading
                }
                (Ok(_), Reading::Opaque) => Reading::Exact,
                (Ok(_), Reading::Exact) => Reading::Projected,
                (Ok(_), Reading::Projected) => {
                    return Refinement::Exhausted;
                }
            }
        }
    }

    /// How much is known; a refinement that leaves it as it is would be made again.
    fn knowledge(&self) -> (usize, usize) {
        (self.lemmas.count(), self.system.count_admitted())
    }

    /// Blocks what leads to the violation at the last place until nothing does. `false` if a cube could not be blocked.
    fn exclude(&mut self, pool: &mut TermPool, path: &mut Path) -> Result<bool, ()> {
        let last = path.steps.len() - 1;
        let mut goals = 0;
        loop {
            let question = path.steps[last].clone();
            let Answer::From(goal) = self.ask(pool, path, last, question, &[])? else { return Ok(true) };
            let mut stack = vec![goal];
            while let Some(goal) = stack.last() {
                if self.stop.poll() {
                    return Err(());
                }
                let (place, cube) = (goal.place, goal.cube.clone());
                match self.ask_before(pool, path, place, &cube)? {
                    Answer::From(_) if goals == MOST_GOALS && path.reading != Reading::Projected => {
                        return Ok(false);
                    }
                    Answer::From(goal) => {
                        goals += 1;
                        stack.push(goal);
                    }
                    Answer::Blocked => drop(stack.pop()),
                    // The whole path has no model, so the cube has a wrong state.
                    Answer::Initial => return Ok(false),
                }
            }
        }
    }

    /// Whether the beginning of the path leads into a cube at a place.
    fn ask_before(
        &mut self,
        pool: &mut TermPool,
        path: &mut Path,
        place: usize,
        cube: &[Term],
    ) -> Result<Answer, ()> {
        let Some(before) = place.checked_sub(1) else {
            let question = [&self.system.init[..], cube].concat();
            return match self.reader(path.reading).check(pool, &question) {
                SatResult::Sat => Ok(Answer::Initial),
                SatResult::Unknown => Err(()),
                SatResult::Unsat => {
                    self.conclude(pool, path, place, cube);
                    Ok(Answer::Blocked)
                }
            };
        };
        let next: Vec<Term> = cube.iter().map(|t| self.system.primed(pool, *t)).collect();
        let question = [&path.steps[before][..], &next].concat();
        self.ask(pool, path, before, question, cube)
    }

    /// Whether the literals have a model in which the clauses of the place hold. If not, what follows is learned, and
    /// what it says of `cube`, which is what the literals say of the next place.
    fn ask(
        &mut self,
        pool: &mut TermPool,
        path: &mut Path,
        place: usize,
        literals: Vec<Term>,
        cube: &[Term],
    ) -> Result<Answer, ()> {
        let question = [&path.clauses[place][..], &literals].concat();
        match self.reader(path.reading).check(pool, &question) {
            SatResult::Unknown => Err(()),
            SatResult::Sat => {
                let cube = self.states_before(pool, &literals, path.reading);
                Ok(Answer::From(Goal { place, cube }))
            }
            SatResult::Unsat => {
                self.conclude(pool, path, place + 1, cube);
                Ok(Answer::Blocked)
            }
        }
    }

    /// States from which the literals can be true, one of them that of the last model. Literals as they stand are the
    /// better words, since the abstract system makes the same; but what cannot be said so is dropped, and then some states
    /// of the cube may be wrong.
    fn states_before(&mut self, pool: &mut TermPool, literals: &[Term], reading: Reading) -> Vec<Term> {
        if reading == Reading::Opaque {
            let oracle = Abstract::new(pool, &self.opaque, self.options.bv_mode);
            let mut justifier = Justifier::new(pool, &self.system, oracle);
            literals.iter().for_each(|t| justifier.justify(*t));
            let implied = justifier.finish();
            return onto_states(pool, &mut self.system, &implied, LiteralFilter::All);
        }
        let model = self.concrete.model(pool);
        let mut justifier = Justifier::new(pool, &self.system, Concrete(Evaluator::new(model)));
        literals.iter().for_each(|t| justifier.justify(*t));
        let implied = justifier.finish();
        if reading == Reading::Exact {
            return onto_states(pool, &mut self.system, &implied, LiteralFilter::All);
        }
        let hidden = [&self.system.inputs[..], &self.system.nexts].concat();
        mbp::project(pool, model, &implied, &hidden)
    }

    /// Learns from the last refutation, and blocks at `place` what of the cube it needs.
    fn conclude(&mut self, pool: &mut TermPool, path: &mut Path, place: usize, cube: &[Term]) {
        let effort = self.options.core_effort;
        let core = self.reader(path.reading).minimize_core(pool, effort);
        let needed: Vec<Term> = cube
            .iter()
            .copied()
            .filter(|t| core.contains(t) || core.contains(&self.system.primed(pool, *t)))
            .collect();
        self.system.admit(pool, &needed);
        match path.keep {
            true => self.keep_lemma(pool, Layer::Path, core),
            false => self.learn_lemma(pool, Layer::Path, core),
        }
        if let Some(clauses) = path.clauses.get_mut(place) {
            let parts = pool.not_all(&needed);
            let clause = pool.or(&parts);
            clauses.push(clause);
        }
    }
}
