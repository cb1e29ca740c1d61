//! Folders of the hardware model checking competition: BTOR2 and AIGER systems. They carry no verdicts of the competition, so their family is their
//! folder and what is expected comes from a table of labels, from a task definition beside them, from a comment `expect:`, or from nobody.

use super::{Entry, chc, ending, status};
use crate::{Result, glob};
use std::path::Path;

/// The endings of systems.
pub const ENDINGS: &[&str] = &["btor2", "btor", "aig", "aag"];

/// The systems below a folder.
///
/// # Errors
/// If a task definition cannot be read.
pub fn read(path: &Path) -> Result<Vec<Entry>> {
    let mut out = Vec::new();
    for file in glob::walk(path, usize::MAX).iter().filter(|f| ENDINGS.contains(&ending(f).as_str())) {
        let mut entry = Entry::new(path, file);
        // The first folders of the competition say what systems are made of.
        let kinds = ["array", "bv", "aig"];
        let parts = entry.name.split('/').find(|p| kinds.contains(p));
        entry.kind = parts.map_or_else(|| ending(file), str::to_owned);
        entry.expected = status::of(file)?.expected;
        if let Some(beside) = chc::beside(file)? {
            entry.expected = beside.expected;
        }
        out.push(entry);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Folder, shown};
    use super::*;

    #[test]
    fn folders_are_read() {
        let folder = Folder::new(
            "hwmcc",
            &[
                ("bv/goel/x/a.btor2", ""),
                ("array/b.btor", ""),
                ("z/c.aig", ""),
                ("z/c.yml", "input_files: c.aig\nproperties:\n  - expected_verdict: false\n"),
                ("z/notes.txt", ""),
            ],
        );
        let expected = [
            "array/b.btor any array array - -",
            "bv/goel/x/a.btor2 any bv/goel/x bv - -",
            "z/c.aig false z aig - -",
        ];
        assert_eq!(shown(&read(&folder.0).unwrap()), expected);
    }
}
