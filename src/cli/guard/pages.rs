//! The page of `--report` where the run is cut off: it is made before the work begins, and says at the end why there is no answer.

use super::Guard;
use crate::{advice, explain};
use eufonium_base::Stats;
use eufonium_ir::Reason;
use eufonium_report::Page;
use eufonium_report::model::Verdict;
use std::path::{Path, PathBuf};
use std::sync::PoisonError;

/// A page and the file that gets it.
#[derive(Debug)]
pub(super) struct Kept {
    path: PathBuf,
    page: Page,
}

impl Guard {
    /// Keeps the page that is written if the run is cut off from now on.
    pub fn keep_page(&self, path: &Path, page: Page) {
        let kept = Kept { path: path.to_owned(), page };
        *self.shared.page.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
    }

    /// Writes the page that is kept if a limit or a signal is why the run ends now.
    pub fn explain_end(&self) {
        if let Some(reason) = self.stop().reason() {
            let figures = self.shared.monitor.snapshot().figures();
            self.write_kept_page(Some(&Reason::Interrupted(reason)), &figures);
        }
    }

    /// Writes the page that is kept, with why there is no answer if it has none.
    pub(super) fn write_kept_page(&self, reason: Option<&Reason>, stats: &Stats) {
        let Some(Kept { path, mut page }) =
            self.shared.page.lock().unwrap_or_else(PoisonError::into_inner).take()
        else {
            return;
        };
        if let (Some(reason), Verdict::Unknown) = (reason, page.verdict) {
            page.headline = format!("There is no answer: {reason}.");
            let known = self.shared.monitor.snapshot().partial;
            page.remarks.extend(known.lines().map(str::to_owned));
            page.remarks.extend(advice::of(reason, stats, self.stop().clock()));
        }
        page.figures = explain::figures(stats, self);
        explain::write(&path, &page, self);
    }
}
