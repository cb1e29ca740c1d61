//! The numbers that a clause compares a term with, and between which of them it surely lies.

use crate::ranges::{Range, Ranges};
use eufonium_base::{HashMap, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Sort, Term, TermPool, visit};

/// Most marks of a term on each side; those next to 0 are kept.
const MOST: usize = 5;
/// How deep origins of terms are looked for.
const DEPTH: usize = 4;

/// From which side a mark bounds a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The term is at least the mark.
    Low,
    /// The term is at most the mark.
    High,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::Low, Side::High];
}

/// What a clause says of one term.
#[derive(Clone, Debug)]
pub(super) struct Known {
    lows: Vec<Rat>,
    highs: Vec<Rat>,
    range: Range,
}

impl Known {
    /// The signs alone.
    pub(super) fn nothing() -> Self {
        let one = [Rat::ZERO, Rat::ONE];
        Known { lows: one.to_vec(), highs: one.iter().map(|n| -n).collect(), range: Range::default() }
    }

    /// The marks on a side.
    pub(super) fn marks(&self, side: Side) -> impl Iterator<Item = &Rat> + Clone {
        match side {
            Side::Low => self.lows.iter(),
            Side::High => self.highs.iter(),
        }
    }

    /// The marks on a side other than those next to 0 that all terms have.
    pub(super) fn asked(&self, side: Side) -> impl Iterator<Item = &Rat> + Clone {
        self.marks(side).filter(|n| n.abs() > Rat::ONE)
    }

    /// The same, or 0 if there are none.
    pub(super) fn outer(&self, side: Side) -> impl Iterator<Item = &Rat> + Clone {
        let none = self.asked(side).next().is_none();
        self.marks(side).filter(move |n| if none { n.is_zero() } else { n.abs() > Rat::ONE })
    }

    /// The ends of the range in which the term surely lies.
    pub(super) fn ends(&self) -> Option<[&Rat; 2]> {
        Some([self.range.low.as_ref()?, self.range.high.as_ref()?])
    }

    /// That `t`, of which this is known, is on this side of the mark.
    pub(super) fn condition(&self, pool: &mut TermPool, t: Term, side: Side, mark: &Rat) -> Term {
        let sure = match side {
            Side::Low => self.range.low.as_ref().is_some_and(|low| low >= mark),
            Side::High => self.range.high.as_ref().is_some_and(|high| high <= mark),
        };
        let number = pool.num(mark.clone(), pool.sort(t));
        match side {
            _ if sure => pool.tt(),
            Side::Low => pool.ge(t, number),
            Side::High => pool.le(t, number),
        }
    }
}

/// What a clause says of its terms.
pub(super) struct Marks {
    /// For each term the lower and the upper bounds that the clause asks about.
    asked: HashMap<Term, [Vec<Rat>; 2]>,
    /// For each two terms the distances that the clause asks about: `k` for `x + k <= z`.
    gaps: HashMap<[Term; 2], Vec<Rat>>,
    ranges: Ranges,
}

impl Marks {
    /// From the constraint of a clause.
    pub(super) fn new(pool: &TermPool, constraint: Term) -> Self {
        let (asked, gaps) = Default::default();
        let mut marks = Marks { asked, gaps, ranges: Ranges::of_conjuncts(pool, constraint) };
        for t in visit::postorder(pool, &[constraint]) {
            // Of an atom and its negation the atom is enough.
            if pool.op(t) != Op::Not
                && let Some((e, rel)) = LinExpr::of_literal(pool, t)
            {
                marks.compared(pool, &e, rel);
                marks.ordered(pool, &e, rel);
            }
        }
        marks
    }

    /// A comparison of one term with 0 marks where it begins to hold and where it ends, for the term, for its origins and for the factors of a
    /// product.
    fn compared(&mut self, pool: &TermPool, e: &LinExpr, rel: Rel) {
        let mut open = vec![e.clone()];
        while let Some(e) = open.pop() {
            let [(t, c)] = &e.terms[..] else { continue };
            open.extend(origins(pool, *t).into_iter().map(|origin| {
                let mut origin = origin.scale(c);
                origin.constant = &origin.constant + &e.constant;
                origin
            }));
            let at = -&(&e.constant * &c.recip());
            open.extend(root(pool, *t, &at).into_iter().flatten());
            let (low, high) = match (rel, c.is_negative(), pool.sort(*t) == Sort::INT) {
                (Rel::Eq | Rel::Ne, _, _) => (at.clone(), at),
                (_, false, true) => (&at.floor() + &Rat::ONE, at.floor()),
                (_, true, true) => (at.ceil(), &at.ceil() - &Rat::ONE),
                (_, _, false) => (at.clone(), at),
            };
            let [lows, highs] = self.asked.entry(*t).or_default();
            lows.push(low);
            highs.push(high);
        }
    }

    /// A comparison of two terms, or its negation, says that one is so far behind the other.
    fn ordered(&mut self, pool: &TermPool, e: &LinExpr, rel: Rel) {
        let [(x, a), (z, b)] = &e.terms[..] else { return };
        if !a.abs().is_one() || !(a + b).is_zero() {
            return;
        }
        let unit = if pool.sort(*x) == Sort::INT { Rat::ONE } else { Rat::ZERO };
        let pair = if a.is_one() { [*x, *z] } else { [*z, *x] };
        let (gap, back) = (e.constant.clone(), -&e.constant);
        let found = match rel {
            Rel::Eq | Rel::Ne => [[gap.clone(), &gap + &unit], [back.clone(), &back + &unit]],
            _ => [[gap.clone(), &gap + &unit], [&back + &unit, back]],
        };
        for (pair, gaps) in [pair, [pair[1], pair[0]]].into_iter().zip(found) {
            self.gaps.entry(pair).or_default().extend(gaps);
        }
    }

    /// The distances between two terms that the clause asks about: that of each to the next number too.
    pub(super) fn gaps(&self, pool: &TermPool, pair: [Term; 2]) -> Vec<Rat> {
        let mut gaps = self.gaps.get(&pair).cloned().unwrap_or_default();
        gaps.push(Rat::ZERO);
        gaps.extend((pool.sort(pair[0]) == Sort::INT).then_some(Rat::ONE));
        nearest(gaps)
    }

    /// The marks of a term and of its origins.
    fn reaching(&self, pool: &TermPool, t: Term) -> Vec<[Vec<Rat>; 2]> {
        let mut found = Vec::new();
        let mut open = vec![(LinExpr::of(pool, t), DEPTH)];
        while let Some((e, depth)) = open.pop() {
            let [(t, c)] = &e.terms[..] else { continue };
            if !c.is_one() {
                continue;
            }
            if let Some(marks) = self.asked.get(t) {
                found.push(marks.clone().map(|side| side.iter().map(|n| n + &e.constant).collect()));
            }
            let shifted = |mut inner: LinExpr| {
                inner.constant = &inner.constant + &e.constant;
                (inner, depth - 1)
            };
            if depth > 0 {
                open.extend(origins(pool, *t).into_iter().map(shifted));
            }
        }
        found
    }

    /// What is known of a term.
    pub(super) fn of(&self, pool: &TermPool, t: Term) -> Known {
        let range = self.ranges.of(pool, t);
        let Known { mut lows, mut highs, .. } = Known::nothing();
        for [more_lows, more_highs] in self.reaching(pool, t) {
            lows.extend(more_lows);
            highs.extend(more_highs);
        }
        let inside = |n: &Rat| {
            range.low.as_ref().is_none_or(|low| n >= low) && range.high.as_ref().is_none_or(|high| n <= high)
        };
        let chosen = |mut marks: Vec<Rat>| {
            marks.retain(|n| inside(n) && !is_word_bound(n));
            nearest(marks)
        };
        Known { lows: chosen(lows), highs: chosen(highs), range }
    }
}

/// The numbers next to 0, each once.
fn nearest(mut numbers: Vec<Rat>) -> Vec<Rat> {
    numbers.sort_unstable_by_key(|n| (n.abs(), n.clone()));
    numbers.dedup();
    numbers.truncate(MOST);
    numbers
}

/// Whether a number is next to the greatest of some word: planes through such points help no proof.
fn is_word_bound(n: &Rat) -> bool {
    let magnitude = n.to_i128().map(i128::unsigned_abs);
    magnitude.is_some_and(|m| m >= 1 << 15 && (m - 1..=m + 1).any(u128::is_power_of_two))
}

/// What a term is if some condition holds: the cases of a choice; the number of which it is a remainder, as words that are made shorter are.
fn origins(pool: &TermPool, t: Term) -> Vec<LinExpr> {
    match pool.op(t) {
        Op::Ite => LinExpr::cases(pool, t).into_iter().flatten().collect(),
        Op::Mod if pool.as_num(pool.arg(t, 1)).is_some() => vec![LinExpr::of(pool, pool.arg(t, 0))],
        _ => Vec::new(),
    }
}

/// For a product that is compared with a number: its factors against the square root, from both sides.
fn root(pool: &TermPool, t: Term, at: &Rat) -> Option<Vec<LinExpr>> {
    let is_product = pool.op(t) == Op::Mul && pool.sort(t) == Sort::INT;
    let at = at.abs().to_i128().filter(|_| is_product)?;
    let sides = [Rat::of_i128(at.isqrt()), Rat::of_i128(-at.isqrt())];
    let against = |factor: &Term| {
        sides.clone().map(|side| {
            let mut e = LinExpr::of(pool, *factor);
            e.constant = &e.constant - &side;
            e
        })
    };
    Some(pool.args(t).iter().flat_map(against).collect())
}
