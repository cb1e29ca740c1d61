//! Post-fixpoints of systems of equations, over any domain.
//!
//! Equations are data ([`Equations`]): node `n` has the unknown `x_n`, and its right-hand side computes a value from the unknowns that it
//! reads. The result is a vector of values with `F_n(x) <= x_n` for every node, so an over-approximation of the least
//! solution.
//!
//! Source: Bourdoncle, "Efficient chaotic iteration strategies with widenings" (FMPA 1993), the recursive strategy: along a weak
//! topological order, each component is iterated until its head is stable, and components inside are made stable again in each
//! round. Heads are widened after a delay. As Crab does, a component that is entered again begins at bottom, so that what
//! the widening lost in an earlier round of the outer loop does not stay, unless it is nested deeply. When a component is stable, some descending
//! steps win back what was lost: each node meets its right-hand side, which keeps a post-fixpoint one.
//!
//! Right-hand sides are evaluated only where something that they read has changed, and components are entered again only then.
//!
//! Where the paper recurses there is a stack of components here.

use super::domain::{Domain, Thresholds};
use super::events;
use super::wto::Wto;
use eufonium_base::Stop;

/// A system of equations over a domain.
pub trait Equations {
    /// The values of unknowns.
    type State: Domain;
    /// For each node those whose right-hand sides read it.
    fn readers(&self) -> Vec<Vec<usize>>;
    /// The least value of a node.
    fn bottom(&self, node: usize) -> Self::State;
    /// The right-hand side of a node, monotone as far as it matters for precision. It reads those nodes alone of which this one is a reader.
    fn transfer(&self, node: usize, states: &[Self::State]) -> Self::State;
}

eufonium_base::options! {
    /// How equations are solved.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct FixpointOptions {
        /// How often a head is joined before it is widened.
        pub widening_delay: usize = 2,
        /// How many descending steps each stable component takes.
        pub descending_steps: usize = 2,
        /// Components inside of so many others go on with the values that they have when they are entered again. What begins at bottom again costs as
        /// often as all components around it do together.
        pub again: usize = 3,
    }
}

/// A component that is being iterated.
struct Visit<D> {
    /// The place of its head.
    head: usize,
    /// The place behind it.
    end: usize,
    /// How often its head has changed.
    round: usize,
    /// Whether it goes on with the values that it has.
    goes_on: bool,
    /// The values of its nodes before it began at bottom, and when they had changed; none if they are bottom.
    before: Vec<(D, u64)>,
}

/// A post-fixpoint of the equations; `None` if `stop` is raised before.
pub fn solve<E: Equations>(
    equations: &E,
    thresholds: &Thresholds,
    options: &FixpointOptions,
    stop: &Stop,
) -> Option<Vec<E::State>> {
    solve_so_far(equations, thresholds, options, stop).into_iter().collect()
}

/// A post-fixpoint of the equations; if `stop` is raised before it is found, its values for the nodes that come before the
/// component that was being iterated, which do not change any more.
pub fn solve_so_far<E: Equations>(
    equations: &E,
    thresholds: &Thresholds,
    options: &FixpointOptions,
    stop: &Stop,
) -> Vec<Option<E::State>> {
    let readers = equations.readers();
    let wto = Wto::new(&readers);
    let mut run = Run::new(equations, &readers, &wto, (thresholds, options));
    let mut visits: Vec<Visit<E::State>> = Vec::new();
    let mut place = 0;
    loop {
        if stop.poll() {
            let done = visits.first().map_or(place, |visit| visit.head);
            let mut states: Vec<Option<E::State>> = run.states.into_iter().map(Some).collect();
            wto.order[done..].iter().for_each(|&node| states[node] = None);
            return states;
        }
        // The innermost component ends here: again, or on behind it.
        if let Some(visit) = visits.last_mut()
            && visit.end == place
        {
            if run.ascend(visit) {
                place = visit.head + 1;
            } else {
                run.descend(visit, stop);
                if let Some(visit) = visits.pop() {
                    run.leave(visit);
                }
            }
            continue;
        }
        let Some(&node) = wto.order.get(place) else {
            return run.states.into_iter().map(Some).collect();
        };
        if let Some(end) = wto.end[place] {
            if !run.is_entered(place) {
                place = end;
                continue;
            }
            visits.push(run.enter(place, end, visits.len()));
        }
        let goes_on = visits.last().is_some_and(|visit| visit.head == place && visit.goes_on);
        if run.is_stale(node) && !goes_on {
            let next = run.evaluate(node);
            run.set(node, next);
        }
        place += 1;
    }
}

/// The time before all others.
const NEVER: u64 = 0;

/// The unknowns and what their values come from. Evaluations and changes each have a time of their own.
struct Run<'a, E: Equations> {
    equations: &'a E,
    thresholds: &'a Thresholds,
    options: &'a FixpointOptions,
    wto: &'a Wto,
    states: Vec<E::State>,
    bottoms: Vec<E::State>,
    /// For each node those that its right-hand side reads.
    inputs: Vec<Vec<usize>>,
    /// For each place at which a component begins: nodes outside that it reads.
    outside: Vec<Vec<usize>>,
    now: u64,
    /// When each node got another value.
    changed: Vec<u64>,
    /// When each node was evaluated.
    evaluated: Vec<u64>,
    /// When the component that begins at each place became stable.
    stable: Vec<u64>,
}

impl<'a, E: Equations> Run<'a, E> {
    fn new(
        equations: &'a E,
        readers: &[Vec<usize>],
        wto: &'a Wto,
        (thresholds, options): (&'a Thresholds, &'a FixpointOptions),
    ) -> Self {
        let mut inputs: Vec<Vec<usize>> = vec![Vec::new(); readers.len()];
        for (node, readers) in readers.iter().enumerate() {
            readers.iter().for_each(|reader| inputs[*reader].push(node));
        }
        let mut place = vec![0; readers.len()];
        wto.order.iter().enumerate().for_each(|(at, node)| place[*node] = at);
        let outside = |(begin, end): (usize, &Option<usize>)| {
            let Some(end) = *end else { return Vec::new() };
            let read = wto.order[begin..end].iter().flat_map(|node| &inputs[*node]).copied();
            let mut outside: Vec<usize> = read.filter(|n| !(begin..end).contains(&place[*n])).collect();
            outside.sort_unstable();
            outside.dedup();
            outside
        };
        let bottoms: Vec<E::State> = (0..readers.len()).map(|n| equations.bottom(n)).collect();
        Run {
            equations,
            thresholds,
            options,
            wto,
            states: bottoms.clone(),
            bottoms,
            outside: wto.end.iter().enumerate().map(outside).collect(),
            inputs,
            now: NEVER,
            changed: vec![NEVER; readers.len()],
            evaluated: vec![NEVER; readers.len()],
            stable: vec![NEVER; readers.len()],
        }
    }

    /// Whether a node reads what has changed since it was evaluated.
    fn is_stale(&self, node: usize) -> bool {
        let evaluated = self.evaluated[node];
        evaluated == NEVER || self.inputs[node].iter().any(|input| self.changed[*input] > evaluated)
    }

    /// Whether the component at this place reads what has changed since it was stable, or begins at bottom, as components around it did.
    fn is_entered(&self, place: usize) -> bool {
        let is_bottom = self.evaluated[self.wto.order[place]] == NEVER;
        is_bottom || self.outside[place].iter().any(|input| self.changed[*input] > self.stable[place])
    }

    /// The right-hand side of a node.
    fn evaluate(&mut self, node: usize) -> E::State {
        self.now += 1;
        self.evaluated[node] = self.now;
        self.equations.transfer(node, &self.states)
    }

    /// Sets the value of a node.
    fn set(&mut self, node: usize, next: E::State) {
        if !is_same(&self.states[node], &next) {
            self.change(node, next);
        }
    }

    /// Gives a node another value. That is later than its evaluation, as it may read itself.
    fn change(&mut self, node: usize, next: E::State) {
        self.now += 1;
        self.states[node] = next;
        self.changed[node] = self.now;
    }

    /// Begins a component that is inside of so many others: at bottom, unless these are too many.
    fn enter(&mut self, begin: usize, end: usize, depth: usize) -> Visit<E::State> {
        let mut before = Vec::new();
        let is_bottom = self.evaluated[self.wto.order[begin]] == NEVER;
        let goes_on = !is_bottom && depth >= self.options.again;
        if !is_bottom && !goes_on {
            for &node in &self.wto.order[begin..end] {
                let state = std::mem::replace(&mut self.states[node], self.bottoms[node].clone());
                before.push((state, self.changed[node]));
                self.evaluated[node] = NEVER;
            }
        }
        Visit { head: begin, end, round: 0, goes_on, before }
    }

    /// Leaves a stable component. What came out as it was before has not changed for those that read it.
    fn leave(&mut self, visit: Visit<E::State>) {
        self.now += 1;
        self.stable[visit.head] = self.now;
        for (&node, (before, changed)) in self.wto.order[visit.head..visit.end].iter().zip(&visit.before) {
            if is_same(before, &self.states[node]) {
                self.changed[node] = *changed;
            } else if self.changed[node] == *changed {
                // It is bottom now.
                self.changed[node] = self.now;
            }
        }
    }

    /// Makes the head of the component greater if it is not stable; whether it was not.
    fn ascend(&mut self, visit: &mut Visit<E::State>) -> bool {
        let node = self.wto.order[visit.head];
        if !self.is_stale(node) {
            return false;
        }
        let next = self.evaluate(node);
        let state = &self.states[node];
        if state.includes(&next) {
            return false;
        }
        visit.round += 1;
        let widened = visit.round > self.options.widening_delay;
        events::Grow::trace(|| events::Grow { node: node as u64, round: visit.round as u64, widened });
        let greater = if widened { state.widen(&next, self.thresholds) } else { state.join(&next) };
        self.change(node, greater);
        true
    }

    /// Takes the descending steps of a stable component.
    fn descend(&mut self, visit: &Visit<E::State>, stop: &Stop) {
        events::Stable::trace(|| events::Stable {
            node: self.wto.order[visit.head] as u64,
            nodes: (visit.end - visit.head) as u64,
            rounds: visit.round as u64,
        });
        let head = self.wto.order[visit.head];
        for _ in 0..self.options.descending_steps {
            let mut changed = false;
            for &node in &self.wto.order[visit.head..visit.end] {
                // A head may be greater than its right-hand side even though it reads nothing new.
                if node != head && !self.is_stale(node) {
                    continue;
                }
                if stop.poll() {
                    return;
                }
                let next = self.evaluate(node);
                let state = &self.states[node];
                if !next.includes(state) {
                    let less = state.meet(&next);
                    self.change(node, less);
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }
}

/// Whether it is known that two elements have the same points.
fn is_same<D: Domain>(a: &D, b: &D) -> bool {
    a.includes(b) && b.includes(a)
}

#[cfg(test)]
mod tests;
