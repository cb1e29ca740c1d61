//! A campaign as one page: tables by group, plots, disagreements, every problem. It needs no network and no script to be read; the script sorts,
//! filters and switches the theme.

use crate::log::Log;
use crate::plots::{self, Point, Series, escaped};
use crate::summary::{Cell, Class, Measure, Outcome, Summary};
use crate::verdict::{Expected, Truth, join};
use crate::{tables, time};
use std::fmt::Write;

/// Pairs of configurations that get a scatter plot.
const SCATTERS: usize = 10;

/// The page.
pub fn html(summary: &Summary, log: &Log, options: tables::Options) -> String {
    let mut body = String::new();
    head(&mut body, summary, log);
    tiles(&mut body, summary);
    group_table(&mut body, summary, options);
    plots_section(&mut body, summary, log);
    disagreements(&mut body, summary, log);
    problems(&mut body, summary, log);
    about(&mut body, log);
    document(&format!("{} · eufonium bench", summary.name), &body)
}

/// A document around a body.
pub(crate) fn document(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n\
         <link rel=\"icon\" href=\"data:,\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{body}</main>\n<script>\n{}</script>\n</body>\n</html>\n",
        escaped(title),
        include_str!("page.css"),
        include_str!("page.js"),
    )
}

fn head(out: &mut String, summary: &Summary, log: &Log) {
    let plan = &log.plan;
    let runs = log.runs.len();
    let all = plan.runs();
    let mut facts = vec![
        counted(plan.problems.len(), "problem"),
        counted(plan.configurations.len(), "configuration"),
        if runs == all { format!("{all} runs") } else { format!("{runs} of {all} runs") },
    ];
    facts.extend(plan.limits.wall.map(|w| format!("{w} s wall time")));
    facts.extend(plan.limits.cpu.map(|c| format!("{c} s processor time")));
    facts.extend(plan.limits.memory.map(|m| format!("{:.1} GiB", m as f64 / f64::from(1 << 30))));
    facts.extend((plan.rounds > 1).then(|| format!("{} rounds", plan.rounds)));
    let _ = writeln!(
        out,
        "<header><h1>{}</h1><button id=\"theme\" type=\"button\" aria-label=\"Switch between light and dark\">◐</button></header>\n<p class=\"facts\">{}</p>",
        escaped(&summary.name),
        escaped(&facts.join(" · "))
    );
}

/// A number of things.
fn counted(n: usize, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

fn tiles(out: &mut String, summary: &Summary) {
    let all = summary.all();
    out.push_str("<ul class=\"tiles\">\n");
    for (i, (name, cell)) in summary.configurations.iter().zip(&all.cells).enumerate() {
        let share = 100.0 * cell.solved() as f64 / all.problems.max(1) as f64;
        let bad = cell.count(Class::Wrong) + cell.count(Class::Disputed);
        let verdict = if bad == 0 {
            "<span class=\"fine\">no wrong answer</span>".to_owned()
        } else {
            format!("<a class=\"bad\" href=\"#disagreements\">{bad} wrong or disputed</a>")
        };
        let _ = writeln!(
            out,
            "<li><span class=\"swatch c{}\"></span><strong>{}</strong><span class=\"big\">{}<small> of {}</small></span>\
             <span class=\"bar\" aria-hidden=\"true\"><i class=\"c{0}\" style=\"width:{share:.1}%\"></i></span>{verdict}<span class=\"quiet\">PAR-2 {:.1} s</span></li>",
            i % 8,
            escaped(name),
            cell.solved(),
            all.problems,
            cell.par2
        );
    }
    out.push_str("</ul>\n");
}

fn group_table(out: &mut String, summary: &Summary, options: tables::Options) {
    let classes = tables::columns(summary);
    out.push_str("<section aria-labelledby=\"groups\"><h2 id=\"groups\">By group</h2>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"groups\"><table><thead><tr><th>group</th><th>configuration</th><th class=\"n\">problems</th>");
    for class in &classes {
        let _ = write!(out, "<th class=\"n\">{}</th>", class.word());
    }
    out.push_str("<th class=\"n\">only</th><th class=\"n\">mean</th><th class=\"n\">PAR-2</th><th class=\"n\">common</th>");
    if options.score {
        out.push_str("<th class=\"n\">score</th>");
    }
    out.push_str("</tr></thead>\n");
    for (g, group) in summary.groups.iter().enumerate() {
        let last = if g + 1 == summary.groups.len() { " class=\"all\"" } else { "" };
        let _ = writeln!(out, "<tbody{last}>");
        let best = group.cells.iter().map(Cell::solved).max().unwrap_or(0);
        for (i, (name, cell)) in summary.configurations.iter().zip(&group.cells).enumerate() {
            out.push_str("<tr>");
            let is_best = cell.solved() == best && group.cells.len() > 1;
            if i == 0 {
                let _ = write!(
                    out,
                    "<th scope=\"rowgroup\" rowspan=\"{}\">{}</th>",
                    group.cells.len(),
                    escaped(&group.name)
                );
            }
            let _ = write!(
                out,
                "<td><span class=\"swatch c{}\"></span>{}</td><td class=\"n\">{}</td>",
                i % 8,
                escaped(name),
                group.problems
            );
            figures(out, cell, &classes, is_best);
            if options.score {
                let _ = write!(out, "<td class=\"n\">{}</td>", cell.score);
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody>\n");
    }
    out.push_str("</table></div>\n<p class=\"quiet\">Only: what no other configuration solves. Mean: seconds for a solved problem. PAR-2: seconds on what is solved, and twice the limit for each of the others. Common: seconds on the problems that all configurations solve.</p>\n");
    for line in tables::pairs(summary) {
        let _ = writeln!(out, "<p class=\"quiet\">{}.</p>", escaped(&line));
    }
    out.push_str("</section>\n");
}

/// The columns of one configuration in one group.
fn figures(out: &mut String, cell: &Cell, classes: &[Class], is_best: bool) {
    for &class in classes {
        let n = cell.count(class);
        let mark = match class {
            _ if n == 0 => " zero",
            Class::Wrong | Class::Disputed => " bad",
            Class::Right if is_best => " best",
            _ => "",
        };
        let _ = write!(out, "<td class=\"n{mark}\">{n}</td>");
    }
    let _ = write!(
        out,
        "<td class=\"n{}\">{}</td><td class=\"n\">{:.2}</td><td class=\"n\">{:.1}</td><td class=\"n\">{:.1}</td>",
        if cell.only == 0 { " zero" } else { "" },
        cell.only,
        cell.mean(),
        cell.par2,
        cell.common
    );
}

fn plots_section(out: &mut String, summary: &Summary, log: &Log) {
    let limit = limit(summary, log);
    let measure = match summary.measure {
        Measure::Wall => "wall time",
        Measure::Cpu => "processor time",
    };
    let series: Vec<Series> = summary
        .configurations
        .iter()
        .enumerate()
        .map(|(i, name)| {
            let solved = summary.outcomes.iter().filter(|o| o[i].class.is_solved());
            Series { name: name.clone(), times: solved.map(|o| o[i].time(summary.measure)).collect() }
        })
        .collect();
    let _ = writeln!(
        out,
        "<section aria-labelledby=\"plots\"><h2 id=\"plots\">Plots</h2>\n<figure>{}<figcaption>Each line goes right as more problems are solved, and up with the time of the slowest of them.</figcaption></figure>",
        plots::cactus(&series, limit, measure)
    );
    out.push_str("<div class=\"scatters\">\n");
    for pair in summary.pairs.iter().take(SCATTERS) {
        let points: Vec<Point> = summary
            .outcomes
            .iter()
            .zip(&log.plan.problems)
            .map(|(row, problem)| Point {
                name: problem.id.clone(),
                times: (
                    solved_in(&row[pair.of.0], summary.measure),
                    solved_in(&row[pair.of.1], summary.measure),
                ),
                holds: holds(&problem.expected, row),
            })
            .collect();
        let (a, b) = (&summary.configurations[pair.of.0], &summary.configurations[pair.of.1]);
        let _ = writeln!(
            out,
            "<figure>{}<figcaption>{} and {}: circles hold, diamonds are violated, squares nobody knows. Points below the diagonal are faster with {}.</figcaption></figure>",
            plots::scatter(a, b, &points, limit, measure),
            escaped(a),
            escaped(b),
            escaped(b),
        );
    }
    out.push_str("</div></section>\n");
}

/// The longest time that a plot shows.
pub(crate) fn limit(summary: &Summary, log: &Log) -> f64 {
    let limits = log.plan.problems.iter().map(|p| log.plan.limits_of(p));
    let given = limits.filter_map(|l| match summary.measure {
        Measure::Wall => l.wall.or(l.cpu),
        Measure::Cpu => l.cpu.or(l.wall),
    });
    let used = summary.outcomes.iter().flatten().map(|o| o.time(summary.measure));
    given
        .fold(None, |m: Option<f64>, x| Some(m.map_or(x, |m| m.max(x))))
        .unwrap_or_else(|| used.fold(1.0, f64::max))
}

pub(crate) fn solved_in(outcome: &Outcome, measure: Measure) -> Option<f64> {
    outcome.class.is_solved().then(|| outcome.time(measure))
}

/// Whether the property holds: as is expected, else as is claimed.
pub(crate) fn holds(expected: &Expected, row: &[Outcome]) -> Option<bool> {
    let answer = match expected {
        Expected::Answers(answers) => answers.first(),
        _ => row.iter().filter(|o| o.class.is_solved()).find_map(|o| o.answers.first()),
    };
    answer.filter(|a| a.is_definite()).map(|a| a.truth == Truth::True)
}

fn disagreements(out: &mut String, summary: &Summary, log: &Log) {
    out.push_str("<section aria-labelledby=\"disagreements\"><h2 id=\"disagreements\">Disagreements</h2>\n");
    if summary.disagreements.is_empty() {
        out.push_str("<p>None: no answer differs from what is expected, and no two answers contradict each other.</p></section>\n");
        return;
    }
    out.push_str("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-labelledby=\"disagreements\"><table><thead><tr><th>problem</th><th>expected</th>");
    for name in &summary.configurations {
        let _ = write!(out, "<th>{}</th>", escaped(name));
    }
    out.push_str("</tr></thead><tbody>\n");
    for &i in &summary.disagreements {
        let problem = &log.plan.problems[i];
        let _ =
            write!(out, "<tr><td class=\"id\">{}</td><td>{}</td>", escaped(&problem.id), problem.expected);
        for outcome in &summary.outcomes[i] {
            let said = if outcome.answers.is_empty() {
                outcome.class.word().to_owned()
            } else {
                join(&outcome.answers)
            };
            let _ = write!(
                out,
                "<td class=\"{}\">{}</td>",
                if outcome.class.is_bad() { "bad" } else { "" },
                escaped(&said)
            );
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div></section>\n");
}

fn problems(out: &mut String, summary: &Summary, log: &Log) {
    out.push_str(
        "<section aria-labelledby=\"problems\"><h2 id=\"problems\">Problems</h2>\n\
         <p class=\"filter\"><label>Filter <input id=\"filter\" type=\"search\" placeholder=\"name, group or result\" autocomplete=\"off\"></label> <span id=\"count\" class=\"quiet\" role=\"status\"></span></p>\n\
         <div class=\"wide tall\" tabindex=\"0\" role=\"region\" aria-labelledby=\"problems\"><table id=\"all\"><thead><tr><th>problem</th><th>group</th><th>expected</th>",
    );
    for name in &summary.configurations {
        let _ = write!(out, "<th class=\"n\">{}</th>", escaped(name));
    }
    out.push_str("</tr></thead><tbody>\n");
    for (problem, row) in log.plan.problems.iter().zip(&summary.outcomes) {
        let _ = write!(
            out,
            "<tr><td class=\"id\" title=\"sha256 {}\">{}</td><td>{}</td><td>{}</td>",
            problem.sha256,
            escaped(&problem.id),
            escaped(&problem.group),
            escaped(&shortened(&problem.expected.to_string()))
        );
        for outcome in row {
            let seconds = outcome.time(summary.measure);
            let mut title = outcome.end.as_ref().map(tables::ending).unwrap_or_default();
            if outcome.runs > 0 {
                let _ = write!(
                    title,
                    ", {:.2} s processor time, {:.0} MiB",
                    outcome.cpu,
                    outcome.memory as f64 / f64::from(1 << 20)
                );
            }
            if let Some(words) = outcome.words.lines().last().filter(|w| !w.is_empty()) {
                let _ = write!(title, ": {}", words.chars().take(160).collect::<String>());
            }
            let (sort, shown) = match outcome.class {
                Class::Right | Class::Claimed => (seconds, format!("{seconds:.2}")),
                class => (1e6 + class as usize as f64, class.word().to_owned()),
            };
            let mark = match outcome.class {
                Class::Wrong | Class::Disputed => "bad",
                Class::Right | Class::Claimed => "fine",
                _ => "open",
            };
            let _ = write!(
                out,
                "<td class=\"n {mark}\" data-sort=\"{sort:.3}\" title=\"{}\">{shown}</td>",
                escaped(&title)
            );
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div></section>\n");
}

fn shortened(text: &str) -> String {
    if text.chars().count() > 24 { text.chars().take(23).chain(['…']).collect() } else { text.to_owned() }
}

fn about(out: &mut String, log: &Log) {
    out.push_str("<section aria-labelledby=\"about\"><h2 id=\"about\">How it was run</h2>\n<dl>\n");
    for c in &log.plan.configurations {
        let _ =
            writeln!(out, "<dt>{}</dt><dd><code>{}</code>", escaped(&c.name), escaped(&c.command.join(" ")));
        if let Some(version) = &c.version {
            let _ = write!(out, "<br>{}", escaped(version));
        }
        for (file, hash) in &c.hashes {
            let _ = write!(out, "<br><span class=\"quiet\">{}: sha256 {hash}</span>", escaped(file));
        }
        out.push_str("</dd>\n");
    }
    for session in &log.sessions {
        let _ = writeln!(
            out,
            "<dt>{}</dt><dd>{} ({}), {} at a time</dd>",
            escaped(&session.started),
            escaped(&session.machine.line()),
            escaped(&session.machine.host),
            session.jobs
        );
    }
    let work: f64 = log.runs.iter().map(|r| r.wall).sum();
    let _ = writeln!(
        out,
        "<dt>plan</dt><dd>made {}; fingerprint <code>{}</code></dd><dt>runs</dt><dd>{} of wall time together{}</dd>\n</dl></section>",
        escaped(&log.plan.created),
        &log.plan.fingerprint()[..16],
        time::spoken(work),
        if log.torn > 0 {
            format!("; {} torn lines of the log were passed over", log.torn)
        } else {
            String::new()
        }
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::log;

    #[test]
    fn the_page_is_complete_in_itself() {
        let mut log = log();
        log.plan.name = "<script>alert(1)</script>".into();
        let summary = Summary::of(&log, Measure::Wall);
        let page = html(&summary, &log, tables::Options { score: true });
        assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert"));
        for word in ["http://", "https://", "src=", "@import", "url("] {
            assert!(!page.contains(word), "{word}");
        }
        for word in [
            "id=\"groups\"",
            "id=\"plots\"",
            "id=\"disagreements\"",
            "id=\"problems\"",
            "f/b",
            "viewport",
            "prefers-color-scheme",
        ] {
            assert!(page.contains(word), "{word}");
        }
        assert_eq!(page.matches("<svg").count(), 2);
        assert_eq!(page.matches("<section").count(), page.matches("</section>").count());
        assert_eq!(page.matches("<tr>").count(), page.matches("</tr>").count());
    }
}
