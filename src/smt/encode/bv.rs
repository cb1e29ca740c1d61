//! Bit-vector terms to words of the and-inverter graph, and comparisons of them to literals.
//!
//! Operators are circuits. What is no operator on bit-vectors is a *leaf* with fresh bits: constants, applications,
//! reads and fields, and integers as bit-vectors. Conditions of `ite` that compare bit-vectors, and their Boolean
//! combinations, are part of the graph; other formulas enter it as inputs that are bound to the formula's literal.
//!
//! The closure knows the leaves that are applications and every bit-vector term under a function (the *shared* ones, as
//! in arithmetic). Nothing about it goes through the bits of a word: equalities between shared terms are atoms of both
//! sides, made when the values of a candidate disagree (see `smt/interface`).
//!
//! Work that would make terms nest on the call stack (the node of a leaf, the literal of a condition) is queued and done
//! by [`Encoder::settle_leaves`].

use super::float::FloatCircuits;
use super::{BOTH, Encoder, Target, float};
use crate::bv::AigLit;
use crate::bv::circuits::Word;
use crate::bv::{Blaster, Terms, abstraction};
use crate::sat::{Lit, SatSolver, Var};
use abstraction::Instance;
use eufonium_base::{Bits, HashMap, HashSet, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Term, TermPool};

/// A formula that compares bit-vectors.
pub(super) fn is_bit_atom(pool: &TermPool, op: Op, t: Term) -> bool {
    match op {
        Op::BvUlt | Op::BvSlt => true,
        Op::Eq => pool.word_width(pool.sort(pool.arg(t, 0))).is_some(),
        _ => false,
    }
}

/// A product, quotient or remainder whose bits are fresh.
#[derive(Clone, Copy, Debug)]
struct Abstracted {
    term: Term,
    operands: [Term; 2],
    /// Constants that have the bits of the term and of the operands.
    stand_ins: [Term; 3],
    /// How many products of just one pair of operands may still be added.
    instances_left: u32,
    /// Its circuit was added.
    exact: bool,
}

/// The words of terms, and what the clauses know of them.
#[derive(Debug, Default)]
pub(super) struct BitLevel {
    blaster: Blaster,
    terms: Terms,
    float_circuits: FloatCircuits,
    /// Terms with fresh bits, in the order they were met.
    leaves: Vec<Term>,
    /// Applications that still need a node.
    nodeless: Vec<Term>,
    /// Formulas whose literals are still to be bound to these inputs.
    unbound: Vec<(Term, AigLit)>,
    /// Shared terms whose conditions are still to be demanded.
    undemanded: Vec<Term>,
    /// From this width on, products and quotients are abstracted; 0 for never.
    abstract_from: u32,
    abstracted: Vec<Abstracted>,
    /// The lemmas about abstracted terms that were added.
    lemmas: HashSet<Term>,
    /// The values of leaves and shared terms in the last candidate.
    values: HashMap<Term, Bits>,
}

impl Encoder {
    /// Makes a comparison of bit-vectors what `v` means.
    pub(super) fn define_bit_atom(
        &mut self,
        pool: &mut TermPool,
        target: &mut Target<'_>,
        t: Term,
        v: Lit,
        polarity: u8,
    ) {
        self.build(pool, t);
        let output = self.bits.terms.truths[&t];
        self.bits.blaster.bind(target.sat, output, v, polarity);
    }

    /// A bit-vector term that the closure knows: it needs bits, for its value.
    pub(super) fn share_bits(&mut self, pool: &mut TermPool, t: Term) {
        if pool.as_bits(t).is_some() {
            return;
        }
        self.build(pool, t);
        self.shared.push(t);
        self.bits.undemanded.push(t);
        self.unlinked.extend(self.waiting.remove(&t).into_iter().flatten());
    }

    /// The closure listens to the variable: its definition matters even while it is open.
    pub(super) fn pin(&mut self, target: &mut Target<'_>, var: Var) {
        self.bits.blaster.pin(target.sat, var);
    }

    /// Gives leaves their nodes and conditions their literals. `false` if there was nothing to do.
    pub(super) fn settle_leaves(&mut self, pool: &mut TermPool, target: &mut Target<'_>) -> bool {
        if let Some(t) = self.bits.nodeless.pop() {
            self.node(pool, target, t);
            return true;
        }
        let Some((formula, input)) = self.bits.unbound.pop() else { return false };
        let lit = self.require(pool, target, formula, BOTH);
        self.bits.blaster.bind_input(target.sat, input, lit);
        true
    }

    /// A shared term has its value whatever the clauses need, so its conditions must be decided: an open one would
    /// count as false here, and as what it evaluates to in the model.
    pub(super) fn demand_conditions(&mut self, target: &mut Target<'_>) {
        let mut lits = Vec::new();
        for t in std::mem::take(&mut self.bits.undemanded) {
            let BitLevel { blaster, terms, .. } = &mut self.bits;
            terms.words[&t].iter().for_each(|&l| blaster.take_bound_inputs(l, &mut lits));
        }
        lits.iter().for_each(|lit| target.sat.demand(lit.var()));
    }

    /// Reads the values of leaves and shared terms from the search's last assignment.
    pub fn save_bits(&mut self, pool: &TermPool, sat: &dyn SatSolver) {
        self.bits.blaster.forget_values();
        self.bits.complete_abstracted(pool, sat);
        let BitLevel { blaster, terms, leaves, values, .. } = &mut self.bits;
        values.clear();
        for &t in leaves.iter().chain(&self.shared) {
            if let Some(word) = terms.words.get(&t) {
                let bit = |i: u32| blaster.value(sat, word[i as usize]);
                values.insert(t, Bits::from_fn(word.len() as u32, bit));
            }
        }
    }

    /// Compares the values of abstracted terms in the candidate with those of their operands and adds what excludes wrong
    /// ones. `true` if there was something to add.
    pub fn refine_abstractions(&mut self, pool: &mut TermPool, target: &mut Target<'_>) -> bool {
        let wrong = self.wrong_instances(pool, &*target.sat);
        let known = &self.bits.lemmas;
        let lemmas: Vec<Term> =
            wrong.iter().filter_map(|(_, instance)| abstraction::violated(pool, instance, known)).collect();
        self.bits.lemmas.extend(&lemmas);
        for &lemma in &lemmas {
            self.add_lemma(pool, target, lemma);
        }
        if !lemmas.is_empty() {
            return true;
        }
        for (place, instance) in &wrong {
            let abstracted = &mut self.bits.abstracted[*place];
            if abstracted.instances_left > 0 {
                abstracted.instances_left -= 1;
                let lemma = abstraction::value_instance(pool, instance);
                self.add_lemma(pool, target, lemma);
            } else {
                abstracted.exact = true;
                let Abstracted { term, operands, .. } = *abstracted;
                if pool.width(term) > abstraction::WIDEST_CIRCUIT {
                    // Models must prove themselves from now on.
                    self.opaque = true;
                    continue;
                }
                self.bits.make_exact(pool, target.sat, term, operands);
            }
        }
        !wrong.is_empty()
    }

    fn wrong_instances(&mut self, pool: &TermPool, sat: &dyn SatSolver) -> Vec<(usize, Instance)> {
        let inexact = (0..self.bits.abstracted.len()).filter(|&i| !self.bits.abstracted[i].exact);
        let places: Vec<usize> = inexact.collect();
        let instances = places.into_iter().map(|place| (place, self.bits.instance(pool, place, sat)));
        instances.filter(|(_, i)| abstraction::right_value(i) != i.value).collect()
    }

    /// The value of a leaf or a shared term of bit-vector sort in the last candidate.
    pub fn bits_of(&self, t: Term) -> Option<&Bits> {
        self.bits.values.get(&t)
    }

    /// The terms of bit-vector sort whose bits are open, in the order they were met.
    pub fn bit_leaves(&self) -> &[Term] {
        &self.bits.leaves
    }

    /// Builds the circuit of a bit-vector term or a condition, parts first.
    fn build(&mut self, pool: &mut TermPool, t: Term) {
        let mut stack = vec![t];
        while let Some(&t) = stack.last() {
            if self.bits.is_built(pool, t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let is_input = self.is_input(pool, t);
            if !is_input {
                let parts = self.bits.parts(pool, t);
                stack.extend(parts.into_iter().filter(|part| !self.bits.is_built(pool, *part)));
            }
            if stack.len() > before {
                continue;
            }
            stack.pop();
            match (pool.sort(t).is_bool(), is_input) {
                (true, true) => {
                    let input = self.bits.blaster.aig_mut().input();
                    self.bits.unbound.push((t, input));
                    self.bits.terms.truths.insert(t, input);
                }
                (true, false) => {
                    let BitLevel { blaster, terms, .. } = &mut self.bits;
                    terms.build_condition(blaster.aig_mut(), pool, t);
                }
                (false, true) => self.make_leaf(pool, t),
                (false, false) => {
                    self.opaque |= matches!(pool.op(t), Op::Float(_));
                    self.bits.build_word(pool, t);
                }
            }
        }
    }

    /// Whether a term enters the graph from outside. A formula that has a literal is not built again.
    fn is_input(&self, pool: &TermPool, t: Term) -> bool {
        match pool.op(t) {
            Op::App(_) | Op::Select | Op::Field(..) | Op::IntToBv(_) | Op::FloatOfReal(_) => true,
            Op::Float(_) => float::is_without_circuit(pool, t),
            op if self.is_opaque_operator(pool, op, t) => true,
            Op::True | Op::False | Op::Not => false,
            op if pool.sort(t).is_bool() && !self.is_bit_atom(pool, op, t) => {
                let is_gate = match op {
                    Op::And | Op::Or | Op::Ite => true,
                    Op::Eq => pool.sort(pool.arg(t, 0)).is_bool(),
                    _ => false,
                };
                !is_gate || self.formulas.contains_key(&t)
            }
            _ => false,
        }
    }

    fn make_leaf(&mut self, pool: &mut TermPool, t: Term) {
        let width = pool.word_width(pool.sort(t)).expect("only words are leaves") as usize;
        let aig = self.bits.blaster.aig_mut();
        let word: Word = (0..width).map(|_| aig.input()).collect();
        self.bits.terms.words.insert(t, word);
        self.bits.leaves.push(t);
        match pool.op(t) {
            Op::IntToBv(_) => self.axioms_int_to_bits(pool, t),
            Op::Float(_) => self.opaque = true,
            _ if pool.args(t).is_empty() || self.nodes.contains_key(&t) => {}
            _ => self.bits.nodeless.push(t),
        }
        self.axioms_float_leaf(pool, t);
    }

    /// `toInt(t) = x mod 2^w` for the leaf `t` that is the integer `x` as a bit-vector.
    fn axioms_int_to_bits(&mut self, pool: &mut TermPool, t: Term) {
        let modulus = Bits::ones(pool.width(t)).to_rat() + Rat::ONE;
        let modulus = pool.num(modulus, Sort::INT);
        let (number, rest) = (pool.bv_to_int(t), pool.modulo(pool.arg(t, 0), modulus));
        let equal = pool.eq(number, rest);
        self.axioms.push(equal);
    }

    /// `t = sum of 2^i * bit i` and `0 <= t < 2^w` for the integer `t` that a bit-vector is.
    pub(super) fn axioms_bits_to_int(&mut self, pool: &mut TermPool, t: Term) {
        let word = pool.arg(t, 0);
        let width = pool.width(word);
        let (zero, one) = (pool.num(Rat::ZERO, Sort::INT), pool.num(Rat::ONE, Sort::INT));
        let set = pool.bits(Bits::one(1));
        let mut power = Rat::ONE;
        let mut rest = LinExpr::scaled(t, Rat::MINUS_ONE);
        for i in 0..width {
            let bit = pool.extract(i, i, word);
            let is_set = pool.eq(bit, set);
            let digit = pool.ite(is_set, one, zero);
            rest.add_scaled(&LinExpr::of(pool, digit), &power);
            power = &power + &power;
        }
        let minus = rest.clone().scale(&Rat::MINUS_ONE);
        let mut below = LinExpr::scaled(t, Rat::ONE);
        let above = LinExpr::scaled(t, Rat::MINUS_ONE);
        below.constant -= &power;
        let bounds = [(rest, Rel::Le), (minus, Rel::Le), (below, Rel::Lt), (above, Rel::Le)];
        self.axioms.extend(bounds.map(|(e, rel)| e.to_atom(pool, rel)));
    }
}

impl BitLevel {
    pub(super) fn new(abstract_from: u32) -> BitLevel {
        BitLevel { abstract_from, ..BitLevel::default() }
    }

    fn is_abstracted(&self, pool: &TermPool, t: Term) -> bool {
        self.abstract_from > 0 && abstraction::is_costly(pool, t, self.abstract_from)
    }

    /// The terms that the circuit of a term is made of.
    fn parts(&mut self, pool: &mut TermPool, t: Term) -> Vec<Term> {
        if self.is_abstracted(pool, t) {
            abstraction::operands(pool, t).to_vec()
        } else if let Some(circuit) = self.float_circuits.make(pool, t) {
            vec![circuit]
        } else {
            Terms::parts(pool, t)
        }
    }

    fn is_built(&self, pool: &TermPool, t: Term) -> bool {
        self.terms.is_built(pool, t)
    }

    /// The word of a term whose parts are built.
    fn build_word(&mut self, pool: &mut TermPool, t: Term) {
        if self.is_abstracted(pool, t) {
            let aig = self.blaster.aig_mut();
            let word = (0..pool.width(t)).map(|_| aig.input()).collect();
            self.terms.words.insert(t, word);
            let instances_left = pool.width(t) / 8;
            let operands = abstraction::operands(pool, t);
            let stand_ins = [t, operands[0], operands[1]].map(|real| self.stand_in(pool, real));
            self.abstracted.push(Abstracted { term: t, operands, stand_ins, instances_left, exact: false });
            return;
        }
        match self.float_circuits.get(t) {
            Some(circuit) => {
                let word = self.terms.words[&circuit].clone();
                self.terms.words.insert(t, word);
            }
            None => self.terms.build_word(self.blaster.aig_mut(), pool, t),
        }
    }

    /// An abstracted term with the values of the candidate.
    fn instance(&mut self, pool: &TermPool, place: usize, sat: &dyn SatSolver) -> Instance {
        let Abstracted { term, operands, stand_ins: [stand_in, x, s], .. } = self.abstracted[place];
        let BitLevel { blaster, terms, .. } = self;
        let mut value = |t: Term| {
            let word = &terms.words[&t];
            Bits::from_fn(word.len() as u32, |i| blaster.value(sat, word[i as usize]))
        };
        let values = operands.map(&mut value);
        Instance { op: pool.op(term), term: stand_in, operands: [x, s], values, value: value(term) }
    }

    /// A constant with the bits of a term, in whose place the rules of the term language cannot look into it.
    fn stand_in(&mut self, pool: &mut TermPool, t: Term) -> Term {
        if pool.as_bits(t).is_some() {
            return t;
        }
        let stand_in = pool.fresh("bits", pool.sort(t));
        let word = self.terms.words[&t].clone();
        self.terms.words.insert(stand_in, word);
        stand_in
    }

    /// The candidate may leave all bits of an abstracted term open: then they are the right ones. Operands come first, so
    /// nothing has been computed from these bits.
    fn complete_abstracted(&mut self, pool: &TermPool, sat: &dyn SatSolver) {
        for place in 0..self.abstracted.len() {
            let Abstracted { term, exact, .. } = self.abstracted[place];
            if exact || self.terms.words[&term].iter().any(|&l| self.blaster.is_decided(sat, l)) {
                continue;
            }
            let right = abstraction::right_value(&self.instance(pool, place, sat));
            for (i, &input) in self.terms.words[&term].iter().enumerate() {
                self.blaster.set_value(input, right.bit(i as u32));
            }
        }
    }

    /// Ties the fresh bits of an abstracted term to its circuit.
    fn make_exact(&mut self, pool: &TermPool, sat: &mut dyn SatSolver, t: Term, operands: [Term; 2]) {
        let outputs = self.terms.circuit(self.blaster.aig_mut(), pool, t, &operands);
        for (&input, &output) in self.terms.words[&t].iter().zip(&outputs) {
            self.blaster.tie(sat, input, output);
        }
    }
}
