//! Scripts whose proofs must be accepted without holes; and damaged proofs, of which none may show that a satisfiable
//! problem is unsatisfiable.

use super::{NoProof, prove};
use eufonium_alethe::{Expr, Proof, StepId};
use eufonium_base::Stop;
use eufonium_base::ids::Id;
use eufonium_check::alethe::{Report, check};
use eufonium_frontend::alethe::{Problem, read_problem, read_proof};
use eufonium_frontend::smtlib::sexpr::Tree;

const DECLARATIONS: &str = "(declare-sort U 0)
    (declare-fun a () U) (declare-fun b () U) (declare-fun c () U) (declare-fun f (U) U) (declare-fun r (U U) Bool)
    (declare-fun p () Bool) (declare-fun q () Bool) (declare-fun s () Bool) (declare-fun k (Bool) U)
    (declare-fun x () Int) (declare-fun y () Int) (declare-fun z () Int) (declare-fun h (Int) Int)
    (declare-fun u () Real) (declare-fun v () Real) (declare-fun g (Real) Real)";

fn read(body: &str) -> (Problem, Tree) {
    let mut tree = Tree::default();
    let problem = read_problem(format!("{DECLARATIONS} {body}").as_bytes(), &mut tree).expect("well formed");
    assert_eq!(problem.unread, None, "{body}");
    (problem, tree)
}

/// Unsatisfiable, with a proof that needs no hole; each part in brackets is needed.
const REFUTED: &[&str] = &[
    "(assert p) (assert (not p))",
    "(assert (not (not p))) (assert (=> p q s)) (assert (and q (not s)))",
    "(assert (xor p q s)) (assert (= p q)) (assert (not s))",
    "(assert (ite p q s)) (assert (not q)) (assert (=> s p))",
    "(assert (distinct p q)) (assert (= p q))",
    "(assert (distinct p q s))",
    "(assert (= a b)) (assert (not (= (f a) (f b))))",
    "(assert (= a (f (f a)))) (assert (= a (f (f (f a))))) (assert (not (= (f a) a)))",
    "(assert (= a b c)) (assert (r a c)) (assert (not (r b b)))",
    "(assert (distinct a b c)) (assert (or (= c b) (= b a)))",
    "(assert (= a (ite p b c))) (assert (=> p (= b c))) (assert (not (= a c)))",
    "(assert (not (= (k (and p q)) (k (and q p)))))",
    "(assert (not (= (k p) (k q)))) (assert (= p q))",
    "(assert (not (= (k (not p)) (k true)))) (assert (not p))",
    "(assert (< x y)) (assert (< y (+ x 1)))",
    "(assert (= (* 2 x) 5))",
    "(assert (= (+ (* 2 x) (* 4 y)) (+ z z 1)))",
    "(assert (and (<= (+ x y) 3) (>= x 2))) (assert (> (- y 1) 0))",
    "(assert (< u v)) (assert (<= (* 2 v) (+ u v)))",
    "(assert (not (= (+ x 1) (+ 1 x))))",
    "(assert (= x (+ x 1)))",
    "(assert (<= x y z)) (assert (< z x))",
    "(assert (not (= (h (+ x 1)) (h (+ 1 x)))))",
    "(assert (<= u v)) (assert (<= v u)) (assert (not (= (g u) (g v))))",
    "(assert (= (h x) 3)) (assert (= x y)) (assert (= (h y) 4))",
    "(assert (> (ite (< x y) x y) x))",
    "(assert (> (h (ite p x y)) (h y))) (assert (= x y))",
    "(assert (= (- (* 6 x) (* 3 y)) 1)) (assert (<= 0 x 9))",
    "(assert (= (+ x y) 3)) (assert (= (- x y) 2))",
    "(assert (= (to_real x) u)) (assert (< 1.0 u 2.0))",
    "(assert (let ((m (+ x y)) (n (- x y))) (and (> m 2) (< n 0) (< y 1))))",
    "(assert (! (> x y) :named one)) (assert (=> one p)) (assert (not p))",
    "(assert (or (= x 1) (= x 2))) (assert (not (= (h x) (h 1)))) (assert (= (h 2) (h 1)))",
];

#[test]
fn scripts_have_proofs_without_holes() {
    for body in REFUTED {
        let (mut problem, mut tree) = read(body);
        let proof = prove(&mut problem.terms.exprs, &problem.assertions, 0, &Stop::never());
        let proof = proof.unwrap_or_else(|e| panic!("{body}: {e}"));
        let text = super::text(&problem.terms.exprs, &proof);
        let report = check(&problem.terms.exprs, &problem.assertions, &proof);
        assert!(matches!(report, Ok(Report { holes: 0, .. })), "{body}: {report:?}\n{text}");
        // The text says the same.
        let again =
            read_proof(&text, &mut problem.terms, &mut tree).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(check(&problem.terms.exprs, &problem.assertions, &again), report, "{text}");
    }
}

#[test]
fn what_has_no_rule_is_a_hole() {
    for body in [
        "(assert (= (mod x 2) 2))",
        "(assert (> (* 3 (div x 3)) x))",
        "(assert (< (abs x) 0))",
        "(assert (> (to_real (to_int u)) u))",
    ] {
        let (mut problem, _) = read(body);
        let proof =
            prove(&mut problem.terms.exprs, &problem.assertions, 0, &Stop::never()).expect("unsatisfiable");
        let report =
            check(&problem.terms.exprs, &problem.assertions, &proof).expect("the other steps are right");
        assert!(report.holes > 0, "{body}");
    }
}

#[test]
fn satisfiable_problems_have_no_proof() {
    for body in
        ["", "(assert (or p q))", "(assert (< u 1.0)) (assert (> u 0.0))", "(assert (not (= (f a) (f b))))"]
    {
        let (mut problem, _) = read(body);
        let result = prove(&mut problem.terms.exprs, &problem.assertions, 0, &Stop::never());
        assert_eq!(result.err(), Some(NoProof::Satisfiable), "{body}");
    }
}

/// Damages one step. All ways are tried in turn by the number.
fn damage(proof: &mut Proof, exprs: &[Expr], n: u64) {
    let steps = proof.steps.len() as u64;
    let step: StepId = Id::from_usize((n % steps) as usize);
    let other: StepId = Id::from_usize((n / 7 % steps) as usize);
    let (how, which) = (n / steps % 8, (n / 11) as usize);
    let replacement = exprs[which % exprs.len()];
    let donor = proof.steps[other].clone();
    let target = &mut proof.steps[step];
    let place = which % target.clause.len().max(1);
    match how {
        0 if !target.clause.is_empty() => drop(target.clause.remove(place)),
        1 if !target.clause.is_empty() => target.clause[place] = replacement,
        2 => target.rule = donor.rule,
        3 if !target.premises.is_empty() => drop(target.premises.remove(which % target.premises.len())),
        4 => target.premises.push(other),
        5 if !target.args.is_empty() => target.args[0] = replacement,
        6 => target.clause = donor.clause,
        _ => target.clause.push(replacement),
    }
}

#[test]
fn damaged_proofs_refute_nothing_else() {
    let mut refused = 0;
    for body in REFUTED {
        let (mut problem, _) = read(body);
        let Ok(proof) = prove(&mut problem.terms.exprs, &problem.assertions, 0, &Stop::never()) else {
            continue;
        };
        // Without one of the assertions, the rest may be satisfiable; then nothing may refute it.
        let rest: Vec<Expr> = problem.assertions[1..].to_vec();
        let satisfiable =
            matches!(prove(&mut problem.terms.exprs, &rest, 0, &Stop::never()), Err(NoProof::Satisfiable));
        let exprs: Vec<Expr> = (0..problem.terms.exprs.len()).map(Id::from_usize).collect();
        let mut seed = 1u64;
        for _ in 0..400 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut damaged = proof.clone();
            damage(&mut damaged, &exprs, seed >> 20);
            refused += usize::from(check(&problem.terms.exprs, &problem.assertions, &damaged).is_err());
            if satisfiable {
                let claim = check(&problem.terms.exprs, &rest, &damaged);
                assert!(!matches!(claim, Ok(Report { holes: 0, .. })), "{body}: {claim:?}");
            }
        }
    }
    assert!(refused > 400 * REFUTED.len() / 2, "only {refused} damaged proofs were refused");
}
