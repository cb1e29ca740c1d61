//! The assignment: values, the trail in order of assignment, levels and reasons.
//!
//! Invariants: a literal on the trail is true and its negation false, but for *buried* variables, both literals of which
//! count as true. Burying makes every clause with the variable satisfied at once, which is what retiring it means; the
//! clauses are collected later. Literals of level 0 have no reason.

use super::arena::ClauseRef;
use crate::sat::{Lit, Var};
use eufonium_base::ids::Id;

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// A decision, an assumption, or a fact of level 0.
    None,
    /// The other literals of the clause are false.
    Clause(ClauseRef),
    /// The theory implied it and has not been asked why.
    Theory,
}

/// What is known about an assigned variable; stale when it is not assigned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assigned {
    pub(super) reason: Reason,
    pub(super) level: u32,
    /// The position on the trail.
    pub(super) place: u32,
}

/// A level above 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// Where the level starts on the trail.
    pub(super) start: usize,
    /// The assumptions before this one are true while the level is open.
    pub(super) next_assumption: usize,
}

pub(super) const TRUE: i8 = 1;
pub(super) const FALSE: i8 = -1;
pub(super) const OPEN: i8 = 0;

#[derive(Default)]
pub(super) struct Trail {
    /// By literal.
    values: Vec<i8>,
    assigned: Vec<Assigned>,
    lits: Vec<Lit>,
    levels: Vec<Level>,
    /// The literals before this position have been propagated.
    pub(super) head: usize,
    /// The literals before this position have been shown to the theory.
    pub(super) told: usize,
}

impl Trail {
    pub(super) fn add_var(&mut self) {
        self.values.extend([OPEN; 2]);
        self.assigned.push(Assigned { reason: Reason::None, level: 0, place: 0 });
    }
    #[inline]
    pub(super) fn value(&self, lit: Lit) -> i8 {
        self.values[lit.index()]
    }
    #[inline]
    pub(super) fn is_open(&self, var: Var) -> bool {
        self.values[var.positive().index()] == OPEN
    }
    #[inline]
    pub(super) fn level(&self) -> u32 {
        self.levels.len() as u32
    }
    #[inline]
    pub(super) fn level_of(&self, var: Var) -> u32 {
        self.assigned[var.index()].level
    }
    #[inline]
    pub(super) fn reason(&self, var: Var) -> Reason {
        self.assigned[var.index()].reason
    }
    pub(super) fn set_reason(&mut self, var: Var, reason: Reason) {
        self.assigned[var.index()].reason = reason;
    }
    pub(super) fn place(&self, var: Var) -> usize {
        self.assigned[var.index()].place as usize
    }
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.lits.len()
    }
    #[inline]
    pub(super) fn at(&self, place: usize) -> Lit {
        self.lits[place]
    }
    pub(super) fn lits(&self) -> &[Lit] {
        &self.lits
    }
    /// The number of literals of level 0.
    pub(super) fn num_fixed(&self) -> usize {
        self.start_of(1)
    }
    /// Where the levels from `level` (above 0) on start on the trail.
    pub(super) fn start_of(&self, level: u32) -> usize {
        self.levels.get(level as usize - 1).map_or(self.lits.len(), |l| l.start)
    }
    /// The assumptions before this index are true at the present level.
    pub(super) fn next_assumption(&self) -> usize {
        self.levels.last().map_or(0, |l| l.next_assumption)
    }
    pub(super) fn is_fixed(&self, lit: Lit) -> bool {
        self.value(lit) != OPEN && self.level_of(lit.var()) == 0
    }

    pub(super) fn open_level(&mut self, next_assumption: usize) {
        self.levels.push(Level { start: self.lits.len(), next_assumption });
    }

    /// Makes an open literal true at the present level.
    #[inline]
    pub(super) fn assign(&mut self, lit: Lit, reason: Reason) {
        debug_assert_eq!(self.value(lit), OPEN);
        self.values[lit.index()] = TRUE;
        self.values[(!lit).index()] = FALSE;
        let level = self.level();
        let reason = if level == 0 { Reason::None } else { reason };
        self.assigned[lit.var().index()] = Assigned { reason, level, place: self.lits.len() as u32 };
        self.lits.push(lit);
    }

    /// Takes the last literal off the trail.
    #[inline]
    pub(super) fn undo_last(&mut self) -> Lit {
        let lit = self.lits.pop().expect("what is undone was assigned");
        self.values[lit.index()] = OPEN;
        self.values[(!lit).index()] = OPEN;
        lit
    }

    /// Closes the levels above `level`; their literals have been undone.
    pub(super) fn close_levels(&mut self, level: u32) {
        self.levels.truncate(level as usize);
        self.head = self.head.min(self.lits.len());
        self.told = self.told.min(self.lits.len());
    }

    /// Makes every clause with this variable satisfied from now on. At level 0 only.
    pub(super) fn bury(&mut self, var: Var) {
        debug_assert_eq!(self.level(), 0);
        self.values[var.positive().index()] = TRUE;
        self.values[var.negative().index()] = TRUE;
        self.assigned[var.index()].level = 0;
        self.assigned[var.index()].reason = Reason::None;
    }
    pub(super) fn is_buried(&self, var: Var) -> bool {
        self.value(var.positive()) == TRUE && self.value(var.negative()) == TRUE
    }

    /// Makes buried variables ordinary open ones, and takes them off the trail. At level 0, with everything propagated.
    pub(super) fn unearth(&mut self, vars: &[Var]) {
        debug_assert!(self.level() == 0 && self.head == self.lits.len());
        for &var in vars {
            self.values[var.positive().index()] = OPEN;
            self.values[var.negative().index()] = OPEN;
        }
        let told = self.lits[..self.told].iter().filter(|l| self.values[l.index()] != OPEN).count();
        self.lits.retain(|l| self.values[l.index()] != OPEN);
        self.told = told;
        self.head = self.lits.len();
        for (place, lit) in self.lits.iter().enumerate() {
            self.assigned[lit.var().index()].place = place as u32;
        }
    }

    /// Linear in trail and variables.
    pub(super) fn check_invariants(&self) {
        for (place, &lit) in self.lits.iter().enumerate() {
            assert_eq!(self.value(lit), TRUE, "a literal on the trail is true");
            assert_eq!(self.place(lit.var()), place, "places are the inverse of the trail");
            let level = self.levels.iter().filter(|l| l.start <= place).count();
            assert_eq!(self.level_of(lit.var()) as usize, level, "the level is that of the place");
            assert!(level > 0 || self.reason(lit.var()) == Reason::None, "facts have no reason");
        }
        for index in 0..self.assigned.len() {
            let var = Var::from_usize(index);
            let on_trail = self.lits.get(self.place(var)).is_some_and(|l| l.var() == var);
            assert!(on_trail || self.is_open(var) || self.is_buried(var), "what is assigned is on the trail");
            let (yes, no) = (self.value(var.positive()), self.value(var.negative()));
            assert!(yes == -no || self.is_buried(var), "a literal and its negation have opposite values");
        }
    }
}
