//! Traces as text.

use crate::btor2::Btor2;
use eufonium_base::Bits;
use eufonium_ir::value::{domain, domain_size};
use eufonium_ir::{ArrayValue, TermPool, Trace, Value};
use std::fmt::Write;

/// Arrays with up to this many indices are written element by element if they must be.
const FEW: u64 = 1 << 16;

/// Writes a trace of the file's system.
///
/// # Errors
/// If the trace has a value that the format cannot express: arrays of arrays, and arrays with very many elements other
/// than 0.
pub fn write(pool: &TermPool, file: &Btor2, trace: &Trace) -> Result<String, String> {
    let (system, layout) = (&file.system, &file.layout);
    let position = layout.bads.iter().position(|p| *p == trace.property);
    let position = position.ok_or("the violated property is no `bad` line of the file")?;
    let mut out = format!("sat\nb{position}\n#0\n");
    for (number, slot) in layout.states.iter().enumerate() {
        if slot.init.is_some() && pool.as_array(slot.sort).is_some() {
            continue;
        }
        let name = &system.states[slot.index].name;
        line(&mut out, pool, number, name, '#', 0, &trace.start[slot.index])?;
    }
    let free: Vec<(usize, usize)> =
        layout.states.iter().enumerate().filter_map(|(n, slot)| Some((n, slot.chooser?))).collect();
    for (k, row) in trace.inputs.iter().enumerate() {
        if k > 0 && !free.is_empty() {
            let _ = writeln!(out, "#{k}");
            for (number, chooser) in &free {
                let name = &system.states[layout.states[*number].index].name;
                line(&mut out, pool, *number, name, '#', k, &trace.inputs[k - 1][*chooser])?;
            }
        }
        let _ = writeln!(out, "@{k}");
        for (number, slot) in layout.inputs.iter().enumerate() {
            line(&mut out, pool, number, &system.inputs[slot.index].name, '@', k, &row[slot.index])?;
        }
    }
    out.push_str(".\n");
    Ok(out)
}

/// Writes the value of a state or input, in as many lines as it takes.
fn line(
    out: &mut String,
    pool: &TermPool,
    number: usize,
    name: &str,
    mark: char,
    k: usize,
    value: &Value,
) -> Result<(), String> {
    let name = if name.is_empty() { String::new() } else { format!(" {name}{mark}{k}") };
    match value {
        Value::Array(array) => {
            for (index, element) in elements(pool, array)? {
                let (index, element) = (bits(&index)?, bits(&element)?);
                let _ = writeln!(out, "{number} [{}] {}{name}", digits(&index), digits(&element));
            }
        }
        value => {
            let _ = writeln!(out, "{number} {}{name}", digits(&bits(value)?));
        }
    }
    Ok(())
}

/// The elements of an array that have to be written: all that are not 0.
fn elements(pool: &TermPool, array: &ArrayValue) -> Result<Vec<(Value, Value)>, String> {
    let is_zero = |value: &Value| bits(value).map(|b| b.is_zero());
    if is_zero(array.default())? {
        return Ok(array.entries().iter().map(|(i, e)| (i.clone(), e.clone())).collect());
    }
    let (index, _) = pool.as_array(array.sort()).expect("an array value has an array sort");
    if domain_size(pool, index, FEW).is_none() {
        return Err("an array with very many elements other than 0 cannot be written".to_owned());
    }
    let all = domain(pool, index).into_iter().map(|i| (array.get(&i).clone(), i));
    Ok(all.filter(|(element, _)| is_zero(element) != Ok(true)).map(|(element, i)| (i, element)).collect())
}

fn bits(value: &Value) -> Result<Bits, String> {
    match value {
        Value::Bool(b) => Ok(Bits::from_u64(u64::from(*b), 1)),
        Value::Bits(bits) => Ok(bits.clone()),
        Value::Array(_) => Err("an array of arrays cannot be written".to_owned()),
        other => Err(format!("{other:?} is no value of the format")),
    }
}

fn digits(bits: &Bits) -> String {
    (0..bits.width()).rev().map(|i| if bits.bit(i) { '1' } else { '0' }).collect()
}
