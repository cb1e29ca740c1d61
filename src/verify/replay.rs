//! A violation confirmed outside of this program: the sources are compiled with a harness and run. Those of a compilation database are
//! compiled each with its own flags.
//!
//! The compiler and the program are started without a shell, in a folder of their own that goes whatever happens, under limits of
//! time and address space. For properties that plain execution does not show (overflow, invalid accesses, lost memory) the compiler's
//! sanitizers are asked to end the program with the code of the harness. Functions that neither the program nor the harness
//! defines do nothing: their names are read from the linker's complaint.
//!
//! Blocks that are left when the program ends are told by a count of what it allocates itself (`replay/allocations.c`).
//!
//! What is not reached says little: the run may depend on memory that was not written, or on addresses.

use super::clang::{self, ClangOptions, Headers, Running};
use super::database::Unit;
use super::problem::SourceFile;
use eufonium_base::Stop;
use eufonium_frontend::input::is_bitcode;
use eufonium_frontend::program_text::harness::{ASSUMED, CODE};
use eufonium_ir::program::CheckKind;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How often a child is looked at.
const PERIOD: Duration = Duration::from_millis(2);
/// How long the compiler may take.
const COMPILING: Duration = Duration::from_secs(20);
/// The address space of the program.
const ADDRESS_SPACE: u64 = 4 << 30;
/// `SIGILL`, of all systems.
const ILLEGAL_INSTRUCTION: i32 = 4;
/// What keeps track of allocations, and the functions that it stands before.
const ALLOCATIONS: &str = include_str!("replay/allocations.c");
const WRAPPED: [&str; 10] = [
    "malloc",
    "calloc",
    "realloc",
    "aligned_alloc",
    "memalign",
    "valloc",
    "posix_memalign",
    "strdup",
    "strndup",
    "free",
];
/// What starts the `main` of a program of Rust.
const RUST_START: &str = "lang_start";
/// How often the linker is asked again with more functions defined.
const ATTEMPTS: usize = 3;

/// What to replay.
#[derive(Debug)]
pub struct Replay<'a> {
    /// The sources: C or LLVM IR.
    pub sources: &'a [SourceFile],
    /// The harness.
    pub harness: &'a str,
    /// What the program is called with, behind its name.
    pub arguments: Vec<OsString>,
    /// Of its allocations, in order, which fail.
    pub failures: Vec<bool>,
    /// What it reads from its standard input.
    pub input: &'a [u8],
    /// How the source was compiled for verification.
    pub options: &'a ClangOptions,
    /// The property that is violated.
    pub property: CheckKind,
    /// How long the program may run.
    pub time: Duration,
}

/// How a replay ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Native {
    /// The program reached the error; how long it ran.
    Reached(Duration),
    /// It did something else: what.
    NotReached(String),
    /// It could not be compiled or run: why.
    NotRun(String),
}

/// Compiles the source with the harness and runs it.
pub fn replay(replay: &Replay<'_>, stop: &Stop) -> Native {
    match run(replay, stop) {
        Ok(native) => native,
        Err(why) => Native::NotRun(why),
    }
}

fn run(replay: &Replay<'_>, stop: &Stop) -> Result<Native, String> {
    if replay.sources.iter().any(|source| contains(&source.bytes, RUST_START)) {
        return Err("programs of Rust need its library".into());
    }
    let compiler = compiler(replay)?;
    let system = |error: io::Error| error.to_string();
    let headers = Headers::write().map_err(system)?;
    let mut inputs = vec![];
    for (number, source) in replay.sources.iter().enumerate() {
        let path = source_path(source, number, &headers.folder).map_err(system)?;
        let unit = source.unit.as_ref();
        let (language, path) = match (unit, language(source)) {
            (None, language) if language != "c++" && language != clang::PREPROCESSED => (language, path),
            _ => {
                let file = unit.map_or(path, |unit| unit.file.clone());
                ("none", object(replay, &compiler, (&file, unit), number, &headers, stop)?)
            }
        };
        inputs.extend(["-x".into(), OsString::from(language), path.into()]);
    }
    let program = build(replay, &compiler, &inputs, &headers, stop)?;
    let mut command = Command::new(&program);
    command
        .args(&replay.arguments)
        .current_dir(&headers.folder)
        .stderr(Stdio::null())
        .env("UBSAN_OPTIONS", format!("exitcode={CODE}"));
    let leaks = replay.property == CheckKind::MemTrack;
    command.env("ASAN_OPTIONS", format!("exitcode={CODE}:detect_leaks={}", u8::from(leaks)));
    command.env("LSAN_OPTIONS", format!("exitcode={CODE}"));
    let input = headers.folder.join("input.txt");
    fs::write(&input, replay.input).map_err(system)?;
    let input = File::open(&input).map_err(system)?.into();
    let begun = Instant::now();
    let limit = (!needs_addresses(replay.property)).then_some(ADDRESS_SPACE);
    let (status, _) = finish(command, input, replay.time, limit, stop)?;
    Ok(match status {
        None => Native::NotReached("it ran out of time".into()),
        Some(status) if status.code() == Some(CODE) || is_trap(replay, status) => {
            Native::Reached(begun.elapsed())
        }
        Some(status) if status.code() == Some(ASSUMED) => {
            Native::NotReached("an assumption was false".into())
        }
        Some(status) => Native::NotReached(format!("it ended with {status}")),
    })
}

fn contains(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|w| w == word.as_bytes())
}

/// Whether a program was ended by an instruction that the compiler put where an access leaves its object: for some of these checks it has
/// no message. A program that traps by itself is not told apart, so it must not name that.
fn is_trap(replay: &Replay<'_>, status: ExitStatus) -> bool {
    let names = |bytes: &[u8]| ["trap", "asm"].iter().any(|word| contains(bytes, word));
    let itself = || replay.sources.iter().any(|source| names(&source.bytes));
    replay.property == CheckKind::Dereference && signal(status) == Some(ILLEGAL_INSTRUCTION) && !itself()
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(_status: ExitStatus) -> Option<i32> {
    None
}

/// The file that the compiler reads: the source, or its contents where it is packed or there is no file.
fn source_path(source: &SourceFile, number: usize, folder: &Path) -> io::Result<PathBuf> {
    let is_packed = !source.is_c && source.path.extension().is_some_and(|e| e == "gz");
    if !source.in_memory && !is_packed {
        return source.path.canonicalize();
    }
    let ending = match language(source) {
        "c++" => "cpp",
        clang::PREPROCESSED => "i",
        "c" => "c",
        _ if is_bitcode(&source.bytes) => "bc",
        _ => "ll",
    };
    let unpacked = folder.join(format!("module{number}.{ending}"));
    std::fs::write(&unpacked, &source.bytes)?;
    Ok(unpacked)
}

/// The language of a source, as compilers call it; `none` where its name says it.
fn language(source: &SourceFile) -> &'static str {
    if source.is_c { clang::language(&source.path) } else { "none" }
}

/// Whether the program needs the library of C++.
fn is_cpp(replay: &Replay<'_>) -> bool {
    let names = |bytes: &[u8]| ["_Zn", "__cxa_"].iter().any(|word| contains(bytes, word));
    replay
        .sources
        .iter()
        .any(|source| if source.is_c { clang::is_cpp(&source.path) } else { names(&source.bytes) })
}

/// The object file of a source of C++, whose dialect that of the harness is not, of a compilation database, or that was preprocessed, maybe
/// by another compiler.
fn object(
    replay: &Replay<'_>,
    compiler: &Path,
    (file, unit): (&Path, Option<&Unit>),
    number: usize,
    headers: &Headers,
    stop: &Stop,
) -> Result<PathBuf, String> {
    let object = headers.folder.join(format!("source{number}.o"));
    let compile = |language: &str, more: &[&str]| {
        let mut command = Command::new(compiler);
        let level = optimisation(replay.property);
        command.args(["-c", "-w", level, "-fno-builtin", "-D__SEAHORN__", "-D__EUFONIUM__", "-x", language]);
        command.args(clang::meaning(file, unit, replay.options, &headers.folder)).args(more);
        command.args(sanitizers(replay.property)).arg("-o").arg(&object).arg(file);
        if let Some(unit) = unit {
            command.current_dir(&unit.directory);
        }
        command.env("LC_ALL", "C").stderr(Stdio::piped());
        let (status, messages) = finish(command, Stdio::null(), COMPILING, None, stop)?;
        match status {
            Some(status) if status.success() => Ok(()),
            status => Err(complaint(status, &messages)),
        }
    };
    let compiled = match clang::language(file) {
        clang::PREPROCESSED => compile(clang::PREPROCESSED, &[])
            .or_else(|complaint| compile("c", clang::OF_GCC).map_err(|_| complaint)),
        language => compile(language, &[]),
    };
    compiled.map(|()| object)
}

/// What a compiler says first that gave nothing; one that was stopped says nothing.
fn complaint(status: Option<ExitStatus>, messages: &str) -> String {
    let unsaid = match status {
        Some(_) => "the compiler failed",
        None => "there was no time left for the compiler",
    };
    messages.lines().next().unwrap_or(unsaid).to_string()
}

/// Clang, or for C whatever compiler there is.
fn compiler(replay: &Replay<'_>) -> Result<PathBuf, String> {
    let found = clang::find(replay.options.clang.as_deref());
    if let (Err(_), true) = (&found, replay.sources.iter().all(|source| source.is_c)) {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let names = ["gcc", "cc"].map(OsString::from);
        return clang::search(&names, &path).ok_or_else(|| "no C compiler was found".to_string());
    }
    found.map_err(|error| error.to_string())
}

/// The executable.
fn build(
    replay: &Replay<'_>,
    compiler: &Path,
    inputs: &[OsString],
    headers: &Headers,
    stop: &Stop,
) -> Result<PathBuf, String> {
    let folder = &headers.folder;
    let (harness, program) = (folder.join("harness.c"), folder.join("program"));
    let mut text = replay.harness.to_string();
    let allocations = allocations(replay, folder)?;
    let (mut last, mut known) = (String::new(), Vec::new());
    for _ in 0..ATTEMPTS {
        std::fs::write(&harness, &text).map_err(|error| error.to_string())?;
        let mut command = Command::new(compiler);
        command.args(arguments(replay, folder)).arg(&harness).args(&allocations).args(inputs);
        command.arg("-o").arg(&program).arg("-lm").args(is_cpp(replay).then_some("-lstdc++"));
        command.env("LC_ALL", "C").stderr(Stdio::piped());
        let (status, messages) = finish(command, Stdio::null(), COMPILING, None, stop)?;
        if status.is_some_and(|s| s.success()) {
            return Ok(program);
        }
        let missing: Vec<String> =
            undefined(&messages).into_iter().filter(|name| !known.contains(name)).collect();
        if missing.is_empty() {
            return Err(complaint(status, &messages));
        }
        text.extend(missing.iter().map(|name| format!("void {name}() {{}}\n")));
        last = format!("undefined: {}", missing.join(", "));
        known.extend(missing);
    }
    Err(last)
}

/// What the linker gets so that allocations are kept track of, where the property is about what is left, and that some fail.
fn allocations(replay: &Replay<'_>, folder: &Path) -> Result<Vec<OsString>, String> {
    let is_about_left = replay.property == CheckKind::MemCleanup;
    if !is_about_left && replay.failures.is_empty() {
        return Ok(vec![]);
    }
    let path = folder.join("allocations.c");
    let code = if is_about_left { format!("#define CODE {CODE}\n") } else { String::new() };
    let fails: Vec<&str> = replay.failures.iter().map(|fails| if *fails { "1" } else { "0" }).collect();
    let text = format!("{code}#define FAILS {}\n{ALLOCATIONS}", [&fails[..], &["0"]].concat().join(","));
    std::fs::write(&path, text).map_err(|error| error.to_string())?;
    let wrapped = WRAPPED.iter().map(|name| format!("-Wl,--wrap={name}").into());
    Ok(std::iter::once(path.into()).chain(wrapped).collect())
}

fn arguments(replay: &Replay<'_>, headers: &Path) -> Vec<OsString> {
    let flags = ["-w", optimisation(replay.property), "-fno-builtin", "-Wl,--allow-multiple-definition"];
    let mut arguments: Vec<OsString> = flags.iter().map(OsString::from).collect();
    if replay.sources.iter().any(|source| !source.is_c) && cfg!(target_os = "linux") {
        // The module may be made for another system.
        arguments.push(format!("--target={}-unknown-linux-gnu", std::env::consts::ARCH).into());
    }
    arguments.extend(["-D__SEAHORN__", "-D__EUFONIUM__"].map(OsString::from));
    // Flags are for all files; the harness is C, so a dialect is named only where all are.
    let all_c = replay.sources.iter().all(|source| language(source) != "c++");
    let path = Path::new(if all_c { "harness.c" } else { "" });
    arguments.extend(clang::meaning(path, None, replay.options, headers));
    arguments.extend(sanitizers(replay.property).iter().map(OsString::from));
    arguments
}

/// How much a program is optimised: as it is written, but where what is lost is looked for. There an old pointer that only the stack still
/// has would hide it, which is where variables are that are not optimised.
fn optimisation(property: CheckKind) -> &'static str {
    if property == CheckKind::MemTrack { "-O1" } else { "-O0" }
}

/// What makes the compiled program notice a violation.
fn sanitizers(property: CheckKind) -> &'static [&'static str] {
    match property {
        // What is left in the end the program tells by itself.
        CheckKind::Reach | CheckKind::Unsupported | CheckKind::Bound | CheckKind::MemCleanup => &[],
        CheckKind::Overflow => clang::instrumentation(&BTreeSet::from([CheckKind::Overflow])),
        CheckKind::DivisionByZero => &["-fsanitize=integer-divide-by-zero", "-fno-sanitize-recover=all"],
        CheckKind::Dereference | CheckKind::Free | CheckKind::MemTrack => {
            &["-g", "-fsanitize=address,null,bounds,vla-bound", "-fno-sanitize-recover=all"]
        }
    }
}

/// Whether the sanitizer reserves more addresses than a limit would allow.
fn needs_addresses(property: CheckKind) -> bool {
    matches!(property, CheckKind::Dereference | CheckKind::Free | CheckKind::MemTrack)
}

/// Runs a command to its end, or kills it; what it wrote to standard error, if that is read.
fn finish(
    mut command: Command,
    input: Stdio,
    time: Duration,
    addresses: Option<u64>,
    stop: &Stop,
) -> Result<(Option<ExitStatus>, String), String> {
    command.stdin(input).stdout(Stdio::null());
    let begun = Instant::now();
    let mut child = Running(clang::spawn(&mut command).map_err(|error| error.to_string())?);
    limit(&child, addresses, time);
    let messages = clang::gather(child.0.stderr.take());
    let status = loop {
        if let Some(status) = child.0.try_wait().map_err(|error| error.to_string())? {
            break Some(status);
        }
        if stop.poll() || begun.elapsed() > time {
            break None;
        }
        thread::sleep(PERIOD);
    };
    drop(child);
    let messages = messages.join().unwrap_or_default();
    Ok((status, String::from_utf8_lossy(&messages).into_owned()))
}

/// Bounds the address space of a child, and its time, which counts where nobody is left to end it; both where the system can.
#[cfg(target_os = "linux")]
fn limit(child: &Running, addresses: Option<u64>, time: Duration) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let pid = i32::try_from(child.0.id()).ok().and_then(Pid::from_raw);
    let seconds = Some(time.as_secs().saturating_add(2));
    for (resource, most) in [(Resource::As, addresses), (Resource::Cpu, seconds)] {
        if most.is_some() {
            // The limit is a safeguard: a child that has ended already needs none.
            let _ = prlimit(pid, resource, Rlimit { current: most, maximum: most });
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn limit(_child: &Running, _addresses: Option<u64>, _time: Duration) {}

/// The functions that a linker complains of.
fn undefined(messages: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for line in messages.lines() {
        let rest =
            line.split_once("undefined reference to ").or_else(|| line.split_once("undefined symbol: "));
        let Some((_, rest)) = rest else { continue };
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let name: String =
            rest.trim_start_matches(['`', '\'', '"']).chars().take_while(|c| plain(*c)).collect();
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_of_linkers_name_functions() {
        let messages = "ld: p.o: in function `main':\np.c:3: undefined reference to `log_it'\n\
            p.c:4: undefined reference to `log_it'\nld.lld: error: undefined symbol: other\n>>> referenced by p.c\n";
        assert_eq!(undefined(messages), ["log_it", "other"]);
        assert_eq!(undefined("p.c:1:1: error: expected identifier"), Vec::<String>::new());
    }

    #[test]
    fn a_missing_source_is_said() {
        let replayed = replay(
            &Replay {
                sources: &[SourceFile {
                    in_memory: false,
                    path: "/nonexistent/eufonium.c".into(),
                    is_c: true,
                    bytes: vec![],
                    unit: None,
                }],
                harness: "",
                arguments: vec![],
                failures: vec![],
                input: &[],
                options: &ClangOptions::default(),
                property: CheckKind::Reach,
                time: Duration::from_secs(1),
            },
            &Stop::default(),
        );
        assert!(matches!(replayed, Native::NotRun(_)), "{replayed:?}");
    }
}
