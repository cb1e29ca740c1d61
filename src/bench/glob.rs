//! Patterns with `*`, `**`, `?` and `[...]`: for texts, and for paths, where `*` and `?` stop at `/`.

use std::fs;
use std::path::{Path, PathBuf};

/// Whether a whole text matches; `*` is any text.
pub fn matches(pattern: &str, text: &str) -> bool {
    let (pattern, text): (Vec<char>, Vec<char>) = (pattern.chars().collect(), text.chars().collect());
    match_from(&pattern, &text, false)
}

/// Whether a whole relative path matches; `*` and `?` are within a name, `**` is any number of folders.
pub fn matches_path(pattern: &str, path: &str) -> bool {
    let (pattern, text): (Vec<char>, Vec<char>) = (pattern.chars().collect(), path.chars().collect());
    match_from(&pattern, &text, true)
}

/// Backtracks to the last star alone within a name, and to all `**` of a path.
fn match_from(pattern: &[char], text: &[char], path: bool) -> bool {
    let (mut p, mut t) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    loop {
        match pattern.get(p) {
            Some('*') if path && pattern.get(p + 1) == Some(&'*') => {
                let rest = if pattern.get(p + 2) == Some(&'/') { p + 3 } else { p + 2 };
                return (t..=text.len())
                    .filter(|&at| rest == p + 2 || at == t || text[at - 1] == '/')
                    .any(|at| match_from(&pattern[rest..], &text[at..], path));
            }
            Some('*') => {
                star = Some((p + 1, t));
                p += 1;
                continue;
            }
            Some(&c) if t < text.len() => {
                let (fits, next) = one(pattern, p, c, text[t], path);
                if fits {
                    (p, t) = (next, t + 1);
                    continue;
                }
            }
            None if t == text.len() => return true,
            _ => {}
        }
        let Some((after, from)) = star else { return false };
        if from >= text.len() || (path && text[from] == '/') {
            return false;
        }
        star = Some((after, from + 1));
        (p, t) = (after, from + 1);
    }
}

/// Whether one character fits the pattern at `p`, and where the pattern goes on.
fn one(pattern: &[char], p: usize, c: char, text: char, path: bool) -> (bool, usize) {
    let end = pattern[p + 1..].iter().skip(1).position(|&x| x == ']').map(|i| p + 2 + i);
    match (c, end) {
        ('?', _) => (!path || text != '/', p + 1),
        ('[', Some(end)) => {
            let set = &pattern[p + 1..end];
            let (not, set) = match set.first() {
                Some('!' | '^') => (true, &set[1..]),
                _ => (false, set),
            };
            let mut inside = false;
            let mut i = 0;
            while i < set.len() {
                let range = i + 2 < set.len() && set[i + 1] == '-';
                inside |= if range { (set[i]..=set[i + 2]).contains(&text) } else { set[i] == text };
                i += if range { 3 } else { 1 };
            }
            (inside != not, end + 1)
        }
        _ => (c == text, p + 1),
    }
}

/// Whether a text is a pattern rather than a name.
pub fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '['])
}

/// The files that a pattern names, relative to `root` unless it is absolute, in order of their paths.
pub fn files(root: &Path, pattern: &str) -> Vec<PathBuf> {
    let full = root.join(pattern);
    if !is_pattern(pattern) {
        return if full.is_file() { vec![full] } else { Vec::new() };
    }
    // The folder before the first pattern; what is below it is walked.
    let mut base = PathBuf::new();
    let mut parts = full.components().peekable();
    while let Some(part) = parts.next_if(|p| !is_pattern(&p.as_os_str().to_string_lossy())) {
        base.push(part);
    }
    let rest = parts.map(|p| p.as_os_str().to_string_lossy().into_owned()).collect::<Vec<_>>().join("/");
    let deep = rest.contains("**");
    let depth = rest.matches('/').count();
    let found = walk(&base, if deep { usize::MAX } else { depth });
    found
        .into_iter()
        .filter(|f| f.strip_prefix(&base).is_ok_and(|r| matches_path(&rest, &r.to_string_lossy())))
        .collect()
}

/// All files below a folder, in order of their paths, at most `depth` folders down. Hidden ones are left out.
pub fn walk(folder: &Path, depth: usize) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|e| e.ok().map(|e| e.path())).collect();
    entries.sort();
    let mut out = Vec::new();
    for path in entries {
        if path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.')) {
            continue;
        }
        if path.is_dir() {
            if depth > 0 {
                out.extend(walk(&path, depth - 1));
            }
        } else {
            out.push(path);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_match() {
        let table = [
            ("*", "", true),
            ("*", "a/b", true),
            ("a*c", "abc", true),
            ("a*c", "abcd", false),
            ("*ab*ab", "abxabab", true),
            ("false(*)", "false(valid-deref)", true),
            ("?at", "sat", true),
            ("[a-cx]1", "b1", true),
            ("[!a-c]1", "b1", false),
            ("[]]", "]", true),
            ("[", "[", true),
        ];
        for (pattern, text, expected) in table {
            assert_eq!(matches(pattern, text), expected, "{pattern} {text}");
        }
    }

    #[test]
    fn paths_match() {
        let table = [
            ("*.c", "a.c", true),
            ("*.c", "d/a.c", false),
            ("**/*.c", "a.c", true),
            ("**/*.c", "d/e/a.c", true),
            ("d/**", "d/e/a.c", true),
            ("d/**/a.c", "d/xa.c", false),
            ("loops/*_true.c", "loops/x_true.c", true),
            ("lo?p*/x", "loops/x", true),
        ];
        for (pattern, path, expected) in table {
            assert_eq!(matches_path(pattern, path), expected, "{pattern} {path}");
        }
    }
}
