//! Clauses with invariants that are known exactly, and random ones: what a search derives obeys the facts.

use super::*;
use eufonium_base::{Bits, HashSet, Interrupt, Rat, Stop};
use eufonium_frontend::smtlib::horn;
use eufonium_ir::{
    ChcSystem, Clause, Evaluator, Model, PredApp, PredId, Sort, Term, TermPool, Value, print, visit,
};
use quickcheck::{Arbitrary, Gen, QuickCheck};

fn read(text: &str) -> (TermPool, ChcSystem) {
    let mut pool = TermPool::new();
    let text = format!("(set-logic HORN)\n{text}\n(check-sat)\n");
    let problem = horn::read(&mut pool, text.as_bytes()).unwrap_or_else(|e| panic!("{text}\n{e:?}"));
    (pool, problem.system)
}

fn facts(pool: &mut TermPool, system: &ChcSystem) -> eufonium_base::ids::IdVec<PredId, Vec<Term>> {
    let stop = Stop::with_limits(None, Some(8_000_000));
    horn_facts::<Product>(pool, system, &AnalysisOptions::default(), &stop).expect("the analysis ends")
}

/// The facts about the predicate that is declared last, as text.
fn last(text: &str) -> Vec<String> {
    let (mut pool, system) = read(text);
    let facts = facts(&mut pool, &system);
    let last = facts.values().next_back().expect("there is a predicate");
    last.iter().map(|t| print::term(&pool, *t)).collect()
}

#[track_caller]
fn expect(text: &str, expected: &[&str]) {
    let mut found = last(text);
    found.sort();
    let mut expected: Vec<String> = expected.iter().map(|s| (*s).to_owned()).collect();
    expected.sort();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn a_counter_stops_at_its_limit() {
    expect(
        "(declare-fun P (Int) Bool)
         (assert (forall ((x Int)) (=> (= x 0) (P x))))
         (assert (forall ((x Int)) (=> (and (P x) (< x 100)) (P (+ x 1)))))",
        &["(> A0 (- 1))", "(<= A0 100)"],
    );
}

#[test]
fn two_counters_stay_equal() {
    expect(
        "(declare-fun P (Int Int) Bool)
         (assert (P 0 0))
         (assert (forall ((x Int) (y Int)) (=> (P x y) (P (+ x 1) (+ y 1)))))",
        &["(> A0 (- 1))", "(> A1 (- 1))", "(= A0 A1)"],
    );
}

#[test]
fn an_even_number_stays_even() {
    expect(
        "(declare-fun P (Int) Bool)
         (assert (P 0))
         (assert (forall ((x Int)) (=> (P x) (P (+ x 2)))))
         (assert (forall ((x Int)) (=> (P x) (P (- x 4)))))",
        &["(= (mod A0 2) 0)"],
    );
}

#[test]
fn nested_loops() {
    // The inner loop counts j to 5, the outer one i to 10.
    let found = last(
        "(declare-fun Outer (Int) Bool)
         (declare-fun Inner (Int Int) Bool)
         (assert (Outer 0))
         (assert (forall ((i Int)) (=> (and (Outer i) (< i 10)) (Inner i 0))))
         (assert (forall ((i Int) (j Int)) (=> (and (Inner i j) (< j 5)) (Inner i (+ j 1)))))
         (assert (forall ((i Int) (j Int)) (=> (and (Inner i j) (>= j 5)) (Outer (+ i 1)))))",
    );
    for fact in ["(> A0 (- 1))", "(<= A0 9)", "(> A1 (- 1))", "(<= A1 5)"] {
        assert!(found.contains(&fact.to_owned()), "{fact} in {found:?}");
    }
}

/// One of three numbers grows, whichever it is; their sum counts the steps. Each choice by itself says nothing of the sum.
#[test]
fn choices_that_have_to_do_with_each_other_stay_together() {
    let text = "(declare-fun P (Int Int Int Int) Bool)
         (assert (P 0 0 0 0))
         (assert (forall ((x Int) (y Int) (z Int) (n Int) (c Int) (t Int))
           (=> (and (P x y z n) (= t (ite (= c 0) x (ite (= c 1) y z))))
               (P (ite (= c 0) (+ t 1) x) (ite (= c 1) (+ t 1) y) (ite (or (= c 0) (= c 1)) z (+ t 1)) (+ n 1)))))";
    let sum = "(= (+ A0 A1 A2) A3)".to_owned();
    let with = |cases: usize| {
        let (mut pool, system) = read(text);
        let options = AnalysisOptions { cases, ..AnalysisOptions::default() };
        let found = horn_facts::<Product>(&mut pool, &system, &options, &Stop::never()).expect("it ends");
        let facts = found.values().next_back().expect("there is a predicate");
        facts.iter().map(|t| print::term(&pool, *t)).collect::<Vec<_>>()
    };
    assert!(with(AnalysisOptions::default().cases).contains(&sum), "{:?}", with(8));
    assert!(!with(1).contains(&sum), "one case alone has become enough: {:?}", with(1));
}

#[test]
fn cases_conditions_and_several_premises() {
    // A maximum of facts stays within their bounds.
    let found = last(
        "(declare-fun P (Int) Bool)
         (declare-fun Q (Int Bool) Bool)
         (assert (forall ((x Int)) (=> (and (<= 1 x) (<= x 4)) (P x))))
         (assert (forall ((x Int) (y Int)) (=> (and (P x) (P y)) (Q (ite (< x y) y x) (or (< x 9) (< y 9))))))",
    );
    for fact in ["(> A0 0)", "(<= A0 4)", "A1"] {
        assert!(found.contains(&fact.to_owned()), "{fact} in {found:?}");
    }
}

#[test]
fn words_have_bounds_in_both_readings() {
    expect(
        "(declare-fun P ((_ BitVec 8)) Bool)
         (assert (P #xfe))
         (assert (forall ((x (_ BitVec 8))) (=> (and (P x) (bvslt x #x05)) (P (bvadd x #x01)))))",
        &["(not (bvslt A0 #xfe))", "(not (bvslt #x05 A0))"],
    );
}

#[test]
fn sums_of_bounded_steps() {
    let found = last(
        "(declare-fun P (Int Int Int) Bool)
         (assert (forall ((n Int)) (P 0 0 n)))
         (assert (forall ((i Int) (s Int) (n Int) (a Int))
           (=> (and (P i s n) (< i n) (<= 0 a) (<= a 1000)) (P (+ i 1) (+ s a) n))))",
    );
    assert!(found.contains(&"(>= (* 1000 A0) A1)".to_owned()), "{found:?}");
}

#[test]
fn what_leads_to_a_violation_is_looked_at_by_itself() {
    // If `b` is odd at the end it always was; with an odd one `x` grows by 2, else by 1. The facts say nothing about `x` being even.
    let (mut pool, system) = read(
        "(declare-fun P (Int Int) Bool)
         (assert (forall ((b Int)) (P b 0)))
         (assert (forall ((b Int) (x Int)) (=> (and (P b x) (= b 7)) (P b (+ x 2)))))
         (assert (forall ((b Int) (x Int)) (=> (and (P b x) (not (= b 7))) (P b (+ x 1)))))
         (assert (forall ((b Int) (x Int)) (=> (and (P b x) (= b 7) (= x 101)) false)))",
    );
    let facts = facts(&mut pool, &system);
    let texts: Vec<String> =
        facts.values().flat_map(|of| of.iter().map(|t| print::term(&pool, *t))).collect();
    assert!(texts.iter().any(|t| t.starts_with("(or ") && t.contains("(mod A1 2)")), "{texts:?}");
}

#[test]
fn predicates_of_many_parameters() {
    // More than relational domains relate, each tied to the next one.
    let n = 60;
    let names: Vec<String> = (0..n).map(|i| format!("x{i}")).collect();
    let list = |f: &dyn Fn(usize) -> String| (0..n).map(f).collect::<Vec<_>>().join(" ");
    let found = last(&format!(
        "(declare-fun P ({}) Bool)
         (assert (P {}))
         (assert (forall ({}) (=> (and (P {}) {}) (P {}))))",
        list(&|_| "Int".to_owned()),
        list(&|i| i.to_string()),
        list(&|i| format!("({} Int)", names[i])),
        names.join(" "),
        list(&|i| format!("(<= {} {})", names[i], names[(i + 1) % n])),
        list(&|i| format!("(+ {} 1)", names[i])),
    ));
    assert!(found.contains(&"(= A59 59)".to_owned()), "{found:?}");
}

#[test]
fn what_is_not_derivable_is_false() {
    expect(
        "(declare-fun P (Int) Bool)
         (assert (forall ((x Int)) (=> (P x) (P (+ x 1)))))",
        &["false"],
    );
}

#[test]
fn what_is_anything_has_no_facts() {
    expect("(declare-fun P (Int Int) Bool)\n(assert (forall ((x Int) (y Int)) (P x y)))", &[]);
    expect(
        "(declare-fun P (Int) Bool)
         (assert (P 0))
         (assert (forall ((x Int)) (=> (P x) (P (+ x 1)))))
         (assert (forall ((x Int)) (=> (P x) (P (- x 1)))))",
        &[],
    );
}

#[test]
fn the_analysis_ends_when_it_is_stopped() {
    let (mut pool, system) = read(
        "(declare-fun P (Int) Bool)
         (assert (P 0))
         (assert (forall ((x Int)) (=> (P x) (P (+ x 1)))))",
    );
    let stop = Stop::never();
    stop.raise(Interrupt::Timeout);
    assert!(horn_facts::<Product>(&mut pool, &system, &AnalysisOptions::default(), &stop).is_none());
}

/// The text of random clauses.
#[derive(Clone, Debug)]
struct RandomClauses(String);

fn pick<'a>(g: &mut Gen, items: &[&'a str]) -> &'a str {
    items[usize::arbitrary(g) % items.len()]
}

fn number(g: &mut Gen, depth: usize) -> String {
    let shapes = ["v", "v", "k", "+", "-", "*", "m", "d", "i"];
    match pick(g, if depth == 0 { &shapes[..3] } else { &shapes }) {
        "v" => pick(g, &["x", "y", "z"]).to_owned(),
        "k" => pick(g, &["0", "1", "2", "3", "(- 1)"]).to_owned(),
        "+" => format!("(+ {} {})", number(g, depth - 1), number(g, depth - 1)),
        "-" => format!("(- {} {})", number(g, depth - 1), number(g, depth - 1)),
        "*" => format!("(* {} {})", pick(g, &["2", "3", "(- 1)"]), number(g, depth - 1)),
        "m" => format!("(mod {} {})", number(g, depth - 1), pick(g, &["2", "3"])),
        "d" => format!("(div {} {})", number(g, depth - 1), pick(g, &["2", "3"])),
        _ => format!("(ite {} {} {})", formula(g, 0), number(g, depth - 1), number(g, depth - 1)),
    }
}

fn word(g: &mut Gen, depth: usize) -> String {
    let shapes = [
        "v", "v", "k", "bvadd", "bvsub", "bvmul", "bvand", "bvor", "bvudiv", "bvurem", "bvlshr", "n", "s",
        "c",
    ];
    match pick(g, if depth == 0 { &shapes[..3] } else { &shapes }) {
        "v" => pick(g, &["u", "w"]).to_owned(),
        "k" => pick(g, &["#b000", "#b001", "#b011", "#b100", "#b111"]).to_owned(),
        "n" => format!("(bvnot {})", word(g, depth - 1)),
        "s" => format!("((_ sign_extend 1) ((_ extract 1 0) {}))", word(g, depth - 1)),
        "c" => format!("(concat #b0 ((_ extract 2 1) {}))", word(g, depth - 1)),
        op => format!("({op} {} {})", word(g, depth - 1), word(g, depth - 1)),
    }
}

fn formula(g: &mut Gen, depth: usize) -> String {
    let shapes = ["<=", "<", "=", "b", "w", "w=", "and", "or", "not", "iff"];
    match pick(g, if depth == 0 { &shapes[..6] } else { &shapes }) {
        "b" => "b".to_owned(),
        "w" => format!("({} {} {})", pick(g, &["bvult", "bvslt", "bvule", "bvsge"]), word(g, 1), word(g, 1)),
        "w=" => format!("(= {} {})", word(g, 1), word(g, 1)),
        "not" => format!("(not {})", formula(g, depth - 1)),
        "iff" => format!("(= b {})", formula(g, depth - 1)),
        op @ ("and" | "or") => format!("({op} {} {})", formula(g, depth - 1), formula(g, depth - 1)),
        op => format!("({op} {} {})", number(g, 1), number(g, 1)),
    }
}

fn application(g: &mut Gen, depth: usize) -> String {
    match pick(g, &["P", "P", "Q", "R"]) {
        "P" => format!("(P {} {})", number(g, depth), number(g, depth)),
        "Q" => format!("(Q {} {})", number(g, depth), if depth == 0 { "b".into() } else { formula(g, 0) }),
        _ => format!("(R {} {})", word(g, depth), word(g, depth)),
    }
}

impl Arbitrary for RandomClauses {
    fn arbitrary(g: &mut Gen) -> Self {
        let mut text = String::from(
            "(declare-fun P (Int Int) Bool)\n(declare-fun Q (Int Bool) Bool)\n\
             (declare-fun R ((_ BitVec 3) (_ BitVec 3)) Bool)\n",
        );
        for i in 0..4 + usize::arbitrary(g) % 4 {
            let premises = if i < 2 { 0 } else { 1 + usize::arbitrary(g) % 2 };
            let mut body: Vec<String> = (0..premises).map(|_| application(g, 0)).collect();
            body.extend((0..2).map(|_| formula(g, 2)));
            // A query at the end, so that it matters what leads to it.
            let head = if i < 3 || i % 4 != 3 { application(g, 1) } else { "false".to_owned() };
            text.push_str(&format!(
                "(assert (forall ((x Int) (y Int) (z Int) (b Bool) (u (_ BitVec 3)) (w (_ BitVec 3))) \
                 (=> (and {}) {head})))\n",
                body.join(" ")
            ));
        }
        RandomClauses(text)
    }
}

/// The values of a constant of this sort that the search tries.
fn values(sort: Sort) -> Vec<Value> {
    match sort {
        Sort::INT => (-1..=3).map(|n| Value::Num(Rat::int(n))).collect(),
        Sort::BOOL => vec![Value::Bool(false), Value::Bool(true)],
        _ => [0, 1, 3, 4, 6, 7].map(|n| Value::Bits(Bits::from_u64(n, 3))).into(),
    }
}

type Fact = (PredId, Vec<Value>);

/// For each way to give values to a clause's constants that its constraint allows: its premises and its conclusion.
fn instances(pool: &TermPool, clause: &Clause) -> Vec<(Vec<Fact>, Fact)> {
    let vars = visit::constants(pool, &clause.vars(pool));
    let mut points: Vec<Vec<Value>> = vec![Vec::new()];
    for &var in &vars {
        let longer = |p: &Vec<Value>| -> Vec<Vec<Value>> {
            values(pool.sort(var)).into_iter().map(|v| p.iter().cloned().chain([v]).collect()).collect()
        };
        points = points.iter().flat_map(longer).take(5000).collect();
    }
    let mut out = Vec::new();
    for point in points {
        let mut model = Model::new();
        for (var, value) in vars.iter().zip(point) {
            model.set(pool.as_constant(*var).expect("a constant"), value);
        }
        let mut eval = Evaluator::new(&model);
        if eval.holds(pool, clause.constraint) {
            let mut fact = |app: &PredApp| (app.pred, app.args.iter().map(|t| eval.eval(pool, *t)).collect());
            let body = clause.body.iter().map(&mut fact).collect();
            out.push((body, fact(clause.head.as_ref().expect("it is no query"))));
        }
    }
    out
}

#[test]
fn what_is_derivable_obeys_the_facts() {
    fn property(clauses: RandomClauses) -> bool {
        let (mut pool, system) = read(&clauses.0);
        let facts = facts(&mut pool, &system);
        let instances: Vec<_> =
            system.clauses.iter().filter(|c| !c.is_query()).flat_map(|c| instances(&pool, c)).collect();
        let mut derived: HashSet<Fact> = HashSet::default();
        loop {
            let before = derived.len();
            for (body, head) in &instances {
                if body.iter().all(|fact| derived.contains(fact)) {
                    derived.insert(head.clone());
                }
            }
            if derived.len() == before {
                break;
            }
        }
        derived.iter().all(|(pred, values)| {
            let mut model = Model::new();
            for (param, value) in system.preds[*pred].params.iter().zip(values) {
                model.set(pool.as_constant(*param).expect("a parameter is a constant"), value.clone());
            }
            let mut eval = Evaluator::new(&model);
            facts[*pred].iter().all(|fact| eval.holds(&pool, *fact))
        })
    }
    QuickCheck::new().tests(150).quickcheck(property as fn(RandomClauses) -> bool);
}
