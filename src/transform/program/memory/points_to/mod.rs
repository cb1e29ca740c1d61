//! What pointers may point to: an analysis by unification with fields at offsets.
//!
//! Steensgaard, "Points-to analysis in almost linear time" (POPL 1996), with the field-sensitive nodes of data structure analysis
//! (Lattner, Lenharth, Adve, PLDI 2007; Gurfinkel and Navas, "A context-sensitive memory model for verification of C/C++
//! programs", SAS 2017); see `nodes` for how offsets are kept. Flow-insensitive and, for now, context-insensitive: the formal
//! parameters of a function are merged with the arguments of all its calls. Cells are asked per function
//! ([`PointsTo::cell`]), so a version with a graph for each function can take its place.
//!
//! Guarantee: in a run without undefined behaviour, if an instruction accesses a byte of an object through an operand, then
//! the operand's cell and the object's cell have the same node, and the distance of the byte from the start of the object is the
//! difference of the cells' offsets plus the byte's distance from the operand, up to a multiple of the modulus. Words made up from
//! no pointer reach no object of the program; their nodes are marked external.
//!
//! The world outside: what it gives points to what it may know, one node for all (`Nodes::close_outside`), which holds whatever
//! escaped to it, and whatever is reached from there. If it gives nothing, the objects that escaped stay apart.
//!
//! Words: a word may carry a pointer through casts, through memory and through arithmetic. Its sources are merged only where it is
//! used as a pointer (`nodes`). A pointer that is passed on by control flow alone (guessed by comparisons) is not followed.

mod copies;
mod definitions;
mod factors;
mod members;
mod nodes;
#[cfg(test)]
mod tests;

pub use copies::{Copies, Ends, constant};
pub use nodes::{Cell, Element};

pub use definitions::Definitions;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{Bits, meter};
use eufonium_ir::program::{
    AllocKind, BinaryOp, CastOp, Function, FunctionId, GlobalId, Initial, Instr, Op, Operand, Part, Program,
    SiteKind, Terminator, Type, ValueId, margin,
};
pub use factors::divisor;
use members::Entry;
pub use members::{Array, Member};
use nodes::{Flow, Nodes};

/// What an instruction costs by the meter.
const INSTR_STEPS: usize = 60;
/// Constants beyond this are taken as any multiple of themselves.
const FAR: u64 = 1 << 40;

/// The result of the analysis.
#[derive(Clone, Debug)]
pub struct PointsTo {
    nodes: Nodes,
    /// The element of the first value of each function; the others follow.
    values: IdVec<FunctionId, usize>,
    /// The element of the first result of each function.
    results: IdVec<FunctionId, usize>,
    globals: usize,
    functions: usize,
    /// What the world outside may know.
    outside: usize,
    /// Whether words are made pointers that are addresses of no object in any layout, other than null.
    errors: bool,
    /// Where pointers to member arrays are made that have nodes of their own; none if members are not apart.
    entries: Option<Vec<Entry>>,
}

/// What an analysis keeps apart.
#[derive(Default)]
struct Kinds {
    /// Where pointers to member arrays are made; none if members are not apart.
    entries: Option<Vec<Entry>>,
    /// Copies that do not make one node of both ends.
    apart: Copies,
}

impl PointsTo {
    /// Analyses a program with memory.
    pub fn new(program: &Program) -> Self {
        Self::with(program, Kinds::default())
    }

    /// The same where both ends of a copy are one node only if the copy is not among these: what these copy are no pointers, and who reads the result
    /// knows that a copy may lead from node to node. Moduli of both ends are one if it is longer than a period.
    pub fn with_copies_apart(program: &Program, apart: &Copies) -> Self {
        Self::with(program, Kinds { apart: apart.clone(), ..Kinds::default() })
    }

    /// The same with nodes of their own for member arrays: pointers into these are taken to stay there, which nobody has checked, and accesses that
    /// are not derived from their marked starts not to meet them (see `memory::members`).
    pub fn with_members(program: &Program, apart: &Copies) -> Self {
        Self::with(program, Kinds { entries: Some(vec![]), apart: apart.clone() })
    }

    fn with(program: &Program, kinds: Kinds) -> Self {
        let Kinds { entries, apart } = kinds;
        let mut nodes = Nodes::default();
        let mut count = 0;
        meter::spend_len(INSTR_STEPS * program.instrs().count());
        let mut elements = |nodes: &mut Nodes, pointers: &mut dyn Iterator<Item = bool>| {
            let first = count;
            for pointer in pointers {
                nodes.element(pointer);
                count += 1;
            }
            first
        };
        let is_pointer = |ty: Type| ty == Type::Pointer;
        let functions = program.functions.values();
        let values =
            functions.map(|f| elements(&mut nodes, &mut f.values.values().map(|v| is_pointer(v.ty))));
        let values = values.collect();
        let functions = program.functions.values();
        let results =
            functions.map(|f| elements(&mut nodes, &mut f.results.iter().map(|ty| is_pointer(*ty))));
        let results = results.collect();
        let globals = elements(&mut nodes, &mut program.globals.values().map(|_| true));
        let functions = elements(&mut nodes, &mut program.functions.values().map(|_| true));
        let outside = elements(&mut nodes, &mut std::iter::once(false));
        let mut analysis =
            PointsTo { nodes, values, results, globals, functions, outside, errors: false, entries };
        analysis.nodes.set_escaped(at(outside));
        analysis.add_globals(program);
        analysis.add_outside(program);
        for (id, function) in program.functions.iter() {
            analysis.add_function(program, (id, function), &apart);
        }
        analysis.level(program, &apart);
        let mut instrs = program.instrs();
        let gives = instrs.any(|i| matches!(i.op, Op::Escaped { .. }));
        analysis.join_members();
        analysis.nodes.close_outside(at(outside), gives);
        analysis.join_members();
        analysis.nodes.finish();
        analysis
    }

    /// What an operand of a function points to, resolved; `None` for the null pointer and constants.
    pub fn cell(&self, function: FunctionId, operand: &Operand) -> Option<Cell> {
        self.raw(function, operand).map(|c| self.nodes.resolve(c))
    }
    /// What a value of a function points to, resolved.
    pub fn value(&self, function: FunctionId, value: ValueId) -> Cell {
        self.nodes.resolve(self.of_value(function, value))
    }
    /// What a result of a function points to, resolved.
    pub fn result(&self, function: FunctionId, index: usize) -> Cell {
        self.nodes.resolve(at(self.results[function] + index))
    }
    /// A cell that was derived from a resolved one by a distance, resolved.
    pub fn reduced(&self, cell: Cell) -> Cell {
        self.nodes.resolve(cell)
    }
    /// All pairs of nodes such that a pointer stored in the first leads to the second.
    pub fn links(&self) -> impl Iterator<Item = (Element, Element)> + '_ {
        self.nodes.links()
    }
    /// The cell of the start of a global, resolved.
    pub fn global(&self, global: GlobalId) -> Cell {
        self.nodes.resolve(at(self.globals + global.index()))
    }
    /// What a pointer stored at a resolved place points to, if one is loaded or stored there.
    pub fn link(&self, at: Cell) -> Option<Cell> {
        self.nodes.linked(at)
    }
    /// The places of a node that hold pointers that are loaded or stored, with what these point to.
    pub fn links_of(&self, node: Element) -> impl Iterator<Item = (i64, Cell)> + '_ {
        self.nodes.links_of(node)
    }
    /// Offsets in the node that differ by a multiple of this are one place; all differ if it is 0.
    pub fn modulus(&self, node: Element) -> u64 {
        self.nodes.modulus(node)
    }
    /// Whether pointers to the node may lead out of the program.
    pub fn is_external(&self, node: Element) -> bool {
        self.nodes.is_external(node)
    }

    /// Whether pointers may be words other than null that are addresses of no object in any layout.
    pub fn has_errors(&self) -> bool {
        self.errors
    }

    /// Whether the world outside may know a pointer to the node.
    pub fn is_escaped(&self, node: Element) -> bool {
        self.nodes.is_escaped(node)
    }

    fn of_value(&self, function: FunctionId, value: ValueId) -> Cell {
        at(self.values[function] + value.index())
    }
    fn raw(&self, function: FunctionId, operand: &Operand) -> Option<Cell> {
        match operand {
            Operand::Value(v) => Some(self.of_value(function, *v)),
            Operand::Global(g) => Some(at(self.globals + g.index())),
            Operand::Function(f) => Some(at(self.functions + f.index())),
            Operand::Const(_) | Operand::Null => None,
        }
    }

    fn add_globals(&mut self, program: &Program) {
        let nowhere = FunctionId::from_usize(0);
        for (id, global) in program.globals.iter() {
            let start = at(self.globals + id.index());
            let Initial::Parts(parts) = &global.init else {
                self.nodes.set_open(start);
                continue;
            };
            for (offset, part) in parts {
                // Addresses of globals and functions have cells that do not depend on the function.
                if let Part::Address(target, addend) = part
                    && let Some(target) = self.raw(nowhere, target)
                {
                    let link = self.nodes.link(start.plus(*offset as i64));
                    self.nodes.unify(link, target.plus(*addend));
                    self.nodes.point(link);
                }
            }
        }
    }

    fn add_outside(&mut self, program: &Program) {
        let nowhere = FunctionId::from_usize(0);
        for known in &program.outside {
            if let Some(cell) = self.raw(nowhere, known) {
                self.nodes.set_escaped(cell);
            }
        }
    }

    fn add_function(&mut self, program: &Program, (id, function): (FunctionId, &Function), apart: &Copies) {
        let definitions = Definitions::new(function);
        let mut adder = Adder { analysis: self, program, id, function, definitions, apart };
        if program.entry == Some(id) {
            adder.entry_params();
        }
        for block in function.blocks.values() {
            for instr in &block.instrs {
                adder.instr(instr);
            }
            for target in block.terminator.targets() {
                for (param, arg) in function.blocks[target.block].params.iter().zip(&target.args) {
                    adder.flow(*param, arg, Flow::Same);
                }
            }
            if let Terminator::Return(values) = &block.terminator {
                for (i, value) in values.iter().enumerate() {
                    let result = at(adder.analysis.results[id] + i);
                    adder.assign(result, function.results[i], value, Flow::Same);
                }
            }
        }
    }
}

/// Whether a word is a constant that is the address of no object: as systems' code returns errors and marks the ends of lists.
pub(super) fn is_error(program: &Program, word: &Operand) -> bool {
    let margin = Bits::from_u64(margin(program.pointer_bits), program.pointer_bits);
    let Operand::Const(bits) = word else { return false };
    bits.width() == program.pointer_bits && (bits.ult(&margin) || bits.neg().ult(&margin))
}

fn at(element: usize) -> Cell {
    Cell { node: Element::from_usize(element), offset: 0 }
}

/// Adds the constraints of one function.
struct Adder<'a> {
    analysis: &'a mut PointsTo,
    program: &'a Program,
    id: FunctionId,
    function: &'a Function,
    definitions: Definitions<'a>,
    apart: &'a Copies,
}

impl Adder<'_> {
    fn raw(&self, operand: &Operand) -> Option<Cell> {
        self.analysis.raw(self.id, operand)
    }
    fn of(&self, value: ValueId) -> Cell {
        self.analysis.of_value(self.id, value)
    }
    fn entry_params(&mut self) {
        for param in &self.function.params {
            let cell = self.of(*param);
            self.analysis.nodes.set_external(cell);
        }
    }
    /// A place of this type gets the operand's value.
    fn assign(&mut self, to: Cell, ty: Type, from: &Operand, flow: Flow) {
        let Some(from) = self.raw(from) else { return };
        match ty {
            Type::Pointer if flow == Flow::Same => self.analysis.nodes.unify(to, from),
            Type::Int(1) | Type::Array { .. } => {}
            _ => self.analysis.nodes.watch(to, from, flow),
        }
    }
    fn flow(&mut self, to: ValueId, from: &Operand, flow: Flow) {
        self.assign(self.of(to), self.function.values[to].ty, from, flow);
    }

    fn instr(&mut self, instr: &Instr) {
        let def = instr.defs.first().copied();
        match (&instr.op, def) {
            (Op::Copy(a), Some(d)) => self.flow(d, a, Flow::Same),
            (Op::Select { then, otherwise, .. }, Some(d)) => {
                self.flow(d, then, Flow::Same);
                self.flow(d, otherwise, Flow::Same);
            }
            (Op::Binary { op, a, b, .. }, Some(d)) => self.binary(d, *op, a, b),
            (Op::Cast { op, value }, Some(d)) => self.cast(d, *op, value),
            (Op::Float { args, .. }, Some(d)) => {
                for arg in args {
                    self.flow(d, arg, Flow::Mixed);
                }
            }
            (Op::Havoc(origin), Some(d)) => {
                // Behaviour is undefined if what was never written is used as an address.
                if self.program.sites[origin.site].kind != SiteKind::Uninitialised {
                    let cell = self.of(d);
                    self.analysis.nodes.set_external(cell);
                }
            }
            (Op::Call { callee, args, .. }, _) => self.call(*callee, args, &instr.defs),
            (Op::Offset { base, constant, scaled, member: Some(length), .. }, Some(d))
                if self.analysis.entries.is_some() && constant.unsigned_abs() < FAR =>
            {
                self.member(d, base, (*constant, *length), scaled)
            }
            (Op::Offset { base, constant, scaled, .. }, Some(d)) => self.offset(d, base, *constant, scaled),
            (Op::Alloc { kind: AllocKind::ZeroedHeap, size, .. }, Some(d)) => self.range(self.of(d), size),
            (Op::Alloc { kind: AllocKind::Outside | AllocKind::Lasting, .. }, Some(d)) => {
                self.analysis.nodes.set_escaped(self.of(d))
            }
            (Op::Escaped { .. }, Some(d)) => {
                let given = at(self.analysis.outside);
                self.analysis.nodes.unify(self.of(d), given);
            }
            // What is stored there is then known as if it came from outside.
            (Op::Lend { pointer, .. }, _) => {
                if let Some(cell) = self.raw(pointer) {
                    self.analysis.nodes.set_open(cell);
                }
            }
            (Op::Escape { pointer, .. }, _) => {
                if let Some(cell) = self.raw(pointer) {
                    self.analysis.nodes.set_escaped(cell);
                }
            }
            _ => self.access(&instr.op, def),
        }
    }

    fn access(&mut self, op: &Op, def: Option<ValueId>) {
        match (op, def) {
            (Op::Load { address, .. }, Some(d)) => {
                let Some(address) = self.raw(address) else { return };
                let link = self.analysis.nodes.link(address);
                match self.function.values[d].ty {
                    Type::Pointer => self.analysis.nodes.unify(self.of(d), link),
                    _ => self.analysis.nodes.watch(self.of(d), link, Flow::Same),
                }
            }
            (Op::Store { address, value }, _) => {
                let Some(address) = self.raw(address) else { return };
                let link = self.analysis.nodes.link(address);
                self.assign(link, self.function.type_of(value), value, Flow::Same);
            }
            (Op::CopyMemory { to, from, length }, _) => {
                let is_apart = self.apart.contains(&(self.id, to.clone()));
                let (Some(to), Some(source)) = (self.raw(to), self.raw(from)) else { return };
                if is_apart {
                    self.range(source, length);
                } else if !self.definitions.is_any_bytes(from) {
                    self.analysis.nodes.unify(to, source);
                }
                self.range(to, length);
            }
            (Op::SetMemory { to, length, .. }, _) => {
                if let Some(to) = self.raw(to) {
                    self.range(to, length);
                }
            }
            _ => {}
        }
    }

    /// A range of bytes of variable length is treated by periods that divide the length.
    fn range(&mut self, start: Cell, length: &Operand) {
        if !matches!(length, Operand::Const(_)) {
            let factor = divisor(&self.definitions, length);
            self.analysis.nodes.wrap(start, factor);
        }
    }

    fn binary(&mut self, d: ValueId, op: BinaryOp, a: &Operand, b: &Operand) {
        let near = |o: &Operand| match o {
            Operand::Const(bits) if bits.width() <= 64 => {
                let n = bits.as_u64().expect("a short word is a number") << (64 - bits.width());
                let n = (n as i64) >> (64 - bits.width());
                (n.unsigned_abs() < FAR).then_some(n)
            }
            _ => None,
        };
        match (op, near(a), near(b)) {
            (BinaryOp::Add, None, Some(n)) => self.distance(d, a, n),
            (BinaryOp::Add, Some(n), None) => self.distance(d, b, n),
            (BinaryOp::Sub, None, Some(n)) => self.distance(d, a, -n),
            _ => {
                self.flow(d, a, Flow::Mixed);
                self.flow(d, b, Flow::Mixed);
            }
        }
    }
    fn distance(&mut self, d: ValueId, from: &Operand, bytes: i64) {
        if let Some(from) = self.raw(from)
            && self.function.values[d].ty != Type::Int(1)
        {
            self.analysis.nodes.watch(self.of(d), from.plus(bytes), Flow::Same);
        }
    }

    fn cast(&mut self, d: ValueId, op: CastOp, value: &Operand) {
        match op {
            CastOp::IntToPointer if is_error(self.program, value) => self.analysis.errors = true,
            CastOp::IntToPointer => {
                self.analysis.nodes.set_external(self.of(d));
                self.flow(d, value, Flow::Same);
                if let Some(value) = self.raw(value) {
                    self.analysis.nodes.point(value);
                }
            }
            CastOp::PointerToInt => self.flow(d, value, Flow::Same),
            CastOp::ZeroExtend | CastOp::SignExtend | CastOp::Truncate => self.flow(d, value, Flow::Same),
        }
    }

    fn call(&mut self, callee: FunctionId, args: &[Operand], defs: &[ValueId]) {
        let target = &self.program.functions[callee];
        for (param, arg) in target.params.iter().zip(args) {
            let to = self.analysis.of_value(callee, *param);
            self.assign(to, target.values[*param].ty, arg, Flow::Same);
        }
        for (i, def) in defs.iter().enumerate() {
            let result = at(self.analysis.results[callee] + i);
            match self.function.values[*def].ty {
                Type::Pointer => self.analysis.nodes.unify(self.of(*def), result),
                _ => self.analysis.nodes.watch(self.of(*def), result, Flow::Same),
            }
        }
    }

    fn offset(&mut self, d: ValueId, base: &Operand, constant: i64, scaled: &[(Operand, i64)]) {
        let def = self.of(d);
        if let Some(base) = self.raw(base) {
            let far = constant.unsigned_abs() >= FAR;
            self.analysis.nodes.unify(def, if far { base } else { base.plus(constant) });
            if far {
                self.analysis.nodes.wrap(def, constant.unsigned_abs());
            }
        }
        for (_, factor) in scaled {
            self.analysis.nodes.wrap(def, factor.unsigned_abs());
        }
    }
}
