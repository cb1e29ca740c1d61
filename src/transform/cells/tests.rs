//! Arrays at slots: what becomes of clauses, and interpretations on the way back.

use super::*;
use eufonium_base::Rat;
use eufonium_check::check_invariant;

/// `P(0, a)`; `P(i, a) & i < n => P(i + 1, a[4 i + 16 := a[4 i + 12]])`; `P(i, a) & 0 <= j < i & a[4 j + 16] != a[12] => false`.
fn spread(pool: &mut TermPool) -> ChcSystem {
    let array = pool.array_sort(Sort::INT, Sort::INT);
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[Sort::INT, array]);
    let [i, j, n] = ["i", "j", "n"].map(|n| pool.constant(n, Sort::INT));
    let a = pool.constant("a", array);
    let [zero, one, first] = [0, 1, 12].map(|n| pool.int(n));
    let at = |pool: &mut TermPool, t: Term, offset: i64| {
        let (scaled, offset) = (pool.scale(&Rat::from(4), t), pool.int(offset));
        pool.add(&[scaled, offset])
    };
    let (here, before, there) = (at(pool, i, 16), at(pool, i, 12), at(pool, j, 16));
    let copied = pool.select(a, before);
    let (next, written) = (pool.add(&[i, one]), pool.store(a, here, copied));
    let (element, origin) = (pool.select(a, there), pool.select(a, first));
    let (from, below, same) = (pool.le(zero, j), pool.lt(j, i), pool.eq(element, origin));
    let differ = pool.not(same);
    let app = |i, a| PredApp { pred: p, args: vec![i, a] };
    let clause = |body, constraint, head| Clause { body, constraint, head, span: None };
    system.clauses = vec![
        clause(vec![], pool.tt(), Some(app(zero, a))),
        clause(vec![app(i, a)], pool.lt(i, n), Some(app(next, written))),
        clause(vec![app(i, a)], pool.and(&[from, below, differ]), None),
    ];
    system
}

fn has_arrays(pool: &TermPool, clause: &Clause) -> bool {
    clause.vars(pool).iter().any(|v| pool.as_array(pool.sort(*v)).is_some())
}

#[test]
fn premises_are_instantiated_where_the_clause_reads() {
    let mut pool = TermPool::new();
    let system = spread(&mut pool);
    for (count, premises) in [(1, [0, 2, 2]), (2, [0, 6, 2])] {
        let seen =
            cells(&mut pool, &system, count, Instances::AtReads, &Stop::never()).expect("there is an array");
        let found: Vec<usize> = seen.system.clauses.iter().map(|c| c.body.len()).collect();
        assert_eq!(found, premises, "{count} slots");
        for clause in &seen.system.clauses {
            assert!(!has_arrays(&pool, clause), "arrays that are only read are gone");
            assert!(clause.apps().all(|app| app.args.len() == 2 * count + 1));
        }
    }
}

/// Two slots: the elements from the first one on are equal up to the counter.
#[test]
fn interpretations_come_back_with_quantifiers() {
    let stop = Stop::never();
    let mut pool = TermPool::new();
    let system = spread(&mut pool);
    let seen = cells(&mut pool, &system, 2, Instances::AtReads, &stop).expect("there is an array");
    let predicate = seen.system.preds.values().next().expect("P").clone();
    // Two slots, the counter, two cells, in the order of the arguments; slot 0 is `a[12]`.
    let [k, l, i, at_k, at_l] = predicate.params.clone().try_into().expect("five arguments");
    assert_eq!(pool.sort(at_k), Sort::INT);
    let first = pool.int(0);
    let (from_k, to_k) = (pool.le(first, k), pool.le(k, i));
    let (from_l, to_l) = (pool.le(first, l), pool.le(l, i));
    let same = pool.eq(at_k, at_l);
    let inside = pool.and(&[from_k, to_k, from_l, to_l]);
    let formula = pool.implies(inside, same);
    let inv = Invariant::inductive([formula].into_iter().collect());
    check_invariant(&mut pool, &seen.system, &inv, &stop).expect("an invariant of elements");
    let back = seen.invariant(&mut pool, inv);
    assert!(back.interp.values().all(|t| pool.has_quantifier(*t)));
    check_invariant(&mut pool, &system, &back, &stop).expect("an invariant of arrays");
}

#[test]
fn arrays_that_are_compared_stay() {
    let mut pool = TermPool::new();
    let mut system = spread(&mut pool);
    let array = pool.array_sort(Sort::INT, Sort::INT);
    let (a, b) = (pool.constant("a", array), pool.constant("b", array));
    let differ = pool.eq(a, b);
    system.clauses[2].constraint = pool.not(differ);
    let seen = cells(&mut pool, &system, 1, Instances::AtReads, &Stop::never()).expect("there is an array");
    assert!(has_arrays(&pool, &seen.system.clauses[2]));
}

#[test]
fn without_arrays_there_is_nothing_to_do() {
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    system.declare(&mut pool, "P", &[Sort::INT]);
    assert!(cells(&mut pool, &system, 1, Instances::AtReads, &Stop::never()).is_none());
}
