//! Steps of a proof as they are made: each is put to the checker first, and becomes a hole if it is refused.

use super::translate::Translation;
use eufonium_alethe::proof::{ASSUME, HOLE, RESOLUTION};
use eufonium_alethe::{Expr, Head, Proof, Step, StepId};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Rat};
use eufonium_check::alethe::follows;

/// A literal: the formula without its negations, and whether it is negated.
pub type Literal = (Expr, bool);

/// A proof that is being written.
pub struct Builder<'a> {
    /// The terms.
    pub translation: &'a mut Translation,
    steps: IdVec<StepId, Step>,
    assumptions: Vec<StepId>,
    assumed: HashMap<Expr, StepId>,
    /// Steps without premises, by rule and clause.
    tautologies: HashMap<(&'static str, Vec<Expr>), StepId>,
    /// For each term that was asked for: the step that says that it equals its written normal form, if it differs.
    pub(super) normal_forms: HashMap<Expr, Option<StepId>>,
}

impl<'a> Builder<'a> {
    /// A proof that begins with all assertions.
    pub fn new(translation: &'a mut Translation, assertions: &[Expr]) -> Self {
        let mut builder = Builder {
            translation,
            steps: IdVec::new(),
            assumptions: Vec::new(),
            assumed: HashMap::default(),
            tautologies: HashMap::default(),
            normal_forms: HashMap::default(),
        };
        for &a in assertions {
            let id = builder.push(ASSUME, vec![a], Vec::new(), Vec::new());
            builder.assumptions.push(id);
            builder.assumed.insert(a, id);
        }
        builder
    }

    fn push(&mut self, rule: &str, clause: Vec<Expr>, premises: Vec<StepId>, args: Vec<Expr>) -> StepId {
        self.steps.push(Step { name: String::new(), clause, rule: rule.to_owned(), premises, args })
    }

    /// The step that assumes the `i`-th assertion.
    pub fn assumption(&self, i: usize) -> StepId {
        self.assumptions[i]
    }
    /// The step that says that an assertion or an axiom holds.
    pub fn root(&mut self, e: Expr) -> StepId {
        match self.assumed.get(&e) {
            Some(id) => *id,
            None => self.hole(vec![e]),
        }
    }
    /// The clause of a step.
    pub fn clause(&self, id: StepId) -> &[Expr] {
        &self.steps[id].clause
    }

    /// A step that the rule justifies, or else a hole.
    pub fn step(
        &mut self,
        rule: &'static str,
        clause: Vec<Expr>,
        premises: Vec<StepId>,
        args: Vec<Expr>,
    ) -> StepId {
        let clauses: Vec<&[Expr]> = premises.iter().map(|p| self.clause(*p)).collect();
        if follows(&self.translation.exprs, rule, &clauses, &clause, &args) == Some(true) {
            return self.push(rule, clause, premises, args);
        }
        debug_assert_eq!(rule, "la_generic", "only certificates of arithmetic may lie beyond the rules");
        self.push(HOLE, clause, Vec::new(), Vec::new())
    }

    /// A step that says something by itself.
    pub fn tautology(&mut self, rule: &'static str, clause: Vec<Expr>, args: Vec<Expr>) -> StepId {
        let key = (rule, clause);
        if let Some(id) = self.tautologies.get(&key) {
            return *id;
        }
        let id = self.step(rule, key.1.clone(), Vec::new(), args);
        self.tautologies.insert(key, id);
        id
    }

    /// A clause that nothing justifies.
    pub fn hole(&mut self, clause: Vec<Expr>) -> StepId {
        let key = (HOLE, clause);
        if let Some(id) = self.tautologies.get(&key) {
            return *id;
        }
        let id = self.push(HOLE, key.1.clone(), Vec::new(), Vec::new());
        self.tautologies.insert(key, id);
        id
    }

    /// A number as an argument of a rule: `2`, `(- 2)`, `(/ 1.0 3.0)`.
    pub fn number(&mut self, value: &Rat) -> Expr {
        let sort = if value.is_int() { eufonium_alethe::Sort::Int } else { eufonium_alethe::Sort::Real };
        self.translation.exprs.signed_number(value, sort)
    }
    /// `(not e)`
    pub fn not(&mut self, e: Expr) -> Expr {
        self.translation.exprs.not(e)
    }
    /// `(= a b)`
    pub fn eq(&mut self, a: Expr, b: Expr) -> Expr {
        self.translation.exprs.eq(a, b)
    }
    /// An application of an operator.
    pub fn app(&mut self, head: Head, args: &[Expr]) -> Expr {
        self.translation.exprs.app(head, args)
    }

    /// The literals of a clause.
    pub fn literals(&self, clause: &[Expr]) -> Vec<Literal> {
        clause.iter().map(|l| self.translation.exprs.strip(*l)).collect()
    }

    /// The clause as a resolvent of the premises, which must imply it by propagation. Premises that are not needed are left
    /// out. `None` if they do not imply it.
    pub fn resolve(&mut self, clause: Vec<Expr>, premises: &[StepId]) -> Option<StepId> {
        let target = self.literals(&clause);
        let clauses: Vec<Vec<Literal>> = premises.iter().map(|p| self.literals(self.clause(*p))).collect();
        let order = chain(&clauses, &target)?;
        let used: Vec<StepId> = order.into_iter().map(|i| premises[i]).collect();
        if let [only] = used[..]
            && self.clause(only).len() <= clause.len()
        {
            return Some(only);
        }
        Some(self.step(RESOLUTION, clause, used, Vec::new()))
    }

    /// The steps that the last step rests on, named, assumptions first.
    pub fn finish(self) -> Proof {
        let mut needed: IdVec<StepId, bool> = self.steps.keys().map(|_| false).collect();
        if let Some(last) = self.steps.keys().last() {
            needed[last] = true;
        }
        for id in self.steps.keys().rev() {
            if needed[id] {
                self.steps[id].premises.iter().for_each(|p| needed[*p] = true);
            }
        }
        let mut places: HashMap<StepId, StepId> = HashMap::default();
        let mut proof = Proof::default();
        for (id, step) in self.steps.iter().filter(|(id, _)| needed[*id]) {
            let mut step = step.clone();
            step.premises = step.premises.iter().map(|p| places[p]).collect();
            let n = proof.steps.len() + 1;
            step.name = if step.rule == ASSUME { format!("a{n}") } else { format!("t{n}") };
            places.insert(id, proof.steps.push(step));
        }
        proof
    }
}

/// The clauses that refute the negation of `target` by propagation, in an order in which each can be resolved with what
/// the ones before it give: first the one that becomes empty, then the reasons of its literals, the latest first.
fn chain(clauses: &[Vec<Literal>], target: &[Literal]) -> Option<Vec<usize>> {
    let mut search = Chain::new(clauses);
    for &(atom, negated) in target {
        search.assign((atom, !negated), None);
    }
    let conflict = search.propagate()?;
    let mut needed: HashSet<Expr> = clauses[conflict].iter().map(|l| l.0).collect();
    let mut order = vec![conflict];
    for &(atom, reason) in search.trail.iter().rev() {
        if let (true, Some(clause)) = (needed.contains(&atom), reason) {
            order.push(clause);
            needed.extend(clauses[clause].iter().map(|l| l.0));
        }
    }
    Some(order)
}

struct Chain<'a> {
    clauses: &'a [Vec<Literal>],
    occurrences: HashMap<Literal, Vec<usize>>,
    values: HashMap<Expr, bool>,
    trail: Vec<(Expr, Option<usize>)>,
    told: usize,
}

impl<'a> Chain<'a> {
    fn new(clauses: &'a [Vec<Literal>]) -> Self {
        let mut occurrences: HashMap<Literal, Vec<usize>> = HashMap::default();
        for (i, clause) in clauses.iter().enumerate() {
            for literal in clause {
                occurrences.entry(*literal).or_default().push(i);
            }
        }
        Chain { clauses, occurrences, values: HashMap::default(), trail: Vec::new(), told: 0 }
    }

    fn assign(&mut self, (atom, negated): Literal, reason: Option<usize>) {
        if self.values.insert(atom, !negated).is_none() {
            self.trail.push((atom, reason));
        }
    }

    /// The clause that propagation makes empty.
    fn propagate(&mut self) -> Option<usize> {
        for i in 0..self.clauses.len() {
            if self.clauses[i].len() <= self.trail.len() + 1 && self.visit(i) {
                return Some(i);
            }
        }
        while self.told < self.trail.len() {
            let atom = self.trail[self.told].0;
            self.told += 1;
            let now_false = (atom, self.values[&atom]);
            for i in self.occurrences.get(&now_false).cloned().unwrap_or_default() {
                if self.visit(i) {
                    return Some(i);
                }
            }
        }
        None
    }

    /// Whether all literals of a clause are false; if all but one are, that one becomes true.
    fn visit(&mut self, i: usize) -> bool {
        let mut open = None;
        for &(atom, negated) in &self.clauses[i] {
            match self.values.get(&atom) {
                Some(value) if *value == negated => {}
                Some(_) => return false,
                None if open.is_some_and(|other| other != (atom, negated)) => return false,
                None => open = Some((atom, negated)),
            }
        }
        match open {
            None => true,
            Some(literal) => {
                self.assign(literal, Some(i));
                false
            }
        }
    }
}
