//! A short local search, for values to try first: flips variables of falsified clauses until few are left.
//!
//! The variable of a falsified clause is chosen with a probability that falls with the number of clauses that its flip would
//! falsify. The best assignment met becomes the saved values. Effort is bounded by what propagation spent lately, and nothing
//! that is sound depends on the outcome.
//!
//! Source: A. Balint and U. Schoening, "Choosing probability distributions for stochastic local search and the role of make versus
//! break" (SAT 2012).

use super::arena::Kind;
use super::trail::TRUE;
use super::{Lit, Native, Var};
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// What a clause that is looked at costs by the meter.
const WALK_STEPS: u64 = 3;

/// The clauses that facts leave, and how many of their literals are true.
#[derive(Default)]
struct Walker {
    lits: Vec<Lit>,
    /// Where clauses start in `lits`, and the end.
    starts: Vec<usize>,
    true_lits: Vec<u32>,
    /// By literal, its clauses.
    occurrences: Vec<Vec<u32>>,
    /// The falsified clauses, and their places there.
    falsified: Vec<u32>,
    place: Vec<u32>,
    values: Vec<bool>,
    random: u64,
    /// Weights by the number of clauses that a flip falsifies.
    weights: Vec<f64>,
    steps: u64,
}

const NOWHERE: u32 = u32::MAX;
/// The larger a formula, the more a walk costs to set up: above this many literals there is none.
const MOST_LITERALS: usize = 4_000_000;

impl Walker {
    fn clause(&self, c: u32) -> &[Lit] {
        &self.lits[self.starts[c as usize]..self.starts[c as usize + 1]]
    }
    fn holds(&self, lit: Lit) -> bool {
        self.values[lit.var().index()] != lit.is_negated()
    }

    fn next_random(&mut self) -> f64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) as f64 / (1u64 << 53) as f64
    }

    fn add(&mut self, lits: impl Iterator<Item = Lit>) {
        let c = self.true_lits.len() as u32;
        for lit in lits {
            self.lits.push(lit);
            self.occurrences[lit.index()].push(c);
        }
        self.starts.push(self.lits.len());
        let true_lits = self.clause(c).iter().filter(|l| self.holds(**l)).count();
        self.true_lits.push(true_lits as u32);
        self.place.push(NOWHERE);
        if true_lits == 0 {
            self.falsify(c);
        }
    }

    fn falsify(&mut self, c: u32) {
        self.place[c as usize] = self.falsified.len() as u32;
        self.falsified.push(c);
    }

    fn satisfy(&mut self, c: u32) {
        let place = std::mem::replace(&mut self.place[c as usize], NOWHERE) as usize;
        self.falsified.swap_remove(place);
        if let Some(&moved) = self.falsified.get(place) {
            self.place[moved as usize] = place as u32;
        }
    }

    /// How many clauses a flip of the false literal falsifies.
    fn breaks(&mut self, lit: Lit) -> usize {
        let clauses = &self.occurrences[(!lit).index()];
        self.steps += clauses.len() as u64;
        clauses.iter().filter(|&&c| self.true_lits[c as usize] == 1).count()
    }

    fn pick(&mut self, c: u32) -> Lit {
        let (from, to) = (self.starts[c as usize], self.starts[c as usize + 1]);
        let mut sum = 0.0;
        let mut picked = self.lits[from];
        for at in from..to {
            let lit = self.lits[at];
            let breaks = self.breaks(lit);
            let weight = self.weights[breaks.min(self.weights.len() - 1)];
            sum += weight;
            if self.next_random() * sum <= weight {
                picked = lit;
            }
        }
        picked
    }

    /// Makes a false literal true.
    fn flip(&mut self, lit: Lit) {
        self.values[lit.var().index()] = !lit.is_negated();
        for at in 0..self.occurrences[lit.index()].len() {
            let c = self.occurrences[lit.index()][at];
            self.true_lits[c as usize] += 1;
            if self.true_lits[c as usize] == 1 {
                self.satisfy(c);
            }
        }
        for at in 0..self.occurrences[(!lit).index()].len() {
            let c = self.occurrences[(!lit).index()][at];
            self.true_lits[c as usize] -= 1;
            if self.true_lits[c as usize] == 0 {
                self.falsify(c);
            }
        }
        self.steps += (self.occurrences[lit.index()].len() + self.occurrences[(!lit).index()].len()) as u64;
    }
}

impl Native {
    /// Walks from the saved values, and saves the best ones met. At level 0.
    pub(super) fn walk(&mut self) {
        meter::spend_len(self.arena.num_words().min(MOST_LITERALS));
        debug_assert_eq!(self.trail.level(), 0);
        if !self.options.walk || self.arena.num_words() > MOST_LITERALS {
            return;
        }
        let Some(mut walker) = self.make_walker() else { return };
        let budget = self.counts.propagations / 2 + 100_000;
        let mut least = walker.falsified.len();
        let begin = least;
        // The flips since the best assignment; its values are those of the end with these undone.
        let mut since: Vec<Var> = Vec::new();
        while !walker.falsified.is_empty() && walker.steps < budget {
            let at = (walker.next_random() * walker.falsified.len() as f64) as usize;
            let lit = walker.pick(walker.falsified[at]);
            walker.flip(lit);
            since.push(lit.var());
            if walker.falsified.len() < least {
                least = walker.falsified.len();
                since.clear();
            }
        }
        meter::spend(WALK_STEPS * walker.steps);
        since.iter().for_each(|v| walker.values[v.index()] = !walker.values[v.index()]);
        if least < begin {
            self.counts.walks += 1;
            for (info, value) in self.vars.iter_mut().zip(&walker.values) {
                info.phase = *value;
            }
        }
    }

    fn make_walker(&mut self) -> Option<Walker> {
        let mut walker = Walker {
            values: self.vars.iter().map(|info| info.phase).collect(),
            occurrences: vec![Vec::new(); 2 * self.vars.len()],
            starts: vec![0],
            random: self.counts.conflicts.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.options.seed | 1,
            ..Walker::default()
        };
        let permanent = self.arena.live().filter(|&c| self.arena.kind(c) == Kind::Permanent);
        for c in permanent {
            let lits = self.arena.lits(c);
            if !lits.iter().any(|&l| self.trail.value(l) == TRUE) {
                walker.add(lits.iter().copied().filter(|&l| !self.trail.is_fixed(l)));
            }
        }
        let clauses = walker.true_lits.len();
        if clauses == 0 {
            return None;
        }
        let size = walker.lits.len() as f64 / clauses as f64;
        // Fitted to uniform formulas by the authors of the solver YalSAT.
        let base = if size <= 3.0 { 2.5 } else { (2.5 + (size - 3.0) * 0.6).min(5.4) };
        walker.weights = (0..32).map(|breaks| base.powi(-breaks)).collect();
        Some(walker)
    }
}
