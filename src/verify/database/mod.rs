//! Compilation databases: how each file of a project is compiled.
//!
//! Source: "JSON Compilation Database Format Specification" of Clang. `arguments` are taken as they are; a `command` is split at spaces, where
//! double quotes and backslashes quote as in a shell, and single quotes too, as Clang's own tools read it. Of several entries for one file the
//! first counts. Which flags matter says `flags`, which files a program needs `closure`.
//!
//! Deliberately absent: response files (`@file`), shells behind a `command`.

pub mod closure;
mod flags;
mod toplevel;

use eufonium_base::{InputError, Span};
use serde_json::Value;
use std::collections::HashSet;
use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};

/// How one file is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The folder where its compiler runs.
    pub directory: PathBuf,
    /// The file, as an absolute path.
    pub file: PathBuf,
    /// The flags that say what its text means.
    pub flags: Vec<OsString>,
}

/// The entries of a database, one for each file.
#[derive(Clone, Debug, Default)]
pub struct Database {
    /// In the order of the text.
    pub units: Vec<Unit>,
}

impl Database {
    /// Reads a database; folders that are not absolute are relative to `home`.
    ///
    /// # Errors
    /// The text is no JSON, or an entry lacks what it needs.
    pub fn parse(text: &str, home: &Path) -> Result<Database, InputError> {
        let malformed = |message: String| InputError::malformed(Span::default(), message);
        let json: Value = serde_json::from_str(text).map_err(|error| {
            let place = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            let span = Span { line: place(error.line()), column: place(error.column()) };
            InputError::malformed(span, format!("no JSON: {error}"))
        })?;
        let Value::Array(entries) = json else {
            return Err(malformed("a compilation database is a list of entries".into()));
        };
        let mut database = Database::default();
        // Paths as they are written and as they are; each is looked up once.
        let mut seen = HashSet::new();
        for (number, entry) in entries.iter().enumerate() {
            let unit =
                unit(entry, home).map_err(|what| malformed(format!("entry {}: {what}", number + 1)))?;
            let real = unit.file.canonicalize().ok().filter(|real| *real != unit.file);
            let is_known = [Some(&unit.file), real.as_ref()].into_iter().flatten().any(|p| seen.contains(p));
            seen.extend(real);
            seen.insert(unit.file.clone());
            if !is_known {
                database.units.push(unit);
            }
        }
        Ok(database)
    }

    /// The entry of a file, links followed.
    pub fn of(&self, file: &Path) -> Option<usize> {
        let plain = self.units.iter().position(|unit| unit.file == file);
        plain.or_else(|| {
            let real = file.canonicalize().ok()?;
            self.units.iter().position(|unit| unit.file.canonicalize().is_ok_and(|other| other == real))
        })
    }
}

/// One entry.
fn unit(entry: &Value, home: &Path) -> Result<Unit, String> {
    let text = |name: &str| {
        let value = entry.get(name).ok_or_else(|| format!("`{name}` is missing"))?;
        value.as_str().ok_or_else(|| format!("`{name}` is no string"))
    };
    let directory = plain(&home.join(text("directory")?));
    let file = plain(&directory.join(text("file")?));
    let arguments = match (entry.get("arguments"), entry.get("command")) {
        (Some(Value::Array(list)), _) => {
            let word = |value: &Value| value.as_str().map(str::to_owned);
            list.iter().map(word).collect::<Option<Vec<_>>>().ok_or("`arguments` has what is no string")?
        }
        (None, Some(Value::String(command))) => split(command)?,
        (Some(_), _) => return Err("`arguments` is no list".into()),
        (_, Some(_)) => return Err("`command` is no string".into()),
        (None, None) => return Err("neither `arguments` nor `command`".into()),
    };
    let flags = flags::kept(&arguments, &directory);
    Ok(Unit { directory, file, flags })
}

/// A path without `.` and `..`, as far as its text says; links stay.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if out.file_name().is_some() => drop(out.pop()),
            other => out.push(other),
        }
    }
    out
}

/// The words of a command.
fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = vec![];
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = command.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some('\''), '\'') | (Some('"'), '"') => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => {
                let next = chars.next().ok_or("`command` ends with a backslash")?;
                // Within double quotes a shell keeps a backslash that quotes nothing.
                let keeps = quote.is_some() && !matches!(next, '"' | '\\' | '$' | '`');
                let word = word.get_or_insert_default();
                word.extend(keeps.then_some('\\').into_iter().chain([next]));
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err("a quote of `command` has no end".into());
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split() {
        let cases: &[(&str, &[&str])] = &[
            ("clang -c a.c", &["clang", "-c", "a.c"]),
            ("  cc\t-DX=1   a.c ", &["cc", "-DX=1", "a.c"]),
            (r#"cc "-DNAME=\"a b\"" a.c"#, &["cc", "-DNAME=\"a b\"", "a.c"]),
            (r#"cc -DNAME=\"x\" a\ b.c"#, &["cc", "-DNAME=\"x\"", "a b.c"]),
            (r#"cc '-DNAME="x y"' a.c"#, &["cc", "-DNAME=\"x y\"", "a.c"]),
            (r#"cc "C:\dir\a.c""#, &["cc", r"C:\dir\a.c"]),
            (r#"cc "" -I"in c"/x"#, &["cc", "", "-Iin c/x"]),
            (r#"cc "a\\b" '\n'"#, &["cc", r"a\b", r"\n"]),
            ("", &[]),
        ];
        for (command, expected) in cases {
            assert_eq!(split(command).expect(command), *expected, "{command}");
        }
        for command in ["cc \"a.c", "cc 'a.c", "cc a.c\\"] {
            assert!(split(command).is_err(), "{command}");
        }
    }

    #[test]
    fn entries() {
        let text = r#"[
            {"directory": "/p/build", "file": "../src/a.c", "arguments": ["cc", "-c", "-DA", "../src/a.c", "-o", "a.o"]},
            {"directory": "sub", "file": "b.c", "command": "gcc -I../inc -c b.c", "output": "b.o"},
            {"directory": "/p/build", "file": "/p/src/./a.c", "arguments": ["cc", "-DB", "../src/a.c"]}
        ]"#;
        let database = Database::parse(text, Path::new("/home")).expect("a database");
        let [a, b] = &database.units[..] else { panic!("{database:?}") };
        assert_eq!(
            (a.directory.as_path(), a.file.as_path()),
            (Path::new("/p/build"), Path::new("/p/src/a.c"))
        );
        assert_eq!(a.flags, ["-DA"]);
        assert_eq!(
            (b.directory.as_path(), b.file.as_path()),
            (Path::new("/home/sub"), Path::new("/home/sub/b.c"))
        );
        assert_eq!(b.flags, ["-I/home/inc"]);
        assert_eq!(database.of(Path::new("/home/sub/b.c")), Some(1));
        assert_eq!(database.of(Path::new("/home/sub/c.c")), None);
    }

    #[test]
    fn what_is_no_database() {
        let cases = [
            ("[", "1:1: no JSON"),
            ("{}", "is a list"),
            ("[3]", "entry 1: `directory` is missing"),
            (r#"[{"directory": "/", "file": 3}]"#, "`file` is no string"),
            (r#"[{"directory": "/", "file": "a.c"}]"#, "neither `arguments` nor `command`"),
            (r#"[{"directory": "/", "file": "a.c", "arguments": "cc a.c"}]"#, "`arguments` is no list"),
            (r#"[{"directory": "/", "file": "a.c", "arguments": [1]}]"#, "what is no string"),
            (r#"[{"directory": "/", "file": "a.c", "command": "cc 'a.c"}]"#, "has no end"),
        ];
        for (text, expected) in cases {
            let error = Database::parse(text, Path::new("/")).expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
