//! Large numbers become parameters: what holds of a loop of a thousand trips most often holds of one of any number of trips.
//!
//! A search by growing bounds, or one that follows a loop, takes a thousand steps before it says anything about what comes after a loop of a
//! thousand trips. So each large number of the clauses is replaced by an argument that all predicates hand on and that may be any
//! number from `LEAST` up to the true one. A number close to another one, or to a small multiple of it, is written by the
//! other one's parameter: `i < 1000` and `a[i - 999]` keep their relation.
//!
//! The new clauses are weaker. Interpretations of them are ones of the old clauses with the true numbers in the place of the parameters; what is
//! derived from them says nothing.
//!
//! Numbers that are bounds of machine words stay, and so do coefficients and divisors. The idea is that of parametric verification by
//! cutoffs turned around; Deliberately absent: parameters that are not integers.

use eufonium_base::{HashMap, Rat};
use eufonium_ir::{ChcSystem, Clause, Invariant, Op, PredApp, Predicate, Sort, Subst, Term, TermPool, visit};

/// Smaller numbers stay: so many steps are no burden.
const LARGE: i64 = 12;
/// The least value of a parameter, so that a loop has some trips.
const LEAST: i64 = 3;
/// By how much a number may differ from what another parameter says of it.
const DISTANCE: i64 = 2;
/// The largest multiple of a parameter.
const MULTIPLE: i64 = 16;
/// Widths of words whose bounds are not replaced.
const WIDTHS: [u32; 4] = [15, 16, 31, 32];
/// Numbers from here on are bounds of words.
const HUGE: i64 = 1 << 40;
/// Most parameters.
const LIMIT: usize = 6;

/// Clauses over parameters.
#[derive(Debug)]
pub struct Parametric {
    /// The new clauses: if they are safe, the old ones are.
    pub system: ChcSystem,
    /// For each predicate its parameters for the numbers.
    images: Vec<Vec<Term>>,
    values: Vec<Rat>,
}

impl Parametric {
    /// From interpretations of the new predicates those of the old ones.
    pub fn invariant(&self, pool: &mut TermPool, mut inv: Invariant) -> Invariant {
        let values: Vec<Term> = self.values.iter().map(|v| pool.num(v.clone(), Sort::INT)).collect();
        for (formula, images) in inv.interp.values_mut().zip(&self.images) {
            *formula = Subst::of(images, &values).apply(pool, *formula);
        }
        inv
    }
}

/// The clauses with parameters for large numbers; `None` if there are none.
pub fn parametric(pool: &mut TermPool, system: &ChcSystem) -> Option<Parametric> {
    let found = Numbers::of(pool, system);
    if found.values.is_empty() {
        return None;
    }
    let params: Vec<Term> = found.values.iter().map(|_| pool.fresh("number", Sort::INT)).collect();
    let mut images = Vec::new();
    let preds = system.preds.values().map(|predicate| {
        let own: Vec<Term> = params.iter().map(|_| pool.fresh("number", Sort::INT)).collect();
        let widened = widened(pool, predicate, &own);
        images.push(own);
        widened
    });
    let preds = preds.collect();
    let bounds: Vec<Term> = params
        .iter()
        .zip(&found.values)
        .flat_map(|(&param, value)| {
            let (least, value) = (pool.int(LEAST), pool.num(value.clone(), Sort::INT));
            [pool.le(least, param), pool.le(param, value)]
        })
        .collect();
    let mut rewriting = Rewriting { numbers: &found, params: &params, done: HashMap::default() };
    let clauses = system.clauses.iter().map(|clause| rewriting.clause(pool, clause, &bounds)).collect();
    Some(Parametric { system: ChcSystem { preds, clauses }, images, values: found.values })
}

fn widened(pool: &mut TermPool, predicate: &Predicate, own: &[Term]) -> Predicate {
    let mut widened = predicate.clone();
    widened.params.extend(own);
    widened.sorts.extend(own.iter().map(|_| Sort::INT));
    widened.func = pool.declare(predicate.name.clone(), &widened.sorts, Sort::BOOL);
    widened
}

/// How a number is written: a multiple of a parameter and a small rest.
#[derive(Clone, Debug, PartialEq)]
struct Form {
    param: usize,
    factor: Rat,
    rest: Rat,
}

/// The numbers of a system that are replaced.
#[derive(Debug)]
struct Numbers {
    /// The true values of the parameters.
    values: Vec<Rat>,
    forms: HashMap<Rat, Form>,
}

impl Numbers {
    fn of(pool: &TermPool, system: &ChcSystem) -> Self {
        let mut roots: Vec<Term> = system.clauses.iter().map(|clause| clause.constraint).collect();
        roots.extend(system.clauses.iter().flat_map(|c| c.apps()).flat_map(|app| app.args.iter().copied()));
        let mut all: Vec<i64> = roots.iter().filter_map(|t| large(pool, *t)).collect();
        for t in visit::postorder(pool, &roots) {
            all.extend(replaceable(pool, t).filter_map(|i| large(pool, pool.arg(t, i))));
        }
        all.sort_unstable_by_key(|n| (n.abs(), *n));
        all.dedup();
        let mut numbers = Numbers { values: Vec::new(), forms: HashMap::default() };
        let mut bases: Vec<i64> = Vec::new();
        for n in all {
            let param = bases.iter().position(|base| form(n, *base).is_some());
            let param = match param {
                Some(param) => param,
                None if bases.len() < LIMIT => {
                    // Bounds of loops are most often written as `i <= n - 1`.
                    bases.push(n.abs() + 1);
                    bases.len() - 1
                }
                None => continue,
            };
            if let Some((factor, rest)) = form(n, bases[param]) {
                numbers.forms.insert(n.into(), Form { param, factor: factor.into(), rest: rest.into() });
            }
        }
        numbers.values = bases.into_iter().map(Rat::from).collect();
        numbers
    }
}

/// The number as a multiple of a base and a small rest.
fn form(n: i64, base: i64) -> Option<(i64, i64)> {
    let factor = (n.abs() + DISTANCE) / base;
    let rest = n.abs() - factor * base;
    let fits = (1..=MULTIPLE).contains(&factor) && rest.abs() <= DISTANCE;
    fits.then(|| (factor * n.signum(), rest * n.signum()))
}

/// The value of a large number that may be replaced.
fn large(pool: &TermPool, t: Term) -> Option<i64> {
    if pool.sort(t) != Sort::INT {
        return None;
    }
    let n = pool.as_num(t)?.to_i64()?;
    let magnitude = n.unsigned_abs();
    let is_bound = WIDTHS.iter().any(|w| magnitude.abs_diff(1 << w) <= DISTANCE as u64);
    ((LARGE as u64..HUGE as u64).contains(&magnitude) && !is_bound).then_some(n)
}

/// The places of a term's arguments in which a number is one: no coefficient, no divisor.
fn replaceable(pool: &TermPool, t: Term) -> std::ops::Range<usize> {
    let all = pool.args(t).len();
    match pool.op(t) {
        Op::Mul | Op::IDiv | Op::Mod => 0..0,
        Op::Select | Op::Store => 0..0,
        _ => 0..all,
    }
}

struct Rewriting<'a> {
    numbers: &'a Numbers,
    params: &'a [Term],
    done: HashMap<Term, Term>,
}

impl Rewriting<'_> {
    fn clause(&mut self, pool: &mut TermPool, clause: &Clause, bounds: &[Term]) -> Clause {
        let mut app = |app: &PredApp, pool: &mut TermPool| {
            let args = app.args.iter().map(|&arg| self.top(pool, arg));
            let args: Vec<Term> = args.collect();
            PredApp { pred: app.pred, args: [args.as_slice(), self.params].concat() }
        };
        let body = clause.body.iter().map(|a| app(a, pool)).collect();
        let head = clause.head.as_ref().map(|a| app(a, pool));
        let mut parts = vec![self.top(pool, clause.constraint)];
        if clause.body.is_empty() {
            parts.extend(bounds);
        }
        Clause { body, constraint: pool.and(&parts), head, span: clause.span }
    }

    /// A term that may itself be a number.
    fn top(&mut self, pool: &mut TermPool, t: Term) -> Term {
        self.number(pool, t).unwrap_or_else(|| self.term(pool, t))
    }

    /// What a number is written as.
    fn number(&self, pool: &mut TermPool, t: Term) -> Option<Term> {
        if pool.sort(t) != Sort::INT {
            return None;
        }
        let form = self.numbers.forms.get(pool.as_num(t)?)?;
        let scaled = pool.scale(&form.factor, self.params[form.param]);
        let rest = pool.num(form.rest.clone(), Sort::INT);
        Some(pool.add(&[scaled, rest]))
    }

    fn term(&mut self, pool: &mut TermPool, root: Term) -> Term {
        for t in visit::postorder(pool, &[root]) {
            if self.done.contains_key(&t) {
                continue;
            }
            let places = replaceable(pool, t);
            let mut args = pool.args(t).to_vec();
            for (i, arg) in args.iter_mut().enumerate() {
                let number = if places.contains(&i) { self.number(pool, *arg) } else { None };
                *arg = number.unwrap_or_else(|| self.done[arg]);
            }
            let new = pool.rebuild(t, &args);
            self.done.insert(t, new);
        }
        self.done[&root]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eufonium_base::Stop;
    use eufonium_check::check_invariant;

    #[test]
    fn numbers_are_written_by_others_that_are_close() {
        let table = [
            (1000, 1000, Some((1, 0))),
            (-1001, 1000, Some((-1, -1))),
            (998, 1000, Some((1, -2))),
            (4001, 1000, Some((4, 1))),
            (3999, 1000, Some((4, -1))),
            (1003, 1000, None),
            (17_000, 1000, None),
            (500, 1000, None),
        ];
        for (n, base, expected) in table {
            assert_eq!(form(n, base), expected, "{n} by {base}");
            assert!(expected.is_none_or(|(factor, rest)| factor * base + rest == n));
        }
    }

    #[test]
    fn bounds_of_words_and_small_numbers_stay() {
        let mut pool = TermPool::new();
        for n in [0, 11, -11, 65_535, 65_536, i64::from(i32::MAX), 1 << 32, i64::MAX] {
            let t = pool.int(n);
            assert_eq!(large(&pool, t), None, "{n}");
        }
        for n in [12, -12, 1000, 1_000_000] {
            let t = pool.int(n);
            assert_eq!(large(&pool, t), Some(n));
        }
    }

    /// `P(0, 0)`; `P(x, y) & x < 1000 => P(x + 1, y + 500)`; `P(x, y) & x > 999 & y != 500000 => false`, with the coefficient
    /// `500 x` for an invariant.
    #[test]
    fn interpretations_come_back_with_the_true_numbers() {
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let p = system.declare(&mut pool, "P", &[Sort::INT, Sort::INT]);
        let [x, y] = ["x", "y"].map(|n| pool.constant(n, Sort::INT));
        let [zero, one, step, end, last, sum] = [0, 1, 500, 1000, 999, 500_000].map(|n| pool.int(n));
        let app = |x, y| PredApp { pred: p, args: vec![x, y] };
        let clause = |body, constraint, head| Clause { body, constraint, head, span: None };
        let (next_x, next_y) = (pool.add(&[x, one]), pool.add(&[y, step]));
        let (after, is_sum) = (pool.gt(x, last), pool.eq(y, sum));
        let other = pool.not(is_sum);
        system.clauses = vec![
            clause(vec![], pool.tt(), Some(app(zero, zero))),
            clause(vec![app(x, y)], pool.lt(x, end), Some(app(next_x, next_y))),
            clause(vec![app(x, y)], pool.and2(after, other), None),
        ];
        let parametric = parametric(&mut pool, &system).expect("there are large numbers");
        let widened = parametric.system.preds[p].params.clone();
        assert!(
            widened.len() > 2 && parametric.system.clauses.iter().all(|c| c.apps().all(|a| a.args.len() > 2))
        );
        // With the parameters that stand for the numbers: those of the old predicate come first.
        let [x, y] = [widened[0], widened[1]];
        let product = pool.scale(&Rat::from(500), x);
        let (line, end) = (pool.eq(y, product), pool.int(1000));
        let least = pool.le(widened[2], end);
        let limit = pool.le(x, end);
        let formula = pool.and(&[line, limit, least]);
        let inv = Invariant::inductive([formula].into_iter().collect());
        let back = parametric.invariant(&mut pool, inv);
        assert!(
            visit::constants(&pool, back.interp.values().copied().collect::<Vec<_>>().as_slice()).len() == 2
        );
        check_invariant(&mut pool, &system, &back, &Stop::never())
            .expect("it is inductive with the true numbers");
    }
}
