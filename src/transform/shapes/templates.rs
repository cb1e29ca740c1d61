//! The sentences.

use super::Sentences;
use super::records::Kind;
use super::scene::{Field, Guard, Scene};
use eufonium_base::{HashSet, Rat};
use eufonium_ir::{Sort, Term, TermPool};

/// All candidates about a predicate.
pub(super) fn candidates(pool: &mut TermPool, scene: &Scene, sentences: Sentences) -> Vec<Term> {
    let mut templates = Templates { pool, scene, found: Vec::new() };
    templates.about_numbers();
    for kind in scene.kinds() {
        let never = templates.pool.ff();
        templates.about_values(kind, never);
        templates.about_pointers(kind);
        templates.about_order_of_records(kind);
        for guard in scene.guards(kind) {
            templates.about_records(kind, guard);
            templates.about_targets(kind, guard);
        }
        for part in scene.parts(kind) {
            templates.about_records(kind, part);
        }
        if sentences == Sentences::Closed {
            templates.about_closed(kind);
        }
    }
    let Templates { mut found, .. } = templates;
    let mut known = HashSet::default();
    found.retain(|t| *t != pool.tt() && *t != pool.ff() && known.insert(*t));
    found
}

pub(super) struct Templates<'a> {
    pub(super) pool: &'a mut TermPool,
    pub(super) scene: &'a Scene,
    pub(super) found: Vec<Term>,
}

impl Templates<'_> {
    /// Adds the clause of these literals.
    pub(super) fn clause(&mut self, literals: &[Term]) {
        let clause = self.pool.or(literals);
        self.found.push(clause);
    }

    pub(super) fn differ(&mut self, a: Term, b: Term) -> Term {
        let same = self.pool.eq(a, b);
        self.pool.not(same)
    }

    pub(super) fn is_null(&mut self, number: Term) -> Term {
        self.pool.eq(number, self.scene.zero)
    }

    /// The order of numbers that are no records.
    fn about_numbers(&mut self) {
        for (a, b) in self.scene.numbers.iter().flat_map(|a| self.scene.numbers.iter().map(move |b| (*a, *b)))
        {
            let (at_most, less) = (self.pool.le(a, b), self.pool.lt(a, b));
            self.found.extend([at_most, less]);
        }
        let natural = |n: &Term| self.pool.ge(*n, self.scene.zero);
        self.found.extend(self.scene.numbers.iter().map(natural));
    }

    /// Fields hold one of the numerals that are written, unless something else holds.
    pub(super) fn about_values(&mut self, kind: Kind, unless: Term) {
        for field in self.scene.data(kind) {
            if (1..=4).contains(&field.values.len()) {
                let each = field.values.iter().map(|value| self.pool.eq(field.at[0], *value));
                let each: Vec<Term> = [unless].into_iter().chain(each).collect();
                self.clause(&each);
            }
        }
    }

    /// Arguments alone: null, apart from each other, before the count.
    fn about_pointers(&mut self, kind: Kind) {
        let scene = self.scene;
        for p in scene.pointers(kind) {
            let natural = self.pool.ge(p.term, scene.zero);
            self.found.push(natural);
            if p.is_count {
                let positive = self.pool.gt(p.term, scene.zero);
                self.found.push(positive);
            }
            let p_null = self.is_null(p.term);
            for q in scene.pointers(kind).filter(|q| q.term != p.term) {
                let apart = self.differ(p.term, q.term);
                self.clause(&[p_null, apart]);
                if q.is_count {
                    let before = self.pool.lt(p.term, q.term);
                    self.found.push(before);
                }
                if !p.is_related || !q.is_related {
                    continue;
                }
                if p.term < q.term {
                    let same = self.pool.eq(p.term, q.term);
                    self.found.push(same);
                }
                let q_set = self.differ(q.term, scene.zero);
                self.clause(&[p_null, q_set]);
                let p_set = self.pool.not(p_null);
                for r in scene.related(kind).filter(|r| r.term != p.term && r.term < q.term) {
                    let same = self.pool.eq(q.term, r.term);
                    self.clause(&[p_set, same]);
                    // Two that walk together begin at a third one.
                    let (apart, first) = (self.pool.not(same), self.pool.eq(p.term, q.term));
                    self.clause(&[apart, first]);
                }
            }
        }
    }

    /// Sentences about all records in use, and about all but one.
    fn about_records(&mut self, kind: Kind, guard: Guard<'_>) {
        let scene = self.scene;
        let used = scene.in_use(self.pool, guard, 0);
        let unused = self.pool.not(used);
        let mut exceptions = vec![None];
        for p in scene.related(kind) {
            exceptions.push(Some(p.term));
            let upper = match p.is_count {
                true => scene.is_made(self.pool, p.term, scene.slots[0]),
                false => self.pool.le(scene.slots[0], p.term),
            };
            self.clause(&[unused, upper]);
        }
        for exception in exceptions {
            let is_exception = exception.map(|p| [0, 1].map(|slot| self.pool.eq(scene.slots[slot], p)));
            let [first, second] = is_exception.unwrap_or([self.pool.ff(); 2]);
            let unless = self.pool.or2(unused, first);
            for data in scene.data(kind) {
                self.about_data(data, unless);
                self.about_order(kind, data, unless);
            }
            for link in scene.links().filter(|link| link.of == kind) {
                let null = self.is_null(link.at[0]);
                let set = self.pool.not(null);
                self.clause(&[unless, set]);
                let no_link = self.pool.or2(unless, null);
                self.about_parallel(link, no_link);
                self.about_link(link, no_link);
                self.about_sharing(link, guard, (no_link, second));
            }
        }
    }

    /// Between which numbers fields are.
    fn about_data(&mut self, data: &Field, unless: Term) {
        for threshold in &data.thresholds {
            let [low, high] = self.both_sides(threshold);
            let (at_most, more) = (self.pool.le(data.at[0], low), self.pool.ge(data.at[0], high));
            self.clause(&[unless, at_most]);
            self.clause(&[unless, more]);
        }
    }

    /// The largest integer that a threshold keeps below it, and the smallest one above.
    pub(super) fn both_sides(&mut self, threshold: &Rat) -> [Term; 2] {
        [threshold.clone(), threshold + &Rat::ONE].map(|n| self.pool.num(n, Sort::INT))
    }

    /// A field is less than another one of its record, or by more than one: a length and a size.
    fn about_order(&mut self, kind: Kind, low: &Field, unless: Term) {
        let next = self.pool.int(1);
        let next = self.pool.add(&[low.at[0], next]);
        for high in self.scene.data(kind).filter(|high| !std::ptr::eq(*high, low)) {
            for low in [low.at[0], next] {
                let less = self.pool.lt(low, high.at[0]);
                self.clause(&[unless, less]);
            }
        }
    }

    /// Two links of a record are the same one: a pointer, and the start of the object that it leads to.
    fn about_parallel(&mut self, link: &Field, no_link: Term) {
        let same_ends = |other: &&Field| (other.of, other.holds) == (link.of, link.holds);
        for other in self.scene.links().filter(same_ends).filter(|other| !std::ptr::eq(*other, link)) {
            let same = self.pool.eq(link.at[0], other.at[0]);
            self.clause(&[no_link, same]);
        }
    }

    /// A number leads to a record in use, which is at this slot, unless something else holds.
    fn about_use(&mut self, guard: Guard<'_>, unless: Term, (number, slot): (Term, usize)) {
        let scene = self.scene;
        match guard {
            Guard::Below(count) => {
                let made = scene.is_made(self.pool, count, number);
                self.clause(&[unless, made]);
            }
            Guard::Has(..) | Guard::Sized(_) => {
                let elsewhere = self.differ(number, scene.slots[slot]);
                let used = scene.in_use(self.pool, guard, slot);
                self.clause(&[unless, elsewhere, used]);
            }
            Guard::Always | Guard::From(_) | Guard::Before(_) | Guard::UpTo(_) => {}
        }
    }

    /// What truth values say of the record that a number leads to.
    fn about_flags(&mut self, kind: Kind, unless: Term, (number, slot): (Term, usize)) {
        let scene = self.scene;
        let elsewhere = self.differ(number, scene.slots[slot]);
        for flag in scene.flags.iter().filter(|flag| flag.of == kind) {
            self.clause(&[unless, elsewhere, flag.at[slot]]);
        }
    }

    /// Where one link of a record leads, if it is one: `no_link` says that it is none, or that the record is not meant.
    fn about_link(&mut self, link: &Field, no_link: Term) {
        let scene = self.scene;
        let elsewhere = self.differ(link.at[0], scene.slots[1]);
        for guard in scene.guards(link.holds) {
            self.about_use(guard, no_link, (link.at[0], 1));
        }
        self.about_flags(link.holds, no_link, (link.at[0], 1));
        if link.holds == link.of {
            let back = self.pool.lt(link.at[0], scene.slots[0]);
            self.clause(&[no_link, back]);
            if scene.is_watched(link.of) {
                let on = self.pool.gt(link.at[0], scene.slots[0]);
                self.clause(&[no_link, on]);
            }
        }
        for p in scene.pointers(link.holds) {
            let apart = self.differ(link.at[0], p.term);
            self.clause(&[no_link, apart]);
            if p.is_count {
                let before = self.pool.lt(link.at[0], p.term);
                self.clause(&[no_link, before]);
            }
        }
        for back in scene.links().filter(|back| back.of == link.holds && back.holds == link.of) {
            let returns = self.pool.eq(back.at[1], scene.slots[0]);
            self.clause(&[no_link, elsewhere, returns]);
        }
    }

    /// No other link leads to the same record; `other_is_exception` says that the other record is not meant.
    fn about_sharing(&mut self, link: &Field, guard: Guard<'_>, (no_link, other_is_exception): (Term, Term)) {
        let scene = self.scene;
        let from = |of: &Field| scene.links().position(|l| std::ptr::eq(l, of));
        for other in scene.links().filter(|other| other.holds == link.holds && from(link) <= from(other)) {
            let apart = self.differ(link.at[0], other.at[1]);
            // Of a part of a table those in the same part are meant.
            let guards = match guard.is_part() && other.of == link.of {
                true => vec![guard],
                false => scene.guards(other.of),
            };
            for guard in guards {
                let used = scene.in_use(self.pool, guard, 1);
                let mut parts = vec![no_link, apart, self.pool.not(used)];
                if other.of == link.of {
                    parts.push(other_is_exception);
                }
                if std::ptr::eq(other, link) {
                    parts.push(self.pool.eq(scene.slots[0], scene.slots[1]));
                }
                self.clause(&parts);
            }
        }
    }

    /// Sentences about the record that an argument leads to.
    fn about_targets(&mut self, kind: Kind, guard: Guard<'_>) {
        let scene = self.scene;
        for p in scene.pointers(kind) {
            let null = self.is_null(p.term);
            let elsewhere = self.differ(p.term, scene.slots[0]);
            self.about_use(guard, null, (p.term, 0));
            self.about_flags(kind, null, (p.term, 0));
            // A place in what the argument leads to, and a length that is kept there.
            for (number, data) in scene.numbers.iter().flat_map(|n| scene.data(kind).map(move |d| (*n, d))) {
                let below = self.pool.le(number, data.at[0]);
                self.clause(&[elsewhere, below]);
            }
            for link in scene.links().filter(|link| link.of == kind && p.is_related) {
                let ends = self.is_null(link.at[0]);
                self.clause(&[null, elsewhere, ends]);
                for q in scene.related(link.holds) {
                    let leads = self.pool.eq(link.at[0], q.term);
                    self.clause(&[null, elsewhere, leads]);
                    let same = self.pool.eq(p.term, q.term);
                    self.clause(&[null, elsewhere, leads, same]);
                }
            }
        }
    }
}
