//! Horn clauses as equations: the predicates are the unknowns, a clause contributes to its head.
//!
//! The value of a predicate contains all facts about it that are derivable. A clause takes the meet of what is known of its body's
//! applications, assumes its constraint, and projects on the arguments of its head; bodies with several applications are no
//! different from others. The right-hand side of a predicate is the join over its clauses.
//!
//! Source: the equations of Cousot and Cousot (POPL 1977) for clauses as in Kafle and Gallagher, "Constraint specialisation in Horn
//! clause verification" (PEPM 2015). Deliberately absent: queries, as nothing follows from `false`; who has the values asks a
//! solver about them.

use super::assume::assume;
use super::domain::{Dim, Domain, Domains, Kind, Space, Thresholds};
use super::events;
use super::fixpoint::{Equations, FixpointOptions, solve_so_far};
use super::formula::{Compiler, Formula};
use super::meter::Meter;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashSet, Rat, Stop};
use eufonium_ir::{ChcSystem, Clause, LinExpr, Op, PredApp, PredId, Predicate, Term, TermPool, print, visit};
use std::marker::PhantomData;
use std::sync::Arc;

/// Related dimensions whose matrix costs as much as an atom itself, for the count of work.
const CHEAP_DIMS: u64 = 8;
/// Most subterms of a system in which thresholds are looked for.
const MOST_TERMS: usize = 200_000;

eufonium_base::options! {
    /// How clauses are analysed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct AnalysisOptions {
        /// Most thresholds of widening.
        pub thresholds: usize = 24,
        /// The domains.
        pub domains: Domains = Domains::ALL,
    }
    inside {
        /// How the equations are solved.
        pub fixpoint: FixpointOptions = FixpointOptions::default(),
    }
}

/// For each predicate formulas over its parameters that hold for all derivable facts; `None` if `stop` is raised first.
/// The formula of a predicate of which nothing is derivable is `false`.
pub fn horn_facts<D: Domain>(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    stop: &Stop,
) -> Option<IdVec<PredId, Vec<Term>>> {
    let (facts, finished) = horn_facts_so_far::<D>(pool, system, options, stop);
    finished.then_some(facts)
}

/// The facts about the predicates, as far as they were found before `stop` was raised, and whether that are all: no
/// other predicate has any.
pub fn horn_facts_so_far<D: Domain>(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    stop: &Stop,
) -> (IdVec<PredId, Vec<Term>>, bool) {
    let none = || system.preds.keys().map(|_| Vec::new()).collect();
    let Some(equations) = HornEquations::<D>::new(pool, system, options.domains, stop) else {
        return (none(), false);
    };
    let thresholds = thresholds(pool, system, options.thresholds);
    let states = solve_so_far(&equations, &thresholds, &options.fixpoint, stop);
    let finished = states.iter().all(Option::is_some);
    let facts = |(state, (_, predicate)): (Option<D>, (PredId, &Predicate))| {
        let mut out = Vec::new();
        let Some(state) = state else { return out };
        if state.is_bottom() {
            out.push(pool.ff());
        } else {
            state.to_terms(pool, &predicate.params, &mut out);
        }
        for &formula in &out {
            events::Candidate::trace(|| events::Candidate {
                predicate: predicate.name.clone(),
                formula: print::term(pool, formula),
            });
        }
        out
    };
    (states.into_iter().zip(system.preds.iter()).map(facts).collect(), finished)
}

/// A clause with a head.
struct Rule {
    body: Vec<(PredId, Vec<Dim>)>,
    formula: Formula,
    head: Vec<Dim>,
}

/// The equations of a system's predicates.
pub struct HornEquations<'a, D> {
    rules: Vec<Rule>,
    /// For each predicate the rules with it as head.
    by_head: IdVec<PredId, Vec<usize>>,
    spaces: IdVec<PredId, Arc<Space>>,
    meter: Meter<'a>,
    domain: PhantomData<D>,
}

impl Rule {
    fn new(pool: &TermPool, clause: &Clause, head: &PredApp, domains: Domains) -> Rule {
        let mut compiler = Compiler::new(pool, domains);
        // Arguments take turns, so that those at one position are related where not all can be.
        for i in 0..clause.apps().map(|app| app.args.len()).max().unwrap_or(0) {
            for &t in clause.apps().filter_map(|app| app.args.get(i)) {
                compiler.dim(t);
            }
        }
        let mut dims = |app: &PredApp| app.args.iter().map(|t| compiler.dim(*t)).collect();
        let (head, body) = (dims(head), clause.body.iter().map(|app| (app.pred, dims(app))).collect());
        compiler.assert(clause.constraint);
        Rule { body, formula: compiler.finish(), head }
    }
}

impl<'a, D: Domain> HornEquations<'a, D> {
    /// The equations of the system; `None` if the token is raised first.
    pub fn new(pool: &TermPool, system: &ChcSystem, domains: Domains, stop: &'a Stop) -> Option<Self> {
        let (meter, mut rules) = (Meter::new(stop), Vec::new());
        let mut by_head: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
        for clause in &system.clauses {
            let Some(head) = &clause.head else { continue };
            by_head[head.pred].push(rules.len());
            let rule = Rule::new(pool, clause, head, domains);
            meter.spend(rule.formula.nodes.len() as u64);
            if stop.poll() {
                return None;
            }
            rules.push(rule);
        }
        let space =
            |p: &Predicate| Space::with(p.sorts.iter().map(|s| Kind::of(pool, *s)).collect(), domains);
        let spaces = system.preds.values().map(space).collect();
        Some(HornEquations { rules, by_head, spaces, meter, domain: PhantomData })
    }

    /// What a clause says about its head.
    fn apply(&self, rule: &Rule, head: PredId, states: &[D]) -> D {
        let space = &rule.formula.space;
        let mut state = D::top(space);
        let related = space.related().len() as u64;
        let cost = 1 + related * related / (CHEAP_DIMS * CHEAP_DIMS);
        for (pred, dims) in &rule.body {
            self.meter.spend(cost);
            if states[pred.index()].is_bottom() {
                return D::bottom(&self.spaces[head]);
            }
            state.meet_at(&states[pred.index()], dims);
        }
        let state = assume(state, &rule.formula, cost, &self.meter);
        if state.is_bottom() {
            D::bottom(&self.spaces[head])
        } else {
            state.select(&self.spaces[head], &rule.head)
        }
    }
}

impl<D: Domain> Equations for HornEquations<'_, D> {
    type State = D;

    fn readers(&self) -> Vec<Vec<usize>> {
        let mut readers: Vec<Vec<usize>> = vec![Vec::new(); self.spaces.len()];
        for (head, rules) in self.by_head.iter() {
            for (pred, _) in rules.iter().flat_map(|r| &self.rules[*r].body) {
                if !readers[pred.index()].contains(&head.index()) {
                    readers[pred.index()].push(head.index());
                }
            }
        }
        readers
    }

    fn bottom(&self, node: usize) -> D {
        D::bottom(&self.spaces[PredId::from_usize(node)])
    }

    fn transfer(&self, node: usize, states: &[D]) -> D {
        let head = PredId::from_usize(node);
        let values = self.by_head[head].iter().map(|r| self.apply(&self.rules[*r], head, states));
        values.reduce(|a, b| a.join(&b)).unwrap_or_else(|| self.bottom(node))
    }
}

/// The numbers that the clauses compare with, and their neighbours.
fn thresholds(pool: &TermPool, system: &ChcSystem, limit: usize) -> Thresholds {
    let roots: Vec<Term> = system
        .clauses
        .iter()
        .flat_map(|c| c.apps().flat_map(|app| app.args.iter().copied()).chain([c.constraint]))
        .collect();
    let mut numbers: HashSet<Rat> = HashSet::default();
    let mut add = |n: Rat| {
        numbers.insert(&n - &Rat::ONE);
        numbers.insert(&n + &Rat::ONE);
        numbers.insert(n);
    };
    for t in visit::postorder(pool, &roots).into_iter().take(MOST_TERMS) {
        if let Some(bits) = pool.as_bits(t) {
            add(bits.to_rat());
            add(bits.to_rat_signed());
        } else if matches!(pool.op(t), Op::Le | Op::Lt | Op::Eq) && pool.sort(pool.arg(t, 0)).is_arith() {
            let Some((e, _)) = LinExpr::of_literal(pool, t) else { continue };
            let scale = match &e.terms[..] {
                [(_, c)] => c.clone(),
                _ => Rat::ONE,
            };
            add((-&(&e.constant / &scale)).floor());
        }
    }
    // The set's order does not matter: thresholds are sorted.
    Thresholds::new(numbers.into_iter().collect(), limit)
}
