//! Layers: each folder of `src` is a crate, so the compiler refuses what a manifest does not allow, and this test compares
//! the manifests with the table. Two entries of the table allow one module of a crate; sources are read for these.

use std::collections::{BTreeMap, BTreeSet};
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
    ("pdr", &["base", "ir", "smt"]),
    ("unroll", &["base", "ir", "smt", "mbp", "itp"]),
    ("tpa", &["base", "ir", "smt", "mbp", "itp"]),
    ("pdkind", &["base", "ir", "smt", "mbp", "itp"]),
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
            "pdr",
            "unroll",
            "tpa",
            "pdkind",
        ],
    ),
    ("verify", &["base", "ir", "frontend", "engine"]),
    ("bench", &["base"]),
    ("report", &[]),
    ("findings", &[]),
    ("cli", &["base", "ir", "frontend", "engine", "verify", "bench", "report", "findings"]),
    ("testing", &["base", "ir", "smt"]),
];

/// What tests inside a folder may use beyond the table: oracles and checkers.
const TESTS_MAY: &[&str] = &["smt", "check", "frontend", "testing"];

/// Foreign engines are named in one file.
const FENCED: &[(&str, &str)] = &[("varisat", "smt/sat/varisat.rs")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// What the Python package must not do: it is a user of the facade, and nothing else of ours needs Python.
fn python_complaints(manifest: &str, root_manifest: &str) -> Vec<String> {
    let mut out: Vec<String> = members(manifest, "dependencies")
        .iter()
        .map(|uses| format!("python must not depend on {uses}: the facade has all that it needs"))
        .collect();
    if !manifest.contains("\neufonium.workspace = true\n") {
        out.push("python does not use the facade".into());
    }
    let default = root_manifest.split("default-members = [").nth(1).and_then(|rest| rest.split(']').next());
    if default.is_none_or(|default| default.contains("\"python\"")) {
        out.push("python must be no default member".into());
    }
    out
}

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

/// The crates of this workspace that a section of a manifest names, without their prefix.
fn members(manifest: &str, section: &str) -> BTreeSet<String> {
    let lines = manifest.lines().skip_while(|l| l.trim() != format!("[{section}]")).skip(1);
    lines
        .take_while(|l| !l.starts_with('['))
        .filter_map(|l| l.strip_prefix("eufonium-"))
        .map(|l| l.chars().take_while(|c| c.is_alphanumeric()).collect())
        .collect()
}

/// What is wrong with the manifest of a folder.
fn manifest_complaints(folder: &str, manifest: &str) -> Vec<String> {
    let Some((_, may)) = TABLE.iter().find(|(f, _)| *f == folder) else {
        return vec![format!("src/{folder} is not in the table")];
    };
    let may: BTreeSet<String> =
        may.iter().map(|m| m.split("::").next().expect("a folder").to_owned()).collect();
    let (uses, tests) = (members(manifest, "dependencies"), members(manifest, "dev-dependencies"));
    let mut out: Vec<String> =
        uses.difference(&may).map(|u| format!("src/{folder} must not depend on {u}")).collect();
    let beyond = tests.iter().filter(|t| !may.contains(*t) && !TESTS_MAY.contains(&t.as_str()));
    out.extend(beyond.map(|t| format!("tests of src/{folder} must not depend on {t}")));
    out
}

/// The text without comments: line comments suffice here.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(i, line)| (i + 1, line.split("//").next().unwrap_or("")))
}

/// What is wrong with a source: modules outside those that the table allows, and foreign engines outside their file.
fn source_complaints(name: &str, text: &str) -> Vec<String> {
    let mut out = Vec::new();
    for (word, home) in FENCED {
        // Beside its home the name is that of our module.
        let beside = format!("{}/mod.rs", home.rsplit_once('/').map_or("", |(folder, _)| folder));
        if name != *home && name != beside {
            let names_it =
                |l: &str| l.contains(&format!("{word}::")) || l.contains(&format!("extern crate {word}"));
            let lines = code_lines(text).filter(|(_, l)| names_it(l) && !l.contains(&format!("::{word}::")));
            out.extend(lines.map(|(n, _)| format!("{name}:{n}: only {home} may name the crate {word}")));
        }
    }
    let folder = name.split('/').next().unwrap_or(name);
    let parts = TABLE.iter().filter(|(f, _)| *f == folder).flat_map(|(_, may)| *may);
    for (of, part) in parts.filter_map(|m| m.split_once("::")) {
        let (whole, allowed) = (format!("eufonium_{of}"), format!("eufonium_{of}::{part}"));
        let tests = text.find("#[cfg(test)]").map_or(text.len(), |at| at);
        let tests = if name.ends_with("tests.rs") || name.contains("/tests/") { 0 } else { tests };
        let lines = code_lines(&text[..tests]);
        let wrong = lines.filter(|(_, l)| l.matches(&whole).count() > l.matches(&allowed).count());
        out.extend(wrong.map(|(n, _)| format!("{name}:{n}: src/{folder} may use {of}::{part} only")));
    }
    out
}

#[test]
fn crates_depend_only_on_what_the_table_allows() {
    let mut all = Vec::new();
    let mut folders = 0;
    for entry in fs::read_dir(root()).expect("src is readable") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            let folder = path.file_name().expect("a name").to_string_lossy().into_owned();
            let manifest = fs::read_to_string(path.join("Cargo.toml")).expect("each folder is a crate");
            all.extend(manifest_complaints(&folder, &manifest));
            folders += 1;
        }
    }
    assert_eq!(folders, TABLE.len(), "the table has a line for each folder");
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn the_python_package_uses_the_facade_alone() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(top.join(path)).expect("it is readable");
    let complaints = python_complaints(&read("python/Cargo.toml"), &read("Cargo.toml"));
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    let page = read("ARCHITECTURE.md");
    assert!(page.contains("| `python` |"), "the table has a line for the package");
}

#[test]
fn sources_use_only_the_modules_that_the_table_allows() {
    let mut files = Vec::new();
    sources(&root(), &mut files);
    assert!(files.len() > 20, "the sources were found");
    let mut all = Vec::new();
    for file in &files {
        let relative = file.strip_prefix(root()).expect("it lies below src");
        let name = relative.to_string_lossy().replace('\\', "/");
        all.extend(source_complaints(&name, &fs::read_to_string(file).expect("a source is readable")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn the_page_of_the_architecture_has_this_table() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md");
    let page = fs::read_to_string(page).expect("it is readable");
    let written: BTreeMap<&str, Vec<&str>> = page
        .lines()
        .filter_map(|l| l.strip_prefix("| `src/"))
        .filter_map(|l| {
            let (folder, rest) = l.split_once('`')?;
            Some((folder, rest.split('|').nth(2)?.split_whitespace().collect()))
        })
        .collect();
    for (folder, may) in TABLE {
        let found = written.get(folder).unwrap_or_else(|| panic!("no line for src/{folder}"));
        let all_but = found.starts_with(&["all", "but"]) && *folder == "engine";
        let none = found == &["-"] && may.is_empty();
        assert!(all_but || none || found == may, "src/{folder}: {found:?} is written, {may:?} is allowed");
    }
}

#[test]
fn the_scanners_see_violations() {
    let manifests = [
        ("ir", "[dependencies]\neufonium-smt.workspace = true\n", 1),
        (
            "ir",
            "[dependencies]\neufonium-base.workspace = true\n[dev-dependencies]\neufonium-smt.workspace = true\n",
            0,
        ),
        ("ir", "[dependencies]\n[dev-dependencies]\neufonium-cli = { workspace = true }\n", 1),
        ("tuba", "", 1),
    ];
    for (folder, text, expected) in manifests {
        assert_eq!(manifest_complaints(folder, text).len(), expected, "{folder}: {text}");
    }
    let (good, default) = ("[dependencies]\neufonium.workspace = true\n", "default-members = [\".\"]");
    for (manifest, root, expected) in [
        (good, default, 0),
        (good, "default-members = [\".\", \"python\"]", 1),
        (&format!("{good}eufonium-smt.workspace = true\n"), default, 1),
        ("[dependencies]\n", "", 2),
    ] {
        assert_eq!(python_complaints(manifest, root).len(), expected, "{manifest} {root}");
    }
    let sources = [
        ("itp/x.rs", "use eufonium_smt::proof::Refutation;", 0),
        ("itp/x.rs", "use eufonium_smt::Solver;", 1),
        ("itp/x.rs", "// not eufonium_smt::Solver", 0),
        ("itp/x.rs", "#[cfg(test)]\nmod tests {\n    use eufonium_smt::Solver;\n}", 0),
        ("proof/x.rs", "use eufonium_check::alethe::check;", 0),
        ("proof/x.rs", "use eufonium_check::check_model;", 1),
        ("smt/cnf.rs", "use varisat::Solver;", 1),
        ("smt/sat/varisat.rs", "use varisat::Solver;", 0),
    ];
    for (path, text, expected) in sources {
        assert_eq!(source_complaints(path, text).len(), expected, "{path}: {text}");
    }
}
