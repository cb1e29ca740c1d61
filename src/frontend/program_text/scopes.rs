//! Where variables can be named: the parts of a text of C in which a declaration is in force, by its braces and parentheses.
//!
//! A declaration in a block is in force up to the end of the block; one in parentheses (of a loop, or of a function's parameters) up
//! to the end of the statement behind them. Comments, strings and preprocessor lines are passed over. Deliberately absent: macros that hide braces.

/// A place in a text: line and column, from 1.
pub type Place = (u32, u32);

/// The place behind the last one where a variable of this name can be named that is declared on this line; `None` if the line does not
/// show the name.
pub fn end_of_scope(text: &str, line: u32, name: &str) -> Option<(Place, Place)> {
    let start = offset(text, (line, 1))?;
    let rest = &text[start..];
    let in_line = rest.split('\n').next().unwrap_or_default();
    let at = word_in(in_line, name)?;
    let from = start + at;
    let mut scan = Scan { bytes: text.as_bytes(), at: from };
    let (mut braces, mut parens) = (0usize, 0usize);
    while let Some(c) = scan.next() {
        match c {
            b'{' => braces += 1,
            b'}' if braces == 0 => break,
            b'}' => braces -= 1,
            b'(' => parens += 1,
            b')' if parens == 0 => {
                scan.statement();
                break;
            }
            b')' => parens -= 1,
            _ => {}
        }
    }
    Some((place(text, from), place(text, scan.at)))
}

/// Where a word stands in a line.
fn word_in(line: &str, word: &str) -> Option<usize> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).map(|(at, _)| at).find(|&at| {
        !line[..at].chars().next_back().is_some_and(is_part)
            && !line[at + word.len()..].chars().next().is_some_and(is_part)
    })
}

/// The offset of a place.
pub fn offset(text: &str, (line, column): Place) -> Option<usize> {
    if line as usize > text.split_inclusive('\n').count() {
        return None;
    }
    let before: usize = text.split_inclusive('\n').take(line.checked_sub(1)? as usize).map(str::len).sum();
    let in_line = text.get(before..)?.split('\n').next()?;
    let column = in_line.char_indices().nth(column.max(1) as usize - 1).map_or(in_line.len(), |(at, _)| at);
    Some(before + column)
}

/// The place of an offset.
fn place(text: &str, offset: usize) -> Place {
    let before = &text[..offset.min(text.len())];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line as u32, column as u32)
}

/// A walk over what is no comment and no string.
struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    fn next(&mut self) -> Option<u8> {
        loop {
            let c = *self.bytes.get(self.at)?;
            let two = (c, self.bytes.get(self.at + 1).copied());
            match two {
                (b'/', Some(b'/')) => self.skip_to(b"\n"),
                (b'/', Some(b'*')) => {
                    self.at += 2;
                    self.skip_to(b"*/");
                }
                (b'"' | b'\'', _) => self.quoted(c),
                _ => {
                    self.at += 1;
                    return Some(c);
                }
            }
        }
    }

    /// Behind the next one of these.
    fn skip_to(&mut self, end: &[u8]) {
        let rest = &self.bytes[self.at.min(self.bytes.len())..];
        let found = rest.windows(end.len()).position(|w| w == end);
        self.at = found.map_or(self.bytes.len(), |i| self.at + i + end.len());
    }

    fn quoted(&mut self, quote: u8) {
        self.at += 1;
        while let Some(&c) = self.bytes.get(self.at) {
            self.at += if c == b'\\' { 2 } else { 1 };
            if c == quote {
                break;
            }
        }
        self.at = self.at.min(self.bytes.len());
    }

    /// Behind the next statement: a block, or what ends with a semicolon or with the first block.
    fn statement(&mut self) {
        let mut braces = 0usize;
        let mut parens = 0usize;
        while let Some(c) = self.next() {
            match c {
                b'(' => parens += 1,
                b')' => parens = parens.saturating_sub(1),
                b'{' => braces += 1,
                b'}' if braces <= 1 => return,
                b'}' => braces -= 1,
                b';' if braces == 0 && parens == 0 => return,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_end_with_their_blocks() {
        let text = "int f(int a) {\n  int x; // }\n  for (int i = 0; i < 3; i++) { x = '}'; }\n  { int y = \"}\"[0]; }\n  while (x) x--;\n}\nint z;\n";
        let end = |line, name| end_of_scope(text, line, name).map(|(_, end)| end);
        assert_eq!(end(1, "a"), Some((6, 2)));
        assert_eq!(end(2, "x"), Some((6, 2)));
        assert_eq!(end(3, "i"), Some((3, 43)));
        assert_eq!(end(4, "y"), Some((4, 22)));
        assert_eq!(end(7, "z"), Some((8, 1)));
        assert_eq!(end(2, "q"), None);
        assert_eq!(end(20, "q"), None);
    }
}
