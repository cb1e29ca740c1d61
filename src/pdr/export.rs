//! A transition system as a circuit of single bits for other tools, and their traces back in its words.
//!
//! What the format cannot say is said by a latch more. *Guards* restrict steps, and it restricts states only: a latch `blocked`
//! becomes true by a step against a guard, and a constraint forbids it. *Initial conditions* that are more than values of bits
//! hold in the first state, which the latch `started` tells from the others (`circuit`). Both come behind the bits of states.

use crate::blast;
use crate::circuit::{Circuit, Origin};
use crate::evidence::value;
use crate::options::PdrOptions;
use eufonium_base::Stop;
use eufonium_ir::{Reason, Sort, SortKind, TermPool, Trace, TransSys, Value, circuit as plain};
use eufonium_smt::bv::AigLit;

/// Writes a system as a circuit: its properties in their order, its states and inputs bit by bit, the lowest first, arrays element
/// by element.
///
/// # Errors
/// If something in it is not of bits, an array is too large, or the circuit is.
pub fn to_circuit(
    pool: &TermPool,
    ts: &TransSys,
    options: &PdrOptions,
    stop: &Stop,
) -> Result<plain::Circuit, Reason> {
    let mut circuit = blast::blast(pool, ts, options, stop)?;
    let guard = circuit.guard;
    let blocked = (guard != AigLit::TRUE).then(|| circuit.aig.input());
    let numbers = Numbers::new(&circuit, blocked);
    let mut latches: Vec<plain::Latch> = circuit
        .latches
        .iter()
        .map(|latch| plain::Latch {
            name: match latch.origin {
                Origin::State { state, bit } => {
                    bit_name(pool, &ts.states[state].name, pool.sort(ts.states[state].term), bit)
                }
                Origin::Started => "started".into(),
            },
            reset: latch.init,
            next: numbers.literal(latch.next),
        })
        .collect();
    let mut constraints: Vec<plain::Literal> =
        circuit.constraints.iter().filter(|l| **l != AigLit::TRUE).map(|&l| numbers.literal(l)).collect();
    if let Some(blocked) = blocked {
        let next = numbers.literal(!guard);
        latches.push(plain::Latch { name: "blocked".into(), reset: Some(false), next });
        constraints.push(numbers.literal(!blocked));
    }
    if circuit.no_init {
        constraints.push(numbers.literal(AigLit::FALSE));
    }
    let names = circuit.inputs.iter().map(|input| {
        let of = &ts.inputs[input.of.0];
        bit_name(pool, &of.name, pool.sort(of.term), input.of.1)
    });
    let bad = ts.properties.iter().zip(&circuit.properties);
    let bad = bad.map(|(property, &l)| (property.name.clone(), numbers.literal(l))).collect();
    let gates = numbers.gates(&circuit);
    Ok(plain::Circuit { inputs: names.collect(), latches, gates, bad, constraints })
}

/// A trace of the circuit that a system was written as, in the words of the system.
pub fn from_circuit(pool: &TermPool, ts: &TransSys, trace: &Trace) -> Trace {
    let row = |terms: Vec<_>, bits: &[Value]| {
        let mut first = 0;
        let word = |t| {
            let word = value(pool, t, |bit| bits.get(first + bit).is_some_and(Value::as_bool));
            first += size(pool, pool.sort(t));
            word
        };
        terms.into_iter().map(word).collect::<Vec<Value>>()
    };
    Trace {
        property: trace.property,
        start: row(ts.state_terms(), &trace.start),
        inputs: trace.inputs.iter().map(|bits| row(ts.input_terms(), bits)).collect(),
    }
}

/// The number of bits of a sort that has a circuit.
fn size(pool: &TermPool, sort: Sort) -> usize {
    blast::shape(pool, sort).map_or(0, |(index, element)| element << index)
}

/// The name of a bit: that of the word with the place of the bit, and before it the place of the element.
fn bit_name(pool: &TermPool, word: &str, sort: Sort, bit: usize) -> String {
    if word.is_empty() || sort.is_bool() {
        return word.to_owned();
    }
    let SortKind::Array(_, element) = *pool.sort_kind(sort) else { return format!("{word}[{bit}]") };
    let width = pool.as_bv(element).map_or(1, |w| w as usize);
    format!("{word}[{}][{}]", bit / width, bit % width)
}

/// The numbers of variables, by node of the graph; 0 for what nothing depends on, and for the constant.
struct Numbers {
    of: Vec<u32>,
    /// The nodes of the gates, in their order.
    gates: Vec<usize>,
}

impl Numbers {
    fn new(circuit: &Circuit, blocked: Option<AigLit>) -> Numbers {
        let aig = &circuit.aig;
        let mut needed = vec![false; aig.num_nodes()];
        let next = circuit.latches.iter().map(|latch| latch.next);
        let roots = next.chain(circuit.properties.iter().copied()).chain(circuit.constraints.iter().copied());
        roots.chain([circuit.guard]).for_each(|l| needed[l.node()] = true);
        for node in (0..needed.len()).rev().filter(|&n| aig.is_and(n)) {
            if needed[node] {
                aig.parts(node).into_iter().flatten().for_each(|part| needed[part.node()] = true);
            }
        }
        let gates: Vec<usize> = (0..needed.len()).filter(|&n| needed[n] && aig.is_and(n)).collect();
        let mut of = vec![0; needed.len()];
        let inputs = circuit.inputs.iter().map(|input| input.now.node());
        let latches = circuit.latches.iter().map(|latch| latch.now.node());
        let leaves = inputs.chain(latches).chain(blocked.map(AigLit::node));
        for (node, number) in leaves.chain(gates.iter().copied()).zip(1..) {
            of[node] = number;
        }
        Numbers { of, gates }
    }

    fn literal(&self, l: AigLit) -> plain::Literal {
        self.of[l.node()] << 1 | u32::from(l.is_negated())
    }

    fn gates(&self, circuit: &Circuit) -> Vec<[plain::Literal; 2]> {
        let parts = self.gates.iter().filter_map(|&node| circuit.aig.parts(node));
        parts.map(|parts| parts.map(|l| self.literal(l))).collect()
    }
}
