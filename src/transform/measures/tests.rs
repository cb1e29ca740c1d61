//! Trees seen through measures: what becomes of clauses, and interpretations on the way back.

use super::*;
use eufonium_check::check_invariant;
use eufonium_ir::ConstructorDecl;

/// Lists of integers, with their two constructors.
fn lists(pool: &mut TermPool) -> (Sort, ConsId, ConsId) {
    let list = pool.declare_datatype("L");
    let cons = |name: &str, fields| ConstructorDecl { name: name.into(), fields, ambiguous: false };
    let fields = vec![("hd".to_owned(), Sort::INT), ("tl".to_owned(), list)];
    pool.define_datatype(list, vec![cons("nil", vec![]), cons("cons", fields)]);
    let both = pool.constructors(list);
    (list, both[0], both[1])
}

/// `P(nil, l, l)`; `P(a, b, c) => P(x a, b, x c)`; `P(a, b, c) & a = c & b is cons => false`.
fn append(pool: &mut TermPool) -> ChcSystem {
    let (list, nil, cons) = lists(pool);
    let mut system = ChcSystem::new();
    let p = system.declare(pool, "P", &[list; 3]);
    let [a, b, c] = ["a", "b", "c"].map(|n| pool.constant(n, list));
    let x = pool.constant("x", Sort::INT);
    let empty = pool.construct(nil, &[]);
    let [longer_a, longer_c] = [a, c].map(|tail| pool.construct(cons, &[x, tail]));
    let (same, more) = (pool.eq(a, c), pool.is_constructor(cons, b));
    let app = |args: [Term; 3]| PredApp { pred: p, args: args.to_vec() };
    let clause = |body, constraint, head| Clause { body, constraint, head, span: None };
    system.clauses = vec![
        clause(vec![], pool.tt(), Some(app([empty, b, b]))),
        clause(vec![app([a, b, c])], pool.tt(), Some(app([longer_a, b, longer_c]))),
        clause(vec![app([a, b, c])], pool.and(&[same, more]), None),
    ];
    system
}

#[test]
fn no_tree_is_left() {
    let every = [false, true];
    for (sums, tops) in every.into_iter().flat_map(|s| every.map(|t| (s, t))) {
        let mut pool = TermPool::new();
        let system = append(&mut pool);
        let measures = Measures { sums, tops, heights: true };
        let seen = measured(&mut pool, &system, measures, &Stop::never()).expect("there are lists");
        // A list has one branch, so its height is its size.
        let each = 1 + usize::from(sums) + 2 * usize::from(tops);
        for clause in &seen.system.clauses {
            assert!(clause.apps().all(|app| app.args.len() == 3 * each));
            assert!(clause.vars(&pool).into_iter().all(|v| !has_trees(&pool, pool.sort(v))));
        }
    }
}

#[test]
fn interpretations_come_back_with_folds() {
    let stop = Stop::never();
    let mut pool = TermPool::new();
    let system = append(&mut pool);
    let seen = measured(&mut pool, &system, Measures::default(), &stop).expect("there are lists");
    let params = seen.system.preds.values().next().expect("there is a predicate").params.clone();
    let sum = pool.add(&params[..2]);
    let zero = pool.int(0);
    let parts = [pool.eq(sum, params[2]), pool.ge(params[0], zero), pool.ge(params[1], zero)];
    let formula = pool.and(&parts);
    let found = Invariant::inductive(std::iter::once(formula).collect());
    check_invariant(&mut pool, &seen.system, &found, &stop).expect("the weaker clauses hold");
    let back = seen.invariant(&mut pool, found);
    check_invariant(&mut pool, &system, &back, &stop).expect("and so do the clauses");
}

#[test]
fn folds_are_definitions_by_recursion_on_fields() {
    let mut pool = TermPool::new();
    let (list, ..) = lists(&mut pool);
    let (tree, forest) = (pool.declare_datatype("T"), pool.declare_datatype("F"));
    let cons = |name: &str, fields| ConstructorDecl { name: name.into(), fields, ambiguous: false };
    let node = vec![("items".to_owned(), list), ("below".to_owned(), forest)];
    let more = vec![("first".to_owned(), tree), ("others".to_owned(), forest)];
    pool.define_datatype(tree, vec![cons("node", node)]);
    pool.define_datatype(forest, vec![cons("none", vec![]), cons("more", more)]);
    let all = Measures { sums: true, heights: true, tops: false };
    let folds = folds::declare(&mut pool, &[tree], all);
    let count = |sort| folds.get(&sort).map_or(0, Vec::len);
    // Items of trees count to the sum by their size. Only a forest has two branches, so heights are not defined for both.
    assert_eq!([list, tree, forest].map(count), [2, 1, 1]);
    for &f in folds.values().flatten() {
        assert!(pool.is_structural(f), "{}", pool.func(f).name);
    }
}

#[test]
fn clauses_without_trees_have_no_measures() {
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    let color = pool.declare_datatype("Color");
    let plain = |name: &str| ConstructorDecl { name: name.into(), fields: vec![], ambiguous: false };
    pool.define_datatype(color, vec![plain("red"), plain("green")]);
    system.declare(&mut pool, "P", &[Sort::INT, color]);
    assert!(!has_trees(&pool, color));
    assert!(measured(&mut pool, &system, Measures::default(), &Stop::never()).is_none());
}
