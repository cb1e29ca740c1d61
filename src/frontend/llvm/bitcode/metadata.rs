//! Blocks of metadata: the table of strings, nodes and values, and what is attached to globals.

use super::ops::Ops;
use super::stream::{Bits, Block, Record};
use super::values::Def;
use super::{Reader, Result, unsupported};
use crate::llvm::module::{MetaField, MetaId, MetaNode, Metadata, TypeId};

/// What a number of the table stands for.
#[derive(Debug)]
pub(super) enum Meta {
    String(String),
    Node(MetaId),
    /// A value by its number.
    Value(TypeId, usize),
    /// The numbers of values.
    Args(Vec<usize>),
}

mod code {
    pub(super) const STRING: u64 = 1;
    pub(super) const VALUE: u64 = 2;
    pub(super) const NAME: u64 = 4;
    pub(super) const KIND: u64 = 6;
    pub(super) const NAMED_NODE: u64 = 10;
    pub(super) const STRINGS: u64 = 35;
    pub(super) const GLOBAL_ATTACHMENT: u64 = 36;
    pub(super) const INDEX_OFFSET: u64 = 38;
    pub(super) const INDEX: u64 = 39;
    pub(super) const ARG_LIST: u64 = 46;
    /// The last code that is known.
    pub(super) const LAST: u64 = 47;
}

impl<'s> Reader<'s> {
    /// The names of the kinds of attachments.
    pub(super) fn metadata_kinds(&mut self, block: &'s Block) -> Result<()> {
        for record in self.stream.records(block).filter(|record| record.code == code::KIND) {
            let mut ops = Ops::new(self.stream, record);
            let number = ops.take()?;
            self.kinds.insert(number, ops.text());
        }
        Ok(())
    }

    /// Appends a block to the table: numbers first, as nodes refer to each other in any order.
    pub(super) fn metadata_block(&mut self, block: &'s Block) -> Result<()> {
        let mut nodes = Vec::new();
        for record in self.stream.records(block) {
            let mut ops = Ops::new(self.stream, record);
            match record.code {
                code::STRINGS => self.strings(record)?,
                code::STRING => self.meta.push(Meta::String(ops.text())),
                code::VALUE => {
                    let meta = Meta::Value(self.ty(&mut ops)?, ops.index()?);
                    self.meta.push(meta);
                }
                code::ARG_LIST => {
                    let numbers = (0..ops.len()).map(|_| ops.index()).collect::<Result<_>>()?;
                    self.meta.push(Meta::Args(numbers));
                }
                code::NAME | code::KIND | code::NAMED_NODE | code::INDEX_OFFSET | code::INDEX => {}
                code::GLOBAL_ATTACHMENT => nodes.push((None, ops)),
                3..=code::LAST => {
                    let id = self.metadata.push(MetaNode::Tuple(Vec::new()));
                    self.meta.push(Meta::Node(id));
                    nodes.push((Some(id), ops));
                }
                code => return unsupported(record.at, format!("metadata of kind {code}")),
            }
        }
        for (id, ops) in nodes {
            match id {
                Some(id) => self.metadata[id] = self.node(ops)?,
                None => self.global_attachment(ops)?,
            }
        }
        Ok(())
    }

    /// `[count, offset]` and a blob: the lengths as a stream of their own, and from the offset on the characters.
    fn strings(&mut self, record: &'s Record) -> Result<()> {
        let mut ops = Ops::new(self.stream, record);
        let (count, offset) = (ops.index()?, ops.index()?);
        let blob = self.stream.blob(record);
        let Some((lengths, mut characters)) = blob.split_at_checked(offset) else {
            return ops.fail("an offset behind the end");
        };
        let mut lengths = Bits::new(lengths);
        for _ in 0..count {
            let length = usize::try_from(lengths.vbr(6)?).unwrap_or(usize::MAX);
            let Some((string, rest)) = characters.split_at_checked(length) else {
                return ops.fail("a string that is longer than the table");
            };
            self.meta.push(Meta::String(String::from_utf8_lossy(string).into_owned()));
            characters = rest;
        }
        Ok(())
    }

    /// What a number of the table stands for.
    pub(super) fn metadata_of(&mut self, number: usize, at: usize) -> Result<Metadata> {
        Ok(match self.meta.get(number) {
            Some(Meta::String(text)) => Metadata::String(text.clone()),
            Some(Meta::Node(id)) => Metadata::Node(*id),
            Some(Meta::Value(ty, value)) => {
                let (ty, value) = (*ty, *value);
                Metadata::Value(Box::new(self.operand_at(value, ty, at)?))
            }
            Some(Meta::Args(numbers)) => {
                let mut fields = Vec::new();
                for number in numbers.clone() {
                    let Some(Meta::Value(ty, value)) = self.meta.get(number) else {
                        return super::malformed(at, "an argument that is no value");
                    };
                    let operand = self.operand_at(*value, *ty, at)?;
                    fields.push((String::new(), MetaField::Meta(Metadata::Value(Box::new(operand)))));
                }
                Metadata::Inline(Box::new(MetaNode::Special { kind: "DIArgList".to_string(), fields }))
            }
            None => return super::malformed(at, format!("undefined metadata {number}")),
        })
    }

    /// A node of the table.
    pub(super) fn node_id(&self, ops: &mut Ops<'_>) -> Result<MetaId> {
        match self.meta.get(ops.index()?) {
            Some(Meta::Node(id)) => Ok(*id),
            _ => ops.fail("metadata that is no node"),
        }
    }

    /// `[value, (kind, node)...]`
    fn global_attachment(&mut self, mut ops: Ops<'_>) -> Result<()> {
        let value = ops.index()?;
        while ops.len() > 0 {
            let kind = ops.take()?;
            let node = self.node_id(&mut ops)?;
            if self.kinds.get(&kind).is_none_or(|name| name != "dbg") {
                continue;
            }
            match self.values.get(value).map(|slot| &slot.def) {
                Some(Def::Global(id)) => self.globals[*id].debug.push(node),
                Some(Def::Function(id)) => self.functions[*id].debug = Some(node),
                _ => return ops.fail("metadata that is attached to no symbol"),
            }
        }
        Ok(())
    }

    /// `[line, column, scope, inlined at, ...]` as a node; equal ones are one.
    pub(super) fn location(&mut self, mut ops: Ops<'_>) -> Result<MetaId> {
        let mut key = ops.clone().rest().to_vec();
        key.truncate(4);
        if let Some(id) = self.locations.get(&key) {
            return Ok(*id);
        }
        let mut fields = Vec::new();
        for name in ["line", "column"] {
            fields.push((name.to_string(), MetaField::Number(i128::from(ops.take()?))));
        }
        for name in ["scope", "inlinedAt"] {
            if let Some(number) = ops.index()?.checked_sub(1) {
                fields.push((name.to_string(), MetaField::Meta(self.metadata_of(number, ops.at)?)));
            }
        }
        let id = self.metadata.push(MetaNode::Special { kind: "DILocation".to_string(), fields });
        self.locations.insert(key, id);
        Ok(id)
    }
}
