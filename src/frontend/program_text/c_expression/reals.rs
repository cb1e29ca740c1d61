//! Comparisons of floating-point numbers that are reals with constants. Those of NaN are as the formula has them: it is greater
//! than all numbers.

use super::{Binding, Text, Writer};
use eufonium_base::Rat;
use eufonium_ir::Term;
use eufonium_ir::float::reals::{has_reals, infinity, to_word};
use eufonium_ir::float::{Format, Rounding, decimal, reals};
use eufonium_ir::linear::Rel;
use eufonium_ir::program::SourceType;

impl Writer<'_> {
    /// `factor * x + constant rel 0`, where `x` is a variable.
    pub(super) fn compare_real(&self, x: Term, factor: &Rat, constant: &Rat, rel: Rel) -> Option<Text> {
        let (name, ty) = (self.names)(x)?;
        let SourceType::Float(format) = ty else { return None };
        if !has_reals(format) {
            return None;
        }
        let bound = &-constant * &factor.recip();
        Some(match (rel, factor.is_positive()) {
            (Rel::Eq, _) => equal(&name, format, &bound, true)?,
            (Rel::Ne, _) => equal(&name, format, &bound, false)?,
            (Rel::Le, true) => at_most(&name, format, &bound)?,
            (Rel::Lt, true) => less(&name, format, &bound)?,
            // What is no less and no greater may be NaN.
            (Rel::Le, false) => negated(&less(&name, format, &bound)?),
            (Rel::Lt, false) => negated(&at_most(&name, format, &bound)?),
        })
    }
}

fn negated(text: &Text) -> Text {
    Text::new(format!("!{}", text.at(Binding::Unary)), Binding::Unary)
}

fn relation(name: &str, operator: &str, format: Format, rounding: Rounding, bound: &Rat) -> Option<Text> {
    let value = reals::of_word(format, &to_word(format, rounding, bound));
    // C has no digits for an infinity.
    if bound.abs() >= infinity() || value.abs() >= infinity() {
        return None;
    }
    let digits = decimal(Format::DOUBLE, &to_word(Format::DOUBLE, Rounding::NearestEven, &value));
    let binding = if operator == "==" || operator == "!=" { Binding::Equality } else { Binding::Relation };
    Some(Text::new(format!("{name} {operator} {digits}"), binding))
}

/// `x <= bound`: no number of the format lies between the bound and the one below it.
fn at_most(name: &str, format: Format, bound: &Rat) -> Option<Text> {
    if *bound == infinity() {
        return Some(Text::new(format!("{name} == {name}"), Binding::Equality));
    }
    relation(name, "<=", format, Rounding::Down, bound)
}

fn less(name: &str, format: Format, bound: &Rat) -> Option<Text> {
    relation(name, "<", format, Rounding::Up, bound)
}

fn equal(name: &str, format: Format, bound: &Rat, holds: bool) -> Option<Text> {
    if bound.abs() < infinity() && reals::of_word(format, &to_word(format, Rounding::Down, bound)) != *bound {
        // No word is such a real.
        return Some(Text::new(if holds { "0" } else { "1" }, Binding::Primary));
    }
    relation(name, if holds { "==" } else { "!=" }, format, Rounding::Down, bound)
}
