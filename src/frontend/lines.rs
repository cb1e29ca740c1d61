//! Lines and tokens of line-oriented formats, with their places: BTOR2, AIGER, and the witnesses of both.
//!
//! A line ends in a new-line, with or without a carriage return before it; a text whose last line does not end may be cut
//! off and is refused. Tokens are separated by blanks, which also may stand before the first one; blanks at the end of a
//! line announce a token that is not there. Tokens are ranges of the text, places are offsets into it: columns are
//! counted only when a complaint is made, so reading takes linear time.

use eufonium_base::{InputError, Span};

/// A piece of a line between blanks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    /// The offset of its first byte.
    pub at: usize,
    /// Its bytes, at least one.
    pub text: &'t [u8],
}

impl Token<'_> {
    /// The text as complaints quote it.
    pub fn shown(&self) -> String {
        let text = String::from_utf8_lossy(self.text);
        match text.char_indices().nth(40) {
            Some((end, _)) => format!("`{}...`", text[..end].escape_debug()),
            None => format!("`{}`", text.escape_debug()),
        }
    }
    /// Whether the text is this word.
    pub fn is(&self, word: &str) -> bool {
        self.text == word.as_bytes()
    }
}

/// A place in a text, on one of its lines.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t [u8],
    at: usize,
    line: u32,
    line_start: usize,
}

fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}

impl<'t> Cursor<'t> {
    /// The beginning of a text.
    pub fn new(text: &'t [u8]) -> Self {
        Cursor { text, at: 0, line: 1, line_start: 0 }
    }
    /// The offset of what comes next.
    pub fn offset(&self) -> usize {
        self.at
    }
    /// Whether all of the text is read.
    pub fn at_end(&self) -> bool {
        self.at >= self.text.len()
    }
    /// The byte that comes next.
    pub fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }
    /// The byte that comes next, which is passed by and ends no line even if it is a new-line: for what is binary.
    pub fn byte(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }
    /// The place of an offset on the current line.
    pub fn span(&self, at: usize) -> Span {
        let before = self.text.get(self.line_start..at).unwrap_or_default();
        let characters = before.iter().filter(|b| **b & 0xc0 != 0x80).count();
        Span { line: self.line, column: u32::try_from(characters + 1).unwrap_or(u32::MAX) }
    }
    /// The place of what comes next, its column counted in bytes: at once, however long the line is.
    pub fn span_in_bytes(&self) -> Span {
        let column = u32::try_from(self.at - self.line_start + 1).unwrap_or(u32::MAX);
        Span { line: self.line, column }
    }
    /// A complaint about the text at an offset of the current line.
    pub fn error(&self, at: usize, message: impl Into<String>) -> InputError {
        InputError::malformed(self.span(at), message)
    }
    /// A complaint that something else was expected than a token.
    pub fn unexpected(&self, token: Token<'_>, expected: &str) -> InputError {
        self.error(token.at, format!("expected {expected}, found {}", token.shown()))
    }

    /// Passes by blanks.
    pub fn skip_blanks(&mut self) {
        while self.peek().is_some_and(is_blank) {
            self.at += 1;
        }
    }
    /// The length of the line's end, if it is what comes next; 0 at the end of the text.
    fn line_end(&self) -> Option<usize> {
        match &self.text[self.at..] {
            [] => Some(0),
            [b'\n', ..] => Some(1),
            [b'\r', b'\n', ..] => Some(2),
            _ => None,
        }
    }
    /// Whether the line has no more bytes.
    pub fn at_line_end(&self) -> bool {
        self.line_end().is_some()
    }

    /// Passes by the end of the line.
    ///
    /// # Errors
    /// If something else comes next, or the text ends without a new-line.
    pub fn end_line(&mut self) -> Result<(), InputError> {
        match self.line_end() {
            Some(0) => {
                Err(self.error(self.at, "expected a new-line at the end of the text; it may be cut off"))
            }
            Some(length) => {
                self.at += length;
                self.line += 1;
                self.line_start = self.at;
                Ok(())
            }
            None => {
                self.skip_blanks();
                match self.maybe_token() {
                    Some(token) => Err(self.unexpected(token, "the end of the line")),
                    None => Err(self.error(self.at, "expected no blanks at the end of the line")),
                }
            }
        }
    }
    /// Passes by all that is left of a line, and its end.
    ///
    /// # Errors
    /// If the text ends without a new-line.
    pub fn skip_line(&mut self) -> Result<(), InputError> {
        let rest = &self.text[self.at..];
        self.at += rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
        self.end_line()
    }

    /// The bytes up to the end of the line.
    pub fn rest_of_line(&mut self) -> &'t [u8] {
        let at = self.at;
        while !self.at_line_end() {
            self.at += 1;
        }
        &self.text[at..self.at]
    }
    /// Counts what comes next as a line of its own, after bytes that are no text.
    pub fn begin_line(&mut self) {
        self.line += 1;
        self.line_start = self.at;
    }

    /// The bytes up to the next blank or the end of the line, if there are any.
    fn maybe_token(&mut self) -> Option<Token<'t>> {
        let at = self.at;
        while self.peek().is_some_and(|b| !is_blank(b)) && !self.at_line_end() {
            self.at += 1;
        }
        (self.at > at).then(|| Token { at, text: &self.text[at..self.at] })
    }
    /// The next token of the line.
    ///
    /// # Errors
    /// If the line has no more.
    pub fn token(&mut self, expected: &str) -> Result<Token<'t>, InputError> {
        self.skip_blanks();
        let end = self.at;
        self.maybe_token()
            .ok_or_else(|| self.error(end, format!("expected {expected}, but the line ends here")))
    }
    /// The next token of the line if it has more.
    ///
    /// # Errors
    /// If blanks are all that is left.
    pub fn optional_token(&mut self, expected: &str) -> Result<Option<Token<'t>>, InputError> {
        if self.at_line_end() { Ok(None) } else { self.token(expected).map(Some) }
    }

    /// A number without leading zeros that is below a limit.
    ///
    /// # Errors
    /// If the line has no more tokens, or the next one is no such number.
    pub fn number(&mut self, expected: &str, limit: u64) -> Result<u64, InputError> {
        let token = self.token(expected)?;
        self.to_number(token, expected, limit)
    }
    /// The number that a token is, as [`Cursor::number`].
    ///
    /// # Errors
    /// If it is none.
    pub fn to_number(&self, token: Token<'_>, expected: &str, limit: u64) -> Result<u64, InputError> {
        if !token.text.iter().all(u8::is_ascii_digit) {
            return Err(self.unexpected(token, expected));
        }
        if token.text.len() > 1 && token.text[0] == b'0' {
            return Err(self.error(token.at, format!("expected {expected}, which does not start with 0")));
        }
        let value = std::str::from_utf8(token.text).ok().and_then(|digits| digits.parse::<u64>().ok());
        value.filter(|n| *n < limit).ok_or_else(|| {
            self.error(
                token.at,
                format!("{} is too large: expected {expected}, below {limit}", token.shown()),
            )
        })
    }

    /// What may stand at the end of a line: a symbol, which holds no blanks; and passes by a comment that starts with `;`,
    /// and the end of the line.
    ///
    /// # Errors
    /// If there is something else, or the symbol is empty or not printable.
    pub fn symbol(&mut self) -> Result<Option<&'t str>, InputError> {
        let mut symbol = None;
        while let Some(token) = self.optional_token("a symbol or a comment")? {
            if token.text[0] == b';' {
                self.skip_line()?;
                return Ok(symbol);
            }
            if symbol.is_some() {
                return Err(self.unexpected(token, "a comment or the end of the line after the symbol"));
            }
            let text = std::str::from_utf8(token.text).ok().filter(|s| !s.chars().any(char::is_control));
            symbol =
                Some(text.ok_or_else(|| self.error(token.at, "expected a symbol of printable characters"))?);
        }
        self.end_line()?;
        Ok(symbol)
    }
}
