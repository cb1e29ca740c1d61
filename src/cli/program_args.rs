//! Options of commands that read programs.

use super::args::named;
use super::guard::Guard;
use clap::{Args, ValueEnum};
use eufonium_engine::programs::{Arith, Inter, ProgramOptions};
use eufonium_engine::programs::{MemoryOptions, Step, Track, UnrollOptions};
use eufonium_engine::{EngineOptions, Setting};
use eufonium_frontend::llvm::lower::{Outside, Volatile};
use eufonium_verify::{self as verify, Problem, ReadOptions};
use std::path::PathBuf;

/// How programs are read and encoded.
#[derive(Clone, Debug, Args)]
pub struct ProgramArgs {
    /// The function where runs start. Default: what the property file says, else `main`.
    #[arg(long, value_name = "FUNCTION", help_heading = "Programs")]
    pub entry: Option<String>,
    /// A compilation database (`compile_commands.json`): files named in it are compiled with their own flags, and files that define what is
    /// needed and not defined are added. Without FILE: those that the function where runs start needs.
    #[arg(long, value_name = "FILE", help_heading = "Programs")]
    pub compile_commands: Option<PathBuf>,
    /// Encoding of machine integers: integers with the bounds of their types, bit-vectors, all that help in turns, or integers with
    /// floating-point numbers as reals and errors of rounding.
    #[arg(long, value_name = "ENCODING", default_value = "auto", value_parser = named::<Arith>(Arith::NAMES), help_heading = "Programs")]
    pub arith: Arith,
    /// Block encoding: clauses for each basic block (small-step), or for each path between cut points (large-block).
    #[arg(long, value_name = "STEP", default_value = "large", value_parser = named::<Step>(Step::NAMES), help_heading = "Programs")]
    pub step: Step,
    /// Interprocedural mode: summaries of functions, or functions that are not recursive are inlined.
    #[arg(long, value_name = "MODE", default_value = "inline", value_parser = named::<Inter>(Inter::NAMES), help_heading = "Programs")]
    pub inter: Inter,
    /// What is kept of memory: nothing, addresses, or all.
    #[arg(long, value_name = "LEVEL", default_value = "mem", value_parser = named::<Track>(Track::NAMES), help_heading = "Programs")]
    pub track: Track,
    /// Move all violations into the function where runs start (mixed semantics).
    #[arg(long, help_heading = "Programs")]
    pub mixed: bool,
    /// Execute what constants decide, or copy the bodies of loops whose trips are counted by constants, up to so many instructions in a
    /// function. Default: 24000; 0 where loops are what is asked for, by `--invariants` and `convert`.
    #[arg(long, value_name = "INSTRUCTIONS", help_heading = "Programs")]
    pub unroll: Option<usize>,
    /// Copy loops whose trips are not counted by constants for so many trips: violations in runs of fewer trips are found, and there is a
    /// proof only if no run takes more. Default: several numbers, beside the engines that know loops.
    #[arg(long, value_name = "TRIPS", value_parser = clap::value_parser!(u32).range(1..=10_000), help_heading = "Programs")]
    pub unwind: Option<u32>,
    /// Arrays at fixed addresses with at most so many elements become one variable for each element. Default: 16; 0 where loops are what is
    /// asked for.
    #[arg(long, value_name = "ELEMENTS", help_heading = "Programs")]
    pub elements: Option<usize>,
    /// What functions without a definition may do besides returning any value: nothing, write what their arguments reach and call back,
    /// or also write what another file could name. Default: `pure` with a property file of SV-COMP, otherwise `args`.
    #[arg(long = "extern", value_name = "EFFECTS", help_heading = "Programs")]
    pub outside: Option<ExternName>,
    /// Which volatile objects may have another value whenever they are read: those of the outside and behind pointers, none, or all.
    #[arg(long, value_name = "OBJECTS", default_value = "external", help_heading = "Programs")]
    pub volatile: VolatileName,
    /// Whether `malloc`, `calloc`, `realloc` and others of the kind give null where there may be memory.
    #[arg(long, value_name = "WHETHER", default_value = "never-fails", help_heading = "Programs")]
    pub malloc: MallocName,
    /// The compiler of C. Default: `clang`, or the newest `clang-N` on the path.
    #[arg(long, value_name = "PATH", help_heading = "Programs")]
    pub clang: Option<PathBuf>,
    /// A folder with headers.
    #[arg(short = 'I', value_name = "DIR", help_heading = "Programs")]
    pub include: Vec<PathBuf>,
    /// A macro, as in `NAME` or `NAME=TEXT`.
    #[arg(short = 'D', value_name = "MACRO", help_heading = "Programs")]
    pub define: Vec<String>,
    /// The sizes of C's types: 64-bit (`-m64`) or 32-bit (`-m32`) `long` and pointers.
    #[arg(long, value_name = "MODEL", default_value = "LP64", help_heading = "Programs")]
    pub data_model: DataModel,
}

/// What is written about the answer for a program.
#[derive(Clone, Debug, Args)]
pub struct EvidenceArgs {
    /// After a safe answer print the invariants of the loops as C expressions.
    #[arg(long, help_heading = "Evidence for programs")]
    pub invariants: bool,
    /// Write a witness of SV-COMP, version 2.0: for a safe answer the invariants, for an unsafe one the way to the violation.
    #[arg(long, value_name = "FILE", help_heading = "Evidence for programs")]
    pub witness: Option<PathBuf>,
    /// After an unsafe answer write C that, compiled with the program, reaches the violation.
    #[arg(long, value_name = "FILE", help_heading = "Evidence for programs")]
    pub harness: Option<PathBuf>,
    /// Do not compile and run the program after an unsafe answer.
    #[arg(long, help_heading = "Evidence for programs")]
    pub no_run: bool,
    /// After an unsafe answer print all steps, not only those that mattered.
    #[arg(long, help_heading = "Evidence for programs")]
    pub full_trace: bool,
}

/// The names of [`Outside`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExternName {
    /// Nothing.
    Pure,
    /// What their arguments reach.
    Args,
    /// Whatever another file could name.
    Any,
}

/// The names of [`Volatile`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum VolatileName {
    /// None.
    Ordinary,
    /// Those that are not plainly objects of the program.
    External,
    /// All.
    Any,
}

impl From<ExternName> for Outside {
    fn from(name: ExternName) -> Self {
        match name {
            ExternName::Pure => Outside::Pure,
            ExternName::Args => Outside::Arguments,
            ExternName::Any => Outside::Any,
        }
    }
}

impl From<VolatileName> for Volatile {
    fn from(name: VolatileName) -> Self {
        match name {
            VolatileName::Ordinary => Volatile::Ordinary,
            VolatileName::External => Volatile::External,
            VolatileName::Any => Volatile::Any,
        }
    }
}

/// Whether allocations fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MallocName {
    /// Never.
    NeverFails,
    /// Each may.
    MayFail,
}

/// The sizes of C's types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum DataModel {
    /// 32-bit `int`, 64-bit `long` and pointers.
    #[value(name = "LP64", alias = "lp64")]
    Lp64,
    /// 32-bit `int`, `long` and pointers.
    #[value(name = "ILP32", alias = "ilp32")]
    Ilp32,
}

impl From<DataModel> for verify::DataModel {
    fn from(model: DataModel) -> Self {
        match model {
            DataModel::Lp64 => verify::DataModel::Lp64,
            DataModel::Ilp32 => verify::DataModel::Ilp32,
        }
    }
}

impl ProgramArgs {
    /// How problems are read, with this property.
    pub fn reading(&self, property: Option<&str>, guard: &Guard) -> ReadOptions {
        let mut reading = Problem::options()
            .data_model(self.data_model.into())
            .volatile(self.volatile.into())
            .malloc_may_fail(self.malloc == MallocName::MayFail)
            .stop(guard.stop());
        reading = self.include.iter().fold(reading, ReadOptions::include);
        reading = self.define.iter().fold(reading, ReadOptions::define);
        reading = property.into_iter().fold(reading, ReadOptions::property);
        reading = self.entry.iter().fold(reading, ReadOptions::entry);
        reading = self.compile_commands.iter().fold(reading, ReadOptions::compile_commands);
        reading = self.clang.iter().fold(reading, ReadOptions::clang);
        self.outside.into_iter().map(Outside::from).fold(reading, ReadOptions::outside)
    }

    /// The options of the encoding, for an engine, with these settings; whether loops stay, unless something else is asked for.
    pub fn options(&self, engine: EngineOptions, loops_stay: bool, settings: &[Setting]) -> ProgramOptions {
        let (unroll, elements) = match loops_stay {
            true => (0, 0),
            false => (UnrollOptions::default().most_instrs, MemoryOptions::default().elements),
        };
        ProgramOptions {
            engine,
            unroll: self.unroll.unwrap_or(unroll),
            unwind: self.unwind.map(|trips| trips as usize),
            elements: self.elements.unwrap_or(elements),
            step: self.step,
            inter: self.inter,
            arith: self.arith,
            track: self.track,
            mixed: self.mixed,
            ..ProgramOptions::default()
        }
        .with_all(settings)
    }
}

/// Arguments as users of compilers write them: `-m32` and `-m64` for data models.
pub fn rewrite(args: impl Iterator<Item = std::ffi::OsString>) -> impl Iterator<Item = std::ffi::OsString> {
    args.map(|arg| match arg.to_str() {
        Some("-m32") => "--data-model=ILP32".into(),
        Some("-m64") => "--data-model=LP64".into(),
        _ => arg,
    })
}
