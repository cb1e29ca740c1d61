//! Paths into aggregates, and vectors.

use super::super::module::{Constant, Operand, Type, TypeId, Types, Value};
use super::{Checked, Rules, require, show};

impl Rules<'_> {
    /// The type at the end of a constant path, as `extractvalue` walks it.
    pub(super) fn field(&self, aggregate: TypeId, indices: &[u32]) -> Checked<TypeId> {
        require(!indices.is_empty(), || "a path without indices".to_string())?;
        indices.iter().try_fold(aggregate, |ty, &index| {
            let (_, resolved) = self.types.resolve(ty);
            let inner = match resolved {
                Type::Struct { fields, .. } => fields.get(index as usize).copied(),
                Type::Array(n, element) => (u64::from(index) < *n).then_some(*element),
                _ => None,
            };
            inner.ok_or_else(|| format!("{} has no element {index}", show(self.types, ty)))
        })
    }

    /// The type of `getelementptr`: a pointer to what the indices lead to, a vector of them if an operand is a vector.
    pub(super) fn element_pointer(
        &mut self,
        source: TypeId,
        base: &Operand,
        indices: &[Operand],
    ) -> Checked<TypeId> {
        self.sized(source)?;
        let pointer = self.scalar(base.ty);
        match self.types.get(pointer) {
            Type::Pointer(Some(pointee)) => self.agree(*pointee, source)?,
            Type::Pointer(None) => {}
            _ => return Err(format!("getelementptr needs a pointer, not {}", show(self.types, base.ty))),
        }
        let mut lanes = None;
        for operand in std::iter::once(base).chain(indices) {
            if let Type::Vector(n, _) = *self.types.get(operand.ty) {
                require(lanes.is_none_or(|m| m == n), || "vectors of different lengths".to_string())?;
                lanes = Some(n);
            }
        }
        let reached = self.walk(source, indices)?;
        let pointer = match self.types.get(pointer) {
            Type::Pointer(Some(_)) => self.types.intern(Type::Pointer(Some(reached))),
            _ => pointer,
        };
        Ok(lanes.map_or(pointer, |n| self.types.intern(Type::Vector(n, pointer))))
    }

    /// Where the indices of `getelementptr` lead; the first steps over whole objects.
    fn walk(&self, source: TypeId, indices: &[Operand]) -> Checked<TypeId> {
        let mut ty = source;
        for (i, index) in indices.iter().enumerate() {
            let integer = matches!(self.types.get(self.scalar(index.ty)), Type::Int(_));
            require(integer, || format!("an index of type {}", show(self.types, index.ty)))?;
            if i == 0 {
                continue;
            }
            let (_, resolved) = self.types.resolve(ty);
            let inner = match resolved {
                Type::Array(_, element) | Type::Vector(_, element) => Some(*element),
                Type::Struct { fields, .. } => constant_index(index).and_then(|n| fields.get(n).copied()),
                _ => None,
            };
            ty = inner.ok_or_else(|| {
                format!("index {} leads into no element of {}", i + 1, show(self.types, ty))
            })?;
        }
        Ok(ty)
    }

    /// The type of elements of the vector that `index` picks from.
    pub(super) fn element(&self, vector: &Operand, index: &Operand) -> Checked<TypeId> {
        let integer = matches!(self.types.get(index.ty), Type::Int(_));
        require(integer, || format!("an index of type {}", show(self.types, index.ty)))?;
        match self.types.get(vector.ty) {
            Type::Vector(_, element) => Ok(*element),
            _ => Err(format!("{} is no vector", show(self.types, vector.ty))),
        }
    }

    /// The type of a shuffle: as long as the mask.
    pub(super) fn shuffle(&mut self, a: &Operand, b: &Operand, mask: &[Option<u32>]) -> Checked<TypeId> {
        self.agree(a.ty, b.ty)?;
        let Type::Vector(n, element) = *self.types.get(a.ty) else {
            return Err(format!("{} is no vector", show(self.types, a.ty)));
        };
        let inside = mask.iter().flatten().all(|&lane| u64::from(lane) < 2 * u64::from(n));
        require(inside && !mask.is_empty(), || "the mask leads out of the vectors".to_string())?;
        Ok(self.types.intern(Type::Vector(mask.len() as u32, element)))
    }
}

/// The number of a field: constants only, and the same one in all lanes of a vector.
fn constant_index(index: &Operand) -> Option<usize> {
    fn number(constant: &Constant) -> Option<usize> {
        match constant {
            Constant::Int(bits) => bits.as_u64().and_then(|n| usize::try_from(n).ok()),
            Constant::Zero => Some(0),
            _ => None,
        }
    }
    match &index.value {
        Value::Constant(Constant::Aggregate(lanes)) => {
            let first = number(&lanes.first()?.1)?;
            lanes.iter().all(|(_, lane)| number(lane) == Some(first)).then_some(first)
        }
        Value::Constant(constant) => number(constant),
        _ => None,
    }
}

/// The lanes of the constant mask of a shuffle; `None` if it is no mask.
pub(in super::super) fn mask(types: &Types, mask: &Operand) -> Option<Vec<Option<u32>>> {
    let lane = |constant: &Constant| match constant {
        Constant::Int(bits) => Some(bits.as_u64().and_then(|n| u32::try_from(n).ok())),
        Constant::Undef => Some(None),
        Constant::Zero => Some(Some(0)),
        _ => None,
    };
    let (Type::Vector(n, element), Value::Constant(constant)) = (types.get(mask.ty), &mask.value) else {
        return None;
    };
    if *types.get(*element) != Type::Int(32) {
        return None;
    }
    match constant {
        Constant::Aggregate(lanes) => lanes.iter().map(|(_, c)| lane(c)).collect(),
        constant => lane(constant).map(|lane| vec![lane; *n as usize]),
    }
}
