//! Weak topological orders: the order in which equations are solved.
//!
//! A weak topological order lists the nodes of a graph and groups some of them into nested components, each with its
//! first node as head, such that every edge against the order leads to the head of a component that contains its source. So
//! whoever cuts all heads has cut all cycles.
//!
//! Source: F. Bourdoncle, "Efficient chaotic iteration strategies with widenings" (FMPA 1993), section 4. The strongly
//! connected components of the graph are listed in topological order; each that is a cycle loses its first node, the head, and
//! what is left of it is ordered in the same way. Where the paper recurses there is a list of tasks here, as there may
//! be as many nodes as an input has.

/// A weak topological order of the nodes `0..n`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wto {
    /// The nodes in order.
    pub order: Vec<usize>,
    /// For each place in the order: the place behind the component whose head stands here; `None` if no component begins
    /// here.
    pub end: Vec<Option<usize>>,
}

/// What is left to do.
enum Task {
    /// Order these nodes.
    Sort(Vec<usize>),
    /// Put a node at the end of the order.
    Node(usize),
    /// Put the component with this head and these other nodes at the end of the order.
    Component(usize, Vec<usize>),
    /// The component that begins at this place ends here.
    Close(usize),
}

impl Wto {
    /// An order of the graph in which node `n` has the successors `edges[n]`.
    pub fn new(edges: &[Vec<usize>]) -> Wto {
        let mut wto = Wto::default();
        let mut tasks = vec![Task::Sort((0..edges.len()).collect())];
        let mut search = Search::new(edges);
        while let Some(task) = tasks.pop() {
            match task {
                Task::Node(n) => {
                    wto.order.push(n);
                    wto.end.push(None);
                }
                Task::Close(place) => wto.end[place] = Some(wto.order.len()),
                Task::Component(head, rest) => {
                    tasks.push(Task::Close(wto.order.len()));
                    tasks.push(Task::Sort(rest));
                    tasks.push(Task::Node(head));
                }
                Task::Sort(nodes) => {
                    // The search finds sources last: so the first task is the last component found.
                    for mut component in search.components(&nodes) {
                        let head = component.remove(0);
                        let cycle = !component.is_empty() || edges[head].contains(&head);
                        tasks.push(if cycle { Task::Component(head, component) } else { Task::Node(head) });
                    }
                }
            }
        }
        wto
    }
}

/// Tarjan's search for strongly connected components ("Depth-first search and linear graph algorithms", 1972), in parts of
/// a graph.
struct Search<'a> {
    edges: &'a [Vec<usize>],
    /// The number of the part that the node belongs to.
    part: Vec<usize>,
    parts: usize,
    /// When the node was entered; 0 if it was not.
    entered: Vec<usize>,
    /// The earliest entered node of its component that is known.
    low: Vec<usize>,
    open: Vec<bool>,
}

impl<'a> Search<'a> {
    fn new(edges: &'a [Vec<usize>]) -> Self {
        let n = edges.len();
        Search {
            edges,
            part: vec![0; n],
            parts: 0,
            entered: vec![0; n],
            low: vec![0; n],
            open: vec![false; n],
        }
    }

    /// The components of the graph on `nodes`, each before those that lead to it; the nodes of each in the order in which
    /// the search entered them.
    fn components(&mut self, nodes: &[usize]) -> Vec<Vec<usize>> {
        self.parts += 1;
        for &n in nodes {
            (self.part[n], self.entered[n]) = (self.parts, 0);
        }
        let (mut found, mut clock, mut unfinished) = (Vec::new(), 0, Vec::new());
        for &start in nodes {
            if self.entered[start] > 0 {
                continue;
            }
            let mut path = vec![(start, 0)];
            while let Some((n, next)) = path.last_mut() {
                let n = *n;
                if *next == 0 {
                    clock += 1;
                    (self.entered[n], self.low[n], self.open[n]) = (clock, clock, true);
                    unfinished.push(n);
                }
                if let Some(&to) = self.edges[n].get(*next) {
                    *next += 1;
                    if self.part[to] == self.parts && self.entered[to] == 0 {
                        path.push((to, 0));
                    } else if self.part[to] == self.parts && self.open[to] {
                        self.low[n] = self.low[n].min(self.entered[to]);
                    }
                    continue;
                }
                path.pop();
                if let Some((above, _)) = path.last() {
                    self.low[*above] = self.low[*above].min(self.low[n]);
                }
                if self.low[n] == self.entered[n] {
                    let begin = unfinished.iter().rposition(|m| *m == n).expect("an open node is unfinished");
                    let component = unfinished.split_off(begin);
                    component.iter().for_each(|&m| self.open[m] = false);
                    found.push(component);
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    /// The order as Bourdoncle writes it.
    fn text(wto: &Wto) -> String {
        let mut out = String::new();
        for (place, node) in wto.order.iter().enumerate() {
            out.push_str(if wto.end[place].is_some() { " (" } else { " " });
            out.push_str(&node.to_string());
            let closed = wto.end[..=place].iter().filter(|end| **end == Some(place + 1)).count();
            out.push_str(&")".repeat(closed));
        }
        out.trim_start().to_owned()
    }

    #[test]
    fn the_example_of_the_paper() {
        // 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8, 2 -> 8, 4 -> 7, 6 -> 5, 7 -> 3; node 0 stands apart.
        let edges =
            [vec![], vec![2], vec![3, 8], vec![4], vec![5, 7], vec![6], vec![7, 5], vec![8, 3], vec![]];
        let wto = Wto::new(&edges);
        assert_eq!(text(&wto), "1 2 (3 4 (5 6) 7) 8 0");
    }

    #[test]
    fn loops_of_one_node_are_components() {
        assert_eq!(text(&Wto::new(&[vec![0, 1], vec![]])), "(0) 1");
        assert_eq!(text(&Wto::new(&[])), "");
    }

    quickcheck! {
        /// Every edge against the order leads to the head of a component around its source.
        fn edges_against_the_order_lead_to_heads(edges: Vec<(u8, u8)>) -> bool {
            let n = 7;
            let mut graph = vec![Vec::new(); n];
            for (from, to) in edges {
                graph[from as usize % n].push(to as usize % n);
            }
            let wto = Wto::new(&graph);
            let mut place = vec![usize::MAX; n];
            wto.order.iter().enumerate().for_each(|(at, &node)| place[node] = at);
            wto.order.len() == n
                && (0..n).all(|from| {
                    graph[from].iter().all(|&to| {
                        let (from, to) = (place[from], place[to]);
                        from < to || wto.end[to].is_some_and(|end| from < end)
                    })
                })
        }
    }
}
