//! What people expect of a command line: completions, manual pages, silence, advice, warnings that cannot be missed.

#[path = "support/hard.rs"]
mod hard;

use hard::HARD;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("eufonium-small-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("the temporary folder is writable");
        Folder(path)
    }
    fn file(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).expect("the temporary folder is writable");
    }
    /// A compiler: a script of the shell.
    fn compiler(&self, script: &str) {
        use std::os::unix::fs::PermissionsExt;
        self.file("clang", &format!("#!/bin/sh\nPATH=/usr/bin:/bin\n{script}\n"));
        let path = self.0.join("clang");
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("it is ours");
    }
    fn run(&self, args: &[&str]) -> (Option<i32>, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
        let output = command.args(args).current_dir(&self.0).env("PATH", &self.0).output();
        let Output { status, stdout, stderr } = output.expect("the binary runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (status.code(), text(&stdout), text(&stderr))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Whether a shell accepts a file; `None` if there is no such shell.
fn accepts(shell: &str, args: &[&str], file: &PathBuf) -> Option<bool> {
    let mut command = Command::new(shell);
    let status = command.args(args).arg(file).stdout(Stdio::null()).stderr(Stdio::inherit()).status();
    status.ok().map(|status| status.success())
}

#[test]
fn completions_are_read_by_their_shells() {
    let folder = Folder::new("completions");
    for (shell, args) in [("bash", &["-n"][..]), ("zsh", &["-n"]), ("fish", &["--no-execute"])] {
        let (code, text, said) = folder.run(&["completions", shell]);
        assert_eq!(code, Some(0), "{said}");
        assert!(text.contains("verify") && text.contains("compile-commands"), "{shell}");
        folder.file(shell, &text);
        match accepts(shell, args, &folder.0.join(shell)) {
            Some(accepted) => assert!(accepted, "{shell}"),
            None => eprintln!("there is no {shell}: its completions are not tried"),
        }
    }
    assert_eq!(folder.run(&["completions", "tcsh"]).0, Some(2));
}

#[test]
fn manual_pages() {
    let folder = Folder::new("man");
    let (code, text, _) = folder.run(&["man"]);
    assert_eq!(code, Some(0));
    for part in [".TH", ".SH NAME", ".SH SYNOPSIS", "eufonium\\-verify", "EXIT STATUS"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let (_, text, _) = folder.run(&["man", "verify"]);
    assert!(text.contains("\\-\\-invariants") && text.contains("\\-\\-cache"), "{text}");
    assert_eq!(folder.run(&["man", "tuba"]).0, Some(2));
}

#[test]
fn quiet_is_quiet() {
    let folder = Folder::new("quiet");
    folder.file("hard.smt2", HARD);
    let (code, answer, said) = folder.run(&["verify", "-q", "-t", "200ms", "hard.smt2"]);
    assert_eq!((code, answer.as_str(), said.as_str()), (Some(6), "unknown\n", ""));
    let (code, _, said) = folder.run(&["verify", "--quiet", "absent.smt2"]);
    assert!(code == Some(4) && said.contains("absent.smt2"), "{said}");
    assert_eq!(folder.run(&["verify", "-q", "-v", "hard.smt2"]).0, Some(2));
}

#[test]
fn no_answer_comes_with_advice() {
    let folder = Folder::new("advice");
    folder.file("hard.smt2", HARD);
    let (_, _, said) = folder.run(&["verify", "-t", "600ms", "hard.smt2"]);
    assert!(said.contains("unknown: timeout\n") && said.contains("try: `-j N`"), "{said}");
}

#[test]
fn pipes_get_no_colours() {
    let folder = Folder::new("colours");
    folder.file("hard.smt2", HARD);
    let (_, answer, said) = folder.run(&["verify", "-t", "100ms", "hard.smt2"]);
    assert!(!answer.contains('\u{1b}') && !said.contains('\u{1b}'), "{answer}{said}");
}

#[test]
fn what_is_not_declared_is_said_loudly() {
    let folder = Folder::new("undeclared");
    let module = "declare i32 @__VERIFIER_nondet_int()\ndeclare void @__VERIFIER_asume(i32)\ndefine i32 @main() {\n\
        %x = call i32 @__VERIFIER_nondet_int()\n  call void @__VERIFIER_asume(i32 %x)\n  ret i32 0\n}\n";
    folder.file("p.ll", module);
    let (code, _, said) = folder.run(&["verify", "p.ll"]);
    assert!(code == Some(0) && said.contains("warning: `__VERIFIER_asume` means nothing here"), "{said}");
    assert!(!said.contains("`__VERIFIER_nondet_int`"), "{said}");
    folder.file("p.c", "int main(void) { assert(0); }\n");
    folder.compiler("echo \"p.c:1:18: warning: implicit declaration of function 'assert' is invalid in C99\" >&2; cat p.ll");
    let (_, _, said) = folder.run(&["verify", "p.c"]);
    assert!(said.contains("p.c:1:18: warning: `assert` is not declared"), "{said}");
    let (_, document, _) = folder.run(&["verify", "p.c", "--format=json"]);
    assert!(document.contains("`assert` is not declared"), "{document}");
}

#[test]
fn missing_headers_for_32_bits_are_explained() {
    let folder = Folder::new("headers");
    folder.file("p.c", "#include <stdio.h>\n");
    folder.compiler(
        "echo \"/usr/include/features.h:1:2: fatal error: 'gnu/stubs-32.h' file not found\" >&2; exit 1",
    );
    let (code, _, said) = folder.run(&["verify", "-m32", "p.c"]);
    assert!(code == Some(4) && said.contains("gcc-multilib"), "{said}");
    let (_, _, said) = folder.run(&["verify", "p.c"]);
    assert!(!said.contains("gcc-multilib"), "{said}");
}
