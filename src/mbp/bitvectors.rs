//! Variables of bit-vectors.
//!
//! One step at a time, the first that applies:
//! 1. an equation in which one side leads to the variable through operations that can be inverted (complement, exclusive
//!    disjunction, sum, odd multiple, parts side by side, extracted parts) defines the variable or some of its bits;
//! 2. a variable of which only parts are read is split at their borders;
//! 3. a variable that occurs in few disequalities, or is bounded from one side, is dropped with its literals;
//! 4. a term that the cube accepts in the variable's place in the model takes it: a bound of a comparison, or its
//!    neighbour (so the greatest lower bound of the model stands for its side, as over the reals).
//!
//! What is left takes its value. Step 4 is sound for any term, as it is an instance; its candidates are finitely many.
//! Source: the test points of Loos and Weispfenning ("Applying linear quantifier elimination", 1993) over a cyclic order;
//! invertibility after Niemetz, Preiner, Reynolds, Barrett, Tinelli, "Solving quantified bit-vectors using invertibility
//! conditions" (CAV 2018), restricted to the cases that need no condition. Absent: integers that are read from or made
//! into bit-vectors.

use super::equality::marked;
use super::problem::Problem;
use eufonium_base::{Bits, HashSet};
use eufonium_ir::{Op, Subst, Term, TermPool, Value};

/// How many candidates for a variable are tried.
const CANDIDATES: usize = 24;

/// Takes a step; `false` if none applies.
pub(super) fn step(p: &mut Problem<'_, '_>) -> bool {
    let vars: Vec<Term> = p.sorted_vars().into_iter().filter(|v| is_bv(p.pool, *v)).collect();
    vars.iter().any(|&x| equation(p, x))
        || vars.iter().any(|&x| parts(p, x))
        || vars.iter().any(|&x| unconstrained(p, x))
        || vars.iter().any(|&x| candidate(p, x))
}

fn is_bv(pool: &TermPool, t: Term) -> bool {
    pool.as_bv(pool.sort(t)).is_some()
}

/// The way from a term down to a variable: each operation with the place of the argument that contains it.
struct Way {
    steps: Vec<(Term, usize)>,
    /// Whether the bits of the term determine the variable, and any bits of the term can be had.
    exact: bool,
}

/// The way to `x`, if it leads through operations that can be inverted at the only argument that contains `x`.
fn way(pool: &TermPool, t: Term, x: Term, with_x: &HashSet<Term>) -> Option<Way> {
    let (mut t, mut steps, mut exact) = (t, Vec::new(), true);
    while t != x {
        let args = pool.args(t);
        let mut places = (0..args.len()).filter(|&i| with_x.contains(&args[i]));
        let place = places.next()?;
        if places.next().is_some() {
            return None;
        }
        match pool.op(t) {
            Op::BvNot | Op::BvXor | Op::BvAdd => {}
            Op::BvMul => {
                let odd = |c: &Term| pool.as_bits(*c).is_some_and(|bits| bits.bit(0));
                if args.len() != 2 || !odd(&args[0]) {
                    return None;
                }
            }
            Op::Concat | Op::Extract(..) | Op::SignExtend(_) => exact = false,
            _ => return None,
        }
        steps.push((t, place));
        t = args[place];
    }
    Some(Way { steps, exact })
}

/// What `x` is if the term that the way starts from is `target`; bits that this leaves open are those of the model.
fn invert(p: &mut Problem<'_, '_>, way: &Way, target: Term) -> Term {
    let mut target = target;
    for &(t, place) in &way.steps {
        let args = p.pool.args(t).to_vec();
        let others: Vec<Term> =
            args.iter().enumerate().filter(|(i, _)| *i != place).map(|(_, a)| *a).collect();
        let below = args[place];
        let width = p.pool.width(below);
        target = match p.pool.op(t) {
            Op::BvNot => p.pool.bv_not(target),
            Op::BvXor => {
                let all: Vec<Term> = others.into_iter().chain([target]).collect();
                p.pool.bv_xor(&all)
            }
            Op::BvAdd => {
                let sum = p.pool.bv_add(&others);
                subtract(p.pool, target, sum)
            }
            Op::BvMul => {
                let factor = p.pool.as_bits(args[0]).expect("the factor is a constant").clone();
                let inverse = p.pool.bits(inverse(&factor));
                p.pool.bv_mul(&[inverse, target])
            }
            Op::Concat => {
                let low: u32 = args[place + 1..].iter().map(|a| p.pool.width(*a)).sum();
                p.pool.extract(low + width - 1, low, target)
            }
            Op::SignExtend(_) => p.pool.extract(width - 1, 0, target),
            Op::Extract(high, low) => {
                let value = p.value(below);
                let value = value.as_bits();
                let above = (high + 1 < width).then(|| p.pool.bits(value.extract(width - 1, high + 1)));
                let under = (low > 0).then(|| p.pool.bits(value.extract(low - 1, 0)));
                let all: Vec<Term> = above.into_iter().chain([target]).chain(under).collect();
                p.pool.concat(&all)
            }
            op => unreachable!("{op:?} is not inverted"),
        };
    }
    target
}

fn subtract(pool: &mut TermPool, a: Term, b: Term) -> Term {
    if a == b {
        return pool.bits(Bits::zero(pool.width(a)));
    }
    let minus = pool.bits(Bits::ones(pool.width(a)));
    let b = pool.bv_mul(&[minus, b]);
    if pool.as_bits(b).is_some_and(Bits::is_zero) { a } else { pool.bv_add(&[a, b]) }
}

/// The inverse of an odd number modulo a power of two, by Newton's iteration.
fn inverse(odd: &Bits) -> Bits {
    debug_assert!(odd.bit(0), "an even number has no inverse");
    let width = odd.width();
    let two = Bits::from_rat(&eufonium_base::Rat::int(2), width);
    let mut inverse = odd.clone();
    while !odd.mul(&inverse).is_one() {
        inverse = inverse.mul(&two.sub(&odd.mul(&inverse)));
    }
    inverse
}

/// Step 1.
fn equation(p: &mut Problem<'_, '_>, x: Term) -> bool {
    let with_x = marked(p.pool, &p.cube, &[x].into_iter().collect());
    for literal in p.cube.clone() {
        if p.pool.op(literal) != Op::Eq
            || !with_x.contains(&literal)
            || !is_bv(p.pool, p.pool.arg(literal, 0))
        {
            continue;
        }
        let (a, b) = (p.pool.arg(literal, 0), p.pool.arg(literal, 1));
        for (side, other) in [(a, b), (b, a)] {
            if with_x.contains(&other) {
                continue;
            }
            let Some(way) = way(p.pool, side, x, &with_x) else { continue };
            if way.exact {
                let by = invert(p, &way, other);
                p.substitute(x, by);
            } else {
                take_apart(p, literal, &way, other);
            }
            return true;
        }
    }
    false
}

/// Follows the way up to the first operation that takes or joins parts, and says the equation for the parts.
fn take_apart(p: &mut Problem<'_, '_>, literal: Term, way: &Way, other: Term) {
    let joins = |t: Term| matches!(p.pool.op(t), Op::Concat | Op::Extract(..) | Op::SignExtend(_));
    let first =
        way.steps.iter().position(|(t, _)| joins(*t)).expect("a way that is not exact takes or joins parts");
    let target = invert(p, &Way { steps: way.steps[..first].to_vec(), exact: true }, other);
    let (t, _) = way.steps[first];
    let args = p.pool.args(t).to_vec();
    match p.pool.op(t) {
        Op::Concat => {
            let mut high = p.pool.width(t);
            let mut equations = Vec::with_capacity(args.len());
            for a in args {
                let low = high - p.pool.width(a);
                let part = p.pool.extract(high - 1, low, target);
                equations.push(p.pool.eq(a, part));
                high = low;
            }
            p.exchange(literal, &equations);
        }
        Op::SignExtend(n) => {
            let part = p.pool.extract(p.pool.width(args[0]) - 1, 0, target);
            let extended = p.pool.sign_extend(n, part);
            let equations = [p.pool.eq(args[0], part), p.pool.eq(extended, target)];
            p.exchange(literal, &equations);
        }
        Op::Extract(high, low) => {
            // What is not extracted gets a name, so that there is something to define.
            let whole = args[0];
            let value = p.value(whole);
            let (value, width) = (value.as_bits(), p.pool.width(whole));
            let mut all = Vec::new();
            if high + 1 < width {
                all.push(fresh_bits(p, value.extract(width - 1, high + 1)));
            }
            all.push(target);
            if low > 0 {
                all.push(fresh_bits(p, value.extract(low - 1, 0)));
            }
            let named = p.pool.concat(&all);
            let equation = p.pool.eq(whole, named);
            p.exchange(literal, &[equation]);
        }
        op => unreachable!("{op:?} neither takes nor joins parts"),
    }
}

fn fresh_bits(p: &mut Problem<'_, '_>, value: Bits) -> Term {
    let sort = p.pool.bv_sort(value.width());
    p.fresh("bits", sort, Value::Bits(value))
}

/// Step 2.
fn parts(p: &mut Problem<'_, '_>, x: Term) -> bool {
    let width = p.pool.width(x);
    let mut borders = vec![0, width];
    for &t in &p.order {
        if p.pool.args(t).contains(&x) {
            let Op::Extract(high, low) = p.pool.op(t) else { return false };
            borders.extend([low, high + 1]);
        }
    }
    borders.sort_unstable();
    borders.dedup();
    if borders.len() < 3 {
        return false;
    }
    let value = p.value(x);
    let pieces: Vec<Term> =
        borders.windows(2).rev().map(|w| fresh_bits(p, value.as_bits().extract(w[1] - 1, w[0]))).collect();
    let whole = p.pool.concat(&pieces);
    let mut subst = Subst::of(&[x], &[whole]);
    for t in p.order.clone() {
        if let Op::Extract(high, low) = p.pool.op(t)
            && p.pool.arg(t, 0) == x
        {
            let inside = borders.windows(2).rev().zip(&pieces);
            let mine: Vec<Term> =
                inside.filter(|(w, _)| low <= w[0] && w[1] <= high + 1).map(|(_, piece)| *piece).collect();
            subst.insert(t, p.pool.concat(&mine));
        }
    }
    p.rewrite(&mut subst, &[]);
    true
}

/// What a literal says of two bit-vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Equal,
    Different,
    /// The left one is less, signed or not.
    Less(bool),
    /// The left one is not less, signed or not.
    NotLess(bool),
}

fn read(pool: &TermPool, literal: Term) -> Option<(Term, Term, Order)> {
    let (atom, negated) = pool.strip_not(literal);
    let order = match (pool.op(atom), negated) {
        (Op::Eq, false) if is_bv(pool, pool.arg(atom, 0)) => Order::Equal,
        (Op::Eq, true) if is_bv(pool, pool.arg(atom, 0)) => Order::Different,
        (Op::BvUlt, false) => Order::Less(false),
        (Op::BvSlt, false) => Order::Less(true),
        (Op::BvUlt, true) => Order::NotLess(false),
        (Op::BvSlt, true) => Order::NotLess(true),
        _ => return None,
    };
    Some((pool.arg(atom, 0), pool.arg(atom, 1), order))
}

/// Step 3.
fn unconstrained(p: &mut Problem<'_, '_>, x: Term) -> bool {
    let with_x = marked(p.pool, &p.cube, &[x].into_iter().collect());
    let mine: Vec<Term> = p.cube.iter().copied().filter(|l| with_x.contains(l)).collect();
    let Some(by) =
        all_disequalities(p.pool, &mine, x, &with_x).or_else(|| one_sided(p.pool, &mine, x, &with_x))
    else {
        return false;
    };
    let kept: Vec<Term> = p.cube.iter().copied().filter(|l| !with_x.contains(l)).chain(by).collect();
    p.replace(&kept);
    true
}

/// What is left of disequalities, each of which excludes one value, if they are fewer than the values.
fn all_disequalities(
    pool: &TermPool,
    literals: &[Term],
    x: Term,
    with_x: &HashSet<Term>,
) -> Option<Vec<Term>> {
    let few = 1u64.checked_shl(pool.width(x)).is_none_or(|values| (literals.len() as u64) < values);
    let excludes_one = |&l: &Term| {
        let Some((a, b, Order::Different)) = read(pool, l) else { return false };
        let (side, other) = if with_x.contains(&a) { (a, b) } else { (b, a) };
        !with_x.contains(&other) && one_value(pool, side, x, with_x)
    };
    (few && literals.iter().all(excludes_one)).then(Vec::new)
}

/// Whether at most one value of `x` gives the term a certain value.
fn one_value(pool: &TermPool, t: Term, x: Term, with_x: &HashSet<Term>) -> bool {
    way(pool, t, x, with_x)
        .is_some_and(|way| way.steps.iter().all(|(t, _)| !matches!(pool.op(*t), Op::Extract(..))))
}

/// What is left of bounds on `x` from one side, all signed or all unsigned.
fn one_sided(pool: &mut TermPool, literals: &[Term], x: Term, with_x: &HashSet<Term>) -> Option<Vec<Term>> {
    let width = pool.width(x);
    let mut kind: Option<(bool, bool)> = None;
    let mut out = Vec::new();
    for &l in literals {
        let (a, b, order) = read(pool, l)?;
        let (less, signed) = match order {
            Order::Less(signed) => (true, signed),
            Order::NotLess(signed) => (false, signed),
            _ => return None,
        };
        let left = a == x;
        let other = if left { b } else { a };
        if (!left && b != x) || with_x.contains(&other) {
            return None;
        }
        // x < t and not (t < x) bound it from above.
        let above = left == less;
        if *kind.get_or_insert((above, signed)) != (above, signed) {
            return None;
        }
        if less {
            let extreme = match (above, signed) {
                (true, false) => Bits::zero(width),
                (true, true) => Bits::min_signed(width),
                (false, false) => Bits::ones(width),
                (false, true) => Bits::max_signed(width),
            };
            let extreme = pool.bits(extreme);
            let eq = pool.eq(other, extreme);
            out.push(pool.not(eq));
        }
    }
    kind.map(|_| out)
}

/// Step 4.
fn candidate(p: &mut Problem<'_, '_>, x: Term) -> bool {
    let with_x = marked(p.pool, &p.cube, &[x].into_iter().collect());
    let mine: Vec<Term> = p.cube.iter().copied().filter(|l| with_x.contains(l)).collect();
    for by in candidates(p, x, &mine, &with_x) {
        let mut subst = Subst::of(&[x], &[by]);
        let accepted = mine.iter().all(|&l| {
            let instance = subst.apply(p.pool, l);
            p.eval.holds(p.pool, instance)
        });
        if accepted {
            p.rewrite(&mut subst, &[]);
            return true;
        }
    }
    false
}

/// Terms for `x` at which the truth of a literal changes; those that make bounds tight come first.
fn candidates(p: &mut Problem<'_, '_>, x: Term, mine: &[Term], with_x: &HashSet<Term>) -> Vec<Term> {
    let width_one = |p: &mut Problem<'_, '_>, t: Term, up: bool| {
        let width = p.pool.width(t);
        let one = p.pool.bits(if up { Bits::one(width) } else { Bits::ones(width) });
        p.pool.bv_add(&[t, one])
    };
    let mut out = Vec::new();
    for &l in mine {
        let Some((a, b, order)) = read(p.pool, l) else { continue };
        let left = with_x.contains(&a);
        let (side, other) = if left { (a, b) } else { (b, a) };
        if with_x.contains(&other) {
            continue;
        }
        let Some(way) = way(p.pool, side, x, with_x) else { continue };
        let targets = match order {
            Order::Equal | Order::NotLess(_) => vec![other],
            Order::Less(_) => vec![width_one(p, other, !left)],
            Order::Different => vec![width_one(p, other, true), width_one(p, other, false)],
        };
        for target in targets {
            let t = invert(p, &way, target);
            if !out.contains(&t) && out.len() < CANDIDATES {
                out.push(t);
            }
        }
    }
    out
}
