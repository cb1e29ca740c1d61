//! How near runs come to other results of comparisons, and how large the numbers get that are compared with constants.
//!
//! Where a jump was never taken, a run in which the sides of its comparison are nearer to each other than in all runs before is a step towards it; and where a number is
//! held against a bound far away (an overflow, the end of an array), one in which it is larger. Both are kept as ranks, two for each doubling, so each comparison makes
//! few runs interesting. Comparisons are told apart like jumps, by the block that called the function too.
//!
//! Source: distances are the value profile of libFuzzer (Serebryany, "libFuzzer: a library for coverage-guided fuzz testing", 2015), largest numbers the
//! maxima of Aschermann, Schumilo, Abbasi and Holz, "IJON: exploring deep state spaces via fuzzing" (S&P 2020), without annotations.

use crate::program::CompareOp;

/// How many features are told apart, a power of two; more of them share their ranks.
const FEATURES: usize = 1 << 16;

/// A comparison of two words of at most 64 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Compared {
    pub(super) op: CompareOp,
    pub(super) width: u32,
    pub(super) a: u64,
    pub(super) b: u64,
    /// Whether the first, the second is a constant.
    pub(super) constant: [bool; 2],
}

impl Compared {
    /// How near the sides are to each other: a rank that is larger where they are nearer.
    fn closeness(&self) -> u8 {
        let [a, b] = self.numbers();
        u8::MAX - scale(a.abs_diff(b).min(u128::from(u64::MAX)) as u64)
    }

    /// How large the side is that is no constant, if that is a bound for it and it is on the same side of zero.
    fn size(&self) -> Option<u8> {
        if matches!(self.op, CompareOp::Eq | CompareOp::Ne) {
            return None;
        }
        let [a, b] = self.numbers();
        let (number, bound) = match self.constant {
            [false, true] => (a, b),
            [true, false] => (b, a),
            _ => return None,
        };
        (number != 0 && (number < 0) == (bound < 0)).then(|| scale(number.unsigned_abs() as u64))
    }

    /// The numbers that the words are to the operator.
    fn numbers(&self) -> [i128; 2] {
        let is_unsigned =
            matches!(self.op, CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge);
        [self.a, self.b].map(|word| match is_unsigned {
            true => i128::from(word),
            false => {
                let unused = u64::BITS - self.width;
                i128::from((word << unused) as i64 >> unused)
            }
        })
    }
}

/// The order of magnitude, in halves of doublings; 0 for 0.
fn scale(number: u64) -> u8 {
    match number {
        0 => 0,
        1 => 1,
        _ => {
            let log = number.ilog2();
            (2 * log + (number >> (log - 1) & 1) as u32) as u8
        }
    }
}

/// A rank that no run before reached, for a feature.
type Rank = (u32, u8);

/// The ranks that runs of one program reached.
#[derive(Clone, Debug)]
pub(super) struct Nearness {
    /// The highest of each feature.
    best: Vec<u8>,
    /// The features in which the present run reached more.
    risen: Vec<u32>,
    /// What the present run is asked to reach again, and whether it did; then it raises nothing.
    aims: Vec<(Rank, bool)>,
}

impl Nearness {
    pub(super) fn new() -> Self {
        Nearness { best: vec![0; FEATURES], risen: Vec::new(), aims: Vec::new() }
    }

    /// A comparison at a place was made.
    #[inline]
    pub(super) fn compared(&mut self, place: u32, compared: &Compared) {
        self.reach(2 * place, compared.closeness());
        if let Some(size) = compared.size() {
            self.reach(2 * place + 1, size);
        }
    }

    #[inline]
    fn reach(&mut self, feature: u32, rank: u8) {
        let at = feature as usize % FEATURES;
        if rank >= self.best[at] && (rank > self.best[at] || !self.aims.is_empty()) {
            self.note(at, rank);
        }
    }

    #[cold]
    fn note(&mut self, at: usize, rank: u8) {
        if self.aims.is_empty() {
            self.best[at] = rank;
            self.risen.push(at as u32);
        }
        for ((feature, least), reached) in &mut self.aims {
            *reached |= *feature as usize == at && rank >= *least;
        }
    }

    /// The ranks to which the run that has ended was the first to rise.
    pub(super) fn take_risen(&mut self) -> Vec<Rank> {
        self.risen.sort_unstable();
        self.risen.dedup();
        self.risen.drain(..).map(|feature| (feature, self.best[feature as usize])).collect()
    }

    /// The next run is to reach these ranks again.
    pub(super) fn aim(&mut self, ranks: &[Rank]) {
        self.aims = ranks.iter().map(|rank| (*rank, false)).collect();
    }

    /// Whether the run that has ended reached all it was to reach; the next one is free.
    pub(super) fn reached(&mut self) -> bool {
        self.aims.drain(..).all(|(_, reached)| reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(op: CompareOp, a: u64, b: u64) -> Compared {
        Compared { op, width: 32, a, b, constant: [false, true] }
    }

    #[test]
    fn scales_have_two_steps_for_each_doubling() {
        let table =
            [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5), (8, 6), (1 << 31, 62), (u64::MAX, 127)];
        for (number, expected) in table {
            assert_eq!(scale(number), expected, "{number}");
        }
    }

    #[test]
    fn sides_are_the_numbers_of_the_operator() {
        let minus_one = u64::from(u32::MAX);
        assert_eq!(compared(CompareOp::Slt, minus_one, 0).closeness(), u8::MAX - 1);
        assert_eq!(compared(CompareOp::Ult, minus_one, 0).closeness(), u8::MAX - 63);
        assert_eq!(compared(CompareOp::Eq, 7, 7).closeness(), u8::MAX);
        assert_eq!(compared(CompareOp::Sgt, 40_000, 1 << 30).size(), Some(scale(40_000)));
        assert_eq!(compared(CompareOp::Sgt, minus_one, 1 << 30).size(), None);
        assert_eq!(compared(CompareOp::Slt, minus_one, 1 << 31).size(), Some(1));
        let both = Compared { constant: [false, false], ..compared(CompareOp::Slt, 1, 2) };
        assert_eq!(both.size(), None);
    }

    #[test]
    fn a_rank_is_new_once_and_can_be_reached_again() {
        let mut nearness = Nearness::new();
        nearness.compared(3, &compared(CompareOp::Eq, 100, 0));
        let first = nearness.take_risen();
        assert_eq!(first.len(), 1);
        nearness.compared(3, &compared(CompareOp::Eq, 200, 0));
        assert!(nearness.take_risen().is_empty(), "farther away");
        nearness.compared(3, &compared(CompareOp::Eq, 10, 0));
        let second = nearness.take_risen();
        assert!(second.len() == 1 && second[0].1 > first[0].1);
        for (number, reaches) in [(10, true), (9, true), (100, false)] {
            nearness.aim(&second);
            nearness.compared(3, &compared(CompareOp::Eq, number, 0));
            assert_eq!(nearness.reached(), reaches, "{number}");
        }
        assert!(nearness.reached() && nearness.take_risen().is_empty(), "what is aimed at is not new");
    }
}
