//! Where a text that is read ends: with a byte, or before one.

use super::function::Lowering;
use super::memory::byte;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, SiteKind, Type};

/// Where a text ends.
pub(super) enum End<'a> {
    /// With this byte, which is a part of it (C11 7.21.7.2p2).
    With(&'a Operand),
    /// Before a byte outside of these ranges, which is not the first.
    Before(&'a [(u8, u8)]),
}

impl Lowering<'_, '_> {
    /// An object that holds a text of at most so many bytes, and the length of the text. In runs it goes on up to its end. Proofs take any
    /// text: what they would need is a statement about all of its bytes, and few programs rest on it.
    pub fn text_up_to(&mut self, kind: &SiteKind, most: Operand, end: &End<'_>) -> (Operand, Operand) {
        let bits = self.context.program.pointer_bits;
        let from = self.any_contents(kind, most.clone());
        let exact = self.choose(&SiteKind::Exact, &[Type::Int(1)]).remove(0);
        let (begin, looks) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let (head, done) =
            (self.build.new_block(&[Type::Int(bits)]), self.build.new_block(&[Type::Int(bits)]));
        let whole = (done, vec![most.clone()]);
        self.build.branch_with(exact, (begin, vec![]), whole.clone());
        self.build.switch_to(begin);
        self.build.jump(head, vec![word(0, bits)]);
        self.build.switch_to(head);
        let at = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, at.clone(), most);
        self.build.branch_with(more, (looks, vec![]), whole);
        self.build.switch_to(looks);
        let place = self.byte_of(&from, &at);
        let read = self.build.define(Op::load(place), Type::Int(8));
        let next = self.build.binary(BinaryOp::Add, at.clone(), word(1, bits));
        let (ends, length) = match end {
            End::With(delimiter) => {
                let delimiter = self.resize((*delimiter).clone(), 8, false);
                (self.build.compare(CompareOp::Eq, read, delimiter), next.clone())
            }
            End::Before(of) => {
                let goes_on = self.is_among(&read, of);
                (self.not(goes_on), at)
            }
        };
        self.build.branch_with(ends, (done, vec![length]), (head, vec![next]));
        self.build.switch_to(done);
        let length = self.build.block_params(done).remove(0);
        if let End::Before(_) = end {
            let some = self.build.compare(CompareOp::Ne, length.clone(), word(0, bits));
            self.build.effect(Op::Assume(some));
        }
        (from, length)
    }

    /// Whether a byte is in one of these ranges.
    pub fn is_among(&mut self, character: &Operand, of: &[(u8, u8)]) -> Operand {
        let mut member = word(0, 1);
        for (low, high) in of {
            let above = self.build.compare(CompareOp::Uge, character.clone(), byte(*low));
            let below = self.build.compare(CompareOp::Ule, character.clone(), byte(*high));
            let inside = self.build.binary(BinaryOp::And, above, below);
            member = self.build.binary(BinaryOp::Or, member, inside);
        }
        member
    }
}

pub(super) fn is_space(c: u8) -> bool {
    matches!(c, 9..=13 | b' ')
}

/// What words are made of.
pub(super) fn letters() -> Vec<(u8, u8)> {
    ranges(|c| !is_space(c))
}

/// The characters of a set as ranges without gaps.
pub(super) fn ranges(is_in: impl Fn(u8) -> bool) -> Vec<(u8, u8)> {
    let mut ranges: Vec<(u8, u8)> = vec![];
    for c in (0..=u8::MAX).filter(|c| is_in(*c)) {
        match ranges.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(c) => *last = c,
            _ => ranges.push((c, c)),
        }
    }
    ranges
}
