//! Harnesses, compiled with their programs by whatever compiler the machine has, reach the error: functions return what was chosen,
//! and the world outside writes, gives and calls what it did in the run. Without a compiler there is nothing to test; that is said.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::path::Path;
use std::process::Command;

/// Programs of `tests/programs`, with options.
const PROGRAMS: &[(&str, &[&str])] = &[
    ("switch_fallthrough_unsafe", &[]),
    ("outside_writes_unsafe", &[]),
    ("outside_keeps_unsafe", &[]),
    ("outside_fields_unsafe", &[]),
    ("outside_holds_unsafe", &[]),
    ("outside_callback_unsafe", &[]),
    ("outside_handler_unsafe", &[]),
    ("outside_pointers_unsafe", &[]),
    ("outside_returns_known_unsafe", &[]),
    ("outside_list_unsafe", &[]),
    ("outside_callback_later_unsafe", &[]),
    ("outside_globals_unsafe", &["--extern=any"]),
    ("outside_entry_safe", &["--entry=visit"]),
];

/// The exit code of a program that reached an error.
const REACHED: i32 = 107;

fn replay(folder: &Path, name: &str, options: &[&str]) -> Result<(), String> {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let (harness, native) = (folder.join(format!("{name}.h.c")), folder.join(name));
    let output = Command::new(env!("CARGO_BIN_EXE_eufonium"))
        .args(["verify", "--property=unreach-call", "--no-run", "--timeout=60s"])
        .args(options)
        .arg(format!("--harness={}", harness.display()))
        .arg(programs.join(format!("{name}.ll")))
        .output()
        .map_err(|error| error.to_string())?;
    if output.stdout != b"unsafe\n" {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let mut compiler = Command::new("cc");
    compiler.args(["-w", "-fgnu89-inline", "-Wl,--allow-multiple-definition"]);
    compiler.arg(&harness).arg(programs.join(format!("{name}.c"))).arg("-o").arg(&native);
    let compiled = compiler.output().map_err(|error| error.to_string())?;
    if !compiled.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&compiled.stderr)));
    }
    let run = Command::new(&native).output().map_err(|error| error.to_string())?;
    match run.status.code() {
        Some(REACHED) => Ok(()),
        _ => Err(format!("{name} ended with {}\n{}", run.status, read(&harness))),
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

#[cfg(target_os = "linux")]
#[test]
fn harnesses_reach_the_error() {
    if Command::new("cc").arg("--version").output().is_err() {
        println!("not run: there is no C compiler");
        return;
    }
    let folder = Folder::new();
    let wrong: Vec<String> =
        PROGRAMS.iter().filter_map(|(name, options)| replay(&folder.0, name, options).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
