//! The records of special nodes, by a table of their fields.

use super::ops::{Ops, signed, wide};
use super::{Reader, Result};
use crate::llvm::module::{Constant, MetaField, MetaNode, Metadata, Value};

/// The fields of a kind of node, in the order of the record behind its first operand (whether it is distinct).
///
/// A sign before the name says what the operand is: `#` a number, `?` a truth value, `@` the number of metadata and 1, or 0
/// for null, `=` the number of metadata, `.` nothing of interest. Records may be shorter or longer than the table.
type Layout = (u64, &'static str, &'static [&'static str]);

const LAYOUTS: &[Layout] = &[
    (7, "DILocation", &["#line", "#column", "=scope", "@inlinedAt", "?isImplicitCode"]),
    (12, "GenericDINode", &["#tag"]),
    (13, "DISubrange", &["@count", "@lowerBound", "@upperBound", "@stride"]),
    (15, "DIBasicType", &["#tag", "@name", "#size", "#align", "#encoding", "#flags"]),
    (16, "DIFile", &["@filename", "@directory", "#checksumkind", "@checksum", "@source"]),
    (
        17,
        "DIDerivedType",
        &[
            "#tag",
            "@name",
            "@file",
            "#line",
            "@scope",
            "@baseType",
            "#size",
            "#align",
            "#offset",
            "#flags",
            "@extraData",
        ],
    ),
    (
        18,
        "DICompositeType",
        &[
            "#tag",
            "@name",
            "@file",
            "#line",
            "@scope",
            "@baseType",
            "#size",
            "#align",
            "#offset",
            "#flags",
            "@elements",
            "#runtimeLang",
            "@vtableHolder",
            "@templateParams",
            "@identifier",
        ],
    ),
    (19, "DISubroutineType", &["#flags", "@types", "#cc"]),
    (
        20,
        "DICompileUnit",
        &[
            "#language",
            "@file",
            "@producer",
            "?isOptimized",
            "@flags",
            "#runtimeVersion",
            "@splitDebugFilename",
            "#emissionKind",
            "@enums",
            "@retainedTypes",
            ".",
            "@globals",
            "@imports",
        ],
    ),
    (
        21,
        "DISubprogram",
        &[
            "@scope",
            "@name",
            "@linkageName",
            "@file",
            "#line",
            "@type",
            "#scopeLine",
            "@containingType",
            "#spFlags",
            "#virtualIndex",
            "#flags",
            "@unit",
            "@templateParams",
            "@declaration",
            "@retainedNodes",
        ],
    ),
    (22, "DILexicalBlock", &["@scope", "@file", "#line", "#column"]),
    (23, "DILexicalBlockFile", &["@scope", "@file", "#discriminator"]),
    (24, "DINamespace", &["@scope", "@name"]),
    (25, "DITemplateTypeParameter", &["@name", "@type"]),
    (26, "DITemplateValueParameter", &["#tag", "@name", "@type"]),
    (
        27,
        "DIGlobalVariable",
        &[
            "@scope",
            "@name",
            "@linkageName",
            "@file",
            "#line",
            "@type",
            "?isLocal",
            "?isDefinition",
            "@declaration",
            "@templateParams",
            "#align",
        ],
    ),
    (28, "DILocalVariable", &["@scope", "@name", "@file", "#line", "@type", "#arg", "#flags", "#align"]),
    (30, "DIObjCProperty", &[]),
    (31, "DIImportedEntity", &["#tag", "@scope", "@entity", "#line", "@name"]),
    (32, "DIModule", &[]),
    (33, "DIMacro", &["#type", "#line", "@name", "@value"]),
    (34, "DIMacroFile", &["#type", "#line", "@file", "@nodes"]),
    (37, "DIGlobalVariableExpression", &["@var", "@expr"]),
    (40, "DILabel", &["@scope", "@name", "@file", "#line"]),
    (41, "DIStringType", &[]),
    (44, "DICommonBlock", &[]),
    (45, "DIGenericSubrange", &[]),
    (47, "DIAssignID", &[]),
];

impl<'s> Reader<'s> {
    /// The node that a record describes.
    pub(super) fn node(&mut self, mut ops: Ops<'_>) -> Result<MetaNode> {
        match ops.code {
            3 | 5 => {
                let mut items = Vec::new();
                while ops.len() > 0 {
                    items.push(self.reference(&mut ops)?.unwrap_or(Metadata::Null));
                }
                Ok(MetaNode::Tuple(items))
            }
            14 => self.enumerator(ops),
            29 => {
                ops.take()?;
                let operand = |op: &u64| (String::new(), MetaField::Number(i128::from(*op)));
                let fields = ops.rest().iter().map(operand).collect();
                Ok(MetaNode::Special { kind: "DIExpression".to_string(), fields })
            }
            code => match LAYOUTS.iter().find(|layout| layout.0 == code) {
                Some((_, kind, layout)) => self.special(ops, kind, layout),
                None => ops.fail("a node of an old form"),
            },
        }
    }

    /// Metadata by its number and 1; `None` for 0.
    fn reference(&mut self, ops: &mut Ops<'_>) -> Result<Option<Metadata>> {
        match ops.index()?.checked_sub(1) {
            Some(number) => self.metadata_of(number, ops.at).map(Some),
            None => Ok(None),
        }
    }

    fn special(&mut self, mut ops: Ops<'_>, kind: &str, layout: &[&str]) -> Result<MetaNode> {
        ops.take()?;
        let mut fields = Vec::new();
        for field in layout {
            if ops.len() == 0 {
                break;
            }
            let value = match field.as_bytes()[0] {
                b'@' => self.reference(&mut ops)?.map(number_or_metadata),
                b'=' => {
                    let number = ops.index()?;
                    Some(MetaField::Meta(self.metadata_of(number, ops.at)?))
                }
                b'?' => (ops.take()? != 0).then(|| MetaField::Word("true".to_string())),
                b'#' => Some(ops.take()?).filter(|n| *n != 0).map(|n| MetaField::Number(i128::from(n))),
                _ => {
                    ops.take()?;
                    None
                }
            };
            fields.extend(value.map(|value| (field[1..].to_string(), value)));
        }
        Ok(MetaNode::Special { kind: kind.to_string(), fields })
    }

    /// `[flags, bits, name, value...]`, or the shorter form of old.
    fn enumerator(&mut self, mut ops: Ops<'_>) -> Result<MetaNode> {
        let flags = ops.take()?;
        let number = |bits: &eufonium_base::Bits| {
            let unsigned = flags & 2 != 0;
            let low = i128::from(bits.extract(63, 0).as_u64().expect("64 bits are a word"));
            if unsigned || !bits.sign() { low } else { low - (1 << 64) }
        };
        let (name, value) = if flags & 4 != 0 {
            ops.take()?;
            let name = self.reference(&mut ops)?;
            (name, number(&wide(ops.rest(), 64)))
        } else {
            let value = signed(ops.take()?);
            (self.reference(&mut ops)?, i128::from(value))
        };
        let mut fields = vec![("value".to_string(), MetaField::Number(value))];
        fields.extend(name.map(|name| ("name".to_string(), MetaField::Meta(name))));
        Ok(MetaNode::Special { kind: "DIEnumerator".to_string(), fields })
    }
}

/// Bounds that are constants are numbers in the text.
fn number_or_metadata(metadata: Metadata) -> MetaField {
    if let Metadata::Value(operand) = &metadata
        && let Value::Constant(Constant::Int(bits)) = &operand.value
        && let Some(n) = bits.as_u64()
    {
        let width = bits.width().min(64);
        return MetaField::Number(i128::from((n << (64 - width)) as i64 >> (64 - width)));
    }
    MetaField::Meta(metadata)
}
