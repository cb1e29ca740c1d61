//! Between which numbers of a format the functions of `<math.h>` give their results.
//!
//! C leaves their accuracy open; libraries document how far from the exact value a result may be, in units of its last place. With four units all
//! of these functions in the common libraries are covered ("The GNU C Library Reference Manual", section 19.7). Exact values come from
//! interval arithmetic with some 200 bits, so that what is said of them is proved, not hoped for.
//!
//! Powers, logarithms to the bases two and ten and hypotenuses that are numbers of the format are that number: libraries that err by less than one unit there
//! have no other choice, and of the decimal logarithm it is promised where most libraries have it from (Sun Microsystems, fdlibm, `e_log10.c`). No result
//! is on the other side of zero or one than the exact value, as these are values of many of the functions themselves.
//! Deliberately absent: gamma and Bessel functions; that a library's results grow where the exact values do.

mod functions;
mod interval;
mod series;

use super::exact::{self, Number};
use super::{Format, Rounding};
use eufonium_base::Bits;
use interval::Interval;
use num_bigint::{BigInt, Sign};
use std::cmp::Ordering;

/// By how many units of the last place a library may be wrong.
const UNITS: i64 = 4;
/// Two numbers that agree in so many bits are the same.
const SAME: i64 = 190;

macro_rules! functions {
    ($($name:ident $text:literal $arity:literal),* $(,)?) => {
        /// A function of `<math.h>` of one or two numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Elementary {
            $(#[doc = concat!("`", $text, "`")] $name),*
        }

        impl Elementary {
            /// The function of this name, without suffixes of types.
            pub fn named(name: &str) -> Option<Elementary> {
                match name {
                    $($text => Some(Elementary::$name),)*
                    _ => None,
                }
            }
            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Elementary::$name => $text),*
                }
            }
            /// How many operands it has.
            pub fn arity(self) -> usize {
                match self {
                    $(Elementary::$name => $arity),*
                }
            }
            /// All functions.
            pub const ALL: &'static [Elementary] = &[$(Elementary::$name),*];
        }
    };
}

functions! {
    Sin "sin" 1, Cos "cos" 1, Tan "tan" 1, Asin "asin" 1, Acos "acos" 1, Atan "atan" 1,
    Sinh "sinh" 1, Cosh "cosh" 1, Tanh "tanh" 1, Asinh "asinh" 1, Acosh "acosh" 1, Atanh "atanh" 1,
    Exp "exp" 1, Exp2 "exp2" 1, Exp10 "exp10" 1, Expm1 "expm1" 1,
    Log "log" 1, Log2 "log2" 1, Log10 "log10" 1, Log1p "log1p" 1,
    Cbrt "cbrt" 1, Erf "erf" 1, Erfc "erfc" 1, Pow "pow" 2, Atan2 "atan2" 2, Hypot "hypot" 2,
}

/// What is known of a value.
enum Enclosure {
    /// There is none.
    Nan,
    /// This one.
    Exactly(Number),
    /// One in this interval.
    Within(Interval),
}

/// The least and the greatest number that a library may give for a function of these words; NaN twice where the function has no value.
pub fn bounds(function: Elementary, format: Format, args: &[Bits]) -> [Bits; 2] {
    within(function, format, args, true)
}

/// The same as if the value were not exact: as far from it are results for words next to these.
pub fn bounds_nearby(function: Elementary, format: Format, args: &[Bits]) -> [Bits; 2] {
    within(function, format, args, false)
}

fn within(function: Elementary, format: Format, args: &[Bits], exactly: bool) -> [Bits; 2] {
    let number = |i: usize| exact::decode(format, &args[i]);
    let enclosure = match function.arity() {
        1 => functions::of_one(function, &number(0)),
        _ => functions::of_two(function, &number(0), &number(1)),
    };
    match enclosure {
        Enclosure::Nan => [format.nan(), format.nan()],
        Enclosure::Exactly(number) => {
            let word = exact::encode(format, Rounding::NearestEven, number);
            // Results have the sign of the value, and none is beyond one.
            let stays = [format.zero(false), format.zero(true), format.one(false), format.one(true)];
            if exactly || stays.contains(&word) {
                return [word.clone(), word];
            }
            [-UNITS, UNITS].map(|places| moved(format, &word, places))
        }
        Enclosure::Within(interval) => {
            around((function, limits(function, format, args)), format, &interval, exactly)
        }
    }
}

/// Between which of one and minus one a value is that may be too near to them for its enclosure to tell.
fn limits(function: Elementary, format: Format, args: &[Bits]) -> [Option<Bits>; 2] {
    use Elementary::{Cos, Cosh, Erf, Exp, Exp2, Exp10, Pow, Sin, Tanh};
    let against = |i: usize, number: Bits| order(format, &args[i], &number);
    let implicit = format.implicit();
    let side = match function {
        Sin | Cos | Tanh | Erf => return [true, false].map(|negative| Some(implicit.one(negative))),
        Cosh => Some(Ordering::Greater),
        Exp | Exp2 | Exp10 => against(0, format.zero(false)),
        Pow if against(0, format.zero(false)) == Some(Ordering::Greater) => {
            let base = against(0, format.one(false));
            match against(1, format.zero(false)) {
                Some(Ordering::Less) => base.map(Ordering::reverse),
                _ => base,
            }
        }
        _ => None,
    };
    let is_one = |sides: fn(Ordering) -> bool| side.is_some_and(sides).then(|| implicit.one(false));
    [is_one(Ordering::is_ge), is_one(Ordering::is_le)]
}

/// The numbers around an interval, with the units that libraries may be wrong by.
fn around(
    (function, [least, greatest]): (Elementary, [Option<Bits>; 2]),
    format: Format,
    interval: &Interval,
    exactly: bool,
) -> [Bits; 2] {
    use Elementary::{Exp2, Hypot, Log2, Log10, Pow};
    let is_exact = exactly && matches!(function, Pow | Exp2 | Log2 | Log10 | Hypot);
    let ([low, high], exponent) = interval.ends();
    if is_exact && interval.sign().is_some() {
        let number = exact::decode(format.implicit(), &end(format, Rounding::NearestEven, low, exponent));
        if let Number::Finite { negative, magnitude, exponent } = &number {
            let n = BigInt::from(magnitude.clone());
            let distance = interval.sub(&Interval::point(if *negative { -n } else { n }, *exponent));
            if distance.top() < interval.top() - SAME {
                let word = exact::encode(format, Rounding::NearestEven, number);
                return [word.clone(), word];
            }
        }
    }
    let low = end(format, Rounding::Down, low, exponent);
    let high = end(format, Rounding::Up, high, exponent);
    let is_below = |a: &Bits, b: &Bits| order(format.implicit(), a, b) == Some(Ordering::Less);
    let low = least.filter(|least| is_below(&low, least)).unwrap_or(low);
    let high = greatest.filter(|greatest| is_below(greatest, &high)).unwrap_or(high);
    let (least, greatest) = (moved(format, &low, -UNITS), moved(format, &high, UNITS));
    not_across(format, [&low, &high], [least, greatest])
}

fn order(format: Format, a: &Bits, b: &Bits) -> Option<Ordering> {
    exact::compare(&exact::decode(format, a), &exact::decode(format, b))
}

/// Bounds around numbers, which are on the same side of zero, one and minus one as all of these.
fn not_across(format: Format, [low, high]: [&Bits; 2], bounds: [Bits; 2]) -> [Bits; 2] {
    let [mut least, mut greatest] = bounds;
    let implicit = format.implicit();
    let ones = [false, true].map(|negative| (implicit.one(negative), format.one(negative)));
    for (side, word) in ones.into_iter().chain([(implicit.zero(false), format.zero(false))]) {
        let is_at_least = |a: &Bits, b: &Bits| order(implicit, a, b).is_some_and(Ordering::is_ge);
        if is_at_least(low, &side) && order(format, &least, &word) == Some(Ordering::Less) {
            least = word.clone();
        }
        if is_at_least(&side, high) && order(format, &greatest, &word) == Some(Ordering::Greater) {
            greatest = word;
        }
    }
    [least, greatest]
}

/// An end of an interval in the format without an explicit first bit.
fn end(format: Format, rounding: Rounding, n: &BigInt, exponent: i64) -> Bits {
    let negative = n.sign() == Sign::Minus;
    let number = Number::Finite { negative, magnitude: n.magnitude().clone(), exponent };
    exact::encode(format.implicit(), rounding, number)
}

/// The number so many places further up, at most infinity.
fn moved(format: Format, word: &Bits, places: i64) -> Bits {
    let implicit = format.implicit();
    let magnitude = |word: &Bits| word.extract(word.width() - 2, 0).to_big();
    let rank = BigInt::from(magnitude(word));
    let rank = if word.sign() { -rank } else { rank } + places;
    let most = BigInt::from(magnitude(&implicit.infinity(false)));
    let rank = rank.clamp(-most.clone(), most);
    let negative = rank.sign() == Sign::Minus;
    let rest = Bits::from_big(implicit.width() - 1, rank.magnitude());
    let moved = Bits::from_u64(u64::from(negative), 1).concat(&rest);
    exact::encode(format, Rounding::NearestEven, exact::decode(implicit, &moved))
}

#[cfg(test)]
mod tests;
