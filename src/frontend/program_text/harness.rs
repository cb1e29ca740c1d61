//! Harnesses: C that gives a compiled program the choices of a run.
//!
//! A harness defines each function whose results were chosen (but none of the C library that does more than to give them), also one that returns a variable which was never written; they
//! return what was chosen in the order of the run, and then zeros. It defines objects
//! that are defined elsewhere; and what verification tasks call to assume, to assert and to fail. Reaching an error prints
//! [`REACHED`] and ends the process with [`CODE`]; a false assumption ends it with [`ASSUMED`]. It is compiled apart from the
//! program, of whose declarations it knows nothing: integers of the right width stand for all types.
//!
//! It must come first when it is linked, with `-Wl,--allow-multiple-definition`: a program may define `reach_error` itself. What
//! a program usually does define (`__VERIFIER_assert`) is weak here. Deliberately absent: results that are more than one word,
//! and what the operating system gives (`argv`).

use super::c_words::{c_type, initialiser, is_identifier, literal};
use super::outside::{render, script};
use crate::llvm::lower::is_library;
use eufonium_base::Bits;
use eufonium_ir::program::eval::events::{EventKind, Record};
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{
    AllocKind, Function, GlobalId, Initial, Op, Operand, Program, SiteId, SiteKind, Terminator, Type,
};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The exit code of a program that reached an error.
pub const CODE: i32 = 107;
/// The exit code of a program that left the run by a false assumption.
pub const ASSUMED: i32 = 108;
/// What is printed when an error is reached.
pub const REACHED: &str = "eufonium: error reached";

/// Functions that fail when they are called, even if the program has its own.
const ERRORS: &[&str] = &["reach_error", "__VERIFIER_error"];
/// Functions that fail when they are called, and what the library calls when an assertion is false.
const FAILS: &[&str] =
    &["__SEAHORN_fail", "__assert_fail", "__assert", "__assert_rtn", "__assert_perror_fail"];
/// Functions that go on only if their argument is true.
const ASSUMES: &[&str] = &[
    "__VERIFIER_assume",
    "__SEA_assume",
    "__CPROVER_assume",
    "__llbmc_assume",
    "__CRAB_assume",
    "assume_abort_if_not",
];
/// Functions that fail if their argument is false.
const ASSERTS: &[&str] = &[
    "__VERIFIER_assert",
    "__CPROVER_assert",
    "__llbmc_assert",
    "__CRAB_assert",
    "sassert",
    "sea_assert",
    "assert",
];
/// Objects of the library, which a program may refer to.
const LIBRARY: &[&str] =
    &["stdin", "stdout", "stderr", "environ", "optarg", "optind", "opterr", "optopt", "errno"];

/// How names of what the library of C++ says of types begin: tables of functions, typeinfo, names.
const TYPES: &[&str] = &["_ZTV", "_ZTI", "_ZTS"];

/// The bits of `long double` on x86.
const X87: u32 = 80;

/// The harness of a run.
#[derive(Clone, Debug)]
pub struct Harness {
    /// The source.
    pub text: String,
    /// What of the run it cannot repeat.
    pub shortfalls: Vec<&'static str>,
}

/// The harness of a run from an entry function.
pub fn harness(program: &Program, record: &Record, entry: &str, error_functions: &[String]) -> Harness {
    let script = script(program, record);
    let world = render(program, &script, entry);
    let mut out = String::from(HEAD);
    let _ = writeln!(out, "static void eufonium_fail(void) {{ eufonium_end(\"{REACHED}\\n\", {CODE}); }}");
    let _ = writeln!(
        out,
        "static void eufonium_assumed(void) {{ eufonium_end(\"eufonium: assumption false\\n\", {ASSUMED}); }}"
    );
    out.push_str("#define WEAK __attribute__((weak)) void\n\n");
    let mut defined: Vec<String> = ["_exit", "write"].map(String::from).to_vec();
    defined.extend(world.functions.iter().cloned());
    let results = results(program, record);
    for (number, (name, (ty, values))) in results.iter().enumerate() {
        if is_library(name) || defined.contains(name) {
            continue;
        }
        if let Some(c_name) = c_name(name, number) {
            function(&mut out, program, (name, &c_name), *ty, values);
            defined.push(name.clone());
        }
    }
    for (id, global) in program.globals.iter() {
        let foreign = global.init == Initial::Any && is_identifier(&global.name);
        let of_library = LIBRARY.contains(&global.name.as_str())
            || TYPES.iter().any(|prefix| global.name.starts_with(prefix));
        if foreign && !of_library {
            object(&mut out, program, id, script.globals.get(&id).map_or(&[], |bytes| bytes));
        }
    }
    out.push_str(&world.text);
    let mut define = |out: &mut String, name: &str, params: &str, weak: bool, body: &str| {
        if !defined.iter().any(|d| d == name) {
            let void = if weak { "WEAK" } else { "void" };
            let _ = writeln!(out, "{void} {name}({params}) {{ {body} }}");
            defined.push(name.to_string());
        }
    };
    let fail = "eufonium_fail();";
    out.push('\n');
    for name in ERRORS.iter().copied().chain(error_functions.iter().map(String::as_str)) {
        define(&mut out, name, "", false, fail);
    }
    for function in MODELLED {
        let _ = writeln!(out, "__attribute__((weak)) {function}");
    }
    for name in FAILS {
        define(&mut out, name, "", true, fail);
    }
    for name in ASSERTS {
        define(&mut out, name, "int condition", true, &format!("if (!condition) {fail}"));
    }
    let assumed = "eufonium_assumed();";
    for name in ASSUMES {
        define(&mut out, name, "int condition", true, &format!("if (!condition) {assumed}"));
    }
    Harness { text: out, shortfalls: script.shortfalls }
}

/// Functions that are modelled but are not everywhere in the library, or whose library was made without sanitizers.
const MODELLED: &[&str] = &[
    "void *kmalloc(unsigned long size) { return malloc(size); }",
    "void *__kmalloc(unsigned long size) { return malloc(size); }",
    "void *vmalloc(unsigned long size) { return malloc(size); }",
    "void *kvmalloc(unsigned long size) { return malloc(size); }",
    "void *xmalloc(unsigned long size) { return malloc(size); }",
    "void *kzalloc(unsigned long size) { return calloc(1, size); }",
    "void *vzalloc(unsigned long size) { return calloc(1, size); }",
    "void kfree(void *p) { free(p); }",
    "void vfree(void *p) { free(p); }",
    "int abs(int n) { return n < 0 ? -n : n; }",
    "long labs(long n) { return n < 0 ? -n : n; }",
    "long long llabs(long long n) { return n < 0 ? -n : n; }",
];

const HEAD: &str = "\
/* Made by eufonium. Link it before the program:
 *   cc -w -Wl,--allow-multiple-definition harness.c program.c
 */
extern void _exit(int);
extern long write(int, const void *, unsigned long);
extern void *malloc(unsigned long), *calloc(unsigned long, unsigned long);
extern void free(void *);
static void eufonium_end(const char *text, int code) {
  unsigned long length = 0;
  while (text[length]) length++;
  if (write(2, text, length) < 0) code = code;
  _exit(code);
}
";

/// The results of each function whose results are chosen, in the order of the run.
fn results(program: &Program, record: &Record) -> BTreeMap<String, (Type, Vec<Bits>)> {
    let mut sources: BTreeMap<SiteId, (&str, Type)> = BTreeMap::new();
    for (site, ty) in types(program) {
        if let SiteKind::External(name) = &program.sites[site].kind {
            sources.insert(site, (name, ty));
        }
    }
    for f in program.functions.values() {
        if let Some((site, ty)) = unwritten_result(f) {
            sources.insert(site, (&f.name, ty));
        }
    }
    let mut results: BTreeMap<String, (Type, Vec<Bits>)> = BTreeMap::new();
    for (name, ty) in sources.values() {
        results.entry(name.to_string()).or_insert((*ty, Vec::new()));
    }
    for event in &record.events {
        if let EventKind::Choice(Source::Site(site) | Source::Contents(site, 0), _, Value::Word(bits)) =
            &event.kind
            && let Some((name, _)) = sources.get(site)
            && let Some((_, values)) = results.get_mut(*name)
        {
            values.push(bits.clone());
        }
    }
    results
}

/// For a function that does nothing but return a variable that was never written (`int any() { int x; return x; }`, which some
/// programs mean as a choice), the site of the variable and its type.
fn unwritten_result(f: &Function) -> Option<(SiteId, Type)> {
    let block = &f.blocks[f.entry];
    let Terminator::Return(values) = &block.terminator else { return None };
    let [Operand::Value(result)] = &values[..] else { return None };
    let load = block.instrs.iter().find(|i| i.defs == [*result])?;
    let Op::Load { address: Operand::Value(place), .. } = &load.op else { return None };
    let alloc = block.instrs.iter().find(|i| i.defs == [*place])?;
    let Op::Alloc { kind: AllocKind::Stack, origin, .. } = &alloc.op else { return None };
    let harmless = |op: &Op| match op {
        Op::Alloc { .. } | Op::Declare { .. } | Op::Name { .. } | Op::Load { .. } => true,
        Op::Store { address: Operand::Value(other), value } => {
            other != place && *value != Operand::Value(*place)
        }
        _ => false,
    };
    let only = block.instrs.iter().all(|i| harmless(&i.op));
    only.then_some((origin.site, f.values[*result].ty))
}

/// The type of what is chosen at each site that chooses one word.
fn types(program: &Program) -> BTreeMap<SiteId, Type> {
    let mut types: BTreeMap<SiteId, Option<Type>> = BTreeMap::new();
    let blocks = program.functions.values().flat_map(|f| f.blocks.values().map(move |b| (f, b)));
    for (f, instr) in blocks.flat_map(|(f, b)| b.instrs.iter().map(move |i| (f, i))) {
        if let (Op::Havoc(origin), [v]) = (&instr.op, &instr.defs[..]) {
            let ty = f.values[*v].ty;
            types.entry(origin.site).and_modify(|known| *known = None).or_insert(Some(ty));
        }
    }
    types.into_iter().filter_map(|(site, ty)| Some((site, ty?))).collect()
}

/// What a function of the program is called in C: by its name, or where that is none of C (`ufo.nondet.1`) by one that is made for it.
fn c_name(name: &str, number: usize) -> Option<String> {
    if is_identifier(name) {
        return Some(name.to_owned());
    }
    let is_symbol = name.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '"' | '\\'));
    is_symbol.then(|| format!("eufonium_result_{number}"))
}

/// A function of the program that returns values in turn, with its name there and in C.
fn function(out: &mut String, program: &Program, (symbol, name): (&str, &str), ty: Type, values: &[Bits]) {
    let bits = program.bits(ty);
    if bits == 0 || bits > 128 {
        let _ = writeln!(out, "/* {symbol} returns what is no word. */");
        return;
    }
    let c_type = if bits == X87 { "long double" } else { c_type(symbol, ty, bits) };
    if name != symbol {
        let _ = writeln!(out, "{c_type} {name}() __asm__(\"{symbol}\");");
    }
    if bits == X87 {
        return long_double(out, name, values);
    }
    let stored = match c_type {
        "float" => "unsigned int",
        "double" => "unsigned long long",
        "void *" => "unsigned long long",
        other => other,
    };
    let list: Vec<String> = values.iter().map(literal).collect();
    let count = list.len();
    let list = if list.is_empty() { "0".into() } else { list.join(", ") };
    let _ = writeln!(out, "static {stored} {name}_values[] = {{{list}}};");
    let _ = writeln!(out, "static unsigned long {name}_next;");
    let _ = writeln!(out, "{c_type} {name}() {{");
    let _ = writeln!(out, "  {stored} value = {name}_next < {count} ? {name}_values[{name}_next++] : 0;");
    let _ = match c_type {
        "float" | "double" => {
            writeln!(out, "  union {{ {stored} bits; {c_type} number; }} result = {{value}};")
                .and_then(|()| writeln!(out, "  return result.number;"))
        }
        "void *" => writeln!(out, "  return (void *)(unsigned long)value;"),
        _ => writeln!(out, "  return value;"),
    };
    out.push_str("}\n");
}

/// A function that returns numbers of the only type of 80 bits, from their bytes.
fn long_double(out: &mut String, name: &str, values: &[Bits]) {
    let byte = |bits: &Bits, i: u32| bits.extract(8 * i + 7, 8 * i).to_rat().to_string();
    let bytes = |bits: &Bits| (0..X87 / 8).map(|i| byte(bits, i)).collect::<Vec<_>>().join(", ");
    let list: Vec<String> = values.iter().map(|bits| format!("{{{}}}", bytes(bits))).collect();
    let (count, list) = (list.len(), if list.is_empty() { "{0}".into() } else { list.join(", ") });
    let _ = writeln!(out, "static unsigned char {name}_values[][16] = {{{list}}};");
    let _ = writeln!(out, "static unsigned long {name}_next;");
    let _ = writeln!(out, "long double {name}() {{");
    let _ = writeln!(out, "  union {{ unsigned char bytes[16]; long double number; }} result = {{{{0}}}};");
    let _ = writeln!(out, "  unsigned long at = {name}_next, i;");
    let _ = writeln!(out, "  if (at < {count}) {name}_next++;");
    let _ =
        writeln!(out, "  for (i = 0; at < {count} && i < 10; i++) result.bytes[i] = {name}_values[at][i];");
    let _ = writeln!(out, "  return result.number;\n}}");
}

/// An object that is defined elsewhere, with the bytes that were chosen.
fn object(out: &mut String, program: &Program, id: GlobalId, bytes: &[(u64, u8)]) {
    let global = &program.globals[id];
    let (name, size, align) = (&global.name, global.size.max(1), global.align);
    let _ = writeln!(
        out,
        "unsigned char {name}[{size}] __attribute__((aligned({align}))) = {};",
        initialiser(bytes)
    );
}
