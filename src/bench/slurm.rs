//! A campaign as an array job of Slurm: the plan, which every task reads, and a script that runs a shard of it. Each task writes a log of its
//! own, and goes on with it when it is started again; `bench merge` joins them.

use crate::log::{self, Log};
use crate::plan::Plan;
use crate::{Error, Result};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// What the job needs.
#[derive(Clone, Debug)]
pub struct Job {
    /// How many tasks.
    pub tasks: usize,
    /// How many problems at the same time in each task.
    pub jobs: usize,
    /// Our own binary, where the tasks find it.
    pub eufonium: PathBuf,
}

/// Writes the plan and the script into a folder.
///
/// # Errors
/// If they cannot be written, or the folder has another campaign.
pub fn write(folder: &Path, plan: &Plan, job: &Job) -> Result<PathBuf> {
    fs::create_dir_all(folder).map_err(Error::io(folder))?;
    let folder = std::path::absolute(folder).map_err(Error::io(folder))?;
    let path = folder.join("plan.jsonl");
    log::write(&path, &Log { plan: plan.clone(), sessions: Vec::new(), runs: Vec::new(), torn: 0 })?;
    let script = folder.join("job.sh");
    fs::write(&script, text(&folder, plan, job)).map_err(Error::io(&script))?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).map_err(Error::io(&script))?;
    Ok(script)
}

/// A word for a shell.
fn word(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// The script.
fn text(folder: &Path, plan: &Plan, job: &Job) -> String {
    let tasks = job.tasks.clamp(1, plan.problems.len().max(1));
    // The longest that a task can take, with a minute for whatever lies between runs.
    let limit = |p| plan.limits_of(p).wall.or(plan.limits_of(p).cpu);
    let seconds: Option<f64> = plan.problems.iter().map(limit).sum();
    let runs = (plan.configurations.len() * plan.rounds) as f64;
    let time = seconds.map(|s| (s * runs / (tasks * job.jobs) as f64 * 1.1 / 60.0).ceil() as u64 + 1);
    let memory = plan.problems.iter().filter_map(|p| plan.limits_of(p).memory).max();
    let mut head = vec![
        format!("--job-name={}", word(&plan.name)),
        format!("--array=0-{}", tasks - 1),
        "--ntasks=1".into(),
        format!("--cpus-per-task={}", job.jobs),
        format!("--output={}", word(&folder.join("task-%a.out").to_string_lossy())),
    ];
    head.extend(time.map(|t| format!("--time={t}")));
    head.extend(memory.map(|m| format!("--mem={}M", (m >> 20) * job.jobs as u64 + 512)));
    let head: String = head.iter().map(|l| format!("#SBATCH {l}\n")).collect();
    format!(
        "#!/bin/sh\n{head}\n\
         # Each task runs a shard of the plan. One that was killed goes on where it was when it is started again:\n\
         #   sbatch job.sh, or sbatch --array=3,7 job.sh for some of them\n\
         # Then join their logs:\n\
         #   eufonium bench merge {folder}/result {folder}/task-*/runs.jsonl\n\
         set -u\n\
         folder={folder}\n\
         task=${{SLURM_ARRAY_TASK_ID:?this script is a task of an array job}}\n\
         eufonium={eufonium}\n\
         [ -n \"${{EUFONIUM:-}}\" ] && eufonium=$EUFONIUM\n\
         \"$eufonium\" bench --quiet --jobs {jobs} --shard \"$task/{tasks}\" --output \"$folder/task-$task\" \"$folder/plan.jsonl\"\n\
         code=$?\n\
         # 1 says that an answer is wrong, which is a result and no failure of the task.\n\
         [ \"$code\" -eq 1 ] && code=0\n\
         exit \"$code\"\n",
        folder = word(&folder.to_string_lossy()),
        eufonium = word(&job.eufonium.to_string_lossy()),
        jobs = job.jobs,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::tests::plan;
    use crate::manifests::tests::Folder;

    #[test]
    fn scripts_are_written() {
        let mut plan = plan(&[("a", "true"), ("b", "true"), ("c", "true")], &["x", "y"]);
        plan.limits.memory = Some(2 << 30);
        plan.limits.wall = Some(600.0);
        let folder = Folder::new("slurm it's", &[]);
        let job = Job { tasks: 9, jobs: 2, eufonium: "/opt/eufonium".into() };
        let script = write(&folder.0, &plan, &job).unwrap();
        let text = fs::read_to_string(&script).unwrap();
        for line in [
            "#SBATCH --array=0-2",
            "#SBATCH --cpus-per-task=2",
            "#SBATCH --mem=4608M",
            "#SBATCH --time=12",
            "\"$task/3\"",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(std::process::Command::new("sh").arg("-n").arg(&script).status().unwrap().success());
        assert_eq!(log::read(&folder.0.join("plan.jsonl")).unwrap().plan, plan);
    }
}
