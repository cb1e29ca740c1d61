//! Round trips: random systems through each pass and through the pipeline; verdicts, derivations and interpretations are
//! compared with an explicit-state engine.

pub(super) mod generate;
pub(super) mod oracle;

use super::cone::Cone;
use super::inline::Inline;
use super::merge::Merge;
use super::propagate::Propagate;
use super::simplify::Simplify;
use super::slice::Slice;
use super::split::Split;
use super::subsume::Subsume;
use super::{Pass, PreprocessOptions, Transformed, preprocess};
use eufonium_base::Stop;
use eufonium_ir::{ChcSystem, Clause, Invariant, PredApp, Sort, Subst, Term, TermPool};
use generate::{Problem, Rng};
use quickcheck::QuickCheck;
use std::sync::Arc;

/// Compares a system with its transform in all respects.
fn round_trip(pool: &mut TermPool, old: &ChcSystem, new: &Transformed, seed: u64) -> Result<(), String> {
    let models = (oracle::least_model(pool, old), oracle::least_model(pool, &new.system));
    let (Ok(expected), Ok(found)) = models else { return Ok(()) };
    if expected.refutation.is_some() != found.refutation.is_some() {
        return Err(format!("safe before: {}", expected.refutation.is_none()));
    }
    if let Some(d) = found.refutation {
        oracle::check_derivation(pool, &new.system, &d).expect("the oracle's derivations are right");
        let back = new.back.counterexample(pool, d).ok_or("a derivation has no way back")?;
        return oracle::check_derivation(pool, old, &back);
    }
    let mut rng = Rng::new(seed);
    for attempt in 0..3 {
        // The least model, and larger ones: least models of the system with more facts, if it stays safe.
        let Some(facts) = larger_model(pool, &new.system, &mut rng, attempt) else { continue };
        let inv = oracle::points(pool, &new.system, &facts);
        oracle::check_invariant(pool, &new.system, &inv).expect("the oracle's models are right");
        let back = new.back.invariant(pool, inv, &Stop::never()).ok_or("an invariant has no way back")?;
        oracle::check_invariant(pool, old, &back)?;
    }
    Ok(())
}

fn larger_model(
    pool: &mut TermPool,
    system: &ChcSystem,
    rng: &mut Rng,
    extra: usize,
) -> Option<Vec<oracle::Fact>> {
    let mut more = system.clone();
    let preds: Vec<_> = system.preds.keys().collect();
    for _ in 0..extra {
        let Some(&pred) = preds.get(rng.below(preds.len().max(1))) else { break };
        let mut value = |sort: &Sort| match *sort {
            Sort::BOOL => pool.bool(rng.below(2) == 0),
            _ => pool.int(rng.below(3) as i64),
        };
        let args = system.preds[pred].sorts.iter().map(&mut value).collect();
        let head = Some(PredApp { pred, args });
        more.clauses.push(Clause { body: Vec::new(), constraint: pool.tt(), head, span: None });
    }
    let model = oracle::least_model(pool, &more).ok()?;
    model.refutation.is_none().then_some(model.facts)
}

/// Runs a property over random systems.
fn for_systems(tests: u64, property: fn(&mut TermPool, ChcSystem, u64) -> Result<(), String>) {
    QuickCheck::new().tests(tests).quickcheck(Wrapper(property));
}

struct Wrapper(fn(&mut TermPool, ChcSystem, u64) -> Result<(), String>);

impl quickcheck::Testable for Wrapper {
    fn result(&self, g: &mut quickcheck::Gen) -> quickcheck::TestResult {
        let mut problem: Problem = quickcheck::Arbitrary::arbitrary(g);
        let run = |problem: &Problem| {
            let mut pool = TermPool::new();
            let system = problem.system(&mut pool);
            (self.0)(&mut pool, system, problem.seed)
        };
        let Err(mut reason) = run(&problem) else { return quickcheck::TestResult::passed() };
        while let Some((smaller, why)) =
            quickcheck::Arbitrary::shrink(&problem).find_map(|p| run(&p).err().map(|why| (p, why)))
        {
            if smaller.dropped.count_ones() >= 16 {
                break;
            }
            (problem, reason) = (smaller, why);
        }
        let mut pool = TermPool::new();
        let system = problem.system(&mut pool);
        quickcheck::TestResult::error(format!("{problem:?}: {reason}\n{}", show(&pool, &system)))
    }
}

/// The system as text.
fn show(pool: &TermPool, system: &ChcSystem) -> String {
    use eufonium_ir::print::term;
    let app = |a: &PredApp| {
        let args: Vec<String> = a.args.iter().map(|&t| term(pool, t)).collect();
        format!("{}({})", system.preds[a.pred].name, args.join(", "))
    };
    let line = |c: &Clause| {
        let body: Vec<String> = c.body.iter().map(app).collect();
        let head = c.head.as_ref().map_or("false".to_owned(), app);
        format!("{} & {} => {head}\n", body.join(" & "), term(pool, c.constraint))
    };
    system.clauses.iter().map(line).collect()
}

/// Applies a pass again and again, each time comparing.
fn pass_preserves(
    pass: &mut dyn Pass,
    pool: &mut TermPool,
    system: ChcSystem,
    seed: u64,
) -> Result<(), String> {
    let mut system = Arc::new(system);
    for _ in 0..6 {
        let Some(new) = pass.run(pool, &system, &Stop::never()) else { return Ok(()) };
        round_trip(pool, &system, &new, seed).map_err(|why| {
            format!("{why}\n{}became\n{}from\n", show(pool, &system), show(pool, &new.system))
        })?;
        system = Arc::new(new.system);
    }
    Ok(())
}

/// Simplifies before a pass, which then sees systems like those in the pipeline.
fn pass_preserves_simplified(
    pass: &mut dyn Pass,
    pool: &mut TermPool,
    system: ChcSystem,
    seed: u64,
) -> Result<(), String> {
    let mut system = Arc::new(system);
    for prepare in [&mut Simplify as &mut dyn Pass, &mut Cone] {
        if let Some(new) = prepare.run(pool, &system, &Stop::never()) {
            system = Arc::new(new.system);
        }
    }
    pass_preserves(pass, pool, Arc::unwrap_or_clone(system), seed)
}

macro_rules! round_trips {
    ($($name:ident: $pass:expr, $tests:expr;)*) => {
        $(
            #[test]
            fn $name() {
                for_systems($tests, |pool, system, seed| pass_preserves(&mut $pass, pool, system, seed));
                for_systems($tests, |pool, system, seed| pass_preserves_simplified(&mut $pass, pool, system, seed));
            }
        )*
    };
}

round_trips! {
    simplify: Simplify, 150;
    cone: Cone, 150;
    slice: Slice, 150;
    propagate: Propagate, 150;
    inline: Inline { size_limit: 1000 }, 150;
    merge: Merge, 100;
    subsume: Subsume::default(), 150;
    split: Split { growth_percent: 300 }, 100;
}

#[test]
fn pipeline() {
    for_systems(300, |pool, system, seed| {
        let options = PreprocessOptions { merge: seed % 2 == 0, ..PreprocessOptions::default() };
        let new = preprocess(pool, &system, &options, &Stop::never());
        round_trip(pool, &system, &new, seed)
            .map_err(|why| format!("{why}\nbecame\n{}from\n", show(pool, &new.system)))
    });
}

/// How often random systems are safe, and how large their models are: a generator of trivial systems tests nothing.
#[test]
fn the_generator_is_not_trivial() {
    let (mut safe, mut facts) = (0, 0);
    for seed in 0..100 {
        let mut pool = TermPool::new();
        let system = Problem { seed, dropped: 0 }.system(&mut pool);
        let model = oracle::least_model(&mut pool, &system).expect("small");
        safe += usize::from(model.refutation.is_none());
        facts += model.facts.len();
    }
    assert!((20..=80).contains(&safe), "{safe} of 100 are safe");
    assert!(facts > 400, "{facts} facts in 100 systems");
}

/// Every pass has work to do in the random systems, and few of them become too large for the oracle.
#[test]
fn every_pass_is_reached() {
    let options = PreprocessOptions { merge: true, ..PreprocessOptions::default() };
    let mut stats = eufonium_base::Stats::new();
    let mut too_large = 0;
    for seed in 0..200 {
        let mut pool = TermPool::new();
        let system = Problem { seed, dropped: 0 }.system(&mut pool);
        let new = preprocess(&mut pool, &system, &options, &Stop::never());
        too_large += usize::from(oracle::least_model(&mut pool, &new.system).is_err());
        stats.absorb("", &new.stats);
    }
    for pass in ["simplify", "cone", "slice", "propagate", "inline", "merge", "subsume", "split", "compact"] {
        assert!(stats.get(&format!("{pass}.changes")) >= 20, "{pass}: {stats}");
    }
    assert!(stats.get("clauses.after") > 200, "{stats}");
    assert!(too_large < 40, "{too_large}");
}

/// Chains shrink by halves, so that thousands of predicates are no matter; the way back gives each a summary.
#[test]
fn a_long_chain_becomes_one_clause() {
    let mut pool = TermPool::new();
    let mut system = ChcSystem::new();
    let n = 3000;
    let preds: Vec<_> =
        (0..n).map(|i| system.declare(&mut pool, &format!("P{i}"), &[Sort::INT, Sort::BOOL])).collect();
    let (x, b) = (pool.constant("x", Sort::INT), pool.constant("b", Sort::BOOL));
    let (one, low) = (pool.int(1), pool.int(0));
    let next = pool.add(&[x, one]);
    let start = pool.le(x, low);
    let mut clause = |body: &[usize], constraint, head: Option<(usize, Vec<Term>)>| {
        let body = body.iter().map(|&p| PredApp { pred: preds[p], args: vec![x, b] }).collect();
        let head = head.map(|(p, args)| PredApp { pred: preds[p], args });
        system.clauses.push(Clause { body, constraint, head, span: None });
    };
    clause(&[], start, Some((0, vec![x, b])));
    for i in 1..n {
        clause(&[i - 1], pool.tt(), Some((i, vec![next, b])));
    }
    let end = pool.int(n as i64);
    let bad = pool.ge(x, end);
    clause(&[n - 1], bad, None);
    let new = preprocess(&mut pool, &system, &PreprocessOptions::default(), &Stop::never());
    assert!(new.system.clauses.is_empty(), "{}", show(&pool, &new.system));
    let inv =
        new.back.invariant(&mut pool, Invariant::default(), &Stop::never()).expect("a chain has summaries");
    let last = Subst::of(&system.preds[preds[n - 1]].params, &[end, pool.tt()])
        .apply(&mut pool, inv.interp[preds[n - 1]]);
    assert_eq!(last, pool.ff());
}
