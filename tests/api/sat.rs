//! The SAT engines against truth tables, and where variables are many against another engine that solves from scratch.

use super::{Rng, Target};
use eufonium::base::ids::Id;
use eufonium::base::{Stats, Stop};
use eufonium::smt::SatResult;
use eufonium::smt::sat::{Leaf, Lit, Native, NativeOptions, Restarts, SatSolver, Var, Varisat};
use eufonium::smt::theory::NoTheory;

/// How many variables may live at the same time.
const SLOTS: usize = 80;
/// How many have a truth table, which has a bit for each assignment.
const FEW: usize = 12;
const WORDS: usize = (1 << FEW) / 64;

/// The engine that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Native, with options by this number; 0 for the defaults.
    Native(u64),
    /// The same with a trace.
    Traced(u64),
    Varisat,
}

/// A call. A literal is a slot from 1, negative if negated; a slot that is mentioned has a variable from then on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    Clause(Vec<i32>),
    Phase(i32),
    Demand(i32),
    /// The literal may be made true by the caller while it is open; made only if no clause has its negation.
    Default(i32),
    NoDefault(i32),
    /// The slots are empty afterwards. Made only if the clauses that go say nothing about the other slots.
    Retire(Vec<i32>),
    /// Nothing but searches comes after it.
    Last,
    Solve {
        assumptions: Vec<i32>,
        /// Its limit of counted work.
        units: Option<u64>,
    },
}

/// Calls to an engine.
#[derive(Clone, Debug)]
pub struct Calls {
    pub engine: Engine,
    /// The most that are mentioned.
    pub slots: usize,
    pub calls: Vec<Call>,
}

/// Options that make every rare event frequent.
fn options(seed: u64) -> NativeOptions {
    if seed == 0 {
        return NativeOptions::default();
    }
    let rng = &mut Rng(seed);
    let often = Restarts::Luby { unit: 1 + rng.below(3) as u64 };
    let restarts = [often, Restarts::Glucose { margin: 1.01, least: 1 }, NativeOptions::default().restarts];
    NativeOptions {
        restarts: restarts[rng.below(3)],
        minimize: !rng.one_in(4),
        modes: !rng.one_in(4),
        modes_after: rng.below(4) as u64,
        focused_restarts: often,
        stable_restarts: often,
        rephase: rng.below(4) as u64,
        walk: !rng.one_in(3),
        bump_reasons: rng.one_in(2),
        inprocess_after: 1 + rng.below(3) as u64,
        vivify: !rng.one_in(3),
        subsume: !rng.one_in(3),
        probe: !rng.one_in(3),
        equivalences: !rng.one_in(3),
        eliminate: !rng.one_in(3),
        seed: rng.next() & 3,
        reduce_first: 1 + rng.below(8) as u64,
        reduce_step: 1,
        keep_glue: rng.below(3) as u32,
        phase: rng.one_in(2),
        trace_slack: rng.below(50),
        ..NativeOptions::default()
    }
}

/// Which assignments to the slots satisfy something.
#[derive(Clone, PartialEq, Eq)]
struct Table([u64; WORDS]);

impl Table {
    fn all() -> Table {
        Table([!0; WORDS])
    }
    /// Where a literal holds.
    fn literal(lit: i32) -> Table {
        const LOW: [u64; 6] = [
            0xaaaa_aaaa_aaaa_aaaa,
            0xcccc_cccc_cccc_cccc,
            0xf0f0_f0f0_f0f0_f0f0,
            0xff00_ff00_ff00_ff00,
            0xffff_0000_ffff_0000,
            0xffff_ffff_0000_0000,
        ];
        let slot = lit.unsigned_abs() as usize - 1;
        let word = |n: usize| match LOW.get(slot) {
            Some(low) => *low,
            None => 0u64.wrapping_sub((n >> (slot - 6) & 1) as u64),
        };
        Table(std::array::from_fn(|n| if lit > 0 { word(n) } else { !word(n) }))
    }
    fn and(mut self, other: &Table) -> Table {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        self
    }
    fn clause(lits: &[i32]) -> Table {
        let mut table = [0; WORDS];
        for &lit in lits {
            table.iter_mut().zip(Table::literal(lit).0).for_each(|(a, b)| *a |= b);
        }
        Table(table)
    }
    /// Where it holds for some value of a slot.
    fn without(&self, slot: usize) -> Table {
        let other = |n: usize| match slot {
            0..6 => {
                let (low, shift) = (Table::literal(slot as i32 + 1).0[n], 1 << slot);
                (self.0[n] & low) >> shift | (self.0[n] & !low) << shift
            }
            _ => self.0[n ^ 1 << (slot - 6)],
        };
        Table(std::array::from_fn(|n| self.0[n] | other(n)))
    }
    fn of<'a>(clauses: impl Iterator<Item = &'a (Vec<i32>, u32)>) -> Table {
        clauses.fold(Table::all(), |all, (clause, _)| all.and(&Table::clause(clause)))
    }
    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

enum Solver {
    Native(Box<Native>),
    Varisat(Box<Varisat>),
}

impl Solver {
    fn new(engine: Engine) -> Solver {
        match engine {
            Engine::Native(seed) => Solver::Native(Box::new(Native::new(options(seed)))),
            Engine::Traced(seed) => {
                let mut native = Native::new(options(seed));
                native.enable_trace();
                Solver::Native(Box::new(native))
            }
            Engine::Varisat => Solver::Varisat(Box::new(Varisat::new())),
        }
    }
    fn get(&mut self) -> &mut dyn SatSolver {
        match self {
            Solver::Native(native) => &mut **native,
            Solver::Varisat(varisat) => &mut **varisat,
        }
    }
}

/// The engine beside what is known about it.
struct Run {
    solver: Solver,
    slots: [Option<Var>; SLOTS],
    demanded: [bool; SLOTS],
    defaults: [Option<i32>; SLOTS],
    /// The clauses that count, with the labels that they were given.
    clauses: Vec<(Vec<i32>, u32)>,
    /// Unless there are too many slots.
    table: Option<Table>,
    /// All clauses that were ever given, by label, in variables.
    given: Vec<Vec<Lit>>,
    last: bool,
    answers: Stats,
}

impl Run {
    fn new(engine: Engine, slots: usize) -> Run {
        Run {
            solver: Solver::new(engine),
            slots: [None; SLOTS],
            demanded: [false; SLOTS],
            defaults: [None; SLOTS],
            clauses: Vec::new(),
            table: (slots <= FEW).then(Table::all),
            given: Vec::new(),
            last: false,
            answers: Stats::new(),
        }
    }

    fn lit(&mut self, lit: i32) -> Lit {
        let slot = lit.unsigned_abs() as usize - 1;
        let solver = self.solver.get();
        let var = *self.slots[slot].get_or_insert_with(|| solver.new_var());
        Lit::new(var, lit < 0)
    }

    fn lits(&mut self, lits: &[i32]) -> Vec<Lit> {
        lits.iter().map(|&lit| self.lit(lit)).collect()
    }

    fn default_of(&self, lit: i32) -> Option<i32> {
        self.defaults[lit.unsigned_abs() as usize - 1]
    }

    /// Makes a call if it is legal.
    fn call(&mut self, call: &Call) -> Result<bool, String> {
        if self.last && !matches!(call, Call::Solve { .. }) {
            return Ok(false);
        }
        match call {
            Call::Clause(lits) => {
                if lits.iter().any(|&lit| self.default_of(lit) == Some(-lit)) {
                    return Ok(false);
                }
                let clause = self.lits(lits);
                let label = self.given.len() as u32;
                self.solver.get().add_clause(&clause, label);
                self.given.push(clause);
                self.table = self.table.take().map(|table| table.and(&Table::clause(lits)));
                self.clauses.push((lits.clone(), label));
            }
            Call::Phase(lit) => {
                let lit = self.lit(*lit);
                self.solver.get().set_phase(lit.var(), !lit.is_negated());
            }
            Call::Demand(lit) => {
                let var = self.lit(*lit).var();
                self.solver.get().demand(var);
                self.demanded[lit.unsigned_abs() as usize - 1] = true;
            }
            Call::Default(lit) => {
                let opposed = self.clauses.iter().any(|(clause, _)| clause.contains(&-lit));
                if opposed || self.default_of(*lit).is_some() {
                    return Ok(false);
                }
                let of_solver = self.lit(*lit);
                self.solver.get().set_default(of_solver, true);
                self.defaults[lit.unsigned_abs() as usize - 1] = Some(*lit);
            }
            Call::NoDefault(lit) => {
                let Some(lit) = self.default_of(*lit) else { return Ok(false) };
                let of_solver = self.lit(lit);
                self.solver.get().set_default(of_solver, false);
                self.defaults[lit.unsigned_abs() as usize - 1] = None;
            }
            Call::Retire(slots) => return Ok(self.retire(slots)),
            Call::Last => {
                self.solver.get().set_last();
                self.last = true;
            }
            Call::Solve { assumptions, units } => self.solve(assumptions, *units)?,
        }
        Ok(true)
    }

    fn retire(&mut self, slots: &[i32]) -> bool {
        let slots: Vec<usize> = slots.iter().map(|lit| lit.unsigned_abs() as usize - 1).collect();
        let goes = |clause: &[i32]| clause.iter().any(|l| slots.contains(&(l.unsigned_abs() as usize - 1)));
        if let Some(table) = &mut self.table {
            let left = Table::of(self.clauses.iter().filter(|(clause, _)| !goes(clause)));
            if left != slots.iter().fold(table.clone(), |table, &slot| table.without(slot)) {
                return false;
            }
            *table = left;
        } else {
            // A slot that occurs in one polarity alone says nothing about others.
            let mut left: Vec<&Vec<i32>> = self.clauses.iter().map(|(clause, _)| clause).collect();
            for lit in slots.iter().map(|&slot| slot as i32 + 1) {
                let has = |lit: i32| left.iter().any(|clause| clause.contains(&lit));
                if has(lit) && has(-lit) {
                    return false;
                }
                left.retain(|clause| !clause.contains(&lit) && !clause.contains(&-lit));
            }
        }
        self.clauses.retain(|(clause, _)| !goes(clause));
        let mut vars = Vec::new();
        for slot in slots {
            if let Some(lit) = self.defaults[slot].take() {
                let of_solver = self.lit(lit);
                self.solver.get().set_default(of_solver, false);
            }
            vars.extend(self.slots[slot].take());
            self.demanded[slot] = false;
        }
        self.solver.get().retire(&vars);
        true
    }

    fn solve(&mut self, assumptions: &[i32], units: Option<u64>) -> Result<(), String> {
        let assumptions = if self.last { &[] } else { assumptions };
        let lits = self.lits(assumptions);
        let stop = Stop::with_limits(None, units);
        let answer = self.solver.get().solve(&lits, &mut NoTheory, &stop);
        self.answers.add(answer.word(), 1);
        if let Solver::Native(native) = &self.solver {
            native.check_invariants();
        }
        if answer == SatResult::Unknown && units.is_some() {
            return Ok(());
        }
        let satisfiable = self.is_satisfiable(assumptions);
        match answer {
            SatResult::Sat if satisfiable => self.check_model(assumptions),
            SatResult::Unsat if !satisfiable => {
                let failed = self.solver.get().failed_assumptions().to_vec();
                let names: Option<Vec<i32>> = failed
                    .iter()
                    .map(|f| lits.iter().position(|l| l == f).map(|at| assumptions[at]))
                    .collect();
                let Some(names) = names else { return Err(format!("{failed:?} are no assumptions")) };
                if self.is_satisfiable(&names) {
                    return Err(format!("the failed assumptions {names:?} can be satisfied"));
                }
                self.check_leaves(&failed)
            }
            answer => Err(format!("{answer:?}, but satisfiable: {satisfiable}")),
        }
    }

    /// Whether an assignment satisfies the clauses with these literals.
    fn is_satisfiable(&self, lits: &[i32]) -> bool {
        if let Some(table) = &self.table {
            return !lits
                .iter()
                .fold(table.clone(), |table, &lit| table.and(&Table::literal(lit)))
                .is_empty();
        }
        let mut reference: Box<dyn SatSolver> = match self.solver {
            Solver::Native(_) => Box::new(Varisat::new()),
            Solver::Varisat(_) => Box::new(Native::new(NativeOptions::default())),
        };
        (0..SLOTS).for_each(|_| {
            reference.new_var();
        });
        let lit = |&lit: &i32| Lit::new(Var::from_usize(lit.unsigned_abs() as usize - 1), lit < 0);
        let units = lits.iter().map(std::slice::from_ref);
        for clause in self.clauses.iter().map(|(clause, _)| &clause[..]).chain(units) {
            reference.add_clause(&clause.iter().map(lit).collect::<Vec<_>>(), 0);
        }
        reference.solve(&[], &mut NoTheory, &Stop::never()) == SatResult::Sat
    }

    fn check_model(&mut self, assumptions: &[i32]) -> Result<(), String> {
        let slots = self.slots;
        let solver = self.solver.get();
        let value = |lit: i32| {
            let value = solver.value(slots[lit.unsigned_abs() as usize - 1]?)?;
            Some(value == (lit > 0))
        };
        for &lit in assumptions {
            if value(lit) == Some(false) {
                return Err(format!("the assumption {lit} is false in the model"));
            }
        }
        for (clause, _) in &self.clauses {
            let holds = |&lit: &i32| {
                let may = self.defaults[lit.unsigned_abs() as usize - 1] == Some(lit);
                value(lit).unwrap_or(may) || clause.contains(&-lit)
            };
            if !clause.iter().any(holds) {
                return Err(format!("the clause {clause:?} is not satisfied by the model"));
            }
        }
        for (slot, demanded) in self.demanded.iter().enumerate() {
            let name = slot as i32 + 1;
            if *demanded && self.slots[slot].is_some() && value(name).is_none() {
                return Err(format!("the demanded variable {name} has no value"));
            }
        }
        Ok(())
    }

    /// The leaves of the refutation are clauses that were given, and cannot be satisfied with the failed assumptions.
    fn check_leaves(&mut self, failed: &[Lit]) -> Result<(), String> {
        let Some(leaves) = self.solver.get().refutation() else { return Ok(()) };
        let mut checker = Varisat::new();
        let vars = self.given.iter().flatten().chain(failed).map(|l| l.var().index() + 1).max().unwrap_or(0);
        while checker.num_vars() < vars {
            checker.new_var();
        }
        for leaf in &leaves {
            let Leaf::Input { label, .. } = leaf else { return Err("a lemma without a theory".into()) };
            checker.add_clause(&self.given[*label as usize], 0);
        }
        failed.iter().for_each(|&lit| checker.add_clause(&[lit], 0));
        match checker.solve(&[], &mut NoTheory, &Stop::never()) {
            SatResult::Unsat => Ok(()),
            _ => Err("the leaves of the refutation can be satisfied".into()),
        }
    }
}

fn random_lit(rng: &mut Rng, slots: usize) -> i32 {
    let slot = 1 + rng.below(slots) as i32;
    if rng.one_in(2) { -slot } else { slot }
}

fn random_lits(rng: &mut Rng, slots: usize, most: usize) -> Vec<i32> {
    (0..rng.below(most + 1)).map(|_| random_lit(rng, slots)).collect()
}

fn random_call(rng: &mut Rng, slots: usize, units: bool) -> Call {
    match rng.below(100) {
        0..70 => {
            let length = [1, 2, 2, 3, 3, 3, 3, 4, 5][rng.below(9)];
            Call::Clause((0..length).map(|_| random_lit(rng, slots)).collect())
        }
        70..73 => Call::Phase(random_lit(rng, slots)),
        73..75 => Call::Demand(random_lit(rng, slots)),
        75..77 => Call::Default(random_lit(rng, slots)),
        77 => Call::NoDefault(random_lit(rng, slots)),
        78..82 => Call::Retire((0..1 + rng.below(2)).map(|_| random_lit(rng, slots)).collect()),
        82 if rng.one_in(6) => Call::Last,
        _ => Call::Solve {
            assumptions: random_lits(rng, slots, 4),
            units: (units && rng.one_in(3)).then(|| rng.below(6) as u64),
        },
    }
}

/// Clauses that belong together: what techniques look for.
fn random_group(rng: &mut Rng, slots: usize, calls: &mut Vec<Call>) {
    let [a, b, c] = [(); 3].map(|()| random_lit(rng, slots));
    let mut clause = |lits: &[i32]| calls.push(Call::Clause(lits.to_vec()));
    match rng.below(6) {
        // `a` is a conjunction, an exclusive or, a choice.
        0 => [vec![-a, b], vec![-a, c], vec![a, -b, -c]].iter().for_each(|lits| clause(lits)),
        1 => [[-a, b, c], [-a, -b, -c], [a, -b, c], [a, b, -c]].iter().for_each(|lits| clause(lits)),
        2 => {
            let d = random_lit(rng, slots);
            [[-a, -b, c], [-a, b, d], [a, -b, -c], [a, b, -d]].iter().for_each(|lits| clause(lits));
        }
        // They are equal.
        3 => [[-a, b], [-b, c], [-c, a]].iter().for_each(|lits| clause(lits)),
        // Clauses that are almost the same.
        4 => {
            let d = random_lit(rng, slots);
            [vec![a, b, c], vec![a, b, -c, d], vec![a, b, c, d]].iter().for_each(|lits| clause(lits));
        }
        _ => (0..6).for_each(|_| {
            clause(&[random_lit(rng, slots), random_lit(rng, slots), random_lit(rng, slots)]);
        }),
    }
}

impl Target for Calls {
    fn random(rng: &mut Rng) -> Self {
        let options = if rng.one_in(6) { 0 } else { rng.next() | 1 };
        let engine = match rng.below(8) {
            0 => Engine::Varisat,
            1 | 2 => Engine::Traced(options),
            _ => Engine::Native(options),
        };
        let units = rng.one_in(3);
        let slots = if rng.one_in(2) { 2 + rng.below(FEW - 1) } else { FEW + 1 + rng.below(SLOTS - FEW) };
        let mut calls = Vec::new();
        if slots <= FEW && rng.one_in(2) {
            calls.extend((0..1 + rng.below(90)).map(|_| random_call(rng, slots, units)));
        }
        // Formulas near the threshold, and what is asked on the way there.
        let clauses = slots * 2 + rng.below(slots * 5 / 2);
        let groups = [3, 8, 20, 1000][rng.below(4)];
        let asked = 2 + rng.below(clauses);
        while calls.len() < clauses {
            if rng.one_in(groups) {
                random_group(rng, slots, &mut calls);
            } else {
                calls.push(Call::Clause((0..3).map(|_| random_lit(rng, slots)).collect()));
            }
            if rng.one_in(asked) {
                calls.extend((0..1 + rng.below(4)).map(|_| random_call(rng, slots, units)));
            }
        }
        if rng.one_in(2) {
            calls.push(Call::Last);
        }
        let assumptions = random_lits(rng, slots, 3);
        calls.push(Call::Solve { assumptions, units: None });
        calls.push(Call::Solve { assumptions: vec![], units: None });
        Calls { engine, slots, calls }
    }

    fn run(&self, figures: &mut Stats) -> Result<usize, String> {
        let mut run = Run::new(self.engine, self.slots);
        let mut made = 0;
        for call in &self.calls {
            made += usize::from(run.call(call)?);
        }
        figures.absorb("", &run.solver.get().stats());
        figures.absorb("answers.", &run.answers);
        Ok(made)
    }

    fn len(&self) -> usize {
        self.calls.len()
    }

    fn without(&self, range: std::ops::Range<usize>) -> Self {
        let mut calls = self.calls.clone();
        calls.drain(range);
        Calls { calls, ..*self }
    }

    fn simpler(&self) -> Vec<Self> {
        let mut all = Vec::new();
        for (at, call) in self.calls.iter().enumerate() {
            let mut with = |call: Call| {
                let mut calls = self.calls.clone();
                calls[at] = call;
                all.push(Calls { calls, ..*self });
            };
            let shorter = |lits: &[i32]| -> Vec<Vec<i32>> {
                let without = |at: usize| [&lits[..at], &lits[at + 1..]].concat();
                (0..lits.len()).map(without).collect()
            };
            match call {
                Call::Clause(lits) if lits.len() > 1 => {
                    shorter(lits).into_iter().for_each(|lits| with(Call::Clause(lits)));
                }
                Call::Retire(slots) if slots.len() > 1 => {
                    shorter(slots).into_iter().for_each(|slots| with(Call::Retire(slots)));
                }
                Call::Solve { assumptions, units } => {
                    for assumptions in shorter(assumptions) {
                        with(Call::Solve { assumptions, units: *units });
                    }
                    if units.is_some() {
                        with(Call::Solve { assumptions: assumptions.clone(), units: None });
                    }
                }
                _ => {}
            }
        }
        all
    }

    fn as_test(&self) -> String {
        let calls: Vec<String> = self.calls.iter().map(|call| format!("    {call:?},")).collect();
        let calls = calls.join("\n").replace("[", "vec![");
        format!("sat({:?}, {}, vec![\n{calls}\n]);", self.engine, self.slots)
    }
}
