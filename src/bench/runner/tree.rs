//! The processes of a run: all that descend from the supervisor, which gets those whose parents are gone.

use rustix::process::{Pid, Signal, kill_process};
use std::fs;

/// What the processes of a run use at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Processor time in seconds, of these processes and of the children that they waited for.
    pub cpu: f64,
    /// Resident memory in bytes. What processes share counts for each of them.
    pub memory: u64,
}

/// The processes below `pid`, parents first.
pub fn below(pid: u32) -> Vec<u32> {
    let mut out: Vec<u32> = children(pid);
    let mut i = 0;
    while i < out.len() {
        for child in children(out[i]) {
            if !out.contains(&child) {
                out.push(child);
            }
        }
        i += 1;
    }
    out
}

fn children(pid: u32) -> Vec<u32> {
    let threads = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let lists = threads.filter_map(|t| fs::read_to_string(t.path().join("children")).ok());
    lists.flat_map(|l| l.split_whitespace().filter_map(|p| p.parse().ok()).collect::<Vec<u32>>()).collect()
}

/// What processes use.
pub fn usage(pids: &[u32]) -> Usage {
    let mut sum = Usage::default();
    for &pid in pids {
        let Some(stat) = Stat::of(pid) else { continue };
        sum.cpu += stat.own + stat.waited;
        sum.memory += stat.resident;
    }
    sum
}

/// The processor time of a process that has ended and is not yet waited for, with that of its children, in seconds.
pub fn of_ended(pid: u32) -> f64 {
    let sum = Stat::of(pid).map_or(0.0, |s| s.own + s.waited);
    let schedule = fs::read_to_string(format!("/proc/{pid}/schedstat")).unwrap_or_default();
    let first = schedule.split(' ').next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e9;
    estimate(sum, first, 1.0 / rustix::param::clock_ticks_per_second() as f64)
}

/// The kernel tells the time in user mode and that in its own mode in steps of 10 ms, rounded down, so the middle of what that leaves open is a
/// step above their sum. It also tells the time of the first thread in nanoseconds, which is all where there were no other threads and
/// children; then it is not below the sum.
fn estimate(sum: f64, first: f64, step: f64) -> f64 {
    if first >= sum { first } else { sum + step }
}

/// The processor time of the children that a process waited for, in seconds.
pub fn of_waited(pid: u32) -> f64 {
    Stat::of(pid).map_or(0.0, |s| s.waited)
}

/// Ends processes.
pub fn kill(pids: &[u32]) {
    for pid in pids.iter().filter_map(|&p| Pid::from_raw(p.cast_signed())) {
        // One that has ended meanwhile is what was wanted.
        let _ = kill_process(pid, Signal::KILL);
    }
}

struct Stat {
    own: f64,
    waited: f64,
    resident: u64,
}

impl Stat {
    fn of(pid: u32) -> Option<Stat> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        Stat::parse(&text, rustix::param::clock_ticks_per_second(), rustix::param::page_size())
    }

    /// The name of the command is in parentheses and may contain anything, also these.
    fn parse(text: &str, ticks: u64, page: usize) -> Option<Stat> {
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
        // The state is field 3 of the manual page, and first here.
        let number = |field: usize| fields.get(field - 3)?.parse::<u64>().ok();
        let time = |a: usize| Some((number(a)? + number(a + 1)?) as f64 / ticks as f64);
        Some(Stat { own: time(14)?, waited: time(16)?, resident: number(24)? * page as u64 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_the_kernel_is_read() {
        let text =
            "7 (a (b) c) S 1 7 7 0 -1 4194560 9 9 9 9 150 50 30 20 20 0 1 0 99 1000 25 18446744073709551615";
        let stat = Stat::parse(text, 100, 4096).unwrap();
        assert_eq!((stat.own, stat.waited, stat.resident), (2.0, 0.5, 25 * 4096));
        assert!(Stat::parse("7 (x", 100, 4096).is_none());
    }

    #[test]
    fn what_steps_leave_open_is_halved() {
        assert_eq!(estimate(0.0, 0.003, 0.01), 0.003);
        assert_eq!(estimate(0.20, 0.212, 0.01), 0.212);
        assert_eq!(estimate(0.50, 0.001, 0.01), 0.51);
    }

    #[test]
    fn this_process_is_seen() {
        assert!(usage(&[std::process::id()]).memory > 1 << 16);
    }
}
