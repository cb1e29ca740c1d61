//! Bounds of functions of `<math.h>`, which runs ask for one after the other: those that were found last are kept.

use crate::float::{Elementary, Format, elementary};
use eufonium_base::Bits;

/// The bounds of a function for these words.
#[derive(Debug)]
struct Bounded {
    function: Elementary,
    format: Format,
    words: Vec<Bits>,
    bounds: [Bits; 2],
}

/// What was found last.
#[derive(Debug, Default)]
pub(super) struct LastBounds(Option<Bounded>);

impl LastBounds {
    /// The least and the greatest result of a function for these words, if that was asked for last.
    pub(super) fn get(&self, function: Elementary, format: Format, words: &[Bits]) -> Option<[Bits; 2]> {
        let is_it =
            |last: &&Bounded| (last.function, last.format) == (function, format) && last.words == words;
        self.0.as_ref().filter(is_it).map(|last| last.bounds.clone())
    }

    /// Finds them.
    pub(super) fn find(&mut self, function: Elementary, format: Format, words: Vec<Bits>) -> [Bits; 2] {
        let bounds = elementary::bounds(function, format, &words);
        self.0 = Some(Bounded { function, format, words, bounds: bounds.clone() });
        bounds
    }
}
