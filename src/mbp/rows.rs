//! Rows: the arithmetic literals of a cube as linear expressions, and the values of their atoms in the model.
//!
//! The methods that eliminate a variable ([`super::lra`], [`super::lia`]) see nothing but rows. A row is kept in normal form:
//! coefficients are integers without a common divisor, integer bounds are tight and never strict, the coefficients of a
//! divisibility are reduced modulo its divisor.

use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{LinExpr, Rel, Sort, Term, TermPool};

/// What a row says about its expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// `expr = 0`
    Eq,
    /// `expr <= 0`
    Le,
    /// `expr < 0`
    Lt,
    /// The divisor, a positive integer, divides `expr`, all of whose atoms are integers.
    Divides(Rat),
}

/// An arithmetic constraint.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Row {
    pub expr: LinExpr,
    pub kind: Kind,
}

/// Value and sort of the atoms of linear expressions.
#[derive(Clone, Debug, Default)]
pub(super) struct Atoms {
    info: HashMap<Term, (Rat, bool)>,
}

impl Atoms {
    /// Makes an atom known, or gives it another value.
    pub fn set(&mut self, t: Term, value: Rat, is_int: bool) {
        self.info.insert(t, (value, is_int));
    }
    pub fn knows(&self, t: Term) -> bool {
        self.info.contains_key(&t)
    }
    pub fn value(&self, t: Term) -> &Rat {
        &self.info[&t].0
    }
    pub fn is_int(&self, t: Term) -> bool {
        self.info[&t].1
    }
    /// The value of an expression.
    pub fn eval(&self, e: &LinExpr) -> Rat {
        let mut sum = e.constant.clone();
        for (t, c) in &e.terms {
            sum.add_mul(c, self.value(*t));
        }
        sum
    }
    /// Whether all atoms and coefficients are integers.
    pub fn integral(&self, e: &LinExpr) -> bool {
        e.terms.iter().all(|(t, c)| c.is_int() && self.is_int(*t))
    }
}

impl Row {
    pub fn new(expr: LinExpr, kind: Kind) -> Row {
        Row { expr, kind }
    }
    /// `expr <= 0` or `expr < 0`.
    pub fn bound(expr: LinExpr, strict: bool) -> Row {
        Row { expr, kind: if strict { Kind::Lt } else { Kind::Le } }
    }

    fn falsehood() -> Row {
        Row { expr: LinExpr::constant(Rat::ONE), kind: Kind::Le }
    }
    /// Whether the row, in normal form, is the one that never holds.
    pub fn is_false(&self) -> bool {
        self.expr.is_constant()
    }

    /// Whether the row holds in the model.
    pub fn holds(&self, atoms: &Atoms) -> bool {
        let value = atoms.eval(&self.expr);
        match &self.kind {
            Kind::Eq => value.is_zero(),
            Kind::Le => !value.is_positive(),
            Kind::Lt => value.is_negative(),
            Kind::Divides(d) => value.is_int() && value.rem_euclid(d).is_zero(),
        }
    }

    /// The row in normal form; `None` if it always holds.
    pub fn normalize(self, atoms: &Atoms) -> Option<Row> {
        if let Kind::Divides(d) = self.kind {
            return normalize_divides(self.expr, d);
        }
        let Row { mut expr, mut kind } = self;
        if expr.is_constant() {
            let holds = match kind {
                Kind::Eq => expr.constant.is_zero(),
                Kind::Lt => expr.constant.is_negative(),
                _ => !expr.constant.is_positive(),
            };
            return if holds { None } else { Some(Row::falsehood()) };
        }
        let mut factor = expr.primitive_factor();
        if kind == Kind::Eq && expr.terms[0].1.is_negative() {
            factor = -factor;
        }
        if !factor.is_one() {
            expr = expr.scale(&factor);
        }
        if atoms.integral(&expr) {
            match kind {
                Kind::Eq if !expr.constant.is_int() => return Some(Row::falsehood()),
                Kind::Le => expr.constant = expr.constant.ceil(),
                Kind::Lt => {
                    expr.constant = &expr.constant.floor() + &Rat::ONE;
                    kind = Kind::Le;
                }
                _ => {}
            }
        }
        Some(Row { expr, kind })
    }

    /// Whether all coefficients and the divisor are of moderate size.
    pub fn is_small(&self) -> bool {
        let divisor = match &self.kind {
            Kind::Divides(d) => d.is_small(),
            _ => true,
        };
        divisor && self.expr.terms.iter().all(|(_, c)| c.is_small())
    }

    /// The literal.
    pub fn to_literal(&self, pool: &mut TermPool) -> Term {
        match &self.kind {
            Kind::Eq => self.expr.to_atom(pool, Rel::Eq),
            Kind::Le => self.expr.to_atom(pool, Rel::Le),
            Kind::Lt => self.expr.to_atom(pool, Rel::Lt),
            Kind::Divides(d) => {
                let t = self.expr.to_term(pool, Sort::INT);
                pool.divides(d, t)
            }
        }
    }
}

/// Divides by the common divisor, reduces modulo the divisor, and makes the first coefficient 1 if it is invertible.
fn normalize_divides(mut expr: LinExpr, mut d: Rat) -> Option<Row> {
    let mut scale = expr.constant.denom();
    for (_, c) in &expr.terms {
        scale = scale.lcm(&c.denom());
    }
    if !scale.is_one() {
        expr = expr.scale(&scale);
        d *= &scale;
    }
    reduce(&mut expr, &d);
    let common = expr.terms.iter().fold(d.clone(), |g, (_, c)| g.gcd(c));
    if !common.is_one() {
        if !(&expr.constant / &common).is_int() {
            return Some(Row::falsehood());
        }
        d = &d / &common;
        expr = expr.scale(&common.recip());
    }
    if d.is_one() {
        return None;
    }
    if expr.is_constant() {
        return if expr.constant.is_zero() { None } else { Some(Row::falsehood()) };
    }
    if let Some(inverse) = inverse(&expr.terms[0].1, &d) {
        expr = expr.scale(&inverse);
        reduce(&mut expr, &d);
    }
    Some(Row { expr, kind: Kind::Divides(d) })
}

fn reduce(expr: &mut LinExpr, d: &Rat) {
    expr.terms.retain_mut(|(_, c)| {
        *c = c.rem_euclid(d);
        !c.is_zero()
    });
    expr.constant = expr.constant.rem_euclid(d);
}

/// The inverse of `a` modulo `d`, if there is one.
fn inverse(a: &Rat, d: &Rat) -> Option<Rat> {
    let (mut r0, mut r1) = (d.clone(), a.rem_euclid(d));
    let (mut s0, mut s1) = (Rat::ZERO, Rat::ONE);
    while !r1.is_zero() {
        let q = r0.div_euclid(&r1);
        (r0, r1) = (r1.clone(), &r0 - &(&q * &r1));
        (s0, s1) = (s1.clone(), &s0 - &(&q * &s1));
    }
    r0.is_one().then(|| s0.rem_euclid(d))
}

/// A lower bound `expr <= coeff * x` or an upper bound `coeff * x <= expr` on some `x`; `coeff` is positive.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub coeff: Rat,
    pub expr: LinExpr,
    pub strict: bool,
}

impl Bound {
    /// The number that the bound gives for `x` in the model.
    pub fn value(&self, atoms: &Atoms) -> Rat {
        &atoms.eval(&self.expr) / &self.coeff
    }
    /// The same bound read as one on `-x`.
    pub fn mirrored(self) -> Bound {
        Bound { expr: self.expr.scale(&Rat::MINUS_ONE), ..self }
    }
}

/// The rows of a system sorted by what they say about one variable.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub rest: Vec<Row>,
    pub equal: Vec<Row>,
    pub divides: Vec<Row>,
    pub lower: Vec<Bound>,
    pub upper: Vec<Bound>,
}

impl Parts {
    pub fn of(rows: Vec<Row>, x: Term) -> Parts {
        let mut parts = Parts::default();
        for mut row in rows {
            let c = row.expr.coeff(x);
            if c.is_zero() {
                parts.rest.push(row);
                continue;
            }
            let strict = row.kind == Kind::Lt;
            match row.kind {
                Kind::Eq => parts.equal.push(row),
                Kind::Divides(_) => parts.divides.push(row),
                Kind::Le | Kind::Lt => {
                    row.expr.remove(x);
                    if c.is_positive() {
                        let expr = row.expr.scale(&Rat::MINUS_ONE);
                        parts.upper.push(Bound { coeff: c, expr, strict });
                    } else {
                        parts.lower.push(Bound { coeff: -c, expr: row.expr, strict });
                    }
                }
            }
        }
        parts
    }
}

/// Replaces `x` in each row.
pub(super) fn substitute(rows: &mut [Row], x: Term, by: &LinExpr) {
    for row in rows {
        row.expr.substitute(x, by);
    }
}

#[derive(Default)]
struct Slot {
    /// The greatest constant `c` of a row `sum + c <= 0`, and whether the row is strict.
    upper: Option<(Rat, bool)>,
    /// The same for `-sum + c <= 0`.
    lower: Option<(Rat, bool)>,
    equal: Option<Rat>,
}

/// All rows in normal form, each once, with only the strongest bounds on each sum; bounds that meet are equalities.
pub(super) fn tidy(rows: Vec<Row>, atoms: &Atoms) -> Vec<Row> {
    let mut slots: Vec<(Vec<(Term, Rat)>, Slot)> = Vec::new();
    let mut places: HashMap<Vec<(Term, Rat)>, usize> = HashMap::default();
    let mut out = Vec::new();
    let mut seen = HashSet::default();
    for row in rows {
        let Some(row) = row.normalize(atoms) else { continue };
        if row.is_false() {
            return vec![row];
        }
        if let Kind::Divides(_) = row.kind {
            if seen.insert(row.clone()) {
                out.push(row);
            }
            continue;
        }
        let Row { expr, kind } = row;
        let negative = expr.terms[0].1.is_negative();
        let expr = if negative { expr.scale(&Rat::MINUS_ONE) } else { expr };
        let c = if negative { -&expr.constant } else { expr.constant };
        let place = *places.entry(expr.terms.clone()).or_insert_with(|| {
            slots.push((expr.terms, Slot::default()));
            slots.len() - 1
        });
        let slot = &mut slots[place].1;
        let strict = kind == Kind::Lt;
        if kind == Kind::Eq {
            if slot.equal.as_ref().is_some_and(|old| *old != c) {
                return vec![Row::falsehood()];
            }
            slot.equal = Some(c);
            continue;
        }
        let side = if negative { &mut slot.lower } else { &mut slot.upper };
        if side.as_ref().is_none_or(|old| (&c, strict) > (&old.0, old.1)) {
            *side = Some((c, strict));
        }
    }
    for (terms, slot) in slots {
        slot.emit(terms, &mut out);
    }
    if out.iter().any(Row::is_false) { vec![Row::falsehood()] } else { out }
}

impl Slot {
    fn emit(self, terms: Vec<(Term, Rat)>, out: &mut Vec<Row>) {
        let sum = LinExpr { terms, constant: Rat::ZERO };
        let with = |c: &Rat, sign: &Rat| {
            let mut e = sum.clone().scale(sign);
            e.constant = c.clone();
            e
        };
        if let Some(c) = &self.equal {
            // sum = -c; the bounds add nothing unless they contradict it.
            let broken = self.upper.iter().any(|(u, strict)| u > c || (u == c && *strict))
                || self.lower.iter().any(|(l, strict)| *l > -c || (*l == -c && *strict));
            out.push(if broken { Row::falsehood() } else { Row::new(with(c, &Rat::ONE), Kind::Eq) });
            return;
        }
        if let (Some((u, us)), Some((l, ls))) = (&self.upper, &self.lower) {
            // l <= sum <= -u
            let gap = &(-u) - l;
            if gap.is_negative() || (gap.is_zero() && (*us || *ls)) {
                return out.push(Row::falsehood());
            }
            if gap.is_zero() {
                return out.push(Row::new(with(u, &Rat::ONE), Kind::Eq));
            }
        }
        if let Some((c, strict)) = &self.upper {
            out.push(Row::bound(with(c, &Rat::ONE), *strict));
        }
        if let Some((c, strict)) = &self.lower {
            out.push(Row::bound(with(c, &Rat::MINUS_ONE), *strict));
        }
    }
}
