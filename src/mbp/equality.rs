//! Variables that linear arithmetic alone cannot remove: those of uninterpreted sorts, and those under functions, products
//! and divisions by terms.
//!
//! In this order, one variable at a time: an equality `x = t` of the cube is substituted; a term over the remaining
//! constants that the cube accepts in the variable's place in the model is substituted; a number takes its value. Every
//! step is a substitution for the variable, hence sound. Not complete: a variable of an uninterpreted sort that equals no
//! remaining term stays; a numeric variable that takes its value makes the set of results infinite.

use crate::base::{HashMap, HashSet};
use crate::ir::{Evaluator, LinExpr, Op, Rel, Sort, Subst, Term, TermPool, visit};

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

/// The cube without those of `vars` that occur where rows cannot say what they mean, as far as possible.
pub(super) fn eliminate(
    pool: &mut TermPool,
    eval: &mut Evaluator<'_>,
    mut cube: Vec<Term>,
    vars: &HashSet<Term>,
) -> Vec<Term> {
    let mut vars = vars.clone();
    loop {
        let marks = marked(pool, &cube, &vars);
        let Some(x) = first_opaque(pool, &cube, &vars, &marks) else { return cube };
        let by = match definition(pool, &cube, x) {
            Some(t) => Some(t),
            None => witness(pool, eval, &cube, x, &marks),
        };
        match by {
            Some(t) => {
                cube = Subst::of(&[x], &[t]).apply_all(pool, &cube);
                cube.retain(|&l| l != pool.tt());
            }
            // Nothing fits; it stays, and is no longer looked at.
            None => drop(vars.remove(&x)),
        }
    }
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
        _ => false,
    }
}

/// A variable that occurs in an opaque place. One with a definition comes first, then those of smaller id.
fn first_opaque(pool: &TermPool, cube: &[Term], vars: &HashSet<Term>, marks: &HashSet<Term>) -> Option<Term> {
    let roots: Vec<Term> = visit::postorder(pool, cube)
        .into_iter()
        .filter(|t| marks.contains(t) && is_opaque(pool, *t))
        .flat_map(|t| pool.args(t).to_vec())
        .collect();
    let mut found: Vec<Term> =
        visit::postorder(pool, &roots).into_iter().filter(|t| vars.contains(t)).collect();
    found.sort_unstable();
    found.iter().copied().find(|&x| is_defined(pool, cube, x)).or(found.first().copied())
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
fn witness(
    pool: &mut TermPool,
    eval: &mut Evaluator<'_>,
    cube: &[Term],
    x: Term,
    marks: &HashSet<Term>,
) -> Option<Term> {
    let sort = pool.sort(x);
    let value = eval.eval(pool, x);
    let candidates = peers(pool, cube, x, marks);
    if let Some(&t) = candidates.iter().find(|t| eval.eval(pool, **t) == value) {
        return Some(t);
    }
    if sort.is_arith() || sort.is_bool() {
        return value.to_term(pool, sort);
    }
    candidates.into_iter().find(|&t| {
        let tried = Subst::of(&[x], &[t]).apply_all(pool, cube);
        tried.into_iter().all(|l| eval.holds(pool, l))
    })
}

/// Terms without variables that might stand for `x`, in order of their ids: for an uninterpreted sort all subterms of the
/// sort, for numbers the arguments of functions that `x` is an argument of, in the same place.
fn peers(pool: &TermPool, cube: &[Term], x: Term, marks: &HashSet<Term>) -> Vec<Term> {
    let all = visit::postorder(pool, cube);
    let sort = pool.sort(x);
    let mut out: Vec<Term> = if sort.is_arith() {
        let mut places: HashMap<_, bool> = HashMap::default();
        let apps = || all.iter().filter_map(|&t| pool.as_app(t).map(|f| (f, pool.args(t))));
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
        all.iter().copied().filter(|t| pool.sort(*t) == sort).collect()
    };
    out.retain(|t| !marks.contains(t) && *t != x);
    out.sort_unstable();
    out.dedup();
    out
}
