//! Why a formula is true in an abstract model: literals without choices that imply it.
//!
//! Each formula is followed to the parts that decide it (one false conjunct, the branch that is taken), each term to the
//! branches that are taken in it, each state after the step to the term that gives it. Nothing is solved: the model
//! answers. This is the traversal of the cone of influence in section 3.1 of the EUFORIA paper; what it adds is that
//! learned lemmas count as part of the system (`influence`), since the model may owe its state to them.

use super::lemma::{Lemma, Store};
use super::system::System;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Evaluator, Op, Term, TermPool};
use eufonium_smt::{BvMode, Solver};
use std::collections::BTreeSet;

/// A model, asked for what it says of formulas and terms.
pub trait Oracle {
    /// The truth of a formula; `None` if it does not matter.
    fn truth(&mut self, pool: &TermPool, formula: Term) -> Option<bool>;
    /// Whether two terms are known to be equal.
    fn are_equal(&mut self, pool: &TermPool, a: Term, b: Term) -> bool;
}

/// The last assignment of a solver that reads operators as uninterpreted functions.
pub struct Abstract<'a> {
    solver: &'a Solver,
    /// Where only some operators are read so, conditions may have gates and no literals: then terms are evaluated, with
    /// the values that the opaque ones have in the assignment.
    values: Option<Evaluator<'a>>,
}

impl<'a> Abstract<'a> {
    /// The last assignment of the solver, which reads operators in this way.
    pub fn new(pool: &TermPool, solver: &'a Solver, bv_mode: BvMode) -> Self {
        let values = (bv_mode == BvMode::UninterpretedOperators).then(|| {
            let mut eval = Evaluator::new(solver.model(pool));
            for (t, value) in solver.opaque_values(pool) {
                eval.set(t, value);
            }
            eval
        });
        Abstract { solver, values }
    }
}

impl Oracle for Abstract<'_> {
    fn truth(&mut self, pool: &TermPool, formula: Term) -> Option<bool> {
        match &mut self.values {
            Some(eval) => Some(eval.holds(pool, formula)),
            None => self.solver.truth(pool, formula),
        }
    }
    fn are_equal(&mut self, pool: &TermPool, a: Term, b: Term) -> bool {
        match &mut self.values {
            Some(eval) => eval.eval(pool, a) == eval.eval(pool, b),
            None => self.solver.class(a).is_some_and(|class| Some(class) == self.solver.class(b)),
        }
    }
}

/// A model of the concrete system.
pub struct Concrete<'a>(pub Evaluator<'a>);

impl Oracle for Concrete<'_> {
    fn truth(&mut self, pool: &TermPool, formula: Term) -> Option<bool> {
        Some(self.0.holds(pool, formula))
    }
    fn are_equal(&mut self, pool: &TermPool, a: Term, b: Term) -> bool {
        self.0.eval(pool, a) == self.0.eval(pool, b)
    }
}

/// Collects literals that are true in a model.
pub struct Justifier<'a, O> {
    pool: &'a mut TermPool,
    system: &'a System,
    oracle: O,
    todo: Vec<(Term, bool)>,
    seen: HashSet<(Term, bool)>,
    resolved: HashMap<Term, Term>,
    /// The literals, in the order they were found, without duplicates.
    lits: Vec<Term>,
    held: HashSet<Term>,
}

impl<'a, O: Oracle> Justifier<'a, O> {
    /// Nothing is justified yet.
    pub fn new(pool: &'a mut TermPool, system: &'a System, oracle: O) -> Self {
        Justifier {
            pool,
            system,
            oracle,
            todo: Vec::new(),
            seen: HashSet::default(),
            resolved: HashMap::default(),
            lits: Vec::new(),
            held: HashSet::default(),
        }
    }

    /// Adds literals that imply the formula, which is true in the assignment.
    pub fn justify(&mut self, formula: Term) {
        self.todo.push((formula, true));
        while let Some((formula, value)) = self.todo.pop() {
            let (base, negated) = self.pool.strip_not(formula);
            let value = value != negated;
            if self.seen.insert((base, value)) {
                self.decompose(base, value);
            }
        }
    }

    fn truth(&mut self, formula: Term) -> Option<bool> {
        self.oracle.truth(self.pool, formula)
    }

    fn decompose(&mut self, t: Term, value: bool) {
        match self.pool.op(t) {
            Op::True | Op::False => {}
            Op::And | Op::Or => self.junction(t, value),
            Op::Eq if self.pool.sort(self.pool.arg(t, 0)).is_bool() => {
                let (a, b) = (self.pool.arg(t, 0), self.pool.arg(t, 1));
                let known = self.truth(a).or_else(|| self.truth(b).map(|b| b == value)).unwrap_or(value);
                self.todo.extend([(a, known), (b, known == value)]);
            }
            Op::Ite => {
                let (c, a, b) = (self.pool.arg(t, 0), self.pool.arg(t, 1), self.pool.arg(t, 2));
                match self.truth(c) {
                    // It does not matter, so both branches have the value; a truth value made up for the condition might
                    // contradict the rest of the model.
                    None => self.todo.extend([(a, value), (b, value)]),
                    Some(chosen) => self.todo.extend([(c, chosen), (if chosen { a } else { b }, value)]),
                }
            }
            _ => match self.system.next_value(t) {
                Some(next) => self.todo.push((next, value)),
                None => self.atom(t, value),
            },
        }
    }

    /// A conjunction that is true needs all its parts, one that is false the first that is known to be; dually for
    /// disjunctions.
    fn junction(&mut self, t: Term, value: bool) {
        let parts = self.pool.args(t).to_vec();
        if (self.pool.op(t) == Op::And) == value {
            self.todo.extend(parts.into_iter().map(|part| (part, value)));
            return;
        }
        // One that is justified already costs nothing.
        let is_done = |part: &Term| {
            let (base, negated) = self.pool.strip_not(*part);
            self.seen.contains(&(base, value != negated))
        };
        if parts.iter().any(is_done) {
            return;
        }
        if let Some(part) = parts.iter().copied().find(|part| self.truth(*part) == Some(value)) {
            self.todo.push((part, value));
        }
    }

    fn atom(&mut self, atom: Term, value: bool) {
        let plain = self.resolve(atom);
        if plain == self.pool.tt() || plain == self.pool.ff() {
            return;
        }
        let literal = if value { plain } else { self.pool.not(plain) };
        self.hold(literal);
    }

    fn hold(&mut self, literal: Term) {
        if literal != self.pool.tt() && self.held.insert(literal) {
            self.lits.push(literal);
        }
    }

    /// The term without choices that it equals in the model; what chooses is justified too.
    fn resolve(&mut self, t: Term) -> Term {
        let mut stack = vec![t];
        let mut args = Vec::new();
        while let Some(&t) = stack.last() {
            if self.resolved.contains_key(&t) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            if self.pool.op(t) == Op::Ite {
                let branch = self.choose(t);
                match self.resolved.get(&branch) {
                    Some(&done) => {
                        self.resolved.insert(t, done);
                    }
                    None => stack.push(branch),
                }
                continue;
            }
            let unresolved = |a: &&Term| !self.pool.sort(**a).is_bool() && !self.resolved.contains_key(*a);
            stack.extend(self.pool.args(t).iter().filter(unresolved));
            if stack.len() == before {
                args.clear();
                args.extend_from_slice(self.pool.args(t));
                for arg in &mut args {
                    *arg =
                        if self.pool.sort(*arg).is_bool() { self.settle(*arg) } else { self.resolved[arg] };
                }
                let done = self.pool.raw_rebuild(t, &args);
                self.resolved.insert(t, done);
                self.define(t);
                if self.pool.op(done) == Op::Select {
                    self.read_through(done);
                }
                stack.pop();
            }
        }
        self.resolved[&t]
    }

    /// The branch that is taken.
    fn choose(&mut self, t: Term) -> Term {
        let (c, a, b) = (self.pool.arg(t, 0), self.pool.arg(t, 1), self.pool.arg(t, 2));
        let Some(chosen) = self.truth(c) else {
            // It does not matter, so the branches are equal.
            let same = self.pool.raw_eq(a, b);
            self.todo.push((same, true));
            return a;
        };
        self.todo.push((c, chosen));
        if chosen { a } else { b }
    }

    /// A formula under a function: the truth value that it has.
    fn settle(&mut self, formula: Term) -> Term {
        let value = self.truth(formula).unwrap_or(false);
        self.todo.push((formula, value));
        self.pool.bool(value)
    }

    /// A state after the step equals what the step makes of it.
    fn define(&mut self, t: Term) {
        if let Some(next) = self.system.next_value(t) {
            // It speaks of states before the step, so this nests once.
            let value = self.resolve(next);
            let equation = self.pool.raw_eq(t, value);
            self.hold(equation);
        }
    }

    /// A read after a step is a read before it, or what was written; the model says which, and why.
    fn read_through(&mut self, read: Term) {
        let (mut array, index) = (self.pool.arg(read, 0), self.pool.arg(read, 1));
        let first = array;
        loop {
            if let Some(next) = self.system.next_value(array) {
                array = self.resolve(next);
            } else if self.pool.op(array) == Op::Store {
                let (written, element) = (self.pool.arg(array, 1), self.pool.arg(array, 2));
                let is_here = written == index || self.oracle.are_equal(self.pool, written, index);
                let same = self.pool.raw_eq(written, index);
                let literal = if is_here { same } else { self.pool.not(same) };
                self.hold(literal);
                if is_here {
                    let equation = self.pool.raw_eq(read, element);
                    return self.hold(equation);
                }
                array = self.pool.arg(array, 0);
            } else {
                break;
            }
        }
        let below = match self.pool.op(array) {
            Op::ConstArray => self.pool.arg(array, 0),
            _ if array == first => return,
            _ => self.pool.raw_select(array, index),
        };
        let equation = self.pool.raw_eq(read, below);
        self.hold(equation);
    }

    /// Adds for each lemma that bears on what was collected one literal that makes it true.
    pub fn influence(&mut self, lemmas: &Store) {
        let mut from = 0;
        let mut known: HashSet<Term> = HashSet::default();
        let mut asked: BTreeSet<usize> = BTreeSet::new();
        while from < self.lits.len() {
            let fresh: Vec<Term> = self.lits[from..].to_vec();
            from = self.lits.len();
            let mut stack = fresh;
            while let Some(t) = stack.pop() {
                if known.insert(t) {
                    stack.extend(self.pool.args(t));
                    asked.extend(lemmas.of(t));
                }
            }
            asked.retain(|&place| !self.satisfy(&known, lemmas.get(place)));
        }
    }

    /// `true` if there is nothing more to do for the lemma.
    fn satisfy(&mut self, known: &HashSet<Term>, lemma: &Lemma) -> bool {
        let parts = lemma.parts.iter().copied();
        let speaks_of_known =
            |pool: &TermPool, part: Term| pool.args(pool.strip_not(part).0).iter().all(|a| known.contains(a));
        if !parts.clone().any(|part| speaks_of_known(self.pool, part) && self.truth(part) == Some(false)) {
            return false;
        }
        let is_done = |part: &Term| {
            let (base, negated) = self.pool.strip_not(*part);
            self.seen.contains(&(base, !negated)) || self.held.contains(part)
        };
        if lemma.parts.iter().any(is_done) {
            return true;
        }
        if let Some(part) = parts.clone().find(|part| self.truth(*part) == Some(true)) {
            self.justify(part);
        }
        true
    }

    /// The literals, each once.
    pub fn finish(self) -> Vec<Term> {
        self.lits
    }
}
