//! Compares verdicts on random C programs that have an outside world with native runs, for as many programs as asked.
//!
//! `fuzz_programs COUNT SEED [MODE [PROPERTY [BINARY [FINDINGS]]]]`: the mode is one of `--extern` or `all`, the property one that
//! `verify` knows or `all`. Disagreements are made small and printed, and appended to a file; figures come at the end. Needs
//! clang with its sanitizers.

#[path = "../tests/outside/mod.rs"]
mod outside;

use outside::compare::{Finding, MODES, PROPERTIES, Setting, Verdict, Wrong, has_modes};
use outside::rng::Rng;
use outside::{Risk, clang, random_program, shrink};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// How many programs are compiled together.
const BATCH: u64 = 25;
/// How many smaller programs are tried for a disagreement.
const TRIES: usize = 200;

#[derive(Default)]
struct Figures {
    programs: u64,
    constructs: BTreeMap<&'static str, u64>,
    ends: BTreeMap<String, u64>,
    verdicts: BTreeMap<String, u64>,
    findings: BTreeMap<String, u64>,
    reasons: BTreeMap<String, u64>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(clang) = clang() else {
        eprintln!("no clang on the path");
        return;
    };
    let number = |i: usize, or| args.get(i).and_then(|a: &String| a.parse::<u64>().ok()).unwrap_or(or);
    let word = |i: usize| args.get(i).map_or("all", |a| a.as_str());
    let (count, seed) = (number(0, 100), number(1, 1));
    let beside = std::env::current_exe().ok().and_then(|p| Some(p.parent()?.parent()?.join("eufonium")));
    let binary = args.get(4).map(PathBuf::from).or(beside).unwrap_or_else(|| "eufonium".into());
    let modes: Vec<usize> = (0..3).filter(|m| word(2) == "all" || word(2) == MODES[*m]).collect();
    let properties: Vec<&'static str> =
        PROPERTIES.into_iter().filter(|p| word(3) == "all" || word(3) == *p).collect();
    if modes.is_empty() || properties.is_empty() {
        eprintln!("modes are {MODES:?}, properties {PROPERTIES:?}");
        return;
    }
    let folder = std::env::temp_dir().join(format!("eufonium-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    let has_modes = has_modes(&binary);
    let mut figures = Figures::default();
    let begun = Instant::now();
    for batch in 0..count.div_ceil(BATCH) {
        let mut rng = Rng((seed * 1_000_003 + batch).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let property = rng.pick(&properties);
        let mode = rng.pick(&modes);
        let setting = Setting {
            binary: binary.clone(),
            clang: clang.clone(),
            folder: folder.clone(),
            property,
            mode,
            has_modes,
            timeout: 2,
            seeds: 60,
        };
        run_batch(&setting, &mut rng, &mut figures, args.get(5));
        let seconds = begun.elapsed().as_secs_f64();
        eprintln!("{} programs, {:.2} a second", figures.programs, figures.programs as f64 / seconds);
    }
    report(&figures);
    let _ = std::fs::remove_dir_all(&folder);
}

fn run_batch(setting: &Setting, rng: &mut Rng, figures: &mut Figures, file: Option<&String>) {
    let risk = Risk::of(setting.property);
    let programs: Vec<_> = (0..BATCH).map(|_| random_program(rng, risk)).collect();
    let runs = match setting.native(&programs, setting.seeds) {
        Ok(runs) => runs,
        Err(error) => return eprintln!("{error}"),
    };
    for (program, runs) in programs.iter().zip(&runs) {
        figures.programs += 1;
        for tag in &program.tags {
            *figures.constructs.entry(tag).or_default() += 1;
        }
        for run in runs {
            *figures.ends.entry(run.end.clone()).or_default() += 1;
        }
        for points in setting.questions(runs, rng) {
            let (verdict, finding) = setting.judge(program, &points, runs);
            let name = match verdict {
                Verdict::Error(_) => "error",
                Verdict::Safe => "safe",
                Verdict::Unsafe => "unsafe",
                Verdict::Unknown(why) => {
                    let why = why
                        .rsplit_once(".c:")
                        .map_or(why.as_str(), |(_, why)| why.trim_start_matches(char::is_numeric));
                    *figures.reasons.entry(why.to_string()).or_default() += 1;
                    "unknown"
                }
            };
            let key = format!("{} {} {name}", setting.property, MODES[setting.mode]);
            *figures.verdicts.entry(key).or_default() += 1;
            if let Some(finding) = finding {
                let key = format!("{} {} {:?}", setting.property, MODES[setting.mode], finding.wrong);
                *figures.findings.entry(key).or_default() += 1;
                show(setting, &finding, file);
            }
        }
    }
}

fn show(setting: &Setting, finding: &Finding, file: Option<&String>) {
    // Making it small takes a while, and a run may be ended before.
    eprintln!(
        "{} {:?}: {}\n{}",
        setting.property,
        finding.wrong,
        finding.said,
        finding.program.source(&finding.points)
    );
    // What no compiler decides is for people to read, as it is.
    let tries = if finding.wrong == Wrong::Undecided { 0 } else { TRIES };
    let small = shrink::shrink(finding, tries, &|f| setting.still(f));
    let what = match finding.wrong {
        Wrong::Safe => "safe, but a native run fails",
        Wrong::Unsafe => "unsafe, but no native run fails",
        Wrong::Undecided => "unsafe, and no compiler decides it",
        Wrong::Error => "no answer",
    };
    let mut source = small.program.source(&small.points);
    if let Some(body) = source.find(outside::program::TYPES) {
        source.replace_range(body..body + outside::program::TYPES.len(), "/* tests/outside/types.h */\n");
    }
    let text = format!(
        "== {}, --extern={}: {what}: {}\n{}\n",
        setting.property,
        MODES[setting.mode],
        finding.said.trim(),
        source
    );
    println!("{text}");
    let Some(file) = file else { return };
    let opened = std::fs::OpenOptions::new().create(true).append(true).open(file);
    if let Err(error) = opened.and_then(|mut f| f.write_all(text.as_bytes())) {
        eprintln!("{file}: {error}");
    }
}

fn report(figures: &Figures) {
    println!("programs: {}", figures.programs);
    let tables = [
        ("verdicts", &figures.verdicts),
        ("why unknown", &figures.reasons),
        ("disagreements", &figures.findings),
        ("runs", &figures.ends),
    ];
    for (name, table) in tables {
        println!("{name}:");
        table.iter().for_each(|(key, count)| println!("  {count:6}  {key}"));
    }
    println!("constructs, in so many programs:");
    figures.constructs.iter().for_each(|(key, count)| println!("  {count:6}  {key}"));
}
