//! Ranges of the functions of `<math.h>`: where they are monotone in each operand, their values at the corners of a box bound all of them, with the units that
//! libraries may be wrong by.

use super::{Kind, Range, at_corners};
use crate::float::{Elementary, FloatOp, Format, Rounding, elementary, exact};
use eufonium_base::{Bits, Rat};

/// The range of the least or the greatest number that a library may give for operands in these ranges.
pub(super) fn bound(function: Elementary, greatest: bool, format: Format, args: &[Range]) -> Option<Range> {
    use Elementary::{Cos, Cosh, Hypot, Sin};
    let kind = Kind::Float(format);
    let is_even = matches!(function, Cos | Cosh | Hypot);
    let args: Vec<Range> = args.iter().map(|arg| if is_even { arg.magnitudes() } else { *arg }).collect();
    if is_monotone(function, format, &args) {
        let is_one = args.iter().all(|arg| arg.low == arg.high);
        let bounds = if is_one { elementary::bounds } else { elementary::bounds_nearby };
        return at_corners(kind, &args, |words| {
            let [least, most] = bounds(function, format, words);
            if greatest { most } else { least }
        });
    }
    let one = kind.rank(&format.one(false))?;
    let is_circular = matches!(function, Sin | Cos) && args.iter().all(|arg| arg.is_finite());
    is_circular.then_some(Range { kind, low: -one, high: one })
}

/// Whether a function is monotone in each operand, with the others anywhere in their ranges; an even function on magnitudes.
fn is_monotone(function: Elementary, format: Format, args: &[Range]) -> bool {
    let (is_negative, is_positive) = (|i: usize| args[i].high < 0, |i: usize| args[i].low > 0);
    use Elementary::*;
    match function {
        // An integer power of negative numbers; others have no value at the corners.
        Pow => is_positive(0) || is_negative(0) && args[1].low == args[1].high,
        // Where it jumps, the first number is zero and the second one is not positive.
        Atan2 => is_positive(1) || is_positive(0) || is_negative(0),
        // By the signs of their slopes.
        Sin | Tan => has_one_sign(Cos, format, args[0]),
        Cos => has_one_sign(Sin, format, args[0]),
        Asin | Acos | Atan | Sinh | Cosh | Tanh | Asinh | Acosh | Atanh => true,
        Exp | Exp2 | Exp10 | Expm1 | Log | Log2 | Log10 | Log1p | Cbrt | Erf | Hypot => true,
        // Far out its bounds are wide.
        Erfc => false,
    }
}

/// Whether sine or cosine has one sign in a range: at both ends, which are less than three apart, or at one if it is zero at the other.
fn has_one_sign(function: Elementary, format: Format, range: Range) -> bool {
    let kind = Kind::Float(format);
    let ends = [range.low, range.high].map(|rank| kind.word(rank));
    let (op, up) = (FloatOp::Sub, Rounding::Up);
    let distance = exact::apply(op, format, up, &[ends[1].clone(), ends[0].clone()]);
    let three = exact::of_rational(format, up, &Rat::int(3));
    let sign = |end: &Bits| {
        let bounds = elementary::bounds(function, format, std::slice::from_ref(end));
        let [least, greatest] = bounds.map(|word| kind.rank(&word));
        match (least?, greatest?) {
            (1.., _) => Some(1),
            (_, ..0) => Some(-1),
            (0, 0) => Some(0),
            _ => None,
        }
    };
    let is_near =
        kind.rank(&distance).zip(kind.rank(&three)).is_some_and(|(distance, three)| distance <= three);
    let signs = sign(&ends[0]).zip(sign(&ends[1]));
    is_near && signs.is_some_and(|(low, high)| low * high > 0 || (low == 0) != (high == 0))
}
