//! Attributes, linkage and calling conventions: dropped but for linkage, `byval`, `sret` and `noreturn`.
//!
//! Unknown words are taken for attributes where attributes may stand, so that those of later versions are no errors.

use super::Reader;
use super::cursor::Result;
use super::lexer::Kind;
use super::types::starts_type;
use crate::llvm::module::{Linkage, Type, TypeId};

impl<'a> Reader<'a> {
    /// Steps over one attribute that is a word, with its arguments.
    fn skip_attribute(&mut self) -> Result<()> {
        let word = self.bump()?.text;
        self.accept(b'=')?;
        if self.is_sign(b'(') {
            return self.skip_balanced();
        }
        let numbered = matches!(word, b"align" | b"cc" | b"alignstack");
        if numbered && self.token.kind == Kind::Int {
            self.bump()?;
        }
        Ok(())
    }

    /// Steps over `"key"` or `"key"="value"`.
    fn skip_string_attribute(&mut self) -> Result<()> {
        self.bump()?;
        if self.accept(b'=')? {
            self.expect_kind(Kind::String, "the value of the attribute")?;
        }
        Ok(())
    }

    /// Steps over the words between a type and a comma or parenthesis.
    pub(super) fn skip_attribute_words(&mut self) -> Result<()> {
        while self.word().is_some_and(|word| !starts_type(word)) {
            self.skip_attribute()?;
        }
        Ok(())
    }

    /// Steps over conventions, flags and attributes of the result, up to the type; the linkage.
    pub(super) fn skip_to_type(&mut self) -> Result<Linkage> {
        let mut found = Linkage::External;
        loop {
            match self.token.kind {
                Kind::Word
                    if !starts_type(self.token.text)
                        && !matches!(self.token.text, b"define" | b"declare") =>
                {
                    found = linkage(self.token.text).unwrap_or(found);
                    self.skip_attribute()?;
                }
                Kind::String => self.skip_string_attribute()?,
                _ => return Ok(found),
            }
        }
    }

    /// Attributes of a parameter or argument, up to what `stop` says; gives the type of `byval` or, of an operand of
    /// inline assembly, `elementtype`, and whether there is `sret`.
    pub(super) fn parameter_attributes(
        &mut self,
        ty: TypeId,
        stop: impl Fn(&[u8]) -> bool,
    ) -> Result<(Option<TypeId>, bool)> {
        let (mut byval, mut sret) = (None, false);
        loop {
            match self.token.kind {
                Kind::Word if matches!(self.token.text, b"byval" | b"elementtype") => {
                    self.bump()?;
                    byval = Some(if self.accept(b'(')? {
                        let copied = self.value_type()?;
                        self.expect(b')')?;
                        copied
                    } else if let Type::Pointer(Some(pointee)) = self.types.get(ty) {
                        *pointee
                    } else {
                        return self.expected("the type of `byval`");
                    });
                }
                Kind::Word if !stop(self.token.text) && !starts_type(self.token.text) => {
                    sret |= self.token.text == b"sret";
                    self.skip_attribute()?
                }
                Kind::String => self.skip_string_attribute()?,
                _ => return Ok((byval, sret)),
            }
        }
    }

    /// Attributes behind a parameter list, up to a word that `stop` knows; whether one is `noreturn`.
    pub(super) fn function_attributes(&mut self, stop: impl Fn(&[u8]) -> bool) -> Result<bool> {
        let mut noreturn = false;
        loop {
            match self.token.kind {
                Kind::Word if stop(self.token.text) || starts_type(self.token.text) => return Ok(noreturn),
                Kind::Word => {
                    noreturn |= self.token.text == b"noreturn";
                    self.skip_attribute()?;
                }
                Kind::String => self.skip_string_attribute()?,
                Kind::Attributes => {
                    let number = self.bump()?.number()?;
                    noreturn |= self.names.noreturn.contains(&number);
                }
                _ => return Ok(noreturn),
            }
        }
    }

    /// `attributes #0 = { ... }`, the cursor behind `attributes`.
    pub(super) fn attribute_group(&mut self) -> Result<()> {
        let number = self.expect_kind(Kind::Attributes, "the number of the group")?.number()?;
        self.expect(b'=')?;
        self.expect(b'{')?;
        let noreturn = self.function_attributes(|_| false)?;
        self.expect(b'}')?;
        if noreturn {
            self.names.noreturn.insert(number);
        }
        Ok(())
    }
}

/// The linkage that a word is.
pub(super) fn linkage(word: &[u8]) -> Option<Linkage> {
    Some(match word {
        b"external" => Linkage::External,
        b"internal" | b"private" | b"linker_private" | b"linker_private_weak" => Linkage::Local,
        b"weak" | b"weak_odr" | b"linkonce" | b"linkonce_odr" => Linkage::Weak,
        b"common" => Linkage::Common,
        b"available_externally" => Linkage::AvailableExternally,
        b"extern_weak" => Linkage::ExternWeak,
        b"appending" => Linkage::Appending,
        _ => return None,
    })
}
