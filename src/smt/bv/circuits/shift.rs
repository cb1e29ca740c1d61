//! Shifts by words: barrel shifters.

use super::Word;
use crate::bv::aig::Aig;
use crate::bv::literal::AigLit;

/// What a right shift brings in at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Zeros.
    Zero,
    /// Copies of the highest bit.
    Sign,
}

/// `a` shifted towards the lowest bit by `amount`.
pub fn shift_right(g: &mut Aig, a: &[AigLit], amount: &[AigLit], fill: Fill) -> Word {
    let filler = match fill {
        Fill::Zero => AigLit::FALSE,
        Fill::Sign => *a.last().expect("a word has a bit"),
    };
    let mut word = a.to_vec();
    let width = a.len();
    let mut too_far = AigLit::FALSE;
    for (stage, &bit) in amount.iter().enumerate() {
        let distance = 1usize.checked_shl(stage as u32).filter(|d| *d < width);
        let Some(distance) = distance else {
            too_far = g.or(too_far, bit);
            continue;
        };
        for i in 0..width {
            let moved = word.get(i + distance).copied().unwrap_or(filler);
            word[i] = g.ite(bit, moved, word[i]);
        }
    }
    word.iter().map(|&l| g.ite(too_far, filler, l)).collect()
}

/// `a` shifted towards the highest bit by `amount`, with zeros coming in.
pub fn shift_left(g: &mut Aig, a: &[AigLit], amount: &[AigLit]) -> Word {
    let reversed: Word = a.iter().rev().copied().collect();
    let mut word = shift_right(g, &reversed, amount, Fill::Zero);
    word.reverse();
    word
}
