//! Calls in their three forms.

use super::Reader;
use super::constants::starts_constant;
use super::cursor::{Result, malformed};
use super::instructions::{Operation, is_opcode};
use super::lexer::{Kind, Token};
use crate::llvm::module::{Assembly, Constant, InstrKind, Operand, Type, TypeId, Value};
use crate::llvm::rules::{Rules, show};
use eufonium_base::Span;

/// What is called, before the type of its arguments is known.
enum Callee<'a> {
    /// A local or global.
    Name(Token<'a>),
    /// Anything else, with its type if that is known.
    Value(Value, Option<TypeId>),
}

/// An argument: the value, and the type that is copied if it is passed by value, or that inline assembly finds behind it.
type Argument = (Operand, Option<TypeId>);

impl<'a> Reader<'a> {
    /// What follows `call`.
    pub(super) fn call(&mut self) -> Result<Operation> {
        self.skip_to_type()?;
        let span = self.token.span;
        let stated = self.ty()?;
        let place = self.token.span;
        let callee = self.callee()?;
        let args = self.arguments()?;
        let noreturn = self.function_attributes(is_opcode)?;
        if self.is_sign(b'[') {
            // Operand bundles speak to optimisers and collectors of garbage.
            self.skip_balanced()?;
        }
        let function = self.called_type(span, stated, &args)?;
        let Type::Function { result, .. } = *self.types.get(function) else {
            return malformed(span, "what is called is no function");
        };
        let callee = self.callee_operand(place, callee, function)?;
        if let Value::Constant(Constant::Function(id)) = callee.value {
            self.direct_calls.push((id, function, place));
        }
        Ok(InstrKind::Call { callee, result, args, noreturn }.into())
    }

    /// `invoke`: a call, then a jump to where it returns to.
    pub(super) fn invoke(&mut self) -> Result<Operation> {
        let mut operation = self.call()?;
        self.expect_word("to")?;
        operation.then = Some(InstrKind::Jump(self.target_label()?));
        self.expect_word("unwind")?;
        let unwind = self.target_label()?;
        self.scope().unwinds_to(unwind);
        Ok(operation)
    }

    /// `callbr`: assembly that may jump.
    pub(super) fn call_branch(&mut self) -> Result<Operation> {
        let InstrKind::Call { result, .. } = self.call()?.kind else {
            unreachable!("`call` reads calls");
        };
        self.expect_word("to")?;
        let mut targets = vec![self.target_label()?];
        self.expect(b'[')?;
        if !self.is_sign(b']') {
            targets.push(self.target_label()?);
            while self.accept(b',')? {
                targets.push(self.target_label()?);
            }
        }
        self.expect(b']')?;
        let ty = (*self.types.get(result) != Type::Void).then_some(result);
        Ok(Operation { kind: InstrKind::Other("callbr".to_string(), targets), ty, then: None })
    }

    fn callee(&mut self) -> Result<Callee<'a>> {
        match self.token.kind {
            Kind::Local | Kind::Global => self.bump().map(Callee::Name),
            Kind::Word if self.token.text == b"asm" => Ok(Callee::Value(self.assembly()?, None)),
            Kind::Word if super::expressions::is_expression(self.token.text) => {
                let (ty, constant) = self.nested(|r| r.expression(None))?;
                Ok(Callee::Value(Value::Constant(constant), Some(ty)))
            }
            _ => {
                let pointer = self.types.intern(Type::Pointer(None));
                Ok(Callee::Value(Value::Constant(self.constant(pointer)?), None))
            }
        }
    }

    /// `asm sideeffect "code", "constraints"`.
    fn assembly(&mut self) -> Result<Value> {
        self.bump()?;
        while self.word().is_some() {
            self.bump()?;
        }
        let code = self.string()?;
        self.expect(b',')?;
        Ok(Value::Asm(Box::new(Assembly { code, constraints: self.string()? })))
    }

    fn arguments(&mut self) -> Result<Vec<Argument>> {
        self.expect(b'(')?;
        let mut args = Vec::new();
        while !self.is_sign(b')') {
            if self.token.kind == Kind::Dots {
                // A `musttail` call passes its own variable arguments on.
                self.bump()?;
                break;
            }
            let ty = self.value_type()?;
            let (byval, _) = self.parameter_attributes(ty, starts_constant)?;
            args.push((Operand { ty, value: self.value(ty)? }, byval));
            if !self.accept(b',')? {
                break;
            }
        }
        self.expect(b')')?;
        Ok(args)
    }

    /// The type of the called function: stated, or made of the result and the arguments.
    fn called_type(&mut self, span: Span, stated: TypeId, args: &[Argument]) -> Result<TypeId> {
        let Type::Function { params, variadic, .. } = self.types.get(stated) else {
            let params = args.iter().map(|(arg, _)| arg.ty).collect();
            return Ok(self.types.intern(Type::Function { result: stated, params, variadic: false }));
        };
        if args.len() < params.len() || (args.len() > params.len() && !variadic) {
            let message = format!("{} arguments for {}", args.len(), show(&self.types, stated));
            return malformed(span, message);
        }
        if let Some((param, (arg, _))) = params.iter().zip(args).find(|(param, (arg, _))| **param != arg.ty) {
            let (expected, found) = (show(&self.types, *param), show(&self.types, arg.ty));
            return malformed(
                span,
                format!("an argument of type {found} for a parameter of type {expected}"),
            );
        }
        Ok(stated)
    }

    fn callee_operand(&mut self, span: Span, callee: Callee<'a>, function: TypeId) -> Result<Operand> {
        let ty = Rules { types: &mut self.types, opaque: self.names.opaque }.pointer_to(function);
        let value = match callee {
            Callee::Name(token) if token.kind == Kind::Local => Value::Local(self.local(&token, ty)?),
            Callee::Name(token) => Value::Constant(self.symbol_constant(&token, ty)?),
            Callee::Value(value, known) => {
                if let Some(known) = known {
                    self.agree(span, ty, known)?;
                }
                value
            }
        };
        Ok(Operand { ty, value })
    }
}
