//! Differences between numbers in split normal form: bounds of each number apart from the edges of a sparse graph.
//!
//! An edge from `i` to `j` bounds `v_i - v_j`. What the bounds of two numbers imply of their difference is no edge, so machine words, which all
//! have bounds, do not make the graph dense. Invariant of a *closed* graph: no way along edges is shorter than the edge between its ends or
//! what bounds imply for them, and no bound can be lowered along an edge. Every operation here keeps closed graphs closed.
//!
//! Source: G. Gange, J. A. Navas, P. Schachte, H. Søndergaard and P. J. Stuckey, "Exploiting sparsity in difference-bound matrices" (SAS 2016).
//! Deliberately absent: their potentials, which speed up the search for shortest ways in graphs that are not closed: those that widening
//! leaves are built again edge by edge.

use eufonium_base::Rat;

/// A number: its place among the related dimensions.
pub(super) type Vertex = usize;

/// A bound of a difference: `v_from - v_to <= weight`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    pub(super) from: Vertex,
    pub(super) to: Vertex,
    pub(super) weight: Rat,
}

/// Bounds, and differences that these do not imply.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    pub(super) low: Vec<Option<Rat>>,
    pub(super) high: Vec<Option<Rat>>,
    /// Whether a vertex has only integers as values.
    integer: Vec<bool>,
    /// Sorted by their ends.
    edges: Vec<Edge>,
    /// Whether the bounds contradict each other.
    pub(super) bottom: bool,
}

/// Whether a limit from above says more than another one.
pub(super) fn is_less(limit: &Rat, than: Option<&Rat>) -> bool {
    than.is_none_or(|than| limit < than)
}

impl Graph {
    /// The graph that says nothing of these vertices.
    pub(super) fn new(integer: Vec<bool>) -> Graph {
        let none = || vec![None; integer.len()];
        Graph { low: none(), high: none(), edges: Vec::new(), bottom: false, integer }
    }

    /// The number of vertices.
    pub(super) fn len(&self) -> usize {
        self.integer.len()
    }

    pub(super) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Takes these edges, of which no two have the same ends, in place of those that there are.
    pub(super) fn set_edges(&mut self, mut edges: Vec<Edge>) {
        edges.sort_unstable_by_key(|e| (e.from, e.to));
        self.edges = edges;
    }

    fn place(&self, from: Vertex, to: Vertex) -> Result<usize, usize> {
        self.edges.binary_search_by_key(&(from, to), |e| (e.from, e.to))
    }

    pub(super) fn has_edge(&self, from: Vertex, to: Vertex) -> bool {
        self.place(from, to).is_ok()
    }

    /// The edges from a vertex.
    fn from(&self, vertex: Vertex) -> &[Edge] {
        let begin = self.edges.partition_point(|e| e.from < vertex);
        let len = self.edges[begin..].partition_point(|e| e.from == vertex);
        &self.edges[begin..begin + len]
    }

    /// What the bounds imply of a difference.
    pub(super) fn implied(&self, from: Vertex, to: Vertex) -> Option<Rat> {
        Some(self.high[from].as_ref()? - self.low[to].as_ref()?)
    }

    /// The least known bound of a difference, in a closed graph.
    pub(super) fn weight(&self, from: Vertex, to: Vertex) -> Option<Rat> {
        if from == to {
            return Some(Rat::ZERO);
        }
        let implied = self.implied(from, to);
        match self.place(from, to) {
            Ok(place) if is_less(&self.edges[place].weight, implied.as_ref()) => {
                Some(self.edges[place].weight.clone())
            }
            _ => implied,
        }
    }

    /// Whether it is known that a difference is at most so much, in a closed graph.
    pub(super) fn obeys(&self, from: Vertex, to: Vertex, weight: &Rat) -> bool {
        let edge = || self.place(from, to).is_ok_and(|place| self.edges[place].weight <= *weight);
        (from == to && !weight.is_negative())
            || edge()
            || self.implied(from, to).is_some_and(|implied| implied <= *weight)
    }

    /// The weight as a bound of what has only integers as values, if so; `None` where it is a fraction of large numbers, which is forgotten.
    fn rounded(weight: Rat, integer: bool) -> Option<Rat> {
        match weight.is_int() {
            true => Some(weight),
            false if integer => Some(weight.floor()),
            false => Some(weight).filter(Rat::is_small),
        }
    }

    /// Lowers the upper bound of one vertex only; whether it was higher.
    fn lower_high(&mut self, v: Vertex, high: Rat) -> bool {
        let Some(high) = Self::rounded(high, self.integer[v]) else { return false };
        let less = is_less(&high, self.high[v].as_ref());
        if less {
            self.bottom |= self.low[v].as_ref().is_some_and(|low| *low > high);
            self.high[v] = Some(high);
        }
        less
    }

    /// Raises the lower bound of one vertex only; whether it was lower.
    fn raise_low(&mut self, v: Vertex, low: &Rat) -> bool {
        let Some(low) = Self::rounded(-low, self.integer[v]).map(|n| -&n) else { return false };
        let more = self.low[v].as_ref().is_none_or(|known| low > *known);
        if more {
            self.bottom |= self.high[v].as_ref().is_some_and(|high| *high < low);
            self.low[v] = Some(low);
        }
        more
    }

    /// Assumes an upper bound of a vertex.
    pub(super) fn assume_high(&mut self, v: Vertex, high: Rat) {
        if self.lower_high(v, high) {
            let high = self.high[v].clone().expect("it was set");
            for i in 0..self.edges.len() {
                let edge = &self.edges[i];
                if edge.to == v {
                    let (from, along) = (edge.from, &high + &edge.weight);
                    self.lower_high(from, along);
                }
            }
        }
    }

    /// Assumes a lower bound of a vertex.
    pub(super) fn assume_low(&mut self, v: Vertex, low: &Rat) {
        if self.raise_low(v, low) {
            let low = self.low[v].clone().expect("it was set");
            let along: Vec<(Vertex, Rat)> = self.from(v).iter().map(|e| (e.to, &low - &e.weight)).collect();
            for (to, low) in along {
                self.raise_low(to, &low);
            }
        }
    }

    /// Assumes `v_from - v_to <= weight`.
    pub(super) fn assume_difference(&mut self, from: Vertex, to: Vertex, weight: Rat) {
        if from == to {
            self.bottom |= weight.is_negative();
            return;
        }
        let Some(weight) = Self::rounded(weight, self.integer[from] && self.integer[to]) else { return };
        if self.bottom || self.obeys(from, to, &weight) {
            return;
        }
        if self.weight(to, from).is_some_and(|back| (back + &weight).is_negative()) {
            self.bottom = true;
            return;
        }
        // The way through the new edge is of use only from where it is a shorter one to its end, and only to where it is a shorter one from its begin.
        let before = |e: &Edge| {
            let there = &e.weight + &weight;
            (e.to == from && !self.obeys(e.from, to, &there)).then_some((e.from, there))
        };
        let behind = |e: &Edge| {
            let onward = &weight + &e.weight;
            (!self.obeys(from, e.to, &onward)).then_some((e.to, e.weight.clone()))
        };
        let mut begins: Vec<(Vertex, Rat)> = self.edges.iter().filter_map(before).collect();
        let mut ends: Vec<(Vertex, Rat)> = self.from(to).iter().filter_map(behind).collect();
        begins.push((from, weight.clone()));
        ends.push((to, Rat::ZERO));
        if let Some(high) = self.high[to].clone() {
            for (p, there) in &begins {
                self.lower_high(*p, there + &high);
            }
        }
        if let Some(low) = self.low[from].clone() {
            for (q, rest) in &ends {
                self.raise_low(*q, &(&low - &(&weight + rest)));
            }
        }
        for (p, there) in &begins {
            for (q, rest) in &ends {
                self.put(*p, *q, there + rest);
            }
        }
    }

    /// Sets a weight if it is less than what is known.
    fn put(&mut self, from: Vertex, to: Vertex, weight: Rat) {
        let Some(weight) = Self::rounded(weight, self.integer[from] && self.integer[to]) else { return };
        if from == to || self.obeys(from, to, &weight) {
            return;
        }
        match self.place(from, to) {
            Ok(place) => self.edges[place].weight = weight,
            Err(place) => self.edges.insert(place, Edge { from, to, weight }),
        }
    }

    /// Closes the graph.
    pub(super) fn close(&mut self) {
        for edge in std::mem::take(&mut self.edges) {
            self.assume_difference(edge.from, edge.to, edge.weight);
        }
    }

    /// The least upper bound of two closed graphs, closed.
    pub(super) fn join(&self, other: &Graph) -> Graph {
        let weaker = |of: &Option<Rat>, than: &Option<Rat>, low: bool| {
            let (a, b) = (of.as_ref()?, than.as_ref()?);
            Some(if low { a.min(b) } else { a.max(b) }.clone())
        };
        let bounds = |a: &[Option<Rat>], b: &[Option<Rat>], low| {
            a.iter().zip(b).map(|(a, b)| weaker(a, b, low)).collect()
        };
        let mut joined = Graph {
            low: bounds(&self.low, &other.low, true),
            high: bounds(&self.high, &other.high, false),
            ..Graph::new(self.integer.clone())
        };
        let mut ends: Vec<(Vertex, Vertex)> =
            self.edges.iter().chain(&other.edges).map(|e| (e.from, e.to)).collect();
        self.add_moved(other, &mut ends);
        other.add_moved(self, &mut ends);
        ends.sort_unstable();
        ends.dedup();
        for (from, to) in ends {
            if let Some((a, b)) = self.weight(from, to).zip(other.weight(from, to)) {
                let weight = a.max(b);
                if is_less(&weight, joined.implied(from, to).as_ref()) {
                    joined.edges.push(Edge { from, to, weight });
                }
            }
        }
        joined
    }

    /// Adds the pairs whose bounds are both greater here than in another graph: their difference may be bounded by less in each than their joined bounds imply.
    fn add_moved(&self, other: &Graph, ends: &mut Vec<(Vertex, Vertex)>) {
        let greater = |a: &[Option<Rat>], b: &[Option<Rat>], v: Vertex| {
            a[v].as_ref().zip(b[v].as_ref()).is_some_and(|(a, b)| a > b)
        };
        let raised: Vec<Vertex> = (0..self.len()).filter(|v| greater(&self.low, &other.low, *v)).collect();
        for from in (0..self.len()).filter(|v| greater(&self.high, &other.high, *v)) {
            ends.extend(raised.iter().filter(|to| **to != from).map(|to| (from, *to)));
        }
    }

    /// Whether other edges imply this one, in a closed graph: those through another vertex, where of two vertices that are equal up to a constant the
    /// first one speaks for both.
    pub(super) fn is_redundant(&self, edge: &Edge) -> bool {
        let Edge { from: i, to: j, weight } = edge;
        let fixed = |a: Vertex, b: Vertex| {
            self.weight(a, b).zip(self.weight(b, a)).is_some_and(|(w, v)| (w + v).is_zero())
        };
        self.from(*i).iter().map(|e| e.to).filter(|k| k != j).any(|k| {
            let through =
                || self.weight(*i, k).zip(self.weight(k, *j)).is_some_and(|(a, b)| a + b == *weight);
            through() && (!(fixed(*i, k) || fixed(k, *j)) || (k < *i && k < *j))
        })
    }
}
