//! Systems with derivations of known height, with one and with two premises; and systems without.

mod systems;
mod walks;

use super::*;
use eufonium_ir::PredApp;

fn app(pred: PredId, args: &[Term]) -> PredApp {
    PredApp { pred, args: args.to_vec() }
}

/// `x = 0 => P(x)`, steps that add 1 (linear) or add two facts (not linear), `P(x) & x = bad => false`.
fn system(pool: &mut TermPool, linear: bool, bad: i64) -> ChcSystem {
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[Sort::INT]);
    let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
    let (one, bad) = (pool.int(1), pool.int(bad));
    let (sum, start, wrong) = (pool.add(&[x, y]), pool.eq(x, one), pool.eq(x, bad));
    let next = pool.add(&[x, one]);
    let tt = pool.tt();
    let mut clause = |body: Vec<PredApp>, constraint, head| {
        system.clauses.push(Clause { body, constraint, head, span: None });
    };
    clause(vec![], start, Some(app(p, &[x])));
    if linear {
        clause(vec![app(p, &[x])], tt, Some(app(p, &[next])));
    } else {
        clause(vec![app(p, &[x]), app(p, &[y])], tt, Some(app(p, &[sum])));
    }
    clause(vec![app(p, &[x])], wrong, None);
    system
}

#[test]
fn derivations_are_found() {
    for (linear, bad) in [(true, 1), (true, 2), (true, 25), (false, 1), (false, 2), (false, 7)] {
        let mut pool = TermPool::new();
        let system = system(&mut pool, linear, bad);
        let (outcome, _) = solve(&mut pool, &system, &UnrollOptions::default(), &Stop::never());
        let Outcome::Unsafe(derivation) = outcome else { panic!("{linear} {bad}: {outcome:?}") };
        verify(&pool, &system, &derivation);
        let height = if linear { bad as usize + 1 } else { derivation.steps.len() };
        assert_eq!(derivation.steps.len(), height);
    }
}

fn verify(pool: &TermPool, system: &ChcSystem, derivation: &Derivation) {
    let mut facts = Vec::new();
    for step in &derivation.steps {
        let clause = &system.clauses[step.clause];
        let mut model = eufonium_ir::Model::new();
        for (t, value) in &step.values {
            model.set(pool.as_constant(*t).unwrap(), value.clone());
        }
        let mut eval = Evaluator::new(&model);
        assert!(eval.holds(pool, clause.constraint));
        let mut fact = |app: &PredApp| -> Vec<_> { app.args.iter().map(|&t| eval.eval(pool, t)).collect() };
        let premises: Vec<_> = clause.body.iter().map(&mut fact).collect();
        let derived: Vec<Vec<_>> = step.premises.iter().map(|&i: &usize| Clone::clone(&facts[i])).collect();
        assert_eq!(premises, derived);
        facts.push(clause.head.as_ref().map_or(Vec::new(), &mut fact));
    }
    assert!(system.clauses[derivation.steps.last().unwrap().clause].is_query());
}

#[test]
fn nothing_to_find() {
    let mut pool = TermPool::new();
    let endless = system(&mut pool, true, 0);
    let bounded = UnrollOptions { max_depth: Some(12), ..UnrollOptions::default() };
    let (outcome, _) = solve(&mut pool, &endless, &bounded, &Stop::never());
    assert!(
        matches!(&outcome, Outcome::Unknown(Reason::Incomplete(why)) if why.contains("bound")),
        "{outcome:?}"
    );
    let few = UnrollOptions { max_nodes: 3, ..UnrollOptions::default() };
    let (outcome, _) = solve(&mut pool, &endless, &few, &Stop::never());
    assert!(matches!(&outcome, Outcome::Unknown(Reason::Incomplete(_))), "{outcome:?}");
    let mut finite = endless.clone();
    finite.clauses.remove(1);
    let (outcome, _) = solve(&mut pool, &finite, &UnrollOptions::default(), &Stop::never());
    assert!(matches!(&outcome, Outcome::Unknown(Reason::Incomplete(why)) if why.contains("no derivation")));
    let stop = Stop::never();
    stop.raise(eufonium_base::Interrupt::Timeout);
    let (outcome, _) = solve(&mut pool, &finite, &UnrollOptions::default(), &stop);
    assert!(matches!(outcome, Outcome::Unknown(Reason::Interrupted(_))));
}
