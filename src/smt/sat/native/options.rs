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
    /// On the same scripts the lazy engine [`Varisat`](crate::sat::Varisat) solves 53, all of them among the 58.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct NativeOptions {
        /// By how much activities fade at each conflict.
        pub decay: f64 = 0.95,
        /// Drop the literals of learned clauses that the others imply.
        pub minimize: bool = true,
        /// When to restart.
        pub restarts: Restarts = Restarts::Glucose { margin: 1.15, least: 50 },
        /// The conflicts before the first deletion of learned clauses.
        pub reduce_first: u64 = 4000,
        /// By how many conflicts the interval between deletions grows.
        pub reduce_step: u64 = 1000,
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
