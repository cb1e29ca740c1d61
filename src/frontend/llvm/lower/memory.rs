//! Instructions on memory.
//!
//! In memory every word takes whole bytes: a narrower one is filled with zeros when it is stored and cut when it is loaded.
//! Values of several words are loaded and stored word by word; the padding between them is not touched. Atomic instructions are
//! what they are without other threads.

use super::function::Lowering;
use super::layout::bytes;
use crate::llvm::module::{self as llvm, TypeId};
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CheckKind, CompareOp, Declared, Op, Operand, SiteKind, Type,
};

/// The sum of a constant and of indices times factors.
#[derive(Default)]
struct Distance {
    constant: i64,
    scaled: Vec<(Operand, i64)>,
    /// The bytes of the member array that starts there.
    member: Option<u64>,
}

impl Lowering<'_, '_> {
    pub fn alloca(
        &mut self,
        ty: TypeId,
        count: Option<&llvm::Operand>,
        align: Option<u32>,
    ) -> Result<Vec<Operand>, InputError> {
        let layout = self.layout(ty)?;
        let size = match count {
            None => self.pointer_word(layout.size),
            Some(count) => {
                let count = self.word(count)?;
                let count = self.resize(count, self.context.program.pointer_bits, false);
                self.times(count, layout.size)
            }
        };
        let align = align.map_or(layout.align, |a| u64::from(a.max(1)));
        let object = self.allocate(AllocKind::Stack, size.clone(), align);
        if let (Operand::Value(value), Operand::Const(_)) = (&object, &size) {
            self.allocas.insert(*value, size);
        }
        Ok(vec![object])
    }

    /// A new object.
    pub fn allocate(&mut self, kind: AllocKind, size: Operand, align: u64) -> Operand {
        let origin = self.context.origin(SiteKind::Uninitialised, self.at);
        self.build.define(Op::Alloc { kind, size, align, origin }, Type::Pointer)
    }

    /// A word of the bits of a pointer times a constant.
    pub fn times(&mut self, value: Operand, factor: u64) -> Operand {
        let factor = Bits::from_u64(factor, self.context.program.pointer_bits);
        match value {
            value if factor.is_one() => value,
            Operand::Const(value) => Operand::Const(value.mul(&factor)),
            value => self.build.binary(BinaryOp::Mul, value, Operand::Const(factor)),
        }
    }

    pub fn load(
        &mut self,
        ty: TypeId,
        address: &llvm::Operand,
        volatile: bool,
    ) -> Result<Vec<Operand>, InputError> {
        if volatile && self.is_device(address) {
            return self.load_from_device(ty, address);
        }
        if self.context.may_be_changed(&address.value) {
            let types = self.types(ty)?;
            return Ok(self.unmodelled("a handler of signals may write at any time", &types));
        }
        let place = self.pointer(address)?;
        if let Some((of, table)) = self.table_of_stream(&place)
            && matches!(self.context.ty(ty), llvm::Type::Pointer(_))
        {
            return self.constant(of, &table);
        }
        let said = match self.context.ty(ty) {
            llvm::Type::Pointer(None) => self.behind(address),
            _ => None,
        };
        self.load_leaves(ty, &place, said)
    }

    /// The value of a type at an address.
    pub fn load_at(&mut self, ty: TypeId, address: &Operand) -> Result<Vec<Operand>, InputError> {
        self.load_leaves(ty, address, None)
    }

    /// The value of a type at an address; debug information may say where it leads if it is a pointer.
    fn load_leaves(
        &mut self,
        ty: TypeId,
        address: &Operand,
        said: Option<Declared>,
    ) -> Result<Vec<Operand>, InputError> {
        let layout = self.layout(ty)?;
        self.check_access(address, self.pointer_word(layout.store), "read");
        if layout.bit_packed {
            let types = self.types(ty)?;
            return Ok(self.unmodelled("a vector of bits in memory", &types));
        }
        let leaves = self.context.leaves(ty, self.span)?;
        let load = |leaf: &super::layout::Leaf| {
            let address = self.displaced(address.clone(), leaf.offset);
            match leaf.ty {
                Type::Int(bits) => {
                    let stored = Type::Int(8 * bytes(bits) as u32);
                    let word = self.build.define(Op::load(address), stored);
                    self.resize(word, bits, false)
                }
                ty => {
                    let to = self.loaded_pointee(&address, leaf.pointee, said);
                    self.build.define(Op::Load { address, to }, ty)
                }
            }
        };
        Ok(leaves.iter().map(load).collect())
    }

    pub fn store(
        &mut self,
        value: &llvm::Operand,
        address: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let words = self.words(value)?.to_vec();
        let address = self.pointer(address)?;
        self.store_at(value.ty, words, &address)?;
        Ok(vec![])
    }

    /// Writes the words of a value of a type at an address.
    pub fn store_at(&mut self, ty: TypeId, words: Vec<Operand>, address: &Operand) -> Result<(), InputError> {
        let layout = self.layout(ty)?;
        self.check_write(address, self.pointer_word(layout.store), "write");
        if layout.bit_packed {
            self.unsupported("a vector of bits in memory");
            return Ok(());
        }
        let leaves = self.context.leaves(ty, self.span)?;
        for (leaf, word) in leaves.iter().zip(words) {
            let address = self.displaced(address.clone(), leaf.offset);
            let value = match leaf.ty {
                Type::Int(bits) => self.resize(word, 8 * bytes(bits) as u32, false),
                _ => word,
            };
            self.build.effect(Op::Store { address, value });
        }
        Ok(())
    }

    /// A pointer some bytes behind another one, within its object.
    pub fn displaced(&mut self, base: Operand, offset: u64) -> Operand {
        if offset == 0 {
            return base;
        }
        let offset =
            Op::Offset { base, constant: offset as i64, scaled: vec![], inbounds: true, member: None };
        self.build.define(offset, Type::Pointer)
    }

    pub fn element_pointer(
        &mut self,
        inbounds: bool,
        source: TypeId,
        base: &llvm::Operand,
        indices: &[llvm::Operand],
    ) -> Result<Vec<Operand>, InputError> {
        let bases = self.words(base)?;
        let mut paths = vec![];
        for index in indices {
            paths.push(self.words(index)?);
        }
        let lanes = paths.iter().map(|p| p.len()).chain([bases.len()]).max().unwrap_or(0);
        if paths.iter().chain([&bases]).any(|words| words.len() != 1 && words.len() != lanes) {
            return Err(self.malformed("vectors of different lengths in `getelementptr`"));
        }
        let lane = |words: &[Operand], i: usize| words[if words.len() == 1 { 0 } else { i }].clone();
        let mut pointers = vec![];
        for i in 0..lanes {
            let path: Vec<Operand> = paths.iter().map(|words| lane(words, i)).collect();
            let legs = self.legs(source, &path)?;
            let mut pointer = lane(&bases, i);
            if self.build.type_of(&pointer) != Type::Pointer {
                return Err(self.malformed("`getelementptr` starts from a pointer"));
            }
            for leg in legs {
                pointer = self.moved(pointer, leg, inbounds);
            }
            pointers.push(pointer);
        }
        Ok(pointers)
    }

    fn moved(&mut self, base: Operand, distance: Distance, inbounds: bool) -> Operand {
        let Distance { constant, scaled, member } = distance;
        if constant == 0 && scaled.is_empty() && member.is_none() {
            return base;
        }
        if !scaled.is_empty() && matches!(base, Operand::Value(start) if self.members.contains(&start)) {
            self.assume_members_are_kept();
        }
        let pointer =
            self.build.define(Op::Offset { base, constant, scaled, inbounds, member }, Type::Pointer);
        if let (Some(_), Operand::Value(start)) = (member, &pointer) {
            self.members.insert(*start);
        }
        pointer
    }

    /// Accesses are valid in whole objects, as in the rules of SV-COMP: an index behind the end of a part of a structure is none of C's (C17 6.5.6p8), and
    /// not looked for.
    fn assume_members_are_kept(&mut self) {
        if self.context.wants(CheckKind::Dereference) && !self.source.is_model {
            let what = "indices of arrays in structures stay in these arrays, as accesses are checked against whole objects";
            self.context.assume_about(what.to_string(), self.at);
        }
    }

    /// How far a path of indices leads, in legs that end where it enters an array which is a member of a structure.
    fn legs(&mut self, source: TypeId, path: &[Operand]) -> Result<Vec<Distance>, InputError> {
        let (mut legs, mut distance) = (vec![], Distance::default());
        let mut ty = source;
        for (position, index) in path.iter().enumerate() {
            let step = if position == 0 {
                self.layout(ty)?.size
            } else if let llvm::Type::Struct { .. } = self.context.ty(ty) {
                let field = self.field(ty, index)?;
                distance.constant = distance.constant.wrapping_add(field.offset as i64);
                distance.member = self.member_array(ty, field.ty)?;
                ty = field.ty;
                if distance.member.is_some() {
                    legs.push(std::mem::take(&mut distance));
                }
                continue;
            } else {
                let (_, element, step) = self.context.elements(ty, self.span)?;
                ty = element;
                step
            };
            self.scale(&mut distance, index, step as i64)?;
        }
        legs.push(distance);
        Ok(legs)
    }

    /// The bytes of a field that is an array of several elements and not all of its structure. One of no or one element may stand for as many as
    /// were allocated.
    fn member_array(&mut self, record: TypeId, field: TypeId) -> Result<Option<u64>, InputError> {
        let llvm::Type::Array(count, _) = *self.context.ty(field) else { return Ok(None) };
        let (size, whole) = (self.layout(field)?.size, self.layout(record)?.size);
        Ok((count > 1 && 0 < size && size < whole).then_some(size))
    }

    fn field(&mut self, ty: TypeId, index: &Operand) -> Result<super::layout::Field, InputError> {
        let layout = self.layout(ty)?;
        let number = match index {
            Operand::Const(bits) => bits.as_u64().and_then(|n| usize::try_from(n).ok()),
            _ => None,
        };
        let field = number.and_then(|n| layout.fields.get(n).copied());
        field.ok_or_else(|| self.malformed("the index of a field is no constant, or too large"))
    }

    fn scale(&mut self, distance: &mut Distance, index: &Operand, step: i64) -> Result<(), InputError> {
        if step == 0 {
            return Ok(());
        }
        match (index, self.build.type_of(index)) {
            (Operand::Const(bits), _) => {
                let bytes = signed(bits).wrapping_mul(step);
                distance.constant = distance.constant.wrapping_add(bytes);
            }
            (_, Type::Int(_)) => {
                let index = self.resize(index.clone(), self.context.program.pointer_bits, true);
                distance.scaled.push((index, step));
            }
            _ => return Err(self.malformed("an index is a number")),
        }
        Ok(())
    }

    pub fn exchange(
        &mut self,
        address: &llvm::Operand,
        expected: &llvm::Operand,
        new: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let address = self.pointer(address)?;
        let (ty, expected, new) = (expected.ty, self.word(expected)?, self.word(new)?);
        let old = self.one_word(ty, &address)?;
        let leaf = self.build.type_of(&old);
        if self.build.type_of(&expected) != leaf || self.build.type_of(&new) != leaf {
            return Err(self.malformed("two operands of different types"));
        }
        let equal = self.build.compare(CompareOp::Eq, old.clone(), expected);
        let select = Op::Select { condition: equal.clone(), then: new, otherwise: old.clone() };
        let written = self.build.define(select, leaf);
        self.store_at(ty, vec![written], &address)?;
        Ok(vec![old, equal])
    }

    fn one_word(&mut self, ty: TypeId, address: &Operand) -> Result<Operand, InputError> {
        match &self.load_at(ty, address)?[..] {
            [word] => Ok(word.clone()),
            _ => Err(self.malformed("an atomic instruction works on one word")),
        }
    }

    pub fn read_modify_write(
        &mut self,
        op: &str,
        address: &llvm::Operand,
        value: &llvm::Operand,
    ) -> Result<Vec<Operand>, InputError> {
        let address = self.pointer(address)?;
        let (ty, value) = (value.ty, self.word(value)?);
        let old = self.one_word(ty, &address)?;
        let new = self.modified(op, &old, value)?;
        self.store_at(ty, vec![new], &address)?;
        Ok(vec![old])
    }

    fn modified(&mut self, op: &str, old: &Operand, value: Operand) -> Result<Operand, InputError> {
        let leaf = self.build.type_of(old);
        let binary = match op {
            "xchg" => return Ok(value),
            "add" => BinaryOp::Add,
            "sub" => BinaryOp::Sub,
            "and" | "nand" => BinaryOp::And,
            "or" => BinaryOp::Or,
            "xor" => BinaryOp::Xor,
            "max" => return Ok(self.chosen(CompareOp::Sgt, old.clone(), value)),
            "min" => return Ok(self.chosen(CompareOp::Slt, old.clone(), value)),
            "umax" => return Ok(self.chosen(CompareOp::Ugt, old.clone(), value)),
            "umin" => return Ok(self.chosen(CompareOp::Ult, old.clone(), value)),
            _ => return Ok(self.unmodelled(&format!("`atomicrmw {op}`"), &[leaf]).remove(0)),
        };
        if !matches!(leaf, Type::Int(_)) || self.build.type_of(&value) != leaf {
            return Err(self.malformed("two operands of different types"));
        }
        let new = self.build.binary(binary, old.clone(), value);
        Ok(if op == "nand" { self.with_sign(BinaryOp::Xor, new, Bits::ones) } else { new })
    }

    /// `a` if it compares so with `b`, otherwise `b`.
    pub fn chosen(&mut self, op: CompareOp, a: Operand, b: Operand) -> Operand {
        let ty = self.build.type_of(&a);
        let condition = self.build.compare(op, a.clone(), b.clone());
        self.build.define(Op::Select { condition, then: a, otherwise: b }, ty)
    }
}

/// A signed number, cut to 64 bits.
pub(super) fn signed(bits: &Bits) -> i64 {
    let width = bits.width();
    let cut = if width < 64 { bits.sign_extend(64 - width) } else { bits.extract(63, 0) };
    cut.as_u64().expect("a word of 64 bits") as i64
}

/// A constant byte.
pub(super) fn byte(value: u8) -> Operand {
    word(u64::from(value), 8)
}
