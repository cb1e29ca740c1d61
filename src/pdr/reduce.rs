//! Reductions of the circuit: latches that are constant from reset, and the cone of influence.
//!
//! Constants: simulation with three values from the initial states, all inputs open, until nothing changes; a latch that never
//! became open is constant. What is dropped outside of the cone of properties, constraints and guards keeps no state; what is
//! constant is a fact that the invariant states.

use crate::circuit::{Circuit, InputBit, Latch, Origin};
use eufonium_base::Stop;
use eufonium_smt::bv::{Aig, AigLit};

/// Nodes that the simulation may look at in all.
const WORK: usize = 300_000_000;

/// Reduces the circuit until nothing changes; the constants that were found.
pub(crate) fn reduce(mut circuit: Circuit, stop: &Stop) -> (Circuit, Vec<(Origin, bool)>) {
    let mut facts = Vec::new();
    loop {
        let before = (circuit.latches.len(), circuit.aig.num_nodes());
        let constants = constants(&circuit, stop);
        let found = circuit.latches.iter().zip(&constants);
        facts.extend(found.filter_map(|(latch, value)| Some((latch.origin, (*value)?))));
        circuit = restrict(&circuit, &constants);
        if (circuit.latches.len(), circuit.aig.num_nodes()) == before || stop.poll() {
            return (circuit, facts);
        }
    }
}

/// Three values: false, true, open.
const OPEN: u8 = 2;

fn value_of(values: &[u8], l: AigLit) -> u8 {
    match values[l.node()] {
        OPEN => OPEN,
        value => value ^ u8::from(l.is_negated()),
    }
}

/// By latch: its value in all states, if simulation shows that it has one.
fn constants(circuit: &Circuit, stop: &Stop) -> Vec<Option<bool>> {
    let aig = &circuit.aig;
    let mut values = vec![OPEN; aig.num_nodes()];
    values[0] = 0;
    for latch in &circuit.latches {
        values[latch.now.node()] = latch.init.map_or(OPEN, u8::from);
    }
    let mut work = 0;
    loop {
        for node in 1..aig.num_nodes() {
            if let Some(parts) = aig.parts(node) {
                values[node] = match parts.map(|l| value_of(&values, l)) {
                    [0, _] | [_, 0] => 0,
                    [1, 1] => 1,
                    _ => OPEN,
                };
            }
        }
        // All latches step at once, but values are read through nodes: none that was written is read as a latch's next.
        let next: Vec<u8> = circuit.latches.iter().map(|latch| value_of(&values, latch.next)).collect();
        let mut changed = false;
        for (latch, next) in circuit.latches.iter().zip(next) {
            let value = &mut values[latch.now.node()];
            if *value != OPEN && *value != next {
                *value = OPEN;
                changed = true;
            }
        }
        work += aig.num_nodes();
        if !changed {
            break;
        }
        if work > WORK || stop.poll() {
            return vec![None; circuit.latches.len()];
        }
    }
    let known = |latch: &Latch| match values[latch.now.node()] {
        OPEN => None,
        value => Some(value == 1),
    };
    circuit.latches.iter().map(known).collect()
}

/// The circuit with constants in the place of latches, and without what does not matter.
fn restrict(old: &Circuit, constants: &[Option<bool>]) -> Circuit {
    let nodes = old.aig.num_nodes();
    let mut latch_of = vec![usize::MAX; nodes];
    for (i, latch) in old.latches.iter().enumerate() {
        latch_of[latch.now.node()] = i;
    }
    let mut marked = vec![false; nodes];
    let mut stack: Vec<usize> =
        [old.bad, old.guard].iter().chain(&old.constraints).map(|l| l.node()).collect();
    while let Some(node) = stack.pop() {
        let is_constant = latch_of[node] != usize::MAX && constants[latch_of[node]].is_some();
        if is_constant || std::mem::replace(&mut marked[node], true) {
            continue;
        }
        match old.aig.parts(node) {
            Some(parts) => stack.extend(parts.map(AigLit::node)),
            None if latch_of[node] != usize::MAX => stack.push(old.latches[latch_of[node]].next.node()),
            None => {}
        }
    }
    let mut aig = Aig::new();
    let mut map = vec![AigLit::FALSE; nodes];
    for (latch, value) in old.latches.iter().zip(constants) {
        map[latch.now.node()] = match value {
            Some(value) => AigLit::constant(*value),
            None if marked[latch.now.node()] => aig.input(),
            None => AigLit::FALSE,
        };
    }
    for input in old.inputs.iter().filter(|input| marked[input.now.node()]) {
        map[input.now.node()] = aig.input();
    }
    let image = |map: &[AigLit], l: AigLit| map[l.node()].xor(l.is_negated());
    for node in (1..nodes).filter(|&n| marked[n]) {
        if let Some([a, b]) = old.aig.parts(node) {
            map[node] = aig.and(image(&map, a), image(&map, b));
        }
    }
    let is_kept = |latch: &&Latch| marked[latch.now.node()] && map[latch.now.node()].as_constant().is_none();
    let latches = old.latches.iter().filter(is_kept);
    let latches =
        latches.map(|l| Latch { now: image(&map, l.now), next: image(&map, l.next), ..*l }).collect();
    let inputs = old.inputs.iter().filter(|input| marked[input.now.node()]);
    let inputs = inputs.map(|i| InputBit { now: image(&map, i.now), ..*i }).collect();
    let constraints =
        old.constraints.iter().map(|&l| image(&map, l)).filter(|l| *l != AigLit::TRUE).collect();
    Circuit {
        latches,
        inputs,
        bad: image(&map, old.bad),
        constraints,
        guard: image(&map, old.guard),
        no_init: old.no_init,
        aig,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three latches: one stays false, one copies an input, one hangs on the first and counts for nothing.
    #[test]
    fn constants_and_cones() {
        let mut aig = Aig::new();
        let [a, b, c, i] = [(); 4].map(|()| aig.input());
        let next_a = aig.and(a, i);
        let bad = aig.and(b, !a);
        let latch =
            |now, next, bit| Latch { now, next, init: Some(false), origin: Origin::State { state: 0, bit } };
        let circuit = Circuit {
            latches: vec![latch(a, next_a, 0), latch(b, i, 1), latch(c, !c, 2)],
            inputs: vec![InputBit { now: i, of: (0, 0) }],
            bad,
            constraints: vec![AigLit::TRUE],
            guard: AigLit::TRUE,
            no_init: false,
            aig,
        };
        let (reduced, facts) = reduce(circuit, &Stop::never());
        assert_eq!(facts, [(Origin::State { state: 0, bit: 0 }, false)]);
        assert_eq!(reduced.latches.len(), 1);
        assert_eq!((reduced.bad, reduced.constraints.len()), (reduced.latches[0].now, 0));
        assert_eq!(reduced.aig.num_nodes(), 3);
    }
}
