//! Calls through pointers become direct calls.
//!
//! A call through a pointer can only reach a function whose address is taken somewhere and whose parameters and results have the
//! types of the call; any other pointer ends the run silently. So the pointer is compared with each of these, in the order
//! of the functions, and the last way stops.
//!
//! Preserves: every run. The direct calls, of which each run does one at a time, have the origin of the call that they replace.

use crate::ir::program::{
    Block, BlockId, CompareOp, Function, FunctionId, Initial, Instr, Op, Operand, Part, Program, Target,
    Terminator, Type, ValueId,
};

/// Resolves all calls through pointers. Returns whether there were any.
pub fn indirect(program: &mut Program) -> bool {
    let taken = address_taken(program);
    let candidates: Vec<(FunctionId, Vec<Type>, Vec<Type>)> = taken
        .into_iter()
        .map(|id| {
            let f = &program.functions[id];
            (id, f.params.iter().map(|p| f.values[*p].ty).collect(), f.results.clone())
        })
        .collect();
    let mut changed = false;
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        for block in function.blocks.keys() {
            changed |= resolve(function, block, &candidates);
        }
    }
    changed
}

/// The functions whose address is used as a value somewhere, ascending.
pub(super) fn address_taken(program: &Program) -> Vec<FunctionId> {
    let taken = |o: &Operand| if let Operand::Function(f) = o { Some(*f) } else { None };
    let blocks = || program.functions.values().flat_map(|f| f.blocks.values());
    let mut found: Vec<FunctionId> =
        blocks().flat_map(|b| &b.instrs).flat_map(|i| i.op.operands()).filter_map(taken).collect();
    found.extend(blocks().flat_map(|b| b.terminator.operands()).filter_map(taken));
    found.extend(in_globals(program));
    found.sort_unstable();
    found.dedup();
    found
}

/// The functions that the contents of globals name.
pub(super) fn in_globals(program: &Program) -> Vec<FunctionId> {
    let parts = program.globals.values().flat_map(|g| match &g.init {
        Initial::Parts(parts) => &parts[..],
        Initial::Any => &[],
    });
    let named = parts.filter_map(|(_, part)| match part {
        Part::Address(Operand::Function(f), _) => Some(*f),
        _ => None,
    });
    named.collect()
}

/// Resolves the calls in one block. What follows a call is a new block.
fn resolve(
    function: &mut Function,
    start: BlockId,
    candidates: &[(FunctionId, Vec<Type>, Vec<Type>)],
) -> bool {
    let is_call = |i: &Instr| matches!(i.op, Op::CallIndirect { .. });
    if !function.blocks[start].instrs.iter().any(is_call) {
        return false;
    }
    let content = &mut function.blocks[start];
    let instrs = std::mem::take(&mut content.instrs);
    let last = std::mem::replace(&mut content.terminator, Terminator::Stop);
    let last_at = content.at;
    let mut current = start;
    for instr in instrs {
        if is_call(&instr) {
            current = dispatch(function, current, instr, candidates);
        } else {
            function.blocks[current].instrs.push(instr);
        }
    }
    function.blocks[current].terminator = last;
    function.blocks[current].at = last_at;
    true
}

/// Ends a block with the choice among the candidates of a call. Returns the block where all of them meet.
fn dispatch(
    function: &mut Function,
    mut current: BlockId,
    instr: Instr,
    candidates: &[(FunctionId, Vec<Type>, Vec<Type>)],
) -> BlockId {
    let Instr { defs, op: Op::CallIndirect { callee, args, origin }, at } = instr else { return current };
    let params: Vec<Type> = args.iter().map(|a| function.type_of(a)).collect();
    let results: Vec<Type> = defs.iter().map(|d| function.values[*d].ty).collect();
    let fits = candidates.iter().filter(|(id, p, r)| match &callee {
        Operand::Function(known) => known == id && (p, r) == (&params, &results),
        _ => (p, r) == (&params, &results),
    });
    let block = |params| Block { params, instrs: vec![], terminator: Terminator::Stop, at, loop_at: None };
    let target = |block, args| Target { block, args };
    let rest = function.blocks.push(block(defs));
    for (id, _, _) in fits {
        let found = function.value(Type::Int(1));
        let compare = Op::Compare { op: CompareOp::Eq, a: callee.clone(), b: Operand::Function(*id) };
        let values: Vec<ValueId> = results.iter().map(|ty| function.value(*ty)).collect();
        let mut call = block(vec![]);
        let op = Op::Call { callee: *id, args: args.clone(), origin };
        call.instrs.push(Instr { defs: values.clone(), op, at });
        call.terminator = Terminator::Jump(target(rest, values.into_iter().map(Operand::Value).collect()));
        let call = function.blocks.push(call);
        let next = function.blocks.push(block(vec![]));
        let content = &mut function.blocks[current];
        content.instrs.push(Instr { defs: vec![found], op: compare, at });
        content.at = at;
        content.terminator = Terminator::Branch {
            condition: Operand::Value(found),
            then: target(call, vec![]),
            otherwise: target(next, vec![]),
        };
        current = next;
    }
    rest
}
