//! Witnesses as the format writes them, there and back, sparse ones, and bad ones.

use super::{Dice, file, word};
use crate::btor2::{Btor2, witness};
use eufonium_base::Bits;
use eufonium_ir::{Evaluator, Model, TermPool, Trace, Value};
use std::collections::BTreeMap;

const FILE: &str = "1 sort bitvec 1\n2 sort bitvec 4\n3 sort array 2 2\n4 input 1 en\n5 zero 2\n6 state 2 cnt\n7 init 2 6 5\n8 one 2\n\
    9 add 2 6 8\n10 ite 2 4 9 6\n11 next 2 6 10\n12 state 3 mem\n13 state 1\n14 input 2\n15 state 3\n16 init 3 15 8\n17 input 3 rom\n\
    18 read 2 12 6\n19 eq 1 18 8\n20 bad 13\n21 bad 19\n22 next 3 12 12\n";

fn array(pool: &mut TermPool, default: u64, entries: &[(u64, u64)]) -> Value {
    let four = pool.bv_sort(4);
    let sort = pool.array_sort(four, four);
    let bits = |n: u64| Value::Bits(Bits::from_u64(n, 4));
    let entries: BTreeMap<Value, Value> = entries.iter().map(|(i, e)| (bits(*i), bits(*e))).collect();
    Value::array(pool, sort, bits(default), entries)
}

/// A trace of the file whose array starts with one element.
fn sample(pool: &mut TermPool) -> Trace {
    let empty = array(pool, 0, &[]);
    let (mem, ones, rom) =
        (array(pool, 0, &[(2, 1)]), array(pool, 1, &[]), array(pool, 0, &[(0, 7), (15, 8)]));
    let (free, other) = (array(pool, 0, &[(3, 3)]), empty.clone());
    Trace {
        property: 1,
        start: vec![word(0, 4), mem, Value::Bool(true), ones],
        // The last two choose the next values of the states without one.
        inputs: vec![
            vec![Value::Bool(true), word(5, 4), rom, Value::Bool(false), free],
            vec![Value::Bool(false), word(0, 4), empty.clone(), Value::Bool(false), other],
        ],
    }
}

const TEXT: &str = "sat\nb1\n#0\n0 0000 cnt#0\n1 [0010] 0001 mem#0\n2 1\n@0\n0 1 en@0\n1 0101\n2 [0000] 0111 rom@0\n\
    2 [1111] 1000 rom@0\n#1\n2 0\n3 [0011] 0011\n@1\n0 0 en@1\n1 0000\n.\n";

#[test]
fn the_format() {
    let mut pool = TermPool::new();
    let file = file(&mut pool, FILE);
    let trace = sample(&mut pool);
    assert_eq!(witness::write(&pool, &file, &trace).expect("it can be written"), TEXT);
    assert_eq!(witness::read(&pool, &file, TEXT.as_bytes()).expect("it is well-formed"), trace);
}

#[test]
fn what_is_left_out() {
    let mut pool = TermPool::new();
    let file = file(&mut pool, FILE);
    let sparse = "; found by hand\nsat\nb0 b1\n@0\n; nothing\n@1\n1 1000\n#2\n0 1111 cnt#2\n@2\n.\n";
    let trace = witness::read(&pool, &file, sparse.as_bytes()).expect("it is well-formed");
    assert_eq!((trace.property, trace.inputs.len()), (0, 3));
    let ones = array(&mut pool, 1, &[]);
    let empty = array(&mut pool, 0, &[]);
    assert_eq!(
        trace.start,
        [word(0, 4), empty.clone(), Value::Bool(false), ones],
        "initial values are known"
    );
    assert_eq!(trace.inputs[1], [word(0, 1), word(8, 4), empty.clone(), word(0, 1), empty]);
    // Some elements of an initialised array leave the others as they are.
    let some =
        witness::read(&pool, &file, b"sat\nb0\n#0\n3 [0001] 0000\n@0\n.\n").expect("it is well-formed");
    assert_eq!(some.start[3], array(&mut pool, 1, &[(1, 0)]));
}

#[test]
fn what_cannot_be_written() {
    let text = "1 sort bitvec 1\n2 sort bitvec 20\n3 sort array 2 1\n4 state 3 m\n5 zero 1\n6 bad 5\n";
    let mut pool = TermPool::new();
    let wide = file(&mut pool, text);
    let (sort, bit) = (wide.layout.states[0].sort, |n| Value::Bits(Bits::from_u64(n, 1)));
    let value = |pool: &TermPool, default| Value::array(pool, sort, bit(default), BTreeMap::new());
    let trace = |value: Value| Trace { property: 0, start: vec![value.clone()], inputs: vec![vec![value]] };
    assert!(witness::write(&pool, &wide, &trace(value(&pool, 0))).is_ok());
    assert!(witness::write(&pool, &wide, &trace(value(&pool, 1))).is_err());
    let mut pool = TermPool::new();
    let nested = file(
        &mut pool,
        "1 sort bitvec 1\n2 sort array 1 1\n3 sort array 1 2\n4 state 3\n5 zero 1\n6 bad 5\n",
    );
    let value = Value::default_of(&pool, nested.layout.states[0].sort);
    let trace = Trace { property: 0, start: vec![value.clone()], inputs: vec![vec![value]] };
    assert!(witness::write(&pool, &nested, &trace).is_err());
    let error = witness::read(&pool, &nested, b"sat\nb0\n#0\n0 [0] 1\n@0\n.\n").expect_err("no syntax");
    assert_eq!((error.span.line, error.span.column), (4, 7));
}

/// A value of a sort of terms by dice.
pub(super) fn random(pool: &TermPool, sort: eufonium_ir::Sort, dice: &mut Dice) -> Value {
    if sort.is_bool() {
        return Value::Bool(dice.flip());
    }
    if let Some(width) = pool.as_bv(sort) {
        return Value::Bits(Bits::from_u64(dice.below(1 << width), width));
    }
    let (index, element) = pool.as_array(sort).expect("there are no other sorts");
    let count = dice.below(4);
    let entries = (0..count).map(|_| (random(pool, index, dice), random(pool, element, dice))).collect();
    Value::array(pool, sort, random(pool, element, dice), entries)
}

/// A trace whose initialised states have their initial values and whose last chosen values, which no witness has, are 0.
fn random_trace(pool: &TermPool, file: &Btor2, dice: &mut Dice) -> Trace {
    let system = &file.system;
    let model = Model::new();
    let mut evaluator = Evaluator::new(&model);
    let mut start = Vec::new();
    for (state, slot) in system.states.iter().zip(&file.layout.states) {
        let value = match slot.init {
            Some(init) => evaluator.eval(pool, init),
            None => random(pool, pool.sort(state.term), dice),
        };
        evaluator.set(state.term, value.clone());
        start.push(value);
    }
    let length = 1 + dice.below(4);
    let mut rows: Vec<Vec<Value>> = Vec::new();
    for k in 0..length {
        rows.push(Vec::new());
        for input in &system.inputs {
            let sort = pool.sort(input.term);
            let unseen = input.chooses.is_some() && k + 1 == length;
            let value = if unseen { Value::default_of(pool, sort) } else { random(pool, sort, dice) };
            rows.last_mut().expect("it was pushed").push(value);
        }
    }
    Trace { property: dice.below(2) as usize, start, inputs: rows }
}

#[test]
fn there_and_back() {
    let mut pool = TermPool::new();
    let file = file(&mut pool, FILE);
    for seed in 0..200 {
        let trace = random_trace(&pool, &file, &mut Dice(seed));
        let text = witness::write(&pool, &file, &trace).expect("the indices are few");
        assert_eq!(witness::read(&pool, &file, text.as_bytes()).as_ref(), Ok(&trace), "{text}");
    }
}

#[test]
fn what_is_wrong() {
    let table = [
        ("", 1, 1),
        ("unsat\n", 1, 1),
        ("sat", 1, 4),
        ("sat\n", 2, 1),
        ("sat\n@0\n.\n", 2, 1),
        ("sat\nj0\n", 2, 1),
        ("sat\nb\n", 2, 1),
        ("sat\nb2\n@0\n.\n", 2, 1),
        ("sat\nb0\n", 3, 1),
        ("sat\nb0\n.\n", 3, 1),
        ("sat\nb0\n#1\n", 3, 1),
        ("sat\nb0\n#0\n#1\n", 4, 1),
        ("sat\nb0\n@0\n@2\n.\n", 4, 1),
        ("sat\nb0\n@0\n", 4, 1),
        ("sat\nb0\n@0\n.", 4, 2),
        ("sat\nb0\n@0\n. x\n", 4, 3),
        ("sat\nb0\n#0\n4 0\n@0\n.\n", 4, 1),
        ("sat\nb0\n#0\n0\n@0\n.\n", 4, 2),
        ("sat\nb0\n#0\n0 000\n@0\n.\n", 4, 3),
        ("sat\nb0\n#0\n0 0002\n@0\n.\n", 4, 3),
        ("sat\nb0\n#0\n0 [0000] 0000\n@0\n.\n", 4, 3),
        ("sat\nb0\n#0\n1 0000\n@0\n.\n", 4, 3),
        ("sat\nb0\n#0\n1 [000] 0000\n@0\n.\n", 4, 4),
        ("sat\nb0\n#0\n1 [0000]\n@0\n.\n", 4, 9),
        ("sat\nb0\n#0\n0 0000\n0 0000\n@0\n.\n", 5, 1),
        ("sat\nb0\n@0\n2 [0000] 0000\n2 [0001] 0000\n2 [0000] 0000\n.\n", 6, 1),
        ("sat\nb0\n@0\nx\n.\n", 4, 1),
    ];
    let mut pool = TermPool::new();
    let file = file(&mut pool, FILE);
    for (text, line, column) in table {
        let error = witness::read(&pool, &file, text.as_bytes()).expect_err(text);
        assert_eq!((error.span.line, error.span.column), (line, column), "{text}: {error}");
    }
}
