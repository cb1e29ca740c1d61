//! Tables of single facts.

use super::search::Search;
use super::*;
use eufonium_base::ids::Id;

fn lit(n: usize) -> Lit {
    Var::from_usize(n).positive()
}

fn check(arith: &mut Arith, effort: Effort) -> TheoryOut {
    let mut out = TheoryOut { num_vars: 100, ..TheoryOut::default() };
    arith.check(effort, &mut out);
    out
}

#[test]
fn atoms_mean_what_they_should() {
    let mut arith = Arith::new(ArithOptions::default());
    let (x, r) = (arith.new_var(true), arith.new_var(false));
    let half = Rat::new(7, 2);
    // column, bound, strict, (bound, strict) of the atom, (bound, strict) of its negation
    let cases = [
        (x, half.clone(), false, (Rat::int(3), false), (Rat::int(4), false)),
        (x, half.clone(), true, (Rat::int(3), false), (Rat::int(4), false)),
        (x, Rat::int(3), true, (Rat::int(2), false), (Rat::int(3), false)),
        (x, Rat::int(3), false, (Rat::int(3), false), (Rat::int(4), false)),
        (r, half.clone(), false, (half.clone(), false), (half.clone(), true)),
        (r, half.clone(), true, (half.clone(), true), (half.clone(), false)),
    ];
    for (i, (column, bound, strict, positive, negative)) in cases.into_iter().enumerate() {
        arith.new_atom(Var::from_usize(i), column, bound, strict);
        let (p, n) = (arith.bound_of(lit(i)), arith.bound_of(!lit(i)));
        assert_eq!((p.is_upper, n.is_upper), (true, false));
        assert_eq!(((p.bound, p.strict), (n.bound, n.strict)), (positive, negative), "case {i}");
    }
}

#[test]
fn equal_forms_share_a_column() {
    let mut arith = Arith::new(ArithOptions::default());
    let (x, y) = (arith.new_var(true), arith.new_var(true));
    let sum = arith.new_row(&[(x, Rat::ONE), (y, Rat::int(2))]);
    assert_eq!(sum, arith.new_row(&[(y, Rat::ONE), (x, Rat::ONE), (y, Rat::ONE)]));
    assert_eq!(x, arith.new_row(&[(sum, Rat::ONE), (y, Rat::int(-2))]));
    assert_ne!(sum, arith.new_row(&[(x, Rat::int(2)), (y, Rat::int(4))]));
    let zero = arith.new_row(&[(x, Rat::ONE), (x, Rat::MINUS_ONE)]);
    arith.new_atom(Var::from_usize(0), zero, Rat::MINUS_ONE, false);
    arith.assert(lit(0));
    let out = check(&mut arith, Effort::Quick);
    assert_eq!(out.lemmas[0].clause, [!lit(0)]);
    verify(&arith, &out.lemmas[0].clause, &out.lemmas[0].certificate, &[]);
}

#[test]
fn bounds_imply_atoms_of_their_column_and_over_rows() {
    let mut arith = Arith::new(ArithOptions::default());
    let (x, y) = (arith.new_var(true), arith.new_var(true));
    let sum = arith.new_row(&[(x, Rat::ONE), (y, Rat::ONE)]);
    for (i, (column, bound)) in [(x, 1), (x, 3), (x, 5), (y, 2), (sum, 6), (sum, 4)].into_iter().enumerate() {
        arith.new_atom(Var::from_usize(i), column, Rat::int(bound), false);
    }
    arith.push_level();
    arith.assert(lit(1));
    assert_eq!(check(&mut arith, Effort::Quick).implied, [lit(2)]);
    arith.push_level();
    arith.assert(lit(3));
    // x <= 3 and y <= 2 give x + y <= 5.
    assert_eq!(check(&mut arith, Effort::Quick).implied, [lit(4)]);
    let mut clause = Vec::new();
    let certificate = arith.explain(lit(4), &mut clause);
    verify(&arith, &clause, &certificate, &points(2, 4));
    arith.backtrack(0);
    arith.assert(!lit(5));
    arith.assert(lit(0));
    // x + y >= 5 and x <= 1 give y >= 4.
    let out = check(&mut arith, Effort::Quick);
    assert!(out.implied.contains(&!lit(3)) && out.implied.contains(&lit(2)));
}

#[test]
fn conflicts_are_weakened() {
    let mut arith = Arith::new(ArithOptions::default());
    let (x, y) = (arith.new_var(false), arith.new_var(false));
    let sum = arith.new_row(&[(x, Rat::ONE), (y, Rat::ONE)]);
    for (i, (column, bound)) in [(x, 3), (x, 1), (y, 1), (sum, 10)].into_iter().enumerate() {
        arith.new_atom(Var::from_usize(i), column, Rat::int(bound), false);
    }
    [lit(0), lit(1), lit(2), !lit(3)].into_iter().for_each(|l| arith.assert(l));
    let out = check(&mut arith, Effort::Quick);
    let mut clause = out.lemmas[0].clause.clone();
    clause.sort();
    assert_eq!(clause, [!lit(0), !lit(2), lit(3)], "x <= 3 serves as well as x <= 1");
    verify(&arith, &out.lemmas[0].clause, &out.lemmas[0].certificate, &[]);
}

#[test]
fn wrong_certificates_are_refused() {
    let mut arith = Arith::new(ArithOptions::default());
    let (x, y) = (arith.new_var(false), arith.new_var(false));
    let sum = arith.new_row(&[(x, Rat::ONE), (y, Rat::int(2))]);
    for (i, column) in [x, y, sum].into_iter().enumerate() {
        arith.new_atom(Var::from_usize(i), column, Rat::ONE, false);
    }
    // x <= 1, y <= 1, x + 2y > 1: no contradiction; with x + 2y > 3 there would be one.
    arith.new_atom(Var::from_usize(3), sum, Rat::int(3), false);
    let inequalities = |lits: &[Lit]| lits.iter().map(|l| arith.inequality(*l)).collect::<Vec<_>>();
    let cases = [
        (vec![lit(0), lit(1), !lit(3)], vec![1, 2, 1], true),
        (vec![lit(0), lit(1), !lit(3)], vec![2, 4, 2], true),
        (vec![lit(0), lit(1), !lit(3)], vec![1, 1, 1], false),
        (vec![lit(0), lit(1), !lit(3)], vec![0, 0, 0], false),
        (vec![lit(0), lit(1), lit(3)], vec![-1, -2, 1], false),
        (vec![lit(0), lit(1), !lit(2)], vec![1, 2, 1], false),
        (vec![lit(0), lit(1), !lit(3)], vec![1, 2], false),
    ];
    for (lits, multipliers, valid) in cases {
        let multipliers: Vec<Rat> = multipliers.into_iter().map(Rat::int).collect();
        assert_eq!(verify_farkas(&inequalities(&lits), &multipliers), valid, "{lits:?} {multipliers:?}");
    }
}

#[test]
fn strict_bounds_hold_in_models() {
    let mut arith = Arith::new(ArithOptions::default());
    let (x, y) = (arith.new_var(false), arith.new_var(false));
    let difference = arith.new_row(&[(x, Rat::ONE), (y, Rat::MINUS_ONE)]);
    let mut search = Search::new(arith);
    let lits = [
        !search.atom(x, Rat::ZERO, false),
        search.atom(x, Rat::new(1, 1000), true),
        !search.atom(y, Rat::ZERO, false),
        !search.atom(difference, Rat::ZERO, false),
    ];
    search.clauses.extend(lits.iter().map(|l| vec![*l]));
    assert_eq!(search.solve(), Some(true));
}

#[test]
fn numbers_may_be_large() {
    let mut arith = Arith::new(ArithOptions::default());
    let big = Rat::int(i64::MAX / 3);
    let vars: Vec<Column> = (0..4).map(|_| arith.new_var(false)).collect();
    let rows: Vec<Column> = (0..4i64)
        .map(|i| {
            let coef = |j: i64| &big / &Rat::int(1 + 7 * i + j * j);
            let terms: Vec<_> = vars.iter().zip(0..).map(|(v, j)| (*v, coef(j))).collect();
            arith.new_row(&terms)
        })
        .collect();
    let mut search = Search::new(arith);
    for (i, row) in rows.iter().enumerate() {
        let bound = Rat::int(i as i64 + 1);
        let (below, above) = (search.atom(*row, bound.clone(), true), search.atom(*row, bound, false));
        search.clauses.extend([vec![!below], vec![above]]);
    }
    assert_eq!(search.solve(), Some(true));
    search.arith.check_invariants();
}

#[test]
fn interface_columns_are_separated_and_fixed_ones_equated() {
    let mut arith = Arith::new(ArithOptions::default());
    let columns: Vec<Column> = (0..4).map(|_| arith.new_var(true)).collect();
    arith.set_interface(columns.iter().copied());
    for (i, column) in columns.iter().enumerate().take(2) {
        arith.new_atom(Var::from_usize(2 * i), *column, Rat::int(5), false);
        arith.new_atom(Var::from_usize(2 * i + 1), *column, Rat::int(5), true);
    }
    [lit(0), !lit(1), lit(2), !lit(3)].into_iter().for_each(|l| arith.assert(l));
    assert!(check(&mut arith, Effort::Final).lemmas.is_empty());
    arith.separate_interface();
    let value = |i: usize| arith.current(columns[i]).clone();
    assert!(value(0) == value(1) && value(2) != value(3) && value(2) != value(0) && value(3) != value(0));
    let equal = arith.implied_equalities();
    assert_eq!((equal.len(), equal[0].left, equal[0].right), (1, columns[0], columns[1]));
    assert_eq!(equal[0].because.len(), 4);
}
