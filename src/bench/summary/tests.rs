use super::*;
use crate::log::tests::{plan, run};

#[test]
fn runs_have_classes() {
    let limits = Limits { wall: Some(10.0), ..Limits::default() };
    let with = |answers: &str, end: End, complaint: Option<Complaint>, wall: f64| Run {
        end,
        complaint,
        ..run("a", "x", answers, wall)
    };
    let table = [
        ("true", "true", End::Exit(0), None, 1.0, Class::Right),
        ("true", "false", End::Exit(0), None, 1.0, Class::Wrong),
        ("true", "false", End::Wall, None, 10.0, Class::Wrong),
        ("true", "true", End::Wall, None, 10.0, Class::Timeout),
        ("true", "unknown", End::Exit(3), None, 1.0, Class::Unknown),
        ("true", "unknown", End::Exit(6), Some(Complaint::Time), 9.9, Class::Timeout),
        ("true", "", End::Exit(101), None, 1.0, Class::Error),
        ("true", "", End::Signal(11), None, 1.0, Class::Error),
        ("true", "", End::Exit(1), Some(Complaint::Memory), 1.0, Class::Memory),
        ("true", "", End::Memory, None, 1.0, Class::Memory),
        ("true", "", End::Cpu, None, 1.0, Class::Timeout),
        ("any", "false", End::Exit(0), None, 1.0, Class::Claimed),
        ("any", "", End::Exit(0), None, 1.0, Class::Error),
        ("true;false", "true;false", End::Exit(0), None, 1.0, Class::Right),
        ("true;false", "true", End::Exit(0), None, 1.0, Class::Error),
        ("true;false", "true;unknown", End::Exit(0), None, 1.0, Class::Unknown),
        ("true;false", "unknown;true", End::Exit(0), None, 1.0, Class::Wrong),
        ("true;unknown", "true;unknown", End::Exit(0), None, 1.0, Class::Right),
        ("false(valid-deref)", "false(valid-free)", End::Exit(1), None, 1.0, Class::Wrong),
        ("error", "", End::Exit(4), None, 1.0, Class::Right),
        ("error", "", End::Exit(0), None, 1.0, Class::Wrong),
        ("error", "true", End::Exit(4), None, 1.0, Class::Wrong),
        ("error", "", End::Exit(101), None, 1.0, Class::Error),
        ("error", "", End::Signal(11), None, 1.0, Class::Error),
    ];
    for (expected, answers, end, complaint, wall, class) in table {
        let run = with(answers, end, complaint, wall);
        assert_eq!(classify(&run, &expected.parse().unwrap(), &limits), class, "{expected}: {run:?}");
    }
}

/// A log with something of everything: two configurations, six problems.
pub fn log() -> Log {
    let problems =
        [("f/a", "true"), ("f/b", "false"), ("f/c", "true"), ("g/d", "any"), ("g/e", "any"), ("g/h", "true")];
    let plan = plan(&problems, &["x", "y"]);
    let mut slow = run("f/c", "y", "", 10.0);
    slow.end = End::Wall;
    let runs = vec![
        run("f/a", "x", "true", 1.0),
        run("f/a", "y", "true", 2.0),
        run("f/b", "x", "false", 0.5),
        run("f/b", "y", "true", 0.1),
        run("f/c", "x", "true", 3.0),
        slow,
        run("g/d", "x", "true", 1.0),
        run("g/d", "y", "true", 4.0),
        run("g/e", "x", "true", 1.0),
        run("g/e", "y", "false", 1.0),
        run("g/h", "x", "unknown", 1.0),
    ];
    Log { plan, sessions: Vec::new(), runs, torn: 0 }
}

#[test]
fn logs_are_scored() {
    let summary = Summary::of(&log(), Measure::Wall);
    let all = summary.all();
    let counts = |class| [all.cells[0].count(class), all.cells[1].count(class)];
    assert_eq!((all.problems, all.common), (6, 2));
    assert_eq!(counts(Class::Right), [3, 1]);
    assert_eq!(counts(Class::Claimed), [1, 1]);
    assert_eq!(counts(Class::Wrong), [0, 1]);
    assert_eq!(counts(Class::Disputed), [1, 1]);
    assert_eq!(counts(Class::Missing), [0, 1]);
    assert_eq!(all.cells[0].par2, 1.0 + 0.5 + 3.0 + 1.0 + 20.0 + 20.0);
    assert_eq!(all.cells[1].par2, 2.0 + 20.0 + 20.0 + 4.0 + 20.0);
    assert_eq!((all.cells[0].common, all.cells[1].common), (2.0, 6.0));
    assert_eq!((all.cells[0].score, all.cells[1].score), (5, 2 - 32));
    assert_eq!((all.cells[0].only, all.cells[1].only), (2, 0));
    assert_eq!((all.cells[0].mean(), all.cells[1].mean()), (5.5 / 4.0, 3.0));
    assert_eq!(summary.disagreements, [1, 4]);
    let pair = &summary.pairs[0];
    assert_eq!((pair.both, pair.only), (2, (2, 0)));
    assert!((pair.ratio - (0.5f64 * 0.25).sqrt()).abs() < 1e-9);
    assert_eq!(summary.groups.iter().map(|g| g.name.as_str()).collect::<Vec<_>>(), ["f", "g", "all"]);
}

#[test]
fn rounds_are_joined() {
    let limits = Limits { wall: Some(10.0), ..Limits::default() };
    let of = |runs: &[(&str, f64)]| {
        let runs: Vec<Run> = runs.iter().map(|(a, t)| run("a", "x", a, *t)).collect();
        let outcome = outcome(&runs.iter().collect::<Vec<_>>(), &"true".parse().unwrap(), &limits);
        (outcome.class, outcome.wall)
    };
    assert_eq!(of(&[("true", 1.0), ("true", 5.0), ("true", 2.0)]), (Class::Right, 2.0));
    assert_eq!(of(&[("true", 1.0), ("true", 2.0), ("unknown", 9.0)]), (Class::Right, 1.5));
    assert_eq!(of(&[("true", 1.0), ("unknown", 2.0)]), (Class::Unknown, 2.0));
    assert_eq!(of(&[("true", 1.0), ("false", 2.0), ("true", 1.0)]), (Class::Wrong, 2.0));
    assert_eq!(of(&[]), (Class::Missing, 0.0));
}
