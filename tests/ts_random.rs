//! Random small systems in BTOR2, read from text and solved by every engine: verdicts, traces and invariants agree with a
//! search through all states that knows nothing but evaluation.

use eufonium::base::{HashMap, Stop};
use eufonium::engine::{EngineOptions, Session, engines, from_circuit, solve_ts, to_circuit};
use eufonium::frontend::{aiger, btor2};
use eufonium::ir::value::domain;
use eufonium::ir::{Evaluator, Model, Reason, Term, TermPool, Trace, TransSys, TsOutcome, Value};
use quickcheck::{QuickCheck, TestResult};
use std::time::Duration;

/// Operators of two words that give a word.
const WORDS: &[&str] = &[
    "and", "or", "xor", "nand", "nor", "xnor", "add", "sub", "mul", "udiv", "urem", "sdiv", "srem", "smod",
    "sll", "srl", "sra", "rol", "ror",
];
/// Operators of two words that give a bit.
const TESTS: &[&str] = &[
    "eq", "neq", "ult", "ulte", "ugt", "ugte", "slt", "slte", "sgt", "sgte", "uaddo", "saddo", "usubo",
    "ssubo", "umulo", "smulo", "sdivo",
];
/// Operators of one word, and those that give a bit.
const UNARY: &[&str] = &["not", "neg", "inc", "dec"];
const REDUCE: &[&str] = &["redand", "redor", "redxor"];

/// A generator of pseudo-random numbers (xorshift).
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A system that is being written: widths 1 to 3 have the sorts 1 to 3, sort 4 is an array of four words of two bits.
struct Writer {
    rng: Rng,
    text: String,
    last: usize,
    /// The words so far, with their widths.
    words: Vec<(usize, usize)>,
    arrays: Vec<usize>,
}

impl Writer {
    fn line(&mut self, rest: &str) -> usize {
        self.last += 1;
        self.text += &format!("{} {rest}\n", self.last);
        self.last
    }
    fn word(&mut self, width: usize, rest: &str) -> usize {
        let id = self.line(rest);
        self.words.push((id, width));
        id
    }
    fn constant(&mut self, width: usize) -> usize {
        let value = self.rng.below(1 << width);
        self.word(width, &format!("constd {width} {value}"))
    }
    /// A word of a width, inverted now and then.
    fn any(&mut self, width: usize) -> String {
        let known: Vec<usize> = self.words.iter().filter(|w| w.1 == width).map(|w| w.0).collect();
        let id = if known.is_empty() || self.rng.chance(10) {
            self.constant(width)
        } else {
            self.rng.pick(&known)
        };
        if self.rng.chance(10) { format!("-{id}") } else { id.to_string() }
    }
    /// Writes one more operator.
    fn operator(&mut self) {
        let w = 1 + self.rng.below(3);
        let (a, b) = (self.any(w), self.any(w));
        match self.rng.below(10) {
            0..=2 => {
                let op = self.rng.pick(WORDS);
                self.word(w, &format!("{op} {w} {a} {b}"));
            }
            3..=4 => {
                let op = self.rng.pick(TESTS);
                self.word(1, &format!("{op} 1 {a} {b}"));
            }
            5 => {
                let op = self.rng.pick(UNARY);
                self.word(w, &format!("{op} {w} {a}"));
            }
            6 => {
                let op = self.rng.pick(REDUCE);
                self.word(1, &format!("{op} 1 {a}"));
            }
            7 => {
                let condition = self.any(1);
                self.word(w, &format!("ite {w} {condition} {a} {b}"));
            }
            8 => self.shape(w, &a),
            _ => self.memory(),
        }
    }
    /// Slices, extensions and concatenations.
    fn shape(&mut self, w: usize, a: &str) {
        let high = self.rng.below(w);
        let low = self.rng.below(high + 1);
        let more = self.rng.below(4 - w);
        let (one, two) = (self.any(1), self.any(2));
        match self.rng.below(4) {
            0 => self.word(high - low + 1, &format!("slice {} {a} {high} {low}", high - low + 1)),
            1 => self.word(w + more, &format!("uext {} {a} {more}", w + more)),
            2 => self.word(w + more, &format!("sext {} {a} {more}", w + more)),
            _ => self.word(3, &format!("concat 3 {two} {one}")),
        };
    }
    /// Reads and writes, if there is an array.
    fn memory(&mut self) {
        if self.arrays.is_empty() {
            return;
        }
        let array = self.rng.pick(&self.arrays.clone());
        let (index, value) = (self.any(2), self.any(2));
        if self.rng.chance(50) {
            self.word(2, &format!("read 2 {array} {index}"));
        } else {
            let written = self.line(&format!("write 4 {array} {index} {value}"));
            self.arrays.push(written);
        }
    }
    /// A next value for a word: a counter, perhaps held, or anything.
    fn next(&mut self, state: usize, w: usize) -> String {
        if self.rng.chance(40) {
            return self.any(w);
        }
        let other = self.any(w);
        let rest = self.rng.pick(&["inc", "dec", "add", "sub"]);
        let operands =
            if rest.len() == 3 && rest.ends_with('c') { String::new() } else { format!(" {other}") };
        let moved = self.word(w, &format!("{rest} {w} {state}{operands}"));
        let condition = self.any(1);
        if self.rng.chance(50) {
            self.word(w, &format!("ite {w} {condition} {moved} {state}"))
        } else {
            moved
        }
        .to_string()
    }
    /// A bit that says where most states are, and now and then more.
    fn place(&mut self, states: &[(usize, usize)]) -> String {
        let mut bit = self.any(1);
        for &(state, w) in states {
            if self.rng.chance(70) {
                let value = self.constant(w);
                let here = self.word(1, &format!("eq 1 {state} {value}"));
                bit = self.word(1, &format!("and 1 {bit} {here}")).to_string();
            }
        }
        bit
    }
}

/// A system by its seed.
fn system_text(seed: u64) -> String {
    let rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut w = Writer { rng, text: String::new(), last: 0, words: vec![], arrays: vec![] };
    for width in 1..=3 {
        w.line(&format!("sort bitvec {width}"));
    }
    w.line("sort array 2 2");
    let zero = w.word(2, "zero 2");
    let mut states = Vec::new();
    for _ in 0..1 + w.rng.below(3) {
        let width = 1 + w.rng.below(3);
        let value = w.constant(width);
        let state = w.word(width, &format!("state {width}"));
        if w.rng.chance(80) {
            w.line(&format!("init {width} {state} {value}"));
        }
        states.push((state, width));
    }
    let array = (states.len() == 1 && w.rng.chance(50)).then(|| w.line("state 4"));
    if let Some(array) = array {
        w.line(&format!("init 4 {array} {zero}"));
        w.arrays.push(array);
    }
    for _ in 0..w.rng.below(3) {
        let width = 1 + w.rng.below(2);
        w.word(width, &format!("input {width}"));
    }
    for _ in 0..4 + w.rng.below(12) {
        w.operator();
    }
    conditions(&mut w, &states, array);
    w.text
}

/// Next values, constraints and properties.
fn conditions(w: &mut Writer, states: &[(usize, usize)], array: Option<usize>) {
    for &(state, width) in states {
        if w.rng.chance(90) {
            let next = w.next(state, width);
            w.line(&format!("next {width} {state} {next}"));
        }
    }
    if let Some(array) = array {
        let next = w.rng.pick(&w.arrays.clone());
        w.line(&format!("next 4 {array} {next}"));
    }
    for _ in 0..w.rng.pick(&[0, 0, 1]) {
        let (a, b) = (w.any(1), w.any(1));
        let bit = w.word(1, &format!("or 1 {a} {b}"));
        w.line(&format!("constraint {bit}"));
    }
    for _ in 0..1 + w.rng.below(2) {
        let bad = w.place(states);
        w.line(&format!("bad {bad}"));
    }
}

/// What the search through all states finds.
struct Explored {
    unsafe_after: Option<usize>,
    /// The states in which some trace ends.
    reached: Vec<Vec<Value>>,
}

/// All combinations of values of these constants.
fn assignments(pool: &TermPool, over: &[Term]) -> Vec<Vec<Value>> {
    over.iter().fold(vec![vec![]], |rows, &t| {
        let values = domain(pool, pool.sort(t));
        rows.iter()
            .flat_map(|row| values.iter().map(|v| [&row[..], std::slice::from_ref(v)].concat()))
            .collect()
    })
}

fn model(pool: &TermPool, system: &TransSys, state: &[Value], input: &[Value]) -> Model {
    let mut model = Model::new();
    let (states, inputs) = (system.state_terms(), system.input_terms());
    for (&t, value) in states.iter().zip(state).chain(inputs.iter().zip(input)) {
        model.set(pool.as_constant(t).expect("states and inputs are constants"), value.clone());
    }
    model
}

fn all_hold(pool: &TermPool, eval: &mut Evaluator<'_>, formulas: &[Term]) -> bool {
    formulas.iter().all(|&f| eval.holds(pool, f))
}

/// Breadth-first search; violations are looked for level by level.
fn explore(pool: &TermPool, system: &TransSys) -> Explored {
    let inputs = assignments(pool, &system.input_terms());
    let mut seen: HashMap<Vec<Value>, ()> = HashMap::default();
    let mut level = assignments(pool, &system.state_terms());
    level.retain(|s| all_hold(pool, &mut Evaluator::new(&model(pool, system, s, &[])), &system.init));
    let mut found = Explored { unsafe_after: None, reached: vec![] };
    for depth in 0.. {
        level.retain(|state| seen.insert(state.clone(), ()).is_none());
        let mut next = Vec::new();
        for state in &level {
            let mut lives = false;
            for input in &inputs {
                let model = model(pool, system, state, input);
                let mut eval = Evaluator::new(&model);
                if !all_hold(pool, &mut eval, &system.constraints) {
                    continue;
                }
                lives = true;
                if system.properties.iter().any(|p| eval.holds(pool, p.bad)) {
                    found.unsafe_after.get_or_insert(depth);
                }
                if all_hold(pool, &mut eval, &system.guards) {
                    next.push(system.states.iter().map(|s| eval.eval(pool, s.next)).collect());
                }
            }
            found.reached.extend(lives.then(|| state.clone()));
        }
        if next.is_empty() || found.unsafe_after.is_some() {
            break;
        }
        level = next;
    }
    found
}

/// Follows a trace by evaluation.
fn violates(pool: &TermPool, system: &TransSys, trace: &Trace) -> bool {
    let mut state = trace.start.clone();
    let first = model(pool, system, &state, &[]);
    if !all_hold(pool, &mut Evaluator::new(&first), &system.init) {
        return false;
    }
    for (i, input) in trace.inputs.iter().enumerate() {
        let model = model(pool, system, &state, input);
        let mut eval = Evaluator::new(&model);
        if !all_hold(pool, &mut eval, &system.constraints) {
            return false;
        }
        if i + 1 == trace.inputs.len() {
            return eval.holds(pool, system.properties[trace.property].bad);
        }
        if !all_hold(pool, &mut eval, &system.guards) {
            return false;
        }
        state = system.states.iter().map(|s| eval.eval(pool, s.next)).collect();
    }
    false
}

/// Engines that do not find every proof, by design, with the time they get for one: unrolling and simulation find none, and for induction it may
/// take as many steps as a path without repetitions has.
const MISSING_PROOFS: &[(&str, Duration)] = &[
    ("bmc", Duration::from_millis(20)),
    ("unroll", Duration::from_millis(20)),
    ("simulation", Duration::from_millis(20)),
    ("kind", Duration::from_secs(3)),
    ("tpa", Duration::from_secs(1)),
    ("euforia-ground", Duration::from_secs(30)),
];

/// Engines that refuse operators on bit-vectors.
const WITHOUT_WORDS: &[&str] = &["tpa"];

/// Engines that look for proofs alone, and leave questions open.
const PROOFS_ALONE: &[&str] = &["absint", "cells", "parametric", "envelopes", "shapes", "measures"];

/// Solves the system with one engine; the complaint if something is wrong.
fn judge(text: &str, engine: &str) -> Result<(), String> {
    let mut pool = TermPool::new();
    let file = btor2::read(&mut pool, text.as_bytes()).map_err(|e| e.to_string())?;
    let system = file.system;
    system.check_invariants(&pool);
    let explored = explore(&pool, &system);
    let options = EngineOptions { engine: engine.parse().expect("it is known"), ..EngineOptions::default() };
    let missing = MISSING_PROOFS.iter().find(|(name, _)| *name == engine && explored.unsafe_after.is_none());
    let proves_alone = PROOFS_ALONE.contains(&engine);
    let most = Duration::from_millis(if proves_alone { 20 } else { 30_000 });
    let stop = Stop::with_limits(Some(missing.map_or(most, |(_, time)| *time)), None);
    let (outcome, _) = solve_ts(&mut pool, &system, &Session::new(options).under(&stop));
    match outcome {
        TsOutcome::Unsafe(trace) => match explored.unsafe_after {
            None => Err("unsafe, but it is safe".to_owned()),
            Some(depth) if trace.inputs.len() <= depth => Err("the trace is too short".to_owned()),
            Some(_) if !violates(&pool, &system, &trace) => Err("the trace does not violate".to_owned()),
            Some(_) => Ok(()),
        },
        TsOutcome::Safe(_) if explored.unsafe_after.is_some() => Err("safe, but it is unsafe".to_owned()),
        TsOutcome::Safe(inv) => {
            let holds =
                |s: &Vec<Value>| Evaluator::new(&model(&pool, &system, s, &[])).holds(&pool, inv.formula);
            let all = explored.reached.iter().all(holds);
            all.then_some(()).ok_or_else(|| "the invariant leaves a state out".to_owned())
        }
        TsOutcome::Unknown(Reason::Interrupted(_) | Reason::Incomplete(_)) if missing.is_some() => Ok(()),
        TsOutcome::Unknown(_) if proves_alone => Ok(()),
        TsOutcome::Unknown(Reason::Unsupported(_)) if WITHOUT_WORDS.contains(&engine) => Ok(()),
        TsOutcome::Unknown(reason) => Err(format!("unknown: {reason}")),
    }
}

#[test]
fn engines_agree_with_exploration() {
    fn prop(seed: u64) -> TestResult {
        let text = system_text(seed);
        for engine in engines() {
            if let Err(complaint) = judge(&text, engine.name()) {
                return TestResult::error(format!("{}: {complaint}\n{text}", engine.name()));
            }
        }
        TestResult::passed()
    }
    QuickCheck::new().tests(150).quickcheck(prop as fn(u64) -> TestResult);
}

/// The circuit of a system in both forms, read back: as safe as the system, with traces that are ones of it; the complaint if
/// something is wrong.
fn judge_circuit(text: &str) -> Result<(), String> {
    let mut pool = TermPool::new();
    let system = btor2::read(&mut pool, text.as_bytes()).map_err(|e| e.to_string())?.system;
    let explored = explore(&pool, &system);
    let options = EngineOptions { engine: "pdr".parse().expect("it is known"), ..EngineOptions::default() };
    let circuit = to_circuit(&pool, &system, &options.components.pdr, &Stop::never());
    let circuit = circuit.map_err(|reason| reason.to_string())?;
    circuit.check_invariants();
    for form in [aiger::Form::Text, aiger::Form::Binary] {
        let bytes = aiger::write(&circuit, form);
        let bits = aiger::read(&mut pool, &bytes).map_err(|e| e.to_string())?.system;
        bits.check_invariants(&pool);
        let trace = match solve_ts(&mut pool, &bits, &Session::new(options.clone())).0 {
            TsOutcome::Unsafe(trace) => trace,
            TsOutcome::Safe(_) if explored.unsafe_after.is_none() => continue,
            other => return Err(format!("{other:?}, and the system is not so")),
        };
        let witness = aiger::witness::write(&trace);
        let counts = aiger::witness::Counts::of(&bits);
        let read = aiger::witness::read(counts, witness.as_bytes()).map_err(|e| e.to_string())?;
        if !violates(&pool, &system, &from_circuit(&pool, &system, &read)) {
            return Err(format!("no trace of the system: {witness}"));
        }
    }
    Ok(())
}

#[test]
fn circuits_for_other_tools_are_as_safe() {
    fn prop(seed: u64) -> TestResult {
        let text = system_text(seed);
        match judge_circuit(&text) {
            Ok(()) => TestResult::passed(),
            Err(complaint) => TestResult::error(format!("{complaint}\n{text}")),
        }
    }
    QuickCheck::new().tests(400).quickcheck(prop as fn(u64) -> TestResult);
}

/// Both verdicts are frequent, and some violations are deep.
#[test]
fn the_generator_is_not_trivial() {
    let mut depths = Vec::new();
    for seed in 0..120 {
        let mut pool = TermPool::new();
        let file = btor2::read(&mut pool, system_text(seed).as_bytes()).expect("the generator writes BTOR2");
        depths.push(explore(&pool, &file.system).unsafe_after);
    }
    let deep = depths.iter().flatten().filter(|&&d| d >= 2).count();
    let safe = depths.iter().filter(|d| d.is_none()).count();
    assert!(deep >= 5 && (30..=90).contains(&safe), "{deep} deep, {safe} safe of {}", depths.len());
}
