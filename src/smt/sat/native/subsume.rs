//! Subsumption and strengthening: a clause is removed if another one is part of it, and loses a literal if another one is part of it but
//! for the sign of that literal (self-subsuming resolution).
//!
//! Clauses are looked at from the shortest to the longest. Each one that is kept is then listed under the literal that has the
//! shortest list, so a clause finds all that are part of it under its literals and their negations ("one watch").
//! A learned clause that subsumes a permanent one becomes permanent.
//!
//! Sources: N. Een and A. Biere, "Effective preprocessing in SAT through variable and clause elimination" (SAT 2005); L. Zhang, "On
//! subsumption removal and on-the-fly CNF simplification" (SAT 2005).

use super::arena::{ClauseRef, Kind};
use super::trail::OPEN;
use super::{Lit, Native};
use eufonium_base::meter;

/// What a clause that is looked at costs by the meter, without its literals.
const CLAUSE_STEPS: u64 = 8;
/// Longer clauses are left alone.
const MOST_LITERALS: usize = 64;
/// Learned clauses with more glue will not live long.
const MOST_GLUE: u32 = 8;

/// What another clause says about the one that is marked.
enum Match {
    Nothing,
    /// It is part of it.
    Subsumes,
    /// It is part of it but for the sign of this literal of the marked one.
    Strengthens(Lit),
}

/// The clauses seen, and the marks of the one that is looked at.
struct Seen {
    lists: Vec<Vec<ClauseRef>>,
    marked: Vec<bool>,
    steps: u64,
}

impl Seen {
    fn compare(&mut self, native: &Native, d: ClauseRef) -> Match {
        let before = self.steps;
        let found = self.compare_marked(native, d);
        meter::spend(CLAUSE_STEPS + self.steps - before);
        found
    }

    fn compare_marked(&mut self, native: &Native, d: ClauseRef) -> Match {
        let mut flipped = None;
        for &lit in native.arena.lits(d) {
            self.steps += 1;
            if self.marked[lit.index()] {
                continue;
            }
            if flipped.is_some() || !self.marked[(!lit).index()] {
                return Match::Nothing;
            }
            flipped = Some(!lit);
        }
        flipped.map_or(Match::Subsumes, Match::Strengthens)
    }

    /// A clause seen that says something about the marked one.
    fn find(&mut self, native: &Native, c: ClauseRef) -> Option<(ClauseRef, Match)> {
        let mut strengthens = None;
        for &lit in native.arena.lits(c) {
            for index in [lit.index(), (!lit).index()] {
                for at in 0..self.lists[index].len() {
                    let d = self.lists[index][at];
                    if native.arena.is_deleted(d) {
                        continue;
                    }
                    match self.compare(native, d) {
                        Match::Nothing => {}
                        Match::Subsumes => return Some((d, Match::Subsumes)),
                        found @ Match::Strengthens(_) => strengthens = Some((d, found)),
                    }
                }
            }
        }
        strengthens
    }
}

impl Native {
    /// One pass over all clauses that matter, or until the budget is spent. False if the clauses are refuted.
    pub(super) fn subsume(&mut self, effort: u64) -> bool {
        let mut all: Vec<(usize, ClauseRef)> = self
            .clauses_of(Kind::Permanent)
            .into_iter()
            .chain(self.clauses_of(Kind::Redundant))
            .filter(|&c| self.arena.kind(c) == Kind::Permanent || self.arena.glue(c) <= MOST_GLUE)
            .map(|c| (self.arena.size(c), c))
            .filter(|&(size, _)| size <= MOST_LITERALS)
            .collect();
        all.sort_unstable();
        meter::spend_len(20 * all.len() + 8 * self.vars.len());
        let mut seen = Seen {
            lists: vec![Vec::new(); 2 * self.vars.len()],
            marked: vec![false; 2 * self.vars.len()],
            steps: 0,
        };
        let budget = effort + 10_000;
        all.iter().all(|&(_, c)| seen.steps > budget || self.subsume_clause(c, &mut seen))
    }

    fn subsume_clause(&mut self, c: ClauseRef, seen: &mut Seen) -> bool {
        let mut lits = self.arena.lits(c).to_vec();
        // Facts that were found on the way are swept later.
        if lits.iter().any(|l| self.trail.value(*l) != OPEN) {
            return true;
        }
        let mut c = c;
        loop {
            lits.iter().for_each(|l| seen.marked[l.index()] = true);
            let found = seen.find(self, c);
            lits.iter().for_each(|l| seen.marked[l.index()] = false);
            match found {
                None | Some((_, Match::Nothing)) => break,
                Some((d, Match::Subsumes)) => {
                    if self.arena.kind(c) == Kind::Permanent && self.arena.kind(d) == Kind::Redundant {
                        self.promote(d);
                    }
                    self.counts.subsumed += 1;
                    self.delete_clause(c);
                    return true;
                }
                Some((d, Match::Strengthens(lit))) => {
                    lits.retain(|l| *l != lit);
                    self.counts.strengthened += 1;
                    self.inprocess.antecedents.clear();
                    let ids = [self.arena.id(c), self.arena.id(d)];
                    self.inprocess.antecedents.extend(ids);
                    let before = self.trail.len();
                    match self.strengthen(c, &lits) {
                        Ok(new) if self.trail.len() == before => c = new,
                        Ok(_) | Err(true) => return true,
                        Err(false) => return false,
                    }
                }
            }
        }
        let best = lits.iter().min_by_key(|l| seen.lists[l.index()].len()).expect("it has literals");
        seen.lists[best.index()].push(c);
        true
    }

    /// Replaces a clause by a shorter one that follows from `antecedents`. `Err` if that leaves a fact: whether the clauses
    /// are not refuted.
    fn strengthen(&mut self, c: ClauseRef, lits: &[Lit]) -> Result<ClauseRef, bool> {
        if lits.len() < 2 {
            return Err(self.replace(c, lits));
        }
        let place = self.arena.end();
        if self.replace(c, lits) { Ok(place) } else { Err(false) }
    }
}
