//! Functions of `<string.h>` on strings and bytes, as loops.
//!
//! Each has a body of its own in the program, made when it is first called; calls of it are ordinary calls. Comparisons return the
//! difference of the first bytes that differ. Deliberately absent: locales, wide characters, functions that keep a state.

use super::calls::CallSite;
use super::function::Lowering;
use super::memory::byte;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, BlockId, CastOp, CompareOp, Op, Operand, Target, Terminator, Type};

/// A function on strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StringFunction {
    /// The number of bytes before the end of a string; the second argument bounds it.
    Length {
        /// Whether there is a bound.
        bounded: bool,
    },
    /// The order of two strings, or of so many bytes.
    Compare {
        /// Whether the third argument is a bound.
        bounded: bool,
        /// Whether the end of the first string ends the comparison.
        ends: bool,
    },
    /// Copies a string.
    Copy {
        /// Whether it is put behind the string that is there.
        append: bool,
        /// Whether the result is the end of the copy.
        end: bool,
    },
    /// Copies at most so many bytes of a string; the rest is zero.
    CopyBounded,
    /// Appends at most so many bytes of a string and its end.
    AppendBounded,
    /// The first place of a byte in a string, or in so many bytes.
    Find {
        /// Whether the third argument is a bound.
        bounded: bool,
    },
    /// A new object with a copy of a string.
    Duplicate,
}

impl StringFunction {
    /// How many arguments it needs.
    pub fn arity(self) -> usize {
        match self {
            StringFunction::Length { bounded } => 1 + usize::from(bounded),
            StringFunction::Compare { bounded, .. } | StringFunction::Find { bounded } => {
                2 + usize::from(bounded)
            }
            StringFunction::Copy { .. } => 2,
            StringFunction::CopyBounded | StringFunction::AppendBounded => 3,
            StringFunction::Duplicate => 1,
        }
    }
}

/// A loop over indices from 0; it ends with a result.
struct Loop {
    head: BlockId,
    done: BlockId,
    index: Operand,
}

impl Lowering<'_, '_> {
    /// The result of a call, in the function's own body.
    pub fn string_function(&mut self, function: StringFunction, site: &CallSite) -> Operand {
        let args = &site.args;
        let first = self.as_pointer(&args[0]);
        match function {
            StringFunction::Length { bounded } => {
                let bound = bounded.then(|| self.length(&args[1]));
                self.string_length(&first, bound)
            }
            StringFunction::Compare { bounded, ends } => {
                let (second, bound) = (self.as_pointer(&args[1]), bounded.then(|| self.length(&args[2])));
                self.compare_strings(&first, &second, bound, ends)
            }
            StringFunction::Copy { append, end } => {
                let from = self.as_pointer(&args[1]);
                let to = if append { self.string_end(&first) } else { first.clone() };
                let length = self.copy_string(&to, &from, None);
                if end { self.byte_of(&to, &length) } else { first }
            }
            StringFunction::CopyBounded => {
                let (from, bound) = (self.as_pointer(&args[1]), self.length(&args[2]));
                let length = self.copy_string(&first, &from, Some(bound.clone()));
                let rest = self.build.binary(BinaryOp::Sub, bound, length.clone());
                let end = self.byte_of(&first, &length);
                self.set_memory(&end, byte(0), rest);
                first
            }
            StringFunction::AppendBounded => {
                let (from, bound) = (self.as_pointer(&args[1]), self.length(&args[2]));
                let to = self.string_end(&first);
                let length = self.copy_string(&to, &from, Some(bound));
                let end = self.byte_of(&to, &length);
                self.write_byte(&end, byte(0));
                first
            }
            StringFunction::Find { bounded } => {
                let bound = bounded.then(|| self.length(&args[2]));
                let wanted = self.resize_any(&args[1], 8);
                self.find_byte(&first, &wanted, bound)
            }
            StringFunction::Duplicate => {
                let length = self.string_length(&first, None);
                let one = self.pointer_word(1);
                let size = self.build.binary(BinaryOp::Add, length, one);
                let copy = self.malloc(&size);
                if self.context.options.malloc_may_fail {
                    return self.copied_unless_null(&copy, &first, size);
                }
                self.copy_memory(&copy, &first, size);
                copy
            }
        }
    }

    /// The copy, with its contents unless it is null.
    fn copied_unless_null(&mut self, copy: &Operand, from: &Operand, size: Operand) -> Operand {
        let succeeds = self.truth(copy.clone());
        self.only_if(succeeds, |this| this.copy_memory(copy, from, size));
        copy.clone()
    }

    /// Does something in the runs in which a bit is set.
    pub fn only_if(&mut self, condition: Operand, does: impl FnOnce(&mut Self)) {
        let (some, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.branch(condition, some, done);
        self.build.switch_to(some);
        does(self);
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
    }

    fn resize_any(&mut self, value: &Operand, bits: u32) -> Operand {
        let value = self.length(value);
        self.resize(value, bits, false)
    }

    fn string_end(&mut self, string: &Operand) -> Operand {
        let length = self.string_length(string, None);
        self.byte_of(string, &length)
    }

    pub fn string_length(&mut self, string: &Operand, bound: Option<Operand>) -> Operand {
        let size = Type::Int(self.context.program.pointer_bits);
        let found = self.open_loop(size, bound.as_ref().map(|bound| (bound, bound)));
        let byte = self.read_byte(string, &found.index);
        let ends = self.is_zero(byte);
        self.leave_if(&found, ends, found.index.clone());
        self.close_loop(&found)
    }

    /// Reads a text up to its end, or as far as a bound, for nothing but to see that it is there; characters have so many bits.
    pub fn check_text(&mut self, text: &Operand, bits: u32, bound: Option<Operand>) {
        // A text that the library gives has its end, wherever that is.
        if let Operand::Global(global) = text
            && self.context.program.globals.get(*global).is_some_and(|global| !global.pointers)
        {
            return;
        }
        let bytes = u64::from(bits / 8);
        let size = Type::Int(self.context.program.pointer_bits);
        // The loop has no result that matters.
        let nothing = self.pointer_word(0);
        let found = self.open_loop(size, bound.as_ref().map(|bound| (bound, &nothing)));
        let distance = self.times(found.index.clone(), bytes);
        let address = self.byte_of(text, &distance);
        self.check_access(&address, self.pointer_word(bytes), "read");
        let character = self.build.define(Op::load(address), Type::Int(bits));
        let ends = self.build.compare(CompareOp::Eq, character, word(0, bits));
        self.leave_if(&found, ends, nothing);
        self.close_loop(&found);
    }

    fn compare_strings(&mut self, a: &Operand, b: &Operand, bound: Option<Operand>, ends: bool) -> Operand {
        let equal = word(0, 32);
        let found = self.open_loop(Type::Int(32), bound.as_ref().map(|bound| (bound, &equal)));
        let (x, y) = (self.read_byte(a, &found.index), self.read_byte(b, &found.index));
        let wide = |this: &mut Self, byte: &Operand| {
            this.build.cast(CastOp::ZeroExtend, byte.clone(), Type::Int(32))
        };
        let (left, right) = (wide(self, &x), wide(self, &y));
        let difference = self.build.binary(BinaryOp::Sub, left, right);
        let differ = self.build.compare(CompareOp::Ne, x.clone(), y);
        self.leave_if(&found, differ, difference);
        if ends {
            let end = self.is_zero(x);
            self.leave_if(&found, end, equal);
        }
        self.close_loop(&found)
    }

    /// Copies a string with its end, or without it if the bound comes first; how many bytes came before the end.
    fn copy_string(&mut self, to: &Operand, from: &Operand, bound: Option<Operand>) -> Operand {
        let size = Type::Int(self.context.program.pointer_bits);
        let found = self.open_loop(size, bound.as_ref().map(|bound| (bound, bound)));
        let byte = self.read_byte(from, &found.index);
        let target = self.byte_of(to, &found.index);
        self.write_byte(&target, byte.clone());
        let ends = self.is_zero(byte);
        self.leave_if(&found, ends, found.index.clone());
        self.close_loop(&found)
    }

    fn find_byte(&mut self, start: &Operand, wanted: &Operand, bound: Option<Operand>) -> Operand {
        let found = self.open_loop(Type::Pointer, bound.as_ref().map(|bound| (bound, &Operand::Null)));
        let byte = self.read_byte(start, &found.index);
        let place = self.byte_of(start, &found.index);
        let hit = self.build.compare(CompareOp::Eq, byte.clone(), wanted.clone());
        self.leave_if(&found, hit, place);
        if bound.is_none() {
            let ends = self.is_zero(byte);
            self.leave_if(&found, ends, Operand::Null);
        }
        self.close_loop(&found)
    }

    /// Starts a loop with a result of a type; if the index reaches the bound, it ends with the value beside it.
    fn open_loop(&mut self, result: Type, bound: Option<(&Operand, &Operand)>) -> Loop {
        let bits = self.context.program.pointer_bits;
        let head = self.build.new_block(&[Type::Int(bits)]);
        let done = self.build.new_block(&[result]);
        self.build.jump(head, vec![word(0, bits)]);
        self.build.switch_to(head);
        let index = self.build.block_params(head).remove(0);
        let opened = Loop { head, done, index };
        if let Some((bound, value)) = bound {
            let reached = self.build.compare(CompareOp::Eq, opened.index.clone(), bound.clone());
            self.leave_if(&opened, reached, value.clone());
        }
        opened
    }

    /// Ends the loop with a result if a condition holds.
    fn leave_if(&mut self, opened: &Loop, condition: Operand, result: Operand) {
        let next = self.build.new_block(&[]);
        self.build.terminate(Terminator::Branch {
            condition,
            then: Target { block: opened.done, args: vec![result] },
            otherwise: Target { block: next, args: vec![] },
        });
        self.build.switch_to(next);
    }

    /// Goes on with the next index; the result of the loop, behind it.
    fn close_loop(&mut self, opened: &Loop) -> Operand {
        let one = self.pointer_word(1);
        let next = self.build.binary(BinaryOp::Add, opened.index.clone(), one);
        self.build.jump(opened.head, vec![next]);
        self.build.switch_to(opened.done);
        self.build.block_params(opened.done).remove(0)
    }

    fn read_byte(&mut self, base: &Operand, index: &Operand) -> Operand {
        let address = self.byte_of(base, index);
        self.check_access(&address, self.pointer_word(1), "read");
        self.build.define(Op::load(address), Type::Int(8))
    }

    fn write_byte(&mut self, address: &Operand, value: Operand) {
        self.check_write(address, self.pointer_word(1), "write");
        self.build.effect(Op::Store { address: address.clone(), value });
    }

    fn is_zero(&mut self, value: Operand) -> Operand {
        self.build.compare(CompareOp::Eq, value, byte(0))
    }
}
