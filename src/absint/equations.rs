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
use super::domain::Domain;
use super::events;
use super::fixpoint::{Equations, FixpointOptions};
use super::formula::{Compiler, Formula};
use super::meter::Meter;
use super::packs::{self, Affinity};
use super::space::{Dim, Domains, Kind, Space};
use eufonium_base::Stop;
use eufonium_base::ids::{Id, IdVec};
use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Predicate, Term, TermPool, print};
use std::marker::PhantomData;
use std::sync::Arc;

/// Related dimensions whose matrix costs as much as an atom itself, for the count of work.
const CHEAP_DIMS: u64 = 8;

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

/// What relations cost at each step, for the count of work: a matrix, or sparse rows.
fn cost_of_relations(space: &Space) -> u64 {
    let related = space.related().len() as u64 / CHEAP_DIMS;
    match space.domains() {
        domains if !domains.relate() => 0,
        domains if domains.relate_by_equations() => related,
        _ => related * related,
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
        let cost = 1 + cost_of_relations(space);
        let of_head = rule.head.as_ref().zip(head).map(|((pred, dims), of)| (&of[pred.index()], dims));
        let of_body = rule.body.iter().map(|(pred, dims)| (&states[pred.index()], dims));
        let mut met: Option<D> = None;
        for (value, dims) in of_body.chain(of_head) {
            self.meter.spend(cost);
            if value.is_bottom() {
                return None;
            }
            match &mut met {
                Some(state) => state.meet_at(value, dims),
                None => met = Some(value.lift(space, dims)),
            }
        }
        let state = met.unwrap_or_else(|| D::top(space));
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
