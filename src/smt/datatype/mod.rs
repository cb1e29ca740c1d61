//! Algebraic datatypes by lemmas on demand.
//!
//! Constructors, fields and testers are functions of the congruence closure. What relates them is said in formulas:
//! - *from the start* ([`axioms`]): the fields of a construction are its arguments (so constructors are injective) and its
//!   testers are decided (so constructors are disjoint); a term whose constructor is asked for has exactly one, and is
//!   then the construction from its own fields. The fields that this makes are not asked for anything themselves, so it ends.
//! - *on demand* ([`violated`]): a class whose constructor matters (a field is read, a constructor is excluded, the sort has
//!   few values) and is open gets the split over all constructors; a class that would contain itself gets the
//!   lemma against that cycle.
//!
//! Classes of which nothing is known but that they are different stay without constructor: the model gives them values
//! unlike all others (`values`). A field of a term with another constructor is any value, as long as equal terms have
//! equal fields, which is what the closure makes sure of (SMT-LIB 2.6 and 2.7).
//!
//! Source: Barrett, Shikanian and Tinelli, "An abstract decision procedure for a theory of inductive data types" (JSAT
//! 2007); lazy splitting after Reynolds and Blanchette, "A decision procedure for (co)datatypes in SMT solvers" (CADE
//! 2015). Absent: codatatypes.

mod axioms;
mod classes;
mod cycles;
pub(super) mod model;
#[cfg(test)]
mod tests;
pub(super) mod trees;
mod values;

use super::candidate::Candidate;
pub(super) use axioms::axioms;
use axioms::exhaustive;
use classes::{Class, Classes};
use eufonium_base::HashMap;
use eufonium_ir::value::domain_size;
use eufonium_ir::{Op, Sort, Term, TermPool};

/// Valid formulas about datatypes that the candidate violates.
pub(super) fn violated(pool: &mut TermPool, candidate: &Candidate<'_>) -> Vec<Term> {
    if candidate.encoder.datatypes().is_empty() {
        return Vec::new();
    }
    let classes = Classes::of(pool, candidate);
    let mut lemmas = Vec::new();
    for class in classes.all() {
        clashes(pool, class, &mut lemmas);
    }
    if lemmas.is_empty() {
        splits(pool, &classes, &mut lemmas);
        cycles::violated(pool, candidate, &classes, &mut lemmas);
    }
    lemmas
}

/// A class has one constructor: constructions and testers that are true agree.
fn clashes(pool: &mut TermPool, class: &Class, lemmas: &mut Vec<Term>) {
    if let (Some(first), Some(other)) = (class.construction, class.other_construction) {
        let Op::Construct(cons) = pool.op(first) else { unreachable!("a construction has a constructor") };
        let is = pool.raw_is(cons, other);
        let of_first = pool.raw_is(cons, first);
        lemmas.extend([pool.not(is), of_first]);
    }
    let Some(&tester) = class.testers.first() else { return };
    for &t in class.testers.iter().skip(1).chain(&class.construction) {
        let cons = match pool.op(t) {
            Op::Is(cons) | Op::Construct(cons) => cons,
            op => unreachable!("{op:?} tells no constructor"),
        };
        if pool.op(tester) == Op::Is(cons) {
            continue;
        }
        let whole = pool.arg(tester, 0);
        let (not_this, is_other) = (pool.not(tester), pool.raw_is(cons, whole));
        let not_other = pool.not(is_other);
        lemmas.push(pool.or2(not_this, not_other));
        if pool.op(t) == Op::Construct(cons) {
            lemmas.push(pool.raw_is(cons, t));
        }
    }
}

/// Splits the classes whose constructor is open and matters.
fn splits(pool: &mut TermPool, classes: &Classes, lemmas: &mut Vec<Term>) {
    let mut counts: HashMap<Sort, u64> = HashMap::default();
    for class in classes.all() {
        *counts.entry(pool.sort(class.term)).or_insert(0) += 1;
    }
    let mut is_small: HashMap<Sort, bool> = HashMap::default();
    for class in classes.all().filter(|c| c.construction.is_none()) {
        let sort = pool.sort(class.term);
        let small = *is_small.entry(sort).or_insert_with(|| domain_size(pool, sort, counts[&sort]).is_some());
        let Some(term) = class.asked.or(small.then_some(class.term)) else { continue };
        match class.testers.first() {
            // The construction is on its way: the tester implies it.
            Some(_) => {}
            None => lemmas.push(exhaustive(pool, term)),
        }
    }
}
