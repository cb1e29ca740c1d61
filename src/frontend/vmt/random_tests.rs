//! Random systems: what is written means what was read, traces come back, damaged text is refused with its place.

use super::{Vmt, read, trace, write};
use crate::ts_text::{self, Vocabulary};
use eufonium_ir::value::{Value, domain};
use eufonium_ir::{Evaluator, Model, Term, TermPool, Trace, TransSys};
use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::collections::BTreeSet;

/// A file over two Boolean states, one of two bits, and two inputs. All properties may speak of inputs.
#[derive(Clone, Debug)]
struct File(String);

const BOOLS: &[&str] = &["a", "b", "i"];
const WORDS: &[&str] = &["w", "j"];
const NEXT_BOOLS: &[&str] = &["a", "b", "i", "a'", "b'"];
const NEXT_WORDS: &[&str] = &["w", "j", "w'"];

fn quote(name: &str) -> String {
    if name.ends_with('\'') { format!("|{name}|") } else { name.to_owned() }
}

fn word(g: &mut Gen, depth: usize, bools: &[&str], words: &[&str]) -> String {
    let leaf = quote(g.choose(words).expect("there are words"));
    let pick = if depth == 0 { 0 } else { u8::arbitrary(g) % 6 };
    match pick {
        1 => format!("#b{}{}", u8::arbitrary(g) % 2, u8::arbitrary(g) % 2),
        2 => format!("(bvadd {leaf} {})", word(g, depth - 1, bools, words)),
        3 => format!("(bvneg {})", word(g, depth - 1, bools, words)),
        4 => {
            let c = formula(g, depth - 1, bools, words);
            format!("(ite {c} {leaf} {})", word(g, depth - 1, bools, words))
        }
        _ => leaf,
    }
}

fn formula(g: &mut Gen, depth: usize, bools: &[&str], words: &[&str]) -> String {
    let leaf = quote(g.choose(bools).expect("there are formulas"));
    if depth == 0 {
        return leaf;
    }
    let part = |g: &mut Gen| formula(g, depth - 1, bools, words);
    match u8::arbitrary(g) % 8 {
        0 => format!("(not {})", part(g)),
        1 => format!("(or {} {})", part(g), part(g)),
        2 => format!("(and {} {})", part(g), part(g)),
        3 => format!("(= {leaf} {})", part(g)),
        4 => format!("(ite {} {} {})", part(g), part(g), part(g)),
        5 => format!("(= {} {})", word(g, depth - 1, bools, words), word(g, depth - 1, bools, words)),
        6 => format!("(bvult {} {})", word(g, depth - 1, bools, words), word(g, depth - 1, bools, words)),
        _ => leaf,
    }
}

impl Arbitrary for File {
    fn arbitrary(g: &mut Gen) -> Self {
        let mut text = String::new();
        for (name, sort) in [("a", "Bool"), ("b", "Bool"), ("w", "(_ BitVec 2)")] {
            text += &format!("(declare-fun {name} () {sort})\n(declare-fun |{name}'| () {sort})\n");
            text += &format!("(define-fun .{name} () {sort} (! {name} :next |{name}'|))\n");
        }
        text += "(declare-fun i () Bool)\n(declare-fun j () (_ BitVec 2))\n";
        text +=
            &format!("(define-fun .init () Bool (! {} :init true))\n", formula(g, 2, &["a", "b"], &["w"]));
        for (k, (name, is_word)) in [("a'", false), ("b'", false), ("w'", true)].into_iter().enumerate() {
            let value = match (u8::arbitrary(g) % 4, is_word) {
                (0, _) => continue,
                (_, true) => word(g, 3, NEXT_BOOLS, NEXT_WORDS),
                (_, false) => formula(g, 3, NEXT_BOOLS, NEXT_WORDS),
            };
            text += &format!("(define-fun .t{k} () Bool (! (= |{name}| {value}) :trans true))\n");
        }
        let rest = formula(g, 3, NEXT_BOOLS, NEXT_WORDS);
        text += &format!("(define-fun .rest () Bool (! {rest} :trans true))\n");
        for k in 0..3 {
            text += &format!(
                "(define-fun .p{k} () Bool (! {} :invar-property {k}))\n",
                formula(g, 2, BOOLS, WORDS)
            );
        }
        File(text)
    }
}

fn parsed(file: &File) -> (TermPool, Vmt) {
    let mut pool = TermPool::new();
    let vmt = read(&mut pool, file.0.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{}", file.0));
    vmt.system.check_invariants(&pool);
    (pool, vmt)
}

/// A system with constraints: all properties of a file but the first.
fn constrained(file: &File) -> (TermPool, TransSys) {
    let (mut pool, mut vmt) = parsed(file);
    let others = vmt.system.properties.split_off(1);
    vmt.system.constraints = others.iter().map(|p| pool.not(p.bad)).collect();
    (pool, vmt.system)
}

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

/// The ends of all violating traces without a shorter way there, by exhaustion: the number of steps, and the values of the
/// variables of these names.
fn violations(pool: &TermPool, system: &TransSys, names: &[&str]) -> BTreeSet<(usize, Vec<Value>)> {
    let (states, inputs) = (system.state_terms(), system.input_terms());
    let constants = [&states[..], &inputs[..]].concat();
    let bad = system.properties[0].bad;
    let all_inputs = assignments(pool, &inputs);
    let shown: Vec<Term> = names.iter().filter_map(|n| named(system, n)).collect();
    let is_initial = |values: &Vec<Value>| {
        let model = model(pool, &states, values);
        let mut eval = Evaluator::new(&model);
        system.init.iter().all(|t| eval.holds(pool, *t))
    };
    let mut front: BTreeSet<Vec<Value>> = assignments(pool, &states).into_iter().filter(is_initial).collect();
    let mut seen = front.clone();
    let mut out = BTreeSet::new();
    for depth in 0.. {
        let mut after = BTreeSet::new();
        for state in &front {
            for chosen in &all_inputs {
                let model = model(pool, &constants, &[&state[..], &chosen[..]].concat());
                let mut eval = Evaluator::new(&model);
                if !system.constraints.iter().all(|t| eval.holds(pool, *t)) {
                    continue;
                }
                if eval.holds(pool, bad) {
                    out.insert((depth, shown.iter().map(|t| eval.eval(pool, *t)).collect()));
                }
                if system.guards.iter().all(|t| eval.holds(pool, *t)) {
                    after.insert(system.states.iter().map(|s| eval.eval(pool, s.next)).collect());
                }
            }
        }
        front = after.difference(&seen).cloned().collect();
        if front.is_empty() {
            return out;
        }
        seen.extend(front.iter().cloned());
    }
    unreachable!("the states are finite")
}

/// The value of a variable of either system by its name.
fn named(system: &TransSys, name: &str) -> Option<Term> {
    let state = system.states.iter().find(|s| s.name == name).map(|s| s.term);
    state.or_else(|| system.inputs.iter().find(|i| i.name == name).map(|i| i.term))
}

#[test]
fn written_systems_mean_the_same() {
    fn same(file: File) -> bool {
        let (mut pool, system) = constrained(&file);
        let text = write(&mut pool, &system).expect("bits and truth values can be written");
        let again = read(&mut pool, text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        again.system.check_invariants(&pool);
        // Where the relation defines an input, one of the systems does not have it.
        let both = |n: &&str| named(&system, n).is_some() && named(&again.system, n).is_some();
        let names: Vec<&str> = ["a", "b", "w", "i", "j"].into_iter().filter(both).collect();
        violations(&pool, &system, &names) == violations(&pool, &again.system, &names)
    }
    QuickCheck::new().tests(60).quickcheck(same as fn(File) -> bool);
}

/// A trace with random values, whatever the guards say. An input that chooses a next value has nothing to choose at the end.
fn random_trace(pool: &TermPool, system: &TransSys, seed: &[u8]) -> Trace {
    let mut seed = seed.iter().copied().cycle();
    let mut value = |t: Term| {
        let all = domain(pool, pool.sort(t));
        all[seed.next().unwrap_or(0) as usize % all.len()].clone()
    };
    let start = system.states.iter().map(|s| value(s.term)).collect();
    let mut inputs: Vec<Vec<Value>> =
        (0..4).map(|_| system.inputs.iter().map(|i| value(i.term)).collect()).collect();
    for (i, input) in system.inputs.iter().enumerate().filter(|(_, i)| i.chooses.is_some()) {
        inputs[3][i] = Value::default_of(pool, pool.sort(input.term));
    }
    Trace { property: 0, start, inputs }
}

#[test]
fn traces_come_back() {
    fn same(file: File, seed: Vec<u8>) -> bool {
        let (pool, vmt) = parsed(&file);
        let given = random_trace(&pool, &vmt.system, &[&seed[..], &[1]].concat());
        let text = trace::write(&pool, &vmt, &given);
        let back = trace::read(&pool, &vmt, text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        back == given
    }
    QuickCheck::new().tests(100).quickcheck(same as fn(File, Vec<u8>) -> bool);
}

/// Changes a text at one place.
fn damaged(text: &str, place: usize, how: u8) -> String {
    let pieces =
        ["(", ")", " ", "|", "!", ":next", ":init", "true", "w'", "a", "7", "#b", "Bool", "\"", "\u{e9}"];
    let place = place % (text.len() + 1);
    let piece = pieces[how as usize / 4 % pieces.len()];
    let end = (place + 1 + how as usize / 64).min(text.len());
    match how % 4 {
        0 => format!("{}{}", &text[..place], &text[end..]),
        1 => format!("{}{piece}{}", &text[..place], &text[place..]),
        2 => format!("{}{piece}{}", &text[..place], &text[end..]),
        _ => text[..place].to_owned(),
    }
}

#[test]
fn damaged_text_is_read_or_refused() {
    fn holds(file: File, damage: Vec<(usize, u8)>) -> bool {
        let mut text = file.0;
        for (place, how) in damage.iter().take(3) {
            if text.is_ascii() {
                text = damaged(&text, *place, *how);
            }
        }
        let mut pool = TermPool::new();
        match read(&mut pool, text.as_bytes()) {
            Err(e) => e.span.line > 0 && e.span.column > 0 && !e.message.is_empty(),
            Ok(vmt) => {
                vmt.system.check_invariants(&pool);
                write(&mut pool, &vmt.system).is_ok_and(|text| read(&mut pool, text.as_bytes()).is_ok())
            }
        }
    }
    QuickCheck::new().tests(500).quickcheck(holds as fn(File, Vec<(usize, u8)>) -> bool);
}

#[test]
fn damaged_evidence_is_read_or_refused() {
    fn holds(file: File, seed: Vec<u8>, place: usize, how: u8) -> bool {
        let (mut pool, vmt) = parsed(&file);
        let given = random_trace(&pool, &vmt.system, &[&seed[..], &[1]].concat());
        let text = damaged(&trace::write(&pool, &vmt, &given), place, how);
        let located = |e: eufonium_base::InputError| e.span.line > 0;
        let read_trace =
            trace::read(&pool, &vmt, text.as_bytes()).map_or_else(located, |t| t.inputs.len() <= 4);
        let vocabulary = Vocabulary::of(&vmt.system);
        let invariant = eufonium_ir::TsInvariant {
            formula: vmt.system.init[0],
            depth: 1 + how as usize % 3,
            simple_path: how % 2 == 1,
        };
        let text = ts_text::invariant::write(&pool, &vmt.system, &vocabulary, &invariant);
        let text = damaged(&text, place, how);
        let scope = crate::smtlib::Context::new(&pool, std::io::empty());
        let back = ts_text::invariant::read(&mut pool, &vmt.system, &vocabulary, scope, text.as_bytes());
        read_trace && back.map_or_else(located, |i| i.depth >= 1)
    }
    QuickCheck::new().tests(300).quickcheck(holds as fn(File, Vec<u8>, usize, u8) -> bool);
}
