//! The first pass: what the module names, so that the second pass finds every name known.
//!
//! Globals, functions, numbered nodes and types get their indices in the order of the text; bodies are stepped over by
//! counting braces. Types and aliases are then read from their places, as others need what they stand for.
//! Absent on purpose: any check of what stands between the names; the second pass reads everything again.

use super::Reader;
use super::attributes::linkage;
use super::cursor::{Result, malformed};
use super::lexer::{Kind, Lexer, Name, Token};
use crate::llvm::module::{self, Constant, FuncId, GlobalId, Linkage, MetaId, Type, TypeId};
use crate::llvm::rules::check_containment;
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, HashSet, InputError, Span};

/// What a global name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symbol {
    Global(GlobalId),
    Function(FuncId),
    /// An index into [`Names::aliases`].
    Alias(usize),
}

/// An alias or ifunc.
pub(super) struct Alias<'a> {
    /// Where the value stands, type first.
    place: Lexer<'a>,
    span: Span,
    name: String,
    linkage: Linkage,
    /// Whether its value is being read.
    open: bool,
    /// What it stands for, once that is known.
    pub(super) meaning: Option<Constant>,
}

impl Alias<'_> {
    /// Whether a definition of another module may take its place.
    pub(super) fn is_replaceable(&self) -> bool {
        self.linkage.is_interposable()
    }
    pub(super) fn finish(self) -> module::Alias {
        let target = self.meaning.expect("all aliases are read before anything else is");
        module::Alias { name: self.name, linkage: self.linkage, target, span: self.span }
    }
}

/// The names of a module.
#[derive(Default)]
pub(super) struct Names<'a> {
    pub(super) symbols: HashMap<Name<'a>, Symbol>,
    pub(super) aliases: Vec<Alias<'a>>,
    pub(super) types: HashMap<Name<'a>, TypeId>,
    pub(super) nodes: HashMap<u32, MetaId>,
    /// The groups of attributes with `noreturn`.
    pub(super) noreturn: HashSet<u32>,
    /// Whether the module has opaque pointers.
    pub(super) opaque: bool,
    /// Whether it is known what aliases stand for.
    pub(super) complete: bool,
    globals: usize,
    functions: usize,
    /// The definitions of types.
    definitions: Vec<(Token<'a>, TypeId, Lexer<'a>)>,
}

impl<'a> Reader<'a> {
    /// Fills the table of names; leaves the cursor at the start.
    pub(super) fn scan(&mut self) -> Result<()> {
        let start = self.here();
        let mut depth = 0_usize;
        // Whether a function's name is to come.
        let mut header = false;
        // A module has pointers of one style; one that has none may be of either.
        let (mut opaque, mut typed) = (false, false);
        while self.token.kind != Kind::End {
            let token = self.bump()?;
            match token.kind {
                Kind::Sign(b'{') => depth += 1,
                Kind::Sign(b'}') if depth == 0 => {
                    return malformed(token.span, "nothing is open that `}` could close");
                }
                Kind::Sign(b'}') => depth -= 1,
                Kind::Word if token.text == b"ptr" => opaque = true,
                Kind::Sign(b'*') => typed = true,
                _ if depth > 0 => {}
                Kind::Word => match token.text {
                    b"define" | b"declare" => header = true,
                    b"attributes" if self.token.kind == Kind::Attributes => self.attribute_group()?,
                    _ => {}
                },
                Kind::Global if header => {
                    header = false;
                    let id = FuncId::from_usize(self.names.functions);
                    self.names.functions += 1;
                    self.symbol(&token, Symbol::Function(id))?;
                }
                Kind::Global | Kind::Local | Kind::MetaNumber if self.is_sign(b'=') => {
                    self.bump()?;
                    self.scan_definition(&token)?;
                }
                _ => {}
            }
        }
        self.names.opaque = opaque || !typed;
        self.scanned_types()?;
        self.scanned_aliases()?;
        self.go(start)
    }

    fn symbol(&mut self, token: &Token<'a>, symbol: Symbol) -> Result<()> {
        match self.names.symbols.insert(token.name()?, symbol) {
            None => Ok(()),
            Some(_) => malformed(token.span, format!("{} is defined twice", token.show())),
        }
    }

    /// `@x = ...`, `%x = ...` or `!7 = ...` outside functions, the cursor behind the sign.
    fn scan_definition(&mut self, token: &Token<'a>) -> Result<()> {
        match token.kind {
            Kind::Global => {
                let mut found = Linkage::External;
                while !matches!(self.word(), Some(b"global" | b"constant" | b"alias" | b"ifunc")) {
                    if !matches!(self.token.kind, Kind::Word | Kind::Int | Kind::Sign(b'(' | b')')) {
                        return self.expected("`global`, `constant`, `alias` or `ifunc`");
                    }
                    found = self.word().and_then(linkage).unwrap_or(found);
                    self.bump()?;
                }
                self.scan_variable(token, found)
            }
            Kind::Local => {
                let name = token.name()?;
                let id = self.types.intern(Type::Named(name.to_text()));
                if self.names.types.insert(name, id).is_some() {
                    return malformed(token.span, format!("{} is defined twice", token.show()));
                }
                self.expect_word("type")?;
                self.names.definitions.push((*token, id, self.here()));
                Ok(())
            }
            _ => {
                let id = MetaId::from_usize(self.names.nodes.len());
                match self.names.nodes.insert(token.number()?, id) {
                    None => Ok(()),
                    Some(_) => malformed(token.span, format!("{} is defined twice", token.show())),
                }
            }
        }
    }

    fn scan_variable(&mut self, token: &Token<'a>, linkage: Linkage) -> Result<()> {
        let word = self.bump()?;
        if matches!(word.text, b"global" | b"constant") {
            let id = GlobalId::from_usize(self.names.globals);
            self.names.globals += 1;
            return self.symbol(token, Symbol::Global(id));
        }
        // What an ifunc stands for is decided when the program is loaded.
        let meaning = (word.text == b"ifunc").then(|| Constant::Other("ifunc".to_string()));
        let name = token.name()?.to_text();
        let alias = Alias { place: self.here(), span: token.span, name, linkage, open: false, meaning };
        self.names.aliases.push(alias);
        self.symbol(token, Symbol::Alias(self.names.aliases.len() - 1))
    }

    fn scanned_types(&mut self) -> Result<()> {
        let definitions = std::mem::take(&mut self.names.definitions);
        for (token, _, place) in &definitions {
            self.go(*place)?;
            self.type_definition(&token.name()?)?;
        }
        let ids: Vec<TypeId> = definitions.iter().map(|(_, id, _)| *id).collect();
        check_containment(&self.types, &ids).map_err(|(id, complaint)| {
            let at = ids.iter().position(|other| *other == id).expect("the complaint is about one of them");
            InputError::malformed(definitions[at].0.span, complaint)
        })
    }

    /// Reads what aliases stand for, those first that others need. An alias of an alias stands for what that one does, as here it cannot
    /// be replaced.
    fn scanned_aliases(&mut self) -> Result<()> {
        for root in 0..self.names.aliases.len() {
            let mut needed = vec![root];
            while let Some(&n) = needed.last() {
                if self.names.aliases[n].meaning.is_some() {
                    needed.pop();
                    continue;
                }
                self.names.aliases[n].open = true;
                self.go(self.names.aliases[n].place)?;
                match self.alias_value() {
                    Ok(meaning) => self.names.aliases[n].meaning = Some(meaning),
                    Err(error) => match self.missing_alias.take() {
                        Some(other) if !self.names.aliases[other].open => needed.push(other),
                        Some(_) => {
                            return malformed(self.names.aliases[n].span, "the alias stands for itself");
                        }
                        None => return Err(error),
                    },
                }
            }
        }
        self.names.complete = true;
        Ok(())
    }

    /// `i32, i32* @x`: the type of what the alias names, a comma, a constant.
    pub(super) fn alias_value(&mut self) -> Result<Constant> {
        self.ty()?;
        self.expect(b',')?;
        if self.word().is_some_and(super::expressions::is_expression) {
            return Ok(self.expression(None)?.1);
        }
        self.typed_constant().map(|(_, constant)| constant)
    }
}
