//! The evidence: an invariant from an inductive frame, a ground derivation from reachability facts.
//!
//! Grounding works from the goal downwards. A fact's cube was projected from its rule's transition and the facts of the
//! premises, so for each value in the cube the rule can be solved with premises in those facts: one query per step fixes
//! the head and yields the constants of the clause, and with them the values of the premises.

use super::context::Context;
use super::level::{INFINITY, Level};
use super::query::Answer;
use super::reach::FactId;
use super::stats::Purpose;
use eufonium_base::HashMap;
use eufonium_ir::{Derivation, Evaluator, Invariant, Reason, Step, Term, TermPool, Value, cube};

/// The conjunction of the lemmas of an inductive frame, for each predicate of the system.
pub(super) fn invariant(ctx: &Context, pool: &mut TermPool, level: Level) -> Invariant {
    let system_preds = ctx.preds.iter().filter(|(p, _)| *p != ctx.goal);
    let interp = system_preds
        .map(|(_, pred)| {
            let clauses: Vec<Term> = pred.frames.at_least(level).map(|l| l.clause(pool)).collect();
            // Bounds that meet read better as an equation.
            let clauses = cube::normalize(pool, &clauses, true);
            pool.and(&clauses)
        })
        .collect();
    Invariant::inductive(interp)
}

/// A fact at one of its points.
type Point = (FactId, Vec<Value>);

/// A step that waits for the steps of its premises.
struct Pending {
    point: Point,
    values: Vec<(Term, Value)>,
    premises: Vec<Point>,
}

/// A ground derivation of the goal from its reachability fact.
pub(super) fn derivation(ctx: &mut Context, pool: &mut TermPool, goal: FactId) -> Result<Derivation, Reason> {
    let mut done: HashMap<Point, usize> = HashMap::default();
    let mut steps = Vec::new();
    let mut stack = vec![ground(ctx, pool, (goal, Vec::new()))?];
    while let Some(top) = stack.last() {
        if let Some(next) = top.premises.iter().find(|p| !done.contains_key(p)) {
            let next = next.clone();
            stack.push(ground(ctx, pool, next)?);
            continue;
        }
        let Pending { point, values, premises } = stack.pop().expect("the stack has a last element");
        let clause = ctx.rules[ctx.facts[point.0].rule].clause;
        steps.push(Step { clause, values, premises: premises.iter().map(|p| done[p]).collect() });
        done.insert(point, steps.len() - 1);
    }
    Ok(Derivation { steps })
}

/// Solves the rule of a fact for one of its points.
fn ground(ctx: &mut Context, pool: &mut TermPool, point: Point) -> Result<Pending, Reason> {
    let fact = ctx.facts[point.0].clone();
    let mut assumptions = vec![ctx.rules[fact.rule].tag];
    for (i, value) in point.1.iter().enumerate() {
        let param = ctx.preds[fact.pred].params[i];
        let unnamed = || Reason::Incomplete("an element of an uninterpreted sort has no name".to_owned());
        let value = value.to_term(pool, pool.sort(param)).ok_or_else(unnamed)?;
        assumptions.push(pool.eq(param, value));
    }
    for (i, &premise) in fact.premises.iter().enumerate() {
        for l in ctx.facts[premise].cube.clone() {
            assumptions.push(ctx.rules[fact.rule].instance(pool, i, l));
        }
    }
    if ctx.decide(pool, fact.pred, Purpose::Ground, INFINITY, &assumptions)? != Answer::Sat {
        return Err(Reason::Incomplete("a reachability fact could not be grounded".to_owned()));
    }
    let mut eval = Evaluator::new(ctx.preds[fact.pred].solver.model(pool));
    let rule = &ctx.rules[fact.rule];
    let values = rule.values.iter().map(|&(v, t)| (v, eval.eval(pool, t))).collect();
    let premises = rule
        .premises
        .iter()
        .zip(&fact.premises)
        .map(|(app, &f)| (f, app.args.iter().map(|&t| eval.eval(pool, t)).collect()))
        .collect();
    Ok(Pending { point, values, premises })
}
