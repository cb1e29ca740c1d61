//! The compiler of C files on the command line: what it is told, which one is taken, and what is said of one that fails.
//!
//! No compiler is needed: those of the tests are scripts that print LLVM text that was made before, or fail. The binary
//! finds no other ones, as its path holds nothing else.
#![cfg(unix)]

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::fs;
use std::time::{Duration, Instant};

#[test]
fn what_the_compiler_is_told() {
    let folder = Folder::new();
    let (_, text) = folder.program("loop_counter_safe");
    // The arguments, one on each line, and whether our headers are there.
    let headers =
        "for a; do test -f \"$a/seahorn/seahorn.h\" -a -f \"$a/eufonium/eufonium.h\" && echo headers; done";
    let script = format!("{{ printf '%s\\n' \"$@\"; {headers}; }} >told\ncat '{text}'");
    folder.script("clang", &script);
    folder.expect(&["verify", "loop_counter_safe.c"], 0, "safe\n");
    let told = folder.read("told");
    let has = |word: &str| told.lines().any(|line| line == word);
    for word in ["-S", "-emit-llvm", "-O1", "-disable-llvm-passes", "-g", "-fgnu89-inline", "-m64", "headers"]
    {
        assert!(has(word), "{word}: {told}");
    }
    assert!(!told.contains("-O2") && has("-fsanitize=vla-bound") && !has("-m32"), "{told}");
    folder.expect(&["verify", "loop_counter_safe.c", "--property=no-overflow", "--no-run"], 0, "safe\n");
    assert!(folder.read("told").contains("-fsanitize=signed-integer-overflow,shift,vla-bound\n"));
    let args = ["-I", "one", "-Itwo", "-DN=3", "-D", "DEBUG", "-m32"];
    folder.expect(&[&["verify", "loop_counter_safe.c"], &args[..]].concat(), 0, "safe\n");
    let told = folder.read("told");
    for words in ["-m32\n", "-I\none\n", "-I\ntwo\n", "-DN=3\n", "-DDEBUG\n", "\nloop_counter_safe.c\n"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(told.contains("one\n-I\ntwo\n"), "folders keep their order: {told}");
    folder.expect(&["verify", "loop_counter_safe.c", "--data-model=ILP32"], 0, "safe\n");
    let told = folder.read("told");
    assert!(told.contains("-m32\n"));
    // Numbers would be rounded otherwise where registers have 80 bits.
    assert!(told.contains("-msse2\n") || !cfg!(target_arch = "x86_64"), "{told}");
    folder.file("-x.c", "");
    folder.expect(&["verify", "--", "-x.c"], 0, "safe\n");
    assert!(!folder.read("told").lines().any(|line| line == "-x.c"), "it would be an option");
}

#[test]
fn which_compiler_is_taken() {
    let folder = Folder::new();
    let (_, safe) = folder.program("loop_counter_safe");
    let (_, unsafe_) = folder.program("loop_counter_unsafe");
    folder.file("p.c", "");
    let said = folder.expect(&["verify", "p.c"], 4, "");
    assert!(said.contains("clang") && said.contains("nstall") && said.contains("--clang"), "{said}");
    folder.script("clang-12", &format!("cat '{safe}'"));
    folder.expect(&["verify", "p.c"], 0, "safe\n");
    folder.script("clang-15", &format!("cat '{unsafe_}'"));
    folder.expect(&["verify", "p.c", "--no-run"], 1, "unsafe\n");
    folder.script("clang", &format!("cat '{safe}'"));
    folder.expect(&["verify", "p.c"], 0, "safe\n");
    folder.expect(&["verify", "p.c", "--clang=clang-15", "--no-run"], 1, "unsafe\n");
    folder.expect(&["verify", "p.c", "--clang=./clang-15", "--no-run"], 1, "unsafe\n");
    let said = folder.expect(&["verify", "p.c", "--clang=/nowhere/clang"], 4, "");
    assert!(said.contains("/nowhere/clang"), "{said}");
    fs::rename(folder.0.join("p.c"), folder.0.join("p.i")).expect("it is there");
    folder.expect(&["verify", "p.i"], 0, "safe\n");
}

#[test]
fn a_compiler_that_fails() {
    let folder = Folder::new();
    folder.file("p.c", "");
    folder.script("clang", "echo 'p.c:3:7: error: expected expression' >&2; exit 1");
    let said = folder.expect(&["verify", "p.c"], 4, "");
    assert!(said.contains("p.c:3:7: error: expected expression"), "{said}");
    folder.script("clang", "kill -9 $$");
    assert!(!folder.expect(&["verify", "p.c"], 4, "").is_empty());
    folder.script("clang", "echo nonsense");
    assert!(folder.expect(&["verify", "p.c"], 4, "").contains("p.c"));
    folder.script("clang", "exec sleep 60");
    let begun = Instant::now();
    folder.expect(&["verify", "p.c", "--timeout=300ms"], 6, "unknown\n");
    assert!(begun.elapsed() < Duration::from_secs(30));
}
