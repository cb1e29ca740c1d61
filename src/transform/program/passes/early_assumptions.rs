//! Assumptions about a word are made where the word is.
//!
//! `if (argc != 2) return 1;` is an assumption, where nothing is violated behind the return; it comes after the arguments were laid out, case by
//! case. If every way from the definition of a word leads to an assumption that compares it with a constant, before any check,
//! the assumption is made behind the definition too; so folding decides the branches between the two.
//!
//! What lies ahead is a backward analysis: an assumption is ahead of a block if it is in the block, before any check, or ahead of all that follow.
//! At first all are ahead of every block; ways that end without a check lead to no violation and ask for nothing.
//!
//! Preserves: which checks runs violate: a run that ends earlier would have ended before the next check, if at all.
//! Deliberately absent: comparisons of two words; assumptions behind calls that may violate a check.
//!
//! Source: anticipated expressions as in Knoop, Rüthing and Steffen, "Lazy code motion" (PLDI 1992), with assumptions in the place of computations.

use super::effects::Effects;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    Block, BlockId, CompareOp, Function, FunctionId, Instr, Op, Operand, Program, Terminator, Type, ValueId,
};

/// So many assumptions are kept ahead of a block.
const MOST: usize = 16;
/// Functions in which more walks over all blocks are needed are left alone.
const WALKS: usize = 16;

/// A word that is compared with a constant.
#[derive(Clone, Debug, PartialEq)]
struct Condition {
    value: ValueId,
    op: CompareOp,
    constant: Operand,
}

/// What is ahead of a place: `None` is everything.
type Conditions = Option<Vec<Condition>>;

/// Makes such assumptions in all functions. Returns whether there were some.
pub fn assume_early(program: &mut Program) -> bool {
    if !program.instrs().any(|instr| matches!(instr.op, Op::Assume(_))) {
        return false;
    }
    let calls = CallGraph::new(program);
    let violates = Effects::new(program, &calls, false).violates;
    let mut changed = false;
    for id in program.functions.keys() {
        // An entry that calls itself returns to what is behind the call.
        let returns = program.entry == Some(id) && !calls.is_recursive(id);
        if let Some(found) = Ahead::new(&program.functions[id], &violates, returns).found() {
            changed |= !found.is_empty();
            insert(&mut program.functions[id], found);
        }
    }
    changed
}

/// Makes assumptions behind the instructions of these numbers in blocks, the last ones of each block first; 0 is its beginning.
fn insert(function: &mut Function, found: Vec<(BlockId, usize, Condition)>) {
    for (block, place, Condition { value, op, constant }) in found {
        let holds = function.value(Type::Int(1));
        let instrs = &mut function.blocks[block].instrs;
        let at = place.checked_sub(1).and_then(|before| instrs[before].at);
        let compare = Op::Compare { op, a: Operand::Value(value), b: constant };
        let assume = Op::Assume(Operand::Value(holds));
        let added = [Instr { defs: vec![holds], op: compare, at }, Instr { defs: vec![], op: assume, at }];
        instrs.splice(place..place, added);
    }
}

/// What is ahead in a function.
struct Ahead<'a> {
    function: &'a Function,
    violates: &'a IdVec<FunctionId, bool>,
    cfg: Cfg,
    /// Whether nothing follows a return.
    returns: bool,
    /// The conditions that assumptions are made of.
    conditions: IdVec<ValueId, Option<Condition>>,
    /// What is ahead of the beginning of each block.
    of: IdVec<BlockId, Conditions>,
}

impl<'a> Ahead<'a> {
    fn new(function: &'a Function, violates: &'a IdVec<FunctionId, bool>, returns: bool) -> Self {
        let mut conditions: IdVec<ValueId, Option<Condition>> =
            function.values.keys().map(|_| None).collect();
        for instr in function.instrs() {
            if let Op::Compare { op, a: Operand::Value(value), b: constant } = &instr.op
                && matches!(constant, Operand::Const(_) | Operand::Null)
            {
                let condition = Condition { value: *value, op: *op, constant: constant.clone() };
                conditions[instr.defs[0]] = Some(condition);
            }
        }
        let of = function.blocks.keys().map(|_| None).collect();
        Ahead { function, violates, cfg: Cfg::new(function), returns, conditions, of }
    }

    /// Where assumptions may be made, the last places of each block first; nothing if that takes too long to find out.
    fn found(mut self) -> Option<Vec<(BlockId, usize, Condition)>> {
        if (0..WALKS).all(|_| self.walk()) {
            return None;
        }
        let mut found = Vec::new();
        for block in self.cfg.order() {
            self.through(*block, |place, condition| found.push((*block, place, condition)));
        }
        Some(found)
    }

    /// One walk from the ends to the beginning; whether anything changed.
    fn walk(&mut self) -> bool {
        let mut changed = false;
        for position in (0..self.cfg.order().len()).rev() {
            let block = self.cfg.order()[position];
            let ahead = self.through(block, |_, _| {});
            changed |= self.of[block] != ahead;
            self.of[block] = ahead;
        }
        changed
    }

    /// What is ahead of the beginning of a block. Tells of each condition of later blocks whose word the block defines, and behind how many
    /// instructions.
    fn through(&self, block: BlockId, mut defined: impl FnMut(usize, Condition)) -> Conditions {
        let Block { params, instrs, .. } = &self.function.blocks[block];
        let mut later = self.behind(block);
        let mut own: Vec<Condition> = vec![];
        for (place, instr) in instrs.iter().enumerate().rev() {
            for value in &instr.defs {
                own.retain(|condition| condition.value != *value);
                take(&mut later, *value, |condition| defined(place + 1, condition));
            }
            match &instr.op {
                Op::Assert { .. } => (later, own) = (Some(vec![]), vec![]),
                Op::Call { callee, .. } if self.violates[*callee] => (later, own) = (Some(vec![]), vec![]),
                Op::Assume(Operand::Value(holds)) => own.extend(self.conditions[*holds].clone()),
                _ => {}
            }
        }
        let is_first = block == self.function.entry;
        for value in params.iter().chain(self.function.params.iter().filter(|_| is_first)) {
            own.retain(|condition| condition.value != *value);
            take(&mut later, *value, |condition| defined(0, condition));
        }
        let mut all = later?;
        own.retain(|condition| !all.contains(condition));
        all.extend(own);
        all.truncate(MOST);
        Some(all)
    }

    /// What is ahead of the end of a block.
    fn behind(&self, block: BlockId) -> Conditions {
        if matches!(self.function.blocks[block].terminator, Terminator::Return(_)) && !self.returns {
            return Some(vec![]);
        }
        let mut all: Conditions = None;
        for next in self.cfg.successors(block) {
            let Some(ahead) = &self.of[*next] else { continue };
            match &mut all {
                None => all = Some(ahead.clone()),
                Some(all) => all.retain(|condition| ahead.contains(condition)),
            }
        }
        all
    }
}

/// Takes the conditions about a value away, and tells of them.
fn take(conditions: &mut Conditions, value: ValueId, mut tell: impl FnMut(Condition)) {
    let Some(conditions) = conditions else { return };
    conditions.retain(|condition| {
        let is_other = condition.value != value;
        if !is_other {
            tell(condition.clone());
        }
        is_other
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::ids::Id;
    use eufonium_ir::program::build::{FunctionBuilder, word};
    use eufonium_ir::program::{Check, CheckId, CheckKind, ContextId, Origin, Site, SiteId, SiteKind};

    /// `main()`: a word is chosen; a branch on `word > 1`, in whose first way a check is made if `checked`; then `word == 2` is assumed, and a
    /// check made.
    fn program(checked: bool) -> Program {
        let mut program = Program::new(64, true);
        let (message, function) = ("violated".to_owned(), "main".to_owned());
        let check = program.checks.push(Check { property: CheckKind::Reach, message, at: None, function });
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let (then, join) = (b.new_block(&[]), b.new_block(&[]));
        let site = program.sites.push(Site { kind: SiteKind::External("any".into()), at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let chosen = b.havoc(origin, Type::Int(32));
        let more = b.compare(CompareOp::Ugt, chosen.clone(), word(1, 32));
        b.branch(more, then, join);
        b.switch_to(then);
        if checked {
            b.effect(Op::Assert { condition: word(0, 1), check });
        }
        b.jump(join, vec![]);
        b.switch_to(join);
        let two = b.compare(CompareOp::Eq, chosen, word(2, 32));
        b.effect(Op::Assume(two));
        b.effect(Op::Assert { condition: word(0, 1), check });
        b.terminate(Terminator::Return(vec![]));
        program.entry = Some(program.functions.push(b.finish()));
        program
    }

    #[test]
    fn assumptions_move_up_to_the_word_but_not_past_a_check() {
        for (checked, expected) in [(false, true), (true, false)] {
            let mut program = program(checked);
            assert_eq!(assume_early(&mut program), expected, "checked: {checked}");
            let function = &program.functions[program.entry.unwrap()];
            let first = &function.blocks[function.entry].instrs;
            let assumed = first.iter().position(|instr| matches!(instr.op, Op::Assume(_)));
            assert_eq!(assumed, expected.then_some(2), "checked: {checked}");
        }
    }

    /// `main()`: a word is chosen; it returns if that is 1; else `word == 2` is assumed, `main` is called, if it `calls`, and a check made.
    fn entry(calls: bool) -> Program {
        let mut program = program(false);
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let (end, on) = (b.new_block(&[]), b.new_block(&[]));
        let origin = Origin { site: SiteId::from_usize(0), context: ContextId::from_usize(0) };
        let chosen = b.havoc(origin, Type::Int(32));
        let ends = b.compare(CompareOp::Eq, chosen.clone(), word(1, 32));
        b.branch(ends, end, on);
        b.switch_to(end);
        b.terminate(Terminator::Return(vec![]));
        b.switch_to(on);
        let two = b.compare(CompareOp::Eq, chosen, word(2, 32));
        b.effect(Op::Assume(two));
        if calls {
            b.effect(Op::Call { callee: FunctionId::from_usize(0), args: vec![], origin });
        }
        b.effect(Op::Assert { condition: word(0, 1), check: CheckId::from_usize(0) });
        b.terminate(Terminator::Return(vec![]));
        program.functions[FunctionId::from_usize(0)] = b.finish();
        program
    }

    #[test]
    fn returns_of_the_entry_matter_where_it_calls_itself() {
        for (calls, expected) in [(false, true), (true, false)] {
            assert_eq!(assume_early(&mut entry(calls)), expected, "calls: {calls}");
        }
    }
}
