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
use super::points_to::{Cell, Element, PointsTo};
use super::{MemoryOptions, Track, Unsupported};
use eufonium_base::HashSet;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{FunctionId, Op, Operand, Program, Type};

/// So often copies are put together again whose ends have different pieces.
const ROUNDS: usize = 4;

/// A copy by the function it is in and by where it writes.
pub(super) type Copies = HashSet<(FunctionId, Operand)>;

/// What pointers lead to, the objects, and their contents.
pub(super) type Places = (PointsTo, Objects, Layout);

/// The ends of a copy that are in different nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub to: Cell,
    pub from: Cell,
    /// The bytes, if they are known.
    pub length: Option<u64>,
}

impl Ends {
    /// Those of a copy, if they are in different nodes.
    pub fn of(points: &PointsTo, function: FunctionId, op: &Op) -> Option<Ends> {
        let Op::CopyMemory { to, from, length } = op else { return None };
        Self::between(points, function, (to, from), length)
    }

    /// Those of a copy between these places.
    pub fn between(
        points: &PointsTo,
        function: FunctionId,
        (to, from): (&Operand, &Operand),
        length: &Operand,
    ) -> Option<Ends> {
        let (to, from) = (points.cell(function, to)?, points.cell(function, from)?);
        (to.node != from.node).then(|| Ends { to, from, length: constant(length) })
    }
}

/// The number that an operand is.
fn constant(operand: &Operand) -> Option<u64> {
    match operand {
        Operand::Const(bits) => Some(bits.as_u64().unwrap_or(u64::MAX)),
        _ => None,
    }
}

/// Finds the places of a program whose copies of data are apart as far as that comes out.
///
/// # Errors
/// Those of [`Objects::new`].
pub(super) fn places(
    program: &Program,
    graph: &CallGraph,
    options: &MemoryOptions,
) -> Result<Places, Unsupported> {
    let merged = PointsTo::new(program);
    let of = |points: PointsTo| {
        let objects = Objects::new(program, graph, &points)?;
        let layout = Layout::of(program, options.track, (&points, &objects));
        Ok((points, objects, layout))
    };
    let Candidates { mut apart, texts } = Candidates::new(program, &merged, options);
    for _ in 0..ROUNDS {
        if apart.is_empty() {
            break;
        }
        let places = of(PointsTo::with_copies_apart(program, apart.clone()))?;
        let differing = differing(program, &places, &texts);
        if differing.is_empty() {
            return Ok(places);
        }
        apart.retain(|copy| !differing.contains(copy));
    }
    match texts.is_empty() {
        true => of(merged),
        false => of(PointsTo::with_copies_apart(program, texts)),
    }
}

/// The copies that may be apart.
struct Candidates {
    apart: Copies,
    /// Those of them of which what is copied may be forgotten.
    texts: Copies,
}

impl Candidates {
    fn new(program: &Program, merged: &PointsTo, options: &MemoryOptions) -> Self {
        let mut found = Candidates { apart: Copies::default(), texts: Copies::default() };
        if options.track != Track::Memory {
            return found;
        }
        let (pointers, objects) = (with_pointers(program, merged), with_objects(program, merged));
        let is_known = |node| !merged.is_external(node) && !merged.is_escaped(node);
        let is_object = |cell: &Cell| objects.contains(&cell.node) || !is_known(cell.node);
        let is_data = |cell: &Cell| {
            is_known(cell.node)
                && !pointers.contains(&cell.node)
                && !merged.links_of(cell.node).any(|(_, target)| is_object(&target))
        };
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                if let Op::CopyMemory { to, .. } = &instr.op
                    && let Some(cell) = merged.cell(id, to).filter(is_data)
                {
                    found.apart.insert((id, to.clone()));
                    if options.terminators && merged.modulus(cell.node) == 1 {
                        found.texts.insert((id, to.clone()));
                    }
                }
            }
        }
        found
    }
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
