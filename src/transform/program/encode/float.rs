//! Operators on floating-point numbers, where words are bit-vectors.
//!
//! Where words are integers, and where there is no circuit, the result is any word: more runs, so that a proof holds and a violation must be
//! replayed.

use eufonium_base::Bits;
use eufonium_ir::float::{self, FloatOp, Format, Rounding};
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
