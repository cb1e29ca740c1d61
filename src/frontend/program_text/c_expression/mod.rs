//! Formulas as expressions of C that have no side effects, no undefined behaviour, and the value of the formula whatever the
//! variables hold.
//!
//! Integers are computed as `long long` where intervals show that nothing overflows (`ints`), words as unsigned numbers
//! of their width (`words`), floating-point numbers that are reals only compared with constants (`reals`). Conversions to signed types are modulo the width, as all compilers define them. What cannot be
//! expressed so (arrays, numbers beyond 64 bits, very long text) has no expression; of a conjunction the other conjuncts remain.

mod ints;
mod reals;
mod words;

#[cfg(test)]
mod tests;

use eufonium_base::{HashMap, Rat};
use eufonium_ir::linear::{LinExpr, Rel};
use eufonium_ir::program::SourceType;
use eufonium_ir::{Op, Sort, Term, TermPool, visit};
use ints::IntText;
use words::WordText;

/// The variable of C that a constant stands for. A constant of sort `Int` is the variable's value, a bit-vector its bits, a constant of sort
/// `Real` the real of a floating-point number ([`eufonium_ir::float::reals`]).
pub type Names<'a> = &'a dyn Fn(Term) -> Option<(String, SourceType)>;

/// Longer expressions help nobody.
const LONGEST: usize = 2000;

/// The expression of a formula; `None` if some part of it has none.
pub fn c_expression(pool: &TermPool, formula: Term, names: Names<'_>) -> Option<String> {
    let mut shapes: HashMap<Term, Option<Shape>> = HashMap::default();
    for t in visit::postorder(pool, &[formula]) {
        let shape = Writer { pool, names, shapes: &shapes }.shape(t);
        shapes.insert(t, shape.filter(|s| s.length() <= LONGEST));
    }
    match shapes.remove(&formula)?? {
        Shape::Truth(text) => Some(text.text),
        Shape::Int(_) | Shape::Word(_) => None,
    }
}

/// The conjunction of those conjuncts that have an expression, and how many have none. Without conjuncts it is `1`.
pub fn c_conjunction(pool: &TermPool, formula: Term, names: Names<'_>) -> (String, usize) {
    let conjuncts = pool.conjuncts(formula);
    let texts: Vec<String> = conjuncts.iter().filter_map(|t| c_expression(pool, *t, names)).collect();
    let dropped = conjuncts.len() - texts.len();
    let text = match &texts[..] {
        [] => "1".to_string(),
        [one] => one.clone(),
        // Only conditional expressions and disjunctions bind less tightly.
        all => all.iter().map(|t| guarded(t)).collect::<Vec<_>>().join(" && "),
    };
    (text, dropped)
}

fn guarded(text: &str) -> String {
    if text.contains("||") || text.contains('?') { format!("({text})") } else { text.to_string() }
}

/// How tightly the outermost operator of a text binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Conditional,
    Or,
    And,
    Bits,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Primary,
}

#[derive(Clone, Debug)]
struct Text {
    text: String,
    binding: Binding,
}

impl Text {
    fn new(text: impl Into<String>, binding: Binding) -> Text {
        Text { text: text.into(), binding }
    }
    /// In parentheses unless it binds at least as tightly.
    fn at(&self, least: Binding) -> String {
        if self.binding >= least { self.text.clone() } else { format!("({})", self.text) }
    }
    fn cast(&self, ty: &str) -> Text {
        Text::new(format!("({ty}){}", self.at(Binding::Unary)), Binding::Unary)
    }
}

/// The expression of a term.
#[derive(Clone, Debug)]
enum Shape {
    Truth(Text),
    Int(IntText),
    Word(WordText),
}

impl Shape {
    fn length(&self) -> usize {
        match self {
            Shape::Truth(text) => text.text.len(),
            Shape::Int(int) => int.text.text.len(),
            Shape::Word(word) => word.unsigned.text.len(),
        }
    }
}

/// Whether C promotes a type to one with a sign.
fn is_signed(ty: &SourceType) -> bool {
    match ty {
        SourceType::Int { signed, bits } => *signed || *bits < 32,
        SourceType::Bool => true,
        SourceType::Pointer | SourceType::Float(_) | SourceType::Other(_) => false,
    }
}

struct Writer<'a> {
    pool: &'a TermPool,
    names: Names<'a>,
    shapes: &'a HashMap<Term, Option<Shape>>,
}

impl Writer<'_> {
    fn of(&self, t: Term) -> Option<&Shape> {
        self.shapes.get(&t)?.as_ref()
    }
    fn truth(&self, t: Term) -> Option<&Text> {
        match self.of(t)? {
            Shape::Truth(text) => Some(text),
            _ => None,
        }
    }
    fn int(&self, t: Term) -> Option<&IntText> {
        match self.of(t)? {
            Shape::Int(int) => Some(int),
            _ => None,
        }
    }
    fn word(&self, t: Term) -> Option<&WordText> {
        match self.of(t)? {
            Shape::Word(word) => Some(word),
            _ => None,
        }
    }

    fn shape(&self, t: Term) -> Option<Shape> {
        let sort = self.pool.sort(t);
        if sort.is_bool() {
            self.formula(t).map(Shape::Truth)
        } else if sort == Sort::INT {
            self.integer(t).map(Shape::Int)
        } else if self.pool.as_bv(sort).is_some_and(|w| w <= 64) {
            self.bits(t).map(Shape::Word)
        } else {
            None
        }
    }

    fn formula(&self, t: Term) -> Option<Text> {
        let args = self.pool.args(t);
        let join = |parts: &[Term], op: &str, least: Binding, binding: Binding| {
            let parts: Option<Vec<String>> = parts.iter().map(|a| Some(self.truth(*a)?.at(least))).collect();
            Some(Text::new(parts?.join(op), binding))
        };
        match self.pool.op(t) {
            Op::True => Some(Text::new("1", Binding::Primary)),
            Op::False => Some(Text::new("0", Binding::Primary)),
            Op::And => join(args, " && ", Binding::Bits, Binding::And),
            Op::Or => join(args, " || ", Binding::Bits, Binding::Or),
            Op::Ite => {
                let parts: Option<Vec<String>> =
                    args.iter().map(|a| Some(self.truth(*a)?.at(Binding::Or))).collect();
                let [c, a, b] = &parts?[..] else { return None };
                Some(Text::new(format!("{c} ? {a} : {b}"), Binding::Conditional))
            }
            Op::Not => self.negation(args[0]),
            Op::Le | Op::Lt => self.relation(t),
            Op::Eq if [Sort::INT, Sort::REAL].contains(&self.pool.sort(args[0])) => self.relation(t),
            Op::Eq if self.pool.sort(args[0]).is_bool() => {
                join(args, " == ", Binding::Unary, Binding::Equality)
            }
            Op::Eq => self.equal(args[0], args[1], true),
            Op::BvUlt => self.below(args[0], args[1], false, "<"),
            Op::BvSlt => self.below(args[0], args[1], true, "<"),
            Op::App(_) => {
                let (name, _) = (self.names)(t)?;
                Some(Text::new(format!("{name} != 0"), Binding::Equality))
            }
            _ => None,
        }
    }

    fn negation(&self, t: Term) -> Option<Text> {
        let args = self.pool.args(t);
        match self.pool.op(t) {
            Op::Le | Op::Lt => self.relation_of(LinExpr::of_literal(self.pool, t)?, true),
            Op::Eq if [Sort::INT, Sort::REAL].contains(&self.pool.sort(args[0])) => {
                self.relation_of(LinExpr::of_literal(self.pool, t)?, true)
            }
            Op::Eq if !self.pool.sort(args[0]).is_bool() => self.equal(args[0], args[1], false),
            // Not a < b is b <= a.
            Op::BvUlt => self.below(args[1], args[0], false, "<="),
            Op::BvSlt => self.below(args[1], args[0], true, "<="),
            _ => Some(Text::new(format!("!{}", self.truth(t)?.at(Binding::Unary)), Binding::Unary)),
        }
    }

    fn relation(&self, t: Term) -> Option<Text> {
        self.relation_of(LinExpr::of_literal(self.pool, t)?, false)
    }

    /// `e rel 0` with what is negative on the other side.
    fn relation_of(&self, (e, rel): (LinExpr, Rel), negated: bool) -> Option<Text> {
        let (e, rel) = match (rel, negated) {
            (rel, false) => (e, rel),
            (Rel::Eq, true) => (e, Rel::Ne),
            (Rel::Ne, true) => (e, Rel::Eq),
            (Rel::Le, true) => (e.scale(&Rat::MINUS_ONE), Rel::Lt),
            (Rel::Lt, true) => (e.scale(&Rat::MINUS_ONE), Rel::Le),
        };
        if let [(x, factor)] = &e.terms[..]
            && self.pool.sort(*x) == Sort::REAL
        {
            return self.compare_real(*x, factor, &e.constant, rel);
        }
        let (mut left, mut right) = (LinExpr::default(), LinExpr::default());
        for (t, c) in &e.terms {
            let side = if c.is_positive() { &mut left } else { &mut right };
            side.terms.push((*t, c.abs()));
        }
        match (left.terms.is_empty(), right.terms.is_empty()) {
            // A lone constant goes where no variable is.
            (_, true) => right.constant = -e.constant.clone(),
            (true, _) => left.constant = e.constant.clone(),
            _ if e.constant.is_positive() => left.constant = e.constant.clone(),
            _ => right.constant = -e.constant.clone(),
        }
        // Over the integers -1 < x is 0 <= x.
        let integral = e.over_integers(self.pool);
        if rel == Rel::Lt && left.terms.is_empty() && integral {
            left.constant = left.constant + Rat::ONE;
            return self.compare(&left, Rel::Le, &right);
        }
        // And x < y + 1 is x <= y.
        if rel == Rel::Lt && !right.terms.is_empty() && right.constant.is_positive() && integral {
            right.constant = right.constant - Rat::ONE;
            return self.compare(&left, Rel::Le, &right);
        }
        self.compare(&left, rel, &right)
    }
}
