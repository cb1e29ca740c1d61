//! The line on a terminal that says what the run does: drawn over again, and cleared before anything else is said.

use super::{Guard, Stage};
use crate::report;
use std::io::{self, Write};
use std::sync::PoisonError;

impl Guard {
    pub(super) fn draw_progress(&self) {
        if *self.lock() != Stage::Asked {
            return;
        }
        let snapshot = self.shared.monitor.snapshot();
        let line = report::progress_line(&snapshot, report::resident_memory(), self.shared.begun.elapsed());
        *self.shared.drawn.lock().unwrap_or_else(PoisonError::into_inner) = true;
        let _ = write!(io::stderr(), "\r\x1b[K{line}");
    }

    pub(super) fn clear_progress(&self) {
        let mut drawn = self.shared.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::take(&mut *drawn) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
