//! Sorts whose values are words: floating-point numbers and rounding modes.
//!
//! A value is known by its *canonical* word. Of the words of a NaN that is [`Format::nan`]; of a rounding mode its place in
//! [`Rounding::ALL`]; all other words of a number are canonical. A term of such a sort is a constant, a leaf (an application, an element,
//! a field), a choice between rounding modes, or [`Op::OfWord`] of a bit-vector that is canonical in every model; [`Op::Word`] is the way back.
//! Choices between numbers are choices of words, and equalities too unless they are between leaves and constants. So whoever decides bit-vectors decides these sorts too, if it knows one thing of each leaf: [`TermPool::is_canonical`].

use super::{Format, Rounding};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::{Sort, SortKind};
use eufonium_base::Bits;

/// The bits of the word of a rounding mode.
pub(super) const ROUNDING_BITS: u32 = 3;

/// The canonical word for what a word means; of sorts that are no bit-vectors.
pub(crate) fn canonical(kind: &SortKind, word: Bits) -> Bits {
    match kind {
        SortKind::Float(exponent, precision) => {
            let format = Format::new(*exponent, *precision);
            if format.is_nan(&word) { format.nan() } else { word }
        }
        SortKind::Rounding if Rounding::of_word(&word).is_none() => Bits::zero(ROUNDING_BITS),
        _ => word,
    }
}

/// Whether a value of the sort has this word.
pub(crate) fn is_canonical(kind: &SortKind, word: &Bits) -> bool {
    match kind {
        SortKind::BitVec(width) => word.width() == *width,
        SortKind::Float(exponent, precision) => {
            let format = Format::new(*exponent, *precision);
            word.width() == format.width() && (!format.is_nan(word) || *word == format.nan())
        }
        SortKind::Rounding => word.width() == ROUNDING_BITS && Rounding::of_word(word).is_some(),
        _ => false,
    }
}

/// The words of all values of a sort of floating-point numbers or rounding modes, without an order; for formats so small that they can be listed.
pub(crate) fn float_words(kind: &SortKind) -> Vec<Bits> {
    let width = match kind {
        SortKind::Float(exponent, precision) => exponent + precision,
        _ => ROUNDING_BITS,
    };
    (0..1u64 << width).map(|n| Bits::from_u64(n, width)).filter(|word| is_canonical(kind, word)).collect()
}

impl TermPool {
    /// The floating-point numbers with so many bits of exponent and of significand, at least 2 each.
    pub fn float_sort(&mut self, exponent: u32, precision: u32) -> Sort {
        debug_assert!(exponent >= 2 && precision >= 2, "a format has two bits for each part");
        self.shared_sort(SortKind::Float(exponent, precision))
    }
    /// The sort of rounding modes.
    pub fn rounding_sort(&mut self) -> Sort {
        self.shared_sort(SortKind::Rounding)
    }
    /// The format of a sort of floating-point numbers, `None` for other sorts.
    pub fn as_float(&self, sort: Sort) -> Option<Format> {
        match *self.sort_kind(sort) {
            SortKind::Float(exponent, precision) => Some(Format::new(exponent, precision)),
            _ => None,
        }
    }
    /// Whether there are sorts of floating-point numbers or rounding modes.
    pub fn has_floats(&self) -> bool {
        self.has_sort(|kind| matches!(kind, SortKind::Float(..) | SortKind::Rounding))
    }
    /// The bits of the words that the values of a sort are: of bit-vectors, floating-point numbers and rounding modes.
    #[inline]
    pub fn word_width(&self, sort: Sort) -> Option<u32> {
        match *self.sort_kind(sort) {
            SortKind::BitVec(width) => Some(width),
            SortKind::Float(exponent, precision) => Some(exponent + precision),
            SortKind::Rounding => Some(ROUNDING_BITS),
            _ => None,
        }
    }

    /// The word of a term of a sort with [`TermPool::word_width`], as a bit-vector.
    pub fn word(&mut self, t: Term) -> Term {
        let sort = self.sort(t);
        if self.as_bv(sort).is_some() {
            return t;
        }
        match self.op(t) {
            Op::OfWord => self.arg(t, 0),
            Op::Bits(_) => {
                let word = self.as_bits(t).expect("a constant has a word").clone();
                self.bits(word)
            }
            _ => {
                let width = self.word_width(sort).expect("only sorts of words have words");
                let bits = self.bv_sort(width);
                self.intern(Op::Word, bits, &[t])
            }
        }
    }

    /// The value of the sort that a bit-vector means, whatever its word.
    pub fn of_word(&mut self, sort: Sort, word: Term) -> Term {
        if self.op(word) == Op::Word && self.sort(self.arg(word, 0)) == sort {
            return self.arg(word, 0);
        }
        let Some(format) = self.as_float(sort) else {
            debug_assert_eq!(
                self.word_width(sort),
                self.as_bv(sort),
                "rounding modes are not read from words"
            );
            return word;
        };
        let (nan, canonical) = (self.is_nan_word(format, word), self.bits(format.nan()));
        let word = self.ite(nan, canonical, word);
        self.of_canonical(sort, word)
    }

    /// The value of the sort whose word a bit-vector is, which is canonical in every model.
    pub(crate) fn of_canonical(&mut self, sort: Sort, word: Term) -> Term {
        if self.as_bv(sort).is_some() {
            return word;
        }
        match self.op(word) {
            Op::Bits(_) => {
                let bits = self.as_bits(word).expect("a constant has a word").clone();
                debug_assert!(is_canonical(self.sort_kind(sort), &bits), "{bits:?} is no word of the sort");
                self.constant_word(sort, bits)
            }
            Op::Word if self.sort(self.arg(word, 0)) == sort => self.arg(word, 0),
            _ => self.intern(Op::OfWord, sort, &[word]),
        }
    }

    /// Equality of numbers or rounding modes that are not the same term.
    pub(crate) fn float_eq(&mut self, a: Term, b: Term) -> Term {
        match [a, b].map(|t| self.op(t)) {
            // Equal constants are the same term.
            [Op::Bits(_), Op::Bits(_)] => self.ff(),
            [Op::OfWord, _] | [_, Op::OfWord] => {
                let (a, b) = (self.word(a), self.word(b));
                self.eq(a, b)
            }
            _ => self.eq_node(a, b),
        }
    }
    /// A choice between numbers, as one between their words.
    pub(crate) fn float_ite(&mut self, c: Term, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        let (a, b) = (self.word(a), self.word(b));
        let word = self.ite(c, a, b);
        self.of_canonical(sort, word)
    }

    /// A floating-point number.
    pub fn float(&mut self, format: Format, word: &Bits) -> Term {
        let sort = self.float_sort(format.exponent, format.precision);
        let word = canonical(self.sort_kind(sort), word.clone());
        self.constant_word(sort, word)
    }
    /// A rounding mode.
    pub fn rounding(&mut self, rounding: Rounding) -> Term {
        let sort = self.rounding_sort();
        self.constant_word(sort, rounding.word())
    }
    /// The rounding mode that a constant is.
    pub fn as_rounding(&self, t: Term) -> Option<Rounding> {
        let is_rounding = *self.sort_kind(self.sort(t)) == SortKind::Rounding;
        Rounding::of_word(self.as_bits(t).filter(|_| is_rounding)?)
    }

    /// Whether the word of a term is canonical; true in every model, but not known to those who take the term for a word with any bits.
    pub fn is_canonical(&mut self, t: Term) -> Term {
        let (sort, word) = (self.sort(t), self.word(t));
        if *self.sort_kind(sort) == SortKind::Rounding {
            let end = self.bits(Bits::from_u64(Rounding::ALL.len() as u64, ROUNDING_BITS));
            return self.bv_ult(word, end);
        }
        let Some(format) = self.as_float(sort) else { return self.tt() };
        let (nan, canonical) = (self.is_nan_word(format, word), self.bits(format.nan()));
        let same = self.eq(word, canonical);
        self.implies(nan, same)
    }

    /// Whether a word of a format is NaN.
    pub(super) fn is_nan_word(&mut self, format: Format, word: Term) -> Term {
        let width = format.width();
        let magnitude = self.extract(width - 2, 0, word);
        let infinity = self.bits(format.infinity(false).extract(width - 2, 0));
        self.bv_ugt(magnitude, infinity)
    }
}
