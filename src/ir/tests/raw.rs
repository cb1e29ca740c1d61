//! Terms as they stand: each means what its normal form means, and keeps its arguments in their places.

use crate::{Evaluator, Model, Op, Sort, Term, TermPool, Value};
use eufonium_base::Bits;

const WIDTH: u32 = 2;

/// Words of two bits and a condition, with all their values.
struct World {
    pool: TermPool,
    words: Vec<Term>,
    condition: Term,
    models: Vec<Model>,
}

impl World {
    fn new() -> Self {
        let mut pool = TermPool::new();
        let sort = pool.bv_sort(WIDTH);
        let (x, y) = (pool.constant("x", sort), pool.constant("y", sort));
        let condition = pool.constant("c", Sort::BOOL);
        let mut models = Vec::new();
        for code in 0..32_u64 {
            let mut model = Model::new();
            let mut set = |t, value| model.set(pool.as_constant(t).expect("a constant"), value);
            set(x, Value::Bits(Bits::from_u64(code & 3, WIDTH)));
            set(y, Value::Bits(Bits::from_u64(code >> 2 & 3, WIDTH)));
            set(condition, Value::Bool(code >> 4 == 1));
            models.push(model);
        }
        let mut words = vec![x, y];
        words.extend((0..4).map(|n| pool.bits(Bits::from_u64(n, WIDTH))));
        words.extend([pool.bv_not(x), pool.bv_add(&[x, y])]);
        World { pool, words, condition, models }
    }

    fn values(&self, t: Term) -> Vec<Value> {
        self.models.iter().map(|model| Evaluator::new(model).eval(&self.pool, t)).collect()
    }
}

type Build = fn(&mut TermPool, Term, Term) -> Term;

const OPERATORS: [Build; 14] = [
    |p, x, y| p.bv_add(&[x, y]),
    |p, x, y| p.bv_mul(&[x, y]),
    |p, x, y| p.bv_and(&[x, y]),
    |p, x, y| p.bv_or(&[x, y]),
    |p, x, y| p.bv_xor(&[x, y]),
    |p, x, y| p.concat(&[x, y]),
    |p, x, y| p.bv_udiv(x, y),
    |p, x, y| p.bv_urem(x, y),
    |p, x, y| p.bv_shl(x, y),
    |p, x, y| p.bv_lshr(x, y),
    |p, x, y| p.bv_ashr(x, y),
    |p, x, y| p.bv_ult(x, y),
    |p, x, y| p.bv_slt(x, y),
    |p, x, _| p.bv_not(x),
];

#[test]
fn operators_keep_meaning_and_places() {
    let mut w = World::new();
    for build in OPERATORS {
        let template = build(&mut w.pool, w.words[0], w.words[1]);
        for &a in &w.words.clone() {
            for &b in &w.words.clone() {
                let args = &[a, b][..w.pool.args(template).len()];
                let raw = w.pool.raw_rebuild(template, args);
                assert_eq!((w.pool.op(raw), w.pool.args(raw)), (w.pool.op(template), args));
                assert_eq!(w.pool.sort(raw), w.pool.sort(template));
                let normal = build(&mut w.pool, a, b);
                assert_eq!(w.values(raw), w.values(normal), "{:?} of {a:?} and {b:?}", w.pool.op(raw));
            }
        }
    }
}

#[test]
fn slices_and_extensions_keep_meaning_and_places() {
    let mut w = World::new();
    let x = w.words[0];
    for a in w.words.clone() {
        let (bit, longer) = (w.pool.extract(1, 1, x), w.pool.sign_extend(2, x));
        for (template, normal) in [(bit, w.pool.extract(1, 1, a)), (longer, w.pool.sign_extend(2, a))] {
            let raw = w.pool.raw_rebuild(template, &[a]);
            assert_eq!((w.pool.op(raw), w.pool.args(raw)), (w.pool.op(template), &[a][..]));
            assert_eq!(w.values(raw), w.values(normal));
        }
    }
}

#[test]
fn choices_keep_meaning_and_places() {
    let mut w = World::new();
    let (x, y, c) = (w.words[0], w.words[1], w.condition);
    let template = w.pool.ite(c, x, y);
    let (not_c, tt, ff) = (w.pool.not(c), w.pool.tt(), w.pool.ff());
    for condition in [c, not_c, tt, ff] {
        for (a, b) in [(x, y), (y, x), (x, x), (w.words[2], w.words[3])] {
            let raw = w.pool.raw_rebuild(template, &[condition, a, b]);
            assert_eq!((w.pool.op(raw), w.pool.args(raw)), (Op::Ite, &[condition, a, b][..]));
            let normal = w.pool.ite(condition, a, b);
            assert_eq!(w.values(raw), w.values(normal));
        }
    }
}

#[test]
fn longer_chains_keep_their_order() {
    let mut w = World::new();
    let [x, y, one, two] = [0, 1, 3, 4].map(|i| w.words[i]);
    for build in &OPERATORS[..5] {
        let inner = build(&mut w.pool, x, y);
        let chain = w.pool.raw_rebuild(inner, &[two, y, one, x, y]);
        assert_eq!(w.pool.args(chain), [two, y, one, x, y]);
        let normal = w.pool.rebuild(inner, &[two, y, one, x, y]);
        assert_eq!(w.values(chain), w.values(normal));
    }
}

#[test]
fn arrays_keep_meaning_and_places() {
    let mut w = World::new();
    let word = w.pool.bv_sort(WIDTH);
    let sort = w.pool.array_sort(word, word);
    let (x, y, one) = (w.words[0], w.words[1], w.words[3]);
    let base = w.pool.const_array(sort, one);
    let a = w.pool.constant("a", sort);
    let store = w.pool.store(a, x, y);
    for i in w.words.clone() {
        for v in w.words.clone() {
            let raw = w.pool.raw_rebuild(store, &[base, i, v]);
            assert_eq!((w.pool.op(raw), w.pool.args(raw)), (Op::Store, &[base, i, v][..]));
            let normal = w.pool.store(base, i, v);
            assert_eq!(w.values(raw), w.values(normal));
            let select = w.pool.select(a, y);
            let read = w.pool.raw_rebuild(select, &[raw, i]);
            assert_eq!((w.pool.op(read), w.pool.args(read)), (Op::Select, &[raw, i][..]));
            assert_eq!(w.values(read), w.values(v), "what was written is read");
        }
        let everywhere = w.pool.raw_rebuild(base, &[i]);
        assert_eq!((w.pool.op(everywhere), w.pool.args(everywhere)), (Op::ConstArray, &[i][..]));
    }
}

/// Sides of a sort that nothing is known of stay as they are; formulas, the bit 0, and what is decided do not.
#[test]
fn equalities_keep_meaning_and_sides() {
    let mut w = World::new();
    let (tt, ff) = (w.pool.tt(), w.pool.ff());
    let mut sides: Vec<Vec<Term>> = vec![w.words.clone()];
    let bit = |pool: &mut TermPool, t| pool.extract(0, 0, t);
    let mut bits: Vec<Term> = w.words[..2].to_vec().iter().map(|t| bit(&mut w.pool, *t)).collect();
    bits.extend([0, 1].map(|n| w.pool.bits(Bits::from_u64(n, 1))));
    let not_c = w.pool.not(w.condition);
    sides.extend([bits.clone(), vec![tt, ff, w.condition, not_c]]);
    for sides in sides {
        for &a in &sides {
            for &b in &sides {
                let raw = w.pool.raw_eq(a, b);
                let (left, right) = (w.values(a), w.values(b));
                let expected: Vec<Value> =
                    left.iter().zip(&right).map(|(a, b)| Value::Bool(a == b)).collect();
                assert_eq!(w.values(raw), expected, "{a:?} = {b:?}");
                assert_eq!(raw, w.pool.raw_eq(b, a), "an equality has no direction");
                if w.pool.as_bv(w.pool.sort(a)).is_some_and(|width| width > 1) && raw != tt && raw != ff {
                    let mut args = w.pool.args(raw).to_vec();
                    args.sort_unstable();
                    assert_eq!((w.pool.op(raw), args), (Op::Eq, vec![a.min(b), a.max(b)]));
                }
            }
        }
    }
    let (zero, one) = (bits[2], bits[3]);
    let (is_zero, is_one) = (w.pool.raw_eq(bits[0], zero), w.pool.raw_eq(bits[0], one));
    assert_eq!(is_zero, w.pool.not(is_one), "one atom for both bits");
}

/// What follows by arithmetic is not seen: `x + y = y + x` stands as an equality where its sides are different terms.
#[test]
fn nothing_is_computed() {
    let mut w = World::new();
    let [x, y, one] = [0, 1, 3].map(|i| w.words[i]);
    let sum = w.pool.bv_add(&[x, y]);
    let turned = [w.pool.args(sum)[1], w.pool.args(sum)[0]];
    let turned = w.pool.raw_rebuild(sum, &turned);
    let next = w.pool.bv_add(&[x, one]);
    for (a, b) in [(sum, turned), (next, x)] {
        let raw = w.pool.raw_eq(a, b);
        assert_eq!(w.pool.op(raw), Op::Eq);
        assert!(matches!(w.pool.eq(a, b), t if t == w.pool.tt() || t == w.pool.ff()));
    }
}
