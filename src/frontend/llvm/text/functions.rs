//! Functions: headers with their attributes, bodies block by block.

use super::Reader;
use super::cursor::{Result, malformed};
use super::lexer::{Kind, Token};
use super::scan::Symbol;
use super::scope::Scope;
use crate::llvm::module::{FuncId, Function, MetaId, Param, Type, TypeId};
use eufonium_base::Span;
use eufonium_base::ids::{Id, IdVec};

/// The words that begin something else than an attribute behind a header.
fn ends_header(word: &[u8]) -> bool {
    matches!(
        word,
        b"define"
            | b"declare"
            | b"target"
            | b"source_filename"
            | b"module"
            | b"attributes"
            | b"uselistorder"
            | b"uselistorder_bb"
            | b"section"
            | b"partition"
            | b"gc"
            | b"comdat"
            | b"prefix"
            | b"prologue"
            | b"personality"
    )
}

/// A parameter as it is written.
struct Parameter<'a> {
    param: Param,
    name: Option<Token<'a>>,
    span: Span,
}

impl<'a> Reader<'a> {
    /// `declare ...`
    pub(super) fn declaration(&mut self) -> Result<()> {
        self.bump()?;
        let mut debug = self.header_attachments()?;
        let (mut function, _) = self.header()?;
        debug = self.header_attachments()?.or(debug);
        function.debug = debug;
        self.functions.push(function);
        Ok(())
    }

    /// `define ... { ... }`
    pub(super) fn definition(&mut self) -> Result<()> {
        self.bump()?;
        let (mut function, parameters) = self.header()?;
        function.debug = self.header_attachments()?;
        let mut scope = Scope::new(function.result);
        for parameter in &parameters {
            scope.define(parameter.name.as_ref(), parameter.span, parameter.param.ty, &self.types)?;
        }
        let open = self.token.span;
        self.expect(b'{')?;
        self.scope = Some(scope);
        self.body()?;
        let mut scope = self.scope.take().expect("the scope was set above");
        if scope.blocks.is_empty() {
            return malformed(open, "the body has no block");
        }
        scope.finish()?;
        function.locals = scope.locals;
        function.blocks = scope.blocks;
        function.unwinding = scope.unwinding;
        self.functions.push(function);
        Ok(())
    }

    /// The scope; only productions within bodies ask.
    pub(super) fn scope(&mut self) -> &mut Scope<'a> {
        self.scope.as_mut().expect("a body is being read")
    }

    /// From linkage to attributes, without what belongs to the body.
    fn header(&mut self) -> Result<(Function, Vec<Parameter<'a>>)> {
        let linkage = self.skip_to_type()?;
        let span = self.token.span;
        let result = self.ty()?;
        if matches!(self.types.get(result), Type::Function { .. }) {
            return malformed(span, "a function cannot be a result");
        }
        let name = self.expect_kind(Kind::Global, "the name of the function")?;
        let id = FuncId::from_usize(self.functions.len());
        if self.names.symbols.get(&name.name()?) != Some(&Symbol::Function(id)) {
            return malformed(name.span, "a function is not expected here");
        }
        let (parameters, variadic) = self.parameters()?;
        let params: Vec<TypeId> = parameters.iter().map(|parameter| parameter.param.ty).collect();
        self.function_types.push(self.types.intern(Type::Function { result, params, variadic }));
        let name_text = name.name()?.to_text();
        let (noreturn, comdat) = self.header_tail(&name_text)?;
        let function = Function {
            name: name_text,
            result,
            params: parameters.iter().map(|parameter| parameter.param.clone()).collect(),
            variadic,
            linkage,
            comdat,
            input: 0,
            noreturn,
            is_model: false,
            locals: IdVec::new(),
            blocks: IdVec::new(),
            unwinding: Vec::new(),
            debug: None,
            span: name.span,
        };
        Ok((function, parameters))
    }

    fn parameters(&mut self) -> Result<(Vec<Parameter<'a>>, bool)> {
        self.expect(b'(')?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        while !self.is_sign(b')') {
            let span = self.token.span;
            if self.token.kind == Kind::Dots {
                self.bump()?;
                variadic = true;
                break;
            }
            let ty = self.value_type()?;
            let (byval, sret) = self.parameter_attributes(ty, |_| false)?;
            let name = if self.token.kind == Kind::Local { Some(self.bump()?) } else { None };
            parameters.push(Parameter { param: Param { ty, byval, sret }, name, span });
            if !self.accept(b',')? {
                break;
            }
        }
        self.expect(b')')?;
        Ok((parameters, variadic))
    }

    /// What stands behind the parameters; whether the function does not return, and its group.
    fn header_tail(&mut self, name: &str) -> Result<(bool, Option<String>)> {
        let (mut noreturn, mut comdat) = (false, None);
        loop {
            noreturn |= self.function_attributes(ends_header)?;
            match self.word() {
                Some(b"section" | b"partition" | b"gc") => {
                    self.bump()?;
                    self.string()?;
                }
                Some(b"comdat") => {
                    self.bump()?;
                    comdat = Some(self.comdat(name)?);
                }
                Some(b"prefix" | b"prologue" | b"personality") => {
                    self.bump()?;
                    self.typed_constant()?;
                }
                _ => return Ok((noreturn, comdat)),
            }
        }
    }

    /// `!dbg !7 !prof !8`: the node of `!dbg`.
    fn header_attachments(&mut self) -> Result<Option<MetaId>> {
        let mut debug = None;
        while self.token.kind == Kind::MetaName && self.peek()? != Kind::Sign(b'=') {
            let name = self.bump()?;
            let node = self.node_id()?;
            if name.text == b"dbg" {
                debug = Some(node);
            }
        }
        Ok(debug)
    }

    fn body(&mut self) -> Result<()> {
        loop {
            let token = self.token;
            match (token.kind, token.text) {
                (Kind::Sign(b'}'), _) => break,
                (Kind::Label, _) => {
                    self.end_of_block()?;
                    self.bump()?;
                    self.scope().begin(Some(&token), token.span)?;
                }
                (Kind::Record, _) => self.debug_record()?,
                (Kind::Word, b"uselistorder" | b"uselistorder_bb") => self.use_list_order()?,
                _ => self.instruction()?,
            }
        }
        self.end_of_block()?;
        self.expect(b'}')
    }

    /// Nothing may be open: the last instruction was a terminator.
    fn end_of_block(&mut self) -> Result<()> {
        match self.scope().current {
            None => Ok(()),
            Some(_) => self.expected("a terminator"),
        }
    }
}
