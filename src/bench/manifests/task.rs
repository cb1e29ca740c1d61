//! Task definitions of SV-COMP and CHC-COMP, format 1.0 and 2.0: YAML with `input_files`, `properties` with `property_file`,
//! `expected_verdict` and `subproperty`, and `options`. A task with several properties is several problems.

use super::{Entry, ending, stem_of};
use crate::verdict::{Answer, Expected, Truth};
use crate::{Error, Result, glob};
use saphyr::{LoadableYamlNode, Yaml};
use std::fs;
use std::path::{Path, PathBuf};

/// The problems of all task definitions below a folder.
///
/// # Errors
/// If one cannot be read.
pub fn read_folder(path: &Path) -> Result<Vec<Entry>> {
    let mut out = Vec::new();
    for file in glob::walk(path, usize::MAX).iter().filter(|f| ["yml", "yaml"].contains(&ending(f).as_str()))
    {
        out.extend(read(file)?.into_iter().map(|e| relative_to(e, path)));
    }
    Ok(out)
}

/// The same problem with a name that begins at another folder.
pub(super) fn relative_to(mut entry: Entry, root: &Path) -> Entry {
    let full = entry.root.join(&entry.name);
    if let Ok(name) = full.strip_prefix(root) {
        entry.name = name.to_string_lossy().into_owned();
        entry.root = root.to_owned();
    }
    entry
}

/// The problems of a task definition. Other YAML files, which say nothing of `input_files`, have none.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Result<Vec<Entry>> {
    let text = fs::read_to_string(path).map_err(Error::io(path))?;
    parse(&text, path).map_err(|message| Error::malformed(path, message))
}

fn parse(text: &str, path: &Path) -> Result<Vec<Entry>, String> {
    let documents = Yaml::load_from_str(text).map_err(|e| e.to_string())?;
    let Some(task) = documents.first() else { return Ok(Vec::new()) };
    let folder = path.parent().unwrap_or(Path::new(""));
    let inputs: Vec<PathBuf> = task.as_mapping_get("input_files").map(texts).unwrap_or_default();
    let inputs: Vec<PathBuf> = inputs.iter().map(|f| folder.join(f)).collect();
    let Some((first, more)) = inputs.split_first() else { return Ok(Vec::new()) };
    let mut entry = Entry::new(folder, first);
    entry.more = more.to_vec();
    entry.name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    entry.family = stem_of(folder);
    let options = task.as_mapping_get("options");
    let option = |name: &str| options.and_then(|o| o.as_mapping_get(name)).and_then(Yaml::as_str);
    entry.data_model = option("data_model").map(str::to_owned);
    entry.columns.extend(option("language").map(|l| ("language".to_owned(), l.to_owned())));
    let properties = task.as_mapping_get("properties").and_then(Yaml::as_vec);
    let Some(properties) = properties.filter(|p| !p.is_empty()) else { return Ok(vec![entry]) };
    properties.iter().map(|p| with_property(&entry, p, folder, properties.len() > 1)).collect()
}

/// One property of a task as a problem.
fn with_property(task: &Entry, property: &Yaml, folder: &Path, several: bool) -> Result<Entry, String> {
    let mut entry = task.clone();
    let text = |name: &str| property.as_mapping_get(name).and_then(Yaml::as_str);
    if let Some(file) = text("property_file") {
        let file = folder.join(file);
        entry.kind = stem_of(&file);
        if several {
            entry.name = format!("{}#{}", entry.name, entry.kind);
        }
        // `check-sat` is the property of scripts and of clauses: nothing that a tool must be told.
        entry.property = (entry.kind != "check-sat").then(|| file.to_string_lossy().into_owned());
    }
    entry.expected = match property.as_mapping_get("expected_verdict") {
        None => Expected::Any,
        Some(verdict) => match (verdict.as_bool(), verdict.as_str()) {
            (Some(holds), _) => {
                Expected::Answers(vec![Answer::of(if holds { Truth::True } else { Truth::False })])
            }
            (None, Some(word)) => word.parse()?,
            _ => return Err("`expected_verdict` is neither true nor false".into()),
        },
    };
    if let (Expected::Answers(answers), Some(part)) = (&mut entry.expected, text("subproperty")) {
        let violated = answers.iter_mut().filter(|a| a.truth == Truth::False);
        violated.for_each(|a| a.part = Some(part.to_owned()));
    }
    Ok(entry)
}

/// A text or a list of them, as paths.
fn texts(node: &Yaml) -> Vec<PathBuf> {
    match node.as_vec() {
        Some(list) => list.iter().filter_map(Yaml::as_str).map(PathBuf::from).collect(),
        None => node.as_str().map(PathBuf::from).into_iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn tasks_are_read() {
        let sv = "format_version: '2.0'\n\ninput_files: 'a-1.i'\n\nproperties:\n  - property_file: ../properties/unreach-call.prp\n    \
                  expected_verdict: false\n  - property_file: ../properties/valid-memsafety.prp\n    expected_verdict: false\n    \
                  subproperty: valid-deref\n  - property_file: ../properties/no-overflow.prp\n\noptions:\n  language: C\n  data_model: ILP32\n";
        let chc = "format_version: '2.0'\ninput_files: 'b.smt2'\nproperties:\n- property_file: ../properties/check-sat.prp\n  \
                   expected_verdict: true\noptions:\n  language: SMT-LIB\n";
        let old = "format_version: '1.0'\ninput_files:\n  - 'a.c'\n  - 'b.c'\nproperties:\n  - property_file: p/termination.prp\n    expected_verdict: true\n";
        let table: &[(&str, &[&str])] = &[
            (
                sv,
                &[
                    "t.yml#unreach-call false d unreach-call unreach-call.prp ILP32",
                    "t.yml#valid-memsafety false(valid-deref) d valid-memsafety valid-memsafety.prp ILP32",
                    "t.yml#no-overflow any d no-overflow no-overflow.prp ILP32",
                ],
            ),
            (chc, &["t.yml true d check-sat - -"]),
            (old, &["t.yml true d termination termination.prp -"]),
            ("input_files: x.c\n", &["t.yml any d  - -"]),
            ("title: something else\n", &[]),
            ("", &[]),
        ];
        for (text, expected) in table {
            assert_eq!(&shown(&parse(text, Path::new("/s/d/t.yml")).unwrap()), expected, "{text}");
        }
        let entries = parse(sv, Path::new("/s/d/t.yml")).unwrap();
        assert_eq!(entries[0].file, Path::new("/s/d/a-1.i"));
        assert_eq!(entries[0].columns["language"], "C");
        assert_eq!(parse(old, Path::new("/d/t.yml")).unwrap()[0].more, [PathBuf::from("/d/b.c")]);
    }

    #[test]
    fn bad_tasks_are_refused() {
        for text in ["input_files: [", "input_files: a.c\nproperties:\n  - expected_verdict: perhaps\n"] {
            assert!(parse(text, Path::new("/t.yml")).is_err(), "{text}");
        }
    }
}
