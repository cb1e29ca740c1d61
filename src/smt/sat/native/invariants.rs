//! What the parts of the engine keep up to date, made anew and compared: counts of clauses, waste and occurrences, the place of each variable in
//! the order of decisions, and that propagation at level 0 is complete.

use super::Native;
use super::arena::Kind;
use super::trail::{FALSE, TRUE};
use crate::sat::Var;
use eufonium_base::ids::Id;

impl Native {
    /// Recomputes what the parts cache and compares. Between calls only. Linear in clauses, watches and variables (times
    /// the levels), so it is called at a few quiescent points, and in builds with debug assertions alone.
    pub fn check_invariants(&self) {
        self.trail.check_invariants();
        self.heap.check_invariants();
        let (waste, counted) = self.arena.count_waste();
        assert_eq!(waste, counted, "the waste of the arena is counted");
        self.watches.check_invariants(&self.arena);
        let mut occurrences = vec![0u32; self.vars.len()];
        for c in self.arena.live().filter(|&c| self.arena.kind(c) == Kind::Permanent) {
            self.arena.lits(c).iter().for_each(|l| occurrences[l.var().index()] += 1);
        }
        for (index, info) in self.vars.iter().enumerate() {
            let var = Var::from_usize(index);
            assert_eq!(info.occurrences, occurrences[index], "occurrences are counted");
            let found = self.heap.contains(var) || self.needed.is_idle(var) || !self.trail.is_open(var);
            assert!(
                found || self.scope.is_set() || !self.is_needed(var),
                "an open variable that is needed can be decided"
            );
        }
        if self.consistent && self.trail.head == self.trail.len() {
            self.check_fixpoint();
        }
    }

    /// No watched literal is false unless the clause is satisfied, at level 0 after propagation.
    fn check_fixpoint(&self) {
        for c in self.arena.live().filter(|&c| self.arena.kind(c) != Kind::Explanation) {
            let lits = self.arena.lits(c);
            let satisfied = lits.iter().any(|&l| self.trail.value(l) == TRUE);
            let watched = lits[..2].iter().all(|&l| self.trail.value(l) != FALSE);
            assert!(satisfied || watched, "propagation at level 0 is complete");
        }
    }
}
