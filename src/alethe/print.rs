//! Proofs and terms as text. A term that occurs more than once gets a name where it is first written,
//! `(! term :named @p_7)`, so that the text is linear in the proof; nothing recurses on depth.

use super::expr::{Expr, Exprs, Head};
use super::proof::{ASSUME, Proof, Step};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::symbol::quoted;
use eufonium_base::{HashMap, Rat};
use std::borrow::Cow;
use std::fmt::Write;

/// Words of the proof language.
const WORDS: &[&str] = &["cl", "step", "assume", "anchor", "choice"];

/// A symbol, quoted if it needs it.
pub fn symbol(name: &str) -> Cow<'_, str> {
    quoted(name, WORDS)
}

/// A number that is not negative. One that has no finite decimal form does not occur as a literal.
fn literal(value: &Rat, real: bool) -> String {
    if value.is_int() {
        return if real { format!("{value}.0") } else { value.to_string() };
    }
    let ten = Rat::from(10);
    let mut digits = String::new();
    let (mut whole, mut rest) = (value.floor().to_string(), value.fract());
    while !rest.is_zero() {
        rest = &rest * &ten;
        let digit = rest.floor();
        let _ = write!(digits, "{digit}");
        rest = &rest - &digit;
        assert!(digits.len() < 100_000, "a decimal literal has finitely many digits");
    }
    whole.push('.');
    whole + &digits
}

/// The proof as a list of commands, one in a line.
pub fn proof(exprs: &Exprs, proof: &Proof) -> String {
    let mut printer = Printer::new(exprs, proof);
    for step in proof.steps.values() {
        printer.step(proof, step);
    }
    printer.out
}

/// A term in full, without names for its parts.
pub fn term(exprs: &Exprs, e: Expr) -> String {
    let mut printer =
        Printer { exprs, shared: IdVec::default(), names: HashMap::default(), out: String::new() };
    printer.term(e);
    printer.out
}

struct Printer<'a> {
    exprs: &'a Exprs,
    /// Whether a term is written more than once.
    shared: IdVec<Expr, bool>,
    names: HashMap<Expr, usize>,
    out: String,
}

impl<'a> Printer<'a> {
    fn new(exprs: &'a Exprs, proof: &Proof) -> Self {
        let roots = || proof.steps.values().flat_map(|s| s.clause.iter().chain(&s.args).copied());
        let mut uses: IdVec<Expr, u8> = (0..exprs.len()).map(|_| 0u8).collect();
        let mut count = |e: Expr| uses[e] = uses[e].saturating_add(1);
        roots().for_each(&mut count);
        for e in exprs.below(roots()) {
            exprs.args(e).iter().copied().for_each(&mut count);
        }
        let shared = exprs_ids(exprs).map(|e| uses[e] > 1 && !exprs.args(e).is_empty()).collect();
        Printer { exprs, shared, names: HashMap::default(), out: String::new() }
    }

    fn step(&mut self, proof: &Proof, step: &Step) {
        let start = if step.rule == ASSUME { "(assume " } else { "(step " };
        self.out.push_str(start);
        self.out.push_str(&step.name);
        if step.rule == ASSUME {
            self.out.push(' ');
            self.term(step.clause[0]);
            self.out.push_str(")\n");
            return;
        }
        self.out.push_str(" (cl");
        self.terms(&step.clause);
        let _ = write!(self.out, ") :rule {}", step.rule);
        if !step.premises.is_empty() {
            let names: Vec<&str> = step.premises.iter().map(|p| proof.steps[*p].name.as_str()).collect();
            let _ = write!(self.out, " :premises ({})", names.join(" "));
        }
        if !step.args.is_empty() {
            self.out.push_str(" :args (");
            let before = self.out.len();
            self.terms(&step.args);
            self.out.remove(before);
            self.out.push(')');
        }
        self.out.push_str(")\n");
    }

    fn terms(&mut self, terms: &[Expr]) {
        for &e in terms {
            self.out.push(' ');
            self.term(e);
        }
    }

    fn term(&mut self, e: Expr) {
        enum Item {
            Space,
            Term(Expr),
            Close,
            Named(usize),
        }
        let mut stack = vec![Item::Term(e)];
        while let Some(item) = stack.pop() {
            let e = match item {
                Item::Space => {
                    self.out.push(' ');
                    continue;
                }
                Item::Close => {
                    self.out.push(')');
                    continue;
                }
                Item::Named(n) => {
                    let _ = write!(self.out, " :named @p_{n})");
                    continue;
                }
                Item::Term(e) => e,
            };
            if let Some(n) = self.names.get(&e) {
                let _ = write!(self.out, "@p_{n}");
                continue;
            }
            if self.shared.get(e).copied().unwrap_or(false) {
                let n = self.names.len() + 1;
                self.names.insert(e, n);
                self.out.push_str("(! ");
                stack.push(Item::Named(n));
            }
            let args = self.exprs.args(e);
            if args.is_empty() {
                self.head(e);
                continue;
            }
            self.out.push('(');
            self.head(e);
            stack.push(Item::Close);
            stack.extend(args.iter().rev().flat_map(|&a| [Item::Term(a), Item::Space]));
        }
    }

    fn head(&mut self, e: Expr) {
        match self.exprs.head(e) {
            Head::Num(value) => self.out.push_str(&literal(value, self.exprs.sort(e) == super::Sort::Real)),
            Head::Fun(f) => self.out.push_str(&symbol(&self.exprs.fun(*f).name)),
            head => self.out.push_str(head.name().expect("all other heads are operators")),
        }
    }
}

fn exprs_ids(exprs: &Exprs) -> impl Iterator<Item = Expr> {
    (0..exprs.len()).map(Expr::from_usize)
}

#[cfg(test)]
mod tests {
    use super::super::Sort;
    use super::super::proof::StepId;
    use super::*;

    #[test]
    fn shared_terms_are_named_once() {
        let mut e = Exprs::new();
        let x = e.declare("x y", &[], Sort::Real);
        let x = e.app(Head::Fun(x), &[]);
        let half = e.number(Rat::new(1, 2), Sort::Real);
        let sum = e.app(Head::Add, &[x, half]);
        let le = e.app(Head::Le, &[sum, sum]);
        let not = e.not(le);
        let mut p = Proof::default();
        let step = |name: &str, clause: Vec<Expr>, rule: &str, premises: Vec<StepId>| Step {
            name: name.into(),
            clause,
            rule: rule.into(),
            premises,
            args: Vec::new(),
        };
        let a = p.steps.push(step("h1", vec![le], ASSUME, vec![]));
        p.steps.push(step("t1", vec![not], "hole", vec![a]));
        let expected = "(assume h1 (! (<= (! (+ |x y| 0.5) :named @p_1) @p_1) :named @p_2))\n";
        let text = proof(&e, &p);
        let named = "(assume h1 (! (<= (! (+ |x y| 0.5) :named @p_2) @p_2) :named @p_1))\n";
        assert!(text.starts_with(expected) || text.starts_with(named), "{text}");
        assert!(text.ends_with("(step t1 (cl (not @p_1)) :rule hole :premises (h1))\n"), "{text}");
        assert_eq!(term(&e, le), "(<= (+ |x y| 0.5) (+ |x y| 0.5))");
    }
}
