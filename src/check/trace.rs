//! Traces of transition systems: checked by evaluation alone, no solver.
//!
//! The first state is given, the others follow by evaluating `next`. In each state the conditions that the header of
//! [`eufonium_ir::ts`] names must evaluate to true. As for derivations, what hangs on a division by zero or on a declared
//! function is refused: SMT-LIB leaves its meaning open, and the violation must follow for each. Elements of
//! uninterpreted sorts are accepted, other than in derivations: a trace chooses the domain along with its values.

use super::error::CheckError;
use super::model::{always_determined, undetermined};
use eufonium_ir::{Assignments, Evaluator, Term, TermPool, Trace, TransSys, Value};

/// Confirms that `trace` is one of `system` and that its last state violates the property it names.
///
/// # Errors
/// The first state that is wrong, and how.
pub fn check_trace(pool: &TermPool, system: &TransSys, trace: &Trace) -> Result<(), CheckError> {
    replay(pool, system, trace).map(|_| ())
}

/// Checks the trace and returns its states: for each one a value for each state variable.
///
/// # Errors
/// As [`check_trace`].
pub fn replay(pool: &TermPool, system: &TransSys, trace: &Trace) -> Result<Vec<Vec<Value>>, CheckError> {
    check_shape(pool, system, trace)?;
    let next = system.next_terms();
    let run = Run { pool, closed: always_determined(pool, &system.roots()) };
    let mut assignments = Assignments::new();
    let mut states = vec![trace.start.clone()];
    for (k, inputs) in trace.inputs.iter().enumerate() {
        let after = assignments.with(pool, system.given(&states[k], inputs), |eval| {
            if k == 0 {
                run.hold(eval, k, "initial condition", &system.init)?;
            }
            run.hold(eval, k, "constraint", &system.constraints)?;
            if k + 1 == trace.inputs.len() {
                let property = &system.properties[trace.property];
                let what = format!("what violates {}", property_name(system, trace.property));
                return run.hold(eval, k, &what, &[property.bad]).map(|()| None);
            }
            run.hold(eval, k, "condition of the step", &system.guards)?;
            run.determined(eval, k, &next, |i| format!("the next value of {}", state_name(system, i)))?;
            Ok(Some(system.state_after(pool, eval)))
        })?;
        states.extend(after);
    }
    Ok(states)
}

/// How messages name a state variable.
fn state_name(system: &TransSys, i: usize) -> String {
    named("state", i, &system.states[i].name)
}

/// How messages name a property.
pub(super) fn property_name(system: &TransSys, i: usize) -> String {
    named("property", i, &system.properties[i].name)
}

fn named(kind: &str, i: usize, name: &str) -> String {
    if name.is_empty() { format!("{kind} {i}") } else { format!("{kind} {i} ({name})") }
}

/// Whether there is a value of the right sort wherever one is needed.
fn check_shape(pool: &TermPool, system: &TransSys, trace: &Trace) -> Result<(), CheckError> {
    if trace.property >= system.properties.len() {
        return Err(CheckError::BadTrace(format!("there is no property {}", trace.property)));
    }
    if trace.inputs.is_empty() {
        return Err(CheckError::BadTrace("the trace is empty".into()));
    }
    if let Some(&t) = system.roots().iter().find(|t| pool.has_quantifier(**t)) {
        return Err(CheckError::unconfirmed(eufonium_ir::print::term(pool, t), "it has a quantifier"));
    }
    let states = system.states.iter().map(|s| (s.term, &s.name));
    check_values(pool, 0, "states", &states.collect::<Vec<_>>(), &trace.start)?;
    let inputs: Vec<_> = system.inputs.iter().map(|i| (i.term, &i.name)).collect();
    trace
        .inputs
        .iter()
        .enumerate()
        .try_for_each(|(k, values)| check_values(pool, k, "inputs", &inputs, values))
}

fn check_values(
    pool: &TermPool,
    state: usize,
    kind: &str,
    constants: &[(Term, &String)],
    values: &[Value],
) -> Result<(), CheckError> {
    if values.len() != constants.len() {
        let what = format!("{} values for {} {kind}", values.len(), constants.len());
        return Err(CheckError::BadState { state, what });
    }
    let mut pairs = constants.iter().zip(values).enumerate();
    match pairs.find(|(_, ((t, _), v))| !v.has_sort(pool, pool.sort(*t))) {
        None => Ok(()),
        Some((i, ((_, name), _))) => {
            let name = named(kind.trim_end_matches('s'), i, name);
            Err(CheckError::BadState { state, what: format!("the value of {name} is not of its sort") })
        }
    }
}

struct Run<'a> {
    pool: &'a TermPool,
    /// Whether nothing in the system has an open meaning.
    closed: bool,
}

impl Run<'_> {
    /// Confirms that the formulas are true in state `k`.
    fn hold(
        &self,
        eval: &mut Evaluator<'_>,
        k: usize,
        kind: &str,
        formulas: &[Term],
    ) -> Result<(), CheckError> {
        let name = |i: usize| match formulas.len() {
            1 => kind.to_owned(),
            _ => format!("{kind} {}", i + 1),
        };
        if let Some(i) = formulas.iter().position(|&f| !eval.holds(self.pool, f)) {
            return Err(CheckError::BadState { state: k, what: format!("{} is false", name(i)) });
        }
        self.determined(eval, k, formulas, name)
    }

    /// Confirms that the terms have the same value in state `k` for every meaning of what is open.
    fn determined(
        &self,
        eval: &mut Evaluator<'_>,
        k: usize,
        terms: &[Term],
        name: impl Fn(usize) -> String,
    ) -> Result<(), CheckError> {
        let open = if self.closed { None } else { undetermined(self.pool, eval, terms) };
        match open {
            None => Ok(()),
            Some(i) => Err(CheckError::OpenMeaning { place: format!("state {k}"), what: name(i) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::{Input, Property, Sort, StateVar};

    fn num(n: i64) -> Value {
        Value::Num(n.into())
    }

    /// `x` starts at 0 or 1 and grows by the input, which is at most 3 always and positive before a step; `x = 5` is bad
    /// (property 1), property 0 is never violated.
    fn counter(pool: &mut TermPool) -> TransSys {
        let (x, i) = (pool.constant("x", Sort::INT), pool.constant("i", Sort::INT));
        let [zero, one, three, five] = [0, 1, 3, 5].map(|n| pool.int(n));
        let next = pool.add(&[x, i]);
        let bad = pool.eq(x, five);
        let system = TransSys {
            states: vec![StateVar { name: "x".into(), term: x, next, span: None }],
            inputs: vec![Input { name: "i".into(), term: i, chooses: None }],
            init: vec![pool.ge(x, zero), pool.le(x, one)],
            constraints: vec![pool.le(i, three)],
            guards: vec![pool.lt(zero, i)],
            properties: vec![
                Property { name: String::new(), bad: pool.ff(), span: None },
                Property { name: "five".into(), bad, span: None },
            ],
        };
        system.check_invariants(pool);
        system
    }

    fn trace(property: usize, start: i64, inputs: &[i64]) -> Trace {
        let inputs = inputs.iter().map(|i| vec![num(*i)]).collect();
        Trace { property, start: vec![num(start)], inputs }
    }

    #[test]
    fn good_traces_are_replayed() {
        let mut pool = TermPool::new();
        let system = counter(&mut pool);
        // The last state takes no step: its input need not be positive.
        let good = trace(1, 1, &[3, 1, -7]);
        let states: Vec<Vec<Value>> = [1, 4, 5].map(|n| vec![num(n)]).into();
        assert_eq!(replay(&pool, &system, &good), Ok(states));
    }

    #[test]
    fn each_condition_is_needed() {
        let mut pool = TermPool::new();
        let system = counter(&mut pool);
        let table = [
            (trace(2, 1, &[3, 1, 0]), "there is no property 2"),
            (trace(1, 1, &[]), "the trace is empty"),
            (trace(0, 1, &[3, 1, 0]), "state 2: what violates property 0 is false"),
            (trace(1, 1, &[3, 2, 0]), "state 2: what violates property 1 (five) is false"),
            (trace(1, 2, &[3, 0]), "state 0: initial condition 2 is false"),
            (trace(1, 1, &[4, 0]), "state 0: constraint is false"),
            (trace(1, 1, &[3, 1, 4]), "state 2: constraint is false"),
            (trace(1, 1, &[3, 0, 1, 0]), "state 1: condition of the step is false"),
        ];
        for (trace, expected) in table {
            let error = check_trace(&pool, &system, &trace).expect_err(expected);
            assert_eq!(error.to_string(), expected);
            assert!(!error.is_unconfirmed());
        }
    }

    #[test]
    fn values_have_their_number_and_sorts() {
        let mut pool = TermPool::new();
        let system = counter(&mut pool);
        type Damage = fn(&mut Trace);
        let table: [(Damage, &str); 5] = [
            (|t| t.start.clear(), "state 0: 0 values for 1 states"),
            (|t| t.inputs[1].push(num(0)), "state 1: 2 values for 1 inputs"),
            (|t| t.start[0] = Value::Bool(true), "state 0: the value of state 0 (x) is not of its sort"),
            (
                |t| t.inputs[2][0] = Value::Num(eufonium_base::Rat::new(1, 2)),
                "state 2: the value of input 0 (i)",
            ),
            (|t| t.inputs[0].clear(), "state 0: 0 values for 1 inputs"),
        ];
        for (damage, expected) in table {
            let mut trace = trace(1, 1, &[3, 1, 0]);
            damage(&mut trace);
            let error = check_trace(&pool, &system, &trace).expect_err(expected).to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }

    /// `x` becomes `1 div x`: what `1 div 0` is, is open.
    #[test]
    fn open_meanings_prove_nothing() {
        let mut pool = TermPool::new();
        let x = pool.constant("x", Sort::INT);
        let (zero, one) = (pool.int(0), pool.int(1));
        let next = pool.idiv(one, x);
        let (init, bad) = (pool.ge(x, zero), pool.eq(x, zero));
        let system = TransSys {
            states: vec![StateVar { name: "x".into(), term: x, next, span: None }],
            init: vec![init],
            properties: vec![Property { name: String::new(), bad, span: None }],
            ..TransSys::default()
        };
        let trace = |start| Trace { property: 0, start: vec![num(start)], inputs: vec![vec![], vec![]] };
        assert_eq!(check_trace(&pool, &system, &trace(2)), Ok(()));
        let error = check_trace(&pool, &system, &trace(0)).expect_err("it divides by zero");
        assert!(matches!(error, CheckError::OpenMeaning { .. }), "{error}");
        assert!(error.to_string().starts_with("state 0: the next value of state 0 (x) hangs"), "{error}");
    }

    #[test]
    fn quantifiers_have_no_value() {
        let mut pool = TermPool::new();
        let mut system = counter(&mut pool);
        let y = pool.constant("y", Sort::INT);
        let more = pool.lt(system.states[0].term, y);
        let more = pool.exists(&[y], more);
        system.constraints.push(more);
        assert!(check_trace(&pool, &system, &trace(1, 1, &[3, 1, 0])).unwrap_err().is_unconfirmed());
    }

    /// Damaged traces of random systems: the checker says what the oracle says.
    #[test]
    fn the_checker_agrees_with_the_oracle() {
        use eufonium_testing::Rng;
        use eufonium_testing::systems::{self as testing, Tiny};
        let (mut accepted, mut refused) = (0, 0);
        for seed in 0..200 {
            let mut pool = TermPool::new();
            let system = Tiny(seed).system(&mut pool);
            let Some(mut trace) = testing::explore(&pool, &system).trace else { continue };
            assert_eq!(check_trace(&pool, &system, &trace), Ok(()), "seed {seed}");
            let mut rng = Rng::new(seed);
            for _ in 0..6 {
                let k = rng.below(trace.inputs.len());
                match rng.below(4) {
                    0 => trace.property = rng.below(system.properties.len()),
                    1 => trace.inputs.insert(k, trace.inputs[k].clone()),
                    2 if trace.inputs.len() > 1 => drop(trace.inputs.remove(k)),
                    _ => {
                        for value in trace.inputs[k].iter_mut().chain(&mut trace.start) {
                            if let Value::Bool(b) = value {
                                *b ^= rng.below(2) == 0;
                            }
                        }
                    }
                }
                let expected = testing::check_trace(&pool, &system, &trace).is_ok();
                assert_eq!(check_trace(&pool, &system, &trace).is_ok(), expected, "seed {seed}: {trace:?}");
                if expected { accepted += 1 } else { refused += 1 }
            }
        }
        assert!(accepted >= 30 && refused >= 100, "{accepted} accepted, {refused} refused");
    }
}
