//! The instructions of a function in which member arrays are apart.

use super::Arrays;
use super::conflicts::{accesses, span};
use super::emitter::{Emitter, Inside, Place, unit};
use super::ranges::{Meeting, meeting, path, pieces};
use crate::program::memory::points_to::{Array, Cell, Definitions, Ends, PointsTo};
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::build::word;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BinaryOp, BlockId, CastOp, CheckId, ContextId, Function, FunctionId, Instr, Op, Operand, Origin, Program,
    Site, SiteKind, Target, Terminator, Type, ValueId,
};

/// Rewrites a function. Blocks that are not reached become empty.
pub(super) fn rewrite(
    program: &mut Program,
    (points, arrays): (&PointsTo, &Arrays),
    id: FunctionId,
    check: CheckId,
) {
    let source = program.functions[id].clone();
    let emitter = Emitter {
        points,
        arrays,
        id,
        check,
        bits: program.pointer_bits,
        definitions: Definitions::new(&source),
        count: source.values.len(),
        program,
        places: HashMap::default(),
        out: vec![],
        at: None,
    };
    emitter.run(&source);
}

impl Emitter<'_> {
    fn run(mut self, source: &Function) {
        let cfg = Cfg::new(source);
        let reached: HashSet<BlockId> = cfg.order().iter().copied().collect();
        for block in source.blocks.keys().filter(|block| !reached.contains(block)) {
            let empty = &mut self.function().blocks[block];
            empty.instrs.clear();
            empty.terminator = Terminator::Stop;
        }
        for block in cfg.order() {
            let data = &source.blocks[*block];
            self.at = data.at;
            self.params(*block, &data.params, source);
            for instr in &data.instrs {
                self.at = instr.at;
                self.instr(source, instr);
            }
            let mut terminator = data.terminator.clone();
            for target in terminator.targets_mut() {
                self.args(&source.blocks[target.block].params, source, target);
            }
            let instrs = std::mem::take(&mut self.out);
            let block = &mut self.function().blocks[*block];
            (block.instrs, block.terminator) = (instrs, terminator);
        }
    }

    /// The array of a pointer that leads into one.
    fn pointer_array(&self, value: ValueId, source: &Function) -> Option<Array> {
        if source.values[value].ty != Type::Pointer { None } else { self.array_of(&Operand::Value(value)) }
    }

    /// Parameters that lead into arrays become starts and indices.
    fn params(&mut self, block: BlockId, params: &[ValueId], source: &Function) {
        let mut kept = Vec::new();
        for param in params {
            let Some(array) = self.pointer_array(*param, source) else {
                kept.push(*param);
                continue;
            };
            let (word_type, points) = (Type::Int(self.bits), self.points);
            let start = self.function().value(Type::Pointer);
            kept.push(start);
            let mut indices = Vec::new();
            for array in self.arrays.around(&array) {
                indices.push(match unit(points, &array) {
                    0 => self.zero(),
                    _ => {
                        let index = self.function().value(word_type);
                        kept.push(index);
                        Operand::Value(index)
                    }
                });
            }
            let rest = array.behind(points, points.value(self.id, *param));
            let place = self.placed(&array, rest, Operand::Value(start), indices);
            let op = self.pointer(&place);
            self.emit(vec![*param], op);
            self.places.insert(*param, place);
        }
        self.function().blocks[block].params = kept;
    }

    fn args(&mut self, params: &[ValueId], source: &Function, target: &mut Target) {
        let old = std::mem::take(&mut target.args);
        for (param, arg) in params.iter().zip(old) {
            match self.pointer_array(*param, source) {
                None => target.args.push(arg),
                Some(array) => {
                    let place = self.place(&arg, &array);
                    target.args.push(place.start);
                    let legs = place.legs.into_iter().filter(|leg| unit(self.points, &leg.array) != 0);
                    target.args.extend(legs.map(|leg| leg.index));
                }
            }
        }
    }

    /// The start of an array as a pointer into it.
    fn entered(&mut self, array: &Array, start: Operand) -> Operand {
        let (scaled, member) = (vec![], Some(array.length));
        self.define(Op::Offset { base: start, constant: 0, scaled, inbounds: true, member }, Type::Pointer)
    }

    /// The pointer to a place.
    fn pointer(&mut self, place: &Place) -> Op {
        let mut last = Op::Copy(place.start.clone());
        for leg in &place.legs {
            let start = self.define(last, Type::Pointer);
            let base = self.entered(&leg.array, start);
            let scaled = match unit(self.points, &leg.array) as i64 {
                0 => vec![],
                unit => vec![(leg.index.clone(), unit)],
            };
            last = Op::Offset { base, constant: leg.rest, scaled, inbounds: true, member: None };
        }
        last
    }

    /// A pointer so many bytes further on.
    fn displaced(&mut self, base: Operand, constant: i64) -> Operand {
        if constant == 0 {
            return base;
        }
        let op = Op::Offset { base, constant, scaled: vec![], inbounds: true, member: None };
        self.define(op, Type::Pointer)
    }

    fn instr(&mut self, source: &Function, instr: &Instr) {
        match &instr.op {
            Op::Load { .. } => self.load(source, instr),
            Op::Store { .. } | Op::CopyMemory { .. } | Op::SetMemory { .. } => self.write(source, instr),
            Op::IsValid { address, length } => match self.array_of(address) {
                Some(array) => self.is_valid(instr, &array, address, length),
                None => self.out.push(instr.clone()),
            },
            Op::IsWritable(address) if self.array_of(address).is_some() => {
                let array = self.array_of(address).expect("it lies in one");
                let start = self.place(address, &array).start;
                self.emit(instr.defs.clone(), Op::IsWritable(start));
            }
            Op::Select { .. } if self.pointer_array(instr.defs[0], source).is_some() => {
                // Its indices say where it leads, whatever is chosen.
                self.follow(instr.defs[0], &instr.op);
                let place = self.places[&instr.defs[0]].clone();
                let op = self.pointer(&place);
                self.emit(instr.defs.clone(), op);
            }
            op => {
                self.out.push(instr.clone());
                if let Some(def) = instr.defs.first().filter(|def| source.values[**def].ty == Type::Pointer) {
                    self.follow(*def, op);
                }
            }
        }
    }

    /// The address of an access as a pointer into the innermost array in which it lies, with the place of what it meets.
    fn reached(&mut self, address: &Operand, length: Option<u64>) -> (Operand, Option<Cell>) {
        match self.points.cell(self.id, address) {
            Some(cell) => self.reached_from(address.clone(), cell, length),
            None => (address.clone(), None),
        }
    }

    fn reached_from(
        &mut self,
        mut address: Operand,
        mut cell: Cell,
        length: Option<u64>,
    ) -> (Operand, Option<Cell>) {
        for (array, behind) in path(self.points, self.arrays, cell, length) {
            let start = self.displaced(address, behind.wrapping_neg());
            let start = self.entered(array, start);
            address = self.displaced(start, behind);
            cell = Cell { node: array.inner, offset: array.first.wrapping_add(behind) };
        }
        (address, Some(self.points.reduced(cell)))
    }

    /// A load gives any value outside of its array.
    fn load(&mut self, source: &Function, instr: &Instr) {
        let Op::Load { address, .. } = &instr.op else { return };
        let (def, length) = (instr.defs[0], accesses(self.program, source, instr)[0].1);
        let inside = match self.array_of(address) {
            Some(array) => {
                let place = self.place(address, &array);
                self.inside(&place, &word(length.unwrap_or(0), self.bits))
            }
            None => Inside::Always,
        };
        match inside {
            Inside::Always => {
                let loaded = self.loaded(source, instr);
                self.emit(vec![def], loaded);
            }
            Inside::Never => {
                let any = self.any();
                self.emit(vec![def], any);
            }
            Inside::When(condition) => {
                let (ty, any) = (source.values[def].ty, self.any());
                let loaded = self.loaded(source, instr);
                let (then, otherwise) = (self.define(loaded, ty), self.define(any, ty));
                self.emit(vec![def], Op::Select { condition, then, otherwise });
            }
        }
    }

    /// What a load gives that stays in its array.
    fn loaded(&mut self, source: &Function, instr: &Instr) -> Op {
        let Op::Load { address, to } = &instr.op else { unreachable!("it is a load") };
        let length = accesses(self.program, source, instr)[0].1;
        let pieces = self.pieces(address, length);
        match source.values[instr.defs[0]].ty {
            Type::Int(bits) if pieces.len() > 1 => self.joined(address, bits, &pieces),
            _ => Op::Load { address: self.reached(address, length).0, to: *to },
        }
    }

    /// The pieces of a word that is accessed by way of a structure: those in arrays, and those in none.
    fn pieces(&self, address: &Operand, length: Option<u64>) -> Vec<(u64, u64)> {
        match (self.points.cell(self.id, address), length) {
            (Some(cell), Some(bytes)) => pieces(self.points, self.arrays, cell, bytes),
            _ => vec![],
        }
    }

    /// The address of a piece, and the place of its lowest bit in the word.
    fn piece(&mut self, address: &Operand, (begin, end): (u64, u64), bytes: u64) -> (Operand, u64) {
        let start = self.displaced(address.clone(), begin as i64);
        let cell = self.points.cell(self.id, address).expect("it is accessed");
        let cell = self.points.reduced(cell.plus(begin as i64));
        let (start, _) = self.reached_from(start, cell, Some(end - begin));
        (start, 8 * if self.program.little_endian { begin } else { bytes - end })
    }

    /// The word of so many bits whose pieces are loaded one by one.
    fn joined(&mut self, address: &Operand, bits: u32, pieces: &[(u64, u64)]) -> Op {
        let mut whole = word(0, bits);
        let mut last = Op::Copy(whole.clone());
        for piece in pieces {
            let (start, low) = self.piece(address, *piece, u64::from(bits / 8));
            let part = self.define(Op::load(start), Type::Int(8 * (piece.1 - piece.0) as u32));
            let wide = self.define(Op::Cast { op: CastOp::ZeroExtend, value: part }, Type::Int(bits));
            let shift = Op::Binary { op: BinaryOp::Shl, a: wide, b: word(low, bits), nsw: false, nuw: false };
            let placed = self.define(shift, Type::Int(bits));
            last = Op::Binary { op: BinaryOp::Or, a: whole, b: placed, nsw: false, nuw: false };
            whole = self.define(last.clone(), Type::Int(bits));
        }
        last
    }

    fn store_pieces(&mut self, value: &Operand, address: &Operand, bits: u32, pieces: &[(u64, u64)]) {
        for piece in pieces {
            let (start, low) = self.piece(address, *piece, u64::from(bits / 8));
            let (a, b) = (value.clone(), word(low, bits));
            let shifted =
                self.define(Op::Binary { op: BinaryOp::LShr, a, b, nsw: false, nuw: false }, Type::Int(bits));
            let narrow = Type::Int(8 * (piece.1 - piece.0) as u32);
            let value = self.define(Op::Cast { op: CastOp::Truncate, value: shifted }, narrow);
            self.emit(vec![], Op::Store { address: start, value });
        }
    }

    fn any(&mut self) -> Op {
        let site = self.program.sites.push(Site { kind: SiteKind::Uninitialised, at: self.at });
        Op::Havoc(Origin { site, context: ContextId::from_usize(0) })
    }

    /// A write does not leave its array, and has all arrays that it covers.
    fn write(&mut self, source: &Function, instr: &Instr) {
        let reads_any =
            matches!(&instr.op, Op::CopyMemory { from, .. } if self.definitions.is_any_bytes(from));
        let mut changed = instr.op.clone();
        let mut meets = None;
        for (i, (address, length)) in accesses(self.program, source, instr).into_iter().enumerate() {
            if i == 1 && reads_any {
                break;
            }
            if let Some(array) = self.array_of(address) {
                let place = self.place(address, &array);
                let bytes = match &instr.op {
                    Op::CopyMemory { length, .. } | Op::SetMemory { length, .. } => length.clone(),
                    _ => word(length.unwrap_or(0), self.bits),
                };
                let inside = self.inside(&place, &bytes);
                self.assert(inside);
            }
            let (reached, cell) = self.reached(address, length);
            *address_mut(&mut changed, i) = reached;
            meets = cell.or(meets);
        }
        if let Op::Store { address, value } = &instr.op {
            let pieces = self.pieces(address, accesses(self.program, source, instr)[0].1);
            if let (Type::Int(bits), 2..) = (source.type_of(value), pieces.len()) {
                return self.store_pieces(value, address, bits, &pieces);
            }
        }
        if let Op::CopyMemory { to, from, .. } = &instr.op
            && changed != instr.op
            && !reads_any
            && Ends::of(self.points, self.id, &instr.op).is_none()
        {
            // Nothing is copied; but the structures stay of one kind.
            let (to, from, length) = (to.clone(), from.clone(), self.zero());
            self.emit(vec![], Op::CopyMemory { to, from, length });
        }
        self.emit(instr.defs.clone(), changed.clone());
        if let (Op::CopyMemory { length, .. } | Op::SetMemory { length, .. }, Some(cell)) = (&instr.op, meets)
        {
            let bytes = match length {
                Operand::Const(bits) => bits.as_u64(),
                _ => None,
            };
            self.whole(&changed, cell, bytes, reads_any);
        }
    }

    fn assert(&mut self, inside: Inside) {
        let condition = match inside {
            Inside::Always => return,
            Inside::Never => word(0, 1),
            Inside::When(condition) => condition,
        };
        let check = self.check;
        self.emit(vec![], Op::Assert { condition, check });
    }

    /// Copies or fills the arrays that a range in structures covers as well.
    fn whole(&mut self, range: &Op, cell: Cell, length: Option<u64>, reads_any: bool) {
        let arrays = self.arrays;
        for array in arrays.of_outer(cell.node) {
            let Meeting::Whole(ahead, count) = meeting(self.points, array, cell, length) else { continue };
            let inner = span(self.points, array, count);
            let mut changed = range.clone();
            let ends = if matches!(range, Op::CopyMemory { .. }) { 2 } else { 1 };
            for i in 0..ends {
                let end = address_mut(&mut changed, i).clone();
                *address_mut(&mut changed, i) = match (i, reads_any) {
                    // Any bytes of its own for each array.
                    (1, true) => self.fresh(&end),
                    _ => {
                        let start = self.displaced(end, ahead);
                        self.entered(array, start)
                    }
                };
            }
            if let (Op::CopyMemory { length, .. } | Op::SetMemory { length, .. }, Some(bytes)) =
                (&mut changed, inner)
            {
                *length = word(bytes, self.bits);
            }
            self.emit(vec![], changed.clone());
            let cell = Cell { node: array.inner, offset: array.first };
            self.whole(&changed, self.points.reduced(cell), inner, reads_any);
        }
    }

    /// Another object like one that stands for any bytes.
    fn fresh(&mut self, of: &Operand) -> Operand {
        let op = of.as_value().and_then(|value| self.definitions.of(value)).cloned();
        self.define(op.expect("such objects are allocated"), Type::Pointer)
    }
}

impl Emitter<'_> {
    /// Bytes in an array are valid if the array is.
    fn is_valid(&mut self, instr: &Instr, array: &Array, address: &Operand, length: &Operand) {
        let place = self.place(address, array);
        let inside = self.inside(&place, length);
        let bytes = place.legs.first().map_or(0, |leg| leg.array.length);
        let whole = Op::IsValid { address: place.start, length: word(bytes, self.bits) };
        match inside {
            Inside::Always => self.emit(instr.defs.clone(), whole),
            Inside::Never => self.emit(instr.defs.clone(), Op::Copy(word(0, 1))),
            Inside::When(condition) => {
                let whole = self.define(whole, Type::Int(1));
                let (a, b) = (whole, condition);
                let op = BinaryOp::And;
                self.emit(instr.defs.clone(), Op::Binary { op, a, b, nsw: false, nuw: false });
            }
        }
    }
}

/// The first address of an access, or the second one.
fn address_mut(op: &mut Op, i: usize) -> &mut Operand {
    match (op, i) {
        (Op::CopyMemory { from, .. }, 1) => from,
        (Op::CopyMemory { to, .. } | Op::SetMemory { to, .. }, _) => to,
        (Op::Store { address, .. }, _) => address,
        _ => unreachable!("these are the writes"),
    }
}
