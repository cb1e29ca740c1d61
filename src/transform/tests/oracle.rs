//! An explicit-state engine for systems whose integer constants are all guarded to a small range, and checks of witnesses
//! by evaluation. Independent of the code under test.

use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{
    ChcSystem, Clause, Derivation, Evaluator, Invariant, Model, PredId, Premises, Sort, Step, Subst, Term,
    TermPool, Value, visit,
};

/// A derived fact.
pub type Fact = (PredId, Vec<Value>);

/// The least model, and a derivation of `false` if there is one.
pub struct LeastModel {
    pub facts: Vec<Fact>,
    pub refutation: Option<Derivation>,
}

fn domain(pool: &TermPool, t: Term) -> Vec<Value> {
    match pool.sort(t) {
        Sort::BOOL => vec![Value::Bool(false), Value::Bool(true)],
        // Wider than the guards of the generator, to see a guard that was lost.
        _ => (0..=3).map(|n| Value::Num(Rat::from(n))).collect(),
    }
}

/// Larger products of domains are not enumerated.
const LIMIT: usize = 10_000;

/// There are too many assignments; the problem at hand is to be passed over.
#[derive(Debug)]
pub struct TooLarge;

/// Calls `found` with every assignment of `vars` that extends `fixed` and satisfies the conjuncts.
pub fn assignments(
    pool: &TermPool,
    vars: &[Term],
    conjuncts: &[Term],
    fixed: &HashMap<Term, Value>,
    found: &mut dyn FnMut(&HashMap<Term, Value>),
) -> Result<(), TooLarge> {
    let rest: Vec<Term> = vars.iter().copied().filter(|v| !fixed.contains_key(v)).collect();
    // Each conjunct is checked as soon as its last constant has a value, or restricts a domain at once.
    let mut domains: Vec<Vec<Value>> = rest.iter().map(|&v| domain(pool, v)).collect();
    let mut checks: Vec<Vec<Term>> = vec![Vec::new(); rest.len() + 1];
    for &c in conjuncts {
        let inside = visit::constants(pool, &[c]);
        let open: Vec<usize> = inside.iter().filter_map(|v| rest.iter().position(|r| r == v)).collect();
        if let [v] = open[..] {
            domains[v].retain(|x| {
                let mut values = fixed.clone();
                values.insert(rest[v], x.clone());
                Evaluator::new(&model(pool, &values)).holds(pool, c)
            });
        } else {
            checks[open.into_iter().max().map_or(0, |i| i + 1)].push(c);
        }
    }
    if domains.iter().map(Vec::len).try_fold(1, usize::checked_mul).is_none_or(|n| n > LIMIT) {
        return Err(TooLarge);
    }
    Search { pool, rest: &rest, domains: &domains, checks: &checks, found }.extend(0, &mut fixed.clone());
    Ok(())
}

struct Search<'a> {
    pool: &'a TermPool,
    rest: &'a [Term],
    domains: &'a [Vec<Value>],
    checks: &'a [Vec<Term>],
    found: &'a mut dyn FnMut(&HashMap<Term, Value>),
}

impl Search<'_> {
    fn extend(&mut self, i: usize, current: &mut HashMap<Term, Value>) {
        if !self.checks[i].is_empty() {
            let model = model(self.pool, current);
            let mut eval = Evaluator::new(&model);
            if !self.checks[i].iter().all(|&c| eval.holds(self.pool, c)) {
                return;
            }
        }
        let Some(&v) = self.rest.get(i) else { return (self.found)(current) };
        for value in &self.domains[i] {
            current.insert(v, value.clone());
            self.extend(i + 1, current);
        }
        current.remove(&v);
    }
}

fn model(pool: &TermPool, values: &HashMap<Term, Value>) -> Model {
    let mut model = Model::new();
    for (v, value) in values {
        model.set(pool.as_constant(*v).unwrap(), value.clone());
    }
    model
}

/// Hears of a ground instance: the values of the constants and the facts that serve as premises.
type OnInstance<'a> = dyn FnMut(&TermPool, &HashMap<Term, Value>, &[usize]) + 'a;

/// Calls `found` with each ground instance of the clause whose premises are among the facts.
fn instances(
    pool: &mut TermPool,
    clause: &Clause,
    facts: &[Fact],
    found: &mut OnInstance<'_>,
) -> Result<(), TooLarge> {
    let vars = clause.vars(pool);
    let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
    for app in &clause.body {
        let fitting: Vec<usize> = (0..facts.len()).filter(|&i| facts[i].0 == app.pred).collect();
        choices = choices
            .iter()
            .flat_map(|c| fitting.iter().map(move |&f| [c.as_slice(), &[f]].concat()))
            .collect();
    }
    for choice in choices {
        let mut fixed = HashMap::default();
        let mut conjuncts = pool.conjuncts(clause.constraint);
        for (app, &fact) in clause.body.iter().zip(&choice) {
            for (&arg, value) in app.args.iter().zip(&facts[fact].1) {
                if pool.as_constant(arg).is_some() && !fixed.contains_key(&arg) {
                    fixed.insert(arg, value.clone());
                } else {
                    let value = value.to_term(pool, pool.sort(arg)).unwrap();
                    conjuncts.push(pool.eq(arg, value));
                }
            }
        }
        assignments(pool, &vars, &conjuncts, &fixed, &mut |values| found(pool, values, &choice))?;
    }
    Ok(())
}

/// Derives facts until there are no new ones.
pub fn least_model(pool: &mut TermPool, system: &ChcSystem) -> Result<LeastModel, TooLarge> {
    let mut facts: Vec<Fact> = Vec::new();
    let mut steps: Vec<Step> = Vec::new();
    let mut seen: HashSet<Fact> = HashSet::default();
    loop {
        let before = facts.len();
        for (i, clause) in system.clauses.iter().enumerate() {
            let known = facts.clone();
            let mut refutation = None;
            instances(pool, clause, &known, &mut |pool, values, premises| {
                let mut named: Vec<(Term, Value)> = values.iter().map(|(v, x)| (*v, x.clone())).collect();
                named.sort_by_key(|(v, _)| *v);
                let step = Step { clause: i, values: named, premises: Premises::from_slice(premises) };
                let Some(head) = &clause.head else {
                    refutation = Some(step);
                    return;
                };
                let model = model(pool, values);
                let mut eval = Evaluator::new(&model);
                let fact = (head.pred, head.args.iter().map(|&a| eval.eval(pool, a)).collect());
                if seen.insert(Fact::clone(&fact)) {
                    facts.push(fact);
                    steps.push(step);
                }
            })?;
            if let Some(last) = refutation {
                steps.push(last);
                return Ok(LeastModel { facts, refutation: Some(Derivation { steps }) });
            }
        }
        if facts.len() == before {
            return Ok(LeastModel { facts, refutation: None });
        }
    }
}

/// The facts as interpretations: disjunctions of points.
pub fn points(pool: &mut TermPool, system: &ChcSystem, facts: &[Fact]) -> Invariant {
    let mut interp = eufonium_base::ids::IdVec::new();
    for (p, predicate) in system.preds.iter() {
        let mut disjuncts = Vec::new();
        for (_, values) in facts.iter().filter(|(q, _)| *q == p) {
            let mut point = Vec::new();
            for ((&param, &sort), value) in predicate.params.iter().zip(&predicate.sorts).zip(values) {
                let value = value.to_term(pool, sort).unwrap();
                point.push(pool.eq(param, value));
            }
            disjuncts.push(pool.and(&point));
        }
        interp.push(pool.or(&disjuncts));
    }
    Invariant::inductive(interp)
}

/// Whether every step of the derivation is what it claims to be.
pub fn check_derivation(pool: &TermPool, system: &ChcSystem, derivation: &Derivation) -> Result<(), String> {
    let mut facts: Vec<Option<Fact>> = Vec::new();
    for (n, step) in derivation.steps.iter().enumerate() {
        let clause = &system.clauses[step.clause];
        let model = model(pool, &step.values.iter().cloned().collect());
        let mut eval = Evaluator::new(&model);
        if !step.values.iter().all(|(v, x)| x.has_sort(pool, pool.sort(*v))) {
            return Err(format!("step {n}: a value of a wrong sort"));
        }
        if !eval.holds(pool, clause.constraint) {
            return Err(format!("step {n}: the constraint is false"));
        }
        if step.premises.len() != clause.body.len() || step.premises.iter().any(|&p| p >= n) {
            return Err(format!("step {n}: premises"));
        }
        for (app, &p) in clause.body.iter().zip(&step.premises) {
            let wanted = (app.pred, app.args.iter().map(|&a| eval.eval(pool, a)).collect());
            if facts[p].as_ref() != Some(&wanted) {
                return Err(format!("step {n}: premise {wanted:?} is not {:?}", facts[p]));
            }
        }
        facts.push(
            clause.head.as_ref().map(|h| (h.pred, h.args.iter().map(|&a| eval.eval(pool, a)).collect())),
        );
    }
    match facts.last() {
        Some(None) => Ok(()),
        _ => Err("the last step is no query".to_owned()),
    }
}

/// Whether every clause is valid under the interpretations, by enumeration.
pub fn check_invariant(pool: &mut TermPool, system: &ChcSystem, inv: &Invariant) -> Result<(), String> {
    for (i, clause) in system.clauses.iter().enumerate() {
        let mut conjuncts = pool.conjuncts(clause.constraint);
        for (k, app) in clause.apps().enumerate() {
            let mut subst = Subst::of(&system.preds[app.pred].params, &app.args);
            let meaning = subst.apply(pool, inv.interp[app.pred]);
            conjuncts.push(if k < clause.body.len() { meaning } else { pool.not(meaning) });
        }
        let mut vars = clause.vars(pool);
        vars.extend(visit::constants(pool, &conjuncts));
        vars.sort_unstable();
        vars.dedup();
        let mut broken = None;
        let enumerated = assignments(pool, &vars, &conjuncts, &HashMap::default(), &mut |values| {
            broken.get_or_insert_with(|| values.clone());
        });
        if enumerated.is_err() {
            continue;
        }
        if let Some(values) = broken {
            return Err(format!("clause {i} is not valid: {values:?}"));
        }
    }
    Ok(())
}
