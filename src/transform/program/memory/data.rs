//! Which copies are of data: no pointer is kept at either end.

use super::points_to::{Cell, Copies, Element, PointsTo};
use eufonium_base::HashSet;
use eufonium_ir::program::{Op, Operand, Program, Type};

/// The copies of data, given what pointers lead to where the ends of all copies are one node.
pub(super) fn copies(program: &Program, merged: &PointsTo) -> Copies {
    let (pointers, objects) = (with_pointers(program, merged), with_objects(program, merged));
    let is_known = |node| !merged.is_external(node) && !merged.is_escaped(node);
    let is_object = |cell: &Cell| objects.contains(&cell.node) || !is_known(cell.node);
    let is_data = |cell: &Cell| {
        is_known(cell.node)
            && !pointers.contains(&cell.node)
            && !merged.links_of(cell.node).any(|(_, target)| is_object(&target))
    };
    let mut found = Copies::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            if let Op::CopyMemory { to, .. } = &instr.op
                && merged.cell(id, to).as_ref().is_some_and(is_data)
            {
                found.insert((id, to.clone()));
            }
        }
    }
    found
}

/// The nodes that have objects.
fn with_objects(program: &Program, points: &PointsTo) -> HashSet<Element> {
    let mut found: HashSet<Element> = program.globals.keys().map(|id| points.global(id).node).collect();
    for (id, function) in program.functions.iter() {
        found.extend(points.cell(id, &Operand::Function(id)).map(|cell| cell.node));
        let made = function.instrs().filter(|instr| matches!(instr.op, Op::Alloc { .. }));
        found.extend(made.map(|instr| points.value(id, instr.defs[0]).node));
    }
    found
}

/// The nodes in which pointers are kept.
pub(super) fn with_pointers(program: &Program, points: &PointsTo) -> HashSet<Element> {
    let mut found = HashSet::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            let address = match &instr.op {
                Op::Load { address, .. } if function.values[instr.defs[0]].ty == Type::Pointer => address,
                Op::Store { address, value } if function.type_of(value) == Type::Pointer => address,
                _ => continue,
            };
            found.extend(points.cell(id, address).map(|cell| cell.node));
        }
    }
    found
}
