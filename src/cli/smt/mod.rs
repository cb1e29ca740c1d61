//! `smt`: SMT-LIB scripts, from a file or command by command from standard input.
//!
//! Each command is answered before the next one is read. A wrong command is answered by an error with its place, changes
//! nothing, and the script goes on; but a file ends at a wrong command that later answers depend on, since they would be about other formulas than those
//! that were meant. On standard input somebody may write it again. A question that is stopped by a limit is answered `unknown`; so is one after a command
//! that is legal and not supported, unless the rest is unsatisfiable already.

mod answers;
pub mod channels;
mod confirm;
mod interpolants;
pub mod models;
pub mod options;
mod proofs;
pub mod reply;
pub mod session;

use super::args::{SmtArgs, settings};
use super::exit;
use super::guard::Guard;
use channels::Channels;
use eufonium_base::error::InputErrorKind;
use eufonium_base::{InputError, Span};
use eufonium_engine::{EngineOptions, SolverOptions};
use eufonium_frontend::Input;
use eufonium_frontend::smtlib::{Command, CommandKind, Context};
use eufonium_ir::pool::FuncId;
use eufonium_ir::{Term, TermPool};
use eufonium_verify::input;
use proofs::Proofs;
use reply::Reply;
use session::{Checks, Session};
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

/// How often the figures for the watchdog are taken in a stream of questions.
const SNAPSHOT_INTERVAL: Duration = Duration::from_millis(20);

/// Runs the script and returns the exit code.
pub fn run(args: &SmtArgs, guard: &Guard) -> u8 {
    let settings = match settings(&args.common.set) {
        Ok(settings) => settings,
        Err(message) => {
            guard.conclude("");
            guard.say(&message);
            return exit::BAD_INPUT;
        }
    };
    let source = match Input::open(Path::new(&args.file)) {
        Ok(source) => source,
        Err(error) => {
            guard.conclude("");
            guard.say(&format!("{}: {error}", input::display_name(&args.file)));
            return exit::BAD_INPUT;
        }
    };
    guard.monitor().phase("smt");
    let options = {
        let mut options = EngineOptions::default();
        options.components.smt.sat = args.sat;
        options.with_all(&settings).components.smt
    };
    let options = SolverOptions { seed: args.common.seed, ..options };
    let pool = TermPool::new();
    let context = Context::new(&pool, source);
    let checks = Checks { models: !args.common.no_check, cores: args.check };
    let session = Session::new(options, checks, guard.stop().clone());
    let mut script = Script {
        pool,
        context,
        session,
        channels: Channels::default(),
        proofs: Proofs::new(args.proof.is_some(), args.common.seed),
        proof_is_due: false,
        declared: Vec::new(),
        scopes: Vec::new(),
        answer: "none",
        reported: None,
        interactive: args.file == "-",
        guard,
    };
    let errors = script.run();
    guard.conclude("");
    guard.print_stats(&script.session.stats(), script.answer, &[]);
    let code = match (script.session.check_failed, guard.stop().reason(), errors) {
        (true, _, _) => exit::CHECK_FAILED,
        (false, Some(reason), _) => guard.mode().interrupt(reason),
        (false, None, true) => exit::BAD_INPUT,
        (false, None, false) => exit::OK,
    };
    // The process ends now: taking a large solver apart could last longer than the limits allow.
    std::mem::forget(script);
    code
}

struct Script<'g, R> {
    pool: TermPool,
    context: Context<R>,
    session: Session,
    channels: Channels,
    /// The script as it is written, if proofs may be asked for.
    proofs: Proofs,
    /// The last answer is to be followed by a proof.
    proof_is_due: bool,
    /// Declared functions and constants, and how many there were when each open scope began.
    declared: Vec<FuncId>,
    scopes: Vec<usize>,
    /// The last answer.
    answer: &'static str,
    /// When the figures for the watchdog were last taken.
    reported: Option<Instant>,
    /// Whether commands come from standard input.
    interactive: bool,
    guard: &'g Guard,
}

impl<R: Read> Script<'_, R> {
    /// Answers every command; whether there were errors.
    fn run(&mut self) -> bool {
        let mut errors = false;
        loop {
            let mut ends = false;
            let (reply, span) = match self.context.next_command(&mut self.pool) {
                Ok(None) => return errors,
                Ok(Some(command)) => {
                    let span = command.span;
                    self.proofs.note(&self.context);
                    (self.answer(command), span)
                }
                Err(error) => {
                    let malformed = error.kind == InputErrorKind::Malformed;
                    errors |= malformed;
                    ends = malformed && !self.interactive && self.context.refused_content();
                    (self.refuse(error), Span::default())
                }
            };
            let reply = match reply {
                Reply::Error(place, message) if place == Span::default() => Reply::Error(span, message),
                Reply::Failed(_, message) => Reply::Failed(span, message),
                other => other,
            };
            errors |= matches!(&reply, Reply::Error(place, _) if *place == span);
            for note in std::mem::take(&mut self.session.notes) {
                self.channels.say(self.guard, &note);
            }
            self.channels.answer(self.guard, &reply.text(self.session.options.print_success()));
            if std::mem::take(&mut self.proof_is_due) {
                self.print_proof();
            }
            if ends {
                self.channels.say(self.guard, "the script ends at a command that is wrong");
            }
            if ends || reply == Reply::Exit {
                return errors;
            }
        }
    }

    /// The reply to a command that was refused as it was read. What is malformed is no part of the script; what is legal and
    /// not supported is, and from then on `sat` would be a guess.
    fn refuse(&mut self, error: InputError) -> Reply {
        if error.kind == InputErrorKind::Unsupported {
            self.session.refuse(&error.to_string());
        }
        Reply::Error(error.span, error.message)
    }

    fn answer(&mut self, command: Command) -> Reply {
        let (pool, session) = (&mut self.pool, &mut self.session);
        match command.kind {
            CommandKind::SetOption(key, value) => self.set_option(&key, &value),
            CommandKind::DeclareFun(f) => {
                self.declared.push(f);
                Reply::Success
            }
            CommandKind::Assert(formula, labels) => session.assert(pool, formula, labels),
            CommandKind::Push(n) => {
                self.scopes.extend(std::iter::repeat_n(self.declared.len(), n));
                session.push(n)
            }
            CommandKind::Pop(n) => self.pop(n),
            CommandKind::CheckSat => self.check_sat(Vec::new()),
            CommandKind::CheckSatAssuming(assumptions) => self.check_sat(assumptions),
            CommandKind::GetModel => session.get_model(pool, &self.declared),
            CommandKind::GetValue(terms) => session.get_value(pool, &terms),
            CommandKind::GetAssignment(named) => session.get_assignment(pool, &named),
            CommandKind::GetAssertions => session.get_assertions(pool),
            CommandKind::GetUnsatCore => session.get_unsat_core(pool),
            CommandKind::GetUnsatAssumptions => session.get_unsat_assumptions(pool),
            CommandKind::GetInterpolants(request) => session.get_interpolants(pool, &request),
            CommandKind::Simplify(t) => session.simplify(pool, t),
            CommandKind::Eval(t) => session.eval(pool, t),
            CommandKind::GetInfo(key) => session.get_info(&key),
            CommandKind::GetOption(key) => session.options.get(&key),
            CommandKind::Echo(text) => Reply::Text(format!("\"{}\"", text.replace('"', "\"\""))),
            CommandKind::Reset => {
                self.declared.clear();
                self.scopes.clear();
                self.channels = Channels::default();
                self.session.reset()
            }
            CommandKind::ResetAssertions => {
                if !self.session.options.global_declarations() {
                    self.declared.clear();
                }
                self.scopes.clear();
                self.session.reset_assertions()
            }
            CommandKind::Exit => Reply::Exit,
            CommandKind::SetLogic(_)
            | CommandKind::SetInfo(..)
            | CommandKind::DeclareSort(_)
            | CommandKind::DefineSort(_)
            | CommandKind::DefineFun(_)
            | CommandKind::DefineFolds => Reply::Success,
            CommandKind::GetProof => self.get_proof(),
            CommandKind::Ignored(_) => Reply::Unsupported,
            CommandKind::DeclareVar(_)
            | CommandKind::Rule(_)
            | CommandKind::Query(_)
            | CommandKind::QueryRelation(_) => {
                Reply::error("the dialect of rules is for `eufonium solve` and `verify`")
            }
        }
    }

    fn set_option(&mut self, key: &str, value: &str) -> Reply {
        let fresh = self.session.is_fresh();
        let reply = self.session.options.set(key, value, fresh);
        self.proofs.set_wanted(self.session.options.proofs(), &self.context);
        match self.channels.set(key, value) {
            Err(error) if reply == Reply::Success => Reply::error(format!("{value}: {error}")),
            _ => reply,
        }
    }

    fn pop(&mut self, n: usize) -> Reply {
        let reply = self.session.pop(n);
        if let (Reply::Success, Some(depth)) = (&reply, self.scopes.len().checked_sub(n)) {
            let keep = self.scopes.get(depth).copied().unwrap_or(self.declared.len());
            // With global declarations the symbols stay; listing those that went would be worse than the reverse.
            if !self.session.options.global_declarations() {
                self.declared.truncate(keep);
            }
            self.scopes.truncate(depth);
        }
        reply
    }

    fn check_sat(&mut self, assumptions: Vec<(Term, String)>) -> Reply {
        self.guard.ask();
        if self.reported.is_none_or(|at| at.elapsed() > SNAPSHOT_INTERVAL) {
            self.guard.monitor().update(|snapshot| snapshot.stats = self.session.stats());
            self.reported = Some(Instant::now());
        }
        let reply = self.session.check_sat(&mut self.pool, assumptions);
        if let Some(reason) = self.session.reason_unknown() {
            let line = format!("unknown: {reason}");
            self.channels.say(self.guard, &line);
        }
        self.answer = self.session.last_answer();
        self.proof_is_due = self.answer == "unsat" && self.proofs.after_each_answer();
        reply
    }

    /// Prints the proof for the answer that was just given.
    fn print_proof(&mut self) {
        match self.proofs.prove(self.guard.stop()) {
            Ok(text) => self.channels.answer(self.guard, &text),
            Err(reason) => self.channels.say(self.guard, &format!("no proof: {reason}")),
        }
    }

    fn get_proof(&mut self) -> Reply {
        if !self.session.options.proofs() {
            return Reply::error("proofs are kept only after (set-option :produce-proofs true)");
        }
        if self.session.last_answer() != "unsat" {
            return Reply::error("there is no proof: the last answer was not unsat");
        }
        match self.proofs.prove(self.guard.stop()) {
            Ok(text) => Reply::Text(format!("(\n{text})")),
            Err(reason) => Reply::error(reason),
        }
    }
}
