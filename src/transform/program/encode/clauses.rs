//! Pure programs as constrained Horn clauses.
//!
//! A function has a predicate for each cut point, over what is live there, and, unless runs start in it, over its parameters too;
//! one for its returns, over parameters and results; and, if it may violate a check, one for its failures, over its parameters:
//! the error flag of other encodings, split by its value. With `S` for a fragment's constraint:
//!
//! - `f@c(p, l) & S => f@d(p, l')` for cut points `c` and `d` (the entry has no predicate: every call is possible),
//! - `f@c(p, l) & S & g.returns(a, r) => f@d(p, l')` for a call, and with `g.fails(a)` to `f.fails(p)`,
//! - `f@c(p, l) & S => f.returns(p, r)`, and to `f.fails(p)` where a check is violated,
//!
//! and where runs start, `false` instead of `f.fails(p)`. Safe exactly when the program is, up to what `integers` says.
//!
//! By contracts, a function that is called has a predicate `g.start(a)` for the calls that there are, from which its entry starts, in place of
//! the one for failures: a call adds `f@c(p, l) & S => g.start(a)`, and a violated check leads to `false` in each function. What all calls have in common, as that
//! each record of a heap is well formed, is a precondition then, where a summary would have to say that some record is not.
//!
//! Source: Gurfinkel et al., "The SeaHorn verification framework" (CAV 2015), section 4, with summaries; small steps cut at every
//! block, large steps at heads of loops and behind calls. Contracts: Grebenshchikov et al., "Synthesizing software verifiers from proof rules" (PLDI 2012),
//! section 4.

use super::back::{CutPoint, Leads, ProgramBack, Role, Walks};
use super::coder::{Arithmetic, Coder, Val};
use super::fragment::{CallExit, Fragment, fragment};
use super::integers::Integers;
use super::reads::Reads;
use super::reals::Reals;
use super::split::{ends_with_call, split_calls};
use super::terminators::terminators;
use super::{Calls, Cuts, EncodeOptions, Encoded, Floats, IntEncoding, Question, Step};
use crate::program::value_ranges::{Hints, Operands, Sizes};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::Liveness;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, Function, FunctionId, Op, Program, ValueId};
use eufonium_ir::{ChcSystem, Clause, PredApp, PredId, Sort, Term, TermPool};
use std::sync::Arc;

/// Encodes a pure program; the message says what is not supported.
///
/// # Errors
/// If the program has operators of memory or no entry.
pub fn encode(pool: &mut TermPool, program: &Program, options: &EncodeOptions) -> Result<Encoded, String> {
    Ok(encoded(pool, program, options, None)?.0)
}

/// Encodes a pure program for an analysis: with a predicate for each of these places too, over these values besides what is live there, and
/// one for the start of each function that is called, over its parameters. What violates checks is no clause but a question of its
/// own, for each.
///
/// # Errors
/// If the program has operators of memory or no entry.
pub fn encode_places(
    pool: &mut TermPool,
    program: &Program,
    options: &EncodeOptions,
    places: &Cuts,
) -> Result<(Encoded, Vec<Question>), String> {
    encoded(pool, program, options, Some(places))
}

fn encoded(
    pool: &mut TermPool,
    program: &Program,
    options: &EncodeOptions,
    places: Option<&Cuts>,
) -> Result<(Encoded, Vec<Question>), String> {
    let entry = program.entry.ok_or("the program has no entry")?;
    let mut program = program.clone();
    split_calls(&mut program);
    let arithmetic = match options.encoding {
        IntEncoding::BitVectors { .. } => Arithmetic::Words,
        IntEncoding::Integers { exact } => Arithmetic::Integers(Integers::new(exact)),
        IntEncoding::Reals => Arithmetic::Integers(Integers::new(true)),
    };
    let hints = match options.encoding {
        IntEncoding::BitVectors { floats: Floats::Bounded | Floats::Ranges, .. } => Hints::new(&program),
        _ => Hints::default(),
    };
    let mut coder = Coder::new(pool, &program, arithmetic, hints);
    coder.without_arithmetic =
        matches!(options.encoding, IntEncoding::BitVectors { floats: Floats::Ranges, .. });
    coder.reals = (options.encoding == IntEncoding::Reals).then(|| Reals::infer(&program));
    if coder.is_integral() {
        coder.operands = Operands::new(&program);
    }
    coder.reads = options.encoding.knows_ranges().then(Reads::default);
    let start = &program.functions[entry];
    let params = start.params.iter().map(|v| (coder.live(entry, start, *v).term(), start.values[*v].ty));
    let params = params.collect();
    coder.probes = places.and_then(|places| places.probes.clone());
    let calls = CallGraph::new(&program);
    let reached = calls.reached([entry]);
    let fails = may_fail(&program, &calls);
    let mut encoder = Encoder {
        coder,
        entry,
        step: options.step,
        calls: options.calls,
        system: ChcSystem::new(),
        roles: Vec::new(),
        fails,
        places,
        questions: Vec::new(),
    };
    let mut plans: IdVec<FunctionId, Option<Plan>> = IdVec::new();
    for (id, function) in program.functions.iter() {
        let plan = reached[id].then(|| encoder.plan(id, function));
        plans.push(plan);
    }
    let is_straight = plans.values().flatten().all(|plan| plan.points.is_empty());
    let is_straight = is_straight && reached.values().filter(|r| **r).count() == 1;
    if is_straight && matches!(options.encoding, IntEncoding::BitVectors { .. }) {
        // Abstractions of operators, which others make of them, would see several in place of one.
        encoder.coder.sizes = Sizes::new(&program);
    }
    if options.encoding.knows_ranges() && !is_straight {
        return Err("a program with loops or calls, whose arrays are only what is read of them".into());
    }
    let mut walks = Walks::default();
    let mut cuts = HashMap::default();
    for (id, function) in program.functions.iter() {
        let Some(plan) = &plans[id] else { continue };
        for source in plan.sources(function) {
            let walk = encoder.clauses(id, function, plan, source, &plans);
            walks.insert((id, source), Arc::new(walk));
        }
        cuts.extend(plan.points.iter().map(|(block, (pred, args))| {
            let typed = args.iter().map(|v| (*v, function.values[*v].ty, encoder.coder.sign(id, *v)));
            (*pred, CutPoint { function: id, block: *block, args: typed.collect() })
        }));
    }
    let Encoder { coder, system, roles, questions, .. } = encoder;
    if let Some(what) = coder.unsupported {
        return Err(what);
    }
    let (inexact, costly) = match &coder.arithmetic {
        Arithmetic::Words => (0, 0),
        Arithmetic::Integers(integers) => (integers.inexact, integers.costly),
    };
    let contexts = program.contexts.keys().map(|c| program.calls(c)).collect();
    let back = ProgramBack { roles, walks, cuts, contexts, pointer_bits: program.pointer_bits, params };
    Ok((Encoded { system, back, inexact, costly }, questions))
}

/// Whether a check may be violated in a function or below.
fn may_fail(program: &Program, calls: &CallGraph) -> IdVec<FunctionId, bool> {
    let mut fails: IdVec<FunctionId, bool> =
        program.functions.values().map(|f| f.instrs().any(|i| matches!(i.op, Op::Assert { .. }))).collect();
    for component in calls.components() {
        let any = |f: &FunctionId| fails[*f] || calls.callees(*f).iter().any(|g| fails[*g]);
        if component.iter().any(any) {
            for f in component {
                fails[*f] = true;
            }
        }
    }
    fails
}

/// The cut points of a function and its predicates.
struct Plan {
    cfg: Cfg,
    is_cut: IdVec<BlockId, bool>,
    /// The predicate of each cut point but the entry, with the values that its arguments are.
    points: HashMap<BlockId, (PredId, Vec<ValueId>)>,
    /// For functions that are called: the predicates of returns and of failures.
    returns: Option<PredId>,
    fails: Option<PredId>,
    /// For functions that are called, in encodings with places: the predicate of their start.
    start: Option<PredId>,
}

impl Plan {
    /// Where fragments begin, in topological order.
    fn sources(&self, function: &Function) -> Vec<BlockId> {
        let is_source = |b: &BlockId| *b == function.entry || self.is_cut[*b];
        self.cfg.order().iter().copied().filter(is_source).collect()
    }
}

struct Encoder<'p> {
    coder: Coder<'p>,
    entry: FunctionId,
    step: Step,
    calls: Calls,
    system: ChcSystem,
    roles: Vec<Role>,
    fails: IdVec<FunctionId, bool>,
    places: Option<&'p Cuts>,
    questions: Vec<Question>,
}

impl Encoder<'_> {
    fn plan(&mut self, id: FunctionId, function: &Function) -> Plan {
        let cfg = Cfg::new(function);
        let places = self.places;
        let loops = Loops::new(function, &cfg);
        let ends = terminators(function, &cfg, &loops);
        let uses = |block| {
            let at_place = places.and_then(|p| p.at.get(&(id, block)));
            at_place.or_else(|| ends.get(&block)).map_or(&[][..], |values| values)
        };
        let live = Liveness::with_uses(function, &cfg, &uses);
        self.coder.find_tables(id, function, &cfg);
        let is_cut = self.cut_points(id, function, &cfg, &loops);
        let called = id != self.entry;
        let mut points = HashMap::default();
        for block in cfg.order().iter().copied().filter(|b| is_cut[*b]) {
            let mut args: Vec<ValueId> = if called { function.params.clone() } else { vec![] };
            let known: HashSet<ValueId> = args.iter().copied().collect();
            let is_argument = |v: &&ValueId| !known.contains(*v) && !self.coder.is_table(id, **v);
            args.extend(live.live_in(block).iter().filter(is_argument));
            args.extend(&function.blocks[block].params);
            let sorts: Vec<Sort> = args.iter().map(|v| self.coder.sort_of(id, function, *v)).collect();
            let name = format!("{}@{}", function.name, block.index());
            points.insert(block, (self.system.declare(self.coder.pool, &name, &sorts), args));
        }
        let params: Vec<Sort> =
            function.params.iter().map(|v| self.coder.sort(function.values[*v].ty)).collect();
        let results: Vec<Sort> = function.results.iter().map(|ty| self.coder.sort(*ty)).collect();
        let mut declare = |what: &str, results: &[Sort]| {
            let sorts = [params.as_slice(), results].concat();
            self.system.declare(self.coder.pool, &format!("{}.{what}", function.name), &sorts)
        };
        let has_start = self.calls == Calls::Contracts;
        let start = (called && has_start).then(|| declare("start", &[]));
        let fails = (called && !has_start && self.fails[id]).then(|| declare("fails", &[]));
        let returns = called.then(|| declare("returns", &results));
        Plan { cfg, is_cut, points, returns, fails, start }
    }

    fn cut_points(
        &self,
        id: FunctionId,
        function: &Function,
        cfg: &Cfg,
        loops: &Loops,
    ) -> IdVec<BlockId, bool> {
        let mut is_cut: IdVec<BlockId, bool> = function.blocks.keys().map(|_| false).collect();
        for block in cfg.order() {
            let is_place = self.places.is_some_and(|places| places.at.contains_key(&(id, *block)));
            is_cut[*block] |= self.step == Step::Small || loops.is_head(*block) || is_place;
            if ends_with_call(&function.blocks[*block]) {
                for next in cfg.successors(*block) {
                    is_cut[*next] = true;
                }
            }
        }
        // No jump leads to the entry.
        is_cut[function.entry] = false;
        is_cut
    }

    /// The clauses of the fragment that begins at `source`.
    fn clauses(
        &mut self,
        id: FunctionId,
        function: &Function,
        plan: &Plan,
        source: BlockId,
        plans: &IdVec<FunctionId, Option<Plan>>,
    ) -> super::fragment::Walk {
        let mut fragment = fragment(&mut self.coder, id, function, &plan.cfg, &plan.is_cut, source);
        let mut site = Site { encoder: self, id, function, plan, source };
        let body = site.body(&mut fragment);
        for (block, condition, values) in std::mem::take(&mut fragment.cuts) {
            let head = site.arrival(&mut fragment, block, &values);
            site.push(body.clone(), condition, Some(head), Leads::To(block));
        }
        for call in std::mem::take(&mut fragment.calls) {
            let callee = plans[call.callee].as_ref().expect("a callee of a reached function is reached");
            site.call(&mut fragment, &body, &call, callee);
        }
        if let (Some((condition, results)), Some(pred)) =
            (std::mem::take(&mut fragment.returns), plan.returns)
        {
            let mut args = site.params(&mut fragment);
            args.extend(results.iter().map(Val::term));
            site.push(body.clone(), condition, Some(PredApp { pred, args }), Leads::Out);
        }
        site.violations(&mut fragment, body);
        fragment.walk
    }
}

/// The fragment of one cut point.
struct Site<'a, 'p> {
    encoder: &'a mut Encoder<'p>,
    id: FunctionId,
    function: &'a Function,
    plan: &'a Plan,
    source: BlockId,
}

impl Site<'_, '_> {
    fn push(&mut self, body: Vec<PredApp>, constraint: Term, head: Option<PredApp>, leads: Leads) {
        if constraint == self.encoder.coder.pool.ff() {
            return;
        }
        self.encoder.system.clauses.push(Clause { body, constraint, head, span: None });
        let (function, source) = (self.id, self.source);
        let first = source == self.function.entry;
        self.encoder.roles.push(Role { function, source, first, leads });
    }

    /// What is known of a value at the end of the fragment, as it is passed on.
    fn value(&mut self, fragment: &mut Fragment, value: ValueId) -> Term {
        if let Some(known) = fragment.env.get(&value) {
            return known.term();
        }
        self.encoder.coder.live(self.id, self.function, value).term()
    }
    fn params(&mut self, fragment: &mut Fragment) -> Vec<Term> {
        self.function.params.iter().map(|v| self.value(fragment, *v)).collect()
    }
    /// The application that the fragment starts from.
    fn body(&mut self, _: &mut Fragment) -> Vec<PredApp> {
        let coder = &mut self.encoder.coder;
        let Some((pred, values)) = self.plan.points.get(&self.source) else {
            let params = self.function.params.iter();
            let args = params.map(|v| coder.live(self.id, self.function, *v).term()).collect();
            return self.plan.start.map(|pred| PredApp { pred, args }).into_iter().collect();
        };
        let args = values.iter().map(|v| coder.live(self.id, self.function, *v).term()).collect();
        vec![PredApp { pred: *pred, args }]
    }
    /// The application that the fragment leads to, with these values of the block's parameters.
    fn arrival(&mut self, fragment: &mut Fragment, block: BlockId, values: &[Val]) -> PredApp {
        let (pred, args) = &self.plan.points[&block];
        let params = self.function.blocks[block].params.len();
        let before = &args[..args.len() - params];
        let mut args: Vec<Term> = before.iter().map(|v| self.value(fragment, *v)).collect();
        args.extend(values.iter().map(Val::term));
        PredApp { pred: *pred, args }
    }
    /// The clauses for a call: what its return leads to, where the callee starts, and what its failure is.
    fn call(&mut self, fragment: &mut Fragment, body: &[PredApp], call: &CallExit, callee: &Plan) {
        let args: Vec<Term> = call.args.iter().map(Val::term).collect();
        let premises = |pred: PredId, args: Vec<Term>| {
            body.iter().cloned().chain([PredApp { pred, args }]).collect::<Vec<_>>()
        };
        let returns = callee.returns.expect("a function that is called returns");
        let all = args.iter().copied().chain(call.results.iter().map(Val::term)).collect();
        let head = self.arrival(fragment, call.next, &[]);
        let leads = Leads::Through(call.block);
        self.push(premises(returns, all), call.condition, Some(head), leads);
        if let Some(pred) = callee.start {
            let head = PredApp { pred, args: args.clone() };
            self.push(body.to_vec(), call.condition, Some(head), Leads::Into(call.block));
        }
        if let Some(fails) = callee.fails {
            let head = self.failure(fragment);
            self.push(premises(fails, args), call.condition, head, leads);
        }
    }

    /// The clauses for violated checks, or the questions about them. Violations of bounds are a clause of their own, as a violation of the property
    /// answers more.
    fn violations(&mut self, fragment: &mut Fragment, body: Vec<PredApp>) {
        let (failures, bounds) =
            (std::mem::take(&mut fragment.failures), std::mem::take(&mut fragment.bounds));
        if self.encoder.places.is_some() {
            let place = (self.id, self.source);
            let question = |(check, violated)| Question { check, place, body: body.clone(), violated };
            self.encoder.questions.extend(failures.into_iter().chain(bounds).map(question));
            return;
        }
        for failures in [failures, bounds] {
            let failures: Vec<Term> = failures.into_iter().map(|(_, violated)| violated).collect();
            let failures = self.encoder.coder.pool.or(&failures);
            if failures != self.encoder.coder.pool.ff() {
                let head = self.failure(fragment);
                self.push(body.clone(), failures, head, Leads::Out);
            }
        }
    }

    /// What a violation leads to; `None` is `false`.
    fn failure(&mut self, fragment: &mut Fragment) -> Option<PredApp> {
        let pred = self.plan.fails?;
        Some(PredApp { pred, args: self.params(fragment) })
    }
}
