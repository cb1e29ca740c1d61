//! All runs of a program whose choices are among few values, or decide little.
//!
//! A run says for which values of its choices runs are like it: an interval for each ([`eval::follow`]). The next run has a value of the last choice that no
//! interval holds yet, until none is left; then one of the choice before it, within what all of these runs have in common. When no value of the first
//! choice is left all runs have been made, and if none violates anything the program is safe. So `n < 2 || n > 500` in front of a loop over `n % p`
//! takes 501 runs, whatever the loop computes.
//!
//! Remainders of choices among many values are choices of their own: another one is that of another value of the choice, with all remainders before it as they
//! are.
//!
//! Large intervals are found by halving the largest gap, as long as runs hold for large parts of it; if that does not make gaps small, the program is
//! left to engines. Deliberately absent: an order of runs that looks for violations.

use self::estimate::{Estimate, Open};
use super::events;
use super::promoted::promoted;
use super::replay::Made;
use super::single_run::affordable;
use super::{ProgramOutcome, ProgramProof};
use eufonium_base::{Bits, Stop, meter};
use eufonium_ir::program::eval::{self, Choice, Choices, Code, End, Interval, Limits, Residue, Value};
use eufonium_ir::program::{Program, Type};
use std::borrow::Cow;
use std::time::Instant;

mod estimate;

/// Most units of work of all runs.
const WORK: u64 = 5_500_000;
/// The part of the time that they may take.
const PART: f64 = 0.25;
/// What choosing the values of a run costs, and what a choice more that is looked at, in steps of the meter.
const CHOOSING: u64 = 1_600;
const LEVEL: u64 = 14;
/// After so many units it must show that the runs that were made are a part of all that is as large as that of the work; or half as large.
const FIRST: u64 = 16_000;
const DOUBT: f64 = 2.0;
/// Whatever part of the values was gone through, they are too many where so many times as many runs are left as can be made.
const CERTAIN: f64 = 100.0;
/// Objects of the stack become values first in programs of at most so many instructions.
const LARGE: usize = 20_000;
/// Most steps of one run.
const LONGEST: u64 = 1_000_000;
/// Gaps with no more values are gone through one by one, if halving them is of no use.
const SMALL: u64 = 1 << 17;
/// Halving gaps is of no use when so many runs each held for less than this part of their gap.
const MISSES: u32 = 8;
const USEFUL: u64 = 16;
/// So often the largest gap is halved.
const HALVINGS: u32 = 200;

/// The values of one choice, where those before it have certain values.
struct Level {
    /// The intervals that are left, in order.
    gaps: Vec<(u64, u64)>,
    /// For which values of the choices before it this holds.
    outer: Vec<(u64, u64)>,
    residue: Option<Residue>,
    /// The interval that is gone through.
    current: (u64, u64),
    most: u64,
    /// How many values were left when all gaps were small.
    few: Option<f64>,
    halvings: u32,
    /// How many runs held for a small part of the gap that their value halved.
    misses: u32,
    /// How many intervals of values were gone through.
    gone: u64,
    /// How many runs there were when it last came to another interval, and how many the one before took.
    since: u64,
    took: u64,
}

fn size((low, high): (u64, u64)) -> f64 {
    (high - low) as f64 + 1.0
}

impl Level {
    fn new(choice: &Interval, outer: &[Interval]) -> Level {
        Level {
            gaps: vec![(0, choice.most)],
            outer: outer.iter().map(|i| (i.low, i.high)).collect(),
            residue: choice.residue,
            current: (choice.low, choice.high),
            most: choice.most,
            few: None,
            halvings: 0,
            misses: 0,
            gone: 0,
            since: 0,
            took: 0,
        }
    }

    fn open(&self) -> Open {
        Open { gone: self.gone, gaps: self.gaps.len() }
    }

    fn left(&self) -> f64 {
        self.gaps.iter().map(|gap| size(*gap)).sum()
    }

    /// Which part of the values was gone through, and which part is being gone through. Of those alone that are gone through one by one, if it has
    /// come to them.
    fn parts(&self) -> (f64, f64) {
        let all = self.few.unwrap_or_else(|| size((0, self.most)));
        (1.0 - self.left() / all, (size(self.current) / all).min(1.0))
    }

    /// Takes values away that were gone through, and what that held for.
    fn subtract(&mut self, region: &[(u64, u64)]) {
        let (&(low, high), outer) = region.split_last().expect("a region of this choice");
        let mut left = Vec::with_capacity(self.gaps.len() + 1);
        for &(first, last) in &self.gaps {
            if last < low || first > high {
                left.push((first, last));
                continue;
            }
            let held = high.min(last) - low.max(first);
            self.misses += u32::from(held < (last - first) / USEFUL);
            left.extend((first < low).then(|| (first, low - 1)));
            left.extend((last > high).then(|| (high + 1, last)));
        }
        self.gaps = left;
        for (own, other) in self.outer.iter_mut().zip(outer) {
            *own = (own.0.max(other.0), own.1.min(other.1));
        }
    }

    /// A value that is left, if it is worth while.
    fn next(&mut self) -> Option<u64> {
        let &(low, high) = self.gaps.iter().max_by_key(|(low, high)| high - low)?;
        if high - low < USEFUL || high - low < SMALL && self.misses >= MISSES {
            if self.few.is_none() {
                self.few = Some(self.left());
            }
            return self.gaps.first().map(|gap| gap.0);
        }
        self.halvings += 1;
        (self.halvings <= HALVINGS).then(|| low + (high - low) / 2)
    }
}

/// Gives known values first, then zero.
struct Given<'a> {
    values: &'a [u64],
    next: usize,
    made: Made,
}

impl Choices for Given<'_> {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let number = self.values.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        let value = match choice.ty {
            Type::Int(width) if width <= u64::BITS => Value::Word(Bits::from_u64(number, width)),
            ty => Value::zero(program, ty),
        };
        self.made.note(&choice, &value);
        value
    }
}

/// How far it is.
struct Search<'a> {
    program: &'a Program,
    code: Code<'a>,
    /// Units of work in all, and of how many it must show behind them that it comes to an end.
    work: u64,
    patience: u64,
    until: Option<Instant>,
    runs: u64,
    steps: u64,
    /// What was done, in steps of the meter.
    spent: u64,
    estimate: Estimate,
}

/// What a run gives.
enum Run {
    /// It stands for these values of its choices, and violates nothing.
    Good(Vec<Interval>),
    Violation(ProgramOutcome),
    /// It is of no use, for this reason.
    Other(&'static str),
}

impl Search<'_> {
    /// Runs with these values of the first choices.
    fn run(&mut self, values: &[u64]) -> Run {
        let work = self.work.saturating_sub(self.units());
        let limits = Limits { steps: LONGEST, work, until: self.until, ..Limits::default() };
        let mut given = Given { values, next: 0, made: Made::default() };
        let eval::Followed { run, intervals, cost } = eval::follow(&self.code, &mut given, &limits);
        self.runs += 1;
        self.steps += run.steps;
        self.spent += CHOOSING + cost;
        match (run.end, intervals) {
            (End::Exit | End::Silent, Some(intervals)) => Run::Good(intervals),
            (End::Violation(_), _) => match given.made.violation(self.program) {
                Some(violation) => Run::Violation(ProgramOutcome::Unsafe(Box::new(violation))),
                None => Run::Other("a violation that is not replayed"),
            },
            (End::OutOfFuel, _) => Run::Other("the limit of steps"),
            (_, None) => Run::Other("what decides is no choice among few values"),
            _ => Run::Other("what is not modelled or not defined"),
        }
    }

    /// Whether the time is over, or there are too many runs left, both by the values that are left and by what going through others took.
    fn is_hopeless(&self, levels: &[Level]) -> bool {
        if self.units() < self.patience {
            return false;
        }
        let (mut done, mut weight) = (0.0, 1.0);
        for level in levels {
            let (gone, going) = level.parts();
            done += weight * gone;
            weight *= going;
        }
        let (spent, all) = (self.units() as f64, self.work as f64);
        let by_values = spent > DOUBT * done * all;
        let is_long = |runs: f64| runs * spent / self.runs as f64 > all - spent;
        let left = self.estimate.runs_left(levels.iter().map(Level::open));
        self.is_over()
            || by_values && left.is_none_or(is_long)
            || left.is_some_and(|runs| is_long(runs / CERTAIN))
    }

    /// Notes that an interval of the choice in this place was gone through.
    fn went_through(&mut self, at: usize, level: &mut Level) {
        level.gone += 1;
        let all = level.gaps.is_empty().then_some(level.gone);
        level.took = self.runs - level.since;
        self.estimate.went_through(at, level.took, all);
        level.since = self.runs;
    }

    fn units(&self) -> u64 {
        self.spent / meter::STEPS_PER_UNIT
    }

    fn is_over(&self) -> bool {
        self.units() >= self.work || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn all(&mut self) -> Result<ProgramOutcome, &'static str> {
        let (mut levels, mut values): (Vec<Level>, Vec<u64>) = (vec![], vec![]);
        loop {
            let own: Vec<u64> =
                levels.iter().zip(&values).filter(|(l, _)| l.residue.is_none()).map(|(_, v)| *v).collect();
            let intervals = match self.run(&own) {
                Run::Good(intervals) => intervals,
                Run::Violation(outcome) => return Ok(outcome),
                Run::Other(why) => return Err(why),
            };
            let known = intervals.iter().map(|i| i.at).take(values.len());
            if !known.eq(values.iter().copied()) {
                return Err("a run with other choices");
            }
            for (level, interval) in levels.iter_mut().zip(&intervals) {
                level.current = (interval.low, interval.high);
            }
            for i in levels.len()..intervals.len() {
                let since = self.runs - 1;
                levels.push(Level { since, ..Level::new(&intervals[i], &intervals[..i]) });
            }
            values = intervals.iter().map(|i| i.at).collect();
            let region = intervals.iter().map(|i| (i.low, i.high)).collect();
            if !self.next(&mut levels, &mut values, region)? {
                return Ok(ProgramOutcome::Safe(ProgramProof::by_runs(self.runs, self.steps)));
            }
            // What is left of a choice whose first interval took most of the runs may be one more: values that an assumption excludes.
            let took_most = |level: &Level| level.gone == 1 && 2 * level.took >= self.runs;
            if !levels.last().is_some_and(took_most) && self.is_hopeless(&levels) {
                return Err("it would take too many runs");
            }
        }
    }

    /// Takes a region away that was gone through, with all values that this leaves done, and chooses the values of the next run; false if there is none.
    fn next(
        &mut self,
        levels: &mut Vec<Level>,
        values: &mut Vec<u64>,
        mut region: Vec<(u64, u64)>,
    ) -> Result<bool, &'static str> {
        while let Some(i) = region.len().checked_sub(1) {
            self.spent += LEVEL;
            if self.is_over() {
                return Err("it would take too many runs");
            }
            levels[i].subtract(&region);
            self.went_through(i, &mut levels[i]);
            if levels[i].gaps.is_empty() {
                region = levels.pop().expect("it is the last one").outer;
                continue;
            }
            let value = levels[i].next().ok_or("too many values")?;
            if let Some(residue) = levels[i].residue {
                values.truncate(i + 1);
                // What is gone through at all levels has these values of the choice.
                let outers = levels[residue.choice + 1..].iter().map(|level| level.outer[residue.choice]);
                let range = outers.fold((0, u64::MAX), |all, own| (all.0.max(own.0), all.1.min(own.1)));
                match with_residue(levels, values, range, value) {
                    Some(choice) => values[residue.choice] = choice,
                    None => {
                        // None of them has this remainder, beside the values of the other remainders of the choice that it has here.
                        region.clone_from(&levels[i].outer);
                        region[residue.choice] = range;
                        for (j, level) in levels[..i].iter().enumerate() {
                            if level.residue.is_some_and(|other| other.choice == residue.choice) {
                                region[j] = (values[j], values[j]);
                            }
                        }
                        region.push((value, value));
                        continue;
                    }
                }
            }
            values.truncate(i);
            values.push(value);
            return Ok(true);
        }
        Ok(false)
    }
}

/// A value in a range of the choice of the last remainder for which that is another one, and the remainders before it are as they are.
fn with_residue(levels: &[Level], values: &[u64], (low, high): (u64, u64), wanted: u64) -> Option<u64> {
    let residue = levels.last()?.residue?;
    let (at, here) = (values[residue.choice], *values.last()?);
    let others = levels[..levels.len() - 1].iter().filter_map(|level| level.residue);
    let others = others.filter(|other| other.choice == residue.choice);
    let step = others.fold(1, |all, other| lcm(all, other.modulus));
    let (mut up, mut down) = (Some(at), Some(at));
    for i in 1..=residue.modulus {
        up = up.and_then(|value| value.checked_add(step)).filter(|value| *value <= high);
        down = down.and_then(|value| value.checked_sub(step)).filter(|value| *value >= low);
        if up.is_none() && down.is_none() {
            break;
        }
        let moved = u64::try_from(u128::from(step) * u128::from(i) % u128::from(residue.modulus)).ok()?;
        let (more, less) =
            ((here + moved) % residue.modulus, (here + residue.modulus - moved) % residue.modulus);
        let (above, below) = if residue.rising { (more, less) } else { (less, more) };
        if above == wanted && up.is_some() {
            return up;
        }
        if below == wanted && down.is_some() {
            return down;
        }
    }
    None
}

fn lcm(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}

/// The answer, if all runs can be made, or one is found that violates a check.
pub(super) fn decide(program: &Program, stop: &Stop) -> Option<ProgramOutcome> {
    within(program, stop, FIRST)
}

/// The same of a part of a program, for which the work is limited.
pub(super) fn decide_part(program: &Program, stop: &Stop) -> Option<ProgramOutcome> {
    within(program, stop, u64::MAX)
}

fn within(program: &Program, stop: &Stop, patience: u64) -> Option<ProgramOutcome> {
    let Limits { work, until, .. } = affordable(stop, PART, WORK);
    let run = if program.instrs().nth(LARGE).is_none() { promoted(program) } else { Cow::Borrowed(program) };
    let code = Code::new(&run);
    let mut search = Search {
        program,
        code,
        work,
        patience,
        until,
        runs: 0,
        steps: 0,
        spent: 0,
        estimate: Estimate::default(),
    };
    let found = search.all();
    events::AllRuns::trace(|| events::AllRuns {
        runs: search.runs,
        steps: search.steps,
        given_up: found.as_ref().err().map(|why| why.to_string()),
    });
    found.ok()
}
