//! Random systems written and read again behave alike.

use super::witnesses::random;
use super::{Dice, file, follow};
use crate::btor2::{Btor2, write};
use eufonium_base::{Bits, HashMap};
use eufonium_ir::{Evaluator, Input, Model, Property, Sort, StateVar, Term, TermPool, TransSys, Value};

/// Random terms over constants of three sorts.
struct Terms<'p> {
    pool: &'p mut TermPool,
    dice: Dice,
    leaves: HashMap<Sort, Vec<Term>>,
}

impl Terms<'_> {
    fn leaf(&mut self, sort: Sort) -> Term {
        let known = self.leaves[&sort].clone();
        if !known.is_empty() && self.dice.below(4) > 0 {
            return known[self.dice.below(known.len() as u64) as usize];
        }
        let value = random(self.pool, sort, &mut self.dice);
        value.to_term(self.pool, sort).expect("these sorts have syntax")
    }

    fn formula(&mut self, depth: u32) -> Term {
        if depth == 0 {
            return self.leaf(Sort::BOOL);
        }
        let d = depth - 1;
        match self.dice.below(7) {
            0 | 1 => {
                let parts = [self.formula(d), self.formula(d), self.formula(d)];
                if self.dice.flip() { self.pool.and(&parts) } else { self.pool.or(&parts) }
            }
            2 => {
                let t = self.formula(d);
                self.pool.not(t)
            }
            3 => {
                let (c, a, b) = (self.formula(d), self.formula(d), self.formula(d));
                self.pool.ite(c, a, b)
            }
            4 => {
                let (a, b) = (self.word(d), self.word(d));
                if self.dice.flip() { self.pool.bv_ult(a, b) } else { self.pool.bv_slt(a, b) }
            }
            5 => {
                let (a, b) = (self.word(d), self.word(d));
                self.pool.eq(a, b)
            }
            _ => {
                let (a, b) = (self.array(d), self.array(d));
                self.pool.eq(a, b)
            }
        }
    }

    fn word(&mut self, depth: u32) -> Term {
        let two = self.pool.bv_sort(2);
        if depth == 0 {
            return self.leaf(two);
        }
        let d = depth - 1;
        let (a, b) = (self.word(d), self.word(d));
        match self.dice.below(13) {
            0 => self.pool.bv_add(&[a, b]),
            1 => self.pool.bv_mul(&[a, b]),
            2 => self.pool.bv_udiv(a, b),
            3 => self.pool.bv_urem(a, b),
            4 => self.pool.bv_shl(a, b),
            5 => self.pool.bv_lshr(a, b),
            6 => self.pool.bv_ashr(a, b),
            7 => self.pool.bv_xor(&[a, b]),
            8 => self.pool.bv_and(&[a, b]),
            9 => self.pool.bv_or(&[a, b]),
            10 => {
                let long = self.pool.concat(&[a, b, a]);
                let cut = self.pool.extract(2, 2, long);
                self.pool.sign_extend(1, cut)
            }
            11 => {
                let c = self.formula(d);
                self.pool.ite(c, a, b)
            }
            _ => {
                let array = self.array(d);
                self.pool.select(array, a)
            }
        }
    }

    fn array(&mut self, depth: u32) -> Term {
        let two = self.pool.bv_sort(2);
        let sort = self.pool.array_sort(two, two);
        if depth == 0 {
            return self.leaf(sort);
        }
        let d = depth - 1;
        if self.dice.flip() {
            let (array, index, element) = (self.array(d), self.word(d), self.word(d));
            self.pool.store(array, index, element)
        } else {
            let (c, a, b) = (self.formula(d), self.array(d), self.array(d));
            self.pool.ite(c, a, b)
        }
    }

    fn of(&mut self, sort: Sort, depth: u32) -> Term {
        if sort.is_bool() {
            self.formula(depth)
        } else if self.pool.as_bv(sort).is_some() {
            self.word(depth)
        } else {
            self.array(depth)
        }
    }

    fn declare(&mut self, name: &str, sort: Sort) -> Term {
        let t = self.pool.constant(name, sort);
        self.leaves.entry(sort).or_default().push(t);
        t
    }
}

/// A random system; some next values are chosen by inputs, which may stand in guards.
fn random_system(pool: &mut TermPool, seed: u64) -> TransSys {
    let two = pool.bv_sort(2);
    let sorts = [Sort::BOOL, two, pool.array_sort(two, two)];
    let mut terms =
        Terms { pool, dice: Dice(seed), leaves: sorts.iter().map(|s| (*s, Vec::new())).collect() };
    let mut system = TransSys::default();
    for i in 0..5 {
        let (name, sort) = (format!("s{i}"), sorts[i % 3]);
        let term = terms.declare(&name, sort);
        system.states.push(StateVar { name, term, next: term, span: None });
        let equation = if i < 3 && terms.dice.flip() {
            // Over earlier states, or all.
            let value = terms.of(sort, 1);
            terms.pool.eq(term, value)
        } else {
            terms.pool.tt()
        };
        system.init.push(equation);
    }
    if terms.dice.flip() {
        let formula = terms.formula(2);
        system.init.push(formula);
    }
    for (i, sort) in sorts.into_iter().take(2).enumerate() {
        let name = format!("i{i}");
        let term = terms.declare(&name, sort);
        system.inputs.push(Input { name, term, chooses: None });
    }
    for i in 0..5 {
        let sort = terms.pool.sort(system.states[i].term);
        if terms.dice.below(3) > 0 {
            system.states[i].next = terms.of(sort, 2);
            continue;
        }
        let hidden = terms.dice.flip();
        let term = if hidden { terms.pool.constant("chooser", sort) } else { terms.declare("chooser", sort) };
        system.states[i].next = term;
        system.inputs.push(Input { name: format!("c{i}"), term, chooses: Some(i) });
    }
    for _ in 0..terms.dice.below(3) {
        let guard = terms.formula(2);
        system.guards.push(guard);
    }
    for _ in 0..terms.dice.below(2) {
        let constraint = terms.formula(2);
        system.constraints.push(constraint);
    }
    for i in 0..2 {
        let bad = terms.formula(2);
        system.properties.push(Property { name: format!("b{i}"), bad, span: None });
    }
    system
}

/// The path in the system that was read: states and inputs by their names, helper states as they are initialised.
fn carried(
    pool: &TermPool,
    old: &TransSys,
    new: &Btor2,
    start: &[Value],
    inputs: &[Vec<Value>],
) -> (Vec<Value>, Vec<Vec<Value>>) {
    let state_of = |name: &str| old.states.iter().position(|s| s.name == name);
    let model = Model::new();
    let mut evaluator = Evaluator::new(&model);
    let mut first = Vec::new();
    for (state, slot) in new.system.states.iter().zip(&new.layout.states) {
        first.push(match state_of(&state.name) {
            Some(i) => start[i].clone(),
            None => evaluator.eval(pool, slot.init.expect("helper states are initialised")),
        });
    }
    let input_of = |input: &Input| match input.chooses {
        None => old.inputs.iter().position(|i| i.name == input.name),
        Some(state) => {
            let state = state_of(&new.system.states[state].name);
            old.inputs.iter().position(|i| i.chooses.is_some() && i.chooses == state)
        }
    };
    let places: Vec<usize> =
        new.system.inputs.iter().map(|i| input_of(i).expect("all inputs are the old ones")).collect();
    (first, inputs.iter().map(|row| places.iter().map(|i| row[*i].clone()).collect()).collect())
}

#[test]
fn there_and_back() {
    let mut seen = [false; 3];
    for seed in 0..150 {
        let mut pool = TermPool::new();
        let old = random_system(&mut pool, seed);
        old.check_invariants(&pool);
        let text = write(&mut pool, &old).expect("all sorts are those of the format");
        let new = file(&mut pool, &text);
        let mut dice = Dice(seed);
        for _ in 0..40 {
            let mut values = |terms: Vec<Term>| -> Vec<Value> {
                terms.into_iter().map(|t| random(&pool, pool.sort(t), &mut dice)).collect()
            };
            let start = values(old.state_terms());
            let inputs: Vec<Vec<Value>> = (0..4).map(|_| values(old.input_terms())).collect();
            let (first, rows) = carried(&pool, &old, &new, &start, &inputs);
            let (a, b) = (follow(&pool, &old, &start, &inputs), follow(&pool, &new.system, &first, &rows));
            assert_eq!(a, b, "seed {seed}\n{text}");
            seen[0] |= a[3].legal && a[3].bad[0];
            seen[1] |= a[0].legal && !a[1].legal && !old.guards.is_empty();
            seen[2] |= !a[0].legal;
        }
    }
    assert_eq!(seen, [true; 3], "there are long traces, blocked steps, and states that are not initial");
}

#[test]
fn helpers_where_they_are_needed() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::BOOL);
    let state = |next| StateVar { name: "a b".to_owned(), term: x, next, span: None };
    let choice = pool.constant("", Sort::BOOL);
    let mut system = TransSys { states: vec![state(x)], init: vec![x], ..TransSys::default() };
    system.properties.push(Property { name: "p".to_owned(), bad: x, span: None });
    let text = write(&mut pool, &system).expect("it is Boolean");
    assert_eq!(text, "1 sort bitvec 1\n2 one 1\n3 state 1\n4 init 1 3 2\n5 next 1 3 3\n6 bad 3 p\n");
    system.states[0].next = choice;
    system.inputs.push(Input { name: String::new(), term: choice, chooses: Some(0) });
    let text = write(&mut pool, &system).expect("it is Boolean");
    assert_eq!(
        text, "1 sort bitvec 1\n2 one 1\n3 state 1\n4 init 1 3 2\n5 bad 3 p\n",
        "the choice is not written"
    );
    system.guards.push(choice);
    let text = write(&mut pool, &system).expect("it is Boolean");
    assert!(text.contains("input") && text.contains("blocked"), "{text}");
}

#[test]
fn what_cannot_be_written() {
    let mut pool = TermPool::new();
    let (x, n) = (pool.constant("x", Sort::BOOL), pool.constant("n", Sort::INT));
    let two = pool.bv_sort(2);
    let w = pool.constant("w", two);
    let sort = pool.array_sort(two, two);
    let (array, constant) = (pool.constant("a", sort), pool.const_array(sort, w));
    let zero = pool.bits(Bits::zero(2));
    let zeros = pool.const_array(sort, zero);
    let state = |term| StateVar { name: String::new(), term, next: term, span: None };
    let system = |terms: &[Term], bad| TransSys {
        states: terms.iter().map(|t| state(*t)).collect(),
        properties: vec![Property { name: String::new(), bad, span: None }],
        ..TransSys::default()
    };
    let (bad, good) = (pool.eq(array, constant), pool.eq(array, zeros));
    assert!(write(&mut pool, &system(&[x, n], x)).is_err());
    assert!(write(&mut pool, &system(&[w, array], bad)).is_err());
    assert!(write(&mut pool, &system(&[w, array], good)).is_ok());
    let unknown = pool.constant("unknown", Sort::BOOL);
    assert!(write(&mut pool, &system(&[x], unknown)).is_err());
}
