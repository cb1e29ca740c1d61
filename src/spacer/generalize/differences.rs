//! Differences in place of bounds: the literals `x <= c` and `y >= d` of the excluded cube, where `c <= d`, become `x < y`, or a bound
//! on `x - y`, if the lemma stays inductive.
//!
//! This is another cure for runs that exclude one value after the other, where the program compares its variables with each other and not with
//! numbers: each point that is excluded lies on one side of the same diagonal. As lemmas that are the first ones of their kind need no cure, the pass is run for those that
//! repeat others with other numbers. Invariant: a trial follows from the cube that it takes the place of.
//!
//! Source: the constraints of zones (A. Miné, "A new numerical abstract domain based on difference-bound matrices", PADO 2001). Deliberately absent: sums, and
//! differences of terms with coefficients, which `relate` finds once they have moved.

use super::{Candidate, Pass, inductive_core};
use crate::context::Context;
use eufonium_base::Rat;
use eufonium_ir::{LinExpr, Reason, Rel, Sort, Term, TermPool, cube as cubes};

/// How many pairs of bounds are tried for one lemma.
const PAIRS: usize = 12;

/// The pass.
pub(super) struct Differences;

impl Pass for Differences {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason> {
        for pair in pairs(pool, &lemma.cube) {
            // A pair before may have taken one of them away.
            if ![pair.upper, pair.lower].iter().all(|bound| lemma.cube.contains(bound)) {
                continue;
            }
            for trial in trials(pool, &lemma.cube, &pair) {
                ctx.counters.differences_tried += 1;
                if let Some((core, level)) = inductive_core(ctx, pool, lemma.pred, &trial, lemma.level)?
                    && lemma.adopt(core, level)
                {
                    ctx.counters.differences_found += 1;
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Bounds on two variables of which the first one is thereby at most the second one.
struct Pair {
    upper: Term,
    lower: Term,
    /// What follows from both: `sum <= 0`.
    sum: LinExpr,
}

/// The pairs of bounds of a cube.
fn pairs(pool: &TermPool, cube: &[Term]) -> Vec<Pair> {
    let bounds: Vec<(Term, LinExpr)> =
        cube.iter().filter_map(|&literal| Some((literal, bound_of_variable(pool, literal)?))).collect();
    let of_sign =
        |positive: bool| bounds.iter().filter(move |(_, sum)| sum.terms[0].1.is_positive() == positive);
    let pair = |(upper, high): &(Term, LinExpr), (lower, low): &(Term, LinExpr)| {
        let mut sum = high.clone();
        sum.add_scaled(low, &Rat::ONE);
        let is_one = !sum.is_constant() && !sum.constant.is_negative();
        is_one.then_some(Pair { upper: *upper, lower: *lower, sum })
    };
    let all = of_sign(true).flat_map(|upper| of_sign(false).map(move |lower| (upper, lower)));
    all.filter_map(|(upper, lower)| pair(upper, lower)).take(PAIRS).collect()
}

/// A bound `x - c <= 0` or `-x + c <= 0`.
fn bound_of_variable(pool: &TermPool, literal: Term) -> Option<LinExpr> {
    let (mut sum, rel) = LinExpr::of_bound(pool, literal)?;
    let [(variable, factor)] = &sum.terms[..] else { return None };
    let is_plain = *factor == Rat::ONE || *factor == Rat::MINUS_ONE;
    if rel == Rel::Lt {
        let is_integer = pool.sort(*variable) == Sort::INT;
        sum.constant += &Rat::ONE;
        return (is_plain && is_integer && sum.constant.is_int()).then_some(sum);
    }
    is_plain.then_some(sum)
}

/// The cubes with a bound on the difference in place of both bounds, or of one of them; the largest ones first.
fn trials(pool: &mut TermPool, cube: &[Term], pair: &Pair) -> Vec<Vec<Term>> {
    let &Pair { upper, lower, ref sum } = pair;
    let distance = sum.constant.clone();
    let mut least = vec![if distance.is_zero() { Rat::ZERO } else { Rat::ONE.min(distance.clone()) }];
    if distance != least[0] {
        least.push(distance);
    }
    let mut with = |without: &[Term], constant: &Rat| {
        let difference =
            LinExpr { terms: sum.terms.clone(), constant: constant.clone() }.to_atom(pool, Rel::Le);
        let others = cube.iter().copied().filter(|literal| !without.contains(literal));
        let trial: Vec<Term> = others.chain([difference]).collect();
        cubes::normalize(pool, &trial, false)
    };
    let mut trials: Vec<Vec<Term>> = least.iter().map(|constant| with(&[upper, lower], constant)).collect();
    trials.push(with(&[upper], &least[0]));
    trials.push(with(&[lower], &least[0]));
    trials
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_ir::{Evaluator, Model, Value};

    /// Whether a cube holds at a point.
    fn holds(pool: &TermPool, cube: &[Term], point: &[(Term, i64)]) -> bool {
        let model = Model::default();
        let mut eval = Evaluator::new(&model);
        point.iter().for_each(|(variable, value)| eval.set(*variable, Value::Num((*value).into())));
        cube.iter().all(|literal| eval.eval(pool, *literal) == Value::Bool(true))
    }

    #[test]
    fn trials_follow_from_the_cube_and_the_largest_one_says_only_which_is_less() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
        for (c, d) in [(2, 2), (2, 3), (-4, 1), (3, 2)] {
            let (high, low) = (pool.num(c.into(), Sort::INT), pool.num((d - 1).into(), Sort::INT));
            let (upper, lower) = (pool.le(x, high), pool.lt(low, y));
            let cube = [upper, lower];
            let found = pairs(&pool, &cube);
            if c > d {
                assert!(found.is_empty());
                continue;
            }
            let [pair] = &found[..] else { panic!("there is one pair") };
            assert_eq!((pair.upper, pair.lower), (upper, lower));
            let trials = trials(&mut pool, &cube, pair);
            let points = (-6..=6).flat_map(|a| (-6..=6).map(move |b| (a, b)));
            for (a, b) in points {
                let at = |cube: &[Term]| holds(&pool, cube, &[(x, a), (y, b)]);
                assert!(!at(&cube) || trials.iter().all(|trial| at(trial)), "{a} {b}");
                assert_eq!(at(&trials[0]), if c == d { a <= b } else { a < b }, "{a} {b}");
            }
        }
    }
}
