//! What objects hold at the start, read a word at a time.

use super::{Global, Initial, Operand, Part, Program, Type};
use eufonium_base::Bits;

/// How words lie in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordLayout {
    /// The bits of a pointer.
    pub pointer_bits: u32,
    /// Whether the least significant byte comes first.
    pub little_endian: bool,
}

/// What is read from an object.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A word; a pointer with this number if one is read.
    Word(Bits),
    /// An address plus a number of bytes.
    Address(Operand, i64),
}

impl Initial {
    /// The globals and functions whose addresses are in it.
    pub fn addresses(&self) -> impl Iterator<Item = &Operand> {
        let parts = if let Initial::Parts(parts) = self { &parts[..] } else { &[] };
        parts
            .iter()
            .filter_map(|(_, part)| if let Part::Address(target, _) = part { Some(target) } else { None })
    }
}

impl Program {
    /// The globals and functions whose addresses are in globals at the start, or known to the world outside.
    pub fn named_at_start(&self) -> impl Iterator<Item = &Operand> {
        self.globals.values().flat_map(|global| global.init.addresses()).chain(&self.outside)
    }
}

impl Global {
    /// What the object holds at the start, so many bytes from its beginning, read as a value of this type. `None` if that is not known, is not
    /// in the object, or is a part of an address.
    pub fn initial(&self, offset: i64, ty: Type, words: WordLayout) -> Option<Content> {
        let Initial::Parts(parts) = &self.init else { return None };
        let bits = match ty {
            Type::Int(bits) if bits % 8 == 0 => bits,
            Type::Pointer => words.pointer_bits,
            _ => return None,
        };
        let offset = u64::try_from(offset).ok()?;
        let end = offset.checked_add(u64::from(bits / 8)).filter(|end| *end <= self.size)?;
        if ty == Type::Pointer
            && let Ok(number) = parts.binary_search_by_key(&offset, |(start, _)| *start)
            && let Part::Address(target, addend) = &parts[number].1
        {
            return Some(Content::Address(target.clone(), *addend));
        }
        let mut bytes = (offset..end).map(|at| byte(parts, at, words)).collect::<Option<Vec<u8>>>()?;
        if !words.little_endian {
            bytes.reverse();
        }
        Some(Content::Word(Bits::from_fn(bits, |i| bytes[i as usize / 8] >> (i % 8) & 1 == 1)))
    }
}

impl Global {
    /// What a load of this type gives at any time, where the object is constant: as [`Global::initial`], but pointers are addresses.
    pub fn constant(&self, offset: i64, ty: Type, words: WordLayout) -> Option<Content> {
        match self.initial(offset, ty, words).filter(|_| self.constant)? {
            Content::Word(bits) if ty == Type::Pointer => {
                bits.is_zero().then_some(Content::Address(Operand::Null, 0))
            }
            content => Some(content),
        }
    }
}

/// A byte of what an object holds at the start; none within an address.
fn byte(parts: &[(u64, Part)], at: u64, words: WordLayout) -> Option<u8> {
    let number = parts.partition_point(|(start, _)| *start <= at);
    let Some((start, part)) = number.checked_sub(1).map(|number| &parts[number]) else { return Some(0) };
    let ahead = at - start;
    match part {
        Part::Bytes(bytes) => Some(bytes.get(ahead as usize).copied().unwrap_or(0)),
        Part::Word(word) => {
            let size = u64::from(word.width() / 8);
            if ahead >= size {
                return Some(0);
            }
            let place = if words.little_endian { ahead } else { size - 1 - ahead };
            let low = place as u32 * 8;
            Some((0..8).filter(|i| word.bit(low + i)).map(|i| 1 << i).sum())
        }
        Part::Address(..) => (ahead >= u64::from(words.pointer_bits / 8)).then_some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_an_object() {
        let parts = vec![
            (0, Part::Bytes(b"ab".to_vec())),
            (4, Part::Word(Bits::from_u64(0x0102_0304, 32))),
            (8, Part::Address(Operand::Null, 3)),
        ];
        let global = Global {
            name: "g".into(),
            size: 24,
            align: 8,
            constant: true,
            pointers: true,
            init: Initial::Parts(parts),
            variable: None,
        };
        let little = WordLayout { pointer_bits: 64, little_endian: true };
        let big = WordLayout { little_endian: false, ..little };
        let word = |value, bits| Some(Content::Word(Bits::from_u64(value, bits)));
        let cases = [
            (0, Type::Int(16), little, word(0x6261, 16)),
            (0, Type::Int(16), big, word(0x6162, 16)),
            (1, Type::Int(16), little, word(0x62, 16)),
            (4, Type::Int(32), little, word(0x0102_0304, 32)),
            (4, Type::Int(32), big, word(0x0102_0304, 32)),
            (5, Type::Int(8), little, word(3, 8)),
            (5, Type::Int(8), big, word(2, 8)),
            (8, Type::Pointer, little, Some(Content::Address(Operand::Null, 3))),
            (8, Type::Int(64), little, None),
            (12, Type::Int(32), little, None),
            (16, Type::Pointer, little, word(0, 64)),
            (17, Type::Pointer, little, None),
            (-1, Type::Int(8), little, None),
            (0, Type::Int(1), little, None),
        ];
        for (offset, ty, words, expected) in cases {
            assert_eq!(global.initial(offset, ty, words), expected, "{offset} {ty:?} {words:?}");
        }
        let elsewhere = Global { init: Initial::Any, ..global };
        assert_eq!(elsewhere.initial(0, Type::Int(8), little), None);
    }
}
