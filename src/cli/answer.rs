//! Answers as they are printed: the verdict with its word, the certificate where it belongs, what is said beside it, and the finding for
//! documents.

use super::advice;
use super::args::SolveArgs;
use super::colour;
use super::exit;
use super::guard::Guard;
use eufonium_base::Stats;
use eufonium_findings::{self as findings, Finding, Location};
use eufonium_ir::Reason;

/// The vocabulary of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The words of the input's format.
    Native,
    /// `safe`, `unsafe`, `unknown`.
    Plain,
}

/// What was found out.
#[derive(Debug)]
pub enum Verdict {
    /// The property holds.
    Safe,
    /// The property is violated.
    Unsafe,
    /// No answer.
    Unknown(Reason),
}

impl Verdict {
    /// `safe`, `unsafe` or `unknown`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Safe => "safe",
            Verdict::Unsafe => "unsafe",
            Verdict::Unknown(_) => "unknown",
        }
    }
}

/// An answer as it will be printed.
#[derive(Debug)]
pub struct Answer {
    /// What was found out.
    pub verdict: Verdict,
    /// The answer's word.
    pub word: &'static str,
    /// The certificate, if one was asked for and there is one.
    pub certificate: Option<String>,
    /// The certificate begins with the answer's word.
    pub complete: bool,
    /// What is to be said beside it.
    pub note: Option<String>,
    /// What a safe answer takes for granted, as it stands behind "assumes that".
    pub assumptions: Vec<String>,
    /// The figures.
    pub stats: Stats,
    /// What only documents say.
    pub detail: Detail,
}

/// What documents say of an answer beside what is printed anyway.
#[derive(Debug, Default)]
pub struct Detail {
    /// The property that is violated.
    pub violated: Option<String>,
    /// Where.
    pub location: Option<Location>,
    /// What is violated.
    pub message: String,
    /// The way to the violation.
    pub trace: Vec<findings::Step>,
    /// Invariants of loops.
    pub invariants: Vec<findings::Invariant>,
}

impl Answer {
    /// An answer without anything beside it.
    pub fn new(verdict: Verdict, word: &'static str, stats: Stats) -> Answer {
        let (certificate, note, assumptions, detail) = (None, None, vec![], Detail::default());
        Answer { verdict, word, certificate, complete: false, note, assumptions, stats, detail }
    }
}

/// Prints the answer, the certificate where it belongs, and the figures; returns the exit code.
pub fn give(args: &SolveArgs, answer: &Answer, guard: &Guard) -> u8 {
    let code = announce(args, answer, guard);
    guard.print_stats(&answer.stats, answer.verdict.word(), &answer.assumptions);
    code
}

/// Keeps an answer, for the case that the run is cut off while more is found out about it.
pub fn hold(args: &SolveArgs, answer: Answer, guard: &Guard) {
    let found = guard.gathers().then(|| finding(args, &answer, guard));
    guard.hold(move |guard| {
        found.into_iter().for_each(|found| guard.add(found));
        guard.conclude(&format!("{}\n", colour::verdict(answer.word, answer.verdict.word())));
        say_beside(&answer, guard);
        guard.print_stats(&answer.stats, answer.verdict.word(), &answer.assumptions);
        exit::OK
    });
}

/// Says what belongs to an answer.
fn say_beside(answer: &Answer, guard: &Guard) {
    if let Some(note) = &answer.note {
        guard.say(note);
    }
    for assumption in &answer.assumptions {
        guard.say(&format!("assumes that {assumption}"));
    }
}

/// An answer as documents have it.
fn finding(args: &SolveArgs, answer: &Answer, guard: &Guard) -> Finding {
    let (verdict, message) = match &answer.verdict {
        Verdict::Safe => (findings::Verdict::Safe, String::new()),
        Verdict::Unsafe => (findings::Verdict::Unsafe, answer.detail.message.clone()),
        Verdict::Unknown(reason) => (findings::Verdict::Unknown, reason.to_string()),
    };
    let (detail, common) = (&answer.detail, guard.draft(verdict));
    // What the note of a violation says is the message and its place.
    let is_new = verdict != findings::Verdict::Unsafe || message.is_empty();
    let note = answer.note.iter().filter(|_| is_new);
    Finding {
        message,
        violated: detail.violated.clone(),
        location: detail.location.clone(),
        trace: detail.trace.clone(),
        invariants: detail.invariants.clone(),
        assumptions: answer.assumptions.clone(),
        notes: [common.notes.clone(), note.flat_map(|note| note.lines()).map(str::to_owned).collect()]
            .concat(),
        certificate: answer.certificate.clone().filter(|_| args.output.is_none()),
        ..common
    }
}

/// Prints the answer and the certificate where it belongs; returns the exit code.
pub fn announce(args: &SolveArgs, answer: &Answer, guard: &Guard) -> u8 {
    let word = colour::verdict(answer.word, answer.verdict.word());
    if guard.gathers() {
        guard.add(finding(args, answer, guard));
    }
    match (&args.output, &answer.certificate) {
        (None, Some(certificate)) if answer.complete => guard.conclude(certificate),
        (None, certificate) => {
            guard.conclude(&format!("{word}\n{}", certificate.as_deref().unwrap_or_default()));
        }
        (Some(path), Some(certificate)) => {
            let written = std::fs::write(path, certificate);
            guard.conclude(&format!("{word}\n"));
            if let Err(error) = written {
                guard.say(&format!("{path}: {error}"));
            }
        }
        (Some(_), None) => guard.conclude(&format!("{word}\n")),
    }
    say_beside(answer, guard);
    match &answer.verdict {
        Verdict::Safe => exit::OK,
        Verdict::Unsafe => guard.mode().violated(),
        Verdict::Unknown(reason) => {
            guard.say(&format!("unknown: {reason}"));
            guard.say_what_is_known();
            if let Some(advice) = advice::of(reason, &answer.stats, guard.stop().clock()) {
                guard.remark(&advice);
            }
            guard.mode().unknown(reason)
        }
    }
}
