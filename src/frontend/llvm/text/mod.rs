//! Textual LLVM IR, versions 10 to 22, to a [`Module`].
//!
//! Two passes over the tokens: `scan` finds the names of globals, functions, types and nodes; this file and the others
//! then read everything in order with all those names known. Within functions, locals and blocks may be mentioned before
//! they are defined (`scope`). Source: LLVM's language reference, and its lexer and parser for what that leaves open.
//!
//! Invariant of what is read: names are resolved, operands have the types that `rules` demand, blocks end
//! with terminators and the values of `phi` are those of the predecessors. Absent on purpose: the check of dominance, and
//! what has no meaning for verification: conventions, sections, use-list orders, summaries.

mod attributes;
mod calls;
mod constants;
mod cursor;
mod expressions;
mod functions;
mod globals;
mod instructions;
mod lexer;
mod memory;
mod metadata;
mod numbers;
mod opcodes;
mod scan;
mod scope;
mod terminators;
#[cfg(test)]
mod tests;
mod types;

use super::layout;
use super::module::{
    Alias, AliasId, Comdat, FuncId, Function, Global, GlobalId, Label, LabelId, MetaId, MetaNode, Module,
    TypeId, Types,
};
use cursor::{Result, malformed};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, Span};
use lexer::{Kind, Lexer, Token};
use scan::Names;
use scope::Scope;

/// A reader in the middle of a text.
struct Reader<'a> {
    /// Behind the current token.
    lexer: Lexer<'a>,
    /// Before the current token.
    before: Lexer<'a>,
    token: Token<'a>,
    depth: u32,
    names: Names<'a>,
    /// The alias whose meaning the last error missed.
    missing_alias: Option<usize>,
    types: Types,
    globals: IdVec<GlobalId, Global>,
    functions: IdVec<FuncId, Function>,
    function_types: IdVec<FuncId, TypeId>,
    metadata: IdVec<MetaId, MetaNode>,
    /// Nodes written in place where the module wants an index; they come after the numbered ones.
    inline_nodes: Vec<MetaNode>,
    /// Calls of functions by name, with the type that the call states.
    direct_calls: Vec<(FuncId, TypeId, Span)>,
    /// The function that is being read.
    scope: Option<Scope<'a>>,
    source: Option<String>,
    assembly: Vec<String>,
    triple: Option<String>,
    /// Whether operators have flags that allow other results than IEEE 754 says.
    relaxed: bool,
    comdats: HashMap<String, Comdat>,
    /// The blocks whose addresses are taken, by function and name, and where.
    labels: HashMap<(FuncId, String), (LabelId, Span)>,
    layout: Option<super::module::DataLayout>,
}

/// Reads the text of a module.
///
/// # Errors
///
/// A located complaint if the text is not of the language, breaks a rule that later stages rely on, or uses what no stage
/// handles (vectors of unknown length, nesting beyond all reason).
pub fn read_module(text: &[u8]) -> Result<Module> {
    let mut reader = Reader::new(text)?;
    reader.scan()?;
    while reader.token.kind != Kind::End {
        reader.entity()?;
    }
    reader.check_direct_calls()?;
    let labels = reader.labels()?;
    Ok(Module { labels, ..reader.finish() })
}

impl<'a> Reader<'a> {
    fn new(text: &'a [u8]) -> Result<Self> {
        let mut lexer = Lexer::new(text);
        let before = lexer;
        let token = lexer.next()?;
        Ok(Reader {
            lexer,
            before,
            token,
            depth: 0,
            names: Names::default(),
            missing_alias: None,
            types: Types::default(),
            globals: IdVec::new(),
            functions: IdVec::new(),
            function_types: IdVec::new(),
            metadata: IdVec::new(),
            inline_nodes: Vec::new(),
            direct_calls: Vec::new(),
            scope: None,
            source: None,
            assembly: vec![],
            triple: None,
            relaxed: false,
            comdats: HashMap::default(),
            labels: HashMap::default(),
            layout: None,
        })
    }

    /// The blocks whose addresses are taken, which all are there now.
    fn labels(&mut self) -> Result<IdVec<LabelId, Label>> {
        let mut found: Vec<_> = std::mem::take(&mut self.labels).into_iter().collect();
        found.sort_unstable_by_key(|(_, (id, _))| *id);
        let mut labels = IdVec::new();
        for ((function, name), (_, span)) in found {
            let body = &self.functions[function].blocks;
            let block = body.iter().find(|(_, block)| block.name == name).map(|(id, _)| id);
            if block.is_none() && !body.is_empty() {
                return malformed(span, format!("the function has no block `{name}`"));
            }
            labels.push(Label { function, block });
        }
        Ok(labels)
    }

    fn finish(mut self) -> Module {
        for node in self.inline_nodes {
            self.metadata.push(node);
        }
        Module {
            source: self.source,
            has_layout: self.layout.is_some(),
            layout: self.layout.unwrap_or_else(layout::standard),
            triple: self.triple,
            relaxed: self.relaxed,
            assembly: self.assembly,
            types: self.types,
            globals: self.globals,
            functions: self.functions,
            aliases: self
                .names
                .aliases
                .into_iter()
                .map(scan::Alias::finish)
                .collect::<IdVec<AliasId, Alias>>(),
            labels: IdVec::new(),
            comdats: self.comdats,
            inputs: vec![],
            metadata: self.metadata,
        }
    }

    /// Anything that stands outside functions.
    fn entity(&mut self) -> Result<()> {
        let token = self.token;
        match (token.kind, token.text) {
            (Kind::Word, b"define") => self.definition(),
            (Kind::Word, b"declare") => self.declaration(),
            (Kind::Word, b"target") => self.target(),
            (Kind::Word, b"source_filename") => {
                self.bump()?;
                self.expect(b'=')?;
                self.source = Some(self.string()?);
                Ok(())
            }
            (Kind::Word, b"module") => {
                self.bump()?;
                self.expect_word("asm")?;
                let text = self.string()?;
                self.assembly.extend(text.lines().map(str::to_owned));
                Ok(())
            }
            (Kind::Word, b"attributes") => {
                self.bump()?;
                self.attribute_group()
            }
            (Kind::Word, b"uselistorder" | b"uselistorder_bb") => self.use_list_order(),
            (Kind::Global, _) => self.variable(),
            (Kind::Local, _) => {
                self.bump()?;
                self.expect(b'=')?;
                self.expect_word("type")?;
                if !self.accept_word(b"opaque")? {
                    self.ty()?;
                }
                Ok(())
            }
            (Kind::Comdat, _) => self.comdat_kind(),
            (Kind::MetaNumber, _) => self.numbered_node(),
            (Kind::MetaName, _) => self.named_node(),
            (Kind::Summary, _) => self.summary(),
            _ => self.expected("a definition or declaration"),
        }
    }

    /// `target triple = "..."` or `target datalayout = "..."`.
    fn target(&mut self) -> Result<()> {
        self.bump()?;
        let what = self.bump()?;
        self.expect(b'=')?;
        let span = self.token.span;
        let text = self.string()?;
        match what.text {
            b"triple" => self.triple = Some(text),
            b"datalayout" => {
                self.layout = Some(layout::parse(&text).or_else(|complaint| malformed(span, complaint))?);
            }
            _ => return malformed(what.span, "expected `triple` or `datalayout`"),
        }
        Ok(())
    }

    /// `$name = comdat any`.
    fn comdat_kind(&mut self) -> Result<()> {
        let name = self.bump()?.name()?.to_text();
        self.expect(b'=')?;
        self.expect_word("comdat")?;
        let kind = match self.expect_kind(Kind::Word, "the kind of comdat")?.text {
            b"nodeduplicate" | b"noduplicates" => Comdat::NoDeduplicate,
            b"largest" => Comdat::Largest,
            _ => Comdat::Any,
        };
        self.comdats.insert(name, kind);
        Ok(())
    }

    /// `^0 = module: (...)`: what link-time optimisation keeps.
    fn summary(&mut self) -> Result<()> {
        self.bump()?;
        self.expect(b'=')?;
        self.expect_kind(Kind::Label, "the kind of summary")?;
        match self.token.kind {
            Kind::Int => self.bump().map(drop),
            _ => self.skip_balanced(),
        }
    }

    /// `uselistorder i32 %x, { 1, 0 }` or `uselistorder_bb @f, %b, { 1, 0 }`.
    fn use_list_order(&mut self) -> Result<()> {
        self.bump()?;
        while !matches!(self.token.kind, Kind::Sign(b'}') | Kind::End) {
            self.bump()?;
        }
        self.expect(b'}')
    }

    /// A call that names a function must state its type; modules with opaque pointers are free to state another.
    fn check_direct_calls(&mut self) -> Result<()> {
        if self.names.opaque {
            return Ok(());
        }
        for (id, stated, span) in std::mem::take(&mut self.direct_calls) {
            self.agree(span, self.function_types[id], stated)?;
        }
        Ok(())
    }
}
