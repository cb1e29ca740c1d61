//! Bounds on equal sums in a conjunction: the strongest stay, contradictions show, and two that meet are an equation.
//!
//! The normal form of atoms (`sum <= numeral`, one id per sum) makes this a matter of look-up. Nothing is derived across
//! different sums.

use eufonium_base::{HashMap, Rat};
use eufonium_ir::{Op, Sort, Term, TermPool};

/// A bound and whether it is strict.
type Bound = Option<(Rat, bool)>;

/// What the conjunction says about one sum.
#[derive(Default)]
struct Range {
    lower: Bound,
    upper: Bound,
    equal: Vec<Rat>,
    unequal: Vec<Rat>,
    literals: usize,
}

/// One literal on a sum.
enum Fact {
    Lower(Rat, bool),
    Upper(Rat, bool),
    Equal(Rat),
    Unequal(Rat),
}

fn read(pool: &TermPool, literal: Term) -> Option<(Term, Fact)> {
    let (atom, negated) = pool.strip_not(literal);
    let op = pool.op(atom);
    if !matches!(op, Op::Le | Op::Lt | Op::Eq) {
        return None;
    }
    let sum = pool.arg(atom, 0);
    let k = pool.as_num(pool.arg(atom, 1))?.clone();
    let integral = pool.sort(sum) == Sort::INT;
    let fact = match (op, negated) {
        (Op::Le, false) => Fact::Upper(k, false),
        (Op::Le, true) if integral => Fact::Lower(&k + &Rat::ONE, false),
        (Op::Le, true) => Fact::Lower(k, true),
        (Op::Lt, false) => Fact::Upper(k, true),
        (Op::Lt, true) => Fact::Lower(k, false),
        (_, false) => Fact::Equal(k),
        (_, true) => Fact::Unequal(k),
    };
    Some((sum, fact))
}

impl Range {
    fn add(&mut self, fact: Fact) {
        self.literals += 1;
        match fact {
            Fact::Lower(k, strict) => {
                let better = self.lower.as_ref().is_none_or(|(l, s)| k > *l || (k == *l && strict && !s));
                if better {
                    self.lower = Some((k, strict));
                }
            }
            Fact::Upper(k, strict) => {
                let better = self.upper.as_ref().is_none_or(|(u, s)| k < *u || (k == *u && strict && !s));
                if better {
                    self.upper = Some((k, strict));
                }
            }
            Fact::Equal(k) => self.equal.push(k),
            Fact::Unequal(k) => self.unequal.push(k),
        }
    }

    fn admits(&self, k: &Rat) -> bool {
        let above = self.lower.as_ref().is_none_or(|(l, strict)| if *strict { k > l } else { k >= l });
        let below = self.upper.as_ref().is_none_or(|(u, strict)| if *strict { k < u } else { k <= u });
        above && below
    }

    /// Over the integers, moves bounds past excluded end points.
    fn shave(&mut self) {
        while let Some((l, false)) = &self.lower
            && self.unequal.contains(l)
        {
            self.lower = Some((l + &Rat::ONE, false));
        }
        while let Some((u, false)) = &self.upper
            && self.unequal.contains(u)
        {
            self.upper = Some((u - &Rat::ONE, false));
        }
    }

    /// Pushes the literals that say the same; `false` if they contradict each other.
    fn emit(mut self, pool: &mut TermPool, sum: Term, out: &mut Vec<Term>) -> bool {
        let sort = pool.sort(sum);
        if sort == Sort::INT {
            self.shave();
        }
        if let (Some((l, ls)), Some((u, us))) = (&self.lower, &self.upper) {
            if l > u || (l == u && (*ls || *us)) {
                return false;
            }
            if l == u {
                self.equal.push(l.clone());
            }
        }
        if let Some(k) = self.equal.first() {
            let consistent = self.equal.iter().all(|e| e == k) && !self.unequal.contains(k) && self.admits(k);
            let k = pool.num(k.clone(), sort);
            out.push(pool.eq(sum, k));
            return consistent;
        }
        let mut unequal = std::mem::take(&mut self.unequal);
        unequal.retain(|k| self.admits(k));
        for k in unequal {
            let k = pool.num(k, sort);
            let eq = pool.eq(sum, k);
            out.push(pool.not(eq));
        }
        if let Some((l, strict)) = self.lower {
            let l = pool.num(l, sort);
            out.push(if strict { pool.lt(l, sum) } else { pool.le(l, sum) });
        }
        if let Some((u, strict)) = self.upper {
            let u = pool.num(u, sort);
            out.push(if strict { pool.lt(sum, u) } else { pool.le(sum, u) });
        }
        true
    }
}

/// An equivalent list of conjuncts; `[false]` if bounds contradict each other.
pub(super) fn tighten(pool: &mut TermPool, conjuncts: Vec<Term>) -> Vec<Term> {
    let mut ranges: HashMap<Term, Range> = HashMap::default();
    let mut order = Vec::new();
    for &literal in &conjuncts {
        if let Some((sum, fact)) = read(pool, literal) {
            let range = ranges.entry(sum).or_default();
            if range.literals == 0 {
                order.push(sum);
            }
            range.add(fact);
        }
    }
    if ranges.values().all(|r| r.literals == 1) {
        return conjuncts;
    }
    let alone = |pool: &TermPool, literal: Term| match read(pool, literal) {
        Some((sum, _)) => ranges[&sum].literals == 1,
        None => true,
    };
    let mut out: Vec<Term> = conjuncts.iter().copied().filter(|&l| alone(pool, l)).collect();
    for sum in order {
        let range = ranges.remove(&sum).expect("each sum is listed once");
        if range.literals > 1 && !range.emit(pool, sum, &mut out) {
            return vec![pool.ff()];
        }
    }
    out
}
