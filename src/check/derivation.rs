//! Derivations of `false`: checked by evaluation alone, no solver.
//!
//! A step instantiates one clause with values. Its constraint must evaluate to true, the arguments of each body atom
//! must evaluate to the very values that its premise derives, and the last step must instantiate a query. Two things
//! that evaluation would accept prove nothing and are refused: a value that hangs on a division by zero or on a declared
//! function (SMT-LIB leaves their meaning open, so `false` must follow for each), and two different elements of an
//! uninterpreted sort (its domain may have only one).

use super::error::{CheckError, ClauseRef};
use super::model::{always_determined, is_determined};
use eufonium_ir::print;
use eufonium_ir::{
    Assignments, ChcSystem, Derivation, Evaluator, PredApp, PredId, Step, Term, TermPool, Value,
};
use std::cell::OnceCell;

/// A ground atom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The predicate.
    pub pred: PredId,
    /// The values of its arguments.
    pub args: Vec<Value>,
}

impl Fact {
    /// The fact as SMT-LIB text.
    pub fn display(&self, pool: &TermPool, system: &ChcSystem) -> String {
        let pred = &system.preds[self.pred];
        if self.args.is_empty() {
            return print::symbol(&pred.name).into_owned();
        }
        let args: Vec<String> =
            self.args.iter().zip(&pred.sorts).map(|(v, s)| print::value(pool, v, *s)).collect();
        format!("({} {})", print::symbol(&pred.name), args.join(" "))
    }
}

/// Confirms that `d` derives `false` from `system`.
///
/// # Errors
/// The first step that is wrong.
pub fn check_derivation(pool: &TermPool, system: &ChcSystem, d: &Derivation) -> Result<(), CheckError> {
    derive(pool, system, d).map(|_| ())
}

/// Checks the derivation and returns what each step derives; `None` is `false`.
///
/// # Errors
/// As [`check_derivation`].
pub fn derive(pool: &TermPool, system: &ChcSystem, d: &Derivation) -> Result<Vec<Option<Fact>>, CheckError> {
    let mut facts: Vec<Option<Fact>> = Vec::with_capacity(d.steps.len());
    let mut assignments = Assignments::new();
    let steps = Steps { pool, system, closed: system.clauses.iter().map(|_| OnceCell::new()).collect() };
    for (index, step) in d.steps.iter().enumerate() {
        let fact = steps.check(&mut assignments, &facts, step).map_err(|fault| match fault {
            Fault::Wrong(what) => CheckError::step(index, what),
            Fault::Open(what) => CheckError::OpenMeaning { place: format!("step {}", index + 1), what },
        })?;
        facts.push(fact);
    }
    match facts.last() {
        None => Err(CheckError::EmptyDerivation),
        Some(Some(_)) => Err(CheckError::NoQuery),
        Some(None) => Ok(facts),
    }
}

/// What is wrong with a step.
enum Fault {
    /// It does not follow.
    Wrong(String),
    /// It follows for some meanings of what SMT-LIB leaves open, and perhaps not for others.
    Open(String),
}

impl From<String> for Fault {
    fn from(what: String) -> Self {
        Fault::Wrong(what)
    }
}

/// The system that steps are checked against.
struct Steps<'a> {
    pool: &'a TermPool,
    system: &'a ChcSystem,
    /// For each clause that was applied whether nothing in it has an open meaning, whatever the values.
    closed: Vec<OnceCell<bool>>,
}

impl Steps<'_> {
    /// What the step derives from the facts of earlier steps.
    fn check(
        &self,
        assignments: &mut Assignments,
        facts: &[Option<Fact>],
        step: &Step,
    ) -> Result<Option<Fact>, Fault> {
        let Some(clause) = self.system.clauses.get(step.clause) else {
            return Err(format!("there is no clause {}", step.clause + 1).into());
        };
        check_values(self.pool, step)?;
        if step.premises.len() != clause.body.len() {
            let (found, expected) = (step.premises.len(), clause.body.len());
            let name = ClauseRef::of(self.system, step.clause);
            return Err(
                format!("{found} premises for the {expected} applications in the body of {name}").into()
            );
        }
        assignments.with(self.pool, step.given(), |eval| {
            self.constraint(eval, step.clause)?;
            for (atom, &premise) in clause.body.iter().zip(&step.premises) {
                let needed = self.fact(eval, step.clause, atom)?;
                self.is_derived(step.clause, &needed, premise, facts.get(premise))?;
            }
            clause.head.as_ref().map(|head| self.fact(eval, step.clause, head)).transpose()
        })
    }

    /// Whether the terms of a clause have the same value for every meaning of what is open.
    fn is_determined(&self, eval: &mut Evaluator<'_>, clause: usize, term: Term) -> bool {
        let closed = || {
            let clause = &self.system.clauses[clause];
            let args = clause.body.iter().chain(&clause.head).flat_map(|app| &app.args);
            let roots: Vec<Term> = args.copied().chain([clause.constraint]).collect();
            always_determined(self.pool, &roots)
        };
        *self.closed[clause].get_or_init(closed) || is_determined(self.pool, eval, term)
    }

    /// Confirms that the constraint of a clause is true.
    fn constraint(&self, eval: &mut Evaluator<'_>, clause: usize) -> Result<(), Fault> {
        let name = || ClauseRef::of(self.system, clause);
        let constraint = self.system.clauses[clause].constraint;
        if self.pool.has_quantifier(constraint) {
            return Err(format!("{} has a quantifier", name()).into());
        }
        if !eval.holds(self.pool, constraint) {
            return Err(format!("the constraint of {} is false", name()).into());
        }
        match self.is_determined(eval, clause, constraint) {
            true => Ok(()),
            false => Err(Fault::Open(format!("the constraint of {}", name()))),
        }
    }

    /// Confirms that a premise is the fact that a clause needs.
    fn is_derived(
        &self,
        clause: usize,
        needed: &Fact,
        premise: usize,
        found: Option<&Option<Fact>>,
    ) -> Result<(), Fault> {
        let number = premise + 1;
        match found {
            Some(Some(fact)) if fact == needed => Ok(()),
            None => Err(format!("premise {number} is no earlier step").into()),
            Some(None) => Err(format!("premise {number} derives false").into()),
            Some(Some(fact)) => {
                let name = ClauseRef::of(self.system, clause);
                let show = |fact: &Fact| fact.display(self.pool, self.system);
                let (found, needed) = (show(fact), show(needed));
                Err(format!("premise {number} derives {found}, but {name} needs {needed}").into())
            }
        }
    }

    /// The fact that an application in a clause is.
    fn fact(&self, eval: &mut Evaluator<'_>, clause: usize, app: &PredApp) -> Result<Fact, Fault> {
        let name = || &self.system.preds[app.pred].name;
        for &arg in &app.args {
            if self.pool.has_quantifier(arg) {
                return Err(format!("an argument of {} has a quantifier", name()).into());
            }
            if !self.is_determined(eval, clause, arg) {
                return Err(Fault::Open(format!("an argument of {}", name())));
            }
        }
        Ok(Fact { pred: app.pred, args: app.args.iter().map(|&arg| eval.eval(self.pool, arg)).collect() })
    }
}

/// Confirms that the values of a step are values of constants.
fn check_values(pool: &TermPool, step: &Step) -> Result<(), String> {
    let mut constants: Vec<Term> = step.values.iter().map(|(constant, _)| *constant).collect();
    constants.sort_unstable();
    if let Some(pair) = constants.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("{} has two values", print::term(pool, pair[0])));
    }
    for (constant, value) in &step.values {
        let Some(symbol) = pool.as_constant(*constant) else {
            return Err("a value is given to a term that is no constant".into());
        };
        let name = &pool.func(symbol).name;
        if !value.has_sort(pool, pool.sort(*constant)) {
            return Err(format!("the value of {name} is not of its sort"));
        }
        if supposes_elements(value) {
            return Err(format!("the value of {name} supposes a second element of its sort"));
        }
    }
    Ok(())
}

/// Whether an element of an uninterpreted sort other than the first is in the value.
fn supposes_elements(value: &Value) -> bool {
    let mut stack = vec![value];
    while let Some(value) = stack.pop() {
        match value {
            Value::Elem(_, n) if *n != 0 => return true,
            Value::Array(array) => {
                stack.push(array.default());
                stack.extend(array.entries().iter().flat_map(|(index, element)| [index, element]));
            }
            Value::Data(data) => stack.extend(&data.fields),
            _ => {}
        }
    }
    false
}
