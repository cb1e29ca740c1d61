//! Witnesses of violations: writing traces, and reading them.
//!
//! `1`, the violated property `b0`, a line with the first values of all latches, a line with the values of all inputs for each
//! state of the trace, and a point. An `x` says that either value will do, and is read as 0; whether the trace is one is not
//! checked here. Absent: witnesses of liveness (`j0`).

use crate::lines::{Cursor, Token};
use eufonium_base::InputError;
use eufonium_ir::{Trace, TransSys, Value};

/// How many there are of each in a circuit.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Of latches.
    pub latches: usize,
    /// Of inputs.
    pub inputs: usize,
    /// Of properties.
    pub properties: usize,
}

impl Counts {
    /// Of a system that was read from a circuit.
    pub fn of(system: &TransSys) -> Counts {
        Counts {
            latches: system.states.len(),
            inputs: system.inputs.len(),
            properties: system.properties.len(),
        }
    }
}

/// Writes a trace of a circuit.
pub fn write(trace: &Trace) -> String {
    let mut out = format!("1\nb{}\n", trace.property);
    for row in std::iter::once(&trace.start).chain(&trace.inputs) {
        out.extend(row.iter().map(|value| if value.as_bool() { '1' } else { '0' }));
        out.push('\n');
    }
    out.push_str(".\n");
    out
}

/// Reads the witness of a violation: a trace of truth values.
///
/// # Errors
/// If the text is malformed, or does not have a value for each latch and input.
pub fn read(counts: Counts, text: &[u8]) -> Result<Trace, InputError> {
    let mut cursor = Cursor::new(text);
    while cursor.peek() == Some(b'c') {
        cursor.skip_line()?;
    }
    let status = cursor.token("`1`")?;
    if !status.is("1") {
        return Err(cursor.unexpected(status, "`1`, the answer that has a witness"));
    }
    cursor.end_line()?;
    let property = properties(&mut cursor, counts.properties)?;
    let start = values(&mut cursor, counts.latches, "latches")?;
    let mut inputs = Vec::new();
    while inputs.is_empty() || cursor.peek() != Some(b'.') {
        inputs.push(values(&mut cursor, counts.inputs, "inputs")?);
    }
    cursor.byte();
    cursor.end_line()?;
    Ok(Trace { property, start, inputs })
}

/// Reads the lines of violated properties, at least one; the first one.
fn properties(cursor: &mut Cursor<'_>, count: usize) -> Result<usize, InputError> {
    let mut first = None;
    while first.is_none() || cursor.peek() == Some(b'b') {
        let token = cursor.token("a property such as `b0`")?;
        let [b'b', digits @ ..] = token.text else {
            return Err(cursor.unexpected(token, "a property such as `b0`"));
        };
        if digits.is_empty() {
            return Err(cursor.unexpected(token, "a property such as `b0`"));
        }
        let digits = Token { at: token.at + 1, text: digits };
        let number = cursor.to_number(digits, "the number of a property", count as u64)?;
        first = first.or(usize::try_from(number).ok());
        cursor.end_line()?;
    }
    Ok(first.expect("the loop ends behind a property"))
}

/// Reads a line of truth values.
fn values(cursor: &mut Cursor<'_>, count: usize, what: &str) -> Result<Vec<Value>, InputError> {
    let at = cursor.offset();
    let line = cursor.rest_of_line();
    if line.len() != count {
        let message = format!("expected the values of {count} {what}, found {} characters", line.len());
        return Err(cursor.error(at, message));
    }
    let mut row = Vec::with_capacity(count);
    for (i, byte) in line.iter().enumerate() {
        match byte {
            b'0' | b'x' => row.push(Value::Bool(false)),
            b'1' => row.push(Value::Bool(true)),
            _ => return Err(cursor.error(at + i, "expected 0, 1 or x")),
        }
    }
    cursor.end_line()?;
    Ok(row)
}
