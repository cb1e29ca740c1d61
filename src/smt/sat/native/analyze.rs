//! What a conflict teaches: the first-UIP clause, minimised, and the failed assumptions.
//!
//! Resolution backwards along the trail until one literal of the conflict level is left (Marques-Silva and Sakallah 1996);
//! literals implied by the others are dropped (Soerensson and Biere, "Minimizing learned clauses", SAT 2009), iteratively.
//! Theory reasons are asked for when they are needed in the resolution, never for minimisation alone. The conflict may
//! have a single literal of its highest level - theory clauses come late - and then is learned as it stands.
//!
//! Invariant: between calls no variable is marked.

use super::arena::{ClauseRef, Kind};
use super::trail::Reason;
use super::{Lit, Native, Theory, Var};
use crate::sat::native::trace::NO_NODE;
use eufonium_base::ids::Id;
use eufonium_base::meter;

/// What a clause that takes part costs by the meter, without its literals.
const REASON_STEPS: usize = 8;

/// The variable is in the clause being built, or was resolved away.
const SEEN: u8 = 1;
/// The literal follows from the rest of the clause.
const IMPLIED: u8 = 2;
/// The reason has been traced.
const TRACED: u8 = 4;

/// The buffers of the analysis.
#[derive(Default)]
pub(super) struct Analysis {
    marks: Vec<u8>,
    /// The variables whose marks are to be cleared.
    marked: Vec<Var>,
    /// The clause learned: the literal to assert first, then one of the level to jump back to.
    pub(super) learned: Vec<Lit>,
    dropped: Vec<Lit>,
    stack: Vec<Lit>,
    bumped: Vec<Var>,
    /// The trace nodes of what was used.
    pub(super) antecedents: Vec<u32>,
    /// By level: the last count of levels that met it.
    level_stamps: Vec<u32>,
    stamp: u32,
}

impl Analysis {
    pub(super) fn add_var(&mut self) {
        self.marks.push(0);
    }
    fn has(&self, var: Var, mark: u8) -> bool {
        self.marks[var.index()] & mark != 0
    }
    fn mark(&mut self, var: Var, mark: u8) {
        if self.marks[var.index()] == 0 {
            self.marked.push(var);
        }
        self.marks[var.index()] |= mark;
    }
    pub(super) fn is_seen(&self, var: Var) -> bool {
        self.has(var, SEEN)
    }
    pub(super) fn mark_seen(&mut self, var: Var) {
        self.mark(var, SEEN);
    }
    pub(super) fn clear(&mut self) {
        for var in self.marked.drain(..) {
            self.marks[var.index()] = 0;
        }
    }
}

/// One bit for the level, to rule out most literals at once.
fn level_bit(level: u32) -> u64 {
    1 << (level & 63)
}

impl Native {
    /// Learns from a clause whose literals are all false: jumps back, adds the learned clause and asserts its first
    /// literal. False if the clauses are refuted.
    pub(super) fn learn_from(&mut self, conflict: ClauseRef, theory: &mut dyn Theory) -> bool {
        let top = self.arena.lits(conflict).iter().map(|l| self.trail.level_of(l.var())).max().unwrap_or(0);
        if top == 0 {
            self.backtrack(0, theory);
            self.refute_by_clause(conflict);
            return false;
        }
        self.backtrack(top, theory);
        if !self.mode.is_plain() {
            self.note_assignment(self.trail.start_of(top));
        }
        self.analyze(conflict, theory);
        let glue = self.count_levels_of_learned();
        let back = self.analysis.learned.get(1).map_or(0, |l| self.trail.level_of(l.var()));
        self.backtrack(back, theory);
        self.restart.note_glue(glue);
        self.add_learned(glue);
        if !self.queue.is_in_use() {
            self.heap.decay();
        }
        true
    }

    fn add_learned(&mut self, glue: u32) {
        let lits = std::mem::take(&mut self.analysis.learned);
        let antecedents = &mut self.analysis.antecedents;
        let id = self.trace.as_mut().map_or(NO_NODE, |trace| {
            antecedents.sort_unstable();
            antecedents.dedup();
            trace.derived(antecedents, &lits)
        });
        self.counts.learned_literals += lits.len() as u64;
        if let [unit] = lits[..] {
            self.assign_fact(unit, id);
        } else {
            let c = self.attach(&lits, Kind::Redundant, glue, id);
            self.arena.set_used(c, 1);
            self.assign(lits[0], Reason::Clause(c));
        }
        self.analysis.learned = lits;
    }

    /// Leaves the minimised first-UIP clause in `analysis.learned`, and its antecedents.
    fn analyze(&mut self, conflict: ClauseRef, theory: &mut dyn Theory) {
        self.analysis.learned.clear();
        self.analysis.antecedents.clear();
        let placeholder = self.arena.lits(conflict)[0];
        self.analysis.learned.push(placeholder);
        let mut place = self.trail.len();
        let mut open = self.absorb(conflict, None);
        let from = place;
        let uip = loop {
            let lit = loop {
                place -= 1;
                let lit = self.trail.at(place);
                if self.analysis.has(lit.var(), SEEN) {
                    break lit;
                }
            };
            open -= 1;
            if open == 0 {
                break lit;
            }
            let reason = self.reason_clause(lit, theory);
            open += self.absorb(reason, Some(lit));
        };
        meter::spend_len(from - place);
        self.analysis.learned[0] = !uip;
        if !self.mode.is_plain() {
            self.bump_analysed();
        }
        if self.options.minimize {
            self.minimise();
        }
        self.analysis.clear();
        self.order_learned();
    }

    /// Takes the literals of a clause, all false but for `implied`, into the clause being built. Answers with the number
    /// of new literals of the conflict level, which are not put into it.
    fn absorb(&mut self, c: ClauseRef, implied: Option<Lit>) -> usize {
        self.bump_clause(c);
        let tracing = self.trace.is_some();
        if tracing {
            self.analysis.antecedents.push(self.arena.id(c));
        }
        let mut open = 0;
        meter::spend_len(REASON_STEPS + 2 * self.arena.size(c));
        for &lit in self.arena.lits(c) {
            let var = lit.var();
            if Some(lit) == implied || self.analysis.has(var, SEEN) {
                continue;
            }
            let level = self.trail.level_of(var);
            if level == 0 {
                if tracing {
                    self.analysis.antecedents.push(self.vars[var.index()].fact);
                }
                continue;
            }
            self.analysis.mark(var, SEEN);
            if !self.queue.is_in_use() {
                self.heap.bump(var);
            }
            if level == self.trail.level() {
                open += 1;
            } else {
                self.analysis.learned.push(lit);
            }
        }
        open
    }

    /// Bumps what the plain mode does not: the reasons of the literals of the learned clause, which are likely to be resolved
    /// on soon (Liang, Ganesh, Poupart and Czarnecki, "Learning rate based branching heuristic for SAT solvers", SAT 2016),
    /// and in the focused mode all variables seen, in the order of their last bumps.
    fn bump_analysed(&mut self) {
        let mut bumped = std::mem::take(&mut self.analysis.bumped);
        bumped.clear();
        if self.options.bump_reasons {
            for lit in &self.analysis.learned {
                let Reason::Clause(c) = self.trail.reason(lit.var()) else { continue };
                let others = self.arena.lits(c).iter().map(|l| l.var());
                bumped.extend(others.filter(|v| self.trail.level_of(*v) > 0 && !self.analysis.has(*v, SEEN)));
            }
            bumped.sort_unstable();
            bumped.dedup();
        }
        if self.queue.is_in_use() {
            bumped.extend_from_slice(&self.analysis.marked);
            bumped.sort_unstable_by_key(|v| self.queue.stamp(*v));
            bumped.iter().for_each(|v| self.queue.bump(*v, self.trail.is_open(*v)));
        } else {
            bumped.iter().for_each(|v| self.heap.bump(*v));
        }
        self.analysis.bumped = bumped;
    }

    /// A learned clause was used: it deserves to live longer, and may have become better.
    fn bump_clause(&mut self, c: ClauseRef) {
        if self.arena.kind(c) != Kind::Redundant {
            return;
        }
        let old = self.arena.glue(c);
        let mut glue = old;
        if old > self.options.keep_glue {
            glue = count_levels(&mut self.analysis, &self.trail, self.arena.lits(c));
            if glue < old {
                self.arena.set_glue(c, glue);
            }
        }
        self.arena.set_used(c, if glue <= 6 { 2 } else { 1 });
    }

    /// The clause that implied a literal; asks the theory if need be, and keeps the answer as the reason.
    pub(super) fn reason_clause(&mut self, lit: Lit, theory: &mut dyn Theory) -> ClauseRef {
        match self.trail.reason(lit.var()) {
            Reason::Clause(c) => c,
            Reason::Theory => {
                let c = self.explain(lit, theory);
                self.trail.set_reason(lit.var(), Reason::Clause(c));
                c
            }
            Reason::None => unreachable!("only implied literals are asked for their reasons"),
        }
    }

    /// Drops the literals that follow from the others.
    fn minimise(&mut self) {
        let mut lits = std::mem::take(&mut self.analysis.learned);
        let levels = lits[1..].iter().fold(0, |bits, l| bits | level_bit(self.trail.level_of(l.var())));
        let before = lits.len();
        let mut kept = 1;
        self.analysis.dropped.clear();
        for i in 1..before {
            if self.is_implied(lits[i], levels) {
                self.analysis.dropped.push(lits[i]);
            } else {
                lits[kept] = lits[i];
                kept += 1;
            }
        }
        lits.truncate(kept);
        self.counts.minimised_literals += (before - kept) as u64;
        if self.trace.is_some() && kept < before {
            self.trace_dropped(&lits);
        }
        self.analysis.learned = lits;
    }

    /// Whether a literal of the clause follows from the others through clause reasons.
    fn is_implied(&mut self, lit: Lit, levels: u64) -> bool {
        if !matches!(self.trail.reason(lit.var()), Reason::Clause(_)) {
            return false;
        }
        let marked_before = self.analysis.marked.len();
        self.analysis.stack.clear();
        self.analysis.stack.push(lit);
        while let Some(l) = self.analysis.stack.pop() {
            let Reason::Clause(c) = self.trail.reason(l.var()) else {
                unreachable!("only literals with clause reasons are stacked");
            };
            meter::spend_len(REASON_STEPS + self.arena.size(c));
            for &other in self.arena.lits(c) {
                let var = other.var();
                let level = self.trail.level_of(var);
                if var == l.var() || level == 0 || self.analysis.has(var, SEEN | IMPLIED) {
                    continue;
                }
                let has_reason = matches!(self.trail.reason(var), Reason::Clause(_));
                if !has_reason || levels & level_bit(level) == 0 {
                    for var in self.analysis.marked.drain(marked_before..) {
                        self.analysis.marks[var.index()] = 0;
                    }
                    return false;
                }
                self.analysis.mark(var, IMPLIED);
                self.analysis.stack.push(other);
            }
        }
        true
    }

    /// Adds the reasons by which the dropped literals follow from the kept ones to the antecedents. Literals of the
    /// conflict level cannot be met: reasons go down the trail.
    fn trace_dropped(&mut self, kept: &[Lit]) {
        for &lit in kept {
            self.analysis.mark(lit.var(), TRACED);
        }
        self.analysis.stack.clear();
        for i in 0..self.analysis.dropped.len() {
            let lit = self.analysis.dropped[i];
            self.analysis.mark(lit.var(), TRACED);
            self.analysis.stack.push(lit);
        }
        while let Some(lit) = self.analysis.stack.pop() {
            let Reason::Clause(c) = self.trail.reason(lit.var()) else {
                unreachable!("a dropped literal follows through clause reasons");
            };
            self.analysis.antecedents.push(self.arena.id(c));
            for &other in self.arena.lits(c) {
                let var = other.var();
                if self.analysis.has(var, TRACED) {
                    continue;
                }
                self.analysis.mark(var, TRACED);
                if self.trail.level_of(var) == 0 {
                    self.analysis.antecedents.push(self.vars[var.index()].fact);
                } else {
                    self.analysis.stack.push(other);
                }
            }
        }
    }

    /// Puts a literal of the highest level but the first into the second place.
    fn order_learned(&mut self) {
        let lits = &mut self.analysis.learned;
        if let Some(best) =
            (1..lits.len()).max_by_key(|&i| (self.trail.level_of(lits[i].var()), lits.len() - i))
        {
            lits.swap(1, best);
        }
    }

    fn count_levels_of_learned(&mut self) -> u32 {
        let lits = std::mem::take(&mut self.analysis.learned);
        let glue = count_levels(&mut self.analysis, &self.trail, &lits);
        self.analysis.learned = lits;
        glue
    }

    /// The number of levels that the assigned literals of a clause span.
    pub(super) fn count_levels(&mut self, lits: &[Lit]) -> u32 {
        count_levels(&mut self.analysis, &self.trail, lits)
    }

    /// The assumption `lit` is false although only assumptions have been decided: finds those that make it so.
    pub(super) fn analyze_failed(&mut self, lit: Lit, theory: &mut dyn Theory) {
        self.failed.clear();
        self.failed.push(lit);
        self.analysis.antecedents.clear();
        self.mark_cause(!lit);
        for place in (self.trail.num_fixed()..self.trail.len()).rev() {
            let lit = self.trail.at(place);
            if !self.analysis.has(lit.var(), SEEN) {
                continue;
            }
            if self.trail.reason(lit.var()) == Reason::None {
                self.failed.push(lit);
                continue;
            }
            let c = self.reason_clause(lit, theory);
            meter::spend_len(REASON_STEPS + self.arena.size(c));
            self.analysis.antecedents.push(self.arena.id(c));
            for i in 0..self.arena.size(c) {
                let other = self.arena.lits(c)[i];
                if other != lit {
                    self.mark_cause(!other);
                }
            }
        }
        self.analysis.clear();
        self.refuted_by.clear();
        if self.trace.is_some() {
            self.refuted_by.extend_from_slice(&self.analysis.antecedents);
        }
    }

    fn mark_cause(&mut self, lit: Lit) {
        let var = lit.var();
        if self.trail.level_of(var) > 0 {
            self.analysis.mark(var, SEEN);
        } else {
            self.analysis.antecedents.push(self.vars[var.index()].fact);
        }
    }

    /// No variable is marked.
    pub(super) fn check_unmarked(&self) {
        assert!(self.analysis.marks.iter().all(|&m| m == 0), "between calls no variable is marked");
    }
}

fn count_levels(analysis: &mut Analysis, trail: &super::Trail, lits: &[Lit]) -> u32 {
    analysis.stamp = analysis.stamp.wrapping_add(1);
    let levels = trail.level() as usize + 1;
    if analysis.level_stamps.len() < levels || analysis.stamp == 0 {
        analysis.level_stamps.clear();
        analysis.level_stamps.resize(levels.next_power_of_two(), 0);
        analysis.stamp = 1;
    }
    let mut count = 0;
    for lit in lits.iter().filter(|l| trail.value(**l) != super::OPEN) {
        let stamp = &mut analysis.level_stamps[trail.level_of(lit.var()) as usize];
        if *stamp != analysis.stamp {
            *stamp = analysis.stamp;
            count += 1;
        }
    }
    count
}
