use super::*;
use crate::value::{Value, domain};
use crate::{Evaluator, Model, Sort};
use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::collections::BTreeSet;

/// Three Boolean states and one of two bits, two Boolean inputs and one of two bits, and a relation between them.
struct Toy {
    pool: TermPool,
    states: Vec<Term>,
    relation: Relation,
}

/// Codes of formulas: read as instructions of a stack machine, so that every list means something.
#[derive(Clone, Debug)]
struct Program(Vec<u8>);

impl Arbitrary for Program {
    fn arbitrary(g: &mut Gen) -> Self {
        let length = usize::arbitrary(g) % 40;
        Program((0..length).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        Box::new(self.0.shrink().map(Program))
    }
}

fn toy(program: &Program) -> Toy {
    let mut pool = TermPool::new();
    let word = pool.bv_sort(2);
    let sorts = [Sort::BOOL, Sort::BOOL, word];
    let mut of = |prefix: &str| -> Vec<Term> {
        sorts.iter().enumerate().map(|(i, s)| pool.constant(format!("{prefix}{i}"), *s)).collect()
    };
    let (states, nexts, inputs) = (of("s"), of("n"), of("i"));
    let (mut bools, mut words, mut trans) = (Vec::new(), Vec::new(), Vec::new());
    for &code in &program.0 {
        step(&mut pool, code, [&states, &nexts, &inputs], &mut bools, &mut words, &mut trans);
    }
    let relation = Relation { nexts, inputs, trans, kept: Vec::new() };
    Toy { pool, states, relation }
}

/// One instruction. Equations with a variable on one side are frequent.
fn step(
    pool: &mut TermPool,
    code: u8,
    all: [&[Term]; 3],
    bools: &mut Vec<Term>,
    words: &mut Vec<Term>,
    trans: &mut Vec<Term>,
) {
    let group = all[(code / 16) as usize % 3];
    let (x, w) = (group[code as usize % 2], group[2]);
    let pop = |list: &mut Vec<Term>, other: Term| list.pop().unwrap_or(other);
    match code % 16 {
        0 | 1 => bools.push(x),
        2 => words.push(w),
        3 => {
            let a = pop(bools, x);
            bools.push(pool.not(a));
        }
        4 => {
            let (a, b) = (pop(bools, x), pop(bools, x));
            bools.push(pool.and2(a, b));
        }
        5 => {
            let (a, b) = (pop(bools, x), pop(bools, x));
            bools.push(pool.or2(a, b));
        }
        6 => {
            let (c, a, b) = (pop(bools, x), pop(bools, x), pop(bools, x));
            bools.push(pool.ite(c, a, b));
        }
        7 => {
            let (a, b) = (pop(words, w), pop(words, w));
            words.push(pool.bv_add(&[a, b]));
        }
        8 => {
            let (a, b) = (pop(words, w), pop(words, w));
            words.push(pool.bv_xor(&[a, b]));
        }
        9 => {
            let a = pop(words, w);
            words.push(pool.bv_neg(a));
        }
        10 => {
            let (c, a, b) = (pop(bools, x), pop(words, w), pop(words, w));
            words.push(pool.ite(c, a, b));
        }
        11 => {
            let (a, b) = (pop(words, w), pop(words, w));
            bools.push(pool.eq(a, b));
        }
        12 => {
            let a = pop(words, w);
            bools.push(pool.eq(w, a));
        }
        13 => {
            let a = pop(bools, x);
            bools.push(pool.eq(x, a));
        }
        _ => trans.extend(bools.pop()),
    }
}

/// All assignments of values to constants.
fn assignments(pool: &TermPool, constants: &[Term]) -> Vec<Vec<Value>> {
    constants.iter().fold(vec![Vec::new()], |rows, c| {
        let values = domain(pool, pool.sort(*c));
        rows.iter()
            .flat_map(|row| values.iter().map(|v| [&row[..], std::slice::from_ref(v)].concat()))
            .collect()
    })
}

fn model(pool: &TermPool, constants: &[Term], values: &[Value]) -> Model {
    let mut model = Model::new();
    for (c, v) in constants.iter().zip(values) {
        model.set(pool.as_constant(*c).expect("a constant"), v.clone());
    }
    model
}

/// The steps of the relation, by enumeration: a state, all inputs, the next state.
fn steps_of_relation(toy: &Toy) -> BTreeSet<[Vec<Value>; 3]> {
    let r = &toy.relation;
    let constants = [&toy.states[..], &r.inputs, &r.nexts].concat();
    let mut out = BTreeSet::new();
    for values in assignments(&toy.pool, &constants) {
        let model = model(&toy.pool, &constants, &values);
        let mut eval = Evaluator::new(&model);
        if r.trans.iter().all(|t| eval.holds(&toy.pool, *t)) {
            out.insert([values[..3].to_vec(), values[3..6].to_vec(), values[6..].to_vec()]);
        }
    }
    out
}

/// The steps of the functions, by enumeration of what is left open.
fn steps_of_functions(toy: &Toy, f: &Functional) -> BTreeSet<[Vec<Value>; 3]> {
    let r = &toy.relation;
    let open = |list: &[Term], values: &[Term]| -> Vec<Term> {
        list.iter().zip(values).filter(|(a, b)| a == b).map(|(a, _)| *a).collect()
    };
    let constants = [&toy.states[..], &open(&r.inputs, &f.inputs), &open(&r.nexts, &f.next)].concat();
    let mut out = BTreeSet::new();
    for values in assignments(&toy.pool, &constants) {
        let model = model(&toy.pool, &constants, &values);
        let mut eval = Evaluator::new(&model);
        if f.guards.iter().all(|t| eval.holds(&toy.pool, *t)) {
            let mut all = |list: &[Term]| list.iter().map(|t| eval.eval(&toy.pool, *t)).collect();
            out.insert([values[..3].to_vec(), all(&f.inputs), all(&f.next)]);
        }
    }
    out
}

/// All that a functional form mentions is left open.
fn is_closed(toy: &Toy, f: &Functional) -> bool {
    let r = &toy.relation;
    let defined = r.nexts.iter().zip(&f.next).chain(r.inputs.iter().zip(&f.inputs));
    let gone: Vec<Term> = defined.filter(|(a, b)| a != b).map(|(a, _)| *a).collect();
    let roots: Vec<Term> = f.next.iter().chain(&f.inputs).chain(&f.guards).copied().collect();
    visit::constants(&toy.pool, &roots).iter().all(|c| !gone.contains(c))
}

#[test]
fn functions_have_the_steps_of_the_relation() {
    fn same(program: Program) -> bool {
        let mut toy = toy(&program);
        let relation = toy.relation.clone();
        let f = relation.functional(&mut toy.pool);
        is_closed(&toy, &f) && steps_of_relation(&toy) == steps_of_functions(&toy, &f)
    }
    QuickCheck::new().tests(150).quickcheck(same as fn(Program) -> bool);
}

#[test]
fn kept_inputs_stay() {
    let mut pool = TermPool::new();
    let [x, i, j] = ["x'", "i", "j"].map(|n| pool.constant(n, Sort::INT));
    let one = pool.int(1);
    let (a, b) = (pool.eq(i, one), pool.eq(j, i));
    let relation = Relation { nexts: vec![x], inputs: vec![i, j], trans: vec![a, b], kept: vec![i] };
    let f = relation.functional(&mut pool);
    assert_eq!((f.next, f.inputs, f.guards), (vec![x], vec![i, i], vec![a]));
}

/// Builds a relation over `x y z` with inputs `i j`, all of one sort; shows the functional form.
fn shown(sort: Sort, build: impl Fn(&mut TermPool, [Term; 3], [Term; 3], [Term; 2]) -> Vec<Term>) -> String {
    let mut pool = TermPool::new();
    let now = ["x", "y", "z"].map(|n| pool.constant(n, sort));
    let next = ["x'", "y'", "z'"].map(|n| pool.constant(n, sort));
    let inputs = ["i", "j"].map(|n| pool.constant(n, sort));
    let trans = build(&mut pool, now, next, inputs);
    let relation = Relation { nexts: next.to_vec(), inputs: inputs.to_vec(), trans, kept: Vec::new() };
    let f = relation.functional(&mut pool);
    let show = |list: &[Term]| -> String {
        list.iter().map(|t| crate::print::term(&pool, *t).replace('|', "")).collect::<Vec<_>>().join(" ")
    };
    format!("{}; {}; {}", show(&f.next), show(&f.inputs), show(&f.guards))
}

#[test]
fn equations_over_numbers() {
    let text = shown(Sort::INT, |pool, now, next, inputs| {
        let one = pool.int(1);
        let sum = pool.add(&[now[0], inputs[0]]);
        let chain = pool.add(&[next[0], one]);
        vec![pool.eq(next[0], sum), pool.eq(chain, next[1]), pool.le(next[2], next[1])]
    });
    assert_eq!(text, "(+ x i) (+ x i 1) z'; i j; (>= (+ x i 1) z')");
    // Twice a next value is no definition over the integers, and one over the reals.
    let twice = |pool: &mut TermPool, now: [Term; 3], next: [Term; 3], _: [Term; 2]| {
        let sum = pool.add(&[next[0], next[0]]);
        vec![pool.eq(sum, now[0])]
    };
    assert_eq!(shown(Sort::INT, twice), "x' y' z'; i j; (= x (* 2 x'))");
    assert_eq!(shown(Sort::REAL, twice), "(* (/ 1.0 2.0) x) y' z'; i j; ");
}

#[test]
fn chains_cycles_and_inputs() {
    let text = shown(Sort::BOOL, |pool, now, next, inputs| {
        // y' hangs on i, which is defined by x', which is not defined; z' and y' hang on each other.
        let both = pool.and2(inputs[0], now[0]);
        vec![pool.eq(next[1], both), pool.eq(inputs[0], next[0]), pool.eq(next[2], next[1])]
    });
    assert_eq!(text, "i (and x i) (and x i); i j; ");
    let text = shown(Sort::INT, |pool, _, next, _| {
        let square = pool.mul(&[next[1], next[1]]);
        let cube = pool.mul(&[next[0], next[0], next[0]]);
        vec![pool.eq(next[0], square), pool.eq(next[1], cube)]
    });
    assert!(text.starts_with("(* y' y') y' z'; i j; (= "), "{text}");
    let text =
        shown(Sort::INT, |pool, now, next, _| vec![pool.eq(next[0], now[0]), pool.eq(next[0], now[1])]);
    assert_eq!(text, "x y' z'; i j; (= x y)");
}

#[test]
fn cases() {
    let text = shown(Sort::INT, |pool, now, next, _| {
        let c = pool.le(now[0], now[1]);
        let (a, b) = (pool.eq(next[0], now[1]), pool.eq(next[0], now[2]));
        let (same, bound) = (pool.eq(next[1], now[1]), pool.le(now[0], next[0]));
        let (yes, no) = (pool.and(&[a, same, bound]), pool.and2(same, b));
        vec![pool.ite(c, yes, no)]
    });
    assert!(text.starts_with("(ite (<= x y) y z) y z'; i j; "), "{text}");
    assert!(!text.contains("x'") && !text.contains("y'"), "{text}");
}

#[test]
fn pairs_under_a_condition() {
    let pair = |both: bool| {
        shown(Sort::INT, move |pool, now, next, inputs| {
            let c = pool.le(now[0], inputs[0]);
            let not_c = pool.not(c);
            let (a, b) = (pool.eq(next[0], now[1]), pool.eq(now[2], next[0]));
            let (first, second) = (pool.or2(c, a), pool.or2(if both { not_c } else { c }, b));
            vec![first, second]
        })
    };
    assert_eq!(pair(true), "(ite (<= x i) z y) y' z'; i j; ");
    assert!(pair(false).starts_with("x' y' z'; i j; (or "), "{}", pair(false));
}

/// A chain of definitions is no deeper than the machine's stack and not slower than linear.
#[test]
fn long_chains() {
    let mut pool = TermPool::new();
    let n = 20_000;
    let nexts: Vec<Term> = (0..n).map(|i| pool.constant(format!("n{i}"), Sort::INT)).collect();
    let word = pool.int(1);
    let mut trans: Vec<Term> = nexts
        .windows(2)
        .map(|w| {
            let read = pool.fresh("c", Sort::BOOL);
            let step = pool.ite(read, w[1], word);
            pool.eq(w[0], step)
        })
        .collect();
    trans.push(pool.eq(nexts[n - 1], word));
    let f = Relation { nexts, trans, ..Relation::default() }.functional(&mut pool);
    assert!(f.guards.is_empty() && f.next.iter().all(|t| *t == word));
}
