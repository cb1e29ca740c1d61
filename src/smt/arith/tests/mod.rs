//! Tests that drive the theory directly, and with a small search; every clause it hands out is verified.

mod engines;
mod lia;
mod lra;
mod oracle;
mod search;
mod stress;
mod unit;

use super::*;

/// A generator of small numbers from a seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % n
    }
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }
    pub fn flip(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// The value of a column's form at a point, given as the values of the user's variables by column index.
pub fn evaluate(arith: &Arith, column: Column, point: &[Rat]) -> Rat {
    let mut sum = Rat::ZERO;
    arith.definition(column).iter().for_each(|(c, a)| sum.add_mul(a, &point[index(*c)]));
    sum
}

/// The position of a user's variable; tests make all variables before all rows.
pub fn index(column: Column) -> usize {
    eufonium_base::ids::Id::index(column)
}

/// Whether a literal holds when its column has this value.
pub fn holds(arith: &Arith, lit: Lit, value: &Rat) -> bool {
    let meaning = arith.bound_of(lit);
    let ok = if meaning.is_upper { *value <= meaning.bound } else { *value >= meaning.bound };
    ok && !(meaning.strict && *value == meaning.bound)
}

/// All integer points of a box around 0.
pub fn points(dimension: usize, radius: i64) -> Vec<Vec<Rat>> {
    let mut all = vec![Vec::new()];
    for _ in 0..dimension {
        all = all
            .iter()
            .flat_map(|p| (-radius..=radius).map(move |x| p.iter().cloned().chain([Rat::int(x)]).collect()))
            .collect();
    }
    all
}

/// Panics unless the clause is valid: by its Farkas certificate, or at all integer points of `samples`.
pub fn verify(arith: &Arith, clause: &[Lit], certificate: &Certificate, samples: &[Vec<Rat>]) {
    if let Certificate::Farkas(multipliers) = certificate {
        let inequalities: Vec<_> = clause.iter().map(|l| arith.inequality(!*l)).collect();
        assert!(
            verify_farkas(&inequalities, multipliers),
            "bad certificate: {inequalities:?} {multipliers:?}"
        );
    }
    for point in samples {
        let valid =
            clause.iter().any(|l| holds(arith, *l, &evaluate(arith, arith.bound_of(*l).column, point)));
        let meanings: Vec<_> = clause.iter().map(|l| arith.inequality(*l)).collect();
        assert!(valid, "clause {meanings:?} ({certificate:?}) is violated at {point:?}");
    }
}
