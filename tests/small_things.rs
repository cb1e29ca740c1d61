//! What people expect of a command line: completions, manual pages, silence, advice, warnings that cannot be missed.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/hard.rs"]
mod hard;

use folder::Folder;
use hard::HARD;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

impl Folder {
    /// Runs the binary; its exit code, and what it says.
    fn texts(&self, args: &[&str]) -> (Option<i32>, String, String) {
        let Output { status, stdout, stderr } = self.run(args);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (status.code(), text(&stdout), text(&stderr))
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
    let folder = Folder::new();
    for (shell, args) in [("bash", &["-n"][..]), ("zsh", &["-n"]), ("fish", &["--no-execute"])] {
        let (code, text, said) = folder.texts(&["completions", shell]);
        assert_eq!(code, Some(0), "{said}");
        assert!(text.contains("verify") && text.contains("compile-commands"), "{shell}");
        folder.file(shell, &text);
        match accepts(shell, args, &folder.0.join(shell)) {
            Some(accepted) => assert!(accepted, "{shell}"),
            None => eprintln!("there is no {shell}: its completions are not tried"),
        }
    }
    assert_eq!(folder.texts(&["completions", "tcsh"]).0, Some(2));
}

#[test]
fn manual_pages() {
    let folder = Folder::new();
    let (code, text, _) = folder.texts(&["man"]);
    assert_eq!(code, Some(0));
    for part in [".TH", ".SH NAME", ".SH SYNOPSIS", "eufonium\\-verify", "EXIT STATUS"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let (_, text, _) = folder.texts(&["man", "verify"]);
    assert!(text.contains("\\-\\-invariants") && text.contains("\\-\\-cache"), "{text}");
    assert_eq!(folder.texts(&["man", "tuba"]).0, Some(2));
}

#[test]
fn quiet_is_quiet() {
    let folder = Folder::new();
    folder.file("hard.smt2", HARD);
    let (code, answer, said) = folder.texts(&["verify", "-q", "-t", "200ms", "hard.smt2"]);
    assert_eq!((code, answer.as_str(), said.as_str()), (Some(6), "unknown\n", ""));
    let (code, _, said) = folder.texts(&["verify", "--quiet", "absent.smt2"]);
    assert!(code == Some(4) && said.contains("absent.smt2"), "{said}");
    assert_eq!(folder.texts(&["verify", "-q", "-v", "hard.smt2"]).0, Some(2));
}

#[test]
fn no_answer_comes_with_advice() {
    let folder = Folder::new();
    folder.file("hard.smt2", HARD);
    let (_, _, said) = folder.texts(&["verify", "-t", "600ms", "hard.smt2"]);
    assert!(said.contains("unknown: timeout\n") && said.contains("try: `-j N`"), "{said}");
}

#[test]
fn pipes_get_no_colours() {
    let folder = Folder::new();
    folder.file("hard.smt2", HARD);
    let (_, answer, said) = folder.texts(&["verify", "-t", "100ms", "hard.smt2"]);
    assert!(!answer.contains('\u{1b}') && !said.contains('\u{1b}'), "{answer}{said}");
}

#[test]
fn what_is_not_declared_is_said_loudly() {
    let folder = Folder::new();
    let module = "declare i32 @__VERIFIER_nondet_int()\ndeclare void @__VERIFIER_asume(i32)\ndefine i32 @main() {\n\
        %x = call i32 @__VERIFIER_nondet_int()\n  call void @__VERIFIER_asume(i32 %x)\n  ret i32 0\n}\n";
    folder.file("p.ll", module);
    let (code, _, said) = folder.texts(&["verify", "p.ll"]);
    assert!(code == Some(0) && said.contains("warning: `__VERIFIER_asume` means nothing here"), "{said}");
    assert!(!said.contains("`__VERIFIER_nondet_int`"), "{said}");
    folder.file("p.c", "int main(void) { assert(0); }\n");
    folder.script("clang", "echo \"p.c:1:18: warning: implicit declaration of function 'assert' is invalid in C99\" >&2; cat p.ll");
    let (_, _, said) = folder.texts(&["verify", "p.c"]);
    assert!(said.contains("p.c:1:18: warning: `assert` is not declared"), "{said}");
    let (_, document, _) = folder.texts(&["verify", "p.c", "--format=json"]);
    assert!(document.contains("`assert` is not declared"), "{document}");
}

#[test]
fn missing_headers_for_32_bits_are_explained() {
    let folder = Folder::new();
    folder.file("p.c", "#include <stdio.h>\n");
    folder.script(
        "clang",
        "echo \"/usr/include/features.h:1:2: fatal error: 'gnu/stubs-32.h' file not found\" >&2; exit 1",
    );
    let (code, _, said) = folder.texts(&["verify", "-m32", "p.c"]);
    assert!(code == Some(4) && said.contains("gcc-multilib"), "{said}");
    let (_, _, said) = folder.texts(&["verify", "p.c"]);
    assert!(!said.contains("gcc-multilib"), "{said}");
}
