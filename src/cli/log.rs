//! Logging to standard error, and traces. Levels: `warn` what a user should know, `info` the phases of a run, `debug` each step.

use super::trace::Trace;
use std::fs::File;
use std::path::Path;
use tracing_subscriber::filter::{Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

/// How the targets of this crate begin; directives may leave it out.
const PREFIX: &str = "eufonium::";

/// Sends log events to standard error: `-v` shows `info`, `-vv` `debug`, but for single questions to solvers; directives `target=level`
/// refine that. Typed events go to the file of the trace as well, whatever is logged.
///
/// # Errors
/// If a directive is malformed or the file cannot be written.
pub fn init(
    verbosity: u8,
    quiet: bool,
    directives: &[String],
    trace: Option<&Path>,
) -> Result<Option<Trace>, String> {
    let level = if quiet {
        "error"
    } else {
        ["warn", "info", "debug,eufonium::smt=info"][usize::from(verbosity.min(2))]
    };
    let mut filter: Targets = level.parse().expect("levels are well-formed");
    for directive in directives {
        let full = format!("{PREFIX}{}", directive.trim_start_matches(PREFIX));
        let more: Targets = full.parse().map_err(|e| format!("--log {directive}: {e}"))?;
        filter = filter.with_targets(more.iter());
    }
    let create = |path: &Path| File::create(path).map_err(|e| format!("--trace {}: {e}", path.display()));
    let trace = trace.map(create).transpose()?.map(|file| Trace::new(Box::new(file)));
    let log = fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(super::colour::wanted(&std::io::stderr()))
        .without_time()
        .with_filter(filter);
    let traced = trace.clone().map(|trace| trace.with_filter(filter_fn(Trace::shows)));
    // A second call, as in tests, keeps the first subscriber.
    let _ = registry().with(log).with(traced).try_init();
    Ok(trace)
}
