//! From text or bytes to what the sections of a file say.
//!
//! Both forms have the same sections in the same order. The binary one leaves out what it can: literals of inputs and
//! latches are numbered, and gates come last, each by the differences of its literals, seven bits to a byte. Nothing is
//! reserved for what the header promises before it is there.

use super::sections::{Latch, Literal, Sections};
use super::{Aiger, build};
use crate::lines::{Cursor, Token};
use eufonium_base::{InputError, Span};
use eufonium_ir::TermPool;

/// Numbers of the header are below this.
const MAX_COUNT: u64 = 1 << 31;
/// As many inputs as a binary file may promise: they take no place in it.
const MAX_INPUTS: u64 = 1 << 22;

/// The numbers of the header.
#[derive(Clone, Copy, Debug)]
struct Header {
    binary: bool,
    /// The greatest variable.
    variables: u64,
    /// Inputs, latches, outputs, gates, bad literals, constraints, justice, fairness.
    counts: [u64; 8],
}

/// Reads a circuit in either form.
///
/// # Errors
/// If the text is malformed; if it promises more inputs than memory should be spent on, as unsupported.
pub fn read(pool: &mut TermPool, text: &[u8]) -> Result<Aiger, InputError> {
    let mut cursor = Cursor::new(text);
    let header = header(&mut cursor)?;
    let reader = Reader { cursor, header, sections: Sections::default() };
    build::build(pool, reader.read()?)
}

fn header(cursor: &mut Cursor<'_>) -> Result<Header, InputError> {
    let start = cursor.offset();
    let format = cursor.token("`aag` or `aig`")?;
    let binary = match format.text {
        b"aag" => false,
        b"aig" => true,
        _ => return Err(cursor.unexpected(format, "`aag` or `aig`")),
    };
    let variables = cursor.number("the greatest variable", MAX_COUNT)?;
    let mut counts = [0; 8];
    let names =
        ["inputs", "latches", "outputs", "gates", "bad literals", "constraints", "justice", "fairness"];
    for (i, (count, name)) in counts.iter_mut().zip(names).enumerate() {
        if i >= 4 && cursor.at_line_end() {
            break;
        }
        *count = cursor.number(&format!("the number of {name}"), MAX_COUNT)?;
    }
    let [inputs, latches, _, gates, ..] = counts;
    let defined = inputs + latches + gates;
    if variables < defined || (binary && variables > defined) {
        let relation = if binary { "" } else { "at least " };
        let message = format!("expected {relation}{defined} as the greatest variable, found {variables}");
        return Err(cursor.error(start, message));
    }
    if binary && inputs > MAX_INPUTS {
        let message = format!("more than {MAX_INPUTS} inputs are not supported");
        return Err(InputError::unsupported(cursor.span(start), message));
    }
    cursor.end_line()?;
    Ok(Header { binary, variables, counts })
}

struct Reader<'t> {
    cursor: Cursor<'t>,
    header: Header,
    sections: Sections,
}

impl Reader<'_> {
    fn read(mut self) -> Result<Sections, InputError> {
        let [inputs, latches, outputs, gates, bads, constraints, justice, fairness] = self.header.counts;
        self.inputs(inputs)?;
        self.latches(inputs, latches)?;
        self.sections.outputs = self.literals(outputs)?;
        self.sections.bads = self.literals(bads)?;
        self.sections.constraints = self.literals(constraints)?;
        self.justice(justice)?;
        if fairness > 0 {
            self.note("fairness is ignored: it says nothing about safety");
            self.literals(fairness)?;
        }
        self.gates(inputs + latches, gates)?;
        self.symbols()?;
        Ok(self.sections)
    }

    fn here(&self) -> Span {
        self.cursor.span(self.cursor.offset())
    }
    fn note(&mut self, what: &'static str) {
        let span = self.here();
        self.sections.liveness.push((span, what));
    }

    /// Reads a literal, which is at most that of the greatest variable.
    fn literal(&mut self) -> Result<Literal, InputError> {
        self.cursor.skip_blanks();
        let span = self.here();
        let code = self.cursor.number("a literal", 2 * self.header.variables + 2)?;
        Ok(Literal { code, span })
    }
    /// Reads the literal of something that is defined: positive, and no constant.
    fn defined(&mut self) -> Result<Literal, InputError> {
        let literal = self.literal()?;
        if literal.code < 2 || literal.code % 2 == 1 {
            let message = format!("expected the literal of a variable, found {}", literal.code);
            return Err(InputError::malformed(literal.span, message));
        }
        Ok(literal)
    }
    /// Reads lines of one literal each.
    fn literals(&mut self, count: u64) -> Result<Vec<Literal>, InputError> {
        let mut literals = Vec::new();
        for _ in 0..count {
            literals.push(self.literal()?);
            self.cursor.end_line()?;
        }
        Ok(literals)
    }

    fn inputs(&mut self, count: u64) -> Result<(), InputError> {
        for i in 0..count {
            let literal = if self.header.binary {
                Literal { code: 2 * (i + 1), span: Span { line: 1, column: 1 } }
            } else {
                let literal = self.defined()?;
                self.cursor.end_line()?;
                literal
            };
            self.sections.inputs.push(literal);
        }
        Ok(())
    }

    fn latches(&mut self, inputs: u64, count: u64) -> Result<(), InputError> {
        for i in 0..count {
            let literal = if self.header.binary {
                Literal { code: 2 * (inputs + i + 1), span: self.here() }
            } else {
                self.defined()?
            };
            let next = self.literal()?;
            let reset = if self.cursor.at_line_end() { None } else { Some(self.literal()?) };
            if let Some(reset) = reset.filter(|reset| reset.code > 1 && reset.code != literal.code) {
                let message = format!("expected 0, 1 or the latch itself, {}, as its reset", literal.code);
                return Err(InputError::malformed(reset.span, message));
            }
            self.cursor.end_line()?;
            self.sections.latches.push(Latch { literal, next, reset });
        }
        Ok(())
    }

    /// Reads the numbers of literals of all justice properties, and then their literals.
    fn justice(&mut self, count: u64) -> Result<(), InputError> {
        if count == 0 {
            return Ok(());
        }
        self.sections.has_justice = true;
        self.note("justice is not checked: only safety is");
        let mut literals = 0;
        for _ in 0..count {
            literals += self.cursor.number("the number of literals", MAX_COUNT)?;
            self.cursor.end_line()?;
        }
        self.literals(literals).map(|_| ())
    }

    fn gates(&mut self, below: u64, count: u64) -> Result<(), InputError> {
        for i in 0..count {
            let gate = if self.header.binary {
                self.binary_gate(2 * (below + i + 1))?
            } else {
                let gate = [self.defined()?, self.literal()?, self.literal()?];
                self.cursor.end_line()?;
                gate
            };
            self.sections.gates.push(gate);
        }
        if self.header.binary && count > 0 {
            self.cursor.begin_line();
        }
        Ok(())
    }

    /// Reads the two differences of a gate: literals descend.
    fn binary_gate(&mut self, code: u64) -> Result<[Literal; 3], InputError> {
        let span = self.cursor.span_in_bytes();
        let mut codes = [code; 3];
        for i in 1..3 {
            let at = self.cursor.offset();
            let difference = self.difference()?;
            let least = u64::from(i == 1);
            if difference < least || difference > codes[i - 1] {
                let message =
                    format!("expected a difference from {least} to {}, found {difference}", codes[i - 1]);
                return Err(self.cursor.error(at, message));
            }
            codes[i] = codes[i - 1] - difference;
        }
        Ok(codes.map(|code| Literal { code, span }))
    }

    /// Reads a number by seven bits in each byte, the low ones first.
    fn difference(&mut self) -> Result<u64, InputError> {
        let at = self.cursor.offset();
        let mut number = 0;
        for place in 0..5 {
            let Some(byte) = self.cursor.byte() else {
                return Err(self
                    .cursor
                    .error(at, "expected a difference of literals, but the file ends here"));
            };
            number |= u64::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(self.cursor.error(at, "expected a difference of literals in at most 5 bytes"))
    }

    /// Reads the table of symbols, up to a comment or the end.
    fn symbols(&mut self) -> Result<(), InputError> {
        while !self.cursor.at_end() {
            let token = self.cursor.token("a symbol, `c` or the end of the file")?;
            if token.is("c") && self.cursor.at_line_end() {
                return Ok(());
            }
            let number = self.named(token)?;
            self.cursor.skip_blanks();
            let at = self.cursor.offset();
            let name = std::str::from_utf8(self.cursor.rest_of_line()).ok().filter(|name| !name.is_empty());
            let name = name.ok_or_else(|| self.cursor.error(at, "expected a symbol"))?.to_owned();
            if self.sections.symbols.insert((token.text[0], number), name).is_some() {
                return Err(self.cursor.error(token.at, format!("{} already has a symbol", token.shown())));
            }
            self.cursor.end_line()?;
        }
        Ok(())
    }

    /// The number of what a symbol names, such as `i0`.
    fn named(&self, token: Token<'_>) -> Result<u64, InputError> {
        let [inputs, latches, outputs, _, bads, constraints, justice, fairness] = self.header.counts;
        let limit = match token.text[0] {
            b'i' => Some(inputs),
            b'l' => Some(latches),
            b'o' => Some(outputs),
            b'b' => Some(bads),
            b'c' => Some(constraints),
            b'j' => Some(justice),
            b'f' => Some(fairness),
            _ => None,
        };
        match limit {
            Some(limit) if token.text.len() > 1 => {
                let digits = Token { at: token.at + 1, text: &token.text[1..] };
                self.cursor.to_number(digits, "the number of something the header counts", limit)
            }
            _ => Err(self.cursor.unexpected(token, "what a symbol names, such as `i0`")),
        }
    }
}
