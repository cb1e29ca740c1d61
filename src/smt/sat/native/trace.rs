//! The trace: what each clause was derived from, so that a refutation can be followed back to its leaves.
//!
//! Each clause has a node; nodes are numbered in the order of creation, so the antecedents of a node come before it. A
//! fact of level 0 is a node too. A node outlives its clause until [`Trace::compact`] finds that nothing alive depends on
//! it. The antecedents are a set, not a resolution order: the leaves are what interpolation and cores need.

use crate::sat::{Leaf, Lit};
use crate::theory::Certificate;
use eufonium_base::HashMap;

/// The node that stands for "not traced".
pub(super) const NO_NODE: u32 = u32::MAX;

/// A step of a propositional refutation; see [`super::Native::derivation`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// A clause that was given with this label.
    Input(u32),
    /// This clause, which follows from these earlier steps by propagating units.
    Derived(Vec<usize>, Vec<Lit>),
}

enum Node {
    Input {
        clause: Box<[Lit]>,
        label: u32,
    },
    Theory {
        clause: Box<[Lit]>,
        certificate: Certificate,
    },
    /// Derived from `antecedents[start..end]`.
    Derived {
        start: usize,
        end: usize,
    },
}

#[derive(Default)]
pub(super) struct Trace {
    nodes: Vec<Node>,
    antecedents: Vec<u32>,
    /// The size after the last compaction.
    settled: usize,
    /// The derived clauses, if they are kept.
    clauses: Option<HashMap<u32, Box<[Lit]>>>,
}

impl Trace {
    fn push(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        u32::try_from(self.nodes.len() - 1).expect("the trace fits 32-bit numbers")
    }
    pub(super) fn input(&mut self, clause: &[Lit], label: u32) -> u32 {
        self.push(Node::Input { clause: clause.into(), label })
    }
    pub(super) fn theory(&mut self, clause: &[Lit], certificate: Certificate) -> u32 {
        self.push(Node::Theory { clause: clause.into(), certificate })
    }
    /// A node for a clause that follows from `antecedents`; the antecedent itself if there is one only.
    pub(super) fn derived(&mut self, antecedents: &[u32], clause: &[Lit]) -> u32 {
        if let [only] = antecedents {
            return *only;
        }
        let start = self.antecedents.len();
        self.antecedents.extend_from_slice(antecedents);
        let node = self.push(Node::Derived { start, end: self.antecedents.len() });
        if let Some(clauses) = &mut self.clauses {
            clauses.insert(node, clause.into());
        }
        node
    }

    /// Keeps derived clauses from now on, so that [`Trace::derivation`] works.
    pub(super) fn keep_clauses(&mut self) {
        self.clauses = Some(HashMap::default());
    }

    fn size(&self) -> usize {
        self.nodes.len() + self.antecedents.len()
    }
    /// Whether the trace has doubled since the last compaction, and is worth the effort.
    pub(super) fn is_due(&self, slack: usize) -> bool {
        self.size() > 2 * self.settled + slack
    }

    /// Marks what `roots` depend on.
    fn reachable(&self, roots: impl Iterator<Item = u32>) -> Vec<bool> {
        let mut marked = vec![false; self.nodes.len()];
        for root in roots {
            marked[root as usize] = true;
        }
        // Antecedents come before what is derived from them: one pass from the end finds all.
        for n in (0..self.nodes.len()).rev() {
            if marked[n]
                && let Node::Derived { start, end } = self.nodes[n]
            {
                for &a in &self.antecedents[start..end] {
                    marked[a as usize] = true;
                }
            }
        }
        marked
    }

    /// Drops the nodes that no root depends on. The answer maps old numbers to new ones.
    pub(super) fn compact(&mut self, roots: impl Iterator<Item = u32>) -> Vec<u32> {
        let marked = self.reachable(roots);
        let mut map = vec![NO_NODE; self.nodes.len()];
        let mut kept =
            Trace { clauses: self.clauses.as_ref().map(|_| HashMap::default()), ..Trace::default() };
        for (n, node) in std::mem::take(&mut self.nodes).into_iter().enumerate() {
            if !marked[n] {
                continue;
            }
            map[n] = match node {
                Node::Derived { start, end } => {
                    let first = kept.antecedents.len();
                    kept.antecedents.extend(self.antecedents[start..end].iter().map(|&a| map[a as usize]));
                    let node = kept.push(Node::Derived { start: first, end: kept.antecedents.len() });
                    if let (Some(old), Some(new)) = (&mut self.clauses, &mut kept.clauses)
                        && let Some(clause) = old.remove(&(n as u32))
                    {
                        new.insert(node, clause);
                    }
                    node
                }
                leaf => kept.push(leaf),
            };
        }
        kept.settled = kept.size();
        *self = kept;
        map
    }

    /// What `roots` depend on, antecedents first. The last step stands for the roots themselves. The trace holds no theory
    /// clauses. `None` if the derived clauses were not kept.
    pub(super) fn derivation(&self, roots: &[u32]) -> Option<Vec<Inference>> {
        let clauses = self.clauses.as_ref()?;
        let mut marked = self.reachable(roots.iter().copied());
        marked.truncate(self.nodes.len());
        let mut place = vec![usize::MAX; self.nodes.len()];
        let mut out = Vec::new();
        for (n, node) in self.nodes.iter().enumerate().filter(|(n, _)| marked[*n]) {
            place[n] = out.len();
            out.push(match node {
                Node::Input { label, .. } => Inference::Input(*label),
                Node::Derived { start, end } => Inference::Derived(
                    self.antecedents[*start..*end].iter().map(|&a| place[a as usize]).collect(),
                    clauses.get(&(n as u32)).map_or_else(Vec::new, |c| c.to_vec()),
                ),
                Node::Theory { .. } => unreachable!("derivations are asked for without theories"),
            });
        }
        out.push(Inference::Derived(roots.iter().map(|&r| place[r as usize]).collect(), Vec::new()));
        Some(out)
    }

    /// The leaves that `roots` depend on, oldest first. Takes time in what is reached, not in the size of the trace.
    pub(super) fn leaves(&self, roots: &[u32]) -> Vec<Leaf<'_>> {
        let mut seen = eufonium_base::HashSet::default();
        let mut stack = roots.to_vec();
        let mut found = Vec::new();
        while let Some(n) = stack.pop() {
            if !seen.insert(n) {
                continue;
            }
            match self.nodes[n as usize] {
                Node::Derived { start, end } => stack.extend_from_slice(&self.antecedents[start..end]),
                _ => found.push(n),
            }
        }
        found.sort_unstable();
        let leaf = |n: u32| match &self.nodes[n as usize] {
            Node::Input { clause, label } => Leaf::Input { clause, label: *label },
            Node::Theory { clause, certificate } => Leaf::Theory { clause, certificate },
            Node::Derived { .. } => unreachable!("only leaves were collected"),
        };
        found.into_iter().map(leaf).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compaction_keeps_what_is_needed() {
        let mut trace = Trace::default();
        let (a, b, c) = (trace.input(&[], 1), trace.input(&[], 2), trace.input(&[], 3));
        let d = trace.derived(&[a, b], &[]);
        let e = trace.derived(&[d, c], &[]);
        let f = trace.theory(&[], Certificate::Congruence);
        let labels = |t: &Trace, root| t.leaves(&[root]).len();
        assert_eq!((labels(&trace, d), labels(&trace, e), labels(&trace, f)), (2, 3, 1));
        let map = trace.compact([d, f].into_iter());
        assert_eq!(map[e as usize], NO_NODE);
        assert_eq!(map[c as usize], NO_NODE);
        assert_eq!(
            trace.leaves(&[map[d as usize]]),
            [Leaf::Input { clause: &[], label: 1 }, Leaf::Input { clause: &[], label: 2 }]
        );
        assert_eq!(labels(&trace, map[f as usize]), 1);
    }

    #[test]
    fn derivations_come_in_order() {
        let mut trace = Trace::default();
        let (a, _, c) = (trace.input(&[], 7), trace.input(&[], 8), trace.input(&[], 9));
        assert_eq!(trace.derivation(&[a]), None);
        trace.keep_clauses();
        let unit = [<crate::sat::Var as eufonium_base::ids::Id>::from_usize(3).positive()];
        let d = trace.derived(&[a, c], &unit);
        use Inference::{Derived, Input};
        let expected =
            [Input(7), Input(9), Derived(vec![0, 1], unit.to_vec()), Derived(vec![2, 0], Vec::new())];
        assert_eq!(trace.derivation(&[d, a]).as_deref(), Some(&expected[..]));
        let map = trace.compact([a, d].into_iter());
        assert_eq!(trace.derivation(&[map[d as usize], map[a as usize]]).as_deref(), Some(&expected[..]));
    }
}
