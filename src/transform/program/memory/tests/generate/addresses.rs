//! Statements that look at addresses.

use super::{Generator, INT, Scope};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CastOp, CheckKind, CompareOp, Op, Operand, Type};

impl Generator {
    fn number(&self) -> Type {
        Type::Int(self.program.pointer_bits)
    }

    /// A pointer into an object, sometimes to its end.
    fn somewhere(&mut self, scope: &Scope) -> (usize, Operand) {
        let (class, base) = self.any_pointer(scope);
        let size = self.classes[class].size;
        let offset = *self.random.pick(&[0, 0, 1, size - 1, size]);
        (class, self.at(&base, offset))
    }

    /// What a loop is entered with; where addresses are looked at, with a pointer besides that mostly moves together with the last one.
    pub(super) fn with_end(&mut self, scope: &Scope, class: usize, mut args: Vec<Operand>) -> Vec<Operand> {
        if self.addresses {
            let together = self.random.chance(80);
            let start = args.last().filter(|_| together).cloned();
            let start = start.unwrap_or_else(|| self.random.pick(&scope.pointers[class]).clone());
            let distance = *self.random.pick(&[1, self.classes[class].size]);
            args.push(self.at(&start, distance));
        }
        args
    }

    /// How far two pointers are apart.
    pub(super) fn distance(&mut self, scope: &mut Scope, start: Operand, end: Operand) {
        let bits = self.program.pointer_bits;
        let (start, end) = (self.word_of(start), self.word_of(end));
        let value = self.builder.binary(BinaryOp::Sub, end, start);
        let far = self.builder.compare(CompareOp::Slt, value.clone(), word(1 << 8, bits));
        self.assert(far, CheckKind::Reach);
        self.remember(scope, value, bits);
    }

    fn word_of(&mut self, pointer: Operand) -> Operand {
        let ty = self.number();
        self.builder.cast(CastOp::PointerToInt, pointer, ty)
    }

    /// A word of the bits of a pointer, or a truth value, as an int.
    fn remember(&mut self, scope: &mut Scope, value: Operand, bits: u32) {
        let value = match bits {
            32 => value,
            1 => self.builder.cast(CastOp::ZeroExtend, value, INT),
            _ => self.builder.cast(CastOp::Truncate, value, INT),
        };
        scope.ints.push(value);
    }

    pub(super) fn address_statement(&mut self, scope: &mut Scope) {
        let bits = self.program.pointer_bits;
        match self.random.below(9) {
            0 | 1 => self.comparison(scope),
            2 => {
                let ((_, a), (_, b)) = (self.somewhere(scope), self.somewhere(scope));
                let (a, b) = (self.word_of(a), self.word_of(b));
                let op = *self.random.pick(&[BinaryOp::Sub, BinaryOp::Sub, BinaryOp::Add, BinaryOp::Xor]);
                let value = self.builder.binary(op, a, b);
                self.remember(scope, value, bits);
            }
            3 => {
                let (_, pointer) = self.any_pointer(scope);
                let value = self.word_of(pointer);
                let mask = *self.random.pick(&[1, 7, 7, 15, 0xff0]);
                let value = self.builder.binary(BinaryOp::And, value, word(mask, bits));
                self.remember(scope, value, bits);
            }
            4 => self.pointer_bytes_read(scope),
            5 => self.copy_by_bytes(scope),
            6 => self.forth_and_back(scope),
            7 => self.rounding(scope),
            _ => {
                let (_, pointer) = self.somewhere(scope);
                let value = self.word_of(pointer);
                let limit = *self.random.pick(&[0, 0x1200, 0x2000, 1 << 20]);
                let op = *self.random.pick(&[CompareOp::Ult, CompareOp::Eq, CompareOp::Sgt]);
                let value = self.builder.compare(op, value, word(limit, bits));
                self.remember(scope, value, 1);
            }
        }
    }

    fn comparison(&mut self, scope: &mut Scope) {
        let ((class, a), (_, mut b)) = (self.somewhere(scope), self.somewhere(scope));
        if self.random.chance(40) {
            let size = self.classes[class].size;
            let offset = *self.random.pick(&[0, 1, size]);
            b = self.at(&a.clone(), 0);
            let base = self.random.pick(&scope.pointers[class]).clone();
            if self.random.chance(50) {
                b = self.at(&base, offset);
            }
        }
        let op = *self.random.pick(&[CompareOp::Eq, CompareOp::Ne, CompareOp::Ult, CompareOp::Ule]);
        let (a, b) = match self.random.chance(50) {
            true => (a, b),
            false => (self.word_of(a), self.word_of(b)),
        };
        let value = self.builder.compare(op, a, b);
        self.remember(scope, value, 1);
    }

    /// The place of a pointer in an object, and one in another of its class.
    fn pointer_fields(&mut self, scope: &Scope) -> Option<(Operand, Operand)> {
        let (class, base) = self.any_pointer(scope);
        let other = self.random.pick(&scope.pointers[class]).clone();
        if self.classes[class].pointers.is_empty() {
            return None;
        }
        let (offset, _) = *self.random.pick(&self.classes[class].pointers);
        Some((self.at(&base, offset), self.at(&other, offset)))
    }

    fn pointer_bytes_read(&mut self, scope: &mut Scope) {
        let Some((place, other)) = self.pointer_fields(scope) else { return };
        let ty = self.number();
        let whole = self.builder.define(Op::load(place.clone()), ty);
        match self.random.below(3) {
            0 => {
                let at = self.random.below(2) as u64;
                let place = self.at(&place, at);
                let value = self.load(place, 1);
                scope.ints.push(value);
            }
            1 => {
                let second = self.builder.define(Op::load(other), ty);
                let op = *self.random.pick(&[CompareOp::Eq, CompareOp::Ult]);
                let value = self.builder.compare(op, whole, second);
                self.remember(scope, value, 1);
            }
            _ => {
                let low = word(*self.random.pick(&[7, 0xff0]), self.program.pointer_bits);
                let value = self.builder.binary(BinaryOp::And, whole, low);
                self.remember(scope, value, self.program.pointer_bits);
            }
        }
    }

    fn copy_by_bytes(&mut self, scope: &mut Scope) {
        let Some((to, from)) = self.pointer_fields(scope) else { return };
        for i in 0..self.pointer_bytes() {
            let (from, to) = (self.at(&from, i), self.at(&to, i));
            let byte = self.builder.define(Op::load(from), Type::Int(8));
            self.builder.effect(Op::Store { address: to, value: byte });
        }
    }

    /// A pointer is rounded to a multiple of a power of two as a word, and compared with another one, or it is asked how far it is from there.
    fn rounding(&mut self, scope: &mut Scope) {
        let bits = self.program.pointer_bits;
        let ((_, pointer), (_, other)) = (self.somewhere(scope), self.somewhere(scope));
        let (mut value, start) = (self.word_of(pointer), self.word_of(other));
        let power = *self.random.pick(&[2, 8, 8, 16, 32]);
        if self.random.chance(50) {
            value = self.builder.binary(BinaryOp::Add, value, word(power - 1, bits));
        }
        let (op, n) = *self.random.pick(&[
            (BinaryOp::And, power.wrapping_neg()),
            (BinaryOp::And, power.wrapping_neg()),
            (BinaryOp::Or, power - 1),
            (BinaryOp::Xor, power / 2),
        ]);
        let value = self.builder.binary(op, value, word(n, bits));
        if self.random.chance(50) {
            let compare = *self.random.pick(&[CompareOp::Uge, CompareOp::Ult, CompareOp::Eq]);
            let value = self.builder.compare(compare, value, start);
            self.remember(scope, value, 1);
        } else {
            let value = self.builder.binary(BinaryOp::Sub, value, start);
            self.remember(scope, value, bits);
        }
    }

    /// A pointer that is moved or tagged as a word and becomes a pointer again.
    fn forth_and_back(&mut self, scope: &mut Scope) {
        let bits = self.program.pointer_bits;
        let (class, pointer) = self.any_pointer(scope);
        let start = self.word_of(pointer);
        let (there, back) = *self.random.pick(&[
            ((BinaryOp::Add, 24), (BinaryOp::Sub, 24)),
            ((BinaryOp::Or, 1), (BinaryOp::And, u64::MAX - 1)),
            ((BinaryOp::Xor, 5), (BinaryOp::Xor, 5)),
            ((BinaryOp::Xor, 0x5a5a), (BinaryOp::Xor, 0x5a5a)),
        ]);
        let mut value = start.clone();
        for (op, n) in [there, back] {
            value = self.builder.binary(op, value, word(n, bits));
            if self.random.chance(20) {
                let low = self.builder.binary(BinaryOp::And, value.clone(), word(7, bits));
                self.remember(scope, low, bits);
            }
        }
        let pointer = self.builder.cast(CastOp::IntToPointer, value, Type::Pointer);
        scope.pointers[class].push(pointer);
    }
}
