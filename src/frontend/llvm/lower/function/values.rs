//! The words of values: of locals where they are defined, of constants, of any type that nobody knows more of.
//!
//! A use in another block than that of the definition is noted; when the function is complete, each must be dominated by its definition.

use super::super::layout::Layout;
use super::Lowering;
use crate::llvm::module::{self as llvm, LocalId, TypeId, Value};
use eufonium_base::error::{InputError, Span};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{CheckKind, CompareOp, Op, Operand, SiteKind, Terminator, Type};
use std::rc::Rc;

impl Lowering<'_, '_> {
    /// Gives a local its words.
    pub fn define(&mut self, local: LocalId, words: Vec<Operand>) {
        self.locals[local] = Some((words.into(), self.build.current()));
    }

    /// The words of a local, if it is defined.
    pub fn defined(&self, local: LocalId) -> Option<Rc<[Operand]>> {
        let (words, _) = self.locals.get(local)?.as_ref()?;
        Some(words.clone())
    }

    /// The words of a value.
    pub fn words(&mut self, operand: &llvm::Operand) -> Result<Rc<[Operand]>, InputError> {
        match &operand.value {
            Value::Local(local) => {
                let Some((words, home)) = self.locals.get(*local).and_then(Option::as_ref) else {
                    return Err(undefined(self.source, *local, self.span));
                };
                let here = self.build.current();
                if *home != here {
                    self.uses.entry((*home, here)).or_insert((*local, self.span));
                }
                Ok(words.clone())
            }
            Value::Constant(constant) => Ok(self.constant(operand.ty, constant)?.into()),
            Value::Metadata(_) => Ok(Rc::from([])),
            Value::Asm(_) => Err(self.malformed("inline assembly is not a value")),
        }
    }

    /// The word of a value that has one.
    pub fn word(&mut self, operand: &llvm::Operand) -> Result<Operand, InputError> {
        match &*self.words(operand)? {
            [word] => Ok(word.clone()),
            _ => Err(self.malformed("a number or a pointer is expected here")),
        }
    }

    /// A word of this many bits.
    pub fn word_of(&mut self, operand: &llvm::Operand, bits: u32) -> Result<Operand, InputError> {
        let word = self.word(operand)?;
        match self.build.type_of(&word) {
            Type::Int(found) if found == bits => Ok(word),
            _ => Err(self.malformed(&format!("a word of {bits} bits is expected here"))),
        }
    }

    /// A pointer.
    pub fn pointer(&mut self, operand: &llvm::Operand) -> Result<Operand, InputError> {
        let word = self.word(operand)?;
        match self.build.type_of(&word) {
            Type::Pointer => Ok(word),
            _ => Err(self.malformed("a pointer is expected here")),
        }
    }

    /// A number as a word of the bits of a pointer.
    pub fn pointer_word(&self, value: u64) -> Operand {
        word(value, self.context.program.pointer_bits)
    }

    /// One bit: whether a word or pointer is not zero.
    pub fn truth(&mut self, value: Operand) -> Operand {
        match self.build.type_of(&value) {
            Type::Int(1) => value,
            Type::Int(bits) => self.build.compare(CompareOp::Ne, value, word(0, bits)),
            _ => self.build.compare(CompareOp::Ne, value, Operand::Null),
        }
    }

    /// The opposite of a bit.
    pub fn not(&mut self, value: Operand) -> Operand {
        self.build.compare(CompareOp::Eq, value, word(0, 1))
    }

    /// Whether these are words of these types.
    pub fn have_types(&self, words: &[Operand], types: &[Type]) -> bool {
        words.len() == types.len()
            && words.iter().zip(types).all(|(word, ty)| self.build.type_of(word) == *ty)
    }

    pub fn layout(&mut self, ty: TypeId) -> Result<Rc<Layout>, InputError> {
        self.context.layout(ty, self.span)
    }
    pub fn types(&mut self, ty: TypeId) -> Result<Vec<Type>, InputError> {
        self.context.types(ty, self.span)
    }
    pub fn malformed(&self, message: &str) -> InputError {
        InputError::malformed(self.span, message)
    }
}

/// Choices and ends.
impl Lowering<'_, '_> {
    /// Any values of these types, each of its own choice.
    pub fn choose(&mut self, kind: &SiteKind, types: &[Type]) -> Vec<Operand> {
        let choose = |ty: &Type| {
            let origin = self.context.origin(kind.clone(), self.at);
            self.build.havoc(origin, *ty)
        };
        types.iter().map(choose).collect()
    }
    /// Any value of a type, in place of one that is not modelled.
    pub fn unmodelled(&mut self, why: &str, types: &[Type]) -> Vec<Operand> {
        self.choose(&SiteKind::Unmodelled(why.to_string()), types)
    }
    /// No alarm rests on a run that goes on from here.
    pub fn no_alarm(&mut self, why: &str) {
        let goes_on = self.unmodelled(why, &[Type::Int(1)]).remove(0);
        self.build.effect(Op::Assume(goes_on));
    }
    /// Nothing is known of a run that comes here.
    pub fn unsupported(&mut self, what: &str) {
        self.violation(CheckKind::Unsupported, format!("{what} is not supported"));
    }
    /// The run ends here; what follows is not reached.
    pub fn stop(&mut self) {
        self.build.terminate(Terminator::Stop);
        let rest = self.build.new_block(&[]);
        self.build.switch_to(rest);
    }
}

/// The complaint about a use without a definition.
pub(super) fn undefined(source: &llvm::Function, local: LocalId, span: Span) -> InputError {
    let name = source.locals.get(local).map_or("?", |l| &l.name);
    InputError::malformed(span, format!("`%{name}` is used where it is not defined"))
}
