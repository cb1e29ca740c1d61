//! What the user names as input: opening, unpacking, telling formats apart.

use super::smtlib::sexpr::{Node, Reader, Tree};
use flate2::read::MultiGzDecoder;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The format of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Horn clauses in SMT-LIB or in the rule dialect.
    Horn,
    /// Another SMT-LIB script.
    Smt,
    /// A transition system in VMT.
    Vmt,
    /// A transition system in BTOR2.
    Btor2,
    /// A circuit in AIGER, as text or binary.
    Aiger,
    /// A propositional formula in the format of DIMACS.
    Dimacs,
    /// LLVM assembly.
    Llvm,
    /// C, or C++ where the name of the file says so.
    C,
}

/// A stream of text, unpacked.
pub struct Input {
    reader: Box<dyn Read>,
    head: io::Cursor<Vec<u8>>,
}

impl std::fmt::Debug for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Input").finish_non_exhaustive()
    }
}

impl Input {
    /// Opens a file, or standard input for `-`.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn open(path: &Path) -> io::Result<Self> {
        if path.as_os_str() == "-" {
            return Self::from_reader(Box::new(io::stdin()));
        }
        Self::from_reader(Box::new(File::open(path)?))
    }

    /// Unpacks a stream if it begins as gzip does; reads no more than needed to know.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn from_reader(mut source: Box<dyn Read>) -> io::Result<Self> {
        let mut head = vec![0; 2];
        let n = source.read(&mut head)?;
        head.truncate(n);
        if head == [0x1f] {
            head.push(0);
            let n = source.read(&mut head[1..])?;
            head.truncate(1 + n);
        }
        if head != [0x1f, 0x8b] {
            return Ok(Input { reader: source, head: io::Cursor::new(head) });
        }
        let packed = io::Cursor::new(head).chain(source);
        let reader = Box::new(MultiGzDecoder::new(packed));
        Ok(Input { reader, head: io::Cursor::new(Vec::new()) })
    }

    /// All of the text.
    ///
    /// # Errors
    /// Those of the stream, and of unpacking.
    pub fn read_all(mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

impl Read for Input {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self.head.read(out)? {
            0 => self.reader.read(out),
            n => Ok(n),
        }
    }
}

/// The format of a text, by the name of its file; where that says nothing, by its content.
pub fn detect(text: &[u8], path: Option<&Path>) -> Format {
    let name = path.and_then(|p| p.file_name()).map(|n| n.to_string_lossy()).unwrap_or_default();
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    let by_name = match name.rsplit_once('.').map(|(_, end)| end) {
        Some("vmt") => Some(Format::Vmt),
        Some("btor" | "btor2") => Some(Format::Btor2),
        Some("aag" | "aig") => Some(Format::Aiger),
        Some("cnf" | "dimacs") => Some(Format::Dimacs),
        Some("ll" | "bc") => Some(Format::Llvm),
        Some("c" | "i" | "cpp" | "cc" | "cxx") => Some(Format::C),
        _ => None,
    };
    by_name
        .or_else(|| detect_llvm(text))
        .or_else(|| detect_hardware(text))
        .or_else(|| detect_dimacs(text))
        .unwrap_or_else(|| detect_smtlib(text))
}

/// Bitcode, by its first bytes, or LLVM assembly, by how its first lines begin.
fn detect_llvm(text: &[u8]) -> Option<Format> {
    if is_bitcode(text) {
        return Some(Format::Llvm);
    }
    let starts: [&[u8]; 8] =
        [b"source_filename", b"target ", b"define ", b"declare ", b"@", b"%", b"module asm", b"attributes #"];
    let comment = |line: &&[u8]| line.is_empty() || line[0] == b';';
    let line = text.split(|b| *b == b'\n').map(<[u8]>::trim_ascii).find(|line| !comment(line))?;
    starts.iter().any(|start| line.starts_with(start)).then_some(Format::Llvm)
}

/// BTOR2, which begins with the definition of a sort, or AIGER, which begins with its name and numbers.
fn detect_hardware(text: &[u8]) -> Option<Format> {
    let is_blank = |line: &&[u8]| line.is_empty() || line[0] == b';';
    let line = text.split(|b| *b == b'\n').map(<[u8]>::trim_ascii).find(|line| !is_blank(line))?;
    let mut tokens = line.split(|b| *b == b' ').filter(|token| !token.is_empty());
    let is_number = |token: &[u8]| token.iter().all(u8::is_ascii_digit);
    match (tokens.next()?, tokens.next()?) {
        (b"aag" | b"aig", count) if is_number(count) => Some(Format::Aiger),
        (id, b"sort") if is_number(id) => Some(Format::Btor2),
        _ => None,
    }
}

/// A propositional formula, by its header.
fn detect_dimacs(text: &[u8]) -> Option<Format> {
    let is_comment = |line: &&[u8]| line.is_empty() || *line == b"c" || line.starts_with(b"c ");
    let line = text.split(|b| *b == b'\n').map(<[u8]>::trim_ascii).find(|line| !is_comment(line))?;
    line.starts_with(b"p cnf ").then_some(Format::Dimacs)
}

/// Horn clauses or a script: the logic says it, or the commands of the rule dialect, or the shape of the assertions.
fn detect_smtlib(text: &[u8]) -> Format {
    let mut reader = Reader::new(text);
    let mut tree = Tree::default();
    let mut ground = false;
    let mut has_predicate = false;
    while let Ok(Some(node)) = reader.next(&mut tree) {
        let list = tree.list(node).unwrap_or_default();
        match (list.first().and_then(|n| tree.word(*n)), list) {
            (Some("declare-rel" | "declare-var" | "rule" | "query"), _) => return Format::Horn,
            (Some("set-logic"), [_, logic]) => match tree.word(*logic) {
                Some("HORN") => return Format::Horn,
                Some(logic) => ground = logic.starts_with("QF_"),
                None => {}
            },
            (Some("declare-fun"), [_, _, params, result]) => {
                let has_params = tree.list(*params).is_some_and(|l| !l.is_empty());
                has_predicate |= has_params && tree.word(*result) == Some("Bool");
            }
            (Some("assert"), [_, formula]) if has_predicate && !ground && is_closed(&tree, *formula) => {
                return Format::Horn;
            }
            (Some("assert" | "check-sat" | "push"), _) => return Format::Smt,
            _ => {}
        }
    }
    Format::Smt
}

/// Whether a formula is a universal quantifier or the negation of an existential one.
fn is_closed(tree: &Tree, formula: Node) -> bool {
    match tree.list(formula) {
        Some([head, ..]) if tree.word(*head) == Some("forall") => true,
        Some([head, body]) if tree.word(*head) == Some("not") => {
            tree.list(*body).and_then(|l| tree.word(*l.first()?)) == Some("exists")
        }
        _ => false,
    }
}

/// Whether bytes are LLVM's bitcode, perhaps in its wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn gzip_is_unpacked() {
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(b"(check-sat)").expect("memory takes all bytes");
        let packed = packed.finish().expect("memory takes all bytes");
        for text in [packed, b"(check-sat)".to_vec()] {
            let input = Input::from_reader(Box::new(io::Cursor::new(text))).expect("memory is readable");
            assert_eq!(input.read_all().expect("well packed"), b"(check-sat)");
        }
        for short in ["", "(", "\u{1f}"] {
            let input = Input::from_reader(Box::new(io::Cursor::new(short))).expect("memory is readable");
            assert_eq!(input.read_all().expect("not packed"), short.as_bytes());
        }
        assert!(Input::open(Path::new("/no/such/file")).is_err());
    }

    #[test]
    fn formats() {
        let of = |text: &str, name: &str| detect(text.as_bytes(), Some(Path::new(name)));
        let table = [
            ("(set-logic HORN)", "a.smt2", Format::Horn),
            ("(set-info :status sat) (declare-rel P (Int))", "-", Format::Horn),
            ("(set-logic QF_LIA) (assert true)", "a.smt2", Format::Smt),
            ("(declare-fun P (Int) Bool) (assert (forall ((x Int)) (P x)))", "a", Format::Horn),
            ("(declare-fun P (Int) Bool) (assert (not (exists ((x Int)) (P x))))", "a", Format::Horn),
            ("(set-logic QF_UF) (declare-fun P (Int) Bool) (assert (P 0))", "a", Format::Smt),
            ("", "a.vmt", Format::Vmt),
            ("", "a.btor2.gz", Format::Btor2),
            ("", "a.aig.gz", Format::Aiger),
            ("aag 0 0 0 0 0\n", "-", Format::Aiger),
            ("aig 1 1 0 1 0\n2\n", "a", Format::Aiger),
            ("; a comment\n\n 1 sort bitvec 1\n", "-", Format::Btor2),
            ("1 sort array 2 3", "a.txt", Format::Btor2),
            ("; 1 sort\n(check-sat)", "-", Format::Smt),
            ("aag", "-", Format::Smt),
            ("1 bad 2\n", "-", Format::Smt),
            ("int main() {}", "a.c", Format::C),
            ("(", "a", Format::Smt),
        ];
        for (text, name, format) in table {
            assert_eq!(of(text, name), format, "{text} {name}");
        }
    }
}
