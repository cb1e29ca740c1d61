//! Functions of the C library that call functions of the program: `qsort`, and those that `atexit` notes.
//!
//! `qsort` (C 7.22.5.2), like `qsort_r`, compares any elements any number of times, and leaves a sorted array in which equal elements have any order: first
//! any comparisons, then an insertion sort in which a choice decides about equal ones. This stands where the call does, as sizes and comparisons
//! differ from call to call; only where the function is called through a pointer it has a body. Where comparisons only compute a number, nobody sees how often they are made: then one comparison of any two elements stands for
//! all those beside the insertion sort; runs make none of them, and equal elements stay where they are if all of their bytes are
//! equal, too. Elements are exchanged by words of which they consist, so that memory need not be seen as bytes.
//!
//! `atexit` (C 7.22.4.2) notes a function in a table of the library, or fails, as `malloc` does; when `main` returns or `exit` is called, those that are noted
//! are called, the last one first. `__cxa_atexit` (Itanium C++ ABI 3.3.6) notes an argument, too: then the table has two words for each. Deliberately absent: `bsearch`, `on_exit`, `at_quick_exit`.

use super::Context;
use super::calls::{CallArgument, CallSite};
use super::function::Lowering;
use super::start;
use super::tables::object;
use crate::llvm::module::{self as llvm, Instr, InstrKind, LocalId};
use eufonium_base::HashSet;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, GlobalId, Op, Operand, SiteKind, Type};

/// The function that notes a function with an argument.
const WITH_ARGUMENT: &str = "__cxa_atexit";
/// Functions that compute a number of what they are given, and do nothing else.
const PURE: &[&str] = &[
    "strcmp",
    "strncmp",
    "strcasecmp",
    "strncasecmp",
    "strcoll",
    "memcmp",
    "strlen",
    "abs",
    "labs",
    "fabs",
    "tolower",
    "toupper",
    "isalpha",
    "isdigit",
    "isspace",
    "isupper",
    "islower",
];
/// Elements of at most so many words are exchanged without a loop.
const FEW_WORDS: u64 = 4;
/// What sorts.
const SORTS: &[&str] = &["qsort", "qsort_r"];
/// Intrinsics of that kind, as their names begin.
const PURE_INTRINSICS: &[&str] = &[
    "llvm.dbg.",
    "llvm.lifetime.",
    "llvm.fabs.",
    "llvm.abs.",
    "llvm.smax.",
    "llvm.smin.",
    "llvm.umax.",
    "llvm.umin.",
];
/// How deep calls of functions that compare are looked at.
const PURE_CALLS: u32 = 3;
/// So many functions can be noted; C 7.22.4.2p3 asks for 32.
const NOTED: u64 = 1 << 10;

/// An array that is sorted.
struct Sorted {
    base: Operand,
    /// Of elements.
    number: Operand,
    /// Of an element, in bytes.
    size: Operand,
    /// The bytes of the words that are exchanged.
    unit: u64,
    /// The function, and its arguments behind the elements.
    comparison: Vec<Operand>,
}

impl Lowering<'_, '_> {
    /// A branch to a block of its own if a condition holds, to the other block otherwise.
    pub(super) fn enter_if(&mut self, condition: Operand, otherwise: eufonium_ir::program::BlockId) {
        let body = self.build.new_block(&[]);
        self.build.branch(condition, body, otherwise);
        self.build.switch_to(body);
    }

    /// What `qsort(base, number, size, comparison)` does, or `qsort_r`, which gives the comparison a further argument: where it is called, with the
    /// arguments of that call, or as the body of the function, with those of any.
    pub fn sort(&mut self, args: &[Operand], source: &[CallArgument]) {
        let context = &*self.context;
        let calls = if self.source.blocks.is_empty() { context.sorts().collect() } else { vec![source] };
        let (pure, unit) = (context.compares_purely(&calls), context.unit_of_elements(&calls));
        let base = self.as_pointer(&args[0]);
        let comparison: Vec<Operand> = args[3..].iter().map(|arg| self.as_pointer(arg)).collect();
        let (number, size) = (self.length(&args[1]), self.length(&args[2]));
        let bits = self.context.program.pointer_bits;
        let kind = SiteKind::Outside("qsort".to_string());
        let (any, sorting) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.jump(any, vec![]);
        self.build.switch_to(any);
        let exact = match pure {
            true => self.choose(&SiteKind::Exact, &[Type::Int(1)]).remove(0),
            false => word(0, 1),
        };
        let open = self.not(exact.clone());
        let mut words = self.choose(&kind, &[Type::Int(1), Type::Int(bits), Type::Int(bits)]);
        let compares = self.build.binary(BinaryOp::And, words.remove(0), open);
        self.enter_if(compares, sorting);
        for place in &words {
            let inside = self.build.compare(CompareOp::Ult, place.clone(), number.clone());
            self.build.effect(Op::Assume(inside));
        }
        let elements: Vec<Operand> = words.iter().map(|place| self.element_of(&base, place, &size)).collect();
        self.compare_elements(&comparison, &elements[0], &elements[1]);
        self.build.jump(if pure { sorting } else { any }, vec![]);
        self.build.switch_to(sorting);
        self.insert_each(&Sorted { base, number, size, unit, comparison }, &exact);
    }

    /// Moves each element down to its place among those before it.
    fn insert_each(&mut self, sorted: &Sorted, exact: &Operand) {
        let Sorted { base, number, size, unit, comparison } = sorted;
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
        let asked = self.build.binary(BinaryOp::And, equal.clone(), exact.clone());
        let differ = self.differ(&asked, [&low, &high], size, *unit);
        let either = self.build.binary(BinaryOp::And, equal, chosen);
        let either = self.build.binary(BinaryOp::And, either, differ);
        let exchange = self.build.binary(BinaryOp::Or, greater, either);
        self.enter_if(exchange, next);
        self.exchange_elements(&low, &high, size, *unit);
        self.build.jump(inner, vec![before]);
        self.build.switch_to(next);
        let following = self.build.binary(BinaryOp::Add, first, word(1, bits));
        self.build.jump(outer, vec![following]);
        self.build.switch_to(done);
    }

    /// The address of an element. Where the size is known it says how far elements are apart, so that words of theirs are no bytes.
    fn element_of(&mut self, base: &Operand, place: &Operand, size: &Operand) -> Operand {
        if let Operand::Const(size) = size
            && let Some(size) = size.as_u64().and_then(|size| i64::try_from(size).ok())
        {
            return self.displaced_by(base, place, size);
        }
        let distance = self.build.binary(BinaryOp::Mul, place.clone(), size.clone());
        self.byte_of(base, &distance)
    }

    fn compare_elements(&mut self, comparison: &[Operand], a: &Operand, b: &Operand) -> Operand {
        let args = [a, b].into_iter().chain(&comparison[1..]).cloned().collect();
        let order = self.call_pointer(comparison[0].clone(), args, vec![Type::Int(32)]).remove(0);
        self.refuse_exception(self.context.throws_through_pointers(), self.at);
        order
    }

    /// Whether elements have different bytes, if that is asked for; otherwise they may.
    fn differ(&mut self, asked: &Operand, elements: [&Operand; 2], size: &Operand, unit: u64) -> Operand {
        let ty = Type::Int(8 * unit as u32);
        let bits = self.context.program.pointer_bits;
        let [head, done] = [bits, 1].map(|bits| self.build.new_block(&[Type::Int(bits)]));
        let [walk, different, equal, next] = [(); 4].map(|()| self.build.new_block(&[]));
        self.build.branch(asked.clone(), walk, different);
        self.build.switch_to(walk);
        self.build.jump(head, vec![word(0, bits)]);
        self.build.switch_to(head);
        let index = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, index.clone(), size.clone());
        self.enter_if(more, equal);
        let [left, right] = elements.map(|element| {
            let address = self.byte_of(element, &index);
            self.build.define(Op::load(address), ty)
        });
        let same = self.build.compare(CompareOp::Eq, left, right);
        self.build.branch(same, next, different);
        self.build.switch_to(next);
        let index = self.build.binary(BinaryOp::Add, index, word(unit, bits));
        self.build.jump(head, vec![index]);
        for (block, bit) in [(different, 1), (equal, 0)] {
            self.build.switch_to(block);
            self.build.jump(done, vec![word(bit, 1)]);
        }
        self.build.switch_to(done);
        self.build.block_params(done).remove(0)
    }

    /// Exchanges elements word by word; few words one after the other, so that no loop stands in the way of what is known of the others.
    fn exchange_elements(&mut self, a: &Operand, b: &Operand, size: &Operand, unit: u64) {
        let bits = self.context.program.pointer_bits;
        let words = match size {
            Operand::Const(size) => size.as_u64().map(|size| size / unit).filter(|words| *words <= FEW_WORDS),
            _ => None,
        };
        if let Some(words) = words {
            return (0..words).for_each(|i| self.exchange_words([a, b], &word(i * unit, bits), unit));
        }
        let (head, done) = (self.build.new_block(&[Type::Int(bits)]), self.build.new_block(&[]));
        self.build.jump(head, vec![word(0, bits)]);
        self.build.switch_to(head);
        let index = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, index.clone(), size.clone());
        self.enter_if(more, done);
        self.exchange_words([a, b], &index, unit);
        let next = self.build.binary(BinaryOp::Add, index, word(unit, bits));
        self.build.jump(head, vec![next]);
        self.build.switch_to(done);
    }

    /// Exchanges the words of so many bytes at a distance from the starts of two elements.
    fn exchange_words(&mut self, elements: [&Operand; 2], distance: &Operand, unit: u64) {
        let ty = Type::Int(8 * unit as u32);
        let places = elements.map(|element| self.byte_of(element, distance));
        let values = places.clone().map(|address| {
            self.check_write(&address, self.pointer_word(unit), "write");
            self.build.define(Op::load(address), ty)
        });
        for (address, value) in places.into_iter().zip(values.into_iter().rev()) {
            self.build.effect(Op::Store { address, value });
        }
    }
}

impl Context<'_> {
    /// Whether the module can note functions that are called at the end.
    pub fn notes_functions(&self) -> bool {
        self.declares("atexit") || self.declares(WITH_ARGUMENT)
    }

    /// Whether all functions that may compare elements in these calls compute a number and do nothing else.
    fn compares_purely(&self, calls: &[&[CallArgument]]) -> bool {
        let defined = |f: &&llvm::Function| f.is_defined() && !f.is_model;
        let is_pure = |f: &llvm::Function| self.is_pure(f, PURE_CALLS);
        // The functions that all of these calls name, if all do.
        let named: Option<Vec<llvm::FuncId>> =
            calls.iter().map(|args| named_function(&args[3].0.value)).collect();
        match named {
            Some(named) => {
                named.iter().map(|id| &self.module.functions[*id]).all(|f| defined(&f) && is_pure(f))
            }
            // What gives no number is called in vain: nothing is known of the order.
            None => {
                let types = &self.module.types;
                let pointer = |ty| matches!(types.resolve(ty).1, llvm::Type::Pointer(_));
                let compares = |f: &&llvm::Function| {
                    matches!(f.params.len(), 2 | 3)
                        && f.params.iter().all(|p| pointer(p.ty))
                        && matches!(types.resolve(f.result).1, llvm::Type::Int(_))
                };
                self.module.functions.values().filter(defined).filter(compares).all(is_pure)
            }
        }
    }

    /// The largest word of which the elements consist that are sorted by these calls, in bytes.
    fn unit_of_elements(&self, calls: &[&[CallArgument]]) -> u64 {
        let size = |value: &llvm::Value| match value {
            llvm::Value::Constant(llvm::Constant::Int(bits)) => bits.as_u64(),
            _ => None,
        };
        let sizes: Option<Vec<u64>> = calls.iter().map(|args| size(&args[2].0.value)).collect();
        let largest = u64::from(self.program.pointer_bits / 8);
        let divides = |unit: &u64| sizes.iter().flatten().all(|size| size.is_multiple_of(*unit));
        [8, 4, 2].into_iter().filter(|unit| *unit <= largest && sizes.is_some()).find(divides).unwrap_or(1)
    }

    /// The arguments of all calls that may be those of `qsort` and its kind.
    fn sorts(&self) -> impl Iterator<Item = &[CallArgument]> {
        let instrs = self.module.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs);
        instrs.filter_map(|instr| {
            let InstrKind::Call { callee, args, .. } = &instr.kind else { return None };
            args.get(3)?;
            let called = named_function(&callee.value).map(|id| self.module.functions[id].name.as_str());
            called.is_none_or(|name| SORTS.contains(&name)).then_some(&args[..])
        })
    }

    /// Whether a function writes to its own variables alone, and calls only such functions, so deep at most.
    fn is_pure(&self, function: &llvm::Function, depth: u32) -> bool {
        let instrs = || function.blocks.values().flat_map(|block| &block.instrs);
        let made = |instr: &Instr| match instr.kind {
            InstrKind::Alloca { .. } => instr.result,
            _ => None,
        };
        let own: HashSet<LocalId> = instrs().filter_map(made).collect();
        instrs().all(|instr| match &instr.kind {
            InstrKind::Store { address, volatile: false, .. } => {
                matches!(&address.value, llvm::Value::Local(local) if own.contains(local))
            }
            InstrKind::Load { volatile, .. } => !volatile,
            InstrKind::Call { callee, .. } => {
                let llvm::Value::Constant(llvm::Constant::Function(id)) = &callee.value else { return false };
                let called = &self.module.functions[*id];
                match called.is_defined() && !called.is_model {
                    true => depth > 0 && self.is_pure(called, depth - 1),
                    false => {
                        PURE.contains(&called.name.as_str())
                            || PURE_INTRINSICS.iter().any(|p| called.name.starts_with(p))
                    }
                }
            }
            InstrKind::Store { .. }
            | InstrKind::CmpXchg { .. }
            | InstrKind::AtomicRmw { .. }
            | InstrKind::Fence
            | InstrKind::VaArg { .. } => false,
            _ => true,
        })
    }

    /// Whether functions are called at the end.
    pub fn has_functions_at_end(&self) -> bool {
        self.notes_functions() || !start::destructors(self).is_empty()
    }

    /// Whether the module uses a function of this name and does not define it.
    pub fn declares(&self, name: &str) -> bool {
        self.module.functions.values().any(|f| f.name == name && !f.is_defined())
    }

    /// Whether a system gives arguments to the program.
    pub fn takes_arguments(&self) -> bool {
        self.module.functions.values().any(|f| f.name == "main" && f.is_defined() && !f.params.is_empty())
    }
}

/// Functions that are called at the end.
impl Lowering<'_, '_> {
    /// The table of noted functions, and how many there are.
    fn noted(&mut self) -> [GlobalId; 2] {
        let bytes = u64::from(self.context.program.pointer_bits / 8);
        let words = 1 + u64::from(self.context.declares(WITH_ARGUMENT));
        [
            ("(functions called at exit)", NOTED * bytes * words),
            ("(number of functions called at exit)", bytes),
        ]
        .map(|(name, size)| {
            self.context.library_object(name, |_| object(name, false, vec![0; size as usize]))
        })
    }

    /// The number of noted functions, and the address behind the last one.
    fn last_noted(&mut self) -> (Operand, Operand) {
        let bits = self.context.program.pointer_bits;
        let [table, number] = self.noted();
        let count = self.build.define(Op::load(Operand::Global(number)), Type::Int(bits));
        let end = if self.context.declares(WITH_ARGUMENT) {
            let words = self.build.binary(BinaryOp::Mul, count.clone(), word(2, bits));
            self.element(&Operand::Global(table), &words)
        } else {
            self.element(&Operand::Global(table), &count)
        };
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
        if self.context.declares(WITH_ARGUMENT) {
            let argument = site.args.get(1).filter(|_| site.name == WITH_ARGUMENT);
            let argument = argument.cloned().map_or(Operand::Null, |argument| self.as_pointer(&argument));
            let second = self.element(&address, &word(1, bits));
            self.build.effect(Op::Store { address: second, value: argument });
        }
        self.build.effect(Op::Store { address, value: function });
        let next = self.build.binary(BinaryOp::Add, count, word(1, bits));
        self.set_number(next);
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
        vec![result]
    }

    /// `__cxa_guard_acquire` (Itanium C++ ABI 3.3.3): 1 if the first byte of the guard is zero, which it is until all is done; else 0.
    pub fn enter_once(&mut self, site: &CallSite) -> Vec<Operand> {
        let guard = self.as_pointer(&site.args[0]);
        let done = self.build.define(Op::load(guard), Type::Int(8));
        let first = self.build.compare(CompareOp::Eq, done, word(0, 8));
        let number = |ty: &Type| match ty {
            Type::Int(bits) => Some(*bits),
            _ => None,
        };
        let widths: Vec<u32> = site.results.iter().filter_map(number).collect();
        widths.into_iter().map(|bits| self.resize(first.clone(), bits, false)).collect()
    }

    /// Calls the functions that were noted, and then the destructors of the module.
    pub fn run_noted(&mut self) {
        if self.context.notes_functions() {
            self.call_noted();
        }
        for destructor in start::destructors(self.context) {
            let destructor = self.context.number(destructor);
            let throws = self.context.throws(destructor);
            self.call_from_outside(destructor);
            self.end_by_exception(throws);
        }
    }

    fn call_noted(&mut self) {
        let bits = self.context.program.pointer_bits;
        let (head, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.jump(head, vec![]);
        self.build.switch_to(head);
        let (count, end) = self.last_noted();
        let more = self.build.compare(CompareOp::Ne, count.clone(), word(0, bits));
        self.enter_if(more, done);
        let left = self.build.binary(BinaryOp::Sub, count, word(1, bits));
        self.set_number(left);
        let has_argument = self.context.declares(WITH_ARGUMENT);
        let constant = -i64::from(bits / 8) * if has_argument { 2 } else { 1 };
        let last = Op::Offset { base: end, constant, scaled: vec![], inbounds: true, member: None };
        let address = self.build.define(last, Type::Pointer);
        let function = self.build.define(Op::load(address.clone()), Type::Pointer);
        let mut args = vec![];
        if has_argument {
            let address = self.element(&address, &word(1, bits));
            args.push(self.build.define(Op::load(address), Type::Pointer));
        }
        self.call_pointer(function, args, vec![]);
        self.end_by_exception(self.context.throws_through_pointers());
        self.build.jump(head, vec![]);
        self.build.switch_to(done);
    }
}

fn named_function(value: &llvm::Value) -> Option<llvm::FuncId> {
    match value {
        llvm::Value::Constant(llvm::Constant::Function(id)) => Some(*id),
        _ => None,
    }
}
