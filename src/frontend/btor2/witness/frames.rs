//! The frames of a witness, as they are written.

use super::skip_comments;
use crate::btor2::{Btor2, MAX_FRAMES};
use crate::lines::{Cursor, Token};
use eufonium_base::{Bits, InputError};
use eufonium_ir::{Sort, TermPool, Value};
use std::collections::BTreeMap;

/// What a part says of a state or input.
#[derive(Debug)]
pub(super) enum Given {
    /// The value.
    Whole(Value),
    /// Some elements of an array by their indices.
    Elements(BTreeMap<Value, Value>),
}

impl Given {
    /// The value, where `rest` is what it is unless said otherwise.
    pub fn over(self, pool: &TermPool, rest: Value) -> Value {
        match self {
            Given::Whole(value) => value,
            Given::Elements(elements) => {
                let array = rest.as_array();
                let mut entries = array.entries().clone();
                entries.extend(elements);
                Value::array(pool, array.sort(), array.default().clone(), entries)
            }
        }
    }
}

/// What a frame says, by the file's numbering.
#[derive(Debug)]
pub(super) struct Frame {
    pub states: BTreeMap<usize, Given>,
    pub inputs: BTreeMap<usize, Given>,
}

/// The reader of frames.
pub(super) struct Frames<'t, 'f> {
    pool: &'f TermPool,
    cursor: Cursor<'t>,
    states: Vec<Sort>,
    inputs: Vec<Sort>,
}

impl<'t, 'f> Frames<'t, 'f> {
    /// A reader of what follows the header.
    pub fn new(pool: &'f TermPool, file: &Btor2, cursor: Cursor<'t>) -> Self {
        let states = file.layout.states.iter().map(|slot| slot.sort).collect();
        let inputs = file.layout.inputs.iter().map(|slot| slot.sort).collect();
        Frames { pool, cursor, states, inputs }
    }

    /// Reads all frames, at least one, and the point behind them.
    pub fn read(mut self) -> Result<Vec<Frame>, InputError> {
        let mut frames = Vec::new();
        loop {
            skip_comments(&mut self.cursor)?;
            if self.cursor.peek() == Some(b'.') && !frames.is_empty() {
                self.cursor.byte();
                self.cursor.skip_blanks();
                self.cursor.end_line()?;
                return Ok(frames);
            }
            let k = frames.len() as u64;
            let states = match self.cursor.peek() {
                Some(b'#') => {
                    self.part_header(b'#', k)?;
                    self.assignments(true)?
                }
                _ => BTreeMap::new(),
            };
            self.part_header(b'@', k)?;
            let inputs = self.assignments(false)?;
            frames.push(Frame { states, inputs });
        }
    }

    /// Reads the line that begins a part of frame `k`.
    fn part_header(&mut self, mark: u8, k: u64) -> Result<(), InputError> {
        let expected = format!("`{}{k}`", char::from(mark));
        let token = self.cursor.token(&expected)?;
        if !token.is(&expected[1..expected.len() - 1]) {
            return Err(self.cursor.unexpected(token, &expected));
        }
        self.cursor.end_line()
    }

    /// Reads values up to the next part; of states or of inputs.
    fn assignments(&mut self, of_states: bool) -> Result<BTreeMap<usize, Given>, InputError> {
        let mut values = BTreeMap::new();
        loop {
            skip_comments(&mut self.cursor)?;
            if self.cursor.peek().is_none_or(|b| !b.is_ascii_digit()) {
                return Ok(values);
            }
            let (number, at, sort) = self.number(of_states)?;
            let twice = match self.pool.as_array(sort) {
                None => {
                    let value = self.word(sort)?;
                    values.insert(number, Given::Whole(value)).is_some()
                }
                Some((index, element)) => {
                    let (index, element) = self.element(index, element)?;
                    match values.entry(number).or_insert_with(|| Given::Elements(BTreeMap::new())) {
                        Given::Elements(elements) => elements.insert(index, element).is_some(),
                        Given::Whole(_) => unreachable!("an array is given by its elements"),
                    }
                }
            };
            if twice {
                return Err(self.cursor.error(at, "this already has a value in this part"));
            }
            self.cursor.skip_line()?;
        }
    }

    /// Reads the number of a state or input: the number, where it stands, and the sort.
    fn number(&mut self, of_states: bool) -> Result<(usize, usize, Sort), InputError> {
        let (sorts, what) = if of_states { (&self.states, "states") } else { (&self.inputs, "inputs") };
        let token = self.cursor.token("a number")?;
        let number = self.cursor.to_number(token, "a number of the file's numbering", MAX_FRAMES)?;
        let found = usize::try_from(number).ok().and_then(|n| Some((n, token.at, *sorts.get(n)?)));
        found.ok_or_else(|| {
            let message = format!("expected the number of one of the file's {} {what}", sorts.len());
            self.cursor.error(token.at, message)
        })
    }

    /// Reads `[index] element`.
    fn element(&mut self, index: Sort, element: Sort) -> Result<(Value, Value), InputError> {
        let token = self.cursor.token("an index in brackets")?;
        let [b'[', inner @ .., b']'] = token.text else {
            return Err(self.cursor.unexpected(token, "an index in brackets"));
        };
        let index = self.bits(Token { at: token.at + 1, text: inner }, index)?;
        let token = self.cursor.token("an element")?;
        let element = self.bits(token, element)?;
        Ok((Value::Bits(index), Value::Bits(element)))
    }

    /// Reads the value of a state or input that is no array.
    fn word(&mut self, sort: Sort) -> Result<Value, InputError> {
        let token = self.cursor.token("a binary number")?;
        let bits = self.bits(token, sort)?;
        Ok(if bits.width() == 1 { Value::Bool(bits.bit(0)) } else { Value::Bits(bits) })
    }

    /// The bits that a token is, as many as the sort has.
    fn bits(&self, token: Token<'_>, sort: Sort) -> Result<Bits, InputError> {
        let Some(width) = self.pool.as_bv(sort) else {
            return Err(self.cursor.error(token.at, "arrays of arrays have no syntax in witnesses"));
        };
        let bits = std::str::from_utf8(token.text).ok().and_then(Bits::parse_binary);
        let expected = format!("{width} binary digits");
        bits.filter(|bits| bits.width() == width).ok_or_else(|| self.cursor.unexpected(token, &expected))
    }
}
