//! Invariants of transition systems: the two conditions that [`TsInvariant`] promises, each put to a fresh solver.
//!
//! States are followed by substitution: the values after `k` steps are terms over the constants of the first state and
//! over one copy of the inputs for each state. Each conjunct of the formula and each property is a question of its own, and what
//! is confirmed of a state may be assumed of it afterwards. Symbols that SMT-LIB leaves open (division by zero) stay
//! free: the invariant is confirmed for each of their meanings.
//!
//! Where the formula and the constraints alone already exclude all violations, as inductive invariants do, the properties
//! are not asked again after each step; that is a consequence and no further assumption.
//!
//! Deliberately absent: any simplification of the system. This is the code that has to be right.

use super::error::CheckError;
use super::invariant::foreign_symbol;
use super::prover::Prover;
use super::trace::property_name;
use eufonium_base::{HashSet, Stop};
use eufonium_ir::{Evaluator, Model, Subst, Term, TermPool, TransSys, TsInvariant, print};
use eufonium_smt::SatResult;

/// Values of a state that a message shows at most.
const SHOWN: usize = 20;

/// Confirms that `inv` shows the system safe.
///
/// # Errors
/// What is wrong with the formula, or the first condition that fails or could not be confirmed.
pub fn check_ts_invariant(
    pool: &mut TermPool,
    system: &TransSys,
    inv: &TsInvariant,
    stop: &Stop,
) -> Result<(), CheckError> {
    check_formula(pool, system, inv)?;
    let mut check = Check { system, inv, stop, exclusive: false };
    check.exclusive = check.excludes_violations(pool);
    check.base(pool)?;
    check.step(pool)
}

/// The formula is one, without quantifiers, over states alone; and there is a depth.
fn check_formula(pool: &TermPool, system: &TransSys, inv: &TsInvariant) -> Result<(), CheckError> {
    let bad = |what: &str| Err(CheckError::BadInvariant(what.to_owned()));
    if inv.depth == 0 {
        return bad("has depth 0");
    }
    if !pool.sort(inv.formula).is_bool() {
        return bad("is not a formula");
    }
    let states: HashSet<Term> = system.state_terms().into_iter().collect();
    if let Some(stranger) = foreign_symbol(pool, inv.formula, &states, "state") {
        return bad(&stranger);
    }
    match system.roots().iter().find(|t| pool.has_quantifier(**t)) {
        Some(&t) => Err(CheckError::unconfirmed(print::term(pool, t), "it has a quantifier")),
        None => Ok(()),
    }
}

struct Check<'a> {
    system: &'a TransSys,
    inv: &'a TsInvariant,
    stop: &'a Stop,
    /// Whether no state with the formula and the constraints violates a property.
    exclusive: bool,
}

impl Check<'_> {
    fn solver(&self, pool: &TermPool) -> Prover {
        let states = self.system.states.iter().map(|s| s.term);
        Prover::new(pool, states.chain(self.system.inputs.iter().map(|i| i.term)), self.stop)
    }

    /// Whether formula and constraints alone exclude all violations. No answer counts as no.
    fn excludes_violations(&self, pool: &mut TermPool) -> bool {
        if self.inv.formula == pool.tt() {
            return false;
        }
        let mut solver = self.solver(pool);
        solver.assert(pool, self.inv.formula);
        self.system.constraints.iter().for_each(|&c| solver.assert(pool, c));
        self.system.properties.iter().all(|p| solver.check(pool, p.bad) == SatResult::Unsat)
    }

    /// Every trace of fewer than `depth` steps ends in a good state.
    fn base(&self, pool: &mut TermPool) -> Result<(), CheckError> {
        let mut solver = self.solver(pool);
        let mut path = Path::new(self.system);
        self.system.init.iter().for_each(|&f| solver.assert(pool, f));
        for k in 0..self.inv.depth {
            if k > 0 {
                path.assert(pool, &mut solver, &self.system.guards);
                path.extend(pool);
            }
            path.assert(pool, &mut solver, &self.system.constraints);
            self.good(pool, &mut solver, &mut path, &format!("{k} steps after an initial state"))?;
        }
        Ok(())
    }

    /// Every path of `depth` steps whose states but the last are good ends in a good state.
    fn step(&self, pool: &mut TermPool) -> Result<(), CheckError> {
        let mut solver = self.solver(pool);
        let mut path = Path::new(self.system);
        for _ in 0..self.inv.depth {
            path.assert(pool, &mut solver, &self.system.constraints);
            path.assert(pool, &mut solver, &self.system.guards);
            path.assert(pool, &mut solver, &[self.inv.formula]);
            for property in &self.system.properties {
                let good = pool.not(property.bad);
                path.assert(pool, &mut solver, &[good]);
            }
            path.extend(pool);
            if self.inv.simple_path {
                path.assert_new(pool, &mut solver);
            }
        }
        path.assert(pool, &mut solver, &self.system.constraints);
        self.good(pool, &mut solver, &mut path, &format!("{} steps after good states", self.inv.depth))
    }

    /// Confirms that the last state of the path is good, and asserts it.
    fn good(
        &self,
        pool: &mut TermPool,
        solver: &mut Prover,
        path: &mut Path<'_>,
        place: &str,
    ) -> Result<(), CheckError> {
        for conjunct in pool.conjuncts(self.inv.formula) {
            let what = || format!("{place} the invariant may be false");
            path.confirm(pool, solver, conjunct, what)?;
        }
        let asked = if self.exclusive { &[] } else { &self.system.properties[..] };
        for (i, property) in asked.iter().enumerate() {
            let what = || format!("{place} {} may be violated", property_name(self.system, i));
            let good = pool.not(property.bad);
            path.confirm(pool, solver, good, what)?;
        }
        Ok(())
    }
}

/// A sequence of states, each the next one of that before it.
struct Path<'a> {
    system: &'a TransSys,
    /// For each state its values and those of its inputs.
    states: Vec<(Vec<Term>, Vec<Term>)>,
    /// From the system's constants to the last state's values.
    last: Subst,
}

impl<'a> Path<'a> {
    /// The path of one state: the system's own constants.
    fn new(system: &'a TransSys) -> Self {
        let states = vec![(system.state_terms(), system.input_terms())];
        Path { system, states, last: Subst::new() }
    }

    fn constants(&self) -> Vec<Term> {
        [self.system.state_terms(), self.system.input_terms()].concat()
    }

    /// Takes a step.
    fn extend(&mut self, pool: &mut TermPool) {
        let next = self.last.apply_all(pool, &self.system.next_terms());
        let k = self.states.len();
        let inputs = self.system.inputs.iter();
        let inputs: Vec<Term> =
            inputs.map(|i| pool.fresh(&format!("{}@{k}", i.name), pool.sort(i.term))).collect();
        self.last = Subst::of(&self.constants(), &[next.clone(), inputs.clone()].concat());
        self.states.push((next, inputs));
    }

    /// Asserts that formulas over the system's constants are true of the last state.
    fn assert(&mut self, pool: &mut TermPool, solver: &mut Prover, formulas: &[Term]) {
        for &formula in formulas {
            let formula = self.last.apply(pool, formula);
            solver.assert(pool, formula);
        }
    }

    /// Asserts that the last state differs from all before it.
    fn assert_new(&self, pool: &mut TermPool, solver: &mut Prover) {
        let ((last, _), before) = self.states.split_last().expect("a path has a state");
        for (state, _) in before {
            let same: Vec<Term> = state.iter().zip(last).map(|(&a, &b)| pool.eq(a, b)).collect();
            let same = pool.and(&same);
            let different = pool.not(same);
            solver.assert(pool, different);
        }
    }

    /// Confirms that a formula over the system's constants is true of the last state, and asserts it.
    fn confirm(
        &mut self,
        pool: &mut TermPool,
        solver: &mut Prover,
        formula: Term,
        what: impl Fn() -> String,
    ) -> Result<(), CheckError> {
        let formula = self.last.apply(pool, formula);
        let wrong = pool.not(formula);
        match solver.check(pool, wrong) {
            SatResult::Unsat => {
                solver.assert(pool, formula);
                Ok(())
            }
            SatResult::Unknown => {
                Err(CheckError::unconfirmed(format!("whether {}", what()), solver.reason_unknown()))
            }
            SatResult::Sat => {
                let model = solver.model(pool);
                let mut eval = Evaluator::new(model);
                if !eval.holds(pool, wrong) || !solver.assertions().iter().all(|&f| eval.holds(pool, f)) {
                    let reason = "the solver gave a counter-model that is none";
                    return Err(CheckError::unconfirmed(format!("whether {}", what()), reason));
                }
                Err(CheckError::NotInductive { what: what(), path: self.display(pool, model) })
            }
        }
    }

    /// The states of the path in the model, as `x = 1, i = 2 -> x = 3, i = 0`.
    fn display(&self, pool: &TermPool, model: &Model) -> String {
        let mut eval = Evaluator::new(model);
        let constants = self.constants();
        let state = |(states, inputs): &(Vec<Term>, Vec<Term>)| {
            let values = states.iter().chain(inputs).zip(&constants).take(SHOWN);
            let mut shown: Vec<String> = values
                .map(|(&t, &c)| {
                    let value = eval.eval(pool, t);
                    format!("{} = {}", print::term(pool, c), print::value(pool, &value, pool.sort(c)))
                })
                .collect();
            if constants.len() > SHOWN {
                shown.push("...".into());
            }
            shown.join(", ")
        };
        self.states.iter().map(state).collect::<Vec<_>>().join(" -> ")
    }
}

#[cfg(test)]
mod tests;
