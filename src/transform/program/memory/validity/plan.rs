//! What is kept for each node, and in which variables.

use super::scopes::scoped;
use crate::program::memory::Unsupported;
use crate::program::memory::layout::{Layout, RegionId};
use crate::program::memory::numbered::{Numbered, Range};
use crate::program::memory::objects::{Life, Object, ObjectId, Objects, Source};
use crate::program::memory::points_to::{Element, PointsTo};
use crate::program::memory::variables::{Role, Variables};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{AllocKind, FunctionId, Initial, Op, Operand, Program, Type, ValueId};

/// Tables of more constants than this become arrays.
const CONSTANTS: usize = 8;

/// Where extents of a node are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) enum Table {
    /// Bases and sizes of the objects.
    Constants(Vec<(u64, u64)>),
    /// The base, if it is not fixed, and the extent of the only object.
    One { base: Result<u64, RegionId>, extent: RegionId },
    /// The number of the first object without a fixed address, the next one's, and the extent of all of these; bases and extents of the others.
    Counted { first: u64, count: RegionId, extent: u64, fixed: Vec<(u64, u64)> },
    /// An array of extents by base.
    Many(RegionId),
}

/// What is kept for a node.
#[derive(Clone, Debug)]
pub(in super::super) struct Bounds {
    /// The extents.
    pub table: Table,
    /// The offset at which all objects start, if there is one and offsets tell the base.
    pub start: Option<i64>,
    /// Whether all objects are of the heap, or which are; `Ok(false)`: none.
    pub heap: Result<bool, RegionId>,
    /// Whether an object may die while there are pointers to it, or may have been given up.
    pub mortal: bool,
}

/// What is kept.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Validity {
    /// By node that is asked about.
    pub bounds: HashMap<Element, Bounds>,
    /// The nodes whose pointers carry their bases.
    pub carried: HashSet<Element>,
    /// The shadows of regions.
    pub shadows: HashMap<RegionId, RegionId>,
    /// For stack objects that die: what remembers them.
    pub last: HashMap<ObjectId, RegionId>,
    /// The stack objects of each function that die in view of pointers.
    pub dying: HashMap<FunctionId, Vec<ObjectId>>,
    /// The stack objects that may be accessed when their blocks have ended.
    pub scoped: HashSet<ObjectId>,
    /// The regions that may hold at some time what the program made: all others hold what the world outside chose, or zeros.
    pub written: HashSet<RegionId>,
}

/// What a program asks.
struct Questions {
    /// The nodes asked about, in order.
    asked: Vec<Element>,
    /// The nodes some of whose objects may be freed.
    freed: HashSet<Element>,
}

impl Validity {
    /// Plans for a program; adds the variables that are needed.
    ///
    /// # Errors
    /// A stack object that a loop makes and that a pointer survives.
    pub fn new(
        program: &Program,
        graph: &CallGraph,
        (points, objects, layout): (&PointsTo, &Objects, &Layout),
        numbered: &Numbered,
        variables: &mut Variables,
    ) -> Result<Self, Unsupported> {
        let questions = Questions::new(program, points);
        let mut validity = Validity::default();
        if questions.asked.is_empty() {
            return Ok(validity);
        }
        let escaping = Escaping::new(program, graph, points, objects);
        validity.scoped = scoped(program, graph, points, objects);
        for node in &questions.asked {
            let dying = escaping.of(objects, *node);
            // What is not of the heap is not freed without undefined behaviour.
            let heap = objects.of_node(*node).iter().any(|o| is_heap(&objects.list[*o]));
            let scoped = objects.of_node(*node).iter().any(|o| validity.scoped.contains(o));
            let freed = questions.freed.contains(node);
            let mortal = heap && freed || !dying.is_empty() || scoped;
            let counted =
                numbered.of(*node).filter(|_| !mortal).and_then(|range| counted(objects, *node, range));
            let mut bounds = bounds(program.pointer_bits, points, objects, *node, mortal, counted, variables);
            // The memory of the outside, which is one object here, may be of the heap in part.
            bounds.mortal = freed || mortal;
            for id in dying {
                validity.dies(program, objects, id, &bounds, variables)?;
            }
            let several = !matches!(&bounds.table, Table::One { .. }) && objects.of_node(*node).len() > 1;
            let many = matches!(bounds.table, Table::Many(_));
            if bounds.start.is_none() && (several || many) {
                validity.carried.insert(*node);
            }
            validity.bounds.insert(*node, bounds);
        }
        validity.add_shadows(program, points, layout, variables);
        validity.written = written(program, (points, objects, layout));
        Ok(validity)
    }

    fn dies(
        &mut self,
        program: &Program,
        objects: &Objects,
        id: ObjectId,
        bounds: &Bounds,
        variables: &mut Variables,
    ) -> Result<(), Unsupported> {
        let object = &objects.list[id];
        let Source::Alloc(function, ..) = object.source else { return Ok(()) };
        if object.in_loop {
            let what = "a pointer to a stack object that is made in a loop may outlive it".into();
            return Err(Unsupported { at: program.functions[function].at, what });
        }
        self.dying.entry(function).or_default().push(id);
        if let Table::Many(_) = bounds.table {
            let last = variables.add(Type::Int(program.pointer_bits), Role::Last(function));
            self.last.insert(id, last);
        }
        Ok(())
    }

    /// Gives a shadow to each region in which a pointer with a base is stored or from which one is loaded.
    fn add_shadows(
        &mut self,
        program: &Program,
        points: &PointsTo,
        layout: &Layout,
        variables: &mut Variables,
    ) {
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                let (address, ty) = match &instr.op {
                    Op::Load { address, .. } => (address, function.values[instr.defs[0]].ty),
                    Op::Store { address, value } => (address, function.type_of(value)),
                    _ => continue,
                };
                let Some(cell) = points.cell(id, address).filter(|_| ty == Type::Pointer) else { continue };
                let carried = points.link(cell).is_some_and(|target| self.carried.contains(&target.node));
                let bytes = u64::from(program.pointer_bits / 8);
                let Some(piece) = layout.pieces(cell, bytes).first().copied().filter(|_| carried) else {
                    continue;
                };
                self.shadows.entry(piece).or_insert_with(|| {
                    let ty = match variables.types[piece] {
                        Type::Array { index, .. } => Type::Array { index, element: program.pointer_bits },
                        _ => Type::Int(program.pointer_bits),
                    };
                    variables.add(ty, Role::Shadow(piece))
                });
            }
        }
    }

    /// Whether a value carries its base.
    pub fn carries(
        &self,
        program: &Program,
        points: &PointsTo,
        function: FunctionId,
        value: ValueId,
    ) -> bool {
        program.functions[function].values[value].ty == Type::Pointer
            && self.carried.contains(&points.value(function, value).node)
    }
    /// Which results of a function carry their bases.
    pub fn results(&self, program: &Program, points: &PointsTo, function: FunctionId) -> Vec<usize> {
        let results = &program.functions[function].results;
        let carries = |i: &usize| {
            results[*i] == Type::Pointer && self.carried.contains(&points.result(function, *i).node)
        };
        (0..results.len()).filter(carries).collect()
    }
    /// Which parameters of a function carry their bases. Those of the entry come from outside.
    pub fn params(&self, program: &Program, points: &PointsTo, function: FunctionId) -> Vec<usize> {
        if program.entry == Some(function) {
            return vec![];
        }
        let params = &program.functions[function].params;
        (0..params.len()).filter(|i| self.carries(program, points, function, params[*i])).collect()
    }
}

impl Questions {
    fn new(program: &Program, points: &PointsTo) -> Self {
        let mut questions = Questions { asked: vec![], freed: HashSet::default() };
        let mut asked = HashSet::default();
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                let (address, frees): (&Operand, bool) = match &instr.op {
                    Op::IsValid { address, .. } | Op::Room(address) => (address, false),
                    Op::IsFreeable(address) | Op::Free(address) => (address, true),
                    _ => continue,
                };
                let Some(cell) = points.cell(id, address) else { continue };
                if frees {
                    questions.freed.insert(cell.node);
                }
                if !matches!(instr.op, Op::Free(_)) && asked.insert(cell.node) {
                    questions.asked.push(cell.node);
                }
            }
        }
        questions
    }
}

/// Which stack objects a pointer may survive.
struct Escaping {
    ids: HashSet<ObjectId>,
}

impl Escaping {
    fn new(program: &Program, graph: &CallGraph, points: &PointsTo, objects: &Objects) -> Self {
        let mut sources: HashMap<Element, Vec<Element>> = HashMap::default();
        for (from, to) in points.links() {
            sources.entry(to).or_default().push(from);
        }
        let mut returned: HashSet<(FunctionId, Element)> = HashSet::default();
        for (id, function) in program.functions.iter() {
            returned.extend((0..function.results.len()).map(|i| (id, points.result(id, i).node)));
        }
        let local = |node: Element, f: FunctionId| {
            let of_stack = |o: &ObjectId| matches!(objects.list[*o].source, Source::Alloc(g, _, AllocKind::Stack) if g == f);
            !graph.is_recursive(f) && !points.is_external(node) && objects.of_node(node).iter().all(of_stack)
        };
        // Nothing runs when the function has returned in which runs start.
        let is_called =
            |f: FunctionId| program.functions.keys().any(|other| graph.callees(other).contains(&f));
        let start = program.entry.filter(|entry| !is_called(*entry));
        let escapes = |object: &Object| {
            let Source::Alloc(f, _, AllocKind::Stack) = object.source else { return false };
            if start == Some(f) {
                return false;
            }
            let node = object.cell.node;
            let stored = sources.get(&node).is_some_and(|list| list.iter().any(|from| !local(*from, f)));
            stored || returned.contains(&(f, node))
        };
        let ids = objects.list.iter().filter(|(_, o)| escapes(o)).map(|(id, _)| id).collect();
        Escaping { ids }
    }

    fn of(&self, objects: &Objects, node: Element) -> Vec<ObjectId> {
        objects.of_node(node).iter().filter(|o| self.ids.contains(o)).copied().collect()
    }
}

fn is_heap(object: &Object) -> bool {
    matches!(object.source, Source::Alloc(_, _, AllocKind::Heap | AllocKind::ZeroedHeap | AllocKind::Outside))
}

/// The table of a node whose objects have numbers and do not die, if those that are allocated at run time are of one size.
fn counted(objects: &Objects, node: Element, range: &Range) -> Option<Table> {
    let list = || objects.of_node(node).iter().map(|o| &objects.list[*o]);
    let extent = |o: &Object| o.size.map(|size| size.saturating_add(1));
    let mut extents = list().filter(|o| o.address.is_none()).map(extent);
    let one = extents.next()??;
    let fixed: Option<Vec<(u64, u64)>> =
        list().filter_map(|o| o.address.map(|start| Some((start, extent(o)?)))).collect();
    let fixed = fixed.filter(|fixed| fixed.len() <= CONSTANTS && extents.all(|other| other == Some(one)))?;
    Some(Table::Counted { first: range.numbers.first, count: range.count, extent: one, fixed })
}

fn bounds(
    bits: u32,
    points: &PointsTo,
    objects: &Objects,
    node: Element,
    mortal: bool,
    counted: Option<Table>,
    variables: &mut Variables,
) -> Bounds {
    let list: Vec<&Object> = objects.of_node(node).iter().map(|o| &objects.list[*o]).collect();
    let constants: Option<Vec<(u64, u64)>> = list.iter().map(|o| Some((o.address?, o.size?))).collect();
    let word = Type::Int(bits);
    let table = match (constants, &list[..]) {
        (Some(constants), _) if !mortal && constants.len() <= CONSTANTS => Table::Constants(constants),
        (_, [one]) if one.life != Life::Many => {
            let base = one.address.ok_or_else(|| variables.add(word, Role::Word));
            Table::One { base, extent: variables.add(word, Role::Word) }
        }
        _ => counted.unwrap_or_else(|| {
            Table::Many(variables.add(Type::Array { index: bits, element: bits }, Role::Extents(node)))
        }),
    };
    let start = list
        .first()
        .map(|o| o.cell.offset)
        .filter(|first| points.modulus(node) == 0 && list.iter().all(|o| o.cell.offset == *first));
    let heap = match (list.iter().all(|o| is_heap(o)), list.iter().any(|o| is_heap(o))) {
        (false, true) => Err(variables.add(Type::Array { index: bits, element: 1 }, Role::Heap)),
        (all, _) => Ok(all),
    };
    Bounds { table, start, heap, mortal: true }
}

/// The regions that may hold at some time what the program made, or what nobody did.
fn written(
    program: &Program,
    (points, objects, layout): (&PointsTo, &Objects, &Layout),
) -> HashSet<RegionId> {
    let mut written = HashSet::default();
    let given = |id: &ObjectId| match objects.list[*id].source {
        Source::Global(global) => match &program.globals[global].init {
            Initial::Any => true,
            Initial::Parts(parts) => parts.is_empty(),
        },
        Source::Alloc(_, _, kind) => {
            matches!(kind, AllocKind::Outside | AllocKind::Lasting | AllocKind::ZeroedHeap)
        }
    };
    for (id, region) in layout.regions.iter() {
        if !objects.of_node(region.node).iter().all(given) {
            written.insert(id);
        }
    }
    for (id, function) in program.functions.iter() {
        for instr in function.instrs() {
            let (to, bytes) = match &instr.op {
                Op::Store { address, value } => {
                    (address, Some(program.bits(function.type_of(value)).div_ceil(8)))
                }
                Op::CopyMemory { to, .. } | Op::SetMemory { to, .. } => (to, None),
                _ => continue,
            };
            let Some(cell) = points.cell(id, to) else { continue };
            written.extend(match bytes {
                Some(bytes) => layout.pieces(cell, u64::from(bytes)),
                None => layout.of_node(cell.node),
            });
        }
    }
    written
}
