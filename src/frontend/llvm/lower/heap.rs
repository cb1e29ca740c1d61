//! Functions of the heap.
//!
//! No object is larger than half of the address space, since the difference of two pointers into one must have a number (C17 6.5.6 (9); glibc
//! refuses more than `PTRDIFF_MAX` bytes). Whether allocations may fail is an option: then what is asked for beyond that, also by a product
//! that overflows, fails, and all else by choice; if not, there is a small object in its place, so that the run goes on. An
//! access may be right for the object that was asked for and none of a smaller one: where accesses are checked and the program asks of pointers whether they are
//! null, it learns that there is no object. A product of constants that is too large always gives null. `realloc` moves each object
//! and copies as far as both go; of size 0 it frees and returns null, as glibc does.

use super::Context;
use super::function::Lowering;
use super::known::Known;
use super::named;
use crate::llvm::module::{Constant, InstrKind, Module, Operand as Given, Value};
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, BinaryOp, CheckKind, CompareOp, Op, Operand, SiteKind, Type};

/// Where objects of the heap begin, at least.
const ALIGN: u64 = 16;
/// How large pages are at least on machines that run programs for Linux.
const PAGE: u64 = 4096;
/// The bytes of an object in the place of one that is too large to be.
const INSTEAD: u64 = 1 << 16;
/// `ENOMEM`, of all systems.
const NO_MEMORY: u64 = 12;
/// `EINVAL`.
const NOT_VALID: u64 = 22;

/// A size in bytes, and whether there can be an object of it if that is not known to be so.
struct Size {
    bytes: Operand,
    possible: Option<Operand>,
    /// Whether constants alone give it as a product.
    is_product: bool,
}

impl Context<'_> {
    /// Whether the program is told that a request was too large to be met.
    fn learns_of_failure(&self) -> bool {
        self.wants(CheckKind::Dereference) && *self.tests_null.get_or_init(|| tests_null(self.module))
    }
}

/// Whether a program compares pointers with null.
fn tests_null(module: &Module) -> bool {
    let is_null = |operand: &Given| matches!(operand.value, Value::Constant(Constant::Null));
    let own = module.functions.values().filter(|function| !function.is_model);
    own.flat_map(|f| f.blocks.values())
        .flat_map(|block| &block.instrs)
        .any(|i| matches!(&i.kind, InstrKind::ICmp { a, b, .. } if is_null(a) || is_null(b)))
}

impl Lowering<'_, '_> {
    /// The result of a function that makes an object.
    pub fn heap(&mut self, known: Known, args: &[Operand]) -> Operand {
        match known {
            Known::Calloc => {
                let size = self.product(&args[0], &args[1]);
                self.heap_object(AllocKind::ZeroedHeap, size, ALIGN)
            }
            Known::PageAlloc => {
                let size = self.size(&args[0]);
                self.heap_object(AllocKind::Heap, size, PAGE)
            }
            Known::Pages => {
                let what = "no mapped memory is written that may only be read, and files reach to the ends of their mappings";
                self.context.assume_about(what.to_string(), self.at);
                let size = self.size(&args[0]);
                self.heap_object(AllocKind::Outside, size, PAGE)
            }
            Known::ZeroedMalloc => {
                let size = self.size(&args[0]);
                self.heap_object(AllocKind::ZeroedHeap, size, ALIGN)
            }
            Known::AlignedAlloc => {
                let size = self.size(&args[1]);
                self.heap_object(AllocKind::Heap, size, alignment(&args[0]))
            }
            Known::PosixMemalign => self.posix_memalign(args),
            Known::Realloc => {
                let (old, size) = (self.as_pointer(&args[0]), self.size(&args[1]));
                self.reallocate(&old, size)
            }
            Known::ReallocArray => {
                let (old, size) = (self.as_pointer(&args[0]), self.product(&args[1], &args[2]));
                self.reallocate(&old, size)
            }
            Known::New => {
                let Size { bytes, possible, .. } = self.size(&args[0]);
                if let Some(possible) = possible {
                    // It throws, which nothing here catches.
                    self.build.effect(Op::Assume(possible));
                }
                self.allocate(AllocKind::Heap, bytes, ALIGN)
            }
            _ => {
                let size = self.size(&args[0]);
                self.heap_object(AllocKind::Heap, size, ALIGN)
            }
        }
    }

    /// A new object of so many bytes, as `malloc` makes it: null if that may fail.
    pub fn malloc(&mut self, bytes: &Operand) -> Operand {
        let size = self.size(bytes);
        self.heap_object(AllocKind::Heap, size, ALIGN)
    }

    fn heap_object(&mut self, kind: AllocKind, size: Size, align: u64) -> Operand {
        if size.possible == Some(word(0, 1)) && size.is_product {
            return Operand::Null;
        }
        let succeeds = if self.context.options.malloc_may_fail {
            let site = SiteKind::External(named::SUCCESS.to_string());
            let succeeds = self.choose(&site, &[Type::Int(1)]).remove(0);
            match size.possible.clone() {
                Some(possible) => self.build.binary(BinaryOp::And, succeeds, possible),
                None => succeeds,
            }
        } else {
            self.context.assume_about("`malloc` does not fail".to_string(), self.at);
            match size.possible.clone().filter(|_| self.context.learns_of_failure()) {
                Some(possible) => possible,
                None => {
                    let bytes = self.possible(size);
                    return self.allocate(kind, bytes, align);
                }
            }
        };
        let (made, failed) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&[Type::Pointer]);
        self.build.branch(succeeds, made, failed);
        self.build.switch_to(made);
        let object = self.allocate(kind, size.bytes, align);
        self.build.jump(done, vec![object]);
        self.build.switch_to(failed);
        self.build.jump(done, vec![Operand::Null]);
        self.build.switch_to(done);
        self.build.block_params(done).remove(0)
    }

    /// A new object of so many bytes for a program of Rust, whose alignment is given.
    pub fn rust_allocate(&mut self, kind: AllocKind, bytes: &Operand, align: &Operand) -> Operand {
        let size = self.size(bytes);
        self.heap_object(kind, size, alignment(align))
    }

    /// The bytes of an object in the place of one that may be too large to be.
    fn possible(&mut self, size: Size) -> Operand {
        let Size { bytes, possible: Some(condition), .. } = size else { return size.bytes };
        let ty = self.build.type_of(&bytes);
        let otherwise = self.pointer_word(INSTEAD);
        self.build.define(Op::Select { condition, then: bytes, otherwise }, ty)
    }

    /// The largest size of an object.
    pub fn largest(&self) -> Bits {
        Bits::max_signed(self.context.program.pointer_bits)
    }

    fn size(&mut self, bytes: &Operand) -> Size {
        let bytes = self.length(bytes);
        let possible = self.at_most(&bytes, self.largest());
        Size { bytes, possible, is_product: false }
    }

    /// Whether a number is at most a bound; nothing if it is known to be.
    fn at_most(&mut self, number: &Operand, bound: Bits) -> Option<Operand> {
        match number {
            Operand::Const(value) if value.ule(&bound) => None,
            _ => Some(self.build.compare(CompareOp::Ule, number.clone(), Operand::Const(bound))),
        }
    }

    /// The bytes of so many elements; all numbers can say if they are more.
    pub fn bytes_of_elements(&mut self, count: &Operand, size: &Operand) -> Operand {
        let Size { bytes, possible, .. } = self.product(count, size);
        let Some(condition) = possible else { return bytes };
        let ty = self.build.type_of(&bytes);
        let otherwise = Operand::Const(Bits::ones(self.context.program.pointer_bits));
        self.build.define(Op::Select { condition, then: bytes, otherwise }, ty)
    }

    /// The size of an array of `count` elements.
    fn product(&mut self, count: &Operand, size: &Operand) -> Size {
        let (count, size) = (self.length(count), self.length(size));
        let (factor, other) = match (&count, &size) {
            (Operand::Const(factor), _) => (factor.clone(), size),
            (_, Operand::Const(factor)) => (factor.clone(), count),
            _ => {
                let (bytes, overflow) = self.overflowing(BinaryOp::Mul, false, &count, &size);
                let fits = self.not(overflow);
                let bound = Operand::Const(self.largest());
                let small = self.build.compare(CompareOp::Ule, bytes.clone(), bound);
                let possible = Some(self.build.binary(BinaryOp::And, fits, small));
                return Size { bytes, possible, is_product: false };
            }
        };
        let bits = self.context.program.pointer_bits;
        if factor.is_zero() {
            return Size { bytes: word(0, bits), possible: None, is_product: false };
        }
        let most = self.largest().udiv(&factor);
        let possible = match &other {
            Operand::Const(other) if !other.ule(&most) => Some(word(0, 1)),
            other => self.at_most(other, most),
        };
        let is_constant = matches!(other, Operand::Const(_));
        let bytes = match other {
            Operand::Const(other) => Operand::Const(other.mul(&factor)),
            other if factor.is_one() => other,
            other => self.build.binary(BinaryOp::Mul, other, Operand::Const(factor)),
        };
        Size { bytes, possible, is_product: is_constant }
    }

    /// Stores the new object where the first argument points; zero, or the number of an error.
    fn posix_memalign(&mut self, args: &[Operand]) -> Operand {
        let bits = self.context.program.pointer_bits;
        let (aligned, refused) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&[Type::Int(32)]);
        let is_one = self.is_alignment(&args[1]);
        self.build.branch(is_one, aligned, refused);
        self.build.switch_to(refused);
        self.build.jump(done, vec![word(NOT_VALID, 32)]);
        self.build.switch_to(aligned);
        let (place, size) = (self.as_pointer(&args[0]), self.size(&args[2]));
        let object = self.heap_object(AllocKind::Heap, size, alignment(&args[1]));
        let succeeds = self.truth(object.clone());
        self.only_if(succeeds.clone(), |this| {
            let length = this.pointer_word(u64::from(bits / 8));
            this.check_access(&place, length, "write");
            this.build.effect(Op::Store { address: place, value: object });
        });
        let result = Op::Select { condition: succeeds, then: word(0, 32), otherwise: word(NO_MEMORY, 32) };
        let result = self.build.define(result, Type::Int(32));
        self.build.jump(done, vec![result]);
        self.build.switch_to(done);
        self.build.block_params(done).remove(0)
    }

    /// Whether a number is a power of two, and pointers are aligned with it.
    fn is_alignment(&mut self, number: &Operand) -> Operand {
        let bits = self.context.program.pointer_bits;
        let number = self.length(number);
        let less = self.build.binary(BinaryOp::Sub, number.clone(), word(1, bits));
        let both = self.build.binary(BinaryOp::And, number.clone(), less);
        let is_power = self.build.compare(CompareOp::Eq, both, word(0, bits));
        let holds_pointers = self.build.compare(CompareOp::Uge, number, word(u64::from(bits / 8), bits));
        self.build.binary(BinaryOp::And, is_power, holds_pointers)
    }

    /// A new object with the contents of an old one, as far as both go; the old one is freed.
    fn reallocate(&mut self, old: &Operand, size: Size) -> Operand {
        let done = self.build.new_block(&[Type::Pointer]);
        let bits = self.context.program.pointer_bits;
        if !matches!(&size.bytes, Operand::Const(bytes) if !bytes.is_zero()) {
            let (freed, resized) = (self.build.new_block(&[]), self.build.new_block(&[]));
            let nothing = self.build.compare(CompareOp::Eq, size.bytes.clone(), word(0, bits));
            let given = self.truth(old.clone());
            let frees = self.build.binary(BinaryOp::And, nothing, given);
            self.build.branch(frees, freed, resized);
            self.build.switch_to(freed);
            self.free(old);
            self.build.jump(done, vec![Operand::Null]);
            self.build.switch_to(resized);
        }
        let bytes = size.bytes.clone();
        let new = self.heap_object(AllocKind::Heap, size, ALIGN);
        if new == Operand::Null {
            self.build.jump(done, vec![new]);
            self.build.switch_to(done);
            return self.build.block_params(done).remove(0);
        }
        if self.context.options.malloc_may_fail {
            let (made, failed) = (self.build.new_block(&[]), self.build.new_block(&[]));
            let succeeds = self.truth(new.clone());
            self.build.branch(succeeds, made, failed);
            self.build.switch_to(failed);
            self.build.jump(done, vec![Operand::Null]);
            self.build.switch_to(made);
        }
        self.copy_object(old, &new, &bytes);
        self.free(old);
        self.build.jump(done, vec![new]);
        self.build.switch_to(done);
        self.build.block_params(done).remove(0)
    }

    /// Copies to the end of one of two objects, of which the new one has so many bytes.
    fn copy_object(&mut self, old: &Operand, new: &Operand, size: &Operand) {
        let bits = self.context.program.pointer_bits;
        let room = self.build.define(Op::Room(old.clone()), Type::Int(bits));
        let condition = self.build.compare(CompareOp::Ult, room.clone(), size.clone());
        let length = Op::Select { condition, then: room, otherwise: size.clone() };
        let length = self.build.define(length, Type::Int(bits));
        self.build.effect(Op::CopyMemory { to: new.clone(), from: old.clone(), length });
    }

    /// Frees an object, or nothing if the pointer is null.
    pub fn free(&mut self, pointer: &Operand) {
        self.check_free(pointer);
        self.build.effect(Op::Free(pointer.clone()));
    }
}

fn alignment(word: &Operand) -> u64 {
    match word {
        Operand::Const(bits) => bits.as_u64().unwrap_or(ALIGN).max(ALIGN),
        _ => ALIGN,
    }
}
