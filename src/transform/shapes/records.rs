//! Which numbers are the indices of which arrays: the kinds of records that clauses speak of.
//!
//! A record by number is an index, and its fields are arrays (`program/memory/numbered`). What flows into what, and what is used as the index of which
//! array, tells kinds of indices apart by unification: the elements of `next` and the argument `head` are of one kind if both are indices of `next`.
//! Numerals, sums and comparisons join nothing: null belongs to each kind, and a counter is an index only where it is used as one.
//!
//! Invariant: kinds only choose which formulas are tried, so nothing rests on them.
//!
//! Source: Steensgaard, "Points-to analysis in almost linear time" (POPL 1996), with arrays in the place of references.

use super::watched::{self, Argument, base, leaves, watched};
use eufonium_base::{DisjointSets, HashMap, HashSet, Rat};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredId, Rel, Sort, Term, TermPool, visit};

/// Indices, or elements, that flow into each other.
pub(super) type Kind = usize;

/// What has a kind: a number, the indices of an array, or its elements. Numbers that are only watched have none of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Aspect {
    Value,
    Watched,
    Index,
    Element,
}

/// A place where a number or an array stands: an argument of a predicate, or a term of a clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Argument(PredId, usize),
    Term(usize, Term),
}

/// The kinds of all numbers and arrays over integers in a system.
#[derive(Debug, Default)]
pub(super) struct Records {
    ids: HashMap<(Aspect, Place), usize>,
    sets: DisjointSets,
    /// Numbers with the kind of what they are written as, or compared with.
    numerals: Vec<(usize, Term)>,
    /// Elements that are written and are no numerals, by what they are elements of.
    computed: Vec<usize>,
    /// Numbers with the kind of what is compared with them by order.
    thresholds: Vec<(usize, Rat)>,
    /// Numbers that are compared with each other.
    compared: Vec<(usize, usize)>,
    /// Arguments that are only watched; and them, with the kinds of what they are compared with or copied from.
    watched: HashSet<Argument>,
    of_watched: Vec<(usize, usize)>,
    /// Arguments at which clauses read or write records.
    visited: HashSet<(PredId, usize)>,
    /// Arguments that grow by a constant in some clause, and those that are copies of them.
    counts: HashSet<(PredId, usize)>,
    /// Those that grow themselves.
    growing: HashSet<(PredId, usize)>,
}

impl Records {
    pub(super) fn of(pool: &TermPool, system: &ChcSystem) -> Self {
        let mut records = Records::default();
        while records.count(pool, system) {}
        records.watched = watched(pool, system);
        records.watched.retain(|argument| !records.counts.contains(argument));
        for (i, clause) in system.clauses.iter().enumerate() {
            let here = watched::in_clause(clause, &records.watched);
            let mut roots = vec![clause.constraint];
            for app in clause.apps() {
                for (k, &arg) in app.args.iter().enumerate() {
                    roots.push(arg);
                    if records.watched.contains(&(app.pred, k)) {
                        records.watch(pool, &[(app.pred, k)], (i, arg), &here);
                    } else {
                        records.same(pool, Place::Argument(app.pred, k), Place::Term(i, arg), arg);
                    }
                }
            }
            for t in visit::postorder(pool, &roots) {
                records.term(pool, (i, &here), t);
                if matches!(pool.op(t), Op::Select | Op::Store) {
                    records.visit(clause, base(pool, pool.arg(t, 1)));
                }
            }
        }
        records
    }

    /// The kind of an argument that is a number.
    pub(super) fn of_number(&mut self, pred: PredId, argument: usize) -> Kind {
        self.kind(Aspect::Value, Place::Argument(pred, argument))
    }

    /// The kinds that an argument that is only watched may be of; of others none.
    pub(super) fn of_watched(&mut self, pred: PredId, argument: usize) -> Vec<Kind> {
        if !self.watched.contains(&(pred, argument)) {
            return Vec::new();
        }
        let own = self.kind(Aspect::Watched, Place::Argument(pred, argument));
        let sets = &mut self.sets;
        let mut kinds: Vec<Kind> = Vec::new();
        for (id, kind) in &self.of_watched {
            if sets.root(*id) == own {
                kinds.push(sets.root(*kind));
            }
        }
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// The kinds of the indices and of the elements of an argument that is an array.
    pub(super) fn of_array(&mut self, pred: PredId, argument: usize) -> (Kind, Kind) {
        let place = Place::Argument(pred, argument);
        (self.kind(Aspect::Index, place), self.kind(Aspect::Element, place))
    }

    /// The numerals that are written as numbers of this kind, or compared with them, in the order of the clauses.
    pub(super) fn numerals(&mut self, kind: Kind) -> Vec<Term> {
        of_kind(&mut self.sets, &self.numerals, kind)
    }

    /// Numbers that tell small numbers of this kind from larger ones, as clauses do, in their order.
    pub(super) fn thresholds(&mut self, kind: Kind) -> Vec<Rat> {
        of_kind(&mut self.sets, &self.thresholds, kind)
    }

    /// Whether clauses compare an argument with numbers of this kind.
    pub(super) fn is_compared(&mut self, pred: PredId, argument: usize, with: Kind) -> bool {
        let aspect = if self.watched.contains(&(pred, argument)) { Aspect::Watched } else { Aspect::Value };
        let own = self.kind(aspect, Place::Argument(pred, argument));
        let Records { sets, compared, .. } = self;
        compared.iter().any(|(a, b)| {
            let pair = (sets.root(*a), sets.root(*b));
            pair == (own, with) || pair == (with, own)
        })
    }

    /// Whether something of this kind is written that is no numeral.
    pub(super) fn is_computed(&mut self, kind: Kind) -> bool {
        self.computed.iter().any(|id| self.sets.root(*id) == kind)
    }

    /// Whether an argument may be the number of the next record.
    pub(super) fn is_count(&self, pred: PredId, argument: usize) -> bool {
        self.counts.contains(&(pred, argument))
    }

    /// Whether an argument counts records itself, where others are copies that loops may change.
    pub(super) fn grows(&self, pred: PredId, argument: usize) -> bool {
        self.growing.contains(&(pred, argument))
    }

    /// Whether clauses read or write the record of an argument.
    pub(super) fn is_visited(&self, pred: PredId, argument: usize) -> bool {
        self.visited.contains(&(pred, argument))
    }

    fn visit(&mut self, clause: &Clause, record: Term) {
        for app in &clause.body {
            let places = (0..app.args.len()).filter(|k| app.args[*k] == record);
            self.visited.extend(places.map(|k| (app.pred, k)));
        }
    }

    fn kind(&mut self, aspect: Aspect, place: Place) -> Kind {
        let id = self.id(aspect, place);
        self.sets.root(id)
    }

    fn id(&mut self, aspect: Aspect, place: Place) -> usize {
        *self.ids.entry((aspect, place)).or_insert_with(|| self.sets.add())
    }

    fn join(&mut self, a: (Aspect, Place), b: (Aspect, Place)) {
        let (a, b) = (self.id(a.0, a.1), self.id(b.0, b.1));
        self.sets.unite(a, b);
    }

    /// That two places hold the same, which `t` is; `a` is no numeral.
    fn same(&mut self, pool: &TermPool, a: Place, b: Place, t: Term) {
        if pool.sort(t) == Sort::INT {
            match pool.as_num(t) {
                None => self.join((Aspect::Value, a), (Aspect::Value, b)),
                Some(_) => self.numeral((Aspect::Value, a), t),
            }
        } else if is_array(pool, pool.sort(t)) && pool.op(t) == Op::ConstArray {
            // Many arrays begin as one.
            self.of_this_array(pool, (Aspect::Element, a), usize::MAX, pool.arg(t, 0));
        } else if is_array(pool, pool.sort(t)) {
            for aspect in [Aspect::Index, Aspect::Element] {
                self.join((aspect, a), (aspect, b));
            }
        } else if is_flags(pool, pool.sort(t)) && pool.op(t) != Op::ConstArray {
            self.join((Aspect::Index, a), (Aspect::Index, b));
        }
    }

    /// That arguments that are only watched may be what a term of a clause is, in which `here` is watched.
    fn watch(
        &mut self,
        pool: &TermPool,
        arguments: &[Argument],
        (clause, t): (usize, Term),
        here: &HashMap<Term, Vec<Argument>>,
    ) {
        let of = |(pred, k): Argument| (Aspect::Watched, Place::Argument(pred, k));
        for (&argument, leaf) in
            arguments.iter().flat_map(|a| leaves(pool, t).into_iter().map(move |l| (a, l)))
        {
            match here.get(&leaf) {
                Some(others) => others.iter().for_each(|other| self.join(of(argument), of(*other))),
                None if pool.as_num(leaf).is_none() => {
                    let (aspect, place) = of(argument);
                    let ids = (self.id(aspect, place), self.id(Aspect::Value, Place::Term(clause, leaf)));
                    self.of_watched.push(ids);
                }
                None => {}
            }
        }
    }

    fn numeral(&mut self, what: (Aspect, Place), numeral: Term) {
        let id = self.id(what.0, what.1);
        self.numerals.push((id, numeral));
    }

    /// That `value`, a term of the clause, is an element of an array, or that its indices are `value` and a constant.
    fn of_this_array(&mut self, pool: &TermPool, what: (Aspect, Place), clause: usize, value: Term) {
        match pool.as_num(value) {
            None => self.join(what, (Aspect::Value, Place::Term(clause, value))),
            Some(_) => self.numeral(what, value),
        }
    }

    /// What a term of a clause joins.
    fn term(&mut self, pool: &TermPool, (clause, here): (usize, &HashMap<Term, Vec<Argument>>), t: Term) {
        let at = |t: Term| Place::Term(clause, t);
        let args = pool.args(t);
        if let Some([a, b]) = watched::compared(pool, t) {
            for (a, b) in [(a, b), (b, a)] {
                if let Some(arguments) = here.get(&a) {
                    self.watch(pool, arguments, (clause, b), here);
                }
            }
        }
        match pool.op(t) {
            Op::Select if is_array(pool, pool.sort(args[0])) => {
                self.of_this_array(pool, (Aspect::Index, at(args[0])), clause, base(pool, args[1]));
                self.join((Aspect::Element, at(args[0])), (Aspect::Value, at(t)));
            }
            Op::Store if is_array(pool, pool.sort(t)) => {
                self.same(pool, at(t), at(args[0]), t);
                self.of_this_array(pool, (Aspect::Index, at(t)), clause, base(pool, args[1]));
                self.of_this_array(pool, (Aspect::Element, at(t)), clause, args[2]);
                if pool.as_num(args[2]).is_none() {
                    let element = self.id(Aspect::Element, at(t));
                    self.computed.push(element);
                }
            }
            Op::Select if is_flags(pool, pool.sort(args[0])) => {
                self.of_this_array(pool, (Aspect::Index, at(args[0])), clause, base(pool, args[1]));
            }
            Op::Store if is_flags(pool, pool.sort(t)) => {
                self.same(pool, at(t), at(args[0]), t);
                self.of_this_array(pool, (Aspect::Index, at(t)), clause, base(pool, args[1]));
            }
            Op::ConstArray if is_array(pool, pool.sort(t)) => {
                self.of_this_array(pool, (Aspect::Element, at(t)), clause, args[0]);
            }
            Op::Ite if leaves(pool, t).iter().any(|leaf| here.contains_key(leaf)) => {}
            Op::Ite => args[1..].iter().for_each(|arg| self.same(pool, at(t), at(*arg), *arg)),
            Op::Eq => {
                let (a, b) =
                    if pool.as_num(args[0]).is_some() { (args[1], args[0]) } else { (args[0], args[1]) };
                self.same(pool, at(a), at(b), b);
            }
            _ if pool.sort(t) == Sort::BOOL => self.bound(pool, (clause, here), t),
            _ => {}
        }
    }

    /// What a comparison says: of a number and a constant, that it is at most a threshold, or more; of two numbers, that they are compared.
    fn bound(&mut self, pool: &TermPool, (clause, here): (usize, &HashMap<Term, Vec<Argument>>), t: Term) {
        let Some((sum, Rel::Le)) = LinExpr::of_literal(pool, t) else { return };
        if let [(a, of_a), (b, of_b)] = &sum.terms[..]
            && (of_a + of_b).is_zero()
        {
            // What is watched is one with what it is copied from alone.
            let place = |number: &Term| match here.get(number).and_then(|arguments| arguments.first()) {
                Some((pred, k)) => (Aspect::Watched, Place::Argument(*pred, *k)),
                None => (Aspect::Value, Place::Term(clause, *number)),
            };
            let [a, b] = [a, b].map(place).map(|(aspect, place)| self.id(aspect, place));
            self.compared.push((a, b));
        }
        let [(number, factor)] = &sum.terms[..] else { return };
        let threshold = match () {
            () if factor.is_one() => -&sum.constant,
            () if *factor == Rat::MINUS_ONE => &sum.constant - &Rat::ONE,
            () => return,
        };
        let id = self.id(Aspect::Value, Place::Term(clause, *number));
        self.thresholds.push((id, threshold));
    }

    /// Looks once for arguments that grow by a constant, or are copies of those that do; whether there is a new one.
    fn count(&mut self, pool: &TermPool, system: &ChcSystem) -> bool {
        let before = self.counts.len();
        for clause in &system.clauses {
            let Some(head) = &clause.head else { continue };
            for (k, &arg) in head.args.iter().enumerate() {
                let is_copy = || {
                    clause.body.iter().any(|app| {
                        let copied = |j: usize| app.args[j] == arg && self.counts.contains(&(app.pred, j));
                        (0..app.args.len()).any(copied)
                    })
                };
                if pool.sort(arg) != Sort::INT {
                    continue;
                }
                if grows(pool, clause, arg) {
                    self.growing.insert((head.pred, k));
                    self.counts.insert((head.pred, k));
                } else if is_copy() {
                    self.counts.insert((head.pred, k));
                }
            }
        }
        self.counts.len() > before
    }
}

/// Whether this is the sort of arrays of integers.
pub(super) fn is_array(pool: &TermPool, sort: Sort) -> bool {
    pool.as_array(sort) == Some((Sort::INT, Sort::INT))
}

/// Whether this is the sort of arrays of truth values by integers.
pub(super) fn is_flags(pool: &TermPool, sort: Sort) -> bool {
    pool.as_array(sort) == Some((Sort::INT, Sort::BOOL))
}

/// Whether a number is in some case an argument of the body and a positive constant.
fn grows(pool: &TermPool, clause: &Clause, number: Term) -> bool {
    let mut open = vec![number];
    while let Some(t) = open.pop() {
        if pool.op(t) == Op::Ite {
            open.extend(&pool.args(t)[1..]);
            continue;
        }
        let is_argument = |t: Term| clause.body.iter().any(|app| app.args.contains(&t));
        // Where records differ in size, something else is added as well.
        let sum = LinExpr::of(pool, t);
        let from = |(number, factor): &(Term, Rat)| factor.is_one() && is_argument(*number);
        if sum.constant.is_positive() && (sum.terms.iter().any(from) || is_argument(t)) {
            return true;
        }
    }
    false
}

/// What is there of a kind, each once.
fn of_kind<T: Clone + PartialEq>(sets: &mut DisjointSets, all: &[(usize, T)], kind: Kind) -> Vec<T> {
    let mut found = Vec::new();
    for (id, item) in all {
        if sets.root(*id) == kind && !found.contains(item) {
            found.push(item.clone());
        }
    }
    found
}
