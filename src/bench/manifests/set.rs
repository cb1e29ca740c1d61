//! Sets: a pattern of task definitions on each line, relative to the set; `#` begins a comment.

use super::{Entry, ending, files, stem_of, task};
use crate::{Error, Result, glob};
use std::fs;
use std::path::Path;

/// Reads a set; its name is the family of its problems. Files that are no task definitions are problems themselves.
///
/// # Errors
/// If it or one of its tasks cannot be read, or a line names nothing.
pub fn read(path: &Path) -> Result<Vec<Entry>> {
    let text = fs::read_to_string(path).map_err(Error::io(path))?;
    let root = path.parent().unwrap_or(Path::new(""));
    let mut out = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let pattern = line.split('#').next().unwrap_or_default().trim();
        if pattern.is_empty() {
            continue;
        }
        let found = glob::files(root, pattern);
        if found.is_empty() {
            return Err(Error::malformed(path, format!("line {}: {pattern:?} names no file", i + 1)));
        }
        for file in found {
            let entries = match ending(&file).as_str() {
                "yml" | "yaml" => task::read(&file)?,
                "set" => read(&file)?,
                _ => vec![files::entry(root, &file)?],
            };
            out.extend(entries.into_iter().map(|e| task::relative_to(e, root)));
        }
    }
    for entry in &mut out {
        entry.family = stem_of(path);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Folder, shown};
    use super::*;

    #[test]
    fn sets_are_read() {
        let task = "input_files: 'x.c'\nproperties:\n  - property_file: ../unreach-call.prp\n    expected_verdict: true\n";
        let folder = Folder::new(
            "set",
            &[
                ("A-loops.set", "# all\nd/*.yml\n\n e/b.yml # and\n"),
                ("d/a.yml", task),
                ("d/c.yml", task),
                ("e/b.yml", task),
            ],
        );
        let entries = read(&folder.0.join("A-loops.set")).unwrap();
        let expected = ["d/a.yml", "d/c.yml", "e/b.yml"]
            .map(|n| format!("{n} true A-loops unreach-call unreach-call.prp -"));
        assert_eq!(shown(&entries), expected);
        assert_eq!(entries[0].file, folder.0.join("d/x.c"));
        fs::write(folder.0.join("bad.set"), "d/*.yml\nnothing/*.yml\n").unwrap();
        assert!(read(&folder.0.join("bad.set")).unwrap_err().to_string().contains("line 2"));
    }
}
