//! Lines of input in objects that grow: `getline` and `getdelim` (POSIX.1-2017).
//!
//! The line goes into the object that the first argument points to; it is replaced by a new one if it is too small, as `realloc` does,
//! or if there is none, also where no line is read. Which size a new object has, is any.
//! Preserves: what stands behind the end of the line, and the object itself if it is large enough, stay.

use super::calls::CallSite;
use super::function::Lowering;
use super::memory::byte;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, BinaryOp, CompareOp, Op, Operand, SiteKind, Type};

/// No line is longer.
const LONGEST: u64 = (1 << 31) - 2;

impl Lowering<'_, '_> {
    /// The length of a line, or -1.
    pub fn read_line(&mut self, site: &CallSite) -> Vec<Operand> {
        let bits = self.context.program.pointer_bits;
        let size_type = Type::Int(bits);
        let kind = SiteKind::External(site.name.to_string());
        let (line, size) = (self.as_pointer(&site.args[0]), self.as_pointer(&site.args[1]));
        for place in [&line, &size] {
            self.check_write(place, self.pointer_word(u64::from(bits / 8)), "write");
        }
        let mut words = self.choose(&kind, &[size_type, size_type, Type::Int(1)]);
        let (fails, capacity, length) = (words.remove(2), words.remove(1), words.remove(0));
        for (op, a, b) in [
            (CompareOp::Uge, &length, &word(1, bits)),
            (CompareOp::Ult, &length, &capacity),
            (CompareOp::Ule, &capacity, &word(LONGEST, bits)),
        ] {
            let fits = self.build.compare(op, a.clone(), b.clone());
            self.build.effect(Op::Assume(fits));
        }
        self.grow(&line, &size, &length, &capacity);
        let to = self.build.define(Op::load(line), Type::Pointer);
        let (read, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.branch(fails.clone(), done, read);
        self.build.switch_to(read);
        self.any_bytes(&kind, &to, length.clone());
        let delimiter = site.args.get(2).filter(|_| site.name.contains("delim")).cloned();
        self.ends_last(&to, &length, &delimiter.unwrap_or_else(|| word(u64::from(b'\n'), 32)));
        let end = self.byte_of(&to, &length);
        self.check_write(&end, self.pointer_word(1), "write");
        self.build.effect(Op::Store { address: end, value: byte(0) });
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
        let failure = Operand::Const(Bits::ones(bits));
        let result = Op::Select { condition: fails, then: failure, otherwise: length };
        vec![self.build.define(result, size_type)]
    }

    /// In runs, a line goes on up to its first delimiter (C11 7.21.7.2p2). Proofs take any text: what they would need is a statement about all of
    /// its bytes, and few programs rest on it.
    pub fn ends_last(&mut self, line: &Operand, length: &Operand, delimiter: &Operand) {
        let bits = self.context.program.pointer_bits;
        let exact = self.choose(&SiteKind::Exact, &[Type::Int(1)]).remove(0);
        let head = self.build.new_block(&[Type::Int(bits)]);
        let (looks, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.enter_if(exact, done);
        self.build.jump(head, vec![word(1, bits)]);
        self.build.switch_to(head);
        let next = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, next.clone(), length.clone());
        self.build.branch(more, looks, done);
        self.build.switch_to(looks);
        let before = self.build.binary(BinaryOp::Sub, next.clone(), word(1, bits));
        let place = self.byte_of(line, &before);
        let read = self.build.define(Op::load(place), Type::Int(8));
        let delimiter = self.resize(delimiter.clone(), 8, false);
        let goes_on = self.build.compare(CompareOp::Ne, read, delimiter);
        self.build.effect(Op::Assume(goes_on));
        let next = self.build.binary(BinaryOp::Add, next, word(1, bits));
        self.build.jump(head, vec![next]);
        self.build.switch_to(done);
    }

    /// Makes a new object for a line, unless the old one has room for it.
    fn grow(&mut self, line: &Operand, size: &Operand, length: &Operand, capacity: &Operand) {
        let bits = self.context.program.pointer_bits;
        let old = self.build.define(Op::load(line.clone()), Type::Pointer);
        let exists = self.truth(old.clone());
        let (there, replace) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&[]);
        self.build.branch(exists, there, replace);
        self.build.switch_to(there);
        let room = self.build.define(Op::load(size.clone()), Type::Int(bits));
        let enough = self.build.compare(CompareOp::Ult, length.clone(), room);
        self.build.branch(enough, done, replace);
        self.build.switch_to(replace);
        self.free(&old);
        let new = self.allocate(AllocKind::Heap, capacity.clone(), 16);
        self.build.effect(Op::Store { address: line.clone(), value: new });
        self.build.effect(Op::Store { address: size.clone(), value: capacity.clone() });
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
    }
}
