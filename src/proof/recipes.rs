//! The proofs of the clauses that a refutation starts from.

use super::builder::Builder;
use super::clausify::{InputClause, Recipe};
use eufonium_alethe::{Expr, Head, StepId};
use eufonium_base::Rat;

impl Builder<'_> {
    /// The step that has the clause. `None` if its recipe fails, which is a bug.
    pub fn carry_out(&mut self, input: &InputClause) -> Option<StepId> {
        let clause = input.clause.clone();
        match &input.recipe {
            Recipe::Assume(number) => Some(self.assumption(*number)),
            Recipe::Rule(rule, index) => {
                let args = index.map(|i| self.number(&Rat::from(i as i64)));
                Some(self.tautology(rule, clause, args.into_iter().collect()))
            }
            Recipe::Equivalence(rule, equality, forward) => {
                let equal = self.tautology(rule, vec![*equality], Vec::new());
                Some(self.half(equal, clause, *forward))
            }
            Recipe::Branch(ite, root, then) => self.branch(*ite, *root, *then, clause),
            Recipe::Farkas(multipliers) => self.farkas(clause, multipliers),
            Recipe::Bounds => self.bounds(clause),
            Recipe::Antisymmetry => self.antisymmetry(clause),
            Recipe::Congruence => self.congruence(clause),
            Recipe::Normal(e, normal, forward) => {
                let equal = self.atoms_agree(*e, *normal)?;
                Some(self.half(equal, clause, *forward))
            }
            Recipe::Same => self.same(clause),
            Recipe::Hole => Some(self.hole(clause)),
        }
    }

    /// One direction of an equality of formulas.
    fn half(&mut self, equal: StepId, clause: Vec<Expr>, forward: bool) -> StepId {
        self.step(if forward { "equiv1" } else { "equiv2" }, clause, vec![equal], Vec::new())
    }

    /// The definition of an `ite` is introduced beside the formula it stands in.
    fn branch(&mut self, ite: Expr, root: Expr, then: bool, clause: Vec<Expr>) -> Option<StepId> {
        let args = self.translation.exprs.args(ite).to_vec();
        let (is_then, is_else) = (self.eq(ite, args[1]), self.eq(ite, args[2]));
        let definition = self.app(Head::Ite, &[args[0], is_then, is_else]);
        let extended = self.app(Head::And, &[root, definition]);
        let equality = self.eq(root, extended);
        let equal = self.tautology("ite_intro", vec![equality], Vec::new());
        let not_root = self.not(root);
        let implied = self.half(equal, vec![not_root, extended], true);
        let root = self.root(root);
        let holds = self.resolve(vec![extended], &[implied, root])?;
        let one = self.number(&Rat::ONE);
        let defined = self.step("and", vec![definition], vec![holds], vec![one]);
        Some(self.step(if then { "ite2" } else { "ite1" }, clause, vec![defined], Vec::new()))
    }

    /// The equality of an atom of equality or of a predicate with its normal form.
    fn atoms_agree(&mut self, e: Expr, normal: Expr) -> Option<StepId> {
        let args = self.translation.exprs.args(e).to_vec();
        let premises: Vec<StepId> = args.iter().filter_map(|a| self.normal_form(*a)).collect();
        if premises.is_empty() {
            // The sides are in the other order.
            let equality = self.eq(e, normal);
            return Some(self.tautology("eq_symmetric", vec![equality], Vec::new()));
        }
        let images: Vec<Expr> = args.iter().map(|a| self.image(*a)).collect();
        let head = self.translation.exprs.head(e).clone();
        let direct = self.app(head, &images);
        let equality = self.eq(e, direct);
        let congruent = self.step("cong", vec![equality], premises, Vec::new());
        if direct == normal {
            return Some(congruent);
        }
        let turned = self.eq(direct, normal);
        let turned = self.tautology("eq_symmetric", vec![turned], Vec::new());
        let equality = self.eq(e, normal);
        Some(self.step("trans", vec![equality], vec![congruent, turned], Vec::new()))
    }

    /// An equality whose sides have one normal form.
    fn same(&mut self, clause: Vec<Expr>) -> Option<StepId> {
        let (a, b) = self.translation.exprs.equality(clause[0])?;
        if a == b {
            return Some(self.tautology("eq_reflexive", clause, Vec::new()));
        }
        match [self.normal_form(a), self.normal_form(b)] {
            [Some(left), Some(right)] => Some(self.step("trans", clause, vec![left, right], Vec::new())),
            [Some(left), None] => Some(left),
            [None, Some(right)] => Some(self.step("symm", clause, vec![right], Vec::new())),
            [None, None] => None,
        }
    }

    /// A term's normal form in writing.
    pub(super) fn image(&mut self, e: Expr) -> Expr {
        let t = self.translation.term_under_function(e);
        self.translation.export(t)
    }

    /// The step `(= e e')` for the normal form `e'`, if it differs from `e`.
    pub(super) fn normal_form(&mut self, e: Expr) -> Option<StepId> {
        let mut stack = vec![(e, false)];
        while let Some((e, entered)) = stack.pop() {
            if self.normal_forms.contains_key(&e) {
                continue;
            }
            let inner = matches!(
                self.translation.exprs.head(e),
                Head::Fun(_) | Head::Add | Head::Sub | Head::Mul | Head::Div | Head::ToReal
            );
            if inner && !entered {
                stack.push((e, true));
                stack.extend(self.translation.exprs.args(e).iter().map(|a| (*a, false)));
                continue;
            }
            // A product of terms is a part of its own linear form: while it is looked at, it counts as normal.
            self.normal_forms.insert(e, None);
            let step = self.normalised(e);
            self.normal_forms.insert(e, step);
        }
        self.normal_forms[&e]
    }

    fn normalised(&mut self, e: Expr) -> Option<StepId> {
        let image = self.image(e);
        if image == e {
            return None;
        }
        let equality = self.eq(e, image);
        match self.translation.exprs.head(e) {
            Head::Fun(_) => {
                let args = self.translation.exprs.args(e).to_vec();
                let premises: Vec<StepId> =
                    args.iter().filter_map(|a| self.normal_forms.get(a).copied().flatten()).collect();
                Some(self.step("cong", vec![equality], premises, Vec::new()))
            }
            Head::Add | Head::Sub | Head::Mul | Head::Div | Head::ToReal | Head::Num(_) => {
                self.antisymmetry(vec![equality])
            }
            _ => Some(self.hole(vec![equality])),
        }
    }
}
