//! Circuits in both forms, witnesses, and bad ones.

use super::{Aiger, Form, read, witness, write};
use eufonium_ir::circuit::{Circuit, Latch};
use eufonium_ir::{Evaluator, Model, TermPool, Trace, Value};
use quickcheck::QuickCheck;

/// A counter of two bits that an input stops, in both forms: bad if both bits are set.
const TEXT: &str = "aag 7 1 2 1 4\n2\n4 10 0\n6 14 1\n8\n8 4 6\n10 5 2\n12 4 3\n14 8 13\ni0 stop here\nl1 high\no0 full\nc\nanything\n";

fn file(pool: &mut TermPool, text: &[u8]) -> Aiger {
    let file = read(pool, text).unwrap_or_else(|e| panic!("{e}\n{}", String::from_utf8_lossy(text)));
    file.system.check_invariants(pool);
    file
}

/// The same circuit in binary.
fn binary() -> Vec<u8> {
    let mut out = b"aig 7 1 2 1 4\n10\n14 1\n8\n".to_vec();
    for [gate, a, b] in [[8u8, 6, 4], [10, 5, 2], [12, 4, 3], [14, 13, 8]] {
        out.extend([gate - a, a - b]);
    }
    out.extend(b"i0 stop here\nl1 high\no0 full\nc\nanything\n");
    out
}

#[test]
fn both_forms() {
    let mut pool = TermPool::new();
    let (a, b) = (file(&mut pool, TEXT.as_bytes()), file(&mut pool, &binary()));
    for file in [&a, &b] {
        let system = &file.system;
        assert_eq!(system.inputs[0].name, "stop here");
        assert_eq!((system.states[0].name.as_str(), system.states[1].name.as_str()), ("", "high"));
        assert_eq!(system.properties[0].name, "full");
        assert_eq!(system.init, [pool.not(system.states[0].term), system.states[1].term]);
        assert!(file.warnings.is_empty());
    }
    // The two systems have constants of their own, and agree on all values of them.
    for n in 0..8 {
        let outcome = |file: &Aiger| {
            let system = &file.system;
            let terms = [system.state_terms(), system.input_terms()].concat();
            let mut model = Model::new();
            for (i, t) in terms.iter().enumerate() {
                model.set(pool.as_constant(*t).expect("it is a constant"), Value::Bool(n >> i & 1 == 1));
            }
            let mut evaluator = Evaluator::new(&model);
            let roots = [system.next_terms(), vec![system.properties[0].bad]].concat();
            roots.iter().map(|t| evaluator.holds(&pool, *t)).collect::<Vec<bool>>()
        };
        let (low, high, stop) = (n & 1 == 1, n & 2 == 2, n & 4 == 4);
        assert_eq!(outcome(&a), outcome(&b));
        assert_eq!(outcome(&a), [!low && stop, low && high && stop, low && high], "{n}");
    }
}

#[test]
fn sections_of_1_9() {
    let text = b"aag 3 1 2 1 0 2 1 1 1\n2\n4 2 4\n6 7\n2\n4\n7\n-0\n";
    assert!(read(&mut TermPool::new(), text).is_err());
    let text = b"aag 3 1 2 1 0 2 1 1 1\n2\n4 2 4\n6 7\n2\n4\n7\n5\n2\n2\n4\n6\nb1 second\nj0 live\nc0 always\nf0 fair\n";
    let mut pool = TermPool::new();
    let file = file(&mut pool, text);
    let system = &file.system;
    let (l0, l1) = (system.states[0].term, system.states[1].term);
    assert_eq!(system.init, [pool.not(l1)], "the first latch is not initialised");
    assert_eq!(system.states[1].next, pool.not(l1));
    assert_eq!(system.properties.iter().map(|p| p.bad).collect::<Vec<_>>(), [l0, pool.not(l1)]);
    assert_eq!(system.properties[1].name, "second");
    assert_eq!(system.constraints, [pool.not(l0)]);
    let lines: Vec<u32> = file.warnings.iter().map(|(span, _)| span.line).collect();
    assert_eq!(lines, [9, 12]);
    let live = file_of_justice(&mut pool);
    assert!(live.system.properties.is_empty(), "outputs are no properties beside justice");
}

fn file_of_justice(pool: &mut TermPool) -> Aiger {
    file(pool, b"aag 1 1 0 1 0 0 0 1\n2\n2\n1\n2\n")
}

#[test]
fn gates_in_any_order() {
    let mut text = "aag 100001 1 0 1 100000\n2\n200002\n".to_owned();
    text.extend((2..=100_001).rev().map(|v| format!("{} {} {}\n", 2 * v, 2 * v - 1, 2)));
    let mut pool = TermPool::new();
    assert_eq!(file(&mut pool, text.as_bytes()).system.properties.len(), 1);
}

#[test]
fn what_is_wrong() {
    let table: &[(&[u8], u32, u32)] = &[
        (b"", 1, 1),
        (b"agg 0 0 0 0 0\n", 1, 1),
        (b"aag 0 0 0 0\n", 1, 12),
        (b"aag 0 0 0 0 x\n", 1, 13),
        (b"aag 0 0 0 0 0 0 0 0 0 0\n", 1, 23),
        (b"aag 0 0 0 0 0", 1, 14),
        (b"aag 1 1 1 0 0\n", 1, 1),
        (b"aig 2 1 0 0 0\n", 1, 1),
        (b"aag 4294967296 0 0 0 0\n", 1, 5),
        (b"aag 1 1 0 0 0\n", 2, 1),
        (b"aag 1 1 0 0 0\n3\n", 2, 1),
        (b"aag 1 1 0 0 0\n0\n", 2, 1),
        (b"aag 1 1 0 0 0\n4\n", 2, 1),
        (b"aag 2 2 0 0 0\n2\n2\n", 3, 1),
        (b"aag 1 0 1 0 0\n2\n", 2, 2),
        (b"aag 1 0 1 0 0\n2 3 3\n", 2, 5),
        (b"aag 1 0 1 0 0\n2 3 1 1\n", 2, 7),
        (b"aag 2 0 1 0 0\n2 4\n", 2, 3),
        (b"aag 1 0 0 1 0\n2\n", 2, 1),
        (b"aag 1 0 0 1 1\n2\n2 2 1\n", 3, 3),
        (b"aag 2 0 0 1 2\n2\n2 4 1\n4 3 1\n", 4, 3),
        (b"aag 1 0 0 0 1\n2 0\n", 2, 4),
        (b"aag 2 1 0 0 1\n2\n2 0 0\n", 3, 1),
        (b"aag 0 0 0 0 0\ni0 x\n", 2, 2),
        (b"aag 1 1 0 0 0\n2\nx0 x\n", 3, 1),
        (b"aag 1 1 0 0 0\n2\ni0\n", 3, 3),
        (b"aag 1 1 0 0 0\n2\ni0 x\ni0 x\n", 4, 1),
        (b"aag 1 1 0 0 0\n2\ni0 x", 3, 5),
        (b"aag 0 0 0 0 0 0 0 1\n1\n", 3, 1),
        (b"aig 1 0 0 0 1\n", 2, 1),
        (b"aig 1 0 0 0 1\n\x00\x00", 2, 1),
        (b"aig 1 0 0 0 1\n\x03\x00", 2, 1),
        (b"aig 1 0 0 0 1\n\x01\x02", 2, 2),
        (b"aig 1 0 0 0 1\n\x80\x80\x80\x80\x80\x80", 2, 1),
        (b"aig 1 0 0 0 1\n\x02\x00i0 x\n", 3, 2),
        (b"aig 5000000 5000000 0 0 0\n", 1, 1),
    ];
    for (text, line, column) in table {
        let shown = String::from_utf8_lossy(text);
        let error = read(&mut TermPool::new(), text).expect_err(&shown);
        assert_eq!((error.span.line, error.span.column), (*line, *column), "{shown}: {error}");
    }
}

/// What is written is what is read, in both forms; a difference of literals may take several bytes.
#[test]
fn written_circuits() {
    let latch = |name: &str, reset, next| Latch { name: name.into(), reset, next };
    let mut circuit = Circuit {
        inputs: vec!["go\non".into(), String::new()],
        latches: vec![latch("a", Some(false), 10), latch("", Some(true), 5), latch("c", None, 8)],
        gates: vec![[2, 7], [10, 12]],
        bad: vec![("never".into(), 15), (String::new(), 1)],
        constraints: vec![9],
    };
    circuit.gates.extend((0..200).map(|k| [3, 12 + 2 * k]));
    circuit.bad.push(("last".into(), 2 * 207));
    circuit.check_invariants();
    let mut pool = TermPool::new();
    let text = write(&circuit, Form::Text);
    let given =
        "aag 207 2 3 0 202 3 1\n2\n4\n6 10\n8 5 1\n10 8 10\n15\n1\n414\n9\n12 7 2\n14 12 10\n16 12 3\n";
    assert!(text.starts_with(given.as_bytes()), "{}", String::from_utf8_lossy(&text));
    let [a, b] = [text, write(&circuit, Form::Binary)].map(|bytes| file(&mut pool, &bytes).system);
    for system in [&a, &b] {
        let names = system.inputs.iter().map(|i| &i.name).chain(system.states.iter().map(|s| &s.name));
        assert_eq!(names.collect::<Vec<_>>(), ["go on", "", "a", "", "c"]);
        assert_eq!(
            system.properties.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(),
            ["never", "", "last"]
        );
        assert_eq!(system.init, [pool.not(system.states[0].term), system.states[1].term]);
        assert_eq!(system.states[1].next, pool.not(system.inputs[1].term));
        assert_eq!(system.constraints, [pool.not(system.states[1].term)]);
    }
    for n in 0..32 {
        let outcome = |system: &eufonium_ir::TransSys| {
            let mut model = Model::new();
            for (i, t) in [system.state_terms(), system.input_terms()].concat().iter().enumerate() {
                model.set(pool.as_constant(*t).expect("it is a constant"), Value::Bool(n >> i & 1 == 1));
            }
            let mut evaluator = Evaluator::new(&model);
            let roots = system.next_terms().into_iter().chain(system.properties.iter().map(|p| p.bad));
            roots.map(|t| evaluator.holds(&pool, t)).collect::<Vec<bool>>()
        };
        assert_eq!(outcome(&a), outcome(&b), "{n}");
        let (latch_a, latch_c, go) = (n & 1 == 1, n & 4 == 4, n & 8 == 8);
        assert_eq!(outcome(&a)[3..], [!(go && !latch_a && latch_c), true, false], "{n}");
    }
}

#[test]
fn witnesses() {
    let mut pool = TermPool::new();
    let file = file(&mut pool, TEXT.as_bytes());
    let counts = witness::Counts::of(&file.system);
    let bits = |text: &str| text.chars().map(|c| Value::Bool(c == '1')).collect::<Vec<_>>();
    let trace = Trace { property: 0, start: bits("01"), inputs: vec![bits("1"), bits("0")] };
    let text = "1\nb0\n01\n1\n0\n.\n";
    assert_eq!(witness::write(&trace), text);
    assert_eq!(witness::read(counts, text.as_bytes()), Ok(trace.clone()));
    assert_eq!(witness::read(counts, b"c by hand\n1\nb0\nx1\n1\nx\n.\n"), Ok(trace));
    let table = [
        ("", 1, 1),
        ("0\nb0\n.\n", 1, 1),
        ("1\n", 2, 1),
        ("1\nj0\n", 2, 1),
        ("1\nb1\n", 2, 2),
        ("1\nb\n", 2, 1),
        ("1\nb0\n0\n", 3, 1),
        ("1\nb0\n02\n", 3, 2),
        ("1\nb0\n00\n.\n", 4, 1),
        ("1\nb0\n00\n0\n", 5, 1),
        ("1\nb0\n00\n0\n.", 5, 2),
        ("1\nb0\n00\n0\n.x\n", 5, 2),
    ];
    for (text, line, column) in table {
        let error = witness::read(counts, text.as_bytes()).expect_err(text);
        assert_eq!((error.span.line, error.span.column), (line, column), "{text}: {error}");
    }
}

#[test]
fn damaged() {
    fn reads(seed: Vec<(u16, u8)>, in_binary: bool) -> bool {
        let mut bytes = if in_binary { binary() } else { TEXT.as_bytes().to_vec() };
        for (at, byte) in seed.into_iter().take(4) {
            let at = usize::from(at) % (bytes.len() + 1);
            match byte % 4 {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, byte),
                2 => bytes.insert(at, b'0' + byte % 10),
                _ if at < bytes.len() => drop(bytes.remove(at)),
                _ => {}
            }
            if bytes.is_empty() {
                break;
            }
        }
        let mut pool = TermPool::new();
        match read(&mut pool, &bytes) {
            Ok(file) => {
                file.system.check_invariants(&pool);
                true
            }
            Err(error) => error.span.line >= 1 && error.span.column >= 1,
        }
    }
    QuickCheck::new().tests(3000).quickcheck(reads as fn(Vec<(u16, u8)>, bool) -> bool);
}
