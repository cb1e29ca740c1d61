//! The meaning of terms by machine integers, written down once more and run on all assignments.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use eufonium_base::HashMap;

pub(super) fn mask(width: u32) -> u64 {
    (1u64 << width) - 1
}

/// The signed number that a value of a width is.
pub(super) fn signed(value: u64, width: u32) -> i64 {
    if value >> (width - 1) & 1 == 1 { value as i64 - (1i64 << width) } else { value as i64 }
}

struct Step {
    op: Op,
    args: Vec<usize>,
    /// The widths of the arguments, 1 for formulas.
    widths: Vec<u32>,
    width: u32,
    constant: u64,
}

/// The steps that evaluate some terms; inputs are the applications.
pub(super) struct Program {
    steps: Vec<Step>,
    /// Step and width of each input.
    pub inputs: Vec<(Term, usize, u32)>,
    roots: Vec<usize>,
}

impl Program {
    pub fn of(pool: &TermPool, roots: &[Term]) -> Program {
        let width = |t: Term| if pool.sort(t) == Sort::BOOL { 1 } else { pool.width(t) };
        let (mut needed, mut stack) = (Vec::new(), roots.to_vec());
        let mut place: HashMap<Term, usize> = HashMap::default();
        while let Some(t) = stack.pop() {
            if place.insert(t, 0).is_none() {
                needed.push(t);
                stack.extend_from_slice(pool.args(t));
            }
        }
        needed.sort_unstable();
        let (mut steps, mut inputs) = (Vec::new(), Vec::new());
        for (i, t) in needed.into_iter().enumerate() {
            place.insert(t, i);
            if matches!(pool.op(t), Op::App(_)) {
                inputs.push((t, i, width(t)));
            }
            steps.push(Step {
                op: pool.op(t),
                args: pool.args(t).iter().map(|a| place[a]).collect(),
                widths: pool.args(t).iter().map(|a| width(*a)).collect(),
                width: width(t),
                constant: pool.as_bits(t).and_then(|b| b.as_u64()).unwrap_or(0),
            });
        }
        Program { steps, inputs, roots: roots.iter().map(|t| place[t]).collect() }
    }

    /// The bits of all inputs.
    pub fn bits(&self) -> u32 {
        self.inputs.iter().map(|(.., w)| w).sum()
    }

    /// The values of the roots; the inputs have the lowest bits of `assignment`, one after the other.
    pub fn run(&self, mut assignment: u64, values: &mut Vec<u64>) -> Vec<u64> {
        values.clear();
        values.resize(self.steps.len(), 0);
        for (_, i, width) in &self.inputs {
            values[*i] = assignment & mask(*width);
            assignment >>= width;
        }
        let mut args = Vec::new();
        for (i, step) in self.steps.iter().enumerate() {
            if !matches!(step.op, Op::App(_)) {
                args.clear();
                args.extend(step.args.iter().map(|a| values[*a]));
                values[i] = if matches!(step.op, Op::Bits(_)) {
                    step.constant
                } else {
                    meaning(step.op, &args, &step.widths, step.width)
                };
            }
        }
        self.roots.iter().map(|i| values[*i]).collect()
    }
}

/// The value of an operator.
fn meaning(op: Op, args: &[u64], widths: &[u32], width: u32) -> u64 {
    let a = args.first().copied().unwrap_or(0);
    let b = args.get(1).copied().unwrap_or(0);
    let full = mask(width);
    let sign = || signed(a, widths[0]);
    let shift = |n: u64| n.min(63) as u32;
    full & match op {
        Op::True => 1,
        Op::False => 0,
        Op::Not | Op::BvNot => !a,
        Op::And | Op::BvAnd => args.iter().fold(full, |x, y| x & y),
        Op::Or | Op::BvOr => args.iter().fold(0, |x, y| x | y),
        Op::BvXor => args.iter().fold(0, |x, y| x ^ y),
        Op::BvAdd => args.iter().fold(0u64, |x, y| x.wrapping_add(*y)),
        Op::BvMul => args.iter().fold(1u64, |x, y| x.wrapping_mul(*y)),
        Op::BvUdiv => a.checked_div(b).unwrap_or(full),
        Op::BvUrem => a.checked_rem(b).unwrap_or(a),
        Op::BvShl => a << shift(b),
        Op::BvLshr => a >> shift(b),
        Op::BvAshr => (sign() >> shift(b)) as u64,
        Op::Concat => args.iter().zip(widths).fold(0, |x, (y, w)| x << w | y),
        Op::Extract(_, low) => a >> low,
        Op::SignExtend(_) => sign() as u64,
        Op::Eq => u64::from(a == b),
        Op::BvUlt => u64::from(a < b),
        Op::BvSlt => u64::from(sign() < signed(b, widths[1])),
        Op::Ite => args[if a == 1 { 1 } else { 2 }],
        op => panic!("{op:?} is not interpreted"),
    }
}

/// Whether two terms are equal under all assignments; at most 16 bits of inputs.
pub(super) fn equivalent(pool: &TermPool, a: Term, b: Term) -> bool {
    let program = Program::of(pool, &[a, b]);
    assert!(program.bits() <= 16, "few inputs");
    let mut values = Vec::new();
    (0..1u64 << program.bits()).all(|n| {
        let results = program.run(n, &mut values);
        results[0] == results[1]
    })
}
