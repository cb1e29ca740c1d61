//! From which value of a function a pointer or word is moved.
//!
//! A value and its *root* differ by the same number of bytes in every layout: the value is derived from the root by offsets, sums, and
//! by low bits that all layouts agree on.
//! A parameter of a block has the root that all jumps agree on, if that is defined before the block is entered, in a block that
//! strictly dominates it: then both speak of the same execution of the root's definition (were the root executed again in
//! between, the value would be, too). Otherwise its root is the first parameter of its block such that each jump gives both
//! arguments of one root: the start, the end and a place of a buffer that a loop makes anew move together. An optimistic fixpoint over the blocks.

use super::low_bits::low_bits;
use crate::program::memory::objects::ALIGN;
use crate::program::memory::points_to::Definitions;
use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::dominators::Dominators;
use eufonium_ir::program::{BinaryOp, BlockId, CastOp, Function, Op, Operand, Target, Type, ValueId};

/// The roots of a function's values.
#[derive(Clone, Debug)]
pub(in super::super) struct Roots {
    roots: IdVec<ValueId, Option<Operand>>,
    /// Values that count as derived from nothing.
    numbers: HashSet<ValueId>,
}

impl Roots {
    /// Finds them. Words of the set are numbers, from which nothing is derived.
    pub fn new(function: &Function, numbers: HashSet<ValueId>) -> Self {
        let mut roots = Roots { roots: function.values.keys().map(|_| None).collect(), numbers };
        for param in &function.params {
            roots.roots[*param] = Some(Operand::Value(*param));
        }
        let cfg = Cfg::new(function);
        let dominators = Dominators::new(function, &cfg);
        let defined = defined_in(function);
        let definitions = Definitions::new(function);
        while roots.round(function, &cfg, (&dominators, &definitions), &defined) {}
        roots
    }

    /// The root of an operand: itself if it is derived from nothing else.
    pub fn of(&self, operand: &Operand) -> Operand {
        match operand {
            Operand::Value(v) => self.roots[*v].clone().unwrap_or_else(|| operand.clone()),
            other => other.clone(),
        }
    }

    /// As [`Self::of`], `None` for a value that is not reached yet.
    fn known(&self, operand: &Operand) -> Option<Operand> {
        match operand {
            Operand::Value(v) => self.roots[*v].clone(),
            other => Some(other.clone()),
        }
    }
    fn is_number(&self, operand: &Operand) -> bool {
        matches!(operand, Operand::Value(v) if self.numbers.contains(v))
    }

    fn round(
        &mut self,
        function: &Function,
        cfg: &Cfg,
        (dominators, definitions): (&Dominators, &Definitions<'_>),
        defined: &IdVec<ValueId, BlockId>,
    ) -> bool {
        let mut changed = false;
        for block in cfg.order() {
            for (i, param) in function.blocks[*block].params.iter().enumerate() {
                let root = self.meeting(function, cfg, (*block, i), |root| match root {
                    Operand::Value(v) => defined[*v] != *block && dominators.dominates(defined[*v], *block),
                    Operand::Global(_) | Operand::Function(_) => true,
                    _ => false,
                });
                let own = Operand::Value(*param);
                let root = root
                    .map(|root| if root == own { self.companion(function, cfg, (*block, i)) } else { root });
                changed |= self.set(*param, root);
            }
            for instr in &function.blocks[*block].instrs {
                let from = source((function, definitions), self, &instr.op).and_then(|o| self.known(o));
                for def in &instr.defs {
                    let from = from.clone().filter(|_| !self.numbers.contains(def));
                    let root = from.unwrap_or(Operand::Value(*def));
                    changed |= self.set(*def, Some(root));
                }
            }
        }
        changed
    }

    /// The root of a parameter; `None` if no jump with a known argument leads there yet.
    fn meeting(
        &self,
        function: &Function,
        cfg: &Cfg,
        (block, i): (BlockId, usize),
        may_be: impl Fn(&Operand) -> bool,
    ) -> Option<Operand> {
        let own = Operand::Value(function.blocks[block].params[i]);
        let mut found: Option<Operand> = None;
        for jump in jumps(function, cfg, block) {
            match (self.known(&jump.args[i]), &found) {
                (None, _) => {}
                (Some(root), _) if !may_be(&root) => return Some(own),
                (Some(root), Some(before)) if root != *before => return Some(own),
                (root, _) => found = root,
            }
        }
        found
    }

    /// The first parameter, a root of its own, that moves together with another one; that one itself if there is none.
    fn companion(&self, function: &Function, cfg: &Cfg, (block, i): (BlockId, usize)) -> Operand {
        let params = &function.blocks[block].params;
        let is_pointer = |param: ValueId| function.values[param].ty == Type::Pointer;
        if !is_pointer(params[i]) {
            return Operand::Value(params[i]);
        }
        let is_root = |param: ValueId| self.roots[param] == Some(Operand::Value(param));
        let moves_with = |other: usize| {
            jumps(function, cfg, block).all(|jump| {
                match (self.known(&jump.args[i]), self.known(&jump.args[other])) {
                    (Some(a), Some(b)) => a == b && function.type_of(&a) == Type::Pointer,
                    // No run is known yet that goes there.
                    _ => true,
                }
            })
        };
        let with = (0..i).find(|&j| is_pointer(params[j]) && is_root(params[j]) && moves_with(j));
        Operand::Value(params[with.unwrap_or(i)])
    }

    fn set(&mut self, value: ValueId, root: Option<Operand>) -> bool {
        // What has turned out to be a root of its own stays one, so that rounds end.
        let settled = self.roots[value] == Some(Operand::Value(value));
        if settled || root.is_none() || self.roots[value] == root {
            return false;
        }
        self.roots[value] = root;
        true
    }
}

/// The jumps that lead to a block.
fn jumps<'a>(function: &'a Function, cfg: &'a Cfg, block: BlockId) -> impl Iterator<Item = &'a Target> {
    let targets =
        cfg.predecessors(block).iter().flat_map(|before| function.blocks[*before].terminator.targets());
    targets.filter(move |target| target.block == block)
}

fn defined_in(function: &Function) -> IdVec<ValueId, BlockId> {
    let mut defined: IdVec<ValueId, BlockId> = function.values.keys().map(|_| function.entry).collect();
    for (id, block) in function.blocks.iter() {
        block.defined().for_each(|v| defined[*v] = id);
    }
    defined
}

/// Whether an operator with this other operand changes low bits alone, of which all addresses may agree.
fn keeps_high_bits(
    (function, definitions): (&Function, &Definitions<'_>),
    op: BinaryOp,
    other: &Operand,
) -> bool {
    match (op, other) {
        (BinaryOp::And, Operand::Const(bits)) => bits.not().as_u64().is_some_and(|changed| changed < ALIGN),
        (BinaryOp::Or | BinaryOp::Xor, _) => low_bits(function, definitions, other) <= ALIGN.ilog2(),
        _ => false,
    }
}

/// The operand that an operator only moves.
fn source<'a>(
    (function, definitions): (&Function, &Definitions<'_>),
    roots: &Roots,
    op: &'a Op,
) -> Option<&'a Operand> {
    // Words that are known to be moved pointers; all others are numbers as far as sums are concerned.
    let is_moved = |o: &Operand| match o {
        Operand::Value(_) => roots.known(o).is_some_and(|r| r != *o && function.type_of(&r) == Type::Pointer),
        _ => false,
    };
    match op {
        Op::Copy(a) | Op::Offset { base: a, .. } => Some(a),
        Op::Cast { op: CastOp::PointerToInt, value } => Some(value),
        Op::Cast { op: CastOp::IntToPointer, value } => (!roots.is_number(value)).then_some(value),
        Op::Binary { op: BinaryOp::Add, a, b, .. } => match (a, b) {
            (_, Operand::Const(_)) => Some(a),
            (Operand::Const(_), _) => Some(b),
            _ => match (is_moved(a), is_moved(b)) {
                (true, false) => Some(a),
                (false, true) => Some(b),
                _ => None,
            },
        },
        Op::Binary { op: BinaryOp::Sub, a, b, .. } => match b {
            Operand::Const(_) => Some(a),
            _ => (is_moved(a) && !is_moved(b)).then_some(a),
        },
        // Low bits that are the same in all layouts move a word as far in each; what takes others counts as a number.
        Op::Binary { op, a, b, .. } => {
            let tags = |other: &Operand| {
                !roots.is_number(other) && keeps_high_bits((function, definitions), *op, other)
            };
            match (is_moved(a), is_moved(b)) {
                (true, false) => tags(b).then_some(a),
                (false, true) => tags(a).then_some(b),
                _ => None,
            }
        }
        _ => None,
    }
}
