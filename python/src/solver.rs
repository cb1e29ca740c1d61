//! The incremental solver.

use crate::coerce;
use crate::errors::Kind;
use crate::model::Model;
use crate::pool;
use crate::space::Space;
use crate::terms::Term;
use crate::work::{self, Home};
use eufonium::base::Stop;
use eufonium::check::check_model;
use eufonium::engine::Quantifiers;
use eufonium::ir::{self, Sort};
use eufonium::smt::{self, SatResult, SolverOptions};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::collections::HashMap;
use std::sync::Arc;

/// Checks that making a core minimal may take.
const CORE_CHECKS: usize = 10_000;

/// An assertion, in the words of Python.
#[derive(Clone, Debug)]
struct Assertion {
    formula: ir::Term,
    /// The constant of the solver's pool that guards it, and its name.
    guard: Option<(ir::Term, String)>,
    /// Whether a model of what the solver got is a model of the formula.
    exact: bool,
}

/// What the last check said.
#[derive(Clone, Debug, Default)]
struct Last {
    result: Option<SatResult>,
    reason: String,
    /// What each assumption of the solver's pool was.
    assumed: HashMap<ir::Term, Reason>,
    assumptions: Vec<ir::Term>,
}

/// Part of a core: an assumption, or the name of an assertion.
#[derive(Clone, Debug)]
enum Reason {
    Assumption(ir::Term),
    Name(String),
}

/// The solver with its pool.
#[derive(Debug)]
pub struct Engine {
    /// The pool.
    pub space: Space,
    solver: smt::Solver,
    quantifiers: Quantifiers,
    scopes: Vec<Vec<Assertion>>,
    last: Last,
    check_models: bool,
}

/// An incremental solver: assertions in scopes, checks under assumptions.
#[pyclass(frozen, module = "eufonium")]
#[derive(Debug)]
pub struct Solver {
    engine: Arc<Home<Engine>>,
    timeout: Option<f64>,
}

impl Engine {
    /// A formula of Python for the solver, and whether it says the same.
    fn prepare(&mut self, formula: ir::Term) -> PyResult<(ir::Term, bool)> {
        let carried = self.space.carry(&[formula])?[0];
        let prepared = self.quantifiers.prepare(&mut self.space.pool, carried);
        Ok((prepared.formula, prepared.exact))
    }

    fn add(&mut self, formula: ir::Term, name: Option<String>) -> PyResult<()> {
        let (carried, exact) = self.prepare(formula)?;
        let guard = name.map(|name| (self.space.pool.fresh("assertion", Sort::BOOL), name));
        let asserted = match &guard {
            Some((guard, _)) => self.space.pool.implies(*guard, carried),
            None => carried,
        };
        self.solver.assert(&mut self.space.pool, asserted);
        self.last = Last::default();
        let scope = self.scopes.last_mut().expect("the outermost scope is never closed");
        scope.push(Assertion { formula, guard, exact });
        Ok(())
    }

    /// The question of a check: assumptions for the solver, and whether models are models of all that was asked.
    fn question(&mut self, assumptions: Vec<ir::Term>) -> PyResult<(Vec<ir::Term>, bool)> {
        let (mut asked, mut assumed) = (Vec::new(), HashMap::new());
        let mut all_exact = self.scopes.iter().flatten().all(|assertion| assertion.exact);
        for (guard, name) in self.scopes.iter().flatten().filter_map(|a| a.guard.clone()) {
            asked.push(guard);
            assumed.insert(guard, Reason::Name(name));
        }
        for formula in &assumptions {
            let (carried, exact) = self.prepare(*formula)?;
            all_exact &= exact;
            asked.push(carried);
            assumed.insert(carried, Reason::Assumption(*formula));
        }
        self.last = Last { assumed, assumptions, ..Last::default() };
        Ok((asked, all_exact))
    }

    /// Evaluates all that was asked in the model.
    fn confirmed(&self, asked: &[ir::Term]) -> Result<(), String> {
        if !self.check_models {
            return Ok(());
        }
        let pool = &self.space.pool;
        let formulas = [self.solver.assertions(), asked].concat();
        check_model(pool, &formulas, self.solver.model(pool)).map_err(|error| error.to_string())
    }

    fn check(&mut self, asked: &[ir::Term], exact: bool, stop: &Stop) {
        let result = self.solver.check_within(&mut self.space.pool, asked, stop);
        let (result, reason) = match (result, stop.reason()) {
            (SatResult::Sat, _) if !exact => (SatResult::Unknown, "quantifiers".to_owned()),
            (SatResult::Sat, _) => match self.confirmed(asked) {
                Ok(()) => (SatResult::Sat, String::new()),
                Err(error) => (SatResult::Unknown, ir::Reason::CheckFailed(error).to_string()),
            },
            (SatResult::Unknown, Some(interrupt)) => (result, ir::Reason::Interrupted(interrupt).to_string()),
            (SatResult::Unknown, None) => (result, self.solver.reason_unknown().to_owned()),
            _ => (result, String::new()),
        };
        self.last.result = Some(result);
        self.last.reason = reason;
    }

    /// The core of the last check; a smaller one if that is wanted.
    fn core(&mut self, minimize: bool, stop: &Stop) -> PyResult<Vec<Reason>> {
        if self.last.result != Some(SatResult::Unsat) {
            return Err(Kind::State.error("there is no core: the last answer was not unsat"));
        }
        if minimize {
            self.solver.set_stop(stop.clone());
            self.solver.minimize_core(&mut self.space.pool, CORE_CHECKS);
            self.solver.set_stop(Stop::never());
        }
        let core = self.solver.unsat_core().iter();
        Ok(core.filter_map(|t| self.last.assumed.get(t).cloned()).collect())
    }

    /// Constants and functions that assertions and assumptions are about, but those that quantifiers bind.
    fn symbols(&self) -> PyResult<Vec<ir::Term>> {
        let formulas = self.scopes.iter().flatten().map(|a| a.formula);
        let formulas: Vec<ir::Term> = formulas.chain(self.last.assumptions.iter().copied()).collect();
        pool::with(|u| {
            let all = ir::visit::postorder(&u.pool, &formulas);
            let is_binder = |t: &&ir::Term| matches!(u.pool.op(**t), ir::Op::Forall | ir::Op::Exists);
            let bound: Vec<ir::Term> =
                all.iter().filter(is_binder).flat_map(|t| u.pool.args(*t).iter().copied()).collect();
            all.into_iter().filter(|t| u.pool.as_app(*t).is_some() && !bound.contains(t)).collect()
        })
    }
}

#[pymethods]
impl Solver {
    /// A solver without assertions. `timeout` is the limit of each check, in seconds. Every model is evaluated before `sat` is said, unless
    /// `check_models` is False: that saves time where there are many assertions and many checks.
    #[new]
    #[pyo3(signature = (*, timeout = None, seed = 0, check_models = true))]
    fn new(timeout: Option<f64>, seed: u64, check_models: bool) -> PyResult<Solver> {
        work::seconds(timeout)?;
        let options = SolverOptions { seed, ..SolverOptions::default() };
        let engine = Home::new(move || Engine {
            space: Space::default(),
            solver: smt::Solver::new(options, Stop::never()),
            quantifiers: Quantifiers::default(),
            scopes: vec![vec![]],
            last: Last::default(),
            check_models,
        })?;
        Ok(Solver { engine: Arc::new(engine), timeout })
    }

    /// Asserts formulas in the current scope. With a name, a formula can be part of a core.
    #[pyo3(signature = (*formulas, name = None))]
    fn add(&self, py: Python<'_>, formulas: &Bound<'_, PyTuple>, name: Option<String>) -> PyResult<()> {
        let formulas = coerce::formulas(formulas)?;
        if name.is_some() && formulas.len() != 1 {
            return Err(Kind::Usage.error("a name is for one formula"));
        }
        self.engine.tell(py, move |engine| {
            formulas.into_iter().try_for_each(|formula| engine.add(formula, name.clone()))
        })
    }

    /// Opens a scope.
    fn push(&self, py: Python<'_>) -> PyResult<()> {
        self.engine.tell(py, |engine| {
            engine.solver.push();
            engine.scopes.push(vec![]);
            engine.last = Last::default();
            Ok(())
        })
    }

    /// Closes scopes, with what was asserted in them.
    #[pyo3(signature = (n = 1))]
    fn pop(&self, py: Python<'_>, n: usize) -> PyResult<()> {
        self.engine.tell(py, move |engine| {
            let open = engine.scopes.len() - 1;
            if n > open {
                return Err(Kind::State.error(format!("{n} scopes cannot be closed, {open} are open")));
            }
            engine.solver.pop(n);
            engine.scopes.truncate(open + 1 - n);
            engine.last = Last::default();
            Ok(())
        })
    }

    /// The number of open scopes.
    #[getter]
    fn depth(&self, py: Python<'_>) -> PyResult<usize> {
        self.engine.tell(py, |engine| Ok(engine.scopes.len() - 1))
    }

    /// The formulas that are asserted.
    fn assertions(&self, py: Python<'_>) -> PyResult<Vec<Term>> {
        self.engine.tell(py, |engine| Ok(engine.scopes.iter().flatten().map(|a| Term(a.formula)).collect()))
    }

    /// Decides the assertions together with assumptions: `sat`, `unsat` or `unknown`.
    #[pyo3(signature = (*assumptions, timeout = None, rlimit = None))]
    fn check<'py>(
        &self,
        py: Python<'py>,
        assumptions: &Bound<'_, PyTuple>,
        timeout: Option<f64>,
        rlimit: Option<u64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let assumptions = coerce::formulas(assumptions)?;
        let stop = Stop::with_limits(work::seconds(timeout.or(self.timeout))?, rlimit);
        let token = stop.clone();
        let checked = self.engine.ask(py, &stop, move |engine| -> PyResult<&'static str> {
            let (asked, exact) = engine.question(assumptions)?;
            engine.check(&asked, exact, &token);
            Ok(engine.last.result.map_or("unknown", SatResult::word))
        })?;
        let word = checked.unwrap_or(Ok("unknown"))?;
        py.import("eufonium.values")?.getattr("Answer")?.call1((word,))
    }

    /// Why the last check was `unknown`.
    fn reason_unknown(&self, py: Python<'_>) -> PyResult<String> {
        self.engine.tell(py, |engine| Ok(engine.last.reason.clone()))
    }

    /// The model of the last check, which was `sat`.
    fn model(&self, py: Python<'_>) -> PyResult<Model> {
        let (model, symbols) = self.engine.tell(py, |engine| {
            if engine.last.result != Some(SatResult::Sat) {
                return Err(Kind::State.error("there is no model: the last answer was not sat"));
            }
            Ok((engine.solver.model(&engine.space.pool).clone(), engine.symbols()?))
        })?;
        Model::new(Arc::clone(&self.engine), model, symbols)
    }

    /// Assumptions of the last check, and names of assertions, that are unsatisfiable together with assertions that have no name.
    #[pyo3(signature = (*, minimize = false, timeout = None))]
    fn unsat_core<'py>(
        &self,
        py: Python<'py>,
        minimize: bool,
        timeout: Option<f64>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let stop = Stop::with_limits(work::seconds(timeout.or(self.timeout))?, None);
        let token = stop.clone();
        let found = self.engine.ask(py, &stop, move |engine| engine.core(minimize, &token))?;
        let Some(core) = found else { return Err(Kind::State.error("there is no core: timeout")) };
        let python = |reason: Reason| match reason {
            Reason::Assumption(t) => Ok(Bound::new(py, Term(t))?.into_any()),
            Reason::Name(name) => Ok(name.into_pyobject(py)?.into_any()),
        };
        core?.into_iter().map(python).collect()
    }

    /// Figures of the search.
    fn statistics<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let stats = self.engine.tell(py, |engine| Ok(engine.solver.stats()))?;
        let all = PyDict::new(py);
        for (name, n) in stats.counts() {
            all.set_item(name, n)?;
        }
        Ok(all)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        self.engine.tell(py, |engine| {
            let count: usize = engine.scopes.iter().map(Vec::len).sum();
            Ok(format!("<Solver: {count} assertions, {} scopes>", engine.scopes.len() - 1))
        })
    }
}
