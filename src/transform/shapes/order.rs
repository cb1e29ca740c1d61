//! Sentences about the order of records along links.
//!
//! Records are numbered as they are made, so a list that grows at its front has links to smaller numbers and one that grows at its end links to larger ones.
//! That no link *passes* a record, as it leads from one side of it to the other, says that a loop along the list comes to the record: what a search
//! for what is reachable over many links would have to show. So no record is lost whose list is freed from one end to the other.
//! They are there only where a record is watched (`watched`), as nothing else asks for them.
//!
//! Source: none; the order of allocation takes the place of the reachability predicates of Sagiv, Reps and Wilhelm (TOPLAS 2002, section 2). Deliberately
//! absent: lists whose links lead to older and to newer records, as where they are sorted or joined.

use super::records::Kind;
use super::scene::Pointer;
use super::templates::Templates;
use eufonium_base::Rat;
use eufonium_ir::{Sort, Term};

/// So many arguments of a kind may be ends of lists.
const MOST_ENDS: usize = 4;

impl Templates<'_> {
    /// Where the end of a list, or a record that is watched, is among the records of its kind, and that no link passes it.
    pub(super) fn about_order_of_records(&mut self, kind: Kind) {
        let scene = self.scene;
        if !scene.is_watched(kind) {
            return;
        }
        let counts: Vec<Pointer> = scene.pointers(kind).filter(|p| p.is_count).collect();
        let pointers: Vec<Pointer> =
            scene.pointers(kind).filter(|p| !p.is_count && !p.is_watched).take(MOST_ENDS).collect();
        for count in &counts {
            self.about_count(*count, &pointers);
        }
        let watched: Vec<Pointer> = scene.pointers(kind).filter(|p| p.is_watched).collect();
        for end in pointers.iter().chain(&watched) {
            for absent in self.absences(kind, *end, &counts) {
                self.about_place(absent, *end, &pointers);
                self.about_passing(kind, absent, *end, &pointers);
            }
        }
    }

    /// Between which numbers a count is, and that a pointer leads to the last record that was made, if there is one.
    pub(super) fn about_count(&mut self, count: Pointer, pointers: &[Pointer]) {
        let scene = self.scene;
        let firsts = scene.firsts.iter().filter(|(of, _)| *of == count.kind).map(|(_, first)| *first);
        let one = self.pool.int(1);
        for p in pointers {
            let null = self.is_null(p.term);
            let next = self.pool.add(&[p.term, one]);
            let last = self.pool.eq(next, count.term);
            self.clause(&[null, last]);
            let set = self.pool.not(null);
            for first in firsts.clone() {
                let none = self.pool.eq(count.term, first);
                self.clause(&[set, none]);
            }
        }
        for first in firsts {
            let at_least = self.pool.ge(count.term, first);
            self.found.push(at_least);
        }
        for (_, limit) in scene.limits.iter().filter(|(of, _)| *of == count.kind) {
            let limit = self.pool.num(limit + &Rat::ONE, Sort::INT);
            let at_most = self.pool.le(count.term, limit);
            self.found.push(at_most);
        }
    }

    /// Formulas that say that there is no such end: it is null, or a record of another kind.
    fn absences(&mut self, kind: Kind, end: Pointer, counts: &[Pointer]) -> Vec<Term> {
        if !end.is_watched {
            return vec![self.is_null(end.term)];
        }
        let firsts: Vec<Term> =
            self.scene.firsts.iter().filter(|(of, _)| *of == kind).map(|(_, first)| *first).collect();
        let below = |this: &mut Self, first: Term| {
            let mut parts = vec![this.pool.lt(end.term, first)];
            parts.extend(counts.iter().map(|count| this.pool.ge(end.term, count.term)));
            this.pool.or(&parts)
        };
        match firsts.is_empty() {
            true => vec![self.is_null(end.term)],
            false => firsts.into_iter().map(|first| below(self, first)).collect(),
        }
    }

    /// Pointers are there, and on one side of the end.
    fn about_place(&mut self, absent: Term, end: Pointer, pointers: &[Pointer]) {
        for p in pointers.iter().filter(|p| p.term != end.term) {
            let (null, before) = (self.is_null(p.term), self.pool.le(p.term, end.term));
            let (set, behind) = (self.pool.not(null), self.pool.ge(p.term, end.term));
            for says in [set, before, behind] {
                self.clause(&[absent, says]);
            }
        }
    }

    /// Links of records on one side of the end lead to what is on that side, or to the end itself; of all records, or of those from a pointer on.
    fn about_passing(&mut self, kind: Kind, absent: Term, end: Pointer, pointers: &[Pointer]) {
        let scene = self.scene;
        let record = scene.slots[0];
        let from = pointers.iter().filter(|p| p.term != end.term).map(|p| Some(p.term));
        let from: Vec<Option<Term>> = from.chain(end.is_watched.then_some(None)).collect();
        for link in scene.links_within(kind) {
            let to = link.at[0];
            let null = self.is_null(to);
            let set = self.pool.not(null);
            for start in &from {
                let (not_behind, stays_behind) = (self.pool.le(record, end.term), self.pool.ge(to, end.term));
                let beyond = start.map_or(self.pool.ff(), |start| self.pool.gt(record, start));
                self.clause(&[absent, not_behind, beyond, stays_behind]);
                let (not_before, stays_before) = (self.pool.ge(record, end.term), self.pool.le(to, end.term));
                let beyond = start.map_or(self.pool.ff(), |start| self.pool.lt(record, start));
                for says in [set, stays_before] {
                    self.clause(&[absent, not_before, beyond, says]);
                }
            }
        }
    }
}
