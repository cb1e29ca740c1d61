//! Generalised clauses: what is kept of their constants, and the instances that they have.

use super::columns::Columns;
use crate::schema::View;
use crate::schema::generalize::generalize;
use eufonium_base::{Bits, HashMap, Stop};
use eufonium_ir::{Term, TermPool};
use std::collections::BTreeMap;

/// A view that says nothing but of some atoms.
struct Says(HashMap<Term, bool>);

impl View for Says {
    fn holds(&self, pool: &TermPool, formula: Term) -> Option<bool> {
        let (atom, negated) = pool.strip_not(formula);
        self.0.get(&atom).map(|v| *v != negated)
    }
    fn class(&self, _: &TermPool, _: Term) -> Option<u32> {
        None
    }
    fn constant(&self, pool: &TermPool, t: Term) -> Option<Term> {
        pool.as_bits(t).map(|_| t)
    }
}

struct Setting {
    pool: TermPool,
    x: Term,
    y: Term,
}

fn setting() -> Setting {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(4);
    let (x, y) = (pool.constant("x", sort), pool.constant("y", sort));
    Setting { pool, x, y }
}

impl Setting {
    fn num(&mut self, n: u64) -> Term {
        self.pool.bits(Bits::from_u64(n, 4))
    }
    /// The constants of an instance's clause shape: all instances over these constants, each valid.
    fn instances(&mut self, clause: &[Term], numbers: &[u64]) -> Option<Vec<Vec<Term>>> {
        let pattern = generalize(&mut self.pool, clause, &Stop::never())?;
        let constants = numbers.iter().map(|n| self.num(*n)).collect();
        let constants = BTreeMap::from([(4, constants)]);
        let view = Says(HashMap::default());
        let lemmas = pattern.instances(&mut self.pool, &constants, &view);
        let mut columns = Columns::new(&self.pool, &[self.x, self.y]);
        for lemma in &lemmas {
            assert!(columns.valid(&self.pool, &lemma.clause));
        }
        Some(lemmas.into_iter().map(|l| l.clause).collect())
    }
}

#[test]
fn order_becomes_a_condition() {
    let mut s = setting();
    let (three, seven) = (s.num(3), s.num(7));
    let (low, high) = (s.pool.bv_ult(s.x, three), s.pool.bv_ult(s.x, seven));
    let clause = [s.pool.not(low), high];
    let found = s.instances(&clause, &[2, 5, 9]).expect("it is a pattern");
    assert_eq!(found.len(), 3, "2 < 5, 2 < 9, 5 < 9");
}

#[test]
fn successors_and_sums_become_conditions() {
    let mut s = setting();
    let (three, one, four) = (s.num(3), s.num(1), s.num(4));
    let next = s.pool.bv_add(&[s.x, one]);
    let (is, then) = (s.pool.eq(s.x, three), s.pool.raw_eq(next, four));
    let clause = [s.pool.not(is), then];
    // Of 1, 2, 3, 6: 1+1=2, 1+2=3, 2+1=3, 3+3=6.
    let found = s.instances(&clause, &[1, 2, 3, 6]).expect("it is a pattern");
    assert_eq!(found.len(), 4);
}

#[test]
fn constants_that_do_not_matter_are_free() {
    let mut s = setting();
    let five = s.num(5);
    let (a, b, same) = (s.pool.bv_ult(s.x, five), s.pool.bv_ult(s.y, five), s.pool.eq(s.x, s.y));
    let clause = [s.pool.not(a), s.pool.not(same), b];
    let found = s.instances(&clause, &[4, 7, 9]).expect("it is a pattern");
    assert_eq!(found.len(), 3);
}

#[test]
fn values_that_matter_stay() {
    let mut s = setting();
    let three = s.num(3);
    let low = s.pool.extract(0, 0, s.x);
    let one = s.pool.bits(Bits::one(1));
    let (is, odd) = (s.pool.eq(s.x, three), s.pool.raw_eq(low, one));
    let clause = [s.pool.not(is), odd];
    assert!(s.instances(&clause, &[1, 2, 3]).is_none());
    assert!(s.instances(&[s.pool.tt()], &[1]).is_none(), "no constants");
}

#[test]
fn satisfied_instances_are_not_given() {
    let mut s = setting();
    let five = s.num(5);
    let (a, b, same) = (s.pool.bv_ult(s.x, five), s.pool.bv_ult(s.y, five), s.pool.eq(s.x, s.y));
    let clause = [s.pool.not(a), s.pool.not(same), b];
    let pattern = generalize(&mut s.pool, &clause, &Stop::never()).expect("it is a pattern");
    let (nine, four) = (s.num(9), s.num(4));
    let constants = BTreeMap::from([(4, vec![nine, four])]);
    let (c, d) = (s.pool.bv_ult(s.x, nine), s.pool.bv_ult(s.y, nine));
    let e = s.pool.bv_ult(s.x, four);
    let view = Says([(same, true), (c, true), (d, false), (e, false)].into_iter().collect());
    let found = pattern.instances(&mut s.pool, &constants, &view);
    assert_eq!(found.len(), 1);
    assert!(found[0].clause.contains(&d));
}

#[test]
fn a_raised_token_ends_it() {
    let mut s = setting();
    let five = s.num(5);
    let a = s.pool.bv_ult(s.x, five);
    let clause = [a, s.pool.not(a)];
    let stop = Stop::never();
    stop.raise(eufonium_base::Interrupt::Timeout);
    assert!(generalize(&mut s.pool, &clause, &stop).is_none());
}
