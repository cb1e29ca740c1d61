//! Engines that search for a proof of weaker clauses: arrays seen at one or two arbitrary elements, any remainders in their indices, large numbers
//! as parameters, products as numbers between linear bounds.
//!
//! One element is enough for what holds of each, two for what holds between any two. A derivation of the weaker clauses need not
//! be one of the clauses themselves, so these engines have no counterexamples: then the next abstraction is tried.

use super::components::Orders;
use super::facts::{self, Effort, Facts};
use super::prepared::solve_alone;
use super::{Engine, Session, Subject};
use eufonium_base::{Stats, Stop};
use eufonium_ir::{ChcSystem, Outcome, Reason, TermPool};
use eufonium_transform::{
    Abstraction, Instances, Parametric, any_remainders, cells, decide_choices, envelopes, has_products,
    parametric,
};

/// What is made of the clauses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weakening {
    /// At how many elements arrays are seen; 0 leaves them.
    elements: usize,
    /// Whether large numbers become parameters.
    numbers: bool,
    /// Whether products, if there are any, become numbers between linear bounds.
    products: bool,
    /// Whether remainders in indices become any ones; nothing is made where there are none.
    remainders: bool,
}

impl Weakening {
    /// Whether there is anything to be made weaker, as far as it shows at once.
    fn applies(&self, pool: &TermPool, system: &ChcSystem) -> bool {
        self.elements > 0 || self.numbers || has_products(pool, system)
    }
}

const fn weakening(elements: usize, numbers: bool) -> Weakening {
    Weakening { elements, numbers, products: elements > 0, remainders: false }
}

/// The counted work for clauses with any remainders: where these are not enough the search need not end.
const ANY_REMAINDERS: u64 = 4_000_000;

/// For arrays, whose products a search would project at points. With any remainders first: they end soon, or never. Then with parameters: they cost little, and without
/// them a long loop may take all of the time.
pub(super) const OF_ARRAYS: &[Weakening] = &[
    Weakening { remainders: true, ..weakening(1, false) },
    weakening(1, true),
    weakening(2, true),
    weakening(1, false),
    weakening(2, false),
];

/// For long loops.
pub(super) const OF_NUMBERS: &[Weakening] = &[weakening(0, true)];

/// For products and quotients of terms.
pub(super) const OF_PRODUCTS: &[Weakening] = &[Weakening { products: true, ..weakening(0, false) }];

/// An engine that tries abstractions in turn, over the one that solves what they make of the clauses.
pub(super) struct Abstracting {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) all: &'static [Weakening],
    pub(super) inner: &'static dyn Engine,
}

/// Weaker clauses, with the ways back.
struct Weaker {
    of_remainders: Option<ChcSystem>,
    of_products: Option<ChcSystem>,
    of_arrays: Option<Abstraction>,
    of_numbers: Option<Parametric>,
}

impl Weaker {
    /// `None` if there is nothing to be made weaker.
    fn new(pool: &mut TermPool, system: &ChcSystem, how: Weakening, stop: &Stop) -> Option<Self> {
        let of_remainders = match how.remainders {
            true => Some(any_remainders(pool, system)?),
            false => None,
        };
        let loose = of_remainders.as_ref().unwrap_or(system);
        let of_products = if how.products { envelopes(pool, loose) } else { None };
        let bounded = of_products.as_ref().unwrap_or(loose);
        let of_arrays = match how.elements {
            0 => None,
            count => Some(cells(pool, bounded, count, Instances::AtReads, stop)?),
        };
        let seen = of_arrays.as_ref().map_or(bounded, |seen| &seen.system);
        let of_numbers = match how.numbers {
            true => Some(parametric(pool, seen)?),
            false => None,
        };
        Some(Weaker { of_remainders, of_products, of_arrays, of_numbers })
    }

    fn system<'a>(&'a self, original: &'a ChcSystem) -> &'a ChcSystem {
        let loose = self.of_remainders.as_ref().unwrap_or(original);
        let bounded = self.of_products.as_ref().unwrap_or(loose);
        let seen = self.of_arrays.as_ref().map_or(bounded, |seen| &seen.system);
        self.of_numbers.as_ref().map_or(seen, |numbers| &numbers.system)
    }
}

impl Engine for Abstracting {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn speaks_of(&self) -> Option<Subject> {
        self.all.iter().any(|how| how.elements > 0).then_some(Subject::Arrays)
    }

    fn solve(&self, pool: &mut TermPool, system: &ChcSystem, session: &Session) -> (Outcome, Stats) {
        let Session { options, stop, .. } = session;
        let nothing = || Reason::Incomplete("the weaker clauses have a derivation, or there are none".into());
        if !self.all.iter().any(|how| how.applies(pool, system)) {
            return (Outcome::Unknown(nothing()), Stats::new());
        }
        let (facts, mut stats) = match options.facts {
            true => facts::find(pool, system, Effort::aide(&options.components), stop),
            false => (Facts::none(system), Stats::new()),
        };
        let strong = facts.strengthen(pool, system);
        // Indices are sums where nothing wraps around, which the facts may know. They are no part of the clauses, as they are about numbers
        // that become parameters; the proof gets them back.
        let system = &decide_choices(pool, system, &strong);
        for &how in self.all {
            let Some(weaker) = Weaker::new(pool, system, how, stop) else { continue };
            stats.add("abstractions", 1);
            let mut options = options.clone();
            if how.elements > 0 && options.components.facts.orders == Orders::Elements {
                options.components.facts.orders = Orders::Always;
            }
            let part = if how.remainders { stop.within(None, Some(ANY_REMAINDERS)) } else { stop.clone() };
            let session = session.with(options).under(&part);
            match solve_alone(pool, weaker.system(system), self.inner, &session, &mut stats) {
                Ok(Outcome::Safe(mut invariant)) => {
                    if let Some(numbers) = &weaker.of_numbers {
                        invariant = numbers.invariant(pool, invariant);
                    }
                    if let Some(arrays) = &weaker.of_arrays {
                        invariant = arrays.invariant(pool, invariant);
                    }
                    return (Outcome::Safe(facts.conjoin(pool, &invariant)), stats);
                }
                Ok(Outcome::Unsafe(_)) => {}
                _ if how.remainders && !stop.poll() => {}
                Ok(Outcome::Unknown(reason)) | Err(reason) => return (Outcome::Unknown(reason), stats),
            }
        }
        let reason = stop.reason().map_or_else(nothing, Reason::Interrupted);
        (Outcome::Unknown(reason), stats)
    }
}
