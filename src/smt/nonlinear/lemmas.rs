//! Lemmas about signs, magnitudes and the order of products. Each is a clause of linear atoms, chosen by the signs that
//! the candidate gives.

use super::LEMMAS;
use super::products::{Numbers, Product, implication, relate, sign_of};
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Sort, Term, TermPool};

/// Products that are compared with each other.
const COMPARED: usize = 40;

/// The sign of a product is the product of the signs.
pub(super) fn signs(pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
    let mut out = Vec::new();
    for product in numbers.wrong() {
        let m = LinExpr::of(pool, product.term);
        if product.exact.is_zero() {
            let zero = product.factors.iter().find(|(f, _)| numbers.value(pool, *f).is_zero());
            let (zero, _) = zero.expect("a product is 0 only if a factor is");
            out.push(implication(pool, &[(LinExpr::of(pool, *zero), Rel::Eq)], &(m, Rel::Eq)));
        } else if product.value.signum() != product.exact.signum() {
            let mut premises = Vec::new();
            for (f, n) in &product.factors {
                let f = LinExpr::of(pool, *f);
                if n % 2 == 0 {
                    premises.push((f, Rel::Ne));
                } else {
                    let sign = sign_of(&numbers.sum(pool, &f));
                    premises.push((f.scale(&-sign), Rel::Lt));
                }
            }
            let m = m.scale(&-sign_of(&product.exact));
            out.push(implication(pool, &premises, &(m, Rel::Lt)));
        }
    }
    out.truncate(LEMMAS);
    out
}

/// A factor of at least 1 makes greater, one of at most 1 smaller.
pub(super) fn magnitudes(pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
    let mut out = Vec::new();
    for product in numbers.wrong() {
        for (a, b) in splits(pool, product) {
            let ((a, s), (b, t)) = (positive(pool, numbers, a), positive(pool, numbers, b));
            let m = LinExpr::of(pool, product.term).scale(&(&s * &t));
            let one = LinExpr::constant(Rat::ONE);
            for (small, rest) in [(&a, &b), (&b, &a)] {
                let premises = [relate(&one, Rel::Le, small), not_negative(rest)];
                numbers.clause(pool, &premises, &relate(rest, Rel::Le, &m), &mut out);
                let premises = [relate(small, Rel::Le, &one), not_negative(small), not_negative(rest)];
                numbers.clause(pool, &premises, &relate(&m, Rel::Le, rest), &mut out);
            }
        }
        if out.len() >= LEMMAS {
            break;
        }
    }
    out
}

/// Products of smaller factors are smaller.
pub(super) fn comparisons(pool: &mut TermPool, numbers: &Numbers) -> Vec<Term> {
    let mut out = Vec::new();
    let all: Vec<&Product> = numbers.products.iter().filter(|p| p.degree() == 2).collect();
    for (i, p) in all.iter().enumerate().take(COMPARED) {
        for q in all[i + 1..].iter().take(COMPARED) {
            if !p.is_wrong() && !q.is_wrong() {
                continue;
            }
            for (p, q) in [(p, q), (q, p)] {
                compare(pool, numbers, p, q, &mut out);
            }
            if out.len() >= LEMMAS {
                return out;
            }
        }
    }
    out
}

/// `|a| <= |c|` and `|b| <= |d|` imply `|a b| <= |c d|`; strict if one is.
fn compare(pool: &mut TermPool, numbers: &Numbers, p: &Product, q: &Product, out: &mut Vec<Term>) {
    let Some((a, b)) = splits(pool, p).into_iter().next() else { return };
    let Some((c, d)) = splits(pool, q).into_iter().next() else { return };
    let [(a, sa), (b, sb), (c, sc), (d, sd)] = [a, b, c, d].map(|t| positive(pool, numbers, t));
    let is_int = pool.sort(p.term) == Sort::INT && pool.sort(q.term) == Sort::INT;
    let small = LinExpr::of(pool, p.term).scale(&(&sa * &sb));
    let great = LinExpr::of(pool, q.term).scale(&(&sc * &sd));
    for (c, d) in [(&c, &d), (&d, &c)] {
        let mut premises = vec![not_negative(&a), not_negative(&b)];
        for (x, y) in [(&a, c), (&b, d)] {
            // Of equal factors nothing need be said.
            if x != y {
                premises.push(relate(x, Rel::Le, y));
            }
        }
        numbers.clause(pool, &premises, &relate(&small, Rel::Le, &great), out);
        // Strict in one factor: by the other one at least, if they are integers; otherwise if that is not 0.
        for (x, y, other) in [(&a, c, &b), (&b, d, &a)] {
            let mut premises = premises.clone();
            if is_int {
                let mut next = x.clone();
                next.constant += &Rat::ONE;
                premises.push(relate(&next, Rel::Le, y));
                let mut above = small.clone();
                above.add_assign(other);
                numbers.clause(pool, &premises, &relate(&above, Rel::Le, &great), out);
                continue;
            }
            premises.push(relate(x, Rel::Lt, y));
            premises.push((other.clone().scale(&Rat::MINUS_ONE), Rel::Lt));
            numbers.clause(pool, &premises, &relate(&small, Rel::Lt, &great), out);
        }
    }
}

/// A term or its negation, whichever is not negative in the candidate, and the sign by which it differs from the term.
fn positive(pool: &TermPool, numbers: &Numbers, t: Term) -> (LinExpr, Rat) {
    let e = LinExpr::of(pool, t);
    let sign = sign_of(&numbers.sum(pool, &e));
    (e.scale(&sign), sign)
}

fn not_negative(e: &LinExpr) -> (LinExpr, Rel) {
    (e.clone().scale(&Rat::MINUS_ONE), Rel::Le)
}

/// Two terms whose product a product is: two equal halves of an even power, otherwise one factor and the others.
pub(super) fn splits(pool: &mut TermPool, product: &Product) -> Vec<(Term, Term)> {
    let expand = |factors: &[(Term, u32)]| -> Vec<Term> {
        factors.iter().flat_map(|(f, n)| std::iter::repeat_n(*f, *n as usize)).collect()
    };
    if product.factors.iter().all(|(_, n)| n % 2 == 0) {
        let half: Vec<(Term, u32)> = product.factors.iter().map(|(f, n)| (*f, n / 2)).collect();
        let half = pool.mul(&expand(&half));
        return vec![(half, half)];
    }
    let mut out = Vec::new();
    for i in 0..product.factors.len() {
        let mut rest = product.factors.clone();
        rest[i].1 -= 1;
        let rest = pool.mul(&expand(&rest));
        out.push((product.factors[i].0, rest));
        if product.degree() == 2 {
            break;
        }
    }
    out
}
