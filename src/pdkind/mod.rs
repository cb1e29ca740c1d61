//! PDKind: IC3 whose lemmas need to be inductive over several steps only.
//!
//! Two bounds grow. *Frames* (`reach`) over-approximate what is reached in up to `n` steps, as those of IC3 do. The *clauses* of the
//! search hold of all those states; the properties are among them. In each round every clause is pushed: if no path of `k` steps
//! through states in which all clauses hold ends in a violation of it, it stays. If there is one, the states from which such a path starts
//! are a cube, and the frames are asked for it. If it is not reached, the lemma that says so is a clause from now on. If it is reached, the
//! clause is wrong and left out, or there is a violation. When a round leaves nothing out, all clauses together are inductive over `k`
//! steps. A clause that was made to keep a violation away, and is wrong, is replaced by the very cube that leads there.
//!
//! What is reached in few steps needs simple lemmas, and what is inductive over several steps simpler ones than what is inductive over one:
//! protocols in rounds, clocks and counters in lockstep.
//!
//! The parts: `system` the step as formulas, `reach` the frames, `paths` the paths of `k` steps, `trace` traces.
//!
//! Source: D. Jovanovic, B. Dutertre, "Property-directed k-induction" (FMCAD 2016). Other than there, a clause is pushed by itself and not with what
//! it was strengthened by, and `n` grows by one in each round, for which alone the pushed clauses are known to hold.
//! Deliberately absent: induction over more steps than an option says; obligations that are kept for later rounds.

pub mod events;
mod paths;
mod reach;
mod system;
#[cfg(test)]
mod tests;
mod trace;

use eufonium_base::{Stats, Stop};
use eufonium_ir::{Reason, Term, TermPool, TransSys, TsInvariant, TsOutcome};
use eufonium_itp::CubeMode;
use eufonium_smt::SolverOptions;
use paths::Paths;
use reach::{Frames, Reach};
use std::collections::VecDeque;
use std::rc::Rc;
use system::System;

eufonium_base::options! {
    /// Options of the engine.
    #[derive(Clone, Debug, PartialEq)]
    pub struct PdkindOptions {
        /// The most steps over which clauses may be inductive, at least 1.
        pub max_induction: usize = 10,
        /// Give up after so many rounds.
        pub max_rounds: Option<u64> = None,
        /// How an interpolant is made of the literals of an arithmetic lemma.
        pub interpolants: CubeMode = CubeMode::WeakestSum,
        /// Split sums whose parts share no variables.
        pub split_sums: bool = false,
        /// The most checks spent on leaving out literals of one lemma.
        pub drop_budget: u32 = 30,
        /// Make a new solver for the frames after so many checks: numbers that it was asked about make it slow.
        pub renew_after: u64 = 1_000,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// The solver.
        pub solver: SolverOptions = SolverOptions::default(),
    }
}

eufonium_base::counters! {
    /// The figures of a run.
    #[derive(Clone, Debug, Default)]
    struct PdkindStats in "pdkind." {
        /// Rounds.
        rounds,
        /// Over how many steps clauses are inductive.
        depth,
        /// Clauses that were tried to be pushed.
        pushes,
        /// Clauses that hold in a round.
        clauses,
        /// Those that were left out.
        left_out,
        /// The steps of the trace.
        steps,
    }
}

/// Decides whether a violation is reached. Ends with `Unknown` at the limits, and where a solver does not know. `progress` hears of each
/// round before it begins.
pub fn solve(
    pool: &mut TermPool,
    ts: &TransSys,
    options: &PdkindOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(u64),
) -> (TsOutcome, Stats) {
    let system = System::new(pool, ts.clone());
    let frames = Frames::new(pool, &system, options, stop);
    let mut engine =
        Engine { system, frames, options, stop, retired: Stats::new(), stats: PdkindStats::default() };
    let outcome = engine.run(pool, progress).unwrap_or_else(TsOutcome::Unknown);
    (outcome, engine.figures())
}

/// A cube from which a violation is reached.
#[derive(Debug)]
struct Danger {
    cube: Vec<Term>,
    /// The next one, and after how many steps; the last one is the violations themselves.
    next: Option<(Rc<Danger>, usize)>,
}

/// What holds of all that is reached within the bound: that no state is in the cube.
#[derive(Clone, Debug)]
struct Clause {
    cube: Vec<Term>,
    /// The part of the cube that leads to a violation, if it was made for one.
    danger: Option<Rc<Danger>>,
    /// Whether the cube is that part.
    must: bool,
}

impl Clause {
    fn against(danger: Rc<Danger>) -> Clause {
        Clause { cube: danger.cube.clone(), danger: Some(danger), must: true }
    }
}

/// What became of a clause in a round.
enum Pushed {
    Yes,
    /// It does not hold.
    Wrong,
    /// These clauses keep it up, for now.
    By(Clause),
    Violated(Vec<Vec<Term>>),
}

/// The state of the engine.
struct Engine<'a> {
    system: System,
    frames: Frames,
    options: &'a PdkindOptions,
    stop: &'a Stop,
    /// The figures of solvers that are no more.
    retired: Stats,
    stats: PdkindStats,
}

impl Engine<'_> {
    fn run(&mut self, pool: &mut TermPool, progress: &mut dyn FnMut(u64)) -> Result<TsOutcome, Reason> {
        let root = Rc::new(Danger { cube: self.system.bad.clone(), next: None });
        if self.first_violates(pool)? {
            return self.trace(pool, &[Vec::new()], &root, 0).map(TsOutcome::Unsafe);
        }
        let mut clauses = vec![Clause::against(root)];
        // The clauses hold of what is reached in so many steps.
        for bound in 0u32.. {
            if self.options.max_rounds.is_some_and(|max| u64::from(bound) >= max) {
                break;
            }
            let depth = (bound as usize + 1).min(self.options.max_induction.max(1));
            progress(u64::from(bound));
            self.stats.rounds += 1;
            self.stats.depth = depth as u64;
            events::Round::trace(|| {
                let (bound, depth, clauses) = (u64::from(bound), depth as u64, clauses.len() as u64);
                events::Round { bound, depth, clauses, lemmas: self.frames.size() }
            });
            let before = self.stats.left_out;
            match self.round(pool, clauses, (bound, depth))? {
                Round::Violated(trace) => return Ok(TsOutcome::Unsafe(trace)),
                Round::Kept(kept) => clauses = kept,
            }
            if self.stats.left_out == before {
                // The properties are known to the certificate, but not that they fail for no input.
                clauses.retain(|c| self.system.ensure_over_states(pool, &c.cube).is_ok());
                let parts: Vec<Term> = clauses.iter().map(|c| excluded(pool, &c.cube)).collect();
                let formula = pool.and(&parts);
                return Ok(TsOutcome::Safe(TsInvariant { formula, depth, simple_path: false }));
            }
        }
        Err(Reason::Incomplete("the last round is over".into()))
    }

    /// Pushes each clause by paths of `depth` steps; those that stay, the properties first.
    fn round(
        &mut self,
        pool: &mut TermPool,
        clauses: Vec<Clause>,
        (bound, depth): (u32, usize),
    ) -> Result<Round, Reason> {
        let solver = SolverOptions { seed: self.options.seed, ..self.options.solver };
        let mut paths = Paths::new(pool, &self.system.ts, solver, self.stop);
        (0..depth).for_each(|_| paths.extend(pool));
        clauses.iter().for_each(|c| paths.exclude(pool, &c.cube));
        let mut queue: VecDeque<Clause> = clauses.into();
        let mut kept = Vec::with_capacity(queue.len());
        while let Some(clause) = queue.pop_front() {
            match self.push(pool, &mut paths, &clause, bound)? {
                Pushed::Yes => kept.push(clause),
                Pushed::By(lemma) => {
                    self.stats.clauses += 1;
                    events::Clause::trace(|| events::Clause {
                        bound: u64::from(bound),
                        cube: show(pool, &lemma.cube),
                    });
                    paths.exclude(pool, &lemma.cube);
                    queue.push_front(clause);
                    queue.push_back(lemma);
                }
                Pushed::Wrong => {
                    self.stats.left_out += 1;
                    events::LeftOut::trace(|| events::LeftOut {
                        bound: u64::from(bound),
                        cube: show(pool, &clause.cube),
                    });
                    if let Some(danger) = clause.danger {
                        let danger = Clause::against(danger);
                        paths.exclude(pool, &danger.cube);
                        queue.push_back(danger);
                    }
                }
                Pushed::Violated(chain) => {
                    let danger = clause.danger.expect("a clause that must hold keeps violations away");
                    return self.trace(pool, &chain, &danger, depth).map(Round::Violated);
                }
            }
        }
        self.retired.absorb("smt.paths.", &paths.stats());
        Ok(Round::Kept(kept))
    }

    /// Whether a clause holds at the end of each path, and what else is to be said of the clause.
    fn push(
        &mut self,
        pool: &mut TermPool,
        paths: &mut Paths,
        clause: &Clause,
        bound: u32,
    ) -> Result<Pushed, Reason> {
        self.stats.pushes += 1;
        let Some(start) = paths.start(pool, &clause.cube)? else { return Ok(Pushed::Yes) };
        self.system.ensure_over_states(pool, &start)?;
        Ok(match self.frames.reach(pool, &self.system, &start, bound)? {
            Reach::Blocked(cube) => {
                let next = clause.danger.clone().filter(|_| clause.must).map(|d| (d, paths.depth()));
                let danger = next.map(|next| Rc::new(Danger { cube: start, next: Some(next) }));
                Pushed::By(Clause { cube, danger, must: false })
            }
            Reach::Reached(chain) if clause.must => Pushed::Violated(chain),
            Reach::Reached(_) => Pushed::Wrong,
        })
    }

    fn figures(&self) -> Stats {
        let mut stats = self.stats.figures();
        stats.absorb("", &self.frames.stats());
        stats.absorb("", &self.retired);
        stats
    }
}

/// What became of all clauses: those that stay, the properties first.
enum Round {
    Kept(Vec<Clause>),
    Violated(eufonium_ir::Trace),
}

/// The clause that excludes a cube.
fn excluded(pool: &mut TermPool, cube: &[Term]) -> Term {
    let literals = pool.not_all(cube);
    pool.or(&literals)
}

fn show(pool: &TermPool, cube: &[Term]) -> String {
    eufonium_ir::print::terms(pool, cube, " & ")
}

/// Why a solver gave no answer.
fn interrupted(stop: &Stop, reason: &str) -> Reason {
    stop.reason().map_or_else(|| Reason::Incomplete(reason.to_owned()), Reason::Interrupted)
}
