//! A circuit anew, with other literals in the place of latches that always equal them, and of the rest only what is marked.
//!
//! Invariant: what stands in the place of a latch comes before it. Gates are made again, so the graph finds those that have
//! become equal.

use crate::circuit::{Circuit, InputBit, Latch};
use eufonium_smt::bv::{Aig, AigLit};

/// A circuit made of another one.
#[derive(Debug)]
pub(crate) struct Rebuilt {
    pub(crate) circuit: Circuit,
    /// By latch of the old circuit: its next value, if it is there.
    pub(crate) next: Vec<AigLit>,
    /// By latch and by input of the new circuit: the node of the old one.
    pub(crate) leaves: [Vec<usize>; 2],
}

/// The circuit with other literals in the place of latches, all of it.
pub(crate) fn substitute(circuit: &Circuit, others: &[Option<AigLit>]) -> Rebuilt {
    rebuild(circuit, others, &vec![true; circuit.aig.num_nodes()])
}

/// The marked part of the circuit with other literals in the place of latches; these come before the latches they replace.
pub(crate) fn rebuild(old: &Circuit, others: &[Option<AigLit>], marked: &[bool]) -> Rebuilt {
    let nodes = old.aig.num_nodes();
    let mut aig = Aig::new();
    let mut map = vec![AigLit::FALSE; nodes];
    let image = |map: &[AigLit], l: AigLit| map[l.node()].xor(l.is_negated());
    for (latch, other) in old.latches.iter().zip(others) {
        map[latch.now.node()] = match other {
            Some(other) => image(&map, *other),
            None if marked[latch.now.node()] => aig.input(),
            None => AigLit::FALSE,
        };
    }
    for input in old.inputs.iter().filter(|input| marked[input.now.node()]) {
        map[input.now.node()] = aig.input();
    }
    for node in (1..nodes).filter(|&n| marked[n]) {
        if let Some([a, b]) = old.aig.parts(node) {
            map[node] = aig.and(image(&map, a), image(&map, b));
        }
    }
    let kept = |(latch, other): (&Latch, &Option<AigLit>)| {
        let is_kept = other.is_none() && marked[latch.now.node()];
        is_kept.then(|| Latch { now: image(&map, latch.now), next: image(&map, latch.next), ..*latch })
    };
    let latches: Vec<Latch> = old.latches.iter().zip(others).filter_map(kept).collect();
    let inputs = old.inputs.iter().filter(|input| marked[input.now.node()]);
    let old_latches = old.latches.iter().zip(others);
    let old_latches = old_latches.filter(|(latch, other)| other.is_none() && marked[latch.now.node()]);
    let constraints =
        old.constraints.iter().map(|&l| image(&map, l)).filter(|l| *l != AigLit::TRUE).collect();
    Rebuilt {
        leaves: [
            old_latches.map(|(latch, _)| latch.now.node()).collect(),
            inputs.clone().map(|input| input.now.node()).collect(),
        ],
        next: old.latches.iter().map(|latch| image(&map, latch.next)).collect(),
        circuit: Circuit {
            latches,
            inputs: inputs.map(|i| InputBit { now: image(&map, i.now), ..*i }).collect(),
            properties: Vec::new(),
            bad: image(&map, old.bad),
            constraints,
            guard: image(&map, old.guard),
            no_init: old.no_init,
            aig,
        },
    }
}
