//! Random transition systems over few numbers, and a search through all of their states as an oracle.

use crate::Rng;
use crate::systems;
use eufonium_ir::{Evaluator, Input, Property, Sort, StateVar, Term, TermPool, TransSys, Value};

/// The term and a number more.
pub fn plus(pool: &mut TermPool, x: Term, n: i64) -> Term {
    let n = pool.num(n.into(), pool.sort(x));
    pool.add(&[x, n])
}

/// That the term is less than a number.
pub fn less(pool: &mut TermPool, x: Term, n: i64) -> Term {
    let n = pool.num(n.into(), pool.sort(x));
    pool.lt(x, n)
}

/// That the term is a number.
pub fn is(pool: &mut TermPool, x: Term, n: i64) -> Term {
    let n = pool.num(n.into(), pool.sort(x));
    pool.eq(x, n)
}

/// A counter from 0 up to a bound, where it stays; what is wrong is one number.
pub fn counter(pool: &mut TermPool, sort: Sort, bound: i64, wrong: i64) -> TransSys {
    let term = pool.constant("x0", sort);
    let (more, low) = (plus(pool, term, 1), less(pool, term, bound));
    let next = pool.ite(low, more, term);
    let mut ts = TransSys::default();
    ts.states.push(StateVar { name: "x0".into(), term, next, span: None });
    ts.init.push(is(pool, term, 0));
    ts.properties.push(Property { name: String::new(), bad: is(pool, term, wrong), span: None });
    ts
}

/// Systems without initial states, without violations, without states, and without either runs or states, and whether each is unsafe.
pub fn without_anything(pool: &mut TermPool) -> [(TransSys, bool); 4] {
    let mut empty = counter(pool, Sort::INT, 3, 3);
    let never = less(pool, empty.states[0].term, 0);
    empty.init.push(never);
    let mut harmless = counter(pool, Sort::INT, 3, 3);
    harmless.properties[0].bad = pool.ff();
    let i = pool.constant("i", Sort::BOOL);
    let mut stateless = TransSys::default();
    stateless.inputs.push(Input { name: "i".into(), term: i, chooses: None });
    stateless.properties.push(Property { name: String::new(), bad: i, span: None });
    let mut held = stateless.clone();
    held.constraints.push(pool.not(i));
    [(empty, false), (harmless, false), (stateless, true), (held, false)]
}

/// A random system over truth values and numbers from 0 to 3; what leaves this range wraps.
pub fn of_numbers(pool: &mut TermPool, seed: u64, sort: Sort) -> TransSys {
    let mut rng = Rng::new(seed);
    let mut ts = TransSys::default();
    let constants = 1 + rng.below(3);
    for i in 0..constants {
        let name = format!("n{i}");
        let term = pool.constant(name.clone(), if rng.below(3) > 0 { sort } else { Sort::BOOL });
        ts.states.push(StateVar { name, term, next: term, span: None });
    }
    for i in 0..rng.below(3) {
        let name = format!("i{i}");
        let term = pool.constant(name.clone(), rng.pick(&[sort, Sort::BOOL]));
        ts.inputs.push(Input { name, term, chooses: None });
        if pool.sort(term) == sort {
            ts.constraints.push(in_range(pool, term));
        }
    }
    let states = ts.state_terms();
    let all = [states.clone(), ts.input_terms()].concat();
    for (i, &old) in states.iter().enumerate() {
        let other = random(pool, &mut rng, &all, pool.sort(old), sort);
        let condition = random(pool, &mut rng, &all, Sort::BOOL, sort);
        let moved = if pool.sort(old) == Sort::BOOL { pool.not(old) } else { wrapped(pool, old, 1) };
        ts.states[i].next = match rng.below(4) {
            0 => other,
            1 => pool.ite(condition, other, moved),
            2 => pool.ite(condition, moved, old),
            _ => moved,
        };
        let value = match pool.sort(old) {
            Sort::BOOL => old,
            _ => is(pool, old, rng.below(4) as i64),
        };
        ts.init.push(if rng.below(4) > 0 || value == old { value } else { in_range(pool, old) });
    }
    if rng.below(3) == 0 {
        ts.guards.push(random(pool, &mut rng, &all, Sort::BOOL, sort));
    }
    let over = if rng.below(2) == 0 { &states } else { &all };
    let parts: Vec<Term> =
        (0..1 + rng.below(3)).map(|_| random(pool, &mut rng, over, Sort::BOOL, sort)).collect();
    let bad = pool.and(&parts);
    ts.properties.push(Property { name: String::new(), bad, span: None });
    ts.check_invariants(pool);
    ts
}

fn in_range(pool: &mut TermPool, t: Term) -> Term {
    let (low, high) = (less(pool, t, 0), less(pool, t, 4));
    let not_low = pool.not(low);
    let inside = pool.and2(not_low, high);
    if pool.sort(t) == Sort::INT {
        return inside;
    }
    let values: Vec<Term> = (0..4).map(|n| is(pool, t, n)).collect();
    pool.or(&values)
}

fn wrapped(pool: &mut TermPool, t: Term, n: i64) -> Term {
    let (sum, back, fits) = (plus(pool, t, n), plus(pool, t, n - 4), less(pool, t, 4 - n));
    pool.ite(fits, sum, back)
}

fn random(pool: &mut TermPool, rng: &mut Rng, over: &[Term], sort: Sort, numbers: Sort) -> Term {
    let fitting: Vec<Term> = over.iter().copied().filter(|t| pool.sort(*t) == sort).collect();
    let of_numbers: Vec<Term> = over.iter().copied().filter(|t| pool.sort(*t) == numbers).collect();
    let n = rng.below(4) as i64;
    if sort == numbers {
        return match fitting.is_empty() {
            true => pool.num(n.into(), sort),
            false => {
                let x = rng.pick(&fitting);
                wrapped(pool, x, n)
            }
        };
    }
    match (of_numbers.is_empty(), rng.below(5)) {
        (false, 0) => {
            let x = rng.pick(&of_numbers);
            is(pool, x, n)
        }
        (false, 1) => {
            let x = rng.pick(&of_numbers);
            less(pool, x, n)
        }
        (false, 2) => {
            let (x, y) = (rng.pick(&of_numbers), rng.pick(&of_numbers));
            pool.eq(x, y)
        }
        (_, 3) if !fitting.is_empty() => {
            let (a, b) = (rng.pick(&fitting), rng.pick(&fitting));
            let b = pool.not(b);
            pool.or2(a, b)
        }
        _ if !fitting.is_empty() => rng.pick(&fitting),
        _ => pool.bool(n > 0),
    }
}

/// Whether a violation is reached, by breadth-first search over the values 0 to 3.
pub fn reachable(pool: &TermPool, ts: &TransSys) -> bool {
    let domain = |t: &Term| -> Vec<Value> {
        match pool.sort(*t) {
            Sort::BOOL => vec![Value::Bool(false), Value::Bool(true)],
            _ => (0..4).map(|n| Value::Num(n.into())).collect(),
        }
    };
    let tuples = |terms: &[Term]| {
        terms.iter().fold(vec![Vec::new()], |tuples: Vec<Vec<Value>>, t| {
            let values = domain(t);
            let longer = |tuple: &Vec<Value>| {
                values
                    .iter()
                    .map(|v| [tuple.as_slice(), std::slice::from_ref(v)].concat())
                    .collect::<Vec<_>>()
            };
            tuples.iter().flat_map(longer).collect()
        })
    };
    let inputs = tuples(&ts.input_terms());
    let holds = |formulas: &[Term], state: &[Value], input: &[Value]| {
        let model = systems::model(pool, ts, state, input);
        let mut eval = Evaluator::new(&model);
        formulas.iter().all(|&t| eval.holds(pool, t))
    };
    let mut states: Vec<Vec<Value>> = tuples(&ts.state_terms());
    states.retain(|s| holds(&ts.init, s, &inputs[0]));
    let mut at = 0;
    while at < states.len() {
        let state = states[at].clone();
        for input in inputs.iter().filter(|input| holds(&ts.constraints, &state, input)) {
            if holds(&[ts.properties[0].bad], &state, input) {
                return true;
            }
            if holds(&ts.guards, &state, input) {
                let model = systems::model(pool, ts, &state, input);
                let mut eval = Evaluator::new(&model);
                let next: Vec<Value> = ts.next_terms().into_iter().map(|t| eval.eval(pool, t)).collect();
                if !states.contains(&next) {
                    states.push(next);
                }
            }
        }
        at += 1;
    }
    false
}
