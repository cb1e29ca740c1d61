//! How the verdict of the checker on a certificate is said: as a word on standard output, with the reason beside it, and as a finding.

use super::guard::Guard;
use eufonium_findings::{Finding, Verdict};

/// Says the verdict, and why.
pub(super) fn give(verdict: Verdict, word: &str, why: &str, guard: &Guard) {
    if guard.gathers() {
        let message = why.split_once(": ").map_or("", |(_, what)| what).to_owned();
        guard.add(Finding { message, ..guard.draft(verdict) });
    }
    guard.conclude(&format!("{word}\n"));
    if !why.is_empty() {
        guard.say(why);
    }
}
