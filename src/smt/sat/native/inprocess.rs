//! Simplification of the clauses between restarts: when it is done, and what its techniques share.
//!
//! A pass is made after thousands of conflicts of one search, so short queries never see one. Each technique has a budget, a part of
//! the propagations since the last pass. All techniques used during incremental searches derive clauses that follow, and remove
//! permanent clauses only if permanent ones that stay imply them, so they are sound with theories, assumptions, and clauses added
//! later; with a scope there are no passes. What preserves satisfiability alone (`eliminate`) is left to final searches.
//!
//! Some techniques *probe*: they open levels that the theory does not hear of, and undo them without a trace in the saved values.
//!
//! Replaced and removed clauses stay under watch until the pass ends. They follow from the clauses that are left, so what they
//! propagate holds; but none may be counted on as the reason why another one is removed.
//!
//! Related: M. Jaervisalo, M. Heule and A. Biere, "Inprocessing rules" (IJCAR 2012).

use super::arena::{Arena, ClauseRef, Kind};
use super::trace::NO_NODE;
use super::trail::{FALSE, OPEN, Reason, TRUE};
use super::{Lit, Native, Theory};
use eufonium_base::ids::Id;

/// The schedule, and buffers of the techniques.
pub(super) struct Inprocess {
    /// The conflicts at which the next pass is due.
    due: u64,
    passes: u64,
    /// The propagations at the end of the last pass.
    since: u64,
    /// By how many clauses the elimination of a variable may make more of them.
    pub(super) elimination_bound: usize,
    /// Where probing goes on.
    pub(super) next_root: usize,
    /// What a probe of this clause must not use: the clause itself.
    pub(super) ignored: Option<ClauseRef>,
    /// The negations of the decisions that a probed conflict or literal follows from.
    pub(super) causes: Vec<Lit>,
    /// The trace nodes of what was used there.
    pub(super) antecedents: Vec<u32>,
    /// How many clauses were used there.
    pub(super) used: usize,
}

impl Inprocess {
    pub(super) fn new(after: u64) -> Inprocess {
        Inprocess {
            due: after,
            passes: 0,
            since: 0,
            next_root: 0,
            elimination_bound: 0,
            ignored: None,
            causes: Vec::new(),
            antecedents: Vec::new(),
            used: 0,
        }
    }
}

impl Native {
    /// Looked at between runs of the search.
    pub(super) fn inprocessing_is_due(&self) -> bool {
        let here = self.counts.conflicts - self.mode.conflicts_before();
        let options = &self.options;
        let last = self.last && (options.eliminate || options.equivalences);
        let on = options.vivify || options.subsume || options.probe || last;
        on && here >= self.options.inprocess_after
            && self.counts.conflicts >= self.inprocess.due
            && !self.scope.is_set()
    }

    /// Simplifies the clauses. False if they are refuted; else the search is at level 0, and everything there is propagated.
    pub(super) fn inprocess(&mut self, theory: &mut dyn Theory) -> bool {
        self.counts.inprocessings += 1;
        self.backtrack(0, theory);
        if !self.propagate_facts() {
            return false;
        }
        self.sweep(theory);
        let effort = self.counts.propagations - self.inprocess.since;
        let ok = self.simplify(effort);
        self.inprocess.ignored = None;
        if ok {
            self.sweep(theory);
            self.compact_trace();
        } else {
            self.drop_deleted();
        }
        self.inprocess.passes += 1;
        self.inprocess.since = self.counts.propagations;
        let interval = self.options.inprocess_after * (1 + self.inprocess.passes / 2);
        self.inprocess.due = self.counts.conflicts + interval.max(1);
        ok
    }

    /// Whether nobody will speak of a variable again but to ask for its value.
    fn is_final(&self) -> bool {
        self.last
            && self.trail.level() == 0
            && self.client.has_no_atoms()
            && !self.needed.has_defaults
            && self.mode.is_unassuming()
    }

    fn simplify(&mut self, effort: u64) -> bool {
        let passes = self.inprocess.passes;
        let often = passes < 5 || (passes + 1).is_power_of_two();
        let eliminates = self.options.eliminate && often && self.is_final();
        (!self.options.probe || self.probe_all(effort))
            && (!self.options.equivalences || !self.is_final() || self.substitute())
            && (!self.options.subsume || self.subsume(effort))
            && (!eliminates || self.eliminate(effort))
            && (!self.options.vivify || self.vivify_all(effort))
    }

    /// Propagates at level 0. False if the clauses are refuted.
    pub(super) fn propagate_facts(&mut self) -> bool {
        debug_assert_eq!(self.trail.level(), 0);
        match self.propagate() {
            Some(conflict) => {
                self.refute_by_clause(conflict);
                false
            }
            None => true,
        }
    }

    /// Decides a literal in a probe, and propagates.
    pub(super) fn probe(&mut self, lit: Lit) -> Option<ClauseRef> {
        debug_assert_eq!(self.trail.value(lit), OPEN);
        self.trail.open_level(0);
        self.assign(lit, Reason::None);
        self.propagate()
    }

    /// Undoes the levels of a probe above `level`.
    pub(super) fn end_probe(&mut self, level: u32) {
        if self.trail.level() <= level {
            return;
        }
        let start = self.trail.start_of(level + 1);
        while self.trail.len() > start {
            let lit = self.trail.undo_last();
            self.heap.insert(lit.var());
            self.queue.reopen(lit.var());
        }
        self.trail.close_levels(level);
    }

    /// Finds the decisions of a probe that make all literals of the clause false but for `implied`, and what clauses say so:
    /// `causes` and `antecedents`.
    pub(super) fn find_causes(&mut self, from: ClauseRef, implied: Option<Lit>) {
        self.inprocess.causes.clear();
        self.inprocess.antecedents.clear();
        self.inprocess.used = 0;
        self.use_clause(from, implied);
        self.walk_back();
    }

    /// The same for the false literals of `lits` that were not decided, which are dropped from it.
    pub(super) fn find_causes_of_false(&mut self, c: ClauseRef, lits: &mut Vec<Lit>) {
        self.inprocess.causes.clear();
        self.inprocess.antecedents.clear();
        self.inprocess.antecedents.push(self.arena.id(c));
        self.inprocess.used = 1;
        lits.retain(|l| {
            let implied = self.trail.value(*l) == FALSE && self.trail.reason(l.var()) != Reason::None
                || self.trail.is_fixed(*l);
            if implied {
                self.use_literal(*l);
            }
            !implied
        });
        self.walk_back();
    }

    fn use_clause(&mut self, c: ClauseRef, implied: Option<Lit>) {
        self.inprocess.antecedents.push(self.arena.id(c));
        self.inprocess.used += 1;
        for at in 0..self.arena.size(c) {
            let lit = self.arena.lits(c)[at];
            if Some(lit) != implied {
                self.use_literal(lit);
            }
        }
    }

    fn use_literal(&mut self, lit: Lit) {
        if self.trail.level_of(lit.var()) > 0 {
            self.analysis.mark_seen(lit.var());
        } else {
            self.inprocess.used += 1;
            self.inprocess.antecedents.push(self.vars[lit.var().index()].fact);
        }
    }

    fn walk_back(&mut self) {
        for place in (self.trail.num_fixed()..self.trail.len()).rev() {
            let lit = self.trail.at(place);
            if !self.analysis.is_seen(lit.var()) {
                continue;
            }
            match self.trail.reason(lit.var()) {
                Reason::None => self.inprocess.causes.push(!lit),
                Reason::Clause(c) => self.use_clause(c, Some(lit)),
                Reason::Theory => unreachable!("the theory does not hear of probes"),
            }
        }
        self.analysis.clear();
    }

    /// Adds a clause that follows from `antecedents`, of which no literal is a fact. At level 0. False if the clauses are refuted.
    pub(super) fn add_derived(&mut self, lits: &[Lit], kind: Kind, glue: u32) -> Option<ClauseRef> {
        debug_assert_eq!(self.trail.level(), 0);
        let id = self.derive(lits);
        match *lits {
            [] => {
                self.refute(&[id]);
                None
            }
            [unit] => {
                match self.trail.value(unit) {
                    OPEN => self.assign_fact(unit, id),
                    FALSE => {
                        let fact = self.vars[unit.var().index()].fact;
                        self.refute(&[id, fact]);
                    }
                    _ => {}
                }
                None
            }
            _ => Some(self.attach(lits, kind, glue, id)),
        }
    }

    pub(super) fn derive(&mut self, lits: &[Lit]) -> u32 {
        let antecedents = &mut self.inprocess.antecedents;
        self.trace.as_mut().map_or(NO_NODE, |trace| {
            antecedents.sort_unstable();
            antecedents.dedup();
            trace.derived(antecedents, lits)
        })
    }

    /// Puts a shorter clause, which follows from `antecedents`, in the place of another one. At level 0, with everything
    /// propagated before and after. False if the clauses are refuted.
    pub(super) fn replace(&mut self, c: ClauseRef, lits: &[Lit]) -> bool {
        let (kind, glue, used) = (self.arena.kind(c), self.arena.glue(c), self.arena.used(c));
        let glue = if kind == Kind::Permanent { 0 } else { glue.min(lits.len().max(2) as u32 - 1) };
        // Literals may have become facts since the clause was derived.
        if lits.iter().any(|&l| self.trail.value(l) == TRUE) {
            self.delete_clause(c);
            return true;
        }
        let mut left = std::mem::take(&mut self.buffer);
        left.clear();
        for &lit in lits {
            if self.trail.value(lit) == FALSE {
                self.inprocess.antecedents.push(self.vars[lit.var().index()].fact);
            } else {
                left.push(lit);
            }
        }
        if let Some(new) = self.add_derived(&left, kind, glue) {
            self.arena.set_used(new, used);
            self.arena.set_tried(new, self.arena.is_tried(c));
        }
        self.buffer = left;
        self.delete_clause(c);
        self.consistent && self.propagate_facts()
    }

    /// Removes a clause; it is under watch until the pass ends.
    pub(super) fn delete_clause(&mut self, c: ClauseRef) {
        super::clean::delete(&mut self.arena, &mut self.vars, c);
    }

    /// Keeps a learned clause for good.
    pub(super) fn promote(&mut self, c: ClauseRef) {
        self.arena.make_permanent(c);
        for at in 0..self.arena.size(c) {
            let var = self.arena.lits(c)[at].var();
            self.vars[var.index()].occurrences += 1;
            self.needed.attach(c, var);
            if self.trail.is_open(var) {
                self.heap.insert(var);
                self.queue.reopen(var);
            }
        }
    }

    /// The clauses of a kind that are not deleted.
    pub(super) fn clauses_of(&self, kind: Kind) -> Vec<ClauseRef> {
        let arena: &Arena = &self.arena;
        arena.live().filter(|&c| arena.kind(c) == kind).collect()
    }
}
