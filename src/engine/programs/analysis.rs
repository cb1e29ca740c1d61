//! What abstract interpretation alone says of a program: invariants at places of the source, checks that hold, code that no run reaches.
//!
//! Places become probes before the passes (`transform/program/probes`), so each copy of the code has its own. The pure program is
//! encoded over integers with the bounds of words, with a predicate for each place; the analysis proposes facts, a solver confirms
//! them, predicates that others depend on first. Then each check is a question by itself: whether the facts exclude its violation. Nothing
//! is claimed that was not confirmed so; a limit of time leaves the places without facts that were not come to, and checks open.
//!
//! A violation is one that a run of the program as it was given shows; only some runs are made, none is searched for.
//! Claims about a place hold for runs that violated no check before, as a violation ends a run.

use super::{ProgramOptions, ProgramOutcome, Violation, pure_program, random_runs, replay, single_run};
use crate::facts::{self, Facts};
use eufonium_absint::{AnalysisOptions, Product, horn_facts_so_far};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{Bits, HashMap, HashSet, Rat, Stats, Stop};
use eufonium_ir::program::{
    BlockId, CheckId, CheckKind, FunctionId, Loc, Op, Operand, Program, SourceType, Type, ValueId, VariableId,
};
use eufonium_ir::{ChcSystem, Evaluator, LinExpr, PredId, Rel, Sort, Subst, Term, TermPool, visit};
use eufonium_smt::SatResult;
use eufonium_transform::program::encode::{Cuts, EncodeOptions, Encoded, Question, Words, encode_places};
use eufonium_transform::program::passes::unroll::Unrolled;
use eufonium_transform::program::probes::{self, Places, Settled};
use std::collections::BTreeMap;
use std::time::Instant;

pub use eufonium_transform::program::probes::{Place, PlaceKind, Wanted};

#[cfg(test)]
mod tests;

/// Counted work of one question to the solver.
const QUESTION: u64 = 400;
/// Counted work of the runs that may show violations.
const RUNS: u64 = 120;
/// The most instructions of copies of loops.
const COPIES: usize = 2_000;
/// Counted work of the analysis by phases.
const PHASES: u64 = 1_000;
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
    let mut all_hold = false;
    if options.runs {
        match single_run::decide(program, &stop.within(stop.remaining().map(|left| left / 4), None)) {
            Some(ProgramOutcome::Safe(_)) => all_hold = true,
            Some(ProgramOutcome::Unsafe(violation)) => analysis.violation = Some(violation),
            _ => {
                let runs = stop.within(stop.remaining().map(|left| left / 8), Some(RUNS));
                analysis.violation = random_runs::search(program, options.program.engine.seed, &runs);
            }
        }
    }
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
    let mut pure = pure_program(&probed, &passes, false, &mut analysis.stats)?;
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
    let words = match options.program.arith {
        super::Arith::BitVectors => Words::BitVectors,
        _ => Words::Integers { exact: true },
    };
    let encoding = EncodeOptions { step: options.program.step, words };
    let (encoded, questions) = encode_places(pool, &pure.program, &encoding, &cuts)?;
    analysis.stats.add_time("time.encoding", begun.elapsed().as_secs_f64());
    let by_phases = !form.places;
    let facts = find_facts(pool, &encoded.system, &options.analysis, by_phases, stop, &mut analysis.stats);
    let begun = Instant::now();
    let excluded = answer(pool, &encoded.system, &facts, &questions, stop);
    analysis.stats.add_time("time.questions", begun.elapsed().as_secs_f64());
    let open: HashSet<CheckId> =
        questions.iter().zip(&excluded).filter(|(_, excluded)| !**excluded).map(|(q, _)| q.check).collect();
    // Where a run may come to what is not modelled, or to what this form leaves out, nothing is known of what follows.
    let left_out = |check: &&CheckId| {
        let is_place = form.places && places.checks().contains(*check);
        let kind = pure.program.checks[**check].property;
        !is_place && matches!(kind, CheckKind::Unsupported | CheckKind::Bound)
    };
    if let Some(check) = open.iter().filter(left_out).min() {
        let check = &pure.program.checks[*check];
        return Err(format!("{}{}", replay::place(program, check.at), check.message));
    }
    for (check, state) in &mut analysis.checks {
        if !open.contains(check) {
            *state = CheckState::Proven;
        }
    }
    if form.places {
        let mut reader = Reader { pool, program: &pure.program, encoded: &encoded, facts: &facts, analysis };
        reader.places(&places, &settled, stop);
        reader.unreached(&places, &open);
    }
    Ok(())
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

/// The facts about clauses that a solver confirms.
fn find_facts(
    pool: &mut TermPool,
    system: &ChcSystem,
    options: &AnalysisOptions,
    by_phases: bool,
    stop: &Stop,
    stats: &mut Stats,
) -> Facts {
    let begun = Instant::now();
    let part = stop.within(stop.remaining().map(|left| left / ANALYSIS_SHARE), None);
    let (mut candidates, finished) = horn_facts_so_far::<Product>(pool, system, options, &part);
    stats.add("facts.work", part.work());
    stats.add("facts.unfinished", u64::from(!finished));
    if by_phases && finished {
        let part = stop.within(stop.remaining().map(|left| left / ANALYSIS_SHARE), Some(PHASES));
        let found = facts::by_phases(pool, system, options, &part);
        let rounds = facts::by_rounds(pool, system, &candidates, options, &part);
        for found in [found, rounds] {
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
    let facts = find_facts(pool, system, options, true, stop, stats);
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
        for &i in of_place {
            let violated = questions[i].violated;
            if possible.contains(&i) || stop.poll() || pool.has_quantifier(violated) {
                continue;
            }
            match solver.check_within(pool, &[violated], &stop.within(None, Some(QUESTION))) {
                SatResult::Unsat => excluded[i] = true,
                SatResult::Sat => {
                    // Whatever else is violated in this model need not be asked for.
                    let mut eval = Evaluator::new(solver.model(pool));
                    possible.extend(of_place.iter().filter(|j| eval.holds(pool, questions[**j].violated)));
                }
                SatResult::Unknown => {}
            }
        }
    }
    excluded
}

/// Facts in the words of the source.
struct Reader<'a> {
    pool: &'a mut TermPool,
    program: &'a Program,
    encoded: &'a Encoded,
    facts: &'a Facts,
    analysis: &'a mut ProgramAnalysis,
}

impl Reader<'_> {
    /// The places of which facts were asked for, copies of one together.
    fn places(&mut self, places: &Places, settled: &[Settled], stop: &Stop) {
        let of_block: HashMap<(FunctionId, BlockId), PredId> = self
            .encoded
            .system
            .preds
            .keys()
            .filter_map(|pred| self.encoded.back.cut_point(pred).map(|p| ((p.function, p.block), pred)))
            .collect();
        let mut copies: BTreeMap<Key, (Place, Vec<Vec<Term>>)> = BTreeMap::new();
        for place in places.list.iter().filter(|p| p.kind != PlaceKind::Block) {
            copies.entry(key(place)).or_insert_with(|| (place.clone(), vec![]));
        }
        for place in settled {
            let of = match of_block.get(&(place.function, place.block)) {
                Some(pred) => self.at(*pred, place),
                // The block is not within reach of the entry.
                None => vec![self.pool.ff()],
            };
            let key = key(&places.list[place.place]);
            copies.get_mut(&key).expect("it is in the list").1.push(of);
        }
        for (place, copies) in copies.into_values() {
            let found = self.together(place, copies, stop);
            self.analysis.places.push(found);
        }
    }

    /// The constant that stands for a variable.
    fn variable(&mut self, variable: VariableId) -> Term {
        if let Some(term) = self.analysis.variables.get(&variable) {
            return *term;
        }
        let name = self.program.variables[variable].name.clone();
        let sort = match self.program.variables[variable].ty {
            SourceType::Int { bits: 1, .. } => Sort::BOOL,
            _ => Sort::INT,
        };
        let term = self.pool.fresh(&name, sort);
        self.analysis.variables.insert(variable, term);
        term
    }

    /// The facts about a place, over the constants of variables.
    fn at(&mut self, pred: PredId, place: &Settled) -> Vec<Term> {
        let facts = self.facts.about(pred).to_vec();
        let ff = self.pool.ff();
        if facts.contains(&ff) {
            return vec![ff];
        }
        let params = self.encoded.system.preds[pred].params.clone();
        let point = self.encoded.back.cut_point(pred).expect("it is one").clone();
        let args: HashMap<ValueId, (Term, Type, bool)> =
            point.args().zip(&params).map(|((v, ty, signed), param)| (v, (*param, ty, signed))).collect();
        let mut subst = Subst::new();
        let (mut named, mut out): (HashMap<Term, Term>, Vec<Term>) = (HashMap::default(), vec![]);
        for (variable, operand) in &place.named {
            let ty = self.program.variables[*variable].ty.clone();
            let Some((bits, signed)) = integer(&ty) else { continue };
            match operand {
                Operand::Const(word) if word.width() == bits && bits > 1 => {
                    let n = if signed { word.to_rat_signed() } else { word.to_rat() };
                    let (var, n) = (self.variable(*variable), self.pool.num(n, Sort::INT));
                    out.push(self.pool.eq(var, n));
                }
                Operand::Value(v) => {
                    let Some((param, Type::Int(width), reads_sign)) = args.get(v).copied() else { continue };
                    if width != bits || self.pool.sort(param) != Sort::INT {
                        continue;
                    }
                    if signed != reads_sign && !self.is_plain(param, bits, &facts) {
                        continue;
                    }
                    let var = self.variable(*variable);
                    match named.get(&param) {
                        Some(first) => out.push(self.pool.eq(*first, var)),
                        None => {
                            named.insert(param, var);
                            subst.insert(param, var);
                        }
                    }
                }
                _ => {}
            }
        }
        for fact in facts {
            let constants = visit::constants(self.pool, &[fact]);
            if constants.iter().all(|c| named.contains_key(c)) {
                out.push(subst.apply(self.pool, fact));
            }
        }
        out
    }

    /// Whether facts say that a word is the same number with and without sign.
    fn is_plain(&self, param: Term, bits: u32, facts: &[Term]) -> bool {
        let (low, high) = bounds(self.pool, param, facts);
        let limit = Bits::power(bits - 1, bits + 1).to_rat();
        low.is_some_and(|low| !low.is_negative()) && high.is_some_and(|high| high < limit)
    }

    /// What copies of a place have in common.
    fn together(&mut self, place: Place, copies: Vec<Vec<Term>>, stop: &Stop) -> PlaceFacts {
        let ff = self.pool.ff();
        let reached: Vec<Vec<Term>> = copies.into_iter().filter(|facts| !facts.contains(&ff)).collect();
        let unreached = reached.is_empty();
        let mut ranges = BTreeMap::new();
        for (variable, term) in self.analysis.variables.clone() {
            let of_copies = reached.iter().map(|facts| bounds(self.pool, term, facts));
            let hull = of_copies
                .reduce(|(a, b), (c, d)| (a.zip(c).map(|(a, c)| a.min(c)), b.zip(d).map(|(b, d)| b.max(d))));
            if let Some((low, high)) = hull {
                // What the type says is nothing new.
                let (least, most) = self.of_type(variable);
                let (low, high) = (low.filter(|n| *n > least), high.filter(|n| *n < most));
                if low.is_some() || high.is_some() {
                    ranges.insert(variable, (low, high));
                }
            }
        }
        let mut facts: Vec<Term> = Vec::new();
        for (variable, (low, high)) in &ranges {
            let term = self.analysis.variables[variable];
            facts.extend(bound_terms(self.pool, term, low.as_ref(), high.as_ref()));
        }
        let mut candidates: Vec<Term> = reached.iter().flatten().copied().collect();
        candidates.retain(|t| visit::constants(self.pool, &[*t]).len() > 1 || !is_bound(self.pool, *t));
        candidates.sort_unstable();
        candidates.dedup();
        for copy in &reached {
            if candidates.iter().all(|t| copy.contains(t)) {
                continue;
            }
            let Some(mut solver) = facts::solver(self.pool, copy, stop) else {
                candidates.clear();
                break;
            };
            candidates.retain(|fact| {
                let wrong = self.pool.not(*fact);
                copy.contains(fact)
                    || (!stop.poll()
                        && solver.check_within(self.pool, &[wrong], &stop.within(None, Some(QUESTION)))
                            == SatResult::Unsat)
            });
        }
        candidates.retain(|fact| !self.follows(*fact, &ranges));
        facts.extend(candidates);
        PlaceFacts { place, unreached, facts, ranges }
    }

    /// The least and the greatest value of a variable's type.
    fn of_type(&self, variable: VariableId) -> (Rat, Rat) {
        let (bits, signed) =
            integer(&self.program.variables[variable].ty).expect("constants stand for integers");
        let power = |n: u32| Bits::power(n, n + 1).to_rat();
        match signed {
            true => (-power(bits - 1), &power(bits - 1) - &Rat::ONE),
            false => (Rat::ZERO, &power(bits) - &Rat::ONE),
        }
    }

    /// Whether an inequality follows from the bounds of its variables.
    fn follows(&self, fact: Term, ranges: &BTreeMap<VariableId, (Option<Rat>, Option<Rat>)>) -> bool {
        let Some((sum, Rel::Le | Rel::Lt)) = LinExpr::of_literal(self.pool, fact) else { return false };
        let mut most = sum.constant.clone();
        for (t, c) in &sum.terms {
            let Some((variable, _)) = self.analysis.variables.iter().find(|(_, v)| *v == t) else {
                return false;
            };
            let (least, greatest) = self.of_type(*variable);
            let (low, high) = ranges.get(variable).cloned().unwrap_or((None, None));
            let extreme = if c.is_negative() { low.unwrap_or(least) } else { high.unwrap_or(greatest) };
            most.add_mul(c, &extreme);
        }
        !most.is_positive()
    }

    /// The lines of blocks that no run comes to, and of no other blocks.
    fn unreached(&mut self, places: &Places, open: &HashSet<CheckId>) {
        let mut lines: BTreeMap<(usize, u32), (Loc, bool)> = BTreeMap::new();
        for (i, place) in places.list.iter().enumerate().filter(|(_, p)| p.kind == PlaceKind::Block) {
            let reached = open.contains(&CheckId::from_usize(places.first.index() + i));
            for at in &place.lines {
                lines.entry((at.file.index(), at.line)).or_insert((*at, false)).1 |= reached;
            }
        }
        self.analysis.unreached =
            lines.into_values().filter(|(_, reached)| !reached).map(|(at, _)| at).collect();
    }
}

/// What makes places one.
type Key = (usize, u32, u32, PlaceKind, String);

fn key(place: &Place) -> Key {
    (place.at.file.index(), place.at.line, place.at.column, place.kind, place.function.clone())
}

/// The bits of a variable that is an integer, and whether it has a sign.
fn integer(ty: &SourceType) -> Option<(u32, bool)> {
    match ty {
        SourceType::Int { signed, bits } => Some((*bits, *signed)),
        SourceType::Bool => Some((8, false)),
        _ => None,
    }
}

/// Whether a formula bounds one constant.
fn is_bound(pool: &TermPool, t: Term) -> bool {
    LinExpr::of_literal(pool, t).is_some_and(|(sum, rel)| sum.terms.len() == 1 && rel != Rel::Ne)
}

/// The bounds of a constant that stand among facts.
fn bounds(pool: &TermPool, term: Term, facts: &[Term]) -> (Option<Rat>, Option<Rat>) {
    let (mut low, mut high): (Option<Rat>, Option<Rat>) = (None, None);
    for fact in facts {
        let Some((sum, rel)) = LinExpr::of_literal(pool, *fact) else { continue };
        let [(t, c)] = &sum.terms[..] else { continue };
        if *t != term {
            continue;
        }
        // c * t + constant rel 0
        let bound = -&(&sum.constant / c);
        let (at_most, at_least) = match rel {
            Rel::Eq => (true, true),
            Rel::Le | Rel::Lt => (c.is_positive(), !c.is_positive()),
            Rel::Ne => continue,
        };
        let strict = rel == Rel::Lt && bound.is_int();
        if at_most {
            let bound = if strict { &bound - &Rat::ONE } else { bound.floor() };
            high = Some(high.map_or(bound.clone(), |h| h.min(bound)));
        }
        if at_least {
            let bound = if strict { &bound + &Rat::ONE } else { bound.ceil() };
            low = Some(low.map_or(bound.clone(), |l| l.max(bound)));
        }
    }
    (low, high)
}

/// The formulas that say that a constant is within bounds.
fn bound_terms(pool: &mut TermPool, term: Term, low: Option<&Rat>, high: Option<&Rat>) -> Vec<Term> {
    let mut number = |n: &Rat| pool.num(n.clone(), Sort::INT);
    let (low, high) = (low.map(&mut number), high.map(&mut number));
    match (low, high) {
        (Some(low), Some(high)) if low == high => vec![pool.eq(term, low)],
        (low, high) => {
            let low = low.map(|low| pool.ge(term, low));
            let high = high.map(|high| pool.le(term, high));
            low.into_iter().chain(high).collect()
        }
    }
}
