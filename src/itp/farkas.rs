//! Arithmetic of Farkas certificates: multiples of inequalities that add up to a contradiction, and their partial sums.
//!
//! Integer inequalities are tightened before they are summed (`s < c` is `s <= c - 1`), as the certificates' definition
//! allows. An equality may stand for either of its two inequalities.

use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Rel, Term, TermPool};

/// An inequality `expr <= 0`, or `expr < 0` if strict.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inequality {
    /// The left-hand side.
    pub expr: LinExpr,
    /// Whether 0 is excluded.
    pub strict: bool,
}

impl Inequality {
    /// Adds a multiple of `other`; the factor is not negative.
    pub fn add(&mut self, other: &Inequality, factor: &Rat) {
        debug_assert!(!factor.is_negative(), "an inequality is scaled by what keeps its direction");
        self.expr.add_scaled(&other.expr, factor);
        self.strict |= other.strict && !factor.is_zero();
    }

    /// Whether the inequality has no variables and is false.
    pub fn is_contradiction(&self) -> bool {
        let c = &self.expr.constant;
        self.expr.is_constant() && (c.is_positive() || (self.strict && c.is_zero()))
    }

    /// The literal that says it, in normal form (a truth constant if there are no variables).
    pub fn to_literal(&self, pool: &mut TermPool) -> Term {
        self.expr.to_atom(pool, if self.strict { Rel::Lt } else { Rel::Le })
    }

    /// The inequality that holds exactly if this one does not.
    pub fn complement(&self) -> Inequality {
        Inequality { expr: self.expr.clone().scale(&Rat::MINUS_ONE), strict: !self.strict }
    }

    /// Over the integers: without strictness, the constant rounded.
    fn tightened(mut self, pool: &TermPool) -> Inequality {
        let integral = self.expr.terms.iter().all(|(_, c)| c.is_int()) && self.expr.over_integers(pool);
        if integral {
            let c = &self.expr.constant;
            self.expr.constant = if self.strict { &c.floor() + &Rat::ONE } else { c.ceil() };
            self.strict = false;
        }
        self
    }
}

/// A verified certificate: the literals of a conflict as inequalities, with their multipliers.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// Parallel to the conflict. The multiples add up to a contradiction.
    pub parts: Vec<(Inequality, Rat)>,
}

/// More equalities than this in one conflict are not tried in all directions.
const EQUALITY_LIMIT: usize = 6;

impl Certificate {
    /// Reads and verifies a certificate. `None` if a literal is no inequality or equality of arithmetic, a multiplier is
    /// negative, or the sum is no contradiction.
    pub fn verify(pool: &TermPool, conflict: &[Term], multipliers: &[Rat]) -> Option<Certificate> {
        if conflict.len() != multipliers.len() {
            return None;
        }
        let mut parts = Vec::with_capacity(conflict.len());
        let mut equalities = Vec::new();
        for (&literal, m) in conflict.iter().zip(multipliers) {
            if m.is_negative() {
                return None;
            }
            let (expr, rel) = LinExpr::of_literal(pool, literal)?;
            match rel {
                Rel::Ne => return None,
                Rel::Eq if !m.is_zero() => equalities.push(parts.len()),
                _ => {}
            }
            let inequality = Inequality { expr, strict: rel == Rel::Lt };
            parts.push((inequality.tightened(pool), m.clone()));
        }
        if equalities.len() > EQUALITY_LIMIT {
            return None;
        }
        let mut certificate = Certificate { parts };
        for directions in 0..1u32 << equalities.len() {
            if directions > 0 {
                // Counting up flips the lowest zero bit and all ones below it.
                let changed = directions ^ (directions - 1);
                for (bit, &i) in equalities.iter().enumerate() {
                    if changed >> bit & 1 == 1 {
                        let e = std::mem::take(&mut certificate.parts[i].0.expr);
                        certificate.parts[i].0.expr = e.scale(&Rat::MINUS_ONE);
                    }
                }
            }
            if certificate.sum(|_| true).is_contradiction() {
                return Some(certificate);
            }
        }
        None
    }

    /// The sum of those multiples whose place in the conflict satisfies `which`.
    pub fn sum(&self, which: impl Fn(usize) -> bool) -> Inequality {
        let mut sum = Inequality::default();
        for (i, (inequality, m)) in self.parts.iter().enumerate() {
            if which(i) {
                sum.add(inequality, m);
            }
        }
        sum
    }
}
