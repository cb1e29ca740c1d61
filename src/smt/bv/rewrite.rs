//! Rules that look two levels into a conjunction and never make the graph larger.
//!
//! Robert Brummayer and Armin Biere, "Local two-level and-inverter graph minimization without blowup", MEMICS 2006. Each
//! rule replaces a pair of literals by one literal or by a pair of which one is replaced by a part of it, so the loop
//! ends. In the comments `(a b)` is a conjunction and `-` the negation.

use super::literal::AigLit;

/// What is left of a conjunction.
pub(super) enum Reduced {
    /// It is this literal.
    Literal(AigLit),
    /// It is the conjunction of these two, which no rule simplifies.
    Pair(AigLit, AigLit),
}

/// Simplifies the conjunction of two literals of a graph whose conjunctions have these parts, by node.
pub(super) fn reduce(parts: &impl Fn(usize) -> Option<[AigLit; 2]>, mut a: AigLit, mut b: AigLit) -> Reduced {
    loop {
        let step = trivial(a, b)
            .or_else(|| beside(parts, a, b))
            .or_else(|| beside(parts, b, a))
            .or_else(|| across(parts, a, b))
            .or_else(|| across(parts, b, a));
        match step {
            None => return Reduced::Pair(a, b),
            Some(Reduced::Pair(c, d)) => (a, b) = (c, d),
            Some(literal) => return literal,
        }
    }
}

fn trivial(a: AigLit, b: AigLit) -> Option<Reduced> {
    match (a, b) {
        (AigLit::FALSE, _) | (_, AigLit::FALSE) => Some(Reduced::Literal(AigLit::FALSE)),
        (AigLit::TRUE, l) | (l, AigLit::TRUE) => Some(Reduced::Literal(l)),
        _ if a == b => Some(Reduced::Literal(a)),
        _ if a == !b => Some(Reduced::Literal(AigLit::FALSE)),
        _ => None,
    }
}

/// One side is a conjunction or its negation.
fn beside(parts: &impl Fn(usize) -> Option<[AigLit; 2]>, pair: AigLit, other: AigLit) -> Option<Reduced> {
    let [a, b] = parts(pair.node())?;
    let clash = a == !other || b == !other;
    if !pair.is_negated() {
        return if clash {
            // Contradiction: (a b) -a = false.
            Some(Reduced::Literal(AigLit::FALSE))
        } else if a == other || b == other {
            // Idempotence: (a b) a = (a b).
            Some(Reduced::Literal(pair))
        } else {
            None
        };
    }
    if clash {
        // Subsumption: -(a b) -a = -a.
        Some(Reduced::Literal(other))
    } else if a == other {
        // Substitution: -(a b) a = -b a.
        Some(Reduced::Pair(!b, other))
    } else if b == other {
        Some(Reduced::Pair(!a, other))
    } else {
        None
    }
}

/// Both sides are conjunctions or negations of such.
fn across(parts: &impl Fn(usize) -> Option<[AigLit; 2]>, left: AigLit, right: AigLit) -> Option<Reduced> {
    let [a, b] = parts(left.node())?;
    let [c, d] = parts(right.node())?;
    let clash = a == !c || a == !d || b == !c || b == !d;
    match (left.is_negated(), right.is_negated()) {
        // Contradiction: (a b) (-a d) = false.
        (false, false) if clash => Some(Reduced::Literal(AigLit::FALSE)),
        // Idempotence: (a b) (a d) = (a b) d.
        (false, false) if c == a || c == b => Some(Reduced::Pair(left, d)),
        (false, false) if d == a || d == b => Some(Reduced::Pair(left, c)),
        // Subsumption: -(a b) (-a d) = (-a d).
        (true, false) if clash => Some(Reduced::Literal(right)),
        // Substitution: -(a b) (a d) = -b (a d).
        (true, false) if a == c || a == d => Some(Reduced::Pair(!b, right)),
        (true, false) if b == c || b == d => Some(Reduced::Pair(!a, right)),
        // Resolution: -(a b) -(a -b) = -a.
        (true, true) if (a == c && b == !d) || (a == d && b == !c) => Some(Reduced::Literal(!a)),
        (true, true) if (b == c && a == !d) || (b == d && a == !c) => Some(Reduced::Literal(!b)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bv::aig::Aig;
    use crate::bv::testing::{Expr, tables};
    use quickcheck::quickcheck;

    fn negate(l: AigLit) -> AigLit {
        !l
    }

    /// The rules by name on three inputs: both sides are the same literal.
    #[test]
    fn rules() {
        type Build = fn(&mut Aig, AigLit, AigLit, AigLit) -> AigLit;
        let cases: &[(&str, Build, Build)] = &[
            ("constant", |g, a, _, _| g.and(a, AigLit::FALSE), |_, _, _, _| AigLit::FALSE),
            ("neutral", |g, a, _, _| g.and(AigLit::TRUE, a), |_, a, _, _| a),
            ("clash", |g, a, _, _| g.and(a, !a), |_, _, _, _| AigLit::FALSE),
            (
                "contradiction",
                |g, a, b, _| {
                    let p = g.and(a, b);
                    g.and(p, !b)
                },
                |_, _, _, _| AigLit::FALSE,
            ),
            (
                "contradiction of two",
                |g, a, b, c| {
                    let (p, q) = (g.and(a, b), g.and(c, !b));
                    g.and(p, q)
                },
                |_, _, _, _| AigLit::FALSE,
            ),
            (
                "idempotence",
                |g, a, b, _| {
                    let p = g.and(a, b);
                    g.and(a, p)
                },
                |g, a, b, _| g.and(a, b),
            ),
            (
                "idempotence of two",
                |g, a, b, c| {
                    let (p, q) = (g.and(a, b), g.and(c, b));
                    g.and(p, q)
                },
                |g, a, b, c| {
                    let p = g.and(a, b);
                    g.and(p, c)
                },
            ),
            (
                "subsumption",
                |g, a, b, _| {
                    let p = g.and(a, b);
                    g.and(!p, !a)
                },
                |_, a, _, _| negate(a),
            ),
            (
                "subsumption of two",
                |g, a, b, c| {
                    let (p, q) = (g.and(a, b), g.and(c, !b));
                    g.and(!p, q)
                },
                |g, _, b, c| g.and(!b, c),
            ),
            (
                "substitution",
                |g, a, b, _| {
                    let p = g.and(a, b);
                    g.and(!p, a)
                },
                |g, a, b, _| g.and(a, !b),
            ),
            (
                "substitution of two",
                |g, a, b, c| {
                    let (p, q) = (g.and(a, b), g.and(c, b));
                    g.and(!p, q)
                },
                |g, a, b, c| {
                    let q = g.and(c, b);
                    g.and(q, !a)
                },
            ),
            (
                "resolution",
                |g, a, b, _| {
                    let (p, q) = (g.and(a, b), g.and(!b, a));
                    g.and(!p, !q)
                },
                |_, a, _, _| negate(a),
            ),
        ];
        for (name, left, right) in cases {
            let mut g = Aig::new();
            let [a, b, c] = [g.input(), g.input(), g.input()];
            let expected = right(&mut g, a, b, c);
            assert_eq!(left(&mut g, a, b, c), expected, "{name}");
        }
    }

    quickcheck! {
        fn rewriting_keeps_the_function(e: Expr) -> bool {
            let mut g = Aig::new();
            let inputs = [(); Expr::INPUTS].map(|()| g.input());
            let out = e.build(&mut g, &inputs);
            let table = tables(&g)[out.node()];
            (if out.is_negated() { !table } else { table }) == e.table()
        }

        /// No conjunction has a part that a rule should have removed.
        fn nodes_are_reduced(e: Expr) -> bool {
            let mut g = Aig::new();
            let inputs = [(); Expr::INPUTS].map(|()| g.input());
            e.build(&mut g, &inputs);
            (0..g.num_nodes()).all(|n| match g.parts(n) {
                Some([a, b]) => a < b && matches!(reduce(&|node| g.parts(node), a, b), Reduced::Pair(c, d) if (c, d) == (a, b)),
                None => true,
            })
        }
    }
}
