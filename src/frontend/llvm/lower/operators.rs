//! Operators on numbers and pointers; on vectors they work element by element.
//!
//! Those on floating-point numbers are in [`floats`](super::floats), but for the change of sign.
//! `exact` on divisions and shifts is dropped: it only makes more runs undefined.

use super::floats;
use super::function::Lowering;
use crate::llvm::module::{self as llvm, BinaryOp as Source, CastOp as Cast, IntPredicate, TypeId};
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type};

impl Lowering<'_, '_> {
    pub fn binary(
        &mut self,
        op: Source,
        nsw: bool,
        nuw: bool,
        a: &llvm::Operand,
        b: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let ty = a.ty;
        let (a, b) = self.pair(a, b)?;
        if let Some(float) = floats::operator(op) {
            return Ok(self.float_binary(float, ty, a, b));
        }
        let op = operator(op).ok_or_else(|| self.malformed("an operator on other types"))?;
        let mut words = vec![];
        for (a, b) in a.into_iter().zip(b) {
            let ty @ Type::Int(_) = self.build.type_of(&a) else {
                return Err(self.malformed("arithmetic on a pointer"));
            };
            self.check_binary(op, nsw, &a, &b);
            words.push(self.build.define(Op::Binary { op, a, b, nsw, nuw }, ty));
        }
        Ok(words)
    }

    /// Two values of one type.
    pub fn pair(
        &mut self,
        a: &llvm::Operand,
        b: &llvm::Operand,
    ) -> Result<(Vec<Operand>, Vec<Operand>), InputError> {
        let (a, b) = (self.words(a)?.to_vec(), self.words(b)?.to_vec());
        let same = a.len() == b.len()
            && a.iter().zip(&b).all(|(a, b)| self.build.type_of(a) == self.build.type_of(b));
        if same { Ok((a, b)) } else { Err(self.malformed("two operands of different types")) }
    }

    pub fn float_negation(&mut self, value: &llvm::Operand) -> Result<Vec<Operand>, InputError> {
        let words = self.words(value)?.to_vec();
        Ok(words.into_iter().map(|word| self.with_sign(BinaryOp::Xor, word, Bits::min_signed)).collect())
    }

    /// A word combined with a constant of its width.
    pub fn with_sign(&mut self, op: BinaryOp, word: Operand, constant: impl Fn(u32) -> Bits) -> Operand {
        let bits = self.context.program.bits(self.build.type_of(&word));
        self.build.binary(op, word, Operand::Const(constant(bits)))
    }

    pub fn comparison(
        &mut self,
        predicate: IntPredicate,
        a: &llvm::Operand,
        b: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let (a, b) = self.pair(a, b)?;
        let op = comparison(predicate);
        Ok(a.into_iter().zip(b).map(|(a, b)| self.build.compare(op, a, b)).collect())
    }

    pub fn select(
        &mut self,
        condition: &llvm::Operand,
        then: &llvm::Operand,
        otherwise: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let conditions = self.words(condition)?;
        let (then, otherwise) = self.pair(then, otherwise)?;
        let one_bit = conditions.iter().all(|c| self.build.type_of(c) == Type::Int(1));
        if !one_bit || !(conditions.len() == 1 || conditions.len() == then.len()) {
            return Err(self.malformed("the condition of `select` is no truth value"));
        }
        let conditions = conditions.iter().cycle().cloned();
        Ok(conditions
            .zip(then.into_iter().zip(otherwise))
            .map(|(condition, (then, otherwise))| {
                let ty = self.build.type_of(&then);
                self.build.define(Op::Select { condition, then, otherwise }, ty)
            })
            .collect())
    }

    pub fn cast(&mut self, op: Cast, value: &llvm::Operand, to: TypeId) -> Result<Vec<Operand>, InputError> {
        let words = self.words(value)?.to_vec();
        let target = to;
        let to = self.types(to)?;
        if op == Cast::BitCast {
            if self.format(value.ty).is_some() && self.format(target).is_none() {
                self.observe_sign();
            }
            return self.reinterpret(words, &to);
        }
        if words.len() != to.len() {
            return Err(self.malformed("a conversion between vectors of different lengths"));
        }
        if let Some(converted) = self.float_cast(op, (value.ty, &words), (target, &to)) {
            return Ok(converted);
        }
        words.into_iter().zip(to).map(|(word, to)| self.convert(op, word, to)).collect()
    }

    fn convert(&mut self, op: Cast, word: Operand, to: Type) -> Result<Operand, InputError> {
        let from = self.build.type_of(&word);
        let (before, after) = (self.context.program.bits(from), self.context.program.bits(to));
        let pointers = (from == Type::Pointer, to == Type::Pointer);
        let legal = match op {
            Cast::Trunc => pointers == (false, false) && before > after,
            Cast::ZExt | Cast::SExt => pointers == (false, false) && before < after,
            Cast::PtrToInt => pointers == (true, false),
            Cast::IntToPtr => pointers == (false, true),
            _ => pointers == (true, true),
        };
        if !legal {
            return Err(self.malformed("a conversion between types that it does not convert"));
        }
        Ok(match op {
            Cast::Trunc => self.build.cast(CastOp::Truncate, word, to),
            Cast::ZExt => self.build.cast(CastOp::ZeroExtend, word, to),
            Cast::SExt => self.build.cast(CastOp::SignExtend, word, to),
            Cast::PtrToInt => self.pointer_to_int(word, after),
            Cast::IntToPtr => self.int_to_pointer(word),
            _ => word,
        })
    }

    /// The word of a pointer, cut or filled with zeros to a width.
    pub fn pointer_to_int(&mut self, pointer: Operand, bits: u32) -> Operand {
        let all = Type::Int(self.context.program.pointer_bits);
        let word = self.build.cast(CastOp::PointerToInt, pointer, all);
        self.resize(word, bits, false)
    }

    /// The pointer of a word of any width.
    pub fn int_to_pointer(&mut self, word: Operand) -> Operand {
        if let Operand::Const(bits) = &word
            && bits.is_zero()
        {
            return Operand::Null;
        }
        let word = self.resize(word, self.context.program.pointer_bits, false);
        self.build.cast(CastOp::IntToPointer, word, Type::Pointer)
    }

    /// A word, cut or extended to a width.
    pub fn resize(&mut self, word: Operand, bits: u32, signed: bool) -> Operand {
        let before = self.context.program.bits(self.build.type_of(&word));
        if let Operand::Const(value) = &word {
            return Operand::Const(match before.cmp(&bits) {
                std::cmp::Ordering::Less if signed => value.sign_extend(bits - before),
                std::cmp::Ordering::Less => value.zero_extend(bits - before),
                std::cmp::Ordering::Equal => value.clone(),
                std::cmp::Ordering::Greater => value.extract(bits - 1, 0),
            });
        }
        match before.cmp(&bits) {
            std::cmp::Ordering::Less if signed => self.build.cast(CastOp::SignExtend, word, Type::Int(bits)),
            std::cmp::Ordering::Less => self.build.cast(CastOp::ZeroExtend, word, Type::Int(bits)),
            std::cmp::Ordering::Equal => word,
            std::cmp::Ordering::Greater => self.build.cast(CastOp::Truncate, word, Type::Int(bits)),
        }
    }
}

/// The operator on integers.
fn operator(op: Source) -> Option<BinaryOp> {
    Some(match op {
        Source::Add => BinaryOp::Add,
        Source::Sub => BinaryOp::Sub,
        Source::Mul => BinaryOp::Mul,
        Source::UDiv => BinaryOp::UDiv,
        Source::SDiv => BinaryOp::SDiv,
        Source::URem => BinaryOp::URem,
        Source::SRem => BinaryOp::SRem,
        Source::Shl => BinaryOp::Shl,
        Source::LShr => BinaryOp::LShr,
        Source::AShr => BinaryOp::AShr,
        Source::And => BinaryOp::And,
        Source::Or => BinaryOp::Or,
        Source::Xor => BinaryOp::Xor,
        Source::FAdd | Source::FSub | Source::FMul | Source::FDiv | Source::FRem => return None,
    })
}

fn comparison(predicate: IntPredicate) -> CompareOp {
    match predicate {
        IntPredicate::Eq => CompareOp::Eq,
        IntPredicate::Ne => CompareOp::Ne,
        IntPredicate::Ult => CompareOp::Ult,
        IntPredicate::Ule => CompareOp::Ule,
        IntPredicate::Ugt => CompareOp::Ugt,
        IntPredicate::Uge => CompareOp::Uge,
        IntPredicate::Slt => CompareOp::Slt,
        IntPredicate::Sle => CompareOp::Sle,
        IntPredicate::Sgt => CompareOp::Sgt,
        IntPredicate::Sge => CompareOp::Sge,
    }
}
