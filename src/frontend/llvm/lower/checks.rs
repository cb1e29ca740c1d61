//! Properties: the assertions before operations that may violate one.
//!
//! Overflow is decided in a wider word in which the operation cannot overflow (and is marked so), which is as good for an
//! encoding with mathematical integers as for one with words. Each assertion exists only if its property is asked for.

use super::Context;
use super::function::Lowering;
use eufonium_base::Bits;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{BinaryOp, CastOp, CheckKind, CompareOp, Loc, Op, Operand, Type};

impl Context<'_> {
    /// Before the program ends by itself: what is left on the heap.
    pub fn check_end(&mut self, build: &mut FunctionBuilder, at: Option<Loc>, function: &str) {
        let checks = [
            (CheckKind::MemTrack, Op::AllReached, "allocated memory is lost"),
            (CheckKind::MemCleanup, Op::AllFreed { but: vec![] }, "allocated memory is not freed"),
        ];
        for (kind, op, message) in checks {
            if self.wants(kind) {
                let condition = build.define(op, Type::Int(1));
                let message = format!("{message} when the program ends");
                let check = self.check(kind, message, at, function);
                build.effect(Op::Assert { condition, check });
            }
        }
    }

    /// Whether there is something that must not be written.
    pub fn has_constants(&self) -> bool {
        self.program.globals.values().any(|global| global.constant)
    }

    /// Whether something is checked or called when the program ends.
    pub fn acts_at_end(&self) -> bool {
        self.has_functions_at_end() || self.wants(CheckKind::MemTrack) || self.wants(CheckKind::MemCleanup)
    }
}

impl Lowering<'_, '_> {
    /// A run that comes here violates a property.
    pub fn violation(&mut self, kind: CheckKind, message: String) {
        self.assert(kind, message, word(0, 1));
    }

    /// A run violates a property if the condition is false.
    pub fn assert(&mut self, kind: CheckKind, message: String, condition: Operand) {
        let check = self.context.check(kind, message, self.at, &self.source.name);
        self.build.effect(Op::Assert { condition, check });
    }

    /// A word without a value in code as it was written: what clang makes of a constant division by zero, which leaves nothing else behind.
    pub fn check_folded(&mut self, types: &[Type]) {
        let as_written = self.context.program.speculative.is_none() && !self.source.is_model;
        let is_word = matches!(types, [Type::Int(8 | 16 | 32 | 64)]);
        if as_written && is_word && self.context.wants(CheckKind::DivisionByZero) {
            self.unsupported("a constant that has no value, as by a division by zero,");
        }
    }

    /// Before bytes are read or written.
    pub fn check_access(&mut self, address: &Operand, length: Operand, what: &str) {
        if self.context.wants(CheckKind::Dereference) {
            let valid = Op::IsValid { address: address.clone(), length: length.clone() };
            let valid = self.build.define(valid, Type::Int(1));
            let valid = self.or_nothing(valid, length);
            let what = if self.source.is_model { "a library function" } else { what };
            self.assert(CheckKind::Dereference, format!("invalid pointer in {what}"), valid);
        }
    }

    /// Before bytes are written.
    pub fn check_write(&mut self, address: &Operand, length: Operand, what: &str) {
        self.check_access(address, length.clone(), what);
        let nothing = matches!(&length, Operand::Const(bits) if bits.is_zero());
        if !self.context.wants(CheckKind::Dereference) || nothing || !self.context.has_constants() {
            return;
        }
        let writable = self.build.define(Op::IsWritable(address.clone()), Type::Int(1));
        let writable = self.or_nothing(writable, length);
        self.assert(CheckKind::Dereference, "write to a constant".to_string(), writable);
    }

    /// A condition on an access of so many bytes, or there are none: `memcpy(to, NULL, 0)` does nothing, as LLVM and C2y have it, where C17 7.24.1p2
    /// leaves it undefined.
    fn or_nothing(&mut self, condition: Operand, length: Operand) -> Operand {
        match (&length, self.build.type_of(&length)) {
            (Operand::Const(bits), _) if bits.is_zero() => word(1, 1),
            (Operand::Value(_), Type::Int(bits)) => {
                let nothing = self.build.compare(CompareOp::Eq, length, word(0, bits));
                self.build.binary(BinaryOp::Or, nothing, condition)
            }
            _ => condition,
        }
    }

    /// An object of the stack begins to live, or lives no longer: nothing may be read through pointers to it, and it keeps nothing from being lost. Where
    /// accesses are not checked it is enough for that that it holds no pointer any more.
    pub fn life(&mut self, object: Option<Operand>, begins: bool) {
        let Some(Operand::Value(value)) = object else { return };
        let Some(length) = self.allocas.get(&value).cloned() else { return };
        let object = Operand::Value(value);
        if self.context.wants(CheckKind::Dereference) {
            self.build.effect(if begins { Op::BeginLife(object) } else { Op::EndLife(object) });
        } else if self.context.wants(CheckKind::MemTrack) && !begins {
            self.build.effect(Op::SetMemory { to: object, byte: word(0, 8), length });
        }
    }

    /// Before an object is freed.
    pub fn check_free(&mut self, pointer: &Operand) {
        if self.context.wants(CheckKind::Free) {
            let valid = self.build.define(Op::IsFreeable(pointer.clone()), Type::Int(1));
            self.assert(CheckKind::Free, "invalid free".to_string(), valid);
        }
    }

    /// Before a binary operation.
    pub fn check_binary(&mut self, op: BinaryOp, nsw: bool, a: &Operand, b: &Operand) {
        let Type::Int(bits) = self.build.type_of(a) else { return };
        let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
        if divides && self.context.wants(CheckKind::DivisionByZero) {
            let condition = self.build.compare(CompareOp::Ne, b.clone(), word(0, bits));
            self.assert(CheckKind::DivisionByZero, "division by zero".to_string(), condition);
        }
        if !self.context.wants(CheckKind::Overflow) || self.synthetic {
            return;
        }
        let message = format!("signed overflow in {}", operation(op));
        match op {
            BinaryOp::SDiv | BinaryOp::SRem if !self.context.divisions_are_guarded() => {
                let fits = self.quotient_fits(a, b, bits);
                self.assert(CheckKind::Overflow, message, fits);
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if !self.context.shifts_are_guarded() => {
                self.check_distance(b, bits);
                if nsw && op == BinaryOp::Shl {
                    let fits = self.shift_fits(a, b);
                    self.assert(CheckKind::Overflow, message, fits);
                }
            }
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul if nsw => self.check_sum(op, a, b, &message),
            _ => {}
        }
    }

    /// Before a sum, difference or product.
    pub fn check_sum(&mut self, op: BinaryOp, a: &Operand, b: &Operand, message: &str) {
        let (_, overflow) = self.overflowing(op, true, a, b);
        let fits = self.not(overflow);
        self.assert(CheckKind::Overflow, message.to_string(), fits);
    }

    /// Before a shift: its distance is below the width, unless it is a constant that is.
    fn check_distance(&mut self, distance: &Operand, bits: u32) {
        let known = matches!(distance, Operand::Const(d) if d.as_u64().is_some_and(|d| d < u64::from(bits)));
        if !known {
            let fits = self.build.compare(CompareOp::Ult, distance.clone(), word(u64::from(bits), bits));
            self.assert(CheckKind::Overflow, "shift by a negative or too large number".to_string(), fits);
        }
    }

    /// The result of a sum, difference or product, cut to its width, and whether the mathematical result differs.
    pub fn overflowing(
        &mut self,
        op: BinaryOp,
        signed: bool,
        a: &Operand,
        b: &Operand,
    ) -> (Operand, Operand) {
        let Type::Int(bits) = self.build.type_of(a) else { unreachable!("overflow is asked of words") };
        if op == BinaryOp::Mul && !signed {
            return self.overflowing_product(bits, a, b);
        }
        let (wide, result) = self.widened(op, signed, a, b);
        let cut = self.build.cast(CastOp::Truncate, result.clone(), Type::Int(bits));
        let (low, high) = if signed {
            (Bits::min_signed(bits).sign_extend(wide - bits), Bits::max_signed(bits).zero_extend(wide - bits))
        } else {
            (Bits::zero(wide), Bits::ones(bits).zero_extend(wide - bits))
        };
        let below = self.build.compare(CompareOp::Slt, result.clone(), Operand::Const(low));
        let above = self.build.compare(CompareOp::Sgt, result, Operand::Const(high));
        let overflow = self.build.binary(BinaryOp::Or, below, above);
        (cut, overflow)
    }

    /// The same for a product of words without sign, which fits twice as many bits: with one more, ranges of words would not know it.
    fn overflowing_product(&mut self, bits: u32, a: &Operand, b: &Operand) -> (Operand, Operand) {
        let wide = Type::Int(2 * bits);
        let [a, b] = [a, b].map(|factor| self.build.cast(CastOp::ZeroExtend, factor.clone(), wide));
        let result = self.build.define(Op::Binary { op: BinaryOp::Mul, a, b, nsw: false, nuw: true }, wide);
        let cut = self.build.cast(CastOp::Truncate, result.clone(), Type::Int(bits));
        let most = Operand::Const(Bits::ones(bits).zero_extend(bits));
        (cut, self.build.compare(CompareOp::Ugt, result, most))
    }

    /// The mathematical result as a signed word that it fits, and the bits of that word.
    pub fn widened(&mut self, op: BinaryOp, signed: bool, a: &Operand, b: &Operand) -> (u32, Operand) {
        let Type::Int(bits) = self.build.type_of(a) else { unreachable!("overflow is asked of words") };
        let wide = if op == BinaryOp::Mul { 2 * bits } else { bits + 1 } + u32::from(!signed);
        let extend = if signed { CastOp::SignExtend } else { CastOp::ZeroExtend };
        let a = self.build.cast(extend, a.clone(), Type::Int(wide));
        let b = self.build.cast(extend, b.clone(), Type::Int(wide));
        let result = self.build.define(Op::Binary { op, a, b, nsw: true, nuw: false }, Type::Int(wide));
        (wide, result)
    }

    fn quotient_fits(&mut self, a: &Operand, b: &Operand, bits: u32) -> Operand {
        let least = Operand::Const(Bits::min_signed(bits));
        let a = self.build.compare(CompareOp::Ne, a.clone(), least);
        let b = self.build.compare(CompareOp::Ne, b.clone(), Operand::Const(Bits::ones(bits)));
        self.build.binary(BinaryOp::Or, a, b)
    }

    fn shift_fits(&mut self, a: &Operand, b: &Operand) -> Operand {
        let shifted = self.build.binary(BinaryOp::Shl, a.clone(), b.clone());
        let back = self.build.binary(BinaryOp::AShr, shifted, b.clone());
        self.build.compare(CompareOp::Eq, back, a.clone())
    }
}

fn operation(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "addition",
        BinaryOp::Sub => "subtraction",
        BinaryOp::Mul => "multiplication",
        BinaryOp::Shl => "shift to the left",
        _ => "division",
    }
}
