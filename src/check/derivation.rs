//! Derivations of `false`: checked by evaluation alone, no solver.
//!
//! A step instantiates one clause with values. Its constraint must evaluate to true, the arguments of each body atom
//! must evaluate to the very values that its premise derives, and the last step must instantiate a query. Two things
//! that evaluation would accept prove nothing and are refused: a value that hangs on a division by zero or on a declared
//! function (SMT-LIB leaves their meaning open, so `false` must follow for each), and two different elements of an
//! uninterpreted sort (its domain may have only one).

use super::error::{CheckError, ClauseRef};
use super::model::is_determined;
use eufonium_base::HashSet;
use eufonium_ir::print;
use eufonium_ir::{ChcSystem, Derivation, Evaluator, Model, PredApp, PredId, Step, Term, TermPool, Value};

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
    for (index, step) in d.steps.iter().enumerate() {
        let fact = check_step(pool, system, &facts, step).map_err(|fault| match fault {
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

/// What the step derives from the facts of earlier steps.
fn check_step(
    pool: &TermPool,
    system: &ChcSystem,
    facts: &[Option<Fact>],
    step: &Step,
) -> Result<Option<Fact>, Fault> {
    let Some(clause) = system.clauses.get(step.clause) else {
        return Err(format!("there is no clause {}", step.clause + 1).into());
    };
    let name = ClauseRef::of(system, step.clause);
    let model = assignment(pool, step)?;
    let mut eval = Evaluator::new(&model);
    if pool.has_quantifier(clause.constraint) {
        return Err(format!("{name} has a quantifier").into());
    }
    if !eval.holds(pool, clause.constraint) {
        return Err(format!("the constraint of {name} is false").into());
    }
    if !is_determined(pool, &mut eval, clause.constraint) {
        return Err(Fault::Open(format!("the constraint of {name}")));
    }
    if step.premises.len() != clause.body.len() {
        let (found, expected) = (step.premises.len(), clause.body.len());
        return Err(format!("{found} premises for the {expected} applications in the body of {name}").into());
    }
    for (atom, &premise) in clause.body.iter().zip(&step.premises) {
        let needed = evaluate(pool, system, &mut eval, atom)?;
        match facts.get(premise) {
            None => return Err(format!("premise {} is no earlier step", premise + 1).into()),
            Some(None) => return Err(format!("premise {} derives false", premise + 1).into()),
            Some(Some(fact)) if *fact == needed => {}
            Some(Some(fact)) => {
                let (found, needed) = (fact.display(pool, system), needed.display(pool, system));
                return Err(
                    format!("premise {} derives {found}, but {name} needs {needed}", premise + 1).into()
                );
            }
        }
    }
    clause.head.as_ref().map(|head| evaluate(pool, system, &mut eval, head)).transpose()
}

/// The model that the step's values describe.
fn assignment(pool: &TermPool, step: &Step) -> Result<Model, String> {
    let mut model = Model::new();
    let mut seen: HashSet<Term> = HashSet::default();
    for (constant, value) in &step.values {
        let Some(symbol) = pool.as_constant(*constant) else {
            return Err("a value is given to a term that is no constant".into());
        };
        let name = &pool.func(symbol).name;
        if !value.has_sort(pool, pool.sort(*constant)) {
            return Err(format!("the value of {name} is not of its sort"));
        }
        if !seen.insert(*constant) {
            return Err(format!("{name} has two values"));
        }
        if supposes_elements(value) {
            return Err(format!("the value of {name} supposes a second element of its sort"));
        }
        model.set(symbol, value.clone());
    }
    Ok(model)
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

fn evaluate(
    pool: &TermPool,
    system: &ChcSystem,
    eval: &mut Evaluator<'_>,
    app: &PredApp,
) -> Result<Fact, Fault> {
    for &arg in &app.args {
        if pool.has_quantifier(arg) {
            return Err(format!("an argument of {} has a quantifier", system.preds[app.pred].name).into());
        }
        if !is_determined(pool, eval, arg) {
            let pred = &system.preds[app.pred].name;
            return Err(Fault::Open(format!("an argument of {pred}")));
        }
    }
    Ok(Fact { pred: app.pred, args: app.args.iter().map(|&arg| eval.eval(pool, arg)).collect() })
}
