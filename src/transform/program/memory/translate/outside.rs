//! The world outside: what it gives, and what it writes.

use super::Writer;
use crate::program::memory::layout::RegionId;
use crate::program::memory::objects::ObjectId;
use crate::program::memory::points_to::Element;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    BinaryOp, CompareOp, Declared, Instr, Op, Operand, Origin, Placed, SiteKind, Type, ValueId,
};

/// How many objects are told apart; of more of them, only between which addresses they lie.
const FEW: usize = 16;

impl Writer<'_, '_> {
    /// A pointer that the world outside knows, into an object that it may know, or to a function.
    pub(super) fn known_outside(&mut self, def: ValueId, origin: Origin, to: Declared) {
        self.emit(vec![def], Op::Havoc(origin));
        let plan = self.plan;
        let Some(cell) = plan.points.cell(self.id, &Operand::Value(def)) else { return };
        let inside = self.is_inside(&Operand::Value(def), cell.node, to);
        let dynamic = to.may_be_object()
            && plan.objects.of_node(cell.node).iter().any(|o| plan.objects.list[*o].address.is_none());
        let condition = if dynamic {
            let free = self.address(plan.objects.free);
            let behind = self.is(CompareOp::Ule, free, Operand::Value(def));
            self.binary(BinaryOp::Or, inside, behind)
        } else {
            inside
        };
        // There may be no such object: then it is null, and the rest of the run decides whether that can be.
        let null = self.is(CompareOp::Eq, Operand::Value(def), self.address(0));
        let condition = self.binary(BinaryOp::Or, condition, null);
        self.emit(vec![], Op::Assume(condition));
    }

    /// A pointer that is loaded is null, or leads where its declaration says, where the world outside chose it.
    pub(super) fn accept(&mut self, instr: &Instr) {
        let Some(to) = self.given(instr) else { return };
        let pointer = Operand::Value(instr.defs[0]);
        let fits = match to {
            Declared::Function => self.is_function(&pointer),
            Declared::Bytes(size) => {
                let valid = self.draft.function.value(Type::Int(1));
                self.is_valid(valid, &pointer, &self.address(size));
                Operand::Value(valid)
            }
        };
        let null = self.is(CompareOp::Eq, pointer, self.address(0));
        let condition = self.binary(BinaryOp::Or, null, fits);
        self.emit(vec![], Op::Assume(condition));
    }

    /// Where a pointer leads that an instruction loads, if it is not null; `None` if it may be one of the program's own.
    ///
    /// Who chose the bytes is not known when a program runs here. But where the program never writes them it was the world outside, and
    /// where the objects that the pointer may lead to do not die before it is read, they lived when it was chosen, too.
    pub(in super::super) fn given(&self, instr: &Instr) -> Option<Declared> {
        let (Op::Load { address, to: to @ (Declared::Function | Declared::Bytes(2..)) }, [def]) =
            (&instr.op, &instr.defs[..])
        else {
            return None;
        };
        let plan = self.plan;
        if self.source.values[*def].ty != Type::Pointer {
            return None;
        }
        if to.may_be_object() {
            let target = plan.points.cell(self.id, &Operand::Value(*def))?.node;
            if plan.validity.bounds.get(&target)?.mortal {
                return None;
            }
        }
        let from = plan.points.cell(self.id, address)?;
        let pieces = plan.layout.pieces(from, u64::from(self.bits() / 8));
        let given = |piece: &RegionId| !plan.validity.written.contains(piece);
        (!pieces.is_empty() && pieces.iter().all(given)).then_some(*to)
    }

    /// Whether a word is where such a pointer leads, to an object of the node that has a fixed address, or to a function. Exact for up to
    /// [`FEW`] objects; with more of them, words between them count too.
    fn is_inside(&mut self, address: &Operand, node: Element, to: Declared) -> Operand {
        match to {
            Declared::Function => self.is_function(address),
            Declared::Bytes(bytes) => self.is_in_one(address, node, bytes, true),
        }
    }

    /// Whether a word is the address of a function to which calls through pointers may lead. Exact for up to [`FEW`] of them; with more,
    /// words between them count too.
    fn is_function(&mut self, address: &Operand) -> Operand {
        let targets = &self.plan.objects.targets;
        let ranges: Vec<(u64, u64)> = match &targets[..] {
            [first, .., last] if targets.len() > FEW => vec![(*first, *last + 1)],
            few => few.iter().map(|target| (*target, *target + 1)).collect(),
        };
        self.is_in_range(address, &ranges)
    }

    /// Whether a word is the address of a function, or of a byte of an object of the node that has a fixed address; no byte of an object
    /// counts where there are more than [`FEW`].
    pub(super) fn is_surely_inside(&mut self, address: &Operand, node: Element) -> Operand {
        self.is_in_one(address, node, 1, false)
    }

    fn is_in_one(&mut self, address: &Operand, node: Element, bytes: u64, between: bool) -> Operand {
        let plan = self.plan;
        let range = |id: &ObjectId| {
            let object = &plan.objects.list[*id];
            let (start, size) = (object.address?, object.size?.checked_sub(bytes)?);
            Some((start, start.checked_add(size)?.checked_add(1)?))
        };
        let mut ranges: Vec<(u64, u64)> = plan.objects.of_node(node).iter().filter_map(range).collect();
        if ranges.len() > FEW && !between {
            ranges.clear();
        } else if ranges.len() > FEW {
            let low = ranges.iter().map(|(low, _)| *low).min().unwrap_or(0);
            let high = ranges.iter().map(|(_, high)| *high).max().unwrap_or(0);
            ranges = vec![(low, high)];
        }
        let mut functions = plan.program.functions.keys().map(|id| plan.objects.function_address(id));
        if let Some(first) = functions.next().filter(|_| bytes <= 1) {
            ranges.push((first, functions.next_back().unwrap_or(first) + 1));
        }
        self.is_in_range(address, &ranges)
    }

    /// Whether a word lies in one of these ranges, each without its end.
    fn is_in_range(&mut self, address: &Operand, ranges: &[(u64, u64)]) -> Operand {
        let mut found: Option<Operand> = None;
        for (low, high) in ranges {
            let inside = if *high == *low + 1 {
                let low = self.address(*low);
                self.is(CompareOp::Eq, address.clone(), low)
            } else {
                let (low, high) = (self.address(*low), self.address(*high));
                let above = self.is(CompareOp::Ule, low, address.clone());
                let below = self.is(CompareOp::Ult, address.clone(), high);
                self.binary(BinaryOp::And, above, below)
            };
            found = Some(match found {
                Some(other) => self.binary(BinaryOp::Or, other, inside),
                None => inside,
            });
        }
        found.unwrap_or_else(|| word(0, 1))
    }

    /// The origin of what the world outside writes into a region, by which regions are told apart.
    fn written(&mut self, id: RegionId, origin: Origin) -> Origin {
        let plan = self.plan;
        let region = plan.layout.regions[id];
        let single = plan.objects.single(plan.points, region.node).filter(|_| region.scalar);
        let of = single.map_or(Placed::Unknown, |object| plan.objects.list[object].placed);
        let kind =
            SiteKind::Written { by: origin.site, of, offset: u64::try_from(region.offset).unwrap_or(0) };
        Origin { context: origin.context, ..self.sites.origin(kind, self.at) }
    }

    /// What the world outside may know holds anything from now on.
    pub(super) fn clobber(&mut self, origin: Origin) {
        let plan = self.plan;
        for id in plan.layout.regions.keys() {
            let node = plan.layout.regions[id].node;
            if plan.points.is_escaped(node) && !plan.objects.is_constant(plan.program, node) {
                let written = self.written(id, origin);
                let contents = self.define(Op::Havoc(written), plan.types[id]);
                self.set(id, contents);
                if let Some(shadow) = plan.validity.shadows.get(&id) {
                    let bases = self.define(Op::Havoc(origin), plan.types[*shadow]);
                    self.set(*shadow, bases);
                }
            }
        }
    }
}
