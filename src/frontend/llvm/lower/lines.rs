//! Lines of input in objects that grow: `getline` and `getdelim` (POSIX.1-2017), and words for models.
//!
//! The line goes into the object that the first argument points to; it is replaced by a new one if it is too small, as `realloc` does,
//! or if there is none, also where no line is read. Which size a new object has, is any.
//! Preserves: what stands behind the end of the line, and the object itself if it is large enough, stay.

use super::calls::CallSite;
use super::ends::{End, letters};
use super::function::Lowering;
use super::memory::byte;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{AllocKind, CompareOp, Op, Operand, SiteKind, Type};

/// A model asks for a word, which goes on up to white space; what comes before it does not matter.
const WORD: &str = "__eufonium_word";

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
        let delimiter = site.args.get(2).filter(|_| site.name.contains("delim")).cloned();
        let delimiter = delimiter.unwrap_or_else(|| word(u64::from(b'\n'), 32));
        let letters = letters();
        let end = if site.name == WORD { End::Before(&letters) } else { End::With(&delimiter) };
        let (from, length) = self.text_up_to(&kind, length, &end);
        self.grow(&line, &size, &length, &capacity);
        let to = self.build.define(Op::load(line), Type::Pointer);
        let (read, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.branch(fails.clone(), done, read);
        self.build.switch_to(read);
        self.copy_bytes(&to, from, length.clone());
        let end = self.byte_of(&to, &length);
        self.check_write(&end, self.pointer_word(1), "write");
        self.build.effect(Op::Store { address: end, value: byte(0) });
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
        let failure = Operand::Const(Bits::ones(bits));
        let result = Op::Select { condition: fails, then: failure, otherwise: length };
        vec![self.build.define(result, size_type)]
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
