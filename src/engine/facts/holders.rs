//! Holders: where in a table an object was stored last.
//!
//! That every object of a table is freed in the end says that for each object some element leads to it: a sentence with an existential quantifier below a universal
//! one. The encoding of programs watches one object and keeps the index at which it was stored last (`memory/translate/leaks`), which
//! takes both quantifiers away: `a[h] = w` where something is watched and held, and between which indices `h` lies. Abstract interpretation of numbers does not see elements, and engines find
//! one such index after the other. Here these sentences are proposed wherever some clause writes `a[i] = v` and chooses `if v = w then i else h`, and what is
//! not inductive is dropped (`Confirmation`).
//!
//! Invariant: what is found holds of all that is derivable, as all facts do. Indices are a number of steps behind a constant or behind one parameter; deliberately absent: tables
//! whose indices are sums of more.
//!
//! A witness for an existential quantifier that is kept along is Skolemisation by auxiliary state, as history variables do it (Abadi and Lamport, "The existence of refinement
//! mappings", LICS 1988).

use super::super::components::Components;
use super::parts::{MOST_PARTS, is_array, parts};
use super::{Effort, Facts, nothing, propose};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Rat, Stop};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Rel, Sort, Term, TermPool, visit};

/// Clauses with more subterms are not looked through.
const MOST_TERMS: usize = 50_000;
/// The most tables.
const MOST_TABLES: usize = 4;
/// The most numbers of a predicate by which indices are said, and that may be the object itself.
const MOST_NUMBERS: usize = 12;

/// An argument of a predicate.
type Place = (PredId, usize);

/// A table: arguments that are its array, and that are the index at which the watched object was stored last.
#[derive(Clone, Debug, Default)]
struct Table {
    arrays: HashSet<Place>,
    holders: HashSet<Place>,
    indices: HashSet<Index>,
}

/// The index of an element, over the arguments of predicates: so much behind a constant, or behind a pointer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Index {
    constant: Rat,
    has_base: bool,
    /// The distance of elements, where some number counts them.
    stride: Option<Rat>,
}

/// Facts about holders; `None` if there are none, or if the effort does not suffice.
pub(crate) fn find(
    pool: &mut TermPool,
    system: &ChcSystem,
    components: &Components,
    stop: &Stop,
) -> Option<Facts> {
    let work = Some(components.facts.holders).filter(|work| *work > 0)?;
    let search = Search::new(pool, system)?;
    let (tables, watched) = (search.tables, search.watched);
    let effort = Effort::aide(components);
    let token = effort.part(stop, Some(work));
    let mut candidates = propose(pool, system, &effort, &token).0.unwrap_or_else(|| nothing(system));
    let mut about_tables: IdVec<PredId, HashSet<Term>> =
        system.preds.keys().map(|_| HashSet::default()).collect();
    for pred in system.preds.keys() {
        let scene = Scene::new(system, pred, &tables, &watched);
        let proposed = scene.candidates(pool);
        about_tables[pred].extend(proposed.iter().copied());
        candidates[pred].extend(proposed.into_iter().chain(scene.order(pool)).chain(scene.elements(pool)));
    }
    let mut facts = Facts::confirmed(pool, system, candidates, effort, &token)?;
    facts.of.values_mut().for_each(|of| drop_subsumed(pool, of));
    let is_useful = |pred: PredId, of: &[Term]| of.iter().any(|fact| about_tables[pred].contains(fact));
    let is_useful = facts.of.iter().any(|(pred, of)| is_useful(pred, of));
    is_useful.then_some(facts)
}

/// Drops clauses of which another one is a part, or that are there twice.
fn drop_subsumed(pool: &TermPool, of: &mut Vec<Term>) {
    of.sort_unstable();
    of.dedup();
    let clauses: Vec<HashSet<Term>> = of.iter().map(|t| pool.disjuncts(*t).into_iter().collect()).collect();
    let is_subsumed =
        |i: usize| clauses.iter().any(|c| c.len() < clauses[i].len() && c.is_subset(&clauses[i]));
    let kept: Vec<Term> = (0..of.len()).filter(|i| !is_subsumed(*i)).map(|i| of[i]).collect();
    *of = kept;
}

/// What a search for tables knows.
struct Search<'a> {
    pool: &'a TermPool,
    tables: Vec<Table>,
    /// Arguments that are the object that is watched.
    watched: HashSet<Place>,
}

impl<'a> Search<'a> {
    /// Nothing where no clause keeps where it stores something.
    fn new(pool: &'a TermPool, system: &'a ChcSystem) -> Option<Self> {
        let clauses: Vec<View<'_>> =
            system.clauses.iter().filter_map(|clause| View::of(pool, clause)).collect();
        let mut search = Search { pool, tables: vec![], watched: HashSet::default() };
        clauses.iter().for_each(|view| search.seed(view));
        if search.tables.is_empty() || search.tables.len() > MOST_TABLES {
            return None;
        }
        // Places only get more.
        while clauses.iter().any(|view| search.spread(view)) {}
        search.unite();
        clauses.iter().for_each(|view| search.indices(view));
        Some(search)
    }

    /// Adds the tables into which a clause stores something of which its head keeps the place.
    fn seed(&mut self, view: &View<'a>) {
        let Some(head) = &view.clause.head else { return };
        for (array_place, arg) in head.args.iter().enumerate() {
            let stores = view.parts(*arg).into_iter().filter(|t| self.pool.op(*t) == Op::Store);
            for store in stores.collect::<Vec<_>>() {
                let [index, value] = [1, 2].map(|i| view.sum(self.pool.arg(store, i)));
                for (holder_place, arg) in head.args.iter().enumerate() {
                    let Some(watched) = view.chosen(*arg, &index, &value) else { continue };
                    let (array, holder) = ((head.pred, array_place), (head.pred, holder_place));
                    self.watched.extend(view.places(watched));
                    let known = self.tables.iter_mut().find(|table| table.arrays.contains(&array));
                    match known {
                        Some(table) => {
                            table.holders.insert(holder);
                        }
                        None => self.tables.push(Table {
                            arrays: [array].into_iter().collect(),
                            holders: [holder].into_iter().collect(),
                            indices: HashSet::default(),
                        }),
                    }
                }
            }
        }
    }

    /// Adds the places of a clause's head at which something is that comes from a known place of its body; whether there is a new one.
    fn spread(&mut self, view: &View<'a>) -> bool {
        let Some(head) = &view.clause.head else { return false };
        let mut grown = false;
        for (place, arg) in head.args.iter().enumerate() {
            let (to, sort) = ((head.pred, place), self.pool.sort(*arg));
            let parts = view.parts(*arg);
            let comes_from = |places: &HashSet<Place>| {
                view.given().any(|(from, t)| places.contains(&from) && parts.contains(&t))
            };
            if sort == Sort::INT {
                if !self.watched.contains(&to) && comes_from(&self.watched) {
                    grown |= self.watched.insert(to);
                }
                for table in &mut self.tables {
                    if !table.holders.contains(&to) && comes_from(&table.holders) {
                        grown |= table.holders.insert(to);
                    }
                }
            } else if is_array(self.pool, *arg) {
                for table in &mut self.tables {
                    if !table.arrays.contains(&to) && comes_from(&table.arrays) {
                        grown |= table.arrays.insert(to);
                    }
                }
            }
        }
        grown
    }

    /// Makes tables one that share an array.
    fn unite(&mut self) {
        let mut united: Vec<Table> = Vec::new();
        for table in self.tables.drain(..) {
            match united.iter_mut().find(|known| !known.arrays.is_disjoint(&table.arrays)) {
                Some(known) => {
                    known.arrays.extend(table.arrays);
                    known.holders.extend(table.holders);
                }
                None => united.push(table),
            }
        }
        self.tables = united;
    }

    /// Adds by which indices a clause reads and writes tables.
    fn indices(&mut self, view: &View<'a>) {
        let args: Vec<(Place, Term)> = view.given().collect();
        for t in visit::postorder(self.pool, &view.terms()) {
            if !matches!(self.pool.op(t), Op::Select | Op::Store) {
                continue;
            }
            let roots = view.parts(self.pool.arg(t, 0));
            let sum = view.sum(self.pool.arg(t, 1));
            for table in &mut self.tables {
                let is_its =
                    |(place, arg): &(Place, Term)| table.arrays.contains(place) && roots.contains(arg);
                if args.iter().any(is_its) {
                    table.indices.extend(Index::of(&sum));
                }
            }
        }
    }
}

impl Index {
    /// The index that a sum is, if it is one.
    fn of(sum: &LinExpr) -> Option<Index> {
        let (bases, counters): (Vec<_>, Vec<_>) = sum.terms.iter().partition(|(_, factor)| factor.is_one());
        let stride = match &counters[..] {
            [] => None,
            [(_, stride)] => Some(stride.abs()),
            _ => return None,
        };
        (bases.len() <= 1).then(|| Index {
            constant: sum.constant.clone(),
            has_base: bases.len() == 1,
            stride,
        })
    }

    /// It, with these as pointer and number.
    fn at(&self, base: Option<Term>, counter: Option<Term>) -> LinExpr {
        let base = base.map(|base| LinExpr::scaled(base, Rat::ONE));
        let counter =
            counter.zip(self.stride.clone()).map(|(counter, stride)| LinExpr::scaled(counter, stride));
        LinExpr::sum(base.into_iter().chain(counter).chain([LinExpr::constant(self.constant.clone())]))
    }
}

/// A clause, with the constants that its constraint defines: by terms, and numbers by sums.
struct View<'a> {
    pool: &'a TermPool,
    clause: &'a Clause,
    terms: HashMap<Term, Term>,
    sums: HashMap<Term, LinExpr>,
}

impl<'a> View<'a> {
    /// Nothing if the clause is too large.
    fn of(pool: &'a TermPool, clause: &'a Clause) -> Option<Self> {
        if visit::size(pool, &[clause.constraint], MOST_TERMS) >= MOST_TERMS {
            return None;
        }
        let given: HashSet<Term> = clause.body.iter().flat_map(|app| app.args.iter().copied()).collect();
        let is_open = |t: Term| pool.as_constant(t).is_some() && !given.contains(&t);
        let mut view = View { pool, clause, terms: HashMap::default(), sums: HashMap::default() };
        for part in pool.conjuncts(clause.constraint) {
            match LinExpr::of_literal(pool, part) {
                Some((sum, Rel::Eq)) => view.define(&sum, is_open),
                None if pool.op(part) == Op::Eq => {
                    let (a, b) = (pool.arg(part, 0), pool.arg(part, 1));
                    if let Some((t, by)) = [(a, b), (b, a)].into_iter().find(|(t, _)| is_open(*t)) {
                        view.terms.entry(t).or_insert(by);
                    }
                }
                _ => {}
            }
        }
        Some(view)
    }

    /// Adds the definition that an equation of a sum with zero is of a constant.
    fn define(&mut self, zero: &LinExpr, is_open: impl Fn(Term) -> bool) {
        let is_new = |t: Term| is_open(t) && !self.sums.contains_key(&t);
        let unit = zero.terms.iter().find(|(t, factor)| factor.abs().is_one() && is_new(*t));
        let Some((t, factor)) = unit.cloned() else { return };
        let by = solved(zero, t, &factor);
        if let ([(other, factor)], true) = (&by.terms[..], by.constant.is_zero())
            && factor.is_one()
        {
            self.terms.insert(t, *other);
        }
        self.sums.insert(t, by);
    }

    /// The arguments of the body.
    fn given(&self) -> impl Iterator<Item = (Place, Term)> {
        self.clause.body.iter().flat_map(placed)
    }

    /// All terms of the clause.
    fn terms(&self) -> Vec<Term> {
        let apps = self.clause.head.iter().chain(&self.clause.body);
        apps.flat_map(|app| app.args.iter().copied()).chain([self.clause.constraint]).collect()
    }

    /// What a term may be: itself, what it is equal to, the cases of choices, and arrays before writes.
    fn parts(&self, t: Term) -> Vec<Term> {
        parts(self.pool, &self.terms, t)
    }

    /// A number as a sum, with definitions in place of constants.
    fn sum(&self, t: Term) -> LinExpr {
        self.resolved(LinExpr::of(self.pool, t))
    }

    fn resolved(&self, mut sum: LinExpr) -> LinExpr {
        for _ in 0..MOST_PARTS {
            let defined = sum.terms.iter().find_map(|(t, _)| Some((*t, self.sums.get(t)?)));
            let Some((t, by)) = defined else { break };
            sum.substitute(t, by);
        }
        sum
    }

    /// The number `w` if a term is `if value = w then index else h` in some case.
    fn chosen(&self, t: Term, index: &LinExpr, value: &LinExpr) -> Option<Term> {
        let choices = self
            .parts(t)
            .into_iter()
            .filter(|t| self.pool.op(*t) == Op::Ite && self.pool.sort(*t) == Sort::INT);
        let its = choices
            .filter(|t| self.sum(self.pool.arg(*t, 1)) == *index || self.sum(self.pool.arg(*t, 2)) == *index);
        its.into_iter().find_map(|t| {
            let condition = self.pool.arg(t, 0);
            let condition = self.terms.get(&condition).copied().unwrap_or(condition);
            visit::postorder(self.pool, &[condition])
                .into_iter()
                .find_map(|part| self.other_side(part, value))
        })
    }

    /// The number that an equation says to be equal to this sum.
    fn other_side(&self, equation: Term, value: &LinExpr) -> Option<Term> {
        let Some((zero, Rel::Eq)) = LinExpr::of_literal(self.pool, equation) else { return None };
        let units = zero.terms.iter().filter(|(_, factor)| factor.abs().is_one());
        let mut is_value = units.filter(|(t, factor)| self.resolved(solved(&zero, *t, factor)) == *value);
        is_value.next().map(|(t, _)| *t)
    }

    /// The arguments of the clause at which a term may be.
    fn places(&self, t: Term) -> Vec<Place> {
        let parts = self.parts(t);
        let body = self.given().filter(|(_, arg)| parts.contains(arg));
        let head = self
            .clause
            .head
            .iter()
            .flat_map(placed)
            .filter(|(_, arg)| *arg == t || self.parts(*arg).contains(&t));
        body.chain(head).map(|(place, _)| place).collect()
    }
}

/// The arguments of an application with their places.
fn placed(app: &PredApp) -> impl Iterator<Item = (Place, Term)> {
    app.args.iter().enumerate().map(|(i, arg)| ((app.pred, i), *arg))
}

/// What a term of a sum is that is zero.
fn solved(zero: &LinExpr, t: Term, factor: &Rat) -> LinExpr {
    let mut rest = zero.clone();
    rest.remove(t);
    rest.scale(&-factor)
}

/// What a predicate knows of tables.
struct Scene<'a> {
    /// Of each table the array and the holder.
    tables: Vec<(&'a Table, Term, Term)>,
    watched: Vec<Term>,
    /// Other numbers.
    numbers: Vec<Term>,
}

impl<'a> Scene<'a> {
    fn new(system: &ChcSystem, pred: PredId, tables: &'a [Table], watched: &HashSet<Place>) -> Self {
        let predicate = &system.preds[pred];
        let at = |places: &HashSet<Place>| -> Vec<Term> {
            let its = (0..predicate.params.len()).filter(|i| places.contains(&(pred, *i)));
            its.map(|i| predicate.params[i]).collect()
        };
        let pairs = |table: &'a Table| {
            let holders = at(&table.holders);
            let pairs = at(&table.arrays)
                .into_iter()
                .flat_map(move |a| holders.clone().into_iter().map(move |h| (table, a, h)));
            pairs.collect::<Vec<_>>()
        };
        let tables: Vec<_> = tables.iter().flat_map(pairs).collect();
        let watched = at(watched);
        let is_other = |t: &Term| !watched.contains(t) && !tables.iter().any(|(_, _, holder)| holder == t);
        let numbers = predicate.params.iter().zip(&predicate.sorts).filter(|(_, sort)| **sort == Sort::INT);
        let numbers = numbers.map(|(t, _)| *t).filter(is_other).take(MOST_NUMBERS).collect();
        Scene { tables, watched, numbers }
    }

    /// What may hold of it.
    fn candidates(&self, pool: &mut TermPool) -> Vec<Term> {
        let (mut all, mut known) = (Vec::new(), HashSet::default());
        let zero = pool.num(Rat::ZERO, Sort::INT);
        for watched in &self.watched {
            let none = pool.eq(*watched, zero);
            // Where it is besides: nowhere, in one number, in some number.
            let is: Vec<Term> = self.numbers.iter().map(|number| pool.eq(*number, *watched)).collect();
            let besides: Vec<Term> =
                [pool.ff()].into_iter().chain(is.iter().copied()).chain([pool.or(&is)]).collect();
            let mut somewhere = Vec::new();
            for (table, array, holder) in &self.tables {
                let is_unset = pool.eq(*holder, zero);
                somewhere.push(pool.not(is_unset));
                let unheld = pool.or2(none, is_unset);
                for bound in self.bounds(pool, table, *holder) {
                    all.push(pool.or2(unheld, bound));
                }
                let element = pool.select(*array, *holder);
                let is_held = pool.eq(element, *watched);
                all.extend(besides.iter().map(|other| pool.or(&[unheld, is_held, *other])));
            }
            if !somewhere.is_empty() {
                let held = pool.or(&somewhere);
                all.extend(besides.iter().map(|other| pool.or(&[none, held, *other])));
            }
        }
        all.retain(|t| *t != pool.tt() && known.insert(*t));
        all
    }

    /// That numbers are natural or positive, as indices are counted from zero, and their order; the analysis of numbers may not come to an end.
    fn order(&self, pool: &mut TermPool) -> Vec<Term> {
        let zero = pool.num(Rat::ZERO, Sort::INT);
        let pairs = self.numbers.iter().flat_map(|a| self.numbers.iter().map(move |b| (*a, *b)));
        let mut all = Vec::new();
        for number in &self.numbers {
            all.extend([pool.ge(*number, zero), pool.gt(*number, zero)]);
        }
        all.extend(pairs.filter(|(a, b)| a != b).flat_map(|(a, b)| [pool.le(a, b), pool.lt(a, b)]));
        all
    }

    /// Between which indices a holder may lie, and that it is one.
    fn bounds(&self, pool: &mut TermPool, table: &Table, holder: Term) -> Vec<Term> {
        let mut bounds = Vec::new();
        for (index, counter, at) in self.indices(table) {
            let mut distance = LinExpr::scaled(holder, Rat::ONE);
            distance.sub_assign(&at);
            for rel in [Rel::Le, Rel::Lt] {
                bounds.push(distance.to_atom(pool, rel));
                bounds.push(distance.clone().scale(&-&Rat::ONE).to_atom(pool, rel));
            }
            if let (None, Some(stride)) = (counter, &index.stride) {
                let distance = distance.to_term(pool, Sort::INT);
                bounds.push(pool.divides(stride, distance));
            }
        }
        bounds
    }

    /// That a number is an element of a table that was read, as long as it is needed.
    fn elements(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut all = Vec::new();
        for (table, array, _) in &self.tables {
            for (_, counter, at) in self.indices(table) {
                let index = at.to_term(pool, Sort::INT);
                let element = pool.select(*array, index);
                let others =
                    self.numbers.iter().filter(|number| counter.is_some_and(|counter| counter != **number));
                all.extend(others.map(|number| pool.eq(element, *number)));
            }
        }
        all
    }

    /// The indices by which a table is accessed, each with what counts elements in it: any number, or none, as for the first element.
    fn indices(&self, table: &'a Table) -> Vec<(&'a Index, Option<Term>, LinExpr)> {
        let some = |wanted: bool| -> Vec<Option<Term>> {
            if wanted { self.numbers.iter().copied().map(Some).collect() } else { vec![None] }
        };
        let mut all = Vec::new();
        for index in &table.indices {
            for base in some(index.has_base) {
                let mut counters = some(index.stride.is_some());
                counters.push(None);
                let others = counters.into_iter().filter(|counter| counter.is_none() || *counter != base);
                all.extend(others.map(|counter| (index, counter, index.at(base, counter))));
            }
        }
        all
    }
}

#[cfg(test)]
mod tests;
