//! The theory FloatingPoint of SMT-LIB, as terms of its sorts.
//!
//! What is cheap is made of bit-vectors at once: signs, comparisons, classes of numbers, minima. The others are operators on words
//! (`operators`), one for each rounding mode that a term may have. What the theory leaves open is a function of the operands that every
//! model may choose ([`Unspecified`]): which zero the minimum of two is, and the integer or the real of what is none.
//!
//! Source: SMT-LIB, theory FloatingPoint (2017); Brain, Tinelli, Rümmer, Wahl, "An automatable formal semantics for IEEE-754 floating-point
//! arithmetic" (ARITH 2015). NaN has one word here, also where other programs leave the bits of its word open.

use super::{FloatOp, FloatOperator, Format, Rounding, Unspecified, circuit, exact};
use crate::op::Op;
use crate::pool::{FuncId, Term, TermPool};
use crate::sort::Sort;
use eufonium_base::{Bits, Rat};

impl Unspecified {
    /// The sorts of the operands and of the result.
    fn signature(self, pool: &mut TermPool) -> (Vec<Sort>, Sort) {
        let mut float = |format: Format| pool.float_sort(format.exponent, format.precision);
        match self {
            Unspecified::Min(format) | Unspecified::Max(format) => (vec![float(format); 2], Sort::BOOL),
            Unspecified::ToReal(format) => (vec![float(format)], Sort::REAL),
            Unspecified::ToUbv(format, bits) | Unspecified::ToSbv(format, bits) => {
                let float = float(format);
                (vec![pool.rounding_sort(), float], pool.bv_sort(bits))
            }
        }
    }
}

/// A comparison of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Equal numbers: zeros are, NaNs are not.
    Equal,
    /// Less.
    Less,
    /// Less or equal.
    LessEqual,
}

/// A class of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Finite, with the full precision.
    Normal,
    /// Finite, with less than the full precision, and not zero.
    Subnormal,
    /// A zero.
    Zero,
    /// An infinity.
    Infinite,
    /// No number.
    Nan,
    /// Less than zero, or the zero with that sign.
    Negative,
    /// Greater than zero, or the zero with that sign.
    Positive,
}

impl TermPool {
    fn format(&self, t: Term) -> Format {
        self.as_float(self.sort(t)).expect("the operand is a floating-point number")
    }

    /// The function that stands for what the theory of floating-point numbers leaves open.
    pub fn unspecified(&mut self, what: Unspecified) -> FuncId {
        if let Some(f) = self.unspecified.get(&what) {
            return *f;
        }
        let (params, result) = what.signature(self);
        let f = self.declare(what.name(), &params, result);
        self.unspecified.insert(what, f);
        f
    }

    /// A term for each rounding mode that `mode` may be, and the choice among them.
    fn by_rounding(&mut self, mode: Term, mut make: impl FnMut(&mut Self, Rounding) -> Term) -> Term {
        if let Some(rounding) = self.as_rounding(mode) {
            return make(self, rounding);
        }
        let [last, others @ ..] = Rounding::ALL.map(|rounding| (rounding, self.rounding(rounding)));
        let mut chosen = make(self, last.0);
        for (rounding, constant) in others {
            let made = make(self, rounding);
            let here = self.eq(mode, constant);
            chosen = self.ite(here, made, chosen);
        }
        chosen
    }

    /// An operator from numbers of one format to a number of that format.
    fn rounded(&mut self, op: FloatOp, mode: Term, args: &[Term]) -> Term {
        let (format, sort) = (self.format(args[0]), self.sort(args[0]));
        let words: Vec<Term> = args.iter().map(|a| self.word(*a)).collect();
        let word = self.by_rounding(mode, |pool, rounding| {
            pool.float_op(FloatOperator { op, format, rounding }, &words)
        });
        self.of_canonical(sort, word)
    }

    /// Sum.
    pub fn fp_add(&mut self, mode: Term, a: Term, b: Term) -> Term {
        self.rounded(FloatOp::Add, mode, &[a, b])
    }
    /// Difference: the sum with the other sign of the second number.
    pub fn fp_sub(&mut self, mode: Term, a: Term, b: Term) -> Term {
        let minus = self.fp_neg(b);
        self.fp_add(mode, a, minus)
    }
    /// Product.
    pub fn fp_mul(&mut self, mode: Term, a: Term, b: Term) -> Term {
        self.rounded(FloatOp::Mul, mode, &[a, b])
    }
    /// Quotient.
    pub fn fp_div(&mut self, mode: Term, a: Term, b: Term) -> Term {
        self.rounded(FloatOp::Div, mode, &[a, b])
    }
    /// `a * b + c`, rounded once.
    pub fn fp_fma(&mut self, mode: Term, a: Term, b: Term, c: Term) -> Term {
        self.rounded(FloatOp::Fma, mode, &[a, b, c])
    }
    /// Square root.
    pub fn fp_sqrt(&mut self, mode: Term, a: Term) -> Term {
        self.rounded(FloatOp::Sqrt, mode, &[a])
    }
    /// The integer next to a number.
    pub fn fp_round_to_integral(&mut self, mode: Term, a: Term) -> Term {
        self.rounded(FloatOp::Integral, mode, &[a])
    }
    /// `a - b * n`, where `n` is the integer next to `a / b`.
    pub fn fp_rem(&mut self, a: Term, b: Term) -> Term {
        let nearest = self.rounding(Rounding::NearestEven);
        self.rounded(FloatOp::Rem, nearest, &[a, b])
    }

    /// The number with this sign and the magnitude of another one; NaN stays.
    fn with_sign(&mut self, a: Term, sign: impl FnOnce(&mut Self, Term) -> Term) -> Term {
        let (format, sort) = (self.format(a), self.sort(a));
        let word = self.word(a);
        let top = format.width() - 1;
        let old = self.extract(top, top, word);
        let sign = sign(self, old);
        let magnitude = self.extract(top - 1, 0, word);
        let changed = self.concat(&[sign, magnitude]);
        let nan = self.is_nan_word(format, word);
        let word = self.ite(nan, word, changed);
        self.of_canonical(sort, word)
    }
    /// The number with the other sign.
    pub fn fp_neg(&mut self, a: Term) -> Term {
        self.with_sign(a, TermPool::bv_not)
    }
    /// The magnitude.
    pub fn fp_abs(&mut self, a: Term) -> Term {
        self.with_sign(a, |pool, _| pool.bits(Bits::zero(1)))
    }

    /// A comparison of two numbers.
    pub fn fp_compare(&mut self, how: Comparison, a: Term, b: Term) -> Term {
        let format = self.format(a);
        let words = [self.word(a), self.word(b)];
        let op = match how {
            Comparison::Equal => FloatOp::Equal,
            Comparison::Less => FloatOp::Less,
            Comparison::LessEqual => FloatOp::LessEqual,
        };
        circuit::apply(self, op, format, Rounding::NearestEven, &words).expect("comparisons have circuits")
    }

    /// Whether a number is of a class.
    pub fn fp_is(&mut self, class: Class, a: Term) -> Term {
        let format = self.format(a);
        let (word, width) = (self.word(a), format.width());
        let magnitude = self.extract(width - 2, 0, word);
        let at = |pool: &mut Self, number: Bits| {
            let number = pool.bits(number.extract(width - 2, 0));
            pool.eq(magnitude, number)
        };
        let normal = |pool: &mut Self| {
            let (least, end) = (Bits::power(format.fraction(), width - 1), format.infinity(false));
            let (least, end) = (pool.bits(least), pool.bits(end.extract(width - 2, 0)));
            (pool.bv_ult(magnitude, least), pool.bv_ult(magnitude, end))
        };
        match class {
            Class::Nan => self.is_nan_word(format, word),
            Class::Infinite => at(self, format.infinity(false)),
            Class::Zero => at(self, format.zero(false)),
            Class::Normal => {
                let (small, finite) = normal(self);
                let full = self.not(small);
                self.and2(full, finite)
            }
            Class::Subnormal => {
                let (small, _) = normal(self);
                let zero = at(self, format.zero(false));
                let some = self.not(zero);
                self.and2(small, some)
            }
            Class::Negative | Class::Positive => {
                let nan = self.is_nan_word(format, word);
                let number = self.not(nan);
                let sign = self.extract(width - 1, width - 1, word);
                let wanted = self.bits(Bits::from_u64(u64::from(class == Class::Negative), 1));
                let signed = self.eq(sign, wanted);
                self.and2(number, signed)
            }
        }
    }

    /// The lesser of two numbers, or the greater one; the number if the other one is NaN.
    fn extremum(&mut self, a: Term, b: Term, open: FuncId, first_if: Term) -> Term {
        let (nan_a, nan_b) = (self.fp_is(Class::Nan, a), self.fp_is(Class::Nan, b));
        let (zero_a, zero_b) = (self.fp_is(Class::Zero, a), self.fp_is(Class::Zero, b));
        let zeros = self.and2(zero_a, zero_b);
        // Of one sign they are one.
        let chosen = if a == b { self.tt() } else { self.app(open, &[a, b]) };
        let first = self.ite(zeros, chosen, first_if);
        let result = self.ite(first, a, b);
        let result = self.ite(nan_b, a, result);
        self.ite(nan_a, b, result)
    }
    /// The lesser of two numbers.
    pub fn fp_min(&mut self, a: Term, b: Term) -> Term {
        let open = self.unspecified(Unspecified::Min(self.format(a)));
        let less = self.fp_compare(Comparison::LessEqual, a, b);
        self.extremum(a, b, open, less)
    }
    /// The greater of two numbers.
    pub fn fp_max(&mut self, a: Term, b: Term) -> Term {
        let open = self.unspecified(Unspecified::Max(self.format(a)));
        let greater = self.fp_compare(Comparison::LessEqual, b, a);
        self.extremum(a, b, open, greater)
    }

    /// The number of a sign, a biased exponent and a fraction.
    pub fn fp_of_parts(&mut self, sign: Term, exponent: Term, fraction: Term) -> Term {
        let sort = self.float_sort(self.width(exponent), self.width(fraction) + 1);
        let word = self.concat(&[sign, exponent, fraction]);
        self.of_word(sort, word)
    }
    /// A number in another format.
    pub fn fp_convert(&mut self, mode: Term, a: Term, to: Format) -> Term {
        let (format, word) = (self.format(a), self.word(a));
        let sort = self.float_sort(to.exponent, to.precision);
        let word = self.by_rounding(mode, |pool, rounding| {
            pool.float_op(FloatOperator { op: FloatOp::Convert(to), format, rounding }, &[word])
        });
        self.of_canonical(sort, word)
    }
    /// The number of an integer that is a bit-vector.
    pub fn fp_of_bv(&mut self, mode: Term, a: Term, signed: bool, to: Format) -> Term {
        let sort = self.float_sort(to.exponent, to.precision);
        let word = self.by_rounding(mode, |pool, rounding| {
            pool.float_op(FloatOperator { op: FloatOp::FromInt { signed }, format: to, rounding }, &[a])
        });
        self.of_canonical(sort, word)
    }
    /// The number of a real.
    pub fn fp_of_real(&mut self, mode: Term, a: Term, to: Format) -> Term {
        let sort = self.float_sort(to.exponent, to.precision);
        let value = self.as_num(a).cloned();
        let word = self.by_rounding(mode, |pool, rounding| {
            let number = match &value {
                Some(value) => pool.constant_word(sort, exact::of_rational(to, rounding, value)),
                None => pool.intern(Op::FloatOfReal(rounding), sort, &[a]),
            };
            pool.word(number)
        });
        self.of_canonical(sort, word)
    }

    /// The integer next to a number, as a bit-vector; open if it has no place there.
    pub fn fp_to_bv(&mut self, mode: Term, a: Term, signed: bool, bits: u32) -> Term {
        let given = self.format(a);
        // In formats where the greatest numbers have digits behind the point, the next integer may be none of them.
        let format = if given.bias() < i64::from(given.precision) {
            Format::new(given.exponent.max(u32::BITS - given.precision.leading_zeros()) + 1, given.precision)
        } else {
            given
        };
        let any = self.rounding(Rounding::NearestEven);
        let number = self.fp_convert(any, a, format);
        let word = self.word(number);
        let op = FloatOp::ToInt { signed: true, bits: bits + 2 };
        let wide = self.by_rounding(mode, |pool, rounding| {
            pool.float_op(FloatOperator { op, format, rounding }, &[word])
        });
        let short = self.extract(bits - 1, 0, wide);
        let back = if signed { self.sign_extend(2, short) } else { self.zero_extend(2, short) };
        let (fits, nan) = (self.eq(back, wide), self.fp_is(Class::Nan, a));
        let number = self.not(nan);
        let valid = self.and2(fits, number);
        let what = if signed { Unspecified::ToSbv(given, bits) } else { Unspecified::ToUbv(given, bits) };
        let open = self.unspecified(what);
        let open = self.app(open, &[mode, a]);
        self.ite(valid, short, open)
    }
    /// The real that a number is; open for infinities and NaN.
    pub fn fp_to_real(&mut self, a: Term) -> Term {
        let format = self.format(a);
        if let Some(word) = self.as_bits(a)
            && let Some(value) = exact::to_rational(format, word)
        {
            return self.num(value, Sort::REAL);
        }
        let open = self.unspecified(Unspecified::ToReal(format));
        let open = self.app(open, &[a]);
        let (nan, infinite) = (self.fp_is(Class::Nan, a), self.fp_is(Class::Infinite, a));
        let invalid = self.or2(nan, infinite);
        let value = self.real_of_float(a);
        self.ite(invalid, open, value)
    }
    /// The real that a finite number is, and 0 for the others.
    pub(crate) fn real_of_float(&mut self, a: Term) -> Term {
        match self.as_bits(a) {
            Some(word) => {
                let value = exact::to_rational(self.format(a), word).unwrap_or(Rat::ZERO);
                self.num(value, Sort::REAL)
            }
            None => self.intern(Op::RealOfFloat, Sort::REAL, &[a]),
        }
    }
    /// The number next to a real, rounded in one mode.
    pub(crate) fn float_of_real(&mut self, rounding: Rounding, sort: Sort, a: Term) -> Term {
        let mode = self.rounding(rounding);
        let format = self.as_float(sort).expect("the result is a floating-point number");
        self.fp_of_real(mode, a, format)
    }
}
