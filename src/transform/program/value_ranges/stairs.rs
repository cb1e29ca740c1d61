//! The ranks at which widening stops: constants of the program, and powers of two. What still grows after many visits stops at constants
//! and at few powers.

use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::ranges::{Kind, Range};
use eufonium_ir::program::{Function, Op, Operand, ValueId};

/// The exponents of the powers of two, and every how many of them is one of the few.
const POWERS: std::ops::RangeInclusive<i64> = -8..=64;
const FEW: usize = 8;

/// The ranks of a kind at which widening stops, ascending.
#[derive(Debug, Default)]
pub(super) struct Steps {
    /// Next to constants of the program and few powers of two, and the ends.
    few: Vec<i128>,
    /// Those and all powers of two.
    all: Vec<i128>,
}

/// How far widening goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// To the next constant or power of two.
    Small,
    /// To the next constant or one of few powers of two.
    Large,
}

/// For each kind the ranks.
pub(super) type Stairs = HashMap<Kind, Steps>;

/// The stairs for a function whose values are of these kinds.
pub(super) fn stairs(function: &Function, kinds: &IdVec<ValueId, Option<Kind>>) -> Stairs {
    let mut out = Stairs::default();
    for kind in kinds.values().flatten().filter(|kind| kind.is_ranked()) {
        out.entry(*kind).or_default();
    }
    let constants = |op: &Op| -> Vec<Bits> {
        let bits = |operand: &&Operand| match operand {
            Operand::Const(bits) => Some(bits.clone()),
            _ => None,
        };
        op.operands().iter().filter_map(bits).collect()
    };
    let all: Vec<Bits> =
        function.blocks.values().flat_map(|b| &b.instrs).flat_map(|i| constants(&i.op)).collect();
    for (kind, steps) in &mut out {
        let of_kind = |bits: &&Bits| bits.width() == kind.width();
        let constants: Vec<i128> = all.iter().filter(of_kind).filter_map(|bits| kind.rank(bits)).collect();
        let powers = || POWERS.map(|exponent| kind.power(exponent));
        steps.few = powers().step_by(FEW).flatten().chain(constants.iter().copied()).collect();
        steps.all = powers().flatten().chain(constants).collect();
        complete(*kind, &mut steps.few);
        complete(*kind, &mut steps.all);
    }
    out
}

/// Adds what is next to ranks, their negations and the ends of the kind, and puts them in order.
fn complete(kind: Kind, ranks: &mut Vec<i128>) {
    // Next to a constant of a comparison with integers is where it fails.
    if matches!(kind, Kind::Int(_)) {
        let next: Vec<i128> = ranks.iter().flat_map(|n| [n.saturating_sub(1), n.saturating_add(1)]).collect();
        ranks.extend(next);
    }
    let (low, high) = kind.ends();
    let negated: Vec<i128> = ranks.iter().map(|n| n.saturating_neg()).collect();
    ranks.extend(negated);
    ranks.extend([low, high]);
    ranks.retain(|n| (low..=high).contains(n));
    ranks.sort_unstable();
    ranks.dedup();
}

/// A range that has a greater one, whose new bounds are moved to the next stairs.
pub(super) fn widened(old: Range, new: Range, (stairs, pace): (&Stairs, Pace)) -> Range {
    let (least, most) = new.kind.ends();
    let ranks = stairs.get(&new.kind).map_or(&[][..], |steps| match pace {
        Pace::Small => &steps.all,
        Pace::Large => &steps.few,
    });
    let below = || ranks[..ranks.partition_point(|n| *n <= new.low)].last().copied().unwrap_or(least);
    let above = || ranks[ranks.partition_point(|n| *n < new.high)..].first().copied().unwrap_or(most);
    let low = if new.low < old.low { below() } else { new.low };
    let high = if new.high > old.high { above() } else { new.high };
    Range { low, high, ..new }
}
