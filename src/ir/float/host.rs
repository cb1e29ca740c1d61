//! Operators as the machine does them, where its results are those of the standard.
//!
//! IEEE 754 leaves nothing open for these operators in binary32 and binary64, rounded to the nearest, but what a NaN looks like; results that are none
//! are left to [`exact`](super::exact), as is everything else.

use super::{FloatOp, Format, Rounding};
use eufonium_base::Bits;

/// The result, if the machine is known to make it.
pub fn apply(op: FloatOp, format: Format, rounding: Rounding, args: &[&Bits]) -> Option<Bits> {
    if !cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        return None;
    }
    match format {
        Format::DOUBLE => double(op, rounding, args),
        Format::SINGLE => single(op, rounding, args),
        _ => None,
    }
}

fn truth(holds: bool) -> Bits {
    Bits::from_u64(u64::from(holds), 1)
}

fn of_double(x: f64) -> Option<Bits> {
    (!x.is_nan()).then(|| Bits::from_u64(x.to_bits(), 64))
}

fn of_single(x: f32) -> Option<Bits> {
    (!x.is_nan()).then(|| Bits::from_u64(u64::from(x.to_bits()), 32))
}

/// The integer, if the word holds it.
fn to_int(x: f64, rounding: Rounding, signed: bool, bits: u32) -> Option<Bits> {
    let whole = x.trunc();
    if bits > 64 || rounding != Rounding::Zero && whole != x {
        return None;
    }
    // The ends are powers of two, so they are exact.
    let end = (2f64).powi(bits as i32 - i32::from(signed));
    let start = if signed { -end } else { 0.0 };
    let fits = whole >= start && whole < end;
    fits.then(|| Bits::from_u64(if signed { whole as i64 as u64 } else { whole as u64 }, bits))
}

macro_rules! operators {
    ($name:ident, $float:ty, $word:ty, $made:ident) => {
        fn $name(op: FloatOp, rounding: Rounding, args: &[&Bits]) -> Option<Bits> {
            let x = |i: usize| args[i].as_u64().map(|word| <$float>::from_bits(word as $word));
            Some(match op {
                FloatOp::Equal => truth(x(0)? == x(1)?),
                FloatOp::Less => truth(x(0)? < x(1)?),
                FloatOp::LessEqual => truth(x(0)? <= x(1)?),
                FloatOp::ToInt { signed, bits } => return to_int(x(0)?.into(), rounding, signed, bits),
                _ if rounding != Rounding::NearestEven => return None,
                FloatOp::Add => $made(x(0)? + x(1)?)?,
                FloatOp::Sub => $made(x(0)? - x(1)?)?,
                FloatOp::Mul => $made(x(0)? * x(1)?)?,
                FloatOp::Div => $made(x(0)? / x(1)?)?,
                FloatOp::Sqrt => $made(x(0)?.sqrt())?,
                FloatOp::FromInt { signed } if args[0].width() <= 64 => {
                    let word = args[0].as_u64()?;
                    let shift = 64 - args[0].width();
                    let value =
                        if signed { ((word << shift) as i64 >> shift) as $float } else { word as $float };
                    $made(value)?
                }
                FloatOp::Convert(to) if to == Format::DOUBLE => of_double(x(0)?.into())?,
                FloatOp::Convert(to) if to == Format::SINGLE => of_single(f64::from(x(0)?) as f32)?,
                _ => return None,
            })
        }
    };
}

operators!(double, f64, u64, of_double);
operators!(single, f32, u32, of_single);
