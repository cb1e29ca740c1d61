//! Tokens of SMT-LIB text, with line and column, from any byte stream.
//!
//! The lexer asks its source for more bytes only when it stands at the end of what it has, and looks at nothing behind a
//! parenthesis, so a person at a terminal gets an answer to each command. Tokens are ranges of the buffer: nothing is
//! copied. Columns count characters. Symbols and strings must be UTF-8; comments may hold anything.
//! Absent on purpose: the meaning of words. `let` is a symbol here.

use eufonium_base::{InputError, Span};
use std::io::Read;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// `(`
    Open,
    /// `)`
    Close,
    /// A plain symbol, reserved words included.
    Symbol,
    /// A symbol between bars; the text is what stands between them.
    Quoted,
    /// `:name`, the text without the colon.
    Keyword,
    /// A sequence of digits.
    Numeral,
    /// Digits, a point, digits.
    Decimal,
    /// `#x` and hexadecimal digits; the text is the digits.
    Hex,
    /// `#b` and binary digits; the text is the digits.
    Binary,
    /// A string; the text is what stands between the quotes, with `""` for a quote.
    String,
}

/// A token: its kind, where it starts, and its place in the buffer ([`Lexer::text`]).
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it starts, quotes included.
    pub span: Span,
    start: usize,
    end: usize,
}

const SPACE: u8 = 1;
const SYMBOL: u8 = 2;
const DIGIT: u8 = 4;

/// The classes of the characters.
const CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        if b.is_ascii_digit() {
            table[i] = SYMBOL | DIGIT;
        } else if b.is_ascii_alphabetic() {
            table[i] = SYMBOL;
        }
        i += 1;
    }
    let signs = b"~!@$%^&*_-+=<>.?/";
    let mut i = 0;
    while i < signs.len() {
        table[signs[i] as usize] = SYMBOL;
        i += 1;
    }
    table[b' ' as usize] = SPACE;
    table[b'\t' as usize] = SPACE;
    table[b'\r' as usize] = SPACE;
    table[b'\n' as usize] = SPACE;
    table
};

const CHUNK: usize = 1 << 16;

/// Reads tokens from a source of bytes.
#[derive(Debug)]
pub struct Lexer<R> {
    source: R,
    buffer: Vec<u8>,
    pos: usize,
    at_end: bool,
    line: u32,
    column: u32,
}

impl<R: Read> Lexer<R> {
    /// A lexer at the start of the source.
    pub fn new(source: R) -> Self {
        Lexer { source, buffer: Vec::new(), pos: 0, at_end: false, line: 1, column: 1 }
    }

    /// Where the next character stands.
    pub fn span(&self) -> Span {
        Span { line: self.line, column: self.column }
    }

    /// The text of the last token.
    pub fn text(&self, token: Token) -> &str {
        std::str::from_utf8(&self.buffer[token.start..token.end]).expect("tokens are checked to be UTF-8")
    }

    /// Reads more bytes; `false` at the end of the source.
    #[cold]
    fn fill(&mut self) -> Result<bool, InputError> {
        if self.at_end {
            return Ok(false);
        }
        let old = self.buffer.len();
        self.buffer.resize(old + CHUNK, 0);
        let n = loop {
            match self.source.read(&mut self.buffer[old..]) {
                Ok(n) => break n,
                Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
                Err(e) => {
                    self.buffer.truncate(old);
                    self.at_end = true;
                    return Err(InputError::malformed(self.span(), format!("cannot read on: {e}")));
                }
            }
        };
        self.buffer.truncate(old + n);
        self.at_end = n == 0;
        Ok(n > 0)
    }

    #[inline]
    fn peek(&mut self) -> Result<Option<u8>, InputError> {
        if self.pos < self.buffer.len() || self.fill()? { Ok(Some(self.buffer[self.pos])) } else { Ok(None) }
    }

    /// Steps over one byte.
    #[inline]
    fn bump(&mut self, b: u8) {
        self.pos += 1;
        if b == b'\n' {
            self.line += 1;
            self.column = 1;
        } else if b & 0xc0 != 0x80 {
            // Only the first byte of a character counts.
            self.column += 1;
        }
    }

    fn skip_blanks(&mut self) -> Result<Option<u8>, InputError> {
        if self.pos > CHUNK && self.pos * 2 > self.buffer.len() {
            self.buffer.drain(..self.pos);
            self.pos = 0;
        }
        while let Some(b) = self.peek()? {
            if CLASS[b as usize] & SPACE != 0 {
                self.bump(b);
            } else if b == b';' {
                while let Some(b) = self.peek()?.filter(|b| *b != b'\n') {
                    self.bump(b);
                }
            } else {
                return Ok(Some(b));
            }
        }
        Ok(None)
    }

    /// The next token, `None` at the end. After an error the offending character has been passed.
    pub fn next_token(&mut self) -> Result<Option<Token>, InputError> {
        let Some(first) = self.skip_blanks()? else { return Ok(None) };
        let (span, start) = (self.span(), self.pos);
        let token = |kind, start, end| Ok(Some(Token { kind, span, start, end }));
        match first {
            b'(' | b')' => {
                self.bump(first);
                token(if first == b'(' { TokenKind::Open } else { TokenKind::Close }, start, self.pos)
            }
            b'|' => {
                self.delimited(first, span)?;
                token(TokenKind::Quoted, start + 1, self.pos - 1)
            }
            b'"' => {
                self.delimited(first, span)?;
                while self.peek()? == Some(b'"') {
                    self.delimited(b'"', span)?;
                }
                token(TokenKind::String, start + 1, self.pos - 1)
            }
            b':' => {
                self.bump(first);
                if self.run(SYMBOL)? == 0 {
                    return Err(InputError::malformed(span, "expected a keyword after `:`"));
                }
                token(TokenKind::Keyword, start + 1, self.pos)
            }
            b'#' => {
                self.literal(span).map(|kind| Some(Token { kind, span, start: start + 2, end: self.pos }))
            }
            _ if CLASS[first as usize] & DIGIT != 0 => {
                self.number(span).map(|kind| Some(Token { kind, span, start, end: self.pos }))
            }
            _ if CLASS[first as usize] & SYMBOL != 0 => {
                self.run(SYMBOL)?;
                token(TokenKind::Symbol, start, self.pos)
            }
            _ => {
                self.bump(first);
                Err(illegal(first, span))
            }
        }
    }

    /// Steps over characters of a class and counts them.
    fn run(&mut self, class: u8) -> Result<usize, InputError> {
        let start = self.pos;
        loop {
            let rest = &self.buffer[self.pos..];
            let n = rest.iter().position(|b| CLASS[*b as usize] & class == 0);
            let step = n.unwrap_or(rest.len());
            self.pos += step;
            self.column += step as u32;
            if n.is_some() || !self.fill()? {
                return Ok(self.pos - start);
            }
        }
    }

    /// Steps over a text between two equal delimiters.
    fn delimited(&mut self, delimiter: u8, span: Span) -> Result<(), InputError> {
        let start = self.pos + 1;
        self.bump(delimiter);
        loop {
            match self.peek()? {
                None => {
                    let what = if delimiter == b'|' { "quoted symbol" } else { "string" };
                    return Err(InputError::malformed(
                        span,
                        format!("the {what} that starts here has no end"),
                    ));
                }
                Some(b) if b == delimiter => break,
                Some(b) if b < b' ' && CLASS[b as usize] != SPACE => {
                    let here = self.span();
                    self.bump(b);
                    return Err(illegal(b, here));
                }
                Some(b) => self.bump(b),
            }
        }
        let text = &self.buffer[start..self.pos];
        let ok = std::str::from_utf8(text).is_ok();
        self.bump(delimiter);
        if ok { Ok(()) } else { Err(InputError::malformed(span, "the text is not UTF-8")) }
    }

    fn literal(&mut self, span: Span) -> Result<TokenKind, InputError> {
        self.bump(b'#');
        let base = self.peek()?;
        let kind = match base {
            Some(b'x') => TokenKind::Hex,
            Some(b'b') => TokenKind::Binary,
            _ => return Err(InputError::malformed(span, "expected `#x` or `#b`")),
        };
        self.bump(b'x');
        let start = self.pos;
        let n = self.run(SYMBOL)?;
        let digit = |b: &u8| match kind {
            TokenKind::Hex => b.is_ascii_hexdigit(),
            _ => matches!(b, b'0' | b'1'),
        };
        if n > 0 && self.buffer[start..self.pos].iter().all(digit) {
            Ok(kind)
        } else {
            let what = if kind == TokenKind::Hex { "hexadecimal" } else { "binary" };
            Err(InputError::malformed(span, format!("expected a {what} literal")))
        }
    }

    fn number(&mut self, span: Span) -> Result<TokenKind, InputError> {
        let start = self.pos;
        self.run(SYMBOL)?;
        let text = &self.buffer[start..self.pos];
        let digits = |t: &[u8]| !t.is_empty() && t.iter().all(u8::is_ascii_digit);
        if digits(text) {
            return Ok(TokenKind::Numeral);
        }
        let point = text.iter().position(|b| *b == b'.').unwrap_or(0);
        if digits(&text[..point]) && digits(&text[point + 1..]) {
            return Ok(TokenKind::Decimal);
        }
        let text = String::from_utf8_lossy(text);
        Err(InputError::malformed(span, format!("`{text}` is neither a number nor a symbol")))
    }
}

fn illegal(b: u8, span: Span) -> InputError {
    let message = match b {
        0x21..0x7f => format!("unexpected character `{}`", b as char),
        _ => format!("illegal character (byte {b})"),
    };
    InputError::malformed(span, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source that gives one byte at a time.
    struct Drip<'a>(&'a [u8]);
    impl Read for Drip<'_> {
        fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
            out[0] = *first;
            self.0 = rest;
            Ok(1)
        }
    }

    fn all(source: impl Read) -> String {
        let mut lexer = Lexer::new(source);
        let mut out = Vec::new();
        loop {
            match lexer.next_token() {
                Ok(None) => return out.join(" "),
                Ok(Some(t)) => {
                    out.push(format!("{}:{}:{:?}<{}>", t.span.line, t.span.column, t.kind, lexer.text(t)));
                }
                Err(e) => {
                    out.push(format!("error {e}"));
                    return out.join(" ");
                }
            }
        }
    }

    fn check(text: &[u8], expected: &str) {
        assert_eq!(all(text), expected);
        assert_eq!(all(Drip(text)), expected, "one byte at a time");
    }

    #[test]
    fn tokens() {
        check(b"", "");
        check(b" ; only a comment", "");
        check(b"(a)", "1:1:Open<(> 1:2:Symbol<a> 1:3:Close<)>");
        check(b"a;c\xff\r\n\t|b c|", "1:1:Symbol<a> 2:2:Quoted<b c>");
        check(b"|a\nb| c", "1:1:Quoted<a\nb> 2:4:Symbol<c>");
        check(b":k 12 0.50 #xAf #b01", {
            "1:1:Keyword<k> 1:4:Numeral<12> 1:7:Decimal<0.50> 1:12:Hex<Af> 1:17:Binary<01>"
        });
        check(b"\"a\"\"b\" \"\"", "1:1:String<a\"\"b> 1:8:String<>");
        check("|äö| x".as_bytes(), "1:1:Quoted<äö> 1:6:Symbol<x>");
        check(b"||", "1:1:Quoted<>");
        check(b"<=x!1", "1:1:Symbol<<=x!1>");
    }

    #[test]
    fn errors() {
        check(b"a\n \"b", "1:1:Symbol<a> error 2:2: the string that starts here has no end");
        check(b"|b\n", "error 1:1: the quoted symbol that starts here has no end");
        check(b"1.", "error 1:1: `1.` is neither a number nor a symbol");
        check(b"1a", "error 1:1: `1a` is neither a number nor a symbol");
        check(b"#y", "error 1:1: expected `#x` or `#b`");
        check(b"#b12", "error 1:1: expected a binary literal");
        check(b"#x", "error 1:1: expected a hexadecimal literal");
        check(b"a \xc3", "1:1:Symbol<a> error 1:3: illegal character (byte 195)");
        check(b"|\xff|", "error 1:1: the text is not UTF-8");
        check(b": a", "error 1:1: expected a keyword after `:`");
        check(b"{", "error 1:1: unexpected character `{`");
        check(b"\x0c", "error 1:1: illegal character (byte 12)");
    }
}
