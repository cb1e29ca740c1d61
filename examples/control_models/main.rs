//! Prints models whose properties depend on control alone, in VMT, at any size and any width of data.
//!
//! ```text
//! cargo run --example control_models -- MODEL SIZE WIDTH [bug]
//! cargo run --example control_models -- list
//! ```
//!
//! `SIZE` scales the number of locks, clients, stages or registers; `WIDTH` is the width of all words, 8 to 128. The data
//! paths multiply, divide and shift, but no property needs to know what they compute: at most that equal computations
//! on equal words agree. With `bug` the model has a planted error and is unsafe, without it is safe, at every size and width.
//! The files of `tests/ts/control` are the output of this program.

mod devices;
mod programs;
mod protocols;
pub mod vmt;

use vmt::Machine;

/// A family of models.
pub struct Family {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it is and what is asked of it.
    pub about: &'static str,
    /// What goes wrong with the planted bug.
    pub bug: &'static str,
    /// The three sizes of the test files.
    pub sizes: [usize; 3],
    build: fn(usize, u32, bool) -> Machine,
}

/// All families.
pub const FAMILIES: &[Family] = &[
    programs::DRIVER,
    programs::AUTH,
    programs::PRIVILEGE,
    programs::FILES,
    programs::NESTED,
    protocols::HANDSHAKE,
    protocols::ARBITER,
    protocols::COHERENCE,
    devices::PIPELINE,
    devices::INTERRUPT,
];

/// The model as text.
///
/// # Errors
/// If there is no such family or size, or the words are too narrow for the size.
pub fn model(name: &str, size: usize, width: u32, bug: bool) -> Result<String, String> {
    let family =
        FAMILIES.iter().find(|f| f.name == name).ok_or_else(|| format!("there is no model `{name}`"))?;
    if !(8..=128).contains(&width) {
        return Err(format!("width {width} is not within 8 to 128"));
    }
    if !(2..=1000).contains(&size) {
        return Err(format!("size {size} is not within 2 to 1000"));
    }
    let machine = (family.build)(size, width, bug);
    if !machine.tags_fit() {
        return Err(format!("words of width {width} cannot tell the locations of size {size} apart"));
    }
    let mut about = vec![format!("expect: {}", if bug { "unsafe" } else { "safe" })];
    about.push(format!("control_models {name} {size} {width}{}", if bug { " bug" } else { "" }));
    about.extend(family.about.lines().map(str::to_owned));
    if bug {
        about.push(format!("The bug: {}", family.bug));
    }
    Ok(machine.print(&about))
}

/// The files of `tests/ts/control`, by name: each family at three sizes, one of them with the bug.
pub fn test_files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (i, family) in FAMILIES.iter().enumerate() {
        for (j, &size) in family.sizes.iter().enumerate() {
            let bug = i % 3 == j;
            let name = format!("{}_{size}_{}.vmt", family.name, if bug { "unsafe" } else { "safe" });
            files.push((name, model(family.name, size, 32, bug).expect("the sizes fit")));
        }
    }
    files
}

/// Reads the arguments and prints the model.
pub fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(text) => print!("{text}"),
        Err(complaint) => {
            eprintln!("{complaint}");
            std::process::exit(2);
        }
    }
}

/// What the arguments ask for.
///
/// # Errors
/// If they ask for nothing that there is.
pub fn run(args: &[&str]) -> Result<String, String> {
    let (args, bug) = match args {
        [rest @ .., "bug"] => (rest, true),
        _ => (args, false),
    };
    match args {
        ["list"] => Ok(FAMILIES
            .iter()
            .map(|f| format!("{}\n    {}\n", f.name, f.about.replace('\n', "\n    ")))
            .collect()),
        ["files", dir] => {
            for (name, text) in test_files() {
                let path = std::path::Path::new(dir).join(name);
                std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
            }
            Ok(String::new())
        }
        [name, size, width] => {
            let size = size.parse().map_err(|_| format!("`{size}` is no size"))?;
            let width = width.parse().map_err(|_| format!("`{width}` is no width"))?;
            model(name, size, width, bug)
        }
        _ => Err("usage: control_models MODEL SIZE WIDTH [bug] | list | files DIR".to_owned()),
    }
}
