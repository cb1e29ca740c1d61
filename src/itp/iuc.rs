//! Interpolating unsat cores.
//!
//! Given a refutation of `A` with assumptions `b`, finds a cube that follows from `b` and that `A` still refutes, made of new
//! literals: for each arithmetic lemma of the refutation, the multiples of literals of `b` are summed up, and the sum's
//! constant is replaced by the weakest one that the rest of the lemma refutes. So the constant comes from `A` and not from
//! the state that `b` describes; this is what lets lemmas cover half-spaces.
//!
//! Why `A` refutes the result: let every lemma lose its literals over `b`; what is left follows from the new literal of
//! that lemma. Assumptions that the refutation uses outside of lemmas ([`Refutation::direct`]) are kept. The other ones no
//! longer occur negatively, so the refutation does without them. The argument needs nothing from the resolution steps.
//!
//! Source: Komuravelli, Gurfinkel, Chaki (CAV 2014) for the use; the plug-in for arithmetic of Z3's core generator
//! for the constant. Deliberately absent: reductions of the proof; lemmas without a Farkas certificate give their literals.

use super::farkas::{Certificate, Inequality};
use eufonium_base::{HashSet, Rat};
use eufonium_ir::{Term, TermPool, cube};
use eufonium_smt::proof::{self, Refutation, TheoryLemma};

/// What becomes of the literals of `b` in an arithmetic lemma.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CubeMode {
    /// Their sum, with the weakest constant that the rest of the lemma refutes.
    #[default]
    WeakestSum,
    /// Their sum as it is.
    Sum,
    /// They stay as they are.
    Literals,
}

eufonium_base::option_names! { CubeMode { WeakestSum = "weakest-sum", Sum = "sum", Literals = "literals" } }

/// Options of [`unsat_core_cube_with`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CubeOptions {
    /// How lemmas combine literals.
    pub mode: CubeMode,
    /// Split a sum whose parts share no variables into one literal for each part.
    pub split: bool,
}

/// Literals that follow from the conjunction of `b` and that are refuted by what the refutation refutes `b` with. `b` is the
/// set of assumptions of the query that count as one side; assumptions outside of `b` belong to the other side.
///
/// The result is in the normal form of [`cube::normalize`]; bounds that meet are kept apart.
pub fn unsat_core_cube(pool: &mut TermPool, refutation: &Refutation, b: &[Term]) -> Vec<Term> {
    unsat_core_cube_with(pool, refutation, b, CubeOptions::default())
}

/// [`unsat_core_cube`] with options.
pub fn unsat_core_cube_with(
    pool: &mut TermPool,
    refutation: &Refutation,
    b: &[Term],
    options: CubeOptions,
) -> Vec<Term> {
    let b: HashSet<Term> = b.iter().copied().collect();
    let mut out: Vec<Term> = refutation.direct.iter().copied().filter(|l| b.contains(l)).collect();
    // Assumptions that contradict each other are refuted without any clause.
    let core: HashSet<Term> = refutation.core.iter().copied().collect();
    out.extend(refutation.core.iter().copied().filter(|&l| b.contains(&l) && core.contains(&pool.not(l))));
    for lemma in &refutation.lemmas {
        if !lemma.conflict.iter().any(|l| b.contains(l)) {
            continue;
        }
        match combine(pool, lemma, &b, options) {
            Some(literals) => out.extend(literals),
            None => out.extend(lemma.conflict.iter().copied().filter(|l| b.contains(l))),
        }
    }
    cube::normalize(pool, &out, false)
}

/// The literals that replace those over `b` in an arithmetic lemma. `None` if the lemma is no arithmetic one, its
/// certificate does not verify, or the literals over `b` contradict each other.
fn combine(
    pool: &mut TermPool,
    lemma: &TheoryLemma,
    b: &HashSet<Term>,
    options: CubeOptions,
) -> Option<Vec<Term>> {
    let proof::Certificate::Farkas(multipliers) = &lemma.certificate else { return None };
    if options.mode == CubeMode::Literals {
        return None;
    }
    let certificate = Certificate::verify(pool, &lemma.conflict, multipliers)?;
    let in_b: Vec<bool> = lemma.conflict.iter().map(|l| b.contains(l)).collect();
    let ours = certificate.sum(|i| in_b[i]);
    let rest = certificate.sum(|i| !in_b[i]);
    if ours.is_contradiction() {
        return None;
    }
    // The sums cancel in all variables, so the complement of the rest bounds the same sum as ours, from the same side.
    let target = match options.mode {
        CubeMode::WeakestSum => rest.complement(),
        _ => ours.clone(),
    };
    debug_assert_eq!(target.expr.terms, ours.expr.terms, "the rest cancels the sum");
    let groups = if options.split { components(&certificate, &in_b) } else { Vec::new() };
    if groups.len() < 2 {
        return Some(vec![target.to_literal(pool)]);
    }
    Some(split(pool, &certificate, &groups, target))
}

/// One literal for each group; the first one takes all that the target is weaker than the sum of all groups.
fn split(
    pool: &mut TermPool,
    certificate: &Certificate,
    groups: &[Vec<usize>],
    target: Inequality,
) -> Vec<Term> {
    let mut out = Vec::with_capacity(groups.len());
    let all = certificate.sum(|i| groups.iter().any(|group| group.contains(&i)));
    let own = certificate.sum(|i| groups[0].contains(&i));
    let is_weaker = target.expr.constant < all.expr.constant;
    let mut first = target;
    // Without slack the strictness of the sum may be that of another group, which then says so itself.
    first.strict &= is_weaker || own.strict;
    for group in &groups[1..] {
        let sum = certificate.sum(|i| group.contains(&i));
        first.expr.sub_assign(&sum.expr);
        out.push(sum.to_literal(pool));
    }
    out.push(first.to_literal(pool));
    out
}

/// The places of `b`'s literals with a multiplier, grouped by shared variables.
fn components(certificate: &Certificate, in_b: &[bool]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(HashSet<Term>, Vec<usize>)> = Vec::new();
    for (i, (inequality, m)) in certificate.parts.iter().enumerate() {
        if !in_b[i] || *m == Rat::ZERO {
            continue;
        }
        let mut merged: (HashSet<Term>, Vec<usize>) =
            (inequality.expr.terms.iter().map(|(t, _)| *t).collect(), vec![i]);
        let (same, apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|(terms, _)| !terms.is_disjoint(&merged.0));
        groups = apart;
        for (terms, places) in same {
            merged.0.extend(terms);
            merged.1.extend(places);
        }
        groups.push(merged);
    }
    groups.into_iter().map(|(_, places)| places).collect()
}
