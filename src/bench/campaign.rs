//! What is to be run, as people write it: a file in TOML, or the options of the command line as the same structure.

use crate::configuration::{Reading, one_or_more, split};
use crate::manifests::Format;
use crate::{Error, Result, units};
use serde::{Deserialize, Deserializer, de};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A campaign.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Campaign {
    /// Its name, and the title of its page.
    #[serde(default)]
    pub name: String,
    /// How often each problem is run with each configuration; 0 means once.
    #[serde(default)]
    pub rounds: usize,
    /// How many problems are worked on at the same time; 0 means one.
    #[serde(default)]
    pub jobs: usize,
    /// What the rows of tables are.
    #[serde(default)]
    pub group: Option<Grouping>,
    /// Limits of each run.
    #[serde(default)]
    pub limits: LimitSpec,
    /// Words that stand in braces in `from` and in commands.
    #[serde(default)]
    pub variables: BTreeMap<String, String>,
    /// What the problems are.
    #[serde(default)]
    pub problems: Vec<Source>,
    /// What is run on them.
    #[serde(default)]
    pub configurations: Vec<ConfigurationSpec>,
    /// The folder that `from` is relative to.
    #[serde(skip)]
    pub folder: PathBuf,
}

/// Limits, each where it is given.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LimitSpec {
    /// Seconds of wall time.
    #[serde(default, deserialize_with = "units::read_seconds")]
    pub wall: Option<f64>,
    /// Seconds of processor time, of all processes of a run together.
    #[serde(default, deserialize_with = "units::read_seconds")]
    pub cpu: Option<f64>,
    /// Bytes of memory, of all processes of a run together.
    #[serde(default, deserialize_with = "units::read_bytes")]
    pub memory: Option<u64>,
    /// Whether the limit of memory is also one of the address space of each process; it is unless this says no.
    #[serde(default)]
    pub address_space: Option<bool>,
}

/// Some problems.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Source {
    /// The manifest: a file, a folder or a pattern.
    pub from: String,
    /// Its format.
    #[serde(default)]
    pub format: Format,
    /// Patterns for names, families and kinds, or `column=pattern`: what matches one of them is kept.
    #[serde(default, deserialize_with = "one_or_more")]
    pub select: Vec<String>,
    /// Patterns for what is left out.
    #[serde(default, deserialize_with = "one_or_more")]
    pub drop: Vec<String>,
    /// The properties that are run, of tasks with several of them.
    #[serde(default, deserialize_with = "one_or_more")]
    pub properties: Vec<String>,
    /// A random sample of this size.
    #[serde(default)]
    pub sample: Option<usize>,
    /// The seed of the sample.
    #[serde(default)]
    pub seed: u64,
    /// A table of labels for problems without any.
    #[serde(default)]
    pub labels: Option<String>,
    /// The row of the table that they are in.
    #[serde(default)]
    pub group: Option<String>,
    /// Their own limit of wall time.
    #[serde(default, deserialize_with = "units::read_seconds")]
    pub wall: Option<f64>,
    /// Their own limit of processor time.
    #[serde(default, deserialize_with = "units::read_seconds")]
    pub cpu: Option<f64>,
    /// Their own limit of memory.
    #[serde(default, deserialize_with = "units::read_bytes")]
    pub memory: Option<u64>,
}

/// A configuration: ours by options, or any command.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ConfigurationSpec {
    /// Its name in tables.
    pub name: String,
    /// The command of another tool, as a line of a shell without variables.
    #[serde(default)]
    pub command: Option<String>,
    /// Our options.
    #[serde(default)]
    pub options: Option<String>,
    /// Our command: `verify`, `solve` or `smt`.
    #[serde(default)]
    pub run: Option<String>,
    /// How the verdict is read: the name of a way, or patterns.
    #[serde(default, deserialize_with = "reading")]
    pub answers: Option<Reading>,
    /// The command that prints the tool's version.
    #[serde(default)]
    pub version: Option<String>,
}

/// What the rows of tables are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grouping {
    /// The families of the manifest.
    #[default]
    Family,
    /// The kinds of the manifest: logics or properties.
    Kind,
    /// One row for each manifest.
    Source,
}

fn reading<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Reading>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Spec {
        Name(String),
        Patterns(Reading),
    }
    match Spec::deserialize(from)? {
        Spec::Name(name) => Reading::named(&name)
            .map(Some)
            .ok_or_else(|| de::Error::custom(format!("no way to read a verdict is called {name:?}"))),
        Spec::Patterns(reading) => Ok(Some(reading)),
    }
}

impl Campaign {
    /// Reads a campaign file.
    ///
    /// # Errors
    /// If it cannot be read or understood.
    pub fn read(path: &Path) -> Result<Campaign> {
        let text = fs::read_to_string(path).map_err(Error::io(path))?;
        let mut campaign = Campaign::parse(&text).map_err(|message| Error::malformed(path, message))?;
        campaign.folder = path.parent().unwrap_or(Path::new("")).to_owned();
        if campaign.name.is_empty() {
            campaign.name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        }
        Ok(campaign)
    }

    fn parse(text: &str) -> Result<Campaign, String> {
        let campaign: Campaign = toml::from_str(text).map_err(|e| e.to_string().trim().to_owned())?;
        if campaign.problems.is_empty() {
            return Err("it has no [[problems]]".into());
        }
        Ok(campaign)
    }

    /// A text with the variables in it replaced.
    pub(crate) fn fill(&self, text: &str) -> String {
        let fill =
            |text: String, (name, value): (&String, &String)| text.replace(&format!("{{{name}}}"), value);
        self.variables.iter().fold(text.to_owned(), fill)
    }
}

impl ConfigurationSpec {
    /// A command as it is given on the command line: `NAME=COMMAND`.
    ///
    /// # Errors
    /// If there is no name or no command.
    pub fn of_command(text: &str) -> Result<ConfigurationSpec, String> {
        let (name, command) = named(text)?;
        Ok(ConfigurationSpec { name, command: Some(command), ..ConfigurationSpec::default() })
    }

    /// Our options as they are given on the command line: `NAME=OPTIONS`.
    ///
    /// # Errors
    /// If there is no name.
    pub fn of_options(text: &str) -> Result<ConfigurationSpec, String> {
        let (name, options) = named(text)?;
        Ok(ConfigurationSpec { name, options: Some(options), ..ConfigurationSpec::default() })
    }

    /// The words of the command, with ours before our options.
    pub(crate) fn template(&self, campaign: &Campaign, eufonium: &Path) -> Result<Vec<String>, String> {
        let ours = eufonium.to_string_lossy().into_owned();
        let fill = |line: &str| {
            let words = split(&campaign.fill(line)).map_err(|e| format!("{}: {e}", self.name))?;
            Ok::<_, String>(words.into_iter().map(|w| w.replace("{eufonium}", &ours)).collect::<Vec<_>>())
        };
        match (&self.command, &self.options) {
            (Some(_), Some(_)) => Err(format!("{}: either `command` or `options`", self.name)),
            (Some(command), None) => {
                let words = fill(command)?;
                if words.is_empty() { Err(format!("{}: no command", self.name)) } else { Ok(words) }
            }
            (None, options) => {
                let run = self.run.as_deref().unwrap_or("verify");
                let mut words = vec![ours.clone(), run.to_owned()];
                match run {
                    "verify" | "solve" => {
                        let optional = ["{property_option}", "{data_model_option}"];
                        words.extend(optional.map(str::to_owned));
                    }
                    "smt" => {}
                    _ => return Err(format!("{}: `run` is none of verify, solve, smt", self.name)),
                }
                words.extend(fill(options.as_deref().unwrap_or_default())?);
                words.push("{files}".into());
                Ok(words)
            }
        }
    }
}

fn named(text: &str) -> Result<(String, String), String> {
    let (name, rest) = text.split_once('=').ok_or_else(|| format!("{text:?} is not NAME=..."))?;
    let fits = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "-_.+ ".contains(c));
    if fits { Ok((name.to_owned(), rest.to_owned())) } else { Err(format!("{name:?} is no name")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn campaigns_are_read() {
        let text = r#"
            rounds = 2
            group = "kind"
            [limits]
            wall = "10s"
            memory = "6GiB"
            address-space = false
            [variables]
            corpora = "/c"
            [[problems]]
            from = "{corpora}/chc/manifest.csv"
            select = "LIA/*"
            sample = 3
            [[problems]]
            from = "b/*.c"
            wall = 20
            format = "files"
            [[configurations]]
            name = "ours"
            options = "--engine spacer"
            [[configurations]]
            name = "cbmc"
            command = "cbmc --unwind 3 '{file}'"
            answers = { true = "VERIFICATION SUCCESSFUL", false = ["*FAILED"], exit = { 6 = "unknown" } }
        "#;
        let c = Campaign::parse(text).unwrap();
        assert_eq!(
            (c.limits.wall, c.limits.memory, c.limits.address_space),
            (Some(10.0), Some(6 << 30), Some(false))
        );
        assert_eq!(c.fill(&c.problems[0].from), "/c/chc/manifest.csv");
        assert_eq!((c.problems[1].wall, c.problems[1].format), (Some(20.0), Format::Files));
        let template =
            |i: usize| c.configurations[i].template(&c, Path::new("/bin/eufonium")).unwrap().join(" ");
        assert_eq!(
            template(0),
            "/bin/eufonium verify {property_option} {data_model_option} --engine spacer {files}"
        );
        assert_eq!(template(1), "cbmc --unwind 3 {file}");
    }

    #[test]
    fn bad_campaigns_are_refused() {
        let table = [
            ("", "no [[problems]]"),
            ("[[problems]]\nfrom='x'\nfro='y'", "unknown field"),
            ("[[problems]]\nfrom='x'\n[limits]\nwall='3 parsec'", "parsec"),
            ("[[problems]]\nfrom='x'\n[[configurations]]\nname='x'\nanswers='odd'", "odd"),
        ];
        for (text, word) in table {
            let message = Campaign::parse(text).unwrap_err();
            assert!(message.contains(word), "{text}: {message}");
        }
        let both = ConfigurationSpec {
            command: Some("x".into()),
            options: Some(String::new()),
            ..Default::default()
        };
        assert!(both.template(&Campaign::default(), Path::new("e")).is_err());
        assert!(ConfigurationSpec::of_command("z3").is_err());
    }
}
