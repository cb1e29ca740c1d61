//! Attributes of terms, `(! term :keyword value)`, for formats that say with them what a formula is for.
//!
//! They are noted on request only ([`Context::track_attributes`]); `:named` is not among them, as it is a declaration.
//! Where they are noted, a definition whose body is a `:next` annotation has the sort of the annotated term, whatever
//! sort the definition claims: some tools write `Bool` there for any sort.

use super::names::Sym;
use super::scope::Binding;
use super::script::Context;
use super::sexpr::{Node, Tree};
use eufonium_base::{InputError, Span};
use eufonium_ir::{FuncId, Sort, Term, TermPool};
use std::io::Read;

/// One attribute of a term.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// The term.
    pub term: Term,
    /// The keyword without its colon.
    pub keyword: String,
    /// Where the keyword stands.
    pub span: Span,
    /// What follows it, in [`Context::tree`] until the next command is read.
    pub value: Option<Node>,
}

impl<R: Read> Context<R> {
    /// From now on, note the attributes of terms.
    pub fn track_attributes(&mut self) {
        self.elaborator.attributes = Some(Vec::new());
    }

    /// The attributes in the last command, inner terms first; none if they are not noted or the command was refused.
    pub fn attributes(&self) -> &[Attribute] {
        self.elaborator.attributes.as_deref().unwrap_or_default()
    }

    /// The S-expressions of the last command.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The term that the last command gave a name without parameters to by a definition.
    pub fn defined(&self) -> Option<Term> {
        self.defined
    }

    /// What a name means as a constant.
    pub fn constant(&self, name: Sym) -> Option<Term> {
        match self.elaborator.scope.term(name)? {
            Binding::Constant(t) => Some(t),
            _ => None,
        }
    }

    /// Declares the symbol at a node of the last command as a constant.
    ///
    /// # Errors
    /// If it is no symbol or has a meaning already.
    pub fn declare_at(&mut self, pool: &mut TermPool, node: Node, sort: Sort) -> Result<FuncId, InputError> {
        let (sym, text) = self.new_term_name(node)?;
        let f = pool.declare(text, &[], sort);
        self.elaborator.scope.bind(sym, Binding::Constant(pool.app(f, &[])));
        Ok(f)
    }

    /// Lets a name mean a term, whatever it meant.
    pub fn bind(&mut self, name: &str, t: Term) {
        let sym = self.tree.names.intern(name);
        self.elaborator.scope.bind(sym, Binding::Constant(t));
    }

    /// Takes a name its meaning.
    pub fn free(&mut self, name: &str) {
        let sym = self.tree.names.intern(name);
        self.elaborator.scope.hide(sym);
    }

    /// Whether an expression is an annotation with `:next`.
    pub(super) fn wraps_next(&self, node: Node) -> bool {
        let list = self.tree.list(node).filter(|l| !l.is_empty() && self.tree.word(l[0]) == Some("!"));
        let is_next = |n: &Node| self.tree.text_of(*n, super::lexer::TokenKind::Keyword) == Some("next");
        self.elaborator.attributes.is_some() && list.is_some_and(|l| l.iter().any(is_next))
    }
}
