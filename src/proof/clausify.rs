//! The assertions as clauses, connective by connective as they are written; and the clauses that tie atoms to their
//! normal forms.
//!
//! Only the directions of a definition that the polarity of a formula asks for are made (Plaisted and Greenbaum). Each
//! clause carries the recipe for its proof, which is carried out only if the refutation uses it.

use super::builder::Literal;
use super::translate::Translation;
use eufonium_alethe::{Expr, Head};
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::Op;
use eufonium_smt::proof::{ProofLemma, ProofLiteral};
use eufonium_smt::theory::Certificate;

/// How a clause is proved.
#[derive(Clone, Debug)]
pub enum Recipe {
    /// It is the assertion of this number.
    Assume(usize),
    /// By a rule without premises, from these arguments.
    Rule(&'static str, Option<usize>),
    /// By the rule from the equality of two formulas; from left to right, or from right to left.
    Equivalence(&'static str, Expr, bool),
    /// One half of the definition of an `ite` that stands in an assertion or an axiom, the second term: the condition holds,
    /// or it does not.
    Branch(Expr, Expr, bool),
    /// The negations of the literals contradict each other with these multipliers.
    Farkas(Vec<Rat>),
    /// Two comparisons, or an equality and a comparison, of one linear form.
    Bounds,
    /// The first literal is an equality of numbers, the others are the negations of its bounds.
    Antisymmetry,
    /// By equality and congruence.
    Congruence,
    /// The atom and its normal form, by congruence: from left to right, or from right to left.
    Normal(Expr, Expr, bool),
    /// Both sides of the equality have one normal form.
    Same,
    /// Nothing justifies it.
    Hole,
}

/// A clause and its recipe.
#[derive(Clone, Debug)]
pub struct InputClause {
    /// The literals as they are written.
    pub clause: Vec<Expr>,
    /// How it is proved.
    pub recipe: Recipe,
}

const POSITIVE: u8 = 1;
const NEGATIVE: u8 = 2;
const BOTH: u8 = 3;

fn flipped(polarity: u8) -> u8 {
    (polarity & 1) << 1 | polarity >> 1
}

/// The clauses of a problem.
#[derive(Debug, Default)]
pub struct Clauses {
    /// The clauses.
    pub all: Vec<InputClause>,
    /// The directions that a formula has been defined in.
    defined: HashMap<Expr, u8>,
    queue: Vec<(Expr, u8)>,
    scanned: HashSet<Expr>,
}

impl Clauses {
    fn add(&mut self, clause: Vec<Expr>, recipe: Recipe) {
        self.all.push(InputClause { clause, recipe });
    }

    /// Adds an assertion.
    pub fn assert(&mut self, tr: &mut Translation, e: Expr, number: usize) {
        self.add(vec![e], Recipe::Assume(number));
        self.scan(tr, e);
        self.require(tr, e, POSITIVE);
        self.drain(tr);
    }

    /// Adds the axioms of operators that proofs have no rules for.
    pub fn axioms(&mut self, tr: &mut Translation) {
        for e in tr.axioms.clone() {
            self.add(vec![e], Recipe::Hole);
            self.scan(tr, e);
            self.require(tr, e, POSITIVE);
        }
        self.drain(tr);
    }

    /// Adds a theory lemma.
    pub fn lemma(&mut self, tr: &mut Translation, lemma: &ProofLemma) {
        let clause: Vec<Expr> = lemma.clause.iter().map(|l| written(tr, l)).collect();
        let literals: Vec<Literal> = clause.iter().map(|l| tr.exprs.strip(*l)).collect();
        if literals.iter().any(|&(atom, negated)| literals.contains(&(atom, !negated))) {
            return;
        }
        for &l in &clause {
            self.require(tr, l, BOTH);
        }
        let recipe = match &lemma.certificate {
            Certificate::Farkas(multipliers) => Recipe::Farkas(multipliers.clone()),
            Certificate::Congruence => Recipe::Congruence,
            Certificate::Rule("branch") => Recipe::Farkas(vec![Rat::ONE; clause.len()]),
            Certificate::Rule(_) => Recipe::Hole,
        };
        self.add(clause, recipe);
        self.drain(tr);
    }

    /// Defines the `ite` terms and the formulas under functions of a formula.
    fn scan(&mut self, tr: &mut Translation, root: Expr) {
        for e in tr.exprs.below([root]) {
            if !self.scanned.insert(e) {
                continue;
            }
            let args = tr.exprs.args(e).to_vec();
            match tr.exprs.head(e) {
                Head::Ite if !tr.exprs.is_bool(e) => {
                    let not_c = tr.exprs.not(args[0]);
                    for (unless, branch, then) in [(not_c, args[1], true), (args[0], args[2], false)] {
                        let equal = tr.exprs.eq(e, branch);
                        self.require(tr, args[0], BOTH);
                        self.require(tr, equal, POSITIVE);
                        self.add(vec![unless, equal], Recipe::Branch(e, root, then));
                    }
                }
                Head::Fun(_) => {
                    for a in args {
                        if tr.exprs.is_bool(a) {
                            self.require(tr, a, BOTH);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Asks for the definition of a formula in some directions.
    fn require(&mut self, tr: &Translation, e: Expr, polarity: u8) {
        let (atom, negated) = tr.exprs.strip(e);
        let polarity = if negated { flipped(polarity) } else { polarity };
        let defined = self.defined.entry(atom).or_default();
        let missing = polarity & !*defined;
        if missing != 0 {
            *defined |= missing;
            self.queue.push((atom, missing));
        }
    }

    fn drain(&mut self, tr: &mut Translation) {
        while let Some((e, polarity)) = self.queue.pop() {
            self.define(tr, e, polarity);
        }
    }

    fn define(&mut self, tr: &mut Translation, e: Expr, polarity: u8) {
        let args = tr.exprs.args(e).to_vec();
        let over_formulas = args.first().is_some_and(|a| tr.exprs.is_bool(*a));
        match (tr.exprs.head(e).clone(), args.len()) {
            (Head::And, _) => self.junction(tr, e, &args, polarity, false),
            (Head::Or, _) => self.junction(tr, e, &args, polarity, true),
            (Head::Implies, 2) => {
                self.require(tr, args[0], flipped(polarity));
                self.require(tr, args[1], polarity);
                self.gate(tr, e, &args, polarity, IMPLIES);
            }
            (Head::Xor, 2) => self.both_ways(tr, e, &args, polarity, XOR),
            (Head::Eq, 2) if over_formulas => self.both_ways(tr, e, &args, polarity, EQUIV),
            (Head::Ite, _) => self.both_ways(tr, e, &args, polarity, ITE),
            (Head::True, _) => self.add(vec![e], Recipe::Rule("true", None)),
            (Head::False, _) => {
                let not = tr.exprs.not(e);
                self.add(vec![not], Recipe::Rule("false", None));
            }
            (Head::Distinct, _) => {
                let meaning = distinct_meaning(tr, &args);
                self.expand(tr, e, meaning, "distinct_elim", polarity);
            }
            (head, n) if n > 2 && head != Head::Ite && !matches!(head, Head::Fun(_)) => {
                let meaning = chain_meaning(tr, &head, &args);
                self.expand(tr, e, meaning, "nary_elim", polarity);
            }
            (Head::Eq, _) if tr.exprs.sort(args[0]).is_arith() => self.arithmetic_equality(tr, e, &args),
            _ => self.atom(tr, e),
        }
    }

    /// A conjunction, or with `dual` a disjunction.
    fn junction(&mut self, tr: &mut Translation, e: Expr, args: &[Expr], polarity: u8, dual: bool) {
        for &a in args {
            self.require(tr, a, polarity);
        }
        let not_e = tr.exprs.not(e);
        let (each, whole) = if dual { (NEGATIVE, POSITIVE) } else { (POSITIVE, NEGATIVE) };
        if polarity & each != 0 {
            for (i, &a) in args.iter().enumerate() {
                let clause = if dual { vec![e, tr.exprs.not(a)] } else { vec![not_e, a] };
                self.add(clause, Recipe::Rule(if dual { "or_neg" } else { "and_pos" }, Some(i)));
            }
        }
        if polarity & whole != 0 {
            let mut clause = vec![if dual { not_e } else { e }];
            clause.extend(args.iter().map(|&a| if dual { a } else { tr.exprs.not(a) }));
            self.add(clause, Recipe::Rule(if dual { "or_pos" } else { "and_neg" }, None));
        }
    }

    fn both_ways(&mut self, tr: &mut Translation, e: Expr, args: &[Expr], polarity: u8, gate: &[Gate]) {
        for &a in args {
            self.require(tr, a, BOTH);
        }
        self.gate(tr, e, args, polarity, gate);
    }

    fn gate(&mut self, tr: &mut Translation, e: Expr, args: &[Expr], polarity: u8, gate: &[Gate]) {
        for &(rule, positive, literals) in gate {
            if polarity & (if positive { POSITIVE } else { NEGATIVE }) == 0 {
                continue;
            }
            let mut clause = vec![if positive { tr.exprs.not(e) } else { e }];
            for &(i, holds) in literals {
                clause.push(if holds { args[i] } else { tr.exprs.not(args[i]) });
            }
            self.add(clause, Recipe::Rule(rule, None));
        }
    }

    /// A formula that another one explains.
    fn expand(&mut self, tr: &mut Translation, e: Expr, meaning: Expr, rule: &'static str, polarity: u8) {
        self.require(tr, meaning, polarity);
        let (not_e, not_meaning) = (tr.exprs.not(e), tr.exprs.not(meaning));
        let equality = tr.exprs.eq(e, meaning);
        if polarity & POSITIVE != 0 {
            self.add(vec![not_e, meaning], Recipe::Equivalence(rule, equality, true));
        }
        if polarity & NEGATIVE != 0 {
            self.add(vec![e, not_meaning], Recipe::Equivalence(rule, equality, false));
        }
    }

    /// An equality of numbers is the conjunction of its bounds.
    fn arithmetic_equality(&mut self, tr: &mut Translation, e: Expr, args: &[Expr]) {
        let (a, b) = (tr.term(args[0]), tr.term(args[1]));
        let bounds = [tr.pool.le(a, b), tr.pool.ge(a, b)];
        let not_e = tr.exprs.not(e);
        let mut whole = vec![e];
        for bound in bounds {
            match tr.pool.op(bound) {
                Op::True => continue,
                Op::False => {
                    // The sides differ by a number.
                    self.add(vec![not_e], Recipe::Farkas(vec![Rat::ONE]));
                    return;
                }
                _ => {}
            }
            let bound = tr.export(bound);
            self.require(tr, bound, BOTH);
            self.add(vec![not_e, bound], Recipe::Bounds);
            whole.push(complement(tr, bound));
        }
        self.add(whole, Recipe::Antisymmetry);
    }

    /// An atom and its normal form.
    fn atom(&mut self, tr: &mut Translation, e: Expr) {
        let t = tr.term(e);
        let not_e = tr.exprs.not(e);
        let comparison = tr.exprs.head(e).is_comparison();
        match tr.pool.op(t) {
            Op::True if comparison => return self.add(vec![e], Recipe::Farkas(vec![Rat::ONE])),
            Op::False if comparison => return self.add(vec![not_e], Recipe::Farkas(vec![Rat::ONE])),
            Op::True => return self.add(vec![e], Recipe::Same),
            _ => {}
        }
        let normal = tr.export(t);
        if normal == e {
            return;
        }
        self.require(tr, normal, BOTH);
        let not_normal = complement(tr, normal);
        for (clause, forward) in [(vec![not_e, normal], true), (vec![e, not_normal], false)] {
            let recipe = if comparison { Recipe::Bounds } else { Recipe::Normal(e, normal, forward) };
            self.add(clause, recipe);
        }
    }
}

/// A rule for one clause of a gate; whether it follows from the gate or implies it; the arguments with their signs.
type Gate = (&'static str, bool, &'static [(usize, bool)]);

const IMPLIES: &[Gate] = &[
    ("implies_pos", true, &[(0, false), (1, true)]),
    ("implies_neg1", false, &[(0, true)]),
    ("implies_neg2", false, &[(1, false)]),
];
const XOR: &[Gate] = &[
    ("xor_pos1", true, &[(0, true), (1, true)]),
    ("xor_pos2", true, &[(0, false), (1, false)]),
    ("xor_neg1", false, &[(0, true), (1, false)]),
    ("xor_neg2", false, &[(0, false), (1, true)]),
];
const EQUIV: &[Gate] = &[
    ("equiv_pos1", true, &[(0, true), (1, false)]),
    ("equiv_pos2", true, &[(0, false), (1, true)]),
    ("equiv_neg1", false, &[(0, false), (1, false)]),
    ("equiv_neg2", false, &[(0, true), (1, true)]),
];
const ITE: &[Gate] = &[
    ("ite_pos1", true, &[(0, true), (2, true)]),
    ("ite_pos2", true, &[(0, false), (1, true)]),
    ("ite_neg1", false, &[(0, true), (2, false)]),
    ("ite_neg2", false, &[(0, false), (1, false)]),
];

/// A literal of a lemma in writing.
fn written(tr: &mut Translation, literal: &ProofLiteral) -> Expr {
    match *literal {
        ProofLiteral::Formula(t) => tr.export(t),
        ProofLiteral::Equality(a, b, negated) => {
            let (a, b) = (tr.export(a), tr.export(b));
            let equal = tr.exprs.eq(a, b);
            if negated { tr.exprs.not(equal) } else { equal }
        }
    }
}

/// The negation of a literal, without double negation.
fn complement(tr: &mut Translation, e: Expr) -> Expr {
    match tr.exprs.negated(e) {
        Some(atom) => atom,
        None => tr.exprs.not(e),
    }
}

fn distinct_meaning(tr: &mut Translation, args: &[Expr]) -> Expr {
    if args.len() > 2 && tr.exprs.is_bool(args[0]) {
        return tr.exprs.truth(false);
    }
    let mut parts = Vec::new();
    for (i, &a) in args.iter().enumerate() {
        for &b in &args[i + 1..] {
            let equal = tr.exprs.eq(a, b);
            parts.push(tr.exprs.not(equal));
        }
    }
    if let [only] = parts[..] { only } else { tr.exprs.app(Head::And, &parts) }
}

fn chain_meaning(tr: &mut Translation, head: &Head, args: &[Expr]) -> Expr {
    let x = &mut tr.exprs;
    match head {
        Head::Implies => {
            let (last, rest) = args.split_last().expect("there are more than two arguments");
            rest.iter().rev().fold(*last, |b, &a| x.app(Head::Implies, &[a, b]))
        }
        Head::Xor => args[1..].iter().fold(args[0], |a, &b| x.app(Head::Xor, &[a, b])),
        relation => {
            let links: Vec<Expr> = args.windows(2).map(|w| x.app(relation.clone(), w)).collect();
            x.app(Head::And, &links)
        }
    }
}
