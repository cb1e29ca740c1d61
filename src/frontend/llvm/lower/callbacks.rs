//! Functions of the C library that call functions of the program: `qsort`, and those that `atexit` notes.
//!
//! `qsort` (C 7.22.5.2) compares any elements any number of times, and leaves a sorted array in which equal elements have any order: first
//! any comparisons, then an insertion sort in which a choice decides about equal ones. It has a body of its own, as
//! `strings` have.
//!
//! `atexit` (C 7.22.4.2) notes a function in a table of the library, or fails, as `malloc` does; when `main` returns or `exit` is called, those that are noted
//! are called, the last one first. Deliberately absent: `bsearch`, `on_exit`, `at_quick_exit`.

use super::Context;
use super::calls::CallSite;
use super::function::Lowering;
use super::tables::object;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, GlobalId, Op, Operand, SiteKind, Type};

/// So many functions can be noted; C 7.22.4.2p3 asks for 32.
const NOTED: u64 = 1 << 10;

impl Lowering<'_, '_> {
    /// A branch to a block of its own if a condition holds, to the other block otherwise.
    fn enter_if(&mut self, condition: Operand, otherwise: eufonium_ir::program::BlockId) {
        let body = self.build.new_block(&[]);
        self.build.branch(condition, body, otherwise);
        self.build.switch_to(body);
    }

    /// The body of `qsort(base, number, size, comparison)`.
    pub fn sort(&mut self, args: &[Operand]) {
        let (base, comparison) = (self.as_pointer(&args[0]), self.as_pointer(&args[3]));
        let (number, size) = (self.length(&args[1]), self.length(&args[2]));
        let bits = self.context.program.pointer_bits;
        let kind = SiteKind::Outside("qsort".to_string());
        let (any, sorting) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.jump(any, vec![]);
        self.build.switch_to(any);
        let mut words = self.choose(&kind, &[Type::Int(1), Type::Int(bits), Type::Int(bits)]);
        self.enter_if(words.remove(0), sorting);
        for place in &words {
            let inside = self.build.compare(CompareOp::Ult, place.clone(), number.clone());
            self.build.effect(Op::Assume(inside));
        }
        let elements: Vec<Operand> = words.iter().map(|place| self.element_of(&base, place, &size)).collect();
        self.compare_elements(&comparison, &elements[0], &elements[1]);
        self.build.jump(any, vec![]);
        self.build.switch_to(sorting);
        self.insert_each(&base, &number, &size, &comparison);
    }

    /// Moves each element down to its place among those before it.
    fn insert_each(&mut self, base: &Operand, number: &Operand, size: &Operand, comparison: &Operand) {
        let bits = self.context.program.pointer_bits;
        let (outer, done) = (self.build.new_block(&[Type::Int(bits)]), self.build.new_block(&[]));
        self.build.jump(outer, vec![word(1, bits)]);
        self.build.switch_to(outer);
        let first = self.build.block_params(outer).remove(0);
        let more = self.build.compare(CompareOp::Ult, first.clone(), number.clone());
        self.enter_if(more, done);
        let (inner, next) = (self.build.new_block(&[Type::Int(bits)]), self.build.new_block(&[]));
        self.build.jump(inner, vec![first.clone()]);
        self.build.switch_to(inner);
        let place = self.build.block_params(inner).remove(0);
        let some = self.build.compare(CompareOp::Ne, place.clone(), word(0, bits));
        self.enter_if(some, next);
        let before = self.build.binary(BinaryOp::Sub, place.clone(), word(1, bits));
        let (low, high) = (self.element_of(base, &before, size), self.element_of(base, &place, size));
        let order = self.compare_elements(comparison, &low, &high);
        let greater = self.build.compare(CompareOp::Sgt, order.clone(), word(0, 32));
        let equal = self.build.compare(CompareOp::Eq, order, word(0, 32));
        let kind = SiteKind::Outside("qsort".to_string());
        let chosen = self.choose(&kind, &[Type::Int(1)]).remove(0);
        let either = self.build.binary(BinaryOp::And, equal, chosen);
        let exchange = self.build.binary(BinaryOp::Or, greater, either);
        self.enter_if(exchange, next);
        self.exchange_bytes(&low, &high, size);
        self.build.jump(inner, vec![before]);
        self.build.switch_to(next);
        let following = self.build.binary(BinaryOp::Add, first, word(1, bits));
        self.build.jump(outer, vec![following]);
        self.build.switch_to(done);
    }

    fn element_of(&mut self, base: &Operand, place: &Operand, size: &Operand) -> Operand {
        let distance = self.build.binary(BinaryOp::Mul, place.clone(), size.clone());
        self.byte_of(base, &distance)
    }

    fn compare_elements(&mut self, comparison: &Operand, a: &Operand, b: &Operand) -> Operand {
        self.call_pointer(comparison.clone(), vec![a.clone(), b.clone()], vec![Type::Int(32)]).remove(0)
    }

    fn exchange_bytes(&mut self, a: &Operand, b: &Operand, size: &Operand) {
        let bits = self.context.program.pointer_bits;
        let (head, done) = (self.build.new_block(&[Type::Int(bits)]), self.build.new_block(&[]));
        self.build.jump(head, vec![word(0, bits)]);
        self.build.switch_to(head);
        let index = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, index.clone(), size.clone());
        self.enter_if(more, done);
        let places = [self.byte_of(a, &index), self.byte_of(b, &index)];
        let mut values = vec![];
        for address in &places {
            self.check_write(address, self.pointer_word(1), "write");
            values.push(self.build.define(Op::load(address.clone()), Type::Int(8)));
        }
        for (address, value) in places.into_iter().zip(values.into_iter().rev()) {
            self.build.effect(Op::Store { address, value });
        }
        let next = self.build.binary(BinaryOp::Add, index, word(1, bits));
        self.build.jump(head, vec![next]);
        self.build.switch_to(done);
    }
}

impl Context<'_> {
    /// Whether the module can note functions that are called at the end.
    pub fn notes_functions(&self) -> bool {
        self.module.functions.values().any(|f| f.name == "atexit" && f.blocks.is_empty())
    }
}

/// Functions that are called at the end.
impl Lowering<'_, '_> {
    /// The table of noted functions, and how many there are.
    fn noted(&mut self) -> [GlobalId; 2] {
        let bytes = u64::from(self.context.program.pointer_bits / 8);
        [("(functions called at exit)", NOTED * bytes), ("(number of functions called at exit)", bytes)].map(
            |(name, size)| self.context.library_object(name, |_| object(name, false, vec![0; size as usize])),
        )
    }

    /// The number of noted functions, and the address behind the last one.
    fn last_noted(&mut self) -> (Operand, Operand) {
        let bits = self.context.program.pointer_bits;
        let [table, number] = self.noted();
        let count = self.build.define(Op::load(Operand::Global(number)), Type::Int(bits));
        let end = self.element(&Operand::Global(table), &count);
        (count, end)
    }

    fn set_number(&mut self, count: Operand) {
        let [_, number] = self.noted();
        self.build.effect(Op::Store { address: Operand::Global(number), value: count });
    }

    /// `atexit`: 0 if the function is noted.
    pub fn note_for_exit(&mut self, site: &CallSite) -> Vec<Operand> {
        let bits = self.context.program.pointer_bits;
        let function = self.as_pointer(&site.args[0]);
        let (count, address) = self.last_noted();
        let result = if self.context.options.malloc_may_fail {
            let kind = SiteKind::Outside(site.name.to_string());
            self.choose(&kind, &[Type::Int(32)]).remove(0)
        } else {
            self.context.assume_about(format!("`{}` does not fail", site.name), self.at);
            word(0, 32)
        };
        let room = self.build.compare(CompareOp::Ult, count.clone(), word(NOTED, bits));
        let works = self.build.compare(CompareOp::Eq, result.clone(), word(0, 32));
        let missing = self.not(works.clone());
        let possible = self.build.binary(BinaryOp::Or, room, missing);
        self.build.effect(Op::Assume(possible));
        let done = self.build.new_block(&[]);
        self.enter_if(works, done);
        self.build.effect(Op::Store { address, value: function });
        let next = self.build.binary(BinaryOp::Add, count, word(1, bits));
        self.set_number(next);
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
        vec![result]
    }

    /// Calls the functions that were noted, if the module can note some.
    pub fn run_noted(&mut self) {
        if !self.context.notes_functions() {
            return;
        }
        let bits = self.context.program.pointer_bits;
        let (head, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.jump(head, vec![]);
        self.build.switch_to(head);
        let (count, end) = self.last_noted();
        let more = self.build.compare(CompareOp::Ne, count.clone(), word(0, bits));
        self.enter_if(more, done);
        let left = self.build.binary(BinaryOp::Sub, count, word(1, bits));
        self.set_number(left);
        let last = Op::Offset { base: end, constant: -i64::from(bits / 8), scaled: vec![], inbounds: true };
        let address = self.build.define(last, Type::Pointer);
        let function = self.build.define(Op::load(address), Type::Pointer);
        self.call_pointer(function, vec![], vec![]);
        self.build.jump(head, vec![]);
        self.build.switch_to(done);
    }
}
