//! What a text becomes when bytes and tokens of it are lost, doubled or changed is read or refused at a place within it.

use super::super::lexer::{Kind, Lexer};
use super::super::read_module;
use super::snippets::{OPAQUE, SMALL, TYPED};

/// A small generator of pseudorandom numbers (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

/// Where the tokens start, and the end of the text.
fn token_starts(text: &[u8]) -> Vec<usize> {
    let lines: Vec<usize> = std::iter::once(0)
        .chain(text.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i + 1))
        .collect();
    let mut lexer = Lexer::new(text);
    let mut starts = Vec::new();
    while let Ok(token) = lexer.next() {
        if token.kind == Kind::End {
            break;
        }
        starts.push(lines[token.span.line as usize - 1] + token.span.column as usize - 1);
    }
    starts.push(text.len());
    starts
}

/// The text with one change.
fn mutate(text: &[u8], starts: &[usize], random: &mut Random) -> Vec<u8> {
    let n = random.below(starts.len() - 1);
    let m = random.below(starts.len() - 1);
    let (token, other) = (starts[n]..starts[n + 1], starts[m]..starts[m + 1]);
    let at = random.below(text.len());
    match random.below(6) {
        0 => [&text[..token.start], &text[token.end..]].concat(),
        1 => [&text[..token.end], &text[token.start..]].concat(),
        2 => [&text[..token.start], &text[other], b" ", &text[token.end..]].concat(),
        3 => text[..at].to_vec(),
        4 => {
            let mut changed = text.to_vec();
            changed[at] ^= 1 << random.below(8);
            changed
        }
        _ => {
            const WORDS: [&[u8]; 12] = [
                b"ptr ",
                b"i1 ",
                b"}",
                b"{",
                b"[9 x ",
                b"null",
                b"99999999999999999999 ",
                b"%0 ",
                b"@f ",
                b"metadata ",
                b"!0 ",
                b"i16777216 ",
            ];
            [&text[..token.start], WORDS[random.below(WORDS.len())], &text[token.end..]].concat()
        }
    }
}

fn check(text: &[u8]) {
    if let Err(error) = read_module(text) {
        let lines = text.split(|b| *b == b'\n').count() as u32;
        let shown = String::from_utf8_lossy(text);
        assert!((1..=lines).contains(&error.span.line) && error.span.column > 0, "{error:?}\n{shown}");
    }
}

#[test]
fn mutants_are_read_or_refused_at_a_place() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for (text, rounds) in SMALL
        .iter()
        .filter(|text| text.len() > 12)
        .map(|text| (*text, 12))
        .chain([(TYPED, 250), (OPAQUE, 250)])
    {
        let starts = token_starts(text.as_bytes());
        for _ in 0..rounds {
            check(&mutate(text.as_bytes(), &starts, &mut random));
        }
    }
}

#[test]
fn every_beginning_of_a_module_is_read_or_refused() {
    for text in [TYPED, OPAQUE] {
        for end in (0..text.len()).step_by(7) {
            check(&text.as_bytes()[..end]);
        }
    }
}
