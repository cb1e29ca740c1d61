//! Constant expressions: an opcode with its operands in parentheses.

use super::Reader;
use super::cursor::{Result, malformed};
use super::opcodes::{binary_op, cast_op};
use crate::llvm::module::{Constant, InstrKind, Operand, TypeId, Value};

/// Whether a constant expression starts with this word.
pub(super) fn is_expression(word: &[u8]) -> bool {
    binary_op(word).is_some()
        || cast_op(word).is_some()
        || matches!(
            word,
            b"getelementptr"
                | b"select"
                | b"icmp"
                | b"fcmp"
                | b"fneg"
                | b"extractvalue"
                | b"insertvalue"
                | b"extractelement"
                | b"insertelement"
                | b"shufflevector"
        )
}

impl<'a> Reader<'a> {
    /// A constant expression with the type of its result, which must be the expected one if there is such.
    pub(super) fn expression(&mut self, expected: Option<TypeId>) -> Result<(TypeId, Constant)> {
        let opcode = self.bump()?;
        let kind = match opcode.text {
            b"getelementptr" => self.element_pointer_expression()?,
            b"icmp" => {
                let predicate = self.int_predicate()?;
                let (a, b) = self.in_parentheses(Self::constant_pair)?;
                InstrKind::ICmp { predicate, a, b }
            }
            b"fcmp" => {
                let predicate = self.float_predicate()?;
                let (a, b) = self.in_parentheses(Self::constant_pair)?;
                InstrKind::FCmp { predicate, a, b }
            }
            word => match (binary_op(word), cast_op(word)) {
                (Some(op), _) => {
                    let flags = self.arithmetic_flags()?;
                    let (a, b) = self.in_parentheses(Self::constant_pair)?;
                    InstrKind::Binary { op, nsw: flags.nsw, nuw: flags.nuw, exact: flags.exact, a, b }
                }
                (_, Some(op)) => {
                    self.skip_words(&[b"nneg", b"nuw", b"nsw"])?;
                    let (value, to) = self.in_parentheses(|r| {
                        let value = r.constant_operand()?;
                        r.expect_word("to")?;
                        Ok((value, r.value_type()?))
                    })?;
                    InstrKind::Cast { op, value, to }
                }
                _ => self.in_parentheses(|r| r.selecting_expression(word))?,
            },
        };
        let Some(found) = self.checked(opcode.span, &kind)? else {
            return malformed(opcode.span, "the expression has no value");
        };
        if let Some(expected) = expected {
            self.agree(opcode.span, expected, found)?;
        }
        Ok((found, Constant::Expr(Box::new(kind))))
    }

    fn in_parentheses<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.expect(b'(')?;
        let result = inner(self)?;
        self.expect(b')')?;
        Ok(result)
    }

    /// `type value` with a constant.
    fn constant_operand(&mut self) -> Result<Operand> {
        let (ty, constant) = self.typed_constant()?;
        Ok(Operand { ty, value: Value::Constant(constant) })
    }

    fn constant_pair(&mut self) -> Result<(Operand, Operand)> {
        let a = self.constant_operand()?;
        self.expect(b',')?;
        Ok((a, self.constant_operand()?))
    }

    /// The operands of expressions that choose among values or elements.
    fn selecting_expression(&mut self, word: &[u8]) -> Result<InstrKind> {
        let first = self.constant_operand()?;
        match word {
            b"fneg" => return Ok(InstrKind::FNeg(first)),
            b"extractvalue" => {
                return Ok(InstrKind::ExtractValue { aggregate: first, indices: self.index_path()? });
            }
            _ => self.expect(b',')?,
        }
        let second = self.constant_operand()?;
        match word {
            b"insertvalue" => {
                let indices = self.index_path()?;
                return Ok(InstrKind::InsertValue { aggregate: first, value: second, indices });
            }
            b"extractelement" => return Ok(InstrKind::ExtractElement { vector: first, index: second }),
            _ => self.expect(b',')?,
        }
        let place = self.token.span;
        let third = self.constant_operand()?;
        match word {
            b"select" => Ok(InstrKind::Select { condition: first, then: second, otherwise: third }),
            b"insertelement" => Ok(InstrKind::InsertElement { vector: first, value: second, index: third }),
            _ => {
                let mask = self.mask(place, &third)?;
                Ok(InstrKind::ShuffleVector { a: first, b: second, mask })
            }
        }
    }

    /// What follows `getelementptr` in a constant.
    fn element_pointer_expression(&mut self) -> Result<InstrKind> {
        let inbounds = self.element_pointer_flags()?;
        self.in_parentheses(|r| {
            let source = r.value_type()?;
            r.expect(b',')?;
            let base = r.constant_operand()?;
            let mut indices = Vec::new();
            while r.accept(b',')? {
                r.accept_word(b"inrange")?;
                indices.push(r.constant_operand()?);
            }
            Ok(InstrKind::GetElementPtr { inbounds, source, base, indices })
        })
    }
}
