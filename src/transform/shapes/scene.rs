//! The parameters of a predicate by what they are to records: fields at two slots, and pointers.

use super::super::cells::Seen;
use super::records::{self, Kind, Records};
use eufonium_base::Rat;
use eufonium_ir::{ChcSystem, PredId, Sort, Term, TermPool};

/// So many arguments of a kind are spoken of, and so many of them together with each other: first those whose records are looked at. A table of links whose
/// elements are words has many that are not.
const MOST_POINTERS: usize = 24;
const MOST_RELATED: usize = 7;
/// Most values of a field that say whether a record is in use, and most numbers that bound what a field holds.
const MOST_VALUES: usize = 3;
const MOST_THRESHOLDS: usize = 6;
/// Most numerals of a field, zero among them, that may be the size of something.
const MOST_SIZES: usize = 2;
/// So many numbers that are no records are compared with fields.
const MOST_NUMBERS: usize = 6;
/// So many numerals of a kind may be its first number.
const MOST_FIRSTS: usize = 2;
/// Larger numbers are limits of types.
const LARGEST: i64 = 1 << 30;

/// An array seen at two slots.
pub(super) struct Field {
    /// Of what records it is a field, and what its elements are.
    pub(super) of: Kind,
    pub(super) holds: Kind,
    /// Its elements at the two slots.
    pub(super) at: [Term; 2],
    /// Numerals that are among its elements.
    pub(super) values: Vec<Term>,
    /// Whether it may be the size of something, which is zero at first: it holds few numerals, or what is no numeral.
    pub(super) is_size: bool,
    /// Numbers that tell small elements from larger ones.
    pub(super) thresholds: Vec<Rat>,
    /// Arguments that clauses take for the same as elements, or compare with them.
    pub(super) same: Vec<Term>,
    pub(super) compared: Vec<Term>,
}

/// An array of truth values seen at two slots: of what records it says something.
pub(super) struct Flag {
    pub(super) of: Kind,
    pub(super) at: [Term; 2],
}

/// An argument that may be the number of a record.
#[derive(Clone, Copy)]
pub(super) struct Pointer {
    pub(super) kind: Kind,
    pub(super) term: Term,
    /// Whether it may be the number of the next record.
    pub(super) is_count: bool,
    /// Whether it may be where a loop is along a list: no count that grows.
    pub(super) is_place: bool,
    /// Whether it is among those of its kind whose relations are spoken of.
    pub(super) is_related: bool,
    /// Whether it is only compared and copied, and may be of other kinds as well.
    pub(super) is_watched: bool,
}

/// What says that a record is in use.
#[derive(Clone, Copy)]
pub(super) enum Guard<'a> {
    /// A field has this value.
    Has(&'a Field, Term),
    /// A field is not zero, as it is at first: the size of what has a size of its own.
    Sized(&'a Field),
    /// There are so many records.
    Below(Term),
    /// All are: a table of links.
    Always,
    /// Those of a table from a number on are, as where a loop has freed what those before lead to.
    From(Term),
    /// Those of a table before a number are, as where a loop has filled it so far.
    Before(Term),
    /// The same, and the one with that number: where something is left to be done before the next one.
    UpTo(Term),
}

impl Guard<'_> {
    /// Whether it is about a part of a table.
    pub(super) fn is_part(self) -> bool {
        matches!(self, Guard::From(_) | Guard::Before(_) | Guard::UpTo(_))
    }
}

/// The parameters of a predicate, by what they are to records.
pub(super) struct Scene {
    /// Two slots: the numbers of two records. Where a field is at an address beside that of its record, slots are addresses of records all the
    /// same (`cells::slots`).
    pub(super) slots: [Term; 2],
    pub(super) fields: Vec<Field>,
    pub(super) flags: Vec<Flag>,
    pub(super) pointers: Vec<Pointer>,
    /// Other numbers.
    pub(super) numbers: Vec<Term>,
    /// Numbers of kinds that are counted: what counts may begin with, and what they are compared with.
    pub(super) firsts: Vec<(Kind, Term)>,
    pub(super) limits: Vec<(Kind, Rat)>,
    pub(super) zero: Term,
}

impl Scene {
    /// `None` if the predicate's arrays are not seen at two slots.
    pub(super) fn new(
        pool: &mut TermPool,
        (system, pred): (&ChcSystem, PredId),
        records: &mut Records,
        seen: &Seen<'_>,
    ) -> Option<Self> {
        let slots: [Term; 2] = seen.slots.try_into().ok()?;
        let predicate = &system.preds[pred];
        let (mut fields, mut flags, mut pointers) = (Vec::new(), Vec::new(), Vec::new());
        for (i, &param) in predicate.params.iter().enumerate() {
            if records::is_array(pool, predicate.sorts[i]) {
                let Ok(at) = seen.elements(param).try_into() else { continue };
                let (of, holds) = records.of_array(pred, i);
                let (values, mut thresholds) = (records.numerals(holds), records.thresholds(holds));
                thresholds.retain(|n| n.abs() < Rat::from(LARGEST));
                thresholds.truncate(MOST_THRESHOLDS);
                let zero = pool.int(0);
                let is_size = match &values[..] {
                    [only] => *only == zero,
                    few => few.contains(&zero) && few.len() <= MOST_SIZES && records.is_computed(holds),
                };
                let (same, compared) = (Vec::new(), Vec::new());
                fields.push(Field { of, holds, at, values, is_size, thresholds, same, compared });
            } else if records::is_flags(pool, predicate.sorts[i]) {
                let Ok(at) = seen.elements(param).try_into() else { continue };
                flags.push(Flag { of: records.of_array(pred, i).0, at });
            } else if predicate.sorts[i] == Sort::INT {
                let (kind, is_count) = (records.of_number(pred, i), records.is_count(pred, i));
                let is_related = is_count || records.is_visited(pred, i);
                let is_place = !records.grows(pred, i);
                let pointer =
                    Pointer { kind, term: param, is_count, is_place, is_related, is_watched: false };
                let watched = records.of_watched(pred, i);
                match watched.is_empty() {
                    true => pointers.push(pointer),
                    false => pointers.extend(watched.into_iter().map(|kind| Pointer {
                        kind,
                        is_watched: true,
                        ..pointer
                    })),
                }
            }
        }
        let is_pointer = |p: &Pointer| fields.iter().any(|field: &Field| field.of == p.kind);
        let (pointers, others): (Vec<Pointer>, Vec<Pointer>) = pointers.into_iter().partition(is_pointer);
        for field in &mut fields {
            let same = others.iter().filter(|p| p.kind == field.holds);
            field.same = same.map(|p| p.term).collect();
            let is_other = |i: &usize| others.iter().any(|p| p.term == predicate.params[*i]);
            let numbers = (0..predicate.params.len()).filter(is_other);
            let compared = numbers.filter(|i| records.is_compared(pred, *i, field.holds));
            field.compared = compared.map(|i| predicate.params[i]).collect();
        }
        let mut numbers: Vec<Term> = others.iter().map(|p| p.term).collect();
        numbers.dedup();
        numbers.truncate(MOST_NUMBERS);
        let (mut firsts, mut limits) = (Vec::new(), Vec::new());
        for count in pointers.iter().filter(|p| p.is_count) {
            let positive = |n: &Term| pool.as_num(*n).is_some_and(Rat::is_positive);
            let numerals = records.numerals(count.kind).into_iter().filter(positive);
            firsts.extend(numerals.take(MOST_FIRSTS).map(|n| (count.kind, n)));
            limits.extend(records.thresholds(count.kind).into_iter().map(|n| (count.kind, n)));
        }
        let pointers = spoken_of(pointers);
        Some(Scene { slots, fields, flags, pointers, numbers, firsts, limits, zero: pool.int(0) })
    }

    /// Whether numbers of this kind are those of records.
    pub(super) fn is_kind(&self, kind: Kind) -> bool {
        self.fields.iter().any(|field| field.of == kind)
    }

    /// The kinds of records.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = self.fields.iter().map(|field| field.of).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// The fields that are links.
    pub(super) fn links(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| self.is_kind(field.holds))
    }

    /// The links between records of a kind.
    pub(super) fn links_within(&self, kind: Kind) -> impl Iterator<Item = &Field> {
        self.links().filter(move |link| link.of == kind && link.holds == kind)
    }

    /// The fields of records of a kind that are no links.
    pub(super) fn data(&self, of: Kind) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(move |field| field.of == of && !self.is_kind(field.holds))
    }

    pub(super) fn pointers(&self, kind: Kind) -> impl Iterator<Item = Pointer> {
        self.pointers.iter().copied().filter(move |p| p.kind == kind)
    }

    /// Whether some record of this kind may be watched.
    pub(super) fn is_watched(&self, kind: Kind) -> bool {
        self.pointers(kind).any(|p| p.is_watched)
    }

    /// Those whose relations to each other are spoken of.
    pub(super) fn related(&self, kind: Kind) -> impl Iterator<Item = Pointer> {
        self.pointers(kind).filter(|p| p.is_related)
    }

    /// What may say that a record of this kind is in use: a field that is no link has one of a few values; else, it has been made; else all are.
    pub(super) fn guards(&self, kind: Kind) -> Vec<Guard<'_>> {
        let mut guards = Vec::new();
        for field in self.data(kind) {
            let values = field.values.iter().filter(|value| **value != self.zero).take(MOST_VALUES);
            guards.extend(values.map(|value| Guard::Has(field, *value)));
            if field.is_size {
                guards.push(Guard::Sized(field));
            }
        }
        // A record that is watched is one that was made, whatever its fields hold.
        if guards.is_empty() || self.is_watched(kind) {
            guards.extend(self.below_counts(kind));
        }
        if guards.is_empty() {
            guards.push(Guard::Always);
        }
        guards
    }

    /// That a record is one of those that were made, by each argument that may count them.
    pub(super) fn below_counts(&self, kind: Kind) -> impl Iterator<Item = Guard<'_>> {
        self.pointers(kind).filter(|p| p.is_count).map(|p| Guard::Below(p.term))
    }

    /// What may tell the records of a table that are in use from others, if it is one, where a loop goes along it.
    pub(super) fn parts(&self, kind: Kind) -> Vec<Guard<'_>> {
        match self.guards(kind)[..] {
            [Guard::Always] => self
                .numbers
                .iter()
                .flat_map(|n| [Guard::From(*n), Guard::Before(*n), Guard::UpTo(*n)])
                .collect(),
            _ => Vec::new(),
        }
    }

    /// That the record at the first or second slot is in use.
    pub(super) fn in_use(&self, pool: &mut TermPool, guard: Guard<'_>, slot: usize) -> Term {
        match guard {
            Guard::Has(field, value) => pool.eq(field.at[slot], value),
            Guard::Sized(field) => {
                let none = pool.eq(field.at[slot], self.zero);
                pool.not(none)
            }
            Guard::Below(count) => self.is_made(pool, count, self.slots[slot]),
            Guard::Always => pool.tt(),
            Guard::From(number) => pool.ge(self.slots[slot], number),
            Guard::Before(number) | Guard::UpTo(number) => {
                let natural = pool.ge(self.slots[slot], self.zero);
                let before = match guard {
                    Guard::UpTo(_) => pool.le(self.slots[slot], number),
                    _ => pool.lt(self.slots[slot], number),
                };
                pool.and2(natural, before)
            }
        }
    }

    /// That a number is that of a record before the count.
    pub(super) fn is_made(&self, pool: &mut TermPool, count: Term, number: Term) -> Term {
        let (positive, below) = (pool.gt(number, self.zero), pool.lt(number, count));
        pool.and2(positive, below)
    }
}

/// The first arguments of each kind, those whose records are looked at before all others.
fn spoken_of(mut pointers: Vec<Pointer>) -> Vec<Pointer> {
    pointers.sort_by_key(|p| !p.is_related);
    let mut kept: Vec<Pointer> = Vec::new();
    for mut p in pointers {
        let before = kept.iter().filter(|other| other.kind == p.kind).count();
        p.is_related = before < MOST_RELATED;
        if before < MOST_POINTERS {
            kept.push(p);
        }
    }
    kept
}
