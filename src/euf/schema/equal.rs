//! Equalities: what follows from two terms being equal, and sums that are equal up to the classes of their arguments.

use super::finder::Finder;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Op, Term};

/// In classes of up to this many terms all pairs are compared, in larger ones neighbours.
const FEW: usize = 5;

/// How many sums are tried in the place of one argument.
const EXPANSIONS: usize = 3;

/// How many new terms a conclusion may have.
const NOVEL: usize = 1;

/// `a = b -> r` for two terms of one class, where the smart constructor makes `r` of the equality: cancellation
/// (`x + c = y + c -> x = y`), injectivity (`concat(a, b) = concat(c, d) -> a = c`, extensions, complements), solutions
/// (`k * x = c`), contradictions (`x + 1 = x`). A second time with all arguments replaced by representatives.
pub(super) fn members(finder: &mut Finder<'_>) {
    for at in 0..finder.class_count() {
        let class = finder.class_at(at).to_vec();
        for (a, b) in pairs(finder, &class) {
            if finder.is_done() {
                return;
            }
            solve(finder, &[], (a, b), (a, b));
            let (ra, rb) = (with_representatives(finder, a), with_representatives(finder, b));
            if (ra, rb) != (a, b) {
                let mut reasons = representing(finder, a, ra);
                reasons.extend(representing(finder, b, rb));
                solve(finder, &reasons, (a, b), (ra, rb));
            }
        }
    }
}

/// The pairs of a class that are compared: all of few terms, neighbours, neighbours with the same operator, and each with
/// the constant.
fn pairs(finder: &Finder<'_>, class: &[Term]) -> Vec<(Term, Term)> {
    let mut out = Vec::new();
    let Some(constant) = class.first().map(|t| finder.constant(*t)) else { return out };
    let operator = |t: &Term| !matches!(finder.pool.op(*t), Op::App(_) | Op::Bits(_) | Op::Select);
    let inner: Vec<Term> = class.iter().copied().filter(operator).collect();
    if class.len() <= FEW {
        let all = class.iter().enumerate().flat_map(|(i, a)| class[..i].iter().map(|b| (*b, *a)));
        out.extend(all);
    } else {
        out.extend(class.windows(2).map(|w| (w[0], w[1])));
        let mut last: HashMap<std::mem::Discriminant<Op>, Term> = HashMap::default();
        for &t in &inner {
            let kind = std::mem::discriminant(&finder.pool.op(t));
            out.extend(last.insert(kind, t).map(|before| (before, t)));
        }
    }
    out.extend(constant.into_iter().flat_map(|c| inner.iter().map(move |t| (*t, c))));
    out.retain(|(a, b)| a != b && (inner.contains(a) || inner.contains(b)));
    out.sort_unstable();
    out.dedup();
    out
}

/// The term with its arguments replaced by representatives; a constant stays.
fn with_representatives(finder: &mut Finder<'_>, t: Term) -> Term {
    let args = finder.pool.args(t).to_vec();
    if matches!(finder.pool.op(t), Op::Ite | Op::App(_) | Op::Select) || args.is_empty() {
        return t;
    }
    let to: Vec<Term> = args.iter().map(|a| finder.representative(*a)).collect();
    finder.pool.rebuild(t, &to)
}

/// Why a term equals that with representatives as arguments.
fn representing(finder: &mut Finder<'_>, t: Term, with: Term) -> Vec<Term> {
    if t == with {
        return Vec::new();
    }
    let args = finder.pool.args(t).to_vec();
    let mut reasons = Vec::new();
    for a in args {
        let r = finder.representative(a);
        if r != a {
            reasons.push(finder.same(a, r));
        }
    }
    reasons
}

/// `reasons & a = b -> r`, where `r` is what the rewriter makes of `ra = rb`.
fn solve(finder: &mut Finder<'_>, reasons: &[Term], (a, b): (Term, Term), (ra, rb): (Term, Term)) {
    let rewritten = finder.pool.eq(ra, rb);
    let same = finder.same(a, b);
    if rewritten == same {
        return;
    }
    let mut all = reasons.to_vec();
    all.push(same);
    let parts = finder.pool.conjuncts(rewritten);
    for part in parts {
        if finder.novelty(part) <= NOVEL {
            finder.offer(&all, &[part]);
        }
    }
}

/// The coefficients of classes, by their position, and a constant.
type Form = (Vec<(usize, Bits)>, Bits);

/// A sum over classes.
struct Linear {
    term: Term,
    form: Form,
    /// The terms whose classes are in the form, or were, with their positions.
    uses: Vec<(usize, Term)>,
    /// Equalities that were used beside those between terms of `uses`.
    reasons: Vec<Term>,
}

/// Arguments equal in pairs, sums equal: where two sums have the same form over classes, but are not equal, they are by
/// congruence modulo the laws of sums, after the replacement of at most one argument by a sum that is equal to it. So
/// `x = y -> x + z = y + z`, `z = x + y -> z + 1 = x + y + 1`, `x = y - z -> x + z = y`.
pub(super) fn linear(finder: &mut Finder<'_>) {
    let sums = finder.with_operator(|op| matches!(op, Op::BvAdd | Op::BvMul | Op::Concat));
    let mut table: HashMap<Form, Linear> = HashMap::default();
    for t in sums {
        for sum in forms(finder, t) {
            if finder.is_done() {
                return;
            }
            meet(finder, &mut table, sum);
        }
    }
}

/// A coefficient and the term that it multiplies, without looking into sums.
fn monomial(finder: &Finder<'_>, t: Term) -> (Bits, Term) {
    let pool = &*finder.pool;
    let width = pool.width(t);
    match (pool.op(t), pool.args(t)) {
        (Op::BvMul, &[k, x]) if pool.as_bits(k).is_some() => {
            (pool.as_bits(k).cloned().unwrap_or_else(|| Bits::one(width)), x)
        }
        (Op::Concat, &[high, zeros]) if pool.as_bits(zeros).is_some_and(Bits::is_zero) => {
            let k = pool.width(zeros);
            match pool.op(high) {
                Op::Extract(top, 0) if top + k + 1 == width && pool.width(pool.arg(high, 0)) == width => {
                    (Bits::power(k, width), pool.arg(high, 0))
                }
                _ => (Bits::one(width), t),
            }
        }
        _ => (Bits::one(width), t),
    }
}

/// The monomials of a term: those of its arguments if it is a sum.
fn monomials(finder: &Finder<'_>, t: Term) -> Vec<(Bits, Term)> {
    match finder.pool.op(t) {
        Op::BvAdd => finder.pool.args(t).iter().map(|a| monomial(finder, *a)).collect(),
        _ => vec![monomial(finder, t)],
    }
}

/// Whether a term is a sum or a multiple.
fn is_linear(finder: &Finder<'_>, t: Term) -> bool {
    finder.pool.op(t) == Op::BvAdd || monomial(finder, t).1 != t
}

/// The sums that a term is: over its own arguments, and with one of them replaced by a sum of its class.
fn forms(finder: &mut Finder<'_>, t: Term) -> Vec<Linear> {
    if !is_linear(finder, t) {
        return Vec::new();
    }
    let own = monomials(finder, t);
    let mut out: Vec<Linear> = collect(finder, t, own.clone(), Vec::new()).into_iter().collect();
    for (i, (k, x)) in own.iter().enumerate() {
        let suits = |m: &&Term| **m != *x && **m != t && is_linear(finder, **m);
        let inner: Vec<Term> = finder.class_of(*x).iter().filter(suits).take(EXPANSIONS).copied().collect();
        for m in inner {
            let mut parts = own.clone();
            parts.remove(i);
            parts.extend(monomials(finder, m).into_iter().map(|(l, y)| (k.mul(&l), y)));
            let reason = finder.same(*x, m);
            out.extend(collect(finder, t, parts, vec![reason]));
        }
    }
    out
}

/// The sum of monomials over classes; `None` if a class is unknown.
fn collect(
    finder: &mut Finder<'_>,
    term: Term,
    parts: Vec<(Bits, Term)>,
    mut reasons: Vec<Term>,
) -> Option<Linear> {
    let mut constant = Bits::zero(finder.pool.width(term));
    let (mut sum, mut uses): (Vec<(usize, Bits)>, _) = (Vec::new(), Vec::new());
    for (k, x) in parts {
        if let Some(c) = finder.constant(x) {
            if c != x {
                reasons.push(finder.same(x, c));
            }
            constant = constant.add(&k.mul(finder.pool.as_bits(c)?));
            continue;
        }
        let at = finder.place(x)?;
        uses.push((at, x));
        match sum.iter_mut().find(|(other, _)| *other == at) {
            Some((_, l)) => *l = l.add(&k),
            None => sum.push((at, k)),
        }
    }
    sum.retain(|(_, k)| !k.is_zero());
    sum.sort_unstable_by_key(|(at, _)| *at);
    Some(Linear { term, form: (sum, constant), uses, reasons })
}

/// Confronts a sum with what its form is known to equal.
fn meet(finder: &mut Finder<'_>, table: &mut HashMap<Form, Linear>, sum: Linear) {
    match &sum.form {
        (classes, constant) if classes.is_empty() => {
            let reasons = joined(finder, &[&sum]);
            let value = finder.pool.bits(constant.clone());
            let same = finder.same(sum.term, value);
            finder.offer(&reasons, &[same]);
        }
        (classes, constant) if classes.len() == 1 && classes[0].1.is_one() && constant.is_zero() => {
            let at = classes[0].0;
            let reasons = joined(finder, &[&sum]);
            let x = sum.uses.iter().find(|(place, _)| *place == at).expect("its class is in the form").1;
            let same = finder.same(sum.term, x);
            finder.offer(&reasons, &[same]);
        }
        form => match table.get(form) {
            Some(other) if other.term != sum.term => {
                let reasons = joined(finder, &[&sum, other]);
                let same = finder.same(sum.term, other.term);
                finder.offer(&reasons, &[same]);
            }
            Some(_) => {}
            None => {
                table.insert(form.clone(), sum);
            }
        },
    }
}

/// The equalities that bring sums to their common form: all terms of a class are equal to the first one that is used.
fn joined(finder: &mut Finder<'_>, sums: &[&Linear]) -> Vec<Term> {
    let mut first: HashMap<usize, Term> = HashMap::default();
    let mut out: Vec<Term> = sums.iter().flat_map(|s| &s.reasons).copied().collect();
    for (at, x) in sums.iter().flat_map(|s| &s.uses) {
        let pivot = *first.entry(*at).or_insert(*x);
        if pivot != *x {
            out.push(finder.same(pivot, *x));
        }
    }
    out
}
