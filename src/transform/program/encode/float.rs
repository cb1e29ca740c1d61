//! Operators on floating-point numbers, where words are bit-vectors.
//!
//! Where words are integers, and where there is no circuit or none is asked for, the result is any word, or any in a range: more runs, so
//! that a proof holds and a violation must be replayed.

use crate::program::value_ranges::Hint;
use eufonium_base::Bits;
use eufonium_ir::float::{self, FloatOp, Format, Rounding};
use eufonium_ir::program::ranges::{Kind, Range};
use eufonium_ir::{Sort, Term, TermPool};

/// The result of an operator on words of bit-vectors, or of formulas where they have one bit; it has `bits` bits.
pub(super) fn circuit(
    pool: &mut TermPool,
    (op, format, rounding): (FloatOp, Format, Rounding),
    args: Option<&[Term]>,
    bits: u32,
) -> Option<Term> {
    let mut vectors = Vec::new();
    for arg in args? {
        let formula = pool.sort(*arg) == Sort::BOOL;
        vectors.push(if formula { pool.bv_of_bool(*arg) } else { *arg });
    }
    let result = float::circuit::apply(pool, op, format, rounding, &vectors)?;
    if bits > 1 || pool.sort(result) == Sort::BOOL {
        return Some(result);
    }
    let one = pool.bits(Bits::one(1));
    Some(pool.eq(result, one))
}

/// Whether the circuit of an operator is about as small as its operands.
pub(super) fn is_light(op: FloatOp) -> bool {
    use FloatOp::{Add, Div, Fma, Mul, Rem, Sqrt, Sub};
    !matches!(op, Add | Sub | Mul | Div | Fma | Sqrt | Rem)
}

/// What is known of the result of an operator that has no circuit.
pub(super) fn known(
    pool: &mut TermPool,
    (op, format, rounding): (FloatOp, Format, Rounding),
    args: &[Term],
    result: Term,
) -> Option<Term> {
    match (op, args) {
        (FloatOp::Rem, [a, b]) => {
            Some(float::circuit::about_remainder(pool, format, rounding, [*a, *b], result))
        }
        _ => None,
    }
}

/// What a hint says of the result of an operator on words.
pub(super) fn about_result(pool: &mut TermPool, hint: &Hint, args: &[Term], result: Term) -> Option<Term> {
    let mut inside = Vec::new();
    for (range, word) in hint.args.iter().zip(args) {
        inside.push(within(pool, *range, *word)?);
    }
    let inside = pool.and(&inside);
    let bounded = within(pool, hint.result, result)?;
    Some(pool.implies(inside, bounded))
}

/// What a hint says of the result of a choice, by what each case is.
pub(super) fn about_choice(
    pool: &mut TermPool,
    hint: &Hint,
    condition: Term,
    cases: &[Term],
    result: Term,
) -> Option<Term> {
    let bounded = within(pool, hint.result, result)?;
    let taken = [condition, pool.not(condition)];
    let mut parts = Vec::new();
    for ((range, word), taken) in hint.args.iter().zip(cases).zip(taken) {
        let inside = within(pool, *range, *word)?;
        let premise = pool.and2(taken, inside);
        parts.push(pool.implies(premise, bounded));
    }
    Some(pool.and(&parts))
}

/// That a word is in a range.
fn within(pool: &mut TermPool, range: Range, word: Term) -> Option<Term> {
    let all = range.kind.all();
    let [low, high] = [range.low, range.high].map(|rank| pool.bits(range.kind.word(rank)));
    let (above, below) = match range.kind {
        Kind::Float(format) => {
            let less_equal = FloatOp::LessEqual;
            let mut compare =
                |a, b| float::circuit::apply(pool, less_equal, format, Rounding::NearestEven, &[a, b]);
            (compare(low, word)?, compare(word, high)?)
        }
        Kind::Int(_) | Kind::Unsigned(_) => {
            let (above, below) = match range.kind {
                Kind::Unsigned(_) => (pool.bv_uge(word, low), pool.bv_ule(word, high)),
                _ => (pool.bv_sge(word, low), pool.bv_sle(word, high)),
            };
            let tt = pool.tt();
            (if range.low > all.low { above } else { tt }, if range.high < all.high { below } else { tt })
        }
    };
    Some(pool.and2(above, below))
}
