//! What files say, and what is wrong with bad ones.

use super::file;
use crate::btor2::read;
use eufonium_base::Bits;
use eufonium_base::error::InputErrorKind;
use eufonium_ir::{Op, Sort, TermPool};

const COUNTER: &str = "; a counter\n\n1 sort bitvec 1 ; of one bit\n2 sort bitvec 4 word\n3 input 1 en\n5 zero 2\n  6 state 2 cnt ; now\n\
    7 init 2 6 5 \u{3bc}\n9 one 2\r\n10 add 2 6 9\n11 ite 2 3 10 6\n12 next 2 6 11\n13 ones 2\n14 eq 1 6 13\n15 bad 14 full\n\
    16 constraint -14\n17 output 6 cnt\n18 fair 3\n19 justice 2 3 -14\n20 state 1\n";

#[test]
fn a_system() {
    let mut pool = TermPool::new();
    let file = file(&mut pool, COUNTER);
    let system = &file.system;
    let names: Vec<&str> = system.states.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["cnt", ""]);
    let names: Vec<(&str, Option<usize>)> =
        system.inputs.iter().map(|i| (i.name.as_str(), i.chooses)).collect();
    assert_eq!(names, [("en", None), ("", Some(1))], "a state without a next value is chosen");
    assert_eq!(pool.sort(system.inputs[0].term), Sort::BOOL, "one bit is a formula");
    assert_eq!(pool.sort(system.states[1].term), Sort::BOOL);
    assert_eq!((system.init.len(), system.constraints.len(), system.guards.len()), (1, 1, 0));
    let (bad, constraint) = (&system.properties[0], system.constraints[0]);
    assert_eq!((bad.name.as_str(), bad.span.map(|s| (s.line, s.column))), ("full", Some((15, 1))));
    assert_eq!(pool.not(bad.bad), constraint);
    let layout = &file.layout;
    assert_eq!((layout.states.len(), layout.inputs.len(), &layout.bads[..]), (2, 1, &[0][..]));
    assert_eq!((layout.states[0].chooser, layout.states[1].chooser), (None, Some(1)));
    assert_eq!(layout.states[0].init.and_then(|t| pool.as_bits(t).cloned()), Some(Bits::zero(4)));
    assert_eq!(pool.as_bv(layout.states[1].sort), Some(1), "the layout knows the sorts of the file");
    assert_eq!(system.states[0].span.map(|s| (s.line, s.column)), Some((7, 3)));
    assert_eq!((layout.inputs[0].span.line, layout.inputs[0].span.column), (5, 1));
    let warned: Vec<u32> = file.warnings.iter().map(|(span, _)| span.line).collect();
    assert_eq!(warned, [18, 19]);
}

#[test]
fn nothing_to_check() {
    let mut pool = TermPool::new();
    for text in ["", "\n \n", "; nothing\n", "1 sort bitvec 3\n"] {
        assert_eq!(file(&mut pool, text).warnings.len(), 1, "{text}");
    }
}

#[test]
fn constants() {
    let table = [
        (8, "zero 1", 0),
        (8, "one 1", 1),
        (8, "ones 1", 255),
        (8, "const 1 10000001", 129),
        (8, "constd 1 255", 255),
        (8, "constd 1 000000000255", 255),
        (8, "constd 1 -128", 128),
        (8, "constd 1 -1", 255),
        (8, "constd 1 -0", 0),
        (8, "consth 1 fF", 255),
        (8, "consth 1 0000000000000000000007f", 127),
        (8, "consth 1 0 name", 0),
        (5, "consth 1 1f ; all", 31),
        (3, "constd 1 -4", 4),
        (1, "constd 1 -1", 1),
        (1, "const 1 1", 1),
    ];
    for (width, line, value) in table {
        let mut pool = TermPool::new();
        let text = format!("1 sort bitvec {width}\n2 {line}\n3 state 1\n4 next 1 3 2\n");
        let next = file(&mut pool, &text).system.states[0].next;
        let expected =
            if width == 1 { pool.bool(value == 1) } else { pool.bits(Bits::from_u64(value, width)) };
        assert_eq!(next, expected, "{text}");
    }
}

#[test]
fn long_constants() {
    let mut pool = TermPool::new();
    let digits = "9".repeat(60);
    let text = format!("1 sort bitvec 200\n2 constd 1 {digits}\n3 state 1\n4 next 1 3 2\n");
    let next = file(&mut pool, &text).system.states[0].next;
    assert_eq!(pool.as_bits(next).cloned(), Bits::parse_decimal(&digits, 200));
    let error = read(&mut pool, text.replace("bitvec 200", "bitvec 199").as_bytes()).expect_err("200 bits");
    assert_eq!((error.span.line, error.span.column), (2, 12));
}

#[test]
fn initialised_arrays() {
    let head = "1 sort bitvec 1\n2 sort bitvec 3\n3 sort array 1 2\n4 sort array 2 1\n5 sort array 2 4\n6 constd 2 5\n\
        7 state 3 a\n8 state 3 b\n9 state 4 c\n10 one 1\n11 state 4 d\n12 state 5 e\n13 state 2 f\n14 state 3 g\n";
    let mut pool = TermPool::new();
    let text =
        format!("{head}15 init 3 7 6\n16 init 3 8 7\n17 init 4 11 10\n18 init 5 12 9\n19 init 3 14 13\n");
    let file = file(&mut pool, &text);
    let init: Vec<_> = file.layout.states.iter().map(|s| s.init.map(|t| pool.op(t))).collect();
    let constant = Some(Op::ConstArray);
    assert!(init[0] == constant && init[3] == constant && init[4] == constant && init[6] == constant);
    assert_eq!(file.layout.states[1].init, Some(file.system.states[0].term));
    let element = pool.arg(file.layout.states[3].init.expect("it is initialised"), 0);
    assert_eq!(pool.as_bits(element), Some(&Bits::one(1)), "elements of arrays are words");
    assert_eq!(file.layout.states[2].init, None);
}

#[test]
fn deep_and_wide() {
    use std::fmt::Write;
    let mut text = "1 sort bitvec 8\n2 sort bitvec 1\n3 input 1\n".to_owned();
    for i in 0..100_000 {
        let _ = writeln!(text, "{} {} 1 {} 3", i + 4, if i % 2 == 0 { "xor" } else { "sub" }, i + 3);
    }
    let _ = writeln!(text, "200000 redor 2 100003\n200001 bad 200000");
    let _ = write!(text, "200002 justice 50000{}", " 200000".repeat(50_000));
    let mut pool = TermPool::new();
    assert_eq!(file(&mut pool, &format!("{text}\n")).system.properties.len(), 1);
    let error = read(&mut pool, text.as_bytes()).expect_err("the last line does not end");
    assert_eq!(error.span.line, text.lines().count() as u32);
}

/// Lines 1 to 9 for the table of errors.
const HEAD: &str = "1 sort bitvec 1\n2 sort bitvec 4\n3 sort array 2 1\n4 input 2\n5 state 2\n6 state 3\n7 zero 1\n8 state 2\n9 bad 7\n";

#[test]
fn what_is_wrong() {
    // The text behind HEAD, the line counted from there, the column, a part of the message.
    let table = [
        ("9 zero 1\n", 1, 1, "already used"),
        ("12 zero 1\n11 zero 1\n", 2, 1, "above 12"),
        ("0 zero 1\n", 1, 1, "at least 1"),
        ("01 zero 1\n", 1, 1, "start with 0"),
        ("x zero 1\n", 1, 1, "identifier"),
        ("1099511627776 zero 1\n", 1, 1, "too large"),
        ("99999999999999999999999999 zero 1\n", 1, 1, "too large"),
        ("\t10 zero 1\n", 1, 1, "tabulator"),
        ("10\n", 1, 3, "keyword"),
        ("10 \n", 1, 4, "keyword"),
        ("10 zeros 1\n", 1, 4, "`zeros`"),
        ("10 \u{e9}\u{e9} 1\n", 1, 4, "keyword"),
        ("10 sort\n", 1, 8, "`bitvec` or `array`"),
        ("10 sort bool\n", 1, 9, "`bitvec` or `array`"),
        ("10 sort bitvec\n", 1, 15, "a width"),
        ("10 sort bitvec 0\n", 1, 16, "at least 1"),
        ("10 sort bitvec 2147483647\n", 1, 16, "too large"),
        ("10 sort bitvec -1\n", 1, 16, "a width"),
        ("10 sort array 1\n", 1, 16, "sort"),
        ("10 sort array 1 4\n", 1, 17, "4 is none"),
        ("10 sort array 1 10\n", 1, 17, "no line"),
        ("10 input\n", 1, 9, "sort"),
        ("10 input 4\n", 1, 10, "4 is none"),
        ("10 input 1 \n", 1, 12, "symbol"),
        ("10 input 1 a b\n", 1, 14, "`b`"),
        ("10 input 1 a\u{1}\n", 1, 12, "printable"),
        ("10 input 1 a", 1, 13, "new-line"),
        ("; a comment", 1, 12, "new-line"),
        ("10 zero 3\n", 1, 9, "bit-vectors"),
        ("10 const 2\n", 1, 11, "binary"),
        ("10 const 2 012\n", 1, 12, "binary"),
        ("10 const 2 011\n", 1, 12, "4 binary digits"),
        ("10 constd 2 16\n", 1, 13, "does not fit"),
        ("10 constd 2 -9\n", 1, 13, "does not fit"),
        ("10 constd 2 -\n", 1, 13, "decimal"),
        ("10 constd 2 1a\n", 1, 13, "decimal"),
        ("10 constd 2 99999999999999999999999999\n", 1, 13, "does not fit"),
        ("10 consth 2 1f\n", 1, 13, "does not fit"),
        ("10 consth 2 0x1\n", 1, 13, "hexadecimal"),
        ("10 add 2 4\n", 1, 11, "the line ends"),
        ("10 add 2 4 10\n", 1, 12, "no line"),
        ("10 add 2 4 1\n", 1, 12, "is a sort"),
        ("10 add 2 4 9\n", 1, 12, "`bad`"),
        ("10 add 2 4 7\n", 1, 12, "width 4, found width 1"),
        ("10 add 2 7 4\n", 1, 10, "width 4, found width 1"),
        ("10 add 3 6 6\n", 1, 8, "bit-vectors"),
        ("10 add 2 4 6\n", 1, 12, "found arrays from width 4 to width 1"),
        ("10 add 2 4 4nospace\n", 1, 12, "`4nospace`"),
        ("10 add 2 4 --4\n", 1, 13, "identifier"),
        ("10 add 2 4 -\n", 1, 12, "identifier"),
        ("10 add 2 4 0\n", 1, 12, "no line"),
        ("10 not 2 7\n", 1, 10, "the value has width 1"),
        ("10 not 2 6\n", 1, 10, "a bit-vector"),
        ("10 eq 1 6 -6\n", 1, 11, "invert"),
        ("10 eq 2 4 4\n", 1, 7, "the value has width 1"),
        ("10 eq 1 6 4\n", 1, 11, "arrays from width 4"),
        ("10 ult 1 4 7\n", 1, 12, "width 4"),
        ("10 ult 1 6 6\n", 1, 10, "a bit-vector"),
        ("10 redor 2 4\n", 1, 10, "width 1"),
        ("10 iff 2 4 4\n", 1, 8, "width 1"),
        ("10 iff 1 7 4\n", 1, 12, "width 1"),
        ("10 concat 2 4 7\n", 1, 11, "width 5"),
        ("10 concat 3 4 7\n", 1, 11, "width 5"),
        ("10 read 1 4 4\n", 1, 11, "an array"),
        ("10 read 1 6 7\n", 1, 13, "width 4"),
        ("10 read 2 6 4\n", 1, 9, "width 1"),
        ("10 write 2 6 4 7\n", 1, 10, "arrays"),
        ("10 write 3 6 7 7\n", 1, 14, "width 4"),
        ("10 write 3 6 4 4\n", 1, 16, "width 1"),
        ("10 ite 2 4 4 4\n", 1, 10, "width 1"),
        ("10 ite 2 7 4 7\n", 1, 14, "width 4"),
        ("10 uext 2 7\n", 1, 12, "number of additional bits"),
        ("10 uext 2 7 2\n", 1, 13, "width 3"),
        ("10 sext 3 7 2\n", 1, 9, "bit-vectors"),
        ("10 slice 1 4 4 4\n", 1, 14, "below 4"),
        ("10 slice 1 4 1 2\n", 1, 16, "at most 1"),
        ("10 slice 1 4 2 1\n", 1, 16, "width 2"),
        ("10 slice 1 4 2\n", 1, 15, "lowest"),
        ("10 init 2 4 4\n", 1, 11, "a state"),
        ("10 init 2 -5 4\n", 1, 11, "a state"),
        ("10 init 1 5 7\n", 1, 9, "width 4"),
        ("10 init 2 5 4\n", 1, 13, "inputs"),
        ("10 not 2 4\n11 state 2\n12 init 2 11 10\n", 3, 14, "inputs"),
        ("10 init 2 5 8\n", 1, 13, "above the state"),
        ("10 init 2 8 7\n", 1, 13, "width 4"),
        ("10 init 3 6 5\n", 1, 13, "width 1"),
        ("10 init 2 8 5\n11 init 2 8 5\n", 2, 11, "already"),
        ("10 next 2 8 7\n", 1, 13, "width 4"),
        ("10 next 2 8 5\n11 next 2 8 5\n", 2, 11, "already"),
        ("10 next 2 8\n", 1, 12, "the line ends"),
        ("10 next 2 10 8\n", 1, 11, "a state"),
        ("10 bad 4\n", 1, 8, "width 1"),
        ("10 bad 1\n", 1, 8, "is a sort"),
        ("10 constraint 6\n", 1, 15, "width 1"),
        ("10 output 9\n", 1, 11, "`bad`"),
        ("10 fair 4\n", 1, 9, "width 1"),
        ("10 justice 0\n", 1, 12, "at least 1"),
        ("10 justice 2 7\n", 1, 15, "the line ends"),
        ("10 justice 2 7 4\n", 1, 16, "width 1"),
    ];
    for (text, line, column, message) in table {
        let mut pool = TermPool::new();
        let error = read(&mut pool, format!("{HEAD}{text}").as_bytes()).expect_err(text);
        assert_eq!((error.span.line, error.span.column), (9 + line, column), "{text}: {error}");
        assert_eq!(error.kind, InputErrorKind::Malformed, "{text}: {error}");
        assert!(error.message.contains(message), "{text}: {error}");
    }
}

#[test]
fn beyond_the_limits() {
    let mut nested = "1 sort bitvec 1\n".to_owned();
    nested.extend((2..100).map(|i| format!("{i} sort array {} {}\n", i - 1, i - 1)));
    for (text, line) in [("1 sort bitvec 5000000\n", 1), (&nested[..], 10)] {
        let error = read(&mut TermPool::new(), text.as_bytes()).expect_err(text);
        assert_eq!((error.kind, error.span.line), (InputErrorKind::Unsupported, line), "{error}");
    }
}
