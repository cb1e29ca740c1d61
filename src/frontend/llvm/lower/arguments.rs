//! What a system gives to a program: the arguments of `main`, and strings of its environment.
//!
//! C 5.1.2.2.1: `argv[argc]` is null, and each `argv[i]` before it points to a string, which the program may change. C lets `argc` be 0; here a
//! program has its name at least, as systems give it one (Linux an empty one where the caller gave none), and that is printed as taken for
//! granted. The strings have any length and any contents; each is an object of its own. Those that `main` names by constants are made one by
//! one, so that what is proved of `argv[1]` needs no statement about all of them; the others in a loop, so that what is proved of all needs no
//! cases. An environment (`envp`) is made in the same way. A system has room for so many bytes only: lengths and numbers are bounded (`MOST`).

use super::Context;
use super::calls::CallSite;
use super::function::Lowering;
use super::globals::{ENVIRONMENT, NAMES};
use super::memory::byte;
use super::tables::object;
use crate::llvm::names;
use eufonium_base::HashSet;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CompareOp, Function, FunctionId, GlobalId, Op, Operand, SiteKind, Type, ValueId,
};

/// More strings, and longer ones, are not given to a program.
const MOST: u64 = 1 << 21;
/// At most so many strings are made one by one.
const SINGLE: u64 = 8;

/// Functions that change the environment.
pub(super) const CHANGES: &str = "setenv unsetenv clearenv putenv";

impl Context<'_> {
    /// Pointers that the library sets before the program starts, which the program does not define.
    pub(super) fn pointers_of_library(&self) -> Vec<GlobalId> {
        let undefined = |name: &str| {
            let mut globals = self.module.globals.values();
            globals.any(|global| global.init.is_none() && global.name == name)
        };
        let is_one = |name: &str| [NAMES, ENVIRONMENT].iter().any(|row| names::holds(row, name));
        let globals = self.program.globals.iter();
        globals
            .filter(|(_, global)| is_one(&global.name) && undefined(&global.name))
            .map(|(id, _)| id)
            .collect()
    }
}

impl Lowering<'_, '_> {
    /// Makes what pointers of the library lead to when the program starts: all to the environment to the same one.
    pub fn set_pointers_of_library(&mut self) {
        let mut environment = None;
        for id in self.context.pointers_of_library() {
            let is_name = names::holds(NAMES, &self.context.program.globals[id].name);
            let address = Operand::Global(id);
            if is_name {
                self.store_string(address);
                continue;
            }
            let strings = environment.get_or_insert_with(|| {
                let count = self.bounded(&SiteKind::Argument);
                self.strings(count, 0)
            });
            let value = strings.clone();
            self.build.effect(Op::Store { address, value });
        }
    }

    /// The arguments of the entry function, if it is a `main` that has some.
    pub fn arguments_of_main(&mut self, entry: FunctionId) -> Option<Vec<Operand>> {
        let function = &self.context.program.functions[entry];
        let types: Vec<Type> = function.params.iter().map(|p| function.values[*p].ty).collect();
        let uses: Vec<Use> = function.params.iter().map(|p| use_of(function, *p)).collect();
        let is_main = self.source.name == "main"
            && matches!(
                types[..],
                [Type::Int(_), Type::Pointer] | [Type::Int(_), Type::Pointer, Type::Pointer]
            );
        let Type::Int(bits) = *types.first().filter(|_| is_main)? else { return None };
        // What nobody looks at is no choice: such a program may have one run.
        if uses.iter().all(|usage| matches!(usage, Use::None)) {
            let nothing = types.iter().skip(1).map(|_| Operand::Null);
            return Some(std::iter::once(word(1, bits)).chain(nothing).collect());
        }
        let count = self.choose(&SiteKind::Argument, &[Type::Int(bits)]).remove(0);
        self.context.assume_about("a program gets its name: `argc` is not 0".into(), None);
        for (op, bound) in [(CompareOp::Sge, 1), (CompareOp::Slt, MOST)] {
            let holds = self.build.compare(op, count.clone(), word(bound, bits));
            self.build.effect(Op::Assume(holds));
        }
        let mut args = vec![count.clone()];
        let wide = self.resize(count, self.context.program.pointer_bits, false);
        let word = u64::from(self.context.program.pointer_bits / 8);
        for (place, usage) in uses.into_iter().enumerate().skip(1) {
            let number = if place == 1 { wide.clone() } else { self.bounded(&SiteKind::Argument) };
            args.push(match usage {
                Use::None => Operand::Null,
                Use::Constant(bytes) if bytes.div_ceil(word) <= SINGLE => {
                    self.first_strings(number, bytes.div_ceil(word))
                }
                Use::Constant(bytes) | Use::Any(bytes) => {
                    self.strings(number, bytes.div_ceil(word).min(SINGLE))
                }
            });
        }
        Some(args)
    }

    /// A number of bytes or strings that a system has room for.
    fn bounded(&mut self, why: &SiteKind) -> Operand {
        let bits = self.context.program.pointer_bits;
        let number = self.choose(why, &[Type::Int(bits)]).remove(0);
        let fits = self.build.compare(CompareOp::Ult, number.clone(), word(MOST, bits));
        self.build.effect(Op::Assume(fits));
        number
    }

    /// An array of pointers to so many strings, with a null pointer behind them, of which a program looks at the first ones alone: so many, one
    /// by one. The others are nowhere.
    fn first_strings(&mut self, count: Operand, first: u64) -> Operand {
        let bits = self.context.program.pointer_bits;
        let array = self.single_strings(&count, first);
        for i in 0..first {
            let address = self.displaced(array.clone(), i * u64::from(bits / 8));
            let ends = self.build.compare(CompareOp::Eq, word(i, bits), count.clone());
            self.only_if(ends, |this| this.build.effect(Op::Store { address, value: Operand::Null }));
        }
        array
    }

    /// An array for pointers to so many strings and a null pointer; so many of them are made.
    fn single_strings(&mut self, count: &Operand, single: u64) -> Operand {
        let bits = self.context.program.pointer_bits;
        let bytes = u64::from(bits / 8);
        let all = self.build.binary(BinaryOp::Add, count.clone(), word(1, bits));
        let size = self.times(all, bytes);
        let array = self.allocate(AllocKind::Stack, size, bytes);
        for i in 0..single {
            let more = self.build.compare(CompareOp::Ult, word(i, bits), count.clone());
            let address = self.displaced(array.clone(), i * bytes);
            self.only_if(more, |this| this.store_string(address));
        }
        array
    }

    /// An array of pointers to so many strings, with a null pointer behind them; so many of them are made one by one.
    fn strings(&mut self, count: Operand, single: u64) -> Operand {
        let bits = self.context.program.pointer_bits;
        let array = self.single_strings(&count, single);
        let head = self.build.new_block(&[Type::Int(bits)]);
        let (body, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.jump(head, vec![word(single, bits)]);
        self.build.switch_to(head);
        let index = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, index.clone(), count.clone());
        self.build.branch(more, body, done);
        self.build.switch_to(body);
        let address = self.element(&array, &index);
        self.store_string(address);
        let next = self.build.binary(BinaryOp::Add, index, word(1, bits));
        self.build.jump(head, vec![next]);
        self.build.switch_to(done);
        let address = self.element(&array, &count);
        self.build.effect(Op::Store { address, value: Operand::Null });
        array
    }

    /// The address of a pointer in an array of pointers.
    pub fn element(&mut self, array: &Operand, index: &Operand) -> Operand {
        let scaled = vec![(index.clone(), i64::from(self.context.program.pointer_bits / 8))];
        let offset = Op::Offset { base: array.clone(), constant: 0, scaled, inbounds: true, member: None };
        self.build.define(offset, Type::Pointer)
    }

    fn store_string(&mut self, address: Operand) {
        let value = self.any_string(AllocKind::Stack, &SiteKind::Argument);
        self.build.effect(Op::Store { address, value });
    }

    /// A string of any length and contents.
    fn any_string(&mut self, kind: AllocKind, why: &SiteKind) -> Operand {
        let length = self.bounded(why);
        let one = self.pointer_word(1);
        let size = self.build.binary(BinaryOp::Add, length.clone(), one);
        let origin = self.context.origin(why.clone(), self.at);
        let string = self.build.define(Op::Alloc { kind, size, align: 1, origin }, Type::Pointer);
        let end = self.byte_of(&string, &length);
        self.build.effect(Op::Store { address: end, value: byte(0) });
        string
    }

    /// What `getenv` gives: the same for the same name, as long as the program does not change its environment.
    pub fn environment(&mut self, site: &CallSite) -> Operand {
        let changes = names::of(CHANGES).any(|name| self.context.declares(name));
        let why = match changes {
            true => SiteKind::Unmodelled(format!(
                "the result of `{}`, as the environment may have changed",
                site.name
            )),
            false => SiteKind::Outside(site.name.to_string()),
        };
        let name = site.source.first().and_then(|(name, _)| self.string(name)).filter(|_| !changes);
        let Some(name) = name else { return self.environment_string(&why) };
        // No string of the environment has such a name.
        if name.is_empty() || name.contains('=') {
            return Operand::Null;
        }
        let bytes = u64::from(self.context.program.pointer_bits / 8);
        let mut known = |what: &str, size: u64| {
            let name = format!("({what} {name} in the environment)");
            let global = self.context.library_object(&name, |_| object(&name, false, vec![0; size as usize]));
            Operand::Global(global)
        };
        let (asked, value) = (known("whether there was a question for", 1), known("the value of", bytes));
        let before = self.build.define(Op::load(asked.clone()), Type::Int(8));
        let first = self.build.compare(CompareOp::Eq, before, byte(0));
        self.only_if(first, |this| {
            let string = this.environment_string(&why);
            this.build.effect(Op::Store { address: value.clone(), value: string });
            this.build.effect(Op::Store { address: asked, value: byte(1) });
        });
        self.build.define(Op::load(value), Type::Pointer)
    }

    /// A string, or null.
    fn environment_string(&mut self, why: &SiteKind) -> Operand {
        let missing = self.choose(why, &[Type::Int(1)]).remove(0);
        let string = self.any_string(AllocKind::Lasting, why);
        let select = Op::Select { condition: missing, then: Operand::Null, otherwise: string };
        self.build.define(select, Type::Pointer)
    }
}

/// What a function does with an array that it gets, or with a number.
enum Use {
    /// At most it stores the number, or the array's address, in a variable that nobody reads.
    None,
    /// It reads elements to which constants lead, in so many of its first bytes, and nothing else.
    Constant(u64),
    /// Anything; constants lead to elements in so many of its first bytes.
    Any(u64),
}

/// Values that a function has of an array that is a parameter.
struct Array<'a> {
    param: Operand,
    /// The variables in which its address is kept.
    homes: Vec<&'a Operand>,
    /// Its address, read from there.
    copies: HashSet<ValueId>,
    /// The addresses of elements to which constants lead.
    elements: HashSet<ValueId>,
}

/// What a function does with a parameter.
fn use_of(function: &Function, param: ValueId) -> Use {
    let array = Array::of(function, param);
    let ends = || function.blocks.values().flat_map(|block| block.terminator.operands());
    let stays = ends().all(|operand| !array.is_of(operand));
    if stays && function.instrs().all(|instr| array.is_untouched(&instr.op)) {
        return Use::None;
    }
    let bytes = function.instrs().filter_map(|instr| array.end_of_element(&instr.op)).max().unwrap_or(0);
    match stays && function.instrs().all(|instr| array.is_read_by_constants(&instr.op)) {
        true => Use::Constant(bytes),
        false => Use::Any(bytes),
    }
}

impl<'a> Array<'a> {
    fn of(function: &'a Function, param: ValueId) -> Self {
        let param = Operand::Value(param);
        let homes = function.instrs().filter_map(|instr| match &instr.op {
            Op::Store { address: address @ Operand::Value(_), value } if *value == param => Some(address),
            _ => None,
        });
        let mut array =
            Array { homes: homes.collect(), param, copies: HashSet::default(), elements: HashSet::default() };
        let defined = |is_meant: &dyn Fn(&Op) -> bool| {
            let instrs = function.instrs().filter(|instr| is_meant(&instr.op));
            instrs.flat_map(|instr| instr.defs.iter().copied()).collect()
        };
        array.copies = defined(&|op| matches!(op, Op::Load { address, .. } if array.is_home(address)));
        array.elements = defined(
            &|op| matches!(op, Op::Offset { base, scaled, .. } if scaled.is_empty() && array.is_start(base)),
        );
        array
    }

    fn is_home(&self, operand: &Operand) -> bool {
        self.homes.contains(&operand)
    }

    fn is_start(&self, operand: &Operand) -> bool {
        *operand == self.param || matches!(operand, Operand::Value(value) if self.copies.contains(value))
    }

    /// Whether a value has to do with the array.
    fn is_of(&self, operand: &Operand) -> bool {
        let is_element = matches!(operand, Operand::Value(value) if self.elements.contains(value));
        self.is_home(operand) || self.is_start(operand) || is_element
    }

    /// Whether an operator at most stores the array's address in a variable.
    fn is_untouched(&self, op: &Op) -> bool {
        match op {
            Op::Store { value, .. } if *value == self.param => true,
            Op::Declare { .. } | Op::Name { .. } | Op::BeginLife(_) | Op::EndLife(_) => true,
            // Whether the variable is there, or the array, which an access asks before it is made.
            Op::IsValid { .. } | Op::IsWritable(_) => true,
            op => op.operands().into_iter().all(|operand| !self.is_of(operand)),
        }
    }

    /// Whether an operator reads variables and elements to which constants lead, or finds the latter.
    fn is_read_by_constants(&self, op: &Op) -> bool {
        match op {
            Op::Load { .. } => true,
            Op::Offset { base, scaled, .. } => scaled.is_empty() && self.is_start(base) || !self.is_of(base),
            op => self.is_untouched(op),
        }
    }

    /// Where an element lies that an operator reads or finds by constants: the first byte behind its start.
    fn end_of_element(&self, op: &Op) -> Option<u64> {
        match op {
            Op::Offset { base, constant, scaled, .. } if scaled.is_empty() && self.is_start(base) => {
                u64::try_from(*constant).ok().map(|first| first.saturating_add(1))
            }
            Op::Load { address, .. } if self.is_start(address) => Some(1),
            _ => None,
        }
    }
}
