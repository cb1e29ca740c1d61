//! The records of the module: globals, functions, aliases.

use super::ops::Ops;
use super::values::{Def, Slot};
use super::{Reader, Result, unsupported};
use crate::llvm::layout;
use crate::llvm::module::{Constant, Function, Global, GlobalId, Param, Type, TypeId};
use eufonium_base::Span;
use eufonium_base::ids::{Id, IdVec};

impl<'s> Reader<'s> {
    pub(super) fn module_record(&mut self, mut ops: Ops<'s>) -> Result<()> {
        match ops.code {
            1 => match ops.take()? {
                2 => Ok(()),
                version => unsupported(ops.at, format!("version {version} of the module's form")),
            },
            2 => {
                self.triple = Some(ops.text());
                Ok(())
            }
            3 => {
                self.layout = layout::parse(&ops.text()).or_else(|complaint| ops.fail(complaint))?;
                Ok(())
            }
            16 => {
                self.source = Some(ops.text());
                Ok(())
            }
            7 => self.global(ops),
            8 => self.function(ops),
            14 => self.alias(ops),
            18 => {
                let ty = self.symbol_type(&mut ops)?;
                let def = Def::Made(Constant::Other("ifunc".to_string()), 1);
                self.values.push(Slot { ty, def });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A name in the table of strings; `number` names what has none.
    fn symbol_name(&self, ops: &mut Ops<'_>, number: usize) -> Result<String> {
        let (offset, size) = (ops.index()?, ops.index()?);
        match self.strings.get(offset..).and_then(|rest| rest.get(..size)) {
            Some([]) => Ok(number.to_string()),
            Some(name) => Ok(String::from_utf8_lossy(name).into_owned()),
            None => ops.fail("a name outside of the table of strings"),
        }
    }

    fn global(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let name = self.symbol_name(&mut ops, self.globals.len())?;
        let ty = self.ty(&mut ops)?;
        let flags = ops.take()?;
        let ty = if flags & 2 != 0 { ty } else { self.pointee(&ops, ty)? };
        let init = ops.index()?;
        let local = is_local(ops.take()?);
        let align = alignment(ops.take()?);
        let id = GlobalId::from_usize(self.globals.len());
        if init > 0 {
            self.rules().sized(ty).or_else(|complaint| ops.fail(complaint))?;
            self.initial.push((id, init - 1, ops.at));
        }
        let global = Global {
            name,
            ty,
            constant: flags & 1 != 0,
            local,
            init: None,
            align,
            debug: Vec::new(),
            span: Span::default(),
        };
        self.globals.push(global);
        let pointer = self.rules().pointer_to(ty);
        self.values.push(Slot { ty: pointer, def: Def::Global(id) });
        Ok(())
    }

    fn pointee(&self, ops: &Ops<'_>, ty: TypeId) -> Result<TypeId> {
        match self.types.get(ty) {
            Type::Pointer(Some(pointee)) => Ok(*pointee),
            _ => ops.fail("a symbol that is no pointer"),
        }
    }

    fn function(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let name = self.symbol_name(&mut ops, self.functions.len())?;
        let mut ty = self.ty(&mut ops)?;
        if matches!(self.types.get(ty), Type::Pointer(_)) {
            ty = self.pointee(&ops, ty)?;
        }
        let Type::Function { result, params, variadic } = self.types.get(ty).clone() else {
            return ops.fail("a function of another type");
        };
        ops.take()?;
        let declared = ops.take()? != 0;
        let local = is_local(ops.take()?);
        let attributes = self.attributes.list(ops.take()?);
        let params = params.iter().enumerate().map(|(n, &ty)| {
            let byval = attributes.byval(n);
            let byval = byval.and_then(|given| given.or(self.pointee(&ops, ty).ok()));
            Param { ty, byval, sret: attributes.sret(n) }
        });
        let function = Function {
            name,
            result,
            params: params.collect(),
            variadic,
            local,
            noreturn: attributes.noreturn,
            is_model: false,
            locals: IdVec::new(),
            blocks: IdVec::new(),
            debug: None,
            span: Span::default(),
        };
        let id = self.functions.push(function);
        if !declared {
            self.defined.push(id);
        }
        let pointer = self.rules().pointer_to(ty);
        self.values.push(Slot { ty: pointer, def: Def::Function(id) });
        Ok(())
    }

    /// The pointer type of an alias or ifunc, which follows its name.
    fn symbol_type(&mut self, ops: &mut Ops<'_>) -> Result<TypeId> {
        self.symbol_name(ops, 0)?;
        let ty = self.ty(ops)?;
        ops.take()?;
        Ok(self.rules().pointer_to(ty))
    }

    fn alias(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let ty = self.symbol_type(&mut ops)?;
        self.values.push(Slot { ty, def: Def::Alias(ops.index()?) });
        Ok(())
    }
}

/// Alignments are one more than their logarithm; 0 where there is none.
pub(super) fn alignment(op: u64) -> Option<u32> {
    u32::try_from(op.checked_sub(1)?).ok().and_then(|log| 1_u32.checked_shl(log))
}

/// Whether a number of a linkage is `internal` or `private`, in today's encoding or an older one.
fn is_local(linkage: u64) -> bool {
    matches!(linkage, 3 | 9 | 13 | 14)
}
