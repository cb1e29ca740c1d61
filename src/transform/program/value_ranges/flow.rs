//! The analysis of a function, along its blocks until nothing is new: which ranges values have where a block begins, and from there on.

use super::integers;
use super::kinds::kinds;
use super::stairs::{self, Pace, Stairs};
use super::state::{Ranges, State};
use eufonium_base::ids::IdVec;
use eufonium_base::meter;
use eufonium_ir::float::FloatOp;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::Liveness;
use eufonium_ir::program::ranges::{self, Kind, Range};
use eufonium_ir::program::{
    BinaryOp, BlockId, CastOp, CompareOp, Function, Instr, Op, Operand, Target, Terminator, Type, ValueId,
};
use std::collections::BTreeSet;

/// Most instructions, and values that live where blocks begin, that are looked at, again or not.
const MOST_STEPS: usize = 400_000;
/// So often a head of a loop is joined before it is widened, and so often before the stairs get large.
const DELAY: u32 = 2;
const PATIENCE: u32 = 48;
/// What an instruction takes by the meter, and how many values are narrowed meanwhile.
const STEP: usize = 256;
const NARROWED_PER_STEP: usize = 4;
/// How many choices in a row are looked through.
const CHAIN: u32 = 16;
/// How deep conditions are looked through.
pub(super) const DEPTH: u32 = 8;

/// What is told of an operator whose result has a range: the result, the ranges of the operands, and its own.
type SeeResult<'s> = &'s mut dyn FnMut(ValueId, &[Range], Range);

/// What is known where each block begins.
pub(in crate::program) struct Flow<'f> {
    function: &'f Function,
    cfg: &'f Cfg,
    /// The values that are followed into each block: those that live there, and what they are computed from alone.
    followed: IdVec<BlockId, Vec<ValueId>>,
    /// The operator that defines a value.
    pub(super) operators: IdVec<ValueId, Option<&'f Op>>,
    /// The values whose only operand that is no constant is this one.
    pub(super) derived: IdVec<ValueId, Vec<ValueId>>,
    /// What words a value has.
    kinds: IdVec<ValueId, Option<Kind>>,
    /// Where widening stops.
    stairs: Stairs,
    begins: IdVec<BlockId, Option<Ranges>>,
}

impl<'f> Flow<'f> {
    /// The analysis; none if it takes too long.
    pub(in crate::program) fn solve(function: &'f Function, cfg: &'f Cfg) -> Option<Self> {
        let mut operators: IdVec<ValueId, Option<&Op>> = function.values.keys().map(|_| None).collect();
        let mut derived: IdVec<ValueId, Vec<ValueId>> = function.values.keys().map(|_| Vec::new()).collect();
        for instr in function.blocks.values().flat_map(|block| &block.instrs) {
            for def in &instr.defs {
                operators[*def] = Some(&instr.op);
                if let Some(value) = only_operand(&instr.op) {
                    derived[value].push(*def);
                }
            }
        }
        let kinds = kinds(function, cfg);
        let mut flow = Flow {
            function,
            cfg,
            followed: followed(function, cfg, &operators),
            operators,
            derived,
            stairs: stairs::stairs(function, &kinds),
            kinds,
            begins: function.blocks.keys().map(|_| None).collect(),
        };
        flow.begins[function.entry] = Some(Ranges::default());
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
            meter::spend_len(STEP * (self.function.blocks[block].instrs.len() + 1));
            if steps > MOST_STEPS {
                return false;
            }
            let mut state = self.begin(block).expect("a block that is open has a state");
            let instrs = &self.function.blocks[block].instrs;
            if !instrs.iter().all(|instr| self.step(instr, &mut state, &mut |_, _, _| {})) {
                continue;
            }
            let edges = self.edges(block, &mut state);
            steps += state.narrowed() / NARROWED_PER_STEP;
            meter::spend_len(STEP / NARROWED_PER_STEP * state.narrowed());
            for (target, state) in edges {
                steps += self.followed[target].len();
                let back = self.cfg.is_retreating(block, target);
                visits[target] += u32::from(back);
                let pace = if visits[target] > PATIENCE { Pace::Large } else { Pace::Small };
                if self.arrive(target, state, (back && visits[target] > DELAY).then_some(pace)) {
                    open.insert(self.cfg.position(target).expect("it is reached"));
                }
            }
        }
        true
    }

    /// Calls a function with each operator on floating-point numbers and each choice between such whose result has a range, in the order
    /// of the blocks.
    pub(super) fn results(&self, mut see: impl FnMut(ValueId, &[Range], Range)) {
        self.follow(|_, _, _| {}, &mut see);
    }

    /// Calls a function before each instruction that is reached, in the order of the blocks, with what is known there.
    pub(in crate::program) fn walk(&self, mut see: impl FnMut(BlockId, usize, &Known<'_>)) {
        self.follow(|block, i, state| see(block, i, &Known { flow: self, state }), &mut |_, _, _| {});
    }

    /// Goes through all blocks that are reached, and calls functions before each instruction and with results.
    fn follow(&self, mut before: impl FnMut(BlockId, usize, &State), see: SeeResult<'_>) {
        for &block in self.cfg.order() {
            let Some(mut state) = self.begin(block) else { continue };
            for (i, instr) in self.function.blocks[block].instrs.iter().enumerate() {
                before(block, i, &state);
                if !self.step(instr, &mut state, see) {
                    break;
                }
            }
        }
    }

    /// What is known where a block begins, if it is reached.
    fn begin(&self, block: BlockId) -> Option<State> {
        self.begins[block].clone().map(State::from)
    }

    /// Goes through an instruction; whether runs go on.
    fn step(&self, instr: &Instr, state: &mut State, see: SeeResult<'_>) -> bool {
        state.look_on();
        let range = match &instr.op {
            Op::Assume(condition) | Op::Assert { condition, .. } => {
                return self.refine(state, condition, true, DEPTH);
            }
            Op::Float { op, format, rounding, args } => {
                let kind = |arg: &Operand| match op {
                    FloatOp::FromInt { .. } => Kind::Int(self.width(arg).unwrap_or(0)),
                    _ => Kind::Float(*format),
                };
                let bounded =
                    |i: usize| (*op == FloatOp::Clamp && i == 0).then(|| Kind::Float(*format).all());
                let known = args.iter().enumerate();
                let known = known.map(|(i, arg)| self.range(state, arg, kind(arg)).or(bounded(i)));
                let args: Option<Vec<Range>> = known.collect();
                let result = args.as_ref().and_then(|args| ranges::apply(*op, *format, *rounding, args));
                if let (Some(args), Some(result)) = (&args, result) {
                    see(instr.defs[0], args, result);
                }
                result
            }
            Op::Select { condition, then, otherwise } => {
                let found = self.select(state, instr.defs[0], (condition, [then, otherwise]), CHAIN);
                if let Some((cases, range @ Range { kind: Kind::Float(_), .. })) = &found {
                    see(instr.defs[0], cases, *range);
                }
                found.map(|(_, range)| range)
            }
            op => instr.defs.first().and_then(|def| self.result(state, *def, op)),
        };
        if let [def] = &instr.defs[..] {
            state.set(*def, range);
        }
        true
    }

    pub(super) fn width(&self, operand: &Operand) -> Option<u32> {
        match self.function.type_of(operand) {
            Type::Int(width) => Some(width),
            _ => None,
        }
    }

    /// The range of an operand as words of a kind. Any integer has one.
    pub(super) fn range(&self, state: &State, operand: &Operand, kind: Kind) -> Option<Range> {
        if !kind.is_ranked() {
            return None;
        }
        match operand {
            Operand::Const(bits) => Range::single(kind, bits),
            Operand::Value(v) => match state.get(*v).filter(|range| range.kind == kind) {
                Some(range) => Some(*range),
                None => (!matches!(kind, Kind::Float(_))).then(|| kind.all()),
            },
            _ => None,
        }
    }

    /// The range of an operand where a value of this kind is meant.
    fn as_kind_of(&self, state: &State, value: ValueId, operand: &Operand) -> Option<Range> {
        self.range(state, operand, self.kinds[value]?)
    }

    /// The result of an operator other than choices and those on floating-point numbers. The range of an array is that of all of its elements.
    pub(super) fn result(&self, state: &State, def: ValueId, op: &Op) -> Option<Range> {
        match op {
            Op::Copy(a) => self.as_kind_of(state, def, a),
            Op::Binary { op, a, b, nsw, .. } => match self.kinds[def]? {
                kind @ Kind::Float(_) => self.sign_bit(state, kind, *op, [a, b]),
                kind @ (Kind::Int(_) | Kind::Unsigned(_)) => {
                    let operands = (self.range(state, a, kind)?, self.range(state, b, kind)?);
                    integers::binary(*op, operands.0, operands.1, *nsw)
                }
            },
            Op::Fill(element) | Op::Read { array: element, .. } => self.as_kind_of(state, def, element),
            Op::Write { array, value: other, .. } | Op::CopyRange { to: array, from: other, .. } => {
                self.as_kind_of(state, def, array)?.join(self.as_kind_of(state, def, other)?)
            }
            Op::Cast { op, value } => {
                let kind = self.kinds[def].filter(|kind| kind.is_ranked())?;
                let own = |value: ValueId| self.kinds[value].filter(|kind| matches!(kind, Kind::Unsigned(_)));
                let from = value.as_value().and_then(own).unwrap_or(Kind::Int(self.width(value)?));
                let truth = Range { kind: Kind::Int(kind.width()), low: 0, high: 1 };
                let made = match (from.width(), op) {
                    (1, CastOp::ZeroExtend) => Some(truth),
                    (1, CastOp::SignExtend) => Some(truth.negated()),
                    _ => integers::cast(*op, self.range(state, value, from)?, kind.width()),
                };
                made.and_then(|range| range.with_kind(kind))
            }
            _ => None,
        }
    }

    /// What each case of a choice has where the condition says that it is taken, and the result. A case that is never taken has what the other
    /// one has. If the second case of integers is a choice itself, it is looked into, so many times: the elements of a small array are chosen one after
    /// the other, and the last one of them is known where the index is none of the others.
    fn select(
        &self,
        state: &mut State,
        def: ValueId,
        (condition, cases): (&Operand, [&Operand; 2]),
        depth: u32,
    ) -> Option<([Range; 2], Range)> {
        let is_integer = matches!(self.kinds[def], Some(Kind::Int(_)));
        let mut ranges = [None; 2];
        for (i, taken) in [true, false].into_iter().enumerate() {
            let found = state.tried(|state| {
                let is_taken = self.refine(state, condition, taken, DEPTH);
                is_taken.then(|| match cases[i].as_value().and_then(|value| self.operators[value]) {
                    Some(Op::Select { condition, then, otherwise }) if !taken && is_integer && depth > 0 => {
                        let inner = self.select(state, def, (condition, [then, otherwise]), depth - 1);
                        inner.map(|(_, range)| range)
                    }
                    _ => self.as_kind_of(state, def, cases[i]),
                })
            });
            if let Some(range) = found {
                ranges[i] = Some(range?);
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

    /// The blocks behind a block, with what is known where they begin.
    fn edges(&self, block: BlockId, state: &mut State) -> Vec<(BlockId, Ranges)> {
        let mut out = Vec::new();
        match &self.function.blocks[block].terminator {
            Terminator::Branch { condition, then, otherwise } => {
                for (target, truth) in [(then, true), (otherwise, false)] {
                    state.look_on();
                    out.extend(state.tried(|state| {
                        let is_taken = self.refine(state, condition, truth, DEPTH);
                        is_taken.then(|| (target.block, self.entered(target, state)))
                    }));
                }
            }
            terminator => {
                out.extend(terminator.targets().iter().map(|t| (t.block, self.entered(t, state))));
            }
        }
        out
    }

    /// What is known of the values that are followed into a block, and of its parameters.
    fn entered(&self, target: &Target, state: &State) -> Ranges {
        let mut entered = Ranges::default();
        for value in &self.followed[target.block] {
            if let Some(range) = state.get(*value) {
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

    /// Adds what is known on a way into a block, widened if at some pace; whether it is new.
    fn arrive(&mut self, block: BlockId, state: Ranges, widen: Option<Pace>) -> bool {
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
                *range = widen.map_or(joined, |pace| stairs::widened(*range, joined, (&self.stairs, pace)));
            }
            true
        });
        changed
    }
}

/// What is known before an instruction.
pub(in crate::program) struct Known<'k> {
    flow: &'k Flow<'k>,
    state: &'k State,
}

impl Known<'_> {
    /// The range of a word with sign; none if it has too many bits, or too few.
    pub(in crate::program) fn integer(&self, operand: &Operand) -> Option<Range> {
        self.flow.range(self.state, operand, Kind::Int(self.flow.width(operand)?))
    }

    /// What a comparison is, if that is known.
    pub(in crate::program) fn truth(&self, op: CompareOp, a: &Operand, b: &Operand) -> Option<bool> {
        self.flow.truth(self.state, op, [a, b])
    }
}

/// For each block the values that live there, and the operands that these are computed from alone: as long as a value lives, so does what its operand
/// was, since that is computed first on each way to it. What is found out about one is known of the other.
fn followed(
    function: &Function,
    cfg: &Cfg,
    operators: &IdVec<ValueId, Option<&Op>>,
) -> IdVec<BlockId, Vec<ValueId>> {
    let live = Liveness::new(function, cfg);
    let with_operands = |block| {
        let mut values: BTreeSet<ValueId> = live.live_in(block).iter().copied().collect();
        for value in live.live_in(block) {
            let mut operand = operators[*value].and_then(only_operand);
            while let Some(value) = operand.filter(|value| values.insert(*value)) {
                operand = operators[value].and_then(only_operand);
            }
        }
        values.into_iter().collect()
    };
    function.blocks.keys().map(with_operands).collect()
}

/// The only operand that is no constant, of a copy, a conversion or an operator on words.
fn only_operand(op: &Op) -> Option<ValueId> {
    match op {
        Op::Copy(a) | Op::Cast { value: a, .. } => a.as_value(),
        Op::Binary { a, b: Operand::Const(_), .. } => a.as_value(),
        Op::Binary { a: Operand::Const(_), b, .. } => b.as_value(),
        _ => None,
    }
}
