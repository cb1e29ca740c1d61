//! Global variables and aliases.

use super::Reader;
use super::attributes::is_local;
use super::cursor::{Result, malformed};
use super::lexer::Kind;
use super::scan::Symbol;
use crate::llvm::module::{Global, GlobalId, MetaId};
use crate::llvm::rules::Rules;
use eufonium_base::InputError;
use eufonium_base::ids::Id;

impl<'a> Reader<'a> {
    /// `@name = ...`
    pub(super) fn variable(&mut self) -> Result<()> {
        let name = self.bump()?;
        self.expect(b'=')?;
        let (mut external, mut local) = (false, false);
        loop {
            match self.word() {
                Some(b"global" | b"constant") => break,
                Some(b"alias" | b"ifunc") => {
                    self.bump()?;
                    self.alias_value()?;
                    return self.alias_tail();
                }
                Some(word) => {
                    local |= is_local(word);
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
        let (align, debug) = self.variable_tail()?;
        let name_text = name.name()?.to_text();
        let span = name.span;
        self.globals.push(Global { name: name_text, ty, constant, local, init, align, debug, span });
        Ok(())
    }

    /// What stands behind the value: the alignment and the nodes of `!dbg`.
    fn variable_tail(&mut self) -> Result<(Option<u32>, Vec<MetaId>)> {
        let (mut align, mut debug) = (None, Vec::new());
        while self.accept(b',')? {
            let token = self.bump()?;
            match (token.kind, token.text) {
                (Kind::Word, b"align") => align = Some(self.alignment()?),
                (Kind::Word, b"section" | b"partition" | b"code_model") => {
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
                        debug.push(node);
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
        Ok((align, debug))
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
