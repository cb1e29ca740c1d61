//! Folders of CHC-COMP: `.smt2` files, compressed or not, each with a task definition beside it or with `:status` inside.

use super::{Entry, ending, files, task};
use crate::{Result, glob};
use std::path::Path;

/// The problems below a folder; the family of each is its folder.
///
/// # Errors
/// If one of them, or a task definition, cannot be read.
pub fn read(path: &Path) -> Result<Vec<Entry>> {
    let mut out = Vec::new();
    for file in glob::walk(path, usize::MAX).iter().filter(|f| ending(f) == "smt2") {
        let mut entry = files::entry(path, file)?;
        // The label of the competition is a majority's; that of the author counts only where there is none.
        if let Some(beside) = beside(file)? {
            entry.expected = beside.expected;
        }
        out.push(entry);
    }
    Ok(out)
}

/// The task definition beside a problem.
pub(super) fn beside(file: &Path) -> Result<Option<Entry>> {
    let name = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_suffix(".gz").unwrap_or(&name);
    let stem = stem.rsplit_once('.').map_or(stem, |(s, _)| s);
    for path in ["yml", "yaml"].map(|e| file.with_file_name(format!("{stem}.{e}"))) {
        if path.is_file() {
            return Ok(task::read(&path)?.into_iter().next());
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Folder, shown};
    use super::*;

    #[test]
    fn folders_are_read() {
        let horn = "(set-logic HORN)\n(set-info :status unsat)\n";
        let folder = Folder::new(
            "chc",
            &[
                ("lia/a.smt2", horn),
                ("lia/b.smt2", horn),
                (
                    "lia/b.yml",
                    "input_files: b.smt2\nproperties:\n  - property_file: ../p/check-sat.prp\n    expected_verdict: true\n",
                ),
                ("c.smt2", "(set-logic HORN)\n"),
                ("README.md", ""),
            ],
        );
        let root = folder.0.file_name().unwrap().to_string_lossy().into_owned();
        let expected = [
            format!("c.smt2 any {root} HORN - -"),
            "lia/a.smt2 false lia HORN - -".into(),
            "lia/b.smt2 true lia HORN - -".into(),
        ];
        assert_eq!(shown(&read(&folder.0).unwrap()), expected);
    }
}
