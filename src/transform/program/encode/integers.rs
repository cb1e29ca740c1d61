//! Operators on words as terms over integers.
//!
//! A word of `w` bits is an integer in the range of its [`Sign`]; a word of one bit is a formula. An operator that wraps is the
//! operator on integers brought back into the range: by nothing where the result must lie in it, by adding or subtracting `2^w`
//! once where that suffices, else by a remainder. Intervals of the operands decide which. They belong to the values of the
//! program, not to terms: the same sum may be marked as not overflowing in one place and wrap in another.
//!
//! Where an operator is marked, its result is the mathematical one; *exact* integers assume that it lies in the range, *ideal*
//! ones do not, and leave 32-bit inputs unbounded too: more runs, fewer formulas. Bitwise operators on two words that are no
//! constants have no exact form here: the result is any integer with what cheap inequalities say, which is counted in
//! [`Integers::inexact`]. So the runs of the program are always among those of the integers; a violation must be replayed.
//!
//! Deliberately absent: bit by bit encodings, which are the business of bit-vectors (`words`).

use super::signs::Sign;
use eufonium_base::{Bits, Rat};
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp};
use eufonium_ir::{Sort, Term, TermPool};

/// An integer that stands for a word, and an interval in which it lies.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Number {
    pub(super) term: Term,
    pub(super) low: Rat,
    pub(super) high: Rat,
}

/// A shift by a distance that is not constant is a choice among this many distances at most.
const DISTANCES: u32 = 64;

/// The state of an encoding by integers.
#[derive(Debug, Default)]
pub(super) struct Integers {
    /// Whether marked operators and inputs are bounded.
    pub(super) exact: bool,
    /// How many operators were given more results than they have.
    pub(super) inexact: u64,
    /// How many operators need long formulas: choices among shifts, products of variables.
    pub(super) costly: u64,
    /// What is assumed of the terms made since the last [`Integers::take_assumptions`].
    pub(super) assumed: Vec<Term>,
}

pub(super) fn power(bits: u32) -> Rat {
    Bits::power(bits, bits + 1).to_rat()
}

/// The least and the greatest integer that stand for a word.
pub(super) fn range(bits: u32, sign: Sign) -> (Rat, Rat) {
    match sign {
        Sign::Unsigned => (Rat::ZERO, &power(bits) - &Rat::ONE),
        Sign::Signed => {
            let half = power(bits - 1);
            (-half.clone(), &half - &Rat::ONE)
        }
    }
}

impl Integers {
    pub(super) fn new(exact: bool) -> Self {
        Integers { exact, ..Integers::default() }
    }
    /// What the terms made since the last call assume.
    pub(super) fn take_assumptions(&mut self) -> Vec<Term> {
        std::mem::take(&mut self.assumed)
    }

    pub(super) fn constant(pool: &mut TermPool, bits: &Bits, sign: Sign) -> Number {
        let n = if sign == Sign::Signed { bits.to_rat_signed() } else { bits.to_rat() };
        let term = pool.num(n.clone(), Sort::INT);
        Number { term, low: n.clone(), high: n }
    }
    /// A term of which only its class is known.
    pub(super) fn any(term: Term, bits: u32, sign: Sign) -> Number {
        let (low, high) = range(bits, sign);
        Number { term, low, high }
    }
    /// A new integer in the range.
    pub(super) fn input(&mut self, pool: &mut TermPool, term: Term, bits: u32, sign: Sign) -> Number {
        let number = Self::any(term, bits, sign);
        if self.exact || bits < 32 {
            self.assume_between(pool, &number.clone());
        } else if sign == Sign::Unsigned {
            let zero = pool.int(0);
            self.assumed.push(pool.ge(term, zero));
        }
        number
    }
    pub(super) fn assume_between(&mut self, pool: &mut TermPool, number: &Number) {
        let low = pool.num(number.low.clone(), Sort::INT);
        let high = pool.num(number.high.clone(), Sort::INT);
        self.assumed.push(pool.le(low, number.term));
        self.assumed.push(pool.le(number.term, high));
    }

    /// The cases of a number read with another sign: formulas that exclude each other, and the integer under each. It rests on that the number
    /// is that of a word, which of an input nothing else may say.
    fn cases(
        &mut self,
        pool: &mut TermPool,
        n: &Number,
        bits: u32,
        from: Sign,
        to: Sign,
    ) -> Vec<(Term, Number)> {
        let (low, high) = range(bits, to);
        if from == to || (n.low >= low && n.high <= high) {
            return vec![(pool.tt(), n.clone())];
        }
        self.assume_between(pool, n);
        let zero = pool.int(0);
        let modulus = power(bits);
        // What is outside of the range is all below it, or all above.
        let (outside, shift, moved, stays) = match to {
            Sign::Unsigned => {
                let moved = (&n.low + &modulus, &modulus - &Rat::ONE);
                (pool.lt(n.term, zero), modulus, moved, (Rat::ZERO, n.high.clone()))
            }
            Sign::Signed => {
                let above = pool.num(high.clone(), Sort::INT);
                let moved = (&high + &Rat::ONE - &modulus, &n.high - &modulus);
                (pool.gt(n.term, above), -modulus, moved, (n.low.clone(), high.clone()))
            }
        };
        let by = pool.num(shift, Sort::INT);
        let there = pool.add(&[n.term, by]);
        let inside = pool.not(outside);
        let within = |term, (least, most): (Rat, Rat)| {
            let least = if least > low { least } else { low.clone() };
            let most = if most < high { most } else { high.clone() };
            Number { term, low: least, high: most }
        };
        vec![(outside, within(there, moved)), (inside, within(n.term, stays))]
    }

    /// A number read with another sign.
    pub(super) fn read_as(
        &mut self,
        pool: &mut TermPool,
        n: &Number,
        bits: u32,
        from: Sign,
        to: Sign,
    ) -> Number {
        let cases = self.cases(pool, n, bits, from, to);
        match cases.as_slice() {
            [(_, only)] => only.clone(),
            [(condition, a), (_, b)] => Number {
                term: pool.ite(*condition, a.term, b.term),
                low: if a.low < b.low { a.low.clone() } else { b.low.clone() },
                high: if a.high > b.high { a.high.clone() } else { b.high.clone() },
            },
            _ => unreachable!("a sign has one case or two"),
        }
    }

    /// A mathematical integer brought into the range of a word.
    fn wrap(pool: &mut TermPool, n: Number, bits: u32, sign: Sign) -> Number {
        let (low, high) = range(bits, sign);
        if n.low >= low && n.high <= high {
            return n;
        }
        let modulus = power(bits);
        let term = if n.low >= &low - &modulus && n.high <= &high + &modulus {
            let mut term = n.term;
            if n.low < low {
                let by = pool.num(modulus.clone(), Sort::INT);
                let least = pool.num(low.clone(), Sort::INT);
                let (below, moved) = (pool.lt(n.term, least), pool.add(&[n.term, by]));
                term = pool.ite(below, moved, term);
            }
            if n.high > high {
                let by = pool.num(-modulus, Sort::INT);
                let most = pool.num(high.clone(), Sort::INT);
                let (above, moved) = (pool.gt(n.term, most), pool.add(&[n.term, by]));
                term = pool.ite(above, moved, term);
            }
            term
        } else {
            let offset = pool.num(-low.clone(), Sort::INT);
            let back = pool.num(low.clone(), Sort::INT);
            let modulus = pool.num(modulus, Sort::INT);
            let moved = pool.add(&[n.term, offset]);
            let rest = pool.modulo(moved, modulus);
            pool.add(&[rest, back])
        };
        Number { term, low, high }
    }

    /// The result of a marked operator: assumed to lie in the range.
    fn bounded(&mut self, pool: &mut TermPool, n: Number, bits: u32, sign: Sign) -> Number {
        let (low, high) = range(bits, sign);
        if self.exact {
            if n.low < low {
                let least = pool.num(low.clone(), Sort::INT);
                self.assumed.push(pool.ge(n.term, least));
            }
            if n.high > high {
                let most = pool.num(high.clone(), Sort::INT);
                self.assumed.push(pool.le(n.term, most));
            }
        }
        Number { term: n.term, low: n.low.max(low), high: n.high.min(high) }
    }

    /// A binary operator on words that are read with `sign`; so is the result.
    pub(super) fn binary(
        &mut self,
        pool: &mut TermPool,
        op: BinaryOp,
        [a, b]: [&Number; 2],
        [nsw, nuw]: [bool; 2],
        bits: u32,
        sign: Sign,
    ) -> Number {
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                let marked = match (nsw, nuw) {
                    (true, _) => Some(Sign::Signed),
                    (_, true) => Some(Sign::Unsigned),
                    _ => None,
                };
                let within = marked.unwrap_or(sign);
                let a = self.read_as(pool, a, bits, sign, within);
                let b = self.read_as(pool, b, bits, sign, within);
                let n = self.ring(pool, op, &a, &b);
                let n = match marked {
                    Some(_) => self.bounded(pool, n, bits, within),
                    None => Self::wrap(pool, n, bits, within),
                };
                self.read_as(pool, &n, bits, within, sign)
            }
            BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SDiv | BinaryOp::SRem => {
                let within =
                    if matches!(op, BinaryOp::UDiv | BinaryOp::URem) { Sign::Unsigned } else { Sign::Signed };
                let a = self.read_as(pool, a, bits, sign, within);
                let b = self.read_as(pool, b, bits, sign, within);
                let n = self.divide(pool, op, &a, &b, bits);
                self.read_as(pool, &n, bits, within, sign)
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                self.shift(pool, op, a, b, [nsw, nuw], bits, sign)
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => self.bitwise(pool, op, a, b, bits, sign),
        }
    }

    fn ring(&mut self, pool: &mut TermPool, op: BinaryOp, a: &Number, b: &Number) -> Number {
        match op {
            BinaryOp::Add => {
                let term = pool.add(&[a.term, b.term]);
                Number { term, low: &a.low + &b.low, high: &a.high + &b.high }
            }
            BinaryOp::Sub => {
                let term = pool.sub(a.term, b.term);
                Number { term, low: &a.low - &b.high, high: &a.high - &b.low }
            }
            _ => {
                let constant = pool.as_num(a.term).is_some() || pool.as_num(b.term).is_some();
                self.costly += u64::from(!constant);
                let term = pool.mul(&[a.term, b.term]);
                let corners = [&a.low * &b.low, &a.low * &b.high, &a.high * &b.low, &a.high * &b.high];
                let low = corners.iter().min().expect("four corners").clone();
                let high = corners.iter().max().expect("four corners").clone();
                Number { term, low, high }
            }
        }
    }

    /// Quotients and remainders that round to zero, of numbers read as the operator reads them.
    fn divide(&mut self, pool: &mut TermPool, op: BinaryOp, a: &Number, b: &Number, bits: u32) -> Number {
        let zero = pool.int(0);
        if pool.as_num(b.term).is_none() {
            self.costly += 1;
            let zero_divisor = pool.eq(b.term, zero);
            self.assumed.push(pool.not(zero_divisor));
        } else if b.term == zero {
            self.assumed.push(pool.ff());
            return b.clone();
        }
        let quotient = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv);
        let apply = |pool: &mut TermPool, a: Term| match quotient {
            true => pool.idiv(a, b.term),
            false => pool.modulo(a, b.term),
        };
        let of_positive = (!a.high.is_negative()).then(|| apply(pool, a.term));
        let of_negative = a.low.is_negative().then(|| {
            let negated = pool.neg(a.term);
            let result = apply(pool, negated);
            pool.neg(result)
        });
        let term = match (of_positive, of_negative) {
            (Some(p), Some(n)) => {
                let positive = pool.ge(a.term, zero);
                pool.ite(positive, p, n)
            }
            (Some(t), None) | (None, Some(t)) => t,
            // No word lies in the interval: an operator before this one overflows in every run that comes here.
            (None, None) => apply(pool, a.term),
        };
        let magnitude = a.low.abs().max(a.high.abs());
        let low = if a.low.is_negative() || b.low.is_negative() { -magnitude.clone() } else { Rat::ZERO };
        let n = Number { term, low, high: magnitude };
        let by_minus_one = b.low <= Rat::MINUS_ONE && b.high >= Rat::MINUS_ONE;
        match op {
            BinaryOp::SDiv if by_minus_one => self.bounded(pool, n, bits, Sign::Signed),
            BinaryOp::SRem if by_minus_one && self.exact => {
                self.assume_quotient_fits(pool, a, b, bits);
                n
            }
            _ => n,
        }
    }

    /// The least word is not divided by -1.
    fn assume_quotient_fits(&mut self, pool: &mut TermPool, a: &Number, b: &Number, bits: u32) {
        let least = range(bits, Sign::Signed).0;
        if a.low > least {
            return;
        }
        let (least, minus_one) = (pool.num(least, Sort::INT), pool.int(-1));
        let (is_least, negates) = (pool.eq(a.term, least), pool.eq(b.term, minus_one));
        let both = pool.and2(is_least, negates);
        self.assumed.push(pool.not(both));
    }

    #[allow(clippy::too_many_arguments)] // an operator with its marks and its reading
    fn shift(
        &mut self,
        pool: &mut TermPool,
        op: BinaryOp,
        a: &Number,
        distance: &Number,
        marks: [bool; 2],
        bits: u32,
        sign: Sign,
    ) -> Number {
        if let Some(k) = pool.as_num(distance.term).and_then(Rat::to_i64) {
            return match u32::try_from(k).ok().filter(|k| *k < bits) {
                Some(k) => self.shift_by(pool, op, a, k, marks, bits, sign),
                None => {
                    self.assumed.push(pool.ff());
                    a.clone()
                }
            };
        }
        self.costly += 1;
        let last = bits.min(DISTANCES) - 1;
        let (least, most) = (pool.int(0), pool.int(i64::from(last)));
        self.assumed.push(pool.le(least, distance.term));
        self.assumed.push(pool.le(distance.term, most));
        let mut result: Option<Number> = None;
        for k in (0..=last).rev() {
            // What a marked shift assumes holds for the distance that is taken alone.
            let before = self.assumed.len();
            let shifted = self.shift_by(pool, op, a, k, marks, bits, sign);
            let by = pool.int(i64::from(k));
            let taken = pool.eq(distance.term, by);
            for i in before..self.assumed.len() {
                self.assumed[i] = pool.implies(taken, self.assumed[i]);
            }
            result = Some(match result {
                None => shifted,
                Some(rest) => Number {
                    term: pool.ite(taken, shifted.term, rest.term),
                    low: shifted.low.min(rest.low),
                    high: shifted.high.max(rest.high),
                },
            });
        }
        result.expect("a word has a bit")
    }

    #[allow(clippy::too_many_arguments)] // an operator with its marks and its reading
    fn shift_by(
        &mut self,
        pool: &mut TermPool,
        op: BinaryOp,
        a: &Number,
        k: u32,
        [nsw, nuw]: [bool; 2],
        bits: u32,
        sign: Sign,
    ) -> Number {
        let factor = power(k);
        if op == BinaryOp::Shl {
            let by = pool.num(factor.clone(), Sort::INT);
            let by = Number { term: by, low: factor.clone(), high: factor };
            // The factor may not be a word: it is multiplied as a number.
            let within = if nsw {
                Sign::Signed
            } else if nuw {
                Sign::Unsigned
            } else {
                sign
            };
            let a = self.read_as(pool, a, bits, sign, within);
            let n = self.ring(pool, BinaryOp::Mul, &a, &by);
            let marked = nsw || nuw;
            let n =
                if marked { self.bounded(pool, n, bits, within) } else { Self::wrap(pool, n, bits, within) };
            return self.read_as(pool, &n, bits, within, sign);
        }
        let within = if op == BinaryOp::LShr { Sign::Unsigned } else { Sign::Signed };
        let a = self.read_as(pool, a, bits, sign, within);
        let n = floor_div(pool, &a, &factor);
        self.read_as(pool, &n, bits, within, sign)
    }

    /// A comparison of words that are read with `sign`.
    pub(super) fn compare(
        &mut self,
        pool: &mut TermPool,
        op: CompareOp,
        [a, b]: [&Number; 2],
        bits: u32,
        sign: Sign,
    ) -> Term {
        let within = match op {
            CompareOp::Eq => return pool.eq(a.term, b.term),
            CompareOp::Ne => {
                let same = pool.eq(a.term, b.term);
                return pool.not(same);
            }
            CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge => Sign::Unsigned,
            _ => Sign::Signed,
        };
        let left = self.cases(pool, a, bits, sign, within);
        let right = self.cases(pool, b, bits, sign, within);
        let mut parts = Vec::with_capacity(left.len() * right.len());
        for (p, x) in &left {
            for (q, y) in &right {
                let holds = match op {
                    CompareOp::Ult | CompareOp::Slt => decided_lt(pool, x, y),
                    CompareOp::Ule | CompareOp::Sle => {
                        let greater = decided_lt(pool, y, x);
                        pool.not(greater)
                    }
                    CompareOp::Ugt | CompareOp::Sgt => decided_lt(pool, y, x),
                    _ => {
                        let less = decided_lt(pool, x, y);
                        pool.not(less)
                    }
                };
                parts.push(pool.and(&[*p, *q, holds]));
            }
        }
        pool.or(&parts)
    }

    /// A conversion between words of more than one bit.
    pub(super) fn cast(
        &mut self,
        pool: &mut TermPool,
        op: CastOp,
        n: &Number,
        (from, from_sign): (u32, Sign),
        (to, to_sign): (u32, Sign),
    ) -> Number {
        match op {
            CastOp::ZeroExtend => {
                let n = self.read_as(pool, n, from, from_sign, Sign::Unsigned);
                if to > from { n } else { self.read_as(pool, &n, to, Sign::Unsigned, to_sign) }
            }
            CastOp::SignExtend => {
                let n = self.read_as(pool, n, from, from_sign, Sign::Signed);
                self.read_as(pool, &n, to, Sign::Signed, to_sign)
            }
            CastOp::Truncate => Self::wrap(pool, n.clone(), to, to_sign),
            CastOp::PointerToInt | CastOp::IntToPointer => self.read_as(pool, n, from, from_sign, to_sign),
        }
    }

    /// The lowest bit of a word.
    pub(super) fn lowest_bit(pool: &mut TermPool, n: &Number) -> Term {
        let one = pool.int(1);
        if !n.low.is_negative() && n.high <= Rat::ONE {
            return pool.eq(n.term, one);
        }
        let two = pool.int(2);
        let rest = pool.modulo(n.term, two);
        pool.eq(rest, one)
    }

    /// A word whose bits are all zero but the lowest, or all equal, as a formula says.
    pub(super) fn of_bool(pool: &mut TermPool, c: Term, signed: bool, to: u32, sign: Sign) -> Number {
        let set = match (signed, sign) {
            (true, Sign::Signed) => Rat::MINUS_ONE,
            (true, Sign::Unsigned) => range(to, sign).1,
            (false, _) => Rat::ONE,
        };
        let (one, zero) = (pool.num(set.clone(), Sort::INT), pool.int(0));
        let term = pool.ite(c, one, zero);
        Number { term, low: set.clone().min(Rat::ZERO), high: set.max(Rat::ZERO) }
    }
}

/// `x < y`, decided by the intervals where they do not overlap.
fn decided_lt(pool: &mut TermPool, x: &Number, y: &Number) -> Term {
    if x.low >= y.high {
        return pool.ff();
    }
    if x.high < y.low {
        return pool.tt();
    }
    pool.lt(x.term, y.term)
}

/// The quotient by a positive constant, rounded down.
pub(super) fn floor_div(pool: &mut TermPool, a: &Number, divisor: &Rat) -> Number {
    let d = pool.num(divisor.clone(), Sort::INT);
    let term = pool.idiv(a.term, d);
    Number { term, low: a.low.div_euclid(divisor), high: a.high.div_euclid(divisor) }
}
