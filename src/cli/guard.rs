//! The guard of a run: limits, signals, panics, and the one way to standard output.
//!
//! Invariant: for each question exactly one answer reaches standard output, whatever happens. A question is open from
//! [`Guard::ask`] to [`Guard::answer`]. A limit or signal first raises the stop token, so that the run can end in order;
//! if it has not ended after `GRACE`, the watchdog writes the `unknown` that is owed, reports the figures of the last
//! snapshot and ends the process. Both sides write under one lock, and the process ends with the lock held, so neither a
//! late answer nor a second one can follow.
//!
//! In a process that is not ours (`library`) a guard is only where the run reports what it finds and says: it writes nothing, takes over
//! nothing, and ends nothing but the run.

mod held;
mod hosted;
mod pages;
mod progress;

use super::advice;
use super::alloc::{self, NoAnswer};
use super::colour;
use super::desk::{Desk, Output};
use super::exit::{self, ExitMode};
use super::report::{self, StatsFormat};
use eufonium_base::{Interrupt, Stop};
use eufonium_engine::{Monitor, Session};
use eufonium_findings::{Finding, Location, Verdict};
use eufonium_ir::Reason;
use std::io::{self, IsTerminal, Write};
use std::process;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

/// How often the watchdog looks.
const PERIOD: Duration = Duration::from_millis(20);
/// How long a run may take to end after the stop token was raised.
pub(super) const GRACE: Duration = Duration::from_millis(300);
/// How often the progress line is drawn.
const REDRAW: Duration = Duration::from_millis(200);
/// What the address space may exceed the memory limit by: the stacks, the program itself, reserved arenas.
const ADDRESS_SLACK: u64 = 1 << 30;

/// What a run may use, and how it ends.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Wall clock.
    pub timeout: Option<Duration>,
    /// Resident memory in bytes.
    pub memory: Option<u64>,
    /// Counted work.
    pub work: Option<u64>,
    /// What the exit code says.
    pub mode: ExitMode,
    /// Print statistics at the end.
    pub stats: Option<StatsFormat>,
    /// Whether standard error has only what is wrong.
    pub quiet: bool,
    /// What standard output gets.
    pub output: Output,
}

/// What standard output still expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// No question is open; there may be more.
    Idle,
    /// An answer is owed.
    Asked,
    /// The last answer was given, and more is found out that belongs to it; if it ends early, this is its exit code.
    Settled(u8),
    /// The last answer was given: the run ends by itself.
    Done,
}

#[derive(Debug)]
struct Shared {
    terms: Terms,
    /// Findings of a run that ends with a document.
    desk: Option<Mutex<Desk>>,
    stop: Stop,
    monitor: Monitor,
    begun: Instant,
    stage: Mutex<Stage>,
    /// Whether a progress line stands on the terminal.
    drawn: Mutex<bool>,
    /// What was said in a process that is not ours.
    said: Option<Mutex<Vec<String>>>,
    /// The page of a run that is cut off.
    page: Mutex<Option<pages::Kept>>,
    /// The answer that is known while more is found out about it.
    held: Mutex<held::Held>,
}

/// The guard of a run. Cloning shares it.
#[derive(Clone, Debug)]
pub struct Guard {
    shared: Arc<Shared>,
}

impl Guard {
    /// Starts the watchdog and takes over signals and panics. To be called once, before the work begins.
    pub fn start(terms: Terms) -> Guard {
        alloc::CODE.store(terms.mode.interrupt(Interrupt::Memory), Ordering::Relaxed);
        let guard = Guard::new(terms, None);
        guard.prepare_exhaustion();
        guard.limit_address_space();
        guard.watch_signals();
        guard.hook_panics();
        let watchdog = guard.clone();
        thread::Builder::new()
            .name("watchdog".into())
            .spawn(move || watchdog.watch())
            .expect("the system can start a thread");
        guard
    }

    fn new(terms: Terms, said: Option<Mutex<Vec<String>>>) -> Guard {
        let stop = Stop::with_limits(terms.timeout, terms.work);
        let desk = match &terms.output {
            Output::Findings(desk) => Some(Mutex::new(Desk::clone(desk))),
            Output::Text | Output::Wrapped { .. } => None,
        };
        Guard {
            shared: Arc::new(Shared {
                terms,
                desk,
                stop,
                monitor: Monitor::new(),
                begun: Instant::now(),
                stage: Mutex::new(Stage::Idle),
                drawn: Mutex::new(false),
                said,
                page: Mutex::new(None),
                held: Mutex::default(),
            }),
        }
    }

    /// The token that ends the run.
    pub fn stop(&self) -> &Stop {
        &self.shared.stop
    }
    /// Where the run reports its progress.
    pub fn monitor(&self) -> &Monitor {
        &self.shared.monitor
    }
    /// What calls of the engine need besides their problem, with these options.
    pub fn session<O>(&self, options: O) -> Session<O> {
        Session::new(options).under(self.stop()).reporting(self.monitor())
    }
    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.shared.begun.elapsed()
    }
    /// What the exit code says.
    pub fn mode(&self) -> ExitMode {
        self.shared.terms.mode
    }

    /// Opens a question: from now on an answer is owed.
    pub fn ask(&self) {
        self.enter(&mut self.lock(), Stage::Asked);
    }

    /// From now on a missing answer is called so; before, `unknown`.
    pub fn call_missing_answers(&self, words: NoAnswer) {
        alloc::call_missing_answers(words);
    }

    /// Writes that there is no answer, if one is owed, as the last one; this is why.
    pub fn conclude_unknown(&self, reason: &Reason, at: Option<Location>) {
        if self.gathers() {
            return self.add(Finding {
                message: reason.to_string(),
                location: at,
                ..self.draft(Verdict::Unknown)
            });
        }
        let owed = *self.lock() == Stage::Asked;
        self.conclude(if owed { alloc::unknown_word() } else { "" });
    }

    /// Says that the question cannot be asked, and why.
    pub fn reject(&self, message: &str, at: Option<Location>) {
        match &self.shared.terms.output {
            Output::Text => self.conclude(""),
            Output::Wrapped { schema, .. } => {
                let mut stage = self.lock();
                write_json(&serde_json::json!({ "schema": schema, "error": message }));
                self.enter(&mut stage, Stage::Done);
            }
            Output::Findings(_) => {
                self.add(Finding { message: message.into(), location: at, ..self.draft(Verdict::Error) });
            }
        }
        self.tell(message);
    }

    /// Whether the run ends with a document, for which findings are gathered, and writes no answers before.
    pub fn gathers(&self) -> bool {
        self.shared.desk.is_some()
    }

    /// Looks at the findings, where they are gathered.
    pub fn desk<T>(&self, look: impl FnOnce(&mut Desk) -> T) -> Option<T> {
        let desk = self.shared.desk.as_ref()?;
        Some(look(&mut desk.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    /// A finding about the question that is asked.
    pub fn draft(&self, verdict: Verdict) -> Finding {
        let seconds = self.shared.begun.elapsed().as_secs_f64();
        let draft = self.desk(|desk| desk.draft(verdict));
        Finding { seconds, ..draft.unwrap_or_else(|| Finding::new("", "", verdict)) }
    }

    /// Adds a finding to the document.
    pub fn add(&self, finding: Finding) {
        self.desk(|desk| desk.add(finding));
        self.prepare_exhaustion();
    }

    /// Writes a line to standard error, which is also a note about the last finding.
    pub fn remark(&self, line: &str) {
        self.desk(|desk| desk.note(line));
        self.say(line);
    }

    /// Ends the run with its document, if it is one that does and has not.
    pub fn publish(&self, code: u8) {
        let mut stage = self.lock();
        if let (Some(text), true) = (self.desk(|desk| desk.document(code)), *stage != Stage::Done) {
            self.clear_progress();
            write_out(&text);
            self.enter(&mut stage, Stage::Done);
        }
    }

    /// What is written if there is no memory for it any more.
    fn prepare_exhaustion(&self) {
        if self.is_hosted() {
            return;
        }
        let reason = Reason::Interrupted(Interrupt::Memory);
        let text = match &self.shared.terms.output {
            Output::Text => return,
            Output::Wrapped { schema, key } => {
                format!("{}\n", serde_json::json!({ "schema": schema, *key: "unknown" }))
            }
            Output::Findings(_) => self.without_answer(&reason, self.mode().interrupt(Interrupt::Memory)),
        };
        alloc::prepare(text);
    }

    /// The document of a run that ends now, with this code if it has no answer.
    fn without_answer(&self, reason: &Reason, code: u8) -> String {
        let finding = Finding { message: reason.to_string(), ..self.draft(Verdict::Unknown) };
        self.desk(|desk| desk.cut(finding, code)).unwrap_or_default()
    }

    /// Writes `text`, whole lines: an answer to the open question, or what needs no question.
    pub fn answer(&self, text: &str) {
        self.write(text, Stage::Idle);
    }

    /// Writes the last answer: no limit and no signal interferes any more.
    pub fn conclude(&self, text: &str) {
        self.write(text, Stage::Done);
    }

    /// Writes the last answer, which is no text.
    ///
    /// # Errors
    /// If the run ends with a document: these are text.
    pub fn conclude_bytes(&self, bytes: &[u8]) -> Result<(), &'static str> {
        let Output::Text = self.shared.terms.output else {
            return Err("what is no text has no place in JSON; `--output` writes it to a file");
        };
        let mut stage = self.lock();
        self.clear_progress();
        write_out(bytes);
        self.enter(&mut stage, Stage::Done);
        Ok(())
    }

    /// The last answer was given. What follows may be ended by limits and signals, with this exit code.
    pub fn settle(&self, code: u8) {
        self.enter(&mut self.lock(), Stage::Settled(code));
    }

    /// No limit and no signal interferes any more, unless a document is owed.
    pub fn finish(&self) {
        if !self.gathers() {
            self.enter(&mut self.lock(), Stage::Done);
        }
    }

    fn write(&self, text: &str, then: Stage) {
        let mut stage = self.lock();
        self.clear_progress();
        match &self.shared.terms.output {
            Output::Wrapped { schema, key } if !text.is_empty() => {
                write_json(&serde_json::json!({ "schema": schema, *key: text.trim_end() }));
            }
            // What findings say in other formats.
            Output::Findings(_) => return,
            _ => write_out(text),
        }
        self.enter(&mut stage, then);
    }

    fn enter(&self, stage: &mut Stage, next: Stage) {
        *stage = next;
        if self.is_hosted() {
            return;
        }
        let owed = next == Stage::Asked || (self.gathers() && next != Stage::Done);
        alloc::ANSWER_OWED.store(owed, Ordering::Relaxed);
    }

    /// Writes a line to standard error.
    pub fn say(&self, line: &str) {
        if !self.shared.terms.quiet {
            self.tell(line);
        }
    }

    fn tell(&self, line: &str) {
        if let Some(said) = &self.shared.said {
            said.lock().unwrap_or_else(PoisonError::into_inner).push(line.to_owned());
            return;
        }
        self.clear_progress();
        eprintln(&colour::line(line));
    }

    /// Prints the statistics, if they were asked for.
    pub fn print_stats(&self, stats: &eufonium_base::Stats, verdict: &str, assumptions: &[String]) {
        let elapsed = self.shared.begun.elapsed();
        self.desk(|desk| {
            desk.statistics = report::stats_object(stats, (verdict, assumptions), elapsed);
        });
        if let Some(format) = self.shared.terms.stats.filter(|_| !self.is_hosted()) {
            self.clear_progress();
            let text = report::stats(stats, (verdict, assumptions), self.shared.begun.elapsed(), format);
            let _ = io::stderr().write_all(text.as_bytes());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Stage> {
        self.shared.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Denies the process an address space far above the memory limit. Best effort: the watchdog is the real limit.
    fn limit_address_space(&self) {
        let (Some(limit), Some(used)) = (self.shared.terms.memory, report::virtual_memory()) else { return };
        let bound = used.saturating_add(limit).saturating_add(ADDRESS_SLACK);
        let old = rustix::process::getrlimit(rustix::process::Resource::As);
        let bound = old.maximum.map_or(bound, |max| bound.min(max));
        let new = rustix::process::Rlimit { current: Some(bound), maximum: old.maximum };
        let _ = rustix::process::setrlimit(rustix::process::Resource::As, new);
    }

    fn watch_signals(&self) {
        use signal_hook::consts::{SIGINT, SIGTERM};
        let mut signals = match signal_hook::iterator::Signals::new([SIGINT, SIGTERM]) {
            Ok(signals) => signals,
            Err(error) => return tracing::warn!("signals are not handled: {error}"),
        };
        let guard = self.clone();
        let handler = move || {
            let mut seen = false;
            for signal in signals.forever() {
                let reason = if signal == SIGTERM { Interrupt::Terminated } else { Interrupt::Interrupted };
                guard.stop().raise(reason);
                if seen {
                    guard.cut(reason);
                }
                seen = true;
            }
        };
        thread::Builder::new().name("signals".into()).spawn(handler).expect("the system can start a thread");
    }

    /// A panic is a bug of ours: say so, keep the output contract, exit 70.
    fn hook_panics(&self) {
        let guard = self.clone();
        std::panic::set_hook(Box::new(move |info| {
            guard.clear_progress();
            eprintln(&format!("internal error: {info}"));
            eprintln("This is a bug in eufonium: please report it with the input and the command line.");
            // A thread that panics while it writes holds the lock, and has answered.
            let stage = match guard.shared.stage.try_lock() {
                Ok(stage) => Some(stage),
                Err(TryLockError::Poisoned(stage)) => Some(stage.into_inner()),
                Err(TryLockError::WouldBlock) => None,
            };
            let owed = stage.as_ref().is_some_and(|stage| **stage == Stage::Asked || guard.gathers());
            if owed {
                write_out(guard.internal_error(&info.to_string()));
            }
            process::exit(i32::from(exit::INTERNAL));
        }));
    }

    /// The watchdog: memory, clock, the grace period, the progress line.
    fn watch(&self) {
        let mut raised: Option<Instant> = None;
        let mut redraw = self.shared.begun + REDRAW;
        let live = io::stderr().is_terminal() && !self.shared.terms.quiet;
        loop {
            thread::sleep(PERIOD);
            let reason = self.look();
            let now = Instant::now();
            match reason {
                None => {}
                Some(reason) if now.duration_since(*raised.get_or_insert(now)) >= GRACE => self.cut(reason),
                Some(_) => {}
            }
            if live && now >= redraw && raised.is_none() {
                self.draw_progress();
                redraw = now + REDRAW;
            }
        }
    }

    /// Looks at clock and memory; why the run is to end, if it is.
    pub fn look(&self) -> Option<Interrupt> {
        self.watch_memory();
        self.stop().poll();
        self.stop().reason()
    }

    fn watch_memory(&self) {
        let (Some(limit), Some(used)) = (self.shared.terms.memory, report::resident_memory()) else { return };
        if used >= limit {
            self.stop().raise(Interrupt::Memory);
        }
        // Growth went on after the stop was raised: do not wait for the grace period.
        if used >= limit + limit / 8 && !self.is_hosted() && self.stop().reason() == Some(Interrupt::Memory) {
            self.cut(Interrupt::Memory);
        }
    }

    /// Ends the process for `reason`, with the answer that is owed. Returns if the run is about to end by itself.
    fn cut(&self, reason: Interrupt) {
        let stage = self.lock();
        if *stage == Stage::Done {
            return;
        }
        if let Some(give) = self.take_held() {
            drop(stage);
            self.give_held(give);
        }
        self.clear_progress();
        if let Stage::Settled(code) = *stage {
            if let Some(text) = self.desk(|desk| desk.document(code)) {
                write_out(&text);
            }
            self.write_kept_page(None, &self.shared.monitor.snapshot().figures());
            process::exit(i32::from(code));
        }
        if *stage == Stage::Asked {
            let code = self.mode().interrupt(reason);
            match self.gathers() {
                true => write_out(self.without_answer(&Reason::Interrupted(reason), code)),
                false => write_out(alloc::unknown_line()),
            }
        }
        let figures = self.shared.monitor.snapshot().figures();
        self.say(&format!("unknown: {}", Reason::Interrupted(reason)));
        self.say_what_is_known();
        if let Some(advice) = advice::of(&Reason::Interrupted(reason), &figures, self.stop().clock()) {
            self.say(&advice);
        }
        self.print_stats(&figures, "unknown", &[]);
        // There may be no memory for it; nothing is owed any more.
        alloc::ANSWER_OWED.store(false, Ordering::Relaxed);
        self.write_kept_page(Some(&Reason::Interrupted(reason)), &figures);
        process::exit(i32::from(self.mode().interrupt(reason)));
    }

    /// Says what is known where there is no answer.
    pub fn say_what_is_known(&self) {
        let known = self.shared.monitor.snapshot().partial;
        if !known.is_empty() {
            self.say(&known);
        }
    }

    /// What standard output still gets when something is wrong with this program.
    fn internal_error(&self, message: &str) -> String {
        let Some(Ok(mut desk)) = self.shared.desk.as_ref().map(Mutex::try_lock) else {
            return if self.gathers() { String::new() } else { alloc::unknown_line() };
        };
        let message = format!("internal error: {message}");
        let finding = Finding { message, ..desk.draft(Verdict::Error) };
        desk.add(finding);
        desk.document(exit::INTERNAL)
    }
}

/// Writes to standard output. A reader that has gone away is no error of ours: the run ends quietly.
fn write_out(bytes: impl AsRef<[u8]>) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(bytes.as_ref()).and_then(|()| out.flush());
}

fn write_json(object: &serde_json::Value) {
    write_out(format!("{object}\n"));
}

fn eprintln(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
