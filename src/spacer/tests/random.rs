//! Random systems over few numbers against explicit-state search.

use super::*;
use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::collections::BTreeSet;

/// Constants of random systems range over `0 ..= TOP`.
const TOP: i64 = 3;
const VARS: usize = 4;

/// An argument: a constant, or a constant plus one, minus one, or plus another.
#[derive(Clone, Debug)]
enum Arg {
    Var(usize),
    Shift(usize, i64),
    Sum(usize, usize),
}

#[derive(Clone, Debug)]
enum Atom {
    Le(usize, i64),
    Eq(usize, i64),
    Ne(usize, usize),
    SumLe(usize, usize, i64),
}

#[derive(Clone, Debug)]
struct RandomClause {
    body: Vec<(usize, Vec<usize>)>,
    atoms: Vec<(Atom, Atom)>,
    head: Option<(usize, Vec<Arg>)>,
}

#[derive(Clone, Debug)]
struct RandomSystem {
    arities: Vec<usize>,
    clauses: Vec<RandomClause>,
}

fn below(g: &mut Gen, n: usize) -> usize {
    usize::arbitrary(g) % n
}

impl Arbitrary for Atom {
    fn arbitrary(g: &mut Gen) -> Self {
        let (a, b) = (below(g, VARS), below(g, VARS));
        match below(g, 5) {
            0 => Atom::Le(a, below(g, 4) as i64),
            1 | 2 => Atom::Eq(a, below(g, 4) as i64),
            3 => Atom::Ne(a, b),
            _ => Atom::SumLe(a, b, below(g, 6) as i64),
        }
    }
}

impl Arbitrary for RandomSystem {
    fn arbitrary(g: &mut Gen) -> Self {
        let arities: Vec<usize> = (0..1 + below(g, 3)).map(|_| 1 + below(g, 2)).collect();
        let count = 3 + below(g, 6);
        let clauses = (0..count)
            .map(|i| {
                let premises = if i == 0 { 0 } else { [0, 1, 1, 2, 2][below(g, 5)] };
                let body = (0..premises)
                    .map(|_| {
                        let p = below(g, arities.len());
                        (p, (0..arities[p]).map(|_| below(g, VARS)).collect())
                    })
                    .collect();
                let p = below(g, arities.len());
                let args = (0..arities[p]).map(|_| match below(g, 4) {
                    0 | 1 => Arg::Var(below(g, VARS)),
                    2 => Arg::Shift(below(g, VARS), if bool::arbitrary(g) { 1 } else { -1 }),
                    _ => Arg::Sum(below(g, VARS), below(g, VARS)),
                });
                let head = Some((p, args.collect()));
                let atoms = (0..1 + below(g, 3)).map(|_| (Atom::arbitrary(g), Atom::arbitrary(g))).collect();
                RandomClause { body, atoms, head: head.filter(|_| i + 1 < count) }
            })
            .collect();
        RandomSystem { arities, clauses }
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        let me = self.clone();
        Box::new((0..me.clauses.len()).map(move |i| {
            let mut smaller = me.clone();
            smaller.clauses.remove(i);
            smaller
        }))
    }
}

impl RandomSystem {
    fn build(&self) -> Builder {
        let mut b = Builder::new(Sort::INT);
        let preds: Vec<PredId> =
            self.arities.iter().enumerate().map(|(i, &n)| b.pred(&format!("P{i}"), n)).collect();
        let vars = b.vars.clone();
        let (zero, top) = (b.num(0), b.num(TOP));
        for clause in &self.clauses {
            let mut parts = Vec::new();
            let mut bound = |b: &mut Builder, t: Term| {
                parts.push(b.pool.ge(t, zero));
                parts.push(b.pool.le(t, top));
            };
            vars[..VARS].iter().for_each(|&v| bound(&mut b, v));
            let head = clause.head.as_ref().map(|(p, args)| {
                let args: Vec<Term> = args
                    .iter()
                    .map(|a| match *a {
                        Arg::Var(i) => vars[i],
                        Arg::Shift(i, n) => b.plus(vars[i], n),
                        Arg::Sum(i, j) => b.pool.add(&[vars[i], vars[j]]),
                    })
                    .collect();
                args.iter().for_each(|&t| bound(&mut b, t));
                (preds[*p], args)
            });
            for (one, other) in &clause.atoms {
                let (one, other) = (atom(&mut b, one), atom(&mut b, other));
                parts.push(b.pool.or2(one, other));
            }
            let body: Vec<(PredId, Vec<Term>)> = clause
                .body
                .iter()
                .map(|(p, args)| (preds[*p], args.iter().map(|&i| vars[i]).collect()))
                .collect();
            let body: Vec<(PredId, &[Term])> = body.iter().map(|(p, args)| (*p, &args[..])).collect();
            b.clause(&body, &parts, head.as_ref().map(|(p, args)| (*p, &args[..])));
        }
        b
    }

    /// Whether `false` is derivable, by saturation.
    fn is_unsafe(&self) -> bool {
        let mut facts: BTreeSet<(usize, Vec<i64>)> = BTreeSet::new();
        loop {
            let before = facts.len();
            for clause in &self.clauses {
                for code in 0..(TOP + 1).pow(VARS as u32) {
                    let v: Vec<i64> = (0..VARS).map(|i| code / (TOP + 1).pow(i as u32) % (TOP + 1)).collect();
                    let met = clause
                        .body
                        .iter()
                        .all(|(p, args)| facts.contains(&(*p, args.iter().map(|&i| v[i]).collect())));
                    if !met || !clause.atoms.iter().all(|(a, b)| holds(a, &v) || holds(b, &v)) {
                        continue;
                    }
                    let Some((p, args)) = &clause.head else { return true };
                    let values: Vec<i64> = args
                        .iter()
                        .map(|a| match *a {
                            Arg::Var(i) => v[i],
                            Arg::Shift(i, n) => v[i] + n,
                            Arg::Sum(i, j) => v[i] + v[j],
                        })
                        .collect();
                    if values.iter().all(|n| (0..=TOP).contains(n)) {
                        facts.insert((*p, values));
                    }
                }
            }
            if facts.len() == before {
                return false;
            }
        }
    }
}

fn atom(b: &mut Builder, atom: &Atom) -> Term {
    let v = b.vars.clone();
    match *atom {
        Atom::Le(i, n) => {
            let n = b.num(n);
            b.pool.le(v[i], n)
        }
        Atom::Eq(i, n) => {
            let n = b.num(n);
            b.pool.eq(v[i], n)
        }
        Atom::Ne(i, j) => {
            let eq = b.pool.eq(v[i], v[j]);
            b.pool.not(eq)
        }
        Atom::SumLe(i, j, n) => {
            let (sum, n) = (b.pool.add(&[v[i], v[j]]), b.num(n));
            b.pool.le(sum, n)
        }
    }
}

fn holds(atom: &Atom, v: &[i64]) -> bool {
    match *atom {
        Atom::Le(i, n) => v[i] <= n,
        Atom::Eq(i, n) => v[i] == n,
        Atom::Ne(i, j) => v[i] != v[j],
        Atom::SumLe(i, j, n) => v[i] + v[j] <= n,
    }
}

fn agrees(system: &RandomSystem, options: SpacerOptions) -> bool {
    match system.build().solve(options) {
        Outcome::Safe(_) => !system.is_unsafe(),
        Outcome::Unsafe(_) => system.is_unsafe(),
        Outcome::Unknown(reason) => panic!("a finite system is decided: {reason}"),
    }
}

#[test]
fn random_systems_agree_with_explicit_search() {
    let property = |system: RandomSystem| agrees(&system, SpacerOptions::default());
    QuickCheck::new().tests(150).quickcheck(property as fn(RandomSystem) -> bool);
}

#[test]
fn random_systems_agree_with_other_options() {
    let property = |system: RandomSystem, seed: u64| {
        let orders = [PremiseOrder::Forward, PremiseOrder::Backward, PremiseOrder::Random];
        let options = SpacerOptions {
            seed,
            premise_order: orders[(seed % 3) as usize],
            push_pobs: seed & 4 == 0,
            inductive: seed & 8 == 0,
            expand_bounds: [Expand::Always, Expand::Never, Expand::Repeated][(seed >> 4) as usize % 3],
            relate: seed & 32 == 0,
            rebuild_after: 5,
            ..SpacerOptions::default()
        };
        agrees(&system, options)
    };
    QuickCheck::new().tests(100).quickcheck(property as fn(RandomSystem, u64) -> bool);
}

/// A solver that is replaced between two questions about one obligation knows the restrictions of the first one.
#[test]
fn solvers_are_replaced_within_an_obligation() {
    let system = RandomSystem {
        arities: vec![2],
        clauses: vec![
            RandomClause {
                body: vec![],
                atoms: vec![(Atom::Eq(0, 3), Atom::Eq(3, 0)), (Atom::SumLe(0, 0, 1), Atom::Eq(0, 0))],
                head: Some((0, vec![Arg::Var(3), Arg::Shift(2, 1)])),
            },
            RandomClause {
                body: vec![(0, vec![2, 3]), (0, vec![2, 2])],
                atoms: vec![(Atom::SumLe(3, 2, 4), Atom::Ne(1, 1)), (Atom::Eq(3, 1), Atom::SumLe(3, 2, 3))],
                head: None,
            },
        ],
    };
    for rebuild_after in 1..8 {
        assert!(agrees(&system, SpacerOptions { rebuild_after, ..SpacerOptions::default() }));
    }
}
