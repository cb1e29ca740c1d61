//! For which values of its choices a run goes the same way: an interval for each of them.
//!
//! A word that comes from a choice by operators with known operands is a *term* of the choice. Invariant: on the interval of the choice, each of its
//! terms is monotone in the order of words without a sign, as each of its operators is. What keeps an operator from that (it wraps, it changes a sign, a
//! quotient steps) is constant on segments of the interval, and the interval is narrowed to the segment of the value that the run has; a comparison
//! narrows it to where it has the same result. Both are found by bisection with the values of the term. What no operator here stands for narrows it to the
//! one value: the choice is *fixed*.
//!
//! So all values in the intervals lead to runs that take the same way. This is dynamic symbolic execution (Godefroid, Klarlund and Sen, "DART", PLDI 2005)
//! with intervals in the place of constraints and of their solver. Deliberately absent: terms of two choices, words of more than 64 bits,
//! floating-point numbers.

use super::word;
use crate::program::{BinaryOp, CastOp, CompareOp};
use eufonium_base::Bits;
use std::cmp::Ordering;

/// A term has no more operators.
const MOST_OPERATORS: u8 = 24;
/// Remainders of larger numbers are no choices of their own.
const MOST_MODULUS: u64 = 1 << 16;
/// A choice has so many values that its remainder is taken for another one; of smaller ones all values can be chosen.
const MANY: f64 = 262_144.0;

/// A choice of a run, and for which values of it the run goes the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The least one.
    pub low: u64,
    /// The greatest one.
    pub high: u64,
    /// The greatest value of the type.
    pub most: u64,
    /// The value that it has.
    pub at: u64,
    /// Whether it is no choice by itself.
    pub residue: Option<Residue>,
}

/// A remainder that is taken for a choice of its own: a run is like another one if the remainder of its choice is in an interval, and the choice is in its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Residue {
    /// Which choice it is of: a sum or difference of it and a number is divided.
    pub choice: usize,
    /// What divides.
    pub modulus: u64,
    /// Whether it goes up where the choice does.
    pub rising: bool,
}

impl Interval {
    /// Of a choice that decides nothing yet.
    pub(super) fn whole(at: u64, width: u32) -> Interval {
        Interval { low: 0, high: low_bits(width), most: low_bits(width), at, residue: None }
    }

    fn is_fixed(&self) -> bool {
        self.low == self.high
    }

    /// How many values there are.
    fn size(&self) -> f64 {
        (self.high - self.low) as f64 + 1.0
    }
}

fn low_bits(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// An operator with its known operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    /// x + k
    Add(u64),
    /// k - x
    From(u64),
    Mul(u64),
    UDiv(u64),
    URem(u64),
    /// By a positive number.
    SDiv(u64),
    /// By a positive number.
    SRem(u64),
    AShr(u32),
    /// All but the lowest bits.
    Clear(u64),
    ZeroExtend,
    SignExtend,
    Truncate,
}

/// A term of a choice.
#[derive(Clone, Copy, Debug)]
struct Term {
    choice: usize,
    width: u32,
    /// What it is made of; `None` for the choice itself.
    of: Option<(u32, Operator)>,
    operators: u8,
}

/// The choices of a run with their terms.
#[derive(Debug, Default)]
pub(super) struct Terms {
    /// Whether there are any.
    pub(super) on: bool,
    pub(super) choices: Vec<Interval>,
    terms: Vec<Term>,
    /// About how many runs all values need, as far as choices were fixed.
    pub(super) runs: f64,
}

impl Terms {
    pub(super) fn new(on: bool) -> Terms {
        Terms { on, runs: 1.0, ..Terms::default() }
    }

    /// The term of a new choice.
    pub(super) fn choose(&mut self, value: u64, width: u32) -> u32 {
        self.choices.push(Interval::whole(value, width));
        self.push(Term { choice: self.choices.len() - 1, width, of: None, operators: 0 })
    }

    fn push(&mut self, term: Term) -> u32 {
        self.terms.push(term);
        self.terms.len() as u32 - 1
    }

    fn interval(&self, term: u32) -> &Interval {
        &self.choices[self.terms[term as usize].choice]
    }

    /// The choice of a term.
    pub(super) fn choice(&self, term: u32) -> usize {
        self.terms[term as usize].choice
    }

    /// The width of a term.
    pub(super) fn width(&self, term: u32) -> u32 {
        self.terms[term as usize].width
    }

    /// Whether a term has one value: as terms rise or fall along the interval of their choice, where both ends of it give the same.
    pub(super) fn is_fixed(&self, term: u32) -> bool {
        let interval = self.interval(term);
        interval.is_fixed() || self.value(term, interval.low) == self.value(term, interval.high)
    }

    /// Which of two terms has the choice with fewer values.
    pub(super) fn smaller(&self, a: u32, b: u32) -> u32 {
        if self.interval(a).size() <= self.interval(b).size() { a } else { b }
    }

    /// Leaves the choice of a term the value that it has.
    pub(super) fn fix(&mut self, term: u32) {
        let choice = self.choice(term);
        let interval = &mut self.choices[choice];
        self.runs *= interval.size();
        (interval.low, interval.high) = (interval.at, interval.at);
    }

    /// The value of a term for a value of its choice.
    pub(super) fn value(&self, term: u32, choice: u64) -> u64 {
        let Term { width, of, .. } = self.terms[term as usize];
        match of {
            None => choice,
            Some((inner, operator)) => {
                let from = self.width(inner);
                apply(operator, self.value(inner, choice), [from, width])
            }
        }
    }

    /// Narrows the interval of a choice to where this holds, as it does for the value of the run. It must hold on an interval.
    fn narrow(&mut self, choice: usize, holds: impl Fn(&Terms, u64) -> bool) {
        let Interval { low, high, at, .. } = self.choices[choice];
        let boundary = |mut inside: u64, mut outside: u64| {
            while inside.abs_diff(outside) > 1 {
                let middle = inside.min(outside) + inside.abs_diff(outside) / 2;
                if holds(self, middle) { inside = middle } else { outside = middle }
            }
            inside
        };
        let low = if holds(self, low) { low } else { boundary(at, low) };
        let high = if holds(self, high) { high } else { boundary(at, high) };
        (self.choices[choice].low, self.choices[choice].high) = (low, high);
    }

    /// A remainder as a choice of its own, if its term steps by one and takes each remainder several times.
    fn residue(&mut self, term: u32, modulus: u64) -> Option<u32> {
        let Term { choice, width, .. } = self.terms[term as usize];
        let Interval { low, high, at, .. } = self.choices[choice];
        let is_large = self.choices[choice].size() >= MANY;
        if !(2..=MOST_MODULUS).contains(&modulus) || !is_large || !self.steps_by_one(term) {
            return None;
        }
        let rising = self.value(term, low) < self.value(term, high);
        let residue = Some(Residue { choice, modulus, rising });
        let at = self.value(term, at) % modulus;
        self.choices.push(Interval { low: 0, high: modulus - 1, most: modulus - 1, at, residue });
        Some(self.push(Term { choice: self.choices.len() - 1, width, of: None, operators: 0 }))
    }

    /// Whether a term is a sum or difference of its choice and a number.
    fn steps_by_one(&self, term: u32) -> bool {
        match self.terms[term as usize].of {
            None => self.interval(term).residue.is_none(),
            Some((
                inner,
                Operator::Add(_) | Operator::From(_) | Operator::ZeroExtend | Operator::SignExtend,
            )) => self.steps_by_one(inner),
            Some(_) => false,
        }
    }

    /// The remainder of a term with a sign by a positive number.
    fn signed_residue(&mut self, term: u32, modulus: u64) -> Option<u32> {
        let width = self.width(term);
        self.keep_sign(term);
        if signed(self.value(term, self.interval(term).at), width) >= 0 {
            return self.residue(term, modulus);
        }
        let opposite = self.apply(term, Operator::From(0), width)?;
        let residue = self.residue(opposite, modulus)?;
        self.apply(residue, Operator::From(0), width)
    }

    /// An operator on a term; the interval is narrowed to where it is monotone.
    fn apply(&mut self, term: u32, operator: Operator, to: u32) -> Option<u32> {
        let Term { choice, width, of, operators } = self.terms[term as usize];
        let before = self.choices[choice].size();
        let segment = |terms: &Terms, c: u64| segment(operator, terms.value(term, c), [width, to]);
        let own = segment(self, self.choices[choice].at);
        self.narrow(choice, |terms, c| segment(terms, c) == own);
        self.runs *= before / self.choices[choice].size();
        let (of, operator, operators) = match (of, operator) {
            (Some((inner, Operator::Add(first))), Operator::Add(second)) => {
                (inner, Operator::Add(first.wrapping_add(second) & low_bits(width)), operators)
            }
            _ => (term, operator, operators + 1),
        };
        let result = Term { choice, width: to, of: Some((of, operator)), operators };
        (operators <= MOST_OPERATORS).then(|| self.push(result))
    }

    /// A term as a word of another width.
    pub(super) fn cast(&mut self, op: CastOp, term: u32, to: u32) -> Option<u32> {
        let operator = match op {
            _ if to == self.width(term) => return Some(term),
            _ if to > 64 => return None,
            CastOp::ZeroExtend => Operator::ZeroExtend,
            CastOp::SignExtend => Operator::SignExtend,
            CastOp::Truncate => match self.residue(term, 1u64.checked_shl(to).unwrap_or(0)) {
                Some(residue) => return self.apply(residue, Operator::Truncate, to),
                None => Operator::Truncate,
            },
            CastOp::PointerToInt | CastOp::IntToPointer => return None,
        };
        self.apply(term, operator, to)
    }

    /// An operator on a term and a known number, on the right or on the left; none if no term stands for it.
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        (term, number): (u32, u64),
        term_is_left: bool,
        flags: [bool; 2],
    ) -> Option<u32> {
        let width = self.width(term);
        let all = low_bits(width);
        let is_negative = number >> (width - 1) & 1 == 1;
        let negated = number.wrapping_neg() & all;
        if flags != [false; 2] {
            self.keep_defined(op, (term, number), term_is_left, flags);
        }
        let residue = match (op, term_is_left) {
            (BinaryOp::URem, true) => self.residue(term, number),
            (BinaryOp::And, _) if number > 0 && number < all && (number + 1).is_power_of_two() => {
                self.residue(term, number + 1)
            }
            (BinaryOp::SRem, true) if !is_negative => self.signed_residue(term, number),
            _ => None,
        };
        if residue.is_some() {
            return residue;
        }
        let operator = match (op, term_is_left) {
            (BinaryOp::Add, _) => Operator::Add(number),
            (BinaryOp::Sub, true) => Operator::Add(negated),
            (BinaryOp::Sub, false) => Operator::From(number),
            (BinaryOp::Xor, _) if number == all => Operator::From(all),
            (BinaryOp::Or | BinaryOp::Xor, _) if number == 0 => Operator::Add(0),
            (BinaryOp::And, _) if number == all => Operator::Add(0),
            // The number decides alone.
            (BinaryOp::And, _) if number == 0 => Operator::Mul(0),
            (BinaryOp::Or, _) if number == all => {
                let none = self.apply(term, Operator::Mul(0), width)?;
                return self.apply(none, Operator::Add(all), width);
            }
            (BinaryOp::Mul, _) if is_negative && width > 1 => {
                let opposite = self.apply(term, Operator::From(0), width)?;
                return self.apply(opposite, Operator::Mul(negated), width);
            }
            (BinaryOp::Mul, _) => Operator::Mul(number),
            (BinaryOp::Shl, true) if number < u64::from(width) => Operator::Mul(1 << number),
            (BinaryOp::LShr, true) if number < u64::from(width) => Operator::UDiv(1 << number),
            (BinaryOp::AShr, true) if number < u64::from(width) => Operator::AShr(number as u32),
            (BinaryOp::UDiv, true) if number > 0 => Operator::UDiv(number),
            (BinaryOp::URem | BinaryOp::SRem, true) if number == 1 => Operator::Mul(0),
            (BinaryOp::URem, true) if number > 0 => Operator::URem(number),
            (BinaryOp::SDiv, true) if number > 0 && !is_negative => Operator::SDiv(number),
            (BinaryOp::SRem, true) if number > 0 && !is_negative => Operator::SRem(number),
            (BinaryOp::And, _) if number == all => return Some(term),
            (BinaryOp::And, _) if number == 0 => Operator::Mul(0),
            (BinaryOp::And, _) if (number + 1).is_power_of_two() => Operator::URem(number + 1),
            (BinaryOp::And, _) if negated.is_power_of_two() => Operator::Clear(number),
            _ => return None,
        };
        self.apply(term, operator, width)
    }

    /// Narrows the interval to where an operator with these flags is defined, as it is for the value of the run.
    fn keep_defined(
        &mut self,
        op: BinaryOp,
        (term, number): (u32, u64),
        term_is_left: bool,
        [nsw, nuw]: [bool; 2],
    ) {
        let (choice, width) = (self.choice(term), self.width(term));
        // Within one sign the term is monotone as a number with a sign, too, and so it overflows to one side.
        self.keep_sign(term);
        let known = Bits::from_u64(number, width);
        self.narrow(choice, |terms, c| {
            let word = Bits::from_u64(terms.value(term, c), width);
            let (a, b) = if term_is_left { (&word, &known) } else { (&known, &word) };
            word::binary(op, a, b, nsw, nuw).is_ok()
        });
    }

    /// Narrows the interval to where a term has the same sign.
    fn keep_sign(&mut self, term: u32) {
        let (choice, sign) = (self.choice(term), self.width(term) - 1);
        let own = self.value(term, self.choices[choice].at) >> sign;
        self.narrow(choice, |terms, c| terms.value(term, c) >> sign == own);
    }

    /// Narrows the interval to where a comparison of a term with a known number has the same result.
    pub(super) fn compare(&mut self, op: CompareOp, term: u32, number: u64) {
        let choice = self.choice(term);
        if matches!(op, CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge) {
            self.keep_sign(term);
        }
        let order = |terms: &Terms, c: u64| terms.value(term, c).cmp(&number);
        let own = order(self, self.choices[choice].at);
        let is_edge = matches!(op, CompareOp::Eq | CompareOp::Ne);
        let with_equal = match op {
            CompareOp::Ult | CompareOp::Uge | CompareOp::Slt | CompareOp::Sge => Ordering::Greater,
            _ => Ordering::Less,
        };
        // For `<`, equal numbers are as greater ones.
        let class = |order: Ordering| if order == Ordering::Equal && !is_edge { with_equal } else { order };
        self.narrow(choice, |terms, c| class(order(terms, c)) == class(own));
    }
}

/// The number with a sign that a word is.
fn signed(x: u64, width: u32) -> i64 {
    (x << (64 - width)) as i64 >> (64 - width)
}

/// An operator on a word, between these widths.
fn apply(operator: Operator, x: u64, [from, to]: [u32; 2]) -> u64 {
    let result = match operator {
        Operator::Add(k) => x.wrapping_add(k),
        Operator::From(k) => k.wrapping_sub(x),
        Operator::Mul(k) => x.wrapping_mul(k),
        Operator::UDiv(k) => x / k,
        Operator::URem(k) => x % k,
        Operator::SDiv(k) => (signed(x, from) / k as i64) as u64,
        Operator::SRem(k) => (signed(x, from) % k as i64) as u64,
        Operator::AShr(k) => (signed(x, from) >> k) as u64,
        Operator::Clear(mask) => x & mask,
        Operator::SignExtend => signed(x, from) as u64,
        Operator::ZeroExtend | Operator::Truncate => x,
    };
    result & low_bits(to)
}

/// What is constant where an operator is monotone, in the order of words without a sign.
fn segment(operator: Operator, x: u64, [from, to]: [u32; 2]) -> u64 {
    let wide = u128::from(x);
    let sign = x >> (from - 1) & 1;
    match operator {
        Operator::Add(k) => ((wide + u128::from(k)) >> from) as u64,
        Operator::From(k) => u64::from(x > k),
        Operator::Mul(k) => ((wide * u128::from(k)) >> from) as u64,
        Operator::URem(k) => x / k,
        // The quotient of negative numbers near zero is zero, which is the least word.
        Operator::SDiv(k) => sign << 1 | u64::from(signed(x, from) / k as i64 == 0),
        // So is the remainder of negative multiples.
        Operator::SRem(k) => {
            let (quotient, rest) = (signed(x, from) / k as i64, signed(x, from) % k as i64);
            quotient.unsigned_abs() << 2 | sign << 1 | u64::from(sign == 1 && rest == 0)
        }
        Operator::AShr(_) | Operator::SignExtend => sign,
        Operator::Truncate => x >> to.min(63),
        Operator::UDiv(_) | Operator::Clear(_) | Operator::ZeroExtend => 0,
    }
}
