//! Equations in a conjunction, solved for constants and substituted, until none is left.
//!
//! Works in rounds: a round takes solutions `v = t` whose right-hand sides mention none of the constants solved for in the
//! same round, and substitutes them all at once, so that a chain of n definitions takes about log n rounds, not n passes
//! over the formula. Solved are literals (`b`, `not b`), Boolean definitions, equalities of any sort with a constant on one
//! side, and linear equations: over the reals for any constant, over the integers for one with coefficient 1 or -1,
//! so that nothing is lost. Each round also replaces literals that stand alone wherever else they occur, and tightens
//! bounds ([`super::bounds`]).

use super::bounds;
use eufonium_base::{HashSet, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Subst, Term, TermPool, visit};

/// How many constants of a linear equation are tried.
const CANDIDATES: usize = 8;

/// Which constants may be solved for.
#[derive(Default)]
pub(super) struct Wishes {
    /// Those that must stay.
    pub keep: HashSet<Term>,
    /// Those that should rather stay.
    pub spare: HashSet<Term>,
}

/// An equivalent of the conjunction `exists v*. v* = values & constraint`.
#[derive(Debug)]
pub(super) struct Solved {
    /// What is left; none of the constants solved for occurs in it.
    pub constraint: Term,
    /// The constants solved for, with terms over the constants that are left.
    pub values: Vec<(Term, Term)>,
}

impl Solved {
    /// The substitution by the solutions.
    pub fn subst(&self) -> Subst {
        let (from, to): (Vec<_>, Vec<_>) = self.values.iter().copied().unzip();
        Subst::of(&from, &to)
    }
}

/// Solves what can be solved.
pub(super) fn solve(pool: &mut TermPool, constraint: Term, wishes: &Wishes) -> Solved {
    let mut solved = Solved { constraint, values: Vec::new() };
    loop {
        let conjuncts = pool.conjuncts(solved.constraint);
        let found = round(pool, &conjuncts, wishes);
        let mut subst = Subst::new();
        for (v, t) in &found {
            subst.insert(*v, *t);
        }
        let mut conjuncts = if found.is_empty() { conjuncts } else { subst.apply_all(pool, &conjuncts) };
        for (_, t) in &mut solved.values {
            *t = subst.apply(pool, *t);
        }
        solved.values.extend(found);
        let joined = pool.and(&conjuncts);
        conjuncts = pool.conjuncts(joined);
        let conjuncts = assume_literals(pool, conjuncts);
        let conjuncts = bounds::tighten(pool, conjuncts);
        let next = pool.and(&conjuncts);
        if next == solved.constraint {
            return solved;
        }
        solved.constraint = next;
    }
}

/// Solutions that may be substituted at once.
fn round(pool: &mut TermPool, conjuncts: &[Term], wishes: &Wishes) -> Vec<(Term, Term)> {
    let mut found = Vec::new();
    let mut gone: HashSet<Term> = HashSet::default();
    let mut used: HashSet<Term> = HashSet::default();
    for &literal in conjuncts {
        for (v, t) in solutions(pool, literal, wishes) {
            if gone.contains(&v) || used.contains(&v) {
                continue;
            }
            let inside = visit::constants(pool, &[t]);
            if inside.contains(&v) || inside.iter().any(|c| gone.contains(c)) {
                continue;
            }
            used.extend(inside);
            gone.insert(v);
            found.push((v, t));
            break;
        }
    }
    found
}

/// The ways to read a literal as `constant = term`, those for constants to be spared last.
fn solutions(pool: &mut TermPool, literal: Term, wishes: &Wishes) -> Vec<(Term, Term)> {
    let free = |pool: &TermPool, t: Term| pool.as_constant(t).is_some() && !wishes.keep.contains(&t);
    let (atom, negated) = pool.strip_not(literal);
    if free(pool, atom) {
        return vec![(atom, pool.bool(!negated))];
    }
    if pool.op(atom) != Op::Eq {
        return Vec::new();
    }
    let (a, b) = (pool.arg(atom, 0), pool.arg(atom, 1));
    let mut out = Vec::new();
    match pool.sort(a) {
        Sort::BOOL => {
            for (v, t) in [(a, b), (b, a)] {
                if free(pool, v) {
                    out.push((v, if negated { pool.not(t) } else { t }));
                }
            }
        }
        _ if negated => {}
        sort if sort.is_arith() => linear_solutions(pool, literal, sort, wishes, &mut out),
        _ => out.extend([(a, b), (b, a)].into_iter().filter(|(v, _)| free(pool, *v))),
    }
    out.sort_by_key(|(v, _)| wishes.spare.contains(v));
    out
}

fn linear_solutions(
    pool: &mut TermPool,
    literal: Term,
    sort: Sort,
    wishes: &Wishes,
    out: &mut Vec<(Term, Term)>,
) {
    let Some((e, Rel::Eq)) = LinExpr::of_literal(pool, literal) else { return };
    let fits = |(v, c): &&(Term, Rat)| {
        let unit = c.is_one() || *c == Rat::MINUS_ONE;
        pool.as_constant(*v).is_some()
            && !wishes.keep.contains(v)
            && pool.sort(*v) == sort
            && (unit || sort == Sort::REAL)
    };
    let mut candidates: Vec<(Term, Rat)> = e.terms.iter().filter(fits).cloned().collect();
    candidates.sort_by_key(|(v, _)| wishes.spare.contains(v));
    for (v, c) in candidates.into_iter().take(CANDIDATES) {
        let mut rest = e.clone();
        rest.remove(v);
        let rest = rest.scale(&-c.recip());
        out.push((v, rest.to_term(pool, sort)));
    }
}

/// Replaces atoms that are decided by a literal of the conjunction inside its other conjuncts.
fn assume_literals(pool: &mut TermPool, conjuncts: Vec<Term>) -> Vec<Term> {
    let is_literal = |pool: &TermPool, t: Term| {
        let atom = pool.strip_not(t).0;
        match pool.op(atom) {
            Op::Eq => !pool.sort(pool.arg(atom, 0)).is_bool(),
            Op::And | Op::Or | Op::Ite | Op::True | Op::False | Op::Forall | Op::Exists => false,
            _ => true,
        }
    };
    let mut decided = Subst::new();
    let mut literals = 0;
    for &t in &conjuncts {
        if is_literal(pool, t) {
            let (atom, negated) = pool.strip_not(t);
            decided.insert(atom, pool.bool(!negated));
            literals += 1;
        }
    }
    if literals == 0 || literals == conjuncts.len() {
        return conjuncts;
    }
    let mut out = Vec::with_capacity(conjuncts.len());
    for t in conjuncts {
        out.push(if is_literal(pool, t) { t } else { decided.apply(pool, t) });
    }
    let joined = pool.and(&out);
    pool.conjuncts(joined)
}
