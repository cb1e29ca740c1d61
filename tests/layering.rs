//! Layers are a checked graph: which folder of `src` may use which. The compiler does not stop cycles of modules.
//!
//! Unit tests (`mod tests` and what follows, and files named so) may also use the folders in [`TESTS_MAY`].

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The table of `ARCHITECTURE.md`: folder, and the folders it may import. A path like `smt::proof` allows that module only.
const TABLE: &[(&str, &[&str])] = &[
    ("base", &[]),
    ("alethe", &["base"]),
    ("ir", &["base"]),
    ("frontend", &["base", "alethe", "ir"]),
    ("smt", &["base", "ir"]),
    ("mbp", &["base", "ir"]),
    ("itp", &["base", "ir", "smt::proof"]),
    ("check", &["base", "alethe", "ir", "smt"]),
    ("proof", &["base", "alethe", "ir", "smt", "check::alethe"]),
    ("transform", &["base", "ir", "smt", "mbp", "itp"]),
    ("absint", &["base", "ir"]),
    ("spacer", &["base", "ir", "smt", "mbp", "itp"]),
    ("euf", &["base", "ir", "smt", "mbp", "itp"]),
    ("unroll", &["base", "ir", "smt", "mbp", "itp"]),
    (
        "engine",
        &[
            "base",
            "ir",
            "smt",
            "mbp",
            "itp",
            "check",
            "alethe",
            "proof",
            "transform",
            "absint",
            "spacer",
            "euf",
            "unroll",
        ],
    ),
    ("cli", &["base", "ir", "frontend", "engine"]),
];

/// What tests inside a folder may use beyond the table: oracles and checkers.
const TESTS_MAY: &[&str] = &["smt", "check", "frontend"];

/// Files outside all folders; they see everything.
const ROOT_FILES: &[&str] = &["lib.rs", "main.rs"];

/// Foreign engines are named in one file.
const FENCED: &[(&str, &str)] = &[("varisat", "smt/sat/varisat.rs")];

fn sources(dir: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(dir).expect("src is readable").map(|e| e.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

/// The text without comments and string literals' contents that could look like paths: line comments suffice here.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(i, line)| (i + 1, line.split("//").next().unwrap_or("")))
}

/// The module paths below the crate root that a piece of code names: `crate::a::b` gives `a::b`, `crate::{a, b::c}`
/// gives `a` and `b::c`. Braces are opened one level deep.
fn crate_paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$') {
            continue;
        }
        let rest = &code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let group = group.split('}').next().unwrap_or(group);
            found.extend(group.split(',').map(str::trim).filter(|p| !p.is_empty()).map(str::to_owned));
        } else {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(rest.len());
            found.push(rest[..end].trim_end_matches(':').to_owned());
        }
    }
    found
}

/// Whether `path` is allowed by an entry of the table, module by module.
fn allowed(path: &str, entries: &[&str]) -> bool {
    entries.iter().any(|entry| path == *entry || path.starts_with(&format!("{entry}::")))
}

/// How many folders below `src` the file's own module lies: `super` this often leaves its top folder.
fn depth(relative: &Path) -> usize {
    let folders = relative.components().count() - 1;
    if relative.file_name().is_some_and(|n| n == "mod.rs") { folders } else { folders + 1 }
}

fn complaints(relative: &Path, text: &str) -> Vec<String> {
    let name = relative.to_string_lossy().replace('\\', "/");
    let mut out = Vec::new();
    for (word, home) in FENCED {
        let names_it =
            |l: &str| l.contains(&format!("{word}::")) || l.contains(&format!("extern crate {word}"));
        // Beside its home the name is that of our module.
        let beside = format!("{}/mod.rs", home.rsplit_once('/').map_or("", |(folder, _)| folder));
        if name != *home && name != beside {
            let lines = code_lines(text).filter(|(_, l)| names_it(l) && !l.contains(&format!("::{word}::")));
            out.extend(lines.map(|(n, _)| format!("{name}:{n}: only {home} may name the crate {word}")));
        }
    }
    if ROOT_FILES.contains(&name.as_str()) {
        return out;
    }
    let folder = name.split('/').next().expect("a path has a first part").to_owned();
    let Some((_, may)) = TABLE.iter().find(|(f, _)| *f == folder) else {
        out.push(format!("{name}: src/{folder} is not in the table"));
        return out;
    };
    let mut in_tests = relative.file_stem().is_some_and(|s| s == "tests") || name.contains("/tests/");
    // A `use` may span lines: join them so that groups are seen whole.
    let mut pending = String::new();
    for (number, line) in code_lines(text) {
        if line.trim() == "#[cfg(test)]" {
            in_tests = true;
        }
        pending.push_str(line);
        if pending.matches('{').count() > pending.matches('}').count() && pending.contains("use crate::{") {
            continue;
        }
        let code = std::mem::take(&mut pending);
        for path in crate_paths(&code) {
            let welcome = allowed(&path, &[folder.as_str()])
                || allowed(&path, may)
                || (in_tests && allowed(&path, TESTS_MAY));
            // Macros and re-exports at the root are not modules.
            let module = TABLE.iter().any(|(f, _)| allowed(&path, &[f]));
            if module && !welcome {
                out.push(format!("{name}:{number}: src/{folder} must not use crate::{path}"));
            }
        }
        let supers = code.matches("super::").count();
        let chain = (1..=supers).rev().find(|n| code.contains(&"super::".repeat(*n))).unwrap_or(0);
        // Inside `mod tests { }` one more `super` stays within.
        if chain > depth(relative).saturating_sub(1) + usize::from(in_tests) {
            out.push(format!("{name}:{number}: `super` leaves src/{folder}; write crate:: instead"));
        }
    }
    out
}

#[test]
fn folders_import_only_what_the_table_allows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 20, "the sources were found");
    let mut all = Vec::new();
    for file in &files {
        let relative = file.strip_prefix(&root).expect("it lies below src");
        all.extend(complaints(relative, &fs::read_to_string(file).expect("a source is readable")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn the_table_is_acyclic() {
    // A folder's rank is fixed by the order of the table except for siblings; walk the edges.
    let edges: BTreeMap<&str, Vec<&str>> = TABLE
        .iter()
        .map(|(f, may)| (*f, may.iter().map(|m| m.split("::").next().expect("a folder")).collect()))
        .collect();
    let mut done: Vec<&str> = Vec::new();
    while done.len() < edges.len() {
        let next = edges.iter().find(|(f, may)| !done.contains(f) && may.iter().all(|m| done.contains(m)));
        done.push(next.expect("some folder depends only on those before it").0);
    }
}

#[test]
fn the_scanner_sees_violations() {
    let table = [
        ("ir/x.rs", "use crate::smt::Solver;", 1),
        ("ir/x.rs", "use crate::base::Rat;\nuse crate::ir::Term;", 0),
        ("check/x.rs", "use crate::{base::Stop, engine::Engine};", 1),
        ("check/x.rs", "use crate::{\n    base::Stop,\n    engine::Engine,\n};", 1),
        ("itp/x.rs", "use crate::smt::proof::Refutation;", 0),
        ("itp/x.rs", "use crate::smt::Solver;", 1),
        ("ir/x.rs", "// crate::smt is not used", 0),
        ("ir/x.rs", "#[cfg(test)]\nmod tests {\n    use crate::smt::Solver;\n}", 0),
        ("ir/x.rs", "#[cfg(test)]\nmod tests {\n    use crate::cli::main;\n}", 1),
        ("ir/x.rs", "use super::super::smt::Solver;", 1),
        ("smt/arith/x.rs", "use super::super::theory::Theory;", 0),
        ("tuba/x.rs", "", 1),
        ("smt/cnf.rs", "use varisat::Solver;", 1),
        ("smt/sat/varisat.rs", "use varisat::Solver;", 0),
    ];
    for (path, text, expected) in table {
        assert_eq!(complaints(Path::new(path), text).len(), expected, "{path}: {text}");
    }
}
