//! Circuits as files, in both forms.
//!
//! Bad literals and constraints have the sections of version 1.9, and there are no outputs. The gates of a binary file are
//! differences: a literal minus the larger part, and that minus the smaller one, in bytes of seven bits, the lowest first.

use eufonium_ir::circuit::{Circuit, Latch, Literal};
use std::io::Write;

/// The forms of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `aag`: a gate is a line.
    Text,
    /// `aig`: literals of inputs, latches and gates are left out, gates are differences.
    Binary,
}

/// Writes a circuit.
pub fn write(circuit: &Circuit, form: Form) -> Vec<u8> {
    let mut out = Vec::new();
    sections(&mut out, circuit, form).expect("memory takes all that is written");
    out
}

fn sections(out: &mut Vec<u8>, circuit: &Circuit, form: Form) -> std::io::Result<()> {
    let Circuit { inputs, latches, gates, bad, constraints } = circuit;
    let variables = circuit.num_variables();
    let (i, l, a, b, c) = (inputs.len(), latches.len(), gates.len(), bad.len(), constraints.len());
    let is_text = form == Form::Text;
    let word = if is_text { "aag" } else { "aig" };
    writeln!(out, "{word} {variables} {i} {l} 0 {a} {b} {c}")?;
    if is_text {
        (1..=i).try_for_each(|k| writeln!(out, "{}", literal(k)))?;
    }
    for (own, latch) in (i + 1..).map(literal).zip(latches) {
        if is_text {
            write!(out, "{own} ")?;
        }
        match latch.reset {
            Some(false) => writeln!(out, "{}", latch.next)?,
            Some(true) => writeln!(out, "{} 1", latch.next)?,
            None => writeln!(out, "{} {own}", latch.next)?,
        }
    }
    for l in bad.iter().map(|(_, l)| l).chain(constraints) {
        writeln!(out, "{l}")?;
    }
    for (own, &[a, b]) in (i + l + 1..).map(literal).zip(gates) {
        let (high, low) = (a.max(b), a.min(b));
        match form {
            Form::Text => writeln!(out, "{own} {high} {low}")?,
            Form::Binary => [own - high, high - low].into_iter().for_each(|n| difference(out, n)),
        }
    }
    symbols(out, 'i', inputs.iter())?;
    symbols(out, 'l', latches.iter().map(|Latch { name, .. }| name))?;
    symbols(out, 'b', bad.iter().map(|(name, _)| name))
}

/// The literal of a variable.
fn literal(variable: usize) -> Literal {
    Literal::try_from(2 * variable).expect("circuits have less than 2^31 variables")
}

fn difference(out: &mut Vec<u8>, mut n: u32) {
    while n >= 1 << 7 {
        out.push(n as u8 | 1 << 7);
        n >>= 7;
    }
    out.push(n as u8);
}

/// A line for each name. Names end with their line, so a line break in one is a blank.
fn symbols<'a>(
    out: &mut Vec<u8>,
    letter: char,
    names: impl Iterator<Item = &'a String>,
) -> std::io::Result<()> {
    for (k, name) in names.enumerate().filter(|(_, name)| !name.is_empty()) {
        writeln!(out, "{letter}{k} {}", name.replace(['\n', '\r'], " "))?;
    }
    Ok(())
}
