//! Which objects may become values, and how they are accessed.

use crate::program::passes::rewrite::as_u64;
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    AllocKind, Function, FunctionId, GlobalId, Instr, Op, Operand, Program, Type, ValueId, VariableId,
};

/// A place in an object: its number and bytes from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub object: usize,
    pub offset: i64,
}

/// Bytes of an object, from the first up to the second offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub object: usize,
    pub start: u64,
    pub end: u64,
}

/// An object on the stack, or a global that the function has for itself.
#[derive(Debug)]
pub(super) struct Object {
    pub size: u64,
    /// Which global it is.
    pub global: Option<GlobalId>,
    /// It stays in memory.
    pub lost: bool,
    /// Variables that live in it, and at which offset.
    pub variables: Vec<(u64, VariableId)>,
}

/// How bytes are accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Loaded as a word or pointer.
    Load(Type),
    /// Stored as a word or pointer.
    Store(Type),
    /// Set to a byte; whether it is the constant 0.
    Set { zero: bool },
    /// Read by a copy.
    CopyFrom,
    /// Written by a copy.
    CopyTo,
}

/// The objects of a function with their accesses.
#[derive(Debug)]
pub(super) struct Objects {
    pub list: Vec<Object>,
    /// The globals in the list.
    globals: HashMap<GlobalId, usize>,
    pub places: IdVec<ValueId, Option<Place>>,
    pub accesses: Vec<(Span, How)>,
    /// Copies between objects of the list: to, from.
    pub copies: Vec<(Span, Span)>,
}

impl Objects {
    /// The place of an operand in an object of the list, lost or not.
    pub fn place(&self, operand: &Operand) -> Option<Place> {
        match operand {
            Operand::Value(value) => *self.places.get(*value)?,
            Operand::Global(global) => Some(Place { object: *self.globals.get(global)?, offset: 0 }),
            _ => None,
        }
    }
    /// The place of an operand in an object that becomes values.
    pub fn promoted(&self, operand: &Operand) -> Option<Place> {
        self.place(operand).filter(|p| !self.list[p.object].lost)
    }
    /// The bytes at a place, if they lie in the object.
    pub fn span(&self, place: Place, length: u64) -> Option<Span> {
        let start = u64::try_from(place.offset).ok()?;
        let end = start.checked_add(length).filter(|end| *end <= self.list[place.object].size)?;
        Some(Span { object: place.object, start, end })
    }
    fn lose(&mut self, operand: &Operand) {
        if let Some(place) = self.place(operand) {
            self.list[place.object].lost = true;
        }
    }
    /// Notes an access through an operand; an object is lost if it does not lie inside.
    fn access(&mut self, address: &Operand, length: Option<u64>, how: How) -> Option<Span> {
        let place = self.place(address)?;
        match length.and_then(|length| self.span(place, length)) {
            Some(span) => {
                self.accesses.push((span, how));
                Some(span)
            }
            None => {
                self.list[place.object].lost = true;
                None
            }
        }
    }
}

/// The objects of a function whose blocks are in the graph's order, which has these globals for itself.
pub(super) fn find(program: &Program, id: FunctionId, cfg: &Cfg, owned: &[GlobalId]) -> Objects {
    let function = &program.functions[id];
    let places = function.values.keys().map(|_| None).collect();
    let object = |id: &GlobalId| {
        let global = &program.globals[*id];
        let variables = global.variable.into_iter().map(|variable| (0, variable)).collect();
        Object { size: global.size, global: Some(*id), lost: false, variables }
    };
    let list = owned.iter().map(object).collect();
    let globals = owned.iter().enumerate().map(|(number, id)| (*id, number)).collect();
    let mut objects = Objects { list, globals, places, accesses: vec![], copies: vec![] };
    for block in cfg.order() {
        let block = &function.blocks[*block];
        for instr in &block.instrs {
            visit(program, function, &mut objects, instr);
        }
        block.terminator.operands().into_iter().for_each(|o| objects.lose(o));
    }
    objects
}

/// The bytes of a type, if they are whole.
fn bytes(program: &Program, ty: Type) -> Option<u64> {
    let bits = program.bits(ty);
    (bits > 0 && bits.is_multiple_of(8)).then_some(u64::from(bits / 8))
}

fn visit(program: &Program, function: &Function, objects: &mut Objects, instr: &Instr) {
    match &instr.op {
        Op::Alloc { kind: AllocKind::Stack, size, .. } => {
            if let Some(size) = as_u64(size) {
                objects.places[instr.defs[0]] = Some(Place { object: objects.list.len(), offset: 0 });
                objects.list.push(Object { size, global: None, lost: false, variables: vec![] });
            }
        }
        Op::Copy(base) => objects.places[instr.defs[0]] = objects.place(base),
        Op::Offset { base, constant, scaled, .. } => derive(objects, instr, base, *constant, scaled),
        Op::Load { address, .. } => {
            let ty = function.values[instr.defs[0]].ty;
            objects.access(address, bytes(program, ty), How::Load(ty));
        }
        Op::Store { address, value } => {
            let ty = function.type_of(value);
            objects.access(address, bytes(program, ty), How::Store(ty));
            objects.lose(value);
        }
        Op::SetMemory { to, byte, length } => {
            objects.access(to, as_u64(length), How::Set { zero: as_u64(byte) == Some(0) });
        }
        Op::CopyMemory { to, from, length } => {
            let to = objects.access(to, as_u64(length), How::CopyTo);
            let from = objects.access(from, as_u64(length), How::CopyFrom);
            objects.copies.extend(to.zip(from));
        }
        Op::IsValid { address, length } => {
            let inside = |p| as_u64(length).and_then(|length| objects.span(p, length)).is_some();
            if !objects.place(address).is_none_or(inside) {
                objects.lose(address);
            }
        }
        Op::Declare { variable, address } => {
            if let Some(place) = objects.place(address) {
                let offset = u64::try_from(place.offset).unwrap_or(u64::MAX);
                objects.list[place.object].variables.push((offset, *variable));
            }
        }
        Op::Name { .. } | Op::IsWritable(_) | Op::BeginLife(_) | Op::EndLife(_) => {}
        op => op.operands().into_iter().for_each(|o| objects.lose(o)),
    }
}

/// A pointer computed from another one: at a constant distance it points into the same object.
fn derive(objects: &mut Objects, instr: &Instr, base: &Operand, constant: i64, scaled: &[(Operand, i64)]) {
    scaled.iter().for_each(|(index, _)| objects.lose(index));
    let Some(place) = objects.place(base) else { return };
    match place.offset.checked_add(constant) {
        Some(offset) if scaled.is_empty() => {
            objects.places[instr.defs[0]] = Some(Place { object: place.object, offset });
        }
        _ => objects.list[place.object].lost = true,
    }
}
