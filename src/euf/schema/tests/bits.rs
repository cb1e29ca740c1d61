//! The clauses of bits, by unit propagation from all values: right results satisfy them, wrong ones contradict them.

use crate::schema::Lemma;
use crate::schema::bits::{bit, define, equal_words};
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::{Evaluator, Model, Term, TermPool, Value};

/// Propagates units; `false` if a clause is contradicted.
fn propagate(pool: &TermPool, lemmas: &[Lemma], values: &mut HashMap<Term, bool>) -> bool {
    loop {
        let before = values.len();
        for lemma in lemmas {
            let truth = |l: Term, values: &HashMap<Term, bool>| {
                let (atom, negated) = pool.strip_not(l);
                values.get(&atom).map(|v| *v != negated)
            };
            if lemma.clause.iter().any(|l| truth(*l, values) == Some(true)) {
                continue;
            }
            let open: Vec<Term> =
                lemma.clause.iter().copied().filter(|l| truth(*l, values).is_none()).collect();
            match open[..] {
                [] => return false,
                [only] => {
                    let (atom, negated) = pool.strip_not(only);
                    values.insert(atom, !negated);
                }
                _ => {}
            }
        }
        if values.len() == before {
            return true;
        }
    }
}

/// Gives the bits of a word their values.
fn assign(pool: &mut TermPool, t: Term, value: &Bits, values: &mut HashMap<Term, bool>) {
    for i in 0..value.width() {
        let atom = bit(pool, t, i);
        if pool.as_bits(t).is_none() {
            values.insert(atom, value.bit(i));
        }
    }
}

fn applications(pool: &mut TermPool, x: Term, y: Term) -> Vec<Term> {
    let width = pool.width(x);
    let k = pool.bits(Bits::from_u64(5, width));
    let mut out = vec![
        pool.bv_not(x),
        pool.bv_and(&[x, y]),
        pool.bv_or(&[x, y]),
        pool.bv_xor(&[x, y]),
        pool.bv_add(&[x, y]),
        pool.bv_add(&[x, y, k]),
        pool.bv_mul(&[x, y]),
        pool.bv_mul(&[k, x]),
        pool.bv_udiv(x, y),
        pool.bv_urem(x, y),
        pool.bv_shl(x, y),
        pool.bv_lshr(x, y),
        pool.bv_ashr(x, y),
        pool.concat(&[x, y]),
        pool.sign_extend(2, x),
        pool.bv_ult(x, y),
        pool.bv_slt(x, y),
        pool.bv_slt(k, y),
    ];
    if width > 1 {
        out.push(pool.extract(width - 1, 1, x));
        out.push(pool.extract(width - 2, 0, y));
    }
    out
}

#[test]
fn bits_are_what_operators_compute() {
    let mut kinds = HashSet::default();
    for width in 1..=4 {
        let mut pool = TermPool::new();
        let sort = pool.bv_sort(width);
        let (x, y) = (pool.constant("x", sort), pool.constant("y", sort));
        for t in applications(&mut pool, x, y) {
            let Some(definition) = define(&mut pool, t, usize::MAX) else { continue };
            kinds.insert(std::mem::discriminant(&pool.op(t)));
            for n in 0..1u64 << (2 * width) {
                let (a, b) = (Bits::from_u64(n, width), Bits::from_u64(n >> width, width));
                let model = Model::new();
                let mut eval = Evaluator::new(&model);
                eval.set(x, Value::Bits(a.clone()));
                eval.set(y, Value::Bits(b.clone()));
                let mut values = HashMap::default();
                for arg in pool.args(t).to_vec() {
                    let value = eval.eval(&pool, arg).as_bits().clone();
                    assign(&mut pool, arg, &value, &mut values);
                }
                let right = eval.eval(&pool, t);
                check(&mut pool, t, &definition.lemmas, &definition.auxiliary, &values, &right);
            }
        }
    }
    assert!(kinds.len() >= 14, "all operators have bits: {}", kinds.len());
}

fn check(
    pool: &mut TermPool,
    t: Term,
    lemmas: &[Lemma],
    auxiliary: &[Term],
    inputs: &HashMap<Term, bool>,
    right: &Value,
) {
    let results: Vec<Value> = match right {
        Value::Bits(b) => {
            let all = 0..1u64 << b.width();
            all.map(|n| Value::Bits(Bits::from_u64(n, b.width()))).collect()
        }
        _ => vec![Value::Bool(false), Value::Bool(true)],
    };
    for result in results {
        let (mut values, mut own) = (inputs.clone(), HashMap::default());
        match &result {
            Value::Bits(bits) => assign(pool, t, bits, &mut own),
            other => {
                own.insert(t, other.as_bool());
            }
        }
        // The bit of a word as a word of its own is that bit.
        let clash = own.iter().any(|(atom, v)| inputs.get(atom).is_some_and(|w| w != v));
        values.extend(own);
        let consistent = !clash && propagate(pool, lemmas, &mut values);
        assert_eq!(consistent, result == *right, "{:?} gives {result:?}", pool.op(t));
        if consistent {
            assert!(auxiliary.iter().all(|g| values.contains_key(g)), "gates are functions of the bits");
        }
    }
}

#[test]
fn equal_bits_make_equal_words() {
    for width in 1..=3 {
        let mut pool = TermPool::new();
        let sort = pool.bv_sort(width);
        let (x, y) = (pool.constant("x", sort), pool.constant("y", sort));
        for n in 0..1u64 << (2 * width) {
            let (a, b) = (Bits::from_u64(n, width), Bits::from_u64(n >> width, width));
            let constant = pool.bits(b.clone());
            for other in [y, constant] {
                let definition = equal_words(&mut pool, x, other);
                let mut inputs = HashMap::default();
                assign(&mut pool, x, &a, &mut inputs);
                assign(&mut pool, other, &b, &mut inputs);
                let same = pool.raw_eq(x, other);
                for equal in [false, true] {
                    // One bit against a constant is its own equality.
                    let (atom, negated) = pool.strip_not(same);
                    if inputs.contains_key(&atom) {
                        continue;
                    }
                    let mut values = inputs.clone();
                    values.insert(atom, equal != negated);
                    let consistent = propagate(&pool, &definition.lemmas, &mut values);
                    assert_eq!(consistent, equal || a != b, "{a:?} {b:?} {equal}");
                }
            }
        }
    }
}

#[test]
fn large_circuits_are_refused() {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(32);
    let (x, y) = (pool.constant("x", sort), pool.constant("y", sort));
    let product = pool.bv_mul(&[x, y]);
    assert!(define(&mut pool, product, 5_000).is_none());
    let sum = pool.bv_add(&[x, y]);
    assert!(define(&mut pool, sum, 5_000).is_some());
    assert!(define(&mut pool, x, 5_000).is_none(), "a variable has no definition");
}
