use super::*;
use crate::{EngineChoice, EngineName, EngineOptions, Session, solve_chc};
use eufonium_absint::Domains;
use eufonium_check::check_invariant;
use eufonium_frontend::smtlib::horn;
use eufonium_ir::Outcome;

/// `x` counts to 10 in `P` and is handed on to `Q`, where it must not be `bad`.
fn counter(bad: &str) -> (TermPool, ChcSystem) {
    let text = format!(
        "(set-logic HORN)
         (declare-fun P (Int) Bool)
         (declare-fun Q (Int) Bool)
         (assert (P 0))
         (assert (forall ((x Int)) (=> (and (P x) (< x 10)) (P (+ x 1)))))
         (assert (forall ((x Int)) (=> (P x) (Q x))))
         (assert (forall ((x Int)) (=> (and (Q x) (= x {bad})) false)))
         (check-sat)"
    );
    let mut pool = TermPool::new();
    let problem = horn::read(&mut pool, text.as_bytes()).expect("the problem is read");
    (pool, problem.system)
}

/// What is left of candidates `x >= 0`, `x <= limit` for both predicates.
fn confirmed(limit: i64, stop: &Stop) -> (bool, Vec<usize>) {
    let (mut pool, system) = counter("11");
    let of = system.preds.values().map(|predicate| {
        let (x, zero, limit) = (predicate.params[0], pool.int(0), pool.int(limit));
        vec![pool.ge(x, zero), pool.le(x, limit)]
    });
    let mut facts = Facts { of: of.collect() };
    let mut confirmation =
        Confirmation { pool: &mut pool, system: &system, effort: Effort::aide(&Components::default()), stop };
    let done = confirmation.run(&mut facts);
    (done, facts.of.values().map(Vec::len).collect())
}

#[test]
fn what_is_not_inductive_is_dropped_with_what_rests_on_it() {
    assert_eq!(confirmed(10, &Stop::never()), (true, vec![2, 2]));
    assert_eq!(confirmed(5, &Stop::never()), (true, vec![1, 1]));
}

#[test]
fn nothing_is_confirmed_after_the_limit() {
    let stop = Stop::never();
    stop.raise(eufonium_base::Interrupt::Timeout);
    assert!(!confirmed(10, &stop).0);
    let (mut pool, system) = counter("11");
    assert!(find(&mut pool, &system, Effort::aide(&Components::default()), &stop).0.is_empty());
}

#[test]
fn facts_may_suffice() {
    for (bad, suffice) in [("11", true), ("10", false), ("5", false)] {
        let (mut pool, system) = counter(bad);
        let (facts, _) = find(&mut pool, &system, Effort::aide(&Components::default()), &Stop::never());
        let excluded =
            facts.exclude_queries(&mut pool, &system, Effort::aide(&Components::default()), &Stop::never());
        assert_eq!(excluded, suffice, "{bad}");
        if suffice {
            let invariant = facts.invariant(&mut pool);
            check_invariant(&mut pool, &system, &invariant, &Stop::never())
                .expect("the facts are an invariant");
        }
    }
}

#[test]
fn arguments_that_equations_determine_go() {
    let mut pool = TermPool::new();
    let params: Vec<Term> = ["x", "y", "z", "u"].map(|n| pool.constant(n, Sort::INT)).to_vec();
    let equation = |pool: &mut TermPool, factors: [i64; 4], constant: i64| {
        let mut sum = LinExpr::constant(Rat::from(constant));
        for (param, factor) in params.iter().zip(factors) {
            sum.add_scaled(&LinExpr::scaled(*param, Rat::ONE), &Rat::from(factor));
        }
        sum.to_atom(pool, Rel::Eq)
    };
    type Equations = &'static [([i64; 4], i64)];
    let table: [(Equations, usize); 6] = [
        (&[], 4),
        (&[([1, 2, 0, 0], 3)], 3),
        // No number has a factor of 1.
        (&[([3, 2, 0, 0], 0)], 4),
        (&[([1, -2, 0, 0], 0), ([0, 1, 1, 0], 7)], 2),
        // The second one says `3 y = 0` where the first one holds.
        (&[([1, -1, 0, 0], 0), ([1, 2, 0, 0], 0)], 3),
        (&[([1, 0, 0, 0], 1), ([0, 1, 0, 0], 2), ([0, 0, 1, 0], 3), ([0, 0, 0, 1], 4)], 0),
    ];
    for (equations, count) in table {
        let mut facts: Vec<Term> =
            equations.iter().map(|(factors, constant)| equation(&mut pool, *factors, *constant)).collect();
        let zero = pool.int(0);
        facts.push(pool.ge(params[0], zero));
        let needed = independent(&pool, &params, &facts);
        assert_eq!(needed.iter().filter(|needed| **needed).count(), count, "{equations:?}");
    }
}

#[test]
fn answers_without_determined_arguments_are_answers_about_the_system() {
    // What one number gains the other one loses; `s` is `10 n` and multiples of their sum.
    let text = "(set-logic HORN)
         (declare-fun P (Int Int Int Int) Bool)
         (assert (forall ((n Int)) (=> (> n 0) (P n 0 n (* 10 n)))))
         (assert (forall ((x Int) (y Int) (n Int) (s Int))
           (=> (and (P x y n s) (> x 0)) (P (- x 1) (+ y 1) n (+ s x y)))))
         (assert (forall ((x Int) (y Int) (n Int) (s Int)) (=> (and (P x y n s) (= BAD)) false)))
         (check-sat)";
    for (bad, safe) in
        [("s (- (* 10 n) 1)", true), ("s (* 11 n)", false), ("y (+ n 1)", true), ("y n", false)]
    {
        for preprocess in [true, false] {
            let mut pool = TermPool::new();
            let text = text.replace("BAD", bad);
            let system = horn::read(&mut pool, text.as_bytes()).expect("the problem is read").system;
            let (facts, _) = find(&mut pool, &system, Effort::aide(&Components::default()), &Stop::never());
            let strong = facts.strengthen(&mut pool, &system);
            let small = facts.without_determined(&mut pool, strong);
            assert!(small.preds.values().all(|p| p.sorts.len() == 3 && p.params.len() == 3));
            assert!(small.clauses.iter().all(|c| c.apps().all(|app| app.args.len() == 3)));
            let options = EngineOptions { preprocess, ..with_facts() };
            let stop = Stop::with_limits(None, Some(200_000_000));
            let (outcome, stats) = solve_chc(&mut pool, &system, &Session::new(options.clone()).under(&stop));
            assert_eq!(stats.get("check.failures"), 0, "{bad}");
            match outcome {
                Outcome::Safe(_) => assert!(safe, "{bad}"),
                Outcome::Unsafe(_) => assert!(!safe, "{bad}"),
                Outcome::Unknown(reason) => panic!("{bad}: {reason}"),
            }
        }
    }
}

/// The engine that has facts in front.
fn with_facts() -> EngineOptions {
    EngineOptions { facts: true, engine: EngineChoice::Named(EngineName::Spacer), ..EngineOptions::default() }
}

#[test]
fn answers_with_facts_are_answers_about_the_system() {
    let text = "(set-logic HORN)
         (declare-fun P (Int Int) Bool)
         (assert (forall ((n Int)) (=> (> n 3) (P 0 n))))
         (assert (forall ((x Int) (n Int)) (=> (and (P x n) (< x n)) (P (+ x 2) n))))
         (assert (forall ((x Int) (n Int)) (=> (and (P x n) (>= x n) (> x (+ n GAP))) false)))
         (check-sat)";
    for (gap, safe) in [("1", true), ("0", false)] {
        for preprocess in [true, false] {
            let mut pool = TermPool::new();
            let text = text.replace("GAP", gap);
            let system = horn::read(&mut pool, text.as_bytes()).expect("the problem is read").system;
            let options = EngineOptions { preprocess, ..with_facts() };
            let stop = Stop::with_limits(None, Some(200_000_000));
            let (outcome, stats) = solve_chc(&mut pool, &system, &Session::new(options.clone()).under(&stop));
            assert!(stats.get("facts.confirmed") > 0 && stats.get("check.failures") == 0);
            match outcome {
                Outcome::Safe(_) => assert!(safe),
                Outcome::Unsafe(_) => assert!(!safe),
                Outcome::Unknown(reason) => panic!("{reason}"),
            }
        }
    }
}

/// Whether facts of these domains alone exclude the violations, found in one analysis of the clauses as they are.
fn suffices(text: &str, domains: &str, backward: usize) -> bool {
    let mut pool = TermPool::new();
    let text = format!("(set-logic HORN)\n{text}\n(check-sat)");
    let system = horn::read(&mut pool, text.as_bytes()).expect("the problem is read").system;
    let domains = Domains::named(domains.split(',')).expect("these are names");
    let how = AnalysisOptions { domains, backward, ..AnalysisOptions::default() };
    let effort = Effort { phases: false, orders: false, rounds: false, ..Effort::whole(how) };
    let (facts, _) = find(&mut pool, &system, effort, &Stop::never());
    let excluded = facts.exclude_queries(&mut pool, &system, effort, &Stop::never());
    if excluded {
        let invariant = facts.invariant(&mut pool);
        check_invariant(&mut pool, &system, &invariant, &Stop::never()).expect("the facts are an invariant");
    }
    excluded
}

#[test]
fn what_each_domain_decides() {
    // Each with a domain that decides it, and others that do not.
    let table = [
        (
            // A sum of `i` numbers up to 1000.
            "(declare-fun P (Int Int Int) Bool)
             (assert (forall ((n Int)) (P 0 0 n)))
             (assert (forall ((i Int) (s Int) (n Int) (a Int))
               (=> (and (P i s n) (< i n) (<= 0 a) (<= a 1000)) (P (+ i 1) (+ s a) n))))
             (assert (forall ((i Int) (s Int) (n Int)) (=> (and (P i s n) (>= i n) (> s (* 1000 i))) false)))",
            "polyhedra",
            "intervals,congruences,zones,equalities,octagons",
        ),
        (
            // Two kinds of steps that take 2 and 3 from an account.
            "(declare-fun P (Int Int Int) Bool)
             (assert (forall ((c Int)) (=> (>= c 0) (P 0 0 c))))
             (assert (forall ((x Int) (y Int) (c Int))
               (=> (and (P x y c) (<= (+ (* 2 x) (* 3 y)) (- c 2))) (P (+ x 1) y c))))
             (assert (forall ((x Int) (y Int) (c Int))
               (=> (and (P x y c) (<= (+ (* 2 x) (* 3 y)) (- c 3))) (P x (+ y 1) c))))
             (assert (forall ((x Int) (y Int) (c Int)) (=> (and (P x y c) (> (+ x y) c)) false)))",
            "polyhedra",
            "intervals,congruences,zones,equalities,octagons",
        ),
        (
            // What one number gains the other one loses, and sometimes more.
            "(declare-fun P (Int Int) Bool)
             (assert (P 0 10))
             (assert (forall ((x Int) (y Int)) (=> (and (P x y) (> y 0)) (P (+ x 1) (- y 2)))))
             (assert (forall ((x Int) (y Int)) (=> (and (P x y) (> y 0)) (P (+ x 1) (- y 1)))))
             (assert (forall ((x Int) (y Int)) (=> (and (P x y) (> (+ x y) 10)) false)))",
            "intervals,octagons",
            "intervals,congruences,zones,equalities",
        ),
        (
            // A machine with the states 1, 4 and 9.
            "(declare-fun P (Int Int) Bool)
             (assert (P 1 0))
             (assert (forall ((s Int) (x Int)) (=> (and (P s x) (= s 1)) (P 4 (+ x 1)))))
             (assert (forall ((s Int) (x Int)) (=> (and (P s x) (= s 4)) (P 9 x))))
             (assert (forall ((s Int) (x Int)) (=> (and (P s x) (= s 9)) (P 1 (- x 2)))))
             (assert (forall ((s Int) (x Int)) (=> (and (P s x) (> s 4) (< s 9)) false)))",
            "intervals,pieces",
            "intervals,congruences,zones,equalities",
        ),
        (
            // 100 to 200, and 100 more: 200 to 44 around the end of the words.
            "(declare-fun P ((_ BitVec 8)) Bool)
             (declare-fun Q ((_ BitVec 8)) Bool)
             (assert (forall ((x (_ BitVec 8))) (=> (and (bvule #x64 x) (bvule x #xc8)) (P x))))
             (assert (forall ((x (_ BitVec 8))) (=> (P x) (Q (bvadd x #x64)))))
             (assert (forall ((y (_ BitVec 8))) (=> (and (Q y) (bvult #x2c y) (bvult y #xc8)) false)))",
            "words,wrapped",
            "words",
        ),
    ];
    for (text, with, without) in table {
        assert!(suffices(text, with, 0), "{with}: {text}");
        assert!(!suffices(text, without, 0), "{without}: {text}");
    }
}

#[test]
fn what_leads_to_a_violation_decides() {
    // From 7 on `x` grows by 2. Only a run that begins with 7 ends with it, and then 101 is not met.
    let text = "(declare-fun P (Int Int) Bool)
         (assert (forall ((b Int)) (P b 0)))
         (assert (forall ((b Int) (x Int)) (=> (and (P b x) (= b 7)) (P b (+ x 2)))))
         (assert (forall ((b Int) (x Int)) (=> (and (P b x) (not (= b 7))) (P b (+ x 1)))))
         (assert (forall ((b Int) (x Int)) (=> (and (P b x) (= b 7) (= x 101)) false)))";
    let domains = "intervals,congruences,zones,equalities";
    assert!(suffices(text, domains, 1) && !suffices(text, domains, 0));
    // With 100 it is a violation, and nothing excludes it.
    assert!(!suffices(&text.replace("101", "100"), domains, 3));
}

#[test]
fn equations_between_products_are_found() {
    // Cells of a square are counted row by row: `c = i * n`, and `c = i * n + j` in a row.
    let text = "(set-logic HORN)
         (declare-fun Rows (Int Int Int) Bool)
         (declare-fun Row (Int Int Int Int) Bool)
         (assert (forall ((n Int)) (=> (>= n 0) (Rows n 0 0))))
         (assert (forall ((n Int) (i Int) (c Int)) (=> (and (Rows n i c) (< i n)) (Row n i c 0))))
         (assert (forall ((n Int) (i Int) (c Int) (j Int))
           (=> (and (Row n i c j) (< j n)) (Row n i (+ c STEP) (+ j 1)))))
         (assert (forall ((n Int) (i Int) (c Int) (j Int)) (=> (and (Row n i c j) (>= j n)) (Rows n (+ i 1) c))))
         (assert (forall ((n Int) (i Int) (c Int))
           (=> (and (Rows n i c) (>= i n) (not (= c (* n n)))) false)))
         (check-sat)";
    for (step, suffice) in [("1", true), ("2", false), ("i", false)] {
        let mut pool = TermPool::new();
        let problem = horn::read(&mut pool, text.replace("STEP", step).as_bytes()).expect("it is read");
        let (facts, stats) =
            find(&mut pool, &problem.system, Effort::aide(&Components::default()), &Stop::never());
        assert_eq!(stats.get("facts.products") > 0, step != "i", "{step}");
        let effort = Effort::aide(&Components::default());
        let excluded = facts.exclude_queries(&mut pool, &problem.system, effort, &Stop::never());
        assert_eq!(excluded, suffice, "{step}");
    }
}
