//! Traces as text.
//!
//! ```text
//! (trace :property 0)
//! (model-step 0
//!   (define-fun x () Int 0)
//!   (define-fun button () Bool true))
//! (model-step 1
//!   (define-fun x () Int 1))
//! ```
//!
//! The first list names the violated property, by its position. Then follow the states of the trace in order, the last one
//! included, each with the values of states, of inputs, and, unless it is the last, of named terms. There is no usual form;
//! this one is made of what every reader of SMT-LIB models knows.
//!
//! Inputs that choose next values are not written: the next state shows what they chose. When a trace is read a value may
//! be left out, and is then the default of its sort (false, zero, an array of it), for a state after the first one what
//! follows. All states but the first and all named terms are computed; a value that is given and is another is an error.
//! Whether the trace obeys the system is for the checker of traces.

use super::{Vocabulary, implied};
use crate::smtlib::lexer::TokenKind;
use crate::smtlib::sexpr::{Node, Reader, Tree};
use eufonium_base::{HashMap, InputError, Span};
use eufonium_ir::{Assignments, Sort, Term, TermPool, Trace, TransSys, Value, print, value_text};
use std::fmt::Write;

type Result<T> = std::result::Result<T, InputError>;

/// The trace as text.
pub fn write(pool: &TermPool, system: &TransSys, vocabulary: &Vocabulary, trace: &Trace) -> String {
    let implied = implied(pool, system);
    let mut out = format!("(trace :property {})\n", trace.property);
    let mut states = trace.start.clone();
    let mut assignments = Assignments::new();
    let last = trace.inputs.len().saturating_sub(1);
    for (k, inputs) in trace.inputs.iter().enumerate() {
        let _ = write!(out, "(model-step {k}");
        let mut line = |name: &str, sort: Sort, value: &Value| {
            let (name, sort_text) = (print::symbol(name), print::sort(pool, sort));
            let _ = write!(out, "\n  (define-fun {name} () {sort_text} {})", print::value(pool, value, sort));
        };
        for ((state, name), value) in system.states.iter().zip(&vocabulary.states).zip(&states) {
            line(name, pool.sort(state.term), value);
        }
        let shown = system.inputs.iter().zip(&vocabulary.inputs).zip(inputs).zip(&implied);
        for (((input, name), value), _) in shown.filter(|(_, implied)| !**implied) {
            line(name, pool.sort(input.term), value);
        }
        if k < last {
            states = assignments.with(pool, system.given(&states, inputs), |eval| {
                for (name, t) in &vocabulary.defined {
                    line(name, pool.sort(*t), &eval.eval(pool, *t));
                }
                system.state_after(pool, eval)
            });
        }
        out.push_str(")\n");
    }
    out
}

/// What a symbol stands for.
#[derive(Clone, Copy, Debug)]
enum Slot {
    State(usize),
    Input(usize),
    Defined(usize),
}

/// The values that the text gives for one state of the trace, with their places.
#[derive(Clone, Debug, Default)]
struct Frame {
    states: Vec<Option<(Value, Span)>>,
    inputs: Vec<Option<(Value, Span)>>,
    defined: Vec<Option<(Value, Span)>>,
}

struct TraceReader<'a> {
    pool: &'a TermPool,
    system: &'a TransSys,
    vocabulary: &'a Vocabulary,
    slots: HashMap<&'a str, Slot>,
    tree: Tree,
}

/// Reads a trace.
///
/// # Errors
/// If the text has not the form of a trace of the system, or its values are not those that follow from the first state and
/// the inputs.
pub fn read(pool: &TermPool, system: &TransSys, vocabulary: &Vocabulary, text: &[u8]) -> Result<Trace> {
    let names = |list: &'_ [String]| list.len();
    let states = (0..names(&vocabulary.states)).map(|i| (vocabulary.states[i].as_str(), Slot::State(i)));
    let inputs = (0..names(&vocabulary.inputs)).map(|i| (vocabulary.inputs[i].as_str(), Slot::Input(i)));
    let defined = vocabulary.defined.iter().enumerate().map(|(i, (n, _))| (n.as_str(), Slot::Defined(i)));
    let slots = states.chain(inputs).chain(defined).collect();
    let mut reader = TraceReader { pool, system, vocabulary, slots, tree: Tree::default() };
    let mut source = Reader::new(text);
    let start = Span { line: 1, column: 1 };
    let Some(head) = source.next(&mut reader.tree)? else {
        return Err(InputError::malformed(start, "expected `(trace :property index)`"));
    };
    let property = reader.head(head)?;
    let mut frames = Vec::new();
    while let Some(node) = source.next(&mut reader.tree)? {
        frames.push(reader.frame(node, frames.len())?);
    }
    if frames.is_empty() {
        return Err(InputError::malformed(start, "a trace has one `model-step` at least"));
    }
    reader.replay(property, &frames)
}

impl TraceReader<'_> {
    fn malformed<T>(&self, node: Node, message: impl Into<String>) -> Result<T> {
        Err(InputError::malformed(self.tree.span(node), message))
    }

    /// The position of the property.
    fn head(&self, node: Node) -> Result<usize> {
        let number = |n: Node| self.tree.text_of(n, TokenKind::Numeral)?.parse::<usize>().ok();
        match self.tree.list(node) {
            Some(&[word, keyword, index])
                if self.tree.word(word) == Some("trace")
                    && self.tree.text_of(keyword, TokenKind::Keyword) == Some("property") =>
            {
                match number(index).filter(|i| *i < self.system.properties.len()) {
                    Some(i) => Ok(i),
                    None => self.malformed(index, format!("there is no property {}", self.tree.show(index))),
                }
            }
            _ => self.malformed(node, "expected `(trace :property index)`"),
        }
    }

    fn frame(&self, node: Node, expected: usize) -> Result<Frame> {
        let list = self.tree.list(node).unwrap_or_default();
        let &[word, number, ref items @ ..] = list else {
            return self.malformed(node, "expected `(model-step number (define-fun ...) ...)`");
        };
        if self.tree.word(word) != Some("model-step") {
            return self.malformed(word, "expected `model-step`");
        }
        if self.tree.text_of(number, TokenKind::Numeral) != Some(expected.to_string().as_str()) {
            return self.malformed(number, format!("expected step {expected}"));
        }
        let mut frame = Frame {
            states: vec![None; self.system.states.len()],
            inputs: vec![None; self.system.inputs.len()],
            defined: vec![None; self.vocabulary.defined.len()],
        };
        for &item in items {
            self.value(item, &mut frame)?;
        }
        Ok(frame)
    }

    /// Reads one `(define-fun name () Sort value)`.
    fn value(&self, item: Node, frame: &mut Frame) -> Result<()> {
        let tree = &self.tree;
        let (name, params, sort, value) = match tree.list(item) {
            Some(&[word, name, params, sort, value]) if tree.word(word) == Some("define-fun") => {
                (name, params, sort, value)
            }
            _ => return self.malformed(item, "expected `(define-fun name () Sort value)`"),
        };
        if tree.list(params).is_none_or(|l| !l.is_empty()) {
            return self.malformed(params, "a value has no parameters");
        }
        let Some(symbol) = tree.symbol(name) else { return self.malformed(name, "expected a name") };
        let text = tree.names.get(symbol);
        let Some(&slot) = self.slots.get(text) else {
            return self.malformed(name, format!("there is no state or input `{text}`"));
        };
        let (place, t): (&mut Option<(Value, Span)>, Term) = match slot {
            Slot::State(i) => (&mut frame.states[i], self.system.states[i].term),
            Slot::Input(i) => (&mut frame.inputs[i], self.system.inputs[i].term),
            Slot::Defined(i) => (&mut frame.defined[i], self.vocabulary.defined[i].1),
        };
        let expected = self.pool.sort(t);
        let sort_text = print::sort(self.pool, expected);
        if tree.show(sort) != sort_text {
            return self.malformed(sort, format!("`{text}` has the sort {sort_text}"));
        }
        let read = value_text::read(self.pool, &tree.show(value), expected);
        let Some(read) = read.filter(|v| v.has_sort(self.pool, expected)) else {
            return self.malformed(value, format!("expected a value of sort {sort_text}"));
        };
        if place.is_some() {
            return self.malformed(name, format!("`{text}` has two values"));
        }
        *place = Some((read, tree.span(value)));
        Ok(())
    }

    /// Follows the trace and compares.
    fn replay(&self, property: usize, frames: &[Frame]) -> Result<Trace> {
        let (pool, system) = (self.pool, self.system);
        let default = |t: Term| Value::default_of(pool, pool.sort(t));
        let given = |place: &Option<(Value, Span)>| place.as_ref().map(|(v, _)| v.clone());
        let mut assignments = Assignments::new();
        let mut states: Vec<Value> = frames[0]
            .states
            .iter()
            .zip(&system.states)
            .map(|(place, s)| given(place).unwrap_or_else(|| default(s.term)))
            .collect();
        let mut trace = Trace { property, start: states.clone(), inputs: Vec::with_capacity(frames.len()) };
        for (k, frame) in frames.iter().enumerate() {
            let after = frames.get(k + 1);
            let inputs: Vec<Value> = frame
                .inputs
                .iter()
                .zip(&system.inputs)
                .map(|(place, input)| {
                    let chosen = || given(&after?.states[input.chooses?]);
                    given(place).or_else(chosen).unwrap_or_else(|| default(input.term))
                })
                .collect();
            trace.inputs.push(inputs);
            let (Some(after), Some(inputs)) = (after, trace.inputs.last()) else { break };
            states = assignments.with(pool, system.given(&states, inputs), |eval| {
                for ((name, t), place) in self.vocabulary.defined.iter().zip(&frame.defined) {
                    agree(pool, name, &eval.eval(pool, *t), place, pool.sort(*t))?;
                }
                Ok(system.state_after(pool, eval))
            })?;
            let named = self.vocabulary.states.iter().zip(&system.states);
            for (((name, state), value), place) in named.zip(&states).zip(&after.states) {
                agree(pool, name, value, place, pool.sort(state.term))?;
            }
        }
        Ok(trace)
    }
}

/// Complains if another value is given than the one that follows.
fn agree(
    pool: &TermPool,
    name: &str,
    value: &Value,
    place: &Option<(Value, Span)>,
    sort: Sort,
) -> Result<()> {
    match place {
        Some((given, span)) if given != value => {
            let follows = print::value(pool, value, sort);
            Err(InputError::malformed(*span, format!("the value of `{name}` that follows is {follows}")))
        }
        _ => Ok(()),
    }
}
