//! Linear algebra of polyhedra: what follows from inequalities, and cones with their polars.

use crate::domains::cone::generators;
use crate::domains::entailment::entails;
use crate::domains::row::Row;
use crate::space::Dim;
use eufonium_base::Rat;
use quickcheck::QuickCheck;

/// No point of a box obeys the rows and contradicts what is said to follow from them.
#[test]
fn what_follows_is_what_no_point_contradicts() {
    fn property(rows: Vec<(i8, i8, i8)>, goal: (i8, i8, i8)) -> bool {
        let row = |(a, b, c): (i8, i8, i8)| {
            let mut row = Row { terms: Vec::new(), constant: Rat::from(i64::from(c % 5)) };
            for (d, n) in [(0, a), (1, b)] {
                row = row.plus(&Row::of(d), &Rat::from(i64::from(n % 3)));
            }
            row.terms.retain(|(_, c)| !c.is_zero());
            row
        };
        let rows: Vec<Row> = rows.into_iter().take(5).map(row).collect();
        let goal = row(goal);
        let entailed = entails(&rows, &[], &goal);
        let value = |row: &Row, point: [i64; 2]| {
            let scaled = row.terms.iter().map(|(d, c)| c * &Rat::new(point[*d], 2));
            scaled.fold(row.constant.clone(), |sum, n| sum + n)
        };
        let mut points = (-40..=40).flat_map(|x| (-40..=40).map(move |y| [x, y]));
        let holds = |point: [i64; 2]| rows.iter().all(|row| !value(row, point).is_positive());
        let found = points.any(|point| holds(point) && value(&goal, point).is_positive());
        !(entailed && found)
    }
    QuickCheck::new().tests(30).quickcheck(property as fn(Vec<(i8, i8, i8)>, (i8, i8, i8)) -> bool);
}

#[test]
fn entailment_is_found() {
    let row = |terms: &[(Dim, i64)], constant: i64| Row {
        terms: terms.iter().map(|(d, c)| (*d, Rat::int(*c))).collect(),
        constant: Rat::int(constant),
    };
    let rows =
        [row(&[(0, 1), (1, -1)], 0), row(&[(1, 1), (2, -2)], 3), row(&[(2, 1)], -4), row(&[(3, -1)], 0)];
    let table = [
        (row(&[(0, 1)], -5), true),
        (row(&[(0, 1)], -4), false),
        (row(&[(0, 1), (2, -2)], 3), true),
        (row(&[(0, 1), (2, -2)], 4), false),
        (row(&[(0, 1), (3, -1)], -5), true),
        (row(&[(0, -1)], 0), false),
        (row(&[], 1), false),
        (row(&[], 0), true),
    ];
    for (goal, expected) in table {
        assert_eq!(entails(&rows, &[], &goal), expected, "{goal:?}");
    }
    // With `x1 = 6` there is no point, from which anything follows.
    assert!(entails(&rows, &[row(&[(1, 1)], -6)], &row(&[], 1)));
    assert!(entails(&rows, &[row(&[(1, 1)], -5)], &row(&[(2, -1)], 4)));
}

#[test]
fn cones_and_their_polars() {
    let vectors = |rows: &[[i128; 3]]| -> Vec<Vec<i128>> { rows.iter().map(|v| v.to_vec()).collect() };
    // The square from (0, 0) to (1, 1), over a first coordinate for constants.
    let square = vectors(&[[-1, 0, 0], [0, -1, 0], [0, 0, -1], [-1, 1, 0], [-1, 0, 1]]);
    let cone = generators(3, std::iter::empty(), square.iter()).expect("it is small");
    let mut rays = cone.rays.clone();
    rays.sort();
    assert!(cone.lines.is_empty());
    assert_eq!(rays, vectors(&[[1, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1]]));
    let polar = generators(3, cone.lines.iter(), cone.rays.iter()).expect("it is small");
    let mut faces = polar.rays.clone();
    faces.sort();
    // All but the redundant constraint, `-1 <= 0`.
    let mut expected = square[1..].to_vec();
    expected.sort();
    assert_eq!(faces, expected);
    // A half-plane has a line, a plane in space two.
    let half = vectors(&[[0, 1, -1]]);
    let cone = generators(3, std::iter::empty(), half.iter()).expect("it is small");
    assert_eq!((cone.lines.len(), cone.rays.len()), (2, 1));
    let plane = generators(3, half.iter(), std::iter::empty()).expect("it is small");
    assert_eq!((plane.lines.len(), plane.rays.len()), (2, 0));
}
