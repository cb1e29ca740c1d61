//! Sequential circuits of single bits, as AIGER has them.
//!
//! Biere, Heljanko and Wieringa, "AIGER 1.9 and beyond" (technical report 11/2, FMV, JKU Linz, 2011).

/// A variable, or its negation: twice its number, plus one for the negation. Variable 0 is false; inputs follow, then latches,
/// then gates, each in their order.
pub type Literal = u32;

/// One bit of state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latch {
    /// A name for people; may be empty.
    pub name: String,
    /// Its value in the first state; `None` for any.
    pub reset: Option<bool>,
    /// Its value after a step.
    pub next: Literal,
}

/// A circuit: conjunctions of two literals over inputs and latches.
///
/// Invariant: the parts of a gate have numbers below its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circuit {
    /// The names of the inputs, for people; may be empty.
    pub inputs: Vec<String>,
    /// The latches.
    pub latches: Vec<Latch>,
    /// The parts of each conjunction.
    pub gates: Vec<[Literal; 2]>,
    /// The properties: a name, which may be empty, and what is true where it is violated.
    pub bad: Vec<(String, Literal)>,
    /// What holds in every state that is looked at.
    pub constraints: Vec<Literal>,
}

impl Circuit {
    /// The number of variables, the constant not counted.
    pub fn num_variables(&self) -> usize {
        self.inputs.len() + self.latches.len() + self.gates.len()
    }

    /// Checks the invariant, and that all literals are there.
    ///
    /// # Panics
    /// If they are not.
    pub fn check_invariants(&self) {
        let gates = self.inputs.len() + self.latches.len() + 1;
        for (i, parts) in self.gates.iter().enumerate() {
            assert!(parts.iter().all(|&l| ((l >> 1) as usize) < gates + i), "gate {i} stands on a later one");
        }
        let mut used = self.latches.iter().map(|latch| latch.next);
        let variables = self.num_variables();
        let there = |l: Literal| (l >> 1) as usize <= variables;
        assert!(used.all(there) && self.bad.iter().all(|(_, l)| there(*l)));
        assert!(self.constraints.iter().all(|&l| there(l)));
    }
}
