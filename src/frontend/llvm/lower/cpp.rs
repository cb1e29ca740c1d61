//! Functions of the standard library of C++ that a module declares and no model defines, and one that compares addresses of different objects.
//!
//! What they do the library says and not the world: they keep the containers and streams that they are given in order, which is not known here. So they are
//! functions of the outside, which may do more than they do, and no alarm rests on a run behind them.
//!
//! Source: Itanium C++ ABI 5.1 (mangling), with the abbreviations for `std`; `__gnu_cxx` is the GNU library's own.

use super::function::Lowering;
use super::languages::Library;
use crate::llvm::module::{Constant, GlobalId, TypeId};
use eufonium_base::ids::Id;
use eufonium_ir::program::build::word;
use eufonium_ir::program::{BinaryOp, CompareOp, Op, Operand, Type};

/// How names of functions in the namespaces of the library begin, also of methods that change nothing.
const NAMESPACES: &[&str] = &["St", "Sa", "Ss", "Si", "So", "Sd", "9__gnu_cxx"];

/// What is known of a function of the library by its symbol; `None` for other functions. Methods may say that they change nothing.
pub(super) fn library(symbol: &str) -> Option<Library<'_>> {
    let rest = symbol.strip_prefix("_Z")?;
    let constant = rest.strip_prefix("NK");
    let is_known = match constant.or_else(|| rest.strip_prefix('N')) {
        Some(name) => NAMESPACES.iter().any(|space| name.starts_with(space)),
        None => rest.starts_with("St"),
    };
    is_known.then_some(Library { language: "C++", name: symbol, may_write: constant.is_none() })
}

/// Objects of the library whose tables of functions never change, which models define.
const STREAMS: &[&str] = &["_ZSt3cin", "_ZSt4cout", "_ZSt4cerr", "_ZSt4clog"];

impl Lowering<'_, '_> {
    /// The table of functions of a stream at this address. A load would be as right, but where the parts of the object are is computed
    /// with what the table holds, so a table that is not known makes of the object an array of bytes.
    pub(super) fn table_of_stream(&self, address: &Operand) -> Option<(TypeId, Constant)> {
        let Operand::Global(id) = address else { return None };
        // Behind the globals of the module are those that were added.
        let global = self.context.module.globals.get(GlobalId::from_usize(id.index()))?;
        match &global.init {
            Some(Constant::Aggregate(parts)) if STREAMS.contains(&global.name.as_str()) => {
                parts.first().cloned()
            }
            _ => None,
        }
    }
}

impl Lowering<'_, '_> {
    /// One bit: whether a text begins neither in the characters of a string nor just behind them. A string begins with a pointer to its
    /// characters and their number; each has so many bytes.
    pub(super) fn is_apart(&mut self, unit: u64, args: &[Operand]) -> Operand {
        let bits = self.context.program.pointer_bits;
        let (string, text) = (args[0].clone(), args[1].clone());
        self.check_access(&string, word(u64::from(2 * bits / 8), bits), "read");
        let start = self.build.define(Op::load(string.clone()), Type::Pointer);
        let count = self.displaced(string, u64::from(bits / 8));
        let count = self.build.define(Op::load(count), Type::Int(bits));
        let length = self.times(count, unit);
        let [text, start] = [text, start].map(|pointer| self.pointer_to_int(pointer, bits));
        // Before the start the difference wraps to a large number.
        let distance = self.build.binary(BinaryOp::Sub, text, start);
        self.build.compare(CompareOp::Ugt, distance, length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_of_the_library() {
        // Whether it is one, and if so, whether it may write.
        let table = [
            ("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", Some(true)),
            ("_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm", Some(false)),
            ("_ZNKSt4hashIfEclEf", Some(false)),
            ("_ZSt20__throw_length_errorPKc", Some(true)),
            ("_ZNSolsEi", Some(true)),
            ("_ZN9__gnu_cxx9free_listD1Ev", Some(true)),
            ("_ZN5Stack4pushEi", None),
            ("_ZNK5Stack3topEv", None),
            ("_Z5startv", None),
            ("_ZlsRSoRK3Foo", None),
            ("_ZN4core9panicking5panic17h1854dee5fd9945b4E", None),
            ("printf", None),
        ];
        for (symbol, expected) in table {
            assert_eq!(library(symbol).map(|library| library.may_write), expected, "{symbol}");
        }
    }
}
