//! From lemmas that differ only in numbers to a relation between their sums.
//!
//! A run that excludes `x <= 3 & y <= 7`, then `x <= 4 & y <= 5`, moves along a line: while one bound weakens by 1 the other
//! tightens by 2. The combination `2 x + y <= 13`, in which the numbers cancel, contains all cubes on the line. If the
//! lemma with the combination in place of the bounds that moved is inductive relative to its frame, it takes the place of
//! the whole family. Bounds that move without a counterpart are dropped in the attempt.
//!
//! Source: the case of rank 1 of H. Vediramana Krishnan, Y. Chen, S. Shoham, A. Gurfinkel, "Global guidance for local
//! generalization in model checking" (CAV 2020). Deliberately absent: higher ranks, and conjectures as obligations.

use super::{Candidate, Pass, inductive_core};
use crate::context::{Context, show};
use crate::events;
use eufonium_base::{HashMap, Rat};
use eufonium_ir::{LinExpr, Reason, Rel, Term, TermPool, cube as cubes};

/// The attempts spent on one family.
const GAS: u32 = 12;

/// A lemma without the numbers of its bounds: the sums of the bounds with whether they are strict, then the other literals.
type Shape = (Vec<(Vec<(Term, Rat)>, bool)>, Vec<Term>);

/// The lemmas of a predicate that were learned last in each family.
#[derive(Clone, Debug, Default)]
pub(crate) struct Families {
    families: HashMap<Shape, Family>,
}

#[derive(Clone, Debug)]
struct Family {
    /// The constants of the bounds, in the order of the shape.
    last: Vec<Rat>,
    gas: u32,
}

impl Families {
    /// Whether a lemma was learned that differs from the cube in the numbers of its bounds at most.
    pub(super) fn contain(&self, pool: &TermPool, cube: &[Term]) -> bool {
        let (shape, _) = shape_of(pool, cube);
        !shape.0.is_empty() && self.families.contains_key(&shape)
    }
}

/// The pass.
pub(super) struct Relate;

impl Pass for Relate {
    fn run(&self, ctx: &mut Context, pool: &mut TermPool, lemma: &mut Candidate) -> Result<(), Reason> {
        let (shape, constants) = shape_of(pool, &lemma.cube);
        if shape.0.is_empty() {
            return Ok(());
        }
        let families = &mut ctx.preds[lemma.pred].families.families;
        let Some(family) = families.get_mut(&shape) else {
            families.insert(shape, Family { last: constants, gas: GAS });
            return Ok(());
        };
        let steps: Vec<Rat> = constants.iter().zip(&family.last).map(|(new, old)| new - old).collect();
        family.last.clone_from(&constants);
        if family.gas == 0 || steps.iter().all(Rat::is_zero) {
            return Ok(());
        }
        family.gas -= 1;
        let trial = combine(pool, &shape, &constants, &steps);
        if trial.is_empty() || trial.contains(&pool.ff()) || trial == lemma.cube {
            return Ok(());
        }
        ctx.counters.relations_tried += 1;
        let found = inductive_core(ctx, pool, lemma.pred, &trial, lemma.level)?;
        let found = found.filter(|(core, _)| !core.is_empty());
        events::Relation::trace(|| events::Relation {
            predicate: ctx.preds[lemma.pred].name.clone(),
            cube: show(pool, &trial),
            inductive: found.is_some(),
        });
        if let Some((core, level)) = found {
            ctx.counters.relations_found += 1;
            let mut core = core;
            core.sort_unstable();
            (lemma.cube, lemma.level) = (core, level);
        }
        Ok(())
    }
}

fn shape_of(pool: &TermPool, cube: &[Term]) -> (Shape, Vec<Rat>) {
    let mut bounds = Vec::new();
    let mut others = Vec::new();
    for &literal in cube {
        match LinExpr::of_bound(pool, literal) {
            Some((e, rel)) => bounds.push((e.terms, rel == Rel::Lt, e.constant)),
            None => others.push(literal),
        }
    }
    // Literals are ordered by age, which the numbers influence; sums of equal terms keep their order by direction.
    bounds.sort_by(|a, b| (&a.0, a.1, &a.2).cmp(&(&b.0, b.1, &b.2)));
    let constants = bounds.iter().map(|(.., c)| c.clone()).collect();
    ((bounds.into_iter().map(|(terms, strict, _)| (terms, strict)).collect(), others), constants)
}

/// The cube with combinations in place of the bounds that moved by `steps`.
fn combine(pool: &mut TermPool, shape: &Shape, constants: &[Rat], steps: &[Rat]) -> Vec<Term> {
    let row = |i: usize| LinExpr { terms: shape.0[i].0.clone(), constant: constants[i].clone() };
    let rel = |strict: bool| if strict { Rel::Lt } else { Rel::Le };
    let mut out = shape.1.clone();
    for (i, up) in steps.iter().enumerate() {
        if up.is_zero() {
            out.push(row(i).to_atom(pool, rel(shape.0[i].1)));
        }
        for (j, down) in steps.iter().enumerate() {
            if up.is_positive() && down.is_negative() {
                let mut sum = row(i).scale(&-down);
                sum.add_scaled(&row(j), up);
                out.push(sum.to_atom(pool, rel(shape.0[i].1 || shape.0[j].1)));
            }
        }
    }
    cubes::normalize(pool, &out, false)
}
