//! What a script asks after a check: models, values, cores, assertions, information.
//!
//! Replies for commands that do not fit the last answer are errors, as SMT-LIB demands.

use super::models;
use super::reply::Reply;
use super::session::{Mode, Session};
use eufonium_base::HashSet;
use eufonium_ir::pool::FuncId;
use eufonium_ir::{Evaluator, Term, TermPool, print};

/// Checks that making a core minimal may take, and the work that they may take together.
const CORE_CHECKS: usize = 10_000;
const CORE_WORK: u64 = 200_000_000;

impl Session {
    fn no_model(&self) -> Option<Reply> {
        (self.mode != Mode::Sat).then(|| Reply::error("there is no model: the last answer was not sat"))
    }
    fn no_core(&self) -> Option<Reply> {
        (self.mode != Mode::Unsat).then(|| Reply::error("there is no core: the last answer was not unsat"))
    }

    /// The model, for the declared functions.
    pub fn get_model(&self, pool: &TermPool, declared: &[FuncId]) -> Reply {
        self.no_model().unwrap_or_else(|| Reply::Text(models::model(pool, self.solver.model(pool), declared)))
    }

    /// The values of terms in the model, beside the terms as they are written.
    pub fn get_value(&mut self, pool: &mut TermPool, terms: &[(Term, String)]) -> Reply {
        if let Some(reply) = self.no_model() {
            return reply;
        }
        let mut pairs = Vec::with_capacity(terms.len());
        for (t, text) in terms {
            match self.value(pool, *t) {
                Some(value) => pairs.push(format!("({text} {value})")),
                None => return Reply::failed("unsupported: the value of a quantifier"),
            }
        }
        Reply::Text(format!("({})", pairs.join("\n ")))
    }

    /// The value of one term.
    pub fn eval(&mut self, pool: &mut TermPool, t: Term) -> Reply {
        if let Some(reply) = self.no_model() {
            return reply;
        }
        match self.value(pool, t) {
            Some(value) => Reply::Text(value),
            None => Reply::failed("unsupported: the value of a quantifier"),
        }
    }

    /// The value of a term as text; `None` if it has a quantifier that cannot be removed.
    fn value(&mut self, pool: &mut TermPool, t: Term) -> Option<String> {
        let t = if pool.has_quantifier(t) { self.quantifiers.eliminate(pool, t) } else { t };
        if pool.has_quantifier(t) {
            return None;
        }
        let value = Evaluator::new(self.solver.model(pool)).eval(pool, t);
        Some(print::value(pool, &value, pool.sort(t)))
    }

    /// The term in normal form.
    pub fn simplify(&mut self, pool: &mut TermPool, t: Term) -> Reply {
        let t = if pool.has_quantifier(t) { self.quantifiers.eliminate(pool, t) } else { t };
        Reply::Text(print::term(pool, t))
    }

    /// The values of named formulas.
    pub fn get_assignment(&mut self, pool: &mut TermPool, named: &[(String, Term)]) -> Reply {
        let named: Vec<(Term, String)> =
            named.iter().map(|(name, t)| (*t, print::symbol(name).into_owned())).collect();
        self.get_value(pool, &named)
    }

    /// The core of the last check; minimal if the options say so.
    fn core(&mut self, pool: &mut TermPool) -> HashSet<Term> {
        if self.options.minimize_cores() {
            self.solver.set_stop(self.stop.within(None, Some(CORE_WORK)));
            self.solver.minimize_core(pool, CORE_CHECKS);
            self.solver.set_stop(self.stop.clone());
        }
        self.solver.unsat_core().iter().copied().collect()
    }

    /// The names of assertions that are unsatisfiable together.
    pub fn get_unsat_core(&mut self, pool: &mut TermPool) -> Reply {
        if !self.options.unsat_cores() {
            return Reply::error("cores are kept only after (set-option :produce-unsat-cores true)");
        }
        if let Some(reply) = self.no_core() {
            return reply;
        }
        let core = self.core(pool);
        let named = self.assertions.iter().filter(|a| a.guard.is_some_and(|guard| core.contains(&guard)));
        let names: Vec<_> =
            named.filter_map(|a| a.labels.name.as_deref()).map(|name| print::symbol(name)).collect();
        Reply::Text(format!("({})", names.join(" ")))
    }

    /// The assumptions of the last check that are unsatisfiable together with the assertions, as they are written.
    pub fn get_unsat_assumptions(&mut self, pool: &mut TermPool) -> Reply {
        if let Some(reply) = self.no_core() {
            return reply;
        }
        let mut core = self.core(pool);
        // Of formulas that are the same to the solver, one is enough.
        let texts: Vec<&str> =
            self.assumed.iter().filter(|a| core.remove(&a.formula)).map(|a| a.text.as_str()).collect();
        Reply::Text(format!("({})", texts.join(" ")))
    }

    /// The asserted formulas; as they are written if `:produce-assertions` is on.
    pub fn get_assertions(&self, pool: &TermPool) -> Reply {
        let texts: Vec<String> = self
            .assertions
            .iter()
            .map(|a| a.labels.text.clone().unwrap_or_else(|| print::term(pool, a.original)))
            .collect();
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
            "status" => self.last_answer().to_owned(),
            "reason-unknown" => match self.reason_unknown() {
                Some(reason) => s_expression(reason),
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

/// A word as a symbol, anything else as a string.
fn s_expression(text: &str) -> String {
    let is_word = !text.is_empty() && text.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    if is_word { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
}
