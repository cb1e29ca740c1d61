//! All violations in the entry function: mixed semantics.
//!
//! A call either returns, or violates a check before. Each function that may violate one gets a copy of its body in the entry
//! function, made once however often it is called, in which its parameters are parameters of the copy's first block and returns
//! stop. Where it is called there, a choice decides: go to the copy for good, or call the function, whose assertions are
//! assumptions now. So summaries of functions speak of runs that return only, and a violation is a path of one function. Calls of
//! recursive functions are jumps back into their copies.
//!
//! Preserves: which checks runs violate, in both directions. In a copy the calls on the stack are not known from its contexts: a
//! run goes into the call of each choice that was 1, in order; [`Mixed`] says which choice belongs to which call.
//!
//! Gurfinkel, Wei and Chechik, "Model checking recursive programs with exact predicate abstraction" (ATVA 2008); Gurfinkel et
//! al., "The SeaHorn verification framework" (CAV 2015), section 4.

use super::effects::Effects;
use super::inline::Copier;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{
    Block, BlockId, ContextId, Function, FunctionId, Instr, Op, Operand, Origin, Program, Site, SiteId,
    SiteKind, Target, Terminator, Type,
};

/// The choices that were made.
#[derive(Clone, Debug, Default)]
pub struct Mixed {
    /// A choice of one bit, and the call that does not return if it is 1.
    pub choices: Vec<(SiteId, Origin)>,
}

/// Transforms a program with an entry.
pub fn mixed(program: &mut Program) -> Mixed {
    let mut mixed = Mixed::default();
    let Some(entry) = program.entry else { return mixed };
    separate(program, entry);
    let effects = Effects::new(program, &CallGraph::new(program), false);
    // The bodies that may violate a check, as they were.
    let failing: IdVec<FunctionId, Option<Function>> = program
        .functions
        .iter()
        .map(|(id, f)| (id != entry && effects.violates[id]).then(|| f.clone()))
        .collect();
    for id in program.functions.keys().filter(|f| failing[*f].is_some()) {
        assume(&mut program.functions[id]);
    }
    let mut copies: IdVec<FunctionId, Option<BlockId>> = failing.keys().map(|_| None).collect();
    let Program { functions, sites, .. } = program;
    let function = &mut functions[entry];
    let mut queue: Vec<BlockId> = function.blocks.keys().rev().collect();
    while let Some(block) = queue.pop() {
        queue.extend(split(function, block, &failing, &mut copies, sites, &mut mixed));
    }
    mixed
}

/// If the entry is called, callers get a function of their own.
fn separate(program: &mut Program, entry: FunctionId) {
    let is_called = |i: &Instr| matches!(i.op, Op::Call { callee, .. } if callee == entry);
    if !program.instrs().any(is_called) {
        return;
    }
    let copy = program.functions.push(program.functions[entry].clone());
    for id in program.functions.keys() {
        for block in program.functions[id].blocks.keys() {
            for instr in &mut program.functions[id].blocks[block].instrs {
                if let Op::Call { callee, .. } = &mut instr.op
                    && *callee == entry
                {
                    *callee = copy;
                }
            }
        }
    }
}

/// Assertions become assumptions.
fn assume(function: &mut Function) {
    for block in function.blocks.keys() {
        for instr in &mut function.blocks[block].instrs {
            if let Op::Assert { condition, .. } = &instr.op {
                instr.op = Op::Assume(condition.clone());
            }
        }
    }
}

/// Gives a choice to each call in a block that may fail; what follows a call is a new block. Returns the blocks of new copies.
fn split(
    function: &mut Function,
    block: BlockId,
    failing: &IdVec<FunctionId, Option<Function>>,
    copies: &mut IdVec<FunctionId, Option<BlockId>>,
    sites: &mut IdVec<SiteId, Site>,
    mixed: &mut Mixed,
) -> Vec<BlockId> {
    let mut copied = vec![];
    let fails = |i: &Instr| matches!(i.op, Op::Call { callee, .. } if failing[callee].is_some());
    let mut current = block;
    let mut from = 0;
    while let Some(place) = function.blocks[current].instrs[from..].iter().position(fails).map(|at| at + from)
    {
        let content = &mut function.blocks[current];
        let rest = content.instrs.split_off(place);
        let call = &rest[0];
        let (at, Op::Call { callee, args, origin }) = (call.at, call.op.clone()) else { break };
        let site = sites.push(Site { kind: SiteKind::Call, at });
        mixed.choices.push((site, origin));
        let last = std::mem::replace(&mut content.terminator, Terminator::Stop);
        let last_at = std::mem::replace(&mut content.at, at);
        let on = function.blocks.push(Block {
            params: vec![],
            instrs: rest,
            terminator: last,
            at: last_at,
            loop_at: None,
        });
        let fail = match copies[callee] {
            Some(block) => block,
            None => {
                let first = function.blocks.len();
                let block = copy(function, failing[callee].as_ref().expect("it may fail"));
                copied.extend((first..function.blocks.len()).map(BlockId::from_usize));
                copies[callee] = Some(block);
                block
            }
        };
        let choice = function.value(Type::Int(1));
        let op = Op::Havoc(Origin { site, context: ContextId::from_usize(0) });
        let content = &mut function.blocks[current];
        content.instrs.push(Instr { defs: vec![choice], op, at });
        content.terminator = Terminator::Branch {
            condition: Operand::Value(choice),
            then: Target { block: fail, args },
            otherwise: Target { block: on, args: vec![] },
        };
        (current, from) = (on, 1);
    }
    copied
}

/// Copies a body whose returns stop. Returns its first block, which takes the parameters.
fn copy(function: &mut Function, body: &Function) -> BlockId {
    let params: Vec<_> = body.params.iter().map(|p| function.value(body.values[*p].ty)).collect();
    let args = params.iter().copied().map(Operand::Value).collect();
    let copier = Copier::new(function, body, args);
    for (id, source) in body.blocks.iter() {
        let mut block = copier.block(source);
        if id == body.entry {
            block.params = params.clone();
        }
        if let Terminator::Return(_) = block.terminator {
            block.terminator = Terminator::Stop;
        }
        function.blocks.push(block);
    }
    copier.place(body.entry)
}
