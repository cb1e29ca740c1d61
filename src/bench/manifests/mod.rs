//! What the problems are: one file for each way in which people say so. All of them give [`Entry`]s.

pub mod chc;
pub mod csv;
pub mod files;
pub mod hwmcc;
pub mod set;
pub mod status;
pub mod task;

use crate::verdict::Expected;
use crate::{Error, Result, glob};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A problem, as a manifest tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The problem.
    pub file: PathBuf,
    /// Further files that belong to it.
    pub more: Vec<PathBuf>,
    /// Its name within the manifest.
    pub name: String,
    /// The folder that names are relative to.
    pub root: PathBuf,
    /// What is expected.
    pub expected: Expected,
    /// The family: where it comes from.
    pub family: String,
    /// The kind: its logic or property.
    pub kind: String,
    /// The property: a name, or a property file.
    pub property: Option<String>,
    /// The sizes of C's types: `ILP32`, `LP64`.
    pub data_model: Option<String>,
    /// All that the manifest says besides.
    pub columns: BTreeMap<String, String>,
}

/// The formats of manifests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// By the name: `.csv`, `.yml`, `.set`; folders by what is in them; anything else is a problem, or a pattern of them.
    #[default]
    Auto,
    /// A table with the columns `file`, `expected`, `family`, `kind`.
    Csv,
    /// A task definition of SV-COMP, or a folder of them.
    Task,
    /// A set of task definitions.
    Set,
    /// A folder of Horn clauses, with `:status` in each or a task definition beside it.
    Chc,
    /// A folder of BTOR2 and AIGER systems.
    Hwmcc,
    /// Problems by name or pattern, with `:status` or `expect:` in them.
    Files,
}

impl Entry {
    /// A problem of which nothing is known.
    pub fn new(root: &Path, file: &Path) -> Entry {
        let name = file.strip_prefix(root).unwrap_or(file).to_string_lossy().into_owned();
        let folder = Path::new(&name).parent().map(|p| p.to_string_lossy().into_owned());
        let family = folder.filter(|f| !f.is_empty()).unwrap_or_else(|| stem_of(root));
        Entry {
            file: file.to_owned(),
            more: Vec::new(),
            name,
            root: root.to_owned(),
            expected: Expected::Any,
            family,
            kind: String::new(),
            property: None,
            data_model: None,
            columns: BTreeMap::new(),
        }
    }
}

/// The last part of a path, without endings.
pub(crate) fn stem_of(path: &Path) -> String {
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    name.split('.').next().unwrap_or_default().to_owned()
}

/// The ending of a problem's name, without that of compression.
pub(crate) fn ending(path: &Path) -> String {
    let name = path.file_name().map(|n| n.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let name = name.strip_suffix(".gz").unwrap_or(&name).to_owned();
    name.rsplit_once('.').map(|(_, e)| e.to_owned()).unwrap_or_default()
}

/// Reads the manifest `from`, relative to `base`.
///
/// # Errors
/// If it cannot be read, is malformed, or names no problem.
pub fn read(base: &Path, from: &str, format: Format) -> Result<Vec<Entry>> {
    let path = base.join(from);
    let format = if format == Format::Auto { guess(&path) } else { format };
    let entries = match format {
        Format::Csv => csv::read(&path)?,
        Format::Task if path.is_dir() => task::read_folder(&path)?,
        Format::Task => task::read(&path)?,
        Format::Set => set::read(&path)?,
        Format::Chc => chc::read(&path)?,
        Format::Hwmcc => hwmcc::read(&path)?,
        Format::Files | Format::Auto => files::read(base, from)?,
    };
    if entries.is_empty() {
        return Err(Error::Usage(format!("{}: no problem is there", path.display())));
    }
    Ok(entries)
}

/// What a manifest is, by its name; of a folder, by the first file that is a problem or says something of one.
fn guess(path: &Path) -> Format {
    if !path.is_dir() {
        return match ending(path).as_str() {
            "csv" => Format::Csv,
            "yml" | "yaml" => Format::Task,
            "set" => Format::Set,
            _ => Format::Files,
        };
    }
    let files = glob::walk(path, usize::MAX);
    let has = |endings: &[&str]| files.iter().any(|f| endings.contains(&ending(f).as_str()));
    if has(&["smt2"]) {
        Format::Chc
    } else if has(&["yml", "yaml"]) {
        Format::Task
    } else if has(hwmcc::ENDINGS) {
        Format::Hwmcc
    } else {
        Format::Files
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::fs;

    /// A folder of its own with these files; it goes when the value does.
    pub struct Folder(pub PathBuf);

    impl Folder {
        pub fn new(name: &str, files: &[(&str, &str)]) -> Folder {
            let path = std::env::temp_dir().join(format!("eufonium-bench-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            for (file, text) in files {
                let file = path.join(file);
                fs::create_dir_all(file.parent().unwrap()).unwrap();
                fs::write(file, text).unwrap();
            }
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// What tables of tests compare: name, expectation, family, kind, property, data model.
    pub fn shown(entries: &[Entry]) -> Vec<String> {
        let line = |e: &Entry| {
            let property = e.property.as_deref().map_or("-", |p| p.rsplit('/').next().unwrap());
            let model = e.data_model.as_deref().unwrap_or("-");
            format!("{} {} {} {} {property} {model}", e.name, e.expected, e.family, e.kind)
        };
        entries.iter().map(line).collect()
    }

    #[test]
    fn formats_are_guessed() {
        let folder = Folder::new(
            "guess",
            &[
                ("chc/a.smt2", "(set-info :status sat)"),
                ("chc/a.yml", "input_files: a.smt2"),
                ("hw/x/a.btor2", ""),
                ("sv/a.yml", "input_files: a.c"),
                ("c/a.c", ""),
            ],
        );
        let table = [
            ("chc", Format::Chc),
            ("hw", Format::Hwmcc),
            ("sv", Format::Task),
            ("c", Format::Files),
            ("m.csv", Format::Csv),
            ("a.set", Format::Set),
            ("a.yml", Format::Task),
            ("c/*.c", Format::Files),
        ];
        for (name, expected) in table {
            assert_eq!(guess(&folder.0.join(name)), expected, "{name}");
        }
        assert!(read(&folder.0, "nothing/*.c", Format::Auto).is_err());
    }
}
