//! How time and memory grow with the size of a program, up to its clauses.
//!
//! ```text
//! cargo run --release --example growth -- [LINES ...]
//! cargo run --release --example growth -- print LINES
//! ```
//!
//! The programs look like libraries: each module has a structure, a table of hashed lists with functions in it, and functions that find, insert
//! and clear; a module uses two others, so that the depth of calls is the logarithm of the size. `print` writes one. Without lines, 1000
//! and 10000 are measured. Needs clang.

use eufonium::engine::programs::{
    AssumedValid, Calls, EncodeOptions, IntEncoding, Inter, ProgramOptions, Step, encode, pure_program,
};
use eufonium::frontend::llvm;
use eufonium::frontend::llvm::link::link;
use eufonium::frontend::llvm::lower::{LowerOptions, lower};
use eufonium::ir::TermPool;
use eufonium::prelude::Stats;
use std::fmt::Write;
use std::process::Command;
use std::time::Instant;

const MODULE: &str = r"
/* module @ */
struct item_@ {
    struct item_@ *next;
    int key;
    int kind;
    char name[8];
};
struct table_@ {
    struct item_@ *buckets[8];
    int count;
    int (*hash)(int);
    int (*compare)(const struct item_@ *, const struct item_@ *);
};
static int hash_@(int key) {
    unsigned h = (unsigned)key * 2654435761u;
    h ^= h >> 7;
    return (int)(h & 7);
}
static int compare_@(const struct item_@ *a, const struct item_@ *b) {
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->kind == b->kind;
}
static struct table_@ table_@ = { { 0 }, 0, hash_@, compare_@ };
static struct item_@ *find_@(struct table_@ *t, int key) {
    struct item_@ *i = t->buckets[t->hash(key)];
    while (i != NULL && i->key != key)
        i = i->next;
    return i;
}
static int insert_@(struct table_@ *t, int key, int kind) {
    struct item_@ *i = find_@(t, key);
    if (i != NULL) {
        i->kind = kind;
        return 0;
    }
    i = malloc(sizeof *i);
    if (i == NULL)
        return -1;
    i->key = key;
    i->kind = kind;
    i->name[0] = 0;
    i->next = t->buckets[t->hash(key)];
    t->buckets[t->hash(key)] = i;
    t->count++;
    return 1;
}
static void clear_@(struct table_@ *t) {
    int h;
    for (h = 0; h < 8; h++) {
        while (t->buckets[h] != NULL) {
            struct item_@ *i = t->buckets[h];
            t->buckets[h] = i->next;
            free(i);
        }
    }
    t->count = 0;
}
int work_@(int argument) {
    struct item_@ probe = { NULL, argument, @, { 0 } };
    int result = 0;
    if (insert_@(&table_@, argument, @) > 0)
        result++;
    if (table_@.buckets[0] != NULL)
        result += table_@.compare(&probe, table_@.buckets[0]);
    if ((argument & 3) == 1)
        clear_@(&table_@);
    if (table_@.count < 0)
        reach_error();
";

/// A program of about so many lines.
pub fn program(lines: usize) -> String {
    let modules = (lines / (MODULE.lines().count() + 4)).max(1);
    let mut text =
        String::from("#include <stdlib.h>\nvoid reach_error(void);\nint __VERIFIER_nondet_int(void);\n");
    for module in (0..modules).rev() {
        text += &MODULE.replace('@', &module.to_string());
        for used in [2 * module + 1, 2 * module + 2].into_iter().filter(|used| *used < modules) {
            let _ = writeln!(text, "    result += work_{used}(argument / 2) & 1;");
        }
        text += "    return result;\n}\n";
    }
    text + "int main(void) {\n    while (__VERIFIER_nondet_int())\n        work_0(__VERIFIER_nondet_int());\n    return 0;\n}\n"
}

/// The largest memory of the process so far in MiB, where the system says.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn measure(lines: usize, inter: Inter) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("eufonium-growth-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let (source, module) = (folder.join("program.c"), folder.join("program.bc"));
    let text = program(lines);
    std::fs::write(&source, &text).map_err(|e| e.to_string())?;
    let mut clang = Command::new("clang");
    clang.args(["-O0", "-g", "-c", "-emit-llvm", "-Xclang", "-disable-O0-optnone", "-o"]);
    let done = clang.arg(&module).arg(&source).status().map_err(|e| e.to_string())?;
    let bytes = std::fs::read(&module).map_err(|e| e.to_string());
    let _ = std::fs::remove_dir_all(&folder);
    if !done.success() {
        return Err("clang refuses the program".into());
    }
    let bytes = bytes?;
    let mut begun = Instant::now();
    let mut lap =
        move || format!("{:7.2} s", std::mem::replace(&mut begun, Instant::now()).elapsed().as_secs_f64());
    let module = llvm::read(&bytes).map_err(|e| e.to_string())?;
    let module = link(vec![("program.bc".to_string(), module)]).map_err(|e| e.to_string())?;
    let read = lap();
    let lowered = lower(&module, &LowerOptions::default()).map_err(|e| e.to_string())?;
    let lowering = lap();
    let options = ProgramOptions { inter, unroll: 0, ..ProgramOptions::default() };
    let pure = pure_program(&lowered, &options, AssumedValid::None, &mut Stats::default())?.program;
    let (instrs, passes) = (pure.instrs().count(), lap());
    let mut pool = TermPool::new();
    let encoding = EncodeOptions {
        step: Step::Large,
        calls: Calls::Summaries,
        encoding: IntEncoding::Integers { exact: true },
    };
    let clauses = encode(&mut pool, &pure, &encoding)?.system.clauses.len();
    let (count, encoded) = (text.lines().count(), lap());
    println!(
        "{count:7} lines, {inter:?}: read {read}, lower {lowering}, passes and memory {passes} ({instrs} instructions), \
         clauses {encoded} ({clauses}), {} MiB",
        peak()
    );
    Ok(())
}

/// Measures or prints, as the arguments say.
pub fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let lines = |text: &String| text.parse::<usize>().ok();
    if args.first().is_some_and(|a| a == "print") {
        print!("{}", program(args.get(1).and_then(lines).unwrap_or(1000)));
        return;
    }
    let mut sizes: Vec<usize> = args.iter().filter_map(lines).collect();
    if sizes.is_empty() {
        sizes = vec![1000, 10_000];
    }
    for size in sizes {
        for inter in [Inter::Summary, Inter::Inline] {
            if let Err(why) = measure(size, inter) {
                eprintln!("{size} lines: {why}");
            }
        }
    }
}
