//! The world outside of the module: functions without a definition, and what they may do.
//!
//! Such a function returns any value of its type. A pointer from outside is null, or points to an object of the outside that is
//! large enough, or into anything that the outside knows ([`Op::Escaped`]), or to a function of the outside. What else it does, says
//! [`Outside`]: pointers that it is given become known to the outside ([`Op::Escape`]), but for those to constant objects (`const`, as the
//! debug information of a declaration says); then all that the outside can reach holds any bytes ([`Op::Clobber`]), and the functions that it
//! knows may have been called, with any arguments and any number of times.
//!
//! One function stands for all functions of the outside: a call through a pointer to it is a call of an unknown function.
//! What is taken for granted, is noted as an assumption. Deliberately absent: threads, signals, functions that do not return.

use super::debug::Constants;
use super::function::Lowering;
use super::known::is_unknown;
use super::languages::Library;
use super::named::{self, Gift};
use super::{Context, Outside, Source, debug, dispatch, rust};
use crate::llvm::module::{self as llvm, FuncId};
use eufonium_base::HashMap;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    AllocKind, BinaryOp, CheckKind, CompareOp, Declared, Function, FunctionId, Global, GlobalId, Initial, Op,
    Operand, SiteKind, Terminator, Type,
};

/// The size of an object of the outside, in bytes.
pub(super) const SIZE: u64 = 1 << 16;
/// A function without a definition.
pub(super) struct Unknown<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its declaration, if it has one.
    pub declared: Option<FuncId>,
}

impl Lowering<'_, '_> {
    /// The results of a call of a function of the library of a language, which is not there. What it does, the library says and not the world: no alarm
    /// rests on a run behind it, and where functions of the outside change nothing, those of the library do all the same.
    pub(super) fn call_library(
        &mut self,
        function: &Unknown,
        library: &Library<'_>,
        args: &[Operand],
        results: &[Type],
    ) -> Vec<Operand> {
        let Library { language, name, may_write } = library;
        let gives_pointer = args.iter().any(|arg| self.build.type_of(arg) == Type::Pointer);
        if self.context.options.outside == Outside::Pure && *may_write && gives_pointer {
            self.unsupported(&format!("what `{name}` writes to memory"));
        }
        let results = self.call_outside(function, args, results);
        self.no_alarm(&format!("what `{name}` of the library of {language} does"));
        results
    }

    /// The results of a call of a function without a definition.
    pub fn call_outside(&mut self, function: &Unknown, args: &[Operand], results: &[Type]) -> Vec<Operand> {
        self.effects(function, args);
        let declared = function.declared.map_or(vec![], |id| self.context.declared_pointees(id));
        let to = if results.len() == 1 { declared.first().copied() } else { None };
        if let (Some(Declared::Function), Some(id)) = (to, function.declared)
            && let named @ [_, ..] = &self.context.functions_by_name(id)[..]
        {
            let kind = SiteKind::Outside(function.name.to_string());
            let choice = self.choose(&kind, &[Type::Int(Gift::NAMING)]).remove(0);
            return vec![self.gift(function.name, Declared::Function, choice, named)];
        }
        self.results_from_outside(function.name, results, to.unwrap_or(Declared::UNSAID))
    }

    /// Any values that the outside can return; pointers lead where they are declared to lead.
    pub fn results_from_outside(&mut self, name: &str, results: &[Type], to: Declared) -> Vec<Operand> {
        let kind = SiteKind::External(name.to_string());
        let mut result = |ty: &Type| match ty {
            Type::Pointer => self.pointer_from_outside(name, to),
            ty => self.choose(&kind, &[*ty]).remove(0),
        };
        results.iter().map(&mut result).collect()
    }

    fn effects(&mut self, function: &Unknown, args: &[Operand]) {
        let module = self.context.module;
        let declared = function.declared.map(|id| &module.functions[id]);
        let constant = declared.map_or(vec![], |f| debug::constant_params(module, f));
        let positions = self.positions(declared, args);
        let (mut given, mut lent) = (vec![], vec![]);
        for (i, arg) in args.iter().enumerate() {
            if self.build.type_of(arg) != Type::Pointer || *arg == Operand::Null {
                continue;
            }
            match constant.get(i).copied().flatten() {
                Some(Constants::Numbers) => {}
                Some(Constants::Pointers) => lent.push((arg.clone(), positions[i])),
                None => given.push((arg.clone(), positions[i])),
            }
        }
        self.note(function, !given.is_empty() || !lent.is_empty());
        // Without effects a call leaves no trace that a harness could follow.
        let leaves_trace = self.context.options.outside != Outside::Pure;
        for (pointer, argument) in lent {
            let argument = argument.filter(|_| leaves_trace);
            self.build.effect(Op::Lend { pointer, argument });
        }
        for (pointer, argument) in given {
            if let Operand::Function(id) = pointer {
                let flag = self.context.given_flag(id);
                self.build.effect(Op::Store { address: Operand::Global(flag), value: word(1, 8) });
            }
            let argument = argument.filter(|_| leaves_trace);
            self.build.effect(Op::Escape { pointer, argument });
        }
        if self.context.options.outside == Outside::Pure {
            return;
        }
        let origin = self.context.origin(SiteKind::Outside(function.name.to_string()), self.at);
        self.build.effect(Op::Clobber(origin));
        let callee = self.context.callbacks();
        let origin = self.context.origin(SiteKind::Call, self.at);
        self.build.instr(Op::Call { callee, args: vec![], origin }, &[]);
    }

    /// For each argument, which of the words that are passed it is. Where words go by registers, floating-point numbers do not
    /// count; where they go by memory, everything does.
    fn positions(&self, declared: Option<&llvm::Function>, args: &[Operand]) -> Vec<Option<u32>> {
        let word = self.context.program.pointer_bits;
        let is_float = |i: usize| {
            let param = declared.and_then(|f| f.params.get(i));
            param.is_some_and(|p| matches!(self.context.module.types.get(p.ty), llvm::Type::Float(_)))
        };
        let mut next = 0;
        let mut position = |(i, arg): (usize, &Operand)| {
            if word == 64 && is_float(i) {
                return None;
            }
            let bits = self.context.program.bits(self.build.type_of(arg));
            let at = next;
            next += bits.div_ceil(word).max(1);
            Some(at)
        };
        args.iter().enumerate().map(&mut position).collect()
    }

    fn note(&mut self, function: &Unknown, given: bool) {
        let name = function.name;
        // What functions of the library do is no question of the environment.
        if rust::library(name).is_some() {
            return;
        }
        let who = if name == named::UNKNOWN { name.to_owned() } else { format!("`{name}`") };
        let what = match self.context.options.outside {
            Outside::Pure => format!("{who} changes nothing"),
            Outside::Arguments if given => format!("{who} changes only what the outside was given"),
            Outside::Arguments => format!("{who} changes nothing that the outside was not given"),
            Outside::Any => return,
        };
        self.context.assume_about(what, self.at);
    }

    /// A pointer that a function of the outside returns, or that is given to the entry.
    pub fn pointer_from_outside(&mut self, name: &str, to: Declared) -> Operand {
        let choice = self.choice_of_gift(name, to);
        self.gift(name, to, choice, &[])
    }

    fn choice_of_gift(&mut self, name: &str, to: Declared) -> Operand {
        let bits = gift_bits(to);
        self.choose(&SiteKind::Outside(name.to_string()), &[Type::Int(bits)]).remove(0)
    }

    /// A pointer to a new object of the outside.
    fn object_from_outside(&mut self, name: &str, to: Declared) -> Operand {
        let choice = self.choice_of_gift(name, to);
        let least = word(Gift::Own as u64, gift_bits(to));
        let own = self.build.compare(CompareOp::Uge, choice.clone(), least);
        self.build.effect(Op::Assume(own));
        self.gift(name, to, choice, &[])
    }

    /// A pointer from outside, of the kind that a choice says; all choices but null, what is known and the functions that the outside may name are
    /// functions of the outside where it is declared to lead to one.
    fn gift(&mut self, name: &str, to: Declared, choice: Operand, named: &[FunctionId]) -> Operand {
        let kind = SiteKind::Outside(name.to_string());
        let own = if let Some(last) = named.last() {
            Operand::Function(*last)
        } else if to.may_be_object() {
            let size = self.pointer_word(SIZE);
            let origin = self.context.origin(kind.clone(), self.at);
            let alloc = Op::Alloc { kind: AllocKind::Outside, size, align: 16, origin };
            self.build.define(alloc, Type::Pointer)
        } else {
            Operand::Function(self.context.outside_function())
        };
        let known = self.known_pointer(&kind, to, &choice);
        let mut cases = vec![(Gift::Null as u64, Operand::Null), (Gift::Known as u64, known)];
        if to.may_be_function() {
            cases.push((Gift::Function as u64, Operand::Function(self.context.outside_function())));
        }
        cases.extend((Gift::FIRST_NAMED..).zip(named.iter().map(|id| Operand::Function(*id))));
        let bits = if named.is_empty() { gift_bits(to) } else { Gift::NAMING };
        if self.context.wants(CheckKind::Dereference) {
            let what = match to {
                Declared::Function => format!("what `{name}` returns leads to a function"),
                Declared::Bytes(_) => format!("objects that `{name}` returns are large enough"),
            };
            self.context.assume_about(what, self.at);
        }
        cases.into_iter().fold(own, |otherwise, (gift, then)| {
            let meant = word(gift, bits);
            let condition = self.build.compare(CompareOp::Eq, choice.clone(), meant);
            self.build.define(Op::Select { condition, then, otherwise }, Type::Pointer)
        })
    }

    /// Any values in place of ones that are not modelled; a pointer among them is null, or leads into an object of the library or of
    /// an argument.
    pub fn unmodelled_among(&mut self, why: &str, args: &[Operand], types: &[Type]) -> Vec<Operand> {
        types
            .iter()
            .map(|ty| match ty {
                Type::Pointer => {
                    let origin = self.context.origin(SiteKind::Unmodelled(why.to_string()), self.at);
                    let size = self.pointer_word(SIZE);
                    let alloc = Op::Alloc { kind: AllocKind::Outside, size, align: 16, origin };
                    let own = self.build.define(alloc, Type::Pointer);
                    self.pointer_among(why, &[own], args)
                }
                ty => self.unmodelled(why, &[*ty]).remove(0),
            })
            .collect()
    }

    /// One of these pointers, or null, or one at any distance from an argument; which one is not modelled.
    pub fn pointer_among(&mut self, why: &str, own: &[Operand], args: &[Operand]) -> Operand {
        let bits = self.context.program.pointer_bits;
        let kind = SiteKind::Unmodelled(why.to_string());
        let mut words = self.choose(&kind, &[Type::Int(8), Type::Int(bits)]);
        let (choice, distance) = (words.remove(0), words.remove(0));
        let pointers = args.iter().filter(|arg| self.build.type_of(arg) == Type::Pointer);
        let pointers: Vec<Operand> = pointers.filter(|arg| **arg != Operand::Null).cloned().collect();
        let derived: Vec<Operand> = pointers.iter().map(|arg| self.byte_of(arg, &distance)).collect();
        let mut result = Operand::Null;
        for (number, then) in (0..).zip(own.iter().cloned().chain(derived)) {
            let condition = self.build.compare(CompareOp::Eq, choice.clone(), word(number, 8));
            result = self.build.define(Op::Select { condition, then, otherwise: result }, Type::Pointer);
        }
        result
    }

    /// A pointer that the outside knows, if the choice is one: it may know of none, and then only that choice is no run.
    fn known_pointer(&mut self, kind: &SiteKind, to: Declared, choice: &Operand) -> Operand {
        let origin = self.context.origin(kind.clone(), self.at);
        let known = self.build.define(Op::Escaped { origin, to }, Type::Pointer);
        if to.may_be_object() && self.context.wants(CheckKind::Dereference) {
            let length = self.pointer_word(to.bytes());
            let valid = Op::IsValid { address: known.clone(), length };
            let valid = self.build.define(valid, Type::Int(1));
            let meant = word(Gift::Known as u64, gift_bits(to));
            let other = self.build.compare(CompareOp::Ne, choice.clone(), meant);
            let fits = self.build.binary(BinaryOp::Or, other, valid);
            self.build.effect(Op::Assume(fits));
        }
        known
    }
}

/// Most functions that the outside is taken to name in one place.
const MOST_NAMED: usize = 64;

/// The bits of the choice of a pointer. Who declares one to more than a character does not mean a function.
fn gift_bits(to: Declared) -> u32 {
    if to.may_be_function() { Gift::ANY } else { Gift::DATA }
}

/// Functions that are given to the outside, or that it knows by their names.
impl Context<'_> {
    /// The functions that another file may name and whose pointers have the type that a function returns, as debug information says: as
    /// many as a choice has numbers.
    fn functions_by_name(&mut self, returned_by: FuncId) -> Vec<FunctionId> {
        let module = self.module;
        let Some(interface) = debug::returned_interface(module, &module.functions[returned_by]) else {
            return vec![];
        };
        let is_such = |function: &llvm::Function| {
            !function.is_local()
                && !function.blocks.is_empty()
                && function.name != self.options.entry
                && debug::own_interface(module, function) == Some(interface)
        };
        let ids = module.functions.iter().filter(|(_, f)| is_such(f)).map(|(id, _)| id).take(MOST_NAMED);
        ids.collect::<Vec<FuncId>>().into_iter().map(|id| self.number(id)).collect()
    }

    /// A global that says whether the address of a function was given to the outside.
    fn given_flag(&mut self, id: FunctionId) -> GlobalId {
        if let Some(flag) = self.given.get(&id) {
            return *flag;
        }
        let flag = Global { init: Initial::Parts(vec![]), ..super::globals::elsewhere(named::GIVEN, 1) };
        let flag = self.program.globals.push(flag);
        self.given.insert(id, flag);
        flag
    }

    /// The globals that say whether the outside knows a function, for those that are given to it as arguments, and whose address is used
    /// for nothing else but comparisons.
    fn deciding_flags(&self) -> HashMap<FunctionId, GlobalId> {
        let used = |op: &Op| !matches!(op, Op::Escape { .. } | Op::Compare { .. });
        let elsewhere = dispatch::used_as_values(&self.program, used);
        let mut flags = self.given.clone();
        flags.retain(|id, _| elsewhere.binary_search(id).is_err());
        flags
    }
}

impl Context<'_> {
    /// The function that stands for all functions of the outside.
    fn outside_function(&mut self) -> FunctionId {
        match self.outside {
            Some(id) => id,
            None => {
                let id = self.add(Source::Outside);
                self.program.outside.push(Operand::Function(id));
                *self.outside.insert(id)
            }
        }
    }

    /// The function that calls what the outside knows.
    fn callbacks(&mut self) -> FunctionId {
        match self.callbacks {
            Some(id) => id,
            None => {
                let id = self.add(Source::Callbacks);
                *self.callbacks.insert(id)
            }
        }
    }

    /// Makes what the outside has and knows from the start, if the module is not all there is.
    pub(super) fn known_outside(&mut self) {
        let options = self.options;
        let unknown = |f: &llvm::Function| is_unknown(f, options);
        let is_list = |g: &llvm::Global| g.name.starts_with("llvm.");
        let elsewhere = |(id, g): (llvm::GlobalId, &llvm::Global)| {
            g.init.is_none() && !is_list(g) && !super::globals::is_own(&g.name) && !self.sections.has(id)
        };
        if self.module.functions.values().any(unknown) || self.module.globals.iter().any(elsewhere) {
            let memory = self.program.globals.push(super::globals::elsewhere(named::MEMORY, SIZE));
            self.program.outside.push(Operand::Global(memory));
            self.outside_function();
        }
        if self.options.outside != Outside::Any {
            return;
        }
        for (id, global) in self.module.globals.iter() {
            if !global.is_local() && !global.name.starts_with("llvm.") {
                let (object, _) = self.place(id);
                self.program.outside.push(Operand::Global(object));
            }
        }
        for (id, function) in self.module.functions.iter() {
            if !function.is_local() && !function.blocks.is_empty() && function.name != self.options.entry {
                let number = self.number(id);
                self.program.outside.push(Operand::Function(number));
            }
        }
    }
}

/// The function that stands for all functions of the outside; only its address matters.
pub(super) fn function() -> Function {
    FunctionBuilder::new(named::OUTSIDE, &[], &[]).finish()
}

/// The function that calls what the outside knows, before it is known what that is.
pub(super) fn no_callbacks() -> Function {
    let mut build = FunctionBuilder::new(named::CALLBACKS, &[], &[]);
    build.terminate(Terminator::Return(vec![]));
    build.function().dispatches = true;
    build.finish()
}

/// The function that calls any of the targets that the outside knows, any number of times.
pub(super) fn callbacks(context: &mut Context, entry: FuncId, targets: &[FunctionId]) -> Function {
    let known: Vec<FunctionId> = targets.iter().copied().filter(|id| may_escape(context, *id)).collect();
    if known.is_empty() {
        return no_callbacks();
    }
    let flags = context.deciding_flags();
    let mut lowering = Lowering::new(context, entry, FunctionBuilder::new(named::CALLBACKS, &[], &[]));
    let kind = SiteKind::Outside(named::CALLER.to_string());
    let (head, done) = (lowering.build.new_block(&[]), lowering.build.new_block(&[]));
    lowering.build.jump(head, vec![]);
    lowering.build.switch_to(head);
    let body = lowering.build.new_block(&[]);
    let more = lowering.choose(&kind, &[Type::Int(1)]).remove(0);
    lowering.build.branch(more, body, done);
    lowering.build.switch_to(body);
    let origin = lowering.context.origin(kind, None);
    let callee = lowering.build.define(Op::Escaped { origin, to: Declared::Function }, Type::Pointer);
    for target in known {
        let (found, next) = (lowering.build.new_block(&[]), lowering.build.new_block(&[]));
        let meant = lowering.build.compare(CompareOp::Eq, callee.clone(), Operand::Function(target));
        lowering.build.branch(meant, found, next);
        lowering.build.switch_to(found);
        if let Some(flag) = flags.get(&target) {
            let given = lowering.build.define(Op::load(Operand::Global(*flag)), Type::Int(8));
            let given = lowering.build.compare(CompareOp::Ne, given, word(0, 8));
            lowering.build.effect(Op::Assume(given));
        }
        let throws = lowering.context.throws(target);
        lowering.call_from_outside(target);
        let at = lowering.context.program.functions[target].at;
        lowering.refuse_exception(throws, at);
        lowering.build.jump(head, vec![]);
        lowering.build.switch_to(next);
    }
    lowering.build.switch_to(done);
    lowering.build.terminate(Terminator::Return(vec![]));
    lowering.build.finish()
}

/// Whether the outside may get to know a function: it is given to it, or stored where the outside may look.
fn may_escape(context: &Context, id: FunctionId) -> bool {
    let program = &context.program;
    if matches!(context.queue[id.index()], Source::Outside) {
        return false;
    }
    let target = Operand::Function(id);
    let instrs = || program.instrs();
    let given = |op: &Op| matches!(op, Op::Escape { pointer, .. } if *pointer == target);
    if program.outside.contains(&target) || instrs().any(|i| given(&i.op)) {
        return true;
    }
    // What else is given may lead to it, or be it.
    let data = |op: &Op| match op {
        Op::Escape { pointer, .. } | Op::Lend { pointer, .. } => {
            matches!(pointer, Operand::Value(_) | Operand::Global(_))
        }
        _ => false,
    };
    context.options.outside == Outside::Any || instrs().any(|i| data(&i.op))
}

impl Lowering<'_, '_> {
    /// The types of the parameters and the results of a function, which may be lowered later.
    fn interface(&mut self, callee: FunctionId) -> (Vec<Type>, Vec<Type>) {
        if let Some(function) = self.context.program.functions.get(callee) {
            let params = function.params.iter().map(|param| function.values[*param].ty);
            return (params.collect(), function.results.clone());
        }
        let Source::Module(id) = self.context.queue[callee.index()] else { return (vec![], vec![]) };
        let function = &self.context.module.functions[id];
        // A type that is refused ends the lowering of the function itself.
        let mut params: Vec<Type> =
            function.params.iter().flat_map(|param| self.types(param.ty).unwrap_or_default()).collect();
        params.extend(self.context.takes_list(id).then_some(Type::Pointer));
        (params, self.types(function.result).unwrap_or_default())
    }

    /// Calls a function with any arguments.
    pub fn call_from_outside(&mut self, callee: FunctionId) -> Vec<Operand> {
        let (types, results) = self.interface(callee);
        let (mut declared, mut params) = (vec![], &[][..]);
        if let Source::Module(id) = self.context.queue[callee.index()] {
            declared = self.context.declared_pointees(id);
            params = &self.context.module.functions[id].params;
        }
        let fits = types.len() == params.len() && declared.len() == params.len() + 1;
        let to = |i: usize| if fits { declared[i + 1] } else { Declared::UNSAID };
        // A caller that gets a struct has made a place for it.
        let is_place = |i: usize| fits && params[i].sret;
        let mut argument = |(i, ty): (usize, &Type)| match ty {
            Type::Pointer if is_place(i) => self.object_from_outside(named::CALLER, to(i)),
            Type::Pointer => self.pointer_from_outside(named::CALLER, to(i)),
            ty => self.choose(&SiteKind::Argument, &[*ty]).remove(0),
        };
        let args = types.iter().enumerate().map(&mut argument).collect();
        let origin = self.context.origin(SiteKind::Call, self.at);
        let words = self.build.instr(Op::Call { callee, args, origin }, &results);
        words.into_iter().map(Operand::Value).collect()
    }
}
