//! Rules that are schemes: a clause, and perhaps a premise, of a fixed shape. Lower-case letters stand for any terms; a
//! letter that occurs twice stands for one term.

use super::Case;
use eufonium_alethe::{Expr, Exprs, Head};
use eufonium_base::HashMap;

/// A scheme: the rule, the premise (empty if there is none) and the conclusion.
type Scheme = (&'static str, &'static str, &'static str);

const SCHEMES: &[Scheme] = &[
    ("true", "", "true"),
    ("false", "", "(not false)"),
    ("not_not", "", "(not (not (not a))) a"),
    ("xor_pos1", "", "(not (xor a b)) a b"),
    ("xor_pos2", "", "(not (xor a b)) (not a) (not b)"),
    ("xor_neg1", "", "(xor a b) a (not b)"),
    ("xor_neg2", "", "(xor a b) (not a) b"),
    ("implies_pos", "", "(not (=> a b)) (not a) b"),
    ("implies_neg1", "", "(=> a b) a"),
    ("implies_neg2", "", "(=> a b) (not b)"),
    ("equiv_pos1", "", "(not (= a b)) a (not b)"),
    ("equiv_pos2", "", "(not (= a b)) (not a) b"),
    ("equiv_neg1", "", "(= a b) (not a) (not b)"),
    ("equiv_neg2", "", "(= a b) a b"),
    ("ite_pos1", "", "(not (ite a b c)) a c"),
    ("ite_pos2", "", "(not (ite a b c)) (not a) b"),
    ("ite_neg1", "", "(ite a b c) a (not c)"),
    ("ite_neg2", "", "(ite a b c) (not a) (not b)"),
    ("xor1", "(xor a b)", "a b"),
    ("xor2", "(xor a b)", "(not a) (not b)"),
    ("not_xor1", "(not (xor a b))", "a (not b)"),
    ("not_xor2", "(not (xor a b))", "(not a) b"),
    ("implies", "(=> a b)", "(not a) b"),
    ("not_implies1", "(not (=> a b))", "a"),
    ("not_implies2", "(not (=> a b))", "(not b)"),
    ("equiv1", "(= a b)", "(not a) b"),
    ("equiv2", "(= a b)", "a (not b)"),
    ("not_equiv1", "(not (= a b))", "a b"),
    ("not_equiv2", "(not (= a b))", "(not a) (not b)"),
    ("ite1", "(ite a b c)", "a c"),
    ("ite2", "(ite a b c)", "(not a) b"),
    ("not_ite1", "(not (ite a b c))", "a (not c)"),
    ("not_ite2", "(not (ite a b c))", "(not a) (not b)"),
    ("eq_reflexive", "", "(= a a)"),
    ("refl", "", "(= a a)"),
    ("eq_symmetric", "", "(= (= a b) (= b a))"),
    ("symm", "(= a b)", "(= b a)"),
    ("not_symm", "(not (= a b))", "(not (= b a))"),
    ("la_disequality", "", "(or (= a b) (not (<= a b)) (not (<= b a)))"),
    ("la_totality", "", "(or (<= a b) (<= b a))"),
    ("la_rw_eq", "", "(= (= a b) (and (<= a b) (<= b a)))"),
    ("connective_def", "", "(= (xor a b) (or (and (not a) b) (and a (not b))))"),
    ("connective_def", "", "(= (= a b) (and (=> a b) (=> b a)))"),
    ("connective_def", "", "(= (ite a b c) (and (=> a b) (=> (not a) c)))"),
];

/// Whether the case is an instance of a scheme of this rule; `None` if there is no such scheme.
pub(super) fn check(rule: &str, case: &Case<'_>) -> Option<bool> {
    let schemes: Vec<&Scheme> = SCHEMES.iter().filter(|(name, ..)| *name == rule).collect();
    if schemes.is_empty() {
        return None;
    }
    Some(case.args.is_empty() && schemes.iter().any(|scheme| fits(scheme, case)))
}

fn fits(&(_, premise, conclusion): &Scheme, case: &Case<'_>) -> bool {
    let mut bindings = HashMap::default();
    let premise_fits = match (premise, &case.premises[..]) {
        ("", []) => true,
        ("", _) | (_, []) => false,
        (scheme, [only]) => matches(case.exprs, scheme, only, &mut bindings),
        _ => false,
    };
    premise_fits && matches(case.exprs, conclusion, case.clause, &mut bindings)
}

/// Whether the terms are instances of the schemes in `text`, one for one.
fn matches(exprs: &Exprs, text: &str, terms: &[Expr], bindings: &mut HashMap<char, Expr>) -> bool {
    // A list of terms that are still to be matched, the next one last. The text is read once from left to right.
    let mut pending: Vec<Expr> = terms.iter().rev().copied().collect();
    // For each open parenthesis, how many terms are to be left when it closes.
    let mut open: Vec<usize> = Vec::new();
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let mut tokens = spaced.split_whitespace();
    while let Some(token) = tokens.next() {
        if token == ")" {
            if open.pop() != Some(pending.len()) {
                return false;
            }
            continue;
        }
        let Some(term) = pending.pop() else { return false };
        let fits = match token {
            "(" => {
                let head =
                    tokens.next().and_then(Head::operator).expect("a scheme has an operator after `(`");
                open.push(pending.len());
                pending.extend(exprs.args(term).iter().rev());
                *exprs.head(term) == head
            }
            "true" | "false" => Head::operator(token).as_ref() == Some(exprs.head(term)),
            letter => {
                let letter = letter.chars().next().expect("a token is not empty");
                *bindings.entry(letter).or_insert(term) == term
            }
        };
        if !fits {
            return false;
        }
    }
    pending.is_empty()
}
