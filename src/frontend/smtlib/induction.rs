//! Annotations of invariants that are inductive over several steps: `(! formula :induction-depth 2 :simple-path true)`.

use super::Context;
use super::attributes::Attribute;
use super::lexer::TokenKind;
use eufonium_base::InputError;
use eufonium_ir::Term;
use std::io::Read;

/// The greatest depth that is read.
const MAX_DEPTH: usize = 1 << 20;

/// Over how many steps a formula is inductive, and over which paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Induction {
    /// The number of steps, at least 1.
    pub depth: usize,
    /// Whether the inductive step is about paths without repetitions.
    pub simple_path: bool,
}

impl<R: Read> Context<R> {
    /// What the annotations of the last command say of the whole formula that it defines: this one, or the last one that has any.
    ///
    /// # Errors
    /// If an annotation is malformed, or stands on a part.
    pub fn induction(&self, formula: Option<Term>) -> Result<Induction, InputError> {
        let mut out = Induction { depth: 1, simple_path: false };
        let whole = formula.or_else(|| self.attributes().last().map(|attribute| attribute.term));
        for attribute in self.attributes() {
            let complain = |message: &str| Err(InputError::malformed(attribute.span, message));
            if !matches!(attribute.keyword.as_str(), "induction-depth" | "simple-path") {
                continue;
            }
            if Some(attribute.term) != whole {
                return complain("the attribute stands on the whole invariant");
            }
            match (attribute.keyword.as_str(), self.induction_depth(attribute), self.truth_of(attribute)) {
                ("induction-depth", Some(depth), _) => out.depth = depth,
                ("simple-path", _, Some(value)) => out.simple_path = value,
                ("simple-path", ..) => return complain("expected `:simple-path` and `true` or `false`"),
                _ => return complain("expected `:induction-depth` and a number of steps, at least 1"),
            }
        }
        Ok(out)
    }

    fn induction_depth(&self, attribute: &Attribute) -> Option<usize> {
        let text = self.tree().text_of(attribute.value?, TokenKind::Numeral)?;
        text.parse().ok().filter(|depth| (1..=MAX_DEPTH).contains(depth))
    }

    fn truth_of(&self, attribute: &Attribute) -> Option<bool> {
        self.tree().word(attribute.value?)?.parse().ok()
    }
}
