//! Comparisons of one width in one reading as a graph over classes and constants.
//!
//! An edge says that its lower end is at most, or below, its upper end, and why: formulas that are true in the view and from
//! which this follows. A class with a constant is that constant; strict edges at constants are moved to the neighbouring
//! constant, so that a cycle through them has no gap: `6 < x < 8` is `7 <= x <= 7`. The ends of an edge are terms; where
//! a path goes from one edge to the next through a class, their equality is one more reason.

use super::Reading;
use crate::schema::finder::Finder;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::Term;
use std::cmp::Ordering;
use std::collections::VecDeque;

/// An inequality between two terms of the same width and what it rests on.
#[derive(Clone, Debug)]
pub(super) struct Fact {
    pub reading: Reading,
    pub low: Term,
    pub high: Term,
    pub strict: bool,
    /// True in the view, and sufficient.
    pub reasons: Vec<Term>,
}

/// A class by its position, or a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    Class(usize),
    Constant(Bits),
}

#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub from: usize,
    pub to: usize,
    pub fact: Fact,
}

/// The inequalities of one width in one reading.
#[derive(Debug)]
pub(super) struct Graph {
    reading: Reading,
    keys: Vec<Key>,
    /// The constant's term, for those nodes that are constants.
    constants: Vec<Option<Term>>,
    nodes: HashMap<Key, usize>,
    /// Facts, then what holds of constants.
    edges: Vec<Edge>,
    facts: usize,
    between: HashMap<(usize, usize), usize>,
    outgoing: Vec<Vec<usize>>,
    incoming: Vec<Vec<usize>>,
    /// For each node the least constant that it is at most, by the first edge of the path there, and the greatest that it
    /// is at least, by the last edge of the path from there.
    upper: Vec<Option<usize>>,
    lower: Vec<Option<usize>>,
}

impl Graph {
    pub fn new(reading: Reading) -> Graph {
        Graph {
            reading,
            keys: Vec::new(),
            constants: Vec::new(),
            nodes: HashMap::default(),
            edges: Vec::new(),
            facts: 0,
            between: HashMap::default(),
            outgoing: Vec::new(),
            incoming: Vec::new(),
            upper: Vec::new(),
            lower: Vec::new(),
        }
    }

    fn node(&mut self, finder: &Finder<'_>, t: Term) -> Option<usize> {
        let value = finder.pool.as_bits(t);
        let key = match value {
            Some(bits) => Key::Constant(bits.clone()),
            None => Key::Class(finder.place(t)?),
        };
        let constant = value.map(|_| t);
        let (keys, constants) = (&mut self.keys, &mut self.constants);
        Some(*self.nodes.entry(key.clone()).or_insert_with(|| {
            keys.push(key);
            constants.push(constant);
            keys.len() - 1
        }))
    }

    fn find(&self, finder: &Finder<'_>, t: Term) -> Option<usize> {
        let key = match finder.constant(t).and_then(|c| finder.pool.as_bits(c)) {
            Some(bits) => Key::Constant(bits.clone()),
            None => Key::Class(finder.place(t)?),
        };
        self.nodes.get(&key).copied()
    }

    /// Adds a fact. One that contradicts the order of constants or relates a class to itself is offered as a lemma.
    pub fn add(&mut self, finder: &mut Finder<'_>, mut fact: Fact) {
        for end in [&mut fact.low, &mut fact.high] {
            if let Some(c) = finder.constant(*end).filter(|c| c != end) {
                fact.reasons.push(finder.same(*end, c));
                *end = c;
            }
        }
        if self.settle_constants(finder, &mut fact) {
            return;
        }
        let ends = (self.node(finder, fact.low), self.node(finder, fact.high));
        let (Some(from), Some(to)) = ends else { return };
        if from == to {
            if fact.strict {
                fact.reasons.push(finder.same(fact.low, fact.high));
                finder.offer(&fact.reasons, &[]);
            }
            return;
        }
        let cost = |f: &Fact| (!f.strict, f.reasons.len());
        if let Some(&old) = self.between.get(&(from, to)) {
            if cost(&fact) < cost(&self.edges[old].fact) {
                self.edges[old].fact = fact;
            }
            return;
        }
        self.edges.truncate(self.facts);
        self.between.insert((from, to), self.facts);
        self.edges.push(Edge { from, to, fact });
        self.facts += 1;
    }

    /// Decides a fact between constants and moves the bound of a strict one at a constant; `true` if nothing is left.
    fn settle_constants(&self, finder: &mut Finder<'_>, fact: &mut Fact) -> bool {
        let bits = |t: Term| finder.pool.as_bits(t).cloned();
        let (low, high) = (bits(fact.low), bits(fact.high));
        let contradiction = match (&low, &high) {
            (Some(a), Some(b)) => match self.reading.compare(a, b) {
                Ordering::Less => return true,
                Ordering::Equal if !fact.strict => return true,
                Ordering::Equal | Ordering::Greater => true,
            },
            (Some(a), None) if fact.strict => *a == self.reading.greatest(a.width()),
            (None, Some(b)) if fact.strict => *b == self.reading.least(b.width()),
            _ => false,
        };
        if contradiction {
            finder.offer(&fact.reasons, &[]);
            return true;
        }
        match (low, high) {
            (Some(a), None) if fact.strict => {
                fact.low = finder.pool.bits(a.add(&Bits::one(a.width())));
                fact.strict = false;
            }
            (None, Some(b)) if fact.strict => {
                fact.high = finder.pool.bits(b.sub(&Bits::one(b.width())));
                fact.strict = false;
            }
            _ => {}
        }
        false
    }

    /// Makes all that is derived from the facts: the order of constants, neighbours, bounds.
    pub fn prepare(&mut self, finder: &Finder<'_>) {
        self.edges.truncate(self.facts);
        let mut constants: Vec<(usize, Term)> =
            self.constants.iter().enumerate().filter_map(|(i, t)| Some((i, (*t)?))).collect();
        let value = |t: Term| finder.pool.as_bits(t).expect("the node is a constant");
        constants.sort_by(|a, b| self.reading.compare(value(a.1), value(b.1)));
        for pair in constants.windows(2) {
            self.link(pair[0], pair[1], true);
        }
        if let (Some(&first), Some(&last)) = (constants.first(), constants.last()) {
            self.link_limits(finder, first, last);
        }
        let count = self.keys.len();
        self.outgoing = vec![Vec::new(); count];
        self.incoming = vec![Vec::new(); count];
        for (i, edge) in self.edges.iter().enumerate() {
            self.outgoing[edge.from].push(i);
            self.incoming[edge.to].push(i);
        }
        let order: Vec<usize> = constants.into_iter().map(|(node, _)| node).collect();
        self.upper = self.spread(order.iter(), &self.incoming, |e| e.from);
        self.lower = self.spread(order.iter().rev(), &self.outgoing, |e| e.to);
    }

    fn link(&mut self, (from, low): (usize, Term), (to, high): (usize, Term), strict: bool) {
        let fact = Fact { reading: self.reading, low, high, strict, reasons: Vec::new() };
        self.edges.push(Edge { from, to, fact });
    }

    /// The least number is at most all, the greatest at least all.
    fn link_limits(&mut self, finder: &Finder<'_>, first: (usize, Term), last: (usize, Term)) {
        let value = |t: Term| finder.pool.as_bits(t).expect("the node is a constant");
        let width = value(first.1).width();
        let least = *value(first.1) == self.reading.least(width);
        let greatest = *value(last.1) == self.reading.greatest(width);
        for node in 0..self.keys.len() {
            if let Key::Class(at) = self.keys[node] {
                let t = finder.class_at(at)[0];
                if least {
                    self.link(first, (node, t), false);
                }
                if greatest {
                    self.link((node, t), last, false);
                }
            }
        }
    }

    /// For each class the edge that leads to the first of the constants that is reached from it.
    fn spread<'c>(
        &self,
        constants: impl Iterator<Item = &'c usize>,
        neighbours: &[Vec<usize>],
        next: fn(&Edge) -> usize,
    ) -> Vec<Option<usize>> {
        let mut by: Vec<Option<usize>> = vec![None; self.keys.len()];
        let mut queue = VecDeque::new();
        for &start in constants {
            queue.push_back(start);
            while let Some(node) = queue.pop_front() {
                for &e in &neighbours[node] {
                    let other = next(&self.edges[e]);
                    if by[other].is_none() && self.constants[other].is_none() {
                        by[other] = Some(e);
                        queue.push_back(other);
                    }
                }
            }
        }
        by
    }

    /// The least constant that a term is known to be at most, and why.
    pub fn upper(&self, finder: &mut Finder<'_>, t: Term) -> Option<(Term, Vec<Term>)> {
        self.bound(finder, t, true)
    }
    /// The greatest constant that a term is known to be at least, and why.
    pub fn lower(&self, finder: &mut Finder<'_>, t: Term) -> Option<(Term, Vec<Term>)> {
        self.bound(finder, t, false)
    }

    fn bound(&self, finder: &mut Finder<'_>, t: Term, up: bool) -> Option<(Term, Vec<Term>)> {
        if let Some(c) = finder.constant(t) {
            let reasons = if c == t { Vec::new() } else { vec![finder.same(t, c)] };
            return Some((c, reasons));
        }
        let mut node = self.find(finder, t)?;
        let (mut here, mut reasons) = (t, Vec::new());
        loop {
            if let Some(c) = self.constants.get(node).copied().flatten() {
                return Some((c, reasons));
            }
            let by = if up { &self.upper } else { &self.lower };
            let edge = &self.edges[(*by.get(node)?)?];
            let (near, far) =
                if up { (edge.fact.low, edge.fact.high) } else { (edge.fact.high, edge.fact.low) };
            if near != here {
                reasons.push(finder.same(here, near));
            }
            reasons.extend_from_slice(&edge.fact.reasons);
            here = far;
            node = if up { edge.to } else { edge.from };
        }
    }

    /// The fact that stands between the classes of two terms, if there is one, as one between the terms.
    pub fn direct(&self, finder: &mut Finder<'_>, low: Term, high: Term) -> Option<Fact> {
        let ends = (self.find(finder, low)?, self.find(finder, high)?);
        let mut fact = self.edges[*self.between.get(&ends)?].fact.clone();
        for (end, t) in [(&mut fact.low, low), (&mut fact.high, high)] {
            if *end != t {
                fact.reasons.push(finder.same(*end, t));
                *end = t;
            }
        }
        Some(fact)
    }

    /// The facts that begin at the class of a term.
    pub fn above(&self, finder: &Finder<'_>, t: Term) -> Vec<Fact> {
        self.beside(finder, t, &self.outgoing)
    }
    /// The facts that end at the class of a term.
    pub fn below(&self, finder: &Finder<'_>, t: Term) -> Vec<Fact> {
        self.beside(finder, t, &self.incoming)
    }
    fn beside(&self, finder: &Finder<'_>, t: Term, neighbours: &[Vec<usize>]) -> Vec<Fact> {
        let edges = self.find(finder, t).and_then(|node| neighbours.get(node));
        let facts = edges.into_iter().flatten().filter(|e| **e < self.facts);
        facts.map(|e| self.edges[*e].fact.clone()).collect()
    }

    /// The edges, and for each node those that leave it.
    pub(super) fn parts(&self) -> (&[Edge], &[Vec<usize>]) {
        (&self.edges, &self.outgoing)
    }
}
