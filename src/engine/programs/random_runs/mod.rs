//! Runs with random choices: violations that lie many steps away, but on the way of many choices.
//!
//! Engines follow a loop trip by trip; a run makes a million steps in a fraction of a second. Numbers that the program compares with, their
//! neighbours and small ones are chosen more often than others, and some runs choose alike all the time. What the program reads as bytes is
//! chosen as text (`text`). Where a run takes jumps that none before it took, its choices are kept up to the last one that these need, and others are
//! made from them (`corpus`): so one condition after the other is met, where chance alone would have to meet all of them at once.
//!
//! Chosen are the results of functions that are elsewhere, the arguments of the entry, and what objects hold that was never written; a run
//! that asks for a pointer from outside is of no use and ends. A run is its own evidence: the same choices are made again when it is replayed.
//!
//! Source: Zalewski's American Fuzzy Lop, for coverage and mutations; choices in the place of bytes as in Padhye, Lemieux, Sen, Papadakis and Le
//! Traon, "Semantic fuzzing with Zest" (ISSTA 2019). Deliberately absent: choices copied from the operands of comparisons (input-to-state correspondence).

mod corpus;
mod sentences;
mod text;

use super::Violation;
use super::recorded::constants;
use super::replay::Made;
use super::single_run::affordable;
use corpus::{Corpus, Word};
use eufonium_base::{Bits, HashMap, Stats, Stop};
use eufonium_ir::program::eval::{
    self, Choice, Choices, Code, Coverage, End, Guess, Limits, News, Run, Snapshot, Source, Value,
};
use eufonium_ir::program::{Op, Program, SiteId, SiteKind, Type};
use text::Text;

/// Most runs.
const RUNS: u64 = 400_000;
/// Most steps of every other round of all styles. Of the others, every other one has twice as many, and so on, up to so many doublings: as in the sequence of
/// Luby, Sinclair and Zuckerman (1993), about as much is spent on each length.
const SHORT: u64 = 20_000;
const DOUBLINGS: u32 = 6;
/// What comes before all choices may be so long, and so long may the deepest runs become.
const LONG: u64 = 40_000_000;
/// One of so many steps is made by the deepest runs: each has twice as many as the last one that had too few. The other lengths never end a
/// program that computes for long from each input.
const DEEP_SHARE: u64 = 3;
/// Most choices of a run.
const CHOICES: usize = 100_000;
/// After so many runs in a row that asked for what is not chosen, no more are made.
const FOREIGN: u32 = 12;
/// After so many runs that choose nothing, no more are made.
const ALIKE: u64 = 4;
/// Most steps of all runs.
const STEPS: u64 = 2_000_000_000;
/// How many times as much work runs get where the program reads text.
const TEXT_SHARE: u64 = 4;
/// Of so many runs one begins without choices of an earlier one.
const FRESH: u64 = 4;

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

impl Style {
    /// Whether texts repeat themselves as numbers do.
    fn repeats(self) -> bool {
        matches!(self, Style::Same(_) | Style::Runs | Style::Constant)
    }
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

/// What comes before all choices is done once if it takes at least so many steps, and at most so many.
const WORTH: u64 = 2_000;
const BEFORE: u64 = 2_000_000;

/// What is asked for.
enum Asked {
    /// A number.
    Number,
    /// So many bytes that lie one behind the other.
    Bytes(u32),
    /// A number of so many bits of which it matters little which one it is.
    Any(u32),
    /// What is not chosen.
    Foreign,
}

impl Asked {
    fn by(program: &Program, choice: &Choice<'_>) -> Asked {
        let Type::Int(width) = choice.ty else { return Asked::Foreign };
        let is_given = |site: &SiteId| {
            let kind = &program.sites[*site].kind;
            matches!(kind, SiteKind::External(_) | SiteKind::Argument | SiteKind::Outside(_))
        };
        match choice.source {
            Source::Parameter(_) => Asked::Number,
            Source::Site(site) if is_given(&site) => Asked::Number,
            Source::Contents(site, _) if is_given(&site) && width % 8 == 0 => Asked::Bytes(width / 8),
            // Nothing that is believed depends on what is not modelled, and little on what was never written.
            Source::Site(_) | Source::Contents(..) => Asked::Any(width),
            Source::Global(..) | Source::Escaped(_) => Asked::Foreign,
        }
    }
}

/// Makes choices and notes them.
struct Random<'a> {
    guess: Guess,
    style: Style,
    text: Text<'a>,
    last: Option<u64>,
    /// What each site gives at present.
    given: HashMap<SiteId, Bits>,
    /// What is chosen first, from an earlier run.
    follows: Vec<Word>,
    /// What was chosen, bytes one by one.
    words: Vec<Word>,
    made: Made,
    /// Whether something was asked for that is not chosen.
    foreign: bool,
    /// After how many words the run ends.
    most: usize,
}

impl<'a> Random<'a> {
    fn new(guess: Guess, style: Style, text: Text<'a>, follows: Vec<Word>) -> Self {
        let (given, made) = (HashMap::default(), Made::default());
        let (words, most) = (Vec::new(), usize::MAX);
        Random { guess, style, text, last: None, given, follows, words, made, foreign: false, most }
    }

    /// The next number, that of the earlier run if there is one left.
    fn number(&mut self, source: Source, width: u32) -> Bits {
        let word = match self.follows.get(self.words.len()) {
            Some(word) => Bits::from_u64(word.number(), width),
            None => self.word(source, width),
        };
        self.words.push(Word::Number(word.as_u64().unwrap_or(0)));
        word
    }

    /// The next byte of a text.
    fn byte(&mut self) -> u8 {
        let byte = match self.follows.get(self.words.len()) {
            Some(word) => word.number() as u8,
            None => self.text.byte(&mut self.guess),
        };
        self.words.push(Word::Byte(byte));
        byte
    }

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

/// Chooses nothing that runs choose differently, and ends where that is asked for.
#[derive(Default)]
struct Beginning {
    made: Made,
    ended: bool,
}

impl Choices for Beginning {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let Asked::Any(width) = Asked::by(program, &choice) else {
            self.ended = true;
            return Value::zero(program, choice.ty);
        };
        let value = Value::Word(Bits::zero(width));
        self.made.note(&choice, &value);
        value
    }

    fn ends_run(&self) -> bool {
        self.ended || self.made.len() > CHOICES
    }
}

impl Choices for Random<'_> {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let word = match Asked::by(program, &choice) {
            Asked::Number => self.number(choice.source, program.bits(choice.ty)),
            Asked::Bytes(count) => {
                if matches!(choice.source, Source::Contents(_, 0)) {
                    self.text.begin_object();
                }
                let mut bytes: Vec<u8> = (0..count).map(|_| self.byte()).collect();
                if !program.little_endian {
                    bytes.reverse();
                }
                Bits::from_fn(8 * count, |i| bytes[i as usize / 8] >> (i % 8) & 1 == 1)
            }
            Asked::Any(width) => Bits::zero(width),
            Asked::Foreign => {
                self.foreign = true;
                return Value::zero(program, choice.ty);
            }
        };
        let value = Value::Word(word);
        self.made.note(&choice, &value);
        value
    }

    fn ends_run(&self) -> bool {
        self.foreign || self.made.len() > CHOICES || self.words.len() > self.most
    }
}

/// By how much more work runs are worth where the program reads text (its input, its arguments, its environment), of which formulas know
/// little and runs much.
pub(super) fn share(program: &Program) -> u64 {
    let from_outside = |site: SiteId| {
        matches!(program.sites[site].kind, SiteKind::External(_) | SiteKind::Argument | SiteKind::Outside(_))
    };
    let is_text = |op: &Op| matches!(op, Op::Alloc { origin, .. } if from_outside(origin.site));
    if program.instrs().any(|instr| is_text(&instr.op)) { TEXT_SHARE } else { 1 }
}

/// A violation that a run shows, if one is found before all runs are made or the stop is raised; and how many runs were made.
pub(super) fn search(program: &Program, seed: u64, stop: &Stop) -> (Option<Box<Violation>>, Stats) {
    let numbers = constants(program);
    let words = text::Dictionary::new(program, &numbers);
    search_with(program, seed, (&numbers, &words), stop)
}

/// The same among runs whose choices are likely to be words of a derivation and whose texts spell some of them in order: what it leaves open is
/// how the numbers that it needs are written.
pub(super) fn search_spelling(
    program: &Program,
    seed: u64,
    (words, spelled): (&[Bits], &[Bits]),
    stop: &Stop,
) -> (Option<Box<Violation>>, Stats) {
    let numbers: Vec<(u32, u64)> =
        words.iter().filter_map(|word| word.as_u64().map(|number| (word.width(), number))).collect();
    let words = text::Dictionary::new(program, &constants(program)).spelling(spelled);
    search_with(program, seed, (&numbers, &words), stop)
}

fn search_with(
    program: &Program,
    seed: u64,
    hints: (&[(u32, u64)], &text::Dictionary),
    stop: &Stop,
) -> (Option<Box<Violation>>, Stats) {
    let mut search = Search::new(program, seed, hints, stop);
    let mut found = None;
    search.begin();
    while found.is_none() && search.goes_on() && !stop.poll() {
        found = search.run();
    }
    (found, search.stats())
}

/// What is known from the runs that were made.
struct Search<'a> {
    code: Code<'a>,
    stop: &'a Stop,
    seed: u64,
    numbers: &'a [(u32, u64)],
    words: &'a text::Dictionary,
    coverage: Coverage,
    corpus: Corpus,
    /// How many runs there were, and how many of them began without choices of an earlier one.
    runs: u64,
    fresh: u64,
    /// Their steps.
    steps: u64,
    /// How many runs in a row asked for what is not chosen.
    foreign: u32,
    /// The steps of a short run.
    short: u64,
    /// The steps of the next of the deepest runs, and how many these made so far.
    deep: u64,
    deep_steps: u64,
    /// Whether there is anything to choose.
    chooses: bool,
    /// Where all runs begin that choose, with the choices up to there that are alike.
    start: Option<(Snapshot, Made)>,
}

impl<'a> Search<'a> {
    fn new(
        program: &'a Program,
        seed: u64,
        (numbers, words): (&'a [(u32, u64)], &'a text::Dictionary),
        stop: &'a Stop,
    ) -> Self {
        let (coverage, corpus) = (Coverage::new(program), Corpus::default());
        Search {
            code: Code::new(program),
            stop,
            seed,
            numbers,
            words,
            coverage,
            corpus,
            runs: 0,
            fresh: 0,
            steps: 0,
            foreign: 0,
            short: SHORT,
            deep: SHORT << (DOUBLINGS + 1),
            deep_steps: 0,
            chooses: false,
            start: None,
        }
    }

    /// Makes what all runs have in common, if it is long.
    fn begin(&mut self) {
        let limits = self.limits(BEFORE);
        let Some(steps) = eval::steps_before_end(&self.code, &mut Beginning::default(), &limits) else {
            return;
        };
        if steps < WORTH {
            return;
        }
        let mut beginning = Beginning::default();
        let start = Snapshot::new(&self.code, &mut beginning, (steps, &limits), &mut self.coverage);
        self.start = start.map(|start| (start, beginning.made));
        self.steps += 2 * steps;
    }

    /// Of a run: a deep recursion takes longer for its steps than the time that is left.
    fn limits(&self, steps: u64) -> Limits {
        Limits { steps, ..affordable(self.stop, 1.0, Limits::default().work) }
    }

    fn goes_on(&self) -> bool {
        let is_alike = !self.chooses && self.runs >= ALIKE;
        self.runs < RUNS && self.foreign < FOREIGN && self.steps < STEPS && !is_alike
    }

    /// Makes a run.
    fn run(&mut self) -> Option<Box<Violation>> {
        let mut guess = Guess::new(self.seed.wrapping_mul(RUNS).wrapping_add(self.runs), self.numbers);
        let follows = match self.runs % FRESH {
            0 => None,
            _ => self.corpus.changed(&mut guess, &mut Text::new(self.words)),
        };
        self.runs += 1;
        let (style, round) = match follows {
            Some(_) => (Style::Likely, self.runs),
            None => (STYLES[self.fresh as usize % STYLES.len()], self.fresh),
        };
        self.fresh += u64::from(follows.is_none());
        let longer = (round / STYLES.len() as u64 + 1).trailing_zeros().min(DOUBLINGS);
        let is_deep = DEEP_SHARE * (self.deep_steps + self.deep) <= self.steps;
        let fuel = if is_deep { self.deep } else { self.short << longer };
        let before = self.start.as_ref().map_or(0, |(start, _)| start.steps());
        let limits = self.limits(before + fuel);
        let again = guess.clone();
        let repeats = follows.is_none() && style.repeats();
        let mut choices = Random::new(guess, style, Text::new(self.words), follows.unwrap_or_default());
        if repeats {
            choices.text = Text::new(self.words).repeating(&mut choices.guess);
        }
        let run = self.make(&mut choices, &limits);
        self.steps += run.steps - before;
        if is_deep {
            self.deep_steps += run.steps - before;
            if run.end == End::OutOfFuel {
                self.deep = (2 * self.deep).min(LONG);
            }
        }
        self.foreign = if choices.foreign { self.foreign + 1 } else { 0 };
        self.chooses |= !choices.words.is_empty() || run.end == End::OutOfFuel;
        if run.end == End::OutOfFuel && choices.words.is_empty() {
            // Something long comes before all choices.
            self.short = (2 * self.short).min(LONG);
        }
        let news = self.coverage.add_run();
        if let End::Violation(_) = run.end
            && !choices.ends_run()
            && let Some(violation) = choices.made.violation(self.code.program())
        {
            return Some(Box::new(violation));
        }
        if !news.is_empty() && !choices.foreign {
            let words = match run.steps - before <= SHORT {
                true => self.needed(choices.words, &news, (again, &limits)),
                false => choices.words,
            };
            self.corpus.add(words);
        }
        None
    }

    /// Makes a run with these choices, from where all runs begin.
    fn make(&mut self, choices: &mut Random<'_>, limits: &Limits) -> Run {
        match &self.start {
            Some((start, made)) => {
                choices.made = made.clone();
                start.run_covering(&self.code, choices, limits, &mut self.coverage)
            }
            None => eval::run_covering(&self.code, choices, limits, &mut self.coverage),
        }
    }

    /// As many of the first words of a run as it needs for what it did that was new.
    fn needed(&mut self, mut words: Vec<Word>, news: &News, (guess, limits): (Guess, &Limits)) -> Vec<Word> {
        let before = self.start.as_ref().map_or(0, |(start, _)| start.steps());
        let (mut few, mut enough) = (0, words.len());
        while few < enough {
            let most = few.midpoint(enough);
            let text = Text::new(self.words);
            let mut choices = Random::new(guess.clone(), Style::Likely, text, words[..most].to_vec());
            choices.most = most;
            self.coverage.aim(news);
            // A run may end at the first choice, before which all begin.
            self.steps += self.make(&mut choices, limits).steps.saturating_sub(before);
            match self.coverage.takes(news) {
                true => enough = most,
                false => few = most + 1,
            }
        }
        words.truncate(enough);
        words
    }

    fn stats(&self) -> Stats {
        let mut stats = Stats::new();
        stats.add("runs.made", self.runs);
        stats.add("runs.steps", self.steps);
        stats.add("runs.kept", self.corpus.len() as u64);
        stats
    }
}

#[cfg(test)]
mod tests;
