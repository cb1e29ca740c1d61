//! The naive closure: classes are joined until no two terms with equal arguments are apart.

use crate::cc::{FALSE, Node, Symbol, TRUE};
use crate::sat::Lit;
use eufonium_base::ids::Id;

#[derive(Clone, Copy, Debug)]
pub(super) enum AtomKind {
    Equal(Node, Node),
    Holds(Node),
}

/// The problem as the oracle knows it: terms with their arguments, and atoms by variable.
#[derive(Default)]
pub(super) struct Oracle {
    /// Symbol, arguments and whether it is a value; those of equality nodes inside the closure are left out.
    pub(super) terms: Vec<(Node, Symbol, Vec<Node>, bool)>,
    pub(super) atoms: Vec<AtomKind>,
    /// The symbols whose two arguments commute.
    pub(super) commutative: Vec<Symbol>,
}

impl Oracle {
    fn find(parent: &[usize], mut at: usize) -> usize {
        while parent[at] != at {
            at = parent[at];
        }
        at
    }

    /// The classes under these literals, indexed by nodes; `None` if they are inconsistent.
    pub(super) fn close(&self, lits: &[Lit], extra: &[(Node, Node)]) -> Option<Vec<usize>> {
        let size = self.terms.iter().map(|t| t.0.index() + 1).max().unwrap_or(0).max(2);
        let mut parent: Vec<usize> = (0..size).collect();
        let union = |parent: &mut Vec<usize>, a: Node, b: Node| {
            let (a, b) = (Self::find(parent, a.index()), Self::find(parent, b.index()));
            parent[a] = b;
            a != b
        };
        for &(a, b) in extra {
            union(&mut parent, a, b);
        }
        for lit in lits {
            match (self.atoms[lit.var().index()], lit.is_negated()) {
                (AtomKind::Equal(a, b), false) => drop(union(&mut parent, a, b)),
                (AtomKind::Equal(..), true) => {}
                (AtomKind::Holds(n), negated) => {
                    union(&mut parent, n, if negated { FALSE } else { TRUE });
                }
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (a, f, x, _) in &self.terms {
                for (b, g, y, _) in &self.terms {
                    let same = |(p, q): (&Node, &Node)| {
                        Self::find(&parent, p.index()) == Self::find(&parent, q.index())
                    };
                    let is_straight = x.len() == y.len() && x.iter().zip(y).all(same);
                    let is_crosswise = self.commutative.contains(f) && x.iter().zip(y.iter().rev()).all(same);
                    if f == g && (is_straight || is_crosswise) {
                        changed |= union(&mut parent, *a, *b);
                    }
                }
            }
        }
        let classes: Vec<usize> = (0..size).map(|n| Self::find(&parent, n)).collect();
        let values: Vec<Node> =
            [TRUE, FALSE].into_iter().chain(self.terms.iter().filter(|t| t.3).map(|t| t.0)).collect();
        let clash =
            values.iter().any(|v| values.iter().any(|w| v != w && classes[v.index()] == classes[w.index()]));
        let broken = lits.iter().any(|lit| match self.atoms[lit.var().index()] {
            AtomKind::Equal(a, b) => lit.is_negated() && classes[a.index()] == classes[b.index()],
            AtomKind::Holds(_) => false,
        });
        (!clash && !broken).then_some(classes)
    }

    pub(super) fn assert_valid(&self, clause: &[Lit]) {
        let negation: Vec<Lit> = clause.iter().map(|&lit| !lit).collect();
        assert!(self.close(&negation, &[]).is_none(), "the clause {clause:?} is valid");
    }

    /// The value that an atom has because its sides are equal, have different values, or are the sides of a false
    /// equality.
    pub(super) fn value(&self, atom: usize, lits: &[Lit], classes: &[usize]) -> Option<bool> {
        let values: Vec<Node> =
            [TRUE, FALSE].into_iter().chain(self.terms.iter().filter(|t| t.3).map(|t| t.0)).collect();
        let class = |n: Node| classes[n.index()];
        let value = |n: Node| values.iter().find(|&&v| class(v) == class(n));
        match self.atoms[atom] {
            AtomKind::Holds(n) => value(n).filter(|&&v| v == TRUE || v == FALSE).map(|&v| v == TRUE),
            AtomKind::Equal(a, b) if class(a) == class(b) => Some(true),
            AtomKind::Equal(a, b) => {
                let by_value = matches!((value(a), value(b)), (Some(v), Some(w)) if v != w);
                let by_lit = lits.iter().any(|lit| match self.atoms[lit.var().index()] {
                    AtomKind::Equal(c, d) => {
                        let (p, q) = ((class(a), class(b)), (class(c), class(d)));
                        lit.is_negated() && (p == q || p == (q.1, q.0))
                    }
                    AtomKind::Holds(_) => false,
                });
                (by_value || by_lit).then_some(false)
            }
        }
    }
}
