//! Functions that fill memory: input, and text that is printed into memory.
//!
//! What comes from outside is any value, as much of it as fits. What is printed into memory is determined by the arguments,
//! but not computed here: any text, which is marked as not modelled.

use super::calls::CallSite;
use super::contracts::last_of_clock;
use super::ends::End;
use super::function::Lowering;
use super::memory::byte;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{
    AllocKind, BinaryOp, CheckKind, CompareOp, Declared, Op, Operand, SiteKind, Type,
};

/// How much a function writes at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// As much as fits.
    None,
    /// As many bytes as this argument says.
    Argument(usize),
    /// As many elements of a size as these two arguments say.
    Product(usize, usize),
}

/// A function that fills an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fill {
    /// The argument that points to the object.
    pub to: usize,
    /// How much is written at most.
    pub limit: Limit,
    /// What is written, and returned.
    pub style: Style,
}

/// What is written, and returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// A line with its end; the pointer to it, or null if nothing is written.
    Line,
    /// Bytes; their number, or -1 if nothing is written.
    Bytes,
    /// Elements; how many of them are whole.
    Elements,
    /// Printed text; its length, which is not modelled.
    Print,
}

impl Fill {
    /// How many arguments it needs.
    pub fn arity(self) -> usize {
        let limit = match self.limit {
            Limit::None => 0,
            Limit::Argument(argument) => argument + 1,
            Limit::Product(a, b) => a.max(b) + 1,
        };
        limit.max(self.to + 1)
    }
}

impl Lowering<'_, '_> {
    /// Any value of a function from outside. One that is declared without parameters, or not at all, has the type that its name says.
    pub fn nondet(&mut self, site: &CallSite) -> Vec<Operand> {
        let kind = SiteKind::External(site.name.to_string());
        let unprototyped = self.context.module.functions[site.id].variadic;
        match (&site.results[..], small_type(site.name)) {
            ([Type::Int(bits)], Some((width, signed))) if unprototyped && width < *bits => {
                let value = self.choose(&kind, &[Type::Int(width)]).remove(0);
                vec![self.resize(value, *bits, signed)]
            }
            (results, _) => self.results_from_outside(site.name, results, Declared::UNSAID),
        }
    }

    /// Any number between two.
    pub fn number_between(&mut self, low: i64, high: i64, site: &CallSite) -> Vec<Operand> {
        // The models of functions that draw numbers have one in common.
        let name = if site.name == "__eufonium_random" { "rand" } else { site.name };
        let values = self.choose(&SiteKind::External(name.to_string()), &site.results);
        for value in &values {
            let Type::Int(bits @ 32..=64) = self.build.type_of(value) else { continue };
            for (op, bound) in [(CompareOp::Sge, low), (CompareOp::Sle, high)] {
                let bound = Operand::Const(Bits::from_u64(bound as u64, bits));
                let fits = self.build.compare(op, value.clone(), bound);
                self.build.effect(Op::Assume(fits));
            }
        }
        values
    }

    /// The results of a call of a function that fills memory.
    pub fn fill(&mut self, fill: Fill, site: &CallSite) -> Vec<Operand> {
        let to = self.as_pointer(&site.args[fill.to]);
        let limit = self.limit(fill.limit, &site.args);
        if fill.style == Style::Print {
            return self.print(&to, limit, site);
        }
        let kind = SiteKind::External(site.name.to_string());
        let size = Type::Int(self.context.program.pointer_bits);
        let length = self.choose(&kind, &[size]).remove(0);
        if let Some(limit) = limit {
            let op = if fill.style == Style::Line { CompareOp::Ult } else { CompareOp::Ule };
            let fits = self.build.compare(op, length.clone(), limit.clone());
            self.build.effect(Op::Assume(fits));
            if fill.style == Style::Line {
                // Where there is room for a character and none is read, there is no line.
                let bits = self.context.program.pointer_bits;
                let some = self.build.compare(CompareOp::Ne, length.clone(), word(0, bits));
                let no_room = self.build.compare(CompareOp::Ule, limit, word(1, bits));
                let fits = self.build.binary(BinaryOp::Or, some, no_room);
                self.build.effect(Op::Assume(fits));
            }
        }
        if let (Style::Elements, Limit::Product(one, count)) = (fill.style, fill.limit) {
            let given = self.choose(&kind, &[size]).remove(0);
            let (one, count) = (self.length(&site.args[one]), self.length(&site.args[count]));
            let fits = self.build.compare(CompareOp::Ule, given.clone(), count);
            self.build.effect(Op::Assume(fits));
            let whole = self.build.binary(BinaryOp::Mul, given.clone(), one.clone());
            let enough = self.build.compare(CompareOp::Ule, whole, length.clone());
            self.build.effect(Op::Assume(enough));
            self.none_of_nothing(&given, &one);
            self.any_bytes(&kind, &to, length);
            return vec![given];
        }
        let fails = self.choose(&kind, &[Type::Int(1)]).remove(0);
        match fill.style {
            Style::Line => self.line(&kind, &to, length, fails),
            _ => {
                let fails = match self.refuses(site) {
                    Some(refused) => self.build.binary(BinaryOp::Or, fails, refused),
                    None => fails,
                };
                self.bytes(&kind, &to, length, fails)
            }
        }
    }

    /// Printing: all bytes that may be written are not modelled from now on, up to the limit or the end of the object.
    fn print(&mut self, to: &Operand, limit: Option<Operand>, site: &CallSite) -> Vec<Operand> {
        let kind = SiteKind::Unmodelled(format!("what `{}` prints", site.name));
        let results = self.unmodelled(&format!("the result of `{}`", site.name), &site.results);
        if limit.is_none() && self.context.wants(CheckKind::Dereference) {
            self.unsupported(&format!("the length of what `{}` prints", site.name));
        }
        let length = limit.unwrap_or_else(|| self.rest_of_object(to));
        self.any_bytes(&kind, to, length);
        results
    }

    /// How many bytes there are from a pointer to the end of its object.
    fn rest_of_object(&mut self, pointer: &Operand) -> Operand {
        let size = Type::Int(self.context.program.pointer_bits);
        let length = self.choose(&SiteKind::Uninitialised, &[size]).remove(0);
        let one = self.pointer_word(1);
        let more = self.build.binary(BinaryOp::Add, length.clone(), one);
        let valid = |this: &mut Self, length| {
            this.build.define(Op::IsValid { address: pointer.clone(), length }, Type::Int(1))
        };
        let all = valid(self, length.clone());
        self.build.effect(Op::Assume(all));
        let beyond = valid(self, more);
        let outside = self.not(beyond);
        self.build.effect(Op::Assume(outside));
        length
    }

    fn limit(&mut self, limit: Limit, args: &[Operand]) -> Option<Operand> {
        match limit {
            Limit::None => None,
            Limit::Argument(argument) => Some(self.length(&args[argument])),
            Limit::Product(a, b) => {
                let (a, b) = (self.length(&args[a]), self.length(&args[b]));
                Some(self.build.binary(BinaryOp::Mul, a, b))
            }
        }
    }

    fn line(&mut self, kind: &SiteKind, to: &Operand, length: Operand, fails: Operand) -> Vec<Operand> {
        let (filled, done) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.branch(fails.clone(), done, filled);
        self.build.switch_to(filled);
        let (from, length) = self.text_up_to(kind, length, &End::With(&byte(b'\n')));
        self.copy_bytes(to, from, length.clone());
        let end = self.byte_of(to, &length);
        self.check_write(&end, self.pointer_word(1), "write");
        self.build.effect(Op::Store { address: end, value: byte(0) });
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
        let result = Op::Select { condition: fails, then: Operand::Null, otherwise: to.clone() };
        vec![self.build.define(result, Type::Pointer)]
    }

    fn bytes(&mut self, kind: &SiteKind, to: &Operand, length: Operand, fails: Operand) -> Vec<Operand> {
        let bits = self.context.program.pointer_bits;
        let select = |condition: &Operand, then, otherwise| Op::Select {
            condition: condition.clone(),
            then,
            otherwise,
        };
        let written = self.build.define(select(&fails, word(0, bits), length), Type::Int(bits));
        self.any_bytes(kind, to, written.clone());
        let failure = Operand::Const(Bits::ones(bits));
        vec![self.build.define(select(&fails, failure, written), Type::Int(bits))]
    }

    /// Gives so many bytes any value.
    pub fn any_bytes(&mut self, kind: &SiteKind, to: &Operand, length: Operand) {
        let from = self.any_contents(kind, length.clone());
        self.copy_bytes(to, from, length);
    }

    /// An object of so many bytes of any value.
    pub fn any_contents(&mut self, kind: &SiteKind, length: Operand) -> Operand {
        let origin = self.context.origin(kind.clone(), self.at);
        let alloc = Op::Alloc { kind: AllocKind::Stack, size: length, align: 1, origin };
        self.build.define(alloc, Type::Pointer)
    }

    /// Copies so many bytes of an object of its own.
    pub fn copy_bytes(&mut self, to: &Operand, from: Operand, length: Operand) {
        self.check_write(to, length.clone(), "write");
        self.build.effect(Op::CopyMemory { to: to.clone(), from, length });
    }

    /// Numbers from strings: neither the number nor the end of its text is modelled.
    pub fn parse(&mut self, place: usize, site: &CallSite) -> Vec<Operand> {
        let why = format!("the result of `{}`", site.name.trim_start_matches("__eufonium_"));
        let end = self.unmodelled(&why, &[Type::Pointer]).remove(0);
        self.store_unless_null(&site.args[place].clone(), end);
        self.unmodelled(&why, &site.results)
    }

    /// The time, returned and stored. Linux knows none before 1970, and asking for it does not fail.
    pub fn time(&mut self, site: &CallSite) -> Vec<Operand> {
        let bits = self.context.program.pointer_bits;
        let now = self.choose(&SiteKind::External(site.name.to_string()), &[Type::Int(bits)]).remove(0);
        let is_counted = self.build.compare(CompareOp::Ule, now.clone(), word(last_of_clock(bits, 1), bits));
        self.build.effect(Op::Assume(is_counted));
        self.store_unless_null(&site.args[0].clone(), now.clone());
        vec![now]
    }

    fn store_unless_null(&mut self, address: &Operand, value: Operand) {
        self.unless_null(address, |this| {
            let bytes = this.pointer_word(u64::from(this.context.program.pointer_bits / 8));
            this.check_write(address, bytes, "write");
            this.build.effect(Op::Store { address: address.clone(), value });
        });
    }

    /// Does something if a pointer is not null.
    pub fn unless_null(&mut self, pointer: &Operand, what: impl FnOnce(&mut Self)) {
        if *pointer != Operand::Null {
            let given = self.truth(pointer.clone());
            self.only_if(given, what);
        }
    }
}

/// The bits and the sign of the type that the name of a function of SV-COMP says, if it is smaller than `int`.
fn small_type(name: &str) -> Option<(u32, bool)> {
    Some(match name.strip_prefix("__VERIFIER_nondet_")? {
        "bool" | "_Bool" => (1, false),
        "char" | "schar" | "signed_char" => (8, true),
        "uchar" | "unsigned_char" | "u8" => (8, false),
        "short" => (16, true),
        "ushort" | "unsigned_short" | "u16" => (16, false),
        _ => return None,
    })
}
