//! The last resort, for which refinement ends: operators are what they are, and states are told apart bit by bit.
//!
//! An abstraction into uninterpreted functions has as many terms as one likes to make (`read(m, read(m, .. x))`), so a search
//! may make larger ones for ever where nothing but the number of values of a word is needed. When refinement has
//! brought nothing but words for a while, the solver of the abstract system reads circuits instead, and an obligation
//! says the bits of exactly those words and elements of arrays on which its step depends. Then each obligation has only
//! states that can take the step, an abstract counterexample is a trace, and a finite system has finitely many cubes: what
//! is left is IC3 (Bradley, VMCAI 2011) over words. The blocked cubes stay, as what holds in the abstraction holds in
//! the system.
//!
//! Deliberately absent: the way back. IC3 on bits proper is an engine of its own, which sees the whole system so from
//! the start.

use super::Engine;
use super::abstraction::Abstraction;
use super::events;
use super::system::{CURRENT, NEXT, System};
use eufonium_base::HashSet;
use eufonium_ir::{Evaluator, Op, Term, TermPool, Value};
use eufonium_smt::BvMode;

impl Engine<'_> {
    /// Reads operators as what they are from now on.
    pub(super) fn become_exact(&mut self, pool: &mut TermPool) {
        let options = self.options.of_solver(BvMode::BitBlast);
        let mut abs = Abstraction::new(pool, &mut self.system, options, &self.stop);
        let top = self.frames.top();
        (0..top).for_each(|_| abs.open_level(pool));
        for level in 1..=top {
            self.frames.at(level).iter().for_each(|cube| abs.block(pool, cube, level));
        }
        self.abs = abs;
        self.is_exact = true;
        events::Exact::trace(|| events::Exact { level: top as u64 });
    }

    /// From literals about a step that the last assignment satisfies to the bits of the states that make them true
    /// whatever the other states are, with the inputs of the assignment.
    pub(super) fn bits_before(&mut self, pool: &mut TermPool, literals: &[Term]) -> Vec<Term> {
        let eval = Evaluator::new(self.abs.solver().model(pool));
        let mut support =
            Support { system: &mut self.system, eval, seen: HashSet::default(), lits: Vec::new() };
        literals.iter().for_each(|literal| support.literal(pool, *literal));
        support.lits
    }
}

/// On what the truth of literals depends in a model.
struct Support<'a> {
    system: &'a mut System,
    eval: Evaluator<'a>,
    seen: HashSet<Term>,
    /// What the model says of it.
    lits: Vec<Term>,
}

impl Support<'_> {
    fn literal(&mut self, pool: &mut TermPool, literal: Term) {
        let atom = pool.strip_not(literal).0;
        // The reads of an array after the step are among the literals, each with what it reads before the step.
        let defines_array = pool.op(atom) == Op::Eq
            && self.system.next_value(pool.arg(atom, 0)).is_some()
            && pool.as_array(pool.sort(pool.arg(atom, 0))).is_some();
        if !defines_array {
            self.term(pool, atom);
        }
    }

    /// The literals have no choices, so a term depends on all of its parts but for what is read over in arrays.
    fn term(&mut self, pool: &mut TermPool, t: Term) {
        let mut stack = vec![t];
        while let Some(t) = stack.pop() {
            if !self.seen.insert(t) {
                continue;
            }
            match pool.op(t) {
                Op::Select => {
                    stack.push(pool.arg(t, 1));
                    stack.extend(self.element(pool, t));
                }
                _ if pool.as_constant(t).is_none() => stack.extend(pool.args(t)),
                _ => match (self.system.scope(pool, t), self.system.next_value(t)) {
                    (CURRENT, _) => self.hold(pool, t),
                    // A word after the step is defined by a literal; of an array only the reads are.
                    (NEXT, Some(value)) if pool.as_array(pool.sort(t)).is_some() => stack.push(value),
                    _ => {}
                },
            }
        }
    }

    /// On what an element of an array depends but for its index.
    fn element(&mut self, pool: &mut TermPool, read: Term) -> Vec<Term> {
        let (mut array, index) = (pool.arg(read, 0), pool.arg(read, 1));
        let index = self.eval.eval(pool, index);
        let mut needed = Vec::new();
        while pool.op(array) == Op::Store {
            let (at, element) = (pool.arg(array, 1), pool.arg(array, 2));
            needed.push(at);
            if self.eval.eval(pool, at) == index {
                needed.push(element);
                return needed;
            }
            array = pool.arg(array, 0);
        }
        if pool.op(array) == Op::ConstArray {
            needed.push(pool.arg(array, 0));
        } else if pool.as_constant(array).is_none() {
            needed.push(array);
        } else if self.system.scope(pool, array) == CURRENT {
            let sort = pool.as_array(pool.sort(array)).expect("an array is read").0;
            match index.to_term(pool, sort) {
                Some(place) => {
                    let element = pool.raw_select(array, place);
                    self.hold(pool, element);
                }
                None => needed.push(array),
            }
        }
        needed
    }

    /// What the model says of a term over states.
    fn hold(&mut self, pool: &mut TermPool, t: Term) {
        let sort = pool.sort(t);
        match self.eval.eval(pool, t) {
            Value::Bool(true) => self.lits.push(t),
            Value::Bool(false) => self.lits.push(pool.not(t)),
            Value::Bits(bits) => {
                for place in 0..bits.width() {
                    let (bit, value) = (pool.extract(place, place, t), pool.bits(bits.extract(place, place)));
                    self.lits.push(pool.eq(bit, value));
                }
            }
            other => {
                if let Some(value) = other.to_term(pool, sort) {
                    self.lits.push(pool.raw_eq(t, value));
                }
            }
        }
    }
}
