//! Cubes: sets of literals of latches, sorted; and which of them are subsets of others.

use eufonium_smt::sat::Lit;
use std::rc::Rc;

/// A conjunction of literals of latches, sorted by index.
pub(crate) type Cube = Rc<[Lit]>;

/// A cube with a sketch of its literals.
#[derive(Clone, Debug)]
pub(crate) struct Signed {
    pub(crate) cube: Cube,
    sketch: u64,
}

fn sketch(cube: &[Lit]) -> u64 {
    cube.iter().fold(0, |bits, l| {
        bits | 1 << (l.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_shr(58)
    })
}

impl Signed {
    pub(crate) fn new(cube: Cube) -> Signed {
        debug_assert!(cube.is_sorted());
        Signed { sketch: sketch(&cube), cube }
    }

    /// Whether every literal is in the other cube: what blocks this one blocks the other one.
    pub(crate) fn subsumes(&self, other: &Signed) -> bool {
        self.sketch & !other.sketch == 0
            && self.cube.len() <= other.cube.len()
            && is_subset(&self.cube, &other.cube)
    }
}

/// Whether all of the sorted `part` is in the sorted `whole`.
fn is_subset(part: &[Lit], whole: &[Lit]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|l| rest.by_ref().find(|m| *m >= l) == Some(l))
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::quickcheck;

    fn cube(lits: &[u8]) -> Signed {
        let mut lits: Vec<Lit> = lits.iter().map(|&n| Lit::from_index(usize::from(n))).collect();
        lits.sort_unstable();
        lits.dedup();
        Signed::new(lits.into())
    }

    quickcheck! {
        fn subsumption_is_inclusion(part: Vec<u8>, rest: Vec<u8>) -> bool {
            let (a, b) = (cube(&part), cube(&rest));
            let joined = cube(&[&part[..], &rest[..]].concat());
            let included = a.cube.iter().all(|l| b.cube.contains(l));
            a.subsumes(&joined) && b.subsumes(&joined) && a.subsumes(&b) == included
        }
    }
}
