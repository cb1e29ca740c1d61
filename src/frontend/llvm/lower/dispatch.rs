//! Calls through pointers.
//!
//! For each list of types of arguments and results there is a function of our own that compares the pointer with the addresses of
//! all functions whose address is used as a value, and calls the one that it means. It is written when all other functions are
//! there, and becomes a part of its callers (`Function::dispatches`).
//!
//! A function is called as a machine would call it, also where its type is another one (C 6.3.2.3p8 leaves that undefined):
//! superfluous arguments are dropped, missing ones and missing results are any value, words are cut or extended. Only where a
//! pointer meets a word of another width there is no sensible reading, and the call is not supported. What is no function at
//! all is a violation of [`CheckKind::Dereference`] at the call, or ends the run.

use super::function::Lowering;
use super::named;
use super::outside::{self, Unknown};
use super::variadic::Passed;
use super::{Context, Source};
use crate::llvm::module::FuncId;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    CheckKind, CompareOp, Function, FunctionId, Op, Operand, Program, SiteKind, Terminator, Type,
};

/// The name of the functions that call through pointers.
const NAME: &str = "(call through a pointer)";

/// The types of a call: arguments and results.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Signature {
    args: Vec<Type>,
    results: Vec<Type>,
    /// Whether some of the arguments point to what is passed by value, or are several words in one place.
    copies: bool,
}

impl Signature {
    /// The pointer comes before the arguments; behind the results comes whether it means a function.
    fn builder(&self) -> FunctionBuilder {
        let params: Vec<Type> = [Type::Pointer].iter().chain(&self.args).copied().collect();
        let results: Vec<Type> = self.results.iter().chain(&[Type::Int(1)]).copied().collect();
        let mut build = FunctionBuilder::new(NAME, &params, &results);
        build.function().dispatches = true;
        build
    }
}

impl Context<'_> {
    /// The function that calls through pointers with these types.
    fn dispatcher(&mut self, signature: Signature) -> FunctionId {
        if let Some(known) = self.dispatchers.get(&signature) {
            return *known;
        }
        let id = self.add(Source::Dispatcher(signature.clone()));
        self.dispatchers.insert(signature, id);
        id
    }
}

impl Lowering<'_, '_> {
    /// The results of a call through a pointer with words.
    pub fn call_pointer(&mut self, callee: Operand, args: Vec<Operand>, results: Vec<Type>) -> Vec<Operand> {
        self.call_through(callee, args, results, false)
    }

    /// The results of a call through a pointer. Some of the arguments may point to what is passed by value, or be several words.
    pub fn call_through(
        &mut self,
        callee: Operand,
        mut args: Vec<Operand>,
        results: Vec<Type>,
        copies: bool,
    ) -> Vec<Operand> {
        let types = args.iter().map(|arg| self.build.type_of(arg)).collect();
        let given: Vec<Type> = results.iter().copied().chain([Type::Int(1)]).collect();
        let dispatcher = self.context.dispatcher(Signature { args: types, results, copies });
        args.insert(0, callee);
        let origin = self.context.origin(SiteKind::Call, self.at);
        let words = self.build.instr(Op::Call { callee: dispatcher, args, origin }, &given);
        let mut words: Vec<Operand> = words.into_iter().map(Operand::Value).collect();
        let found = words.pop().expect("whether a function was called comes last");
        if self.context.wants(CheckKind::Dereference) {
            self.assert(CheckKind::Dereference, "invalid pointer in call".to_string(), found.clone());
        }
        self.build.effect(Op::Assume(found));
        words
    }
}

/// The functions whose address is a value somewhere, or that the world outside knows, ascending.
pub(super) fn targets(program: &Program) -> Vec<FunctionId> {
    used_as_values(program, |_| true)
}

/// The functions whose address one of these operators, a terminator or a global uses, or that the world outside knows, ascending.
pub(super) fn used_as_values(program: &Program, counts: impl Fn(&Op) -> bool) -> Vec<FunctionId> {
    let functions = program.functions.values().filter(|f| !f.dispatches);
    let blocks = functions.flat_map(|f| f.blocks.values());
    let operands = blocks.flat_map(|b| {
        let ops = b.instrs.iter().map(|i| &i.op).filter(|op| counts(op));
        ops.flat_map(|op| op.operands()).chain(b.terminator.operands())
    });
    let mut found: Vec<FunctionId> = operands
        .chain(program.named_at_start())
        .filter_map(|operand| if let Operand::Function(id) = operand { Some(*id) } else { None })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// A function that calls through pointers, before it is known which ones there are.
pub(super) fn empty(signature: &Signature) -> Function {
    signature.builder().finish()
}

/// Writes the functions that depend on which functions pointers may mean. The entry stands for the module.
pub(super) fn fill(context: &mut Context, entry: FuncId, targets: &[FunctionId]) {
    let mut waiting: Vec<(FunctionId, Source)> = Vec::new();
    for (index, source) in context.queue.iter().enumerate() {
        if matches!(source, Source::Dispatcher(_) | Source::Callbacks) {
            waiting.push((FunctionId::from_usize(index), source.clone()));
        }
    }
    for (id, source) in waiting {
        context.lowered = Some(id);
        let function = match &source {
            Source::Dispatcher(signature) => dispatcher(context, entry, signature, targets),
            _ => outside::callbacks(context, entry, targets),
        };
        context.lowered = None;
        context.program.functions[id] = function;
    }
}

fn dispatcher(
    context: &mut Context,
    entry: FuncId,
    signature: &Signature,
    targets: &[FunctionId],
) -> Function {
    let mut lowering = Lowering::new(context, entry, signature.builder());
    let mut args = lowering.build.params();
    let callee = args.remove(0);
    for target in targets {
        let (found, next) = (lowering.build.new_block(&[]), lowering.build.new_block(&[]));
        let meant = lowering.build.compare(CompareOp::Eq, callee.clone(), Operand::Function(*target));
        lowering.build.branch(meant, found, next);
        lowering.build.switch_to(found);
        lowering.at = None;
        let mut results = lowering.call_target(*target, signature, args.clone());
        results.push(word(1, 1));
        lowering.build.terminate(Terminator::Return(results));
        lowering.build.switch_to(next);
    }
    let mut results = lowering.choose(&SiteKind::Uninitialised, &signature.results);
    results.push(word(0, 1));
    lowering.build.terminate(Terminator::Return(results));
    lowering.build.finish()
}

impl Lowering<'_, '_> {
    /// Calls a function whose type may be another one.
    fn call_target(&mut self, target: FunctionId, signature: &Signature, args: Vec<Operand>) -> Vec<Operand> {
        if matches!(self.context.queue[target.index()], Source::Outside) {
            let unknown = Unknown { name: named::UNKNOWN, declared: None };
            let results = self.call_outside(&unknown, &args, &signature.results);
            self.forget_errno();
            return results;
        }
        let takes_list = match self.context.queue[target.index()] {
            Source::Module(id) | Source::Model(id, _) => self.context.takes_list(id),
            _ => false,
        };
        let function = &self.context.program.functions[target];
        let mut params: Vec<Type> = function.params.iter().map(|p| function.values[*p].ty).collect();
        let (results, at) = (function.results.clone(), function.at);
        if takes_list {
            params.pop();
        }
        let extra = if takes_list { args.get(params.len()..).unwrap_or(&[]).to_vec() } else { vec![] };
        let copied = signature.copies && !extra.is_empty();
        if copied || !fits(&self.context.program, &params, &signature.args) {
            self.at = at;
            self.unsupported(&format!(
                "a call of `{}` with other arguments",
                function_name(self.context, target)
            ));
            return self.unmodelled("the result of a call with other arguments", &signature.results);
        }
        let mut args = self.fitted(args, &params);
        if takes_list {
            let words = extra.into_iter().map(|word| (word, Passed::Word)).collect();
            args.push(self.list_of(words).expect("words without a type have places"));
        }
        let origin = self.context.origin(SiteKind::Call, None);
        let words = self.build.instr(Op::Call { callee: target, args, origin }, &results);
        self.fitted(words.into_iter().map(Operand::Value).collect(), &signature.results)
    }
}

fn function_name<'a>(context: &'a Context, id: FunctionId) -> &'a str {
    &context.program.functions[id].name
}

/// Whether arguments arrive where the parameters are read, as far as there are both.
fn fits(program: &Program, params: &[Type], args: &[Type]) -> bool {
    let fits = |(param, arg): (&Type, &Type)| match (param, arg) {
        (Type::Int(_), Type::Int(_)) => true,
        (a, b) => program.bits(*a) == program.bits(*b),
    };
    params.iter().zip(args).all(fits)
}
