//! Strings that a system gives to a program in an array of pointers, as `argv` and `envp`.
//!
//! That each of them ends with its last byte is a statement about all elements of an array and about what they lead to, which no proof
//! finds. But where nobody changes the array, nor a string other than by zeros, it can be said of each pointer when it is read: it is null, in
//! the last element alone, or leads to the start of a string whose last byte is zero. That is true in all runs; it is said to those who prove
//! (`translate/strings`).
//!
//! What is looked at: all stores of the program by where they may go. An array counts if it is the only object of its node, and all
//! stores there are those of strings when they are made and one of null, which are those of the system (`frontend/llvm/lower/arguments`).

use super::objects::{Life, Objects};
use super::points_to::{Element, PointsTo};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{FunctionId, Op, Operand, Program, SiteKind, ValueId};

/// The nodes of arrays that are as the module says.
#[derive(Debug, Default)]
pub(super) struct Strings {
    arrays: HashSet<Element>,
}

impl Strings {
    pub(super) fn new(program: &Program, points: &PointsTo, objects: &Objects) -> Strings {
        let strings = given(program);
        let hidden = |node: Element| points.is_external(node) || points.is_escaped(node);
        let mut changed: HashSet<Element> = HashSet::default();
        let mut arrays: HashSet<Element> = HashSet::default();
        let mut others: HashSet<Element> = HashSet::default();
        let mut nulls: HashMap<Element, usize> = HashMap::default();
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                let (to, value) = match &instr.op {
                    Op::Store { address, value } => (address, Some(value)),
                    Op::SetMemory { to, byte, .. } => (to, Some(byte)),
                    Op::CopyMemory { to, .. } => (to, None),
                    Op::Free(pointer) | Op::EndLife(pointer) => (pointer, None),
                    _ => continue,
                };
                let Some(cell) = points.cell(id, to) else { continue };
                match value {
                    Some(Operand::Value(value)) if strings.contains(&(id, *value)) => {
                        arrays.insert(cell.node);
                        changed.insert(cell.node);
                    }
                    Some(Operand::Null) => {
                        *nulls.entry(cell.node).or_default() += 1;
                        changed.insert(cell.node);
                    }
                    Some(Operand::Const(zero)) if zero.is_zero() => {
                        others.insert(cell.node);
                    }
                    _ => {
                        changed.insert(cell.node);
                        others.insert(cell.node);
                    }
                }
            }
        }
        let is_single = |node: Element| {
            let single = objects.single(points, node).map(|object| &objects.list[object]);
            single.is_some_and(|object| object.life == Life::Once)
        };
        // Other strings may be there too, which the pointers that are read do not lead to.
        let is_kept = |node: Element| !hidden(node) && !changed.contains(&node);
        arrays.retain(|&array| {
            let mut links = points.links_of(array).map(|(_, cell)| cell.node);
            let is_ended = nulls.get(&array) == Some(&1) && is_single(array);
            is_ended && !hidden(array) && !others.contains(&array) && links.all(is_kept)
        });
        Strings { arrays }
    }

    /// Whether the pointers in a node are null or lead to starts of given strings.
    pub(super) fn are_in(&self, node: Element) -> bool {
        self.arrays.contains(&node)
    }
}

/// The allocations of strings that a system gives.
fn given(program: &Program) -> HashSet<(FunctionId, ValueId)> {
    let mut given = HashSet::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            if let Op::Alloc { origin, .. } = &instr.op
                && program.sites[origin.site].kind == SiteKind::Argument
            {
                given.extend(instr.defs.iter().map(|def| (id, *def)));
            }
        }
    }
    given
}
