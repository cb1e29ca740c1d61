//! Packs: groups of dimensions that have to do with each other, so that costly relations are looked for only there.
//!
//! Two parameters of a predicate belong together as often as clauses relate their arguments: by an atom of few dimensions, or through others that atoms relate. The
//! closest ones are grouped first, up to `MOST_PARAMS`; predicates of few numbers are one pack. The packs of a clause join those of its
//! applications along its atoms, up to `MOST_DIMS`, so that what a pack knows in a body reaches the head.
//!
//! Source: the packing of B. Blanchet et al., "A static analyzer for large safety-critical software" (PLDI 2003), without its pruning of packs that were of no use.
//! Packs are a choice of precision, and no result depends on them otherwise.

use super::atom::Atom;
use super::formula::{Formula, Node};
use super::space::Dim;
use eufonium_base::DisjointSets;
use std::collections::BTreeMap;

/// Most parameters in a pack.
const MOST_PARAMS: usize = 8;
/// Most dimensions in a pack of a clause.
const MOST_DIMS: usize = 16;
/// Atoms with more dimensions relate none of them.
const MOST_RELATED: usize = 4;
/// Larger groups of arguments say nothing about who belongs to whom.
const MOST_TOGETHER: usize = 16;

/// Disjoint groups of the numbers `0..n`.
struct Groups {
    sets: DisjointSets,
    /// How many members there are, by root.
    size: Vec<usize>,
}

impl Groups {
    fn new(n: usize) -> Self {
        Groups { sets: DisjointSets::new(n), size: vec![1; n] }
    }
    /// Makes one group of two, if it has at most so many members.
    fn unite(&mut self, a: usize, b: usize, most: usize) {
        let members = [a, b].map(|n| self.size[self.sets.root(n)]);
        if members[0] + members[1] <= most
            && let Some((root, gone)) = self.sets.unite(a, b)
        {
            self.size[root] += self.size[gone];
        }
    }
    /// The groups of at least two members.
    fn all(&mut self) -> Vec<Vec<usize>> {
        let mut of: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for n in 0..self.sets.count() {
            let first = self.sets.root(n);
            of.entry(first).or_default().push(n);
        }
        of.into_values().filter(|group| group.len() > 1).collect()
    }
}

/// The numbers that each atom of a few relates.
fn relations(formula: &Formula) -> impl Iterator<Item = Vec<Dim>> + '_ {
    formula.nodes.iter().filter_map(|node| match node {
        Node::Atom(Atom::Linear(sum, _) | Atom::Divides(_, sum))
            if (2..=MOST_RELATED).contains(&sum.terms.len()) =>
        {
            Some(sum.terms.iter().map(|(d, _)| *d).collect())
        }
        _ => None,
    })
}

/// How close the parameters of a predicate are.
#[derive(Default)]
pub(super) struct Affinity {
    pairs: BTreeMap<(Dim, Dim), u64>,
}

impl Affinity {
    /// Counts what a clause relates, where its applications have these dimensions as arguments; each with the affinity of its predicate.
    pub(super) fn count(formula: &Formula, apps: &[(usize, &[Dim])], of: &mut [Affinity]) {
        let mut groups = Groups::new(formula.space.len());
        for dims in relations(formula) {
            dims.windows(2).for_each(|pair| groups.unite(pair[0], pair[1], usize::MAX));
        }
        for (pred, args) in apps {
            let mut together: BTreeMap<usize, Vec<Dim>> = BTreeMap::new();
            for (place, d) in args.iter().enumerate().filter(|(_, d)| formula.space.kind(**d).is_number()) {
                together.entry(groups.sets.root(*d)).or_default().push(place);
            }
            for places in together.values().filter(|places| (2..=MOST_TOGETHER).contains(&places.len())) {
                for (i, a) in places.iter().enumerate() {
                    for b in &places[i + 1..] {
                        *of[*pred].pairs.entry((*a, *b)).or_default() += 240 / places.len() as u64;
                    }
                }
            }
        }
    }

    /// The packs of the predicate, of whose parameters these are numbers.
    pub(super) fn packs(&self, numbers: &[Dim]) -> Vec<Vec<Dim>> {
        if numbers.len() <= MOST_PARAMS {
            return vec![numbers.to_vec()];
        }
        // Only the first numbers are related, but clauses may relate others.
        let related = |(a, b): &(Dim, Dim)| numbers.contains(a) && numbers.contains(b);
        let mut pairs: Vec<(&(Dim, Dim), &u64)> = self.pairs.iter().filter(|(p, _)| related(p)).collect();
        pairs.sort_by_key(|(_, weight)| std::cmp::Reverse(**weight));
        let mut groups = Groups::new(numbers.last().map_or(0, |d| d + 1));
        pairs.iter().for_each(|((a, b), _)| groups.unite(*a, *b, MOST_PARAMS));
        groups.all()
    }
}

/// The packs of a clause, where its applications have these packs of dimensions.
pub(super) fn of_clause(formula: &Formula, apps: impl Iterator<Item = Vec<Dim>>) -> Vec<Vec<Dim>> {
    let mut groups = Groups::new(formula.space.len());
    for dims in apps {
        dims.windows(2).for_each(|pair| groups.unite(pair[0], pair[1], MOST_DIMS));
    }
    for dims in relations(formula) {
        dims.windows(2).for_each(|pair| groups.unite(pair[0], pair[1], MOST_DIMS));
    }
    groups.all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_parameters_are_together() {
        let mut affinity = Affinity::default();
        for (pair, weight) in [((0, 1), 5), ((1, 2), 9), ((20, 21), 1), ((3, 90), 100), ((91, 92), 100)] {
            affinity.pairs.insert(pair, weight);
        }
        let numbers: Vec<Dim> = (0..40).collect();
        assert_eq!(affinity.packs(&numbers), [vec![0, 1, 2], vec![20, 21]]);
        assert_eq!(affinity.packs(&[3, 5]), [vec![3, 5]]);
        // A chain of all is cut where packs are full.
        let pairs = (0..20).map(|i| ((i, i + 1), 100 - i as u64));
        let chain = Affinity { pairs: pairs.collect() };
        assert_eq!(chain.packs(&numbers)[0], (0..MOST_PARAMS).collect::<Vec<_>>());
        assert!(chain.packs(&numbers).iter().all(|pack| pack.len() <= MOST_PARAMS));
    }
}
