//! Options of the engine.

use eufonium_smt::Words;

/// How EUFORIA works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EufOptions {
    /// Seed of all random choices. Default: 0.
    pub seed: u64,
    /// How much of the operators is abstracted: [`Words::Opaque`] for all of them, [`Words::OpaqueOperators`] for products,
    /// quotients and shifts alone. Default: all.
    pub words: Words,
    /// Refute by schemas of valid lemmas before ground lemmas are learned. Default: yes.
    pub schemas: bool,
    /// How many counterexamples to generalisation are blocked for one literal that is tried. Default: 3.
    pub ctgs: usize,
}

impl Default for EufOptions {
    fn default() -> Self {
        EufOptions { seed: 0, words: Words::Opaque, schemas: true, ctgs: 3 }
    }
}
