//! Horn clauses as equations: the predicates are the unknowns, a clause contributes to its head.
//!
//! The value of a predicate contains all facts about it that are derivable. A clause takes the meet of what is known of its body's
//! applications, assumes its constraint, and projects on the arguments of its head; bodies with several applications are no
//! different from others. The right-hand side of a predicate is the join over its clauses.
//!
//! Source: the equations of Cousot and Cousot (POPL 1977) for clauses as in Kafle and Gallagher, "Constraint specialisation in Horn
//! clause verification" (PEPM 2015). Nothing follows from `false`, so queries are no equations; what leads to them is another system
//! of equations (`backward`).

use super::assume::assume;
use super::backward;
use super::domain::{Dim, Domain, Domains, Kind, Space, Thresholds};
use super::events;
use super::fixpoint::{Equations, FixpointOptions, solve_so_far};
use super::formula::{Compiler, Formula};
use super::meter::Meter;
use super::packs::{self, Affinity};
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
        /// The domains. `octagons` and `wrapped` are for study: they cost time, and decide nothing that the others leave open.
        pub domains: Domains = Domains::DEFAULT,
        /// How many cases of a clause are kept apart until its end, where conditions of choices have to do with each other.
        pub cases: usize = 8,
        /// How often what leads to a violation is looked for among the facts, and the facts again among that.
        pub backward: usize = 1,
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
    let equations = HornEquations::<D>::new(pool, system, options, stop)?;
    let thresholds = thresholds(pool, system, options.thresholds);
    let how = (&thresholds, &options.fixpoint);
    let states: Option<Vec<D>> = solve_so_far(&equations, how.0, how.1, stop).into_iter().collect();
    let states = states?;
    let mut facts: IdVec<PredId, Vec<Term>> = IdVec::new();
    for (state, predicate) in states.iter().zip(system.preds.values()) {
        facts.push(state_terms(pool, state, predicate));
    }
    backward::refine(pool, system, &equations, states, (options.backward, how), stop, &mut facts);
    Some(facts)
}

/// What an element says about a predicate's parameters.
pub(super) fn state_terms<D: Domain>(pool: &mut TermPool, state: &D, predicate: &Predicate) -> Vec<Term> {
    let mut out = Vec::new();
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
    let Some(equations) = HornEquations::<D>::new(pool, system, options, stop) else {
        return (none(), false);
    };
    let thresholds = thresholds(pool, system, options.thresholds);
    let states = solve_so_far(&equations, &thresholds, &options.fixpoint, stop);
    let finished = states.iter().all(Option::is_some);
    let facts = |(state, predicate): (Option<D>, &Predicate)| {
        state.map_or_else(Vec::new, |state| state_terms(pool, &state, predicate))
    };
    (states.into_iter().zip(system.preds.values()).map(facts).collect(), finished)
}

/// A clause.
pub(super) struct Rule {
    /// The applications of the body: predicates with the dimensions of their arguments.
    pub(super) body: Vec<(PredId, Vec<Dim>)>,
    formula: Formula,
    /// The head, which queries lack.
    pub(super) head: Option<(PredId, Vec<Dim>)>,
}

/// The equations of a system's predicates.
pub struct HornEquations<'a, D> {
    pub(super) rules: Vec<Rule>,
    /// For each predicate the rules with it as head.
    by_head: IdVec<PredId, Vec<usize>>,
    spaces: IdVec<PredId, Arc<Space>>,
    /// How many cases of a clause are kept apart until the end.
    cases: usize,
    meter: Meter<'a>,
    domain: PhantomData<D>,
}

impl Rule {
    fn new(pool: &TermPool, clause: &Clause, domains: Domains) -> Rule {
        let mut compiler = Compiler::new(pool, domains);
        // Arguments take turns, so that those at one position are related where not all can be.
        for i in 0..clause.apps().map(|app| app.args.len()).max().unwrap_or(0) {
            for &t in clause.apps().filter_map(|app| app.args.get(i)) {
                compiler.dim(t);
            }
        }
        let mut dims = |app: &PredApp| (app.pred, app.args.iter().map(|t| compiler.dim(*t)).collect());
        let (head, body) = (clause.head.as_ref().map(&mut dims), clause.body.iter().map(dims).collect());
        compiler.assert(clause.constraint);
        Rule { body, formula: compiler.finish(), head }
    }

    /// The applications.
    fn apps(&self) -> impl Iterator<Item = &(PredId, Vec<Dim>)> {
        self.head.iter().chain(&self.body)
    }
}

/// Finds packs for the predicates and the clauses.
fn pack(rules: &mut [Rule], spaces: &mut IdVec<PredId, Arc<Space>>) {
    let mut affinities: Vec<Affinity> = spaces.keys().map(|_| Affinity::default()).collect();
    for rule in &*rules {
        let apps: Vec<(usize, &[Dim])> = rule.apps().map(|(p, dims)| (p.index(), &dims[..])).collect();
        Affinity::count(&rule.formula, &apps, &mut affinities);
    }
    for (space, affinity) in spaces.values_mut().zip(&affinities) {
        *space = Arc::new(space.with_packs(affinity.packs(space.related())));
    }
    for rule in rules {
        let apps = rule.apps().flat_map(|(pred, args)| {
            spaces[*pred].packs().iter().map(|pack| pack.iter().map(|place| args[*place]).collect())
        });
        let packs = packs::of_clause(&rule.formula, apps);
        rule.formula.space = Arc::new(rule.formula.space.with_packs(packs));
    }
}

impl<'a, D: Domain> HornEquations<'a, D> {
    /// The equations of the system; `None` if the token is raised first.
    pub fn new(
        pool: &TermPool,
        system: &ChcSystem,
        options: &AnalysisOptions,
        stop: &'a Stop,
    ) -> Option<Self> {
        let AnalysisOptions { domains, cases, .. } = *options;
        let (meter, mut rules) = (Meter::new(stop), Vec::new());
        let mut by_head: IdVec<PredId, Vec<usize>> = system.preds.keys().map(|_| Vec::new()).collect();
        for clause in &system.clauses {
            if let Some(head) = &clause.head {
                by_head[head.pred].push(rules.len());
            }
            let rule = Rule::new(pool, clause, domains);
            meter.spend(rule.formula.nodes.len() as u64);
            if stop.poll() {
                return None;
            }
            rules.push(rule);
        }
        let space =
            |p: &Predicate| Space::with(p.sorts.iter().map(|s| Kind::of(pool, *s)).collect(), domains);
        let mut spaces = system.preds.values().map(space).collect();
        if domains.has(Domains::OCTAGONS) || domains.has(Domains::POLYHEDRA) {
            pack(&mut rules, &mut spaces);
        }
        Some(HornEquations { rules, by_head, spaces, cases: cases.max(1), meter, domain: PhantomData })
    }

    /// The number of predicates.
    pub(super) fn len(&self) -> usize {
        self.spaces.len()
    }

    /// The space of a predicate.
    pub(super) fn space(&self, pred: PredId) -> &Arc<Space> {
        &self.spaces[pred]
    }

    /// What a clause says about the arguments of its body, and of its head where it has a value; `None` if it applies to nothing.
    pub(super) fn values(&self, rule: &Rule, states: &[D], head: Option<&[D]>) -> Option<D> {
        let space = &rule.formula.space;
        let mut state = D::top(space);
        let related = if space.domains().relate() { space.related().len() as u64 } else { 0 };
        let cost = 1 + related * related / (CHEAP_DIMS * CHEAP_DIMS);
        let of_head = rule.head.as_ref().zip(head).map(|((pred, dims), of)| (&of[pred.index()], dims));
        let of_body = rule.body.iter().map(|(pred, dims)| (&states[pred.index()], dims));
        for (value, dims) in of_body.chain(of_head) {
            self.meter.spend(cost);
            if value.is_bottom() {
                return None;
            }
            state.meet_at(value, dims);
        }
        Some(assume(state, &rule.formula, self.cases, cost, &self.meter)).filter(|state| !state.is_bottom())
    }

    /// What the clauses with a predicate as head say about it.
    pub(super) fn forward(&self, head: PredId, states: &[D]) -> D {
        let bottom = || D::bottom(&self.spaces[head]);
        let values = self.by_head[head].iter().map(|r| {
            let rule = &self.rules[*r];
            let (_, dims) = rule.head.as_ref().expect("it has this head");
            self.values(rule, states, None).map_or_else(bottom, |v| v.select(&self.spaces[head], dims))
        });
        values.reduce(|a, b| a.join(&b)).unwrap_or_else(bottom)
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
        self.forward(PredId::from_usize(node), states)
    }
}

/// The numbers that the clauses compare with, and their neighbours.
fn thresholds(pool: &TermPool, system: &ChcSystem, limit: usize) -> Thresholds {
    let roots: Vec<Term> = system.clauses.iter().flat_map(Clause::roots).collect();
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
