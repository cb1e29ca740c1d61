//! What the parts of the engine keep up to date, made anew and compared: counts of clauses, waste and occurrences, the place of each variable in
//! the order of decisions, and that propagation at level 0 is complete.

use super::Native;
use super::arena::Kind;
use super::trail::{FALSE, Reason, TRUE};
use crate::sat::{Lit, Var};
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

    /// The same in the middle of a search, with everything propagated: reasons imply what they are reasons of, and no clause is false
    /// unnoticed. Linear in clauses, watches and the trail; with `paranoid` alone, before decisions.
    pub(super) fn check_search(&self) {
        self.trail.check_invariants();
        self.heap.check_invariants();
        self.watches.check_invariants(&self.arena);
        for &lit in self.trail.lits() {
            let Reason::Clause(c) = self.trail.reason(lit.var()) else { continue };
            assert!(!self.arena.is_deleted(c), "a clause that is a reason is not deleted");
            assert!(self.arena.lits(c).contains(&lit), "a literal is in its reason");
            for &other in self.arena.lits(c).iter().filter(|other| **other != lit) {
                assert_eq!(self.trail.value(other), FALSE, "the other literals of a reason are false");
                let before = self.trail.place(other.var()) < self.trail.place(lit.var());
                assert!(before, "the other literals of a reason were false before");
            }
        }
        for c in self.arena.live().filter(|&c| self.arena.kind(c) != Kind::Explanation) {
            let holds = |l: &Lit| self.trail.value(*l) != FALSE;
            assert!(self.arena.lits(c).iter().any(holds), "no clause is false unnoticed");
        }
        for var in (0..self.vars.len()).map(Var::from_usize).filter(|&var| self.trail.is_open(var)) {
            let found = self.heap.contains(var) || self.needed.is_idle(var) || self.scope.is_set();
            // Those that satisfied clauses alone mention come back when they are needed.
            assert!(found || !self.is_needed(var), "an open variable that is needed can be decided");
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
