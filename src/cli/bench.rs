//! The command `bench`: a campaign from files and options, its runs, what is written and printed of them.

use super::bench_args::{
    BenchArgs, BenchCommand, CompareArgs, FailName, GroupName, MeasureName, ShowArgs, TableFormat,
};
use super::exit;
use eufonium_bench::campaign::{ConfigurationSpec, Grouping, LimitSpec, Source};
use eufonium_bench::progress::Progress;
use eufonium_bench::summary::Measure;
use eufonium_bench::{
    Campaign, Error, Log, Plan, Reading, Settings, Summary, compare, log, page, slurm, tables,
};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

type Result<T> = std::result::Result<T, Error>;

/// Does what the arguments say; the exit code tells whether anything was wrong.
pub fn run(args: &BenchArgs) -> u8 {
    let done = match &args.command {
        None => campaign(args),
        Some(BenchCommand::Compare(args)) => comparison(args),
        Some(BenchCommand::Merge(args)) => merge(&args.output, &args.logs, args.show),
        Some(BenchCommand::Report(args)) => report(&args.log, args.show),
    };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        match error {
            Error::Usage(_) => exit::USAGE,
            Error::Io { .. } | Error::Malformed { .. } => exit::BAD_INPUT,
        }
    })
}

fn campaign(args: &BenchArgs) -> Result<u8> {
    let eufonium = own_binary()?;
    let plan = plan(args, &eufonium)?;
    let jobs = args.jobs.map_or(plan.jobs, usize::from);
    if let Some(folder) = &args.slurm {
        let script = slurm::write(folder, &plan, &slurm::Job { tasks: args.tasks, jobs, eufonium })?;
        print(&format!("{}\n", script.display()));
        return Ok(exit::OK);
    }
    let folder =
        args.output.clone().unwrap_or_else(|| PathBuf::from(format!("bench-{}", file_name(&plan.name))));
    let shard = args.shard.as_deref().map(shard).transpose()?;
    let settings = Settings {
        jobs,
        // This very binary, also if the file is replaced meanwhile.
        supervisor: vec![format!("/proc/{}/exe", std::process::id()), "bench-run".into()],
        shard,
    };
    let (stop, signal) = signals();
    let limits = plan.clone();
    let mut progress = Progress::standard(args.quiet, move |p| limits.limits_of(p));
    let done = eufonium_bench::run(&plan, &folder.join("runs.jsonl"), &settings, &mut progress, &stop);
    progress.clear();
    let log = done?;
    let code = show(&log, &folder, args.show)?;
    if stop.load(Ordering::Relaxed) {
        eprintln!("stopped; the same command goes on with {}", folder.join("runs.jsonl").display());
        let terminated = signal.load(Ordering::Relaxed) == signal_hook::consts::SIGTERM as usize;
        return Ok(if terminated { exit::TERMINATED } else { exit::INTERRUPTED });
    }
    Ok(code)
}

/// This binary, under a name that stays.
fn own_binary() -> Result<PathBuf> {
    std::env::current_exe().map_err(Error::io(Path::new("/proc/self/exe")))
}

/// Sets a flag at SIGINT and SIGTERM; a second signal ends the process at once, and the runs with it.
fn signals() -> (Arc<AtomicBool>, Arc<AtomicUsize>) {
    let (stop, which) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // The order matters: the flag is not yet set when the first signal comes.
        let _ = signal_hook::flag::register_conditional_shutdown(
            signal,
            i32::from(exit::INTERRUPTED),
            Arc::clone(&stop),
        );
        let _ = signal_hook::flag::register_usize(signal, Arc::clone(&which), signal as usize);
        let _ = signal_hook::flag::register(signal, Arc::clone(&stop));
    }
    (stop, which)
}

/// A name that is a folder's.
fn file_name(name: &str) -> String {
    name.chars().map(|c| if c.is_alphanumeric() || "-_.".contains(c) { c } else { '-' }).collect()
}

fn shard(text: &str) -> Result<(usize, usize)> {
    let numbers = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    let fits = numbers.filter(|(i, n)| i < n);
    fits.ok_or_else(|| Error::Usage(format!("--shard {text}: it is I/N, with I from 0 and below N")))
}

/// The plan that the arguments mean.
fn plan(args: &BenchArgs, eufonium: &Path) -> Result<Plan> {
    let ending = |e: &str| Path::new(&args.manifests[0]).extension().is_some_and(|x| x == e);
    if args.manifests.len() == 1 && ending("jsonl") {
        let words = [&args.tool, &args.ours, &args.answers, &args.only, &args.set, &args.select, &args.drop];
        let limits =
            args.timeout.is_some() || args.cpu.is_some() || args.memory.is_some() || args.no_address_space;
        if limits || args.rounds.is_some() || args.sample.is_some() || words.iter().any(|w| !w.is_empty()) {
            let message = "the plan of a log says what is run; no option changes it";
            return Err(Error::Usage(message.into()));
        }
        let plan = log::read(Path::new(&args.manifests[0]))?.plan;
        plan.verify()?;
        return Ok(plan);
    }
    let mut campaign = if args.manifests.len() == 1 && ending("toml") {
        Campaign::read(Path::new(&args.manifests[0]))?
    } else {
        let source = |m: &String| Source { from: m.clone(), ..Source::default() };
        Campaign { problems: args.manifests.iter().map(source).collect(), ..Campaign::default() }
    };
    apply(args, &mut campaign)?;
    eufonium_bench::resolve(&campaign, eufonium)
}

/// What options say wins over what a file says.
fn apply(args: &BenchArgs, campaign: &mut Campaign) -> Result<()> {
    let split = |text: &String| {
        let (name, value) =
            text.split_once('=').ok_or_else(|| Error::Usage(format!("{text:?} is not NAME=VALUE")))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    for text in &args.set {
        let (name, value) = split(text)?;
        campaign.variables.insert(name, value);
    }
    let added = args.ours.iter().map(|t| ConfigurationSpec::of_options(t));
    for spec in added.chain(args.tool.iter().map(|t| ConfigurationSpec::of_command(t))) {
        campaign.configurations.push(spec.map_err(Error::Usage)?);
    }
    if campaign.configurations.is_empty() {
        campaign
            .configurations
            .push(ConfigurationSpec { name: "eufonium".into(), ..ConfigurationSpec::default() });
    }
    for text in &args.answers {
        let (name, way) = split(text)?;
        let reading = Reading::named(&way)
            .ok_or_else(|| Error::Usage(format!("no way to read a verdict is called {way:?}")))?;
        let spec = campaign.configurations.iter_mut().find(|c| c.name == name);
        spec.ok_or_else(|| Error::Usage(format!("no configuration is called {name:?}")))?.answers =
            Some(reading);
    }
    if !args.only.is_empty() {
        campaign.configurations.retain(|c| args.only.contains(&c.name));
    }
    limit(args, campaign);
    for source in &mut campaign.problems {
        if !args.select.is_empty() {
            source.select.clone_from(&args.select);
        }
        source.drop.extend(args.drop.iter().cloned());
        if args.sample.is_some() {
            (source.sample, source.seed) = (args.sample, args.seed);
        }
    }
    campaign.rounds = args.rounds.unwrap_or(campaign.rounds);
    campaign.group = args.group.map_or(campaign.group, |by| {
        Some(match by {
            GroupName::Family => Grouping::Family,
            GroupName::Kind => Grouping::Kind,
            GroupName::Source => Grouping::Source,
        })
    });
    if let Some(name) = &args.name {
        campaign.name.clone_from(name);
    }
    Ok(())
}

/// Limits of the options replace those of the file, also where some problems have their own.
fn limit(args: &BenchArgs, campaign: &mut Campaign) {
    let limits = LimitSpec {
        wall: args.timeout.map(|t| t.as_secs_f64()),
        cpu: args.cpu.map(|t| t.as_secs_f64()),
        memory: args.memory,
        address_space: args.no_address_space.then_some(false),
    };
    for source in &mut campaign.problems {
        source.wall = source.wall.filter(|_| limits.wall.is_none());
        source.cpu = source.cpu.filter(|_| limits.cpu.is_none());
        source.memory = source.memory.filter(|_| limits.memory.is_none());
    }
    let old = &campaign.limits;
    campaign.limits = LimitSpec {
        wall: limits.wall.or(old.wall),
        cpu: limits.cpu.or(old.cpu),
        memory: limits.memory.or(old.memory),
        address_space: limits.address_space.or(old.address_space),
    };
}

fn measure(show: ShowArgs) -> Measure {
    match show.measure {
        MeasureName::Wall => Measure::Wall,
        MeasureName::Cpu => Measure::Cpu,
    }
}

/// Writes everything that is made of a log to its folder, prints the table, and says by the exit code whether anything was wrong.
fn show(log: &Log, folder: &Path, args: ShowArgs) -> Result<u8> {
    let summary = Summary::of(log, measure(args));
    let options = tables::Options { score: args.score };
    let table = tables::text(&summary, options);
    let wrong = tables::disagreements(&summary, &log.plan);
    let files = [
        ("table.txt", format!("{table}{}{wrong}", if wrong.is_empty() { "" } else { "\n" })),
        ("table.csv", tables::csv(&summary)),
        ("runs.csv", tables::runs_csv(log)),
        ("summary.json", tables::json(&summary, log)),
        ("report.html", page::html(&summary, log, options)),
    ];
    for (name, text) in &files {
        write(&folder.join(name), text)?;
    }
    match args.format {
        TableFormat::Text => print(&table),
        TableFormat::Csv => print(&files[1].1),
        TableFormat::Json => print(&files[3].1),
    }
    if !wrong.is_empty() {
        eprint!("{wrong}");
    }
    Ok(if summary.is_bad() { exit::VIOLATED } else { exit::OK })
}

fn comparison(args: &CompareArgs) -> Result<u8> {
    let (old, new) = (log::read(&args.old)?, log::read(&args.new)?);
    let pair = match &args.pair {
        Some(text) => {
            Some(text.split_once('=').ok_or_else(|| Error::Usage(format!("{text:?} is not OLD=NEW")))?)
        }
        None => None,
    };
    let found = compare::of(&old, &new, pair, measure(args.show))?;
    if let Some(path) = &args.html {
        let names = [&args.old, &args.new].map(|p| p.display().to_string());
        write(path, &compare::html(&found, (&names[0], &names[1])))?;
    }
    print(&match args.show.format {
        TableFormat::Json => compare::json(&found),
        TableFormat::Text | TableFormat::Csv => compare::text(&found),
    });
    let any =
        |list: fn(&compare::Comparison) -> &Vec<compare::Change>| found.iter().any(|c| !list(c).is_empty());
    let failed = any(|c| &c.wrong)
        || (args.fail_on >= FailName::Lost && any(|c| &c.lost))
        || (args.fail_on >= FailName::Slower && any(|c| &c.slower));
    Ok(if failed { exit::VIOLATED } else { exit::OK })
}

fn merge(output: &Path, logs: &[PathBuf], args: ShowArgs) -> Result<u8> {
    let logs = logs.iter().map(|path| log::read(path)).collect::<Result<Vec<_>>>()?;
    let all = log::merge(logs)?;
    fs::create_dir_all(output).map_err(Error::io(output))?;
    log::write(&output.join("runs.jsonl"), &all)?;
    let missing = all.plan.runs() - all.runs.len();
    if missing > 0 {
        eprintln!("{missing} of {} runs are missing", all.plan.runs());
    }
    show(&all, output, args)
}

fn report(path: &Path, args: ShowArgs) -> Result<u8> {
    let log = log::read(path)?;
    let file = log::path_of(path);
    show(&log, file.parent().unwrap_or(Path::new("")), args)
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).map_err(Error::io(path))
}

/// Standard output may be closed by whoever has read enough.
fn print(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}
