//! Floating-point numbers: operators, comparisons, conversions.
//!
//! A number is a word, and operators on words are those of IEEE 754; how they round, says [`rounding`](super::rounding).
//! Results are not modelled where the module leaves them open: if a flag of an operator allows other results, and for numbers that
//! are pairs of others. The conversion of a number that no integer of
//! the target stands for is undefined in C: any value, but a violation that depends on it is not believed.
//!
//! Deliberately absent: exceptions and their flags, signalling numbers. The bits of a NaN that an operator makes are
//! those of [`Format::nan`]; who looks at its sign is told so.

use super::function::Lowering;
use crate::llvm::module::{self as llvm, BinaryOp as Source, CastOp as Cast, FloatType, Type as Ty, TypeId};
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::float::{FloatOp, Format, Rounding, exact};
use eufonium_ir::program::{BinaryOp, Op, Operand, Type};

/// The operator of LLVM's on numbers, and what it is called.
pub(super) fn operator(op: Source) -> Option<(FloatOp, &'static str)> {
    Some(match op {
        Source::FAdd => (FloatOp::Add, "floating-point addition"),
        Source::FSub => (FloatOp::Sub, "floating-point subtraction"),
        Source::FMul => (FloatOp::Mul, "floating-point multiplication"),
        Source::FDiv => (FloatOp::Div, "floating-point division"),
        Source::FRem => (FloatOp::Rem, "floating-point remainder"),
        _ => return None,
    })
}

/// The constants that a number lies strictly between if its integer part has a place in a word.
fn limits(format: Format, signed: bool, bits: u32) -> (Bits, Bits) {
    let wide = bits + 2;
    let one = Bits::one(wide);
    let (least, greatest) = if signed {
        (Bits::min_signed(bits).sign_extend(2), Bits::max_signed(bits).zero_extend(2))
    } else {
        (Bits::zero(wide), Bits::ones(bits).zero_extend(2))
    };
    let number = |n: Bits, rounding| exact::apply(FloatOp::FromInt { signed: true }, format, rounding, &[n]);
    (number(least.sub(&one), Rounding::Down), number(greatest.add(&one), Rounding::Up))
}

impl Lowering<'_, '_> {
    /// The format of a type, or of a vector's elements, if it is modelled.
    pub fn format(&self, ty: TypeId) -> Option<Format> {
        let scalar = match self.context.ty(ty) {
            Ty::Vector(_, element) => self.context.ty(*element),
            scalar => scalar,
        };
        let Ty::Float(ty) = scalar else { return None };
        match ty {
            FloatType::Half => Some(Format::HALF),
            FloatType::BFloat => Some(Format::BFLOAT),
            FloatType::Single => Some(Format::SINGLE),
            FloatType::Double => Some(Format::DOUBLE),
            FloatType::Extended => Some(Format::EXTENDED),
            FloatType::Quad => Some(Format::QUAD),
            FloatType::PairOfDoubles => None,
        }
    }

    /// An operator with its rounding.
    pub fn float_rounded(
        &mut self,
        op: FloatOp,
        format: Format,
        rounding: Rounding,
        args: &[Operand],
    ) -> Operand {
        let ty = Type::Int(op.result(format));
        self.build.define(Op::Float { op, format, rounding, args: args.to_vec() }, ty)
    }

    /// A binary operator on numbers, element by element.
    pub fn float_binary(
        &mut self,
        (op, name): (FloatOp, &str),
        ty: TypeId,
        a: Vec<Operand>,
        b: Vec<Operand>,
    ) -> Vec<Operand> {
        match (self.format(ty), self.context.rounds.obstacle()) {
            (Some(format), None) => {
                let apply = |(a, b): (Operand, Operand)| match op {
                    FloatOp::Rem => self.float_rounded(op, format, Rounding::Zero, &[a, b]),
                    _ => self.float(op, format, &[a, b]),
                };
                a.into_iter().zip(b).map(apply).collect()
            }
            (_, why) => {
                let types: Vec<Type> = a.iter().map(|a| self.build.type_of(a)).collect();
                self.unmodelled(why.unwrap_or(name), &types)
            }
        }
    }

    /// A comparison by LLVM's name, element by element.
    pub fn float_comparison(
        &mut self,
        predicate: &str,
        a: &llvm::Operand,
        b: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let format = self.format(a.ty);
        let (a, b) = self.pair(a, b)?;
        let constant = |value: bool| Operand::Const(Bits::from_u64(u64::from(value), 1));
        match (predicate, format) {
            ("true" | "false", _) => Ok(a.iter().map(|_| constant(predicate == "true")).collect()),
            (_, Some(format)) if !self.context.module.relaxed => {
                Ok(a.iter().zip(&b).map(|(a, b)| self.compare_floats(predicate, format, a, b)).collect())
            }
            _ => Ok(self.unmodelled("floating-point comparison", &vec![Type::Int(1); a.len()])),
        }
    }

    fn compare_floats(&mut self, predicate: &str, format: Format, a: &Operand, b: &Operand) -> Operand {
        let mut is = |op, a: &Operand, b: &Operand| self.float(op, format, &[a.clone(), b.clone()]);
        let (holds, negated) = match predicate {
            "oeq" => (is(FloatOp::Equal, a, b), false),
            "une" => (is(FloatOp::Equal, a, b), true),
            "olt" => (is(FloatOp::Less, a, b), false),
            "ogt" => (is(FloatOp::Less, b, a), false),
            "ole" => (is(FloatOp::LessEqual, a, b), false),
            "oge" => (is(FloatOp::LessEqual, b, a), false),
            "ult" => (is(FloatOp::LessEqual, b, a), true),
            "ugt" => (is(FloatOp::LessEqual, a, b), true),
            "ule" => (is(FloatOp::Less, b, a), true),
            "uge" => (is(FloatOp::Less, a, b), true),
            "one" | "ueq" => {
                let (less, greater) = (is(FloatOp::Less, a, b), is(FloatOp::Less, b, a));
                (self.build.binary(BinaryOp::Or, less, greater), predicate == "ueq")
            }
            _ => {
                let (x, y) = (is(FloatOp::Equal, a, a), is(FloatOp::Equal, b, b));
                (self.build.binary(BinaryOp::And, x, y), predicate == "uno")
            }
        };
        if negated { self.not(holds) } else { holds }
    }

    /// A conversion from or to numbers, element by element; `None` if it is another one.
    pub fn float_cast(
        &mut self,
        op: Cast,
        (from, words): (TypeId, &[Operand]),
        (to, types): (TypeId, &[Type]),
    ) -> Option<Vec<Operand>> {
        let why = match op {
            Cast::FpTrunc | Cast::FpExt => "conversion of a floating-point number",
            Cast::FpToUi | Cast::FpToSi => "conversion of a floating-point number to an integer",
            Cast::UiToFp | Cast::SiToFp => "conversion of an integer to a floating-point number",
            _ => return None,
        };
        let obstacle = self.context.rounds.obstacle();
        let (before, after) = (self.format(from), self.format(to));
        let mut converted = Vec::new();
        for (word, ty) in words.iter().zip(types) {
            let only = std::slice::from_ref(word);
            let bits = self.context.program.bits(*ty);
            converted.push(match (op, before, after) {
                (Cast::FpExt, Some(from), Some(to)) => self.float(FloatOp::Convert(to), from, only),
                (Cast::FpTrunc, Some(from), Some(to)) if obstacle.is_none() => {
                    self.float(FloatOp::Convert(to), from, only)
                }
                (Cast::UiToFp | Cast::SiToFp, _, Some(to)) if obstacle.is_none() => {
                    let signed = op == Cast::SiToFp;
                    self.float(FloatOp::FromInt { signed }, to, only)
                }
                (Cast::FpToUi | Cast::FpToSi, Some(from), _) => {
                    self.float_to_int(word.clone(), from, op == Cast::FpToSi, bits)
                }
                _ => self.unmodelled(obstacle.unwrap_or(why), &[*ty]).remove(0),
            });
        }
        Some(converted)
    }

    /// The integer part of a number; any value where it has no place.
    pub fn float_to_int(&mut self, word: Operand, format: Format, signed: bool, bits: u32) -> Operand {
        let (low, high) = limits(format, signed, bits);
        let above = self.float(FloatOp::Less, format, &[Operand::Const(low), word.clone()]);
        let below = self.float(FloatOp::Less, format, &[word.clone(), Operand::Const(high)]);
        let condition = self.build.binary(BinaryOp::And, above, below);
        let then = self.float_rounded(FloatOp::ToInt { signed, bits }, format, Rounding::Zero, &[word]);
        let why = "the integer of a floating-point number that is too great for it";
        let otherwise = self.unmodelled(why, &[Type::Int(bits)]).remove(0);
        self.build.define(Op::Select { condition, then, otherwise }, Type::Int(bits))
    }

    /// Notes that the sign of a number is looked at.
    pub fn observe_sign(&mut self) {
        // Models that write texts look at the signs of numbers also for programs that have none.
        if self.source.is_model && !self.context.has_floats() {
            return;
        }
        let what = "a floating-point operation whose result is NaN gives a positive one without payload";
        self.context.assume_about(what.into(), self.at);
    }
}
