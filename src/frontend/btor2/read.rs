//! From text to a transition system, line by line in one pass.
//!
//! Source: the grammar in the README of Btor2Tools and its parser's checks. A line may refer only to lines above it, so
//! there is nothing to resolve afterwards but states without a next value.
//!
//! More is accepted than its parser does where nothing else could be meant: several blanks between tokens, symbols and
//! comments after constants, and an array that is initialised by any value of its elements' sort. Widths and the
//! nesting of arrays are bounded, by limits that are far beyond what can be solved.

use super::nodes::{Node, Nodes, Value, is_bit, term_sort};
use super::{Btor2, InputSlot, Layout, StateSlot, operators};
use crate::lines::{Cursor, Token};
use eufonium_base::{Bits, InputError, Span};
use eufonium_ir::{Input, Property, Sort, StateVar, Term, TermPool, TransSys};

/// Identifiers are below this.
pub(super) const MAX_ID: u64 = 1 << 40;
/// Widths are below this in the format.
const FORMAT_WIDTH: u64 = (1 << 31) - 1;
/// Widths up to this are handled.
pub(super) const MAX_WIDTH: u32 = 1 << 22;
/// Arrays may be nested this deep.
const MAX_NESTING: u32 = 8;

/// A file on the way.
pub(super) struct Reader<'t, 'p> {
    pub(super) pool: &'p mut TermPool,
    pub(super) cursor: Cursor<'t>,
    pub(super) nodes: Nodes,
    system: TransSys,
    layout: Layout,
    /// For each state whether it has a next value so far.
    stepped: Vec<bool>,
    warnings: Vec<(Span, String)>,
}

/// Reads a file.
///
/// # Errors
/// If the text is malformed; if it goes beyond the limits on widths and nesting, as unsupported.
pub fn read(pool: &mut TermPool, text: &[u8]) -> Result<Btor2, InputError> {
    let mut reader = Reader {
        pool,
        cursor: Cursor::new(text),
        nodes: Nodes::default(),
        system: TransSys::default(),
        layout: Layout::default(),
        stepped: Vec::new(),
        warnings: Vec::new(),
    };
    while reader.next_line()? {
        reader.line()?;
    }
    Ok(reader.finish())
}

impl<'t> Reader<'t, '_> {
    /// Goes to the next line that holds something, if there is one.
    fn next_line(&mut self) -> Result<bool, InputError> {
        loop {
            while self.cursor.peek() == Some(b' ') {
                self.cursor.byte();
            }
            match self.cursor.peek() {
                None => return Ok(false),
                Some(b';') => self.cursor.skip_line()?,
                Some(b'\t') => {
                    let message = "expected an identifier or a comment, found a tabulator";
                    return Err(self.cursor.error(self.cursor.offset(), message));
                }
                Some(_) if self.cursor.at_line_end() => self.cursor.end_line()?,
                Some(_) => return Ok(true),
            }
        }
    }

    /// Reads a line with an identifier.
    fn line(&mut self) -> Result<(), InputError> {
        let start = self.cursor.offset();
        let span = self.cursor.span(start);
        let id = self.cursor.number("an identifier", MAX_ID)?;
        if id == 0 {
            return Err(self.cursor.error(start, "expected an identifier, which is at least 1"));
        }
        if id <= self.nodes.last() {
            let message = match self.nodes.contains(id) {
                true => format!("the identifier {id} is already used"),
                false => format!("expected an identifier above {}", self.nodes.last()),
            };
            return Err(self.cursor.error(start, message));
        }
        let tag = self.cursor.token("a keyword")?;
        let node = match operators::find(tag.text) {
            Some(meaning) => {
                let value = self.apply(meaning)?;
                self.cursor.symbol()?;
                Node::Value(value, None)
            }
            None => self.other_line(id, tag, span)?,
        };
        self.nodes.push(id, node);
        Ok(())
    }

    /// Reads the rest of a line that applies no operator.
    fn other_line(&mut self, id: u64, tag: Token<'t>, span: Span) -> Result<Node, InputError> {
        match tag.text {
            b"sort" => self.sort_line(),
            b"input" => self.input_line(id, span),
            b"state" => self.state_line(id, span),
            b"zero" | b"one" | b"ones" | b"const" | b"constd" | b"consth" => self.constant_line(tag),
            b"init" => self.init_line(),
            b"next" => self.next_value_line(),
            b"bad" => self.bad_line(span),
            b"constraint" => self.constraint_line(),
            b"output" => {
                self.argument()?;
                self.cursor.symbol()?;
                Ok(Node::Other("output"))
            }
            b"fair" => self.fair_line(span),
            b"justice" => self.justice_line(span),
            _ => Err(self.cursor.unexpected(tag, "a keyword of the format")),
        }
    }

    /// A sort as complaints name it; short, however deep arrays are nested.
    pub(super) fn show_sort(&self, sort: Sort) -> String {
        let show = |sort| self.pool.as_bv(sort).map_or("arrays".to_owned(), |width| format!("width {width}"));
        match self.pool.as_array(sort) {
            Some((index, element)) => format!("arrays from {} to {}", show(index), show(element)),
            None => show(sort),
        }
    }

    /// Reads a reference to a sort, and says where it stands and how deep arrays are nested in it.
    fn sort_and_depth(&mut self) -> Result<(Sort, usize, u32), InputError> {
        let token = self.cursor.token("the identifier of a sort")?;
        let id = self.cursor.to_number(token, "the identifier of a sort", MAX_ID)?;
        match self.nodes.find(id) {
            Some((_, Node::Sort(sort, depth))) => Ok((*sort, token.at, *depth)),
            Some(_) => Err(self.cursor.error(token.at, format!("expected a sort, but {id} is none"))),
            None => Err(self.cursor.error(token.at, format!("no line with the identifier {id} is above"))),
        }
    }
    /// Reads a reference to a sort, and says where it stands.
    pub(super) fn sort_reference(&mut self) -> Result<(Sort, usize), InputError> {
        self.sort_and_depth().map(|(sort, at, _)| (sort, at))
    }

    fn sort_line(&mut self) -> Result<Node, InputError> {
        let kind = self.cursor.token("`bitvec` or `array`")?;
        let (sort, depth) = if kind.is("bitvec") {
            (self.bitvec_sort()?, 0)
        } else if kind.is("array") {
            let (index, _, index_depth) = self.sort_and_depth()?;
            let (element, _, element_depth) = self.sort_and_depth()?;
            let depth = 1 + index_depth.max(element_depth);
            if depth > MAX_NESTING {
                let span = self.cursor.span(kind.at);
                let message = format!("arrays nested deeper than {MAX_NESTING} levels are not supported");
                return Err(InputError::unsupported(span, message));
            }
            (self.pool.array_sort(index, element), depth)
        } else {
            return Err(self.cursor.unexpected(kind, "`bitvec` or `array`"));
        };
        self.cursor.symbol()?;
        Ok(Node::Sort(sort, depth))
    }

    fn bitvec_sort(&mut self) -> Result<Sort, InputError> {
        let token = self.cursor.token("a width")?;
        let width = self.cursor.to_number(token, "a width", FORMAT_WIDTH)?;
        if width == 0 {
            return Err(self.cursor.error(token.at, "expected a width, which is at least 1"));
        }
        match u32::try_from(width) {
            Ok(width) if width <= MAX_WIDTH => Ok(self.pool.bv_sort(width)),
            _ => {
                let message = format!("bit-vectors wider than {MAX_WIDTH} are not supported");
                Err(InputError::unsupported(self.cursor.span(token.at), message))
            }
        }
    }

    /// A constant for an input or state, named by its symbol or else its identifier.
    fn declare(&mut self, sort: Sort, symbol: Option<&str>, id: u64) -> Term {
        let name = symbol.map_or_else(|| format!("n{id}"), str::to_owned);
        let sort = term_sort(self.pool, sort);
        self.pool.constant(name, sort)
    }

    fn input_line(&mut self, id: u64, span: Span) -> Result<Node, InputError> {
        let (sort, _) = self.sort_reference()?;
        let symbol = self.cursor.symbol()?;
        let term = self.declare(sort, symbol, id);
        self.layout.inputs.push(InputSlot { index: self.system.inputs.len(), sort, span });
        let name = symbol.unwrap_or_default().to_owned();
        self.system.inputs.push(Input { name, term, chooses: None });
        let mut value = Value::new(self.pool, sort, term);
        value.from_input = true;
        Ok(Node::Value(value, None))
    }

    fn state_line(&mut self, id: u64, span: Span) -> Result<Node, InputError> {
        let (sort, _) = self.sort_reference()?;
        let symbol = self.cursor.symbol()?;
        let term = self.declare(sort, symbol, id);
        let index = self.system.states.len();
        self.layout.states.push(StateSlot { index, sort, init: None, chooser: None });
        let name = symbol.unwrap_or_default().to_owned();
        self.system.states.push(StateVar { name, term, next: term, span: Some(span) });
        self.stepped.push(false);
        Ok(Node::Value(Value::new(self.pool, sort, term), Some(index)))
    }

    /// Reads the sort and the state of `init` and `next`: the state's sort, its index and its identifier.
    fn state_reference(&mut self) -> Result<(Sort, usize, u64, usize), InputError> {
        let (sort, sort_at) = self.sort_reference()?;
        let token = self.cursor.token("the identifier of a state")?;
        let id = self.cursor.to_number(token, "the identifier of a state", MAX_ID)?;
        let Some((_, Node::Value(value, Some(index)))) = self.nodes.find(id) else {
            return Err(self.cursor.error(token.at, format!("expected a state, but {id} is none")));
        };
        if value.sort != sort {
            let (found, declared) = (self.show_sort(value.sort), self.show_sort(sort));
            return Err(self
                .cursor
                .error(sort_at, format!("expected the state's sort, {found}, found {declared}")));
        }
        Ok((sort, *index, id, token.at))
    }

    fn init_line(&mut self) -> Result<Node, InputError> {
        let (sort, index, id, at) = self.state_reference()?;
        let argument = self.argument()?;
        if argument.id > id {
            let message = format!("expected a value that is defined above the state {id}");
            return Err(self.cursor.error(argument.at, message));
        }
        let value = self.value(argument);
        if value.from_input {
            let message = "an initial value must not depend on inputs: expected one of states and constants";
            return Err(self.cursor.error(argument.at, message));
        }
        if self.layout.states[index].init.is_some() {
            return Err(self.cursor.error(at, format!("the state {id} already has an initial value")));
        }
        let element = self.pool.as_array(sort).map(|(_, element)| element);
        let init = if argument.sort == sort {
            self.term(argument)
        } else if element == Some(argument.sort) {
            let element = self.word(argument);
            self.pool.const_array(sort, element)
        } else {
            let (expected, found) = (self.show_sort(sort), self.show_sort(argument.sort));
            return Err(self
                .cursor
                .error(argument.at, format!("expected a value of {expected}, found {found}")));
        };
        self.cursor.symbol()?;
        self.layout.states[index].init = Some(init);
        let equation = self.pool.eq(self.system.states[index].term, init);
        self.system.init.push(equation);
        Ok(Node::Other("init"))
    }

    fn next_value_line(&mut self) -> Result<Node, InputError> {
        let (sort, index, id, at) = self.state_reference()?;
        if self.stepped[index] {
            return Err(self.cursor.error(at, format!("the state {id} already has a next value")));
        }
        let argument = self.argument_of(sort)?;
        self.cursor.symbol()?;
        self.system.states[index].next = self.term(argument);
        self.stepped[index] = true;
        Ok(Node::Other("next"))
    }

    fn bad_line(&mut self, span: Span) -> Result<Node, InputError> {
        let argument = self.bit_argument()?;
        let name = self.cursor.symbol()?.unwrap_or_default().to_owned();
        let bad = self.formula(argument);
        self.layout.bads.push(self.system.properties.len());
        self.system.properties.push(Property { name, bad, span: Some(span) });
        Ok(Node::Other("bad"))
    }

    fn constraint_line(&mut self) -> Result<Node, InputError> {
        let argument = self.bit_argument()?;
        self.cursor.symbol()?;
        let constraint = self.formula(argument);
        self.system.constraints.push(constraint);
        Ok(Node::Other("constraint"))
    }

    fn fair_line(&mut self, span: Span) -> Result<Node, InputError> {
        self.bit_argument()?;
        self.cursor.symbol()?;
        self.warnings.push((span, "`fair` is ignored: it says nothing about safety".to_owned()));
        Ok(Node::Other("fair"))
    }

    fn justice_line(&mut self, span: Span) -> Result<Node, InputError> {
        self.cursor.skip_blanks();
        let at = self.cursor.offset();
        let count = self.cursor.number("the number of conditions", MAX_ID)?;
        if count == 0 {
            return Err(self.cursor.error(at, "expected the number of conditions, which is at least 1"));
        }
        for _ in 0..count {
            self.bit_argument()?;
        }
        self.cursor.symbol()?;
        self.warnings.push((span, "`justice` is not checked: only safety is".to_owned()));
        Ok(Node::Other("justice"))
    }

    fn constant_line(&mut self, tag: Token<'t>) -> Result<Node, InputError> {
        let (sort, at) = self.sort_reference()?;
        let Some(width) = self.pool.as_bv(sort) else {
            return Err(self.cursor.error(at, "expected a sort of bit-vectors, found one of arrays"));
        };
        let bits = match tag.text {
            b"zero" => Bits::zero(width),
            b"one" => Bits::one(width),
            b"ones" => Bits::ones(width),
            b"const" => self.binary_constant(width)?,
            b"constd" => self.decimal_constant(width)?,
            _ => self.hexadecimal_constant(width)?,
        };
        self.cursor.symbol()?;
        let term = if is_bit(self.pool, sort) { self.pool.bool(bits.bit(0)) } else { self.pool.bits(bits) };
        Ok(Node::Value(Value::new(self.pool, sort, term), None))
    }

    fn does_not_fit(&self, token: Token<'_>, width: u32) -> InputError {
        self.cursor.error(token.at, format!("{} does not fit into width {width}", token.shown()))
    }

    fn binary_constant(&mut self, width: u32) -> Result<Bits, InputError> {
        let token = self.cursor.token("a binary number")?;
        let bits = std::str::from_utf8(token.text).ok().and_then(Bits::parse_binary);
        let bits = bits.ok_or_else(|| self.cursor.unexpected(token, "a binary number"))?;
        if bits.width() != width {
            let message = format!("expected {width} binary digits, found {}", bits.width());
            return Err(self.cursor.error(token.at, message));
        }
        Ok(bits)
    }

    fn hexadecimal_constant(&mut self, width: u32) -> Result<Bits, InputError> {
        let token = self.cursor.token("a hexadecimal number")?;
        if !token.text.iter().all(u8::is_ascii_hexdigit) {
            return Err(self.cursor.unexpected(token, "a hexadecimal number"));
        }
        let digits =
            std::str::from_utf8(token.text).expect("hexadecimal digits are ASCII").trim_start_matches('0');
        let bits = match Bits::parse_hex(digits) {
            _ if digits.is_empty() => return Ok(Bits::zero(width)),
            Some(bits) if bits.width() - bits.leading_zeros() <= width => bits,
            _ => return Err(self.does_not_fit(token, width)),
        };
        Ok(resized(&bits, width))
    }

    /// A decimal number from `-2^(width-1)` to `2^width - 1`.
    fn decimal_constant(&mut self, width: u32) -> Result<Bits, InputError> {
        let token = self.cursor.token("a decimal number")?;
        let text = std::str::from_utf8(token.text).unwrap_or_default();
        let (digits, negative) = text.strip_prefix('-').map_or((text, false), |digits| (digits, true));
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(self.cursor.unexpected(token, "a decimal number"));
        }
        let digits = digits.trim_start_matches('0');
        if digits.is_empty() {
            return Ok(Bits::zero(width));
        }
        // A digit that is not leading stands for more than one bit, and for fewer than four.
        let enough = u32::try_from(digits.len()).ok().filter(|n| *n <= width).and_then(|n| n.checked_mul(4));
        let bits = enough.and_then(|enough| Bits::parse_decimal(digits, enough.max(width)));
        let bits = bits.ok_or_else(|| self.does_not_fit(token, width))?;
        let length = bits.width() - bits.leading_zeros();
        let fits = length <= width && (!negative || length < width || bits.power_of_two().is_some());
        if !fits {
            return Err(self.does_not_fit(token, width));
        }
        let bits = resized(&bits, width);
        Ok(if negative { bits.neg() } else { bits })
    }

    /// Gives states without a next value an input that chooses it.
    fn finish(mut self) -> Btor2 {
        for (state, slot) in self.layout.states.iter_mut().enumerate() {
            if self.stepped[state] {
                continue;
            }
            let var = &mut self.system.states[state];
            let name = self.pool.as_constant(var.term).expect("a state is a constant");
            let hint = self.pool.func(name).name.clone();
            var.next = self.pool.fresh(&hint, self.pool.sort(var.term));
            slot.chooser = Some(self.system.inputs.len());
            let chooser = Input { name: String::new(), term: var.next, chooses: Some(state) };
            self.system.inputs.push(chooser);
        }
        if self.system.properties.is_empty() {
            self.warnings
                .push((Span::default(), "the file has no `bad` line: nothing is to be checked".to_owned()));
        }
        Btor2 { system: self.system, layout: self.layout, warnings: self.warnings }
    }
}

/// The same number in another width that holds it.
fn resized(bits: &Bits, width: u32) -> Bits {
    match width.checked_sub(bits.width()) {
        Some(more) => bits.zero_extend(more),
        None => bits.extract(width - 1, 0),
    }
}
