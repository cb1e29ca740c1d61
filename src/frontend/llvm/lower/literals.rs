//! Texts that stand in the module: what a pointer leads to if that is a constant.

use super::constants::MAX_DEPTH;
use super::function::Lowering;
use crate::llvm::module::{self as llvm, Constant, InstrKind, LocalId, Module, Value};

/// Values that are looked through on the way to literals.
const MOST_VALUES: usize = 16;

/// The bytes that a constant pointer to the start of a constant leads to; of one that is zero the first.
pub(super) fn bytes_of<'m>(module: &'m Module, pointer: &llvm::Operand) -> Option<&'m [u8]> {
    match constant_of(module, pointer)? {
        Constant::Zero => Some(&[0]),
        Constant::Bytes(bytes) => Some(bytes),
        _ => None,
    }
}

/// What is known of a constant whose start a constant pointer leads to.
fn constant_of<'m>(module: &'m Module, pointer: &llvm::Operand) -> Option<&'m Constant> {
    let mut value = match &pointer.value {
        Value::Constant(constant) => constant,
        _ => return None,
    };
    // With typed pointers the address of a string is an expression over it, or two.
    for _ in 0..MAX_DEPTH {
        let inner = match value {
            Constant::Global(id) => {
                return module.globals.get(*id).filter(|global| global.constant)?.init.as_ref();
            }
            Constant::Expr(kind) => match &**kind {
                InstrKind::GetElementPtr { base, indices, .. } => {
                    let start = |i: &llvm::Operand| match &i.value {
                        Value::Constant(Constant::Int(bits)) => bits.is_zero(),
                        Value::Constant(Constant::Zero) => true,
                        _ => false,
                    };
                    indices.iter().all(start).then_some(&base.value)?
                }
                InstrKind::Cast { value, .. } => &value.value,
                _ => return None,
            },
            _ => return None,
        };
        let Value::Constant(inner) = inner else { return None };
        value = inner;
    }
    None
}

/// The string that a constant pointer leads to, if it does.
pub(super) fn string_of(module: &Module, pointer: &llvm::Operand) -> Option<String> {
    let text = bytes_of(module, pointer)?.split(|b| *b == 0).next()?;
    Some(String::from_utf8_lossy(text).into_owned())
}

/// The text of wide characters that a constant pointer leads to, if it does.
fn wide_string_of(module: &Module, pointer: &llvm::Operand) -> Option<String> {
    let mut numbers: Box<dyn Iterator<Item = Option<u64>>> = match constant_of(module, pointer)? {
        Constant::Zero => Box::new(std::iter::once(Some(0))),
        Constant::Bytes(bytes) => Box::new(bytes.chunks_exact(4).map(|word| {
            let word = u32::from_le_bytes(word.try_into().ok()?);
            Some(u64::from(if module.layout.little_endian { word } else { word.swap_bytes() }))
        })),
        Constant::Aggregate(elements) => Box::new(elements.iter().map(|(_, element)| match element {
            Constant::Zero => Some(0),
            Constant::Int(bits) => bits.as_u64(),
            _ => None,
        })),
        _ => return None,
    };
    let mut text = String::new();
    loop {
        match numbers.next()?? {
            0 => return Some(text),
            number => text.push(char::from_u32(u32::try_from(number).ok()?)?),
        }
    }
}

impl Lowering<'_, '_> {
    /// The string that a constant pointer leads to, if it does.
    pub fn string(&self, pointer: &llvm::Operand) -> Option<String> {
        string_of(self.context.module, pointer)
    }

    /// The text of wide characters that a constant pointer leads to, if it does.
    pub fn wide_string(&self, pointer: &llvm::Operand) -> Option<String> {
        wide_string_of(self.context.module, pointer)
    }

    /// Whether a pointer leads to the start of a constant with an end, whatever is chosen on the way there.
    pub fn is_literal(&self, pointer: &llvm::Operand) -> bool {
        let mut seen: Vec<LocalId> = vec![];
        let mut waiting = vec![pointer];
        while let Some(pointer) = waiting.pop() {
            let Value::Local(local) = pointer.value else {
                if bytes_of(self.context.module, pointer).is_some_and(|bytes| bytes.contains(&0)) {
                    continue;
                }
                return false;
            };
            if seen.contains(&local) {
                continue;
            }
            seen.push(local);
            match self.defined_by(local).filter(|_| seen.len() <= MOST_VALUES) {
                Some(InstrKind::Select { then, otherwise, .. }) => waiting.extend([then, otherwise]),
                Some(InstrKind::Phi(values)) => waiting.extend(values.iter().map(|(value, _)| value)),
                _ => return false,
            }
        }
        true
    }

    /// How many bytes the array of characters has to whose start a pointer leads by its type.
    pub fn characters(&self, pointer: &llvm::Operand) -> Option<u64> {
        let kind = match &pointer.value {
            Value::Local(local) => self.defined_by(*local)?,
            Value::Constant(Constant::Expr(kind)) => kind,
            _ => return None,
        };
        let InstrKind::GetElementPtr { source, indices, .. } = kind else { return None };
        let is_zero =
            |i: &llvm::Operand| matches!(&i.value, Value::Constant(Constant::Int(bits)) if bits.is_zero());
        match self.context.ty(*source) {
            llvm::Type::Array(count, element) if indices.len() == 2 && indices.iter().all(is_zero) => {
                matches!(self.context.ty(*element), llvm::Type::Int(8)).then_some(*count)
            }
            _ => None,
        }
    }

    /// The instruction that defines a local.
    pub fn defined_by(&self, local: LocalId) -> Option<&InstrKind> {
        let mut instrs = self.source.blocks.values().flat_map(|block| &block.instrs);
        instrs.find(|instr| instr.result == Some(local)).map(|instr| &instr.kind)
    }
}
