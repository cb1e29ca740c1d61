//! Problems by name, pattern or folder, which say themselves what is expected: see [`super::status`].

use super::{Entry, status};
use crate::{Result, glob};
use std::path::Path;

/// What is no problem though it lies among them.
const OTHERS: &[&str] =
    &["yml", "yaml", "set", "prp", "csv", "md", "txt", "json", "jsonl", "html", "h", "sh", "toml"];

/// The problems that a pattern or the name of a file or folder stands for.
///
/// # Errors
/// If one of them cannot be read.
pub fn read(base: &Path, pattern: &str) -> Result<Vec<Entry>> {
    let folder = base.join(pattern);
    let (root, found) = if folder.is_dir() {
        let all = glob::walk(&folder, usize::MAX);
        (folder, all.into_iter().filter(|f| !OTHERS.contains(&super::ending(f).as_str())).collect())
    } else {
        // Names are relative to the folder before the first pattern.
        let fixed: Vec<&str> = pattern.split('/').take_while(|p| !glob::is_pattern(p)).collect();
        let whole = fixed.len() == pattern.split('/').count();
        let root = base.join(fixed[..fixed.len() - usize::from(whole)].join("/"));
        let root = if pattern.starts_with('/') { Path::new("/").join(root) } else { root };
        (root, glob::files(base, pattern))
    };
    found.iter().map(|file| entry(&root, file)).collect()
}

/// One problem, with what it says about itself.
///
/// # Errors
/// If it cannot be read.
pub fn entry(root: &Path, file: &Path) -> Result<Entry> {
    let mut entry = Entry::new(root, file);
    let said = status::of(file)?;
    entry.expected = said.expected;
    entry.kind = said.kind;
    entry.property = said.property;
    Ok(entry)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Folder, shown};
    use super::*;

    #[test]
    fn patterns_are_read() {
        let folder = Folder::new(
            "files",
            &[
                ("p/a_safe.c", "/* expect: safe; property: no-overflow */\nint main(void) {}\n"),
                ("p/q/b.smt2", "(set-logic QF_BV)\n(set-info :status sat)\n(check-sat)\n"),
                ("p/notes.md", ""),
            ],
        );
        let table: &[(&str, &[&str])] = &[
            ("p", &["a_safe.c true p no-overflow no-overflow -", "q/b.smt2 true q QF_BV - -"]),
            ("p/*.c", &["a_safe.c true p no-overflow no-overflow -"]),
            ("p/**/*.smt2", &["q/b.smt2 true q QF_BV - -"]),
            ("p/q/b.smt2", &["b.smt2 true q QF_BV - -"]),
            ("p/*.vmt", &[]),
        ];
        for (pattern, expected) in table {
            assert_eq!(&shown(&read(&folder.0, pattern).unwrap()), expected, "{pattern}");
            let absolute = folder.0.join(pattern);
            let elsewhere = read(Path::new("/"), &absolute.to_string_lossy()).unwrap();
            assert_eq!(&shown(&elsewhere), expected, "{pattern}");
        }
    }
}
