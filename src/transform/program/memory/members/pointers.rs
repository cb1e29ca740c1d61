//! Pointers into member arrays as pointers to their starts and indices.
//!
//! Where a pointer lies follows from where the one does that it is derived from, and whether an access stays in its array from indices alone.

use super::emitter::{Emitter, Inside, Leg, Place, unit};
use crate::program::memory::points_to::Array;
use eufonium_ir::program::build::{signed_word, word};
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, Type, ValueId};

impl Emitter<'_> {
    /// A place in an array with these indices, from the outermost on.
    pub(super) fn placed(&self, array: &Array, rest: i64, start: Operand, indices: Vec<Operand>) -> Place {
        let chain = self.arrays.around(array);
        let rests = chain
            .iter()
            .skip(1)
            .zip(&chain)
            .map(|(inner, outer)| self.points.distance(outer.inner, outer.first, inner.start));
        let rests: Vec<i64> = rests.chain([rest]).collect();
        let legs = chain.iter().zip(indices).zip(rests);
        Place { start, legs: legs.map(|((array, index), rest)| Leg { array: *array, index, rest }).collect() }
    }

    /// The place of an operand in an array; any for the null pointer, which leads to none.
    pub(super) fn place(&self, operand: &Operand, array: &Array) -> Place {
        match operand {
            Operand::Value(value) if self.places.contains_key(value) => self.places[value].clone(),
            _ => {
                let indices = self.arrays.around(array).iter().map(|_| self.zero()).collect();
                self.placed(array, 0, Operand::Null, indices)
            }
        }
    }

    pub(super) fn zero(&self) -> Operand {
        word(0, self.bits)
    }

    /// The place of what an instruction defines, if that lies in an array.
    pub(super) fn follow(&mut self, def: ValueId, op: &Op) {
        let Some(array) = self.array_of(&Operand::Value(def)) else { return };
        let rest = array.behind(self.points, self.points.value(self.id, def));
        let place = match op {
            Op::Offset { base, constant, scaled, inbounds, member: Some(_) } => {
                let mut place = match self.array_of(base) {
                    // The arrays start in elements of another one.
                    Some(outer) => {
                        let before = self.place(base, &outer);
                        let rest = self.points.distance(outer.inner, outer.first, array.start);
                        self.moved(before, rest, *constant, scaled)
                    }
                    None => {
                        let (base, scaled) = (base.clone(), scaled.clone());
                        let (constant, inbounds) = (*constant, *inbounds);
                        let op = Op::Offset { base, constant, scaled, inbounds, member: None };
                        Place { start: self.define(op, Type::Pointer), legs: vec![] }
                    }
                };
                place.legs.push(Leg { array, index: self.zero(), rest });
                place
            }
            Op::Offset { base, constant, scaled, member: None, .. } => {
                let before = self.place(base, &array);
                self.moved(before, rest, *constant, scaled)
            }
            Op::Copy(from) => self.place(from, &array),
            Op::Select { condition, then, otherwise } => {
                let (then, otherwise) = (self.place(then, &array), self.place(otherwise, &array));
                let start = self.select(condition, then.start, otherwise.start, Type::Pointer);
                let legs = then.legs.into_iter().zip(otherwise.legs);
                let indices =
                    legs.map(|(a, b)| self.select(condition, a.index, b.index, Type::Int(self.bits)));
                let indices = indices.collect();
                self.placed(&array, rest, start, indices)
            }
            _ => return,
        };
        self.places.insert(def, place);
    }

    fn select(&mut self, condition: &Operand, then: Operand, otherwise: Operand, ty: Type) -> Operand {
        if then == otherwise {
            return then;
        }
        self.define(Op::Select { condition: condition.clone(), then, otherwise }, ty)
    }

    /// A place moved on in its array by bytes and scaled indices, to where that leaves this rest: all is whole units but for that.
    fn moved(&mut self, mut place: Place, rest: i64, bytes: i64, scaled: &[(Operand, i64)]) -> Place {
        let Some(leg) = place.legs.last_mut() else { return place };
        let bytes = leg.rest.wrapping_add(bytes).wrapping_sub(rest);
        leg.rest = rest;
        let Ok(unit @ 1..) = i64::try_from(unit(self.points, &leg.array)) else { return place };
        let mut sum = self.sum(leg.index.clone(), signed_word(bytes / unit, self.bits));
        for (operand, factor) in scaled {
            let by = self.product(operand.clone(), factor / unit);
            sum = self.sum(sum, by);
        }
        leg.index = sum;
        place
    }

    pub(super) fn sum(&mut self, a: Operand, b: Operand) -> Operand {
        let zero = self.zero();
        match (a, b) {
            (a, b) if b == zero => a,
            (a, b) if a == zero => b,
            (Operand::Const(a), Operand::Const(b)) => Operand::Const(a.add(&b)),
            (a, b) => self.binary(BinaryOp::Add, a, b),
        }
    }

    pub(super) fn product(&mut self, a: Operand, by: i64) -> Operand {
        match (a, signed_word(by, self.bits)) {
            (a, _) if by == 1 => a,
            (Operand::Const(a), Operand::Const(by)) => Operand::Const(a.mul(&by)),
            (a, by) => self.binary(BinaryOp::Mul, a, by),
        }
    }

    fn binary(&mut self, op: BinaryOp, a: Operand, b: Operand) -> Operand {
        self.define(Op::Binary { op, a, b, nsw: false, nuw: false }, Type::Int(self.bits))
    }

    /// When so many bytes from a place on lie in its array, and all arrays in those around them.
    pub(super) fn inside(&mut self, place: &Place, length: &Operand) -> Inside {
        let mut all = Inside::Always;
        for (i, leg) in place.legs.iter().enumerate() {
            let length = match place.legs.get(i + 1) {
                Some(inner) => word(inner.array.length, self.bits),
                None => length.clone(),
            };
            all = match (all, self.inside_one(leg, &length)) {
                (Inside::Never, _) | (_, Inside::Never) => return Inside::Never,
                (Inside::Always, other) | (other, Inside::Always) => other,
                (Inside::When(a), Inside::When(b)) => Inside::When(self.and(a, b)),
            };
        }
        all
    }

    fn inside_one(&mut self, leg: &Leg, length: &Operand) -> Inside {
        let (Operand::Const(length), Ok(size)) = (length, i64::try_from(leg.array.length)) else {
            return self.inside_by(leg, length);
        };
        let last = length.as_u64().and_then(|n| size.checked_sub(i64::try_from(n).ok()?));
        let Some(room @ 0..) = last.and_then(|last| last.checked_sub(leg.rest)) else { return Inside::Never };
        // So many indices are allowed, none of them negative.
        let count = match unit(self.points, &leg.array) {
            // Nothing is added to the rest, which may lie before the array.
            0 if leg.rest < 0 => return Inside::Never,
            0 => return Inside::Always,
            unit => room as u64 / unit + 1,
        };
        match &leg.index {
            Operand::Const(index) => match index.as_u64().is_some_and(|index| index < count) {
                true => Inside::Always,
                false => Inside::Never,
            },
            index => {
                let (a, b) = (index.clone(), word(count, self.bits));
                Inside::When(self.compare(CompareOp::Ult, a, b))
            }
        }
    }

    /// The same for a length that is no constant.
    fn inside_by(&mut self, leg: &Leg, length: &Operand) -> Inside {
        let start = self.inside_one(leg, &self.zero());
        if let Inside::Never = start {
            return start;
        }
        let unit = unit(self.points, &leg.array) as i64;
        let bytes = self.product(leg.index.clone(), unit);
        let distance = self.sum(bytes, signed_word(leg.rest, self.bits));
        let size = word(leg.array.length, self.bits);
        let room = self.binary(BinaryOp::Sub, size, distance);
        let fits = self.compare(CompareOp::Ule, length.clone(), room);
        Inside::When(match start {
            Inside::When(start) => self.and(start, fits),
            _ => fits,
        })
    }

    fn compare(&mut self, op: CompareOp, a: Operand, b: Operand) -> Operand {
        self.define(Op::Compare { op, a, b }, Type::Int(1))
    }
    pub(super) fn and(&mut self, a: Operand, b: Operand) -> Operand {
        self.define(Op::Binary { op: BinaryOp::And, a, b, nsw: false, nuw: false }, Type::Int(1))
    }
}
