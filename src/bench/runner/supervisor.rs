//! One run and its limits, in a process of its own.
//!
//! How limits hold, without any unsafe code. The supervisor adopts the orphans among its descendants (`PR_SET_CHILD_SUBREAPER`), so every process
//! of a run, also one that left its group or session, is found below it. It looks at them all every few milliseconds and ends all of them when
//! their time, their processor time or their memory is used up; then it waits for each, so that the kernel's count of its waited
//! children, which is what `getrusage` would tell, is the processor time of the run. The address space is limited by `setrlimit` on the
//! supervisor, before the tool starts and inherits that: it stops a process that asks for too much between two looks. The standard library
//! starts the tool; a shell in between would only be one more process.
//!
//! Resident memory that processes share is counted for each; the most that is seen is what is reported, so a peak of a few milliseconds may be
//! missed.

use super::{output, tree};
use crate::log::End;
use crate::problem::Limits;
use rustix::process::{
    Pid, Resource, Rlimit, WaitId, WaitIdOptions, WaitOptions, getpid, set_child_subreaper, setrlimit,
    waitid, waitpid,
};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Read, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// What a supervisor is to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    /// The words of the command.
    pub command: Vec<String>,
    /// Its limits.
    pub limits: Limits,
}

/// What came of it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Report {
    /// How the run ended.
    pub end: End,
    /// Seconds of wall time.
    pub wall: f64,
    /// Seconds of processor time.
    pub cpu: f64,
    /// The most memory that was seen, in bytes.
    pub memory: u64,
    /// What the tool printed.
    pub stdout: String,
    /// What it complained about.
    pub stderr: String,
}

/// What the supervisor hears of.
enum Event {
    /// The tool has ended; it is not yet waited for.
    Ended(Instant),
    /// Nobody waits for the report.
    Abandoned,
}

/// The shortest and the longest time between two looks.
const LOOKS: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(40));

/// The supervisor: a job on the first line of standard input, a report on standard output. The end of the input ends the run.
pub fn main() -> ExitCode {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line);
    let job: Job = match (read, serde_json::from_str(&line)) {
        (Ok(_), Ok(job)) => job,
        _ => {
            eprintln!("error: this command is for `eufonium bench`, which starts it");
            return ExitCode::from(2);
        }
    };
    let Some(report) = supervise(&job) else { return ExitCode::FAILURE };
    let text = serde_json::to_string(&report).expect("reports are plain data");
    match io::stdout().lock().write_all(text.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Does a job; nothing if it was abandoned.
fn supervise(job: &Job) -> Option<Report> {
    let failed = |what: &str| Report {
        end: End::Failed(what.to_owned()),
        wall: 0.0,
        cpu: 0.0,
        memory: 0,
        stdout: String::new(),
        stderr: String::new(),
    };
    if let Err(error) = prepare(&job.limits) {
        return Some(failed(&format!("limits cannot be set: {error}")));
    }
    let (program, arguments) = job.command.split_first()?;
    let start = Instant::now();
    let child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => return Some(failed(&format!("{program}: {error}"))),
    };
    let (stdout, stderr) = (child.stdout.take()?, child.stderr.take()?);
    let stdout = thread::spawn(move || output::read(stdout));
    let stderr = thread::spawn(move || output::read(stderr));
    let events = watch(child.id());
    let (limit, ended, peak) = until_end(&events, start, &job.limits)?;
    let own = tree::of_ended(child.id());
    let status = child.wait().ok()?;
    // Whatever is left of the run goes too; orphans are ours now.
    let waited = reap();
    Some(Report {
        end: limit.unwrap_or_else(|| end_of(status)),
        wall: ended.duration_since(start).as_secs_f64(),
        cpu: own.max(waited),
        memory: peak,
        stdout: stdout.join().unwrap_or_default(),
        stderr: stderr.join().unwrap_or_default(),
    })
}

/// What holds for the supervisor and is inherited by the tool.
fn prepare(limits: &Limits) -> io::Result<()> {
    set_child_subreaper(Some(getpid()))?;
    let both = |value: u64| Rlimit { current: Some(value), maximum: Some(value) };
    setrlimit(Resource::Core, both(0))?;
    if let (Some(memory), true) = (limits.memory, limits.address_space) {
        // Not below what the supervisor itself needs.
        setrlimit(Resource::As, both(memory.max(64 << 20)))?;
    }
    Ok(())
}

/// Listens for the end of the tool and for the end of the input.
fn watch(child: u32) -> mpsc::Receiver<Event> {
    let (send, events) = mpsc::channel();
    let ended = send.clone();
    thread::spawn(move || {
        let pid = Pid::from_raw(child.cast_signed()).expect("it is the id of a process");
        // Left as it is, so that what it used can still be read.
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        while matches!(waitid(WaitId::Pid(pid), options), Err(rustix::io::Errno::INTR)) {}
        let _ = ended.send(Event::Ended(Instant::now()));
    });
    thread::spawn(move || {
        let mut rest = Vec::new();
        let _ = io::stdin().lock().read_to_end(&mut rest);
        let _ = send.send(Event::Abandoned);
    });
    events
}

/// Looks at the run until it has ended by itself or at a limit: the limit, the moment of the end, the most memory.
fn until_end(
    events: &mpsc::Receiver<Event>,
    start: Instant,
    limits: &Limits,
) -> Option<(Option<End>, Instant, u64)> {
    let this = std::process::id();
    let (mut peak, mut pause) = (0, LOOKS.0);
    let mut limit: Option<End> = None;
    loop {
        let left = limits.wall.map(|w| Duration::from_secs_f64(w).saturating_sub(start.elapsed()));
        match events.recv_timeout(left.map_or(pause, |l| pause.min(l))) {
            Ok(Event::Ended(at)) => return Some((limit, at, peak)),
            Ok(Event::Abandoned) | Err(RecvTimeoutError::Disconnected) => {
                reap();
                return None;
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        pause = (pause * 3 / 2).min(LOOKS.1);
        let pids = tree::below(this);
        let usage = tree::usage(&pids);
        peak = peak.max(usage.memory);
        // What the supervisor has waited for belongs to the run as well.
        let cpu = usage.cpu + tree::of_waited(this);
        let over = if limits.wall.is_some_and(|w| start.elapsed().as_secs_f64() >= w) {
            Some(End::Wall)
        } else if limits.cpu.is_some_and(|c| cpu >= c) {
            Some(End::Cpu)
        } else if limits.memory.is_some_and(|m| usage.memory > m) {
            Some(End::Memory)
        } else {
            None
        };
        if let Some(over) = over {
            limit.get_or_insert(over);
            tree::kill(&pids);
        }
    }
}

/// Ends and waits for everything below this process; the processor time of all that was ever waited for.
fn reap() -> f64 {
    let this = std::process::id();
    loop {
        let pids = tree::below(this);
        tree::kill(&pids);
        match waitpid(None, WaitOptions::NOHANG) {
            // Some are still on their way out.
            Ok(None) => thread::sleep(Duration::from_millis(1)),
            Ok(Some(_)) | Err(rustix::io::Errno::INTR) => {}
            Err(_) => return tree::of_waited(this),
        }
    }
}

fn end_of(status: ExitStatus) -> End {
    match (status.code(), status.signal()) {
        (Some(code), _) => End::Exit(code),
        (None, signal) => End::Signal(signal.unwrap_or(0)),
    }
}
