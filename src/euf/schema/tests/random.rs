//! Lemmas are valid whatever the view says, and are not satisfied by it; each schema fires.

use super::columns::Columns;
use crate::schema::{Known, SchemaId, TABLE, View, violated};
use eufonium_base::{Bits, HashMap, HashSet};
use eufonium_ir::{Op, Sort, Term, TermPool, print, visit};

/// A small generator with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// A view that is right about an assignment but for some terms and atoms.
struct Spoilt {
    class: HashMap<Term, u32>,
    named: HashMap<u32, Term>,
    truth: HashMap<Term, bool>,
}

impl Spoilt {
    fn new(
        pool: &TermPool,
        columns: &mut Columns,
        terms: &[Term],
        random: &mut Random,
        constants: &[Term],
    ) -> Spoilt {
        let row = random.below(columns.rows() as u64) as usize;
        let harm = 2 + random.below(12);
        let anonymous = random.below(3);
        let mut view =
            Spoilt { class: HashMap::default(), named: HashMap::default(), truth: HashMap::default() };
        for &c in constants {
            let class = (pool.width(c) << 16) | u32::from(columns.column(pool, c)[0]);
            view.class.insert(c, class);
            if random.below(3) >= anonymous {
                view.named.insert(class, c);
            }
        }
        for &t in terms {
            let value = columns.column(pool, t)[row];
            let spoil = random.below(harm) == 0;
            if pool.sort(t).is_bool() {
                if random.below(20) > 0 {
                    view.truth.insert(t, (value == 1) != spoil);
                }
            } else if pool.as_bits(t).is_none() && random.below(40) > 0 {
                let width = pool.width(t);
                let value = if spoil { random.below(1 << width) as u32 } else { u32::from(value) };
                view.class.insert(t, (width << 16) | value);
            }
        }
        view
    }
}

impl View for Spoilt {
    fn holds(&self, pool: &TermPool, formula: Term) -> Option<bool> {
        let (atom, negated) = pool.strip_not(formula);
        self.truth.get(&atom).map(|v| *v != negated)
    }
    fn class(&self, _: &TermPool, t: Term) -> Option<u32> {
        self.class.get(&t).copied()
    }
    fn constant(&self, pool: &TermPool, t: Term) -> Option<Term> {
        if pool.as_bits(t).is_some() {
            return Some(t);
        }
        self.named.get(self.class.get(&t)?).copied()
    }
}

const BINARY: [Op; 12] = [
    Op::BvAnd,
    Op::BvOr,
    Op::BvXor,
    Op::BvAdd,
    Op::BvMul,
    Op::BvUdiv,
    Op::BvUrem,
    Op::BvShl,
    Op::BvLshr,
    Op::BvAshr,
    Op::BvUlt,
    Op::BvSlt,
];

fn apply(pool: &mut TermPool, op: Op, a: Term, b: Term) -> Term {
    match op {
        Op::BvAnd => pool.bv_and(&[a, b]),
        Op::BvOr => pool.bv_or(&[a, b]),
        Op::BvXor => pool.bv_xor(&[a, b]),
        Op::BvAdd => pool.bv_add(&[a, b]),
        Op::BvMul => pool.bv_mul(&[a, b]),
        Op::BvUdiv => pool.bv_udiv(a, b),
        Op::BvUrem => pool.bv_urem(a, b),
        Op::BvShl => pool.bv_shl(a, b),
        Op::BvLshr => pool.bv_lshr(a, b),
        Op::BvAshr => pool.bv_ashr(a, b),
        Op::BvUlt => pool.bv_ult(a, b),
        _ => pool.bv_slt(a, b),
    }
}

/// A term of the width over words.
fn term(pool: &mut TermPool, random: &mut Random, words: &[Term], condition: Term) -> Term {
    let pick = |random: &mut Random| words[random.below(words.len() as u64) as usize];
    let (a, b) = (pick(random), pick(random));
    let width = pool.width(a);
    match random.below(20) {
        0 => pool.bv_not(a),
        1 => pool.bv_neg(a),
        2 => pool.ite(condition, a, b),
        3 if width > 1 => {
            let low = random.below(u64::from(width)) as u32;
            let part = pool.extract(width - 1, low, a);
            pool.zero_extend(low, part)
        }
        4 if width > 1 => {
            let part = pool.extract(width - 2, 0, a);
            pool.sign_extend(1, part)
        }
        5 if width > 1 => {
            let (high, low) = (pool.extract(width - 1, 1, a), pool.extract(0, 0, b));
            pool.concat(&[high, low])
        }
        6 => {
            let k = pool.bits(Bits::from_u64(random.below(1 << width), width));
            pool.bv_add(&[a, k])
        }
        7 => {
            let k = pool.bits(Bits::from_u64(random.below(1 << width), width));
            pool.bv_mul(&[a, k])
        }
        n => apply(pool, BINARY[(n % 10) as usize], a, b),
    }
}

/// A comparison, an equality, or slices of words.
fn observed(pool: &mut TermPool, random: &mut Random, words: &[Term]) -> Term {
    let pick = |random: &mut Random| words[random.below(words.len() as u64) as usize];
    let (a, b) = (pick(random), pick(random));
    let width = pool.width(a);
    match random.below(8) {
        0 => pool.eq(a, b),
        1 => pool.raw_eq(a, b),
        2 => pool.extract(width - 1, width - 1, a),
        3 => pool.extract(random.below(u64::from(width)) as u32, 0, a),
        4 => {
            let k = pool.bits(Bits::from_u64(random.below(1 << width), width));
            let (a, b) = if random.below(2) == 0 { (a, k) } else { (k, a) };
            apply(pool, BINARY[10 + random.below(2) as usize], a, b)
        }
        5 => pool.zero_extend(1, a),
        _ => apply(pool, BINARY[10 + random.below(2) as usize], a, b),
    }
}

fn round(seed: u64, counts: &mut HashMap<SchemaId, usize>) {
    let mut random = Random(seed);
    let mut pool = TermPool::new();
    let width = 1 + random.below(4) as u32;
    let sort = pool.bv_sort(width);
    let vars: Vec<Term> = ["x", "y", "z"].iter().map(|n| pool.constant(*n, sort)).collect();
    let condition = pool.constant("c", Sort::BOOL);
    let constants: Vec<Term> = (1..=width + 1)
        .flat_map(|w| (0..1u64 << w).map(move |n| Bits::from_u64(n, w)))
        .map(|b| pool.bits(b))
        .collect();
    let mut words = vars.clone();
    for _ in 0..12 {
        let t = term(&mut pool, &mut random, &words, condition);
        words.push(t);
    }
    let seen: Vec<Term> = (0..16).map(|_| observed(&mut pool, &mut random, &words)).collect();
    let roots: Vec<Term> = [&words[..], &seen, &constants].concat();
    let terms = visit::postorder(&pool, &roots);
    let mut columns = Columns::new(&pool, &[&vars[..], &[condition]].concat());
    for _ in 0..6 {
        let view = Spoilt::new(&pool, &mut columns, &terms, &mut random, &constants);
        let mut known = Known::default();
        let lemmas = violated(&mut pool, &view, &terms, &mut known, 1000);
        let distinct: HashSet<&Vec<Term>> = lemmas.iter().map(|l| &l.clause).collect();
        assert_eq!(distinct.len(), lemmas.len(), "no lemma comes twice");
        for lemma in &lemmas {
            *counts.entry(lemma.schema).or_insert(0) += 1;
            let shown: Vec<String> = lemma.clause.iter().map(|t| print::term(&pool, *t)).collect();
            assert!(columns.valid(&pool, &lemma.clause), "seed {seed}: {:?}: {shown:?}", lemma.schema);
            let satisfied = lemma.clause.iter().any(|t| view.holds(&pool, *t) == Some(true));
            assert!(!satisfied, "{:?} is true: {shown:?}", lemma.schema);
        }
        assert!(lemmas.iter().all(|l| known.contains(&l.clause)));
        let again = violated(&mut pool, &view, &terms, &mut known, 1000);
        assert!(again.is_empty(), "what is known is not given out again");
        let few = violated(&mut pool, &view, &terms, &mut Known::default(), 2);
        assert!(few.len() == lemmas.len().min(2), "the limit is kept and used");
    }
}

#[test]
fn every_schema_holds_and_fires() {
    let mut counts = HashMap::default();
    for seed in 0..400 {
        round(seed, &mut counts);
    }
    let idle: Vec<SchemaId> = TABLE.iter().map(|r| r.id).filter(|id| !counts.contains_key(id)).collect();
    assert!(idle.is_empty(), "schemas that never fired: {idle:?}");
}

/// A view that is right violates nothing that it knows.
#[test]
fn right_views_satisfy_all_that_they_know() {
    for seed in 0..100 {
        let mut random = Random(seed);
        let mut pool = TermPool::new();
        let width = 1 + random.below(4) as u32;
        let sort = pool.bv_sort(width);
        let vars: Vec<Term> = ["x", "y"].iter().map(|n| pool.constant(*n, sort)).collect();
        let condition = pool.constant("c", Sort::BOOL);
        let mut words = vars.clone();
        for _ in 0..10 {
            let t = term(&mut pool, &mut random, &words, condition);
            words.push(t);
        }
        let seen: Vec<Term> = (0..10).map(|_| observed(&mut pool, &mut random, &words)).collect();
        let terms = visit::postorder(&pool, &[&words[..], &seen].concat());
        let mut columns = Columns::new(&pool, &[&vars[..], &[condition]].concat());
        let row = random.below(columns.rows() as u64) as usize;
        let (mut class, mut truth) = (HashMap::default(), HashMap::default());
        for &t in &terms {
            let value = columns.column(&pool, t)[row];
            if pool.sort(t).is_bool() {
                truth.insert(t, value == 1);
            } else {
                class.insert(t, (pool.width(t) << 16) | u32::from(value));
            }
        }
        let view = Spoilt { class, named: HashMap::default(), truth };
        for lemma in violated(&mut pool, &view, &terms, &mut Known::default(), 1000) {
            let knows = |t: &Term| {
                let (atom, _) = pool.strip_not(*t);
                let classes = || pool.args(atom).iter().all(|a| view.class.contains_key(a));
                view.holds(&pool, atom).is_some() || (pool.op(atom) == Op::Eq && classes())
            };
            assert!(!lemma.clause.iter().all(knows), "{:?}", lemma.schema);
        }
    }
}
