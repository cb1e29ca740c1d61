//! Random legal sequences of calls, run against a simple model, and made small where they disagree. In the manner of CaDiCaL's `mobical`
//! (Biere). Used by the test `api_fuzz` for a short time and by the example `fuzz_api` for as long as asked.

pub mod sat;
pub mod smt;

use eufonium::base::Stats;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A small generator of numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// What is fuzzed.
pub trait Target: Clone {
    /// A random sequence.
    fn random(rng: &mut Rng) -> Self;
    /// Runs it; the number of calls that were made, or what went wrong. The figures say what happened.
    ///
    /// # Errors
    /// What the model says otherwise.
    fn run(&self, figures: &mut Stats) -> Result<usize, String>;
    /// The number of its calls.
    fn len(&self) -> usize;
    /// The same without the calls in this range.
    fn without(&self, range: std::ops::Range<usize>) -> Self;
    /// The same with simpler calls, each a little.
    fn simpler(&self) -> Vec<Self>;
    /// A test that makes these calls.
    fn as_test(&self) -> String;
}

/// Runs a sequence; a panic is wrong like any other answer.
fn outcome<T: Target>(target: &T, figures: &mut Stats) -> Result<usize, String> {
    catch_unwind(AssertUnwindSafe(|| target.run(figures))).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<String>().cloned();
        let text = text.or_else(|| payload.downcast_ref::<&str>().map(|&text| text.to_owned()));
        Err(format!("panic: {}", text.unwrap_or_default()))
    })
}

/// Makes a sequence that goes wrong small, within so many runs.
fn shrink<T: Target>(mut target: T, mut runs: usize) -> T {
    let mut fails = |target: &T| {
        runs = runs.saturating_sub(1);
        runs > 0 && outcome(target, &mut Stats::new()).is_err()
    };
    loop {
        let before = target.len();
        let mut chunk = target.len().div_ceil(2);
        while chunk > 0 {
            let mut at = 0;
            while at < target.len() {
                let trial = target.without(at..(at + chunk).min(target.len()));
                if fails(&trial) { target = trial } else { at += chunk }
            }
            chunk /= 2;
        }
        let mut simplified = false;
        while let Some(next) = target.simpler().into_iter().find(&mut fails) {
            (target, simplified) = (next, true);
        }
        if target.len() == before && !simplified {
            return target;
        }
    }
}

/// Runs sequences until so many calls were made; what went wrong first, as a test with its reason.
///
/// # Errors
/// A test that fails.
pub fn fuzz<T: Target>(calls: usize, seed: u64, figures: &mut Stats) -> Result<usize, String> {
    let mut made = 0;
    for n in 0.. {
        if made >= calls {
            break;
        }
        let target = T::random(&mut Rng(seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(n)));
        match outcome(&target, figures) {
            Ok(n) => made += n,
            Err(first) => {
                let small = shrink(target, 3000);
                let why = outcome(&small, &mut Stats::new()).err().unwrap_or(first);
                return Err(format!(
                    "after {made} calls, sequence {n} of seed {seed}: {why}\n{}",
                    small.as_test()
                ));
            }
        }
    }
    Ok(made)
}
