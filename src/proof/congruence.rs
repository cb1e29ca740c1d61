//! Lemmas of equality: a small congruence closure with a proof forest, for the few literals of one lemma.
//!
//! Source: Nieuwenhuis and Oliveras, "Proof-producing congruence closure" (2005). A formula that is true or false is equal
//! to the constant. Each equality that the explanation needs is derived by one rule; the lemma is their resolvent.

use super::builder::Builder;
use eufonium_alethe::{Expr, FunId, Head, StepId};
use eufonium_base::{HashMap, HashSet, Rat};

#[derive(Clone, Copy, Debug)]
enum Reason {
    /// An equality that is asserted.
    Asserted(Expr),
    /// A formula is asserted, or its negation.
    Truth(Expr, bool),
    /// One function is applied to equal arguments.
    Congruence(Expr, Expr),
}

/// What contradicts the asserted literals.
enum Conflict {
    /// The two sides of this equality are equal, and it is asserted not to hold.
    Different(Expr),
    /// `true` and `false` are equal.
    Truths,
    /// Two numbers are equal.
    Numbers(Expr, Expr),
}

struct Closure {
    nodes: Vec<Expr>,
    roots: HashMap<Expr, Expr>,
    members: HashMap<Expr, Vec<Expr>>,
    /// The next node on the way to the root of the proof tree, and why they are equal.
    parents: HashMap<Expr, (Expr, Reason)>,
}

impl Closure {
    fn merge(&mut self, a: Expr, b: Expr, reason: Reason) -> bool {
        let (ra, rb) = (self.roots[&a], self.roots[&b]);
        if ra == rb {
            return false;
        }
        // Turn the way from `a` to its root around, then hang it below `b`.
        let (mut node, mut above) = (a, (b, reason));
        while let Some((next, why)) = self.parents.insert(node, above) {
            above = (node, why);
            node = next;
        }
        let moved = self.members.remove(&ra).expect("a root has members");
        for e in &moved {
            self.roots.insert(*e, rb);
        }
        self.members.get_mut(&rb).expect("a root has members").extend(moved);
        true
    }

    fn are_equal(&self, a: Expr, b: Expr) -> bool {
        self.roots[&a] == self.roots[&b]
    }

    /// The edges between two equal nodes, in order.
    fn path(&self, a: Expr, b: Expr) -> Vec<(Expr, Expr, Reason)> {
        let mut above_a = vec![a];
        let mut node = a;
        while let Some((next, _)) = self.parents.get(&node) {
            above_a.push(*next);
            node = *next;
        }
        let places: HashMap<Expr, usize> = above_a.iter().enumerate().map(|(i, e)| (*e, i)).collect();
        let mut down = Vec::new();
        let mut node = b;
        let meet = loop {
            if let Some(&place) = places.get(&node) {
                break place;
            }
            let (next, reason) = self.parents[&node];
            down.push((next, node, reason));
            node = next;
        };
        let up = above_a[..meet].iter().map(|e| (*e, self.parents[e].0, self.parents[e].1));
        up.chain(down.into_iter().rev()).collect()
    }
}

impl Builder<'_> {
    /// A clause that is valid by equality and congruence.
    pub(super) fn congruence(&mut self, clause: Vec<Expr>) -> Option<StepId> {
        let Some(pieces) = self.pieces(&clause) else { return Some(self.hole(clause)) };
        match self.resolve(clause.clone(), &pieces) {
            Some(step) => Some(step),
            None => Some(self.hole(clause)),
        }
    }

    /// Steps that imply the clause by propagation.
    fn pieces(&mut self, clause: &[Expr]) -> Option<Vec<StepId>> {
        // What is asserted: the negations of the literals.
        let mut asserted: Vec<(Expr, bool)> = self.literals(clause);
        asserted.sort_unstable();
        let mut closure = self.nodes(&asserted);
        let (truth, falsity) = (self.translation.exprs.truth(true), self.translation.exprs.truth(false));
        for &(atom, holds) in &asserted {
            if let (true, Some((a, b))) = (holds, self.equality_of_terms(atom)) {
                closure.merge(a, b, Reason::Asserted(atom));
            }
        }
        let values: HashMap<Expr, bool> = asserted.iter().copied().collect();
        for e in closure.nodes.clone() {
            let (atom, negated) = self.translation.exprs.strip(e);
            if let Some(value) = values.get(&atom).filter(|_| e != truth && e != falsity) {
                let value = *value != negated;
                closure.merge(e, if value { truth } else { falsity }, Reason::Truth(e, value));
            }
        }
        self.close(&mut closure);
        let mut out = Vec::new();
        let conflict = self.conflict(&closure, &asserted, truth, falsity)?;
        let goal = self.refute(&closure, conflict, truth, falsity, &mut out);
        self.explain(&closure, goal, &mut out);
        Some(out)
    }

    /// The sides of an equality that is no equivalence of formulas.
    fn equality_of_terms(&self, atom: Expr) -> Option<(Expr, Expr)> {
        let x = &self.translation.exprs;
        x.equality(atom).filter(|(a, _)| !x.is_bool(*a))
    }

    /// The terms of the literals, entered through functions only.
    fn nodes(&mut self, asserted: &[(Expr, bool)]) -> Closure {
        let mut stack = vec![self.translation.exprs.truth(true), self.translation.exprs.truth(false)];
        for &(atom, _) in asserted {
            match self.equality_of_terms(atom) {
                Some((a, b)) => stack.extend([a, b]),
                None => stack.push(atom),
            }
        }
        let mut seen = HashSet::default();
        let mut nodes = Vec::new();
        while let Some(e) = stack.pop() {
            if seen.insert(e) {
                nodes.push(e);
                if let Head::Fun(_) = self.translation.exprs.head(e) {
                    stack.extend_from_slice(self.translation.exprs.args(e));
                }
            }
        }
        nodes.sort_unstable();
        Closure {
            roots: nodes.iter().map(|e| (*e, *e)).collect(),
            members: nodes.iter().map(|e| (*e, vec![*e])).collect(),
            parents: HashMap::default(),
            nodes,
        }
    }

    fn close(&self, closure: &mut Closure) {
        let x = &self.translation.exprs;
        let applications: Vec<(FunId, Expr)> = closure
            .nodes
            .iter()
            .filter_map(|e| match x.head(*e) {
                Head::Fun(f) if !x.args(*e).is_empty() => Some((*f, *e)),
                _ => None,
            })
            .collect();
        loop {
            let mut changed = false;
            let mut table: HashMap<(FunId, Vec<Expr>), Expr> = HashMap::default();
            for &(f, e) in &applications {
                let key = (f, x.args(e).iter().map(|a| closure.roots[a]).collect());
                match table.get(&key) {
                    Some(&other) => changed |= closure.merge(e, other, Reason::Congruence(e, other)),
                    None => drop(table.insert(key, e)),
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn conflict(
        &self,
        closure: &Closure,
        asserted: &[(Expr, bool)],
        truth: Expr,
        falsity: Expr,
    ) -> Option<Conflict> {
        for &(atom, holds) in asserted {
            if let (false, Some((a, b))) = (holds, self.equality_of_terms(atom))
                && closure.are_equal(a, b)
            {
                return Some(Conflict::Different(atom));
            }
        }
        if closure.are_equal(truth, falsity) {
            return Some(Conflict::Truths);
        }
        let mut numbers: HashMap<Expr, (Expr, Rat)> = HashMap::default();
        for &e in &closure.nodes {
            let Some(value) = self.translation.exprs.as_number(e) else { continue };
            match numbers.get(&closure.roots[&e]) {
                Some((other, v)) if *v != value => return Some(Conflict::Numbers(*other, e)),
                _ => drop(numbers.insert(closure.roots[&e], (e, value))),
            }
        }
        None
    }

    /// Adds the step that makes a contradiction of an equality; the two sides of that equality.
    fn refute(
        &mut self,
        closure: &Closure,
        conflict: Conflict,
        truth: Expr,
        falsity: Expr,
        out: &mut Vec<StepId>,
    ) -> (Expr, Expr) {
        match conflict {
            Conflict::Different(atom) => {
                let (a, b) = self.translation.exprs.equality(atom).expect("it is an equality");
                let known = self.equality_for(closure, a, b);
                if known != atom {
                    let turned = self.eq(known, atom);
                    let turned = self.tautology("eq_symmetric", vec![turned], Vec::new());
                    let not_known = self.not(known);
                    out.push(self.step("equiv1", vec![not_known, atom], vec![turned], Vec::new()));
                }
                (a, b)
            }
            Conflict::Truths => {
                let known = self.equality_for(closure, truth, falsity);
                let (not_known, not_truth) = (self.not(known), self.not(truth));
                let forward = self.translation.exprs.args(known)[0] == truth;
                let (rule, clause) = if forward {
                    ("equiv_pos2", vec![not_known, not_truth, falsity])
                } else {
                    ("equiv_pos1", vec![not_known, falsity, not_truth])
                };
                out.push(self.tautology(rule, clause, Vec::new()));
                self.constants(truth, falsity, out);
                (truth, falsity)
            }
            Conflict::Numbers(a, b) => {
                let known = self.equality_for(closure, a, b);
                let (not_known, one) = (self.not(known), self.number(&Rat::ONE));
                out.push(self.tautology("la_generic", vec![not_known], vec![one]));
                (a, b)
            }
        }
    }

    fn constants(&mut self, truth: Expr, falsity: Expr, out: &mut Vec<StepId>) {
        let not_falsity = self.not(falsity);
        out.push(self.tautology("true", vec![truth], Vec::new()));
        out.push(self.tautology("false", vec![not_falsity], Vec::new()));
    }

    fn edge_equality(&mut self, reason: Reason) -> Expr {
        match reason {
            Reason::Asserted(atom) => atom,
            Reason::Truth(e, value) => {
                let constant = self.translation.exprs.truth(value);
                self.eq(e, constant)
            }
            Reason::Congruence(a, b) => self.eq(a, b),
        }
    }

    /// The equality, in one order or the other, that says that two equal nodes are equal.
    fn equality_for(&mut self, closure: &Closure, a: Expr, b: Expr) -> Expr {
        match closure.path(a, b)[..] {
            [(_, _, reason)] => self.edge_equality(reason),
            _ => self.eq(a, b),
        }
    }

    /// Adds steps that derive the equality of two equal nodes from what is asserted.
    fn explain(&mut self, closure: &Closure, goal: (Expr, Expr), out: &mut Vec<StepId>) {
        let mut queue = vec![goal];
        let mut seen = HashSet::default();
        while let Some((a, b)) = queue.pop() {
            if !seen.insert((a, b)) {
                continue;
            }
            let path = closure.path(a, b);
            if path.is_empty() {
                let same = self.eq(a, b);
                out.push(self.tautology("eq_reflexive", vec![same], Vec::new()));
                continue;
            }
            if path.len() > 1 {
                let mut clause = Vec::with_capacity(path.len() + 1);
                for &(_, _, reason) in &path {
                    let equality = self.edge_equality(reason);
                    clause.push(self.not(equality));
                }
                clause.push(self.eq(a, b));
                out.push(self.tautology("eq_transitive", clause, Vec::new()));
            }
            for (_, _, reason) in path {
                self.explain_edge(closure, reason, &mut queue, out);
            }
        }
    }

    fn explain_edge(
        &mut self,
        closure: &Closure,
        reason: Reason,
        queue: &mut Vec<(Expr, Expr)>,
        out: &mut Vec<StepId>,
    ) {
        let equality = self.edge_equality(reason);
        match reason {
            Reason::Asserted(_) => {}
            Reason::Truth(e, value) => {
                let (truth, falsity) =
                    (self.translation.exprs.truth(true), self.translation.exprs.truth(false));
                let (rule, clause) = if value {
                    ("equiv_neg1", vec![equality, self.not(e), self.not(truth)])
                } else {
                    ("equiv_neg2", vec![equality, e, falsity])
                };
                out.push(self.tautology(rule, clause, Vec::new()));
                self.constants(truth, falsity, out);
            }
            Reason::Congruence(f, g) => {
                let pairs: Vec<(Expr, Expr)> = {
                    let x = &self.translation.exprs;
                    x.args(f).iter().copied().zip(x.args(g).iter().copied()).collect()
                };
                let mut clause = Vec::with_capacity(pairs.len() + 1);
                for (a, b) in pairs {
                    let known = self.equality_for(closure, a, b);
                    clause.push(self.not(known));
                    queue.push((a, b));
                }
                clause.push(equality);
                out.push(self.tautology("eq_congruent", clause, Vec::new()));
            }
        }
    }
}
