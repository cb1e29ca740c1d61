//! Sentinels: elements that a loop does not go beyond because it ends where it reads them.
//!
//! A loop over a text goes on until it reads a zero. That it stays within the object is known from where the zero was written:
//! `line[length] = 0` before the loop, and `i <= length` in it. Abstract interpretation of numbers does not see elements, and engines find one such
//! position after the other. Here the elements are proposed that were written, or read, with a constant value (`a[t] = c`), and for
//! loops that read the array, that neither the indices by which they read nor the numbers of which these are made are beyond `t`. What is not inductive is dropped (`Confirmation`), first of the elements, then of the bounds.
//!
//! Invariant: what is found holds of all that is derivable, as all facts do. Indices are linear in parameters; where a clause loses such
//! a parameter, the element is not known behind it (the encoding keeps them at loops, `encode/terminators`).
//!
//! The same idea bounds strings in analyses of C (Dor, Rodeh and Sagiv, "CSSV: towards a realistic tool for statically detecting all buffer
//! overflows in C", PLDI 2003), which keep the length of the string beside each buffer.

use super::super::components::Components;
use super::parts::{is_array, parts};
use super::{Effort, Facts, nothing, propose};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Rat, Stop};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Rel, Sort, Term, TermPool, visit};

/// Most elements of the arrays of a predicate, and most forms of an index that has conditions in it.
const MOST: usize = 6;
const MOST_FORMS: usize = 8;
/// Clauses with more subterms are not looked through.
const MOST_TERMS: usize = 50_000;

/// `array[index] = value`, over the parameters of a predicate.
#[derive(Clone, Debug, PartialEq)]
struct Sentinel {
    array: Term,
    index: LinExpr,
    value: Term,
}

/// Facts about sentinels; `None` if none bounds an index, or if the effort does not suffice.
pub(crate) fn find(
    pool: &mut TermPool,
    system: &ChcSystem,
    components: &Components,
    stop: &Stop,
) -> Option<Facts> {
    let work = Some(components.facts.sentinels).filter(|work| *work > 0)?;
    let effort = Effort::aide(components);
    let Search { found, scanned, .. } = Search::new(pool, system)?.run();
    let token = effort.part(stop, Some(work));
    let elements = candidates(system, &found, |_, sentinel| sentinel.elements(pool).to_vec());
    let bounds = candidates(system, &found, |pred, sentinel| sentinel.bounds(pool, &scanned[pred]));
    let known = Facts::confirmed(pool, system, elements.clone(), effort, &token)?;
    let of_known = candidates(system, &found, |pred, sentinel| {
        let Some(element) = sentinel.elements(pool).into_iter().find(|e| known.of[pred].contains(e)) else {
            return vec![];
        };
        [vec![element], sentinel.bounds(pool, &scanned[pred])].concat()
    });
    let plain = Facts::confirmed(pool, system, of_known, effort, &token)?;
    let bounded = |facts: &Facts| common(&facts.of, &bounds);
    // Elements alone say little, and make all questions larger.
    let plain = Some(plain).filter(|facts| bounded(facts) > 0);
    let all: usize = bounds.values().map(Vec::len).sum();
    let most = plain.as_ref().map_or(0, bounded);
    if most == all {
        return plain;
    }
    // That an index does not wrap around, or which pointer is the last, is known from bounds and relations of numbers.
    let token = effort.part(stop, Some(work));
    let (mut with, _) = propose(pool, system, &effort, &token);
    if let Some(with) = &mut with {
        for pred in system.preds.keys() {
            let of = &mut with[pred];
            of.extend(elements[pred].iter().chain(&bounds[pred]));
            let mut seen = HashSet::default();
            of.retain(|fact| seen.insert(*fact));
        }
    }
    let with = with.and_then(|with| Facts::confirmed(pool, system, with, effort, &token));
    with.filter(|facts| bounded(facts) > most).or(plain)
}

/// What is proposed about each predicate because of its sentinels.
fn candidates(
    system: &ChcSystem,
    sentinels: &IdVec<PredId, Vec<Sentinel>>,
    mut of: impl FnMut(PredId, &Sentinel) -> Vec<Term>,
) -> IdVec<PredId, Vec<Term>> {
    let mut all = nothing(system);
    for (pred, found) in sentinels.iter() {
        let mut known = HashSet::default();
        all[pred] =
            found.iter().flat_map(|sentinel| of(pred, sentinel)).filter(|t| known.insert(*t)).collect();
    }
    all
}

/// How many of these facts are among those.
fn common(facts: &IdVec<PredId, Vec<Term>>, among: &IdVec<PredId, Vec<Term>>) -> usize {
    facts.iter().map(|(pred, of)| of.iter().filter(|fact| among[pred].contains(fact)).count()).sum()
}

impl Sentinel {
    /// That the element has the value; or that it has if the index is a number with sign in its word: where it is none, the element is
    /// another one, beyond all that are read.
    fn elements(&self, pool: &mut TermPool) -> [Term; 2] {
        let index = self.index.to_term(pool, Sort::INT);
        let read = pool.select(self.array, index);
        let has = pool.eq(read, self.value);
        let largest = pool.num(Rat::from(i64::MAX), Sort::INT);
        let beyond = pool.gt(index, largest);
        [has, pool.or2(beyond, has)]
    }

    /// That what the array is read by is not beyond the index; numbers that the index is said by are not meant.
    fn bounds(&self, pool: &mut TermPool, scanned: &[(Term, LinExpr)]) -> Vec<Term> {
        let by = scanned.iter().filter(|(array, _)| *array == self.array).map(|(_, by)| by);
        let others = by.filter(|by| by.terms.iter().any(|(param, _)| self.index.coeff(*param).is_zero()));
        let beyond = |by: &LinExpr| {
            let mut distance = by.clone();
            distance.sub_assign(&self.index);
            distance.to_atom(pool, Rel::Le)
        };
        others.map(beyond).collect()
    }
}

/// What a search for sentinels knows.
struct Search<'a> {
    pool: &'a TermPool,
    system: &'a ChcSystem,
    /// Places of arrays that some clause reads.
    read: Vec<(PredId, usize)>,
    /// For each predicate its arrays, each with what it is read by, over the parameters: numbers, and indices that are sums of them.
    scanned: IdVec<PredId, Vec<(Term, LinExpr)>>,
    found: IdVec<PredId, Vec<Sentinel>>,
}

impl<'a> Search<'a> {
    /// Nothing where no clause reads an array of its body by a number.
    fn new(pool: &'a TermPool, system: &'a ChcSystem) -> Option<Self> {
        let mut read = Vec::new();
        let mut scanned: IdVec<PredId, Vec<(Term, LinExpr)>> =
            system.preds.keys().map(|_| Vec::new()).collect();
        for clause in &system.clauses {
            let arrays: Vec<(PredId, usize, Term)> =
                clause.body.iter().flat_map(|app| arrays(pool, app)).collect();
            if arrays.is_empty() {
                continue;
            }
            for t in visit::postorder(pool, &[clause.constraint]) {
                if pool.op(t) != Op::Select {
                    continue;
                }
                let index = straight(pool, pool.arg(t, 1));
                for (pred, place, _) in arrays.iter().filter(|(.., array)| *array == pool.arg(t, 0)) {
                    read.push((*pred, *place));
                    for app in clause.body.iter().filter(|app| app.pred == *pred) {
                        let params = &system.preds[*pred].params;
                        for by in read_by(&index, app, params) {
                            let scan = (params[*place], by);
                            if !scanned[*pred].contains(&scan) {
                                scanned[*pred].push(scan);
                            }
                        }
                    }
                }
            }
        }
        read.sort_unstable();
        read.dedup();
        let found = system.preds.keys().map(|_| Vec::new()).collect();
        (!read.is_empty()).then_some(Search { pool, system, read, scanned, found })
    }

    /// Finds the elements of arrays that clauses read, there or later.
    fn run(mut self) -> Self {
        let of_clause = |clause: &'a Clause| {
            let head = clause.head.as_ref()?;
            Some((clause, head, Definitions::of(self.pool, clause)?))
        };
        let clauses: Vec<_> = self.system.clauses.iter().filter_map(of_clause).collect();
        // Rounds add sentinels, of which there are few, and then places, of which there are no more than arguments.
        while clauses.iter().fold(false, |grown, (clause, head, defs)| self.add(clause, head, defs) || grown)
        {
        }
        while clauses.iter().fold(false, |grown, (clause, head, defs)| self.lead(clause, head, defs) || grown)
        {
        }
        for (pred, predicate) in self.system.preds.iter() {
            self.found[pred].retain(|sentinel| {
                let place = predicate.params.iter().position(|param| *param == sentinel.array);
                place.is_some_and(|place| self.read.contains(&(pred, place)))
            });
        }
        self
    }

    /// Adds the places of a clause's body from which arrays come that are read later; whether there is a new one.
    fn lead(&mut self, clause: &Clause, head: &PredApp, defs: &Definitions<'_>) -> bool {
        let mut grown = false;
        for (place, arg) in head.args.iter().enumerate() {
            if !self.read.contains(&(head.pred, place)) {
                continue;
            }
            let parts = defs.parts(*arg);
            for (pred, place, array) in clause.body.iter().flat_map(|app| arrays(self.pool, app)) {
                if parts.contains(&array) && !self.read.contains(&(pred, place)) {
                    self.read.push((pred, place));
                    grown = true;
                }
            }
        }
        grown
    }

    /// Adds what a clause says of its head; whether there is something new.
    fn add(&mut self, clause: &Clause, head: &PredApp, defs: &Definitions<'_>) -> bool {
        let mut grown = false;
        let params = &self.system.preds[head.pred].params;
        let names = defs.names(head, params);
        for (place, arg) in head.args.iter().enumerate() {
            if !is_array(self.pool, *arg) {
                continue;
            }
            for (index, value) in self.elements(clause, *arg, defs) {
                let Some(index) = renamed(index, &names).filter(|index| !wraps(index)) else { continue };
                let sentinel = Sentinel { array: params[place], index, value };
                let known = &mut self.found[head.pred];
                if known.len() < MOST && !known.contains(&sentinel) {
                    known.push(sentinel);
                    grown = true;
                }
            }
        }
        grown
    }

    /// Elements of an array of a clause with constant values: those that are written to it or read from it, and those of the arrays
    /// from which it is made. Later writes may overwrite them: confirmation tells.
    fn elements(&self, clause: &Clause, array: Term, defs: &Definitions<'_>) -> Vec<(LinExpr, Term)> {
        let mut elements = Vec::new();
        for t in defs.parts(array) {
            let of = |(array, index, value): &(Term, Term, Term)| (*array == t).then_some((*index, *value));
            let written = (self.pool.op(t) == Op::Store).then(|| (self.pool.arg(t, 1), self.pool.arg(t, 2)));
            let known = defs.read.iter().filter_map(of).chain(written);
            for (index, value) in known.filter(|(_, value)| self.pool.as_num(*value).is_some()) {
                elements.extend(defs.forms(index).into_iter().map(|form| (form, value)));
            }
            for app in &clause.body {
                elements.extend(self.at(app, t));
            }
        }
        elements
    }

    /// The sentinels of a predicate of the body whose array is this one, with indices over constants of the clause.
    fn at(&self, app: &PredApp, array: Term) -> Vec<(LinExpr, Term)> {
        let params = &self.system.preds[app.pred].params;
        let is_its = |sentinel: &&Sentinel| {
            let place = params.iter().position(|param| *param == sentinel.array);
            place.is_some_and(|place| app.args[place] == array)
        };
        let carried = |sentinel: &Sentinel| {
            let mut index = sentinel.index.clone();
            for (param, arg) in params.iter().zip(&app.args) {
                index.substitute(*param, &LinExpr::of(self.pool, *arg));
            }
            (index, sentinel.value)
        };
        self.found[app.pred].iter().filter(is_its).map(carried).collect()
    }
}

/// What an index is where nothing wraps around: of each choice the case with the lesser constant.
fn straight(pool: &TermPool, index: Term) -> LinExpr {
    let mut e = LinExpr::of(pool, index);
    for _ in 0..MOST_FORMS {
        let Some((choice, [a, b])) = e.choice(pool) else { break };
        let nearer = if a.constant.abs() <= b.constant.abs() { a } else { b };
        e.substitute(choice, &nearer);
    }
    e
}

/// What an index of a clause is made of, over the parameters of an application's predicate: the numbers in it, and the index itself if it is a sum
/// of them.
fn read_by(index: &LinExpr, app: &PredApp, params: &[Term]) -> Vec<LinExpr> {
    let place = |t: Term| app.args.iter().position(|arg| *arg == t);
    let scaled = |t: &Term, factor: &Rat| Some(LinExpr::scaled(params[place(*t)?], factor.clone()));
    let numbers = index.terms.iter().filter_map(|(t, _)| scaled(t, &Rat::ONE));
    let whole: Option<Vec<LinExpr>> = index.terms.iter().map(|(t, factor)| scaled(t, factor)).collect();
    let constant = LinExpr::constant(index.constant.clone());
    let whole = whole.map(|terms| LinExpr::sum(terms.into_iter().chain([constant])));
    let mut by: Vec<LinExpr> = numbers.collect();
    by.extend(whole.filter(|whole| !whole.is_constant() && !by.contains(whole)));
    by
}

/// The arrays among the arguments of an application, with their places.
fn arrays(pool: &TermPool, app: &PredApp) -> Vec<(PredId, usize, Term)> {
    let args = app.args.iter().copied().enumerate();
    args.filter(|(_, arg)| is_array(pool, *arg)).map(|(place, arg)| (app.pred, place, arg)).collect()
}

/// What the constraint of a clause equates.
struct Definitions<'a> {
    pool: &'a TermPool,
    /// Arrays that constants of the clause are equal to.
    of: HashMap<Term, Term>,
    /// Sums that integer constants of the clause are equal to.
    sums: Vec<(Term, LinExpr)>,
    /// Elements that have constant values: array, index, value.
    read: Vec<(Term, Term, Term)>,
}

impl<'a> Definitions<'a> {
    /// Nothing if the clause is too large.
    fn of(pool: &'a TermPool, clause: &Clause) -> Option<Self> {
        let (mut of, mut sums, mut read) = (HashMap::default(), Vec::new(), Vec::new());
        if visit::size(pool, &[clause.constraint], MOST_TERMS) >= MOST_TERMS {
            return None;
        }
        let is_read = |(a, b): &(Term, Term)| pool.op(*a) == Op::Select && pool.as_num(*b).is_some();
        let element = |(a, b): (Term, Term)| (pool.arg(a, 0), pool.arg(a, 1), b);
        for part in pool.conjuncts(clause.constraint).into_iter().filter(|part| pool.op(*part) == Op::Eq) {
            for (a, b) in sides(pool, part) {
                if pool.as_constant(a).is_some() && !pool.sort(a).is_arith() {
                    of.entry(a).or_insert(b);
                }
            }
            read.extend(sides(pool, part).into_iter().filter(is_read).map(element));
            sums.extend(solved(pool, part));
        }
        // What is zero in some cases of a clause may be so in all that matter.
        for part in visit::postorder(pool, &[clause.constraint]).into_iter().filter(|t| pool.op(*t) == Op::Eq)
        {
            let zeros = sides(pool, part).into_iter().filter(is_read).map(element);
            let is_zero = |value: Term| pool.as_num(value).is_some_and(|value| value.is_zero());
            read.extend(zeros.filter(|known| is_zero(known.2) && !read.contains(known)).collect::<Vec<_>>());
        }
        Some(Definitions { pool, of, sums, read })
    }

    /// An array and those from which it is made: what it is equal to, cases of choices, and arrays before writes.
    fn parts(&self, array: Term) -> Vec<Term> {
        parts(self.pool, &self.of, array)
    }

    /// What an index may be, over constants of the clause: with each way through its conditions, and with definitions or without; what it
    /// is where nothing wraps around first.
    fn forms(&self, index: Term) -> Vec<LinExpr> {
        let mut forms = vec![straight(self.pool, index), LinExpr::of(self.pool, index)];
        forms.dedup();
        let mut done = 0;
        while done < forms.len() && forms.len() < MOST_FORMS {
            for (open, by) in self.ways(&forms[done]) {
                let mut form = forms[done].clone();
                form.substitute(open, &by);
                if !forms.contains(&form) {
                    forms.push(form);
                }
            }
            done += 1;
        }
        forms
    }

    /// What terms of an expression may be: the cases of choices, and sums that they are equal to.
    fn ways(&self, form: &LinExpr) -> Vec<(Term, LinExpr)> {
        let mut ways = Vec::new();
        for (t, _) in &form.terms {
            ways.extend(LinExpr::cases(self.pool, *t).into_iter().flatten().map(|case| (*t, case)));
            ways.extend(self.sums.iter().filter(|(of, _)| of == t).cloned());
        }
        ways
    }

    /// How constants of the clause are said by parameters of its head: those that are arguments of it, or are one plus a number.
    fn names(&self, head: &PredApp, params: &[Term]) -> HashMap<Term, LinExpr> {
        let mut names = HashMap::default();
        for (param, arg) in params.iter().zip(&head.args) {
            if self.pool.sort(*arg) != Sort::INT {
                continue;
            }
            let defined = self.sums.iter().filter(|(of, _)| of == arg).map(|(_, sum)| sum.clone());
            for form in std::iter::once(LinExpr::of(self.pool, *arg)).chain(defined) {
                if let [(t, factor)] = &form.terms[..]
                    && factor.is_one()
                {
                    let mut name = LinExpr::scaled(*param, Rat::ONE);
                    name.sub_assign(&LinExpr::constant(form.constant.clone()));
                    names.entry(*t).or_insert(name);
                }
            }
        }
        names
    }
}

/// Whether an index is what a larger number is in its word.
fn wraps(index: &LinExpr) -> bool {
    index.constant.abs() > Rat::from(i64::MAX)
}

/// The sides of an equation, both ways.
fn sides(pool: &TermPool, equation: Term) -> [(Term, Term); 2] {
    let (a, b) = (pool.arg(equation, 0), pool.arg(equation, 1));
    [(a, b), (b, a)]
}

/// The integer constants that an equation determines by its other terms, with the sums that they are.
fn solved(pool: &TermPool, equation: Term) -> Vec<(Term, LinExpr)> {
    let Some((sum, Rel::Eq)) = LinExpr::of_literal(pool, equation) else { return vec![] };
    let is_unit = |(t, factor): &&(Term, Rat)| {
        factor.abs().is_one() && pool.as_constant(*t).is_some() && pool.sort(*t) == Sort::INT
    };
    let solve = |(t, factor): &(Term, Rat)| {
        let mut rest = sum.clone();
        rest.remove(*t);
        (*t, rest.scale(&-factor))
    };
    sum.terms.iter().filter(is_unit).map(solve).collect()
}

/// An expression over constants of a clause as one over parameters of its head, if each is said by one.
fn renamed(index: LinExpr, names: &HashMap<Term, LinExpr>) -> Option<LinExpr> {
    let parts: Option<Vec<LinExpr>> =
        index.terms.iter().map(|(t, factor)| Some(names.get(t)?.clone().scale(factor))).collect();
    let constant = LinExpr::constant(index.constant);
    Some(LinExpr::sum(parts?.into_iter().chain([constant])))
}

#[cfg(test)]
mod tests;
