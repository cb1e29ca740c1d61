//! `verify` for programs that go on afterwards: the same question with the same options, answered with findings as data. Nothing is
//! printed, no signal is handled, and the process does not end.
//!
//! ```no_run
//! use eufonium_cli::library::Question;
//! use std::time::Duration;
//!
//! let arguments = ["--property=no-overflow", "--timeout=10s", "sum.c"].map(str::to_owned);
//! let mut asked = Question::new(&arguments).expect("the options make sense").ask();
//! let reply = loop {
//!     // Between two looks the caller may call `asked.stop().raise(...)`.
//!     if let Some(reply) = asked.wait(Duration::from_millis(50)) {
//!         break reply.expect("no bug of ours");
//!     }
//! };
//! println!("{}", reply.document.findings[0].verdict.word());
//! ```

use super::answer::Dialect;
use super::args::{Cli, Command, FormatName, SolveArgs};
use super::exit::ExitMode;
use super::guard::{GRACE, Guard};
use super::{load, solve};
use clap::Parser;
use eufonium_base::{Interrupt, Stop};
use eufonium_findings::Document;
use eufonium_verify::input::{self, Source};
use std::any::Any;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// What is to be verified, and how.
#[derive(Debug)]
pub struct Question {
    args: SolveArgs,
    text: Option<Source>,
}

/// What was found out.
#[derive(Debug)]
pub struct Reply {
    /// The findings, certificates included.
    pub document: Document,
    /// What the command line says beside the answer: warnings, messages.
    pub said: Vec<String>,
}

/// A question that is being answered.
#[derive(Debug)]
pub struct Asked {
    guard: Guard,
    result: Receiver<u8>,
    worker: Option<JoinHandle<()>>,
    /// When it was first seen that the run is to end.
    raised: Option<Instant>,
}

impl Question {
    /// A question by the arguments of `verify`. Projects (`eufonium.toml`) are no such question, as other processes answer them.
    ///
    /// # Errors
    /// If the arguments make no sense, as a message.
    pub fn new(arguments: &[String]) -> Result<Question, String> {
        let command = ["eufonium", "verify", "--format=json"].into_iter().map(str::to_owned);
        let parsed = Cli::try_parse_from(command.chain(arguments.iter().cloned()));
        let args = match parsed.map_err(|error| error.render().to_string())?.command {
            Command::Verify(args) => args,
            _ => return Err("only `verify` is a question".into()),
        };
        if args.is_project() || args.format != FormatName::Json {
            return Err("projects and formats are for the command line: name the files".into());
        }
        Ok(Question { args, text: None })
    }

    /// The same question about a text, which stands for the only file.
    #[must_use]
    pub fn about(mut self, text: Vec<u8>) -> Question {
        let name = self.args.files.first().map_or("", |path| input::display_name(path));
        self.text = Some(Source::new(name, text));
        self
    }

    /// Begins to answer, in a thread with a large stack.
    ///
    /// # Panics
    /// If the system cannot start a thread.
    pub fn ask(self) -> Asked {
        let guard = Guard::hosted(self.args.run_args().terms(ExitMode::Verdict, self.args.output()));
        let (sender, result) = channel();
        let inner = guard.clone();
        let thread = thread::Builder::new().name("solver".into()).stack_size(eufonium_engine::STACK);
        let work = move || {
            let _ = sender.send(answer(self, &inner));
        };
        let worker = Some(thread.spawn(work).expect("the system can start a thread"));
        Asked { guard, result, worker, raised: None }
    }
}

fn answer(question: Question, guard: &Guard) -> u8 {
    let Question { args, text } = question;
    let (words, Some(source)) = (Dialect::Plain, text) else {
        return solve::run(&args, Dialect::Plain, guard);
    };
    guard.ask();
    let reading = args.program.reading(args.property.as_deref(), guard);
    match load::parse(vec![source], words, &reading, guard) {
        Ok(problem) => solve::answer(&args, words, problem, guard),
        Err(code) => code,
    }
}

impl Asked {
    /// The token that ends the run.
    pub fn stop(&self) -> &Stop {
        self.guard.stop()
    }

    /// Waits for the reply, for so long at most. Limits hold: a run that does not end when it is told to is left behind, and ends by itself.
    ///
    /// # Errors
    /// If the run ended by a panic, which is a bug of ours; with its message.
    pub fn wait(&mut self, patience: Duration) -> Option<Result<Reply, String>> {
        match self.result.recv_timeout(patience) {
            Ok(code) => Some(Ok(self.reply(self.guard.document(code)))),
            Err(RecvTimeoutError::Disconnected) => Some(Err(self.panicked())),
            Err(RecvTimeoutError::Timeout) => {
                let reason = self.guard.look()?;
                let raised = *self.raised.get_or_insert_with(Instant::now);
                (raised.elapsed() >= GRACE).then(|| Ok(self.reply(self.left(reason))))
            }
        }
    }

    fn left(&self, reason: Interrupt) -> Document {
        self.guard.abandoned(reason)
    }

    fn reply(&self, document: Document) -> Reply {
        Reply { document, said: self.guard.said() }
    }

    fn panicked(&mut self) -> String {
        let end = self.worker.take().map(JoinHandle::join);
        match end {
            Some(Err(payload)) => panic_message(&*payload),
            _ => "the thread has gone".into(),
        }
    }
}

/// What a panic says.
pub fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_findings::Verdict;

    fn reply(arguments: &[&str], text: Option<&str>) -> Reply {
        let arguments: Vec<String> = arguments.iter().map(|a| (*a).to_owned()).collect();
        let mut question = Question::new(&arguments).expect("the arguments make sense");
        if let Some(text) = text {
            question = question.about(text.as_bytes().to_vec());
        }
        let mut asked = question.ask();
        loop {
            if let Some(reply) = asked.wait(Duration::from_millis(10)) {
                return reply.expect("no panic");
            }
        }
    }

    const CLAUSES: &str = "(set-logic HORN)\n(declare-fun P (Int) Bool)\n(assert (P 0))\n\
        (assert (forall ((x Int)) (=> (and (P x) (< x 5)) (P (+ x 1)))))\n\
        (assert (forall ((x Int)) (=> (and (P x) (> x LIMIT)) false)))\n";

    const SYSTEM: &str = "1 sort bitvec 4\n2 zero 1\n3 state 1 x\n4 init 1 3 2\n5 one 1\n6 add 1 3 5\n7 next 1 3 6\n\
        8 constd 1 3\n9 sort bitvec 1\n10 eq 9 3 8\n11 bad 10\n";

    #[test]
    fn clauses_are_answered_with_formulas_and_steps() {
        let safe = reply(&["p.smt2"], Some(&CLAUSES.replace("LIMIT", "5"))).document;
        let found = &safe.findings[0];
        assert_eq!((found.verdict, safe.exit_code), (Verdict::Safe, 0), "{found:?}");
        assert_eq!(found.invariants[0].function, "P");
        assert!(found.certificate.as_deref().is_some_and(|c| c.contains("define-fun P")), "{found:?}");

        let found = reply(&["p.smt2"], Some(&CLAUSES.replace("LIMIT", "1"))).document.findings.remove(0);
        assert_eq!(found.verdict, Verdict::Unsafe);
        let last = found.trace.last().expect("there are steps");
        assert_eq!((last.text.as_str(), last.values[0].value.as_str()), ("false", "2"));
        assert_eq!(last.location.as_ref().map(|at| at.line), Some(5));
    }

    #[test]
    fn states_have_values() {
        let found = reply(&["x.btor2"], Some(SYSTEM)).document.findings.remove(0);
        assert_eq!((found.verdict, found.trace.len()), (Verdict::Unsafe, 4), "{found:?}");
        let last = &found.trace[3].values[0];
        assert_eq!((last.name.as_str(), last.value.as_str()), ("x", "#x3"));
        assert_eq!(found.trace[0].text, "state 0: x = #x0");
    }

    #[test]
    fn what_is_wrong_is_an_error_with_its_place() {
        let wrong = reply(&["p.smt2"], Some("(set-logic HORN)\n(assert (P 0))\n"));
        let found = &wrong.document.findings[0];
        assert_eq!((found.verdict, wrong.document.exit_code), (Verdict::Error, 4));
        assert_eq!(found.location.as_ref().map(|at| (at.line, at.column)), Some((2, 10)));
        assert_eq!(reply(&["/nowhere/x.smt2"], None).document.findings[0].verdict, Verdict::Error);
        for arguments in [&[][..], &["--tuba", "x.c"], &["--format=sarif", "x.c"], &["--engine=tuba", "x.c"]]
        {
            let arguments: Vec<String> = arguments.iter().map(|a| (*a).to_owned()).collect();
            assert!(Question::new(&arguments).is_err(), "{arguments:?}");
        }
    }

    #[test]
    fn limits_and_callers_end_runs() {
        let hard = "(set-logic HORN)\n(declare-fun P (Int Int) Bool)\n(assert (P 2 1))\n\
            (assert (forall ((x Int) (y Int)) (=> (P x y) (P (* x x) (+ x y)))))\n\
            (assert (forall ((x Int) (y Int)) (=> (and (P x y) (= (* y y) (+ x 7))) false)))\n";
        let begun = Instant::now();
        let found = reply(&["--timeout=200ms", "p.smt2"], Some(hard)).document;
        assert_eq!((found.findings[0].verdict, found.exit_code), (Verdict::Unknown, 6), "{found:?}");
        assert!(begun.elapsed() < Duration::from_secs(5));
        let question = Question::new(&["p.smt2".to_owned()]).expect("it makes sense");
        let mut asked = question.about(hard.as_bytes().to_vec()).ask();
        asked.stop().raise(Interrupt::Interrupted);
        let reply = loop {
            if let Some(reply) = asked.wait(Duration::from_millis(10)) {
                break reply.expect("no panic");
            }
        };
        assert_eq!((reply.document.findings[0].verdict, reply.document.exit_code), (Verdict::Unknown, 130));
    }
}
