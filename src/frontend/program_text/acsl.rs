//! Formulas as predicates of ACSL, the language of Frama-C, in which integers are those of mathematics.
//!
//! Source: Baudin et al., "ACSL: ANSI/ISO C Specification Language". What has no predicate (arrays, words, functions) gives none.

use eufonium_base::{HashMap, Rat};
use eufonium_ir::linear::{LinExpr, Rel};
use eufonium_ir::{Op, Sort, Term, TermPool, visit};

/// The name of the variable that a constant stands for.
pub type Names<'a> = &'a dyn Fn(Term) -> Option<String>;

/// Longer predicates help nobody.
const LONGEST: usize = 1000;

/// The predicate of a formula; `None` if some part of it has none.
pub fn predicate(pool: &TermPool, formula: Term, names: Names<'_>) -> Option<String> {
    let mut texts: HashMap<Term, Option<String>> = HashMap::default();
    for t in visit::postorder(pool, &[formula]) {
        let text = text(pool, t, names, &texts).filter(|text| text.len() <= LONGEST);
        texts.insert(t, text);
    }
    let text = texts.remove(&formula)??;
    pool.sort(formula).is_bool().then_some(text)
}

/// The text of a term whose parts have theirs; in parentheses unless nothing binds tighter.
fn text(pool: &TermPool, t: Term, names: Names<'_>, texts: &HashMap<Term, Option<String>>) -> Option<String> {
    let of = |t: &Term| texts.get(t)?.clone();
    let args = pool.args(t);
    let joined = |by: &str| -> Option<String> {
        let parts: Option<Vec<String>> = args.iter().map(|a| of(a).map(|text| wrapped(&text))).collect();
        Some(parts?.join(by))
    };
    match pool.op(t) {
        Op::True => Some("\\true".into()),
        Op::False => Some("\\false".into()),
        Op::App(_) if args.is_empty() => names(t),
        Op::Num(_) => Some(number(&pool.as_num(t)?.to_string())),
        Op::Not if is_comparison(pool, args[0]) => comparison(pool, args[0], true, texts),
        Op::Not => Some(format!("!{}", wrapped(&of(&args[0])?))),
        Op::And => joined(" && "),
        Op::Or => joined(" || "),
        Op::Eq | Op::Le | Op::Lt if is_comparison(pool, t) => comparison(pool, t, false, texts),
        Op::Eq if pool.sort(args[0]).is_bool() => joined(" <==> "),
        Op::Add | Op::Mul if pool.sort(t) == Sort::INT => sum(&LinExpr::of(pool, t), t, texts, pool),
        // Of Euclid: the remainder is never negative.
        Op::Mod => {
            let (a, m) = (wrapped(&of(&args[0])?), pool.as_num(args[1])?.to_string());
            Some(format!("({a} % {m} + {m}) % {m}"))
        }
        _ => None,
    }
}

fn number(text: &str) -> String {
    if text.starts_with('-') { format!("({text})") } else { text.to_owned() }
}

fn wrapped(text: &str) -> String {
    let plain = text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\\');
    if plain || (text.starts_with('(') && closes_at_end(text)) {
        text.to_owned()
    } else {
        format!("({text})")
    }
}

/// Whether the parenthesis at the start is the one that closes at the end.
fn closes_at_end(text: &str) -> bool {
    let mut depth = 0;
    for (i, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return i + 1 == text.len();
        }
    }
    false
}

fn is_comparison(pool: &TermPool, t: Term) -> bool {
    matches!(pool.op(t), Op::Eq | Op::Le | Op::Lt) && pool.sort(pool.arg(t, 0)) == Sort::INT
}

/// A sum as text.
fn sum(e: &LinExpr, t: Term, texts: &HashMap<Term, Option<String>>, pool: &TermPool) -> Option<String> {
    if e.terms.len() == 1 && e.terms[0].0 == t {
        // No sum: a product of terms.
        let factors: Option<Vec<String>> =
            pool.args(t).iter().map(|a| texts.get(a)?.as_deref().map(wrapped)).collect();
        return Some(factors?.join(" * "));
    }
    side(&e.terms.iter().map(|(t, c)| (*t, c.clone())).collect::<Vec<_>>(), &e.constant, texts)
}

/// The text of scaled terms and a constant.
fn side(terms: &[(Term, Rat)], constant: &Rat, texts: &HashMap<Term, Option<String>>) -> Option<String> {
    let mut out = String::new();
    for (t, c) in terms {
        let text = wrapped(texts.get(t)?.as_deref()?);
        let scaled = if c.abs().is_one() { text } else { format!("{} * {text}", c.abs()) };
        match (out.is_empty(), c.is_negative()) {
            (true, false) => out = scaled,
            (true, true) => out = format!("-{scaled}"),
            (false, negative) => out += &format!(" {} {scaled}", if negative { "-" } else { "+" }),
        }
    }
    if out.is_empty() {
        return Some(constant.to_string());
    }
    if !constant.is_zero() {
        out += &format!(" {} {}", if constant.is_negative() { "-" } else { "+" }, constant.abs());
    }
    Some(out)
}

/// A comparison or its negation, with what is subtracted on the other side.
fn comparison(
    pool: &TermPool,
    t: Term,
    negated: bool,
    texts: &HashMap<Term, Option<String>>,
) -> Option<String> {
    let (mut e, rel) = LinExpr::of_literal(pool, t)?;
    let op = match (rel, negated) {
        (Rel::Eq, false) | (Rel::Ne, true) => "==",
        (Rel::Eq, true) | (Rel::Ne, false) => "!=",
        (Rel::Le | Rel::Lt, _) => "<=",
    };
    // Between integers what is not at most 0 is at least 1, and what is less than 0 at most -1.
    if matches!(rel, Rel::Le | Rel::Lt) {
        if negated {
            e = e.scale(&Rat::MINUS_ONE);
        }
        if (rel == Rel::Le) == negated {
            e.constant += &Rat::ONE;
        }
    }
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (t, c) in &e.terms {
        if c.is_negative() { right.push((*t, -c)) } else { left.push((*t, c.clone())) }
    }
    let (mut a, mut b) = (Rat::ZERO, Rat::ZERO);
    if left.is_empty() || (!right.is_empty() && !e.constant.is_negative()) {
        a = e.constant.clone();
    } else {
        b = -&e.constant;
    }
    let (left, right) = (side(&left, &a, texts)?, side(&right, &b, texts)?);
    Some(format!("{left} {op} {right}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_predicates() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.constant("x", Sort::INT), pool.constant("y", Sort::INT));
        let names = |t: Term| if t == x { Some("x".to_owned()) } else { (t == y).then(|| "y".to_owned()) };
        let (three, minus) = (pool.int(3), pool.int(-4));
        let (sum, twice) = (pool.add(&[x, y]), pool.mul(&[three, y]));
        let (at_most, equal) = (pool.le(sum, three), pool.eq(x, twice));
        let (less, low) = (pool.lt(x, y), pool.ge(x, minus));
        let (odd, one) = (pool.modulo(x, three), pool.int(1));
        let odd = pool.eq(odd, one);
        let either = pool.or(&[less, equal]);
        let cases =
            [(at_most, vec!["x + y <= 3"]), (low, vec!["-4 <= x"]), (odd, vec!["((x % 3 + 3) % 3) == 1"])];
        for (formula, expected) in cases {
            let text = predicate(&pool, formula, &names).expect("it has one");
            assert!(expected.contains(&text.as_str()), "{text}");
        }
        assert!(predicate(&pool, either, &names).expect("it has one").contains(" || "));
        assert_eq!(predicate(&pool, either, &|_| None), None);
    }
}
