//! Exceptions of C++ as ordinary control flow: a module in which functions return where exceptions leave them.
//!
//! A throw notes the exception (`models/exception.c`), above all the number of its type in a variable; zero means that none flies. Behind each
//! call that may throw (`throwing`) a branch asks for it: where the call is an `invoke` it leads to the landing pad, otherwise the function returns
//! at once, with a result that nobody looks at (`rewrite`). A landing pad finds out by the number what it is entered for; for which
//! types that is, is decided here, by what modules say of classes (`types`).
//!
//! Invariants: the types that are thrown are those that calls of `__cxa_throw` name, which are constants. A module that throws
//! nothing stays as it is: no landing pad of it is reached. What cannot be decided, as a class that is defined elsewhere and not known, is
//! an instruction without model where it would have to be known.
//!
//! An exception that leaves the function where runs start ends the run, as does one that leaves what runs before or behind it; one that leaves a function
//! that the library calls is not supported: `lower` asks for it there.
//! Deliberately absent: two phases. The stack is unwound also by an exception that nobody catches, until the run ends, which C++ allows
//! (C++17 18.3p9); and exceptions of Windows (`catchswitch` and its kind).
//!
//! Source: Itanium C++ ABI: Exception Handling, 1.6 and 2; LLVM: Exception Handling in LLVM.

mod rewrite;
mod throwing;
mod types;

use super::module::{Constant, FuncId, GlobalId, InstrKind, Module, Operand, Value};
use super::visit::{called, operands_mut};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use std::borrow::Cow;
use types::{Key, Typeinfos};

/// Functions that throw, without which nothing is thrown.
pub(super) const THROWERS: &str = "__cxa_throw __cxa_rethrow __cxa_throw_bad_array_new_length __cxa_bad_cast __cxa_bad_typeid \
     _ZSt19__throw_logic_errorPKc _ZSt20__throw_domain_errorPKc _ZSt24__throw_invalid_argumentPKc _ZSt20__throw_length_errorPKc \
     _ZSt20__throw_out_of_rangePKc _ZSt24__throw_out_of_range_fmtPKcz _ZSt21__throw_runtime_errorPKc _ZSt19__throw_range_errorPKc \
     _ZSt22__throw_overflow_errorPKc _ZSt23__throw_underflow_errorPKc _ZSt17__throw_bad_allocv _ZSt28__throw_bad_array_new_lengthv \
     _ZSt16__throw_bad_castv _ZSt18__throw_bad_typeidv _ZSt21__throw_bad_exceptionv _ZSt25__throw_bad_function_callv";
/// Functions that keep exceptions, of no use where nothing is thrown.
pub(super) const KEEPERS: &str = "__cxa_allocate_exception __cxa_free_exception __cxa_get_exception_ptr __cxa_begin_catch __cxa_end_catch \
     _Unwind_Resume _ZSt19uncaught_exceptionsv _ZSt18uncaught_exceptionv";
/// Models that a module which throws is linked with.
pub(super) const SUPPORT: &[&str] = &[THROW, LAND, RESUME];

const THROW: &str = "__eufonium_throw";
const LAND: &str = "__eufonium_land";
const RESUME: &str = "_Unwind_Resume";
const END: &str = "__cxa_end_catch";
const FLYING: &str = "__eufonium_flying";

/// What is known of the exceptions of a module.
#[derive(Debug)]
pub(super) struct Exceptions {
    /// The number of the type of the exception that flies; zero if none does.
    pub flying: GlobalId,
    /// By function whether exceptions may leave it.
    throws: IdVec<FuncId, bool>,
    /// Whether one may leave a function whose address is taken.
    pub through_pointers: bool,
}

impl Exceptions {
    /// Whether exceptions may leave a function.
    pub fn leave(&self, function: FuncId) -> bool {
        self.throws.get(function).copied().unwrap_or(false)
    }
}

/// A module that is linked with its models, with exceptions as control flow.
pub(super) fn resolved(module: Cow<'_, Module>) -> (Cow<'_, Module>, Option<Exceptions>) {
    let Some(support) = Support::of(&module) else { return (module, None) };
    let mut module = module.into_owned();
    let thrown = number_thrown(&mut module, &support);
    if let (Some(model), Some(ends)) = (support.end, ends(&module, &support)) {
        rewrite::destroy(&mut module, model, &ends);
    }
    let plan = Plan { support, entering: types::entering(&module, &thrown) };
    let (throws, through_pointers) = throwing::throwing(&module, &plan);
    rewrite::rewrite(&mut module, &plan, &throws, through_pointers);
    let exceptions = Exceptions { flying: plan.support.flying, throws, through_pointers };
    (Cow::Owned(module), Some(exceptions))
}

/// The models that keep exceptions, and what throws.
struct Support {
    flying: GlobalId,
    throw: FuncId,
    land: FuncId,
    resume: FuncId,
    /// What destroys exceptions, if something catches them.
    end: Option<FuncId>,
    /// What is replaced by a call of the model.
    thrower: Option<FuncId>,
}

impl Support {
    fn of(module: &Module) -> Option<Support> {
        let named = |name: &str| module.functions.iter().find(|(_, f)| f.name == name).map(|(id, _)| id);
        let model = |name: &str| named(name).filter(|id| module.functions[*id].is_model);
        let flying = module.globals.iter().find(|(_, g)| g.name == FLYING && g.init.is_some())?.0;
        let thrower = named("__cxa_throw").filter(|id| !module.functions[*id].is_defined());
        let (throw, land, resume) = (model(THROW)?, model(LAND)?, model(RESUME)?);
        Some(Support { flying, throw, land, resume, end: model(END), thrower })
    }
}

/// What is decided before functions are rewritten.
struct Plan {
    support: Support,
    /// By landing pad what it is entered for.
    entering: types::Entering,
}

/// Replaces throws by calls of the model, which say the numbers of types; the types by their numbers, from one on.
fn number_thrown(module: &mut Module, support: &Support) -> Vec<Key> {
    let Some(thrower) = support.thrower else { return vec![] };
    let infos = Typeinfos::new(module);
    let mut numbers: HashMap<Key, u64> = HashMap::default();
    let mut thrown = vec![];
    let mut sites = vec![];
    for (function, body) in module.functions.iter() {
        for (block, instrs) in body.blocks.iter() {
            for (index, instr) in instrs.instrs.iter().enumerate() {
                let InstrKind::Call { callee, args, .. } = &instr.kind else { continue };
                if called(&callee.value) != Some(thrower) || args.len() != 3 {
                    continue;
                }
                let key = infos.key(&args[1].0);
                let is_pointer = key.as_ref().is_some_and(|key| infos.is_pointer(key));
                let number = key.map(|key| {
                    *numbers.entry(key.clone()).or_insert_with(|| {
                        thrown.push(key);
                        thrown.len() as u64
                    })
                });
                sites.push((function, block, index, number, is_pointer));
            }
        }
    }
    for (function, block, index, number, is_pointer) in sites.into_iter().rev() {
        rewrite::throw(module, support, (function, block, index), number, is_pointer);
    }
    thrown
}

/// The functions that throws name for the end of their exceptions, if all name them.
fn ends(module: &Module, support: &Support) -> Option<Vec<FuncId>> {
    let mut found = vec![];
    for instr in module.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs) {
        if let InstrKind::Call { callee, args, .. } = &instr.kind
            && called(&callee.value) == Some(support.throw)
        {
            match &args.get(2)?.0.value {
                Value::Constant(Constant::Null | Constant::Zero) => {}
                end => found.push(called(end)?),
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    Some(found)
}

/// The functions whose addresses a module takes.
fn address_taken(module: &Module) -> Vec<FuncId> {
    let mut found = vec![];
    for global in module.globals.values() {
        global.init.iter().for_each(|init| functions_in(init, &mut found));
    }
    for instr in module.functions.values().flat_map(|f| f.blocks.values()).flat_map(|b| &b.instrs) {
        let mut kind = instr.kind.clone();
        if let InstrKind::Call { callee, .. } = &mut kind
            && called(&callee.value).is_some()
        {
            callee.value = Value::Constant(Constant::Null);
        }
        operands_mut(&mut kind, &mut |operand: &mut Operand| {
            if let Value::Constant(constant) = &operand.value {
                functions_in(constant, &mut found);
            }
        });
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Adds the functions that a constant names; readers bound how deep it nests.
fn functions_in(constant: &Constant, found: &mut Vec<FuncId>) {
    match constant {
        Constant::Function(id) => found.push(*id),
        Constant::Aggregate(parts) => parts.iter().for_each(|(_, part)| functions_in(part, found)),
        Constant::Expr(kind) => super::visit::constants(kind, &mut |inner| functions_in(inner, found)),
        _ => {}
    }
}
