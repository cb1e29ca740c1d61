//! What came out: each run in a class, each problem with one result for each configuration, sums by group, pairs of
//! configurations, contradictions. A function of the log.

use crate::Log;
use crate::log::{Complaint, End, Run};
use crate::problem::Limits;
use crate::verdict::{Answer, Expected, Truth};
use serde::Serialize;
use std::collections::BTreeMap;

#[cfg(test)]
pub(crate) mod tests;

/// What a run, or all runs of a configuration on a problem, came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// The answer that is expected.
    Right,
    /// An answer where none is expected, and nobody contradicts it.
    Claimed,
    /// Another answer than the expected one.
    Wrong,
    /// An answer where none is expected, and another one contradicts it.
    Disputed,
    /// The tool gave up.
    Unknown,
    /// Its time was used up.
    Timeout,
    /// Its memory was used up.
    Memory,
    /// It crashed, complained or said nothing.
    Error,
    /// Not run yet.
    Missing,
}

impl Class {
    /// How many there are.
    pub const COUNT: usize = 9;
    /// All of them.
    pub const ALL: [Class; Class::COUNT] = [
        Class::Right,
        Class::Claimed,
        Class::Wrong,
        Class::Disputed,
        Class::Unknown,
        Class::Timeout,
        Class::Memory,
        Class::Error,
        Class::Missing,
    ];

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Class::Right => "right",
            Class::Claimed => "claimed",
            Class::Wrong => "wrong",
            Class::Disputed => "disputed",
            Class::Unknown => "unknown",
            Class::Timeout => "time-out",
            Class::Memory => "memory",
            Class::Error => "error",
            Class::Missing => "missing",
        }
    }

    /// Whether the problem counts as solved.
    pub fn is_solved(self) -> bool {
        matches!(self, Class::Right | Class::Claimed)
    }

    /// Whether somebody must look at it.
    pub fn is_bad(self) -> bool {
        matches!(self, Class::Wrong | Class::Disputed)
    }
}

/// The time that counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// Wall time.
    #[default]
    Wall,
    /// Processor time.
    Cpu,
}

/// Times below this count as this much in ratios: they are noise.
pub const FLOOR: f64 = 0.02;

/// The class of one run. Contradictions between tools are not seen here.
pub fn classify(run: &Run, expected: &Expected, limits: &Limits) -> Class {
    let late = matches!(run.end, End::Wall | End::Cpu)
        || limits.wall.is_some_and(|w| run.wall >= w)
        || limits.cpu.is_some_and(|c| run.cpu >= c);
    let silent = || match (&run.end, run.complaint) {
        (End::Memory, _) | (_, Some(Complaint::Memory)) => Class::Memory,
        _ if late => Class::Timeout,
        (_, Some(Complaint::Time)) => Class::Timeout,
        _ if run.answers.iter().any(|a| !a.is_definite()) => Class::Unknown,
        _ => Class::Error,
    };
    match expected {
        Expected::Refused => refused(run, silent),
        Expected::Any => match run.answers.first() {
            Some(answer) if answer.is_definite() && !late => Class::Claimed,
            _ => silent(),
        },
        Expected::Answers(wanted) => {
            if run.answers.iter().zip(wanted).any(|(a, b)| a.contradicts(b)) {
                // A wrong answer is wrong, however late.
                return Class::Wrong;
            }
            let met = |(i, b): (usize, &Answer)| {
                !b.is_definite() || run.answers.get(i).is_some_and(Answer::is_definite)
            };
            if !late && wanted.iter().enumerate().all(met) && run.answers.len() >= wanted.len() {
                Class::Right
            } else {
                silent()
            }
        }
    }
}

/// The class of a run on an input that is to be refused: a complaint, by exit code or in SMT-LIB's words, and no answer. A panic is no complaint.
fn refused(run: &Run, silent: impl Fn() -> Class) -> Class {
    if run.answers.iter().any(Answer::is_definite) {
        return Class::Wrong;
    }
    match run.end {
        End::Exit(0) if !run.words.contains("(error") => Class::Wrong,
        End::Exit(70 | 101) => Class::Error,
        End::Exit(_) if run.complaint.is_none() => Class::Right,
        _ => silent(),
    }
}

/// What all runs of a configuration on a problem came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// The class.
    pub class: Class,
    /// The answers of the run that stands for all.
    #[serde(serialize_with = "joined")]
    pub answers: Vec<Answer>,
    /// Seconds of wall time: the median of the runs of this class.
    pub wall: f64,
    /// Seconds of processor time, likewise.
    pub cpu: f64,
    /// The most memory, in bytes.
    pub memory: u64,
    /// How many runs there are.
    pub runs: usize,
    /// How the run that stands for all ended.
    pub end: Option<End>,
    /// Its last words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub words: String,
}

fn joined<S: serde::Serializer>(answers: &[Answer], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&crate::verdict::join(answers))
}

impl Outcome {
    /// The time that counts.
    pub fn time(&self, measure: Measure) -> f64 {
        match measure {
            Measure::Wall => self.wall,
            Measure::Cpu => self.cpu,
        }
    }
}

/// Sums over the problems of a group for a configuration.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Cell {
    /// Problems by class, in the order of [`Class::ALL`].
    pub counts: [usize; Class::COUNT],
    /// Problems that no other configuration solves.
    pub only: usize,
    /// The time of what is solved.
    pub time: f64,
    /// The time of what is solved, and twice the limit for each of the others.
    pub par2: f64,
    /// The time on the problems that all configurations solve.
    pub common: f64,
    /// Points in the manner of SV-COMP.
    pub score: i64,
}

impl Cell {
    /// The number of problems in a class.
    pub fn count(&self, class: Class) -> usize {
        self.counts[class as usize]
    }

    /// The number of solved problems.
    pub fn solved(&self) -> usize {
        self.count(Class::Right) + self.count(Class::Claimed)
    }

    /// The mean time of a solved problem.
    pub fn mean(&self) -> f64 {
        self.time / self.solved().max(1) as f64
    }
}

/// A group of problems.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    /// Its name; the last one is `all`.
    pub name: String,
    /// How many problems.
    pub problems: usize,
    /// How many of them all configurations solve.
    pub common: usize,
    /// A cell for each configuration.
    pub cells: Vec<Cell>,
}

/// Two configurations compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The configurations, by number.
    pub of: (usize, usize),
    /// Problems that both solve.
    pub both: usize,
    /// Problems that only the first solves, and only the second.
    pub only: (usize, usize),
    /// The geometric mean of the first's time over the second's, on what both solve.
    pub ratio: f64,
}

/// All that tables, plots and pages show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The name of the campaign.
    pub name: String,
    /// The names of the configurations.
    pub configurations: Vec<String>,
    /// The time that counts.
    pub measure: Measure,
    /// Sums, in the order of names, with all problems last.
    pub groups: Vec<Group>,
    /// Every two configurations.
    pub pairs: Vec<Pair>,
    /// For each problem of the plan the outcome of each configuration.
    pub outcomes: Vec<Vec<Outcome>>,
    /// The problems with a wrong or disputed answer, by number.
    pub disagreements: Vec<usize>,
}

impl Summary {
    /// Scores a log.
    pub fn of(log: &Log, measure: Measure) -> Summary {
        let plan = &log.plan;
        let mut runs: BTreeMap<(&str, &str), Vec<&Run>> = BTreeMap::new();
        for run in &log.runs {
            runs.entry((&run.problem, &run.configuration)).or_default().push(run);
        }
        let mut outcomes: Vec<Vec<Outcome>> = Vec::new();
        for problem in &plan.problems {
            let limits = plan.limits_of(problem);
            let of = |c: &crate::Configuration| {
                let runs = runs.get(&(problem.id.as_str(), c.name.as_str())).cloned().unwrap_or_default();
                outcome(&runs, &problem.expected, &limits)
            };
            let mut row: Vec<Outcome> = plan.configurations.iter().map(of).collect();
            let all =
                plan.configurations.iter().filter_map(|c| runs.get(&(problem.id.as_str(), c.name.as_str())));
            dispute(&mut row, &all.flatten().copied().collect::<Vec<_>>());
            outcomes.push(row);
        }
        let n = plan.configurations.len();
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        Summary {
            name: plan.name.clone(),
            configurations: plan.configurations.iter().map(|c| c.name.clone()).collect(),
            measure,
            groups: groups(log, &outcomes, measure),
            pairs: pairs.map(|of| pair(&outcomes, of, measure)).collect(),
            disagreements: (0..outcomes.len())
                .filter(|&i| outcomes[i].iter().any(|o| o.class.is_bad()))
                .collect(),
            outcomes,
        }
    }

    /// Whether any answer was wrong or is disputed.
    pub fn is_bad(&self) -> bool {
        !self.disagreements.is_empty()
    }

    /// The sums over all problems.
    pub fn all(&self) -> &Group {
        self.groups.last().expect("there is always one for all")
    }
}

/// What runs come to: wrong if one is wrong, else what most of them are, and of two equal numbers the worse one.
fn outcome(runs: &[&Run], expected: &Expected, limits: &Limits) -> Outcome {
    let classes: Vec<Class> = runs.iter().map(|r| classify(r, expected, limits)).collect();
    let count = |class: Class| classes.iter().filter(|&&c| c == class).count();
    let most = Class::ALL.iter().copied().max_by_key(|&c| (count(c), c)).expect("there are classes");
    let class = match () {
        () if classes.is_empty() => Class::Missing,
        () if classes.contains(&Class::Wrong) => Class::Wrong,
        () => most,
    };
    let of_class: Vec<&Run> =
        runs.iter().zip(&classes).filter(|(_, c)| **c == class).map(|(r, _)| *r).collect();
    let median = |time: fn(&Run) -> f64| {
        let mut times: Vec<f64> = of_class.iter().map(|r| time(r)).collect();
        times.sort_by(f64::total_cmp);
        let n = times.len();
        if n == 0 { 0.0 } else { (times[(n - 1) / 2] + times[n / 2]) / 2.0 }
    };
    let one = of_class.first();
    Outcome {
        class,
        answers: one.map(|r| r.answers.clone()).unwrap_or_default(),
        wall: median(|r| r.wall),
        cpu: median(|r| r.cpu),
        memory: runs.iter().map(|r| r.memory).max().unwrap_or(0),
        runs: runs.len(),
        end: one.map(|r| r.end.clone()),
        words: one.map(|r| r.words.clone()).unwrap_or_default(),
    }
}

/// Turns claims into disputes where a run of any configuration contradicts another one.
fn dispute(row: &mut [Outcome], runs: &[&Run]) {
    if !row.iter().any(|o| o.class == Class::Claimed) {
        return;
    }
    let said: Vec<&Answer> = runs.iter().filter_map(|r| r.answers.first()).collect();
    if said.iter().any(|a| said.iter().any(|b| a.contradicts(b))) {
        row.iter_mut().filter(|o| o.class == Class::Claimed).for_each(|o| o.class = Class::Disputed);
    }
}

/// Points as SV-COMP gives them.
fn score(outcome: &Outcome) -> i64 {
    let holds = outcome.answers.first().is_some_and(|a| a.truth == Truth::True);
    match (outcome.class, holds) {
        (Class::Right, true) => 2,
        (Class::Right, false) => 1,
        (Class::Wrong, true) => -32,
        (Class::Wrong, false) => -16,
        _ => 0,
    }
}

fn groups(log: &Log, outcomes: &[Vec<Outcome>], measure: Measure) -> Vec<Group> {
    let plan = &log.plan;
    let mut members: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (i, problem) in plan.problems.iter().enumerate() {
        members.entry(&problem.group).or_default().push(i);
    }
    let mut named: Vec<(String, Vec<usize>)> = members.into_iter().map(|(n, m)| (n.to_owned(), m)).collect();
    named.push(("all".into(), (0..plan.problems.len()).collect()));
    let group = |(name, members): (String, Vec<usize>)| {
        let mut cells = vec![Cell::default(); plan.configurations.len()];
        let mut common = 0;
        for &i in &members {
            let limits = plan.limits_of(&plan.problems[i]);
            let limit = match measure {
                Measure::Wall => limits.wall.or(limits.cpu),
                Measure::Cpu => limits.cpu.or(limits.wall),
            };
            let all = outcomes[i].iter().all(|o| o.class.is_solved());
            common += usize::from(all);
            let solvers = outcomes[i].iter().filter(|o| o.class.is_solved()).count();
            for (cell, outcome) in cells.iter_mut().zip(&outcomes[i]) {
                cell.counts[outcome.class as usize] += 1;
                let time = outcome.time(measure);
                cell.par2 += match outcome.class {
                    Class::Missing => 0.0,
                    class if class.is_solved() => time,
                    // Without a limit there is only what was used.
                    _ => limit.map_or(time, |l| 2.0 * l),
                };
                if outcome.class.is_solved() {
                    cell.time += time;
                    cell.only += usize::from(solvers == 1);
                    cell.common += if all { time } else { 0.0 };
                }
                cell.score += score(outcome);
            }
        }
        Group { name, problems: members.len(), common, cells }
    };
    named.into_iter().map(group).collect()
}

/// Two configurations on all problems.
pub(crate) fn pair(outcomes: &[Vec<Outcome>], (a, b): (usize, usize), measure: Measure) -> Pair {
    let mut pair = Pair { of: (a, b), both: 0, only: (0, 0), ratio: 1.0 };
    let mut logarithms = 0.0;
    for row in outcomes {
        match (row[a].class.is_solved(), row[b].class.is_solved()) {
            (true, true) => {
                pair.both += 1;
                logarithms += (row[a].time(measure).max(FLOOR) / row[b].time(measure).max(FLOOR)).ln();
            }
            (true, false) => pair.only.0 += 1,
            (false, true) => pair.only.1 += 1,
            (false, false) => {}
        }
    }
    if pair.both > 0 {
        pair.ratio = (logarithms / pair.both as f64).exp();
    }
    pair
}
