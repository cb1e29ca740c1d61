//! A form of a program with its clauses, in each encoding that was asked for.

use super::events;
use super::places::{TABLES, contents};
use super::pure::{Contents, First, PureProgram, Reduced};
use super::task::Task;
use super::{Contracts, ProgramOptions};
use crate::Session;
use crate::encodings::name;
use crate::members::Member;
use crate::prepared::Prepared;
use eufonium_base::Stats;
use eufonium_ir::program::Op;
use eufonium_ir::{Reason, TermPool};
use eufonium_transform::program::encode::{Calls, EncodeOptions, Encoded, IntEncoding, encode};
use std::sync::Arc;

/// The clauses of a form of the program.
struct Encoding {
    how: EncodeOptions,
    encoded: Encoded,
    prepared: Arc<Prepared>,
}

/// A form of the program with its encodings, made when they are first asked for.
pub(super) struct Form {
    pub(super) pure: PureProgram,
    /// The instructions that copies of loops might have.
    pub(super) unroll: usize,
    encodings: Vec<Encoding>,
}

/// The form with loops in which arrays are apart from the structures that they are in.
pub(super) fn members_apart(task: &Task<'_>, stats: &mut Stats) -> Result<Form, Reason> {
    let first = First { members: true, ..First::default() };
    with_loops(task, &task.with_loops(first, stats), Contents::first(task.options), stats)
}

/// The form with loops in which short tables of pointers are arrays. No loop is copied: loops that go along a table would no longer be loops.
pub(super) fn tables_whole(task: &Task<'_>, stats: &mut Stats) -> Result<Form, Reason> {
    let reduced = task.reduce(0, stats);
    with_loops(task, &(reduced, 0), contents(TABLES, task), stats)
}

/// The form with loops that keeps which record holds one that may be lost.
pub(super) fn chains_held(task: &Task<'_>, stats: &mut Stats) -> Result<Form, Reason> {
    let first = First { chains: true, ..task.first() };
    with_loops(task, &task.with_loops(first, stats), Contents::first(task.options), stats)
}

/// The form with loops that keeps so much of what arrays hold, of the program with its loops and how many instructions of copies it has.
pub(super) fn with_loops(
    task: &Task<'_>,
    (reduced, unroll): &(Reduced, usize),
    contents: Contents,
    stats: &mut Stats,
) -> Result<Form, Reason> {
    let pure = task.pure(reduced.clone(), contents, stats).map_err(Reason::Unsupported)?;
    Ok(Form::new(pure, *unroll))
}

impl Form {
    pub(super) fn new(pure: PureProgram, unroll: usize) -> Self {
        Form { pure, unroll, encodings: Vec::new() }
    }

    /// How the clauses of a member are made. That all records of a heap are well formed is a precondition that an invariant can say; that a function
    /// fails only if one is not, which its summary has to say, is not one for all of them.
    pub(super) fn how(
        &self,
        member: Member,
        encoding: IntEncoding,
        options: &ProgramOptions,
    ) -> EncodeOptions {
        let is_asked = match options.contracts {
            Contracts::Never => false,
            Contracts::ForInvariants => member.seeks_invariants(),
            Contracts::Always => true,
        };
        let has_calls = || self.pure.program.instrs().any(|instr| matches!(instr.op, Op::Call { .. }));
        let calls = if is_asked && has_calls() { Calls::Contracts } else { Calls::Summaries };
        EncodeOptions { step: options.step, calls, encoding }
    }

    /// The clauses, prepared for engines.
    ///
    /// # Errors
    /// If the program cannot be encoded so.
    pub(super) fn clauses(
        &mut self,
        pool: &mut TermPool,
        how: EncodeOptions,
        session: &Session,
        stats: &mut Stats,
    ) -> Result<Arc<Prepared>, Reason> {
        if let Some(known) = self.encodings.iter().find(|made| made.how == how) {
            return Ok(Arc::clone(&known.prepared));
        }
        let encoded = encode(pool, &self.pure.program, &how).map_err(Reason::Unsupported)?;
        events::Clauses::trace(|| events::Clauses {
            encoding: name(how.encoding),
            predicates: encoded.system.preds.len() as u64,
            clauses: encoded.system.clauses.len() as u64,
        });
        let prepared = Arc::new(Prepared::new(pool, &encoded.system, session, stats));
        self.encodings.push(Encoding { how, encoded, prepared: Arc::clone(&prepared) });
        Ok(prepared)
    }

    /// The clauses and the way back from them, if they were made.
    pub(super) fn encoded(&self, how: EncodeOptions) -> Option<&Encoded> {
        self.encodings.iter().find(|made| made.how == how).map(|made| &made.encoded)
    }

    /// The same, which nobody else needs from now on.
    pub(super) fn take(&mut self, how: EncodeOptions) -> Option<Encoded> {
        let index = self.encodings.iter().position(|made| made.how == how)?;
        Some(self.encodings.swap_remove(index).encoded)
    }
}
