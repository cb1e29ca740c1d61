//! A table for each rule, with steps that must be refused; and proofs damaged at random.

use super::{ProofError, check, follows};
use eufonium_alethe::proof::ASSUME;
use eufonium_alethe::{Expr, Proof};

use eufonium_frontend::alethe::{Problem, read_problem, read_proof};
use eufonium_frontend::smtlib::sexpr::Tree;

const DECLARATIONS: &str = "
    (declare-sort U 0)
    (declare-fun a () U) (declare-fun b () U) (declare-fun c () U) (declare-fun d () U)
    (declare-fun f (U) U) (declare-fun g (U U) U) (declare-fun r (U U) Bool)
    (declare-fun p () Bool) (declare-fun q () Bool) (declare-fun s () Bool)
    (declare-fun x () Int) (declare-fun y () Int) (declare-fun z () Int)
    (declare-fun u () Real) (declare-fun v () Real) (declare-fun h (Int) Int)";

fn problem() -> (Problem, Tree) {
    let mut tree = Tree::default();
    (read_problem(DECLARATIONS.as_bytes(), &mut tree).expect("the declarations are well formed"), tree)
}

/// Whether `(step t (cl clause) :rule rule :args (args))` follows from premises, each the literals of a clause.
fn holds(rule: &str, premises: &[&str], clause: &str, args: &str) -> bool {
    let (mut problem, mut tree) = problem();
    let mut text = String::new();
    for (i, p) in premises.iter().enumerate() {
        text += &format!("(step h{i} (cl {p}) :rule hole)\n");
    }
    let names: Vec<String> = (0..premises.len()).map(|i| format!("h{i}")).collect();
    let attributes =
        if names.is_empty() { String::new() } else { format!(":premises ({})", names.join(" ")) };
    let args = if args.is_empty() { String::new() } else { format!(":args ({args})") };
    text += &format!("(step t (cl {clause}) :rule {rule} {attributes} {args})\n");
    let proof = read_proof(&text, &mut problem.terms, &mut tree).expect("the step is well formed");
    let step = proof.steps.values().last().expect("there is a step");
    let premises: Vec<&[Expr]> = step.premises.iter().map(|p| proof.steps[*p].clause.as_slice()).collect();
    follows(&problem.terms.exprs, &step.rule, &premises, &step.clause, &step.args).expect("the rule is known")
}

type Row = (&'static str, &'static [&'static str], &'static str, &'static str, bool);

#[test]
fn schemes() {
    let table: &[Row] = &[
        ("true", &[], "true", "", true),
        ("true", &[], "false", "", false),
        ("true", &[], "true true", "", false),
        ("false", &[], "(not false)", "", true),
        ("false", &[], "(not true)", "", false),
        ("not_not", &[], "(not (not (not p))) p", "", true),
        ("not_not", &[], "(not (not (not p))) q", "", false),
        ("not_not", &[], "(not (not p)) p", "", false),
        ("xor_pos1", &[], "(not (xor p q)) p q", "", true),
        ("xor_pos1", &[], "(not (xor p q)) p (not q)", "", false),
        ("xor_pos2", &[], "(not (xor p q)) (not p) (not q)", "", true),
        ("xor_pos2", &[], "(not (xor p q)) (not p) q", "", false),
        ("xor_neg1", &[], "(xor p q) p (not q)", "", true),
        ("xor_neg1", &[], "(xor p q) p q", "", false),
        ("xor_neg2", &[], "(xor p q) (not p) q", "", true),
        ("xor_neg2", &[], "(xor p q) p q", "", false),
        ("implies_pos", &[], "(not (=> p q)) (not p) q", "", true),
        ("implies_pos", &[], "(not (=> p q)) p q", "", false),
        ("implies_pos", &[], "(not (=> p q s)) (not p) q", "", false),
        ("implies_neg1", &[], "(=> p q) p", "", true),
        ("implies_neg1", &[], "(=> p q) q", "", false),
        ("implies_neg2", &[], "(=> p q) (not q)", "", true),
        ("implies_neg2", &[], "(=> p q) (not p)", "", false),
        ("equiv_pos1", &[], "(not (= p q)) p (not q)", "", true),
        ("equiv_pos1", &[], "(not (= p q)) p q", "", false),
        ("equiv_pos2", &[], "(not (= p q)) (not p) q", "", true),
        ("equiv_pos2", &[], "(not (= p q)) (not p) s", "", false),
        ("equiv_neg1", &[], "(= p q) (not p) (not q)", "", true),
        ("equiv_neg1", &[], "(= p q) (not p) q", "", false),
        ("equiv_neg2", &[], "(= p q) p q", "", true),
        ("equiv_neg2", &[], "(= p q) p (not q)", "", false),
        ("ite_pos1", &[], "(not (ite p q s)) p s", "", true),
        ("ite_pos1", &[], "(not (ite p q s)) p q", "", false),
        ("ite_pos2", &[], "(not (ite p q s)) (not p) q", "", true),
        ("ite_pos2", &[], "(not (ite p q s)) (not p) s", "", false),
        ("ite_neg1", &[], "(ite p q s) p (not s)", "", true),
        ("ite_neg1", &[], "(ite p q s) p s", "", false),
        ("ite_neg2", &[], "(ite p q s) (not p) (not q)", "", true),
        ("ite_neg2", &[], "(ite p q s) p (not q)", "", false),
        ("xor1", &["(xor p q)"], "p q", "", true),
        ("xor1", &["(xor p q)"], "p s", "", false),
        ("xor2", &["(xor p q)"], "(not p) (not q)", "", true),
        ("xor2", &["(xor p q)"], "p q", "", false),
        ("not_xor1", &["(not (xor p q))"], "p (not q)", "", true),
        ("not_xor1", &["(xor p q)"], "p (not q)", "", false),
        ("not_xor2", &["(not (xor p q))"], "(not p) q", "", true),
        ("not_xor2", &["(not (xor p q))"], "p q", "", false),
        ("implies", &["(=> p q)"], "(not p) q", "", true),
        ("implies", &["(=> p q)"], "p q", "", false),
        ("implies", &["(=> p q) s"], "(not p) q", "", false),
        ("not_implies1", &["(not (=> p q))"], "p", "", true),
        ("not_implies1", &["(not (=> p q))"], "q", "", false),
        ("not_implies2", &["(not (=> p q))"], "(not q)", "", true),
        ("not_implies2", &["(not (=> p q))"], "(not p)", "", false),
        ("equiv1", &["(= p q)"], "(not p) q", "", true),
        ("equiv1", &["(= p q)"], "p (not q)", "", false),
        ("equiv1", &[], "(not p) q", "", false),
        ("equiv2", &["(= p q)"], "p (not q)", "", true),
        ("equiv2", &["(= p q)", "p"], "p (not q)", "", false),
        ("not_equiv1", &["(not (= p q))"], "p q", "", true),
        ("not_equiv1", &["(= p q)"], "p q", "", false),
        ("not_equiv2", &["(not (= p q))"], "(not p) (not q)", "", true),
        ("not_equiv2", &["(not (= p q))"], "p (not q)", "", false),
        ("ite1", &["(ite p q s)"], "p s", "", true),
        ("ite1", &["(ite p q s)"], "p q", "", false),
        ("ite2", &["(ite p q s)"], "(not p) q", "", true),
        ("ite2", &["(ite p q s)"], "(not p) s", "", false),
        ("not_ite1", &["(not (ite p q s))"], "p (not s)", "", true),
        ("not_ite1", &["(not (ite p q s))"], "p s", "", false),
        ("not_ite2", &["(not (ite p q s))"], "(not p) (not q)", "", true),
        ("not_ite2", &["(not (ite p q s))"], "p (not q)", "", false),
        ("la_disequality", &[], "(or (= x y) (not (<= x y)) (not (<= y x)))", "", true),
        ("la_disequality", &[], "(or (= x y) (not (<= x y)) (not (<= x y)))", "", false),
        ("la_totality", &[], "(or (<= x y) (<= y x))", "", true),
        ("la_totality", &[], "(or (<= x y) (<= x y))", "", false),
        ("la_rw_eq", &[], "(= (= x y) (and (<= x y) (<= y x)))", "", true),
        ("la_rw_eq", &[], "(= (= x y) (and (<= x y) (<= x y)))", "", false),
        ("connective_def", &[], "(= (xor p q) (or (and (not p) q) (and p (not q))))", "", true),
        ("connective_def", &[], "(= (xor p q) (or (and (not p) q) (and p q)))", "", false),
        ("connective_def", &[], "(= (= p q) (and (=> p q) (=> q p)))", "", true),
        ("connective_def", &[], "(= (= p q) (and (=> p q) (=> p q)))", "", false),
        ("connective_def", &[], "(= (ite p q s) (and (=> p q) (=> (not p) s)))", "", true),
        ("connective_def", &[], "(= (ite p q s) (and (=> p q) (=> p s)))", "", false),
    ];
    verify(table);
}

fn verify(table: &[Row]) {
    for &(rule, premises, clause, args, expected) in table {
        assert_eq!(holds(rule, premises, clause, args), expected, "{rule} {premises:?} |- {clause} [{args}]");
    }
}

#[test]
fn clauses() {
    verify(&[
        ("and_pos", &[], "(not (and p q s)) q", "1", true),
        ("and_pos", &[], "(not (and p q s)) q", "0", false),
        ("and_pos", &[], "(not (and p q s)) q", "", false),
        ("and_pos", &[], "(not (and p q s)) s", "3", false),
        ("and_pos", &[], "(not (or p q)) q", "1", false),
        ("and_neg", &[], "(and p q) (not p) (not q)", "", true),
        ("and_neg", &[], "(and p q) (not p)", "", false),
        ("and_neg", &[], "(and p q) (not p) q", "", false),
        ("or_pos", &[], "(not (or p q)) p q", "", true),
        ("or_pos", &[], "(not (or p q)) p", "", false),
        ("or_neg", &[], "(or p q) (not q)", "1", true),
        ("or_neg", &[], "(or p q) (not q)", "0", false),
        ("or_neg", &[], "(or p q) q", "1", false),
        ("and", &["(and p q)"], "q", "1", true),
        ("and", &["(and p q)"], "q", "", true),
        ("and", &["(and p q)"], "q", "0", false),
        ("and", &["(and p q)"], "s", "", false),
        ("and", &["(or p q)"], "q", "1", false),
        ("not_or", &["(not (or p q))"], "(not q)", "1", true),
        ("not_or", &["(not (or p q))"], "q", "1", false),
        ("or", &["(or p q)"], "p q", "", true),
        ("or", &["(or p q)"], "p", "", false),
        ("or", &["(or p q)", "p"], "p q", "", false),
        ("not_and", &["(not (and p q))"], "(not p) (not q)", "", true),
        ("not_and", &["(not (and p q))"], "(not p)", "", false),
        ("contraction", &["p q p"], "p q", "", true),
        ("contraction", &["p q p"], "p", "", false),
        ("contraction", &["p q"], "p q s", "", false),
        ("reordering", &["p q s"], "s p q", "", true),
        ("reordering", &["p q s"], "s p p", "", false),
        ("weakening", &["p"], "p q", "", true),
        ("weakening", &["p q"], "p", "", false),
        ("tautology", &["p q (not p)"], "true", "", true),
        ("tautology", &["p q"], "true", "", false),
        ("tautology", &["p q (not p)"], "p", "", false),
        ("nary_elim", &[], "(= (=> p q s) (=> p (=> q s)))", "", true),
        ("nary_elim", &[], "(= (=> p q s) (=> (=> p q) s))", "", false),
        ("nary_elim", &[], "(= (xor p q s) (xor (xor p q) s))", "", true),
        ("nary_elim", &[], "(= (xor p q s) (xor p q))", "", false),
        ("nary_elim", &[], "(= (- x y z) (- (- x y) z))", "", true),
        ("nary_elim", &[], "(= (- x y z) (- x (- y z)))", "", false),
        ("nary_elim", &[], "(= (= a b c) (and (= a b) (= b c)))", "", true),
        ("nary_elim", &[], "(= (= a b c) (and (= a b) (= a c)))", "", false),
        ("nary_elim", &[], "(= (<= x y z) (and (<= x y) (<= y z)))", "", true),
        ("nary_elim", &[], "(= (<= x y z) (and (<= x y)))", "", false),
        ("nary_elim", &[], "(= (or p q s) (or (or p q) s))", "", false),
        ("distinct_elim", &[], "(= (distinct a b) (not (= b a)))", "", true),
        ("distinct_elim", &[], "(= (distinct a b) (= b a))", "", false),
        (
            "distinct_elim",
            &[],
            "(= (distinct a b c) (and (not (= a b)) (not (= a c)) (not (= b c))))",
            "",
            true,
        ),
        ("distinct_elim", &[], "(= (distinct a b c) (and (not (= a b)) (not (= a c))))", "", false),
        (
            "distinct_elim",
            &[],
            "(= (distinct a b c) (and (not (= a b)) (not (= a c)) (not (= b c)) (not (= a d))))",
            "",
            false,
        ),
        ("distinct_elim", &[], "(= (distinct p q s) false)", "", true),
        ("distinct_elim", &[], "(= (distinct p q) false)", "", false),
        ("ite_intro", &[], "(= p (and p (ite q (= (ite q a b) a) (= b (ite q a b)))))", "", true),
        ("ite_intro", &[], "(= p (and p (ite q (= (ite q a b) b) (= (ite q a b) a))))", "", false),
        ("ite_intro", &[], "(= p (and p (ite s (= (ite q a b) a) (= (ite q a b) b))))", "", false),
        ("ite_intro", &[], "(= p (and s (ite q (= (ite q a b) a) (= (ite q a b) b))))", "", false),
        ("ite_intro", &[], "(= p (and p q))", "", false),
    ]);
}

#[test]
fn equality() {
    verify(&[
        ("eq_reflexive", &[], "(= a a)", "", true),
        ("eq_reflexive", &[], "(= a b)", "", false),
        ("refl", &[], "(= a a)", "", true),
        ("refl", &[], "(= a b)", "", false),
        ("eq_symmetric", &[], "(= (= a b) (= b a))", "", true),
        ("eq_symmetric", &[], "(= (= a b) (= a c))", "", false),
        ("symm", &["(= a b)"], "(= b a)", "", true),
        ("symm", &["(= a b)"], "(= b c)", "", false),
        ("not_symm", &["(not (= a b))"], "(not (= b a))", "", true),
        ("not_symm", &["(= a b)"], "(not (= b a))", "", false),
        ("eq_transitive", &[], "(not (= a b)) (not (= c b)) (= a c)", "", true),
        ("eq_transitive", &[], "(not (= a b)) (not (= c d)) (= a d)", "", false),
        ("eq_transitive", &[], "(= a b) (not (= b c)) (= a c)", "", false),
        ("trans", &["(= a b)", "(= b c)"], "(= a c)", "", true),
        ("trans", &["(= a b)", "(= b c)"], "(= a d)", "", false),
        ("trans", &["(= a b) p", "(= b c)"], "(= a c)", "", false),
        ("eq_congruent", &[], "(not (= a b)) (not (= d c)) (= (g a c) (g b d))", "", true),
        ("eq_congruent", &[], "(not (= a b)) (= (g a c) (g b c))", "", false),
        ("eq_congruent", &[], "(not (= a b)) (= (f a) (g b b))", "", false),
        ("eq_congruent", &[], "(not (= a c)) (= (f a) (f b))", "", false),
        ("eq_congruent_pred", &[], "(not (= a b)) (not (= c c)) (not (r a c)) (r b c)", "", true),
        ("eq_congruent_pred", &[], "(not (= a b)) (not (= c c)) (r a c) (not (r b c))", "", true),
        ("eq_congruent_pred", &[], "(not (= a b)) (not (= c c)) (r a c) (r b c)", "", false),
        ("eq_congruent_pred", &[], "(not (= a b)) (not (= c d)) (not (r a c)) (r b c)", "", false),
        ("cong", &["(= a b)"], "(= (g a c) (g b c))", "", true),
        ("cong", &["(= a b)", "(= d c)"], "(= (g a c) (g b d))", "", true),
        ("cong", &["(= a b)"], "(= (g a c) (g b d))", "", false),
        ("cong", &["(= a b)", "(= c d)"], "(= (g a c) (g b c))", "", false),
        ("cong", &["(= a b)"], "(= (f a) (f c))", "", false),
        ("cong", &["(= a b)"], "(= (= a c) (= c b))", "", true),
        ("cong", &["(= a b)"], "(= (= a c) (= d b))", "", false),
    ]);
}

#[test]
fn arithmetic() {
    verify(&[
        ("la_generic", &[], "(<= x y) (> x y)", "1 1", true),
        ("la_generic", &[], "(<= x y) (> x y)", "1 2", false),
        ("la_generic", &[], "(<= x y) (> x y)", "1", false),
        ("la_generic", &[], "(<= x y) (>= x y)", "1 1", true),
        ("la_generic", &[], "(< u v) (> u v)", "1 1", false),
        ("la_generic", &[], "(<= u v) (>= u v)", "1 1", true),
        // Integers have no number between 3 and 4; reals have.
        ("la_generic", &[], "(<= x 3) (>= x 4)", "1 1", true),
        ("la_generic", &[], "(<= u 3.0) (>= u 4.0)", "1 1", false),
        ("la_generic", &[], "(not (<= (* 2 x) 5)) (<= x 2)", "1 2", true),
        ("la_generic", &[], "(not (<= (* 2 u) 5.0)) (<= u 2.0)", "1 2", false),
        ("la_generic", &[], "(not (<= (* 2 x) 5)) (<= x 1)", "1 2", false),
        ("la_generic", &[], "(not (= (+ x y) 3)) (not (= (- x y) 1)) (= x 2)", "1 1 1", false),
        ("la_generic", &[], "(not (= (+ x y) 3)) (not (= (- x y) 1)) (<= x 2)", "1 1 2", false),
        ("la_generic", &[], "(not (= (+ x y) 3)) (not (= (- x y) 1)) (<= x 2)", "(- 1) (- 1) 2", true),
        ("la_generic", &[], "(not (= (+ x y) 3)) (not (= (- x y) 1)) (>= x 2)", "1 1 2", true),
        ("la_generic", &[], "(not (= (- x x) 1))", "1", true),
        ("la_generic", &[], "(not (= 3 4))", "1", true),
        ("la_generic", &[], "(not (= 3 3))", "1", false),
        ("la_generic", &[], "(not (= x 3))", "0", false),
        ("la_generic", &[], "(< (/ u 2.0) (* 0.5 u))", "1", false),
        ("la_generic", &[], "(<= (/ u 2.0) (* 0.5 u))", "1", true),
        ("la_generic", &[], "(<= (h x) (h y)) (> (h x) (h y))", "1 1", true),
        ("la_generic", &[], "(<= (h x) (h y)) (> (h x) (h x))", "1 1", false),
        ("la_generic", &[], "(not (= a b))", "1", false),
        ("la_generic", &[], "p", "1", false),
        ("la_generic", &["p"], "(<= x x)", "1", false),
        ("la_generic", &[], "(<= x y x)", "1", false),
    ]);
}

#[test]
fn resolution() {
    verify(&[
        ("resolution", &["p q", "(not q) s"], "p s", "", true),
        ("resolution", &["p q", "(not q) s"], "p", "", false),
        ("resolution", &["p q", "(not q) s"], "s p q", "", true),
        ("th_resolution", &["p", "(not p)"], "", "", true),
        ("resolution", &["p", "q"], "", "", false),
        ("resolution", &["(not (not p))", "(not p) q"], "q", "", true),
        ("resolution", &["(not (not (not p)))", "(not p) q"], "q", "", false),
        ("resolution", &[], "p (not p)", "", false),
        // Implied, but not by propagating units.
        ("resolution", &["p q", "p (not q)", "(not p) q", "(not p) (not q)"], "", "", false),
    ]);
}

fn outcome(script: &str, proof: &str) -> Result<(usize, usize), String> {
    let mut tree = Tree::default();
    let mut problem = read_problem(script.as_bytes(), &mut tree).map_err(|e| e.to_string())?;
    let proof = read_proof(proof, &mut problem.terms, &mut tree).map_err(|e| e.to_string())?;
    let report = check(&problem.terms.exprs, &problem.assertions, &proof).map_err(|e| e.to_string())?;
    Ok((report.steps, report.holes))
}

#[test]
fn whole_proofs() {
    let script = "(declare-fun p () Bool) (assert (not p)) (assert p) (check-sat)";
    let good = "(assume a (not p)) (assume b p) (step t (cl) :rule resolution :premises (a b))";
    assert_eq!(outcome(script, good), Ok((3, 0)));
    assert_eq!(outcome(script, &format!("unsat\n({good})\n")), Ok((3, 0)));
    let hole = "(assume a p) (step t (cl) :rule hole :premises (a))";
    assert_eq!(outcome(script, hole), Ok((2, 1)));
    for bad in [
        "",
        "(assume a p)",
        "(assume a (not (not p))) (assume b (not p)) (step t (cl) :rule resolution :premises (a b))",
        "(assume a p) (step t (cl) :rule resolution :premises (a c))",
        "(assume a p) (assume a (not p)) (step t (cl) :rule resolution :premises (a a))",
        "(step t (cl) :rule resolution :premises (t))",
        "(step t (cl) :rule assume)",
        "(step t (cl) :rule magic)",
        "(step t (cl p (not p)) :rule resolution)",
        "(assume a p) (step t (cl 3) :rule hole) (step u (cl) :rule hole)",
        "(step t (cl q) :rule hole)",
        "(anchor :step t) (step t (cl) :rule subproof)",
    ] {
        assert!(outcome(script, bad).is_err(), "{bad}");
    }
}

#[test]
fn a_later_step_is_no_premise() {
    let (mut problem, mut tree) = problem();
    let text = "(step s (cl p) :rule hole) (step t (cl) :rule resolution :premises (s))";
    let mut proof = read_proof(text, &mut problem.terms, &mut tree).expect("it is well formed");
    let last = proof.steps.keys().last().expect("there are steps");
    proof.steps[last].premises = vec![last];
    let error = check(&problem.terms.exprs, &[], &proof);
    assert!(matches!(error, Err(ProofError::Step { .. })), "{error:?}");
    let assume = Proof {
        steps: proof
            .steps
            .values()
            .take(1)
            .cloned()
            .map(|mut s| {
                s.rule = ASSUME.to_owned();
                s
            })
            .collect(),
    };
    assert!(check(&problem.terms.exprs, &[], &assume).is_err());
}
