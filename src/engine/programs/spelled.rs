//! Runs whose input spells the numbers of a derivation.
//!
//! In proofs, numbers that texts spell are any (`transform/program/passes/abstracted`). A derivation then names the numbers that the program has to
//! read, but its texts are arbitrary, so it cannot be replayed. How the numbers are written is little to guess: runs are made with texts
//! that spell them in order.
//!
//! Deliberately absent: floating-point numbers, and other bases than ten.

use super::task::Task;
use super::{Violation, random_runs};
use eufonium_base::{Bits, Stats};
use eufonium_ir::Program;
use eufonium_ir::program::SiteKind;
use eufonium_ir::program::eval::Value;
use eufonium_transform::program::encode::ProgramTrace;

/// Counted work of the runs for one derivation.
const WORK: u64 = 500_000;
/// Narrower words are truth values, no numbers.
const NARROWEST: u32 = 8;

/// The words that a derivation chooses.
pub(super) struct Words {
    all: Vec<Bits>,
    /// Those among them that texts may spell, in order: results of the library that are not computed.
    spelled: Vec<Bits>,
}

impl Words {
    /// Those of a derivation of the pure program.
    pub(super) fn of(pure: &Program, trace: &ProgramTrace) -> Words {
        let chosen = trace.choices.iter().filter_map(|choice| match &choice.value {
            Value::Word(word) if word.width() >= NARROWEST => Some((choice.site, word.clone())),
            _ => None,
        });
        let is_spelled = |kind: &SiteKind| matches!(kind, SiteKind::Unmodelled(_));
        let spelled = chosen.clone().filter(|(site, _)| is_spelled(&pure.sites[*site].kind));
        Words {
            spelled: spelled.map(|(_, word)| word).collect(),
            all: chosen.map(|(_, word)| word).collect(),
        }
    }

    /// The violation of a run that chooses them, if one is found soon.
    pub(super) fn violation(&self, task: &Task<'_>, stats: &mut Stats) -> Option<Box<Violation>> {
        if !task.makes_runs() {
            return None;
        }
        let stop = task.stop.within(task.stop.remaining().map(|left| left / 8), Some(WORK));
        let words = (&self.all[..], &self.spelled[..]);
        let (found, runs) =
            random_runs::search_spelling(task.program, task.options.engine.seed, words, &stop);
        stats.absorb("spelled.", &runs);
        stats.add("program.spelled_runs", u64::from(found.is_some()));
        found
    }
}
