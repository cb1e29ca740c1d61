//! Functions of the C library and of POSIX of which only is said what their manual allows: one table.
//!
//! The result is any value in a range, and a function that succeeds leaves any bytes in the objects that it is given to be
//! filled, and in no other place: as many as their type has, as an argument says, or as the result says. What the system decides (times, files, input) is
//! any value of the world outside; what the arguments decide is not modelled, so that no alarm rests on it.
//! A call whose arguments do not fit, or whose declaration does not say how large an object is, is not supported, as before.
//!
//! Sources: ISO C17 clause 7, POSIX.1-2017 (XSH), the manual of the GNU C Library.
//! Deliberately absent: pointers in what is filled, and memory that the system maps.

mod fill;
mod refused;
mod table;

use super::calls::CallSite;
use super::function::Lowering;
use super::tables::object;
use crate::llvm::names;
use eufonium_base::Bits;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CheckKind, CompareOp, Global, Op, Operand, SiteKind, Type};
use fill::Filled;
use table::{Contract, Decides, Gives, Size, TABLE};

/// What is known of a function of this name, by its place in the table.
pub(super) fn find(name: &str) -> Option<usize> {
    TABLE.iter().position(|contract| names::holds(contract.names, name))
}

/// Functions that may return what says that they failed without an error: there is no limit.
const WITHOUT_ERROR: &str = "sysconf pathconf fpathconf";

/// Whether a function of the system that failed leaves the number of an error in `errno`, which is positive.
fn sets_errno(contract: &Contract) -> bool {
    let says_so = matches!(
        contract.gives,
        Gives::Status | Gives::Natural | Gives::Descriptor | Gives::Count(_) | Gives::Same(_)
    );
    says_so
        && contract.decides != Decides::All
        && !names::of(contract.names).any(|name| names::holds(WITHOUT_ERROR, name))
}

/// The bytes of the fields of `struct tm` that C knows.
const CALENDAR: u64 = 36;

/// Where the object of a folder has the last entry that was read.
const ENTRY: u64 = 64;

/// The last number that clocks of Linux count to in a word of so many bits, if they count so many parts of a second: seconds end where
/// nanoseconds fill 63 bits (`KTIME_SEC_MAX`), or with the word.
pub(super) fn last_of_clock(bits: u32, parts: u64) -> u64 {
    let last = u64::MAX / 2 / 1_000_000_000 * parts;
    last.min((1 << (bits - 1)) - 1)
}

/// Whether a function succeeded: a bit; none if it always does.
type Success = Option<Operand>;

impl Lowering<'_, '_> {
    /// The results of a call, unless it does not fit.
    pub fn contract(&mut self, number: usize, site: &CallSite) -> Option<Vec<Operand>> {
        let contract = &TABLE[number];
        let declared = self.context.declared_pointees(site.id);
        let fits = contract.puts.iter().all(|(to, size)| {
            let pointer = site.args.get(*to).is_some_and(|arg| self.build.type_of(arg) == Type::Pointer);
            let bytes = declared.get(to + 1).map_or(0, |to| to.bytes());
            pointer
                && match size {
                    _ if site.args[*to] == Operand::Null => true,
                    Size::Declared | Size::Attributes | Size::Rest | Size::Set | Size::Limits => bytes > 1,
                    Size::Calendar | Size::Normalised => bytes >= CALENDAR,
                    Size::Times(count, _) => {
                        bytes >= count * u64::from(self.context.program.pointer_bits / 4)
                    }
                    Size::Given(place) | Size::Text(place) | Size::Each(place, _) => {
                        site.args.get(*place).is_some()
                    }
                    Size::Counted(place) | Size::Cut(place) => {
                        let count = site.args.get(*place);
                        count.is_some_and(|count| self.build.type_of(count) == Type::Pointer)
                    }
                    Size::Result
                    | Size::Results(_)
                    | Size::Printed
                    | Size::Fixed(_)
                    | Size::TextWithin(_)
                    | Size::Template
                    | Size::Pipe => true,
                }
        });
        let named = match contract.gives {
            Gives::Count(place)
            | Gives::Items(place)
            | Gives::ItemsOf(place, _)
            | Gives::Below(place)
            | Gives::Same(place)
            | Gives::Into(place, ..)
            | Gives::Character(place) => Some(place),
            _ => None,
        };
        if !fits || named.is_some_and(|place| place >= site.args.len()) || site.results.len() > 1 {
            return None;
        }
        let unmodelled = |what: &str| SiteKind::Unmodelled(format!("{what} of `{}`", site.name));
        let system = SiteKind::External(site.name.to_string());
        let (kind, filled) = match contract.decides {
            Decides::Nothing | Decides::Failure => (system.clone(), system),
            Decides::Filled => (system, unmodelled("what is filled")),
            Decides::All => (unmodelled("the result"), unmodelled("the result")),
        };
        let (result, success) = self.given(contract.gives, &kind, site)?;
        if let (Some(success), Some(refused)) = (&success, self.refuses(site)) {
            let fails = self.not(success.clone());
            let accepted = self.not(refused);
            let fits = self.build.binary(BinaryOp::Or, fails, accepted);
            self.build.effect(Op::Assume(fits));
        }
        if let (Decides::Failure, Some(success)) = (contract.decides, &success) {
            let fails = self.not(success.clone());
            self.only_if(fails, |this| this.no_alarm(&format!("that `{}` fails", site.name)));
        }
        for (to, size) in contract.puts {
            let bytes = declared.get(to + 1).map_or(0, |to| to.bytes());
            let to = site.args[*to].clone();
            self.put_bytes(
                &Filled { to, size: *size, declared: bytes },
                (&result, &success),
                contract,
                &filled,
                site,
            );
        }
        let fails = success.filter(|_| sets_errno(contract)).map(|success| self.not(success));
        self.set_errno(fails);
        Some(result.into_iter().collect())
    }

    /// The result, and whether the function succeeded.
    fn given(
        &mut self,
        gives: Gives,
        kind: &SiteKind,
        site: &CallSite,
    ) -> Option<(Option<Operand>, Success)> {
        let Some(ty) = site.results.first() else {
            return (gives == Gives::Any).then_some((None, None));
        };
        let Type::Int(bits) = *ty else {
            return self.given_pointer(gives, kind, site);
        };
        match gives {
            Gives::Any => Some((Some(self.choose(kind, &[*ty]).remove(0)), None)),
            Gives::Same(_) | Gives::Into(..) | Gives::Text(..) | Gives::Calendar(_) | Gives::Entry => None,
            _ => {
                let (result, success) = self.given_number(gives, kind, site, bits);
                Some((Some(result), Some(success)))
            }
        }
    }

    /// A number as the result, and whether the function succeeded.
    fn given_number(
        &mut self,
        gives: Gives,
        kind: &SiteKind,
        site: &CallSite,
        bits: u32,
    ) -> (Operand, Operand) {
        let mut result = self.choose(kind, &[Type::Int(bits)]).remove(0);
        let least = Operand::Const(Bits::ones(bits));
        let most = |this: &mut Self, place: usize| {
            let most = site.args[place].clone();
            this.resize(most, bits, false)
        };
        let chosen = result.clone();
        let limit = |this: &mut Self, op, bound| {
            let fits = this.build.compare(op, chosen.clone(), bound);
            this.build.effect(Op::Assume(fits));
        };
        let zero = word(0, bits);
        match gives {
            Gives::Zero => limit(self, CompareOp::Eq, zero.clone()),
            Gives::Truth => limit(self, CompareOp::Ule, word(1, bits)),
            Gives::Status => {
                limit(self, CompareOp::Sge, least);
                limit(self, CompareOp::Sle, zero.clone());
            }
            Gives::Error => limit(self, CompareOp::Sge, zero.clone()),
            Gives::Natural | Gives::Descriptor => limit(self, CompareOp::Sge, least),
            Gives::Clock(parts) => {
                limit(self, CompareOp::Sge, least);
                limit(self, CompareOp::Sle, word(last_of_clock(bits, parts), bits));
            }
            Gives::Character(place) => {
                let character = self.resize(site.args[place].clone(), 8, false);
                let character = self.resize(character, bits, false);
                let condition = self.build.compare(CompareOp::Eq, result, least.clone());
                let either = Op::Select { condition, then: least, otherwise: character };
                result = self.build.define(either, Type::Int(bits));
            }
            Gives::Positive => limit(self, CompareOp::Sge, word(1, bits)),
            Gives::Count(place) => {
                limit(self, CompareOp::Sge, least);
                let most = most(self, place);
                let failed = self.build.compare(CompareOp::Slt, result.clone(), zero.clone());
                let fits = self.build.compare(CompareOp::Ule, result.clone(), most);
                let either = self.build.binary(BinaryOp::Or, failed, fits);
                self.build.effect(Op::Assume(either));
            }
            Gives::Items(place) | Gives::ItemsOf(place, _) => {
                let most = most(self, place);
                limit(self, CompareOp::Ule, most);
                if let Gives::ItemsOf(_, size) = gives {
                    self.none_of_nothing(&result, &site.args[size]);
                }
            }
            Gives::Below(place) => {
                let most = most(self, place);
                let none = self.build.compare(CompareOp::Eq, result.clone(), zero.clone());
                let fits = self.build.compare(CompareOp::Ult, result.clone(), most);
                let either = self.build.binary(BinaryOp::Or, none, fits);
                self.build.effect(Op::Assume(either));
            }
            _ => {}
        }
        let success = match gives {
            Gives::Status | Gives::Error => self.build.compare(CompareOp::Eq, result.clone(), zero),
            Gives::Below(_) => self.build.compare(CompareOp::Ne, result.clone(), zero),
            _ => self.build.compare(CompareOp::Sge, result.clone(), zero),
        };
        match gives {
            Gives::Descriptor => self.only_if(success.clone(), |this| this.gives_descriptor(&result)),
            Gives::Clock(_) => self.only_if(success.clone(), |this| this.shows(&result)),
            _ => {}
        }
        (result, success)
    }

    /// No items are read or written whose size is zero (C17 7.21.8).
    pub fn none_of_nothing(&mut self, items: &Operand, size: &Operand) {
        let given = self.truth(items.clone());
        let none = self.not(given);
        let some = self.truth(size.clone());
        let fits = self.build.binary(BinaryOp::Or, none, some);
        self.build.effect(Op::Assume(fits));
    }

    /// A pointer as the result, and whether the function succeeded.
    fn given_pointer(
        &mut self,
        gives: Gives,
        kind: &SiteKind,
        site: &CallSite,
    ) -> Option<(Option<Operand>, Success)> {
        let (pointer, may_fail) = match gives {
            Gives::Into(place, name, size) => {
                let given = self.as_pointer(&site.args[place].clone());
                let own = self.library_bytes(name, size);
                self.assume_large(site);
                let condition = self.truth(given.clone());
                let select = Op::Select { condition, then: given, otherwise: own };
                let to = self.build.define(select, Type::Pointer);
                self.any_text(&to, size, kind);
                (to, true)
            }
            Gives::Same(place) => {
                let same = self.as_pointer(&site.args[place].clone());
                let exists = self.truth(same.clone());
                let what = format!("a null pointer for `{}` is not supported", site.name);
                self.assert(CheckKind::Unsupported, what, exists);
                (same, true)
            }
            Gives::Text(name, size, may_fail) => {
                let to = self.library_bytes(name, size);
                self.assume_large(site);
                self.any_text(&to, size, kind);
                (to, may_fail)
            }
            Gives::Entry => {
                let size = self.context.declared_pointees(site.id).first()?.bytes();
                let end = self.end_of_name(size)?;
                let folder = self.as_pointer(site.args.first()?);
                let to = self.displaced(folder, ENTRY);
                self.any_text(&to, end, kind);
                (to, true)
            }
            Gives::Calendar(name) => {
                let size = self.context.declared_pointees(site.id).first().map_or(0, |to| to.bytes());
                if size < CALENDAR {
                    return None;
                }
                let to = self.library_bytes(name, size);
                self.any_bytes(kind, &to, self.pointer_word(size));
                self.limit_calendar(&to, &site.args[0]);
                (to, true)
            }
            _ => return None,
        };
        if !may_fail {
            return Some((Some(pointer), None));
        }
        let mut success = self.choose(kind, &[Type::Int(1)]).remove(0);
        if let Some(accepted) = self.accepts(site) {
            // No disjunction: what is sure does not depend on a choice that may not be modelled.
            let sure = Op::Select { condition: accepted, then: word(1, 1), otherwise: success };
            success = self.build.define(sure, Type::Int(1));
        }
        let select = Op::Select { condition: success.clone(), then: pointer, otherwise: Operand::Null };
        Some((Some(self.build.define(select, Type::Pointer)), Some(success)))
    }

    /// Where the name ends in an entry of a folder of so many bytes at the latest: names have 256 bytes with their end, and stand last.
    fn end_of_name(&self, size: u64) -> Option<u64> {
        const NAME: u64 = 256;
        let bits = u64::from(self.context.program.pointer_bits);
        // An inode and an offset, two words; how long the entry is, and of which kind.
        [64, bits]
            .into_iter()
            .map(|word| 2 * (word / 8) + 3 + NAME)
            .find(|end| (*end..end + 8).contains(&size))
    }

    /// Texts of the library end somewhere in objects of a fixed size; how large they are is not known.
    fn assume_large(&mut self, site: &CallSite) {
        if self.context.wants(CheckKind::Dereference) {
            let what = format!("objects that `{}` returns are large enough", site.name);
            self.context.assume_about(what, self.at);
        }
    }

    /// An object of the library, in which texts and times are given.
    fn library_bytes(&mut self, name: &'static str, size: u64) -> Operand {
        let zeros = vec![0; size as usize];
        let make = |_: &mut super::Context| Global { pointers: false, ..object(name, false, zeros) };
        Operand::Global(self.context.library_object(name, make))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_stands_once() {
        let mut names: Vec<&str> = TABLE.iter().flat_map(|c| names::of(c.names)).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
