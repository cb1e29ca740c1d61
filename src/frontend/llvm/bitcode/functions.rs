//! Bodies of functions: their parts in order, and what makes a list of instructions blocks.

use super::attach::Named;
use super::ops::Ops;
use super::stream::{Block as Part, Item};
use super::values::{Def, Slot};
use super::{Reader, Result, block, malformed};
use crate::llvm::module::{
    Block, BlockId, FuncId, Instr, InstrKind, Local, LocalId, MetaId, Metadata, Type, TypeId,
};
use crate::llvm::rules::{check_flow, is_terminator};
use eufonium_base::Span;
use eufonium_base::ids::{Id, IdVec};

/// A function that is being read.
pub(super) struct Body {
    pub(super) locals: IdVec<LocalId, Local>,
    pub(super) blocks: IdVec<BlockId, Block>,
    /// The type that `ret` must have.
    pub(super) result: TypeId,
    /// How many locals are parameters.
    pub(super) params: usize,
    /// The number of the first result among the values.
    pub(super) first_result: usize,
    /// Values that were used before they were defined, with the types they were used with and where.
    pub(super) forward: Vec<(usize, TypeId, usize)>,
    /// Where the instructions of the file stand: an `invoke` is one there.
    pub(super) order: Vec<(BlockId, usize)>,
    pub(super) unwinding: Vec<(BlockId, BlockId)>,
    /// The block that the next instruction goes to.
    pub(super) current: usize,
    /// The last location, for instructions that repeat it.
    location: Option<MetaId>,
}

impl<'s> Reader<'s> {
    /// The body; only what stands within bodies asks.
    pub(super) fn body(&mut self) -> &mut Body {
        self.body.as_mut().expect("a body is being read")
    }

    /// Reads a body into its function.
    pub(super) fn function_body(&mut self, id: FuncId, part: &'s Part) -> Result<()> {
        let before = (self.values.len(), self.meta.len(), self.raw.len());
        self.begin_body(id);
        let mut named = Named::default();
        for item in &part.items {
            match item {
                Item::Record(record) => {
                    let ops = Ops::new(self.stream, record);
                    self.body_record(ops, part.items.len())?;
                }
                Item::Block(index) => {
                    let inner = self.stream.block(*index);
                    match inner.id {
                        block::CONSTANTS if self.body().order.is_empty() => {
                            self.constants_block(inner)?;
                            self.body().first_result = self.values.len();
                        }
                        block::CONSTANTS => return malformed(0, "constants behind instructions"),
                        block::METADATA => self.metadata_block(inner)?,
                        block::ATTACHMENTS => self.attachments(id, inner)?,
                        block::SYMBOLS => self.symbols(inner, &mut named)?,
                        _ => {}
                    }
                }
            }
        }
        self.end_body(id, &named)?;
        self.values.truncate(before.0);
        self.meta.truncate(before.1);
        self.raw.truncate(before.2);
        self.locations.clear();
        Ok(())
    }

    fn begin_body(&mut self, id: FuncId) {
        let function = &self.functions[id];
        let mut locals = IdVec::new();
        for param in &function.params {
            let local = locals.push(Local { name: String::new(), ty: param.ty });
            self.values.push(Slot { ty: param.ty, def: Def::Local(local) });
        }
        self.body = Some(Body {
            params: locals.len(),
            locals,
            blocks: IdVec::new(),
            result: function.result,
            first_result: self.values.len(),
            forward: Vec::new(),
            order: Vec::new(),
            unwinding: Vec::new(),
            current: 0,
            location: None,
        });
    }

    /// An instruction, its location, or the number of blocks. The part has so many `items`.
    fn body_record(&mut self, mut ops: Ops<'s>, items: usize) -> Result<()> {
        match ops.code {
            1 => {
                let count = ops.index()?;
                if count == 0 || count > items || !self.body().blocks.is_empty() {
                    return ops.fail("not as many blocks as instructions could fill");
                }
                for _ in 0..count {
                    self.body().blocks.push(Block { name: String::new(), instrs: Vec::new() });
                }
                Ok(())
            }
            33 => {
                let location = self.body().location;
                self.locate(&ops, location)
            }
            35 => {
                let location = self.location(ops.clone())?;
                self.body().location = Some(location);
                self.locate(&ops, Some(location))
            }
            61..=64 => self.debug_record(ops),
            // Operand bundles, users of block addresses, and labels of the source.
            55 | 60 | 65 | 66 => Ok(()),
            _ => self.instruction(ops),
        }
    }

    /// `[location, variable, expression, value, ...]`: what is known of a variable in front of the last instruction.
    fn debug_record(&mut self, mut ops: Ops<'s>) -> Result<()> {
        let kind = match ops.code {
            62 => "declare",
            63 => "assign",
            _ => "value",
        };
        let location = self.node_id(&mut ops)?;
        let (variable, expression) = (ops.index()?, ops.index()?);
        let (variable, expression) =
            (self.metadata_of(variable, ops.at)?, self.metadata_of(expression, ops.at)?);
        let value = match ops.code {
            64 => Metadata::Value(Box::new(self.operand(&mut ops)?)),
            _ => {
                let number = ops.index()?;
                self.metadata_of(number, ops.at)?
            }
        };
        let kind = InstrKind::DebugRecord { kind: kind.to_string(), args: vec![value, variable, expression] };
        let instr = Instr {
            result: None,
            kind,
            debug: Some(location),
            loop_node: None,
            nosanitize: false,
            span: Span::default(),
        };
        let body = self.body();
        let Some((block, n)) = body.order.last_mut() else {
            return ops.fail("a description in front of no instruction");
        };
        body.blocks[*block].instrs.insert(*n, instr);
        *n += 1;
        Ok(())
    }

    /// Gives the last instruction a location.
    fn locate(&mut self, ops: &Ops<'_>, location: Option<MetaId>) -> Result<()> {
        let body = self.body();
        let Some((block, n)) = body.order.last().copied() else {
            return ops.fail("the location of no instruction");
        };
        // A jump behind an `invoke` stands where that stands.
        body.blocks[block].instrs[n..].iter_mut().for_each(|instr| instr.debug = location);
        Ok(())
    }

    /// Appends an instruction; its result has the type `ty` if the rules do not tell.
    pub(super) fn append(&mut self, ops: &Ops<'_>, kind: InstrKind, ty: Option<TypeId>) -> Result<()> {
        let by_rules = self.rules().result_type(&kind).or_else(|complaint| ops.fail(complaint))?;
        let ty = ty.or(by_rules);
        let body = self.body.as_mut().expect("a body is being read");
        if body.current >= body.blocks.len() {
            return ops.fail("an instruction behind the last block");
        }
        let result = ty.map(|ty| {
            let id = body.locals.push(Local { name: String::new(), ty });
            self.values.push(Slot { ty, def: Def::Local(id) });
            id
        });
        let block = BlockId::from_usize(body.current);
        body.order.push((block, body.blocks[block].instrs.len()));
        if is_terminator(&kind) {
            body.current += 1;
        }
        let instr =
            Instr { result, kind, debug: None, loop_node: None, nosanitize: false, span: Span::default() };
        body.blocks[block].instrs.push(instr);
        Ok(())
    }

    /// A block by its number.
    pub(super) fn block(&mut self, ops: &mut Ops<'_>) -> Result<BlockId> {
        let n = ops.index()?;
        if n < self.body().blocks.len() { Ok(BlockId::from_usize(n)) } else { ops.fail("an undefined block") }
    }

    fn end_body(&mut self, id: FuncId, named: &Named) -> Result<()> {
        for (value, ty, at) in std::mem::take(&mut self.body().forward) {
            match self.values.get(value) {
                Some(Slot { ty: defined, def: Def::Local(_) }) if *defined == ty => {}
                _ => return malformed(at, format!("value {value} is undefined, or of another type")),
            }
        }
        self.number_unnamed(named);
        let body = self.body.take().expect("a body is being read");
        if body.current != body.blocks.len() || body.blocks.is_empty() {
            return malformed(0, format!("a function with {} of {} blocks", body.current, body.blocks.len()));
        }
        check_flow(&body.blocks, &body.unwinding).or_else(|(_, message)| malformed(0, message))?;
        self.functions[id].locals = body.locals;
        self.functions[id].blocks = body.blocks;
        self.functions[id].unwinding = body.unwinding;
        Ok(())
    }

    /// Whether the type is that of metadata, labels and so on, of this name.
    pub(super) fn is_other(&self, ty: TypeId, name: &str) -> bool {
        matches!(self.types.get(ty), Type::Other(other) if other == name)
    }
}
