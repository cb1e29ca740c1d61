//! Floating-point numbers as SMT-LIB writes them: constants, and operators on words as operators on the numbers that these mean.
//!
//! Where a bit-vector that is a number's word stands alone, it is `fp.to_ieee_bv` of the number, which SMT-LIB lacks and others know.

use super::{Item, Printer};
use crate::float::{FloatOp, FloatOperator, Format, Rounding, Unspecified};
use crate::op::Op;
use crate::pool::Term;
use crate::sort::SortKind;
use eufonium_base::Bits;

/// The constant of a sort with this word.
pub(super) fn constant(kind: &SortKind, word: &Bits) -> String {
    match kind {
        SortKind::Float(exponent, precision) => number(Format::new(*exponent, *precision), word),
        SortKind::Rounding => {
            Rounding::of_word(word).expect("a mode has its place as its word").name().into()
        }
        _ => word.to_smtlib(),
    }
}

/// `(fp #b0 #b10 #b1)`, `(_ NaN 2 2)`.
fn number(format: Format, word: &Bits) -> String {
    let Format { exponent, precision, .. } = format;
    for (name, special) in
        [("NaN", format.nan()), ("+oo", format.infinity(false)), ("-oo", format.infinity(true))]
    {
        if *word == special {
            return format!("(_ {name} {exponent} {precision})");
        }
    }
    let width = format.width();
    let part = |high: u32, low: u32| {
        let digit = |i: u32| if word.bit(i) { '1' } else { '0' };
        (low..=high).rev().map(digit).collect::<String>()
    };
    let sign = part(width - 1, width - 1);
    let (field, fraction) = (part(width - 2, format.fraction()), part(format.fraction() - 1, 0));
    format!("(fp #b{sign} #b{field} #b{fraction})")
}

/// How an operator on numbers is written, with its rounding mode if it has one.
fn operator(operator: FloatOperator) -> String {
    let mode = operator.rounding.name();
    let to_format =
        |name: &str, format: Format| format!("(_ {name} {} {}) {mode}", format.exponent, format.precision);
    match operator.op {
        FloatOp::Add => format!("fp.add {mode}"),
        FloatOp::Mul => format!("fp.mul {mode}"),
        FloatOp::Div => format!("fp.div {mode}"),
        FloatOp::Fma => format!("fp.fma {mode}"),
        FloatOp::Rem => "fp.rem".into(),
        FloatOp::Sqrt => format!("fp.sqrt {mode}"),
        FloatOp::Integral => format!("fp.roundToIntegral {mode}"),
        FloatOp::Convert(to) => to_format("to_fp", to),
        FloatOp::FromInt { signed: true } => to_format("to_fp", operator.format),
        FloatOp::FromInt { signed: false } => to_format("to_fp_unsigned", operator.format),
        FloatOp::ToInt { bits, .. } => format!("(_ fp.to_sbv {bits}) {mode}"),
        op => unreachable!("{op:?} has no node"),
    }
}

impl Printer<'_> {
    /// Writes a term of floating-point numbers, or one about their words. `false` if it is none.
    pub(super) fn float(&self, t: Term, stack: &mut Vec<Item>, out: &mut String) -> bool {
        let pool = self.pool;
        let kind = pool.sort_kind(pool.sort(t));
        match pool.op(t) {
            Op::Bits(_) if !matches!(kind, SortKind::BitVec(_)) => {
                out.push_str(&constant(kind, pool.as_bits(t).expect("a constant has a word")));
            }
            Op::Word => self.list("fp.to_ieee_bv", pool.args(t), stack, out),
            Op::Float(id) => {
                let is_integer = matches!(pool.float_operator(id).op, FloatOp::ToInt { .. });
                if !is_integer {
                    out.push_str("(fp.to_ieee_bv ");
                    stack.push(Item::Text(")"));
                }
                self.operation(t, pool.float_operator(id), stack, out);
            }
            Op::OfWord => {
                let format = pool.as_float(pool.sort(t)).expect("rounding modes are not made of words");
                self.number(pool.arg(t, 0), format, stack, out);
            }
            Op::RealOfFloat => self.list("fp.to_real", pool.args(t), stack, out),
            Op::FloatOfReal(mode) => {
                let SortKind::Float(exponent, precision) = kind else {
                    unreachable!("the result is a number")
                };
                let head = format!("(_ to_fp {exponent} {precision}) {}", mode.name());
                self.list(&head, pool.args(t), stack, out);
            }
            Op::App(f) => match pool.as_unspecified(f) {
                Some(what @ (Unspecified::Min(_) | Unspecified::Max(_))) => {
                    out.push_str("(= ");
                    stack.extend([Item::Text(")"), Item::Term(pool.arg(t, 0)), Item::Text(" ")]);
                    self.list(&what.name(), pool.args(t), stack, out);
                }
                Some(what) => self.list(&what.name(), pool.args(t), stack, out),
                None => return false,
            },
            _ => return false,
        }
        true
    }

    /// Writes a list of an operator and its operands.
    fn list(&self, head: &str, args: &[Term], stack: &mut Vec<Item>, out: &mut String) {
        out.push('(');
        out.push_str(head);
        stack.push(Item::Text(")"));
        for &a in args.iter().rev() {
            stack.extend([Item::Term(a), Item::Text(" ")]);
        }
    }

    /// Writes the number that a word is.
    pub(super) fn number(&self, word: Term, format: Format, stack: &mut Vec<Item>, out: &mut String) {
        let pool = self.pool;
        match pool.op(word) {
            _ if self.names.contains_key(&word) => {}
            Op::Word => return stack.push(Item::Term(pool.arg(word, 0))),
            Op::Bits(_) => {
                return out.push_str(&number(format, pool.as_bits(word).expect("a constant has a word")));
            }
            Op::Float(id) => return self.operation(word, pool.float_operator(id), stack, out),
            _ => {}
        }
        self.list(&format!("(_ to_fp {} {})", format.exponent, format.precision), &[word], stack, out);
    }

    /// Writes an operator with its operands as numbers.
    fn operation(&self, t: Term, what: FloatOperator, stack: &mut Vec<Item>, out: &mut String) {
        out.push('(');
        out.push_str(&operator(what));
        stack.push(Item::Text(")"));
        for &a in self.pool.args(t).iter().rev() {
            stack.push(match what.op {
                FloatOp::FromInt { .. } => Item::Term(a),
                _ => Item::Number(a, what.format),
            });
            stack.push(Item::Text(" "));
        }
    }
}
