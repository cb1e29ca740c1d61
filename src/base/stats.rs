//! Statistics: an ordered list of named counters that sums and prints. What a component counts is declared once with [`counters!`](crate::counters):
//! the struct and the names of its figures.

use std::collections::BTreeMap;
use std::fmt;

/// Named figures, kept in the order of their names. Times are in seconds.
#[derive(Clone, Debug, Default)]
pub struct Stats {
    counts: BTreeMap<String, u64>,
    times: BTreeMap<String, f64>,
    verdicts: BTreeMap<String, String>,
}

impl Stats {
    /// No figures.
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds `n` to the counter `name`.
    pub fn add(&mut self, name: &str, n: u64) {
        match self.counts.get_mut(name) {
            Some(count) => *count += n,
            None => drop(self.counts.insert(name.to_owned(), n)),
        }
    }
    /// Raises the counter `name` to at least `n`.
    pub fn max(&mut self, name: &str, n: u64) {
        let count = self.counts.entry(name.to_owned()).or_insert(0);
        *count = (*count).max(n);
    }
    /// Adds seconds to the time `name`.
    pub fn add_time(&mut self, name: &str, seconds: f64) {
        *self.times.entry(name.to_owned()).or_insert(0.0) += seconds;
    }
    /// Notes the verdict on one of several questions.
    pub fn verdict(&mut self, question: &str, verdict: &str) {
        self.verdicts.insert(question.to_owned(), verdict.to_owned());
    }
    /// The verdicts on several questions, in the order of their names.
    pub fn verdicts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.verdicts.iter().map(|(question, verdict)| (question.as_str(), verdict.as_str()))
    }
    /// The value of a counter, 0 if it was never touched.
    pub fn get(&self, name: &str) -> u64 {
        self.counts.get(name).copied().unwrap_or(0)
    }
    /// Adds all figures of `other`, each name prefixed.
    pub fn absorb(&mut self, prefix: &str, other: &Stats) {
        for (name, n) in &other.counts {
            self.add(&format!("{prefix}{name}"), *n);
        }
        for (name, s) in &other.times {
            self.add_time(&format!("{prefix}{name}"), *s);
        }
    }
    /// All counters in the order of their names.
    pub fn counts(&self) -> impl Iterator<Item = (&str, u64)> {
        self.counts.iter().map(|(name, n)| (name.as_str(), *n))
    }
    /// All times, in seconds, in the order of their names.
    pub fn times(&self) -> impl Iterator<Item = (&str, f64)> {
        self.times.iter().map(|(name, s)| (name.as_str(), *s))
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (question, verdict) in &self.verdicts {
            writeln!(f, "{question}: {verdict}")?;
        }
        for (name, n) in &self.counts {
            writeln!(f, "{name}: {n}")?;
        }
        for (name, s) in &self.times {
            writeln!(f, "{name}: {s:.3}")?;
        }
        Ok(())
    }
}

/// A struct of counters and the names of its figures, in one place. The name is that of the field, or what follows it, after the prefix of
/// the struct. What is no counter stands `beside` them, and is reported by whoever has it.
///
/// ```
/// eufonium_base::counters! {
///     /// What a search counts.
///     #[derive(Clone, Debug, Default)]
///     pub struct Counts in "search." {
///         /// Nodes that were visited.
///         pub nodes,
///         /// Those that were visited before.
///         pub seen = "nodes.seen",
///     }
/// }
/// let counts = Counts { nodes: 3, seen: 1 };
/// assert_eq!(counts.figures().to_string(), "search.nodes: 3\nsearch.nodes.seen: 1\n");
/// assert_eq!(Counts::KEYS[0], ("search.nodes", "Nodes that were visited."));
/// ```
#[macro_export]
macro_rules! counters {
    (
        $(#[$meta:meta])*
        $sight:vis struct $Name:ident in $prefix:literal {
            $( $(#[doc = $about:literal])+ $see:vis $field:ident $(= $key:literal)?, )*
        }
        $(beside {
            $( $(#[$beside_meta:meta])* $beside_see:vis $beside:ident : $Beside:ty, )*
        })?
    ) => {
        $(#[$meta])*
        $sight struct $Name {
            $( $(#[doc = $about])+ $see $field: u64, )*
            $($( $(#[$beside_meta])* $beside_see $beside: $Beside, )*)?
        }

        #[allow(dead_code, reason = "not all who count are asked for all of this")]
        impl $Name {
            /// The names of the figures, each with what it counts.
            pub const KEYS: &'static [(&'static str, &'static str)] = &[
                $( (
                    concat!($prefix, $crate::counters!(@key $field $($key)?)),
                    concat!($($about),+).trim_ascii(),
                ) ),*
            ];

            /// The counters as named figures.
            pub fn figures(&self) -> $crate::Stats {
                let mut stats = $crate::Stats::new();
                let values = [$( self.$field ),*];
                Self::KEYS.iter().zip(values).for_each(|((key, _), n)| stats.add(key, n));
                stats
            }
        }
    };
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
}
