//! `eufonium lsp`: an editor's view of verification, by the Language Server Protocol over standard input and output.
//!
//! When a program is opened or saved, a process of its own verifies it as it is on the disk, with limits of its own; a newer
//! run, closing the file, or the editor's wish to cancel ends it. A violation is a diagnostic with its trace as related information; of a safe program
//! the invariants of its loops follow by a second run, as inlay hints. A missing answer is a remark on the first line.
//!
//! Deliberately absent: text that is not saved, whose invariants would be about other lines; they stay until the next run ends.

mod places;

use super::project::answer;
use clap::Args;
use eufonium_base::units;
use eufonium_findings::{Document, Finding, Invariant, Verdict};
use lsp_server::{Connection, Message, Notification, Request, RequestId, Response};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Arguments of `lsp`.
#[derive(Clone, Debug, Args)]
pub struct LspArgs {
    /// Wall-clock limit of each run.
    #[arg(short, long, value_name = "TIME", value_parser = units::duration, default_value = "30s")]
    pub timeout: Duration,
    /// Limit of resident memory of each run.
    #[arg(short = 'M', long, value_name = "SIZE", value_parser = units::bytes, default_value = "2GiB")]
    pub memory: u64,
    /// Options of `verify`, behind `--`.
    #[arg(last = true, value_name = "OPTION")]
    pub options: Vec<String>,
}

/// What is known of an open file.
#[derive(Default)]
struct File {
    /// The number of its last run.
    run: u64,
    /// Ends that run.
    over: Option<Arc<AtomicBool>>,
    invariants: Vec<Invariant>,
    /// The files that got diagnostics about it.
    published: BTreeSet<String>,
}

/// What all threads share.
struct Shared {
    connection: Connection,
    args: LspArgs,
    files: Mutex<BTreeMap<String, File>>,
    /// Whether the editor shows progress, and asks for hints again when it is told to.
    shows: (bool, bool),
}

/// Speaks with the editor until it goes; returns the exit code.
pub fn run(args: &LspArgs) -> ExitCode {
    let (connection, threads) = Connection::stdio();
    let capabilities = json!({
        "textDocumentSync": { "openClose": true, "change": 0, "save": { "includeText": false } },
        "inlayHintProvider": true,
    });
    let client = match connection.initialize(capabilities) {
        Ok(params) => params["capabilities"].clone(),
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let progress = client["window"]["workDoneProgress"].as_bool().unwrap_or(false);
    let refresh = client["workspace"]["inlayHint"]["refreshSupport"].as_bool().unwrap_or(false);
    let files = Mutex::default();
    let shared = Arc::new(Shared { connection, args: args.clone(), files, shows: (progress, refresh) });
    let mut runs: Vec<JoinHandle<()>> = vec![];
    for message in &shared.connection.receiver {
        match message {
            Message::Request(request) => match shared.connection.handle_shutdown(&request) {
                Ok(true) => break,
                Ok(false) => shared.request(request),
                Err(_) => break,
            },
            Message::Notification(notification) => runs.extend(notified(&shared, &notification)),
            Message::Response(_) => {}
        }
        runs.retain(|run| !run.is_finished());
    }
    for file in shared.files().values() {
        file.stop();
    }
    for run in runs {
        let _ = run.join();
    }
    drop(shared);
    let _ = threads.join();
    ExitCode::SUCCESS
}

/// What a notification asks for; the run that it begins.
fn notified(shared: &Arc<Shared>, notification: &Notification) -> Option<JoinHandle<()>> {
    let document = &notification.params["textDocument"];
    let uri = document["uri"].as_str().unwrap_or_default();
    match notification.method.as_str() {
        "textDocument/didOpen" | "textDocument/didSave" => begin(shared, uri),
        "textDocument/didClose" => {
            let file = shared.files().remove(uri);
            if let Some(file) = file {
                file.stop();
                file.published.iter().for_each(|uri| shared.publish(uri, &[]));
            }
            None
        }
        "window/workDoneProgress/cancel" => {
            let token = notification.params["token"].as_str().unwrap_or_default();
            let files = shared.files();
            let is_it = |(uri, file): &(&String, &File)| progress_token(uri, file.run) == token;
            if let Some((_, file)) = files.iter().find(is_it) {
                file.stop();
            }
            None
        }
        _ => None,
    }
}

impl File {
    fn stop(&self) {
        if let Some(over) = &self.over {
            over.store(true, Ordering::Relaxed);
        }
    }
}

fn progress_token(uri: &str, run: u64) -> String {
    format!("eufonium/{run}/{uri}")
}

/// Begins to verify a file, if it is a program; a run of it that goes on is ended.
fn begin(shared: &Arc<Shared>, uri: &str) -> Option<JoinHandle<()>> {
    let path = places::path(uri)?;
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    if !["c", "i", "cpp", "cc", "cxx", "ll"].contains(&end) {
        return None;
    }
    let (number, over) = {
        let mut files = shared.files();
        let file = files.entry(uri.to_owned()).or_default();
        file.stop();
        file.run += 1;
        let over = Arc::new(AtomicBool::new(false));
        file.over = Some(Arc::clone(&over));
        (file.run, over)
    };
    let work = Work { shared: Arc::clone(shared), uri: uri.to_owned(), path, number, over };
    Some(thread::spawn(move || work.run()))
}

impl Shared {
    fn files(&self) -> MutexGuard<'_, BTreeMap<String, File>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An editor that has gone away is no error of ours.
    fn send(&self, message: impl Into<Message>) {
        let _ = self.connection.sender.send(message.into());
    }

    fn notify(&self, method: &str, params: Value) {
        self.send(Notification { method: method.to_owned(), params });
    }

    fn publish(&self, uri: &str, diagnostics: &[Value]) {
        let params = json!({ "uri": uri, "diagnostics": diagnostics });
        self.notify("textDocument/publishDiagnostics", params);
    }

    fn request(&self, request: Request) {
        let response = match request.method.as_str() {
            "textDocument/inlayHint" => Response::new_ok(request.id, self.hints(&request.params)),
            method => {
                let message = format!("{method} is not known here");
                let code = lsp_server::ErrorCode::MethodNotFound as i32;
                Response::new_err(request.id, code, message)
            }
        };
        self.send(response);
    }

    /// The invariants of the loops whose heads are in a range.
    fn hints(&self, params: &Value) -> Vec<Value> {
        let uri = params["textDocument"]["uri"].as_str().unwrap_or_default();
        let line = |end: &str, other: u64| params["range"][end]["line"].as_u64().unwrap_or(other);
        let lines = line("start", 0)..=line("end", u64::MAX);
        let Some(path) = places::path(uri) else { return vec![] };
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let files = self.files();
        let invariants = files.get(uri).map_or(&[][..], |file| &file.invariants);
        let here = |i: &&Invariant| places::resolve(&path, &i.location.file) == path;
        let in_range = |i: &&Invariant| lines.contains(&u64::from(i.location.line.saturating_sub(1)));
        let hint = |i: &Invariant| {
            json!({
                "position": places::end_of_line(&text, i.location.line),
                "label": format!("invariant {}", i.expression),
                "paddingLeft": true,
                "tooltip": format!("always holds when this loop of {} is entered or begins another round", i.function),
            })
        };
        invariants.iter().filter(here).filter(in_range).map(hint).collect()
    }
}

/// A run about a file.
struct Work {
    shared: Arc<Shared>,
    uri: String,
    path: PathBuf,
    number: u64,
    over: Arc<AtomicBool>,
}

impl Work {
    fn run(&self) {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.begin_progress(&name);
        let verdict = match self.verify(&[]) {
            _ if self.is_over() => "cancelled",
            Err(message) => {
                self.report(&[Finding { message, ..Finding::new(&name, "", Verdict::Error) }]);
                "error"
            }
            Ok(document) => {
                self.report(&document.findings);
                let worst = |f: &&Finding| match f.verdict {
                    Verdict::Unsafe => 3,
                    Verdict::Error => 2,
                    Verdict::Unknown => 1,
                    _ => 0,
                };
                document.findings.iter().max_by_key(worst).map_or("nothing", |f| f.verdict.word())
            }
        };
        if verdict == "safe" {
            self.progress(json!({ "kind": "report", "message": "invariants" }));
            if let Ok(document) = self.verify(&["--invariants"])
                && !self.is_over()
            {
                let found = document.findings.into_iter().flat_map(|finding| finding.invariants).collect();
                self.keep(found);
            }
        } else if verdict != "cancelled" {
            self.keep(vec![]);
        }
        self.progress(json!({ "kind": "end", "message": verdict }));
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// The findings about the file, by a process of its own.
    fn verify(&self, more: &[&str]) -> Result<Document, String> {
        let LspArgs { timeout, memory, options } = &self.shared.args;
        let mut command = Command::new(std::env::current_exe().map_err(|error| error.to_string())?);
        command.args(["verify", "--format=json", "--no-run"]).args(more);
        command.arg(format!("--timeout={}ms", timeout.as_millis())).arg(format!("--memory={memory}"));
        command.args(options).arg("--").arg(&self.path);
        command.current_dir(self.path.parent().unwrap_or(Path::new("/")));
        answer(&mut command, &|| self.is_over())
    }

    fn begin_progress(&self, name: &str) {
        if self.shared.shows.0 {
            let token = progress_token(&self.uri, self.number);
            let id = RequestId::from(format!("create {token}"));
            let params = json!({ "token": token });
            self.shared.send(Request { id, method: "window/workDoneProgress/create".into(), params });
            self.progress(
                json!({ "kind": "begin", "title": format!("eufonium: {name}"), "cancellable": true }),
            );
        }
    }

    fn progress(&self, value: Value) {
        if self.shared.shows.0 {
            let token = progress_token(&self.uri, self.number);
            self.shared.notify("$/progress", json!({ "token": token, "value": value }));
        }
    }

    /// Publishes what was found; nothing if there is a newer run.
    fn report(&self, findings: &[Finding]) {
        let mut by_file: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        by_file.insert(self.uri.clone(), vec![]);
        for finding in findings.iter().filter(|finding| !finding.verdict.is_good()) {
            let (uri, diagnostic) = places::diagnostic(finding, &self.path, &self.uri);
            by_file.entry(uri).or_default().push(diagnostic);
        }
        let mut files = self.shared.files();
        let Some(file) = files.get_mut(&self.uri).filter(|file| file.run == self.number) else { return };
        let old = std::mem::replace(&mut file.published, by_file.keys().cloned().collect());
        for gone in old.iter().filter(|uri| !by_file.contains_key(*uri)) {
            self.shared.publish(gone, &[]);
        }
        for (uri, diagnostics) in &by_file {
            self.shared.publish(uri, diagnostics);
        }
    }

    /// Keeps the invariants of the file, and has them shown.
    fn keep(&self, invariants: Vec<Invariant>) {
        if let Some(file) = self.shared.files().get_mut(&self.uri).filter(|file| file.run == self.number) {
            file.invariants = invariants;
        }
        if self.shared.shows.1 {
            let id = RequestId::from(format!("refresh {}", progress_token(&self.uri, self.number)));
            let method = "workspace/inlayHint/refresh".to_owned();
            self.shared.send(Request { id, method, params: Value::Null });
        }
    }
}
