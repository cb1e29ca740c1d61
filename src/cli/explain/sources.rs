//! The sources of a program: files that were given, and files that debug information names where they can be found.

use eufonium_base::HashMap;
use eufonium_ir::program::{FileId, Loc};
use eufonium_report::model::{Note, NoteKind, Place, Source};
use eufonium_verify::problem::ProgramFile;
use std::path::{Path, PathBuf};

/// Larger files are not shown.
const MOST: u64 = 4 << 20;

/// The sources that a page shows.
pub(super) struct Sources<'a> {
    file: &'a ProgramFile,
    all: Vec<Source>,
    /// Which source a file of the program is, if it is one.
    known: HashMap<FileId, Option<usize>>,
}

impl<'a> Sources<'a> {
    /// The files of C that were given.
    pub(super) fn new(file: &'a ProgramFile) -> Self {
        let given = file.sources.iter().filter(|source| source.is_c);
        let all = given.map(|source| shown(&source.name(), &source.bytes)).collect();
        Sources { file, all, known: HashMap::default() }
    }

    /// Where a place of the program is.
    pub(super) fn place(&mut self, at: Loc) -> Option<Place> {
        let source = match self.known.get(&at.file) {
            Some(known) => *known,
            None => {
                let found = self.find(at.file);
                self.known.insert(at.file, found);
                found
            }
        };
        Some(Place { source: source?, line: at.line, column: at.column })
    }

    /// Says something of a line.
    pub(super) fn note(&mut self, at: Loc, kind: NoteKind, text: String) {
        let Some(place) = self.place(at) else { return };
        let notes = &mut self.all[place.source].notes;
        let repeats =
            |n: &Note| n.line == place.line && n.column == place.column && n.kind == kind && n.text == text;
        if !notes.iter().any(repeats) {
            notes.push(Note { line: place.line, column: place.column, kind, text });
        }
    }

    /// All sources; modules as text if there is no source of theirs.
    pub(super) fn finish(mut self) -> Vec<Source> {
        if self.all.is_empty() {
            let text = self.file.sources.iter().filter(|source| !source.bytes.contains(&0));
            self.all = text.map(|source| shown(&source.name(), &source.bytes)).collect();
        }
        self.all
    }

    /// A file of the program: one that was given, or one beside a module that was compiled from it.
    fn find(&mut self, id: FileId) -> Option<usize> {
        let path = Path::new(self.file.program.files.get(id)?);
        if let Some(given) = self.file.source_of(id) {
            // Sources are the given files of C in order.
            return Some(self.file.sources[..given].iter().filter(|source| source.is_c).count());
        }
        let beside = self.file.sources.iter().filter_map(|source| Some(source.path.parent()?.join(path)));
        let candidates: Vec<PathBuf> = std::iter::once(path.to_path_buf()).chain(beside).collect();
        for candidate in candidates {
            let readable =
                std::fs::metadata(&candidate).is_ok_and(|data| data.is_file() && data.len() <= MOST);
            if let (true, Ok(bytes)) = (readable, std::fs::read(&candidate)) {
                self.all.push(shown(&candidate.to_string_lossy(), &bytes));
                return Some(self.all.len() - 1);
            }
        }
        None
    }
}

fn shown(name: &str, bytes: &[u8]) -> Source {
    Source { name: name.to_owned(), text: String::from_utf8_lossy(bytes).into_owned(), notes: vec![] }
}
