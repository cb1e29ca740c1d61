//! Shapes of linked records: sentences that lists and trees usually obey, as candidates for invariants.
//!
//! Records by number have fields that are arrays (`program/memory/numbered`); a field whose elements are themselves numbers of records is a *link*. What
//! makes the steps of a list safe is not about numbers of any size, and is found by no search that generalises from points: each link leads to null
//! or to a record that is in use; no two links lead to the same record, and none to the head, so that nothing is left that leads to a record
//! that is freed; the next one of the previous one is the one that is looked at; back links lead back. Each such sentence is a
//! template over fields, kinds of records and arguments, instantiated for two arbitrary slots of the arrays (`cells`). Which of them hold
//! is for a solver to say: what is not inductive is dropped.
//!
//! Of a table, whose records no field tells to be in use, each sentence is there for a part as well: from a number on, or before it, as a loop has freed or
//! filled it so far.
//!
//! Where a record is watched, to see whether it is lost, there are sentences about the order in which records were made as well (`order`): no link leads
//! from one side of it to the other.
//!
//! Where loops take records out of lists, there are sentences about those that are left (`closed`).
//!
//! A record that has been made is in use before its links are written, so each sentence about all records is there also with an exception: all but the one an
//! argument names.
//!
//! Invariant: candidates speak of the parameters of predicates alone, and nothing rests on them.
//!
//! Source: the predicates are those of shape analysis: Sagiv, Reps and Wilhelm, "Parametric shape analysis via 3-valued logic" (TOPLAS 2002), section 2, sharing and
//! reachability from variables; candidates that are dropped: Flanagan and Leino (FME 2001).
//! Deliberately absent: what is reachable over many links, but for lists in the order of their making, so trees may not be freed recursively; orders of
//! what records hold.

mod closed;
mod order;
mod records;
mod scene;
mod templates;
mod watched;

use super::cells::Abstraction;
use eufonium_base::ids::IdVec;
use eufonium_ir::{ChcSystem, PredId, Term, TermPool};
use records::{Kind, Records};
use scene::Scene;

/// Whether some array that is an argument holds indices of arrays that are arguments.
pub fn has_links(pool: &TermPool, system: &ChcSystem) -> bool {
    let mut records = Records::of(pool, system);
    system.preds.iter().any(|(pred, predicate)| {
        let arrays = (0..predicate.sorts.len()).filter(|i| records::is_array(pool, predicate.sorts[*i]));
        let kinds: Vec<(Kind, Kind)> = arrays.map(|i| records.of_array(pred, i)).collect();
        kinds.iter().any(|(_, holds)| kinds.iter().any(|(of, _)| of == holds))
    })
}

/// Which sentences are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sentences {
    /// What lists and trees usually obey.
    Usual,
    /// The same, and what lists obey from which loops have taken records: what all that are left have in common.
    Closed,
}

/// Candidates about the predicates of clauses in which arrays are seen at two slots.
pub fn shapes(
    pool: &mut TermPool,
    system: &ChcSystem,
    seen: &Abstraction,
    sentences: Sentences,
) -> IdVec<PredId, Vec<Term>> {
    let mut records = Records::of(pool, system);
    let mut all = IdVec::new();
    for pred in system.preds.keys() {
        let scene = seen.seen(pred).and_then(|seen| Scene::new(pool, (system, pred), &mut records, &seen));
        all.push(scene.map_or_else(Vec::new, |scene| templates::candidates(pool, &scene, sentences)));
    }
    all
}

#[cfg(test)]
mod tests;
