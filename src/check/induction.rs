//! Interpretations that are inductive over several steps of linear clauses; what that means is said at
//! [`Invariant`]. Source of the method: Sheeran, Singh and Stalmarck, "Checking safety properties using
//! induction and a SAT-solver" (FMCAD 2000), on clauses as de Moura, Rueß and Sorea (CAV 2003) have it on relations.
//!
//! A path is unrolled into frames. In each a fact is given by truth values that say of which predicate it is, one of them true, and by
//! constants for the arguments of each predicate. The other constants of a clause that is applied to a fact are the frame's *locals*, by
//! sort and rank. A good fact allows no query for any values; of these the locals are assumed, which suffices where a query
//! shares its constants with the clauses.
//!
//! Symbols that SMT-LIB leaves open (division by zero) stay free and are the same in all frames. Deliberately absent: clauses with several
//! premises.

use super::clause::check_clause;
use super::error::{CheckError, ClauseRef};
use super::prover::Prover;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, Stop};
use eufonium_ir::{ChcSystem, Clause, Invariant, PredApp, PredId, Sort, Subst, Term, TermPool, print};
use eufonium_smt::SatResult;

/// Confirms an invariant of any depth, whose interpretations have been looked at, for clauses of which none has two premises.
///
/// # Errors
/// The condition that is wrong or could not be confirmed.
pub(super) fn check_by_induction(
    pool: &mut TermPool,
    system: &ChcSystem,
    inv: &Invariant,
    stop: &Stop,
) -> Result<(), CheckError> {
    for (index, clause) in system.clauses.iter().enumerate() {
        let unconfirmed = |why: &str| Err(CheckError::unconfirmed(ClauseRef::of(system, index), why));
        if clause.body.len() > 1 {
            return unconfirmed("induction over several steps is for clauses with one premise");
        }
        if pool.has_quantifier(clause.constraint) {
            return unconfirmed("the clause has a quantifier");
        }
        if clause.is_query() && clause.body.is_empty() {
            check_clause(pool, system, inv, index, stop)?;
        }
    }
    if let Some((id, _)) = inv.interp.iter().find(|(_, formula)| pool.has_quantifier(**formula)) {
        let what = print::symbol(&system.preds[id].name).to_string();
        return Err(CheckError::unconfirmed(
            what,
            "induction over several steps is for formulas without quantifiers",
        ));
    }
    let induction = Induction { system, inv, stop };
    induction.base(pool)?;
    induction.step(pool)
}

/// A fact of a path, with the constants of the clause that is applied to it.
struct Frame {
    /// Whether the fact is one of the predicate.
    is: IdVec<PredId, Term>,
    args: IdVec<PredId, Vec<Term>>,
    locals: HashMap<Sort, Vec<Term>>,
}

impl Frame {
    fn new(pool: &mut TermPool, system: &ChcSystem) -> Self {
        let mut is = IdVec::new();
        let mut args = IdVec::new();
        for (_, pred) in system.preds.iter() {
            is.push(if system.preds.len() == 1 { pool.tt() } else { pool.fresh("is", Sort::BOOL) });
            args.push(pred.sorts.iter().map(|&sort| pool.fresh("arg", sort)).collect());
        }
        Frame { is, args, locals: HashMap::default() }
    }

    /// That the fact is one of exactly one predicate.
    fn is_one(&self, pool: &mut TermPool) -> Term {
        let all: Vec<Term> = self.is.values().copied().collect();
        let mut parts = vec![pool.or(&all)];
        for (i, &a) in all.iter().enumerate() {
            for &b in &all[..i] {
                let both = pool.and2(a, b);
                parts.push(pool.not(both));
            }
        }
        pool.and(&parts)
    }

    /// A clause's constants as terms of this frame: those that are arguments of its premise, and the locals.
    fn instance(&mut self, pool: &mut TermPool, clause: &Clause) -> Subst {
        let mut known: HashMap<Term, Term> = HashMap::default();
        for app in &clause.body {
            for (&arg, &here) in app.args.iter().zip(&self.args[app.pred]) {
                if pool.as_constant(arg).is_some() {
                    known.entry(arg).or_insert(here);
                }
            }
        }
        let mut taken: HashMap<Sort, usize> = HashMap::default();
        let vars = clause.vars(pool);
        let terms: Vec<Term> = vars
            .iter()
            .map(|v| {
                known.get(v).copied().unwrap_or_else(|| {
                    let sort = pool.sort(*v);
                    let rank = taken.entry(sort).or_insert(0);
                    *rank += 1;
                    let locals = self.locals.entry(sort).or_default();
                    if locals.len() < *rank {
                        locals.push(pool.fresh("local", sort));
                    }
                    locals[*rank - 1]
                })
            })
            .collect();
        Subst::of(&vars, &terms)
    }

    /// That the fact is this one.
    fn equals(&self, pool: &mut TermPool, pred: PredId, args: &[Term]) -> Vec<Term> {
        let pairs: Vec<(Term, Term)> = self.args[pred].iter().copied().zip(args.iter().copied()).collect();
        let mut parts = vec![self.is[pred]];
        parts.extend(pairs.into_iter().map(|(a, b)| pool.eq(a, b)));
        parts
    }

    /// That a clause can be applied to the fact; its head is one of `next`.
    fn applies(&mut self, pool: &mut TermPool, clause: &Clause, next: Option<&Frame>) -> Term {
        let mut subst = self.instance(pool, clause);
        let mut parts = vec![subst.apply(pool, clause.constraint)];
        let mut at = |frame: &Frame, pool: &mut TermPool, app: &PredApp| {
            let args = subst.apply_all(pool, &app.args);
            parts.extend(frame.equals(pool, app.pred, &args));
        };
        for app in &clause.body {
            at(self, pool, app);
        }
        if let (Some(next), Some(head)) = (next, &clause.head) {
            at(next, pool, head);
        }
        pool.and(&parts)
    }

    /// That both frames have the same fact.
    fn is_same(&self, pool: &mut TermPool, other: &Frame) -> Term {
        let mut ways = Vec::new();
        for (pred, args) in self.args.iter() {
            let mut parts = other.equals(pool, pred, args);
            parts.push(self.is[pred]);
            ways.push(pool.and(&parts));
        }
        pool.or(&ways)
    }
}

struct Induction<'a> {
    system: &'a ChcSystem,
    inv: &'a Invariant,
    stop: &'a Stop,
}

impl Induction<'_> {
    fn prover(&self, pool: &TermPool) -> Prover {
        let params = self.system.preds.values().flat_map(|p| p.params.iter().copied());
        let others = self.system.clauses.iter().flat_map(|c| c.vars(pool));
        Prover::new(pool, params.chain(others), self.stop)
    }

    /// What can be wrong with a fact: its formula is false, or a query can be applied.
    fn faults(&self, pool: &mut TermPool, frame: &mut Frame) -> Vec<(String, Term)> {
        let mut faults = Vec::new();
        for (id, pred) in self.system.preds.iter() {
            let formula = Subst::of(&pred.params, &frame.args[id]).apply(pool, self.inv.interp[id]);
            for conjunct in pool.conjuncts(formula) {
                let wrong = pool.not(conjunct);
                let what = format!("the interpretation of {} may be false", print::symbol(&pred.name));
                faults.push((what, pool.and2(frame.is[id], wrong)));
            }
        }
        for (index, clause) in self.system.clauses.iter().enumerate() {
            if clause.is_query() && !clause.body.is_empty() {
                let what = format!("{} may be applied", ClauseRef::of(self.system, index));
                faults.push((what, frame.applies(pool, clause, None)));
            }
        }
        faults
    }

    /// Confirms that the last fact of a path is good.
    fn good(
        &self,
        pool: &mut TermPool,
        prover: &mut Prover,
        frame: &mut Frame,
        place: &str,
    ) -> Result<(), CheckError> {
        for (what, fault) in self.faults(pool, frame) {
            match prover.check(pool, fault) {
                SatResult::Unsat => {}
                SatResult::Unknown => {
                    return Err(CheckError::unconfirmed(place, prover.reason_unknown()));
                }
                SatResult::Sat => {
                    let path = format!("{} frames", self.inv.depth);
                    return Err(CheckError::NotInductive { what: format!("{place} {what}"), path });
                }
            }
        }
        Ok(())
    }

    /// The frame after one, and what must hold for one of these clauses to lead to it. Where there is only one clause and one
    /// predicate, the arguments are terms over the frame before.
    fn next(&self, pool: &mut TermPool, frame: &mut Frame, which: impl Fn(&Clause) -> bool) -> (Frame, Term) {
        let mut next = Frame::new(pool, self.system);
        let clauses: Vec<&Clause> =
            self.system.clauses.iter().filter(|clause| clause.head.is_some() && which(clause)).collect();
        if let [clause] = clauses.as_slice()
            && let (Some(head), 1) = (&clause.head, self.system.preds.len())
        {
            let args = frame.instance(pool, clause).apply_all(pool, &head.args);
            next.args[head.pred] = args;
            return (next, frame.applies(pool, clause, None));
        }
        let mut ways = Vec::with_capacity(clauses.len());
        for clause in clauses {
            ways.push(frame.applies(pool, clause, Some(&next)));
        }
        let parts = [next.is_one(pool), pool.or(&ways)];
        (next, pool.and(&parts))
    }

    /// Facts that are derived in fewer than `depth` steps are good.
    fn base(&self, pool: &mut TermPool) -> Result<(), CheckError> {
        let mut prover = self.prover(pool);
        let mut before = Frame::new(pool, self.system);
        for k in 0..self.inv.depth {
            let first = k == 0;
            let (mut frame, derived) = self.next(pool, &mut before, |c| c.body.is_empty() == first);
            prover.assert(pool, derived);
            self.good(pool, &mut prover, &mut frame, &format!("{k} steps after the first fact"))?;
            before = frame;
        }
        Ok(())
    }

    /// A fact is good that is derived in `depth` steps by way of good facts.
    fn step(&self, pool: &mut TermPool) -> Result<(), CheckError> {
        let mut prover = self.prover(pool);
        let mut path = vec![Frame::new(pool, self.system)];
        let one = path[0].is_one(pool);
        prover.assert(pool, one);
        for k in 0..self.inv.depth {
            for (_, fault) in self.faults(pool, &mut path[k]) {
                let good = pool.not(fault);
                prover.assert(pool, good);
            }
            let (next, derived) = self.next(pool, &mut path[k], |c| !c.body.is_empty());
            prover.assert(pool, derived);
            if self.inv.simple_path {
                for earlier in &path {
                    let same = earlier.is_same(pool, &next);
                    let new = pool.not(same);
                    prover.assert(pool, new);
                }
            }
            path.push(next);
        }
        let place = format!("{} steps after good facts", self.inv.depth);
        let last = path.last_mut().expect("a path has a first fact");
        self.good(pool, &mut prover, last, &place)
    }
}
