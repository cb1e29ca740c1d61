//! Slices of operators, sums without carries, far shifts.

use super::finder::Finder;
use eufonium_base::Bits;
use eufonium_ir::{Op, Term};

/// How many new terms an instance may have.
const NOVEL: usize = 1;

/// How many members of a class are tried.
const MEMBERS: usize = 4;

/// `s >= width -> x << s = 0`, and so for the other shift that brings in zeros; the sign is all that is left of the third.
pub(super) fn far_shift(finder: &mut Finder<'_>, t: Term) {
    let (x, s, width) = (finder.pool.arg(t, 0), finder.pool.arg(t, 1), finder.pool.width(t));
    // The width itself must be a number of that width.
    if width < 3 || finder.pool.as_bits(s).is_some() {
        return;
    }
    let limit = finder.number(u64::from(width), width);
    let near = finder.pool.bv_ult(s, limit);
    let result = if finder.pool.op(t) == Op::BvAshr {
        let sign = finder.pool.extract(width - 1, width - 1, x);
        finder.pool.sign_extend(width - 1, sign)
    } else {
        finder.number(0, width)
    };
    if finder.novelty(result) <= NOVEL {
        let same = finder.same(t, result);
        finder.offer(&[], &[near, same]);
    }
}

/// `x & y = 0 -> x + y = x | y`, where the conjunction is there, and the disjunction or the other sum.
pub(super) fn disjoint(finder: &mut Finder<'_>, t: Term) {
    let &[x, y] = finder.pool.args(t) else { return };
    let common = finder.pool.bv_and(&[x, y]);
    let joined = finder.pool.bv_or(&[x, y]);
    if finder.novelty(common) == 0 && finder.novelty(joined) <= NOVEL {
        let zero = finder.pool.bits(Bits::zero(finder.pool.width(t)));
        let (none, same) = (finder.same(common, zero), finder.same(t, joined));
        finder.offer(&[none], &[same]);
    }
}

/// `t = op(x, y)[h:l]` is `op(x[h:l], y[h:l])`, for the operators that suit, applied to a member of the class of what is
/// sliced.
fn sliced(finder: &mut Finder<'_>, t: Term, suits: fn(Op) -> bool) {
    let Op::Extract(high, low) = finder.pool.op(t) else { return };
    let whole = finder.pool.arg(t, 0);
    let mut members: Vec<Term> = finder.class_of(whole).to_vec();
    members.push(whole);
    members.retain(|m| suits(finder.pool.op(*m)));
    members.dedup();
    for m in members.into_iter().take(MEMBERS) {
        let args = finder.pool.args(m).to_vec();
        let parts: Vec<Term> = args.iter().map(|a| finder.pool.extract(high, low, *a)).collect();
        let result = match finder.pool.op(m) {
            Op::BvAdd => finder.pool.bv_add(&parts),
            Op::BvMul => finder.pool.bv_mul(&parts),
            Op::BvAnd => finder.pool.bv_and(&parts),
            Op::BvOr => finder.pool.bv_or(&parts),
            Op::BvXor => finder.pool.bv_xor(&parts),
            _ => finder.pool.bv_not(parts[0]),
        };
        if finder.novelty(result) <= NOVEL {
            let (reason, same) = (finder.same(whole, m), finder.same(t, result));
            finder.offer(&[reason], &[same]);
        }
    }
}

/// The low bits of a sum or a product are those of the sum or product of low bits: parity, trailing zeros.
pub(super) fn low_slice(finder: &mut Finder<'_>, t: Term) {
    if matches!(finder.pool.op(t), Op::Extract(_, 0)) {
        sliced(finder, t, |op| matches!(op, Op::BvAdd | Op::BvMul));
    }
}

/// A slice of a bitwise operator is the operator on slices.
pub(super) fn slice(finder: &mut Finder<'_>, t: Term) {
    sliced(finder, t, |op| matches!(op, Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvNot));
}

/// `x[n-1:k] = a & x[k-1:0] = b -> x = c`, where both slices are known: a word is the concatenation of its parts.
pub(super) fn rejoin(finder: &mut Finder<'_>, t: Term) {
    let Op::Extract(high, 0) = finder.pool.op(t) else { return };
    let whole = finder.pool.arg(t, 0);
    let width = finder.pool.width(whole);
    let rest = finder.pool.extract(width - 1, high + 1, whole);
    if !finder.is_relevant(rest) {
        return;
    }
    let (a, b) = (finder.representative(rest), finder.representative(t));
    let result = finder.pool.concat(&[a, b]);
    if finder.novelty(result) <= NOVEL && result != whole {
        let reasons = [finder.same(rest, a), finder.same(t, b)];
        let same = finder.same(whole, result);
        finder.offer(&reasons, &[same]);
    }
}
