//! What relations find on small examples: hulls, widening, projections, sums and gaps.

use super::*;

/// The element with these atoms, assumed in order.
fn with<D: Domain>(space: &Arc<Space>, atoms: &[Atom]) -> D {
    let mut out = D::top(space);
    atoms.iter().for_each(|atom| out.assume(atom));
    out
}

/// Whether the atom that is opposite to this one, between integers, leaves no point.
fn knows<D: Domain>(element: &D, terms: &[(Dim, i64)], constant: i64) -> bool {
    let opposite: Vec<(Dim, i64)> = terms.iter().map(|(d, c)| (*d, -c)).collect();
    let mut rest = element.clone();
    rest.assume(&linear(&opposite, 1 - constant, Rel::Le));
    rest.is_bottom() || rest.select(&Space::new(vec![]), &[]).is_bottom()
}

#[test]
fn hulls_and_widening_of_polyhedra() {
    // `s` grows by 0 to 10 in each of `i` rounds.
    let space = Space::new(vec![Kind::Int; 2]);
    let after = |n: i64| {
        with::<Polyhedra>(
            &space,
            &[
                linear(&[(0, 1)], -n, Rel::Eq),
                linear(&[(1, -1)], 0, Rel::Le),
                linear(&[(1, 1)], -10 * n, Rel::Le),
            ],
        )
    };
    let hull = after(0).join(&after(1));
    assert!(knows(&hull, &[(1, 1), (0, -10)], 0) && !knows(&hull, &[(1, 1), (0, -9)], 0));
    let next = hull.join(&after(2));
    let widened = hull.widen(&next, &Thresholds::default());
    assert!(knows(&widened, &[(1, 1), (0, -10)], 0) && knows(&widened, &[(1, -1)], 0));
    assert!(
        widened.includes(&after(77)) && !widened.includes(&with(&space, &[linear(&[(0, 1)], 1, Rel::Eq)]))
    );
    // A projection keeps what follows: `s <= 10 i, i <= 7` bounds `s`.
    let mut bounded = widened.clone();
    bounded.assume(&linear(&[(0, 1)], -7, Rel::Le));
    let part = bounded.select(&Space::new(vec![Kind::Int]), &[1]);
    assert!(knows(&part, &[(0, 1)], -70) && !knows(&part, &[(0, 1)], -69));
}

/// In each of `i` rounds 10 go into `all` and `left`, or `left` becomes zero: the face through `all` and `left` turns with each round.
#[test]
fn widening_keeps_what_a_face_turns_towards() {
    let space = Space::new(vec![Kind::Int; 3]);
    let (all, left, i) = (0, 1, 2);
    let after = |rounds: i64| {
        let face = linear(&[(all, rounds), (left, -1), (i, -10 * (rounds - 1))], 0, Rel::Le);
        let most = linear(&[(i, 1)], -rounds, Rel::Le);
        let others = [linear(&[(left, -1)], 0, Rel::Le), linear(&[(left, 1), (all, -1)], 0, Rel::Le)];
        with::<Polyhedra>(&space, &[face, most, others[0].clone(), others[1].clone()])
    };
    let widened = after(2).widen(&after(3), &Thresholds::default());
    assert!(widened.includes(&after(2)) && widened.includes(&after(3)) && widened.includes(&after(50)));
    assert!(knows(&widened, &[(all, 1), (i, -10)], 0) && knows(&widened, &[(left, 1), (all, -1)], 0));
    assert!(!knows(&widened, &[(i, 1)], -50));
    // What is kept is the next element's, too, so that it stays.
    assert!(widened.widen(&widened.join(&after(4)), &Thresholds::default()).includes(&widened));
}

/// `h` grows by at most 3 whenever `c` falls, and `c` is 600 again when `p` grows.
#[test]
fn widening_keeps_what_an_equation_was_in() {
    let space = Space::new(vec![Kind::Int; 3]);
    let (h, c, p) = (0, 1, 2);
    let (is, at_least) =
        (|d: Dim, n: i64| linear(&[(d, 1)], -n, Rel::Eq), |d: Dim, n: i64| linear(&[(d, -1)], n, Rel::Le));
    let within = linear(&[(h, 1), (c, 3)], -1800, Rel::Le);
    let known: Polyhedra = with(&space, &[is(p, 1), at_least(h, 0), at_least(c, 0), within]);
    let next = with(&space, &[is(p, 2), is(c, 600), at_least(h, 0), linear(&[(h, 1)], -1800, Rel::Le)]);
    let widened = known.widen(&next, &Thresholds::default());
    assert!(knows(&widened, &[(h, 1), (c, 3), (p, -1800)], 0) && knows(&widened, &[(p, -1)], 1));
    // Another row through the same edge is kept too; it goes when the next step does not obey it.
    assert!(
        widened.includes(&known) && widened.includes(&next) && knows(&widened, &[(c, -1), (p, 600)], -600)
    );
    let third = with(&space, &[is(p, 3), is(c, 600), at_least(h, 0), linear(&[(h, 1)], -3600, Rel::Le)]);
    let again = widened.widen(&third, &Thresholds::default());
    assert!(knows(&again, &[(h, 1), (c, 3), (p, -1800)], 0) && !knows(&again, &[(c, -1), (p, 600)], -600));
    assert!(again.includes(&with(&space, &[is(p, 5), is(c, 600), is(h, 7200)])));
    // From a point every row of the hull is kept that it lies on.
    let [origin, apart]: [Polyhedra; 2] = [0, 1].map(|n| with(&space, &[is(h, n), is(c, 2 * n), is(p, n)]));
    let ray = origin.widen(&apart, &Thresholds::default());
    assert!(knows(&ray, &[(c, 1), (h, -2)], 0) && knows(&ray, &[(c, -1), (h, 2)], 0));
    assert!(!knows(&ray, &[(h, 1)], -1));
}

#[test]
fn octagons_bound_sums() {
    let space = Space::new(vec![Kind::Int; 2]);
    let at = |x: i64, y: i64| {
        with::<Octagons>(&space, &[linear(&[(0, 1)], -x, Rel::Eq), linear(&[(1, 1)], -y, Rel::Eq)])
    };
    let joined = at(0, 10).join(&at(1, 8));
    assert!(knows(&joined, &[(0, 1), (1, 1)], -10) && !knows(&joined, &[(0, 1), (1, 1)], -9));
    let widened = joined.widen(&joined.join(&at(2, 6)), &Thresholds::default());
    assert!(knows(&widened, &[(0, 1), (1, 1)], -10) && widened.includes(&at(3, 4)));
    // `x + y <= 3` and `x - y <= 0` between integers: `x <= 1`.
    let both = [linear(&[(0, 1), (1, 1)], -3, Rel::Le), linear(&[(0, 1), (1, -1)], 0, Rel::Le)];
    assert_eq!(with::<Octagons>(&space, &both).bounds(0), (None, Some(Rat::ONE)));
}

#[test]
fn pieces_have_gaps() {
    let space = Space::new(vec![Kind::Int; 2]);
    let at = |n: i64| with::<Pointwise<Pieces>>(&space, &[linear(&[(0, 1)], -n, Rel::Eq)]);
    let modes = at(1).join(&at(5)).join(&at(9));
    assert!(!modes.includes(&at(4)) && modes.includes(&at(5)));
    // Shifted by 2, without the middle one.
    let mut shifted = modes.clone();
    shifted.assume(&linear(&[(0, 1)], -5, Rel::Ne));
    shifted.assume(&linear(&[(0, 1), (1, -1)], 2, Rel::Eq));
    let second = shifted.select(&Space::new(vec![Kind::Int]), &[1]);
    let mut seven = second.clone();
    seven.assume(&linear(&[(0, 1)], -7, Rel::Eq));
    assert!(seven.is_bottom() && !second.is_bottom());
    let widened = modes.widen(&modes.join(&at(7)), &Thresholds::default());
    assert!(!widened.includes(&at(4)) && widened.includes(&at(6)));
}

/// The equations `sum = 0` over three integers, by factors and constant.
fn equations(space: &Arc<Space>, rows: &[([i64; 3], i64)]) -> Affine {
    let mut out = Affine::top(space);
    for (factors, constant) in rows {
        let factors = factors.iter().enumerate().filter(|(_, c)| **c != 0);
        let terms = factors.map(|(d, c)| (d, Rat::from(*c))).collect();
        out.assume(&Atom::Linear(Sum { terms, constant: Rat::from(*constant), integral: true }, Rel::Eq));
    }
    out
}

#[test]
fn what_all_cases_have_in_common_is_found() {
    let space = Space::new(vec![Kind::Int; 3]);
    let of = |rows: &[([i64; 3], i64)]| equations(&space, rows);
    let table: [(&[_], &[_], &[_]); 5] = [
        // Two points on a line.
        (
            &[([1, 0, 0], 0), ([0, 1, 0], 0), ([0, 0, 1], -4)],
            &[([1, 0, 0], -1), ([0, 1, 0], -2), ([0, 0, 1], -4)],
            &[([2, -1, 0], 0), ([0, 0, 1], -4)],
        ),
        // `x = 1, y = 2` or `x = 2, y = 1`, and any `z`.
        (&[([1, 0, 0], -1), ([0, 1, 0], -2)], &[([1, 0, 0], -2), ([0, 1, 0], -1)], &[([1, 1, 0], -3)]),
        // Parallel lines span a plane.
        (&[([1, -1, 0], 0), ([0, 0, 1], 0)], &[([1, -1, 0], -1), ([0, 0, 1], -5)], &[([5, -5, -1], 0)]),
        (&[([1, 0, 0], 0)], &[([0, 1, 0], 0)], &[]),
        // The second one is among the points of the first one.
        (&[([1, 1, 1], -3)], &[([1, 0, 0], -1), ([0, 1, 0], -1), ([0, 0, 1], -1)], &[([1, 1, 1], -3)]),
    ];
    for (a, b, joined) in table {
        for (a, b) in [(a, b), (b, a)] {
            let (a, b, joined) = (of(a), of(b), of(joined));
            let found = a.join(&b);
            assert!(found.includes(&joined) && joined.includes(&found), "{found:?} for {joined:?}");
            assert!(found.includes(&a) && found.includes(&b));
        }
    }
    assert!(of(&[([1, 1, 0], 0), ([2, 2, 0], -1)]).is_bottom());
    assert_eq!(of(&[([1, 1, 0], -5), ([1, -1, 0], -1)]).single(0), Some(Rat::from(3)));
}

#[test]
fn arcs_wrap_around() {
    let space = Space::new(vec![Kind::Word(8); 4]);
    let constant = |d: Dim, n: i64| Atom::Word { result: d, op: WordOp::Constant(Rat::int(n)), args: vec![] };
    let at_most = |low: Dim, high: Dim| Atom::Less { signed: false, strict: false, low, high };
    // 100 <= x <= 200, y = x + 100, x = y - 100 again.
    let mut arcs = Pointwise::<Wrapped>::top(&space);
    for atom in [
        constant(2, 100),
        constant(3, 200),
        at_most(2, 0),
        at_most(0, 3),
        Atom::Word { result: 1, op: WordOp::Add, args: vec![0, 2] },
    ] {
        arcs.assume(&atom);
    }
    let sum = arcs.select(&Space::new(vec![Kind::Word(8)]), &[1]);
    for (word, contained) in [(199, false), (200, true), (255, true), (0, true), (44, true), (45, false)] {
        let mut at = sum.clone();
        at.assume(&constant(0, word));
        assert_eq!(!at.is_bottom(), contained, "{word}");
    }
}

#[test]
fn parts_of_the_product_tell_each_other() {
    let field = Field::numbers();
    // x = y + 1, 3 divides y, 1 <= y <= 5: so y = 3 and x = 4.
    let three = Sum { terms: vec![(1, Rat::ONE)], constant: Rat::ZERO, integral: true };
    let atoms = [
        linear(&[(0, 1), (1, -1)], -1, Rel::Eq),
        Atom::Divides(Rat::int(3), three),
        linear(&[(1, -1)], 1, Rel::Le),
        linear(&[(1, 1)], -5, Rel::Le),
    ];
    let mut product = Product::top(&field.space);
    for atom in atoms.iter().chain(&atoms) {
        product.assume(atom);
    }
    let mut four = Product::top(&field.space);
    four.assume(&linear(&[(0, 1)], -4, Rel::Eq));
    assert!(four.includes(&product) && !product.is_bottom());
    product.assume(&linear(&[(0, 1)], -4, Rel::Ne));
    assert!(product.is_bottom());
}

#[test]
fn differences_survive_joins_and_widening() {
    let field = Field::numbers();
    let at = |n: i64| {
        let mut zones = Zones::top(&field.space);
        zones.assume(&linear(&[(0, 1)], -n, Rel::Eq));
        zones.assume(&linear(&[(1, 1)], -n, Rel::Eq));
        zones
    };
    let widened = at(0).join(&at(1)).widen(&at(2), &Thresholds::default());
    let mut equal = Zones::top(&field.space);
    equal.assume(&linear(&[(0, 1), (1, -1)], 0, Rel::Eq));
    assert!(equal.includes(&widened) && widened.includes(&at(9)));
    assert!(!at(0).join(&at(1)).includes(&at(2)));
}

#[test]
fn numbers_that_differ_are_apart() {
    let space = Space::new(vec![Kind::Int; 2]);
    let (at_most, differ) = (linear(&[(0, 1), (1, -1)], 0, Rel::Le), linear(&[(0, 1), (1, -1)], 0, Rel::Ne));
    let less = linear(&[(0, 1), (1, -1)], 1, Rel::Le);
    let mut zones = Zones::top(&space);
    zones.assume(&at_most);
    zones.assume(&differ);
    let mut expected = Zones::top(&space);
    expected.assume(&less);
    assert!(expected.includes(&zones) && zones.includes(&expected));
    let mut equal = Affine::top(&space);
    equal.assume(&linear(&[(0, 1), (1, -1)], 0, Rel::Eq));
    equal.assume(&linear(&[(0, 2), (1, -2)], 3, Rel::Ne));
    assert!(!equal.is_bottom());
    equal.assume(&differ);
    assert!(equal.is_bottom());
}

/// A counter that stays below a bound that moves: the difference grows step by step and comes to rest where the two are equal.
#[test]
fn widened_differences_stop_at_orders() {
    let space = Space::new(vec![Kind::Int; 2]);
    let apart = |n: i64| with::<Zones>(&space, &[linear(&[(0, 1), (1, -1)], n, Rel::Le)]);
    let none = Thresholds::default();
    let mut widened = apart(4);
    // `x - y <= -1`, then `0`, then `1`, then nothing.
    for (next, bound) in [(3, 1), (0, 0), (-1, -1)] {
        widened = widened.widen(&apart(next), &none);
        assert!(
            knows(&widened, &[(0, 1), (1, -1)], bound) && !knows(&widened, &[(0, 1), (1, -1)], bound + 1)
        );
    }
    assert!(!knows(&widened.widen(&apart(-2), &none), &[(0, 1), (1, -1)], -1000));
}

/// What only bounds say in each of two elements is a difference in their join, which bounds do not say.
#[test]
fn differences_of_single_numbers_survive_joins() {
    let space = Space::new(vec![Kind::Int; 3]);
    let at = |n: i64| {
        let single = |d: Dim, value: i64| linear(&[(d, 1)], -value, Rel::Eq);
        with::<Zones>(&space, &[single(0, n), single(1, n + 1), single(2, -n)])
    };
    let joined = at(0).join(&at(5));
    for (from, to, most) in [(1, 0, 1), (0, 1, -1)] {
        assert!(knows(&joined, &[(from, 1), (to, -1)], -most));
    }
    // One grows and the other falls: only their bounds are known.
    assert!(knows(&joined, &[(0, 1), (2, -1)], -10) && !knows(&joined, &[(0, 1), (2, -1)], -9));
    // In the projection on two of them in another order, and back, nothing is lost; of two copies of one it is known that they are equal.
    let pair = Space::new(vec![Kind::Int; 2]);
    let turned = joined.select(&pair, &[1, 0]);
    assert!(
        knows(&turned, &[(0, 1), (1, -1)], -1)
            && knows(&turned.lift(&space, &[2, 0]), &[(2, 1), (0, -1)], -1)
    );
    let twice = joined.select(&pair, &[1, 1]);
    assert!(knows(&twice, &[(0, 1), (1, -1)], 0) && knows(&twice, &[(1, 1), (0, -1)], 0));
}
