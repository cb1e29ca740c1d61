//! Questions: what has no predicates is decided, and its evidence is a derivation that the checker accepts.

use super::{CheckError, check_derivation, decide_question};
use eufonium_base::{Bits, Stats, Stop};
use eufonium_ir::{ChcSystem, Clause, Derivation, Sort, Term, TermPool};

fn query(constraint: Term) -> Clause {
    Clause { body: vec![], constraint, head: None, span: None }
}

fn decide(pool: &mut TermPool, constraints: &[Term]) -> Result<Option<Derivation>, CheckError> {
    let mut system = ChcSystem::new();
    system.clauses = constraints.iter().map(|c| query(*c)).collect();
    let decided = decide_question(pool, &system, &Stop::never(), &mut Stats::new());
    if let Ok(Some(derivation)) = &decided {
        assert_eq!(check_derivation(pool, &system, derivation), Ok(()));
    }
    decided
}

/// Every pair of bounds on one word of three bits, against counting.
#[test]
fn answers_are_those_of_counting() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::INT);
    for low in 0..6i64 {
        for high in 0..6i64 {
            let (l, h) = (pool.int(low), pool.int(high));
            let (above, below) = (pool.gt(x, l), pool.lt(x, h));
            let between = pool.and(&[above, below]);
            let never = pool.ff();
            let found = decide(&mut pool, &[never, between]).expect("it is decided");
            assert_eq!(found.is_some(), (low + 1..high).next().is_some(), "{low} {high}");
            assert!(found.is_none_or(|d| d.steps[0].clause == 1), "the clause that is not valid is applied");
        }
    }
}

#[test]
fn nothing_is_said_where_a_division_by_zero_decides() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::INT);
    let (zero, one) = (pool.int(0), pool.int(1));
    let quotient = pool.idiv(x, zero);
    let is_one = pool.eq(quotient, one);
    assert!(matches!(decide(&mut pool, &[is_one]), Err(CheckError::OpenMeaning { .. })));
}

/// Bounds of copies are asked about after the property: the first clause that is not valid is applied, also where a later one has more models.
#[test]
fn the_first_clause_that_is_not_valid_is_applied() {
    let mut pool = TermPool::new();
    let word = pool.bv_sort(16);
    let x = pool.constant("x", word);
    let (wanted, zero) = (pool.bits(Bits::from_u64(31_337, 16)), pool.bits(Bits::zero(16)));
    let rare = pool.eq(x, wanted);
    let is_zero = pool.eq(x, zero);
    let common = pool.not(is_zero);
    for (constraints, expected) in [(vec![rare, common], 0), (vec![common, rare], 0)] {
        let found = decide(&mut pool, &constraints).expect("it is decided").expect("both have models");
        assert_eq!(found.steps[0].clause, expected);
    }
    let never = pool.and2(rare, is_zero);
    assert_eq!(decide(&mut pool, &[never, never]), Ok(None));
    let found = decide(&mut pool, &[never, rare]).expect("it is decided").expect("the second has a model");
    assert_eq!(found.steps[0].clause, 1);
    // More clauses than are asked one by one.
    let found = decide(&mut pool, &[never, never, never, never, rare, common]).expect("it is decided");
    assert_eq!(found.expect("the fifth has a model").steps[0].clause, 4);
}
