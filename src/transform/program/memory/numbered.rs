//! Objects of nodes without arrays: numbers one after the other in place of addresses.
//!
//! A node whose offsets are all apart is a class of records: pointers to it lead to the start of an object but for constants, which the
//! analysis knows. So each field is an array by object, and objects may be numbered: the next object has the next number, whatever its size. What
//! is known of all numbers below the count is known of all objects, and a list that was built in a loop is an interval; with addresses it would be every
//! thirty-second number, and each field would have places of its own.
//!
//! Invariant: numbers of one node are in a range of its own, apart from all addresses; no pointer into the middle of such an object is compared,
//! as its number may be that of another object. An access at a number that no object has is an access outside of objects: it ends the run.
//! Null is 0, and the numbers of the first node begin with 1: a pointer to it is null or an object if it is less than the count.
//! Deliberately absent: nodes that the world outside knows, and all nodes where a program looks at words or low bits of addresses, or makes pointers
//! of words.
//!
//! The idea is the heap of records of Burstall, "Some techniques for proving correctness of programs which alter data structures" (Machine
//! Intelligence 7, 1972), with the order of allocation as the order of records.

use super::addresses::Addresses;
use super::layout::{Layout, RegionId};
use super::objects::{Numbers, Object, Objects, Source};
use super::parts::{LONGEST, ROWS};
use super::points_to::{Element, PointsTo, is_error};
use super::variables::{Role, Variables};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{CastOp, Op, Operand, Program, Type};

/// The objects of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    /// The offset at which they start.
    pub start: i64,
    /// Their numbers.
    pub numbers: Numbers,
    /// The variable that holds the next number.
    pub count: RegionId,
}

/// The nodes whose objects have numbers.
#[derive(Debug, Default)]
pub(super) struct Numbered {
    nodes: HashMap<Element, Range>,
}

/// The nodes whose objects can have numbers, in the order of their objects.
pub(super) fn choose(
    program: &Program,
    points: &PointsTo,
    objects: &Objects,
    layout: &Layout,
) -> Vec<Element> {
    let mut seen = HashSet::default();
    let mut nodes: Vec<Element> = objects.list.values().map(|object| object.cell.node).collect();
    nodes.retain(|node| seen.insert(*node) && has_numbers(program, (points, objects, layout), *node));
    // Errors that are made pointers are none of the numbers if they are negative.
    let is_high = |word: &Operand| matches!(word, Operand::Const(bits) if bits.sign());
    let is_made = |op: &Op| match op {
        Op::Cast { op: CastOp::IntToPointer, value } => !is_error(program, value) || !is_high(value),
        _ => false,
    };
    if nodes.is_empty() || program.instrs().any(|instr| is_made(&instr.op)) {
        return vec![];
    }
    let compared = compared_inside(program, points, objects);
    let observed = observed_members(program, points, objects);
    nodes.retain(|node| !compared.contains(node) && !observed.contains(node));
    let addresses = Addresses::new(program, points, objects);
    if addresses.sees_low_bits() || addresses.sees_words() { vec![] } else { nodes }
}

impl Numbered {
    /// The ranges of the nodes whose objects have numbers, with a variable for each of them.
    pub fn declare(program: &Program, objects: &Objects, variables: &mut Variables) -> Self {
        let mut nodes = HashMap::default();
        for object in objects.list.values() {
            let node = object.cell.node;
            let Some(numbers) = objects.numbers.get(&node) else { continue };
            nodes.entry(node).or_insert_with(|| {
                let count = variables.add(Type::Int(program.pointer_bits), Role::Count(numbers.first));
                Range { start: object.cell.offset, numbers: *numbers, count }
            });
        }
        Numbered { nodes }
    }

    /// The numbers of the objects of a node, if they have any.
    pub fn of(&self, node: Element) -> Option<&Range> {
        self.nodes.get(&node)
    }
}

/// Whether the objects of a node can have numbers, and some have no fixed address. What is never written is told from the rest by ranges of
/// addresses.
fn has_numbers(
    program: &Program,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
    node: Element,
) -> bool {
    let is_constant = |object: &Object| match object.source {
        Source::Global(global) => program.globals[global].constant,
        Source::Alloc(..) => false,
    };
    let list = || objects.of_node(node).iter().map(|o| &objects.list[*o]);
    let start = list().map(|o| o.cell.offset).next();
    list().all(|o| o.part.is_none())
        && points.modulus(node) == 0
        && !points.is_external(node)
        && !points.is_escaped(node)
        && list().any(|o| o.address.is_none())
        && list().all(|o| Some(o.cell.offset) == start && !is_constant(o))
        && !layout.of_node(node).iter().any(|region| layout.is_shared(*region))
}

/// The nodes whose objects have member arrays that cannot lie one behind the other: pointers into them are compared or made words, or they
/// are too long.
fn observed_members(program: &Program, points: &PointsTo, objects: &Objects) -> HashSet<Element> {
    let wholes = |node: Element| {
        let parts = objects.of_node(node).iter().filter(|id| objects.list[**id].part.is_some());
        parts.map(|id| objects.list[objects.whole(*id)].cell.node)
    };
    let mut found = HashSet::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            let (Op::Compare { .. } | Op::Cast { op: CastOp::PointerToInt, .. }) = &instr.op else {
                continue;
            };
            let operands = instr.op.operands().into_iter();
            let pointers = operands.filter(|operand| function.type_of(operand) == Type::Pointer);
            let cells = pointers.filter_map(|pointer| points.cell(id, pointer));
            found.extend(cells.flat_map(|cell| wholes(cell.node)));
        }
    }
    let parts = || objects.list.iter().filter_map(|(id, object)| Some((id, object.part?.array)));
    let inner: HashSet<Element> = parts().map(|(_, array)| array.inner).collect();
    let no_room = program.pointer_bits != 64 || inner.len() > ROWS;
    let without = parts().filter(|(_, array)| no_room || array.length > LONGEST);
    found.extend(without.map(|(id, _)| objects.list[objects.whole(id)].cell.node));
    found
}

/// The nodes into whose objects a pointer is compared that does not lead to a start.
fn compared_inside(program: &Program, points: &PointsTo, objects: &Objects) -> HashSet<Element> {
    let mut found = HashSet::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            let Op::Compare { a, b, .. } = &instr.op else { continue };
            let null = |operand: &Operand| matches!(operand, Operand::Null);
            for (pointer, other) in [(a, b), (b, a)] {
                let Some(cell) = points.cell(id, pointer).filter(|_| !null(other)) else { continue };
                let start = objects.of_node(cell.node).first().map(|o| objects.list[*o].cell.offset);
                if start.is_some_and(|start| start != cell.offset) {
                    found.insert(cell.node);
                }
            }
        }
    }
    found
}
