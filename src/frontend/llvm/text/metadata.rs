//! Metadata: numbered nodes, nodes in place, strings, values.

use super::Reader;
use super::cursor::{Result, malformed};
use super::lexer::Kind;
use super::types::starts_type;
use crate::llvm::module::{MetaField, MetaId, MetaNode, Metadata};
use eufonium_base::ids::Id;

impl<'a> Reader<'a> {
    /// `!7 = ...`
    pub(super) fn numbered_node(&mut self) -> Result<()> {
        let token = self.bump()?;
        let id = MetaId::from_usize(self.metadata.len());
        if self.names.nodes.get(&token.number()?) != Some(&id) {
            return malformed(token.span, "a node is not expected here");
        }
        self.expect(b'=')?;
        let node = self.node()?;
        self.metadata.push(node);
        Ok(())
    }

    /// `!name = !{!1, !2}`: the roots that tools look for, all of which refer to numbered nodes.
    pub(super) fn named_node(&mut self) -> Result<()> {
        self.bump()?;
        self.expect(b'=')?;
        self.node().map(drop)
    }

    /// The index of the node that stands here, written in place or not.
    pub(super) fn node_id(&mut self) -> Result<MetaId> {
        if self.token.kind == Kind::MetaNumber {
            let token = self.bump()?;
            return match self.names.nodes.get(&token.number()?) {
                Some(id) => Ok(*id),
                None => malformed(token.span, format!("undefined node {}", token.show())),
            };
        }
        let node = self.node()?;
        Ok(self.inline_id(node))
    }

    /// An index for a node in place.
    pub(super) fn inline_id(&mut self, node: MetaNode) -> MetaId {
        self.inline_nodes.push(node);
        MetaId::from_usize(self.names.nodes.len() + self.inline_nodes.len() - 1)
    }

    /// `!{...}` or `!DIKind(...)`, perhaps `distinct`.
    fn node(&mut self) -> Result<MetaNode> {
        self.accept_word(b"distinct")?;
        match self.token.kind {
            Kind::MetaName => self.nested(Self::special_node),
            Kind::Sign(b'!') => {
                self.bump()?;
                self.nested(Self::tuple)
            }
            _ => self.expected("a node of metadata"),
        }
    }

    /// `{...}`
    fn tuple(&mut self) -> Result<MetaNode> {
        self.expect(b'{')?;
        let mut items = Vec::new();
        while !self.is_sign(b'}') {
            if !items.is_empty() {
                self.expect(b',')?;
            }
            items.push(self.metadata()?);
        }
        self.expect(b'}')?;
        Ok(MetaNode::Tuple(items))
    }

    /// Any piece of metadata.
    pub(super) fn metadata(&mut self) -> Result<Metadata> {
        match (self.token.kind, self.token.text) {
            (Kind::MetaNumber, _) => self.node_id().map(Metadata::Node),
            (Kind::MetaName, _) | (Kind::Word, b"distinct") => {
                self.node().map(|node| Metadata::Inline(Box::new(node)))
            }
            (Kind::Sign(b'!'), _) if self.peek()? == Kind::String => {
                self.bump()?;
                self.string().map(Metadata::String)
            }
            (Kind::Sign(b'!'), _) => self.node().map(|node| Metadata::Inline(Box::new(node))),
            (Kind::Word, b"null") => {
                self.bump()?;
                Ok(Metadata::Null)
            }
            _ => {
                let operand = self.operand()?;
                Ok(Metadata::Value(Box::new(operand)))
            }
        }
    }

    /// `!DIKind(name: value, ...)` or `!DIKind(value, ...)`.
    fn special_node(&mut self) -> Result<MetaNode> {
        let kind = String::from_utf8_lossy(self.bump()?.text).into_owned();
        self.expect(b'(')?;
        let mut fields = Vec::new();
        while !self.is_sign(b')') {
            if !fields.is_empty() {
                self.expect(b',')?;
            }
            let name = match self.token.kind {
                Kind::Label => String::from_utf8_lossy(self.bump()?.text).into_owned(),
                _ => String::new(),
            };
            fields.push((name, self.field()?));
        }
        self.expect(b')')?;
        Ok(MetaNode::Special { kind, fields })
    }

    fn field(&mut self) -> Result<MetaField> {
        match (self.token.kind, self.token.text) {
            (Kind::Int, text) => {
                let text = String::from_utf8_lossy(text);
                let field =
                    text.parse().map_or_else(|_| MetaField::Word(text.into_owned()), MetaField::Number);
                self.bump()?;
                Ok(field)
            }
            (Kind::String, _) => Ok(MetaField::Meta(Metadata::String(self.string()?))),
            (Kind::Sign(b'{'), _) => {
                let node = self.nested(Self::tuple)?;
                Ok(MetaField::Meta(Metadata::Inline(Box::new(node))))
            }
            (Kind::Word, word) if word != b"null" && word != b"distinct" && !starts_type(word) => {
                self.words()
            }
            _ => self.metadata().map(MetaField::Meta),
        }
    }

    /// `DIFlagA | DIFlagB`
    fn words(&mut self) -> Result<MetaField> {
        let mut text = String::from_utf8_lossy(self.bump()?.text).into_owned();
        while self.accept(b'|')? {
            let word = match self.token.kind {
                Kind::Word | Kind::Int => self.bump()?,
                _ => return self.expected("a flag"),
            };
            text.push_str(" | ");
            text.push_str(&String::from_utf8_lossy(word.text));
        }
        Ok(MetaField::Word(text))
    }
}
