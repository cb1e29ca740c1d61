//! Functions of `<math.h>` whose last bits differ from library to library: their results are not modelled, but they are in the range of the
//! function and within some units of the last place of the exact value ([`Elementary`]), exact where Annex F of C fixes them or no other
//! number is that near, and no number exactly where the function has no value.
//!
//! A function of the library is taken for what its name says if its declaration says the same of its types. Ranges are as wide as rounding by
//! one unit leaves them, and are those of rounding to nearest; where the program chooses how it rounds, only exact values hold. What the exact value is,
//! runs and constants know; proofs for other arguments know ranges.
//! Deliberately absent: monotony of two calls, `errno`, the bits of NaN.

use super::calls::CallSite;
use super::function::Lowering;
use super::rounding::Rounds;
use eufonium_base::Bits;
use eufonium_ir::float::{Elementary, FloatOp, Format};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, Operand, Type};

/// Where a function of one number has no value, apart from NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gap {
    /// Nowhere.
    None,
    /// At infinity.
    Infinite,
    /// Below zero.
    Negative,
    /// Below minus one.
    BelowMinusOne,
    /// Below one.
    BelowOne,
    /// Beyond one, on both sides.
    BeyondOne,
}

/// Functions of one number.
struct Law {
    names: &'static str,
    /// The argument for which the result is exact, and that result: 0 or 1. Zero for zero keeps its sign.
    exact: Option<(u8, u8)>,
    /// Bounds of results.
    range: (Option<i64>, Option<i64>),
    gap: Gap,
}

const fn law(names: &'static str, exact: (u8, u8), range: (Option<i64>, Option<i64>), gap: Gap) -> Law {
    Law { names, exact: Some(exact), range, gap }
}

/// C17 F.10; bounds that are no integers are the next integers.
const LAWS: &[Law] = &[
    law("sin", (0, 0), (Some(-1), Some(1)), Gap::Infinite),
    law("cos", (0, 1), (Some(-1), Some(1)), Gap::Infinite),
    law("tan", (0, 0), (None, None), Gap::Infinite),
    law("asin", (0, 0), (Some(-2), Some(2)), Gap::BeyondOne),
    law("acos", (1, 0), (Some(0), Some(4)), Gap::BeyondOne),
    law("atan", (0, 0), (Some(-2), Some(2)), Gap::None),
    law("sinh asinh cbrt", (0, 0), (None, None), Gap::None),
    law("cosh", (0, 1), (Some(1), None), Gap::None),
    law("tanh erf", (0, 0), (Some(-1), Some(1)), Gap::None),
    law("acosh", (1, 0), (Some(0), None), Gap::BelowOne),
    law("atanh", (0, 0), (None, None), Gap::BeyondOne),
    law("exp exp2 exp10", (0, 1), (Some(0), None), Gap::None),
    law("expm1", (0, 0), (Some(-1), None), Gap::None),
    law("log log2 log10", (1, 0), (None, None), Gap::Negative),
    law("log1p", (0, 0), (None, None), Gap::BelowMinusOne),
    Law { names: "erfc", exact: None, range: (Some(0), Some(2)), gap: Gap::None },
];

/// The function of this name, also with the suffixes of types.
pub(super) fn find(name: &str) -> Option<Elementary> {
    let suffixed =
        || ["f", "l"].iter().filter_map(|suffix| name.strip_suffix(suffix)).find_map(Elementary::named);
    Elementary::named(name).or_else(suffixed)
}

impl Lowering<'_, '_> {
    /// The result of a call, if its types are those that its name says.
    pub fn inexact(&mut self, function: Elementary, site: &CallSite) -> Option<Vec<Operand>> {
        let declared = &self.context.module.functions[site.id];
        let format = self.format(declared.result)?;
        let number = Type::Int(format.width());
        let arity = function.arity();
        let same = declared.params.iter().all(|p| self.format(p.ty) == Some(format));
        let given = site.args.iter().all(|a| self.build.type_of(a) == number);
        let fits = same && given && declared.params.len() == arity && site.args.len() == arity;
        if !fits || site.results != [number] || self.context.rounds.obstacle().is_some() {
            return None;
        }
        let why = format!("the result of `{}`", site.name);
        let any = self.unmodelled(&why, &[number]).remove(0);
        let near = self.near(function, format, any, &site.args);
        let law = LAWS.iter().find(|law| law.names.split(' ').any(|known| known == function.name()));
        Some(vec![match law {
            Some(law) => self.obeying(law, format, near, &site.args[0]),
            None => self.of_two(function, format, near, &site.args),
        }])
    }

    /// C17 F.10.4.4: one to any power, and any number to the power zero, are one, also for NaN; F.10.4.3: infinite where one side is, also where the
    /// other is NaN.
    fn of_two(&mut self, function: Elementary, format: Format, any: Operand, args: &[Operand]) -> Operand {
        let is = |lowering: &mut Self, i: usize, word: Bits| {
            lowering.float(FloatOp::Equal, format, &[args[i].clone(), Operand::Const(word)])
        };
        let (exact, value) = match function {
            Elementary::Pow => {
                let sides = [is(self, 0, format.one(false)), is(self, 1, format.zero(false))];
                (self.any_of(sides), format.one(false))
            }
            Elementary::Hypot => {
                let mut infinite = |i| {
                    let sides = [false, true].map(|negative| is(self, i, format.infinity(negative)));
                    self.any_of(sides)
                };
                let sides = [infinite(0), infinite(1)];
                (self.any_of(sides), format.infinity(false))
            }
            _ => return any,
        };
        self.either(exact, Operand::Const(value), any)
    }

    /// Any number that a library may give: what is too small or too great becomes the least or the greatest of these. There is no choice where they are one, and
    /// none where the function has no value.
    fn near(&mut self, function: Elementary, format: Format, any: Operand, args: &[Operand]) -> Operand {
        if self.context.rounds != Rounds::Nearest {
            return any;
        }
        let [least, greatest] =
            [false, true].map(|greatest| self.float(FloatOp::Bound { function, greatest }, format, args));
        self.float(FloatOp::Clamp, format, &[any, least, greatest])
    }

    fn any_of(&mut self, [a, b]: [Operand; 2]) -> Operand {
        self.build.binary(BinaryOp::Or, a, b)
    }

    /// Any number that a law allows: one that it does not allow becomes its bound. (Assumptions about a result that is not modelled would let no
    /// alarm follow.)
    fn obeying(&mut self, law: &Law, format: Format, any: Operand, x: &Operand) -> Operand {
        let gap = self.gap(law.gap, format, x);
        let number = self.float(FloatOp::Equal, format, &[x.clone(), x.clone()]);
        let nan = self.not(number);
        let missing = self.build.binary(BinaryOp::Or, gap, nan);
        let mut result = any;
        if self.context.rounds == Rounds::Nearest {
            let (low, high) = law.range;
            for (bound, is_low) in [(low, true), (high, false)] {
                let Some(bound) = bound.map(|bound| integer(format, bound)) else { continue };
                let sides = [bound.clone(), result.clone()];
                let [a, b] = if is_low { sides } else { [sides[1].clone(), sides[0].clone()] };
                let inside = self.float(FloatOp::LessEqual, format, &[a, b]);
                result = self.either(inside, result, bound);
            }
        }
        let value = self.float(FloatOp::Equal, format, &[result.clone(), result.clone()]);
        result = self.either(value, result, Operand::Const(format.zero(false)));
        result = self.either(missing, Operand::Const(format.nan()), result);
        let Some((at, exact)) = law.exact else { return result };
        let constant = |n: u8| Operand::Const(if n == 0 { format.zero(false) } else { format.one(false) });
        let condition = self.float(FloatOp::Equal, format, &[x.clone(), constant(at)]);
        let then = if (at, exact) == (0, 0) { x.clone() } else { constant(exact) };
        self.either(condition, then, result)
    }

    /// Whether a function has no value at a number that is not NaN.
    fn gap(&mut self, gap: Gap, format: Format, x: &Operand) -> Operand {
        let one = |negative| Operand::Const(format.one(negative));
        let zero = Operand::Const(format.zero(false));
        let mut less = |a: Operand, b: Operand| self.float(FloatOp::Less, format, &[a, b]);
        let (first, second) = match gap {
            Gap::None => return word(0, 1),
            Gap::Negative => return less(x.clone(), zero),
            Gap::BelowMinusOne => return less(x.clone(), one(true)),
            Gap::BelowOne => return less(x.clone(), one(false)),
            Gap::BeyondOne => (less(x.clone(), one(true)), less(one(false), x.clone())),
            Gap::Infinite => {
                let infinite = |negative| Operand::Const(format.infinity(negative));
                let mut is = |other| self.float(FloatOp::Equal, format, &[x.clone(), other]);
                (is(infinite(false)), is(infinite(true)))
            }
        };
        self.build.binary(BinaryOp::Or, first, second)
    }
}

/// A small integer as a number: 0, 1, 2 or 4, with a sign.
fn integer(format: Format, n: i64) -> Operand {
    let magnitude = n.unsigned_abs();
    let negative = n < 0;
    Operand::Const(match magnitude {
        0 => format.zero(false),
        1 => format.one(negative),
        _ => {
            let exponent = format.bias() as u64 + u64::from(magnitude.ilog2());
            format.word(negative, exponent, &Bits::zero(format.fraction()))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::float::exact;

    #[test]
    fn names() {
        assert_eq!(find("cosf"), find("cos"));
        assert_eq!(find("erf"), find("erff"));
        assert_eq!(find("powl"), Some(Elementary::Pow));
        assert_ne!(find("erfc"), find("erf"));
        assert_eq!(find("sinus"), None);
    }

    #[test]
    fn bounds_are_numbers() {
        for format in [Format::SINGLE, Format::DOUBLE, Format::EXTENDED] {
            for n in [-2i64, -1, 0, 1, 2, 4] {
                let op = FloatOp::FromInt { signed: true };
                let rounding = eufonium_ir::float::Rounding::NearestEven;
                let expected = exact::apply(op, format, rounding, &[Bits::from_u64(n as u64, 64)]);
                assert_eq!(integer(format, n), Operand::Const(expected), "{n}");
            }
        }
    }
}
