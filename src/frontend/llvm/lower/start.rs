//! Where runs start: in the entry function itself if it has no parameters and nothing comes before or behind it, otherwise in a function of
//! our own, which calls the constructors of the module (also those in tables of its own, `sections`) in the order of their priorities and then the entry function: `main` with
//! what a system gives it (`arguments`), any other with any arguments from outside. What is left on the heap is asked when that has
//! returned, so what its locals point to is lost.

use super::function::Lowering;
use super::{Context, named, sections};
use crate::llvm::module::{Constant, FuncId, TypeId};
use eufonium_base::error::InputError;
use eufonium_ir::program::build::FunctionBuilder;
use eufonium_ir::program::{Function, Op, Operand, SiteKind, Terminator};

/// The function where runs start, unless it is the entry function; all functions of the module are lowered.
pub(super) fn start(context: &mut Context, entry: FuncId) -> Result<Option<Function>, InputError> {
    let callee = context.number(entry);
    let function = &context.program.functions[callee];
    let constructors = constructors(context);
    let is_known = constructors.is_some()
        && late(context).is_some()
        && !sections::has_tables_in_assembly(context.module);
    let constructors = constructors.unwrap_or_default();
    let throws = context.throws(callee);
    let plain = constructors.is_empty()
        && is_known
        && !context.acts_at_end()
        && !throws
        && context.pointers_of_library().is_empty();
    if function.params.is_empty() && plain {
        return Ok(None);
    }
    let (results, at, name) = (function.results.clone(), function.at, function.name.clone());
    let mut lowering = Lowering::new(context, entry, FunctionBuilder::new(named::START, &[], &results));
    lowering.at = at;
    lowering.build.set_loc(at);
    lowering.build.function().at = at;
    lowering.set_pointers_of_library();
    if !is_known {
        lowering.unsupported("a table of functions for the start of the program");
    }
    for constructor in constructors {
        let constructor = lowering.context.number(constructor);
        let throws = lowering.context.throws(constructor);
        lowering.call_from_outside(constructor);
        lowering.end_by_exception(throws);
    }
    let results = match lowering.arguments_of_main(callee) {
        Some(args) => {
            let origin = lowering.context.origin(SiteKind::Call, at);
            let words = lowering.build.instr(Op::Call { callee, args, origin }, &results);
            words.into_iter().map(Operand::Value).collect()
        }
        None => lowering.call_from_outside(callee),
    };
    lowering.end_by_exception(throws);
    lowering.run_noted();
    let Lowering { context, mut build, .. } = lowering;
    context.check_end(&mut build, at, &name);
    build.terminate(Terminator::Return(results));
    Ok(Some(build.finish()))
}

/// The functions that run before the entry function, in order; none if that is not known.
fn constructors(context: &Context) -> Option<Vec<FuncId>> {
    let early = sections::functions(context.module, &sections::EARLY).ok()?;
    Some([defined(context, early), listed(context, "llvm.global_ctors")].concat())
}

/// The functions that run at the end, in order: those of the greatest number first, and of one number the last.
pub(super) fn destructors(context: &Context) -> Vec<FuncId> {
    let mut found = [late(context).unwrap_or_default(), listed(context, "llvm.global_dtors")].concat();
    found.reverse();
    found
}

/// Those of the program's own tables.
fn late(context: &Context) -> Option<Vec<FuncId>> {
    sections::functions(context.module, &sections::LATE).ok().map(|late| defined(context, late))
}

fn defined(context: &Context, functions: Vec<FuncId>) -> Vec<FuncId> {
    let is_defined = |id: &FuncId| context.module.functions.get(*id).is_some_and(|f| !f.blocks.is_empty());
    functions.into_iter().filter(is_defined).collect()
}

/// The functions of a list that are defined, by their numbers.
fn listed(context: &Context, name: &str) -> Vec<FuncId> {
    let list = context.module.globals.values().find(|global| global.name == name);
    let Some(Some(Constant::Aggregate(entries))) = list.map(|list| &list.init) else { return vec![] };
    let mut found: Vec<(u64, FuncId)> = entries.iter().filter_map(constructor).collect();
    found.sort_by_key(|(priority, _)| *priority);
    defined(context, found.into_iter().map(|(_, id)| id).collect())
}

/// The priority and the function of an entry of the list.
fn constructor((_, entry): &(TypeId, Constant)) -> Option<(u64, FuncId)> {
    let Constant::Aggregate(fields) = entry else { return None };
    let [(_, Constant::Int(priority)), (_, function), ..] = &fields[..] else { return None };
    Some((priority.as_u64()?, sections::function_of(function)?))
}
