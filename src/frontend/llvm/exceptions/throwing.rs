//! Which functions exceptions may leave: a fixpoint over calls.
//!
//! An exception leaves a function that calls one which it leaves: by a call that is no `invoke`; by an `invoke` whose landing pad is not entered
//! for all types that are thrown; or by one of its `resume`, if there is an `invoke` at all. A call through a pointer may be one of each
//! function whose address is taken. Functions without a definition throw nothing.

use super::types::Outcome;
use super::{Plan, Support, address_taken};
use crate::llvm::module::{BlockId, FuncId, Function, InstrKind, Module, Value};
use crate::llvm::visit::called;
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;

const RETHROWS: &str = "__cxa_rethrow";

impl Support {
    /// Whether a function throws and does nothing else.
    pub fn always_throws(&self, module: &Module, function: FuncId) -> bool {
        let is_model = || module.functions[function].is_model;
        function == self.throw
            || function == self.resume
            || is_model() && module.functions[function].name == RETHROWS
    }
}

/// A call, as far as it matters here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Callee {
    Function(FuncId),
    /// One that a pointer leads to.
    Any,
}

/// What a function calls.
#[derive(Default)]
struct Calls {
    /// What may throw out of the function.
    outwards: Vec<Callee>,
    /// What may throw to one of its landing pads.
    inwards: Vec<Callee>,
    resumes: bool,
}

/// The functions that exceptions may leave, and whether some of these may be called through pointers.
pub(super) fn throwing(module: &Module, plan: &Plan) -> (IdVec<FuncId, bool>, bool) {
    let calls: Vec<(FuncId, Calls)> =
        module.functions.iter().map(|(id, f)| (id, calls(module, id, f, plan))).collect();
    let mut throws: IdVec<FuncId, bool> =
        module.functions.keys().map(|id| plan.support.always_throws(module, id)).collect();
    let taken = address_taken(module);
    loop {
        let through_pointers = taken.iter().any(|id| throws[*id]);
        let may = |callee: &Callee| match callee {
            Callee::Function(id) => throws.get(*id).copied().unwrap_or(false),
            Callee::Any => through_pointers,
        };
        let leave =
            |calls: &Calls| calls.outwards.iter().any(may) || calls.resumes && calls.inwards.iter().any(may);
        let found: Vec<FuncId> =
            calls.iter().filter(|(id, calls)| !throws[*id] && leave(calls)).map(|(id, _)| *id).collect();
        if found.is_empty() {
            return (throws, through_pointers);
        }
        found.into_iter().for_each(|id| throws[id] = true);
    }
}

/// Where exceptions go that leave the last call of a block.
pub(super) fn landing(function: &Function) -> HashMap<BlockId, BlockId> {
    function.unwinding.iter().copied().collect()
}

fn calls(module: &Module, id: FuncId, function: &Function, plan: &Plan) -> Calls {
    let mut calls = Calls::default();
    let landing = landing(function);
    for (block, body) in function.blocks.iter() {
        for (index, instr) in body.instrs.iter().enumerate() {
            if matches!(instr.kind, InstrKind::Resume(_)) {
                calls.resumes = true;
            }
            let InstrKind::Call { callee, .. } = &instr.kind else { continue };
            if matches!(callee.value, Value::Asm(_)) {
                continue;
            }
            let callee = match called(&callee.value) {
                Some(callee) if module.functions.get(callee).is_some_and(Function::is_defined) => {
                    Callee::Function(callee)
                }
                Some(_) => continue,
                None => Callee::Any,
            };
            let pad = landing.get(&block).filter(|_| index + 2 == body.instrs.len());
            let outcomes = pad.and_then(|pad| plan.entering.pads.get(&(id, *pad)));
            let stays = outcomes.is_some_and(|all| all.iter().all(|outcome| *outcome != Outcome::Leaves));
            calls.inwards.extend(pad.map(|_| callee));
            calls.outwards.extend((!stays).then_some(callee));
        }
    }
    for list in [&mut calls.inwards, &mut calls.outwards] {
        list.sort_unstable();
        list.dedup();
    }
    calls
}
