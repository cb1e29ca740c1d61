//! Bytes as programs read them: sentences that their formats and words describe (`sentences`), characters that the program compares with, digits, letters, blanks, its own strings, and numbers that are likely
//! to matter, in decimal notation. Where a program has its options read by `getopt`, texts begin with options that its own strings name. Where a
//! derivation says which numbers a program reads, texts spell these.

use super::sentences::Sentences;
use eufonium_base::Bits;
use eufonium_ir::program::eval::Guess;
use eufonium_ir::program::{Initial, Part, Program};

/// Strings of this length are used.
const LENGTHS: std::ops::RangeInclusive<usize> = 2..=16;
/// Most strings.
const MOST: usize = 256;

/// What the program itself has of texts.
pub(super) struct Dictionary {
    characters: Vec<u8>,
    strings: Vec<Vec<u8>>,
    sentences: Sentences,
    /// What may be options of the command line.
    options: Vec<Vec<u8>>,
    /// Numbers that texts spell in this order, and what may stand between them.
    spelled: Vec<Vec<u8>>,
    separators: Vec<u8>,
}

impl Dictionary {
    /// The characters among the numbers that a program compares with, and the strings among its constants.
    pub(super) fn new(program: &Program, numbers: &[(u32, u64)]) -> Self {
        let mut characters: Vec<u8> = numbers.iter().filter_map(|(_, n)| u8::try_from(*n).ok()).collect();
        // Lines are longer where their ends are rare.
        characters.retain(|byte| *byte != b'\n');
        characters.sort_unstable();
        characters.dedup();
        let (mut strings, mut options) = (Vec::new(), Vec::new());
        let has_options = program.functions.values().any(|function| function.name.starts_with("getopt"));
        for global in program.globals.values().filter(|global| global.constant) {
            let Initial::Parts(parts) = &global.init else { continue };
            for (_, part) in parts {
                let Part::Bytes(bytes) = part else { continue };
                if has_options {
                    options.extend(bytes.split(|byte| *byte == 0).flat_map(options_of));
                }
                let texts = bytes.split(|byte| *byte == 0).filter(|text| LENGTHS.contains(&text.len()));
                strings.extend(texts.map(<[u8]>::to_vec));
            }
        }
        for list in [&mut strings, &mut options] {
            list.sort_unstable();
            list.dedup();
            list.truncate(MOST);
        }
        let sentences = Sentences::new(&strings);
        Dictionary { characters, strings, sentences, options, spelled: Vec::new(), separators: Vec::new() }
    }

    /// The same words, but texts begin with these numbers and characters.
    pub(super) fn spelling(self, numbers: &[Bits]) -> Self {
        let spell = |number: &Bits| match number.as_u64() {
            // A character.
            Some(byte) if number.width() == 8 => vec![byte as u8],
            _ => number.to_rat_signed().to_string().into_bytes(),
        };
        let spelled = numbers.iter().map(spell).collect();
        let bytes = self.strings.iter().flatten().copied();
        let mut separators: Vec<u8> =
            bytes.filter(u8::is_ascii_punctuation).filter(|byte| *byte != b'%').collect();
        separators.sort_unstable();
        separators.dedup();
        Dictionary { spelled, separators, ..self }
    }
}

/// The options that a string may name: a long one, or some of one letter each.
fn options_of(string: &[u8]) -> Vec<Vec<u8>> {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-' || *byte == b'_';
    let mut options = Vec::new();
    if LENGTHS.contains(&string.len()) && string.iter().all(is_name) {
        options.push([b"--", string].concat());
    }
    if string.len() <= *LENGTHS.end() && string.iter().all(|byte| is_name(byte) || b"+:".contains(byte)) {
        let letters = string.iter().filter(|byte| byte.is_ascii_alphanumeric());
        options.extend(letters.map(|letter| vec![b'-', *letter]));
    }
    options
}

/// One of so many bytes of a text that repeats itself is another one.
const BREAKS: u64 = 64;

/// Writes texts byte by byte.
pub(super) struct Text<'a> {
    words: &'a Dictionary,
    /// What is left of a string or a number, last byte first.
    rest: Vec<u8>,
    /// What is written again and again, with the place of the next byte; nothing if all is new.
    unit: (Vec<u8>, usize),
    /// Whether a text begins.
    begins: bool,
    /// How many numbers were spelled, and what stands between them once it is chosen.
    spelled: usize,
    separator: Option<u8>,
}

impl<'a> Text<'a> {
    /// Of these words and others.
    pub(super) fn new(words: &'a Dictionary) -> Self {
        let unit = (Vec::new(), 0);
        Text { words, rest: Vec::new(), unit, begins: true, spelled: 0, separator: None }
    }

    /// One that repeats itself most of the time: long lines, many words, runs of one byte.
    pub(super) fn repeating(mut self, guess: &mut Guess) -> Self {
        let kind = (guess.next_bits() >> 11) % 8;
        // Half of them repeat a single byte, the others a word, most often with what separates it from the next one.
        let mut unit = vec![self.another(guess)];
        if kind >= 4 {
            unit.extend(std::mem::take(&mut self.rest).into_iter().rev());
            unit.extend(b" \n,".get(kind as usize - 4));
        }
        Text { unit: (unit, 0), rest: Vec::new(), ..self }
    }

    /// What is left is none of what another object holds.
    pub(super) fn begin_object(&mut self) {
        self.rest.clear();
        self.begins = true;
    }

    /// The next byte.
    pub(super) fn byte(&mut self, guess: &mut Guess) -> u8 {
        let (unit, place) = &mut self.unit;
        if unit.is_empty() || (guess.next_bits() >> 11).is_multiple_of(BREAKS) {
            return self.another(guess);
        }
        *place = (*place + 1) % unit.len();
        unit[*place]
    }

    /// A byte that repeats nothing.
    fn another(&mut self, guess: &mut Guess) -> u8 {
        let byte = self.rest.pop().unwrap_or_else(|| self.fresh(guess));
        self.begins = byte == 0;
        byte
    }

    /// A byte that continues nothing.
    fn fresh(&mut self, guess: &mut Guess) -> u8 {
        let (kind, number) = (guess.next_bits() >> 20, guess.next_bits() >> 11);
        if let Some(spelled) = self.words.spelled.get(self.spelled) {
            return self.spell(spelled, kind, number);
        }
        if self.begins && !self.words.options.is_empty() && kind % 8 < 6 {
            let first = match kind % 8 {
                0..4 => self.begin(&self.words.options[number as usize % self.words.options.len()]),
                _ => self.number(guess, number),
            };
            // Most options, and most numbers among them, stand by themselves.
            if !kind.is_multiple_of(32) {
                self.rest.insert(0, 0);
            }
            return first;
        }
        if self.begins && !self.words.sentences.is_empty() && number % 4 < 2 {
            let mut sentence = self.words.sentences.sentence(guess);
            // Who reads lines wants their end, who reads words that of the text.
            sentence.push(if number & 4 == 0 { 0 } else { b'\n' });
            return self.begin(&sentence);
        }
        let one_of = |list: &[u8]| list.get(number as usize % list.len().max(1)).copied();
        match kind % 16 {
            0 => {
                let string = self.words.strings.get(number as usize % self.words.strings.len().max(1));
                self.begin(string.map_or(b" ", Vec::as_slice))
            }
            1 => self.number(guess, number),
            2..=6 => one_of(&self.words.characters).unwrap_or(b'a'),
            7..=9 => b'0' + (number % 10) as u8,
            10..=11 => b'a' + (number % 26) as u8,
            12..=13 => one_of(b" ,.-+*/=:;()[]{}\"'#_\t").unwrap_or(b' '),
            14 if number % 4 == 0 => b'\n',
            14 => (number >> 2) as u8,
            _ => 0,
        }
    }

    /// The first character of a number that is to be spelled. One character stands between all of them. Behind the last one, where a line or a text
    /// ends, some more numbers may be needed that do not matter.
    fn spell(&mut self, number: &[u8], kind: u64, choice: u64) -> u8 {
        self.spelled += 1;
        let separators = &self.words.separators;
        let between = || match kind % 4 {
            0 => 0,
            1 => b' ',
            2 => b'\n',
            _ => separators.get(choice as usize % separators.len().max(1)).copied().unwrap_or(b','),
        };
        let separator = *self.separator.get_or_insert_with(between);
        let mut text = number.to_vec();
        if self.spelled < self.words.spelled.len() {
            text.push(separator);
        } else {
            (0..kind / 4 % 4).for_each(|_| text.extend([separator, b'1']));
            text.push(if separator == 0 { 0 } else { b'\n' });
        }
        self.begin(&text)
    }

    /// The first digit of a number that is likely to matter.
    fn number(&mut self, guess: &mut Guess, choice: u64) -> u8 {
        // Most numbers of a program are of this width.
        let width = if choice.is_multiple_of(4) { 64 } else { 32 };
        let number = guess.value(width, &[]).to_rat_signed();
        self.begin(number.to_string().as_bytes())
    }

    /// The first byte of a text, the others of which follow.
    fn begin(&mut self, text: &[u8]) -> u8 {
        self.rest = text.iter().rev().copied().collect();
        self.rest.pop().unwrap_or(b' ')
    }
}
