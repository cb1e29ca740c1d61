//! Checks the arithmetic of Farkas certificates, independently of the simplex.

use super::atoms::BoundMeaning;
use super::tableau::Column;
use eufonium_base::Rat;
use std::collections::BTreeMap;

/// One inequality of a combination: what a literal says, and the linear form its column stands for.
#[derive(Clone, Debug)]
pub struct Inequality {
    /// Column, bound and direction.
    pub meaning: BoundMeaning,
    /// The column as a sum of the user's variables.
    pub form: Vec<(Column, Rat)>,
}

/// Whether the multiples of the inequalities add up to a contradiction: `0 <= k` with `k < 0`, or `0 < 0`. The
/// inequalities are those that hold when all literals of the clause are false.
pub fn verify_farkas(inequalities: &[Inequality], multipliers: &[Rat]) -> bool {
    if inequalities.len() != multipliers.len() || multipliers.iter().any(Rat::is_negative) {
        return false;
    }
    let mut sum: BTreeMap<Column, Rat> = BTreeMap::new();
    let mut bound = Rat::ZERO;
    let mut strict = false;
    for (inequality, m) in inequalities.iter().zip(multipliers) {
        let meaning = &inequality.meaning;
        let factor = if meaning.is_upper { m.clone() } else { -m };
        for (column, coef) in &inequality.form {
            sum.entry(*column).or_default().add_mul(&factor, coef);
        }
        bound.add_mul(&factor, &meaning.bound);
        strict |= meaning.strict && !m.is_zero();
    }
    sum.values().all(Rat::is_zero) && (bound.is_negative() || strict && bound.is_zero())
}
