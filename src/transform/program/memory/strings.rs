//! Strings that a system gives to a program in an array of pointers, as `argv` and `envp`.
//!
//! That each of them ends with its last byte is a statement about all elements of an array and about what they lead to, which no proof
//! finds. But where nobody changes the array, nor a string other than by zeros, it can be said of each pointer when it is read: it is null, in
//! the last element alone, or leads to the start of a string whose last byte is zero. That is true in all runs; it is said to those who prove
//! (`translate/strings`).
//!
//! What is looked at: all stores of the program by where they may go. An array counts if it is the only object of its node, and all
//! stores there are those of strings when they are made and one of null, which are those of the system (`frontend/llvm/lower/arguments`).
//! Elements may also be moved within the array, as `getopt` does, if they are known not to be null: then the last element may be a string too.

use super::objects::{Life, Objects};
use super::points_to::{Element, PointsTo};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BlockId, CompareOp, Function, FunctionId, Op, Operand, Program, SiteKind, ValueId,
};

/// The nodes of arrays that are as the module says.
#[derive(Debug, Default)]
pub(super) struct Strings {
    /// Each with whether elements are moved.
    arrays: HashMap<Element, bool>,
}

impl Strings {
    pub(super) fn new(program: &Program, points: &PointsTo, objects: &Objects) -> Strings {
        let stores = Stores::new(program, points);
        let hidden = |node: Element| points.is_external(node) || points.is_escaped(node);
        let is_made_once = |node: Element| {
            let single = objects.single(points, node).map(|object| &objects.list[object]);
            single.is_some_and(|object| object.life == Life::Once)
        };
        // Other strings may be there too, which the pointers that are read do not lead to.
        let keeps_ends = |node: Element| !hidden(node) && !stores.of_no_zeros.contains(&node);
        let is_given = |array: Element| {
            let is_as_made =
                is_one_in_each_run(program, stores.of_nulls.get(&array).map_or(&[], Vec::as_slice))
                    && !stores.of_others.contains(&array);
            let mut strings = points.links_of(array).map(|(_, cell)| cell.node);
            is_as_made && is_made_once(array) && !hidden(array) && strings.all(keeps_ends)
        };
        let arrays = stores.of_strings.iter().copied().filter(|array| is_given(*array));
        Strings { arrays: arrays.map(|array| (array, stores.of_own.contains(&array))).collect() }
    }

    /// Whether the pointers in a node are null or lead to starts of given strings.
    pub(super) fn are_in(&self, node: Element) -> bool {
        self.arrays.contains_key(&node)
    }

    /// Whether the last pointer in such a node may be another one than null.
    pub(super) fn are_moved_in(&self, node: Element) -> bool {
        self.arrays.get(&node) == Some(&true)
    }
}

/// The nodes that are written, by what is written.
#[derive(Default)]
struct Stores {
    /// Strings of the system, when they are made.
    of_strings: HashSet<Element>,
    /// Null: where.
    of_nulls: HashMap<Element, Vec<(FunctionId, BlockId)>>,
    /// Elements of the same node that are not null.
    of_own: HashSet<Element>,
    /// Anything but these three.
    of_others: HashSet<Element>,
    /// Anything but zeros.
    of_no_zeros: HashSet<Element>,
}

impl Stores {
    fn new(program: &Program, points: &PointsTo) -> Stores {
        let strings = given(program);
        let mut stores = Stores::default();
        if strings.is_empty() {
            return stores;
        }
        for (id, function) in program.functions.iter() {
            let own = own_elements(points, id, function);
            let instrs =
                function.blocks.iter().flat_map(|(id, block)| block.instrs.iter().map(move |i| (id, i)));
            for (block, instr) in instrs {
                let (to, value) = match &instr.op {
                    Op::Store { address, value } => (address, Some(value)),
                    Op::SetMemory { to, byte, .. } => (to, Some(byte)),
                    Op::CopyMemory { to, .. } => (to, None),
                    Op::Free(pointer) | Op::EndLife(pointer) => (pointer, None),
                    _ => continue,
                };
                let Some(node) = points.cell(id, to).map(|cell| cell.node) else { continue };
                match value {
                    Some(Operand::Null) => stores.of_nulls.entry(node).or_default().push((id, block)),
                    Some(Operand::Value(value)) if strings.contains(&(id, *value)) => {
                        stores.of_strings.insert(node);
                    }
                    Some(Operand::Value(value)) if own.get(value) == Some(&node) => {
                        stores.of_own.insert(node);
                    }
                    _ => {
                        stores.of_others.insert(node);
                    }
                }
                if !matches!(value, Some(Operand::Const(zero)) if zero.is_zero()) {
                    stores.of_no_zeros.insert(node);
                }
            }
        }
        stores
    }
}

/// Whether no run comes to two of these places, nor to one twice: they are in one function that runs once, and none leads to another.
fn is_one_in_each_run(program: &Program, places: &[(FunctionId, BlockId)]) -> bool {
    match places {
        [] => false,
        [_] => true,
        [(first, _), ..] => {
            if program.entry != Some(*first) || places.iter().any(|(function, _)| function != first) {
                return false;
            }
            let cfg = Cfg::new(&program.functions[*first]);
            let blocks: HashSet<BlockId> = places.iter().map(|(_, block)| *block).collect();
            let leads_to_another = cfg
                .leading_to(blocks.iter().flat_map(|block| cfg.predecessors(*block)).copied())
                .iter()
                .any(|block| blocks.contains(block));
            blocks.len() == places.len() && !leads_to_another
        }
    }
}

/// The words that are read from a node and then assumed not to be null, each with the node, if they are stored behind that alone, all in one block.
fn own_elements(points: &PointsTo, id: FunctionId, function: &Function) -> HashMap<ValueId, Element> {
    let (mut own, mut others) = (HashMap::default(), HashSet::default());
    for block in function.blocks.values() {
        let (mut read, mut conditions) = (HashMap::default(), HashMap::default());
        let mut known: HashMap<ValueId, Element> = HashMap::default();
        for instr in &block.instrs {
            match &instr.op {
                Op::Load { address, .. } => {
                    let node = points.cell(id, address).map(|cell| cell.node);
                    read.extend(node.map(|node| (instr.defs[0], node)));
                }
                Op::Compare { op: CompareOp::Ne, a: Operand::Value(value), b: Operand::Null } => {
                    conditions.insert(instr.defs[0], *value);
                }
                Op::Assume(Operand::Value(condition)) => {
                    let value = conditions.get(condition);
                    known.extend(value.and_then(|value| Some((*value, *read.get(value)?))));
                }
                Op::Store { value: Operand::Value(value), .. } if !known.contains_key(value) => {
                    others.insert(*value);
                }
                _ => {}
            }
        }
        own.extend(known);
    }
    own.retain(|value, _| !others.contains(value));
    own
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
