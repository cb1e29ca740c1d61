//! Latches that always have the same value, or opposite ones.
//!
//! C. A. J. van Eijk, "Sequential equivalence checking based on structural similarities" (IEEE TCAD 2000). Random runs from
//! reset sort latches into classes; then each class is assumed to be equal, by putting one latch in the place of the others, and
//! it is asked whether a step can make two of a class differ. Such a step splits classes, and everything is assumed anew, until
//! nothing splits. With its members replaced, most of a class is equal by the structure of the graph, without a question.
//!
//! Only latches with a value at reset take part, so that what is assumed holds there; a class may have the constant in it.

use crate::circuit::{Circuit, Origin};
use crate::model::Model;
use crate::rebuild::{Rebuilt, substitute};
use crate::simulate::Simulator;
use crate::solver::FrameSolver;
use eufonium_base::hash::hash64;
use eufonium_base::ids::Id;
use eufonium_base::{HashMap, Random, Stop, meter};
use eufonium_smt::bv::AigLit;

/// Steps of the random runs.
const STEPS: usize = 64;
/// Counted work that the search for classes may cost.
const WORK: u64 = 1_000_000;
/// Nodes that simulation and rebuilding may look at.
const NODES: usize = 400_000_000;

/// By latch: the literal of another one that it always equals, or a constant.
pub(crate) fn equal_latches(circuit: &Circuit, seed: u64, stop: &Stop) -> Vec<Option<AigLit>> {
    let (random, runs) = (Random::new(seed), Simulator::new(circuit));
    let mut search = Search { circuit, random, runs, nodes: 0 };
    let mut classes = search.classes();
    let part = stop.within(None, Some(WORK));
    while !classes.is_trivial() {
        match search.round(&mut classes, seed, &part) {
            Some(true) => return classes.representatives(circuit),
            Some(false) => {}
            None => break,
        }
    }
    vec![None; circuit.latches.len()]
}

/// A partition of the latches. A class is represented by its first latch; class 0 by the constant.
struct Classes {
    of: Vec<usize>,
    /// Whether a latch has the opposite value of its class: its value at reset.
    flipped: Vec<bool>,
    count: usize,
}

impl Classes {
    /// Whether no two things are in a class.
    fn is_trivial(&self) -> bool {
        self.count > self.of.len()
    }

    /// By class: its first latch.
    fn firsts(&self) -> Vec<Option<usize>> {
        let mut firsts = vec![None; self.count];
        for (latch, &class) in self.of.iter().enumerate().rev() {
            firsts[class] = Some(latch);
        }
        firsts[0] = None;
        firsts
    }

    /// By latch: what may stand in its place.
    fn representatives(&self, circuit: &Circuit) -> Vec<Option<AigLit>> {
        let firsts = self.firsts();
        let other = |(latch, &class): (usize, &usize)| match firsts[class] {
            Some(first) if first == latch => None,
            Some(first) => {
                let flip = self.flipped[latch] != self.flipped[first];
                Some(circuit.latches[first].now.xor(flip))
            }
            None => Some(AigLit::constant(self.flipped[latch])),
        };
        self.of.iter().enumerate().map(other).collect()
    }

    /// The latches, with their classes, whose next values the structure does not show to be those of what may stand in their places; both values.
    fn open(
        &self,
        firsts: &[Option<usize>],
        others: &[Option<AigLit>],
        next: &[AigLit],
    ) -> Vec<(usize, usize, [AigLit; 2])> {
        let value = |latch: usize| next[latch].xor(self.flipped[latch]);
        let replaced = self.of.iter().enumerate().filter(|(latch, _)| others[*latch].is_some());
        let pairs = replaced.map(|(latch, &class)| {
            (latch, class, [firsts[class].map_or(AigLit::FALSE, value), value(latch)])
        });
        pairs.filter(|(_, _, [first, own])| first != own).collect()
    }

    /// Splits classes by what tells their members apart; the constant's is `zero`. Whether one was split.
    fn split(&mut self, zero: u64, key: impl Fn(usize) -> u64) -> bool {
        let mut new: HashMap<(usize, u64), usize> = HashMap::default();
        new.insert((0, zero), 0);
        for (latch, class) in self.of.iter_mut().enumerate() {
            let count = new.len();
            *class = *new.entry((*class, key(latch))).or_insert(count);
        }
        let before = std::mem::replace(&mut self.count, new.len());
        self.count > before
    }
}

struct Search<'a> {
    circuit: &'a Circuit,
    random: Random,
    runs: Simulator,
    nodes: usize,
}

impl Search<'_> {
    /// Computes the nodes from latches and inputs.
    fn simulate(&mut self) {
        self.nodes += self.circuit.aig.num_nodes();
        self.runs.compute_all();
    }

    /// Classes by random runs from reset.
    fn classes(&mut self) -> Classes {
        let circuit = self.circuit;
        let flipped: Vec<bool> = circuit.latches.iter().map(|l| l.init == Some(true)).collect();
        // Without a value at reset a latch is alone.
        let alone = |latch: usize| {
            let takes_part =
                circuit.latches[latch].init.is_some() && circuit.latches[latch].origin != Origin::Started;
            if takes_part { 0 } else { latch as u64 + 1 }
        };
        let mut classes = Classes { of: vec![0; circuit.latches.len()], flipped, count: 1 };
        classes.split(0, alone);
        for latch in &circuit.latches {
            let value =
                latch.init.map_or_else(|| self.random.word(), |value| u64::from(value).wrapping_neg());
            self.runs.set(latch.now.node(), value);
        }
        let mut alive = u64::MAX;
        let mut hashes = vec![0u64; circuit.latches.len()];
        for step in 0..STEPS as u64 {
            for input in &circuit.inputs {
                self.runs.set(input.now.node(), self.random.word());
            }
            self.simulate();
            alive = circuit.constraints.iter().fold(alive, |alive, &l| alive & self.runs.value(l));
            if alive == 0 || self.nodes > NODES {
                break;
            }
            for (i, latch) in circuit.latches.iter().enumerate() {
                let flip = u64::from(classes.flipped[i]).wrapping_neg();
                let seen = (self.runs.value(latch.now) ^ flip) & alive;
                if seen != 0 {
                    hashes[i] = hash64(&(hashes[i], seen, step));
                }
            }
            alive &= self.runs.value(circuit.guard);
            self.runs.step(circuit);
        }
        classes.split(0, |latch| hashes[latch]);
        classes
    }

    /// Assumes the classes and asks whether a step splits one: if so they are split; `true` if not; `None` if there was not
    /// enough time.
    fn round(&mut self, classes: &mut Classes, seed: u64, stop: &Stop) -> Option<bool> {
        let circuit = self.circuit;
        let others = classes.representatives(circuit);
        let assumed = substitute(circuit, &others);
        self.nodes += circuit.aig.num_nodes();
        meter::spend_len(10 * circuit.aig.num_nodes());
        let firsts = classes.firsts();
        let open = classes.open(&firsts, &others, &assumed.next);
        if open.is_empty() {
            return Some(true);
        }
        let (model, literals) = Model::with(&assumed.circuit, open.iter().flat_map(|(.., pair)| *pair));
        let mut solver = FrameSolver::constrained(&model, seed);
        let mut unchanged = true;
        for (i, &(latch, class, _)) in open.iter().enumerate() {
            if self.nodes > NODES {
                return None;
            }
            // It may have left its class.
            let same = firsts[class].map_or(0, |first| classes.of[first]) == classes.of[latch];
            if !same {
                continue;
            }
            let (a, b) = (literals[2 * i], literals[2 * i + 1]);
            for (a, b) in [(a, !b), (!a, b)] {
                solver.begin();
                solver.reach(&model, a.var().index());
                solver.reach(&model, b.var().index());
                if let Some(guard) = model.guard {
                    solver.reach(&model, guard.var().index());
                    solver.assume(guard);
                }
                solver.assume(a);
                solver.assume(b);
                let found = solver.solve(&model, stop).ok()?;
                if found {
                    self.split(classes, &model, &solver, &others, &assumed);
                    unchanged = false;
                }
                solver.end();
                if found {
                    break;
                }
            }
        }
        Some(unchanged)
    }

    /// Splits the classes by a step from a state in which they are equal.
    fn split(
        &mut self,
        classes: &mut Classes,
        model: &Model,
        solver: &FrameSolver,
        others: &[Option<AigLit>],
        assumed: &Rebuilt,
    ) {
        let circuit = self.circuit;
        for var in circuit.latches.iter().map(|l| l.now).chain(circuit.inputs.iter().map(|i| i.now)) {
            self.runs.set(var.node(), self.random.word());
        }
        let [latches, inputs] = &assumed.leaves;
        let latches = latches.iter().enumerate().map(|(i, &node)| (Model::latch_var(i), node));
        for (var, node) in latches.chain(model.input_vars().zip(inputs.iter().copied())) {
            if let Some(value) = solver.value(var) {
                self.runs.set(node, u64::from(value).wrapping_neg());
            }
        }
        for (latch, other) in circuit.latches.iter().zip(others) {
            if let Some(other) = other {
                self.runs.set(latch.now.node(), self.runs.value(*other));
            }
        }
        self.simulate();
        let flip = |i: usize| u64::from(classes.flipped[i]).wrapping_neg();
        let keys: Vec<u64> = circuit
            .latches
            .iter()
            .enumerate()
            .map(|(i, latch)| self.runs.value(latch.next) ^ flip(i))
            .collect();
        classes.split(0, |latch| keys[latch]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::{InputBit, Latch};
    use eufonium_smt::bv::Aig;

    /// Latches that count an input modulo two: `a`, the same, the opposite; one that starts anywhere; one that forgets where both
    /// the input and `a` hold; one that stays false.
    fn circuit(constrained: bool) -> Circuit {
        let mut aig = Aig::new();
        let [a, same, opposite, open, other, zero, i] = [(); 7].map(|()| aig.input());
        let toggled = [a, same, opposite, open].map(|l| aig.xor(l, i));
        let both = aig.and(a, i);
        let forgetful = aig.xor(other, i);
        let forgetful = aig.and(forgetful, !both);
        let stays = aig.and(zero, i);
        let next = [toggled[0], toggled[1], toggled[2], toggled[3], forgetful, stays];
        let now = [a, same, opposite, open, other, zero];
        let init = [Some(false), Some(false), Some(true), None, Some(false), Some(false)];
        let latches = (0..6).map(|k| {
            let origin = Origin::State { state: 0, bit: k };
            Latch { now: now[k], next: next[k], init: init[k], origin }
        });
        Circuit {
            properties: vec![],
            latches: latches.collect(),
            inputs: vec![InputBit { now: i, of: (0, 0) }],
            bad: other,
            constraints: if constrained { vec![!i] } else { vec![] },
            guard: AigLit::TRUE,
            no_init: false,
            aig,
        }
    }

    #[test]
    fn equal_and_opposite_latches_are_found() {
        let circuit = circuit(false);
        let a = circuit.latches[0].now;
        // Where `a` and the input hold the next value of `a` is false too: the forgetful one equals it.
        let expected = [None, Some(a), Some(!a), None, Some(a), Some(AigLit::FALSE)];
        assert_eq!(equal_latches(&circuit, 1, &Stop::never()), expected);
    }

    #[test]
    fn constraints_count() {
        let circuit = circuit(true);
        let zero = Some(AigLit::FALSE);
        let expected = [zero, zero, Some(AigLit::TRUE), None, zero, zero];
        assert_eq!(equal_latches(&circuit, 1, &Stop::never()), expected);
    }

    /// What random runs do not tell apart but a step can is not claimed: a counter of 40 bits that reaches its last state late.
    #[test]
    fn late_differences_are_found() {
        let mut aig = Aig::new();
        let bits: Vec<AigLit> = (0..40).map(|_| aig.input()).collect();
        let late = aig.input();
        let mut latches = Vec::new();
        let mut carry = AigLit::TRUE;
        for (k, &bit) in bits.iter().enumerate() {
            let next = aig.xor(bit, carry);
            carry = aig.and(bit, carry);
            let origin = Origin::State { state: 0, bit: k };
            latches.push(Latch { now: bit, next, init: Some(false), origin });
        }
        let origin = Origin::State { state: 1, bit: 0 };
        latches.push(Latch { now: late, next: carry, init: Some(false), origin });
        let circuit = Circuit { latches, bad: late, guard: AigLit::TRUE, aig, ..Circuit::default() };
        assert!(equal_latches(&circuit, 1, &Stop::never()).iter().all(Option::is_none));
    }
}
