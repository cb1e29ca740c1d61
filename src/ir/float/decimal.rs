//! Numbers as a C program writes them.
//!
//! The shortest decimal digits that give back the same number, for the two formats of `float` and `double`; hexadecimal digits
//! for the others, which are exact.

use super::Format;
use super::exact::{Number, decode};
use eufonium_base::Bits;

/// A number as C writes it, without a suffix; `nan` and `inf` for what has no digits.
pub fn decimal(format: Format, word: &Bits) -> String {
    let (negative, magnitude, exponent) = match decode(format, word) {
        Number::Nan => return "nan".into(),
        Number::Infinite { negative } => return if negative { "-inf" } else { "inf" }.into(),
        Number::Finite { negative, magnitude, exponent } => (negative, magnitude, exponent),
    };
    match word.as_u64() {
        Some(bits) if format == Format::SINGLE => format!("{:?}", f32::from_bits(bits as u32)),
        Some(bits) if format == Format::DOUBLE => format!("{:?}", f64::from_bits(bits)),
        _ => format!("{}0x{}p{exponent:+}", if negative { "-" } else { "" }, magnitude.to_str_radix(16)),
    }
}
