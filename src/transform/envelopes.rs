//! Products and quotients become numbers of which linear bounds are known.
//!
//! A search over products projects them at the point of a model and learns one point at a time. Most often a proof needs little
//! of a product: that `v * v <= 10000` where `0 <= v <= 100`. So each product of two terms, each quotient and remainder by a term is
//! replaced by a new constant of its clause, together with what linear formulas say of it between the numbers that the clause
//! compares with (its *marks*): the planes of McCormick for products, secants and tangents for squares, `k <= x div y <=> k y <= x` for quotients
//! by what is positive.
//!
//! The new clauses are weaker: interpretations of them are ones of the old clauses, what is derived from them says nothing.
//!
//! Source: McCormick, "Computability of global solutions to factorable nonconvex programs: part I" (Mathematical Programming 1976), under
//! conditions as in the tangent lemmas of Cimatti et al., "Incremental linearization" (TOCL 2018), section 4, given beforehand instead of
//! on demand. Deliberately absent: division of real numbers, products in lemmas (an invariant such as `p = i * w` has none).

use eufonium_base::{HashMap, Rat};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, Rel, Sort, Term, TermPool, visit};

mod marks;
#[cfg(test)]
mod tests;

use marks::{Known, Marks, Side};

/// Most products of a clause that are compared with each other.
const MOST_COMPARED: usize = 12;

/// The clauses with bounded numbers for products and quotients; `None` if there are none, or quantifiers, whose constants these may be of.
pub fn envelopes(pool: &mut TermPool, system: &ChcSystem) -> Option<ChcSystem> {
    let has_quantifiers = system.clauses.iter().any(|clause| pool.has_quantifier(clause.constraint));
    if has_quantifiers || !has_products(pool, system) {
        return None;
    }
    let clauses = system.clauses.iter().map(|clause| Rewriting::new(pool, clause).clause(pool, clause));
    let clauses = clauses.collect();
    Some(ChcSystem { preds: system.preds.clone(), clauses })
}

/// Whether there are products or quotients of integers, or products of real numbers.
pub fn has_products(pool: &TermPool, system: &ChcSystem) -> bool {
    let args = system.clauses.iter().flat_map(|clause| clause.apps()).flat_map(|app| &app.args);
    let roots: Vec<Term> =
        system.clauses.iter().map(|clause| &clause.constraint).chain(args).copied().collect();
    visit::postorder(pool, &roots).into_iter().any(|t| is_replaced(pool, t))
}

/// Whether a term is a product, a quotient or a remainder that becomes a number.
fn is_replaced(pool: &TermPool, t: Term) -> bool {
    match pool.op(t) {
        Op::Mul => pool.as_num(pool.arg(t, 0)).is_none(),
        Op::IDiv | Op::Mod => pool.as_num(pool.arg(t, 1)).is_none(),
        _ => false,
    }
}

/// A product that was replaced.
struct Product {
    factors: [Term; 2],
    value: Term,
}

/// One clause in the making.
struct Rewriting {
    marks: Marks,
    done: HashMap<Term, Term>,
    /// What is known of the new constants.
    bounds: Vec<Term>,
    products: Vec<Product>,
    quotients: Vec<([Term; 2], Term)>,
}

impl Rewriting {
    fn new(pool: &TermPool, clause: &Clause) -> Self {
        let marks = Marks::new(pool, clause.constraint);
        let (bounds, products, quotients) = Default::default();
        Rewriting { marks, done: HashMap::default(), bounds, products, quotients }
    }

    fn clause(&mut self, pool: &mut TermPool, clause: &Clause) -> Clause {
        let mut app = |app: &PredApp| {
            let args = app.args.iter().map(|&arg| self.term(pool, arg)).collect();
            PredApp { pred: app.pred, args }
        };
        let body = clause.body.iter().map(&mut app).collect();
        let head = clause.head.as_ref().map(&mut app);
        let constraint = self.term(pool, clause.constraint);
        self.compare(pool);
        let bounds = pool.and(&self.bounds);
        let constraint = pool.and2(bounds, constraint);
        Clause { body, constraint, head, span: clause.span }
    }

    fn term(&mut self, pool: &mut TermPool, root: Term) -> Term {
        for t in visit::postorder(pool, &[root]) {
            if self.done.contains_key(&t) {
                continue;
            }
            let args: Vec<Term> = pool.args(t).iter().map(|arg| self.done[arg]).collect();
            let new = match (pool.op(t), &args[..]) {
                _ if !is_replaced(pool, t) => pool.rebuild(t, &args),
                (Op::Mul, factors) => self.factors(pool, t, factors),
                (Op::IDiv, &[x, y]) => self.quotient(pool, t, [x, y]),
                (_, &[x, y]) => self.remainder(pool, t, [x, y]),
                _ => unreachable!("quotients and remainders have two arguments"),
            };
            self.done.insert(t, new);
        }
        self.done[&root]
    }

    /// A product of two or more terms, from left to right.
    fn factors(&mut self, pool: &mut TermPool, t: Term, new: &[Term]) -> Term {
        let old = pool.args(t).to_vec();
        let (mut known, mut value) = (self.marks.of(pool, old[0]), new[0]);
        for (&old, &new) in old.iter().zip(new).skip(1) {
            let other = self.marks.of(pool, old);
            value = self.product(pool, [value, new], [&known, &other]);
            // Of a product of some of the factors the clause says nothing.
            known = Known::nothing();
        }
        value
    }

    /// The constant for a product, with the bounds that hold between the marks of its factors.
    fn product(&mut self, pool: &mut TermPool, factors: [Term; 2], known: [&Known; 2]) -> Term {
        let mut sorted = factors;
        sorted.sort_unstable();
        if let Some(product) = self.products.iter().find(|product| product.factors == sorted) {
            return product.value;
        }
        let value = pool.fresh("product", pool.sort(factors[0]));
        self.products.push(Product { factors: sorted, value });
        self.corners(pool, known, value);
        match factors {
            [x, y] if x == y => self.square(pool, x, known[0], value),
            [x, y] => self.planes(pool, [x, y], known, value),
        }
        value
    }

    /// A product lies between those of the ends of its factors' ranges.
    fn corners(&mut self, pool: &mut TermPool, [of_x, of_y]: [&Known; 2], value: Term) {
        let (Some(of_x), Some(of_y)) = (of_x.ends(), of_y.ends()) else { return };
        let corners = of_x.into_iter().flat_map(|a| of_y.map(|b| a * b));
        let corners: Vec<Rat> = corners.collect();
        for (end, sign) in [(corners.iter().min(), Rat::MINUS_ONE), (corners.iter().max(), Rat::ONE)] {
            let mut bound = linear(pool, &[(value, Rat::ONE)]);
            bound.constant = -end.expect("there are four");
            self.holds_if(pool, &[], &bound.scale(&sign));
        }
    }

    /// `(x - a) (y - b)` has the sign that `x - a` and `y - b` say: McCormick's four planes for each pair of marks.
    fn planes(&mut self, pool: &mut TermPool, [x, y]: [Term; 2], [of_x, of_y]: [&Known; 2], value: Term) {
        for x_side in Side::BOTH {
            for y_side in Side::BOTH {
                for a in of_x.marks(x_side) {
                    for b in of_y.marks(y_side) {
                        // value - b x - a y + a b
                        let mut plane = linear(pool, &[(value, Rat::ONE), (x, -b), (y, -a)]);
                        plane.constant = a * b;
                        let positive = x_side == y_side;
                        let plane = if positive { plane.scale(&Rat::MINUS_ONE) } else { plane };
                        let conditions =
                            [of_x.condition(pool, x, x_side, a), of_y.condition(pool, y, y_side, b)];
                        self.holds_if(pool, &conditions, &plane);
                    }
                }
            }
        }
    }

    /// A square is at least each multiple of its root between 0 and the root, and below its secants.
    fn square(&mut self, pool: &mut TermPool, x: Term, of_x: &Known, value: Term) {
        let unit = if pool.sort(x) == Sort::INT { Rat::ONE } else { Rat::ZERO };
        for a in [&unit, &-&unit] {
            let below = linear(pool, &[(x, a.clone()), (value, Rat::MINUS_ONE)]);
            self.holds_if(pool, &[], &below);
        }
        let above = of_x.asked(Side::Low).filter(|a| a.is_positive()).map(|a| (Side::Low, a));
        let under = of_x.asked(Side::High).filter(|a| a.is_negative()).map(|a| (Side::High, a));
        for (side, a) in above.chain(under) {
            let below = linear(pool, &[(x, a.clone()), (value, Rat::MINUS_ONE)]);
            let condition = of_x.condition(pool, x, side, a);
            self.holds_if(pool, &[condition], &below);
        }
        for a in of_x.outer(Side::Low) {
            for b in of_x.outer(Side::High).filter(|b| *b > a) {
                let mut secant = linear(pool, &[(value, Rat::ONE), (x, -&(a + b))]);
                secant.constant = a * b;
                let conditions =
                    [of_x.condition(pool, x, Side::Low, a), of_x.condition(pool, x, Side::High, b)];
                self.holds_if(pool, &conditions, &secant);
            }
        }
    }

    /// The constant for `x div y`, with `y (x div y) <= x < y (x div y) + |y|`, and what follows for the numbers it is compared with.
    fn quotient(&mut self, pool: &mut TermPool, t: Term, [x, y]: [Term; 2]) -> Term {
        let divisor = self.marks.of(pool, pool.arg(t, 1));
        let of_quotient = self.marks.of(pool, t);
        self.divided(pool, [x, y], &divisor, &of_quotient)
    }

    fn divided(
        &mut self,
        pool: &mut TermPool,
        [x, y]: [Term; 2],
        divisor: &Known,
        of_quotient: &Known,
    ) -> Term {
        if let Some((_, value)) = self.quotients.iter().find(|(of, _)| *of == [x, y]) {
            return *value;
        }
        let value = pool.fresh("quotient", Sort::INT);
        self.quotients.push(([x, y], value));
        let product = self.product(pool, [y, value], [divisor, of_quotient]);
        for (side, sign) in [(Side::Low, Rat::ONE), (Side::High, Rat::MINUS_ONE)] {
            let condition = divisor.condition(pool, y, side, &sign);
            let mut below = linear(pool, &[(product, Rat::ONE), (x, Rat::MINUS_ONE)]);
            self.holds_if(pool, &[condition], &below);
            below = below.scale(&Rat::MINUS_ONE);
            below.add_assign(&linear(pool, &[(y, -&sign)]));
            below.constant = Rat::ONE;
            self.holds_if(pool, &[condition], &below);
        }
        self.steps(pool, [x, y, value], divisor, of_quotient);
        value
    }

    /// For `y >= 1`: the quotient is at least `k` exactly if `k y <= x`.
    fn steps(&mut self, pool: &mut TermPool, [x, y, value]: [Term; 3], divisor: &Known, of_quotient: &Known) {
        let positive = divisor.condition(pool, y, Side::Low, &Rat::ONE);
        let highs = of_quotient.marks(Side::High).map(|high| high + &Rat::ONE);
        let mut numbers: Vec<Rat> = of_quotient.marks(Side::Low).cloned().chain(highs).collect();
        numbers.sort_unstable();
        numbers.dedup();
        for k in numbers {
            let reached = linear(pool, &[(y, k.clone()), (x, Rat::MINUS_ONE)]).to_atom(pool, Rel::Le);
            let bound = pool.num(k, Sort::INT);
            let at_least = pool.ge(value, bound);
            let same = pool.eq(reached, at_least);
            let step = pool.implies(positive, same);
            self.bounds.push(step);
        }
    }

    /// The constant for `x mod y`, which is the rest of the quotient.
    fn remainder(&mut self, pool: &mut TermPool, t: Term, [x, y]: [Term; 2]) -> Term {
        let divisor = self.marks.of(pool, pool.arg(t, 1));
        let quotient = self.divided(pool, [x, y], &divisor, &Known::nothing());
        let product = self.product(pool, [y, quotient], [&divisor, &Known::nothing()]);
        let value = pool.fresh("remainder", Sort::INT);
        let rest = linear(pool, &[(value, Rat::ONE), (product, Rat::ONE), (x, Rat::MINUS_ONE)]);
        for (side, sign) in [(Side::Low, Rat::ONE), (Side::High, Rat::MINUS_ONE)] {
            let condition = divisor.condition(pool, y, side, &sign);
            self.holds_if(pool, &[condition], &rest);
            self.holds_if(pool, &[condition], &rest.clone().scale(&Rat::MINUS_ONE));
        }
        value
    }

    /// Products with a common factor are ordered as the other factors are, if it is not negative: `x + k <= z => x y + k y <= z y`, for each `k`
    /// that the clause asks for.
    fn compare(&mut self, pool: &mut TermPool) {
        let shown = self.products.len().min(MOST_COMPARED);
        let mut orders = Vec::new();
        for (i, p) in self.products[..shown].iter().enumerate() {
            for q in &self.products[..i] {
                orders.extend(common(p, q).map(|(y, x, z)| [y, x, z, p.value, q.value]));
            }
        }
        for [y, x, z, p, q] in orders {
            for [x, z, p, q] in [[x, z, p, q], [z, x, q, p]] {
                let zero = pool.num(Rat::ZERO, pool.sort(y));
                let not_negative = pool.ge(y, zero);
                for gap in self.marks.gaps(pool, [x, z]) {
                    let mut ordered = linear(pool, &[(x, Rat::ONE), (z, Rat::MINUS_ONE)]);
                    ordered.constant = &ordered.constant + &gap;
                    let ordered = ordered.to_atom(pool, Rel::Le);
                    let order = linear(pool, &[(p, Rat::ONE), (q, Rat::MINUS_ONE), (y, gap)]);
                    self.holds_if(pool, &[not_negative, ordered], &order);
                }
            }
        }
    }

    /// Notes that `e <= 0` where the conditions hold.
    fn holds_if(&mut self, pool: &mut TermPool, conditions: &[Term], e: &LinExpr) {
        let (condition, atom) = (pool.and(conditions), e.to_atom(pool, Rel::Le));
        let bound = pool.implies(condition, atom);
        self.bounds.push(bound);
    }
}

/// A sum of scaled terms, which may be sums themselves, and numerals.
fn linear(pool: &TermPool, parts: &[(Term, Rat)]) -> LinExpr {
    LinExpr::sum(parts.iter().map(|(t, c)| LinExpr::of(pool, *t).scale(c)))
}

/// A factor that both products have, and their other ones.
fn common(p: &Product, q: &Product) -> Option<(Term, Term, Term)> {
    [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().find_map(|(i, k)| {
        (p.factors[i] == q.factors[k]).then(|| (p.factors[i], p.factors[1 - i], q.factors[1 - k]))
    })
}
