//! Several properties of one program, each with its own verdict.
//!
//! They are asked for together first, since one proof often shows them all. A violation answers the properties that it violates, and the
//! rest is asked for again, together; where there is no answer for all that are left, each is asked for alone. The answer of the run is `unsafe`
//! with the first violation, before anything else is tried; `safe` if all properties hold; else `unknown`. What holds of each property
//! follows on standard error, a line each in the order in which they were given, and in the statistics.
//!
//! Time: what is asked for together gets half of what is left, what is asked for alone an equal share. Evidence is that of the first violation,
//! or of the proof of all.

use super::args::SolveArgs;
use super::evidence;
use super::exit;
use super::explain;
use super::guard::Guard;
use super::problem::{NoProgram, ProgramFile};
use super::programs::{self, Turn};
use super::solve::{self, Answer, Verdict, Words};
use eufonium_base::{Stats, Stop};
use eufonium_engine::programs::{ProgramOutcome, ProgramProof, Violation};
use eufonium_findings::{self as findings, Finding};
use eufonium_frontend::property::PropertySpec;
use eufonium_ir::Reason;
use eufonium_report::Page;

/// What is known so far.
struct Several<'a> {
    args: &'a SolveArgs,
    words: Words,
    file: &'a mut ProgramFile,
    guard: &'a Guard,
    /// All properties together.
    whole: PropertySpec,
    /// The verdict on each part, and where a violated one is violated.
    verdicts: Vec<Option<(Verdict, Option<String>)>>,
    stats: Stats,
    /// The exit code, if the answer was given.
    answered: Option<u8>,
    /// What the verdicts that properties hold rest on.
    assumptions: Vec<String>,
    /// The page about the first violation, or the proof of all.
    page: Option<Page>,
}

/// Finds out about each property and answers; returns the exit code.
pub fn run(args: &SolveArgs, words: Words, file: &mut ProgramFile, guard: &Guard) -> u8 {
    let whole = file.property.clone();
    let verdicts = whole.parts.iter().map(|_| None).collect();
    let mut several = Several {
        args,
        words,
        file,
        guard,
        whole,
        verdicts,
        stats: Stats::new(),
        answered: None,
        assumptions: vec![],
        page: None,
    };
    if let Err(why) = several.all() {
        if let Some(code) = several.answered {
            return code;
        }
        let name = several.file.name();
        return programs::refuse(&name, why, guard);
    }
    several.conclude()
}

impl Several<'_> {
    fn open(&self) -> Vec<usize> {
        (0..self.verdicts.len()).filter(|part| self.verdicts[*part].is_none()).collect()
    }

    fn all(&mut self) -> Result<(), NoProgram> {
        loop {
            let open = self.open();
            if open.len() <= 1 {
                return self.each(&open);
            }
            let begin = open.len() == self.verdicts.len();
            let stop = self.share(2);
            if !begin {
                self.file.ask(self.whole.narrowed(open.iter().copied()))?;
            }
            match self.outcome(&stop) {
                ProgramOutcome::Safe(proof) => {
                    for part in &open {
                        self.verdicts[*part] = Some((Verdict::Safe, None));
                    }
                    if begin {
                        self.proved(&proof);
                    }
                    return Ok(());
                }
                ProgramOutcome::Unsafe(violation) => self.violated(&violation, &open),
                ProgramOutcome::Unknown(_) => return self.each(&open),
            }
        }
    }

    /// Asks for properties one by one.
    fn each(&mut self, open: &[usize]) -> Result<(), NoProgram> {
        for (place, part) in open.iter().enumerate() {
            if self.verdicts[*part].is_some() {
                continue;
            }
            let asked = self.whole.narrowed([*part]);
            if asked.kinds.is_empty() {
                let why = Reason::Unsupported(format!("{} is not checked", asked.name));
                self.verdicts[*part] = Some((Verdict::Unknown(why), None));
                continue;
            }
            let stop = self.share(open.len() - place);
            self.file.ask(asked)?;
            match self.outcome(&stop) {
                ProgramOutcome::Safe(_) => self.verdicts[*part] = Some((Verdict::Safe, None)),
                ProgramOutcome::Unsafe(violation) => self.violated(&violation, &[*part]),
                ProgramOutcome::Unknown(reason) => {
                    self.verdicts[*part] = Some((Verdict::Unknown(reason), None));
                }
            }
        }
        Ok(())
    }

    /// A part of the time that is left.
    fn share(&self, parts: usize) -> Stop {
        let left = self.guard.stop().remaining();
        self.guard.stop().within(left.map(|left| left / parts.max(1) as u32), None)
    }

    fn outcome(&mut self, stop: &Stop) -> ProgramOutcome {
        let (outcome, stats) = programs::outcome(self.args, self.file, stop, self.guard);
        self.stats.absorb("", &stats);
        if let ProgramOutcome::Safe(proof) = &outcome {
            programs::assume(self.args, self.file, &self.whole.kinds, proof, stop, self.guard);
            for assumption in evidence::assumptions(&self.file.program) {
                if !self.assumptions.contains(&assumption) {
                    self.assumptions.push(assumption);
                }
            }
        }
        outcome
    }

    fn proved(&mut self, proof: &ProgramProof) {
        let answer = programs::safe(self.args, self.words, self.file, proof, Stats::new(), self.guard);
        self.answered = Some(solve::announce(self.args, &answer, self.guard));
        if self.args.report.is_some() {
            self.page = Some(explain::program::proved(self.args, self.file, proof, &answer, self.guard));
        }
    }

    /// A violation of at least one of the properties that are open.
    fn violated(&mut self, violation: &Violation, open: &[usize]) {
        let kind = self.file.program.checks[violation.check].property;
        let place = programs::describe(&self.file.program, violation);
        for part in open {
            if self.whole.parts[*part].kinds.contains(&kind) {
                self.verdicts[*part] = Some((Verdict::Unsafe, Some(place.clone())));
            }
        }
        if self.answered.is_none() {
            let (args, words, guard) = (self.args, self.words, self.guard);
            let code =
                programs::violated(args, words, self.file, violation, Stats::new(), Turn::First, guard);
            self.guard.settle(code);
            self.answered = Some(code);
            if args.report.is_some() {
                let stats = Stats::new();
                self.page = Some(programs::violation_page(args, words, self.file, violation, stats, guard));
            }
        }
    }

    /// A finding for each property, with the evidence of the one that was announced, if it is about that property.
    fn gather(&self, found: &[Finding]) {
        for (part, verdict) in self.whole.parts.iter().zip(&self.verdicts) {
            let Some((verdict, place)) = verdict else { continue };
            let (verdict, message) = match verdict {
                Verdict::Safe => (findings::Verdict::Safe, String::new()),
                Verdict::Unsafe => (findings::Verdict::Unsafe, place.clone().unwrap_or_default()),
                Verdict::Unknown(reason) => (findings::Verdict::Unknown, reason.to_string()),
            };
            let has_place = |f: &&Finding| verdict != findings::Verdict::Unsafe || f.summary() == message;
            let evidence = found.iter().find(|f| f.verdict == verdict && has_place(f));
            let mut finding = match evidence {
                Some(evidence) => evidence.clone(),
                None => Finding { message, ..self.guard.draft(verdict) },
            };
            finding.property.clone_from(&part.name);
            if verdict == findings::Verdict::Safe {
                finding.assumptions.clone_from(&self.assumptions);
            }
            if finding.violated.is_none() && verdict == findings::Verdict::Unsafe {
                finding.violated = Some(part.name.clone());
            }
            self.guard.add(finding);
        }
    }

    fn conclude(mut self) -> u8 {
        let is_unsafe = self.verdicts.iter().flatten().any(|(v, _)| matches!(v, Verdict::Unsafe));
        let missing = self.verdicts.iter().flatten().find_map(|(verdict, _)| match verdict {
            Verdict::Unknown(reason) => Some(reason.clone()),
            _ => None,
        });
        let (overall, code) = match (self.answered, missing) {
            (Some(code), _) => (if is_unsafe { "unsafe" } else { "safe" }, code),
            (None, Some(reason)) => {
                let answer = programs::unknown(reason, Stats::new());
                self.explain(&answer);
                ("unknown", solve::announce(self.args, &answer, self.guard))
            }
            (None, None) => {
                let word = if self.words == Words::Native { "true" } else { "safe" };
                let stats = Stats::new();
                let assumptions = self.assumptions.clone();
                let answer = Answer { assumptions, ..Answer::new(Verdict::Safe, word, stats) };
                self.explain(&answer);
                solve::announce(self.args, &answer, self.guard);
                ("safe", exit::OK)
            }
        };
        self.guard.finish();
        if let Some(found) = self.guard.desk(|desk| desk.take()) {
            self.gather(&found);
        }
        for (part, found) in self.whole.parts.iter().zip(&self.verdicts) {
            let Some((verdict, place)) = found else { continue };
            self.guard.say(&match (verdict, place) {
                (Verdict::Unknown(reason), _) => format!("{}: unknown: {reason}", part.name),
                (_, Some(place)) => format!("{}: {}, {place}", part.name, verdict.word()),
                (_, None) => format!("{}: {}", part.name, verdict.word()),
            });
            self.stats.verdict(&part.name, verdict.word());
        }
        let assumptions = if code == exit::OK { self.assumptions } else { vec![] };
        self.guard.print_stats(&self.stats, overall, &assumptions);
        if let (Some(path), Some(mut page)) = (&self.args.report, self.page) {
            page.figures = explain::figures(&self.stats, self.guard);
            explain::write(path, &page, self.guard);
        }
        code
    }

    /// The page about an answer without evidence for all properties together.
    fn explain(&mut self, answer: &Answer) {
        if self.args.report.is_some() {
            self.page = Some(explain::program::plain(self.args, self.file, answer, self.guard));
        }
    }
}
