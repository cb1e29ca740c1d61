//! Phases: predicates split by the truth of some conditions on their arguments, for an analysis that knows no disjunctions.
//!
//! Loops often behave differently before and after a number is reached, or keep their location in arguments that are truth values. What
//! holds of all states says little then; what holds of the states of each phase, much. A predicate gets a copy for each
//! combination of truth values that a clause can derive, and clauses copies for each combination that their premises
//! and their head can have together, found by a solver; in each the conditions are decided, so that most choices go.
//!
//! What is found about the copies comes back as implications, `phase => fact` ([`Phases::facts`]): candidates for an invariant, as this
//! transformation is for analyses alone and has no way back for derivations. Conditions are truth values among the arguments, and bounds that the
//! clauses choose by.
//!
//! Source: control-flow refinement by the guards of loops, as in Gulwani, Jain and Koskinen, "Control-flow refinement and progress invariants
//! for bound analysis" (PLDI 2009), and trace partitioning, Rival and Mauborgne (TOPLAS 2007). Deliberately absent: conditions on what an
//! iteration changes, and choice among conditions where there are too many.

use conditions::Equated;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, Evaluator, PredApp, PredId, Subst, Term, TermPool};
use eufonium_smt::{SatResult, Solver, SolverOptions};

mod conditions;
mod inverse;
mod states;

/// Most conditions on one predicate.
const MOST_CONDITIONS: usize = 8;
/// Most copies of clauses, in large steps and in small ones.
const MOST_CLAUSES: usize = 160;
const MOST_SMALL_CLAUSES: usize = 800;

/// Clauses whose predicates are split by phase.
#[derive(Debug)]
pub struct Phases {
    /// The clauses, without queries.
    pub system: ChcSystem,
    /// For each predicate the one that it is a phase of, and its condition.
    of: IdVec<PredId, (PredId, Term)>,
}

impl Phases {
    /// From facts about the phases those about the predicates of the old system, without those that are known of it.
    pub fn facts(
        &self,
        pool: &mut TermPool,
        old: &ChcSystem,
        facts: &IdVec<PredId, Vec<Term>>,
        known: &IdVec<PredId, Vec<Term>>,
    ) -> IdVec<PredId, Vec<Term>> {
        let ff = pool.ff();
        let mut out: IdVec<PredId, Vec<Term>> = old.preds.keys().map(|_| Vec::new()).collect();
        let mut possible: IdVec<PredId, Vec<Term>> = old.preds.keys().map(|_| Vec::new()).collect();
        for (phase, &(pred, condition)) in self.of.iter() {
            if facts[phase].contains(&ff) {
                continue;
            }
            possible[pred].push(condition);
            let own = pool.conjuncts(condition);
            let mut back = Subst::of(&self.system.preds[phase].params, &old.preds[pred].params);
            for &fact in &facts[phase] {
                let fact = back.apply(pool, fact);
                let implied = pool.implies(condition, fact);
                let is_new = implied != pool.tt() && !own.contains(&fact) && !known[pred].contains(&fact);
                if is_new && !out[pred].contains(&implied) {
                    out[pred].push(implied);
                }
            }
        }
        for (pred, conditions) in possible.iter() {
            let some = pool.or(conditions);
            if some != pool.tt() {
                out[pred].push(some);
            }
        }
        out
    }
}

/// The clauses by phases; `None` if there are no conditions, or too many phases.
pub fn phases(pool: &mut TermPool, system: &ChcSystem, stop: &Stop) -> Option<Phases> {
    let own = conditions::choices(pool, system);
    carried_or_own(pool, system, own, MOST_CLAUSES, stop)
}

/// Clauses in small steps by the states of machines; `None` if there are none, or too many phases.
pub fn machines(pool: &mut TermPool, system: &ChcSystem, stop: &Stop) -> Option<Phases> {
    let own = conditions::machines(pool, system);
    carried_or_own(pool, system, own, MOST_SMALL_CLAUSES, stop)
}

/// The clauses by the order of what they equate; `None` if they equate nothing by choice, or there are too many phases. What is
/// `known` about the predicates gives the ends of these orders.
pub fn orders(
    pool: &mut TermPool,
    system: &ChcSystem,
    known: &IdVec<PredId, Vec<Term>>,
    stop: &Stop,
) -> Option<Phases> {
    let own = conditions::orders(pool, system, known, Equated::Anywhere);
    if own.values().all(Vec::is_empty) {
        return None;
    }
    if let Some(split) = with_carried(pool, system, &own, MOST_CLAUSES, stop) {
        return Some(split);
    }
    // Loops that read bring orders of their own, which may be too many beside those of what was written before.
    let written = conditions::orders(pool, system, known, Equated::Written);
    let is_less = written != own && written.values().any(|of| !of.is_empty());
    let less = if is_less { with_carried(pool, system, &written, MOST_CLAUSES, stop) } else { None };
    less.or_else(|| split(pool, system, own, MOST_CLAUSES, stop))
}

/// The clauses by these conditions, also on the predicates that the arguments are handed on to, unless there are too many phases then.
fn carried_or_own(
    pool: &mut TermPool,
    system: &ChcSystem,
    own: IdVec<PredId, Vec<Term>>,
    most: usize,
    stop: &Stop,
) -> Option<Phases> {
    if own.values().all(Vec::is_empty) {
        return None;
    }
    with_carried(pool, system, &own, most, stop).or_else(|| split(pool, system, own, most, stop))
}

/// The clauses by these conditions and those that follow for other predicates, if there are some and not too many phases.
fn with_carried(
    pool: &mut TermPool,
    system: &ChcSystem,
    own: &IdVec<PredId, Vec<Term>>,
    most: usize,
    stop: &Stop,
) -> Option<Phases> {
    let carried = conditions::carried(pool, system, own.clone());
    if carried == *own { None } else { split(pool, system, carried, most, stop) }
}

/// The clauses by these conditions, which a solver decides: so there are no quantifiers.
fn split(
    pool: &mut TermPool,
    system: &ChcSystem,
    conditions: IdVec<PredId, Vec<Term>>,
    most: usize,
    stop: &Stop,
) -> Option<Phases> {
    let quantified = |clause: &Clause| pool.has_quantifier(clause.constraint);
    if system.clauses.iter().any(quantified) {
        return None;
    }
    let phases_of = system.preds.keys().map(|_| Vec::new()).collect();
    let (out, of) = (ChcSystem::new(), IdVec::new());
    let mut split = Split { system, conditions, most, reached: phases_of, out, of };
    split.run(pool, stop)?;
    Some(Phases { system: split.out, of: split.of })
}

/// The condition, or its negation.
fn literal(pool: &mut TermPool, condition: Term, value: bool) -> Term {
    if value { condition } else { pool.not(condition) }
}

/// The copies as they are made.
struct Split<'a> {
    system: &'a ChcSystem,
    conditions: IdVec<PredId, Vec<Term>>,
    /// How many clauses there may be.
    most: usize,
    /// The phases of each predicate so far, by the truth values of its conditions, with their copies.
    reached: IdVec<PredId, Vec<(Vec<bool>, PredId)>>,
    out: ChcSystem,
    of: IdVec<PredId, (PredId, Term)>,
}

impl Split<'_> {
    /// The conditions of an application, over its arguments.
    fn at(&self, pool: &mut TermPool, app: &PredApp) -> Vec<Term> {
        let params = &self.system.preds[app.pred].params;
        Subst::of(params, &app.args).apply_all(pool, &self.conditions[app.pred])
    }

    /// Copies clauses for the phases that are reached, until there is no other one.
    fn run(&mut self, pool: &mut TermPool, stop: &Stop) -> Option<()> {
        let system = self.system;
        let rules = || system.clauses.iter().enumerate().filter(|(_, clause)| !clause.is_query());
        for (_, clause) in rules().filter(|(_, clause)| clause.is_fact()) {
            self.copies(pool, clause, &[], stop)?;
        }
        let mut done: HashSet<(usize, Vec<usize>)> = HashSet::default();
        loop {
            let before = self.of.len();
            for (i, clause) in rules().filter(|(_, clause)| !clause.is_fact()) {
                for phases in self.tuples(clause) {
                    if done.insert((i, phases.clone())) {
                        self.copies(pool, clause, &phases, stop)?;
                    }
                }
            }
            if self.of.len() == before {
                return Some(());
            }
        }
    }

    /// For the applications in a clause's body all choices of phases that are reached.
    fn tuples(&self, clause: &Clause) -> Vec<Vec<usize>> {
        clause.body.iter().fold(vec![Vec::new()], |tuples, app| {
            let extended = |tuple: Vec<usize>| {
                (0..self.reached[app.pred].len()).map(move |i| [&tuple[..], &[i]].concat())
            };
            tuples.into_iter().flat_map(extended).take(self.most).collect()
        })
    }

    /// Adds a clause for these phases of its body, for each phase that its head can have.
    fn copies(&mut self, pool: &mut TermPool, clause: &Clause, phases: &[usize], stop: &Stop) -> Option<()> {
        let mut values = Vec::new();
        for (app, i) in clause.body.iter().zip(phases) {
            values.extend_from_slice(&self.reached[app.pred][*i].0);
        }
        let mut solver = Solver::new(SolverOptions::default(), stop.clone());
        solver.assert(pool, clause.constraint);
        let of_body: Vec<Term> = clause.body.iter().flat_map(|app| self.at(pool, app)).collect();
        for (&atom, &value) in of_body.iter().zip(&values) {
            let literal = literal(pool, atom, value);
            solver.assert(pool, literal);
        }
        let of_head: Vec<Term> = clause.head.iter().flat_map(|app| self.at(pool, app)).collect();
        loop {
            match solver.check(pool, &[]) {
                SatResult::Unsat => return Some(()),
                SatResult::Unknown => return None,
                SatResult::Sat => {}
            }
            let mut eval = Evaluator::new(solver.model(pool));
            let own: Vec<bool> = of_head.iter().map(|&atom| eval.holds(pool, atom)).collect();
            let other: Vec<Term> = of_head.iter().zip(&own).map(|(&a, &v)| literal(pool, a, !v)).collect();
            let other = pool.or(&other);
            solver.assert(pool, other);
            self.copy(pool, clause, &[&values[..], &own].concat());
            if self.out.clauses.len() > self.most {
                return None;
            }
        }
    }

    /// Adds the clause for these truth values.
    fn copy(&mut self, pool: &mut TermPool, clause: &Clause, values: &[bool]) {
        let mut rest = values;
        let (mut decided, mut parts) = (Subst::new(), Vec::new());
        let mut phase = |split: &mut Self, pool: &mut TermPool, app: &PredApp| {
            let atoms = split.at(pool, app);
            let (own, others) = rest.split_at(atoms.len());
            rest = others;
            for (&atom, &value) in atoms.iter().zip(own) {
                parts.push(literal(pool, atom, value));
                if pool.strip_not(atom) == (atom, false) {
                    let value = pool.bool(value);
                    decided.insert(atom, value);
                }
            }
            PredApp { pred: split.phase(pool, app.pred, own), args: app.args.clone() }
        };
        // In the order of `Clause::apps`.
        let apps: Vec<PredApp> = clause.apps().map(|app| phase(self, pool, app)).collect();
        parts.push(decided.apply(pool, clause.constraint));
        let constraint = pool.and(&parts);
        let (mut body, mut head) = (Vec::new(), None);
        for (mut app, old) in apps.into_iter().zip(clause.apps()) {
            app.args = decided.apply_all(pool, &app.args);
            match &clause.head {
                Some(of_head) if std::ptr::eq(of_head, old) => head = Some(app),
                _ => body.push(app),
            }
        }
        self.out.clauses.push(Clause { body, constraint, head, span: clause.span });
    }

    /// The copy of a predicate for these truth values of its conditions.
    fn phase(&mut self, pool: &mut TermPool, pred: PredId, values: &[bool]) -> PredId {
        if let Some((_, copy)) = self.reached[pred].iter().find(|(own, _)| own == values) {
            return *copy;
        }
        let old = &self.system.preds[pred];
        let copy = self.out.declare(pool, &old.name, &old.sorts);
        let decided = self.conditions[pred].iter().zip(values);
        let literals: Vec<Term> = decided.map(|(&atom, &value)| literal(pool, atom, value)).collect();
        let condition = pool.and(&literals);
        let place = self.of.push((pred, condition));
        debug_assert_eq!(place.index(), copy.index());
        self.reached[pred].push((values.to_vec(), copy));
        copy
    }
}

#[cfg(test)]
mod tests;
