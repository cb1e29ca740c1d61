//! Fixed points: clauses of the powers that hold of any number of steps.
//!
//! Every clause of `less[n]` holds of two equal states, for these are no step apart. A set of clauses that a further step keeps,
//! from an initial state on, holds of an initial state and all that it reaches; one that is kept by a step before, up to a violation, of
//! all states that reach a violation. Such sets are closed under union, so the largest one among the clauses of all
//! powers is found by leaving out what a counterexample refutes.
//!
//! A set of clauses of `exact[n]` that is kept by composition with itself, after an initial state and fewer than `2^n` steps, holds of any
//! positive multiple of `2^n` steps. What is reached is then an initial state with fewer than `2^n` steps, and perhaps
//! such a multiple after them: inductive over `2^n` steps.
//!
//! If the set excludes violations, the system is safe; what it says of states is made in `invariant`.

use super::power::Kind;
use super::system::{Formulas, Place, System};
use super::{Engine, events, interrupted};
use eufonium_base::HashSet;
use eufonium_ir::{Evaluator, Reason, Sort, Term, TermPool, TsInvariant};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// How clauses are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// By a step after them, from initial states.
    Step,
    /// By a step before them, to violations.
    Before,
    /// By themselves, for multiples of two to this power.
    Itself(usize),
}

impl By {
    fn name(self) -> &'static str {
        match self {
            By::Step => "step",
            By::Before => "before",
            By::Itself(_) => "exact",
        }
    }
}

/// Where a set of clauses is assumed and where it is to hold.
struct Keeping {
    assumed: Vec<[Place; 2]>,
    shown: [Place; 2],
    /// What is known besides.
    around: Formulas,
    /// What together with the clauses at `shown` would be a violation.
    violation: Vec<Term>,
}

impl Engine<'_> {
    /// An invariant by clauses of this kind, after their power was looked at.
    pub(super) fn fixed_point(
        &mut self,
        pool: &mut TermPool,
        kind: Kind,
        n: usize,
    ) -> Result<Option<TsInvariant>, Reason> {
        if n == 0 {
            return self.without_steps(pool, kind);
        }
        let ways = match kind {
            Kind::Less => vec![By::Step, By::Before],
            Kind::Exact if n < 60 && 1 << n <= self.options.max_induction => vec![By::Itself(n)],
            Kind::Exact => Vec::new(),
        };
        for by in ways {
            let clauses = self.candidates(by, n);
            let Some(fixed) = self.fixed(pool, by, clauses)? else { continue };
            self.stats.fixed_points += 1;
            let invariant = self.invariant(pool, by, &fixed)?;
            events::Fixed::trace(|| {
                let depth = invariant.as_ref().map(|i| i.depth as u64);
                events::Fixed { by: by.name(), clauses: fixed.len() as u64, depth }
            });
            if invariant.is_some() {
                return Ok(invariant);
            }
        }
        Ok(None)
    }

    /// The invariant of a system without initial states or without violations.
    fn without_steps(&self, pool: &mut TermPool, kind: Kind) -> Result<Option<TsInvariant>, Reason> {
        if kind == Kind::Exact {
            return Ok(None);
        }
        for (formulas, invariant) in [(&self.system.init, pool.ff()), (&self.system.bad, pool.tt())] {
            let mut solver = self.plain_solver();
            formulas.iter().for_each(|&t| solver.assert(pool, t));
            if !self.is_satisfied(pool, &mut solver, &[])? {
                return Ok(Some(TsInvariant::inductive(invariant)));
            }
        }
        Ok(None)
    }

    fn candidates(&self, by: By, n: usize) -> Vec<Term> {
        if let By::Itself(n) = by {
            return self.tower.clauses(Kind::Exact, n).to_vec();
        }
        let mut seen = HashSet::default();
        let all = (1..=n).rev().flat_map(|n| self.tower.clauses(Kind::Less, n)).copied();
        all.filter(|&t| seen.insert(t)).collect()
    }

    fn keeping(&self, pool: &mut TermPool, by: By) -> Keeping {
        let system = &self.system;
        let (init, bad) = (system.init.clone(), &system.bad);
        let bad_at = |pool: &mut TermPool, place| system.moved(pool, bad, &[(Place::Now, place)]);
        match by {
            By::Step => {
                let mut around = system.step(pool, Place::Mid, Place::Then);
                around.parts.extend(&init);
                let violation = [init, bad_at(pool, Place::Then)].concat();
                Keeping {
                    assumed: vec![[Place::Now, Place::Mid]],
                    shown: [Place::Now, Place::Then],
                    around,
                    violation,
                }
            }
            By::Before => {
                let mut around = system.step(pool, Place::Now, Place::Mid);
                let bad = bad_at(pool, Place::Then);
                around.parts.extend(&bad);
                let violation = [init, bad].concat();
                Keeping {
                    assumed: vec![[Place::Mid, Place::Then]],
                    shown: [Place::Now, Place::Then],
                    around,
                    violation,
                }
            }
            By::Itself(n) => {
                let mut around =
                    self.tower.relation(pool, system, Kind::Less, n, [Place::Now, Place::Mid]);
                around.parts.extend(&init);
                let violation = [around.parts.clone(), bad_at(pool, Place::Last)].concat();
                Keeping {
                    assumed: vec![[Place::Mid, Place::Then], [Place::Then, Place::Last]],
                    shown: [Place::Mid, Place::Last],
                    around,
                    violation,
                }
            }
        }
    }

    /// The largest set of these clauses that is kept, if it excludes violations.
    fn fixed(&self, pool: &mut TermPool, by: By, clauses: Vec<Term>) -> Result<Option<Vec<Term>>, Reason> {
        let keeping = self.keeping(pool, by);
        let mut left: Vec<Candidate> =
            clauses.into_iter().map(|t| Candidate::new(pool, &self.system, t, &keeping)).collect();
        let mut solver = self.plain_solver();
        keeping.around.parts.iter().for_each(|&t| solver.assert(pool, t));
        left.iter().for_each(|c| c.declare(pool, &mut solver));
        if !self.excludes(pool, &keeping, &left)? {
            return Ok(None);
        }
        loop {
            let goal = pool.fresh("goal", Sort::BOOL);
            let mut some: Vec<Term> = left.iter().map(|c| c.refuted).collect();
            some.push(pool.not(goal));
            let some = pool.or(&some);
            solver.assert(pool, some);
            let mut asked: Vec<Term> = left.iter().map(|c| c.assumed).collect();
            asked.push(goal);
            if !self.is_satisfied(pool, &mut solver, &asked)? {
                break;
            }
            let before = left.len();
            let mut eval = Evaluator::new(solver.model(pool));
            left.retain(|c| eval.holds(pool, c.shown));
            if left.len() == before {
                return Ok(None);
            }
        }
        if !self.excludes(pool, &keeping, &left)? {
            return Ok(None);
        }
        Ok(Some(left.into_iter().map(|c| c.clause).collect()))
    }

    /// Whether the clauses exclude violations.
    fn excludes(&self, pool: &mut TermPool, keeping: &Keeping, clauses: &[Candidate]) -> Result<bool, Reason> {
        let mut solver = self.plain_solver();
        let shown = clauses.iter().map(|c| c.shown);
        shown.chain(keeping.violation.iter().copied()).for_each(|t| solver.assert(pool, t));
        Ok(!self.is_satisfied(pool, &mut solver, &[])?)
    }

    pub(super) fn plain_solver(&self) -> Solver {
        let options = SolverOptions { seed: self.options.seed, ..self.options.solver };
        Solver::new(options, self.stop.clone())
    }

    /// Whether there is a model. What a solver does not know has one, unless it was stopped.
    fn is_satisfied(&self, pool: &mut TermPool, solver: &mut Solver, asked: &[Term]) -> Result<bool, Reason> {
        match solver.check(pool, asked) {
            SatResult::Sat => Ok(true),
            SatResult::Unsat => Ok(false),
            SatResult::Unknown => Err(interrupted(self.stop, solver.reason_unknown())),
        }
    }
}

/// A clause that may be kept.
struct Candidate {
    /// Over `Now` and `Then`.
    clause: Term,
    /// True if it is assumed.
    assumed: Term,
    /// True only if it is refuted.
    refuted: Term,
    /// The clause where it is to be shown.
    shown: Term,
    premises: Vec<Term>,
}

impl Candidate {
    fn new(pool: &mut TermPool, system: &System, clause: Term, keeping: &Keeping) -> Candidate {
        let at = |pool: &mut TermPool, [from, to]: [Place; 2]| {
            system.moved(pool, &[clause], &[(Place::Now, from), (Place::Then, to)])[0]
        };
        let premises = keeping.assumed.iter().map(|&places| at(pool, places)).collect();
        let shown = at(pool, keeping.shown);
        Candidate {
            clause,
            assumed: pool.fresh("assumed", Sort::BOOL),
            refuted: pool.fresh("refuted", Sort::BOOL),
            shown,
            premises,
        }
    }

    fn declare(&self, pool: &mut TermPool, solver: &mut Solver) {
        let not_assumed = pool.not(self.assumed);
        for &premise in &self.premises {
            let guarded = pool.or2(not_assumed, premise);
            solver.assert(pool, guarded);
        }
        let (not_refuted, not_shown) = (pool.not(self.refuted), pool.not(self.shown));
        let guarded = pool.or2(not_refuted, not_shown);
        solver.assert(pool, guarded);
    }
}
