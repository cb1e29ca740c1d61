//! A C file, for two properties. Run it with `cargo run --example c_file`; it needs clang.

use eufonium::prelude::*;
use std::path::Path;
use std::time::Duration;

/// Verifies a program of this folder.
pub fn verify(name: &str) -> Result<String, eufonium::Error> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/programs").join(name);
    let mut problem = Problem::options().define("NDEBUG").open(path)?;
    let verifier = Verifier::new().timeout(Duration::from_secs(60)).property("unreach-call,div-by-zero");
    let answer = verifier.solve(&mut problem)?;
    let mut out = format!("{answer}\n");
    for (_, verdict) in &answer.properties {
        // A proof may be the same for several properties; a run to a violation is about one.
        if verdict.is_unsafe() {
            out += &verdict.explanation(&problem).unwrap_or_default();
        }
    }
    Ok(out)
}

/// Prints what is found out, or why there is nothing.
pub fn main() {
    for name in ["two_counters.c", "goto_fail.c"] {
        match verify(name) {
            Ok(text) => println!("{name}: {text}"),
            Err(error) => println!("{error}"),
        }
    }
}
