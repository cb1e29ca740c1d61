//! What a violation is about, in words: the object that an access missed, or that is lost.

use super::choices::Source;
use super::events::{EventKind, Record};
use super::{Near, Outside, Run};
use crate::program::{BlockId, CheckId, Function, Op, Operand, Program};

impl Outside {
    /// What it is about, in words.
    pub fn words(&self, program: &Program) -> String {
        let bytes = |n: u64| if n == 1 { "1 byte".into() } else { format!("{n} bytes") };
        if self.is_null {
            return "the pointer is null".into();
        }
        let Some(near) = self.object else {
            return format!("an access to {} where no object is", bytes(self.length));
        };
        let object = near.words(program);
        if !near.alive {
            return format!(
                "an access to {} at offset {} of {object}, which is gone",
                bytes(self.length),
                near.offset
            );
        }
        format!(
            "an access to {} is outside of objects, at offset {} of {object} of {}",
            bytes(self.length),
            near.offset,
            bytes(near.size)
        )
    }
}

impl Near {
    /// Which object it is: its name, or where it was made.
    fn words(&self, program: &Program) -> String {
        let site = match self.source {
            Source::Global(global, _) => return format!("`{}`", program.globals[global].name),
            Source::Contents(site, _) => program.sites[site].at,
            Source::Site(_) | Source::Parameter(_) | Source::Escaped(_) => None,
        };
        site.map_or_else(|| "an object".into(), |at| format!("the object made at line {}", at.line))
    }
}

/// Says what a recorded run violates, if its check asks whether an access is valid, or what is left: the run tells of both what was asked about
/// last. That something is lost depends on all choices, as it is about all of memory.
pub(super) fn explain(program: &Program, record: &mut Record, run: &Run) {
    let question = record.events.iter().rev().find_map(|event| match event.kind {
        EventKind::Violation(check) => asked(&program.functions[event.function], event.block, check),
        _ => None,
    });
    match question {
        Some(Op::IsValid { .. }) => record.about = run.outside.map(|access| access.words(program)),
        Some(Op::AllReached | Op::AllFreed { .. }) => {
            record.about = run.lost.map(|object| object.words(program));
            let choices =
                record.events.iter_mut().filter(|event| matches!(event.kind, EventKind::Choice(..)));
            choices.for_each(|event| event.matters = true);
        }
        _ => {}
    }
}

/// What a check in a block asks.
fn asked(function: &Function, block: BlockId, check: CheckId) -> Option<&Op> {
    let instrs = &function.blocks[block].instrs;
    let condition = instrs.iter().find_map(|instr| match &instr.op {
        Op::Assert { condition: Operand::Value(value), check: of } if *of == check => Some(*value),
        _ => None,
    })?;
    instrs.iter().find(|instr| instr.defs.contains(&condition)).map(|instr| &instr.op)
}
