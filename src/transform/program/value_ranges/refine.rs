//! What conditions say of the ranges of words: those that they compare, and those that are computed from these or that these are computed from.
//!
//! A comparison narrows both sides; from there what is known goes back through conversions and sums with constants, and on to all that is
//! computed from a value alone (constraint propagation as in Benhamou and Older, "Applying interval arithmetic to real, integer and Boolean
//! constraints", 1997).

use super::flow::Flow;
use super::integers;
use super::state::State;
use eufonium_ir::float::FloatOp;
use eufonium_ir::program::ranges::{Kind, Range};
use eufonium_ir::program::ranges::{Reading, Relation};
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, ValueId};

/// How deep the condition of a choice is looked through whose result is known.
const SHALLOW: u32 = 2;

impl Flow<'_> {
    /// Leaves out what makes a condition other than `truth`; false if nothing is left.
    pub(super) fn refine(&self, state: &mut State, condition: &Operand, truth: bool, depth: u32) -> bool {
        let value = match condition {
            Operand::Const(bits) => return bits.is_one() == truth,
            Operand::Value(value) => *value,
            _ => return true,
        };
        let Some(op) = self.operators[value].filter(|_| depth > 0) else { return true };
        let mut both = |a: &Operand, b: &Operand| {
            self.refine(state, a, truth, depth - 1) && self.refine(state, b, truth, depth - 1)
        };
        match op {
            Op::Copy(a) => self.refine(state, a, truth, depth - 1),
            Op::Binary { op: BinaryOp::And, a, b, .. } if truth => both(a, b),
            Op::Binary { op: BinaryOp::Or, a, b, .. } if !truth => both(a, b),
            Op::Binary { op: BinaryOp::Xor, a, b, .. } => match (a, b) {
                (a, Operand::Const(one)) | (Operand::Const(one), a) => {
                    self.refine(state, a, truth != one.is_one(), depth - 1)
                }
                _ => true,
            },
            Op::Select { condition, then, otherwise: Operand::Const(no) } if truth && no.is_zero() => {
                both(condition, then)
            }
            Op::Select { condition, then: Operand::Const(yes), otherwise } if !truth && yes.is_one() => {
                both(condition, otherwise)
            }
            Op::Float { op, format, args, .. } => match &args[..] {
                [a, b] => self.compare_floats(state, *op, Kind::Float(*format), [a, b], truth),
                _ => true,
            },
            Op::Compare { op, a, b } => match self.width(a) {
                Some(width) => self.compare_integers(state, *op, Kind::Int(width), [a, b], truth),
                None => true,
            },
            _ => true,
        }
    }

    /// Assumes a comparison of floating-point numbers. If it holds, neither is NaN; if not, one of them may be.
    fn compare_floats(
        &self,
        state: &mut State,
        op: FloatOp,
        kind: Kind,
        [a, b]: [&Operand; 2],
        truth: bool,
    ) -> bool {
        let of = |state: &State, x: &Operand| self.range(state, x, kind);
        let numbers = of(state, a).is_some() && of(state, b).is_some();
        if !kind.is_ranked() || (!truth && !numbers) {
            return true;
        }
        let relation = match (op, truth) {
            (FloatOp::Less, true) => Relation::Less,
            (FloatOp::LessEqual, true) => Relation::LessEqual,
            (FloatOp::Equal, true) => Relation::Equal,
            (FloatOp::Less, false) => Relation::GreaterEqual,
            (FloatOp::LessEqual, false) => Relation::Greater,
            _ => return true,
        };
        let (range_a, range_b) = (of(state, a).unwrap_or(kind.all()), of(state, b).unwrap_or(kind.all()));
        self.relate(state, (a, range_a), relation, (b, range_b))
    }

    /// Assumes a comparison of integers.
    fn compare_integers(
        &self,
        state: &mut State,
        op: CompareOp,
        kind: Kind,
        [a, b]: [&Operand; 2],
        truth: bool,
    ) -> bool {
        let op = if truth { op } else { op.negated() };
        let (Some(range_a), Some(range_b)) = (self.range(state, a, kind), self.range(state, b, kind)) else {
            return true;
        };
        match op {
            CompareOp::Eq => return self.relate(state, (a, range_a), Relation::Equal, (b, range_b)),
            CompareOp::Ne => {
                return self.keep(state, a, range_a.without_end(range_b))
                    && self.keep(state, b, range_b.without_end(range_a));
            }
            _ => {}
        }
        // Below a number without sign in the upper half of the words there are numbers of both signs; below one of the lower half there
        // are those from 0 on.
        let below = |range: Range, relation, bound: Range| {
            range.between(0, i128::MAX).and_then(|range| range.narrowed(relation, bound))
        };
        match Relation::of_order(op) {
            Some((relation, Reading::Signed)) => self.relate(state, (a, range_a), relation, (b, range_b)),
            Some((relation @ (Relation::Less | Relation::LessEqual), _)) if range_b.low >= 0 => {
                self.keep(state, a, below(range_a, relation, range_b))
            }
            Some((relation @ (Relation::Greater | Relation::GreaterEqual), _)) if range_a.low >= 0 => {
                self.keep(state, b, below(range_b, relation.swapped(), range_a))
            }
            _ => true,
        }
    }

    /// Assumes a relation between two numbers.
    fn relate(
        &self,
        state: &mut State,
        (a, left): (&Operand, Range),
        relation: Relation,
        (b, right): (&Operand, Range),
    ) -> bool {
        self.keep(state, a, left.narrowed(relation, right))
            && self.keep(state, b, right.narrowed(relation.swapped(), left))
    }

    /// Sets the range of an operand, which is in that which it had; false if there is none.
    fn keep(&self, state: &mut State, operand: &Operand, range: Option<Range>) -> bool {
        let Some(range) = range else { return false };
        let Operand::Value(value) = operand else { return true };
        if state.get(*value) == Some(&range) || !state.may_narrow() {
            return true;
        }
        state.set(*value, Some(range));
        self.keep_operand(state, *value, range) && self.keep_derived(state, *value)
    }

    /// Takes to the operand of a conversion, of a sum or a product with a constant, or of a choice what is now known of the result.
    fn keep_operand(&self, state: &mut State, value: ValueId, range: Range) -> bool {
        let Kind::Int(_) = range.kind else { return true };
        let (operand, before) = match self.operators[value] {
            Some(Op::Cast { op, value }) => match self.width(value) {
                Some(from) if Kind::Int(from).is_ranked() => (value, integers::before_cast(*op, range, from)),
                _ => return true,
            },
            Some(Op::Binary { op, a, b: b @ Operand::Const(_), nsw, .. }) => {
                let [Some(of_a), Some(of_b)] = [a, b].map(|x| self.range(state, x, range.kind)) else {
                    return true;
                };
                // Without overflow the operator can be undone.
                if integers::binary(*op, of_a, of_b, *nsw).is_none() {
                    return true;
                }
                match integers::undone(*op, range, of_b.low) {
                    Some(before) => (a, before),
                    None => return true,
                }
            }
            Some(Op::Select { condition, then, otherwise }) => {
                return self.keep_choice(state, (condition, [then, otherwise]), range);
            }
            _ => return true,
        };
        let Some(before) = before else { return false };
        self.keep_part(state, operand, before)
    }

    /// Leaves of an operand what is in a range of its kind; false if there is none.
    fn keep_part(&self, state: &mut State, operand: &Operand, part: Range) -> bool {
        match self.range(state, operand, part.kind) {
            Some(known) => self.keep(state, operand, known.between(part.low, part.high)),
            None => true,
        }
    }

    /// Where only one case of a choice has words in the range, and the condition can choose it, that one is taken.
    fn keep_choice(
        &self,
        state: &mut State,
        (condition, cases): (&Operand, [&Operand; 2]),
        range: Range,
    ) -> bool {
        let mut may_be = |i: usize| {
            let known = self.range(state, cases[i], range.kind);
            let meets = known.is_none_or(|known| known.between(range.low, range.high).is_some());
            meets && state.tried(|state| self.refine(state, condition, i == 0, SHALLOW))
        };
        let taken = match [may_be(0), may_be(1)] {
            [true, true] => return true,
            [false, false] => return false,
            [then, _] => usize::from(!then),
        };
        self.refine(state, condition, taken == 0, SHALLOW) && self.keep_part(state, cases[taken], range)
    }

    /// Takes what is now known of a value to those that are computed from it alone, which are of the same visit of its block where they are used.
    /// Nothing goes back to the value from there: that a sum does not overflow holds behind it, and it may not have been computed yet.
    fn keep_derived(&self, state: &mut State, value: ValueId) -> bool {
        self.derived[value].iter().all(|&result| {
            let Some(op) = self.operators[result] else { return true };
            let Some(range @ Range { kind: Kind::Int(_), .. }) = self.result(state, result, op) else {
                return true;
            };
            let Some(known) = self.range(state, &Operand::Value(result), range.kind) else { return true };
            let Some(range) = known.between(range.low, range.high) else { return false };
            if state.get(result) == Some(&range) {
                return true;
            }
            state.set(result, Some(range));
            self.keep_derived(state, result)
        })
    }

    /// What a comparison of integers is, if that is known.
    pub(super) fn truth(&self, state: &State, op: CompareOp, [a, b]: [&Operand; 2]) -> Option<bool> {
        let kind = Kind::Int(self.width(a)?);
        let (a, b) = (self.range(state, a, kind)?, self.range(state, b, kind)?);
        let ends = |range: Range| (range.low, range.high);
        match (op, Relation::of_order(op)) {
            (_, Some((relation, Reading::Signed))) => relation.decided(ends(a), ends(b)),
            (_, Some((relation, Reading::Unsigned))) => {
                relation.decided(a.unsigned_ends()?, b.unsigned_ends()?)
            }
            (CompareOp::Eq, None) => Relation::Equal.decided(ends(a), ends(b)),
            (_, None) => Relation::Equal.decided(ends(a), ends(b)).map(|same| !same),
        }
    }
}
