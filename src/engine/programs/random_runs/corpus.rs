//! The choices of runs that took new ways, and changes of them.
//!
//! Changes are those of American Fuzzy Lop in its phase of many changes at a time: single numbers and bytes become others, parts are repeated, taken out,
//! put in and exchanged with those of other runs. What is left open at the end is chosen anew.

use super::text::Text;
use eufonium_ir::program::eval::Guess;

/// Most runs that are kept; the oldest go.
const MOST: usize = 1024;
/// Most changes at a time, as a power of two.
const CHANGES: u64 = 4;
/// Parts that are moved or made are at most so long.
const LONGEST: usize = 32;
/// A part is repeated at most this power of two of times.
const TIMES: usize = 6;
/// Half of the changes are among so many words at the end.
const NEAR: usize = 16;
/// Most words that are kept of one run.
const WORDS: usize = 4096;

/// Something that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A number.
    Number(u64),
    /// A byte of a text.
    Byte(u8),
}

impl Word {
    /// As a number.
    pub(super) fn number(self) -> u64 {
        match self {
            Word::Number(number) => number,
            Word::Byte(byte) => u64::from(byte),
        }
    }
}

/// The runs that are kept.
#[derive(Debug, Default)]
pub(super) struct Corpus {
    runs: Vec<Vec<Word>>,
}

impl Corpus {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.runs.len()
    }

    /// Keeps a run.
    pub(super) fn add(&mut self, mut words: Vec<Word>) {
        words.truncate(WORDS);
        if self.runs.len() >= MOST {
            self.runs.drain(..MOST / 2);
        }
        self.runs.push(words);
    }

    /// A run like one of these; none if there is none.
    pub(super) fn changed(&self, guess: &mut Guess, text: &mut Text<'_>) -> Option<Vec<Word>> {
        let mut words = self.one(guess)?.clone();
        for _ in 0..1 << below(guess, CHANGES as usize) {
            self.change(&mut words, guess, text);
        }
        Some(words)
    }

    /// One of the runs, the newer ones more often, and the shorter ones: a change of a short one is more often a change of what matters.
    fn one(&self, guess: &mut Guess) -> Option<&Vec<Word>> {
        let (a, b) = (below(guess, self.runs.len()), below(guess, self.runs.len()));
        match below(guess, 2) {
            0 => self.runs.get(a.max(b)),
            _ => [a, b].into_iter().filter_map(|i| self.runs.get(i)).min_by_key(|words| words.len()),
        }
    }

    fn change(&self, words: &mut Vec<Word>, guess: &mut Guess, text: &mut Text<'_>) {
        // Runs are kept up to what was new in them, so what comes next is near their ends.
        let near = if below(guess, 2) == 0 { words.len() } else { words.len().min(NEAR) };
        let (at, length) = (words.len() - below(guess, near + 1), 1 + below(guess, LONGEST));
        let end = (at + length).min(words.len());
        match below(guess, 10) {
            0..=3 => {
                if let Some(word) = words.get_mut(at) {
                    *word = other(*word, guess, text);
                }
            }
            4 => drop(words.drain(at..end)),
            5 => {
                let part = words[at..end].to_vec();
                // Once more, or as often as makes a long line or many words.
                let times = 1 << below(guess, 2 * TIMES).saturating_sub(TIMES);
                let more = part.iter().cycle().take((part.len() * times).min(WORDS)).copied();
                words.splice(at..at, more.collect::<Vec<_>>());
            }
            6 | 7 => {
                // As text, since numbers stand one by one most often, and after them the run goes its own way.
                let part: Vec<Word> = (0..length / 2 + 1).map(|_| Word::Byte(text.byte(guess))).collect();
                words.splice(at..at, part);
            }
            8 => words.truncate(at),
            _ => {
                let Some(other) = self.one(guess) else { return };
                let from = below(guess, other.len() + 1);
                let part = other[from..(from + length).min(other.len())].to_vec();
                words.splice(at..end, part);
            }
        }
    }
}

/// Another word of its kind.
fn other(word: Word, guess: &mut Guess, text: &mut Text<'_>) -> Word {
    match word {
        Word::Byte(byte) => Word::Byte(match below(guess, 4) {
            0 => byte ^ 1 << below(guess, 8),
            1 => byte.wrapping_add(1),
            _ => text.byte(guess),
        }),
        Word::Number(number) => Word::Number(match below(guess, 6) {
            0 => number.wrapping_add(1),
            1 => number.wrapping_sub(1),
            2 => number ^ 1 << below(guess, 64),
            // The width is not known; most numbers of a program are of this one.
            3 => guess.value(64, &[]).as_u64().unwrap_or(0),
            _ => guess.value(32, &[]).as_u64().unwrap_or(0),
        }),
    }
}

/// A number below `n`; 0 if there is none.
fn below(guess: &mut Guess, n: usize) -> usize {
    (guess.next_bits() >> 11) as usize % n.max(1)
}
