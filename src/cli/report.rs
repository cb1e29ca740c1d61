//! What goes to standard error: statistics, the progress line, memory figures.

use clap::ValueEnum;
use eufonium_base::Stats;
use eufonium_engine::Snapshot;
use serde_json::{Map, Value, json};
use std::time::Duration;

/// The form of statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StatsFormat {
    /// One `key: value` a line.
    Text,
    /// One JSON object on one line.
    Json,
}

/// The statistics in the form asked for, ending with a line break, for an answer with what it takes for granted.
pub fn stats(
    stats: &Stats,
    (verdict, assumptions): (&str, &[String]),
    elapsed: Duration,
    format: StatsFormat,
) -> String {
    let seconds = elapsed.as_secs_f64();
    let memory = peak_memory();
    match format {
        StatsFormat::Text => {
            format!(
                "verdict: {verdict}\n{stats}wall_s: {seconds:.3}\npeak_rss_bytes: {}\n",
                memory.unwrap_or(0)
            )
        }
        StatsFormat::Json => format!("{}\n", stats_object(stats, (verdict, assumptions), elapsed)),
    }
}

/// The statistics as a JSON object.
pub fn stats_object(stats: &Stats, (verdict, assumptions): (&str, &[String]), elapsed: Duration) -> Value {
    let counts: Map<String, Value> = stats.counts().map(|(k, n)| (k.to_owned(), json!(n))).collect();
    let times: Map<String, Value> = stats.times().map(|(k, s)| (k.to_owned(), json!(s))).collect();
    let verdicts: Map<String, Value> = stats.verdicts().map(|(q, v)| (q.to_owned(), json!(v))).collect();
    let mut object = json!({
        "schema": "eufonium.stats/1",
        "verdict": verdict,
        "assumptions": assumptions,
        "counts": counts,
        "times_s": times,
        "wall_s": elapsed.as_secs_f64(),
        "peak_rss_bytes": peak_memory(),
    });
    if !verdicts.is_empty() {
        object["properties"] = Value::Object(verdicts);
    }
    object
}

/// One line on how far a run has come.
pub fn progress_line(snapshot: &Snapshot, rss: Option<u64>, elapsed: Duration) -> String {
    if snapshot.phase == "targets" {
        let Snapshot { frame, obligations, .. } = snapshot;
        return format!("[{:.1} s] {frame} of {obligations} targets", elapsed.as_secs_f64());
    }
    format!(
        "[{:.1} s] {} frame {} | {} lemmas | {} obligations | {} MB",
        elapsed.as_secs_f64(),
        snapshot.phase,
        snapshot.frame,
        snapshot.lemmas,
        snapshot.obligations,
        rss.unwrap_or(0) / 1_000_000
    )
}

/// The resident memory of this process, where the system tells.
pub fn resident_memory() -> Option<u64> {
    statm(1)
}

/// The address space of this process, where the system tells.
pub fn virtual_memory() -> Option<u64> {
    statm(0)
}

fn statm(field: usize) -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_ascii_whitespace().nth(field)?.parse().ok()?;
    Some(pages * rustix::param::page_size() as u64)
}

/// The highest resident memory so far, where the system tells.
pub fn peak_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_print_in_both_forms() {
        let mut figures = Stats::new();
        figures.add("sat.conflicts", 7);
        figures.add_time("time.check", 0.25);
        let text = stats(&figures, ("safe", &[]), Duration::from_millis(1500), StatsFormat::Text);
        assert!(
            text.starts_with("verdict: safe\nsat.conflicts: 7\ntime.check: 0.250\nwall_s: 1.500\n"),
            "{text}"
        );
        assert!(text.lines().all(|l| l.contains(": ")));
        let assumptions = ["`malloc` does not fail".to_string()];
        let line = stats(&figures, ("safe", &assumptions), Duration::from_millis(1500), StatsFormat::Json);
        let object: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(object["counts"]["sat.conflicts"], 7);
        assert_eq!((object["wall_s"].as_f64(), object["verdict"].as_str()), (Some(1.5), Some("safe")));
        assert_eq!(object["assumptions"], json!(assumptions));
        assert_eq!(line.lines().count(), 1);
    }
}
