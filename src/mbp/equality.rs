//! Variables that linear arithmetic alone cannot remove: those of sorts without numbers, and numbers under functions, in
//! products and in divisions by terms.
//!
//! First ([`define`]) an equality `x = t` of the cube is substituted. When all techniques for single theories are done
//! ([`instantiate`]), a term over the remaining constants that the cube accepts in the variable's place in the model is
//! substituted, or the variable takes its value. Every step is a substitution for the variable, hence sound. Not
//! complete: a variable of an uninterpreted sort that equals no remaining term stays; a variable of an infinite sort that
//! takes its value makes the set of results infinite.

use super::problem::Problem;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Subst, Term, TermPool, visit};

/// The terms among the subterms of `cube` that contain one of `vars`.
pub(super) fn marked(pool: &TermPool, cube: &[Term], vars: &HashSet<Term>) -> HashSet<Term> {
    let mut out = HashSet::default();
    for t in visit::postorder(pool, cube) {
        if vars.contains(&t) || pool.args(t).iter().any(|a| out.contains(a)) {
            out.insert(t);
        }
    }
    out
}

/// Substitutes the definition of a variable: one that is no number, or a number that rows cannot see everywhere.
/// Whether there was one.
pub(super) fn define(p: &mut Problem<'_, '_>) -> bool {
    let mut hidden = None;
    for i in 0..p.cube.len() {
        let literal = p.cube[i];
        if p.pool.op(literal) != Op::Eq || !p.marked.contains(&literal) {
            continue;
        }
        for x in sides(p, literal) {
            if p.pool.sort(x).is_arith() && !hidden.get_or_insert_with(|| opaque_vars(p)).contains(&x) {
                continue;
            }
            if solution(p.pool, literal, x).is_some()
                && let Some(t) = definition(p.pool, &[literal], x)
            {
                p.substitute(x, t);
                return true;
            }
        }
    }
    false
}

/// The variables that an equality might define.
fn sides(p: &Problem<'_, '_>, literal: Term) -> Vec<Term> {
    let args = p.pool.args(literal);
    let mut out: Vec<Term> = if p.pool.sort(args[0]).is_arith() {
        let (e, _) = LinExpr::of_literal(p.pool, literal).expect("an equality of numbers is arithmetic");
        e.terms.iter().map(|(t, _)| *t).collect()
    } else {
        args.to_vec()
    };
    out.retain(|t| p.vars.contains(t));
    out
}

/// Frees an opaque place from a variable without definition: by another term, or by its value. Whether there was one for
/// which this can be done.
pub(super) fn instantiate(p: &mut Problem<'_, '_>) -> bool {
    let mut found: Vec<Term> = opaque_vars(p).into_iter().collect();
    // Indices first: what is read there may define something.
    found.sort_unstable_by_key(|v| (p.pool.as_array(p.pool.sort(*v)).is_some(), *v));
    for x in found {
        if let Some(t) = witness(p, x) {
            p.substitute(x, t);
            return true;
        }
    }
    false
}

/// Whether the arguments of a term are hidden from rows.
fn is_opaque(pool: &TermPool, t: Term) -> bool {
    let args = pool.args(t);
    let numeral = |i: usize| pool.as_num(args[i]).is_some();
    match pool.op(t) {
        Op::App(_) => !args.is_empty(),
        Op::Mul => !(args.len() == 2 && numeral(0)),
        Op::Div => true,
        Op::IDiv | Op::Mod => !numeral(1),
        Op::Eq => !pool.sort(args[0]).is_arith(),
        Op::True | Op::False | Op::Num(_) | Op::Bits(_) => false,
        Op::Not | Op::And | Op::Or | Op::Ite | Op::Add | Op::Le | Op::Lt => false,
        Op::ToReal | Op::ToInt | Op::Forall | Op::Exists => false,
        _ => true,
    }
}

/// The variables that occur in opaque places.
fn opaque_vars(p: &Problem<'_, '_>) -> HashSet<Term> {
    let places = p.order.iter().filter(|t| p.marked.contains(t) && is_opaque(p.pool, **t));
    let roots: Vec<Term> = places.flat_map(|t| p.pool.args(*t).to_vec()).collect();
    visit::postorder(p.pool, &roots).into_iter().filter(|t| p.vars.contains(t)).collect()
}

/// Whether the cube defines `x`.
pub(super) fn is_defined(pool: &TermPool, cube: &[Term], x: Term) -> bool {
    cube.iter().any(|&l| solution(pool, l, x).is_some())
}

enum Solution {
    Term(Term),
    Linear(LinExpr),
}

/// What the literal says `x` equals, if it says so without `x` on the other side.
fn solution(pool: &TermPool, literal: Term, x: Term) -> Option<Solution> {
    if pool.op(literal) != Op::Eq {
        return None;
    }
    let clean = |t: Term| !visit::any(pool, t, |s| s == x);
    if !pool.sort(x).is_arith() {
        let (a, b) = (pool.arg(literal, 0), pool.arg(literal, 1));
        let other = if a == x { b } else { a };
        return ((a == x || b == x) && clean(other)).then_some(Solution::Term(other));
    }
    let (mut e, rel) = LinExpr::of_literal(pool, literal)?;
    let c = e.remove(x);
    let is_int = pool.sort(x) == Sort::INT;
    let solvable = rel == Rel::Eq && !c.is_zero() && (!is_int || (c.abs().is_one() && e.over_integers(pool)));
    if !solvable || !e.terms.iter().all(|(t, _)| clean(*t)) {
        return None;
    }
    Some(Solution::Linear(e.scale(&-c.recip())))
}

/// A term that the cube says `x` equals, without `x`.
pub(super) fn definition(pool: &mut TermPool, cube: &[Term], x: Term) -> Option<Term> {
    let found = cube.iter().find_map(|&l| solution(pool, l, x))?;
    Some(match found {
        Solution::Term(t) => t,
        Solution::Linear(e) => e.to_term(pool, pool.sort(x)),
    })
}

/// A term for `x` that keeps the cube true in the model.
fn witness(p: &mut Problem<'_, '_>, x: Term) -> Option<Term> {
    let sort = p.pool.sort(x);
    let value = p.value(x);
    let candidates = peers(p, x);
    if let Some(&t) = candidates.iter().find(|t| p.eval.eval(p.pool, **t) == value) {
        return Some(t);
    }
    if sort.is_arith() || sort.is_bool() || p.pool.as_bv(sort).is_some() {
        return value.to_term(p.pool, sort);
    }
    let fits = candidates.into_iter().find(|&t| {
        let tried = Subst::of(&[x], &[t]).apply_all(p.pool, &p.cube);
        tried.into_iter().all(|l| p.eval.holds(p.pool, l))
    });
    fits.or_else(|| value.to_term(p.pool, sort))
}

/// Terms without variables that might stand for `x`, in order of their ids: for numbers and bit-vectors the arguments of
/// functions that `x` is an argument of, in the same place; for other sorts all subterms of the sort.
fn peers(p: &Problem<'_, '_>, x: Term) -> Vec<Term> {
    let sort = p.pool.sort(x);
    let mut out: Vec<Term> = if sort.is_arith() || p.pool.as_bv(sort).is_some() {
        let mut places: HashMap<_, bool> = HashMap::default();
        let apps = || p.order.iter().filter_map(|&t| Some((function(p.pool, t)?, p.pool.args(t))));
        for (f, args) in apps() {
            for (i, &a) in args.iter().enumerate() {
                *places.entry((f, i)).or_insert(false) |= a == x;
            }
        }
        apps()
            .flat_map(|(f, args)| args.iter().enumerate().map(move |(i, &a)| (f, i, a)))
            .filter(|&(f, i, _)| places[&(f, i)])
            .map(|(_, _, a)| a)
            .collect()
    } else {
        p.order.clone()
    };
    out.retain(|t| p.pool.sort(*t) == sort && !p.marked.contains(t) && *t != x);
    out.sort_unstable();
    out.dedup();
    out
}

/// What stands for an operator whose arguments are compared place by place; reads and writes are of one kind.
fn function(pool: &TermPool, t: Term) -> Option<Op> {
    match pool.op(t) {
        Op::Select | Op::Store => Some(Op::Select),
        op @ (Op::App(_) | Op::Construct(_) | Op::Field(..)) => Some(op),
        _ => None,
    }
}
