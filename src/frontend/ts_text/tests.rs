use super::*;
use crate::smtlib::Context;
use eufonium_ir::{Input, Property, Sort, StateVar, Trace, TsInvariant, Value};
use std::io;

/// A system as a format with optional names gives it: two states without a name, one called like an operator, two inputs
/// of one name, one that chooses.
fn system(pool: &mut TermPool) -> TransSys {
    let mut system = TransSys::default();
    let free = pool.constant("", Sort::BOOL);
    let word = pool.bv_sort(4);
    for (name, sort) in [("", word), ("and", Sort::INT), ("s0", Sort::BOOL), ("a|b", Sort::BOOL)] {
        let term = pool.constant(name, sort);
        let next = if name == "s0" { free } else { term };
        system.states.push(StateVar { name: name.to_owned(), term, next, span: None });
    }
    for name in ["in", "in"] {
        let term = pool.constant(name, Sort::INT);
        system.inputs.push(Input { name: name.to_owned(), term, chooses: None });
    }
    system.inputs.push(Input { name: String::new(), term: free, chooses: Some(2) });
    let (x, i) = (system.states[1].term, system.inputs[0].term);
    system.states[1].next = pool.add(&[x, i]);
    let bad = system.states[2].term;
    system.properties.push(Property { name: "p".to_owned(), bad, span: None });
    system.check_invariants(pool);
    system
}

#[test]
fn symbols_are_unique_and_safe() {
    let mut pool = TermPool::new();
    let vocabulary = Vocabulary::of(&system(&mut pool));
    assert_eq!(vocabulary.states, ["s0_", "s1", "s0", "s3"]);
    assert_eq!(vocabulary.inputs, ["in", "i1", "i2"]);
    let mut symbols = Symbols::new();
    assert_eq!(symbols.claim(&["bvadd", "true", "?x0", "a\n", "x", "x", ""])[4..5], [Some("x".to_owned())]);
    assert_eq!(symbols.claim(&["x", "bvadd", "?x", "\u{e9} f"])[..3], [None, None, None]);
}

#[test]
fn traces() {
    let mut pool = TermPool::new();
    let system = system(&mut pool);
    let vocabulary = Vocabulary::of(&system);
    let num = |n: i64| Value::Num(n.into());
    let bits = Value::Bits(eufonium_base::Bits::from_u64(5, 4));
    let trace = Trace {
        property: 0,
        start: vec![bits, num(-3), Value::Bool(false), Value::Bool(false)],
        inputs: vec![vec![num(5), num(0), Value::Bool(true)], vec![num(0), num(7), Value::Bool(false)]],
    };
    let text = trace::write(&pool, &system, &vocabulary, &trace);
    assert!(
        text.contains("(define-fun s1 () Int (- 3))") && text.contains("(define-fun s1 () Int 2)"),
        "{text}"
    );
    assert_eq!(trace::read(&pool, &system, &vocabulary, text.as_bytes()), Ok(trace));
    let table = [
        ("", "1:1: expected `(trace :property index)`"),
        ("(trace :property 1)", "1:18: there is no property 1"),
        ("(trace 0)", "1:1: expected `(trace"),
        ("(trace :property 0)", "1:1: a trace has one `model-step` at least"),
        ("(trace :property 0)(model-step 1)", "1:32: expected step 0"),
        ("(trace :property 0)(step 0)", "1:21: expected `model-step`"),
        ("(trace :property 0)(model-step 0 x)", "1:34: expected `(define-fun name () Sort value)`"),
        ("(trace :property 0)(model-step 0 (define-fun y () Int 0))", "1:46: there is no state or input `y`"),
        ("(trace :property 0)(model-step 0 (define-fun in () Bool true))", "1:52: `in` has the sort Int"),
        ("(trace :property 0)(model-step 0 (define-fun in (x) Int 0))", "1:49: a value has no parameters"),
        ("(trace :property 0)(model-step 0 (define-fun in () Int in))", "1:56: expected a value of sort Int"),
        (
            "(trace :property 0)(model-step 0 (define-fun in () Int 0)(define-fun in () Int 0))",
            "1:70: `in` has two values",
        ),
        (
            "(trace :property 0)(model-step 0 (define-fun in () Int 4))(model-step 1 (define-fun s1 () Int 3))",
            "1:95: the value of `s1` that follows is 4",
        ),
        ("(trace :property 0)(model-step 0", "1:33: unexpected end"),
    ];
    for (text, expected) in table {
        let error = trace::read(&pool, &system, &vocabulary, text.as_bytes()).expect_err(expected);
        assert!(error.to_string().starts_with(expected), "{error}, expected {expected}");
    }
    let sparse =
        "(trace :property 0) ; two states\n(model-step 0)(model-step 1 (define-fun s0 () Bool true))";
    let read = trace::read(&pool, &system, &vocabulary, sparse.as_bytes()).expect("values may be left out");
    assert_eq!(read.inputs[0][2], Value::Bool(true));
}

/// An input that chooses and that the bad states mention is written like any other.
#[test]
fn choices_that_matter_at_the_end() {
    let mut pool = TermPool::new();
    let mut system = system(&mut pool);
    system.properties[0].bad = system.inputs[2].term;
    let vocabulary = Vocabulary::of(&system);
    let start = system.states.iter().map(|s| Value::default_of(&pool, pool.sort(s.term))).collect();
    let inputs = vec![vec![Value::Num(0.into()), Value::Num(0.into()), Value::Bool(true)]];
    let trace = Trace { property: 0, start, inputs };
    let text = trace::write(&pool, &system, &vocabulary, &trace);
    assert_eq!(trace::read(&pool, &system, &vocabulary, text.as_bytes()), Ok(trace));
}

#[test]
fn invariants() {
    let mut pool = TermPool::new();
    let system = system(&mut pool);
    let vocabulary = Vocabulary::of(&system);
    let three = pool.int(3);
    let small = pool.le(system.states[1].term, three);
    let formula = pool.and(&[small, system.states[2].term]);
    for (depth, simple_path) in [(1, false), (1, true), (4, false), (2, true)] {
        let given = TsInvariant { formula, depth, simple_path };
        let text = invariant::write(&pool, &system, &vocabulary, &given);
        assert_eq!(text.contains('!'), depth > 1 || simple_path, "{text}");
        let scope = Context::new(&pool, io::empty());
        let back = invariant::read(&mut pool, &system, &vocabulary, scope, text.as_bytes());
        let back = back.unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!((back.formula, back.depth, back.simple_path), (formula, depth, simple_path));
    }
    let table = [
        ("", "1:1: expected `(define-fun name () Bool formula)` at the end"),
        ("(define-fun f () Int s1)", "1:1: expected `(define-fun name () Bool formula)` at the end"),
        ("(define-fun f ((x Bool)) Bool s0)", "1:1: expected `(define-fun name () Bool formula)` at the end"),
        ("(define-fun f () Bool s0) (define-fun g ((x Bool)) Bool s0)", "1:27: expected"),
        ("(define-fun f () Bool (= s1 in))", "1:29: `in` is not declared"),
        ("(declare-fun y () Bool)", "1:1: expected the definition of an invariant"),
        ("(assert s0)", "1:1: expected the definition of an invariant"),
        ("(define-fun f () Bool (! s0 :induction-depth 0))", "1:29: expected `:induction-depth`"),
        ("(define-fun f () Bool (! s0 :induction-depth))", "1:29: expected `:induction-depth`"),
        ("(define-fun f () Bool (! s0 :simple-path 1))", "1:29: expected `:simple-path`"),
        ("(define-fun f () Bool (not (! s0 :simple-path true)))", "1:34: the attribute stands on the whole"),
        ("(define-fun f () Bool (forall ((x Int)) (= x s1)))", "1:1: unsupported: quantifiers"),
    ];
    for (text, expected) in table {
        let scope = Context::new(&pool, io::empty());
        let error =
            invariant::read(&mut pool, &system, &vocabulary, scope, text.as_bytes()).expect_err(expected);
        assert!(error.to_string().starts_with(expected), "{error}, expected {expected}");
    }
    let parts = "(define-fun low ((n Int)) Bool (<= s1 n))\n(define-fun all () Bool (and (low 3) s0))";
    let scope = Context::new(&pool, io::empty());
    let back =
        invariant::read(&mut pool, &system, &vocabulary, scope, parts.as_bytes()).expect("a definition");
    assert_eq!(back.formula, formula);
}
