//! Measures: terms of recursive datatypes are seen through numbers and through their uppermost constructor.
//!
//! A predicate `P(t, x)` over a tree becomes `P'(size(t), x)`: an interpretation `F` of the latter is the interpretation `F(size(t), x)` of
//! the former, where `size` is a function by structural recursion ([`eufonium_ir::fold`]). A clause gets what the definitions say of
//! the measures of its terms, and then all that it says of trees is forgotten: a formula about them becomes an arbitrary truth
//! value, a field an arbitrary number. What is left has no trees.
//!
//! The new clauses are weaker: each is satisfied by what the terms of a clause are, for any trees. So if they are safe, the old ones are,
//! and [`Measured::invariant`] says why; if they are not, that says nothing. A sort like the natural numbers loses nothing.
//!
//! Sources: the size arguments of Eldarica; De Angelis, Fioravanti, Pettorossi and Proietti, "Verifying catamorphism-based contracts using
//! constrained Horn clauses" (TPLP 2022); folds as abstractions of trees as in Suter, Dotta and Kuncak, "Decision procedures for algebraic data
//! types with abstractions" (POPL 2010). Deliberately absent: folds with parameters, folds that clauses define themselves.

mod folds;

use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::pool::FuncId;
use eufonium_ir::{
    ChcSystem, Clause, ConsId, Invariant, PredApp, PredId, Predicate, Sort, SortKind, Subst, Term, TermPool,
    visit,
};

/// Which measures are taken of trees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// The sum of the numbers in it.
    pub sums: bool,
    /// The length of its longest path, where it has several branches.
    pub heights: bool,
    /// The uppermost constructor, and what its fields are that are no trees.
    pub tops: bool,
}

/// Clauses without trees, with the meaning of their predicates in the words of the old ones.
#[derive(Debug)]
pub struct Measured {
    /// The new clauses: if they are safe, the old ones are.
    pub system: ChcSystem,
    /// For each predicate the terms, over the old parameters, that the new parameters stand for.
    meanings: IdVec<PredId, Vec<Term>>,
}

impl Measured {
    /// From interpretations of the new predicates those of the old ones, in which folds are applied to parameters.
    pub fn invariant(&self, pool: &mut TermPool, mut inv: Invariant) -> Invariant {
        for (pred, meanings) in self.meanings.iter() {
            let params = &self.system.preds[pred].params;
            inv.interp[pred] = Subst::of(params, meanings).apply(pool, inv.interp[pred]);
        }
        inv
    }
}

/// Whether values of a sort may be arbitrarily large trees, or have such in them.
pub fn has_trees(pool: &TermPool, sort: Sort) -> bool {
    let (mut seen, mut todo) = (HashSet::default(), vec![sort]);
    while let Some(sort) = todo.pop() {
        match pool.sort_kind(sort) {
            SortKind::Array(_, element) => todo.push(*element),
            SortKind::Datatype(_) if folds::is_recursive(pool, sort) => return true,
            SortKind::Datatype(_) if seen.insert(sort) => todo.extend(folds::fields(pool, sort)),
            _ => {}
        }
    }
    false
}

/// The clauses with trees seen through these measures. `None` if no predicate is over trees, or the limit struck.
pub fn measured(
    pool: &mut TermPool,
    system: &ChcSystem,
    measures: Measures,
    stop: &Stop,
) -> Option<Measured> {
    let sorts: Vec<Sort> = system.preds.values().flat_map(|p| p.sorts.iter().copied()).collect();
    if !sorts.iter().any(|sort| has_trees(pool, *sort)) {
        return None;
    }
    let lens = Lens::new(pool, &sorts, measures);
    let (mut preds, mut meanings) = (IdVec::new(), IdVec::new());
    for predicate in system.preds.values() {
        let (predicate, meaning) = lens.predicate(pool, predicate);
        preds.push(predicate);
        meanings.push(meaning);
    }
    let mut clauses = Vec::with_capacity(system.clauses.len());
    for clause in &system.clauses {
        if stop.poll() {
            return None;
        }
        clauses.push(lens.clause(pool, clause));
    }
    Some(Measured { system: ChcSystem { preds, clauses }, meanings })
}

/// What is seen of a term.
#[derive(Clone, Copy, Debug)]
enum View {
    Fold(FuncId),
    Is(ConsId),
    Field(ConsId, u32),
}

/// What is seen of the terms of each sort.
struct Lens {
    views: HashMap<Sort, Vec<View>>,
    folds: Vec<FuncId>,
}

impl Lens {
    /// What the measures show of terms of these sorts, and of what is in them.
    fn new(pool: &mut TermPool, sorts: &[Sort], measures: Measures) -> Self {
        let of_sorts = folds::declare(pool, sorts, measures);
        let mut views: HashMap<Sort, Vec<View>> = HashMap::default();
        for &sort in sorts.iter().filter(|sort| has_trees(pool, **sort)) {
            let folds = of_sorts.get(&sort).into_iter().flatten();
            let mut of_sort: Vec<View> = folds.map(|f| View::Fold(*f)).collect();
            if measures.tops {
                of_sort.extend(tops(pool, sort));
            }
            views.insert(sort, of_sort);
        }
        let mut folds: Vec<FuncId> = of_sorts.values().flatten().copied().collect();
        folds.sort_unstable();
        Lens { views, folds }
    }

    /// What is seen of a term; the term itself if it has no trees.
    fn at(&self, pool: &mut TermPool, t: Term) -> Vec<Term> {
        let Some(views) = self.views.get(&pool.sort(t)) else { return vec![t] };
        let seen = views.iter().map(|view| match *view {
            View::Fold(f) => pool.app(f, &[t]),
            View::Is(cons) => pool.is_constructor(cons, t),
            View::Field(cons, i) => pool.field(cons, i, t),
        });
        seen.collect()
    }

    fn predicate(&self, pool: &mut TermPool, old: &Predicate) -> (Predicate, Vec<Term>) {
        let meaning: Vec<Term> = old.params.iter().flat_map(|&param| self.at(pool, param)).collect();
        let sorts: Vec<Sort> = meaning.iter().map(|t| pool.sort(*t)).collect();
        let params = sorts.iter().map(|sort| pool.fresh("seen", *sort)).collect();
        let func = pool.declare(old.name.clone(), &sorts, Sort::BOOL);
        (Predicate { name: old.name.clone(), func, sorts, params }, meaning)
    }

    fn clause(&self, pool: &mut TermPool, clause: &Clause) -> Clause {
        let seen = |pool: &mut TermPool, app: &PredApp| {
            let args = app.args.iter().flat_map(|&arg| self.at(pool, arg)).collect();
            PredApp { pred: app.pred, args }
        };
        let body: Vec<PredApp> = clause.body.iter().map(|app| seen(pool, app)).collect();
        let head = clause.head.as_ref().map(|app| seen(pool, app));
        let mut parts = pool.fold_axioms(&self.folds, &clause.roots());
        parts.push(clause.constraint);
        let constraint = pool.and(&parts);
        forget_trees(pool, Clause { body, constraint, head, span: clause.span })
    }
}

/// The constructors of a sort, if it has several, and fields that are no trees.
fn tops(pool: &TermPool, sort: Sort) -> Vec<View> {
    let all = pool.constructors(sort);
    let mut out: Vec<View> = all.iter().skip(1).map(|cons| View::Is(*cons)).collect();
    for &cons in all {
        let fields = pool.constructor(cons).fields.iter().zip(0..);
        let plain = fields.filter(|((_, sort), _)| !has_trees(pool, *sort));
        out.extend(plain.map(|(_, i)| View::Field(cons, i)));
    }
    out
}

/// The clause with a new constant for each term that is no tree but made of one.
fn forget_trees(pool: &mut TermPool, clause: Clause) -> Clause {
    let mut forget = Subst::new();
    let mut trees: HashMap<Sort, bool> = HashMap::default();
    for t in visit::postorder(pool, &clause.roots()) {
        let sort = pool.sort(t);
        let mut is_tree = |sort: Sort| *trees.entry(sort).or_insert_with(|| has_trees(pool, sort));
        if !is_tree(sort) && pool.args(t).iter().any(|a| is_tree(pool.sort(*a))) {
            let constant = pool.fresh("some", sort);
            forget.insert(t, constant);
        }
    }
    let mut rewrite = |pool: &mut TermPool, app: &PredApp| PredApp {
        pred: app.pred,
        args: forget.apply_all(pool, &app.args),
    };
    let body = clause.body.iter().map(|app| rewrite(pool, app)).collect();
    let head = clause.head.as_ref().map(|app| rewrite(pool, app));
    let constraint = forget.apply(pool, clause.constraint);
    Clause { body, constraint, head, span: clause.span }
}

#[cfg(test)]
mod tests;
