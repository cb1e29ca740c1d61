//! Functions of the bits of a word: bytes and bits in the opposite order, bits that are counted and found.

use super::table::BitFunction;
use crate::llvm::lower::function::Lowering;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, Op, Operand, Type};

impl Lowering<'_, '_> {
    pub(super) fn bit_function(&mut self, function: BitFunction, a: &Operand, bits: u32) -> Operand {
        match function {
            BitFunction::SwapBytes => self.permuted(a, bits, 8),
            BitFunction::Reverse => self.permuted(a, bits, 1),
            BitFunction::Count => {
                let mut sum = word(0, bits);
                for place in 0..bits {
                    let bit = self.bit(a, place, bits);
                    sum = self.build.binary(BinaryOp::Add, sum, bit);
                }
                sum
            }
            BitFunction::LeadingZeros => {
                let places = (0..bits).map(|place| (place, bits - 1 - place));
                self.first_bit(a, bits, places)
            }
            BitFunction::TrailingZeros => {
                let places = (0..bits).rev().map(|place| (place, place));
                self.first_bit(a, bits, places)
            }
        }
    }

    /// A bit as a number of the same width.
    fn bit(&mut self, a: &Operand, place: u32, bits: u32) -> Operand {
        let shifted = self.build.binary(BinaryOp::LShr, a.clone(), word(u64::from(place), bits));
        self.build.binary(BinaryOp::And, shifted, word(1, bits))
    }

    /// Pieces of so many bits in the opposite order.
    fn permuted(&mut self, a: &Operand, bits: u32, piece: u32) -> Operand {
        let mut result = word(0, bits);
        for place in (0..bits).step_by(piece as usize) {
            let part = self.build.binary(BinaryOp::LShr, a.clone(), word(u64::from(place), bits));
            let part = self.build.binary(BinaryOp::And, part, word((1 << piece) - 1, bits));
            let target = bits.saturating_sub(place + piece);
            let part = self.build.binary(BinaryOp::Shl, part, word(u64::from(target), bits));
            result = self.build.binary(BinaryOp::Or, result, part);
        }
        result
    }

    /// The value of the last place whose bit is set; the width if none is.
    fn first_bit(&mut self, a: &Operand, bits: u32, places: impl Iterator<Item = (u32, u32)>) -> Operand {
        let mut result = word(u64::from(bits), bits);
        for (place, value) in places {
            let bit = self.bit(a, place, bits);
            let condition = self.truth(bit);
            let select = Op::Select { condition, then: word(u64::from(value), bits), otherwise: result };
            result = self.build.define(select, Type::Int(bits));
        }
        result
    }
}
