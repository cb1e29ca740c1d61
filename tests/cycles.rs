//! Files depend on each other in one direction. Between crates the compiler sees to that, within a crate it does not: so this
//! test reads the sources of each crate, finds which file uses what of which other file, and compares the groups of files that
//! use each other in a circle with a table of those that are meant to.
//!
//! What a file uses is told by the paths in its text: by `use` and in code, from `crate`, `super`, `self`, a child, or a module
//! that has a name in the file. A path that leads through another module is followed to the file that defines what is
//! named, so a re-export in a parent hides nothing. Tests do not count, nor do files of modules with children: children use what their
//! parent declares, and it names them. Deliberately absent: methods, whose files no path names, names that come by `*`, and what macros
//! make.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The files of a group, and the reason why it is natural.
type Group<'a> = (&'a [&'a str], &'a str);

/// All groups that may be. All other files depend in one direction.
const ALLOWED: &[Group<'_>] = &[
    (
        &["engine/programs/contest.rs", "engine/programs/forms.rs", "engine/programs/parts.rs"],
        "forms of a program compete, the contest looks at its parts, and a part is solved in all of its forms",
    ),
    (
        &["frontend/llvm/instr.rs", "frontend/llvm/metadata.rs"],
        "one recursive type: an operand may be metadata, and metadata may hold an operand",
    ),
    (
        &[
            "frontend/llvm/lower/calls.rs",
            "frontend/llvm/lower/dispatch.rs",
            "frontend/llvm/lower/inexact.rs",
            "frontend/llvm/lower/input.rs",
            "frontend/llvm/lower/known.rs",
            "frontend/llvm/lower/libc.rs",
            "frontend/llvm/lower/output.rs",
            "frontend/llvm/lower/outside.rs",
            "frontend/llvm/lower/reals.rs",
            "frontend/llvm/lower/strings.rs",
        ],
        "a call is lowered by the kind of its function, which makes of it what calls are made of",
    ),
    (
        &[
            "frontend/llvm/lower/jumps/locals.rs",
            "frontend/llvm/lower/jumps/repair.rs",
            "frontend/llvm/lower/jumps/rewrite.rs",
        ],
        "the rewriting of a function and its parts share small helpers that insert instructions",
    ),
    (
        &["frontend/llvm/lower/debug.rs", "frontend/llvm/lower/shapes.rs"],
        "shapes are made of debug information by the helpers of one file, whose state holds what is made of them",
    ),
    (
        &["ir/datatype.rs", "ir/op.rs", "ir/pool.rs", "ir/sort.rs"],
        "the core of terms: the pool, what it makes terms and sorts of, and the datatypes among them",
    ),
];

/// How often a name may stand for another one.
const RENAMED: usize = 8;

/// A module or what is in one, from the root of the crate.
type Name = Vec<String>;

/// The length of what stands in quotes at the start of a text.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    let end = text.bytes().skip(1).position(|b| {
        let ends = b == b'"' && !escaped;
        escaped = b == b'\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |n| n + 2)
}

/// The length of a raw string behind its letter, if that is what a text starts with.
fn raw(text: &str) -> Option<usize> {
    let marks = text.bytes().take_while(|b| *b == b'#').count();
    text[marks..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(marks));
    Some(text[marks + 1..].find(&close).map_or(text.len(), |n| marks + 1 + n + close.len()))
}

/// The length of a character, or of the mark of a lifetime, at the start of a text.
fn character(text: &str) -> usize {
    let mut rest = text.chars().skip(1);
    match rest.next() {
        Some('\\') => text.bytes().skip(3).position(|b| b == b'\'').map_or(text.len(), |n| n + 4),
        Some(c) if rest.next() == Some('\'') => c.len_utf8() + 2,
        _ => 1,
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphanumeric() || c == '_')
}

/// The words and marks of a source, without comments and strings.
fn tokens(text: &str) -> Vec<&str> {
    let (mut out, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (length, is_token) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |n| n + 2), false),
            '"' => (quoted(rest), false),
            '\'' => (character(rest), false),
            _ if word > 0 => {
                match raw(&rest[word..]).filter(|_| matches!(&rest[..word], "r" | "br" | "cr")) {
                    Some(n) => (word + n, false),
                    None => (word, true),
                }
            }
            ':' if rest.starts_with("::") => (2, true),
            c => (c.len_utf8(), !c.is_whitespace()),
        };
        if is_token {
            out.push(&rest[..length]);
        }
        rest = &rest[length..];
    }
    out
}

/// What a source says about other files.
#[derive(Debug, Default)]
struct Source {
    /// Paths of `use` with the names that they give.
    uses: Vec<(Name, String)>,
    /// Paths in code.
    paths: Vec<Name>,
    /// Modules that are declared for tests alone.
    tests: Vec<String>,
}

/// Reads a tree of `use` that starts at a token, behind `prefix`; the place behind it.
fn use_tree(tokens: &[&str], mut at: usize, prefix: &[String], out: &mut Vec<(Name, String)>) -> usize {
    let mut path = prefix.to_vec();
    let mut alias = None;
    while let Some(token) = tokens.get(at) {
        match *token {
            "{" => {
                at += 1;
                while tokens.get(at).is_some_and(|token| *token != "}") {
                    at = use_tree(tokens, at, &path, out);
                    at += usize::from(tokens.get(at) == Some(&","));
                }
                return at + 1;
            }
            "as" => {
                alias = tokens.get(at + 1).map(|name| (*name).to_owned());
                at += 1;
            }
            "," | "}" | ";" => break,
            "::" | "*" => {}
            word => path.push(word.to_owned()),
        }
        at += 1;
    }
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let name = alias.or_else(|| path.last().cloned()).unwrap_or_default();
    out.push((path, name));
    at
}

/// The place behind an item that starts at a token.
fn behind_item(tokens: &[&str], mut at: usize) -> usize {
    let mut depth = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match *token {
            "{" | "(" | "[" => depth += 1,
            // The end of what the item is in, as a field is in a struct.
            "}" | ")" | "]" if depth == 0 => return at - 1,
            "}" | ")" | "]" => {
                depth -= 1;
                // What stands in brackets or parentheses ends no item.
                if depth == 0 && *token == "}" {
                    break;
                }
            }
            ";" if depth == 0 => break,
            _ => {}
        }
    }
    at
}

impl Source {
    /// Reads a source, without what is for tests alone.
    fn read(text: &str) -> Source {
        let (tokens, mut source, mut at) = (tokens(text), Source::default(), 0);
        while let Some(token) = tokens.get(at) {
            if tokens[at..].starts_with(&["#", "[", "cfg", "(", "test", ")", "]"]) {
                let end = behind_item(&tokens, at + 7);
                let item = &tokens[at + 7..end];
                let name = item.iter().position(|token| *token == "mod").and_then(|i| item.get(i + 1));
                source
                    .tests
                    .extend(name.filter(|_| item.last() == Some(&";")).map(|name| (*name).to_owned()));
                at = end;
            } else if *token == "use" && tokens.get(at + 1) != Some(&"<") {
                at = use_tree(&tokens, at + 1, &[], &mut source.uses);
            } else if is_word(token) && !tokens[..at].last().is_some_and(|t| matches!(*t, "." | "::")) {
                let mut path = vec![(*token).to_owned()];
                while tokens.get(at + 1) == Some(&"::") && tokens.get(at + 2).is_some_and(|t| is_word(t)) {
                    path.push(tokens[at + 2].to_owned());
                    at += 2;
                }
                source.paths.extend(Some(path).filter(|path| path.len() > 1));
                at += 1;
            } else {
                at += 1;
            }
        }
        source
    }
}

/// The path from the root of the crate of what a path in a module means.
fn absolute(module: &[String], path: &[String]) -> Name {
    let ups = path.iter().take_while(|part| *part == "super").count();
    match path.first().map(String::as_str) {
        Some("crate") => path[1..].to_vec(),
        Some("self") => [module, &path[1..]].concat(),
        _ => [&module[..module.len().saturating_sub(ups)], &path[ups..]].concat(),
    }
}

/// A module: its file, and what it says about others.
struct Module {
    file: String,
    source: Source,
    /// The names in it that stand for something else.
    names: BTreeMap<String, Name>,
}

/// The modules of a crate.
struct Crate {
    modules: BTreeMap<Name, Module>,
}

impl Crate {
    /// The crate of these sources, each with its path in the folder of the crate.
    fn new(folder: &str, sources: &[(&str, &str)]) -> Crate {
        let mut modules: BTreeMap<Name, Module> = BTreeMap::new();
        for (path, text) in sources {
            let mut at: Name = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
            if at.last().is_some_and(|last| last == "mod" || last == "lib") {
                at.pop();
            }
            let source = Source::read(text);
            let mut names = BTreeMap::new();
            for (path, name) in &source.uses {
                names.entry(name.clone()).or_insert_with(|| absolute(&at, path));
            }
            modules.insert(at, Module { file: format!("{folder}/{path}"), source, names });
        }
        let child = |(of, module): (&Name, &Module)| -> Vec<Name> {
            module.source.tests.iter().map(|test| [&of[..], std::slice::from_ref(test)].concat()).collect()
        };
        let tests: Vec<Name> = modules.iter().flat_map(child).collect();
        modules.retain(|name, _| !tests.iter().any(|test| name.starts_with(test)));
        Crate { modules }
    }

    /// Whether a module has children.
    fn is_parent(&self, name: &[String]) -> bool {
        self.modules.keys().any(|other| other.len() > name.len() && other.starts_with(name))
    }

    /// The module in whose file what a path names is defined.
    fn home(&self, path: &[String], renamed: usize) -> Option<&Name> {
        let (length, (of, module)) =
            (0..=path.len()).rev().find_map(|n| Some((n, self.modules.get_key_value(&path[..n])?)))?;
        let target = path.get(length).and_then(|next| module.names.get(next)).filter(|_| renamed > 0);
        let full = target.map(|target| [target, &path[length + 1..]].concat()).filter(|full| full != path);
        full.and_then(|full| self.home(&full, renamed - 1)).or(Some(of))
    }

    /// The module that a path names, if that is what it names.
    fn module(&self, path: &[String], renamed: usize) -> Option<&Name> {
        if let Some((name, _)) = self.modules.get_key_value(path) {
            return Some(name);
        }
        let of = (0..path.len()).rev().find(|n| self.modules.contains_key(&path[..*n]))?;
        let target = self.modules[&path[..of]].names.get(&path[of]).filter(|_| renamed > 0)?;
        let full = [target, &path[of + 1..]].concat();
        if full == path { None } else { self.module(&full, renamed - 1) }
    }

    /// The path from the root of a path in the code of a module, if it begins with a module.
    fn in_code(&self, of: &Name, path: &Name) -> Option<Name> {
        if matches!(path[0].as_str(), "crate" | "super" | "self") {
            return Some(absolute(of, path));
        }
        let name = self.modules[of].names.get(&path[0]);
        let first = name.cloned().unwrap_or_else(|| [of, &path[..1]].concat());
        Some([self.module(&first, RENAMED)?, &path[1..]].concat())
    }

    /// By file, those that it uses; files of parents are left out.
    fn uses(&self) -> Graph {
        let mut graph = Graph::new();
        for (of, module) in self.modules.iter().filter(|(of, _)| !self.is_parent(of)) {
            let by_use = module.source.uses.iter().map(|(path, _)| absolute(of, path));
            let in_code = module.source.paths.iter().filter_map(|path| self.in_code(of, path));
            let homes = by_use.chain(in_code).filter_map(|path| self.home(&path, RENAMED));
            let files = homes.filter(|home| *home != of && !self.is_parent(home));
            let files = files.map(|home| self.modules[home].file.clone()).collect();
            graph.insert(module.file.clone(), files);
        }
        graph
    }
}

/// By file, those that it uses.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// The files that can be reached from one.
fn reached<'g>(graph: &'g Graph, from: &'g str) -> BTreeSet<&'g str> {
    let mut seen = BTreeSet::new();
    let mut todo: Vec<&str> = vec![from];
    while let Some(file) = todo.pop() {
        let used = graph.get(file).into_iter().flatten().map(String::as_str);
        todo.extend(used.filter(|used| seen.insert(*used)));
    }
    seen
}

/// The groups of more than one file that can be reached from each other.
fn groups(graph: &Graph) -> Vec<BTreeSet<&str>> {
    let all: BTreeMap<&str, BTreeSet<&str>> =
        graph.keys().map(|file| (file.as_str(), reached(graph, file))).collect();
    let mut found = BTreeSet::new();
    for (file, seen) in &all {
        let back = |other: &&str| all.get(other).is_some_and(|seen| seen.contains(file));
        let group: BTreeSet<&str> = seen.iter().copied().filter(back).collect();
        found.extend(Some(group).filter(|group| group.len() > 1));
    }
    found.into_iter().collect()
}

/// What is wrong with the groups of a graph: those that are not allowed, and those that are, but do not exist.
fn complaints(graph: &Graph, allowed: &[Group<'_>]) -> Vec<String> {
    let groups = groups(graph);
    let table: Vec<BTreeSet<&str>> =
        allowed.iter().map(|(files, _)| files.iter().copied().collect()).collect();
    let circle = |group: &BTreeSet<&str>| {
        let within = |file: &&str| {
            let used = graph[*file].iter().filter(|used| group.contains(used.as_str()));
            format!("\n    {file} uses {}", used.cloned().collect::<Vec<_>>().join(", "))
        };
        let edges: String = group.iter().map(within).collect();
        format!("these files use each other in a circle, which the table does not allow:{edges}")
    };
    let new = groups.iter().filter(|group| !table.contains(group)).map(circle);
    let gone = table.iter().filter(|group| !groups.contains(group)).map(|group| {
        let files: Vec<&str> = group.iter().copied().collect();
        format!("the table allows a circle that is none any more, or has other files: {}", files.join(", "))
    });
    new.chain(gone).collect()
}

/// The sources in a folder, with their paths there.
fn sources(folder: &Path, inside: &str, out: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder.join(inside)).expect("src is readable") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("names are plain");
        let path = if inside.is_empty() { name } else { format!("{inside}/{name}") };
        if entry.path().is_dir() {
            sources(folder, &path, out);
        } else if path.ends_with(".rs") {
            out.push((path, fs::read_to_string(entry.path()).expect("a source is readable")));
        }
    }
}

#[test]
fn files_depend_in_one_direction() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut graph = Graph::new();
    for entry in fs::read_dir(&root).expect("src is readable") {
        let folder = entry.expect("an entry").path();
        if folder.is_dir() {
            let mut found = Vec::new();
            sources(&folder, "", &mut found);
            let texts: Vec<(&str, &str)> = found.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
            let name = folder.file_name().expect("a name").to_string_lossy();
            graph.extend(Crate::new(&name, &texts).uses());
        }
    }
    assert!(graph.len() > 500, "the sources were found");
    assert!(graph.values().map(BTreeSet::len).sum::<usize>() > graph.len(), "and what they use");
    let all = complaints(&graph, ALLOWED);
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// The files of the only group of some sources, by commas.
fn group(sources: &[(&str, &str)]) -> String {
    let graph = Crate::new("x", sources).uses();
    let groups = groups(&graph);
    assert!(groups.len() <= 1, "{groups:?}");
    groups.first().map_or_else(String::new, |group| group.iter().copied().collect::<Vec<_>>().join(","))
}

#[test]
fn circles_are_found() {
    let parent = ("m/mod.rs", "mod a;\nmod b;\npub use a::A;\npub(crate) use b as other;\n");
    let both = "x/m/a.rs,x/m/b.rs";
    let table = [
        ("use super::{b, a::A};", "use super::{a::{self, A as Z}, b};", both),
        ("use super::b::{B, C};", "use crate::m::A;", both),
        ("use super::b::B;", "fn f() -> super::A { }", both),
        ("fn f() { crate::m::b::g() }", "use super::a;", both),
        ("use super::other;", "use crate::m::{self, a};", both),
        ("use crate::m;\nfn f() { m::b::g() }", "use super::a::A;", both),
        ("use super::b::B;", "", ""),
        ("use super::b::B;", "// use super::a::A;\n/* super::a::A */ const T: &str = \"super::a::A\";", ""),
        ("use super::b::B;", "const C: char = '\"';\nconst R: &str = r#\" \" super::a::A \"#;", ""),
        ("use super::b::B;", "#[cfg(test)]\nmod tests {\n    use super::super::a::A;\n}", ""),
        ("use super::b::B;", "#[cfg(test)]\nuse super::a::{A, C};", ""),
        ("use super::b::B;", "struct B {\n    #[cfg(test)]\n    c: u8,\n}\nfn f(a: super::a::A) {}", both),
        ("use super::b::B;", "use super::super::m;\nuse std::fmt;\nfn f<'a>(x: &'a a::A) {}", ""),
    ];
    for (a, b, expected) in table {
        let found = group(&[("mod.rs", "mod m;"), parent, ("m/a.rs", a), ("m/b.rs", b)]);
        assert_eq!(found, expected, "{a}\n{b}");
    }
    let three = [
        ("mod.rs", "mod a; mod b; mod c; #[cfg(test)] mod d;"),
        ("a.rs", "use crate::b::B;"),
        ("b.rs", "use crate::c::C;"),
        ("c.rs", "use crate::a::A;"),
        ("d.rs", "use crate::e::E;"),
        ("e.rs", "use crate::d::D;"),
    ];
    assert_eq!(group(&three), "x/a.rs,x/b.rs,x/c.rs");
    assert_eq!(group(&three[..3]), "");
}

#[test]
fn the_table_is_compared() {
    let graph =
        Crate::new("x", &[("mod.rs", ""), ("a.rs", "use crate::b::B;"), ("b.rs", "use crate::a;")]).uses();
    let cases: [(&[Group<'_>], &str); 4] = [
        (&[(&["x/a.rs", "x/b.rs"], "")], ""),
        (&[], "x/a.rs uses x/b.rs"),
        (&[(&["x/a.rs", "x/b.rs"], ""), (&["x/c.rs", "x/d.rs"], "")], "none any more"),
        (&[(&["x/a.rs", "x/b.rs", "x/c.rs"], "")], "x/b.rs uses x/a.rs"),
    ];
    for (allowed, expected) in cases {
        let found = complaints(&graph, allowed).join("\n");
        assert!(found.contains(expected) && found.is_empty() == expected.is_empty(), "{found}");
    }
    assert!(ALLOWED.iter().all(|(_, reason)| !reason.is_empty()));
}
