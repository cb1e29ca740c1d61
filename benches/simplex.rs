//! The simplex: pivots on random feasibility problems, and many small queries on one tableau.

use criterion::{Criterion, criterion_group, criterion_main};
use eufonium::base::Rat;
use eufonium::base::ids::Id;
use eufonium::smt::arith::{Arith, ArithOptions, Column};
use eufonium::smt::sat::{Lit, Var};
use eufonium::smt::theory::{Effort, Theory, TheoryOut};
use std::hint::black_box;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % n
    }
    fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }
}

/// `rows` forms of `width` among `vars` variables, and for each column atoms at several bounds.
fn system(random: &mut Random, vars: usize, rows: usize, width: usize, ints: bool) -> (Arith, usize) {
    let mut arith = Arith::new(ArithOptions::default());
    let variables: Vec<Column> = (0..vars).map(|_| arith.new_var(ints)).collect();
    let mut columns = variables.clone();
    for _ in 0..rows {
        let terms: Vec<_> = (0..width)
            .map(|_| (variables[random.below(vars as u64) as usize], Rat::int(random.between(-5, 5))))
            .collect();
        columns.push(arith.new_row(&terms));
    }
    let mut atoms = 0;
    for column in columns {
        for _ in 0..4 {
            arith.new_atom(Var::from_usize(atoms), column, Rat::int(random.between(-50, 50)), false);
            atoms += 1;
        }
    }
    (arith, atoms)
}

fn assert_and_check(arith: &mut Arith, lits: &[Lit], atoms: usize, effort: Effort) -> bool {
    lits.iter().for_each(|l| arith.assert(*l));
    let mut out = TheoryOut { num_vars: atoms, ..TheoryOut::default() };
    arith.check(effort, &mut out);
    out.lemmas.is_empty()
}

fn dense(c: &mut Criterion) {
    c.bench_function("dense_feasibility_20x20", |b| {
        b.iter(|| {
            let mut random = Random(7);
            let (mut arith, atoms) = system(&mut random, 20, 20, 8, false);
            let mut satisfied = 0;
            for _ in 0..10 {
                arith.push_level();
                let lits: Vec<Lit> =
                    (0..atoms / 4).map(|i| Lit::new(Var::from_usize(4 * i), random.below(2) == 0)).collect();
                satisfied += u32::from(assert_and_check(&mut arith, &lits, atoms, Effort::Final));
                arith.backtrack(0);
            }
            black_box((satisfied, arith.stats().get("pivots")))
        });
    });
}

fn stream(c: &mut Criterion) {
    let mut random = Random(11);
    let (mut arith, atoms) = system(&mut random, 300, 300, 4, true);
    c.bench_function("small_queries_on_300_rows", |b| {
        b.iter(|| {
            arith.push_level();
            let mut consistent = true;
            for _ in 0..8 {
                arith.push_level();
                let lit =
                    Lit::new(Var::from_usize(random.below(atoms as u64) as usize), random.below(2) == 0);
                consistent &= assert_and_check(&mut arith, &[lit], atoms, Effort::Quick);
                if !consistent {
                    break;
                }
            }
            if consistent {
                arith.save_model();
            }
            arith.backtrack(0);
            black_box(consistent)
        });
    });
}

criterion_group!(benches, dense, stream);
criterion_main!(benches);
