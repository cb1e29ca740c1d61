//! LLVM's bitstream container: blocks of records, packed by abbreviations that the stream itself defines.
//!
//! Source: "LLVM Bitcode File Format", sections on the bitstream. The whole stream is read to a tree whose records share one
//! vector of operands. Invariant: reading takes time and memory linear in the stream, whatever it says: there are at most as
//! many operands as bits, and blocks nest boundedly.
//! Absent on purpose: what blocks and records mean, and the lengths that let a reader skip blocks.

use super::{Result, malformed};
use eufonium_base::HashMap;
use std::ops::Range;
use std::rc::Rc;

/// How deep blocks may nest; LLVM's own nest three deep.
const DEEPEST: usize = 32;

/// The block that describes abbreviations of other blocks.
const BLOCK_INFO: u64 = 0;

/// A record; its operands are in the stream.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) code: u64,
    /// The byte where it starts.
    pub(super) at: usize,
    ops: Range<usize>,
    blob: Range<usize>,
}

/// What a block holds.
#[derive(Debug)]
pub(super) enum Item {
    Record(Record),
    /// An index into the blocks.
    Block(usize),
}

/// A block.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) id: u64,
    pub(super) items: Vec<Item>,
}

/// The blocks of a stream; the first holds what is in no other.
#[derive(Debug)]
pub(super) struct Stream<'a> {
    bytes: &'a [u8],
    ops: Vec<u64>,
    blocks: Vec<Block>,
}

impl<'a> Stream<'a> {
    /// Reads the stream behind the magic number.
    pub(super) fn read(bytes: &'a [u8], start: usize) -> Result<Self> {
        let stream =
            Stream { bytes, ops: Vec::new(), blocks: vec![Block { id: u64::MAX, items: Vec::new() }] };
        let bits = Bits { bytes, pos: start * 8 };
        let outer = Open { block: 0, width: 2, abbreviations: Vec::new() };
        let mut parser =
            Parser { bits, stream, open: vec![outer], info: HashMap::default(), described: None };
        while parser.step()? {}
        Ok(parser.stream)
    }

    pub(super) fn block(&self, index: usize) -> &Block {
        &self.blocks[index]
    }

    pub(super) fn outermost(&self) -> &Block {
        &self.blocks[0]
    }

    pub(super) fn ops(&self, record: &Record) -> &[u64] {
        &self.ops[record.ops.clone()]
    }

    pub(super) fn blob(&self, record: &Record) -> &'a [u8] {
        &self.bytes[record.blob.clone()]
    }

    /// The records of a block in order.
    pub(super) fn records<'s>(&'s self, block: &'s Block) -> impl Iterator<Item = &'s Record> {
        block.items.iter().filter_map(|item| match item {
            Item::Record(record) => Some(record),
            Item::Block(_) => None,
        })
    }

    /// The blocks within a block in order.
    pub(super) fn inner<'s>(&'s self, block: &'s Block) -> impl Iterator<Item = &'s Block> {
        block.items.iter().filter_map(|item| match item {
            Item::Record(_) => None,
            Item::Block(index) => Some(&self.blocks[*index]),
        })
    }
}

/// A position among the bits of a stream.
pub(super) struct Bits<'a> {
    bytes: &'a [u8],
    pos: usize,
}

impl<'a> Bits<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Bits { bytes, pos: 0 }
    }

    fn remaining(&self) -> usize {
        (self.bytes.len() * 8).saturating_sub(self.pos)
    }

    /// A number of `width` bits, at most 64.
    pub(super) fn fixed(&mut self, width: u32) -> Result<u64> {
        if self.remaining() < width as usize {
            return malformed(self.pos / 8, "the stream ends within a number");
        }
        let mut value = 0;
        let mut got = 0;
        while got < width {
            let shift = (self.pos % 8) as u32;
            let take = (8 - shift).min(width - got);
            let byte = u64::from(self.bytes[self.pos / 8]);
            value |= (byte >> shift & ((1 << take) - 1)) << got;
            got += take;
            self.pos += take as usize;
        }
        Ok(value)
    }

    /// A number in pieces of `width` bits, the last of which has its top bit clear.
    pub(super) fn vbr(&mut self, width: u32) -> Result<u64> {
        let at = self.pos / 8;
        let mut value = 0_u64;
        let mut shift = 0;
        loop {
            let piece = self.fixed(width)?;
            let digits = piece & ((1 << (width - 1)) - 1);
            if shift >= 64 || digits << shift >> shift != digits {
                return malformed(at, "a number of more than 64 bits");
            }
            value |= digits << shift;
            if piece >> (width - 1) == 0 {
                return Ok(value);
            }
            shift += width - 1;
        }
    }

    fn align(&mut self) {
        self.pos = self.pos.next_multiple_of(32);
    }
}

/// How an operand is written.
#[derive(Clone, Copy, Debug)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
    /// Elements in the encoding that follows.
    Array,
    Blob,
}

type Abbreviation = Rc<Vec<Encoding>>;

/// A block that is being read.
struct Open {
    block: usize,
    width: u32,
    abbreviations: Vec<Abbreviation>,
}

struct Parser<'a> {
    bits: Bits<'a>,
    stream: Stream<'a>,
    /// The blocks around the position, the outermost first.
    open: Vec<Open>,
    /// The abbreviations that blocks start with.
    info: HashMap<u64, Vec<Abbreviation>>,
    /// The block that the block of descriptions speaks of.
    described: Option<u64>,
}

impl Parser<'_> {
    /// Reads one item; whether there may be more.
    fn step(&mut self) -> Result<bool> {
        let at = self.bits.pos / 8;
        let open = self.open.last().expect("the outermost block stays open");
        if self.open.len() == 1 && self.bits.remaining() < 32 {
            return Ok(false);
        }
        match self.bits.fixed(open.width)? {
            0 => {
                self.open.pop();
                self.bits.align();
                if self.open.is_empty() {
                    return malformed(at, "the end of a block that was not begun");
                }
            }
            1 => self.enter(at)?,
            2 => self.define(at)?,
            3 => {
                let code = self.bits.vbr(6)?;
                let count = self.bits.vbr(6)?;
                let start = self.stream.ops.len();
                for _ in 0..count {
                    let op = self.bits.vbr(6)?;
                    self.push(at, op)?;
                }
                self.record(at, code, start, 0..0)?;
            }
            id => {
                let index = usize::try_from(id - 4).unwrap_or(usize::MAX);
                match open.abbreviations.get(index).cloned() {
                    Some(abbreviation) => self.abbreviated(at, &abbreviation)?,
                    None => return malformed(at, format!("undefined abbreviation {id}")),
                }
            }
        }
        Ok(true)
    }

    fn enter(&mut self, at: usize) -> Result<()> {
        let id = self.bits.vbr(8)?;
        let width = self.bits.vbr(4)?;
        self.bits.align();
        self.bits.fixed(32)?;
        if self.open.len() >= DEEPEST || !(2..=32).contains(&width) {
            return malformed(at, "blocks nest too deeply, or have too wide abbreviations");
        }
        let block = self.stream.blocks.len();
        self.stream.blocks.push(Block { id, items: Vec::new() });
        let outer = self.open.last().expect("the outermost block stays open").block;
        self.stream.blocks[outer].items.push(Item::Block(block));
        let abbreviations = self.info.get(&id).cloned().unwrap_or_default();
        self.open.push(Open { block, width: width as u32, abbreviations });
        self.described = None;
        Ok(())
    }

    fn define(&mut self, at: usize) -> Result<()> {
        let count = self.bits.vbr(5)?;
        let mut encodings = Vec::new();
        for _ in 0..count {
            encodings.push(self.encoding(at)?);
        }
        let scalar = |e: &Encoding| !matches!(e, Encoding::Array | Encoding::Blob);
        let sound = match encodings.as_slice() {
            [body @ .., Encoding::Array, element] => {
                let free = matches!(element, Encoding::Literal(_) | Encoding::Fixed(0));
                !body.is_empty() && body.iter().all(scalar) && scalar(element) && !free
            }
            [body @ .., Encoding::Blob] => !body.is_empty() && body.iter().all(scalar),
            body => !body.is_empty() && body.iter().all(scalar),
        };
        if !sound {
            return malformed(at, "an abbreviation that makes no records");
        }
        let open = self.open.last_mut().expect("the outermost block stays open");
        if self.stream.blocks[open.block].id == BLOCK_INFO {
            let Some(id) = self.described else {
                return malformed(at, "an abbreviation for no block");
            };
            self.info.entry(id).or_default().push(Rc::new(encodings));
        } else {
            open.abbreviations.push(Rc::new(encodings));
        }
        Ok(())
    }

    fn encoding(&mut self, at: usize) -> Result<Encoding> {
        if self.bits.fixed(1)? == 1 {
            return Ok(Encoding::Literal(self.bits.vbr(8)?));
        }
        let form = self.bits.fixed(3)?;
        let width = if form <= 2 { self.bits.vbr(5)? } else { 0 };
        match (form, width) {
            // A number of no bits is zero.
            (1 | 2, 0) => Ok(Encoding::Fixed(0)),
            (1, 1..=64) => Ok(Encoding::Fixed(width as u32)),
            (2, 2..=32) => Ok(Encoding::Vbr(width as u32)),
            (3, _) => Ok(Encoding::Array),
            (4, _) => Ok(Encoding::Char6),
            (5, _) => Ok(Encoding::Blob),
            _ => malformed(at, "an unknown encoding"),
        }
    }

    fn push(&mut self, at: usize, op: u64) -> Result<()> {
        if self.stream.ops.len() >= self.bits.bytes.len() * 8 {
            return malformed(at, "more operands than bits");
        }
        self.stream.ops.push(op);
        Ok(())
    }

    fn scalar(&mut self, encoding: Encoding) -> Result<u64> {
        match encoding {
            Encoding::Literal(value) => Ok(value),
            Encoding::Fixed(width) => self.bits.fixed(width),
            Encoding::Vbr(width) => self.bits.vbr(width),
            Encoding::Char6 | Encoding::Array | Encoding::Blob => {
                const LETTERS: &[u8; 64] =
                    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                Ok(u64::from(LETTERS[self.bits.fixed(6)? as usize]))
            }
        }
    }

    fn abbreviated(&mut self, at: usize, encodings: &[Encoding]) -> Result<()> {
        let start = self.stream.ops.len();
        let mut blob = 0..0;
        for (i, encoding) in encodings.iter().enumerate() {
            match encoding {
                Encoding::Array => {
                    let element = encodings[i + 1];
                    for _ in 0..self.bits.vbr(6)? {
                        let op = self.scalar(element)?;
                        self.push(at, op)?;
                    }
                    break;
                }
                Encoding::Blob => {
                    let length = usize::try_from(self.bits.vbr(6)?).unwrap_or(usize::MAX);
                    self.bits.align();
                    let from = self.bits.pos / 8;
                    if length > self.bits.remaining() / 8 {
                        return malformed(at, "a blob that is longer than the stream");
                    }
                    blob = from..from + length;
                    self.bits.pos += length * 8;
                    self.bits.align();
                }
                _ => {
                    let op = self.scalar(*encoding)?;
                    self.push(at, op)?;
                }
            }
        }
        // The first operand is the code.
        let code = match self.stream.ops.get(start) {
            Some(code) => *code,
            None => return malformed(at, "a record without code"),
        };
        self.record(at, code, start + 1, blob)
    }

    fn record(&mut self, at: usize, code: u64, start: usize, blob: Range<usize>) -> Result<()> {
        let block = self.open.last().expect("the outermost block stays open").block;
        let ops = start..self.stream.ops.len();
        let block = &mut self.stream.blocks[block];
        if block.id == BLOCK_INFO && code == 1 {
            self.described = self.stream.ops.get(ops.start).copied();
        }
        block.items.push(Item::Record(Record { code, at, ops, blob }));
        Ok(())
    }
}
