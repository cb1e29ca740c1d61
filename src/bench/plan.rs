//! A campaign with everything found: each problem with its hash, each command with its binary's. A plan is complete in itself, so the
//! log that begins with it can be looked at, gone on with and joined with others on any machine that has the files.

use crate::campaign::{Campaign, Grouping, LimitSpec, Source};
use crate::configuration::{Configuration, Reading, split};
use crate::manifests::{self, Entry};
use crate::problem::{Limits, Problem};
use crate::verdict::Expected;
use crate::{Error, Result, glob, hash, time};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a log's first line says.
pub const SCHEMA: &str = "eufonium.bench/1";

/// Everything that decides what a run means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// [`SCHEMA`].
    pub schema: String,
    /// The name of the campaign.
    pub name: String,
    /// When the plan was made.
    pub created: String,
    /// What is run.
    pub configurations: Vec<Configuration>,
    /// Limits of problems without any of their own.
    pub limits: Limits,
    /// How often.
    pub rounds: usize,
    /// How many problems at the same time, unless the command line says otherwise.
    pub jobs: usize,
    /// On what.
    pub problems: Vec<Problem>,
}

impl Plan {
    /// The limits of a problem.
    pub fn limits_of(&self, problem: &Problem) -> Limits {
        problem.limits.unwrap_or(self.limits)
    }

    /// A hash of all that decides what a run means; when the plan was made does not.
    pub fn fingerprint(&self) -> String {
        let plan = Plan { created: String::new(), jobs: 0, ..self.clone() };
        hash::of_bytes(serde_json::to_string(&plan).expect("plans are plain data").as_bytes())
    }

    /// Whether problems and binaries are those that the plan was made for.
    ///
    /// # Errors
    /// If one is missing or has changed.
    pub fn verify(&self) -> Result<()> {
        for configuration in &self.configurations {
            for (file, hash) in &configuration.hashes {
                if hash::of_file(Path::new(file))? != *hash {
                    return Err(Error::Usage(format!("{file} has changed since the plan was made")));
                }
            }
        }
        for problem in &self.problems {
            if hash_of(&problem.file, &problem.more)? != problem.sha256 {
                return Err(Error::Usage(format!(
                    "{} has changed since the plan was made",
                    problem.file.display()
                )));
            }
        }
        Ok(())
    }

    /// The number of runs.
    pub fn runs(&self) -> usize {
        self.problems.len() * self.configurations.len() * self.rounds
    }
}

/// Finds everything that a campaign names. `eufonium` is our own binary.
///
/// # Errors
/// If a manifest or file cannot be read, or a command is not there.
pub fn resolve(campaign: &Campaign, eufonium: &Path) -> Result<Plan> {
    let here = std::env::current_dir().map_err(Error::io(Path::new(".")))?;
    let campaign = &Campaign { folder: here.join(&campaign.folder), ..campaign.clone() };
    let limits = with(&campaign.limits, Limits { address_space: true, ..Limits::default() });
    let mut problems = Vec::new();
    for source in &campaign.problems {
        problems.extend(of_source(campaign, source, limits)?);
    }
    name_apart(&mut problems);
    let configurations = configurations(campaign, eufonium)?;
    let used: BTreeSet<String> = problems
        .iter()
        .flat_map(|p| p.columns.keys())
        .filter(|c| configurations.iter().flat_map(|c| &c.command).any(|w| w.contains(&format!("{{{c}}}"))))
        .cloned()
        .collect();
    for problem in &mut problems {
        problem.columns.retain(|c, _| used.contains(c));
    }
    Ok(Plan {
        schema: SCHEMA.into(),
        name: if campaign.name.is_empty() { "bench".into() } else { campaign.name.clone() },
        created: time::now(),
        configurations,
        limits,
        rounds: campaign.rounds.max(1),
        jobs: campaign.jobs.max(1),
        problems,
    })
}

fn with(spec: &LimitSpec, limits: Limits) -> Limits {
    Limits {
        wall: spec.wall.or(limits.wall),
        cpu: spec.cpu.or(limits.cpu),
        memory: spec.memory.or(limits.memory),
        address_space: spec.address_space.unwrap_or(limits.address_space),
    }
}

/// The problems of one manifest that are wanted.
fn of_source(campaign: &Campaign, source: &Source, limits: Limits) -> Result<Vec<Problem>> {
    let mut entries = manifests::read(&campaign.folder, &campaign.fill(&source.from), source.format)?;
    if let Some(labels) = &source.labels {
        label(&mut entries, &campaign.folder.join(campaign.fill(labels)))?;
    }
    let fits = |e: &Entry, p: &String| {
        let column = p.split_once('=').and_then(|(name, value)| Some((e.columns.get(name)?, value)));
        let names = [&e.name, &e.family, &e.kind];
        names.iter().any(|n| glob::matches(p, n))
            || column.is_some_and(|(has, value)| glob::matches(value, has))
    };
    entries.retain(|e| source.select.is_empty() || source.select.iter().any(|p| fits(e, p)));
    entries.retain(|e| !source.drop.iter().any(|p| fits(e, p)));
    entries.retain(|e| source.properties.is_empty() || source.properties.contains(&e.kind));
    if entries.is_empty() {
        return Err(Error::Usage(format!("{}: no problem is selected", source.from)));
    }
    if let Some(size) = source.sample {
        sample(&mut entries, size, source.seed);
    }
    let spec = LimitSpec { wall: source.wall, cpu: source.cpu, memory: source.memory, address_space: None };
    let own = (spec != LimitSpec::default()).then(|| with(&spec, limits));
    let problem = |entry: Entry| {
        let group = source.group.clone().unwrap_or_else(|| match campaign.group.unwrap_or_default() {
            Grouping::Family => entry.family.clone(),
            Grouping::Kind => entry.kind.clone(),
            Grouping::Source => manifests::stem_of(&entry.root),
        });
        Ok(Problem {
            id: entry.name,
            sha256: hash_of(&entry.file, &entry.more)?,
            file: absolute(&entry.file)?,
            more: entry.more.iter().map(|f| absolute(f)).collect::<Result<_>>()?,
            root: absolute(&entry.root)?,
            expected: entry.expected,
            group: if group.is_empty() { "-".into() } else { group },
            family: entry.family,
            kind: entry.kind,
            property: entry.property,
            data_model: entry.data_model,
            columns: entry.columns,
            limits: own,
        })
    };
    entries.into_iter().map(problem).collect()
}

fn label(entries: &mut [Entry], path: &Path) -> Result<()> {
    let labels = manifests::csv::labels(path)?;
    for entry in entries.iter_mut().filter(|e| e.expected == Expected::Any) {
        let file = entry.file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let names = [entry.name.clone(), file.clone(), manifests::stem_of(&entry.file)];
        if let Some(label) = names.iter().find_map(|n| labels.get(n)) {
            entry.expected = label.parse().map_err(|m: String| Error::malformed(path, m))?;
        }
    }
    Ok(())
}

/// One hash for all files of a problem.
fn hash_of(file: &Path, more: &[PathBuf]) -> Result<String> {
    let first = hash::of_file(file)?;
    if more.is_empty() {
        return Ok(first);
    }
    let rest = more.iter().map(|f| hash::of_file(f)).collect::<Result<Vec<_>>>()?;
    Ok(hash::of_bytes(format!("{first} {}", rest.join(" ")).as_bytes()))
}

fn absolute(path: &Path) -> Result<PathBuf> {
    std::path::absolute(path).map_err(Error::io(path))
}

/// Keeps a random sample, in the order of the manifest.
fn sample(entries: &mut Vec<Entry>, size: usize, seed: u64) {
    let mut state = seed;
    // Splitmix64: a few random numbers that are the same everywhere.
    let mut random = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let mut order: Vec<usize> = (0..entries.len()).collect();
    for i in (1..order.len()).rev() {
        order.swap(i, (random() % (i as u64 + 1)) as usize);
    }
    let kept: BTreeSet<usize> = order.into_iter().take(size).collect();
    let mut i = 0;
    entries.retain(|_| {
        i += 1;
        kept.contains(&(i - 1))
    });
}

/// Makes names different: with the folder of the manifest where the name is taken, then with a number. A problem that is there twice
/// is run once.
fn name_apart(problems: &mut Vec<Problem>) {
    let mut seen = BTreeSet::new();
    problems.retain(|p| seen.insert((p.file.clone(), p.more.clone(), p.property.clone(), p.columns.clone())));
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    problems.iter().for_each(|p| *count.entry(p.id.clone()).or_default() += 1);
    let mut taken = BTreeSet::new();
    for problem in problems {
        if count[&problem.id] > 1 {
            problem.id = format!("{}/{}", manifests::stem_of(&problem.root), problem.id);
        }
        let plain = problem.id.clone();
        let mut n = 2;
        while !taken.insert(problem.id.clone()) {
            problem.id = format!("{plain} ({n})");
            n += 1;
        }
    }
}

fn configurations(campaign: &Campaign, eufonium: &Path) -> Result<Vec<Configuration>> {
    let mut out: Vec<Configuration> = Vec::new();
    for spec in &campaign.configurations {
        if out.iter().any(|c| c.name == spec.name) {
            return Err(Error::Usage(format!("two configurations are called {:?}", spec.name)));
        }
        let mut command = spec.template(campaign, eufonium).map_err(Error::Usage)?;
        let binary = find(&command[0])
            .ok_or_else(|| Error::Usage(format!("{}: there is no command {:?}", spec.name, command[0])))?;
        command[0] = binary.to_string_lossy().into_owned();
        let mut hashes = BTreeMap::new();
        for word in &command {
            let path = Path::new(word);
            if path.is_file() {
                hashes.insert(word.clone(), hash::of_file(path)?);
            }
        }
        let ours = spec.command.is_none().then(|| format!("'{}' --version", eufonium.display()));
        let version = spec.version.clone().or(ours).and_then(|line| version(&campaign.fill(&line)));
        let reading = spec.answers.clone().or_else(|| Reading::named("words")).expect("it has a name");
        out.push(Configuration { name: spec.name.clone(), command, reading, hashes, version });
    }
    if out.is_empty() {
        return Err(Error::Usage("there is no configuration".into()));
    }
    Ok(out)
}

/// The absolute path of a command.
fn find(command: &str) -> Option<PathBuf> {
    if command.contains('/') {
        let path = std::path::absolute(command).ok()?;
        return path.is_file().then_some(path);
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(command)).find(|p| p.is_file())
}

/// The first line that a command prints.
fn version(line: &str) -> Option<String> {
    let words = split(line).ok()?;
    let (command, arguments) = words.split_first()?;
    let output = Command::new(command).args(arguments).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().find(|l| !l.trim().is_empty()).map(|l| l.trim().chars().take(200).collect())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::campaign::ConfigurationSpec;
    use crate::manifests::tests::Folder;

    /// A problem for tests of other modules.
    pub fn problem(id: &str, expected: &str) -> Problem {
        Problem {
            id: id.into(),
            file: Path::new("/r").join(id),
            more: Vec::new(),
            root: "/r".into(),
            sha256: hash::of_bytes(id.as_bytes()),
            expected: expected.parse().unwrap(),
            group: id.split('/').next().unwrap().into(),
            family: String::new(),
            kind: String::new(),
            property: None,
            data_model: None,
            columns: BTreeMap::new(),
            limits: None,
        }
    }

    fn campaign(folder: &Folder, problems: &str) -> Campaign {
        let text = format!("{problems}\n[[configurations]]\nname='sh'\ncommand='sh {{args}} {{file}}'");
        let mut campaign: Campaign = toml::from_str(&text).unwrap();
        campaign.folder = folder.0.clone();
        campaign
    }

    #[test]
    fn campaigns_are_resolved() {
        let rows: Vec<String> = (0..20).map(|i| format!("p{i}.c,safe,f{},LIA,-x,odd", i % 2)).collect();
        let table = format!("file,expected,family,kind,args,other\n{}\n", rows.join("\n"));
        let mut files =
            vec![("m.csv".to_owned(), table), ("l.csv".into(), "file,expected\nq,unsafe\n".into())];
        files.extend((0..20).map(|i| (format!("p{i}.c"), format!("{i}"))));
        files.extend([("d/p1.c".to_owned(), "other".to_owned()), ("h/q.btor2".to_owned(), String::new())]);
        let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
        let folder = Folder::new("plan", &files);
        let plan = |problems: &str| resolve(&campaign(&folder, problems), Path::new("eufonium"));
        let all = plan("[[problems]]\nfrom='m.csv'").unwrap();
        assert_eq!((all.problems.len(), all.runs()), (20, 20));
        assert_eq!(
            all.problems[0].columns.keys().collect::<Vec<_>>(),
            ["args"],
            "only what commands use is kept"
        );
        assert!(
            all.configurations[0].command[0].starts_with('/') && !all.configurations[0].hashes.is_empty()
        );
        let ids = |p: &Plan| p.problems.iter().map(|p| p.id.clone()).collect::<Vec<_>>();
        let sampled = plan("[[problems]]\nfrom='m.csv'\nsample=5\nseed=1").unwrap();
        assert_eq!(sampled.problems.len(), 5);
        assert_eq!(ids(&sampled), ids(&plan("[[problems]]\nfrom='m.csv'\nsample=5\nseed=1").unwrap()));
        assert_ne!(ids(&sampled), ids(&plan("[[problems]]\nfrom='m.csv'\nsample=5\nseed=2").unwrap()));
        let odd =
            plan("group='kind'\n[[problems]]\nfrom='m.csv'\nselect='f1'\ndrop=['p3.c','args=-y']\nwall=3")
                .unwrap();
        assert_eq!((odd.problems.len(), odd.problems[0].group.as_str()), (9, "LIA"));
        assert!(plan("[[problems]]\nfrom='m.csv'\ndrop='args=-*'").is_err(), "patterns reach columns");
        assert_eq!(odd.limits_of(&odd.problems[0]).wall, Some(3.0));
        let twice = plan("[[problems]]\nfrom='m.csv'\nselect='p1.c'\n[[problems]]\nfrom='d'").unwrap();
        assert_eq!(ids(&twice).len(), 2);
        assert_ne!(ids(&twice)[0], ids(&twice)[1]);
        let labelled = plan("[[problems]]\nfrom='h'\nlabels='l.csv'\ngroup='hard'").unwrap();
        assert_eq!(
            (labelled.problems[0].expected.to_string(), labelled.problems[0].group.as_str()),
            ("false".into(), "hard")
        );
        assert!(plan("[[problems]]\nfrom='m.csv'\nselect='nothing'").is_err());
        assert_eq!(all.fingerprint(), plan("jobs=3\n[[problems]]\nfrom='m.csv'").unwrap().fingerprint());
        std::fs::write(folder.0.join("p0.c"), "changed").unwrap();
        assert_ne!(all.fingerprint(), plan("[[problems]]\nfrom='m.csv'").unwrap().fingerprint());
    }

    #[test]
    fn commands_must_be_there() {
        let folder = Folder::new("commands", &[("a.c", "")]);
        let mut c = campaign(&folder, "[[problems]]\nfrom='a.c'");
        c.configurations.push(ConfigurationSpec::of_command("x=no-such-command-here {file}").unwrap());
        assert!(resolve(&c, Path::new("e")).unwrap_err().to_string().contains("no-such-command-here"));
        c.configurations[1] = ConfigurationSpec::of_command("sh=sh {file}").unwrap();
        assert!(resolve(&c, Path::new("e")).unwrap_err().to_string().contains("two configurations"));
    }
}
