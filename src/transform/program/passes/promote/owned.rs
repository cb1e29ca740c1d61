//! Globals that only the entry uses.
//!
//! The entry is called by nobody else, so it runs once. What the outside may know, what other globals point to and what has any contents stays; so do
//! constants, whose contents are known without this, and globals that may keep objects from being lost where that is asked.
//! As in LLVM's pass over globals (`GlobalOpt`, which makes them local to `main`).

use eufonium_base::HashSet;
use eufonium_ir::program::{FunctionId, GlobalId, Initial, Op, Operand, Program};

/// The globals that are used by the entry alone.
pub(super) fn by_entry(program: &Program, entry: FunctionId) -> Vec<GlobalId> {
    let mut used: HashSet<GlobalId> = HashSet::default();
    let mut others: HashSet<GlobalId> = HashSet::default();
    let mut asks_for_lost = false;
    for (id, function) in program.functions.iter() {
        let names = if id == entry { &mut used } else { &mut others };
        for instr in function.instrs() {
            asks_for_lost |= matches!(instr.op, Op::AllReached | Op::AllFreed { .. });
            if matches!(instr.op, Op::Call { callee, .. } if callee == entry) {
                return vec![];
            }
        }
        let terminators = function.blocks.values().flat_map(|block| block.terminator.operands());
        for operand in function.instrs().flat_map(|instr| instr.op.operands()).chain(terminators) {
            match operand {
                Operand::Global(global) => drop(names.insert(*global)),
                Operand::Function(named) if *named == entry => return vec![],
                _ => {}
            }
        }
    }
    if program.named_at_start().any(|operand| *operand == Operand::Function(entry)) {
        return vec![];
    }
    others.extend(program.named_at_start().filter_map(global));
    let is_owned = |id: &GlobalId| {
        let global = &program.globals[*id];
        let holds = asks_for_lost && global.may_hold_pointers();
        !others.contains(id) && !global.constant && global.init != Initial::Any && !holds
    };
    let mut owned: Vec<GlobalId> = used.into_iter().filter(is_owned).collect();
    owned.sort_unstable();
    owned
}

fn global(operand: &Operand) -> Option<GlobalId> {
    match operand {
        Operand::Global(id) => Some(*id),
        _ => None,
    }
}
