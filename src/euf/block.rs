//! Backward reachability: proof obligations, the one of the lowest level first.
//!
//! An obligation whose cube meets the initial states ends the search whatever its level: with a preimage that was widened
//! this happens above level 0 as well, and the counterexample is then shorter than the level says.

use super::Engine;
use super::abstraction::Source;
use super::cube::Cube;
use super::events;
use super::justify::{Abstract, Concrete, Justifier, Oracle};
use super::project::{LiteralFilter, onto_states};
use eufonium_ir::{Evaluator, Term, TermPool, print};
use eufonium_smt::SatResult;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A set of states from which a violation can be reached in the abstract system, and how.
#[derive(Debug)]
pub struct Pob {
    /// The states.
    pub cube: Cube,
    /// Literals about the step into the cube of `parent`; for the last one about the violation itself.
    pub cause: Vec<Term>,
    /// The next obligation on the way to the violation.
    pub parent: Option<usize>,
    /// Steps to the violation.
    pub depth: usize,
}

/// How a search ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Search {
    /// No violation is left at this level.
    Blocked,
    /// The obligation with this place meets the initial states.
    Reached(usize),
    /// The solver gave up.
    Stopped,
}

/// An abstract counterexample.
#[derive(Debug)]
pub struct Counterexample {
    /// The violated property.
    pub property: usize,
    /// The states, first to last, with the literals about the step that leaves them; those of the last are about the
    /// violation.
    pub steps: Vec<(Vec<Term>, Vec<Term>)>,
}

impl Engine<'_> {
    /// Looks for an abstract counterexample to a property at the top level.
    pub(super) fn search(
        &mut self,
        pool: &mut TermPool,
        property: usize,
    ) -> Result<Option<Counterexample>, ()> {
        self.pobs.clear();
        let bad = self.system.properties[property].bad;
        loop {
            let top = self.frames.top();
            let source = if top == 0 { Source::Init } else { Source::Frame(top) };
            match self.abs.check_states(pool, source, &[bad]) {
                SatResult::Unsat => return Ok(None),
                SatResult::Unknown => return Err(()),
                SatResult::Sat => {}
            }
            let cause = self.causes(pool, &[bad], false);
            let place = self.oblige(pool, cause, None);
            match self.block(pool, place, top) {
                Search::Blocked => {}
                Search::Stopped => return Err(()),
                Search::Reached(place) => return Ok(Some(self.counterexample(property, place))),
            }
        }
    }

    /// Literals that imply the formulas in the last assignment, and the constraints of the system with them.
    fn causes(&mut self, pool: &mut TermPool, formulas: &[Term], is_step: bool) -> Vec<Term> {
        if self.is_exact {
            let oracle = Concrete(Evaluator::new(self.abs.solver().model(pool)));
            let justifier = Justifier::new(pool, &self.system, oracle);
            return self.justified(justifier, formulas, is_step).finish();
        }
        let oracle = Abstract::new(pool, self.abs.solver(), self.options.bv_mode);
        let justifier = Justifier::new(pool, &self.system, oracle);
        let mut justifier = self.justified(justifier, formulas, is_step);
        justifier.influence(&self.lemmas);
        justifier.finish()
    }

    /// With why the formulas hold, and the constraints and guards that a state or step has to satisfy.
    fn justified<'a, O: Oracle>(
        &self,
        mut justifier: Justifier<'a, O>,
        formulas: &[Term],
        is_step: bool,
    ) -> Justifier<'a, O> {
        for &formula in formulas.iter().chain(&self.system.constraints) {
            justifier.justify(formula);
        }
        if is_step {
            self.system.guards.iter().for_each(|guard| justifier.justify(*guard));
        }
        justifier
    }

    /// Makes an obligation of what the last assignment satisfies.
    fn oblige(&mut self, pool: &mut TermPool, cause: Vec<Term>, parent: Option<usize>) -> usize {
        let lits = match self.is_exact {
            true => self.bits_before(pool, &cause),
            false => onto_states(pool, &mut self.system, &cause, LiteralFilter::Admitted),
        };
        let cube = Cube::new(pool, &mut self.system, lits);
        let depth = parent.map_or(0, |p| self.pobs[p].depth + 1);
        self.stats.pobs += 1;
        events::Obligation::trace(|| {
            let (obligation, cube) = (self.pobs.len() as u64, print::terms(pool, &cube.lits, " & "));
            events::Obligation { obligation, parent: parent.map(|p| p as u64), depth: depth as u64, cube }
        });
        self.pobs.push(Pob { cube, cause, parent, depth });
        self.pobs.len() - 1
    }

    /// The predecessors of a cube that the last assignment shows.
    pub(super) fn predecessor(&mut self, pool: &mut TermPool, cube: &Cube, parent: Option<usize>) -> usize {
        let cause = self.causes(pool, &cube.next, true);
        self.oblige(pool, cause, parent)
    }

    fn block(&mut self, pool: &mut TermPool, first: usize, level: usize) -> Search {
        let mut queue = BinaryHeap::from([Reverse((level, first))]);
        if level == 0 || self.meets_init(pool, first) {
            return Search::Reached(first);
        }
        while let Some(Reverse((level, place))) = queue.pop() {
            if self.stop.poll() {
                return Search::Stopped;
            }
            let cube = self.pobs[place].cube.clone();
            let top = self.frames.top();
            if self.frames.blocks(&cube, level) {
                if level < top {
                    queue.push(Reverse((level + 1, place)));
                }
                continue;
            }
            let source = if level == 1 { Source::Init } else { Source::Frame(level - 1) };
            match self.abs.check_step(pool, &mut self.system, source, &cube, true) {
                SatResult::Unknown => return Search::Stopped,
                SatResult::Sat => {
                    let next = self.predecessor(pool, &cube, Some(place));
                    if level == 1 || self.meets_init(pool, next) {
                        return Search::Reached(next);
                    }
                    queue.push(Reverse((level - 1, next)));
                    queue.push(Reverse((level, place)));
                }
                SatResult::Unsat => {
                    let (cube, level) = self.generalize(pool, &cube, level);
                    self.learn(pool, cube, level, "obligation");
                    if level < top {
                        queue.push(Reverse((level + 1, place)));
                    }
                }
            }
            self.report();
        }
        Search::Blocked
    }

    /// Blocks a cube up to a level; why is for those who watch.
    pub(super) fn learn(&mut self, pool: &mut TermPool, cube: Cube, level: usize, why: &'static str) {
        events::Blocked::trace(|| {
            let cube = print::terms(pool, &cube.lits, " & ");
            events::Blocked { level: level as u64, cube, why }
        });
        self.abs.block(pool, &cube, level);
        self.frames.block(cube, level);
    }

    fn meets_init(&mut self, pool: &mut TermPool, place: usize) -> bool {
        let lits = self.pobs[place].cube.lits.clone();
        self.abs.check_states(pool, Source::Init, &lits) != SatResult::Unsat
    }

    fn counterexample(&mut self, property: usize, place: usize) -> Counterexample {
        let mut steps = Vec::new();
        let mut next = Some(place);
        while let Some(place) = next {
            let pob = &self.pobs[place];
            steps.push((pob.cube.lits.clone(), pob.cause.clone()));
            next = pob.parent;
        }
        Counterexample { property, steps }
    }
}
