//! Which allocations of a run fail.

use crate::llvm::lower::named;
use eufonium_ir::program::eval::events::{EventKind, Record};
use eufonium_ir::program::eval::{Source, Value};
use eufonium_ir::program::{Program, SiteKind};

/// For each allocation of a run, in order, whether it fails, up to the last one that does; empty where allocations do not fail.
pub fn failures(program: &Program, record: &Record) -> Vec<bool> {
    let decides = |source: &Source| match source {
        Source::Site(site) => {
            matches!(&program.sites[*site].kind, SiteKind::External(name) if name == named::SUCCESS)
        }
        _ => false,
    };
    let fails = record.events.iter().filter_map(|event| match &event.kind {
        EventKind::Choice(source, _, Value::Word(bits)) if decides(source) => Some(bits.is_zero()),
        _ => None,
    });
    let mut fails: Vec<bool> = fails.collect();
    fails.truncate(fails.iter().rposition(|fails| *fails).map_or(0, |last| last + 1));
    fails
}
