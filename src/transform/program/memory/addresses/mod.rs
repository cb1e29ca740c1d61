//! Where a program looks at the numbers of addresses, so that nothing rests on the layout that the encoding chooses.
//!
//! Addresses of the pure program are numbers of our choosing (`objects`); those of a real run are others. A word that a pointer became keeps
//! our number as long as nobody can tell: while it is stored, loaded, passed, copied byte by byte, compared for equality, compared with
//! or subtracted from a word of the same object, or turned into a pointer again ([`taint`] says which words these are). Every other use
//! *observes* the word, and there its real number takes its place (`translate/numbers`): an unknown for each object, aligned and not
//! null, plus the distance from the start of the object; where the object is not known, any word.
//!
//! So proofs hold for every layout, and order, distance and alignment are consistent as far as objects are told apart:
//!
//! - Low bits: all objects lie at multiples of their alignment in every layout, hence the low bits of our numbers are the
//!   real ones. Tests, masks and tags of so many bits are done on our numbers.
//! - Order and distance: within an object (same root in [`roots`], or the only object of a node) our numbers are right.
//! - Equality: pointers to different places in living objects differ. The end of an object may be the start of another, and
//!   an object may lie where one was before; words of such pointers may be equal where our numbers differ.
//! - A pointer that is made of a real number may be any pointer.
//!
//! What a program knows of a pointer by control flow alone (guessed by comparisons) is not followed, as in `points_to`.
//! Deliberately absent: that objects are disjoint is known of equality only.

mod dangling;
mod low_bits;
mod roots;
mod rules;
mod taint;
#[cfg(test)]
mod tests;

pub use dangling::compares_dangling;
pub(super) use roots::Roots;
pub(super) use rules::Comparison;
pub(super) use taint::Taint;

use super::layout::RegionId;
use super::objects::{ALIGN, Life, ObjectId, Objects, Source};
use super::points_to::{Cell, Definitions, Element, PointsTo};
use super::variables::{Role, Variables};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::{AllocKind, FunctionId, Op, Operand, Program, Terminator, Type, ValueId};
use taint::{Places, Spread};

/// How the real number of an address is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// It is the word itself: no object of the program is meant.
    Itself,
    /// That of an object plus the distance from its start; `false` if the pointer may be null.
    Object(ObjectId, bool),
    /// Element of the table of numbers at the start of the object, which lies so many bytes before; numbers are multiples of this.
    Start(i64, u64),
    /// Of one of these objects, by the range that the word lies in.
    OneOf(Vec<ObjectId>),
    /// Any.
    Any,
}

/// What is known of the objects of a node, as addresses.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// How many low bits of addresses are the same in all layouts.
    agree: u8,
    /// Whether an object may cease to exist and another one take its place.
    dies: bool,
    /// Whether an object ends before the entry returns.
    ends: bool,
    /// Whether objects are made again at the same number.
    again: bool,
}

/// Where addresses are observed.
#[derive(Debug)]
pub(super) struct Addresses<'a> {
    program: &'a Program,
    points: &'a PointsTo,
    objects: &'a Objects,
    /// Nodes with functions.
    functions: HashSet<Element>,
    nodes: HashMap<Element, Node>,
    definitions: IdVec<FunctionId, Definitions<'a>>,
    roots: IdVec<FunctionId, Roots>,
    values: IdVec<FunctionId, IdVec<ValueId, Taint>>,
    places: Places,
    /// The values whose real numbers are any word, chosen where they are defined.
    pub companions: HashSet<(FunctionId, ValueId)>,
    /// The objects whose numbers are used, with the variables that hold them once those exist.
    pub numbers: HashMap<ObjectId, Option<RegionId>>,
    /// Whether low bits are tested or changed that are the same in all layouts.
    low_bits: bool,
    /// Whether the table of numbers is used, and the variable that holds it.
    pub table: Option<Option<RegionId>>,
}

impl<'a> Addresses<'a> {
    /// Analyses a program.
    pub fn new(program: &'a Program, points: &'a PointsTo, objects: &'a Objects) -> Self {
        let (mut functions, mut freed, mut ended) =
            (HashSet::default(), HashSet::default(), HashSet::default());
        for (id, function) in program.functions.iter() {
            let here = Operand::Function(id);
            functions.extend(points.cell(id, &here).map(|c| c.node));
            for instr in function.instrs() {
                let (nodes, address) = match &instr.op {
                    Op::Free(address) => (&mut freed, address),
                    Op::EndLife(address) => (&mut ended, address),
                    _ => continue,
                };
                nodes.extend(points.cell(id, address).map(|c| c.node));
            }
        }
        let nodes = nodes(program, objects, [&freed, &ended]);
        let mut addresses = Addresses {
            program,
            points,
            objects,
            nodes,
            functions,
            definitions: program.functions.values().map(Definitions::new).collect(),
            roots: IdVec::new(),
            values: IdVec::new(),
            places: Places::default(),
            companions: HashSet::default(),
            numbers: HashMap::default(),
            low_bits: false,
            table: None,
        };
        // What is a real number has no root, which makes more words real numbers.
        let mut numbers: IdVec<FunctionId, HashSet<ValueId>> =
            program.functions.keys().map(|_| HashSet::default()).collect();
        loop {
            addresses.roots =
                program.functions.iter().map(|(id, f)| Roots::new(f, numbers[id].clone())).collect();
            Spread::run(&mut addresses);
            let found: IdVec<FunctionId, HashSet<ValueId>> =
                addresses.values.values().map(numbers_of).collect();
            if found.iter().all(|(id, found)| found.is_subset(&numbers[id])) {
                break;
            }
            found.iter().for_each(|(id, found)| numbers[id].extend(found));
        }
        addresses.ask();
        addresses
    }

    /// Collects what the uses of real numbers need.
    fn ask(&mut self) {
        let program = self.program;
        for (id, function) in program.functions.iter() {
            for block in function.blocks.values() {
                for instr in &block.instrs {
                    let operands = instr.op.operands();
                    self.low_bits |= self.is_on_low_bits(id, &instr.op);
                    for i in self.observed(id, &instr.op) {
                        self.ask_number(id, operands[i]);
                    }
                }
                if let Terminator::Switch { value, .. } = &block.terminator
                    && self.taint(id, value).address
                {
                    self.ask_number(id, value);
                }
            }
        }
    }

    fn ask_number(&mut self, function: FunctionId, operand: &Operand) {
        let root = self.root(function, operand);
        match self.number(function, &root) {
            Number::Itself => {}
            Number::Object(object, _) => drop(self.numbers.entry(object).or_default()),
            Number::Start(..) => drop(self.table.get_or_insert_default()),
            Number::OneOf(list) => {
                for object in list {
                    self.numbers.entry(object).or_default();
                }
            }
            Number::Any => {
                if let Operand::Value(value) = root {
                    self.companions.insert((function, value));
                }
            }
        }
    }

    /// What an operand at an observing place is moved from: its real number is as far from that of the root as the numbers here are.
    pub fn root(&self, function: FunctionId, operand: &Operand) -> Operand {
        let taint = self.taint(function, operand);
        let is_word = self.program.functions[function].type_of(operand) != Type::Pointer;
        // A word may speak of an object that was at the same number before.
        if taint.part || taint.number || taint.stale && is_word {
            return operand.clone();
        }
        self.roots[function].of(operand)
    }

    /// How the real number of a root is known.
    pub fn number(&self, function: FunctionId, root: &Operand) -> Number {
        let taint = self.taint(function, root);
        if !taint.address {
            return Number::Itself;
        }
        if let Some(object) = self.start_of(function, root) {
            return Number::Object(object, true);
        }
        if self.program.functions[function].type_of(root) != Type::Pointer {
            return Number::Any;
        }
        let Some(cell) = self.points.cell(function, root) else { return Number::Itself };
        if self.functions.contains(&cell.node) || self.points.is_external(cell.node) {
            return Number::Any;
        }
        if let Some(object) = self.objects.single(self.points, cell.node) {
            return Number::Object(object, false);
        }
        let list = self.objects.of_node(cell.node);
        let start = self.objects.list[list[0]].cell.offset;
        let fixed =
            |o: &ObjectId| self.objects.list[*o].address.is_some() && self.objects.list[*o].size.is_some();
        if self.points.modulus(cell.node) == 0
            && list.iter().all(|o| self.objects.list[*o].cell.offset == start)
        {
            let align = 1 << self.nodes[&cell.node].agree.min(ALIGN.trailing_zeros() as u8);
            return Number::Start(cell.offset.wrapping_sub(start), align);
        }
        if list.len() <= FEW && list.iter().all(fixed) {
            return Number::OneOf(list.to_vec());
        }
        Number::Any
    }

    /// The object whose start this operand is, if it has a fixed number.
    fn start_of(&self, function: FunctionId, operand: &Operand) -> Option<ObjectId> {
        let object = match operand {
            Operand::Global(global) => self.objects.of_global(*global),
            Operand::Value(value) => self.objects.made_by(function, *value)?,
            _ => return None,
        };
        self.objects.list[object].address.map(|_| object)
    }

    /// What an operand may hold.
    pub fn taint(&self, function: FunctionId, operand: &Operand) -> Taint {
        match operand {
            Operand::Const(_) | Operand::Null => Taint::NONE,
            Operand::Value(v) if self.program.functions[function].values[*v].ty != Type::Pointer => {
                self.values[function][*v]
            }
            pointer => match self.points.cell(function, pointer) {
                Some(cell) => self.pointer(cell),
                None => Taint::NONE,
            },
        }
    }

    /// The word of a pointer to a place.
    fn pointer(&self, cell: Cell) -> Taint {
        let node = self.nodes.get(&cell.node);
        let function = self.functions.contains(&cell.node);
        if node.is_none() && !function {
            return Taint::NONE;
        }
        Taint {
            address: true,
            agree: if function { 0 } else { node.map_or(0, |n| n.agree) },
            loose: node.is_some_and(|n| n.dies) || self.may_be_end(cell),
            stale: node.is_some_and(|n| n.again),
            ..Taint::NONE
        }
    }

    /// Whether an operand may be a pointer behind the last byte of an object.
    pub fn is_end(&self, function: FunctionId, operand: &Operand) -> bool {
        let made = match operand {
            Operand::Value(value) => self.objects.made_by(function, *value),
            Operand::Global(global) => Some(self.objects.of_global(*global)),
            _ => None,
        };
        if let Some(object) = made.map(|object| &self.objects.list[object]) {
            // Objects of no size may lie where others begin, but for blocks of the heap.
            let plain = matches!(object.source, Source::Global(_) | Source::Alloc(.., AllocKind::Stack));
            return plain && object.size.is_none_or(|size| size == 0);
        }
        let Some(cell) = self.points.cell(function, operand) else { return false };
        match self.objects.addresses(function, &self.definitions[function], operand) {
            Some(addresses) => !addresses.iter().all(|address| self.objects.is_inside(cell.node, *address)),
            None => self.may_be_end(cell),
        }
    }

    /// Whether a pointer may lie behind the last byte of an object.
    fn may_be_end(&self, cell: Cell) -> bool {
        let list = self.objects.of_node(cell.node);
        let inside = |o: &ObjectId| {
            let object = &self.objects.list[*o];
            let distance = u64::try_from(cell.offset.wrapping_sub(object.cell.offset)).ok();
            distance.zip(object.least_size()).is_some_and(|(distance, size)| distance < size)
        };
        !list.is_empty() && (self.points.modulus(cell.node) != 0 || !list.iter().all(inside))
    }

    /// Whether an integer that is turned into a pointer, or a pointer that is loaded, may be a real number.
    pub fn is_any_pointer(&self, function: FunctionId, op: &Op) -> bool {
        match op {
            // What is left of an address that was cut off is a number.
            Op::Cast { value, .. } => {
                let taint = self.taint(function, value);
                taint.number || taint.part
            }
            Op::Load { address, .. } => {
                let width = u64::from(self.program.pointer_bits / 8);
                let cell = self.points.cell(function, address);
                cell.is_some_and(|c| self.places.loaded(self.points, c, width, true).number)
            }
            _ => false,
        }
    }
}

fn numbers_of(values: &IdVec<ValueId, Taint>) -> HashSet<ValueId> {
    values.iter().filter(|(_, taint)| taint.number).map(|(v, _)| v).collect()
}

impl Addresses<'_> {
    /// Makes the variables that hold real numbers.
    pub fn declare(&mut self, variables: &mut Variables) {
        let bits = self.program.pointer_bits;
        let mut objects: Vec<ObjectId> = self.numbers.keys().copied().collect();
        objects.sort_unstable();
        for object in objects {
            let variable = variables.add(Type::Int(bits), Role::Number(object));
            self.numbers.insert(object, Some(variable));
        }
        if let Some(table) = &mut self.table {
            let ty = Type::Array { index: bits, element: bits };
            *table = Some(variables.add(ty, Role::Numbers));
        }
    }

    /// Whether there are words in the program, other than pointers, that may be addresses.
    pub fn sees_words(&self) -> bool {
        let is_word =
            |id: FunctionId, value: ValueId| self.program.functions[id].values[value].ty != Type::Pointer;
        let mut all = self.values.iter().flat_map(|(id, values)| values.iter().map(move |(v, t)| (id, v, t)));
        all.any(|(id, value, taint)| taint.address && is_word(id, value))
    }
    /// Whether the program tests or changes low bits of addresses that are the same in all layouts.
    pub fn sees_low_bits(&self) -> bool {
        self.low_bits
    }
}

/// Up to so many objects are told apart by their ranges.
const FEW: usize = 8;

/// What is known of each node, by those that are freed, and those of which the life of a variable ends.
fn nodes(
    program: &Program,
    objects: &Objects,
    [freed, ended]: [&HashSet<Element>; 2],
) -> HashMap<Element, Node> {
    let mut nodes: HashMap<Element, Node> = HashMap::default();
    for (id, object) in objects.list.iter() {
        let (align, stack) = match object.source {
            Source::Global(global) => (program.globals[global].align.max(1), false),
            Source::Alloc(.., kind) => (object.align, kind == AllocKind::Stack),
        };
        let most = if object.address.is_some() { align } else { align.min(ALIGN) };
        let agree = if most.is_power_of_two() { most.trailing_zeros() as u8 } else { 0 };
        let global = matches!(object.source, Source::Global(_));
        let dies = stack || !global && freed.contains(&objects.list[objects.whole(id)].cell.node);
        let again = object.address.is_some() && object.life != Life::Once;
        // The frame of the entry stays to the end.
        let of_entry =
            matches!(object.source, Source::Alloc(f, _, AllocKind::Stack) if program.entry == Some(f));
        let stays = of_entry && object.life == Life::Once && !ended.contains(&object.cell.node);
        let ends = dies && !stays;
        let node = nodes.entry(object.cell.node).or_insert(Node { agree, dies, ends, again });
        node.agree = node.agree.min(agree);
        node.dies |= dies;
        node.ends |= ends;
        node.again |= again;
    }
    nodes
}
