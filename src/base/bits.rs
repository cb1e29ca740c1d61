//! Values of bit-vectors: fixed-width words of any width from 1 on, with the operations of SMT-LIB.
//!
//! Invariants: a value of up to `WORD` bits is one machine word, a longer one a `BitVec` of words, the lowest bit first,
//! that starts at its first word; bits above the width are 0 in both forms. Thus equal values have equal
//! representations. All operations work on whole words; products and quotients of long values go through `num-bigint`.

use super::num::Rat;
use bitvec::order::Lsb0;
use bitvec::vec::BitVec;
use num_bigint::{BigInt, BigUint, Sign};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Bits in a machine word; values up to this width are held in one.
const WORD: u32 = u64::BITS;

/// The value of a bit-vector: a width and that many bits, bit 0 the lowest.
#[derive(Clone, PartialEq, Eq)]
pub struct Bits(Repr);

#[derive(Clone, PartialEq, Eq)]
enum Repr {
    Word(u32, u64),
    Long(BitVec<u64, Lsb0>),
}

/// The lowest `width` bits of a word, `width <= 64`.
#[inline]
fn mask(width: u32) -> u64 {
    if width >= WORD { u64::MAX } else { (1 << width) - 1 }
}

/// How many words hold so many bits.
fn words_for(width: u32) -> usize {
    width.div_ceil(WORD) as usize
}

/// Making values.
impl Bits {
    /// A short value; bits above the width are cut off.
    #[inline]
    fn word(width: u32, value: u64) -> Bits {
        debug_assert!((1..=WORD).contains(&width), "a word holds 1 to 64 bits");
        Bits(Repr::Word(width, value & mask(width)))
    }

    /// A value of any width from its words, the lowest first; too many are cut off, missing ones are 0.
    fn from_words(width: u32, mut words: Vec<u64>) -> Bits {
        if width <= WORD {
            return Bits::word(width, words.first().copied().unwrap_or(0));
        }
        words.resize(words_for(width), 0);
        if !width.is_multiple_of(WORD) {
            *words.last_mut().expect("a long value has words") &= mask(width % WORD);
        }
        let mut bits = BitVec::from_vec(words);
        bits.truncate(width as usize);
        Bits(Repr::Long(bits))
    }

    /// A natural number modulo `2^width`.
    pub fn from_big(width: u32, n: &BigUint) -> Bits {
        Bits::from_words(width, n.iter_u64_digits().take(words_for(width)).collect())
    }

    /// All bits 0.
    pub fn zero(width: u32) -> Bits {
        Bits::from_u64(0, width)
    }
    /// The number 1.
    pub fn one(width: u32) -> Bits {
        Bits::from_u64(1, width)
    }
    /// All bits 1.
    pub fn ones(width: u32) -> Bits {
        Bits::from_words(width, vec![u64::MAX; words_for(width)])
    }
    /// The least signed number: the top bit alone.
    pub fn min_signed(width: u32) -> Bits {
        Bits::power(width - 1, width)
    }
    /// The greatest signed number: all bits but the top one.
    pub fn max_signed(width: u32) -> Bits {
        Bits::min_signed(width).not()
    }
    /// `2^exponent`, which is below `2^width`.
    pub fn power(exponent: u32, width: u32) -> Bits {
        debug_assert!(exponent < width, "a bit of the value");
        let mut words = vec![0; words_for(width)];
        words[(exponent / WORD) as usize] = 1 << (exponent % WORD);
        Bits::from_words(width, words)
    }

    /// `value mod 2^width`.
    pub fn from_u64(value: u64, width: u32) -> Bits {
        if width <= WORD { Bits::word(width, value) } else { Bits::from_words(width, vec![value]) }
    }

    /// An integer modulo `2^width`.
    pub fn from_rat(n: &Rat, width: u32) -> Bits {
        debug_assert!(n.is_int(), "a bit-vector is made of an integer");
        if let Some(n) = n.to_i64()
            && width <= WORD
        {
            return Bits::word(width, n as u64);
        }
        let big = n.to_big();
        let magnitude = Bits::from_big(width, big.numer().magnitude());
        if big.numer().sign() == Sign::Minus { magnitude.neg() } else { magnitude }
    }

    /// Reads binary digits, without prefix; the width is their number.
    pub fn parse_binary(digits: &str) -> Option<Bits> {
        Bits::parse_digits(digits, 1)
    }
    /// Reads hexadecimal digits, without prefix; the width is four times their number.
    pub fn parse_hex(digits: &str) -> Option<Bits> {
        Bits::parse_digits(digits, 4)
    }

    fn parse_digits(digits: &str, bits_per_digit: u32) -> Option<Bits> {
        let width = u32::try_from(digits.len()).ok()?.checked_mul(bits_per_digit)?;
        if width == 0 {
            return None;
        }
        let mut words = vec![0; words_for(width)];
        for (i, digit) in digits.bytes().rev().enumerate() {
            let value = char::from(digit).to_digit(1 << bits_per_digit)?;
            let at = i * bits_per_digit as usize;
            words[at / WORD as usize] |= u64::from(value) << (at % WORD as usize);
        }
        Some(Bits::from_words(width, words))
    }

    /// Reads decimal digits: their number modulo `2^width`. `None` if there are none or others.
    pub fn parse_decimal(digits: &str, width: u32) -> Option<Bits> {
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        match digits.parse::<u64>() {
            Ok(n) => Some(Bits::from_u64(n, width)),
            Err(_) => Some(Bits::from_big(width, &digits.parse().ok()?)),
        }
    }

    /// The value whose bit `i` is `bit(i)`.
    pub fn from_fn(width: u32, mut bit: impl FnMut(u32) -> bool) -> Bits {
        let mut words = vec![0; words_for(width)];
        for i in 0..width {
            words[(i / WORD) as usize] |= u64::from(bit(i)) << (i % WORD);
        }
        Bits::from_words(width, words)
    }
}

/// Reading values.
impl Bits {
    /// The number of bits.
    #[inline]
    pub fn width(&self) -> u32 {
        match &self.0 {
            Repr::Word(width, _) => *width,
            Repr::Long(bits) => u32::try_from(bits.len()).expect("a width fits 32 bits"),
        }
    }

    /// The words, the lowest first.
    #[inline]
    fn words(&self) -> &[u64] {
        match &self.0 {
            Repr::Word(_, word) => std::slice::from_ref(word),
            Repr::Long(bits) => bits.as_raw_slice(),
        }
    }

    /// The unsigned number.
    pub fn to_big(&self) -> BigUint {
        let halves = self.words().iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
        BigUint::new(halves.collect())
    }

    /// Bit `i`, which is below the width.
    #[inline]
    pub fn bit(&self, i: u32) -> bool {
        debug_assert!(i < self.width(), "a bit of the value");
        self.words()[(i / WORD) as usize] >> (i % WORD) & 1 == 1
    }
    /// The unsigned number, if it fits.
    #[inline]
    pub fn as_u64(&self) -> Option<u64> {
        let (low, high) = self.words().split_first().expect("a value has words");
        high.iter().all(|w| *w == 0).then_some(*low)
    }
    /// Whether all bits are 0.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|w| *w == 0)
    }
    /// Whether this is the number 1.
    #[inline]
    pub fn is_one(&self) -> bool {
        self.as_u64() == Some(1)
    }
    /// Whether all bits are 1.
    pub fn is_ones(&self) -> bool {
        self.count_ones() == self.width()
    }
    /// Whether this is the least signed number.
    pub fn is_min_signed(&self) -> bool {
        self.trailing_zeros() == self.width() - 1
    }
    /// The top bit: whether the signed number is below 0.
    #[inline]
    pub fn sign(&self) -> bool {
        self.bit(self.width() - 1)
    }

    /// The unsigned number.
    pub fn to_rat(&self) -> Rat {
        match self.as_u64().map(i64::try_from) {
            Some(Ok(n)) => Rat::int(n),
            _ => Rat::from_bigint(BigInt::from(self.to_big())),
        }
    }
    /// The signed number.
    pub fn to_rat_signed(&self) -> Rat {
        if self.sign() { -self.neg().to_rat() } else { self.to_rat() }
    }

    /// How many bits are 0 below the lowest 1; the width if all are.
    pub fn trailing_zeros(&self) -> u32 {
        match self.words().iter().position(|w| *w != 0) {
            Some(at) => at as u32 * WORD + self.words()[at].trailing_zeros(),
            None => self.width(),
        }
    }
    /// How many bits are 0 above the highest 1; the width if all are.
    pub fn leading_zeros(&self) -> u32 {
        match self.words().iter().rposition(|w| *w != 0) {
            Some(at) => self.width() - at as u32 * WORD - (WORD - self.words()[at].leading_zeros()),
            None => self.width(),
        }
    }
    /// How many bits are 1.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|w| w.count_ones()).sum()
    }
    /// The exponent, if the unsigned number is a power of two.
    pub fn power_of_two(&self) -> Option<u32> {
        (self.count_ones() == 1).then(|| self.trailing_zeros())
    }

    /// As SMT-LIB writes it: hexadecimal if the width is a multiple of four, binary otherwise.
    pub fn to_smtlib(&self) -> String {
        if !self.width().is_multiple_of(4) {
            return self.to_string();
        }
        let digit = |i: u32| {
            let value = self.words()[(i / (WORD / 4)) as usize] >> (i % (WORD / 4) * 4) & 0xf;
            char::from_digit(value as u32, 16).expect("four bits are a digit")
        };
        "#x".chars().chain((0..self.width() / 4).rev().map(digit)).collect()
    }
}

/// Arithmetic; both operands have one width, which is the result's.
impl Bits {
    fn zip(&self, other: &Bits, op: impl Fn(u64, u64) -> u64) -> Bits {
        debug_assert_eq!(self.width(), other.width(), "operands of one width");
        match (&self.0, &other.0) {
            (Repr::Word(width, a), Repr::Word(_, b)) => Bits::word(*width, op(*a, *b)),
            _ => {
                let words = self.words().iter().zip(other.words()).map(|(a, b)| op(*a, *b)).collect();
                Bits::from_words(self.width(), words)
            }
        }
    }

    /// By words if the operands are short, by big numbers if not.
    fn numeric(
        &self,
        other: &Bits,
        short: impl Fn(u64, u64) -> u64,
        long: impl Fn(BigUint, BigUint) -> BigUint,
    ) -> Bits {
        debug_assert_eq!(self.width(), other.width(), "operands of one width");
        match (&self.0, &other.0) {
            (Repr::Word(width, a), Repr::Word(_, b)) => Bits::word(*width, short(*a, *b)),
            _ => Bits::from_big(self.width(), &long(self.to_big(), other.to_big())),
        }
    }

    /// `self + other + carry`, the carry of each word going into the next.
    fn add_with(&self, words: impl Iterator<Item = u64>, mut carry: bool) -> Bits {
        let sums = self.words().iter().zip(words).map(|(a, b)| {
            let (sum, over) = a.overflowing_add(b);
            let (sum, over_too) = sum.overflowing_add(u64::from(carry));
            carry = over || over_too;
            sum
        });
        let sums = sums.collect();
        Bits::from_words(self.width(), sums)
    }

    /// All bits inverted.
    #[allow(clippy::should_implement_trait)]
    pub fn not(&self) -> Bits {
        self.zip(self, |a, _| !a)
    }
    /// The bits that both have.
    pub fn and(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & b)
    }
    /// The bits that one has.
    pub fn or(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a | b)
    }
    /// The bits that one has and the other has not.
    pub fn xor(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a ^ b)
    }

    /// `-self mod 2^width`.
    #[allow(clippy::should_implement_trait)]
    pub fn neg(&self) -> Bits {
        Bits::zero(self.width()).sub(self)
    }
    /// `self + other mod 2^width`.
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, other: &Bits) -> Bits {
        match (&self.0, &other.0) {
            (Repr::Word(width, a), Repr::Word(_, b)) => Bits::word(*width, a.wrapping_add(*b)),
            _ => self.add_with(other.words().iter().copied(), false),
        }
    }
    /// `self - other mod 2^width`.
    #[allow(clippy::should_implement_trait)]
    pub fn sub(&self, other: &Bits) -> Bits {
        match (&self.0, &other.0) {
            (Repr::Word(width, a), Repr::Word(_, b)) => Bits::word(*width, a.wrapping_sub(*b)),
            _ => self.add_with(other.words().iter().map(|w| !w), true),
        }
    }
    /// `self * other mod 2^width`.
    #[allow(clippy::should_implement_trait)]
    pub fn mul(&self, other: &Bits) -> Bits {
        self.numeric(other, u64::wrapping_mul, |a, b| a * b)
    }
    /// The unsigned quotient; all ones if the divisor is 0.
    pub fn udiv(&self, other: &Bits) -> Bits {
        if other.is_zero() {
            return Bits::ones(self.width());
        }
        self.numeric(other, |a, b| a / b, |a, b| a / b)
    }
    /// The unsigned remainder; `self` if the divisor is 0.
    pub fn urem(&self, other: &Bits) -> Bits {
        if other.is_zero() {
            return self.clone();
        }
        self.numeric(other, |a, b| a % b, |a, b| a % b)
    }

    /// The shift amount, if it is below the width.
    fn amount(&self, other: &Bits) -> Option<u32> {
        debug_assert_eq!(self.width(), other.width(), "operands of one width");
        other.as_u64().filter(|n| *n < u64::from(self.width())).map(|n| n as u32)
    }
    /// `self * 2^other`, 0 if `other` is not below the width.
    #[allow(clippy::should_implement_trait)]
    pub fn shl(&self, other: &Bits) -> Bits {
        let Some(n) = self.amount(other) else { return Bits::zero(self.width()) };
        Bits::from_words(self.width(), shifted_up(self.words(), n, words_for(self.width())))
    }
    /// `self / 2^other`, zeros coming in at the top.
    pub fn lshr(&self, other: &Bits) -> Bits {
        let Some(n) = self.amount(other) else { return Bits::zero(self.width()) };
        Bits::from_words(self.width(), shifted_down(self.words(), n, words_for(self.width())))
    }
    /// `self / 2^other`, copies of the top bit coming in.
    pub fn ashr(&self, other: &Bits) -> Bits {
        if self.sign() { self.not().lshr(other).not() } else { self.lshr(other) }
    }

    fn unsigned_cmp(&self, other: &Bits) -> Ordering {
        debug_assert_eq!(self.width(), other.width(), "operands of one width");
        self.words().iter().rev().cmp(other.words().iter().rev())
    }
    /// Whether the unsigned number is below the other.
    #[inline]
    pub fn ult(&self, other: &Bits) -> bool {
        self.unsigned_cmp(other).is_lt()
    }
    /// Whether the unsigned number is not above the other.
    #[inline]
    pub fn ule(&self, other: &Bits) -> bool {
        self.unsigned_cmp(other).is_le()
    }
    /// Whether the signed number is below the other.
    #[inline]
    pub fn slt(&self, other: &Bits) -> bool {
        if self.sign() == other.sign() { self.ult(other) } else { self.sign() }
    }
    /// Whether the signed number is not above the other.
    #[inline]
    pub fn sle(&self, other: &Bits) -> bool {
        !other.slt(self)
    }
}

/// `len` words of `words * 2^n`.
fn shifted_up(words: &[u64], n: u32, len: usize) -> Vec<u64> {
    let (skip, n) = ((n / WORD) as usize, n % WORD);
    let word = |i: usize| words.get(i).copied().unwrap_or(0);
    let at = |i: usize| match i.checked_sub(skip) {
        None => 0,
        Some(0) => word(0) << n,
        Some(i) if n == 0 => word(i),
        Some(i) => word(i) << n | word(i - 1) >> (WORD - n),
    };
    (0..len).map(at).collect()
}

/// `len` words of `words / 2^n`.
fn shifted_down(words: &[u64], n: u32, len: usize) -> Vec<u64> {
    let (skip, n) = ((n / WORD) as usize, n % WORD);
    let word = |i: usize| words.get(i + skip).copied().unwrap_or(0);
    let at = |i: usize| if n == 0 { word(i) } else { word(i) >> n | word(i + 1) << (WORD - n) };
    (0..len).map(at).collect()
}

/// Cutting and joining.
impl Bits {
    /// `self` above `low`; the widths add up.
    pub fn concat(&self, low: &Bits) -> Bits {
        let width = self.width() + low.width();
        let mut words = shifted_up(self.words(), low.width(), words_for(width));
        for (word, l) in words.iter_mut().zip(low.words()) {
            *word |= l;
        }
        Bits::from_words(width, words)
    }
    /// Bits `lo` to `hi`, both included.
    pub fn extract(&self, hi: u32, lo: u32) -> Bits {
        debug_assert!(lo <= hi && hi < self.width(), "bits of the value");
        let width = hi - lo + 1;
        match &self.0 {
            Repr::Word(_, word) => Bits::word(width, word >> lo),
            Repr::Long(_) => Bits::from_words(width, shifted_down(self.words(), lo, words_for(width))),
        }
    }
    /// `n` more bits at the top, all 0.
    pub fn zero_extend(&self, n: u32) -> Bits {
        Bits::from_words(self.width() + n, self.words().to_vec())
    }
    /// `n` more bits at the top, copies of the top bit.
    pub fn sign_extend(&self, n: u32) -> Bits {
        if self.sign() { self.not().zero_extend(n).not() } else { self.zero_extend(n) }
    }
}

impl Hash for Bits {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.width());
        self.words().iter().for_each(|w| state.write_u64(*w));
    }
}

impl Ord for Bits {
    /// By width, then by unsigned number.
    fn cmp(&self, other: &Bits) -> Ordering {
        self.width()
            .cmp(&other.width())
            .then_with(|| self.words().iter().rev().cmp(other.words().iter().rev()))
    }
}

impl PartialOrd for Bits {
    fn partial_cmp(&self, other: &Bits) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: String = (0..self.width()).rev().map(|i| if self.bit(i) { '1' } else { '0' }).collect();
        write!(f, "#b{digits}")
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_smtlib())
    }
}

#[cfg(test)]
mod tests;
