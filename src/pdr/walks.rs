//! Random simulation: 64 runs of the circuit side by side, whose inputs are drawn with different habits.
//!
//! What fills a queue or counts up to an end needs many steps of the same kind, which fair coins never give: so each run has, for
//! each input word, a likelihood of ones and one of keeping the value of the step before. Runs whose inputs meet no constraint draw
//! those anew that constraints depend on, more and more fairly, before they begin again. Rounds of runs become longer as Luby,
//! Sinclair and Zuckerman advise for searches without a known length ("Optimal speedup of Las Vegas algorithms", 1993).
//!
//! Invariant: a round depends on its number and the seed alone; the run that violated something is found again by
//! repeating its round, so none is kept on the way.
//!
//! Likelihoods of inputs are known as weighted random patterns (Wunderlich, "Multiple distributions for biased random test
//! patterns", ITC 1988). Deliberately absent: proofs; inputs that solve constraints; coverage as a guide.

use crate::circuit::{BitValues, Circuit};
use crate::events;
use crate::evidence::trace;
use crate::options::PdrOptions;
use crate::reduce::reduce;
use crate::simulate::Simulator;
use crate::stats::SimulationStats;
use eufonium_base::luby::luby;
use eufonium_base::{OnProgress, Progress, Random, Stats, Stop, meter};
use eufonium_ir::{Reason, TermPool, TransSys, TsOutcome};
use std::ops::Range;

/// Steps of the shortest rounds.
const STEPS: u64 = 1024;
/// How often a run draws inputs anew to meet the constraints of a state: at least, and at most where that takes as long as the rest of
/// the step.
const DRAWS: [usize; 2] = [8, 100];
/// After so many steps that no run could make a round ends.
const STUCK: u64 = 4;
/// After so many rounds without a step that any run could make there is no use.
const HOPELESS: u64 = 20;

/// Bits of a likelihood: how many in 32.
const PLANES: usize = 5;

/// Looks for a violation by random runs, until told to stop.
pub fn simulate<'a>(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &PdrOptions,
    stop: &Stop,
    on_progress: &'a mut OnProgress<'a>,
) -> (TsOutcome, Stats) {
    let circuit = match crate::circuit_of(pool, ts, options, stop) {
        Ok(circuit) => circuit,
        Err(outcome) => return (outcome, Stats::new()),
    };
    let start = circuit.state_bits(|latch| latch.init);
    // What is equal takes no time in a simulation.
    let options = PdrOptions { equal_latches: false, ..*options };
    let (circuit, _) = reduce(circuit, &options, stop);
    let mut walks = Walks::new(&circuit);
    let found = walks.search(options.seed, stop, on_progress);
    let outcome = match found {
        Ok(record) => {
            let known = start.into_iter().chain(record.start).collect();
            TsOutcome::Unsafe(trace(pool, ts, &known, &record.inputs))
        }
        Err(reason) => TsOutcome::Unknown(reason),
    };
    (outcome, walks.stats.figures())
}

/// With what likelihood each of 64 runs has something, in 32nds, bit by bit.
#[derive(Clone, Copy, Debug, Default)]
struct Likelihood([u64; PLANES]);

impl Likelihood {
    const HALF: Likelihood = Likelihood([0, 0, 0, 0, u64::MAX]);

    /// One of these for each run.
    fn of(random: &mut Random, choices: &[u8]) -> Likelihood {
        let mut planes = [0; PLANES];
        for run in 0..64 {
            let choice = choices[random.below(choices.len())];
            for (k, plane) in planes.iter_mut().enumerate() {
                *plane |= u64::from(choice >> k & 1) << run;
            }
        }
        Likelihood(planes)
    }

    /// The runs that have it this time: those whose random number of five bits is below theirs.
    fn draw(&self, random: &mut Random) -> u64 {
        let Some(last) = self.0.iter().position(|&plane| plane != 0) else { return 0 };
        let (mut below, mut equal) = (0, u64::MAX);
        for &plane in self.0[last..].iter().rev() {
            let number = random.word();
            below |= equal & plane & !number;
            equal &= !(plane ^ number);
        }
        below
    }
}

/// An input word and how the runs of a round draw it.
struct Word {
    /// Its bits among those of the circuit.
    bits: Range<usize>,
    /// Whether a constraint depends on it.
    is_constrained: bool,
    /// Zeros instead of ones.
    flipped: u64,
    ones: Likelihood,
    keeps: Likelihood,
}

/// What a run did since it began.
#[derive(Default)]
struct Record {
    run: u32,
    start: BitValues,
    inputs: Vec<BitValues>,
}

/// Where a run violated something.
struct Hit {
    run: u32,
    steps: u64,
}

/// 64 runs of a circuit.
struct Walks<'a> {
    circuit: &'a Circuit,
    runs: Simulator,
    /// How many conjunctions constraints depend on; they are the first ones.
    of_constraints: usize,
    /// How often inputs are drawn anew that constraints depend on.
    draws: usize,
    words: Vec<Word>,
    stats: SimulationStats,
}

impl<'a> Walks<'a> {
    fn new(circuit: &'a Circuit) -> Walks<'a> {
        let mut runs = Simulator::new(circuit);
        let support = runs.support(&circuit.constraints);
        let of_constraints = runs.put_first(&support);
        let mut words = Vec::new();
        for bits in circuit.inputs.chunk_by(|a, b| a.of.0 == b.of.0) {
            let first = words.last().map_or(0, |word: &Word| word.bits.end);
            words.push(Word {
                bits: first..first + bits.len(),
                is_constrained: bits.iter().any(|bit| support[bit.now.node()]),
                flipped: 0,
                ones: Likelihood::HALF,
                keeps: Likelihood::default(),
            });
        }
        let [least, most] = DRAWS;
        let draws = match words.iter().any(|word| word.is_constrained) {
            true => (runs.num_gates() / of_constraints.max(1)).clamp(least, most),
            false => 0,
        };
        Walks { circuit, runs, of_constraints, draws, words, stats: SimulationStats::default() }
    }

    /// Round after round; the run that violated something.
    fn search(&mut self, seed: u64, stop: &Stop, on_progress: &mut OnProgress<'_>) -> Result<Record, Reason> {
        let mut hopeless = 0;
        for number in 1u64.. {
            let seed = seed ^ number << 20;
            let steps = STEPS * luby(number - 1);
            let before = self.stats.steps;
            let hit = self.round(seed, steps, stop, None);
            self.stats.rounds += 1;
            events::Simulated::trace(|| events::Simulated {
                round: number,
                steps: self.stats.steps - before,
            });
            if let Some(Hit { run, steps }) = hit {
                let mut record = Record { run, ..Record::default() };
                self.round(seed, steps, &Stop::never(), Some(&mut record));
                return Ok(record);
            }
            if let Some(interrupt) = stop.reason() {
                return Err(Reason::Interrupted(interrupt));
            }
            hopeless = if self.stats.steps == before { hopeless + 1 } else { 0 };
            if hopeless == HOPELESS {
                return Err(Reason::Incomplete("random inputs meet the constraints of no state".into()));
            }
            let progress = Progress { frame: self.stats.rounds, ..Progress::default() };
            on_progress(progress, &|| self.stats.figures());
        }
        unreachable!("there is always another number")
    }

    /// Runs of at most so many steps; the first violation. With a record the choices of its run are put into it.
    fn round(&mut self, seed: u64, steps: u64, stop: &Stop, mut record: Option<&mut Record>) -> Option<Hit> {
        let mut random = Random::new(seed);
        self.habits(&mut random);
        // There is no step before the first one whose inputs could be kept.
        self.circuit.inputs.iter().for_each(|bit| self.runs.set(bit.now.node(), 0));
        self.begin(u64::MAX, &mut random, record.as_deref_mut());
        let (mut stuck, mut step) = (0, 0);
        while step < steps && stuck < STUCK {
            let meets = self.draw_inputs(&mut random);
            self.runs.compute(self.of_constraints..self.runs.num_gates());
            if let Some(record) = record.as_deref_mut() {
                record.inputs.push(self.bits_of(record.run));
            }
            step += 1;
            let violated = self.runs.value(self.circuit.bad) & meets;
            if violated != 0 {
                return Some(Hit { run: violated.trailing_zeros(), steps: step });
            }
            let goes_on = meets & self.runs.value(self.circuit.guard);
            self.stats.steps += u64::from(goes_on != 0);
            self.stats.stuck += u64::from(goes_on.count_zeros());
            stuck = if goes_on == 0 { stuck + 1 } else { 0 };
            self.runs.step(self.circuit);
            if goes_on != u64::MAX {
                self.begin(!goes_on, &mut random, record.as_deref_mut());
            }
            if stop.is_raised() {
                return None;
            }
        }
        None
    }

    /// How each run draws each word.
    fn habits(&mut self, random: &mut Random) {
        for word in &mut self.words {
            // Wide words are data most often: all runs draw them fairly, or each in its own way.
            let is_fair = word.bits.len() > 8 && random.below(4) != 0;
            (word.flipped, word.ones, word.keeps) = if is_fair {
                (0, Likelihood::HALF, Likelihood::default())
            } else {
                let ones = Likelihood::of(random, &[0, 1, 1, 4, 8, 16, 16]);
                (random.word(), ones, Likelihood::of(random, &[0, 0, 16, 28, 31]))
            };
        }
    }

    /// Some runs begin anew; what has no value at first gets any.
    fn begin(&mut self, runs: u64, random: &mut Random, record: Option<&mut Record>) {
        for latch in &self.circuit.latches {
            let first = latch.init.map_or_else(|| random.word(), |value| u64::from(value).wrapping_neg());
            let now = self.runs.value(latch.now);
            self.runs.set(latch.now.node(), now & !runs | first & runs);
        }
        let Some(record) = record.filter(|record| runs >> record.run & 1 == 1) else { return };
        let value = |l| self.runs.value(l) >> record.run & 1 == 1;
        record.inputs.clear();
        record.start = self.circuit.state_bits(|latch| Some(value(latch.now)));
    }

    /// Draws the inputs of all runs; those that meet the constraints. Their conjunctions are computed.
    fn draw_inputs(&mut self, random: &mut Random) -> u64 {
        let mut open = u64::MAX;
        meter::spend_len(self.circuit.inputs.len());
        for draw in 0..=self.draws {
            for word in self.words.iter().filter(|word| draw == 0 || word.is_constrained) {
                word.draw(open, draw, self.circuit, &mut self.runs, random);
            }
            self.runs.compute(0..self.of_constraints);
            let constraints = self.circuit.constraints.iter();
            open = !constraints.fold(u64::MAX, |meets, &l| meets & self.runs.value(l));
            if open == 0 {
                break;
            }
        }
        !open
    }

    /// The inputs of a run.
    fn bits_of(&self, run: u32) -> BitValues {
        let bits = self.circuit.inputs.iter();
        bits.map(|bit| (bit.of, self.runs.value(bit.now) >> run & 1 == 1)).collect()
    }
}

impl Word {
    /// Draws the word for some runs: the first time as they use to, then some of them fairly.
    fn draw(&self, runs: u64, draw: usize, circuit: &Circuit, values: &mut Simulator, random: &mut Random) {
        let fairly = if draw > 1 { random.word() } else { 0 };
        let keeps = if draw == 0 { self.keeps.draw(random) } else { 0 };
        let drawn = runs & !keeps;
        for bit in &circuit.inputs[self.bits.clone()] {
            let usual = self.ones.draw(random) ^ self.flipped;
            let new = usual & !fairly | random.word() & fairly;
            let old = values.value(bit.now);
            values.set(bit.now.node(), old & !drawn | new & drawn);
        }
    }
}
