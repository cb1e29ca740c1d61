//! Comparisons: what the view says about the order of terms, together with what operators say about it, must be an order.
//!
//! Each true comparison is an edge of a graph over classes and constants, each false one an edge the other way round that is
//! not strict; so are the bounds that operators keep ([`facts`], [`arithmetic`]). A cycle with a strict edge is a
//! contradiction, one without an equality of all its terms; either is a lemma over atoms that are there, whatever its
//! length. This contains that orders are irreflexive, asymmetric, transitive, total and bounded, that constants are
//! ordered and have no gaps, and that both orders agree where signs do.
//!
//! Bounds of sums and products rest on bounds of their operands, so there are two rounds.

mod arithmetic;
mod cycle;
mod facts;
mod graph;

use super::finder::Finder;
use eufonium_base::Bits;
use eufonium_ir::Term;
use graph::{Fact, Graph};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// How often bounds are passed on through operators.
const ROUNDS: usize = 2;

/// How words are read as numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Reading {
    Unsigned,
    Signed,
}

impl Reading {
    fn compare(self, a: &Bits, b: &Bits) -> Ordering {
        let below = |a: &Bits, b: &Bits| if self == Reading::Unsigned { a.ult(b) } else { a.slt(b) };
        if a == b {
            Ordering::Equal
        } else if below(a, b) {
            Ordering::Less
        } else {
            Ordering::Greater
        }
    }
    fn least(self, width: u32) -> Bits {
        if self == Reading::Unsigned { Bits::zero(width) } else { Bits::min_signed(width) }
    }
    fn greatest(self, width: u32) -> Bits {
        if self == Reading::Unsigned { Bits::ones(width) } else { Bits::max_signed(width) }
    }
}

/// The graphs of all widths and readings.
struct Orders {
    graphs: BTreeMap<(u32, Reading), Graph>,
}

impl Orders {
    fn add(&mut self, finder: &mut Finder<'_>, fact: Fact) {
        let key = (finder.pool.width(fact.low), fact.reading);
        self.graphs.entry(key).or_insert_with(|| Graph::new(fact.reading)).add(finder, fact);
    }
    fn prepare(&mut self, finder: &Finder<'_>) {
        self.graphs.values_mut().for_each(|g| g.prepare(finder));
    }
    fn graph(&self, finder: &Finder<'_>, t: Term, reading: Reading) -> Option<&Graph> {
        self.graphs.get(&(finder.pool.width(t), reading))
    }

    /// The bound of a term above (`up`) or below, and why.
    fn bound(
        &self,
        finder: &mut Finder<'_>,
        t: Term,
        reading: Reading,
        up: bool,
    ) -> Option<(Bits, Vec<Term>)> {
        let (bound, reasons) = match self.graph(finder, t, reading) {
            Some(graph) if up => graph.upper(finder, t)?,
            Some(graph) => graph.lower(finder, t)?,
            None => {
                let c = finder.constant(t)?;
                let reasons = if c == t { Vec::new() } else { vec![finder.same(t, c)] };
                (c, reasons)
            }
        };
        Some((finder.pool.as_bits(bound)?.clone(), reasons))
    }

    /// Whether the top bit of a term is known to be set, or known not to be, and why.
    fn sign(&self, finder: &mut Finder<'_>, t: Term) -> Option<(bool, Vec<Term>)> {
        let top = finder.pool.width(t) - 1;
        let bit = finder.pool.extract(top, top, t);
        if finder.is_relevant(bit)
            && let Some(c) = finder.constant(bit)
        {
            let set = finder.pool.as_bits(c)?.sign();
            let reasons = if c == bit { Vec::new() } else { vec![finder.same(bit, c)] };
            return Some((set, reasons));
        }
        for reading in [Reading::Unsigned, Reading::Signed] {
            for up in [true, false] {
                let Some((bound, reasons)) = self.bound(finder, t, reading, up) else { continue };
                // At most a number without, or at least one with the bit; the other way round where it is a sign.
                let set = up != (reading == Reading::Unsigned);
                if bound.sign() == set {
                    return Some((set, reasons));
                }
            }
        }
        None
    }
}

/// Offers what contradicts an order.
pub(super) fn cycles(finder: &mut Finder<'_>) {
    let mut orders = Orders { graphs: BTreeMap::new() };
    let comparisons = facts::comparisons(finder);
    let mut facts = comparisons.clone();
    facts.extend(facts::bounds(finder));
    for fact in facts {
        orders.add(finder, fact);
    }
    for _ in 0..ROUNDS {
        orders.prepare(finder);
        let mut facts = facts::between_readings(finder, &orders, &comparisons);
        facts.extend(arithmetic::facts(finder, &orders));
        for fact in facts {
            orders.add(finder, fact);
        }
    }
    orders.prepare(finder);
    for graph in orders.graphs.values() {
        cycle::offer_cycles(finder, graph);
    }
}
