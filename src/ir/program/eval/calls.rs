//! Calls, returns and jumps: how frames come and go, and what parameters get.

use super::End;
use super::entry::{Entries, Entry};
use super::machine::{FUEL, Frame, Halt, Machine, Step};
use super::watch::Watch;
use crate::program::{BlockId, Function, FunctionId, Instr, Operand, Origin, Terminator, ValueId};

/// Which part of the memory the values of running functions may take: vectors that grow have room for more, and are copied. No machine's stack is as
/// large.
const STACK_PART: u64 = 4;

impl<W: Watch> Machine<'_, W> {
    /// Starts a function; `path` is the length of the caller's path.
    pub(super) fn enter(&mut self, id: FunctionId, args: Entries, path: usize) -> Step {
        let f = &self.program.functions[id];
        let base = self.entries.len();
        let bytes = (base + f.values.len())
            .saturating_mul(size_of::<Entry>())
            .saturating_add(self.frames.len().saturating_mul(size_of::<Frame>()));
        if bytes as u64 > self.limits.memory / STACK_PART {
            return Err(FUEL);
        }
        self.spend(f.values.len() as u64);
        self.entries.resize(base + f.values.len(), Entry::plain(0, 1));
        self.base = base;
        self.frames.push(Frame {
            function: id,
            base,
            block: f.entry,
            next: 0,
            path,
            owned: self.owned.len(),
        });
        self.watch.enter(id);
        for (v, entry) in f.params.iter().zip(args) {
            self.set_entry(*v, entry);
        }
        Ok(())
    }

    /// Calls a function.
    pub(super) fn call(&mut self, id: FunctionId, args: &[Operand], origin: Origin, instr: &Instr) -> Step {
        let entries = args.iter().map(|a| self.entry_of(a)).collect();
        self.watch.calls(id, args, instr);
        let path = self.path.len();
        self.path.extend(self.program.calls(origin.context));
        self.path.push(origin.site);
        self.enter(id, entries, path)
    }

    fn leave(&mut self, values: &[Operand]) -> Step {
        let entries = values.iter().map(|v| self.entry_of(v)).collect();
        self.give_back(entries, values)
    }

    /// Returns these values, which are those of these operands.
    pub(super) fn give_back(&mut self, entries: Entries, values: &[Operand]) -> Step {
        let frame = self.frames.pop().expect("a function that returns is running");
        while self.owned.len() > frame.owned {
            let address = self.owned.pop().expect("it is longer");
            if let Some(found) = self.memory.at_start(address) {
                self.memory.release(found);
            }
        }
        self.entries.truncate(frame.base);
        self.path.truncate(frame.path);
        let program = self.program;
        let shown = || entries.iter().map(|entry| entry.slot().value).collect::<Vec<_>>();
        let Some(caller) = self.frames.last() else {
            self.watch.leave(values, &shown, &[]);
            self.results = shown();
            return Err(Halt::End(End::Exit));
        };
        let call = &program.functions[caller.function].blocks[caller.block].instrs[caller.next - 1];
        self.base = caller.base;
        self.watch.leave(values, &shown, &call.defs);
        for (v, entry) in call.defs.iter().zip(entries) {
            self.set_entry(*v, entry);
        }
        Ok(())
    }

    pub(super) fn terminate(&mut self, f: &Function, from: BlockId, terminator: &Terminator) -> Step {
        let (taken, target) = match terminator {
            Terminator::Jump(target) => (0, target),
            Terminator::Branch { condition, then, otherwise } => {
                if self.decided(condition)?.is_one() {
                    (0, then)
                } else {
                    (1, otherwise)
                }
            }
            Terminator::Switch { value, cases, default } => {
                let value = self.decided(value)?;
                let case = cases.iter().position(|(case, _)| *case == value);
                case.map_or((cases.len(), default), |i| (i, &cases[i].1))
            }
            Terminator::Return(values) => return self.leave(values),
            Terminator::Stop => return Err(Halt::End(End::Silent)),
        };
        self.watch.jumps(from, taken, target.block);
        let entries: Entries = target.args.iter().map(|a| self.entry_of(a)).collect();
        for (v, entry) in f.blocks[target.block].params.iter().zip(entries) {
            self.begins_with(*v, entry);
        }
        let frame = self.frames.last_mut().expect("a function that jumps is running");
        (frame.block, frame.next) = (target.block, 0);
        Ok(())
    }

    /// A parameter of a block that is jumped to gets its value.
    #[inline]
    pub(super) fn begins_with(&mut self, v: ValueId, entry: Entry) {
        self.carries(entry.shade());
        self.set_entry(v, entry);
    }
}
