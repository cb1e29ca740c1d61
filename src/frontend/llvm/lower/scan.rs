//! Input by a format (C 7.21.6.2), which is constant: `scanf`, `fscanf`, and `sscanf` where its model does not fit, or computes numbers that are
//! taken as any.
//!
//! What is read is any text. So each conversion may fail, as may each literal before one; what follows is not stored then. Where conversions
//! succeed, numbers are those that texts of their width stand for, texts are as long as their width or, without one, of any length
//! below 2^31, and consist of the characters that their conversion takes.
//! The result is the number of conversions that were stored; if there is none, 0 or `EOF`, and `EOF` where any input fits.
//! Deliberately absent: wide characters, `%p`, `%m`, `%Lf`, numbers of arguments (`%1$d`), lists of arguments.

use super::calls::CallSite;
use super::ends::{End, is_space, letters, ranges};
use super::function::Lowering;
use super::memory::byte;
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, BlockId, CompareOp, Op, Operand, SiteKind, Type};

/// The longest text that a conversion without a width takes.
const LONGEST: u64 = (1 << 31) - 2;

/// A part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Directive {
    /// White space, which always fits.
    Space,
    /// A character that input may not have, or a conversion that is not stored.
    Passed,
    Stored(Stored),
    /// How many characters were read, in a word of these bits.
    Position(u32),
}

/// What a conversion stores.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stored {
    /// An integer of so many bits, and the numbers that its width allows.
    Integer { bits: u32, digits: Option<Digits> },
    /// A floating-point number.
    Real(u32),
    /// So many characters.
    Characters(u64),
    /// At most so many characters of these ranges, and their end; whether spaces before them are skipped, and the ranges are all others.
    Text { most: u64, of: Vec<(u8, u8)>, skips: bool },
}

/// Texts of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Digits {
    base: u64,
    width: u64,
    signed: bool,
}

impl Stored {
    /// Whether it fits any input that there is: none that there is makes it fail.
    fn takes_anything(&self) -> bool {
        matches!(self, Stored::Characters(_) | Stored::Text { skips: true, .. })
    }
}

/// Functions that read a text in memory, which their models do as it is.
const OF_TEXTS: &[&str] = &["sscanf", "__isoc99_sscanf", "__isoc23_sscanf"];

/// What is read.
struct Input {
    /// Who chooses it.
    kind: SiteKind,
    /// How long it is, if that is known.
    length: Option<Operand>,
}

impl Lowering<'_, '_> {
    /// The result of a call of a model that reads a text in memory by a simple format: where numbers that texts spell may be any, so is all that is
    /// stored, but that it is no longer than the text.
    ///
    /// # Errors
    /// If the model cannot be called.
    pub fn scan_text(&mut self, site: &CallSite) -> Result<Option<Vec<Operand>>, InputError> {
        let (true, [Type::Int(bits)]) = (OF_TEXTS.contains(&site.name), &site.results[..]) else {
            return Ok(None);
        };
        let Some(directives) = self.directives_at(1, site) else { return Ok(None) };
        let exact = self.choose(&SiteKind::ExactNumber, &[Type::Int(1)]).remove(0);
        let (any, done) = (self.build.new_block(&[]), self.build.new_block(&[Type::Int(*bits)]));
        self.enter_if(exact, any);
        let computed = self.call_defined(site)?;
        self.build.jump(done, computed);
        self.build.switch_to(any);
        let text = self.as_pointer(&site.args[0]);
        let length = Some(self.string_length(&text, None));
        let kind = SiteKind::Unmodelled(format!("what `{}` reads", site.name));
        let count = self.directives(&directives, &site.args[2..], &Input { kind, length });
        let count = self.resize(count, *bits, true);
        // A number may not have fitted.
        self.forget_errno();
        self.build.jump(done, vec![count]);
        self.build.switch_to(done);
        Ok(Some(self.build.block_params(done)))
    }

    /// The directives of the format at this place of the arguments, if it is simple and there are arguments for all that is stored.
    fn directives_at(&self, format: usize, site: &CallSite) -> Option<Vec<Directive>> {
        let text = site.source.get(format).and_then(|(arg, _)| self.string(arg))?;
        let directives = parse(&text, self.context.program.pointer_bits)?;
        let stores = |d: &&Directive| matches!(d, Directive::Stored(_) | Directive::Position(_));
        let targets = site.args.len().checked_sub(format + 1)?;
        (directives.iter().filter(stores).count() <= targets).then_some(directives)
    }

    /// Input by the format at this place of the arguments.
    pub fn scan(&mut self, format: usize, site: &CallSite) -> Result<Vec<Operand>, InputError> {
        let directives = self.directives_at(format, site);
        let kind = if site.name.contains("sscanf") {
            SiteKind::Unmodelled(format!("what `{}` reads", site.name))
        } else {
            SiteKind::External(site.name.to_string())
        };
        match (directives, &site.results[..]) {
            (Some(directives), [Type::Int(bits)]) => {
                let input = Input { kind, length: None };
                let count = self.directives(&directives, &site.args[format + 1..], &input);
                Ok(vec![self.resize(count, *bits, true)])
            }
            _ => {
                self.unsupported(&format!("a format of `{}` that is not simple", site.name));
                Ok(self.choose(&kind, &site.results))
            }
        }
    }

    /// What the directives do in order; the result.
    fn directives(&mut self, directives: &[Directive], targets: &[Operand], input: &Input) -> Operand {
        let kind = &input.kind;
        let done = self.build.new_block(&[Type::Int(32)]);
        let (mut targets, mut count, mut may_fail, mut reads) = (targets.iter(), 0, false, false);
        for (i, directive) in directives.iter().enumerate() {
            reads = true;
            match directive {
                Directive::Space => {}
                Directive::Passed => may_fail = true,
                Directive::Stored(stored) => {
                    let to = targets.next().expect("there are enough").clone();
                    let at_end = !may_fail && stored.takes_anything();
                    self.unless_failed((count, at_end), done, kind);
                    let to = self.as_pointer(&to);
                    self.store_converted(stored, &to, input);
                    if matches!(stored, Stored::Characters(_))
                        && i > 0
                        && directives[i - 1] == Directive::Space
                    {
                        self.limit_character(&to, &ranges(|c| !is_space(c)));
                    }
                    (count, may_fail) = (count + 1, false);
                }
                Directive::Position(bits) => {
                    let to = targets.next().expect("there are enough").clone();
                    if std::mem::take(&mut may_fail) {
                        self.unless_failed((count, false), done, kind);
                    }
                    let to = self.as_pointer(&to);
                    let value = self.choose(kind, &[Type::Int(*bits)]).remove(0);
                    // What was stored was read, each from a character at least.
                    let fits = self.build.compare(CompareOp::Sge, value.clone(), word(count, *bits));
                    self.build.effect(Op::Assume(fits));
                    if let Some(length) = &input.length {
                        let wide = self.resize(value.clone(), self.context.program.pointer_bits, true);
                        let inside = self.build.compare(CompareOp::Ule, wide, length.clone());
                        self.build.effect(Op::Assume(inside));
                    }
                    self.put(&to, value, *bits);
                }
            }
        }
        let result = if reads { self.failure((count, false), kind) } else { word(0, 32) };
        self.build.jump(done, vec![result]);
        self.build.switch_to(done);
        self.build.block_params(done).remove(0)
    }

    /// Goes on if the input fits; otherwise so many conversions were stored, and if `at_end` there is no more input.
    fn unless_failed(&mut self, (count, at_end): (u64, bool), done: BlockId, kind: &SiteKind) {
        let (failed, next) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let fits = self.choose(kind, &[Type::Int(1)]).remove(0);
        self.build.branch(fits, next, failed);
        self.build.switch_to(failed);
        let result = self.failure((count, at_end), kind);
        self.build.jump(done, vec![result]);
        self.build.switch_to(next);
    }

    /// So many conversions; if there are none, zero or `EOF`, or `EOF` if there is no more input.
    fn failure(&mut self, (count, at_end): (u64, bool), kind: &SiteKind) -> Operand {
        let end = Operand::Const(Bits::ones(32));
        if count > 0 {
            return word(count, 32);
        }
        if at_end {
            return end;
        }
        let condition = self.choose(kind, &[Type::Int(1)]).remove(0);
        self.build.define(Op::Select { condition, then: end, otherwise: word(0, 32) }, Type::Int(32))
    }

    fn put(&mut self, to: &Operand, value: Operand, bits: u32) {
        self.check_write(to, self.pointer_word(u64::from(bits / 8)), "write");
        self.build.effect(Op::Store { address: to.clone(), value });
    }

    fn store_converted(&mut self, stored: &Stored, to: &Operand, input: &Input) {
        let kind = &input.kind;
        match stored {
            Stored::Integer { bits, digits } => {
                let value = self.choose(kind, &[Type::Int(*bits)]).remove(0);
                if let Some(digits) = digits {
                    self.limit_number(&value, *bits, *digits);
                }
                self.put(to, value, *bits);
            }
            Stored::Real(bits) => {
                let value = self.choose(kind, &[Type::Int(*bits)]).remove(0);
                self.put(to, value, *bits);
            }
            Stored::Characters(count) => {
                let count = self.pointer_word(*count);
                self.any_bytes(kind, to, count);
            }
            Stored::Text { most, of, .. } => self.text(*most, of, to, input),
        }
    }

    /// A number is one that a text of its width stands for; a sign takes one character.
    fn limit_number(&mut self, value: &Operand, bits: u32, digits: Digits) {
        let power = |digits: Digits, width: u64| {
            let power = u32::try_from(width).ok().and_then(|width| digits.base.checked_pow(width));
            power.filter(|power| *power < 1 << (bits - 1))
        };
        let (Some(high), Some(low)) = (power(digits, digits.width), power(digits, digits.width - 1)) else {
            return;
        };
        let number = |n: u64| Operand::Const(Bits::from_u64(n, bits));
        let least = number(0u64.wrapping_sub(low).wrapping_add(1));
        let fits = if digits.signed {
            let above = self.build.compare(CompareOp::Sge, value.clone(), least);
            let below = self.build.compare(CompareOp::Slt, value.clone(), number(high));
            self.build.binary(BinaryOp::And, above, below)
        } else {
            let below = self.build.compare(CompareOp::Ult, value.clone(), number(high));
            if low <= 1 {
                below
            } else {
                let above = self.build.compare(CompareOp::Uge, value.clone(), least);
                self.build.binary(BinaryOp::Or, above, below)
            }
        };
        self.build.effect(Op::Assume(fits));
    }

    /// At least one character, and the end of the text.
    fn text(&mut self, most: u64, of: &[(u8, u8)], to: &Operand, input: &Input) {
        let Input { kind, length: of_all } = input;
        let bits = self.context.program.pointer_bits;
        let length = self.choose(kind, &[Type::Int(bits)]).remove(0);
        let some = self.build.compare(CompareOp::Uge, length.clone(), word(1, bits));
        self.build.effect(Op::Assume(some));
        let fits = self.build.compare(CompareOp::Ule, length.clone(), word(most, bits));
        self.build.effect(Op::Assume(fits));
        if let Some(of_all) = of_all {
            let is_part = self.build.compare(CompareOp::Ule, length.clone(), of_all.clone());
            self.build.effect(Op::Assume(is_part));
        }
        let is_limited = of != [(0, u8::MAX)];
        let length = match is_limited {
            true => {
                let (from, length) = self.text_up_to(kind, length, &End::Before(of));
                self.copy_bytes(to, from, length.clone());
                length
            }
            false => {
                self.any_bytes(kind, to, length.clone());
                length
            }
        };
        let end = self.byte_of(to, &length);
        self.check_write(&end, self.pointer_word(1), "write");
        if is_limited {
            self.limit_bytes(to, &length, of);
        }
        self.build.effect(Op::Store { address: end, value: byte(0) });
    }

    /// A byte is in one of these ranges.
    fn limit_character(&mut self, address: &Operand, of: &[(u8, u8)]) {
        let character = self.build.define(Op::load(address.clone()), Type::Int(8));
        let member = self.is_among(&character, of);
        self.build.effect(Op::Assume(member));
    }

    /// Each byte is in one of these ranges.
    fn limit_bytes(&mut self, to: &Operand, length: &Operand, of: &[(u8, u8)]) {
        let bits = self.context.program.pointer_bits;
        let head = self.build.new_block(&[Type::Int(bits)]);
        let (body, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.jump(head, vec![word(0, bits)]);
        self.build.switch_to(head);
        let index = self.build.block_params(head).remove(0);
        let more = self.build.compare(CompareOp::Ult, index.clone(), length.clone());
        self.build.branch(more, body, done);
        self.build.switch_to(body);
        let address = self.byte_of(to, &index);
        self.limit_character(&address, of);
        let next = self.build.binary(BinaryOp::Add, index, word(1, bits));
        self.build.jump(head, vec![next]);
        self.build.switch_to(done);
    }
}

/// The directives of a format; `None` if there are some that are not supported.
fn parse(format: &str, pointer_bits: u32) -> Option<Vec<Directive>> {
    let mut rest = format.as_bytes();
    let mut directives = vec![];
    while let Some((first, others)) = rest.split_first() {
        rest = others;
        directives.push(match first {
            c if is_space(*c) => Directive::Space,
            b'%' => conversion(&mut rest, pointer_bits)?,
            _ => Directive::Passed,
        });
    }
    Some(directives)
}

/// Takes the next byte if it is one of these.
fn take(rest: &mut &[u8], is_meant: impl Fn(u8) -> bool) -> Option<u8> {
    let (first, others) = rest.split_first()?;
    is_meant(*first).then(|| {
        *rest = others;
        *first
    })
}

/// What stands behind `%`.
fn conversion(rest: &mut &[u8], pointer_bits: u32) -> Option<Directive> {
    let passed = take(rest, |c| c == b'*').is_some();
    let mut width = None;
    while let Some(digit) = take(rest, |c| c.is_ascii_digit()) {
        width = Some(width.unwrap_or(0u64).checked_mul(10)?.checked_add(u64::from(digit - b'0'))?);
    }
    if width == Some(0) {
        return None;
    }
    let mut modifier = vec![];
    while let Some(letter) = take(rest, |c| b"hlLjztq".contains(&c)) {
        modifier.push(letter);
    }
    let bits = match &modifier[..] {
        b"" => 32,
        b"h" => 16,
        b"hh" => 8,
        b"l" | b"z" | b"t" => pointer_bits,
        b"ll" | b"L" | b"j" | b"q" => 64,
        _ => return None,
    };
    let plain = modifier.is_empty();
    let number = |base: u64, signed: bool| {
        let digits = width.map(|width| Digits { base, width, signed });
        Stored::Integer { bits, digits }
    };
    let most = width.unwrap_or(LONGEST).min(LONGEST);
    let stored = match take(rest, |_| true)? {
        b'%' => return (!passed && plain && width.is_none()).then_some(Directive::Passed),
        b'n' => return (!passed && width.is_none()).then_some(Directive::Position(bits)),
        b'd' | b'i' => number(10, true),
        b'u' => number(10, false),
        b'x' | b'X' => number(16, false),
        b'o' => number(8, false),
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => match &modifier[..] {
            b"" => Stored::Real(32),
            b"l" => Stored::Real(64),
            b"L" if passed => Stored::Real(128),
            _ => return None,
        },
        b'c' if plain => Stored::Characters(width.unwrap_or(1).min(LONGEST)),
        b's' if plain => Stored::Text { most, of: letters(), skips: true },
        b'[' if plain => Stored::Text { most, of: set(rest)?, skips: false },
        _ => return None,
    };
    Some(if passed { Directive::Passed } else { Directive::Stored(stored) })
}

/// The characters of a set, behind its `[`, as the GNU C Library reads it.
fn set(rest: &mut &[u8]) -> Option<Vec<(u8, u8)>> {
    let negated = take(rest, |c| c == b'^').is_some();
    let mut members = [false; 256];
    let mut previous = None;
    let mut first = true;
    loop {
        let c = take(rest, |_| true)?;
        match c {
            b']' if !first => break,
            b'-' if previous.is_some() && rest.first().is_some_and(|next| *next != b']') => {
                let last = take(rest, |_| true)?;
                let low = previous.take().filter(|low| *low <= last)?;
                (low..=last).for_each(|member| members[usize::from(member)] = true);
                previous = Some(last);
            }
            _ => {
                members[usize::from(c)] = true;
                previous = Some(c);
            }
        }
        first = false;
    }
    Some(ranges(|c| members[usize::from(c)] != negated))
}

#[cfg(test)]
mod tests {
    use super::*;

    const VISIBLE: &[(u8, u8)] = &[(0, 8), (14, 31), (33, 255)];

    fn text(most: u64, of: &[(u8, u8)]) -> Directive {
        Directive::Stored(Stored::Text { most, of: of.to_vec(), skips: of == VISIBLE })
    }
    fn integer(bits: u32, digits: Option<(u64, u64, bool)>) -> Directive {
        let digits = digits.map(|(base, width, signed)| Digits { base, width, signed });
        Directive::Stored(Stored::Integer { bits, digits })
    }

    #[test]
    fn formats() {
        let cases: &[(&str, Option<Vec<Directive>>)] = &[
            ("%d", Some(vec![integer(32, None)])),
            ("%ld%hhx", Some(vec![integer(64, None), integer(8, None)])),
            ("%3hd", Some(vec![integer(16, Some((10, 3, true)))])),
            (" %10s", Some(vec![Directive::Space, text(10, VISIBLE)])),
            ("%s", Some(vec![text(LONGEST, VISIBLE)])),
            ("%[a-cx]", Some(vec![text(LONGEST, &[(97, 99), (120, 120)])])),
            ("%5[^\n]", Some(vec![text(5, &[(0, 9), (11, 255)])])),
            ("%[]-]", Some(vec![text(LONGEST, &[(45, 45), (93, 93)])])),
            ("%[^]]", Some(vec![text(LONGEST, &[(0, 92), (94, 255)])])),
            ("%3c%c", Some([3, 1].map(|n| Directive::Stored(Stored::Characters(n))).to_vec())),
            (
                "%lf,%g",
                Some(vec![
                    Directive::Stored(Stored::Real(64)),
                    Directive::Passed,
                    Directive::Stored(Stored::Real(32)),
                ]),
            ),
            ("%*d%n%%", Some(vec![Directive::Passed, Directive::Position(32), Directive::Passed])),
            ("%[a", None),
            ("%[z-a]", None),
            ("%0d", None),
            ("%1$d", None),
            ("%ls", None),
            ("%ms", None),
            ("%p", None),
            ("%", None),
        ];
        for (format, expected) in cases {
            assert_eq!(parse(format, 64), *expected, "{format}");
        }
    }
}
