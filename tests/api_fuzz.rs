//! Random legal sequences of calls to the solver and to the SAT engines; `examples/fuzz_api.rs` makes as many as asked.

mod api;

use api::{fuzz, sat, smt};
use eufonium::base::Stats;

#[test]
fn sat_engines_agree_with_truth_tables() {
    for seed in 1..=4 {
        fuzz::<sat::Calls>(4_000, seed, &mut Stats::new()).unwrap_or_else(|found| panic!("{found}"));
    }
}

#[test]
fn the_solver_agrees_with_its_references() {
    for seed in 1..=4 {
        fuzz::<smt::Calls>(400, seed, &mut Stats::new()).unwrap_or_else(|found| panic!("{found}"));
    }
}
