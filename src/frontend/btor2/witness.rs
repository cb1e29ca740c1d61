//! Witnesses of violations in the format's own syntax: writing traces, and reading them.
//!
//! `sat`, the violated property `b0`, and for each state of the trace a part `#k` with values of states, and a part `@k` with
//! values of inputs; a point ends it. Values have the numbers of states and inputs in the file's order.
//! The part `#0` gives all states but initialised arrays; later ones only states without a next value, which nothing else determines, and these
//! parts are left out if there is no such state.
//!
//! What a witness leaves out is 0, but for initialised states, which have their initial value. Values of states with a next
//! value in later parts follow from what is above them and are passed over; whether the trace is one is not checked here.
//!
//! An array is written by its elements that are not 0, so one with another element nearly everywhere can be written only
//! if its indices are few; arrays of arrays have no syntax. Absent: witnesses of liveness (`j0`), several in one file.

mod frames;
mod show;

pub use show::write;

use super::{Btor2, MAX_FRAMES};
use crate::lines::{Cursor, Token};
use eufonium_base::{InputError, Span};
use eufonium_ir::{Evaluator, Model, TermPool, Trace, Value};
use frames::{Frame, Frames};

/// Reads the witness of a violation.
///
/// # Errors
/// If the text is malformed, or speaks of states, inputs or properties that the file does not have.
pub fn read(pool: &TermPool, file: &Btor2, text: &[u8]) -> Result<Trace, InputError> {
    let mut cursor = Cursor::new(text);
    let bad = header(&mut cursor)?;
    let (position, span) = bad;
    let Some(&property) = usize::try_from(position).ok().and_then(|at| file.layout.bads.get(at)) else {
        let message = format!("expected one of the file's {} properties", file.layout.bads.len());
        return Err(InputError::malformed(span, message));
    };
    let frames = Frames::new(pool, file, cursor).read()?;
    Ok(trace(pool, file, property, frames))
}

/// Reads `sat` and the line of properties; the first one.
fn header(cursor: &mut Cursor<'_>) -> Result<(u64, Span), InputError> {
    skip_comments(cursor)?;
    let word = cursor.token("`sat`")?;
    if !word.is("sat") {
        return Err(cursor.unexpected(word, "`sat`"));
    }
    cursor.end_line()?;
    skip_comments(cursor)?;
    let mut first = None;
    while let Some(token) = cursor.optional_token("a property")? {
        let [b'b', digits @ ..] = token.text else {
            return Err(cursor.unexpected(token, "a property such as `b0`"));
        };
        if digits.is_empty() {
            return Err(cursor.unexpected(token, "a property such as `b0`"));
        }
        let digits = Token { at: token.at + 1, text: digits };
        let number = cursor.to_number(digits, "the number of a property", MAX_FRAMES)?;
        first = first.or(Some((number, cursor.span(token.at))));
    }
    let first = first.ok_or_else(|| cursor.error(cursor.offset(), "expected a property such as `b0`"))?;
    cursor.end_line()?;
    Ok(first)
}

/// Passes by lines that are empty or hold a comment.
fn skip_comments(cursor: &mut Cursor<'_>) -> Result<(), InputError> {
    while cursor.peek() == Some(b';') || (cursor.at_line_end() && !cursor.at_end()) {
        cursor.skip_line()?;
    }
    Ok(())
}

/// The trace that the frames make, with what they leave out.
fn trace(pool: &TermPool, file: &Btor2, property: usize, mut frames: Vec<Frame>) -> Trace {
    let (system, layout) = (&file.system, &file.layout);
    let start = start(pool, file, &mut frames[0]);
    let zeros: Vec<Value> =
        system.inputs.iter().map(|input| Value::default_of(pool, pool.sort(input.term))).collect();
    let mut inputs: Vec<Vec<Value>> = Vec::with_capacity(frames.len());
    for frame in frames {
        // What is given for this frame was chosen in the one before.
        if let Some(before) = inputs.last_mut() {
            for (number, given) in frame.states {
                if let Some(chooser) = layout.states[number].chooser {
                    before[chooser] = given.over(pool, zeros[chooser].clone());
                }
            }
        }
        let mut row = zeros.clone();
        for (number, given) in frame.inputs {
            let at = layout.inputs[number].index;
            row[at] = given.over(pool, zeros[at].clone());
        }
        inputs.push(row);
    }
    Trace { property, start, inputs }
}

/// The values of the first state: as given, as initialised, or 0.
fn start(pool: &TermPool, file: &Btor2, first: &mut Frame) -> Vec<Value> {
    let states = &file.system.states;
    let mut start: Vec<Value> =
        states.iter().map(|state| Value::default_of(pool, pool.sort(state.term))).collect();
    let model = Model::new();
    // An initial value speaks of states that stand above: these have their values already.
    let mut evaluator = Evaluator::new(&model);
    for (number, slot) in file.layout.states.iter().enumerate() {
        let rest = match slot.init {
            Some(init) => evaluator.eval(pool, init),
            None => start[slot.index].clone(),
        };
        let value = match first.states.remove(&number) {
            Some(given) => given.over(pool, rest),
            None => rest,
        };
        evaluator.set(states[slot.index].term, value.clone());
        start[slot.index] = value;
    }
    start
}
