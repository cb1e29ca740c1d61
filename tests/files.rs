//! Programs of several files: every program of `tests/files` has the verdicts that it claims, as LLVM text, whatever the order of its files, and from C;
//! complaints name the right file; compilation databases say what a program needs.
//!
//! A program is a folder with `main.c` or `main.cpp` and other files, compiled with two values of the macro `N` (`compile.sh` there). Compilers are scripts that
//! print LLVM text made before. What needs a real clang or `llvm-link` says that it compared nothing where there is none.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Program {
    name: String,
    folder: PathBuf,
    property: &'static str,
    /// The values of `N`, as flags.
    safe: String,
    unsafe_: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files")
}

fn programs() -> Vec<Program> {
    let entries = fs::read_dir(folder()).expect("the folder exists").map(|e| e.expect("an entry").path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    assert!(folders.len() >= 11, "only {} programs", folders.len());
    let program = |folder: PathBuf| {
        let text = fs::read_to_string(folder.join("main.c"))
            .or_else(|_| fs::read_to_string(folder.join("main.cpp")))
            .expect("a program has a file main.c or main.cpp");
        let line = text.lines().next().unwrap_or_default().to_owned();
        let value = |word: &str| {
            let (_, rest) = line.split_once(word).unwrap_or_else(|| panic!("{line}: no `{word}`"));
            format!("-D{}", rest.split(';').next().unwrap_or_default())
        };
        Program {
            name: folder.file_name().expect("a name").to_string_lossy().into_owned(),
            property: if line.contains("property: valid-deref") { "valid-deref" } else { "unreach-call" },
            safe: value("expect: safe: "),
            unsafe_: value("unsafe: "),
            folder,
        }
    };
    folders.into_iter().map(program).collect()
}

impl Program {
    /// The sources, `main` first.
    fn files(&self) -> Vec<PathBuf> {
        let entries =
            fs::read_dir(&self.folder).expect("the folder exists").map(|e| e.expect("an entry").path());
        let mut files: Vec<PathBuf> =
            entries.filter(|path| path.extension().is_some_and(|end| end == "c" || end == "cpp")).collect();
        files.sort_by_key(|path| {
            (!path.file_name().is_some_and(|n| n.to_string_lossy().starts_with("main.")), path.clone())
        });
        files
    }

    /// The LLVM text of all files for a verdict.
    fn modules(&self, verdict: &str) -> Vec<PathBuf> {
        let module = |source: PathBuf| {
            let both = source.with_extension("ll");
            if both.exists() { both } else { source.with_extension(format!("{verdict}.ll")) }
        };
        self.files().into_iter().map(module).collect()
    }
}

fn verify(arguments: &[&str], files: &[PathBuf]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.arg("verify").args(arguments).args(files);
    command.output().expect("the binary runs")
}

fn word(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

#[test]
fn verdicts() {
    for program in programs() {
        for verdict in ["safe", "unsafe"] {
            let mut files = program.modules(verdict);
            for _ in 0..2 {
                let output = verify(&["--no-run", "--timeout=20s", "--property", program.property], &files);
                assert_eq!(word(&output), verdict, "{}: {}", program.name, said(&output));
                if verdict == "unsafe" {
                    let file = if program.name == "memory" { "get.c:1:" } else { "main.c" };
                    assert!(said(&output).contains(file), "{}: {}", program.name, said(&output));
                }
                // Constructors of one priority run in the order of the files.
                if program.name == "order" {
                    break;
                }
                files.reverse();
            }
        }
    }
}

#[test]
fn verdicts_from_c() {
    if !has("clang") {
        eprintln!("skipped: there is no clang");
        return;
    }
    for program in programs() {
        for (verdict, flag) in [("safe", &program.safe), ("unsafe", &program.unsafe_)] {
            // Today's compilers keep variables without initial value apart.
            if program.name == "common" {
                continue;
            }
            let output = verify(&["--timeout=30s", "--property", program.property, flag], &program.files());
            assert_eq!(word(&output), verdict, "{}: {}", program.name, said(&output));
            if verdict == "unsafe" {
                assert!(
                    said(&output).contains("replayed natively: yes"),
                    "{}: {}",
                    program.name,
                    said(&output)
                );
            }
        }
    }
}

#[test]
fn as_llvm_links_them() {
    let Some(linker) = ["llvm-link-14", "llvm-link"].into_iter().find(|name| has(name)) else {
        eprintln!("skipped: there is no llvm-link");
        return;
    };
    let folder = Folder::new();
    for program in programs() {
        for verdict in ["safe", "unsafe"] {
            let whole = folder.0.join(format!("{}.{verdict}.bc", program.name));
            let files = program.modules(verdict);
            let linked = Command::new(linker).args(&files).arg("-o").arg(&whole).output().expect("it runs");
            assert!(linked.status.success(), "{}: {}", program.name, said(&linked));
            let output = verify(&["--no-run", "--timeout=20s", "--property", program.property], &[whole]);
            assert_eq!(word(&output), verdict, "{}: {}", program.name, said(&output));
        }
    }
}

#[test]
fn complaints_name_the_file() {
    let folder = Folder::new();
    let file = |name: &str, text: &str| {
        let path = folder.0.join(name);
        fs::write(&path, text).expect("a file can be written");
        path
    };
    let main = file("main.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    let cases = [
        (
            "twice.ll",
            "\ndefine i32 @main() {\n  ret i32 1\n}\n",
            4,
            "twice.ll:2:12: `main` is defined here and in ",
        ),
        ("bad.ll", "\n\n  define what\n", 4, "bad.ll:4:1: expected"),
        ("layout.ll", "target datalayout = \"e-p:32:32\"\n", 0, ""),
        (
            "body.ll",
            "define i32 @f() {\n  %x = add i32 %y, 1\n  br label %b\nb:\n  %y = add i32 1, 1\n  ret i32 %x\n}\n",
            4,
            "body.ll:2:",
        ),
        ("clauses.smt2", "(set-logic HORN)", 4, "clauses.smt2: only programs"),
        ("none.ll", "", 0, ""),
    ];
    for (name, text, code, message) in cases {
        let output = verify(&["--no-run"], &[main.clone(), file(name, text)]);
        assert_eq!(output.status.code(), Some(code), "{name}: {}", said(&output));
        assert!(said(&output).contains(message), "{name}: {}", said(&output));
    }
    let output = verify(&["--no-run"], &[main, folder.0.join("missing.ll")]);
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("missing.ll"), "{}", said(&output));
    let output = verify(&[], &[]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
}

#[test]
fn evidence_speaks_of_all_files() {
    let program = programs().into_iter().find(|program| program.name == "clash").expect("it is there");
    let folder = Folder::new();
    let (witness, harness) = (folder.0.join("w.yml"), folder.0.join("h.c"));
    let arguments = [format!("--witness={}", witness.display()), format!("--harness={}", harness.display())];
    let files = program.modules("unsafe");
    let output = verify(&["--no-run", &arguments[0], &arguments[1]], &files);
    assert_eq!(word(&output), "unsafe", "{}", said(&output));
    let text = fs::read_to_string(witness).expect("a witness was written");
    for file in &files {
        assert_eq!(text.matches(&*file.to_string_lossy()).count(), 2, "{text}");
    }
    assert!(fs::read_to_string(harness).expect("a harness was written").contains("nondet_int"));
    let mut convert = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    let output = convert.args(["convert", "--to", "program"]).args(&files).output().expect("the binary runs");
    assert!(word(&output).contains("twice"), "{}", said(&output));
}

/// A project with a compilation database whose compiler prints the text that stands beside the source, or fails.
#[cfg(unix)]
fn project(sources: &[(&str, &str, &str)], entries: &str) -> Folder {
    let folder = Folder::new();
    for (name, text, module) in sources {
        folder.file(name, text);
        fs::write(folder.0.join(name).with_extension("ll"), module).expect("a file can be written");
    }
    folder.script(
        "cc",
        "for last; do :; done\necho \"$PWD $*\" >>\"$(dirname \"$last\")/log\"\n\
         if [ -s \"${last%.c}.ll\" ]; then cat \"${last%.c}.ll\"; else echo \"$last:1:1: error: no\" >&2; exit 1; fi",
    );
    folder.file("compile_commands.json", entries);
    folder
}

#[cfg(unix)]
fn verify_project(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
    command.args(["verify", "--no-run", "--clang"]).arg(folder.join("cc")).args(arguments);
    command.args(["--compile-commands", "compile_commands.json"]).current_dir(folder);
    command.output().expect("the binary runs")
}

#[cfg(unix)]
#[test]
fn what_a_program_needs_is_found() {
    let entries = r#"[
        {"directory": ".", "file": "main.c", "command": "gcc -O2 -DNAME=\"a\\\"b\" -c main.c -o main.o"},
        {"directory": ".", "file": "tool.c", "command": "gcc -c tool.c"},
        {"directory": ".", "file": "broken.c", "command": "gcc -c broken.c"},
        {"directory": ".", "file": "mentions.c", "command": "gcc -c mentions.c"},
        {"directory": ".", "file": "f.c", "arguments": ["gcc", "-std=c99", "-I", "inc", "-c", "f.c"]},
        {"directory": ".", "file": "second.c", "command": "gcc -c second.c"},
        {"directory": ".", "file": "g.c", "command": "gcc -c g.c"}
    ]"#;
    let folder = project(
        &[
            (
                "main.c",
                "int main() { f(); }",
                "declare void @reach_error() declare i32 @f() define i32 @main() {\n %x = call i32 @f()\n %c = icmp eq i32 %x, 3\n br i1 %c, label %ok, label %bad\nbad:\n call void @reach_error()\n br label %ok\nok:\n ret i32 0\n}",
            ),
            ("tool.c", "int main() { }", "define i32 @main() {\n ret i32 1\n}"),
            ("broken.c", "int broken() { return f(); }", ""),
            ("mentions.c", "int h() { return f(); }", "define i32 @h() {\n ret i32 1\n}"),
            (
                "f.c",
                "int f() { return g; }",
                "@g = external global i32 define i32 @f() {\n %x = load i32, i32* @g\n ret i32 %x\n}",
            ),
            ("second.c", "int f() { return 4; }", "define i32 @f() {\n ret i32 4\n}"),
            ("g.c", "int g = 3;", "@g = global i32 3"),
        ],
        entries,
    );
    let output = verify_project(&folder.0, &["main.c"]);
    assert_eq!(word(&output), "safe", "{}", said(&output));
    let log = folder.read("log");
    let of = |name: &str| log.lines().find(|line| line.ends_with(name)).unwrap_or_default().to_owned();
    assert!(of("/main.c").contains(" -DNAME=a\"b ") && !of("/main.c").contains("-O2"), "{log}");
    assert!(of("/main.c").starts_with(&*folder.0.to_string_lossy()), "{log}");
    assert!(of("/f.c").contains(&format!(" -std=c99 -I{}/inc ", folder.0.display())), "{log}");
    // Neither what only calls a function nor what is not needed is compiled.
    assert_eq!(log.lines().count(), 3, "{log}");
    // The first file that defines a name is taken.
    folder.file("g.ll", "@g = global i32 4");
    let output = verify_project(&folder.0, &["main.c"]);
    assert_eq!(word(&output), "unsafe", "{}", said(&output));
    // What starts is not clear; what is refused is named if it is needed.
    let output = verify_project(&folder.0, &[]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(
        said(&output).contains("main.c and in ") && said(&output).contains("tool.c: name the file"),
        "{}",
        said(&output)
    );
    let output = verify_project(&folder.0, &["--entry", "h"]);
    assert_eq!(word(&output), "safe", "{}", said(&output));
    let output = verify_project(&folder.0, &["--entry", "broken"]);
    assert_eq!(output.status.code(), Some(4), "{}", said(&output));
    assert!(said(&output).contains("broken.c:1:1: error: no"), "{}", said(&output));
    let output = verify_project(&folder.0, &["--entry", "nothing"]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    folder.file("g.ll", "");
    let output = verify_project(&folder.0, &["main.c"]);
    assert_eq!(output.status.code(), Some(4), "{}", said(&output));
    assert!(said(&output).contains("g.c:1:1: error: no"), "{}", said(&output));
    folder.file("compile_commands.json", "[{}]");
    let output = verify_project(&folder.0, &["main.c"]);
    assert_eq!(output.status.code(), Some(4));
    assert!(
        said(&output).contains("compile_commands.json:0:0: entry 1: `directory` is missing"),
        "{}",
        said(&output)
    );
}
