//! Constrained Horn clauses, built of terms and solved.

use crate::coerce;
use crate::errors::Kind;
use crate::functions::Function;
use crate::pool;
use crate::sorts::{Sort, check_name};
use crate::space::Space;
use crate::terms::Term;
use crate::work;
use eufonium::base::{Interrupt, Stats, Stop};
use eufonium::cli::details;
use eufonium::engine::{EngineOptions, NoEngine, Session, Setting, solve_chc};
use eufonium::findings::{Finding, Verdict};
use eufonium::ir::{self, ChcSystem, FuncId, Op, Outcome, PredApp, PredId, Reason, TermPool};
use eufonium::prelude::certificate;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::collections::HashMap;
use std::sync::Mutex;

/// An application of a predicate.
type Application = (FuncId, Vec<ir::Term>);

/// A clause over terms of Python.
#[derive(Clone, Debug)]
struct Rule {
    body: Vec<Application>,
    constraint: Vec<ir::Term>,
    head: Option<Application>,
}

/// What was built.
#[derive(Clone, Debug, Default)]
struct Clauses {
    predicates: Vec<FuncId>,
    rules: Vec<Rule>,
}

/// Predicates and clauses; the class `HornSystem` is made of it.
#[pyclass(frozen, subclass, module = "eufonium._eufonium")]
#[derive(Debug, Default)]
pub struct HornClauses {
    clauses: Mutex<Clauses>,
}

/// The system in its own pool.
struct Problem {
    space: Space,
    system: ChcSystem,
}

/// Engine, jobs, seed, settings.
type How = (String, usize, u64, Vec<String>);

/// A system with its answer.
type Answered = (Problem, Outcome, Stats);

impl Clauses {
    /// The application that a term is, if it is one of a predicate.
    fn application(&self, pool: &TermPool, t: ir::Term) -> Option<Application> {
        let f = pool.as_app(t).filter(|f| self.predicates.contains(f))?;
        Some((f, pool.args(t).to_vec()))
    }

    /// What is wrong with the constraint of a rule.
    fn misplaced(&self, pool: &TermPool, constraint: &[ir::Term]) -> Option<String> {
        if constraint.iter().any(|t| pool.has_quantifier(*t)) {
            return Some("rules have no quantifiers: all constants of a rule stand for any value".into());
        }
        ir::visit::postorder(pool, constraint).into_iter().find_map(|t| match pool.op(t) {
            Op::App(f) if self.predicates.contains(&f) => Some(format!(
                "the predicate {} is below a connective; a body is a conjunction",
                pool.func(f).name
            )),
            Op::App(f) if !pool.args(t).is_empty() => {
                Some(format!("{} is not a predicate of this system", pool.func(f).name))
            }
            _ => None,
        })
    }

    fn rule(&mut self, head: Option<ir::Term>, body: &[ir::Term]) -> PyResult<()> {
        let made = pool::with(|u| {
            let pool = &u.pool;
            let head = match head {
                Some(t) => Some(self.application(pool, t).ok_or("a head is a predicate applied to terms")?),
                None => None,
            };
            let parts = body.iter().flat_map(|t| pool.conjuncts(*t));
            let (mut apps, mut constraint) = (vec![], vec![]);
            for part in parts {
                match self.application(pool, part) {
                    Some(app) => apps.push(app),
                    None => constraint.push(part),
                }
            }
            let args = apps.iter().chain(&head).flat_map(|(_, args)| args.iter().copied());
            let all: Vec<ir::Term> = constraint.iter().copied().chain(args).collect();
            match self.misplaced(pool, &all) {
                Some(what) => Err(what),
                None => Ok(Rule { body: apps, constraint, head }),
            }
        })?;
        let rule = made.map_err(|what: String| Kind::Error.error(what))?;
        self.rules.push(rule);
        Ok(())
    }

    /// The system for an engine.
    fn problem(&self) -> PyResult<Problem> {
        let mut space = Space::default();
        let mut system = ChcSystem::new();
        let mut ids: HashMap<FuncId, PredId> = HashMap::new();
        for f in &self.predicates {
            let carried = pool::with(|u| space.there.func(&u.pool, &mut space.pool, *f))?;
            let carried = carried.ok_or_else(|| Kind::Unsupported.error("predicates over datatypes"))?;
            ids.insert(*f, system.declare_func(&mut space.pool, carried));
        }
        for rule in &self.rules {
            let application = |space: &mut Space, (f, args): &Application| -> PyResult<PredApp> {
                Ok(PredApp { pred: ids[f], args: space.carry(args)? })
            };
            let body = rule.body.iter().map(|app| application(&mut space, app)).collect::<PyResult<_>>()?;
            let head = rule.head.as_ref().map(|app| application(&mut space, app)).transpose()?;
            let constraint = space.carry(&rule.constraint)?;
            let constraint = space.pool.and(&constraint);
            system.clauses.push(ir::Clause { body, constraint, head, span: None });
        }
        Ok(Problem { space, system })
    }
}

#[pymethods]
impl HornClauses {
    #[new]
    fn new() -> HornClauses {
        HornClauses::default()
    }

    /// Declares a predicate over arguments of these sorts.
    #[pyo3(signature = (name, *sorts))]
    fn predicate(&self, name: &str, sorts: &Bound<'_, PyTuple>) -> PyResult<Function> {
        check_name(name)?;
        let sorts: Vec<Sort> = sorts.extract()?;
        let sorts: Vec<ir::Sort> = sorts.into_iter().map(|s| s.0).collect();
        let mut clauses = self.clauses.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (f, is_known) = pool::with(|u| {
            let is_known = clauses.predicates.iter().any(|f| u.pool.func(*f).name == name);
            (u.pool.declare(name, &sorts, ir::Sort::BOOL), is_known)
        })?;
        if is_known {
            return Err(Kind::Usage.error(format!("the predicate {name} is declared")));
        }
        clauses.predicates.push(f);
        Ok(Function(f))
    }

    /// Adds a clause: the head follows from the body, for all values of the constants in it. A head that is False or None makes a query.
    #[pyo3(signature = (head, *body))]
    fn rule(&self, head: &Bound<'_, PyAny>, body: &Bound<'_, PyTuple>) -> PyResult<()> {
        let is_query = head.is_none() || head.extract::<bool>().is_ok_and(|truth| !truth);
        let head = if is_query { None } else { Some(coerce::to_sort(head, ir::Sort::BOOL)?) };
        let body = coerce::formulas(body)?;
        self.clauses.lock().unwrap_or_else(std::sync::PoisonError::into_inner).rule(head, &body)
    }

    fn __len__(&self) -> usize {
        self.clauses.lock().unwrap_or_else(std::sync::PoisonError::into_inner).rules.len()
    }

    /// Solves the clauses: the finding as JSON, and the interpretations of predicates by name, as parameters and a formula.
    #[pyo3(signature = (how, timeout, rlimit))]
    fn solve_clauses<'py>(
        &self,
        py: Python<'py>,
        how: How,
        timeout: Option<f64>,
        rlimit: Option<u64>,
    ) -> PyResult<(String, Bound<'py, PyDict>)> {
        let session = Session::new(options(how)?);
        let clauses = self.clauses.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        let Problem { mut space, system } = clauses.problem()?;
        let stop = Stop::with_limits(work::seconds(timeout)?, rlimit);
        let begun = std::time::Instant::now();
        let done = work::run(py, &stop, move |stop| {
            let (outcome, stats) = solve_chc(&mut space.pool, &system, &session.under(stop));
            (Problem { space, system }, outcome, stats)
        })?;
        let formulas = PyDict::new(py);
        if let Some(answered) = &done {
            interpretations(answered, &clauses.predicates, &formulas)?;
        }
        let finding = finding(done, stop.reason());
        let finding = Finding { seconds: begun.elapsed().as_secs_f64(), ..finding? };
        let text = serde_json::to_string(&finding).map_err(|e| Kind::Internal.error(e.to_string()))?;
        Ok((text, formulas))
    }

    fn __repr__(&self) -> PyResult<String> {
        let clauses = self.clauses.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (predicates, rules) = (clauses.predicates.len(), clauses.rules.len());
        Ok(format!("<HornSystem: {predicates} predicates, {rules} clauses>"))
    }
}

fn options((engine, jobs, seed, settings): How) -> PyResult<EngineOptions> {
    let engine = engine.parse().map_err(|error: NoEngine| Kind::Usage.error(error.to_string()))?;
    let parse = |text: &String| {
        text.parse::<Setting>().map_err(|error| Kind::Usage.error(format!("the setting {text}: {error}")))
    };
    let settings = settings.iter().map(parse).collect::<PyResult<Vec<_>>>()?;
    let options = EngineOptions { engine, jobs: jobs.max(1), seed, ..EngineOptions::default() };
    Ok(options.with_all(&settings))
}

/// The answer as a finding.
fn finding(done: Option<Answered>, interrupt: Option<Interrupt>) -> PyResult<Finding> {
    let empty = Finding::new("clauses", "", Verdict::Unknown);
    let Some((Problem { space, system }, outcome, _)) = done else {
        let message = interrupt.map_or_else(|| "timeout".into(), |i| Reason::Interrupted(i).to_string());
        return Ok(Finding { message, ..empty });
    };
    let pool = &space.pool;
    Ok(match outcome {
        Outcome::Safe(found) => Finding {
            verdict: Verdict::Safe,
            invariants: details::interpretations(pool, &system, system.preds.len(), &found, ""),
            certificate: Some(certificate::model_text(pool, &system, system.preds.len(), &found)),
            ..empty
        },
        Outcome::Unsafe(found) => {
            let certificate = certificate::derivation_json(pool, &system, &found);
            Finding {
                verdict: Verdict::Unsafe,
                message: "`false` can be derived".into(),
                trace: details::derivation(pool, &system, &found, ""),
                certificate: Some(certificate.map_err(|e| Kind::Internal.error(e.to_string()))?),
                ..empty
            }
        }
        Outcome::Unknown(reason) => Finding { message: reason.to_string(), ..empty },
    })
}

/// Fills in the interpretations of a safe system as terms of Python.
fn interpretations(answered: &Answered, predicates: &[FuncId], out: &Bound<'_, PyDict>) -> PyResult<()> {
    let (Problem { space, system }, Outcome::Safe(found), _) = answered else { return Ok(()) };
    for (pred, f) in system.preds.values().zip(predicates) {
        let id = system.preds.iter().find(|(_, p)| p.func == pred.func).map(|(id, _)| id);
        let Some(id) = id else { continue };
        let mut params = vec![];
        let sorts = pool::with(|u| u.pool.func(*f).params.clone())?;
        let formula = space.back_by(&[found.interp[id]], |back, u| {
            for (i, (param, sort)) in pred.params.iter().zip(&sorts).enumerate() {
                let constant = u.constant(&format!("A{i}"), *sort);
                params.push(Term(constant));
                if let (Some(from), Some(to)) = (space.pool.as_constant(*param), u.pool.as_constant(constant))
                {
                    back.pair(from, to);
                }
            }
        })?;
        out.set_item(pred.name.as_str(), (params, Term(formula[0])))?;
    }
    Ok(())
}
