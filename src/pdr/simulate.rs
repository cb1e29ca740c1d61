//! Simulation of a circuit: 64 runs side by side, each in one bit of the words that stand for its nodes.

use crate::circuit::Circuit;
use eufonium_base::meter;
use eufonium_smt::bv::AigLit;
use std::ops::Range;

/// A conjunction of the graph.
#[derive(Clone, Copy, Debug)]
struct Gate {
    node: u32,
    parts: [AigLit; 2],
}

/// The values of a circuit's nodes in 64 runs.
#[derive(Debug)]
pub(crate) struct Simulator {
    /// By node.
    values: Vec<u64>,
    /// The conjunctions, each behind its parts.
    gates: Vec<Gate>,
    /// The values of latches after a step.
    next: Vec<u64>,
}

impl Simulator {
    /// All nodes false.
    pub(crate) fn new(circuit: &Circuit) -> Simulator {
        let aig = &circuit.aig;
        let gates =
            (1..aig.num_nodes()).filter_map(|node| Some(Gate { node: node as u32, parts: aig.parts(node)? }));
        Simulator {
            values: vec![0; aig.num_nodes()],
            gates: gates.collect(),
            next: Vec::with_capacity(circuit.latches.len()),
        }
    }

    /// The number of conjunctions.
    pub(crate) fn num_gates(&self) -> usize {
        self.gates.len()
    }

    /// The nodes that these depend on.
    pub(crate) fn support(&self, roots: &[AigLit]) -> Vec<bool> {
        let mut needed = vec![false; self.values.len()];
        roots.iter().for_each(|l| needed[l.node()] = true);
        for gate in self.gates.iter().rev() {
            if needed[gate.node as usize] {
                gate.parts.iter().for_each(|part| needed[part.node()] = true);
            }
        }
        needed
    }

    /// Puts the conjunctions of a support before the others; their number.
    pub(crate) fn put_first(&mut self, support: &[bool]) -> usize {
        let (mut first, rest): (Vec<Gate>, Vec<Gate>) =
            self.gates.iter().copied().partition(|gate| support[gate.node as usize]);
        let count = first.len();
        first.extend(rest);
        self.gates = first;
        count
    }

    /// The values of a literal.
    #[inline]
    pub(crate) fn value(&self, l: AigLit) -> u64 {
        self.values[l.node()] ^ u64::from(l.is_negated()).wrapping_neg()
    }

    /// Sets a latch or an input.
    pub(crate) fn set(&mut self, node: usize, value: u64) {
        self.values[node] = value;
    }

    /// Computes some of the conjunctions, in their order.
    pub(crate) fn compute(&mut self, gates: Range<usize>) {
        meter::spend_len(gates.len());
        for i in gates {
            let Gate { node, parts: [a, b] } = self.gates[i];
            self.values[node as usize] = self.value(a) & self.value(b);
        }
    }

    /// Computes all conjunctions from latches and inputs.
    pub(crate) fn compute_all(&mut self) {
        self.compute(0..self.gates.len());
    }

    /// All latches take their next values.
    pub(crate) fn step(&mut self, circuit: &Circuit) {
        // Not nothing, so that a walk without latches ends.
        meter::spend_len(1 + circuit.latches.len());
        let mut next = std::mem::take(&mut self.next);
        next.extend(circuit.latches.iter().map(|latch| self.value(latch.next)));
        for (latch, next) in circuit.latches.iter().zip(next.drain(..)) {
            self.values[latch.now.node()] = next;
        }
        self.next = next;
    }
}
