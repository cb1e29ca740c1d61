//! Weakening bounds: a literal `t <= c` of the excluded cube becomes `t <= c'` for a larger number `c'` of the problem, if
//! the lemma stays inductive.
//!
//! This is the cure for runs that exclude one value after the other: the number that makes the lemma inductive is often
//! one that the program mentions. A lemma that is the first one of its kind needs no cure, and most are. Deliberately absent: numbers that are
//! sums of the program's.

use super::{Candidate, Pass, inductive_core};
use crate::context::Context;
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Reason, Term, TermPool, cube as cubes};

/// How many other numbers are tried for one literal.
const TRIALS: usize = 3;

/// The pass.
pub(super) struct Bounds;

impl Pass for Bounds {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason> {
        for literal in lemma.cube.clone() {
            for weaker in weaker_bounds(ctx, pool, literal) {
                let others = lemma.cube.iter().map(|&l| if l == literal { weaker } else { l });
                let trial: Vec<Term> = others.collect();
                let trial = cubes::normalize(pool, &trial, false);
                let Some((core, level)) = inductive_core(ctx, pool, lemma.pred, &trial, lemma.level)? else {
                    continue;
                };
                ctx.counters.bounds_expanded += 1;
                lemma.adopt(core, level);
                break;
            }
        }
        Ok(())
    }
}

/// Bounds on the literal's sum that are weaker, by numbers of the problem; the weakest first.
fn weaker_bounds(ctx: &Context, pool: &mut TermPool, literal: Term) -> Vec<Term> {
    let Some((sum, rel)) = LinExpr::of_bound(pool, literal) else {
        return Vec::new();
    };
    // sum = linear part + constant rel 0, so a weaker bound has a smaller constant.
    let candidates = |c: &Rat| [c.clone(), -c];
    let mut constants: Vec<Rat> =
        ctx.numerals.iter().flat_map(candidates).filter(|c| *c < sum.constant).collect();
    constants.sort();
    constants.dedup();
    let skip = constants.len().saturating_sub(TRIALS);
    constants[skip..]
        .iter()
        .map(|c| LinExpr { terms: sum.terms.clone(), constant: c.clone() }.to_atom(pool, rel))
        .filter(|weaker| *weaker != literal)
        .collect()
}
