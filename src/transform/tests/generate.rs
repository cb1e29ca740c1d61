//! Random small Horn systems over Booleans and integers from 0 to 2, linear and not, with arguments of all kinds.

use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Sort, Term, TermPool};
use quickcheck::{Arbitrary, Gen};

/// A random system: the seed makes it, the mask drops clauses (which is how it shrinks).
#[derive(Clone, Debug)]
pub struct Problem {
    pub seed: u64,
    pub dropped: u16,
}

impl Arbitrary for Problem {
    fn arbitrary(g: &mut Gen) -> Self {
        Problem { seed: u64::arbitrary(g), dropped: 0 }
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        let (seed, dropped) = (self.seed, self.dropped);
        let drop_one = (0..16).filter(move |i| dropped & (1 << i) == 0);
        Box::new(drop_one.map(move |i| Problem { seed, dropped: dropped | (1 << i) }))
    }
}

/// A small generator of pseudo-random numbers (xorshift).
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

impl Problem {
    pub fn system(&self, pool: &mut TermPool) -> ChcSystem {
        let mut rng = Rng::new(self.seed);
        let mut system = ChcSystem::new();
        for i in 0..2 + rng.below(3) {
            let sorts: Vec<Sort> =
                (0..rng.below(4)).map(|_| rng.pick(&[Sort::INT, Sort::INT, Sort::BOOL])).collect();
            system.declare(pool, &format!("P{i}"), &sorts);
        }
        let clauses = 6 + rng.below(8);
        // Some clauses share their constants with others, some do not.
        let shared = Scope::new(pool);
        for i in 0..clauses {
            let own = Scope::new(pool);
            let scope = if rng.below(2) == 0 { &shared } else { &own };
            let kind = match i {
                0 | 1 => Kind::Fact,
                _ if i + 1 == clauses || rng.below(12) == 0 => Kind::Query,
                _ => Kind::Rule,
            };
            let clause = scope.clause(pool, &mut rng, &system, kind);
            if self.dropped & (1 << i) == 0 {
                system.clauses.push(clause);
            }
        }
        system
    }
}

/// What a clause is to be.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Fact,
    Rule,
    Query,
}

/// The constants of a clause.
struct Scope {
    ints: Vec<Term>,
    bools: Vec<Term>,
}

impl Scope {
    fn new(pool: &mut TermPool) -> Self {
        Scope {
            ints: ["x", "y", "z"].iter().map(|n| pool.constant(*n, Sort::INT)).collect(),
            bools: ["a", "b"].iter().map(|n| pool.constant(*n, Sort::BOOL)).collect(),
        }
    }

    fn argument(&self, pool: &mut TermPool, rng: &mut Rng, sort: Sort) -> Term {
        let odd = rng.below(5) == 0;
        if sort.is_bool() {
            let b = rng.pick(&self.bools);
            return if odd { pool.not(b) } else { b };
        }
        let x = rng.pick(&self.ints);
        match rng.below(8) {
            0 => pool.int(1),
            1 if odd => {
                let one = pool.int(1);
                pool.add(&[x, one])
            }
            _ => x,
        }
    }

    fn literal(&self, pool: &mut TermPool, rng: &mut Rng) -> Term {
        let (x, y) = (rng.pick(&self.ints), rng.pick(&self.ints));
        let (a, b) = (rng.pick(&self.bools), rng.pick(&self.bools));
        let n = pool.int(rng.below(3) as i64);
        let y_and_n = pool.add(&[y, n]);
        match rng.below(8) {
            0 => pool.eq(x, y_and_n),
            1 => pool.eq(x, n),
            2 => pool.le(x, y),
            3 => a,
            4 => pool.not(a),
            5 => pool.eq(a, b),
            6 => {
                let low = pool.le(x, n);
                pool.eq(a, low)
            }
            _ => {
                let eq = pool.eq(x, n);
                pool.not(eq)
            }
        }
    }

    fn app(&self, pool: &mut TermPool, rng: &mut Rng, system: &ChcSystem) -> PredApp {
        let pred = rng.pick(&system.preds.keys().collect::<Vec<PredId>>());
        let sorts = system.preds[pred].sorts.clone();
        PredApp { pred, args: sorts.into_iter().map(|s| self.argument(pool, rng, s)).collect() }
    }

    fn clause(&self, pool: &mut TermPool, rng: &mut Rng, system: &ChcSystem, kind: Kind) -> Clause {
        let premises = if kind == Kind::Fact { 0 } else { rng.pick(&[1, 1, 1, 1, 2]) };
        let body: Vec<PredApp> = (0..premises).map(|_| self.app(pool, rng, system)).collect();
        let head = (kind != Kind::Query).then(|| self.app(pool, rng, system));
        let few = if kind == Kind::Query { 4 } else { 3 };
        let mut conjuncts: Vec<Term> = (0..rng.below(few)).map(|_| self.literal(pool, rng)).collect();
        if rng.below(3) == 0 {
            let (l, r) = (self.literal(pool, rng), self.literal(pool, rng));
            conjuncts.push(pool.or2(l, r));
        }
        let mut clause = Clause { body, constraint: pool.and(&conjuncts), head, span: None };
        let (zero, two) = (pool.int(0), pool.int(2));
        for v in clause.vars(pool) {
            if pool.sort(v) == Sort::INT {
                conjuncts.extend([pool.le(zero, v), pool.le(v, two)]);
            }
        }
        clause.constraint = pool.and(&conjuncts);
        clause
    }
}
