//! Where runs start: in the entry function itself if it has no parameters and nothing comes before or behind it, otherwise in a function of
//! our own, which calls the constructors of the module in the order of their priorities and then the entry function with any
//! arguments. What is left on the heap is asked when that has returned, so what its locals point to is lost.

use super::{Context, constants};
use crate::base::error::InputError;
use crate::frontend::llvm::module::{Constant, FuncId, InstrKind, TypeId, Value};
use crate::ir::program::build::FunctionBuilder;
use crate::ir::program::{FunctionId, Loc, Op, Operand, SiteKind, Terminator, Type, ValueId};

/// The function where runs start; all functions of the module are lowered.
pub(super) fn start(context: &mut Context, entry: FuncId) -> Result<FunctionId, InputError> {
    let callee = context.number(entry);
    let function = &context.program.functions[callee];
    let constructors = constructors(context);
    if function.params.is_empty() && constructors.is_empty() && !context.checks_end() {
        return Ok(callee);
    }
    let (results, at, name) = (function.results.clone(), function.at, function.name.clone());
    let mut build = FunctionBuilder::new("(start)", &[], &results);
    build.set_loc(at);
    build.function().at = at;
    for constructor in constructors {
        let constructor = context.number(constructor);
        call(context, &mut build, constructor, at);
    }
    let results = call(context, &mut build, callee, at);
    context.check_end(&mut build, at, &name);
    build.terminate(Terminator::Return(results.into_iter().map(Operand::Value).collect()));
    Ok(context.program.functions.push(build.finish()))
}

/// A call of a function with any arguments.
fn call(
    context: &mut Context,
    build: &mut FunctionBuilder,
    callee: FunctionId,
    at: Option<Loc>,
) -> Vec<ValueId> {
    let function = &context.program.functions[callee];
    let types: Vec<Type> = function.params.iter().map(|p| function.values[*p].ty).collect();
    let results = function.results.clone();
    let args = types.iter().map(|ty| build.havoc(context.origin(SiteKind::Argument, at), *ty)).collect();
    let origin = context.origin(SiteKind::Call, at);
    build.instr(Op::Call { callee, args, origin }, &results)
}

/// The functions that run before the entry function, in order.
fn constructors(context: &Context) -> Vec<FuncId> {
    let list = context.module.globals.values().find(|global| global.name == "llvm.global_ctors");
    let Some(Some(Constant::Aggregate(entries))) = list.map(|list| &list.init) else { return vec![] };
    let mut found: Vec<(u64, FuncId)> = entries.iter().filter_map(constructor).collect();
    found.sort_by_key(|(priority, _)| *priority);
    let defined = |id: &FuncId| context.module.functions.get(*id).is_some_and(|f| !f.blocks.is_empty());
    found.into_iter().map(|(_, id)| id).filter(defined).collect()
}

/// The priority and the function of an entry of the list.
fn constructor((_, entry): &(TypeId, Constant)) -> Option<(u64, FuncId)> {
    let Constant::Aggregate(fields) = entry else { return None };
    let [(_, Constant::Int(priority)), (_, function), ..] = &fields[..] else { return None };
    let mut function = function;
    for _ in 0..constants::MAX_DEPTH {
        match function {
            Constant::Function(id) => return Some((priority.as_u64()?, *id)),
            Constant::Expr(kind) => match &**kind {
                InstrKind::Cast { value, .. } => match &value.value {
                    Value::Constant(inner) => function = inner,
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}
