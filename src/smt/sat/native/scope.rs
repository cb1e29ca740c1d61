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
    /// By variable, while a search is on: whether it is in the scope. A bit each, as propagation looks at many.
    bits: Vec<u64>,
    /// The variables that were open, in the order of the scope: when those in the heap are assigned they are decided in this
    /// order. The heap has those alone that were active lately.
    calm: Vec<Var>,
    /// Those before this place are assigned.
    calm_from: usize,
}

/// A variable is active if it was bumped in so many of the last conflicts, by the factor by which activities fade: the others are not
/// worth their place in the heap.
const RECENT: f64 = 1e-4;

impl Scope {
    /// Whether there is one.
    #[inline]
    pub(super) fn is_set(&self) -> bool {
        self.set
    }

    #[inline]
    fn has(&self, var: Var) -> bool {
        let index = var.index();
        self.bits.get(index >> 6).is_some_and(|word| word >> (index & 63) & 1 == 1)
    }

    /// Whether the variable may be put into the order of decisions now.
    #[inline]
    pub(super) fn admits(&self, var: Var) -> bool {
        !self.set || self.entered && self.has(var)
    }

    pub(super) fn set(&mut self, vars: &[Var]) {
        self.set = true;
        self.vars.clear();
        self.vars.extend_from_slice(vars);
    }

    fn insert(&mut self, var: Var) {
        self.bits[var.index() >> 6] |= 1 << (var.index() & 63);
    }

    /// Levels were undone.
    #[inline]
    pub(super) fn rewind(&mut self) {
        self.calm_from = 0;
    }
}

impl Native {
    /// Puts the scope into the order of decisions. Assumptions are always in it.
    pub(super) fn enter_scope(&mut self, assumptions: &[Lit]) {
        let Native { scope, heap, trail, vars, .. } = self;
        if !scope.set {
            return;
        }
        scope.entered = true;
        scope.bits.resize(vars.len().div_ceil(64), 0);
        for lit in assumptions {
            scope.insert(lit.var());
        }
        heap.clear();
        scope.calm.clear();
        scope.calm_from = 0;
        for i in 0..scope.vars.len() {
            let var = scope.vars[i];
            scope.insert(var);
            if trail.is_open(var) {
                scope.calm.push(var);
                if heap.is_recent(var, RECENT) {
                    heap.insert(var);
                }
            }
        }
    }

    /// Whether a variable that becomes open belongs into the heap; all variables of a scope are in its list besides.
    #[inline]
    pub(super) fn is_for_heap(&self, var: Var) -> bool {
        !self.scope.set || self.heap.is_recent(var, RECENT)
    }

    pub(super) fn leave_scope(&mut self) {
        if std::mem::replace(&mut self.scope.entered, false) {
            self.scope.bits.fill(0);
            self.heap.clear();
        }
    }

    /// The first variable of the scope, in the order of decisions, that is open.
    pub(super) fn next_in_scope(&mut self) -> Option<Var> {
        while let Some(var) = self.heap.top() {
            if self.trail.is_open(var) {
                return Some(var);
            }
            self.heap.pop();
        }
        let Native { scope, trail, .. } = self;
        let open = scope.calm[scope.calm_from..].iter().position(|&var| trail.is_open(var));
        scope.calm_from = open.map_or(scope.calm.len(), |at| scope.calm_from + at);
        scope.calm.get(scope.calm_from).copied()
    }

    /// Whether the search passes over an implication of the variable.
    #[inline]
    pub(super) fn is_out_of_scope(&self, var: Var) -> bool {
        self.scope.entered && !self.scope.has(var) && self.trail.level() > 0
    }
}
