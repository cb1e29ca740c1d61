//! The loop of a check: the SAT engine finds a candidate, the theories that work by lemmas on demand look at it, and the search goes on until
//! none of them has anything to say.
//!
//! Products of terms may ask for a candidate within smaller bounds first. What confines it so are assumptions beside those of the user, in groups that
//! are given up one after the other: they find models, and no refutation rests on them.

use super::Solver;
use crate::candidate::Candidate;
use crate::encode::{POSITIVE, Target};
use crate::nonlinear::{self, Advice};
use crate::options::BvMode;
use crate::sat::{Lit, SatResult};
use crate::{array, conversion, datatype, interface};
use eufonium_ir::{Evaluator, Term, TermPool};

/// The theories that look at candidates, cheap ones first.
enum LazyTheory {
    Conversions,
    Datatypes,
    Arrays,
}

/// The assumptions of a search: the user's, then groups that only serve to find models.
struct Confined {
    lits: Vec<Lit>,
    /// Where each group begins.
    groups: Vec<usize>,
}

impl Confined {
    fn confine(&mut self, group: Vec<Lit>) {
        self.groups.push(self.lits.len());
        for lit in group {
            if !self.lits.contains(&lit) {
                self.lits.push(lit);
            }
        }
    }

    /// Keeps so many groups; `false` if there are no more.
    fn release(&mut self, left: usize) -> bool {
        let Some(&start) = self.groups.get(left) else { return false };
        self.lits.truncate(start);
        self.groups.truncate(left);
        true
    }

    /// If failed assumptions are in a group: how many groups are left when it is given up.
    fn blamed(&self, failed: &[Lit]) -> Option<usize> {
        let fails = |lits: &[Lit]| lits.iter().any(|lit| failed.contains(lit));
        let start = *self.groups.first()?;
        let last = self.groups.len() - 1;
        match fails(&self.lits[self.groups[last]..]) {
            true => Some(last),
            false => fails(&self.lits[start..]).then_some(0),
        }
    }
}

impl Solver {
    /// Searches until no theory has anything to say about the candidate.
    pub(super) fn search(&mut self, pool: &mut TermPool, lits: Vec<Lit>, assumptions: &[Term]) -> SatResult {
        self.products.begin();
        let conversions = if self.encoder.has_conversions() {
            conversion::among(pool, &[&self.assertions[..], assumptions].concat())
        } else {
            Vec::new()
        };
        let mut within = Confined { lits, groups: Vec::new() };
        loop {
            self.rounds += 1;
            let limit =
                self.products.is_probing().then(|| self.stop.within(None, Some(nonlinear::PROBE_WORK)));
            let stop = limit.as_ref().unwrap_or(&self.stop);
            let result = self.sat.solve(&within.lits, &mut self.theory, stop);
            match result {
                SatResult::Sat => {
                    self.encoder.save_bits(pool, &*self.sat);
                    if self.refine(pool, &conversions) || self.linearize(pool, &mut within) {
                        continue;
                    }
                    let answer = self.accept(pool, assumptions);
                    let left = within.groups.len().saturating_sub(1);
                    if answer == SatResult::Unknown && within.release(left) {
                        self.products.released(left);
                        self.model.take();
                        self.satisfied = false;
                        continue;
                    }
                    return answer;
                }
                SatResult::Unsat => {
                    let failed = self.sat.failed_assumptions();
                    if let Some(left) = within.blamed(failed) {
                        within.release(left);
                        self.products.released(left);
                        continue;
                    }
                    self.core.extend(failed.iter().filter_map(|lit| self.assumed.get(lit)));
                }
                SatResult::Unknown => {
                    let left = within.groups.len().saturating_sub(1);
                    if self.products.is_probing() && !self.stop.is_raised() && within.release(left) {
                        self.products.released(left);
                        continue;
                    }
                    self.reason = if self.stop.is_raised() { "stopped" } else { "incomplete" }
                }
            }
            return result;
        }
    }

    /// Confronts the candidate with products. `true` if the search must go on.
    fn linearize(&mut self, pool: &mut TermPool, within: &mut Confined) -> bool {
        if self.encoder.products().is_empty() {
            return false;
        }
        let encoder = &mut self.encoder;
        let mut target = Target { sat: &mut *self.sat, theory: &mut self.theory };
        let candidate = Candidate { encoder, sat: target.sat, theory: target.theory };
        let (lemmas, assumptions) = match self.products.advise(pool, &candidate) {
            Advice::Accept => return false,
            Advice::Lemmas(lemmas) => (lemmas, Vec::new()),
            Advice::Confine(lemmas, assumptions) => (lemmas, assumptions),
            Advice::Release => {
                within.release(0);
                return true;
            }
        };
        for lemma in lemmas {
            encoder.add_lemma(pool, &mut target, lemma);
        }
        if !assumptions.is_empty() {
            let lits = assumptions.iter().map(|t| encoder.literal(pool, &mut target, *t, POSITIVE)).collect();
            within.confine(lits);
        }
        true
    }

    /// Confronts the candidate with the theories that work by lemmas on demand, cheap ones first. `true` if there is
    /// something new, so that the search must go on.
    fn refine(&mut self, pool: &mut TermPool, conversions: &[Term]) -> bool {
        let (encoder, arrays, points) = (&mut self.encoder, &mut self.arrays, &mut self.points);
        let mut target = Target { sat: &mut *self.sat, theory: &mut self.theory };
        if encoder.refine_abstractions(pool, &mut target) {
            return true;
        }
        if interface::refine(pool, encoder, &mut target) {
            return true;
        }
        for theory in [LazyTheory::Conversions, LazyTheory::Datatypes, LazyTheory::Arrays] {
            let candidate = Candidate { encoder, sat: target.sat, theory: target.theory };
            let demands = match theory {
                LazyTheory::Conversions => conversion::violated(pool, &candidate, conversions, points).into(),
                LazyTheory::Datatypes => datatype::violated(pool, &candidate).into(),
                LazyTheory::Arrays => array::violated(pool, &candidate, arrays),
            };
            if encoder.satisfy(pool, &mut target, &demands) {
                return true;
            }
        }
        false
    }

    /// Takes the model of a satisfied check. With unknown constructs about, it must prove itself by evaluation.
    fn accept(&mut self, pool: &mut TermPool, assumptions: &[Term]) -> SatResult {
        self.satisfied = true;
        if self.encoder.has_opaque() && self.bv_mode == BvMode::BitBlast {
            let mut eval = Evaluator::new(self.model(pool));
            if !self.assertions.iter().chain(assumptions).all(|t| eval.holds(pool, *t)) {
                let products = !self.encoder.products().is_empty();
                self.reason = if products { "non-linear arithmetic" } else { "model not confirmed" };
                return SatResult::Unknown;
            }
        }
        SatResult::Sat
    }
}
