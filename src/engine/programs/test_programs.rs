//! The programs of `tests/programs`, for tests of this layer.

use eufonium_frontend::llvm;
use eufonium_frontend::llvm::link::link;
use eufonium_frontend::llvm::lower::{self, LowerOptions};
use eufonium_ir::Program;
use eufonium_ir::program::CheckKind;
use std::path::{Path, PathBuf};

/// Where they are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs")
}

/// The files of this kind, in order.
fn files(extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder()).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == extension));
    paths.sort();
    paths
}

/// The names of all modules.
pub(super) fn modules() -> Vec<String> {
    let name = |path: &PathBuf| path.file_name().expect("it is a file").to_string_lossy().into_owned();
    files("ll").iter().map(name).collect()
}

/// The program of a file with these checks.
pub(super) fn read(file: &str, properties: &[CheckKind]) -> Program {
    let bytes = std::fs::read(folder().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    let module = llvm::read(&bytes).unwrap_or_else(|e| panic!("{file}: {e:?}"));
    let module = link(vec![(file.to_owned(), module)]).unwrap_or_else(|e| panic!("{file}: {e:?}"));
    let properties = properties.iter().copied().collect();
    let options = LowerOptions { properties, ..LowerOptions::default() };
    lower::lower(&module, &options).unwrap_or_else(|e| panic!("{file}: {e:?}"))
}

/// The names and programs of all files with checks of calls, and whether they are safe; only those that are safe or unsafe.
pub(super) fn with_calls() -> Vec<(String, Program, bool)> {
    about("unreach-call", CheckKind::Reach)
}

/// The same for those with checks of accesses.
pub(super) fn with_accesses() -> Vec<(String, Program, bool)> {
    about("valid-deref", CheckKind::Dereference)
}

fn about(property: &str, check: CheckKind) -> Vec<(String, Program, bool)> {
    let property = format!("property: {property};");
    let program = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).ok()?;
        let first = text.lines().next()?;
        let is_safe = first.contains("expect: safe;");
        if !first.contains(&property) || !is_safe && !first.contains("expect: unsafe;") {
            return None;
        }
        let name = path.file_stem()?.to_string_lossy().into_owned();
        // Some are of several files, and have no module of their name.
        let module = format!("{name}.ll");
        folder().join(&module).exists().then(|| (name, read(&module, &[check]), is_safe))
    };
    files("c").into_iter().filter_map(program).collect()
}
