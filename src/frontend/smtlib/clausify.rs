//! Formulas to Horn clauses.
//!
//! A formula is read as a disjunction of signed parts that grows until only a head, applications in the body and a
//! constraint are left; where a part is a conjunction the clause splits. Every step is an equivalence, so the clauses
//! are what the formula says or the formula is refused: two predicates in a head, a quantifier that cannot be moved to
//! the front, a predicate inside a term. A disjunction in a body that would multiply the clauses too often becomes an
//! auxiliary predicate over its free variables, which keeps satisfiability, both ways, and the meaning of all others.
//!
//! Constants that the script declares, functions, division by what may be 0 and declared sorts are existential outside
//! of the clauses, which a clause system cannot say: they are refused as unsupported.
//!
//! Each clause gets constants of its own. The order of clauses is that of the formula.

use eufonium_base::{HashMap, HashSet, InputError, Span};
use eufonium_ir::pool::ByZero;
use eufonium_ir::{
    ChcSystem, Clause, FuncId, Op, PredApp, PredId, Sort, SortKind, Subst, Term, TermPool, visit,
};

/// How many clauses the disjunctions of a body may make of one before they become predicates.
const FUEL: usize = 32;

/// What a term contains; a term without flags is a plain constraint.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Flags {
    /// A predicate or a quantifier.
    impure: bool,
    /// A predicate that is positive where the term is.
    positive: bool,
    /// A predicate that is positive where the term is negated.
    negative: bool,
}

/// A part of a clause: a formula and whether it stands as it is or negated.
type Part = (Term, bool);

/// A clause in the making: the disjunction of all that is in it.
#[derive(Clone, Default)]
struct Draft {
    todo: Vec<Part>,
    /// Conjunctions of disjunctions: one alternative of each goes into each clause.
    splits: Vec<Vec<Vec<Part>>>,
    head: Option<PredApp>,
    body: Vec<PredApp>,
    /// The body's constraint as conjuncts.
    constraint: Vec<Term>,
    fuel: usize,
}

/// Collects the clauses of formulas.
#[derive(Debug, Default)]
pub struct Clausifier {
    /// The predicates and clauses so far, auxiliary ones among them.
    system: ChcSystem,
    preds: HashMap<FuncId, PredId>,
    foreign: HashSet<FuncId>,
    /// Constants that stand in a clause.
    used: HashSet<Term>,
    /// The auxiliary predicates.
    auxiliary: HashSet<PredId>,
    /// The number in the name of the last auxiliary predicate.
    last_name: usize,
}

/// Where terms of a formula stand in the text.
pub struct Places<'a> {
    /// The whole formula.
    pub whole: Span,
    /// A part, if known.
    pub part: &'a dyn Fn(Term) -> Option<Span>,
}

impl Places<'_> {
    fn of(&self, t: Term) -> Span {
        (self.part)(t).unwrap_or(self.whole)
    }
    fn unsupported<T>(&self, t: Term, message: impl Into<String>) -> Result<T, InputError> {
        Err(InputError::unsupported(self.of(t), message))
    }
}

/// The analysis and the text of the formula that is being converted.
struct Formula<'a> {
    flags: HashMap<Term, Flags>,
    places: &'a Places<'a>,
}

impl Formula<'_> {
    fn flags(&self, t: Term) -> Flags {
        self.flags.get(&t).copied().unwrap_or_default()
    }
    fn is_pure(&self, t: Term) -> bool {
        !self.flags(t).impure
    }
    /// Whether no alternative of a split can give a head.
    fn is_body_only(&self, split: &[Vec<Part>]) -> bool {
        split.iter().flatten().all(|&(t, positive)| {
            let flags = self.flags(t);
            !(if positive { flags.positive } else { flags.negative })
        })
    }
}

impl Clausifier {
    /// Makes a declared function known: a predicate if its result is Boolean.
    pub fn declare(&mut self, pool: &mut TermPool, f: FuncId, span: Span) -> Result<(), InputError> {
        if !pool.func(f).result.is_bool() {
            self.foreign.insert(f);
            return Ok(());
        }
        let sorts = pool.func(f).params.clone();
        if sorts.iter().any(|s| matches!(pool.sort_kind(*s), SortKind::Uninterpreted(_))) {
            return Err(InputError::unsupported(span, "unsupported: a predicate over a declared sort"));
        }
        let pred = self.system.declare_func(pool, f);
        self.preds.insert(f, pred);
        Ok(())
    }

    /// The predicate of a function, if it is one.
    pub fn pred(&self, f: FuncId) -> Option<PredId> {
        self.preds.get(&f).copied()
    }

    /// Adds the clauses of a formula that is closed over its free constants.
    pub fn add(&mut self, pool: &mut TermPool, formula: Term, places: &Places<'_>) -> Result<(), InputError> {
        let flags = self.analyse(pool, formula, places)?;
        let formula_of = Formula { flags, places };
        let draft = Draft { todo: vec![(formula, true)], fuel: FUEL, ..Draft::default() };
        let mut drafts = vec![draft];
        while let Some(mut draft) = drafts.pop() {
            self.settle(pool, &mut draft, &formula_of)?;
            if draft.constraint.contains(&pool.ff()) {
                continue;
            }
            match draft.splits.pop() {
                None => self.emit(pool, draft, places.whole),
                Some(split) => self.split(pool, draft, split, &formula_of, &mut drafts),
            }
        }
        Ok(())
    }

    /// The clauses, with the auxiliary predicates behind the declared ones.
    pub fn finish(mut self) -> ChcSystem {
        if self.auxiliary.is_empty() {
            return self.system;
        }
        let (auxiliary, declared): (Vec<PredId>, Vec<PredId>) =
            self.system.preds.keys().partition(|p| self.auxiliary.contains(p));
        let order = || declared.iter().chain(&auxiliary);
        let place: HashMap<PredId, PredId> = order().copied().zip(self.system.preds.keys()).collect();
        self.system.preds = order().map(|p| self.system.preds[*p].clone()).collect();
        for clause in &mut self.system.clauses {
            for app in clause.body.iter_mut().chain(&mut clause.head) {
                app.pred = place[&app.pred];
            }
        }
        self.system
    }

    /// Finds what each subterm contains, and refuses what no clause can say.
    fn analyse(
        &self,
        pool: &TermPool,
        formula: Term,
        places: &Places<'_>,
    ) -> Result<HashMap<Term, Flags>, InputError> {
        let mut flags: HashMap<Term, Flags> = HashMap::default();
        for t in visit::postorder(pool, &[formula]) {
            let mut all = Flags::default();
            for f in pool.args(t).iter().filter_map(|a| flags.get(a)) {
                all.impure = true;
                all.positive |= f.positive;
                all.negative |= f.negative;
            }
            let both = all.positive || all.negative;
            match pool.op(t) {
                Op::Not => all = Flags { positive: all.negative, negative: all.positive, ..all },
                Op::Ite | Op::Eq => all = Flags { positive: both, negative: both, ..all },
                Op::Forall | Op::Exists => all.impure = true,
                Op::App(f) if self.preds.contains_key(&f) => {
                    all = Flags { impure: true, positive: true, negative: both };
                }
                Op::App(f) => self.refuse_function(pool, t, f, places)?,
                Op::Div | Op::IDiv | Op::Mod if pool.as_num(pool.arg(t, 1)).is_none() => {
                    return places.unsupported(t, "unsupported in Horn clauses: division by a term");
                }
                _ => {}
            }
            if all.impure {
                flags.insert(t, all);
            }
        }
        Ok(flags)
    }

    fn refuse_function(
        &self,
        pool: &TermPool,
        t: Term,
        f: FuncId,
        places: &Places<'_>,
    ) -> Result<(), InputError> {
        let name = &pool.func(f).name;
        if self.foreign.contains(&f) {
            let what = if pool.args(t).is_empty() { "free constant" } else { "function" };
            return places.unsupported(t, format!("unsupported in Horn clauses: the {what} `{name}`"));
        }
        let divisions = [ByZero::Div, ByZero::IDiv, ByZero::Mod];
        if divisions.iter().any(|z| pool.by_zero_if_used(*z) == Some(f)) {
            return places.unsupported(t, "unsupported in Horn clauses: division by 0");
        }
        if matches!(pool.sort_kind(pool.sort(t)), SortKind::Uninterpreted(_)) {
            return places
                .unsupported(t, format!("unsupported in Horn clauses: the declared sort of `{name}`"));
        }
        Ok(())
    }

    /// Moves all of a draft's parts to where they belong.
    fn settle(
        &self,
        pool: &mut TermPool,
        draft: &mut Draft,
        formula: &Formula<'_>,
    ) -> Result<(), InputError> {
        let mut seen: HashSet<Part> = HashSet::default();
        draft.todo.reverse();
        while let Some(part @ (t, positive)) = draft.todo.pop() {
            if !seen.insert(part) {
                continue;
            }
            if formula.is_pure(t) {
                draft.constraint.push(if positive { pool.not(t) } else { t });
                continue;
            }
            let args = pool.args(t);
            match (pool.op(t), positive) {
                (Op::Not, _) => draft.todo.push((args[0], !positive)),
                (Op::Or, true) | (Op::And, false) => {
                    // Atoms have ids in the order of the text, their negations have not.
                    let mut parts = args.to_vec();
                    parts.sort_unstable_by_key(|a| std::cmp::Reverse(pool.strip_not(*a)));
                    draft.todo.extend(parts.into_iter().map(|a| (a, positive)));
                }
                (Op::And, true) | (Op::Or, false) => draft.splits.push(junction(pool, part, formula)),
                (Op::Forall, true) | (Op::Exists, false) => {
                    draft.todo.push((*args.last().expect("a quantifier has a body"), positive));
                }
                (Op::Forall, false) => {
                    return formula.places.unsupported(t, "unsupported: a universal quantifier in a body");
                }
                (Op::Exists, true) => {
                    return formula.places.unsupported(t, "unsupported: an existential quantifier in a head");
                }
                (Op::Ite, _) if pool.sort(t).is_bool() => draft.splits.push(vec![
                    vec![(args[0], false), (args[1], positive)],
                    vec![(args[0], true), (args[2], positive)],
                ]),
                (Op::Eq, _) if pool.sort(args[0]).is_bool() => draft.splits.push(vec![
                    vec![(args[0], !positive), (args[1], true)],
                    vec![(args[0], positive), (args[1], false)],
                ]),
                (Op::App(f), _) => self.application(pool, draft, f, part, formula)?,
                _ => return formula.places.unsupported(t, "unsupported: a predicate inside a term"),
            }
        }
        Ok(())
    }

    fn application(
        &self,
        pool: &TermPool,
        draft: &mut Draft,
        f: FuncId,
        (t, positive): Part,
        formula: &Formula<'_>,
    ) -> Result<(), InputError> {
        if let Some(bad) = pool.args(t).iter().find(|a| !formula.is_pure(**a)) {
            return formula
                .places
                .unsupported(*bad, "unsupported: a predicate or quantifier inside an argument");
        }
        let Some(pred) = self.pred(f) else {
            return formula.places.unsupported(t, "unsupported: a predicate inside a term");
        };
        let app = PredApp { pred, args: pool.args(t).to_vec() };
        if !positive {
            draft.body.push(app);
        } else if let Some(head) = draft.head.replace(app.clone())
            && head != app
        {
            let (one, two) = (&self.system.preds[head.pred].name, &self.system.preds[pred].name);
            return Err(InputError::malformed(
                formula.places.of(t),
                format!("not a Horn clause: its head would be `{one}` or `{two}`"),
            ));
        }
        Ok(())
    }

    /// Makes a draft for each alternative, or one with an auxiliary predicate.
    fn split(
        &mut self,
        pool: &mut TermPool,
        mut draft: Draft,
        split: Vec<Vec<Part>>,
        formula: &Formula<'_>,
        drafts: &mut Vec<Draft>,
    ) {
        if split.len() > 1 && formula.is_body_only(&split) {
            let others = draft.splits.iter().filter(|s| formula.is_body_only(s));
            let product = others.fold(split.len(), |n, s| n.saturating_mul(s.len()));
            // One disjunction, be it long, costs no more than its size; only products blow up.
            let alone = product == split.len() && draft.fuel == FUEL;
            if product > draft.fuel && !alone {
                let app = self.auxiliary(pool, &split);
                drafts.extend(split.into_iter().rev().map(|todo| Draft {
                    todo,
                    head: Some(app.clone()),
                    fuel: FUEL,
                    ..Draft::default()
                }));
                draft.body.push(app);
                drafts.push(draft);
                return;
            }
            draft.fuel = (draft.fuel / split.len()).max(1);
        }
        for alternative in split.into_iter().rev() {
            drafts.push(Draft { todo: alternative, ..draft.clone() });
        }
    }

    /// A new predicate over the variables of a disjunction in a body.
    fn auxiliary(&mut self, pool: &mut TermPool, split: &[Vec<Part>]) -> PredApp {
        let roots: Vec<Term> = split.iter().flatten().map(|(t, _)| *t).collect();
        let bound: HashSet<Term> = roots.iter().flat_map(|t| super::terms::binders(pool, *t)).collect();
        let is_pred = |t: &Term| pool.as_app(*t).is_some_and(|f| self.preds.contains_key(&f));
        let args: Vec<Term> = visit::constants(pool, &roots)
            .into_iter()
            .filter(|t| !bound.contains(t) && !is_pred(t))
            .collect();
        let sorts: Vec<Sort> = args.iter().map(|t| pool.sort(*t)).collect();
        let name = loop {
            self.last_name += 1;
            let name = format!("or!{}", self.last_name);
            if self.system.preds.values().all(|p| p.name != name) {
                break name;
            }
        };
        let pred = self.system.declare(pool, &name, &sorts);
        self.preds.insert(self.system.preds[pred].func, pred);
        self.auxiliary.insert(pred);
        PredApp { pred, args }
    }

    /// Adds a finished clause, with constants of its own.
    fn emit(&mut self, pool: &mut TermPool, draft: Draft, span: Span) {
        let constraint = pool.and(&draft.constraint);
        if constraint == pool.ff() {
            return;
        }
        let mut clause = Clause { body: draft.body, constraint, head: draft.head, span: Some(span) };
        let vars = clause.vars(pool);
        if vars.iter().any(|v| self.used.contains(v)) {
            let mut subst = Subst::new();
            for &v in &vars {
                if self.used.contains(&v) {
                    let fresh = super::terms::renamed(pool, v);
                    self.used.insert(fresh);
                    subst.insert(v, fresh);
                }
            }
            clause.constraint = subst.apply(pool, clause.constraint);
            for app in clause.body.iter_mut().chain(&mut clause.head) {
                app.args = subst.apply_all(pool, &app.args);
            }
        }
        self.used.extend(vars);
        self.system.clauses.push(clause);
    }
}

/// The alternatives of a conjunction. Those without predicates stay together.
fn junction(pool: &mut TermPool, (t, positive): Part, formula: &Formula<'_>) -> Vec<Vec<Part>> {
    let args = pool.args(t).to_vec();
    let (pure, impure): (Vec<Term>, Vec<Term>) = args.into_iter().partition(|a| formula.is_pure(*a));
    let mut alternatives: Vec<Vec<Part>> = impure.into_iter().map(|t| vec![(t, positive)]).collect();
    if !pure.is_empty() {
        let joined = if positive { pool.and(&pure) } else { pool.or(&pure) };
        alternatives.push(vec![(joined, positive)]);
    }
    alternatives
}
