//! The flags of a compiler that say what a program means; all others are dropped.
//!
//! What is kept is listed, since a project's own compiler may know flags that clang refuses. Paths are made absolute, so that places in
//! headers have names that hold in any folder. Output, dependencies, optimisation, debug information, warnings, sanitizers and the
//! linker's flags go.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Flags with a path, in the same word or the next one.
const PATHS: &[&str] =
    &["-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-isysroot", "-iframework", "-I", "-F"];
/// Flags with a value that is no path, in the same word or the next one.
const VALUES: &[&str] = &["-D", "-U", "-std=", "--std=", "-target", "--target="];
/// Flags with a value that go, with it where it is the next word.
const DROPPED: &[&str] = &[
    "-o",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-x",
    "-Xclang",
    "-Xlinker",
    "-Xassembler",
    "-Xpreprocessor",
    "-L",
    "-l",
    "-arch",
    "--param",
    "-T",
    "-u",
    "-z",
    "-B",
    "--serialize-diagnostics",
    "-dumpbase",
    "-dumpbase-ext",
    "-aux-info",
    "-include-pch",
];
/// Words that stay as they are.
const KEPT: &[&str] = &[
    "-ansi",
    "-m32",
    "-m64",
    "-mx32",
    "-m16",
    "-nostdinc",
    "-nostdinc++",
    "-nostdlibinc",
    "-trigraphs",
    "-undef",
    "-pthread",
];
/// Words that begin so stay as they are.
const BEGINNINGS: &[&str] = &[
    "--sysroot=",
    "-march=",
    "-mcpu=",
    "-mabi=",
    "-mfloat-abi=",
    "-mfpu=",
    "-msse",
    "-mno-sse",
    "-mavx",
    "-mno-avx",
    "-mbmi",
    "-mpopcnt",
    "-mfma",
    "-maes",
    "-mpclmul",
    "-msha",
    "-mlong-double-",
    "-stdlib=",
];
/// Features (`-fNAME`, `-fno-NAME`) that say what a program means.
const FEATURES: &[&str] = &[
    "signed-char",
    "unsigned-char",
    "signed-bitfields",
    "unsigned-bitfields",
    "short-enums",
    "short-wchar",
    "wrapv",
    "common",
    "gnu89-inline",
    "builtin",
    "freestanding",
    "hosted",
    "ms-extensions",
    "exceptions",
    "rtti",
    "char8_t",
    "delete-null-pointer-checks",
    "blocks",
    "asm",
    "dollars-in-identifiers",
    "gnu-keywords",
    "threadsafe-statics",
    "pack-struct",
];

/// The flags of a command that are kept. The first word is the compiler, or what runs it.
pub(super) fn kept(arguments: &[String], directory: &Path) -> Vec<OsString> {
    let mut words = arguments.iter().skip(1).peekable();
    let mut kept: Vec<OsString> = vec![];
    while let Some(word) = words.next() {
        if DROPPED.contains(&word.as_str()) {
            words.next();
        } else if let Some((flag, value)) = with_value(PATHS, word) {
            let Some(value) = value.map(str::to_owned).or_else(|| words.next().cloned()) else { break };
            kept.extend(path(flag, &value, directory));
        } else if let Some((flag, value)) = with_value(VALUES, word) {
            let Some(value) = value.map(str::to_owned).or_else(|| words.next().cloned()) else { break };
            let apart = flag == "-target";
            kept.extend(if apart {
                vec![flag.into(), value.into()]
            } else {
                vec![format!("{flag}{value}").into()]
            });
        } else if is_kept(word) {
            kept.push(word.into());
        }
    }
    kept
}

/// The flag that a word is or begins with, and the rest of the word.
fn with_value<'a>(flags: &[&'static str], word: &'a str) -> Option<(&'static str, Option<&'a str>)> {
    let flag = flags.iter().find(|flag| word.starts_with(**flag))?;
    let rest = &word[flag.len()..];
    // `-std=` and its kind have their value behind the sign.
    Some((flag, (!rest.is_empty() || flag.ends_with('=')).then_some(rest)))
}

/// A flag with an absolute path. What `-include` names may also be found in the folders for headers.
fn path(flag: &str, value: &str, directory: &Path) -> Vec<OsString> {
    let absolute: PathBuf = super::plain(&directory.join(value));
    let is_header = matches!(flag, "-include" | "-imacros");
    let value: OsString = if is_header && !absolute.exists() { value.into() } else { absolute.into() };
    match flag {
        "-I" | "-F" => {
            let mut word = OsString::from(flag);
            word.push(value);
            vec![word]
        }
        _ => vec![flag.into(), value],
    }
}

fn is_kept(word: &str) -> bool {
    let feature = word.strip_prefix("-f").map(|name| name.strip_prefix("no-").unwrap_or(name));
    let feature = feature.map(|name| name.split('=').next().unwrap_or(name));
    KEPT.contains(&word)
        || BEGINNINGS.iter().any(|start| word.starts_with(start))
        || feature.is_some_and(|name| FEATURES.contains(&name) || name.starts_with("builtin-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept() {
        let cases = [
            ("cc -c a.c -o a.o", ""),
            ("cc -DA -D B=1 -UC -U D a.c", "-DA -DB=1 -UC -UD"),
            ("cc -Iinc -I ../x -isystem s -isystems2 a.c", "-I/p/inc -I/x -isystem /p/s -isystem /p/s2"),
            ("cc -include missing.h -include /p/x.h a.c", "-include missing.h -include /p/x.h"),
            ("cc -std=c99 --std=c11 -ansi a.c", "-std=c99 --std=c11 -ansi"),
            ("cc -MD -MMD -MP -MF a.d -MT a.o -MQ a.o -MJ a.json a.c", ""),
            ("cc -O2 -g3 -Wall -Werror -Wno-x -pipe -fPIC -flto -fsanitize=address -fprofile-arcs a.c", ""),
            (
                "cc -fwrapv -fno-common -fsigned-char -fno-builtin-memcpy -funknown-to-clang a.c",
                "-fwrapv -fno-common -fsigned-char -fno-builtin-memcpy",
            ),
            ("cc -m32 -march=native -mpreferred-stack-boundary=3 a.c", "-m32 -march=native"),
            ("cc -target i386-linux --target=x86_64-linux a.c", "-target i386-linux --target=x86_64-linux"),
            ("ccache gcc -DA -c a.c", "-DA"),
            ("cc -Xclang -disable-O0-optnone -lm -L /lib -l x a.c", ""),
            ("cc -I", ""),
        ];
        for (command, expected) in cases {
            let words: Vec<String> = command.split(' ').map(str::to_owned).collect();
            let kept = kept(&words, Path::new("/p"));
            let kept: Vec<&str> = kept.iter().map(|word| word.to_str().expect("text")).collect();
            assert_eq!(kept.join(" "), expected, "{command}");
        }
    }
}
