//! The objects of a program, how often they exist, and their addresses.
//!
//! An allocation is executed *once* if its function runs once (it is the entry and not called, or is called at one place, which is
//! executed once) and its block lies on no cycle. An object of the stack exists *one at a time* if its function is not recursive
//! and its block lies on no cycle: when it is made again, the one before is gone, and behaviour is undefined if a pointer to that is used.
//!
//! Fixed addresses: globals and functions; allocations that are executed once, whose size is constant or for which there is room
//! enough; stack objects that exist one at a time and are the only objects of their nodes (that their contents become any again with each allocation
//! is then a matter of whole regions). Addresses are aligned, not null, and at least one byte lies between objects, so that the end of
//! one is not the start of another. All others get addresses behind these in order of allocation. Everything lies in the lower
//! half of the address space; runs that need more of it are cut off. Objects that have numbers in place of addresses (`numbered`) lie
//! before all others.

use super::Unsupported;
use super::points_to::{Array, Cell, Element, PointsTo};
use eufonium_base::HashMap;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    self as ir, AllocKind, BlockId, FunctionId, GlobalId, Initial, Loc, Op, Operand, Placed, Program,
    ValueId, first_address,
};
use std::collections::BTreeSet;

typed_id! {
    /// An object: a global or a place of allocation.
    ObjectId
}

/// Where addresses have 64 bits, an object whose size is not known gets so many bytes of its own: no memory is larger.
pub(super) const ROOM: u64 = 1 << 48;
/// As many objects get them.
const FEW: usize = 1 << 10;
/// What allocation at run time aligns to.
pub(super) const ALIGN: u64 = 16;

/// The lowest address of a function or an object. Where the world outside chooses pointers it is low: what solvers choose without a reason, and what runs are
/// tried with, are small numbers.
fn lowest(program: &Program) -> u64 {
    let chooses = program.instrs().any(|instr| matches!(instr.op, Op::Escaped { .. }));
    first_address(if chooses { 0 } else { program.pointer_bits })
}

/// How many objects of a place of allocation there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Life {
    /// At most one in a run.
    Once,
    /// At most one at any moment.
    OneAtATime,
    /// Any number.
    Many,
}

/// Where an object comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A global.
    Global(GlobalId),
    /// The value that an allocation defines.
    Alloc(FunctionId, ValueId, AllocKind),
}

/// A global or a place of allocation.
#[derive(Clone, Debug)]
pub(super) struct Object {
    /// Where it comes from.
    pub source: Source,
    /// The same as the source says it.
    pub placed: Placed,
    /// The place of its first byte.
    pub cell: Cell,
    /// Its size, if constant.
    pub size: Option<u64>,
    /// Its alignment.
    pub align: u64,
    /// How many there may be.
    pub life: Life,
    /// Whether a loop makes it.
    pub in_loop: bool,
    /// Its address, if fixed.
    pub address: Option<u64>,
    /// If it stands for a member array of an object (see `members`): that object.
    pub part: Option<Part>,
}

/// What is seen of an object through the node of its member arrays. All else is that of the object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// The object, which may be a part itself.
    pub of: ObjectId,
    /// The array.
    pub array: Array,
}

/// Where the member arrays of objects lie that have numbers: one behind the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// The address of that of the object with the least number.
    pub start: u64,
    /// How far the next one is behind it.
    pub stride: u64,
    /// The least number.
    pub least: u64,
}

impl Object {
    /// The bytes that are its own if it has a fixed address.
    pub fn room(&self) -> u64 {
        self.size.unwrap_or(ROOM)
    }
    /// So many bytes from its start on are the addresses of no other object, if that is known: a block from the heap has an address of its
    /// own even if its size is zero.
    pub fn least_size(&self) -> Option<u64> {
        match self.source {
            Source::Alloc(.., AllocKind::Heap | AllocKind::ZeroedHeap) => Some(self.size.unwrap_or(0).max(1)),
            _ => self.size,
        }
    }
}

/// All objects.
#[derive(Clone, Debug)]
pub(super) struct Objects {
    /// The objects: globals first, then allocations in order.
    pub list: IdVec<ObjectId, Object>,
    allocs: HashMap<(FunctionId, ValueId), ObjectId>,
    pub(super) by_node: HashMap<Element, Vec<ObjectId>>,
    functions: u64,
    /// The addresses of the functions to which calls through pointers may lead, ascending.
    pub targets: Vec<u64>,
    /// The first address that allocation at run time uses.
    pub free: u64,
    /// The numbers of the objects of nodes that have numbers in place of addresses.
    pub numbers: HashMap<Element, Numbers>,
    /// What is seen of objects through the nodes of their member arrays.
    pub(super) parts: HashMap<ObjectId, Vec<ObjectId>>,
    /// The nodes of member arrays of objects that have numbers, with where these arrays lie.
    pub(super) rows: HashMap<Element, Row>,
}

/// The numbers of the objects of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// The least one.
    pub least: u64,
    /// The first one that is given at run time; those before are fixed.
    pub first: u64,
    /// The end of the range.
    pub end: u64,
}

impl Objects {
    /// Collects the objects of a program and gives out addresses.
    pub fn new(program: &Program, graph: &CallGraph, points: &PointsTo) -> Result<Self, Unsupported> {
        let mut objects = Objects {
            list: IdVec::new(),
            allocs: HashMap::default(),
            by_node: HashMap::default(),
            functions: lowest(program),
            targets: vec![],
            free: 0,
            numbers: HashMap::default(),
            parts: HashMap::default(),
            rows: HashMap::default(),
        };
        for (id, global) in program.globals.iter() {
            let (source, placed, cell) = (Source::Global(id), Placed::Global(id), points.global(id));
            let (size, align, life) = (Some(global.size), global.align.max(1), Life::Once);
            objects.add(Object {
                source,
                placed,
                cell,
                size,
                align,
                life,
                in_loop: false,
                address: None,
                part: None,
            });
        }
        let once = run_once(program, graph);
        for (id, function) in program.functions.iter() {
            let cfg = Cfg::new(function);
            let loops = Loops::new(function, &cfg);
            for (block, instr) in
                function.blocks.iter().flat_map(|(b, d)| d.instrs.iter().map(move |i| (b, i)))
            {
                let Op::Alloc { kind, size, align, origin } = &instr.op else { continue };
                let life = match loops.innermost(block) {
                    Some(_) => Life::Many,
                    None if once[id] => Life::Once,
                    None if !graph.is_recursive(id) && *kind == AllocKind::Stack => Life::OneAtATime,
                    None => Life::Many,
                };
                let size = if let Operand::Const(bits) = size { bits.as_u64() } else { None };
                let (source, cell) =
                    (Source::Alloc(id, instr.defs[0], *kind), points.value(id, instr.defs[0]));
                let (align, in_loop) = ((*align).max(1), loops.innermost(block).is_some());
                let placed = Placed::Alloc(origin.site);
                objects.add(Object {
                    source,
                    placed,
                    cell,
                    size,
                    align,
                    life,
                    in_loop,
                    address: None,
                    part: None,
                });
            }
        }
        objects.place(program, points)?;
        Ok(objects)
    }

    /// The number of globals and places of allocation.
    pub fn count(&self) -> usize {
        self.list.values().filter(|object| object.part.is_none()).count()
    }

    /// Gives numbers in place of addresses to the objects of these nodes, as far as there is room; see `numbered`.
    pub fn number(
        &mut self,
        program: &Program,
        points: &PointsTo,
        nodes: &[Element],
    ) -> Result<(), Unsupported> {
        let bits = program.pointer_bits;
        // More objects than that fit into no half of an address space, or into no memory there is.
        let size = 1u64 << bits.saturating_sub(5).min(48);
        let most = (1u64 << bits.saturating_sub(2).min(62)) / size;
        for (start, node) in (0..most).map(|i| i * size).zip(nodes) {
            let (least, end) = (start + 1, start + size);
            self.numbers.insert(*node, Numbers { least, first: least, end });
        }
        self.functions = lowest(program) + size * self.numbers.len() as u64;
        self.add_rows();
        self.place(program, points)
    }

    fn add(&mut self, object: Object) {
        let (source, node) = (object.source, object.cell.node);
        let id = self.list.push(object);
        self.by_node.entry(node).or_default().push(id);
        if let Source::Alloc(function, value, _) = source {
            self.allocs.insert((function, value), id);
        }
    }

    /// The objects of a node, in order.
    pub fn of_node(&self, node: Element) -> &[ObjectId] {
        self.by_node.get(&node).map_or(&[], |list| list)
    }
    /// The object that an allocation makes.
    pub fn of_alloc(&self, function: FunctionId, value: ValueId) -> ObjectId {
        self.allocs[&(function, value)]
    }
    /// The object that an allocation makes, if the value is one.
    pub fn made_by(&self, function: FunctionId, value: ValueId) -> Option<ObjectId> {
        self.allocs.get(&(function, value)).copied()
    }
    /// The object that is a global.
    pub fn of_global(&self, global: GlobalId) -> ObjectId {
        ObjectId::from_usize(global.index())
    }
    /// The address of a function.
    pub fn function_address(&self, function: FunctionId) -> u64 {
        self.functions + ALIGN * function.index() as u64
    }
    /// The address of a global.
    pub fn global_address(&self, global: GlobalId) -> u64 {
        self.list[self.of_global(global)].address.expect("globals have addresses")
    }
    /// Whether a node has objects, and all of them are never written.
    pub fn is_constant(&self, program: &Program, node: Element) -> bool {
        let constant = |id: &ObjectId| match self.list[*id].source {
            Source::Global(global) => program.globals[global].constant,
            Source::Alloc(..) => false,
        };
        let list = self.of_node(node);
        !list.is_empty() && list.iter().all(constant)
    }
    /// The only object of a node to which all pointers lead that lead anywhere, if it has a fixed address.
    pub fn single(&self, points: &PointsTo, node: Element) -> Option<ObjectId> {
        match self.of_node(node) {
            [one] if !points.is_external(node) && self.list[*one].address.is_some() => Some(*one),
            _ => None,
        }
    }
    /// Whether a fixed address surely lies in an object of a node.
    pub fn is_inside(&self, node: Element, address: u64) -> bool {
        self.of_node(node).iter().map(|id| &self.list[*id]).any(|object| {
            let distance = object.address.and_then(|start| address.checked_sub(start));
            distance.zip(object.least_size()).is_some_and(|(distance, size)| distance < size)
        })
    }
    /// The function to whose runs the contents of a node belong, if its only object is on the stack at a fixed address.
    pub fn owner(&self, points: &PointsTo, node: Element) -> Option<FunctionId> {
        match self.list[self.single(points, node)?].source {
            Source::Alloc(function, _, AllocKind::Stack) => Some(function),
            _ => None,
        }
    }

    fn place(&mut self, program: &Program, points: &PointsTo) -> Result<(), Unsupported> {
        self.targets = targets(program).into_iter().map(|id| self.function_address(id)).collect();
        let mut next = self.function_address(FunctionId::from_usize(program.functions.len()));
        let limit = 1u64.checked_shl(program.pointer_bits.saturating_sub(1)).unwrap_or(1 << 63);
        let mut roomy = 0;
        for id in self.list.keys().collect::<Vec<_>>() {
            // It comes behind what it is a part of.
            if let Some(part) = self.list[id].part {
                self.list[id].address = self.part_address(part);
                continue;
            }
            let room = program.pointer_bits == 64 && roomy < FEW;
            let Some((size, align)) = self.fixed(points, id, room) else { continue };
            roomy += usize::from(self.list[id].size.is_none());
            if let Some(numbers) = self.numbers.get_mut(&self.list[id].cell.node) {
                self.list[id].address = Some(numbers.first);
                numbers.first += 1;
                continue;
            }
            let start = next.checked_next_multiple_of(align);
            self.list[id].address = start;
            // One byte more than the object, so that its end is not the start of the next.
            let end = start.and_then(|s| s.checked_add(size)).and_then(|e| e.checked_add(1));
            next = end.filter(|e| *e < limit).ok_or_else(|| too_large(program, &self.list[id]))?;
        }
        self.free = next.next_multiple_of(ALIGN);
        if self.free < limit { Ok(()) } else { Err(Unsupported { at: None, what: SPACE.into() }) }
    }

    /// The size and alignment of an object that gets a fixed address; whether there is room for one of unknown size.
    fn fixed(&self, points: &PointsTo, id: ObjectId, room: bool) -> Option<(u64, u64)> {
        let object = &self.list[id];
        match object.source {
            Source::Global(_) => Some((object.size?, object.align)),
            Source::Alloc(..) => {
                let node = object.cell.node;
                let alone = self.of_node(node).len() == 1 && !points.is_external(node);
                let fixed = object.life == Life::Once || object.life == Life::OneAtATime && alone;
                // What is far too large is left to allocation, which a run need not reach.
                let size = match object.size {
                    None if room && object.life == Life::Once => Some(ROOM),
                    size => size.filter(|s| *s < 1 << 30),
                };
                fixed.then_some((size?, object.align.max(ALIGN)))
            }
        }
    }
}

const SPACE: &str = "the objects of the program do not fit into the address space";

fn too_large(program: &Program, object: &Object) -> Unsupported {
    let at: Option<Loc> = match object.source {
        Source::Global(global) => {
            program.globals[global].variable.and_then(|variable| program.variables[variable].at)
        }
        Source::Alloc(function, ..) => program.functions[function].at,
    };
    Unsupported { at, what: SPACE.into() }
}

/// Which functions run at most once.
fn run_once(program: &Program, graph: &CallGraph) -> IdVec<FunctionId, bool> {
    let mut calls: IdVec<FunctionId, u32> = program.functions.keys().map(|_| 0).collect();
    let mut by_once: IdVec<FunctionId, bool> = program.functions.keys().map(|_| false).collect();
    let mut once = by_once.clone();
    for function in program.functions.values() {
        for (_, callee) in called(function) {
            calls[callee] += 1;
        }
    }
    // Callers come before callees.
    for id in graph.components().iter().rev().flatten().copied() {
        let count = calls[id] + u32::from(program.entry == Some(id));
        once[id] = count == 0 || count == 1 && (program.entry == Some(id) || by_once[id]);
        if !once[id] {
            continue;
        }
        let function = &program.functions[id];
        let loops = Loops::new(function, &Cfg::new(function));
        for (block, callee) in called(function) {
            by_once[callee] |= loops.innermost(block).is_none();
        }
    }
    once
}

fn called(
    function: &eufonium_ir::program::Function,
) -> impl Iterator<Item = (BlockId, FunctionId)> + use<'_> {
    function.blocks.iter().flat_map(|(block, data)| {
        data.instrs.iter().filter_map(move |instr| match instr.op {
            Op::Call { callee, .. } => Some((block, callee)),
            _ => None,
        })
    })
}

/// A byte of the initial contents of the globals, if it is known: that of `object` at `offset`.
pub(super) struct Image<'a> {
    /// The program.
    pub program: &'a Program,
    /// Its objects.
    pub objects: &'a Objects,
}

impl Image<'_> {
    /// The bytes that are not zero, ascending by offset; `None` if the contents are any.
    pub fn bytes(&self, global: GlobalId) -> Option<Vec<(u64, u8)>> {
        let Initial::Parts(parts) = &self.program.globals[global].init else { return None };
        let mut bytes = Vec::new();
        for (offset, part) in parts {
            match part {
                ir::Part::Bytes(list) => bytes.extend((*offset..).zip(list.iter().copied())),
                ir::Part::Word(bits) => self.word(&mut bytes, *offset, bits),
                ir::Part::Address(target, addend) => {
                    let base = match target {
                        Operand::Global(g) => self.objects.global_address(*g),
                        Operand::Function(f) => self.objects.function_address(*f),
                        _ => 0,
                    };
                    let address = base.wrapping_add_signed(*addend);
                    let word = eufonium_base::Bits::from_u64(address, self.program.pointer_bits);
                    self.word(&mut bytes, *offset, &word);
                }
            }
        }
        bytes.retain(|(_, byte)| *byte != 0);
        Some(bytes)
    }

    fn word(&self, bytes: &mut Vec<(u64, u8)>, offset: u64, bits: &eufonium_base::Bits) {
        let count = bits.width() / 8;
        for i in 0..count {
            let low = if self.program.little_endian { i } else { count - 1 - i } * 8;
            let byte = bits.extract(low + 7, low).as_u64().expect("a byte is a number");
            bytes.push((offset + u64::from(i), byte as u8));
        }
    }
}

/// The functions that the world outside knows, or whose address is used: calls through pointers compare with those that they may call.
fn targets(program: &Program) -> BTreeSet<FunctionId> {
    let used = program.functions.values().flat_map(|f| f.instrs()).flat_map(|instr| instr.op.operands());
    let functions = used.chain(&program.outside).filter_map(|operand| match operand {
        Operand::Function(id) => Some(*id),
        _ => None,
    });
    functions.collect()
}
