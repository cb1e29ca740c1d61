//! What literals about a step say of the states before it.

use super::{Small, implies};
use crate::project::{LiteralFilter, onto_states};
use crate::system::{CURRENT, System};
use eufonium_ir::{Sort, Term, TermPool, visit};
use eufonium_smt::BvMode;
use eufonium_testing::Rng;
use eufonium_testing::systems::{Tiny, term};
use quickcheck::QuickCheck;

/// The literals that are said of the states, with the words of the system and with all.
fn said(s: &mut Small, system: &mut System, lits: &[Term]) -> [Vec<Term>; 2] {
    [LiteralFilter::Admitted, LiteralFilter::All].map(|filter| onto_states(&mut s.pool, system, lits, filter))
}

#[test]
fn what_is_about_states_stays() {
    let mut s = Small::new();
    let mut system = s.system();
    let [x, y, z] = s.x;
    let flag = s.flags[0];
    let lits = [s.ne(z, y), flag, s.eq(x, y), s.pool.bv_ult(x, z)];
    assert_eq!(said(&mut s, &mut system, &lits), [lits.to_vec(), lits.to_vec()]);
    let choice = s.flags[1];
    let with_inputs = [&lits[..], &[choice, s.ne(x, s.i[0])]].concat();
    assert_eq!(said(&mut s, &mut system, &with_inputs), [lits.to_vec(), lits.to_vec()]);
}

/// Literals, and what they say: both made from the states, the inputs and the states after the step.
#[test]
fn equalities_give_terms_over_states() {
    let mut s = Small::new();
    let mut system = s.system();
    let ([x, y, z], [i, j]) = (s.x, s.i);
    let next = system.nexts.clone();
    let three = s.value(3);
    let (i_less_z, three_less_z) = (s.pool.bv_ult(i, z), s.pool.bv_ult(three, z));
    let (next_less, y_less) = (s.pool.bv_ult(next[0], next[1]), s.pool.bv_ult(y, z));
    let table: Vec<(Vec<Term>, Vec<Term>)> = vec![
        (vec![s.eq(i, x)], vec![]),
        (vec![s.ne(i, x)], vec![]),
        (vec![s.eq(i, j), s.ne(i, x)], vec![]),
        (vec![s.eq(i, x), s.eq(i, y)], vec![s.eq(x, y)]),
        (vec![s.eq(i, j), s.eq(j, x), s.ne(i, y)], vec![s.ne(x, y)]),
        // A constant is better than a state.
        (vec![s.eq(i, x), s.eq(i, three), i_less_z], vec![s.eq(x, three), three_less_z]),
        (vec![s.eq(next[0], y), s.eq(next[1], z), next_less], vec![y_less]),
        (vec![s.eq(next[0], y), next_less], vec![]),
        (vec![s.eq(next[0], y), s.eq(next[0], i), s.ne(i, z)], vec![s.ne(y, z)]),
    ];
    for (lits, expected) in table {
        assert_eq!(said(&mut s, &mut system, &lits), [expected.clone(), expected], "{lits:?}");
    }
}

/// A cube is made of terms that the system has, in the order that the system has them in; a goal on a path of any.
#[test]
fn terms_are_made_of_the_vocabulary() {
    let mut s = Small::new();
    let ([x, y, z], [i, _]) = (s.x, s.i);
    let (known, turned) = (s.sum(z, x), s.sum(x, z));
    let (outside, asked) = (s.sum(i, x), s.sum(x, i));
    let bad = s.eq(known, y);
    s.never(bad);
    let mut system = s.system();
    let is_z = s.eq(i, z);
    // `i + x` becomes `z + x`, which the system has; `x + i` too, if the sides are turned.
    for term in [outside, asked] {
        let lits = [is_z, s.eq(term, y)];
        let as_it_stands = if term == outside { known } else { turned };
        let expected = [vec![s.eq(known, y)], vec![s.eq(as_it_stands, y)]];
        assert_eq!(said(&mut s, &mut system, &lits), expected);
    }
    // `y + x` is no term of the system, until it is admitted.
    let (lits, unknown) = ([s.eq(i, y), s.eq(outside, z)], s.sum(y, x));
    let made = s.eq(unknown, z);
    assert_eq!(said(&mut s, &mut system, &lits), [vec![], vec![made]]);
    system.admit(&s.pool, &[unknown]);
    assert_eq!(said(&mut s, &mut system, &lits), [vec![made], vec![made]]);
}

/// A term that comes before the equality that makes its argument known.
#[test]
fn arguments_that_become_known_late_count() {
    let mut s = Small::new();
    let ([x, y, z], [i, j]) = (s.x, s.i);
    let (xy, xz) = (s.sum(x, y), s.sum(x, z));
    let jy = s.sum(j, y);
    let bad = s.eq(xy, xz);
    s.never(bad);
    let mut system = s.system();
    let lits = [s.ne(i, z), s.eq(i, jy), s.eq(j, x)];
    let expected = vec![s.ne(xy, z)];
    assert_eq!(said(&mut s, &mut system, &lits), [expected.clone(), expected]);
}

fn random_literals(pool: &mut TermPool, system: &System, rng: &mut Rng) -> Vec<Term> {
    let all = [&system.states[..], &system.inputs, &system.nexts].concat();
    let two = pool.bv_sort(2);
    let mut lits = Vec::new();
    for _ in 0..2 + rng.below(6) {
        let size = rng.below(2);
        let (a, b) = (term(pool, rng, &all, two, size), term(pool, rng, &all, two, 0));
        let atom = match rng.below(6) {
            0 => pool.bv_ult(a, b),
            1 => term(pool, rng, &all, Sort::BOOL, 0),
            _ => pool.raw_eq(a, b),
        };
        let literal = if rng.below(3) == 0 { pool.not(atom) } else { atom };
        let is_plain = visit::postorder(pool, &[literal]).iter().all(|t| pool.op(*t) != eufonium_ir::Op::Ite);
        if is_plain && literal != pool.tt() && literal != pool.ff() {
            lits.push(literal);
        }
    }
    lits
}

#[test]
fn what_is_said_follows_by_congruence() {
    fn property(tiny: Tiny) -> bool {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let mut system = System::new(&mut pool, &ts);
        let mut rng = Rng::new(tiny.0 ^ 0x5bd1);
        for filter in [LiteralFilter::Admitted, LiteralFilter::All] {
            let lits = random_literals(&mut pool, &system, &mut rng);
            let said = onto_states(&mut pool, &mut system, &lits, filter);
            for &literal in &said {
                assert!(system.scope(&pool, literal) & !CURRENT == 0, "it speaks of states alone");
                assert!(implies(&mut pool, BvMode::Uninterpreted, &lits, literal), "it follows");
            }
            for literal in lits {
                let is_about_states = system.scope(&pool, literal) == CURRENT;
                assert!(!is_about_states || said.contains(&literal), "what is about states is said");
            }
        }
        true
    }
    QuickCheck::new().tests(200).quickcheck(property as fn(Tiny) -> bool);
}
