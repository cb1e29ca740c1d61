//! Loads and stores.
//!
//! A value is made of pieces (see `layout`): a load puts words together by shifts and disjunction in the byte order of the program, a
//! store takes the value apart. The address of an access is not null: behaviour is undefined otherwise, so the run ends. An address
//! derived within the bounds of an object is not null if what it is derived from is not, and that is what is assumed.

use super::Writer;
use super::operators::untracked;
use crate::program::memory::Track;
use crate::program::memory::layout::RegionId;
use crate::program::memory::variables::Role;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type, ValueId};

/// Where the addresses end that null pointers to structures lead to.
const FIRST_PAGE: i64 = 4096;

impl Writer<'_, '_> {
    /// The pieces of an access, in order of addresses, after assuming that there is an object.
    fn pieces(&mut self, address: &Operand, bytes: u64) -> Vec<RegionId> {
        self.assume_not_null(address);
        match self.plan.points.cell(self.id, address) {
            Some(cell) => self.plan.layout.pieces(cell, bytes),
            None => vec![],
        }
    }

    pub(super) fn load(&mut self, def: ValueId, address: &Operand) {
        let bits = self.plan.program.bits(self.source.values[def].ty);
        if let Some(value) = self.load_among_zeros(address, bits) {
            return self.emit(vec![def], Op::Copy(value));
        }
        let pieces = self.pieces(address, u64::from(bits / 8));
        let op = match self.read_at(address, &pieces, bits) {
            Some(value) => Op::Copy(value),
            None => Op::Havoc(self.sites.origin(untracked(), self.at)),
        };
        self.emit(vec![def], op);
    }

    /// The word that pieces make together, if there are any.
    pub(super) fn read_pieces(
        &mut self,
        pieces: &[RegionId],
        address: &Operand,
        bits: u32,
    ) -> Option<Operand> {
        match *pieces {
            [] => None,
            [piece] => Some(self.read(piece, address, 0)),
            _ => Some(self.compose(pieces, address, bits)),
        }
    }

    fn compose(&mut self, pieces: &[RegionId], address: &Operand, bits: u32) -> Operand {
        let width = self.width(pieces[0]);
        let read = |w: &mut Self, i: usize| w.read(pieces[i], address, i as u64 * u64::from(width) / 8);
        let parts: Vec<Operand> = (0..pieces.len()).map(|i| read(self, i)).collect();
        self.join(&parts, width, bits)
    }

    /// The word of so many bits that parts of one width make together, in order of addresses.
    pub(super) fn join(&mut self, parts: &[Operand], width: u32, bits: u32) -> Operand {
        if let [part] = parts {
            return part.clone();
        }
        let ty = Type::Int(bits);
        let mut whole: Option<Operand> = None;
        for (i, part) in parts.iter().enumerate() {
            let part = self.define(Op::Cast { op: CastOp::ZeroExtend, value: part.clone() }, ty);
            let part = match self.place(i, parts.len(), width) {
                0 => part,
                shift => self.binary(BinaryOp::Shl, part, word(shift, bits)),
            };
            whole = Some(match whole {
                None => part,
                Some(before) => self.binary(BinaryOp::Or, before, part),
            });
        }
        whole.expect("there are parts")
    }

    pub(super) fn store(&mut self, address: &Operand, value: &Operand) {
        if self.store_among_zeros(address, value) {
            return;
        }
        let bits = self.plan.program.bits(self.source.type_of(value));
        let pieces = self.pieces(address, u64::from(bits / 8));
        self.trace_store(address, value, &pieces);
        let value = self.plan.plain(value);
        self.write_at(address, &pieces, &value);
    }

    /// Takes a word apart for its pieces, some of which may not be there.
    pub(super) fn write_pieces(&mut self, pieces: &[Option<RegionId>], address: &Operand, value: &Operand) {
        for (i, piece) in pieces.iter().enumerate() {
            let Some(piece) = *piece else { continue };
            let width = self.width(piece);
            let part = self.part(value, self.place(i, pieces.len(), width), width);
            self.write(piece, address, i as u64 * u64::from(width) / 8, part);
        }
    }

    /// So many bits of a word from a position on.
    pub(super) fn part(&mut self, value: &Operand, low: u64, width: u32) -> Operand {
        let bits = match self.draft.function.type_of(value) {
            Type::Int(bits) => bits,
            _ => width,
        };
        if bits == width {
            return value.clone();
        }
        if let Operand::Const(constant) = value {
            return Operand::Const(constant.extract(low as u32 + width - 1, low as u32));
        }
        let shifted = match low {
            0 => value.clone(),
            _ => self.binary(BinaryOp::LShr, value.clone(), word(low, bits)),
        };
        self.define(Op::Cast { op: CastOp::Truncate, value: shifted }, Type::Int(width))
    }

    /// The bits of a piece.
    pub(super) fn width(&self, piece: RegionId) -> u32 {
        match self.plan.types[piece] {
            Type::Int(bits) | Type::Array { element: bits, .. } => bits,
            Type::Pointer => self.bits(),
        }
    }
    /// Whether a variable is no array.
    pub(super) fn is_scalar(&self, piece: RegionId) -> bool {
        !matches!(self.plan.types[piece], Type::Array { .. })
    }
    /// The position of the lowest bit of the `i`-th of so many pieces.
    pub(super) fn place(&self, i: usize, count: usize, width: u32) -> u64 {
        let i = if self.plan.program.little_endian { i } else { count - 1 - i };
        i as u64 * u64::from(width)
    }

    /// The piece so many bytes behind an address.
    pub(in super::super) fn read(&mut self, piece: RegionId, address: &Operand, bytes: u64) -> Operand {
        if self.is_scalar(piece) {
            return self.get(piece);
        }
        let contents = self.contents(piece);
        let index = self.index(piece, address, bytes);
        self.element(piece, &contents, index)
    }
    /// The index in an array of the piece so many bytes behind an address: its address, or the number of its object.
    pub(super) fn index(&mut self, piece: RegionId, address: &Operand, bytes: u64) -> Operand {
        let plan = self.plan;
        let of = match plan.roles[piece] {
            Role::Region => Some(piece),
            Role::Shadow(of) | Role::Traces(of) => Some(of),
            _ => None,
        };
        let region = of.map(|of| &plan.layout.regions[of]);
        let inside = region.and_then(|r| Some(r.offset.wrapping_sub(plan.numbered.of(r.node)?.start)));
        self.add(address.clone(), bytes.wrapping_sub(inside.unwrap_or(0) as u64))
    }
    /// Changes the piece so many bytes behind an address.
    pub(in super::super) fn write(&mut self, piece: RegionId, address: &Operand, bytes: u64, value: Operand) {
        if self.is_scalar(piece) {
            return self.set(piece, value);
        }
        let index = self.index(piece, address, bytes);
        if !self.write_fields(piece, &index, &value) {
            self.write_element(piece, index, value);
        }
    }
    /// Changes the element of an array, where it is no field.
    pub(super) fn write_element(&mut self, piece: RegionId, index: Operand, value: Operand) {
        if self.plan.elements.contains_key(&piece) {
            return self.set_element(piece, &index, &value);
        }
        self.hold(piece, &index, &value);
        let array = self.get(piece);
        let changed = self.define(Op::Write { array, index, value }, self.plan.types[piece]);
        self.set(piece, changed);
    }

    /// Ends runs in which no object has the number that a pointer to its node leads to.
    fn assume_number(&mut self, pointer: &Operand) {
        let plan = self.plan;
        let Some(cell) = plan.points.cell(self.id, pointer) else { return };
        let Some(range) = plan.numbered.of(cell.node) else { return };
        let number = self.add(pointer.clone(), range.start.wrapping_sub(cell.offset) as u64);
        let (least, count) = (self.address(range.numbers.least), self.get(range.count));
        self.assume(CompareOp::Sle, least, number.clone());
        self.assume(CompareOp::Slt, number, count);
    }

    /// Ends runs in which nothing can be accessed at this address.
    pub(super) fn assume_not_null(&mut self, address: &Operand) {
        if self.plan.track == Track::Registers {
            return;
        }
        let mut root = address;
        while let Operand::Value(v) = root {
            match self.definitions.of(*v) {
                Some(Op::Copy(from)) => root = from,
                Some(Op::Offset { base, inbounds: true, .. }) => root = base,
                Some(Op::Alloc { .. }) => return,
                // No object lies in the first page, where members of null are.
                Some(Op::Offset { base: Operand::Null, constant: 1..FIRST_PAGE, scaled, .. })
                    if scaled.is_empty() =>
                {
                    root = &Operand::Null;
                }
                _ => {
                    let known =
                        self.not_null.get(v).is_some_and(|b| self.dominators.dominates(*b, self.block));
                    if !known {
                        self.not_null.insert(*v, self.block);
                        let zero = self.address(0);
                        self.assume(CompareOp::Ne, root.clone(), zero);
                        self.assume_number(root);
                    }
                    return;
                }
            }
        }
        if let Operand::Null = root {
            self.emit(vec![], Op::Assume(word(0, 1)));
        }
    }
}
