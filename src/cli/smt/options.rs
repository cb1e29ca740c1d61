//! The options of SMT-LIB that scripts set, and those of other solvers that mean something here.

use super::reply::Reply;
use std::time::Duration;

/// What a value must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Flag,
    Numeral,
    Text,
}

/// An option: its names, the first of which keeps the value; what it must be; the default.
struct Row {
    names: &'static [&'static str],
    kind: Kind,
    default: &'static str,
}

const fn row(names: &'static [&'static str], kind: Kind, default: &'static str) -> Row {
    Row { names, kind, default }
}

/// All options. Models, assertions and unsat assumptions are always kept, whatever their options say.
const TABLE: &[Row] = &[
    row(&["diagnostic-output-channel"], Kind::Text, "stderr"),
    row(&["global-declarations"], Kind::Flag, "false"),
    row(&["minimize-unsat-cores", "smt.core.minimize"], Kind::Flag, "false"),
    row(&["print-success"], Kind::Flag, "false"),
    row(&["produce-assertions", "interactive-mode"], Kind::Flag, "false"),
    row(&["produce-assignments"], Kind::Flag, "true"),
    row(&["produce-interpolants"], Kind::Flag, "true"),
    row(&["produce-models"], Kind::Flag, "true"),
    row(&["produce-proofs"], Kind::Flag, "false"),
    row(&["produce-unsat-assumptions"], Kind::Flag, "true"),
    row(&["produce-unsat-cores"], Kind::Flag, "false"),
    row(&["random-seed"], Kind::Numeral, "0"),
    row(&["regular-output-channel"], Kind::Text, "stdout"),
    row(&["reproducible-resource-limit", "rlimit", "rlimit-per"], Kind::Numeral, "0"),
    row(&["timeout", "tlimit-per"], Kind::Numeral, "0"),
    row(&["verbosity"], Kind::Numeral, "0"),
];

/// Options with their values.
#[derive(Debug)]
pub struct Options {
    /// Values that were set, by the place in the table.
    values: Vec<Option<String>>,
    default_seed: u64,
}

fn place(key: &str) -> Option<usize> {
    TABLE.iter().position(|row| row.names.contains(&key))
}

impl Options {
    /// The defaults, with the seed of the command line.
    pub fn new(seed: u64) -> Self {
        Options { values: vec![None; TABLE.len()], default_seed: seed }
    }

    /// Sets an option; `fresh` says that nothing was asserted yet.
    pub fn set(&mut self, key: &str, value: &str, fresh: bool) -> Reply {
        let Some(i) = place(key) else { return Reply::Unsupported };
        let (fits, what) = match TABLE[i].kind {
            Kind::Flag => (matches!(value, "true" | "false"), "true or false"),
            Kind::Numeral => (value.parse::<u64>().is_ok(), "a numeral"),
            Kind::Text => (!value.is_empty(), "a text"),
        };
        if !fits {
            return Reply::error(format!(":{key} is {what}, not {value}"));
        }
        if matches!(key, "produce-unsat-cores" | "produce-proofs") && !fresh && self.text(key) != value {
            return Reply::error("the option must be set before the first assertion");
        }
        self.values[i] = Some(value.to_owned());
        Reply::Success
    }

    /// The value of an option.
    pub fn get(&self, key: &str) -> Reply {
        match place(key) {
            Some(i) if TABLE[i].kind == Kind::Text => Reply::Text(format!("\"{}\"", self.text(key))),
            Some(_) => Reply::Text(self.text(key)),
            None => Reply::Unsupported,
        }
    }

    fn text(&self, key: &str) -> String {
        let i = place(key).expect("the key is in the table");
        match &self.values[i] {
            Some(value) => value.clone(),
            None if key == "random-seed" => self.default_seed.to_string(),
            None => TABLE[i].default.to_owned(),
        }
    }

    fn flag(&self, key: &str) -> bool {
        self.text(key) == "true"
    }
    fn number(&self, key: &str) -> u64 {
        self.text(key).parse().expect("numerals are checked when they are set")
    }

    /// The seed from now on: it takes effect when the solver is built anew.
    pub fn seed(&self) -> u64 {
        self.number("random-seed")
    }
    /// The seed of the command line.
    pub fn default_seed(&self) -> u64 {
        self.default_seed
    }
    /// Whether commands that have nothing to say answer `success`; off by default as in other solvers.
    pub fn print_success(&self) -> bool {
        self.flag("print-success")
    }
    /// Whether named assertions are guarded, so that cores can be asked for.
    pub fn unsat_cores(&self) -> bool {
        self.flag("produce-unsat-cores")
    }
    /// Whether assertions are kept as they are written, so that proofs can be asked for.
    pub fn proofs(&self) -> bool {
        self.flag("produce-proofs")
    }
    /// Whether cores are made minimal.
    pub fn minimize_cores(&self) -> bool {
        self.flag("minimize-unsat-cores")
    }
    /// Whether declarations outlive their scope.
    pub fn global_declarations(&self) -> bool {
        self.flag("global-declarations")
    }
    /// The counted work that one check may take.
    pub fn work_limit(&self) -> Option<u64> {
        Some(self.number("reproducible-resource-limit")).filter(|n| *n > 0)
    }
    /// The time that one check may take.
    pub fn time_limit(&self) -> Option<Duration> {
        Some(self.number("timeout")).filter(|n| *n > 0).map(Duration::from_millis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_and_shown() {
        let mut options = Options::new(3);
        assert_eq!(options.get("random-seed"), Reply::Text("3".into()));
        let table = [
            ("print-success", "true", Reply::Success),
            ("print-success", "1", Reply::error(":print-success is true or false, not 1")),
            ("random-seed", "17", Reply::Success),
            ("random-seed", "many", Reply::error(":random-seed is a numeral, not many")),
            ("produce-models", "true", Reply::Success),
            ("smt.core.minimize", "true", Reply::Success),
            ("tlimit-per", "1500", Reply::Success),
            ("regular-output-channel", "out.txt", Reply::Success),
            ("unheard-of", "true", Reply::Unsupported),
        ];
        for (key, value, expected) in table {
            assert_eq!(options.set(key, value, true), expected, "{key}");
        }
        assert!(matches!(options.set("produce-unsat-cores", "true", false), Reply::Error(..)));
        assert_eq!(options.set("produce-unsat-cores", "false", false), Reply::Success);
        assert_eq!(options.get("random-seed"), Reply::Text("17".into()));
        assert_eq!(options.get("produce-models"), Reply::Text("true".into()));
        assert_eq!(options.get("verbosity"), Reply::Text("0".into()));
        assert_eq!(options.get("regular-output-channel"), Reply::Text("\"out.txt\"".into()));
        assert_eq!(options.get("unheard-of"), Reply::Unsupported);
        assert!(options.minimize_cores() && options.print_success() && !options.unsat_cores());
        assert_eq!((options.time_limit(), options.work_limit()), (Some(Duration::from_millis(1500)), None));
    }
}
