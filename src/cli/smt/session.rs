//! The state of a script: assertions in scopes, labels, the last answer, options.
//!
//! Named assertions are guarded by fresh literals that each check assumes, so that cores are sets of names. Quantifiers
//! are removed or abstracted before the solver sees them. A `sat` is given only after the model was evaluated on every assertion,
//! and, if asked for, an `unsat` only after another solver has refuted the core; an answer that fails is withheld as `unknown`,
//! and the run ends with the code for failed checks.
//!
//! `answers` has what is asked afterwards.

use super::confirm;
use super::options::Options;
use super::reply::Reply;
use eufonium_base::{Stats, Stop};
use eufonium_engine::{Quantifiers, SatResult, Solver, SolverOptions};
use eufonium_frontend::smtlib::Labels;
use eufonium_ir::{Reason, Sort, Term, TermPool};

/// The last answer, as long as nothing was asserted since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Open,
    Sat,
    Unsat,
    Unknown,
}

/// What is checked before an answer is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checks {
    /// Evaluate models.
    pub models: bool,
    /// Refute cores once more.
    pub cores: bool,
}

/// An assertion in scope.
#[derive(Debug)]
pub(super) struct Assertion {
    /// As the script has it.
    pub original: Term,
    /// What the solver got, without quantifiers.
    pub formula: Term,
    /// Whether the two are equivalent.
    pub exact: bool,
    pub labels: Labels,
    /// The literal that each check assumes, for assertions in cores.
    pub guard: Option<Term>,
}

/// A formula that a check assumed.
#[derive(Debug)]
pub(super) struct Assumption {
    pub formula: Term,
    pub text: String,
}

/// The state of a script.
#[derive(Debug)]
pub struct Session {
    pub(super) solver: Solver,
    solver_options: SolverOptions,
    pub(super) stop: Stop,
    checks: Checks,
    pub(super) mode: Mode,
    reason: String,
    pub(super) quantifiers: Quantifiers,
    pub(super) assertions: Vec<Assertion>,
    /// The number of assertions where each scope begins.
    scopes: Vec<usize>,
    /// The assumptions of the last check.
    pub(super) assumed: Vec<Assumption>,
    /// Why no model is a model of the script, and the number of scopes that were open there.
    missing: Option<(usize, String)>,
    /// Options that the script has set.
    pub options: Options,
    /// Whether an answer failed its check.
    pub check_failed: bool,
    /// What is to be said to people about the last command.
    pub notes: Vec<String>,
}

impl Session {
    /// A session without assertions.
    pub fn new(solver_options: SolverOptions, checks: Checks, stop: Stop) -> Self {
        Session {
            solver: Solver::new(solver_options, stop.clone()),
            solver_options,
            stop,
            checks,
            mode: Mode::Open,
            reason: String::new(),
            quantifiers: Quantifiers::default(),
            assertions: Vec::new(),
            scopes: Vec::new(),
            assumed: Vec::new(),
            missing: None,
            options: Options::new(solver_options.seed),
            check_failed: false,
            notes: Vec::new(),
        }
    }

    /// Forgets all assertions and scopes.
    pub fn reset_assertions(&mut self) -> Reply {
        self.solver_options.seed = self.options.seed();
        self.solver = Solver::new(self.solver_options, self.stop.clone());
        self.mode = Mode::Open;
        self.assertions.clear();
        self.scopes.clear();
        self.missing = None;
        Reply::Success
    }

    /// Notes that a part of the script is missing: until its scope is closed, no model is a model of the script.
    pub fn refuse(&mut self, what: &str) {
        self.mode = Mode::Open;
        self.miss(format!("unsupported: {what}"));
    }

    fn miss(&mut self, why: String) {
        self.missing.get_or_insert((self.scopes.len(), why));
    }

    /// Forgets everything, options too.
    pub fn reset(&mut self) -> Reply {
        self.options = Options::new(self.options.default_seed());
        self.reset_assertions()
    }

    /// Whether options that must come first may still be set.
    pub fn is_fresh(&self) -> bool {
        self.assertions.is_empty() && self.scopes.is_empty()
    }

    /// Asserts a formula.
    pub fn assert(&mut self, pool: &mut TermPool, original: Term, labels: Labels) -> Reply {
        self.mode = Mode::Open;
        let prepared = self.quantifiers.prepare(pool, original);
        if !prepared.exact {
            self.miss("quantifier".to_owned());
        }
        let mut guard = None;
        if labels.name.is_some() && self.options.unsat_cores() {
            let literal = pool.fresh("named", Sort::BOOL);
            let guarded = pool.implies(literal, prepared.formula);
            self.solver.assert(pool, guarded);
            guard = Some(literal);
        } else {
            self.solver.assert(pool, prepared.formula);
        }
        let (formula, exact) = (prepared.formula, prepared.exact);
        self.assertions.push(Assertion { original, formula, exact, labels, guard });
        Reply::Success
    }

    /// Opens `n` scopes.
    pub fn push(&mut self, n: usize) -> Reply {
        self.mode = Mode::Open;
        for _ in 0..n {
            self.solver.push();
            self.scopes.push(self.assertions.len());
        }
        Reply::Success
    }

    /// Closes `n` scopes.
    pub fn pop(&mut self, n: usize) -> Reply {
        let Some(depth) = self.scopes.len().checked_sub(n) else {
            return Reply::error(format!("cannot close {n} scopes, {} are open", self.scopes.len()));
        };
        self.mode = Mode::Open;
        if let Some(&assertions) = self.scopes.get(depth) {
            self.solver.pop(n);
            self.scopes.truncate(depth);
            self.assertions.truncate(assertions);
            self.missing = self.missing.take().filter(|(at, _)| *at <= depth);
        }
        Reply::Success
    }

    /// The number of open scopes.
    pub fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// Decides the assertions under the assumptions, each with its text.
    pub fn check_sat(&mut self, pool: &mut TermPool, assumptions: Vec<(Term, String)>) -> Reply {
        self.assumed.clear();
        let mut exact = true;
        for (t, text) in assumptions {
            let prepared = self.quantifiers.prepare(pool, t);
            exact &= prepared.exact;
            self.assumed.push(Assumption { formula: prepared.formula, text });
        }
        // Names first: a core is made smaller from the front.
        let mut assumed: Vec<Term> = self.assertions.iter().filter_map(|a| a.guard).collect();
        assumed.extend(self.assumed.iter().map(|a| a.formula));
        let stop = self.stop.within(self.options.time_limit(), self.options.work_limit());
        self.mode = match self.solver.check_within(pool, &assumed, &stop) {
            SatResult::Unsat => self.believe_refutation(pool),
            SatResult::Sat => self.believe_model(pool, &assumed, exact),
            SatResult::Unknown => {
                self.reason = match stop.reason() {
                    Some(interrupt) => Reason::Interrupted(interrupt).to_string(),
                    None => self.solver.reason_unknown().to_owned(),
                };
                Mode::Unknown
            }
        };
        Reply::Text(self.last_answer().to_owned())
    }

    /// The last answer; `unknown` if something was asserted since.
    pub fn last_answer(&self) -> &'static str {
        match self.mode {
            Mode::Sat => "sat",
            Mode::Unsat => "unsat",
            Mode::Unknown | Mode::Open => "unknown",
        }
    }

    /// `Sat` if the model proves itself.
    fn believe_model(&mut self, pool: &TermPool, assumed: &[Term], exact: bool) -> Mode {
        let missing = self.missing.as_ref().map(|(_, why)| why.as_str());
        if let Some(why) = missing.or((!exact).then_some("quantifier")) {
            self.reason = why.to_owned();
            return Mode::Unknown;
        }
        if !self.checks.models {
            return Mode::Sat;
        }
        match confirm::model(pool, &self.solver, assumed) {
            Ok(()) => Mode::Sat,
            Err(error) => self.withhold(&error),
        }
    }

    /// `Unsat`, if it is to be checked only after another solver has agreed.
    fn believe_refutation(&mut self, pool: &mut TermPool) -> Mode {
        if !self.checks.cores {
            return Mode::Unsat;
        }
        match confirm::core(pool, &self.core_formulas(), self.solver_options, self.stop.clone()) {
            Ok(true) => Mode::Unsat,
            Ok(false) => {
                self.notes.push("the refutation was not confirmed: the second solver gave up".to_owned());
                Mode::Unsat
            }
            Err(error) => self.withhold(&error),
        }
    }

    /// What was asserted and assumed in the core of the last check.
    fn core_formulas(&self) -> Vec<Term> {
        let core = self.solver.unsat_core();
        let asserted = self.assertions.iter().filter(|a| a.guard.is_none_or(|guard| core.contains(&guard)));
        let assumed = self.assumed.iter().filter(|a| core.contains(&a.formula));
        asserted.map(|a| a.formula).chain(assumed.map(|a| a.formula)).collect()
    }

    fn withhold(&mut self, error: &str) -> Mode {
        self.reason = format!("self-check failed: {error}");
        self.check_failed = true;
        Mode::Unknown
    }

    /// Why the last answer was `unknown`.
    pub fn reason_unknown(&self) -> Option<&str> {
        (self.mode == Mode::Unknown).then_some(self.reason.as_str())
    }

    /// The figures of the solver.
    pub fn stats(&self) -> Stats {
        self.solver.stats()
    }
}

#[cfg(test)]
mod tests;
