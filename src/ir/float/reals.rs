//! Words as real numbers, with one real for each number, both infinities among them, and the reals beyond for NaN.
//!
//! So the order of numbers is that of the reals, and NaN is beyond all of them. Deliberately absent: the sign of zero, and
//! formats with numbers beyond those of `double`.

use super::{Format, Rounding, exact};
use eufonium_base::{Bits, Rat};

/// The positive infinity is this power of two, the first one beyond all numbers of `double`.
const INFINITY: i64 = 1_024;

/// A power of two.
pub fn power(exponent: i64) -> Rat {
    let bits = u32::try_from(exponent.unsigned_abs()).expect("an exponent of a format");
    let magnitude = Bits::power(bits, bits + 1).to_rat();
    if exponent < 0 { magnitude.recip() } else { magnitude }
}

/// The real that is the positive infinity. What is greater is NaN.
pub fn infinity() -> Rat {
    power(INFINITY)
}

/// Whether the numbers of a format have reals.
pub fn has_reals(format: Format) -> bool {
    !format.explicit && format.fits_into(Format::DOUBLE)
}

/// The real of a word.
pub fn of_word(format: Format, word: &Bits) -> Rat {
    match exact::to_rational(format, word) {
        Some(value) => value,
        None if format.is_nan(word) => power(INFINITY + 1),
        None if word.sign() => -infinity(),
        None => infinity(),
    }
}

/// The word of a real; if it has none, that of a neighbour.
pub fn to_word(format: Format, rounding: Rounding, value: &Rat) -> Bits {
    if *value > infinity() { format.nan() } else { exact::of_rational(format, rounding, value) }
}
