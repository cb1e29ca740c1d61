//! Terms, sorts and symbols as SMT-LIB text. Shared subterms are bound by `let`, so that the text is linear in the size
//! of the graph; nothing recurses on depth.

mod float;

use super::datatype::ConsId;
use super::float::Format;
use super::linear::LinExpr;
use super::op::Op;
use super::pool::{Term, TermPool};
use super::sort::{Sort, SortKind};
use super::value::{DataValue, Value};
use super::visit;
use eufonium_base::symbol::quoted;
use eufonium_base::{Bits, HashMap, Rat};
use std::borrow::Cow;
use std::fmt::Write;

/// Names of the theory Core that are quoted when they are declared.
const WORDS: &[&str] = &["true", "false", "and", "or", "not", "ite", "distinct"];

/// A symbol, quoted if SMT-LIB needs it.
pub fn symbol(name: &str) -> Cow<'_, str> {
    quoted(name, WORDS)
}

/// A sort.
pub fn sort(pool: &TermPool, s: Sort) -> Cow<'_, str> {
    match pool.sort_kind(s) {
        SortKind::Bool => Cow::Borrowed("Bool"),
        SortKind::Int => Cow::Borrowed("Int"),
        SortKind::Real => Cow::Borrowed("Real"),
        SortKind::Uninterpreted(name) => symbol(name),
        SortKind::BitVec(width) => Cow::Owned(format!("(_ BitVec {width})")),
        SortKind::Float(exponent, precision) => {
            Cow::Owned(format!("(_ FloatingPoint {exponent} {precision})"))
        }
        SortKind::Rounding => Cow::Borrowed("RoundingMode"),
        SortKind::Array(index, element) => {
            Cow::Owned(format!("(Array {} {})", sort(pool, *index), sort(pool, *element)))
        }
        SortKind::Datatype(id) => {
            let name = &pool.datatype(*id).name;
            // An instance of a parametric declaration has an expression for its name.
            if name.starts_with('(') { Cow::Borrowed(&name[..]) } else { symbol(name) }
        }
    }
}

/// A number as a numeral of the sort: `(- 3)`, `0.5` as `(/ 1.0 2.0)`.
pub fn number(value: &Rat, s: Sort) -> String {
    let magnitude = value.abs();
    let point = if s == Sort::REAL { ".0" } else { "" };
    let text = if magnitude.is_int() {
        format!("{magnitude}{point}")
    } else {
        format!("(/ {}{point} {}{point})", magnitude.numer(), magnitude.denom())
    };
    if value.is_negative() { format!("(- {text})") } else { text }
}

/// A value; elements of uninterpreted sorts print as `(as @n Sort)`.
pub fn value(pool: &TermPool, v: &Value, s: Sort) -> String {
    match v {
        Value::Bool(b) => b.to_string(),
        Value::Num(r) => number(r, s),
        Value::Elem(s, n) => {
            let sort = sort(pool, *s);
            format!("(as {} {sort})", symbol(&format!("@{}_{n}", sort.trim_matches('|'))))
        }
        Value::Bits(b) => float::constant(pool.sort_kind(s), b),
        Value::Array(array) => {
            let (index_sort, element_sort) = pool.as_array(s).expect("an array value has an array sort");
            let default = value(pool, array.default(), element_sort);
            let mut out = "(store ".repeat(array.entries().len());
            let _ = write!(out, "((as const {}) {default})", sort(pool, s));
            for (index, element) in array.entries() {
                let (index, element) = (value(pool, index, index_sort), value(pool, element, element_sort));
                let _ = write!(out, " {index} {element})");
            }
            out
        }
        Value::Data(data) => data_value(pool, data),
    }
}

/// A constructor's value; values of recursive datatypes nest deep, so this has a stack of its own.
fn data_value(pool: &TermPool, root: &DataValue) -> String {
    enum Piece<'v> {
        Text(&'static str),
        Data(&'v DataValue),
        Other(&'v Value, Sort),
    }
    let mut out = String::new();
    let mut stack = vec![Piece::Data(root)];
    while let Some(piece) = stack.pop() {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Other(v, s) => out.push_str(&value(pool, v, s)),
            Piece::Data(data) => {
                let name = constructor(pool, data.cons);
                if data.fields.is_empty() {
                    out.push_str(&name);
                    continue;
                }
                let _ = write!(out, "({name}");
                stack.push(Piece::Text(")"));
                let sorts = &pool.constructor(data.cons).fields;
                for (field, (_, s)) in data.fields.iter().zip(sorts).rev() {
                    stack.push(match field {
                        Value::Data(d) => Piece::Data(d),
                        other => Piece::Other(other, *s),
                    });
                    stack.push(Piece::Text(" "));
                }
            }
        }
    }
    out
}

/// A constructor's name, with its sort where the name alone does not say it.
fn constructor(pool: &TermPool, cons: ConsId) -> String {
    let decl = pool.constructor(cons);
    let name = symbol(&decl.name);
    if decl.ambiguous { format!("(as {name} {})", sort(pool, decl.sort)) } else { name.into_owned() }
}

/// Several terms with `between` between them.
pub fn terms(pool: &TermPool, terms: &[Term], between: &str) -> String {
    terms.iter().map(|t| term(pool, *t)).collect::<Vec<_>>().join(between)
}

/// A term.
pub fn term(pool: &TermPool, t: Term) -> String {
    Printer::new(pool, &[]).print(t)
}

/// The text of a formula, annotated with the number of steps over which it is inductive if that is more than one, and with whether paths
/// repeat nothing.
pub fn with_induction(formula: String, depth: usize, simple_path: bool) -> String {
    let mut attributes = String::new();
    if depth > 1 {
        attributes.push_str(&format!(" :induction-depth {depth}"));
    }
    if simple_path {
        attributes.push_str(" :simple-path true");
    }
    if attributes.is_empty() { formula } else { format!("(! {formula}{attributes})") }
}

/// A term in which some constants have other names.
pub fn term_with_names(pool: &TermPool, t: Term, names: &[(Term, String)]) -> String {
    Printer::new(pool, names).print(t)
}

/// Several terms over shared definitions, without `let`.
#[derive(Clone, Debug)]
pub struct Shared {
    /// For each definition its name, its term and the text of it, which uses names of earlier ones.
    pub definitions: Vec<(String, Term, String)>,
    /// The texts of the terms.
    pub texts: Vec<String>,
}

/// Terms in which some constants have other names, and what they share is defined by `name(i)`. Linear in the size of the
/// graph.
pub fn shared(
    pool: &TermPool,
    terms: &[Term],
    names: &[(Term, String)],
    mut name: impl FnMut(usize) -> String,
) -> Shared {
    let mut printer = Printer::new(pool, names);
    let shared = printer.shared(terms);
    let text = |printer: &Printer<'_>, t: Term| {
        let mut out = String::new();
        printer.write(t, &mut out);
        out
    };
    let mut definitions = Vec::with_capacity(shared.len());
    for (i, t) in shared.into_iter().enumerate() {
        let name = name(i);
        definitions.push((name.clone(), t, text(&printer, t)));
        printer.names.insert(t, symbol(&name).into_owned());
    }
    let texts = terms.iter().map(|t| text(&printer, *t)).collect();
    Shared { definitions, texts }
}

enum Item {
    Text(&'static str),
    Owned(String),
    Term(Term),
    /// The number that a word of the format is.
    Number(Term, Format),
}

struct Printer<'p> {
    pool: &'p TermPool,
    names: HashMap<Term, String>,
}

impl<'p> Printer<'p> {
    fn new(pool: &'p TermPool, names: &[(Term, String)]) -> Self {
        let names = names.iter().map(|(t, n)| (*t, symbol(n).into_owned())).collect();
        Printer { pool, names }
    }

    fn print(mut self, root: Term) -> String {
        let shared = self.shared(&[root]);
        let mut out = String::new();
        for (i, &t) in shared.iter().enumerate() {
            let _ = write!(out, "(let ((?x{i} ");
            self.write(t, &mut out);
            out.push_str(")) ");
            self.names.insert(t, format!("?x{i}"));
        }
        self.write(root, &mut out);
        out.extend(std::iter::repeat_n(')', shared.len()));
        out
    }

    /// Subterms that occur more than once and are worth a name, arguments first. None below a quantifier, as they may
    /// mention bound constants.
    fn shared(&self, roots: &[Term]) -> Vec<Term> {
        let order = visit::postorder(self.pool, roots);
        if order.iter().any(|&t| matches!(self.pool.op(t), Op::Forall | Op::Exists)) {
            return Vec::new();
        }
        let mut uses: HashMap<Term, u32> = HashMap::default();
        for &t in &order {
            for a in self.pool.args(t) {
                *uses.entry(*a).or_insert(0) += 1;
            }
        }
        for root in roots {
            *uses.entry(*root).or_insert(0) += 1;
        }
        let pool = self.pool;
        let leaf = |t: Term| pool.args(t).iter().all(|&a| pool.args(a).is_empty());
        // Short sums are easier to read in place, where a comparison puts its negative parts on the other side.
        let short = |t: Term| {
            pool.op(t) == Op::Add && pool.args(t).len() <= 4 && pool.args(t).iter().all(|&a| leaf(a))
        };
        let leaf = |t: Term| leaf(t) || short(t);
        order.into_iter().filter(|&t| uses.get(&t).is_some_and(|n| *n > 1) && !leaf(t)).collect()
    }

    fn write(&self, root: Term, out: &mut String) {
        let mut stack = vec![Item::Term(root)];
        while let Some(item) = stack.pop() {
            match item {
                Item::Text(s) => out.push_str(s),
                Item::Owned(s) => out.push_str(&s),
                Item::Term(t) => match self.names.get(&t) {
                    Some(name) => out.push_str(name),
                    None => self.open(t, &mut stack, out),
                },
                Item::Number(word, format) => self.number(word, format, &mut stack, out),
            }
        }
    }

    /// Writes the operator and queues the rest.
    fn open(&self, t: Term, stack: &mut Vec<Item>, out: &mut String) {
        let pool = self.pool;
        if self.float(t, stack, out) {
            return;
        }
        let head: Cow<'_, str> = match pool.op(t) {
            Op::True => return out.push_str("true"),
            Op::False => return out.push_str("false"),
            Op::Num(_) => {
                return out.push_str(&number(pool.as_num(t).expect("a numeral has a value"), pool.sort(t)));
            }
            Op::App(f) if pool.args(t).is_empty() => return out.push_str(&symbol(&pool.func(f).name)),
            Op::App(f) => match pool.func(f).name.as_str() {
                "/0" | "div0" | "mod0" => return self.by_zero(t, stack, out),
                name => symbol(name),
            },
            Op::Forall | Op::Exists => return self.quantifier(t, stack, out),
            Op::Bits(_) => {
                return out.push_str(&pool.as_bits(t).expect("a constant has a value").to_smtlib());
            }
            Op::BvMul if self.negation(t, stack, out) => return,
            Op::Construct(cons) if pool.args(t).is_empty() => return out.push_str(&constructor(pool, cons)),
            Op::Construct(cons) => Cow::Owned(constructor(pool, cons)),
            Op::Field(cons, i) => symbol(&pool.constructor(cons).fields[i as usize].0),
            Op::Is(cons) => Cow::Owned(format!("(_ is {})", symbol(&pool.constructor(cons).name))),
            Op::ConstArray => Cow::Owned(format!("(as const {})", sort(pool, pool.sort(t)))),
            Op::Extract(high, low) => Cow::Owned(format!("(_ extract {high} {low})")),
            Op::SignExtend(n) => Cow::Owned(format!("(_ sign_extend {n})")),
            Op::IntToBv(width) => Cow::Owned(format!("(_ int_to_bv {width})")),
            Op::Not if self.comparison(pool.arg(t, 0), true, stack, out) => return,
            Op::Eq | Op::Le | Op::Lt if self.comparison(t, false, stack, out) => return,
            op => Cow::Borrowed(name_of(op)),
        };
        let _ = write!(out, "({head}");
        stack.push(Item::Text(")"));
        for &a in pool.args(t).iter().rev() {
            stack.push(Item::Term(a));
            stack.push(Item::Text(" "));
        }
    }

    /// Writes `-x` as that. `false` if the product is another.
    fn negation(&self, t: Term, stack: &mut Vec<Item>, out: &mut String) -> bool {
        let &[first, x] = self.pool.args(t) else { return false };
        if !self.pool.as_bits(first).is_some_and(Bits::is_ones) {
            return false;
        }
        out.push_str("(bvneg ");
        stack.extend([Item::Text(")"), Item::Term(x)]);
        true
    }

    fn by_zero(&self, t: Term, stack: &mut Vec<Item>, out: &mut String) {
        let f = self.pool.as_app(t).expect("division by zero is an application");
        let (name, zero) = match self.pool.func(f).name.as_str() {
            "/0" => ("(/ ", " 0.0)"),
            "div0" => ("(div ", " 0)"),
            _ => ("(mod ", " 0)"),
        };
        out.push_str(name);
        stack.push(Item::Text(zero));
        stack.push(Item::Term(self.pool.arg(t, 0)));
    }

    fn quantifier(&self, t: Term, stack: &mut Vec<Item>, out: &mut String) {
        let (body, vars) = self.pool.args(t).split_last().expect("a quantifier has a body");
        out.push_str(if self.pool.op(t) == Op::Forall { "(forall (" } else { "(exists (" });
        for (i, &v) in vars.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            let f = self.pool.as_constant(v).expect("a binder binds constants");
            let name =
                self.names.get(&v).cloned().unwrap_or_else(|| symbol(&self.pool.func(f).name).into_owned());
            let _ = write!(out, "{space}({name} {})", sort(self.pool, self.pool.sort(v)));
        }
        out.push_str(") ");
        stack.push(Item::Text(")"));
        stack.push(Item::Term(*body));
    }

    /// Writes an arithmetic atom as people do: no negative coefficients, no negated comparison. `false` if `atom` is
    /// not one.
    fn comparison(&self, atom: Term, negated: bool, stack: &mut Vec<Item>, out: &mut String) -> bool {
        let pool = self.pool;
        let op = match (pool.op(atom), negated) {
            (Op::Le, false) => "<=",
            (Op::Le, true) => ">",
            (Op::Lt, false) => "<",
            (Op::Lt, true) => ">=",
            (Op::Eq, false) if pool.sort(pool.arg(atom, 0)).is_arith() => "=",
            _ => return false,
        };
        let (lhs, rhs) = (pool.arg(atom, 0), pool.arg(atom, 1));
        let sort = pool.sort(lhs);
        let opaque = |t: &Term| pool.op(*t) == Op::Add && self.names.contains_key(t);
        let Some(bound) = pool.as_num(rhs).filter(|_| pool.op(lhs) == Op::Add && !opaque(&lhs)) else {
            let _ = write!(out, "({op}");
            stack.extend([
                Item::Text(")"),
                Item::Term(rhs),
                Item::Text(" "),
                Item::Term(lhs),
                Item::Text(" "),
            ]);
            return true;
        };
        let e = LinExpr::of(pool, lhs);
        let (mut left, mut right): (Vec<_>, Vec<_>) = e.terms.into_iter().partition(|(_, c)| c.is_positive());
        // `not (s <= c)` over the integers reads better as `s >= c + 1`.
        let (op, bound) =
            if sort == Sort::INT && op == ">" { (">=", bound + &Rat::ONE) } else { (op, bound.clone()) };
        let (mut on_left, mut on_right) = (Rat::ZERO, Rat::ZERO);
        if right.is_empty() || !bound.is_negative() || left.is_empty() {
            on_right = bound
        } else {
            on_left = -bound
        }
        right.iter_mut().chain(&mut left).for_each(|(_, c)| *c = c.abs());
        let _ = write!(out, "({op} ");
        stack.push(Item::Text(")"));
        self.queue_sum(&right, &on_right, sort, stack);
        stack.push(Item::Text(" "));
        self.queue_sum(&left, &on_left, sort, stack);
        true
    }

    fn queue_sum(&self, terms: &[(Term, Rat)], constant: &Rat, s: Sort, stack: &mut Vec<Item>) {
        let with_constant = !constant.is_zero() || terms.is_empty();
        let many = terms.len() + usize::from(with_constant) > 1;
        if many {
            stack.push(Item::Text(")"));
        }
        if with_constant {
            stack.push(Item::Owned(number(constant, s)));
            if many {
                stack.push(Item::Text(" "));
            }
        }
        for (i, (t, c)) in terms.iter().enumerate().rev() {
            let convert = s == Sort::REAL && self.pool.sort(*t) == Sort::INT;
            let closing = usize::from(!c.is_one()) + usize::from(convert);
            stack.push(Item::Text(["", ")", "))"][closing]));
            stack.push(Item::Term(*t));
            if convert {
                stack.push(Item::Text("(to_real "));
            }
            if !c.is_one() {
                stack.push(Item::Owned(format!("(* {} ", number(c, s))));
            }
            if i > 0 || many {
                stack.push(Item::Text(" "));
            }
        }
        if many {
            stack.push(Item::Text("(+"));
        }
    }
}

fn name_of(op: Op) -> &'static str {
    match op {
        Op::Not => "not",
        Op::And => "and",
        Op::Or => "or",
        Op::Eq => "=",
        Op::Ite => "ite",
        Op::Add => "+",
        Op::Mul => "*",
        Op::Le => "<=",
        Op::Lt => "<",
        Op::Div => "/",
        Op::IDiv => "div",
        Op::Mod => "mod",
        Op::ToReal => "to_real",
        Op::ToInt => "to_int",
        Op::BvNot => "bvnot",
        Op::BvAnd => "bvand",
        Op::BvOr => "bvor",
        Op::BvXor => "bvxor",
        Op::BvAdd => "bvadd",
        Op::BvMul => "bvmul",
        Op::BvUdiv => "bvudiv",
        Op::BvUrem => "bvurem",
        Op::BvShl => "bvshl",
        Op::BvLshr => "bvlshr",
        Op::BvAshr => "bvashr",
        Op::Concat => "concat",
        Op::BvUlt => "bvult",
        Op::BvSlt => "bvslt",
        Op::BvToInt => "ubv_to_int",
        Op::Select => "select",
        Op::Store => "store",
        Op::True | Op::False | Op::Num(_) | Op::App(_) | Op::Forall | Op::Exists | Op::Bits(_) => {
            unreachable!("leaves and binders are printed on their own")
        }
        Op::Extract(..) | Op::SignExtend(_) | Op::IntToBv(_) | Op::ConstArray => {
            unreachable!("indexed and qualified names are printed on their own")
        }
        Op::Word | Op::OfWord | Op::Float(_) | Op::RealOfFloat | Op::FloatOfReal(_) => {
            unreachable!("floating-point numbers are printed on their own")
        }
        Op::Construct(_) | Op::Field(..) | Op::Is(_) => {
            unreachable!("names of datatypes are printed on their own")
        }
    }
}
