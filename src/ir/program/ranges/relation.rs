//! What an order or an equation between two numbers says of the intervals that they are in.
//!
//! An interval is the pair of its ends, both of which belong to it. The numbers are what the caller compares: words with or without a sign, or
//! the ranks of floating-point numbers. Both answers are exact: an end is a number for which there is a partner in the other
//! interval, and a relation is decided if and only if all pairs agree.
//!
//! Deliberately absent: that two numbers differ, which takes away no more than an end, and which the passes treat as they need it.

use crate::program::CompareOp;

/// How one number relates to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It is the same.
    Equal,
    /// It is less.
    Less,
    /// It is not greater.
    LessEqual,
    /// It is greater.
    Greater,
    /// It is not less.
    GreaterEqual,
}

/// How a comparison reads words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Without a sign.
    Unsigned,
    /// In two's complement.
    Signed,
}

impl Relation {
    /// The order that a comparison of words asks for, and of which numbers; none for those that are no orders.
    pub fn of_order(op: CompareOp) -> Option<(Relation, Reading)> {
        use CompareOp::*;
        let relation = match op {
            Ult | Slt => Relation::Less,
            Ule | Sle => Relation::LessEqual,
            Ugt | Sgt => Relation::Greater,
            Uge | Sge => Relation::GreaterEqual,
            Eq | Ne => return None,
        };
        let signed = matches!(op, Slt | Sle | Sgt | Sge);
        Some((relation, if signed { Reading::Signed } else { Reading::Unsigned }))
    }

    /// The relation with its sides exchanged.
    pub fn swapped(self) -> Relation {
        match self {
            Relation::Equal => Relation::Equal,
            Relation::Less => Relation::Greater,
            Relation::LessEqual => Relation::GreaterEqual,
            Relation::Greater => Relation::Less,
            Relation::GreaterEqual => Relation::LessEqual,
        }
    }

    /// The numbers of `left` that stand so to some number of `right`; none if there are none.
    pub fn narrowed<T>(self, left: (T, T), right: (T, T)) -> Option<(T, T)>
    where
        T: Copy + Into<i128> + TryFrom<i128>,
    {
        let (low, high): (i128, i128) = (right.0.into(), right.1.into());
        let (least, most) = match self {
            Relation::Equal => (low, high),
            Relation::Less => (i128::MIN, high.checked_sub(1)?),
            Relation::LessEqual => (i128::MIN, high),
            Relation::Greater => (low.checked_add(1)?, i128::MAX),
            Relation::GreaterEqual => (low, i128::MAX),
        };
        let (least, most) = (least.max(left.0.into()), most.min(left.1.into()));
        if least > most {
            return None;
        }
        Some((T::try_from(least).ok()?, T::try_from(most).ok()?))
    }

    /// Whether all numbers of `left` stand so to all numbers of `right`, or none to none; neither for an equation of more than one number.
    pub fn decided<T: Copy + Ord>(self, left: (T, T), right: (T, T)) -> Option<bool> {
        let (always, never) = match self {
            Relation::Equal => (left.0 == left.1 && left == right, left.1 < right.0 || right.1 < left.0),
            Relation::Less => (left.1 < right.0, left.0 >= right.1),
            Relation::LessEqual => (left.1 <= right.0, left.0 > right.1),
            Relation::Greater | Relation::GreaterEqual => return self.swapped().decided(right, left),
        };
        (always || never).then_some(always)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(relation: Relation, a: i8, b: i8) -> bool {
        match relation {
            Relation::Equal => a == b,
            Relation::Less => a < b,
            Relation::LessEqual => a <= b,
            Relation::Greater => a > b,
            Relation::GreaterEqual => a >= b,
        }
    }

    #[test]
    fn both_answers_are_exact() {
        use Relation::*;
        let intervals: Vec<(i8, i8)> =
            (-3..4).flat_map(|low| (low..4).map(move |high| (low, high))).collect();
        for relation in [Equal, Less, LessEqual, Greater, GreaterEqual] {
            for &left in &intervals {
                for &right in &intervals {
                    let pairs = || (left.0..=left.1).flat_map(|a| (right.0..=right.1).map(move |b| (a, b)));
                    let met: Vec<i8> =
                        pairs().filter(|(a, b)| holds(relation, *a, *b)).map(|(a, _)| a).collect();
                    let ends = met.first().map(|first| (*first, met[met.len() - 1]));
                    assert_eq!(relation.narrowed(left, right), ends, "{left:?} {relation:?} {right:?}");
                    let all = pairs().all(|(a, b)| holds(relation, a, b));
                    let decided = if all { Some(true) } else { met.is_empty().then_some(false) };
                    assert_eq!(relation.decided(left, right), decided, "{left:?} {relation:?} {right:?}");
                }
            }
        }
    }

    #[test]
    fn ends_of_words_are_no_ends_of_arithmetic() {
        assert_eq!(Relation::Less.narrowed((0, u64::MAX), (0, 0)), None);
        assert_eq!(Relation::Greater.narrowed((0, u64::MAX), (u64::MAX, u64::MAX)), None);
        assert_eq!(Relation::Less.narrowed((i64::MIN, i64::MAX), (i64::MIN, i64::MIN)), None);
    }
}
