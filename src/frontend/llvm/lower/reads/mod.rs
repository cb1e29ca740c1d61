//! What library functions read through their arguments, for the property of valid accesses: one table.
//!
//! A text must have an end, or so many characters as are asked for; a buffer so many bytes as the arguments say; of an object as
//! many bytes must be there as its type has. What a constant format asks for is checked argument by argument, so that a format
//! without texts costs nothing; other formats, and lists of arguments, are followed by a model. Constants with an end need no
//! check. Where a stream or a folder is closed, its object ceases to exist, so that it cannot be used again.
//!
//! Taken for granted, and printed: where there is no model, what formats that are not constant ask for exists.

mod table;

use super::calls::{CallSite, direct};
use super::formats::{self, Asked, Most};
use super::function::Lowering;
use super::libc;
use super::literals::string_of;
use super::output;
use crate::llvm::module::{FuncId, InstrKind, Module};
use crate::llvm::names;
use eufonium_base::error::InputError;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::build::word;
use eufonium_ir::program::{CheckKind, CompareOp, Op, Operand, Type};
use table::{CLOSES, Extent, Reads, TABLE};

/// The models that read what a format asks for: of variable arguments, and of a list of them.
pub(in crate::llvm) const READERS: [&str; 2] = ["__eufonium_read", "__eufonium_vread"];

/// The bits of a wide character.
const WIDE: u32 = 32;

/// What a library function of this name reads.
fn reads(name: &str) -> impl Iterator<Item = &'static Reads> + use<'_> {
    TABLE.iter().filter(move |reads| is_among(name, reads.names))
}

/// Whether this is the name of one of these functions, or of a variant.
fn is_among(name: &str, names: &str) -> bool {
    let is_one = |known: &str| known == name || libc::variants(name).any(|same| same == known);
    names::of(names).any(is_one)
}

/// Where the format of a function of this name stands, and whether a list follows.
fn format_of(name: &str) -> Option<(usize, bool)> {
    let other = || {
        reads(name).find_map(|reads| match reads.extent {
            Extent::Format => Some((reads.places[0], false)),
            Extent::FormatOfList => Some((reads.places[0], true)),
            _ => None,
        })
    };
    output::format_of(name).or_else(other)
}

/// Whether a module may need the models that read: it prints by a format that is not constant, or texts of a list.
pub(in crate::llvm) fn follows_formats(module: &Module) -> bool {
    let declared = module.functions.iter().filter(|(_, f)| !f.is_defined());
    let printing: HashMap<FuncId, (usize, bool)> =
        declared.filter_map(|(id, f)| Some((id, format_of(&f.name)?))).collect();
    let blocks = || module.functions.values().flat_map(|f| f.blocks.values());
    let follows = |kind: &InstrKind| {
        let InstrKind::Call { callee, args, .. } = kind else { return false };
        let Some((place, list)) = direct(&callee.value).and_then(|id| printing.get(&id)) else {
            return false;
        };
        let format = args.get(*place).and_then(|(format, _)| string_of(module, format));
        format.is_none_or(|format| *list && formats::texts(&format).is_none_or(|texts| !texts.is_empty()))
    };
    !printing.is_empty() && blocks().flat_map(|block| &block.instrs).any(|instr| follows(&instr.kind))
}

impl Lowering<'_, '_> {
    /// Before a call of a library function: what it reads is there.
    pub fn check_reads(&mut self, site: &CallSite) -> Result<(), InputError> {
        if !self.context.wants(CheckKind::Dereference) {
            return Ok(());
        }
        for reads in reads(site.name) {
            for place in reads.places {
                let Some(pointer) = site.args.get(*place).cloned() else { continue };
                if self.build.type_of(&pointer) != Type::Pointer {
                    continue;
                }
                if !reads.or_null {
                    self.check_read(reads.extent, *place, &pointer, site)?;
                    continue;
                }
                let mut checked = Ok(());
                self.unless_null(&pointer, |this| {
                    checked = this.check_read(reads.extent, *place, &pointer, site);
                });
                checked?;
            }
        }
        if is_among(site.name, CLOSES) {
            self.close(site);
        }
        Ok(())
    }

    /// What an argument leads to is there.
    fn check_read(
        &mut self,
        extent: Extent,
        place: usize,
        pointer: &Operand,
        site: &CallSite,
    ) -> Result<(), InputError> {
        match extent {
            Extent::First => self.check_access(pointer, self.pointer_word(1), "read"),
            Extent::Declared => {
                let length = self.declared_bytes(site, place);
                self.check_access(pointer, self.pointer_word(length), "read");
            }
            Extent::Bytes(count) => {
                if let Some(length) = self.number_of(site, count) {
                    self.check_access(pointer, length, "read");
                }
            }
            Extent::Elements(size, count) => {
                if let (Some(size), Some(count)) = (self.number_of(site, size), self.number_of(site, count)) {
                    let length = self.bytes_of_elements(&count, &size);
                    self.check_access(pointer, length, "read");
                }
            }
            // A pointer to something larger is none of the function that has this name in C.
            Extent::Text if self.declared_bytes(site, place) > 1 => {}
            Extent::Text => {
                let source = site.source.get(place).map(|(source, _)| source);
                if !source.is_some_and(|source| self.is_literal(source)) {
                    let size = source.and_then(|source| self.characters(source));
                    self.check_array(pointer, size);
                }
            }
            Extent::Wide => self.check_text(pointer, WIDE, None),
            Extent::WideFormat { list } => {
                let format = site.source.get(place).and_then(|(source, _)| self.wide_string(source));
                match format.and_then(|format| formats::texts(&format)) {
                    Some(asked) if !list || asked.is_empty() => {
                        return self.check_asked(site, place + 1, &asked);
                    }
                    Some(_) => {}
                    None => self.check_text(pointer, WIDE, None),
                }
                let what = "texts exist that `wprintf` and its kind read by lists, and by formats that are not constant";
                self.context.assume_about(what.to_string(), self.at);
            }
            Extent::Format => self.check_format(site, place, false)?,
            Extent::FormatOfList => self.check_format(site, place, true)?,
        }
        Ok(())
    }

    /// To how many bytes an argument leads by its declaration.
    fn declared_bytes(&mut self, site: &CallSite, place: usize) -> u64 {
        let declared = self.context.declared_pointees(site.id);
        declared.get(place + 1).map_or(1, |to| to.bytes())
    }

    /// An argument that is a number.
    fn number_of(&mut self, site: &CallSite, place: usize) -> Option<Operand> {
        let word = site.args.get(place)?;
        matches!(self.build.type_of(word), Type::Int(_)).then(|| self.length(word))
    }

    /// A format, and what the arguments behind it lead to.
    pub fn check_format(&mut self, site: &CallSite, place: usize, list: bool) -> Result<(), InputError> {
        if !self.context.wants(CheckKind::Dereference) || place >= site.args.len() {
            return Ok(());
        }
        let literal = site.source.get(place).filter(|(source, _)| self.is_literal(source));
        let asked = literal.and_then(|(source, _)| self.string(source)).map(|format| formats::texts(&format));
        match asked {
            Some(Some(asked)) if asked.is_empty() => return Ok(()),
            Some(Some(asked)) if !list => return self.check_asked(site, place + 1, &asked),
            _ => {}
        }
        if let Some(id) = self.model(READERS[usize::from(list)])
            && site.source.len() > place
        {
            let (source, args) = (&site.source[place..], site.args[place..].to_vec());
            let name = &self.context.module.functions[id].name;
            self.call_defined(&CallSite { id, name, source, args, results: vec![] })?;
            return Ok(());
        }
        if literal.is_none() {
            let format = self.as_pointer(&site.args[place]);
            self.check_text(&format, 8, None);
        }
        let what = "texts exist that `printf` and its kind read by formats that are not constant";
        self.context.assume_about(what.to_string(), self.at);
        Ok(())
    }

    /// The texts that a format asks for, of the arguments from one on.
    fn check_asked(&mut self, site: &CallSite, first: usize, asked: &[Asked]) -> Result<(), InputError> {
        for Asked { place, most, wide } in asked {
            let place = first + place;
            let given = self.word_of_argument(site, place)?;
            let Some(text) = given.and_then(|word| self.address_in(word)) else {
                let what = format!("`{}` takes an argument as a text that is none", site.name);
                self.violation(CheckKind::Dereference, what);
                continue;
            };
            if !wide && self.is_literal(&site.source[place].0) {
                continue;
            }
            let bound = match most {
                Most::All => None,
                Most::Number(0) => continue,
                Most::Number(most) => Some(self.pointer_word(*most)),
                Most::Argument(most) => {
                    let most = self.word_of_argument(site, first + most)?;
                    most.map(|most| self.precision(most))
                }
            };
            match bound {
                None if !wide => self.check_array(&text, self.characters(&site.source[place].0)),
                bound => self.check_text(&text, if *wide { WIDE } else { 8 }, bound),
            }
        }
        Ok(())
    }

    /// The address that a word can be.
    fn address_in(&mut self, word: Operand) -> Option<Operand> {
        match self.build.type_of(&word) {
            Type::Pointer => Some(word),
            Type::Int(bits) if bits == self.context.program.pointer_bits => Some(self.int_to_pointer(word)),
            _ => None,
        }
    }

    /// A text is there, in an array of so many characters: no search is needed where the last one is its end.
    fn check_array(&mut self, text: &Operand, size: Option<u64>) {
        let Some(size) = size.filter(|size| *size > 1) else { return self.check_text(text, 8, None) };
        let all = Op::IsValid { address: text.clone(), length: self.pointer_word(size) };
        let all = self.build.define(all, Type::Int(1));
        let (look, search) = (self.build.new_block(&[]), self.build.new_block(&[]));
        let done = self.build.new_block(&[]);
        self.build.branch(all, look, search);
        self.build.switch_to(look);
        let last = self.displaced(text.clone(), size - 1);
        let last = self.build.define(Op::load(last), Type::Int(8));
        let ends = self.build.compare(CompareOp::Eq, last, word(0, 8));
        self.build.branch(ends, done, search);
        self.build.switch_to(search);
        self.check_text(text, 8, None);
        self.build.jump(done, vec![]);
        self.build.switch_to(done);
    }

    /// The word that is an argument as it is written, if that is one.
    pub fn word_of_argument(&mut self, site: &CallSite, place: usize) -> Result<Option<Operand>, InputError> {
        if site.args.len() == site.source.len() {
            return Ok(site.args.get(place).cloned());
        }
        let mut before = 0;
        for (source, _) in site.source.iter().take(place) {
            before += self.words(source)?.len();
        }
        Ok(site.source.get(place).and_then(|_| site.args.get(before)).cloned())
    }

    /// How many characters are read for a precision that is an argument: no bound is a negative one.
    fn precision(&mut self, given: Operand) -> Operand {
        let bits = self.context.program.pointer_bits;
        let given = self.resize(given, bits, true);
        let negative = self.build.compare(CompareOp::Slt, given.clone(), word(0, bits));
        let all = Operand::Const(Bits::ones(bits));
        self.build.define(Op::Select { condition: negative, then: all, otherwise: given }, Type::Int(bits))
    }

    /// The stream or the folder of the first argument ceases to exist, if it is one that was opened.
    fn close(&mut self, site: &CallSite) {
        let Some(stream) = site.args.first().filter(|a| self.build.type_of(a) == Type::Pointer).cloned()
        else {
            return;
        };
        let opened = self.build.define(Op::IsFreeable(stream.clone()), Type::Int(1));
        self.only_if(opened, |this| this.build.effect(Op::Free(stream)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_argument_stands_once() {
        let arguments = TABLE.iter().flat_map(|reads| {
            let names = names::of(reads.names);
            names.flat_map(|name| reads.places.iter().map(move |place| (name, *place)))
        });
        let mut arguments: Vec<(&str, usize)> = arguments.collect();
        arguments.sort_unstable();
        let twice: Vec<_> = arguments.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn formats_that_are_found() {
        assert_eq!(format_of("fprintf"), Some((1, false)));
        assert_eq!(format_of("vsyslog"), Some((1, true)));
        assert_eq!(format_of("puts"), None);
    }
}
