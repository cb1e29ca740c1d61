//! What the schemas share: the terms by operator and class, and the place where instances are offered.

use super::{Known, Lemma, SchemaId, View};
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::{Op, Term, TermPool};
use std::mem::{Discriminant, discriminant};

/// The truth of a literal in a view; that of an equality of words also by their classes.
pub(super) fn truth(pool: &TermPool, view: &dyn View, literal: Term) -> Option<bool> {
    let (atom, negated) = pool.strip_not(literal);
    let value = match pool.op(atom) {
        Op::True => Some(true),
        Op::False => Some(false),
        Op::Eq if pool.as_bv(pool.sort(pool.arg(atom, 0))).is_some() => {
            let (a, b) = (pool.arg(atom, 0), pool.arg(atom, 1));
            view.holds(pool, atom).or_else(|| view.equal(pool, a, b))
        }
        _ => view.holds(pool, atom),
    };
    value.map(|v| v != negated)
}

/// Confronts a view with instances of schemas.
pub(super) struct Finder<'a> {
    pub pool: &'a mut TermPool,
    view: &'a dyn View,
    known: &'a mut Known,
    limit: usize,
    schema: SchemaId,
    /// Instances that are false.
    found: Vec<Lemma>,
    /// Instances that are false as far as the view knows them.
    open: Vec<Lemma>,
    relevant: HashSet<Term>,
    /// By operator, without its parameters; in the order of ids.
    groups: Vec<(Op, Vec<Term>)>,
    /// The relevant terms that the view knows by their class, the classes in the order of their first terms.
    members: Vec<Vec<Term>>,
    place: HashMap<u32, usize>,
}

impl<'a> Finder<'a> {
    /// Indexes the terms.
    pub fn new(
        pool: &'a mut TermPool,
        view: &'a dyn View,
        terms: &[Term],
        known: &'a mut Known,
        limit: usize,
    ) -> Self {
        let mut sorted = terms.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let mut groups: Vec<(Op, Vec<Term>)> = Vec::new();
        let mut group_of: HashMap<Discriminant<Op>, usize> = HashMap::default();
        let mut members: Vec<Vec<Term>> = Vec::new();
        let mut place: HashMap<u32, usize> = HashMap::default();
        for &t in &sorted {
            let op = pool.op(t);
            let group = *group_of.entry(discriminant(&op)).or_insert_with(|| {
                groups.push((op, Vec::new()));
                groups.len() - 1
            });
            groups[group].1.push(t);
            if pool.as_bv(pool.sort(t)).is_none() {
                continue;
            }
            if let Some(class) = view.class(pool, t) {
                let at = *place.entry(class).or_insert_with(|| {
                    members.push(Vec::new());
                    members.len() - 1
                });
                members[at].push(t);
            }
        }
        let relevant = sorted.into_iter().collect();
        let schema = SchemaId::Value;
        let (found, open) = (Vec::new(), Vec::new());
        Finder { pool, view, known, limit, schema, found, open, relevant, groups, members, place }
    }

    /// Instances from here on are of this schema.
    pub fn begin(&mut self, schema: SchemaId) {
        self.schema = schema;
    }

    /// Whether enough was found.
    pub fn is_done(&self) -> bool {
        self.found.len() >= self.limit
    }

    /// The instances found, false ones first; those that there is no room for may come again.
    pub fn finish(mut self) -> Vec<Lemma> {
        let room = self.limit.saturating_sub(self.found.len()).min(self.open.len());
        for lemma in self.open.drain(room..) {
            self.known.remove(&lemma.clause);
        }
        self.found.append(&mut self.open);
        self.found
    }

    /// The relevant terms whose operator suits, in the order of ids within each operator.
    pub fn with_operator(&self, suits: fn(Op) -> bool) -> Vec<Term> {
        self.groups.iter().filter(|(op, _)| suits(*op)).flat_map(|(_, terms)| terms).copied().collect()
    }
    /// Whether the term is among the relevant ones, or a constant.
    pub fn is_relevant(&self, t: Term) -> bool {
        self.relevant.contains(&t) || self.pool.as_bits(t).is_some()
    }
    /// The number of classes.
    pub fn class_count(&self) -> usize {
        self.members.len()
    }
    /// The relevant terms of a class by its position, in the order of ids.
    pub fn class_at(&self, at: usize) -> &[Term] {
        &self.members[at]
    }
    /// The position of a term's class, if it has relevant terms.
    pub fn place(&self, t: Term) -> Option<usize> {
        self.place.get(&self.view.class(self.pool, t)?).copied()
    }
    /// The relevant terms of a term's class, that term itself among them if it is relevant.
    pub fn class_of(&self, t: Term) -> &[Term] {
        self.place(t).map_or(&[], |at| &self.members[at])
    }
    /// The constant that the view gives a term.
    pub fn constant(&self, t: Term) -> Option<Term> {
        if self.pool.as_bits(t).is_some() { Some(t) } else { self.view.constant(self.pool, t) }
    }
    /// The constant of the class of a term, else its first relevant term, else the term.
    pub fn representative(&self, t: Term) -> Term {
        self.constant(t).or_else(|| self.class_of(t).first().copied()).unwrap_or(t)
    }
    /// How many words in `t` are not relevant, up to 4.
    pub fn novelty(&self, t: Term) -> usize {
        let (mut stack, mut seen) = (vec![t], Vec::new());
        while let Some(t) = stack.pop() {
            if !self.is_relevant(t) && !seen.contains(&t) {
                if !self.pool.sort(t).is_bool() {
                    seen.push(t);
                }
                stack.extend_from_slice(self.pool.args(t));
            }
            if seen.len() >= 4 || stack.len() > 64 {
                return 4;
            }
        }
        seen.len()
    }

    /// The truth of a literal in the view.
    pub fn truth(&self, literal: Term) -> Option<bool> {
        truth(self.pool, self.view, literal)
    }
    /// Whether the view makes a literal true.
    pub fn is_true(&self, literal: Term) -> bool {
        self.truth(literal) == Some(true)
    }

    /// The equality as it stands.
    pub fn same(&mut self, a: Term, b: Term) -> Term {
        self.pool.raw_eq(a, b)
    }
    /// The constant of a number in a width.
    pub fn number(&mut self, n: u64, width: u32) -> Term {
        self.pool.bits(Bits::from_u64(n, width))
    }

    /// Offers `reasons -> conclusions`, a valid formula, all of literals.
    pub fn offer(&mut self, reasons: &[Term], conclusions: &[Term]) {
        let negated = self.pool.not_all(reasons);
        let mut clause: Vec<Term> = Vec::with_capacity(reasons.len() + conclusions.len());
        for &part in negated.iter().chain(conclusions) {
            clause.extend(self.pool.disjuncts(part));
        }
        let is_literal =
            |t: Term| !matches!(self.pool.op(self.pool.strip_not(t).0), Op::And | Op::Or | Op::Ite);
        if !clause.iter().all(|t| is_literal(*t)) {
            return;
        }
        clause.sort_unstable();
        clause.dedup();
        let truths: Vec<Option<bool>> = clause.iter().map(|t| self.truth(*t)).collect();
        let clash =
            clause.iter().any(|t| self.pool.op(*t) == Op::Not && clause.contains(&self.pool.arg(*t, 0)));
        if clash || truths.contains(&Some(true)) || self.known.contains(&clause) {
            return;
        }
        let lemma = Lemma { schema: self.schema, clause };
        let list = if truths.contains(&None) { &mut self.open } else { &mut self.found };
        if list.len() < self.limit {
            self.known.insert(lemma.clause.clone());
            list.push(lemma);
        }
    }

    /// Offers `reasons -> (a <-> b)` for literals.
    pub fn offer_same_truth(&mut self, reasons: &[Term], a: Term, b: Term) {
        let (na, nb) = (self.pool.not(a), self.pool.not(b));
        self.offer(reasons, &[na, b]);
        self.offer(reasons, &[nb, a]);
    }
}
