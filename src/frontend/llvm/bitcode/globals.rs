//! The records of the module: globals, functions, aliases.

use super::ops::Ops;
use super::values::{Def, Slot};
use super::{Reader, Result, unsupported};
use crate::llvm::layout;
use crate::llvm::module::{
    Alias, AliasId, Comdat, Constant, Function, Global, GlobalId, Linkage, Param, Type, TypeId,
};
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
                self.layout = Some(layout::parse(&ops.text()).or_else(|complaint| ops.fail(complaint))?);
                Ok(())
            }
            4 => {
                self.assembly.extend(ops.text().lines().map(str::to_owned));
                Ok(())
            }
            5 => {
                self.sections.push(ops.text());
                Ok(())
            }
            12 => self.comdat(ops),
            16 => {
                self.source = Some(ops.text());
                Ok(())
            }
            7 => self.global(ops),
            8 => self.function(ops),
            14 => self.alias(ops),
            18 => {
                let (name, ty) = self.symbol_type(&mut ops)?;
                let target = Constant::Other("ifunc".to_string());
                self.values.push(Slot { ty, def: Def::Made(target.clone(), 1) });
                ops.take()?;
                let linkage = linkage(ops.take()?);
                self.aliases.push(Alias { name, linkage, target, span: Span::default() });
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
        let linkage = linkage(ops.take()?);
        let align = alignment(ops.take()?);
        let section = ops.index()?.checked_sub(1).and_then(|number| self.sections.get(number).cloned());
        let comdat = self.group(&mut ops, 5);
        let id = GlobalId::from_usize(self.globals.len());
        if init > 0 {
            self.rules().sized(ty).or_else(|complaint| ops.fail(complaint))?;
            self.initial.push((id, init - 1, ops.at));
        }
        let global = Global {
            name,
            ty,
            constant: flags & 1 != 0,
            linkage,
            comdat,
            section,
            input: 0,
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
        let linkage = linkage(ops.take()?);
        let attributes = self.attributes.list(ops.take()?);
        let comdat = self.group(&mut ops, 7);
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
            linkage,
            comdat,
            input: 0,
            noreturn: attributes.noreturn,
            is_model: false,
            locals: IdVec::new(),
            blocks: IdVec::new(),
            unwinding: Vec::new(),
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

    /// The name and the pointer type of an alias or ifunc.
    fn symbol_type(&mut self, ops: &mut Ops<'_>) -> Result<(String, TypeId)> {
        let name = self.symbol_name(ops, self.aliases.len())?;
        let ty = self.ty(ops)?;
        ops.take()?;
        Ok((name, self.rules().pointer_to(ty)))
    }

    fn alias(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let (name, ty) = self.symbol_type(&mut ops)?;
        let value = ops.index()?;
        let linkage = linkage(ops.take()?);
        // What it stands for may come later.
        let (target, span) = (Constant::Null, Span::default());
        let id = self.aliases.push(Alias { name, linkage, target, span });
        self.alias_values.push((id, value, ops.at));
        let replaceable = linkage.is_interposable();
        let def = if replaceable { Def::Made(Constant::Alias(id), 1) } else { Def::Alias(value) };
        self.values.push(Slot { ty, def });
        Ok(())
    }

    /// What aliases stand for, when all constants are known.
    pub(super) fn alias_targets(&mut self) -> Result<()> {
        for (id, value, at) in std::mem::take(&mut self.alias_values) {
            self.aliases[id].target = self.constant(value, at)?.1;
        }
        let ids: Vec<AliasId> = self.aliases.keys().collect();
        for id in ids {
            // One that stands for one that may be replaced stands for what that one does here.
            for _ in 0..=self.aliases.len() {
                let Constant::Alias(of) = self.aliases[id].target else { break };
                self.aliases[id].target = self.aliases[of].target.clone();
            }
            if matches!(self.aliases[id].target, Constant::Alias(_)) {
                return unsupported(0, "aliases that stand for themselves");
            }
        }
        Ok(())
    }

    /// `[strtab offset, strtab size, kind]`
    fn comdat(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let name = self.symbol_name(&mut ops, self.comdats.len())?;
        let kind = match ops.take()? {
            3 => Comdat::Largest,
            4 => Comdat::NoDeduplicate,
            _ => Comdat::Any,
        };
        self.comdats.push((name, kind));
        Ok(())
    }

    /// The group of a symbol, which stands behind so many other fields, if the record is that long.
    fn group(&self, ops: &mut Ops<'_>, behind: usize) -> Option<String> {
        if ops.len() <= behind {
            return None;
        }
        (0..behind).try_for_each(|_| ops.take().map(drop)).ok()?;
        let number = ops.index().ok()?.checked_sub(1)?;
        self.comdats.get(number).map(|(name, _)| name.clone())
    }
}

/// Alignments are one more than their logarithm; 0 where there is none.
pub(super) fn alignment(op: u64) -> Option<u32> {
    u32::try_from(op.checked_sub(1)?).ok().and_then(|log| 1_u32.checked_shl(log))
}

/// The linkage of a number, in today's encoding or an older one.
fn linkage(number: u64) -> Linkage {
    match number {
        3 | 9 | 13 | 14 => Linkage::Local,
        1 | 4 | 10 | 11 | 16..=19 => Linkage::Weak,
        2 => Linkage::Appending,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        12 => Linkage::AvailableExternally,
        _ => Linkage::External,
    }
}
