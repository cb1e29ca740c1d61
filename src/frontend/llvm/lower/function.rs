//! Functions: blocks in order, values by name, phi functions as arguments of jumps.
//!
//! A function without definition whose address is taken gets a body that does what a call of it does. A parameter that is
//! passed by value is copied into an object of the callee.

mod order;
mod values;

use super::compound_literals::Lives;
use super::sanitizer::Sanitized;
use super::{Context, calls, debug, known};
use crate::llvm::module::{self as llvm, FuncId, InstrKind, LocalId, TypeId};
use eufonium_base::error::{InputError, Span};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::program::build::FunctionBuilder;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{
    AllocKind, BlockId, Function, Instr, Loc, Op, Operand, SiteKind, Target, Terminator, Type, ValueId,
};
use order::reverse_postorder;
pub(super) use order::successors;
use std::rc::Rc;
use values::undefined;

/// A function that is being lowered.
pub(super) struct Lowering<'c, 'm> {
    pub context: &'c mut Context<'m>,
    pub build: FunctionBuilder,
    pub source: &'m llvm::Function,
    /// Where the current instruction stands in the module.
    pub span: Span,
    /// Where it stands in the source.
    pub at: Option<Loc>,
    /// Where one stands that does not say so.
    home: Option<Loc>,
    /// Locals that plainly point into objects of the program.
    pub plain: HashSet<LocalId>,
    /// What pointers lead to whose types do not say it, by debug information.
    pub pointees: HashMap<LocalId, &'m llvm::MetaNode>,
    /// The objects of the stack whose size is known, and that size.
    pub allocas: HashMap<ValueId, Operand>,
    /// Pointers to the starts of arrays that are parts of structures.
    pub members: HashSet<ValueId>,
    /// The variable arguments of the function, if it reads them.
    pub list: Option<Operand>,
    /// The addresses of the frame and of where it returns, where they were asked for.
    pub frames: HashMap<String, Operand>,
    /// Whether the function uses what the current instruction defines; asked only of calls.
    pub is_result_used: bool,
    /// The locals that it uses, if that was asked.
    pub used: Option<HashSet<LocalId>>,
    /// How deep the current constant expression is nested.
    pub depth: usize,
    /// Whether the current instruction belongs to the checks of a sanitizer.
    pub synthetic: bool,
    /// The checks of a sanitizer.
    pub sanitized: Sanitized,
    /// The words of the values that are defined so far, and the blocks that define them.
    locals: IdVec<LocalId, Option<Definition>>,
    /// Uses of values in other blocks than their own: by both blocks, a value and the place.
    uses: HashMap<(BlockId, BlockId), (LocalId, Span)>,
    /// The first and the last block of each block that is reached.
    blocks: IdVec<llvm::BlockId, Option<(BlockId, BlockId)>>,
}

impl<'c, 'm> Lowering<'c, 'm> {
    /// At the start of a function that stands for one of the module or, with its name and types, beside them.
    pub fn new(context: &'c mut Context<'m>, id: FuncId, build: FunctionBuilder) -> Self {
        let source = &context.module.functions[id];
        Lowering {
            build,
            source,
            span: source.span,
            at: None,
            home: None,
            allocas: HashMap::default(),
            members: HashSet::default(),
            list: None,
            frames: HashMap::default(),
            is_result_used: true,
            used: None,
            depth: 0,
            synthetic: false,
            sanitized: Sanitized::new(context, source),
            locals: source.locals.values().map(|_| None).collect(),
            blocks: source.blocks.values().map(|_| None).collect(),
            uses: HashMap::default(),
            plain: HashSet::default(),
            pointees: HashMap::default(),
            context,
        }
    }
}

/// The function of a number. Instructions that do not say where they stand are taken to stand at `home`.
pub(super) fn lower(context: &mut Context, id: FuncId, home: Option<Loc>) -> Result<Function, InputError> {
    let source = &context.module.functions[id];
    let mut params = vec![];
    for param in &source.params {
        params.extend(context.types(param.ty, source.span)?);
    }
    if context.takes_list(id) {
        params.push(Type::Pointer);
    }
    let results = context.types(source.result, source.span)?;
    let at = source.debug.and_then(|node| context.debug.function(context.module, &mut context.program, node));
    let mut lowering = Lowering::new(context, id, FunctionBuilder::new(&source.name, &params, &results));
    lowering.home = home;
    lowering.build.function().at = at;
    if source.blocks.is_empty() || known::overrides_definition(&source.name, lowering.context.options) {
        // What it does is done where it is called, not where it is declared.
        lowering.at = home;
        lowering.build.set_loc(home);
        lowering.stub(id)?;
    } else {
        lowering.at = at.or(home);
        lowering.build.set_loc(at.or(home));
        lowering.params()?;
        lowering.body()?;
        lowering.note_volatile_locals();
    }
    let uses = std::mem::take(&mut lowering.uses);
    let mut function = lowering.build.finish();
    check_dominance(&function, source, uses)?;
    debug::drop_undominated(&mut function);
    drop_unused(context, &mut function);
    Ok(function)
}

impl<'m> Lowering<'_, 'm> {
    /// The body of a function without definition.
    fn stub(&mut self, id: FuncId) -> Result<(), InputError> {
        let args = self.build.params();
        let results = calls::by_name(self, id, args)?;
        self.build.terminate(Terminator::Return(results));
        Ok(())
    }

    /// Gives the parameters their words.
    fn params(&mut self) -> Result<(), InputError> {
        let mut words = self.build.params().into_iter();
        for (index, param) in self.source.params.iter().enumerate() {
            let count = self.context.leaves(param.ty, self.span)?.len();
            let mut own: Vec<Operand> = words.by_ref().take(count).collect();
            if let (Some(ty), [address]) = (param.byval, &own[..]) {
                own = vec![self.fresh_copy(ty, address.clone())?];
            }
            self.define(LocalId::from_usize(index), own);
        }
        self.list = words.next();
        Ok(())
    }

    fn fresh_copy(&mut self, ty: TypeId, from: Operand) -> Result<Operand, InputError> {
        let layout = self.layout(ty)?;
        let length = self.pointer_word(layout.size);
        let origin = self.context.origin(SiteKind::Uninitialised, self.at);
        let alloc = Op::Alloc { kind: AllocKind::Stack, size: length.clone(), align: layout.align, origin };
        let to = self.build.define(alloc, Type::Pointer);
        self.build.effect(Op::CopyMemory { to: to.clone(), from, length });
        Ok(to)
    }

    fn body(&mut self) -> Result<(), InputError> {
        let order = reverse_postorder(self.source);
        for (position, id) in order.iter().enumerate() {
            let block = if position == 0 { self.build.current() } else { self.block_with_params(*id)? };
            self.blocks[*id] = Some((block, block));
        }
        let lives = Lives::new(self.context.module, self.source, &order);
        for id in &order {
            let (first, _) = self.blocks[*id].expect("made above for each block of the order");
            self.build.switch_to(first);
            self.block(*id, &lives)?;
            self.blocks[*id] = Some((first, self.build.current()));
        }
        let mut positions: IdVec<llvm::BlockId, usize> = self.source.blocks.values().map(|_| 0).collect();
        for (position, id) in order.iter().enumerate() {
            positions[*id] = position;
        }
        let incoming = self.incoming(&order);
        for id in &order {
            if let Some(instr) = self.source.blocks[*id].instrs.last() {
                let (_, last) = self.blocks[*id].expect("made above for each block of the order");
                self.build.switch_to(last);
                self.enter(instr);
                self.terminator(*id, instr, &incoming)?;
                self.loop_head(*id, instr, &positions);
            }
        }
        Ok(())
    }

    /// The instructions of a block.
    fn block(&mut self, id: llvm::BlockId, lives: &Lives) -> Result<(), InputError> {
        let instrs = &self.source.blocks[id].instrs;
        if let Some(call) = self.sanitized.handler_in(id) {
            self.enter(&instrs[call]);
            self.sanitizer_block(id);
            return Ok(());
        }
        for (place, instr) in instrs.iter().enumerate() {
            self.enter(instr);
            for (literal, begins) in lives.before(id, place) {
                let object = self.locals[*literal].as_ref().map(|(words, _)| words[0].clone());
                self.life(object, *begins);
            }
            self.instruction(instr)?;
        }
        Ok(())
    }

    /// The instruction that errors and places speak of from now on.
    fn enter(&mut self, instr: &llvm::Instr) {
        self.span = instr.span;
        self.synthetic = instr.nosanitize;
        let here = instr.debug.and_then(|node| {
            self.context.debug.location(self.context.module, &mut self.context.program, node)
        });
        self.at = here.or(self.home);
        self.build.set_loc(self.at);
    }

    fn block_with_params(&mut self, id: llvm::BlockId) -> Result<BlockId, InputError> {
        let mut phis = vec![];
        for instr in &self.source.blocks[id].instrs {
            if let (InstrKind::Phi(_), Some(result)) = (&instr.kind, instr.result) {
                phis.push((result, self.context.types(self.source.locals[result].ty, instr.span)?));
            }
        }
        let types: Vec<Type> = phis.iter().flat_map(|(_, types)| types.iter().copied()).collect();
        let block = self.build.new_block(&types);
        let mut params = self.build.block_params(block).into_iter();
        for (result, types) in phis {
            let words: Vec<Operand> = params.by_ref().take(types.len()).collect();
            self.locals[result] = Some((words.into(), block));
        }
        Ok(block)
    }

    /// For each edge the values of the phi functions at its end, in order.
    fn incoming(&self, order: &[llvm::BlockId]) -> Incoming<'m> {
        let mut incoming = Incoming::default();
        for id in order {
            let phis = self.source.blocks[*id].instrs.iter().filter_map(|i| match &i.kind {
                InstrKind::Phi(values) => Some(values),
                _ => None,
            });
            for (position, values) in phis.enumerate() {
                for (value, from) in values {
                    let edge = incoming.entry((*from, *id)).or_default();
                    // One block may be named twice, for two edges from a switch: with one value.
                    if edge.len() == position {
                        edge.push(value);
                    }
                }
            }
        }
        incoming
    }

    pub fn target(
        &mut self,
        from: llvm::BlockId,
        to: llvm::BlockId,
        incoming: &Incoming,
    ) -> Result<Target, InputError> {
        let Some((block, _)) = self.blocks.get(to).copied().flatten() else {
            return Err(self.malformed("a jump to a block that does not exist"));
        };
        if to.index() == 0 {
            return Err(self.malformed("a jump to the entry block"));
        }
        let mut args = vec![];
        for value in incoming.get(&(from, to)).into_iter().flatten() {
            args.extend(self.words(value)?.iter().cloned());
        }
        let params = self.build.block_params(block);
        let fits = params.len() == args.len()
            && params.iter().zip(&args).all(|(p, a)| self.build.type_of(p) == self.build.type_of(a));
        if !fits {
            return Err(self.malformed("the phi functions of a block do not fit the jumps to it"));
        }
        Ok(Target { block, args })
    }

    fn terminator(
        &mut self,
        id: llvm::BlockId,
        instr: &'m llvm::Instr,
        incoming: &Incoming<'m>,
    ) -> Result<(), InputError> {
        let terminator = match &instr.kind {
            InstrKind::Jump(to) => Terminator::Jump(self.target(id, *to, incoming)?),
            InstrKind::Branch { condition, then, otherwise } => {
                let condition = self.word_of(condition, 1)?;
                let then = self.target(id, *then, incoming)?;
                let otherwise = self.target(id, *otherwise, incoming)?;
                Terminator::Branch { condition, then, otherwise }
            }
            InstrKind::Switch { value, cases, default } => {
                let value = self.word(value)?;
                let mut targets: Vec<(Bits, Target)> = vec![];
                for (case, to) in cases {
                    targets.push((case.clone(), self.target(id, *to, incoming)?));
                }
                Terminator::Switch { value, cases: targets, default: self.target(id, *default, incoming)? }
            }
            InstrKind::IndirectBranch { address, targets } => {
                return self.indirect_branch(id, address, targets, incoming);
            }
            InstrKind::Return(value) => Terminator::Return(self.results(value.as_ref())?),
            InstrKind::Resume(_) => {
                self.unsupported("`resume`");
                Terminator::Stop
            }
            InstrKind::Other(opcode, _) => {
                self.unsupported(&format!("`{opcode}`"));
                Terminator::Stop
            }
            _ => Terminator::Stop,
        };
        self.build.terminate(terminator);
        Ok(())
    }

    fn results(&mut self, value: Option<&llvm::Operand>) -> Result<Vec<Operand>, InputError> {
        let words = value.map_or(Ok(vec![]), |v| Ok(self.words(v)?.to_vec()))?;
        let expected = self.build.function().results.clone();
        if !self.have_types(&words, &expected) {
            return Err(self.malformed("the type of a returned value is not that of the function"));
        }
        Ok(words)
    }

    /// Notes where the loop starts that this jump goes back to.
    fn loop_head(&mut self, id: llvm::BlockId, instr: &llvm::Instr, positions: &IdVec<llvm::BlockId, usize>) {
        let Some(node) = instr.loop_node else { return };
        let at = self.context.debug.loop_start(self.context.module, &mut self.context.program, node);
        let back = successors(&instr.kind).into_iter().find(|to| positions[*to] <= positions[id]);
        if let (Some(at), Some((head, _))) = (at, back.and_then(|to| self.blocks[to])) {
            self.build.set_loop(head, at);
        }
    }
}

/// Whether values are used only where each way from the entry defines them. In one block, order says so.
fn check_dominance(
    function: &Function,
    source: &llvm::Function,
    uses: HashMap<(BlockId, BlockId), (LocalId, Span)>,
) -> Result<(), InputError> {
    let far = uses.into_iter().filter(|((home, _), _)| *home != function.entry);
    let mut far: Vec<_> = far.collect();
    if far.is_empty() {
        return Ok(());
    }
    far.sort_by_key(|(_, (local, span))| (*span, *local));
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let wrong = far
        .into_iter()
        .find(|((home, here), _)| cfg.is_reached(*here) && !dominators.dominates(*home, *here));
    wrong.map_or(Ok(()), |(_, (local, span))| Err(undefined(source, local, span)))
}

/// Drops undefined values that nothing uses, as of an aggregate before all its fields are set: to choose them would be one choice more.
fn drop_unused(context: &Context, function: &mut Function) {
    let mut used: IdVec<ValueId, bool> = function.values.values().map(|_| false).collect();
    let mut is_used = |operand: &Operand| {
        if let Operand::Value(value) = operand {
            used[*value] = true;
        }
    };
    for block in function.blocks.values() {
        block.instrs.iter().flat_map(|i| i.op.operands()).for_each(&mut is_used);
        block.terminator.operands().into_iter().for_each(&mut is_used);
    }
    let sites = &context.program.sites;
    let unused = |instr: &Instr| match &instr.op {
        Op::Havoc(origin) => {
            sites[origin.site].kind == SiteKind::Uninitialised && instr.defs.iter().all(|v| !used[*v])
        }
        _ => false,
    };
    function.blocks.values_mut().for_each(|block| block.instrs.retain(|instr| !unused(instr)));
}

/// The words of a value and the block that defines it.
type Definition = (Rc<[Operand]>, BlockId);

/// By edge, the values of the phi functions at its end.
pub(super) type Incoming<'m> = HashMap<(llvm::BlockId, llvm::BlockId), Vec<&'m llvm::Operand>>;
