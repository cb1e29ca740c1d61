//! Tables: a row for each problem, with at least the columns `file` (relative to the table) and `expected`. `family`, `kind` (or
//! `logic_or_kind`, `logic`), `property` and `data_model` mean what they say; commands may use every column.

use super::Entry;
use crate::{Error, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Reads a table of problems.
///
/// # Errors
/// If it cannot be read, or a row does not have what it must.
pub fn read(path: &Path) -> Result<Vec<Entry>> {
    let text = fs::read_to_string(path).map_err(Error::io(path))?;
    let root = path.parent().unwrap_or(Path::new(""));
    parse(&text, root).map_err(|message| Error::malformed(path, message))
}

/// Labels by file name, for problems that say nothing themselves: columns `file`, `benchmark` or `name`, and `expected`, `status` or
/// `result`.
///
/// # Errors
/// If the table cannot be read or has no such columns.
pub fn labels(path: &Path) -> Result<BTreeMap<String, String>> {
    let text = fs::read_to_string(path).map_err(Error::io(path))?;
    let mut out = BTreeMap::new();
    for row in table(&text).map_err(|m| Error::malformed(path, m))? {
        let first = |names: &[&str]| names.iter().find_map(|n| row.get(*n)).cloned();
        let name = first(&["file", "benchmark", "name", "model"]);
        let label = first(&["expected", "status", "result"]);
        let (Some(name), Some(label)) = (name, label) else {
            return Err(Error::malformed(path, "it needs the columns `file` and `expected`"));
        };
        out.insert(name, label);
    }
    Ok(out)
}

fn parse(text: &str, root: &Path) -> Result<Vec<Entry>, String> {
    let mut out = Vec::new();
    for (i, row) in table(text)?.into_iter().enumerate() {
        let get = |names: &[&str]| names.iter().find_map(|n| row.get(*n)).filter(|v| !v.is_empty()).cloned();
        let Some(file) = get(&["file"]) else { return Err(format!("row {}: no `file`", i + 2)) };
        let Some(expected) = row.get("expected") else { return Err("there is no column `expected`".into()) };
        let mut entry = Entry::new(root, &root.join(&file));
        entry.name = file;
        entry.expected = expected.parse().map_err(|e| format!("row {}: {e}", i + 2))?;
        entry.family = get(&["family"]).unwrap_or(entry.family);
        entry.kind = get(&["kind", "logic_or_kind", "logic"]).unwrap_or_default();
        entry.property = get(&["property"]);
        entry.data_model = get(&["data_model"]);
        entry.columns = row;
        entry.columns.remove("file");
        out.push(entry);
    }
    Ok(out)
}

/// The rows of a table by the names in its first row.
fn table(text: &str) -> Result<Vec<BTreeMap<String, String>>, String> {
    let mut records = records(text)?.into_iter();
    let header = records.next().ok_or("it is empty")?;
    let row = |(i, record): (usize, Vec<String>)| {
        if record.len() > header.len() {
            return Err(format!("row {}: {} values for {} columns", i + 2, record.len(), header.len()));
        }
        Ok(header.iter().map(|h| h.trim().to_owned()).zip(record).collect())
    };
    records.enumerate().map(row).collect()
}

/// The records of RFC 4180. Empty lines are no records.
fn records(text: &str) -> Result<Vec<Vec<String>>, String> {
    let mut out: Vec<Vec<String>> = Vec::new();
    let (mut record, mut value) = (Vec::new(), String::new());
    let mut quoted = false;
    let mut chars = text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.next_if_eq(&'"').is_some() => value.push('"'),
            '"' if quoted || value.is_empty() => quoted = !quoted,
            ',' if !quoted => record.push(std::mem::take(&mut value)),
            '\r' if !quoted && chars.peek() == Some(&'\n') => {}
            '\n' if !quoted => {
                record.push(std::mem::take(&mut value));
                out.push(std::mem::take(&mut record));
            }
            c => value.push(c),
        }
    }
    if quoted {
        return Err("a quote is not closed".into());
    }
    if !value.is_empty() || !record.is_empty() {
        record.push(value);
        out.push(record);
    }
    out.retain(|r| r.len() > 1 || r.first().is_some_and(|v| !v.trim().is_empty()));
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn tables_are_read() {
        let text = "file,expected,family,logic_or_kind,args\r\n\
                    a.c,safe,\"integers, control\",unreach-call,-m32\r\n\
                    b.smt2,sat;unsat,x,LIA,\n\
                    \n\
                    c.smt2,,\"say \"\"x\"\"\",";
        let entries = parse(text, Path::new("/r")).unwrap();
        let expected = [
            "a.c true integers, control unreach-call - -",
            "b.smt2 true;false x LIA - -",
            "c.smt2 any say \"x\"  - -",
        ];
        assert_eq!(shown(&entries), expected);
        assert_eq!(entries[0].columns["args"], "-m32");
        assert_eq!(entries[1].file, Path::new("/r/b.smt2"));
    }

    #[test]
    fn bad_tables_are_refused() {
        for text in [
            "",
            "file\na.c\n",
            "expected\nsafe\n",
            "file,expected\na.c,perhaps\n",
            "file,expected\n\"a",
            "file,expected\na,safe,c\n",
        ] {
            assert!(parse(text, Path::new("/")).is_err(), "{text}");
        }
    }
}
