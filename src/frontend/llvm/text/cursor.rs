//! The reader's place in the text: one token ahead, and the small questions that every production asks of it.

use super::Reader;
use super::lexer::{Kind, Lexer, Token, unescape};
use eufonium_base::{InputError, Span};

/// How deeply types, constants and inline nodes of metadata may nest: what this reader and those after it may recurse.
const DEEPEST: u32 = 256;

/// What reading gives.
pub(super) type Result<T> = std::result::Result<T, InputError>;

/// Malformed text at `span`.
pub(super) fn malformed<T>(span: Span, message: impl Into<String>) -> Result<T> {
    Err(InputError::malformed(span, message))
}

impl<'a> Reader<'a> {
    /// Steps over the token and returns it.
    pub(super) fn bump(&mut self) -> Result<Token<'a>> {
        self.before = self.lexer;
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.token, next))
    }

    /// A lexer that stands before the current token.
    pub(super) fn here(&self) -> Lexer<'a> {
        self.before
    }

    /// Goes to a place that [`Reader::here`] gave.
    pub(super) fn go(&mut self, place: Lexer<'a>) -> Result<()> {
        self.lexer = place;
        self.bump().map(drop)
    }

    /// A complaint that says what stands here instead of `expected`.
    pub(super) fn expected<T>(&self, expected: &str) -> Result<T> {
        malformed(self.token.span, format!("expected {expected}, found {}", self.token.show()))
    }

    pub(super) fn is_sign(&self, sign: u8) -> bool {
        self.token.kind == Kind::Sign(sign)
    }

    pub(super) fn is_word(&self, word: &[u8]) -> bool {
        self.token.kind == Kind::Word && self.token.text == word
    }

    /// The text of the current token if that is a word.
    pub(super) fn word(&self) -> Option<&'a [u8]> {
        (self.token.kind == Kind::Word).then_some(self.token.text)
    }

    /// Steps over the sign if it stands here.
    pub(super) fn accept(&mut self, sign: u8) -> Result<bool> {
        let here = self.is_sign(sign);
        if here {
            self.bump()?;
        }
        Ok(here)
    }

    /// Steps over the word if it stands here.
    pub(super) fn accept_word(&mut self, word: &[u8]) -> Result<bool> {
        let here = self.is_word(word);
        if here {
            self.bump()?;
        }
        Ok(here)
    }

    pub(super) fn expect(&mut self, sign: u8) -> Result<()> {
        if self.accept(sign)? { Ok(()) } else { self.expected(&format!("`{}`", sign as char)) }
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.accept_word(word.as_bytes())? { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    pub(super) fn expect_kind(&mut self, kind: Kind, what: &str) -> Result<Token<'a>> {
        if self.token.kind == kind { self.bump() } else { self.expected(what) }
    }

    /// An unsigned decimal number.
    pub(super) fn unsigned<N: std::str::FromStr>(&mut self, what: &str) -> Result<N> {
        let token = self.expect_kind(Kind::Int, what)?;
        std::str::from_utf8(token.text).ok().and_then(|digits| digits.parse().ok()).ok_or_else(|| {
            InputError::malformed(token.span, format!("{} is not {what}: out of range", token.show()))
        })
    }

    /// A string, its escapes replaced.
    pub(super) fn string(&mut self) -> Result<String> {
        let token = self.expect_kind(Kind::String, "a string")?;
        Ok(String::from_utf8_lossy(&unescape(token.text)).into_owned())
    }

    /// Steps over a bracket and all up to the one that closes it.
    pub(super) fn skip_balanced(&mut self) -> Result<()> {
        let open = self.token;
        let mut depth = 0_usize;
        loop {
            match self.token.kind {
                Kind::Sign(b'(' | b'[' | b'{') => depth += 1,
                _ if depth == 0 => return self.expected("a bracket"),
                Kind::Sign(b')' | b']' | b'}') => depth -= 1,
                Kind::End => return malformed(open.span, format!("{} is never closed", open.show())),
                _ => {}
            }
            self.bump()?;
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Runs a production one level deeper.
    pub(super) fn nested<T>(&mut self, production: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= DEEPEST {
            let message = format!("nested more than {DEEPEST} deep");
            return Err(InputError::unsupported(self.token.span, message));
        }
        self.depth += 1;
        let result = production(self);
        self.depth -= 1;
        result
    }
}
