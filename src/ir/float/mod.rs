//! Floating-point numbers of IEEE 754: their formats, operators on them, what these mean.
//!
//! A number is a word of bits. What an operator makes of words is said twice: [`exact`] computes with integers of any length, for
//! runs of programs and constants; [`circuit`] builds terms over bit-vectors, for proofs and searches. Neither uses the other, and
//! the tests compare them, with each other and with the machine.
//!
//! A NaN that an operator makes is always the same: positive, quiet, without payload ([`Format::nan`]); the standard leaves its
//! bits open. In the format of x87, whose leading bit is stored, words that the processor does not take for numbers are NaN, and
//! those with an exponent too small are numbers, as the processor reads them.
//!
//! As terms, floating-point numbers have sorts of their own (`words`), whose values are words except that NaN is one value; operators
//! are applied to words (`operators`), and the theory of SMT-LIB is made of both ([`theory`]).
//!
//! Source: IEEE 754-2008, clauses 3 to 6. Deliberately absent: exceptions and their flags, signalling, decimal formats.

pub mod circuit;
mod decimal;
pub mod elementary;
pub mod exact;
pub mod host;
mod operator;
mod operators;
pub mod reals;
#[cfg(test)]
mod tests;
pub mod theory;
mod unspecified;
mod words;

pub use decimal::decimal;
pub use elementary::Elementary;
pub use operator::FloatOperator;
pub use unspecified::Unspecified;
pub(crate) use words::{canonical, float_words, is_canonical};

use eufonium_base::Bits;

/// A binary format: a sign, a biased exponent and a significand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Format {
    /// The bits of the exponent, at least 2.
    pub exponent: u32,
    /// The bits of the significand with its leading one, at least 2.
    pub precision: u32,
    /// Whether the leading bit of the significand is stored.
    pub explicit: bool,
}

impl Format {
    /// `half`, 16 bits.
    pub const HALF: Format = Format::new(5, 11);
    /// `bfloat`, 16 bits.
    pub const BFLOAT: Format = Format::new(8, 8);
    /// `float`, 32 bits.
    pub const SINGLE: Format = Format::new(8, 24);
    /// `double`, 64 bits.
    pub const DOUBLE: Format = Format::new(11, 53);
    /// The numbers of x87, 80 bits.
    pub const EXTENDED: Format = Format { exponent: 15, precision: 64, explicit: true };
    /// `fp128`.
    pub const QUAD: Format = Format::new(15, 113);

    /// A format whose leading bit is not stored.
    pub const fn new(exponent: u32, precision: u32) -> Format {
        Format { exponent, precision, explicit: false }
    }
    /// The bits of a word.
    pub fn width(self) -> u32 {
        self.exponent + self.precision + u32::from(self.explicit)
    }
    /// The bits that follow the leading one.
    pub fn fraction(self) -> u32 {
        self.precision - 1
    }
    /// What is added to exponents; also the greatest exponent.
    pub fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }
    /// The least exponent of a number with full precision.
    pub fn least_exponent(self) -> i64 {
        1 - self.bias()
    }
    /// The same numbers without the stored leading bit.
    pub fn implicit(self) -> Format {
        Format { explicit: false, ..self }
    }
    /// Whether each number of this format is one of the other.
    pub fn fits_into(self, other: Format) -> bool {
        let smallest = |format: Format| format.least_exponent() - i64::from(format.fraction());
        other.precision >= self.precision && other.bias() >= self.bias() && smallest(other) <= smallest(self)
    }
    /// Whether a word is NaN; of formats that do not store the leading bit.
    pub fn is_nan(self, word: &Bits) -> bool {
        let field = word.extract(self.width() - 2, self.fraction());
        field.is_ones() && !word.extract(self.fraction() - 1, 0).is_zero()
    }
    /// The word of a sign, a biased exponent and the bits behind the leading one.
    pub fn word(self, negative: bool, exponent: u64, fraction: &Bits) -> Bits {
        let sign = Bits::from_u64(u64::from(negative), 1);
        let mut word = sign.concat(&Bits::from_u64(exponent, self.exponent));
        if self.explicit {
            word = word.concat(&Bits::from_u64(u64::from(exponent != 0), 1));
        }
        word.concat(fraction)
    }
    /// The biased exponent of infinities.
    fn top(self) -> u64 {
        (1 << self.exponent) - 1
    }
    /// The NaN that operators make.
    pub fn nan(self) -> Bits {
        self.word(false, self.top(), &Bits::power(self.fraction() - 1, self.fraction()))
    }
    /// An infinity.
    pub fn infinity(self, negative: bool) -> Bits {
        self.word(negative, self.top(), &Bits::zero(self.fraction()))
    }
    /// The number of greatest magnitude.
    pub fn greatest(self, negative: bool) -> Bits {
        self.word(negative, self.top() - 1, &Bits::ones(self.fraction()))
    }
    /// The number that SMT-LIB calls by a name: `NaN`, `+oo`, `-oo`, `+zero`, `-zero`.
    pub fn special(self, name: &str) -> Option<Bits> {
        match name {
            "NaN" => Some(self.nan()),
            "+oo" | "-oo" => Some(self.infinity(name == "-oo")),
            "+zero" | "-zero" => Some(self.zero(name == "-zero")),
            _ => None,
        }
    }
    /// A zero.
    pub fn zero(self, negative: bool) -> Bits {
        self.word(negative, 0, &Bits::zero(self.fraction()))
    }
    /// One, or minus one.
    pub fn one(self, negative: bool) -> Bits {
        self.word(negative, self.top() >> 1, &Bits::zero(self.fraction()))
    }
}

/// Which of the neighbours a result that is no number of the format becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rounding {
    /// The nearest one; of two the one whose last bit is 0.
    NearestEven,
    /// The nearest one; of two the one of greater magnitude.
    NearestAway,
    /// The greater one.
    Up,
    /// The less one.
    Down,
    /// The one of less magnitude.
    Zero,
}

impl Rounding {
    /// All of them.
    pub const ALL: [Rounding; 5] =
        [Rounding::NearestEven, Rounding::NearestAway, Rounding::Up, Rounding::Down, Rounding::Zero];

    /// The name in SMT-LIB.
    pub fn name(self) -> &'static str {
        match self {
            Rounding::NearestEven => "RNE",
            Rounding::NearestAway => "RNA",
            Rounding::Up => "RTP",
            Rounding::Down => "RTN",
            Rounding::Zero => "RTZ",
        }
    }
    /// The mode that SMT-LIB calls by this name, the short one or the long one.
    pub fn named(name: &str) -> Option<Rounding> {
        let short = match name {
            "roundNearestTiesToEven" => "RNE",
            "roundNearestTiesToAway" => "RNA",
            "roundTowardPositive" => "RTP",
            "roundTowardNegative" => "RTN",
            "roundTowardZero" => "RTZ",
            name => name,
        };
        Rounding::ALL.into_iter().find(|mode| mode.name() == short)
    }
    /// The word of the mode: its place among all.
    pub(crate) fn word(self) -> Bits {
        let place = Rounding::ALL.iter().position(|mode| *mode == self).expect("all are listed");
        Bits::from_u64(place as u64, words::ROUNDING_BITS)
    }
    /// The mode with this word.
    pub(crate) fn of_word(word: &Bits) -> Option<Rounding> {
        Rounding::ALL.get(word.as_u64()? as usize).copied()
    }

    /// Whether what is too great becomes infinite.
    fn overflows(self, negative: bool) -> bool {
        match self {
            Rounding::NearestEven | Rounding::NearestAway => true,
            Rounding::Up => !negative,
            Rounding::Down => negative,
            Rounding::Zero => false,
        }
    }
}

/// Operators. The operands are words of the operator's format, and so is the result, where nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatOp {
    /// Sum of two numbers.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient.
    Div,
    /// What remains of the first number after subtracting the second one as often as their quotient says, which is rounded to an
    /// integer; exact. Zero has the sign of the first.
    Rem,
    /// The product of the first two plus the third, rounded once.
    Fma,
    /// Square root.
    Sqrt,
    /// The integer next to a number.
    Integral,
    /// One bit: whether two numbers are equal; zeros are, NaNs are not.
    Equal,
    /// One bit: whether the first number is less.
    Less,
    /// One bit: whether the first number is less or equal.
    LessEqual,
    /// The number in another format.
    Convert(Format),
    /// From an integer of any width.
    FromInt {
        /// Whether it has a sign.
        signed: bool,
    },
    /// To an integer of the result's width: NaN to 0, what is too great to the greatest, what is too small to the least.
    ToInt {
        /// Whether it has a sign.
        signed: bool,
        /// Its bits.
        bits: u32,
    },
    /// The least or the greatest number that a library may give for a function; NaN where that has no value. For constants and runs;
    /// there is no circuit.
    Bound {
        /// The function.
        function: Elementary,
        /// Whether it is the greatest.
        greatest: bool,
    },
    /// The first number if it lies between the other two, of which the second is not less than the first; the end that it is beyond if it does not. For
    /// NaN the lower end, which is the result also where it is NaN itself.
    Clamp,
}

impl FloatOp {
    /// How many operands it has.
    pub fn arity(self) -> usize {
        match self {
            FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div | FloatOp::Rem => 2,
            FloatOp::Equal | FloatOp::Less | FloatOp::LessEqual => 2,
            FloatOp::Fma | FloatOp::Clamp => 3,
            FloatOp::Sqrt | FloatOp::Integral | FloatOp::Convert(_) => 1,
            FloatOp::FromInt { .. } | FloatOp::ToInt { .. } => 1,
            FloatOp::Bound { function, .. } => function.arity(),
        }
    }
    /// The bits of the result.
    pub fn result(self, format: Format) -> u32 {
        match self {
            FloatOp::Equal | FloatOp::Less | FloatOp::LessEqual => 1,
            FloatOp::Convert(to) => to.width(),
            FloatOp::ToInt { bits, .. } => bits,
            _ => format.width(),
        }
    }
}
