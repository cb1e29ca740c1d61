//! Where compound literals live: in the block that encloses them (C11 6.5.2.5p5), for which clang says nothing, as it does for variables.
//!
//! The block is the scope in debug information of what fills the literal. It lives where instructions of that block, or of blocks inside of it, are
//! carried out, and no longer where others are that come behind them.
//! Preserves: a literal whose block is not known, as one of a function without debug information, lives as long as its function.
//! Deliberately absent: optimised functions into which others were inlined, whose instructions are no longer in the order of blocks; statements that are
//! blocks without braces, which debug information does not tell.

use super::debug::MAX_CHAIN;
use crate::llvm::module::{
    self as llvm, BlockId, Function, Instr, InstrKind, LocalId, MetaId, Metadata, Module, Value,
};
use crate::llvm::visit::operands_mut;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};

/// What the name of the object of a literal begins with.
const NAME: &str = ".compoundliteral";

/// The literals whose lives begin or end before an instruction, by its block and place.
#[derive(Debug, Default)]
pub(super) struct Lives {
    changes: HashMap<(BlockId, usize), Vec<(LocalId, bool)>>,
}

impl Lives {
    /// The lives of the literals of a function; `order` is that of its blocks.
    pub(super) fn new(module: &Module, function: &Function, order: &[BlockId]) -> Lives {
        let mut lives = Lives::default();
        let literals = literals(function);
        if literals.is_empty() {
            return lives;
        }
        let Some(scopes) = scopes(module, function) else { return lives };
        let predecessors = predecessors(function);
        for literal in literals {
            let Some(home) = home(module, function, literal, &scopes) else { continue };
            let inside: HashSet<MetaId> =
                scopes.values().copied().filter(|scope| is_within(module, *scope, home)).collect();
            let state = |block: BlockId, place: usize| {
                scopes.get(&(block, place)).map(|scope| inside.contains(scope))
            };
            lives.add(literal, function, order, &predecessors, &state);
        }
        lives
    }

    /// The literals whose lives begin, or end, before an instruction.
    pub(super) fn before(&self, block: BlockId, place: usize) -> &[(LocalId, bool)] {
        self.changes.get(&(block, place)).map_or(&[], Vec::as_slice)
    }

    fn add(
        &mut self,
        literal: LocalId,
        function: &Function,
        order: &[BlockId],
        predecessors: &IdVec<BlockId, Vec<BlockId>>,
        state: &dyn Fn(BlockId, usize) -> Option<bool>,
    ) {
        // Whether the end of a block may be reached outside, and inside.
        let mut ends: IdVec<BlockId, [bool; 2]> = function.blocks.values().map(|_| [false; 2]).collect();
        let start = |block: BlockId, ends: &IdVec<BlockId, [bool; 2]>| {
            let mut start = [block == order[0], false];
            for before in &predecessors[block] {
                (0..2).for_each(|i| start[i] |= ends[*before][i]);
            }
            start
        };
        loop {
            let mut changed = false;
            for block in order {
                let count = function.blocks[*block].instrs.len();
                let end = match (0..count).rev().find_map(|place| state(*block, place)) {
                    Some(inside) => [!inside, inside],
                    None => start(*block, &ends),
                };
                changed |= std::mem::replace(&mut ends[*block], end) != end;
            }
            if !changed {
                break;
            }
        }
        for block in order {
            let mut now = start(*block, &ends);
            for place in 0..function.blocks[*block].instrs.len() {
                let Some(inside) = state(*block, place) else { continue };
                if now[usize::from(!inside)] {
                    self.changes.entry((*block, place)).or_default().push((literal, inside));
                }
                now = [!inside, inside];
            }
        }
    }
}

/// The objects of literals, which the first block makes.
fn literals(function: &Function) -> Vec<LocalId> {
    let first = function.blocks.values().next().map_or(&[][..], |block| &block.instrs);
    let objects = first.iter().filter(|instr| matches!(instr.kind, InstrKind::Alloca { .. }));
    let objects = objects.filter_map(|instr| instr.result);
    objects.filter(|local| function.locals[*local].name.starts_with(NAME)).collect()
}

/// The scope of each instruction that has one; none if some were inlined.
fn scopes(module: &Module, function: &Function) -> Option<HashMap<(BlockId, usize), MetaId>> {
    let mut scopes = HashMap::default();
    for (id, block) in function.blocks.iter() {
        for (place, instr) in block.instrs.iter().enumerate() {
            let Some(node) = instr.debug.and_then(|id| module.metadata.get(id)) else { continue };
            if node.meta("inlinedAt").is_some() {
                return None;
            }
            // Code without counterpart in the source has line 0, or stands for several places. A phi function is where its block begins.
            let has_place = node.number("line").is_some_and(|line| line > 0);
            let is_code = !matches!(instr.kind, InstrKind::Phi(_) | InstrKind::DebugRecord { .. });
            if let (true, Some(Metadata::Node(scope))) = (has_place && is_code, node.meta("scope")) {
                scopes.insert((id, place), *scope);
            }
        }
    }
    Some(scopes)
}

/// The block that encloses a literal: the scope of what uses it first.
fn home(
    module: &Module,
    function: &Function,
    literal: LocalId,
    scopes: &HashMap<(BlockId, usize), MetaId>,
) -> Option<MetaId> {
    let mut uses = function.blocks.iter().flat_map(|(id, block)| {
        block.instrs.iter().enumerate().filter(|(_, instr)| uses(instr, literal)).map(move |(i, _)| (id, i))
    });
    let mut scope = *uses.find_map(|at| scopes.get(&at))?;
    for _ in 0..MAX_CHAIN {
        let node = module.metadata.get(scope)?;
        match (node.kind()?, node.meta("scope")) {
            ("DILexicalBlock", _) => return Some(scope),
            ("DILexicalBlockFile", Some(Metadata::Node(outer))) => scope = *outer,
            _ => return None,
        }
    }
    None
}

fn uses(instr: &Instr, local: LocalId) -> bool {
    let mut found = false;
    operands_mut(&mut instr.kind.clone(), &mut |operand: &mut llvm::Operand| {
        found |= matches!(operand.value, Value::Local(used) if used == local);
    });
    found
}

/// Whether a scope is a block, or lies in it.
fn is_within(module: &Module, mut scope: MetaId, block: MetaId) -> bool {
    for _ in 0..MAX_CHAIN {
        if scope == block {
            return true;
        }
        let Some(node) = module.metadata.get(scope) else { return false };
        match (node.kind(), node.meta("scope")) {
            (Some("DILexicalBlock" | "DILexicalBlockFile"), Some(Metadata::Node(outer))) => scope = *outer,
            _ => return false,
        }
    }
    false
}

fn predecessors(function: &Function) -> IdVec<BlockId, Vec<BlockId>> {
    let mut all: IdVec<BlockId, Vec<BlockId>> = function.blocks.values().map(|_| vec![]).collect();
    for (id, block) in function.blocks.iter() {
        for to in block.instrs.last().into_iter().flat_map(|instr| super::function::successors(&instr.kind)) {
            all[to].push(id);
        }
    }
    all
}
