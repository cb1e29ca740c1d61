//! Several properties of one program, each with its own verdict (`verify::several`), as the command line answers them.
//!
//! The answer of the run is `unsafe` with the first violation, before anything else is tried; `safe` if all properties hold; else `unknown`.
//! What holds of each property follows on standard error, a line each in the order in which they were given, and in the statistics. Evidence
//! is that of the first violation, or of the proof of all.

use super::answer::{self, Answer, Dialect, Verdict};
use super::args::SolveArgs;
use super::exit;
use super::explain;
use super::guard::Guard;
use super::load::refuse_problem;
use super::programs::{self, Turn};
use eufonium_base::Stats;
use eufonium_engine::programs::{ProgramProof, Violation};
use eufonium_findings::{self as findings, Finding};
use eufonium_report::Page;
use eufonium_verify::problem::ProgramFile;
use eufonium_verify::several::{Found, PartVerdict, Several};

/// What was said so far.
struct Answered<'a> {
    args: &'a SolveArgs,
    words: Dialect,
    guard: &'a Guard,
    /// The exit code, if the answer was given.
    code: Option<u8>,
    /// The page about the first violation, or the proof of all.
    page: Option<Page>,
}

/// Finds out about each property and answers; returns the exit code.
pub fn run(args: &SolveArgs, words: Dialect, file: &mut ProgramFile, guard: &Guard) -> u8 {
    let mut several = Several::new(file);
    let all = several.verdicts.len();
    let mut answered = Answered { args, words, guard, code: None, page: None };
    let session = programs::session(args, guard);
    let mut listener = |file: &mut ProgramFile, parts: &[usize], found: Found| match found {
        Found::Proof(proof) if parts.len() == all => answered.proved(file, &proof),
        Found::Proof(_) => {}
        Found::Violation(violation) => answered.violated(file, &violation),
    };
    let solved = several.solve(file, args.cache.as_deref(), &session, &mut listener);
    if let Err(why) = solved {
        return answered.code.unwrap_or_else(|| refuse_problem(&file.name(), why, guard));
    }
    answered.conclude(several, file)
}

impl Answered<'_> {
    fn proved(&mut self, file: &mut ProgramFile, proof: &ProgramProof) {
        let answer = programs::safe(self.args, self.words, file, proof, Stats::new(), self.guard);
        self.code = Some(answer::announce(self.args, &answer, self.guard));
        if self.args.report.is_some() {
            self.page = Some(explain::program::proved(self.args, file, proof, &answer, self.guard));
        }
    }

    fn violated(&mut self, file: &ProgramFile, violation: &Violation) {
        if self.code.is_some() {
            return;
        }
        let (args, words, guard) = (self.args, self.words, self.guard);
        let code = programs::violated(args, words, file, violation, Stats::new(), Turn::First, guard);
        guard.settle(code);
        self.code = Some(code);
        if let Some(path) = &args.report {
            let page = programs::violation_page(args, words, file, violation, Stats::new(), guard);
            guard.keep_page(path, page.clone());
            self.page = Some(page);
        }
    }

    /// A finding for each property, with the evidence of the one that was announced, if it is about that property.
    fn gather(&self, several: &Several, found: &[Finding]) {
        for (part, verdict) in several.parts() {
            let (verdict, message) = match verdict {
                PartVerdict::Holds => (findings::Verdict::Safe, String::new()),
                PartVerdict::Violated(place) => (findings::Verdict::Unsafe, place.clone()),
                PartVerdict::Unknown(reason) => (findings::Verdict::Unknown, reason.to_string()),
            };
            let has_place = |f: &&Finding| verdict != findings::Verdict::Unsafe || f.summary() == message;
            let evidence = found.iter().find(|f| f.verdict == verdict && has_place(f));
            let mut finding = match evidence {
                Some(evidence) => evidence.clone(),
                None => Finding { message, ..self.guard.draft(verdict) },
            };
            finding.property.clone_from(&part.name);
            if verdict == findings::Verdict::Safe {
                finding.assumptions.clone_from(&several.assumptions);
            }
            if finding.violated.is_none() && verdict == findings::Verdict::Unsafe {
                finding.violated = Some(part.name.clone());
            }
            self.guard.add(finding);
        }
    }

    fn conclude(mut self, several: Several, file: &ProgramFile) -> u8 {
        let is_unsafe = several.parts().any(|(_, verdict)| matches!(verdict, PartVerdict::Violated(_)));
        let missing = several.parts().find_map(|(_, verdict)| match verdict {
            PartVerdict::Unknown(reason) => Some(reason.clone()),
            _ => None,
        });
        let (overall, code) = match (self.code, missing) {
            (Some(code), _) => (if is_unsafe { "unsafe" } else { "safe" }, code),
            (None, Some(reason)) => {
                let answer = programs::unknown(reason, Stats::new());
                self.explain(file, &answer);
                ("unknown", answer::announce(self.args, &answer, self.guard))
            }
            (None, None) => {
                let word = if self.words == Dialect::Native { "true" } else { "safe" };
                let stats = Stats::new();
                let assumptions = several.assumptions.clone();
                let answer = Answer { assumptions, ..Answer::new(Verdict::Safe, word, stats) };
                self.explain(file, &answer);
                answer::announce(self.args, &answer, self.guard);
                ("safe", exit::OK)
            }
        };
        self.guard.finish();
        if let Some(found) = self.guard.desk(|desk| desk.take()) {
            self.gather(&several, &found);
        }
        let mut stats = several.stats.clone();
        for (part, verdict) in several.parts() {
            let (line, word) = match verdict {
                PartVerdict::Holds => (format!("{}: safe", part.name), "safe"),
                PartVerdict::Violated(place) => (format!("{}: unsafe, {place}", part.name), "unsafe"),
                PartVerdict::Unknown(reason) => (format!("{}: unknown: {reason}", part.name), "unknown"),
            };
            self.guard.say(&line);
            stats.verdict(&part.name, word);
        }
        let assumptions = if code == exit::OK { several.assumptions } else { vec![] };
        self.guard.print_stats(&stats, overall, &assumptions);
        if let (Some(path), Some(mut page)) = (&self.args.report, self.page) {
            page.figures = explain::figures(&stats, self.guard);
            explain::write(path, &page, self.guard);
        }
        code
    }

    /// The page about an answer without evidence for all properties together.
    fn explain(&mut self, file: &ProgramFile, answer: &Answer) {
        if self.args.report.is_some() {
            self.page = Some(explain::program::plain(self.args, file, answer, self.guard));
        }
    }
}
