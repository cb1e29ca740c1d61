//! Datatypes: tables of small questions, and random formulas against the enumeration of all small values.

use crate::{SatResult, Solver, SolverOptions};
use eufonium_base::Stop;
use eufonium_ir::model::FuncTable;
use eufonium_ir::{ConsId, ConstructorDecl, Evaluator, FuncId, Model, Sort, Term, TermPool, Value};
use quickcheck::{Arbitrary, Gen, QuickCheck};

/// The datatypes of the tests: `Color = r | g | b`, `Pair = pair(Color, Bool)`, `Opt = none | some(Color)`,
/// `List = nil | cons(Bool, List)`, `Tree = leaf(Int) | node(Forest)`, `Forest = empty | grow(Tree, Forest)`, and a
/// `Wide` one of six constructors `w0(Int) ... w4(Int) | w5`.
struct Zoo {
    color: Sort,
    pair: Sort,
    opt: Sort,
    list: Sort,
    tree: Sort,
    wide: Sort,
}

fn decl(name: &str, fields: &[(&str, Sort)]) -> ConstructorDecl {
    let fields = fields.iter().map(|(n, s)| (n.to_string(), *s)).collect();
    ConstructorDecl { name: name.into(), fields, ambiguous: false }
}

impl Zoo {
    fn new(pool: &mut TermPool) -> Self {
        let [color, pair, opt, list, tree, forest, wide] =
            ["Color", "Pair", "Opt", "List", "Tree", "Forest", "Wide"].map(|n| pool.declare_datatype(n));
        pool.define_datatype(color, vec![decl("r", &[]), decl("g", &[]), decl("b", &[])]);
        pool.define_datatype(pair, vec![decl("pair", &[("left", color), ("right", Sort::BOOL)])]);
        pool.define_datatype(opt, vec![decl("none", &[]), decl("some", &[("the", color)])]);
        pool.define_datatype(
            list,
            vec![decl("nil", &[]), decl("cons", &[("head", Sort::BOOL), ("tail", list)])],
        );
        pool.define_datatype(
            tree,
            vec![decl("leaf", &[("label", Sort::INT)]), decl("node", &[("below", forest)])],
        );
        pool.define_datatype(
            forest,
            vec![decl("empty", &[]), decl("grow", &[("first", tree), ("rest", forest)])],
        );
        let mut wides: Vec<ConstructorDecl> =
            (0..5).map(|i| decl(&format!("w{i}"), &[(&format!("f{i}"), Sort::INT)])).collect();
        wides.push(decl("w5", &[]));
        pool.define_datatype(wide, wides);
        Zoo { color, pair, opt, list, tree, wide }
    }
}

fn cons_of(pool: &TermPool, sort: Sort, i: usize) -> ConsId {
    pool.constructors(sort)[i]
}

fn solver() -> Solver {
    Solver::new(SolverOptions::default(), Stop::never())
}

fn check(pool: &mut TermPool, formulas: &[Term]) -> SatResult {
    let mut solver = solver();
    formulas.iter().for_each(|f| solver.assert(pool, *f));
    let answer = solver.check(pool, &[]);
    if answer == SatResult::Sat {
        let mut eval = Evaluator::new(solver.model(pool));
        assert!(formulas.iter().all(|f| eval.holds(pool, *f)), "a model evaluates");
    }
    answer
}

/// What a row of a table asserts.
type Question = fn(&mut TermPool, &Zoo) -> Vec<Term>;

fn constants<const N: usize>(pool: &mut TermPool, sort: Sort) -> [Term; N] {
    std::array::from_fn(|i| pool.constant(format!("x{i}"), sort))
}

fn all_different(pool: &mut TermPool, terms: &[Term]) -> Vec<Term> {
    vec![pool.distinct(terms)]
}

/// `x = cons(h, y)` with a fresh `h`.
fn is_cons(pool: &mut TermPool, zoo: &Zoo, x: Term, y: Term) -> Term {
    let (h, cons) = (pool.fresh("h", Sort::BOOL), cons_of(pool, zoo.list, 1));
    let list = pool.construct(cons, &[h, y]);
    pool.eq(x, list)
}

const TABLE: &[(&str, SatResult, Question)] = &[
    ("three colors", SatResult::Sat, |pool, zoo| {
        let x = constants::<3>(pool, zoo.color);
        all_different(pool, &x)
    }),
    ("no four colors", SatResult::Unsat, |pool, zoo| {
        let x = constants::<4>(pool, zoo.color);
        all_different(pool, &x)
    }),
    ("six pairs", SatResult::Sat, |pool, zoo| {
        let x = constants::<6>(pool, zoo.pair);
        all_different(pool, &x)
    }),
    ("no seven pairs", SatResult::Unsat, |pool, zoo| {
        let x = constants::<7>(pool, zoo.pair);
        all_different(pool, &x)
    }),
    ("four options", SatResult::Sat, |pool, zoo| {
        let x = constants::<4>(pool, zoo.opt);
        all_different(pool, &x)
    }),
    ("no five options", SatResult::Unsat, |pool, zoo| {
        let x = constants::<5>(pool, zoo.opt);
        all_different(pool, &x)
    }),
    ("many lists", SatResult::Sat, |pool, zoo| {
        let x = constants::<9>(pool, zoo.list);
        let mut all = all_different(pool, &x);
        all.push(is_cons(pool, zoo, x[0], x[1]));
        all.push(is_cons(pool, zoo, x[2], x[3]));
        all
    }),
    ("many trees", SatResult::Sat, |pool, zoo| {
        let x = constants::<6>(pool, zoo.tree);
        all_different(pool, &x)
    }),
    ("a list in itself", SatResult::Unsat, |pool, zoo| {
        let [x, y, z] = constants(pool, zoo.list);
        vec![is_cons(pool, zoo, x, y), is_cons(pool, zoo, y, z), is_cons(pool, zoo, z, x)]
    }),
    ("a list in another", SatResult::Sat, |pool, zoo| {
        let [x, y, z] = constants(pool, zoo.list);
        vec![is_cons(pool, zoo, x, y), is_cons(pool, zoo, y, z)]
    }),
    ("a tail of itself", SatResult::Unsat, |pool, zoo| {
        let [x] = constants(pool, zoo.list);
        let cons = cons_of(pool, zoo.list, 1);
        let (tail, is) = (pool.field(cons, 1, x), pool.is_constructor(cons, x));
        vec![pool.eq(tail, x), is]
    }),
    ("the empty list may be its own tail", SatResult::Sat, |pool, zoo| {
        let [x] = constants(pool, zoo.list);
        let cons = cons_of(pool, zoo.list, 1);
        let tail = pool.field(cons, 1, x);
        vec![pool.eq(tail, x)]
    }),
    ("wrong fields are functions", SatResult::Unsat, |pool, zoo| {
        let [x, y] = constants(pool, zoo.opt);
        let (none, some) = (cons_of(pool, zoo.opt, 0), cons_of(pool, zoo.opt, 1));
        let (a, b) = (pool.field(some, 0, x), pool.field(some, 0, y));
        let equal = pool.eq(a, b);
        vec![pool.is_constructor(none, x), pool.is_constructor(none, y), pool.not(equal)]
    }),
    ("wrong fields take any value", SatResult::Sat, |pool, zoo| {
        let [x] = constants(pool, zoo.wide);
        let (w0, w1) = (cons_of(pool, zoo.wide, 0), cons_of(pool, zoo.wide, 1));
        let (a, b) = (pool.field(w0, 0, x), pool.field(w1, 0, x));
        let (seven, eight) = (pool.int(7), pool.int(8));
        let w5 = cons_of(pool, zoo.wide, 5);
        vec![pool.eq(a, seven), pool.eq(b, eight), pool.is_constructor(w5, x)]
    }),
    ("constructors are injective", SatResult::Unsat, |pool, zoo| {
        let [a, b] = constants(pool, Sort::INT);
        let w2 = cons_of(pool, zoo.wide, 2);
        let [x] = constants(pool, zoo.wide);
        let (p, q) = (pool.construct(w2, &[a]), pool.construct(w2, &[b]));
        vec![pool.eq(x, p), pool.eq(x, q), pool.lt(a, b)]
    }),
    ("constructors are disjoint", SatResult::Unsat, |pool, zoo| {
        let [a, b] = constants(pool, Sort::INT);
        let (w2, w3) = (cons_of(pool, zoo.wide, 2), cons_of(pool, zoo.wide, 3));
        let [x] = constants(pool, zoo.wide);
        let (p, q) = (pool.construct(w2, &[a]), pool.construct(w3, &[b]));
        vec![pool.eq(x, p), pool.eq(x, q)]
    }),
    ("testers exclude each other", SatResult::Unsat, |pool, zoo| {
        let [x, y] = constants(pool, zoo.wide);
        let (w2, w3) = (cons_of(pool, zoo.wide, 2), cons_of(pool, zoo.wide, 3));
        vec![pool.is_constructor(w2, x), pool.eq(x, y), pool.is_constructor(w3, y)]
    }),
    ("some constructor", SatResult::Unsat, |pool, zoo| {
        let [x] = constants(pool, zoo.wide);
        let all: Vec<ConsId> = (0..6).map(|i| cons_of(pool, zoo.wide, i)).collect();
        let testers: Vec<Term> = all.into_iter().map(|c| pool.is_constructor(c, x)).collect();
        pool.not_all(&testers)
    }),
    ("only one constructor is left", SatResult::Sat, |pool, zoo| {
        let [x] = constants(pool, zoo.wide);
        let all: Vec<ConsId> = (0..5).map(|i| cons_of(pool, zoo.wide, i)).collect();
        let testers: Vec<Term> = all.into_iter().map(|c| pool.is_constructor(c, x)).collect();
        pool.not_all(&testers)
    }),
    ("labels bound trees", SatResult::Unsat, |pool, zoo| {
        let [x, y, z] = constants(pool, zoo.tree);
        let leaf = cons_of(pool, zoo.tree, 0);
        let mut all = all_different(pool, &[x, y, z]);
        for t in [x, y, z] {
            let (label, low, high) = (pool.field(leaf, 0, t), pool.int(0), pool.int(1));
            all.extend([pool.is_constructor(leaf, t), pool.le(low, label), pool.le(label, high)]);
        }
        all
    }),
];

#[test]
fn table() {
    for (name, expected, question) in TABLE {
        let mut pool = TermPool::new();
        let zoo = Zoo::new(&mut pool);
        let formulas = question(&mut pool, &zoo);
        assert_eq!(check(&mut pool, &formulas), *expected, "{name}");
    }
}

/// A source of choices: what a test does is a function of these bytes, so that quickcheck can shrink them.
#[derive(Clone, Debug)]
struct Choices(Vec<u8>);

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Self {
        Choices((0..90).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        Box::new(self.0.shrink().map(Choices))
    }
}

/// Random terms over the datatypes with few values, and lists.
struct Language<'z, 'c> {
    zoo: &'z Zoo,
    bytes: std::slice::Iter<'c, u8>,
    bools: Vec<Term>,
    data: Vec<(Sort, Vec<Term>)>,
}

impl<'z, 'c> Language<'z, 'c> {
    fn new(pool: &mut TermPool, zoo: &'z Zoo, bytes: &'c [u8], with_lists: bool) -> Self {
        let sorts = if with_lists { vec![zoo.list] } else { vec![zoo.color, zoo.pair, zoo.opt] };
        let data = sorts.into_iter().map(|s| (s, constants::<2>(pool, s).to_vec())).collect();
        Language { zoo, bytes: bytes.iter(), bools: constants::<1>(pool, Sort::BOOL).to_vec(), data }
    }

    fn below(&mut self, n: usize) -> usize {
        usize::from(self.bytes.next().copied().unwrap_or(0)) % n
    }

    fn has_lists(&self) -> bool {
        self.data[0].0 == self.zoo.list
    }

    fn term(&mut self, pool: &mut TermPool, sort: Sort, depth: usize) -> Term {
        let i = self.data.iter().position(|(s, _)| *s == sort).expect("a sort of the language");
        match if depth == 0 { 0 } else { self.below(6) } {
            0..=2 => {
                let k = self.below(2);
                self.data[i].1[k]
            }
            3 => {
                let k = self.below(pool.constructors(sort).len());
                let cons = cons_of(pool, sort, k);
                let sorts: Vec<Sort> = pool.constructor(cons).fields.iter().map(|(_, s)| *s).collect();
                let fields: Vec<Term> = sorts.into_iter().map(|s| self.any(pool, s, depth - 1)).collect();
                pool.construct(cons, &fields)
            }
            4 => {
                let c = self.formula(pool, depth - 1);
                let (a, b) = (self.term(pool, sort, depth - 1), self.term(pool, sort, depth - 1));
                pool.ite(c, a, b)
            }
            _ => self.read(pool, sort, depth),
        }
    }

    /// A field of the sort.
    fn read(&mut self, pool: &mut TermPool, sort: Sort, depth: usize) -> Term {
        let (owner, k, i) = match sort {
            s if s == self.zoo.list => (s, 1, 1),
            Sort::BOOL if self.has_lists() => (self.zoo.list, 1, 0),
            Sort::BOOL => (self.zoo.pair, 0, 1),
            s if s == self.zoo.color && self.below(2) == 0 => (self.zoo.pair, 0, 0),
            s if s == self.zoo.color => (self.zoo.opt, 1, 0),
            s => return self.term(pool, s, depth - 1),
        };
        let whole = self.term(pool, owner, depth - 1);
        let cons = cons_of(pool, owner, k);
        pool.field(cons, i, whole)
    }

    fn any(&mut self, pool: &mut TermPool, sort: Sort, depth: usize) -> Term {
        if sort == Sort::BOOL { self.formula(pool, depth) } else { self.term(pool, sort, depth) }
    }

    fn formula(&mut self, pool: &mut TermPool, depth: usize) -> Term {
        match if depth == 0 { 0 } else { self.below(9) } {
            0 => self.bools[0],
            1..=3 => {
                let k = self.below(self.data.len());
                let sort = self.data[k].0;
                let (a, b) = (self.term(pool, sort, depth.min(3)), self.term(pool, sort, depth.min(3)));
                let equal = pool.eq(a, b);
                if self.below(2) == 0 { equal } else { pool.not(equal) }
            }
            4 => {
                let k = self.below(self.data.len());
                let sort = self.data[k].0;
                let t = self.term(pool, sort, depth.min(3));
                let k = self.below(pool.constructors(sort).len());
                let cons = cons_of(pool, sort, k);
                pool.is_constructor(cons, t)
            }
            5 => self.read(pool, Sort::BOOL, depth),
            6 => {
                let a = self.formula(pool, depth - 1);
                pool.not(a)
            }
            7 => {
                let parts: Vec<Term> = (0..3).map(|_| self.formula(pool, depth - 1)).collect();
                pool.and(&parts)
            }
            _ => {
                let parts: Vec<Term> = (0..3).map(|_| self.formula(pool, depth - 1)).collect();
                pool.or(&parts)
            }
        }
    }

    /// All models with constants of at most three levels of constructors.
    fn models(&self, pool: &mut TermPool) -> Vec<Model> {
        let mut out = vec![Model::new()];
        let mut vary = |set: &dyn Fn(&mut Model, &Value), values: &[Value]| {
            let with = |m: &Model, v: &Value| {
                let mut m = m.clone();
                set(&mut m, v);
                m
            };
            out = out.iter().flat_map(|m| values.iter().map(move |v| with(m, v))).collect();
        };
        let constant = |t: Term| pool.as_constant(t).expect("a constant");
        let truths = [Value::Bool(false), Value::Bool(true)];
        vary(&|m, v| m.set(constant(self.bools[0]), v.clone()), &truths);
        for (sort, terms) in &self.data {
            let values = small_values(pool, *sort, 3);
            for &t in terms {
                vary(&|m, v| m.set(constant(t), v.clone()), &values);
            }
        }
        let wrong: Vec<(FuncId, Sort)> = if self.has_lists() {
            let cons = cons_of(pool, self.zoo.list, 1);
            vec![(pool.wrong_field(cons, 0), Sort::BOOL), (pool.wrong_field(cons, 1), self.zoo.list)]
        } else {
            let some = cons_of(pool, self.zoo.opt, 1);
            vec![(pool.wrong_field(some, 0), self.zoo.color)]
        };
        for (f, sort) in wrong {
            let values = if sort == Sort::BOOL { truths.to_vec() } else { small_values(pool, sort, 2) };
            vary(&|m, v| m.set_function(f, FuncTable::new(v.clone())), &values);
        }
        out
    }
}

fn small_values(pool: &TermPool, sort: Sort, depth: usize) -> Vec<Value> {
    if sort == Sort::BOOL {
        return vec![Value::Bool(false), Value::Bool(true)];
    }
    let mut out = Vec::new();
    for &cons in pool.constructors(sort).iter().filter(|_| depth > 0) {
        let mut rows = vec![Vec::new()];
        for (_, s) in &pool.constructor(cons).fields {
            let below = small_values(pool, *s, depth - 1);
            rows = rows
                .iter()
                .flat_map(|row: &Vec<Value>| {
                    below.iter().map(move |v| [&row[..], std::slice::from_ref(v)].concat())
                })
                .collect();
        }
        out.extend(rows.into_iter().map(|fields| Value::data(cons, fields)));
    }
    out
}

fn holds(pool: &TermPool, model: &Model, formulas: &[Term]) -> bool {
    let mut eval = Evaluator::new(model);
    formulas.iter().all(|t| eval.holds(pool, *t))
}

/// Pushes, pops, asserts and checks at random. Where all values are small, brute force decides; with lists it may miss
/// models, but then the solver's must evaluate.
fn session(choices: &Choices, with_lists: bool) -> bool {
    let mut pool = TermPool::new();
    let zoo = Zoo::new(&mut pool);
    let mut language = Language::new(&mut pool, &zoo, &choices.0, with_lists);
    let models = language.models(&mut pool);
    let mut solver = solver();
    while language.bytes.len() > 0 {
        match language.below(6) {
            0 => solver.push(),
            1 if solver.depth() > 0 => solver.pop(1),
            2 | 3 => {
                let t = language.formula(&mut pool, 3);
                solver.assert(&mut pool, t);
            }
            _ => {
                let n = language.below(4);
                let assumptions: Vec<Term> = (0..n).map(|_| language.formula(&mut pool, 2)).collect();
                check_once(&mut pool, &mut solver, &models, &assumptions, with_lists);
            }
        }
    }
    check_once(&mut pool, &mut solver, &models, &[], with_lists);
    true
}

fn check_once(pool: &mut TermPool, solver: &mut Solver, models: &[Model], assumptions: &[Term], open: bool) {
    let mut all = solver.assertions().to_vec();
    all.extend_from_slice(assumptions);
    match solver.check(pool, assumptions) {
        SatResult::Sat => {
            assert!(holds(pool, solver.model(pool), &all), "the model satisfies what was asserted");
            assert!(open || models.iter().any(|m| holds(pool, m, &all)), "brute force finds the model too");
        }
        SatResult::Unsat => {
            let mut needed = solver.assertions().to_vec();
            needed.extend(solver.unsat_core());
            assert!(needed.iter().all(|t| all.contains(t)), "a core is a subset");
            assert!(!models.iter().any(|m| holds(pool, m, &needed)), "a core is refuted");
        }
        SatResult::Unknown => panic!("small problems are decided: {}", solver.reason_unknown()),
    }
}

#[test]
fn finite_datatypes_agree_with_brute_force() {
    QuickCheck::new().tests(60).quickcheck((|c| session(&c, false)) as fn(Choices) -> bool);
}

#[test]
fn lists_agree_with_brute_force() {
    QuickCheck::new().tests(150).quickcheck((|c| session(&c, true)) as fn(Choices) -> bool);
}
