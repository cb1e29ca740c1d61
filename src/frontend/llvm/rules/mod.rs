//! What instructions require of their operands, and the types of their results, by the reference of LLVM's language.
//!
//! Both readers ask here, so whoever takes a module apart may rely on it: operands of binary operators have one type,
//! conditions are `i1`, paths of indices exist, and so on. Constant expressions follow the same rules.
//! Absent on purpose: dominance, and whether constants are in the range that makes an operation defined.

mod aggregate;
mod casts;
mod flow;
mod show;
mod sizes;

pub(super) use aggregate::mask;
pub(super) use flow::{check_flow, is_terminator};
pub(super) use show::show;
pub(super) use sizes::{LONGEST_VECTOR, WIDEST_INTEGER, check_containment};

use super::module::{BinaryOp, InstrKind, Operand, Type, TypeId, Types};

/// A complaint about types; the caller knows the place.
pub(super) type Checked<T> = Result<T, String>;

/// The types of a module, and whether its pointers are opaque.
pub(super) struct Rules<'a> {
    pub(super) types: &'a mut Types,
    pub(super) opaque: bool,
}

/// A condition that must hold, and what to say if it does not.
fn require(holds: bool, complaint: impl FnOnce() -> String) -> Checked<()> {
    if holds { Ok(()) } else { Err(complaint()) }
}

impl Rules<'_> {
    /// Checks the operands; gives the type of the result, `None` if there is no result or the kind does not tell it.
    pub(super) fn result_type(&mut self, kind: &InstrKind) -> Checked<Option<TypeId>> {
        match kind {
            InstrKind::Binary { op, a, b, .. } => self.binary(*op, a, b).map(Some),
            InstrKind::FNeg(a) => self.float(a, "fneg").map(Some),
            InstrKind::ICmp { a, b, .. } => self.icmp(a, b).map(Some),
            InstrKind::FCmp { a, b, .. } => {
                self.same(a, b)?;
                self.float(a, "fcmp")?;
                Ok(Some(self.truth_of(a.ty)))
            }
            InstrKind::Cast { op, value, to } => self.cast(*op, value.ty, *to).map(|()| Some(*to)),
            InstrKind::Select { condition, then, otherwise } => {
                self.select(condition, then, otherwise).map(Some)
            }
            InstrKind::GetElementPtr { source, base, indices, .. } => {
                self.element_pointer(*source, base, indices).map(Some)
            }
            InstrKind::ExtractValue { aggregate, indices } => self.field(aggregate.ty, indices).map(Some),
            InstrKind::InsertValue { aggregate, value, indices } => {
                let field = self.field(aggregate.ty, indices)?;
                self.agree(field, value.ty)?;
                Ok(Some(aggregate.ty))
            }
            InstrKind::ExtractElement { vector, index } => self.element(vector, index).map(Some),
            InstrKind::InsertElement { vector, value, index } => {
                let element = self.element(vector, index)?;
                self.agree(element, value.ty)?;
                Ok(Some(vector.ty))
            }
            InstrKind::ShuffleVector { a, b, mask } => self.shuffle(a, b, mask).map(Some),
            InstrKind::Freeze(a) => Ok(Some(a.ty)),
            InstrKind::Phi(incoming) => {
                incoming.first().map(|(a, _)| Some(a.ty)).ok_or("phi without values".into())
            }
            InstrKind::Call { result, .. } => {
                Ok(if *self.types.get(*result) == Type::Void { None } else { Some(*result) })
            }
            InstrKind::VaArg { list, ty } => self.pointer(list, "va_arg").map(|()| Some(*ty)),
            InstrKind::Branch { .. } | InstrKind::Switch { .. } => self.choice(kind).map(|()| None),
            _ => self.memory(kind),
        }
    }

    /// What control is chosen by.
    fn choice(&self, kind: &InstrKind) -> Checked<()> {
        match kind {
            InstrKind::Branch { condition, .. } => {
                let holds = *self.types.get(condition.ty) == Type::Int(1);
                require(holds, || format!("a branch needs an i1, not {}", show(self.types, condition.ty)))
            }
            InstrKind::Switch { value, cases, .. } => {
                let width = match self.types.get(value.ty) {
                    Type::Int(width) => *width,
                    _ => return Err(format!("switch needs an integer, not {}", show(self.types, value.ty))),
                };
                let holds = cases.iter().all(|(case, _)| case.width() == width);
                require(holds, || "a case has another type than the value".to_string())
            }
            _ => Ok(()),
        }
    }

    /// The instructions that touch memory.
    fn memory(&mut self, kind: &InstrKind) -> Checked<Option<TypeId>> {
        match kind {
            InstrKind::Alloca { ty, count, .. } => {
                self.sized(*ty)?;
                if let Some(count) = count {
                    let integer = matches!(self.types.get(count.ty), Type::Int(_));
                    require(integer, || "the number of elements is no integer".to_string())?;
                }
                Ok(Some(self.pointer_to(*ty)))
            }
            InstrKind::Load { ty, address, .. } => {
                self.sized(*ty)?;
                self.access(address, *ty, "load").map(|()| Some(*ty))
            }
            InstrKind::Store { value, address, .. } => {
                self.sized(value.ty)?;
                self.access(address, value.ty, "store").map(|()| None)
            }
            InstrKind::CmpXchg { address, expected, new } => {
                self.same(expected, new)?;
                self.access(address, new.ty, "cmpxchg")?;
                let truth = self.types.intern(Type::Int(1));
                let pair = Type::Struct { fields: vec![new.ty, truth], packed: false };
                Ok(Some(self.types.intern(pair)))
            }
            InstrKind::AtomicRmw { address, value, .. } => {
                self.access(address, value.ty, "atomicrmw").map(|()| Some(value.ty))
            }
            _ => Ok(None),
        }
    }

    fn binary(&mut self, op: BinaryOp, a: &Operand, b: &Operand) -> Checked<TypeId> {
        self.same(a, b)?;
        let floating =
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem);
        if floating {
            return self.float(a, "the operator");
        }
        let integer = matches!(self.types.get(self.scalar(a.ty)), Type::Int(_));
        require(integer, || format!("the operator needs integers, not {}", show(self.types, a.ty)))?;
        Ok(a.ty)
    }

    fn float(&self, a: &Operand, what: &str) -> Checked<TypeId> {
        let floating = matches!(self.types.get(self.scalar(a.ty)), Type::Float(_));
        require(floating, || format!("{what} needs floating-point numbers, not {}", show(self.types, a.ty)))?;
        Ok(a.ty)
    }

    fn icmp(&mut self, a: &Operand, b: &Operand) -> Checked<TypeId> {
        self.same(a, b)?;
        let ordered = matches!(self.types.get(self.scalar(a.ty)), Type::Int(_) | Type::Pointer(_));
        require(ordered, || format!("icmp needs integers or pointers, not {}", show(self.types, a.ty)))?;
        Ok(self.truth_of(a.ty))
    }

    fn select(&mut self, condition: &Operand, then: &Operand, otherwise: &Operand) -> Checked<TypeId> {
        self.same(then, otherwise)?;
        let fits = match (self.types.get(condition.ty), self.types.get(then.ty)) {
            (Type::Int(1), _) => true,
            (Type::Vector(n, _), Type::Vector(m, _)) => {
                n == m && *self.types.get(self.scalar(condition.ty)) == Type::Int(1)
            }
            _ => false,
        };
        require(fits, || format!("select cannot choose by {}", show(self.types, condition.ty)))?;
        Ok(then.ty)
    }

    /// The type of elements of a vector; any other type itself.
    fn scalar(&self, ty: TypeId) -> TypeId {
        match self.types.get(ty) {
            Type::Vector(_, element) => *element,
            _ => ty,
        }
    }

    /// `i1`, or a vector of them if the operands are vectors.
    fn truth_of(&mut self, operand: TypeId) -> TypeId {
        let truth = self.types.intern(Type::Int(1));
        match *self.types.get(operand) {
            Type::Vector(n, _) => self.types.intern(Type::Vector(n, truth)),
            _ => truth,
        }
    }

    fn same(&self, a: &Operand, b: &Operand) -> Checked<()> {
        self.agree(a.ty, b.ty)
    }

    /// The types are the same.
    pub(super) fn agree(&self, expected: TypeId, found: TypeId) -> Checked<()> {
        let complaint =
            || format!("expected type {}, found {}", show(self.types, expected), show(self.types, found));
        require(expected == found, complaint)
    }

    fn pointer(&self, a: &Operand, what: &str) -> Checked<()> {
        let holds = matches!(self.types.get(a.ty), Type::Pointer(_));
        require(holds, || format!("{what} needs a pointer, not {}", show(self.types, a.ty)))
    }

    /// The operand points to such a thing, as far as pointers tell.
    fn access(&self, address: &Operand, accessed: TypeId, what: &str) -> Checked<()> {
        match self.types.get(address.ty) {
            Type::Pointer(Some(pointee)) => self.agree(*pointee, accessed),
            _ => self.pointer(address, what),
        }
    }

    /// A pointer to such a thing, in the style of the module.
    pub(super) fn pointer_to(&mut self, pointee: TypeId) -> TypeId {
        self.types.intern(Type::Pointer((!self.opaque).then_some(pointee)))
    }

    /// A type that values in memory can have.
    pub(super) fn sized(&self, ty: TypeId) -> Checked<()> {
        let (_, resolved) = self.types.resolve(ty);
        let bad = matches!(resolved, Type::Void | Type::Function { .. } | Type::Other(_) | Type::Named(_));
        require(!bad, || format!("{} has no size", show(self.types, ty)))
    }
}
