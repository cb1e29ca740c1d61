//! Models of functions of the C library give what the functions of the machine's library give, on random arguments, and
//! touch no memory that these may not touch. Without a C compiler there is nothing to compare; that is said.
//!
//! `EUFONIUM_CALLS` says how many calls are compared, `EUFONIUM_SEED` which.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SANITIZERS: &[&str] = &["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"];
const COMMON: &[&str] = &["-w", "-std=gnu11", "-fno-builtin", "-frounding-math"];

/// A program that is compiled and runs where models can be compared: they follow the GNU C Library where C leaves a choice.
const PROBE: &str = "#include <stdio.h>
#ifndef __GLIBC__
#error
#endif
int main(void) { return puts(\"\") < 0; }
";

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn models() -> String {
    let text = std::fs::read_to_string(path("src/frontend/llvm/models/models.64.ll"));
    text.expect("the text of the models is readable")
}

/// Whether a function is of the library of C++ or of Rust, with which nothing in C can be compared.
fn is_foreign(name: &str) -> bool {
    ["_Z", "__cxa_", "_Unwind_", "__dynamic_cast", "__eufonium_throw", "__eufonium_land", "__eufonium_rust_"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// The functions that the models define for programs, but for those of C++ and Rust.
fn functions() -> Vec<String> {
    let text = models();
    let defined =
        text.lines().filter(|line| line.starts_with("define ") && !line.starts_with("define internal "));
    let name = |line: &str| Some(line.split_once('@')?.1.split_once('(')?.0.to_string());
    defined.filter_map(name).filter(|name| !is_foreign(name)).collect()
}

/// The variables that the models define for programs.
fn variables() -> Vec<String> {
    let text = models();
    let name = |line: &str| {
        let (name, what) = line.strip_prefix('@')?.split_once(" = ")?;
        what.starts_with("global ").then(|| name.to_string())
    };
    text.lines().filter_map(name).collect()
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn compile(flags: &[&str], inputs: &[&Path], to: &Path) -> Output {
    let mut compiler = Command::new("cc");
    compiler.args(COMMON).args(flags).args(inputs).arg("-lm").arg("-o").arg(to);
    compiler.output().expect("the compiler is there")
}

/// Compares on machines of one size; what the compiler says if there are none.
fn compare(work: &Path, size: &str) -> Result<(), String> {
    let (probe, native) = (work.join("probe.c"), work.join("compare"));
    std::fs::write(&probe, PROBE).expect("writable");
    let works = |flags: &[&str]| {
        let output = compile(flags, &[&probe], &native);
        let runs = || Command::new(&native).output().is_ok_and(|run| run.status.success());
        output.status.success() && runs()
    };
    let mut flags = vec![size, "-msse2", "-mfpmath=sse"];
    if !works(&flags) {
        println!("not compared: the compiler makes no programs for {size} with the GNU C Library");
        return Ok(());
    }
    flags.extend(SANITIZERS);
    if !works(&flags) {
        println!("accesses are not checked: the compiler has no sanitizers for {size}");
        flags.truncate(flags.len() - SANITIZERS.len());
    }
    let names = [functions(), variables()].concat();
    let renamed: String = names.iter().map(|name| format!("#define {name} tested_{name}\n")).collect();
    let (header, models) = (work.join("names.h"), work.join("models.o"));
    std::fs::write(&header, renamed).expect("writable");
    let include = format!("-include{}", header.display());
    let own = [&flags[..], &["-ffreestanding", "-DMODEL_COMPARED", "-c", &include]].concat();
    let first = compile(&own, &[&path("src/frontend/llvm/models/all.c")], &models);
    let second = compile(&flags, &[&path("tests/models/compare.c"), &models], &native);
    for output in [first, second] {
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
    }
    let setting = |name: &str, other: &str| std::env::var(name).unwrap_or_else(|_| other.into());
    let run = Command::new(&native)
        .args([setting("EUFONIUM_CALLS", "200000"), setting("EUFONIUM_SEED", "1")])
        .env("ASAN_OPTIONS", "detect_leaks=0:check_printf=0")
        .output()
        .map_err(|error| error.to_string())?;
    if run.status.success() {
        return Ok(());
    }
    Err(format!("{size}: {}{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr)))
}

#[test]
fn models_do_what_the_library_does() {
    if !is_there("cc") {
        println!("not compared: there is no C compiler");
        return;
    }
    for size in ["-m64", "-m32"] {
        let result = compare(&Folder::new().0, size);
        assert!(result.is_ok(), "{}", result.unwrap_err());
    }
}

/// The models for both sizes define the same functions, and each of them is compared.
#[test]
fn each_model_is_compared() {
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("the file is readable");
    let compared = read("tests/models/compare.c") + &read("tests/models/objects.c");
    let other = read("src/frontend/llvm/models/models.32.ll");
    let words: Vec<&str> = compared.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).collect();
    let has = |name: &str| words.iter().any(|word| word.strip_prefix("tested_").unwrap_or(word) == name);
    for name in functions() {
        // Functions of <math.h> are compared for all types at once.
        let base = name.strip_suffix(['f', 'l']).unwrap_or(&name);
        assert!(has(&name) || has(base), "{name}");
        assert!(other.contains(&format!("@{name}(")), "{name}");
    }
}

/// The text of the models is what `compile.sh` makes of them.
#[test]
fn the_text_of_the_models_is_theirs() {
    if !is_there("clang-14") || !is_there("opt-14") {
        println!("not compared: the compiler that made the text is not there");
        return;
    }
    let (own, work) = (path("src/frontend/llvm/models"), Folder::new());
    let made =
        Command::new(own.join("compile.sh")).arg(&work.0).status().is_ok_and(|status| status.success());
    let read = |folder: &Path, name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    let same = ["models.64.ll", "models.32.ll"].map(|name| read(&own, name) == read(&work.0, name));
    assert!(made, "compile.sh fails");
    assert_eq!(same, [true; 2], "compile.sh makes something else");
}
