//! What the values of running functions hold, in little room: most are short words without a mark.

use super::shade::Shade;
use super::value::{Slot, Value};
use eufonium_base::Bits;
use smallvec::SmallVec;

/// What a value holds.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    /// A word of at most 64 bits that is modelled.
    Word { word: u64, width: u8, shade: Shade },
    /// Any other.
    Other(Box<Slot>),
}

/// What is passed to a function or a block.
pub(super) type Entries = SmallVec<[Entry; 4]>;

impl Entry {
    /// A word that is the same in all runs.
    #[inline]
    pub(super) fn plain(word: u64, width: u8) -> Entry {
        Entry::Word { word, width, shade: Shade::Plain }
    }

    /// The word, if it is short, modelled and the same in all runs.
    #[inline]
    pub(super) fn as_plain(&self) -> Option<u64> {
        match self {
            Entry::Word { word, shade: Shade::Plain, .. } => Some(*word),
            _ => None,
        }
    }

    /// On what it depends.
    #[inline]
    pub(super) fn shade(&self) -> Shade {
        match self {
            Entry::Word { shade, .. } => *shade,
            Entry::Other(slot) => slot.shade,
        }
    }

    pub(super) fn shade_mut(&mut self) -> &mut Shade {
        match self {
            Entry::Word { shade, .. } => shade,
            Entry::Other(slot) => &mut slot.shade,
        }
    }

    /// The value with all that is known of it.
    pub(super) fn slot(&self) -> Slot {
        match self {
            Entry::Word { word, width, shade } => {
                Slot::word(Bits::from_u64(*word, u32::from(*width))).shaded(*shade)
            }
            Entry::Other(slot) => (**slot).clone(),
        }
    }
}

impl From<Slot> for Entry {
    fn from(slot: Slot) -> Entry {
        match &slot {
            Slot { value: Value::Word(bits), mark: None, shade } if bits.width() <= u64::BITS => {
                let word = bits.as_u64().expect("it is that short");
                Entry::Word { word, width: bits.width() as u8, shade: *shade }
            }
            _ => Entry::Other(Box::new(slot)),
        }
    }
}
