//! Random legal sequences of calls to the solver and to the SAT engines, as many calls as asked; what goes wrong is made small and
//! printed as a test.
//!
//! `fuzz_api CALLS SEED [sat|smt]`. To be built with debug assertions and with the feature `paranoid`.

#[path = "../tests/api/mod.rs"]
mod api;

use api::{Target, fuzz, sat, smt};
use eufonium::base::Stats;
use std::time::Instant;

/// Calls between two lines of progress.
const BATCH: usize = 10_000;

fn run<T: Target>(name: &str, calls: usize, seed: u64) {
    let mut figures = Stats::new();
    let (begun, mut made, mut found) = (Instant::now(), 0, 0);
    for batch in 0.. {
        if made >= calls {
            break;
        }
        match fuzz::<T>(
            BATCH.min(calls - made),
            seed.wrapping_mul(1_000_003).wrapping_add(batch),
            &mut figures,
        ) {
            Ok(n) => {
                made += n;
                eprintln!("{name}: {made} calls, {:.1} s", begun.elapsed().as_secs_f64());
            }
            Err(test) => {
                found += 1;
                made += 1;
                println!("{name}: {test}\n");
                if found == 10 {
                    break;
                }
            }
        }
    }
    figures.counts().for_each(|(figure, n)| println!("{name}.{figure}: {n}"));
    println!("{name}: {made} calls, {found} found, {:.1} s", begun.elapsed().as_secs_f64());
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, or: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(or);
    let (calls, seed) = (number(0, 100_000) as usize, number(1, 1));
    // What panics is reported once, with the calls that lead to it.
    std::panic::set_hook(Box::new(|_| {}));
    let which = args.get(2).map_or("all", String::as_str);
    if which != "smt" {
        run::<sat::Calls>("sat", calls, seed);
    }
    if which != "sat" {
        run::<smt::Calls>("smt", calls, seed);
    }
}
