//! Sentences about lists whose records all have a property: records with it, behind where a loop has come, lead to such records again.
//!
//! A loop that keeps some records of a list and drops others, or moves them to another list, leaves a list of records that it has looked at. Which
//! records are on that list is not said by any field; but those that have the property and lie behind the loop in the order of
//! their making are closed under links, and the list begins with one of them. For that, links of records that are still to come lead
//! to the neighbor in that order.
//!
//! Source: none; closure under links takes the place of reachability, as in the local, universally quantified invariants of McPeak and Necula, "Data
//! structure specifications via local equality axioms" (CAV 2005). Deliberately absent: properties of two fields, and properties that no clause
//! compares a field with a number for.

use super::records::Kind;
use super::scene::{Field, Guard, Pointer, Scene};
use super::templates::Templates;
use eufonium_ir::Term;

/// So many properties of the records of a kind, places of loops among them, and numbers of them are spoken of.
const MOST_PROPERTIES: usize = 8;
const MOST_PLACES: usize = 4;
const MOST_COUNTS: usize = 3;

/// Which records a loop has left behind.
#[derive(Clone, Copy)]
enum Behind {
    /// Every one.
    All,
    /// Newer ones than the record it is at, or all if it is at none.
    Newer(Term),
    /// Older ones, or all if it is at none.
    Older(Term),
}

impl Behind {
    fn place(self) -> Option<Term> {
        match self {
            Behind::All => None,
            Behind::Newer(place) | Behind::Older(place) => Some(place),
        }
    }
}

impl Templates<'_> {
    /// All of them about records of this kind.
    pub(super) fn about_closed(&mut self, kind: Kind) {
        let scene = self.scene;
        let links: Vec<&Field> = scene.links_within(kind).collect();
        if links.is_empty() {
            return;
        }
        let properties = self.properties(kind);
        let mut places: Vec<Pointer> = scene.pointers(kind).filter(|p| p.is_place && !p.is_watched).collect();
        // What may be a copy of a count is seldom in a list.
        places.sort_by_key(|p| p.is_count);
        places.truncate(MOST_PLACES);
        let sides = places.iter().flat_map(|p| [Behind::Newer(p.term), Behind::Older(p.term)]);
        let sides: Vec<Behind> = [Behind::All].into_iter().chain(sides).collect();
        for count in scene.pointers(kind).filter(|p| p.is_count) {
            self.about_count(count, &places);
        }
        self.about_beginnings(&places, &sides, &properties);
        for guard in made(scene, kind) {
            let used = scene.in_use(self.pool, guard, 0);
            let unused = self.pool.not(used);
            self.about_values(kind, unused);
            for side in &sides {
                for link in &links {
                    self.about_neighbor(kind, link, guard, *side);
                    for property in &properties {
                        self.about_closure(link, guard, *side, *property);
                    }
                }
                for property in &properties {
                    self.about_emptiness(&places, guard, *side, *property);
                }
            }
        }
    }

    /// Properties of the records at both slots: of each field, how it compares with what clauses compare it with.
    fn properties(&mut self, kind: Kind) -> Vec<[Term; 2]> {
        let scene = self.scene;
        let mut fields: Vec<&Field> = scene.data(kind).collect();
        fields.sort_by_key(|field| field.is_size);
        let mut found = Vec::new();
        for field in fields {
            for threshold in &field.thresholds {
                let [low, high] = self.both_sides(threshold);
                found.push(field.at.map(|at| self.pool.le(at, low)));
                found.push(field.at.map(|at| self.pool.ge(at, high)));
            }
            for value in field.values.iter().chain(&field.same) {
                found.push(field.at.map(|at| self.pool.eq(at, *value)));
                found.push(field.at.map(|at| self.differ(at, *value)));
            }
            for number in &field.compared {
                found.push(field.at.map(|at| self.pool.le(at, *number)));
                found.push(field.at.map(|at| self.pool.ge(at, *number)));
                found.push(field.at.map(|at| self.pool.lt(at, *number)));
                found.push(field.at.map(|at| self.pool.gt(at, *number)));
            }
        }
        found.truncate(MOST_PROPERTIES);
        found
    }

    /// That a record lies behind the loop.
    fn is_behind(&mut self, side: Behind, record: Term) -> Term {
        match side {
            Behind::All => self.pool.tt(),
            Behind::Newer(place) => self.pool.gt(record, place),
            Behind::Older(place) => {
                let (at_none, older) = (self.is_null(place), self.pool.lt(record, place));
                self.pool.or2(at_none, older)
            }
        }
    }

    /// Where a list begins: with a record that has the property and lies behind, or where the loop is, unless another list is empty.
    fn about_beginnings(&mut self, places: &[Pointer], sides: &[Behind], properties: &[[Term; 2]]) {
        for p in places {
            let null = self.is_null(p.term);
            let elsewhere = self.differ(p.term, self.scene.slots[0]);
            for side in sides.iter().filter(|side| side.place() != Some(p.term)) {
                let behind = self.is_behind(*side, p.term);
                let mut ways = vec![side.place().map_or(self.pool.ff(), |place| self.pool.eq(p.term, place))];
                let others = places.iter().filter(|q| q.term != p.term && side.place() != Some(q.term));
                ways.extend(others.map(|q| self.pool.eq(q.term, self.scene.zero)));
                for unless in ways {
                    self.clause(&[null, unless, behind]);
                    for [has, _] in properties {
                        self.clause(&[null, unless, elsewhere, *has]);
                    }
                }
            }
        }
    }

    /// Links of records that do not lie behind lead to the neighbor in the order of their making, and from the last one in it nowhere.
    fn about_neighbor(&mut self, kind: Kind, link: &Field, guard: Guard<'_>, side: Behind) {
        let scene = self.scene;
        let (record, to) = (scene.slots[0], link.at[0]);
        let used = scene.in_use(self.pool, guard, 0);
        let behind = match side {
            Behind::All => self.pool.ff(),
            side => self.is_behind(side, record),
        };
        let unless = self.pool.not(used);
        let unless = self.pool.or2(unless, behind);
        let ends = self.is_null(to);
        let set = self.pool.not(ends);
        let one = self.pool.int(1);
        if !matches!(side, Behind::Older(_)) {
            let after = self.pool.add(&[to, one]);
            let leads = self.pool.eq(after, record);
            self.clause(&[unless, ends, leads]);
            for (_, first) in scene.firsts.iter().filter(|(of, _)| *of == kind) {
                let is_first = self.pool.le(record, *first);
                self.clause(&[unless, set, is_first]);
            }
        }
        if !matches!(side, Behind::Newer(_)) {
            let next = self.pool.add(&[record, one]);
            let leads = self.pool.eq(to, next);
            self.clause(&[unless, ends, leads]);
            for count in scene.pointers(kind).filter(|p| p.is_count) {
                let is_last = self.pool.ge(next, count.term);
                self.clause(&[unless, set, is_last]);
            }
        }
    }

    /// Links of records that have the property and lie behind lead to such records, or to where the loop is.
    fn about_closure(&mut self, link: &Field, guard: Guard<'_>, side: Behind, [has, next_has]: [Term; 2]) {
        let scene = self.scene;
        let (record, to) = (scene.slots[0], link.at[0]);
        let (used, behind) = (scene.in_use(self.pool, guard, 0), self.is_behind(side, record));
        let not_meant = [used, behind, has].map(|t| self.pool.not(t));
        let (ends, elsewhere) = (self.is_null(to), self.differ(to, scene.slots[1]));
        let to_behind = self.is_behind(side, to);
        let at_place = side.place().map(|place| self.pool.eq(to, place));
        for unless in [Some(self.pool.ff()), at_place].into_iter().flatten() {
            let start = [not_meant.as_slice(), &[ends, unless]].concat();
            self.clause(&[start.as_slice(), &[elsewhere, next_has]].concat());
            self.clause(&[start.as_slice(), &[to_behind]].concat());
        }
        // No two of them lead to the same record.
        let (other_used, other_behind) =
            (scene.in_use(self.pool, guard, 1), self.is_behind(side, scene.slots[1]));
        let other_not_meant = [other_used, other_behind, next_has].map(|t| self.pool.not(t));
        let apart = self.differ(to, link.at[1]);
        let same = self.pool.eq(record, scene.slots[1]);
        self.clause(&[not_meant.as_slice(), &other_not_meant, &[ends, apart, same]].concat());
    }

    /// Where a list of those that were kept is empty, none that has the property lies behind.
    fn about_emptiness(&mut self, places: &[Pointer], guard: Guard<'_>, side: Behind, [has, _]: [Term; 2]) {
        let scene = self.scene;
        let (used, behind) = (scene.in_use(self.pool, guard, 0), self.is_behind(side, scene.slots[0]));
        let not_meant = [used, behind, has].map(|t| self.pool.not(t));
        for p in places.iter().filter(|p| side.place().is_some_and(|place| place != p.term)) {
            let set = self.differ(p.term, scene.zero);
            self.clause(&[not_meant.as_slice(), &[set]].concat());
        }
    }
}

/// What says that a record has been made: a field that has few values may be what the records of a list are told apart by.
fn made(scene: &Scene, kind: Kind) -> Vec<Guard<'_>> {
    let below: Vec<Guard<'_>> = scene.below_counts(kind).take(MOST_COUNTS).collect();
    if below.is_empty() { scene.guards(kind) } else { below }
}
