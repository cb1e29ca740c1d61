//! Polyhedral cones by their generators: the double description method.
//!
//! A cone is given by linear inequalities and equations without constants; it is also what lines and rays generate. Constraints are taken one at a time: rays on
//! the wrong side are replaced by combinations of adjacent rays on both sides. As constraints and generators are dual, the same function turns generators into
//! constraints: read as constraints, they describe the cone of all inequalities that they obey.
//!
//! Source: T. S. Motzkin et al., "The double description method" (1953); H. Le Verge, "A note on Chernikova's algorithm" (1992), of which the
//! combinatorial test of adjacency and the treatment of lines are. Deliberately absent: sizes beyond `MOST_RAYS` and numbers beyond two machine words,
//! where there is no answer. Numbers of that size are needed: the bounds of words of 64 bits are constants, and hulls multiply them.

use eufonium_base::Rat;

/// Cones with more rays have no answer.
const MOST_RAYS: usize = 96;
/// As many constraints as a set of them has bits.
const MOST_CONSTRAINTS: usize = 128;

/// A vector of integers; all those that meet have one length.
pub(super) type Vector = Vec<i128>;

/// The shortest multiple of a vector with integers, by a positive factor; `None` if its numbers are too great.
pub(super) fn shortest(vector: &[Rat]) -> Option<Vector> {
    let mut denom = Rat::ONE;
    for c in vector.iter().filter(|c| !c.is_int()) {
        denom = denom.lcm(&c.denom());
    }
    let integers = vector.iter().map(|c| (c * &denom).to_i128());
    Some(shortened(integers.collect::<Option<Vector>>()?))
}

/// The greatest common divisor, not negative; `None` if it is too great.
fn common_divisor(mut a: i128, mut b: i128) -> Option<i128> {
    while b != 0 {
        (a, b) = (b, a.checked_rem(b)?);
    }
    a.checked_abs()
}

/// The vector divided by what divides it.
fn shortened(mut vector: Vector) -> Vector {
    let mut divisor = 0;
    for &c in &vector {
        divisor = common_divisor(c, divisor).unwrap_or(1);
        if divisor == 1 {
            break;
        }
    }
    if divisor > 1 {
        vector.iter_mut().for_each(|c| *c /= divisor);
    }
    vector
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

/// The sum of the products; `None` if it is too great.
fn dot(a: &[i128], b: &[i128]) -> Option<i128> {
    a.iter().zip(b).try_fold(0_i128, |sum, (x, y)| sum.checked_add(x.checked_mul(*y)?))
}

/// `a * x + b * y`, shortened by a positive factor; `None` if its numbers are too great.
fn combine(a: &[i128], x: i128, b: &[i128], y: i128) -> Option<Vector> {
    let divisor = common_divisor(x, y)?.max(1);
    let (x, y) = (x / divisor, y / divisor);
    let sum = a.iter().zip(b).map(|(a, b)| a.checked_mul(x)?.checked_add(b.checked_mul(y)?));
    Some(shortened(sum.collect::<Option<Vector>>()?))
}

/// The generators of the cone of vectors `v` with `c * v <= 0` for all inequalities `c`, and `c * v = 0` for all equations.
pub(super) fn generators<'a>(
    size: usize,
    equations: impl Iterator<Item = &'a Vector>,
    inequalities: impl Iterator<Item = &'a Vector>,
) -> Option<Generators> {
    let unit = |i: usize| (0..size).map(|j| i128::from(i == j)).collect();
    let mut lines: Vec<Vector> = (0..size).map(unit).collect();
    let mut rays: Vec<Ray> = Vec::new();
    let constraints = equations.map(|c| (c, true)).chain(inequalities.map(|c| (c, false)));
    for (index, (constraint, equal)) in constraints.enumerate() {
        if index >= MOST_CONSTRAINTS || rays.len() > MOST_RAYS {
            return None;
        }
        let (bit, earlier) = (1_u128 << index, (1_u128 << index) - 1);
        let mut slopes = lines.iter().map(|line| dot(constraint, line)).collect::<Option<Vector>>()?;
        if let Some(i) = slopes.iter().position(|slope| *slope != 0) {
            let (mut pivot, of_pivot) = (lines.swap_remove(i), slopes.swap_remove(i));
            if of_pivot > 0 {
                pivot.iter_mut().for_each(|c| *c = -*c);
            }
            let slope = of_pivot.checked_abs()?;
            for (line, of_line) in lines.iter_mut().zip(slopes) {
                *line = combine(line, slope, &pivot, of_line)?;
            }
            for ray in &mut rays {
                ray.vector = combine(&ray.vector, slope, &pivot, dot(constraint, &ray.vector)?)?;
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
fn cut(rays: Vec<Ray>, constraint: &[i128], bit: u128, equal: bool) -> Option<Vec<Ray>> {
    let values = rays.iter().map(|ray| dot(constraint, &ray.vector)).collect::<Option<Vector>>()?;
    let mut new = Vec::new();
    for (i, above) in rays.iter().enumerate().filter(|(i, _)| values[*i] > 0) {
        for (j, below) in rays.iter().enumerate().filter(|(j, _)| values[*j] < 0) {
            let common = above.tight & below.tight;
            let between = |(k, ray): (usize, &Ray)| k != i && k != j && ray.tight & common == common;
            if rays.iter().enumerate().any(between) {
                continue;
            }
            let vector = combine(&above.vector, values[j].checked_neg()?, &below.vector, values[i])?;
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
