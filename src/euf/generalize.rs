//! Blocked cubes made larger, as inductive generalization does: Bradley (VMCAI 2011), with counterexamples to generalization
//! blocked on the way (Hassan, Bradley, Somenzi, "Better generalization in IC3", FMCAD 2013).
//!
//! A cube may be blocked at a level if no initial state is in it and no step leads from the frame below, outside the
//! cube, into it. Which literals keep it apart from the initial states is remembered, so that most attempts to drop
//! another literal need no question about them.

use super::Engine;
use super::abstraction::Source;
use super::cube::Cube;
use eufonium_ir::{Term, TermPool};
use eufonium_smt::SatResult;

fn below(level: usize) -> Source {
    if level == 1 { Source::Init } else { Source::Frame(level - 1) }
}

impl Engine<'_> {
    /// After the refutation of a step into the cube at `level`: a larger cube that can be blocked, and the highest level
    /// at which it can.
    pub(super) fn generalize(&mut self, pool: &mut TermPool, cube: &Cube, level: usize) -> (Cube, usize) {
        let core = self.abs.core(cube);
        let (mut cube, mut apart) = self.apart_from_init(pool, cube, core);
        let mut place = 0;
        while place < cube.lits.len() {
            if self.stop.poll() {
                break;
            }
            let dropped = cube.lits[place];
            let candidate = cube.keeping(|i| i != place);
            match self.try_to_block(pool, &candidate, &apart, dropped, level) {
                Some((smaller, new_apart)) => {
                    // Literals before the place were tried; the core may have lost some of them.
                    place = smaller.lits.iter().filter(|l| **l < dropped).count();
                    (cube, apart) = (smaller, new_apart);
                }
                None => place += 1,
            }
        }
        self.lift(pool, cube, level)
    }

    /// The part of the cube that `core` says, with as many literals of `whole` as keep it apart from the initial states;
    /// and the literals that do.
    fn apart_from_init(&mut self, pool: &mut TermPool, whole: &Cube, core: Cube) -> (Cube, Vec<Term>) {
        let mut kept: Vec<Term> = core.lits;
        loop {
            match self.abs.check_states(pool, Source::Init, &kept) {
                SatResult::Unsat => break,
                SatResult::Unknown => {
                    kept = whole.lits.clone();
                    break;
                }
                SatResult::Sat => {}
            }
            let missing = |t: &&Term| !kept.contains(t);
            let refuted = |t: &&Term| self.abs.solver().truth(pool, **t) == Some(false);
            match whole.lits.iter().filter(missing).find(refuted) {
                Some(&literal) => kept.push(literal),
                None => {
                    kept = whole.lits.clone();
                    self.abs.check_states(pool, Source::Init, &kept);
                    break;
                }
            }
        }
        let apart = kept.iter().copied().filter(|t| self.abs.is_in_core(*t)).collect();
        (whole.keeping(|i| kept.contains(&whole.lits[i])), apart)
    }

    /// Blocks the candidate, which lacks the literal `dropped`, or a part of it.
    fn try_to_block(
        &mut self,
        pool: &mut TermPool,
        candidate: &Cube,
        apart: &[Term],
        dropped: Term,
        level: usize,
    ) -> Option<(Cube, Vec<Term>)> {
        let mut apart = apart.to_vec();
        if apart.contains(&dropped) {
            if self.abs.check_states(pool, Source::Init, &candidate.lits) != SatResult::Unsat {
                return None;
            }
            apart = candidate.lits.iter().copied().filter(|t| self.abs.is_in_core(*t)).collect();
        }
        for _ in 0..=self.options.ctgs {
            match self.abs.check_step(pool, &mut self.system, below(level), candidate, true) {
                SatResult::Unsat => {
                    let core = self.abs.core(candidate);
                    let kept = candidate.keeping(|i| {
                        core.lits.contains(&candidate.lits[i]) || apart.contains(&candidate.lits[i])
                    });
                    return Some((kept, apart));
                }
                SatResult::Unknown => return None,
                SatResult::Sat => {}
            }
            if level == 1 || !self.block_counterexample(pool, candidate, level - 1) {
                return None;
            }
        }
        None
    }

    /// Tries to block the states at `level` from which the last assignment steps into the candidate.
    fn block_counterexample(&mut self, pool: &mut TermPool, candidate: &Cube, level: usize) -> bool {
        let place = self.predecessor(pool, candidate, None);
        let cube = self.pobs.pop().expect("an obligation was just made").cube;
        debug_assert_eq!(place, self.pobs.len());
        if self.abs.check_states(pool, Source::Init, &cube.lits) != SatResult::Unsat {
            return false;
        }
        if self.abs.check_step(pool, &mut self.system, below(level), &cube, true) != SatResult::Unsat {
            return false;
        }
        let core = self.abs.core(&cube);
        let (cube, _) = self.apart_from_init(pool, &cube, core);
        self.stats.ctgs += 1;
        let (cube, level) = self.lift(pool, cube, level);
        self.learn(pool, cube, level, "generalization");
        true
    }

    /// The highest level at which a cube can be blocked.
    fn lift(&mut self, pool: &mut TermPool, cube: Cube, mut level: usize) -> (Cube, usize) {
        while level < self.frames.top()
            && self.abs.check_step(pool, &mut self.system, Source::Frame(level), &cube, true)
                == SatResult::Unsat
        {
            level += 1;
        }
        (cube, level)
    }
}
