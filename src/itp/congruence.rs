//! Interpolants of equality with uninterpreted functions.
//!
//! Two congruence closures, one for each side, tell each other equalities between shared terms until one of them
//! finds a contradiction. What `A` tells, under what it was told before, is a clause that follows from `A`; the conjunction
//! of these clauses is the interpolant. Where an argument tuple of a shared function has shared equals, the application
//! to these joins the shared terms, as chains of congruences need it.
//!
//! Source: Yorsh and Musuvathi, "A combination method for generating interpolants" (CADE 2005), as equality with functions
//! is convex; no proof forest is needed. Arithmetic operators count as uninterpreted. Incomplete beyond a
//! number of rounds. Meant for the few literals of a lemma: the closures are plain fixpoints.

use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{FuncId, LinExpr, Op, Rel, Sort, Term, TermPool, visit};

/// More shared terms than this are not made.
const ROUND_LIMIT: usize = 64;

/// Functions that occur in the terms.
pub(super) fn symbols(pool: &TermPool, terms: &[Term]) -> HashSet<FuncId> {
    visit::postorder(pool, terms).into_iter().filter_map(|t| pool.as_app(t)).collect()
}

/// Whether all functions of a term are in the set.
pub(super) fn is_over(pool: &TermPool, t: Term, symbols: &HashSet<FuncId>) -> bool {
    !visit::any(pool, t, |s| pool.as_app(s).is_some_and(|f| !symbols.contains(&f)))
}

/// A formula over the symbols that `a` and `b` share, implied by the conjunction of `a` and inconsistent with that of `b`;
/// `None` if the two are not refuted by equality and congruence alone.
pub(super) fn interpolate(pool: &mut TermPool, a: &[Term], b: &[Term]) -> Option<Term> {
    let (of_a, of_b) = (symbols(pool, a), symbols(pool, b));
    let common: HashSet<FuncId> = of_a.intersection(&of_b).copied().collect();
    let mut sides = [Closure::new(pool, a), Closure::new(pool, b)];
    let mut shared: Vec<Term> = Vec::new();
    let mut told = Vec::new();
    let mut clauses = Vec::new();
    for _ in 0..ROUND_LIMIT {
        let mut changed = extend_shared(pool, &mut sides, &common, &mut shared);
        for (who, other) in [(0, 1), (1, 0)] {
            if sides[who].close(pool) {
                if who == 0 {
                    clauses.push(refutes(pool, &told));
                }
                return Some(pool.and(&clauses));
            }
            for (s, t) in news(&sides, who, other, &shared) {
                changed = true;
                sides[other].merge(s, t);
                let eq = pool.eq(s, t);
                if who == 1 {
                    told.push(eq);
                } else {
                    let refuted = refutes(pool, &told);
                    clauses.push(pool.or2(refuted, eq));
                }
            }
        }
        if !changed {
            return None;
        }
    }
    None
}

fn refutes(pool: &mut TermPool, told: &[Term]) -> Term {
    let all = pool.and(told);
    pool.not(all)
}

/// Equalities between shared terms that `who` knows and `other` does not: a spanning set.
fn news(sides: &[Closure; 2], who: usize, other: usize, shared: &[Term]) -> Vec<(Term, Term)> {
    let mut first: HashMap<Term, Term> = HashMap::default();
    let mut out = Vec::new();
    for &t in shared {
        let s = *first.entry(sides[who].find(t)).or_insert(t);
        if s != t && sides[other].find(s) != sides[other].find(t) {
            out.push((s, t));
        }
    }
    out
}

/// Finds shared terms, old and new; whether there were new ones.
fn extend_shared(
    pool: &mut TermPool,
    sides: &mut [Closure; 2],
    common: &HashSet<FuncId>,
    shared: &mut Vec<Term>,
) -> bool {
    let mut candidates = Vec::new();
    for side in sides.iter_mut() {
        side.close(pool);
        candidates.extend(side.terms.iter().copied().filter(|&t| is_over(pool, t, common)));
        let mut equals: HashMap<Term, Term> = HashMap::default();
        for &t in shared.iter() {
            equals.entry(side.find(t)).or_insert(t);
        }
        for &t in &side.terms {
            let Some(f) = pool.as_app(t).filter(|f| common.contains(f)) else { continue };
            let args: Option<Vec<Term>> =
                pool.args(t).iter().map(|a| equals.get(&side.find(*a)).copied()).collect();
            if let Some(args) = args {
                candidates.push(pool.app(f, &args));
            }
        }
    }
    let before = shared.len();
    for t in candidates {
        if !shared.contains(&t) {
            shared.push(t);
            sides.iter_mut().for_each(|side| side.add(pool, t));
        }
    }
    shared.len() > before
}

/// A congruence closure by repeated passes.
struct Closure {
    /// All subterms, arguments first.
    terms: Vec<Term>,
    parent: HashMap<Term, Term>,
    different: Vec<(Term, Term)>,
}

impl Closure {
    fn new(pool: &mut TermPool, literals: &[Term]) -> Closure {
        let mut closure = Closure { terms: Vec::new(), parent: HashMap::default(), different: Vec::new() };
        let (tt, ff) = (pool.tt(), pool.ff());
        closure.add(pool, tt);
        closure.add(pool, ff);
        closure.different.push((tt, ff));
        for &literal in literals {
            let (atom, negated) = pool.strip_not(literal);
            if let Some((s, t)) = equality(pool, atom) {
                closure.add(pool, s);
                closure.add(pool, t);
                if negated {
                    closure.different.push((s, t));
                } else {
                    closure.merge(s, t);
                }
            } else if pool.as_app(atom).is_some() {
                closure.add(pool, atom);
                closure.merge(atom, if negated { ff } else { tt });
            }
        }
        closure
    }

    fn add(&mut self, pool: &TermPool, t: Term) {
        for s in visit::postorder(pool, &[t]) {
            if let std::collections::hash_map::Entry::Vacant(slot) = self.parent.entry(s) {
                slot.insert(s);
                self.terms.push(s);
            }
        }
    }

    fn find(&self, mut t: Term) -> Term {
        while self.parent[&t] != t {
            t = self.parent[&t];
        }
        t
    }

    fn merge(&mut self, s: Term, t: Term) {
        let (s, t) = (self.find(s), self.find(t));
        if s != t {
            self.parent.insert(s.max(t), s.min(t));
        }
    }

    /// Closes under congruence; whether there is a contradiction.
    fn close(&mut self, pool: &TermPool) -> bool {
        loop {
            let mut signatures: HashMap<(Op, Sort, Vec<Term>), Term> = HashMap::default();
            let mut changed = false;
            for t in self.terms.clone() {
                if pool.args(t).is_empty() {
                    continue;
                }
                let args = pool.args(t).iter().map(|a| self.find(*a)).collect();
                let same = *signatures.entry((pool.op(t), pool.sort(t), args)).or_insert(t);
                if self.find(same) != self.find(t) {
                    self.merge(same, t);
                    changed = true;
                }
            }
            if !changed {
                return self.different.iter().any(|(s, t)| self.find(*s) == self.find(*t));
            }
        }
    }
}

/// The two sides of an atom that equates two terms; of arithmetic only `x - y = 0` and `x = numeral`.
fn equality(pool: &mut TermPool, atom: Term) -> Option<(Term, Term)> {
    if pool.op(atom) != Op::Eq {
        return None;
    }
    let (s, t) = (pool.arg(atom, 0), pool.arg(atom, 1));
    if !pool.sort(s).is_arith() {
        return Some((s, t));
    }
    let (e, rel) = LinExpr::of_literal(pool, atom)?;
    debug_assert_eq!(rel, Rel::Eq, "an equality");
    match &e.terms[..] {
        [(x, c)] if c.is_one() => {
            let sort = pool.sort(*x);
            Some((*x, pool.num(-e.constant, sort)))
        }
        [(x, c), (y, d)]
            if e.constant.is_zero() && (c + d) == Rat::ZERO && pool.sort(*x) == pool.sort(*y) =>
        {
            Some((*x, *y))
        }
        _ => None,
    }
}
