//! Cells: arrays are seen at a few arbitrary slots, so that what is proved of the rest holds at all slots.
//!
//! A predicate `P(a, x)` over an array becomes `P'(k, a[k], x)`: an interpretation `F` of the latter is the interpretation
//! `forall k. F(k, a[k], x)` of the former. In a clause the head speaks of a new `k`, and its premises are instantiated: at that `k`,
//! and at each slot at which the clause reads, or writes. Reads go through writes, so the arrays are gone from most clauses. All arrays of a
//! predicate share the slots, and with them the relation between their elements at one slot; what is
//! one slot of arrays of differing grain, `slots` says.
//!
//! The new clauses are weaker: an instance stands for a premise about all slots. So if they are safe, the old ones are, and
//! `Abstraction::invariant` says why; if they are not, that says nothing.
//!
//! Source: Monniaux and Gonnord, "Cell morphing: from array programs to array-free Horn clauses" (SAS 2016); quantifier instantiation before the
//! search as in Bjørner, McMillan and Rybalchenko, "On solving universally quantified Horn clauses" (SAS 2013).
//! Deliberately absent: arrays of more than one index sort (the others stay as they are), cells of arrays in arrays.

mod reads;
mod slots;

use eufonium_base::Stop;
use eufonium_base::ids::IdVec;
use eufonium_ir::{
    ChcSystem, Clause, Invariant, Op, PredApp, PredId, Predicate, Sort, Subst, Term, TermPool, visit,
};
use reads::Reader;
use slots::{Class, Numbering, Slots};

/// Most slots at which one premise is instantiated; what lies beyond is not known to the clause.
const SLOT_LIMIT: usize = 12;

/// Where premises are instantiated, besides at the slots of the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instances {
    /// At each slot at which the clause reads.
    AtReads,
    /// And at each at which it writes, for what is known of an element there before it is overwritten.
    AtAccesses,
}

/// Clauses in which arrays are seen at slots, with the meaning of their predicates in the words of the old ones.
#[derive(Debug)]
pub struct Abstraction {
    /// The new clauses: if they are safe, the old ones are.
    pub system: ChcSystem,
    views: IdVec<PredId, Option<View>>,
}

/// What a predicate's arrays are at slots.
pub(super) struct Seen<'a> {
    /// The parameters for the slots.
    pub(super) slots: &'a [Term],
    cells: &'a [(Term, Term, Term, Numbering)],
}

impl Seen<'_> {
    /// The parameters for the elements of an array, which is a parameter of the old predicate, at its slots.
    pub(super) fn elements(&self, array: Term) -> Vec<Term> {
        let of_slot = |slot: &Term| self.cells.iter().find(|(_, of, at, _)| *of == array && at == slot);
        self.slots.iter().filter_map(of_slot).map(|(param, ..)| *param).collect()
    }
}

/// A predicate whose arrays are seen at slots.
#[derive(Debug)]
struct View {
    /// The parameters for the slots.
    slots: Vec<Term>,
    /// The parameters for elements, each with the parameter of the old predicate that is the array, the slot, and the numbering of
    /// its indices.
    cells: Vec<(Term, Term, Term, Numbering)>,
}

impl Abstraction {
    /// What is seen of a predicate's arrays, if it has any.
    pub(super) fn seen(&self, pred: PredId) -> Option<Seen<'_>> {
        let view = self.views[pred].as_ref()?;
        Some(Seen { slots: &view.slots, cells: &view.cells })
    }

    /// From interpretations of the new predicates those of the old ones, with universal quantifiers over slots.
    pub fn invariant(&self, pool: &mut TermPool, mut inv: Invariant) -> Invariant {
        for (pred, view) in self.views.iter() {
            let Some(view) = view else { continue };
            let mut subst = Subst::new();
            for (param, array, slot, numbering) in &view.cells {
                let index = numbering.index(pool, *slot);
                let element = pool.select(*array, index);
                subst.insert(*param, element);
            }
            let mut parts = Vec::new();
            let mut at_slots = Vec::new();
            for conjunct in pool.conjuncts(inv.interp[pred]) {
                let conjunct = subst.apply(pool, conjunct);
                let speaks_of_slots = visit::any(pool, conjunct, |t| view.slots.contains(&t));
                if speaks_of_slots { &mut at_slots } else { &mut parts }.push(conjunct);
            }
            let at_all_slots = pool.and(&at_slots);
            parts.push(pool.forall(&view.slots, at_all_slots));
            inv.interp[pred] = pool.and(&parts);
        }
        inv
    }
}

/// The clauses with arrays seen at this many slots at a time. `None` if no predicate is over arrays, or the limit struck.
pub fn cells(
    pool: &mut TermPool,
    system: &ChcSystem,
    count: usize,
    instances: Instances,
    stop: &Stop,
) -> Option<Abstraction> {
    let index = index_sort(pool, system)?;
    let slots = Slots::of(pool, system, index);
    let (mut preds, mut views) = (IdVec::new(), IdVec::new());
    for (id, predicate) in system.preds.iter() {
        let (predicate, view) = seen_at_slots(pool, (id, predicate), &slots, count);
        preds.push(predicate);
        views.push(view);
    }
    let mut clauses = Vec::with_capacity(system.clauses.len());
    for (i, clause) in system.clauses.iter().enumerate() {
        if stop.poll() {
            return None;
        }
        clauses.push(Translation { slots: &slots, clause: i, count, instances }.clause(pool, clause));
    }
    Some(Abstraction { system: ChcSystem { preds, clauses }, views })
}

/// The sort of the indices of arrays that are arguments: the integers if there are such arrays, else the first one.
fn index_sort(pool: &TermPool, system: &ChcSystem) -> Option<Sort> {
    let sorts = system.preds.values().flat_map(|p| p.sorts.iter());
    let mut all = sorts.filter_map(|sort| pool.as_array(*sort)).map(|(index, _)| index);
    let first = all.next()?;
    Some(if first == Sort::INT || all.any(|sort| sort == Sort::INT) { Sort::INT } else { first })
}

/// The predicate over slots and elements in the place of arrays.
fn seen_at_slots(
    pool: &mut TermPool,
    (id, predicate): (PredId, &Predicate),
    slots: &Slots,
    count: usize,
) -> (Predicate, Option<View>) {
    if (0..predicate.sorts.len()).all(|i| slots.of_argument(id, i).is_none()) {
        return (predicate.clone(), None);
    }
    let of_slots: Vec<Term> = (0..count).map(|_| pool.fresh("slot", slots.index)).collect();
    let (mut sorts, mut params) = (vec![slots.index; count], of_slots.clone());
    let mut cells = Vec::new();
    for (i, (&sort, &param)) in predicate.sorts.iter().zip(&predicate.params).enumerate() {
        let Some(numbering) = slots.of_argument(id, i) else {
            sorts.push(sort);
            params.push(param);
            continue;
        };
        let (_, element) = pool.as_array(sort).expect("numbered arguments are arrays");
        for &slot in &of_slots {
            let cell = pool.fresh("cell", element);
            sorts.push(element);
            params.push(cell);
            cells.push((cell, param, slot, numbering.clone()));
        }
    }
    let func = pool.declare(predicate.name.clone(), &sorts, Sort::BOOL);
    let seen = Predicate { name: predicate.name.clone(), func, sorts, params };
    (seen, Some(View { slots: of_slots, cells }))
}

/// The translation of one clause.
struct Translation<'a> {
    slots: &'a Slots,
    /// Its index in the system.
    clause: usize,
    count: usize,
    instances: Instances,
}

impl Translation<'_> {
    fn clause(&self, pool: &mut TermPool, clause: &Clause) -> Clause {
        let own: Vec<Term> = match &clause.head {
            Some(head) if self.is_seen(head) => {
                (0..self.count).map(|_| pool.fresh("slot", self.slots.index)).collect()
            }
            _ => Vec::new(),
        };
        let accessed = self.slots_accessed(pool, clause);
        let mut body = Vec::new();
        for app in &clause.body {
            if !self.is_seen(app) {
                body.push(app.clone());
                continue;
            }
            let classes: Vec<Class> = self.classes(app).collect();
            let of_app = accessed.iter().filter(|(class, _)| classes.contains(class)).map(|(_, slot)| *slot);
            for tuple in self.tuples(pool, &own, of_app) {
                let instance = self.at(pool, app, &tuple);
                if !body.contains(&instance) {
                    body.push(instance);
                }
            }
        }
        let head = clause.head.as_ref().map(|head| match own.is_empty() {
            true => head.clone(),
            false => self.at(pool, head, &own),
        });
        let new = Clause { body, constraint: clause.constraint, head, span: clause.span };
        Reader::new(self.slots.index).without_arrays(pool, new)
    }

    /// Whether the application's predicate has arrays that are seen at slots.
    fn is_seen(&self, app: &PredApp) -> bool {
        (0..app.args.len()).any(|i| self.slots.of_argument(app.pred, i).is_some())
    }

    fn classes(&self, app: &PredApp) -> impl Iterator<Item = Class> {
        (0..app.args.len()).filter_map(|i| self.slots.class_of_argument(app.pred, i))
    }

    /// The slots at which premises are instantiated, with the class of the array, in the order of the terms.
    fn slots_accessed(&self, pool: &mut TermPool, clause: &Clause) -> Vec<(Class, Term)> {
        let mut accessed = Vec::new();
        for t in visit::postorder(pool, &clause.roots()) {
            match pool.op(t) {
                Op::Select => {}
                Op::Store if self.instances == Instances::AtAccesses => {}
                _ => continue,
            }
            let (array, index) = (pool.arg(t, 0), pool.arg(t, 1));
            if let Some(class) = self.slots.class_of_term(self.clause, array)
                && let Some(slot) = self.slots.numbering(class).slot(pool, index)
                && !accessed.contains(&(class, slot))
            {
                accessed.push((class, slot));
            }
        }
        accessed
    }

    /// The slots of the instances of a premise: those of the head, and each way to put others in their places.
    fn tuples(
        &self,
        pool: &mut TermPool,
        own: &[Term],
        others: impl Iterator<Item = Term>,
    ) -> Vec<Vec<Term>> {
        let mut all: Vec<Term> = own.to_vec();
        for slot in others {
            if all.len() < SLOT_LIMIT && !all.contains(&slot) {
                all.push(slot);
            }
        }
        if all.is_empty() {
            all.push(slots::first(pool, self.slots.index));
        }
        match self.count {
            1 => all.into_iter().map(|slot| vec![slot]).collect(),
            _ if all.len() == 1 => vec![vec![all[0]; self.count]],
            _ => pairs(&all),
        }
    }

    /// The application at these slots.
    fn at(&self, pool: &mut TermPool, app: &PredApp, at: &[Term]) -> PredApp {
        let mut args = at.to_vec();
        for (i, &arg) in app.args.iter().enumerate() {
            match self.slots.of_argument(app.pred, i) {
                None => args.push(arg),
                Some(numbering) => {
                    for &slot in at {
                        let index = numbering.index(pool, slot);
                        args.push(pool.select(arg, index));
                    }
                }
            }
        }
        PredApp { pred: app.pred, args }
    }
}

/// All ordered pairs of different slots.
fn pairs(all: &[Term]) -> Vec<Vec<Term>> {
    let mut out = Vec::new();
    for &a in all {
        out.extend(all.iter().filter(|b| **b != a).map(|&b| vec![a, b]));
    }
    out
}

#[cfg(test)]
mod tests;
