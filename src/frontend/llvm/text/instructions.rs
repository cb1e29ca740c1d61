//! Instructions: results, opcodes that compute, and what is attached.

use super::Reader;
use super::cursor::{Result, malformed};
use super::lexer::{Kind, Token};
use super::opcodes::{binary_op, cast_op};
use crate::llvm::module::{Instr, InstrKind, LocalId, MetaId, Metadata, Operand, Type, TypeId, Value};
use crate::llvm::rules::is_terminator;

/// What an opcode and its operands were read to.
pub(super) struct Operation {
    pub(super) kind: InstrKind,
    /// The type of the result where the rules do not give it.
    pub(super) ty: Option<TypeId>,
    /// The jump that follows an `invoke`.
    pub(super) then: Option<InstrKind>,
}

impl From<InstrKind> for Operation {
    fn from(kind: InstrKind) -> Self {
        Operation { kind, ty: None, then: None }
    }
}

/// The words that begin an instruction; others behind a call are attributes.
pub(super) fn is_opcode(word: &[u8]) -> bool {
    super::expressions::is_expression(word)
        || matches!(
            word,
            b"freeze"
                | b"phi"
                | b"alloca"
                | b"load"
                | b"store"
                | b"cmpxchg"
                | b"atomicrmw"
                | b"fence"
                | b"va_arg"
        )
        || matches!(
            word,
            b"call" | b"tail" | b"musttail" | b"notail" | b"invoke" | b"callbr" | b"landingpad" | b"catchpad"
        )
        || matches!(
            word,
            b"ret"
                | b"br"
                | b"switch"
                | b"indirectbr"
                | b"unreachable"
                | b"resume"
                | b"cleanuppad"
                | b"catchswitch"
        )
        || matches!(word, b"catchret" | b"cleanupret" | b"uselistorder" | b"uselistorder_bb" | b"to")
}

/// What is attached to an instruction and matters.
#[derive(Debug, Default)]
struct Attachments {
    debug: Option<MetaId>,
    loop_node: Option<MetaId>,
    nosanitize: bool,
}

impl<'a> Reader<'a> {
    /// An instruction with its result and attachments.
    pub(super) fn instruction(&mut self) -> Result<()> {
        let span = self.token.span;
        if self.scope().current.is_none() {
            self.scope().begin(None, span)?;
        }
        let name = if self.token.kind == Kind::Local {
            let name = self.bump()?;
            self.expect(b'=')?;
            Some(name)
        } else {
            None
        };
        let opcode = self.token;
        if opcode.kind != Kind::Word {
            return self.expected("an instruction");
        }
        self.bump()?;
        let operation = self.operation(&opcode)?;
        let by_rules = self.checked(opcode.span, &operation.kind)?;
        let Attachments { debug, loop_node, nosanitize } = self.attachments()?;
        let result = match operation.ty.or(by_rules) {
            Some(ty) => {
                let scope = self.scope.as_mut().expect("a body is being read");
                Some(scope.define(name.as_ref(), span, ty, &self.types)?)
            }
            None if name.is_some() => {
                return malformed(span, "the instruction has no result that could be named");
            }
            None => None,
        };
        let ends = is_terminator(&operation.kind) || operation.then.is_some();
        let scope = self.scope();
        scope.append(Instr { result, kind: operation.kind, debug, loop_node, nosanitize, span })?;
        if let Some(kind) = operation.then {
            scope.append(Instr { result: None, kind, debug, loop_node, nosanitize, span })?;
        }
        if ends {
            scope.current = None;
        }
        Ok(())
    }

    /// What follows the opcode.
    fn operation(&mut self, opcode: &Token<'a>) -> Result<Operation> {
        let kind = match opcode.text {
            b"call" => return self.call(),
            b"tail" | b"musttail" | b"notail" => {
                self.expect_word("call")?;
                return self.call();
            }
            b"invoke" => return self.invoke(),
            b"callbr" => return self.call_branch(),
            b"alloca" => self.alloca()?,
            b"load" => self.load()?,
            b"store" => self.store()?,
            b"cmpxchg" => self.compare_exchange()?,
            b"atomicrmw" => self.atomic_update()?,
            b"fence" => self.fence()?,
            b"getelementptr" => self.element_pointer()?,
            b"br" => self.branch()?,
            b"switch" => self.switch()?,
            b"ret" => self.ret()?,
            b"unreachable" => InstrKind::Unreachable,
            b"phi" => self.phi()?,
            b"indirectbr" => self.indirect_branch()?,
            b"landingpad" | b"resume" | b"catchswitch" | b"catchpad" | b"cleanuppad" | b"catchret"
            | b"cleanupret" => return self.exceptional(opcode),
            word => match (binary_op(word), cast_op(word)) {
                (Some(op), _) => {
                    let flags = self.arithmetic_flags()?;
                    let (a, b) = self.operand_pair()?;
                    InstrKind::Binary { op, nsw: flags.nsw, nuw: flags.nuw, exact: flags.exact, a, b }
                }
                (_, Some(op)) => {
                    self.skip_words(&[b"nneg", b"nuw", b"nsw"])?;
                    self.fast_math()?;
                    let value = self.operand()?;
                    self.expect_word("to")?;
                    InstrKind::Cast { op, value, to: self.value_type()? }
                }
                _ => self.choosing_operation(opcode)?,
            },
        };
        Ok(kind.into())
    }

    /// Comparisons, and operations that choose among values or elements.
    fn choosing_operation(&mut self, opcode: &Token<'a>) -> Result<InstrKind> {
        Ok(match opcode.text {
            b"icmp" => {
                let predicate = self.int_predicate()?;
                let (a, b) = self.operand_pair()?;
                InstrKind::ICmp { predicate, a, b }
            }
            b"fcmp" => {
                self.fast_math()?;
                let predicate = self.float_predicate()?;
                let (a, b) = self.operand_pair()?;
                InstrKind::FCmp { predicate, a, b }
            }
            b"fneg" => {
                self.fast_math()?;
                InstrKind::FNeg(self.operand()?)
            }
            b"freeze" => InstrKind::Freeze(self.operand()?),
            b"select" => {
                self.fast_math()?;
                let (condition, then, otherwise) =
                    (self.operand()?, self.next_operand()?, self.next_operand()?);
                InstrKind::Select { condition, then, otherwise }
            }
            b"va_arg" => {
                let list = self.operand()?;
                self.expect(b',')?;
                InstrKind::VaArg { list, ty: self.value_type()? }
            }
            _ => self.element_operation(opcode)?,
        })
    }

    /// Operations on elements of aggregates and vectors.
    fn element_operation(&mut self, opcode: &Token<'a>) -> Result<InstrKind> {
        Ok(match opcode.text {
            b"extractvalue" => {
                InstrKind::ExtractValue { aggregate: self.operand()?, indices: self.index_path()? }
            }
            b"insertvalue" => InstrKind::InsertValue {
                aggregate: self.operand()?,
                value: self.next_operand()?,
                indices: self.index_path()?,
            },
            b"extractelement" => {
                InstrKind::ExtractElement { vector: self.operand()?, index: self.next_operand()? }
            }
            b"insertelement" => InstrKind::InsertElement {
                vector: self.operand()?,
                value: self.next_operand()?,
                index: self.next_operand()?,
            },
            b"shufflevector" => {
                let (a, b) = (self.operand()?, self.next_operand()?);
                self.expect(b',')?;
                let place = self.token.span;
                let mask = self.operand()?;
                InstrKind::ShuffleVector { a, b, mask: self.mask(place, &mask)? }
            }
            _ => return malformed(opcode.span, format!("expected an instruction, found {}", opcode.show())),
        })
    }

    /// A value of the type.
    pub(super) fn value(&mut self, ty: TypeId) -> Result<Value> {
        if matches!(self.types.get(ty), Type::Other(name) if name == "metadata") {
            return self.metadata().map(Value::Metadata);
        }
        let token = self.token;
        if token.kind == Kind::Local {
            let id = self.local(&token, ty)?;
            self.bump()?;
            return Ok(Value::Local(id));
        }
        self.constant(ty).map(Value::Constant)
    }

    /// The local of the name, which is used with the type.
    pub(super) fn local(&mut self, token: &Token<'a>, ty: TypeId) -> Result<LocalId> {
        match &mut self.scope {
            Some(scope) => scope.mention(token, ty, &self.types),
            None => malformed(token.span, "a local outside of functions"),
        }
    }

    /// `type value`.
    pub(super) fn operand(&mut self) -> Result<Operand> {
        let ty = self.value_type()?;
        Ok(Operand { ty, value: self.value(ty)? })
    }

    /// `, type value`.
    pub(super) fn next_operand(&mut self) -> Result<Operand> {
        self.expect(b',')?;
        self.operand()
    }

    /// `type value, value`.
    fn operand_pair(&mut self) -> Result<(Operand, Operand)> {
        let a = self.operand()?;
        self.expect(b',')?;
        let b = Operand { ty: a.ty, value: self.value(a.ty)? };
        Ok((a, b))
    }

    /// `, !dbg !7, !llvm.loop !8`.
    fn attachments(&mut self) -> Result<Attachments> {
        let mut found = Attachments::default();
        while self.accept(b',')? {
            let name = self.expect_kind(Kind::MetaName, "an attachment")?;
            let node = self.node_id()?;
            match name.text {
                b"dbg" => found.debug = Some(node),
                b"llvm.loop" => found.loop_node = Some(node),
                b"nosanitize" => found.nosanitize = true,
                _ => {}
            }
        }
        Ok(found)
    }

    /// `#dbg_value(...)`: the last argument is the location.
    pub(super) fn debug_record(&mut self) -> Result<()> {
        let record = self.bump()?;
        let kind = match record.text {
            b"dbg_value" | b"dbg_declare" | b"dbg_assign" | b"dbg_label" => &record.text[4..],
            _ => return malformed(record.span, format!("unknown record {}", record.show())),
        };
        self.expect(b'(')?;
        let mut args = vec![self.metadata()?];
        while self.accept(b',')? {
            args.push(self.metadata()?);
        }
        self.expect(b')')?;
        let debug = match args.pop() {
            Some(Metadata::Node(id)) => id,
            Some(Metadata::Inline(node)) => self.inline_id(*node),
            _ => return malformed(record.span, "the last argument is no location"),
        };
        let kind = InstrKind::DebugRecord { kind: String::from_utf8_lossy(kind).into_owned(), args };
        self.scope().append(Instr {
            result: None,
            kind,
            debug: Some(debug),
            loop_node: None,
            nosanitize: false,
            span: record.span,
        })
    }
}
