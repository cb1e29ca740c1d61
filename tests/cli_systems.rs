//! The contract of the command line for transition systems: words and witnesses of each format, exit codes, limits, places of
//! complaints, properties, conversions.

#[path = "support/folder.rs"]
mod folder;

use folder::TempFile;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Counts the states in which `i` is set, up to three; `b0` is violated by two, `b1` never.
const BTOR2: &str = "1 sort bitvec 1
2 sort bitvec 2
3 zero 2
4 state 2 n
5 init 2 4 3
6 input 1 i
7 uext 2 6 1
8 add 2 4 7
9 ones 2
10 eq 1 4 9
11 ite 2 10 4 8
12 next 2 4 11
13 constd 2 2
14 eq 1 4 13
15 bad 14 two
16 zero 1
17 bad 16
";

/// Two latches that are always equal; the second bad literal is the first latch.
const AIGER: &str = "aag 4 1 2 0 1 2\n2\n4 2\n6 2\n8\n4\n8 7 4\n";

const VMT: &str = "(declare-fun x () Int)
(declare-fun y () Int)
(define-fun .x () Int (! x :next y))
(define-fun .i () Bool (! (= x 0) :init true))
(define-fun .t () Bool (! (= y (ite (< x 5) (+ x 1) x)) :trans true))
(define-fun .p () Bool (! (< x 6) :invar-property 1))
(define-fun .q () Bool (! (< x 3) :invar-property 4))
";

/// The values are cubes, of which linear arithmetic knows nothing: keeps every engine busy.
const HARD: &str = "(declare-fun x () Int) (declare-fun x1 () Int)
(declare-fun y () Int) (declare-fun y1 () Int)
(declare-fun z () Int) (declare-fun z1 () Int)
(define-fun .x () Int (! x :next x1))
(define-fun .y () Int (! y :next y1))
(define-fun .z () Int (! z :next z1))
(define-fun .i () Bool (! (and (= x 0) (= y 0) (= z 0)) :init true))
(define-fun .t () Bool (! (and (= x1 (+ x 1)) (= y1 (+ y (* 2 x) 1)) (= z1 (+ z (* 3 y) (* 3 x) 1))) :trans true))
(define-fun .p () Bool (! (not (and (< (+ y z) (* 1000 x)) (> x 500))) :invar-property 0))
";

fn with_input(args: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    let command = command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    // A process that refuses its arguments closes the pipe early.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs and compares the exit code and the whole of standard output.
#[track_caller]
fn expect(args: &[&str], input: &str, code: i32, answer: &str) -> Output {
    let output = with_input(args, input.as_bytes());
    let found = String::from_utf8_lossy(&output.stdout).into_owned();
    let context = format!("{args:?}: {found}{}", stderr(&output));
    assert_eq!(output.status.code(), Some(code), "{context}");
    assert_eq!(found, answer, "{context}");
    output
}

#[test]
fn each_format_has_its_words() {
    expect(&["solve", "-", "--property=1"], BTOR2, 0, "unsat\n");
    expect(&["solve", "-", "--property=0"], AIGER, 0, "0\n");
    let vmt = TempFile::new("words.vmt", VMT);
    expect(&["solve", vmt.path(), "--property=1"], "", 0, "safe\n");
    expect(&["solve", vmt.path()], "", 0, "unsafe\n");
    for (property, answer, code) in [("0", "unsafe\n", 1), ("1", "safe\n", 0), ("two", "unsafe\n", 1)] {
        expect(&["verify", "-", "--property", property], BTOR2, code, answer);
    }
    for (property, answer, code) in [("0", "safe\n", 0), ("1", "unsafe\n", 1)] {
        expect(&["verify", "-", "--property", property], AIGER, code, answer);
    }
    for (property, answer, code) in [("1", "safe\n", 0), ("4", "unsafe\n", 1)] {
        expect(&["verify", vmt.path(), "--property", property], "", code, answer);
    }
}

/// The traces are forced, but for the input of the last state.
#[test]
fn witnesses_are_printed_with_the_answer() {
    let output = with_input(&["solve", "-", "--engine=bmc"], BTOR2.as_bytes());
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let start = "sat\nb0\n#0\n0 00 n#0\n@0\n0 1 i@0\n@1\n0 1 i@1\n@2\n0 ";
    assert!(text.starts_with(start) && text.ends_with(" i@2\n.\n"), "{text}{}", stderr(&output));
    let output = with_input(&["solve", "-", "--engine=bmc"], AIGER.as_bytes());
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("1\nb1\n00\n1\n") && text.ends_with("\n.\n"), "{text}{}", stderr(&output));
    // Not with words that are no format's.
    expect(&["verify", "-"], BTOR2, 1, "unsafe\n");
}

/// What `solve` and `verify` print is a certificate for `check`, and none for another problem.
#[test]
fn certificates_are_checked() {
    let other_btor2 = BTOR2.replace("13 constd 2 2", "13 constd 2 3");
    let other_aiger = AIGER.replace("\n4 2\n6 2\n", "\n4 3\n6 2\n");
    let other_vmt = VMT.replace("(< x 3)", "(< x 4)").replace("(= x 0)", "(= x 4)");
    let table: &[(&str, &str, &str, &[&str])] = &[
        (BTOR2, &other_btor2, "btor2", &["solve"]),
        (BTOR2, &other_btor2, "btor2", &["verify", "--proof"]),
        (BTOR2, &other_btor2, "btor2", &["solve", "--proof=text"]),
        (AIGER, &other_aiger, "aag", &["solve"]),
        (AIGER, &other_aiger, "aag", &["verify", "--proof=text"]),
        (VMT, &other_vmt, "vmt", &["solve", "--proof"]),
        (VMT, &other_vmt, "vmt", &["verify", "--proof=text"]),
        (BTOR2, &other_btor2.replace("zero 2", "ones 2"), "btor2", &["solve", "--property=1", "--model"]),
        (AIGER, &other_aiger, "aag", &["verify", "--property=0", "--model"]),
        (VMT, &VMT.replace("(< x 5)", "(< x 7)"), "vmt", &["solve", "--property=1", "--model"]),
    ];
    for (i, (problem, other, end, args)) in table.iter().enumerate() {
        let problem = TempFile::new(&format!("{i}.{end}"), problem);
        let output = with_input(&[&args[..1], &[problem.path()], &args[1..]].concat(), b"");
        let certificate = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(certificate.lines().count() > 1, "{args:?}: {certificate}{}", stderr(&output));
        let property: Vec<&str> = args.iter().copied().filter(|a| a.starts_with("--property")).collect();
        let file = TempFile::new(&format!("{i}.cert"), &certificate);
        expect(&[&["check", problem.path(), file.path()], &property[..]].concat(), "", 0, "valid\n");
        let is_trace = property.is_empty();
        if is_trace {
            let other = TempFile::new(&format!("{i}.other.{end}"), other);
            // Values that do not follow are a mistake of the text, others one of the trace.
            let output = with_input(&["check", other.path(), file.path()], b"");
            assert!(matches!(output.status.code(), Some(1 | 4)), "{args:?}: {}", stderr(&output));
            let beside = format!("--property={}", if *end == "btor2" || *end == "vmt" { "1" } else { "0" });
            expect(&["check", problem.path(), file.path(), &beside], "", 1, "invalid\n");
        } else {
            // Of one property only.
            expect(&["check", problem.path(), file.path()], "", 1, "invalid\n");
        }
        let half = certificate.len() / 2;
        let broken = TempFile::new(&format!("{i}.broken"), &certificate[..half]);
        let output = with_input(&["check", problem.path(), broken.path()], b"");
        assert!(matches!(output.status.code(), Some(1 | 4)), "{args:?}\n{}", &certificate[..half]);
    }
}

#[test]
fn an_invariant_may_have_a_depth() {
    let vmt = TempFile::new("depth.vmt", VMT);
    let valid = "(define-fun inv () Bool (! true :induction-depth 7 :simple-path true))";
    for (text, code, answer) in [
        ("safe\n(define-fun inv () Bool (< x 6))", 0, "valid\n"),
        ("(define-fun inv () Bool (< x 5))", 1, "invalid\n"),
        ("(define-fun inv () Bool (< x 7))", 0, "valid\n"),
        ("(define-fun inv () Bool (<= 0 x))", 0, "valid\n"),
        ("(define-fun inv () Bool (<= 1 x))", 1, "invalid\n"),
        (valid, 0, "valid\n"),
        ("(define-fun inv () Bool (< y 6))", 4, ""),
        ("(define-fun inv () Int x)", 4, ""),
        ("safe\n", 4, ""),
        ("", 4, ""),
    ] {
        let file = TempFile::new("depth.inv", text);
        let output = expect(&["check", vmt.path(), file.path(), "--property=1"], "", code, answer);
        assert!(code != 4 || stderr(&output).contains("depth.inv:"), "{}", stderr(&output));
    }
}

#[test]
fn bad_input_is_located() {
    let table = [
        ("x.btor2", "1 sort bitvec 1\n2 state 7\n", "x.btor2:2:"),
        ("x.btor2", "1 sort bitvec 1\n2 state 1\n", "x.btor2:"),
        ("x.aag", "aag 1 0 1 0 0\n2\n", "x.aag:2:"),
        ("x.aag", "aag 1 1 0 0 0\n2\n", "x.aag:"),
        ("x.vmt", "(declare-fun x () Int)\n(define-fun .i () Bool (! (= x true) :init true))\n", "x.vmt:2:"),
    ];
    for (name, text, place) in table {
        let file = TempFile::new(name, text);
        for args in [&["solve"][..], &["verify"], &["convert", "--to=chc"]] {
            let output = expect(&[args, &[file.path()]].concat(), "", 4, "");
            assert!(stderr(&output).contains(place), "{text}: {}", stderr(&output));
        }
    }
}

#[test]
fn liveness_alone_is_unknown() {
    let text = "1 sort bitvec 1\n2 state 1\n3 justice 1 2\n";
    let file = TempFile::new("live.btor2", text);
    let output = expect(&["verify", file.path()], "", 3, "unknown\n");
    assert!(stderr(&output).contains("live.btor2:3:"), "{}", stderr(&output));
    expect(&["solve", "-"], "aag 1 0 1 0 0 0 0 1\n2 2\n1\n2\n", 0, "2\n");
}

#[test]
fn limits_hold() {
    let hard = TempFile::new("hard.vmt", HARD);
    for engine in ["auto", "kind", "bmc"] {
        let args = ["verify", hard.path(), "--engine", engine, "--timeout=500ms"];
        let output = expect(&args, "", 6, "unknown\n");
        assert!(stderr(&output).contains("unknown: timeout"), "{}", stderr(&output));
        let args = ["verify", hard.path(), "--engine", engine, "--rlimit=2000", "--timeout=20s"];
        expect(&args, "", 7, "unknown\n");
    }
    expect(&["solve", hard.path(), "--timeout=300ms"], "", 0, "unknown\n");
    // A missing answer has its own word in AIGER.
    expect(&["solve", "-", "--property=0", "--rlimit=0"], AIGER, 0, "2\n");
    expect(&["verify", "-", "--property=0", "--rlimit=0"], AIGER, 7, "unknown\n");
}

#[test]
fn properties_that_are_not_there() {
    let vmt = TempFile::new("none.vmt", VMT);
    for which in ["0", "2", "x"] {
        expect(&["verify", vmt.path(), "--property", which], "", 2, "");
    }
    expect(&["verify", "-", "--property=2"], BTOR2, 2, "");
    expect(&["verify", "-", "--property=0"], "(set-logic HORN)(assert (=> true false))", 2, "");
}

#[test]
fn conversions_keep_verdicts() {
    let horn = "(set-logic HORN)(declare-fun P (Int) Bool)(assert (P 0))
        (assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
        (assert (forall ((x Int)) (=> (and (P x) (> x 5)) false)))(check-sat)";
    let vmt = TempFile::new("convert.vmt", VMT);
    let horn = TempFile::new("convert.smt2", horn);
    let aag = TempFile::new("convert.aag", AIGER);
    let btor2 = TempFile::new("convert.btor2", BTOR2);
    let table = [
        (&horn, &[("chc", 0), ("vmt", 0)][..]),
        (&vmt, &[("chc", 1), ("vmt", 1)]),
        (&btor2, &[("chc", 1), ("vmt", 1), ("btor2", 1), ("aag", 1)]),
        (&aag, &[("chc", 1), ("vmt", 1), ("btor2", 1), ("aag", 1)]),
    ];
    for (problem, targets) in table {
        for (to, code) in targets {
            let output = with_input(&["convert", problem.path(), "--to", to], b"");
            assert_eq!(output.status.code(), Some(0), "{to}: {}", stderr(&output));
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let converted = TempFile::new(&format!("converted.{}", to.replace("chc", "smt2")), &text);
            let answer = if *code == 0 { "safe\n" } else { "unsafe\n" };
            expect(&["verify", converted.path()], "", *code, answer);
        }
    }
    // What is no text has no place in a document.
    let output = with_input(&["convert", aag.path(), "--to=aiger", "--format=json"], b"");
    let document = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.code() == Some(2) && document.contains("--output"), "{document}");
    let output = with_input(&["convert", aag.path(), "--to=aiger"], b"");
    assert!(output.stdout.starts_with(b"aig "), "the binary form is printed as it is");
    // Integers are not for circuits, and clauses with two premises are no steps.
    let output = expect(&["convert", vmt.path(), "--to=btor2"], "", 3, "");
    assert!(stderr(&output).contains("unknown: unsupported"), "{}", stderr(&output));
    let tree = "(set-logic HORN)(declare-fun P (Int) Bool)
        (assert (forall ((x Int) (y Int)) (=> (and (P x) (P y)) (P (+ x y)))))(check-sat)";
    expect(&["convert", "-", "--to=vmt"], tree, 3, "");
    expect(&["convert", "-", "--to=verilog"], tree, 2, "");
}

/// An engine for transition systems takes linear clauses, and says so of others.
#[test]
fn engines_for_systems_take_clauses() {
    let linear = "(set-logic HORN)(declare-fun P (Int) Bool)(assert (P 0))
        (assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
        (assert (forall ((x Int)) (=> (and (P x) (> x 4)) false)))(check-sat)";
    expect(&["verify", "-", "--engine=kind"], linear, 1, "unsafe\n");
    let tree = "(set-logic HORN)(declare-fun P (Int) Bool)
        (assert (P 1))(assert (forall ((x Int) (y Int)) (=> (and (P x) (P y)) (P (+ x y)))))
        (assert (forall ((x Int)) (=> (and (P x) (< x 0)) false)))(check-sat)";
    let output = expect(&["verify", "-", "--engine=kind"], tree, 3, "unknown\n");
    assert!(stderr(&output).contains("unsupported: a clause with several premises"), "{}", stderr(&output));
}

/// The statistics that are counts, all but those of memory.
fn counts(args: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_eufonium")).args(args).output().expect("the binary runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let is_count = |line: &&str| {
        let value = line.split_once(": ").map_or("", |(_, value)| value);
        value.parse::<u64>().is_ok() && !line.starts_with("peak_rss")
    };
    text.lines().filter(is_count).map(str::to_owned).collect()
}

/// A portfolio on one core, limited by counted work, does the same in every run.
#[test]
fn limited_work_repeats_with_a_portfolio() {
    let problems = [
        ("solve", "tests/ts/control/coherence_4_unsafe.vmt", "turns.pdr"),
        ("solve", "tests/horn/array_flag_safe.smt2", "turns.spacer"),
        ("verify", "examples/programs/two_counters.ll", "turns.ideal.spacer"),
    ];
    for (command, file, turns) in problems {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file);
        let path = path.to_str().expect("a path in plain letters");
        let args = [command, "--rlimit", "250000", "--stats", path];
        let (first, second) = (counts(&args), counts(&args));
        assert!(first.iter().any(|line| line.starts_with(turns)), "{file}: {first:?}");
        assert_eq!(first, second, "{file}");
    }
}
