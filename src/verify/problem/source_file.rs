//! The files of a program as they were read, before anything is made of them.

use crate::database::Unit;
use crate::input::{self, Source};
use eufonium_frontend::Format;
use std::path::PathBuf;

/// A file of a program.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path as it was given.
    pub path: PathBuf,
    /// Whether it is C.
    pub is_c: bool,
    /// The contents, unpacked.
    pub bytes: Vec<u8>,
    /// Whether the contents are not those of the path, which is only a name.
    pub in_memory: bool,
    /// How a compilation database says that it is compiled.
    pub unit: Option<Unit>,
}

impl SourceFile {
    /// A file of a program, of this format.
    pub(super) fn new(source: Source, format: Format) -> SourceFile {
        let Source { path, bytes, in_memory, .. } = source;
        SourceFile { path, is_c: format == Format::C, bytes, in_memory, unit: None }
    }

    /// The name that messages give it.
    pub fn name(&self) -> String {
        input::display_name(&self.path.to_string_lossy()).to_owned()
    }
}
