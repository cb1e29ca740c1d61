//! Equations of bit-vectors with constants, weakened to bounds or to some of their bits.
//!
//! An obligation describes the values of a model, so its literals `x = c` say more than the lemma needs. The equation is
//! replaced by the bounds that it implies, unsigned and signed, and if the lemma needs bounds from one side only, they
//! stay; else by its bits, of which those in the core stay if they are few. Without this, runs exclude one value after the
//! other. Deliberately absent: a bound and some bits at once.

use super::{Candidate, Pass, inductive_core};
use crate::context::Context;
use eufonium_ir::{Op, Reason, Term, TermPool, cube as cubes};

/// Wider bit-vectors are not taken to bits.
const WIDTH_LIMIT: u32 = 64;

/// The pass.
pub(super) struct BvEqualityWeakening;

impl Pass for BvEqualityWeakening {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason> {
        for literal in lemma.cube.clone() {
            let Some((word, constant)) = equation(pool, literal) else { continue };
            if !lemma.cube.contains(&literal) {
                continue;
            }
            let sides = bounds(pool, word, constant);
            if !attempt(ctx, pool, lemma, literal, &sides, 2)? && pool.width(word) <= WIDTH_LIMIT {
                let bits = bits(pool, word, constant);
                let few = 1 + bits.len() / 4;
                attempt(ctx, pool, lemma, literal, &bits, few)?;
            }
        }
        Ok(())
    }
}

/// A bit-vector and the constant that it equals.
fn equation(pool: &TermPool, literal: Term) -> Option<(Term, Term)> {
    if pool.op(literal) != Op::Eq {
        return None;
    }
    let (a, b) = (pool.arg(literal, 0), pool.arg(literal, 1));
    let (word, constant) = if pool.as_bits(a).is_some() { (b, a) } else { (a, b) };
    (pool.as_bits(constant).is_some() && pool.width(word) > 1).then_some((word, constant))
}

/// At most and at least the constant, without and with sign.
fn bounds(pool: &mut TermPool, word: Term, constant: Term) -> Vec<Term> {
    let less = [
        pool.bv_ult(word, constant),
        pool.bv_ult(constant, word),
        pool.bv_slt(word, constant),
        pool.bv_slt(constant, word),
    ];
    pool.not_all(&less)
}

/// Each bit of the word as the constant has it.
fn bits(pool: &mut TermPool, word: Term, constant: Term) -> Vec<Term> {
    (0..pool.width(word))
        .map(|i| {
            let (bit, value) = (pool.extract(i, i, word), pool.extract(i, i, constant));
            pool.eq(bit, value)
        })
        .collect()
}

/// Puts weaker literals, which together say the same, in the place of a literal. Takes the core if it has fewer than
/// `enough` of them.
fn attempt(
    ctx: &mut Context,
    pool: &mut TermPool,
    lemma: &mut Candidate,
    literal: Term,
    weaker: &[Term],
    enough: usize,
) -> Result<bool, Reason> {
    let mut trial: Vec<Term> = lemma.cube.iter().copied().filter(|l| *l != literal).collect();
    trial.extend_from_slice(weaker);
    let trial = cubes::normalize(pool, &trial, false);
    if trial.contains(&literal) || trial == [pool.ff()] {
        return Ok(false);
    }
    let Some((mut core, mut level)) = inductive_core(ctx, pool, lemma.pred, &trial, lemma.level)? else {
        return Ok(false);
    };
    let used = |core: &[Term]| core.iter().filter(|l| weaker.contains(l)).count();
    // The core is not the least one: a few more attempts.
    let mut at = 0;
    let mut budget = 2 * enough + 4;
    while used(&core) >= enough && at < core.len() && budget > 0 {
        if !weaker.contains(&core[at]) {
            at += 1;
            continue;
        }
        budget -= 1;
        let mut less = core.clone();
        less.remove(at);
        match inductive_core(ctx, pool, lemma.pred, &less, lemma.level)? {
            Some((found, holds)) if !found.is_empty() => {
                at = core[..at].iter().filter(|l| found.contains(l)).count();
                (core, level) = (found, level.max(holds));
            }
            _ => at += 1,
        }
    }
    Ok(used(&core) < enough && lemma.adopt(core, level))
}
