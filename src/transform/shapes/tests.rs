//! Kinds of records, and what is said of them.

use super::super::cells::{Instances, cells};
use super::*;
use eufonium_base::Stop;
use eufonium_ir::{Clause, PredApp, Sort, visit};

/// Two lists that never meet, each with links and with a field of data.
struct Lists {
    pool: TermPool,
    system: ChcSystem,
    pred: PredId,
}

/// `P(head, count, next, data)` twice, with the step of a push.
fn lists() -> Lists {
    let mut pool = TermPool::new();
    let (array, mut system) = (pool.array_sort(Sort::INT, Sort::INT), ChcSystem::new());
    let sorts = [Sort::INT, Sort::INT, array, array];
    let pred = system.declare(&mut pool, "P", &[sorts, sorts].concat());
    let vars: Vec<Term> = [sorts, sorts].concat().into_iter().map(|sort| pool.fresh("v", sort)).collect();
    let (zero, one) = (pool.int(0), pool.int(1));
    let empty = pool.const_array(array, zero);
    let (constraint, span) = (pool.tt(), None);
    let start: Vec<Term> = (0..2).flat_map(|i| [zero, one, vars[4 * i + 2], empty]).collect();
    let mut pushed = Vec::new();
    for list in vars.chunks(4) {
        let &[head, count, next, data] = list else { unreachable!("lists are of four arguments") };
        let (grown, seven) = (pool.add(&[count, one]), pool.int(7));
        let (next, data) = (pool.store(next, count, head), pool.store(data, count, seven));
        pushed.extend([count, grown, next, data]);
    }
    let app = |args: Vec<Term>| PredApp { pred, args };
    system.clauses = vec![
        Clause { body: vec![], constraint, head: Some(app(start)), span },
        Clause { body: vec![app(vars.clone())], constraint, head: Some(app(pushed)), span },
    ];
    Lists { pool, system, pred }
}

#[test]
fn kinds_of_records_are_told_apart() {
    let Lists { pool, system, pred } = lists();
    let mut records = Records::of(&pool, &system);
    for first in [0, 4] {
        let (of, holds) = records.of_array(pred, first + 2);
        assert_eq!(of, holds, "links lead to records of the same kind");
        assert_eq!(records.of_number(pred, first), of, "the head is one");
        assert_eq!(records.of_array(pred, first + 3).0, of, "data is a field of them");
        assert_ne!(records.of_array(pred, first + 3).1, of, "data is no link");
        assert!(records.is_count(pred, first + 1), "the count grows");
        let data = records.of_array(pred, first + 3).1;
        let values: Vec<i64> =
            records.numerals(data).iter().filter_map(|n| pool.as_num(*n)?.to_i64()).collect();
        assert_eq!(values, [0, 7]);
    }
    assert_ne!(records.of_number(pred, 0), records.of_number(pred, 4), "lists that never meet are apart");
    assert!(has_links(&pool, &system));
}

/// The lists with a number that is that of some record of either of them, or null: `P(head, count, next, data, head, count, next, data, watched)`.
fn watched_lists() -> Lists {
    let Lists { mut pool, system: old, pred } = lists();
    let mut system = ChcSystem::new();
    let sorts: Vec<Sort> = old.preds[pred].sorts.iter().copied().chain([Sort::INT]).collect();
    let larger = system.declare(&mut pool, "P", &sorts);
    let watched = pool.fresh("watched", Sort::INT);
    let zero = pool.int(0);
    for (i, clause) in old.clauses.into_iter().enumerate() {
        let counts: Vec<Term> = clause.body.iter().flat_map(|app| [app.args[1], app.args[5]]).collect();
        let chosen = match counts[..] {
            [first, second] => {
                let [a, b] = ["a", "b"].map(|name| pool.fresh(name, Sort::BOOL));
                let later = pool.ite(b, second, watched);
                pool.ite(a, first, later)
            }
            _ => zero,
        };
        let with = |app: &PredApp, more: Term| PredApp {
            pred: larger,
            args: app.args.iter().copied().chain([more]).collect(),
        };
        let head = clause.head.as_ref().map(|head| with(head, chosen));
        let body: Vec<PredApp> = clause.body.iter().map(|app| with(app, watched)).collect();
        assert_eq!(body.len(), i, "a start and a step");
        system.clauses.push(Clause { body, head, ..clause });
    }
    Lists { pool, system, pred: larger }
}

#[test]
fn what_is_only_watched_joins_no_kinds_and_may_be_of_several() {
    let Lists { pool, mut system, pred } = watched_lists();
    let mut records = Records::of(&pool, &system);
    let mut kinds = [0, 4].map(|head| records.of_number(pred, head));
    assert_ne!(kinds[0], kinds[1], "the lists are apart");
    kinds.sort_unstable();
    assert_eq!(records.of_watched(pred, 8), kinds);
    assert!(records.of_watched(pred, 0).is_empty(), "the head is stored as a link");
    // As an index it is followed, and joins the lists.
    let step = &mut system.clauses[1];
    let (next, watched) = (step.body[0].args[2], step.body[0].args[8]);
    let mut pool = pool;
    let read = pool.select(next, watched);
    step.constraint = pool.eq(read, watched);
    let mut records = Records::of(&pool, &system);
    assert!(records.of_watched(pred, 8).is_empty());
    assert_eq!(records.of_number(pred, 0), records.of_number(pred, 4));
}

#[test]
fn no_link_passes_what_is_watched() {
    let Lists { mut pool, system, pred } = watched_lists();
    let seen = cells(&mut pool, &system, 2, Instances::AtReads, &Stop::never()).expect("there are arrays");
    let candidates = shapes(&mut pool, &system, &seen, Sentences::Usual);
    let params = &seen.system.preds[pred].params;
    let &[x, _] = seen.seen(pred).expect("arrays are seen").slots else { panic!("at two slots") };
    let watched = *params.last().expect("there are parameters");
    // For each list: a record behind what is watched has a link to what is not before it.
    let passes = |t: &&Term| {
        let literals = pool.disjuncts(**t);
        let about = |part: Term, a: Term| visit::any(&pool, part, |t| t == a);
        literals.iter().any(|part| about(*part, x) && about(*part, watched))
            && literals.iter().filter(|part| about(**part, watched)).count() >= 3
    };
    assert!(candidates[pred].iter().filter(passes).count() >= 2);
}

/// Arrays whose elements index nothing are no links, also where all of them begin as one constant array.
#[test]
fn arrays_of_data_have_no_links() {
    let Lists { mut pool, mut system, pred } = lists();
    let (zero, array) = (pool.int(0), pool.array_sort(Sort::INT, Sort::INT));
    let empty = pool.const_array(array, zero);
    let head = system.clauses[1].head.as_mut().expect("a step has a head");
    for first in [0, 4] {
        head.args[first + 2] = empty;
    }
    assert!(!has_links(&pool, &system), "nothing is stored in the arrays of links");
    assert_eq!(head_kinds(&pool, &system, pred), 4);
}

/// How many kinds of indices the arrays of the predicate have.
fn head_kinds(pool: &TermPool, system: &ChcSystem, pred: PredId) -> usize {
    let mut records = Records::of(pool, system);
    let mut kinds: Vec<Kind> = [2, 3, 6, 7].map(|i| records.of_array(pred, i).0).to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.len()
}

#[test]
fn candidates_are_about_parameters_alone_and_say_something() {
    let Lists { mut pool, system, pred } = lists();
    let seen = cells(&mut pool, &system, 2, Instances::AtReads, &Stop::never()).expect("there are arrays");
    let candidates = shapes(&mut pool, &system, &seen, Sentences::Usual);
    let more = shapes(&mut pool, &system, &seen, Sentences::Closed);
    let params = seen.system.preds[pred].params.clone();
    assert!(candidates[pred].len() > 50);
    assert!(candidates[pred].iter().all(|t| more[pred].contains(t)), "no sentence is lost");
    for &candidate in &more[pred] {
        let free: Vec<Term> = visit::postorder(&pool, &[candidate])
            .into_iter()
            .filter(|t| pool.as_constant(*t).is_some())
            .collect();
        assert!(!free.is_empty() && free.iter().all(|t| params.contains(t)));
    }
    let mut distinct = more[pred].clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), more[pred].len(), "none is there twice");
    // Each link leads to null or to a record that has the data of those in use.
    let &[_, y] = seen.seen(pred).expect("arrays are seen").slots else { panic!("at two slots") };
    let says_where = |t: &&Term| {
        let literals = pool.disjuncts(**t);
        literals.len() == 4 && visit::any(&pool, **t, |part| part == y)
    };
    assert!(candidates[pred].iter().any(|t| says_where(&t)));
}

/// The list begins with a record that has the property, and what has it leads to what has it, behind the head that a loop is at.
#[test]
fn lists_of_what_was_kept_are_closed() {
    let Lists { mut pool, system, pred } = lists();
    let seen = cells(&mut pool, &system, 2, Instances::AtAccesses, &Stop::never()).expect("there are arrays");
    let candidates = shapes(&mut pool, &system, &seen, Sentences::Closed);
    let old = system.preds[pred].params.clone();
    let of_pred = seen.seen(pred).expect("arrays are seen");
    let &[x, y] = of_pred.slots else { panic!("at two slots") };
    let seven = pool.int(7);
    for list in old.chunks(4) {
        let &[_, count, next, data] = list else { unreachable!("lists are of four arguments") };
        let (links, data) = (of_pred.elements(next), of_pred.elements(data));
        let [zero, one] = [0, 1].map(|n| pool.int(n));
        let (has, next_has) = (pool.eq(data[0], seven), pool.eq(data[1], seven));
        let (made, below, ends) = (pool.gt(x, zero), pool.lt(x, count), pool.eq(links[0], zero));
        let used = pool.and2(made, below);
        let (not_used, not_has, leads) = (pool.not(used), pool.not(has), pool.eq(y, links[0]));
        let elsewhere = pool.not(leads);
        let closed = pool.or(&[not_used, not_has, ends, elsewhere, next_has]);
        assert!(candidates[pred].contains(&closed), "what has it leads to what has it");
        let after = pool.add(&[links[0], one]);
        let neighbor = pool.eq(after, x);
        let older = pool.or(&[not_used, ends, neighbor]);
        assert!(candidates[pred].contains(&older), "links lead to the neighbor");
    }
}
