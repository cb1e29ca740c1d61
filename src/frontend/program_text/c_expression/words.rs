//! Words as unsigned numbers of C.
//!
//! Invariant: the value of [`WordText::unsigned`] is the number of the word without sign. Its type is one that C promotes to
//! `int` or is `unsigned int` for words below 32 bits, `unsigned int` for 32 bits, `unsigned long long` above.

use super::{Binding, Text, Writer};
use eufonium_base::Bits;
use eufonium_ir::program::SourceType;
use eufonium_ir::{Op, Term};

/// The expression of a word.
#[derive(Clone, Debug)]
pub(super) struct WordText {
    pub(super) unsigned: Text,
    /// The signed number, where it is as simple: variables with sign and constants.
    signed: Option<Text>,
    /// Whether it is a constant.
    constant: bool,
    pub(super) width: u32,
}

/// The type in which words of a width are computed.
fn computed(width: u32) -> &'static str {
    if width <= 32 { "unsigned int" } else { "unsigned long long" }
}

/// The signed type of exactly this width.
fn signed_type(width: u32) -> Option<&'static str> {
    match width {
        8 => Some("signed char"),
        16 => Some("short"),
        32 => Some("int"),
        64 => Some("long long"),
        _ => None,
    }
}

fn suffix(width: u32) -> &'static str {
    if width <= 32 { "u" } else { "ULL" }
}

fn number(value: u64, width: u32) -> Text {
    Text::new(format!("{value}{}", suffix(width)), Binding::Primary)
}

fn mask(width: u32) -> u64 {
    Bits::ones(width).as_u64().unwrap_or(u64::MAX)
}

/// A computed number cut to the width.
fn cut(text: Text, width: u32) -> WordText {
    let unsigned = match width {
        32 | 64 => text,
        8 => text.cast("unsigned char"),
        16 => text.cast("unsigned short"),
        _ => {
            let mask = number(mask(width), width);
            Text::new(format!("{} & {}", text.at(Binding::Equality), mask.text), Binding::Bits)
        }
    };
    plain(unsigned, width)
}

fn plain(unsigned: Text, width: u32) -> WordText {
    WordText { unsigned, signed: None, constant: false, width }
}

impl WordText {
    /// In the type in which it is computed with.
    fn computed(&self) -> Text {
        if self.width == 32 || self.width == 64 || self.constant {
            self.unsigned.clone()
        } else {
            self.unsigned.cast(computed(self.width))
        }
    }

    /// The signed number.
    fn signed(&self) -> Option<Text> {
        if let Some(text) = &self.signed {
            return Some(text.clone());
        }
        match signed_type(self.width) {
            Some(ty) => Some(self.unsigned.cast(ty)),
            None => {
                let top = format!("{}LL", 1u64 << (self.width - 1));
                let wide = self.unsigned.cast("long long").text;
                Some(Text::new(format!("({wide} ^ {top}) - {top}"), Binding::Sum))
            }
        }
    }
}

impl Writer<'_> {
    pub(super) fn bits(&self, t: Term) -> Option<WordText> {
        let (args, width) = (self.pool.args(t), self.pool.width(t));
        match self.pool.op(t) {
            Op::Bits(_) => Some(constant(self.pool.as_bits(t)?)),
            Op::App(_) => self.variable(t, width),
            Op::BvNot => {
                let text = format!("~{}", self.word(args[0])?.computed().at(Binding::Unary));
                Some(cut(Text::new(text, Binding::Unary), width))
            }
            Op::BvAnd => self.chain(args, "&", Binding::Bits).map(|text| plain(text, width)),
            Op::BvOr => self.chain(args, "|", Binding::Bits).map(|text| plain(text, width)),
            Op::BvXor => self.chain(args, "^", Binding::Bits).map(|text| plain(text, width)),
            Op::BvAdd => self.chain(args, "+", Binding::Sum).map(|text| cut(text, width)),
            Op::BvMul => self.chain(args, "*", Binding::Product).map(|text| cut(text, width)),
            Op::BvUdiv | Op::BvUrem => self.division(t, args),
            Op::BvShl | Op::BvLshr | Op::BvAshr => self.shift(t, args),
            Op::Concat => self.concatenation(args),
            Op::Extract(hi, lo) => self.extraction(args[0], hi, lo),
            Op::SignExtend(_) => {
                let text = self.word(args[0])?.signed()?.cast(computed(width));
                Some(cut(text, width))
            }
            Op::IntToBv(_) => {
                let int = self.int(args[0])?;
                Some(cut(int.text.cast(computed(width)), width))
            }
            Op::Ite => {
                let (c, a, b) = (self.truth(args[0])?, self.word(args[1])?, self.word(args[2])?);
                let (a, b) = (a.computed().at(Binding::Or), b.computed().at(Binding::Or));
                let text = format!("{} ? {a} : {b}", c.at(Binding::Or));
                Some(plain(Text::new(text, Binding::Conditional), width))
            }
            _ => None,
        }
    }

    fn variable(&self, t: Term, width: u32) -> Option<WordText> {
        let (name, ty) = (self.names)(t)?;
        let text = Text::new(name, Binding::Primary);
        match ty {
            SourceType::Int { signed: true, bits } if bits == width => {
                // The conversion of a number below zero wraps; narrow types are cut after it.
                let unsigned = cut(text.cast(computed(width)), width).unsigned;
                Some(WordText { unsigned, signed: Some(text), constant: false, width })
            }
            SourceType::Int { signed: false, bits } if bits == width => Some(plain(text, width)),
            SourceType::Bool => Some(plain(text, width)),
            SourceType::Pointer => {
                let wide = text.cast("unsigned long").cast(computed(width));
                Some(plain(wide, width))
            }
            _ => None,
        }
    }

    /// Words joined by an operator, the first one in the type in which they are computed.
    fn chain(&self, args: &[Term], op: &str, binding: Binding) -> Option<Text> {
        let mut texts = Vec::with_capacity(args.len());
        for (i, a) in args.iter().enumerate() {
            let word = self.word(*a)?;
            let text = if i == 0 { word.computed() } else { word.unsigned.clone() };
            texts.push(text.at(if binding == Binding::Bits { Binding::Sum } else { Binding::Unary }));
        }
        Some(Text::new(texts.join(&format!(" {op} ")), binding))
    }

    fn division(&self, t: Term, args: &[Term]) -> Option<WordText> {
        let (a, b) = (self.word(args[0])?, self.word(args[1])?);
        let (op, by_zero) = match self.pool.op(t) {
            Op::BvUdiv => ("/", number(mask(a.width), a.width).text),
            _ => ("%", a.unsigned.at(Binding::Or)),
        };
        let quotient =
            format!("{} {op} {}", a.computed().at(Binding::Product), b.unsigned.at(Binding::Unary));
        let text = match self.pool.as_bits(args[1]) {
            Some(divisor) if !divisor.is_zero() => Text::new(quotient, Binding::Product),
            _ => {
                let zero = b.unsigned.at(Binding::Relation);
                Text::new(format!("{zero} == 0 ? {by_zero} : {quotient}"), Binding::Conditional)
            }
        };
        Some(plain(text, a.width))
    }

    fn shift(&self, t: Term, args: &[Term]) -> Option<WordText> {
        let (a, n) = (self.word(args[0])?, self.word(args[1])?);
        let width = a.width;
        let distance = n.unsigned.at(Binding::Unary);
        let (shifted, beyond) = match self.pool.op(t) {
            Op::BvShl => (format!("{} << {distance}", a.computed().at(Binding::Shift)), "0".to_string()),
            Op::BvLshr => (format!("{} >> {distance}", a.computed().at(Binding::Shift)), "0".to_string()),
            _ => {
                let signed = a.signed()?;
                // A constant is an `int` if it fits.
                let signed = if width > 32 { signed.cast("long long") } else { signed };
                let sign =
                    format!("({} < 0 ? {} : 0)", signed.at(Binding::Shift), number(mask(width), width).text);
                let shifted = format!("({})({} >> {distance})", computed(width), signed.at(Binding::Shift));
                (shifted, sign)
            }
        };
        let text = match self.pool.as_bits(args[1]).and_then(|n| n.as_u64()) {
            Some(n) if n < u64::from(width) => Text::new(shifted, Binding::Shift),
            Some(_) => Text::new(beyond, Binding::Primary).cast(computed(width)),
            None => {
                let fits = format!("{} < {width}", n.unsigned.at(Binding::Shift));
                Text::new(format!("{fits} ? {shifted} : {beyond}"), Binding::Conditional)
            }
        };
        Some(cut(text, width))
    }

    fn concatenation(&self, args: &[Term]) -> Option<WordText> {
        let width: u32 = args.iter().map(|a| self.pool.width(*a)).sum();
        let mut below = width;
        let mut parts = Vec::with_capacity(args.len());
        for a in args {
            let word = self.word(*a)?;
            below -= word.width;
            let zero = self.pool.as_bits(*a).is_some_and(Bits::is_zero);
            let wide = word.unsigned.cast(computed(width));
            if below > 0 && !zero {
                parts.push(format!("{} << {below}", wide.at(Binding::Shift)));
            } else if !zero {
                parts.push(wide.text);
            }
        }
        let binding = match (parts.len(), parts.first()) {
            (0, _) => return Some(constant(&Bits::zero(width))),
            (1, Some(part)) if part.contains("<<") => Binding::Shift,
            (1, _) => Binding::Unary,
            _ => {
                parts.iter_mut().for_each(|p| *p = format!("({p})"));
                Binding::Bits
            }
        };
        Some(plain(Text::new(parts.join(" | "), binding), width))
    }

    fn extraction(&self, a: Term, hi: u32, lo: u32) -> Option<WordText> {
        let word = self.word(a)?;
        let width = hi - lo + 1;
        let text = if lo == 0 {
            word.computed()
        } else {
            Text::new(format!("{} >> {lo}", word.computed().at(Binding::Shift)), Binding::Shift)
        };
        // Above 32 bits the word may become narrower, and then its type is another one.
        let text = if computed(word.width) == computed(width) { text } else { text.cast(computed(width)) };
        Some(cut(text, width))
    }

    /// Equality, or its negation.
    pub(super) fn equal(&self, a: Term, b: Term, equal: bool) -> Option<Text> {
        if let Some(text) = self.sign_test(a, b, equal).or_else(|| self.sign_test(b, a, equal)) {
            return Some(text);
        }
        let (a, b, op) = (self.word(a)?, self.word(b)?, if equal { "==" } else { "!=" });
        let (a, b) = match (&a.signed, &b.signed) {
            (Some(a), Some(b)) => (a, b),
            _ => (&a.unsigned, &b.unsigned),
        };
        let text = format!("{} {op} {}", a.at(Binding::Relation), b.at(Binding::Relation));
        Some(Text::new(text, Binding::Equality))
    }

    /// A top bit compared with a constant as a comparison with 0.
    fn sign_test(&self, bit: Term, constant: Term, equal: bool) -> Option<Text> {
        let (Op::Extract(hi, lo), Some(constant)) = (self.pool.op(bit), self.pool.as_bits(constant)) else {
            return None;
        };
        let word = self.word(self.pool.arg(bit, 0))?;
        if hi != lo || hi != word.width - 1 {
            return None;
        }
        let signed = word.signed()?.at(Binding::Shift);
        let text =
            if constant.is_one() == equal { format!("{signed} < 0") } else { format!("0 <= {signed}") };
        Some(Text::new(text, Binding::Relation))
    }

    pub(super) fn below(&self, a: Term, b: Term, signed: bool, op: &str) -> Option<Text> {
        let (a, b) = (self.word(a)?, self.word(b)?);
        let (a, b) =
            if signed { (a.signed()?, b.signed()?) } else { (a.unsigned.clone(), b.unsigned.clone()) };
        Some(Text::new(format!("{} {op} {}", a.at(Binding::Shift), b.at(Binding::Shift)), Binding::Relation))
    }
}

fn constant(bits: &Bits) -> WordText {
    let width = bits.width();
    let unused = 64 - width;
    let signed = ((bits.as_u64().expect("words have at most 64 bits") << unused) as i64) >> unused;
    let signed = if signed == i64::MIN {
        Text::new("(-9223372036854775807LL - 1)", Binding::Primary)
    } else {
        let suffix = if i32::try_from(signed).is_ok_and(|n| n > i32::MIN) { "" } else { "LL" };
        Text::new(format!("{signed}{suffix}"), if signed < 0 { Binding::Unary } else { Binding::Primary })
    };
    let unsigned = number(bits.as_u64().unwrap_or(0), width);
    WordText { unsigned, signed: Some(signed), constant: true, width }
}
