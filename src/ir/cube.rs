//! Cubes: conjunctions of literals, kept as lists. One normal form for projections, lemmas and interpolants, so that equal
//! cubes are found equal.

use super::eval::Evaluator;
use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::Sort;
use eufonium_base::{HashMap, HashSet, Rat};

/// A bound on a sum: the number, whether it is strict, and the literal that says so.
#[derive(Clone, Debug)]
struct Bound {
    number: Rat,
    strict: bool,
    literal: Term,
}

/// What a cube says about one sum.
#[derive(Debug)]
struct Slot {
    sum: Term,
    lower: Option<Bound>,
    upper: Option<Bound>,
    equal: Option<(Rat, Term)>,
}

impl Slot {
    /// Whether the bounds leave no value.
    fn is_empty(&self) -> bool {
        let outside = |c: &Rat| {
            self.lower.as_ref().is_some_and(|l| l.number > *c || (l.strict && l.number == *c))
                || self.upper.as_ref().is_some_and(|u| u.number < *c || (u.strict && u.number == *c))
        };
        match (&self.equal, &self.lower, &self.upper) {
            (Some((c, _)), ..) => outside(c),
            (None, Some(l), Some(u)) => {
                l.number > u.number || (l.number == u.number && (l.strict || u.strict))
            }
            _ => false,
        }
    }
}

fn is_equality(pool: &TermPool, atom: Term) -> bool {
    pool.op(atom) == Op::Eq && pool.sort(pool.arg(atom, 0)).is_arith()
}

/// The literals with two bounds in the place of each equation of numbers: a refutation then says which of them it needs, and sums them up.
pub fn by_bounds(pool: &mut TermPool, literals: &[Term]) -> Vec<Term> {
    let mut out = Vec::with_capacity(literals.len());
    for &l in literals {
        if is_equality(pool, l) {
            let (a, b) = (pool.arg(l, 0), pool.arg(l, 1));
            out.extend([pool.le(a, b), pool.ge(a, b)]);
        } else {
            out.push(l);
        }
    }
    out
}

/// The literals, sorted, with the inequality that a model satisfies in the place of each equation of numbers that is denied: the cube is then
/// convex, and a refutation of it needs no case distinction.
pub fn sided(pool: &mut TermPool, eval: &mut Evaluator<'_>, literals: &[Term]) -> Vec<Term> {
    let mut out = Vec::with_capacity(literals.len());
    for &literal in literals {
        let (atom, negated) = pool.strip_not(literal);
        out.push(if negated && is_equality(pool, atom) {
            let (a, b) = (pool.arg(atom, 0), pool.arg(atom, 1));
            if eval.number(pool, a) < eval.number(pool, b) { pool.lt(a, b) } else { pool.gt(a, b) }
        } else {
            literal
        });
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The cube in normal form: sorted, without duplicates, of all bounds on one sum only the strongest. `[false]` if two
/// literals contradict each other in an obvious way. With `join`, a lower and an upper bound that meet become an
/// equality.
pub fn normalize(pool: &mut TermPool, literals: &[Term], join: bool) -> Vec<Term> {
    let mut slots: Vec<Slot> = Vec::new();
    let mut places: HashMap<Term, usize> = HashMap::default();
    let mut out = Vec::new();
    for &literal in literals {
        if literal == pool.ff() {
            return vec![literal];
        }
        let Some((sum, kind, number)) = read_bound(pool, literal) else {
            if literal != pool.tt() {
                out.push(literal);
            }
            continue;
        };
        let place = *places.entry(sum).or_insert_with(|| {
            slots.push(Slot { sum, lower: None, upper: None, equal: None });
            slots.len() - 1
        });
        let slot = &mut slots[place];
        match kind {
            BoundKind::Equal => match &slot.equal {
                Some((c, _)) if *c != number => return vec![pool.ff()],
                _ => slot.equal = Some((number, literal)),
            },
            BoundKind::Upper(strict) => tighten(&mut slot.upper, Bound { number, strict, literal }, false),
            BoundKind::Lower(strict) => tighten(&mut slot.lower, Bound { number, strict, literal }, true),
        }
    }
    for slot in slots {
        if slot.is_empty() {
            return vec![pool.ff()];
        }
        match slot {
            Slot { equal: Some((_, literal)), .. } => out.push(literal),
            Slot { sum, lower: Some(l), upper: Some(u), .. } if join && l.number == u.number => {
                let number = pool.num(l.number, pool.sort(sum));
                out.push(pool.eq(sum, number));
            }
            Slot { lower, upper, .. } => out.extend(lower.into_iter().chain(upper).map(|b| b.literal)),
        }
    }
    out.sort_unstable();
    out.dedup();
    let all: HashSet<Term> = out.iter().copied().collect();
    if out.iter().any(|&t| pool.op(t) == Op::Not && all.contains(&pool.arg(t, 0))) {
        return vec![pool.ff()];
    }
    out
}

enum BoundKind {
    Equal,
    /// Strict or not.
    Lower(bool),
    /// Strict or not.
    Upper(bool),
}

/// Reads an arithmetic literal other than a disequality as a bound on its sum; integer bounds are never strict.
fn read_bound(pool: &TermPool, literal: Term) -> Option<(Term, BoundKind, Rat)> {
    let (atom, negated) = pool.strip_not(literal);
    if !matches!(pool.op(atom), Op::Le | Op::Lt | Op::Eq) {
        return None;
    }
    let sum = pool.arg(atom, 0);
    let number = pool.as_num(pool.arg(atom, 1))?.clone();
    Some(match (pool.op(atom), negated) {
        (Op::Eq, false) => (sum, BoundKind::Equal, number),
        (Op::Eq, true) => return None,
        (Op::Le, true) if pool.sort(sum) == Sort::INT => (sum, BoundKind::Lower(false), &number + &Rat::ONE),
        (Op::Le, true) => (sum, BoundKind::Lower(true), number),
        (Op::Lt, true) => (sum, BoundKind::Lower(false), number),
        (op, _) => (sum, BoundKind::Upper(op == Op::Lt), number),
    })
}

fn tighten(slot: &mut Option<Bound>, new: Bound, lower: bool) {
    let stronger = slot.as_ref().is_none_or(|old| match new.number.cmp(&old.number) {
        std::cmp::Ordering::Equal => new.strict && !old.strict,
        order => (order == std::cmp::Ordering::Greater) == lower,
    });
    if stronger {
        *slot = Some(new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strongest_bounds_stay() {
        let mut pool = TermPool::new();
        let (x, r) = (pool.constant("x", Sort::INT), pool.constant("r", Sort::REAL));
        let n: Vec<Term> = (0..4).map(|i| pool.int(i)).collect();
        let half = pool.num(Rat::new(1, 2), Sort::REAL);
        let (le1, le2, ge1, ge2) = (pool.le(x, n[1]), pool.le(x, n[2]), pool.ge(x, n[1]), pool.ge(x, n[2]));
        let (eq1, eq2) = (pool.eq(x, n[1]), pool.eq(x, n[2]));
        let (rle, rlt, rge) = (pool.le(r, half), pool.lt(r, half), pool.ge(r, half));
        let ff = pool.ff();
        let cases: &[(&[Term], bool, &[Term])] = &[
            (&[le1, le2], true, &[le1]),
            (&[ge1, le2, ge2], false, &[le2, ge2]),
            (&[ge1, le2, ge2], true, &[eq2]),
            (&[le1, ge2], true, &[ff]),
            (&[eq1, eq2], false, &[ff]),
            (&[eq1, ge2], false, &[ff]),
            (&[eq1, le2], false, &[eq1]),
            (&[rle, rlt], true, &[rlt]),
            (&[rlt, rge], true, &[ff]),
            (&[], true, &[]),
        ];
        for (input, join, expected) in cases {
            let mut expected = expected.to_vec();
            expected.sort_unstable();
            assert_eq!(normalize(&mut pool, input, *join), expected, "{input:?}");
        }
    }
}
