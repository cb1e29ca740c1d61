//! What callers hold in locals where a function that they call asks what is reached: for the time of the call it is in globals, too.
//!
//! A program that ends in a function that reports an error (`exit`) has lost nothing that locals of its callers lead to.
//!
//! Invariant: such a global is null unless the call runs, and then it holds what a local held at its start. In recursive functions it holds
//! what one of the running calls held, so that less is found than is reached.
//! Locals whose address goes anywhere are left out, as the function that is called may make them forget the object.

use super::places::Places;
use crate::program::memory::points_to::PointsTo;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::build::word;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{
    BlockId, Function, FunctionId, Global, GlobalId, Initial, Instr, Loc, Op, Operand, Program, Type, ValueId,
};

/// Keeps in globals what locals hold during calls of functions that may ask what is reached.
pub(super) fn hold(program: &mut Program) {
    let asking = asking(program);
    let calls = |function: FunctionId| {
        let mut instrs = program.functions[function].instrs();
        instrs.any(|instr| matches!(instr.op, Op::Call { callee, .. } if asking[callee]))
    };
    let private = |function: FunctionId, places: &Places| -> Vec<(ValueId, u64)> {
        let mut locals = places.locals(function);
        locals.retain(|(object, _)| is_private(&program.functions[function], *object));
        locals
    };
    let callers: Vec<FunctionId> = program.functions.keys().filter(|id| calls(*id)).collect();
    if callers.is_empty() {
        return;
    }
    let points = PointsTo::new(program);
    let places = Places::new(program, &points);
    let locals: Vec<Vec<(ValueId, u64)>> = callers.iter().map(|id| private(*id, &places)).collect();
    for (id, locals) in callers.into_iter().zip(locals) {
        let held = locals.into_iter().map(|(object, offset)| Held {
            object,
            offset,
            global: global(program, "(held by a caller)"),
        });
        let held: Vec<Held> = held.collect();
        let blocks: Vec<BlockId> = program.functions[id].blocks.keys().collect();
        for block in blocks {
            around_calls(program, (id, block), &held, &asking);
        }
    }
}

/// The functions that ask what is reached, or call such a function.
fn asking(program: &Program) -> IdVec<FunctionId, bool> {
    let graph = CallGraph::new(program);
    let asks = |id: FunctionId| program.functions[id].instrs().any(|instr| instr.op == Op::AllReached);
    let mut asking: IdVec<FunctionId, bool> = program.functions.keys().map(asks).collect();
    // Callees come first.
    for component in graph.components() {
        let calls = |id: &FunctionId| asking[*id] || graph.callees(*id).iter().any(|callee| asking[*callee]);
        if component.iter().any(calls) {
            component.iter().for_each(|id| asking[*id] = true);
        }
    }
    asking
}

/// Whether the address of an object is used for accesses alone, so that no function that is called can change what the object holds.
fn is_private(function: &Function, object: ValueId) -> bool {
    let is_it = |operand: &&Operand| **operand == Operand::Value(object);
    let jumps = function.blocks.values().flat_map(|block| block.terminator.operands());
    let is_access = |instr: &Instr| match &instr.op {
        Op::Store { value, .. } => !is_it(&value),
        Op::Load { .. }
        | Op::IsValid { .. }
        | Op::IsWritable(_)
        | Op::Declare { .. }
        | Op::BeginLife(_)
        | Op::EndLife(_) => true,
        op => !op.operands().iter().any(is_it),
    };
    function.instrs().all(is_access) && !jumps.into_iter().any(|operand| is_it(&operand))
}

/// A place in a local that may lead to the heap.
struct Held {
    object: ValueId,
    /// In bytes.
    offset: u64,
    global: GlobalId,
}

/// A global that holds a pointer, null at the start.
pub(super) fn global(program: &mut Program, name: &str) -> GlobalId {
    let bytes = u64::from(program.pointer_bits / 8);
    program.globals.push(Global {
        name: name.to_owned(),
        size: bytes,
        align: bytes,
        constant: false,
        pointers: true,
        init: Initial::Parts(vec![]),
        variable: None,
    })
}

/// Stores before each such call of a block what locals hold, and null behind it.
fn around_calls(
    program: &mut Program,
    (function, block): (FunctionId, BlockId),
    held: &[Held],
    asking: &IdVec<FunctionId, bool>,
) {
    let bits = program.pointer_bits;
    let function = &mut program.functions[function];
    let mut instrs = vec![];
    for instr in std::mem::take(&mut function.blocks[block].instrs) {
        let at = instr.at;
        let is_asking = matches!(instr.op, Op::Call { callee, .. } if asking[callee]);
        let store = |instrs: &mut Vec<Instr>, held: &Held, value: Operand| {
            let op = Op::Store { address: Operand::Global(held.global), value };
            instrs.push(Instr { defs: vec![], op, at });
        };
        for local in held.iter().filter(|_| is_asking) {
            let value = load_local(function, &mut instrs, (local.object, local.offset), bits, at);
            store(&mut instrs, local, value);
        }
        instrs.push(instr);
        held.iter().filter(|_| is_asking).for_each(|local| store(&mut instrs, local, Operand::Null));
    }
    function.blocks[block].instrs = instrs;
}

/// The pointer at a place in a local, as long as that lives; null afterwards.
pub(super) fn load_local(
    function: &mut Function,
    instrs: &mut Vec<Instr>,
    (object, offset): (ValueId, u64),
    pointer_bits: u32,
    at: Option<Loc>,
) -> Operand {
    let mut define = |op: Op, ty: Type| {
        let value = function.value(ty);
        instrs.push(Instr { defs: vec![value], op, at });
        Operand::Value(value)
    };
    let base = Operand::Value(object);
    let offset = Op::Offset { base, constant: offset as i64, scaled: vec![], inbounds: true, member: None };
    let address = define(offset, Type::Pointer);
    let length = word(u64::from(pointer_bits / 8), pointer_bits);
    let condition = define(Op::IsValid { address: address.clone(), length }, Type::Int(1));
    let then = define(Op::load(address), Type::Pointer);
    define(Op::Select { condition, then, otherwise: Operand::Null }, Type::Pointer)
}
