//! Terminators, `phi`, and the instructions of exceptions, of which those of other systems are kept as opcodes without model.

use super::Reader;
use super::cursor::{Result, malformed};
use super::instructions::Operation;
use super::lexer::{Kind, Token};
use crate::llvm::module::{BlockId, Clause, Constant, InstrKind, Operand, Type, TypeId};
use eufonium_base::{Bits, HashSet};

impl<'a> Reader<'a> {
    /// `%block`.
    fn block_name(&mut self) -> Result<BlockId> {
        let token = self.expect_kind(Kind::Local, "the name of a block")?;
        self.scope().label(&token)
    }

    /// `label %block`.
    pub(super) fn target_label(&mut self) -> Result<BlockId> {
        self.expect_word("label")?;
        self.block_name()
    }

    /// `[label %a, label %b]`.
    fn target_list(&mut self) -> Result<Vec<BlockId>> {
        self.expect(b'[')?;
        let mut targets = Vec::new();
        while !self.is_sign(b']') {
            if !targets.is_empty() {
                self.expect(b',')?;
            }
            targets.push(self.target_label()?);
        }
        self.expect(b']')?;
        Ok(targets)
    }

    pub(super) fn ret(&mut self) -> Result<InstrKind> {
        let span = self.token.span;
        let ty = self.ty()?;
        let expected = self.scope().result;
        self.agree(span, expected, ty)?;
        if *self.types.get(ty) == Type::Void {
            return Ok(InstrKind::Return(None));
        }
        Ok(InstrKind::Return(Some(Operand { ty, value: self.value(ty)? })))
    }

    pub(super) fn branch(&mut self) -> Result<InstrKind> {
        if self.is_word(b"label") {
            return Ok(InstrKind::Jump(self.target_label()?));
        }
        let condition = self.operand()?;
        self.expect(b',')?;
        let then = self.target_label()?;
        self.expect(b',')?;
        Ok(InstrKind::Branch { condition, then, otherwise: self.target_label()? })
    }

    pub(super) fn switch(&mut self) -> Result<InstrKind> {
        let value = self.operand()?;
        self.expect(b',')?;
        let default = self.target_label()?;
        self.expect(b'[')?;
        let mut cases = Vec::new();
        let mut seen = HashSet::default();
        while !self.is_sign(b']') {
            let span = self.token.span;
            let case = self.case(value.ty)?;
            if !seen.insert(case.clone()) {
                return malformed(span, "the case stands there already");
            }
            self.expect(b',')?;
            cases.push((case, self.target_label()?));
        }
        self.expect(b']')?;
        Ok(InstrKind::Switch { value, cases, default })
    }

    fn case(&mut self, expected: TypeId) -> Result<Bits> {
        let span = self.token.span;
        let (ty, constant) = self.typed_constant()?;
        self.agree(span, expected, ty)?;
        match (constant, self.types.get(ty)) {
            (Constant::Int(bits), _) => Ok(bits),
            (Constant::Zero, Type::Int(width)) => Ok(Bits::zero(*width)),
            _ => malformed(span, "a case is an integer"),
        }
    }

    pub(super) fn indirect_branch(&mut self) -> Result<InstrKind> {
        let address = self.operand()?;
        self.expect(b',')?;
        Ok(InstrKind::IndirectBranch { address, targets: self.target_list()? })
    }

    pub(super) fn phi(&mut self) -> Result<InstrKind> {
        self.fast_math()?;
        let ty = self.value_type()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(ty)?;
            self.expect(b',')?;
            incoming.push((Operand { ty, value }, self.block_name()?));
            self.expect(b']')?;
            if !self.is_sign(b',') || self.peek()? == Kind::MetaName {
                return Ok(InstrKind::Phi(incoming));
            }
            self.bump()?;
        }
    }

    /// What catches and raises exceptions.
    pub(super) fn exceptional(&mut self, opcode: &Token<'a>) -> Result<Operation> {
        match opcode.text {
            b"landingpad" => return self.landing_pad(),
            b"resume" => return Ok(InstrKind::Resume(self.operand()?).into()),
            _ => {}
        }
        let token = self.types.intern(Type::Other("token".to_string()));
        let (ty, targets) = match opcode.text {
            b"catchswitch" => {
                self.expect_word("within")?;
                self.value(token)?;
                let mut targets = self.target_list()?;
                targets.extend(self.unwind_target()?);
                (Some(token), targets)
            }
            b"catchpad" | b"cleanuppad" => {
                self.expect_word("within")?;
                self.value(token)?;
                self.skip_balanced()?;
                (Some(token), Vec::new())
            }
            b"catchret" => {
                self.expect_word("from")?;
                self.value(token)?;
                self.expect_word("to")?;
                (None, vec![self.target_label()?])
            }
            _ => {
                self.expect_word("from")?;
                self.value(token)?;
                (None, self.unwind_target()?.into_iter().collect())
            }
        };
        let name = String::from_utf8_lossy(opcode.text).into_owned();
        Ok(Operation { kind: InstrKind::Other(name, targets), ty, then: None })
    }

    /// `unwind to caller` or `unwind label %block`.
    fn unwind_target(&mut self) -> Result<Option<BlockId>> {
        self.expect_word("unwind")?;
        if self.accept_word(b"to")? {
            self.expect_word("caller")?;
            return Ok(None);
        }
        self.target_label().map(Some)
    }

    /// The type of what lands, behind which clauses follow.
    fn landing_pad(&mut self) -> Result<Operation> {
        let ty = self.value_type()?;
        let cleanup = self.accept_word(b"cleanup")?;
        let mut clauses = Vec::new();
        while let Some(word @ (b"catch" | b"filter")) = self.word() {
            self.bump()?;
            let operand = self.operand()?;
            clauses.push(if word == b"catch" { Clause::Catch(operand) } else { Clause::Filter(operand) });
        }
        Ok(Operation { kind: InstrKind::LandingPad { cleanup, clauses }, ty: Some(ty), then: None })
    }
}
