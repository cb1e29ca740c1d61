//! Between clauses and transition systems, with the engines of both: each linear problem of `tests/horn` becomes a
//! transition system, which induction looks at; that system becomes clauses again, which Spacer solves. What is found is
//! carried all the way back and confirmed by the checker against the problem as it was read.

use eufonium::base::Stop;
use eufonium::check::{check_derivation, check_invariant};
use eufonium::engine::{Session, solve_chc};
use eufonium::frontend::smtlib::horn;
use eufonium::ir::{ChcSystem, Derivation, Invariant, Outcome, TermPool, TransSys, TsOutcome};
use eufonium::transform::{
    BackTranslation, ChcBack, PreprocessOptions, Transformed, linear_system, preprocess, state_clauses,
};
use eufonium::unroll::{KindOptions, kind};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Counted work for each question.
const WORK: u64 = 5_000_000;
/// The most steps of induction.
const DEPTH: u64 = 12;

fn limit() -> Stop {
    Stop::with_limits(Some(Duration::from_secs(5)), Some(WORK))
}

/// A problem on its way to a transition system.
struct Problem {
    name: String,
    pool: TermPool,
    system: ChcSystem,
    is_safe: bool,
    ts: TransSys,
    back: ChcBack,
    before: Box<dyn BackTranslation<ChcSystem>>,
}

impl Problem {
    /// `None` if the problem is not linear, or is one that is refused.
    fn read(path: &Path) -> Option<Problem> {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let text = fs::read_to_string(path).expect("a problem is readable");
        let mut pool = TermPool::new();
        let system = horn::read(&mut pool, text.as_bytes()).ok()?.system;
        let Transformed { system: small, back: before, .. } =
            preprocess(&mut pool, &system, &PreprocessOptions::default(), &Stop::never());
        let (ts, back) = linear_system(&mut pool, &small).ok()?;
        ts.check_invariants(&pool);
        let is_safe = !name.contains("_unsafe");
        Some(Problem { name, pool, system, is_safe, ts, back, before })
    }

    /// Whether preprocessing has a way back for the invariant, which must be one.
    fn invariant(&mut self, inv: Invariant) -> bool {
        assert!(self.is_safe, "{} is unsafe", self.name);
        let pool = &mut self.pool;
        let Some(inv) = self.before.invariant(pool, inv, &limit()) else { return false };
        let checked = check_invariant(pool, &self.system, &inv, &Stop::never());
        assert!(checked.is_ok(), "{}: {checked:?}", self.name);
        true
    }

    fn derivation(&mut self, derivation: Derivation) {
        assert!(!self.is_safe, "{} is safe", self.name);
        let derivation = self.before.counterexample(&mut self.pool, derivation).expect("a derivation");
        let checked = check_derivation(&self.pool, &self.system, &derivation);
        assert!(checked.is_ok(), "{}: {checked:?}", self.name);
    }

    /// Whether induction gives an answer.
    fn by_induction(&mut self) -> bool {
        let options = KindOptions { max_depth: Some(DEPTH), ..KindOptions::default() };
        let stop = limit();
        match kind(&mut self.pool, &self.ts, &options, &stop, &mut |_| {}).0 {
            TsOutcome::Safe(inv) => {
                let inv = self.back.invariant(&mut self.pool, inv, &limit());
                inv.is_some_and(|inv| self.invariant(inv))
            }
            TsOutcome::Unsafe(trace) => {
                let derivation =
                    self.back.counterexample(&mut self.pool, trace).expect("a trace is a derivation");
                self.derivation(derivation);
                true
            }
            TsOutcome::Unknown(_) => false,
        }
    }

    /// Whether Spacer gives an answer.
    fn as_clauses(&mut self) -> bool {
        let (clauses, back) = state_clauses(&mut self.pool, &self.ts);
        let stop = limit();
        let (outcome, _) = solve_chc(&mut self.pool, &clauses, &Session::default().under(&stop));
        match outcome {
            Outcome::Safe(inv) => {
                let inv = back.invariant(&mut self.pool, inv, &Stop::never()).expect("always");
                let inv = self.back.invariant(&mut self.pool, inv, &Stop::never());
                self.invariant(inv.expect("an inductive invariant needs no search"))
            }
            Outcome::Unsafe(derivation) => {
                let trace = back.counterexample(&mut self.pool, derivation).expect("a derivation is a trace");
                let derivation =
                    self.back.counterexample(&mut self.pool, trace).expect("a trace is a derivation");
                self.derivation(derivation);
                true
            }
            Outcome::Unknown(_) => false,
        }
    }
}

#[test]
fn answers_come_back_from_transition_systems() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/horn");
    let mut paths: Vec<_> =
        fs::read_dir(dir).expect("tests/horn exists").map(|e| e.expect("an entry").path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "smt2"));
    paths.sort();
    let (mut linear, mut inductive, mut solved) = (0, 0, 0);
    for path in paths {
        let Some(mut problem) = Problem::read(&path) else { continue };
        linear += 1;
        inductive += usize::from(problem.by_induction());
        solved += usize::from(problem.as_clauses());
    }
    assert!(linear >= 30, "{linear} problems are linear");
    assert!(inductive >= linear / 2, "induction answers {inductive} of {linear}");
    // Where all predicates are one, invariants of arrays are disjunctions over locations, and most are out of reach.
    assert!(solved >= linear * 8 / 10, "the engines for clauses answer {solved} of {linear}");
}
