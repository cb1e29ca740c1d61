//! `eufonium.toml`: the targets of a project.
//!
//! ```toml
//! [defaults]
//! properties = ["unreach-call", "no-overflow"]
//! timeout = "60s"
//!
//! [[target]]
//! name = "lock"
//! files = ["src/lock.c", "src/queue.c"]
//! entries = ["test_lock", "test_queue"]
//! options = ["--arith", "bv"]
//! ```
//!
//! What a target does not say, the defaults say; lists of options, folders and macros are appended to those of the defaults. Every complaint
//! has its place in the file.

use super::super::args::Cli;
use clap::Parser;
use eufonium_base::{InputError, Span};
use eufonium_frontend::property::PropertySpec;
use serde::Deserialize;
use std::ffi::OsString;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;

/// The name of the file.
pub const NAME: &str = "eufonium.toml";

/// The file as it is written. Which keys a table has is looked at before.
#[derive(Debug, Deserialize)]
struct File {
    #[serde(default)]
    defaults: Written,
    #[serde(default)]
    target: Vec<Spanned<Written>>,
}

/// A target, or what targets have in common.
#[derive(Debug, Default, Deserialize)]
struct Written {
    name: Option<Spanned<String>>,
    #[serde(default)]
    files: Vec<Spanned<String>>,
    properties: Option<Vec<Spanned<String>>>,
    entries: Option<Vec<Spanned<String>>>,
    #[serde(default)]
    options: Vec<Spanned<String>>,
    #[serde(default)]
    include: Vec<Spanned<String>>,
    #[serde(default)]
    define: Vec<Spanned<String>>,
    compile_commands: Option<Spanned<String>>,
    timeout: Option<Spanned<String>>,
    memory: Option<Spanned<String>>,
    rlimit: Option<Spanned<u64>>,
}

/// One run: a target with one of its entry functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The name of the target, with the entry function if there are several.
    pub name: String,
    /// The arguments of `verify`, behind which the files stand.
    pub arguments: Vec<OsString>,
    /// The files, relative to the folder of the project.
    pub files: Vec<String>,
}

/// The targets of a project in this folder.
///
/// # Errors
/// If the text is not what it should be, with the place.
pub fn read(text: &str, folder: &Path) -> Result<Vec<Target>, InputError> {
    let wrong =
        |range: Range<usize>, message: String| InputError::malformed(place(text, range.start), message);
    known_keys(text)?;
    let file: File = toml::from_str(text)
        .map_err(|error| wrong(error.span().unwrap_or(0..0), error.message().trim().to_owned()))?;
    if file.target.is_empty() {
        return Err(wrong(0..0, "there is no [[target]]".into()));
    }
    let mut targets: Vec<Target> = vec![];
    let mut names: Vec<&str> = vec![];
    for written in &file.target {
        let target = written.get_ref();
        let Some(name_at) = &target.name else {
            return Err(wrong(written.span(), "the target has no name".into()));
        };
        let name = name_at.get_ref();
        if names.contains(&name.as_str()) {
            return Err(wrong(name_at.span(), format!("there are two targets `{name}`")));
        }
        names.push(name);
        let runs = Reader { name, defaults: &file.defaults, target, folder }.runs();
        targets.extend(runs.map_err(|(range, message)| wrong(range.unwrap_or(written.span()), message))?);
    }
    Ok(targets)
}

/// The keys of all tables, since flattened tables accept any.
fn known_keys(text: &str) -> Result<(), InputError> {
    const COMMON: &[&str] = &[
        "properties",
        "entries",
        "options",
        "include",
        "define",
        "compile_commands",
        "timeout",
        "memory",
        "rlimit",
    ];
    let Ok(table) = toml::de::DeTable::parse(text) else { return Ok(()) };
    let check = |table: &toml::de::DeTable<'_>, known: &[&[&str]], of: &str| {
        for key in table.keys() {
            let name: &str = key.get_ref();
            if !known.iter().any(|names| names.contains(&name)) {
                let all: Vec<String> =
                    known.iter().flat_map(|n| n.iter()).map(|n| format!("`{n}`")).collect();
                let message = format!("{of} has no key `{name}`; there are {}", all.join(", "));
                return Err(InputError::malformed(place(text, key.span().start), message));
            }
        }
        Ok(())
    };
    let table = table.get_ref();
    check(table, &[&["defaults", "target"]], "the file")?;
    if let Some(defaults) = table.get("defaults").and_then(|v| v.get_ref().as_table()) {
        check(defaults, &[COMMON], "[defaults]")?;
    }
    let targets = table.get("target").and_then(|v| v.get_ref().as_array());
    for target in targets.into_iter().flatten().filter_map(|v| v.get_ref().as_table()) {
        check(target, &[&["name", "files"], COMMON], "[[target]]")?;
    }
    Ok(())
}

/// Where a byte of the text stands.
fn place(text: &str, at: usize) -> Span {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) as u32 + 1;
    Span { line, column }
}

/// A complaint with the bytes that it is about; without them it is about the target.
type Wrong = (Option<Range<usize>>, String);

struct Reader<'a> {
    name: &'a str,
    defaults: &'a Written,
    target: &'a Written,
    folder: &'a Path,
}

impl Reader<'_> {
    /// A run for each entry function.
    fn runs(&self) -> Result<Vec<Target>, Wrong> {
        let (defaults, own, target) = (self.defaults, self.target, self.target);
        if target.files.is_empty() && own.compile_commands.is_none() && defaults.compile_commands.is_none() {
            return Err((None, format!("the target `{}` has no files", self.name)));
        }
        for file in &target.files {
            self.must_exist(file)?;
        }
        let mut arguments = vec![];
        for path in own.compile_commands.iter().chain(&defaults.compile_commands).take(1) {
            self.must_exist(path)?;
            arguments.extend(["--compile-commands".into(), path.get_ref().into()]);
        }
        self.properties(&mut arguments)?;
        for folder in defaults.include.iter().chain(&own.include) {
            arguments.extend(["-I".into(), folder.get_ref().into()]);
        }
        for define in defaults.define.iter().chain(&own.define) {
            arguments.extend(["-D".into(), define.get_ref().into()]);
        }
        self.limits(&mut arguments)?;
        let options: Vec<&Spanned<String>> = defaults.options.iter().chain(&own.options).collect();
        if let (Some(first), Some(last)) = (options.first(), options.last()) {
            let words: Vec<OsString> = options.iter().map(|option| option.get_ref().into()).collect();
            // Defaults may stand behind the target.
            let span = if first.span().start <= last.span().end {
                first.span().start..last.span().end
            } else {
                last.span()
            };
            parses(&words).map_err(|what| (Some(span), what))?;
            arguments.extend(words);
        }
        let none = vec![];
        let entries = own.entries.as_ref().or(defaults.entries.as_ref()).unwrap_or(&none);
        let run = |name: String, entry: Option<&str>| {
            let entry = entry.into_iter().flat_map(|entry| [OsString::from("--entry"), entry.into()]);
            let files = target.files.iter().map(|file| file.get_ref().clone()).collect();
            Target { name, arguments: arguments.iter().cloned().chain(entry).collect(), files }
        };
        let name = self.name.to_owned();
        Ok(match entries.as_slice() {
            [] => vec![run(name, None)],
            [entry] => vec![run(name, Some(entry.get_ref()))],
            all => all
                .iter()
                .map(|entry| run(format!("{name}:{}", entry.get_ref()), Some(entry.get_ref())))
                .collect(),
        })
    }

    fn must_exist(&self, path: &Spanned<String>) -> Result<(), Wrong> {
        match self.folder.join(path.get_ref()).exists() {
            true => Ok(()),
            false => Err((Some(path.span()), format!("there is no file `{}`", path.get_ref()))),
        }
    }

    fn properties(&self, arguments: &mut Vec<OsString>) -> Result<(), Wrong> {
        let Some(properties) = self.target.properties.as_ref().or(self.defaults.properties.as_ref()) else {
            return Ok(());
        };
        for property in properties {
            let name = property.get_ref();
            let is_file = self.folder.join(name).is_file();
            if is_file && properties.len() > 1 {
                return Err((Some(property.span()), "a property file stands alone".into()));
            }
            // Of transition systems properties are named by the problem.
            let is_program = self.target.files.iter().all(|file| is_program(file.get_ref()));
            if is_program && !is_file {
                PropertySpec::from_names(name).map_err(|error| (Some(property.span()), error.message))?;
            }
        }
        let names: Vec<&str> = properties.iter().map(|p| p.get_ref().as_str()).collect();
        if !names.is_empty() {
            arguments.push(format!("--property={}", names.join(",")).into());
        }
        Ok(())
    }

    fn limits(&self, arguments: &mut Vec<OsString>) -> Result<(), Wrong> {
        let (own, defaults) = (self.target, self.defaults);
        let timeout = own.timeout.as_ref().or(defaults.timeout.as_ref()).map(|v| ("--timeout", v));
        let memory = own.memory.as_ref().or(defaults.memory.as_ref()).map(|v| ("--memory", v));
        for (option, value) in timeout.into_iter().chain(memory) {
            let words = [OsString::from(option), value.get_ref().into()];
            parses(&words).map_err(|what| (Some(value.span()), what))?;
            arguments.extend(words);
        }
        if let Some(work) = own.rlimit.as_ref().or(defaults.rlimit.as_ref()) {
            arguments.extend(["--rlimit".into(), work.get_ref().to_string().into()]);
        }
        Ok(())
    }
}

/// Whether the name of a file says that it is a program.
fn is_program(file: &str) -> bool {
    let end = file.strip_suffix(".gz").unwrap_or(file).rsplit('.').next().unwrap_or_default();
    ["c", "i", "cpp", "cc", "cxx", "ll", "bc"].contains(&end)
}

/// Whether the command line has these options, and what is wrong if not.
fn parses(options: &[OsString]) -> Result<(), String> {
    let words = ["eufonium", "verify", "file"].map(OsString::from);
    let all = super::super::program_args::rewrite(words.into_iter().chain(options.iter().cloned()));
    let text = match Cli::try_parse_from(all) {
        Ok(Cli { command: super::super::args::Command::Verify(args) }) if args.files.len() == 1 => {
            return Ok(());
        }
        Ok(_) => "these are not options alone".to_owned(),
        Err(error) => error.to_string(),
    };
    let line = text.lines().next().unwrap_or_default();
    Err(line.strip_prefix("error: ").unwrap_or(line).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder that has a file of this name.
    fn here() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    fn targets_have_what_the_defaults_say() {
        let text = r#"
            [defaults]
            properties = ["unreach-call", "no-overflow"]
            timeout = "10s"
            options = ["--arith=bv"]
            define = ["N=1"]
            [[target]]
            name = "a"
            files = ["mod.rs"]
            options = ["--malloc", "may-fail", "-m32"]
            [[target]]
            name = "b"
            files = ["mod.rs", "args.rs"]
            entries = ["f", "g"]
            properties = ["valid-deref"]
            timeout = "1m"
            rlimit = 7
        "#;
        let targets = read(text, here()).expect("it is well-formed");
        let words = |target: &Target| {
            let words: Vec<&str> = target.arguments.iter().filter_map(|w| w.to_str()).collect();
            words.join(" ")
        };
        assert_eq!(targets.iter().map(|t| t.name.as_str()).collect::<Vec<_>>(), ["a", "b:f", "b:g"]);
        assert_eq!(
            words(&targets[0]),
            "--property=unreach-call,no-overflow -D N=1 --timeout 10s --arith=bv --malloc may-fail -m32"
        );
        assert_eq!(
            words(&targets[2]),
            "--property=valid-deref -D N=1 --timeout 1m --rlimit 7 --arith=bv --entry g"
        );
        assert_eq!(targets[1].files, ["mod.rs", "args.rs"]);
    }

    #[test]
    fn complaints_have_their_place() {
        let target = "[[target]]\nname = \"a\"\nfiles = [\"mod.rs\"]\n";
        let table: &[(String, &str)] = &[
            (String::new(), "1:1: there is no [[target]]"),
            ("[[target]]\nfiles = [\"mod.rs\"]\n".into(), "1:1: the target has no name"),
            ("[[target]]\nname = \"a\"\n".into(), "1:1: the target `a` has no files"),
            ("[[target]]\nname = \"a\"\nfiles = [\"x.c\"]".into(), "3:10: there is no file `x.c`"),
            (format!("{target}propertys = []\n"), "4:1: [[target]] has no key `propertys`; there are `name`"),
            (format!("{target}properties = \"unreach-call\"\n"), "4:14: "),
            (format!("[defaults]\nfile = 1\n{target}"), "2:1: [defaults] has no key `file`"),
            (format!("[default]\n{target}"), "1:2: the file has no key `default`"),
            (format!("{target}timeout = \"soon\"\n"), "4:11: invalid value 'soon'"),
            (format!("{target}options = [\"--foo\"]\n"), "4:12: unexpected argument '--foo'"),
            (format!("{target}options = [\"other.c\"]\n"), "4:12: these are not options alone"),
            (format!("{target}rlimit = -1\n"), "4:10: "),
            (format!("{target}{target}"), "5:8: there are two targets `a`"),
            (format!("{target}x = \n"), "4:"),
            (
                "[[target]]\nname = \"a\"\nfiles = [\"clang.rs\"]\nproperties = [\"x\"]\n[[target]]\nname = 3\n".into(),
                "6:8: ",
            ),
        ];
        for (text, expected) in table {
            let error = read(text, here()).expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn properties_of_programs_are_known() {
        let folder = here().join("../../examples/programs");
        let text = "[[target]]\nname = \"a\"\nfiles = [\"swap.c\"]\nproperties = [\"unreach-call\", \"no-overflo\"]\n";
        let error = read(text, &folder).expect_err("there is no such property").to_string();
        assert!(error.starts_with("4:31: no property `no-overflo`"), "{error}");
    }
}
