//! The options of SMT-LIB that scripts set.

use super::reply::Reply;

/// Options with their values. Models, assertions and unsat assumptions are always kept, whatever their options say.
#[derive(Debug)]
pub struct Options {
    /// `:print-success`, off by default as in other solvers.
    pub print_success: bool,
    /// `:produce-unsat-cores`: guard named assertions.
    pub unsat_cores: bool,
    /// `:produce-proofs`: keep the assertions as they are written.
    pub proofs: bool,
    /// Options that are remembered only to be shown again, in the order they were set.
    others: Vec<(String, String)>,
    default_seed: u64,
    seed: u64,
}

/// Options of the standard that are remembered and change nothing.
const REMEMBERED: &[&str] = &[
    "global-declarations",
    "interactive-mode",
    "produce-assertions",
    "produce-assignments",
    "produce-models",
    "produce-unsat-assumptions",
    "verbosity",
];

impl Options {
    /// The defaults.
    pub fn new(seed: u64) -> Self {
        Options {
            print_success: false,
            unsat_cores: false,
            proofs: false,
            others: Vec::new(),
            default_seed: seed,
            seed,
        }
    }
    /// The seed from now on: it takes effect when the solver is built anew.
    pub fn seed(&self) -> u64 {
        self.seed
    }
    /// The seed of the command line.
    pub fn default_seed(&self) -> u64 {
        self.default_seed
    }

    /// Whether declarations outlive their scope.
    pub fn global_declarations(&self) -> bool {
        self.others.iter().any(|(key, value)| key == "global-declarations" && value == "true")
    }

    /// Sets an option; `fresh` says that nothing was asserted yet.
    pub fn set(&mut self, key: &str, value: &str, fresh: bool) -> Reply {
        let flag = match value {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        };
        match (key, flag) {
            ("print-success", Some(on)) => self.print_success = on,
            ("produce-unsat-cores", Some(_)) if !fresh => {
                return Reply::error("the option must be set before the first assertion");
            }
            ("produce-unsat-cores", Some(on)) => self.unsat_cores = on,
            ("produce-proofs", Some(_)) if !fresh => {
                return Reply::error("the option must be set before the first assertion");
            }
            ("produce-proofs", Some(on)) => self.proofs = on,
            ("print-success" | "produce-unsat-cores" | "produce-proofs", None) => {
                return Reply::error(format!(":{key} is true or false, not {value}"));
            }
            ("random-seed", _) => match value.parse() {
                Ok(seed) => self.seed = seed,
                Err(_) => return Reply::error(format!(":{key} is a numeral, not {value}")),
            },
            _ if REMEMBERED.contains(&key) => {
                self.others.retain(|(k, _)| k != key);
                self.others.push((key.to_owned(), value.to_owned()));
            }
            _ => return Reply::Unsupported,
        }
        Reply::Success
    }

    /// The value of an option.
    pub fn get(&self, key: &str) -> Reply {
        let text = match key {
            "print-success" => self.print_success.to_string(),
            "produce-unsat-cores" => self.unsat_cores.to_string(),
            "produce-proofs" => self.proofs.to_string(),
            "random-seed" => self.seed.to_string(),
            _ => match self.others.iter().find(|(k, _)| k == key) {
                Some((_, value)) => value.clone(),
                None if REMEMBERED.contains(&key) => default_of(key).to_owned(),
                None => return Reply::Unsupported,
            },
        };
        Reply::Text(text)
    }
}

fn default_of(key: &str) -> &'static str {
    match key {
        "verbosity" => "0",
        "global-declarations" | "interactive-mode" | "produce-assignments" => "false",
        _ => "true",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_and_shown() {
        let mut options = Options::new(3);
        let table = [
            ("print-success", "true", Reply::Success),
            ("print-success", "1", Reply::error(":print-success is true or false, not 1")),
            ("random-seed", "17", Reply::Success),
            ("produce-models", "true", Reply::Success),
            ("unheard-of", "true", Reply::Unsupported),
        ];
        for (key, value, expected) in table {
            assert_eq!(options.set(key, value, true), expected, "{key}");
        }
        assert!(matches!(options.set("produce-unsat-cores", "true", false), Reply::Error(..)));
        assert_eq!(options.get("random-seed"), Reply::Text("17".into()));
        assert_eq!(options.get("produce-models"), Reply::Text("true".into()));
        assert_eq!(options.get("verbosity"), Reply::Text("0".into()));
        assert_eq!(options.get("unheard-of"), Reply::Unsupported);
    }
}
