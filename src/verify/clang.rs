//! C and C++ to LLVM IR by the `clang` that is installed.
//!
//! The program's meaning must survive: no pass of an optimiser (which may use undefined behaviour, or drop what a property is about),
//! debug information for places and variables, the dialect of old C that verification tasks are written in. The compiler's first
//! stage is told that an optimiser follows, which then does not run: only so it says where the lives of objects begin and end,
//! and of which types functions without a definition are declared. Our headers
//! (`eufonium/eufonium.h`, `seahorn/seahorn.h`) are part of this program; they are written to a folder of the run, which goes
//! whatever happens. One more (`eufonium/string.hpp`) is read before each file of C++. The compiler is killed when the stop token is raised.
//!
//! Constant expressions are folded by the compiler before there is any IR, and shifts carry no marks there; so for the property
//! `no-overflow` its own sanitizer is asked to write the checks, which `frontend::llvm::lower` reads.
//!
//! A file of a compilation database is compiled in its folder with its own flags, which say its dialect.
//!
//! Deliberately absent: linking, which is the front end's.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use thiserror::Error;

use super::database::Unit;
use eufonium_base::Stop;
use eufonium_ir::program::CheckKind;

#[cfg(test)]
mod tests;

/// The versions that are looked for behind plain `clang`, the newest first.
const VERSIONS: std::ops::RangeInclusive<u32> = 11..=21;
/// How often a running compiler is looked at.
const PERIOD: Duration = Duration::from_millis(5);

/// What the compiler is told for every program.
const FLAGS: &[&str] = &[
    "-S",
    "-emit-llvm",
    "-O1",
    "-Xclang",
    "-disable-llvm-passes",
    "-U__OPTIMIZE__",
    "-fno-strict-aliasing",
    "-g",
    "-fno-discard-value-names",
    "-fno-color-diagnostics",
    "-ffp-contract=off",
    // Of all warnings only that a function is not declared, which is no error here.
    "-Wno-everything",
    "-Wno-error",
    "-Wimplicit-function-declaration",
    "-Wno-error=implicit-function-declaration",
    "-Wno-implicit-int",
    "-Wno-int-conversion",
    "-Wno-incompatible-function-pointer-types",
    "-Wno-incompatible-pointer-types",
    "-Wno-return-type",
    "-Wno-return-mismatch",
    "-D__SEAHORN__",
    "-D__EUFONIUM__",
    // Functions of <ctype.h> by their names, not their tables.
    "-D__NO_CTYPE",
];

/// The dialect, where nothing else says it.
const DIALECT: &[&str] = &["-std=gnu11", "-fgnu89-inline"];

/// The dialect of C++, where nothing else says it.
const DIALECT_CPP: &[&str] = &["-std=gnu++17"];

/// Whether the name of a file says that it is C++.
pub(crate) fn is_cpp(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "cpp" || end == "cc" || end == "cxx")
}

/// What text that another compiler preprocessed is compiled with, where it is refused as it is: headers that were read by `gcc` have its
/// types, and an attribute of two arguments.
pub(crate) const OF_GCC: &[&str] = &[
    "-undef",
    "-D__malloc__(...)=__malloc__",
    "-D_Float32=float",
    "-D_Float64=double",
    "-D_Float32x=double",
    "-D_Float64x=long double",
    "-D_Float128=__float128",
];

/// What every file of C++ includes first.
const FIRST_CPP: &str = "eufonium/string.hpp";

/// The headers that programs may include, and that one.
const HEADERS: &[(&str, &str)] = &[
    ("eufonium/eufonium.h", include_str!("../../include/eufonium/eufonium.h")),
    (FIRST_CPP, include_str!("../../include/eufonium/string.hpp")),
    ("seahorn/seahorn.h", include_str!("../../include/seahorn/seahorn.h")),
];

/// The sizes of `long` and of pointers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DataModel {
    /// 32 bits.
    Ilp32,
    /// 64 bits.
    #[default]
    Lp64,
}

/// How to compile.
#[derive(Clone, Debug, Default)]
pub struct ClangOptions {
    /// The compiler; without it `clang` is looked for on the path.
    pub clang: Option<PathBuf>,
    /// Folders for headers.
    pub include: Vec<PathBuf>,
    /// Macros: `NAME` or `NAME=VALUE`.
    pub define: Vec<String>,
    /// The sizes of types.
    pub model: DataModel,
    /// What the program is checked for.
    pub properties: BTreeSet<CheckKind>,
    /// Ends the compiler when it is raised.
    pub stop: Stop,
}

/// What makes the compiler write checks of these properties into a program; a run ends at an array whose length is not positive, whatever is asked.
pub(crate) fn instrumentation(properties: &BTreeSet<CheckKind>) -> &'static [&'static str] {
    match properties.contains(&CheckKind::Overflow) {
        false => &["-fsanitize=vla-bound", "-fno-sanitize-recover=all"],
        true => &["-fsanitize=signed-integer-overflow,shift,vla-bound", "-fno-sanitize-recover=all"],
    }
}

/// Why there is no LLVM IR.
#[derive(Debug, Error)]
pub enum ClangError {
    /// No compiler was found.
    #[error(
        "no clang was found ({tried}); C programs are read through it. Install it (Debian, Ubuntu: `apt install clang`; Fedora: \
         `dnf install clang`; macOS: `xcode-select --install`) or name it with --clang. LLVM IR (.ll, .bc) needs no compiler"
    )]
    Missing {
        /// What was looked for.
        tried: String,
    },
    /// The compiler refused the program: its messages, which name file and line.
    #[error("{messages}")]
    Refused {
        /// What the compiler wrote.
        messages: String,
    },
    /// The run was asked to end.
    #[error("the compiler was stopped")]
    Stopped,
    /// The compiler could not be run.
    #[error("{}: {error}", path.display())]
    Io {
        /// The compiler, or the folder for headers.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// What the compiler makes of a file.
#[derive(Debug)]
pub struct Compiled {
    /// The textual LLVM IR.
    pub text: Vec<u8>,
    /// The functions that are called without being declared, each with its first place.
    pub undeclared: Vec<(String, String)>,
}

/// The functions that messages say are not declared.
fn undeclared(messages: &str) -> Vec<(String, String)> {
    const WORDS: [&str; 3] = [
        "implicit declaration of function '",
        "call to undeclared function '",
        "call to undeclared library function '",
    ];
    let of = |line: &str| {
        let (place, message) = line.split_once(": warning: ")?;
        let name = WORDS.iter().find_map(|word| message.strip_prefix(word))?;
        Some((name.split('\'').next()?.to_owned(), place.to_owned()))
    };
    let mut found: Vec<(String, String)> = vec![];
    for (name, place) in messages.lines().filter_map(of) {
        if found.iter().all(|(known, _)| *known != name) {
            found.push((name, place));
        }
    }
    found
}

/// What to do where headers of the C library are missing for 32 bits.
fn missing_headers(messages: &str, model: DataModel) -> &'static str {
    let missing = |line: &str| {
        line.ends_with("file not found")
            && ["'bits/", "'gnu/", "'sys/", "'asm/"].iter().any(|f| line.contains(f))
    };
    match model {
        DataModel::Ilp32 if messages.lines().any(missing) => {
            "\nnote: the headers of the C library for 32 bits are missing (-m32). Install them (Debian, Ubuntu: `apt install gcc-multilib`; \
             Fedora: `dnf install glibc-devel.i686`), or verify the preprocessed text (.i), or leave -m32 out if sizes do not matter"
        }
        _ => "",
    }
}

/// The textual LLVM IR of a C program: of the file, or of a `text` for which the path is only a name; `unit` says how it is compiled, if
/// that is known.
///
/// # Errors
/// There is no compiler, it refuses the program, the run was asked to end, or the system fails.
pub fn compile(
    path: &Path,
    text: Option<&[u8]>,
    unit: Option<&Unit>,
    options: &ClangOptions,
) -> Result<Compiled, ClangError> {
    let clang = find(options.clang.as_deref())?;
    let headers = Headers::write().map_err(|error| ClangError::Io { path: std::env::temp_dir(), error })?;
    let run = |of_gcc| run(&clang, (path, text, of_gcc), unit, options, &headers);
    match run(false) {
        Err(ClangError::Refused { messages }) if language(path) == PREPROCESSED => {
            run(true).map_err(|_| ClangError::Refused { messages })
        }
        compiled => compiled,
    }
}

/// Runs the compiler on a file, or on a text of that name, which `gcc` may have preprocessed.
fn run(
    clang: &Path,
    (path, text, of_gcc): (&Path, Option<&[u8]>, bool),
    unit: Option<&Unit>,
    options: &ClangOptions,
    headers: &Headers,
) -> Result<Compiled, ClangError> {
    let mut command = Command::new(clang);
    command.args(arguments((path, text.is_some(), of_gcc), unit, options, &headers.folder));
    if let Some(unit) = unit {
        command.current_dir(&unit.directory);
    }
    let input = if text.is_some() { Stdio::piped() } else { Stdio::null() };
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    let io_error = |error| ClangError::Io { path: clang.to_path_buf(), error };
    let mut child = Running(spawn(&mut command).map_err(io_error)?);
    if let (Some(text), Some(input)) = (text, child.0.stdin.take()) {
        feed(input, path, text);
    }
    let output = gather(child.0.stdout.take());
    let messages = gather(child.0.stderr.take());
    let status = loop {
        if let Some(status) = child.0.try_wait().map_err(io_error)? {
            break status;
        }
        if options.stop.poll() {
            return Err(ClangError::Stopped);
        }
        thread::sleep(PERIOD);
    };
    let (output, messages) = (output.join().unwrap_or_default(), messages.join().unwrap_or_default());
    let messages = String::from_utf8_lossy(&messages).trim_end().to_string();
    if status.success() {
        return Ok(Compiled { text: output, undeclared: undeclared(&messages) });
    }
    let hint = missing_headers(&messages, options.model);
    let messages = messages + hint;
    let messages =
        if messages.is_empty() { format!("{} failed: {status}", clang.display()) } else { messages };
    Err(ClangError::Refused { messages })
}

/// Starts a process without the bound on our own address space, which is for us alone.
pub(crate) fn spawn(command: &mut Command) -> io::Result<Child> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let ours = getrlimit(Resource::As);
    if ours.current == ours.maximum {
        return command.spawn();
    }
    // What cannot be lifted stays: the process is only more likely to fail.
    let _ = setrlimit(Resource::As, Rlimit { current: ours.maximum, maximum: ours.maximum });
    let child = command.spawn();
    let _ = setrlimit(Resource::As, ours);
    child
}

/// The compiler to run: the given one, or the first on the path.
///
/// # Errors
/// [`ClangError::Missing`].
pub fn find(given: Option<&Path>) -> Result<PathBuf, ClangError> {
    let names: Vec<OsString> = match given {
        Some(given) => vec![given.into()],
        None => std::iter::once("clang".into())
            .chain(VERSIONS.rev().map(|v| format!("clang-{v}").into()))
            .collect(),
    };
    let path = std::env::var_os("PATH").unwrap_or_default();
    search(&names, &path).ok_or_else(|| {
        let tried = match given {
            Some(given) => format!("`{}` is no program", given.display()),
            None => {
                format!("`clang`, `clang-{}` to `clang-{}` on the path", VERSIONS.end(), VERSIONS.start())
            }
        };
        ClangError::Missing { tried }
    })
}

pub(crate) fn search(names: &[OsString], path: &OsString) -> Option<PathBuf> {
    names.iter().find_map(|name| {
        let plain = Path::new(name).components().count() == 1;
        let folders = std::env::split_paths(path).filter(|_| plain).map(|folder| folder.join(name));
        let direct = (!plain).then(|| PathBuf::from(name));
        folders.chain(direct).find(|candidate| is_program(candidate))
    })
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

fn arguments(
    (path, is_text, of_gcc): (&Path, bool, bool),
    unit: Option<&Unit>,
    options: &ClangOptions,
    headers: &Path,
) -> Vec<OsString> {
    let mut arguments: Vec<OsString> =
        FLAGS.iter().chain(instrumentation(&options.properties)).map(OsString::from).collect();
    arguments.extend(meaning(path, unit, options, headers));
    if is_cpp(path) {
        arguments.extend(["-include".into(), headers.join(FIRST_CPP).into()]);
    }
    arguments.extend(["-o".into(), "-".into()]);
    if of_gcc {
        arguments.extend(OF_GCC.iter().map(OsString::from));
    }
    if is_text || of_gcc {
        arguments.extend(["-x", if of_gcc { "c" } else { language(path) }].map(OsString::from));
    }
    if is_text {
        arguments.push("-".into());
        return arguments;
    }
    // A name that begins with a dash would be an option.
    let dashed = path.as_os_str().as_encoded_bytes().starts_with(b"-");
    arguments.push(if dashed { Path::new(".").join(path).into() } else { path.into() });
    arguments
}

/// The machine of 32 bits. Without SSE2 an x86 computes floating-point numbers in registers of 80 bits, which the program would not be
/// read for: `FLT_EVAL_METHOD` is 0.
const MACHINE_32: &[&str] =
    if cfg!(any(target_arch = "x86_64", target_arch = "x86")) { &["-m32", "-msse2"] } else { &["-m32"] };

/// What says what the text of a file means: machine, headers, macros, and the dialect by the end of its name.
pub(crate) fn meaning(
    path: &Path,
    unit: Option<&Unit>,
    options: &ClangOptions,
    headers: &Path,
) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = vec![];
    // Flags of the file's own win, as they come later.
    let machine: &[&str] = if options.model == DataModel::Ilp32 { MACHINE_32 } else { &["-m64"] };
    arguments.extend(machine.iter().map(OsString::from));
    match (unit, std::env::current_dir()) {
        (None, _) => {
            let dialect: &[&str] = match path.extension() {
                None => &[],
                Some(_) if is_cpp(path) => DIALECT_CPP,
                Some(_) => DIALECT,
            };
            arguments.extend(dialect.iter().map(OsString::from));
        }
        (Some(unit), here) => {
            // Places have names that hold where this program runs.
            let folder = here.ok().map(|here| ["-fdebug-compilation-dir".into(), here.into()]);
            arguments.extend(folder.into_iter().flatten());
            arguments.extend(unit.flags.iter().cloned());
        }
    }
    let absolute = |folder: &PathBuf| match unit {
        Some(_) => std::path::absolute(folder).unwrap_or_else(|_| folder.clone()),
        None => folder.clone(),
    };
    arguments.extend(options.include.iter().flat_map(|folder| ["-I".into(), absolute(folder).into()]));
    arguments.extend(options.define.iter().map(|define| format!("-D{define}").into()));
    // Behind the folders of the user, who may have headers of these names.
    arguments.extend(["-I".into(), headers.into()]);
    arguments
}

/// The language of text that needs no preprocessor any more.
pub(crate) const PREPROCESSED: &str = "cpp-output";

/// The language of a file by the end of its name, as compilers call it.
pub(crate) fn language(path: &Path) -> &'static str {
    match path.extension() {
        _ if is_cpp(path) => "c++",
        Some(end) if end == "i" => PREPROCESSED,
        _ => "c",
    }
}

/// Gives a text to the compiler, in a thread, with a first line that says its name.
fn feed(mut input: impl Write + Send + 'static, path: &Path, text: &[u8]) {
    let name = path.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\"");
    let text = [format!("# 1 \"{name}\"\n").as_bytes(), text].concat();
    // A compiler that does not read to the end says why.
    thread::spawn(move || input.write_all(&text));
}

/// Reads a stream to its end in a thread, so that the compiler never waits for us.
pub fn gather(stream: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = vec![];
        if let Some(mut stream) = stream {
            // What was read before an error is kept; the compiler's status says whether it is all.
            let _ = stream.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// A compiler that does not outlive this value.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        if let Ok(None) = self.0.try_wait() {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }
}

/// The folder with our headers; it is removed with this value.
pub(crate) struct Headers {
    pub(crate) folder: PathBuf,
}

impl Headers {
    pub(crate) fn write() -> io::Result<Headers> {
        let headers = Headers { folder: fresh_folder()? };
        for (name, text) in HEADERS {
            let path = headers.folder.join(name);
            std::fs::create_dir_all(path.parent().unwrap_or(&headers.folder))?;
            std::fs::write(path, text)?;
        }
        Ok(headers)
    }
}

impl Drop for Headers {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A new folder of our own in the system's folder for such.
pub(crate) fn fresh_folder() -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("eufonium-{}-{number}", std::process::id()));
        match std::fs::create_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            result => return result.map(|()| folder),
        }
    }
}
