//! Searches within a part of the variables: queries about a small part of a large circuit, many of them one after the other.
//!
//! Outside of the scope nothing is decided, and above level 0 nothing is propagated: a watch whose unit is outside stays where it
//! is, as if its clause were satisfied. No variable outside is assigned above level 0, so no conflict is missed, and when
//! the levels are undone the watch is right again. That such a search is complete is what the caller of
//! [`SatSolver::set_scope`](super::SatSolver::set_scope) promises.
//!
//! Yuheng Su, Qiusong Yang, Yiwei Ci, Tianjun Bu and Ziyu Huang, "The rIC3 Hardware Model Checker" (CAV 2025) describe the same for the
//! queries of IC3.

use super::{Lit, Native, Var};
use eufonium_base::ids::Id;

/// What a search decides.
#[derive(Default)]
pub(super) struct Scope {
    set: bool,
    /// While a search is on: only then the heap is kept.
    entered: bool,
    vars: Vec<Var>,
    /// By variable: the last scope that it was in.
    stamps: Vec<u32>,
    stamp: u32,
}

impl Scope {
    pub(super) fn add_var(&mut self) {
        self.stamps.push(0);
    }

    /// Whether there is one.
    #[inline]
    pub(super) fn is_set(&self) -> bool {
        self.set
    }

    /// Whether the variable may be put into the order of decisions now.
    #[inline]
    pub(super) fn admits(&self, var: Var) -> bool {
        !self.set || self.entered && self.stamps[var.index()] == self.stamp
    }

    pub(super) fn set(&mut self, vars: &[Var]) {
        self.set = true;
        self.vars.clear();
        self.vars.extend_from_slice(vars);
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.stamps.fill(0);
            self.stamp = 1;
        }
        for &var in vars {
            self.stamps[var.index()] = self.stamp;
        }
    }
}

impl Native {
    /// Puts the scope into the order of decisions. Assumptions are always in it.
    pub(super) fn enter_scope(&mut self, assumptions: &[Lit]) {
        if !self.scope.set {
            return;
        }
        self.scope.entered = true;
        self.heap.clear();
        for lit in assumptions {
            self.scope.stamps[lit.var().index()] = self.scope.stamp;
        }
        for &var in &self.scope.vars {
            if self.trail.is_open(var) {
                self.heap.insert(var);
            }
        }
    }

    pub(super) fn leave_scope(&mut self) {
        if self.scope.entered {
            self.scope.entered = false;
            self.heap.clear();
        }
    }

    /// Whether the search passes over an implication of the variable.
    #[inline]
    pub(super) fn is_out_of_scope(&self, var: Var) -> bool {
        self.scope.set
            && self.scope.entered
            && self.scope.stamps[var.index()] != self.scope.stamp
            && self.trail.level() > 0
    }
}
