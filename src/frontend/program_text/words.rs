//! The words of traces: what asks for a choice, what a part of a variable is called.

use super::stdin::quoted;
use super::{returns_unsigned, show};
use crate::llvm::lower::named::{self, Gift};
use eufonium_base::Bits;
use eufonium_ir::float::Format;
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{CheckId, Program, SiteKind, SourceType, Type, VariableId};

/// Whether a choice stands for what is not modelled: no violation is believed that depends on it.
pub(super) fn is_unmodelled(program: &Program, source: Source) -> bool {
    let Source::Site(site) = source else { return false };
    matches!(program.sites[site].kind, SiteKind::Unmodelled(_))
}

/// Whether a choice is only about whom the world outside calls, and with what pointers.
pub(super) fn is_inner(program: &Program, source: Source) -> bool {
    let (Source::Site(site) | Source::Escaped(site)) = source else { return false };
    matches!(&program.sites[site].kind, SiteKind::Outside(name) if name == named::CALLER)
}

/// What pointer the world outside gives, if that is what is chosen.
pub(super) fn given(program: &Program, source: Source, ty: Type, value: &Value) -> Option<String> {
    let Source::Site(site) = source else { return None };
    let SiteKind::Outside(name) = &program.sites[site].kind else { return None };
    let Value::Word(bits) = value else { return None };
    if name == named::VOLATILE {
        return None;
    }
    let what = match Gift::of(ty, bits)? {
        Gift::Null => "NULL",
        Gift::Known => "a pointer that it knows",
        Gift::Function => "a function that it has",
        Gift::Own => "an object that it has",
        Gift::Named => "a function of the program",
    };
    Some(format!("{name}() gives {what}"))
}

/// What a run violates, with what that is about.
pub(super) fn violation(program: &Program, check: CheckId, about: Option<&str>) -> String {
    let message = &program.checks[check].message;
    about.map_or_else(|| message.clone(), |about| format!("{message}: {about}"))
}

/// What asks for a choice, as it is written.
pub(super) fn source(program: &Program, source: Source) -> String {
    let site = match source {
        Source::Site(site) | Source::Contents(site, _) | Source::Escaped(site) => site,
        Source::Global(global, offset) => {
            let global = &program.globals[global];
            return match global.variable {
                Some(variable) => part(program, variable, Some(offset), None).0,
                None => format!("{}[byte {offset}]", global.name),
            };
        }
        Source::Parameter(i) => return format!("argument {}", i + 1),
    };
    match &program.sites[site].kind {
        SiteKind::External(name) => format!("{name}()"),
        SiteKind::Outside(name) if name == named::VOLATILE => name.clone(),
        SiteKind::Outside(name) if matches!(source, Source::Contents(..)) => format!("{name}() wrote"),
        SiteKind::Outside(name) => format!("{name}() decides"),
        SiteKind::Uninitialised => "a value that was never written".into(),
        SiteKind::Argument => "an argument of the program".into(),
        SiteKind::Exact | SiteKind::ExactNumber => "a result of the library".into(),
        SiteKind::Unmodelled(why) => why.clone(),
        SiteKind::Address { .. } => "an address".into(),
        SiteKind::Initial { .. } => "what an object of the outside holds".into(),
        SiteKind::Written { .. } => "what the outside wrote".into(),
        SiteKind::Call => "a call".into(),
    }
}

/// What is chosen, which may be bytes of a text one after the other.
#[derive(Clone)]
pub(super) struct Chosen {
    source: Source,
    value: Value,
    is_text: bool,
}

impl Chosen {
    pub(super) fn new(source: Source, value: &Value) -> Self {
        Chosen { source, value: value.clone(), is_text: false }
    }

    /// Whether this value was chosen.
    pub(super) fn is(&self, value: &Value) -> bool {
        self.value == *value
    }

    /// Takes up bytes that lie right behind those that are chosen; whether they do.
    pub(super) fn goes_on(&mut self, then: Source, value: &Value) -> bool {
        let (Source::Contents(site, offset), Source::Contents(same, next)) = (self.source, then) else {
            return false;
        };
        let (Value::Word(low), Value::Word(high)) = (&self.value, value) else { return false };
        if site != same || offset + u64::from(low.width() / 8) != next || high.width() != 8 {
            return false;
        }
        (self.value, self.is_text) = (Value::Word(high.concat(low)), true);
        true
    }

    /// How it is written, where this asked for it.
    pub(super) fn shown(&self, text: &str) -> String {
        match &self.value {
            Value::Word(bits) if self.is_text => {
                let byte = |i: u32| bits.extract(8 * i + 7, 8 * i).as_u64().unwrap_or(0) as u8;
                quoted(&(0..bits.width() / 8).map(byte).collect::<Vec<u8>>())
            }
            value => number(text, value),
        }
    }
}

/// The value of a choice that no assignment took up, read as its name says.
fn number(text: &str, value: &Value) -> String {
    let bits = if let Value::Word(bits) = value { Bits::width(bits) } else { 0 };
    // One bit says whether something is so.
    let unsigned = bits == 1 || returns_unsigned(text.trim_end_matches("()"));
    let ty = match bits {
        32 if text.ends_with("float()") => SourceType::Float(Format::SINGLE),
        64 if text.ends_with("double()") => SourceType::Float(Format::DOUBLE),
        _ => SourceType::Int { signed: !unsigned, bits },
    };
    show(value, Some(&ty))
}

/// What is at an offset of a variable, or the whole of it, and how to read it; only parts of a size, if one is given.
pub(super) fn part(
    program: &Program,
    variable: VariableId,
    offset: Option<u64>,
    size: Option<u64>,
) -> (String, SourceType) {
    let described = &program.variables[variable];
    let (name, at) = (&described.name, offset.unwrap_or(0));
    let shape =
        program.shapes.of(variable).filter(|shape| offset.is_some() || !program.shapes.is_leaf(*shape));
    let part = shape.and_then(|shape| program.shapes.part(shape, at)).filter(|part| part.offset == at);
    if let Some(part) = part
        && size.is_none_or(|size| size == part.size)
    {
        return (format!("{name}{}", part.path), program.shapes.source_type(part.shape));
    }
    // How to read a part; of parts without names nothing is known.
    let unknown = SourceType::Other(String::new());
    match offset {
        None => (name.clone(), described.ty.clone()),
        Some(0) => (format!("{name}[start]"), unknown),
        Some(offset) => (format!("{name}[byte {offset}]"), unknown),
    }
}

/// Variables with more parts are no words.
const MOST_PARTS: usize = 16;

/// What is assigned to a variable, or from an offset of it on: a word that covers several parts, as small structures are passed, is all of these.
pub(super) fn assigned(
    program: &Program,
    variable: VariableId,
    offset: Option<u64>,
    value: &Value,
    ty: &SourceType,
) -> String {
    parts(program, variable, offset.unwrap_or(0), value).unwrap_or_else(|| show(value, Some(ty)))
}

/// The parts of a variable that a word covers, as `{.rank = 4, .suit = 3}`; none if it covers one alone, or some in part.
fn parts(program: &Program, variable: VariableId, start: u64, value: &Value) -> Option<String> {
    let Value::Word(bits) = value else { return None };
    let (width, size) = (bits.width(), u64::from(bits.width() / 8));
    let all = program.shapes.parts(program.shapes.of(variable)?, MOST_PARTS);
    let touched: Vec<_> = all
        .into_iter()
        .filter(|part| part.offset < start + size && start < part.offset + part.size)
        .collect();
    let mut texts = Vec::new();
    for part in &touched {
        let (first, bits_of) = (8 * part.offset.checked_sub(start)? as u32, 8 * part.size as u32);
        let behind = first.checked_add(bits_of).filter(|behind| *behind <= width)?;
        let low = if program.little_endian { first } else { width - behind };
        let word = Value::Word(bits.extract(low + bits_of - 1, low));
        texts.push(format!("{} = {}", part.path, show(&word, Some(&program.shapes.source_type(part.shape)))));
    }
    (texts.len() > 1).then(|| format!("{{{}}}", texts.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::program::Variable;
    use eufonium_ir::program::shape::{Field, Named, Shape};

    #[test]
    fn words_that_are_structures() {
        for little in [true, false] {
            let mut program = Program::new(64, little);
            let mut shapes = program.shapes.as_ref().clone();
            let int = |bits| SourceType::Int { signed: true, bits };
            let mut word = |name: &str, bits: u32| {
                let shape = Shape::Word(int(bits));
                shapes.add(Named { name: name.into(), size: u64::from(bits / 8), shape })
            };
            let (short, whole) = (word("short", 16), word("int", 32));
            let field = |name: &str, offset, shape| Field { name: name.into(), offset, shape };
            let fields = vec![field("a", 0, short), field("b", 2, short), field("c", 4, whole)];
            let record = shapes.add(Named { name: "struct s".into(), size: 8, shape: Shape::Record(fields) });
            let ty = SourceType::Other("struct s".into());
            let variable = Variable { name: "x".into(), ty: ty.clone(), function: None, at: None };
            let variable = program.variables.push(variable);
            shapes.describe(variable, record);
            program.shapes = shapes.into();
            let number = if little { 0xffff_fffc_0003_fffe_u64 } else { 0xfffe_0003_ffff_fffc };
            let text = |offset, word: u64, bits| {
                assigned(&program, variable, offset, &Value::Word(Bits::from_u64(word, bits)), &ty)
            };
            assert_eq!(text(None, number, 64), "{.a = -2, .b = 3, .c = -4}");
            assert_eq!(text(Some(4), 5, 32), "5", "one part alone");
            assert_eq!(text(Some(0), 7, 16), "7");
            assert_eq!(text(Some(3), 9, 32), "9", "parts of parts");
        }
    }
}
