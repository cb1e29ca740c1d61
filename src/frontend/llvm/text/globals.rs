//! Global variables and aliases.

use super::Reader;
use super::attributes::linkage;
use super::cursor::{Result, malformed};
use super::lexer::Kind;
use super::scan::Symbol;
use crate::llvm::module::{Global, GlobalId, Linkage, MetaId};
use crate::llvm::rules::Rules;
use eufonium_base::InputError;
use eufonium_base::ids::Id;

/// The alignment, the group, and the nodes of `!dbg`.
#[derive(Default)]
struct Tail {
    align: Option<u32>,
    comdat: Option<String>,
    section: Option<String>,
    debug: Vec<MetaId>,
}

impl<'a> Reader<'a> {
    /// `@name = ...`
    pub(super) fn variable(&mut self) -> Result<()> {
        let name = self.bump()?;
        self.expect(b'=')?;
        let (mut external, mut found) = (false, Linkage::External);
        loop {
            match self.word() {
                Some(b"global" | b"constant") => break,
                Some(b"alias" | b"ifunc") => {
                    self.bump()?;
                    self.alias_value()?;
                    return self.alias_tail();
                }
                Some(word) => {
                    found = linkage(word).unwrap_or(found);
                    external |= matches!(word, b"external" | b"extern_weak");
                    self.bump()?;
                    if self.is_sign(b'(') {
                        self.skip_balanced()?;
                    }
                }
                None => return self.expected("`global` or `constant`"),
            }
        }
        let id = GlobalId::from_usize(self.globals.len());
        if self.names.symbols.get(&name.name()?) != Some(&Symbol::Global(id)) {
            return malformed(name.span, "a variable is not expected here");
        }
        let constant = self.bump()?.text == b"constant";
        let span = self.token.span;
        let ty = self.value_type()?;
        let init = if external {
            None
        } else {
            let rules = Rules { types: &mut self.types, opaque: self.names.opaque };
            rules.sized(ty).or_else(|complaint| malformed(span, complaint))?;
            Some(self.constant(ty)?)
        };
        let name_text = name.name()?.to_text();
        let tail = self.variable_tail(&name_text)?;
        self.globals.push(Global {
            name: name_text,
            ty,
            constant,
            linkage: found,
            comdat: tail.comdat,
            section: tail.section,
            input: 0,
            init,
            align: tail.align,
            debug: tail.debug,
            span: name.span,
        });
        Ok(())
    }

    /// What stands behind the value.
    fn variable_tail(&mut self, name: &str) -> Result<Tail> {
        let mut tail = Tail::default();
        while self.accept(b',')? {
            let token = self.bump()?;
            match (token.kind, token.text) {
                (Kind::Word, b"align") => tail.align = Some(self.alignment()?),
                (Kind::Word, b"comdat") => tail.comdat = Some(self.comdat(name)?),
                (Kind::Word, b"section") => tail.section = Some(self.string()?),
                (Kind::Word, b"partition" | b"code_model") => {
                    self.string()?;
                }
                (Kind::Word, _) => {
                    if self.is_sign(b'(') {
                        self.skip_balanced()?;
                    }
                }
                (Kind::MetaName, name) => {
                    let node = self.node_id()?;
                    if name == b"dbg" {
                        tail.debug.push(node);
                    }
                }
                _ => {
                    let message = format!("expected a property of the variable, found {}", token.show());
                    return malformed(token.span, message);
                }
            }
        }
        while self.token.kind == Kind::Attributes {
            self.bump()?;
        }
        Ok(tail)
    }

    /// The group that a symbol says behind the word `comdat`: its own name where it says none.
    pub(super) fn comdat(&mut self, name: &str) -> Result<String> {
        if !self.accept(b'(')? {
            return Ok(name.to_owned());
        }
        let group = self.expect_kind(Kind::Comdat, "the name of a group")?;
        self.expect(b')')?;
        Ok(group.name()?.to_text())
    }

    fn alias_tail(&mut self) -> Result<()> {
        while self.accept(b',')? {
            if self.token.kind == Kind::MetaName {
                self.bump()?;
                self.node_id()?;
                continue;
            }
            self.expect_word("partition")?;
            self.string()?;
        }
        Ok(())
    }

    /// A number of bytes: a power of two.
    pub(super) fn alignment(&mut self) -> Result<u32> {
        let span = self.token.span;
        let align: u64 = self.unsigned("an alignment")?;
        let fits = u32::try_from(align).ok().filter(|n| n.is_power_of_two());
        // LLVM's greatest alignment, 2^32, is no number of 32 bits.
        fits.ok_or_else(|| InputError::malformed(span, "an alignment is a power of two below 2^32"))
    }
}
