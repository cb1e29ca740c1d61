//! Tokens of textual LLVM IR, with line and column.
//!
//! Tokens are slices of the text: nothing is copied. Columns count characters. A word that a colon follows is one token (a
//! label or the name of a field), as in LLVM's own lexer, so numbers and keywords can be labels. Names and strings may hold
//! any bytes; escapes stay as they are until [`Token::name`] or [`unescape`] is asked for.
//! Absent on purpose: the meaning of words.

use eufonium_base::{InputError, Span};
use std::borrow::Cow;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The end of the text.
    End,
    /// A keyword, opcode or type.
    Word,
    /// A word, number or string followed by a colon, which is not part of the text.
    Label,
    /// A decimal integer with its sign.
    Int,
    /// A decimal fraction.
    Decimal,
    /// `0x` with hexadecimal digits, perhaps after one of the letters `KLMHR`; the text is what follows `0x`.
    Hex,
    /// `@name` or `@7`.
    Global,
    /// `%name` or `%7`.
    Local,
    /// `$name`.
    Comdat,
    /// `#7`.
    Attributes,
    /// `#dbg_value`.
    Record,
    /// `!name`.
    MetaName,
    /// `!7`.
    MetaNumber,
    /// `^7`.
    Summary,
    /// `"..."`; the text is what stands between the quotes.
    String,
    /// `c"..."`.
    Bytes,
    /// `...`
    Dots,
    /// One character of punctuation.
    Sign(u8),
}

/// A token: its kind, where it starts, and its text without sigils and quotes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub kind: Kind,
    pub span: Span,
    pub text: &'a [u8],
    quoted: bool,
}

/// The name of a value, type or block: numbers and names are different even if they look alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Name<'a> {
    Number(u32),
    Text(Cow<'a, [u8]>),
}

impl Name<'_> {
    /// As [`crate::llvm::module`] shows it: a name that looks like a number keeps its quotes.
    pub(super) fn to_text(&self) -> String {
        match self {
            Name::Number(n) => n.to_string(),
            Name::Text(text) if !text.is_empty() && text.iter().all(u8::is_ascii_digit) => {
                format!("\"{}\"", String::from_utf8_lossy(text))
            }
            Name::Text(text) => String::from_utf8_lossy(text).into_owned(),
        }
    }
}

impl<'a> Token<'a> {
    /// The name that a sigil or colon marks.
    pub(super) fn name(&self) -> Result<Name<'a>, InputError> {
        if !self.quoted && self.text.iter().all(u8::is_ascii_digit) {
            return self.number().map(Name::Number);
        }
        Ok(Name::Text(if self.quoted { unescape(self.text) } else { Cow::Borrowed(self.text) }))
    }

    /// The number of `%7`, `#7`, `!7` and so on.
    pub(super) fn number(&self) -> Result<u32, InputError> {
        std::str::from_utf8(self.text)
            .ok()
            .and_then(|digits| digits.parse().ok())
            .ok_or_else(|| InputError::malformed(self.span, "the number does not fit into 32 bits"))
    }

    /// The text for a message.
    pub(super) fn show(&self) -> String {
        const LONGEST: usize = 40;
        let text = String::from_utf8_lossy(&self.text[..self.text.len().min(LONGEST)]);
        match self.kind {
            Kind::End => "the end of the text".to_string(),
            Kind::Sign(c) => format!("`{}`", c as char),
            Kind::Dots => "`...`".to_string(),
            Kind::Label => format!("`{text}:`"),
            Kind::Hex => format!("`0x{text}`"),
            Kind::Global => format!("`@{text}`"),
            Kind::Local => format!("`%{text}`"),
            Kind::Comdat => format!("`${text}`"),
            Kind::Attributes | Kind::Record => format!("`#{text}`"),
            Kind::MetaName | Kind::MetaNumber => format!("`!{text}`"),
            Kind::Summary => format!("`^{text}`"),
            Kind::String => format!("`\"{text}\"`"),
            Kind::Bytes => format!("`c\"{text}\"`"),
            Kind::Word | Kind::Int | Kind::Decimal => format!("`{text}`"),
        }
    }
}

/// Replaces `\\` and `\xx` by the bytes that they stand for; any other backslash stays.
pub(super) fn unescape(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let digit = |at: usize| text.get(at).and_then(|&b| (b as char).to_digit(16));
    let mut bytes = Vec::with_capacity(text.len());
    let mut i = 0;
    while i < text.len() {
        if text[i] == b'\\' && text.get(i + 1) == Some(&b'\\') {
            bytes.push(b'\\');
            i += 2;
        } else if let (b'\\', Some(high), Some(low)) = (text[i], digit(i + 1), digit(i + 2)) {
            bytes.push((high * 16 + low) as u8);
            i += 3;
        } else {
            bytes.push(text[i]);
            i += 1;
        }
    }
    Cow::Owned(bytes)
}

/// Letters, digits and the signs that may stand in names and words.
fn is_name_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_')
}

/// Reads tokens; a copy of the lexer is a bookmark.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a [u8],
    pos: usize,
    line: u32,
    /// A byte of the current line, and its column.
    anchor: usize,
    column: u32,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a [u8]) -> Self {
        Lexer { text, pos: 0, line: 1, anchor: 0, column: 1 }
    }

    fn at(&self, pos: usize) -> u8 {
        self.text.get(pos).copied().unwrap_or(0)
    }

    fn skip_blanks(&mut self) {
        while let Some(&b) = self.text.get(self.pos) {
            match b {
                b' ' | b'\t' | b'\r' => self.pos += 1,
                b'\n' => self.newline(self.pos),
                b';' => {
                    let rest = &self.text[self.pos..];
                    self.pos += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                }
                _ => break,
            }
        }
    }

    /// Continues behind the line break at `pos`.
    fn newline(&mut self, pos: usize) {
        self.pos = pos + 1;
        self.line += 1;
        self.anchor = pos + 1;
        self.column = 1;
    }

    /// Where the next byte stands.
    fn span(&mut self) -> Span {
        // Only the first byte of a character counts.
        let between = &self.text[self.anchor..self.pos];
        self.column += between.iter().filter(|&&b| b & 0xc0 != 0x80).count() as u32;
        self.anchor = self.pos;
        Span { line: self.line, column: self.column }
    }

    /// The end of the run of bytes from `pos` on that satisfy `test`.
    fn run(&self, pos: usize, test: impl Fn(u8) -> bool) -> usize {
        let rest = self.text.get(pos..).unwrap_or_default();
        pos + rest.iter().position(|&b| !test(b)).unwrap_or(rest.len())
    }

    /// The next token; at the end of the text [`Kind::End`], again and again.
    pub(super) fn next(&mut self) -> Result<Token<'a>, InputError> {
        self.skip_blanks();
        let span = self.span();
        let start = self.pos;
        let Some(&first) = self.text.get(start) else {
            return Ok(Token { kind: Kind::End, span, text: b"", quoted: false });
        };
        match first {
            b'%' => self.sigil(Kind::Local, Kind::Local, span),
            b'@' => self.sigil(Kind::Global, Kind::Global, span),
            b'!' if is_name_byte(self.at(start + 1)) || self.at(start + 1) == b'\\' => {
                self.sigil(Kind::MetaName, Kind::MetaNumber, span)
            }
            b'#' => self.sigil(Kind::Record, Kind::Attributes, span),
            b'^' => self.sigil(Kind::Summary, Kind::Summary, span),
            b'$' if self.label_end(start).is_none() => self.sigil(Kind::Comdat, Kind::Comdat, span),
            b'c' if self.at(start + 1) == b'"' => self.string(start + 1, Kind::Bytes, span),
            b'"' => self.string(start, Kind::String, span),
            b'.' if self.text[start..].starts_with(b"...") => {
                Ok(self.token(Kind::Dots, start, start + 3, span))
            }
            b'0'..=b'9' | b'-' | b'+' => self.numeric(span),
            b if is_name_byte(b) => Ok(self.word(span)),
            b',' | b'=' | b'*' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'!' | b'|'
            | b':' => Ok(self.token(Kind::Sign(first), start, start + 1, span)),
            _ => Err(InputError::malformed(span, format!("unexpected character `{}`", first.escape_ascii()))),
        }
    }

    fn token(&mut self, kind: Kind, start: usize, end: usize, span: Span) -> Token<'a> {
        self.pos = end;
        Token { kind, span, text: &self.text[start..end], quoted: false }
    }

    /// `named` or `numbered` after a sigil, by whether digits follow.
    fn sigil(&mut self, named: Kind, numbered: Kind, span: Span) -> Result<Token<'a>, InputError> {
        let start = self.pos + 1;
        match self.at(start) {
            b'0'..=b'9' => {
                let end = self.run(start, |b| b.is_ascii_digit());
                Ok(self.token(numbered, start, end, span))
            }
            b'"' => self.string(start, named, span),
            b if is_name_byte(b) || b == b'\\' => {
                let end = self.run(start, |b| is_name_byte(b) || b == b'\\');
                let escaped = self.text[start..end].contains(&b'\\');
                Ok(Token { quoted: escaped, ..self.token(named, start, end, span) })
            }
            _ => {
                let sigil = self.at(self.pos) as char;
                Err(InputError::malformed(span, format!("no name or number follows `{sigil}`")))
            }
        }
    }

    /// A string whose quote stands at `quote`; with a colon behind it a plain one is a label.
    fn string(&mut self, quote: usize, kind: Kind, span: Span) -> Result<Token<'a>, InputError> {
        let end = self.run(quote + 1, |b| b != b'"');
        if end >= self.text.len() {
            return Err(InputError::malformed(span, "the string has no end"));
        }
        let token = Token { quoted: true, ..self.token(kind, quote + 1, end, span) };
        let breaks = token.text.iter().filter(|&&b| b == b'\n').count();
        if let Some(last) = token.text.iter().rposition(|&b| b == b'\n') {
            self.line += breaks as u32 - 1;
            self.newline(quote + 1 + last);
        }
        self.pos = end + 1;
        if kind == Kind::String && self.at(self.pos) == b':' {
            self.pos += 1;
            return Ok(Token { kind: Kind::Label, ..token });
        }
        Ok(token)
    }

    /// Where the colon stands if the run of name bytes from `pos` is a label.
    fn label_end(&self, pos: usize) -> Option<usize> {
        let end = self.run(pos, is_name_byte);
        (self.at(end) == b':').then_some(end)
    }

    fn word(&mut self, span: Span) -> Token<'a> {
        let end = self.run(self.pos, is_name_byte);
        if self.at(end) == b':' {
            let token = self.token(Kind::Label, self.pos, end, span);
            self.pos += 1;
            return token;
        }
        self.token(Kind::Word, self.pos, end, span)
    }

    /// A number, or a label that begins like one.
    fn numeric(&mut self, span: Span) -> Result<Token<'a>, InputError> {
        let start = self.pos;
        if self.at(start) != b'+' && self.label_end(start).is_some() {
            return Ok(self.word(span));
        }
        if self.at(start) == b'0' && self.at(start + 1) == b'x' {
            let digits =
                start + 2 + usize::from(matches!(self.at(start + 2), b'K' | b'L' | b'M' | b'H' | b'R'));
            let end = self.run(digits, |b| b.is_ascii_hexdigit());
            if end == digits {
                return Err(InputError::malformed(span, "no hexadecimal digits follow `0x`"));
            }
            return Ok(self.token(Kind::Hex, start + 2, end, span));
        }
        let digits = start + usize::from(!self.at(start).is_ascii_digit());
        let end = self.run(digits, |b| b.is_ascii_digit());
        if end == digits {
            return Err(InputError::malformed(span, "no digits follow the sign"));
        }
        if self.at(end) != b'.' {
            return Ok(self.token(Kind::Int, start, end, span));
        }
        let mut end = self.run(end + 1, |b| b.is_ascii_digit());
        if matches!(self.at(end), b'e' | b'E') {
            let exponent = end + 1 + usize::from(matches!(self.at(end + 1), b'+' | b'-'));
            if self.at(exponent).is_ascii_digit() {
                end = self.run(exponent, |b| b.is_ascii_digit());
            }
        }
        Ok(self.token(Kind::Decimal, start, end, span))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(Kind, String, u32, u32)> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut all = Vec::new();
        loop {
            let token = lexer.next().expect("tokens");
            if token.kind == Kind::End {
                return all;
            }
            let shown = String::from_utf8_lossy(token.text).into_owned();
            all.push((token.kind, shown, token.span.line, token.span.column));
        }
    }

    #[test]
    fn kinds_and_texts() {
        let table: &[(&str, Kind, &str)] = &[
            ("add", Kind::Word, "add"),
            ("entry:", Kind::Label, "entry"),
            ("12:", Kind::Label, "12"),
            ("-a.b:", Kind::Label, "-a.b"),
            ("\"a b\":", Kind::Label, "a b"),
            ("$x:", Kind::Label, "$x"),
            ("$x", Kind::Comdat, "x"),
            ("-12", Kind::Int, "-12"),
            ("1.5e+10", Kind::Decimal, "1.5e+10"),
            ("0xKffff", Kind::Hex, "Kffff"),
            ("0x12", Kind::Hex, "12"),
            ("%\"x y\"", Kind::Local, "x y"),
            ("%12", Kind::Local, "12"),
            ("@f.1", Kind::Global, "f.1"),
            ("#3", Kind::Attributes, "3"),
            ("#dbg_value", Kind::Record, "dbg_value"),
            ("!3", Kind::MetaNumber, "3"),
            ("!llvm.loop", Kind::MetaName, "llvm.loop"),
            ("!", Kind::Sign(b'!'), "!"),
            ("^3", Kind::Summary, "3"),
            ("c\"a\\00\"", Kind::Bytes, "a\\00"),
            ("...", Kind::Dots, "..."),
            ("u0x1F", Kind::Word, "u0x1F"),
        ];
        for (text, kind, shown) in table {
            assert_eq!(tokens(text), [(*kind, shown.to_string(), 1, 1)], "{text}");
        }
    }

    #[test]
    fn positions_count_characters_and_lines_in_strings() {
        let places: Vec<_> = tokens("a ; é\n  \"é\n\nö\" \"é\" b").into_iter().map(|t| (t.2, t.3)).collect();
        assert_eq!(places, [(1, 1), (2, 3), (4, 4), (4, 8)]);
    }

    #[test]
    fn complaints_have_places() {
        for (text, line, column) in [
            ("a\n  \"b", 2, 3),
            ("é é@ x", 1, 1),
            ("\"é\n\n\" ~", 3, 3),
            ("x, 0x", 1, 4),
            ("- 1", 1, 1),
            ("%", 1, 1),
        ] {
            let mut lexer = Lexer::new(text.as_bytes());
            let error = loop {
                match lexer.next() {
                    Ok(token) => assert_ne!(token.kind, Kind::End, "{text} has an error"),
                    Err(error) => break error,
                }
            };
            assert_eq!((error.span.line, error.span.column), (line, column), "{text}");
        }
    }

    #[test]
    fn names() {
        let name = |text: &'static str| Lexer::new(text.as_bytes()).next().unwrap().name();
        assert_eq!(name("%7").unwrap(), Name::Number(7));
        assert_eq!(name("%\"7\"").unwrap().to_text(), "\"7\"");
        assert_eq!(name("@\"a\\41\\5Cn\\q\"").unwrap().to_text(), "aA\\n\\q");
        assert_eq!(name("@a").unwrap(), name("@\"a\"").unwrap());
        assert!(name("%99999999999").is_err());
    }
}
