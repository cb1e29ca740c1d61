//! Quotients and remainders by terms: what defines them where the divisor is not 0, and the functions that stand for
//! them where it is.

use eufonium_base::Rat;
use eufonium_ir::pool::ByZero;
use eufonium_ir::{LinExpr, Op, Rel, Sort, Term, TermPool};

/// Appends what holds of a quotient or remainder by a term that is no numeral.
pub(super) fn axioms(pool: &mut TermPool, t: Term, out: &mut Vec<Term>) {
    let op = pool.op(t);
    if !matches!(op, Op::Div | Op::IDiv | Op::Mod) {
        return;
    }
    let (a, b) = (pool.arg(t, 0), pool.arg(t, 1));
    let zero = pool.num(Rat::ZERO, pool.sort(b));
    let by_zero = pool.eq(b, zero);
    let (quotient, rest) = match op {
        Op::Div => (t, None),
        _ => (pool.idiv(a, b), Some(pool.modulo(a, b))),
    };
    // a = b q + r
    let product = pool.mul(&[b, quotient]);
    let mut e = LinExpr::of(pool, product);
    if let Some(r) = rest {
        e.add_assign(&LinExpr::of(pool, r));
    }
    e.sub_assign(&LinExpr::of(pool, a));
    for e in [e.clone(), e.scale(&Rat::MINUS_ONE)] {
        let bound = e.to_atom(pool, Rel::Le);
        out.push(pool.or2(by_zero, bound));
    }
    let functions = match rest {
        None => vec![(ByZero::Div, quotient)],
        Some(r) => vec![(ByZero::IDiv, quotient), (ByZero::Mod, r)],
    };
    let not_by_zero = pool.not(by_zero);
    for (which, result) in functions {
        let f = pool.by_zero(which);
        let value = pool.app(f, &[a]);
        let equal = pool.eq(result, value);
        out.push(pool.or2(not_by_zero, equal));
    }
    if let Some(r) = rest {
        within(pool, r, b, zero, by_zero, out);
    }
}

/// `0 <= r < |b|` if `b` is not 0.
fn within(pool: &mut TermPool, r: Term, b: Term, zero: Term, by_zero: Term, out: &mut Vec<Term>) {
    debug_assert_eq!(pool.sort(r), Sort::INT, "remainders are integers");
    let not_negative = pool.ge(r, zero);
    out.push(pool.or2(by_zero, not_negative));
    let minus = pool.neg(b);
    for (sign, size) in [(pool.gt(b, zero), b), (pool.lt(b, zero), minus)] {
        let (not_sign, below) = (pool.not(sign), pool.lt(r, size));
        out.push(pool.or2(not_sign, below));
    }
}
