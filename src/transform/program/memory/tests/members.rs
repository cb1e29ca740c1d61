//! Member arrays that are apart: what leaves them, and what stays with their structures.

use super::*;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{AllocKind, CheckKind, CompareOp, ContextId, Origin, Site, Terminator};

const PTR: Type = Type::Pointer;
const BYTE: Type = Type::Int(8);

/// Two objects `{ char text[8]; char field; }` of one node, and the one that is chosen.
struct Case {
    program: Program,
    b: FunctionBuilder,
    object: Operand,
}

impl Case {
    fn new() -> Case {
        let mut program = Program::new(64, true);
        let mut b = FunctionBuilder::new("main", &[], &[BYTE]);
        let mut origin = |kind| {
            let site = program.sites.push(Site { kind, at: None });
            Origin { site, context: ContextId::from_usize(0) }
        };
        let mut objects = Vec::new();
        for _ in 0..2 {
            let (kind, size) = (AllocKind::Heap, word(24, 64));
            let origin = origin(SiteKind::Uninitialised);
            objects.push(b.define(Op::Alloc { kind, size, align: 8, origin }, PTR));
        }
        let condition = b.define(Op::Havoc(origin(SiteKind::External("which".into()))), Type::Int(1));
        let [then, otherwise] = [0, 1].map(|i| objects[i].clone());
        let object = b.define(Op::Select { condition, then, otherwise }, PTR);
        let mut case = Case { program, b, object };
        let field = case.at(8);
        case.store(&field, 5);
        case
    }
    fn offset(&mut self, base: &Operand, constant: i64, member: Option<u64>) -> Operand {
        let (base, scaled) = (base.clone(), vec![]);
        self.b.define(Op::Offset { base, constant, scaled, inbounds: true, member }, PTR)
    }
    /// So many bytes behind the start of the object.
    fn at(&mut self, constant: i64) -> Operand {
        self.offset(&self.object.clone(), constant, None)
    }
    /// So many bytes behind the start of the text.
    fn text(&mut self, constant: i64) -> Operand {
        let start = self.offset(&self.object.clone(), 0, Some(8));
        self.offset(&start, constant, None)
    }
    fn store(&mut self, address: &Operand, byte: u64) {
        self.b.effect(Op::Store { address: address.clone(), value: word(byte, 8) });
    }
    fn load(&mut self, address: &Operand) -> Operand {
        self.b.define(Op::load(address.clone()), BYTE)
    }
    /// The run of the form in which the text is apart, which gives this byte back.
    fn run(mut self, result: Operand) -> Option<Run> {
        self.b.terminate(Terminator::Return(vec![result]));
        let id = self.program.functions.push(self.b.finish());
        self.program.entry = Some(id);
        let pure = with_members_apart(&self.program, MemoryOptions::default())?;
        Some(end(&pure, 0).0)
    }
}

fn byte(run: &Run) -> Option<u64> {
    match &run.results[..] {
        [Value::Word(bits)] => bits.as_u64(),
        _ => None,
    }
}

/// Whether a run violates a bound.
fn leaves(run: &Run) -> bool {
    matches!(run.end, End::Unsupported(_))
}

#[test]
fn writes_that_leave_an_array_violate_a_bound() {
    for (place, leaves_it) in [(0, false), (7, false), (8, true), (-1, true), (12, true)] {
        let mut case = Case::new();
        let address = case.text(place);
        case.store(&address, 9);
        let field = case.at(8);
        let field = case.load(&field);
        let run = case.run(field).expect("the text is apart");
        assert_eq!(leaves(&run), leaves_it, "{place}");
        assert!(leaves_it || byte(&run) == Some(5), "{place}: {run:?}");
    }
}

#[test]
fn copies_and_fills_that_leave_an_array_violate_a_bound() {
    for (place, length, leaves_it) in
        [(0, 8, false), (3, 5, false), (0, 9, true), (3, 6, true), (0, 16, true)]
    {
        let mut case = Case::new();
        let to = case.text(place);
        case.b.effect(Op::SetMemory { to, byte: word(3, 8), length: word(length, 64) });
        let last = case.text(7);
        let last = case.load(&last);
        let run = case.run(last).expect("the text is apart");
        assert_eq!(leaves(&run), leaves_it, "{place} {length}");
        assert!(leaves_it || byte(&run) == Some(3), "{place} {length}: {run:?}");
    }
}

#[test]
fn reads_that_leave_an_array_give_any_value() {
    let mut case = Case::new();
    let field = case.text(8);
    let field = case.load(&field);
    let run = case.run(field).expect("the text is apart");
    // What is any is all ones here; the field is 5.
    assert_eq!((&run.end, byte(&run)), (&End::Exit, Some(0xff)));
}

#[test]
fn what_is_not_valid_outside_is_not_valid_inside() {
    let mut case = Case::new();
    let address = case.text(2);
    case.b.effect(Op::Free(case.object.clone()));
    let valid = case.b.define(Op::IsValid { address, length: word(1, 64) }, Type::Int(1));
    let check = eufonium_ir::program::Check {
        property: CheckKind::Dereference,
        message: String::new(),
        at: None,
        function: String::new(),
    };
    let check = case.program.checks.push(check);
    case.b.effect(Op::Assert { condition: valid, check });
    let run = case.run(word(0, 8)).expect("the text is apart");
    assert_eq!(run.end, End::Violation(check));
}

#[test]
fn structures_and_their_arrays_see_the_same_bytes() {
    // By way of the structure, by way of the array; the whole structure is copied.
    let mut case = Case::new();
    let (whole, text) = (case.at(3), case.text(4));
    case.store(&whole, 6);
    case.store(&text, 7);
    let other = case.object.clone();
    case.b.effect(Op::CopyMemory { to: other.clone(), from: other, length: word(16, 64) });
    let (a, b) = (case.text(3), case.at(4));
    let (a, b) = (case.load(&a), case.load(&b));
    let sum = case.b.binary(eufonium_ir::program::BinaryOp::Add, a, b);
    let run = case.run(sum).expect("the text is apart");
    assert_eq!(byte(&run), Some(13));
}

#[test]
fn arrays_to_which_pointers_are_kept_stay_in_their_structures() {
    // A pointer into the array is stored, or compared with one to the structure; an index begins before the array; half of it is copied.
    let stored: fn(&mut Case) = |case| {
        let (to, value) = (case.at(8), case.text(0));
        case.b.effect(Op::Store { address: to, value });
    };
    let compared: fn(&mut Case) = |case| {
        let (a, b) = (case.text(0), case.at(0));
        case.b.compare(CompareOp::Eq, a, b);
    };
    let indexed: fn(&mut Case) = |case| {
        let index = case.load(&case.object.clone());
        let index = case.b.cast(eufonium_ir::program::CastOp::ZeroExtend, index, Type::Int(64));
        let (base, scaled) = (case.object.clone(), vec![(index, 1)]);
        let op = Op::Offset { base, constant: 0, scaled, inbounds: true, member: None };
        let address = case.b.define(op, PTR);
        case.store(&address, 1);
    };
    let half: fn(&mut Case) = |case| {
        let (to, from) = (case.at(4), case.at(4));
        case.b.effect(Op::CopyMemory { to, from, length: word(8, 64) });
    };
    // The answer asks for the whole array, which is too much where runs end for it.
    let asked: fn(&mut Case) = |case| {
        let address = case.text(2);
        let valid = case.b.define(Op::IsValid { address, length: word(1, 64) }, Type::Int(1));
        case.b.effect(Op::Assume(valid));
    };
    for how in [stored, compared, indexed, half, asked] {
        let mut case = Case::new();
        let text = case.text(1);
        case.store(&text, 1);
        how(&mut case);
        assert!(case.run(word(0, 8)).is_none());
    }
}

/// A structure `{ struct { char text[3]; char mark; } rows[4]; char count; }`: what is written to the mark and to the text of two rows, in
/// words that have both too, and read again.
#[test]
fn arrays_in_elements_of_arrays_are_apart() {
    let mut case = Case::new();
    let origin = |case: &mut Case| {
        let site = case.program.sites.push(Site { kind: SiteKind::External("row".into()), at: None });
        Origin { site, context: ContextId::from_usize(0) }
    };
    let row = |case: &mut Case, start: &Operand| {
        let index = origin(case);
        let index = case.b.havoc(index, Type::Int(64));
        let index = case.b.binary(eufonium_ir::program::BinaryOp::And, index, word(3, 64));
        let (base, scaled) = (start.clone(), vec![(index, 4)]);
        let op = Op::Offset { base, constant: 0, scaled, inbounds: true, member: None };
        case.b.define(op, PTR)
    };
    let object = case.object.clone();
    let rows = case.offset(&object, 0, Some(16));
    case.b.effect(Op::SetMemory { to: object.clone(), byte: word(1, 8), length: word(16, 64) });
    let (first, second) = (row(&mut case, &rows), row(&mut case, &rows));
    let text = case.offset(&first, 0, Some(3));
    let last = case.offset(&text, 2, None);
    case.store(&last, 7);
    let mark = case.offset(&second, 3, None);
    case.store(&mark, 20);
    let both = Op::Store { address: first.clone(), value: word(0x0102_0304, 32) };
    case.b.effect(both);
    let third = row(&mut case, &rows);
    let word = case.b.define(Op::load(third), Type::Int(32));
    let folded = case.b.binary(eufonium_ir::program::BinaryOp::URem, word, self::word(251, 32));
    let folded = case.b.cast(eufonium_ir::program::CastOp::Truncate, folded, BYTE);
    let count = case.offset(&object, 16, None);
    case.store(&count, 4);
    case.b.terminate(Terminator::Return(vec![folded]));
    let id = case.program.functions.push(case.b.finish());
    case.program.entry = Some(id);
    let pure = with_members_apart(&case.program, MemoryOptions::default()).expect("both arrays are apart");
    for choices in 0..50 {
        let ((before, _), (after, _)) = (end(&case.program, choices), end(&pure, choices));
        assert_eq!((&before.end, &before.results), (&after.end, &after.results), "{choices}");
    }
}
