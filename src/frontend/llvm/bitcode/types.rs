//! The table of types.

use super::ops::Ops;
use super::stream::Block;
use super::{Reader, Result, malformed, unsupported};
use crate::llvm::module::{FloatType, Type, TypeId};
use crate::llvm::rules::{LONGEST_VECTOR, WIDEST_INTEGER, check_containment};

mod code {
    pub(super) const NUMENTRY: u64 = 1;
    pub(super) const OPAQUE: u64 = 6;
    pub(super) const STRUCT_NAME: u64 = 19;
    pub(super) const STRUCT_NAMED: u64 = 20;
}

impl<'s> Reader<'s> {
    /// Reads the types. Those that are mentioned before they stand in the table are named structs, so names come first.
    pub(super) fn type_block(&mut self, block: &'s Block) -> Result<()> {
        let mut name = None;
        let mut named = Vec::new();
        let mut unnamed = 0;
        let mut count = 0;
        for record in self.stream.records(block) {
            match record.code {
                code::NUMENTRY => continue,
                code::STRUCT_NAME => {
                    name = Some(Ops::new(self.stream, record).text());
                    continue;
                }
                code::OPAQUE | code::STRUCT_NAMED => {
                    let name = name.take().filter(|name| !name.is_empty()).unwrap_or_else(|| {
                        unnamed += 1;
                        (unnamed - 1).to_string()
                    });
                    if self.types.named.insert(name.clone(), None).is_some() {
                        return malformed(record.at, format!("two types are named {name}"));
                    }
                    named.push(Some(self.types.intern(Type::Named(name))));
                }
                _ => named.push(None),
            }
            count += 1;
        }
        self.type_table.reserve(count);
        for record in self.stream.records(block) {
            if matches!(record.code, code::NUMENTRY | code::STRUCT_NAME) {
                continue;
            }
            let this = named[self.type_table.len()];
            let ops = Ops::new(self.stream, record);
            let ty = match this {
                Some(id) => self.named_struct(id, ops, &named)?,
                None => self.plain_type(ops, &named)?,
            };
            self.type_table.push(ty);
        }
        let ids: Vec<TypeId> = named.into_iter().flatten().collect();
        check_containment(&self.types, &ids).or_else(|(_, complaint)| malformed(0, complaint))
    }

    /// The type of a number, which may be that of a named struct further down.
    fn type_of(&self, ops: &mut Ops<'_>, named: &[Option<TypeId>]) -> Result<TypeId> {
        let n = ops.index()?;
        let known = self.type_table.get(n).copied().or(named.get(n).copied().flatten());
        known.map_or_else(|| ops.fail(format_args!("unknown type {n}")), Ok)
    }

    fn member(&self, ops: &mut Ops<'_>, named: &[Option<TypeId>]) -> Result<TypeId> {
        let ty = self.type_of(ops, named)?;
        match self.types.get(ty) {
            Type::Void | Type::Function { .. } => ops.fail("no element can have this type"),
            _ => Ok(ty),
        }
    }

    fn members(&self, ops: &mut Ops<'_>, named: &[Option<TypeId>]) -> Result<Vec<TypeId>> {
        let mut members = Vec::new();
        while ops.len() > 0 {
            members.push(self.member(ops, named)?);
        }
        Ok(members)
    }

    fn named_struct(&mut self, id: TypeId, mut ops: Ops<'_>, named: &[Option<TypeId>]) -> Result<TypeId> {
        if ops.code == code::STRUCT_NAMED {
            let packed = ops.take()? != 0;
            let fields = self.members(&mut ops, named)?;
            let definition = self.types.intern(Type::Struct { fields, packed });
            if let Type::Named(name) = self.types.get(id) {
                let name = name.clone();
                self.types.named.insert(name, Some(definition));
            }
        }
        Ok(id)
    }

    fn plain_type(&mut self, mut ops: Ops<'_>, named: &[Option<TypeId>]) -> Result<TypeId> {
        let other = |name: &str| Type::Other(name.to_string());
        let ty = match ops.code {
            2 => Type::Void,
            3 => Type::Float(FloatType::Single),
            4 => Type::Float(FloatType::Double),
            5 => other("label"),
            7 => match ops.narrow()? {
                width @ 1..=WIDEST_INTEGER => Type::Int(width),
                _ => return unsupported(ops.at, format!("integers have 1 to {WIDEST_INTEGER} bits")),
            },
            8 => {
                let pointee = self.type_of(&mut ops, named)?;
                Type::Pointer(Some(pointee))
            }
            10 => Type::Float(FloatType::Half),
            23 => Type::Float(FloatType::BFloat),
            11 => {
                let count = ops.take()?;
                Type::Array(count, self.member(&mut ops, named)?)
            }
            12 => self.vector_type(&mut ops, named)?,
            13 => Type::Float(FloatType::Extended),
            14 => Type::Float(FloatType::Quad),
            15 => Type::Float(FloatType::PairOfDoubles),
            16 => other("metadata"),
            17 => other("x86_mmx"),
            18 => {
                let packed = ops.take()? != 0;
                Type::Struct { fields: self.members(&mut ops, named)?, packed }
            }
            21 => {
                let variadic = ops.take()? != 0;
                let result = self.type_of(&mut ops, named)?;
                Type::Function { result, params: self.members(&mut ops, named)?, variadic }
            }
            22 => other("token"),
            24 => other("x86_amx"),
            25 => {
                self.opaque = true;
                Type::Pointer(None)
            }
            26 => other("target"),
            code => return unsupported(ops.at, format!("types of kind {code}")),
        };
        Ok(self.types.intern(ty))
    }

    fn vector_type(&self, ops: &mut Ops<'_>, named: &[Option<TypeId>]) -> Result<Type> {
        let count = ops.narrow()?;
        let element = self.member(ops, named)?;
        if ops.optional() != 0 || !(1..=LONGEST_VECTOR).contains(&count) {
            return unsupported(ops.at, "vectors of unknown or enormous length");
        }
        Ok(Type::Vector(count, element))
    }

    /// The type that an operand numbers.
    pub(super) fn ty(&self, ops: &mut Ops<'_>) -> Result<TypeId> {
        self.type_of(ops, &[])
    }
}
