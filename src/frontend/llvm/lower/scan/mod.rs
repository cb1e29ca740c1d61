//! Input by a format (C 7.21.6.2), which is constant: `scanf`, `fscanf`, and `sscanf` where its model does not fit, or computes numbers that are
//! taken as any.
//!
//! What is read is any text. So each conversion may fail, as may each literal before one; what follows is not stored then. Where conversions
//! succeed, numbers are those that texts of their width stand for, texts are as long as their width or, without one, of any length
//! below 2^31, and consist of the characters that their conversion takes.
//! The result is the number of conversions that were stored; if there is none, 0 or `EOF`, and `EOF` where any input fits.
//! What such a function leaves is what another begins with (`next`), but for texts in memory, which are read from their start.
//! Deliberately absent: what `directives` does not read; lists of arguments.

pub(in crate::llvm) mod directives;
pub(in crate::llvm) mod next;

use self::directives::{Digits, Directive, Stored, parse};
use self::next::{HOOKS, Next};
use super::calls::CallSite;
use super::ends::End;
use super::function::Lowering;
use super::memory::byte;
use eufonium_base::Bits;
use eufonium_base::error::InputError;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, BlockId, CompareOp, Op, Operand, SiteKind, Type};

/// Functions that read a text in memory, which their models do as it is.
const OF_TEXTS: &[&str] = &["sscanf", "__isoc99_sscanf", "__isoc23_sscanf"];

/// What is read.
struct Input {
    /// Who chooses it.
    kind: SiteKind,
    /// How long it is, if that is known.
    length: Option<Operand>,
    /// The stream, null for standard input, if the models of streams are told what is left there.
    stream: Option<Operand>,
}

/// How far the directives of a format are.
struct Progress<'a> {
    input: &'a Input,
    /// Where all is read, or the input does not fit: the result, and the number of what is next.
    done: BlockId,
    /// How many conversions were stored.
    count: u64,
    /// Whether a directive that stores nothing stands behind the last one that stores, so that it may be the one that fails.
    may_fail: bool,
    /// What the next character is.
    next: Next,
    /// The same where nothing is read yet, as a number of the models.
    left: Option<Operand>,
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
        let input = Input { kind, length, stream: None };
        let count = self.directives(&directives, &site.args[2..], &input)?;
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
        let (kind, stream) = if site.name.contains("sscanf") {
            (SiteKind::Unmodelled(format!("what `{}` reads", site.name)), None)
        } else {
            let stream = format.checked_sub(1).map_or(Operand::Null, |stream| site.args[stream].clone());
            (SiteKind::External(site.name.to_string()), self.model(HOOKS[0]).map(|_| stream))
        };
        match (directives, &site.results[..]) {
            (Some(directives), [Type::Int(bits)]) => {
                let input = Input { kind, length: None, stream };
                let count = self.directives(&directives, &site.args[format + 1..], &input)?;
                Ok(vec![self.resize(count, *bits, true)])
            }
            _ => {
                self.unsupported(&format!("a format of `{}` that is not simple", site.name));
                Ok(self.choose(&kind, &site.results))
            }
        }
    }

    /// What the directives do in order; the result.
    fn directives(
        &mut self,
        directives: &[Directive],
        targets: &[Operand],
        input: &Input,
    ) -> Result<Operand, InputError> {
        let done = self.build.new_block(&[Type::Int(32), Type::Int(32)]);
        let left = self.scan_begins(directives, input)?;
        let mut at = Progress { input, done, count: 0, may_fail: false, next: Next::Any, left };
        let mut targets = targets.iter();
        for directive in directives {
            match directive {
                Directive::Space => at.next = Next::NoSpace,
                Directive::Passed => (at.may_fail, at.next) = (true, Next::Any),
                Directive::Stored(stored) => {
                    let to = targets.next().expect("there are enough").clone();
                    self.stored(stored, to, &mut at)?;
                }
                Directive::Position(bits) => {
                    let to = targets.next().expect("there are enough").clone();
                    self.position(*bits, to, &mut at);
                }
            }
            at.left = None;
        }
        let result = if directives.is_empty() { word(0, 32) } else { self.failure(at.count, false, input) };
        // Nobody asks whether the last directives fitted, if they store nothing.
        let next = if at.may_fail { Next::Any } else { at.next };
        self.build.jump(done, vec![result, word(next.code(), 32)]);
        self.build.switch_to(done);
        let [result, next] = &self.build.block_params(done)[..] else { unreachable!("there are two") };
        let (result, next) = (result.clone(), next.clone());
        self.scan_ends(directives, input, &[&result, &next])?;
        Ok(result)
    }

    /// Asks the models of streams what an earlier call left.
    fn scan_begins(
        &mut self,
        directives: &[Directive],
        input: &Input,
    ) -> Result<Option<Operand>, InputError> {
        let (Some(stream), Some(id)) = (&input.stream, self.model(HOOKS[0])) else { return Ok(None) };
        let (skips, takes_digit) = match directives.first() {
            Some(Directive::Space) => (true, false),
            Some(Directive::Stored(stored)) => (stored.skips(), stored.takes_digit()),
            Some(Directive::Passed | Directive::Position(_)) | None => (false, false),
        };
        let args = vec![stream.clone(), word(u64::from(skips), 32), word(u64::from(takes_digit), 32)];
        Ok(self.call_model(id, args, &[Type::Int(32)])?.pop())
    }

    /// Tells the models of streams the result, and what is next.
    fn scan_ends(
        &mut self,
        directives: &[Directive],
        input: &Input,
        ends: &[&Operand; 2],
    ) -> Result<(), InputError> {
        let (Some(stream), Some(id)) = (&input.stream, self.model(HOOKS[1])) else { return Ok(()) };
        let first = directives.iter().find(|directive| **directive != Directive::Space);
        let asks = word(u64::from(matches!(first, Some(Directive::Stored(_)))), 32);
        let args = vec![stream.clone(), asks, ends[0].clone(), ends[1].clone()];
        self.call_model(id, args, &[])?;
        Ok(())
    }

    /// A conversion that is stored, if the input fits.
    fn stored(&mut self, stored: &Stored, to: Operand, at: &mut Progress<'_>) -> Result<(), InputError> {
        let given = self.digit_is_next(stored, at);
        let refused = if at.may_fail { Next::Any } else { stored.refused() };
        self.unless_failed(!at.may_fail && stored.takes_anything(), (refused, given.as_ref()), at);
        let to = self.as_pointer(&to);
        self.store_converted(stored, &to, at.input);
        if let (Some(given), Stored::Integer { bits, .. }) = (given, stored) {
            self.only_if(given, |this| {
                // It begins with this digit.
                let why = "the number of a digit that was put back";
                let value = this.unmodelled(why, &[Type::Int(*bits)]).remove(0);
                this.build.effect(Op::Store { address: to.clone(), value });
            });
        }
        if !stored.skips() {
            self.begins_with_next(&to, at)?;
        }
        (at.count, at.may_fail, at.next) = (at.count + 1, false, stored.end());
        Ok(())
    }

    /// Whether a digit was put back with which a number begins.
    fn digit_is_next(&mut self, stored: &Stored, at: &Progress<'_>) -> Option<Operand> {
        let left = at.left.clone().filter(|_| stored.takes_digit())?;
        Some(self.build.compare(CompareOp::Eq, left, word(Next::Digit.code(), 32)))
    }

    /// What was stored begins with the character that is next.
    fn begins_with_next(&mut self, to: &Operand, at: &Progress<'_>) -> Result<(), InputError> {
        if let (Some(left), Some(id)) = (&at.left, self.model(HOOKS[2])) {
            let character = self.build.define(Op::load(to.clone()), Type::Int(8));
            let character = self.resize(character, 32, false);
            self.call_model(id, vec![left.clone(), character], &[])?;
        } else if let Some(of) = at.next.ranges() {
            self.limit_character(to, &of);
        }
        Ok(())
    }

    /// How many characters were read, if the input fits.
    fn position(&mut self, bits: u32, to: Operand, at: &mut Progress<'_>) {
        if at.may_fail {
            self.unless_failed(false, (Next::Any, None), at);
            at.may_fail = false;
        }
        let to = self.as_pointer(&to);
        let value = self.choose(&at.input.kind, &[Type::Int(bits)]).remove(0);
        // What was stored was read, each from a character at least.
        let fits = self.build.compare(CompareOp::Sge, value.clone(), word(at.count, bits));
        self.build.effect(Op::Assume(fits));
        if let Some(length) = &at.input.length {
            let wide = self.resize(value.clone(), self.context.program.pointer_bits, true);
            let inside = self.build.compare(CompareOp::Ule, wide, length.clone());
            self.build.effect(Op::Assume(inside));
        }
        self.put(&to, value, bits);
    }

    /// Goes on if the input fits, as it does if that is given; otherwise it goes on with what is refused, and if `at_end` there is no more of it.
    fn unless_failed(&mut self, at_end: bool, (refused, given): (Next, Option<&Operand>), at: &Progress<'_>) {
        let (failed, next) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let mut fits = self.choose(&at.input.kind, &[Type::Int(1)]).remove(0);
        if let Some(given) = given {
            fits = self.build.binary(BinaryOp::Or, fits, given.clone());
        }
        self.build.branch(fits, next, failed);
        self.build.switch_to(failed);
        let result = self.failure(at.count, at_end, at.input);
        self.build.jump(at.done, vec![result, word(refused.code(), 32)]);
        self.build.switch_to(next);
    }

    /// So many conversions; if there are none, zero or `EOF`, or `EOF` if there is no more input.
    fn failure(&mut self, count: u64, at_end: bool, input: &Input) -> Operand {
        let end = Operand::Const(Bits::ones(32));
        if count > 0 {
            return word(count, 32);
        }
        if at_end {
            return end;
        }
        let condition = self.choose(&input.kind, &[Type::Int(1)]).remove(0);
        self.build.define(Op::Select { condition, then: end, otherwise: word(0, 32) }, Type::Int(32))
    }

    fn put(&mut self, to: &Operand, value: Operand, bits: u32) {
        self.check_write(to, self.pointer_word(u64::from(bits / 8)), "write");
        self.build.effect(Op::Store { address: to.clone(), value });
    }

    fn store_converted(&mut self, stored: &Stored, to: &Operand, input: &Input) {
        let kind = &input.kind;
        match stored {
            Stored::Integer { bits, digits, .. } => {
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
        let Input { kind, length: of_all, .. } = input;
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
