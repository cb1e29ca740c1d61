//! `setjmp` and `longjmp` (C 7.13): jumps out of functions, as results of calls.
//!
//! While functions are lowered, both are calls of functions without a body. When all functions are there, a call of `longjmp` becomes a
//! return with two results more, the number of the environment to which the jump goes and what `setjmp` gives there; so does every call of a
//! function that may return in this way, transitively, unless the environment is one of the running function (`rewrite`). Number zero means an
//! ordinary return.
//!
//! An environment is a number in the first bytes of a `jmp_buf`. Each call of a function that calls `setjmp` takes a new number for each place
//! where it does so, from a counter; so a number means one running function and one place, copies of a `jmp_buf` mean the same,
//! and that of a function that has returned is met by nobody: the jump comes out of the function where runs start. C leaves that undefined:
//! a violation of [`CheckKind::Dereference`], or the end of the run.
//!
//! A local variable that was changed since `setjmp` and is not volatile is indeterminate after the jump (C 7.13.2.1p3). If only its own
//! function can reach it, so that compilers keep it in a register, no alarm rests on its value (`locals`); others hold what was written
//! last. Objects of blocks that the jump leaves are dead.
//!
//! Taken for granted: nobody looks into a `jmp_buf`, and functions without a definition do not jump to environments of the program.
//! `__builtin_setjmp` is the same with five words of the caller, of which compilers write some themselves.
//! Deliberately absent: masks of signals.

mod locals;
mod repair;
mod rewrite;

use super::calls::CallSite;
use super::function::Lowering;
use super::{Context, Source, named, tables};
use crate::llvm::module::{InstrKind, Value};
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{CheckKind, Function, FunctionId, Loc, Op, Operand, SiteKind, Terminator, Type};

/// The bits of the number of an environment.
const BITS: u32 = 64;
/// The object that counts environments.
const COUNTER: &str = "(environments of jumps)";

/// The names of `setjmp`.
pub(super) const SETS: &[&str] = &["setjmp", "_setjmp", "__sigsetjmp", "sigsetjmp"];

/// The functions that stand for `setjmp` and `longjmp` until all functions are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Jumps {
    set: FunctionId,
    jump: FunctionId,
}

/// `setjmp(environment)`, and `longjmp(environment, value)`, which does not return.
pub(super) fn placeholder(sets: bool) -> Function {
    let mut build = if sets {
        FunctionBuilder::new("(setjmp)", &[Type::Pointer], &[Type::Int(32)])
    } else {
        FunctionBuilder::new("(longjmp)", &[Type::Pointer, Type::Int(32)], &[])
    };
    build.terminate(Terminator::Stop);
    build.finish()
}

impl Lowering<'_, '_> {
    /// A call of `setjmp`.
    pub fn set_jump(&mut self, site: &CallSite) -> Vec<Operand> {
        let environment = self.environment_of_jump(site, true);
        vec![self.prepare_jump(environment)]
    }

    /// What `setjmp` gives.
    fn prepare_jump(&mut self, environment: Operand) -> Operand {
        let what = "nobody looks into what `setjmp` writes";
        self.context.assume_about(what.to_string(), self.at);
        let callee = self.context.jumps().set;
        let origin = self.context.origin(SiteKind::Call, self.at);
        let call = Op::Call { callee, args: vec![environment], origin };
        self.build.define(call, Type::Int(32))
    }

    /// A call of `longjmp`.
    pub fn long_jump(&mut self, site: &CallSite) {
        let environment = self.environment_of_jump(site, false);
        let value = self.fitted(site.args[1..2].to_vec(), &[Type::Int(32)]).remove(0);
        self.jump_to(environment, value);
    }

    /// `__builtin_setjmp`, whose environment is five words of the caller.
    pub fn set_builtin_jump(&mut self, environment: Operand) -> Operand {
        self.check_write(&environment, self.words_of_jump(), "setjmp");
        self.prepare_jump(environment)
    }

    /// `__builtin_longjmp`, which brings 1.
    pub fn builtin_jump(&mut self, environment: Operand) {
        self.check_access(&environment, self.words_of_jump(), "longjmp");
        self.jump_to(environment, word(1, 32));
    }

    fn words_of_jump(&self) -> Operand {
        self.pointer_word(u64::from(5 * self.context.program.pointer_bits / 8))
    }

    fn jump_to(&mut self, environment: Operand, value: Operand) {
        let callee = self.context.jumps().jump;
        let origin = self.context.origin(SiteKind::Call, self.at);
        self.build.effect(Op::Call { callee, args: vec![environment, value], origin });
        self.stop();
    }

    /// The environment of a call, which must be there in full.
    fn environment_of_jump(&mut self, site: &CallSite, written: bool) -> Operand {
        let environment = self.as_pointer(&site.args[0]);
        let declared = self.context.declared_pointees(site.id).get(1).map_or(0, |to| to.bytes());
        let size = self.pointer_word(declared.max(u64::from(BITS / 8)));
        match written {
            true => self.check_write(&environment, size, "setjmp"),
            false => self.check_access(&environment, size, "longjmp"),
        }
        environment
    }

    /// Notes which objects of the function are volatile, if it calls `setjmp`.
    pub fn note_volatile_locals(&mut self) {
        let Some(Jumps { set, .. }) = self.context.jumps else { return };
        let calls = |op: &Op| matches!(op, Op::Call { callee, .. } if *callee == set);
        if !self.build.function().instrs().any(|i| calls(&i.op)) {
            return;
        }
        let id = FunctionId::from_usize(self.context.program.functions.len());
        for instr in self.source.blocks.values().flat_map(|block| &block.instrs) {
            let (InstrKind::Load { address, volatile: true, .. }
            | InstrKind::Store { address, volatile: true, .. }) = &instr.kind
            else {
                continue;
            };
            let Value::Local(local) = address.value else { continue };
            if let Some([Operand::Value(object)]) = self.defined(local).as_deref() {
                self.context.volatile_locals.insert((id, *object));
            }
        }
    }
}

impl Context<'_> {
    /// The functions that stand for `setjmp` and `longjmp`.
    fn jumps(&mut self) -> Jumps {
        if let Some(known) = self.jumps {
            return known;
        }
        let jumps = Jumps { set: self.add(Source::SetJump), jump: self.add(Source::LongJump) };
        self.jumps = Some(jumps);
        jumps
    }

    /// Whether the module may call `setjmp`.
    pub fn prepares_jumps(&self) -> bool {
        SETS.iter().any(|name| self.declares(name))
    }

    /// Replaces calls of `setjmp` and `longjmp` in the finished program.
    pub fn resolve_jumps(&mut self) {
        let Some(jumps) = self.jumps else { return };
        let counter = self.library_object(COUNTER, |_| tables::object(COUNTER, false, vec![0; 8]));
        let jumping = jumping(&self.program.functions, jumps.jump);
        self.uncalled_entry(&jumping);
        let entry = self.program.entry;
        for id in self.program.functions.keys() {
            let function = &self.program.functions[id];
            if id == jumps.set || id == jumps.jump {
                continue;
            }
            let calls_set = calls(function, |callee| callee == jumps.set);
            let leaves = jumping.get(id).copied().unwrap_or(true);
            if calls_set || leaves {
                let rest = rewrite::Rest { jumps, counter, jumping: &jumping, is_entry: entry == Some(id) };
                let function = rewrite::rewrite(self, id, &rest);
                self.program.functions[id] = function;
            }
        }
    }

    /// If jumps may leave the function where runs start, sees to it that nobody calls that one.
    fn uncalled_entry(&mut self, jumping: &Jumping) {
        let Some(entry) = self.program.entry.filter(|entry| jumping[*entry]) else { return };
        let function = &self.program.functions[entry];
        let is_called = self.program.functions.values().any(|f| calls(f, |callee| callee == entry));
        if !is_called || !function.params.is_empty() {
            return;
        }
        let (results, at) = (function.results.clone(), function.at);
        let mut build = FunctionBuilder::new(named::START, &[], &results);
        build.set_loc(at);
        build.function().at = at;
        let origin = self.origin(SiteKind::Call, at);
        let words = build.instr(Op::Call { callee: entry, args: vec![], origin }, &results);
        build.terminate(Terminator::Return(words.into_iter().map(Operand::Value).collect()));
        self.program.entry = Some(self.program.functions.push(build.finish()));
        self.queue.push(Source::Start);
    }

    /// The check that a jump leads to a running function.
    fn check_of_jump(&mut self, condition: Operand, at: Option<Loc>, function: &str) -> Option<Op> {
        if !self.wants(CheckKind::Dereference) {
            return None;
        }
        let message = "a jump to a function that has returned, or to none".to_string();
        let check = self.check(CheckKind::Dereference, message, at, function);
        Some(Op::Assert { condition, check })
    }

    /// Whether the program starts in `main`, before which nobody prepared a jump.
    fn starts_in_main(&self) -> bool {
        self.options.entry == "main"
    }
}

/// For each function whether a jump may leave it; it is asked for functions that were made before.
type Jumping = IdVec<FunctionId, bool>;

fn calls(function: &Function, which: impl Fn(FunctionId) -> bool) -> bool {
    function.instrs().any(|i| matches!(i.op, Op::Call { callee, .. } if which(callee)))
}

/// The functions from which a jump may come out: those that call this one, directly or through others.
fn jumping(functions: &IdVec<FunctionId, Function>, jump: FunctionId) -> Jumping {
    let mut jumping: Jumping = functions.keys().map(|id| id == jump).collect();
    loop {
        let reaches = |id: &FunctionId| !jumping[*id] && calls(&functions[*id], |callee| jumping[callee]);
        let found: Vec<FunctionId> = functions.keys().filter(reaches).collect();
        if found.is_empty() {
            return jumping;
        }
        found.into_iter().for_each(|id| jumping[id] = true);
    }
}
