//! Copies of data whose ends stay apart where member arrays are apart from their structures.

use super::Arrays;
use super::conflicts::accesses;
use super::ranges::{Meeting, meeting, path};
use crate::program::memory::data;
use crate::program::memory::points_to::{Cell, Copies, PointsTo};
use eufonium_ir::program::{Op, Program};

/// So often copies are put together again that meet arrays.
const ROUNDS: usize = 4;

/// Those of them each of whose ends lies in one array or meets none, given what pointers lead to where the ends of all copies are one node: a copy of whole
/// structures has the arrays in these as well, so both ends must have the same ones.
pub(in super::super) fn copies_apart(program: &Program, merged: &PointsTo) -> Copies {
    let mut apart = data::copies(program, merged);
    for _ in 0..ROUNDS {
        if apart.is_empty() {
            break;
        }
        let meeting = meeting_arrays(program, &PointsTo::with_members(program, &apart));
        let before = apart.len();
        apart.retain(|copy| !meeting.contains(copy));
        if apart.len() == before {
            return apart;
        }
    }
    Copies::default()
}

/// The copies with an end that meets an array by way of its structure.
fn meeting_arrays(program: &Program, points: &PointsTo) -> Copies {
    let arrays = Arrays::new(points);
    let mut found = Copies::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            let Op::CopyMemory { to, .. } = &instr.op else { continue };
            let ends = accesses(program, function, instr).into_iter();
            let mut cells = ends.filter_map(|(end, length)| Some((points.cell(id, end)?, length)));
            if !cells.all(|(cell, length)| is_in_one_place(points, &arrays, cell, length)) {
                found.insert((id, to.clone()));
            }
        }
    }
    found
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
