//! What is read, what is refused, and that nothing is normalised.

use super::{Problem, read_problem, read_proof};
use crate::smtlib::sexpr::Tree;
use eufonium_alethe::print;

fn read(text: &str) -> (Problem, Tree) {
    let mut tree = Tree::default();
    (read_problem(text.as_bytes(), &mut tree).expect("the parentheses match"), tree)
}

fn shown(text: &str) -> Vec<String> {
    let (problem, _) = read(text);
    assert_eq!(problem.unread, None, "{text}");
    problem.assertions.iter().map(|e| print::term(&problem.terms.exprs, *e)).collect()
}

const DECLARATIONS: &str = "(declare-fun x () Int) (declare-fun u () Real) (declare-fun p () Bool)
    (declare-sort S 0) (define-sort T () S) (declare-const a T) (declare-fun f (T Bool) S)";

#[test]
fn terms_stay_as_they_are_written() {
    let table = [
        ("(assert (> x (+ 1 x)))", "(> x (+ 1 x))"),
        ("(assert (not (not p)))", "(not (not p))"),
        ("(assert (let ((y (- x)) (x p)) (=> x (< y 3))))", "(=> p (< (- x) 3))"),
        ("(assert (= u 3 x))", "(= u 3.0 (to_real x))"),
        ("(assert (< u (- 2)))", "(< u (- 2.0))"),
        ("(assert (! (or p p) :named |the name|)) (assert |the name|)", "(or p p)"),
        (
            "(define-fun g ((x Int) (y Bool)) Bool (and y (= x 1))) (assert (g (* 2 x) p))",
            "(and p (= (* 2 x) 1))",
        ),
        ("(define-fun c () Real 1) (assert (= c u))", "(= 1.0 u)"),
        ("(assert (= (f a p) (f a true)))", "(= (f a p) (f a true))"),
    ];
    for (text, expected) in table {
        let found = shown(&format!("{DECLARATIONS} {text}"));
        assert!(found.iter().all(|t| t == expected) && !found.is_empty(), "{text}: {found:?}");
    }
}

#[test]
fn numerals_follow_the_logic() {
    let script = |logic: &str| format!("(set-logic {logic}) (declare-fun u () Real) (assert (< u 1))");
    assert_eq!(shown(&script("QF_LRA")), ["(< u 1.0)"]);
    assert_eq!(shown(&script("QF_LIRA")), ["(< u 1.0)"]);
}

#[test]
fn scopes_and_queries_select_the_assertions() {
    let script =
        "(declare-const p Bool) (declare-const q Bool) (assert p) (push 1) (assert q) (check-sat) (pop 1)
        (assert (not p)) (check-sat-assuming (q)) (get-proof) (assert false)";
    assert_eq!(shown(script), ["p", "(not p)", "q"]);
    assert_eq!(shown("(assert true) (push) (declare-const p Bool) (assert p) (pop)"), ["true"]);
}

#[test]
fn what_is_not_known_is_left_out() {
    for text in [
        "(assert (forall ((y Int)) (= y y)))",
        "(declare-fun b () (_ BitVec 3)) (assert (= b b))",
        "(assert (and p 1))",
        "(assert x)",
        "(assert (f a))",
        "(assert (= x a))",
        "(assert (let ((y)) p))",
    ] {
        let (problem, _) = read(&format!("{DECLARATIONS} {text} (assert p)"));
        assert!(problem.unread.is_some() && problem.assertions.len() == 1, "{text}");
    }
}

#[test]
fn proofs_are_read() {
    let (mut problem, mut tree) = read(DECLARATIONS);
    let text = "unsat (assume h (! (= x 1) :named @p_1))
        (step t1 (cl (not @p_1) p) :rule la_generic :premises (h h) :args (1 (/ 1 2) (- 3)))";
    let proof = read_proof(text, &mut problem.terms, &mut tree).expect("it is a proof");
    let again = print::proof(&problem.terms.exprs, &proof);
    assert!(
        again.ends_with("(not @p_1) p) :rule la_generic :premises (h h) :args (1 (/ 1.0 2.0) (- 3)))\n"),
        "{again}"
    );
    for bad in [
        "(assume h)",
        "(assume h x)",
        "(step t (cl p))",
        "(step t p :rule r)",
        "(step t (cl p) :rule r :premises (u))",
        "(step t (cl (and)) :rule r)",
        "(step t (cl p) :rule r :discharge (h))",
        "(assume 3 p)",
        "(lemma t (cl p) :rule r)",
    ] {
        assert!(read_proof(bad, &mut problem.terms, &mut tree).is_err(), "{bad}");
    }
}
