//! And-inverter graphs: Boolean circuits of two-input conjunctions and negations, with structural hashing.
//!
//! A node is the constant, an input or a conjunction; an [`AigLit`] is a node or its negation. Equal conjunctions are one
//! node, and a conjunction is made only if the rules of `rewrite` do not find a node that says the same. Nodes
//! are never removed, and the parts of a conjunction come before it, so the graph is acyclic by construction.
//!
//! Exclusive or, choice and majority are built from conjunctions in fixed shapes and recognised again by
//! [`Aig::gate`], so that their clauses can be made without the nodes within. A majority over an exclusive or that
//! exists already (a full adder's carry) shares its parts.
//!
//! Structural hashing: Kuehlmann, Paruthi, Krohm and Ganai, "Robust Boolean reasoning for equivalence checking and
//! functional property verification", 2002. Absent: reference counts and garbage, SAT sweeping.

use super::literal::AigLit;
use super::rewrite::{self, Reduced};
use eufonium_base::hash::hash64;
use eufonium_base::meter;
use hashbrown::HashTable;

/// What a conjunction costs by the meter, with its rewriting.
const NODE_STEPS: u64 = 15;

/// A conjunction of two different literals in ascending order; an input and the constant have two equal ones.
#[derive(Clone, Copy, Debug)]
struct Node {
    parts: [AigLit; 2],
    /// The conjunctions made so far that have the node as a part.
    uses: u32,
}

/// What a node computes, recognised from the shape of its conjunctions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// The constant false.
    False,
    /// An input.
    Input,
    /// The conjunction of two literals.
    And(AigLit, AigLit),
    /// The exclusive or of two literals.
    Xor(AigLit, AigLit),
    /// If the first holds then the second, else the third.
    Ite(AigLit, AigLit, AigLit),
    /// What at least two of three literals are.
    Majority(AigLit, AigLit, AigLit),
}

/// An and-inverter graph.
#[derive(Debug)]
pub struct Aig {
    nodes: Vec<Node>,
    table: HashTable<u32>,
}

impl Default for Aig {
    fn default() -> Self {
        Aig::new()
    }
}

fn hash(parts: [AigLit; 2]) -> u64 {
    hash64(&(u64::from(parts[0].code()) << 32 | u64::from(parts[1].code())))
}

impl Aig {
    /// A graph of the constant alone.
    pub fn new() -> Aig {
        Aig { nodes: vec![Node { parts: [AigLit::FALSE; 2], uses: 0 }], table: HashTable::new() }
    }

    /// The number of nodes, the constant included.
    pub fn num_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// A fresh input.
    pub fn input(&mut self) -> AigLit {
        self.push([AigLit::FALSE; 2])
    }

    /// Whether the node is a conjunction.
    #[inline]
    pub fn is_and(&self, node: usize) -> bool {
        let [a, b] = self.nodes[node].parts;
        a != b
    }

    /// Whether the node is an input.
    #[inline]
    pub fn is_input(&self, node: usize) -> bool {
        node > 0 && !self.is_and(node)
    }

    /// The parts of a conjunction.
    #[inline]
    pub fn parts(&self, node: usize) -> Option<[AigLit; 2]> {
        let parts = self.nodes[node].parts;
        (parts[0] != parts[1]).then_some(parts)
    }

    /// The number of conjunctions that have the node as a part.
    #[inline]
    pub fn uses(&self, node: usize) -> u32 {
        self.nodes[node].uses
    }

    fn push(&mut self, parts: [AigLit; 2]) -> AigLit {
        let node = self.nodes.len();
        assert!(node < 1 << 31, "a literal has room for the node's number");
        self.nodes.push(Node { parts, uses: 0 });
        AigLit::new(node, false)
    }

    /// The conjunction.
    pub fn and(&mut self, a: AigLit, b: AigLit) -> AigLit {
        let parts = match rewrite::reduce(&|node| self.parts(node), a, b) {
            Reduced::Literal(l) => return l,
            Reduced::Pair(a, b) => [a.min(b), a.max(b)],
        };
        meter::spend(NODE_STEPS);
        let hashed = hash(parts);
        if let Some(&node) = self.table.find(hashed, |&n| self.nodes[n as usize].parts == parts) {
            return AigLit::new(node as usize, false);
        }
        let lit = self.push(parts);
        for part in parts {
            self.nodes[part.node()].uses += 1;
        }
        let nodes = &self.nodes;
        self.table.insert_unique(hashed, lit.node() as u32, |&n| hash(nodes[n as usize].parts));
        lit
    }

    /// The disjunction.
    pub fn or(&mut self, a: AigLit, b: AigLit) -> AigLit {
        !self.and(!a, !b)
    }

    /// The exclusive or. Signs are pulled out, so that `a xor b` and its negation share their nodes.
    pub fn xor(&mut self, a: AigLit, b: AigLit) -> AigLit {
        let negated = a.is_negated() != b.is_negated();
        let (a, b) = (a.xor(a.is_negated()), b.xor(b.is_negated()));
        let (both, neither) = (self.and(a, b), self.and(!a, !b));
        self.and(!both, !neither).xor(negated)
    }

    /// The equivalence.
    pub fn iff(&mut self, a: AigLit, b: AigLit) -> AigLit {
        !self.xor(a, b)
    }

    /// If `c` then `a` else `b`.
    pub fn ite(&mut self, c: AigLit, a: AigLit, b: AigLit) -> AigLit {
        if a == !b {
            return self.xor(c, b);
        }
        let (chosen, other) = (self.and(c, a), self.and(!c, b));
        self.or(chosen, other)
    }

    /// What at least two of the three are.
    pub fn majority(&mut self, a: AigLit, b: AigLit, c: AigLit) -> AigLit {
        let both = self.and(a, b);
        let any = self.or(a, b);
        let third = self.and(c, any);
        self.or(both, third)
    }

    /// Sum and carry of three bits.
    pub fn full_add(&mut self, a: AigLit, b: AigLit, c: AigLit) -> (AigLit, AigLit) {
        let differ = self.xor(a, b);
        let sum = self.xor(differ, c);
        let (both, third) = (self.and(a, b), self.and(differ, c));
        (sum, self.or(both, third))
    }

    /// What the node computes.
    pub fn gate(&self, node: usize) -> Gate {
        let Some([a, b]) = self.parts(node) else {
            return if node == 0 { Gate::False } else { Gate::Input };
        };
        let inner = |l: AigLit| if l.is_negated() { self.parts(l.node()) } else { None };
        let (Some(first), Some(second)) = (inner(a), inner(b)) else { return Gate::And(a, b) };
        // The node is the negation of `first or second`, both conjunctions.
        if let Some(gate) = choice(first, second) {
            return gate;
        }
        self.majority_of(first, second).or_else(|| self.majority_of(second, first)).unwrap_or(Gate::And(a, b))
    }

    /// Recognises `not ((x and y) or (z and w))` with `w` implied by one of `x`, `y` and implying one of them unless
    /// both hold: their disjunction or their exclusive or.
    fn majority_of(&self, [x, y]: [AigLit; 2], others: [AigLit; 2]) -> Option<Gate> {
        for (z, w) in [(others[0], others[1]), (others[1], others[0])] {
            let Some([p, q]) = self.parts(w.node()) else { continue };
            let is_or = w.is_negated() && [!p, !q] == [x, y] || w.is_negated() && [!q, !p] == [x, y];
            if is_or || self.is_xor_of(w, x, y) {
                return Some(Gate::Majority(!x, !y, !z));
            }
        }
        None
    }

    fn is_xor_of(&self, l: AigLit, x: AigLit, y: AigLit) -> bool {
        let Some([a, b]) = self.parts(l.node()) else { return false };
        let inner = |l: AigLit| if l.is_negated() { self.parts(l.node()) } else { None };
        let (Some(first), Some(second)) = (inner(a), inner(b)) else { return false };
        let Some(Gate::Xor(p, q)) = choice(first, second) else { return false };
        let same =
            p.node() == x.node() && q.node() == y.node() || p.node() == y.node() && q.node() == x.node();
        let negations = [l, p, q, x, y].iter().filter(|l| l.is_negated()).count();
        same && negations.is_multiple_of(2)
    }
}

/// Recognises `not ((c and a) or (not c and b))`.
fn choice(first: [AigLit; 2], second: [AigLit; 2]) -> Option<Gate> {
    for (c, a) in [(first[0], first[1]), (first[1], first[0])] {
        for (d, b) in [(second[0], second[1]), (second[1], second[0])] {
            if c == !d {
                return Some(if a == !b { Gate::Xor(c, a) } else { Gate::Ite(c, !a, !b) });
            }
        }
    }
    None
}

/// The values of nodes under an assignment of the inputs, computed where asked for and kept.
#[derive(Debug, Default)]
pub struct Simulation {
    /// By node: unknown, false or true.
    values: Vec<Option<bool>>,
    stack: Vec<usize>,
}

impl Simulation {
    /// Forgets all values.
    pub fn clear(&mut self) {
        self.values.clear();
    }

    /// Fixes the value of an input; to be called before anything above it is computed.
    pub fn set(&mut self, aig: &Aig, input: AigLit, value: bool) {
        self.values.resize(aig.num_nodes(), None);
        self.values[input.node()] = Some(value != input.is_negated());
    }

    /// The value of a literal when inputs, by node, are as `input` says.
    pub fn value(&mut self, aig: &Aig, lit: AigLit, input: &mut dyn FnMut(usize) -> bool) -> bool {
        self.values.resize(aig.num_nodes(), None);
        self.values[0] = Some(false);
        self.stack.push(lit.node());
        while let Some(&node) = self.stack.last() {
            let value = match aig.parts(node) {
                _ if self.values[node].is_some() => self.values[node],
                None => Some(input(node)),
                Some(parts) => {
                    let known = parts.map(|l| self.values[l.node()].map(|v| v != l.is_negated()));
                    match known {
                        [Some(false), _] | [_, Some(false)] => Some(false),
                        [Some(true), Some(true)] => Some(true),
                        _ => {
                            let open = parts.iter().zip(known).find(|(_, k)| k.is_none());
                            self.stack.push(open.expect("a part is unknown").0.node());
                            continue;
                        }
                    }
                }
            };
            self.values[node] = value;
            self.stack.pop();
        }
        self.values[lit.node()].expect("it was computed") != lit.is_negated()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bv::testing::{Expr, tables};
    use quickcheck::quickcheck;

    #[test]
    fn gates_are_recognised_in_all_signs() {
        for signs in 0..8 {
            let mut g = Aig::new();
            let [a, b, c] = [0, 1, 2].map(|i| g.input().xor(signs >> i & 1 == 1));
            let x = g.xor(a, b);
            assert!(matches!(g.gate(x.node()), Gate::Xor(..)));
            let ite = g.ite(a, b, c);
            assert!(matches!(g.gate(ite.node()), Gate::Ite(..)));
            let majority = g.majority(a, b, c);
            assert!(matches!(g.gate(majority.node()), Gate::Majority(..)));
            let (sum, carry) = g.full_add(a, b, c);
            assert!(matches!(g.gate(sum.node()), Gate::Xor(..)));
            assert!(matches!(g.gate(carry.node()), Gate::Majority(..)), "{:?}", g.gate(carry.node()));
            let plain = g.and(a, b);
            assert!(matches!(g.gate(plain.node()), Gate::And(..)));
        }
    }

    #[test]
    fn a_full_adder_has_seven_conjunctions() {
        let mut g = Aig::new();
        let [a, b, c] = [g.input(), g.input(), g.input()];
        g.full_add(a, b, c);
        assert_eq!(g.num_nodes(), 4 + 7);
    }

    quickcheck! {
        /// Each node computes what its recognised gate says.
        fn gates_keep_the_function(e: Expr) -> bool {
            let mut g = Aig::new();
            let inputs = [(); Expr::INPUTS].map(|()| g.input());
            e.build(&mut g, &inputs);
            let tables = tables(&g);
            let value = |l: AigLit| if l.is_negated() { !tables[l.node()] } else { tables[l.node()] };
            (0..g.num_nodes()).all(|n| match g.gate(n) {
                Gate::False => tables[n] == 0,
                Gate::Input => true,
                Gate::And(a, b) => tables[n] == value(a) & value(b),
                Gate::Xor(a, b) => tables[n] == value(a) ^ value(b),
                Gate::Ite(c, a, b) => tables[n] == value(c) & value(a) | !value(c) & value(b),
                Gate::Majority(a, b, c) => {
                    let (a, b, c) = (value(a), value(b), value(c));
                    tables[n] == a & b | a & c | b & c
                }
            })
        }

        fn simulation_agrees_with_truth_tables(e: Expr, row: u8) -> bool {
            let mut g = Aig::new();
            let inputs = [(); Expr::INPUTS].map(|()| g.input());
            let out = e.build(&mut g, &inputs);
            let row = usize::from(row) % 64;
            let mut s = Simulation::default();
            let got = s.value(&g, out, &mut |node| row >> (node - 1) & 1 == 1);
            got == (e.table() >> row & 1 == 1)
        }
    }
}
