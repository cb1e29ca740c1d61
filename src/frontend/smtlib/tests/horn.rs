//! Clauses of scripts in both dialects: what they become, and what is refused.

use super::show_error;
use crate::smtlib::horn::{self, Dialect, HornProblem};
use eufonium_base::Span;
use eufonium_ir::{PredApp, TermPool, print};

fn show_app(pool: &TermPool, problem: &HornProblem, app: &PredApp) -> String {
    let args: String = app.args.iter().map(|a| format!(" {}", print::term(pool, *a))).collect();
    format!("{}{args}", problem.system.preds[app.pred].name)
}

/// Each clause as `body, constraint => head`.
fn show_clauses(pool: &TermPool, problem: &HornProblem) -> Vec<String> {
    let clause = |c: &eufonium_ir::Clause| {
        let mut body: Vec<String> = c.body.iter().map(|a| show_app(pool, problem, a)).collect();
        body.push(print::term(pool, c.constraint));
        let head = c.head.as_ref().map_or("false".to_owned(), |h| show_app(pool, problem, h));
        format!("{} => {head}", body.join(", "))
    };
    problem.system.clauses.iter().map(clause).collect()
}

const PREDICATES: &str = "(set-logic HORN)(declare-fun P (Int) Bool)(declare-fun Q (Int) Bool)\
    (declare-fun B () Bool)(declare-fun R (Bool Int) Bool)(declare-fun c () Int)(declare-fun h (Int) Int)\n";

/// What a script says, if that is not what was expected.
fn horn_mismatch(text: &str, expected: &[&str]) -> Option<String> {
    let mut pool = TermPool::new();
    let shown = match horn::read(&mut pool, format!("{PREDICATES}{text}").as_bytes()) {
        Ok(problem) => {
            let mut vars = eufonium_base::HashSet::default();
            for clause in &problem.system.clauses {
                assert!(clause.vars(&pool).into_iter().all(|v| vars.insert(v)), "clauses share no constant");
            }
            show_clauses(&pool, &problem)
        }
        Err(e) => vec![show_error(&e)],
    };
    (shown != expected).then(|| format!("{text}\n  is  {shown:?}\n  not {expected:?}\n"))
}

fn check_horn(table: &[(&str, &[&str])]) {
    let wrong: Vec<String> =
        table.iter().filter_map(|(text, expected)| horn_mismatch(text, expected)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join(""));
}

#[test]
fn horn_shapes() {
    let table: &[(&str, &[&str])] = &[
        ("(forall ((x Int)) (=> (= x 0) (P x)))", &["(= x 0) => P x"]),
        ("(forall ((x Int)) (P x))", &["true => P x"]),
        ("(P 3)", &["true => P 3"]),
        ("B", &["true => B"]),
        ("(not (P 3))", &["P 3, true => false"]),
        ("(not (exists ((x Int)) (and (P x) (> x 3))))", &["P x, (> x 3) => false"]),
        ("(forall ((x Int)) (=> (P x) (=> (Q x) (> x 1) (P (+ x 1)))))", &["P x, Q x, (> x 1) => P (+ x 1)"]),
        ("(forall ((x Int)) (=> (and (P x) B) (< x 3)))", &["B, P x, (> x 2) => false"]),
        ("(forall ((x Int)) (=> (P x) false))", &["P x, true => false"]),
        ("(forall ((x Int)) (=> (P x) (not (Q x))))", &["P x, Q x, true => false"]),
        ("(forall ((x Int)) (=> (P x) (and (Q x) (P 1) (> x 0))))", {
            &["P x, true => Q x", "P x, true => P 1", "P x, (<= x 0) => false"]
        }),
        ("(forall ((x Int)) (=> (or (P x) (and (Q x) (> x 1)) (= x 7) (= x 8)) (P (- x))))", {
            &[
                "P x, true => P (* (- 1) x)",
                "Q x, (> x 1) => P (* (- 1) x)",
                "(or (= x 8) (= x 7)) => P (* (- 1) x)",
            ]
        }),
        ("(forall ((x Int)) (=> (exists ((y Int)) (and (P y) (= x (+ y 1)))) (Q x)))", {
            &["P y, (= x (+ y 1)) => Q x"]
        }),
        ("(forall ((x Int)) (=> (P x) (forall ((y Int)) (Q y))))", &["P x, true => Q y"]),
        ("(forall ((x Int)) (let ((a (P x)) (b (+ x 1))) (=> a (let ((a b)) (P a)))))", {
            &["P x, true => P (+ x 1)"]
        }),
        ("(and (P 1) (forall ((x Int)) (Q x)))", &["true => P 1", "true => Q x"]),
        ("(forall ((x Int)) (= (P x) (> x 0)))", &["(> x 0) => P x", "P x, (<= x 0) => false"]),
        ("(forall ((x Int)) (= (P x) (Q x)))", &["P x, true => Q x", "Q x, true => P x"]),
        ("(forall ((x Int)) (ite (> x 0) (P x) (Q x)))", &["(<= x 0) => Q x", "(> x 0) => P x"]),
        ("(forall ((x Int) (b Bool)) (=> (R b x) b (R (> x 0) 1)))", &["R b x, b => R (> x 0) 1"]),
        ("(=> (P 1) (P 1))", &[]),
        ("true", &[]),
        ("false", &["true => false"]),
    ];
    let wrong: Vec<String> =
        table.iter().filter_map(|(f, expected)| horn_mismatch(&format!("(assert {f})"), expected)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join(""));
    check_horn(&[(
        "(define-fun m ((a Int)) Bool (exists ((y Int)) (and (P y) (< y a))))\
        (assert (forall ((x Int)) (=> (m x) (m (+ x 1)) B)))",
        &["P y, P y, (and (>= x (+ y 1)) (>= x y)) => B"],
    )]);
}

#[test]
fn products_of_disjunctions_become_predicates() {
    let or = |i: usize| format!("(or (P (+ x {i})) (and (Q {i}) (> x {i})))");
    let text = |n: usize| {
        let parts: String = (0..n).map(or).collect();
        format!(
            "(declare-fun P (Int) Bool)(declare-fun Q (Int) Bool)\
            (assert (forall ((x Int)) (=> (and true {parts}) (P x))))(declare-fun Z () Bool)(assert Z)"
        )
    };
    let mut pool = TermPool::new();
    let few = horn::read(&mut pool, text(3).as_bytes()).expect("Horn");
    assert_eq!((few.system.preds.len(), few.system.clauses.len()), (3, 9));
    let many = horn::read(&mut pool, text(50).as_bytes()).expect("Horn");
    assert_eq!(many.declared, 3);
    let names: Vec<&str> = many.system.preds.values().take(3).map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["P", "Q", "Z"]);
    let last = many.system.clauses.last().and_then(|c| c.head.as_ref());
    assert_eq!(last.map(|h| many.system.preds[h.pred].name.as_str()), Some("Z"));
    assert!(
        many.system.preds.len() > 40 && many.system.clauses.len() < 3000,
        "{}",
        many.system.clauses.len()
    );
}

#[test]
fn refused_horn() {
    let table: &[(&str, &str)] = &[
        ("(assert (or (P 1)\n (Q 2)))", "malformed 3:2: not a Horn clause: its head would be `P` or `Q`"),
        ("(assert (xor (P 1) (Q 2)))", "malformed 2:20: not a Horn clause: its head would be `P` or `Q`"),
        (
            "(assert (exists ((x Int)) (P x)))",
            "unsupported 2:9: unsupported: an existential quantifier in a head",
        ),
        ("(assert (=> (forall ((x Int)) (P x)) (Q 1)))", {
            "unsupported 2:13: unsupported: a universal quantifier in a body"
        }),
        ("(assert (forall ((x Int)) (=> (= x (ite (P x) 1 2)) B)))", {
            "unsupported 2:31: unsupported: a predicate inside a term"
        }),
        (
            "(assert (R (P 1) 2))",
            "unsupported 2:12: unsupported: a predicate or quantifier inside an argument",
        ),
        ("(assert (P c))", "unsupported 2:12: unsupported in Horn clauses: the free constant `c`"),
        ("(assert (P (h 1)))", "unsupported 2:12: unsupported in Horn clauses: the function `h`"),
        ("(assert (forall ((x Int)) (P (div 1 x))))", {
            "unsupported 2:30: unsupported in Horn clauses: division by a term"
        }),
        ("(assert (forall ((x Int)) (P (mod x 0))))", {
            "unsupported 2:30: unsupported in Horn clauses: division by 0"
        }),
        ("(declare-sort U 0)(assert (forall ((x U) (y U)) (= x y)))", {
            "unsupported 2:52: unsupported in Horn clauses: the declared sort of `x`"
        }),
        (
            "(declare-sort U 0)(declare-fun S (U) Bool)",
            "unsupported 2:19: unsupported: a predicate over a declared sort",
        ),
        ("(check-sat)(check-sat)", "unsupported 2:12: unsupported: a second `check-sat`"),
        ("(check-sat)(assert B)", "unsupported 2:12: unsupported: a clause after the check"),
        ("(push)(assert B)(pop)", "unsupported 2:17: unsupported: `pop` of Horn clauses"),
        ("(rule B)(assert B)", "unsupported 2:9: unsupported: assertions and rules in one script"),
        ("(query B)(query B)", "unsupported 2:10: unsupported: a second `query`"),
        ("(check-sat-assuming (B))", "unsupported 2:1: unsupported: `check-sat-assuming` of Horn clauses"),
    ];
    let wrong: Vec<String> = table.iter().filter_map(|(text, e)| horn_mismatch(text, &[e])).collect();
    assert!(wrong.is_empty(), "{}", wrong.join(""));
}

#[test]
fn rule_dialect() {
    let text = "(set-info :status unsat)(declare-rel p (Int))(declare-rel bad ())(declare-var x Int)(declare-var y Int)\n\
        (rule (=> (= x 0) (p x)) start)(rule (=> (and (p x) (= y (+ x 1))) (p y)))\n\
        (rule (=> (and (p x) (< x 0)) bad))\n(query bad :print-certificate true)(get-model)";
    let mut pool = TermPool::new();
    let problem = horn::read(&mut pool, text.as_bytes()).expect("well formed");
    assert_eq!(
        show_clauses(&pool, &problem),
        ["(= x 0) => p x", "p x, (= y (+ x 1)) => p y", "p x, (<= x (- 1)) => bad", "bad, true => false"]
    );
    assert_eq!(problem.dialect, Dialect::Rules);
    assert_eq!(problem.status.as_deref(), Some("unsat"));
    assert_eq!(problem.pred_spans, [Span { line: 1, column: 25 }, Span { line: 1, column: 46 }]);
    assert_eq!((problem.declared, problem.has_check), (2, true));
    assert_eq!(problem.warnings, []);
    let text = "(declare-rel p (Int Bool))(declare-var x Int)(query p)";
    let problem = horn::read(&mut pool, text.as_bytes()).expect("well formed");
    assert_eq!(problem.system.clauses[0].body[0].args.len(), 2);
}

#[test]
fn files_without_a_question_may_be_cut_off() {
    for (text, place, question) in [
        ("(declare-fun p (Int) Bool)\n(assert (p 0))", (2, 1), "check-sat"),
        ("(declare-rel p (Int))\n\n(rule (p 0))", (3, 1), "query"),
        ("", (1, 1), "check-sat"),
    ] {
        let mut pool = TermPool::new();
        let problem = horn::read(&mut pool, text.as_bytes()).expect("well formed");
        let (line, column) = place;
        let message = format!("the file ends without `{question}`: it may be cut off");
        assert_eq!(problem.warnings, [(Span { line, column }, message)]);
    }
}
