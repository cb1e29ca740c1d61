//! Binary interpolants of two conjunctions of literals.
//!
//! The leaves of the refutation are propagated to a conflict; along this unit refutation partial interpolants are
//! combined: over a literal of `A` alone by disjunction, over others by conjunction. A lemma's own interpolant comes from its
//! certificate: the partial sum of a Farkas certificate, or [`super::congruence`].
//!
//! Sources: McMillan, "An interpolating theorem prover" (TCS 2005); D'Silva et al., "Interpolant strength" (VMCAI 2010), for
//! the labels. Gives up (`None`) where the refutation needs case splits, where a literal mixes symbols of both sides, and on
//! lemmas of other rules whose literals are on both sides and do not add up (cuts, branches, divisibility).

use super::congruence::{self, is_over, symbols};
use super::farkas::Certificate;
use crate::base::{HashMap, HashSet, Rat};
use crate::ir::{FuncId, Term, TermPool};
use crate::smt::proof::{self, Refutation, TheoryLemma};

/// A formula over the symbols that occur in both `a` and `b`, implied by the conjunction of `a` and inconsistent with that of
/// `b`. `refutation` refutes the literals of `a` and `b` together; `None` if it is of a kind that is not handled.
pub fn interpolant(pool: &mut TermPool, a: &[Term], b: &[Term], refutation: &Refutation) -> Option<Term> {
    let labels = Labels::new(pool, a, b);
    let (tt, ff) = (pool.tt(), pool.ff());
    let mut leaves: Vec<Leaf> = Vec::new();
    for &l in a {
        let partial = if labels.is_a(pool, l)? { ff } else { l };
        leaves.push(Leaf { clause: vec![l], source: Source::Known(partial) });
    }
    leaves.extend(b.iter().map(|&l| Leaf { clause: vec![l], source: Source::Known(tt) }));
    for lemma in &refutation.lemmas {
        leaves.push(Leaf { clause: pool.not_all(&lemma.conflict), source: Source::Lemma(lemma) });
    }
    let (trail, conflict) = propagate(pool, &leaves)?;

    let mut clause: HashSet<Term> = leaves[conflict].clause.iter().copied().collect();
    let mut itp = leaves[conflict].partial(pool, &labels)?;
    for (literal, reason) in trail.into_iter().rev() {
        let complement = pool.not(literal);
        if !clause.remove(&complement) {
            continue;
        }
        clause.extend(leaves[reason].clause.iter().copied().filter(|l| *l != literal));
        let partial = leaves[reason].partial(pool, &labels)?;
        itp = if labels.is_a(pool, literal)? { pool.or2(itp, partial) } else { pool.and2(itp, partial) };
    }
    is_over(pool, itp, &labels.shared).then_some(itp)
}

enum Source<'a> {
    /// The partial interpolant of an input literal.
    Known(Term),
    Lemma(&'a TheoryLemma),
}

struct Leaf<'a> {
    clause: Vec<Term>,
    source: Source<'a>,
}

impl Leaf<'_> {
    fn partial(&self, pool: &mut TermPool, labels: &Labels) -> Option<Term> {
        match self.source {
            Source::Known(partial) => Some(partial),
            Source::Lemma(lemma) => of_lemma(pool, lemma, labels),
        }
    }
}

/// Which literals count as `A`'s. Those of both sides count as `B`'s, those of neither go by their symbols.
struct Labels {
    a: HashSet<Term>,
    b: HashSet<Term>,
    of_a: HashSet<FuncId>,
    of_b: HashSet<FuncId>,
    shared: HashSet<FuncId>,
}

impl Labels {
    fn new(pool: &TermPool, a: &[Term], b: &[Term]) -> Labels {
        let (of_a, of_b) = (symbols(pool, a), symbols(pool, b));
        let shared = of_a.intersection(&of_b).copied().collect();
        let atoms = |ts: &[Term]| ts.iter().map(|t| pool.strip_not(*t).0).collect();
        Labels { a: atoms(a), b: atoms(b), of_a, of_b, shared }
    }

    /// Whether the literal counts as `A`'s; `None` if it mixes the symbols of both.
    fn is_a(&self, pool: &TermPool, literal: Term) -> Option<bool> {
        let (atom, _) = pool.strip_not(literal);
        if self.b.contains(&atom) {
            return Some(false);
        }
        if self.a.contains(&atom) {
            return Some(true);
        }
        match (is_over(pool, atom, &self.of_a), is_over(pool, atom, &self.of_b)) {
            (_, true) => Some(false),
            (true, false) => Some(true),
            _ => None,
        }
    }
}

/// Unit propagation: the literals with the clauses that imply them, and the clause that became false.
fn propagate(pool: &mut TermPool, leaves: &[Leaf<'_>]) -> Option<(Vec<(Term, usize)>, usize)> {
    let mut truth: HashMap<Term, bool> = HashMap::default();
    let mut trail = Vec::new();
    loop {
        let mut changed = false;
        for (i, leaf) in leaves.iter().enumerate() {
            let mut open = None;
            let mut settled = false;
            let mut count = 0;
            for &l in &leaf.clause {
                let (atom, negated) = pool.strip_not(l);
                match truth.get(&atom) {
                    Some(&value) => settled |= value != negated,
                    None if open != Some(l) => {
                        open = Some(l);
                        count += 1;
                    }
                    None => {}
                }
            }
            if settled || count > 1 {
                continue;
            }
            let Some(l) = open else { return Some((trail, i)) };
            let (atom, negated) = pool.strip_not(l);
            truth.insert(atom, !negated);
            trail.push((l, i));
            changed = true;
        }
        if !changed {
            return None;
        }
    }
}

fn of_lemma(pool: &mut TermPool, lemma: &TheoryLemma, labels: &Labels) -> Option<Term> {
    let mut in_a = Vec::with_capacity(lemma.conflict.len());
    for &l in &lemma.conflict {
        in_a.push(labels.is_a(pool, l)?);
    }
    if !in_a.contains(&true) {
        return Some(pool.tt());
    }
    if !in_a.contains(&false) {
        return Some(pool.ff());
    }
    let ones = vec![Rat::ONE; in_a.len()];
    let multipliers = match &lemma.certificate {
        proof::Certificate::Farkas(multipliers) => multipliers,
        proof::Certificate::Congruence => {
            let pick = |side: bool| -> Vec<Term> {
                let chosen = lemma.conflict.iter().zip(&in_a).filter(|(_, in_a)| **in_a == side);
                chosen.map(|(l, _)| *l).collect()
            };
            return congruence::interpolate(pool, &pick(true), &pick(false));
        }
        // An equality against a bound adds up without help.
        proof::Certificate::Rule(_) => &ones,
    };
    let certificate = Certificate::verify(pool, &lemma.conflict, multipliers)?;
    Some(certificate.sum(|i| in_a[i]).to_literal(pool))
}
