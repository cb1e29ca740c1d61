//! Deleting clauses: learned ones that are of little use, satisfied ones, those with retired variables.
//!
//! Learned clauses are judged by glue, the number of levels they span (Audemard and Simon, "Predicting learnt clauses
//! quality", IJCAI 2009), and survive for a while if they were used. Satisfied clauses are swept at level 0 when enough
//! new facts and retired variables have gathered to pay for a pass over all clauses. A retired variable is buried at once
//! (see `trail`), so its clauses are without effect from then on.
//!
//! Buried variables are handed out again after a sweep, unless there is a trace or they were atoms: a theory has no way
//! to forget them.

use super::arena::{Arena, ClauseRef, Kind};
use super::trail::{Reason, TRUE, Trail};
use super::{NO_NODE, Native, Theory, Var, VarInfo};
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// When to clean, and what for.
pub(super) struct Clean {
    /// The number of conflicts at which learned clauses are deleted next.
    reduce_at: u64,
    reduce_interval: u64,
    /// The facts at the last sweep.
    swept_facts: usize,
    /// Retired since the last sweep.
    buried: Vec<Var>,
    /// To be handed out by `new_var`.
    free: Vec<Var>,
    candidates: Vec<(u32, u32, ClauseRef)>,
}

/// What the watches of a variable cost by the meter when all are looked at.
const LIST_STEPS: usize = 4;

/// A sweep must be worth one new fact or retired variable for so many words of clauses.
const WORDS_PER_FACT: usize = 32;

impl Clean {
    pub(super) fn new(reduce_first: u64) -> Clean {
        Clean {
            reduce_at: reduce_first,
            reduce_interval: reduce_first,
            swept_facts: 0,
            buried: Vec::new(),
            free: Vec::new(),
            candidates: Vec::new(),
        }
    }
    pub(super) fn take_free(&mut self) -> Option<Var> {
        self.free.pop()
    }
}

/// Deletes a clause and counts its occurrences down.
pub(super) fn delete(arena: &mut Arena, vars: &mut [VarInfo], c: ClauseRef) {
    if arena.kind(c) == Kind::Permanent {
        arena.lits(c).iter().for_each(|l| vars[l.var().index()].occurrences -= 1);
    }
    arena.delete(c);
}

fn is_reason(arena: &Arena, trail: &Trail, c: ClauseRef) -> bool {
    let first = arena.lits(c)[0];
    trail.value(first) == TRUE && trail.reason(first.var()) == Reason::Clause(c)
}

impl Native {
    pub(super) fn retire_vars(&mut self, retired: &[Var]) {
        if self.consistent
            && let Some(conflict) = self.propagate()
        {
            self.refute_by_clause(conflict);
        }
        if !self.consistent {
            return;
        }
        let mut told = false;
        for &var in retired {
            let info = &mut self.vars[var.index()];
            if std::mem::replace(&mut info.retired, true) {
                continue;
            }
            if info.atom && !self.trail.is_open(var) {
                // The theory knows the fact and may use it in explanations: it must keep its value.
                told = true;
            } else {
                self.trail.bury(var);
                self.clean.buried.push(var);
            }
        }
        if told {
            self.sweep_clauses();
        }
    }

    /// Whether enough has gathered to pay for a sweep.
    pub(super) fn sweep_is_due(&self) -> bool {
        let facts = self.trail.num_fixed() - self.clean.swept_facts;
        let gathered = facts + self.clean.buried.len();
        gathered > 0 && gathered * WORDS_PER_FACT >= self.arena.num_words() + self.vars.len()
            || self.arena.num_explanations() > 64 + self.arena.num_permanent() + self.arena.num_redundant()
    }

    /// Removes satisfied clauses and frees retired variables. At level 0, after propagation.
    pub(super) fn sweep(&mut self, theory: &dyn Theory) {
        self.counts.sweeps += 1;
        self.sweep_clauses();
        let mut buried = std::mem::take(&mut self.clean.buried);
        if self.trace.is_none() {
            buried.retain(|&var| !self.vars[var.index()].atom && !theory.is_atom(var));
            let trail = &self.trail;
            self.client.forget_facts(|l| !trail.is_buried(l.var()));
            self.trail.unearth(&buried);
            for &var in &buried {
                self.renew(var);
            }
            self.clean.free.extend(buried.iter().rev());
        }
        buried.clear();
        self.clean.buried = buried;
        self.clean.swept_facts = self.trail.num_fixed();
    }

    fn renew(&mut self, var: Var) {
        let info = &mut self.vars[var.index()];
        debug_assert_eq!(info.occurrences, 0, "the clauses of a retired variable were swept");
        info.retired = false;
        info.demanded = false;
        info.phase = self.options.phase;
        info.model_stamp = 0;
        if !self.heap.contains(var) {
            self.heap.forget(var);
        }
    }

    /// Removes satisfied clauses. At level 0, after propagation.
    pub(super) fn sweep_clauses(&mut self) {
        debug_assert!(self.trail.level() == 0 && self.trail.head == self.trail.len());
        let Native { arena, trail, vars, .. } = self;
        arena.for_each_live(|arena, c| {
            let mut lits = arena.lits(c).iter();
            let dead = arena.kind(c) == Kind::Explanation
                || lits.any(|&l| trail.value(l) == TRUE || vars[l.var().index()].retired);
            if dead {
                delete(arena, vars, c);
            }
        });
        self.drop_deleted();
    }

    /// Drops the watches of deleted clauses, and their memory if it is worth it.
    pub(super) fn drop_deleted(&mut self) {
        // All clauses and all watches are looked at, here and by who deleted.
        meter::spend_len(self.arena.num_words() + LIST_STEPS * self.vars.len());
        self.watches.flush(&self.arena);
        if !self.arena.is_wasteful() {
            return;
        }
        let moved = self.arena.compact();
        self.watches.relocate(&moved);
        if !self.scope.is_set() {
            self.needed.rebuild(&self.arena);
        }
        for place in 0..self.trail.len() {
            let var = self.trail.at(place).var();
            if let Reason::Clause(c) = self.trail.reason(var) {
                let c = moved.get(c).expect("a clause that is a reason is not deleted");
                self.trail.set_reason(var, Reason::Clause(c));
            }
        }
    }

    /// In the modes of long searches fewer learned clauses are kept.
    pub(super) fn hurry_reductions(&mut self) {
        self.clean.reduce_interval = self.options.reduce_first.min(1000);
        self.clean.reduce_at = self.counts.conflicts + self.clean.reduce_interval;
    }

    pub(super) fn reduce_is_due(&self) -> bool {
        self.counts.conflicts >= self.clean.reduce_at
    }

    /// Deletes the worse half of the learned clauses that have not been used lately.
    pub(super) fn reduce(&mut self) {
        self.counts.reductions += 1;
        self.clean.reduce_interval +=
            if self.mode.is_plain() { self.options.reduce_step } else { self.options.reduce_step_in_modes };
        self.clean.reduce_at = self.counts.conflicts + self.clean.reduce_interval;
        let mut candidates = std::mem::take(&mut self.clean.candidates);
        candidates.clear();
        let Native { arena, trail, vars, options, .. } = self;
        arena.for_each_live(|arena, c| match arena.kind(c) {
            Kind::Permanent => {}
            Kind::Explanation if is_reason(arena, trail, c) => {}
            Kind::Explanation => delete(arena, vars, c),
            Kind::Redundant => {
                let (glue, used) = (arena.glue(c), arena.used(c));
                if glue <= options.keep_glue || arena.size(c) == 2 || is_reason(arena, trail, c) {
                } else if used > 0 {
                    arena.set_used(c, used - 1);
                } else {
                    candidates.push((glue, arena.size(c) as u32, c));
                }
            }
        });
        candidates.sort_unstable();
        let kept = if self.mode.is_plain() { 0.5 } else { 1.0 - self.options.reduce_part };
        for &(.., c) in &candidates[(candidates.len() as f64 * kept) as usize..] {
            delete(arena, vars, c);
        }
        self.clean.candidates = candidates;
        self.drop_deleted();
    }

    /// Drops what nothing alive depends on from the trace, if it has doubled. Not during analysis.
    pub(super) fn compact_trace(&mut self) {
        let Native { trace: Some(trace), arena, trail, vars, .. } = self else { return };
        if !trace.is_due(self.options.trace_slack) {
            return;
        }
        let facts = &trail.lits()[..trail.num_fixed()];
        let of_facts = facts.iter().map(|l| vars[l.var().index()].fact);
        let map = trace.compact(arena.live().map(|c| arena.id(c)).chain(of_facts));
        arena.for_each_live(|arena, c| {
            let id = map[arena.id(c) as usize];
            debug_assert_ne!(id, NO_NODE);
            arena.set_id(c, id);
        });
        for lit in facts {
            let fact = &mut vars[lit.var().index()].fact;
            *fact = map[*fact as usize];
        }
    }
}
