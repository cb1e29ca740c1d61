//! Intrinsic functions of LLVM, by the longest part of their name that is known (the rest says the types).
//!
//! Source: LLVM Language Reference, "Intrinsic Functions". Those on numbers work element by element on vectors; those on
//! floating-point numbers are in [`reals`]. What is unknown gives
//! a value that is not modelled if it can only be that, and is not supported if it may write memory.

mod bits;
mod table;

pub(super) use table::signed_sum;

use super::function::Lowering;
use super::reals;
use crate::llvm::module::{self as llvm, TypeId};
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::float::{FloatOp, Format};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, SiteKind, Type};
use table::{BitFunction, Intrinsic, Reduction, named};

pub(super) type Args = [(llvm::Operand, Option<TypeId>)];

/// Words wider than this are not taken apart bit by bit.
const MAX_BITS: u32 = 256;

impl<'m> Lowering<'_, 'm> {
    /// The results of a call of an intrinsic.
    pub fn intrinsic(
        &mut self,
        name: &str,
        args: &Args,
        results: Vec<Type>,
    ) -> Result<Vec<Operand>, InputError> {
        let intrinsic = named(name);
        if intrinsic == Some(Intrinsic::Debug) {
            return self.debug_call(name, args).map(|()| vec![]);
        }
        let mut words = vec![];
        for (arg, _) in args {
            words.push(self.words(arg)?.to_vec());
        }
        if let Some(function) = reals::intrinsic(name)
            && let Some(given) = self.real_intrinsic(function, args, &words, &results)?
            && self.have_types(&given, &results)
        {
            return Ok(given);
        }
        let intrinsic = intrinsic.unwrap_or_else(|| {
            // One without pointers among its arguments, and with a result, is a function of numbers.
            let mut flat = words.iter().flatten();
            let pointers = flat.any(|word| self.build.type_of(word) == Type::Pointer);
            if pointers || results.is_empty() { Intrinsic::Beyond } else { Intrinsic::Value }
        });
        let given = self.effect(intrinsic, name, &words, &results)?;
        if self.have_types(&given, &results) {
            Ok(given)
        } else {
            Err(self.malformed(&format!("`llvm.{name}` is called with other types")))
        }
    }

    fn effect(
        &mut self,
        intrinsic: Intrinsic,
        name: &str,
        words: &[Vec<Operand>],
        results: &[Type],
    ) -> Result<Vec<Operand>, InputError> {
        Ok(match intrinsic {
            Intrinsic::Nothing => self.choose(&SiteKind::Uninitialised, results),
            Intrinsic::First => self.argument(words, 0)?.to_vec(),
            Intrinsic::Assume => {
                let condition = self.single(words, 0)?;
                let condition = self.truth(condition);
                self.build.effect(Op::Assume(condition));
                vec![]
            }
            Intrinsic::Stop => {
                self.stop();
                vec![]
            }
            Intrinsic::Frame => vec![self.frame(name, words)],
            Intrinsic::Jump { prepares: true } => {
                let environment = self.single(words, 0)?;
                vec![self.set_builtin_jump(environment)]
            }
            Intrinsic::Jump { .. } => {
                let environment = self.single(words, 0)?;
                self.builtin_jump(environment);
                vec![]
            }
            Intrinsic::Value => self.unmodelled(&format!("`llvm.{name}`"), results),
            Intrinsic::Beyond | Intrinsic::Debug => {
                self.unsupported(&format!("`llvm.{name}`"));
                self.unmodelled(&format!("`llvm.{name}`"), results)
            }
            Intrinsic::Life(_)
            | Intrinsic::Copy
            | Intrinsic::Set
            | Intrinsic::StartList
            | Intrinsic::CopyList => {
                self.memory_effect(intrinsic, words)?;
                vec![]
            }
            _ => self.number(intrinsic, words, results)?,
        })
    }

    /// Intrinsics that change memory and give nothing.
    fn memory_effect(&mut self, intrinsic: Intrinsic, words: &[Vec<Operand>]) -> Result<(), InputError> {
        match intrinsic {
            Intrinsic::Life(begins) => {
                // The size comes before the pointer, where there is one.
                let object = words.last().and_then(|words| words.first()).cloned();
                self.life(object, begins);
            }
            Intrinsic::Copy => {
                let (to, from) = (self.single(words, 0)?, self.single(words, 1)?);
                let length = self.single(words, 2)?;
                let length = self.length(&length);
                self.copy_memory(&to, &from, length);
            }
            Intrinsic::Set => {
                let (to, byte, length) =
                    (self.single(words, 0)?, self.single(words, 1)?, self.single(words, 2)?);
                let length = self.length(&length);
                self.set_memory(&to, byte, length);
            }
            Intrinsic::StartList => {
                let list = self.single(words, 0)?;
                self.start_list(&list);
            }
            Intrinsic::CopyList => {
                let (to, from) = (self.single(words, 0)?, self.single(words, 1)?);
                self.copy_list(&to, &from);
            }
            _ => {}
        }
        Ok(())
    }

    /// Intrinsics that compute.
    fn number(
        &mut self,
        intrinsic: Intrinsic,
        words: &[Vec<Operand>],
        results: &[Type],
    ) -> Result<Vec<Operand>, InputError> {
        match intrinsic {
            Intrinsic::ObjectSize => {
                let least = self.single(words, 1)?;
                let least = matches!(&least, Operand::Const(bits) if bits.is_one());
                let size = |bits| if least { Bits::zero(bits) } else { Bits::ones(bits) };
                Ok(results
                    .iter()
                    .map(|ty| Operand::Const(size(self.context.program.bits(*ty).max(1))))
                    .collect())
            }
            Intrinsic::IsConstant => Ok(vec![word(0, 1)]),
            Intrinsic::Overflowing(op, signed) => {
                let pairs = self.lanes(words, |this, a, b, _| this.overflowing(op, signed, &a, &b))?;
                let (values, flags): (Vec<Operand>, Vec<Operand>) = pairs.into_iter().unzip();
                Ok(values.into_iter().chain(flags).collect())
            }
            Intrinsic::Order(less) => {
                let bits = results.first().map_or(1, |ty| self.context.program.bits(*ty));
                self.lanes(words, |this, a, b, _| this.order(less, a, b, bits))
            }
            Intrinsic::Reduce(reduction) => self.reduce(reduction, words),
            Intrinsic::Signs => self.signs(words, results),
            Intrinsic::PointerMask => {
                let (pointer, mask) = (self.single(words, 0)?, self.single(words, 1)?);
                let bits = self.context.program.pointer_bits;
                let (address, mask) = (self.pointer_to_int(pointer, bits), self.resize(mask, bits, false));
                let masked = self.build.binary(BinaryOp::And, address, mask);
                Ok(vec![self.int_to_pointer(masked)])
            }
            Intrinsic::Bits(BitFunction::LeadingZeros | BitFunction::TrailingZeros) => {
                let undefined = match words.get(1).map(|w| &w[..]) {
                    Some([Operand::Const(flag)]) => flag.is_one(),
                    _ => false,
                };
                let lane = |this: &mut Self, a: Operand, _, bits| {
                    let count = this.unary(intrinsic, a.clone(), bits);
                    if undefined { this.unless_zero(count, a, bits) } else { count }
                };
                self.lanes(&[self.argument(words, 0)?.to_vec()], lane)
            }
            Intrinsic::FromHalf | Intrinsic::ToHalf => self.half(intrinsic, words, results),
            Intrinsic::Absolute | Intrinsic::Bits(_) | Intrinsic::FloatAbsolute => {
                let lane = |this: &mut Self, a: Operand, _, bits| this.unary(intrinsic, a, bits);
                self.lanes(&[self.argument(words, 0)?.to_vec()], lane)
            }
            Intrinsic::Funnel(left) => {
                let distances = self.argument(words, 2)?.to_vec();
                let mut distances = distances.into_iter();
                let lane = |this: &mut Self, a, b, bits| {
                    let distance = distances.next().unwrap_or_else(|| word(0, bits));
                    this.funnel(left, a, b, distance, bits)
                };
                self.lanes(words.get(..2).unwrap_or(words), lane)
            }
            _ => self.lanes(words, |this, a, b, bits| this.pairwise(intrinsic, a, b, bits)),
        }
    }

    fn argument<'a>(&self, words: &'a [Vec<Operand>], index: usize) -> Result<&'a [Operand], InputError> {
        let argument = words.get(index).map(|words| &words[..]);
        argument.ok_or_else(|| self.malformed("an intrinsic lacks an argument"))
    }

    fn single(&self, words: &[Vec<Operand>], index: usize) -> Result<Operand, InputError> {
        match self.argument(words, index)? {
            [word] => Ok(word.clone()),
            _ => Err(self.malformed("an intrinsic's argument is a vector")),
        }
    }

    /// Computes element by element from the first argument and, if there is one, the second.
    fn lanes<R>(
        &mut self,
        words: &[Vec<Operand>],
        mut lane: impl FnMut(&mut Self, Operand, Operand, u32) -> R,
    ) -> Result<Vec<R>, InputError> {
        let first = self.argument(words, 0)?;
        let second = words.get(1).map_or(first, |w| &w[..]);
        let mut values = vec![];
        for (i, a) in first.iter().enumerate() {
            let b = second.get(i).unwrap_or(a);
            match (self.build.type_of(a), self.build.type_of(b)) {
                (Type::Int(bits), Type::Int(other)) if bits == other => {
                    values.push(lane(self, a.clone(), b.clone(), bits));
                }
                _ => return Err(self.malformed("an intrinsic's arguments have other types")),
            }
        }
        Ok(values)
    }

    fn unary(&mut self, intrinsic: Intrinsic, a: Operand, bits: u32) -> Operand {
        match intrinsic {
            Intrinsic::Absolute => {
                let negation = self.build.binary(BinaryOp::Sub, word(0, bits), a.clone());
                let negative = self.build.compare(CompareOp::Slt, a.clone(), word(0, bits));
                let select = Op::Select { condition: negative, then: negation, otherwise: a };
                self.build.define(select, Type::Int(bits))
            }
            Intrinsic::Bits(function) if bits <= MAX_BITS => self.bit_function(function, &a, bits),
            Intrinsic::FloatAbsolute => self.with_sign(BinaryOp::And, a, Bits::max_signed),
            _ => self.unmodelled("a function of the bits of a wide word", &[Type::Int(bits)]).remove(0),
        }
    }

    /// A number to one of 16 bits, or from it.
    fn half(
        &mut self,
        intrinsic: Intrinsic,
        words: &[Vec<Operand>],
        results: &[Type],
    ) -> Result<Vec<Operand>, InputError> {
        let given = self.single(words, 0)?;
        let bits = |ty: &Type| self.context.program.bits(*ty);
        let widths = (bits(&self.build.type_of(&given)), results.first().map_or(0, bits));
        let (width, to_half) = match (intrinsic, widths) {
            (Intrinsic::ToHalf, (width, 16)) => (width, true),
            (_, (16, width)) => (width, false),
            _ => return Err(self.malformed("a conversion of a number of 16 bits has other arguments")),
        };
        let wide = [Format::SINGLE, Format::DOUBLE, Format::EXTENDED, Format::QUAD];
        let wide = wide.into_iter().find(|format| format.width() == width);
        let Some((wide, None)) = wide.map(|format| (format, self.context.rounds.obstacle())) else {
            return Ok(self.unmodelled("a conversion of a number of 16 bits", results));
        };
        let (from, to) = if to_half { (wide, Format::HALF) } else { (Format::HALF, wide) };
        Ok(vec![self.float(FloatOp::Convert(to), from, &[given])])
    }

    /// The value, but any value if `a` is zero.
    fn unless_zero(&mut self, value: Operand, a: Operand, bits: u32) -> Operand {
        let any = self.choose(&SiteKind::Uninitialised, &[Type::Int(bits)]).remove(0);
        let select = Op::Select { condition: self.truth(a), then: value, otherwise: any };
        self.build.define(select, Type::Int(bits))
    }

    fn pairwise(&mut self, intrinsic: Intrinsic, a: Operand, b: Operand, bits: u32) -> Operand {
        match intrinsic {
            Intrinsic::Choose(op) => self.chosen(op, a, b),
            Intrinsic::Saturating(op, true) => {
                let (wide, result) = self.widened(op, true, &a, &b);
                let extra = wide - bits;
                let (low, high) =
                    (Bits::min_signed(bits).sign_extend(extra), Bits::max_signed(bits).zero_extend(extra));
                let result = self.chosen(CompareOp::Sgt, result, Operand::Const(low));
                let result = self.chosen(CompareOp::Slt, result, Operand::Const(high));
                self.build.cast(CastOp::Truncate, result, Type::Int(bits))
            }
            Intrinsic::Saturating(op, false) => {
                // The first operand is moved to where the result is the bound.
                let first = if op == BinaryOp::Add {
                    let rest = self.build.binary(BinaryOp::Xor, b.clone(), Operand::Const(Bits::ones(bits)));
                    self.chosen(CompareOp::Ult, a, rest)
                } else {
                    self.chosen(CompareOp::Ugt, a, b.clone())
                };
                self.build.binary(op, first, b)
            }
            _ => {
                let magnitude = self.with_sign(BinaryOp::And, a, Bits::max_signed);
                let sign = self.with_sign(BinaryOp::And, b, Bits::min_signed);
                self.build.binary(BinaryOp::Or, magnitude, sign)
            }
        }
    }

    fn order(&mut self, less: CompareOp, a: Operand, b: Operand, bits: u32) -> Operand {
        let different = self.build.compare(CompareOp::Ne, a.clone(), b.clone());
        let otherwise = self.resize(different, bits, false);
        let condition = self.build.compare(less, a, b);
        let then = Operand::Const(Bits::ones(bits));
        self.build.define(Op::Select { condition, then, otherwise }, Type::Int(bits))
    }

    /// The upper half of two words that are shifted to the left as one, or the lower half of them shifted to the right, by the distance modulo their
    /// bits; a rotation where both are one word.
    pub fn funnel(
        &mut self,
        left: bool,
        high: Operand,
        low: Operand,
        distance: Operand,
        bits: u32,
    ) -> Operand {
        let wide = Type::Int(2 * bits);
        let distance = self.build.binary(BinaryOp::URem, distance, word(u64::from(bits), bits));
        let distance = self.build.cast(CastOp::ZeroExtend, distance, wide);
        let high = self.build.cast(CastOp::ZeroExtend, high, wide);
        let low = self.build.cast(CastOp::ZeroExtend, low, wide);
        let half = word(u64::from(bits), 2 * bits);
        let high = self.build.binary(BinaryOp::Shl, high, half.clone());
        let both = self.build.binary(BinaryOp::Or, high, low);
        let shifted = if left {
            let shifted = self.build.binary(BinaryOp::Shl, both, distance);
            self.build.binary(BinaryOp::LShr, shifted, half)
        } else {
            self.build.binary(BinaryOp::LShr, both, distance)
        };
        self.build.cast(CastOp::Truncate, shifted, Type::Int(bits))
    }

    /// The sign bits of the elements of a vector, as a word.
    fn signs(&mut self, words: &[Vec<Operand>], results: &[Type]) -> Result<Vec<Operand>, InputError> {
        let &[Type::Int(bits)] = results else { return Err(self.malformed("the sign bits as one word")) };
        let elements = self.argument(words, 0)?.to_vec();
        let mut all = word(0, bits);
        for (place, element) in elements.into_iter().enumerate().take(bits as usize) {
            let Type::Int(width) = self.build.type_of(&element) else {
                return Err(self.malformed("the sign bit of a number"));
            };
            let sign = self.build.compare(CompareOp::Slt, element, word(0, width));
            let mask = Op::Select { condition: sign, then: word(1 << place, bits), otherwise: word(0, bits) };
            let mask = self.build.define(mask, Type::Int(bits));
            all = self.build.binary(BinaryOp::Or, all, mask);
        }
        Ok(vec![all])
    }

    fn reduce(&mut self, reduction: Reduction, words: &[Vec<Operand>]) -> Result<Vec<Operand>, InputError> {
        let mut elements = self.argument(words, 0)?.iter().cloned();
        let Some(mut result) = elements.next() else {
            return Err(self.malformed("an element of an empty vector"));
        };
        for element in elements {
            result = match reduction {
                Reduction::Binary(op) => self.build.binary(op, result, element),
                Reduction::Choose(op) => self.chosen(op, result, element),
            };
        }
        Ok(vec![result])
    }
}
