//! Options of the Spacer engine.

/// In which order the premises of a rule with several of them are turned into obligations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PremiseOrder {
    /// As in the clause.
    #[default]
    Forward,
    /// The last one first.
    Backward,
    /// By a pseudo-random choice that depends on the seed.
    Random,
}

/// Options of [`Spacer`](super::Spacer). None of them changes what may be answered, only what is found and how fast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpacerOptions {
    /// Seed of all random choices. Default: 0.
    pub seed: u64,
    /// Give up after this bound on the height of derivations. Default: none.
    pub max_bound: Option<u32>,
    /// Only search for derivations: lemmas are not pushed, so recursive systems are never found safe. Default: no.
    pub bounded: bool,
    /// Which premise becomes an obligation first. Default: [`PremiseOrder::Forward`].
    pub premise_order: PremiseOrder,
    /// Keep blocked obligations for the next level instead of forgetting them. Default: no.
    pub push_pobs: bool,
    /// Drop literals of a lemma while it stays inductive relative to its frame. Default: yes.
    pub inductive: bool,
    /// The most relative-induction checks spent on one lemma. Default: 60.
    pub drop_budget: u32,
    /// Weaken the bounds of a lemma to other constants of the problem while it stays inductive. Default: yes.
    pub expand_bounds: bool,
    /// Weaken equations of bit-vectors with constants to bounds or bits. Default: yes.
    pub words: bool,
    /// Replace lemmas that differ only in numbers by a relation that contains all of them. Default: yes.
    pub relate: bool,
    /// Rebuild a predicate's solver after this many checks, to shed what it no longer needs. Default: 3000.
    pub rebuild_after: u64,
}

impl Default for SpacerOptions {
    fn default() -> Self {
        SpacerOptions {
            seed: 0,
            max_bound: None,
            bounded: false,
            premise_order: PremiseOrder::Forward,
            push_pobs: false,
            inductive: true,
            drop_budget: 60,
            expand_bounds: true,
            words: true,
            relate: true,
            rebuild_after: 3000,
        }
    }
}
