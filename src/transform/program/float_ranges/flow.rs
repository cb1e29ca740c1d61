//! The analysis of a function, along its blocks until nothing is new: which ranges values have where a block begins, and from there on.

use super::kinds::kinds;
use super::range::{self, Kind, Range};
use super::stairs::{self, Stairs};
use crate::program::relation::{Reading, Relation};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::float::FloatOp;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::Liveness;
use eufonium_ir::program::{
    BinaryOp, BlockId, CastOp, CompareOp, Function, Op, Operand, Target, Terminator, Type, ValueId,
};
use std::collections::BTreeSet;

/// Most instructions that are looked at, again or not.
const MOST_STEPS: usize = 400_000;
/// So often a head of a loop is joined before it is widened.
const DELAY: u32 = 2;
/// How deep conditions are looked through.
const DEPTH: u32 = 8;

/// The ranges that are known; a value without one may have any word.
type State = HashMap<ValueId, Range>;

/// What is known where each block begins.
pub(super) struct Flow<'f> {
    function: &'f Function,
    cfg: &'f Cfg,
    live: Liveness,
    /// The operator that defines a value.
    operators: IdVec<ValueId, Option<&'f Op>>,
    /// What words a value has.
    kinds: IdVec<ValueId, Option<Kind>>,
    /// Where widening stops.
    stairs: Stairs,
    begins: IdVec<BlockId, Option<State>>,
}

impl<'f> Flow<'f> {
    /// The analysis; none if it takes too long.
    pub(super) fn solve(function: &'f Function, cfg: &'f Cfg) -> Option<Self> {
        let mut operators: IdVec<ValueId, Option<&Op>> = function.values.keys().map(|_| None).collect();
        for instr in function.blocks.values().flat_map(|block| &block.instrs) {
            for def in &instr.defs {
                operators[*def] = Some(&instr.op);
            }
        }
        let kinds = kinds(function, cfg);
        let mut flow = Flow {
            function,
            cfg,
            live: Liveness::new(function, cfg),
            operators,
            stairs: stairs::stairs(function, &kinds),
            kinds,
            begins: function.blocks.keys().map(|_| None).collect(),
        };
        flow.begins[function.entry] = Some(State::default());
        flow.run().then_some(flow)
    }

    /// Follows the blocks until nothing is new; whether that came to an end.
    fn run(&mut self) -> bool {
        let place = |block: BlockId| self.cfg.position(block).expect("it is reached");
        let mut open = BTreeSet::from([place(self.function.entry)]);
        let mut visits: IdVec<BlockId, u32> = self.function.blocks.keys().map(|_| 0).collect();
        let mut steps = 0;
        while let Some(next) = open.pop_first() {
            let block = self.cfg.order()[next];
            steps += self.function.blocks[block].instrs.len() + 1;
            if steps > MOST_STEPS {
                return false;
            }
            let mut state = self.begins[block].clone().expect("a block that is open has a state");
            if !self.through(block, &mut state, &mut |_, _, _| {}) {
                continue;
            }
            for (target, state) in self.edges(block, &state) {
                let back = self.cfg.is_retreating(block, target);
                visits[target] += u32::from(back);
                if self.arrive(target, state, back && visits[target] > DELAY) {
                    open.insert(self.cfg.position(target).expect("it is reached"));
                }
            }
        }
        true
    }

    /// Calls a function with each operator on floating-point numbers and each choice between such whose result has a range, in the order
    /// of the blocks.
    pub(super) fn results(&self, mut see: impl FnMut(ValueId, &[Range], Range)) {
        for &block in self.cfg.order() {
            let Some(mut state) = self.begins[block].clone() else { continue };
            self.through(block, &mut state, &mut see);
        }
    }

    /// Goes through a block; whether its end is reached.
    fn through(
        &self,
        block: BlockId,
        state: &mut State,
        see: &mut dyn FnMut(ValueId, &[Range], Range),
    ) -> bool {
        for instr in &self.function.blocks[block].instrs {
            let range = match &instr.op {
                Op::Assume(condition) | Op::Assert { condition, .. } => {
                    if !self.refine(state, condition, true, DEPTH) {
                        return false;
                    }
                    continue;
                }
                Op::Float { op, format, rounding, args } => {
                    let kind = |arg: &Operand| match op {
                        FloatOp::FromInt { .. } => Kind::Int(self.width(arg).unwrap_or(0)),
                        _ => Kind::Float(*format),
                    };
                    let known = args.iter().map(|arg| self.range(state, arg, kind(arg)));
                    let args: Option<Vec<Range>> = known.collect();
                    let result = args.as_ref().and_then(|args| range::apply(*op, *format, *rounding, args));
                    if let (Some(args), Some(result)) = (&args, result) {
                        see(instr.defs[0], args, result);
                    }
                    result
                }
                Op::Select { condition, then, otherwise } => {
                    let found = self.select(state, instr.defs[0], condition, [then, otherwise]);
                    if let Some((cases, range @ Range { kind: Kind::Float(_), .. })) = &found {
                        see(instr.defs[0], cases, *range);
                    }
                    found.map(|(_, range)| range)
                }
                op => instr.defs.first().and_then(|def| self.result(state, *def, op)),
            };
            if let (Some(range), [def]) = (range, &instr.defs[..]) {
                state.insert(*def, range);
            }
        }
        true
    }

    fn width(&self, operand: &Operand) -> Option<u32> {
        match self.function.type_of(operand) {
            Type::Int(width) => Some(width),
            _ => None,
        }
    }

    /// The range of an operand as words of a kind. Any integer has one.
    fn range(&self, state: &State, operand: &Operand, kind: Kind) -> Option<Range> {
        if !kind.is_ranked() {
            return None;
        }
        match operand {
            Operand::Const(bits) => Range::single(kind, bits),
            Operand::Value(v) => match state.get(v).filter(|range| range.kind == kind) {
                Some(range) => Some(*range),
                None => matches!(kind, Kind::Int(_)).then(|| kind.all()),
            },
            _ => None,
        }
    }

    /// The range of an operand where a value of this kind is meant.
    fn as_kind_of(&self, state: &State, value: ValueId, operand: &Operand) -> Option<Range> {
        self.range(state, operand, self.kinds[value]?)
    }

    /// The result of an operator other than choices and those on floating-point numbers.
    fn result(&self, state: &State, def: ValueId, op: &Op) -> Option<Range> {
        match op {
            Op::Copy(a) => self.as_kind_of(state, def, a),
            Op::Binary { op, a, b, .. } => match self.kinds[def]? {
                kind @ Kind::Float(_) => self.sign_bit(state, kind, *op, [a, b]),
                kind @ Kind::Int(_) => self.integer(state, kind, *op, [a, b]),
            },
            Op::Cast { op, value } => {
                let range = self.range(state, value, Kind::Int(self.width(value)?))?;
                let fits = match op {
                    CastOp::SignExtend | CastOp::Truncate => true,
                    CastOp::ZeroExtend => range.low >= 0,
                    _ => false,
                };
                range.with_kind(self.kinds[def]?).filter(|_| fits)
            }
            _ => None,
        }
    }

    /// What each case of a choice has where the condition says that it is taken, and the result. A case that is never taken has what the other
    /// one has.
    fn select(
        &self,
        state: &State,
        def: ValueId,
        condition: &Operand,
        cases: [&Operand; 2],
    ) -> Option<([Range; 2], Range)> {
        let mut ranges = [None; 2];
        for (i, taken) in [true, false].into_iter().enumerate() {
            let mut state = state.clone();
            if self.refine(&mut state, condition, taken, DEPTH) {
                ranges[i] = Some(self.as_kind_of(&state, def, cases[i])?);
            }
        }
        let [then, otherwise] = [ranges[0].or(ranges[1])?, ranges[1].or(ranges[0])?];
        Some(([then, otherwise], then.join(otherwise)?))
    }

    /// The negation and the magnitude of a floating-point number, which are operators on its sign bit.
    fn sign_bit(&self, state: &State, kind: Kind, op: BinaryOp, operands: [&Operand; 2]) -> Option<Range> {
        let (number, mask) = match operands {
            [a, Operand::Const(mask)] | [Operand::Const(mask), a] => (a, mask),
            _ => return None,
        };
        let range = self.range(state, number, kind)?;
        match op {
            BinaryOp::Xor if mask.is_min_signed() => Some(range.negated()),
            BinaryOp::And if mask.not().is_min_signed() => Some(range.magnitudes()),
            _ => None,
        }
    }

    /// Sums, differences and products of integers that stay within their words.
    fn integer(&self, state: &State, kind: Kind, op: BinaryOp, [a, b]: [&Operand; 2]) -> Option<Range> {
        let (a, b) = (self.range(state, a, kind)?, self.range(state, b, kind)?);
        let (low, high) = match op {
            BinaryOp::Add => (a.low + b.low, a.high + b.high),
            BinaryOp::Sub => (a.low - b.high, a.high - b.low),
            BinaryOp::Mul => {
                let corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
                (*corners.iter().min()?, *corners.iter().max()?)
            }
            _ => return None,
        };
        let (least, most) = kind.ends();
        (least <= low && high <= most).then_some(Range { kind, low, high })
    }

    /// Leaves out what makes a condition other than `truth`; false if nothing is left.
    fn refine(&self, state: &mut State, condition: &Operand, truth: bool, depth: u32) -> bool {
        let value = match condition {
            Operand::Const(bits) => return bits.is_one() == truth,
            Operand::Value(value) => *value,
            _ => return true,
        };
        let Some(op) = self.operators[value].filter(|_| depth > 0) else { return true };
        let mut both = |a: &Operand, b: &Operand| {
            self.refine(state, a, truth, depth - 1) && self.refine(state, b, truth, depth - 1)
        };
        match op {
            Op::Copy(a) => self.refine(state, a, truth, depth - 1),
            Op::Binary { op: BinaryOp::And, a, b, .. } if truth => both(a, b),
            Op::Binary { op: BinaryOp::Or, a, b, .. } if !truth => both(a, b),
            Op::Binary { op: BinaryOp::Xor, a, b, .. } => match (a, b) {
                (a, Operand::Const(one)) | (Operand::Const(one), a) => {
                    self.refine(state, a, truth != one.is_one(), depth - 1)
                }
                _ => true,
            },
            Op::Select { condition, then, otherwise: Operand::Const(no) } if truth && no.is_zero() => {
                both(condition, then)
            }
            Op::Select { condition, then: Operand::Const(yes), otherwise } if !truth && yes.is_one() => {
                both(condition, otherwise)
            }
            Op::Float { op, format, args, .. } => match &args[..] {
                [a, b] => self.compare_floats(state, *op, Kind::Float(*format), [a, b], truth),
                _ => true,
            },
            Op::Compare { op, a, b } => match self.width(a) {
                Some(width) => self.compare_integers(state, *op, Kind::Int(width), [a, b], truth),
                None => true,
            },
            _ => true,
        }
    }

    /// Assumes a comparison of floating-point numbers. If it holds, neither is NaN; if not, one of them may be.
    fn compare_floats(
        &self,
        state: &mut State,
        op: FloatOp,
        kind: Kind,
        [a, b]: [&Operand; 2],
        truth: bool,
    ) -> bool {
        let of = |state: &State, x: &Operand| self.range(state, x, kind);
        let numbers = of(state, a).is_some() && of(state, b).is_some();
        if !kind.is_ranked() || (!truth && !numbers) {
            return true;
        }
        let relation = match (op, truth) {
            (FloatOp::Less, true) => Relation::Less,
            (FloatOp::LessEqual, true) => Relation::LessEqual,
            (FloatOp::Equal, true) => Relation::Equal,
            (FloatOp::Less, false) => Relation::GreaterEqual,
            (FloatOp::LessEqual, false) => Relation::Greater,
            _ => return true,
        };
        let (range_a, range_b) = (of(state, a).unwrap_or(kind.all()), of(state, b).unwrap_or(kind.all()));
        self.relate(state, (a, range_a), relation, (b, range_b))
    }

    /// Assumes a comparison of integers.
    fn compare_integers(
        &self,
        state: &mut State,
        op: CompareOp,
        kind: Kind,
        [a, b]: [&Operand; 2],
        truth: bool,
    ) -> bool {
        let op = if truth { op } else { op.negated() };
        let (Some(range_a), Some(range_b)) = (self.range(state, a, kind), self.range(state, b, kind)) else {
            return true;
        };
        if op == CompareOp::Eq {
            return self.relate(state, (a, range_a), Relation::Equal, (b, range_b));
        }
        // Below a number without sign in the upper half of the words there are numbers of both signs; below one of the lower half there
        // are those from 0 on.
        let below = |range: Range, relation, bound: Range| {
            range.between(0, i128::MAX).and_then(|range| range.narrowed(relation, bound))
        };
        match Relation::of_order(op) {
            Some((relation, Reading::Signed)) => self.relate(state, (a, range_a), relation, (b, range_b)),
            Some((relation @ (Relation::Less | Relation::LessEqual), _)) if range_b.low >= 0 => {
                self.keep(state, a, below(range_a, relation, range_b))
            }
            Some((relation @ (Relation::Greater | Relation::GreaterEqual), _)) if range_a.low >= 0 => {
                self.keep(state, b, below(range_b, relation.swapped(), range_a))
            }
            _ => true,
        }
    }

    /// Assumes a relation between two numbers.
    fn relate(
        &self,
        state: &mut State,
        (a, left): (&Operand, Range),
        relation: Relation,
        (b, right): (&Operand, Range),
    ) -> bool {
        self.keep(state, a, left.narrowed(relation, right))
            && self.keep(state, b, right.narrowed(relation.swapped(), left))
    }

    /// Sets the range of an operand; false if there is none.
    fn keep(&self, state: &mut State, operand: &Operand, range: Option<Range>) -> bool {
        let Some(range) = range else { return false };
        if let Operand::Value(value) = operand {
            state.insert(*value, range);
        }
        true
    }

    /// The blocks behind a block, with what is known where they begin.
    fn edges(&self, block: BlockId, state: &State) -> Vec<(BlockId, State)> {
        let mut out = Vec::new();
        match &self.function.blocks[block].terminator {
            Terminator::Branch { condition, then, otherwise } => {
                for (target, truth) in [(then, true), (otherwise, false)] {
                    let mut state = state.clone();
                    if self.refine(&mut state, condition, truth, DEPTH) {
                        out.push((target.block, self.entered(target, &state)));
                    }
                }
            }
            terminator => {
                out.extend(terminator.targets().iter().map(|t| (t.block, self.entered(t, state))));
            }
        }
        out
    }

    /// What is known of the values that live in a block, and of its parameters.
    fn entered(&self, target: &Target, state: &State) -> State {
        let mut entered = State::default();
        for value in self.live.live_in(target.block) {
            if let Some(range) = state.get(value) {
                entered.insert(*value, *range);
            }
        }
        for (param, arg) in self.function.blocks[target.block].params.iter().zip(&target.args) {
            if let Some(range) = self.as_kind_of(state, *param, arg) {
                entered.insert(*param, range);
            }
        }
        entered
    }

    /// Adds what is known on a way into a block; whether it is new.
    fn arrive(&mut self, block: BlockId, state: State, widen: bool) -> bool {
        let Some(old) = &mut self.begins[block] else {
            self.begins[block] = Some(state);
            return true;
        };
        let mut changed = false;
        old.retain(|value, range| {
            let joined = state.get(value).and_then(|other| range.join(*other));
            let Some(joined) = joined else {
                changed = true;
                return false;
            };
            if joined != *range {
                changed = true;
                *range = if widen { stairs::widened(*range, joined, &self.stairs) } else { joined };
            }
            true
        });
        changed
    }
}
