//! Combination of the closure with arithmetic, model by model.
//!
//! After the search has found an assignment that each theory accepts for itself, the values of the shared terms are put
//! side by side. Two applications of one function whose arguments have equal values but whose own values differ, or two
//! shared terms that the closure holds equal and arithmetic does not, mean that the theories disagree: the equalities
//! concerned become atoms, and the search goes on. The atoms are finitely many, so this ends (delayed theory
//! combination by need, after de Moura and Bjorner, "Model-based theory combination", 2007; the splits are found after
//! the search rather than in it).

use super::candidate::{Candidate, Worth};
use super::encode::{Encoder, Target};
use crate::cc::Node;
use eufonium_base::HashMap;
use eufonium_ir::{Op, Sort, Term, TermPool};

/// Whether the term has a value from another theory than the closure.
fn has_own_values(pool: &TermPool, t: Term) -> bool {
    pool.sort(t).is_arith() || pool.word_width(pool.sort(t)).is_some()
}

/// The pairs of terms whose equality the theories must settle; empty if the models agree.
fn disagreements(pool: &TermPool, candidate: &Candidate<'_>) -> Vec<(Term, Term)> {
    let mut pairs = Vec::new();
    // Terms in one class have one value.
    let mut class_value: HashMap<(Node, Sort), (Term, Worth)> = HashMap::default();
    for &t in candidate.encoder.shared() {
        let value = candidate.worth(pool, t);
        let class = candidate.class(t).expect("a shared term has a node");
        match class_value.get(&(class, pool.sort(t))) {
            Some((other, v)) if *v != value => pairs.push((*other, t)),
            Some(_) => {}
            None => drop(class_value.insert((class, pool.sort(t)), (t, value))),
        }
    }
    // Applications with arguments of equal value have one value. Where all arguments are known by their classes alone, the
    // closure has seen to that.
    let mut seen: HashMap<(Op, Sort, Vec<Worth>), Term> = HashMap::default();
    for &t in candidate.encoder.mixed_applications() {
        let args: Vec<Worth> = pool.args(t).iter().map(|a| candidate.worth(pool, *a)).collect();
        let key = (pool.op(t), pool.sort(t), args);
        let Some(&other) = seen.get(&key) else {
            seen.insert(key, t);
            continue;
        };
        if candidate.worth(pool, t) == candidate.worth(pool, other) {
            continue;
        }
        for (&a, &b) in pool.args(t).iter().zip(pool.args(other)) {
            if has_own_values(pool, a) && candidate.class(a) != candidate.class(b) {
                pairs.push((a, b));
            }
        }
        if has_own_values(pool, t) {
            pairs.push((t, other));
        }
    }
    pairs
}

/// Compares the saved models of the theories and makes atoms of the equalities on which they disagree. `true` if there
/// are new ones, so that the search must go on.
pub fn refine(pool: &mut TermPool, encoder: &mut Encoder, target: &mut Target<'_>) -> bool {
    let candidate = Candidate { encoder, sat: target.sat, theory: target.theory };
    let pairs = disagreements(pool, &candidate);
    let mut news = false;
    for (a, b) in pairs {
        news |= encoder.interface_equality(pool, target, a, b);
    }
    news
}
