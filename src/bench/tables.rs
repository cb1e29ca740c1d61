//! A summary as text, as CSV and as JSON.

use crate::plan::Plan;
use crate::summary::{Cell, Class, Group, Measure, Summary};
use crate::verdict::join;
use crate::{Log, log};
use serde_json::{Value, json};
use std::fmt::Write;

/// What tables show besides what they always do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Points in the manner of SV-COMP.
    pub score: bool,
}

/// Classes that are shown even where there is nothing in them.
const ALWAYS: [Class; 6] =
    [Class::Right, Class::Wrong, Class::Unknown, Class::Timeout, Class::Memory, Class::Error];

/// The classes that have a column.
pub fn columns(summary: &Summary) -> Vec<Class> {
    let used = |class: Class| summary.all().cells.iter().any(|c| c.count(class) > 0);
    Class::ALL.iter().copied().filter(|c| ALWAYS.contains(c) || used(*c)).collect()
}

/// The table for people: a line for each group and configuration.
pub fn text(summary: &Summary, options: Options) -> String {
    let classes = columns(summary);
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut header = vec!["group".to_owned(), "configuration".into(), "problems".into()];
    header.extend(classes.iter().map(|c| c.word().to_owned()));
    header.extend(["only", "mean", "PAR-2", "common"].map(str::to_owned));
    header.extend(options.score.then(|| "score".to_owned()));
    rows.push(header);
    for group in &summary.groups {
        for (name, cell) in summary.configurations.iter().zip(&group.cells) {
            let mut row = vec![group.name.clone(), name.clone(), group.problems.to_string()];
            row.extend(classes.iter().map(|&c| cell.count(c).to_string()));
            row.push(cell.only.to_string());
            row.push(format!("{:.2}", cell.mean()));
            row.push(format!("{:.1}", cell.par2));
            row.push(format!("{:.1}", cell.common));
            row.extend(options.score.then(|| cell.score.to_string()));
            rows.push(row);
        }
    }
    let mut out = aligned(&rows, 2);
    for line in pairs(summary) {
        let _ = writeln!(out, "{line}");
    }
    out
}

/// A line for every two configurations.
pub fn pairs(summary: &Summary) -> Vec<String> {
    let line = |p: &crate::summary::Pair| {
        let (a, b) = (&summary.configurations[p.of.0], &summary.configurations[p.of.1]);
        let ratio = if p.both == 0 { String::new() } else { format!(": geometric mean {:.2}", p.ratio) };
        format!(
            "time {a}/{b} on the {} that both solve{ratio}; only {a}: {}, only {b}: {}",
            p.both, p.only.0, p.only.1
        )
    };
    summary.pairs.iter().map(line).collect()
}

/// Columns side by side; the first ones are flush left.
pub(crate) fn aligned(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| rows.iter().filter_map(|r| r.get(i)).map(|v| v.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, v)| {
            let gap = " ".repeat(widths[i] - v.chars().count());
            if i < left { format!("{v}{gap}") } else { format!("{gap}{v}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}

/// The wrong and disputed answers, a line for each problem.
pub fn disagreements(summary: &Summary, plan: &Plan) -> String {
    let mut out = String::new();
    for &i in &summary.disagreements {
        let problem = &plan.problems[i];
        let said = summary.configurations.iter().zip(&summary.outcomes[i]).filter(|(_, o)| o.runs > 0).map(
            |(c, o)| {
                let answer = if o.answers.is_empty() { "nothing".into() } else { join(&o.answers) };
                format!("{c} {answer}{}", if o.class == Class::Wrong { " (wrong)" } else { "" })
            },
        );
        let _ = writeln!(
            out,
            "{}: expected {}: {}",
            problem.id,
            problem.expected,
            said.collect::<Vec<_>>().join(", ")
        );
    }
    out
}

/// The table as CSV.
pub fn csv(summary: &Summary) -> String {
    let mut out = String::from("group,configuration,problems,");
    let classes: Vec<&str> = Class::ALL.iter().map(|c| c.word()).collect();
    let _ = writeln!(out, "{},only,mean,par2,common,score", classes.join(","));
    for group in &summary.groups {
        for (name, cell) in summary.configurations.iter().zip(&group.cells) {
            let counts: Vec<String> = cell.counts.iter().map(usize::to_string).collect();
            let _ = writeln!(
                out,
                "{},{},{},{},{},{:.3},{:.3},{:.3},{}",
                quoted(&group.name),
                quoted(name),
                group.problems,
                counts.join(","),
                cell.only,
                cell.mean(),
                cell.par2,
                cell.common,
                cell.score
            );
        }
    }
    out
}

/// Every run as CSV.
pub fn runs_csv(log: &Log) -> String {
    let mut out = String::from(
        "problem,group,expected,configuration,round,class,answers,end,wall,cpu,memory,started,sha256\n",
    );
    for run in &log.runs {
        let Some(problem) = log.plan.problems.iter().find(|p| p.id == run.problem) else { continue };
        let class = crate::summary::classify(run, &problem.expected, &log.plan.limits_of(problem));
        let fields = [
            quoted(&run.problem),
            quoted(&problem.group),
            problem.expected.to_string(),
            quoted(&run.configuration),
            run.round.to_string(),
            class.word().into(),
            join(&run.answers),
            quoted(&ending(&run.end)),
            format!("{:.3}", run.wall),
            format!("{:.3}", run.cpu),
            run.memory.to_string(),
            run.started.clone(),
            problem.sha256.clone(),
        ];
        let _ = writeln!(out, "{}", fields.join(","));
    }
    out
}

/// How a run ended, for people.
pub fn ending(end: &log::End) -> String {
    match end {
        log::End::Exit(code) => format!("exit {code}"),
        log::End::Signal(n) => format!("signal {n}"),
        log::End::Wall => "wall time".into(),
        log::End::Cpu => "processor time".into(),
        log::End::Memory => "memory".into(),
        log::End::Failed(why) => why.clone(),
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// A group as JSON.
fn group(summary: &Summary, group: &Group) -> Value {
    let figures = |cell: &Cell| {
        let mut value: serde_json::Map<String, Value> =
            Class::ALL.iter().map(|&c| (c.word().to_owned(), json!(cell.count(c)))).collect();
        value.insert("only".into(), json!(cell.only));
        value.insert("mean".into(), json!(cell.mean()));
        value.insert("par2".into(), json!(cell.par2));
        value.insert("common".into(), json!(cell.common));
        value.insert("score".into(), json!(cell.score));
        Value::from(value)
    };
    let cells = summary.configurations.iter().zip(&group.cells);
    let cells: serde_json::Map<String, Value> =
        cells.map(|(name, cell)| (name.clone(), figures(cell))).collect();
    json!({ "name": group.name, "problems": group.problems, "common": group.common, "configurations": cells })
}

/// Everything as JSON.
pub fn json(summary: &Summary, log: &Log) -> String {
    let plan = &log.plan;
    let problems: Vec<_> = plan
        .problems
        .iter()
        .zip(&summary.outcomes)
        .map(|(p, outcomes)| {
            let of: serde_json::Map<String, Value> = summary
                .configurations
                .iter()
                .zip(outcomes)
                .map(|(c, o)| (c.clone(), serde_json::to_value(o).expect("outcomes are plain data")))
                .collect();
            json!({ "id": p.id, "group": p.group, "expected": p.expected, "sha256": p.sha256, "outcomes": of })
        })
        .collect();
    let groups: Vec<Value> = summary.groups.iter().map(|g| group(summary, g)).collect();
    let value = json!({
        "schema": "eufonium.bench-summary/1",
        "name": plan.name,
        "created": plan.created,
        "fingerprint": plan.fingerprint(),
        "measure": if summary.measure == Measure::Wall { "wall" } else { "cpu" },
        "limits": plan.limits,
        "rounds": plan.rounds,
        "configurations": plan.configurations,
        "sessions": log.sessions,
        "groups": groups,
        "pairs": summary.pairs.iter().map(|p| json!({
            "first": summary.configurations[p.of.0], "second": summary.configurations[p.of.1],
            "both": p.both, "only_first": p.only.0, "only_second": p.only.1, "ratio": p.ratio,
        })).collect::<Vec<_>>(),
        "disagreements": summary.disagreements.iter().map(|&i| &plan.problems[i].id).collect::<Vec<_>>(),
        "problems": problems,
    });
    let mut text = serde_json::to_string_pretty(&value).expect("summaries are plain data");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::log;

    #[test]
    fn the_table_for_people() {
        let summary = Summary::of(&log(), Measure::Wall);
        let expected = "\
group  configuration  problems  right  claimed  wrong  disputed  unknown  time-out  memory  error  missing  only  mean  PAR-2  common  score
f      x                     3      3        0      0         0        0         0       0      0        0     2  1.50    4.5     1.0      5
f      y                     3      1        0      1         0        0         1       0      0        0     0  2.00   42.0     2.0    -30
g      x                     3      0        1      0         1        1         0       0      0        0     0  1.00   41.0     1.0      0
g      y                     3      0        1      0         1        0         0       0      0        1     0  4.00   24.0     4.0      0
all    x                     6      3        1      0         1        1         0       0      0        0     2  1.38   45.5     2.0      5
all    y                     6      1        1      1         1        0         1       0      0        1     0  3.00   66.0     6.0    -30
time x/y on the 2 that both solve: geometric mean 0.35; only x: 2, only y: 0
";
        assert_eq!(text(&summary, Options { score: true }), expected);
        let listed = disagreements(&summary, &log().plan);
        assert_eq!(
            listed,
            "f/b: expected false: x false, y true (wrong)\ng/e: expected any: x true, y false\n"
        );
    }

    #[test]
    fn other_forms() {
        let (log, summary) = (log(), Summary::of(&log(), Measure::Wall));
        let csv = csv(&summary);
        assert!(
            csv.starts_with("group,configuration,problems,right,claimed,wrong,disputed,unknown,time-out,")
        );
        assert!(csv.contains("\nall,x,6,3,1,0,1,1,0,0,0,0,2,1.375,45.500,2.000,5\n"), "{csv}");
        let runs = runs_csv(&log);
        assert_eq!(runs.lines().count(), log.runs.len() + 1);
        assert!(runs.contains("\nf/c,f,true,y,0,time-out,,wall time,10.000,"), "{runs}");
        let value: Value = serde_json::from_str(&json(&summary, &log)).unwrap();
        assert_eq!(value["groups"][2]["configurations"]["y"]["wrong"], 1);
        assert_eq!(value["problems"][1]["outcomes"]["y"]["answers"], "true");
        assert_eq!(value["disagreements"], json!(["f/b", "g/e"]));
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
    }
}
