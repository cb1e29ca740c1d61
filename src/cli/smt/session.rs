//! The state of a script: assertions in scopes, names for cores, the last answer, options.
//!
//! Named assertions are guarded by fresh literals that each check assumes, so that cores are sets of names. A `sat` is
//! given only after the model was evaluated on every assertion; one that fails is withheld as `unknown`, and the run
//! ends with the code for failed checks. Replies for commands that do not fit the last answer are errors, as SMT-LIB
//! demands.

use super::models;
use super::options::Options;
use super::reply::Reply;
use crate::base::Stop;
use crate::engine::check::check_model;
use crate::engine::{SatResult, Solver, SolverOptions};
use crate::ir::pool::FuncId;
use crate::ir::{Evaluator, Reason, Sort, Term, TermPool, print};

/// The last answer, as long as nothing was asserted since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Open,
    Sat,
    Unsat,
    Unknown,
}

/// An assertion with a name: its guard is assumed while it is in scope.
#[derive(Debug)]
struct Named {
    name: String,
    guard: Term,
}

/// The state of a script.
#[derive(Debug)]
pub struct Session {
    solver: Solver,
    solver_options: SolverOptions,
    stop: Stop,
    check: bool,
    mode: Mode,
    reason: String,
    named: Vec<Named>,
    assertions: Vec<Term>,
    /// Lengths of `named` and `assertions` where scopes begin.
    scopes: Vec<(usize, usize)>,
    /// The assumptions of the last check.
    assumed: Vec<Term>,
    /// What of the script is missing, and the number of scopes that were open there.
    missing: Option<(usize, String)>,
    /// Options that the script has set.
    pub options: Options,
    /// Whether a model failed its check.
    pub check_failed: bool,
}

impl Session {
    /// A session without assertions. With `check`, models are evaluated before they are believed.
    pub fn new(solver_options: SolverOptions, check: bool, stop: Stop) -> Self {
        Session {
            solver: Solver::new(solver_options, stop.clone()),
            solver_options,
            stop,
            check,
            mode: Mode::Open,
            reason: String::new(),
            named: Vec::new(),
            assertions: Vec::new(),
            scopes: Vec::new(),
            assumed: Vec::new(),
            missing: None,
            options: Options::new(solver_options.seed),
            check_failed: false,
        }
    }

    /// Forgets all assertions and scopes.
    pub fn reset_assertions(&mut self) -> Reply {
        self.solver_options.seed = self.options.seed();
        self.solver = Solver::new(self.solver_options, self.stop.clone());
        self.mode = Mode::Open;
        self.named.clear();
        self.assertions.clear();
        self.scopes.clear();
        self.missing = None;
        Reply::Success
    }

    /// Notes that a part of the script is missing: until its scope is closed, no model is a model of the script.
    pub fn refuse(&mut self, what: &str) {
        self.mode = Mode::Open;
        self.missing.get_or_insert_with(|| (self.scopes.len(), what.to_owned()));
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

    /// Asserts a formula, which may have a name.
    pub fn assert(&mut self, pool: &mut TermPool, formula: Term, name: Option<&str>) -> Reply {
        self.mode = Mode::Open;
        self.assertions.push(formula);
        match name {
            Some(name) if self.options.unsat_cores => {
                let guard = pool.fresh("named", Sort::BOOL);
                let guarded = pool.implies(guard, formula);
                self.solver.assert(pool, guarded);
                self.named.push(Named { name: name.to_owned(), guard });
            }
            _ => self.solver.assert(pool, formula),
        }
        Reply::Success
    }

    /// Opens `n` scopes.
    pub fn push(&mut self, n: usize) -> Reply {
        self.mode = Mode::Open;
        for _ in 0..n {
            self.solver.push();
            self.scopes.push((self.named.len(), self.assertions.len()));
        }
        Reply::Success
    }

    /// Closes `n` scopes.
    pub fn pop(&mut self, n: usize) -> Reply {
        if n > self.scopes.len() {
            return Reply::error(format!("cannot close {n} scopes, {} are open", self.scopes.len()));
        }
        self.mode = Mode::Open;
        if n > 0 {
            let (named, assertions) = self.scopes[self.scopes.len() - n];
            self.solver.pop(n);
            self.scopes.truncate(self.scopes.len() - n);
            self.named.truncate(named);
            self.assertions.truncate(assertions);
            let depth = self.scopes.len();
            self.missing = self.missing.take().filter(|(at, _)| *at <= depth);
        }
        Reply::Success
    }

    /// The number of open scopes.
    pub fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// Decides the assertions under the assumptions.
    pub fn check_sat(&mut self, pool: &mut TermPool, assumptions: Vec<Term>) -> Reply {
        let mut assumed = assumptions.clone();
        assumed.extend(self.named.iter().map(|n| n.guard));
        self.assumed = assumptions;
        self.mode = match self.solver.check(pool, &assumed) {
            SatResult::Unsat => Mode::Unsat,
            SatResult::Sat => self.believe(pool, &assumed),
            SatResult::Unknown => {
                self.reason = match self.stop.reason() {
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
    fn believe(&mut self, pool: &TermPool, assumed: &[Term]) -> Mode {
        if let Some((_, what)) = &self.missing {
            self.reason = format!("unsupported: {what}");
            return Mode::Unknown;
        }
        if !self.check {
            return Mode::Sat;
        }
        let formulas = [self.solver.assertions(), assumed].concat();
        match check_model(pool, &formulas, self.solver.model(pool)) {
            Ok(()) => Mode::Sat,
            Err(error) => {
                self.reason = format!("self-check failed: {error}");
                self.check_failed = true;
                Mode::Unknown
            }
        }
    }

    /// Why the last answer was `unknown`.
    pub fn reason_unknown(&self) -> Option<&str> {
        (self.mode == Mode::Unknown).then_some(self.reason.as_str())
    }

    /// The figures of the solver.
    pub fn stats(&self) -> crate::base::Stats {
        self.solver.stats()
    }

    /// The model, for the declared functions.
    pub fn get_model(&self, pool: &TermPool, declared: &[FuncId]) -> Reply {
        if self.mode != Mode::Sat {
            return Reply::error("there is no model: the last answer was not sat");
        }
        Reply::Text(models::model(pool, self.solver.model(pool), declared))
    }

    /// The values of terms in the model.
    pub fn get_value(&self, pool: &TermPool, terms: &[(Term, String)]) -> Reply {
        if self.mode != Mode::Sat {
            return Reply::error("there is no model: the last answer was not sat");
        }
        let mut eval = Evaluator::new(self.solver.model(pool));
        let pairs: Vec<String> = terms
            .iter()
            .map(|(t, text)| {
                let value = eval.eval(pool, *t);
                format!("({text} {})", print::value(pool, &value, pool.sort(*t)))
            })
            .collect();
        Reply::Text(format!("({})", pairs.join("\n ")))
    }

    /// The names of assertions that are unsatisfiable together.
    pub fn get_unsat_core(&self) -> Reply {
        if !self.options.unsat_cores {
            return Reply::error("cores are kept only after (set-option :produce-unsat-cores true)");
        }
        if self.mode != Mode::Unsat {
            return Reply::error("there is no core: the last answer was not unsat");
        }
        let core = self.solver.unsat_core();
        let names = self.named.iter().filter(|n| core.contains(&n.guard));
        let names: Vec<_> = names.map(|n| print::symbol(&n.name)).collect();
        Reply::Text(format!("({})", names.join(" ")))
    }

    /// The assumptions of the last check that are unsatisfiable together with the assertions.
    pub fn get_unsat_assumptions(&self, pool: &TermPool) -> Reply {
        if self.mode != Mode::Unsat {
            return Reply::error("there is no core: the last answer was not unsat");
        }
        let core = self.solver.unsat_core();
        let texts: Vec<String> =
            self.assumed.iter().filter(|a| core.contains(a)).map(|a| print::term(pool, *a)).collect();
        Reply::Text(format!("({})", texts.join(" ")))
    }

    /// The values of named formulas.
    pub fn get_assignment(&self, pool: &TermPool, named: &[(String, Term)]) -> Reply {
        let named: Vec<(Term, String)> =
            named.iter().map(|(name, t)| (*t, print::symbol(name).into_owned())).collect();
        self.get_value(pool, &named)
    }

    /// The asserted formulas.
    pub fn get_assertions(&self, pool: &TermPool) -> Reply {
        let texts: Vec<String> = self.assertions.iter().map(|t| print::term(pool, *t)).collect();
        Reply::Text(format!("({})", texts.join("\n ")))
    }

    /// The value of an information flag.
    pub fn get_info(&self, key: &str) -> Reply {
        let text = match key {
            "name" => "\"eufonium\"".to_owned(),
            "version" => format!("\"{}\"", env!("CARGO_PKG_VERSION")),
            "authors" => "\"the eufonium authors\"".to_owned(),
            "error-behavior" => "continued-execution".to_owned(),
            "assertion-stack-levels" => self.depth().to_string(),
            "reason-unknown" => match self.reason_unknown() {
                Some(reason) => format!("\"{}\"", reason.replace('"', "\"\"")),
                None => return Reply::error("the last answer was not unknown"),
            },
            "all-statistics" => {
                let stats = self.stats();
                let pairs: Vec<String> = stats.counts().map(|(k, n)| format!(":{k} {n}")).collect();
                return Reply::Text(format!("({})", pairs.join("\n ")));
            }
            _ => return Reply::Unsupported,
        };
        Reply::Text(format!("(:{key} {text})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Bench {
        pool: TermPool,
        session: Session,
        p: [Term; 3],
    }

    fn bench() -> Bench {
        let mut pool = TermPool::new();
        let p = ["p", "q", "r"].map(|n| pool.constant(n, Sort::BOOL));
        Bench { pool, session: Session::new(SolverOptions::default(), true, Stop::never()), p }
    }

    impl Bench {
        fn not(&mut self, i: usize) -> Term {
            self.pool.not(self.p[i])
        }
        fn check(&mut self, assumptions: &[Term]) -> String {
            self.session.check_sat(&mut self.pool, assumptions.to_vec()).text(false)
        }
    }

    #[test]
    fn scopes_and_assertions() {
        let mut b = bench();
        let (p, not_p) = (b.p[0], b.not(0));
        b.session.assert(&mut b.pool, p, None);
        b.session.push(1);
        b.session.assert(&mut b.pool, not_p, None);
        assert_eq!(b.session.get_assertions(&b.pool), Reply::Text("(p\n (not p))".into()));
        assert_eq!(b.check(&[]), "unsat\n");
        b.session.pop(1);
        assert_eq!(b.check(&[]), "sat\n");
        assert!(matches!(b.session.pop(1), Reply::Error(..)));
        assert_eq!(b.check(&[not_p]), "unsat\n");
    }

    #[test]
    fn cores_are_names() {
        let mut b = bench();
        b.session.options.unsat_cores = true;
        let (p, q, not_p) = (b.p[0], b.p[1], b.not(0));
        b.session.assert(&mut b.pool, p, Some("one"));
        b.session.assert(&mut b.pool, q, Some("two"));
        b.session.push(1);
        b.session.assert(&mut b.pool, not_p, Some("not one"));
        assert!(matches!(b.session.get_unsat_core(), Reply::Error(..)));
        assert_eq!(b.check(&[]), "unsat\n");
        assert_eq!(b.session.get_unsat_core(), Reply::Text("(one |not one|)".into()));
        b.session.pop(1);
        assert_eq!(b.check(&[]), "sat\n");
    }

    #[test]
    fn assumptions_and_values() {
        let mut b = bench();
        let clause = b.pool.or2(b.p[0], b.p[1]);
        b.session.assert(&mut b.pool, clause, None);
        let (not_p, not_q, r) = (b.not(0), b.not(1), b.p[2]);
        assert_eq!(b.check(&[not_p, r, not_q]), "unsat\n");
        assert_eq!(b.session.get_unsat_assumptions(&b.pool), Reply::Text("((not p) (not q))".into()));
        assert_eq!(b.check(&[not_p]), "sat\n");
        let terms = [(b.p[1], "q".to_owned()), (clause, "(or p q)".to_owned())];
        assert_eq!(b.session.get_value(&b.pool, &terms), Reply::Text("((q true)\n ((or p q) true))".into()));
        b.session.push(1);
        assert!(matches!(b.session.get_value(&b.pool, &[]), Reply::Error(..)));
    }

    #[test]
    fn a_script_with_holes_has_no_model() {
        let mut b = bench();
        let (p, not_p) = (b.p[0], b.not(0));
        b.session.assert(&mut b.pool, p, None);
        b.session.push(1);
        b.session.refuse("an array");
        assert_eq!(b.check(&[]), "unknown\n");
        assert_eq!(b.session.reason_unknown(), Some("unsupported: an array"));
        assert_eq!(b.check(&[not_p]), "unsat\n");
        b.session.pop(1);
        assert_eq!(b.check(&[]), "sat\n");
    }

    #[test]
    fn an_interrupted_check_is_unknown() {
        let mut pool = TermPool::new();
        let stop = Stop::never();
        stop.raise(crate::base::Interrupt::Timeout);
        let mut session = Session::new(SolverOptions::default(), true, stop);
        assert_eq!(session.check_sat(&mut pool, vec![]).text(false), "unknown\n");
        assert!(session.reason_unknown().is_some());
        assert!(matches!(session.get_info("reason-unknown"), Reply::Text(_)));
    }
}
