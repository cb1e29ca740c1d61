//! What is known of a program beside the verdict, as data and as text: runs, invariants of loops, assumptions, witnesses.

use super::problem::ProgramFile;
use super::problem::SourceFile;
use super::problem::program::source_of;
use super::replay::{Native, Replay, replay};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, Rat, Stop};
use eufonium_engine::programs::{ProgramInvariant, Violation};
use eufonium_frontend::program_text::arguments::arguments;
use eufonium_frontend::program_text::c_expression::c_conjunction;
use eufonium_frontend::program_text::failures::failures;
use eufonium_frontend::program_text::harness::{Harness, harness};
use eufonium_frontend::program_text::stdin::{quoted, stdin};
use eufonium_frontend::program_text::witness::{self, LoopInvariant, Task};
use eufonium_frontend::property::PropertySpec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::eval::events::Record;
use eufonium_ir::program::eval::{self, End, Limits};
use eufonium_ir::program::names::Names;
use eufonium_ir::program::{Assumption, CheckKind, Loc, Program, SourceType, Type};
use eufonium_ir::{Sort, Subst, Term, TermPool};
use std::collections::BTreeMap;
use std::time::Duration;

/// How long a compiled program may run.
const NATIVE: Duration = Duration::from_secs(5);
/// How many bytes of input are printed at most.
const SHOWN: usize = 1 << 10;

/// Runs in which nothing is chosen are recorded if they have at most so many steps, and all runs with what happens to memory, which takes much of ours.
pub const LONGEST: u64 = 5_000_000;

/// What happens in the run of a violation; nothing if nothing is chosen in it and it is [too long](LONGEST).
pub fn record(program: &Program, violation: &Violation) -> Record {
    let limits = Limits { steps: LONGEST, ..Limits::default() };
    let ends = || eval::run(program, &mut violation.choices.clone(), &limits).end != End::OutOfFuel;
    if violation.trace.choices.is_empty() && !ends() {
        return Record { truncated: true, ..Record::default() };
    }
    eval::trace(program, &mut violation.choices.clone(), &Limits::default()).1
}

/// Where and what a violation is.
pub fn describe(program: &Program, violation: &Violation) -> String {
    describe_at(program, violation, violation.at(program))
}

/// The same for a violation of which it is known [where](Violation::at) it is.
pub fn describe_at(program: &Program, violation: &Violation, at: Option<Loc>) -> String {
    let message = message(program, violation);
    match at {
        Some(at) => format!("{}:{}:{}: {message}", program.files[at.file], at.line, at.column),
        None => message,
    }
}

/// What a violation is, with the function where the source says nothing of its place.
pub fn message(program: &Program, violation: &Violation) -> String {
    let check = &program.checks[violation.check];
    match check.at {
        Some(_) => check.message.clone(),
        None => format!("in {}: {}", check.function, check.message),
    }
}

/// What evidence is about: a program, the property that it was read for, and its sources.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The program as it was lowered.
    pub program: &'a Program,
    /// The property.
    pub property: &'a PropertySpec,
    /// The files.
    pub sources: &'a [SourceFile],
}

impl<'a> Subject<'a> {
    /// A program as it is now.
    pub fn of(file: &'a ProgramFile) -> Subject<'a> {
        Subject { program: &file.program, property: &file.property, sources: &file.sources }
    }
}

/// The harness of a run: C that, compiled with the program, makes it again.
pub fn harness_of(of: &Subject<'_>, record: &Record) -> Harness {
    harness(of.program, record, of.property.entry_function(), &of.property.error_functions)
}

/// The witness of a violation, as SV-COMP has them.
pub fn violation_witness(of: &Subject<'_>, record: &Record) -> String {
    let texts: Vec<_> = of.sources.iter().map(|source| String::from_utf8_lossy(&source.bytes)).collect();
    let text_of = |id| Some(texts[source_of(of.sources, of.program, id)?].as_ref());
    with_task(of, |task| witness::violation(of.program, record, task, &text_of))
}

/// The witness of a safe program, as SV-COMP has them.
pub fn correctness_witness(of: &Subject<'_>, invariants: &[LoopInvariant]) -> String {
    with_task(of, |task| witness::correctness(of.program, invariants, &assumptions(of.program), task))
}

/// The sources are compiled with the harness of a violation's run, and run: what came of it, for people.
pub fn replayed(
    file: &ProgramFile,
    violation: &Violation,
    record: &Record,
    harness: &Harness,
    stop: &Stop,
) -> String {
    let property = file.program.checks[violation.check].property;
    let input = stdin(&file.program, record);
    let native = Replay {
        sources: &file.sources,
        harness: &harness.text,
        arguments: arguments(&file.program, record),
        failures: failures(&file.program, record),
        input: input.as_deref().unwrap_or_default(),
        options: &file.clang,
        property,
        time: NATIVE,
    };
    match replay(&native, stop) {
        Native::Reached(time) => {
            let shown = input.filter(|text| !text.is_empty() && text.len() <= SHOWN);
            let with = shown.map_or(String::new(), |text| format!(", with the input {}", quoted(&text)));
            format!("replayed natively: yes, {} ms{with}", time.as_millis())
        }
        Native::NotReached(what) => {
            let short = match &harness.shortfalls[..] {
                [] => String::new(),
                all => format!("; the harness does not give {}", all.join(", nor ")),
            };
            let rests = violation.rests_on_layout(&file.program);
            let evades = property == CheckKind::Dereference && violation.evades_sanitizers(&file.program);
            let reasons: String = [
                (rests, "; the run depends on where objects lie"),
                (evades, "; a sanitizer does not see each access that leaves its object"),
            ]
            .iter()
            .filter_map(|(holds, reason)| holds.then_some(*reason))
            .collect();
            format!("replayed natively: no, {what}{short}{reasons}")
        }
        Native::NotRun(why) => {
            format!("not replayed natively: {}", why.lines().next().unwrap_or_default())
        }
    }
}

fn with_task(of: &Subject<'_>, make: impl FnOnce(&Task<'_>) -> String) -> String {
    let hash =
        |source: &SourceFile| (source.path.to_string_lossy().into_owned(), witness::sha256(&source.bytes));
    let inputs: Vec<(String, String)> = of.sources.iter().map(hash).collect();
    let created = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|text| text.parse().ok());
    let now =
        || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let specification = of.property.specification();
    make(&Task {
        inputs: &inputs,
        specification: &specification,
        lp64: of.program.pointer_bits == 64,
        version: env!("CARGO_PKG_VERSION"),
        created: created.unwrap_or_else(now),
    })
}

/// The invariants of the loops as expressions of C, in the order of the source, and how many conjuncts have no expression. What the parts
/// of a proof say of a loop holds together: what each takes for granted the others prove.
pub fn invariants(pool: &mut TermPool, parts: &[ProgramInvariant]) -> (Vec<LoopInvariant>, usize) {
    let mut found: BTreeMap<(Loc, String), Vec<String>> = BTreeMap::new();
    let mut dropped = 0;
    for part in parts {
        let (loops, lost) = invariants_of(pool, part);
        dropped += lost;
        for LoopInvariant { at, function, expression } in loops {
            let known = found.entry((at, function)).or_default();
            if !known.contains(&expression) {
                known.push(expression);
            }
        }
    }
    let loops = found.into_iter().map(|((at, function), texts)| {
        let expression = connected(&texts, " && ");
        LoopInvariant { at, function, expression }
    });
    (loops.collect(), dropped)
}

/// Expressions of C in parentheses with an operator between them; of one, the expression itself.
fn connected(texts: &[String], operator: &str) -> String {
    match texts {
        [one] => one.clone(),
        all => all.iter().map(|t| format!("({t})")).collect::<Vec<_>>().join(operator),
    }
}

/// The invariants of the loops by one part of a proof.
fn invariants_of(pool: &mut TermPool, invariant: &ProgramInvariant) -> (Vec<LoopInvariant>, usize) {
    let mut found: BTreeMap<(Loc, String), Vec<String>> = BTreeMap::new();
    let mut dropped = 0;
    let pure = &invariant.pure;
    let mut names: BTreeMap<usize, Names> = BTreeMap::new();
    for (point, params, formula) in invariant.cut_points() {
        let function = &pure.functions[point.function];
        let Some(block) = function.blocks.get(point.block) else { continue };
        let Some(at) = block.loop_at else { continue };
        let named =
            names.entry(point.function.index()).or_insert_with(|| Names::new(function, &Cfg::new(function)));
        let mut known: Vec<(Term, (String, SourceType))> = Vec::new();
        let mut read = Subst::new();
        let mut owner = function.name.clone();
        for ((value, ty, signed), param) in point.args().zip(params) {
            let Some(variable) = named.of(point.block, value).next() else { continue };
            let variable = &pure.variables[variable];
            if let Some(function) = &variable.function {
                owner.clone_from(function);
            }
            let term = as_source(pool, *param, ty, signed, &variable.ty, &mut read);
            known.push((term, (variable.name.clone(), variable.ty.clone())));
        }
        let formula = read.apply(pool, formula);
        let name_of = |term: Term| known.iter().find(|(t, _)| *t == term).map(|(_, name)| name.clone());
        let (text, lost) = c_conjunction(pool, formula, &name_of);
        dropped += lost;
        found.entry((at, owner)).or_default().push(text);
    }
    let loops = found.into_iter().map(|((at, function), mut texts)| {
        texts.sort();
        texts.dedup();
        // Copies of the loop in different calls: one of them is running.
        let expression = connected(&texts, " || ");
        LoopInvariant { at, function, expression }
    });
    (loops.collect(), dropped)
}

/// The constant that stands for the variable as its type reads it, where `param` is the word as the encoding reads it. What
/// the formula says of `param` is said of it by `read`.
fn as_source(
    pool: &mut TermPool,
    param: Term,
    ty: Type,
    signed: bool,
    source: &SourceType,
    read: &mut Subst,
) -> Term {
    let (Type::Int(bits), SourceType::Int { signed: wanted, .. }) = (ty, source) else { return param };
    if pool.sort(param) != Sort::INT || *wanted == signed {
        return param;
    }
    let variable = pool.fresh("variable", Sort::INT);
    let modulus = Bits::power(bits, bits + 1).to_rat();
    let (limit, shift) = match signed {
        // From values without sign to words with one: large ones are negative.
        true => (Bits::power(bits - 1, bits + 1).to_rat(), -modulus),
        false => (Rat::ZERO, modulus),
    };
    let (limit, shift) = (pool.num(limit, Sort::INT), pool.num(shift, Sort::INT));
    let moves = if signed { pool.ge(variable, limit) } else { pool.lt(variable, limit) };
    let moved = pool.add(&[variable, shift]);
    let word = pool.ite(moves, moved, variable);
    read.insert(param, word);
    variable
}

/// What a proof of the program rests on, each with its first place.
pub fn assumptions(program: &Program) -> Vec<String> {
    assumptions_in_words(program, &program.assumptions)
}

/// What is taken for granted of a program, each with its first place.
pub fn assumptions_in_words(program: &Program, assumptions: &[Assumption]) -> Vec<String> {
    let line = |a: &Assumption| match a.at {
        Some(at) => format!("{} ({}:{})", a.what, program.files[at.file], at.line),
        None => a.what.clone(),
    };
    assumptions.iter().map(line).collect()
}

/// The invariants as text: a place and an expression on each line.
pub fn invariants_text(program: &Program, invariants: &[LoopInvariant]) -> String {
    let line = |i: &LoopInvariant| {
        format!("{}:{}:{}: invariant {}\n", program.files[i.at.file], i.at.line, i.at.column, i.expression)
    };
    invariants.iter().map(line).collect()
}

/// The name of a violated property; none of what is no property.
pub fn property(kind: CheckKind) -> Option<&'static str> {
    word(kind).strip_prefix("false(")?.strip_suffix(')')
}

/// The word of SV-COMP for a violated property.
pub fn word(kind: CheckKind) -> &'static str {
    match kind {
        CheckKind::Reach => "false(unreach-call)",
        CheckKind::Overflow => "false(no-overflow)",
        CheckKind::DivisionByZero => "false(div-by-zero)",
        CheckKind::Dereference => "false(valid-deref)",
        CheckKind::Free => "false(valid-free)",
        CheckKind::MemTrack => "false(valid-memtrack)",
        CheckKind::MemCleanup => "false(valid-memcleanup)",
        CheckKind::Unsupported | CheckKind::Bound => "unknown",
    }
}
