//! What a call of a function may do besides giving its results.

use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{Function, FunctionId, Op, Program, Terminator};

/// What may happen in calls of each function.
#[derive(Debug)]
pub(super) struct Effects {
    /// Nothing can be told apart from no call but by the results: it returns, without a change of memory, a check or
    /// an assumption.
    pub none: IdVec<FunctionId, bool>,
    /// A check may be violated.
    pub violates: IdVec<FunctionId, bool>,
}

impl Effects {
    /// The effects of all functions. If `ends`, every call is taken to return that does not reach a stop.
    pub fn new(program: &Program, calls: &CallGraph, ends: bool) -> Self {
        let all = |value| program.functions.keys().map(|_| value).collect();
        let mut effects = Effects { none: all(false), violates: all(false) };
        for component in calls.components() {
            let violates = component.iter().any(|f| {
                has(&program.functions[*f], |op| match op {
                    Op::Assert { .. } => true,
                    Op::Call { callee, .. } => effects.violates[*callee],
                    _ => false,
                })
            });
            for f in component {
                effects.violates[*f] = violates;
            }
            // A recursive function may run forever.
            if !ends && component.iter().any(|f| calls.is_recursive(*f)) {
                continue;
            }
            component.iter().for_each(|f| effects.none[*f] = true);
            let none = component.iter().all(|f| is_harmless(&program.functions[*f], &effects.none, ends));
            component.iter().for_each(|f| effects.none[*f] = none);
        }
        effects
    }
}

fn has(function: &Function, test: impl Fn(&Op) -> bool) -> bool {
    function.instrs().any(|i| test(&i.op))
}

fn is_harmless(function: &Function, known: &IdVec<FunctionId, bool>, ends: bool) -> bool {
    let cfg = Cfg::new(function);
    let acts = |op: &Op| match op {
        Op::Call { callee, .. } => !known[*callee],
        // Lives are those of objects of the function itself.
        Op::Name { .. } | Op::Declare { .. } | Op::Keep(_) | Op::BeginLife(_) | Op::EndLife(_) => false,
        op => op.has_effect(),
    };
    let returns = cfg.order().iter().all(|b| function.blocks[*b].terminator != Terminator::Stop);
    returns && (ends || Loops::new(function, &cfg).heads().is_empty()) && !has(function, acts)
}
