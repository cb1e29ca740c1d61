//! Comparisons of leaves: sorted arrays, and random formulas against all models.

use super::bits::{Kind, Language as Bits};
use super::{Choices, Language, Source, holds};
use crate::choices::{compare_leaves, lifted};
use eufonium_ir::{Model, Op, Sort, Term, TermPool, visit};
use quickcheck::QuickCheck;

/// Whether a formula agrees in all models with what is made of it.
fn agrees(pool: &mut TermPool, models: &[Model], formula: Term) -> bool {
    let order = visit::postorder(pool, &[formula]);
    let lifted = lifted(pool, &order).expect("small formulas fit");
    models.iter().all(|model| holds(pool, model, &[formula]) == holds(pool, model, &[lifted]))
}

#[test]
fn random_formulas_have_the_same_models() {
    let numbers = |choices: Choices| {
        let mut pool = TermPool::new();
        let language = Language::new(&mut pool, false);
        let models = language.models(&pool);
        let formula = language.formula(&mut pool, &mut Source { bytes: choices.0.iter() }, 4);
        agrees(&mut pool, &models, formula)
    };
    let bits = |choices: Choices| {
        let mut pool = TermPool::new();
        let language = Bits::new(&mut pool, 3, Kind::Plain);
        let models = language.models(&pool);
        let formula = language.formula(&mut pool, &mut Source { bytes: choices.0.iter() }, 4);
        agrees(&mut pool, &models, formula)
    };
    QuickCheck::new().tests(300).quickcheck(numbers as fn(Choices) -> bool);
    QuickCheck::new().tests(300).quickcheck(bits as fn(Choices) -> bool);
}

/// That some constants, sorted by more exchanges of neighbours than needed, are not in order.
fn unsorted(pool: &mut TermPool, sort: Sort, n: usize) -> Term {
    let mut words: Vec<Term> = (0..n).map(|i| pool.constant(format!("x{i}"), sort)).collect();
    let at_most = |pool: &mut TermPool, a, b| if sort.is_arith() { pool.le(a, b) } else { pool.bv_sle(a, b) };
    for _ in 0..2 * n {
        for i in 0..n - 1 {
            let (a, b) = (words[i], words[i + 1]);
            let ordered = at_most(pool, a, b);
            (words[i], words[i + 1]) = (pool.ite(ordered, a, b), pool.ite(ordered, b, a));
        }
    }
    let ordered: Vec<Term> = words.windows(2).map(|pair| at_most(pool, pair[0], pair[1])).collect();
    let all = pool.and(&ordered);
    pool.not(all)
}

#[test]
fn sorted_words_are_compared_as_constants() {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(32);
    let formula = unsorted(&mut pool, sort, 5);
    let compared = compare_leaves(&mut pool, formula);
    let is_choice = |t: Term| pool.op(t) == Op::Ite && !pool.sort(t).is_bool();
    assert!(visit::any(&pool, formula, is_choice) && !visit::any(&pool, compared, is_choice));
    // A simplex does well with so few.
    let formula = unsorted(&mut pool, Sort::INT, 2);
    assert_eq!(compare_leaves(&mut pool, formula), formula);
}

#[test]
fn too_many_leaves_stay_what_they_are() {
    let mut pool = TermPool::new();
    let sort = pool.bv_sort(8);
    let mut word = pool.constant("x", sort);
    for i in 0..200 {
        let (b, other) = (pool.constant(format!("b{i}"), Sort::BOOL), pool.constant(format!("y{i}"), sort));
        word = pool.ite(b, other, word);
    }
    let zero = pool.bits(eufonium_base::Bits::from_u64(0, 8));
    let formula = pool.eq(word, zero);
    assert_eq!(compare_leaves(&mut pool, formula), formula);
}
