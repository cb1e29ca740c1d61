//! Power abstractions: relations over the states before and after that over-approximate exactly `2^n` steps, or fewer.
//!
//! *Invariant*: `exact[n]` holds of any two states with a path of exactly `2^n` steps between them, `less[n]` of those with one of
//! fewer. `exact[0]` is the step itself and `less[0]` is equality. For `n > 0` a relation is a conjunction of clauses, each
//! of which follows from the *composition* of the powers below:
//!
//! - `exact[n](x, z)` from `exact[n-1](x, y)` and `exact[n-1](y, z)`,
//! - `less[n](x, z)` from `less[n-1](x, z)`, or `less[n-1](x, y)` and `exact[n-1](y, z)`.
//!
//! Each power has a solver with its composition, asked under the assumption of cubes for the first and the last state. What
//! is refuted gives clauses: the interpolating core of a refutation, negated.

use super::cubes::{cube, is_plain};
use super::system::{Formulas, Place, System};
use super::{TpaOptions, TpaStats, events, interrupted};
use eufonium_base::{HashSet, Stats, Stop};
use eufonium_ir::cube::by_bounds;
use eufonium_ir::{Model, Reason, Sort, Term, TermPool, print};
use eufonium_itp::{CubeOptions, unsat_core_cube_with};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// Which of the two relations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// Exactly `2^n` steps.
    Exact,
    /// Fewer than `2^n` steps.
    Less,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Exact => "exact",
            Kind::Less => "less",
        }
    }
}

/// What the composition of a power says of two sets of states.
pub(super) enum Answer {
    /// It leads from one to the other in this model.
    Connected(Model),
    /// It does not: what the power says was strengthened.
    Apart,
}

/// A relation with its composition.
struct Power {
    solver: Solver,
    /// True if the composition is the power below alone.
    short: Option<Term>,
    /// The relation: clauses over `Now` and `Then`; none at the bottom.
    clauses: Vec<Term>,
    known: HashSet<Term>,
    /// The composition without its short part.
    long: Formulas,
    /// The short part.
    alone: Vec<Term>,
    checks: u64,
    /// The checks since the solver was made.
    age: u32,
    options: SolverOptions,
}

/// The relations of all powers that were looked at.
pub(super) struct Tower {
    exact: Vec<Power>,
    less: Vec<Power>,
    solver: SolverOptions,
    core_effort: usize,
    itp: CubeOptions,
    renew_after: u32,
    /// The figures of solvers that are no more.
    retired: Stats,
    stop: Stop,
}

impl Tower {
    pub fn new(options: &TpaOptions, stop: &Stop) -> Tower {
        Tower {
            exact: Vec::new(),
            less: Vec::new(),
            solver: SolverOptions { seed: options.seed, trace: true, ..options.solver },
            core_effort: options.core_effort,
            itp: CubeOptions { mode: options.interpolants, split: options.split_sums },
            renew_after: options.renew_after.max(1),
            retired: Stats::new(),
            stop: stop.clone(),
        }
    }

    fn powers(&self, kind: Kind) -> &[Power] {
        match kind {
            Kind::Exact => &self.exact,
            Kind::Less => &self.less,
        }
    }

    fn power(&mut self, kind: Kind, n: usize) -> &mut Power {
        match kind {
            Kind::Exact => &mut self.exact[n],
            Kind::Less => &mut self.less[n],
        }
    }

    /// The clauses of a relation that is not at the bottom.
    pub fn clauses(&self, kind: Kind, n: usize) -> &[Term] {
        &self.powers(kind)[n].clauses
    }

    /// The number of clauses of all powers.
    pub fn size(&self, kind: Kind) -> u64 {
        self.powers(kind).iter().map(|p| p.clauses.len() as u64).sum()
    }

    /// Adds the next power, about which nothing is known.
    pub fn grow(&mut self, pool: &mut TermPool, system: &System) {
        let n = self.exact.len();
        let mut exact = Power::new(self.solver, &self.stop);
        let mut less = Power::new(self.solver, &self.stop);
        if n == 0 {
            exact.long = system.step(pool, Place::Now, Place::Then);
            exact.assert_long(pool);
            less.long.parts = system.same(pool, Place::Now, Place::Then);
            less.assert_long(pool);
        } else {
            let short = pool.fresh("short", Sort::BOOL);
            less.short = Some(short);
            let first = self.relation(pool, system, Kind::Exact, n - 1, [Place::Now, Place::Mid]);
            let second = self.relation(pool, system, Kind::Exact, n - 1, [Place::Mid, Place::Then]);
            let start = self.relation(pool, system, Kind::Less, n - 1, [Place::Now, Place::Mid]);
            let alone = self.relation(pool, system, Kind::Less, n - 1, [Place::Now, Place::Then]);
            exact.long = joined(first, second.clone());
            exact.assert_long(pool);
            less.long = joined(start, second);
            less.assert_long(pool);
            alone.parts.iter().for_each(|&t| less.add_alone(pool, t));
        }
        self.exact.push(exact);
        self.less.push(less);
    }

    /// What a power says of the states of two places.
    pub fn relation(
        &self,
        pool: &mut TermPool,
        system: &System,
        kind: Kind,
        n: usize,
        [from, to]: [Place; 2],
    ) -> Formulas {
        match (kind, n) {
            (Kind::Exact, 0) => system.step(pool, from, to),
            (Kind::Less, 0) => Formulas { parts: system.same(pool, from, to), hidden: Vec::new() },
            _ => {
                let moves = [(Place::Now, from), (Place::Then, to)];
                let parts = system.moved(pool, &self.powers(kind)[n].clauses, &moves);
                Formulas { parts, hidden: Vec::new() }
            }
        }
    }

    /// Whether the composition of a power leads from `from` to `to`, both over `Now`. If not, the power says so afterwards.
    pub fn ask(
        &mut self,
        pool: &mut TermPool,
        system: &System,
        (kind, n): (Kind, usize),
        [from, to]: [&[Term]; 2],
        stats: &mut TpaStats,
    ) -> Result<Answer, Reason> {
        stats.queries += 1;
        let ends = [from, &system.moved(pool, to, &[(Place::Now, Place::Then)])].concat();
        let ends = by_bounds(pool, &ends);
        let renew_after = self.renew_after;
        let power = match kind {
            Kind::Exact => &mut self.exact[n],
            Kind::Less => &mut self.less[n],
        };
        if power.age >= renew_after {
            power.renew(pool, &mut self.retired);
        }
        if power.check(pool, &ends)? {
            return Ok(Answer::Connected(power.solver.model(pool).clone()));
        }
        if n > 0 {
            for clause in self.interpolants(pool, system, (kind, n), &ends)? {
                stats.clauses += 1;
                self.learn(pool, system, (kind, n), clause);
            }
        }
        Ok(Answer::Apart)
    }

    /// Clauses that follow from the composition of a power and together exclude these ends.
    fn interpolants(
        &mut self,
        pool: &mut TermPool,
        system: &System,
        (kind, n): (Kind, usize),
        ends: &[Term],
    ) -> Result<Vec<Term>, Reason> {
        if ends.iter().all(|&l| is_plain(pool, l) && !mentions_inputs(pool, system, l)) {
            return Ok(vec![self.interpolant(pool, (kind, n), ends)?]);
        }
        let inputs = system.ts.input_terms();
        let mut side = Solver::new(SolverOptions { trace: false, ..self.solver }, self.stop.clone());
        ends.iter().for_each(|&t| side.assert(pool, t));
        let mut out = Vec::new();
        loop {
            match side.check(pool, &[]) {
                SatResult::Unsat => return Ok(out),
                SatResult::Unknown => return Err(interrupted(&self.stop, side.reason_unknown())),
                SatResult::Sat => {}
            }
            let cube = cube(pool, side.model(pool), ends, &inputs);
            let cube = by_bounds(pool, &cube);
            let clause = self.interpolant(pool, (kind, n), &cube)?;
            side.assert(pool, clause);
            out.push(clause);
        }
    }

    /// A clause that follows from the composition of a power and excludes a cube.
    fn interpolant(
        &mut self,
        pool: &mut TermPool,
        (kind, n): (Kind, usize),
        cube: &[Term],
    ) -> Result<Term, Reason> {
        let (effort, itp) = (self.core_effort, self.itp);
        let power = self.power(kind, n);
        if power.check(pool, cube)? {
            return Err(Reason::Incomplete("a projection is too weak".into()));
        }
        let core = if effort > 0 {
            power.solver.minimize_core(pool, effort)
        } else {
            power.solver.unsat_core().to_vec()
        };
        // The last check may have been a failed attempt to leave something out.
        if effort > 0 && power.check(pool, &core)? {
            return Err(Reason::Incomplete("a core is satisfied".into()));
        }
        let general = match power.solver.refutation(pool) {
            Some(refutation) => unsat_core_cube_with(pool, &refutation, &core, itp),
            None => core,
        };
        let negated = pool.not_all(&general);
        Ok(pool.or(&negated))
    }

    /// Adds a clause to a power, and to the compositions of the next one.
    fn learn(&mut self, pool: &mut TermPool, system: &System, (kind, n): (Kind, usize), clause: Term) {
        let power = self.power(kind, n);
        if !power.known.insert(clause) {
            return;
        }
        power.clauses.push(clause);
        events::Clause::trace(|| events::Clause {
            of: kind.name(),
            power: n as u64,
            clause: print::term(pool, clause),
        });
        if self.exact.len() == n + 1 {
            return;
        }
        let at = |pool: &mut TermPool, from, to| {
            system.moved(pool, &[clause], &[(Place::Now, from), (Place::Then, to)])[0]
        };
        let (start, end) = (at(pool, Place::Now, Place::Mid), at(pool, Place::Mid, Place::Then));
        match kind {
            Kind::Exact => {
                self.exact[n + 1].add_long(pool, start);
                self.exact[n + 1].add_long(pool, end);
                self.less[n + 1].add_long(pool, end);
            }
            Kind::Less => {
                self.less[n + 1].add_long(pool, start);
                self.less[n + 1].add_alone(pool, clause);
            }
        }
    }

    /// After `Connected`: whether the power below alone leads there.
    pub fn is_short(&self, pool: &TermPool, (kind, n): (Kind, usize), model: &Model) -> bool {
        let short = self.powers(kind)[n].short;
        short.is_some_and(|t| eufonium_ir::Evaluator::new(model).holds(pool, t))
    }

    /// The composition of a power, without its short part.
    pub fn composition(&self, (kind, n): (Kind, usize)) -> &Formulas {
        &self.powers(kind)[n].long
    }

    /// The checks of all solvers.
    pub fn checks(&self) -> u64 {
        self.exact.iter().chain(&self.less).map(|p| p.checks).sum()
    }

    /// The figures of all solvers.
    pub fn stats(&self, out: &mut Stats) {
        out.absorb("", &self.retired);
        for power in self.exact.iter().chain(&self.less) {
            out.absorb("smt.", &power.solver.stats());
        }
    }
}

fn joined(mut a: Formulas, b: Formulas) -> Formulas {
    a.parts.extend(b.parts);
    a.hidden.extend(b.hidden);
    a
}

fn mentions_inputs(pool: &TermPool, system: &System, t: Term) -> bool {
    eufonium_ir::visit::any(pool, t, |s| system.ts.inputs.iter().any(|i| i.term == s))
}

impl Power {
    fn new(options: SolverOptions, stop: &Stop) -> Power {
        Power {
            solver: Solver::new(options, stop.clone()),
            short: None,
            clauses: Vec::new(),
            known: HashSet::default(),
            long: Formulas::default(),
            alone: Vec::new(),
            checks: 0,
            age: 0,
            options,
        }
    }

    /// A solver without what it was asked: each number that bounds a state is an atom of its own, and stays.
    fn renew(&mut self, pool: &mut TermPool, stats: &mut Stats) {
        stats.absorb("smt.", &self.solver.stats());
        self.solver = Solver::new(self.options, self.solver.stop().clone());
        self.age = 0;
        self.assert_long(pool);
        for i in 0..self.alone.len() {
            self.assert_alone(pool, self.alone[i]);
        }
    }

    fn check(&mut self, pool: &mut TermPool, assumptions: &[Term]) -> Result<bool, Reason> {
        self.checks += 1;
        self.age += 1;
        match self.solver.check(pool, assumptions) {
            SatResult::Sat => Ok(true),
            SatResult::Unsat => Ok(false),
            SatResult::Unknown => Err(interrupted(self.solver.stop(), self.solver.reason_unknown())),
        }
    }

    /// Asserts a part of the composition's long way, if it is taken.
    fn assert_part(&mut self, pool: &mut TermPool, part: Term) {
        let guarded = match self.short {
            Some(short) => pool.or2(short, part),
            None => part,
        };
        self.solver.assert(pool, guarded);
    }

    fn assert_long(&mut self, pool: &mut TermPool) {
        for i in 0..self.long.parts.len() {
            self.assert_part(pool, self.long.parts[i]);
        }
    }

    fn add_long(&mut self, pool: &mut TermPool, part: Term) {
        self.long.parts.push(part);
        self.assert_part(pool, part);
    }

    fn add_alone(&mut self, pool: &mut TermPool, part: Term) {
        self.alone.push(part);
        self.assert_alone(pool, part);
    }

    fn assert_alone(&mut self, pool: &mut TermPool, part: Term) {
        let short = self.short.expect("there is a short way");
        let not_short = pool.not(short);
        let guarded = pool.or2(not_short, part);
        self.solver.assert(pool, guarded);
    }
}
