//! Vivification: a clause is shortened by assuming its literals false one after the other.
//!
//! If that leads to a conflict, or makes another of its literals true, those assumed that were used suffice; a literal that becomes
//! false can be dropped. Clauses are ordered so that neighbours share their first assumptions, which are then made once. Learned
//! clauses that are implied without their own help are removed.
//!
//! The clause itself must not take part: it is ignored where it would be unit or false. Clauses are tried once, and again when all
//! have been tried.
//!
//! Sources: C. Piette, Y. Hamadi and L. Sais, "Vivifying propositional clausal formulae" (ECAI 2008); M. Luo, C. Li, F. Xiao,
//! F. Manya and Z. Lue, "An effective learnt clause minimization approach for CDCL SAT solvers" (IJCAI 2017); the order is that of CaDiCaL.

use super::arena::{ClauseRef, Kind};
use super::trail::{FALSE, OPEN, Reason, TRUE};
use super::{Lit, Native};
use eufonium_base::meter;

/// Learned clauses that span more levels than this are not worth the effort.
const MOST_LEVELS: u32 = 24;
/// Nor are clauses of more literals.
const MOST_LITERALS: usize = 100;
/// A clause takes more than this: a schedule that is longer than the budget is not worth sorting.
const PROPAGATIONS_PER_CLAUSE: usize = 10;

/// What came of assuming the literals of a clause false.
enum Probed {
    /// All literals of this clause are false.
    Conflict(ClauseRef),
    /// A literal of the clause is true, for this reason.
    Implied(Lit, ClauseRef),
    /// None of the two; some literals may have become false.
    Quiet,
}

impl Native {
    /// Vivifies learned clauses, then permanent ones. False if the clauses are refuted.
    pub(super) fn vivify_all(&mut self, effort: u64) -> bool {
        let parts = self.options.vivify_effort;
        let budget = |part: u64| (effort as f64 * parts) as u64 / 8 * part + 1000;
        self.vivify(Kind::Redundant, 6, budget(5))
            && self.vivify(Kind::Redundant, MOST_LEVELS, budget(1))
            && self.vivify(Kind::Permanent, 0, budget(2))
    }

    /// Vivifies clauses of a kind with so much glue at most.
    fn vivify(&mut self, kind: Kind, most_levels: u32, budget: u64) -> bool {
        let most = budget as usize / PROPAGATIONS_PER_CLAUSE + 100;
        let (mut schedule, counts) = self.vivify_schedule(kind, most_levels, most);
        let end = self.counts.propagations + budget;
        let mut sorted: Vec<Lit> = Vec::new();
        let mut ok = true;
        while let Some(c) = schedule.pop() {
            if self.counts.propagations >= end {
                break;
            }
            if self.arena.is_deleted(c) {
                continue;
            }
            sorted.clear();
            sorted.extend_from_slice(self.arena.lits(c));
            sort(&mut sorted, &counts);
            self.counts.vivify_tried += 1;
            self.arena.set_tried(c, true);
            ok = self.vivify_clause(c, &mut sorted);
            if !ok {
                break;
            }
        }
        self.end_probe(0);
        self.inprocess.ignored = None;
        ok
    }

    /// The clauses to try, the first at the end, and how often literals occur in them. Not more than `most`, the newest.
    fn vivify_schedule(&mut self, kind: Kind, most_levels: u32, most: usize) -> (Vec<ClauseRef>, Vec<u32>) {
        let mut all = self.clauses_of(kind);
        let arena = &mut self.arena;
        all.retain(|&c| {
            let size = arena.size(c);
            size > 2 && size <= MOST_LITERALS && arena.glue(c) <= most_levels
        });
        let mut counts = vec![0u32; 2 * self.vars.len()];
        all.iter().for_each(|&c| arena.lits(c).iter().for_each(|l| counts[l.index()] += 1));
        let untried = all.iter().filter(|&&c| !arena.is_tried(c)).count();
        if untried == 0 {
            all.iter().for_each(|&c| arena.set_tried(c, false));
        } else {
            all.retain(|&c| !arena.is_tried(c));
        }
        all.drain(..all.len().saturating_sub(most));
        let key = |c: ClauseRef| {
            let mut lits = arena.lits(c).to_vec();
            sort(&mut lits, &counts);
            lits.truncate(8);
            lits.into_iter().map(|l| (counts[l.index()], l.index())).collect::<Vec<_>>()
        };
        meter::spend_len(60 * all.len() + 2 * self.vars.len());
        all.sort_by_cached_key(|&c| key(c));
        (all, counts)
    }

    fn vivify_clause(&mut self, c: ClauseRef, sorted: &mut Vec<Lit>) -> bool {
        if sorted.iter().any(|&l| self.trail.value(l) == TRUE && self.trail.is_fixed(l)) {
            self.delete_clause(c);
            return true;
        }
        self.inprocess.ignored = Some(c);
        self.reuse_levels(c, sorted);
        match self.assume_false(sorted) {
            Probed::Conflict(d) => {
                self.find_causes(d, None);
                // The level is not propagated to its end.
                self.end_probe(self.trail.level() - 1);
                self.conclude_vivified(c, d, None)
            }
            Probed::Implied(lit, d) => {
                self.find_causes(d, Some(lit));
                self.conclude_vivified(c, d, Some(lit))
            }
            Probed::Quiet => {
                let before = sorted.len();
                self.find_causes_of_false(c, sorted);
                sorted.len() == before || self.shorten(c, sorted)
            }
        }
    }

    /// Keeps the levels that assume the first literals of the clause, if it is no reason there.
    fn reuse_levels(&mut self, c: ClauseRef, sorted: &[Lit]) {
        let mut keep = 0;
        for &lit in sorted {
            let next = keep + 1;
            if next <= self.trail.level() && self.trail.at(self.trail.start_of(next)) == !lit {
                keep = next;
            } else if self.trail.value(lit) != FALSE || self.trail.level_of(lit.var()) > keep {
                break;
            }
        }
        for &lit in &self.arena.lits(c)[..2] {
            if self.trail.value(lit) == TRUE && self.trail.reason(lit.var()) == Reason::Clause(c) {
                keep = keep.min(self.trail.level_of(lit.var()) - 1);
            }
        }
        self.end_probe(keep);
    }

    fn assume_false(&mut self, sorted: &[Lit]) -> Probed {
        for &lit in sorted {
            match self.trail.value(lit) {
                TRUE => {
                    let Reason::Clause(d) = self.trail.reason(lit.var()) else {
                        unreachable!("the literals of a clause are assumed false alone")
                    };
                    return Probed::Implied(lit, d);
                }
                OPEN => {
                    if let Some(d) = self.probe(!lit) {
                        return Probed::Conflict(d);
                    }
                }
                _ => debug_assert_eq!(self.trail.value(lit), FALSE),
            }
        }
        Probed::Quiet
    }

    /// The causes, and the literal that they imply, are a clause that follows; `d` was the last clause used for it.
    fn conclude_vivified(&mut self, c: ClauseRef, d: ClauseRef, implied: Option<Lit>) -> bool {
        let mut lits = std::mem::take(&mut self.inprocess.causes);
        lits.extend(implied);
        let learned = self.arena.kind(c) == Kind::Redundant;
        let subsumed = self.inprocess.used == 1 && !self.arena.is_deleted(d);
        let ok = if learned && (subsumed || lits.len() == self.arena.size(c)) {
            self.counts.vivified += 1;
            self.delete_clause(c);
            true
        } else if lits.len() < self.arena.size(c) {
            self.shorten(c, &lits)
        } else {
            true
        };
        self.inprocess.causes = lits;
        ok
    }

    fn shorten(&mut self, c: ClauseRef, lits: &[Lit]) -> bool {
        self.counts.vivified += 1;
        self.end_probe(0);
        self.inprocess.ignored = None;
        self.replace(c, lits)
    }
}

/// Frequent literals first.
fn sort(lits: &mut [Lit], counts: &[u32]) {
    lits.sort_unstable_by_key(|l| (u32::MAX - counts[l.index()], *l));
}
