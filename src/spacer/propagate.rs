//! Pushing lemmas to higher levels, and the test for an inductive frame.
//!
//! A push that fails leaves its counterexample with the lemma; as long as no lemma learned since excludes a premise of it,
//! the push would fail again and is not tried. When some level is empty for all predicates, its frame and the next one
//! are the same set of lemmas, hence closed under all rules.

use super::context::{Context, show};
use super::derivation::Instance;
use super::events;
use super::lemma::{Ctp, Origin};
use super::level::{Level, finite};
use super::query::Answer;
use super::stats::Purpose;
use eufonium_ir::{Evaluator, Model, PredId, Reason, Term, TermPool};

/// Pushes lemmas upwards from the lowest level at which anything was learned. A level up to `bound` whose frame is
/// inductive, if there is one.
pub(super) fn propagate(
    ctx: &mut Context,
    pool: &mut TermPool,
    bound: Level,
) -> Result<Option<Level>, Reason> {
    let start = std::mem::replace(&mut ctx.lowest, Level::MAX);
    for level in 0..=bound {
        if level >= start {
            for pred in ctx.preds.keys() {
                for lemma in ctx.preds[pred].frames.exactly(level) {
                    push(ctx, pool, pred, lemma)?;
                }
            }
        }
        if ctx.preds.values().all(|p| p.frames.is_settled(level)) {
            return Ok(Some(level));
        }
    }
    Ok(None)
}

/// Pushes one lemma as far as one refutation carries it.
fn push(ctx: &mut Context, pool: &mut TermPool, pred: PredId, i: usize) -> Result<(), Reason> {
    let lemma = ctx.preds[pred].frames.lemma(i);
    let (cube, level) = (lemma.cube.clone(), lemma.level);
    // Another push of this round may have raised or replaced it.
    if lemma.subsumed {
        return Ok(());
    }
    if let Some(ctp) = &lemma.ctp
        && ctx.options.keep_counterexamples
        && still_counters(ctx, pool, ctp, level)
    {
        ctx.counters.ctp_hits += 1;
        return Ok(());
    }
    match ctx.ask(pool, pred, Purpose::Push, level + 1, &cube)? {
        Answer::Unsat(holds) => {
            ctx.counters.pushed += 1;
            let core = ctx.preds[pred].solver.core();
            let needed: Vec<Term> = cube.into_iter().filter(|l| core.contains(l)).collect();
            events::Pushed::trace(|| events::Pushed {
                predicate: ctx.preds[pred].name.clone(),
                from: u64::from(level),
                to: finite(holds),
                cube: show(pool, &needed),
            });
            ctx.add_lemma(pool, pred, needed, holds, &Origin::Push);
        }
        Answer::Sat => {
            let ctp = Instance::of_model(ctx, pool, pred, &cube)
                .map(|instance| counterexample(ctx, pool, &instance));
            ctx.preds[pred].frames.lemma_mut(i).ctp = ctp;
        }
        Answer::Unknown => {}
    }
    Ok(())
}

fn counterexample(ctx: &Context, pool: &TermPool, instance: &Instance) -> Ctp {
    let mut eval = Evaluator::new(&instance.model);
    let premises = ctx.rules[instance.rule]
        .premises
        .iter()
        .map(|app| app.args.iter().map(|&t| eval.eval(pool, t)).collect())
        .collect();
    Ctp { rule: instance.rule, premises, time: ctx.time }
}

/// Whether no lemma of frame `level` that is younger than the counterexample excludes one of its premises.
fn still_counters(ctx: &Context, pool: &TermPool, ctp: &Ctp, level: Level) -> bool {
    let nothing = Model::new();
    ctx.rules[ctp.rule].premises.iter().zip(&ctp.premises).all(|(app, values)| {
        let pred = &ctx.preds[app.pred];
        let mut point = Evaluator::new(&nothing);
        for (&param, value) in pred.params.iter().zip(values) {
            point.set(param, value.clone());
        }
        let mut younger = pred.frames.at_least(level).filter(|l| l.time > ctp.time);
        !younger.any(|l| l.excludes(pool, &mut point))
    })
}
