//! Random runs of transition systems over integers: violations after very many steps, for which no formula is needed.
//!
//! A run begins in a state that the solver gives, where what the initial formula leaves open is drawn; each step draws inputs until the constraints and the
//! guards hold, with habits that are the run's own, since what counts up needs many steps of the same kind. Rounds become longer as
//! Luby, Sinclair and Zuckerman advise ("Optimal speedup of Las Vegas algorithms", 1993). Where nothing is drawn there is one run, which
//! goes on for as long as it can.
//!
//! Invariant: a round depends on its number and the seed alone; what it drew is found again by repeating it, so nothing is kept on the
//! way, and a run of a million steps takes a few tenths of a second (`machine`).
//! Deliberately absent: proofs; inputs that solve constraints; real numbers and arrays. On bits there is the simulation of circuits in the crate `pdr`.

use super::machine::{Machine, is_word, of_value, to_value};
use eufonium_base::luby::luby;
use eufonium_base::{Random, Stats, Stop};
use eufonium_ir::{Reason, Sort, Term, TermPool, Trace, TransSys, TsOutcome, Value, visit};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// Steps of the shortest rounds.
const STEPS: u64 = 4096;
/// The most steps of a trace that is written down: each has values.
const LONGEST: u64 = 1 << 21;
/// How often inputs are drawn for one step.
const DRAWS: usize = 24;
/// Rounds that end as the first one did until one round is as long as can be.
const ALIKE: usize = 7;
/// Rounds without a step after which there is no use.
const HOPELESS: u64 = 200;
/// Instructions that take about a microsecond.
const PER_UNIT: u64 = 300;
/// The numbers that are drawn beside those of the system.
const SMALL: usize = 12;

eufonium_base::counters! {
    /// The figures of the runs.
    #[derive(Clone, Debug, Default)]
    struct WalkStats in "simulation." {
        /// Runs from the initial states.
        rounds,
        /// Steps of all runs.
        steps,
        /// Runs that found no step with the choices they tried.
        stuck,
    }
}

/// Looks for a violation by random runs, until told to stop.
pub fn simulate(
    pool: &mut TermPool,
    ts: &TransSys,
    seed: u64,
    solver: SolverOptions,
    stop: &Stop,
) -> (TsOutcome, Stats) {
    let mut stats = WalkStats::default();
    let outcome = Walks::new(pool, ts, solver, stop).and_then(|mut walks| {
        let found = walks.search(seed, stop, &mut stats)?;
        stop.conclude();
        walks.trace(pool, seed, &found, stop)
    });
    (outcome.map_or_else(TsOutcome::Unknown, TsOutcome::Unsafe), stats.figures())
}

/// A constant of the system.
struct Variable {
    register: Option<u32>,
    sort: Sort,
    /// How many values there are of it, if few.
    values: Option<u64>,
}

/// Where a run violates a property, and which.
struct Found {
    round: u64,
    steps: u64,
    property: usize,
}

/// Where the rounds of the shortest length end. Where they end alike, guards seem to determine what is drawn, and short rounds only
/// repeat what is known.
#[derive(Default)]
struct Ends {
    first: Option<Vec<i64>>,
    others: usize,
    differ: bool,
}

impl Ends {
    fn note(&mut self, state: &[i64]) {
        match &self.first {
            None => self.first = Some(state.to_vec()),
            Some(first) => {
                self.differ |= first != state;
                self.others += 1;
            }
        }
    }

    /// Whether enough rounds ended alike, for the first time.
    fn take_alike(&mut self) -> bool {
        let alike = !self.differ && self.others >= ALIKE;
        self.differ |= alike;
        alike
    }
}

/// How a step ended.
enum Taken {
    Step,
    Violation(usize),
    Stuck,
}

/// Runs of a system.
struct Walks {
    machine: Machine,
    states: Vec<Variable>,
    next: Vec<u32>,
    inputs: Vec<Variable>,
    constraints: Vec<u32>,
    guards: Vec<u32>,
    bad: Vec<u32>,
    /// An initial state; `None` for what the initial formula does not speak of.
    start: Vec<Option<i64>>,
    /// Numbers near those of the system.
    numbers: Vec<i64>,
    /// The present state, and what a step reads.
    state: Vec<i64>,
    drawn: Vec<i64>,
}

impl Walks {
    fn new(pool: &mut TermPool, ts: &TransSys, options: SolverOptions, stop: &Stop) -> Result<Walks, Reason> {
        let (states, inputs) = (ts.state_terms(), ts.input_terms());
        if let Some(other) = states.iter().chain(&inputs).find(|&&t| !is_word(pool, pool.sort(t))) {
            let sort = eufonium_ir::print::sort(pool, pool.sort(*other));
            return Err(Reason::Unsupported(format!("runs on numbers do not know the sort {sort}")));
        }
        let machine = Machine::new(pool, &ts.roots()).map_err(Reason::Unsupported)?;
        let register = |t: Term| machine.register(t).expect("a root has a register");
        let all = |terms: &[Term]| terms.iter().map(|&t| register(t)).collect();
        let variable = |&t: &Term| Variable {
            register: machine.register(t),
            sort: pool.sort(t),
            values: few_values(pool, pool.sort(t)),
        };
        let (next, bad) = (all(&ts.next_terms()), ts.properties.iter().map(|p| register(p.bad)).collect());
        let (constraints, guards) = (all(&ts.constraints), all(&ts.guards));
        let state_variables = states.iter().map(variable).collect();
        let input_variables = inputs.iter().map(variable).collect();
        let numbers = numbers(pool, &ts.roots());
        let start = start(pool, ts, options, stop)?;
        Ok(Walks {
            machine,
            states: state_variables,
            next,
            inputs: input_variables,
            constraints,
            guards,
            bad,
            start,
            numbers,
            state: Vec::new(),
            drawn: Vec::new(),
        })
    }

    /// Runs round after round.
    fn search(&mut self, seed: u64, stop: &Stop, stats: &mut WalkStats) -> Result<Found, Reason> {
        let is_one_run = self.inputs.is_empty() && self.start.iter().all(Option::is_some);
        let mut hopeless = 0;
        let mut ends = Ends::default();
        for round in 0.. {
            let is_long = is_one_run || ends.take_alike();
            let length = if is_long { LONGEST } else { (STEPS * luby(round + 1)).min(LONGEST) };
            let (steps, end) = self.round(seed, (round, length), stop, |_| {})?;
            if steps == STEPS {
                ends.note(&self.state);
            }
            stats.rounds += 1;
            stats.steps += steps;
            stats.stuck += u64::from(matches!(end, Taken::Stuck));
            if let Taken::Violation(property) = end {
                return Ok(Found { round, steps, property });
            }
            hopeless = if steps == 0 { hopeless + 1 } else { 0 };
            if is_one_run || hopeless == HOPELESS {
                break;
            }
        }
        Err(Reason::Incomplete("the runs that there are violate nothing".into()))
    }

    /// A run of so many steps at most, and how it ended; tells what was drawn for each state.
    fn round(
        &mut self,
        seed: u64,
        (round, length): (u64, u64),
        stop: &Stop,
        mut tell: impl FnMut(&[i64]),
    ) -> Result<(u64, Taken), Reason> {
        let mut random = random_of(seed, round);
        self.begin(&mut random);
        let habits: Vec<usize> = self.inputs.iter().map(|_| random.below(HABITS.len())).collect();
        let mut instructions = 0;
        for steps in 0..length {
            let taken = self.step(&mut random, &habits, &mut instructions);
            if instructions >= 64 * PER_UNIT {
                if stop.tick(instructions / PER_UNIT) {
                    return Err(interrupted(stop));
                }
                instructions = 0;
            }
            if matches!(taken, Taken::Stuck) {
                return Ok((steps, Taken::Stuck));
            }
            tell(&self.drawn);
            if matches!(taken, Taken::Violation(_)) {
                return Ok((steps, taken));
            }
        }
        Ok((length, Taken::Step))
    }

    /// The initial state, and inputs that the first step may keep: nothing is left of the round before.
    fn begin(&mut self, random: &mut Random) {
        self.state.clear();
        self.drawn.clear();
        for at in 0..self.states.len() {
            let value = match self.start[at] {
                Some(value) => value,
                None => draw(random, &self.states[at], &self.numbers, &[]),
            };
            self.state.push(value);
        }
        for input in &self.inputs {
            self.drawn.push(draw(random, input, &self.numbers, &self.state));
        }
    }

    /// Takes a step if one is found, or finds a violation in the present state.
    fn step(&mut self, random: &mut Random, habits: &[usize], instructions: &mut u64) -> Taken {
        let draws = if self.inputs.is_empty() { 1 } else { DRAWS };
        for attempt in 0..draws {
            self.draw_inputs(random, (attempt == 0).then_some(habits));
            let given = self.states.iter().zip(&self.state).chain(self.inputs.iter().zip(&self.drawn));
            for (variable, &value) in given {
                if let Some(register) = variable.register {
                    self.machine.set(register, value);
                }
            }
            *instructions += self.machine.len() as u64;
            let hold = |machine: &Machine, all: &[u32]| all.iter().all(|&r| machine.holds(r));
            if self.machine.run().is_none() || !hold(&self.machine, &self.constraints) {
                continue;
            }
            if let Some(property) = self.bad.iter().position(|&bad| self.machine.holds(bad)) {
                return Taken::Violation(property);
            }
            if hold(&self.machine, &self.guards) {
                for (value, &register) in self.state.iter_mut().zip(&self.next) {
                    *value = self.machine.get(register);
                }
                return Taken::Step;
            }
        }
        Taken::Stuck
    }

    /// Draws a value for each input, by the habits of the run or by none.
    fn draw_inputs(&mut self, random: &mut Random, habits: Option<&[usize]>) {
        for (at, input) in self.inputs.iter().enumerate() {
            self.drawn[at] = match (habits, input.values) {
                (Some(habits), Some(2)) => i64::from(random.below(32) < HABITS[habits[at]]),
                (Some(habits), _) if random.below(32) >= HABITS[habits[at]] => continue,
                _ => draw(random, input, &self.numbers, &self.state),
            };
        }
    }

    /// The trace of a run, which is repeated.
    fn trace(&mut self, pool: &TermPool, seed: u64, found: &Found, stop: &Stop) -> Result<Trace, Reason> {
        let mut drawn: Vec<i64> = Vec::new();
        self.round(seed, (found.round, found.steps + 1), stop, |inputs| drawn.extend(inputs))?;
        self.begin(&mut random_of(seed, found.round));
        let values = |variables: &[Variable], words: &[i64]| -> Vec<Value> {
            let pairs = variables.iter().zip(words);
            pairs.map(|(variable, &word)| to_value(pool, variable.sort, word)).collect()
        };
        let start = values(&self.states, &self.state);
        let inputs: Vec<Vec<Value>> = match self.inputs.len() {
            0 => vec![vec![]; found.steps as usize + 1],
            count => drawn.chunks(count).map(|words| values(&self.inputs, words)).collect(),
        };
        Ok(Trace { property: found.property, start, inputs })
    }
}

/// What a round draws.
fn random_of(seed: u64, round: u64) -> Random {
    Random::new(seed ^ round.wrapping_mul(0xa076_1d64_78bd_642f))
}

/// How likely a truth value is true, or another input changes, in a run: so many times in 32.
const HABITS: &[usize] = &[1, 4, 16, 28, 31];

/// A value of a variable: of few values any; else a number of the system, one of the state, or a small one.
fn draw(random: &mut Random, variable: &Variable, numbers: &[i64], state: &[i64]) -> i64 {
    if let Some(count) = variable.values {
        return random.below(count as usize) as i64;
    }
    match random.below(4) {
        0 if !state.is_empty() => state[random.below(state.len())].saturating_add(random.below(3) as i64 - 1),
        0 | 1 if !numbers.is_empty() => numbers[random.below(numbers.len())],
        _ => random.below(SMALL) as i64 - 2,
    }
}

/// How many values a sort has, if it is one of truth values or words.
fn few_values(pool: &TermPool, sort: Sort) -> Option<u64> {
    if sort.is_bool() { Some(2) } else { pool.as_bv(sort).map(|width| 1 << width) }
}

/// The numbers of the system with those next to them, ascending.
fn numbers(pool: &TermPool, roots: &[Term]) -> Vec<i64> {
    let all = visit::postorder(pool, roots);
    let found = all.iter().filter_map(|&t| pool.as_num(t)?.to_i64());
    let mut numbers: Vec<i64> =
        found.flat_map(|n| [n.saturating_sub(1), n, n.saturating_add(1), n.saturating_neg()]).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// An initial state, without what the initial formula does not speak of.
fn start(
    pool: &mut TermPool,
    ts: &TransSys,
    options: SolverOptions,
    stop: &Stop,
) -> Result<Vec<Option<i64>>, Reason> {
    let mut solver = Solver::new(options, stop.clone());
    ts.init.iter().for_each(|&t| solver.assert(pool, t));
    match solver.check(pool, &[]) {
        SatResult::Sat => {}
        SatResult::Unsat => return Err(Reason::Incomplete("there is no initial state".into())),
        SatResult::Unknown => return Err(interrupted(stop)),
    }
    let model = solver.model(pool).clone();
    let said = visit::constants(pool, &ts.init);
    let mut eval = eufonium_ir::Evaluator::new(&model);
    let states = ts.state_terms();
    let mut out = Vec::new();
    for state in states {
        let value = said.contains(&state).then(|| eval.eval(pool, state));
        let word = value
            .as_ref()
            .map(|value| of_value(value).ok_or(Reason::Incomplete("a start is too great".into())));
        out.push(word.transpose()?);
    }
    Ok(out)
}

/// Why a run or a question was cut short.
fn interrupted(stop: &Stop) -> Reason {
    stop.reason().map_or_else(|| Reason::Incomplete("the solver gave up".into()), Reason::Interrupted)
}
