//! Who calls whom: direct calls, recursion, and an order in which callees come before callers.
//!
//! Calls through pointers are not edges; resolve them first where that matters. Calls in blocks that are not reached count.

use super::{FunctionId, Op, Program};
use eufonium_base::ids::{Id, IdVec};

/// The direct calls of a program.
#[derive(Clone, Debug)]
pub struct CallGraph {
    callees: IdVec<FunctionId, Vec<FunctionId>>,
    components: Vec<Vec<FunctionId>>,
    recursive: IdVec<FunctionId, bool>,
}

impl CallGraph {
    /// The calls of a program.
    pub fn new(program: &Program) -> Self {
        let callees: IdVec<FunctionId, Vec<FunctionId>> = program
            .functions
            .values()
            .map(|f| {
                let instrs = f.instrs();
                let called = instrs
                    .filter_map(|i| if let Op::Call { callee, .. } = i.op { Some(callee) } else { None });
                let mut called: Vec<FunctionId> = called.collect();
                called.sort_unstable();
                called.dedup();
                called
            })
            .collect();
        let components = components(&callees);
        let mut recursive: IdVec<FunctionId, bool> = callees.keys().map(|_| false).collect();
        for component in &components {
            for f in component {
                recursive[*f] = component.len() > 1 || callees[*f].binary_search(f).is_ok();
            }
        }
        CallGraph { callees, components, recursive }
    }

    /// The functions that a function calls, ascending, each once.
    pub fn callees(&self, function: FunctionId) -> &[FunctionId] {
        &self.callees[function]
    }
    /// The strongly connected components, callees before callers; the functions of each ascending.
    pub fn components(&self) -> &[Vec<FunctionId>] {
        &self.components
    }
    /// Whether a function may call itself, directly or through others.
    pub fn is_recursive(&self, function: FunctionId) -> bool {
        self.recursive[function]
    }
    /// The functions that direct calls reach from these, which are among them.
    pub fn reached(&self, from: impl IntoIterator<Item = FunctionId>) -> IdVec<FunctionId, bool> {
        let mut reached: IdVec<FunctionId, bool> = self.callees.keys().map(|_| false).collect();
        let mut stack: Vec<FunctionId> = from.into_iter().collect();
        while let Some(f) = stack.pop() {
            if !std::mem::replace(&mut reached[f], true) {
                stack.extend(&self.callees[f]);
            }
        }
        reached
    }
}

/// Tarjan, "Depth-first search and linear graph algorithms" (1972), with a stack of its own.
fn components(edges: &IdVec<FunctionId, Vec<FunctionId>>) -> Vec<Vec<FunctionId>> {
    const OPEN: usize = 0;
    const DONE: usize = usize::MAX;
    let mut low = vec![OPEN; edges.len()];
    let mut count = 0;
    let (mut found, mut pending, mut stack) = (vec![], vec![], vec![]);
    for root in edges.keys() {
        if low[root.index()] == OPEN {
            stack.push((root, 0, 0));
        }
        while let Some((f, number, next)) = stack.last_mut() {
            let f = *f;
            if *next == 0 && *number == 0 {
                count += 1;
                (*number, low[f.index()]) = (count, count);
                pending.push(f);
            }
            if let Some(callee) = edges[f].get(*next) {
                match low[callee.index()] {
                    OPEN => stack.push((*callee, 0, 0)),
                    // Met again after the visit of the callee, so its lowest number comes up this way too.
                    number => {
                        *next += 1;
                        if number != DONE {
                            low[f.index()] = low[f.index()].min(number);
                        }
                    }
                }
                continue;
            }
            if low[f.index()] == *number {
                let start = pending.iter().rposition(|p| *p == f).expect("an open function is pending");
                let mut component = pending.split_off(start);
                component.iter().for_each(|p| low[p.index()] = DONE);
                component.sort_unstable();
                found.push(component);
            }
            stack.pop();
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::build::FunctionBuilder;
    use crate::program::{ContextId, Origin, SiteId};

    fn function(n: usize) -> FunctionId {
        FunctionId::from_usize(n)
    }

    fn calls(edges: &[Vec<usize>]) -> CallGraph {
        let mut program = Program::new(64, true);
        for callees in edges {
            let mut builder = FunctionBuilder::new("f", &[], &[]);
            for callee in callees {
                let origin = Origin { site: SiteId::from_usize(0), context: ContextId::from_usize(0) };
                builder.effect(Op::Call { callee: function(*callee), args: vec![], origin });
            }
            program.functions.push(builder.finish());
        }
        CallGraph::new(&program)
    }

    #[test]
    fn callees_come_first() {
        let graph = calls(&[vec![1, 2, 1], vec![2, 3], vec![3], vec![1], vec![4], vec![]]);
        let component = |list: &[usize]| list.iter().map(|f| function(*f)).collect::<Vec<_>>();
        assert_eq!(
            graph.components(),
            [component(&[1, 2, 3]), component(&[0]), component(&[4]), component(&[5])]
        );
        let recursive: Vec<bool> = (0..6).map(|f| graph.is_recursive(function(f))).collect();
        assert_eq!(recursive, [false, true, true, true, true, false]);
        assert_eq!(graph.callees(function(0)), component(&[1, 2]));
        let reached = graph.reached([function(2)]);
        assert!(reached[function(1)] && !reached[function(0)] && !reached[function(4)]);
    }

    #[test]
    fn a_component_is_mutual_reachability() {
        fn holds(seed: Vec<u8>) -> bool {
            let edges = super::super::cfg::tests::random_edges(&seed);
            let graph = calls(&edges);
            let reached: Vec<_> = (0..edges.len()).map(|f| graph.reached([function(f)])).collect();
            let place = |f: usize| graph.components().iter().position(|c| c.contains(&function(f)));
            (0..edges.len()).all(|a| {
                (0..edges.len()).all(|b| {
                    let mutual = reached[a][function(b)] && reached[b][function(a)];
                    (place(a) == place(b)) == mutual && (!reached[a][function(b)] || place(b) <= place(a))
                })
            })
        }
        quickcheck::quickcheck(holds as fn(Vec<u8>) -> bool);
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let n = 100_000;
        let edges: Vec<Vec<usize>> = (0..n).map(|i| if i + 1 < n { vec![i + 1] } else { vec![0] }).collect();
        assert_eq!(calls(&edges).components().len(), 1);
    }
}
