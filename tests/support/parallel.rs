//! Tasks of a test by several threads: `cargo test` runs one file after the other, so what one test does by itself leaves cores idle.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Tasks at once.
const THREADS: usize = 2;

/// The test that runs: each has all threads, so that limits of time mean the same in all.
static TURN: Mutex<()> = Mutex::new(());

/// The results of all tasks in order.
pub fn in_parallel<T: Sync, R: Send>(tasks: &[T], run: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let _turn = TURN.lock().expect("the other test does not panic while it has it");
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some((i, task)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, tasks.get(i)?)))
        {
            done.push((i, run(task)));
        }
        done
    };
    let mut results: Vec<(usize, R)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker does not panic")).collect()
    });
    results.sort_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, result)| result).collect()
}
