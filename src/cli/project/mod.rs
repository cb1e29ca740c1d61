//! `verify` without files: the targets of the `eufonium.toml` that stands here or above, some at the same time.
//!
//! Each target is a process of its own, which answers with a document (`--format json`): so limits and crashes of one do not touch the
//! others. Options of the command line are those of each target, whose own options win. The document of the run holds all findings; text is a line for each, and one that counts
//! them. The exit code is the worst one.

pub mod config;

use super::args::{SolveArgs, settings};
use super::exit::{self, ExitMode};
use super::guard::Guard;
use super::load;
use config::Target;
use eufonium_base::Stop;
use eufonium_findings::{Document, Finding, Verdict, baseline, json};
use eufonium_verify::clang::gather;
use std::collections::{BTreeSet, VecDeque};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a child is looked at.
const PERIOD: Duration = Duration::from_millis(5);
/// How long a child may take to end after it was asked to.
const GRACE: Duration = Duration::from_millis(600);

/// Codes from the best one to the worst.
const WORSE: &[u8] = &[
    exit::OK,
    exit::UNKNOWN,
    exit::TIMEOUT,
    exit::MEMORY,
    exit::USAGE,
    exit::BAD_INPUT,
    exit::VIOLATED,
    exit::CHECK_FAILED,
    exit::INTERNAL,
    exit::INTERRUPTED,
    exit::TERMINATED,
];

fn rank(code: u8) -> usize {
    WORSE.iter().position(|c| *c == code).unwrap_or(WORSE.len())
}

/// A project that is to be verified.
struct Project {
    folder: PathBuf,
    targets: Vec<Target>,
    /// The options of the command line.
    common: Vec<OsString>,
    old: BTreeSet<String>,
}

/// Verifies the targets of the project; returns the exit code.
pub fn run(args: &SolveArgs, guard: &Guard) -> u8 {
    guard.ask();
    let project = match open(args, guard) {
        Ok(project) => project,
        Err(code) => return code,
    };
    let total = project.targets.len();
    guard.monitor().update(|snapshot| {
        snapshot.phase = "targets";
        snapshot.obligations = total as u64;
    });
    let jobs = usize::from(args.jobs).min(total);
    let queue = Mutex::new((0..total).collect::<VecDeque<usize>>());
    let results = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let (project, queue, stop) = (&project, &queue, guard.stop());
        for _ in 0..jobs {
            let sender = sender.clone();
            scope.spawn(move || {
                let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                while let (Some(index), false) = (next(), stop.poll()) {
                    let document = verify(project, &project.targets[index], stop);
                    let _ = sender.send((index, document));
                }
            });
        }
        drop(sender);
        collect(project, &receiver, guard)
    });
    conclude(&project, results, guard)
}

/// What is to be verified. `Err` is the exit code; all is said then.
fn open(args: &SolveArgs, guard: &Guard) -> Result<Project, u8> {
    let usage = |message: String| {
        guard.reject(&format!("error: {message}"), None);
        exit::USAGE
    };
    settings(&args.common.set).map_err(|message| load::bad_input(&message, guard))?;
    let files = [&args.evidence.witness, &args.evidence.harness, &args.common.run.trace];
    let files = files.into_iter().flatten().next();
    if args.output.is_some() || files.is_some() {
        return Err(usage("--output, --trace, --witness and --harness are about one problem".into()));
    }
    let old = match &args.project.baseline {
        None => BTreeSet::new(),
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| error.to_string());
            let old = text.and_then(|text| baseline::read(&text));
            old.map_err(|what| load::bad_input(&format!("{}: {what}", path.display()), guard))?
        }
    };
    let common = options(std::env::args_os().skip(1));
    if !args.is_of_targets() {
        let name = args.files.first().map_or("program", |file| file.as_str()).to_owned();
        // The files are among the arguments.
        let targets = vec![Target { name, arguments: vec![], files: vec![] }];
        return Ok(Project { folder: PathBuf::from("."), targets, common, old });
    }
    let path = match &args.project.config {
        Some(path) => path.clone(),
        None => find(&std::env::current_dir().unwrap_or_default()).ok_or_else(|| {
            usage(format!("no FILE is given, and there is no {} here or above", config::NAME))
        })?,
    };
    let text = std::fs::read_to_string(&path)
        .map_err(|error| load::bad_input(&format!("{}: {error}", path.display()), guard))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).to_path_buf();
    let targets =
        config::read(&text, &folder).map_err(|error| load::refuse(&path.to_string_lossy(), &error, guard))?;
    Ok(Project { folder, targets, common, old })
}

/// The file of the project in this folder or above.
fn find(folder: &Path) -> Option<PathBuf> {
    let path = folder.ancestors().map(|folder| folder.join(config::NAME)).find(|path| path.is_file())?;
    // As people would write it, if it is here.
    if path.parent() == Some(folder) { Some(config::NAME.into()) } else { Some(path) }
}

/// The arguments behind the command that are those of each target.
fn options(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    const OURS: &[&str] = &["--format", "--config", "--baseline", "--jobs", "-j"];
    let mut kept = vec![];
    let mut arguments = arguments.skip(1);
    while let Some(word) = arguments.next() {
        let text = word.to_string_lossy();
        if OURS.contains(&text.as_ref()) {
            arguments.next();
            continue;
        }
        let is_ours = |ours: &&str| match ours.starts_with("--") {
            true => text.strip_prefix(*ours).is_some_and(|rest| rest.starts_with('=')),
            false => text.starts_with(*ours),
        };
        if !OURS.iter().any(is_ours) {
            kept.push(word);
        }
    }
    kept
}

/// What a process of its own finds out about a target.
fn verify(project: &Project, target: &Target, stop: &Stop) -> Document {
    let failed = |message: String| {
        let finding = Finding {
            message,
            files: target.files.clone(),
            ..Finding::new(&target.name, "", Verdict::Error)
        };
        Document::new(exit::INTERNAL, vec![finding])
    };
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return failed(format!("this program is not found: {error}")),
    };
    let mut command = Command::new(program);
    command.arg("verify").args(&project.common).args(&target.arguments).arg("--format=json");
    if !target.files.is_empty() {
        command.arg("--").args(&target.files);
    }
    command.current_dir(&project.folder);
    let mut document = match answer(&mut command, &|| stop.poll()) {
        Ok(document) => document,
        Err(message) => return failed(message),
    };
    for finding in &mut document.findings {
        finding.name.clone_from(&target.name);
    }
    document
}

/// The document that a process of this program answers with; it is ended when `is_over` says so.
///
/// # Errors
/// If there is none, with what the process said last.
pub(super) fn answer(command: &mut Command, is_over: &dyn Fn() -> bool) -> Result<Document, String> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = Ending(command.spawn().map_err(|error| error.to_string())?);
    let (output, said) = (gather(child.0.stdout.take()), gather(child.0.stderr.take()));
    while let Ok(None) = child.0.try_wait() {
        if is_over() {
            child.end();
        }
        thread::sleep(PERIOD);
    }
    let (output, said) = (output.join().unwrap_or_default(), said.join().unwrap_or_default());
    json::read(String::from_utf8_lossy(&output).trim()).map_err(|what| {
        let said = String::from_utf8_lossy(&said);
        said.lines().last().map_or(what, str::to_owned)
    })
}

/// A process that does not outlive this value.
struct Ending(Child);

impl Ending {
    /// Asks the process to end, and ends it if it does not.
    fn end(&mut self) {
        if let Some(id) = i32::try_from(self.0.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process(id, rustix::process::Signal::TERM);
        }
        let begun = Instant::now();
        while let (Ok(None), true) = (self.0.try_wait(), begun.elapsed() < GRACE) {
            thread::sleep(PERIOD);
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        if let Ok(None) = self.0.try_wait() {
            self.end();
        }
    }
}

/// What was found, in the order of the targets; it is told as it comes.
fn collect(project: &Project, results: &Receiver<(usize, Document)>, guard: &Guard) -> Vec<(usize, Tally)> {
    let mut all = vec![];
    for (index, mut document) in results {
        let several = document.findings.len() > 1;
        let known = baseline::split(&mut document, &project.old);
        let code = if known.is_empty() { document.exit_code } else { code_of(&document) };
        if !guard.gathers() {
            tell(&document, several, guard);
        }
        all.push((index, Tally { code, known: known.len(), findings: document.findings }));
        guard.monitor().update(|snapshot| snapshot.frame += 1);
    }
    all.sort_by_key(|(index, _)| *index);
    all
}

/// What was found about a target.
struct Tally {
    code: u8,
    /// The violations that were there before.
    known: usize,
    findings: Vec<Finding>,
}

/// The code for what is left of a document.
fn code_of(document: &Document) -> u8 {
    let code = |finding: &Finding| match finding.verdict {
        Verdict::Safe | Verdict::Valid => exit::OK,
        Verdict::Unsafe | Verdict::Invalid => exit::VIOLATED,
        Verdict::Unknown => exit::UNKNOWN,
        Verdict::Error => exit::BAD_INPUT,
    };
    document.findings.iter().map(code).max_by_key(|code| rank(*code)).unwrap_or(exit::OK)
}

/// Prints the findings about a target.
fn tell(document: &Document, several: bool, guard: &Guard) {
    for finding in &document.findings {
        let property = if several { format!("{}: ", finding.property) } else { String::new() };
        let summary = finding.summary();
        let apart = if summary.is_empty() { "" } else { ", " };
        let first = summary.lines().next().unwrap_or_default();
        guard.answer(&format!("{}: {property}{}{apart}{first}\n", finding.name, finding.verdict.word()));
        guard.ask();
        for line in summary.lines().skip(1) {
            guard.say(&format!("  {line}"));
        }
        for step in &finding.trace {
            let place = step.location.as_ref().map_or(String::new(), |at| format!("{at}: "));
            let indent = 2 * step.depth as usize;
            guard.say(&format!("  {:indent$}{place}{}", "", step.text));
        }
        for invariant in &finding.invariants {
            guard.say(&format!("  {}: invariant {}", invariant.location, invariant.expression));
        }
        for assumption in &finding.assumptions {
            guard.say(&format!("  assumes that {assumption}"));
        }
        for note in &finding.notes {
            guard.say(&format!("  {note}"));
        }
    }
}

fn conclude(project: &Project, results: Vec<(usize, Tally)>, guard: &Guard) -> u8 {
    let mut code =
        results.iter().map(|(_, tally)| tally.code).max_by_key(|code| rank(*code)).unwrap_or(exit::OK);
    if let Some(interrupt) = guard.stop().reason() {
        code = ExitMode::Verdict.interrupt(interrupt);
    }
    let count = |verdict: Verdict| {
        results.iter().flat_map(|(_, t)| &t.findings).filter(|finding| finding.verdict == verdict).count()
    };
    let known: usize = results.iter().map(|(_, tally)| tally.known).sum();
    let mut line = format!(
        "{} of {} targets: {} safe, {} unsafe, {} unknown, {} errors",
        results.len(),
        project.targets.len(),
        count(Verdict::Safe),
        count(Verdict::Unsafe),
        count(Verdict::Unknown),
        count(Verdict::Error),
    );
    if known > 0 {
        line += &format!("; {known} known");
    }
    if guard.gathers() {
        for finding in results.into_iter().flat_map(|(_, tally)| tally.findings) {
            guard.desk(|desk| desk.keep(finding));
        }
        guard.say(&line);
    } else {
        guard.conclude(&format!("{line}\n"));
    }
    match guard.mode() {
        ExitMode::Verdict => code,
        ExitMode::Zero if matches!(code, exit::VIOLATED | exit::UNKNOWN | exit::TIMEOUT | exit::MEMORY) => {
            exit::OK
        }
        ExitMode::Zero => code,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_the_run_are_not_those_of_targets() {
        let kept = |line: &str| {
            let words = options(line.split(' ').map(OsString::from));
            words.iter().map(|w| w.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
        };
        let table = [
            ("verify", ""),
            ("verify -t 5s --format sarif", "-t 5s"),
            ("verify --format=json -j4 --arith=bv", "--arith=bv"),
            ("verify -j 4 --jobs=3 --jobs 2 --baseline x.json a.c", "a.c"),
            ("verify --config=x.toml --baseline=y --no-run", "--no-run"),
        ];
        for (line, expected) in table {
            assert_eq!(kept(line), expected, "{line}");
        }
    }

    #[test]
    fn every_code_has_its_rank() {
        let of_formulas = [exit::SATISFIABLE, exit::UNSATISFIABLE];
        for (code, _) in exit::TABLE.iter().filter(|(code, _)| !of_formulas.contains(code)) {
            assert!(rank(*code) < WORSE.len(), "{code}");
        }
        assert!(
            rank(exit::VIOLATED) > rank(exit::TIMEOUT) && rank(exit::CHECK_FAILED) > rank(exit::VIOLATED)
        );
    }
}
