//! Loops that look whether a text has an end, for nothing else, look at its first byte alone where each object in which the text
//! may lie has a zero as its last byte.
//!
//! That holds of objects that end with a zero from the start (constants, arguments of the program) if nothing but zeros is
//! written into any of them, and the world outside does not write into those that it knows. Where the first byte lies in such an
//! object, which the loop checks, all others up to the end do.
//!
//! Preserves: which checks runs violate: a run that violates the check of a later byte does not exist.
//! Deliberately absent: loops with a bound; objects that get their end later.

use crate::program::memory::points_to::{Definitions, Element, PointsTo};
use eufonium_base::HashMap;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BinaryOp, Block, BlockId, CompareOp, Function, FunctionId, Global, Initial, Op, Operand, Part, Program,
    Target, Terminator, ValueId,
};

/// A loop that looks for the end of a text.
struct Search {
    function: FunctionId,
    /// The block that goes back to its head.
    back: BlockId,
    /// The text.
    text: Operand,
    exit: Target,
}

/// Takes the edges back of such loops away. Returns whether there were some.
pub fn end_searches(program: &mut Program) -> bool {
    let searches: Vec<Search> = program.functions.iter().flat_map(|(id, f)| searches(id, f)).collect();
    if searches.is_empty() {
        return false;
    }
    let points = PointsTo::new(program);
    let mut known: HashMap<Element, bool> = HashMap::default();
    let mut changed = false;
    for Search { function, back, text, exit } in searches {
        let Some(cell) = points.cell(function, &text) else { continue };
        if *known.entry(cell.node).or_insert_with(|| are_texts(program, &points, cell.node)) {
            program.functions[function].blocks[back].terminator = Terminator::Jump(exit);
            changed = true;
        }
    }
    changed
}

/// The loops of a function that look for the end of a text.
fn searches(id: FunctionId, function: &Function) -> Vec<Search> {
    let asks = |block: &Block| block.instrs.iter().any(|i| matches!(i.op, Op::Assert { .. }));
    let mut heads =
        function.blocks.iter().filter(|(_, block)| asks(block) && block.params.len() == 1).peekable();
    if heads.peek().is_none() {
        return vec![];
    }
    let cfg = Cfg::new(function);
    heads.filter_map(|(head, block)| search(id, function, &cfg, head, block)).collect()
}

/// The loop of two blocks with this head, if it looks for the end of a text.
fn search(id: FunctionId, function: &Function, cfg: &Cfg, head: BlockId, block: &Block) -> Option<Search> {
    let index = block.params[0];
    let Terminator::Branch { condition, then, otherwise } = &block.terminator else { return None };
    let defines = |value: &Operand| {
        let value = value.as_value()?;
        block.instrs.iter().find(|i| i.defs.contains(&value)).map(|i| &i.op)
    };
    let Op::Compare { op, a, b } = defines(condition)? else { return None };
    let (exit, next) = match op {
        CompareOp::Eq => (then, otherwise),
        CompareOp::Ne => (otherwise, then),
        _ => return None,
    };
    let is_zero =
        |operand: &Operand| matches!(operand, Operand::Const(bits) if bits.is_zero() && bits.width() == 8);
    let byte = if is_zero(b) { a } else { b };
    let Op::Load { address, .. } = defines(byte).filter(|_| is_zero(a) || is_zero(b))? else { return None };
    let Op::Offset { base, constant: 0, scaled, .. } = defines(address)? else { return None };
    let counts = scaled[..] == [(Operand::Value(index), 1)];
    let looks = |op: &Op| match op {
        Op::IsValid { address, length: Operand::Const(bytes) } => {
            bytes.is_one()
                && matches!(defines(address), Some(Op::Offset { base: other, constant: 0, scaled: by, .. }) if other == base && by == scaled)
        }
        Op::Assert { condition, .. } => matches!(defines(condition), Some(Op::IsValid { .. })),
        Op::Offset { .. } | Op::Load { .. } | Op::Compare { .. } => true,
        _ => false,
    };
    let is_own = |operand: &Operand| {
        operand.as_value().is_some_and(|v| v == index || block.instrs.iter().any(|i| i.defs.contains(&v)))
    };
    let is_plain = block.instrs.iter().all(|i| looks(&i.op)) && counts && !is_own(base);
    let goes_on = goes_on(function, cfg, (head, index), next.block);
    // Where the loop ends, nothing is known of how far it went.
    let is_unseen = |value: ValueId| {
        let blocks = function.blocks.iter().filter(|(other, _)| *other != head && *other != next.block);
        !blocks.flat_map(|(_, block)| block.named()).any(|named| named == value)
    };
    let unseen = exit.args.iter().all(|arg| !is_own(arg))
        && block.instrs.iter().flat_map(|i| &i.defs).chain([&index]).all(|value| is_unseen(*value));
    (is_plain && goes_on && next.args.is_empty() && unseen).then(|| Search {
        function: id,
        back: next.block,
        text: base.clone(),
        exit: exit.clone(),
    })
}

/// Whether a block does nothing but go back to a head with the next index, from zero on.
fn goes_on(function: &Function, cfg: &Cfg, (head, index): (BlockId, ValueId), next: BlockId) -> bool {
    let block = &function.blocks[next];
    let [add] = &block.instrs[..] else { return false };
    let adds = matches!(&add.op, Op::Binary { op: BinaryOp::Add, a: Operand::Value(a), b: Operand::Const(b), .. } if *a == index && b.is_one());
    let back =
        Terminator::Jump(Target { block: head, args: add.defs.iter().map(|v| Operand::Value(*v)).collect() });
    let starts_at_zero = cfg.predecessors(head).iter().filter(|from| **from != next).all(|from| {
        let targets = function.blocks[*from].terminator.targets();
        let mut here = targets.into_iter().filter(|target| target.block == head);
        here.all(|target| matches!(&target.args[..], [Operand::Const(start)] if start.is_zero()))
    });
    let entered_once = cfg.predecessors(next) == [head];
    adds && block.terminator == back && starts_at_zero && entered_once && block.params.is_empty()
}

/// Whether each object of a node ends with a zero, whenever it can be looked at.
fn are_texts(program: &Program, points: &PointsTo, node: Element) -> bool {
    // A pointer from elsewhere leads to an object of the node, or to none.
    let outside_writes = || program.instrs().any(|instr| matches!(instr.op, Op::Clobber(_)));
    if points.is_escaped(node) && outside_writes() {
        return false;
    }
    let mut globals = program.globals.iter().filter(|(id, _)| points.global(*id).node == node);
    if !globals.all(|(_, global)| ends_with_zero(global)) {
        return false;
    }
    program.functions.iter().all(|(id, function)| {
        let definitions = Definitions::new(function);
        let is_here = |operand: &Operand| points.cell(id, operand).is_some_and(|cell| cell.node == node);
        function.blocks.values().all(|block| {
            block.instrs.iter().enumerate().all(|(place, instr)| match &instr.op {
                Op::Alloc { .. } if is_here(&Operand::Value(instr.defs[0])) => {
                    gets_end(&definitions, block, place, instr.defs[0])
                }
                Op::Store { address, value } if is_here(address) => is_zero(value),
                Op::SetMemory { to, byte, .. } if is_here(to) => is_zero(byte),
                Op::CopyMemory { to, .. } => !is_here(to),
                _ => true,
            })
        })
    })
}

fn is_zero(word: &Operand) -> bool {
    matches!(word, Operand::Const(bits) if bits.is_zero()) || *word == Operand::Null
}

/// Whether the last byte of a global is zero at the start.
fn ends_with_zero(global: &Global) -> bool {
    let Initial::Parts(parts) = &global.init else { return false };
    let Some(last) = global.size.checked_sub(1) else { return false };
    parts.iter().all(|(offset, part)| match part {
        Part::Bytes(bytes) => {
            last.checked_sub(*offset).and_then(|at| bytes.get(at as usize)).is_none_or(|byte| *byte == 0)
        }
        // Words lie where texts do not.
        _ => false,
    })
}

/// Whether a zero is written to the last byte of a new object before anything else can be done with it.
fn gets_end(definitions: &Definitions<'_>, block: &Block, place: usize, object: ValueId) -> bool {
    let Op::Alloc { size, .. } = &block.instrs[place].op else { return false };
    let defines = |operand: &Operand| definitions.of(operand.as_value()?);
    let Some(Op::Binary { op: BinaryOp::Add, a: length, b: Operand::Const(one), .. }) = defines(size) else {
        return false;
    };
    for instr in &block.instrs[place + 1..] {
        match &instr.op {
            Op::Store { address, value } => {
                let last = matches!(defines(address), Some(Op::Offset { base: Operand::Value(base), constant: 0, scaled, .. })
                    if *base == object && scaled[..] == [(length.clone(), 1)]);
                return one.is_one()
                    && last
                    && matches!(value, Operand::Const(bits) if bits.is_zero() && bits.width() == 8);
            }
            Op::Call { .. } => return false,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::program::build::{FunctionBuilder, word};
    use eufonium_ir::program::{Check, CheckKind, Type};

    /// `main()`: looks for the end of a text in a global that holds these bytes, after a byte was written there, if one is.
    fn program(bytes: &[u8], written: Option<u8>) -> Program {
        let mut program = Program::new(64, true);
        let (message, function) = ("no text".to_owned(), "main".to_owned());
        let check = Check { property: CheckKind::Dereference, message, at: None, function };
        let check = program.checks.push(check);
        let init = Initial::Parts(vec![(0, Part::Bytes(bytes.to_vec()))]);
        let text = Global {
            name: "text".into(),
            size: 3,
            align: 1,
            constant: false,
            pointers: true,
            init,
            variable: None,
        };
        let text = Operand::Global(program.globals.push(text));
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let head = b.new_block(&[Type::Int(64)]);
        let (next, done) = (b.new_block(&[]), b.new_block(&[]));
        if let Some(byte) = written {
            b.effect(Op::Store { address: text.clone(), value: word(u64::from(byte), 8) });
        }
        b.jump(head, vec![word(0, 64)]);
        b.switch_to(head);
        let index = b.block_params(head).remove(0);
        let offset = Op::Offset {
            base: text,
            constant: 0,
            scaled: vec![(index.clone(), 1)],
            inbounds: true,
            member: None,
        };
        let address = b.define(offset, Type::Pointer);
        let valid = Op::IsValid { address: address.clone(), length: word(1, 64) };
        let condition = b.define(valid, Type::Int(1));
        b.effect(Op::Assert { condition, check });
        let byte = b.define(Op::load(address), Type::Int(8));
        let ends = b.compare(CompareOp::Eq, byte, word(0, 8));
        b.branch(ends, done, next);
        b.switch_to(next);
        let more = b.binary(BinaryOp::Add, index, word(1, 64));
        b.jump(head, vec![more]);
        b.switch_to(done);
        b.terminate(Terminator::Return(vec![]));
        program.entry = Some(program.functions.push(b.finish()));
        program
    }

    #[test]
    fn searches_end_where_nothing_but_zeros_is_written_into_texts() {
        let cases: [(&[u8], Option<u8>, bool); 5] = [
            (b"ab\0", None, true),
            (b"ab", None, true),
            (b"abc", None, false),
            (b"ab\0", Some(0), true),
            (b"ab\0", Some(b'x'), false),
        ];
        for (bytes, written, expected) in cases {
            let mut program = program(bytes, written);
            assert_eq!(end_searches(&mut program), expected, "{bytes:?} {written:?}");
            assert!(!end_searches(&mut program), "{bytes:?}: there is nothing left to do");
        }
    }
}
