//! Reads and writes of fields that have variables beside arrays.

use super::Writer;
use super::elements::Contents;
use super::ranges::From;
use crate::program::memory::Track;
use crate::program::memory::fields::Field;
use crate::program::memory::layout::RegionId;
use crate::program::memory::points_to::Element;
use crate::program::memory::variables::Role;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, Op, Operand, Type};

impl<'a> Writer<'a, '_> {
    /// The address of an operand as a word: a constant if it is known.
    pub(super) fn located(&self, address: &Operand) -> Operand {
        let plan = self.plan;
        let known = match plan.track {
            Track::Memory => plan.objects.constant_address(self.id, &self.definitions, address),
            Track::Registers | Track::Pointers => None,
        };
        known.map_or_else(|| plan.plain(address), |known| self.address(known))
    }

    /// The fields of the node of a region. Bases have none.
    pub(super) fn fields(&self, region: RegionId) -> &'a [Field] {
        let plan = self.plan;
        let (fields, of) = match plan.roles[region] {
            Role::Region => (&plan.fields, region),
            Role::Traces(of) => (&plan.trace_fields, of),
            _ => return &[],
        };
        fields.get(&plan.layout.regions[of].node).map_or(&[], |list| list.as_slice())
    }

    /// The fields that an access at an address which is not constant may be one of, as a whole.
    fn whole_fields(&self, pieces: &[RegionId], address: &Operand, bits: u32) -> Vec<Field> {
        let [first, _, ..] = pieces else { return vec![] };
        let may_be = |field: &&Field| field.is_made_of(pieces, bits) && self.may_be_at(field.address);
        match address {
            Operand::Const(_) => vec![],
            _ => self.fields(*first).iter().filter(may_be).cloned().collect(),
        }
    }

    /// The field that an access is one of, if that is known.
    fn field(&self, pieces: &[RegionId], address: &Operand, bits: u32) -> Option<RegionId> {
        let Operand::Const(address) = address else { return None };
        let address = address.as_u64()?;
        let is_it = |field: &&Field| field.address == address && 8 * field.width == u64::from(bits);
        self.fields(*pieces.first()?).iter().find(is_it).map(|field| field.variable)
    }

    /// The fields one of which an access is as a whole, if these are known.
    fn fields_at(&self, address: &Operand, pieces: &[RegionId], bits: u32) -> Option<Vec<Field>> {
        let plan = self.plan;
        let fields = self.fields(*pieces.first()?);
        let field = |address: u64| {
            let is_it = |field: &&Field| field.address == address && field.is_made_of(pieces, bits);
            fields.iter().find(is_it).cloned()
        };
        let candidates = match fields {
            [] => None,
            _ => plan.objects.addresses(self.id, &self.definitions, address),
        };
        candidates?.into_iter().map(field).collect()
    }

    /// Writes an access through a pointer: it goes to one of the objects that the pointer may lead to, as an access outside of these is undefined.
    fn reaching<R>(&mut self, address: &Operand, write: impl FnOnce(&mut Self) -> R) -> R {
        let plan = self.plan;
        let known = plan.track == Track::Memory;
        self.reach = known.then(|| plan.objects.reach(self.id, &self.definitions, address)).flatten();
        let written = write(self);
        self.reach = None;
        written
    }

    /// Whether the access that is being written may be at an address.
    pub(super) fn may_be_at(&self, address: u64) -> bool {
        self.reach.as_ref().is_none_or(|objects| objects.iter().any(|object| object.contains(&address)))
    }

    /// The word that is read from pieces at an address of the source, if there are any.
    pub(super) fn read_at(&mut self, address: &Operand, pieces: &[RegionId], bits: u32) -> Option<Operand> {
        let (fields, at) = (self.fields_at(address, pieces, bits), self.located(address));
        let Some((last, others)) = fields.as_ref().and_then(|fields| fields.split_last()) else {
            return self.reaching(address, |writer| writer.read_word(pieces, &at, bits));
        };
        let value = self.get(last.variable);
        Some(self.one_of(others.to_vec(), &at, value, bits))
    }

    /// Writes a word to pieces at an address of the source.
    pub(super) fn write_at(&mut self, address: &Operand, pieces: &[RegionId], value: &Operand) {
        let Type::Int(bits) = self.draft.function.type_of(value) else { return };
        let (fields, at) = (self.fields_at(address, pieces, bits), self.located(address));
        match fields {
            Some(fields) if fields.len() > 1 => self.write_one_of(fields, &at, value),
            _ => self.reaching(address, |writer| writer.write_word(pieces, &at, value)),
        }
    }

    /// The word of the field that lies at an address, and this value if none does.
    fn one_of(&mut self, fields: Vec<Field>, address: &Operand, mut value: Operand, bits: u32) -> Operand {
        for field in fields {
            let condition = self.is_at(address, field.address);
            let then = self.get(field.variable);
            value = self.define(Op::Select { condition, then, otherwise: value }, Type::Int(bits));
        }
        value
    }

    /// Writes to the field that lies at an address, if one does.
    fn write_one_of(&mut self, fields: Vec<Field>, address: &Operand, value: &Operand) {
        for field in fields {
            let condition = self.is_at(address, field.address);
            self.set_if(field.variable, condition, value.clone());
        }
    }

    /// The word that is read from pieces, if there are any.
    fn read_word(&mut self, pieces: &[RegionId], address: &Operand, bits: u32) -> Option<Operand> {
        if let Some(variable) = self.field(pieces, address, bits) {
            return Some(self.get(variable));
        }
        let value = self.read_pieces(pieces, address, bits)?;
        Some(self.one_of(self.whole_fields(pieces, address, bits), address, value, bits))
    }

    /// Writes a word to pieces.
    fn write_word(&mut self, pieces: &[RegionId], address: &Operand, value: &Operand) {
        let Type::Int(bits) = self.draft.function.type_of(value) else { return };
        if let Some(variable) = self.field(pieces, address, bits) {
            return self.set(variable, value.clone());
        }
        let all: Vec<Option<RegionId>> = pieces.iter().copied().map(Some).collect();
        self.write_pieces(&all, address, value);
        self.write_one_of(self.whole_fields(pieces, address, bits), address, value);
    }

    fn is_at(&mut self, index: &Operand, address: u64) -> Operand {
        let address = self.address(address);
        self.is(CompareOp::Eq, index.clone(), address)
    }

    /// The pieces of fields that lie in a region and may be accessed: the number of the field, of the piece, and its address.
    fn pieces_in(&self, region: RegionId) -> Vec<(usize, usize, u64)> {
        let pieces = |(number, field): (usize, &Field)| {
            let (start, step) = (field.address, field.step());
            let list = field.pieces.clone().into_iter().enumerate();
            list.filter(|(_, piece)| *piece == region)
                .map(|(i, _)| (number, i, start + i as u64 * step))
                .filter(|(.., address)| self.may_be_at(*address))
                .collect::<Vec<_>>()
        };
        self.fields(region).iter().enumerate().flat_map(pieces).collect()
    }

    /// The part of a field that lies at a constant address in a region.
    pub(super) fn field_at(
        &mut self,
        region: RegionId,
        fields: &[Operand],
        index: &Operand,
    ) -> Option<Operand> {
        let Operand::Const(bits) = index else { return None };
        let address = bits.as_u64()?;
        let (field, piece, _) = self.pieces_in(region).into_iter().find(|(_, _, at)| *at == address)?;
        Some(self.piece_of(region, field, piece, &fields[field]))
    }

    /// What is read at an address that may be that of a field, and is such an element otherwise.
    pub(super) fn or_fields(
        &mut self,
        region: RegionId,
        fields: &[Operand],
        index: &Operand,
        element: Operand,
    ) -> Operand {
        let mut value = element;
        if let Operand::Const(_) = index {
            return value;
        }
        let ty = Type::Int(self.width(region));
        for (field, piece, address) in self.pieces_in(region) {
            let condition = self.is_at(index, address);
            let then = self.piece_of(region, field, piece, &fields[field]);
            value = self.define(Op::Select { condition, then, otherwise: value }, ty);
        }
        value
    }

    /// Such contents of a region as one array, fields among it.
    pub(super) fn with_fields(&mut self, region: RegionId, contents: &Contents) -> Operand {
        let (mut array, ty) = (contents.whole(), self.plan.types[region]);
        for (field, piece, address) in self.pieces_in(region) {
            let (index, value) =
                (self.address(address), self.piece_of(region, field, piece, &contents.fields[field]));
            array = self.define(Op::Write { array, index, value }, ty);
        }
        array
    }

    /// Writes to the fields that may have a piece at an address. Tells whether one surely has.
    pub(super) fn write_fields(&mut self, region: RegionId, index: &Operand, value: &Operand) -> bool {
        for (number, piece, address) in self.pieces_in(region) {
            let field = self.fields(region)[number].clone();
            let surely = match index {
                Operand::Const(bits) if bits.as_u64() == Some(address) => true,
                Operand::Const(_) => continue,
                _ => false,
            };
            let before = self.get(field.variable);
            let changed = self.with_piece(&field, piece, &before, value);
            if surely {
                self.set(field.variable, changed);
                return true;
            }
            let condition = self.is_at(index, address);
            self.set_if(field.variable, condition, changed);
        }
        false
    }

    fn piece_of(&mut self, region: RegionId, field: usize, piece: usize, word: &Operand) -> Operand {
        let (count, width) = (self.fields(region)[field].pieces.len(), self.width(region));
        self.part(word, self.place(piece, count, width), width)
    }

    /// The word of a field with another piece.
    fn with_piece(&mut self, field: &Field, piece: usize, word: &Operand, part: &Operand) -> Operand {
        if field.pieces.len() == 1 {
            return part.clone();
        }
        let (width, bits) = (8 * field.step() as u32, 8 * field.width as u32);
        let low = self.place(piece, field.pieces.len(), width);
        let others = Bits::from_fn(bits, |i| u64::from(i) < low || u64::from(i) >= low + u64::from(width));
        let kept = self.binary(BinaryOp::And, word.clone(), Operand::Const(others));
        let part = self.define(Op::Cast { op: CastOp::ZeroExtend, value: part.clone() }, Type::Int(bits));
        let part = match low {
            0 => part,
            _ => self.binary(BinaryOp::Shl, part, eufonium_ir::program::build::word(low, bits)),
        };
        self.binary(BinaryOp::Or, kept, part)
    }

    /// What fields hold after a range was copied or filled, for those that may change.
    pub(super) fn fields_after(
        &mut self,
        node: Element,
        to: &Operand,
        from: &From,
        length: &Operand,
    ) -> Vec<(RegionId, Operand)> {
        let plan = self.plan;
        let fields = plan.fields.get(&node).into_iter().flatten();
        let mut after: Vec<(RegionId, Operand)> = fields
            .filter_map(|field| Some((field.variable, self.field_after(field, to, from, length)?)))
            .collect();
        if let Some(fields) = plan.trace_fields.get(&node) {
            let from = self.real_source(from);
            let changed = |field: &Field| Some((field.variable, self.field_after(field, to, &from, length)?));
            after.extend(fields.iter().filter_map(changed));
        }
        after
    }

    fn field_after(&mut self, field: &Field, to: &Operand, from: &From, length: &Operand) -> Option<Operand> {
        let (count, step) = (field.pieces.len(), field.step());
        let distances: Vec<Operand> =
            (0..count as u64).map(|i| self.behind(field.address + i * step, to)).collect();
        let inside: Vec<Option<bool>> = distances.iter().map(|d| is_below(d, length)).collect();
        if inside.iter().all(|inside| *inside == Some(false)) {
            return None;
        }
        if inside.iter().all(|inside| *inside == Some(true))
            && let Some(whole) = self.copied(field, &distances[0], from)
        {
            return Some(whole);
        }
        let before = self.get(field.variable);
        let width = 8 * step as u32;
        let mut parts = Vec::new();
        for (i, (distance, inside)) in distances.into_iter().zip(inside).enumerate() {
            let kept = self.part(&before, self.place(i, count, width), width);
            if inside == Some(false) {
                parts.push(kept);
                continue;
            }
            let region = field.pieces[i];
            let old = self.contents(from.region(region).unwrap_or(region));
            let condition =
                inside.is_none().then(|| self.is(CompareOp::Ult, distance.clone(), length.clone()));
            let new = self.source(region, from, &old, |w, region, start| {
                let start = w.index(region, &start, 0);
                w.sum(start, distance)
            });
            parts.push(match condition {
                None => new,
                Some(condition) => {
                    self.define(Op::Select { condition, then: new, otherwise: kept }, Type::Int(width))
                }
            });
        }
        Some(self.join(&parts, width, 8 * field.width as u32))
    }

    /// What is written over a whole field, where that is a word that is known as one.
    fn copied(&mut self, field: &Field, distance: &Operand, from: &From) -> Option<Operand> {
        match from {
            From::Byte(byte) => Some(self.filled(byte, 8 * field.width as u32)),
            From::Any => Some(self.any_word(8 * field.width as u32)),
            From::Address(start) => {
                let (Operand::Const(address), Operand::Const(distance)) = (&start.address, distance) else {
                    return None;
                };
                let address = Operand::Const(Bits::add(address, distance));
                let pieces = field.pieces.iter().map(|piece| start.region(*piece));
                let pieces: Vec<RegionId> = pieces.collect::<Option<_>>()?;
                let source = self.field(&pieces, &address, 8 * field.width as u32)?;
                Some(self.get(source))
            }
        }
    }
}

/// Whether a distance is below a length, if that is known.
fn is_below(distance: &Operand, length: &Operand) -> Option<bool> {
    match (distance, length) {
        (Operand::Const(distance), Operand::Const(length)) => Some(distance.as_u64()? < length.as_u64()?),
        _ => None,
    }
}
