//! The library as its callers see it: what is read, what is refused, what answers say. Programs are LLVM IR, so that no compiler is needed.

use super::*;
use eufonium_base::{Interrupt, Stats, Stop};
use eufonium_engine::programs::{AllRuns, ProgramProof};
use eufonium_engine::{Engine, EngineChoice, EngineName, Session};
use eufonium_ir::{ChcSystem, Invariant, Outcome, Reason, Sort, StateVar, TermPool, TransSys};
use std::time::Duration;

/// `x` counts up by STEP to a number that is chosen; then `x == BAD` is an error, and 100 is divided by DIVISOR.
fn counter(step: &str, bad: &str, divisor: &str) -> String {
    format!(
        "declare i32 @nondet()
declare void @reach_error()
define i32 @main() {{
entry:
  %n = call i32 @nondet()
  br label %head
head:
  %x = phi i32 [ 0, %entry ], [ %next, %body ]
  %go = icmp slt i32 %x, %n
  br i1 %go, label %body, label %done
body:
  %next = add nsw i32 %x, {step}
  br label %head
done:
  %wrong = icmp eq i32 %x, {bad}
  br i1 %wrong, label %error, label %end
error:
  call void @reach_error()
  unreachable
end:
  %q = sdiv i32 100, {divisor}
  ret i32 %q
}}
"
    )
}

fn program(step: &str, bad: &str, divisor: &str) -> Problem {
    Problem::read("counter.ll", counter(step, bad, divisor)).expect("it is a program")
}

fn solve(problem: &mut Problem, property: &str) -> Answer {
    let verifier = Verifier::new().property(property).timeout(Duration::from_secs(60));
    verifier.solve(problem).expect("there is such a property")
}

const CLAUSES: &str = "(set-logic HORN) (declare-fun P (Int) Bool) (assert (P 0))
(assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
(assert (forall ((x Int)) (=> (and (P x) (> x LIMIT)) false)))";

const SYSTEM: &str = "1 sort bitvec 4\n2 zero 1\n3 state 1 x\n4 init 1 3 2\n5 one 1\n6 add 1 3 5\n7 next 1 3 6\n\
    8 constd 1 3\n9 sort bitvec 1\n10 eq 9 3 8\n11 zero 9\n12 bad 11\n13 bad 10\n";

#[test]
fn evidence_is_text_that_is_right_and_checked_again() {
    let table = [
        ("p.smt2", CLAUSES.replace("LIMIT", "5"), "safe", "define-fun P"),
        ("p.smt2", CLAUSES.replace("LIMIT", "1"), "unsafe", "eufonium.derivation/1"),
        ("x.btor2", SYSTEM.to_owned(), "unsafe", "sat\nb1\n"),
        ("x.btor2", SYSTEM.replace("13 bad 10\n", ""), "safe", "define-fun"),
        ("counter.ll", counter("2", "-1", "7"), "safe", "define-fun"),
        ("counter.ll", counter("2", "4", "7"), "unsafe", "reach_error"),
    ];
    for (name, text, word, evidence) in table {
        let mut problem = Problem::read(name, text).expect("it is a problem");
        let answer = Verifier::new().solve(&mut problem).expect("nothing is asked for that is not there");
        assert_eq!(answer.verdict.word(), word, "{name}: {answer}");
        let certificate = answer.verdict.certificate(&problem).expect("there is evidence");
        assert!(certificate.contains(evidence), "{name}: {certificate}");
        assert!(answer.verdict.explanation(&problem).is_some(), "{name}");
        answer.verdict.check(&mut problem, &Stop::never()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(answer.verdict.witness(&problem).is_some(), name == "counter.ll", "{name}");
        assert_eq!(answer.verdict.is_safe(), word == "safe");
    }
}

#[test]
fn wrong_evidence_is_found_out() {
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    let p = system.declare(&mut pool, "P", &[Sort::INT]);
    let zero = pool.int(0);
    system.rule(&mut pool).head(p, [zero]).expect("it fits");
    system.rule(&mut pool).body(p, [zero]).query().expect("it fits");
    let nothing = Invariant::inductive(system.preds.iter().map(|_| pool.ff()).collect());
    let mut problem = Problem::clauses(pool, system);
    let claim = Verdict::Safe(Proof::Clauses(nothing));
    assert!(claim.check(&mut problem, &Stop::never()).is_err());
    assert!(Verifier::new().solve(&mut problem).is_ok_and(|answer| answer.verdict.is_unsafe()));
}

#[test]
fn one_property_of_a_system_is_asked_for_and_traces_are_of_the_whole() {
    let mut problem = Problem::read("x.btor2", SYSTEM).expect("it is a system");
    assert!(solve(&mut problem, "0").verdict.is_safe());
    let Verdict::Unsafe(Counterexample::System(trace)) = solve(&mut problem, "1").verdict else {
        panic!("x becomes 3")
    };
    assert_eq!((trace.property, trace.inputs.len()), (1, 4));
    let error = Verifier::new().property("2").solve(&mut problem).expect_err("there are two");
    assert!(matches!(error, Error::Property(_)), "{error}");
}

#[test]
fn a_property_with_parts_that_are_not_checked_is_not_known_to_hold() {
    let file = std::env::temp_dir().join(format!("eufonium-{}-unchecked.prp", std::process::id()));
    let text = "CHECK( init(main()), LTL(G ! overflow && F end) )";
    std::fs::write(&file, text).expect("the folder is writable");
    let mut problem = program("2", "-1", "7");
    let refused = Verifier::new().property(file.to_string_lossy()).solve(&mut problem);
    std::fs::remove_file(&file).expect("it was written");
    // The file is no property of ours; the one that was asked for before stays.
    assert!(matches!(refused, Err(Error::Input(_))), "{refused:?}");
    assert!(Verifier::new().solve(&mut problem).is_ok_and(|answer| answer.verdict.is_safe()));

    let answer = solve(&mut problem, "unreach-call,termination");
    let words: Vec<(&str, &str)> = answer.properties.iter().map(|(n, v)| (n.as_str(), v.word())).collect();
    assert_eq!(words, [("unreach-call", "safe"), ("termination", "unknown")]);
    let reason = Reason::Unsupported("termination is not checked".into());
    assert_eq!(answer.verdict.reason(), Some(&reason));
    let answer = solve(&mut program("2", "4", "7"), "unreach-call,termination");
    assert!(answer.verdict.is_unsafe(), "{answer}");
}

#[test]
fn several_properties_have_verdicts_of_their_own_with_evidence_that_lasts() {
    let mut problem = program("2", "4", "0");
    let first = solve(&mut problem, "unreach-call,div-by-zero,valid-deref");
    let again = solve(&mut problem, "unreach-call,div-by-zero,valid-deref");
    for answer in [&first, &again] {
        let words: Vec<(&str, &str)> =
            answer.properties.iter().map(|(n, v)| (n.as_str(), v.word())).collect();
        assert_eq!(words, [("unreach-call", "unsafe"), ("div-by-zero", "unsafe"), ("valid-deref", "safe")]);
        assert!(answer.verdict.is_unsafe());
    }
    // The evidence is about the program as it was read for the property, whatever is asked for afterwards.
    let other = solve(&mut problem, "valid-deref");
    assert!(other.verdict.is_safe() && other.properties.is_empty(), "{other}");
    for (name, verdict) in &first.properties {
        verdict.check(&mut problem, &Stop::never()).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
    let Verdict::Unsafe(Counterexample::Program(found)) = &first.properties[1].1 else { panic!("{first}") };
    assert!(found.message().contains("division") || found.message().contains("divi"), "{}", found.message());
    let safe = solve(&mut program("2", "-1", "7"), "unreach-call,div-by-zero");
    assert!(safe.verdict.is_safe() && safe.properties.iter().all(|(_, v)| v.is_safe()), "{safe}");
}

#[test]
fn proofs_say_what_they_take_for_granted_each_time_the_same() {
    // A machine wraps where C leaves open what happens.
    let text = "declare i32 @nondet()\ndeclare void @reach_error()\ndefine i32 @main() {\n  \
        %x = call i32 @nondet()\n  %y = add nsw i32 %x, 1\n  %c = icmp sgt i32 %y, %x\n  \
        br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  ret i32 0\n}\n";
    let mut problem = Problem::read("increment.ll", text).expect("it is a program");
    let answers = [(); 2].map(|()| solve(&mut problem, "unreach-call"));
    for answer in &answers {
        assert!(answer.verdict.is_safe(), "{answer}");
        let overflows = |text: &String| text.starts_with("no operation on signed numbers overflows");
        assert_eq!(answer.assumptions.iter().filter(|text| overflows(text)).count(), 1, "{answer}");
    }
    assert_eq!(answers[0].assumptions, answers[1].assumptions);
    assert!(answers[0].to_string().contains("\nassumes that no operation on signed numbers overflows"));
}

#[test]
fn what_cannot_be_read_is_an_error_with_its_place() {
    let error = Problem::open("/nowhere/x.smt2").expect_err("there is no file");
    assert!(error.to_string().starts_with("/nowhere/x.smt2: "), "{error}");
    let error = Problem::read("p.smt2", "(set-logic HORN)\n(assert (P 0))\n").expect_err("P is unknown");
    assert!(error.to_string().starts_with("p.smt2:2:10: "), "{error}");
    let error = Problem::read("x.ll", "define i32 @f() {\n  ret i32 0\n}\n").expect_err("there is no main");
    assert!(matches!(&error, Error::Input(e) if e.file.as_deref() == Some("x.ll")), "{error}");
    let error =
        Problem::options().property("tuba").read("x.ll", counter("1", "1", "1")).expect_err("no property");
    assert!(error.to_string().starts_with("property: no property `tuba`; there are unreach-call"), "{error}");
    let two = [input::Source::new("x.ll", counter("1", "1", "1")), input::Source::new("p.smt2", CLAUSES)];
    let error = Problem::options().parse_all(two.to_vec()).expect_err("one is no program");
    assert!(error.to_string().starts_with("p.smt2: only programs"), "{error}");
    assert!(matches!(Problem::options().parse_all(vec![]), Err(Error::Usage(_))));
    let mut clauses = Problem::read("p.smt2", CLAUSES.replace("LIMIT", "5")).expect("it is a problem");
    assert!(matches!(clauses.choose("0"), Err(Error::Property(_))));
}

#[test]
fn several_texts_are_linked() {
    let main = "declare void @reach_error()\ndeclare i32 @two()\ndefine i32 @main() {\n  %x = call i32 @two()\n  \
        %bad = icmp eq i32 %x, 2\n  br i1 %bad, label %error, label %end\nerror:\n  call void @reach_error()\n  \
        unreachable\nend:\n  ret i32 0\n}\n";
    let two = |n: &str| format!("define i32 @two() {{\n  ret i32 {n}\n}}\n");
    for (n, is_safe) in [("2", false), ("3", true)] {
        let sources = vec![input::Source::new("main.ll", main), input::Source::new("two.ll", two(n))];
        let mut problem = Problem::options().parse_all(sources).expect("it is one program");
        let answer = Verifier::new().solve(&mut problem).expect("it was read");
        assert_eq!(answer.verdict.is_safe(), is_safe, "{answer}");
    }
}

/// Nothing that is chosen decides anything: the program is run.
#[test]
fn a_proof_by_runs_makes_them_again() {
    let text = counter("2", "-1", "7").replace("%n = call i32 @nondet()", "%n = add i32 5, 5");
    let mut problem = Problem::read("run.ll", text).expect("it is a program");
    let answer = Verifier::new().solve(&mut problem).expect("it was read");
    let Verdict::Safe(Proof::Program(parts)) = &answer.verdict else { panic!("{answer}") };
    let runs = |part: &std::sync::Arc<ProvedProgram>| {
        matches!(&part.proof.runs[..], [AllRuns { runs: 1, of: None, .. }])
    };
    assert!(parts.iter().all(runs), "{parts:?}");
    answer.verdict.check(&mut problem, &Stop::never()).expect("the run is the same");
    let (program, property) = (parts[0].program.clone(), parts[0].property.clone());
    let runs = vec![AllRuns { runs: 1, steps: 1, of: None }];
    let proof = ProgramProof { invariants: vec![], runs };
    let wrong = ProvedProgram { pool: TermPool::new(), program, property, proof };
    let claim = Verdict::Safe(Proof::Program(vec![wrong.into()]));
    assert!(claim.check(&mut problem, &Stop::never()).is_err());
}

#[test]
fn callers_and_limits_end_runs() {
    let hard = "(set-logic HORN)\n(declare-fun P (Int Int) Bool)\n(assert (P 2 1))\n\
        (assert (forall ((x Int) (y Int)) (=> (P x y) (P (* x x) (+ x y)))))\n\
        (assert (forall ((x Int) (y Int)) (=> (and (P x y) (= (* y y) (+ x 7))) false)))\n";
    let mut problem = Problem::read("p.smt2", hard).expect("it is a problem");
    let why = |verifier: Verifier, problem: &mut Problem| {
        let answer = verifier.solve(problem).expect("it was read");
        answer.verdict.reason().cloned()
    };
    let timeout = Verifier::new().timeout(Duration::from_millis(100));
    assert_eq!(why(timeout, &mut problem), Some(Reason::Interrupted(Interrupt::Timeout)));
    let work = Verifier::new().work(1000);
    assert_eq!(why(work, &mut problem), Some(Reason::Interrupted(Interrupt::WorkLimit)));
    let verifier = Verifier::new();
    let stop = verifier.stop().clone();
    let ends = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        stop.raise(Interrupt::Interrupted);
    });
    assert_eq!(why(verifier, &mut problem), Some(Reason::Interrupted(Interrupt::Interrupted)));
    ends.join().expect("it ended");
}

/// An engine that claims that all is safe, for whatever reason.
struct Liar;

impl Engine for Liar {
    fn name(&self) -> &'static str {
        "liar"
    }
    fn about(&self) -> &'static str {
        "claims that nothing can be derived"
    }
    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, _: &Session) -> (Outcome, Stats) {
        let interp = system.preds.iter().map(|_| pool.ff()).collect();
        (Outcome::Safe(Invariant::inductive(interp)), Stats::new())
    }
}

#[test]
fn engines_of_ones_own_solve_what_others_do_and_are_not_trusted() {
    let verifier = Verifier::new().engine(EngineChoice::clauses(Liar)).timeout(Duration::from_secs(60));
    let problems = [
        Problem::read("p.smt2", CLAUSES.replace("LIMIT", "1")),
        Problem::read("x.btor2", SYSTEM),
        Problem::read("counter.ll", counter("2", "4", "7")),
    ];
    for problem in problems {
        let answer = verifier.solve(&mut problem.expect("it is a problem")).expect("it was read");
        assert!(matches!(answer.verdict, Verdict::Unknown(Reason::CheckFailed(_))), "{answer}");
    }
    // Where nothing can be derived the claim is right.
    let unreachable = CLAUSES.replace("(assert (P 0))", "").replace("LIMIT", "1");
    let mut problem = Problem::read("p.smt2", unreachable).expect("it is a problem");
    assert!(verifier.solve(&mut problem).is_ok_and(|answer| answer.verdict.is_safe()));
    let spacer = Verifier::new().engine(EngineName::Spacer).solve(&mut problem).expect("it was read");
    assert!(spacer.verdict.is_safe());
}

#[test]
fn systems_that_were_built_are_problems() {
    let mut pool = TermPool::new();
    let x = pool.constant("x", Sort::INT);
    let (zero, two, five) = (pool.int(0), pool.int(2), pool.int(5));
    let state = StateVar { name: "x".into(), term: x, next: pool.add(&[x, two]), span: None };
    let mut system = TransSys { states: vec![state], init: vec![pool.eq(x, zero)], ..TransSys::default() };
    assert!(Problem::system(pool.clone(), system.clone()).is_err(), "it has no property");
    let bad = pool.ge(x, five);
    system.properties = vec![eufonium_ir::Property { name: "large".into(), bad, span: None }];
    let mut problem = Problem::system(pool, system).expect("it has a property");
    let answer = solve(&mut problem, "large");
    let Verdict::Unsafe(Counterexample::System(trace)) = &answer.verdict else { panic!("{answer}") };
    assert_eq!(trace.inputs.len(), 4);
    let text = answer.verdict.certificate(&problem).expect("there is a trace");
    let Problem::System(system) = &problem else { unreachable!("it is one") };
    assert_eq!(system.read_trace(&text).expect("it is read back"), *trace);
}
