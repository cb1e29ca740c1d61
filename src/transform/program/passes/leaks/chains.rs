//! Objects to which others lead, in chains of any length.
//!
//! For each place in records from which pointers lead to further objects of the heap there is a *holder*, a global: the record in
//! which the watched object was stored last. If that still lives and leads to it, the watched object is *held*.
//!
//! Why it suffices that each living object is held, or that a pointer of the program leads to it: records of a kind hold only such that come
//! behind them in an order of all living objects, or only such that come before, the same way in all of the program; and kinds that lead to one another in one direction are ordered by
//! that. So who holds whom has no cycles; going from holder to holder ends at an object to which a pointer of the program leads. A list that is pushed at its front has newer records that hold older ones,
//! a queue or a search tree older ones that hold newer ones; which of both is looked for is a guess by what the program stores, and decides only what is found.
//!
//! Source: an object that is lost is one without references, or part of a cycle, as in Wilson, "Uniprocessor garbage collection techniques" (IWMM 1992), section 2.1;
//! the one watched object is `memory/translate/leaks`.
//! Deliberately absent: records in arrays; cycles that a pointer of the program leads to (rings, what the back links of doubly linked lists hold);
//! links that are copied by bytes.

use super::held;
use super::places::Places;
use crate::program::memory::points_to::{Cell, Element, PointsTo};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{
    AllocKind, Function, FunctionId, GlobalId, Instr, Loc, Op, Operand, Program, Terminator, Type, ValueId,
};

/// How many links are followed.
const LINKS: usize = 8;

/// Which of two objects of a kind holds the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// That behind it in the order of objects.
    Later,
    /// That before it.
    Earlier,
}

/// A place in records from which pointers lead on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    /// Leads to the start of the record in which the watched object was stored last.
    pub(super) holder: GlobalId,
    /// Bytes from the start of a record to the place.
    pub(super) distance: i64,
    /// Which records may hold which, if what is held may hold records of this kind in turn.
    pub(super) direction: Option<Direction>,
}

/// A place in records before it has a holder.
struct Link {
    at: Cell,
    /// Where records start.
    start: i64,
    is_recursive: bool,
}

/// Keeps holders from now on.
pub(super) fn hold(program: &mut Program) -> Vec<Chain> {
    let points = PointsTo::new(program);
    let places = Places::new(program, &points);
    let links = links(&places);
    if links.is_empty() {
        return vec![];
    }
    let stores = stores(&places, &links);
    let direction = direction(&places, &stores);
    let chains: Vec<Chain> = links
        .iter()
        .map(|link| Chain {
            holder: held::global(program, "(holder)"),
            distance: link.at.offset.wrapping_sub(link.start),
            direction: link.is_recursive.then_some(direction),
        })
        .collect();
    for (id, stores) in stores {
        record(&mut program.functions[id], &stores, &chains);
    }
    chains
}

/// The places in records of the heap from which pointers lead to objects of the heap, where there may be many of these records.
fn links(places: &Places) -> Vec<Link> {
    let Places { points, heap, .. } = places;
    let mut next: HashMap<Element, Vec<Element>> = HashMap::default();
    points.links().for_each(|(from, to)| next.entry(from).or_default().push(to));
    let leads = |from: Element, to: Element| {
        let (mut seen, mut open) = (HashSet::default(), vec![from]);
        while let Some(node) = open.pop() {
            if node == to {
                return true;
            }
            open.extend(next.get(&node).into_iter().flatten().copied().filter(|n| seen.insert(*n)));
        }
        false
    };
    let mut links = vec![];
    let mut nodes: Vec<Element> = heap.iter().copied().collect();
    nodes.sort_unstable();
    for node in nodes {
        let to_heap: Vec<(i64, Cell)> =
            points.links_of(node).filter(|(_, target)| heap.contains(&target.node)).collect();
        // A record alone is found by pointers from it.
        if !to_heap.iter().any(|(_, target)| leads(target.node, node)) {
            continue;
        }
        let Some(start) = start(places, node) else { continue };
        for (offset, target) in to_heap {
            let is_recursive = leads(target.node, node);
            links.push(Link { at: Cell { node, offset }, start, is_recursive });
        }
    }
    links.sort_unstable_by_key(|link| (link.at.node, link.at.offset));
    links.truncate(LINKS);
    links
}

/// Where all objects of a node start, if at one place that does not repeat.
fn start(places: &Places, node: Element) -> Option<i64> {
    let Places { program, points, .. } = places;
    if points.modulus(node) != 0 {
        return None;
    }
    let made = program.functions.iter().flat_map(|(id, function)| {
        let allocs = function.instrs().filter(|instr| matches!(instr.op, Op::Alloc { .. }));
        allocs.map(move |instr| points.value(id, instr.defs[0]))
    });
    let mut starts = made.chain(program.globals.keys().map(|id| points.global(id)));
    let mut starts = starts.by_ref().filter(|cell| cell.node == node).map(|cell| cell.offset);
    let first = starts.next()?;
    starts.all(|start| start == first).then_some(first)
}

/// A store into a link.
struct Stored {
    address: Operand,
    value: Operand,
    chain: usize,
    /// What the address is computed from, if that is the start of the record.
    base: Option<Operand>,
}

/// The stores of each function into links.
fn stores(places: &Places, links: &[Link]) -> Vec<(FunctionId, Vec<Stored>)> {
    let points = places.points;
    let of = |id: FunctionId, function: &Function| -> Vec<Stored> {
        let bases = bases(function);
        let stored = |instr: &Instr| {
            let Op::Store { address, value } = &instr.op else { return None };
            let cell = points.reduced(points.cell(id, address)?);
            let chain = links.iter().position(|link| link.at == cell)?;
            let starts = |base: &Operand| {
                let at = points.cell(id, base).map(|cell| points.reduced(cell));
                at == Some(Cell { node: cell.node, offset: links[chain].start })
            };
            let base = match address {
                Operand::Value(value) => bases.get(value).cloned().filter(starts),
                _ => None,
            };
            (function.type_of(value) == Type::Pointer && *value != Operand::Null).then(|| Stored {
                address: address.clone(),
                value: value.clone(),
                chain,
                base,
            })
        };
        function.instrs().filter_map(stored).collect()
    };
    places.program.functions.iter().map(|(id, function)| (id, of(id, function))).collect()
}

/// What pointers at constant distances are computed from.
fn bases(function: &Function) -> HashMap<ValueId, Operand> {
    let base = |instr: &Instr| match &instr.op {
        Op::Offset { base, scaled, .. } if scaled.is_empty() => Some((instr.defs[0], base.clone())),
        _ => None,
    };
    function.instrs().filter_map(base).collect()
}

/// Keeps holders behind the stores of a function.
fn record(function: &mut Function, stores: &[Stored], chains: &[Chain]) {
    let mut stores = stores.iter().peekable();
    for block in function.blocks.keys() {
        let instrs = std::mem::take(&mut function.blocks[block].instrs);
        let mut out = Vec::with_capacity(instrs.len());
        for instr in instrs {
            let is_next = |stored: &&Stored| {
                matches!(&instr.op, Op::Store { address, value }
                    if *address == stored.address && *value == stored.value)
            };
            let at = instr.at;
            let stored = stores.next_if(is_next);
            out.push(instr);
            if let Some(stored) = stored {
                stored.record(function, &chains[stored.chain], at, &mut out);
            }
        }
        function.blocks[block].instrs = out;
    }
}

impl Stored {
    /// The record is the holder if what is stored is watched.
    fn record(&self, function: &mut Function, chain: &Chain, at: Option<Loc>, out: &mut Vec<Instr>) {
        let mut define = |op: Op, ty: Type| {
            let value = function.value(ty);
            out.push(Instr { defs: vec![value], op, at });
            Operand::Value(value)
        };
        let record = match &self.base {
            Some(base) => base.clone(),
            None => define(behind(self.address.clone(), chain.distance.wrapping_neg()), Type::Pointer),
        };
        let condition = define(Op::IsWatched(self.value.clone()), Type::Int(1));
        let otherwise = define(Op::load(Operand::Global(chain.holder)), Type::Pointer);
        let holder = define(Op::Select { condition, then: record, otherwise }, Type::Pointer);
        let op = Op::Store { address: Operand::Global(chain.holder), value: holder };
        out.push(Instr { defs: vec![], op, at });
    }
}

/// The pointer at a distance behind another one.
pub(super) fn behind(base: Operand, distance: i64) -> Op {
    match distance {
        0 => Op::Copy(base),
        constant => Op::Offset { base, constant, scaled: vec![], inbounds: false, member: None },
    }
}

/// Which way most links lead that the program stores: from what a function has just made, or to it.
fn direction(places: &Places, stores: &[(FunctionId, Vec<Stored>)]) -> Direction {
    let made = Made::of(places.program);
    let mut from_new = 0_i64;
    for (id, stores) in stores {
        let function = &places.program.functions[*id];
        let bases = bases(function);
        for stored in stores {
            let of = |operand: &Operand| match operand {
                Operand::Value(value) => {
                    let base = bases.get(value).unwrap_or(operand);
                    made.is_new(*id, base)
                }
                _ => false,
            };
            from_new += i64::from(of(&stored.address)) - i64::from(of(&stored.value));
        }
    }
    if from_new >= 0 { Direction::Later } else { Direction::Earlier }
}

/// Values that lead to what a function has just made, or a function that it has called, as far as variables are not told apart by when they are read.
struct Made(HashSet<(FunctionId, ValueId)>);

impl Made {
    fn of(program: &Program) -> Self {
        let mut made = Made(HashSet::default());
        let mut makers: HashSet<FunctionId> = HashSet::default();
        loop {
            let before = (made.0.len(), makers.len());
            for (id, function) in program.functions.iter() {
                made.walk(id, function, &makers);
                if made.is_returned(id, function) {
                    makers.insert(id);
                }
            }
            if before == (made.0.len(), makers.len()) {
                return made;
            }
        }
    }

    fn is_new(&self, function: FunctionId, operand: &Operand) -> bool {
        matches!(operand, Operand::Value(value) if self.0.contains(&(function, *value)))
    }

    fn walk(&mut self, id: FunctionId, function: &Function, makers: &HashSet<FunctionId>) {
        // Local variables, and those that hold something new.
        let (mut locals, mut holding) = (HashSet::default(), HashSet::default());
        for instr in function.instrs() {
            let is_new = match &instr.op {
                Op::Alloc { kind: AllocKind::Heap | AllocKind::ZeroedHeap, .. } => true,
                Op::Call { callee, .. } => makers.contains(callee),
                Op::Copy(value) => self.is_new(id, value),
                Op::Select { then, otherwise, .. } => self.is_new(id, then) || self.is_new(id, otherwise),
                Op::Alloc { kind: AllocKind::Stack, .. } => {
                    locals.insert(Operand::Value(instr.defs[0]));
                    false
                }
                Op::Load { address, .. } => holding.contains(address),
                Op::Store { address, value } => {
                    if self.is_new(id, value) && locals.contains(address) {
                        holding.insert(address.clone());
                    }
                    false
                }
                _ => false,
            };
            if is_new {
                self.0.extend(instr.defs.iter().map(|def| (id, *def)));
            }
        }
    }

    fn is_returned(&self, id: FunctionId, function: &Function) -> bool {
        function.blocks.values().any(|block| match &block.terminator {
            Terminator::Return(values) => values.iter().any(|value| self.is_new(id, value)),
            _ => false,
        })
    }
}
