//! Operators on words as terms over bit-vectors. A word of one bit is a formula.
//!
//! The second component of an operator's term is the formula under which its behaviour is defined.

use eufonium_base::Bits;
use eufonium_ir::program::{BinaryOp, CastOp, CompareOp};
use eufonium_ir::{Sort, Term, TermPool};

/// The sort of a word.
pub(super) fn sort(pool: &mut TermPool, bits: u32) -> Sort {
    if bits == 1 { Sort::BOOL } else { pool.bv_sort(bits) }
}

/// A constant.
pub(super) fn constant(pool: &mut TermPool, bits: &Bits) -> Term {
    if bits.width() == 1 { pool.bool(bits.is_one()) } else { pool.bits(bits.clone()) }
}

/// A binary operator on words of more than one bit, with the condition of definedness.
pub(super) fn binary(
    pool: &mut TermPool,
    op: BinaryOp,
    [a, b]: [Term; 2],
    [nsw, nuw]: [bool; 2],
) -> (Term, Vec<Term>) {
    let result = match op {
        BinaryOp::Add => pool.bv_add(&[a, b]),
        BinaryOp::Sub => pool.bv_sub(a, b),
        BinaryOp::Mul => pool.bv_mul(&[a, b]),
        BinaryOp::UDiv => pool.bv_udiv(a, b),
        BinaryOp::SDiv => pool.bv_sdiv(a, b),
        BinaryOp::URem => pool.bv_urem(a, b),
        BinaryOp::SRem => pool.bv_srem(a, b),
        BinaryOp::Shl => pool.bv_shl(a, b),
        BinaryOp::LShr => pool.bv_lshr(a, b),
        BinaryOp::AShr => pool.bv_ashr(a, b),
        BinaryOp::And => pool.bv_and(&[a, b]),
        BinaryOp::Or => pool.bv_or(&[a, b]),
        BinaryOp::Xor => pool.bv_xor(&[a, b]),
    };
    let undefined = undefined(pool, op, [a, b], result, [nsw, nuw]);
    let defined = undefined.into_iter().map(|case| pool.not(case)).collect();
    (result, defined)
}

/// An operator whose operands and result are numbers of `size` bits with their signs, with the condition of definedness.
pub(super) fn sized(pool: &mut TermPool, op: BinaryOp, operands: [Term; 2], size: u32) -> (Term, Vec<Term>) {
    let more = pool.width(operands[0]) - size;
    let small = operands.map(|word| pool.extract(size - 1, 0, word));
    let (result, defined) = binary(pool, op, small, [false; 2]);
    (pool.sign_extend(more, result), defined)
}

/// The cases in which an operator is not defined on words, or its result is not that of the numbers where that is said to be undefined.
fn undefined(
    pool: &mut TermPool,
    op: BinaryOp,
    [a, b]: [Term; 2],
    result: Term,
    [nsw, nuw]: [bool; 2],
) -> Vec<Term> {
    let mut cases = Vec::new();
    match op {
        BinaryOp::Add => {
            cases.extend(nsw.then(|| pool.bv_saddo(a, b)));
            cases.extend(nuw.then(|| pool.bv_uaddo(a, b)));
        }
        BinaryOp::Sub => {
            cases.extend(nsw.then(|| pool.bv_ssubo(a, b)));
            cases.extend(nuw.then(|| pool.bv_usubo(a, b)));
        }
        BinaryOp::Mul => {
            cases.extend(nsw.then(|| pool.bv_smulo(a, b)));
            cases.extend(nuw.then(|| pool.bv_umulo(a, b)));
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
            let width = pool.width(a);
            let limit = pool.bits(Bits::from_u64(u64::from(width), width));
            if width < 64 && u64::from(width) >= 1 << width.min(63) {
                // The width itself is no word: every distance that is one is below it.
            } else {
                cases.push(pool.bv_uge(b, limit));
            }
            if op == BinaryOp::Shl && (nsw || nuw) {
                cases.extend(nsw.then(|| shifted_back(pool, BinaryOp::AShr, result, b, a)));
                cases.extend(nuw.then(|| shifted_back(pool, BinaryOp::LShr, result, b, a)));
            }
        }
        BinaryOp::SDiv | BinaryOp::SRem => {
            cases.push(is_zero(pool, b));
            cases.push(pool.bv_sdivo(a, b));
        }
        BinaryOp::UDiv | BinaryOp::URem => cases.push(is_zero(pool, b)),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {}
    }
    cases
}

fn is_zero(pool: &mut TermPool, t: Term) -> Term {
    let zero = pool.bits(Bits::zero(pool.width(t)));
    pool.eq(t, zero)
}

/// Whether shifting back does not give the word that was shifted.
fn shifted_back(pool: &mut TermPool, op: BinaryOp, result: Term, distance: Term, word: Term) -> Term {
    let back = match op {
        BinaryOp::AShr => pool.bv_ashr(result, distance),
        _ => pool.bv_lshr(result, distance),
    };
    let same = pool.eq(back, word);
    pool.not(same)
}

/// A comparison of words of more than one bit.
pub(super) fn compare(pool: &mut TermPool, op: CompareOp, a: Term, b: Term) -> Term {
    match op {
        CompareOp::Eq => pool.eq(a, b),
        CompareOp::Ne => {
            let same = pool.eq(a, b);
            pool.not(same)
        }
        CompareOp::Ult => pool.bv_ult(a, b),
        CompareOp::Ule => pool.bv_ule(a, b),
        CompareOp::Ugt => pool.bv_ugt(a, b),
        CompareOp::Uge => pool.bv_uge(a, b),
        CompareOp::Slt => pool.bv_slt(a, b),
        CompareOp::Sle => pool.bv_sle(a, b),
        CompareOp::Sgt => pool.bv_sgt(a, b),
        CompareOp::Sge => pool.bv_sge(a, b),
    }
}

/// A conversion from words of `from` bits to words of `to` bits.
pub(super) fn cast(pool: &mut TermPool, op: CastOp, value: Term, from: u32, to: u32) -> Term {
    let value = if from == 1 { pool.bv_of_bool(value) } else { value };
    let word = match op {
        CastOp::ZeroExtend => pool.zero_extend(to - from, value),
        CastOp::SignExtend => pool.sign_extend(to - from, value),
        CastOp::Truncate => pool.extract(to - 1, 0, value),
        CastOp::PointerToInt | CastOp::IntToPointer => value,
    };
    if to > 1 {
        return word;
    }
    let one = pool.bits(Bits::one(1));
    pool.eq(word, one)
}
