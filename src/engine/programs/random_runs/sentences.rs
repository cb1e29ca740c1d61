//! Texts as a program takes them apart: what its own formats of `scanf` and `printf` describe, and words that it compares with, one behind the other.
//!
//! A program that reads commands does nothing until a line begins with one of them, and a byte after the other hits none. Its constants say what it knows: `"add %s %d"` is
//! a form of lines, `"quit"` a word. Which of them are about input nobody asks: others cost a few runs.
//!
//! Source: dictionaries and grammars of fuzzers (AFL's `-x`; Godefroid, Kiezun and Levin, "Grammar-based whitebox fuzzing", PLDI 2008), with formats as the grammar.
//! Deliberately absent: modifiers of length, sets of characters as such, positions (`%2$d`).

use eufonium_base::Bits;
use eufonium_ir::program::eval::Guess;

/// Words of other letters are no longer, which is longer than most buffers that programs have for words.
const LONGEST: u64 = 48;
/// Most words in a row.
const WORDS: u64 = 4;

/// A part of what a format describes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// These bytes.
    Literal(Vec<u8>),
    /// An integer in decimal notation.
    Integer,
    /// A number with a fraction.
    Fraction,
    /// A word, of so many letters at most.
    Word(u64),
    /// One character.
    Character,
}

/// What texts may be made of.
pub(super) struct Sentences {
    formats: Vec<Vec<Piece>>,
    words: Vec<Vec<u8>>,
}

impl Sentences {
    /// Of a program with these strings.
    pub(super) fn new(strings: &[Vec<u8>]) -> Self {
        let (formats, plain): (Vec<_>, Vec<_>) = strings.iter().partition(|string| string.contains(&b'%'));
        let is_blank = |byte: &u8| byte.is_ascii_whitespace();
        let words = plain.iter().flat_map(|string| string.split(is_blank)).filter(|word| !word.is_empty());
        let mut words: Vec<Vec<u8>> = words.map(<[u8]>::to_vec).collect();
        words.sort_unstable();
        words.dedup();
        Sentences { formats: formats.into_iter().map(|format| pieces(format)).collect(), words }
    }

    /// Whether the program says nothing of texts.
    pub(super) fn is_empty(&self) -> bool {
        self.formats.is_empty() && self.words.is_empty()
    }

    /// A text, without its end.
    pub(super) fn sentence(&self, guess: &mut Guess) -> Vec<u8> {
        let kind = below(guess, 8);
        if let (0..4, Some(format)) = (kind, one_of(&self.formats, guess)) {
            return format.iter().flat_map(|piece| self.instance(piece, guess)).collect();
        }
        if let (7, Some(word)) = (kind, one_of(&self.words, guess)) {
            return word.clone();
        }
        let separator = [b' ', b' ', b' ', b',', b':', b'=', b';', b'/'][below(guess, 8) as usize];
        let mut text = self.word(guess);
        for _ in 0..below(guess, WORDS) {
            text.push(separator);
            text.extend(self.word(guess));
        }
        text
    }

    /// What a piece of a format describes.
    fn instance(&self, piece: &Piece, guess: &mut Guess) -> Vec<u8> {
        match piece {
            Piece::Literal(bytes) => bytes.clone(),
            Piece::Integer => integer(guess),
            Piece::Fraction => {
                let (whole, part) = (integer(guess), below(guess, 100).to_string());
                [&whole[..], b".", part.as_bytes()].concat()
            }
            Piece::Word(most) => {
                let mut word = self.word(guess);
                word.truncate(*most as usize);
                word
            }
            Piece::Character => vec![letter(guess)],
        }
    }

    /// A word of the program, a number, or letters.
    fn word(&self, guess: &mut Guess) -> Vec<u8> {
        match (below(guess, 8), one_of(&self.words, guess)) {
            (0..4, Some(word)) => word.clone(),
            (4..6, _) => integer(guess),
            (6, _) => (0..=below(guess, LONGEST)).map(|_| letter(guess)).collect(),
            _ => (0..=below(guess, 4)).map(|_| letter(guess)).collect(),
        }
    }
}

/// The pieces of a format.
fn pieces(format: &[u8]) -> Vec<Piece> {
    let (mut pieces, mut literal, mut rest) = (Vec::new(), Vec::new(), format.iter().copied().peekable());
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            literal.push(byte);
            continue;
        }
        let mut width = 0u64;
        while let Some(digit) = rest.next_if(|byte| b"0123456789.*+-# hlLjztq".contains(byte)) {
            if digit.is_ascii_digit() {
                width = width.saturating_mul(10).saturating_add(u64::from(digit - b'0'));
            }
        }
        let most = if width == 0 { LONGEST } else { width.min(LONGEST) };
        let piece = match rest.next() {
            Some(b'd' | b'i' | b'u' | b'x' | b'X' | b'o') => Piece::Integer,
            Some(b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G') => Piece::Fraction,
            Some(b's') => Piece::Word(most),
            Some(b'c') => Piece::Character,
            Some(b'[') => {
                // Up to the bracket behind the first character, which may be one itself.
                let first = rest.next();
                let first = if first == Some(b'^') { rest.next() } else { first };
                while first.is_some() && rest.next().is_some_and(|byte| byte != b']') {}
                Piece::Word(most)
            }
            Some(b'%') => {
                literal.push(b'%');
                continue;
            }
            _ => continue,
        };
        pieces.push(Piece::Literal(std::mem::take(&mut literal)));
        pieces.push(piece);
    }
    pieces.push(Piece::Literal(literal));
    pieces.retain(|piece| *piece != Piece::Literal(vec![]));
    pieces
}

/// A number that is likely to matter, small ones first.
fn integer(guess: &mut Guess) -> Vec<u8> {
    let number = match below(guess, 4) {
        0..3 => Bits::from_u64(below(guess, 10), 32),
        _ => guess.value(32, &[]),
    };
    number.to_rat_signed().to_string().into_bytes()
}

fn letter(guess: &mut Guess) -> u8 {
    b'a' + below(guess, 26) as u8
}

fn below(guess: &mut Guess, limit: u64) -> u64 {
    (guess.next_bits() >> 11) % limit
}

fn one_of<'a, T>(list: &'a [T], guess: &mut Guess) -> Option<&'a T> {
    let count = list.len() as u64;
    (count > 0).then(|| &list[below(guess, count) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(strings: &[&str]) -> Sentences {
        Sentences::new(&strings.iter().map(|s| s.as_bytes().to_vec()).collect::<Vec<_>>())
    }

    #[test]
    fn formats_have_their_pieces() {
        let literal = |text: &str| Piece::Literal(text.as_bytes().to_vec());
        let cases: &[(&str, Vec<Piece>)] = &[
            ("plain", vec![literal("plain")]),
            ("add %7s %ld", vec![literal("add "), Piece::Word(7), literal(" "), Piece::Integer]),
            ("%[^]=]=%c", vec![Piece::Word(LONGEST), literal("="), Piece::Character]),
            ("%*d%%%.2lf", vec![Piece::Integer, literal("%"), Piece::Fraction]),
            ("100%", vec![literal("100")]),
            ("%n%", vec![]),
        ];
        for (format, expected) in cases {
            assert_eq!(pieces(format.as_bytes()), *expected, "{format}");
        }
    }

    /// Each form of a line, and each word, comes soon.
    #[test]
    fn texts_follow_formats_and_words() {
        let sentences = of(&["add %d %d", "quit", "two words"]);
        let mut guess = Guess::new(7, &[]);
        let texts: Vec<String> =
            (0..200).map(|_| String::from_utf8_lossy(&sentences.sentence(&mut guess)).into_owned()).collect();
        let is_addition = |text: &String| {
            let numbers = text.strip_prefix("add ").map(|rest| rest.split(' ').map(str::parse::<i32>));
            numbers.is_some_and(|mut numbers| numbers.clone().count() == 2 && numbers.all(|n| n.is_ok()))
        };
        assert!(texts.iter().filter(|text| is_addition(text)).count() > 50, "{texts:?}");
        for word in ["quit", "words"] {
            assert!(
                texts.iter().filter(|text| text.split(' ').next() == Some(word)).count() > 5,
                "{texts:?}"
            );
        }
        assert!(texts.iter().any(|text| text.len() as u64 > LONGEST / 2), "{texts:?}");
        assert!(of(&[]).is_empty() && !sentences.is_empty());
    }
}
