//! LLVM bitcode to a [`Module`]: what `clang -c -emit-llvm` writes.
//!
//! Source: "LLVM Bitcode File Format", and the enumeration of codes in LLVM's own header. The container is read by
//! `stream`: the crates that read it take sizes from the file on trust, or recurse on its contents.
//!
//! Invariants are those of the textual reader, by the same `rules`. Places are bytes: complaints name them
//! in their message, and spans are 0. Words of debug information (tags, encodings, flags) stay numbers, and fields that
//! are zero or null are left out, as in the text. Absent on purpose: the forms before LLVM 5 (names within functions' and
//! modules' symbol tables instead of a table of strings), use-list orders, summaries.

mod attach;
mod attributes;
mod constants;
mod functions;
mod globals;
mod instructions;
mod memory;
mod metadata;
mod nodes;
mod ops;
mod stream;
mod terminators;
#[cfg(test)]
mod tests;
mod types;
mod values;

use super::layout;
use super::module::{
    Alias, AliasId, Comdat, DataLayout, FuncId, Function, Global, GlobalId, Label, LabelId, MetaId, MetaNode,
    Module, TypeId, Types,
};
use super::rules::Rules;
use attributes::Attributes;
use eufonium_base::ids::IdVec;
use eufonium_base::{HashMap, InputError, Span};
use functions::Body;
use metadata::Meta;
use ops::Ops;
use stream::{Block, Item, Stream};
use values::Slot;

type Result<T> = std::result::Result<T, InputError>;

/// Malformed bitcode at a byte.
fn malformed<T>(at: usize, message: impl std::fmt::Display) -> Result<T> {
    Err(InputError::malformed(Span::default(), format!("byte {at}: {message}")))
}

/// Bitcode that is beyond this reader, at a byte.
fn unsupported<T>(at: usize, message: impl std::fmt::Display) -> Result<T> {
    Err(InputError::unsupported(Span::default(), format!("byte {at}: {message}")))
}

/// The numbers of blocks.
mod block {
    pub(super) const MODULE: u64 = 8;
    pub(super) const ATTRIBUTES: u64 = 9;
    pub(super) const ATTRIBUTE_GROUPS: u64 = 10;
    pub(super) const CONSTANTS: u64 = 11;
    pub(super) const FUNCTION: u64 = 12;
    pub(super) const SYMBOLS: u64 = 14;
    pub(super) const METADATA: u64 = 15;
    pub(super) const ATTACHMENTS: u64 = 16;
    pub(super) const TYPES: u64 = 17;
    pub(super) const METADATA_KINDS: u64 = 22;
    pub(super) const STRINGS: u64 = 23;
}

/// A reader in the middle of a module.
struct Reader<'s> {
    stream: &'s Stream<'s>,
    /// The names of globals.
    strings: &'s [u8],
    types: Types,
    opaque: bool,
    type_table: Vec<TypeId>,
    attributes: Attributes,
    globals: IdVec<GlobalId, Global>,
    functions: IdVec<FuncId, Function>,
    /// The initial values of globals, as numbers of values.
    initial: Vec<(GlobalId, usize, usize)>,
    /// The functions with bodies, in order.
    defined: Vec<FuncId>,
    values: Vec<Slot>,
    /// The records of constants.
    raw: Vec<Ops<'s>>,
    /// How many more constants may be copied.
    budget: u64,
    metadata: IdVec<MetaId, MetaNode>,
    meta: Vec<Meta>,
    kinds: HashMap<u64, String>,
    locations: HashMap<Vec<u64>, MetaId>,
    body: Option<Body>,
    source: Option<String>,
    assembly: Vec<String>,
    /// The names of sections, by which globals number them from one on.
    sections: Vec<String>,
    triple: Option<String>,
    /// Whether operators have flags that allow other results than IEEE 754 says.
    relaxed: bool,
    layout: Option<DataLayout>,
    aliases: IdVec<AliasId, Alias>,
    /// The blocks whose addresses are taken.
    labels: IdVec<LabelId, Label>,
    /// What aliases stand for, as numbers of values.
    alias_values: Vec<(AliasId, usize, usize)>,
    /// Groups of symbols.
    comdats: Vec<(String, Comdat)>,
}

/// Whether the bytes are bitcode, wrapped or not.
pub(super) fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xC0\xDE") || bytes.starts_with(&[0xDE, 0xC0, 0x17, 0x0B])
}

/// The stream within a wrapper: magic, version, offset, size, kind of processor.
fn unwrapped(bytes: &[u8]) -> Result<&[u8]> {
    if !bytes.starts_with(&[0xDE, 0xC0, 0x17, 0x0B]) {
        return Ok(bytes);
    }
    let word =
        |at: usize| bytes.get(at..at + 4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as usize);
    let inner = word(8).zip(word(12)).and_then(|(offset, size)| bytes.get(offset..)?.get(..size));
    inner.map_or_else(|| malformed(0, "the wrapper is longer than the file"), Ok)
}

/// Reads a module.
///
/// # Errors
///
/// A complaint that names a byte, if the file is no bitcode, breaks a rule that later stages rely on, or is of a form that
/// this reader does not know. The span is 0.
pub fn read_bitcode(bytes: &[u8]) -> Result<Module> {
    let bytes = unwrapped(bytes)?;
    if !bytes.starts_with(b"BC\xC0\xDE") {
        return malformed(0, "no bitcode starts like this");
    }
    let stream = Stream::read(bytes, 4)?;
    let of = |id: u64| stream.inner(stream.outermost()).filter(move |block| block.id == id);
    let strings = of(block::STRINGS).flat_map(|block| stream.records(block)).find(|record| record.code == 1);
    let mut modules = of(block::MODULE);
    let (Some(module), None) = (modules.next(), modules.next()) else {
        return unsupported(0, "a file holds one module");
    };
    let mut reader = Reader::new(&stream, strings.map_or(&[], |record| stream.blob(record)));
    reader.module(module)?;
    Ok(reader.finish())
}

impl<'s> Reader<'s> {
    fn new(stream: &'s Stream<'s>, strings: &'s [u8]) -> Self {
        /// Copies of constants in all: far beyond any program, far below any memory.
        const BUDGET: u64 = 1 << 26;
        Reader {
            stream,
            strings,
            types: Types::default(),
            opaque: false,
            type_table: Vec::new(),
            attributes: Attributes::default(),
            globals: IdVec::new(),
            functions: IdVec::new(),
            initial: Vec::new(),
            defined: Vec::new(),
            values: Vec::new(),
            raw: Vec::new(),
            budget: BUDGET,
            metadata: IdVec::new(),
            meta: Vec::new(),
            kinds: HashMap::default(),
            locations: HashMap::default(),
            body: None,
            source: None,
            assembly: vec![],
            sections: vec![],
            triple: None,
            relaxed: false,
            layout: None,
            aliases: IdVec::new(),
            labels: IdVec::new(),
            alias_values: Vec::new(),
            comdats: Vec::new(),
        }
    }

    fn finish(self) -> Module {
        Module {
            source: self.source,
            has_layout: self.layout.is_some(),
            layout: self.layout.unwrap_or_else(layout::standard),
            triple: self.triple,
            relaxed: self.relaxed,
            assembly: self.assembly,
            types: self.types,
            globals: self.globals,
            functions: self.functions,
            aliases: self.aliases,
            labels: self.labels,
            comdats: self.comdats.into_iter().collect(),
            inputs: vec![],
            metadata: self.metadata,
        }
    }

    /// Everything but bodies in order, then what needs all values, then bodies.
    fn module(&mut self, module: &'s Block) -> Result<()> {
        let mut bodies = Vec::new();
        let mut described = Vec::new();
        let of = |id: u64| self.stream.inner(module).filter(move |block| block.id == id);
        // Attributes name types, but stand before them in older versions.
        let (types, groups, lists) = (of(block::TYPES), of(block::ATTRIBUTE_GROUPS), of(block::ATTRIBUTES));
        types.into_iter().try_for_each(|block| self.type_block(block))?;
        groups.into_iter().try_for_each(|block| self.attribute_groups(block))?;
        lists.into_iter().try_for_each(|block| self.attribute_lists(block))?;
        for item in &module.items {
            match item {
                Item::Record(record) => self.module_record(Ops::new(self.stream, record))?,
                Item::Block(index) => {
                    let inner = self.stream.block(*index);
                    match inner.id {
                        block::CONSTANTS => self.constants_block(inner)?,
                        block::METADATA_KINDS => self.metadata_kinds(inner)?,
                        block::METADATA => described.push(inner),
                        block::FUNCTION => bodies.push(inner),
                        _ => {}
                    }
                }
            }
        }
        self.alias_targets()?;
        for (id, value, at) in std::mem::take(&mut self.initial) {
            let (ty, constant) = self.constant(value, at)?;
            let expected = self.globals[id].ty;
            self.rules().agree(expected, ty).or_else(|complaint| malformed(at, complaint))?;
            self.globals[id].init = Some(constant);
        }
        for block in described {
            self.metadata_block(block)?;
        }
        if bodies.len() != self.defined.len() {
            return malformed(0, "not as many bodies as functions without `declare`");
        }
        for (id, block) in std::mem::take(&mut self.defined).into_iter().zip(bodies) {
            self.function_body(id, block)?;
        }
        let is_there = |label: &Label| {
            label.block.is_some_and(|b| self.functions[label.function].blocks.get(b).is_some())
        };
        match self.labels.values().all(is_there) {
            true => Ok(()),
            false => malformed(0, "the address of a block that does not exist"),
        }
    }

    fn rules(&mut self) -> Rules<'_> {
        Rules { types: &mut self.types, opaque: self.opaque }
    }
}
