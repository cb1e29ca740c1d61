//! Blocks of constants.

use super::ops::{Ops, signed, wide};
use super::stream::Block;
use super::values::{Def, Slot, float_bits};
use super::{Reader, Result};
use crate::llvm::module::{
    Assembly, BinaryOp, BlockId, CastOp, Constant, InstrKind, IntPredicate, Label, Operand, Type, TypeId,
    Value,
};
use eufonium_base::Bits;
use eufonium_base::ids::Id;

/// The operator of a number; floating-point operands have their own.
pub(super) fn binary_op(number: u64, floating: bool) -> Option<BinaryOp> {
    const INTEGER: [BinaryOp; 13] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::UDiv,
        BinaryOp::SDiv,
        BinaryOp::URem,
        BinaryOp::SRem,
        BinaryOp::Shl,
        BinaryOp::LShr,
        BinaryOp::AShr,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
    ];
    let op = *INTEGER.get(usize::try_from(number).ok()?)?;
    if !floating {
        return Some(op);
    }
    Some(match op {
        BinaryOp::Add => BinaryOp::FAdd,
        BinaryOp::Sub => BinaryOp::FSub,
        BinaryOp::Mul => BinaryOp::FMul,
        BinaryOp::SDiv => BinaryOp::FDiv,
        BinaryOp::SRem => BinaryOp::FRem,
        _ => return None,
    })
}

/// The conversion of a number.
pub(super) fn cast_op(number: u64) -> Option<CastOp> {
    const OPS: [CastOp; 13] = [
        CastOp::Trunc,
        CastOp::ZExt,
        CastOp::SExt,
        CastOp::FpToUi,
        CastOp::FpToSi,
        CastOp::UiToFp,
        CastOp::SiToFp,
        CastOp::FpTrunc,
        CastOp::FpExt,
        CastOp::PtrToInt,
        CastOp::IntToPtr,
        CastOp::BitCast,
        CastOp::AddrSpaceCast,
    ];
    OPS.get(usize::try_from(number).ok()?).copied()
}

/// The comparison whose number follows: up to 15 of floating-point numbers, from 32 on of integers.
pub(super) fn comparison(ops: &mut Ops<'_>, a: Operand, b: Operand) -> Result<InstrKind> {
    const INTEGER: [IntPredicate; 10] = [
        IntPredicate::Eq,
        IntPredicate::Ne,
        IntPredicate::Ugt,
        IntPredicate::Uge,
        IntPredicate::Ult,
        IntPredicate::Ule,
        IntPredicate::Sgt,
        IntPredicate::Sge,
        IntPredicate::Slt,
        IntPredicate::Sle,
    ];
    const FLOATING: [&str; 16] = [
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
        "une", "true",
    ];
    let number = ops.index()?;
    match FLOATING.get(number) {
        Some(name) => Ok(InstrKind::FCmp { predicate: name.to_string(), a, b }),
        None => match number.checked_sub(32).and_then(|n| INTEGER.get(n)) {
            Some(predicate) => Ok(InstrKind::ICmp { predicate: *predicate, a, b }),
            None => ops.fail("unknown predicate"),
        },
    }
}

/// A binary operation with its flags: unsigned and signed overflow for some operators, exactness for the others.
pub(super) fn binary(op: BinaryOp, flags: u64, a: Operand, b: Operand) -> InstrKind {
    let wraps = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
    let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr);
    InstrKind::Binary {
        op,
        nsw: wraps && flags & 2 != 0,
        nuw: wraps && flags & 1 != 0,
        exact: divides && flags & 1 != 0,
        a,
        b,
    }
}

/// Inline assembly: flags, then code and constraints with their lengths.
fn assembly(ops: &mut Ops<'_>) -> Result<Box<Assembly>> {
    ops.take()?;
    let mut part = || -> Result<String> {
        let length = ops.index()?;
        let bytes = (0..length).map(|_| Ok(ops.take()? as u8)).collect::<Result<Vec<u8>>>()?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    };
    Ok(Box::new(Assembly { code: part()?, constraints: part()? }))
}

impl<'s> Reader<'s> {
    /// Appends the constants of a block to the table of values.
    pub(super) fn constants_block(&mut self, block: &'s Block) -> Result<()> {
        let mut ty = self.types.intern(Type::Int(32));
        for record in self.stream.records(block) {
            let mut ops = Ops::new(self.stream, record);
            let def = match record.code {
                1 => {
                    ty = self.ty(&mut ops)?;
                    continue;
                }
                18 | 23 | 28 => Def::Asm(assembly(&mut ops)?),
                30 => {
                    ops.take()?;
                    Def::Asm(assembly(&mut ops)?)
                }
                _ => {
                    self.raw.push(ops);
                    Def::Raw(self.raw.len() - 1)
                }
            };
            self.values.push(Slot { ty, def });
        }
        Ok(())
    }

    /// The constant that a record describes.
    pub(super) fn make_constant(&mut self, mut ops: Ops<'s>, ty: TypeId, depth: u32) -> Result<Constant> {
        let plain = match (ops.code, self.types.resolve(ty).1) {
            (2, Type::Int(width)) => Some(Constant::Int(Bits::zero(*width))),
            (2, Type::Float(format)) => Some(Constant::Float(Bits::zero(format.bits()))),
            (2, Type::Pointer(_)) => Some(Constant::Null),
            (2, Type::Other(_)) => Some(Constant::Other("none".to_string())),
            (2, _) => Some(Constant::Zero),
            (3 | 26, _) => Some(Constant::Undef),
            _ => None,
        };
        match plain {
            Some(constant) => Ok(constant),
            None => self.composed_constant(&mut ops, ty, depth),
        }
    }

    /// A constant that its operands tell.
    fn composed_constant(&mut self, ops: &mut Ops<'s>, ty: TypeId, depth: u32) -> Result<Constant> {
        let resolved = self.types.resolve(ty).1.clone();
        Ok(match (ops.code, resolved) {
            (4, Type::Int(width)) => {
                Constant::Int(wide(&[ops.take()?, 0], width.min(64)).sign_extend(width - width.min(64)))
            }
            (5, Type::Int(width)) => Constant::Int(wide(ops.rest(), width)),
            (6, Type::Float(format)) => match float_bits(ops.rest(), format.bits()) {
                Some(bits) => Constant::Float(bits),
                None => return ops.fail("too few operands"),
            },
            (7, whole) => self.aggregate(ops, &whole, depth)?,
            (8 | 9, Type::Array(n, element)) if *self.types.get(element) == Type::Int(8) => {
                let mut bytes: Vec<u8> = ops.rest().iter().map(|op| *op as u8).collect();
                if ops.code == 9 {
                    bytes.push(0);
                }
                if bytes.len() as u64 != n {
                    return ops.fail("a string of another length than its type");
                }
                Constant::Bytes(bytes)
            }
            (22, Type::Array(n, element)) => self.data(ops, n, element)?,
            (22, Type::Vector(n, element)) => self.data(ops, u64::from(n), element)?,
            (21, _) => self.label_address(ops, depth)?,
            (27, _) => Constant::Other("dso_local_equivalent".to_string()),
            (29, _) => Constant::Other("no_cfi".to_string()),
            (33, _) => Constant::Other("ptrauth".to_string()),
            _ => self.expression(ops, ty, depth)?,
        })
    }

    /// `[type of the function, function, block]`: the number of a block that may come later.
    fn label_address(&mut self, ops: &mut Ops<'_>, depth: u32) -> Result<Constant> {
        ops.take()?;
        let (_, function) = self.constant_within(ops.index()?, ops.at, depth)?;
        let Constant::Function(function) = function else {
            return ops.fail("the address of a block of what is no function");
        };
        let block = Some(BlockId::from_usize(ops.index()?));
        let label = Label { function, block };
        let known = self.labels.iter().find(|(_, known)| **known == label).map(|(id, _)| id);
        Ok(Constant::Label(known.unwrap_or_else(|| self.labels.push(label))))
    }

    fn aggregate(&mut self, ops: &mut Ops<'_>, whole: &Type, depth: u32) -> Result<Constant> {
        let expected = |n: usize| match whole {
            Type::Array(length, element) => ((n as u64) < *length).then_some(*element),
            Type::Vector(length, element) => (n < *length as usize).then_some(*element),
            Type::Struct { fields, .. } => fields.get(n).copied(),
            _ => None,
        };
        let mut elements = Vec::new();
        while ops.len() > 0 {
            let element = self.constant_within(ops.index()?, ops.at, depth)?;
            if expected(elements.len()) != Some(element.0) {
                return ops.fail("an element of a wrong type");
            }
            elements.push(element);
        }
        if expected(elements.len()).is_some() {
            return ops.fail("too few elements");
        }
        Ok(Constant::Aggregate(elements))
    }

    /// Numbers without constants of their own.
    fn data(&mut self, ops: &mut Ops<'_>, count: u64, element: TypeId) -> Result<Constant> {
        if ops.len() as u64 != count {
            return ops.fail("another number of elements than the type has");
        }
        self.budget = self.budget.saturating_sub(count);
        let words = ops.rest().iter();
        match *self.types.get(element) {
            Type::Int(width) if width <= 64 => {
                let number = |op: &u64| (element, Constant::Int(Bits::from_u64(*op, width)));
                Ok(Constant::Aggregate(words.map(number).collect()))
            }
            Type::Float(format) if format.bits() <= 64 => {
                let number = |op: &u64| (element, Constant::Float(Bits::from_u64(*op, format.bits())));
                Ok(Constant::Aggregate(words.map(number).collect()))
            }
            _ => ops.fail("elements that are no numbers"),
        }
    }

    fn element(&mut self, ops: &mut Ops<'_>, depth: u32) -> Result<Operand> {
        let (ty, constant) = self.constant_within(ops.index()?, ops.at, depth)?;
        Ok(Operand { ty, value: Value::Constant(constant) })
    }

    /// An operand behind its type, which it has anyway.
    fn typed_element(&mut self, ops: &mut Ops<'_>, depth: u32) -> Result<Operand> {
        ops.take()?;
        self.element(ops, depth)
    }

    fn expression(&mut self, ops: &mut Ops<'_>, ty: TypeId, depth: u32) -> Result<Constant> {
        let kind = match ops.code {
            10 => {
                let number = ops.take()?;
                let (a, b) = (self.element(ops, depth)?, self.element(ops, depth)?);
                match binary_op(number, self.is_floating(a.ty)) {
                    Some(op) => binary(op, ops.optional(), a, b),
                    None => return ops.fail("unknown operator"),
                }
            }
            11 => {
                let Some(op) = cast_op(ops.take()?) else { return ops.fail("unknown conversion") };
                InstrKind::Cast { op, value: self.typed_element(ops, depth)?, to: ty }
            }
            12 | 20 | 24 | 31 | 32 => self.element_pointer_expression(ops, depth)?,
            13 => InstrKind::Select {
                condition: self.element(ops, depth)?,
                then: self.element(ops, depth)?,
                otherwise: self.element(ops, depth)?,
            },
            14 => InstrKind::ExtractElement {
                vector: self.typed_element(ops, depth)?,
                index: self.typed_element(ops, depth)?,
            },
            15 => InstrKind::InsertElement {
                vector: self.element(ops, depth)?,
                value: self.element(ops, depth)?,
                index: self.typed_element(ops, depth)?,
            },
            16 | 19 => self.shuffle_expression(ops, depth)?,
            17 => {
                let a = self.typed_element(ops, depth)?;
                let b = self.element(ops, depth)?;
                comparison(ops, a, b)?
            }
            25 => {
                ops.take()?;
                InstrKind::FNeg(self.element(ops, depth)?)
            }
            _ => return ops.fail("a constant of an unknown kind, or of another type"),
        };
        let found = self.rules().result_type(&kind).or_else(|complaint| ops.fail(complaint))?;
        if found != Some(ty) {
            return ops.fail("an expression of another type");
        }
        Ok(Constant::Expr(Box::new(kind)))
    }

    fn shuffle_expression(&mut self, ops: &mut Ops<'_>, depth: u32) -> Result<InstrKind> {
        let a = if ops.code == 19 { self.typed_element(ops, depth)? } else { self.element(ops, depth)? };
        let b = self.element(ops, depth)?;
        let mask = self.element(ops, depth)?;
        Ok(InstrKind::ShuffleVector { a, b, mask: self.mask(ops, &mask)? })
    }

    /// The source type may be missing in the older forms, which then have it as that of the pointer.
    fn element_pointer_expression(&mut self, ops: &mut Ops<'_>, depth: u32) -> Result<InstrKind> {
        let mut source = None;
        if matches!(ops.code, 24 | 31 | 32) || ops.len() % 2 == 1 {
            source = Some(self.ty(ops)?);
        }
        let inbounds = match ops.code {
            24 | 31 | 32 => ops.take()? & 1 != 0,
            code => code == 20,
        };
        if ops.code == 31 {
            let width = ops.take()?;
            if width > 64 {
                return ops.fail("a range of more than 64 bits");
            }
            let (_lower, _upper) = (signed(ops.take()?), signed(ops.take()?));
        }
        let base = self.typed_element(ops, depth)?;
        let mut indices = Vec::new();
        while ops.len() > 0 {
            indices.push(self.typed_element(ops, depth)?);
        }
        let source = match (source, self.types.get(base.ty)) {
            (Some(source), _) => source,
            (None, Type::Pointer(Some(pointee))) => *pointee,
            _ => return ops.fail("a pointer without pointee"),
        };
        Ok(InstrKind::GetElementPtr { inbounds, source, base, indices })
    }

    /// Whether the operators of a type are those of floating-point numbers.
    pub(super) fn is_floating(&self, ty: TypeId) -> bool {
        match self.types.get(ty) {
            Type::Vector(_, element) => matches!(self.types.get(*element), Type::Float(_)),
            ty => matches!(ty, Type::Float(_)),
        }
    }

    /// The lanes of a constant mask.
    pub(super) fn mask(&self, ops: &Ops<'_>, mask: &Operand) -> Result<Vec<Option<u32>>> {
        match crate::llvm::rules::mask(&self.types, mask) {
            Some(lanes) => Ok(lanes),
            None => ops.fail("a mask is a constant vector of i32"),
        }
    }
}
