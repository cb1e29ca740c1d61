//! Options that can change which answer is found. Options that only change what is shown belong to `cli`.

/// How to solve a clause system or a transition system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// The engine's name, one of [`super::engines()`]. Default: `auto`, the default engine for the kind of problem.
    pub engine: String,
    /// Transform the system before it is solved. Default: yes.
    pub preprocess: bool,
    /// Give facts found by abstract interpretation to the engines for clauses that can use them. Default: yes.
    pub facts: bool,
    /// Check the evidence against the original system. Default: yes; without, an answer is only a claim.
    pub check: bool,
    /// Whether only interpretations that make each clause valid by itself are an answer for clauses, and none that are inductive over
    /// several steps. Default: no.
    pub one_step: bool,
    /// How many members of a portfolio work at the same time, at least 1. Default: 1, as more cost memory, and only one gives the
    /// same figures in every run.
    pub jobs: usize,
    /// Seed of all random choices. Default: 0.
    pub seed: u64,
}

impl Default for EngineOptions {
    fn default() -> Self {
        EngineOptions {
            engine: "auto".to_owned(),
            preprocess: true,
            facts: true,
            check: true,
            one_step: false,
            jobs: 1,
            seed: 0,
        }
    }
}
