//! Ranges of words: floating-point numbers and integers between two bounds, and what operators make of them.
//!
//! A bound is the rank of a word among those of its kind: an integer is its own rank, and floating-point numbers are numbered upwards and
//! downwards from zero, which both zeros are. NaN has no rank and is in no range. Operators with one rounding are monotone in each
//! operand as long as no result is NaN, so the results at the corners of a box bound all of them: this is interval arithmetic with the
//! rounding of the program, not outwards (Moore, "Interval analysis", 1966, chapter 3; Miné, "Relational abstract domains for the detection of
//! floating-point run-time errors", ESOP 2004, section 2).

mod functions;
mod relation;

pub use relation::{Reading, Relation};

use crate::float::{FloatOp, Format, Rounding, exact};
use eufonium_base::Bits;

/// What the words of a range are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Floating-point numbers.
    Float(Format),
    /// Integers with sign of so many bits.
    Int(u32),
    /// Integers without sign of so many bits.
    Unsigned(u32),
}

/// All words of a kind from one rank to another. Never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// What they are.
    pub kind: Kind,
    /// The least rank.
    pub low: i128,
    /// The greatest rank.
    pub high: i128,
}

/// Integers with more bits have no ranges; one bit is a truth value. Whether products of 64 bits overflow is computed with twice as many.
const MOST_BITS: u32 = 128;

impl Kind {
    /// Whether words of this kind have ranks: their order is that of their bits.
    pub fn is_ranked(self) -> bool {
        match self {
            Kind::Float(format) => !format.explicit,
            Kind::Int(width) => (2..=MOST_BITS).contains(&width),
            Kind::Unsigned(width) => (2..=u64::BITS).contains(&width),
        }
    }

    /// The bits of a word.
    pub fn width(self) -> u32 {
        match self {
            Kind::Float(format) => format.width(),
            Kind::Int(width) | Kind::Unsigned(width) => width,
        }
    }

    /// The rank of a power of two, if the kind has it.
    pub fn power(self, exponent: i64) -> Option<i128> {
        match self {
            Kind::Float(format) => {
                let biased = u64::try_from(exponent + format.bias()).ok()?;
                let is_finite = biased > 0 && exponent <= format.bias();
                is_finite.then(|| self.rank(&format.word(false, biased, &Bits::zero(format.fraction()))))?
            }
            Kind::Int(width) => (0..i64::from(width) - 1).contains(&exponent).then(|| 1 << exponent),
            Kind::Unsigned(width) => (0..i64::from(width)).contains(&exponent).then(|| 1 << exponent),
        }
    }

    /// The rank of a word; none for NaN.
    pub fn rank(self, word: &Bits) -> Option<i128> {
        let magnitude = |bits: &Bits| match bits.as_u64() {
            Some(small) => Some(i128::from(small)),
            None => i128::try_from(bits.to_big()).ok(),
        };
        match self {
            Kind::Float(format) => {
                if exact::decode(format, word) == exact::Number::Nan {
                    return None;
                }
                let rank = magnitude(&word.extract(word.width() - 2, 0))?;
                Some(if word.sign() { -rank } else { rank })
            }
            Kind::Int(_) if word.sign() => magnitude(&word.not()).map(|n| -n - 1),
            Kind::Int(_) | Kind::Unsigned(_) => magnitude(word),
        }
    }

    /// The word with a rank, positive zero for 0.
    pub fn word(self, rank: i128) -> Bits {
        let magnitude = |n: i128, width| Bits::from_big(width, &n.unsigned_abs().into());
        match self {
            Kind::Float(format) => {
                let sign = Bits::from_u64(u64::from(rank < 0), 1);
                sign.concat(&magnitude(rank, format.width() - 1))
            }
            Kind::Int(width) if rank < 0 => magnitude(rank + 1, width).not(),
            Kind::Int(width) | Kind::Unsigned(width) => magnitude(rank, width),
        }
    }

    /// The least and the greatest rank: of infinities, where there are some.
    pub fn ends(self) -> (i128, i128) {
        match self {
            Kind::Float(format) => {
                let top = self.rank(&format.infinity(false)).expect("an infinity is a number");
                (-top, top)
            }
            Kind::Int(width) => {
                let most = i128::MAX >> (i128::BITS - width);
                (-most - 1, most)
            }
            Kind::Unsigned(width) => (0, i128::MAX >> (i128::BITS - 1 - width)),
        }
    }

    /// All words that have a rank.
    pub fn all(self) -> Range {
        let (low, high) = self.ends();
        Range { kind: self, low, high }
    }
}

impl Range {
    /// One word, unless it has no rank.
    pub fn single(kind: Kind, word: &Bits) -> Option<Range> {
        let rank = kind.rank(word).filter(|_| kind.is_ranked())?;
        Some(Range { kind, low: rank, high: rank })
    }

    /// The ranks between these that the range has; none if there are none.
    pub fn between(self, low: i128, high: i128) -> Option<Range> {
        let (low, high) = (self.low.max(low), self.high.min(high));
        (low <= high).then_some(Range { low, high, ..self })
    }

    /// The ranks that stand in a relation to one of another range; none if there are none.
    pub fn narrowed(self, relation: Relation, other: Range) -> Option<Range> {
        let (low, high) = relation.narrowed((self.low, self.high), (other.low, other.high))?;
        Some(Range { low, high, ..self })
    }

    /// The ranks without that of another range where that is one rank at an end; none if there are none.
    pub fn without_end(self, other: Range) -> Option<Range> {
        if other.low != other.high {
            return Some(self);
        }
        let low = if self.low == other.low { self.low.saturating_add(1) } else { self.low };
        let high = if self.high == other.low { self.high.saturating_sub(1) } else { self.high };
        self.between(low, high)
    }

    /// The least and the greatest of these integers when they are read without sign; none if they are too large.
    pub fn unsigned_ends(self) -> Option<(i128, i128)> {
        if self.low >= 0 {
            return Some((self.low, self.high));
        }
        let modulus = 1_i128.checked_shl(self.kind.width()).filter(|modulus| *modulus > 0)?;
        Some(match self.high >= 0 {
            true => (0, modulus - 1),
            false => (self.low + modulus, self.high + modulus),
        })
    }

    /// The least range with both; none if they are of different kinds.
    pub fn join(self, other: Range) -> Option<Range> {
        let (low, high) = (self.low.min(other.low), self.high.max(other.high));
        (self.kind == other.kind).then_some(Range { low, high, ..self })
    }

    /// Whether it excludes infinities.
    fn is_finite(self) -> bool {
        let (low, high) = self.kind.ends();
        low < self.low && self.high < high
    }

    /// The range of the negated numbers.
    pub fn negated(self) -> Range {
        Range { low: -self.high, high: -self.low, ..self }
    }

    /// The range of the magnitudes.
    pub fn magnitudes(self) -> Range {
        let low = if self.low <= 0 && self.high >= 0 { 0 } else { self.low.abs().min(self.high.abs()) };
        Range { low, high: self.low.abs().max(self.high.abs()), ..self }
    }

    /// The same integers as words of another kind, if that has all of them.
    pub fn with_kind(self, kind: Kind) -> Option<Range> {
        if !kind.is_ranked() || [self.kind, kind].iter().any(|kind| matches!(kind, Kind::Float(_))) {
            return None;
        }
        let (low, high) = kind.ends();
        (low <= self.low && self.high <= high).then_some(Range { kind, ..self })
    }
}

/// The range of an operator's results on words of these ranges; none if it is not known, or one of them may be NaN.
pub fn apply(op: FloatOp, format: Format, rounding: Rounding, args: &[Range]) -> Option<Range> {
    let kind = match op {
        FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div | FloatOp::Fma => Kind::Float(format),
        FloatOp::Sqrt | FloatOp::Integral | FloatOp::FromInt { .. } => Kind::Float(format),
        FloatOp::Convert(to) => Kind::Float(to),
        FloatOp::ToInt { signed: true, bits } => Kind::Int(bits),
        FloatOp::ToInt { signed: false, bits } => Kind::Unsigned(bits),
        // It is the number, or a bound that this does not keep.
        FloatOp::Clamp => return args[1].join(args[2]),
        FloatOp::Bound { function, greatest } => return functions::bound(function, greatest, format, args),
        _ => return None,
    };
    let finite = || args.iter().all(|a| a.is_finite());
    let defined = match (op, args) {
        // Infinities would meet infinities or zeros.
        (FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Fma, _) => finite(),
        (FloatOp::Div, [_, b]) => finite() && (b.low > 0 || b.high < 0),
        (FloatOp::Sqrt, [a]) => a.low >= 0,
        (FloatOp::FromInt { signed }, [a]) => signed || a.low >= 0,
        _ => true,
    };
    if !defined {
        return None;
    }
    at_corners(kind, args, |words| exact::apply(op, format, rounding, words))
}

/// The range of words of a kind that come from the corners of a box; none if one has no rank.
fn at_corners(kind: Kind, args: &[Range], apply: impl Fn(&[Bits]) -> Bits) -> Option<Range> {
    if !kind.is_ranked() || args.iter().any(|a| !a.kind.is_ranked()) {
        return None;
    }
    let mut range: Option<Range> = None;
    for corner in 0..1_u32 << args.len() {
        let word = |(i, a): (usize, &Range)| a.kind.word(if corner >> i & 1 == 0 { a.low } else { a.high });
        let words: Vec<Bits> = args.iter().enumerate().map(word).collect();
        let result = Range::single(kind, &apply(&words))?;
        range = Some(range.map_or(Some(result), |range| range.join(result))?);
    }
    range
}

#[cfg(test)]
mod tests;
