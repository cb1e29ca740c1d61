//! In which directions a definition is clauses (Plaisted and Greenbaum): a set of the two, as bits.

/// The direction `variable -> what it stands for`.
pub const POSITIVE: u8 = 1;
/// The direction `what it stands for -> variable`.
pub const NEGATIVE: u8 = 2;
/// Both directions.
pub const BOTH: u8 = 3;

/// The directions that matter to what stands under a negation, if there is one.
pub(super) fn flip(polarity: u8, negated: bool) -> u8 {
    match (negated, polarity) {
        (true, POSITIVE) => NEGATIVE,
        (true, NEGATIVE) => POSITIVE,
        _ => polarity,
    }
}
