//! Slots: numbers for the elements of arrays under which arrays of differing grain have their elements side by side.
//!
//! Clauses that come of programs index arrays by addresses: the element `i` of one array is read at `4 * i + 4176`, that of another one at
//! `8 * i + 5000`. Both are at slot `i` if the indices of each array are numbered by a stride and an offset: all indices of one
//! array are `stride * slot + offset`. The stride is the greatest common divisor of all coefficients and differences of constants
//! in the indices; where a pointer is itself an index, it is 1. Arrays that flow into each other are of one class
//! and have one numbering; a constant array, as which many begin, has no indices and joins none. Indices that are no integers are their
//! own slots.

use eufonium_base::{DisjointSets, HashMap, Rat};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredId, Sort, Term, TermPool, visit};

/// How the indices of an array are numbered: the index of a slot is `stride * slot + offset`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Numbering {
    sort: Sort,
    stride: Rat,
    offset: Rat,
}

impl Numbering {
    /// The index of a slot.
    pub(super) fn index(&self, pool: &mut TermPool, slot: Term) -> Term {
        if self.sort != Sort::INT {
            return slot;
        }
        let scaled = pool.scale(&self.stride, slot);
        let offset = pool.num(self.offset.clone(), Sort::INT);
        pool.add(&[scaled, offset])
    }

    /// The slot of an index; `None` if it is not known to have one.
    pub(super) fn slot(&self, pool: &mut TermPool, index: Term) -> Option<Term> {
        if self.sort != Sort::INT {
            return Some(index);
        }
        let mut e = LinExpr::of(pool, index);
        e.constant = &e.constant - &self.offset;
        let e = e.scale(&self.stride.recip());
        e.is_integral().then(|| e.to_term(pool, Sort::INT))
    }
}

/// The slot that stands for any.
pub(super) fn first(pool: &mut TermPool, sort: Sort) -> Term {
    match pool.as_bv(sort) {
        _ if sort == Sort::INT => pool.int(0),
        Some(width) => pool.bits(eufonium_base::Bits::from_u64(0, width)),
        None => pool.fresh("slot", sort),
    }
}

/// Arrays that flow into each other.
pub(super) type Class = usize;

/// The numberings of all arrays of a system whose indices are of one sort.
#[derive(Debug)]
pub(super) struct Slots {
    /// The sort of indices and slots.
    pub(super) index: Sort,
    classes: HashMap<Node, Class>,
    numberings: Vec<Numbering>,
}

/// A place where an array stands: an argument of a predicate, or a term of a clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Node {
    Argument(PredId, usize),
    Term(usize, Term),
}

impl Slots {
    /// The numberings of the arrays of a system that have this index sort.
    pub(super) fn of(pool: &TermPool, system: &ChcSystem, index: Sort) -> Self {
        let mut flow =
            Flow { index, ids: HashMap::default(), sets: DisjointSets::default(), indices: Vec::new() };
        for (i, clause) in system.clauses.iter().enumerate() {
            flow.clause(pool, i, clause);
        }
        for (id, predicate) in system.preds.iter() {
            for (i, sort) in predicate.sorts.iter().enumerate() {
                if flow.is_array(pool, *sort) {
                    flow.node(Node::Argument(id, i));
                }
            }
        }
        flow.finish(pool)
    }

    /// The class of a predicate's argument, if it is an array with such indices.
    pub(super) fn class_of_argument(&self, pred: PredId, argument: usize) -> Option<Class> {
        self.classes.get(&Node::Argument(pred, argument)).copied()
    }
    /// The class of a term of a clause.
    pub(super) fn class_of_term(&self, clause: usize, t: Term) -> Option<Class> {
        self.classes.get(&Node::Term(clause, t)).copied()
    }
    /// The numbering of a class.
    pub(super) fn numbering(&self, class: Class) -> &Numbering {
        &self.numberings[class]
    }
    /// The numbering of a predicate's argument, if it is an array with such indices.
    pub(super) fn of_argument(&self, pred: PredId, argument: usize) -> Option<&Numbering> {
        self.class_of_argument(pred, argument).map(|class| self.numbering(class))
    }
}

/// Which arrays flow into each other, by union-find, and the indices used.
struct Flow {
    index: Sort,
    ids: HashMap<Node, usize>,
    sets: DisjointSets,
    /// Indices with the node of an array that has them.
    indices: Vec<(usize, Term)>,
}

impl Flow {
    fn is_array(&self, pool: &TermPool, sort: Sort) -> bool {
        pool.as_array(sort).is_some_and(|(index, _)| index == self.index)
    }

    fn node(&mut self, node: Node) -> usize {
        *self.ids.entry(node).or_insert_with(|| self.sets.add())
    }

    fn join(&mut self, a: Node, b: Node) {
        let (a, b) = (self.node(a), self.node(b));
        self.sets.unite(a, b);
    }

    fn clause(&mut self, pool: &TermPool, i: usize, clause: &Clause) {
        let mut roots = vec![clause.constraint];
        for app in clause.apps() {
            for (k, &arg) in app.args.iter().enumerate() {
                roots.push(arg);
                if self.is_array(pool, pool.sort(arg)) && pool.op(arg) != Op::ConstArray {
                    self.join(Node::Argument(app.pred, k), Node::Term(i, arg));
                }
            }
        }
        for t in visit::postorder(pool, &roots) {
            let args = pool.args(t);
            let same: &[Term] = match pool.op(t) {
                Op::Select | Op::Store if self.is_array(pool, pool.sort(args[0])) => {
                    let array = self.node(Node::Term(i, args[0]));
                    self.indices.push((array, args[1]));
                    if pool.op(t) == Op::Store { &args[..1] } else { &[] }
                }
                Op::Ite if self.is_array(pool, pool.sort(t)) => &args[1..],
                Op::Eq if self.is_array(pool, pool.sort(args[0])) => {
                    if args.iter().all(|a| pool.op(*a) != Op::ConstArray) {
                        self.join(Node::Term(i, args[0]), Node::Term(i, args[1]));
                    }
                    continue;
                }
                _ => continue,
            };
            for &array in same.iter().filter(|array| pool.op(**array) != Op::ConstArray) {
                self.join(Node::Term(i, t), Node::Term(i, array));
            }
        }
    }

    fn finish(mut self, pool: &TermPool) -> Slots {
        let mut indices: HashMap<usize, Vec<LinExpr>> = HashMap::default();
        for (array, index) in std::mem::take(&mut self.indices) {
            let class = self.sets.root(array);
            indices.entry(class).or_default().push(LinExpr::of(pool, index));
        }
        let mut nodes: Vec<(usize, Node)> = self.ids.iter().map(|(node, id)| (*id, *node)).collect();
        nodes.sort_unstable_by_key(|(id, _)| *id);
        let (mut classes, mut numberings) = (HashMap::default(), Vec::new());
        let mut known: HashMap<usize, Class> = HashMap::default();
        for (id, node) in nodes {
            let root = self.sets.root(id);
            let class = *known.entry(root).or_insert_with(|| {
                numberings.push(numbering(self.index, indices.get(&root).map_or(&[], |all| all)));
                numberings.len() - 1
            });
            classes.insert(node, class);
        }
        Slots { index: self.index, classes, numberings }
    }
}

/// The coarsest numbering under which all these indices have slots. Its offset is the least constant beside a term that varies, as the
/// first element of what is indexed by loops should be at slot 0.
fn numbering(sort: Sort, indices: &[LinExpr]) -> Numbering {
    let mut numbering = Numbering { sort, stride: Rat::ONE, offset: Rat::ZERO };
    if sort != Sort::INT {
        return numbering;
    }
    let varying = indices.iter().filter(|e| !e.is_constant()).map(|e| &e.constant).min();
    let Some(offset) = varying.or_else(|| indices.iter().map(|e| &e.constant).min()) else {
        return numbering;
    };
    let mut stride = Rat::ZERO;
    for e in indices {
        let all = e.terms.iter().map(|(_, c)| c.clone()).chain([&e.constant - offset]);
        for c in all {
            stride = stride.gcd(&c);
        }
    }
    numbering.offset = offset.clone();
    if stride.is_positive() {
        numbering.stride = stride;
    }
    numbering
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::PredApp;

    /// Two arrays that begin as one constant array, written at `8 * i + 16` and `8 * i + 20`, are side by side.
    #[test]
    fn arrays_that_begin_alike_have_numberings_of_their_own() {
        let mut pool = TermPool::new();
        let (sort, mut system) = (pool.array_sort(Sort::INT, Sort::INT), ChcSystem::new());
        let p = system.declare(&mut pool, "P", &[sort, sort]);
        let i = pool.constant("i", Sort::INT);
        let [a, b] = ["a", "b"].map(|name| pool.constant(name, sort));
        let (zero, scaled) = (pool.int(0), pool.scale(&Rat::from(8), i));
        let zeros = pool.const_array(sort, zero);
        let written = [(a, 16), (b, 20), (zeros, 16), (zeros, 20)].map(|(array, offset)| {
            let offset = pool.int(offset);
            let index = pool.add(&[scaled, offset]);
            pool.store(array, index, i)
        });
        let app = |args: &[Term]| PredApp { pred: p, args: args.to_vec() };
        let (body, constraint, span) = (vec![], pool.tt(), None);
        let fact = |args: &[Term]| Clause { body: body.clone(), constraint, head: Some(app(args)), span };
        let step = Clause { body: vec![app(&[a, b])], ..fact(&written[..2]) };
        for first in [vec![zeros, zeros], written[2..].to_vec()] {
            system.clauses = vec![fact(&first), step.clone()];
            let slots = Slots::of(&pool, &system, Sort::INT);
            for (argument, offset) in [(0, 16), (1, 20)] {
                let found = slots.of_argument(p, argument).expect("it is an array");
                assert_eq!((&found.stride, &found.offset), (&8.into(), &offset.into()));
            }
        }
    }

    #[test]
    fn indices_of_one_grain_are_neighbours() {
        let mut pool = TermPool::new();
        let [i, p] = ["i", "p"].map(|n| pool.constant(n, Sort::INT));
        // Coefficients of `i` and `p`, and the constant, of each index; stride and offset.
        let table: &[(&[[i64; 3]], i64, i64)] = &[
            (&[[4, 0, 4176], [4, 0, 4180], [0, 0, 4176]], 4, 4176),
            (&[[4, 0, 4184], [4, 0, 4180]], 4, 4180),
            (&[[8, 0, 16], [8, 0, 20]], 4, 16),
            (&[[0, 1, 8], [4, 1, 8]], 1, 8),
            (&[[0, 0, 64], [0, 0, 40]], 24, 40),
            (&[[0, 0, 7]], 1, 7),
            (&[], 1, 0),
        ];
        for (indices, stride, offset) in table {
            let terms: Vec<Term> = indices
                .iter()
                .map(|[a, b, c]| {
                    let (a, b) = (pool.scale(&(*a).into(), i), pool.scale(&(*b).into(), p));
                    let c = pool.int(*c);
                    pool.add(&[a, b, c])
                })
                .collect();
            let read: Vec<LinExpr> = terms.iter().map(|t| LinExpr::of(&pool, *t)).collect();
            let found = numbering(Sort::INT, &read);
            assert_eq!((&found.stride, &found.offset), (&(*stride).into(), &(*offset).into()), "{indices:?}");
            for t in terms {
                let slot = found.slot(&mut pool, t).expect("each index has a slot");
                assert_eq!(found.index(&mut pool, slot), t);
            }
        }
    }
}
