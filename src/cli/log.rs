//! Logging to standard error. Levels: `warn` what a user should know, `info` the phases of a run, `debug` each step.

use tracing_subscriber::EnvFilter;

/// How the targets of this crate begin; directives may leave it out.
const PREFIX: &str = "eufonium::";

/// Sends log events to standard error: `-v` shows `info`, `-vv` `debug`; directives `target=level` refine that.
///
/// # Errors
/// If a directive is malformed.
pub fn init(verbosity: u8, quiet: bool, directives: &[String]) -> Result<(), String> {
    let level = if quiet { "error" } else { ["warn", "info", "debug"][usize::from(verbosity.min(2))] };
    let mut filter = EnvFilter::new(level);
    for directive in directives {
        let full = format!("{PREFIX}{}", directive.trim_start_matches(PREFIX));
        filter = filter.add_directive(full.parse().map_err(|e| format!("--log {directive}: {e}"))?);
    }
    // A second call, as in tests, keeps the first subscriber.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(super::colour::wanted(&std::io::stderr()))
        .without_time()
        .try_init();
    Ok(())
}
