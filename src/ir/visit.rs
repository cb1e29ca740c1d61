//! Walks over terms as graphs, without recursion.

use super::pool::{Term, TermPool};
use eufonium_base::{HashSet, meter};

/// What a visit of a term costs by the meter: it is looked up among those that were seen.
const VISIT_STEPS: usize = 15;

/// All subterms of `roots`, each once, arguments before their parents.
pub fn postorder(pool: &TermPool, roots: &[Term]) -> Vec<Term> {
    let mut order = Vec::new();
    let mut seen = HashSet::default();
    let mut stack: Vec<(Term, bool)> = roots.iter().rev().map(|&t| (t, false)).collect();
    while let Some((t, ready)) = stack.pop() {
        if ready {
            order.push(t);
        } else if seen.insert(t) {
            stack.push((t, true));
            stack.extend(pool.args(t).iter().rev().filter(|a| !seen.contains(a)).map(|&a| (a, false)));
        }
    }
    meter::spend_len(VISIT_STEPS * order.len());
    order
}

/// The declared constants (applications without arguments) in `roots`, bound ones included, in order of their ids.
pub fn constants(pool: &TermPool, roots: &[Term]) -> Vec<Term> {
    let mut out: Vec<Term> =
        postorder(pool, roots).into_iter().filter(|&t| pool.as_constant(t).is_some()).collect();
    out.sort_unstable();
    out
}

/// Whether any subterm of `root` satisfies `test`.
pub fn any(pool: &TermPool, root: Term, mut test: impl FnMut(Term) -> bool) -> bool {
    let mut seen = HashSet::default();
    let mut stack = vec![root];
    let found = loop {
        let Some(t) = stack.pop() else { break false };
        if seen.insert(t) {
            if test(t) {
                break true;
            }
            stack.extend_from_slice(pool.args(t));
        }
    };
    meter::spend_len(VISIT_STEPS * seen.len());
    found
}

/// The number of distinct subterms, counted up to `limit`.
pub fn size(pool: &TermPool, roots: &[Term], limit: usize) -> usize {
    let mut seen = HashSet::default();
    let mut stack = roots.to_vec();
    while let Some(t) = stack.pop() {
        if seen.insert(t) {
            if seen.len() >= limit {
                break;
            }
            stack.extend_from_slice(pool.args(t));
        }
    }
    meter::spend_len(VISIT_STEPS * seen.len());
    seen.len()
}
