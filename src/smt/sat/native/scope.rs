//! Searches within a part of the variables: queries about a small part of a large circuit, many of them one after the other.
//!
//! Outside of the scope nothing is decided, and above level 0 nothing is propagated: a watch whose unit is outside stays where it
//! is, as if its clause were satisfied. No variable outside is assigned above level 0, so no conflict is missed, and when
//! the levels are undone the watch is right again. That such a search is complete is what the caller of
//! [`SatSolver::set_scope`](super::SatSolver::set_scope) promises.
//!
//! Yuheng Su, Qiusong Yang, Yiwei Ci, Tianjun Bu and Ziyu Huang, "The rIC3 Hardware Model Checker" (CAV 2025) describe the same for the
//! queries of IC3.

use super::trail::{OPEN, TRUE, Trail};
use super::{Lit, Native, SatResult, Stop, Var, VarInfo};
use crate::theory::NoTheory;
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// The assignment of a search, for those who guide it.
#[derive(Clone, Copy)]
pub struct Assignment<'a> {
    trail: &'a Trail,
    vars: &'a [VarInfo],
}

impl Assignment<'_> {
    /// The value of a literal, if it has one.
    #[inline]
    pub fn get(&self, lit: Lit) -> Option<bool> {
        match self.trail.value(lit) {
            OPEN => None,
            value => Some(value == TRUE),
        }
    }

    /// The value that the variable had last.
    #[inline]
    pub fn last(&self, var: Var) -> bool {
        self.vars[var.index()].phase
    }
}

/// Who decides within a scope, and knows when that is enough.
pub trait Guide {
    /// Levels were undone, or a search begins: what was seen of the assignment may be so no longer.
    fn restart(&mut self);
    /// A literal that is open, to be decided; `None` if the assignment extends to one that satisfies all clauses. Since the last call
    /// without [`Guide::restart`] between, the assignment has only grown.
    fn next(&mut self, assignment: Assignment<'_>) -> Option<Lit>;
}

/// No guide: all of the scope is decided.
pub(super) struct NoGuide;

impl Guide for NoGuide {
    fn restart(&mut self) {}
    fn next(&mut self, _: Assignment<'_>) -> Option<Lit> {
        None
    }
}

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
    /// The guide is to be told that levels were undone.
    undone: bool,
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
        self.undone = true;
    }
}

impl Native {
    /// Like [`SatSolver::solve`](super::SatSolver::solve) without a theory, with decisions by a guide, which is to know what the
    /// clauses within the scope say.
    pub fn solve_guided(&mut self, assumptions: &[Lit], guide: &mut dyn Guide, stop: &Stop) -> SatResult {
        debug_assert!(self.scope.set, "a guide knows a scope");
        self.run(assumptions, &mut NoTheory, Some(guide), stop)
    }

    /// Puts the scope into the order of decisions. Assumptions are always in it.
    /// With a guide it has the rest to itself.
    pub(super) fn enter_scope(&mut self, assumptions: &[Lit], guided: bool) {
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
        scope.rewind();
        meter::spend_len(scope.bits.len() + 4 * scope.vars.len());
        for i in 0..scope.vars.len() {
            let var = scope.vars[i];
            scope.insert(var);
            if trail.is_open(var) && !guided {
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

    /// The next decision: variables that were active in this search first.
    pub(super) fn next_in_scope(&mut self, guide: &mut dyn Guide) -> Option<Lit> {
        while let Some(var) = self.heap.top() {
            if self.trail.is_open(var) {
                return Some(Lit::new(var, !self.vars[var.index()].phase));
            }
            self.heap.pop();
        }
        let Native { scope, trail, vars, .. } = self;
        let open = scope.calm[scope.calm_from..].iter().position(|&var| trail.is_open(var));
        scope.calm_from = open.map_or(scope.calm.len(), |at| scope.calm_from + at);
        if let Some(&var) = scope.calm.get(scope.calm_from) {
            return Some(Lit::new(var, !vars[var.index()].phase));
        }
        if std::mem::replace(&mut scope.undone, false) {
            guide.restart();
        }
        guide.next(Assignment { trail, vars })
    }

    /// Whether the search passes over an implication of the variable.
    #[inline]
    pub(super) fn is_out_of_scope(&self, var: Var) -> bool {
        self.scope.entered && !self.scope.has(var) && self.trail.level() > 0
    }
}
