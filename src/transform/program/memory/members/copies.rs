//! Copies of data whose ends stay apart where member arrays are apart from their structures.

use super::Arrays;
use super::ranges::{Meeting, meeting, path};
use crate::program::memory::data;
use crate::program::memory::points_to::{Cell, Copies, PointsTo};
use eufonium_ir::program::{Op, Operand, Program};

/// Those of them each of whose ends lies in one array or meets none, given what pointers lead to where the ends of all copies are one node: a copy of whole structures has the arrays
/// in these as well, so both ends must have the same ones.
pub(in super::super) fn copies_apart(program: &Program, merged: &PointsTo) -> Copies {
    let mut apart = data::copies(program, merged);
    while !apart.is_empty() {
        let points = PointsTo::with_members(program, &apart);
        let arrays = Arrays::new(&points);
        let before = apart.len();
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                let Op::CopyMemory { to, from, length } = &instr.op else { continue };
                let length = match length {
                    Operand::Const(bits) => bits.as_u64(),
                    _ => None,
                };
                let cells = [to, from].into_iter().filter_map(|end| points.cell(id, end));
                if !cells.into_iter().all(|cell| is_in_one_place(&points, &arrays, cell, length)) {
                    apart.remove(&(id, to.clone()));
                }
            }
        }
        if apart.len() == before {
            break;
        }
    }
    apart
}

/// Whether a range meets no array but those it lies in.
fn is_in_one_place(points: &PointsTo, arrays: &Arrays, mut cell: Cell, length: Option<u64>) -> bool {
    if let Some((array, behind)) = path(points, arrays, cell, length).last() {
        let offset = array.first.wrapping_add(*behind);
        cell = points.reduced(Cell { node: array.inner, offset });
    }
    let mut outer = arrays.of_outer(cell.node);
    outer.all(|array| matches!(meeting(points, array, cell, length), Meeting::Apart))
}
