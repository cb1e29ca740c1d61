//! Chains of resolutions, checked by what they imply: the clause follows if its negation and the premises are refuted by
//! propagating units. Literals count modulo double negation, as they do for the rule.

use super::Case;
use eufonium_alethe::{Expr, Exprs, Head};
use eufonium_base::HashMap;

/// Whether the case follows by the rule; `None` if the rule is none of these.
pub(super) fn check(rule: &str, case: &Case<'_>) -> Option<bool> {
    match rule {
        // Arguments would name the pivots; they are not needed.
        "resolution" | "th_resolution" => Some(!case.premises.is_empty() && follows(case)),
        "tautology" => Some(tautology(case)),
        _ => None,
    }
}

/// A literal: the formula without its negations, and whether it is negated.
type Literal = (Expr, bool);

/// `true` from a clause that has a literal and its complement.
fn tautology(case: &Case<'_>) -> bool {
    let (Some(conclusion), [premise]) = (case.single(), &case.premises[..]) else { return false };
    let literals: Vec<Literal> = premise.iter().map(|l| case.exprs.strip(*l)).collect();
    *case.exprs.head(conclusion) == Head::True
        && literals.iter().any(|&(atom, negated)| literals.contains(&(atom, !negated)))
}

struct Propagation<'a> {
    exprs: &'a Exprs,
    clauses: Vec<Vec<Literal>>,
    /// The clauses in which an atom occurs.
    occurrences: HashMap<Expr, Vec<usize>>,
    values: HashMap<Expr, bool>,
    queue: Vec<Literal>,
}

fn follows(case: &Case<'_>) -> bool {
    let mut p = Propagation {
        exprs: case.exprs,
        clauses: Vec::new(),
        occurrences: HashMap::default(),
        values: HashMap::default(),
        queue: Vec::new(),
    };
    for premise in &case.premises {
        p.add(premise);
    }
    for &literal in case.clause {
        let (atom, negated) = case.exprs.strip(literal);
        if !p.assign((atom, !negated)) {
            // The clause has a literal and its complement.
            return true;
        }
    }
    p.refutes()
}

impl Propagation<'_> {
    fn add(&mut self, clause: &[Expr]) {
        let mut literals: Vec<Literal> = clause.iter().map(|l| self.exprs.strip(*l)).collect();
        literals.sort_unstable();
        literals.dedup();
        for (atom, _) in &literals {
            self.occurrences.entry(*atom).or_default().push(self.clauses.len());
        }
        self.clauses.push(literals);
    }

    /// Makes a literal true. `false` if it is false already.
    fn assign(&mut self, (atom, negated): Literal) -> bool {
        match self.values.insert(atom, !negated) {
            None => {
                self.queue.push((atom, negated));
                true
            }
            Some(old) => old != negated,
        }
    }

    /// Whether propagation meets a clause all of whose literals are false.
    fn refutes(&mut self) -> bool {
        if (0..self.clauses.len()).any(|c| !self.visit(c)) {
            return true;
        }
        while let Some((atom, _)) = self.queue.pop() {
            let touched = self.occurrences.get(&atom).cloned().unwrap_or_default();
            if touched.into_iter().any(|c| !self.visit(c)) {
                return true;
            }
        }
        false
    }

    /// Looks for the one literal of a clause that is not false, and makes it true. `false` if there is none.
    fn visit(&mut self, clause: usize) -> bool {
        let mut open = None;
        for &(atom, negated) in &self.clauses[clause] {
            match self.values.get(&atom) {
                Some(value) if *value == negated => {}
                Some(_) => return true,
                None if open.is_some() => return true,
                None => open = Some((atom, negated)),
            }
        }
        open.is_some_and(|literal| self.assign(literal))
    }
}
