//! Two campaigns compared: what the newer one gains and loses, problem by problem, and where it is slower or faster.

use crate::log::Log;
use crate::page;
use crate::plots::{self, Point, escaped};
use crate::summary::{Class, FLOOR, Measure, Outcome, Summary};
use crate::{Error, Result, tables};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A run that is this much slower or faster counts as such.
pub const FACTOR: f64 = 1.5;
/// And by at least so many seconds.
pub const SECONDS: f64 = 0.2;

/// One problem in both campaigns.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// The problem.
    pub problem: String,
    /// What it came to.
    pub classes: (Class, Class),
    /// The times.
    pub times: (f64, f64),
}

/// One configuration in both campaigns.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The names of the configuration.
    pub names: (String, String),
    /// Problems that both have run.
    pub compared: usize,
    /// Problems of one campaign alone, or whose file changed.
    pub apart: usize,
    /// Problems that both solve.
    pub both: usize,
    /// The geometric mean of the new time over the old one on these.
    pub ratio: f64,
    /// Solved now.
    pub gained: Vec<Change>,
    /// No longer solved.
    pub lost: Vec<Change>,
    /// Wrong or disputed now.
    pub wrong: Vec<Change>,
    /// Slower, the worst first.
    pub slower: Vec<Change>,
    /// Faster, the best first.
    pub faster: Vec<Change>,
    /// All that both have run.
    #[serde(skip)]
    pub all: Vec<(Change, Option<bool>)>,
}

/// Compares configurations of the same name, or those two that are named.
///
/// # Errors
/// If there is nothing to compare.
pub fn of(old: &Log, new: &Log, pair: Option<(&str, &str)>, measure: Measure) -> Result<Vec<Comparison>> {
    let names = |log: &Log| log.plan.configurations.iter().map(|c| c.name.clone()).collect::<Vec<_>>();
    let (before, after) = (names(old), names(new));
    let pairs: Vec<(String, String)> = match pair {
        Some((a, b)) => vec![(a.to_owned(), b.to_owned())],
        None if before.len() == 1 && after.len() == 1 => vec![(before[0].clone(), after[0].clone())],
        None => before.iter().filter(|n| after.contains(n)).map(|n| (n.clone(), n.clone())).collect(),
    };
    let (a, b) = (Summary::of(old, measure), Summary::of(new, measure));
    let find = |names: &[String], name: &str| {
        let at = names.iter().position(|n| n == name);
        at.ok_or_else(|| {
            Error::Usage(format!("no configuration is called {name:?}; there are {}", names.join(", ")))
        })
    };
    let mut out = Vec::new();
    for (first, second) in pairs {
        let (i, j) = (find(&before, &first)?, find(&after, &second)?);
        out.push(compare((old, &a, i), (new, &b, j), measure));
    }
    if out.is_empty() {
        return Err(Error::Usage(
            "no configuration is in both campaigns; name two with --pair OLD=NEW".into(),
        ));
    }
    Ok(out)
}

fn compare(old: (&Log, &Summary, usize), new: (&Log, &Summary, usize), measure: Measure) -> Comparison {
    let outcomes = |(log, summary, i): (&Log, &Summary, usize)| -> BTreeMap<(String, String), Outcome> {
        let problems = log.plan.problems.iter().zip(&summary.outcomes);
        let ran = problems.filter(|(_, row)| row[i].class != Class::Missing);
        ran.map(|(p, row)| ((p.id.clone(), p.sha256.clone()), row[i].clone())).collect()
    };
    let (before, after) = (outcomes(old), outcomes(new));
    let mut out = Comparison {
        names: (old.1.configurations[old.2].clone(), new.1.configurations[new.2].clone()),
        compared: 0,
        apart: before.keys().filter(|k| !after.contains_key(*k)).count(),
        both: 0,
        ratio: 1.0,
        gained: Vec::new(),
        lost: Vec::new(),
        wrong: Vec::new(),
        slower: Vec::new(),
        faster: Vec::new(),
        all: Vec::new(),
    };
    let mut logarithms = 0.0;
    for problem in &new.0.plan.problems {
        let key = (problem.id.clone(), problem.sha256.clone());
        let Some(b) = after.get(&key) else { continue };
        let Some(a) = before.get(&key) else {
            out.apart += 1;
            continue;
        };
        out.compared += 1;
        let change = Change {
            problem: problem.id.clone(),
            classes: (a.class, b.class),
            times: (a.time(measure), b.time(measure)),
        };
        if a.class.is_solved() && b.class.is_solved() {
            logarithms += change.factor().ln();
        }
        out.count(&change);
        out.all.push((change, page::holds(&problem.expected, std::slice::from_ref(b))));
    }
    if out.both > 0 {
        out.ratio = (logarithms / out.both as f64).exp();
    }
    out.slower.sort_by(|x, y| y.factor().total_cmp(&x.factor()));
    out.faster.sort_by(|x, y| x.factor().total_cmp(&y.factor()));
    out
}

impl Change {
    /// How many times as long it takes.
    fn factor(&self) -> f64 {
        self.times.1.max(FLOOR) / self.times.0.max(FLOOR)
    }
}

impl Comparison {
    /// Puts a change in the lists that it belongs to.
    fn count(&mut self, change: &Change) {
        let (was, is) = change.times;
        match (change.classes.0.is_solved(), change.classes.1.is_solved()) {
            (false, true) => self.gained.push(change.clone()),
            (true, false) => self.lost.push(change.clone()),
            (true, true) => {
                self.both += 1;
                if is > was * FACTOR && is - was > SECONDS {
                    self.slower.push(change.clone());
                } else if was > is * FACTOR && was - is > SECONDS {
                    self.faster.push(change.clone());
                }
            }
            (false, false) => {}
        }
        if change.classes.1.is_bad() {
            self.wrong.push(change.clone());
        }
    }

    /// The lists with their names, the ones that matter most first.
    fn lists(&self) -> [(&'static str, &[Change]); 5] {
        [
            ("wrong or disputed", &self.wrong),
            ("lost", &self.lost),
            ("gained", &self.gained),
            ("slower", &self.slower),
            ("faster", &self.faster),
        ]
    }

    fn heading(&self) -> String {
        let (a, b) = &self.names;
        let names = if a == b { a.clone() } else { format!("{a} → {b}") };
        let apart = if self.apart > 0 { format!(", {} not in both", self.apart) } else { String::new() };
        format!(
            "{names}: {} problems{apart}; gained {}, lost {}, wrong {}, slower {}, faster {}; time new/old on the {} that both solve: geometric mean {:.2}",
            self.compared,
            self.gained.len(),
            self.lost.len(),
            self.wrong.len(),
            self.slower.len(),
            self.faster.len(),
            self.both,
            self.ratio
        )
    }
}

/// What changed, for people.
pub fn text(comparisons: &[Comparison]) -> String {
    let mut out = String::new();
    for comparison in comparisons {
        let _ = writeln!(out, "{}", comparison.heading());
        for (name, list) in comparison.lists().into_iter().filter(|(_, l)| !l.is_empty()) {
            let row = |c: &Change| {
                let shown = |class: Class, time: f64| {
                    if class.is_solved() { format!("{time:.2} s") } else { class.word().to_owned() }
                };
                vec![
                    format!("  {name}"),
                    c.problem.clone(),
                    shown(c.classes.0, c.times.0),
                    "→".into(),
                    shown(c.classes.1, c.times.1),
                ]
            };
            out.push_str(&tables::aligned(&list.iter().map(row).collect::<Vec<_>>(), 2));
        }
    }
    out
}

/// What changed, as JSON.
pub fn json(comparisons: &[Comparison]) -> String {
    let value = serde_json::json!({ "schema": "eufonium.bench-compare/1", "comparisons": comparisons });
    let mut text = serde_json::to_string_pretty(&value).expect("comparisons are plain data");
    text.push('\n');
    text
}

/// What changed, as a page.
pub fn html(comparisons: &[Comparison], names: (&str, &str)) -> String {
    let mut body = format!(
        "<header><h1>{} → {}</h1><button id=\"theme\" type=\"button\" aria-label=\"Switch between light and dark\">◐</button></header>\n",
        escaped(names.0),
        escaped(names.1)
    );
    for comparison in comparisons {
        let _ = writeln!(
            body,
            "<section><h2>{}</h2>\n<p class=\"facts\">{}</p>",
            escaped(&comparison.names.1),
            escaped(&comparison.heading())
        );
        let points: Vec<Point> = comparison
            .all
            .iter()
            .map(|(c, holds)| Point {
                name: c.problem.clone(),
                times: (
                    c.classes.0.is_solved().then_some(c.times.0),
                    c.classes.1.is_solved().then_some(c.times.1),
                ),
                holds: *holds,
            })
            .collect();
        let limit = points.iter().flat_map(|p| [p.times.0, p.times.1]).flatten().fold(1.0, f64::max);
        let _ = writeln!(
            body,
            "<div class=\"scatters\"><figure>{}</figure></div>",
            plots::scatter("old", "new", &points, limit, "time")
        );
        for (name, list) in comparison.lists().into_iter().filter(|(_, l)| !l.is_empty()) {
            changes(&mut body, name, list);
        }
        body.push_str("</section>\n");
    }
    page::document(&format!("{} → {} · eufonium bench", names.0, names.1), &body)
}

/// A table of changes under its name.
fn changes(body: &mut String, name: &str, list: &[Change]) {
    let _ = writeln!(
        body,
        "<h3>{name}: {}</h3>\n<div class=\"wide\" tabindex=\"0\"><table><thead><tr><th>problem</th><th class=\"n\">old</th><th class=\"n\">new</th></tr></thead><tbody>",
        list.len()
    );
    for change in list {
        let cell = |class: Class, time: f64| {
            let mark = if class.is_bad() {
                "bad"
            } else if class.is_solved() {
                "fine"
            } else {
                "open"
            };
            let text = if class.is_solved() { format!("{time:.2}") } else { class.word().to_owned() };
            format!("<td class=\"n {mark}\">{text}</td>")
        };
        let _ = writeln!(
            body,
            "<tr><td class=\"id\">{}</td>{}{}</tr>",
            escaped(&change.problem),
            cell(change.classes.0, change.times.0),
            cell(change.classes.1, change.times.1)
        );
    }
    body.push_str("</tbody></table></div>\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::tests::{plan, run};

    fn log(runs: &[(&str, &str, f64)]) -> Log {
        let problems: Vec<(&str, &str)> = runs.iter().map(|(p, _, _)| (*p, "true")).collect();
        let runs = runs.iter().map(|(p, a, t)| run(p, "x", a, *t)).collect();
        Log { plan: plan(&problems, &["x"]), sessions: Vec::new(), runs, torn: 0 }
    }

    #[test]
    fn changes_are_found() {
        let old = log(&[
            ("same", "true", 1.0),
            ("slow", "true", 1.0),
            ("fast", "true", 4.0),
            ("lost", "true", 1.0),
            ("gained", "unknown", 1.0),
            ("wrong", "true", 1.0),
            ("gone", "true", 1.0),
            ("tiny", "true", 0.01),
        ]);
        let mut new = log(&[
            ("same", "true", 1.1),
            ("slow", "true", 3.0),
            ("fast", "true", 1.0),
            ("lost", "unknown", 1.0),
            ("gained", "true", 1.0),
            ("wrong", "false", 1.0),
            ("new", "true", 1.0),
            ("tiny", "true", 0.05),
            ("edited", "true", 1.0),
        ]);
        new.plan.configurations[0].name = "y".into();
        new.runs.iter_mut().for_each(|r| r.configuration = "y".into());
        let found = of(&old, &new, None, Measure::Wall).unwrap();
        let names = |list: &[Change]| list.iter().map(|c| c.problem.clone()).collect::<Vec<_>>().join(" ");
        let c = &found[0];
        let lists: Vec<String> = c.lists().iter().map(|(_, l)| names(l)).collect();
        assert_eq!(lists, ["wrong", "lost wrong", "gained", "slow", "fast"]);
        assert_eq!((c.compared, c.apart, c.both), (7, 3, 4));
        let text = text(&found);
        assert!(
            text.starts_with(
                "x → y: 7 problems, 3 not in both; gained 1, lost 2, wrong 1, slower 1, faster 1;"
            ),
            "{text}"
        );
        assert!(text.contains("gained  unknown  →  1.00 s") || text.contains("  gained  gained"), "{text}");
        assert!(html(&found, ("a", "b")).contains("<svg"));
        assert!(json(&found).contains("\"gained\""));
    }

    #[test]
    fn configurations_are_found_by_name() {
        let old = log(&[("a", "true", 1.0)]);
        assert!(of(&old, &old, Some(("x", "z")), Measure::Wall).unwrap_err().to_string().contains("\"z\""));
        let mut two = old.clone();
        two.plan.configurations.push(two.plan.configurations[0].clone());
        two.plan.configurations[0].name = "v".into();
        two.plan.configurations[1].name = "w".into();
        assert!(of(&old, &two, None, Measure::Wall).is_err());
    }
}
