//! The questions that the engine asks about the abstract system, put to one incremental solver.
//!
//! The solver reads the operators of bit-vectors as uninterpreted functions ([`BvMode::Uninterpreted`]); so the abstract system is
//! the system itself, read so, together with the lemmas that refinement has learned. Frames, the initial states and the
//! guards of a step are behind constants that are assumed where they matter; the equations of a step define fresh
//! constants and are asserted as soon as a question mentions these.

use super::cube::Cube;
use super::system::{CURRENT, System};
use eufonium_base::{HashSet, Stop};
use eufonium_ir::{Sort, Term, TermPool, visit};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// The solver of the abstract system.
#[derive(Debug)]
pub struct Abstraction {
    solver: Solver,
    /// For each level the constant behind which its clauses stand. The clauses of level `i` hold in all states that can
    /// be reached in at most `i` steps; those of the last entry hold always.
    levels: Vec<Term>,
    init: Term,
    step: Term,
    /// Constants for states after a step whose equation is asserted, and literals all of whose constants are.
    equated: HashSet<Term>,
}

/// Where the states before a step are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The initial states.
    Init,
    /// The frame of this level, which is at least 1.
    Frame(usize),
}

impl Abstraction {
    /// The abstract system without lemmas.
    pub fn new(pool: &mut TermPool, system: &mut System, options: SolverOptions, stop: &Stop) -> Self {
        let mut solver = Solver::new(options, stop.clone());
        let mut guard = |pool: &mut TermPool, name: &str, parts: &[Term]| {
            let guard = pool.fresh(name, Sort::BOOL);
            let off = pool.not(guard);
            for &part in parts {
                let clause = pool.or2(off, part);
                solver.assert(pool, clause);
            }
            guard
        };
        let init = guard(pool, "init", &system.init);
        let step = guard(pool, "step", &system.guards);
        let mut abstraction =
            Abstraction { solver, levels: Vec::new(), init, step, equated: HashSet::default() };
        for constraint in system.constraints.clone() {
            abstraction.constrain(pool, system, constraint);
        }
        abstraction
    }

    /// Asserts a constraint; one without inputs for the states after a step too, if a step is taken.
    fn constrain(&mut self, pool: &mut TermPool, system: &mut System, constraint: Term) {
        self.solver.assert(pool, constraint);
        if system.scope(pool, constraint) == CURRENT {
            let next = system.primed(pool, constraint);
            self.equate(pool, system, &[next]);
            let no_step = pool.not(self.step);
            let clause = pool.or2(no_step, next);
            self.solver.assert(pool, clause);
        }
    }

    /// Asserts a formula about a step.
    pub fn assert(&mut self, pool: &mut TermPool, system: &mut System, formula: Term) {
        self.equate(pool, system, &[formula]);
        self.solver.assert(pool, formula);
    }

    /// Asserts the equations of the states after a step that the formulas mention.
    fn equate(&mut self, pool: &mut TermPool, system: &mut System, formulas: &[Term]) {
        let new: Vec<Term> = formulas.iter().copied().filter(|t| self.equated.insert(*t)).collect();
        for constant in visit::constants(pool, &new) {
            let Some(value) = system.next_value(constant) else { continue };
            if new.contains(&constant) || self.equated.insert(constant) {
                let equation = pool.raw_eq(constant, value);
                self.solver.assert(pool, equation);
            }
        }
    }

    /// Makes a level.
    pub fn open_level(&mut self, pool: &mut TermPool) {
        let guard = pool.fresh("level", Sort::BOOL);
        self.levels.push(guard);
    }

    /// Adds a clause that holds up to `level`, counted from 1; above the top, for ever.
    pub fn block(&mut self, pool: &mut TermPool, cube: &Cube, level: usize) {
        let mut clause = cube.negation(pool);
        if let Some(&guard) = self.levels.get(level - 1) {
            let off = pool.not(guard);
            clause = pool.or2(off, clause);
        }
        self.solver.assert(pool, clause);
    }

    fn source(&self, source: Source) -> Vec<Term> {
        match source {
            Source::Init => {
                let mut all = self.levels.clone();
                all.push(self.init);
                all
            }
            Source::Frame(level) => self.levels[level - 1..].to_vec(),
        }
    }

    /// Whether a step leads from `source` into the cube; with `outside`, from a state that is not in the cube.
    pub fn check_step(
        &mut self,
        pool: &mut TermPool,
        system: &mut System,
        source: Source,
        cube: &Cube,
        outside: bool,
    ) -> SatResult {
        self.equate(pool, system, &cube.next);
        let mut assumptions = self.source(source);
        assumptions.push(self.step);
        assumptions.extend(&cube.next);
        if !outside {
            return self.solver.check(pool, &assumptions);
        }
        let clause = cube.negation(pool);
        self.solver.push();
        self.solver.assert(pool, clause);
        let result = self.solver.check(pool, &assumptions);
        self.solver.pop(1);
        result
    }

    /// Whether these literals about a step can be true together.
    pub fn check_literals(
        &mut self,
        pool: &mut TermPool,
        system: &mut System,
        literals: &[Term],
    ) -> SatResult {
        self.equate(pool, system, literals);
        self.solver.check(pool, literals)
    }

    /// Whether `source` has a state with these formulas.
    pub fn check_states(&mut self, pool: &mut TermPool, source: Source, formulas: &[Term]) -> SatResult {
        let mut assumptions = self.source(source);
        assumptions.extend(formulas);
        self.solver.check(pool, &assumptions)
    }

    /// After a refutation of a step: which literals of the cube it needs.
    pub fn core(&self, cube: &Cube) -> Cube {
        let core = self.solver.unsat_core();
        cube.keeping(|i| core.contains(&cube.next[i]))
    }

    /// Whether the last refutation needs a formula.
    pub fn is_in_core(&self, formula: Term) -> bool {
        self.solver.unsat_core().contains(&formula)
    }

    /// The solver, to read its last assignment.
    pub fn solver(&self) -> &Solver {
        &self.solver
    }
}
