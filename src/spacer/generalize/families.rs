//! Families of lemmas: those that differ only in the numbers of their bounds.
//!
//! Of each family the numbers of the last lemma are kept, so that the next one shows in which direction its bounds move
//! (`relate` makes use of that). Invariant: the constants of a family are as many as the bounds of its shape, in their order.

use eufonium_base::{HashMap, Rat};
use eufonium_ir::{LinExpr, Rel, Term, TermPool};

/// The attempts spent on one family.
const GAS: u32 = 12;

/// A lemma without the numbers of its bounds: the sums of the bounds with whether they are strict, then the other literals.
pub(super) type Shape = (Vec<(Vec<(Term, Rat)>, bool)>, Vec<Term>);

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

    /// Notes the constants of a new lemma. By how much they moved since the last one of its family, if they did and if an
    /// attempt is left, which is then spent.
    pub(super) fn advance(&mut self, shape: &Shape, constants: &[Rat]) -> Option<Vec<Rat>> {
        let Some(family) = self.families.get_mut(shape) else {
            self.families.insert(shape.clone(), Family { last: constants.to_vec(), gas: GAS });
            return None;
        };
        let steps: Vec<Rat> = constants.iter().zip(&family.last).map(|(new, old)| new - old).collect();
        family.last = constants.to_vec();
        if family.gas == 0 || steps.iter().all(Rat::is_zero) {
            return None;
        }
        family.gas -= 1;
        Some(steps)
    }
}

/// The shape of a cube, and the constants of its bounds.
pub(super) fn shape_of(pool: &TermPool, cube: &[Term]) -> (Shape, Vec<Rat>) {
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
