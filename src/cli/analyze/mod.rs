//! `analyze`: what abstract interpretation alone finds out, in the words of the source.
//!
//! Nothing is printed that was not confirmed, so what is printed holds; what is missing may hold too. A limit of time ends the search early
//! enough that what is known is printed.

mod answer;
mod report;

use super::answer::Dialect;
use super::args::{AnalysisFormat, AnalyzeArgs, AnnotationStyle, settings};
use super::exit;
use super::guard::Guard;
use super::load::{self, bad_input};
use answer::{Answer, Finding};
use eufonium_base::ids::Id;
use eufonium_base::{Stats, Stop};
use eufonium_engine::programs::analysis::{ProgramAnalysisOptions, Wanted, analyze_clauses, analyze_program};
use eufonium_engine::{
    AnalysisOptions, Domains, EngineOptions, FixpointOptions, Setting, certificate, state_clauses,
};
use eufonium_frontend::program_text::annotate::{Annotation, annotate};
use eufonium_ir::program::FileId;
use eufonium_ir::{Invariant, PredId, Subst, TsInvariant};
use eufonium_verify::evidence::describe;
use eufonium_verify::problem::{Horn, Problem, ProgramFile, System};
use std::path::Path;
use std::time::Duration;

/// What is kept of the time to print what was found.
const RESERVE: u32 = 5;

/// Analyses the problem and prints what was found; returns the exit code.
pub fn run(args: &AnalyzeArgs, guard: &Guard) -> u8 {
    let settings = match settings(&args.set) {
        Ok(settings) => settings,
        Err(message) => return bad_input(&message, guard),
    };
    let domains = match domains(args) {
        Ok(domains) => domains,
        Err(message) => return usage(&message, guard),
    };
    let reading = args.program.reading(args.property.as_deref(), guard);
    let mut problem = match load::load(&args.files, Dialect::Plain, &reading, guard) {
        Ok(problem) => problem,
        Err(code) => return code,
    };
    if let Err(code) = load::choose(&mut problem, args.property.as_deref(), guard) {
        return code;
    }
    let engine = engine_options(args, domains).with_all(&settings);
    let options = engine.components.absint;
    guard.monitor().phase("analysis");
    let stop = part(guard.stop());
    let is_program = matches!(problem, Problem::Program(_));
    if !is_program && (args.annotate.is_some() || !args.at.is_empty() || args.format == AnalysisFormat::Json)
    {
        return usage("--at, --annotate and --format json are for programs", guard);
    }
    let code = match &mut problem {
        Problem::Program(file) => of_program(args, file, (engine, &settings), &stop, guard),
        Problem::Horn(horn) => of_clauses(horn, &options, &stop, guard),
        Problem::System(system) => of_system(system, &options, &stop, guard),
    };
    std::mem::forget(problem);
    code
}

/// What is set of the analysis.
fn engine_options(args: &AnalyzeArgs, domains: Domains) -> EngineOptions {
    let mut engine = EngineOptions::default();
    engine.components.absint = AnalysisOptions {
        fixpoint: FixpointOptions {
            widening_delay: usize::from(args.widening_delay),
            descending_steps: usize::from(args.descending_steps),
            ..FixpointOptions::default()
        },
        thresholds: usize::from(args.thresholds),
        domains,
        ..AnalysisOptions::default()
    };
    engine
}

/// The facts about clauses as a model.
fn of_clauses(horn: &mut Horn, options: &AnalysisOptions, stop: &Stop, guard: &Guard) -> u8 {
    let mut stats = Stats::new();
    let facts = analyze_clauses(&mut horn.pool, &horn.system, options, stop, &mut stats);
    let interp = facts.values().map(|of| horn.pool.and(of)).collect();
    let model = Invariant::inductive(interp);
    guard.conclude(&certificate::model_text(&horn.pool, &horn.system, horn.declared, &model));
    guard.print_stats(&stats, "facts", &[]);
    exit::OK
}

/// The facts about the states of a transition system as an invariant.
fn of_system(system: &mut System, options: &AnalysisOptions, stop: &Stop, guard: &Guard) -> u8 {
    let mut stats = Stats::new();
    let (pool, asked) = system.asked();
    let states = asked.state_terms();
    let (clauses, _) = state_clauses(pool, asked);
    let facts = analyze_clauses(pool, &clauses, options, stop, &mut stats);
    let state = PredId::from_usize(0);
    let formula = pool.and(&facts[state]);
    let formula = Subst::of(&clauses.preds[state].params, &states).apply(pool, formula);
    guard.conclude(&system.invariant_text(&TsInvariant::inductive(formula)));
    guard.print_stats(&stats, "facts", &[]);
    exit::OK
}

/// The token of the search, which ends before the limit of the run does.
fn part(stop: &Stop) -> Stop {
    stop.within(stop.remaining().map(|left| left - (left / RESERVE).min(Duration::from_secs(2))), None)
}

fn usage(message: &str, guard: &Guard) -> u8 {
    guard.conclude("");
    guard.say(&format!("error: {message}"));
    exit::USAGE
}

fn domains(args: &AnalyzeArgs) -> Result<Domains, String> {
    let Some(names) = &args.domain else { return Ok(Domains::default()) };
    Domains::named(names.split(','))
        .map_err(|name| format!("--domain: {name} is none of {}", Domains::names().join(", ")))
}

fn of_program(
    args: &AnalyzeArgs,
    file: &mut ProgramFile,
    (engine, settings): (EngineOptions, &[Setting]),
    stop: &Stop,
    guard: &Guard,
) -> u8 {
    let wanted = match wanted(args, file) {
        Ok(wanted) => wanted,
        Err(message) => return usage(&message, guard),
    };
    let options = ProgramAnalysisOptions {
        analysis: engine.components.absint,
        program: args.program.options(engine, false, settings),
        wanted,
        runs: !args.no_runs,
    };
    let found = analyze_program(&mut file.pool, &file.program, &options, stop);
    let answer = Answer::new(file, &found);
    match args.format {
        AnalysisFormat::Text => guard.conclude(&report::text(&answer)),
        AnalysisFormat::Json => guard.conclude(&report::json(&answer)),
    }
    if let Some(violation) = &found.violation {
        guard.say(&describe(&file.program, violation));
    }
    for assumption in &answer.assumptions {
        guard.say(&format!("assumes that {assumption}"));
    }
    if let Some(path) = &args.annotate
        && let Err(message) = write_annotated(file, &answer, args.style, path)
    {
        guard.say(&format!("error: --annotate: {message}"));
        return exit::USAGE;
    }
    guard.print_stats(&found.stats, answer.verdict(), &answer.assumptions);
    match answer.verdict() {
        "unsafe" => exit::VIOLATED,
        "safe" => exit::OK,
        _ => exit::UNKNOWN,
    }
}

/// The places that were asked for.
fn wanted(args: &AnalyzeArgs, file: &ProgramFile) -> Result<Wanted, String> {
    let of_sources = |(id, path): (FileId, &String)| {
        let name = Path::new(path).file_name();
        file.sources.iter().any(|s| !s.is_c || s.path.file_name() == name).then_some(id)
    };
    let files: Vec<FileId> = file.program.files.iter().filter_map(of_sources).collect();
    let all = args.at.is_empty();
    let mut wanted = Wanted { files, entries: all, loops: all, ends: all, blocks: all, lines: Vec::new() };
    for at in &args.at {
        let (path, line) = at.rsplit_once(':').ok_or(format!("--at: {at} is not of the form FILE:LINE"))?;
        let line: u32 = line.parse().map_err(|_| format!("--at: {line} is no line"))?;
        let named = |other: &String| other == path || Path::new(other).ends_with(path);
        let id = file.program.files.iter().find(|(_, other)| named(other));
        let (id, _) = id.ok_or(format!("--at: no code comes from {path}"))?;
        let line = answer::line_with_code(&file.program, id, line)
            .ok_or(format!("--at: there is no code at or behind line {line} of {path}"))?;
        wanted.lines.push((id, line));
    }
    Ok(wanted)
}

/// Writes the first source with what is known of it.
fn write_annotated(
    file: &ProgramFile,
    answer: &Answer,
    style: AnnotationStyle,
    path: &str,
) -> Result<(), String> {
    let source = file.sources.iter().find(|s| s.is_c).ok_or("there is no source in C")?;
    let text = String::from_utf8_lossy(&source.bytes);
    let notes: Vec<Annotation> = answer
        .findings
        .iter()
        .filter(|finding| answer::is_from(finding, source))
        .filter_map(|finding| annotation(finding, style))
        .collect();
    std::fs::write(path, annotate(&text, &notes)).map_err(|error| format!("{path}: {error}"))
}

/// A finding as a comment.
fn annotation(finding: &Finding, style: AnnotationStyle) -> Option<Annotation> {
    let text = match style {
        AnnotationStyle::Comments => format!("/* {} */", finding.comment().replace("*/", "* /")),
        AnnotationStyle::Acsl => format!("/*@ {}; */", finding.acsl()?),
    };
    Some(Annotation { at: (finding.line, finding.column.max(1)), text })
}
