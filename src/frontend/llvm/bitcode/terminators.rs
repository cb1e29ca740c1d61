//! Terminators, `phi`, calls, and the instructions of exceptions.

use super::ops::{Ops, signed};
use super::{Reader, Result, unsupported};
use crate::llvm::module::{BlockId, Clause, Constant, InstrKind, Operand, Type, TypeId, Value};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashSet};

impl<'s> Reader<'s> {
    /// What directs control, and calls.
    pub(super) fn control(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let kind = match ops.code {
            10 => self.ret(&mut ops)?,
            11 => self.branch(&mut ops)?,
            12 => self.switch(&mut ops)?,
            15 => InstrKind::Unreachable,
            16 => self.phi(&mut ops)?,
            31 => {
                let ty = self.ty(&mut ops)?;
                let address = self.operand_of(&mut ops, ty)?;
                InstrKind::IndirectBranch { address, targets: self.blocks(&mut ops)? }
            }
            34 => return self.call(ops),
            13 => return self.invoke(ops),
            57 => return self.call_branch(ops),
            39 => InstrKind::Resume(self.operand(&mut ops)?),
            47 => {
                let ty = self.ty(&mut ops)?;
                let kind = self.landing_pad(&mut ops)?;
                return self.append(&ops, kind, Some(ty));
            }
            code => return unsupported(ops.at, format!("instructions of kind {code}")),
        };
        self.append(&ops, kind, None)
    }

    fn blocks(&mut self, ops: &mut Ops<'_>) -> Result<Vec<BlockId>> {
        (0..ops.len()).map(|_| self.block(ops)).collect()
    }

    fn ret(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let value = if ops.len() == 0 { None } else { Some(self.operand(ops)?) };
        let void = self.types.intern(Type::Void);
        let found = value.as_ref().map_or(void, |value| value.ty);
        let expected = self.body().result;
        self.rules().agree(expected, found).or_else(|complaint| ops.fail(complaint))?;
        Ok(InstrKind::Return(value))
    }

    fn branch(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let then = self.block(ops)?;
        if ops.len() == 0 {
            return Ok(InstrKind::Jump(then));
        }
        let otherwise = self.block(ops)?;
        let truth = self.types.intern(Type::Int(1));
        Ok(InstrKind::Branch { condition: self.operand_of(ops, truth)?, then, otherwise })
    }

    /// `[type, value, default, (case, block)...]`; cases are numbers of the table, not distances.
    fn switch(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let ty = self.ty(ops)?;
        let value = self.operand_of(ops, ty)?;
        let default = self.block(ops)?;
        let mut cases = Vec::new();
        let mut seen: HashSet<Bits> = HashSet::default();
        while ops.len() > 0 {
            let (case_type, case) = self.constant(ops.index()?, ops.at)?;
            match case {
                Constant::Int(bits) if case_type == ty && seen.insert(bits.clone()) => {
                    cases.push((bits, self.block(ops)?));
                }
                _ => return ops.fail("a case that is no integer of the type, or stands there already"),
            }
        }
        Ok(InstrKind::Switch { value, cases, default })
    }

    /// `[type, (value, block)..., flags?]`; distances are signed here.
    fn phi(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let ty = self.ty(ops)?;
        let mut incoming = Vec::new();
        while ops.len() > 1 {
            let value = (self.values.len() as i64).wrapping_sub(signed(ops.take()?));
            let value = usize::try_from(value).unwrap_or(usize::MAX);
            incoming.push((self.operand_at(value, ty, ops.at)?, self.block(ops)?));
        }
        Ok(InstrKind::Phi(incoming))
    }

    /// `[attributes, convention, flags?, type, callee, arguments...]`
    fn call(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let attributes = ops.take()?;
        let convention = ops.take()?;
        if convention >> 17 & 1 == 1 {
            self.relaxed |= ops.take()? != 0;
        }
        let kind = self.called(&mut ops, attributes, convention >> 15 & 1 == 1)?;
        self.append(&ops, kind, None)
    }

    /// A call from its type on, which only old forms leave out.
    fn called(&mut self, ops: &mut Ops<'_>, attributes: u64, explicit: bool) -> Result<InstrKind> {
        let stated = if explicit { Some(self.ty(ops)?) } else { None };
        let callee = self.operand(ops)?;
        let function = match (stated, self.types.get(callee.ty)) {
            (Some(ty), Type::Pointer(None)) => ty,
            (Some(ty), Type::Pointer(Some(pointee))) if ty == *pointee => ty,
            (None, Type::Pointer(Some(pointee))) => *pointee,
            _ => return ops.fail("the callee has another type"),
        };
        let Type::Function { result, params, variadic } = self.types.get(function).clone() else {
            return ops.fail("what is called is no function");
        };
        let mut values = Vec::new();
        for ty in params {
            values.push(self.argument(ops, ty)?);
        }
        while ops.len() > 0 && variadic {
            values.push(self.operand(ops)?);
        }
        if ops.len() > 0 {
            return ops.fail("more arguments than parameters");
        }
        let attributes = self.attributes.list(attributes);
        let args = values.into_iter().enumerate().map(|(n, value)| {
            let pointee = match self.types.get(value.ty) {
                Type::Pointer(pointee) => *pointee,
                _ => None,
            };
            (value, attributes.byval(n).and_then(|given| given.or(pointee)))
        });
        Ok(InstrKind::Call { callee, result, args: args.collect(), noreturn: attributes.noreturn })
    }

    /// An argument; metadata has numbers of its own.
    fn argument(&mut self, ops: &mut Ops<'_>, ty: TypeId) -> Result<Operand> {
        if self.is_other(ty, "metadata") {
            let distance = ops.take()? as u32;
            let number = (self.values.len() as u32).wrapping_sub(distance) as usize;
            return Ok(Operand { ty, value: Value::Metadata(self.metadata_of(number, ops.at)?) });
        }
        if self.is_other(ty, "label") {
            return unsupported(ops.at, "blocks as arguments");
        }
        self.operand_of(ops, ty)
    }

    /// `[attributes, convention, block, block to unwind to, type, callee, arguments...]`: a call and a jump.
    fn invoke(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let (attributes, convention) = (ops.take()?, ops.take()?);
        let (to, unwind) = (self.block(&mut ops)?, self.block(&mut ops)?);
        let kind = self.called(&mut ops, attributes, convention >> 13 & 1 == 1)?;
        self.append(&ops, kind, None)?;
        let from = BlockId::from_usize(self.body().current);
        self.body().unwinding.push((from, unwind));
        self.append(&ops, InstrKind::Jump(to), None)?;
        // The file counts both as one instruction.
        self.body().order.pop();
        Ok(())
    }

    /// `[cleanup, n, (kind, value)...]`
    fn landing_pad(&mut self, ops: &mut Ops<'_>) -> Result<InstrKind> {
        let cleanup = ops.take()? != 0;
        let mut clauses = Vec::new();
        for _ in 0..ops.index()? {
            let filters = ops.take()? != 0;
            let operand = self.operand(ops)?;
            clauses.push(if filters { Clause::Filter(operand) } else { Clause::Catch(operand) });
        }
        Ok(InstrKind::LandingPad { cleanup, clauses })
    }

    /// `[attributes, convention, block, n, blocks..., type, callee, arguments...]`
    fn call_branch(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let (attributes, convention) = (ops.take()?, ops.take()?);
        let mut targets = vec![self.block(&mut ops)?];
        for _ in 0..ops.index()? {
            targets.push(self.block(&mut ops)?);
        }
        let kind = self.called(&mut ops, attributes, convention >> 15 & 1 == 1)?;
        let InstrKind::Call { result, .. } = kind else { unreachable!("calls are made there") };
        let ty = (*self.types.get(result) != Type::Void).then_some(result);
        self.append(&ops, InstrKind::Other("callbr".to_string(), targets), ty)
    }
}
