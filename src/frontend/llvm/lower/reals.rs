//! Functions on floating-point numbers: those of `<math.h>` and intrinsics whose results IEEE 754 or C fix to the last bit.
//!
//! A function of the library is taken for what its name says if its declaration says the same of its types. `fmin` and `fmax` of zeros
//! with different signs, and the number that says "yes", are any that C allows.
//!
//! Deliberately absent: functions whose last bits differ from library to library (`sin`, `exp`, `pow`), `errno`.

use super::calls::CallSite;
use super::function::Lowering;
use super::intrinsics::Args;
use super::rounding::is_x86;
use super::tables;
use crate::llvm::module::TypeId;
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::float::{FloatOp, Format, Rounding};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Global, Initial, Op, Operand, SiteKind, Type};

/// What a function gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Real {
    /// What an operator does, as is in force.
    Current(FloatOp),
    /// What an operator does, with a rounding.
    Operator(FloatOp, Rounding),
    /// The product of the first two plus the third, fused or not.
    MultiplyAdd,
    /// The number without its sign.
    Absolute,
    /// The first number with the sign of the second.
    CopySign,
    /// The less or the greater one; of a number and NaN the number, or NaN.
    Extreme {
        /// Which.
        greater: bool,
        /// Whether NaN wins.
        nan: bool,
    },
    /// How much the first is greater, or zero.
    Excess,
    /// The integer next to a number, with a rounding or as is in force.
    Integer(Option<Rounding>),
    /// The integer part, with the limits for what is beyond them.
    Saturated {
        /// Whether it has a sign.
        signed: bool,
    },
    /// Whether the number is NaN.
    Unordered,
    /// Whether the number is of one of these classes, as a number that is not zero; by the name of that number for each type.
    Is(u64, &'static Names),
    /// The class as the constants of the C library.
    Class,
    /// One or minus one if it is infinite.
    Infinite,
    /// Not zero if its sign is set.
    Sign(&'static Names),
    /// NaN, whatever the argument, which may name a payload.
    Nan,
    /// Whether it is of the classes that the second argument has.
    Masked,
}

/// What a function gives for "yes", by the type of its argument: a number of which only that it is not zero is known, and the library
/// has one for each. (That of the GNU C Library gives 8 for `float` and 128 for `double` in one version.)
type Names = [&'static str; 4];

const FINITE_NAMES: Names = ["finitef()", "finite()", "finitel()", "finitef128()"];
const NORMAL_NAMES: Names = ["isnormalf()", "isnormal()", "isnormall()", "isnormalf128()"];
const SIGN_NAMES: Names = ["signbitf()", "signbit()", "signbitl()", "signbitf128()"];

/// The classes of `llvm.is.fpclass`, by their bits.
const SIGNALLING: u64 = 1;
const QUIET: u64 = 2;
const INFINITE: u64 = 4 | 512;
const NORMAL: u64 = 8 | 256;
const SMALL: u64 = 16 | 128;
const ZERO: u64 = 32 | 64;
const NEGATIVE: u64 = 4 | 8 | 16 | 32;

/// Functions of `<math.h>` that are intrinsics of the same name too.
const SHARED: &[(&str, Real)] = &[
    ("copysign", Real::CopySign),
    ("sqrt", Real::Current(FloatOp::Sqrt)),
    ("fma", Real::Current(FloatOp::Fma)),
    ("floor", Real::Operator(FloatOp::Integral, Rounding::Down)),
    ("ceil", Real::Operator(FloatOp::Integral, Rounding::Up)),
    ("trunc", Real::Operator(FloatOp::Integral, Rounding::Zero)),
    ("round", Real::Operator(FloatOp::Integral, Rounding::NearestAway)),
    ("rint nearbyint", Real::Current(FloatOp::Integral)),
    ("roundeven", Real::Operator(FloatOp::Integral, Rounding::NearestEven)),
    ("lround llround", Real::Integer(Some(Rounding::NearestAway))),
    ("lrint llrint", Real::Integer(None)),
];

/// Other functions of `<math.h>`, also with the suffixes of types and two underscores before them.
const LIBRARY: &[(&str, Real)] = &[
    ("fabs", Real::Absolute),
    ("fmod", Real::Operator(FloatOp::Rem, Rounding::Zero)),
    ("remainder drem", Real::Operator(FloatOp::Rem, Rounding::NearestEven)),
    ("fmin", Real::Extreme { greater: false, nan: false }),
    ("fmax", Real::Extreme { greater: true, nan: false }),
    ("fdim", Real::Excess),
    ("isnan", Real::Unordered),
    ("finite isfinite", Real::Is(NORMAL | SMALL | ZERO, &FINITE_NAMES)),
    ("isnormal", Real::Is(NORMAL, &NORMAL_NAMES)),
    ("isinf", Real::Infinite),
    ("fpclassify", Real::Class),
    ("signbit", Real::Sign(&SIGN_NAMES)),
    ("nan", Real::Nan),
];

/// Other intrinsics, without `llvm.` and the types.
const INTRINSICS: &[(&str, Real)] = &[
    ("fmuladd", Real::MultiplyAdd),
    ("minnum", Real::Extreme { greater: false, nan: false }),
    ("maxnum", Real::Extreme { greater: true, nan: false }),
    ("minimum", Real::Extreme { greater: false, nan: true }),
    ("maximum", Real::Extreme { greater: true, nan: true }),
    ("fptosi.sat", Real::Saturated { signed: true }),
    ("fptoui.sat", Real::Saturated { signed: false }),
    ("is.fpclass", Real::Masked),
];

fn find(own: &[(&str, Real)], name: &str) -> Option<Real> {
    let found = SHARED.iter().chain(own).find(|(names, _)| names.split(' ').any(|known| known == name));
    found.map(|(_, real)| *real)
}

/// The function of the library of this name.
pub(super) fn library(name: &str) -> Option<Real> {
    let name = name.strip_prefix("__").unwrap_or(name);
    let typed = || {
        let bases = ["f128", "f64", "f32", "f", "l"].iter().filter_map(|s| name.strip_suffix(s));
        bases.into_iter().find_map(|base| find(LIBRARY, base))
    };
    find(LIBRARY, name).or_else(typed)
}

/// The intrinsic of this name.
pub(super) fn intrinsic(mut name: &str) -> Option<Real> {
    loop {
        match find(INTRINSICS, name) {
            None => name = &name[..name.rfind('.')?],
            found => return found,
        }
    }
}

impl Real {
    fn arity(self) -> usize {
        match self {
            Real::Operator(op, _) | Real::Current(op) => op.arity(),
            Real::MultiplyAdd => 3,
            Real::CopySign | Real::Extreme { .. } | Real::Excess | Real::Masked => 2,
            _ => 1,
        }
    }
    /// Whether the result is a number of the format of the arguments.
    fn gives_number(self) -> bool {
        matches!(
            self,
            Real::Operator(..)
                | Real::Current(_)
                | Real::MultiplyAdd
                | Real::Absolute
                | Real::CopySign
                | Real::Extreme { .. }
                | Real::Excess
        )
    }
}

impl Lowering<'_, '_> {
    /// The result of a function of the library, if its declaration has the types that its name says.
    pub fn real(&mut self, function: Real, site: &CallSite) -> Option<Vec<Operand>> {
        let declared = &self.context.module.functions[site.id];
        let [Type::Int(bits)] = site.results[..] else { return None };
        if function == Real::Nan {
            let format = self.format(declared.result).filter(|f| f.width() == bits)?;
            return Some(vec![Operand::Const(format.nan())]);
        }
        // A function that is declared without parameters has those of the call.
        let types: Vec<TypeId> = if declared.params.is_empty() {
            site.source.iter().map(|(arg, _)| arg.ty).collect()
        } else {
            declared.params.iter().map(|p| p.ty).collect()
        };
        let format = self.format(*types.first()?)?;
        let same = types.iter().all(|ty| self.format(*ty) == Some(format));
        let number = function.gives_number();
        let fits = (self.format(declared.result) == Some(format)) == number;
        let given = site.args.iter().all(|a| self.build.type_of(a) == Type::Int(format.width()));
        let fits = same && fits && given && types.len() == function.arity();
        let fits = fits && site.args.len() == function.arity() && (!number || bits == format.width());
        if !fits || self.context.rounds.obstacle().is_some() {
            return None;
        }
        Some(vec![self.real_of(function, format, &site.args, bits)])
    }

    /// The results of an intrinsic, element by element, if its types are modelled.
    pub fn real_intrinsic(
        &mut self,
        function: Real,
        args: &Args,
        words: &[Vec<Operand>],
        results: &[Type],
    ) -> Result<Option<Vec<Operand>>, InputError> {
        let format = args.first().and_then(|(arg, _)| self.format(arg.ty));
        let (Some(format), None) = (format, self.context.rounds.obstacle()) else { return Ok(None) };
        let needed = if function == Real::Masked { 1 } else { function.arity() };
        let same = args.iter().take(needed).all(|(arg, _)| self.format(arg.ty) == Some(format));
        let lengths = words.iter().take(needed).all(|w| w.len() == results.len());
        let fits = words.len() >= function.arity() && same && lengths;
        let number = results.iter().all(|ty| *ty == Type::Int(format.width()));
        if !fits || function.gives_number() && !number {
            return Ok(None);
        }
        let mut given = Vec::new();
        for (i, ty) in results.iter().enumerate() {
            let Type::Int(bits) = *ty else { return Ok(None) };
            let lane = |w: &Vec<Operand>| w.get(i).or(w.first()).cloned();
            let lane: Vec<Operand> = words.iter().filter_map(lane).collect();
            given.push(match (function, lane.get(1)) {
                (Real::Masked, Some(Operand::Const(mask))) => {
                    self.is_class(mask.as_u64().unwrap_or(0), format, &lane[0])
                }
                (Real::Masked, _) => return Ok(None),
                _ => self.real_of(function, format, &lane, bits),
            });
        }
        Ok(Some(given))
    }

    fn real_of(&mut self, function: Real, format: Format, args: &[Operand], bits: u32) -> Operand {
        let [a, rest @ ..] = args else { unreachable!("functions of numbers have arguments") };
        match function {
            Real::Current(op) => self.float(op, format, args),
            Real::Operator(op, rounding) => self.float_rounded(op, format, rounding, args),
            Real::MultiplyAdd => self.multiply_add(format, args),
            Real::Absolute => self.with_sign(BinaryOp::And, a.clone(), Bits::max_signed),
            Real::CopySign => {
                self.observe_sign();
                let magnitude = self.with_sign(BinaryOp::And, a.clone(), Bits::max_signed);
                let sign = self.with_sign(BinaryOp::And, rest[0].clone(), Bits::min_signed);
                self.build.binary(BinaryOp::Or, magnitude, sign)
            }
            Real::Extreme { greater, nan } => self.extreme(greater, nan, format, a, &rest[0]),
            Real::Excess => {
                let less = self.float(FloatOp::LessEqual, format, args);
                let difference = self.float(FloatOp::Sub, format, args);
                self.either(less, Operand::Const(format.zero(false)), difference)
            }
            Real::Integer(rounding) => {
                let integer = match rounding {
                    Some(rounding) => self.float_rounded(FloatOp::Integral, format, rounding, args),
                    None => self.float(FloatOp::Integral, format, args),
                };
                self.float_to_int(integer, format, true, bits)
            }
            Real::Saturated { signed } => {
                self.float_rounded(FloatOp::ToInt { signed, bits }, format, Rounding::Zero, args)
            }
            _ => self.kind_of(function, format, a, bits),
        }
    }

    /// Functions that tell of which kind a number is.
    fn kind_of(&mut self, function: Real, format: Format, a: &Operand, bits: u32) -> Operand {
        match function {
            Real::Unordered => {
                let holds = self.is_nan(format, a);
                self.resize(holds, bits, false)
            }
            Real::Is(classes, names) => {
                let holds = self.is_class(classes, format, a);
                self.yes_if(holds, names, format, bits)
            }
            Real::Class => self.numbered_class(format, a, bits),
            Real::Infinite => {
                let (infinite, negative) = (self.is_class(INFINITE, format, a), self.negative(a));
                let sign = self.either(negative, Operand::Const(Bits::ones(bits)), word(1, bits));
                self.either(infinite, sign, word(0, bits))
            }
            Real::Sign(names) => {
                self.observe_sign();
                let negative = self.negative(a);
                self.yes_if(negative, names, format, bits)
            }
            _ => unreachable!("the others need no number, or give one"),
        }
    }

    pub(super) fn either(&mut self, condition: Operand, then: Operand, otherwise: Operand) -> Operand {
        let ty = self.build.type_of(&then);
        self.build.define(Op::Select { condition, then, otherwise }, ty)
    }

    /// The number of the library for "yes", or zero.
    fn yes_if(&mut self, condition: Operand, names: &Names, format: Format, bits: u32) -> Operand {
        let name = names[match format.width() {
            32 => 0,
            64 => 1,
            80 => 2,
            _ => 3,
        }];
        let number = self.context.library_object(name, |_| Global {
            init: Initial::Any,
            ..tables::object(name, true, vec![0; 4])
        });
        let yes = self.build.define(Op::load(Operand::Global(number)), Type::Int(32));
        let zero = self.build.compare(CompareOp::Eq, yes.clone(), word(0, 32));
        let yes = self.either(zero, word(1, 32), yes);
        let yes = self.resize(yes, bits, true);
        self.either(condition, yes, word(0, bits))
    }

    fn negative(&mut self, a: &Operand) -> Operand {
        let bits = self.context.program.bits(self.build.type_of(a));
        self.build.compare(CompareOp::Slt, a.clone(), word(0, bits))
    }

    /// A product plus a number. Processors of the x86 family have no instruction for it that compilers may take unasked; for others
    /// the result is known where both ways give the same.
    fn multiply_add(&mut self, format: Format, args: &[Operand]) -> Operand {
        let product = self.float(FloatOp::Mul, format, &args[..2]);
        let sum = self.float(FloatOp::Add, format, &[product, args[2].clone()]);
        if is_x86(self.context.module) {
            return sum;
        }
        let fused = self.float(FloatOp::Fma, format, args);
        let same = self.build.compare(CompareOp::Eq, fused, sum.clone());
        let why = "whether a product and a sum are rounded once";
        let any = self.unmodelled(why, &[Type::Int(format.width())]).remove(0);
        self.either(same, sum, any)
    }

    /// The less or the greater one.
    fn extreme(&mut self, greater: bool, nan: bool, format: Format, a: &Operand, b: &Operand) -> Operand {
        let (x, y) = if greater { (b, a) } else { (a, b) };
        let first = self.float(FloatOp::Less, format, &[x.clone(), y.clone()]);
        let same = self.float(FloatOp::Equal, format, &[a.clone(), b.clone()]);
        let zeros = if nan {
            // A negative zero counts as less than a positive one.
            let negative = self.negative(a);
            if greater { self.not(negative) } else { negative }
        } else {
            self.choose(&SiteKind::Uninitialised, &[Type::Int(1)]).remove(0)
        };
        let tie = self.build.binary(BinaryOp::And, same, zeros);
        let first = self.build.binary(BinaryOp::Or, first, tie);
        // A NaN loses, or wins.
        let (na, nb) = (self.is_nan(format, a), self.is_nan(format, b));
        let (yes, no) = if nan { (na, nb) } else { (nb, na) };
        let first = self.build.binary(BinaryOp::Or, first, yes);
        let no = self.not(no);
        let first = if nan { first } else { self.build.binary(BinaryOp::And, first, no) };
        let chosen = self.either(first, a.clone(), b.clone());
        // Both may be NaN.
        let number = self.float(FloatOp::Equal, format, &[chosen.clone(), chosen.clone()]);
        self.either(number, chosen, Operand::Const(format.nan()))
    }

    fn is_nan(&mut self, format: Format, a: &Operand) -> Operand {
        let number = self.float(FloatOp::Equal, format, &[a.clone(), a.clone()]);
        self.not(number)
    }

    /// The constants of `FP_NAN` and so on, as the GNU C Library numbers them.
    fn numbered_class(&mut self, format: Format, a: &Operand, bits: u32) -> Operand {
        let mut class = word(4, bits);
        for (classes, number) in [(SMALL, 3), (ZERO, 2), (INFINITE, 1), (SIGNALLING | QUIET, 0)] {
            let holds = self.is_class(classes, format, a);
            class = self.either(holds, word(number, bits), class);
        }
        class
    }

    /// Whether a number is of one of some classes.
    fn is_class(&mut self, classes: u64, format: Format, a: &Operand) -> Operand {
        let mut holds = word(0, 1);
        for pair in [INFINITE, NORMAL, SMALL, ZERO].into_iter().filter(|pair| classes & pair != 0) {
            let mut is = self.is_of(pair, format, a);
            if classes & pair != pair {
                let negative = self.negative(a);
                let sign = if classes & pair & NEGATIVE != 0 { negative } else { self.not(negative) };
                is = self.build.binary(BinaryOp::And, is, sign);
            }
            holds = self.build.binary(BinaryOp::Or, holds, is);
        }
        let nan = classes & (SIGNALLING | QUIET);
        if nan != 0 {
            let mut is = self.is_nan(format, a);
            if nan != SIGNALLING | QUIET {
                let place = word(u64::from(format.fraction() - 1), format.width());
                let bit = self.build.binary(BinaryOp::LShr, a.clone(), place);
                let quiet = self.build.cast(CastOp::Truncate, bit, Type::Int(1));
                let kind = if nan == QUIET { quiet } else { self.not(quiet) };
                is = self.build.binary(BinaryOp::And, is, kind);
            }
            holds = self.build.binary(BinaryOp::Or, holds, is);
        }
        holds
    }

    /// Whether a number is of a class, whatever its sign.
    fn is_of(&mut self, class: u64, format: Format, a: &Operand) -> Operand {
        let magnitude = self.with_sign(BinaryOp::And, a.clone(), Bits::max_signed);
        let least = format.word(false, 1, &Bits::zero(format.fraction()));
        let [infinity, least, zero] = [format.infinity(false), least, format.zero(false)].map(Operand::Const);
        let mut is = |op, a: &Operand, b: &Operand| self.float(op, format, &[a.clone(), b.clone()]);
        let (first, second) = match class {
            INFINITE => return is(FloatOp::Equal, &magnitude, &infinity),
            ZERO => return is(FloatOp::Equal, &magnitude, &zero),
            NORMAL => (is(FloatOp::LessEqual, &least, &magnitude), is(FloatOp::Less, &magnitude, &infinity)),
            _ => (is(FloatOp::Less, &zero, &magnitude), is(FloatOp::Less, &magnitude, &least)),
        };
        self.build.binary(BinaryOp::And, first, second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let cases = [
            ("floorf", library("floor")),
            ("__isnanl", library("isnan")),
            ("__isinff", Some(Real::Infinite)),
            ("finite", Some(Real::Is(NORMAL | SMALL | ZERO, &FINITE_NAMES))),
            ("sinf", None),
            ("modf", None),
            ("fmaf64", library("fma")),
        ];
        for (name, expected) in cases {
            assert_eq!(library(name), expected, "{name}");
        }
        assert_eq!(intrinsic("sqrt.v2f64"), intrinsic("sqrt"));
        assert_eq!(intrinsic("fptosi.sat.i32.f64"), Some(Real::Saturated { signed: true }));
        assert_eq!(intrinsic("sin.f64"), None);
    }
}
