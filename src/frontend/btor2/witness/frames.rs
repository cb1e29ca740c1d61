//! The frames of a witness, as they are written.

use super::skip_comments;
use crate::base::{Bits, InputError};
use crate::frontend::btor2::lines::{Cursor, Token};
use crate::frontend::btor2::{Btor2, MAX_FRAMES};
use crate::ir::{Sort, TermPool, Value};
use std::collections::BTreeMap;

/// The values that a frame gives, by the file's numbering.
#[derive(Debug)]
pub(super) struct Frame {
    pub states: Vec<Option<Value>>,
    pub inputs: Vec<Option<Value>>,
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
                _ => vec![None; self.states.len()],
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
    fn assignments(&mut self, of_states: bool) -> Result<Vec<Option<Value>>, InputError> {
        let sorts = if of_states { self.states.clone() } else { self.inputs.clone() };
        let mut values: Vec<Option<Value>> = vec![None; sorts.len()];
        let mut arrays: BTreeMap<usize, BTreeMap<Value, Value>> = BTreeMap::new();
        loop {
            skip_comments(&mut self.cursor)?;
            if self.cursor.peek().is_none_or(|b| !b.is_ascii_digit()) {
                break;
            }
            let token = self.cursor.token("a number")?;
            let number = self.cursor.to_number(token, "a number of the file's numbering", MAX_FRAMES)?;
            let place = usize::try_from(number).ok().filter(|at| *at < sorts.len());
            let what = if of_states { "states" } else { "inputs" };
            let message = format!("expected the number of one of the file's {} {what}", sorts.len());
            let place = place.ok_or_else(|| self.cursor.error(token.at, message))?;
            let twice = match self.pool.as_array(sorts[place]) {
                None => {
                    let value = self.word(sorts[place])?;
                    values[place].replace(value).is_some()
                }
                Some((index, element)) => {
                    let (index, element) = self.element(index, element)?;
                    arrays.entry(place).or_default().insert(index, element).is_some()
                }
            };
            if twice {
                return Err(self.cursor.error(token.at, "this already has a value in this part"));
            }
            self.cursor.skip_line()?;
        }
        for (place, entries) in arrays {
            let (_, element) = self.pool.as_array(sorts[place]).expect("it was seen to be an array");
            let zero = Value::default_of(self.pool, element);
            values[place] = Some(Value::array(self.pool, sorts[place], zero, entries));
        }
        Ok(values)
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
