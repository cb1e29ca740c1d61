//! Groups and lists of attributes, for `byval`, `elementtype`, `sret` and `noreturn`.

use super::ops::Ops;
use super::stream::Block;
use super::{Reader, Result};
use crate::llvm::module::TypeId;
use eufonium_base::HashMap;

const BY_VAL: u64 = 3;
const STRUCT_RETURN: u64 = 29;
const ELEMENT_TYPE: u64 = 77;
const NO_RETURN: u64 = 17;
/// What stands where others have the number of a parameter.
const FUNCTION: u64 = 0xffff_ffff;

/// What a group or list says.
#[derive(Clone, Debug, Default)]
pub(super) struct Properties {
    pub(super) noreturn: bool,
    /// Parameters passed by value, with the type if that is given, and operands of inline assembly with the type that they point to.
    byval: Vec<(u64, Option<TypeId>)>,
    /// Parameters that lead to where the result goes.
    sret: Vec<u64>,
}

impl Properties {
    /// Whether the parameter is passed by value, and with what type.
    pub(super) fn byval(&self, param: usize) -> Option<Option<TypeId>> {
        // Parameters count from 1; the result is 0.
        self.byval.iter().find(|(n, _)| *n == param as u64 + 1).map(|(_, ty)| *ty)
    }

    /// Whether the parameter leads to where the result goes.
    pub(super) fn sret(&self, param: usize) -> bool {
        self.sret.contains(&(param as u64 + 1))
    }
}

/// The attributes of a module.
#[derive(Debug, Default)]
pub(super) struct Attributes {
    groups: HashMap<u64, Properties>,
    lists: Vec<Properties>,
}

impl Attributes {
    /// The list of a number; 0 is the empty list.
    pub(super) fn list(&self, number: u64) -> Properties {
        let index = usize::try_from(number).ok().and_then(|n| n.checked_sub(1));
        index.and_then(|n| self.lists.get(n)).cloned().unwrap_or_default()
    }
}

impl<'s> Reader<'s> {
    /// Records `[group, parameter, attributes...]`.
    pub(super) fn attribute_groups(&mut self, block: &'s Block) -> Result<()> {
        for record in self.stream.records(block) {
            let mut ops = Ops::new(self.stream, record);
            let (group, param) = (ops.take()?, ops.take()?);
            let properties = self.attribute_group(&mut ops, param)?;
            self.attributes.groups.insert(group, properties);
        }
        Ok(())
    }

    fn attribute_group(&self, ops: &mut Ops<'_>, param: u64) -> Result<Properties> {
        let mut properties = Properties::default();
        while ops.len() > 0 {
            match ops.take()? {
                0 => match ops.take()? {
                    NO_RETURN if param == FUNCTION => properties.noreturn = true,
                    BY_VAL => properties.byval.push((param, None)),
                    STRUCT_RETURN => properties.sret.push(param),
                    _ => {}
                },
                1 => {
                    ops.take()?;
                    ops.take()?;
                }
                kind @ (3 | 4) => {
                    for _ in 3..=kind {
                        while ops.take()? != 0 {}
                    }
                }
                kind @ (5 | 6) => {
                    let key = ops.take()?;
                    let ty = if kind == 6 { Some(self.ty(ops)?) } else { None };
                    match key {
                        BY_VAL | ELEMENT_TYPE => properties.byval.push((param, ty)),
                        STRUCT_RETURN => properties.sret.push(param),
                        _ => {}
                    }
                }
                // Ranges come behind all that is of interest.
                _ => break,
            }
        }
        Ok(properties)
    }

    /// Records `[groups...]`; functions and calls number the lists from 1.
    pub(super) fn attribute_lists(&mut self, block: &'s Block) -> Result<()> {
        for record in self.stream.records(block) {
            let mut list = Properties::default();
            for group in self.stream.ops(record) {
                if let Some(properties) = self.attributes.groups.get(group) {
                    list.noreturn |= properties.noreturn;
                    list.byval.extend(properties.byval.iter().cloned());
                    list.sret.extend(properties.sret.iter().copied());
                }
            }
            self.attributes.lists.push(list);
        }
        Ok(())
    }
}
