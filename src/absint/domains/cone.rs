//! Polyhedral cones by their generators: the double description method.
//!
//! A cone is given by linear inequalities and equations without constants; it is also what lines and rays generate. Constraints are taken one at a time: rays on
//! the wrong side are replaced by combinations of adjacent rays on both sides. As constraints and generators are dual, the same function turns generators into
//! constraints: read as constraints, they describe the cone of all inequalities that they obey.
//!
//! Source: T. S. Motzkin et al., "The double description method" (1953); H. Le Verge, "A note on Chernikova's algorithm" (1992), of which the
//! combinatorial test of adjacency and the treatment of lines are. Deliberately absent: sizes beyond `MOST_RAYS` and numbers beyond two machine words,
//! where there is no answer.

use eufonium_base::Rat;

/// Cones with more rays have no answer.
const MOST_RAYS: usize = 48;
/// As many constraints as a set of them has bits.
const MOST_CONSTRAINTS: usize = 128;

/// A vector of integers; all those that meet have one length.
pub(super) type Vector = Vec<i64>;

/// Vectors keep to numbers of this magnitude, so that sums of their products fit.
const MOST: i128 = 1 << 40;

/// The shortest multiple of a vector with integers, by a positive factor; `None` if its numbers are too great.
pub(super) fn shortest(vector: &[Rat]) -> Option<Vector> {
    let mut denom = Rat::ONE;
    for c in vector.iter().filter(|c| !c.is_int()) {
        denom = denom.lcm(&c.denom());
    }
    let integers = vector.iter().map(|c| (c * &denom).to_i64().map(i128::from));
    shortened(&integers.collect::<Option<Vec<i128>>>()?)
}

/// The vector divided by what divides it.
fn shortened(vector: &[i128]) -> Option<Vector> {
    let mut divisor = 0_i128;
    for &c in vector {
        let (mut a, mut b) = (divisor, c.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        divisor = a;
        if divisor == 1 {
            break;
        }
    }
    let short = |c: &i128| {
        let c = if divisor > 1 { c / divisor } else { *c };
        i64::try_from(c).ok().filter(|_| c.abs() < MOST)
    };
    vector.iter().map(short).collect()
}

/// The generators of a cone.
#[derive(Clone, Debug, Default)]
pub(super) struct Generators {
    /// Vectors all of whose multiples are in the cone.
    pub(super) lines: Vec<Vector>,
    /// Vectors whose multiples that are not negative are in the cone.
    pub(super) rays: Vec<Vector>,
}

/// A ray and the constraints that hold for it with equality.
struct Ray {
    vector: Vector,
    tight: u128,
}

fn dot(a: &[i64], b: &[i64]) -> i128 {
    a.iter().zip(b).map(|(x, y)| i128::from(*x) * i128::from(*y)).sum()
}

/// `a * x + b * y`, shortened by a positive factor; `None` if its numbers are too great.
fn combine(a: &[i64], x: i128, b: &[i64], y: i128) -> Option<Vector> {
    let part = |c: i64, by: i128| i128::from(c).checked_mul(by);
    let sum = a.iter().zip(b).map(|(a, b)| part(*a, x)?.checked_add(part(*b, y)?));
    shortened(&sum.collect::<Option<Vec<i128>>>()?)
}

/// The generators of the cone of vectors `v` with `c * v <= 0` for all inequalities `c`, and `c * v = 0` for all equations.
pub(super) fn generators<'a>(
    size: usize,
    equations: impl Iterator<Item = &'a Vector>,
    inequalities: impl Iterator<Item = &'a Vector>,
) -> Option<Generators> {
    let unit = |i: usize| (0..size).map(|j| i64::from(i == j)).collect();
    let mut lines: Vec<Vector> = (0..size).map(unit).collect();
    let mut rays: Vec<Ray> = Vec::new();
    let constraints = equations.map(|c| (c, true)).chain(inequalities.map(|c| (c, false)));
    for (index, (constraint, equal)) in constraints.enumerate() {
        if index >= MOST_CONSTRAINTS || rays.len() > MOST_RAYS {
            return None;
        }
        let (bit, earlier) = (1_u128 << index, (1_u128 << index) - 1);
        if let Some(i) = lines.iter().position(|line| dot(constraint, line) != 0) {
            let mut pivot = lines.swap_remove(i);
            if dot(constraint, &pivot) > 0 {
                pivot.iter_mut().for_each(|c| *c = -*c);
            }
            let slope = -dot(constraint, &pivot);
            for line in &mut lines {
                *line = combine(line, slope, &pivot, dot(constraint, line))?;
            }
            for ray in &mut rays {
                ray.vector = combine(&ray.vector, slope, &pivot, dot(constraint, &ray.vector))?;
                ray.tight |= bit;
            }
            if !equal {
                rays.push(Ray { vector: pivot, tight: earlier });
            }
            continue;
        }
        rays = cut(rays, constraint, bit, equal)?;
    }
    Some(Generators { lines, rays: rays.into_iter().map(|ray| ray.vector).collect() })
}

/// The rays of the part of a cone on one side of a plane, or on it.
fn cut(rays: Vec<Ray>, constraint: &[i64], bit: u128, equal: bool) -> Option<Vec<Ray>> {
    let values: Vec<i128> = rays.iter().map(|ray| dot(constraint, &ray.vector)).collect();
    let mut new = Vec::new();
    for (i, above) in rays.iter().enumerate().filter(|(i, _)| values[*i] > 0) {
        for (j, below) in rays.iter().enumerate().filter(|(j, _)| values[*j] < 0) {
            let common = above.tight & below.tight;
            let between = |(k, ray): (usize, &Ray)| k != i && k != j && ray.tight & common == common;
            if rays.iter().enumerate().any(between) {
                continue;
            }
            let vector = combine(&above.vector, -values[j], &below.vector, values[i])?;
            new.push(Ray { vector, tight: common | bit });
            if new.len() > MOST_RAYS {
                return None;
            }
        }
    }
    for (mut ray, value) in rays.into_iter().zip(values) {
        if value == 0 {
            ray.tight |= bit;
            new.push(ray);
        } else if value < 0 && !equal {
            new.push(ray);
        }
    }
    Some(new)
}
