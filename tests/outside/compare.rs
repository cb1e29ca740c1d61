//! Native runs against the verifier's verdicts.
//!
//! For `unreach-call` the native runs report values at points of the program, and one of the points becomes an assertion: that
//! a value which was seen does not occur, so that `safe` is wrong, or that the only value which was seen is the only one, so that
//! `unsafe` is suspect unless the verifier's own counterexample runs natively.

use super::native::{Batch, Run};
use super::program::{Points, Program};
use super::rng::Rng;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the outside may do, as `--extern` says it.
pub const MODES: [&str; 3] = ["pure", "args", "any"];
pub const PROPERTIES: [&str; 6] =
    ["unreach-call", "valid-deref", "no-overflow", "valid-free", "valid-memcleanup", "valid-memtrack"];

/// What is compared, and with what.
#[derive(Clone)]
pub struct Setting {
    pub binary: PathBuf,
    pub clang: PathBuf,
    pub folder: PathBuf,
    pub property: &'static str,
    /// An index of [`MODES`].
    pub mode: usize,
    /// Whether the verifier has the option for it.
    pub has_modes: bool,
    pub timeout: u64,
    pub seeds: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Safe,
    Unsafe,
    /// And why.
    Unknown(String),
    /// The verifier refused the program or crashed: its exit code and what it said.
    Error(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A native run fails.
    Safe,
    /// No native run is known that fails.
    Unsafe,
    /// Neither, but the verifier says on what its run rests that a compiler decides in its own way: where objects lie, or what memory
    /// holds that was never written.
    Undecided,
    Error,
}

/// A disagreement.
#[derive(Clone)]
pub struct Finding {
    pub program: Program,
    pub points: Points,
    pub wrong: Wrong,
    pub said: String,
}

/// Whether a run fails, or ends before anything can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Fails,
    Passes,
    Skipped,
}

/// Seconds that are added where counterexamples are run.
const REPLAY: u64 = 60;

/// How the verifier says that no compiler decides a run.
const UNDECIDED: [&str; 4] = [
    "a sanitizer does not see",
    "the run depends on where objects lie",
    "what was never written",
    "what functions keep that change nothing",
];

const DEREFERENCE: [&str; 8] = [
    "buffer-overflow",
    "use-after",
    "null-deref",
    "wild-addr",
    "stack-buffer",
    "unknown-crash",
    "use-of-",
    "stack-use",
];

fn outcome(property: &str, end: &str) -> Outcome {
    let among = |kinds: &[&str]| kinds.iter().any(|k| end.contains(k));
    let fails = match property {
        "valid-deref" => among(&DEREFERENCE),
        "no-overflow" => end == "signed-integer-overflow",
        "valid-free" => among(&["double-free", "bad-free"]),
        "valid-memcleanup" => among(&["memory-left", "memory-lost"]),
        "valid-memtrack" => end == "memory-lost",
        _ => false,
    };
    match end {
        _ if fails => Outcome::Fails,
        "ended" | "memory-left" | "memory-lost" => Outcome::Passes,
        _ => Outcome::Skipped,
    }
}

fn violates(points: &Points, property: &str, run: &Run) -> bool {
    match points {
        Points::Assert { point, compare, number } => run.values.iter().any(|(at, value)| {
            at == point && (if *compare == "==" { value != number } else { value == number })
        }),
        _ => outcome(property, &run.end) == Outcome::Fails,
    }
}

impl Setting {
    fn memory(&self) -> bool {
        self.property != "unreach-call"
    }

    /// Compiles and runs programs.
    pub fn native(&self, programs: &[Program], seeds: u64) -> Result<Vec<Vec<Run>>, String> {
        Batch::compile(&self.clang, &self.folder, programs, self.memory())?.run(1, seeds, self.mode)
    }

    /// What the verifier says, and whether its counterexample runs natively, if that is asked.
    pub fn verify(&self, program: &Program, points: &Points, replay: bool) -> (Verdict, String) {
        let file = self.folder.join("program.c");
        if let Err(error) = std::fs::write(&file, program.source(points)) {
            return (Verdict::Error(error.to_string()), String::new());
        }
        let mut command = Command::new(&self.binary);
        // A native run of the counterexample takes its time, and has the compiler to wait for.
        let timeout = if replay { self.timeout + REPLAY } else { self.timeout };
        command.args(["verify", "--property", self.property]).arg(format!("--timeout={timeout}s"));
        if self.has_modes {
            command.arg(format!("--extern={}", MODES[self.mode]));
        }
        if !replay {
            command.arg("--no-run");
        }
        let output = match command.arg(&file).output() {
            Ok(output) => output,
            Err(error) => return (Verdict::Error(error.to_string()), String::new()),
        };
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let verdict = match String::from_utf8_lossy(&output.stdout).trim() {
            _ if said.contains("internal error") => Verdict::Error(said.clone()),
            "safe" => Verdict::Safe,
            "unsafe" => Verdict::Unsafe,
            "unknown" => Verdict::Unknown(said.lines().next_back().unwrap_or_default().to_string()),
            _ => Verdict::Error(format!("{}: {said}", output.status)),
        };
        (verdict, said)
    }

    /// The assertions to put to the verifier after these runs.
    pub fn questions(&self, runs: &[Run], rng: &mut Rng) -> Vec<Points> {
        if self.property != "unreach-call" {
            return vec![Points::Nothing];
        }
        let seen: Vec<(usize, i64)> = runs.iter().flat_map(|r| r.values.clone()).collect();
        if seen.is_empty() {
            return vec![];
        }
        let times = |pair: &(usize, i64)| seen.iter().filter(|other| *other == pair).count();
        let mut witnessed = rng.pick(&seen);
        if rng.chance(50) {
            witnessed = seen.iter().copied().min_by_key(times).unwrap_or(witnessed);
        }
        let mut questions = vec![Points::Assert { point: witnessed.0, compare: "!=", number: witnessed.1 }];
        let only = |(point, value): &(usize, i64)| seen.iter().all(|(p, v)| p != point || v == value);
        let mut constant: Vec<(usize, i64)> = seen.iter().copied().filter(|s| only(s)).collect();
        constant.sort_unstable();
        constant.dedup();
        constant.retain(|pair| times(pair) >= 8);
        if !constant.is_empty() {
            let (point, number) = rng.pick(&constant);
            questions.push(Points::Assert { point, compare: "==", number });
        }
        questions
    }

    /// Compares a verdict with runs.
    ///
    /// An answer `unknown` comes with its reason.
    pub fn judge(&self, program: &Program, points: &Points, runs: &[Run]) -> (Verdict, Option<Finding>) {
        let fails = runs.iter().any(|run| violates(points, self.property, run));
        let passes = runs.iter().any(|run| self.passes(points, run));
        let (verdict, _) = self.verify(program, points, false);
        let found =
            |wrong, said| Some(Finding { program: program.clone(), points: points.clone(), wrong, said });
        let finding = match &verdict {
            Verdict::Safe if fails => {
                let run = runs.iter().find(|run| violates(points, self.property, run));
                found(Wrong::Safe, run.map(|r| format!("seed {}: {}", r.seed, r.end)).unwrap_or_default())
            }
            Verdict::Unsafe if passes && !fails => {
                self.doubt(program, points).and_then(|(wrong, said)| found(wrong, said))
            }
            Verdict::Error(what) => found(Wrong::Error, what.clone()),
            _ => None,
        };
        (verdict, finding)
    }

    /// Whether a run comes to its end without a violation. One that ends at other undefined behavior says nothing against an alarm.
    fn passes(&self, points: &Points, run: &Run) -> bool {
        !violates(points, self.property, run) && outcome(self.property, &run.end) == Outcome::Passes
    }

    /// What speaks against an alarm: that neither its own counterexample nor one of many native runs fails.
    fn doubt(&self, program: &Program, points: &Points) -> Option<(Wrong, String)> {
        let (verdict, said) = self.verify(program, points, true);
        if verdict != Verdict::Unsafe || said.contains("replayed natively: yes") {
            return None;
        }
        let runs = self.native(std::slice::from_ref(program), self.seeds * 30).ok()?;
        if runs[0].iter().any(|run| violates(points, self.property, run)) {
            return None;
        }
        let replayed = said.lines().find(|line| line.contains("replayed natively")).unwrap_or_default();
        let undecided = UNDECIDED.iter().any(|reason| replayed.contains(reason));
        Some((if undecided { Wrong::Undecided } else { Wrong::Unsafe }, said))
    }

    /// Whether a program that became smaller is still judged wrongly in the same way.
    pub fn still(&self, finding: &Finding) -> bool {
        let (verdict, _) = self.verify(&finding.program, &finding.points, false);
        match (finding.wrong, verdict) {
            (Wrong::Safe, Verdict::Safe) => {
                let runs = self.native(std::slice::from_ref(&finding.program), self.seeds);
                runs.is_ok_and(|r| r[0].iter().any(|run| violates(&finding.points, self.property, run)))
            }
            (Wrong::Unsafe, Verdict::Unsafe) => {
                let runs = self.native(std::slice::from_ref(&finding.program), self.seeds);
                let points = &finding.points;
                let passes = runs.is_ok_and(|r| {
                    let fails = r[0].iter().any(|run| violates(points, self.property, run));
                    !fails && r[0].iter().any(|run| self.passes(points, run))
                });
                let doubt = self.doubt(&finding.program, &finding.points);
                passes && doubt.is_some_and(|(wrong, _)| wrong == Wrong::Unsafe)
            }
            (Wrong::Error, Verdict::Error(what)) => {
                // What the compiler refuses is another error.
                let crash = "internal error";
                what.contains(crash) == finding.said.contains(crash)
            }
            _ => false,
        }
    }
}

/// Whether the verifier has the option for modes.
pub fn has_modes(binary: &Path) -> bool {
    let help = Command::new(binary).args(["verify", "--help"]).output();
    help.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).contains("--extern"))
}
