//! Fixed points: clauses of the powers that hold of any number of steps.
//!
//! Every clause of `less[n]` holds of two equal states, for these are no step apart. A set of clauses that a further step keeps,
//! from an initial state on, holds of an initial state and all that it reaches; one that is kept by a step before, up to a violation, of
//! all states that reach a violation. Such sets are closed under union, so the largest one among the clauses of all
//! powers is found by leaving out what a counterexample refutes.
//!
//! A set of clauses of `exact[n]` that is kept by composition with itself, up to a violation, holds of any positive multiple of `2^n` steps
//! that ends in one. Together with the powers below it says all about paths to violations (`chain`).
//!
//! If the set excludes violations, the system is safe; what it says of states is made in `invariant`, of as few clauses as will do: one
//! after the other is left out as long as the others are kept and exclude violations without it.

use super::power::Kind;
use super::system::{Formulas, Place, System};
use super::{Engine, events};
use eufonium_base::HashSet;
use eufonium_ir::{Evaluator, Reason, Sort, Term, TermPool, TsInvariant};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// How clauses are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Equations of the two places at `shown`, if no step at all is a case of its own.
    same: Option<Vec<Term>>,
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
            Kind::Exact => (1..=n).map(By::Itself).collect(),
        };
        for by in ways {
            let clauses = self.candidates(by, n);
            let size = clauses.len()
                + if let By::Itself(n) = by { self.tower.clauses(Kind::Less, n).len() } else { 0 };
            if self.tried.insert(by, size) == Some(size) {
                continue;
            }
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
            if self.is_refuted(pool, &mut solver, &[])? {
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
        let (init, bad) = (system.init.as_slice(), &system.bad);
        let last = if let By::Itself(_) = by { Place::Last } else { Place::Then };
        let bad = system.moved(pool, bad, &[(Place::Now, last)]);
        let mut violation = [init, &bad].concat();
        let (now, mid, then) = (Place::Now, Place::Mid, Place::Then);
        let (assumed, shown, mut around) = match by {
            By::Step => (vec![[now, mid]], [now, then], system.step(pool, mid, then)),
            By::Before => (vec![[mid, then]], [now, then], system.step(pool, now, mid)),
            By::Itself(n) => {
                violation.extend(self.tower.relation(pool, system, Kind::Less, n, [now, mid]).parts);
                (vec![[mid, then], [then, last]], [mid, last], Formulas::default())
            }
        };
        around.parts.extend(if by == By::Step { init } else { &bad });
        let same = matches!(by, By::Itself(_)).then(|| system.same(pool, mid, last));
        Keeping { assumed, shown, around, violation, same }
    }

    /// The largest set of these clauses that is kept, made small, if it excludes violations.
    fn fixed(&self, pool: &mut TermPool, by: By, clauses: Vec<Term>) -> Result<Option<Vec<Term>>, Reason> {
        let keeping = self.keeping(pool, by);
        let mut set = Set {
            left: clauses.into_iter().map(|t| Candidate::new(pool, &self.system, t, &keeping)).collect(),
            kept: self.plain_solver(),
            violated: self.plain_solver(),
        };
        set.declare(pool, &keeping);
        if !self.excludes(pool, &mut set, None)? {
            return Ok(None);
        }
        while !self.is_kept(pool, &mut set, None)? {
            let before = set.left.len();
            let mut eval = Evaluator::new(set.kept.model(pool));
            set.left.retain(|c| eval.holds(pool, c.shown));
            if set.left.len() == before {
                return Ok(None);
            }
        }
        if !self.excludes(pool, &mut set, None)? {
            return Ok(None);
        }
        let mut without = set.left.len();
        while without > 0 {
            without -= 1;
            if self.excludes(pool, &mut set, Some(without))? && self.is_kept(pool, &mut set, Some(without))? {
                set.left.remove(without);
            }
        }
        Ok(Some(set.left.into_iter().map(|c| c.clause).collect()))
    }

    /// Whether the clauses, perhaps without one, exclude violations.
    fn excludes(&self, pool: &mut TermPool, set: &mut Set, without: Option<usize>) -> Result<bool, Reason> {
        let asked: Vec<Term> = set.assumed(without).collect();
        self.is_refuted(pool, &mut set.violated, &asked)
    }

    /// Whether the clauses, perhaps without one, are kept.
    fn is_kept(&self, pool: &mut TermPool, set: &mut Set, without: Option<usize>) -> Result<bool, Reason> {
        let goal = pool.fresh("goal", Sort::BOOL);
        let shown = set.left.iter().enumerate().filter(|(i, _)| Some(*i) != without);
        let mut some: Vec<Term> = shown.map(|(_, c)| c.refuted).collect();
        some.push(pool.not(goal));
        let some = pool.or(&some);
        set.kept.assert(pool, some);
        let asked: Vec<Term> = set.assumed(without).chain([goal]).collect();
        self.is_refuted(pool, &mut set.kept, &asked)
    }

    pub(super) fn plain_solver(&self) -> Solver {
        let options = SolverOptions { seed: self.options.seed, ..self.options.solver };
        Solver::new(options, self.stop.clone())
    }

    /// Whether there is no model, for certain.
    fn is_refuted(&self, pool: &mut TermPool, solver: &mut Solver, asked: &[Term]) -> Result<bool, Reason> {
        match (solver.check(pool, asked), self.stop.reason()) {
            (SatResult::Unknown, Some(interrupt)) => Err(Reason::Interrupted(interrupt)),
            (answer, _) => Ok(answer == SatResult::Unsat),
        }
    }
}

/// Clauses with the solvers that know them.
struct Set {
    left: Vec<Candidate>,
    /// Whether clauses are refuted.
    kept: Solver,
    /// Whether a violation is allowed.
    violated: Solver,
}

impl Set {
    fn declare(&mut self, pool: &mut TermPool, keeping: &Keeping) {
        keeping.around.parts.iter().for_each(|&t| self.kept.assert(pool, t));
        keeping.violation.iter().for_each(|&t| self.violated.assert(pool, t));
        let stays = pool.fresh("stays", Sort::BOOL);
        let moves = pool.not(stays);
        for &equation in keeping.same.as_ref().unwrap_or(&vec![moves]) {
            let guarded = pool.or2(moves, equation);
            self.violated.assert(pool, guarded);
        }
        for c in &self.left {
            let not_assumed = pool.not(c.assumed);
            for &premise in &c.premises {
                let guarded = pool.or2(not_assumed, premise);
                self.kept.assert(pool, guarded);
            }
            let (not_refuted, not_shown) = (pool.not(c.refuted), pool.not(c.shown));
            let guarded = pool.or2(not_refuted, not_shown);
            self.kept.assert(pool, guarded);
            let guarded = pool.or(&[not_assumed, stays, c.shown]);
            self.violated.assert(pool, guarded);
        }
    }

    /// What is assumed, perhaps without one.
    fn assumed(&self, without: Option<usize>) -> impl Iterator<Item = Term> + '_ {
        let all = self.left.iter().map(|c| c.assumed).enumerate();
        all.filter(move |(i, _)| Some(*i) != without).map(|(_, t)| t)
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
        let (assumed, refuted) = (pool.fresh("assumed", Sort::BOOL), pool.fresh("refuted", Sort::BOOL));
        Candidate { clause, assumed, refuted, shown, premises }
    }
}
