//! Reductions of the circuit: latches that are constant from reset or always equal (`equal`), and the cone of influence.
//!
//! Constants: simulation with three values from the initial states, all inputs open, until nothing changes; a latch that never
//! became open is constant. What is dropped outside of the cone of properties, constraints and guards keeps no state; what is
//! constant is a fact that the invariant states.

use crate::circuit::{Circuit, Latch, Origin};
use crate::equal::equal_latches;
use crate::options::PdrOptions;
use crate::rebuild::rebuild;
use eufonium_base::{HashMap, Stop, meter};
use eufonium_smt::bv::AigLit;

/// Nodes that the simulation may look at in all.
const WORK: usize = 300_000_000;

/// What is true of the bits of a state whenever there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    /// A bit has this value.
    Is(Origin, bool),
    /// Two bits are equal, or opposite.
    Same(Origin, Origin, bool),
}

/// Reduces the circuit until nothing changes; what was found out about its latches.
pub(crate) fn reduce(mut circuit: Circuit, options: &PdrOptions, stop: &Stop) -> (Circuit, Vec<Fact>) {
    let mut facts = Vec::new();
    loop {
        let before = (circuit.latches.len(), circuit.aig.num_nodes());
        circuit = replace(&circuit, &constants(&circuit, stop), &mut facts);
        if options.equal_latches {
            circuit = replace(&circuit, &equal_latches(&circuit, options.seed, stop), &mut facts);
        }
        if (circuit.latches.len(), circuit.aig.num_nodes()) == before || stop.poll() {
            return (circuit, facts);
        }
    }
}

/// Puts other literals in the place of latches that always equal them.
fn replace(circuit: &Circuit, others: &[Option<AigLit>], facts: &mut Vec<Fact>) -> Circuit {
    let origins: HashMap<usize, Origin> = circuit.latches.iter().map(|l| (l.now.node(), l.origin)).collect();
    for (latch, other) in circuit.latches.iter().zip(others) {
        let Some(other) = other else { continue };
        facts.push(match origins.get(&other.node()) {
            Some(&origin) => Fact::Same(latch.origin, origin, other.is_negated()),
            None => Fact::Is(latch.origin, *other == AigLit::TRUE),
        });
    }
    let marked = marked(circuit, others);
    rebuild(circuit, others, &marked).circuit
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
fn constants(circuit: &Circuit, stop: &Stop) -> Vec<Option<AigLit>> {
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
        meter::spend_len(2 * aig.num_nodes());
        if !changed {
            break;
        }
        if work > WORK || stop.poll() {
            return vec![None; circuit.latches.len()];
        }
    }
    let known = |latch: &Latch| match values[latch.now.node()] {
        OPEN => None,
        value => Some(AigLit::constant(value == 1)),
    };
    circuit.latches.iter().map(known).collect()
}

/// The nodes that properties, constraints and guards depend on, by way of latches too.
fn marked(circuit: &Circuit, others: &[Option<AigLit>]) -> Vec<bool> {
    let nodes = circuit.aig.num_nodes();
    let mut latch_of = vec![usize::MAX; nodes];
    for (i, latch) in circuit.latches.iter().enumerate() {
        latch_of[latch.now.node()] = i;
    }
    let mut marked = vec![false; nodes];
    let roots = [circuit.bad, circuit.guard];
    let mut stack: Vec<usize> = roots.iter().chain(&circuit.constraints).map(|l| l.node()).collect();
    while let Some(node) = stack.pop() {
        let latch = latch_of[node];
        if latch != usize::MAX
            && let Some(other) = others[latch]
        {
            stack.push(other.node());
            continue;
        }
        if std::mem::replace(&mut marked[node], true) {
            continue;
        }
        match circuit.aig.parts(node) {
            Some(parts) => stack.extend(parts.map(AigLit::node)),
            None if latch != usize::MAX => stack.push(circuit.latches[latch].next.node()),
            None => {}
        }
    }
    marked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::InputBit;
    use eufonium_smt::bv::Aig;

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
            properties: vec![],
            latches: vec![latch(a, next_a, 0), latch(b, i, 1), latch(c, !c, 2)],
            inputs: vec![InputBit { now: i, of: (0, 0) }],
            bad,
            constraints: vec![AigLit::TRUE],
            guard: AigLit::TRUE,
            no_init: false,
            aig,
        };
        let (reduced, facts) = reduce(circuit, &PdrOptions::default(), &Stop::never());
        assert_eq!(facts, [Fact::Is(Origin::State { state: 0, bit: 0 }, false)]);
        assert_eq!(reduced.latches.len(), 1);
        assert_eq!((reduced.bad, reduced.constraints.len()), (reduced.latches[0].now, 0));
        assert_eq!(reduced.aig.num_nodes(), 3);
    }
}
