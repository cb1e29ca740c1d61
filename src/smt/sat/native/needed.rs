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
//! Definitions make this work from the top down. A literal may be declared its variable's *default*
//! ([`SatSolver::set_default`](super::SatSolver::set_default)): while the variable is open the clauses of that literal
//! count as satisfied. For `v -> F`, with `v` used positively alone, the default is `-v`: the parts of `F` matter only when
//! `v` has become true, which happens only when a clause that is needed asks for it. When a default is falsified the
//! variables of its clauses are looked at again.
//!
//! Related: the relevancy filter of Z3 (de Moura and Bjorner, "Relevancy propagation", 2007), which filters what the
//! theory hears rather than what is decided.

use super::arena::{Arena, ClauseRef, Kind};
use super::trail::{OPEN, TRUE, Trail};
use super::{Lit, Native, Var};
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// What a look at a clause costs by the meter.
const CLAUSE_STEPS: usize = 6;

/// Where variables occur, and which are set aside.
#[derive(Default)]
pub(super) struct Needed {
    /// The permanent clauses of each variable; deleted ones are dropped when clauses move.
    clauses: Vec<Vec<ClauseRef>>,
    /// Variables set aside, with the level; levels do not decrease.
    idle: Vec<(u32, Var)>,
    /// Whether a literal, by index, is its variable's default.
    defaults: Vec<bool>,
    /// Some literal was once declared a default.
    pub(super) has_defaults: bool,
    /// The part of the trail in which falsified defaults have been looked at.
    head: usize,
}

impl Needed {
    pub(super) fn add_var(&mut self) {
        self.clauses.push(Vec::new());
        self.defaults.extend([false, false]);
    }

    pub(super) fn set_default(&mut self, lit: Lit, is_default: bool) {
        self.defaults[lit.index()] = is_default;
        self.has_defaults |= is_default;
    }

    /// The trail was cut to `len` literals.
    pub(super) fn cut(&mut self, len: usize) {
        self.head = self.head.min(len);
    }

    pub(super) fn attach(&mut self, c: ClauseRef, var: Var) {
        self.clauses[var.index()].push(c);
    }

    /// Whether a clause of the variable is not satisfied.
    pub(super) fn is_open(&self, var: Var, arena: &Arena, trail: &Trail) -> bool {
        let is_open =
            |&c: &ClauseRef| !arena.is_deleted(c) && !arena.lits(c).iter().any(|&l| trail.value(l) == TRUE);
        let clauses = &self.clauses[var.index()];
        let found = clauses.iter().position(is_open);
        meter::spend_len(CLAUSE_STEPS * found.map_or(clauses.len(), |at| at + 1));
        found.is_some()
    }

    pub(super) fn set_aside(&mut self, var: Var, level: u32) {
        debug_assert!(self.idle.last().is_none_or(|(l, _)| *l <= level));
        // What facts satisfy stays satisfied; new clauses and falsified defaults bring variables back themselves.
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
    /// Looks at the clauses of defaults that were falsified since the last call: their open variables may be needed.
    pub(super) fn wake(&mut self) {
        let Native { needed, trail, arena, heap, queue, .. } = self;
        for place in needed.head..trail.len() {
            let falsified = !trail.at(place);
            if !needed.defaults[falsified.index()] {
                continue;
            }
            for &c in &needed.clauses[falsified.var().index()] {
                if arena.is_deleted(c) || !arena.lits(c).contains(&falsified) {
                    continue;
                }
                for l in arena.lits(c) {
                    if trail.value(*l) == OPEN {
                        heap.insert(l.var());
                        queue.reopen(l.var());
                    }
                }
            }
        }
        needed.head = trail.len();
    }

    /// The variable gets a value in every model, even if no clause asks for it.
    pub(super) fn demand(&mut self, var: Var) {
        self.vars[var.index()].demanded = true;
        if self.trail.is_open(var) {
            self.heap.insert(var);
            self.queue.reopen(var);
        }
    }

    /// A default was withdrawn: the variables of its clauses may be needed.
    pub(super) fn reconsider(&mut self, var: Var) {
        let Native { needed, trail, arena, heap, .. } = self;
        for &c in &needed.clauses[var.index()] {
            if !arena.is_deleted(c) {
                arena.lits(c).iter().filter(|l| trail.is_open(l.var())).for_each(|l| heap.insert(l.var()));
            }
        }
    }

    /// Whether the search may not end while the variable is open.
    pub(super) fn is_needed(&self, var: Var) -> bool {
        let info = &self.vars[var.index()];
        !info.retired && (info.demanded || self.needed.is_open(var, &self.arena, &self.trail))
    }
}
