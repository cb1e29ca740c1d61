//! The options of the engine, with what was measured to choose their defaults.

use eufonium_base::options::OptionValue;

/// When to restart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Restarts {
    /// After `unit` times the Luby sequence conflicts (Luby, Sinclair and Zuckerman, 1993).
    Luby {
        /// The conflicts of the shortest run.
        unit: u64,
    },
    /// When the clauses learned lately are worse than the long-time average by `margin` (Audemard and Simon, 2012).
    Glucose {
        /// The ratio of averages that makes a restart due; above 1.
        margin: f64,
        /// The least number of conflicts between restarts.
        least: u64,
    },
}

/// Read as `luby:UNIT` and `glucose:MARGIN:LEAST`.
impl OptionValue for Restarts {
    fn takes() -> String {
        "`luby:UNIT`, `glucose:MARGIN:LEAST`".into()
    }
    fn read(text: &str) -> Option<Self> {
        match *text.split(':').collect::<Vec<_>>() {
            ["luby", unit] => u64::read(unit).filter(|unit| *unit > 0).map(|unit| Restarts::Luby { unit }),
            ["glucose", margin, least] => {
                let margin =
                    margin.parse().ok().filter(|margin: &f64| margin.is_finite() && *margin >= 1.0)?;
                Some(Restarts::Glucose { margin, least: u64::read(least)? })
            }
            _ => None,
        }
    }
    fn show(&self) -> String {
        match self {
            Restarts::Luby { unit } => format!("luby:{unit}"),
            Restarts::Glucose { margin, least } => format!("glucose:{margin}:{least}"),
        }
    }
}

eufonium_base::options! {
    /// The options of [`Native`].
    ///
    /// The defaults were compared on 60 scripts over equality and linear arithmetic (the 24 slowest and 36 others; 6 s of
    /// processor time; all settings solve the same 58, so the sum of times decides, which two scripts dominate) and on 24
    /// systems of Horn clauses (all settings solve the same 19; ratio of times to those of the first line):
    ///
    /// | setting | scripts | Horn clauses |
    /// |---|---|---|
    /// | `Glucose { margin: 1.15, least: 10 }` | 13.4 s | 1 |
    /// | `least: 50` | 10.5 s | 1.05 (1.00 on 40 others) |
    /// | `Luby { unit: 100 }` | 10.8 s | 1.00 |
    /// | `theory_phase: false` | 12.1 s | 1.03 |
    /// | `decay: 0.9` | 11.0 s | |
    ///
    /// The techniques of long searches, on 15 formulas (programs, unrolled circuits, miters of multipliers, pigeons, colourings,
    /// random ones), sum of processor times with twice the limit of 15 s for what is not solved; times vary by a fifth from run to
    /// run, and most of the differences below 10 s are those of a single formula (`lru`):
    ///
    /// | setting | solved | sum |
    /// |---|---|---|
    /// | all of them | 15 | 24.7 s |
    /// | `modes: false` | 14 | 57.4 s |
    /// | `eliminate: false` | 14 | 48.1 s |
    /// | `bump_reasons: false` | 15 | 29.4 s |
    /// | `walk: false` | 14 | 53.1 s |
    /// | `reduce_step_in_modes: 1000` | 15 | 28.6 s |
    /// | `equivalences: false` | 15 | 24.1 s |
    /// | `probe: false` | 15 | 22.4 s |
    /// | `vivify: false` | 15 | 21.2 s |
    /// | `subsume: false` | 15 | 18.8 s |
    ///
    /// On 38 formulas of these kinds (60 s, twice that for what is not solved) the sum was 434 s, that of CaDiCaL 1.4.1 423 s; both
    /// solve 36. These figures and the table are of a `vivify_effort` of 0.1.
    ///
    /// On the same scripts the lazy engine [`Varisat`](crate::sat::Varisat) solves 53, all of them among the 58.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct NativeOptions {
        /// By how much activities fade at each conflict.
        pub decay: f64 = 0.95,
        /// Drop the literals of learned clauses that the others imply.
        pub minimize: bool = true,
        /// When to restart.
        pub restarts: Restarts = Restarts::Glucose { margin: 1.15, least: 50 },
        /// Whether long searches alternate between a focused and a stable mode.
        pub modes: bool = true,
        /// The conflicts of a search before it does.
        pub modes_after: u64 = 1000,
        /// When to restart in the focused mode.
        pub focused_restarts: Restarts = Restarts::Glucose { margin: 1.1, least: 2 },
        /// When to restart in the stable mode.
        pub stable_restarts: Restarts = Restarts::Luby { unit: 1024 },
        /// The conflicts before the values tried first are reset in these modes, a number that grows; 0 for never.
        pub rephase: u64 = 1000,
        /// Whether a local search may find values to try first.
        pub walk: bool = true,
        /// Whether variables in reasons of learned literals become more active in these modes.
        pub bump_reasons: bool = true,
        /// The conflicts of a search before clauses are simplified between restarts, and between two such passes (the
        /// distance grows).
        pub inprocess_after: u64 = 2000,
        /// Whether clauses are shortened by trying their literals.
        pub vivify: bool = true,
        /// How many propagations that may take, as a part of those of the search.
        pub vivify_effort: f64 = 0.05,
        /// Whether clauses are removed or shortened by others that are almost part of them.
        pub subsume: bool = true,
        /// Whether literals are tried that imply others.
        pub probe: bool = true,
        /// Whether equivalent literals are identified in searches that are the last.
        pub equivalences: bool = true,
        /// Whether variables are eliminated in searches that are the last.
        pub eliminate: bool = true,
        /// By how many clauses the elimination of a variable may make more of them, in the end.
        pub eliminate_bound: usize = 0,
        /// The conflicts before the first deletion of learned clauses.
        pub reduce_first: u64 = 4000,
        /// By how many conflicts the interval between deletions grows.
        pub reduce_step: u64 = 1000,
        /// The same in the modes of long searches.
        pub reduce_step_in_modes: u64 = 300,
        /// The part of the learned clauses that were not used lately that a deletion removes in these modes; else it is half.
        pub reduce_part: f64 = 0.75,
        /// Learned clauses with no more levels than this are kept for good.
        pub keep_glue: u32 = 2,
        /// The value first tried for a variable.
        pub phase: bool = false,
        /// Whether the values that the theory suggests for atoms override saved ones.
        pub theory_phase: bool = true,
        /// How much a trace may grow beyond doubling before it is compacted.
        pub trace_slack: usize = 1 << 14,
    }
    inside {
        /// Disturbs the first decision order; 0 leaves it alone.
        pub seed: u64 = 0,
    }
}
