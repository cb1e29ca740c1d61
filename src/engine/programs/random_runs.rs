//! Runs with random choices: violations that lie many steps away, but on the way of many choices.
//!
//! Engines follow a loop trip by trip; a run makes a million steps in a fraction of a second. Numbers that the program compares with, their
//! neighbours and small ones are chosen more often than others, and some runs choose alike all the time. Only the results of functions that are
//! elsewhere and the arguments of the entry are chosen: a run that asks for something else, as what memory held before it was written, is of
//! no use and ends.
//!
//! A run is its own evidence: the same choices are made again when it is replayed. Deliberately absent: choices that follow from earlier runs (coverage).

use super::Violation;
use super::replay::{Made, constants};
use eufonium_base::{Bits, HashMap, Stop};
use eufonium_ir::program::eval::{self, Choice, Choices, End, Guess, Limits, Source, Value};
use eufonium_ir::program::{Program, SiteId, SiteKind, Type};

/// Most runs.
const RUNS: u64 = 10_000;
/// Most steps of every other round of all styles. Of the others, every other one has twice as many, and so on, up to so many doublings: as in the sequence of
/// Luby, Sinclair and Zuckerman (1993), about as much is spent on each length.
const SHORT: u64 = 20_000;
const DOUBLINGS: u32 = 6;
/// Most choices of a run.
const CHOICES: usize = 100_000;
/// After so many runs in a row that asked for what is not chosen, no more are made.
const FOREIGN: u32 = 12;
/// Most steps of all runs.
const STEPS: u64 = 100_000_000;

/// How the choices of a run are made.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// All of them this number.
    Same(u64),
    /// Numbers below this one.
    Below(u64),
    /// Numbers that are likely to matter.
    Likely,
    /// The same number for some time, then another one that is likely.
    Runs,
    /// For each function or argument a likely number that it gives all the time.
    Constant,
    /// The same, but from time to time one of them gives another number from then on.
    Steps,
}

const STYLES: [Style; 10] = [
    Style::Same(0),
    Style::Same(1),
    Style::Likely,
    Style::Below(2),
    Style::Runs,
    Style::Constant,
    Style::Likely,
    Style::Below(10),
    Style::Steps,
    Style::Likely,
];

/// Makes choices and notes them.
struct Random {
    guess: Guess,
    style: Style,
    last: Option<u64>,
    /// What each site gives at present.
    given: HashMap<SiteId, Bits>,
    made: Made,
    /// Whether something was asked for that is not chosen.
    foreign: bool,
}

impl Random {
    fn word(&mut self, source: Source, width: u32) -> Bits {
        match self.style {
            Style::Same(number) => Bits::from_u64(number, width),
            Style::Below(limit) => Bits::from_u64((self.guess.next_bits() >> 11) % limit, width),
            Style::Likely => self.guess.value(width, &[]),
            Style::Runs => {
                let stays = self.guess.next_bits() >> 11 & 3 != 0;
                let number = match self.last.filter(|_| stays) {
                    Some(last) => last,
                    None => self.guess.value(width.min(64), &[]).as_u64().unwrap_or(0),
                };
                self.last = Some(number);
                Bits::from_u64(number, width)
            }
            Style::Constant | Style::Steps => {
                let Source::Site(site) = source else { return self.guess.value(width, &[]) };
                let changes = matches!(self.style, Style::Steps) && self.guess.next_bits() >> 11 & 15 == 0;
                match self.given.get(&site).filter(|word| word.width() == width && !changes) {
                    Some(word) => word.clone(),
                    None => {
                        let word = self.guess.value(width, &[]);
                        self.given.insert(site, word.clone());
                        word
                    }
                }
            }
        }
    }
}

impl Choices for Random {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let Type::Int(width) = choice.ty else {
            self.foreign = true;
            return Value::zero(program, choice.ty);
        };
        let value = Value::Word(self.word(choice.source, width));
        match choice.source {
            Source::Site(site) if !matches!(program.sites[site].kind, SiteKind::External(_)) => {
                self.foreign = true;
            }
            Source::Site(_) | Source::Parameter(_) => self.made.note(&choice, &value),
            _ => self.foreign = true,
        }
        value
    }

    fn ends_run(&self) -> bool {
        self.foreign || self.made.len() > CHOICES
    }
}

/// A violation that a run shows, if one is found before all runs are made or the stop is raised.
pub(super) fn search(program: &Program, seed: u64, stop: &Stop) -> Option<Box<Violation>> {
    let numbers = constants(program);
    let (mut foreign, mut all) = (0, 0);
    for n in 0..RUNS {
        if stop.poll() || foreign >= FOREIGN || all >= STEPS {
            return None;
        }
        let style = STYLES[n as usize % STYLES.len()];
        let guess = Guess::new(seed.wrapping_mul(RUNS).wrapping_add(n), &numbers);
        let mut choices = Random {
            guess,
            style,
            last: None,
            given: HashMap::default(),
            made: Made::default(),
            foreign: false,
        };
        let steps = SHORT << (n / STYLES.len() as u64 + 1).trailing_zeros().min(DOUBLINGS);
        let run = eval::run(program, &mut choices, &Limits { steps, ..Limits::default() });
        all += run.steps;
        foreign = if choices.foreign { foreign + 1 } else { 0 };
        if let End::Violation(_) = run.end
            && !choices.ends_run()
            && let Some(violation) = choices.made.violation(program)
        {
            return Some(Box::new(violation));
        }
    }
    None
}
