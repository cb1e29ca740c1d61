//! Random programs with memory whose behaviour is defined but for rare cases.
//!
//! Objects are of classes: fields that are words, fields that are pointers to objects of a class, a part that is an array. All
//! pointer fields are set when an object is made, so that what a pointer points to is known by its class alone. Besides typed accesses
//! there are accesses of any width at any offset that leave pointers alone, pointers that are copied as words, copies and fills
//! of constant and variable length, calls (some recursive), branches and loops that choose among pointers. Programs with
//! *checks* ask before each access whether it is valid; they also go a little out of bounds, free objects, and use objects that
//! are gone. Programs with *addresses* look at them: they compare pointers to different objects, compute with their words, read
//! and copy their bytes, tag them and move them forth and back. In programs with *members* the source says where arrays begin, pointers into them are
//! kept and passed around, and objects may be tables of several of a class.

mod addresses;
mod members;
mod statements;

use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    BinaryOp, CompareOp, ContextId, FunctionId, Global, GlobalId, Initial, Operand, Origin, Part, Program,
    Site, SiteKind, Terminator, Type,
};

/// A source of random numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// How objects of a class look.
struct Class {
    size: u64,
    /// Offsets and widths in bytes.
    words: Vec<(u64, u32)>,
    /// Offsets and classes of what they point to.
    pointers: Vec<(u64, usize)>,
    /// Offset, stride, width of elements; there are at least four.
    array: Option<(u64, u64, u32)>,
    /// The bytes of the array.
    length: u64,
    /// Whether accesses ignore the fields.
    wild: bool,
}

const INT: Type = Type::Int(32);

/// What is in reach of a statement.
#[derive(Clone)]
struct Scope {
    pointers: Vec<Vec<Operand>>,
    /// Pointers to elements of the arrays of classes.
    elements: Vec<Vec<Operand>>,
    ints: Vec<Operand>,
}

struct Generator {
    random: Random,
    program: Program,
    classes: Vec<Class>,
    globals: Vec<(usize, Operand)>,
    /// Parameters of the functions so far: a depth, an int, pointers of these classes; they return an int and one pointer.
    functions: Vec<(Vec<usize>, usize)>,
    builder: FunctionBuilder,
    /// Statements that may still be made.
    fuel: usize,
    /// Whether accesses are checked.
    checks: bool,
    /// Whether addresses become words and are compared.
    addresses: bool,
    /// Whether the source says where arrays begin.
    members: bool,
}

/// A random program for this number.
pub fn program(seed: u64, checks: bool, addresses: bool) -> Program {
    random_program(seed, (checks, addresses, false))
}

/// A random program for this number in which the source says where arrays begin.
pub fn program_with_members(seed: u64, checks: bool) -> Program {
    random_program(seed, (checks, false, true))
}

fn random_program(seed: u64, (checks, addresses, members): (bool, bool, bool)) -> Program {
    let mut random = Random::new(seed);
    let bits = *random.pick(&[32, 64]);
    let program = Program::new(bits, random.chance(70));
    let builder = FunctionBuilder::new("main", &[], &[INT]);
    let mut g = Generator {
        random,
        program,
        classes: vec![],
        globals: vec![],
        functions: vec![],
        builder,
        fuel: 0,
        checks,
        addresses,
        members,
    };
    g.classes();
    g.make_globals();
    for i in 0..g.random.below(4) {
        g.function(i);
    }
    g.main();
    g.program
}

impl Generator {
    fn pointer_bytes(&self) -> u64 {
        u64::from(self.program.pointer_bits / 8)
    }
    fn address(&self, n: u64) -> Operand {
        word(n, self.program.pointer_bits)
    }

    fn classes(&mut self) {
        let count = 1 + self.random.below(4);
        for _ in 0..count {
            let (mut size, mut words, mut pointers, mut array) = (0u64, vec![], vec![], None);
            let mut length = 0;
            for _ in 0..1 + self.random.below(4) {
                match self.random.below(if self.members { 10 } else { 7 }) {
                    0..4 => {
                        let width = *self.random.pick(&[1u32, 2, 4, 4, 8]);
                        size = size.next_multiple_of(u64::from(width));
                        words.push((size, width));
                        size += u64::from(width);
                    }
                    4 | 5 => {
                        size = size.next_multiple_of(self.pointer_bytes());
                        pointers.push((size, self.random.below(count)));
                        size += self.pointer_bytes();
                    }
                    _ if array.is_none() => {
                        let width = *self.random.pick(&[1u32, 4, 4, 8]);
                        let stride = u64::from(width) * *self.random.pick(&[1, 1, 2]);
                        size = size.next_multiple_of(u64::from(width));
                        array = Some((size, stride, width));
                        length = self.random.pick(&[4, 4, 4, 70]) * stride;
                        size += length;
                    }
                    _ => {}
                }
            }
            let size = size.max(1).next_multiple_of(*self.random.pick(&[1, 4, 8]));
            let wild = self.random.chance(25);
            self.classes.push(Class { size, words, pointers, array, length, wild });
        }
    }

    fn make_globals(&mut self) {
        let classes: Vec<usize> = (0..self.classes.len()).collect();
        // One of each class, so that there always is something to point to.
        for class in classes.iter().copied().chain((0..self.random.below(3)).map(|i| i % classes.len())) {
            let mut parts = Vec::new();
            for (offset, width) in self.classes[class].words.clone() {
                match self.random.below(3) {
                    0 => parts.push((offset, Part::Word(Bits::from_u64(self.random.next(), 8 * width)))),
                    1 => parts.push((offset, Part::Bytes(vec![self.random.next() as u8]))),
                    _ => {}
                }
            }
            for (offset, target) in &self.classes[class].pointers {
                let target = Operand::Global(GlobalId::from_usize(*target));
                parts.push((*offset, Part::Address(target, 0)));
            }
            parts.sort_by_key(|(offset, _)| *offset);
            let id = self.program.globals.push(Global {
                name: format!("g{}", self.globals.len()),
                size: self.classes[class].size,
                align: 8,
                constant: false,
                pointers: true,
                init: Initial::Parts(parts),
                variable: None,
            });
            self.globals.push((class, Operand::Global(id)));
        }
    }

    fn scope(&self) -> Scope {
        let mut pointers = vec![vec![]; self.classes.len()];
        for (class, global) in &self.globals {
            pointers[*class].push(global.clone());
        }
        let elements = vec![vec![]; self.classes.len()];
        Scope { pointers, elements, ints: vec![word(1, 32), word(0xfffe, 32)] }
    }

    fn site(&mut self, kind: SiteKind) -> Origin {
        let site = self.program.sites.push(Site { kind, at: None });
        Origin { site, context: ContextId::from_usize(0) }
    }

    fn function(&mut self, index: usize) {
        let params: Vec<usize> =
            (0..1 + self.random.below(2)).map(|_| self.random.below(self.classes.len())).collect();
        let result = self.random.below(self.classes.len());
        let mut types = vec![INT, INT];
        types.extend(params.iter().map(|_| Type::Pointer));
        let name = format!("f{index}");
        self.builder = FunctionBuilder::new(&name, &types, &[INT, Type::Pointer]);
        self.functions.push((params.clone(), result));
        let values = self.builder.params();
        let mut scope = self.scope();
        for (class, value) in params.iter().zip(&values[2..]) {
            scope.pointers[*class].push(value.clone());
        }
        scope.ints.push(values[1].clone());
        let (stop, go) = (self.builder.new_block(&[]), self.builder.new_block(&[]));
        let done = self.builder.compare(CompareOp::Eq, values[0].clone(), word(0, 32));
        self.builder.branch(done, stop, go);
        self.builder.switch_to(stop);
        let found = self.random.pick(&scope.pointers[result]).clone();
        self.builder.terminate(Terminator::Return(vec![word(3, 32), found]));
        self.builder.switch_to(go);
        let depth = self.builder.binary(BinaryOp::Sub, values[0].clone(), word(1, 32));
        self.fuel = 10;
        self.statements(&mut scope, 4, &depth);
        let values =
            vec![self.random.pick(&scope.ints).clone(), self.random.pick(&scope.pointers[result]).clone()];
        self.builder.terminate(Terminator::Return(values));
        self.finish();
    }

    fn main(&mut self) {
        self.builder = FunctionBuilder::new("main", &[], &[INT]);
        let mut scope = self.scope();
        self.fuel = 40;
        self.statements(&mut scope, 20, &word(2, 32));
        let value = self.random.pick(&scope.ints).clone();
        self.builder.terminate(Terminator::Return(vec![value]));
        let id = self.finish();
        self.program.entry = Some(id);
    }

    fn finish(&mut self) -> FunctionId {
        let done = std::mem::replace(&mut self.builder, FunctionBuilder::new("", &[], &[]));
        self.program.functions.push(done.finish())
    }
}
