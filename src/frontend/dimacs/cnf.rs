//! Reading a CNF.

use eufonium_base::{InputError, Span};
use eufonium_ir::cnf::Cnf;

/// The largest number of a variable: literals and their negations fit into 32 bits.
const MOST_VARIABLES: u64 = 1 << 30;

/// Reads a CNF in the format of DIMACS.
///
/// # Errors
/// If the text is none, or does not hold what its header says.
pub fn read_cnf(text: &[u8]) -> Result<Cnf, InputError> {
    let mut words = Tokens::new(text);
    let (variables, clauses) = header(&mut words)?;
    let mut cnf = Cnf { variables, clauses: Vec::new() };
    let mut clause = Vec::new();
    while let Some(word) = words.next_word() {
        // What follows this is a footer of an old collection of problems.
        if word.text == b"%" {
            break;
        }
        match literal(&word, variables)? {
            0 => cnf.clauses.push(std::mem::take(&mut clause)),
            lit => clause.push(lit),
        }
    }
    if !clause.is_empty() {
        return Err(words.error("the last clause does not end in 0; the text may be cut off"));
    }
    if cnf.clauses.len() as u64 != clauses {
        return Err(
            words.error(&format!("the header promises {clauses} clauses, there are {}", cnf.clauses.len()))
        );
    }
    Ok(cnf)
}

/// The numbers of variables and of clauses.
fn header(words: &mut Tokens<'_>) -> Result<(u32, u64), InputError> {
    let expected = "expected the header `p cnf VARIABLES CLAUSES`";
    for keyword in [b"p".as_slice(), b"cnf"] {
        let word = words.next_word().filter(|w| w.text == keyword);
        word.ok_or_else(|| words.error(expected))?;
    }
    let mut number = |limit: u64| {
        let word = words.next_word().ok_or_else(|| words.error(expected))?;
        let number: Option<u64> = std::str::from_utf8(word.text).ok().and_then(|t| t.parse().ok());
        number.filter(|n| *n <= limit).ok_or_else(|| word.error(&format!("expected a number up to {limit}")))
    };
    let variables = number(MOST_VARIABLES)?;
    Ok((u32::try_from(variables).expect("it is below the limit"), number(u64::from(u32::MAX))?))
}

fn literal(word: &Token<'_>, variables: u32) -> Result<i32, InputError> {
    let lit: Option<i32> = std::str::from_utf8(word.text).ok().and_then(|t| t.parse().ok());
    match lit {
        Some(lit) if lit.unsigned_abs() <= variables => Ok(lit),
        Some(_) => Err(word.error(&format!("the header has variables up to {variables} alone"))),
        None => Err(word.error("expected a literal or 0")),
    }
}

/// A word with its place.
pub(super) struct Token<'t> {
    pub text: &'t [u8],
    span: Span,
}

impl Token<'_> {
    /// A complaint about the word.
    pub fn error(&self, message: &str) -> InputError {
        let text: String = String::from_utf8_lossy(self.text).chars().take(40).collect();
        InputError::malformed(self.span, format!("{message}, found `{}`", text.escape_debug()))
    }
}

/// The words of a text, without the lines that are comments.
pub(super) struct Tokens<'t> {
    text: &'t [u8],
    at: usize,
    line: u32,
    line_start: usize,
}

impl<'t> Tokens<'t> {
    pub fn new(text: &'t [u8]) -> Self {
        Tokens { text, at: 0, line: 1, line_start: 0 }
    }

    fn span(&self) -> Span {
        let column = self.at - self.line_start + 1;
        Span { line: self.line, column: u32::try_from(column).unwrap_or(u32::MAX) }
    }

    /// A complaint about what comes next.
    pub fn error(&self, message: &str) -> InputError {
        InputError::malformed(self.span(), message)
    }

    /// Passes by blanks, ends of lines and comments.
    fn skip(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'\n' => {
                    self.at += 1;
                    self.line += 1;
                    self.line_start = self.at;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                b'c' if self.at == self.line_start => {
                    let rest = &self.text[self.at..];
                    self.at += rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    /// The next word.
    pub fn next_word(&mut self) -> Option<Token<'t>> {
        self.skip();
        let (start, span) = (self.at, self.span());
        while self.text.get(self.at).is_some_and(|b| !b.is_ascii_whitespace()) {
            self.at += 1;
        }
        (self.at > start).then(|| Token { text: &self.text[start..self.at], span })
    }

    /// Whether the rest of the line has no more words.
    pub fn at_line_end(&mut self) -> bool {
        while self.text.get(self.at).is_some_and(|b| b" \t\r".contains(b)) {
            self.at += 1;
        }
        self.text.get(self.at).is_none_or(|b| *b == b'\n')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_read() {
        let text = b"c a comment\np cnf 3 3\n1 -2 0 2\nc between\n 3 0\n0\n";
        let cnf = read_cnf(text).expect("it is well formed");
        assert_eq!(cnf, Cnf { variables: 3, clauses: vec![vec![1, -2], vec![2, 3], vec![]] });
        let footer = read_cnf(b"p cnf 1 1\n-1 0\n%\n0\n").expect("a footer is no clause");
        assert_eq!(footer.clauses, [[-1]]);
        let empty = read_cnf(b"p cnf 0 0").expect("nothing is said");
        assert_eq!(empty, Cnf::default());
    }

    #[test]
    fn errors_have_places() {
        for (text, place) in [
            ("", "1:1"),
            ("p cnf 3\n", "2:1"),
            ("p dnf 3 1\n", "1:6"),
            ("p cnf 99999999999 1\n", "1:7"),
            ("p cnf 2 1\n1 3 0\n", "2:3"),
            ("p cnf 2 1\n1 x 0\n", "2:3"),
            ("p cnf 2 1\n1 2\n", "3:1"),
            ("p cnf 2 2\n1 2 0\n", "3:1"),
            ("p cnf 2 1\n1 0 2 0\n", "3:1"),
            ("p cnf 2 1\n1 99999999999 0\n", "2:3"),
        ] {
            let error = read_cnf(text.as_bytes()).expect_err(text);
            assert!(error.to_string().starts_with(&format!("{place}: ")), "{text:?}: {error}");
        }
    }
}
