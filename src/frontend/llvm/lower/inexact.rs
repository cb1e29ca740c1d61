//! Functions of `<math.h>` whose last bits differ from library to library: their results are not modelled, but they are in the range of the
//! function, exact where Annex F of C fixes them, and no number exactly where the function has no value.
//!
//! A function of the library is taken for what its name says if its declaration says the same of its types. Ranges are as wide as rounding by
//! one unit leaves them, and are those of rounding to nearest; where the program chooses how it rounds, only exact values hold.
//! Runs compute integer powers that are numbers of the format, `pow(2, 10)`: all libraries that err by less than one unit give these.
//! Deliberately absent: monotony, `errno`, the bits of NaN.

use super::calls::CallSite;
use super::function::Lowering;
use super::rounding::Rounds;
use eufonium_base::Bits;
use eufonium_ir::float::{FloatOp, Format};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, SiteKind, Type};

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

/// What is known of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inexact {
    /// A function of one number, by its place in the table.
    One(usize),
    /// A power.
    Power,
}

/// What is known of a function of this name, also with the suffixes of types.
pub(super) fn find(name: &str) -> Option<Inexact> {
    let base = |name: &str| match name {
        "pow" => Some(Inexact::Power),
        _ => LAWS.iter().position(|law| law.names.split(' ').any(|known| known == name)).map(Inexact::One),
    };
    base(name).or_else(|| ["f", "l"].iter().filter_map(|suffix| name.strip_suffix(suffix)).find_map(base))
}

impl Lowering<'_, '_> {
    /// The result of a call, if its types are those that its name says.
    pub fn inexact(&mut self, function: Inexact, site: &CallSite) -> Option<Vec<Operand>> {
        let declared = &self.context.module.functions[site.id];
        let format = self.format(declared.result)?;
        let number = Type::Int(format.width());
        let arity = if function == Inexact::Power { 2 } else { 1 };
        let same = declared.params.iter().all(|p| self.format(p.ty) == Some(format));
        let given = site.args.iter().all(|a| self.build.type_of(a) == number);
        let fits = same && given && declared.params.len() == arity && site.args.len() == arity;
        if !fits || site.results != [number] || self.context.rounds.obstacle().is_some() {
            return None;
        }
        let why = format!("the result of `{}`", site.name);
        let any = self.unmodelled(&why, &[number]).remove(0);
        Some(vec![match function {
            Inexact::Power => self.power(format, any, &site.args),
            Inexact::One(place) => self.obeying(&LAWS[place], format, any, &site.args[0]),
        }])
    }

    /// C17 F.10.4.4: one to any power, and any number to the power zero, are one, also for NaN.
    fn power(&mut self, format: Format, any: Operand, args: &[Operand]) -> Operand {
        let one = Operand::Const(format.one(false));
        let zero = Operand::Const(format.zero(false));
        let base = self.float(FloatOp::Equal, format, &[args[0].clone(), one.clone()]);
        let power = self.float(FloatOp::Equal, format, &[args[1].clone(), zero]);
        let exact = self.build.binary(BinaryOp::Or, base, power);
        let any =
            if self.context.rounds == Rounds::Nearest { self.integer_power(format, any, args) } else { any };
        self.choose_between(exact, one, any)
    }

    /// The power with an integer that is less than 64, by squares and products, if each of them is exact, and runs are; otherwise any.
    fn integer_power(&mut self, format: Format, any: Operand, args: &[Operand]) -> Operand {
        let (x, y) = (&args[0], &args[1]);
        let one = Operand::Const(format.one(false));
        let computes = self.choose(&SiteKind::Exact, &[Type::Int(1)]).remove(0);
        let power = self.float(FloatOp::ToInt { signed: true, bits: 8 }, format, std::slice::from_ref(y));
        let back = self.float(FloatOp::FromInt { signed: true }, format, std::slice::from_ref(&power));
        let integral = self.float(FloatOp::Equal, format, &[back, y.clone()]);
        let negative = self.build.compare(CompareOp::Slt, power.clone(), word(0, 8));
        let opposite = self.build.binary(BinaryOp::Sub, word(0, 8), power.clone());
        let times = self.choose_between(negative.clone(), opposite, power);
        let small = self.build.compare(CompareOp::Ult, times.clone(), word(64, 8));
        let mut exact = self.both(computes, integral);
        exact = self.both(exact, small);
        let (mut result, mut square, mut is_square) = (one.clone(), x.clone(), word(1, 1));
        for bit in 0..6 {
            if bit > 0 {
                let (next, holds) = self.exact_product(format, &square, &square);
                (square, is_square) = (next, self.both(is_square, holds));
            }
            let used = self.build.binary(BinaryOp::And, times.clone(), word(1 << bit, 8));
            let used = self.build.compare(CompareOp::Ne, used, word(0, 8));
            let (product, holds) = self.exact_product(format, &result, &square);
            let holds = self.both(holds, is_square.clone());
            let unused = self.not(used.clone());
            let holds = self.build.binary(BinaryOp::Or, holds, unused);
            exact = self.both(exact, holds);
            result = self.choose_between(used, product, result);
        }
        // Between these no error is too small to be seen; all factors lie between one and the result.
        let bounds = [format.bias() as u64 - 60, format.bias() as u64 + 60];
        let [low, high] =
            bounds.map(|e| Operand::Const(format.word(false, e, &Bits::zero(format.fraction()))));
        let magnitude = self.magnitude(format, &result);
        let above = self.float(FloatOp::LessEqual, format, &[low, magnitude.clone()]);
        let below = self.float(FloatOp::LessEqual, format, &[magnitude, high]);
        let inside = self.both(above, below);
        let nothing = self.float(FloatOp::Equal, format, &[x.clone(), Operand::Const(format.zero(false))]);
        let inside = self.build.binary(BinaryOp::Or, inside, nothing);
        exact = self.both(exact, inside);
        let inverse = self.float(FloatOp::Div, format, &[one.clone(), result.clone()]);
        let (_, is_inverse) = self.product_is(format, &inverse, &result, &one);
        let positive = self.not(negative.clone());
        let holds = self.build.binary(BinaryOp::Or, positive, is_inverse);
        exact = self.both(exact, holds);
        let value = self.choose_between(negative, inverse, result);
        self.choose_between(exact, value, any)
    }

    /// A product, and whether it is exact.
    fn exact_product(&mut self, format: Format, a: &Operand, b: &Operand) -> (Operand, Operand) {
        let product = self.float(FloatOp::Mul, format, &[a.clone(), b.clone()]);
        self.product_is(format, a, b, &product)
    }

    /// A number, and whether it is the product of two.
    fn product_is(
        &mut self,
        format: Format,
        a: &Operand,
        b: &Operand,
        product: &Operand,
    ) -> (Operand, Operand) {
        let sign = Operand::Const(format.zero(true));
        let opposite = self.build.binary(BinaryOp::Xor, product.clone(), sign);
        let error = self.float(FloatOp::Fma, format, &[a.clone(), b.clone(), opposite]);
        let zero = Operand::Const(format.zero(false));
        (product.clone(), self.float(FloatOp::Equal, format, &[error, zero]))
    }

    /// The number without its sign.
    fn magnitude(&mut self, format: Format, x: &Operand) -> Operand {
        let negative = self.float(FloatOp::Less, format, &[x.clone(), Operand::Const(format.zero(false))]);
        let opposite = self.build.binary(BinaryOp::Xor, x.clone(), Operand::Const(format.zero(true)));
        self.choose_between(negative, opposite, x.clone())
    }

    fn both(&mut self, a: Operand, b: Operand) -> Operand {
        self.build.binary(BinaryOp::And, a, b)
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
                result = self.choose_between(inside, result, bound);
            }
        }
        let value = self.float(FloatOp::Equal, format, &[result.clone(), result.clone()]);
        result = self.choose_between(value, result, Operand::Const(format.zero(false)));
        result = self.choose_between(missing, Operand::Const(format.nan()), result);
        let Some((at, exact)) = law.exact else { return result };
        let constant = |n: u8| Operand::Const(if n == 0 { format.zero(false) } else { format.one(false) });
        let condition = self.float(FloatOp::Equal, format, &[x.clone(), constant(at)]);
        let then = if (at, exact) == (0, 0) { x.clone() } else { constant(exact) };
        self.choose_between(condition, then, result)
    }

    fn choose_between(&mut self, condition: Operand, then: Operand, otherwise: Operand) -> Operand {
        let ty = self.build.type_of(&then);
        self.build.define(Op::Select { condition, then, otherwise }, ty)
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
        assert_eq!(find("powl"), Some(Inexact::Power));
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
