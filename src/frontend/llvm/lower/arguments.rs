//! What a system gives to a program: the arguments of `main`, and strings of its environment.
//!
//! C 5.1.2.2.1: `argv[argc]` is null, and each `argv[i]` before it points to a string, which the program may change. C lets `argc` be 0; here a
//! program has its name at least, as systems give it one (Linux an empty one where the caller gave none), and that is printed as taken for
//! granted. The strings have any length and any contents; each is an object of its own. Those that `main` names by constants are made one by
//! one, so that what is proved of `argv[1]` needs no statement about all of them; the others in a loop, so that what is proved of all needs no
//! cases. An environment (`envp`) is made in the same way. A system has room for so many bytes only: lengths and numbers are bounded (`MOST`).

use super::calls::CallSite;
use super::function::Lowering;
use super::memory::byte;
use super::tables::object;
use eufonium_base::HashSet;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CompareOp, Function, FunctionId, Op, Operand, SiteKind, Type, ValueId,
};

/// More strings, and longer ones, are not given to a program.
const MOST: u64 = 1 << 21;
/// At most so many strings are made one by one.
const SINGLE: u64 = 8;

/// Functions that change the environment.
const CHANGES: &[&str] = &["setenv", "putenv", "unsetenv", "clearenv"];

impl Lowering<'_, '_> {
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
            let number = if place == 1 { wide.clone() } else { self.bounded() };
            args.push(match usage {
                Use::None => Operand::Null,
                Use::UpTo(bytes) => self.strings(number, bytes.div_ceil(word).min(SINGLE)),
            });
        }
        Some(args)
    }

    /// A number of bytes or strings that a system has room for.
    fn bounded(&mut self) -> Operand {
        let bits = self.context.program.pointer_bits;
        let number = self.choose(&SiteKind::Argument, &[Type::Int(bits)]).remove(0);
        let fits = self.build.compare(CompareOp::Ult, number.clone(), word(MOST, bits));
        self.build.effect(Op::Assume(fits));
        number
    }

    /// An array of pointers to so many strings, with a null pointer behind them; so many of them are made one by one.
    fn strings(&mut self, count: Operand, single: u64) -> Operand {
        let bits = self.context.program.pointer_bits;
        let bytes = u64::from(bits / 8);
        let all = self.build.binary(BinaryOp::Add, count.clone(), word(1, bits));
        let size = self.times(all, bytes);
        let array = self.allocate(AllocKind::Stack, size, bytes);
        for i in 0..single {
            let (given, next) = (self.build.new_block(&[]), self.build.new_block(&[]));
            let more = self.build.compare(CompareOp::Ult, word(i, bits), count.clone());
            self.build.branch(more, given, next);
            self.build.switch_to(given);
            let address = self.displaced(array.clone(), i * bytes);
            self.store_string(address);
            self.build.jump(next, vec![]);
            self.build.switch_to(next);
        }
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
        let offset = Op::Offset { base: array.clone(), constant: 0, scaled, inbounds: true };
        self.build.define(offset, Type::Pointer)
    }

    fn store_string(&mut self, address: Operand) {
        let value = self.any_string(AllocKind::Stack, &SiteKind::Argument);
        self.build.effect(Op::Store { address, value });
    }

    /// A string of any length and contents.
    fn any_string(&mut self, kind: AllocKind, why: &SiteKind) -> Operand {
        let length = self.bounded();
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
        let changes = CHANGES.iter().any(|name| self.context.declares(name));
        let why = match changes {
            true => SiteKind::Unmodelled(format!("the result of `{}`, as the environment may have changed", site.name)),
            false => SiteKind::Outside(site.name.to_string()),
        };
        let name = site.source.first().and_then(|(name, _)| self.string(name)).filter(|_| !changes);
        let Some(name) = name else { return self.environment_string(&why) };
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
        let string = self.any_string(AllocKind::Outside, why);
        let select = Op::Select { condition: missing, then: Operand::Null, otherwise: string };
        self.build.define(select, Type::Pointer)
    }
}

/// What a function does with an array that it gets.
enum Use {
    /// At most it stores the array's address in a variable that nobody reads.
    None,
    /// Constants lead to elements in so many of its first bytes.
    UpTo(u64),
}

/// What a function does with an array that is a parameter.
fn use_of(function: &Function, param: ValueId) -> Use {
    let param = Operand::Value(param);
    let instrs = || function.instrs();
    let homes: Vec<&Operand> = instrs()
        .filter_map(|instr| match &instr.op {
            Op::Store { address, value } if *value == param => Some(address),
            _ => None,
        })
        .collect();
    let is_home = |operand: &Operand| matches!(operand, Operand::Value(_)) && homes.contains(&operand);
    let harmless = |op: &Op| match op {
        Op::Store { value, .. } if *value == param => true,
        Op::Declare { .. } | Op::Name { .. } => true,
        op => op.operands().into_iter().all(|operand| *operand != param && !is_home(operand)),
    };
    let mut ends = function.blocks.values().flat_map(|b| b.terminator.operands());
    if instrs().all(|i| harmless(&i.op)) && ends.all(|operand| *operand != param && !is_home(operand)) {
        return Use::None;
    }
    let copies: HashSet<ValueId> = instrs()
        .filter(|instr| matches!(&instr.op, Op::Load { address, .. } if is_home(address)))
        .flat_map(|instr| instr.defs.iter().copied())
        .collect();
    let is_array = |operand: &Operand| {
        *operand == param || matches!(operand, Operand::Value(value) if copies.contains(value))
    };
    let element = |op: &Op| match op {
        Op::Offset { base, constant, scaled, .. } if scaled.is_empty() && is_array(base) => {
            u64::try_from(*constant).ok().map(|first| first.saturating_add(1))
        }
        Op::Load { address, .. } if is_array(address) => Some(1),
        _ => None,
    };
    Use::UpTo(instrs().filter_map(|instr| element(&instr.op)).max().unwrap_or(0))
}
