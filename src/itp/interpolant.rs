//! Binary interpolants of two conjunctions of literals.
//!
//! A small search refutes the leaves of the refutation once more; along its resolution steps partial interpolants are
//! combined: over a literal of `A` alone by disjunction, over others by conjunction. A lemma's own interpolant comes from its
//! certificate: the partial sum of a Farkas certificate, or `itp::congruence`.
//!
//! Sources: McMillan, "An interpolating theorem prover" (TCS 2005); D'Silva et al., "Interpolant strength" (VMCAI 2010), for
//! the labels. Gives up (`None`) where a literal mixes symbols of both sides, and on
//! lemmas of other rules (cuts, divisibility) with literals of both sides that are not shared.

use super::congruence::{self, is_over, symbols};
use super::farkas::Certificate;
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{FuncId, Op, Term, TermPool};
use eufonium_smt::proof::{self, Refutation, TheoryLemma};

/// The search for a refutation of the leaves ends after this many conflicts.
const CONFLICT_LIMIT: usize = 500;

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
    let equalities = equality_lemmas(pool, a, b, refutation);
    for lemma in refutation.lemmas.iter().chain(&equalities) {
        leaves.push(Leaf { clause: pool.not_all(&lemma.conflict), source: Source::Lemma(lemma) });
    }
    for _ in 0..CONFLICT_LIMIT {
        let (trail, conflict) = search(pool, &leaves)?;
        let learned = analyze(pool, &leaves, &labels, trail, conflict)?;
        if let (true, Source::Known(itp)) = (learned.clause.is_empty(), &learned.source) {
            return is_over(pool, *itp, &labels.shared).then_some(*itp);
        }
        leaves.push(learned);
    }
    None
}

/// What equalities of arithmetic have to do with their two bounds: the solver takes it for granted.
fn equality_lemmas(pool: &mut TermPool, a: &[Term], b: &[Term], refutation: &Refutation) -> Vec<TheoryLemma> {
    let conflicts = refutation.lemmas.iter().flat_map(|lemma| &lemma.conflict);
    let mut atoms: Vec<Term> = a.iter().chain(b).chain(conflicts).map(|&l| pool.strip_not(l).0).collect();
    atoms.retain(|&t| pool.op(t) == Op::Eq && pool.sort(pool.arg(t, 0)).is_arith());
    atoms.sort_unstable();
    atoms.dedup();
    let mut out = Vec::with_capacity(3 * atoms.len());
    for eq in atoms {
        let (sum, number) = (pool.arg(eq, 0), pool.arg(eq, 1));
        let (le, ge) = (pool.le(sum, number), pool.ge(sum, number));
        for conflict in [vec![eq, pool.not(le)], vec![eq, pool.not(ge)], vec![pool.not(eq), le, ge]] {
            out.push(TheoryLemma { conflict, certificate: proof::Certificate::Rule("trichotomy") });
        }
    }
    out
}

/// Resolves the false clause with the reasons of its literals; what is left is refuted by decisions alone.
fn analyze<'a>(
    pool: &mut TermPool,
    leaves: &[Leaf<'a>],
    labels: &Labels,
    trail: Trail,
    conflict: usize,
) -> Option<Leaf<'a>> {
    let mut clause: HashSet<Term> = leaves[conflict].clause.iter().copied().collect();
    let mut itp = leaves[conflict].partial(pool, labels)?;
    let mut decided = Vec::new();
    for (literal, reason) in trail.into_iter().rev() {
        let complement = pool.not(literal);
        if !clause.remove(&complement) {
            continue;
        }
        let Some(reason) = reason else {
            decided.push(complement);
            continue;
        };
        clause.extend(leaves[reason].clause.iter().copied().filter(|l| *l != literal));
        let partial = leaves[reason].partial(pool, labels)?;
        itp = if labels.is_a(pool, literal)? { pool.or2(itp, partial) } else { pool.and2(itp, partial) };
    }
    Some(Leaf { clause: decided, source: Source::Known(itp) })
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

/// Literals that became true, with the clauses that imply them; decisions have none.
type Trail = Vec<(Term, Option<usize>)>;

/// Propagates units, and decides the first open literal where there is none, until a clause is false. `None` if the
/// clauses can be satisfied.
fn search(pool: &TermPool, leaves: &[Leaf<'_>]) -> Option<(Trail, usize)> {
    let mut truth: HashMap<Term, bool> = HashMap::default();
    let mut trail = Trail::new();
    loop {
        let mut changed = false;
        let mut decision = None;
        for (i, leaf) in leaves.iter().enumerate() {
            let value = |l: Term| {
                let (atom, negated) = pool.strip_not(l);
                truth.get(&atom).map(|value| *value != negated)
            };
            if leaf.clause.iter().any(|&l| value(l) == Some(true)) {
                continue;
            }
            let mut open: Vec<Term> = leaf.clause.iter().copied().filter(|&l| value(l).is_none()).collect();
            open.dedup();
            match open[..] {
                [] => return Some((trail, i)),
                [l] => {
                    let (atom, negated) = pool.strip_not(l);
                    truth.insert(atom, !negated);
                    trail.push((l, Some(i)));
                    changed = true;
                }
                [l, ..] => decision = decision.or(Some(l)),
            }
        }
        if !changed {
            let l = decision?;
            let (atom, negated) = pool.strip_not(l);
            truth.insert(atom, !negated);
            trail.push((l, None));
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
    let pick = |side: bool| -> Vec<Term> {
        let chosen = lemma.conflict.iter().zip(&in_a).filter(|(_, in_a)| **in_a == side);
        chosen.map(|(l, _)| *l).collect()
    };
    let certificate = match &lemma.certificate {
        proof::Certificate::Farkas(multipliers) => Certificate::verify(pool, &lemma.conflict, multipliers),
        proof::Certificate::Congruence => return congruence::interpolate(pool, &pick(true), &pick(false)),
        // An equality against a bound adds up without help.
        proof::Certificate::Rule(_) => {
            Certificate::verify(pool, &lemma.conflict, &vec![Rat::ONE; in_a.len()])
        }
    };
    if let Some(certificate) = certificate {
        return Some(certificate.sum(|i| in_a[i]).to_literal(pool));
    }
    // Literals of one side over shared symbols need no summary.
    let is_shared = |pool: &TermPool, part: &[Term]| part.iter().all(|&l| is_over(pool, l, &labels.shared));
    let (of_a, of_b) = (pick(true), pick(false));
    if is_shared(pool, &of_a) {
        return Some(pool.and(&of_a));
    }
    is_shared(pool, &of_b).then(|| {
        let all = pool.and(&of_b);
        pool.not(all)
    })
}
