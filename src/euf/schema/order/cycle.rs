//! Cycles of a graph of inequalities: with a strict edge a contradiction, without one an equality.

use super::graph::{Edge, Graph};
use crate::schema::finder::Finder;
use eufonium_ir::Term;
use std::collections::VecDeque;

/// Offers a lemma for each strict edge on a cycle; in components without one, for each edge the equality of its ends.
pub(super) fn offer_cycles(finder: &mut Finder<'_>, graph: &Graph) {
    let (edges, outgoing) = graph.parts();
    let component = components(edges, outgoing);
    let inside = |e: &Edge| component[e.from] == component[e.to];
    let mut contradictory = vec![false; component.len()];
    for edge in edges.iter().filter(|e| inside(e) && e.fact.strict) {
        contradictory[component[edge.from]] = true;
    }
    for edge in edges.iter().filter(|e| inside(e)) {
        if finder.is_done() {
            return;
        }
        if contradictory[component[edge.from]] && !edge.fact.strict {
            continue;
        }
        let back = shortest(edges, outgoing, &component, edge.to, edge.from);
        let mut cycle = vec![edge];
        cycle.extend(back.iter().map(|e| &edges[*e]));
        let reasons = reasons(finder, &cycle);
        if edge.fact.strict {
            finder.offer(&reasons, &[]);
        } else {
            let same = finder.same(edge.fact.low, edge.fact.high);
            finder.offer(&reasons, &[same]);
        }
    }
}

/// What the edges of a cycle rest on, with the equalities where one edge follows another.
fn reasons(finder: &mut Finder<'_>, cycle: &[&Edge]) -> Vec<Term> {
    let mut out = Vec::new();
    for (i, edge) in cycle.iter().enumerate() {
        out.extend_from_slice(&edge.fact.reasons);
        let next = cycle[(i + 1) % cycle.len()].fact.low;
        if edge.fact.high != next {
            out.push(finder.same(edge.fact.high, next));
        }
    }
    out
}

/// A shortest path within a component, by its edges; empty if there is none.
fn shortest(
    edges: &[Edge],
    outgoing: &[Vec<usize>],
    component: &[usize],
    from: usize,
    to: usize,
) -> Vec<usize> {
    let mut by: Vec<Option<usize>> = vec![None; outgoing.len()];
    let mut queue = VecDeque::from([from]);
    while let Some(node) = queue.pop_front() {
        if node == to {
            break;
        }
        for &e in &outgoing[node] {
            let next = edges[e].to;
            if next != from && by[next].is_none() && component[next] == component[from] {
                by[next] = Some(e);
                queue.push_back(next);
            }
        }
    }
    let (mut path, mut node) = (Vec::new(), to);
    while node != from {
        let Some(e) = by[node] else { return Vec::new() };
        path.push(e);
        node = edges[e].from;
    }
    path.reverse();
    path
}

/// The strongly connected component of each node: nodes by decreasing finishing time of a walk forwards, collected by
/// walks backwards (Kosaraju).
fn components(edges: &[Edge], outgoing: &[Vec<usize>]) -> Vec<usize> {
    let count = outgoing.len();
    let (mut order, mut seen) = (Vec::with_capacity(count), vec![false; count]);
    for root in 0..count {
        let mut stack = vec![(root, 0)];
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        while let Some((node, at)) = stack.pop() {
            let Some(&e) = outgoing[node].get(at) else {
                order.push(node);
                continue;
            };
            stack.push((node, at + 1));
            let next = edges[e].to;
            if !std::mem::replace(&mut seen[next], true) {
                stack.push((next, 0));
            }
        }
    }
    let mut incoming = vec![Vec::new(); count];
    for edge in edges {
        incoming[edge.to].push(edge.from);
    }
    let mut component = vec![usize::MAX; count];
    for &root in order.iter().rev() {
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if component[node] == usize::MAX {
                component[node] = root;
                stack.extend(incoming[node].iter().filter(|n| component[**n] == usize::MAX));
            }
        }
    }
    component
}
