//! Variable arguments: how they are passed, and the lists by which they are read (`va_list`).
//!
//! A function that reads its variable arguments has one more parameter, behind the others: a pointer to an object of its caller in which they lie
//! one behind the other, as on the stack of a machine that has no register left for them. `va_start` makes a list that has no registers left
//! either. So the code into which compilers expand `va_arg` finds all of them there, in their order, whatever it asks of a register.
//!
//! On x86-64 that code rounds the address of an argument up where its type is aligned to 16 bytes. In registers such an argument is behind the others all the
//! same, and calls do not say what is aligned (`__int128` is two words of 8 bytes). So arguments lie in places of 8 bytes, and the address stays as it is.
//!
//! Sources: C17 7.16; System V ABI, AMD64 supplement, 3.5.7 (`va_list`), and Intel386 supplement, 3; Procedure Call Standard for the Arm 64-bit
//! Architecture, appendix B. Deliberately absent: vectors that are aligned to more than any place of the list; structures that are passed by value through pointers to functions; the instruction `va_arg` for lists with registers.

use super::Context;
use super::function::Lowering;
use crate::llvm::module::{
    self as llvm, BinaryOp, CastOp, Constant, FuncId, InstrKind, Module, TypeId, Value,
};
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, Op, Operand, SiteKind, Type};

/// What a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    /// The address of the next argument.
    Pointer,
    /// How far the registers for numbers and for floating-point numbers are used up, the address of the next argument on the stack, and
    /// where the registers are saved.
    X86,
    /// The address of the next argument on the stack, the ends of the two kinds of saved registers, and how far each is used up.
    Arm,
}

/// What compilers call the type of a list on x86-64.
const LIST: &str = "struct.__va_list_tag";
/// On x86-64 the offsets from which on no argument is in a register: behind six registers of 8 bytes, and eight more of 16.
const X86_NO_REGISTERS: [u64; 2] = [48, 176];

impl List {
    fn of(module: &Module) -> List {
        let triple = module.triple.as_deref().unwrap_or("");
        let own = ["windows", "apple", "darwin", "macos"].iter().any(|os| triple.contains(os));
        match triple.split('-').next().unwrap_or("") {
            "x86_64" if !triple.contains("windows") && module.layout.pointer_bits == 64 => List::X86,
            "aarch64" | "arm64" if !own => List::Arm,
            "" if module.layout.pointer_bits == 64 => List::X86,
            _ => List::Pointer,
        }
    }

    fn bytes(self, pointer: u64) -> u64 {
        match self {
            List::Pointer => pointer,
            List::X86 => 24,
            List::Arm => 32,
        }
    }
}

/// How a word of an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    /// As it is.
    Word,
    /// It points to an object, which is copied.
    Copy {
        /// Its size in bytes.
        bytes: u64,
        /// Its alignment in bytes.
        align: u64,
    },
    /// The first of so many words that lie in one place as those of this type do in memory.
    Packed {
        /// The type.
        ty: TypeId,
        /// How many words it has.
        words: usize,
    },
    /// In the place of a word before it.
    Behind,
}

/// Whether a function reads its variable arguments.
pub(super) fn takes_list(function: &llvm::Function, module: &Module) -> bool {
    let starts = |kind: &InstrKind| match kind {
        InstrKind::Call { callee, .. } => super::calls::direct(&callee.value)
            .and_then(|id| module.functions.get(id))
            .is_some_and(|f| f.name.starts_with("llvm.va_start")),
        _ => false,
    };
    function.variadic && function.blocks.values().flat_map(|b| &b.instrs).any(|i| starts(&i.kind))
}

/// Where the arguments of a list lie.
struct Places {
    /// Bytes of a place.
    slot: u64,
    /// The greatest alignment of an argument.
    align: u64,
    end: u64,
}

impl Places {
    fn new(module: &Module) -> Places {
        let slot = u64::from(module.layout.pointer_bits / 8);
        let i386 = module.triple.as_deref().is_some_and(|t| t.starts_with('i') || t.is_empty());
        let is_dense = slot == 4 && i386 || List::of(module) == List::X86;
        Places { slot, align: if is_dense { slot } else { 2 * slot }, end: 0 }
    }

    /// The place of an argument of so many bytes with an alignment.
    fn next(&mut self, bytes: u64, align: u64) -> u64 {
        let start = self.end.next_multiple_of(align.clamp(self.slot, self.align));
        self.end = (start + bytes).next_multiple_of(self.slot);
        start
    }
}

impl Context<'_> {
    /// Whether a function has a parameter for the list of its variable arguments.
    pub fn takes_list(&self, id: FuncId) -> bool {
        self.variadic.contains(&id)
    }
}

impl Lowering<'_, '_> {
    /// How the words of arguments are passed.
    pub fn passing(&mut self, args: &[(llvm::Operand, Option<TypeId>)]) -> Result<Vec<Passed>, InputError> {
        let slot = self.context.program.pointer_bits;
        let mut all = vec![];
        for (arg, byval) in args {
            let types: Vec<Type> = self.words(arg)?.iter().map(|word| self.build.type_of(word)).collect();
            let narrow = |ty: &Type| self.context.program.bits(*ty) < slot;
            let is_vector = matches!(self.context.ty(arg.ty), llvm::Type::Vector(..));
            let passed = match byval {
                Some(ty) => {
                    let layout = self.layout(*ty)?;
                    Passed::Copy { bytes: layout.size, align: layout.align }
                }
                None if types.len() > 1 && (is_vector || types.iter().any(narrow)) => {
                    all.push(Passed::Packed { ty: arg.ty, words: types.len() });
                    all.extend(types[1..].iter().map(|_| Passed::Behind));
                    continue;
                }
                None => Passed::Word,
            };
            all.extend(types.iter().map(|_| passed));
        }
        Ok(all)
    }

    /// An object with these words, as variable arguments of a call.
    pub fn list_of(&mut self, words: Vec<(Operand, Passed)>) -> Result<Operand, InputError> {
        let mut places = Places::new(self.context.module);
        let mut starts = vec![];
        for (word, passed) in &words {
            let (bytes, align) = match passed {
                Passed::Copy { bytes, align } => (*bytes, *align),
                Passed::Packed { ty, .. } => {
                    let layout = self.layout(*ty)?;
                    if layout.align > 2 * places.slot {
                        self.unsupported("a variable argument that is aligned to more than its place");
                    }
                    (layout.store, layout.align)
                }
                Passed::Behind => {
                    starts.push(places.end);
                    continue;
                }
                Passed::Word => {
                    let bits = u64::from(self.context.program.bits(self.build.type_of(word)));
                    let bytes = bits.div_ceil(8);
                    (bytes, bytes.next_power_of_two())
                }
            };
            starts.push(places.next(bytes, align));
        }
        let origin = self.context.origin(SiteKind::Uninitialised, self.at);
        let size = self.pointer_word(places.end);
        // One object for all rounds of a loop around the call: each writes it again.
        let alloc = Op::Alloc { kind: AllocKind::Stack, size, align: 16, origin };
        let list = self.build.define_first(alloc, Type::Pointer);
        for (index, ((word, passed), start)) in words.iter().zip(starts).enumerate() {
            let address = self.displaced(list.clone(), start);
            match passed {
                Passed::Behind => {}
                Passed::Packed { ty, words: count } => {
                    let own = words[index..index + count].iter().map(|(word, _)| word.clone());
                    self.store_at(*ty, own.collect(), &address)?;
                }
                Passed::Copy { bytes, .. } => {
                    let length = self.pointer_word(*bytes);
                    self.build.effect(Op::CopyMemory { to: address, from: word.clone(), length });
                }
                Passed::Word => {
                    let value = match self.build.type_of(word) {
                        Type::Int(bits) => self.resize(word.clone(), bits.next_multiple_of(8), false),
                        _ => word.clone(),
                    };
                    self.build.effect(Op::Store { address, value });
                }
            }
        }
        Ok(list)
    }

    /// `va_start`: makes a list of the arguments of the running function.
    pub fn start_list(&mut self, list: &Operand) {
        let Some(arguments) = self.list.clone() else {
            return self.unsupported("`va_start` in a function without variable arguments");
        };
        let kind = List::of(self.context.module);
        let pointer = u64::from(self.context.program.pointer_bits / 8);
        self.check_write(list, self.pointer_word(kind.bytes(pointer)), "write");
        let number = |n: u64| word(n, 32);
        let parts = match kind {
            List::Pointer => vec![(0, arguments)],
            List::X86 => {
                let [numbers, floats] = X86_NO_REGISTERS;
                vec![(0, number(numbers)), (4, number(floats)), (8, arguments), (16, Operand::Null)]
            }
            List::Arm => vec![
                (0, arguments),
                (8, Operand::Null),
                (16, Operand::Null),
                (24, number(0)),
                (28, number(0)),
            ],
        };
        for (offset, value) in parts {
            let address = self.displaced(list.clone(), offset);
            self.build.effect(Op::Store { address, value });
        }
    }

    /// The address of the next argument, of which an instruction makes one that is rounded up, on x86-64.
    pub fn next_place(&self, kind: &InstrKind) -> Option<llvm::Operand> {
        let InstrKind::Cast { op: CastOp::IntToPtr, value, .. } = kind else { return None };
        if List::of(self.context.module) != List::X86 || !self.context.module.types.named.contains_key(LIST) {
            return None;
        }
        let InstrKind::Binary { op: BinaryOp::And, a: sum, .. } = self.made_by(value)? else { return None };
        let InstrKind::Binary { op: BinaryOp::Add, a: word, .. } = self.made_by(sum)? else { return None };
        let InstrKind::Cast { op: CastOp::PtrToInt, value: next, .. } = self.made_by(word)? else {
            return None;
        };
        let InstrKind::Load { address, .. } = self.made_by(next)? else { return None };
        let InstrKind::GetElementPtr { source, indices, .. } = self.made_by(address)? else { return None };
        let is_third = |i: &llvm::Operand| matches!(&i.value, Value::Constant(Constant::Int(n)) if n.as_u64() == Some(2));
        let is_list = self.is_list_type(*source) && indices.last().is_some_and(is_third);
        is_list.then(|| next.clone())
    }

    /// Whether a type is that of a list on x86-64, or an array of one.
    fn is_list_type(&self, ty: TypeId) -> bool {
        match self.context.module.types.get(ty) {
            llvm::Type::Named(name) => name.starts_with(LIST),
            llvm::Type::Array(1, element) => self.is_list_type(*element),
            _ => false,
        }
    }

    fn made_by(&self, operand: &llvm::Operand) -> Option<&InstrKind> {
        match &operand.value {
            Value::Local(local) => self.defined_by(*local),
            _ => None,
        }
    }

    /// `va_copy`.
    pub fn copy_list(&mut self, to: &Operand, from: &Operand) {
        let pointer = u64::from(self.context.program.pointer_bits / 8);
        let length = self.pointer_word(List::of(self.context.module).bytes(pointer));
        self.copy_memory(to, from, length);
    }

    /// The instruction `va_arg`.
    pub fn next_argument(&mut self, list: &llvm::Operand, ty: TypeId) -> Result<Vec<Operand>, InputError> {
        let layout = self.layout(ty)?;
        let mut places = Places::new(self.context.module);
        if List::of(self.context.module) != List::Pointer || layout.align > places.slot {
            return self.beyond("`va_arg`", Some(ty));
        }
        places.next(layout.size, layout.align);
        let list = self.pointer(list)?;
        self.check_access(&list, self.pointer_word(places.slot), "read");
        let address = self.build.define(Op::load(list.clone()), Type::Pointer);
        let value = self.load_at(ty, &address)?;
        let next = self.displaced(address, places.end);
        self.build.effect(Op::Store { address: list, value: next });
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_arguments() {
        let mut wide = Places { slot: 8, align: 16, end: 0 };
        assert_eq!(
            [(4, 4), (8, 8), (16, 16), (1, 1), (24, 8)].map(|(n, a)| wide.next(n, a)),
            [0, 8, 16, 32, 40]
        );
        assert_eq!(wide.end, 64);
        let mut narrow = Places { slot: 4, align: 4, end: 0 };
        assert_eq!([(4, 4), (8, 8), (12, 16), (1, 1)].map(|(n, a)| narrow.next(n, a)), [0, 4, 12, 24]);
    }
}
