//! Combination of the closure with arithmetic, model by model.
//!
//! After the search has found an assignment that each theory accepts for itself, the values of the shared terms are put
//! side by side. Two applications of one function whose arguments have equal values but whose own values differ, or two
//! shared terms that the closure holds equal and arithmetic does not, mean that the theories disagree: the equalities
//! concerned become atoms, and the search goes on. The atoms are finitely many, so this ends (delayed theory
//! combination by need, after de Moura and Bjorner, "Model-based theory combination", 2007; the splits are found after
//! the search rather than in it).

use super::combine::Combined;
use super::encode::{Encoder, Target};
use crate::base::{HashMap, Rat};
use crate::ir::{LinExpr, Sort, Term, TermPool};
use crate::smt::cc::Node;

/// What a term is worth in the saved models.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Worth {
    Number(Rat),
    Class(Node),
}

/// The value of an arithmetic term in arithmetic's saved model; parts without a column count as 0.
pub fn number(pool: &TermPool, encoder: &Encoder, theory: &Combined, t: Term) -> Rat {
    let e = LinExpr::of(pool, t);
    let mut sum = e.constant;
    for (part, c) in &e.terms {
        if let Some(column) = encoder.column_of(*part) {
            sum.add_mul(c, &theory.arith.value(column));
        }
    }
    sum
}

fn worth(pool: &TermPool, encoder: &Encoder, theory: &Combined, t: Term) -> Worth {
    if pool.sort(t).is_arith() {
        Worth::Number(number(pool, encoder, theory, t))
    } else {
        let node = encoder.node_of(t).expect("a term under a function has a node");
        Worth::Class(theory.cc.model_root(node))
    }
}

/// The pairs of terms whose equality the theories must settle; empty if the models agree.
fn disagreements(pool: &TermPool, encoder: &Encoder, theory: &Combined) -> Vec<(Term, Term)> {
    let mut pairs = Vec::new();
    // Terms in one class have one value.
    let mut class_value: HashMap<(Node, Sort), (Term, Rat)> = HashMap::default();
    for &t in encoder.shared() {
        let node = encoder.node_of(t).expect("a shared term has a node");
        let value = number(pool, encoder, theory, t);
        let key = (theory.cc.model_root(node), pool.sort(t));
        match class_value.get(&key) {
            Some((other, v)) if *v != value => pairs.push((*other, t)),
            Some(_) => {}
            None => drop(class_value.insert(key, (t, value))),
        }
    }
    // Applications with arguments of equal value have one value.
    let mut seen: HashMap<(crate::ir::FuncId, Vec<Worth>), Term> = HashMap::default();
    for &t in encoder.applications() {
        let f = pool.as_app(t).expect("an application has a function");
        let args: Vec<Worth> = pool.args(t).iter().map(|a| worth(pool, encoder, theory, *a)).collect();
        let Some(&other) = seen.get(&(f, args.clone())) else {
            seen.insert((f, args), t);
            continue;
        };
        if worth(pool, encoder, theory, t) == worth(pool, encoder, theory, other) {
            continue;
        }
        for (&a, &b) in pool.args(t).iter().zip(pool.args(other)) {
            let (na, nb) = (encoder.node_of(a), encoder.node_of(b));
            if pool.sort(a).is_arith()
                && na.map(|n| theory.cc.model_root(n)) != nb.map(|n| theory.cc.model_root(n))
            {
                pairs.push((a, b));
            }
        }
        if pool.sort(t).is_arith() {
            pairs.push((t, other));
        }
    }
    pairs
}

/// Compares the saved models of the theories and makes atoms of the equalities on which they disagree. `true` if there
/// are new ones, so that the search must go on.
pub fn refine(pool: &mut TermPool, encoder: &mut Encoder, target: &mut Target<'_>) -> bool {
    let mut news = false;
    for (a, b) in disagreements(pool, encoder, target.theory) {
        news |= encoder.interface_equality(pool, target, a, b);
    }
    news
}
