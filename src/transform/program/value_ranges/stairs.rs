//! The ranks at which widening stops: constants of the program, and powers of two.

use super::range::{Kind, Range};
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::{Function, Op, Operand, ValueId};

/// The exponents of the powers of two.
const POWERS: std::ops::RangeInclusive<i64> = -8..=64;

/// For each kind the ranks, ascending.
pub(super) type Stairs = HashMap<Kind, Vec<i128>>;

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
    for (kind, ranks) in &mut out {
        let of_kind = |bits: &&Bits| bits.width() == kind.width();
        ranks.extend(all.iter().filter(of_kind).filter_map(|bits| kind.rank(bits)));
        ranks.extend(POWERS.filter_map(|exponent| kind.power(exponent)));
        // Next to a constant of a comparison with integers is where it fails.
        if matches!(kind, Kind::Int(_)) {
            let next: Vec<i128> =
                ranks.iter().flat_map(|n| [n.saturating_sub(1), n.saturating_add(1)]).collect();
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
    out
}

/// A range that has a greater one, whose new bounds are moved to the next stairs.
pub(super) fn widened(old: Range, new: Range, stairs: &Stairs) -> Range {
    let (least, most) = new.kind.ends();
    let ranks = stairs.get(&new.kind).map_or(&[][..], Vec::as_slice);
    let below = || ranks[..ranks.partition_point(|n| *n <= new.low)].last().copied().unwrap_or(least);
    let above = || ranks[ranks.partition_point(|n| *n < new.high)..].first().copied().unwrap_or(most);
    let low = if new.low < old.low { below() } else { new.low };
    let high = if new.high > old.high { above() } else { new.high };
    Range { low, high, ..new }
}
