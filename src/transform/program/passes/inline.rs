//! Calls replaced by the bodies of the functions that are called, callees first.
//!
//! Functions that may call themselves stay, and so do calls for which there is no more room: the result has at most as many
//! instructions as the options say (or what the program had before). Each copy is simplified before it is copied on, and its objects
//! promoted, as functions with objects may have to stay.
//!
//! Preserves: every run, but that objects on the stack of a callee live until the caller returns. Therefore, in programs that ask whether
//! pointers are valid, their lives are ended where the callee returned. There, a callee stays a function if it makes such objects elsewhere than where it
//! begins, or is called in a loop: the pointer to one object may meet another one then. Origins get a longer context: the call that was
//! replaced, in front of those inside of it.

use super::{fold, promote, simplify_cfg};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    AllocKind, Block, BlockId, Context, ContextId, Function, FunctionId, Instr, Loc, Op, Operand, Origin,
    Program, SiteId, Target, Terminator, ValueId,
};

/// Which calls are replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InlineMode {
    /// All calls of functions that are not recursive.
    All,
    /// Calls of functions with at most so many instructions, and those that are the only call of their function.
    Small(usize),
    /// Calls of functions that only find out which function a pointer means, also of recursive ones.
    Dispatchers,
}

eufonium_base::options! {
    /// What to inline.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct InlineOptions {
        /// The most instructions of the result.
        pub most_instrs: usize = 200_000,
    }
    inside {
        /// Which calls.
        pub mode: InlineMode = InlineMode::All,
    }
}

/// A program becomes at most so many times as large by inlining of calls through pointers, if it is not small after that.
const MOST_GROWTH: usize = 2;
/// Programs with so many instructions are small.
const SMALL: usize = 20_000;

impl InlineOptions {
    /// What is inlined first: calls through pointers, unless the program becomes much larger by that, as where hundreds of functions are meant in as many places.
    pub fn dispatchers(program: &Program) -> Self {
        let size = program.instrs().count();
        let most_instrs =
            MOST_GROWTH.saturating_mul(size).max(SMALL).min(InlineOptions::default().most_instrs);
        InlineOptions { mode: InlineMode::Dispatchers, most_instrs }
    }
}

/// Inlines calls. Returns whether there were any.
pub fn inline(program: &mut Program, options: &InlineOptions) -> bool {
    let calls = CallGraph::new(program);
    let reached = calls.reached(program.entry);
    let mut state = Plan::new(program, &calls, *options);
    let mut changed = false;
    for component in calls.components() {
        for id in component.iter().copied().filter(|f| reached[*f]) {
            let sites = state.choose(program, id);
            if sites.values().any(|list| !list.is_empty()) {
                splice(program, id, &sites, state.frames_matter);
                simplify_cfg::function(&mut program.functions[id]);
                fold::function(program, id);
                // Objects whose addresses were arguments of what is inlined now are values, so that the function may be inlined itself.
                promote::function(program, id);
                state.measure(program, id);
                changed = true;
            }
        }
    }
    changed
}

/// The objects on the stack of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frame {
    /// There are none.
    None,
    /// Each is made once in a call: where the function begins, or its life ends before the function does.
    Once,
    /// There are others.
    Other,
}

impl Frame {
    fn of(function: &Function) -> Frame {
        let objects = objects(function);
        match objects.iter().all(|(block, _)| *block == function.entry) {
            _ if objects.is_empty() => Frame::None,
            true if is_entered_again(function) => Frame::Other,
            false if objects.iter().any(|made| may_outlive(function, *made)) => Frame::Other,
            _ => Frame::Once,
        }
    }
}

/// The pointers to objects on the stack that a function makes, by block, but for those that are only copied from: nobody else can
/// tell whether these live.
fn objects(function: &Function) -> Vec<(BlockId, ValueId)> {
    let made = |instr: &Instr| match instr.op {
        Op::Alloc { kind: AllocKind::Stack, .. } => instr.defs.first().copied(),
        _ => None,
    };
    let all =
        function.blocks.iter().flat_map(|(id, b)| b.instrs.iter().filter_map(move |i| Some((id, made(i)?))));
    let mut all: Vec<(BlockId, ValueId)> = all.collect();
    if all.is_empty() {
        return all;
    }
    let mut known: HashSet<ValueId> = HashSet::default();
    for block in function.blocks.values() {
        for instr in &block.instrs {
            let source = matches!(instr.op, Op::CopyMemory { .. }).then_some(1);
            let uses = instr.op.operands().into_iter().enumerate();
            known.extend(uses.filter(|(place, _)| Some(*place) != source).filter_map(|(_, o)| o.as_value()));
        }
        known.extend(block.terminator.operands().into_iter().filter_map(Operand::as_value));
    }
    all.retain(|(_, object)| known.contains(object));
    all
}

/// Whether an object that is not made at the entry may live when the function returns, or when it is made again.
fn may_outlive(function: &Function, (block, object): (BlockId, ValueId)) -> bool {
    if block == function.entry {
        return false;
    }
    let is_end = |instr: &Instr| matches!(&instr.op, Op::EndLife(ended) if ended.as_value() == Some(object));
    let made_at =
        |b: BlockId| function.blocks[b].instrs.iter().position(|instr| instr.defs.contains(&object));
    let begins =
        |instr: &Instr| matches!(&instr.op, Op::BeginLife(begun) if begun.as_value() == Some(object));
    let mut seen: HashSet<BlockId> = HashSet::default();
    let mut open = vec![(block, made_at(block).map_or(0, |place| place + 1))];
    while let Some((at, from)) = open.pop() {
        let content = &function.blocks[at];
        let rest = &content.instrs[from..];
        if rest.iter().any(begins) || from == 0 && at == block {
            return true;
        }
        if rest.iter().any(is_end) {
            continue;
        }
        if matches!(content.terminator, Terminator::Return(_)) {
            return true;
        }
        open.extend(
            content.terminator.targets().into_iter().map(|t| (t.block, 0)).filter(|(b, _)| seen.insert(*b)),
        );
    }
    false
}

/// Whether a run may come to the entry of a function again.
fn is_entered_again(function: &Function) -> bool {
    let mut targets = function.blocks.values().flat_map(|block| block.terminator.targets());
    targets.any(|target| target.block == function.entry)
}

/// What decides which calls are replaced.
struct Plan<'a> {
    calls: &'a CallGraph,
    options: InlineOptions,
    sizes: IdVec<FunctionId, usize>,
    /// How many calls of a function there were at the start.
    callers: IdVec<FunctionId, usize>,
    /// The objects on the stack, if it matters whether they live.
    frames: IdVec<FunctionId, Frame>,
    dispatches: IdVec<FunctionId, bool>,
    /// Whether objects on the stack must end with their function.
    frames_matter: bool,
    total: usize,
}

impl<'a> Plan<'a> {
    fn new(program: &Program, calls: &'a CallGraph, options: InlineOptions) -> Self {
        let all = |value| program.functions.keys().map(|_| value).collect();
        let mut plan = Plan {
            calls,
            options,
            sizes: all(0),
            callers: all(0),
            frames: program.functions.keys().map(|_| Frame::None).collect(),
            dispatches: program.functions.values().map(|f| f.dispatches).collect(),
            frames_matter: program.instrs().any(|i| i.op.asks_for_life()),
            total: 0,
        };
        for (id, function) in program.functions.iter() {
            for instr in function.instrs() {
                if let Op::Call { callee, .. } = instr.op {
                    plan.callers[callee] += 1;
                }
            }
            plan.measure(program, id);
        }
        plan
    }

    /// Notes the size of a function and, where that matters, its objects on the stack.
    fn measure(&mut self, program: &Program, id: FunctionId) {
        let function = &program.functions[id];
        let instrs = || function.instrs();
        let size = instrs().count() + function.blocks.len();
        self.total = self.total + size - std::mem::replace(&mut self.sizes[id], size);
        if self.frames_matter {
            self.frames[id] = Frame::of(function);
        }
    }

    /// Whether a call is replaced, which is in a loop or not.
    fn fits(&self, callee: FunctionId, in_loop: bool) -> bool {
        let small = match self.options.mode {
            InlineMode::All => true,
            InlineMode::Small(most) => self.sizes[callee] <= most || self.callers[callee] == 1,
            // What they call stays a call, so this ends.
            InlineMode::Dispatchers => return self.dispatches[callee],
        };
        let ends = match self.frames[callee] {
            Frame::None => true,
            Frame::Once => !in_loop,
            Frame::Other => false,
        };
        small && !self.calls.is_recursive(callee) && ends
    }

    /// The calls in a function that are replaced, by block.
    fn choose(&mut self, program: &Program, id: FunctionId) -> IdVec<BlockId, Vec<usize>> {
        let mut growth = 0;
        let function = &program.functions[id];
        let loops = self.frames_matter.then(|| Loops::new(function, &Cfg::new(function)));
        let blocks = function.blocks.iter();
        blocks
            .map(|(at, block)| {
                let in_loop = loops.as_ref().is_some_and(|loops| loops.innermost(at).is_some());
                let mut places = vec![];
                for (place, instr) in block.instrs.iter().enumerate() {
                    if let Op::Call { callee, .. } = instr.op
                        && self.fits(callee, in_loop)
                        && self.total + growth + self.sizes[callee] <= self.options.most_instrs
                    {
                        growth += self.sizes[callee];
                        places.push(place);
                    }
                }
                places
            })
            .collect()
    }
}

/// Replaces the calls at these places.
fn splice(program: &mut Program, id: FunctionId, sites: &IdVec<BlockId, Vec<usize>>, ends_lives: bool) {
    let Program { functions, contexts, .. } = program;
    let empty = Function {
        name: String::new(),
        params: vec![],
        results: vec![],
        values: IdVec::new(),
        blocks: IdVec::new(),
        entry: BlockId::from_usize(0),
        at: None,
        dispatches: false,
    };
    let mut function = std::mem::replace(&mut functions[id], empty);
    let mut chains = Chains::new(contexts);
    for (block, places) in sites.iter() {
        if !places.is_empty() {
            split(&mut function, functions, &mut chains, (block, places), ends_lives);
        }
    }
    functions[id] = function;
}

/// Replaces calls of one block: it ends at the first, and what follows each one is a new block. The lives of their objects may be
/// ended there.
fn split(
    function: &mut Function,
    functions: &IdVec<FunctionId, Function>,
    chains: &mut Chains,
    (block, places): (BlockId, &[usize]),
    ends_lives: bool,
) {
    let content = &mut function.blocks[block];
    let instrs = std::mem::take(&mut content.instrs);
    let last = std::mem::replace(&mut content.terminator, Terminator::Stop);
    let last_at = content.at;
    let mut current = block;
    let mut out = Vec::new();
    let mut places = places.iter().peekable();
    for (place, instr) in instrs.into_iter().enumerate() {
        if places.next_if_eq(&&place).is_none() {
            out.push(instr);
            continue;
        }
        let Op::Call { callee, args, origin } = instr.op else { continue };
        let (params, at) = (instr.defs, instr.at);
        let terminator = Terminator::Stop;
        let rest =
            function.blocks.push(Block { params, instrs: vec![], terminator, at: None, loop_at: None });
        let copier = copy(function, &functions[callee], chains, (args, origin), rest);
        let entry = copier.place(functions[callee].entry);
        let ends = if ends_lives { objects(&functions[callee]) } else { vec![] };
        let ends = ends.into_iter().filter(|(made, _)| *made == functions[callee].entry);
        let ends = ends.map(|(_, object)| end_of_life(copier.defined(object), at)).collect();
        let content = &mut function.blocks[current];
        content.instrs = std::mem::replace(&mut out, ends);
        content.terminator = Terminator::Jump(Target { block: entry, args: vec![] });
        content.at = at;
        current = rest;
    }
    let content = &mut function.blocks[current];
    content.instrs = out;
    content.terminator = last;
    content.at = last_at;
}

fn end_of_life(object: ValueId, at: Option<Loc>) -> Instr {
    Instr { defs: vec![], op: Op::EndLife(Operand::Value(object)), at }
}

/// Copies the body of a callee, which goes on to a block when it returns. Returns where it was copied to.
fn copy(
    function: &mut Function,
    callee: &Function,
    chains: &mut Chains,
    (args, origin): (Vec<Operand>, Origin),
    rest: BlockId,
) -> Copier {
    let copier = Copier::new(function, callee, args);
    let mut known = HashMap::default();
    for source in callee.blocks.values() {
        let mut block = copier.block(source);
        for instr in &mut block.instrs {
            if let Some(inner) = instr.op.origin_mut() {
                inner.context =
                    *known.entry(inner.context).or_insert_with(|| chains.join(origin, inner.context));
            }
        }
        if let Terminator::Return(values) = block.terminator {
            block.terminator = Terminator::Jump(Target { block: rest, args: values });
        }
        function.blocks.push(block);
    }
    copier
}

/// Copies blocks of one function to the end of another one.
pub(super) struct Copier {
    values: IdVec<ValueId, Operand>,
    first: usize,
}

impl Copier {
    /// Makes new values for those of the callee; its parameters become the arguments. All blocks are to be copied in order.
    pub fn new(function: &mut Function, callee: &Function, args: Vec<Operand>) -> Self {
        let mut values: IdVec<ValueId, Operand> =
            callee.values.values().map(|data| Operand::Value(function.values.push(*data))).collect();
        for (param, arg) in callee.params.iter().zip(args) {
            values[*param] = arg;
        }
        Copier { values, first: function.blocks.len() }
    }
    /// Where a block is copied to.
    pub fn place(&self, block: BlockId) -> BlockId {
        BlockId::from_usize(self.first + block.index())
    }
    /// A block with the new values and places.
    pub fn block(&self, source: &Block) -> Block {
        let mut block = source.clone();
        block.params.iter_mut().for_each(|v| *v = self.defined(*v));
        for Instr { defs, op, .. } in &mut block.instrs {
            defs.iter_mut().for_each(|v| *v = self.defined(*v));
            op.operands_mut().into_iter().for_each(|o| self.operand(o));
        }
        block.terminator.operands_mut().into_iter().for_each(|o| self.operand(o));
        block.terminator.targets_mut().into_iter().for_each(|t| t.block = self.place(t.block));
        block
    }
    fn operand(&self, operand: &mut Operand) {
        if let Operand::Value(value) = operand {
            *operand = self.values[*value].clone();
        }
    }
    fn defined(&self, value: ValueId) -> ValueId {
        let Operand::Value(value) = self.values[value] else {
            unreachable!("only parameters of the function become operands, and nothing else defines them")
        };
        value
    }
}

/// Chains of calls, each only once.
pub(super) struct Chains<'a> {
    contexts: &'a mut IdVec<ContextId, Context>,
    known: HashMap<(ContextId, SiteId), ContextId>,
}

impl<'a> Chains<'a> {
    pub fn new(contexts: &'a mut IdVec<ContextId, Context>) -> Self {
        let known = contexts.iter().filter_map(|(id, c)| c.call.map(|call| (call, id))).collect();
        Chains { contexts, known }
    }
    fn extend(&mut self, outer: ContextId, site: SiteId) -> ContextId {
        let contexts = &mut self.contexts;
        *self
            .known
            .entry((outer, site))
            .or_insert_with(|| contexts.push(Context { call: Some((outer, site)) }))
    }
    /// The chain of a call, then those inside of what is called.
    pub fn join(&mut self, call: Origin, mut inner: ContextId) -> ContextId {
        let mut sites = vec![];
        while let Some((outer, site)) = self.contexts[inner].call {
            sites.push(site);
            inner = outer;
        }
        let start = self.extend(call.context, call.site);
        sites.into_iter().rev().fold(start, |chain, site| self.extend(chain, site))
    }
}
