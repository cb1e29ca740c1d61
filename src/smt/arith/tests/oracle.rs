//! Oracles: Fourier-Motzkin elimination for conjunctions over the reals, enumeration for the integers.

use super::*;

/// `sum coefs * x <= bound`, or `<` if strict.
#[derive(Clone, Debug)]
pub struct Halfspace {
    pub coefs: Vec<Rat>,
    pub bound: Rat,
    pub strict: bool,
}

/// What a literal says, over `dimension` variables.
pub fn halfspace(arith: &Arith, lit: Lit, dimension: usize) -> Halfspace {
    let inequality = arith.inequality(lit);
    let meaning = inequality.meaning;
    let sign = if meaning.is_upper { Rat::ONE } else { Rat::MINUS_ONE };
    let mut coefs = vec![Rat::ZERO; dimension];
    inequality.form.iter().for_each(|(c, a)| coefs[index(*c)] = a * &sign);
    Halfspace { coefs, bound: &meaning.bound * &sign, strict: meaning.strict }
}

/// Whether some real point satisfies all.
pub fn feasible(mut system: Vec<Halfspace>, dimension: usize) -> bool {
    for x in 0..dimension {
        let (zero, rest): (Vec<_>, Vec<_>) = system.into_iter().partition(|h| h.coefs[x].is_zero());
        let (upper, lower): (Vec<_>, Vec<_>) = rest.into_iter().partition(|h| h.coefs[x].is_positive());
        system = zero;
        for u in &upper {
            for l in &lower {
                let (m, n) = (-&l.coefs[x], u.coefs[x].clone());
                let coefs = u.coefs.iter().zip(&l.coefs).map(|(a, b)| &(a * &m) + &(b * &n)).collect();
                let bound = &(&u.bound * &m) + &(&l.bound * &n);
                system.push(Halfspace { coefs, bound, strict: u.strict || l.strict });
            }
        }
    }
    system.iter().all(|h| h.bound.is_positive() || h.bound.is_zero() && !h.strict)
}

/// Whether some assignment of the clauses' variables satisfies them and passes `accept`.
pub fn some_assignment(vars: usize, clauses: &[Vec<Lit>], mut accept: impl FnMut(&[Lit]) -> bool) -> bool {
    (0u64..1 << vars).any(|bits| {
        let truth = |l: &Lit| (bits >> eufonium_base::ids::Id::index(l.var()) & 1 == 1) != l.is_negated();
        let lits: Vec<Lit> =
            (0..vars).map(|v| Lit::new(eufonium_base::ids::Id::from_usize(v), bits >> v & 1 == 0)).collect();
        clauses.iter().all(|c| c.iter().any(truth)) && accept(&lits)
    })
}
