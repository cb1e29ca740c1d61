//! Which variables a function reads and sets: what it gets as extra parameters and gives as extra results.
//!
//! Results are the variables that the function or its callees may set. Parameters are those that are live on entry, which `rename`
//! finds out, callees first; for recursive functions all that may be read or set. Contents of a stack object that belong to
//! the runs of a function are neither for that function: they start with it and end with it.

use super::layout::RegionId;
use super::translate::{Draft, Plan, Step};
use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{FunctionId, Op};
use std::collections::BTreeSet;

/// The extra parameters and results of all functions, each ascending.
#[derive(Clone, Debug)]
pub(super) struct Interfaces {
    /// What is read before it is set.
    pub inputs: IdVec<FunctionId, Vec<RegionId>>,
    /// What may be set.
    pub outputs: IdVec<FunctionId, Vec<RegionId>>,
}

/// The variables that a step names, and whether it sets them.
pub(super) fn variable(step: &Step) -> Option<(RegionId, bool)> {
    match step {
        Step::Get(_, region) => Some((*region, false)),
        Step::Set(region, _) => Some((*region, true)),
        Step::Instr(_) => None,
    }
}

/// The callee of a step.
pub(super) fn callee(step: &Step) -> Option<FunctionId> {
    match step {
        Step::Instr(instr) => match instr.op {
            Op::Call { callee, .. } => Some(callee),
            _ => None,
        },
        _ => None,
    }
}

impl Interfaces {
    /// The results of each function, and for recursive ones the parameters.
    pub fn new(plan: &Plan<'_>, graph: &CallGraph, drafts: &IdVec<FunctionId, Draft>) -> Self {
        let empty = || drafts.keys().map(|_| vec![]).collect::<IdVec<FunctionId, Vec<RegionId>>>();
        let mut interfaces = Interfaces { inputs: empty(), outputs: empty() };
        for component in graph.components() {
            let (mut set, mut used) = (BTreeSet::new(), BTreeSet::new());
            for id in component {
                for step in drafts[*id].steps.values().flatten() {
                    if let Some((region, sets)) = variable(step) {
                        (if sets { &mut set } else { &mut used }).insert(region);
                    }
                    if let Some(callee) = callee(step) {
                        set.extend(&interfaces.outputs[callee]);
                        used.extend(&interfaces.inputs[callee]);
                    }
                }
            }
            used.extend(&set);
            for id in component {
                let foreign = |region: &&RegionId| plan.owner(**region) != Some(*id);
                interfaces.outputs[*id] = set.iter().filter(foreign).copied().collect();
                // For a function that is not recursive this is narrowed when it is renamed; until then it is what counts above.
                interfaces.inputs[*id] = used.iter().filter(foreign).copied().collect();
            }
        }
        interfaces
    }
}
