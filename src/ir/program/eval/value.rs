//! Values at run time.

use super::array::Array;
use super::shade::Shade;
use crate::program::{Program, SiteId, Type};
use eufonium_base::Bits;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A word, or the address of a pointer.
    Word(Bits),
    /// The contents of a region.
    Array(Array),
}

impl Value {
    /// The number that a word is, if it has at most 64 bits.
    pub fn number(&self) -> Option<u64> {
        match self {
            Value::Word(bits) => bits.as_u64(),
            Value::Array(_) => None,
        }
    }
    /// The value of a type whose words are all zero.
    pub fn zero(program: &Program, ty: Type) -> Value {
        match ty {
            Type::Array { element, .. } => Value::Array(Array::new(Bits::zero(element))),
            ty => Value::Word(Bits::zero(program.bits(ty))),
        }
    }
    /// The word.
    ///
    /// # Panics
    /// If it is an array.
    pub fn word(&self) -> &Bits {
        match self {
            Value::Word(bits) => bits,
            Value::Array(_) => panic!("operators on words have words as operands"),
        }
    }
    /// Whether it has the form of a type.
    pub fn fits(&self, program: &Program, ty: Type) -> bool {
        match (self, ty) {
            (Value::Word(bits), Type::Int(_) | Type::Pointer) => bits.width() == program.bits(ty),
            (Value::Array(array), Type::Array { element, .. }) => array.default().width() == element,
            _ => false,
        }
    }
}

/// A value with the mark of what is not modelled.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) value: Value,
    /// The choice that is not modelled and on which the value depends.
    pub(super) mark: Option<SiteId>,
    pub(super) shade: Shade,
}

impl Slot {
    pub(super) fn word(bits: Bits) -> Slot {
        Slot { value: Value::Word(bits), mark: None, shade: Shade::Plain }
    }
    /// The same value with a shade.
    pub(super) fn shaded(mut self, shade: Shade) -> Slot {
        self.shade = shade;
        self
    }
    /// The same value with a mark besides.
    pub(super) fn marked(mut self, mark: Option<SiteId>) -> Slot {
        self.mark = self.mark.or(mark);
        self
    }
}
