//! Operations on words that are modelled and the same in all runs, jumps that these decide, calls and returns: most of what a run does.
//!
//! They are done on [code](super::code) without marks, without shades (but of addresses), and block by block. What is not as usual (an operand with a mark or a shade that
//! matters, a result that is not defined, bytes that were never written, a page that does not exist yet) is left to [`step`](super::step),
//! which does every instruction; nothing has changed then. Only for runs that nobody watches.

use super::code::{Arg, Coded, CodedBlock, Edge, Exit, Operation, Source};
use super::entry::{Entries, Entry};
use super::machine::{Machine, QUICK};
use super::memory::{Found, Owner};
use super::narrow;
use super::nearness::Compared;
use super::pages::Layout;
use super::shade::{Shade, low};
use super::watch::Watch;
use crate::float::{self, FloatOp, Format, Rounding};
use crate::program::{BlockId, CompareOp};
use eufonium_base::Bits;

impl<W: Watch> Machine<'_, W> {
    /// Goes on as long as that is so, up to where limits are looked at. The next instruction, or the end of the block, is not of this kind.
    pub(super) fn go_on_quickly(&mut self) {
        let all = self.next_look.saturating_sub(self.steps);
        let mut left = all;
        while self.goes_on_in_function(&mut left) {}
        self.steps += all - left;
        self.spend(QUICK * (all - left));
    }

    /// The same in the running function, with so many steps; whether another one runs then.
    fn goes_on_in_function(&mut self, left: &mut u64) -> bool {
        let frame = self.frames.last().expect("a function is running");
        let code = self.code;
        let blocks = code.function(frame.function);
        let (mut at, mut next) = (frame.block, frame.next);
        loop {
            let block = &blocks[at];
            let rest = &block.operations[next..];
            let Some(behind) = left.checked_sub(rest.len() as u64 + 1) else { break };
            let done = rest.iter().position(|coded| !self.does_quickly(coded));
            let jump = if done.is_none() { self.leaves_quickly(at, block) } else { None };
            match jump {
                Some(to) => (at, next, *left) = (to, 0, behind),
                None => {
                    let done = done.unwrap_or(rest.len());
                    (next, *left) = (next + done, *left - done as u64);
                    break;
                }
            }
        }
        let frame = self.frames.last_mut().expect("a function is running");
        (frame.block, frame.next) = (at, next);
        let changes = *left > 0 && self.changes_function(&blocks[at], next);
        *left -= u64::from(changes);
        changes
    }

    /// Calls a function or returns from one, if that is next.
    fn changes_function(&mut self, block: &CodedBlock, next: usize) -> bool {
        match (block.operations.get(next).map(|coded| &coded.what), &block.exit) {
            (Some(Operation::Call { callee, args, site }), _) => {
                let entries = args.iter().map(|arg| self.source(arg)).collect();
                let path = self.path.len();
                self.path.push(*site);
                let caller = self.frames.len() - 1;
                let begun = self.enter(*callee, entries, path).is_ok();
                match begun {
                    true => self.frames[caller].next = next + 1,
                    false => self.path.truncate(path),
                }
                begun
            }
            (None, Exit::Return(values)) if self.frames.len() > 1 => {
                let entries = values.iter().map(|value| self.source(value)).collect();
                self.give_back(entries, &[]).is_ok()
            }
            _ => false,
        }
    }

    /// Does an operation, if it is such a one.
    #[inline]
    fn does_quickly(&mut self, coded: &Coded) -> bool {
        let entry = match &coded.what {
            Operation::Nothing => return true,
            Operation::Holds(condition) => return self.known(*condition) == Some(1),
            Operation::Store { address, value, layout, is_pointer } => {
                return self.stores(*address, *value, *layout, *is_pointer).is_some();
            }
            Operation::Compare { op, width, constant, a, b } => {
                self.compares(coded, (*op, *width, *constant), [*a, *b])
            }
            Operation::Load { address, layout, is_pointer } => self.loads(*address, *layout, *is_pointer),
            operation => self.defines(operation),
        };
        match entry {
            Some(entry) => {
                self.set_entry(coded.to, entry);
                true
            }
            None => false,
        }
    }

    /// What an operation on words gives.
    #[inline]
    fn defines(&mut self, operation: &Operation) -> Option<Entry> {
        Some(match operation {
            Operation::Binary { op, width, flags, a, b } => {
                let words = [self.known(*a)?, self.known(*b)?];
                Entry::plain(narrow::binary(*op, words, u32::from(*width), *flags)?, *width)
            }
            Operation::Offset { base, constant, index, factor } => {
                let (base, shade) = self.based(*base)?;
                let distance = self.known(*index)?.wrapping_mul(*factor).wrapping_add(*constant);
                self.pointer_word(base.wrapping_add(distance), shade)
            }
            Operation::Offsets { base, constant, scaled } => {
                let (base, shade) = self.based(*base)?;
                let mut sum = base.wrapping_add(*constant);
                for (index, factor) in scaled {
                    sum = sum.wrapping_add(self.known(*index)?.wrapping_mul(*factor));
                }
                self.pointer_word(sum, shade)
            }
            Operation::Copy { value, width } => self.copied(*value, *width)?,
            Operation::Cast { op, widths, value } => {
                let word = narrow::cast(*op, self.known(*value)?, widths.map(u32::from));
                Entry::plain(word, widths[1])
            }
            Operation::Select { condition, then, otherwise, width } => {
                let chosen = if self.known(*condition)? == 1 { then } else { otherwise };
                self.copied(*chosen, *width)?
            }
            Operation::Float { op, format, rounding, args, width, operand_width } => {
                let result = self.float((*op, *format, *rounding), *args, *operand_width)?;
                Entry::plain(result.as_u64()?, *width)
            }
            Operation::IsValid { address, length } => {
                let length = self.known(*length)?;
                self.meets(*address, length)?;
                Entry::plain(1, 1)
            }
            Operation::IsWritable { address } => {
                let (found, _) = self.meets(*address, 1)?;
                (self.memory.object(found).plan.owner != Owner::Constant).then_some(Entry::plain(1, 1))?
            }
            _ => return None,
        })
    }

    /// A word that is modelled and the same in all runs.
    #[inline]
    fn known(&self, arg: Arg) -> Option<u64> {
        match arg {
            Arg::Value(v) => self.entry(v).as_plain(),
            Arg::Word(word) => Some(word),
            Arg::Global(_) => None,
        }
    }

    /// A number that is modelled, and at most depends on where an object lies.
    #[inline]
    fn based(&self, arg: Arg) -> Option<(u64, Shade)> {
        match arg {
            Arg::Value(v) => match self.entry(v) {
                Entry::Word { word, shade: shade @ (Shade::Plain | Shade::Base(_)), .. } => {
                    Some((*word, *shade))
                }
                _ => None,
            },
            Arg::Word(word) => Some((word, Shade::Plain)),
            Arg::Global(global) => {
                let address = self.global(global);
                Some((address, self.base(address)))
            }
        }
    }

    #[inline]
    fn copied(&self, arg: Arg, width: u8) -> Option<Entry> {
        let (word, shade) = self.based(arg)?;
        Some(Entry::Word { word, width, shade })
    }

    #[inline]
    fn pointer_word(&self, word: u64, shade: Shade) -> Entry {
        let width = self.program.pointer_bits;
        Entry::Word { word: word & low(width), width: width as u8, shade }
    }

    #[inline]
    fn compares(
        &mut self,
        coded: &Coded,
        (op, width, constant): (CompareOp, u8, [bool; 2]),
        args: [Arg; 2],
    ) -> Option<Entry> {
        let [a, b] = [self.known(args[0])?, self.known(args[1])?];
        let width = u32::from(width);
        if W::COMPARES && width >= 2 {
            self.watch.compares(coded.to, &Compared { op, width, a, b, constant });
        }
        Some(Entry::plain(u64::from(narrow::compare(op, [a, b], width)), 1))
    }

    #[inline]
    fn float(
        &self,
        (op, format, rounding): (FloatOp, Format, Rounding),
        args: [Arg; 2],
        width: u8,
    ) -> Option<Bits> {
        let [a, b] = [self.known(args[0])?, self.known(args[1])?];
        let [a, b] = [a, b].map(|word| Bits::from_u64(word, u32::from(width)));
        float::host::apply(op, format, rounding, &[&a, &b])
    }

    /// Where an access lies, in an object that it meets in all runs.
    #[inline]
    fn meets(&mut self, address: Arg, length: u64) -> Option<(Found, u64)> {
        let (address, shade) = self.based(address)?;
        let found = self.memory.find(address, length)?;
        let start = self.memory.object(found).start;
        (!self.shades.kept || shade == Shade::Base(start)).then_some((found, address - start))
    }

    #[inline]
    fn loads(&mut self, address: Arg, layout: Layout, is_pointer: bool) -> Option<Entry> {
        let (found, offset) = self.meets(address, layout.length as u64)?;
        let (word, shade) = self.memory.word(found, offset, layout)?;
        let width = 8 * layout.length as u8;
        (shade == Shade::Plain || is_pointer).then_some(Entry::Word { word, width, shade })
    }

    #[inline]
    fn stores(&mut self, address: Arg, value: Arg, layout: Layout, is_pointer: bool) -> Option<()> {
        let (word, shade) = self.based(value)?;
        let base = match shade {
            Shade::Base(base) if is_pointer => Some(base),
            Shade::Plain => None,
            _ => return None,
        };
        let (found, offset) = self.meets(address, layout.length as u64)?;
        if self.memory.object(found).plan.owner == Owner::Constant {
            return None;
        }
        self.memory.set_word(found, offset, (word, base), layout, is_pointer)
    }

    /// Leaves a block for the next one of the function, if a word that is the same in all runs decides.
    #[inline]
    fn leaves_quickly(&mut self, from: BlockId, block: &CodedBlock) -> Option<BlockId> {
        let (taken, edge) = match &block.exit {
            Exit::Jump(edge) => (0, edge),
            Exit::Branch(condition, edges) => {
                let taken = usize::from(self.known(*condition)? != 1);
                (taken, &edges[taken])
            }
            Exit::Switch(value, cases, edges) => {
                let word = self.known(*value)?;
                let taken = cases.iter().position(|case| *case == word).unwrap_or(cases.len());
                (taken, &edges[taken])
            }
            Exit::Return(_) | Exit::Other => return None,
        };
        self.watch.jumps(from, taken, edge.block);
        self.moves(edge);
        Some(edge.block)
    }

    /// Gives the parameters of a block their values, which are all read before.
    #[inline]
    fn moves(&mut self, edge: &Edge) {
        match &edge.moves[..] {
            [] => {}
            [(to, source)] => self.begins_with(*to, self.source(source)),
            moves => {
                let values: Entries = moves.iter().map(|(_, source)| self.source(source)).collect();
                for ((to, _), value) in moves.iter().zip(values) {
                    self.begins_with(*to, value);
                }
            }
        }
    }

    #[inline]
    fn source(&self, source: &Source) -> Entry {
        match source {
            Source::Value(v) => self.entry(*v).clone(),
            Source::Word(word, width) => Entry::plain(*word, *width),
            Source::Other(operand) => self.entry_of(operand),
        }
    }
}
