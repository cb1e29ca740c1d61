//! Products of parameters as parameters of their own, for an analysis that knows linear relations alone.
//!
//! `c = i * n + j` is linear in `c`, `j` and the product `i * n`. So each predicate gets products of its integers as further
//! arguments. Equations of a clause are solved first, so that the products of a head's arguments are multiplied out: after `i' = i + 1` the product
//! `i' * n` is `i * n + n`, a linear relation between the products of the head and those of the body. What an analysis finds
//! about the larger predicates comes back with products for the added arguments ([`Products::facts`]): equations between polynomials, candidates for
//! an invariant. The new clauses are for analyses alone, and have no queries.
//!
//! Only parameters that have to do with a product of the clauses take part, the closest ones first.
//!
//! Source: invariants by linear algebra over monomials, M. Müller-Olm and H. Seidl, "Computing polynomial program invariants" (IPL 2004); S. de Oliveira,
//! S. Bensalem and V. Prevosto, "Polynomial invariants by linear algebra" (ATVA 2016). Deliberately absent: reals, bit-vectors, products of more
//! than three factors.

use super::equations::{Wishes, solve};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{
    ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Predicate, Sort, Subst, Term, TermPool, visit,
};

/// Most parameters of a predicate that are factors, by the greatest number of factors.
const MOST_PARAMS: [(usize, usize); 2] = [(2, 7), (3, 4)];
/// Choices in so many factors of one product are multiplied case by case.
const MOST_CHOICES: usize = 2;

/// Clauses whose predicates have products among their parameters.
#[derive(Debug)]
pub struct Products {
    /// The clauses, without queries.
    pub system: ChcSystem,
    /// For each predicate the places of the factors of each parameter that was added.
    added: IdVec<PredId, Vec<Vec<usize>>>,
}

impl Products {
    /// From facts about the larger predicates the equations with products of the old ones' parameters.
    pub fn facts(
        &self,
        pool: &mut TermPool,
        old: &ChcSystem,
        facts: &IdVec<PredId, Vec<Term>>,
    ) -> IdVec<PredId, Vec<Term>> {
        let mut out: IdVec<PredId, Vec<Term>> = IdVec::new();
        for (pred, added) in self.added.iter() {
            let (from, params) = (&self.system.preds[pred].params, &old.preds[pred].params);
            let is_product: HashSet<Term> = from[params.len()..].iter().copied().collect();
            let of_products = |fact: &Term| {
                pool.op(*fact) == Op::Eq && visit::any(pool, *fact, |t| is_product.contains(&t))
            };
            let equations: Vec<Term> = facts[pred].iter().copied().filter(of_products).collect();
            let to = with_products(pool, params, added);
            out.push(Subst::of(from, &to).apply_all(pool, &equations));
        }
        out
    }
}

/// The clauses with products as parameters; `None` if no clause has a product of integers. What is known of the predicates
/// may add equations.
pub fn products(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
) -> Option<Products> {
    let (degree, params) = MOST_PARAMS[usize::from(degree(pool, system)?.clamp(2, 3) == 3)];
    let solved: Vec<Clause> =
        system.clauses.iter().map(|clause| solved(pool, system, known, clause)).collect();
    let factors = Nearness::new(pool, system, &solved).nearest(system, params);
    let added: IdVec<PredId, Vec<Vec<usize>>> = factors.values().map(|of| monomials(of, degree)).collect();
    if added.values().all(Vec::is_empty) {
        return None;
    }
    let mut out = ChcSystem::new();
    for (pred, predicate) in system.preds.iter() {
        let of_products = added[pred].iter().map(|_| Sort::INT);
        let sorts: Vec<Sort> = predicate.sorts.iter().copied().chain(of_products).collect();
        out.declare(pool, &predicate.name, &sorts);
    }
    out.clauses = solved;
    out.clauses.retain(|clause| !clause.is_query());
    for app in out.clauses.iter_mut().flat_map(|clause| clause.body.iter_mut().chain(&mut clause.head)) {
        app.args = with_products(pool, &app.args, &added[app.pred]);
    }
    Some(Products { system: out, added })
}

/// The greatest number of factors of a product of integers; `None` if there is none.
fn degree(pool: &TermPool, system: &ChcSystem) -> Option<usize> {
    let roots: Vec<Term> = system.clauses.iter().flat_map(Clause::roots).collect();
    visit::postorder(pool, &roots)
        .into_iter()
        .filter(|t| is_product(pool, *t))
        .map(|t| pool.args(t).len())
        .max()
}

/// Whether a term is a product of integers that are no numerals.
fn is_product(pool: &TermPool, t: Term) -> bool {
    pool.op(t) == Op::Mul && pool.sort(t) == Sort::INT && pool.as_num(pool.arg(t, 0)).is_none()
}

/// All products of two to `degree` of these, as sorted lists.
fn monomials(factors: &[usize], degree: usize) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = Vec::new();
    let mut last: Vec<Vec<usize>> = factors.iter().map(|f| vec![*f]).collect();
    for _ in 1..degree {
        let longer = |product: &Vec<usize>| {
            let from = factors.iter().filter(|f| product.last().is_none_or(|last| last <= f));
            from.map(|f| product.iter().copied().chain([*f]).collect()).collect::<Vec<Vec<usize>>>()
        };
        last = last.iter().flat_map(longer).collect();
        out.extend(last.iter().cloned());
    }
    out
}

/// Arguments and their products.
fn with_products(pool: &mut TermPool, args: &[Term], added: &[Vec<usize>]) -> Vec<Term> {
    let mut out = args.to_vec();
    for places in added {
        let factors: Vec<Term> = places.iter().map(|place| args[*place]).collect();
        out.push(multiplied(pool, &factors));
    }
    out
}

/// A product; where a factor is a sum with a choice, the choice between products.
fn multiplied(pool: &mut TermPool, factors: &[Term]) -> Term {
    let choice = |pool: &TermPool, t: Term| {
        let sum = LinExpr::of(pool, t);
        sum.choice(pool).map(|(choice, cases)| (sum, choice, cases))
    };
    let chosen: Vec<usize> = (0..factors.len()).filter(|i| choice(pool, factors[*i]).is_some()).collect();
    if chosen.is_empty() || chosen.len() > MOST_CHOICES {
        return pool.mul(factors);
    }
    let (sum, t, cases) = choice(pool, factors[chosen[0]]).expect("it has a choice");
    let condition = pool.arg(t, 0);
    let [then, other] = cases.map(|case| {
        let mut of_case = sum.clone();
        of_case.substitute(t, &case);
        let of_case = of_case.to_term(pool, Sort::INT);
        let replaced: Vec<Term> =
            factors.iter().map(|f| if *f == factors[chosen[0]] { of_case } else { *f }).collect();
        multiplied(pool, &replaced)
    });
    pool.ite(condition, then, other)
}

/// A clause with its equations solved, and those that follow from what is known of its body.
fn solved(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
    clause: &Clause,
) -> Clause {
    let mut parts = vec![clause.constraint];
    for app in &clause.body {
        parts.extend(Subst::of(&system.preds[app.pred].params, &app.args).apply_all(pool, &known[app.pred]));
    }
    let args = clause.apps().flat_map(|app| app.args.iter().copied());
    let roots: Vec<Term> = parts.iter().copied().chain(args).collect();
    let mut divided = Divided::default();
    divided.define(pool, &roots);
    let mut parts = divided.subst.apply_all(pool, &parts);
    parts.extend(divided.definitions);
    let constraint = pool.and(&parts);
    let solved = solve(pool, constraint, &Wishes::default());
    let mut subst = solved.subst();
    let mut app = |app: &PredApp| {
        let args = divided.subst.apply_all(pool, &app.args);
        PredApp { pred: app.pred, args: subst.apply_all(pool, &args) }
    };
    let (head, body) = (clause.head.as_ref().map(&mut app), clause.body.iter().map(app).collect());
    Clause { body, constraint: solved.constraint, head, span: clause.span }
}

/// Quotients and remainders by numerals as constants, which equations and bounds define: `x = 2 * q + r`, so that products with `x` are ones
/// with `q`.
#[derive(Default)]
struct Divided {
    subst: Subst,
    definitions: Vec<Term>,
}

impl Divided {
    fn define(&mut self, pool: &mut TermPool, roots: &[Term]) {
        let mut done: HashMap<(Term, Term), [Term; 2]> = HashMap::default();
        for t in visit::postorder(pool, roots) {
            let is_quotient = pool.op(t) == Op::IDiv;
            if !(is_quotient || pool.op(t) == Op::Mod) {
                continue;
            }
            let (value, divisor) = (pool.arg(t, 0), pool.arg(t, 1));
            let Some(size) = pool.as_num(divisor).filter(|n| !n.is_zero()).map(|n| n.abs()) else { continue };
            let [quotient, remainder] = *done.entry((value, divisor)).or_insert_with(|| {
                let value = self.subst.apply(pool, value);
                let [quotient, remainder] = ["quotient", "remainder"].map(|name| pool.fresh(name, Sort::INT));
                let (zero, end) = (pool.int(0), pool.num(size, Sort::INT));
                let multiple = pool.mul(&[divisor, quotient]);
                let sum = pool.add(&[multiple, remainder]);
                let (low, high) = (pool.le(zero, remainder), pool.lt(remainder, end));
                let definition = pool.eq(value, sum);
                self.definitions.extend([definition, low, high]);
                [quotient, remainder]
            });
            self.subst.insert(t, if is_quotient { quotient } else { remainder });
        }
    }
}

/// The constants that a term has as summands, scaled or not, in some case of its choices.
fn summands(pool: &TermPool, t: Term) -> HashSet<Term> {
    let (mut out, mut stack) = (HashSet::default(), vec![t]);
    while let Some(t) = stack.pop() {
        match pool.op(t) {
            Op::Ite => stack.extend(&pool.args(t)[1..]),
            Op::Add | Op::Mul if !is_product(pool, t) => stack.extend(pool.args(t)),
            _ if pool.as_constant(t).is_some() => drop(out.insert(t)),
            _ => {}
        }
    }
    out
}

/// How near each parameter of each predicate is to a factor of a product: steps through arguments of clauses that share summands.
struct Nearness {
    /// By the place of the parameter among all.
    steps: Vec<Option<usize>>,
    /// Where the parameters of a predicate begin.
    first: IdVec<PredId, usize>,
}

impl Nearness {
    fn new(pool: &TermPool, system: &ChcSystem, clauses: &[Clause]) -> Nearness {
        let mut first: IdVec<PredId, usize> = IdVec::new();
        let mut count = 0;
        for predicate in system.preds.values() {
            first.push(count);
            count += predicate.sorts.len();
        }
        let mut near = Nearness { steps: vec![None; count], first };
        let (mut groups, mut seeds) = (Vec::new(), Vec::new());
        for clause in clauses {
            near.of_clause(pool, clause, &mut groups, &mut seeds);
        }
        near.spread(&groups, seeds);
        near
    }

    /// Adds the parameters that share a summand in a clause, and those of the factors of products.
    fn of_clause(
        &self,
        pool: &TermPool,
        clause: &Clause,
        groups: &mut Vec<Vec<usize>>,
        seeds: &mut Vec<usize>,
    ) {
        let mut places: HashMap<Term, Vec<usize>> = HashMap::default();
        for app in clause.apps() {
            for (i, &arg) in app.args.iter().enumerate().filter(|(_, arg)| pool.sort(**arg) == Sort::INT) {
                for constant in summands(pool, arg) {
                    places.entry(constant).or_default().push(self.first[app.pred] + i);
                }
            }
        }
        let all = visit::postorder(pool, &clause.roots());
        let products: Vec<Term> = all.into_iter().filter(|t| is_product(pool, *t)).collect();
        for factor in visit::constants(pool, &products) {
            seeds.extend(places.get(&factor).into_iter().flatten());
        }
        groups.extend(places.into_values().filter(|group| group.len() > 1));
    }

    /// Counts steps through the groups, breadth first.
    fn spread(&mut self, groups: &[Vec<usize>], seeds: Vec<usize>) {
        let mut groups_of: Vec<Vec<usize>> = vec![Vec::new(); self.steps.len()];
        for (group, members) in groups.iter().enumerate() {
            members.iter().for_each(|place| groups_of[*place].push(group));
        }
        let mut passed = vec![false; groups.len()];
        let (mut level, mut reached) = (0, seeds);
        while !reached.is_empty() {
            reached.retain(|place| {
                let is_new = self.steps[*place].is_none();
                self.steps[*place].get_or_insert(level);
                is_new
            });
            let next = reached.iter().flat_map(|place| &groups_of[*place]);
            let next: Vec<usize> =
                next.copied().filter(|group| !std::mem::replace(&mut passed[*group], true)).collect();
            reached = next.into_iter().flat_map(|group| groups[group].iter().copied()).collect();
            level += 1;
        }
    }

    /// For each predicate the places of its nearest integers, at most so many.
    fn nearest(&self, system: &ChcSystem, most: usize) -> IdVec<PredId, Vec<usize>> {
        let of = |(pred, predicate): (PredId, &Predicate)| {
            let is_integer = |place: &usize| predicate.sorts[*place] == Sort::INT;
            let steps = |place: usize| self.steps[self.first[pred] + place].map(|steps| (steps, place));
            let mut near: Vec<(usize, usize)> =
                (0..predicate.sorts.len()).filter(is_integer).filter_map(steps).collect();
            near.sort_unstable();
            let mut places: Vec<usize> = near.into_iter().take(most).map(|(_, place)| place).collect();
            places.sort_unstable();
            places
        };
        system.preds.iter().map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::ids::Id;
    use eufonium_ir::{Evaluator, Model, Value};
    use eufonium_testing::Rng;

    /// `P(x, y, z, w) & y * y <= 9 & w = x mod 3 => P(if x < y then x + 1 else 2 * y, y - 1, z, w)`, and `x <= y & x >= y` where `equal`.
    fn step(pool: &mut TermPool, equal: bool) -> ChcSystem {
        let mut system = ChcSystem::new();
        let p = system.declare(pool, "P", &[Sort::INT; 4]);
        let [x, y, z, w] = ["x", "y", "z", "w"].map(|name| pool.constant(name, Sort::INT));
        let [one, two, three, nine] = [1, 2, 3, 9].map(|n| pool.int(n));
        let (square, more, less) = (pool.mul(&[y, y]), pool.add(&[x, one]), pool.sub(y, one));
        let (twice, is_less, remainder) = (pool.mul(&[two, y]), pool.lt(x, y), pool.modulo(x, three));
        let chosen = pool.ite(is_less, more, twice);
        let mut parts = vec![pool.le(square, nine), pool.eq(w, remainder)];
        if equal {
            parts.extend([pool.le(x, y), pool.le(y, x)]);
        }
        let app = |args: [Term; 4]| PredApp { pred: p, args: args.to_vec() };
        system.clauses.push(Clause {
            body: vec![app([x, y, z, w])],
            constraint: pool.and(&parts),
            head: Some(app([chosen, less, z, w])),
            span: None,
        });
        system
    }

    fn with_products_of(pool: &mut TermPool, system: &ChcSystem) -> Option<Products> {
        let known: IdVec<PredId, Vec<Term>> = system.preds.keys().map(|_| Vec::new()).collect();
        products(pool, system, &known)
    }

    #[test]
    fn added_arguments_are_the_products_of_those_that_were_there() {
        for equal in [false, true] {
            let mut pool = TermPool::new();
            let system = step(&mut pool, equal);
            let larger = with_products_of(&mut pool, &system).expect("there is a product");
            let (clause, added) = (&larger.system.clauses[0], &larger.added[PredId::from_usize(0)]);
            let vars = clause.vars(&pool);
            let mut rng = Rng::new(1);
            for _ in 0..200 {
                let mut model = Model::new();
                for var in &vars {
                    let number = rng.below(41) as i64 - 20;
                    model.set(pool.as_constant(*var).expect("a constant"), Value::Num(number.into()));
                }
                let mut eval = Evaluator::new(&model);
                for app in clause.apps() {
                    let mut number = |place: usize| match eval.eval(&pool, app.args[place]) {
                        Value::Num(n) => n,
                        other => panic!("{other:?} is no number"),
                    };
                    for (i, places) in added.iter().enumerate() {
                        let product = places.iter().fold(eufonium_base::Rat::ONE, |n, p| &n * &number(*p));
                        assert_eq!(number(4 + i), product);
                    }
                }
            }
        }
    }

    #[test]
    fn parameters_that_have_nothing_to_do_with_products_are_no_factors() {
        let mut pool = TermPool::new();
        let system = step(&mut pool, false);
        let larger = with_products_of(&mut pool, &system).expect("there is a product");
        // Not `z`; `w` is a remainder of `x`, which shares summands with `y`.
        let factors: HashSet<usize> =
            larger.added.values().flatten().flat_map(|places| places.iter().copied()).collect();
        assert_eq!((factors.contains(&0), factors.contains(&1), factors.contains(&2)), (true, true, false));
        let mut without = system;
        without.clauses[0].constraint = pool.tt();
        assert!(with_products_of(&mut pool, &without).is_none());
    }

    #[test]
    fn monomials_are_sorted_and_complete() {
        assert_eq!(monomials(&[1, 4], 2), [vec![1, 1], vec![1, 4], vec![4, 4]]);
        assert_eq!(monomials(&[0, 1], 3).len(), 3 + 4);
        assert!(monomials(&[], 3).is_empty());
    }

    #[test]
    fn equations_come_back_with_products() {
        let mut pool = TermPool::new();
        let system = step(&mut pool, true);
        let larger = with_products_of(&mut pool, &system).expect("there is a product");
        let pred = PredId::from_usize(0);
        let params = larger.system.preds[pred].params.clone();
        let (first, product, zero) = (params[0], params[4], pool.int(0));
        let facts = vec![pool.eq(first, product), pool.eq(first, zero), pool.le(product, zero)];
        let back = larger.facts(&mut pool, &system, &std::iter::once(facts).collect());
        let x = system.preds[pred].params[0];
        let factors: Vec<Term> =
            larger.added[pred][0].iter().map(|place| system.preds[pred].params[*place]).collect();
        let value = pool.mul(&factors);
        assert_eq!(back[pred], [pool.eq(x, value)]);
    }
}
