//! What abstract interpretation alone says of a program: invariants at places of the source, checks that hold, code that no run reaches.
//!
//! Places become probes before the passes (`transform/program/probes`), so each copy of the code has its own. The pure program is
//! encoded over integers with the bounds of words, with a predicate for each place; the analysis proposes facts, a solver confirms
//! them, predicates that others depend on first. Then each check is a question by itself: whether the facts exclude its violation. Nothing
//! is claimed that was not confirmed so; a limit of time leaves the places without facts that were not come to, and checks open.
//!
//! A violation is one that a run of the program as it was given shows; only some runs are made, none is searched for.
//! Claims about a place hold for runs that violated no check before, as a violation ends a run.

mod addresses;
mod bounds;
mod reader;
#[cfg(test)]
mod tests;

use super::lineup::has_floats;
use super::{
    Arith, AssumedValid, ProgramOptions, ProgramOutcome, Violation, obstacle, pure_program, random_runs,
    single_run,
};
use crate::encodings::{BITS, EXACT, REAL_NUMBERS};
use crate::facts::{self, Facts};
use eufonium_absint::{AnalysisOptions, Domains, Product, horn_facts_so_far};
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, HashSet, Rat, Stats, Stop};
use eufonium_ir::program::{
    BlockId, CheckId, CheckKind, FunctionId, Loc, Op, Operand, Program, ValueId, VariableId,
};
use eufonium_ir::{ChcSystem, Clause, Evaluator, PredId, Term, TermPool};
use eufonium_smt::SatResult;
use eufonium_transform::program::encode::{Calls, Cuts, EncodeOptions, Question, Step, encode_places};
use eufonium_transform::program::passes::unroll::Unrolled;
use eufonium_transform::program::probes::{self, Settled};
use reader::Reader;
use std::collections::BTreeMap;
use std::time::Instant;

pub use eufonium_transform::program::probes::{Place, PlaceKind, Wanted};

/// Counted work of one question to the solver.
const QUESTION: u64 = 40_000;
/// Counted work of the runs that may show violations.
const RUNS: u64 = 2_000;
/// After so many models in a row that answer one question alone they are not asked about others: where a violation ends the run, each has its own.
const FRUITLESS: usize = 8;
/// The most instructions of copies of loops.
const COPIES: usize = 2_000;
/// Counted work of the analysis of split clauses, and of those with products.
const SPLIT: u64 = 160_000;
/// Counted work of the analysis of clauses without places, in which only open checks are looked at.
const WITHOUT_PLACES: u64 = 1_000_000;
/// The share of the remaining time that the analysis takes at most, before its facts are confirmed.
const ANALYSIS_SHARE: u32 = 3;

/// How a program is analysed.
#[derive(Clone, Debug)]
pub struct ProgramAnalysisOptions {
    /// How it becomes clauses. Loops stay whatever this says.
    pub program: ProgramOptions,
    /// How the clauses are analysed.
    pub analysis: AnalysisOptions,
    /// Of which places something is to be said.
    pub wanted: Wanted,
    /// Whether runs may be made that show violations.
    pub runs: bool,
}

/// What is known of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CheckState {
    /// A run violates it.
    Violated,
    /// Nothing.
    Open,
    /// No run violates it.
    Proven,
}

/// What is known of a place.
#[derive(Clone, Debug)]
pub struct PlaceFacts {
    /// The place.
    pub place: Place,
    /// Whether it is known that no run comes there.
    pub unreached: bool,
    /// Formulas over the constants of variables that hold whenever a run comes there.
    pub facts: Vec<Term>,
    /// Bounds of variables.
    pub ranges: BTreeMap<VariableId, (Option<Rat>, Option<Rat>)>,
}

/// What was found out about a program.
#[derive(Debug)]
pub struct ProgramAnalysis {
    /// The checks of the property that code within reach has.
    pub checks: Vec<(CheckId, CheckState)>,
    /// The places that were asked for, but for those of which only is asked whether they are reached.
    pub places: Vec<PlaceFacts>,
    /// Lines that no run comes to.
    pub unreached: Vec<Loc>,
    /// The constant of each variable that facts speak of.
    pub variables: BTreeMap<VariableId, Term>,
    /// A violation, if a run showed one.
    pub violation: Option<Box<Violation>>,
    /// Why nothing is claimed, if so.
    pub why_nothing: Option<String>,
    /// Whether a limit cut it short.
    pub cut_short: bool,
    /// Figures.
    pub stats: Stats,
}

/// Analyses a program.
pub fn analyze_program(
    pool: &mut TermPool,
    program: &Program,
    options: &ProgramAnalysisOptions,
    stop: &Stop,
) -> ProgramAnalysis {
    let mut analysis = ProgramAnalysis {
        checks: vec![],
        places: vec![],
        unreached: vec![],
        variables: BTreeMap::new(),
        violation: None,
        why_nothing: None,
        cut_short: false,
        stats: Stats::new(),
    };
    let begun = Instant::now();
    let all_hold =
        options.runs && of_runs(program, options.program.engine.seed, stop, &mut analysis.violation);
    analysis.stats.add_time("time.runs", begun.elapsed().as_secs_f64());
    analysis.checks = checks(program);
    for form in FORMS {
        let is_first = form.places;
        let left = |analysis: &ProgramAnalysis| analysis.checks.iter().any(|(_, s)| *s == CheckState::Open);
        if !is_first && (all_hold || stop.is_raised() || !left(&analysis)) {
            break;
        }
        // Passes know no limit: they are begun only where there is time for several of them.
        if form.copies && stop.remaining().is_some_and(|left| left < 3 * begun.elapsed()) {
            break;
        }
        let before = analysis.checks.clone();
        let why = of_clauses(pool, program, options, form, stop, &mut analysis).err();
        if why.is_some() {
            analysis.checks = before;
        }
        if is_first && why.is_some() {
            analysis.places.clear();
            analysis.unreached.clear();
        }
        if is_first {
            analysis.why_nothing = why;
        }
    }
    for (check, state) in &mut analysis.checks {
        if all_hold {
            *state = CheckState::Proven;
        }
        if analysis.violation.as_ref().is_some_and(|v| v.check == *check) {
            *state = CheckState::Violated;
        }
    }
    analysis.cut_short = stop.is_raised();
    analysis
}

/// Runs the program, and finds out whether its checks hold if all runs are alike, or a violation.
fn of_runs(program: &Program, seed: u64, stop: &Stop, found: &mut Option<Box<Violation>>) -> bool {
    match single_run::decide(program, &stop.within(stop.remaining().map(|left| left / 4), None)) {
        Some(ProgramOutcome::Safe(_)) => return true,
        Some(ProgramOutcome::Unsafe(violation)) => *found = Some(violation),
        _ => {
            let runs = stop.within(stop.remaining().map(|left| left / 8), Some(RUNS));
            *found = random_runs::search(program, seed, &runs).0;
        }
    }
    false
}

/// A form of the program.
#[derive(Clone, Copy, Debug)]
struct Form {
    /// Whether it has the places that were asked for; if not, it has only what may lead to a violation.
    places: bool,
    /// Whether loops are copied whose trips are counted.
    copies: bool,
}

/// The forms in which checks are looked at, one after the other as long as checks are open. Without places predicates are fewer, and split by
/// phases.
const FORMS: [Form; 3] = [
    Form { places: true, copies: false },
    Form { places: false, copies: false },
    Form { places: false, copies: true },
];

/// What the clauses of a form of a program say; the message says why it can claim nothing.
fn of_clauses(
    pool: &mut TermPool,
    program: &Program,
    options: &ProgramAnalysisOptions,
    form: Form,
    stop: &Stop,
    analysis: &mut ProgramAnalysis,
) -> Result<(), String> {
    let begun = Instant::now();
    let mut probed = program.clone();
    let wanted = if form.places { &options.wanted } else { &Wanted::default() };
    let places = probes::insert(&mut probed, wanted);
    let unroll = if form.copies { options.program.unroll.min(COPIES) } else { 0 };
    let passes = ProgramOptions { unroll, unwind: None, whole: form.places, ..options.program.clone() };
    let mut pure = pure_program(&probed, &passes, AssumedValid::None, &mut analysis.stats)?;
    if let Some(why) = pure.unproved {
        return Err(why);
    }
    if form.copies && pure.unrolled == Unrolled::Nothing {
        return Ok(());
    }
    let settled = probes::settle(&mut pure.program, &places);
    let cuts = Cuts { at: values(&settled), probes: form.places.then(|| places.checks()) };
    analysis.stats.add_time("time.passes", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let encoding = match options.program.arith {
        Arith::BitVectors => BITS,
        Arith::Auto | Arith::Reals if has_floats(&pure.program) => REAL_NUMBERS,
        _ => EXACT,
    };
    let is_quick = form.places && pure.program.instrs().count() > options.program.quick_above;
    let step = if is_quick { Step::Small } else { options.program.step };
    let encoding = EncodeOptions { step, calls: Calls::Contracts, encoding };
    let (encoded, questions) = encode_places(pool, &pure.program, &encoding, &cuts)?;
    analysis.stats.add_time("time.encoding", begun.elapsed().as_secs_f64());
    let mut how = options.analysis;
    if is_quick && how.domains == Domains::DEFAULT {
        how.domains = Domains::DEFAULT.without(Domains::COSTLY);
    }
    let search = if form.places { stop.within(None, None) } else { stop.within(None, Some(WITHOUT_PLACES)) };
    let asked = with_questions(&encoded.system, &questions);
    let clauses = (&encoded.system, (!form.places).then_some(&asked));
    let facts = find_facts(pool, clauses, &how, &search, stop, &mut analysis.stats);
    let begun = Instant::now();
    let excluded = answer(pool, &encoded.system, &facts, &questions, stop);
    analysis.stats.add_time("time.questions", begun.elapsed().as_secs_f64());
    let open: HashSet<CheckId> =
        questions.iter().zip(&excluded).filter(|(_, excluded)| !**excluded).map(|(q, _)| q.check).collect();
    let is_probe = |check: CheckId| form.places && places.checks().contains(&check);
    if let Some(check) = first_left_out(&pure.program, open.iter().copied().filter(|c| !is_probe(*c))) {
        let check = &pure.program.checks[check];
        return Err(format!("{}{}", obstacle::place(program, check.at), check.message));
    }
    for (check, state) in &mut analysis.checks {
        if !open.contains(check) {
            *state = CheckState::Proven;
        }
    }
    if form.places {
        let addresses = addresses::holding_addresses(program);
        let (program, encoded, facts) = (&pure.program, &encoded, &facts);
        let mut reader = Reader { pool, program, encoded, facts, analysis, addresses };
        reader.places(&places, &settled, stop);
        reader.unreached(&places, &open);
    }
    Ok(())
}

/// The first of these checks at which a run comes to what is not modelled, or to what a form of the program leaves out: nothing is known of
/// what follows.
fn first_left_out(program: &Program, open: impl Iterator<Item = CheckId>) -> Option<CheckId> {
    open.filter(|check| matches!(program.checks[*check].property, CheckKind::Unsupported | CheckKind::Bound))
        .min()
}

/// The checks of the property in code that calls reach.
fn checks(program: &Program) -> Vec<(CheckId, CheckState)> {
    let reached = eufonium_ir::program::callgraph::CallGraph::new(program).reached(program.entry);
    let mut found: Vec<CheckId> = program
        .functions
        .iter()
        .filter(|(id, _)| reached[*id])
        .flat_map(|(_, f)| f.instrs())
        .filter_map(|i| match &i.op {
            Op::Assert { check, .. } => Some(*check),
            _ => None,
        })
        .filter(|c| !matches!(program.checks[*c].property, CheckKind::Unsupported | CheckKind::Bound))
        .collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|check| (check, CheckState::Open)).collect()
}

/// The values that are of interest at each place.
fn values(settled: &[Settled]) -> HashMap<(FunctionId, BlockId), Vec<ValueId>> {
    let mut at: HashMap<(FunctionId, BlockId), Vec<ValueId>> = HashMap::default();
    for place in settled {
        let of = at.entry((place.function, place.block)).or_default();
        of.extend(place.named.values().filter_map(|o| match o {
            Operand::Value(v) => Some(*v),
            _ => None,
        }));
        of.sort_unstable();
        of.dedup();
    }
    at
}

/// The clauses, and the questions as queries.
fn with_questions(system: &ChcSystem, questions: &[Question]) -> ChcSystem {
    let query = |question: &Question| Clause {
        body: question.body.clone(),
        constraint: question.violated,
        head: None,
        span: None,
    };
    let mut asked = system.clone();
    asked.clauses.extend(questions.iter().map(query));
    asked
}

/// The facts about clauses that a solver confirms; with the queries given, also those that split clauses and larger predicates show.
fn find_facts(
    pool: &mut TermPool,
    (system, asked): (&ChcSystem, Option<&ChcSystem>),
    options: &AnalysisOptions,
    search: &Stop,
    stop: &Stop,
    stats: &mut Stats,
) -> Facts {
    let begun = Instant::now();
    let part = search.within(stop.remaining().map(|left| left / ANALYSIS_SHARE), None);
    let (mut candidates, finished) = horn_facts_so_far::<Product>(pool, system, options, &part);
    stats.add("facts.work", part.work());
    stats.add("facts.unfinished", u64::from(!finished));
    if let Some(asked) = asked.filter(|_| finished) {
        let part = || stop.within(stop.remaining().map(|left| left / ANALYSIS_SHARE), Some(SPLIT));
        let found = facts::by_phases(pool, system, options, &part());
        let rounds = facts::by_rounds(pool, system, &candidates, options, &part());
        let products = facts::by_products(pool, asked, &candidates, options, &part());
        for found in [found, rounds, products] {
            found.iter().for_each(|(pred, more)| candidates[pred].extend(more));
        }
    }
    stats.add("facts.proposed", candidates.values().map(|of| of.len() as u64).sum());
    stats.add_time("facts.time.analysis", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let share = stop.within(stop.remaining().map(|left| left / 2), None);
    let (facts, confirmed) = facts::confirm(pool, system, candidates, QUESTION, &share);
    stats.add("facts.unconfirmed", u64::from(!confirmed));
    stats.add("facts.confirmed", system.preds.keys().map(|pred| facts.about(pred).len() as u64).sum());
    stats.add_time("facts.time.confirmation", begun.elapsed().as_secs_f64());
    facts
}

/// The facts about the predicates of any clauses, and whether no limit cut the search short.
pub fn analyze_clauses(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    stop: &Stop,
    stats: &mut Stats,
) -> IdVec<PredId, Vec<Term>> {
    let facts = find_facts(pool, (system, Some(system)), options, stop, stop, stats);
    system.preds.keys().map(|pred| facts.about(pred).to_vec()).collect()
}

/// For each question whether the facts exclude what it asks for. Those from one place on share a solver.
fn answer(
    pool: &mut TermPool,
    system: &ChcSystem,
    facts: &Facts,
    questions: &[Question],
    stop: &Stop,
) -> Vec<bool> {
    let mut excluded = vec![false; questions.len()];
    let mut by_place: BTreeMap<(FunctionId, BlockId), Vec<usize>> = BTreeMap::new();
    for (i, question) in questions.iter().enumerate() {
        by_place.entry(question.place).or_default().push(i);
    }
    for of_place in by_place.values() {
        let body = &questions[of_place[0]].body;
        let known: Vec<Term> = body.iter().flat_map(|app| facts.at(pool, system, app)).collect();
        if known.contains(&pool.ff()) {
            of_place.iter().for_each(|i| excluded[*i] = true);
            continue;
        }
        if stop.poll() {
            break;
        }
        let Some(mut solver) = facts::solver(pool, &known, stop) else { continue };
        let mut possible: HashSet<usize> = HashSet::default();
        let mut fruitless = 0;
        for (place, &i) in of_place.iter().enumerate() {
            let violated = questions[i].violated;
            if possible.contains(&i) || stop.poll() || pool.has_quantifier(violated) {
                continue;
            }
            match solver.check_within(pool, &[violated], &stop.within(None, Some(QUESTION))) {
                SatResult::Unsat => excluded[i] = true,
                SatResult::Sat if fruitless < FRUITLESS => {
                    // Whatever else is violated in this model need not be asked for.
                    let mut eval = Evaluator::new(solver.model(pool));
                    let before = possible.len();
                    let rest = of_place[place + 1..].iter().filter(|j| !possible.contains(j)).copied();
                    let violated: Vec<usize> =
                        rest.filter(|j| eval.holds(pool, questions[*j].violated)).collect();
                    possible.extend(violated);
                    fruitless = if possible.len() > before { 0 } else { fruitless + 1 };
                }
                SatResult::Sat | SatResult::Unknown => {}
            }
        }
    }
    excluded
}
