//! Makes the models of library functions small for the binary: each text compressed, and the names of what it defines, so that the text is
//! only looked at where a program needs it.

use flate2::{Compression, write::DeflateEncoder};
use std::io::{Error, Write};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| Error::other("cargo names no folder"))?);
    for bits in ["64", "32"] {
        let source = format!("llvm/models/models.{bits}.ll");
        println!("cargo::rerun-if-changed={source}");
        let text = fs::read_to_string(&source)?;
        compress(&text, &out.join(format!("models.{bits}.deflate")))?;
        if bits == "64" {
            fs::write(out.join("models.names"), public_names(&text).join("\n"))?;
        }
    }
    Ok(())
}

fn compress(text: &str, to: &Path) -> Result<(), Error> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    fs::write(to, encoder.finish()?)
}

/// The functions that a text in the form that `compile.sh` gives it defines for others.
fn public_names(text: &str) -> Vec<&str> {
    let defined = text.lines().filter_map(|line| line.strip_prefix("define "));
    let public = defined.filter(|line| !line.starts_with("internal "));
    public.filter_map(|line| line.split_once('@')?.1.split_once('(').map(|(name, _)| name)).collect()
}
