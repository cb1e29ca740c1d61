//! The real numbers of addresses, where a program looks at them (see `addresses`).
//!
//! The number of an object at a fixed address is a variable that gets a new unknown with each allocation; those of other
//! objects are elements of an unknown table, by the numbers that the encoding gave them, which are not used again. Unknowns are multiples
//! of the alignment, and as far from both ends of the address space as all objects are (`margin`). A word that is no address of an
//! object by its own value, as null and errors that were made pointers, is its number. Where the object is not known, the number is any
//! word, which is zero only for null. Where addresses in different globals are compared, these do not overlap.

use super::{Plan, Sites, Writer};
use crate::program::memory::addresses::{Comparison, Number};
use crate::program::memory::objects::{Object, ObjectId, Source};
use eufonium_ir::program::build::{signed_word, word};
use eufonium_ir::program::{
    BinaryOp, CompareOp, Function, Instr, Op, Operand, Origin, Placed, SiteKind, Type, ValueId, margin,
};

/// So many pairs of globals at most are said to be apart at a comparison.
const APART: usize = 16;

/// Why a number is any.
pub(in super::super) fn site() -> SiteKind {
    SiteKind::Address { of: Placed::Unknown, first: 1, unit: 1 }
}

/// The numbers at which an object may lie.
#[derive(Clone, Copy)]
struct Places {
    first: u64,
    unit: u64,
    last: u64,
    bits: u32,
}

impl Places {
    /// Multiples of a unit at which so many bytes fit.
    fn new(unit: u64, size: u64, bits: u32) -> Places {
        let top = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        let last = (top - margin(bits)).saturating_sub(size);
        Places { first: margin(bits).div_ceil(unit), unit, last, bits }
    }

    fn of(object: &Object, bits: u32) -> Places {
        let unit = if object.align.is_power_of_two() { object.align } else { 1 };
        Places::new(unit, object.size.unwrap_or(1), bits)
    }

    fn site(self, of: Placed) -> SiteKind {
        SiteKind::Address { of, first: self.first, unit: self.unit }
    }

    /// The number by an unknown count, the first one if no object fits there: an assumption would make runs depend on a number that nothing
    /// may ask for.
    fn number(self, count: Operand, mut define: impl FnMut(Op, Type) -> Operand) -> Operand {
        let ty = Type::Int(self.bits);
        let mut number = count;
        for (op, by) in [(BinaryOp::Add, self.first), (BinaryOp::Mul, self.unit)] {
            if (op, by) != (BinaryOp::Mul, 1) {
                let b = word(by, self.bits);
                number = define(Op::Binary { op, a: number, b, nsw: false, nuw: true }, ty);
            }
        }
        if margin(self.bits) > 1 {
            let last = word(self.last, self.bits);
            let condition =
                define(Op::Compare { op: CompareOp::Ule, a: number.clone(), b: last }, Type::Int(1));
            let otherwise = word(self.first * self.unit, self.bits);
            number = define(Op::Select { condition, then: number, otherwise }, ty);
        }
        number
    }
}

/// The number of an object when a run starts.
pub(in super::super) fn first(
    plan: &Plan<'_>,
    function: &mut Function,
    object: ObjectId,
    sites: &mut Sites,
) -> (Vec<Instr>, Operand) {
    let of = match plan.objects.list[object].source {
        Source::Global(global) => Placed::Global(global),
        Source::Alloc(..) => Placed::Unknown,
    };
    let mut instrs = Vec::new();
    let mut define = |op, ty| {
        let def = function.value(ty);
        instrs.push(Instr { defs: vec![def], op, at: None });
        Operand::Value(def)
    };
    let bits = plan.program.pointer_bits;
    let places = Places::of(&plan.objects.list[object], bits);
    let count = define(Op::Havoc(sites.origin(places.site(of), None)), Type::Int(bits));
    let number = places.number(count, define);
    (instrs, number)
}

impl Writer<'_, '_> {
    fn word_type(&self) -> Type {
        Type::Int(self.bits())
    }

    /// A number at one of these places.
    fn placed(&mut self, count: Operand, places: Places) -> Operand {
        places.number(count, |op, ty| self.define(op, ty))
    }

    /// A new object has a new number.
    pub(super) fn new_number(&mut self, id: ObjectId, origin: Origin) {
        let plan = self.plan;
        let Some(Some(variable)) = plan.addresses.numbers.get(&id).copied() else { return };
        let places = Places::of(&plan.objects.list[id], self.bits());
        let count = self.havoc(places.site(Placed::Alloc(origin.site)), self.word_type());
        let number = self.placed(count, places);
        self.set(variable, number);
    }

    /// Chooses the real number of a value that has been defined, if it is needed and any word.
    pub(super) fn companion(&mut self, value: ValueId) {
        let addresses = &self.plan.addresses;
        if !addresses.companions.contains(&(self.id, value)) {
            return;
        }
        if let Some(real) = self.reals.get(&value) {
            self.companions.insert(value, real.clone());
            return;
        }
        let own = Operand::Value(value);
        let (taint, bits) =
            (addresses.taint(self.id, &own), self.plan.program.bits(self.source.values[value].ty));
        let number = self.havoc(site(), Type::Int(bits));
        let number = match taint.part || taint.number || taint.moved {
            true => number,
            false => self.zero_for_null(&own, number),
        };
        self.companions.insert(value, number);
    }

    /// Null is zero, and nothing else is.
    fn zero_for_null(&mut self, pointer: &Operand, number: Operand) -> Operand {
        let zero = self.address(0);
        let null = self.is(CompareOp::Eq, pointer.clone(), zero.clone());
        let op = Op::Binary { op: BinaryOp::Add, a: number, b: self.address(1), nsw: false, nuw: true };
        let number = self.define(op, self.word_type());
        self.select(null, zero, number)
    }

    /// A number where there is an object; a word that is the address of none is its own number.
    fn unless_itself(&mut self, word: Operand, number: Operand) -> Operand {
        let none = match self.plan.points.has_errors() {
            // No object gets a number in the upper half, nor below the margin.
            true => self.is(CompareOp::Slt, word.clone(), self.address(margin(self.bits()))),
            false => self.is(CompareOp::Eq, word.clone(), self.address(0)),
        };
        self.select(none, word, number)
    }

    /// The real number of an operand of the source.
    pub(super) fn real_number(&mut self, operand: &Operand) -> Operand {
        let plan = self.plan;
        let root = plan.addresses.root(self.id, operand);
        let number = self.of_root(&root);
        if root == *operand {
            return number;
        }
        let (moved, root) = (plan.plain(operand), plan.plain(&root));
        let distance = self.binary(BinaryOp::Sub, moved, root);
        self.binary(BinaryOp::Add, number, distance)
    }

    fn of_root(&mut self, root: &Operand) -> Operand {
        let plan = self.plan;
        let here = plan.plain(root);
        match plan.addresses.number(self.id, root) {
            Number::Itself => here,
            Number::Object(object, true) => self.of_object(object),
            Number::Object(object, false) => {
                let number = self.moved_with(object, &here);
                self.unless_itself(here, number)
            }
            Number::Start(distance, unit) => {
                let start = match distance {
                    0 => here.clone(),
                    n => self.binary(BinaryOp::Sub, here.clone(), signed_word(n, self.bits())),
                };
                let Some(Some(table)) = plan.addresses.table else { return here };
                let array = self.get(table);
                let count = self.define(Op::Read { array, index: start }, self.word_type());
                let number = self.placed(count, Places::new(unit, 1, self.bits()));
                let number = match distance {
                    0 => number,
                    n => self.binary(BinaryOp::Add, number, signed_word(n, self.bits())),
                };
                self.unless_itself(here, number)
            }
            Number::OneOf(objects) => {
                let mut number = here.clone();
                for object in objects {
                    let data = &plan.objects.list[object];
                    let (start, size) = (data.address.unwrap_or(0), data.size.unwrap_or(0));
                    let (low, high) = (self.address(start), self.address(start.saturating_add(size)));
                    let above = self.is(CompareOp::Ule, low, here.clone());
                    let below = self.is(CompareOp::Ule, here.clone(), high);
                    let inside = self.binary(BinaryOp::And, above, below);
                    let moved = self.moved_with(object, &here);
                    number = self.select(inside, moved, number);
                }
                number
            }
            Number::Any => match root {
                Operand::Value(value) if self.companions.contains_key(value) => {
                    self.companions[value].clone()
                }
                _ => {
                    let bits = plan.program.bits(self.source.type_of(root));
                    self.havoc(site(), Type::Int(bits))
                }
            },
        }
    }

    fn of_object(&mut self, object: ObjectId) -> Operand {
        match self.plan.addresses.numbers.get(&object) {
            Some(Some(variable)) => self.get(*variable),
            _ => self.havoc(site(), self.word_type()),
        }
    }

    /// The number of what lies as far behind the start of an object as a pointer here.
    fn moved_with(&mut self, object: ObjectId, here: &Operand) -> Operand {
        let start = self.address(self.plan.objects.list[object].address.unwrap_or(0));
        let number = self.of_object(object);
        let distance = self.binary(BinaryOp::Sub, here.clone(), start);
        self.binary(BinaryOp::Add, number, distance)
    }

    /// That globals to which two operands may lead do not overlap, whose numbers are about to be compared: all live as long as the run.
    fn assume_apart(&mut self, a: &Operand, b: &Operand) {
        if margin(self.bits()) <= 1 {
            return;
        }
        let [of_a, of_b] = [a, b].map(|operand| self.globals_of(operand));
        let mut pairs: Vec<(ObjectId, ObjectId)> = vec![];
        for (x, y) in of_a.iter().flat_map(|x| of_b.iter().map(move |y| (*x.min(y), *x.max(y)))) {
            if x != y && !pairs.contains(&(x, y)) {
                pairs.push((x, y));
            }
        }
        for (x, y) in pairs.into_iter().take(APART) {
            let (below, above) = (self.is_below(x, y), self.is_below(y, x));
            let apart = self.binary(BinaryOp::Or, below, above);
            self.emit(vec![], Op::Assume(apart));
        }
    }

    /// The globals with numbers to which an operand may lead.
    fn globals_of(&self, operand: &Operand) -> Vec<ObjectId> {
        let plan = self.plan;
        let root = plan.addresses.root(self.id, operand);
        let mut objects = match plan.addresses.number(self.id, &root) {
            Number::Object(object, _) => vec![object],
            Number::OneOf(objects) => objects,
            _ => vec![],
        };
        let is_global = |id: &ObjectId| {
            let object = &plan.objects.list[*id];
            matches!(object.source, Source::Global(_)) && object.size.is_some()
        };
        objects.retain(|id| is_global(id) && matches!(plan.addresses.numbers.get(id), Some(Some(_))));
        objects
    }

    /// Whether one object ends where another one begins, or before.
    fn is_below(&mut self, object: ObjectId, other: ObjectId) -> Operand {
        let size = self.address(self.plan.objects.list[object].size.unwrap_or(0));
        let (start, next) = (self.of_object(object), self.of_object(other));
        let end = self.binary(BinaryOp::Add, start, size);
        self.is(CompareOp::Ule, end, next)
    }

    /// The instruction with real numbers in place of the addresses that it observes.
    pub(super) fn with_numbers(&mut self, instr: &Instr) -> Option<Instr> {
        let plan = self.plan;
        let observed = plan.addresses.observed(self.id, &instr.op);
        if observed.is_empty() {
            return None;
        }
        if let Op::Compare { a, b, .. } = &instr.op {
            self.assume_apart(a, b);
        }
        let mut changed = instr.clone();
        let real: Vec<Operand> = observed.iter().map(|i| self.real_number(instr.op.operands()[*i])).collect();
        {
            let mut operands = changed.op.operands_mut();
            for (i, number) in observed.iter().zip(real) {
                *operands[*i] = number;
            }
        }
        if let Op::Compare { op, a, b } = &instr.op
            && plan.addresses.comparison(self.id, *op, a, b) == Comparison::Either
        {
            let inside = self.both_inside(a, b);
            let (a, b) = (plan.plain(a), plan.plain(b));
            let here = self.is(*op, a, b);
            for operand in changed.op.operands_mut() {
                *operand = plan.plain(operand);
            }
            let mut real = self.define(changed.op, Type::Int(1));
            if let Some(inside) = inside {
                real = self.select(inside, here.clone(), real);
            }
            let both = if *op == CompareOp::Eq { BinaryOp::Or } else { BinaryOp::And };
            changed.op = Op::Binary { op: both, a: here, b: real, nsw: false, nuw: false };
        }
        Some(changed)
    }
}

impl Writer<'_, '_> {
    /// Whether none of two pointers leads behind the end of its object, as far as that can be told from their words; then they are equal
    /// only if their words are.
    fn both_inside(&mut self, a: &Operand, b: &Operand) -> Option<Operand> {
        let plan = self.plan;
        let mut all: Option<Operand> = None;
        for pointer in [a, b] {
            if self.source.type_of(pointer) != Type::Pointer {
                return None;
            }
            if !plan.addresses.is_end(self.id, pointer) {
                continue;
            }
            let cell = plan.points.cell(self.id, pointer)?;
            let inside = self.is_surely_inside(&plan.plain(pointer), cell.node);
            all = Some(match all {
                Some(other) => self.binary(BinaryOp::And, other, inside),
                None => inside,
            });
        }
        all
    }
}
