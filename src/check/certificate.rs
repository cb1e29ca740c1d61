//! Certificates as files.
//!
//! The model of a safe system is SMT-LIB text: one list of `define-fun`, one for each declared predicate and nothing
//! else, as the validators of CHC-COMP read it; before them one `define-funs-rec` if they use folds ([`eufonium_ir::fold`]). The derivation of an unsafe one is JSON ([`SCHEMA`]), or plain text for
//! people. In the JSON a step lists the values of *all* constants of its clause in the order of [`Clause::vars`], with
//! their names: constants of a clause may share a name, the position decides and the name is checked. The fact that a
//! step derives is written for readers and compared when the file is checked.
//!
//! Deliberately absent: reading the model's text, which needs the SMT-LIB parser.

use super::derivation::{Fact, derive};
use super::error::CheckError;
use eufonium_ir::{
    ChcSystem, Clause, Derivation, Evaluator, Invariant, Model, Premises, Step, Term, TermPool,
};
use eufonium_ir::{print, value_text as values};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use thiserror::Error;

/// The name and version of the JSON form.
pub const SCHEMA: &str = "eufonium.derivation/1";

/// Why a certificate file is no evidence.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum CertificateError {
    /// The file does not have the form of a certificate for this system.
    #[error("{0}")]
    Malformed(String),
    /// It has, and what it says is wrong.
    #[error(transparent)]
    Invalid(#[from] CheckError),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DerivationFile {
    schema: String,
    steps: Vec<StepEntry>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    /// Index of the clause, from 0, in the order of the input's clauses.
    clause: usize,
    /// Line of the clause in the input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    values: Vec<ValueEntry>,
    /// Indices of steps, from 0, one for each application in the body.
    premises: Vec<usize>,
    /// What the step derives.
    fact: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueEntry {
    var: String,
    sort: String,
    value: String,
}

/// The invariant as a list of `define-fun`, one for each of the first `declared` predicates; those after them are
/// auxiliary. The formulas of one that is inductive over several steps have attributes that say so.
pub fn model_text(pool: &TermPool, system: &ChcSystem, declared: usize, inv: &Invariant) -> String {
    let mut out = String::from("(\n");
    let formulas: Vec<Term> = inv.interp.values().take(declared).copied().collect();
    out.push_str(&folds_text(pool, &formulas));
    for (id, pred) in system.preds.iter().take(declared) {
        let names: Vec<(Term, String)> =
            pred.params.iter().enumerate().map(|(i, p)| (*p, format!("A{i}"))).collect();
        let params: Vec<String> =
            pred.sorts.iter().enumerate().map(|(i, s)| format!("(A{i} {})", print::sort(pool, *s))).collect();
        let formula = print::term_with_names(pool, inv.interp[id], &names);
        let body = print::with_induction(formula, inv.depth, inv.simple_path);
        let name = print::symbol(&pred.name);
        let _ = writeln!(out, "  (define-fun {name} ({}) Bool\n    {body})", params.join(" "));
    }
    out.push_str(")\n");
    out
}

/// The functions by recursion that formulas use, as one `define-funs-rec`; nothing if there are none.
fn folds_text(pool: &TermPool, formulas: &[Term]) -> String {
    let folds = pool.folds_in(formulas);
    if folds.is_empty() {
        return String::new();
    }
    let (mut heads, mut bodies) = (String::new(), String::new());
    for f in folds {
        let (decl, fold) = (pool.func(f), pool.fold(f).expect("only folds are asked for"));
        let (name, param) = (print::symbol(&decl.name), print::sort(pool, pool.sort(fold.param)));
        let _ = write!(heads, "\n    ({name} ((A0 {param})) {})", print::sort(pool, decl.result));
        let body = print::term_with_names(pool, fold.body, &[(fold.param, "A0".to_owned())]);
        let _ = write!(bodies, "\n    {body}");
    }
    format!("  (define-funs-rec ({heads})\n   ({bodies}))\n")
}

/// The derivation as JSON.
///
/// # Errors
/// If it is not a valid derivation.
pub fn derivation_json(pool: &TermPool, system: &ChcSystem, d: &Derivation) -> Result<String, CheckError> {
    let facts = derive(pool, system, d)?;
    let steps = d
        .steps
        .iter()
        .zip(&facts)
        .map(|(step, fact)| {
            let clause = &system.clauses[step.clause];
            StepEntry {
                clause: step.clause,
                line: clause.span.map(|s| s.line),
                values: value_entries(pool, clause, step),
                premises: step.premises.to_vec(),
                fact: fact_text(pool, system, fact.as_ref()),
            }
        })
        .collect();
    let file = DerivationFile { schema: SCHEMA.to_owned(), steps };
    let mut text = serde_json::to_string_pretty(&file).expect("strings and numbers are serialised");
    text.push('\n');
    Ok(text)
}

/// The derivation as text for people, one step a line.
///
/// # Errors
/// If it is not a valid derivation.
pub fn derivation_text(pool: &TermPool, system: &ChcSystem, d: &Derivation) -> Result<String, CheckError> {
    let facts = derive(pool, system, d)?;
    let mut out = String::new();
    for (i, (step, fact)) in d.steps.iter().zip(&facts).enumerate() {
        let clause = &system.clauses[step.clause];
        let _ = write!(out, "{}: {}", i + 1, fact_text(pool, system, fact.as_ref()));
        let premises: Vec<String> = step.premises.iter().map(|p| (p + 1).to_string()).collect();
        if !premises.is_empty() {
            let _ = write!(out, " from {}", premises.join(", "));
        }
        let _ = write!(out, " by {}", super::ClauseRef { index: step.clause, span: clause.span });
        let values: Vec<String> = value_entries(pool, clause, step)
            .into_iter()
            .map(|e| format!("{} = {}", print::symbol(&e.var), e.value))
            .collect();
        if !values.is_empty() {
            let _ = write!(out, " with {}", values.join(", "));
        }
        out.push('\n');
    }
    Ok(out)
}

/// Reads a derivation for `system` from JSON and checks it.
///
/// # Errors
/// If the text does not fit the system, or the derivation is wrong.
pub fn check_derivation_json(
    pool: &TermPool,
    system: &ChcSystem,
    text: &str,
) -> Result<Derivation, CertificateError> {
    let malformed = |what: String| CertificateError::Malformed(what);
    let file: DerivationFile = serde_json::from_str(text).map_err(|e| malformed(e.to_string()))?;
    if file.schema != SCHEMA {
        return Err(malformed(format!("schema {:?}, expected {SCHEMA:?}", file.schema)));
    }
    let mut d = Derivation::default();
    for (i, entry) in file.steps.iter().enumerate() {
        let step = read_step(pool, system, entry).map_err(|what| CheckError::step(i, what))?;
        d.steps.push(step);
    }
    let facts = derive(pool, system, &d)?;
    for (i, (entry, fact)) in file.steps.iter().zip(&facts).enumerate() {
        let derived = fact_text(pool, system, fact.as_ref());
        if entry.fact != derived {
            let what = format!("it derives {derived}, the file says {}", entry.fact);
            return Err(CheckError::step(i, what).into());
        }
    }
    Ok(d)
}

fn fact_text(pool: &TermPool, system: &ChcSystem, fact: Option<&Fact>) -> String {
    fact.map_or_else(|| "false".to_owned(), |fact| fact.display(pool, system))
}

fn value_entries(pool: &TermPool, clause: &Clause, step: &Step) -> Vec<ValueEntry> {
    let mut model = Model::new();
    for (constant, value) in &step.values {
        if let Some(f) = pool.as_constant(*constant) {
            model.set(f, value.clone());
        }
    }
    let mut eval = Evaluator::new(&model);
    let entry = |v: Term| ValueEntry {
        var: var_name(pool, v).to_owned(),
        sort: print::sort(pool, pool.sort(v)).into_owned(),
        value: values::write(pool, &eval.eval(pool, v), pool.sort(v)),
    };
    clause.vars(pool).into_iter().map(entry).collect()
}

fn var_name(pool: &TermPool, v: Term) -> &str {
    &pool.func(pool.as_constant(v).expect("variables of a clause are constants")).name
}

fn read_step(pool: &TermPool, system: &ChcSystem, entry: &StepEntry) -> Result<Step, String> {
    let Some(clause) = system.clauses.get(entry.clause) else {
        return Err(format!("there is no clause {}", entry.clause));
    };
    let vars = clause.vars(pool);
    if vars.len() != entry.values.len() {
        return Err(format!("{} values for {} variables", entry.values.len(), vars.len()));
    }
    let mut values = Vec::with_capacity(vars.len());
    for (v, given) in vars.into_iter().zip(&entry.values) {
        let (name, sort) = (var_name(pool, v), pool.sort(v));
        if given.var != name {
            return Err(format!("a value for {}, expected one for {name}", given.var));
        }
        if given.sort != print::sort(pool, sort) {
            return Err(format!("{name} has sort {}, not {}", print::sort(pool, sort), given.sort));
        }
        let value = values::read(pool, &given.value, sort)
            .filter(|value| value.has_sort(pool, sort))
            .ok_or_else(|| format!("{:?} is no value of sort {}", given.value, given.sort))?;
        values.push((v, value));
    }
    Ok(Step { clause: entry.clause, values, premises: Premises::from_slice(&entry.premises) })
}
