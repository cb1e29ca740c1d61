//! The meaning of all operators by enumeration, files good and bad, damaged ones, and systems there and back.

mod damaged;
mod operators;
mod reading;
mod witnesses;
mod writing;

use super::{Btor2, read};
use eufonium_base::Bits;
use eufonium_ir::{Evaluator, Model, Term, TermPool, TransSys, Value};

/// Reads a text that is well-formed.
fn file(pool: &mut TermPool, text: &str) -> Btor2 {
    let file = read(pool, text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    file.system.check_invariants(pool);
    file
}

/// A value of a width: a truth value if it is one bit.
fn word(n: u64, width: u32) -> Value {
    if width == 1 { Value::Bool(n & 1 == 1) } else { Value::Bits(Bits::from_u64(n, width)) }
}

/// The number that a value of any width is.
fn number(value: &Value) -> u64 {
    match value {
        Value::Bool(b) => u64::from(*b),
        Value::Bits(bits) => bits.as_u64().expect("test values are small"),
        other => panic!("{other:?} is no bit-vector"),
    }
}

/// A model that gives constants these values.
fn model(pool: &TermPool, terms: &[Term], values: &[Value]) -> Model {
    let mut model = Model::new();
    for (t, value) in terms.iter().zip(values) {
        model.set(pool.as_constant(*t).expect("states and inputs are constants"), value.clone());
    }
    model
}

/// What a system says of one state of a path.
#[derive(Debug, PartialEq)]
struct Moment {
    /// Whether the path so far is a trace.
    legal: bool,
    /// Which properties are violated.
    bad: Vec<bool>,
}

/// Follows a path from the first state, whether or not it is a trace.
fn follow(pool: &TermPool, system: &TransSys, start: &[Value], inputs: &[Vec<Value>]) -> Vec<Moment> {
    let terms = [system.state_terms(), system.input_terms()].concat();
    let (mut now, mut legal, mut out) = (start.to_vec(), true, Vec::new());
    for (k, row) in inputs.iter().enumerate() {
        let model = model(pool, &terms, &[&now[..], row].concat());
        let mut evaluator = Evaluator::new(&model);
        let mut all = |formulas: &[Term]| formulas.iter().all(|f| evaluator.holds(pool, *f));
        legal &= (k > 0 || all(&system.init)) && all(&system.constraints);
        let stays_legal = all(&system.guards);
        let bad = system.properties.iter().map(|p| evaluator.holds(pool, p.bad)).collect();
        out.push(Moment { legal, bad });
        legal &= stays_legal;
        now = system.next_terms().into_iter().map(|t| evaluator.eval(pool, t)).collect();
    }
    out
}

/// A generator of numbers that repeats for a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        // Knuth's constants; the high bits are the good ones.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
    fn flip(&mut self) -> bool {
        self.below(2) == 1
    }
}
