//! The form of a program of which many runs are made.
//!
//! Invariant: its runs are those of the program, check by check; only the steps are fewer, and what is chosen for variables that nobody reads before they
//! are set is not chosen.

use eufonium_base::HashSet;
use eufonium_ir::program::{AllocKind, Function, Instr, Op, Operand, Program, SiteKind, ValueId};
use eufonium_transform::program::passes::promote;
use std::borrow::Cow;

/// The program with objects of the stack as values; as it is where it is asked what pointers reach, as those in variables count as long as these live.
pub(super) fn promoted(program: &Program) -> Cow<'_, Program> {
    let is_stack = |op: &Op| matches!(op, Op::Alloc { kind: AllocKind::Stack, .. });
    let any = |holds: &dyn Fn(&Op) -> bool| program.instrs().any(|instr| holds(&instr.op));
    if any(&|op| matches!(op, Op::AllReached)) || !any(&is_stack) {
        return Cow::Borrowed(program);
    }
    let mut promoted = program.clone();
    promote::promote(&mut promoted);
    remove_unread_choices(&mut promoted);
    Cow::Owned(promoted)
}

/// Removes what is chosen for variables, where that is for nothing.
fn remove_unread_choices(program: &mut Program) {
    let sites = &program.sites;
    for function in program.functions.values_mut() {
        let read = read(function);
        let is_unread = |instr: &Instr| match (&instr.op, &instr.defs[..]) {
            (Op::Havoc(origin), [def]) => {
                sites[origin.site].kind == SiteKind::Uninitialised && !read.contains(def)
            }
            _ => false,
        };
        for block in function.blocks.values_mut() {
            block.instrs.retain(|instr| !is_unread(instr));
        }
    }
}

/// The values that something other than a name of a variable uses.
fn read(function: &Function) -> HashSet<ValueId> {
    let used = function.instrs().filter(|instr| !matches!(instr.op, Op::Name { .. }));
    let used = used.flat_map(|instr| instr.op.operands());
    let ends = function.blocks.values().flat_map(|block| block.terminator.operands());
    used.chain(ends).filter_map(Operand::as_value).collect()
}

#[cfg(test)]
mod tests {
    use super::super::test_programs;
    use super::*;
    use eufonium_ir::program::CheckKind;
    use eufonium_ir::program::eval::{Limits, Zeros, run};
    use eufonium_ir::program::validate::validate;

    /// Runs end alike, and take fewer steps where there are variables; where it is asked what pointers reach, nothing changes.
    #[test]
    fn runs_end_alike() {
        let table = [
            ("single_run_list_unsafe.ll", CheckKind::Free, true),
            ("single_run_list_unsafe.ll", CheckKind::MemTrack, false),
            ("path_normalised_safe.ll", CheckKind::Reach, true),
            ("reads_after_much_work_unsafe.ll", CheckKind::Reach, true),
            ("aggregates_unsafe.ll", CheckKind::Reach, false),
        ];
        for (name, kind, changes) in table {
            let program = test_programs::read(name, &[kind]);
            let other = promoted(&program);
            validate(&other).unwrap_or_else(|e| panic!("{name}: {e}"));
            let [before, after] = [&program, &*other].map(|p| run(p, &mut Zeros, &Limits::default()));
            assert_eq!(before.end, after.end, "{name}");
            assert_eq!(after.steps < before.steps, changes, "{name}");
        }
    }
}
