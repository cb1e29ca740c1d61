//! Programs run natively: many in one executable, with definitions of the outside and a runner in C (`world.c`).
//!
//! Sanitizers end a run at the first undefined behavior that they see. They do not see reads of variables without a value,
//! which are therefore not generated, and calls through pointers to other types of functions, which mean what machines do.

use super::program::{External, Global, Points, Program, TYPES, Ty};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const WORLD: &str = include_str!("world.c");

/// How runs end that jumped to what is no function, as the outside may write over a part of a pointer to one. They may have come by
/// points of other programs before.
const WILD: [&str; 2] = ["wild-jump", "signal"];

/// A run of a program.
#[derive(Clone, Debug)]
pub struct Run {
    pub seed: u64,
    /// `ended`, or what a sanitizer saw.
    pub end: String,
    /// Points and values in order, up to the end.
    pub values: Vec<(usize, i64)>,
}

/// Programs that were compiled together.
pub struct Batch {
    executable: PathBuf,
    count: usize,
    memory: bool,
}

/// An installed clang, by the names that the verifier tries as well.
pub fn clang() -> Option<PathBuf> {
    let versions = (11..=21).rev().map(|n| format!("clang-{n}"));
    let names = std::iter::once("clang".to_string()).chain(versions);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.flat_map(|n| folders.iter().map(move |f| f.join(&n)).collect::<Vec<_>>()).find(|p| p.is_file())
}

impl Batch {
    /// Compiles in a folder. With `memory` nothing is observed, and undefined behavior
    /// that reads or writes nothing is ignored, as properties of memory ask.
    pub fn compile(clang: &Path, folder: &Path, programs: &[Program], memory: bool) -> Result<Batch, String> {
        let (source, executable) = (folder.join("batch.c"), folder.join("batch"));
        // What is observed may be undefined itself.
        let points = if memory { Points::Nothing } else { Points::Report };
        std::fs::write(&source, text(programs, &points)).map_err(|e| e.to_string())?;
        let mut command = Command::new(clang);
        command.args(["-w", "-O0", "-std=gnu11", "-fno-strict-aliasing", "-fsanitize=address,undefined"]);
        command.arg("-fno-sanitize-recover=all");
        if memory {
            command.arg("-fno-sanitize=null,pointer-overflow,bounds,object-size,alignment");
        }
        let output = command.arg(&source).arg("-o").arg(&executable).output().map_err(|e| e.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        Ok(Batch { executable, count: programs.len(), memory })
    }

    /// Runs each program with these seeds; the runs of each program.
    pub fn run(&self, first: u64, seeds: u64, mode: usize) -> Result<Vec<Vec<Run>>, String> {
        let args = [first, seeds, mode as u64, u64::from(self.memory)].map(|n| n.to_string());
        let output = Command::new(&self.executable).args(args).output().map_err(|e| e.to_string())?;
        let mut runs = vec![vec![]; self.count];
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let (program, run) = parse(line).ok_or_else(|| format!("the runner printed `{line}`"))?;
            runs.get_mut(program).ok_or("the runner printed another program")?.push(run);
        }
        match runs.iter().all(|r| r.len() as u64 == seeds) {
            true => Ok(runs),
            false => Err(format!("the runner ended with {}", output.status)),
        }
    }
}

fn parse(line: &str) -> Option<(usize, Run)> {
    let mut words = line.split(' ');
    let program = words.next()?.parse().ok()?;
    let seed = words.next()?.parse().ok()?;
    let end = words.next()?.to_string();
    let mut values = vec![];
    while let Some(point) = words.next() {
        values.push((point.parse().ok()?, words.next()?.parse().ok()?));
    }
    if WILD.contains(&end.as_str()) {
        values.clear();
    }
    Some((program, Run { seed, end, values }))
}

fn text(programs: &[Program], points: &Points) -> String {
    let mut text = String::from("#define malloc world_malloc\n#define free world_free\n");
    let mut table = String::from("static const struct program programs[] = {\n");
    for (i, program) in programs.iter().enumerate() {
        let prefix = format!("p{i}_");
        for global in program.outside.iter().filter(|g| g.is_volatile()) {
            text += &format!("#define {} (*{0}_now())\n", global.name).replace('@', &prefix);
        }
        text += &program.text(points, &prefix);
        text += &definitions(program).replace('@', &prefix);
        let _ = writeln!(
            table,
            "  {{{prefix}main, {prefix}setup, {prefix}constants, {}}},",
            program.constants.len()
        );
    }
    text += "#undef malloc\n#undef free\n";
    WORLD.replace("/* TYPES */", TYPES).replace("/* PROGRAMS */", &(text + &table + "};\n"))
}

/// The outside of a program.
fn definitions(program: &Program) -> String {
    let mut text = String::new();
    let constants: Vec<String> = program.constants.iter().map(i64::to_string).collect();
    let _ = writeln!(text, "static const int @constants[] = {{{}}};", constants.join(", "));
    for external in &program.externals {
        define(&mut text, external);
    }
    for global in &program.outside {
        let count = global.count.map(|n| format!("[{n}]")).unwrap_or_default();
        let (name, ty) = (global.name.as_str(), format!("{}{}", global.qualifiers, global.ty.c()));
        if global.is_volatile() {
            // The name of one that changes by itself is a macro: its declaration declares the function that changes it.
            let all = format!("for (int i = 0; i < {}; i++)", global.count.unwrap_or(1));
            let fill = format!("if (below(2)) world_fill(K_int, (int *)&{name}_held + i)");
            let _ = writeln!(text, "static {ty} {name}_held{count};");
            let _ =
                writeln!(text, "{ty} (*{name}_now(void)){count} {{ {all} {fill}; return &{name}_held; }}");
        } else {
            let _ = writeln!(text, "{ty} {name}{count};");
        }
    }
    let _ = writeln!(text, "static void @setup(void) {{");
    let named = program.globals.iter().filter(|g| !g.is_static() && !g.is_const());
    for global in named.chain(&program.outside) {
        each(&mut text, global, "if (mode == ANY) world_reach", ", 1");
    }
    for function in program.functions.iter().filter(|f| !f.is_static) {
        if let Some(kind) = function.ty.and_then(kind) {
            let _ = writeln!(text, "  if (mode == ANY) world_function({kind}, (void *){});", function.name);
        }
    }
    for global in &program.outside {
        each(&mut text, global, "world_fill", "");
    }
    text + "}\n"
}

fn each(text: &mut String, global: &Global, call: &str, last: &str) {
    let Some(kind) = kind(global.ty) else { return };
    for i in 0..global.count.unwrap_or(1) {
        let element = if global.count.is_some() { format!("[{i}]") } else { String::new() };
        let _ = writeln!(text, "  {call}({kind}, (void *)&{}{element}{last});", global.name);
    }
}

/// How the world calls the objects of a type.
fn kind(ty: Ty) -> Option<&'static str> {
    Some(match ty {
        Ty::Int | Ty::Unsigned => "K_int",
        Ty::Char => "K_char",
        Ty::Byte => "K_byte",
        Ty::IntPtr => "K_int_ptr",
        Ty::S => "K_S",
        Ty::T => "K_T",
        Ty::SPtr => "K_S_ptr",
        Ty::FnInt => "K_fi",
        Ty::FnVoid => "K_fv",
        Ty::FnPtr => "K_fp",
        Ty::FnStruct => "K_fs",
        _ => return None,
    })
}

fn define(text: &mut String, external: &External) {
    let _ = writeln!(text, "{} {{", external.head());
    for (i, param) in external.params.iter().enumerate() {
        let _ = match (param.ty.target().and_then(kind), kind(param.ty)) {
            (Some(target), _) => {
                writeln!(text, "  world_reach({target}, a{i}, {});", u8::from(!param.is_const))
            }
            (None, Some(kind)) if param.ty.is_function() => {
                writeln!(text, "  world_function({kind}, (void *)a{i});")
            }
            _ => writeln!(text, "  world_note(a{i});"),
        };
    }
    let value = match external.result.target().or(Some(external.result)).and_then(kind) {
        Some(kind) if external.result.target().is_some() || external.result.is_function() => {
            format!("({})world_pointer({kind})", external.result.c())
        }
        _ if external.result == Ty::Void => String::new(),
        _ => "world_int()".to_string(),
    };
    let _ = writeln!(text, "  world_act();\n  return {value};\n}}");
}
