//! Values are finite trees: no class contains itself.
//!
//! A class contains the arguments of its construction; an array contains its elements, so that trees that branch through
//! arrays are finite too. A walk in depth finds for each cycle the terms along it; the lemma says that not all of the
//! equalities that join them hold.

use super::axioms::same;
use super::classes::Classes;
use crate::candidate::Candidate;
use crate::cc::Node;
use eufonium_base::HashMap;
use eufonium_ir::{Op, Term, TermPool};

/// `part` is an argument of `whole` and contained in it.
#[derive(Clone, Copy)]
struct Step {
    whole: Term,
    part: Term,
}

/// A class on the path of the walk.
struct Frame {
    node: Node,
    steps: Vec<Step>,
    next: usize,
}

/// Appends a lemma for each cycle that the walk meets.
pub(super) fn violated(
    pool: &mut TermPool,
    candidate: &Candidate<'_>,
    classes: &Classes,
    lemmas: &mut Vec<Term>,
) {
    let contents = contents(pool, candidate, classes);
    let mut on_path: HashMap<Node, bool> = HashMap::default();
    for class in classes.all() {
        let root = candidate.class(class.term).expect("a class has a node");
        if on_path.contains_key(&root) {
            continue;
        }
        let frame =
            |node: Node| Frame { node, steps: contents.get(&node).cloned().unwrap_or_default(), next: 0 };
        let mut path = vec![frame(root)];
        on_path.insert(root, true);
        while let Some(top) = path.last_mut() {
            let Some(step) = top.steps.get(top.next).copied() else {
                on_path.insert(top.node, false);
                path.pop();
                continue;
            };
            top.next += 1;
            let below = candidate.class(step.part).expect("a part has a node");
            match on_path.get(&below) {
                Some(false) => {}
                Some(true) => lemmas.push(against(pool, &path, below)),
                None => {
                    on_path.insert(below, true);
                    path.push(frame(below));
                }
            }
        }
    }
}

/// What each class contains directly.
fn contents(pool: &TermPool, candidate: &Candidate<'_>, classes: &Classes) -> HashMap<Node, Vec<Step>> {
    let is_structured = |t: Term| {
        let sort = pool.sort(t);
        pool.as_datatype(sort).is_some() || pool.as_array(sort).is_some()
    };
    let mut out: HashMap<Node, Vec<Step>> = HashMap::default();
    let mut add = |whole: Term, holder: Term, part: Term| {
        if is_structured(part)
            && let Some(node) = candidate.class(holder)
        {
            out.entry(node).or_default().push(Step { whole, part });
        }
    };
    for class in classes.all() {
        let Some(whole) = class.construction else { continue };
        pool.args(whole).iter().for_each(|part| add(whole, whole, *part));
    }
    for &t in candidate.encoder.arrays() {
        match pool.op(t) {
            Op::Select => add(pool.arg(t, 0), pool.arg(t, 0), t),
            Op::ConstArray => add(t, t, pool.arg(t, 0)),
            _ => {}
        }
    }
    out
}

/// Not all equalities hold that close the path at the class `first`.
fn against(pool: &mut TermPool, path: &[Frame], first: Node) -> Term {
    let start = path.iter().position(|f| f.node == first).expect("the cycle closes on the path");
    let steps: Vec<Step> = path[start..].iter().map(|f| f.steps[f.next - 1]).collect();
    let mut parts = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        let whole = steps[(i + 1) % steps.len()].whole;
        if step.part != whole {
            let equal = same(pool, step.part, whole);
            parts.push(pool.not(equal));
        }
    }
    pool.or(&parts)
}
