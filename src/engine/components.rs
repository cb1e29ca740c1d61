//! The options of the components that solve clauses and transition systems, and of what stands around them: portfolios, facts.
//!
//! A component's options are declared beside its code (`eufonium_base::options!`); here they are only gathered. They go the way of all options, through
//! [`EngineOptions`](super::EngineOptions) to those who make the component: nothing here is global.

use super::EngineName;
use super::encodings::ENCODINGS;
use eufonium_absint::AnalysisOptions;
use eufonium_base::options::OptionValue;
use eufonium_euf::EufOptions;
use eufonium_pdkind::PdkindOptions;
use eufonium_pdr::PdrOptions;
use eufonium_smt::SolverOptions;
use eufonium_spacer::SpacerOptions;
use eufonium_tpa::TpaOptions;
use eufonium_transform::PreprocessOptions;
use eufonium_unroll::{BmcOptions, KindOptions, UnrollOptions};

/// The member that makes runs with random choices.
pub(super) const RUNS: &str = "runs";

/// The member that proves checks one by one.
pub(super) const PARTS: &str = "parts";

/// The member that looks for violations among the runs without an invalid access, where a run with one was found.
pub(super) const VALID: &str = "valid";

eufonium_base::options! {
    /// How the members of a portfolio take turns.
    #[derive(Clone, Debug, PartialEq)]
    pub struct PortfolioOptions {
        /// Members that are left out.
        pub without: Members = Members::default(),
        /// Members that are the only ones, if any are named.
        pub only: Members = Members::default(),
        /// By how many rounds slices grow; each one doubles them.
        pub growing: u32 = 3,
    }
}

eufonium_base::options! {
    /// How much may be spent on facts from abstract interpretation that help an engine.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct FactsOptions {
        /// Counted work of the analysis.
        pub analysis: u64 = 64_000,
        /// Counted work of the analysis of a program from block to block; 0 for none.
        pub blocks: u64 = 400_000,
        /// Counted work of questions about elements that loops do not go beyond; 0 for none.
        pub sentinels: u64 = 100_000,
        /// Counted work of questions about where in tables objects are; 0 for none.
        pub holders: u64 = 1_000_000,
        /// Counted work of all questions to the solver that confirm facts.
        pub confirmation: u64 = 200_000,
        /// Counted work of one question.
        pub question: u64 = 50_000,
        /// Each part takes at most the remaining time divided by this.
        pub share: u32 = 20,
        /// Analyse clauses split by phases too.
        pub phases: bool = true,
        /// Which clauses are analysed split by the order of what they equate too.
        pub orders: Orders = Orders::Elements,
        /// Counted work of the analysis by cheap domains of clauses that are split by the order of what they equate, where that by all domains does not suffice.
        pub ordered: u64 = 1_500_000,
        /// Look at the first round of a loop by itself.
        pub rounds: bool = false,
        /// Counted work of the search for equations with products of integers; 0 for none.
        pub products: u64 = 400_000,
        /// Look also for what leads to a violation among the facts, as `absint.backward` says.
        pub backward: bool = false,
        /// Take arguments away that the facts determine by the others.
        pub drop_determined: bool = true,
    }
}

/// Which clauses are analysed split by the order of what they equate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orders {
    /// None.
    Never,
    /// Those in which arrays are seen at some elements.
    Elements,
    /// All.
    Always,
}

eufonium_base::option_names! { Orders { Never = "never", Elements = "elements", Always = "always" } }

/// The options of the components that solve clauses and transition systems.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Components {
    /// The solver of the engines, with its propositional search and its arithmetic.
    pub smt: SolverOptions,
    /// Spacer.
    pub spacer: SpacerOptions,
    /// EUFORIA.
    pub euf: EufOptions,
    /// IC3 on bits.
    pub pdr: PdrOptions,
    /// The unfolding of derivations.
    pub unroll: UnrollOptions,
    /// Bounded model checking of transition systems.
    pub bmc: BmcOptions,
    /// Induction over several steps.
    pub kind: KindOptions,
    /// Transition power abstraction.
    pub tpa: TpaOptions,
    /// IC3 with induction over several steps.
    pub pdkind: PdkindOptions,
    /// Abstract interpretation.
    pub absint: AnalysisOptions,
    /// Facts in front of an engine.
    pub facts: FactsOptions,
    /// Transformations of clauses.
    pub clauses: PreprocessOptions,
    /// Portfolios.
    pub portfolio: PortfolioOptions,
}

impl PortfolioOptions {
    /// Whether an engine on an encoding, if it works on one of several, is to be a member.
    pub(super) fn admits(&self, encoding: Option<&str>, engine: &str) -> bool {
        let is_among = |members: &Members| members.has(encoding, engine);
        !is_among(&self.without) && (self.only.0.is_empty() || is_among(&self.only))
    }
}

/// Members of a portfolio by the names of their engines, or of one encoding of programs and an engine (`bv.kind`), as statistics name
/// them; `runs` are the runs of a program with random choices, `parts` the proofs of its checks one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members(Vec<String>);

impl Members {
    /// Adds one.
    pub(super) fn add(&mut self, name: &str) {
        self.0.push(name.to_owned());
    }

    fn has(&self, encoding: Option<&str>, engine: &str) -> bool {
        self.0.iter().any(|name| match name.split_once('.') {
            Some((of, name)) => name == engine && Some(of) == encoding,
            None => name == engine,
        })
    }
}

impl OptionValue for Members {
    fn takes() -> String {
        "names of engines, also with an encoding as in `bv.kind`, `runs`, `parts` or `valid`, separated by commas, or `none`".into()
    }
    fn read(text: &str) -> Option<Self> {
        if text == "none" {
            return Some(Members::default());
        }
        let is_engine = |name: &str| EngineName::read(name).is_some();
        let is_one = |name: &str| match name.split_once('.') {
            Some((encoding, engine)) => {
                ENCODINGS.iter().any(|(name, _)| *name == encoding) && is_engine(engine)
            }
            None => [RUNS, PARTS, VALID].contains(&name) || is_engine(name),
        };
        let names: Vec<&str> = text.split(',').collect();
        names.iter().all(|name| is_one(name)).then(|| Members(names.into_iter().map(str::to_owned).collect()))
    }
    fn show(&self) -> String {
        if self.0.is_empty() { "none".into() } else { self.0.join(",") }
    }
}
