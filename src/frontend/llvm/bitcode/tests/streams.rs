//! Streams written bit by bit.

use super::super::stream::{Record, Stream};

/// Writes bits, the lowest of each number first.
#[derive(Default)]
struct Writer {
    bits: Vec<bool>,
}

impl Writer {
    fn fixed(&mut self, value: u64, width: u32) -> &mut Self {
        self.bits.extend((0..width).map(|i| value >> i & 1 == 1));
        self
    }
    fn vbr(&mut self, mut value: u64, width: u32) -> &mut Self {
        let top = 1 << (width - 1);
        while value >= top {
            self.fixed(value & (top - 1) | top, width);
            value >>= width - 1;
        }
        self.fixed(value, width)
    }
    fn align(&mut self) -> &mut Self {
        self.bits.resize(self.bits.len().next_multiple_of(32), false);
        self
    }
    /// Begins a block whose identifiers of abbreviations have `width` bits, within one of 2 bits.
    fn enter(&mut self, id: u64, width: u64) -> &mut Self {
        self.fixed(1, 2).vbr(id, 8).vbr(width, 4).align().fixed(0, 32)
    }
    fn record(&mut self, width: u32, code: u64, ops: &[u64]) -> &mut Self {
        self.fixed(3, width).vbr(code, 6).vbr(ops.len() as u64, 6);
        ops.iter().for_each(|op| {
            self.vbr(*op, 6);
        });
        self
    }
    fn bytes(&mut self) -> Vec<u8> {
        self.align();
        let byte = |bits: &[bool]| bits.iter().enumerate().map(|(i, b)| u8::from(*b) << i).sum();
        self.bits.chunks(8).map(byte).collect()
    }
}

/// What is wrong with a stream.
fn complaint(bytes: &[u8]) -> String {
    Stream::read(bytes, 0).expect_err("the stream is malformed").message
}

#[test]
fn records_with_and_without_abbreviations() {
    let mut writer = Writer::default();
    writer.enter(8, 3).record(3, 5, &[1, 1 << 40, u64::MAX]);
    // Code 9, a number of 4 bits, an array of letters; then code 7 and a blob.
    writer.fixed(2, 3).vbr(4, 5).fixed(1, 1).vbr(9, 8);
    writer.fixed(0, 1).fixed(1, 3).vbr(4, 5).fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(4, 3);
    writer.fixed(2, 3).vbr(2, 5).fixed(1, 1).vbr(7, 8).fixed(0, 1).fixed(5, 3);
    writer.fixed(4, 3).fixed(13, 4).vbr(3, 6).fixed(0, 6).fixed(26, 6).fixed(63, 6);
    writer.fixed(5, 3).vbr(5, 6).align();
    b"hello".iter().for_each(|b| {
        writer.fixed(u64::from(*b), 8);
    });
    writer.align().fixed(0, 3).align();
    let bytes = writer.bytes();
    let stream = Stream::read(&bytes, 0).expect("a stream");
    let block = stream.inner(stream.outermost()).next().expect("a block");
    let records: Vec<&Record> = stream.records(block).collect();
    assert_eq!(block.id, 8);
    assert_eq!((records[0].code, stream.ops(records[0])), (5, &[1, 1 << 40, u64::MAX][..]));
    let letters = [13, u64::from(b'a'), u64::from(b'A'), u64::from(b'_')];
    assert_eq!((records[1].code, stream.ops(records[1])), (9, &letters[..]));
    assert_eq!((records[2].code, stream.blob(records[2])), (7, &b"hello"[..]));
}

#[test]
fn abbreviations_of_other_blocks() {
    let mut writer = Writer::default();
    writer.enter(0, 2).record(2, 1, &[8]);
    writer.fixed(2, 2).vbr(2, 5).fixed(1, 1).vbr(3, 8).fixed(0, 1).fixed(2, 3).vbr(6, 5).fixed(0, 2).align();
    writer.enter(8, 3).fixed(4, 3).vbr(1000, 6).fixed(0, 3).align();
    let bytes = writer.bytes();
    let stream = Stream::read(&bytes, 0).expect("a stream");
    let block = stream.inner(stream.outermost()).nth(1).expect("a block");
    let record = stream.records(block).next().expect("a record");
    assert_eq!((record.code, stream.ops(record)), (3, &[1000][..]));
}

#[test]
fn what_is_refused() {
    let mut undefined = Writer::default();
    undefined.enter(8, 3).fixed(7, 3);
    assert!(complaint(&undefined.bytes()).contains("undefined abbreviation 7"));
    let mut unopened = Writer::default();
    unopened.fixed(0, 2).fixed(0, 62);
    assert!(complaint(&unopened.bytes()).contains("not begun"));
    let mut open = Writer::default();
    open.enter(8, 2);
    assert!(complaint(&open.bytes()).contains("ends within"));
    let mut deep = Writer::default();
    for _ in 0..100_000 {
        deep.enter(8, 2);
    }
    assert!(complaint(&deep.bytes()).contains("too deeply"));
    let mut wide = Writer::default();
    wide.enter(8, 2).fixed(3, 2);
    (0..20).for_each(|_| {
        wide.fixed(63, 6);
    });
    assert!(complaint(&wide.bytes()).contains("more than 64 bits"));
}

/// Many records of many literals in few bits, and arrays whose elements take no bits.
#[test]
fn operands_are_bounded_by_the_stream() {
    let mut writer = Writer::default();
    writer.enter(8, 3).fixed(2, 3).vbr(2000, 5);
    (0..2000).for_each(|_| {
        writer.fixed(1, 1).vbr(1, 8);
    });
    (0..20_000).for_each(|_| {
        writer.fixed(4, 3);
    });
    assert!(complaint(&writer.bytes()).contains("more operands than bits"));
    let mut array = Writer::default();
    array
        .enter(8, 3)
        .fixed(2, 3)
        .vbr(3, 5)
        .fixed(1, 1)
        .vbr(1, 8)
        .fixed(0, 1)
        .fixed(3, 3)
        .fixed(1, 1)
        .vbr(0, 8);
    array.fixed(4, 3).vbr(1 << 40, 6);
    assert!(complaint(&array.bytes()).contains("makes no records"));
    let mut sizes = Writer::default();
    sizes.enter(8, 3).fixed(2, 3).vbr(u64::MAX, 5);
    assert!(Stream::read(&sizes.bytes(), 0).is_err());
}
