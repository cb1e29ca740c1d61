//! Operators that are read as uninterpreted functions: what is refuted, what must not be.

use super::*;
use eufonium_base::Bits;
use eufonium_ir::print;

/// All operators, or costly ones.
const BOTH_WORDS: [BvMode; 2] = [BvMode::Uninterpreted, BvMode::UninterpretedOperators];

/// Constants of four bits and of one, and terms as they stand.
struct Table {
    pool: TermPool,
    words: Vec<Term>,
    bits: Vec<Term>,
}

impl Table {
    fn new() -> Self {
        let mut pool = TermPool::new();
        let (four, one) = (pool.bv_sort(4), pool.bv_sort(1));
        let words = ["p", "q", "u", "v", "w", "x", "y", "z"].map(|name| pool.constant(name, four)).to_vec();
        let bits = ["b", "c", "d"].map(|name| pool.constant(name, one)).to_vec();
        Table { pool, words, bits }
    }

    fn word(&self, name: char) -> Term {
        self.words["pquvwxyz".find(name).expect("a name in the table")]
    }

    fn value(&mut self, n: u64) -> Term {
        self.pool.bits(Bits::from_u64(n, 4))
    }

    /// The operator of a term that is built of `x` and `y`, applied to other arguments as they stand.
    fn apply(&mut self, build: Build, args: &[Term]) -> Term {
        let (x, y) = (self.word('x'), self.word('y'));
        let template = build(&mut self.pool, x, y);
        self.pool.raw_rebuild(template, args)
    }

    fn eq(&mut self, a: Term, b: Term) -> Term {
        self.pool.raw_eq(a, b)
    }

    fn ne(&mut self, a: Term, b: Term) -> Term {
        let equal = self.pool.raw_eq(a, b);
        self.pool.not(equal)
    }

    fn refutes(&mut self, bv_mode: BvMode, formulas: &[Term]) -> bool {
        let options = SolverOptions { bv_mode, ..SolverOptions::default() };
        let mut solver = Solver::new(options, Stop::never());
        match solver.check(&mut self.pool, formulas) {
            SatResult::Sat => false,
            SatResult::Unsat => true,
            SatResult::Unknown => panic!("small problems are decided: {}", solver.reason_unknown()),
        }
    }

    /// The formulas are refuted, and none of them can be spared.
    #[track_caller]
    fn refuted(&mut self, modes: &[BvMode], formulas: &[Term]) {
        for &mode in modes {
            assert!(self.refutes(mode, formulas), "{mode:?} refutes {}", self.shown(formulas));
            for spared in 0..formulas.len() {
                let mut rest = formulas.to_vec();
                rest.remove(spared);
                assert!(!self.refutes(mode, &rest), "{mode:?} needs all of {}", self.shown(formulas));
            }
        }
    }

    /// The abstraction has a model of the formulas.
    #[track_caller]
    fn possible(&mut self, modes: &[BvMode], formulas: &[Term]) {
        for &mode in modes {
            assert!(!self.refutes(mode, formulas), "{mode:?} does not refute {}", self.shown(formulas));
        }
    }

    fn shown(&self, formulas: &[Term]) -> String {
        formulas.iter().map(|t| print::term(&self.pool, *t).to_string() + " ").collect()
    }
}

type Build = fn(&mut TermPool, Term, Term) -> Term;

/// Operators of two words, and whether they commute.
const BINARY: [(Build, bool); 10] = [
    (|p, x, y| p.bv_add(&[x, y]), true),
    (|p, x, y| p.bv_mul(&[x, y]), true),
    (|p, x, y| p.bv_and(&[x, y]), true),
    (|p, x, y| p.bv_or(&[x, y]), true),
    (|p, x, y| p.bv_xor(&[x, y]), true),
    (|p, x, y| p.concat(&[x, y]), false),
    (|p, x, y| p.bv_udiv(x, y), false),
    (|p, x, y| p.bv_urem(x, y), false),
    (|p, x, y| p.bv_shl(x, y), false),
    (|p, x, y| p.bv_ashr(x, y), false),
];
const UNARY: [Build; 4] = [
    |p, x, _| p.bv_not(x),
    |p, x, _| p.extract(2, 1, x),
    |p, x, _| p.sign_extend(3, x),
    |p, x, _| p.extract(3, 3, x),
];
const COMPARISONS: [Build; 2] = [|p, x, y| p.bv_ult(x, y), |p, x, y| p.bv_slt(x, y)];

#[test]
fn operators_are_congruent() {
    let mut t = Table::new();
    let [p, q, u, v] = ['p', 'q', 'u', 'v'].map(|name| t.word(name));
    let (pu, qv) = (t.eq(p, u), t.eq(q, v));
    for (build, _) in BINARY {
        let (a, b) = (t.apply(build, &[p, q]), t.apply(build, &[u, v]));
        let differ = t.ne(a, b);
        t.refuted(&BOTH_WORDS, &[pu, qv, differ]);
    }
    for build in UNARY {
        let (a, b) = (t.apply(build, &[p]), t.apply(build, &[u]));
        let differ = t.ne(a, b);
        t.refuted(&BOTH_WORDS, &[pu, differ]);
    }
    for build in COMPARISONS {
        let (a, b) = (t.apply(build, &[p, q]), t.apply(build, &[u, v]));
        let not_b = t.pool.not(b);
        t.refuted(&BOTH_WORDS, &[pu, qv, a, not_b]);
    }
}

/// One operator says nothing of another, nor a slice of another slice.
#[test]
fn operators_are_different_functions() {
    let mut t = Table::new();
    let (p, q) = (t.word('p'), t.word('q'));
    let words: Vec<Build> = BINARY.iter().map(|(build, _)| *build).filter(is_word).collect();
    for (i, first) in words.iter().enumerate() {
        for second in &words[..i] {
            let (a, b) = (t.apply(*first, &[p, q]), t.apply(*second, &[p, q]));
            let (equal, differ) = (t.eq(a, b), t.ne(a, b));
            t.possible(&[BvMode::Uninterpreted], &[equal]);
            t.possible(&BOTH_WORDS, &[differ]);
        }
    }
    let (low, high) = (t.pool.extract(1, 0, p), t.pool.extract(3, 2, p));
    let differ = t.ne(low, high);
    t.possible(&BOTH_WORDS, &[differ]);
    let less = t.apply(COMPARISONS[0], &[p, q]);
    let more = t.apply(COMPARISONS[1], &[p, q]);
    let not_more = t.pool.not(more);
    t.possible(&BOTH_WORDS, &[less, not_more]);
}

fn is_word(build: &Build) -> bool {
    let mut t = Table::new();
    let (p, q) = (t.word('p'), t.word('q'));
    let built = t.apply(*build, &[p, q]);
    t.pool.width(built) == 4
}

#[test]
fn constants_are_different() {
    let mut t = Table::new();
    let x = t.word('x');
    let (three, five) = (t.value(3), t.value(5));
    let (is_three, is_five) = (t.eq(x, three), t.eq(x, five));
    t.refuted(&BOTH_WORDS, &[is_three, is_five]);
    let (u, v) = (t.word('u'), t.word('v'));
    let (same, is_three, is_five) = (t.eq(u, v), t.eq(three, u), t.eq(v, five));
    t.refuted(&BOTH_WORDS, &[same, is_three, is_five]);
}

/// What holds of numbers alone is not known of opaque operators.
#[test]
fn nothing_is_computed() {
    let mut t = Table::new();
    let x = t.word('x');
    let [zero, one, two, five] = [0, 1, 2, 5].map(|n| t.value(n));
    let (add, mul, udiv) = (BINARY[0].0, BINARY[1].0, BINARY[6].0);
    let next = t.apply(add, &[x, one]);
    let four = t.apply(add, &[two, two]);
    let twice = t.apply(mul, &[two, two]);
    for impossible in [t.eq(next, x), t.eq(four, five), t.eq(twice, five)] {
        t.possible(&[BvMode::Uninterpreted], &[impossible]);
        t.refuted(&[BvMode::UninterpretedOperators, BvMode::BitBlast], &[impossible]);
    }
    let (square, half) = (t.apply(mul, &[x, x]), t.apply(udiv, &[two, two]));
    for impossible in [t.eq(square, two), t.eq(half, zero)] {
        t.possible(&BOTH_WORDS, &[impossible]);
        t.refuted(&[BvMode::BitBlast], &[impossible]);
    }
    let y = t.word('y');
    let (less, more) = (t.pool.bv_ult(x, y), t.pool.bv_ult(y, x));
    t.possible(&[BvMode::Uninterpreted], &[less, more]);
    t.refuted(&[BvMode::UninterpretedOperators], &[less, more]);
    let complement = t.pool.bv_not(x);
    let fixed = t.eq(complement, x);
    t.possible(&[BvMode::Uninterpreted], &[fixed]);
}

#[test]
fn some_operators_commute() {
    let mut t = Table::new();
    let [p, q, u, v] = ['p', 'q', 'u', 'v'].map(|name| t.word(name));
    let (pv, qu) = (t.eq(p, v), t.eq(q, u));
    for (build, commutes) in BINARY {
        let (a, b) = (t.apply(build, &[p, q]), t.apply(build, &[q, p]));
        let differ = t.ne(a, b);
        let (c, d) = (t.apply(build, &[p, q]), t.apply(build, &[u, v]));
        let differ_crosswise = t.ne(c, d);
        if commutes {
            assert_ne!(a, b, "the terms stand as they were built");
            t.refuted(&BOTH_WORDS, &[differ]);
            t.refuted(&BOTH_WORDS, &[pv, qu, differ_crosswise]);
        } else {
            t.possible(&BOTH_WORDS, &[differ]);
            t.possible(&BOTH_WORDS, &[pv, qu, differ_crosswise]);
        }
    }
}

/// A chain joins its first two arguments, the result with the third, and so on.
#[test]
fn chains_commute_but_do_not_associate() {
    let mut t = Table::new();
    let [p, q, u, v, w] = ['p', 'q', 'u', 'v', 'w'].map(|name| t.word(name));
    for (build, _) in BINARY.iter().filter(|(_, commutes)| *commutes).copied() {
        let chain = t.apply(build, &[p, q, u]);
        let swapped = t.apply(build, &[q, p, u]);
        let inner = t.apply(build, &[q, p]);
        let nested = t.apply(build, &[u, inner]);
        for other in [swapped, nested] {
            let differ = t.ne(chain, other);
            t.refuted(&BOTH_WORDS, &[differ]);
        }
        let named = t.eq(v, inner);
        let (through, same) = (t.apply(build, &[w, v]), t.eq(w, u));
        let differ = t.ne(through, chain);
        t.refuted(&BOTH_WORDS, &[named, same, differ]);
        let right = t.apply(build, &[q, u]);
        for other in [t.apply(build, &[p, u, q]), t.apply(build, &[p, right])] {
            let differ = t.ne(chain, other);
            t.possible(&[BvMode::Uninterpreted], &[differ]);
            t.refuted(&[BvMode::BitBlast], &[differ]);
        }
    }
}

#[test]
fn words_of_one_bit_are_truth_values() {
    let mut t = Table::new();
    let [b, c, d] = [0, 1, 2].map(|i| t.bits[i]);
    let (zero, one) = (t.pool.bits(Bits::zero(1)), t.pool.bits(Bits::one(1)));
    let (not_zero, not_one) = (t.ne(b, zero), t.ne(b, one));
    t.refuted(&BOTH_WORDS, &[not_zero, not_one]);
    let (b_zero, b_one) = (t.eq(b, zero), t.eq(b, one));
    t.refuted(&BOTH_WORDS, &[b_zero, b_one]);
    let (c_one, same) = (t.eq(one, c), t.eq(b, c));
    t.refuted(&BOTH_WORDS, &[b_zero, c_one, same]);
    let (bc, cd, bd) = (t.ne(b, c), t.ne(c, d), t.ne(b, d));
    t.refuted(&BOTH_WORDS, &[bc, cd, bd]);
    // The same of slices, which are no constants, and of a function of a bit.
    let slices: Vec<Term> = ['p', 'q', 'u'].map(|name| t.pool.extract(2, 2, t.word(name))).to_vec();
    let differ = [(0, 1), (1, 2), (0, 2)].map(|(i, j)| t.ne(slices[i], slices[j]));
    t.refuted(&BOTH_WORDS, &differ);
    let wide = |t: &mut Table, bit| t.pool.sign_extend(3, bit);
    let [at_b, at_zero, at_one] = [b, zero, one].map(|bit| {
        let template = wide(&mut t, b);
        t.pool.raw_rebuild(template, &[bit])
    });
    let (not_as_zero, not_as_one) = (t.ne(at_b, at_zero), t.ne(at_b, at_one));
    t.refuted(&BOTH_WORDS, &[not_as_zero, not_as_one]);
    let inverted = t.pool.bv_not(b);
    let fixed = t.eq(inverted, b);
    t.possible(&[BvMode::Uninterpreted], &[fixed]);
    t.refuted(&[BvMode::UninterpretedOperators], &[fixed]);
}

#[test]
fn choices_have_their_branches() {
    let mut t = Table::new();
    let [p, q, u] = ['p', 'q', 'u'].map(|name| t.word(name));
    let c = t.pool.constant("chosen", Sort::BOOL);
    let not_c = t.pool.not(c);
    let choice = t.pool.ite(c, p, q);
    let turned = t.pool.raw_rebuild(choice, &[not_c, q, p]);
    let yes = t.pool.raw_rebuild(choice, &[t.pool.tt(), p, q]);
    for choice in [choice, turned] {
        let (not_p, not_q, is_u) = (t.ne(choice, p), t.ne(choice, q), t.eq(choice, u));
        t.refuted(&BOTH_WORDS, &[c, not_p]);
        t.refuted(&BOTH_WORDS, &[not_c, not_q]);
        t.refuted(&BOTH_WORDS, &[not_p, not_q]);
        let (u_not_p, u_not_q) = (t.ne(u, p), t.ne(u, q));
        t.refuted(&BOTH_WORDS, &[is_u, u_not_p, u_not_q]);
        t.possible(&BOTH_WORDS, &[is_u, u_not_p, not_c]);
    }
    let not_p = t.ne(yes, p);
    t.refuted(&BOTH_WORDS, &[not_p]);
    let differ = t.ne(choice, turned);
    t.refuted(&BOTH_WORDS, &[differ]);
}

#[test]
fn reads_find_what_was_written() {
    let mut t = Table::new();
    let word = t.pool.bv_sort(4);
    let sort = t.pool.array_sort(word, word);
    let (a, b) = (t.pool.constant("a", sort), t.pool.constant("a'", sort));
    let [p, q, u, x] = ['p', 'q', 'u', 'x'].map(|name| t.word(name));
    let one = t.value(1);
    let (next, turned) = (t.apply(BINARY[0].0, &[x, one]), t.apply(BINARY[0].0, &[one, x]));
    assert_ne!(next, turned);
    let written = t.pool.store(a, next, u);
    let (found, other) = (t.pool.raw_select(written, turned), t.pool.raw_select(written, p));
    let lost = t.ne(found, u);
    t.refuted(&BOTH_WORDS, &[lost]);
    let below = t.pool.raw_select(a, p);
    let (elsewhere, changed) = (t.ne(p, next), t.ne(other, below));
    t.refuted(&BOTH_WORDS, &[elsewhere, changed]);
    // That `x` and `x + 1` differ is arithmetic.
    let (beside, before) = (t.pool.raw_select(written, x), t.pool.raw_select(a, x));
    let changed = t.ne(beside, before);
    t.possible(&[BvMode::Uninterpreted], &[changed]);
    t.refuted(&[BvMode::UninterpretedOperators], &[changed]);
    let stored = t.eq(b, written);
    let read = t.pool.raw_select(b, q);
    let (there, lost) = (t.eq(q, next), t.ne(read, u));
    t.refuted(&BOTH_WORDS, &[stored, there, lost]);
    let everywhere = t.pool.const_array(sort, u);
    let (is_constant, lost) = (t.eq(a, everywhere), t.ne(below, u));
    t.refuted(&BOTH_WORDS, &[is_constant, lost]);
}

/// Arrays that agree at both indices of width 1 are equal, which opaque words do not know: that arrays differ somewhere
/// is about values.
#[test]
fn only_costly_words_make_arrays_extensional() {
    let mut t = Table::new();
    let (bit, word) = (t.pool.bv_sort(1), t.pool.bv_sort(4));
    let sort = t.pool.array_sort(bit, word);
    let (a, b) = (t.pool.constant("a", sort), t.pool.constant("a'", sort));
    let differ = t.ne(a, b);
    let agree = [0, 1].map(|n| {
        let index = t.pool.bits(Bits::from_u64(n, 1));
        let (x, y) = (t.pool.raw_select(a, index), t.pool.raw_select(b, index));
        t.eq(x, y)
    });
    let formulas = [differ, agree[0], agree[1]];
    t.refuted(&[BvMode::UninterpretedOperators, BvMode::BitBlast], &formulas);
    t.possible(&[BvMode::Uninterpreted], &formulas);
}
