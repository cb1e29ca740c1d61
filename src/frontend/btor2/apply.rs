//! Lines that apply an operator: their arguments with their sorts, and the value.

use super::nodes::{Node, Value, is_bit};
use super::operators::{Binary, Meaning, Unary};
use super::read::{MAX_ID, MAX_WIDTH, Reader};
use crate::lines::Token;
use eufonium_base::InputError;
use eufonium_ir::{Sort, Term, TermPool};

/// A reference to a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Argument {
    /// Its identifier.
    pub id: u64,
    /// Its sort.
    pub sort: Sort,
    /// Where it is written.
    pub at: usize,
    place: u32,
    inverted: bool,
}

impl<'t> Reader<'t, '_> {
    /// Reads a reference to a value, inverted if a minus stands before it.
    pub(super) fn argument(&mut self) -> Result<Argument, InputError> {
        let token = self.cursor.token("the identifier of a value")?;
        let (digits, inverted) = match token.text {
            [b'-', digits @ ..] if !digits.is_empty() => (Token { at: token.at + 1, text: digits }, true),
            _ => (token, false),
        };
        let id = self.cursor.to_number(digits, "the identifier of a value", MAX_ID)?;
        let (place, sort) = match self.nodes.find(id) {
            Some((place, Node::Value(value, _))) => (place, value.sort),
            Some((_, Node::Sort(..))) => {
                return Err(self.cursor.error(token.at, format!("expected a value, but {id} is a sort")));
            }
            Some((_, Node::Other(what))) => {
                let message = format!("expected a value, but {id} is a line of `{what}`, which has none");
                return Err(self.cursor.error(token.at, message));
            }
            None => {
                return Err(self
                    .cursor
                    .error(token.at, format!("no line with the identifier {id} is above")));
            }
        };
        if inverted && self.pool.as_bv(sort).is_none() {
            return Err(self.cursor.error(token.at, "expected a bit-vector to invert, found an array"));
        }
        Ok(Argument { id, sort, at: token.at, place, inverted })
    }

    /// Reads a reference to a value of a sort.
    pub(super) fn argument_of(&mut self, sort: Sort) -> Result<Argument, InputError> {
        let argument = self.argument()?;
        if argument.sort != sort {
            let (expected, found) = (self.show_sort(sort), self.show_sort(argument.sort));
            return Err(self
                .cursor
                .error(argument.at, format!("expected a value of {expected}, found {found}")));
        }
        Ok(argument)
    }

    /// Reads a reference to a bit-vector; its width.
    fn word_argument(&mut self) -> Result<(Argument, u32), InputError> {
        let argument = self.argument()?;
        match self.pool.as_bv(argument.sort) {
            Some(width) => Ok((argument, width)),
            None => {
                let found = self.show_sort(argument.sort);
                Err(self.cursor.error(argument.at, format!("expected a bit-vector, found {found}")))
            }
        }
    }

    /// Reads a reference to one bit.
    pub(super) fn bit_argument(&mut self) -> Result<Argument, InputError> {
        let bit = self.pool.bv_sort(1);
        self.argument_of(bit)
    }

    /// The value of an argument.
    pub(super) fn value(&mut self, argument: Argument) -> Value {
        let value = *self.nodes.value(argument.place);
        if argument.inverted { value.inverted(self.pool) } else { value }
    }
    /// The formula that an argument of one bit is.
    pub(super) fn formula(&mut self, argument: Argument) -> Term {
        let formula = self.nodes.value(argument.place).formula(self.pool);
        if argument.inverted { self.pool.not(formula) } else { formula }
    }
    /// The word or array that an argument is.
    pub(super) fn word(&mut self, argument: Argument) -> Term {
        // One bit is inverted as a formula; the word of that is made anew, but exists once.
        if argument.inverted {
            return self.value(argument).word(self.pool);
        }
        self.nodes.value(argument.place).word(self.pool)
    }
    /// The argument as systems speak of it: a formula if it is one bit.
    pub(super) fn term(&mut self, argument: Argument) -> Term {
        if is_bit(self.pool, argument.sort) { self.formula(argument) } else { self.word(argument) }
    }
    /// Whether an input stands in any of the arguments.
    fn any_from_input(&mut self, arguments: &[Argument]) -> bool {
        arguments.iter().any(|a| self.nodes.value(a.place).from_input)
    }

    /// Checks that the sort that the line declares is the one of its value.
    fn check_result(&self, declared: Sort, found: Sort, at: usize) -> Result<(), InputError> {
        if declared == found {
            return Ok(());
        }
        let (declared, found) = (self.show_sort(declared), self.show_sort(found));
        Err(self
            .cursor
            .error(at, format!("expected {declared}, as the line declares, but the value has {found}")))
    }

    /// Reads the sort and the arguments of an operator; the value.
    pub(super) fn apply(&mut self, meaning: Meaning) -> Result<Value, InputError> {
        let (sort, at) = self.sort_reference()?;
        let (term, arguments): (Term, Vec<Argument>) = match meaning {
            Meaning::Unary { bit, word } => self.unary(sort, bit, word)?,
            Meaning::Reduction(word) => self.reduction(sort, at, word)?,
            Meaning::Binary { bit, word } => {
                self.need_word(sort, at)?;
                self.binary(sort, bit, word)?
            }
            Meaning::Predicate { bit, word } => {
                self.need_bit(sort, at)?;
                let (a, _) = self.word_argument()?;
                let b = self.argument_of(a.sort)?;
                self.binary_term(a, b, bit, word)
            }
            Meaning::Connective(bit) => {
                self.need_bit(sort, at)?;
                self.binary(sort, bit, bit)?
            }
            Meaning::Equality { negated } => self.equality(sort, at, negated)?,
            Meaning::Concat => self.concat(sort, at)?,
            Meaning::Read => self.read_array(sort, at)?,
            Meaning::Write => self.write_array(sort, at)?,
            Meaning::Ite => self.choice(sort)?,
            Meaning::Extend { signed } => self.extension(sort, at, signed)?,
            Meaning::Slice => self.slice(sort, at)?,
        };
        let mut value = Value::new(self.pool, sort, term);
        value.from_input = self.any_from_input(&arguments);
        Ok(value)
    }

    fn need_bit(&mut self, sort: Sort, at: usize) -> Result<(), InputError> {
        let bit = self.pool.bv_sort(1);
        self.check_result(sort, bit, at)
    }
    fn need_word(&self, sort: Sort, at: usize) -> Result<(), InputError> {
        match self.pool.as_bv(sort) {
            Some(_) => Ok(()),
            None => Err(self.cursor.error(at, "expected a sort of bit-vectors, found one of arrays")),
        }
    }

    fn unary(&mut self, sort: Sort, bit: Unary, word: Unary) -> Result<(Term, Vec<Argument>), InputError> {
        let (a, _) = self.word_argument()?;
        self.check_result(sort, a.sort, a.at)?;
        let term = self.term(a);
        let op = if is_bit(self.pool, sort) { bit } else { word };
        Ok((op(self.pool, term), vec![a]))
    }

    fn reduction(&mut self, sort: Sort, at: usize, word: Unary) -> Result<(Term, Vec<Argument>), InputError> {
        self.need_bit(sort, at)?;
        let (a, width) = self.word_argument()?;
        let term = self.term(a);
        Ok((if width == 1 { term } else { word(self.pool, term) }, vec![a]))
    }

    fn binary(&mut self, sort: Sort, bit: Binary, word: Binary) -> Result<(Term, Vec<Argument>), InputError> {
        let (a, b) = (self.argument_of(sort)?, self.argument_of(sort)?);
        Ok(self.binary_term(a, b, bit, word))
    }

    fn binary_term(&mut self, a: Argument, b: Argument, bit: Binary, word: Binary) -> (Term, Vec<Argument>) {
        let op = if is_bit(self.pool, a.sort) { bit } else { word };
        let (x, y) = (self.term(a), self.term(b));
        (op(self.pool, x, y), vec![a, b])
    }

    fn equality(
        &mut self,
        sort: Sort,
        at: usize,
        negated: bool,
    ) -> Result<(Term, Vec<Argument>), InputError> {
        self.need_bit(sort, at)?;
        let a = self.argument()?;
        let b = self.argument_of(a.sort)?;
        let (x, y) = (self.term(a), self.term(b));
        let equal = self.pool.eq(x, y);
        Ok((if negated { self.pool.not(equal) } else { equal }, vec![a, b]))
    }

    fn concat(&mut self, sort: Sort, at: usize) -> Result<(Term, Vec<Argument>), InputError> {
        let (a, high) = self.word_argument()?;
        let (b, low) = self.word_argument()?;
        self.check_width(sort, u64::from(high) + u64::from(low), at)?;
        let (x, y) = (self.word(a), self.word(b));
        Ok((self.pool.concat(&[x, y]), vec![a, b]))
    }

    /// Checks that the declared sort is that of bit-vectors of a width.
    fn check_width(&self, sort: Sort, width: u64, at: usize) -> Result<(), InputError> {
        if self.pool.as_bv(sort).map(u64::from) == Some(width) {
            return Ok(());
        }
        let declared = self.show_sort(sort);
        Err(self
            .cursor
            .error(at, format!("expected {declared}, as the line declares, but the value has width {width}")))
    }

    /// Reads a reference to an array; the sorts of its indices and elements.
    fn array_argument(&mut self) -> Result<(Argument, Sort, Sort), InputError> {
        let array = self.argument()?;
        let Some((index, element)) = self.pool.as_array(array.sort) else {
            let found = self.show_sort(array.sort);
            return Err(self.cursor.error(array.at, format!("expected an array, found {found}")));
        };
        Ok((array, index, element))
    }

    fn read_array(&mut self, sort: Sort, at: usize) -> Result<(Term, Vec<Argument>), InputError> {
        let (array, index_sort, element) = self.array_argument()?;
        let index = self.argument_of(index_sort)?;
        self.check_result(sort, element, at)?;
        let (a, i) = (self.word(array), self.word(index));
        Ok((self.pool.select(a, i), vec![array, index]))
    }

    fn write_array(&mut self, sort: Sort, at: usize) -> Result<(Term, Vec<Argument>), InputError> {
        let (array, index_sort, element_sort) = self.array_argument()?;
        self.check_result(sort, array.sort, at)?;
        let (index, element) = (self.argument_of(index_sort)?, self.argument_of(element_sort)?);
        let (a, i, e) = (self.word(array), self.word(index), self.word(element));
        Ok((self.pool.store(a, i, e), vec![array, index, element]))
    }

    fn choice(&mut self, sort: Sort) -> Result<(Term, Vec<Argument>), InputError> {
        let c = self.bit_argument()?;
        let (a, b) = (self.argument_of(sort)?, self.argument_of(sort)?);
        let (condition, x, y) = (self.formula(c), self.term(a), self.term(b));
        Ok((self.pool.ite(condition, x, y), vec![c, a, b]))
    }

    fn extension(
        &mut self,
        sort: Sort,
        at: usize,
        signed: bool,
    ) -> Result<(Term, Vec<Argument>), InputError> {
        self.need_word(sort, at)?;
        let (a, width) = self.word_argument()?;
        self.cursor.skip_blanks();
        let at = self.cursor.offset();
        let more = self.cursor.number("the number of additional bits", u64::from(MAX_WIDTH))?;
        self.check_width(sort, u64::from(width) + more, at)?;
        if more == 0 {
            return Ok((self.term(a), vec![a]));
        }
        let more = u32::try_from(more).expect("it is below the greatest width");
        let word = self.word(a);
        let op = if signed { TermPool::sign_extend } else { TermPool::zero_extend };
        Ok((op(self.pool, more, word), vec![a]))
    }

    fn slice(&mut self, sort: Sort, at: usize) -> Result<(Term, Vec<Argument>), InputError> {
        self.need_word(sort, at)?;
        let (a, width) = self.word_argument()?;
        let upper = self.cursor.number("the index of the highest bit", u64::from(width))?;
        self.cursor.skip_blanks();
        let at = self.cursor.offset();
        let lower = self.cursor.number("the index of the lowest bit", u64::from(width))?;
        if lower > upper {
            let message = format!("expected the index of the lowest bit, which is at most {upper}");
            return Err(self.cursor.error(at, message));
        }
        self.check_width(sort, upper - lower + 1, at)?;
        if width == 1 {
            return Ok((self.term(a), vec![a]));
        }
        let index = |n: u64| u32::try_from(n).expect("it is below the width");
        let word = self.word(a);
        Ok((self.pool.extract(index(upper), index(lower), word), vec![a]))
    }
}
