//! What the tests of transition systems share: random systems over few bits, and an explicit-state oracle that explores them
//! and checks witnesses by enumeration, independent of all solvers.

use crate::Rng;
use eufonium_base::{Bits, HashMap, Stop};
use eufonium_ir::{
    Evaluator, Input, Model, Property, Sort, StateVar, Subst, Term, TermPool, Trace, TransSys, TsInvariant,
    Value,
};
use eufonium_smt::{SatResult, Solver, SolverOptions};
use quickcheck::{Arbitrary, Gen};

/// A random system by its seed.
#[derive(Clone, Debug)]
pub struct Tiny(pub u64);

impl Arbitrary for Tiny {
    fn arbitrary(g: &mut Gen) -> Self {
        Tiny(u64::arbitrary(g))
    }
}

impl Tiny {
    /// Up to three states and two inputs, each a truth value or two bits wide.
    pub fn system(&self, pool: &mut TermPool) -> TransSys {
        let mut rng = Rng::new(self.0);
        let two = pool.bv_sort(2);
        let mut ts = TransSys::default();
        for i in 0..1 + rng.below(3) {
            let name = format!("s{i}");
            let term = pool.constant(name.clone(), rng.pick(&[two, two, Sort::BOOL]));
            ts.states.push(StateVar { name, term, next: term, span: None });
        }
        for i in 0..rng.below(3) {
            let name = format!("i{i}");
            let term = pool.constant(name.clone(), rng.pick(&[two, Sort::BOOL]));
            ts.inputs.push(Input { name, term, chooses: None });
        }
        let states = ts.state_terms();
        let all = [states.clone(), ts.input_terms()].concat();
        for state in &mut ts.states {
            state.next = next(pool, &mut rng, &all, state.term);
        }
        ts.init = (0..rng.below(2)).map(|_| term(pool, &mut rng, &states, Sort::BOOL, 2)).collect();
        ts.init.extend(point(pool, &mut rng, &states));
        for target in [&mut ts.constraints, &mut ts.guards] {
            target.extend((0..rng.pick(&[0, 0, 1])).map(|_| term(pool, &mut rng, &all, Sort::BOOL, 2)));
        }
        for i in 0..1 + rng.below(2) {
            let over = rng.pick(&[&states, &all]);
            let mut parts = point(pool, &mut rng, over);
            parts.extend((0..rng.below(2)).map(|_| term(pool, &mut rng, over, Sort::BOOL, 2)));
            let bad = pool.and(&parts);
            ts.properties.push(Property { name: format!("p{i}"), bad, span: None });
        }
        ts.check_invariants(pool);
        ts
    }
}

/// A next value that most often goes on from the present one.
fn next(pool: &mut TermPool, rng: &mut Rng, over: &[Term], state: Term) -> Term {
    let condition = term(pool, rng, over, Sort::BOOL, 2);
    let other = term(pool, rng, over, pool.sort(state), 2);
    let moved = match pool.as_bv(pool.sort(state)) {
        Some(width) => {
            let one = pool.bits(Bits::one(width));
            pool.bv_add(&[state, one])
        }
        None => pool.not(state),
    };
    match rng.below(6) {
        0 => other,
        1 | 2 => pool.ite(condition, other, moved),
        3 | 4 => pool.ite(condition, moved, state),
        _ => moved,
    }
}

/// Values for most of these constants.
fn point(pool: &mut TermPool, rng: &mut Rng, over: &[Term]) -> Vec<Term> {
    let mut equations = Vec::new();
    for &t in over {
        let value = rng.pick(&domain(pool, t).iter().collect::<Vec<_>>()).clone();
        let value = value.to_term(pool, pool.sort(t)).expect("bits and truth values have terms");
        if rng.below(5) > 0 {
            equations.push(pool.eq(t, value));
        }
    }
    equations
}

/// A random term over these constants, which need not have its sort.
pub fn term(pool: &mut TermPool, rng: &mut Rng, over: &[Term], sort: Sort, size: usize) -> Term {
    let two = pool.bv_sort(2);
    let fitting: Vec<Term> = over.iter().copied().filter(|t| pool.sort(*t) == sort).collect();
    if size == 0 || rng.below(4) == 0 {
        return match (fitting.is_empty(), sort) {
            (false, _) => rng.pick(&fitting),
            (true, Sort::BOOL) => pool.bool(rng.below(2) == 0),
            _ => pool.bits(Bits::from_u64(rng.below(4) as u64, 2)),
        };
    }
    let mut part = |pool: &mut TermPool, sort| term(pool, rng, over, sort, size - 1);
    let (c, x, y) = (part(pool, Sort::BOOL), part(pool, two), part(pool, two));
    let other = part(pool, sort);
    let n = pool.bits(Bits::from_u64(rng.below(4) as u64, 2));
    if sort.is_bool() {
        match rng.below(6) {
            0 => pool.eq(x, n),
            1 => pool.eq(x, y),
            2 => pool.bv_ult(x, y),
            3 => pool.not(c),
            4 => pool.xor(c, other),
            _ => pool.or2(c, other),
        }
    } else {
        match rng.below(5) {
            0 => n,
            1 | 2 => pool.bv_add(&[x, n]),
            3 => pool.ite(c, x, y),
            _ => pool.bv_xor(&[x, y]),
        }
    }
}

fn domain(pool: &TermPool, t: Term) -> Vec<Value> {
    match pool.as_bv(pool.sort(t)) {
        Some(width) => (0..1 << width).map(|n| Value::Bits(Bits::from_u64(n, width))).collect(),
        None => vec![Value::Bool(false), Value::Bool(true)],
    }
}

/// All combinations of values of these constants.
fn assignments(pool: &TermPool, over: &[Term]) -> Vec<Vec<Value>> {
    over.iter().fold(vec![Vec::new()], |tuples, &t| {
        let values = domain(pool, t);
        tuples
            .iter()
            .flat_map(|tuple| values.iter().map(|v| [tuple.as_slice(), std::slice::from_ref(v)].concat()))
            .collect()
    })
}

/// The model in which the system's constants have these values.
pub fn model(pool: &TermPool, ts: &TransSys, state: &[Value], input: &[Value]) -> Model {
    let mut model = Model::new();
    let constants = ts.state_terms().into_iter().zip(state).chain(ts.input_terms().into_iter().zip(input));
    for (t, value) in constants {
        model.set(pool.as_constant(t).expect("states and inputs are constants"), value.clone());
    }
    model
}

/// What holds in a state with inputs.
struct Look {
    init: bool,
    constraints: bool,
    guards: bool,
    bad: Vec<bool>,
    formula: bool,
    next: Vec<Value>,
}

fn look(pool: &TermPool, ts: &TransSys, formula: Term, state: &[Value], input: &[Value]) -> Look {
    let model = model(pool, ts, state, input);
    let mut eval = Evaluator::new(&model);
    let mut all = |formulas: &[Term]| formulas.iter().all(|&f| eval.holds(pool, f));
    let (init, constraints, guards) = (all(&ts.init), all(&ts.constraints), all(&ts.guards));
    let bad = ts.properties.iter().map(|p| eval.holds(pool, p.bad)).collect();
    let next = ts.next_terms().into_iter().map(|t| eval.eval(pool, t)).collect();
    Look { init, constraints, guards, bad, formula: eval.holds(pool, formula), next }
}

/// What exploration finds.
pub struct Explored {
    /// The states of all traces, the next ones of their last states included; in breadth-first order.
    pub states: Vec<Vec<Value>>,
    /// A shortest trace to a violation.
    pub trace: Option<Trace>,
}

/// All traces of a system whose constants are truth values and short bit-vectors.
pub fn explore(pool: &TermPool, ts: &TransSys) -> Explored {
    let inputs = assignments(pool, &ts.input_terms());
    let mut states: Vec<Vec<Value>> = assignments(pool, &ts.state_terms());
    states.retain(|s| look(pool, ts, pool.tt(), s, &inputs[0]).init);
    let mut from: HashMap<Vec<Value>, Option<(usize, Vec<Value>)>> =
        states.iter().map(|s| (s.clone(), None)).collect();
    let mut at = 0;
    while at < states.len() {
        let state = states[at].clone();
        for input in &inputs {
            let look = look(pool, ts, pool.tt(), &state, input);
            if look.constraints
                && let Some(property) = look.bad.iter().position(|b| *b)
            {
                let (mut start, mut path) = (state, vec![input.clone()]);
                while let Some((before, input)) = &from[&start] {
                    path.push(input.clone());
                    start = states[*before].clone();
                }
                path.reverse();
                return Explored { states, trace: Some(Trace { property, start, inputs: path }) };
            }
            if look.constraints && look.guards && !from.contains_key(&look.next) {
                from.insert(look.next.clone(), Some((at, input.clone())));
                states.push(look.next);
            }
        }
        at += 1;
    }
    Explored { states, trace: None }
}

/// Whether the trace is one, and ends in a violation of its property.
pub fn check_trace(pool: &TermPool, ts: &TransSys, trace: &Trace) -> Result<(), String> {
    let fits = |values: &[Value], terms: &[Term]| {
        values.len() == terms.len() && values.iter().zip(terms).all(|(v, t)| v.has_sort(pool, pool.sort(*t)))
    };
    if !fits(&trace.start, &ts.state_terms()) || !trace.inputs.iter().all(|i| fits(i, &ts.input_terms())) {
        return Err("a value is missing or of the wrong sort".into());
    }
    let mut state = trace.start.clone();
    for (k, input) in trace.inputs.iter().enumerate() {
        let look = look(pool, ts, pool.tt(), &state, input);
        let last = k + 1 == trace.inputs.len();
        if k == 0 && !look.init {
            return Err("the first state is not initial".into());
        }
        if !look.constraints || (!last && !look.guards) {
            return Err(format!("state {k} breaks a constraint or a guard"));
        }
        if last {
            return if look.bad[trace.property] { Ok(()) } else { Err("nothing is violated".into()) };
        }
        state = look.next;
    }
    Err("the trace is empty".into())
}

/// Whether a solver confirms that the invariant is what [`TsInvariant`] promises, for systems that cannot be enumerated.
pub fn confirm_invariant(pool: &mut TermPool, ts: &TransSys, inv: &TsInvariant) -> bool {
    let mut good: Vec<Term> = ts.properties.iter().map(|p| pool.not(p.bad)).collect();
    good.push(inv.formula);
    let good = pool.and(&good);
    let paths = (0..inv.depth).map(|steps| (true, steps)).chain([(false, inv.depth)]);
    paths.into_iter().all(|(is_trace, steps)| {
        let mut solver = Solver::new(SolverOptions::default(), Stop::never());
        let copies = |pool: &mut TermPool, terms: &[Term]| -> Vec<Term> {
            terms.iter().map(|&t| pool.fresh("copy", pool.sort(t))).collect()
        };
        let (states, inputs) = (ts.state_terms(), ts.input_terms());
        let mut path = vec![copies(pool, &states)];
        for k in 0..=steps {
            let now = [path[k].clone(), copies(pool, &inputs)].concat();
            let mut subst = Subst::of(&[states.clone(), inputs.clone()].concat(), &now);
            let mut formulas = ts.constraints.clone();
            if k == 0 && is_trace {
                formulas.extend(&ts.init);
            }
            if k < steps {
                formulas.extend(&ts.guards);
            }
            match (k == steps, is_trace) {
                (true, _) => formulas.push(pool.not(good)),
                (false, false) => formulas.push(good),
                (false, true) => {}
            }
            if !is_trace && inv.simple_path {
                for earlier in &path[..k] {
                    let equal: Vec<Term> =
                        earlier.iter().zip(&path[k]).map(|(&a, &b)| pool.eq(a, b)).collect();
                    let equal = pool.and(&equal);
                    let differ = pool.not(equal);
                    solver.assert(pool, differ);
                }
            }
            let next = copies(pool, &states);
            for formula in subst.apply_all(pool, &formulas) {
                solver.assert(pool, formula);
            }
            for (value, &copy) in subst.apply_all(pool, &ts.next_terms()).into_iter().zip(&next) {
                let equation = pool.eq(value, copy);
                solver.assert(pool, equation);
            }
            path.push(next);
        }
        solver.check(pool, &[]) == SatResult::Unsat
    })
}

/// Paths that [`check_invariant`] looks at before it gives up.
const EFFORT: usize = 300_000;

/// Whether the invariant is what [`TsInvariant`] promises, by enumeration of paths. `Ok(false)` if there are too many.
pub fn check_invariant(pool: &TermPool, ts: &TransSys, inv: &TsInvariant) -> Result<bool, String> {
    let inputs = assignments(pool, &ts.input_terms());
    let mut successors: HashMap<Vec<Value>, Vec<Vec<Value>>> = HashMap::default();
    let mut fails: HashMap<Vec<Value>, bool> = HashMap::default();
    let mut starts = Vec::new();
    let states = assignments(pool, &ts.state_terms());
    for state in &states {
        let (mut next, mut fail) = (Vec::new(), false);
        for input in &inputs {
            let look = look(pool, ts, inv.formula, state, input);
            let good = look.formula && !look.bad.contains(&true);
            fail |= look.constraints && !good;
            if look.constraints && look.guards && good && !next.contains(&look.next) {
                next.push(look.next);
            }
        }
        if look(pool, ts, pool.tt(), state, &inputs[0]).init {
            starts.push(state.clone());
        }
        successors.insert(state.clone(), next);
        fails.insert(state.clone(), fail);
    }
    let mut paths = Paths { successors, fails, simple: false, effort: 0 };
    for start in starts {
        if paths.reach(&start, 0..inv.depth) {
            return Err(format!("a trace of fewer than {} steps from {start:?} ends badly", inv.depth));
        }
    }
    paths.simple = inv.simple_path;
    for start in &states {
        if paths.reach(start, inv.depth..inv.depth + 1) {
            return Err(format!("a path of {} steps from {start:?} ends badly", inv.depth));
        }
    }
    Ok(paths.effort <= EFFORT)
}

/// Paths whose states but the last are good.
struct Paths {
    successors: HashMap<Vec<Value>, Vec<Vec<Value>>>,
    /// Whether some input makes the state not good.
    fails: HashMap<Vec<Value>, bool>,
    simple: bool,
    effort: usize,
}

impl Paths {
    /// Whether a path with a number of steps in this range ends in a state that is not good.
    fn reach(&mut self, start: &[Value], steps: std::ops::Range<usize>) -> bool {
        let mut stack = vec![(vec![start.to_vec()], 0)];
        while let Some((path, choice)) = stack.pop() {
            self.effort += 1;
            let last = path.last().expect("a path has a state");
            if choice == 0 && steps.contains(&(path.len() - 1)) && self.fails[last] {
                return true;
            }
            let next = self.successors[last].get(choice).filter(|_| path.len() < steps.end);
            let Some(next) = next.filter(|_| self.effort <= EFFORT).cloned() else { continue };
            let longer = [path.as_slice(), std::slice::from_ref(&next)].concat();
            let repeats = self.simple && path.contains(&next);
            stack.push((path, choice + 1));
            if !repeats {
                stack.push((longer, 0));
            }
        }
        false
    }
}

/// How often random systems are safe and how long traces are: a generator of trivial systems tests nothing.
#[test]
fn the_generator_is_not_trivial() {
    let (mut safe, mut states, mut long) = (0, 0, 0);
    for seed in 0..200 {
        let mut pool = TermPool::new();
        let ts = Tiny(seed).system(&mut pool);
        let explored = explore(&pool, &ts);
        states += explored.states.len();
        match explored.trace {
            Some(trace) => {
                check_trace(&pool, &ts, &trace).expect("the oracle's traces are right");
                long += usize::from(trace.inputs.len() > 2);
            }
            None => safe += 1,
        }
    }
    assert!((40..=160).contains(&safe), "{safe} of 200 are safe");
    assert!(long >= 10, "{long} of 200 have long traces");
    assert!(states > 600, "{states} states in 200 systems");
}
