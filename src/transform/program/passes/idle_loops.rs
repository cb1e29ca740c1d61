//! Loops that do nothing are gone through once.
//!
//! A copy of bytes that nobody reads leaves a loop that counts: when its writes are gone, nothing that it computes is seen behind it.
//! If it counts towards a bound that it does not change, it ends, and one trip is as good as all: the edge back leads to where the loop
//! would end. So does one that goes through a text for its end, which nobody asks for: each trip reads the bytes behind those of the one before, and
//! objects end. Other passes then remove what is left, and an invariant need not speak of the loop any more.
//!
//! Preserves: which checks runs violate, but for runs with undefined behaviour: an assumption in such a loop (that a pointer
//! which is accessed is not null) is made for the first trip, and must not depend on the trip; and reads are not made any more.
//! Deliberately absent: loops that name variables of the source, whose values behind the loop would be wrong; other reasons why loops
//! end.

use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    BinaryOp, BlockId, CompareOp, Function, Op, Operand, Program, Target, Terminator, Type, ValueId,
};

/// Removes the edges back of idle loops. Returns whether there were some.
pub fn end_idle_loops(program: &mut Program) -> bool {
    let mut changed = false;
    for id in program.functions.keys() {
        let function = &mut program.functions[id];
        let cfg = Cfg::new(function);
        let loops = Loops::new(function, &cfg);
        if loops.heads().is_empty() {
            continue;
        }
        let seen = seen(function, &cfg, &loops);
        for body in bodies(function, &cfg, &loops).into_iter().filter(|body| !seen.contains(&body.head)) {
            let Some(exit) = body.exit(function) else { continue };
            for from in cfg.predecessors(body.head).iter().filter(|from| body.blocks.contains(*from)) {
                let targets = function.blocks[*from].terminator.targets_mut();
                let back = targets.into_iter().filter(|target| target.block == body.head);
                back.for_each(|target| *target = exit.clone());
            }
            changed = true;
        }
    }
    changed
}

/// Heads of innermost loops outside of which values are used that they define.
fn seen(function: &Function, cfg: &Cfg, loops: &Loops) -> HashSet<BlockId> {
    let mut defined: IdVec<ValueId, Option<BlockId>> = function.values.keys().map(|_| None).collect();
    for &block in cfg.order() {
        if let Some(head) = loops.innermost(block) {
            function.blocks[block].defined().for_each(|value| defined[*value] = Some(head));
        }
    }
    let mut seen = HashSet::default();
    for &block in cfg.order() {
        let here = loops.innermost(block);
        let others = function.blocks[block].named().filter_map(|value| defined[value]);
        seen.extend(others.filter(|head| Some(*head) != here));
    }
    seen
}

/// The loops without others inside into which no edge leads past their heads.
fn bodies(function: &Function, cfg: &Cfg, loops: &Loops) -> Vec<Body> {
    let outer: HashSet<BlockId> = loops.heads().iter().filter_map(|head| loops.around(*head)).collect();
    let mut blocks: HashMap<BlockId, HashSet<BlockId>> = HashMap::default();
    for &block in cfg.order() {
        if let Some(head) = loops.innermost(block).filter(|head| !outer.contains(head)) {
            blocks.entry(head).or_default().insert(block);
        }
    }
    let heads = loops.heads().iter().filter(|head| !loops.is_irreducible(**head));
    let inner = heads.filter_map(|head| blocks.remove(head).map(|blocks| (*head, blocks)));
    inner.map(|(head, blocks)| Body::new(function, head, blocks)).collect()
}

/// A loop without others inside.
struct Body {
    head: BlockId,
    blocks: HashSet<BlockId>,
    defined: HashSet<ValueId>,
}

impl Body {
    fn new(function: &Function, head: BlockId, blocks: HashSet<BlockId>) -> Body {
        let defined = blocks.iter().flat_map(|block| function.blocks[*block].defined()).copied().collect();
        Body { head, blocks, defined }
    }

    fn is_outside(&self, operand: &Operand) -> bool {
        operand.as_value().is_none_or(|value| !self.defined.contains(&value))
    }

    /// Where the loop ends, if it does nothing but count or read.
    fn exit(&self, function: &Function) -> Option<Target> {
        let does_nothing =
            self.blocks.iter().flat_map(|block| &function.blocks[*block].instrs).all(|instr| {
                match &instr.op {
                    Op::Assume(condition) => self.is_outside(condition),
                    Op::Assert { .. } | Op::Call { .. } | Op::Name { .. } | Op::Declare { .. } => false,
                    Op::Load { .. } | Op::Offset { .. } => true,
                    op => !op.is_memory(),
                }
            });
        if !does_nothing || !(self.counts(function) || self.reads_on(function)) {
            return None;
        }
        let mut exit: Option<&Target> = None;
        for block in &self.blocks {
            let terminator = &function.blocks[*block].terminator;
            let targets = terminator.targets();
            // What ends in the loop has been judged elsewhere.
            if targets.is_empty() {
                return None;
            }
            for target in targets.into_iter().filter(|target| !self.blocks.contains(&target.block)) {
                if exit.is_some_and(|known| known != target)
                    || !target.args.iter().all(|a| self.is_outside(a))
                {
                    return None;
                }
                exit = Some(target);
            }
        }
        exit.cloned()
    }

    /// Whether the head asks for a bound that stays of a number that each trip moves towards it.
    fn counts(&self, function: &Function) -> bool {
        let head = &function.blocks[self.head];
        let Terminator::Branch { condition, then, otherwise } = &head.terminator else { return false };
        if !self.blocks.contains(&then.block) || self.blocks.contains(&otherwise.block) {
            return false;
        }
        let asked = head.instrs.iter().find(|instr| instr.defs.first().copied() == condition.as_value());
        let Some(Op::Compare { op, a: Operand::Value(number), b }) = asked.map(|instr| &instr.op) else {
            return false;
        };
        self.is_outside(b) && self.all_steps(function, *number, |step| moves_towards(*op, *number, step))
    }

    /// Whether the head reads in each trip where no trip has read before, without leaving out a byte on the way: a run that goes on comes to an
    /// end of the object.
    fn reads_on(&self, function: &Function) -> bool {
        function.blocks[self.head].instrs.iter().any(|instr| {
            let (Op::Load { address: Operand::Value(address), .. }, [read]) = (&instr.op, &instr.defs[..])
            else {
                return false;
            };
            let Type::Int(bits) = function.values[*read].ty else { return false };
            let bytes = i64::from(bits / 8);
            let is_near = |bytes_on: i64| bytes_on != 0 && bytes_on.abs() <= bytes;
            let moves_pointer = |step: &Op| match step {
                Op::Offset { base, constant, scaled, .. } => {
                    base.as_value() == Some(*address) && scaled.is_empty() && is_near(*constant)
                }
                _ => false,
            };
            if self.all_steps(function, *address, moves_pointer) {
                return true;
            }
            let Some(Op::Offset { base, scaled, .. }) = self.definition(function, *address) else {
                return false;
            };
            let [(Operand::Value(index), factor)] = scaled[..] else { return false };
            let moves_index = |step: &Op| match step {
                Op::Binary { op: BinaryOp::Add, a, b: Operand::Const(by), .. } => {
                    a.as_value() == Some(index) && (by.is_one() || by.is_ones()) && is_near(factor)
                }
                _ => false,
            };
            self.is_outside(base) && self.all_steps(function, index, moves_index)
        })
    }

    /// What defines a value in the loop, if it is an instruction.
    fn definition<'a>(&self, function: &'a Function, value: ValueId) -> Option<&'a Op> {
        let mut instrs = self.blocks.iter().flat_map(|block| &function.blocks[*block].instrs);
        instrs.find(|instr| instr.defs.first() == Some(&value)).map(|instr| &instr.op)
    }

    /// Whether a value is a parameter of the head to which all edges back give what such an operator makes.
    fn all_steps(&self, function: &Function, value: ValueId, is_step: impl Fn(&Op) -> bool) -> bool {
        let params = &function.blocks[self.head].params;
        let Some(place) = params.iter().position(|param| *param == value) else { return false };
        let back = self.blocks.iter().flat_map(|block| function.blocks[*block].terminator.targets());
        let mut back = back.filter(|target| target.block == self.head);
        back.all(|target| {
            let given = target.args[place].as_value();
            given.and_then(|given| self.definition(function, given)).is_some_and(&is_step)
        })
    }
}

/// Whether a number that such steps are added to comes to a bound for which the comparison does not hold, unless an addition overflows that
/// must not: a step of one meets each number, an odd one too if it may go round, and a larger one may pass over the last bound only by overflow.
fn moves_towards(op: CompareOp, number: ValueId, step: &Op) -> bool {
    let Op::Binary { op: BinaryOp::Add, a, b: Operand::Const(by), nsw, nuw } = step else { return false };
    let is_upwards = !by.is_zero() && !by.sign();
    a.as_value() == Some(number)
        && match op {
            CompareOp::Ne => by.bit(0),
            CompareOp::Ult => by.is_one() || *nuw && !by.is_zero(),
            CompareOp::Slt => by.is_one() || *nsw && is_upwards,
            CompareOp::Ule => *nuw && !by.is_zero(),
            CompareOp::Sle => *nsw && is_upwards,
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::ids::Id;
    use eufonium_ir::program::build::{FunctionBuilder, word};
    use eufonium_ir::program::{CheckKind, ContextId, Origin, Site, SiteKind};

    /// What the body of a loop has besides its count, and whether the loop goes.
    #[derive(Clone, Copy, Debug)]
    enum Has {
        Nothing,
        /// An assumption about what the loop does not change.
        Assumption,
        /// One about the count.
        OfTrip,
        Check,
        /// A count by this number.
        Step(u64),
        /// The same, without overflow.
        MarkedStep(u64),
        /// A count by this number as long as it is not at the bound.
        StepTo(u64),
        /// Its count is used behind it.
        Seen,
        /// It counts up to something that it changes.
        Moving,
    }

    fn program(has: Has) -> Program {
        let mut program = Program::new(64, true);
        let site = program.sites.push(Site { kind: SiteKind::External("any".into()), at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let check = program.checks.push(eufonium_ir::program::Check {
            property: CheckKind::Reach,
            message: "reached".into(),
            at: None,
            function: "main".into(),
        });
        let int = Type::Int(8);
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let (limit, flag) = (b.havoc(origin, int), b.havoc(origin, Type::Int(1)));
        let (head, body, end) = (b.new_block(&[int, int]), b.new_block(&[]), b.new_block(&[]));
        b.jump(head, vec![word(0, 8), limit.clone()]);
        b.switch_to(head);
        let [count, moving] = [0, 1].map(|i| b.block_params(head)[i].clone());
        let bound = if matches!(has, Has::Moving) { moving.clone() } else { limit };
        let asked = if matches!(has, Has::StepTo(_)) { CompareOp::Ne } else { CompareOp::Ult };
        let more = b.compare(asked, count.clone(), bound);
        b.branch(more.clone(), body, end);
        b.switch_to(body);
        match has {
            Has::Assumption => b.effect(Op::Assume(flag)),
            Has::OfTrip => b.effect(Op::Assume(more)),
            Has::Check => b.effect(Op::Assert { condition: flag, check }),
            _ => {}
        }
        let by = if let Has::Step(by) | Has::MarkedStep(by) | Has::StepTo(by) = has { by } else { 1 };
        let nuw = matches!(has, Has::MarkedStep(_));
        let next = Op::Binary { op: BinaryOp::Add, a: count.clone(), b: word(by, 8), nsw: false, nuw };
        let next = b.define(next, int);
        let moved = b.binary(BinaryOp::Add, moving, word(1, 8));
        b.jump(head, vec![next, moved]);
        b.switch_to(end);
        let seen = if matches!(has, Has::Seen) { count } else { word(1, 8) };
        let ok = b.compare(CompareOp::Ne, seen, word(0, 8));
        b.effect(Op::Assert { condition: ok, check });
        b.terminate(Terminator::Return(vec![]));
        program.entry = Some(program.functions.push(b.finish()));
        program
    }

    #[test]
    fn loops_that_only_count_end() {
        for (has, ends) in [
            (Has::Nothing, true),
            (Has::Assumption, true),
            (Has::OfTrip, false),
            (Has::Check, false),
            (Has::Step(1), true),
            (Has::Step(2), false),
            (Has::MarkedStep(4), true),
            (Has::StepTo(255), true),
            (Has::StepTo(2), false),
            (Has::Seen, false),
            (Has::Moving, false),
        ] {
            let mut program = program(has);
            assert_eq!(end_idle_loops(&mut program), ends, "{has:?}");
            let function = program.functions.values().next().expect("there is one");
            let loops = Loops::new(function, &Cfg::new(function));
            assert_eq!(loops.heads().is_empty(), ends, "{has:?}");
            assert!(!end_idle_loops(&mut program));
        }
    }

    /// A loop that reads bytes until one is zero: how its pointer, or its index with a factor, moves from trip to trip.
    #[derive(Clone, Copy, Debug)]
    enum Moves {
        Pointer(i64),
        Index(u64, i64),
        /// As an index by one, but each trip has a pointer from elsewhere.
        Elsewhere,
    }

    fn scan(moves: Moves, writes: bool) -> Program {
        let mut program = Program::new(64, true);
        let site = program.sites.push(Site { kind: SiteKind::Argument, at: None });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let (int, pointer) = (Type::Int(64), Type::Pointer);
        let mut b = FunctionBuilder::new("main", &[], &[]);
        let (text, other) = (b.havoc(origin, pointer), b.havoc(origin, pointer));
        let (head, body, end) = (b.new_block(&[pointer, int]), b.new_block(&[]), b.new_block(&[]));
        b.jump(head, vec![text.clone(), word(0, 64)]);
        b.switch_to(head);
        let [place, index] = [0, 1].map(|i| b.block_params(head)[i].clone());
        let offset = |base: &Operand, constant, scaled| Op::Offset {
            base: base.clone(),
            constant,
            scaled,
            inbounds: true,
            member: None,
        };
        let address = match moves {
            Moves::Pointer(_) => place.clone(),
            Moves::Index(_, factor) => b.define(offset(&text, 0, vec![(index.clone(), factor)]), pointer),
            Moves::Elsewhere => b.define(offset(&place, 0, vec![(index.clone(), 1)]), pointer),
        };
        let read = b.define(Op::load(address.clone()), Type::Int(8));
        let more = b.compare(CompareOp::Ne, read, word(0, 8));
        b.branch(more, body, end);
        b.switch_to(body);
        if writes {
            b.effect(Op::Store { address, value: word(1, 8) });
        }
        let on = match moves {
            Moves::Pointer(by) => b.define(offset(&place, by, vec![]), pointer),
            Moves::Index(..) => place,
            Moves::Elsewhere => other,
        };
        let by = if let Moves::Index(by, _) = moves { by } else { 1 };
        let next = b.binary(BinaryOp::Add, index, word(by, 64));
        b.jump(head, vec![on, next]);
        b.switch_to(end);
        b.terminate(Terminator::Return(vec![]));
        program.entry = Some(program.functions.push(b.finish()));
        program
    }

    #[test]
    fn loops_that_only_read_on_end() {
        for (moves, ends) in [
            (Moves::Pointer(1), true),
            (Moves::Pointer(-1), true),
            (Moves::Pointer(0), false),
            (Moves::Pointer(2), false),
            (Moves::Index(1, 1), true),
            (Moves::Index(u64::MAX, 1), true),
            (Moves::Index(0, 1), false),
            (Moves::Index(1, 4), false),
            (Moves::Elsewhere, false),
        ] {
            assert_eq!(end_idle_loops(&mut scan(moves, false)), ends, "{moves:?}");
            assert!(!end_idle_loops(&mut scan(moves, true)), "{moves:?}, with a write");
        }
    }
}
