//! The two meanings of operators against each other, against rational numbers, and against the machine.

mod circuits;
mod machine;
mod rationals;
mod theory;

use super::{FloatOp, Format, Rounding};
use crate::{Evaluator, Model, Sort, Term, TermPool, Value};
use eufonium_base::Bits;

/// An operator as a term over constants, to be evaluated for many words.
struct Circuit {
    pool: TermPool,
    inputs: Vec<Term>,
    result: Term,
}

impl Circuit {
    fn new(op: FloatOp, format: Format, rounding: Rounding, widths: &[u32]) -> Circuit {
        let mut pool = TermPool::new();
        let sorts: Vec<Sort> = widths.iter().map(|w| pool.bv_sort(*w)).collect();
        let inputs: Vec<Term> =
            sorts.iter().enumerate().map(|(i, s)| pool.constant(format!("x{i}"), *s)).collect();
        let result =
            super::circuit::apply(&mut pool, op, format, rounding, &inputs).expect("there is a circuit");
        Circuit { pool, inputs, result }
    }

    fn eval(&self, args: &[Bits]) -> Bits {
        let model = Model::default();
        let mut evaluator = Evaluator::new(&model);
        for (input, arg) in self.inputs.iter().zip(args) {
            evaluator.set(*input, Value::Bits(arg.clone()));
        }
        match evaluator.eval(&self.pool, self.result) {
            Value::Bits(bits) => bits,
            Value::Bool(b) => Bits::from_u64(u64::from(b), 1),
            other => panic!("an operator gives a word, not {other:?}"),
        }
    }
}

/// The widths of an operator's operands.
fn widths(op: FloatOp, format: Format, int: u32) -> Vec<u32> {
    let width = if matches!(op, FloatOp::FromInt { .. }) { int } else { format.width() };
    vec![width; op.arity()]
}

/// All words of a width.
fn words(width: u32) -> impl Iterator<Item = Bits> + Clone {
    (0..1u64 << width).map(move |n| Bits::from_u64(n, width))
}

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    /// A word whose exponent is often near an end or the middle, and whose fraction is often simple.
    fn word(&mut self, format: Format) -> Bits {
        let fraction = Bits::from_fn(format.fraction(), |_| self.0 >> 5 & 1 == 1 && self.next() & 1 == 1);
        let top = (1u64 << format.exponent) - 1;
        let near = self.next() % 5;
        let exponent = match self.next() % 6 {
            0 => near.min(top),
            1 => top - near.min(top),
            2 | 3 => (top / 2 + near).min(top),
            _ => self.next() & top,
        };
        let fraction = match self.next() % 4 {
            0 => Bits::zero(format.fraction()),
            1 => Bits::ones(format.fraction()),
            _ => fraction,
        };
        format.word(self.next() & 1 == 1, exponent, &fraction)
    }
}
