//! Linear Horn clauses as a transition system with a location.
//!
//! States are the location - a predicate, or the start - and *slots* for the arguments: the `m`-th argument of a sort
//! lives in the `m`-th slot of that sort, whatever the predicate. A step applies a clause whose body is the present location
//! (a fact at the start) and whose head is the next one. Constants of a clause that are arguments of the body are the slots;
//! all others are inputs, shared by sort. Where several clauses leave a location an input chooses among them, the last one
//! taking what choices are left. A guard says that the chosen clause's constraint holds. A query is a property: its
//! location with its constraint is bad, without a step to a location of errors.
//!
//! *Dead slots.* A slot that is no argument of the present location has its sort's default: the initial formula says so, and
//! so does every next function. Hence the states of traces are, but for the start, exactly the derivable facts: read
//! `P(a)` as the state `P` with `a` in the slots of `P` and defaults elsewhere. An instance of a clause is a step between
//! such states and every step from such a state is one. An inductive formula `F` that no violation satisfies therefore
//! interprets `P` by `F` with `P` for the location, parameters for the slots of `P` and defaults for the others: an
//! instance of a clause whose premise satisfies its interpretation is a step from a state with `F`, which ends in a state
//! with `F`, whose dead slots have defaults again. Other invariants are made inductive first (`inductive.rs`).
//!
//! *Facts.* Where all constants of the clauses without premises are arguments of their heads, there is no start: these clauses are the
//! initial formula. Paths from anywhere then have no start on their way, and are a step shorter. A single predicate needs no location either.
//!
//! The location is a bit-vector that is only ever compared with constants. Those that name no location are excluded by a
//! constraint, which is true in all traces.
//!
//! Deliberately absent: clauses with several premises; sorts whose values cannot be written; a choice of slots that keeps
//! an argument in place from predicate to predicate; the elimination of other constants from facts.

mod inductive;
#[cfg(test)]
mod tests;

use super::BackTranslation;
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashMap, Stop};
use eufonium_ir::{
    Assignments, ChcSystem, Clause, Derivation, Input, Invariant, PredApp, PredId, Premises, Property, Sort,
    StateVar, Step, Subst, Term, TermPool, Trace, TransSys, TsInvariant, Value,
};
use inductive::inductive;

/// The way back from the transition system to the clauses it was made of.
#[derive(Clone, Debug)]
pub struct ChcBack {
    ts: TransSys,
    /// For each predicate the values of all states that stand for it applied to its parameters.
    points: Vec<Vec<Term>>,
    /// For each location the clauses that leave it, in the order of choices; the start, if there is one, is the first location.
    leaving: Vec<Vec<Applied>>,
    /// The clauses that are the initial formula, if there is no start; their constants are slots.
    facts: Option<Vec<Applied>>,
    /// Whether the first state variable is the location.
    has_location: bool,
    /// The clause of each property.
    queries: Vec<Applied>,
    /// The index of the choice among the inputs, if there is one.
    choice: Option<usize>,
    /// Whether only interpretations will do that make each clause valid by itself.
    pub one_step: bool,
}

/// Most cubes of states for interpretations that are inductive over one step: where nothing else will do, and where it might.
const MOST_CUBES: usize = 500;
const FEW_CUBES: usize = 20;

/// A clause in terms of states and inputs.
#[derive(Clone, Debug)]
struct Applied {
    clause: usize,
    /// Its constraint, with the equations between slots and the arguments of its body.
    enabled: Term,
    /// What its constants are.
    values: Vec<(Term, Term)>,
    /// The state that its head stands for; of no use for queries.
    next: Vec<Term>,
}

/// The transition system of linear clauses, safe exactly when they are.
///
/// # Errors
/// What stands in the way: several premises, a quantifier, a sort without a value that can be written.
pub fn linear_system(pool: &mut TermPool, system: &ChcSystem) -> Result<(TransSys, ChcBack), String> {
    if !system.is_linear() {
        return Err("a clause with several premises".to_owned());
    }
    if system.clauses.iter().any(|c| pool.has_quantifier(c.constraint)) {
        return Err("a quantifier".to_owned());
    }
    let starts_at_facts = system.clauses.iter().all(|clause| {
        !clause.body.is_empty() || clause.head.as_ref().is_some_and(|head| names_all(pool, clause, head))
    });
    let layout = Layout::of(pool, system, starts_at_facts)?;
    let mut inputs = Inputs::default();
    let (mut leaving, mut queries) = (vec![Vec::new(); layout.locations], Vec::new());
    let (mut properties, mut facts) = (Vec::new(), Vec::new());
    for (index, clause) in system.clauses.iter().enumerate() {
        if starts_at_facts && clause.body.is_empty() {
            facts.push(layout.fact(pool, system, index));
            continue;
        }
        let applied = layout.apply(pool, system, &mut inputs, index);
        let location = clause.body.first().map_or(START, |app| layout.location_of(app.pred));
        if clause.is_query() {
            let here = layout.at(pool, location);
            let bad = pool.and2(here, applied.enabled);
            properties.push(Property { name: String::new(), bad, span: clause.span });
            queries.push(applied);
        } else {
            leaving[location].push(applied);
        }
    }
    let most = leaving.iter().map(Vec::len).max().unwrap_or(0);
    let choice = (most > 1).then(|| {
        let sort = pool.bv_sort(width(most));
        inputs.add(pool, "choice", sort)
    });
    let mut ts = TransSys { properties, ..TransSys::default() };
    let choosing = choice.map(|i| inputs.all[i].term);
    ts.states = layout.states(pool, &leaving, choosing);
    ts.inputs = inputs.all;
    ts.init = match starts_at_facts {
        true => initial(pool, &facts),
        false => layout.init(pool),
    };
    ts.constraints = layout.range(pool);
    ts.guards = layout.guards(pool, &leaving, choosing);
    let points = system.preds.keys().map(|p| layout.point(pool, p, &system.preds[p].params)).collect();
    let facts = starts_at_facts.then_some(facts);
    let has_location = layout.location.is_some();
    Ok((ts.clone(), ChcBack { ts, points, leaving, facts, has_location, queries, choice, one_step: false }))
}

/// Whether each constant of the clause is an argument of its head.
fn names_all(pool: &TermPool, clause: &Clause, head: &PredApp) -> bool {
    clause.vars(pool).iter().all(|v| head.args.contains(v))
}

/// The initial formula that the facts are.
fn initial(pool: &mut TermPool, facts: &[Applied]) -> Vec<Term> {
    let formulas: Vec<Term> = facts.iter().map(|fact| fact.enabled).collect();
    let some = pool.or(&formulas);
    pool.conjuncts(some)
}

/// The location before all facts, where there is one.
const START: usize = 0;

/// The width of a bit-vector with at least `n` values, `n` not 0.
fn width(n: usize) -> u32 {
    (usize::BITS - (n - 1).leading_zeros()).max(1)
}

/// Where things are in a state.
struct Layout {
    /// None if there is one location alone.
    location: Option<Term>,
    locations: usize,
    /// The location of the first predicate.
    first: usize,
    slots: Vec<Term>,
    /// The default of each slot.
    defaults: Vec<Term>,
    /// The slot of each argument, by predicate.
    places: Vec<Vec<usize>>,
}

impl Layout {
    fn of(pool: &mut TermPool, system: &ChcSystem, starts_at_facts: bool) -> Result<Layout, String> {
        let first = usize::from(!starts_at_facts);
        let locations = system.preds.len() + first;
        let (mut slots, mut defaults, mut places) = (Vec::new(), Vec::new(), Vec::new());
        let mut by_sort: HashMap<Sort, Vec<usize>> = HashMap::default();
        for (_, pred) in system.preds.iter() {
            let mut used: HashMap<Sort, usize> = HashMap::default();
            let mut place = Vec::with_capacity(pred.sorts.len());
            for &sort in &pred.sorts {
                let known = by_sort.entry(sort).or_default();
                let rank = used.entry(sort).or_insert(0);
                if *rank == known.len() {
                    let default = Value::default_of(pool, sort).to_term(pool, sort);
                    defaults.push(default.ok_or("a sort whose values cannot be written")?);
                    known.push(slots.len());
                    slots.push(pool.constant(format!("slot{}", slots.len()), sort));
                }
                place.push(known[*rank]);
                *rank += 1;
            }
            places.push(place);
        }
        let location = (locations != 1).then(|| {
            let sort = pool.bv_sort(width(locations.max(1)));
            pool.constant("location", sort)
        });
        Ok(Layout { location, locations, first, slots, defaults, places })
    }

    fn location_of(&self, pred: PredId) -> usize {
        pred.index() + self.first
    }

    fn name(&self, pool: &mut TermPool, location: usize) -> Term {
        pool.bits(Bits::from_u64(location as u64, width(self.locations.max(1))))
    }

    /// The formula that the state is at this location.
    fn at(&self, pool: &mut TermPool, location: usize) -> Term {
        let Some(term) = self.location else { return pool.tt() };
        let name = self.name(pool, location);
        pool.eq(term, name)
    }

    /// The state variables.
    fn terms(&self) -> Vec<Term> {
        self.location.into_iter().chain(self.slots.iter().copied()).collect()
    }

    /// The values of all states where a predicate holds of these arguments.
    fn point(&self, pool: &mut TermPool, pred: PredId, args: &[Term]) -> Vec<Term> {
        let mut values = self.defaults.clone();
        for (&slot, &arg) in self.places[pred.index()].iter().zip(args) {
            values[slot] = arg;
        }
        if self.location.is_some() {
            values.insert(0, self.name(pool, self.location_of(pred)));
        }
        values
    }

    /// A clause without premises, whose constants are arguments of its head, as a formula about the states that it makes.
    fn fact(&self, pool: &mut TermPool, system: &ChcSystem, index: usize) -> Applied {
        let clause: &Clause = &system.clauses[index];
        let head = clause.head.as_ref().expect("it derives a fact");
        let next = self.point(pool, head.pred, &head.args);
        let terms = self.terms();
        let mut subst = Subst::new();
        let mut values: Vec<(Term, Term)> = Vec::new();
        let mut open = Vec::new();
        for (&term, &value) in terms.iter().zip(&next) {
            if pool.as_constant(value).is_some() && subst.get(value).is_none() {
                subst.insert(value, term);
                values.push((value, term));
            } else {
                open.push((term, value));
            }
        }
        let mut enabled = vec![subst.apply(pool, clause.constraint)];
        for (term, value) in open {
            let value = subst.apply(pool, value);
            enabled.push(pool.eq(term, value));
        }
        let enabled = pool.and(&enabled);
        Applied { clause: index, enabled, values, next }
    }

    /// A clause in terms of states and inputs.
    fn apply(&self, pool: &mut TermPool, system: &ChcSystem, inputs: &mut Inputs, index: usize) -> Applied {
        let clause: &Clause = &system.clauses[index];
        let mut known: HashMap<Term, Term> = HashMap::default();
        let mut equations = Vec::new();
        for app in &clause.body {
            for (&slot, &arg) in self.places[app.pred.index()].iter().zip(&app.args) {
                if pool.as_constant(arg).is_some() && !known.contains_key(&arg) {
                    known.insert(arg, self.slots[slot]);
                } else {
                    equations.push((self.slots[slot], arg));
                }
            }
        }
        inputs.rewind();
        let vars = clause.vars(pool);
        let terms: Vec<Term> =
            vars.iter().map(|v| known.get(v).copied().unwrap_or_else(|| inputs.take(pool, *v))).collect();
        let mut subst = Subst::of(&vars, &terms);
        let mut enabled = vec![subst.apply(pool, clause.constraint)];
        for (slot, arg) in equations {
            let arg = subst.apply(pool, arg);
            enabled.push(pool.eq(slot, arg));
        }
        let next = match &clause.head {
            Some(head) => {
                let args = subst.apply_all(pool, &head.args);
                self.point(pool, head.pred, &args)
            }
            None => Vec::new(),
        };
        let enabled = pool.and(&enabled);
        Applied { clause: index, enabled, values: vars.into_iter().zip(terms).collect(), next }
    }

    fn init(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut init = vec![self.at(pool, START)];
        init.extend(self.slots.iter().zip(&self.defaults).map(|(&slot, &default)| pool.eq(slot, default)));
        init
    }

    /// That the location is one, unless all bit-vectors are.
    fn range(&self, pool: &mut TermPool) -> Vec<Term> {
        if self.location.is_none() || self.locations == 1 << width(self.locations.max(1)) {
            return Vec::new();
        }
        let names: Vec<Term> = (0..self.locations).map(|l| self.at(pool, l)).collect();
        vec![pool.or(&names)]
    }

    /// That the clause chosen at a location is enabled; there is no step from where no clause leaves.
    fn guards(&self, pool: &mut TermPool, leaving: &[Vec<Applied>], choice: Option<Term>) -> Vec<Term> {
        let mut guards = Vec::new();
        for (location, clauses) in leaving.iter().enumerate() {
            let elsewhere = self.at(pool, location);
            let elsewhere = pool.not(elsewhere);
            let mut earlier = vec![elsewhere];
            let Some((last, others)) = clauses.split_last() else {
                guards.push(elsewhere);
                continue;
            };
            for (k, applied) in others.iter().enumerate() {
                let chosen = chooses(pool, choice, k);
                let not_chosen = pool.not(chosen);
                guards.push(pool.or(&[elsewhere, not_chosen, applied.enabled]));
                earlier.push(chosen);
            }
            earlier.push(last.enabled);
            guards.push(pool.or(&earlier));
        }
        guards.retain(|&g| g != pool.tt());
        guards
    }

    /// The state variables with their next functions: what the chosen clause says, by location.
    fn states(&self, pool: &mut TermPool, leaving: &[Vec<Applied>], choice: Option<Term>) -> Vec<StateVar> {
        let here: Vec<Term> = (0..leaving.len()).map(|l| self.at(pool, l)).collect();
        let terms = self.terms();
        let mut states = Vec::with_capacity(terms.len());
        for (i, &term) in terms.iter().enumerate() {
            let mut next = None;
            for (location, clauses) in leaving.iter().enumerate() {
                let Some((last, others)) = clauses.split_last() else { continue };
                let mut value = last.next[i];
                for (k, applied) in others.iter().enumerate().rev() {
                    let chosen = chooses(pool, choice, k);
                    value = pool.ite(chosen, applied.next[i], value);
                }
                next = Some(next.map_or(value, |rest| pool.ite(here[location], value, rest)));
            }
            let name = pool.func(pool.as_constant(term).expect("a state is a constant")).name.clone();
            states.push(StateVar { name, term, next: next.unwrap_or(term), span: None });
        }
        states
    }
}

/// The formula that the `k`-th clause is chosen, where there is more than one.
fn chooses(pool: &mut TermPool, choice: Option<Term>, k: usize) -> Term {
    let choice = choice.expect("there is a choice where several clauses leave a location");
    let k = pool.bits(Bits::from_u64(k as u64, pool.width(choice)));
    pool.eq(choice, k)
}

/// The inputs; each clause takes them from the first of a sort on.
#[derive(Default)]
struct Inputs {
    all: Vec<Input>,
    by_sort: HashMap<Sort, Vec<Term>>,
    taken: HashMap<Sort, usize>,
}

impl Inputs {
    fn rewind(&mut self) {
        self.taken.clear();
    }

    /// The index of a new input.
    fn add(&mut self, pool: &mut TermPool, name: &str, sort: Sort) -> usize {
        let term = pool.constant(name, sort);
        self.all.push(Input { name: name.to_owned(), term, chooses: None });
        self.all.len() - 1
    }

    /// The next input of a constant's sort.
    fn take(&mut self, pool: &mut TermPool, constant: Term) -> Term {
        let sort = pool.sort(constant);
        let rank = self.taken.entry(sort).or_insert(0);
        *rank += 1;
        let known = self.by_sort.get(&sort).and_then(|terms| terms.get(*rank - 1)).copied();
        known.unwrap_or_else(|| {
            let index = self.add(pool, &format!("input{}", self.all.len()), sort);
            let term = self.all[index].term;
            self.by_sort.entry(sort).or_default().push(term);
            term
        })
    }
}

impl BackTranslation<ChcSystem, TransSys> for ChcBack {
    fn keeps_steps(&self) -> bool {
        true
    }

    /// Interpretations that make all clauses valid, if they are found with bounded effort; otherwise those that are inductive over as
    /// many steps, unless only the others will do.
    fn invariant(&self, pool: &mut TermPool, inv: TsInvariant, stop: &Stop) -> Option<Invariant> {
        let most = if self.one_step { MOST_CUBES } else { FEW_CUBES };
        let (formula, depth, simple_path) = match inductive(pool, &self.ts, &inv, most, stop) {
            Some(formula) => (formula, 1, false),
            None if self.one_step => return None,
            // With depth 1 the properties are part of what is inductive, so the next depth says the same.
            None => (inv.formula, inv.depth.max(2), inv.simple_path),
        };
        let states = self.ts.state_terms();
        let interp = self.points.iter().map(|point| Subst::of(&states, point).apply(pool, formula)).collect();
        Some(Invariant { interp, depth, simple_path })
    }

    /// The derivation of `false` that a trace to a violation is.
    fn counterexample(&self, pool: &mut TermPool, trace: Trace) -> Option<Derivation> {
        let mut state = trace.start.clone();
        let mut steps: Vec<Step> = Vec::with_capacity(trace.inputs.len() + 1);
        let mut assignments = Assignments::new();
        if let Some(facts) = &self.facts {
            let fact = assignments.with(pool, self.ts.given(&state, &[]), |eval| {
                let fact = facts.iter().find(|fact| eval.holds(pool, fact.enabled))?;
                let values = fact.values.iter().map(|&(v, term)| (v, eval.eval(pool, term))).collect();
                Some(Step { clause: fact.clause, values, premises: Premises::new() })
            })?;
            steps.push(fact);
        }
        for (k, inputs) in trace.inputs.iter().enumerate() {
            let location = match (self.has_location, state.first()) {
                (false, _) => 0,
                (true, Some(Value::Bits(bits))) => usize::try_from(bits.as_u64()?).ok()?,
                _ => return None,
            };
            let applied = if k + 1 == trace.inputs.len() {
                self.queries.get(trace.property)?
            } else {
                let clauses = self.leaving.get(location)?;
                clauses.get(self.chosen(inputs)?.min(clauses.len().checked_sub(1)?))?
            };
            let at_start = self.facts.is_none() && location == START;
            let premises = if at_start {
                Premises::new()
            } else {
                Premises::from_slice(&[steps.len().checked_sub(1)?])
            };
            let (values, after) = assignments.with(pool, self.ts.given(&state, inputs), |eval| {
                let values = applied.values.iter().map(|&(v, term)| (v, eval.eval(pool, term))).collect();
                (values, applied.next.iter().map(|&t| eval.eval(pool, t)).collect())
            });
            steps.push(Step { clause: applied.clause, values, premises });
            state = after;
        }
        Some(Derivation { steps })
    }
}

impl ChcBack {
    /// The choice that these inputs make.
    fn chosen(&self, inputs: &[Value]) -> Option<usize> {
        match self.choice {
            None => Some(0),
            Some(i) => match inputs.get(i)? {
                Value::Bits(bits) => usize::try_from(bits.as_u64()?).ok(),
                _ => None,
            },
        }
    }
}
