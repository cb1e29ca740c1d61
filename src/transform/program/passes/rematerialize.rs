//! Words that are computed from one other word, or few, are computed again where they are used.
//!
//! What is live at a loop is an argument of its predicate. `size = 8 * (n + 1)` beside `n` are two arguments, and an invariant has to say how they hang
//! together, which is one more thing to be found. Computed in the loop, `size` is a term over `n`. So chains of sums,
//! products with constants and extensions, from one word alone, are copied to the blocks that use their ends; the word is live there instead. With products of
//! words, as the size of a table is one of its rows and columns, they are copied to blocks in which these are live anyway: what an access says
//! of `row * columns` can be compared with that product, and with no other word.
//!
//! Preserves: every run. The copies overflow where the first computation did, which ended the run then.
//! Deliberately absent: operators on words of which one would be kept alive, and sums of several words; truncations, as invariants would speak of the remainder of a
//! wider word.
//!
//! Source: Briggs, Cooper and Torczon, "Rematerialization" (PLDI 1992), which spares registers.

use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::{Liveness, definitions};
use eufonium_ir::program::{BinaryOp, BlockId, CastOp, Function, Instr, Op, Operand, Program, Type, ValueId};

/// Chains from more words stay.
const MOST_WORDS: usize = 3;

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
    let live = Liveness::new(function, &cfg);
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
                && chains[*value].as_ref().is_some_and(|chain| chain.is_cheap(live.live_in(block)))
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

/// A chain: the instruction that computes its end, how many there are, and the words that it begins with.
struct Chain {
    last: Instr,
    length: usize,
    from: Vec<ValueId>,
}

impl Chain {
    /// Whether a copy makes no predicate have more arguments where these values are live, in ascending order: one word lives in place of the end, several have
    /// to live anyway.
    fn is_cheap(&self, live: &[ValueId]) -> bool {
        self.from.len() == 1 || self.from.iter().all(|word| live.binary_search(word).is_ok())
    }
}

/// For each value the chain that it ends.
fn chains(function: &Function, cfg: &Cfg) -> IdVec<ValueId, Option<Chain>> {
    let mut chains: IdVec<ValueId, Option<Chain>> = function.values.keys().map(|_| None).collect();
    let blocks = cfg.order().iter().map(|block: &BlockId| &function.blocks[*block]);
    for instr in blocks.flat_map(|block| &block.instrs) {
        let Some(words) = words(function, &instr.op) else { continue };
        let (mut length, mut from) = (1, Vec::new());
        for word in words {
            match &chains[word] {
                Some(chain) => {
                    length += chain.length;
                    from.extend(chain.from.iter().copied());
                }
                None => from.push(word),
            }
        }
        from.sort_unstable();
        from.dedup();
        if length <= MOST && from.len() <= MOST_WORDS {
            chains[instr.defs[0]] = Some(Chain { last: instr.clone(), length, from });
        }
    }
    chains
}

/// The words from which an operator computes another one.
fn words(function: &Function, op: &Op) -> Option<Vec<ValueId>> {
    let words: Vec<ValueId> = match op {
        Op::Cast { op: CastOp::ZeroExtend | CastOp::SignExtend, value } => {
            value.as_value().into_iter().collect()
        }
        Op::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, a, b, .. } => {
            a.as_value().into_iter().chain(b.as_value()).collect()
        }
        _ => return None,
    };
    let is_sum = matches!(op, Op::Binary { op: BinaryOp::Add | BinaryOp::Sub, .. });
    let is_word = |value: &ValueId| matches!(function.values[*value].ty, Type::Int(_));
    (!words.is_empty() && words.iter().all(is_word) && !(is_sum && words.len() > 1)).then_some(words)
}

/// The copies in one block.
struct Copies<'a> {
    chains: &'a IdVec<ValueId, Option<Chain>>,
    made: Vec<Instr>,
    of: HashMap<ValueId, ValueId>,
}

impl Copies<'_> {
    /// What stands for a value here: the end of a copy of its chain, or the value itself where none ends.
    fn copy(&mut self, function: &mut Function, value: ValueId) -> ValueId {
        if let Some(known) = self.of.get(&value) {
            return *known;
        }
        let Some(chain) = self.chains.get(value).and_then(Option::as_ref) else { return value };
        let mut link = chain.last.clone();
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
