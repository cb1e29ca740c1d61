//! Which variables the search still has to decide: those of permanent clauses that no literal satisfies yet.
//!
//! An incremental solver gathers atoms that the present query does not care about: those of earlier assumptions, of
//! clauses whose guard is off, of alternatives not taken. Deciding them costs time and burdens the theory. The search is
//! complete when every permanent clause has a true literal; learned clauses and theory lemmas follow from these and from
//! the theory, so whatever values the open variables take in the theory's model satisfy them.
//!
//! A variable that is found idle when its turn comes is set aside until the level it was found at is undone, since
//! clauses stay satisfied as levels are opened. Variables that must have a value whatever the clauses say
//! (branches of a theory, formulas under functions) are marked by [`Native::demand`].
//!
//! Related: the relevancy filter of Z3 (de Moura and Bjorner, "Relevancy propagation", 2007), which filters what the
//! theory hears rather than what is decided.

use super::arena::{Arena, ClauseRef, Kind};
use super::trail::{TRUE, Trail};
use super::{Native, Var};
use crate::base::ids::Id;

/// Where variables occur, and which are set aside.
#[derive(Default)]
pub(super) struct Needed {
    /// The permanent clauses of each variable; deleted ones are dropped when clauses move.
    clauses: Vec<Vec<ClauseRef>>,
    /// Variables set aside, with the level; levels do not decrease.
    idle: Vec<(u32, Var)>,
}

impl Needed {
    pub(super) fn add_var(&mut self) {
        self.clauses.push(Vec::new());
    }

    pub(super) fn attach(&mut self, c: ClauseRef, var: Var) {
        self.clauses[var.index()].push(c);
    }

    /// Whether a clause of the variable is not satisfied.
    pub(super) fn is_open(&self, var: Var, arena: &Arena, trail: &Trail) -> bool {
        self.clauses[var.index()]
            .iter()
            .any(|&c| !arena.is_deleted(c) && !arena.lits(c).iter().any(|&l| trail.value(l) == TRUE))
    }

    pub(super) fn set_aside(&mut self, var: Var, level: u32) {
        debug_assert!(self.idle.last().is_none_or(|(l, _)| *l <= level));
        // What facts satisfy stays satisfied; new clauses bring their variables back themselves.
        if level > 0 {
            self.idle.push((level, var));
        }
    }

    /// A variable that was set aside above `level`, each once.
    pub(super) fn take_back(&mut self, level: u32) -> Option<Var> {
        let &(at, var) = self.idle.last()?;
        if at <= level {
            return None;
        }
        self.idle.pop();
        Some(var)
    }

    /// Linear.
    pub(super) fn is_idle(&self, var: Var) -> bool {
        self.idle.iter().any(|(_, v)| *v == var)
    }

    /// Rebuilds the occurrences after clauses were moved.
    pub(super) fn rebuild(&mut self, arena: &Arena) {
        self.clauses.iter_mut().for_each(Vec::clear);
        for c in arena.live().filter(|&c| arena.kind(c) == Kind::Permanent) {
            for l in arena.lits(c) {
                self.clauses[l.var().index()].push(c);
            }
        }
    }
}

impl Native {
    /// The variable gets a value in every model, even if no clause asks for it.
    pub(super) fn demand(&mut self, var: Var) {
        self.vars[var.index()].demanded = true;
        if self.trail.is_open(var) {
            self.heap.insert(var);
        }
    }

    /// Whether the search may not end while the variable is open.
    pub(super) fn is_needed(&self, var: Var) -> bool {
        let info = &self.vars[var.index()];
        !info.retired && (info.demanded || self.needed.is_open(var, &self.arena, &self.trail))
    }
}
