//! The iteration on small systems of equations, nests of loops, and any graphs.

use super::*;
use crate::atom::{Atom, Sum};
use crate::domains::{Pointwise, Range};
use crate::space::{Kind, Space};
use eufonium_base::Rat;
use eufonium_ir::Rel;
use std::sync::Arc;

type Interval = Pointwise<Range>;

/// `x0 = {0} or x1`; `x1 = x0 + 1` below the limit: a loop that is no clause.
struct Loop {
    /// Of the number and its successor.
    pair: Arc<Space>,
    one: Arc<Space>,
    limit: i64,
}

fn sum(terms: &[(usize, i64)], constant: i64, rel: Rel) -> Atom {
    let terms = terms.iter().map(|(d, c)| (*d, Rat::int(*c))).collect();
    Atom::Linear(Sum { terms, constant: Rat::int(constant), integral: true }, rel)
}

impl Equations for Loop {
    type State = Interval;
    fn readers(&self) -> Vec<Vec<usize>> {
        vec![vec![1], vec![0]]
    }
    fn bottom(&self, _: usize) -> Interval {
        Interval::bottom(&self.one)
    }
    fn transfer(&self, node: usize, states: &[Interval]) -> Interval {
        if node == 0 {
            let mut start = Interval::top(&self.one);
            start.assume(&sum(&[(0, 1)], 0, Rel::Eq));
            return start.join(&states[1]);
        }
        let mut pair = Interval::top(&self.pair);
        pair.meet_at(&states[0], &[0]);
        pair.assume(&sum(&[(0, 1)], 1 - self.limit, Rel::Le));
        pair.assume(&sum(&[(0, 1), (1, -1)], 1, Rel::Eq));
        pair.select(&self.one, &[1])
    }
}

fn solution(limit: i64, thresholds: &[i64], steps: usize) -> Range {
    let space = |n| Space::new(vec![Kind::Int; n]);
    let equations = Loop { pair: space(2), one: space(1), limit };
    let thresholds = Thresholds::new(thresholds.iter().map(|n| Rat::int(*n)).collect(), 10);
    let options = FixpointOptions { descending_steps: steps, ..FixpointOptions::default() };
    let states = solve(&equations, &thresholds, &options, &Stop::never()).expect("nobody stops it");
    states[0].get(0).clone()
}

#[test]
fn descending_steps_win_back_what_widening_lost() {
    let between = |high: Option<i64>| Range { low: Some(Rat::ZERO), high: high.map(Rat::int) };
    assert_eq!(solution(1000, &[], 0), between(None));
    assert_eq!(solution(1000, &[], 1), between(Some(1000)));
    assert_eq!(solution(1000, &[7, 2000], 0), between(Some(2000)));
    assert_eq!(solution(1000, &[7, 2000], 2), between(Some(1000)));
    assert_eq!(solution(1, &[], 0), between(Some(1)));
}

#[test]
fn a_raised_token_ends_the_iteration() {
    let (space, stop) = (Space::new(vec![Kind::Int]), Stop::never());
    stop.raise(eufonium_base::Interrupt::Timeout);
    let equations = Loop { pair: Space::new(vec![Kind::Int; 2]), one: space, limit: 5 };
    assert!(solve(&equations, &Thresholds::default(), &FixpointOptions::default(), &stop).is_none());
}

/// A nest of loops, each around the next one: the heads come first, then the ends of their trips, innermost first. Each adds 1 up to a limit. How
/// often right-hand sides were evaluated is counted.
struct Nest {
    depth: usize,
    pair: Arc<Space>,
    one: Arc<Space>,
    evaluations: std::cell::Cell<u64>,
}

impl Nest {
    /// The values after one more.
    fn next(&self, state: &Interval) -> Interval {
        let mut pair = Interval::top(&self.pair);
        pair.meet_at(state, &[0]);
        pair.assume(&sum(&[(0, 1)], -99, Rel::Le));
        pair.assume(&sum(&[(0, 1), (1, -1)], 1, Rel::Eq));
        pair.select(&self.one, &[1])
    }
}

impl Equations for Nest {
    type State = Interval;
    fn readers(&self) -> Vec<Vec<usize>> {
        let mut readers: Vec<Vec<usize>> = (1..2 * self.depth).map(|n| vec![n]).collect();
        readers.push(vec![]);
        (0..self.depth).for_each(|n| readers[2 * self.depth - 1 - n].push(n));
        readers
    }
    fn bottom(&self, _: usize) -> Interval {
        Interval::bottom(&self.one)
    }
    fn transfer(&self, node: usize, states: &[Interval]) -> Interval {
        self.evaluations.set(self.evaluations.get() + 1);
        if node >= self.depth {
            return self.next(&states[node - 1]);
        }
        let mut start = Interval::top(&self.one);
        start.assume(&sum(&[(0, 1)], 0, Rel::Eq));
        let before = if node == 0 { start } else { states[node - 1].clone() };
        before.join(&states[2 * self.depth - 1 - node])
    }
}

#[test]
fn deep_nests_take_as_many_evaluations_as_they_have_loops() {
    let mut counts = Vec::new();
    for depth in [8, 16, 32] {
        let space = |n| Space::new(vec![Kind::Int; n]);
        let nest = Nest { depth, pair: space(2), one: space(1), evaluations: Default::default() };
        let options = FixpointOptions::default();
        let states = solve(&nest, &Thresholds::default(), &options, &Stop::never()).expect("nobody stops it");
        for (node, state) in states.iter().enumerate() {
            assert!(state.includes(&nest.transfer(node, &states)), "{depth} {node}");
            assert_eq!(state.get(0).low.clone().map(|low| low.is_negative()), Some(false), "{depth} {node}");
        }
        counts.push(nest.evaluations.get());
    }
    // Where each loop began again for each round of the one around it, there were as many as the square of that.
    assert!(counts[2] < 3 * counts[1] && counts[1] < 3 * counts[0], "{counts:?}");
}

#[test]
fn what_reads_nothing_new_is_not_evaluated_again() {
    // Node 0 is a loop by itself; 1 to 50 read nothing but the node before, and the first of them a constant.
    struct Beside {
        one: Arc<Space>,
        evaluations: std::cell::RefCell<Vec<u64>>,
    }
    impl Equations for Beside {
        type State = Interval;
        fn readers(&self) -> Vec<Vec<usize>> {
            // All are in the component of node 0, as the last one leads there.
            (0..=50).map(|n| vec![if n == 50 { 0 } else { n + 1 }]).collect()
        }
        fn bottom(&self, _: usize) -> Interval {
            Interval::bottom(&self.one)
        }
        fn transfer(&self, node: usize, states: &[Interval]) -> Interval {
            self.evaluations.borrow_mut()[node] += 1;
            let mut start = Interval::top(&self.one);
            start.assume(&sum(&[(0, 1)], 0, Rel::Eq));
            match node {
                0 => start.join(&states[50]),
                // Whatever node 0 is, this is the same.
                1 => start,
                _ => states[node - 1].clone(),
            }
        }
    }
    let one = Space::new(vec![Kind::Int]);
    let equations = Beside { one, evaluations: std::cell::RefCell::new(vec![0; 51]) };
    let options = FixpointOptions::default();
    solve(&equations, &Thresholds::default(), &options, &Stop::never()).expect("nobody stops it");
    let evaluations = equations.evaluations.borrow();
    assert!(evaluations[2..].iter().all(|n| *n == 1), "{evaluations:?}");
}

/// What a node takes from another one.
#[derive(Clone, Debug)]
struct Input {
    node: usize,
    /// One more than that one has, below a limit.
    more: bool,
    /// It is read, and nothing comes from it.
    blocked: bool,
}

/// Any graph: nodes with a number of their own or none, and what they take from others.
#[derive(Clone, Debug)]
struct AnyGraph {
    nodes: Vec<(Option<i64>, Vec<Input>)>,
}

impl quickcheck::Arbitrary for AnyGraph {
    fn arbitrary(g: &mut quickcheck::Gen) -> Self {
        let count = 2 + usize::arbitrary(g) % 7;
        let one_in = |g: &mut quickcheck::Gen, n: usize| usize::arbitrary(g) % n == 0;
        let input = |g: &mut quickcheck::Gen| Input {
            node: usize::arbitrary(g) % count,
            more: one_in(g, 2),
            blocked: one_in(g, 4),
        };
        let mut node = || {
            let own = one_in(g, 3).then(|| (usize::arbitrary(g) % 9) as i64);
            (own, (0..1 + usize::arbitrary(g) % 3).map(|_| input(g)).collect())
        };
        AnyGraph { nodes: (0..count).map(|_| node()).collect() }
    }
}

struct OfGraph<'a>(&'a AnyGraph, Nest);

impl Equations for OfGraph<'_> {
    type State = Interval;
    fn readers(&self) -> Vec<Vec<usize>> {
        let reads = |reader: usize, n: usize| self.0.nodes[reader].1.iter().any(|input| input.node == n);
        let count = self.0.nodes.len();
        (0..count).map(|n| (0..count).filter(|reader| reads(*reader, n)).collect()).collect()
    }
    fn bottom(&self, _: usize) -> Interval {
        Interval::bottom(&self.1.one)
    }
    fn transfer(&self, node: usize, states: &[Interval]) -> Interval {
        let (own, inputs) = &self.0.nodes[node];
        let mut value = Interval::bottom(&self.1.one);
        if let Some(own) = own {
            value = Interval::top(&self.1.one);
            value.assume(&sum(&[(0, 1)], -own, Rel::Eq));
        }
        for input in inputs.iter().filter(|input| !input.blocked) {
            let given = &states[input.node];
            value = value.join(&if input.more { self.1.next(given) } else { given.clone() });
        }
        value
    }
}

/// Whether the values that are found are a post-fixpoint.
fn is_solved(graph: AnyGraph) -> bool {
    let space = |n| Space::new(vec![Kind::Int; n]);
    let nest = Nest { depth: 0, pair: space(2), one: space(1), evaluations: Default::default() };
    let equations = OfGraph(&graph, nest);
    let options = FixpointOptions::default();
    let states =
        solve(&equations, &Thresholds::default(), &options, &Stop::never()).expect("nobody stops it");
    (0..states.len()).all(|node| states[node].includes(&equations.transfer(node, &states)))
}

#[test]
fn right_hand_sides_are_inside_of_the_values() {
    quickcheck::QuickCheck::new().tests(2_000).quickcheck(is_solved as fn(AnyGraph) -> bool);
}

#[test]
fn a_component_that_begins_again_inside_of_another_is_solved_again() {
    // The innermost loop, of nodes 2 and 3, has a number of its own, and nothing comes to it from the loops around it.
    let from = |node| Input { node, more: false, blocked: false };
    let blocked = |node| Input { blocked: true, ..from(node) };
    let nodes = vec![
        (Some(0), vec![from(3)]),
        (None, vec![blocked(0), blocked(3)]),
        (Some(5), vec![from(1), from(3)]),
        (None, vec![from(2)]),
    ];
    assert!(is_solved(AnyGraph { nodes }));
}
