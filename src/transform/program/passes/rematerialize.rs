//! Words that are computed from one other word are computed again where they are used.
//!
//! What is live at a loop is an argument of its predicate. `size = 8 * (n + 1)` beside `n` are two arguments, and an invariant has to say how they hang
//! together, which is one more thing to be found. Computed in the loop, `size` is a term over `n`. So chains of sums,
//! products with constants and extensions, from one word alone, are copied to the blocks that use their ends; the word is live there instead.
//!
//! Preserves: every run. The copies overflow where the first computation did, which ended the run then.
//! Deliberately absent: operators on two words, as both would be kept alive for one; truncations, as invariants would speak of the remainder of a
//! wider word.
//!
//! Source: Briggs, Cooper and Torczon, "Rematerialization" (PLDI 1992), which spares registers.

use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::definitions;
use eufonium_ir::program::{BinaryOp, BlockId, CastOp, Function, Instr, Op, Operand, Program, Type, ValueId};

/// Longer chains stay.
const MOST: usize = 8;

/// Copies such chains in all functions. Returns whether there were some.
pub fn rematerialize(program: &mut Program) -> bool {
    let mut changed = false;
    for id in program.functions.keys() {
        changed |= in_function(&mut program.functions[id]);
    }
    changed
}

fn in_function(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let homes = definitions(function, &cfg);
    let chains = chains(function, &cfg);
    let mut changed = false;
    for &block in cfg.order() {
        let mut copies = Copies { chains: &chains, made: Vec::new(), of: HashMap::default() };
        let mut instrs = std::mem::take(&mut function.blocks[block].instrs);
        let mut terminator = function.blocks[block].terminator.clone();
        // Names of variables keep nothing alive.
        let uses = instrs.iter_mut().filter(|i| !matches!(i.op, Op::Name { .. } | Op::Declare { .. }));
        let operands = uses.flat_map(|instr| instr.op.operands_mut()).chain(terminator.operands_mut());
        for operand in operands {
            if let Operand::Value(value) = operand
                && homes[*value].is_some_and(|home| home != block)
                && chains[*value].is_some()
            {
                *value = copies.copy(function, *value);
            }
        }
        changed |= !copies.made.is_empty();
        copies.made.append(&mut instrs);
        function.blocks[block].instrs = copies.made;
        function.blocks[block].terminator = terminator;
    }
    changed
}

/// The end of a chain: the instruction that computes it, and how many there are.
type Link = (Instr, usize);

/// For each value the last link, if it is computed from one word alone.
fn chains(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Link>> {
    let mut chains: IdVec<ValueId, Option<Link>> = function.values.keys().map(|_| None).collect();
    let blocks = cfg.order().iter().map(|block: &BlockId| &function.blocks[*block]);
    for instr in blocks.flat_map(|block| &block.instrs) {
        let Some(from) = only_word(function, &instr.op) else { continue };
        let length = chains[from].as_ref().map_or(0, |(_, length)| *length) + 1;
        if length <= MOST {
            chains[instr.defs[0]] = Some((instr.clone(), length));
        }
    }
    chains
}

/// The word from which an operator computes another one.
fn only_word(function: &Function, op: &Op) -> Option<ValueId> {
    let word = match op {
        Op::Cast { op: CastOp::ZeroExtend | CastOp::SignExtend, value } => value,
        Op::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, a, b, .. } => match (a, b) {
            (word, Operand::Const(_)) | (Operand::Const(_), word) => word,
            _ => return None,
        },
        _ => return None,
    };
    word.as_value().filter(|value| matches!(function.values[*value].ty, Type::Int(_)))
}

/// The copies in one block.
struct Copies<'a> {
    chains: &'a IdVec<ValueId, Option<Link>>,
    made: Vec<Instr>,
    of: HashMap<ValueId, ValueId>,
}

impl Copies<'_> {
    /// What stands for a value here: the end of a copy of its chain, or the value itself where none ends.
    fn copy(&mut self, function: &mut Function, value: ValueId) -> ValueId {
        if let Some(known) = self.of.get(&value) {
            return *known;
        }
        let Some((link, _)) = self.chains.get(value).and_then(Option::as_ref) else { return value };
        let mut link = link.clone();
        for operand in link.op.operands_mut() {
            if let Operand::Value(from) = operand {
                *from = self.copy(function, *from);
            }
        }
        let copy = function.value(function.values[value].ty);
        link.defs = vec![copy];
        self.made.push(link);
        self.of.insert(value, copy);
        copy
    }
}
