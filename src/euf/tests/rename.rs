//! Renaming keeps terms as they stand; a term that is taken to the other side of the step and back is itself.

use super::Small;
use crate::rename::Renaming;
use crate::system::{CURRENT, INPUT, NEXT, System};
use eufonium_ir::{Op, TermPool, visit};
use eufonium_testing::systems::Tiny;
use quickcheck::QuickCheck;

#[test]
fn nothing_is_rewritten() {
    let mut s = Small::new();
    let [x, y, z] = s.x;
    let (one, two) = (s.value(1), s.value(2));
    let sum = s.sum(x, y);
    let less = s.pool.bv_ult(x, sum);
    let equal = s.eq(sum, x);
    for (to, expected) in [(y, [y, y]), (two, [two, y]), (z, [z, y])] {
        let mut renaming = Renaming::of(&[x], &[to]);
        let renamed = renaming.apply(&mut s.pool, sum);
        assert_eq!((s.pool.op(renamed), s.pool.args(renamed)), (Op::BvAdd, &expected[..]));
        let atom = renaming.apply(&mut s.pool, less);
        assert_eq!((s.pool.op(atom), s.pool.args(atom)), (Op::BvUlt, &[to, renamed][..]));
        let atom = renaming.apply(&mut s.pool, equal);
        assert_eq!(atom, s.eq(renamed, to));
        assert_eq!(s.pool.op(atom), Op::Eq);
    }
    // Both constants: neither the sum nor the comparison of them is computed.
    let mut renaming = Renaming::of(&[x, y], &[two, one]);
    let [atom, untouched] = renaming.apply_all(&mut s.pool, &[less, z])[..] else { unreachable!() };
    assert_eq!((s.pool.op(atom), untouched), (Op::BvUlt, z));
    assert_eq!(s.pool.args(s.pool.arg(atom, 1)), [two, one]);
}

/// All at once: what a replacement brings in is not replaced again.
#[test]
fn replacements_do_not_chain() {
    let mut s = Small::new();
    let [x, y, _] = s.x;
    let sum = s.sum(x, y);
    let swapped = Renaming::of(&[x, y], &[y, x]).apply(&mut s.pool, sum);
    assert_eq!(s.pool.args(swapped), [y, x]);
    let shifted = Renaming::of(&[x], &[sum]).apply(&mut s.pool, sum);
    assert_eq!(s.pool.args(shifted), [sum, y]);
}

#[test]
fn deep_terms_do_not_nest() {
    let mut s = Small::new();
    let [x, y, _] = s.x;
    let mut t = x;
    for _ in 0..100_000 {
        t = s.sum(t, y);
    }
    let mut system = s.system();
    let primed = system.primed(&mut s.pool, t);
    assert_eq!(system.scope(&s.pool, primed), NEXT);
    assert_eq!(system.unprimed(&mut s.pool, primed), t);
}

#[test]
fn both_sides_of_a_step_correspond() {
    fn property(tiny: Tiny) -> bool {
        let mut pool = TermPool::new();
        let ts = tiny.system(&mut pool);
        let mut system = System::new(&mut pool, &ts);
        for t in visit::postorder(&pool, &ts.roots()) {
            let scope = system.scope(&pool, t);
            let inputs = ts.input_terms().into_iter().any(|i| visit::any(&pool, t, |part| part == i));
            let states = ts.state_terms().into_iter().any(|s| visit::any(&pool, t, |part| part == s));
            assert_eq!(scope, u8::from(states) * CURRENT + u8::from(inputs) * INPUT);
            assert_eq!(system.is_admitted(t), !inputs, "cubes are made of what speaks of states");
            let primed = system.primed(&mut pool, t);
            assert_eq!(system.scope(&pool, primed), u8::from(states) * NEXT + u8::from(inputs) * INPUT);
            let shape = |pool: &TermPool, t| (pool.op(t), pool.args(t).len());
            if !pool.args(t).is_empty() {
                assert_eq!(shape(&pool, primed), shape(&pool, t), "it stands as it stood");
            }
            assert_eq!(system.unprimed(&mut pool, primed), t);
        }
        true
    }
    QuickCheck::new().tests(100).quickcheck(property as fn(Tiny) -> bool);
}
