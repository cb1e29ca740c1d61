//! From terms to the circuit: the operators are those of `smt/bv`; small arrays are all of their elements.

use crate::circuit::{Circuit, InputBit, Latch, Origin};
use crate::options::PdrOptions;
use eufonium_base::{HashMap, Stop};
use eufonium_ir::{Op, Reason, Sort, SortKind, Term, TermPool, TransSys, print};
use eufonium_smt::bv::aig::Gate;
use eufonium_smt::bv::circuits::{self, Word};
use eufonium_smt::bv::{Aig, AigLit, Terms};

/// The circuit of a system; or why there is none.
pub(crate) fn blast(
    pool: &TermPool,
    ts: &TransSys,
    options: &PdrOptions,
    stop: &Stop,
) -> Result<Circuit, Reason> {
    let mut blast =
        Blast { pool, options, stop, aig: Aig::new(), terms: Terms::default(), arrays: HashMap::default() };
    let mut circuit = Circuit::default();
    for (state, var) in ts.states.iter().enumerate() {
        for (bit, now) in blast.constant(var.term)?.into_iter().enumerate() {
            let origin = Origin::State { state, bit };
            circuit.latches.push(Latch { now, next: now, init: None, origin });
        }
    }
    for (i, input) in ts.inputs.iter().enumerate() {
        let bits = blast.constant(input.term)?.into_iter().enumerate();
        circuit.inputs.extend(bits.map(|(bit, now)| InputBit { now, of: (i, bit) }));
    }
    let mut at = 0;
    for state in &ts.states {
        for next in blast.bits(state.next)? {
            circuit.latches[at].next = next;
            at += 1;
        }
    }
    circuit.guard = blast.conjunction(&ts.guards)?;
    for &constraint in &ts.constraints {
        let l = blast.truth(constraint)?;
        circuit.constraints.push(l);
    }
    circuit.bad = AigLit::FALSE;
    for property in &ts.properties {
        let bad = blast.truth(property.bad)?;
        circuit.properties.push(bad);
        circuit.bad = blast.aig.or(circuit.bad, bad);
    }
    let init = blast.conjunction(&ts.init)?;
    circuit.aig = blast.aig;
    set_init(&mut circuit, init);
    Ok(circuit)
}

/// Reads the values of latches off the initial condition; what is left of it becomes a constraint on the first state.
fn set_init(circuit: &mut Circuit, init: AigLit) {
    let mut values: HashMap<usize, Option<bool>> =
        circuit.latches.iter().map(|latch| (latch.now.node(), None)).collect();
    let mut stack = vec![init];
    let mut rest = Vec::new();
    while let Some(l) = stack.pop() {
        match (circuit.aig.parts(l.node()), values.get_mut(&l.node())) {
            (None, Some(value)) => match value {
                Some(known) => circuit.no_init |= *known == l.is_negated(),
                None => *value = Some(!l.is_negated()),
            },
            (Some(parts), _) if !l.is_negated() => stack.extend(parts),
            _ if l == AigLit::TRUE => {}
            _ if l == AigLit::FALSE => circuit.no_init = true,
            _ => rest.push(l),
        }
    }
    // Equations between latches of which one is known.
    loop {
        let before = rest.len();
        rest.retain(|l| {
            let Gate::Xor(a, b) = circuit.aig.gate(l.node()) else { return true };
            for (known, open) in [(a, b), (b, a)] {
                let value = values.get(&known.node()).copied().flatten().map(|v| v != known.is_negated());
                let (Some(value), Some(slot)) = (value, values.get_mut(&open.node())) else { continue };
                if slot.is_none() {
                    *slot = Some((value != l.is_negated()) == open.is_negated());
                    return false;
                }
            }
            true
        });
        if rest.len() == before {
            break;
        }
    }
    for latch in &mut circuit.latches {
        latch.init = values[&latch.now.node()];
    }
    if rest.is_empty() {
        return;
    }
    let now = circuit.aig.input();
    circuit.latches.push(Latch { now, next: AigLit::TRUE, init: Some(false), origin: Origin::Started });
    for l in rest {
        let constraint = circuit.aig.or(now, l);
        circuit.constraints.push(constraint);
    }
}

/// How many bits a sort has: of the index and of the element of an array; of other sorts none and all.
pub(crate) fn shape(pool: &TermPool, sort: Sort) -> Option<(usize, usize)> {
    let plain = |sort: Sort| match *pool.sort_kind(sort) {
        SortKind::Bool => Some(1),
        SortKind::BitVec(width) => Some(width as usize),
        _ => None,
    };
    match *pool.sort_kind(sort) {
        SortKind::Array(index, element) => Some((plain(index)?, plain(element)?)),
        _ => Some((0, plain(sort)?)),
    }
}

struct Blast<'a> {
    pool: &'a TermPool,
    options: &'a PdrOptions,
    stop: &'a Stop,
    aig: Aig,
    terms: Terms,
    /// The elements of arrays, one after the other.
    arrays: HashMap<Term, Word>,
}

impl Blast<'_> {
    /// The number of bits of a term.
    fn size(&self, t: Term) -> Result<usize, Reason> {
        let sort = self.pool.sort(t);
        let unsupported =
            |what: &str| Err(Reason::Unsupported(format!("{what} in {}", print::term(self.pool, t))));
        let Some((index, element)) = shape(self.pool, sort) else {
            return unsupported("what is not of bits");
        };
        let size = 1usize.checked_shl(index as u32).and_then(|n| n.checked_mul(element));
        match size {
            Some(size) if index == 0 || size <= self.options.max_array_bits => Ok(size),
            _ => unsupported("a large array"),
        }
    }

    fn is_array(&self, t: Term) -> bool {
        self.pool.as_array(self.pool.sort(t)).is_some()
    }

    fn is_built(&self, t: Term) -> bool {
        if self.is_array(t) { self.arrays.contains_key(&t) } else { self.terms.is_built(self.pool, t) }
    }

    /// Gives a term its bits.
    fn set(&mut self, t: Term, word: Word) {
        if self.is_array(t) {
            self.arrays.insert(t, word);
        } else if self.pool.sort(t).is_bool() {
            self.terms.truths.insert(t, word[0]);
        } else {
            self.terms.words.insert(t, word);
        }
    }

    /// Fresh bits for a state or an input.
    fn constant(&mut self, t: Term) -> Result<Word, Reason> {
        let word: Word = (0..self.size(t)?).map(|_| self.aig.input()).collect();
        self.set(t, word.clone());
        Ok(word)
    }

    fn conjunction(&mut self, formulas: &[Term]) -> Result<AigLit, Reason> {
        let mut all = AigLit::TRUE;
        for &formula in formulas {
            let l = self.truth(formula)?;
            all = self.aig.and(all, l);
        }
        Ok(all)
    }

    fn truth(&mut self, t: Term) -> Result<AigLit, Reason> {
        Ok(self.bits(t)?[0])
    }

    /// The bits of a term.
    fn bits(&mut self, t: Term) -> Result<Word, Reason> {
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.is_built(t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(Terms::parts(self.pool, t).into_iter().filter(|part| !self.is_built(*part)));
            if stack.len() > before {
                continue;
            }
            stack.pop();
            if self.aig.num_nodes() > self.options.max_nodes {
                return Err(Reason::Incomplete("the circuit is too large".into()));
            }
            if self.stop.poll() {
                return Err(self
                    .stop
                    .reason()
                    .map_or_else(|| unreachable!("a raised token has a reason"), Reason::Interrupted));
            }
            self.build(t)?;
        }
        Ok(self.built(t))
    }

    /// The bits of a term that is built.
    fn built(&self, t: Term) -> Word {
        if self.is_array(t) {
            self.arrays[&t].clone()
        } else if self.pool.sort(t).is_bool() {
            vec![self.terms.truths[&t]]
        } else {
            self.terms.words[&t].clone()
        }
    }

    /// Builds a term whose parts are built.
    fn build(&mut self, t: Term) -> Result<(), Reason> {
        let pool = self.pool;
        if Terms::has_circuit(pool, t) {
            if pool.sort(t).is_bool() {
                self.terms.build_condition(&mut self.aig, pool, t);
            } else {
                self.terms.build_word(&mut self.aig, pool, t);
            }
            return Ok(());
        }
        let args = pool.args(t).to_vec();
        let word = match pool.op(t) {
            Op::Select => {
                let (array, index) = (self.built(args[0]), self.built(args[1]));
                select(&mut self.aig, array, &index)
            }
            Op::Store => {
                let (array, index, element) = (self.built(args[0]), self.built(args[1]), self.built(args[2]));
                store(&mut self.aig, array, &index, &element)
            }
            Op::ConstArray => {
                let element = self.built(args[0]);
                let copies = self.size(t)? / element.len();
                element.repeat(copies)
            }
            Op::Ite if self.is_array(t) => {
                let (c, a, b) = (self.built(args[0])[0], self.built(args[1]), self.built(args[2]));
                circuits::ite(&mut self.aig, c, &a, &b)
            }
            Op::Eq if self.is_array(args[0]) => {
                let (a, b) = (self.built(args[0]), self.built(args[1]));
                vec![circuits::equal(&mut self.aig, &a, &b)]
            }
            _ => {
                let what = format!("bits of {}", print::term(pool, t));
                return Err(Reason::Unsupported(what));
            }
        };
        self.set(t, word);
        Ok(())
    }
}

/// The element at an index: a tree of choices, the lowest bit of the index first.
fn select(g: &mut Aig, mut elements: Word, index: &[AigLit]) -> Word {
    let width = elements.len() >> index.len();
    for &bit in index {
        let pairs = elements.chunks(2 * width);
        elements = pairs.flat_map(|pair| circuits::ite(g, bit, &pair[width..], &pair[..width])).collect();
    }
    elements
}

/// The array with one element changed.
fn store(g: &mut Aig, mut elements: Word, index: &[AigLit], element: &[AigLit]) -> Word {
    for (k, old) in elements.chunks_mut(element.len()).enumerate() {
        let mut here = AigLit::TRUE;
        for (i, &bit) in index.iter().enumerate() {
            here = g.and(here, bit.xor(k >> i & 1 == 0));
        }
        for (old, &new) in old.iter_mut().zip(element) {
            *old = g.ite(here, new, *old);
        }
    }
    elements
}
