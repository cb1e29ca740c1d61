//! Functions of the libraries of C and C++ by definitions in C, linked where a program calls them.
//!
//! The sources beside this file, one for each header, are compiled by `compile.sh` to LLVM text for pointers of 64 and of 32 bits, which is a part
//! of the binary, compressed by the crate's `build.rs`. A model takes the place of a function that a module only declares, if the declaration fits: a function of another type
//! that has the name by chance is one of the outside. What has a meaning in one step (`strlen`, `memcpy`, `malloc` and so on) is
//! known to `lower` instead.
//!
//! Invariant: a model reads and writes what the standard says and nothing else, so that what it does wrong with its arguments is what the
//! program does wrong.

use super::exceptions;
use super::link::library::link;
use super::lower::libc::variants;
use super::lower::output::{COUNTERS, counts};
use super::lower::print::parts_of_printer;
use super::lower::reads::{READERS, follows_formats};
use super::lower::rust;
use super::lower::scan::directives::reads_characters;
use super::lower::scan::next::HOOKS;
use super::module::{FuncId, Function, Global, GlobalId, Linkage, Module, Type, Types};
use super::names;
use eufonium_base::{HashMap, HashSet};
use flate2::read::DeflateDecoder;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::Read as _;
use std::sync::{LazyLock, OnceLock};

/// The models for pointers of one size. Their text, which is compressed, is read when a program first declares one of them.
struct Models {
    compressed: &'static [u8],
    read: OnceLock<Read>,
}

/// Models by the names of functions.
struct Read {
    module: Module,
    names: HashMap<String, FuncId>,
    /// Typeinfo of the library of C++.
    types: HashMap<String, GlobalId>,
}

/// How the names of typeinfo begin (Itanium C++ ABI 5.1.4.1).
const TYPEINFO: &str = "_ZTI";

/// The names of the functions with a model.
static NAMES: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!(concat!(env!("OUT_DIR"), "/models.names")).lines().collect());

/// Functions with models that are linked where one of others is declared, and none of still others, as these would have to be told of them.
struct Related {
    models: &'static str,
    by: &'static str,
    without: &'static str,
}

/// Functions that read by formats: they leave what others begin with, and read what was put back.
const SCANNERS: &str = "scanf fscanf";

const STREAMS: Related = Related {
    models: "fgetc getc _IO_getc getchar ungetc fgets fread fputc putc fputs fwrite feof ferror clearerr fseek rewind fclose",
    by: "ungetc feof ferror clearerr fseek rewind",
    without: "vscanf vfscanf getline getdelim __getdelim getw gets freopen fseeko fsetpos fgetwc getwc getwchar fgetws \
              wscanf fwscanf __fgets_chk __fread_chk",
};

const RELATED: &[Related] = &[
    // Numbers are any where no seed is set.
    Related { models: "rand random", by: "srand srandom", without: "" },
    STREAMS,
    Related { models: "localeconv", by: "localeconv", without: "setlocale uselocale newlocale" },
    Related { models: "fileno", by: "fileno", without: "freopen" },
    Related { models: exceptions::KEEPERS, by: exceptions::THROWERS, without: "" },
    Related {
        models: "isatty",
        by: "isatty",
        without: "open open64 openat close dup2 dup3 freopen fclose socket pipe",
    },
    Related { models: "getpid getppid", by: "getpid getppid", without: "fork vfork clone daemon" },
    Related { models: "mmap mmap64 munmap", by: "mmap mmap64", without: "fork vfork clone daemon mremap" },
    Related {
        models: "pthread_key_create pthread_key_delete pthread_setspecific pthread_getspecific tss_create tss_delete tss_set tss_get",
        by: "pthread_key_create tss_create",
        without: "pthread_exit thrd_exit",
    },
];

impl Related {
    /// Whether a module declares functions that ask for the group, and none that it would have to be told of.
    fn is_asked_for(&self, module: &Module) -> bool {
        let asks = declares(module, self.by) || self.models == STREAMS.models && leaves_characters(module);
        asks && !declares(module, self.without)
    }
}

/// Whether a module declares one of these functions.
fn declares(module: &Module, row: &str) -> bool {
    let mut declared = module.functions.values().filter(|function| is_declared(function));
    declared.any(|function| spellings(function).any(|name| names::holds(row, name)))
}

/// Whether characters are read that a function may have left that reads by a format.
fn leaves_characters(module: &Module) -> bool {
    let others = "fgetc getc _IO_getc getchar fgets fread";
    declares(module, SCANNERS) && (declares(module, others) || reads_characters(module))
}

/// The names by which a model of a function is looked for.
fn spellings(function: &Function) -> impl Iterator<Item = &str> {
    let name = function.name.as_str();
    [name].into_iter().chain(variants(name)).chain(rust::model(name))
}

/// Whether a function that is only declared may be one with a model, as its name says.
fn may_be_model(function: &Function) -> bool {
    is_declared(function) && spellings(function).any(|name| NAMES.contains(name))
}

/// Whether a module leaves a function to others: it only declares it, or it is one of C++ of which it has a copy for optimisers, whose definition is in the
/// library.
fn is_declared(function: &Function) -> bool {
    let is_copy = function.linkage == Linkage::AvailableExternally && function.name.starts_with("_Z");
    (function.blocks.is_empty() || is_copy) && !function.is_local()
}

/// Whether a variable is typeinfo that several modules may name.
fn is_typeinfo(global: &Global) -> bool {
    global.name.starts_with(TYPEINFO) && !global.is_local()
}

impl Models {
    const fn new(compressed: &'static [u8]) -> Models {
        Models { compressed, read: OnceLock::new() }
    }

    fn text(&self) -> Vec<u8> {
        let mut text = Vec::new();
        DeflateDecoder::new(self.compressed).read_to_end(&mut text).expect("models were compressed by us");
        text
    }

    fn read(&self) -> &Read {
        self.read.get_or_init(|| {
            let module = super::text::read_module(&self.text()).expect("models are well-formed");
            let public = module.functions.iter().filter(|(_, f)| !f.is_local() && !f.blocks.is_empty());
            let names = public.map(|(id, f)| (f.name.clone(), id)).collect();
            let types = module.globals.iter().filter(|(_, g)| is_typeinfo(g) && g.init.is_some());
            let types = types.map(|(id, g)| (g.name.clone(), id)).collect();
            Read { module, names, types }
        })
    }
}

impl Read {
    /// The model of a function that a module declares.
    fn of(&self, module: &Module, function: &Function) -> Option<FuncId> {
        if !is_declared(function) {
            return None;
        }
        let found = spellings(function).find_map(|name| self.names.get(name))?;
        let model = &self.module.functions[*found];
        let fits = fits((&module.types, function), (&self.module.types, model));
        (fits && (!has_list(&model.name) || is_x86(module))).then_some(*found)
    }
}

static WIDE: Models = Models::new(include_bytes!(concat!(env!("OUT_DIR"), "/models.64.deflate")));
static NARROW: Models = Models::new(include_bytes!(concat!(env!("OUT_DIR"), "/models.32.deflate")));

/// The module with definitions of the library functions that it declares; where accesses are checked, with what reads as formats say.
pub(super) fn linked(module: &Module, checks_accesses: bool) -> Cow<'_, Module> {
    let layout = &module.layout;
    let windows = module.triple.as_deref().is_some_and(|t| t.contains("windows"));
    let models = match (layout.pointer_bits, layout.little_endian && !windows) {
        (64, true) => &WIDE,
        (32, true) => &NARROW,
        _ => return Cow::Borrowed(module),
    };
    let counts = is_x86(module) && counts(module);
    let reads = checks_accesses && is_x86(module) && follows_formats(module);
    let printers: BTreeSet<&str> = module
        .functions
        .values()
        .filter(|f| is_declared(f))
        .flat_map(|f| parts_of_printer(&f.name))
        .copied()
        .collect();
    let asks_for_types = module.globals.values().any(|global| is_typeinfo(global) && global.init.is_none());
    let functions = module.functions.values().any(may_be_model);
    let scans = declares(module, SCANNERS) && STREAMS.is_asked_for(module);
    if !counts && !reads && !scans && printers.is_empty() && !asks_for_types && !functions {
        return Cow::Borrowed(module);
    }
    let models = models.read();
    let types = module.globals.values().filter(|global| global.init.is_none());
    let types: Vec<GlobalId> = types.filter_map(|global| models.types.get(&global.name).copied()).collect();
    let found = module.functions.iter().filter_map(|(id, f)| Some((id, models.of(module, f)?)));
    let missing: Vec<&Related> = RELATED.iter().filter(|group| !group.is_asked_for(module)).collect();
    let is_wanted = |model: FuncId| {
        let name = &models.module.functions[model].name;
        !missing.iter().any(|group| names::holds(group.models, name))
    };
    let wanted: Vec<(FuncId, FuncId)> = found.filter(|(_, model)| is_wanted(*model)).collect();
    let counters = COUNTERS.iter().filter(|_| counts);
    let throws = !missing.iter().any(|group| group.models == exceptions::KEEPERS);
    let others = counters.chain(READERS.iter().filter(|_| reads)).chain(&printers);
    let others = others.chain(HOOKS.iter().filter(|_| scans));
    let others = others.chain(exceptions::SUPPORT.iter().filter(|_| throws));
    let others: Vec<FuncId> = others.map(|name| models.names[*name]).collect();
    if wanted.is_empty() && others.is_empty() && types.is_empty() {
        return Cow::Borrowed(module);
    }
    let mut module = module.clone();
    for id in link(&mut module, &models.module, &wanted, &others, &types) {
        // No other module can name it, as it is not there.
        (module.functions[id].is_model, module.functions[id].linkage) = (true, Linkage::Local);
    }
    Cow::Owned(module)
}

/// Whether a function takes variable arguments, in a list or behind the others: lists differ from machine to machine.
fn has_list(name: &str) -> bool {
    ["printf", "scanf", "_chk"].iter().any(|end| name.ends_with(end))
}

fn is_x86(module: &Module) -> bool {
    let machine = module.triple.as_deref().and_then(|t| t.split('-').next()).unwrap_or("");
    machine.is_empty() || machine == "x86_64" || (machine.starts_with('i') && machine.ends_with("86"))
}

/// Whether a declaration can be one of the model: as many parameters of the same kinds, or none that are known.
fn fits((types, declared): (&Types, &Function), (own, model): (&Types, &Function)) -> bool {
    let pointer = |types: &Types, ty| matches!(types.resolve(ty).1, Type::Pointer(_));
    let unknown = declared.params.is_empty() && declared.variadic;
    let pairs = declared.params.iter().zip(&model.params);
    let same = pairs.into_iter().all(|(a, b)| pointer(types, a.ty) == pointer(own, b.ty));
    unknown || declared.params.len() == model.params.len() && declared.variadic == model.variadic && same
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_texts_have_the_same_functions() {
        let sorted = |models: &Models| {
            let mut names: Vec<String> = models.read().names.keys().cloned().collect();
            names.sort_unstable();
            names
        };
        let names = sorted(&WIDE);
        assert_eq!(names, sorted(&NARROW));
        assert!(names.iter().any(|name| name == "strspn"));
        let bits = |models: &Models| models.read().module.layout.pointer_bits;
        assert_eq!((bits(&WIDE), bits(&NARROW)), (64, 32));
        let mut seen: Vec<&str> = NAMES.iter().copied().collect();
        seen.sort_unstable();
        assert_eq!(names, seen);
    }

    #[test]
    fn declarations_that_fit() {
        let cases = [
            ("declare i64 @strspn(i8*, i8*)", true),
            ("declare i64 @strspn(ptr, ptr)", true),
            ("declare i32 @strspn(...)", true),
            ("declare i32 @strspn(i32)", false),
            ("declare i64 @strspn(i32, i8*)", false),
            ("define i64 @strspn(i8* %a, i8* %b) { ret i64 0 }", false),
            ("declare i64 @strange(i8*, i8*)", false),
        ];
        for (text, expected) in cases {
            let module = super::super::text::read_module(text.as_bytes()).expect(text);
            let linked = linked(&module, false);
            let found = linked.functions.values().any(|f| f.is_model);
            assert_eq!(found, expected, "{text}");
        }
    }
}
