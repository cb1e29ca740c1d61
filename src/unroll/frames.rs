//! Copies of a transition system's step, one after the other, in an incremental solver.
//!
//! Each state of a path has constants of its own for the variables that matter, and equations say that they are the next
//! values of the state before. Next values are not put into each other, so the formula grows by one copy of the step
//! per state; only what is a constant or a value anyway stands for itself, so that what follows from the start is computed
//! by the rewriting of terms. Variables that neither a property, a constraint nor a guard depends on, not even through
//! other variables, are followed in no state but the first, where the initial formulas may tie them to others.

use eufonium_base::{HashMap, HashSet, Stats, Stop};
use eufonium_ir::{Evaluator, Op, Reason, Subst, Term, TermPool, Trace, TransSys, Value};
use eufonium_smt::{SatResult, Solver, SolverOptions};

/// Which paths an unrolling stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// Traces.
    Init,
    /// Paths from any state, with all state variables.
    Anywhere,
}

/// The paths of a length that grows.
pub(super) struct Unrolling<'a> {
    ts: &'a TransSys,
    solver: Solver,
    /// The indices of the state variables that are followed.
    followed: Vec<usize>,
    /// The indices of the inputs that matter.
    inputs: Vec<usize>,
    /// For each state of the path what stands for variables and inputs.
    frames: Vec<Subst>,
}

impl<'a> Unrolling<'a> {
    /// Paths with one state.
    pub fn new(
        pool: &mut TermPool,
        ts: &'a TransSys,
        from: From,
        solver: SolverOptions,
        stop: &Stop,
    ) -> Self {
        let cone = cone(pool, ts);
        let follows = |i: &usize| from == From::Anywhere || cone.contains(&ts.states[*i].term);
        let mut unrolling = Unrolling {
            ts,
            solver: Solver::new(solver, stop.clone()),
            followed: (0..ts.states.len()).filter(follows).collect(),
            inputs: Vec::new(),
            frames: Vec::new(),
        };
        let needed = match from {
            From::Init => cone,
            From::Anywhere => all_constants(pool, ts),
        };
        unrolling.inputs = (0..ts.inputs.len()).filter(|&i| needed.contains(&ts.inputs[i].term)).collect();
        unrolling.first(pool, from);
        unrolling
    }

    /// The number of steps of the paths.
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    fn first(&mut self, pool: &mut TermPool, from: From) {
        let init = match from {
            From::Init => pool.and(&self.ts.init),
            From::Anywhere => pool.tt(),
        };
        let conjuncts = pool.conjuncts(init);
        let fixed = fixed(pool, &conjuncts);
        let mut frame = Subst::new();
        for state in &self.ts.states {
            let value = fixed.get(&state.term).copied();
            frame.insert(state.term, value.unwrap_or_else(|| copy(pool, state.term)));
        }
        self.push(pool, frame, &conjuncts);
    }

    /// Adds a state to the path, with inputs of its own, in which these formulas and the constraints hold.
    fn push(&mut self, pool: &mut TermPool, mut frame: Subst, formulas: &[Term]) {
        for &i in &self.inputs {
            let term = self.ts.inputs[i].term;
            frame.insert(term, copy(pool, term));
        }
        for &formula in formulas.iter().chain(&self.ts.constraints) {
            let holds = frame.apply(pool, formula);
            self.solver.assert(pool, holds);
        }
        self.frames.push(frame);
    }

    /// The copy of a formula in the last state.
    fn last(&mut self, pool: &mut TermPool, formula: Term) -> Term {
        self.frames.last_mut().expect("a path has a state").apply(pool, formula)
    }

    /// Makes paths longer by a step, which the guards must allow.
    pub fn extend(&mut self, pool: &mut TermPool) {
        let ts = self.ts;
        for &guard in &ts.guards {
            let holds = self.last(pool, guard);
            self.solver.assert(pool, holds);
        }
        let mut frame = Subst::new();
        for k in 0..self.followed.len() {
            let state = &ts.states[self.followed[k]];
            let value = self.last(pool, state.next);
            let stands_for_itself = pool.args(value).is_empty();
            let now = if stands_for_itself { value } else { copy(pool, state.term) };
            let equation = pool.eq(now, value);
            self.solver.assert(pool, equation);
            frame.insert(state.term, now);
        }
        self.push(pool, frame, &[]);
    }

    /// The formula that the last state violates a property.
    pub fn bad(&mut self, pool: &mut TermPool) -> Term {
        let ts = self.ts;
        let bad: Vec<Term> = ts.properties.iter().map(|p| self.last(pool, p.bad)).collect();
        pool.or(&bad)
    }

    /// Restricts the paths to those whose last state, as it is now, violates no property.
    pub fn exclude_bad(&mut self, pool: &mut TermPool) {
        let bad = self.bad(pool);
        let good = pool.not(bad);
        self.solver.assert(pool, good);
    }

    /// Whether there is a path on which the formula holds, over the constants of its states.
    ///
    /// # Errors
    /// Why the solver does not know.
    pub fn check(&mut self, pool: &mut TermPool, formula: Term) -> Result<bool, Reason> {
        match self.solver.check(pool, &[formula]) {
            SatResult::Sat => Ok(true),
            SatResult::Unsat => Ok(false),
            SatResult::Unknown => {
                let why = || Reason::Incomplete(self.solver.reason_unknown().to_owned());
                Err(self.solver.stop().reason().map_or_else(why, Reason::Interrupted))
            }
        }
    }

    /// After a successful check: the path as a trace to a violation, made complete. `None` if it is none by evaluation,
    /// since it rests on what SMT-LIB leaves open.
    pub fn trace(&self, pool: &TermPool) -> Option<Trace> {
        let mut eval = Evaluator::new(self.solver.model(pool));
        let mut value = |frame: &Subst, t: Term| match frame.get(t) {
            Some(copy) => eval.eval(pool, copy),
            None => Value::default_of(pool, pool.sort(t)),
        };
        let start: Vec<Value> = self.ts.states.iter().map(|s| value(&self.frames[0], s.term)).collect();
        let mut inputs = Vec::with_capacity(self.frames.len());
        for frame in &self.frames {
            inputs.push(self.ts.inputs.iter().map(|i| value(frame, i.term)).collect());
        }
        let property = self.ts.violated_by(pool, &start, &inputs)?;
        Some(Trace { property, start, inputs })
    }

    /// After a successful check: for each state of the path that repeats an earlier one the formula that they differ.
    pub fn repetitions(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut eval = Evaluator::new(self.solver.model(pool));
        let mut seen: HashMap<Vec<Value>, usize> = HashMap::default();
        let mut pairs = Vec::new();
        for (k, frame) in self.frames.iter().enumerate() {
            let values = self.followed.iter().map(|&i| eval.eval(pool, copy_in(frame, self.ts, i))).collect();
            match seen.get(&values) {
                Some(&earlier) => pairs.push((earlier, k)),
                None => drop(seen.insert(values, k)),
            }
        }
        let mut formulas = Vec::with_capacity(pairs.len());
        for (a, b) in pairs {
            let copies = self
                .followed
                .iter()
                .map(|&i| (copy_in(&self.frames[a], self.ts, i), copy_in(&self.frames[b], self.ts, i)));
            let equal: Vec<Term> = copies.map(|(x, y)| pool.eq(x, y)).collect();
            let equal = pool.and(&equal);
            formulas.push(pool.not(equal));
        }
        formulas
    }

    /// Restricts the paths.
    pub fn assert(&mut self, pool: &mut TermPool, formula: Term) {
        self.solver.assert(pool, formula);
    }

    /// The figures of the solver.
    pub fn stats(&self) -> Stats {
        self.solver.stats()
    }
}

fn copy_in(frame: &Subst, ts: &TransSys, state: usize) -> Term {
    frame.get(ts.states[state].term).expect("a state has a copy in each frame where it is followed")
}

/// A constant of a path for a constant of the system.
fn copy(pool: &mut TermPool, t: Term) -> Term {
    let name = pool.func(pool.as_constant(t).expect("states and inputs are constants")).name.clone();
    pool.fresh(&name, pool.sort(t))
}

/// The constants that conjuncts give a value.
fn fixed(pool: &TermPool, conjuncts: &[Term]) -> HashMap<Term, Term> {
    let mut fixed = HashMap::default();
    for &c in conjuncts {
        let (atom, negated) = pool.strip_not(c);
        if pool.as_constant(atom).is_some() {
            fixed.insert(atom, pool.bool(!negated));
        } else if pool.op(atom) == Op::Eq && !negated {
            let is_constant = |t: Term| pool.as_constant(t).is_some();
            let is_value = |t: Term| pool.args(t).is_empty() && !is_constant(t);
            match *pool.args(atom) {
                [x, v] | [v, x] if is_constant(x) && is_value(v) => drop(fixed.insert(x, v)),
                _ => {}
            }
        }
    }
    fixed
}

/// The constants that properties, constraints and guards depend on, through next functions.
fn cone(pool: &TermPool, ts: &TransSys) -> HashSet<Term> {
    let next: HashMap<Term, Term> = ts.states.iter().map(|s| (s.term, s.next)).collect();
    let mut stack: Vec<Term> = ts.constraints.iter().chain(&ts.guards).copied().collect();
    stack.extend(ts.properties.iter().map(|p| p.bad));
    let mut seen = HashSet::default();
    while let Some(t) = stack.pop() {
        if seen.insert(t) {
            stack.extend(next.get(&t));
            stack.extend(pool.args(t));
        }
    }
    seen.retain(|&t| pool.as_constant(t).is_some());
    seen
}

fn all_constants(pool: &TermPool, ts: &TransSys) -> HashSet<Term> {
    eufonium_ir::visit::constants(pool, &ts.roots()).into_iter().collect()
}
