//! The options of `bench`.

use clap::{Args, Subcommand, ValueEnum};
use eufonium_base::units;
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `bench`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct BenchArgs {
    /// What is done with logs that are there.
    #[command(subcommand)]
    pub command: Option<BenchCommand>,
    /// The problems: a campaign file (`.toml`) or the log of a campaign (`.jsonl`), which say everything; or manifests: a table (`.csv` with the columns `file` and `expected`), task definitions and sets of SV-COMP (`.yml`, `.set`), folders of CHC-COMP and HWMCC, problems by name or pattern with `:status` or `expect:` in them.
    #[arg(value_name = "MANIFEST", required = true)]
    pub manifests: Vec<String>,
    /// A tool: its name and its command, with `{file}`, `{timeout}` (seconds), `{memory}` (MiB), `{property}`, `{data_model}` and columns of the table. May be repeated. Without any configuration, `eufonium verify` is run.
    #[arg(long, value_name = "NAME=COMMAND", help_heading = "Configurations")]
    pub tool: Vec<String>,
    /// A configuration of our own: its name and the options of `verify`. May be repeated.
    #[arg(long, value_name = "NAME=OPTIONS", help_heading = "Configurations")]
    pub ours: Vec<String>,
    /// How a tool's verdict is read: `words` (the default: lines that are sat, safe, true, unsat ...), `btor2` (lines, sat is a violation), `aiger`, `exit` (codes 0 and 1). May be repeated.
    #[arg(long, value_name = "NAME=WAY", help_heading = "Configurations")]
    pub answers: Vec<String>,
    /// Run only these configurations. May be repeated.
    #[arg(long, value_name = "NAME", help_heading = "Configurations")]
    pub only: Vec<String>,
    /// The value of a word in braces in a campaign file, as in `corpora=/data`. May be repeated.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Configurations")]
    pub set: Vec<String>,
    /// Keep the problems whose name, family or kind matches this pattern, or one of whose columns does: `column=pattern`. May be repeated.
    #[arg(long, value_name = "PATTERN", help_heading = "Problems")]
    pub select: Vec<String>,
    /// Leave out the problems whose name, family or kind matches this pattern, or one of whose columns does: `column=pattern`. May be repeated.
    #[arg(long, value_name = "PATTERN", help_heading = "Problems")]
    pub drop: Vec<String>,
    /// A random sample of this size from each manifest.
    #[arg(long, value_name = "N", help_heading = "Problems")]
    pub sample: Option<usize>,
    /// The seed of the sample.
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = "Problems")]
    pub seed: u64,
    /// What the rows of the tables are.
    #[arg(long, value_name = "BY", help_heading = "Problems")]
    pub group: Option<GroupName>,
    /// Wall-clock limit of each run: 60s, 500ms, 2m.
    #[arg(short, long, value_name = "TIME", value_parser = units::duration, help_heading = "Limits")]
    pub timeout: Option<Duration>,
    /// Limit of processor time of each run, for all its processes together.
    #[arg(long, value_name = "TIME", value_parser = units::duration, help_heading = "Limits")]
    pub cpu: Option<Duration>,
    /// Limit of memory of each run, for all its processes together, and of the address space of each: 200MiB, 4GiB.
    #[arg(short = 'M', long, value_name = "SIZE", value_parser = units::bytes, help_heading = "Limits")]
    pub memory: Option<u64>,
    /// Do not limit address space: for tools that reserve more than they use.
    #[arg(long, help_heading = "Limits")]
    pub no_address_space: bool,
    /// How many problems at the same time.
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// How often each problem is run with each configuration.
    #[arg(long, value_name = "N")]
    pub rounds: Option<usize>,
    /// The folder of the log and of what is made of it. A log that is there is gone on with. Default: `bench-` and the name of the campaign.
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// The name of the campaign.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Run only this part of the problems: `3/8` is the fourth of eight, from `0/8`.
    #[arg(long, value_name = "I/N")]
    pub shard: Option<String>,
    /// Run nothing; write the plan and the script of an array job of Slurm to a folder.
    #[arg(long, value_name = "DIR")]
    pub slurm: Option<PathBuf>,
    /// How many tasks the array job has.
    #[arg(long, value_name = "N", default_value_t = 16, requires = "slurm")]
    pub tasks: usize,
    /// No progress, only the table.
    #[arg(short, long)]
    pub quiet: bool,
    /// What is shown.
    #[command(flatten)]
    pub show: ShowArgs,
}

/// What is done with logs that are there.
#[derive(Debug, Subcommand)]
pub enum BenchCommand {
    /// Compare two campaigns: what is gained, lost, slower, faster.
    Compare(CompareArgs),
    /// Join the logs of the parts of a campaign, and make the tables of all.
    Merge(MergeArgs),
    /// Make the tables, plots and the page of a log once more.
    Report(ReportArgs),
}

/// Arguments of `bench compare`.
#[derive(Debug, Args)]
pub struct CompareArgs {
    /// The log of the older campaign, or its folder.
    pub old: PathBuf,
    /// The log of the newer campaign, or its folder.
    pub new: PathBuf,
    /// Compare these configurations instead of those of the same name.
    #[arg(long, value_name = "OLD=NEW")]
    pub pair: Option<String>,
    /// What makes the exit code 1: a wrong answer in the newer campaign; that or a lost problem; either or a slower one.
    #[arg(long, value_name = "WHAT", default_value = "wrong")]
    pub fail_on: FailName,
    /// Write a page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// What is shown.
    #[command(flatten)]
    pub show: ShowArgs,
}

/// Arguments of `bench merge`.
#[derive(Debug, Args)]
pub struct MergeArgs {
    /// The folder of the joined log.
    pub output: PathBuf,
    /// The logs, or their folders.
    #[arg(value_name = "LOG", required = true)]
    pub logs: Vec<PathBuf>,
    /// What is shown.
    #[command(flatten)]
    pub show: ShowArgs,
}

/// Arguments of `bench report`.
#[derive(Debug, Args)]
pub struct ReportArgs {
    /// The log, or its folder.
    pub log: PathBuf,
    /// What is shown.
    #[command(flatten)]
    pub show: ShowArgs,
}

/// What is shown.
#[derive(Clone, Copy, Debug, Args)]
pub struct ShowArgs {
    /// The form of the table on standard output.
    #[arg(long, value_name = "FORM", default_value = "text", help_heading = "Tables")]
    pub format: TableFormat,
    /// The time that counts.
    #[arg(long, value_name = "TIME", default_value = "wall", help_heading = "Tables")]
    pub measure: MeasureName,
    /// A column of points in the manner of SV-COMP: 2 for a proof, 1 for a violation, -16 and -32 for wrong ones.
    #[arg(long, help_heading = "Tables")]
    pub score: bool,
}

/// What the rows of tables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GroupName {
    /// The families of the manifest.
    Family,
    /// The kinds of the manifest: logics or properties.
    Kind,
    /// One row for each manifest.
    Source,
}

/// The forms of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// Columns side by side.
    Text,
    /// A line for each group and configuration, separated by commas.
    Csv,
    /// Everything, as JSON.
    Json,
}

/// The time that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MeasureName {
    /// Wall time.
    Wall,
    /// Processor time, of all processes of a run.
    Cpu,
}

/// What makes a comparison fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum FailName {
    /// A wrong answer in the newer campaign.
    Wrong,
    /// That, or a problem that is no longer solved.
    Lost,
    /// Either, or a problem that takes longer.
    Slower,
}
