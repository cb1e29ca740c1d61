//! Accesses to objects of which only the first and the last zero are kept.

use super::Writer;
use super::ranges::From;
use crate::program::memory::layout::RegionId;
use crate::program::memory::points_to::Element;
use crate::program::memory::terminators::{self as zeros, Terminators};
use eufonium_base::Bits;
use eufonium_ir::program::build::{signed_word, word};
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, SiteKind, Type, ValueId};

/// A place in such an object.
struct Place {
    of: Terminators,
    base: Operand,
    /// How far it is from the start.
    at: Operand,
}

/// Where zeros are in an object.
struct Zeros {
    first: Operand,
    end: Operand,
}

impl Writer<'_, '_> {
    /// The place that a pointer leads to, if only zeros are kept there. That it is inside of an object is known only where bytes are accessed: a range may be empty.
    fn place_among_zeros(&mut self, address: &Operand, inside: bool) -> Option<Place> {
        let plan = self.plan;
        let cell = plan.points.cell(self.id, address)?;
        let of = *plan.terminators.get(&cell.node)?;
        let (base, distance) = self.base_and_distance(&plan.validity.bounds[&cell.node], address, inside);
        let at = if inside { self.steps_from_start(address).unwrap_or(distance) } else { distance };
        Some(Place { of, base, at })
    }

    /// How far an address is from the start of its object, where it is derived from that within the function: the sum of its steps, as is.
    fn steps_from_start(&mut self, address: &Operand) -> Option<Operand> {
        let (mut root, mut bytes, mut steps) = (address, 0i64, Vec::new());
        while let Operand::Value(value) = root {
            match self.definitions.of(*value)? {
                Op::Copy(from) => root = from,
                Op::Offset { base, constant, scaled, inbounds: true, .. } => {
                    (root, bytes) = (base, bytes.wrapping_add(*constant));
                    steps.extend(scaled.iter().cloned());
                }
                Op::Alloc { .. } => break,
                _ => return None,
            }
        }
        let mut sum = signed_word(bytes, self.bits());
        for (step, factor) in steps {
            let step = match factor {
                1 => self.plan.plain(&step),
                _ => self.marked(BinaryOp::Mul, self.plan.plain(&step), signed_word(factor, self.bits())),
            };
            sum = if matches!(&sum, Operand::Const(bits) if bits.is_zero()) {
                step
            } else {
                self.after(&step, &sum)
            };
        }
        Some(sum)
    }

    /// Reads a word of so many bits; `None` if more than zeros is kept there.
    pub(super) fn load_among_zeros(&mut self, address: &Operand, bits: u32) -> Option<Operand> {
        let place = self.place_among_zeros(address, true)?;
        self.assume_not_null(address);
        let zeros = self.zeros_of(&place);
        let mut byte = |i: u64| {
            let at = self.behind_place(&place, i);
            self.byte(&zeros, at)
        };
        let bytes: Vec<Operand> = (0..u64::from(bits / 8)).map(&mut byte).collect();
        Some(self.join(&bytes, 8, bits))
    }

    /// Writes a word; tells whether only zeros are kept there.
    pub(super) fn store_among_zeros(&mut self, address: &Operand, value: &Operand) -> bool {
        let Some(place) = self.place_among_zeros(address, true) else { return false };
        self.assume_not_null(address);
        let value = self.plan.plain(value);
        let count = self.plan.program.bits(self.draft.function.type_of(&value)) as usize / 8;
        for i in 0..count {
            let byte = self.part(&value, self.place(i, count, 8), 8);
            let (at, zeros) = (self.behind_place(&place, i as u64), self.zeros_of(&place));
            let one = self.address(1);
            self.fill(&place, &zeros, (at, one), &byte);
        }
        true
    }

    /// The place where a range of bytes begins; an empty one may begin anywhere, in no object too, and counts as one at the start.
    fn begin_of_range(&mut self, pointer: &Operand, length: &Operand) -> Option<Place> {
        let mut place = self.place_among_zeros(pointer, false)?;
        place.at = self.unless_empty(place.at, length);
        Some(place)
    }

    fn unless_empty(&mut self, at: Operand, length: &Operand) -> Operand {
        match length {
            Operand::Const(bits) if !bits.is_zero() => at,
            _ => {
                let is_empty = self.is(CompareOp::Eq, length.clone(), self.address(0));
                self.select(is_empty.clone(), self.address(0), at)
            }
        }
    }

    /// Fills a range, with any bytes or with this one; tells whether only zeros are kept there.
    pub(super) fn range_among_zeros(&mut self, to: &Operand, from: &From, length: &Operand) -> bool {
        let Some(place) = self.begin_of_range(to, length) else { return false };
        let zeros = self.zeros_of(&place);
        match from {
            From::Byte(byte) => self.fill(&place, &zeros, (place.at.clone(), length.clone()), byte),
            From::Any | From::Address(_) => self.forget(&place, &zeros, length),
        }
        true
    }

    /// Copies a range; tells whether only zeros are kept there. Of what comes from elsewhere nothing is known, unless it is a constant text.
    pub(super) fn copy_among_zeros(&mut self, to: &Operand, from: &Operand, length: &Operand) -> bool {
        let Some(place) = self.begin_of_range(to, length) else { return false };
        let zeros = self.zeros_of(&place);
        match self.source_among_zeros(from, length) {
            Some((at, copied)) => self.copy(&place, &zeros, (&at, &copied), length),
            None => self.forget(&place, &zeros, length),
        }
        true
    }

    /// Where a source is in its object, and where zeros are there.
    fn source_among_zeros(&mut self, from: &Operand, length: &Operand) -> Option<(Operand, Zeros)> {
        if let Some(source) = self.begin_of_range(from, length) {
            let zeros = self.zeros_of(&source);
            return Some((source.at, zeros));
        }
        let plan = self.plan;
        let cell = plan.points.cell(self.id, from)?;
        let object = plan.objects.single(plan.points, cell.node)?;
        let constant = plan.objects.is_constant(plan.program, cell.node);
        let (first, end) = zeros::of_object(plan, object).filter(|_| constant)?;
        let start = self.address(plan.objects.list[object].address?);
        let at = self.binary(BinaryOp::Sub, plan.plain(from), start);
        let at = self.unless_empty(at, length);
        Some((at, Zeros { first: self.address(first), end: self.address(end) }))
    }

    /// A new object of such a node and so many bytes: all of them are zero, or any.
    pub(super) fn begin_among_zeros(&mut self, node: Element, base: ValueId, size: &Operand, zeroed: bool) {
        let Some(of) = self.plan.terminators.get(&node).copied() else { return };
        let place = Place { of, base: Operand::Value(base), at: self.address(0) };
        let zeros = match zeroed {
            true => Zeros { first: self.address(0), end: size.clone() },
            false => Zeros { first: self.any_place(), end: self.place_that(CompareOp::Sle, size) },
        };
        self.set_zeros(&place, zeros);
    }

    /// Whether the last byte of an object of this size is zero, if only zeros are kept there.
    pub(super) fn ends_with_zero(&mut self, pointer: &Operand, size: &Operand) -> Option<Operand> {
        let place = self.place_among_zeros(pointer, false)?;
        let zeros = self.zeros_of(&place);
        let is_end = self.is(CompareOp::Eq, zeros.end, size.clone());
        let is_before = self.is(CompareOp::Slt, zeros.first, size.clone());
        Some(self.binary(BinaryOp::And, is_end, is_before))
    }

    /// A place so many bytes behind another one.
    fn behind_place(&mut self, place: &Place, bytes: u64) -> Operand {
        let bytes = self.address(bytes);
        self.after(&place.at, &bytes)
    }

    /// The sum of places and lengths, which stay below the middle of all numbers where they are in an object. So all numbers here are read with sign, as
    /// addresses are.
    fn after(&mut self, at: &Operand, length: &Operand) -> Operand {
        match (at, length) {
            (Operand::Const(a), Operand::Const(b)) => Operand::Const(Bits::add(a, b)),
            (at, Operand::Const(zero)) if zero.is_zero() => at.clone(),
            _ => self.marked(BinaryOp::Add, at.clone(), length.clone()),
        }
    }

    fn marked(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        self.define(Op::Binary { op, a, b, nsw: true, nuw: false }, Type::Int(self.bits()))
    }

    fn any_place(&mut self) -> Operand {
        let place = self.havoc(SiteKind::Uninitialised, Type::Int(self.bits()));
        self.assume(CompareOp::Sge, place.clone(), self.address(0));
        place
    }

    /// Any place for which this comparison with another one holds.
    fn place_that(&mut self, op: CompareOp, than: &Operand) -> Operand {
        let place = self.any_place();
        self.assume(op, place.clone(), than.clone());
        place
    }

    fn zeros_of(&mut self, place: &Place) -> Zeros {
        let mut word = |variable: RegionId| match place.of.single {
            true => self.get(variable),
            false => {
                let (array, index) = (self.get(variable), place.base.clone());
                self.define(Op::Read { array, index }, Type::Int(self.bits()))
            }
        };
        let (first, end) = (word(place.of.first), word(place.of.end));
        for place in [&first, &end] {
            self.assume(CompareOp::Sge, place.clone(), self.address(0));
        }
        Zeros { first, end }
    }

    fn set_zeros(&mut self, place: &Place, zeros: Zeros) {
        for (variable, value) in [(place.of.first, zeros.first), (place.of.end, zeros.end)] {
            match place.of.single {
                true => self.set(variable, value),
                false => {
                    let (array, index) = (self.get(variable), place.base.clone());
                    let op = Op::Write { array, index, value };
                    let changed = self.define(op, self.plan.types[variable]);
                    self.set(variable, changed);
                }
            }
        }
    }

    /// The byte at a place: any, as far as the zeros do not say it.
    fn byte(&mut self, zeros: &Zeros, at: Operand) -> Operand {
        let byte = self.havoc(unmodelled(), Type::Int(8));
        let is_zero = self.is(CompareOp::Eq, byte.clone(), word(0, 8));
        let from_first = self.is(CompareOp::Sle, zeros.first.clone(), at.clone());
        let before_end = self.is(CompareOp::Slt, at.clone(), zeros.end.clone());
        let may_be = self.binary(BinaryOp::And, from_first, before_end);
        let is_first = self.is(CompareOp::Eq, at.clone(), zeros.first.clone());
        let behind = self.after(&at, &self.address(1));
        let is_last = self.is(CompareOp::Eq, behind, zeros.end.clone());
        let must_be = self.binary(BinaryOp::Or, is_first, is_last);
        let need_not = self.is(CompareOp::Eq, must_be, word(0, 1));
        let known = Op::Select { condition: is_zero, then: may_be, otherwise: need_not };
        let known = self.define(known, Type::Int(1));
        self.emit(vec![], Op::Assume(known));
        byte
    }

    /// Gives so many bytes from a place on one value.
    fn fill(&mut self, place: &Place, zeros: &Zeros, (at, length): (Operand, Operand), byte: &Operand) {
        let behind = self.after(&at, &length);
        let after = match byte {
            Operand::Const(bits) if bits.is_zero() => self.with_zeros(zeros, (&at, &length), &behind),
            Operand::Const(_) => self.without_zeros(zeros, &at, &behind),
            _ => {
                let is_zero = self.is(CompareOp::Eq, byte.clone(), word(0, 8));
                let with = self.with_zeros(zeros, (&at, &length), &behind);
                let without = self.without_zeros(zeros, &at, &behind);
                let first = self.select(is_zero.clone(), with.first, without.first);
                let end = self.select(is_zero.clone(), with.end, without.end);
                Zeros { first, end }
            }
        };
        self.set_zeros(place, after);
    }

    /// What zeros are where so many bytes from one place up to another one become zero.
    fn with_zeros(&mut self, zeros: &Zeros, (at, length): (&Operand, &Operand), behind: &Operand) -> Zeros {
        let mut is_first = self.is(CompareOp::Slt, at.clone(), zeros.first.clone());
        let mut is_last = self.is(CompareOp::Slt, zeros.end.clone(), behind.clone());
        if !matches!(length, Operand::Const(bits) if !bits.is_zero()) {
            let there_are = self.is(CompareOp::Slt, at.clone(), behind.clone());
            is_first = self.binary(BinaryOp::And, is_first, there_are.clone());
            is_last = self.binary(BinaryOp::And, is_last, there_are);
        }
        let first = self.select(is_first.clone(), at.clone(), zeros.first.clone());
        let end = self.select(is_last.clone(), behind.clone(), zeros.end.clone());
        Zeros { first, end }
    }

    /// The same where none is zero: what was the first or the last is somewhere else then.
    fn without_zeros(&mut self, zeros: &Zeros, at: &Operand, behind: &Operand) -> Zeros {
        let (next, last) = (self.place_that(CompareOp::Sge, behind), self.place_that(CompareOp::Sle, at));
        let from = self.is(CompareOp::Sle, at.clone(), zeros.first.clone());
        let below = self.is(CompareOp::Slt, zeros.first.clone(), behind.clone());
        let loses_first = self.binary(BinaryOp::And, from, below);
        let above = self.is(CompareOp::Slt, at.clone(), zeros.end.clone());
        let up_to = self.is(CompareOp::Sle, zeros.end.clone(), behind.clone());
        let loses_last = self.binary(BinaryOp::And, above, up_to);
        let first = self.select(loses_first.clone(), next, zeros.first.clone());
        let end = self.select(loses_last.clone(), last, zeros.end.clone());
        Zeros { first, end }
    }

    /// Gives so many bytes any values.
    fn forget(&mut self, place: &Place, zeros: &Zeros, length: &Operand) {
        let behind = self.after(&place.at, length);
        let (next, last) =
            (self.place_that(CompareOp::Sge, &place.at), self.place_that(CompareOp::Sle, &behind));
        let after = self.around(place, zeros, &behind, Zeros { first: next, end: last });
        self.set_zeros(place, after);
    }

    /// What zeros are after bytes from a place up to another one have changed, where a first one outside stays the first, and a last one the last.
    fn around(&mut self, place: &Place, zeros: &Zeros, behind: &Operand, changed: Zeros) -> Zeros {
        let is_before = self.is(CompareOp::Slt, zeros.first.clone(), place.at.clone());
        let is_behind = self.is(CompareOp::Slt, behind.clone(), zeros.end.clone());
        // One before stays, where it is not the last any more.
        let was_before = self.is(CompareOp::Sle, zeros.end.clone(), place.at.clone());
        let stays = self.is(CompareOp::Sle, zeros.end.clone(), changed.end.clone());
        self.assume_if(was_before, stays);
        let first = self.select(is_before.clone(), zeros.first.clone(), changed.first);
        let end = self.select(is_behind.clone(), zeros.end.clone(), changed.end);
        Zeros { first, end }
    }

    fn assume_if(&mut self, condition: Operand, then: Operand) {
        let known = self.define(Op::Select { condition, then, otherwise: word(1, 1) }, Type::Int(1));
        self.emit(vec![], Op::Assume(known));
    }

    /// Copies so many bytes.
    fn copy(&mut self, place: &Place, zeros: &Zeros, (from, source): (&Operand, &Zeros), length: &Operand) {
        let (at, behind) = (place.at.clone(), self.after(&place.at, length));
        // Whether the first zero of the source is in the range, and the first there; whether there is none in it.
        let from_there = self.is(CompareOp::Sle, from.clone(), source.first.clone());
        let ahead = self.binary(BinaryOp::Sub, source.first.clone(), from.clone());
        let is_inside = self.is(CompareOp::Slt, ahead.clone(), length.clone());
        let has_first = self.binary(BinaryOp::And, from_there.clone(), is_inside);
        let is_outside = self.is(CompareOp::Sle, length.clone(), ahead.clone());
        let none_ahead = self.binary(BinaryOp::And, from_there, is_outside);
        let none_left = self.is(CompareOp::Sle, source.end.clone(), from.clone());
        let has_none = self.binary(BinaryOp::Or, none_ahead, none_left);
        let copied = self.sum(at.clone(), ahead);
        // What follows the last zero of the source, in the range.
        let count = self.binary(BinaryOp::Sub, source.end.clone(), from.clone());
        let reaches = self.is(CompareOp::Slt, from.clone(), source.end.clone());
        let fits = self.is(CompareOp::Sle, count.clone(), length.clone());
        let has_last = self.binary(BinaryOp::And, reaches, fits);
        let last = self.sum(at.clone(), count);

        let next = self.place_that(CompareOp::Sge, &at);
        let is_next = self.is(CompareOp::Sle, behind.clone(), next.clone());
        self.assume_if(has_none.clone(), is_next);
        // The first one behind the range stays the first if there is none in it.
        let was_behind = self.is(CompareOp::Sle, behind.clone(), zeros.first.clone());
        let stays = self.binary(BinaryOp::And, has_none.clone(), was_behind);
        let next = self.select(stays.clone(), zeros.first.clone(), next);
        let first = self.select(has_first.clone(), copied.clone(), next);

        let some = self.place_that(CompareOp::Sle, &behind);
        let is_none = self.is(CompareOp::Sle, some.clone(), at);
        self.assume_if(has_none, is_none);
        let is_behind_first = self.is(CompareOp::Slt, copied, some.clone());
        self.assume_if(has_first, is_behind_first);
        let end = self.select(has_last.clone(), last, some);
        let after = self.around(place, zeros, &behind, Zeros { first, end });
        self.set_zeros(place, after);
    }
}

/// Why bytes are any.
fn unmodelled() -> SiteKind {
    SiteKind::Unmodelled("of texts only where they end is tracked".into())
}
