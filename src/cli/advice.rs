//! What to try where there is no answer: by why there is none, and by where the time went.

use eufonium_base::{Interrupt, Stats};
use eufonium_ir::Reason;
use std::time::Duration;

/// What takes time, under the name of its figure, and what makes it shorter.
const PARTS: &[(&str, &str, &str)] = &[
    ("time.execution", "executing what constants decide", "`--unroll 0` leaves loops as they are"),
    ("time.unrolling", "copying loops", "`--unroll 0` leaves loops as they are"),
    ("time.unwinding", "copying loops", "`--unwind N` copies them for one number of trips"),
    ("time.inlining", "making functions part of their callers", "`--inter summary` keeps functions apart"),
    ("time.memory", "turning memory into values", "`--elements 0` keeps arrays whole"),
    ("time.run", "running the program", "`--unroll 0` goes to proofs at once"),
    ("time.transform", "making clauses small", "`--no-preprocess` solves them as they are"),
    ("time.facts", "abstract interpretation", "`--no-facts` does without"),
    ("time.check", "checking evidence", ""),
    ("time.engine", "the search", ""),
];

/// What the search could do otherwise, by the figures of its members.
fn of_search(stats: &Stats) -> &'static str {
    let turns =
        |part: &str| stats.counts().any(|(name, n)| name.contains("turns.") && name.contains(part) && n > 0);
    if turns(".bmc") {
        "`--unwind N` looks for violations in runs of few trips alone, `-j N` lets members of the portfolio work at the same time"
    } else if turns("turns.") {
        "`-j N` lets members of the portfolio work at the same time"
    } else if stats.times().any(|(name, seconds)| name == "time.engine" && seconds > 0.0) {
        "`--engine auto` tries all engines"
    } else {
        "a larger limit, as no engine had begun"
    }
}

/// One line for people about a run that took so long, if there is something to be said. What took less than half of the time is no reason for its end:
/// members of portfolios have more figures than these.
pub fn of(reason: &Reason, stats: &Stats, took: Duration) -> Option<String> {
    match reason {
        Reason::Interrupted(Interrupt::Timeout | Interrupt::WorkLimit | Interrupt::Memory)
        | Reason::Incomplete(_) => {}
        _ => return None,
    }
    if let Reason::Incomplete(what) = reason
        && what.contains(" access ")
    {
        return Some("try `--property valid-deref`, which shows the run to that access".into());
    }
    let time =
        |figure: &str| stats.times().find(|(name, _)| *name == figure).map_or(0.0, |(_, seconds)| seconds);
    let (figure, what, mut advice) = *PARTS.iter().max_by(|a, b| time(a.0).total_cmp(&time(b.0)))?;
    let seconds = time(figure);
    if advice.is_empty() {
        advice = of_search(stats);
    }
    let is_most = seconds >= 0.1 && 2.0 * seconds >= took.as_secs_f64();
    let most = match is_most {
        true => format!("most of the time went into {what} ({seconds:.1} s); "),
        false => String::new(),
    };
    let is_search = figure == "time.engine" || !is_most;
    Some(format!("{most}try: {}", if is_search { of_search(stats) } else { advice }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_follows_the_figures() {
        let timeout = Reason::Interrupted(Interrupt::Timeout);
        // Times, counters, and a part of the advice.
        type Row = (&'static [(&'static str, f64)], &'static [&'static str], &'static str);
        let table: &[Row] = &[
            (
                &[("time.engine", 3.0), ("time.facts", 1.0)],
                &["turns.ideal.spacer"],
                "the search (3.0 s); try: `-j N`",
            ),
            (&[("time.engine", 3.0)], &["turns.bv.bmc"], "`--unwind N`"),
            (&[("time.engine", 3.0)], &["parts.turns.bv.kind"], "the search (3.0 s); try: `-j N`"),
            (&[("time.engine", 3.0)], &[], "`--engine auto`"),
            (&[], &[], "try: a larger limit"),
            (&[("time.engine", 1.0), ("time.execution", 9.0)], &[], "`--unroll 0`"),
            (&[("time.inlining", 9.0)], &[], "`--inter summary`"),
        ];
        for (times, counts, expected) in table {
            let mut stats = Stats::new();
            times.iter().for_each(|(name, seconds)| stats.add_time(name, *seconds));
            counts.iter().for_each(|name| stats.add(name, 1));
            let advice = of(&timeout, &stats, Duration::from_secs(4)).expect("there is one");
            assert!(advice.contains(expected), "{advice}");
        }
        let short = Duration::from_secs(1);
        assert_eq!(of(&Reason::Unsupported("x".into()), &Stats::new(), short), None);
        assert_eq!(of(&Reason::Interrupted(Interrupt::Interrupted), &Stats::new(), short), None);
        assert!(of(&timeout, &Stats::new(), short).is_some_and(|advice| advice.starts_with("try: ")));
        // A small part of a long run.
        let mut stats = Stats::new();
        stats.add_time("time.facts", 0.2);
        let advice = of(&timeout, &stats, Duration::from_secs(15)).expect("there is one");
        assert!(!advice.contains("most of the time"), "{advice}");
    }
}
