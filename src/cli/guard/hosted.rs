//! Guards in processes that are not ours: what is found and said is for those who ask.

use super::{Guard, Stage, Terms, report};
use eufonium_base::Interrupt;
use eufonium_findings::{Document, Finding, Verdict};
use eufonium_ir::Reason;
use std::sync::{Mutex, PoisonError};

impl Guard {
    /// A guard in a process that is not ours.
    pub fn hosted(terms: Terms) -> Guard {
        Guard::new(terms, Some(Mutex::default()))
    }

    /// Whether the process is not ours: it goes on after the run, and what is found is for it, not for standard output.
    pub fn is_hosted(&self) -> bool {
        self.shared.said.is_some()
    }

    /// What was said, if the process is not ours.
    pub fn said(&self) -> Vec<String> {
        let said = self.shared.said.as_ref();
        said.map_or_else(Vec::new, |said| said.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// The findings of a run in a process that is not ours.
    pub fn document(&self, code: u8) -> Document {
        let document = self.desk(|desk| desk.whole(code));
        document.unwrap_or_else(|| Document::new(code, vec![]))
    }

    /// The findings of a run in a process that is not ours, if it is not waited for any more. An answer that was given stays.
    pub fn abandoned(&self, reason: Interrupt) -> Document {
        if let Stage::Settled(code) = *self.lock() {
            return self.document(code);
        }
        let (code, reason) = (self.mode().interrupt(reason), Reason::Interrupted(reason));
        let missing = Finding { message: reason.to_string(), ..self.draft(Verdict::Unknown) };
        let mut document = self.document(code);
        document.findings.push(missing);
        let figures = self.shared.monitor.snapshot().figures();
        document.statistics = report::stats_object(&figures, ("unknown", &[]), self.elapsed());
        document
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::{Desk, FindingsFormat, Output};
    use crate::exit::ExitMode;

    #[test]
    fn answers_stay_when_a_run_is_left_behind() {
        let desk = Desk::new(FindingsFormat::Json, &["a.c".to_owned()], "");
        let output = Output::Findings(Box::new(desk));
        let (timeout, memory, work, stats) = (None, None, None, None);
        let terms = Terms { timeout, memory, work, mode: ExitMode::Verdict, stats, quiet: false, output };
        let guard = Guard::hosted(terms);
        guard.ask();
        guard.say("a remark");
        let missing = guard.abandoned(Interrupt::Timeout);
        assert_eq!((missing.exit_code, missing.findings.len()), (6, 1));
        assert_eq!(missing.findings[0].verdict, Verdict::Unknown);
        guard.add(guard.draft(Verdict::Unsafe));
        guard.settle(1);
        let settled = guard.abandoned(Interrupt::Timeout);
        assert_eq!((settled.exit_code, settled.findings.len()), (1, 1));
        assert_eq!(settled.findings[0].verdict, Verdict::Unsafe);
        assert_eq!(guard.said(), ["a remark"]);
    }
}
