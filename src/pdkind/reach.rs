//! Frames: what is reached in up to so many steps, over-approximated, and whether a cube is reached.
//!
//! A lemma of level `n` excludes a cube of which no state is reached in `n` steps or fewer. One solver knows the initial states, the step,
//! and the lemmas of the state before the step, each behind a switch for its level. A question goes backwards, a cube at a time, until
//! one meets the initial states or has no predecessor in the frame below; then the interpolating core of the refutation, weakened while it
//! stays inductive relative to that frame, is a lemma.

use super::system::{Step, System, copy};
use super::{PdkindOptions, events, excluded, interrupted, show};
use eufonium_base::{HashSet, Stats, Stop};
use eufonium_ir::{Evaluator, Model, Reason, Sort, Subst, Term, TermPool, cube as cubes, visit};
use eufonium_itp::{CubeOptions, unsat_core_cube_with};
use eufonium_mbp as mbp;
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// The level of lemmas that hold of all that is reached.
const INFINITY: u32 = u32::MAX;

/// The answer to a question.
pub(super) enum Reach {
    /// Not reached: a lemma excludes this larger cube.
    Blocked(Vec<Term>),
    /// Reached, through these cubes, the first of which has an initial state, and each state of which has a successor in the next one.
    Reached(Vec<Vec<Term>>),
}

struct Lemma {
    /// Sorted.
    cube: Vec<Term>,
    level: u32,
    subsumed: bool,
}

/// The frames with their solver.
pub(super) struct Frames {
    solver: Solver,
    options: SolverOptions,
    itp: CubeOptions,
    drop_budget: u32,
    renew_after: u64,
    stop: Stop,
    /// That the state is initial, that it comes after a step.
    by_init: Term,
    by_step: Term,
    init: Vec<Term>,
    step: Step,
    states: Vec<Term>,
    /// Constants for the states before the step.
    primed: Vec<Term>,
    lemmas: Vec<Lemma>,
    /// The switch of each level.
    switches: Vec<Term>,
    age: u64,
    checks: u64,
    lost: u64,
    retired: Stats,
}

impl Frames {
    /// Frames of which nothing is known.
    pub fn new(pool: &mut TermPool, system: &System, options: &PdkindOptions, stop: &Stop) -> Frames {
        let solver = SolverOptions { seed: options.seed, trace: true, ..options.solver };
        let mut frames = Frames {
            solver: Solver::new(solver, stop.clone()),
            options: solver,
            itp: CubeOptions { mode: options.interpolants, split: options.split_sums },
            drop_budget: options.drop_budget,
            renew_after: options.renew_after.max(1),
            stop: stop.clone(),
            by_init: pool.fresh("init", Sort::BOOL),
            by_step: pool.fresh("step", Sort::BOOL),
            init: system.ts.init.clone(),
            step: system.step(pool),
            states: system.states.clone(),
            primed: system.states.iter().map(|&t| copy(pool, t)).collect(),
            lemmas: Vec::new(),
            switches: Vec::new(),
            age: 0,
            checks: 0,
            lost: 0,
            retired: Stats::new(),
        };
        frames.assert_system(pool);
        frames
    }

    /// The number of lemmas.
    pub fn size(&self) -> u64 {
        self.lemmas.iter().filter(|l| !l.subsumed).count() as u64
    }

    /// The figures.
    pub fn stats(&self) -> Stats {
        let mut stats = Stats::new();
        stats.add("pdkind.checks", self.checks);
        stats.add("pdkind.lemmas", self.lemmas.len() as u64);
        stats.add("pdkind.obligations", self.lost);
        stats.absorb("smt.", &self.retired);
        stats.absorb("smt.", &self.solver.stats());
        stats
    }

    fn assert_system(&mut self, pool: &mut TermPool) {
        let some = pool.or2(self.by_init, self.by_step);
        self.solver.assert(pool, some);
        let parts = [(self.by_init, self.init.clone()), (self.by_step, self.step.parts.clone())];
        for (tag, parts) in parts {
            let off = pool.not(tag);
            self.solver.declare_guard(pool, off);
            for part in parts {
                let guarded = pool.or2(off, part);
                self.solver.assert(pool, guarded);
            }
        }
    }

    /// A solver without what it was asked.
    fn renew(&mut self, pool: &mut TermPool) {
        self.retired.absorb("", &self.solver.stats());
        self.solver = Solver::new(self.options, self.stop.clone());
        self.age = 0;
        self.assert_system(pool);
        for i in 0..self.lemmas.len() {
            if !self.lemmas[i].subsumed {
                self.assert_lemma(pool, i);
            }
        }
    }

    fn assert_lemma(&mut self, pool: &mut TermPool, i: usize) {
        let clause = excluded(pool, &self.lemmas[i].cube);
        let before = self.step.before.apply(pool, clause);
        let mut parts = vec![pool.not(self.by_step), before];
        let level = self.lemmas[i].level;
        if level != INFINITY {
            while self.switches.len() <= level as usize {
                self.switches.push(pool.fresh("off", Sort::BOOL));
            }
            parts.push(self.switches[level as usize]);
        }
        let guarded = pool.or(&parts);
        self.solver.assert(pool, guarded);
    }

    fn add_lemma(&mut self, pool: &mut TermPool, cube: Vec<Term>, level: u32) {
        events::Lemma::trace(|| {
            let level = (level != INFINITY).then_some(u64::from(level));
            events::Lemma { level, cube: show(pool, &cube) }
        });
        for old in &mut self.lemmas {
            old.subsumed |= old.level <= level && is_subset(&cube, &old.cube);
        }
        self.lemmas.push(Lemma { cube, level, subsumed: false });
        self.assert_lemma(pool, self.lemmas.len() - 1);
    }

    /// The lemma of this level that excludes the cube for syntactic reasons.
    fn known(&self, cube: &[Term], level: u32) -> Option<&Lemma> {
        self.lemmas.iter().find(|l| l.level >= level && !l.subsumed && is_subset(&l.cube, cube))
    }

    /// Whether a state of the cube is reached in up to `bound` steps.
    pub fn reach(
        &mut self,
        pool: &mut TermPool,
        system: &System,
        cube: &[Term],
        bound: u32,
    ) -> Result<Reach, Reason> {
        let mut first = cube.to_vec();
        first.sort_unstable();
        let mut stack: Vec<(Vec<Term>, u32)> = vec![(first, bound)];
        loop {
            let (cube, level) = stack.last().expect("the first one is answered").clone();
            let known = self.known(&cube, level).map(|l| l.cube.clone());
            let lemma = match known {
                Some(lemma) => lemma,
                None => {
                    self.lost += 1;
                    let post = cubes::by_bounds(pool, &cube);
                    match self.check(pool, level, &post)? {
                        None => {
                            let model = self.solver.model(pool).clone();
                            if self.is_initial(pool, &model, &cube) {
                                stack.reverse();
                                return Ok(Reach::Reached(stack.into_iter().map(|(cube, _)| cube).collect()));
                            }
                            if level == 0 {
                                return Err(Reason::Incomplete("a model does not evaluate to true".into()));
                            }
                            let before = self.before(pool, &model, &cube)?;
                            system.ensure_over_states(pool, &before)?;
                            stack.push((before, level - 1));
                            continue;
                        }
                        Some(holds) => self.learn(pool, &post, holds)?,
                    }
                }
            };
            stack.pop();
            if stack.is_empty() {
                return Ok(Reach::Blocked(lemma));
            }
        }
    }

    /// The level up to which no state that satisfies the formulas is reached, at least the given one; `None` if one is.
    fn check(&mut self, pool: &mut TermPool, level: u32, formulas: &[Term]) -> Result<Option<u32>, Reason> {
        if self.stop.tick(1) || self.stop.poll() {
            return Err(interrupted(&self.stop, "stopped"));
        }
        if self.age >= self.renew_after {
            self.renew(pool);
        }
        self.age += 1;
        self.checks += 1;
        let mut all = formulas.to_vec();
        let no_step = pool.not(self.by_step);
        if level == 0 {
            all.push(no_step);
        } else {
            for (l, &off) in self.switches.iter().enumerate().rev() {
                all.push(if l as u32 + 1 >= level { pool.not(off) } else { off });
            }
        }
        match self.solver.check(pool, &all) {
            SatResult::Sat => Ok(None),
            SatResult::Unknown => Err(interrupted(&self.stop, self.solver.reason_unknown())),
            SatResult::Unsat => {
                let core: HashSet<Term> = self.solver.unsat_core().iter().copied().collect();
                if level == 0 {
                    return Ok(Some(if core.contains(&no_step) { 0 } else { INFINITY }));
                }
                let used = self.switches.iter().position(|&off| core.contains(&pool.not(off)));
                Ok(Some(used.map_or(INFINITY, |l| l as u32 + 1)))
            }
        }
    }

    fn is_initial(&self, pool: &TermPool, model: &Model, cube: &[Term]) -> bool {
        let mut eval = Evaluator::new(model);
        self.init.iter().chain(cube).all(|&t| eval.holds(pool, t))
    }

    /// States from which a step leads into the cube, as in the model.
    fn before(&mut self, pool: &mut TermPool, model: &Model, cube: &[Term]) -> Result<Vec<Term>, Reason> {
        let mut formulas = self.step.parts.clone();
        formulas.extend_from_slice(cube);
        let mut full = model.clone();
        {
            let mut eval = Evaluator::new(model);
            if !formulas.iter().all(|&t| eval.holds(pool, t)) {
                return Err(Reason::Incomplete("a model does not evaluate to true".into()));
            }
            for (&primed, &state) in self.primed.iter().zip(&self.step.states) {
                let value = eval.eval(pool, state);
                full.set(pool.as_constant(primed).expect("a state is a constant"), value);
            }
        }
        for (&primed, &state) in self.primed.iter().zip(&self.step.states) {
            formulas.push(pool.eq(primed, state));
        }
        let vars = [self.states.as_slice(), &self.step.hidden].concat();
        let cube = mbp::project(pool, &full, &formulas, &vars);
        let cube = cubes::sided(pool, &mut Evaluator::new(&full), &cube);
        let mut cube = Subst::of(&self.primed, &self.states).apply_all(pool, &cube);
        cube.sort_unstable();
        cube.dedup();
        Ok(cube)
    }

    /// The lemma of the last refutation, of formulas that are excluded up to a level.
    fn learn(&mut self, pool: &mut TermPool, post: &[Term], level: u32) -> Result<Vec<Term>, Reason> {
        let mut lemma = self.core_cube(pool, post);
        let mut level = level;
        let mut order = lemma.clone();
        let (mut needed, mut budget) = (0, self.drop_budget);
        while needed < order.len() && order.len() > 1 && budget > 0 {
            budget -= 1;
            let mut trial = order.clone();
            trial.remove(needed);
            match self.inductive(pool, &trial, level)? {
                Some((core, holds)) if !core.is_empty() => {
                    needed = order[..needed].iter().filter(|l| core.contains(l)).count();
                    level = level.max(holds);
                    order = core;
                    lemma.clone_from(&order);
                }
                _ => needed += 1,
            }
        }
        lemma.sort_unstable();
        self.add_lemma(pool, lemma.clone(), level);
        Ok(lemma)
    }

    /// A cube over the states that follows from `post` and that the last refutation refutes.
    fn core_cube(&mut self, pool: &mut TermPool, post: &[Term]) -> Vec<Term> {
        if let Some(refutation) = self.solver.refutation(pool) {
            let cube = unsat_core_cube_with(pool, &refutation, post, self.itp);
            let states: HashSet<Term> = self.states.iter().copied().collect();
            let is_over_states = visit::constants(pool, &cube).iter().all(|t| states.contains(t));
            if is_over_states && !cube.contains(&pool.ff()) {
                return cube;
            }
        }
        let core = self.solver.unsat_core();
        post.iter().copied().filter(|l| core.contains(l)).collect()
    }

    /// If the clause that excludes a cube is inductive relative to the frame below a level: the part that suffices, and the level up to which it is
    /// excluded.
    fn inductive(
        &mut self,
        pool: &mut TermPool,
        cube: &[Term],
        level: u32,
    ) -> Result<Option<(Vec<Term>, u32)>, Reason> {
        let mut formulas = cube.to_vec();
        if level > 0 {
            let clause = excluded(pool, cube);
            let before = self.step.before.apply(pool, clause);
            formulas.push(pool.implies(self.by_step, before));
        }
        let Some(holds) = self.check(pool, level, &formulas)? else { return Ok(None) };
        let core = self.solver.unsat_core();
        Ok(Some((cube.iter().copied().filter(|l| core.contains(l)).collect(), holds)))
    }
}

/// Whether each element of the sorted `small` is in the sorted `big`.
fn is_subset(small: &[Term], big: &[Term]) -> bool {
    let mut rest = big.iter();
    small.len() <= big.len() && small.iter().all(|s| rest.any(|b| b == s))
}
