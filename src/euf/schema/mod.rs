//! Schema lemmas: valid formulas over bit-vectors, instantiated with the terms of an abstract model that violates them.
//!
//! The abstraction reads operators on bit-vectors as uninterpreted functions of ordinary terms, so a lemma is any formula
//! that is valid concretely. [`violated`] confronts a library of schemas with an abstract model ([`View`]) and returns
//! instances that are not satisfied: those that are false first, then those that mention an atom or a term that the
//! solver has not met while all else in them is false. Within both groups the order is that of [`TABLE`], cheap and
//! general schemas first.
//!
//! **Invariants.** A lemma is valid whatever the view says; the view only chooses instances. Literals are equalities as they
//! stand, comparisons, or negations of these: an equality is never rewritten, since the rewriter knows what the lemma is to
//! say. The work is linear in the terms, but for classes, of which neighbours are compared, and the search of one cycle per
//! strict comparison.
//!
//! Where they are: [`evaluate`] (one operator on other members of its arguments' classes), [`equal`] (what the rewriter says
//! of the equality of two terms; sums up to classes), [`order`] (comparisons as paths, with bounds that operators keep),
//! [`divide`] and [`bitwise`] (single operators), [`bits`] (the last resort), [`generalize`] (from ground lemmas to
//! patterns).
//!
//! Sources: Niemetz, Preiner and Zohar, "Scalable bit-blasting with abstractions" (CAV 2024), for the idea of a ranked table
//! of schemas and for those of products and quotients; Bueno and Sakallah, "EUFORIA" (VMCAI 2019), whose evaluation shows
//! what a refinement without schemas lacks. Absent: arrays, which the solver decides itself, and schemas of overflow
//! predicates, which the rewriter expresses by others.

pub mod bits;
mod bitwise;
mod divide;
mod equal;
mod evaluate;
mod finder;
pub mod generalize;
mod order;
mod view;

#[cfg(test)]
mod tests;

use eufonium_base::HashSet;
use eufonium_ir::{Op, Term, TermPool};
use finder::Finder;
pub use view::SolverView;

/// What an abstract model says.
pub trait View {
    /// The truth of an atom or its negation; `None` if the solver does not know it.
    fn holds(&self, pool: &TermPool, formula: Term) -> Option<bool>;

    /// The class of a term: terms of one class are equal in the model, others are not. `None` if the solver does not know
    /// the term.
    fn class(&self, pool: &TermPool, t: Term) -> Option<u32>;

    /// The bit-vector constant in the class of a term.
    fn constant(&self, pool: &TermPool, t: Term) -> Option<Term>;

    /// Whether two terms are equal; `None` if one of them is unknown to the solver.
    fn equal(&self, pool: &TermPool, a: Term, b: Term) -> Option<bool> {
        Some(self.class(pool, a)? == self.class(pool, b)?)
    }
}

/// An instance of a schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemma {
    /// Which schema it is an instance of.
    pub schema: SchemaId,
    /// Literals whose disjunction is valid over bit-vectors, sorted.
    pub clause: Vec<Term>,
}

/// The clauses that were given out before.
pub type Known = HashSet<Vec<Term>>;

/// The schemas by name, in no particular order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SchemaId {
    /// An operator on constants.
    Value,
    /// An operator some of whose arguments are constants or equal to one another.
    Partial,
    /// An operator on structural terms of its arguments' classes.
    Structural,
    /// An operator on the branch of a choice.
    Choice,
    /// A term of few bits has one of few values.
    Domain,
    /// What the rewriter makes of an equality that holds.
    Equality,
    /// Sums that are the same up to the classes of their arguments.
    Linear,
    /// Comparisons that form a cycle, with the bounds that operators keep.
    Order,
    /// The low bits of a sum or a product.
    LowSlice,
    /// A slice of a bitwise operator.
    BitwiseSlice,
    /// A sum of words without common bits.
    Disjoint,
    /// A shift by the width or more.
    FarShift,
    /// A quotient by a greater number.
    QuotientSmall,
    /// A quotient by the number itself.
    QuotientSame,
    /// The divisor is not below what the quotient as a shift leaves.
    QuotientShift,
    /// A remainder by a greater number.
    RemainderSmall,
    /// A quotient times the divisor, and the remainder.
    Division,
    /// A concatenation, by its parts.
    Rejoin,
    /// The pattern of a generalised ground lemma.
    Pattern,
    /// The bits of an application.
    Bits,
    /// BvMode with equal bits are equal.
    EqualBits,
}

/// How a schema finds its instances.
enum Apply {
    /// Term by term, for those whose operator suits.
    Each(fn(Op) -> bool, fn(&mut Finder<'_>, Term)),
    /// All terms at once.
    All(fn(&mut Finder<'_>)),
}

/// A row of the table of schemas.
struct Row {
    id: SchemaId,
    apply: Apply,
}

/// The schemas in the order in which they are tried.
const TABLE: &[Row] = &[
    Row { id: SchemaId::Value, apply: Apply::Each(is_word_operator, evaluate::value) },
    Row { id: SchemaId::Order, apply: Apply::All(order::cycles) },
    Row { id: SchemaId::Partial, apply: Apply::Each(is_word_operator, evaluate::partial) },
    Row { id: SchemaId::Choice, apply: Apply::Each(is_word_operator, evaluate::choice) },
    Row { id: SchemaId::Equality, apply: Apply::All(equal::members) },
    Row { id: SchemaId::Linear, apply: Apply::All(equal::linear) },
    Row { id: SchemaId::Structural, apply: Apply::Each(is_word_operator, evaluate::structural) },
    Row { id: SchemaId::QuotientSmall, apply: Apply::Each(is_quotient, divide::quotient_small) },
    Row { id: SchemaId::QuotientSame, apply: Apply::Each(is_quotient, divide::quotient_same) },
    Row { id: SchemaId::RemainderSmall, apply: Apply::Each(is_remainder, divide::remainder_small) },
    Row { id: SchemaId::FarShift, apply: Apply::Each(is_shift, bitwise::far_shift) },
    Row { id: SchemaId::Disjoint, apply: Apply::Each(|op| op == Op::BvAdd, bitwise::disjoint) },
    Row { id: SchemaId::LowSlice, apply: Apply::Each(is_slice, bitwise::low_slice) },
    Row { id: SchemaId::BitwiseSlice, apply: Apply::Each(is_slice, bitwise::slice) },
    Row { id: SchemaId::Rejoin, apply: Apply::Each(is_slice, bitwise::rejoin) },
    Row { id: SchemaId::Domain, apply: Apply::Each(is_word_operator, evaluate::domain) },
    Row { id: SchemaId::QuotientShift, apply: Apply::Each(is_quotient, divide::quotient_shift) },
    Row { id: SchemaId::Division, apply: Apply::Each(is_quotient, divide::division) },
];

/// Operators that the abstraction reads as uninterpreted.
fn is_word_operator(op: Op) -> bool {
    matches!(
        op,
        Op::BvNot
            | Op::BvAnd
            | Op::BvOr
            | Op::BvXor
            | Op::BvAdd
            | Op::BvMul
            | Op::Concat
            | Op::Extract(..)
            | Op::SignExtend(_)
            | Op::BvUlt
            | Op::BvSlt
    ) || is_quotient(op)
        || is_remainder(op)
        || is_shift(op)
}

fn is_quotient(op: Op) -> bool {
    op == Op::BvUdiv
}
fn is_remainder(op: Op) -> bool {
    op == Op::BvUrem
}
fn is_shift(op: Op) -> bool {
    matches!(op, Op::BvShl | Op::BvLshr | Op::BvAshr)
}
fn is_slice(op: Op) -> bool {
    matches!(op, Op::Extract(..))
}

/// Up to `limit` valid clauses that the view does not satisfy, over `terms` (closed under subterms) and few new ones.
/// Those that are false come first. What is `known` is not given out again, and what is given out becomes known.
pub fn violated(
    pool: &mut TermPool,
    view: &dyn View,
    terms: &[Term],
    known: &mut Known,
    limit: usize,
) -> Vec<Lemma> {
    let mut finder = Finder::new(pool, view, terms, known, limit);
    for row in TABLE {
        if finder.is_done() {
            break;
        }
        finder.begin(row.id);
        match row.apply {
            Apply::All(apply) => apply(&mut finder),
            Apply::Each(suits, apply) => {
                for t in finder.with_operator(suits) {
                    if finder.is_done() {
                        break;
                    }
                    apply(&mut finder, t);
                }
            }
        }
    }
    finder.finish()
}
