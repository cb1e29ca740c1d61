//! Bounded model checking of Horn clauses: the derivations of `false` are unfolded backwards into one formula.
//!
//! A node stands for a fact that a derivation may need; expanding it adds the clauses that could derive it, whose premises
//! are nodes again. Nodes that are not expanded are assumed away. While the formula is refuted, the nodes whose
//! assumptions the refutation used are expanded; when it used none, no derivation exists. So the unfolding grows only
//! where it matters. If no clause has several premises a derivation is a path, and all nodes of one predicate at one
//! distance from the goal are the same; otherwise the unfolding is a tree.
//!
//! Source: A. Lal, S. Qadeer, S. Lahiri, "A solver for reachability modulo theories" (CAV 2012) for the lazy unfolding.
//! Deliberately absent: invariants. A system without derivations gets no verdict here, since there is nothing to show.
//!
//! For transition systems there are [`bmc()`] and [`kind()`], and random runs where that many steps are too many for a formula ([`simulate`]).

pub mod bmc;
pub mod events;
mod frames;
pub mod kind;
mod machine;
#[cfg(test)]
mod tests;
mod walks;

pub use bmc::{BmcOptions, bmc};
pub use kind::{KindOptions, kind};
pub use walks::simulate;

use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use eufonium_base::{HashMap, HashSet, Stats, Stop};
use eufonium_ir::{
    ChcSystem, Clause, Derivation, Evaluator, Outcome, PredId, Reason, Sort, Step, Subst, Term, TermPool,
};
use eufonium_smt::{SatResult, Solver, SolverOptions};

eufonium_base::options! {
    /// Options of the unrolling.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnrollOptions {
        /// Give up when the unfolding has this many nodes.
        pub max_nodes: usize = 100_000,
        /// Give up when derivations of more than this height would be needed.
        pub max_depth: Option<usize> = None,
    }
    inside {
        /// Seed of all random choices.
        pub seed: u64 = 0,
        /// The solver.
        pub solver: SolverOptions = SolverOptions::default(),
    }
}

typed_id! {
    /// A node of the unfolding.
    NodeId
}

/// A fact that a derivation may need.
#[derive(Debug)]
struct Node {
    /// `None` for the goal.
    pred: Option<PredId>,
    args: Vec<Term>,
    /// True if the fact is needed.
    needed: Term,
    /// The distance from the goal.
    depth: usize,
    /// How it may be derived, once expanded.
    uses: Option<Vec<Use>>,
}

/// A clause that derives a node.
#[derive(Debug)]
struct Use {
    clause: usize,
    /// True if the clause is applied.
    applied: Term,
    /// What stands for the clause's constants.
    values: Vec<(Term, Term)>,
    premises: Vec<NodeId>,
}

struct Unfolding<'a> {
    system: &'a ChcSystem,
    linear: bool,
    solver: Solver,
    nodes: IdVec<NodeId, Node>,
    /// The nodes of a path, by predicate and distance.
    shared: HashMap<(PredId, usize), NodeId>,
    /// Not expanded, in the order of creation.
    frontier: Vec<NodeId>,
}

/// Searches for a derivation of `false`; answers `Unsafe` or `Unknown`, with the figures of the run.
pub fn solve(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &UnrollOptions,
    stop: &Stop,
) -> (Outcome, Stats) {
    let smt = SolverOptions { seed: options.seed, ..options.solver };
    let mut unfolding = Unfolding {
        system,
        linear: system.is_linear(),
        solver: Solver::new(smt, stop.clone()),
        nodes: IdVec::new(),
        shared: HashMap::default(),
        frontier: Vec::new(),
    };
    let outcome = match unfolding.search(pool, options, stop) {
        Ok(derivation) => Outcome::Unsafe(derivation),
        Err(reason) => Outcome::Unknown(reason),
    };
    (outcome, unfolding.stats())
}

impl Unfolding<'_> {
    fn stats(&self) -> Stats {
        let mut stats = Stats::new();
        stats.add("unroll.nodes", self.nodes.len() as u64);
        stats.add("unroll.depth", self.nodes.values().map(|n| n.depth as u64).max().unwrap_or(0));
        stats.absorb("smt.", &self.solver.stats());
        stats
    }

    fn search(
        &mut self,
        pool: &mut TermPool,
        options: &UnrollOptions,
        stop: &Stop,
    ) -> Result<Derivation, Reason> {
        let incomplete = |why: &str| Err(Reason::Incomplete(why.to_owned()));
        let goal = self.add_node(pool, None, Vec::new(), 0);
        let needed = self.nodes[goal].needed;
        self.solver.assert(pool, needed);
        self.expand(pool, goal);
        loop {
            if stop.tick(1) || stop.poll() {
                return Err(stop
                    .reason()
                    .map_or_else(|| unreachable!("a raised token has a reason"), Reason::Interrupted));
            }
            let closed: Vec<Term> = self.frontier.iter().map(|&n| self.nodes[n].needed).collect();
            let assumptions = pool.not_all(&closed);
            match self.solver.check(pool, &assumptions) {
                SatResult::Sat => return self.derivation(pool, goal),
                SatResult::Unsat => {}
                SatResult::Unknown => {
                    let why = || Reason::Incomplete(self.solver.reason_unknown().to_owned());
                    return Err(stop.reason().map_or_else(why, Reason::Interrupted));
                }
            }
            let core: HashSet<Term> = self.solver.unsat_core().iter().copied().collect();
            let wanted: Vec<NodeId> = self
                .frontier
                .iter()
                .zip(&assumptions)
                .filter(|(_, a)| core.contains(a))
                .map(|(&n, _)| n)
                .collect();
            if wanted.is_empty() {
                return incomplete("no derivation exists, but unrolling gives no invariant");
            }
            let too_deep = |n: &NodeId| options.max_depth.is_some_and(|max| self.nodes[*n].depth > max);
            if self.nodes.len() > options.max_nodes || wanted.iter().any(too_deep) {
                return incomplete("the bound on derivations was reached");
            }
            let wanted_set: HashSet<NodeId> = wanted.iter().copied().collect();
            self.frontier.retain(|n| !wanted_set.contains(n));
            for node in wanted {
                self.expand(pool, node);
            }
        }
    }

    fn add_node(
        &mut self,
        pool: &mut TermPool,
        pred: Option<PredId>,
        args: Vec<Term>,
        depth: usize,
    ) -> NodeId {
        let needed = pool.fresh("needed", Sort::BOOL);
        self.nodes.push(Node { pred, args, needed, depth, uses: None })
    }

    /// Asserts that a needed node is derived by one of its clauses.
    fn expand(&mut self, pool: &mut TermPool, id: NodeId) {
        let system = self.system;
        let pred = self.nodes[id].pred;
        let mut uses = Vec::new();
        for (i, clause) in system.clauses.iter().enumerate() {
            if clause.head.as_ref().map(|app| app.pred) == pred {
                uses.push(self.apply(pool, id, i, clause));
            }
        }
        events::Expand::trace(|| events::Expand {
            node: id.index() as u64,
            predicate: pred.map(|pred| system.preds[pred].name.clone()),
            depth: self.nodes[id].depth as u64,
            clauses: uses.len() as u64,
        });
        let mut options: Vec<Term> = uses.iter().map(|u| u.applied).collect();
        options.push(pool.not(self.nodes[id].needed));
        let derived = pool.or(&options);
        self.solver.assert(pool, derived);
        self.nodes[id].uses = Some(uses);
    }

    /// A copy of the clause that derives the node.
    fn apply(&mut self, pool: &mut TermPool, id: NodeId, index: usize, clause: &Clause) -> Use {
        let vars = clause.vars(pool);
        let args = self.nodes[id].args.clone();
        let targets: &[Term] = clause.head.as_ref().map_or(&[], |app| &app.args);
        let mut copies: HashMap<Term, Term> = HashMap::default();
        for (&target, &arg) in targets.iter().zip(&args) {
            if vars.binary_search(&target).is_ok() {
                copies.entry(target).or_insert(arg);
            }
        }
        let mut values = Vec::with_capacity(vars.len());
        for &v in &vars {
            let copy = match copies.get(&v) {
                Some(&arg) => arg,
                None => {
                    let name =
                        pool.func(pool.as_constant(v).expect("clauses are over constants")).name.clone();
                    pool.fresh(&name, pool.sort(v))
                }
            };
            values.push((v, copy));
        }
        let to: Vec<Term> = values.iter().map(|(_, copy)| *copy).collect();
        let mut subst = Subst::of(&vars, &to);
        let mut parts = vec![subst.apply(pool, clause.constraint)];
        for (&target, &arg) in targets.iter().zip(&args) {
            let target = subst.apply(pool, target);
            parts.push(pool.eq(target, arg));
        }
        let depth = self.nodes[id].depth + 1;
        let mut premises = Vec::with_capacity(clause.body.len());
        for app in &clause.body {
            let given = subst.apply_all(pool, &app.args);
            let premise = self.premise(pool, app.pred, given, depth, &mut parts);
            parts.push(self.nodes[premise].needed);
            premises.push(premise);
        }
        let applied = pool.fresh("applied", Sort::BOOL);
        let meaning = pool.and(&parts);
        let definition = pool.implies(applied, meaning);
        self.solver.assert(pool, definition);
        Use { clause: index, applied, values, premises }
    }

    /// The node of a premise with these arguments.
    fn premise(
        &mut self,
        pool: &mut TermPool,
        pred: PredId,
        given: Vec<Term>,
        depth: usize,
        parts: &mut Vec<Term>,
    ) -> NodeId {
        if !self.linear {
            let node = self.add_node(pool, Some(pred), given, depth);
            self.frontier.push(node);
            return node;
        }
        let node = match self.shared.get(&(pred, depth)) {
            Some(&node) => node,
            None => {
                let args = given.iter().map(|&t| pool.fresh("arg", pool.sort(t))).collect();
                let node = self.add_node(pool, Some(pred), args, depth);
                self.shared.insert((pred, depth), node);
                self.frontier.push(node);
                node
            }
        };
        for (&arg, &value) in self.nodes[node].args.iter().zip(&given) {
            parts.push(pool.eq(arg, value));
        }
        node
    }

    /// The derivation that the solver's model describes.
    fn derivation(&self, pool: &TermPool, goal: NodeId) -> Result<Derivation, Reason> {
        let mut eval = Evaluator::new(self.solver.model(pool));
        let mut done: HashMap<NodeId, usize> = HashMap::default();
        let mut steps = Vec::new();
        let mut stack = vec![goal];
        while let Some(&node) = stack.last() {
            let mut uses = self.nodes[node].uses.iter().flatten();
            let Some(used) = uses.find(|u| eval.holds(pool, u.applied)) else {
                return Err(Reason::Incomplete("a model does not evaluate to true".to_owned()));
            };
            let missing: Vec<NodeId> =
                used.premises.iter().copied().filter(|p| !done.contains_key(p)).collect();
            if !missing.is_empty() {
                stack.extend(missing);
                continue;
            }
            stack.pop();
            let values = used.values.iter().map(|&(v, copy)| (v, eval.eval(pool, copy))).collect();
            let premises = used.premises.iter().map(|p| done[p]).collect();
            steps.push(Step { clause: used.clause, values, premises });
            done.insert(node, steps.len() - 1);
        }
        Ok(Derivation { steps })
    }
}
