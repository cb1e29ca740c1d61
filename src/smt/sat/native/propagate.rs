//! Boolean propagation with two watched literals.
//!
//! The list of a literal holds the clauses that watch it and is visited when it becomes false. Each watch has a *blocker*,
//! another literal of the clause: if it is true the clause need not be touched (Chu, Harwood and Stuckey, "Cache conscious
//! data structures for Boolean satisfiability solvers", 2009). A clause of two literals is decided by its blocker alone.
//!
//! Invariant after propagation without conflict: a clause with a false watched literal has a true literal. (After a jump
//! back, a clause that a theory lemma added while it was satisfied may have a false watch beside an open one; it is then
//! visited when the open one is assigned, so a conflict is never missed, only an implication.)

use super::arena::{Arena, ClauseRef, Kind, Moved};
use super::trail::{FALSE, OPEN, Reason, TRUE};
use super::{Lit, Native};
use eufonium_base::meter;

/// What a clause that is visited costs by the meter: it is rarely at hand in memory.
const CLAUSE_STEPS: usize = 6;
/// What a list of watches costs.
const LIST_STEPS: usize = 6;

/// A clause in the list of one of its watched literals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    blocker: Lit,
    /// The reference, shifted; the lowest bit marks a clause of two literals.
    clause: u32,
}

impl Watch {
    fn new(c: ClauseRef, blocker: Lit, is_binary: bool) -> Watch {
        Watch { blocker, clause: c.raw() << 1 | u32::from(is_binary) }
    }
    #[inline]
    fn is_binary(self) -> bool {
        self.clause & 1 == 1
    }
    #[inline]
    fn clause(self) -> ClauseRef {
        ClauseRef::from_raw(self.clause >> 1)
    }
}

/// The watch lists, by literal.
#[derive(Default)]
pub(super) struct Watches {
    lists: Vec<Vec<Watch>>,
}

impl Watches {
    pub(super) fn add_var(&mut self) {
        self.lists.push(Vec::new());
        self.lists.push(Vec::new());
    }

    /// Watches the first two literals of a clause.
    pub(super) fn watch(&mut self, c: ClauseRef, lits: &[Lit]) {
        let is_binary = lits.len() == 2;
        self.lists[lits[0].index()].push(Watch::new(c, lits[1], is_binary));
        self.lists[lits[1].index()].push(Watch::new(c, lits[0], is_binary));
    }

    /// Whether a clause of two literals has this one.
    pub(super) fn has_binary(&self, lit: Lit) -> bool {
        self.lists[lit.index()].iter().any(|w| w.is_binary())
    }

    /// The other literals of the clauses of two literals that have this one.
    pub(super) fn binaries(&self, lit: Lit) -> impl Iterator<Item = (Lit, ClauseRef)> + '_ {
        self.lists[lit.index()].iter().filter(|w| w.is_binary()).map(|w| (w.blocker, w.clause()))
    }

    /// Drops the watches of deleted clauses.
    pub(super) fn flush(&mut self, arena: &Arena) {
        for list in &mut self.lists {
            list.retain(|w| !arena.is_deleted(w.clause()));
        }
    }

    /// Follows a compaction, in which no watched clause was deleted.
    pub(super) fn relocate(&mut self, moved: &Moved) {
        for w in self.lists.iter_mut().flatten() {
            let c = moved.get(w.clause()).expect("the watches of deleted clauses were flushed");
            *w = Watch::new(c, w.blocker, w.is_binary());
        }
    }

    /// Each clause is in the lists of its first two literals and in no other. Linear.
    pub(super) fn check_invariants(&self, arena: &Arena) {
        let mut watches = 0;
        for (index, list) in self.lists.iter().enumerate() {
            for w in list {
                let lits = arena.lits(w.clause());
                assert!(!arena.is_deleted(w.clause()), "only live clauses are watched");
                assert!(lits[..2].iter().any(|l| l.index() == index), "the watched literals come first");
                assert!(lits.contains(&w.blocker), "the blocker is in the clause");
                assert_eq!(w.is_binary(), lits.len() == 2, "the mark of binary clauses is right");
                watches += 1;
            }
        }
        let clauses = arena.live().filter(|&c| arena.kind(c) != Kind::Explanation).count();
        assert_eq!(watches, 2 * clauses, "each clause is watched twice");
    }
}

impl Native {
    /// Propagates the trail. Answers with a clause all literals of which are false, if one is found.
    pub(super) fn propagate(&mut self) -> Option<ClauseRef> {
        while self.trail.head < self.trail.len() {
            let lit = self.trail.at(self.trail.head);
            self.trail.head += 1;
            self.counts.propagations += 1;
            let conflict = self.visit(!lit);
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Visits the clauses that watch a literal which became false.
    fn visit(&mut self, falsified: Lit) -> Option<ClauseRef> {
        let mut list = std::mem::take(&mut self.watches.lists[falsified.index()]);
        let (mut read, mut write, mut clauses) = (0, 0, 0);
        let mut conflict = None;
        while read < list.len() {
            let w = list[read];
            read += 1;
            let value = self.trail.value(w.blocker);
            if value == TRUE {
                list[write] = w;
                write += 1;
                continue;
            }
            // What is open and out of scope stays open: the clause needs nothing.
            if value == OPEN && self.is_out_of_scope(w.blocker.var()) {
                list[write] = w;
                write += 1;
                continue;
            }
            let unit = if w.is_binary() {
                list[write] = w;
                w.blocker
            } else {
                clauses += 1;
                match self.move_watch(w, falsified) {
                    Moving::Gone => continue,
                    Moving::Stays(blocker) => {
                        list[write] = Watch { blocker, ..w };
                        write += 1;
                        continue;
                    }
                    Moving::Unit(unit) => {
                        list[write] = Watch { blocker: unit, ..w };
                        if self.inprocess.ignored == Some(w.clause()) {
                            write += 1;
                            continue;
                        }
                        unit
                    }
                }
            };
            write += 1;
            if self.trail.value(unit) == OPEN {
                if self.is_out_of_scope(unit.var()) {
                    continue;
                }
                self.assign(unit, Reason::Clause(w.clause()));
            } else {
                conflict = Some(w.clause());
                break;
            }
        }
        meter::spend_len(LIST_STEPS + read + CLAUSE_STEPS * clauses);
        list.copy_within(read.., write);
        list.truncate(write + list.len() - read);
        self.watches.lists[falsified.index()] = list;
        conflict
    }

    /// Looks for a literal to watch instead of `falsified` in a clause of three literals or more.
    #[inline]
    fn move_watch(&mut self, w: Watch, falsified: Lit) -> Moving {
        let Native { arena, trail, watches, .. } = self;
        let [a, b, rest @ ..] = arena.lits_mut(w.clause()) else { unreachable!("a clause has two literals") };
        let first = Lit::from_index(a.index() ^ b.index() ^ falsified.index());
        if first != w.blocker && trail.value(first) == TRUE {
            return Moving::Stays(first);
        }
        for other in rest {
            if trail.value(*other) != FALSE {
                (*a, *b) = (first, *other);
                *other = falsified;
                watches.lists[b.index()].push(Watch::new(w.clause(), first, false));
                return Moving::Gone;
            }
        }
        (*a, *b) = (first, falsified);
        Moving::Unit(first)
    }
}

/// What became of a watch whose literal is false.
enum Moving {
    /// It is in another list.
    Gone,
    /// The clause is satisfied by this literal.
    Stays(Lit),
    /// All literals but this are false.
    Unit(Lit),
}
