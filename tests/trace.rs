//! Traces and settings: what `docs/trace.md` says is what runs write, every event occurs, and neither changes a verdict.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/rng.rs"]
mod rng;

use eufonium::cli::options_page::events_markdown;
use eufonium::engine::{all_events, components};
use folder::Folder;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::{Command, Output};

/// Runs in which every event occurs: problems with the arguments of `verify`. They are small, and answered.
const RUNS: &[(&str, &[&str])] = &[
    ("tests/horn/two_counters_safe.smt2", &["-e", "spacer", "--no-facts"]),
    ("tests/horn/two_counters_unsafe.smt2", &["-e", "spacer"]),
    ("tests/horn/rules_safe.smt2", &["-e", "spacer", "--no-facts"]),
    ("tests/horn/counter_unsafe.smt2", &["-e", "unroll"]),
    ("tests/horn/parity_safe.smt2", &["-e", "absint"]),
    ("tests/ts/counter_unsafe.aag", &["-e", "kind"]),
    ("tests/ts/counter_unsafe.btor2", &["-e", "bmc"]),
    ("tests/ts/counter_safe.btor2", &["-e", "pdr"]),
    ("tests/ts/queue_unsafe.btor2", &["-e", "simulation"]),
    ("tests/ts/climb_unsafe.vmt", &["-e", "tpa"]),
    ("tests/ts/two_phases_safe.vmt", &["-e", "tpa"]),
    ("tests/horn/real_rounds_unsafe.smt2", &["-e", "pdkind"]),
    ("tests/ts/arithmetic/balance_safe.vmt", &["-e", "euforia"]),
    ("tests/ts/arithmetic/monotone_safe.vmt", &["-e", "euforia", "--set=euf.patience=1"]),
    ("tests/ts/chase_safe.btor2", &["-e", "euforia"]),
    (
        "tests/programs/float_average_unsafe.ll",
        &["--rlimit=1000000000", "--no-run", "--set=portfolio.without=runs"],
    ),
    ("tests/programs/checks_apart_safe.ll", &[]),
    (
        "tests/programs/array_in_order_unsafe.ll",
        &[
            "--no-run",
            "--set=program.single-run=false",
            "--set=portfolio.without=spacer,kind,cells,parametric,pdr,euforia,runs",
        ],
    ),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A run of the binary at the root of the repository.
fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eufonium"))
        .current_dir(root())
        .args(args)
        .output()
        .expect("the binary runs")
}

type Event = Map<String, Value>;

/// The events of a run of `verify` with these arguments, and its output.
fn traced(args: &[&str]) -> (Vec<Event>, Output) {
    let folder = Folder::new();
    let trace = format!("--trace={}", folder.path("events.jsonl"));
    let output = run(&[&["verify", &trace], args].concat());
    let text = folder.read("events.jsonl");
    let event = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    (text.lines().map(event).collect(), output)
}

/// An event has the fields that the documentation says, of the types that it says.
#[track_caller]
fn check(event: &Event, documented: &BTreeMap<&str, &[eufonium::base::events::FieldInfo]>) {
    let name = event["event"].as_str().expect("an event has a name");
    let fields = documented.get(name).unwrap_or_else(|| panic!("{name} is not documented"));
    for common in ["us", "work"] {
        assert!(event[common].is_u64(), "{event:?}");
    }
    assert!(event.get("member").is_none_or(Value::is_string), "{event:?}");
    for field in *fields {
        let value = event.get(field.name);
        let right = match field.kind {
            "number" => value.is_some_and(Value::is_u64),
            "truth value" => value.is_some_and(Value::is_boolean),
            "text" | "word" => value.is_some_and(Value::is_string),
            "number, if any" => value.is_none_or(Value::is_u64),
            "text, if any" => value.is_none_or(Value::is_string),
            other => panic!("there are no fields that are {other}"),
        };
        assert!(right, "{name}.{}: {event:?}", field.name);
    }
    let known = |key: &str| {
        ["us", "work", "event", "member"].contains(&key) || fields.iter().any(|field| field.name == key)
    };
    assert!(event.keys().all(|key| known(key)), "{event:?}");
}

/// Each documented event occurs, nothing else does, and each is as it is documented. A trace changes no verdict.
#[test]
fn every_event_occurs_as_it_is_documented() {
    let documented = all_events().into_iter().map(|event| (event.name, event.fields)).collect();
    let mut seen = BTreeSet::new();
    for (problem, args) in RUNS {
        let args = [&[*problem, "--timeout=60s"], *args].concat();
        let (events, output) = traced(&args);
        let plain = run(&[&["verify"], &args[..]].concat());
        assert_eq!((output.status.code(), &output.stdout), (plain.status.code(), &plain.stdout), "{args:?}");
        assert!(plain.status.code().is_some_and(|code| code < 2), "{args:?} has no answer: {output:?}");
        assert!(!events.is_empty(), "{args:?}");
        for event in events {
            check(&event, &documented);
            seen.insert(event["event"].as_str().expect("it has a name").to_owned());
        }
    }
    let missing: Vec<_> = documented.keys().filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "these events occur in no run: {missing:?}");
}

#[test]
fn the_page_of_events_is_up_to_date() {
    let page = std::fs::read_to_string(root().join("docs/trace.md")).expect("there is a page");
    let start = page.find("## Events\n").expect("it has the section");
    assert!(page[start..] == events_markdown(), "put the output of `eufonium help-markdown trace` there");
}

/// What does not repeat from run to run.
fn without_times(mut event: Event) -> Event {
    for time in ["us", "work", "took"] {
        event.remove(time);
    }
    event
}

/// The lines that the page quotes from a run are lines of that run, in this order.
#[test]
fn the_runs_that_are_explained_are_as_they_are_quoted() {
    let page = std::fs::read_to_string(root().join("docs/trace.md")).expect("there is a page");
    let mut quotes = 0;
    for block in page.split("```console\n$ eufonium verify --trace=trace.jsonl ").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        let mut lines = block.lines();
        let args: Vec<&str> = lines.next().expect("a run has arguments").split_whitespace().collect();
        let mut events = traced(&args).0.into_iter().map(without_times);
        for line in lines.filter(|line| !line.is_empty()) {
            let quoted: Event = serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
            assert!(events.any(|event| event == quoted), "{args:?} has no such line, or not here: {line}");
            quotes += 1;
        }
    }
    assert!(quotes > 30, "{quotes} lines are explained");
}

/// What the statistics of a run say; a figure that is not there is 0.
fn figure(args: &[&str], name: &str) -> u64 {
    let output = run(&[&["verify", "--stats=json"], args].concat());
    let text = String::from_utf8_lossy(&output.stderr);
    let stats: Value = text
        .lines()
        .find_map(|line| serde_json::from_str(line).ok())
        .unwrap_or_else(|| panic!("{args:?} has no statistics: {text}"));
    find(&stats, name).unwrap_or(0)
}

/// A number by its key, wherever it stands.
fn find(value: &Value, name: &str) -> Option<u64> {
    let object = value.as_object()?;
    object.get(name).and_then(Value::as_u64).or_else(|| object.values().find_map(|inner| find(inner, name)))
}

/// Settings reach those who are set: figures that tell a run with the setting from one without.
#[test]
fn settings_change_what_they_say() {
    let horn = ["tests/horn/two_counters_unsafe.smt2", "-e", "spacer", "--no-facts"];
    let parity = ["tests/horn/parity_safe.smt2", "-e", "spacer"];
    let euf = ["tests/ts/arithmetic/monotone_safe.vmt", "-e", "euforia"];
    let kind = ["tests/ts/counter_unsafe.aag", "-e", "kind"];
    let auto = ["tests/programs/float_average_unsafe.ll", "--no-run", "--rlimit=1000000000"];
    let table: &[(&[&str], &str, &str)] = &[
        (&horn, "spacer.inductive=false", "smt.arith.checks"),
        (&horn, "spacer.by-activity=false", "smt.arith.checks"),
        (&horn, "spacer.expand-bounds=always", "spacer.query.generalize"),
        (&horn, "spacer.relate=false", "spacer.relations.tried"),
        (&horn, "spacer.differences=false", "spacer.differences.tried"),
        (&horn, "spacer.core=literals", "smt.arith.checks"),
        (&horn, "spacer.keep-counterexamples=false", "spacer.ctp.hits"),
        (&horn, "spacer.initial-facts=false", "spacer.query.ground"),
        (&horn, "spacer.push-pobs=true", "spacer.pobs"),
        (&horn, "spacer.rebuild-after=5", "spacer.rebuilds"),
        (&horn, "spacer.max-bound=1", "spacer.frame"),
        (&horn, "smt.sat=varisat", "smt.arith.checks"),
        (&horn, "sat.minimize=false", "smt.arith.checks"),
        (&horn, "clauses.rounds=0", "transform.rounds"),
        (&parity, "engine.facts=false", "facts.proposed"),
        (&parity, "absint.domains=booleans", "facts.proposed"),
        (&euf, "euf.schemas=false", "euf.schemas.order"),
        (&euf, "euf.ctgs=0", "euf.ctgs"),
        (&euf, "euf.patience=1", "euf.schemas.bits"),
        (&kind, "kind.simple-path=false", "kind.repetitions"),
        (&auto, "portfolio.without=runs", "runs.made"),
    ];
    for (args, setting, name) in table {
        let with = figure(&[*args, &["--set", setting]].concat(), name);
        assert_ne!(figure(args, name), with, "{setting} does not change {name}");
    }
}

/// Every option can be set to its default, which changes nothing, all of them in one run.
#[test]
fn all_defaults_can_be_set() {
    let settings: Vec<String> = components()
        .iter()
        .flat_map(|(component, _, options)| {
            options.iter().map(move |o| format!("--set={component}.{}={}", o.name, o.value))
        })
        .collect();
    assert!(settings.len() > 80, "{settings:?}");
    let args: Vec<&str> =
        ["verify", "--rlimit=10000000", "tests/horn/two_counters_safe.smt2", "--stats=json"]
            .into_iter()
            .chain(settings.iter().map(String::as_str))
            .collect();
    let (set, plain) = (run(&args), run(&args[..4]));
    assert_eq!((set.status.code(), &set.stdout), (Some(0), &plain.stdout), "{set:?}");
    let work = |output: &Output| {
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        text.lines().find_map(|line| find(&serde_json::from_str(line).ok()?, "work"))
    };
    assert_eq!(work(&set), work(&plain), "{set:?}");
}

/// Values at random for options at random, some of them senseless: an answer is right or `unknown`.
#[test]
fn settings_make_no_wrong_answer() {
    let options: Vec<(String, Vec<&str>)> = components()
        .into_iter()
        .filter(|(component, ..)| !["engine", "program", "execute", "inline", "copies"].contains(component))
        .flat_map(|(component, _, options)| {
            options.into_iter().filter_map(move |o| {
                let values = match o.takes.as_str() {
                    "`true`, `false`" => vec!["true", "false"],
                    "a natural number" => vec!["0", "1", "2", "50", "4000000000"],
                    "a natural number, or `none`" => vec!["0", "1", "30"],
                    "a number between 0 and 1" => vec!["0.1", "0.999"],
                    _ if o.name == "core" => vec!["sum", "literals"],
                    _ if o.name == "restarts" => vec!["luby:1", "glucose:1:0"],
                    _ if o.name == "premise-order" => vec!["backward", "random"],
                    _ if o.name == "domains" => vec!["booleans", "intervals,zones"],
                    _ => return None,
                };
                Some((format!("{component}.{}", o.name), values))
            })
        })
        .collect();
    let folders = ["tests/horn", "tests/ts/arithmetic"];
    let mut problems: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(root().join(folder)).expect("there are problems"))
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    problems.sort();
    let mut rng = rng::Rng(0x5eed_0f5e_7715);
    let mut answers = 0;
    for _ in 0..60 {
        let problem = problems[rng.below(problems.len() as u64) as usize].to_str().expect("a plain name");
        let expected = match problem {
            name if name.contains("_safe.") => 0,
            name if name.contains("_unsafe.") => 1,
            _ => continue,
        };
        let settings: Vec<String> = (0..5)
            .map(|_| {
                // The engines' own options are of more interest than those of other engines.
                let mut place = rng.below(options.len() as u64) as usize;
                if rng.chance(40) {
                    let engine = ["spacer.", "euf."][rng.below(2) as usize];
                    place =
                        (place..options.len()).find(|&i| options[i].0.starts_with(engine)).unwrap_or(place);
                }
                let (name, values) = &options[place];
                format!("--set={name}={}", rng.pick(values))
            })
            .collect();
        let limits = ["verify", problem, "--rlimit=2000000", "--timeout=5s"];
        let args: Vec<&str> = limits.into_iter().chain(settings.iter().map(String::as_str)).collect();
        let output = run(&args);
        let code = output.status.code().expect("it is not killed");
        assert!([expected, 3, 6, 7].contains(&code), "{args:?}: {output:?}");
        answers += usize::from(code == expected);
    }
    assert!(answers > 30, "only {answers} runs had an answer");
}

/// Targets are other processes, whose traces would be one file.
#[test]
fn a_trace_is_of_one_problem() {
    let output =
        run(&["verify", "tests/horn/counter_safe.smt2", "--baseline=none.json", "--trace=/dev/null"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[test]
fn wrong_settings_are_bad_input() {
    let problem = "tests/horn/counter_safe.smt2";
    for (command, file) in [
        ("verify", problem),
        ("solve", problem),
        ("analyze", problem),
        ("smt", "tests/smt/absent.smt2"),
        ("sat", "tests/smt/absent.cnf"),
    ] {
        let output = run(&[command, file, "--set", "spacer.relat=false"]);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(4), "{command}: {text}");
        assert!(text.contains("--set spacer.relat=false: column 8: "), "{command}: {text}");
        assert!(text.contains("near it: `relate`"), "{command}: {text}");
    }
}
