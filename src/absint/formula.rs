//! Formulas for abstract transformers: in negation normal form, over the dimensions of a space, compiled once and assumed
//! often.
//!
//! A formula is a graph of conjunctions, disjunctions and [`Atom`]s. Terms in atoms that are no sums are dimensions of their own,
//! with a definition that is assumed beside the formula: `if` by both cases, quotients and remainders by numerals through
//! bounds and congruences, operators on bit-vectors as atoms that relate bounds. All `if` terms on one condition share one
//! definition, so that their cases stay together.
//!
//! What is not known is no condition: other sorts' equalities, products, functions. The formula then says less, never more. The
//! same holds beyond `MOST_NODES` and `MOST_DIMS`, so that the effort is bounded.
//!
//! Nothing recurses: subformulas with their polarity are visited from a stack.

use super::atom::{Atom, Sum, WordOp};
use super::space::{Dim, Domains, Kind, Space};
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_ir::{LinExpr, Op, Rel, Term, TermPool};
use std::sync::Arc;

/// Formulas with more nodes than this are cut off there.
const MOST_NODES: usize = 6000;
/// So many dimensions are made for terms in atoms.
const MOST_DIMS: usize = 300;

/// The place of a node in its formula.
pub type NodeId = usize;

/// A part of a formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// An atom.
    Atom(Atom),
    /// All of these; of none: no condition.
    All(Vec<NodeId>),
    /// One of these; of none: falsehood.
    Any(Vec<NodeId>),
}

/// A formula.
#[derive(Clone, Debug)]
pub struct Formula {
    /// Its dimensions.
    pub space: Arc<Space>,
    /// Its parts; the arguments of a node stand before it.
    pub nodes: Vec<Node>,
    /// The conjuncts.
    pub roots: Vec<NodeId>,
    /// For each conjunct that is a disjunction: the conjuncts that are atoms and share a dimension with it.
    pub context: HashMap<NodeId, Vec<NodeId>>,
    /// The conjuncts that define `if` terms by cases whose condition has to do with that of other ones.
    pub apart: HashSet<NodeId>,
}

impl Formula {
    /// The dimensions of a node.
    fn dims(&self, node: NodeId) -> HashSet<Dim> {
        let (mut dims, mut seen, mut stack) = (HashSet::default(), HashSet::default(), vec![node]);
        while let Some(n) = stack.pop() {
            if seen.insert(n) {
                match &self.nodes[n] {
                    Node::Atom(atom) => dims.extend(atom.dims()),
                    Node::All(parts) | Node::Any(parts) => stack.extend(parts),
                }
            }
        }
        dims
    }

    /// Fills in which of the definitions by cases, given with the nodes of their conditions, have to do with each other.
    fn with_apart(mut self, conditions: &[(NodeId, NodeId)]) -> Self {
        let dims: Vec<HashSet<Dim>> = conditions.iter().map(|(_, condition)| self.dims(*condition)).collect();
        let mut uses: HashMap<Dim, usize> = HashMap::default();
        for dim in dims.iter().flatten() {
            *uses.entry(*dim).or_default() += 1;
        }
        for ((cases, _), dims) in conditions.iter().zip(&dims) {
            if dims.iter().any(|dim| uses[dim] > 1) {
                self.apart.insert(*cases);
            }
        }
        self
    }

    /// Fills in the context.
    fn with_context(mut self) -> Self {
        let atom = |&n: &NodeId| match &self.nodes[n] {
            Node::Atom(atom) => Some((n, atom.dims())),
            _ => None,
        };
        let atoms: Vec<(NodeId, Vec<Dim>)> = self.roots.iter().filter_map(atom).collect();
        for &root in &self.roots {
            if matches!(self.nodes[root], Node::Any(_)) {
                let dims = self.dims(root);
                let near = atoms.iter().filter(|(_, own)| own.iter().any(|d| dims.contains(d)));
                self.context.insert(root, near.map(|(n, _)| *n).collect());
            }
        }
        self
    }
}

/// The node that is no condition.
const TRUE: NodeId = 0;
/// The node that is never true.
const FALSE: NodeId = 1;

/// A formula under construction.
pub struct Compiler<'p> {
    pool: &'p TermPool,
    domains: Domains,
    dims: HashMap<Term, Dim>,
    kinds: Vec<Kind>,
    nodes: Vec<Node>,
    /// The nodes of formulas with their polarity.
    done: HashMap<(Term, bool), NodeId>,
    roots: Vec<NodeId>,
    /// The definitions by cases, with their conditions.
    conditions: Vec<(NodeId, NodeId)>,
    /// Terms that have a dimension and need a definition.
    undefined: Vec<Term>,
}

impl<'p> Compiler<'p> {
    /// No condition on no dimension.
    pub fn new(pool: &'p TermPool, domains: Domains) -> Self {
        Compiler {
            pool,
            domains,
            dims: HashMap::default(),
            kinds: Vec::new(),
            nodes: vec![Node::All(Vec::new()), Node::Any(Vec::new())],
            done: HashMap::default(),
            roots: Vec::new(),
            conditions: Vec::new(),
            undefined: Vec::new(),
        }
    }

    /// The dimension of any term, which is made if there is none.
    pub fn dim(&mut self, t: Term) -> Dim {
        if let Some(&d) = self.dims.get(&t) {
            return d;
        }
        let d = self.kinds.len();
        self.kinds.push(Kind::of(self.pool, self.pool.sort(t)));
        self.dims.insert(t, d);
        if self.pool.as_constant(t).is_none() {
            self.undefined.push(t);
        }
        d
    }

    /// The dimension of a term within an atom, unless there are too many.
    fn inner(&mut self, t: Term) -> Option<Dim> {
        (self.kinds.len() < MOST_DIMS || self.dims.contains_key(&t)).then(|| self.dim(t))
    }

    /// Adds a conjunct.
    pub fn assert(&mut self, formula: Term) {
        let node = self.formula(formula, true);
        self.roots.push(node);
    }

    /// The formula, with the definitions of all terms that have dimensions.
    pub fn finish(mut self) -> Formula {
        while !self.undefined.is_empty() {
            let terms = std::mem::take(&mut self.undefined);
            let mut cases: Vec<(Term, Vec<Term>)> = Vec::new();
            let mut places: HashMap<Term, usize> = HashMap::default();
            for t in terms {
                if self.pool.op(t) == Op::Ite && !self.pool.sort(t).is_bool() {
                    let condition = self.pool.arg(t, 0);
                    let place = *places.entry(condition).or_insert_with(|| {
                        cases.push((condition, Vec::new()));
                        cases.len() - 1
                    });
                    cases[place].1.push(t);
                } else {
                    self.define(t);
                }
            }
            for (condition, terms) in cases {
                self.define_cases(condition, &terms);
            }
        }
        let roots = std::mem::take(&mut self.roots);
        let roots = roots.into_iter().flat_map(|root| match &self.nodes[root] {
            Node::All(parts) => parts.clone(),
            _ => vec![root],
        });
        let roots = roots.collect();
        Formula {
            space: Space::with(self.kinds, self.domains),
            nodes: self.nodes,
            roots,
            context: HashMap::default(),
            apart: HashSet::default(),
        }
        .with_context()
        .with_apart(&self.conditions)
    }

    fn node(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn all(&mut self, parts: Vec<NodeId>) -> NodeId {
        let parts: Vec<NodeId> = parts.into_iter().filter(|&n| n != TRUE).collect();
        match parts[..] {
            _ if parts.contains(&FALSE) => FALSE,
            [] => TRUE,
            [one] => one,
            _ => self.node(Node::All(parts)),
        }
    }

    fn any(&mut self, parts: Vec<NodeId>) -> NodeId {
        let parts: Vec<NodeId> = parts.into_iter().filter(|&n| n != FALSE).collect();
        match parts[..] {
            _ if parts.contains(&TRUE) => TRUE,
            [] => FALSE,
            [one] => one,
            _ => self.node(Node::Any(parts)),
        }
    }

    fn atom(&mut self, atom: Option<Atom>) -> NodeId {
        match atom {
            Some(atom) => self.node(Node::Atom(atom)),
            None => TRUE,
        }
    }

    /// The node of a formula or its negation.
    fn formula(&mut self, root: Term, positive: bool) -> NodeId {
        let mut stack = vec![(root, positive)];
        while let Some(&(t, positive)) = stack.last() {
            if self.done.contains_key(&(t, positive)) {
                stack.pop();
                continue;
            }
            if self.nodes.len() >= MOST_NODES {
                stack.pop();
                self.done.insert((t, positive), TRUE);
                continue;
            }
            let before = stack.len();
            let parts = self.parts(t, positive);
            stack.extend(parts.iter().filter(|part| !self.done.contains_key(part)));
            if stack.len() == before {
                let parts = parts.iter().map(|part| self.done[part]).collect();
                let node = self.combine(t, positive, parts);
                self.done.insert((t, positive), node);
                stack.pop();
            }
        }
        self.done[&(root, positive)]
    }

    /// The formulas that a formula is made of, with their polarity.
    fn parts(&self, t: Term, positive: bool) -> Vec<(Term, bool)> {
        let args = self.pool.args(t);
        match self.pool.op(t) {
            Op::Not => vec![(args[0], !positive)],
            Op::And | Op::Or => args.iter().map(|&a| (a, positive)).collect(),
            Op::Eq if self.pool.sort(args[0]).is_bool() => {
                vec![(args[0], true), (args[1], positive), (args[0], false), (args[1], !positive)]
            }
            Op::Ite => vec![(args[0], true), (args[1], positive), (args[0], false), (args[2], positive)],
            _ => Vec::new(),
        }
    }

    /// The node of a formula whose parts have theirs.
    fn combine(&mut self, t: Term, positive: bool, parts: Vec<NodeId>) -> NodeId {
        match (self.pool.op(t), &parts[..]) {
            (Op::True, _) => {
                if positive {
                    TRUE
                } else {
                    FALSE
                }
            }
            (Op::False, _) => {
                if positive {
                    FALSE
                } else {
                    TRUE
                }
            }
            (Op::Not, [part]) => *part,
            (Op::And, _) if positive => self.all(parts),
            (Op::And, _) => self.any(parts),
            (Op::Or, _) if positive => self.any(parts),
            (Op::Or, _) => self.all(parts),
            (_, [a, b, c, d]) => {
                let (first, second) = (self.all(vec![*a, *b]), self.all(vec![*c, *d]));
                self.any(vec![first, second])
            }
            _ => {
                let atom = self.literal(t, positive);
                self.atom(atom)
            }
        }
    }

    /// An atom or its negation; `None` if no domain would know what it says.
    fn literal(&mut self, t: Term, positive: bool) -> Option<Atom> {
        let args = self.pool.args(t);
        match self.pool.op(t) {
            Op::Le | Op::Lt => self.linear(t, positive),
            Op::BvUlt | Op::BvSlt => {
                let signed = self.pool.op(t) == Op::BvSlt;
                let (a, b) = (self.inner(args[0])?, self.inner(args[1])?);
                let (low, high) = if positive { (a, b) } else { (b, a) };
                Some(Atom::Less { signed, strict: positive, low, high })
            }
            Op::Eq => match Kind::of(self.pool, self.pool.sort(args[0])) {
                Kind::Int | Kind::Real => self.linear(t, positive),
                Kind::Word(_) => {
                    let (a, b) = (self.inner(args[0])?, self.inner(args[1])?);
                    let same = Atom::Word { result: a, op: WordOp::Copy, args: vec![b] };
                    Some(if positive { same } else { Atom::Differ(a, b) })
                }
                _ => None,
            },
            _ => Some(Atom::Truth(self.inner(t)?, positive)),
        }
    }

    /// A comparison of numbers or its negation.
    fn linear(&mut self, t: Term, positive: bool) -> Option<Atom> {
        let (mut e, rel) = LinExpr::of_literal(self.pool, t)?;
        let rel = match (rel, positive) {
            (rel, true) => rel,
            (Rel::Eq, _) => Rel::Ne,
            (Rel::Ne, _) => Rel::Eq,
            (Rel::Le, _) => Rel::Lt,
            (Rel::Lt, _) => Rel::Le,
        };
        if !positive && matches!(rel, Rel::Le | Rel::Lt) {
            e = e.scale(&Rat::MINUS_ONE);
        }
        self.relation(e, rel)
    }

    /// `e rel 0`; strict inequalities between integers become bounds.
    fn relation(&mut self, e: LinExpr, rel: Rel) -> Option<Atom> {
        let mut sum = self.sum(e)?;
        if rel == Rel::Lt && sum.integral && sum.constant.is_int() {
            sum.constant += &Rat::ONE;
            return Some(Atom::Linear(sum, Rel::Le));
        }
        Some(Atom::Linear(sum, rel))
    }

    /// The expression over dimensions, with coprime coefficients.
    fn sum(&mut self, e: LinExpr) -> Option<Sum> {
        let factor = if e.is_constant() { Rat::ONE } else { e.primitive_factor() };
        self.sum_as_is(e.scale(&factor))
    }

    /// The expression over dimensions.
    fn sum_as_is(&mut self, e: LinExpr) -> Option<Sum> {
        let integers = e.over_integers(self.pool);
        let mut terms = Vec::with_capacity(e.terms.len());
        for (t, c) in e.terms {
            terms.push((self.inner(t)?, c));
        }
        let integral = integers && e.constant.is_int() && terms.iter().all(|(_, c)| c.is_int());
        Some(Sum { terms, constant: e.constant, integral })
    }

    /// `t = e` as an atom.
    fn equation(&mut self, t: Term, by: Term) -> Option<Atom> {
        match Kind::of(self.pool, self.pool.sort(t)) {
            Kind::Int | Kind::Real => {
                let mut e = LinExpr::of(self.pool, by);
                e.sub_assign(&LinExpr::scaled(t, Rat::ONE));
                self.relation(e, Rel::Eq)
            }
            Kind::Word(_) => {
                Some(Atom::Word { result: self.inner(t)?, op: WordOp::Copy, args: vec![self.inner(by)?] })
            }
            _ => None,
        }
    }

    /// Defines `if` terms on one condition by both cases.
    fn define_cases(&mut self, condition: Term, terms: &[Term]) {
        let (yes, no) = (self.formula(condition, true), self.formula(condition, false));
        let (mut then, mut other) = (vec![yes], vec![no]);
        for &t in terms {
            let (a, b) = (self.equation(t, self.pool.arg(t, 1)), self.equation(t, self.pool.arg(t, 2)));
            then.push(self.atom(a));
            other.push(self.atom(b));
        }
        let (then, other) = (self.all(then), self.all(other));
        let cases = self.any(vec![then, other]);
        self.conditions.push((cases, yes));
        self.roots.push(cases);
    }

    /// Defines a term that has a dimension, other than by cases.
    fn define(&mut self, t: Term) {
        match Kind::of(self.pool, self.pool.sort(t)) {
            Kind::Bool => self.define_truth(t),
            Kind::Int | Kind::Real => self.define_number(t),
            Kind::Word(_) => {
                if let Some(atom) = self.word(t) {
                    self.root(Some(atom));
                }
            }
            Kind::Other => {}
        }
    }

    fn root(&mut self, atom: Option<Atom>) {
        let node = self.atom(atom);
        self.roots.push(node);
    }

    /// Defines a truth value by both cases.
    fn define_truth(&mut self, t: Term) {
        let d = self.dims[&t];
        let (yes, no) = (self.formula(t, true), self.formula(t, false));
        if self.nodes[yes] == Node::Atom(Atom::Truth(d, true)) {
            return;
        }
        let truth = |this: &mut Self, value| this.atom(Some(Atom::Truth(d, value)));
        let (holds, fails) = (truth(self, true), truth(self, false));
        let (then, other) = (self.all(vec![holds, yes]), self.all(vec![fails, no]));
        let cases = self.any(vec![then, other]);
        self.roots.push(cases);
    }

    /// Defines a number: a sum, a quotient or remainder by a numeral, a floor.
    fn define_number(&mut self, t: Term) {
        let args = self.pool.args(t);
        let divisor = args.get(1).and_then(|d| self.pool.as_num(*d)).filter(|d| d.is_positive()).cloned();
        let minus_t = LinExpr::scaled(t, Rat::MINUS_ONE);
        match (self.pool.op(t), divisor) {
            (Op::Mod, Some(divisor)) => {
                self.remainder(LinExpr::scaled(t, Rat::ONE), &divisor);
                let mut distance = LinExpr::of(self.pool, args[0]);
                distance.add_assign(&minus_t);
                let sum = self.sum_as_is(distance);
                self.root(sum.filter(|sum| sum.integral).map(|sum| Atom::Divides(divisor, sum)));
            }
            (Op::IDiv, Some(divisor)) => {
                let mut rest = LinExpr::of(self.pool, args[0]);
                rest.add_scaled(&minus_t, &divisor);
                self.remainder(rest, &divisor);
            }
            (Op::ToInt, _) => {
                let mut rest = LinExpr::of(self.pool, args[0]);
                rest.add_assign(&minus_t);
                self.remainder(rest, &Rat::ONE);
            }
            _ => {
                let atom = self.equation(t, t);
                self.root(atom.filter(|atom| !atom.dims().is_empty()));
            }
        }
    }

    /// Adds `0 <= e < divisor`.
    fn remainder(&mut self, e: LinExpr, divisor: &Rat) {
        let mut above = e.clone();
        above.constant -= divisor;
        let (low, high) = (self.relation(e.scale(&Rat::MINUS_ONE), Rel::Le), self.relation(above, Rel::Lt));
        self.root(low);
        self.root(high);
    }

    /// The definition of a bit-vector, if its operator is known to the domain.
    fn word(&mut self, t: Term) -> Option<Atom> {
        let op = match self.pool.op(t) {
            Op::Bits(_) => WordOp::Constant(self.pool.as_bits(t)?.to_rat()),
            Op::BvAdd => WordOp::Add,
            Op::BvMul => WordOp::Mul,
            Op::BvNot => WordOp::Not,
            Op::BvAnd => WordOp::And,
            Op::BvOr => WordOp::Or,
            Op::BvUdiv => WordOp::Udiv,
            Op::BvUrem => WordOp::Urem,
            Op::BvLshr => WordOp::Lshr,
            Op::Concat => WordOp::Concat,
            Op::Extract(high, low) => WordOp::Extract(high, low),
            Op::SignExtend(_) => WordOp::SignExtend,
            _ => return None,
        };
        let args = self.pool.args(t).iter().map(|a| self.inner(*a)).collect::<Option<_>>()?;
        Some(Atom::Word { result: self.dims[&t], op, args })
    }
}
