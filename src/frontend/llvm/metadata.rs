//! Metadata of modules: nodes as they are written, with access to the fields of special ones.

use super::ids::MetaId;
use super::instr::Operand;

/// A piece of metadata.
#[derive(Clone, Debug)]
pub enum Metadata {
    /// A numbered node.
    Node(MetaId),
    /// A node written in place.
    Inline(Box<MetaNode>),
    /// A string.
    String(String),
    /// A value: `i32 7`, or a local.
    Value(Box<Operand>),
    /// `null`.
    Null,
}

/// A node of metadata.
#[derive(Clone, Debug)]
pub enum MetaNode {
    /// `!{...}`.
    Tuple(Vec<Metadata>),
    /// `!DILocation(line: 3, ...)`: the name and the fields.
    Special {
        /// The name after `!`: `DILocation`.
        kind: String,
        /// The fields in order. Positional arguments, as of `DIExpression`, have an empty name.
        fields: Vec<(String, MetaField)>,
    },
}

/// The value of a field.
#[derive(Clone, Debug)]
pub enum MetaField {
    /// Metadata.
    Meta(Metadata),
    /// A number.
    Number(i128),
    /// A word or words: `DW_TAG_member`, `DIFlagA | DIFlagB`, `true`.
    Word(String),
}

impl MetaNode {
    /// The name of a special node.
    pub fn kind(&self) -> Option<&str> {
        match self {
            MetaNode::Special { kind, .. } => Some(kind),
            MetaNode::Tuple(_) => None,
        }
    }
    /// A field of a special node.
    pub fn field(&self, name: &str) -> Option<&MetaField> {
        match self {
            MetaNode::Special { fields, .. } => {
                fields.iter().find(|(n, _)| n == name).map(|(_, value)| value)
            }
            MetaNode::Tuple(_) => None,
        }
    }
    /// A number of a special node.
    pub fn number(&self, name: &str) -> Option<i128> {
        match self.field(name) {
            Some(MetaField::Number(n)) => Some(*n),
            _ => None,
        }
    }
    /// A string of a special node.
    pub fn string(&self, name: &str) -> Option<&str> {
        match self.field(name) {
            Some(MetaField::Meta(Metadata::String(s))) => Some(s),
            _ => None,
        }
    }
    /// A piece of metadata of a special node.
    pub fn meta(&self, name: &str) -> Option<&Metadata> {
        match self.field(name) {
            Some(MetaField::Meta(m)) => Some(m),
            _ => None,
        }
    }
}
