//! Folders of tests: what a test writes is in a folder of its own, which goes with the value, also where the test fails.

// Each test uses a part of this.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new one.
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("eufonium-test-{}-{number}", std::process::id()));
        // One of a process with the same number that was killed.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the temporary folder is writable");
        Folder(path.canonicalize().expect("it was made"))
    }

    /// The path of a file in it, whether there is one or not.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is plain").to_owned()
    }

    /// Writes a file; its path.
    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, contents).expect("the temporary folder is writable");
        path
    }

    /// What is in a file.
    #[track_caller]
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("it was written")
    }

    /// Writes a program: a script of the shell; its path.
    #[cfg(unix)]
    pub fn script(&self, name: &str, script: &str) -> String {
        use std::os::unix::fs::PermissionsExt;
        let path = self.file(name, format!("#!/bin/sh\nPATH=/usr/bin:/bin\n{script}\n"));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
        path
    }

    /// The binary, run in this folder, in which alone it finds other programs; what it writes has one date.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
        command.args(args).current_dir(&self.0).env("PATH", &self.0).env("SOURCE_DATE_EPOCH", "1700000000");
        command
    }

    /// What it gives.
    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the binary runs")
    }

    /// Copies `NAME.c` of `tests/programs`; its path and that of its LLVM text.
    pub fn program(&self, name: &str) -> (String, String) {
        let path =
            |end| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.{end}"));
        let source = self.file(&format!("{name}.c"), fs::read(path("c")).expect("it is there"));
        (source, path("ll").to_str().expect("the path is plain").to_owned())
    }

    /// Runs and compares the exit code and the whole of standard output; what is on standard error.
    #[track_caller]
    pub fn expect(&self, args: &[&str], code: i32, answer: &str) -> String {
        let output = self.run(args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let found = String::from_utf8_lossy(&output.stdout);
        assert_eq!((output.status.code(), found.as_ref()), (Some(code), answer), "{args:?}: {said}");
        said
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A file in a folder of its own.
pub struct TempFile {
    path: String,
    _folder: Folder,
}

impl TempFile {
    /// One with these contents.
    pub fn new(name: &str, contents: impl AsRef<[u8]>) -> TempFile {
        let folder = Folder::new();
        TempFile { path: folder.file(name, contents), _folder: folder }
    }

    /// Where it is.
    pub fn path(&self) -> &str {
        &self.path
    }
}
