//! What nothing reaches leaves the program, and the rest gets consecutive numbers.
//!
//! Functions stay that the entry reaches by calls or by addresses, that the contents of globals name, or that the world outside knows. In each function blocks stay
//! that are reached, in reverse postorder, and values that these define, in the order of their definitions; so the text of a
//! program reads from its start to its end, and passes after this one do not pay for what is gone.
//!
//! Preserves: every run. Globals keep their numbers, as choices of their contents are recorded by them.

use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    Block, BlockId, Function, FunctionId, Initial, Instr, Op, Operand, Part, Program, Terminator, ValueData,
    ValueId,
};

/// Removes what is not reached and renumbers the rest.
pub fn compact(program: &mut Program) {
    for id in program.functions.keys() {
        function(&mut program.functions[id]);
    }
    functions(program);
}

/// Removes blocks that are not reached and values that are not defined.
fn function(function: &mut Function) {
    let cfg = Cfg::new(function);
    let mut places: IdVec<BlockId, BlockId> = function.blocks.keys().collect();
    for (place, block) in cfg.order().iter().enumerate() {
        places[*block] = BlockId::from_usize(place);
    }
    let mut old = std::mem::take(&mut function.blocks);
    let mut names: IdVec<ValueId, ValueId> = function.values.keys().collect();
    let mut values: IdVec<ValueId, ValueData> = IdVec::new();
    let mut define = |value: &mut ValueId| {
        let name = values.push(function.values[*value]);
        names[*value] = name;
        *value = name;
    };
    function.params.iter_mut().for_each(&mut define);
    for id in cfg.order() {
        old[*id].params.iter_mut().for_each(&mut define);
        old[*id].instrs.iter_mut().flat_map(|i| &mut i.defs).for_each(&mut define);
    }
    let rename = |operand: &mut Operand| {
        if let Operand::Value(value) = operand {
            *value = names[*value];
        }
    };
    for id in cfg.order() {
        let block = &mut old[*id];
        block.instrs.iter_mut().flat_map(|i| i.op.operands_mut()).for_each(rename);
        block.terminator.operands_mut().into_iter().for_each(rename);
        block.terminator.targets_mut().into_iter().for_each(|t| t.block = places[t.block]);
    }
    function.blocks = cfg.order().iter().map(|b| take(&mut old[*b])).collect();
    function.entry = BlockId::from_usize(0);
    function.values = values;
}

fn take(block: &mut Block) -> Block {
    let (params, instrs) = (std::mem::take(&mut block.params), std::mem::take(&mut block.instrs));
    let terminator = std::mem::replace(&mut block.terminator, Terminator::Stop);
    Block { params, instrs, terminator, at: block.at, loop_at: block.loop_at }
}

/// Removes functions that are not reached.
fn functions(program: &mut Program) {
    let reached = reached(program);
    if reached.values().all(|r| *r) {
        return;
    }
    let mut names: IdVec<FunctionId, FunctionId> = program.functions.keys().collect();
    let mut kept = IdVec::new();
    let old = std::mem::take(&mut program.functions);
    for (id, function) in old.iter().filter(|(id, _)| reached[*id]) {
        names[id] = kept.push(function.clone());
    }
    program.functions = kept;
    program.entry = program.entry.map(|f| names[f]);
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        for block in function.blocks.keys() {
            let block = &mut function.blocks[block];
            for instr in &mut block.instrs {
                if let Op::Call { callee, .. } = &mut instr.op {
                    *callee = names[*callee];
                }
            }
            let operands = block.instrs.iter_mut().flat_map(|i| i.op.operands_mut());
            operands.chain(block.terminator.operands_mut()).for_each(|o| rename(o, &names));
        }
    }
    program.outside.iter_mut().for_each(|o| rename(o, &names));
    for id in program.globals.keys() {
        if let Initial::Parts(parts) = &mut program.globals[id].init {
            for (_, part) in parts {
                if let Part::Address(operand, _) = part {
                    rename(operand, &names);
                }
            }
        }
    }
}

fn rename(operand: &mut Operand, names: &IdVec<FunctionId, FunctionId>) {
    if let Operand::Function(function) = operand {
        *function = names[*function];
    }
}

/// The functions that the entry and the contents of globals reach. Without an entry all are.
fn reached(program: &Program) -> IdVec<FunctionId, bool> {
    let none = program.entry.is_none();
    let mut reached: IdVec<FunctionId, bool> = program.functions.keys().map(|_| none).collect();
    let mut stack: Vec<FunctionId> = program.entry.into_iter().chain(named(program)).collect();
    while let Some(id) = stack.pop() {
        if std::mem::replace(&mut reached[id], true) {
            continue;
        }
        for block in program.functions[id].blocks.values() {
            let operands =
                block.instrs.iter().flat_map(|i| i.op.operands()).chain(block.terminator.operands());
            stack.extend(operands.filter_map(|o| if let Operand::Function(f) = o { Some(*f) } else { None }));
            stack.extend(block.instrs.iter().filter_map(called));
        }
    }
    reached
}

/// The functions that the contents of globals name, and those that the world outside knows.
fn named(program: &Program) -> impl Iterator<Item = FunctionId> + use<'_> {
    program.named_at_start().filter_map(|target| match target {
        Operand::Function(f) => Some(*f),
        _ => None,
    })
}

fn called(instr: &Instr) -> Option<FunctionId> {
    if let Op::Call { callee, .. } = instr.op { Some(callee) } else { None }
}
