//! `eufonium bench` from the outside: limits, kills, wrong answers, exit codes, shards. The problems are shell scripts, and the tool is
//! `sh`: what a run does is what its problem says.

#[path = "support/folder.rs"]
mod folder;

use folder::Folder;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

impl Folder {
    /// One with problems.
    fn with(problems: &[(&str, &str, &str)]) -> Folder {
        let folder = Folder::new();
        fs::create_dir_all(folder.0.join("p")).unwrap();
        for (name, expected, script) in problems {
            folder.file(&format!("p/{name}"), format!("# expect: {expected}\n{script}\n"));
        }
        folder
    }

    /// Runs `bench` with the programs of the machine.
    fn campaign(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eufonium"));
        command.arg("bench").args(words).current_dir(&self.0).stdin(Stdio::null());
        command
    }

    /// Runs `bench` on the problems with `sh` as the tool.
    fn bench(&self, words: &[&str]) -> Output {
        self.campaign(&[&["p", "--tool", "sh=sh {file}"], words].concat()).output().unwrap()
    }

    /// The lines of a table of runs as (problem, class, end), in order.
    fn classes(&self, output: &str) -> Vec<String> {
        let text = self.read(&format!("{output}/runs.csv"));
        let mut lines: Vec<String> = text
            .lines()
            .skip(1)
            .map(|l| {
                let f: Vec<&str> = l.split(',').collect();
                format!("{} {} {}", f[0], f[5], f[7])
            })
            .collect();
        lines.sort();
        lines
    }
}

/// Whether a process whose command line contains `words` runs.
fn is_running(words: &str) -> bool {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    processes.filter_map(|p| fs::read(p.path().join("cmdline")).ok()).any(|line| {
        let line = String::from_utf8_lossy(&line).replace('\0', " ");
        line.contains(words)
    })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn runs_end_as_they_are_told() {
    let folder = Folder::with(&[
        ("a-right", "safe", "echo safe"),
        ("b-unsafe", "unsafe", "echo unsafe; exit 1"),
        ("c-unknown", "safe", "echo unknown"),
        ("d-crash", "safe", "kill -SEGV $$"),
        ("e-silent", "safe", "exit 3"),
        ("f-sleeps", "safe", "sleep 61.001; echo safe"),
        // Two processes use the time of one.
        ("g-spins", "safe", "(while :; do :; done) & while :; do :; done"),
        ("h-allocates", "safe", "head -c 400m /dev/zero | tail"),
        ("i-open", "any", "echo unsafe"),
        // What leaves the group and the session is ended too, and nobody waits for it.
        ("j-orphan", "safe", "setsid sleep 61.002 >/dev/null 2>&1 & echo safe"),
        ("k-prints", "safe", "yes nothing | head -c 20m; echo safe"),
        ("l-bounded", "unsafe", "[ $(ulimit -v) = 204800 ] && echo unsafe || echo unknown"),
    ]);
    let begun = Instant::now();
    let output =
        folder.bench(&["-t", "4s", "--cpu", "1s", "-M", "200MiB", "--no-address-space", "-o", "out"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(begun.elapsed() < Duration::from_secs(50));
    let expected = [
        "a-right right exit 0",
        "b-unsafe right exit 1",
        "c-unknown unknown exit 0",
        "d-crash error signal 11",
        "e-silent error exit 3",
        "f-sleeps time-out wall time",
        "g-spins time-out processor time",
        "h-allocates memory memory",
        "i-open claimed exit 0",
        "j-orphan right exit 0",
        "k-prints right exit 0",
        "l-bounded unknown exit 0",
    ];
    assert_eq!(folder.classes("out"), expected);
    assert!(!is_running("sleep 61.00"), "nothing outlives its run");
    for file in ["table.txt", "table.csv", "summary.json", "report.html"] {
        assert!(folder.read(&format!("out/{file}")).len() > 100, "{file}");
    }
    assert_eq!(text(&output.stdout), folder.read("out/table.txt"));
    // The address space is limited unless the command line says no.
    let output = folder.bench(&["--select", "[hl]-*", "-t", "20s", "-M", "200MiB", "-o", "space"]);
    assert_eq!(output.status.code(), Some(0));
    let classes = folder.classes("space");
    // Whichever comes first: the process that is refused more, or the supervisor that adds up all of them.
    assert!(classes[0].starts_with("h-allocates memory "), "{classes:?}");
    assert_eq!(classes[1], "l-bounded right exit 0");
}

/// The processor time of a shell and of the children it waited for, in seconds, as its `times` tells it: two lines of user and system
/// time like `0m0.250000s`.
fn seconds_of_times(text: &str) -> [f64; 2] {
    let seconds = |word: &str| {
        let (minutes, rest) = word.trim_end_matches('s').split_once('m').unwrap();
        60.0 * minutes.parse::<f64>().unwrap() + rest.parse::<f64>().unwrap()
    };
    let lines: Vec<f64> = text.lines().map(|l| l.split_whitespace().map(seconds).sum()).collect();
    lines.try_into().unwrap()
}

#[test]
fn processor_time_counts_all_processes() {
    let spin = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
    let script = format!("({spin}) & ({spin}) & wait; {spin}; times >\"$0.times\"; echo safe");
    let folder = Folder::with(&[("three", "safe", &script)]);
    assert!(folder.bench(&["-t", "60s", "-o", "out"]).status.success());
    let runs = folder.read("out/runs.csv");
    let line = runs.lines().find(|l| l.starts_with("three")).unwrap();
    let counted: f64 = line.split(',').nth(9).unwrap().parse().unwrap();
    // What the kernel told the shell, whatever else the machine does: two parts in three are its children's.
    let [own, children] = seconds_of_times(&folder.read("p/three.times"));
    assert!(children > own / 2.0, "{own} {children}");
    let told = own + children;
    assert!((told * 0.95 - 0.05..told * 1.1 + 0.1).contains(&counted), "{counted} of {own} + {children}");
}

#[test]
fn a_killed_campaign_goes_on() {
    let problems: Vec<(String, &str, &str)> = (0..24)
        .map(|i| match i % 4 {
            0 => (format!("p{i:02}"), "safe", "sleep 0.1; echo safe"),
            1 => (format!("p{i:02}"), "unsafe", "sleep 0.1; echo unsafe"),
            2 => (format!("p{i:02}"), "safe", "sleep 0.1; echo unknown"),
            _ => (format!("p{i:02}"), "safe", "sleep 0.1; exit 9"),
        })
        .collect();
    let problems: Vec<(&str, &str, &str)> = problems.iter().map(|(n, e, s)| (n.as_str(), *e, *s)).collect();
    let folder = Folder::with(&problems);
    let words = [
        "p",
        "--tool",
        "sh=sh {file}",
        "--tool",
        "dash=sh -u {file}",
        "-t",
        "9s",
        "-j",
        "2",
        "--quiet",
        "-o",
    ];
    let whole = folder.campaign(&[&words[..], &["whole"]].concat()).output().unwrap();
    assert_eq!(whole.status.code(), Some(0), "{}", text(&whole.stderr));
    let runs = |folder: &Folder| {
        let log = fs::read_to_string(folder.0.join("parts/runs.jsonl")).unwrap_or_default();
        log.lines().filter(|l| l.starts_with("{\"kind\":\"run\"") && l.ends_with('}')).count()
    };
    let mut last = 0;
    for _ in 0..3 {
        let mut child =
            folder.campaign(&[&words[..], &["parts"]].concat()).stdout(Stdio::null()).spawn().unwrap();
        let begun = Instant::now();
        while runs(&folder) < last + 9 && begun.elapsed() < Duration::from_secs(60) {
            thread::sleep(Duration::from_millis(20));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(runs(&folder) >= last + 9 && runs(&folder) < 48);
        last = runs(&folder);
        // A line that the kill tore.
        let path = folder.0.join("parts/runs.jsonl");
        let mut log = fs::read_to_string(&path).unwrap();
        log.push_str("{\"kind\":\"run\",\"problem\":\"p0");
        fs::write(&path, log).unwrap();
    }
    let resumed = folder.campaign(&[&words[..], &["parts"]].concat()).output().unwrap();
    assert_eq!(resumed.status.code(), Some(0), "{}", text(&resumed.stderr));
    assert_eq!(runs(&folder), 48, "no run is lost, none is there twice");
    // The same table but for times, which are the last three columns.
    let counts = |output: &Output| -> Vec<String> {
        let table = text(&output.stdout);
        let rows = table.lines().filter(|l| !l.starts_with("time "));
        rows.map(|l| l.split_whitespace().take(10).collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(counts(&whole), counts(&resumed));
    assert_eq!(folder.classes("whole"), folder.classes("parts"));
    // Another campaign is no continuation.
    let other = folder.bench(&["-t", "8s", "-o", "parts"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(text(&other.stderr).contains("another campaign"), "{}", text(&other.stderr));
}

#[test]
fn a_kill_ends_what_runs() {
    let folder = Folder::with(&[("a", "safe", "sleep 63.007")]);
    let mut child = folder
        .campaign(&["p", "--tool", "sh=sh {file}", "-t", "60s", "-o", "out", "-q"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let wait = |running: bool| {
        let begun = Instant::now();
        while is_running("sleep 63.007") != running {
            assert!(begun.elapsed() < Duration::from_secs(20), "running: {running}");
            thread::sleep(Duration::from_millis(20));
        }
    };
    wait(true);
    child.kill().unwrap();
    child.wait().unwrap();
    wait(false);
    // A signal ends it in order: the table so far, and a code of its own.
    let mut child = folder
        .campaign(&["p", "--tool", "sh=sh {file}", "-t", "60s", "-o", "out", "-q"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    wait(true);
    let pid = rustix::process::Pid::from_raw(child.id().cast_signed()).unwrap();
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    wait(false);
    assert!(folder.read("out/table.txt").contains("missing"));
}

#[test]
fn wrong_answers_are_told_by_the_exit_code() {
    let folder = Folder::with(&[
        ("a", "safe", "echo $0 | grep -q x && echo unsafe || echo safe"),
        ("b", "any", "echo ${1:-safe}"),
    ]);
    let fine = folder.bench(&["-o", "fine"]);
    assert_eq!(fine.status.code(), Some(0), "{}", text(&fine.stderr));
    fs::write(folder.0.join("p/a"), "# expect: safe\necho unsafe\n").unwrap();
    let wrong = folder.bench(&["-o", "wrong", "--score"]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(text(&wrong.stderr).contains("a: expected true: sh false (wrong)"), "{}", text(&wrong.stderr));
    assert!(text(&wrong.stdout).contains("-16"), "{}", text(&wrong.stdout));
    assert!(folder.read("wrong/report.html").contains("1 wrong or disputed"));
    // Where nobody knows, two tools that differ are a dispute.
    let disputed = folder.bench(&["--tool", "other=sh {file} unsafe", "--select", "b", "-o", "disputed"]);
    assert_eq!(disputed.status.code(), Some(1));
    assert!(
        text(&disputed.stderr).contains("b: expected any: sh true, other false"),
        "{}",
        text(&disputed.stderr)
    );
}

#[test]
fn campaign_files_and_bad_usage() {
    let folder = Folder::with(&[
        ("a", "safe", "echo VERIFIED"),
        ("b", "unsafe", "exit 10"),
        ("c", "safe", "echo sat"),
    ]);
    let campaign = "rounds = 2\n[limits]\nwall = '5s'\n[variables]\nwhere = 'nowhere'\n[[problems]]\nfrom = '{where}/[ab]'\ngroup = 'scripts'\n\
                    [[configurations]]\nname = 'odd'\ncommand = 'sh {file}'\nanswers = { true = 'VERIF*', exit = { 10 = 'false' } }\n";
    fs::write(folder.0.join("c.toml"), campaign).unwrap();
    let output = folder.campaign(&["c.toml", "--set", "where=p", "-q", "--format", "csv"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("\nscripts,odd,2,2,0,0,"), "{}", text(&output.stdout));
    assert_eq!(folder.read("bench-c/runs.csv").lines().count(), 5, "two problems, two rounds");
    let table: [(&[&str], i32); 9] = [
        (&["c.toml"], 2),
        (&["nothing.toml"], 4),
        (&["p", "--tool", "x"], 2),
        (&["p", "--tool", "x=no-such-tool {file}"], 2),
        (&["p", "--shard", "3/3"], 2),
        (&["p", "--answers", "sh=odd"], 2),
        (&["bench-c/runs.jsonl", "-t", "3s"], 2),
        (&["compare", "bench-c", "nowhere"], 4),
        (&[], 2),
    ];
    for (words, code) in table {
        assert_eq!(folder.campaign(words).output().unwrap().status.code(), Some(code), "{words:?}");
    }
}

#[test]
fn shards_of_an_array_job_make_the_whole() {
    let problems: Vec<(String, &str, String)> =
        (0..7).map(|i| (format!("p{i}"), "safe", format!("echo {}", ["safe", "unknown"][i % 2]))).collect();
    let problems: Vec<(&str, &str, &str)> =
        problems.iter().map(|(n, e, s)| (n.as_str(), *e, s.as_str())).collect();
    let folder = Folder::with(&problems);
    assert!(folder.bench(&["-t", "5s", "-o", "whole"]).status.success());
    let written = folder.bench(&["-t", "5s", "--slurm", "job", "--tasks", "3"]);
    assert!(written.status.success(), "{}", text(&written.stderr));
    let script = text(&written.stdout).trim().to_owned();
    assert!(fs::read_to_string(&script).unwrap().contains("#SBATCH --array=0-2"));
    for task in ["0", "1", "2", "1"] {
        let status =
            Command::new("sh").arg(&script).env("SLURM_ARRAY_TASK_ID", task).stdout(Stdio::null()).status();
        assert!(status.unwrap().success(), "task {task}");
    }
    let logs: Vec<String> = (0..3).map(|i| format!("job/task-{i}")).collect();
    let words: Vec<&str> =
        ["merge", "job/result"].into_iter().chain(logs.iter().map(String::as_str)).collect();
    let merged = folder.campaign(&words).output().unwrap();
    assert!(merged.status.success(), "{}", text(&merged.stderr));
    assert_eq!(folder.classes("job/result"), folder.classes("whole"));
    let part = folder.campaign(&["merge", "part", "job/task-0"]).output().unwrap();
    assert!(text(&part.stderr).contains("of 7 runs are missing"));
    // A changed problem is another plan, and the tasks say so.
    fs::write(folder.0.join("p/p0"), "echo other\n").unwrap();
    let status =
        Command::new("sh").arg(&script).env("SLURM_ARRAY_TASK_ID", "0").stderr(Stdio::null()).status();
    assert_eq!(status.unwrap().code(), Some(2));
}

#[test]
fn campaigns_are_compared() {
    let folder = Folder::with(&[
        ("gained", "safe", "[ $1 = new ] && echo safe || echo unknown"),
        ("lost", "safe", "[ $1 = old ] && echo safe || echo unknown"),
        ("slower", "safe", "[ $1 = new ] && sleep 0.8; echo safe"),
        ("same", "safe", "echo safe"),
    ]);
    let both =
        folder.campaign(&["p", "--tool", "old=sh {file} old", "--tool", "new=sh {file} new", "-o", "out"]);
    assert!({ both }.output().unwrap().status.success());
    let compare = |words: &[&str]| {
        folder.campaign(&[&["compare", "out", "out", "--pair", "old=new"], words].concat()).output().unwrap()
    };
    let plain = compare(&["--html", "c.html"]);
    assert_eq!(plain.status.code(), Some(0));
    let shown = text(&plain.stdout);
    assert!(
        shown.starts_with("old → new: 4 problems; gained 1, lost 1, wrong 0, slower 1, faster 0;"),
        "{shown}"
    );
    assert!(folder.read("c.html").contains("<svg"));
    assert_eq!(compare(&["--fail-on", "lost"]).status.code(), Some(1));
    let json: String = text(&compare(&["--format", "json"]).stdout);
    assert!(json.contains("eufonium.bench-compare/1"));
    assert!(Path::new(&folder.0.join("out/runs.jsonl")).exists());
    assert!(folder.campaign(&["report", "out", "--measure", "cpu"]).output().unwrap().status.success());
}
