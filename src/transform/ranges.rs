//! Choices and remainders that the ranges of a clause's numbers decide.
//!
//! Words as integers come with wrap-around: `ite(i + 1 <= 2^64 - 1, i + 1, i + 1 - 2^64)`, several deep where an index is computed. Where
//! the conjuncts of a constraint bound `i`, one branch is left, and what was a chain of choices is a sum. Ranges are
//! found by propagation through the linear conjuncts and evaluated bottom up; conjuncts themselves stay, as they are what
//! the ranges rest on, so each clause is equivalent to what it was, given what else is known of its premises.
//!
//! Source: bounds propagation as in Davis, "Constraint propagation with interval labels" (Artificial Intelligence 1987), in few rounds.
//! Deliberately absent: ranges under the conditions of a choice.

use eufonium_base::{HashMap, Rat};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, Rel, Sort, Term, TermPool, visit};

/// Rounds of propagation, and of rewriting after it.
const ROUNDS: usize = 4;

/// The integers between two bounds.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Range {
    pub(crate) low: Option<Rat>,
    pub(crate) high: Option<Rat>,
}

impl Range {
    fn point(n: Rat) -> Self {
        Range { low: Some(n.clone()), high: Some(n) }
    }

    fn between(low: Rat, high: Rat) -> Self {
        Range { low: Some(low), high: Some(high) }
    }

    /// The least range with both.
    fn hull(&self, other: &Self) -> Self {
        let join = |a: &Option<Rat>, b: &Option<Rat>, least: bool| {
            let (a, b) = (a.clone()?, b.clone()?);
            Some(if (a <= b) == least { a } else { b })
        };
        Range { low: join(&self.low, &other.low, true), high: join(&self.high, &other.high, false) }
    }

    /// Takes what lies outside of the other range away; whether there was something.
    fn narrow(&mut self, other: &Self) -> bool {
        let mut changed = false;
        if let Some(low) = &other.low
            && self.low.as_ref().is_none_or(|old| old < low)
        {
            self.low = Some(low.clone());
            changed = true;
        }
        if let Some(high) = &other.high
            && self.high.as_ref().is_none_or(|old| old > high)
        {
            self.high = Some(high.clone());
            changed = true;
        }
        changed
    }

    fn scaled(&self, factor: &Rat) -> Self {
        let times = |bound: &Option<Rat>| bound.as_ref().map(|b| b * factor);
        match factor.is_negative() {
            true => Range { low: times(&self.high), high: times(&self.low) },
            false => Range { low: times(&self.low), high: times(&self.high) },
        }
    }

    fn plus(&self, other: &Self) -> Self {
        let sum = |a: &Option<Rat>, b: &Option<Rat>| Some(a.as_ref()? + b.as_ref()?);
        Range { low: sum(&self.low, &other.low), high: sum(&self.high, &other.high) }
    }

    /// Whether they may have a number in common.
    fn meets(&self, other: &Self) -> bool {
        let reaches = |low: &Option<Rat>, high: &Option<Rat>| match (low, high) {
            (Some(low), Some(high)) => low <= high,
            _ => true,
        };
        reaches(&self.low, &other.high) && reaches(&other.low, &self.high)
    }
}

/// The clauses with the choices decided that ranges decide, where `strong` has the same clauses with more in their constraints: what
/// is equivalent under those.
pub fn decide_choices(pool: &mut TermPool, system: &ChcSystem, strong: &ChcSystem) -> ChcSystem {
    let both = system.clauses.iter().zip(&strong.clauses);
    let clauses = both.map(|(clause, strong)| decided(pool, clause, strong.constraint)).collect();
    ChcSystem { preds: system.preds.clone(), clauses }
}

fn decided(pool: &mut TermPool, clause: &Clause, strong: Term) -> Clause {
    let mut clause = clause.clone();
    for _ in 0..ROUNDS {
        let conjuncts = pool.conjuncts(clause.constraint);
        let known = pool.and2(clause.constraint, strong);
        let ranges = Ranges::of_conjuncts(pool, known);
        let mut rewriting = Rewriting { ranges: &ranges, done: HashMap::default() };
        let constraint: Vec<Term> = conjuncts.iter().map(|t| rewriting.conjunct(pool, *t)).collect();
        let mut app = |app: &PredApp| {
            let args = app.args.iter().map(|arg| rewriting.term(pool, *arg)).collect();
            PredApp { pred: app.pred, args }
        };
        let body = clause.body.iter().map(&mut app).collect();
        let head = clause.head.as_ref().map(&mut app);
        let next = Clause { body, constraint: pool.and(&constraint), head, span: clause.span };
        let is_last =
            next.constraint == clause.constraint && next.body == clause.body && next.head == clause.head;
        clause = next;
        if is_last {
            break;
        }
    }
    clause
}

/// What is known of terms that are no sums.
pub(crate) struct Ranges {
    known: HashMap<Term, Range>,
}

impl Ranges {
    /// What the conjuncts of a formula say.
    pub(crate) fn of_conjuncts(pool: &TermPool, formula: Term) -> Self {
        let mut ranges = Ranges { known: HashMap::default() };
        ranges.propagate(pool, &pool.conjuncts(formula));
        ranges
    }

    fn propagate(&mut self, pool: &TermPool, conjuncts: &[Term]) {
        let mut rows: Vec<(LinExpr, bool)> = Vec::new();
        for &conjunct in conjuncts {
            match LinExpr::of_literal(pool, conjunct) {
                Some((e, Rel::Le)) if e.over_integers(pool) => rows.push((e, false)),
                Some((e, Rel::Lt)) if e.over_integers(pool) => rows.push((e, true)),
                Some((e, Rel::Eq)) if e.over_integers(pool) => {
                    rows.push((e.clone().scale(&Rat::MINUS_ONE), false));
                    rows.push((e, false));
                }
                _ => {}
            }
        }
        for _ in 0..ROUNDS {
            let mut changed = false;
            for (e, strict) in &rows {
                changed |= self.row(pool, e, *strict);
            }
            if !changed {
                break;
            }
        }
    }

    /// What `e <= 0` says of each of its terms.
    fn row(&mut self, pool: &TermPool, e: &LinExpr, strict: bool) -> bool {
        let parts: Vec<Range> = e.terms.iter().map(|(t, c)| self.of(pool, *t).scaled(c)).collect();
        let unbounded = parts.iter().filter(|part| part.low.is_none()).count();
        let mut changed = false;
        for (i, (t, c)) in e.terms.iter().enumerate() {
            if unbounded > usize::from(parts[i].low.is_none()) {
                continue;
            }
            let others = parts.iter().enumerate().filter(|(j, _)| *j != i);
            let least = others.fold(e.constant.clone(), |sum, (_, part)| {
                part.low.as_ref().map_or(sum.clone(), |low| &sum + low)
            });
            let bound = &-least * &c.recip();
            let range = match c.is_negative() {
                true if strict => Range { low: Some(&bound.floor() + &Rat::ONE), high: None },
                true => Range { low: Some(bound.ceil()), high: None },
                false if strict => Range { low: None, high: Some(&bound.ceil() - &Rat::ONE) },
                false => Range { low: None, high: Some(bound.floor()) },
            };
            changed |= self.known.entry(*t).or_default().narrow(&range);
        }
        changed
    }

    /// The range of a term whose parts are not looked into.
    pub(crate) fn of(&self, pool: &TermPool, t: Term) -> Range {
        match pool.as_num(t) {
            Some(n) => Range::point(n.clone()),
            None => self.known.get(&t).cloned().unwrap_or_default(),
        }
    }
}

struct Rewriting<'a> {
    ranges: &'a Ranges,
    /// Each term as it is rewritten, with the range of integers.
    done: HashMap<Term, (Term, Range)>,
}

impl Rewriting<'_> {
    /// A conjunct, in which everything but itself may be decided.
    fn conjunct(&mut self, pool: &mut TermPool, t: Term) -> Term {
        let (atom, negated) = pool.strip_not(t);
        let is_atom = !matches!(pool.op(atom), Op::And | Op::Or | Op::Ite);
        if !is_atom {
            return self.term(pool, t);
        }
        let args: Vec<Term> = pool.args(atom).to_vec();
        let args: Vec<Term> = args.into_iter().map(|arg| self.term(pool, arg)).collect();
        let atom = pool.rebuild(atom, &args);
        if negated { pool.not(atom) } else { atom }
    }

    fn term(&mut self, pool: &mut TermPool, root: Term) -> Term {
        for t in visit::postorder(pool, &[root]) {
            if !self.done.contains_key(&t) {
                let args: Vec<Term> = pool.args(t).iter().map(|a| self.done[a].0).collect();
                let new = self.simplified(pool, t, &args);
                let mut range = self.range(pool, t, new);
                range.narrow(&self.ranges.of(pool, t));
                self.done.entry(new).or_insert_with(|| (new, range.clone()));
                self.done.insert(t, (new, range));
            }
        }
        self.done[&root].0
    }

    /// The term with these arguments, or what ranges leave of it.
    fn simplified(&self, pool: &mut TermPool, t: Term, args: &[Term]) -> Term {
        match (pool.op(t), args) {
            (Op::Mod, &[a, m]) => {
                let period = pool.as_num(m).filter(|m| m.is_positive()).cloned();
                let whole = period.and_then(|m| self.remainder(pool, a, &m));
                whole.unwrap_or_else(|| pool.rebuild(t, args))
            }
            (Op::Eq, &[a, b]) if pool.sort(a) == Sort::INT => {
                match self.range_of(pool, a).meets(&self.range_of(pool, b)) {
                    true => pool.rebuild(t, args),
                    false => pool.ff(),
                }
            }
            (Op::Le, &[sum, bound]) if pool.sort(sum) == Sort::INT => {
                let new = pool.rebuild(t, args);
                let limit = pool.as_num(bound).cloned();
                let range = self.range_of(pool, sum);
                match (limit, range.low, range.high) {
                    (Some(limit), _, Some(high)) if high <= limit => pool.tt(),
                    (Some(limit), Some(low), _) if low > limit => pool.ff(),
                    _ => new,
                }
            }
            _ => pool.rebuild(t, args),
        }
    }

    /// The remainder of a term whose values lie in one or two periods: a sum, or a choice between two.
    fn remainder(&self, pool: &mut TermPool, a: Term, m: &Rat) -> Option<Term> {
        let range = self.range_of(pool, a);
        let (low, high) = (range.low?, range.high?);
        let start = &(&low / m).floor() * m;
        let next = &start + m;
        let shifted = |pool: &mut TermPool, by: &Rat| {
            let by = pool.num(-by, Sort::INT);
            pool.add(&[a, by])
        };
        if high < next {
            return Some(shifted(pool, &start));
        }
        if high >= &next + m {
            return None;
        }
        let last = pool.num(&next - &Rat::ONE, Sort::INT);
        let (first, then) = (pool.le(a, last), shifted(pool, &start));
        let otherwise = shifted(pool, &next);
        Some(pool.ite(first, then, otherwise))
    }

    /// The range of a rewritten term.
    fn range_of(&self, pool: &TermPool, t: Term) -> Range {
        match self.done.get(&t) {
            Some((_, range)) => range.clone(),
            None => self.linear(pool, t),
        }
    }

    fn linear(&self, pool: &TermPool, t: Term) -> Range {
        let e = LinExpr::of(pool, t);
        e.terms.iter().fold(Range::point(e.constant.clone()), |sum, (part, c)| {
            let range = match self.done.get(part) {
                Some((_, range)) if *part != t => range.clone(),
                _ => self.ranges.of(pool, *part),
            };
            sum.plus(&range.scaled(c))
        })
    }

    /// The range of `new`, which `t` was rewritten to.
    fn range(&self, pool: &TermPool, t: Term, new: Term) -> Range {
        if pool.sort(t) != Sort::INT {
            return Range::default();
        }
        match (pool.op(new), pool.args(new)) {
            (Op::Ite, &[_, a, b]) => self.range_of(pool, a).hull(&self.range_of(pool, b)),
            (Op::Mod, &[_, m]) => match pool.as_num(m) {
                Some(m) => Range::between(Rat::ZERO, &m.abs() - &Rat::ONE),
                None => Range::default(),
            },
            _ => self.linear(pool, new),
        }
    }
}

#[cfg(test)]
mod tests;
