//! Copies of data: both ends stay apart.
//!
//! The analysis of pointers lays both ends of a copy over each other, since what is copied may be pointers. Where none are, nothing follows from a copy
//! for what pointers lead to, and two buffers are two arrays, also if one is copied to the other. What stays in common is the grid: of a copy that is longer than
//! a period both ends have the same modulus (`points_to`), and each end is cut into pieces where the other one is (`layout`).
//!
//! Invariant: the ends of a copy are in different nodes only if no pointer is kept in either, and if the pieces of the target that lie in the range have one
//! region of the source each ([`Layout::corresponding`]); or if what is copied may be forgotten (texts of which only zeros are kept, see `terminators`).
//! Copies for which that does not come out make one node of their ends as before.
//!
//! After SeaDsa, which merges the ends of a transfer only if the source holds pointers (Gurfinkel and Navas, SAS 2017). Deliberately absent:
//! structures with pointers beside data, whose fields could be merged one by one.

use super::layout::Layout;
use super::objects::Objects;
use super::points_to::{Copies, Ends, PointsTo};
use super::{MemoryOptions, Track, Unsupported, data, members};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{FunctionId, Op, Operand, Program};

/// So often copies are put together again whose ends have different pieces.
const ROUNDS: usize = 4;

/// What pointers lead to, the objects, and their contents.
pub(super) type Places = (PointsTo, Objects, Layout);

/// Finds the places of a program whose copies of data are apart as far as that comes out.
///
/// # Errors
/// Those of [`Objects::new`], and if an array in a structure is not apart from it that was.
pub(super) fn places(
    program: &Program,
    graph: &CallGraph,
    options: &MemoryOptions,
) -> Result<Places, Unsupported> {
    let merged = analysed(program, options, &Copies::default());
    let (mut apart, texts) = candidates(program, &merged, options);
    for _ in 0..ROUNDS {
        if apart.is_empty() {
            break;
        }
        let places = placed(program, graph, options, analysed(program, options, &apart))?;
        let differing = differing(program, &places, &texts);
        if differing.is_empty() {
            return Ok(places);
        }
        apart.retain(|copy| !differing.contains(copy));
    }
    let points = if texts.is_empty() { merged } else { analysed(program, options, &texts) };
    placed(program, graph, options, points)
}

fn analysed(program: &Program, options: &MemoryOptions, apart: &Copies) -> PointsTo {
    match options.members {
        true => PointsTo::with_members(program, apart),
        false => PointsTo::with_copies_apart(program, apart),
    }
}

fn placed(
    program: &Program,
    graph: &CallGraph,
    options: &MemoryOptions,
    points: PointsTo,
) -> Result<Places, Unsupported> {
    let mut objects = Objects::new(program, graph, &points)?;
    if options.members {
        let what = || Unsupported { at: None, what: "an array in a structure cannot be apart".into() };
        let arrays = members::checked(program, &points).ok_or_else(what)?;
        objects.add_members(&points, &arrays);
    }
    let layout = Layout::of(program, options.track, (&points, &objects));
    Ok((points, objects, layout))
}

/// The copies that may be apart, and those of them of which what is copied may be forgotten.
fn candidates(program: &Program, merged: &PointsTo, options: &MemoryOptions) -> (Copies, Copies) {
    if options.track != Track::Memory {
        return Default::default();
    }
    let apart = match options.members {
        true => members::copies_apart(program, merged),
        false => data::copies(program, merged),
    };
    let is_text = |(function, to): &&(FunctionId, Operand)| {
        let cell = merged.cell(*function, to);
        cell.is_some_and(|cell| merged.modulus(cell.node) == 1)
    };
    let texts = match options.terminators && !options.members {
        true => apart.iter().filter(is_text).cloned().collect(),
        false => Copies::default(),
    };
    (apart, texts)
}

/// The copies but these whose ends are in different nodes and have different pieces.
fn differing(program: &Program, (points, _, layout): &Places, texts: &Copies) -> Copies {
    let mut found = Copies::default();
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            if let Op::CopyMemory { to, .. } = &instr.op
                && let Some(ends) = Ends::of(points, id, &instr.op)
                && layout.corresponding(&ends).is_none()
            {
                found.insert((id, to.clone()));
            }
        }
    }
    found.retain(|copy| !texts.contains(copy));
    found
}
