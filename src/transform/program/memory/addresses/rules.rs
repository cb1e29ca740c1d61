//! Which operators observe addresses, and what they make of them.

use super::Addresses;
use super::low_bits::{low_bits, set_below};
use super::taint::Taint;
use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp, FunctionId, Op, Operand, Operands, Type};

/// How two addresses are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Comparison {
    /// As the numbers here say.
    Here,
    /// Equal if the numbers here are, else as the real numbers say.
    Either,
    /// As the real numbers say.
    Real,
}

impl Addresses<'_> {
    /// The operands of an operator, by their position, in whose place their real numbers must be taken.
    pub fn observed(&self, f: FunctionId, op: &Op) -> Operands<usize> {
        let addresses = |positions: &[usize]| -> Operands<usize> {
            let operands = op.operands();
            positions.iter().copied().filter(|i| self.taint(f, operands[*i]).address).collect()
        };
        match op {
            Op::Binary { op, a, b, .. } if self.observes(f, *op, a, b) => addresses(&[0, 1]),
            Op::Compare { op, a, b } if self.comparison(f, *op, a, b) != Comparison::Here => {
                addresses(&[0, 1])
            }
            Op::Float { args, .. } => addresses(&(0..args.len()).collect::<Vec<_>>()),
            // Errors come back out of pointers as narrower words; where there are none, only low bits are of interest.
            Op::Cast { op: CastOp::Truncate, value } => {
                let whole = self.points.has_errors() && !self.taint(f, value).part;
                if whole { addresses(&[0]) } else { Operands::new() }
            }
            Op::Offset { scaled, .. } => addresses(&(1..=scaled.len()).collect::<Vec<_>>()),
            Op::Alloc { .. } => addresses(&[0]),
            Op::IsValid { .. } => addresses(&[1]),
            Op::SetMemory { .. } => addresses(&[1, 2]),
            Op::CopyMemory { .. } => addresses(&[2]),
            _ => Operands::new(),
        }
    }

    /// The word that an operator without access to memory makes.
    pub(super) fn result(&self, f: FunctionId, op: &Op, ty: Type) -> Taint {
        let taint = |o: &Operand| self.taint(f, o);
        match op {
            Op::Copy(a) => taint(a),
            Op::Select { then, otherwise, .. } => taint(then).or(taint(otherwise)),
            Op::Float { args, .. } => {
                let observed = args.iter().map(taint).any(|t| t.address || t.number);
                if observed { Taint::NUMBER } else { Taint::NONE }
            }
            Op::Cast { op: CastOp::PointerToInt, value } => taint(value),
            Op::Cast { op: CastOp::Truncate, .. } if !self.observed(f, op).is_empty() => Taint::NUMBER,
            Op::Cast { op: CastOp::IntToPointer, .. } => Taint::NONE,
            Op::Cast { value, .. } if ty != Type::Int(1) => taint(value).cut(true),
            Op::Binary { op, a, b, .. } => {
                let (x, y) = (taint(a), taint(b));
                if x.number || y.number || self.observes(f, *op, a, b) {
                    return Taint::NUMBER;
                }
                match (x.address, y.address) {
                    (false, false) | (true, true) => Taint::NONE,
                    _ => self.moved(f, *op, [x, y], [a, b]),
                }
            }
            _ => Taint::NONE,
        }
    }

    /// Whether an operator needs the real numbers of its operands.
    fn observes(&self, f: FunctionId, op: BinaryOp, a: &Operand, b: &Operand) -> bool {
        let (x, y) = (self.taint(f, a), self.taint(f, b));
        if !x.address && !y.address {
            return false;
        }
        if self.is_low(f, op, x, b) || self.is_low(f, op, y, a) && op == BinaryOp::And {
            return false;
        }
        if x.part || y.part || x.number || y.number {
            return true;
        }
        match op {
            BinaryOp::Add => x.address && y.address,
            BinaryOp::Sub => !x.address || y.address && !self.is_distance(f, a, b),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                !self.is_tag(f, op, x, b) && !self.is_tag(f, op, y, a)
            }
            _ => true,
        }
    }

    /// Whether an operator works on low bits of an address that are the same in all layouts.
    pub(super) fn is_on_low_bits(&self, f: FunctionId, op: &Op) -> bool {
        let Op::Binary { op, a, b, .. } = op else { return false };
        let (x, y) = (self.taint(f, a), self.taint(f, b));
        self.is_low(f, *op, x, b)
            || self.is_low(f, *op, y, a)
            || self.is_tag(f, *op, x, b)
            || self.is_tag(f, *op, y, a)
    }

    /// Whether at most so many low bits of a word that tells nothing of addresses are set.
    fn has_only_low(&self, f: FunctionId, word: &Operand, count: u8) -> bool {
        let taint = self.taint(f, word);
        let is_plain = !taint.address && !taint.number;
        is_plain && low_bits(&self.program.functions[f], &self.definitions[f], word) <= u32::from(count)
    }

    /// Whether the result depends only on bits of the address that are the same in all layouts.
    fn is_low(&self, f: FunctionId, op: BinaryOp, address: Taint, other: &Operand) -> bool {
        if !address.address || address.number {
            return false;
        }
        match (op, other) {
            (BinaryOp::And, _) => self.has_only_low(f, other, address.agree),
            (BinaryOp::URem, Operand::Const(other)) => {
                let power = (0..other.width()).filter(|i| other.bit(*i)).count() == 1;
                power && only_low(&other.sub(&Bits::one(other.width())), address.agree)
            }
            _ => false,
        }
    }

    /// Whether only bits of the address change that are the same in all layouts.
    fn is_tag(&self, f: FunctionId, op: BinaryOp, address: Taint, other: &Operand) -> bool {
        if !address.address || address.part {
            return false;
        }
        match (op, other) {
            (BinaryOp::And, Operand::Const(other)) => only_low(&other.not(), address.agree),
            (BinaryOp::Or | BinaryOp::Xor, _) => self.has_only_low(f, other, address.agree),
            _ => false,
        }
    }

    /// An address that an operator moves or tags, or the low bits of one.
    fn moved(&self, f: FunctionId, op: BinaryOp, [x, y]: [Taint; 2], [a, b]: [&Operand; 2]) -> Taint {
        if self.is_low(f, op, x, b) || self.is_low(f, op, y, a) {
            return Taint::NONE;
        }
        let address = if x.address { x } else { y };
        match op {
            BinaryOp::Add | BinaryOp::Sub => Taint { moved: true, loose: true, ..address },
            _ => Taint { loose: true, ..address },
        }
    }

    /// Whether the difference of two addresses is the same in all layouts.
    fn is_distance(&self, f: FunctionId, a: &Operand, b: &Operand) -> bool {
        let (a, b) = (self.root(f, a), self.root(f, b));
        a == b && self.stays(f, &a) || self.same_object(f, &a, &b)
    }

    /// Whether a root is a value that others are moved from, not one whose real number is any.
    fn stays(&self, f: FunctionId, root: &Operand) -> bool {
        let taint = self.taint(f, root);
        !taint.part && !taint.number
    }

    /// Whether two roots lie in one object.
    fn same_object(&self, f: FunctionId, a: &Operand, b: &Operand) -> bool {
        let object = |o: &Operand| {
            self.start_of(f, o).or_else(|| {
                let cell = self.points.cell(f, o)?;
                let is_pointer = self.program.functions[f].type_of(o) == Type::Pointer;
                let single = is_pointer && !self.functions.contains(&cell.node);
                single.then(|| self.objects.single(self.points, cell.node)).flatten()
            })
        };
        object(a).is_some_and(|found| object(b) == Some(found))
    }

    /// How two words or pointers are compared.
    pub fn comparison(&self, f: FunctionId, op: CompareOp, a: &Operand, b: &Operand) -> Comparison {
        let (x, y) = (self.taint(f, a), self.taint(f, b));
        if !x.address && !y.address {
            return Comparison::Here;
        }
        if x.part || y.part || x.number || y.number {
            return Comparison::Real;
        }
        let is_equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
        let (moved, both) = (x.moved || y.moved, x.address && y.address);
        if is_equality && !moved && (is_zero(a) || is_zero(b)) {
            return Comparison::Here;
        }
        if both && self.is_distance(f, a, b) && (is_equality || !moved) {
            return Comparison::Here;
        }
        if !is_equality || !both {
            return Comparison::Real;
        }
        // To use a pointer to an object that is gone is undefined; its word is one like any other.
        let pointers = self.program.functions[f].type_of(a) == Type::Pointer;
        // No object begins or ends where a function is (6.5.9p6 lets only objects follow each other).
        if pointers && [a, b].iter().any(|o| matches!(o, Operand::Function(_))) {
            return Comparison::Here;
        }
        let end = |o: &Operand| self.is_end(f, o);
        match pointers {
            true if end(a) || end(b) => Comparison::Either,
            true => Comparison::Here,
            false if x.stale || y.stale => Comparison::Real,
            false if x.loose || y.loose => Comparison::Either,
            false => Comparison::Here,
        }
    }
}

fn number(operand: &Operand) -> Option<&Bits> {
    match operand {
        Operand::Const(bits) => Some(bits),
        _ => None,
    }
}

pub(super) fn is_zero(operand: &Operand) -> bool {
    *operand == Operand::Null || number(operand).is_some_and(Bits::is_zero)
}

/// Whether only so many low bits of the number are set.
fn only_low(bits: &Bits, count: u8) -> bool {
    set_below(bits) <= u32::from(count)
}
