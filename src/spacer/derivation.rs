//! From a model of an obligation's query to what it means for the premises: a new fact if all of them are facts already,
//! else an obligation for one of those that are not.
//!
//! Premises that the model takes from known facts are *must* premises, the others are *may* premises. The obligation for a
//! may premise says: with the facts of the must premises, and with the frames' word for the other may premises, some fact
//! here completes the rule to a fact in the parent's cube. When it is reached the parent is asked again; its query
//! prefers facts, so it goes on with the next premise. Hence no state needs to be kept between premises.

use super::context::Context;
use super::level::Level;
use super::options::PremiseOrder;
use super::predicate::RuleId;
use super::reach::{FactId, ReachFact};
use eufonium_base::HashSet;
use eufonium_ir::{Evaluator, Model, PredId, Reason, Subst, Term, TermPool, visit};
use eufonium_mbp as mbp;

/// What a model of an obligation's query amounts to.
#[derive(Debug)]
pub(super) enum Consequence {
    /// The obligation contains this fact.
    Fact(FactId),
    /// The obligation depends on this cube of this predicate, at the level below.
    Child(PredId, Vec<Term>),
}

/// A rule with values for all its constants that satisfy its transition.
#[derive(Debug)]
pub(super) struct Instance {
    /// The rule.
    pub rule: RuleId,
    /// The values.
    pub model: Model,
}

impl Instance {
    /// The rule that a model of `pred`'s solver applies. `None` if the model satisfies no rule's transition.
    pub fn of_model(ctx: &Context, pool: &TermPool, pred: PredId, post: &[Term]) -> Option<Instance> {
        let model = ctx.preds[pred].solver.model(pool);
        let mut eval = Evaluator::new(model);
        if !post.iter().all(|&l| eval.holds(pool, l)) {
            return None;
        }
        let fires = |r: &&RuleId| {
            let rule = &ctx.rules[**r];
            eval.holds(pool, rule.tag) && eval.holds(pool, rule.trans)
        };
        let id = ctx.preds[pred].rules.iter().find(fires).copied()?;
        let rule = &ctx.rules[id];
        if rule.has_functions {
            return Some(Instance { rule: id, model: model.clone() });
        }
        // The solver's model is about all rules; what matters is little.
        let mut own = Model::new();
        for &t in ctx.preds[pred].params.iter().chain(&rule.locals) {
            own.set(pool.as_constant(t).expect("rules are over constants"), eval.eval(pool, t));
        }
        Some(Instance { rule: id, model: own })
    }

    /// For each premise a known fact that the instance takes it from, if there is one.
    fn musts(&self, ctx: &Context, pool: &TermPool) -> Vec<Option<FactId>> {
        let mut eval = Evaluator::new(&self.model);
        let premises = &ctx.rules[self.rule].premises;
        premises
            .iter()
            .map(|app| {
                let pred = &ctx.preds[app.pred];
                if pred.facts.is_empty() {
                    return None;
                }
                let mut point = Evaluator::new(&self.model);
                for (&param, &arg) in pred.params.iter().zip(&app.args) {
                    point.set(param, eval.eval(pool, arg));
                }
                pred.facts.iter().copied().find(|f| ctx.facts[*f].contains(pool, &mut point))
            })
            .collect()
    }

    /// What the instance means for an obligation with this cube.
    pub fn consequence(
        &self,
        ctx: &mut Context,
        pool: &mut TermPool,
        post: &[Term],
        level: Level,
    ) -> Result<Consequence, Reason> {
        let musts = self.musts(ctx, pool);
        let may: Vec<usize> = (0..musts.len()).filter(|&i| musts[i].is_none()).collect();
        if may.is_empty() {
            let premises = musts.into_iter().flatten().collect();
            return self.fact(ctx, pool, premises).map(Consequence::Fact);
        }
        debug_assert_ne!(level, 0, "at level 0 only rules without premises apply");
        let active = match ctx.options.premise_order {
            PremiseOrder::Forward => may[0],
            PremiseOrder::Backward => may[may.len() - 1],
            PremiseOrder::Random => may[ctx.random(may.len())],
        };
        let rule = &ctx.rules[self.rule];
        let mut formulas = vec![rule.trans];
        formulas.extend_from_slice(post);
        for (i, must) in musts.iter().enumerate() {
            match must {
                Some(fact) => self.add_fact(ctx, pool, i, *fact, &mut formulas),
                None if i != active => self.add_frame(ctx, pool, i, level - 1, &mut formulas),
                None => {}
            }
        }
        let (pred, cube) = self.project_premise(ctx, pool, active, formulas)?;
        Ok(Consequence::Child(pred, cube))
    }

    /// A new fact, justified by `premises`; or a known one that contains it.
    pub fn fact(
        &self,
        ctx: &mut Context,
        pool: &mut TermPool,
        premises: Vec<FactId>,
    ) -> Result<FactId, Reason> {
        let mut formulas = vec![ctx.rules[self.rule].trans];
        for (i, &fact) in premises.iter().enumerate() {
            self.add_fact(ctx, pool, i, fact, &mut formulas);
        }
        let rule = &ctx.rules[self.rule];
        let pred = rule.head;
        let cube = mbp::project(pool, &self.model, &formulas, &rule.locals);
        let params = &ctx.preds[pred].params;
        ensure_over(pool, &cube, params)?;
        match ctx.find_fact(pred, &cube) {
            Some(known) => Ok(known),
            None => Ok(ctx.add_fact(pool, ReachFact { pred, cube, rule: self.rule, premises })),
        }
    }

    fn add_fact(
        &self,
        ctx: &mut Context,
        pool: &mut TermPool,
        i: usize,
        fact: FactId,
        formulas: &mut Vec<Term>,
    ) {
        for &l in &ctx.facts[fact].cube {
            formulas.push(ctx.rules[self.rule].instance(pool, i, l));
        }
    }

    fn add_frame(
        &self,
        ctx: &mut Context,
        pool: &mut TermPool,
        i: usize,
        level: Level,
        formulas: &mut Vec<Term>,
    ) {
        let pred = ctx.rules[self.rule].premises[i].pred;
        for lemma in ctx.preds[pred].frames.at_least(level) {
            let clause = lemma.clause(pool);
            formulas.push(ctx.rules[self.rule].instance(pool, i, clause));
        }
    }

    /// The cube of those arguments of premise `i` with which the formulas, true in the model, can be satisfied.
    fn project_premise(
        &self,
        ctx: &Context,
        pool: &mut TermPool,
        i: usize,
        mut formulas: Vec<Term>,
    ) -> Result<(PredId, Vec<Term>), Reason> {
        let rule = &ctx.rules[self.rule];
        let app = &rule.premises[i];
        let pred = &ctx.preds[app.pred];
        let mut model = self.model.clone();
        {
            let mut eval = Evaluator::new(&self.model);
            for (&primed, &arg) in pred.primed.iter().zip(&app.args) {
                let value = eval.eval(pool, arg);
                model.set(pool.as_constant(primed).expect("a parameter is a constant"), value);
            }
        }
        for (&primed, &arg) in pred.primed.iter().zip(&app.args) {
            formulas.push(pool.eq(primed, arg));
        }
        let mut vars = ctx.preds[rule.head].params.clone();
        vars.extend_from_slice(&rule.locals);
        let cube = mbp::project(pool, &model, &formulas, &vars);
        ensure_over(pool, &cube, &pred.primed)?;
        let mut cube = Subst::of(&pred.primed, &pred.params).apply_all(pool, &cube);
        cube.sort_unstable();
        Ok((app.pred, cube))
    }
}

/// Projection leaves a constant of an uninterpreted sort where it finds no other name for its value. Such a cube is of no
/// use here.
fn ensure_over(pool: &TermPool, cube: &[Term], allowed: &[Term]) -> Result<(), Reason> {
    let known: HashSet<Term> = allowed.iter().copied().collect();
    if visit::constants(pool, cube).iter().all(|t| known.contains(t)) {
        return Ok(());
    }
    Err(Reason::Incomplete(
        "a state cannot be described: an element of an uninterpreted sort has no name".into(),
    ))
}
