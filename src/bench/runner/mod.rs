//! Runs what a plan says: problems by turns, and on each problem all configurations one after the other, so that a noisy machine slows all of
//! them alike. In the next round, and on the next problem, another configuration begins.
//!
//! Each run is in the hands of a process of its own, the [supervisor], which is this binary once more: it alone may wait for
//! every process below it, so nothing of a run outlives it, and its clock of waited children is that of the run.

pub mod output;
pub mod supervisor;
pub mod tree;

use crate::configuration::Configuration;
use crate::log::{Complaint, End, Run, Session, Writer};
use crate::machine::Machine;
use crate::plan::Plan;
use crate::problem::Problem;
use crate::verdict::Expected;
use crate::{Error, Log, Result, time};
use std::collections::{BTreeSet, VecDeque};
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use supervisor::{Job, Report};

/// How a plan is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many problems at the same time.
    pub jobs: usize,
    /// The command that becomes a supervisor: our own binary and the word for that.
    pub supervisor: Vec<String>,
    /// The part of the problems that is run: the first number of the second.
    pub shard: Option<(usize, usize)>,
}

/// Who wants to know how far it has come.
pub trait Observer: Send {
    /// The session begins: of so many runs, these are done.
    fn begin(&mut self, total: usize, done: &[Run]);
    /// A run ended.
    fn end(&mut self, run: &Run, problem: &Problem);
}

/// The problem of one round with the configurations that are to be run.
struct Unit<'a> {
    round: usize,
    problem: &'a Problem,
    configurations: Vec<&'a Configuration>,
}

/// Whether a problem belongs to a shard.
fn in_shard(index: usize, shard: Option<(usize, usize)>) -> bool {
    shard.is_none_or(|(i, of)| index % of == i)
}

/// What is to be done: what the log does not have.
fn units<'a>(plan: &'a Plan, log: &Log, shard: Option<(usize, usize)>) -> VecDeque<Unit<'a>> {
    let done: BTreeSet<_> = log.runs.iter().map(Run::key).collect();
    let mut out = VecDeque::new();
    for round in 0..plan.rounds {
        for (i, problem) in plan.problems.iter().enumerate().filter(|(i, _)| in_shard(*i, shard)) {
            let n = plan.configurations.len();
            let turns = (0..n).map(|k| &plan.configurations[(k + i + round) % n]);
            let open = |c: &&Configuration| !done.contains(&(problem.id.clone(), c.name.clone(), round));
            let configurations: Vec<_> = turns.filter(open).collect();
            if !configurations.is_empty() {
                out.push_back(Unit { round, problem, configurations });
            }
        }
    }
    out
}

/// Runs a plan and adds to the log at `path` until all is done or `stop` is set; returns the log.
///
/// # Errors
/// If the log cannot be written, or a supervisor not be started.
pub fn run(
    plan: &Plan,
    path: &Path,
    settings: &Settings,
    observer: &mut dyn Observer,
    stop: &AtomicBool,
) -> Result<Log> {
    let (mut writer, log) = Writer::open(path, plan)?;
    let queue = units(plan, &log, settings.shard);
    let total = plan.problems.iter().enumerate().filter(|(i, _)| in_shard(*i, settings.shard)).count();
    observer.begin(total * plan.configurations.len() * plan.rounds, &log.runs);
    if queue.is_empty() {
        return Ok(log);
    }
    let jobs = settings.jobs.clamp(1, 1024);
    writer.session(&Session { started: time::now(), machine: Machine::this(), jobs })?;
    let queue = Mutex::new(queue);
    let shared = Mutex::new((writer, observer));
    let failure: Mutex<Option<Error>> = Mutex::new(None);
    let work = || {
        while !stop.load(Ordering::Relaxed) && lock(&failure).is_none() {
            let Some(unit) = lock(&queue).pop_front() else { break };
            for configuration in &unit.configurations {
                let run = match one(plan, &unit, configuration, settings, stop) {
                    Ok(Some(run)) => run,
                    // Stopped in the middle: it is as if the run had not begun.
                    Ok(None) => return,
                    Err(error) => return *lock(&failure) = Some(error),
                };
                let (writer, observer) = &mut *lock(&shared);
                if let Err(error) = writer.run(&run) {
                    return *lock(&failure) = Some(error);
                }
                observer.end(&run, unit.problem);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..jobs {
            scope.spawn(work);
        }
        work();
    });
    if let Some(error) = lock(&failure).take() {
        return Err(error);
    }
    drop(shared);
    crate::log::read(path)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // A thread that panics takes the process with it; nobody sees what it left.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One run, or nothing if it was stopped.
fn one(
    plan: &Plan,
    unit: &Unit,
    configuration: &Configuration,
    settings: &Settings,
    stop: &AtomicBool,
) -> Result<Option<Run>> {
    let limits = plan.limits_of(unit.problem);
    let job = Job { command: configuration.words(unit.problem, &limits), limits };
    let started = time::now();
    let Some(report) = supervised(&settings.supervisor, &job, stop)? else { return Ok(None) };
    let wanted = match &unit.problem.expected {
        Expected::Answers(answers) => answers.len(),
        Expected::Any | Expected::Refused => 1,
    };
    let code = if let End::Exit(code) = report.end { Some(code) } else { None };
    let answers = configuration.reading.answers(&report.stdout, code, wanted);
    let silent = !answers.iter().any(crate::verdict::Answer::is_definite);
    // The complaint of a script is what is expected of an input that is to be refused.
    let refusal = report.stdout.lines().find(|l| l.contains("(error"));
    let words = match refusal.filter(|_| unit.problem.expected == Expected::Refused) {
        Some(line) => line.chars().take(400).collect(),
        None if silent => last_words(&report),
        None => String::new(),
    };
    Ok(Some(Run {
        problem: unit.problem.id.clone(),
        configuration: configuration.name.clone(),
        round: unit.round,
        complaint: silent.then(|| complaint(&report)).flatten(),
        answers,
        end: report.end,
        wall: report.wall,
        cpu: report.cpu,
        memory: report.memory,
        started,
        words,
    }))
}

/// What a run that did not answer said in the end.
fn last_words(report: &Report) -> String {
    let text = if report.stderr.trim().is_empty() { &report.stdout } else { &report.stderr };
    let text = text.trim();
    let start = text.char_indices().rev().nth(399).map_or(0, |(at, _)| at);
    text[start..].to_owned()
}

/// Whether a run that did not answer says that a limit was the reason.
fn complaint(report: &Report) -> Option<Complaint> {
    let said = format!("{}\n{}", report.stdout, report.stderr).to_ascii_lowercase();
    // Advice is no complaint.
    let said = said.replace("--timeout", "").replace("--memory-limit", "");
    let memory = [
        "out of memory",
        "memory exhausted",
        "memoryout",
        "bad_alloc",
        "memoryerror",
        "memory limit",
        "memory allocation of",
        "cannot allocate memory",
    ];
    let time = ["timeout", "timed out", "time-out", "time limit"];
    if memory.iter().any(|w| said.contains(w)) {
        Some(Complaint::Memory)
    } else if time.iter().any(|w| said.contains(w)) {
        Some(Complaint::Time)
    } else {
        None
    }
}

/// Has a supervisor do a job. If `stop` is set meanwhile, the supervisor ends the run and nothing is returned.
fn supervised(supervisor: &[String], job: &Job, stop: &AtomicBool) -> Result<Option<Report>> {
    let (binary, arguments) = supervisor.split_first().expect("there is a supervisor");
    let failed = |error| Error::Io { path: PathBuf::from(binary), error };
    // In a group of its own, so that a signal from the terminal reaches only us.
    let mut child = Command::new(binary)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .process_group(0)
        .spawn()
        .map_err(failed)?;
    let mut input = child.stdin.take().expect("it is piped");
    let mut output = child.stdout.take().expect("it is piped");
    let mut text = serde_json::to_string(job).expect("jobs are plain data");
    text.push('\n');
    input.write_all(text.as_bytes()).map_err(failed)?;
    // As long as its input is open, the supervisor knows that somebody waits.
    let mut input = Some(input);
    let (send, receive) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut report = Vec::new();
        let result = output.read_to_end(&mut report).map(|_| report);
        let _ = send.send(result);
    });
    let report = loop {
        match receive.recv_timeout(Duration::from_millis(100)) {
            Ok(report) => break report.map_err(failed)?,
            Err(RecvTimeoutError::Timeout) if stop.load(Ordering::Relaxed) => drop(input.take()),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => unreachable!("the reader sends before it ends"),
        }
    };
    let _ = reader.join();
    child.wait().map_err(failed)?;
    if input.is_none() {
        return Ok(None);
    }
    let complaint = |_| Error::Usage(format!("{binary}: the supervisor of a run ended without a report"));
    serde_json::from_slice(&report).map(Some).map_err(complaint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::tests::{plan, run};

    #[test]
    fn configurations_alternate_and_what_is_done_is_left_out() {
        let mut plan = plan(&[("a", "true"), ("b", "true"), ("c", "true")], &["x", "y"]);
        plan.rounds = 2;
        let mut log = Log { plan: plan.clone(), sessions: Vec::new(), runs: Vec::new(), torn: 0 };
        let shown = |log: &Log, shard| -> Vec<String> {
            let line = |u: &Unit| {
                let names: Vec<&str> = u.configurations.iter().map(|c| c.name.as_str()).collect();
                format!("{}{}{}", u.round, u.problem.id, names.join(""))
            };
            units(&plan, log, shard).iter().map(line).collect()
        };
        assert_eq!(shown(&log, None), ["0axy", "0byx", "0cxy", "1ayx", "1bxy", "1cyx"]);
        assert_eq!(shown(&log, Some((1, 2))), ["0byx", "1bxy"]);
        log.runs = vec![run("a", "x", "true", 1.0), run("b", "x", "true", 1.0), run("b", "y", "true", 1.0)];
        assert_eq!(shown(&log, None), ["0ay", "0cxy", "1ayx", "1bxy", "1cyx"]);
    }

    #[test]
    fn reasons_are_heard() {
        let report = |stdout: &str, stderr: &str| Report {
            end: End::Exit(1),
            wall: 0.0,
            cpu: 0.0,
            memory: 0,
            stdout: stdout.into(),
            stderr: stderr.into(),
        };
        let table = [
            ("timeout\n", "", Some(Complaint::Time)),
            ("(error \"out of memory\")", "", Some(Complaint::Memory)),
            ("", "terminate called after throwing an instance of 'std::bad_alloc'", Some(Complaint::Memory)),
            ("unknown", "error: nothing", None),
            ("unknown", "hint: try a larger --timeout", None),
        ];
        for (stdout, stderr, expected) in table {
            assert_eq!(complaint(&report(stdout, stderr)), expected, "{stdout}{stderr}");
        }
        assert_eq!(last_words(&report("out", " ")), "out");
        assert_eq!(last_words(&report("out", &"é".repeat(900))).chars().count(), 400);
    }
}
