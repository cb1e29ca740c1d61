//! The log of a campaign: a line of JSON for the [plan](Plan), one for each session, one for each run. Lines are only ever added, each by a
//! single write, so a kill loses the runs that it interrupts and nothing else; the disk has them within a second. A line that was torn in the
//! middle is passed over by readers, and ended by whoever writes next.

use crate::machine::Machine;
use crate::plan::{Plan, SCHEMA};
use crate::verdict::Answer;
use crate::{Error, Result};
use rustix::fs::{FlockOperation, flock};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// By itself, with this code.
    Exit(i32),
    /// By this signal, which was not ours.
    Signal(i32),
    /// Ended by us at the limit of wall time.
    Wall,
    /// Ended by us at the limit of processor time.
    Cpu,
    /// Ended by us at the limit of memory.
    Memory,
    /// It could not be started.
    Failed(String),
}

/// What a tool said about its end, where it does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Complaint {
    /// It ran out of time.
    Time,
    /// It ran out of memory.
    Memory,
}

/// How the first line begins.
const PLAN_BEGINS: &[u8] = b"{\"kind\":\"plan\"";
/// How often a log is tried that another process works on, and the time between.
const LOCK_ATTEMPTS: usize = 20;
const LOCK_PAUSE: Duration = Duration::from_millis(50);

/// One run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The problem.
    pub problem: String,
    /// The configuration.
    pub configuration: String,
    /// The round, from 0.
    pub round: usize,
    /// What was said, in order.
    pub answers: Vec<Answer>,
    /// How it ended.
    pub end: End,
    /// What the tool said about its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complaint: Option<Complaint>,
    /// Seconds of wall time.
    pub wall: f64,
    /// Seconds of processor time, of all processes.
    pub cpu: f64,
    /// The most memory that was seen, of all processes together, in bytes.
    pub memory: u64,
    /// When it began.
    pub started: String,
    /// The end of standard error, or of standard output where that says nothing, if there was no answer.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// One sitting of work on a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// When it began.
    pub started: String,
    /// Where.
    pub machine: Machine,
    /// How many problems at the same time.
    pub jobs: usize,
}

/// The lines of a log.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Line {
    Plan(Box<Plan>),
    Session(Session),
    Run(Box<Run>),
}

/// A log as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// The plan.
    pub plan: Plan,
    /// The sittings, in order.
    pub sessions: Vec<Session>,
    /// The runs, in the order in which they ended; none is there twice.
    pub runs: Vec<Run>,
    /// Lines that say nothing: torn ones.
    pub torn: usize,
}

impl Run {
    /// What no two runs of a log share.
    pub fn key(&self) -> (String, String, usize) {
        (self.problem.clone(), self.configuration.clone(), self.round)
    }
}

/// The file of a log, given its name or its folder.
pub fn path_of(path: &Path) -> PathBuf {
    if path.is_dir() { path.join("runs.jsonl") } else { path.to_owned() }
}

/// Reads a log; `path` may be its folder.
///
/// # Errors
/// If it cannot be read, or does not begin with a plan.
pub fn read(path: &Path) -> Result<Log> {
    let path = path_of(path);
    let mut bytes = Vec::new();
    File::open(&path).and_then(|mut f| f.read_to_end(&mut bytes)).map_err(Error::io(&path))?;
    parse(&bytes).ok_or_else(|| Error::malformed(&path, "it is no log: the plan is missing"))
}

fn parse(bytes: &[u8]) -> Option<Log> {
    let mut log: Option<Log> = None;
    let mut seen = BTreeSet::new();
    let mut torn = 0;
    for line in bytes.split(|&b| b == b'\n').filter(|l| !l.is_empty()) {
        match (serde_json::from_slice::<Line>(line), &mut log) {
            (Ok(Line::Plan(plan)), None) if plan.schema == SCHEMA => {
                log = Some(Log { plan: *plan, sessions: Vec::new(), runs: Vec::new(), torn: 0 });
            }
            (Ok(Line::Session(session)), Some(log)) => log.sessions.push(session),
            (Ok(Line::Run(run)), Some(log)) => {
                if seen.insert(run.key()) {
                    log.runs.push(*run);
                }
            }
            _ => torn += 1,
        }
    }
    let mut log = log?;
    log.torn = torn;
    Some(log)
}

/// A log that is written. Nobody else writes it as long as this lives.
#[derive(Debug)]
pub struct Writer {
    file: File,
    path: PathBuf,
    /// When the disk was last known to have everything.
    synced: Option<Instant>,
}

/// Locks a file. A process that was killed while it started another one leaves the lock to that until it is another program, a moment later.
fn locked(file: &File) -> bool {
    for attempt in 0..LOCK_ATTEMPTS {
        if attempt > 0 {
            std::thread::sleep(LOCK_PAUSE);
        }
        if flock(file, FlockOperation::NonBlockingLockExclusive).is_ok() {
            return true;
        }
    }
    false
}

impl Drop for Writer {
    fn drop(&mut self) {
        // Nobody hears of an error here; the system writes it in any case.
        let _ = self.file.sync_data();
    }
}

impl Writer {
    /// Opens the log `path` for a plan: a new one, or one of the same plan with what it has so far.
    ///
    /// # Errors
    /// If it cannot be written, is in use, or is about another plan.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Writer, Log)> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(Error::io(folder))?;
        }
        let open = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut writer = Writer { file: open.map_err(Error::io(path))?, path: path.to_owned(), synced: None };
        if !locked(&writer.file) {
            return Err(Error::Usage(format!("{}: another process works on it", path.display())));
        }
        let mut bytes = Vec::new();
        writer.file.seek(SeekFrom::Start(0)).map_err(Error::io(path))?;
        writer.file.read_to_end(&mut bytes).map_err(Error::io(path))?;
        if bytes.last().is_some_and(|&b| b != b'\n') {
            writer.write(b"\n")?;
        }
        match parse(&bytes) {
            Some(log) if log.plan.fingerprint() == plan.fingerprint() => Ok((writer, log)),
            Some(log) => Err(Error::Usage(format!(
                "{}: it is about another campaign ({}); go on there with what it was begun with, or write elsewhere with --output",
                path.display(),
                difference(&log.plan, plan),
            ))),
            // A torn plan is all that a kill at the very beginning leaves.
            None if bytes.iter().zip(PLAN_BEGINS).all(|(a, b)| a == b) => {
                writer.line(&Line::Plan(Box::new(plan.clone())))?;
                let log = Log { plan: plan.clone(), sessions: Vec::new(), runs: Vec::new(), torn: 0 };
                Ok((writer, log))
            }
            None => Err(Error::malformed(path, "it is no log")),
        }
    }

    /// Adds a sitting.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn session(&mut self, session: &Session) -> Result<()> {
        self.line(&Line::Session(session.clone()))
    }

    /// Adds a run.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn run(&mut self, run: &Run) -> Result<()> {
        self.line(&Line::Run(Box::new(run.clone())))
    }

    fn line(&mut self, line: &Line) -> Result<()> {
        let mut text = serde_json::to_string(line).expect("lines are plain data");
        text.push('\n');
        self.write(text.as_bytes())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<()> {
        self.file.write_all(bytes).map_err(Error::io(&self.path))?;
        if self.synced.is_some_and(|at| at.elapsed() < Duration::from_secs(1)) {
            return Ok(());
        }
        self.synced = Some(Instant::now());
        match self.file.sync_data() {
            // Pipes and some file systems know no such thing.
            Err(e) if e.kind() != ErrorKind::InvalidInput => Err(Error::io(&self.path)(e)),
            _ => Ok(()),
        }
    }
}

/// In what two plans differ, for people.
fn difference(old: &Plan, new: &Plan) -> String {
    let mut out = Vec::new();
    let names = |p: &Plan| p.configurations.iter().map(|c| c.name.clone()).collect::<Vec<_>>();
    if names(old) != names(new) {
        out.push("other configurations");
    } else if old
        .configurations
        .iter()
        .zip(&new.configurations)
        .any(|(a, b)| a.command != b.command || a.reading != b.reading)
    {
        out.push("other commands");
    } else if old.configurations != new.configurations {
        out.push("other binaries");
    }
    if old.limits != new.limits {
        out.push("other limits");
    }
    if old.rounds != new.rounds {
        out.push("another number of rounds");
    }
    if old.problems != new.problems {
        out.push("other problems");
    }
    out.join(", ")
}

/// Joins logs of parts of the same plan.
///
/// # Errors
/// If there is none, or their plans differ.
pub fn merge(logs: Vec<Log>) -> Result<Log> {
    let mut logs = logs.into_iter();
    let mut all = logs.next().ok_or_else(|| Error::Usage("there is no log".into()))?;
    let mut seen: BTreeSet<_> = all.runs.iter().map(Run::key).collect();
    for log in logs {
        if log.plan.fingerprint() != all.plan.fingerprint() {
            return Err(Error::Usage(format!(
                "the logs are about different plans: {}",
                difference(&all.plan, &log.plan)
            )));
        }
        all.sessions.extend(log.sessions);
        all.runs.extend(log.runs.into_iter().filter(|r| seen.insert(r.key())));
        all.torn += log.torn;
    }
    Ok(all)
}

/// Writes a log anew, where there is none.
///
/// # Errors
/// If it cannot be written, or has other runs.
pub fn write(path: &Path, log: &Log) -> Result<()> {
    let (mut writer, old) = Writer::open(path, &log.plan)?;
    let seen: BTreeSet<_> = old.runs.iter().map(Run::key).collect();
    for session in log.sessions.iter().filter(|s| !old.sessions.contains(s)) {
        writer.session(session)?;
    }
    for run in log.runs.iter().filter(|r| !seen.contains(&r.key())) {
        writer.run(run)?;
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::configuration::Reading;
    use crate::manifests::tests::Folder;
    use crate::plan::tests::problem;
    use crate::problem::Limits;
    use std::collections::BTreeMap;
    use std::fs;

    /// A plan of problems (name, expected) for configurations.
    pub fn plan(problems: &[(&str, &str)], configurations: &[&str]) -> Plan {
        let configuration = |name: &&str| crate::Configuration {
            name: (*name).into(),
            command: vec!["/bin/true".into()],
            reading: Reading::named("words").unwrap(),
            hashes: BTreeMap::new(),
            version: None,
        };
        Plan {
            schema: SCHEMA.into(),
            name: "test".into(),
            created: "2026-01-01T00:00:00Z".into(),
            configurations: configurations.iter().map(configuration).collect(),
            limits: Limits { wall: Some(10.0), ..Limits::default() },
            rounds: 1,
            jobs: 1,
            problems: problems.iter().map(|(id, expected)| problem(id, expected)).collect(),
        }
    }

    /// A run that exited with 0.
    pub fn run(problem: &str, configuration: &str, answers: &str, wall: f64) -> Run {
        Run {
            problem: problem.into(),
            configuration: configuration.into(),
            round: 0,
            answers: answers.split(';').filter(|a| !a.is_empty()).map(|a| a.parse().unwrap()).collect(),
            end: End::Exit(0),
            complaint: None,
            wall,
            cpu: wall,
            memory: 1 << 20,
            started: String::new(),
            words: String::new(),
        }
    }

    #[test]
    fn logs_outlive_kills() {
        let folder = Folder::new("log", &[]);
        let path = folder.0.join("runs.jsonl");
        let plan = plan(&[("a", "true"), ("b", "false")], &["x"]);
        let (mut writer, log) = Writer::open(&path, &plan).unwrap();
        assert!(log.runs.is_empty());
        writer.run(&run("a", "x", "true", 1.5)).unwrap();
        assert!(Writer::open(&path, &plan).is_err(), "it is in use");
        drop(writer);
        // Torn at every byte of the second run: the first one is there, and the next session goes on behind.
        let before = fs::read(&path).unwrap();
        let mut line = serde_json::to_string(&Line::Run(Box::new(run("b", "x", "false", 2.5)))).unwrap();
        line.push('\n');
        for cut in (0..line.len()).step_by(23).chain([1, line.len() - 2, line.len() - 1]) {
            let mut bytes = before.clone();
            bytes.extend(&line.as_bytes()[..cut]);
            fs::write(&path, bytes).unwrap();
            let (mut writer, log) = Writer::open(&path, &plan).unwrap();
            let complete = cut + 1 == line.len();
            assert_eq!(log.runs.len(), 1 + usize::from(complete), "cut at {cut}");
            writer.run(&run("b", "x", "false", 2.5)).unwrap();
            drop(writer);
            let log = read(&folder.0).unwrap();
            assert_eq!(log.runs.len(), 2, "cut at {cut}");
            assert_eq!(log.torn, usize::from(cut > 0 && !complete), "cut at {cut}");
        }
        // A torn plan, and a file that is something else.
        fs::write(&path, &before[..40]).unwrap();
        drop(Writer::open(&path, &plan).unwrap());
        assert_eq!(read(&path).unwrap().plan, plan);
        fs::write(&path, "my diary\n").unwrap();
        assert!(Writer::open(&path, &plan).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "my diary\n");
    }

    #[test]
    fn other_plans_are_refused() {
        let folder = Folder::new("other", &[]);
        let path = folder.0.join("runs.jsonl");
        let one = plan(&[("a", "true")], &["x"]);
        drop(Writer::open(&path, &one).unwrap());
        let mut two = one.clone();
        two.limits.wall = Some(20.0);
        assert!(Writer::open(&path, &two).unwrap_err().to_string().contains("other limits"));
        let mut log =
            Log { plan: one, sessions: Vec::new(), runs: vec![run("a", "x", "true", 1.0)], torn: 0 };
        let joined = merge(vec![log.clone(), log.clone()]).unwrap();
        assert_eq!(joined.runs.len(), 1);
        log.plan = two;
        assert!(merge(vec![joined, log]).is_err());
    }
}
