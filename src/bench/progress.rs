//! How far a session has come: a line on a terminal, with an estimate of the end; elsewhere only what must be seen.

use crate::log::Run;
use crate::problem::Problem;
use crate::runner::Observer;
use crate::summary::{self, Class};
use crate::time::spoken;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// What is printed to standard error.
pub struct Progress {
    out: Box<dyn Write + Send>,
    terminal: bool,
    quiet: bool,
    limits: Box<dyn Fn(&Problem) -> crate::Limits + Send>,
    begun: Instant,
    shown: Option<Instant>,
    total: usize,
    /// Runs of the log, those of this session among them.
    done: usize,
    /// Those of this session.
    now: usize,
    counts: [usize; Class::COUNT],
}

impl Progress {
    /// Progress for standard error.
    pub fn standard(quiet: bool, limits: impl Fn(&Problem) -> crate::Limits + Send + 'static) -> Progress {
        let terminal = std::io::stderr().is_terminal();
        Progress::to(Box::new(std::io::stderr()), terminal, quiet, limits)
    }

    fn to(
        out: Box<dyn Write + Send>,
        terminal: bool,
        quiet: bool,
        limits: impl Fn(&Problem) -> crate::Limits + Send + 'static,
    ) -> Progress {
        Progress {
            out,
            terminal,
            quiet,
            limits: Box::new(limits),
            begun: Instant::now(),
            shown: None,
            total: 0,
            done: 0,
            now: 0,
            counts: [0; Class::COUNT],
        }
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        if self.terminal && !self.quiet {
            let _ = write!(self.out, "\r\x1b[K");
            let _ = self.out.flush();
        }
    }

    fn line(&self) -> String {
        let counts = Class::ALL.iter().zip(self.counts).filter(|(_, n)| *n > 0);
        let counts: Vec<String> = counts.map(|(c, n)| format!("{n} {}", c.word())).collect();
        let left = self.total.saturating_sub(self.done);
        let rest = if self.now == 0 {
            f64::NAN
        } else {
            self.begun.elapsed().as_secs_f64() / self.now as f64 * left as f64
        };
        let end = if rest.is_nan() { String::new() } else { format!(", {} left", spoken(rest)) };
        format!("[{}/{}] {}{end}", self.done, self.total, counts.join(", "))
    }
}

impl Observer for Progress {
    fn begin(&mut self, total: usize, done: &[Run]) {
        (self.total, self.done, self.begun) = (total, done.len(), Instant::now());
        if !self.quiet && !done.is_empty() {
            let _ = writeln!(self.out, "going on with a log of {} runs out of {total}", done.len());
        }
    }

    fn end(&mut self, run: &Run, problem: &Problem) {
        (self.done, self.now) = (self.done + 1, self.now + 1);
        let class = summary::classify(run, &problem.expected, &(self.limits)(problem));
        self.counts[class as usize] += 1;
        if self.quiet {
            return;
        }
        if matches!(class, Class::Wrong | Class::Error) {
            self.clear();
            let said =
                if run.answers.is_empty() { "nothing".into() } else { crate::verdict::join(&run.answers) };
            let words = run.words.lines().last().unwrap_or_default();
            let words: String = words.chars().take(120).collect();
            let _ = writeln!(
                self.out,
                "{}: {} on {}: {} is expected, it says {said}{}{words}",
                class.word(),
                run.configuration,
                run.problem,
                problem.expected,
                if words.is_empty() { "" } else { ": " }
            );
        }
        let due = self.shown.is_none_or(|at| at.elapsed() > Duration::from_millis(100));
        if self.terminal && (due || self.done == self.total) {
            let line = self.line();
            self.clear();
            let _ = write!(self.out, "{line}");
            let _ = self.out.flush();
            self.shown = Some(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::tests::run;
    use crate::plan::tests::problem;
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Shared(Arc<Mutex<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn printed(terminal: bool, quiet: bool) -> String {
        let out = Shared::default();
        let mut progress = Progress::to(Box::new(out.clone()), terminal, quiet, |_| crate::Limits::default());
        progress.begin(3, &[run("a", "x", "true", 1.0)]);
        progress.end(&run("b", "x", "false", 1.0), &problem("b", "true"));
        progress.end(&run("c", "x", "true", 1.0), &problem("c", "true"));
        let bytes = out.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn what_is_printed() {
        let terminal = printed(true, false);
        assert!(
            terminal.contains("[2/3] 1 wrong, 0 s left")
                && terminal.ends_with("[3/3] 1 right, 1 wrong, 0 s left")
        );
        let file = printed(false, false);
        assert_eq!(file.lines().count(), 2, "{file}");
        assert!(file.contains("wrong: x on b: true is expected, it says false") && !file.contains('\r'));
        assert_eq!(printed(true, true), "");
    }
}
