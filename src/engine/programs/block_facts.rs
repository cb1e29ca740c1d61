//! Facts about the cut points of a program, found by an analysis that goes from block to block.
//!
//! A clause from loop head to loop head has all ways through the body at once; what abstract interpretation joins within such a formula
//! it cannot tell apart again, and large bodies cost more than it may spend. From block to block each formula is a few atoms, and ways meet where the
//! program says. So the program is encoded once more in small steps, only to be analysed, and what is found about heads of loops is proposed for
//! the clauses in large steps.
//!
//! Invariant: nothing rests on the two encodings' agreement, as the facts are confirmed for the clauses in large steps, and an answer
//! about the strengthened clauses is checked for them as they were.
//!
//! Source: analysers of programs work on control-flow graphs; large blocks are for solvers (Beyer et al., "Software model checking via large-block
//! encoding", FMCAD 2009). In SeaHorn, Crab analyses blocks and Spacer gets large steps.

use super::{EncodeOptions, Encoded, ProgramOptions, Step, encode};
use crate::Session;
use crate::facts::{self, Effort, Facts};
use crate::portfolio::Job;
use crate::prepared::Prepared;
use crate::solve::solve_chc;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, Stats};
use eufonium_check::check_invariant;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, Function, FunctionId};
use eufonium_ir::{ChcSystem, Outcome, PredId, Program, Reason, Subst, Term, TermPool, visit};
use eufonium_transform::program::encode::CutPoint;

/// Counted work of the check of an invariant with fewer facts.
const FEWER: u64 = 30_000;
/// With fewer ways between cut points, large steps are as good.
const WAYS: u64 = 2;

/// A program in small steps, beside its clauses in large steps.
pub(super) struct BlockFacts {
    small: ChcSystem,
    /// One in so many of the effort is spent.
    part: u64,
    /// Where the predicates of the clauses in large steps are among those.
    twins: IdVec<PredId, Option<Twin>>,
}

/// The predicate of a cut point in small steps, and its parameters by those of the predicate in large steps.
struct Twin {
    pred: PredId,
    params: Vec<(Term, Option<Term>)>,
}

impl BlockFacts {
    /// What is to be analysed beside these clauses; nothing where large steps are as good, or facts are not wanted.
    pub(super) fn of(
        pool: &mut TermPool,
        program: &Program,
        (encoded, how): (&Encoded, EncodeOptions),
        (options, part): (&ProgramOptions, u64),
    ) -> Option<Self> {
        let is_wanted = options.engine.facts && options.engine.components.facts.blocks > 0;
        let is_question = encoded.system.preds.is_empty();
        if !is_wanted || is_question || options.step == Step::Small || most_ways(program) < WAYS {
            return None;
        }
        let small = encode(pool, program, &EncodeOptions { step: Step::Small, ..how }).ok()?;
        let twins = twins(&small, encoded);
        Some(BlockFacts { small: small.system, part, twins })
    }

    /// Solves the clauses in large steps with an engine that gets the facts; `plain` does it without facts.
    pub(super) fn solve(
        &self,
        pool: &mut TermPool,
        prepared: &Prepared,
        plain: Job<(Outcome, Stats)>,
        session: &Session,
    ) -> (Outcome, Stats) {
        let (mut stats, stop) = (Stats::new(), &session.stop);
        let begun = stop.clock();
        let facts = self.find(pool, prepared.system(), session, &mut stats);
        stats.add_time("time.facts", (stop.clock() - begun).as_secs_f64());
        stats.add("facts.of_blocks", facts.as_ref().map_or(0, |facts| facts.len() as u64));
        let (outcome, more) = match facts {
            Some(facts) => with_facts(pool, prepared.system(), &facts, session),
            None => plain(pool, stop),
        };
        stats.absorb("", &more);
        (outcome, stats)
    }

    /// Facts about the clauses in large steps; none if there are none, or if the effort did not suffice.
    fn find(
        &self,
        pool: &mut TermPool,
        system: &ChcSystem,
        session: &Session,
        stats: &mut Stats,
    ) -> Option<Facts> {
        let Session { options, stop, .. } = session;
        let effort = Effort::of_blocks(&options.components, self.part);
        let (found, figures) = facts::propose(pool, &self.small, &effort, stop);
        stats.absorb("blocks.", &figures);
        let mut found = found?;
        let by_machines = facts::by_machines(pool, &self.small, &effort, stop);
        stats.add("blocks.facts.machines", by_machines.values().map(|of| of.len() as u64).sum());
        for (pred, more) in by_machines.iter() {
            found[pred].extend(more);
        }
        let mut candidates: IdVec<PredId, Vec<Term>> = IdVec::new();
        for twin in self.twins.values() {
            let carried = twin.as_ref().map_or_else(Vec::new, |twin| twin.carry(pool, &found[twin.pred]));
            candidates.push(carried);
        }
        let proposed = candidates.values().map(Vec::len).sum();
        let facts = Facts::confirmed(pool, system, candidates, effort, stop);
        facts.as_ref().unwrap_or(&Facts::none(system)).trace(pool, system, proposed);
        facts.filter(|facts| !facts.is_empty())
    }
}

impl Twin {
    /// Those of the facts about a predicate that speak of parameters which the twin has too.
    fn carry(&self, pool: &mut TermPool, facts: &[Term]) -> Vec<Term> {
        let (old, new): (Vec<Term>, Vec<Term>) =
            self.params.iter().filter_map(|(old, new)| Some((*old, (*new)?))).unzip();
        let mut rename = Subst::of(&old, &new);
        let is_lost = |term: &Term| self.params.iter().any(|(old, new)| old == term && new.is_none());
        let mut carried = Vec::new();
        for &fact in facts {
            if !visit::postorder(pool, &[fact]).iter().any(is_lost) {
                carried.push(rename.apply(pool, fact));
            }
        }
        carried
    }
}

/// Solves clauses that got facts.
fn with_facts(pool: &mut TermPool, system: &ChcSystem, facts: &Facts, session: &Session) -> (Outcome, Stats) {
    let strong = facts.strengthen(pool, system);
    let (outcome, stats) = solve_chc(pool, &strong, session);
    let Outcome::Safe(found) = outcome else { return (outcome, stats) };
    // Few of the facts are needed most often, and people read them.
    let unweighted = facts.unweighted(pool);
    if unweighted.len() < facts.len() {
        let fewer = unweighted.conjoin(pool, &found);
        if check_invariant(pool, system, &fewer, &session.stop.within(None, Some(FEWER))).is_ok() {
            return (Outcome::Safe(fewer), stats);
        }
    }
    let invariant = facts.conjoin(pool, &found);
    // What was checked are the clauses with the facts in them.
    let outcome = match check_invariant(pool, system, &invariant, &session.stop) {
        Ok(()) => Outcome::Safe(invariant),
        Err(error) => Outcome::Unknown(Reason::CheckFailed(error.to_string())),
    };
    (outcome, stats)
}

/// The most ways from one cut point to the next.
fn most_ways(program: &Program) -> u64 {
    let ways = |function: &Function| {
        let cfg = Cfg::new(function);
        Loops::new(function, &cfg).most_ways(&cfg)
    };
    program.functions.values().map(ways).max().unwrap_or(0)
}

/// The predicates of two encodings that are of one cut point.
fn twins(small: &Encoded, large: &Encoded) -> IdVec<PredId, Option<Twin>> {
    let place = |point: &CutPoint| (point.function, point.block);
    let preds = small.system.preds.keys();
    let known: HashMap<(FunctionId, BlockId), PredId> =
        preds.filter_map(|pred| Some((place(small.back.cut_point(pred)?), pred))).collect();
    let twin = |pred: PredId| {
        let point = large.back.cut_point(pred)?;
        let twin = *known.get(&place(point))?;
        let mine: HashMap<_, Term> =
            point.args().zip(large.system.preds[pred].params.iter().copied()).collect();
        let theirs = small.back.cut_point(twin)?.args().zip(small.system.preds[twin].params.iter().copied());
        Some(Twin {
            pred: twin,
            params: theirs.map(|(arg, param)| (param, mine.get(&arg).copied())).collect(),
        })
    };
    large.system.preds.keys().map(twin).collect()
}

#[cfg(test)]
mod tests;
