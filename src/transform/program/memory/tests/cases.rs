//! Programs by hand: what becomes of their objects, and when they are valid.

use super::*;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    AllocKind, BinaryOp, Check, CheckKind, CompareOp, ContextId, Global, GlobalId, Initial, Origin, Site,
    Terminator, Type,
};

const PTR: Type = Type::Pointer;
const I32: Type = Type::Int(32);

struct Case {
    program: Program,
    b: FunctionBuilder,
}

impl Case {
    fn new() -> Case {
        Case { program: Program::new(32, true), b: FunctionBuilder::new("main", &[], &[]) }
    }
    fn origin(&mut self) -> Origin {
        let site = self.program.sites.push(Site { kind: SiteKind::Uninitialised, at: None });
        Origin { site, context: ContextId::from_usize(0) }
    }
    fn global(&mut self, size: u64) -> GlobalId {
        let init = Initial::Parts(vec![]);
        let (name, align, constant, variable) = ("g".into(), 4, false, None);
        self.program.globals.push(Global { name, size, align, constant, pointers: true, init, variable })
    }
    fn alloc(&mut self, kind: AllocKind, size: Operand) -> Operand {
        let origin = self.origin();
        self.b.define(Op::Alloc { kind, size, align: 4, origin }, PTR)
    }
    fn call(&mut self, callee: FunctionId, args: Vec<Operand>, ty: Type) -> Operand {
        let origin = self.origin();
        self.b.define(Op::Call { callee, args, origin }, ty)
    }
    fn index(&mut self, base: &Operand, index: Operand) -> Operand {
        let op = Op::Offset {
            base: base.clone(),
            constant: 0,
            scaled: vec![(index, 4)],
            inbounds: true,
            member: None,
        };
        self.b.define(op, PTR)
    }
    fn load(&mut self, address: &Operand) -> Operand {
        self.b.define(Op::load(address.clone()), I32)
    }
    fn store(&mut self, address: &Operand, value: Operand) {
        self.b.effect(Op::Store { address: address.clone(), value });
    }
    fn assert(&mut self, condition: Operand) {
        let check = Check {
            property: CheckKind::Dereference,
            message: String::new(),
            at: None,
            function: String::new(),
        };
        let check = self.program.checks.push(check);
        self.b.effect(Op::Assert { condition, check });
    }
    fn assert_valid(&mut self, address: &Operand) {
        let op = Op::IsValid { address: address.clone(), length: word(4, 32) };
        let valid = self.b.define(op, Type::Int(1));
        self.assert(valid);
    }
    /// Ends the function under construction and starts another.
    fn next(&mut self, name: &str, params: &[Type], results: &[Type]) -> FunctionId {
        let done = std::mem::replace(&mut self.b, FunctionBuilder::new(name, params, results));
        self.program.functions.push(done.finish())
    }
    fn return_(&mut self, values: Vec<Operand>) {
        self.b.terminate(Terminator::Return(values));
    }
    /// Makes the current function the entry; both forms.
    fn both(mut self) -> (Program, Program) {
        self.return_(vec![]);
        let id = self.next("", &[], &[]);
        self.program.entry = Some(id);
        let pure = pure(&self.program, fields_of(false)).expect("everything has a model");
        (self.program, pure)
    }
    /// The check that is violated in both forms.
    fn violated(self) -> Option<usize> {
        let (program, pure) = self.both();
        let (before, after) = (end(&program, 0).0.end, end(&pure, 0).0.end);
        assert_eq!(before, after);
        match before {
            End::Violation(check) => Some(check.index()),
            _ => None,
        }
    }
}

fn reads(program: &Program) -> usize {
    let instrs = program.instrs();
    instrs.filter(|i| matches!(i.op, Op::Read { .. } | Op::Write { .. })).count()
}

#[test]
fn objects_that_exist_once_become_words() {
    let mut case = Case::new();
    let global = Operand::Global(case.global(4));
    let local = case.alloc(AllocKind::Stack, word(4, 32));
    case.store(&local, word(5, 32));
    let value = case.load(&local);
    case.store(&global, value);
    let value = case.load(&global);
    let is_5 = case.b.compare(CompareOp::Eq, value, word(5, 32));
    case.assert(is_5);
    let (_, pure) = case.both();
    assert_eq!(reads(&pure), 0);
}

#[test]
fn few_elements_become_words_wherever_they_are_accessed() {
    use KeptArrays::{Indexed, Tables};
    let cases =
        [(3, KeptArrays::None, false), (4, Tables, false), (5, KeptArrays::None, true), (3, Indexed, true)];
    for (elements, kept, arrays) in cases {
        let mut case = Case::new();
        let global = Operand::Global(case.global(4 * elements));
        let origin = case.origin();
        let any = case.b.define(Op::Havoc(origin), I32);
        let index = case.b.binary(BinaryOp::URem, any, word(elements, 32));
        let place = case.index(&global, index.clone());
        case.store(&place, index.clone());
        let value = case.load(&place);
        let same = case.b.compare(CompareOp::Eq, value, index);
        case.assert(same);
        case.return_(vec![]);
        let id = case.next("", &[], &[]);
        case.program.entry = Some(id);
        let mut pure = case.program.clone();
        let options = MemoryOptions { elements: 4, kept, ..MemoryOptions::default() };
        memory_to_values(&mut pure, &options).expect("everything has a model");
        assert_eq!(reads(&pure) > 0, arrays, "{elements} elements, {kept:?}");
        assert_eq!(end(&pure, 0).0.end, end(&case.program, 0).0.end);
    }
}

#[test]
fn the_stack_of_a_function_is_no_business_of_its_callers() {
    let mut case = Case::new();
    let local = case.alloc(AllocKind::Stack, word(4, 32));
    case.store(&local, word(5, 32));
    let value = case.load(&local);
    case.return_(vec![value]);
    case.b.function().results = vec![I32];
    let callee = case.next("main", &[], &[]);
    for _ in 0..2 {
        case.call(callee, vec![], I32);
    }
    let (_, pure) = case.both();
    assert_eq!(reads(&pure), 0);
    assert!(pure.functions.values().all(|f| f.params.is_empty() && f.results.len() < 2));
}

#[test]
fn an_entry_that_calls_itself_is_started_once() {
    let mut case = Case::new();
    let global = Operand::Global(case.global(4));
    let value = case.load(&global);
    let next = case.b.binary(BinaryOp::Add, value.clone(), word(1, 32));
    case.store(&global, next);
    let below = case.b.compare(CompareOp::Ult, value.clone(), word(3, 32));
    let (again, done) = (case.b.new_block(&[]), case.b.new_block(&[]));
    case.b.branch(below, again, done);
    case.b.switch_to(again);
    let origin = case.origin();
    case.b.effect(Op::Call { callee: FunctionId::from_usize(0), args: vec![], origin });
    case.return_(vec![]);
    case.b.switch_to(done);
    let never = case.b.compare(CompareOp::Ne, value, word(3, 32));
    case.assert(never);
    assert_eq!(case.violated(), Some(0));
}

#[test]
fn the_end_of_one_array_is_not_the_start_of_another() {
    // Two arrays that one function reads, so that they are in one node; the index is behind the first.
    for (index, violated) in [(3, None), (4, Some(0)), (0xffff_ffff, Some(0))] {
        let mut case = Case::new();
        case.next("sum", &[PTR, I32], &[]);
        case.program.functions.truncate(0);
        let params = case.b.params();
        let element = case.index(&params[0], params[1].clone());
        case.assert_valid(&element);
        case.load(&element);
        case.return_(vec![]);
        let sum = case.next("main", &[], &[]);
        let size = case.b.binary(BinaryOp::Add, word(8, 32), word(8, 32));
        for i in [word(0, 32), word(index, 32)] {
            let array = case.alloc(AllocKind::Heap, size.clone());
            let origin = case.origin();
            case.b.effect(Op::Call { callee: sum, args: vec![array, i], origin });
        }
        assert_eq!(case.violated(), violated, "{index}");
    }
}

#[test]
fn bases_go_through_memory() {
    for (index, violated) in [(1, None), (2, Some(0))] {
        let mut case = Case::new();
        let place = Operand::Global(case.global(4));
        let (a, b) = (case.global(8), case.global(12));
        let choice = case.origin();
        let choice = case.b.havoc(choice, Type::Int(1));
        let op = Op::Select { condition: choice, then: Operand::Global(a), otherwise: Operand::Global(b) };
        case.b.define(op, PTR);
        case.store(&place, Operand::Global(a));
        let array = case.b.define(Op::load(place), PTR);
        let element = case.index(&array, word(index, 32));
        case.assert_valid(&element);
        assert_eq!(case.violated(), violated, "{index}");
    }
}

#[test]
fn copies_read_everything_before_they_write() {
    for variable in [false, true] {
        let mut case = Case::new();
        let array = Operand::Global(case.global(16));
        let elements: Vec<Operand> = (0..3)
            .map(|i| {
                // An index that is not a constant, so that the array is one region.
                let index = case.b.binary(BinaryOp::Add, word(i, 32), word(0, 32));
                let element = case.index(&array, index);
                case.store(&element, word(10 + i, 32));
                element
            })
            .collect();
        let length =
            if variable { case.b.binary(BinaryOp::Add, word(8, 32), word(0, 32)) } else { word(8, 32) };
        let (to, from) = (elements[1].clone(), elements[0].clone());
        case.b.effect(Op::CopyMemory { to, from, length });
        for (element, value) in elements.iter().zip([10, 10, 11]) {
            let found = case.load(element);
            let is = case.b.compare(CompareOp::Eq, found, word(value, 32));
            case.assert(is);
        }
        assert_eq!(case.violated(), None);
    }
}

#[test]
fn what_is_freed_or_returned_from_is_gone() {
    for (kind, frees) in
        [(AllocKind::Heap, 0), (AllocKind::Heap, 1), (AllocKind::Heap, 2), (AllocKind::Stack, 0)]
    {
        let mut case = Case::new();
        let object = case.alloc(kind, word(4, 32));
        case.return_(vec![object]);
        case.b.function().results = vec![PTR];
        let make = case.next("main", &[], &[]);
        let object = case.call(make, vec![], PTR);
        for _ in 0..frees {
            let allowed = case.b.define(Op::IsFreeable(object.clone()), Type::Int(1));
            case.assert(allowed);
            case.b.effect(Op::Free(object.clone()));
        }
        case.assert_valid(&object);
        let expected = match (kind, frees) {
            (AllocKind::Heap, 0) => None,
            (AllocKind::Heap, _) => Some(1),
            _ => Some(0),
        };
        assert_eq!(case.violated(), expected, "{kind:?} {frees}");
    }
}

#[test]
fn what_has_no_model_is_refused() {
    let mut case = Case::new();
    let address = Operand::Global(case.global(4));
    case.b.effect(Op::Store { address, value: word(1, 12) });
    case.return_(vec![]);
    let id = case.next("", &[], &[]);
    case.program.entry = Some(id);
    let refused = memory_to_values(&mut case.program, &MemoryOptions::default());
    assert_eq!(refused.err().map(|e| e.what), Some("a store of parts of bytes".to_string()));

    let mut case = Case::new();
    case.global(1 << 31);
    case.return_(vec![]);
    let id = case.next("", &[], &[]);
    case.program.entry = Some(id);
    assert!(memory_to_values(&mut case.program, &MemoryOptions::default()).is_err());
    assert_eq!(case.program.globals.len(), 1);
}

/// A structure of a number and 100 more that are indexed is copied as a whole to a block of the heap, whether pointers may lead to both or not.
#[test]
fn fields_beside_arrays_come_along_in_ranges() {
    for (ranges, one_node) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut case = Case::new();
        let from = Operand::Global(case.global(404));
        let to = case.alloc(AllocKind::Heap, word(404, 32));
        let origin = case.origin();
        let index = case.b.havoc(origin, I32);
        let index = case.b.binary(BinaryOp::And, index, word(63, 32));
        let element = case.index(&from, index.clone());
        case.store(&element, word(3, 32));
        case.store(&from, word(5, 32));
        if one_node {
            let condition = case.b.compare(CompareOp::Eq, index.clone(), word(7, 32));
            let op = Op::Select { condition, then: from.clone(), otherwise: to.clone() };
            let either = case.b.define(op, PTR);
            case.store(&either, word(5, 32));
        }
        case.b.effect(Op::CopyMemory { to: to.clone(), from, length: word(404, 32) });
        let none = case.b.binary(BinaryOp::And, index, word(0, 32));
        let first = case.index(&to, none);
        let copied = case.load(&first);
        let is_same = case.b.compare(CompareOp::Eq, copied, word(5, 32));
        case.assert(is_same);
        case.return_(vec![]);
        let id = case.next("", &[], &[]);
        case.program.entry = Some(id);
        let graph = CallGraph::new(&case.program);
        let options = MemoryOptions { ranges, ..fields_of(true) };
        let (points, ..) = copies::places(&case.program, &graph, &options).expect("all has a model");
        let (to, from) = (points.cell(id, &to), points.global(GlobalId::from_usize(0)));
        assert_eq!(to.is_some_and(|to| to.node == from.node), one_node);
        let pure = pure(&case.program, options).expect("all has a model");
        for seed in 0..4 {
            assert!(matches!(end(&case.program, seed).0.end, End::Exit), "{ranges} {one_node}");
            assert!(matches!(end(&pure, seed).0.end, End::Exit), "{ranges} {one_node}");
        }
    }
}
