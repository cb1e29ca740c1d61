//! Verdicts explained on pages: what `--report` and the command `report` put into them.
//!
//! The answer comes first; a page is for people and changes neither the answer nor how it is found.

pub mod certificate;
pub mod horn;
pub mod program;
mod sources;
pub mod system;

use super::answer::{Answer, Verdict};
use super::args::SolveArgs;
use super::guard::Guard;
use super::report;
use eufonium_base::{Interrupt, Span, Stats};
use eufonium_ir::Reason;
use eufonium_report::model::{self, Figures, Page, Place, Source};
use eufonium_verify::input;
use eufonium_verify::problem::Problem;
use std::path::Path;

/// A page with what is the same for all problems.
pub fn page(args: &SolveArgs, title: &str, answer: &Answer, guard: &Guard) -> Page {
    let mut page = Page {
        title: title.to_owned(),
        verdict: verdict(&answer.verdict),
        word: answer.word.to_owned(),
        assumptions: answer.assumptions.clone(),
        figures: figures(&answer.stats, guard),
        facts: facts(),
        limits: limits(args),
        ..Page::default()
    };
    if !args.engine.is_auto() {
        page.facts.push(("engine".into(), args.engine.name().to_owned()));
    }
    if args.common.no_check {
        page.remarks.push("The evidence was not checked: the answer is only a claim.".into());
    }
    if let Verdict::Unknown(reason) = &answer.verdict {
        page.headline = format!("There is no answer: {reason}.");
    }
    page.remarks.extend(answer.note.iter().flat_map(|note| note.lines()).map(str::to_owned));
    page
}

/// The page of a problem while there is no answer; before it was read, it is about its files.
pub fn unanswered(args: &SolveArgs, problem: Option<&Problem>, guard: &Guard) -> Page {
    let reason = Reason::Interrupted(Interrupt::Timeout);
    let answer = Answer::new(Verdict::Unknown(reason), "unknown", Stats::new());
    if let Some(Problem::Program(file)) = problem {
        return program::plain(args, file, &answer, guard);
    }
    let names: Vec<&str> = args.files.iter().map(|path| input::display_name(path)).collect();
    let mut page = page(args, &names.join(", "), &answer, guard);
    page.sources = args.files.iter().flat_map(|path| source(path)).collect();
    page
}

fn verdict(verdict: &Verdict) -> model::Verdict {
    match verdict {
        Verdict::Safe => model::Verdict::Safe,
        Verdict::Unsafe => model::Verdict::Unsafe,
        Verdict::Unknown(_) => model::Verdict::Unknown,
    }
}

/// What was asked of whom.
fn facts() -> Vec<(String, String)> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let command = format!("eufonium {}", words.join(" "));
    vec![("command".into(), command), ("version".into(), format!("eufonium {}", env!("CARGO_PKG_VERSION")))]
}

fn limits(args: &SolveArgs) -> Vec<(String, String)> {
    let run = &args.common.run;
    let limits = [
        ("time", run.timeout.map(|time| format!("{} s", time.as_secs_f64()))),
        ("memory", run.memory.map(|bytes| format!("{} MiB", bytes >> 20))),
        ("counted work", run.rlimit.map(|work| work.to_string())),
        ("members at a time", (args.jobs > 1).then(|| args.jobs.to_string())),
    ];
    limits.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
}

/// The figures of a run so far.
pub fn figures(stats: &Stats, guard: &Guard) -> Figures {
    Figures {
        verdicts: stats.verdicts().map(|(q, v)| (q.to_owned(), v.to_owned())).collect(),
        counts: stats.counts().map(|(name, n)| (name.to_owned(), n)).collect(),
        times: stats.times().map(|(name, s)| (name.to_owned(), s)).collect(),
        seconds: Some(guard.elapsed().as_secs_f64()),
        memory: report::peak_memory(),
    }
}

/// The file of clauses or of a system as the only source, if it is text and can be read again.
pub fn source(path: &str) -> Vec<Source> {
    if path == "-" {
        return vec![];
    }
    let Ok(source) = input::read(path) else { return vec![] };
    if source.bytes.contains(&0) {
        return vec![];
    }
    vec![Source { name: source.name.clone(), text: source.text().into_owned(), notes: vec![] }]
}

/// A place in the only source.
fn place(page: &Page, span: Option<Span>) -> Option<Place> {
    let span = span.filter(|span| span.line > 0 && !page.sources.is_empty())?;
    Some(Place { source: 0, line: span.line, column: span.column })
}

/// Writes the page.
pub fn write(path: &Path, page: &Page, guard: &Guard) {
    if let Err(error) = std::fs::write(path, eufonium_report::html(page)) {
        guard.say(&format!("{}: {error}", path.display()));
    }
}
