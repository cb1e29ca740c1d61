//! The machine that runs were made on.

use serde::{Deserialize, Serialize};
use std::fs;

/// What may matter to who repeats a measurement. Fields are empty where the system does not tell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The name of the host.
    pub host: String,
    /// The model of the processor.
    pub cpu: String,
    /// Cores that the process may use.
    pub cores: usize,
    /// Memory in bytes.
    pub memory: u64,
    /// The kernel.
    pub kernel: String,
}

impl Machine {
    /// This machine.
    pub fn this() -> Machine {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let field = |text: &str, name: &str| {
            let line = text.lines().find(|l| l.starts_with(name))?;
            Some(line.split_once(':')?.1.trim().to_owned())
        };
        let memory = field(&read("/proc/meminfo"), "MemTotal")
            .and_then(|m| m.trim_end_matches("kB").trim().parse::<u64>().ok());
        let [os, release] =
            ["/proc/sys/kernel/ostype", "/proc/sys/kernel/osrelease"].map(|p| read(p).trim().to_owned());
        Machine {
            host: read("/proc/sys/kernel/hostname").trim().to_owned(),
            cpu: field(&read("/proc/cpuinfo"), "model name").unwrap_or_default(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            memory: memory.unwrap_or(0) * 1024,
            kernel: format!("{os} {release}").trim().to_owned(),
        }
    }

    /// One line for people.
    pub fn line(&self) -> String {
        let memory = self.memory as f64 / f64::from(1 << 30);
        format!("{}, {} cores, {memory:.1} GiB, {}", self.cpu, self.cores, self.kernel)
    }
}
