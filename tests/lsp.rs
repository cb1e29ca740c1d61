//! The session of an editor with `eufonium lsp`: a scripted client over standard input and output.
//!
//! The compiler is a script that prints LLVM text that was made before.
#![cfg(unix)]

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// How long a message may take, on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(60);

struct Client {
    folder: Folder,
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    /// What came while something else was waited for.
    seen: Vec<Value>,
    next: u64,
}

impl Client {
    fn new(options: &[&str]) -> Client {
        let folder = Folder::new();
        let mut command = folder.command(&[&["lsp"], options].concat());
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("it is piped"));
        let (sender, messages) = mpsc::channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(message) = receive(&mut output) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        let mut client = Client { folder, child, input, messages, seen: vec![], next: 0 };
        let capabilities = json!({
            "window": { "workDoneProgress": true },
            "workspace": { "inlayHint": { "refreshSupport": true } },
        });
        let answer = client.ask("initialize", json!({ "capabilities": capabilities }));
        assert_eq!(answer["capabilities"]["inlayHintProvider"], true, "{answer}");
        client.tell("initialized", json!({}));
        client
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) {
        self.folder.file(name, text);
    }

    /// From now on the compiler does this.
    fn compiler(&self, script: &str) {
        let new = self.folder.script("clang.new", script);
        fs::rename(new, self.folder.path("clang")).expect("it is ours");
    }

    fn uri(&self, name: &str) -> String {
        format!("file://{}", self.folder.path(name))
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        let input = self.input.as_mut().expect("it is open");
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("the server reads");
        input.flush().expect("the server reads");
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn about(&mut self, method: &str, name: &str) {
        let document = json!({ "uri": self.uri(name), "languageId": "c", "version": 1, "text": "" });
        self.tell(method, json!({ "textDocument": document }));
    }

    /// A request and its result.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let answer = self.wait(|m| m["id"] == id && m.get("method").is_none());
        assert!(answer.get("error").is_none(), "{answer}");
        answer["result"].clone()
    }

    /// The first message of this kind that was not waited for before. Requests of the server are answered.
    #[track_caller]
    fn wait(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.seen.iter().position(&is_it) {
            return self.seen.remove(at);
        }
        let begun = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            let message =
                self.messages.recv_timeout(left).unwrap_or_else(|_| panic!("missing; came: {:?}", self.seen));
            if message.get("method").is_some() && message.get("id").is_some() {
                self.send(&json!({ "jsonrpc": "2.0", "id": message["id"], "result": null }));
            }
            if is_it(&message) {
                return message;
            }
            self.seen.push(message);
        }
    }

    #[track_caller]
    fn diagnostics(&mut self, name: &str) -> Vec<Value> {
        let uri = self.uri(name);
        let message = self.wait(|m| {
            m["method"] == "textDocument/publishDiagnostics"
                && m["params"]["uri"].as_str() == Some(uri.as_str())
        });
        message["params"]["diagnostics"].as_array().expect("a list").clone()
    }

    /// What the progress of a run ends with.
    #[track_caller]
    fn end(&mut self) -> String {
        let end = self.wait(|m| m["method"] == "$/progress" && m["params"]["value"]["kind"] == "end");
        end["params"]["value"]["message"].as_str().expect("text").to_owned()
    }

    fn hints(&mut self, name: &str, lines: (u64, u64)) -> Vec<Value> {
        let range = json!({
            "start": { "line": lines.0, "character": 0 },
            "end": { "line": lines.1, "character": 0 },
        });
        let uri = self.uri(name);
        let hints =
            self.ask("textDocument/inlayHint", json!({ "textDocument": { "uri": uri }, "range": range }));
        hints.as_array().expect("a list").clone()
    }

    fn leave(mut self) {
        self.ask("shutdown", Value::Null);
        self.tell("exit", Value::Null);
        drop(self.input.take());
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                assert!(status.success(), "{status}");
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("the server does not end");
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next message of the server.
fn receive(output: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end().split_once(": ") {
            Some(("Content-Length", number)) => length = number.parse().ok()?,
            _ if line.trim_end().is_empty() => break,
            _ => {}
        }
    }
    let mut bytes = vec![0; length];
    output.read_exact(&mut bytes).ok()?;
    serde_json::from_slice(&bytes).ok()
}

fn program(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
    fs::read_to_string(path).expect("it is there")
}

#[test]
fn a_session() {
    let mut client = Client::new(&["--timeout=40s"]);
    client.compiler("cat loop.ll");
    // A violation: at its line, with the trace.
    client.file("loop_counter_unsafe.c", program("loop_counter_unsafe.c"));
    client.file("loop.ll", program("loop_counter_unsafe.ll"));
    client.about("textDocument/didOpen", "loop_counter_unsafe.c");
    let begin = client.wait(|m| m["method"] == "$/progress" && m["params"]["value"]["kind"] == "begin");
    assert!(begin["params"]["value"]["title"].as_str().is_some_and(|t| t.contains("loop_counter_unsafe.c")));
    let found = client.diagnostics("loop_counter_unsafe.c");
    assert_eq!(found.len(), 1, "{found:?}");
    let line = found[0]["range"]["start"]["line"].as_u64().expect("a number") as usize;
    let text = program("loop_counter_unsafe.c");
    assert!(
        text.lines().nth(line).is_some_and(|line| line.contains("error") || line.contains("assert")),
        "{found:?}"
    );
    assert_eq!((found[0]["severity"].as_u64(), found[0]["code"].as_str()), (Some(1), Some("unreach-call")));
    let related = found[0]["relatedInformation"].as_array().expect("a list");
    assert!(
        !related.is_empty()
            && related.iter().all(|r| r["location"]["uri"] == client.uri("loop_counter_unsafe.c")),
        "{related:?}"
    );
    assert_eq!(client.end(), "unsafe");
    // Mended and saved: nothing is wrong any more, and the loop has an invariant.
    client.file(
        "loop.ll",
        program("loop_counter_safe.ll").replace("loop_counter_safe.c", "loop_counter_unsafe.c"),
    );
    client.about("textDocument/didSave", "loop_counter_unsafe.c");
    assert_eq!(client.diagnostics("loop_counter_unsafe.c"), [] as [Value; 0]);
    assert_eq!(client.end(), "safe");
    client.wait(|m| m["method"] == "workspace/inlayHint/refresh");
    let hints = client.hints("loop_counter_unsafe.c", (0, 1000));
    assert!(!hints.is_empty(), "a loop has an invariant");
    assert!(
        hints.iter().all(|hint| hint["label"].as_str().is_some_and(|l| l.starts_with("invariant "))),
        "{hints:?}"
    );
    let line = hints[0]["position"]["line"].as_u64().expect("a number");
    assert!(
        text.lines().nth(line as usize).is_some_and(|l| l.contains("while") || l.contains("for")),
        "{hints:?}"
    );
    assert!(
        client.hints("loop_counter_unsafe.c", (line + 1, 1000)).iter().all(|h| h["position"]["line"] != line)
    );
    // What the compiler refuses.
    client.compiler("echo \"$PWD/loop_counter_unsafe.c:2:1: error: expected ';'\" >&2; exit 1");
    client.about("textDocument/didSave", "loop_counter_unsafe.c");
    let found = client.diagnostics("loop_counter_unsafe.c");
    assert_eq!((found.len(), found[0]["range"]["start"]["line"].as_u64()), (1, Some(1)), "{found:?}");
    assert_eq!(client.end(), "error");
    // Closed: its diagnostics go.
    client.about("textDocument/didClose", "loop_counter_unsafe.c");
    assert_eq!(client.diagnostics("loop_counter_unsafe.c"), [] as [Value; 0]);
    client.leave();
}

#[test]
fn runs_are_cancelled() {
    let mut client = Client::new(&["-t", "50s", "--", "--property=unreach-call"]);
    client.file("p.c", "int main(void) { return 0; }\n");
    client.compiler("sleep 300");
    client.about("textDocument/didOpen", "p.c");
    let begin = client.wait(|m| m["method"] == "$/progress" && m["params"]["value"]["kind"] == "begin");
    // By the editor.
    let begun = Instant::now();
    client.tell("window/workDoneProgress/cancel", json!({ "token": begin["params"]["token"] }));
    assert_eq!(client.end(), "cancelled");
    // By a newer run.
    client.about("textDocument/didSave", "p.c");
    client.wait(|m| m["method"] == "$/progress" && m["params"]["value"]["kind"] == "begin");
    client.compiler("printf 'define i32 @main() {\\n  ret i32 0\\n}\\n'");
    client.about("textDocument/didSave", "p.c");
    let mut ends = [client.end(), client.end()];
    ends.sort();
    assert_eq!(ends, ["cancelled", "safe"]);
    assert!(begun.elapsed() < Duration::from_secs(40), "{:?}", begun.elapsed());
    // What is no program is not verified, and what is not known is answered.
    client.about("textDocument/didOpen", "notes.txt");
    client.next += 1;
    let id = client.next;
    client.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "textDocument/hover", "params": {} }));
    let answer = client.wait(|m| m["id"] == id);
    assert!(answer.get("error").is_some(), "{answer}");
    client.leave();
}

#[test]
fn a_limit_is_a_remark() {
    let mut client = Client::new(&["--timeout=300ms"]);
    client.file("p.c", "int main(void) { return 0; }\n");
    client.compiler("sleep 300");
    client.about("textDocument/didOpen", "p.c");
    let found = client.diagnostics("p.c");
    assert_eq!((found.len(), found[0]["severity"].as_u64()), (1, Some(3)), "{found:?}");
    assert!(found[0]["message"].as_str().is_some_and(|m| m.contains("timeout")), "{found:?}");
    assert_eq!(client.end(), "unknown");
    client.leave();
}
