//! Which conversions there are between which types.

use super::super::module::{CastOp, Type, TypeId};
use super::{Checked, Rules, require, show};

impl Rules<'_> {
    /// Checks a conversion.
    pub(super) fn cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Checked<()> {
        let lanes = |ty: TypeId| match self.types.get(ty) {
            Type::Vector(n, _) => Some(*n),
            _ => None,
        };
        let (a, b) = (self.types.get(self.scalar(from)), self.types.get(self.scalar(to)));
        let fits = match (op, a, b) {
            (CastOp::BitCast, _, _) => return self.bitcast(from, to),
            (CastOp::Trunc, Type::Int(n), Type::Int(m)) => n > m,
            (CastOp::ZExt | CastOp::SExt, Type::Int(n), Type::Int(m)) => n < m,
            (CastOp::FpTrunc, Type::Float(n), Type::Float(m)) => n.bits() > m.bits(),
            (CastOp::FpExt, Type::Float(n), Type::Float(m)) => n.bits() < m.bits(),
            (CastOp::FpToUi | CastOp::FpToSi, Type::Float(_), Type::Int(_)) => true,
            (CastOp::UiToFp | CastOp::SiToFp, Type::Int(_), Type::Float(_)) => true,
            (CastOp::PtrToInt, Type::Pointer(_), Type::Int(_)) => true,
            (CastOp::IntToPtr, Type::Int(_), Type::Pointer(_)) => true,
            (CastOp::AddrSpaceCast, Type::Pointer(_), Type::Pointer(_)) => true,
            _ => false,
        };
        require(fits && lanes(from) == lanes(to), || self.no_cast(from, to))
    }

    fn no_cast(&self, from: TypeId, to: TypeId) -> String {
        format!("no such conversion from {} to {}", show(self.types, from), show(self.types, to))
    }

    /// Pointers to pointers; otherwise equal numbers of bits.
    fn bitcast(&self, from: TypeId, to: TypeId) -> Checked<()> {
        let pointer = |ty| matches!(self.types.get(self.scalar(ty)), Type::Pointer(_));
        let fits = match (pointer(from), pointer(to)) {
            (true, true) => true,
            (false, false) => from == to || (self.bits(from).is_some() && self.bits(from) == self.bits(to)),
            _ => false,
        };
        require(fits, || self.no_cast(from, to))
    }

    /// The bits of numbers and vectors of them.
    fn bits(&self, ty: TypeId) -> Option<u64> {
        match self.types.get(ty) {
            Type::Int(n) => Some(u64::from(*n)),
            Type::Float(format) => Some(u64::from(format.bits())),
            Type::Vector(n, element) => match self.types.get(*element) {
                Type::Int(m) => Some(u64::from(*n) * u64::from(*m)),
                Type::Float(format) => Some(u64::from(*n) * u64::from(format.bits())),
                _ => None,
            },
            Type::Other(name) if name == "x86_mmx" => Some(64),
            _ => None,
        }
    }
}
