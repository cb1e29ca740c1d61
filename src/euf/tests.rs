//! The parts of the engine on small systems, and the whole engine against exploration.

mod cubes;
mod engine;
mod justify;
mod project;
mod rename;

use super::system::System;
use eufonium_base::{Bits, Stop};
use eufonium_ir::{Input, Property, Sort, StateVar, Term, TermPool, TransSys};
use eufonium_smt::{BvMode, SatResult, Solver, SolverOptions};

/// Three states and two inputs of four bits, a state and an input that are formulas; each state keeps its value.
pub(super) struct Small {
    /// All terms.
    pub pool: TermPool,
    /// The system.
    pub ts: TransSys,
    /// The states of four bits.
    pub x: [Term; 3],
    /// The inputs of four bits.
    pub i: [Term; 2],
    /// The state and the input that are formulas.
    pub flags: [Term; 2],
}

impl Small {
    /// The system without initial states, constraints, guards and properties.
    pub fn new() -> Self {
        let mut pool = TermPool::new();
        let four = pool.bv_sort(4);
        let mut ts = TransSys::default();
        for (name, sort) in [("x", four), ("y", four), ("z", four), ("flag", Sort::BOOL)] {
            let term = pool.constant(name, sort);
            ts.states.push(StateVar { name: name.into(), term, next: term, span: None });
        }
        for (name, sort) in [("i", four), ("j", four), ("choice", Sort::BOOL)] {
            let term = pool.constant(name, sort);
            ts.inputs.push(Input { name: name.into(), term, chooses: None });
        }
        let (states, inputs) = (ts.state_terms(), ts.input_terms());
        Small {
            pool,
            ts,
            x: [states[0], states[1], states[2]],
            i: [inputs[0], inputs[1]],
            flags: [states[3], inputs[2]],
        }
    }

    /// A constant of four bits.
    pub fn value(&mut self, n: u64) -> Term {
        self.pool.bits(Bits::from_u64(n, 4))
    }

    /// The engine's view.
    pub fn system(&mut self) -> System {
        System::new(&mut self.pool, &self.ts)
    }

    /// A sum of two words as it stands.
    pub fn sum(&mut self, a: Term, b: Term) -> Term {
        let template = self.pool.bv_add(&[self.x[0], self.x[1]]);
        self.pool.raw_rebuild(template, &[a, b])
    }

    /// An equality as it stands.
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.pool.raw_eq(a, b)
    }

    /// Its negation.
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let equal = self.pool.raw_eq(a, b);
        self.pool.not(equal)
    }

    /// Makes a property of the formula.
    pub fn never(&mut self, bad: Term) {
        self.ts.properties.push(Property { name: String::new(), bad, span: None });
    }
}

/// A solver without assertions.
pub(super) fn solver(bv_mode: BvMode) -> Solver {
    Solver::new(SolverOptions { bv_mode, ..SolverOptions::default() }, Stop::never())
}

/// Whether the formulas contradict each other.
pub(super) fn refuted(pool: &mut TermPool, bv_mode: BvMode, formulas: &[Term]) -> bool {
    match solver(bv_mode).check(pool, formulas) {
        SatResult::Sat => false,
        SatResult::Unsat => true,
        SatResult::Unknown => panic!("small problems are decided"),
    }
}

/// Whether the formulas imply another.
pub(super) fn implies(pool: &mut TermPool, bv_mode: BvMode, formulas: &[Term], other: Term) -> bool {
    let negation = pool.not(other);
    refuted(pool, bv_mode, &[formulas, &[negation]].concat())
}
