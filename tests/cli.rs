//! The contract of the command line: exit codes, what stands on which stream, limits, signals.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/hard.rs"]
mod hard;

use flate2::{Compression, write::GzEncoder};
use folder::TempFile;
use hard::HARD;
use std::fs;
use std::io::{Read, Write};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const SAFE: &str = "(set-logic HORN)
(declare-fun P (Int) Bool)
(assert (P 0))
(assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))
(assert (forall ((x Int)) (=> (and (P x) (> x 5)) false)))
(check-sat)
";

fn unsafe_problem() -> String {
    SAFE.replace("(> x 5)", "(> x 4)")
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn with_input(args: &[&str], input: &[u8]) -> Output {
    let mut child = command(args).spawn().expect("the binary runs");
    // A process that refuses its arguments closes the pipe early.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}
fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs and compares the exit code and the whole of standard output.
#[track_caller]
fn expect(args: &[&str], input: &[u8], code: i32, answer: &str) -> Output {
    let output = with_input(args, input);
    let context = format!("{args:?}: {}{}", stdout(&output), stderr(&output));
    assert_eq!(output.status.code(), Some(code), "{context}");
    assert_eq!(stdout(&output), answer, "{context}");
    output
}

#[test]
fn verdicts_and_codes() {
    expect(&["solve", "-"], SAFE.as_bytes(), 0, "sat\n");
    expect(&["verify", "-"], SAFE.as_bytes(), 0, "safe\n");
    expect(&["solve", "-"], unsafe_problem().as_bytes(), 0, "unsat\n");
    expect(&["verify", "-"], unsafe_problem().as_bytes(), 1, "unsafe\n");
}

#[test]
fn the_dialect_of_rules_has_its_own_words() {
    let rules = "(declare-rel p (Int)) (declare-rel bad ()) (declare-var x Int)
        (rule (p 0)) (rule (=> (and (p x) (< x 5)) (p (+ x 1)))) (rule (=> (and (p x) (> x 5)) bad)) (query bad)";
    expect(&["solve", "-"], rules.as_bytes(), 0, "unsat\n");
    expect(&["verify", "-"], rules.as_bytes(), 0, "safe\n");
}

#[test]
fn compressed_input() {
    let mut gz = GzEncoder::new(Vec::new(), Compression::fast());
    gz.write_all(SAFE.as_bytes()).expect("memory takes it");
    let gz = gz.finish().expect("memory takes it");
    expect(&["solve", "-"], &gz, 0, "sat\n");
    let file = TempFile::new("safe.smt2.gz", &gz);
    expect(&["solve", file.path()], b"", 0, "sat\n");
}

#[test]
fn models_and_derivations_are_certificates() {
    for (problem, option, verdict) in
        [(SAFE.to_owned(), "--model", "sat"), (unsafe_problem(), "--proof", "unsat")]
    {
        let output = with_input(&["solve", "-", option], problem.as_bytes());
        let text = stdout(&output);
        assert_eq!(text.lines().next(), Some(verdict), "{text}{}", stderr(&output));
        let (problem, certificate) =
            (TempFile::new(verdict, problem.as_bytes()), TempFile::new(option, text.as_bytes()));
        expect(&["check", problem.path(), certificate.path()], b"", 0, "valid\n");
        // The other problem refuses it.
        let other = if verdict == "sat" { unsafe_problem() } else { SAFE.to_owned() };
        expect(&["check", "-", certificate.path()], other.as_bytes(), 1, "invalid\n");
        let broken = TempFile::new("broken", &text.as_bytes()[..text.len() - 3]);
        let output = expect(&["check", problem.path(), broken.path()], b"", 4, "");
        assert!(stderr(&output).contains("broken:"), "{}", stderr(&output));
    }
}

#[test]
fn a_model_is_one_list_after_the_verdict() {
    let output = with_input(&["solve", "-", "--model"], SAFE.as_bytes());
    let text = stdout(&output);
    let rest = text.strip_prefix("sat\n").expect("the verdict comes first").trim();
    assert!(
        rest.starts_with('(') && rest.ends_with(')') && rest.matches("define-fun P").count() == 1,
        "{text}"
    );
}

#[test]
fn bad_input_is_located() {
    let table = [
        ("(set-logic HORN)\n(declare-fun P (Int) Bool)\n(assert (P true))\n(check-sat)", "<stdin>:3:"),
        ("(set-logic HORN)\n(assert (Q 1))\n(check-sat)", "<stdin>:2:"),
        ("(set-logic HORN)\n(assert", "<stdin>:"),
        (")", "<stdin>:1:1"),
    ];
    for (text, place) in table {
        for command in ["solve", "verify"] {
            let output = expect(&[command, "-"], text.as_bytes(), 4, "");
            assert!(stderr(&output).contains(place), "{text}: {}", stderr(&output));
        }
    }
    expect(&["solve", "/no/such/file.smt2"], b"", 4, "");
    expect(&["check", "-", "/no/such/file.json"], SAFE.as_bytes(), 4, "");
}

#[test]
fn usage_errors() {
    let output = expect(&["solve", "-", "--timout=3s"], b"", 2, "");
    assert!(stderr(&output).contains("--timeout"), "a suggestion: {}", stderr(&output));
    for args in [
        &["slove"][..],
        &["solve"],
        &["solve", "-", "--engine=tuba"],
        &["solve", "-", "--memory=lots"],
        &["solve", "-", "--log=a=b=c=d"],
        &["check", "-"],
    ] {
        expect(args, b"", 2, "");
    }
    let output = with_input(&["--version"], b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).starts_with("eufonium "));
}

#[test]
fn the_time_limit_holds() {
    let begun = Instant::now();
    let output = expect(&["verify", "-", "--timeout=1s", "--stats=json"], HARD.as_bytes(), 6, "unknown\n");
    assert!(begun.elapsed() < Duration::from_millis(2000), "{:?}", begun.elapsed());
    assert!(stderr(&output).contains("unknown: timeout"), "{}", stderr(&output));
    let line = stderr(&output).lines().find(|l| l.starts_with('{')).expect("statistics").to_owned();
    assert!(line.contains("\"schema\":\"eufonium.stats/1\""), "{line}");
    expect(&["solve", "-", "--timeout=100ms"], HARD.as_bytes(), 0, "unknown\n");
}

#[test]
fn the_limits_of_memory_and_work_hold() {
    expect(&["verify", "-", "--memory=1MiB", "--timeout=20s"], HARD.as_bytes(), 7, "unknown\n");
    expect(&["verify", "-", "--rlimit=5000", "--timeout=20s"], HARD.as_bytes(), 7, "unknown\n");
}

/// Waits until the process has certainly read its input and is at work.
fn spawn_hard(args: &[&str]) -> Child {
    let mut child = command(args).spawn().expect("the binary runs");
    child.stdin.take().expect("it is piped").write_all(HARD.as_bytes()).expect("it reads");
    std::thread::sleep(Duration::from_millis(500));
    child
}

#[cfg(unix)]
#[test]
fn signals_end_a_run_with_an_answer() {
    use rustix::process::{Pid, Signal, kill_process};
    for (signal, code) in [(Signal::INT, 130), (Signal::TERM, 143)] {
        for sub in ["solve", "verify"] {
            let mut child = spawn_hard(&[sub, "-", "--timeout=60s", "--stats"]);
            let begun = Instant::now();
            kill_process(Pid::from_child(&child), signal).expect("it is alive");
            let status = child.wait().expect("it ends");
            assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
            assert_eq!(status.code(), Some(code));
            let mut answer = String::new();
            child.stdout.take().expect("it is piped").read_to_string(&mut answer).expect("text");
            let mut messages = String::new();
            child.stderr.take().expect("it is piped").read_to_string(&mut messages).expect("text");
            assert_eq!(answer, "unknown\n");
            assert!(messages.contains("unknown: interrupted") && messages.contains("wall_s: "), "{messages}");
        }
    }
}

#[test]
fn output_goes_to_the_file() {
    let file = TempFile::new("model", b"");
    expect(&["solve", "-", "--output", file.path()], SAFE.as_bytes(), 0, "sat\n");
    let model = fs::read_to_string(file.path()).expect("it was written");
    assert!(model.contains("(define-fun P ((A0 Int)) Bool"), "{model}");
}

#[test]
fn the_page_of_options_is_up_to_date() {
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/options.md");
    let generated = eufonium::cli::options_page::markdown();
    let written = fs::read_to_string(page).unwrap_or_default();
    assert!(written == generated, "run `eufonium help-markdown > docs/options.md`");
}

#[test]
fn scripts_are_answered_command_by_command() {
    let mut child = command(&["smt", "-"]).spawn().expect("the binary runs");
    let mut input = child.stdin.take().expect("it is piped");
    let mut output = child.stdout.take().expect("it is piped");
    let mut reply = [0u8; 4];
    input.write_all(b"(declare-const x Int)(assert (> x 3))(check-sat)").expect("it reads");
    input.flush().expect("it reads");
    output.read_exact(&mut reply).expect("an answer before the input ends");
    assert_eq!(&reply, b"sat\n");
    drop(input);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_file_ends_at_a_wrong_assertion_and_a_stream_goes_on() {
    let script = "(declare-const x Int)(assert (> x y))(check-sat)(assert (< x x))(check-sat)";
    let error = "(error \"1:35: `y` is not declared\")\n";
    let file = TempFile::new("typo.smt2", script);
    let output = command(&["smt", file.path()]).output().expect("the binary runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout), error);
    assert_eq!(output.status.code(), Some(4));
    let mut child = command(&["smt", "-"]).spawn().expect("the binary runs");
    child.stdin.take().expect("it is piped").write_all(script.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{error}sat\nunsat\n"));
}
