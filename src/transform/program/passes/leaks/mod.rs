//! [`Op::AllReached`] as [`Op::AllFreed`] but for the objects to which pointers lead that are found from the globals.
//!
//! Each new object of the heap is marked, so that no pass removes it before it is asked about. For what is reached, a function of its own loads pointers: those in globals, those in the living objects to which these lead, and so on, a few
//! steps deep. Where pointers are is what the points-to analysis says; only places at known distances are looked at.
//!
//! It is given the pointers that living locals of the function with the question hold. What locals of its callers hold is in globals (`held`).
//!
//! Preserves: each violation, and adds some: what only values of running functions hold, what is
//! farther away, and what arrays hold behind their first elements is not found. A pointer that is found leads to what is
//! reached, as it is only loaded from an object that lives; but for what holders lead to, of which `chains` says why it suffices: chains
//! have any length there, on request.

mod chains;
mod held;
mod places;

use crate::program::memory::points_to::{Cell, Element, PointsTo};
use chains::{Chain, Direction};
use eufonium_base::HashSet;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::{
    AllocKind, BlockId, ContextId, Function, FunctionId, GlobalId, Instr, Op, Operand, Origin, Program, Site,
    SiteKind, Terminator, Type, ValueId,
};
use places::Places;

/// How many pointers are loaded one through the other.
const DEPTH: usize = 4;
/// How many elements of an array on the heap are looked at.
const ELEMENTS: i64 = 4;
/// How many pointers are loaded in all.
const POINTERS: usize = 48;

/// Marks objects where a program asks which are left, and finds those that are reached; with holders of records if that is wanted. Whether it has some.
pub fn find_reached(program: &mut Program, with_chains: bool) -> bool {
    let has = |test: fn(&Op) -> bool| program.instrs().any(|i| test(&i.op));
    let asks = has(|op| matches!(op, Op::AllReached));
    if !asks && !has(|op| matches!(op, Op::AllFreed { .. })) {
        return false;
    }
    if !has(|op| matches!(op, Op::Alloc { kind: AllocKind::Heap | AllocKind::ZeroedHeap, .. })) {
        answer_without_heap(program);
        return false;
    }
    let chains = if asks && with_chains { chains::hold(program) } else { vec![] };
    if asks {
        held::hold(program);
        for question in questions(program, &chains).into_iter().rev() {
            question.answer(program);
        }
    }
    for function in program.functions.keys() {
        let function = &mut program.functions[function];
        for block in function.blocks.keys() {
            let instrs = std::mem::take(&mut function.blocks[block].instrs);
            function.blocks[block].instrs = instrs.into_iter().flat_map(marked).collect();
        }
    }
    !chains.is_empty()
}

/// Nothing can be lost where no object of the heap is made.
fn answer_without_heap(program: &mut Program) {
    for function in program.functions.values_mut() {
        for instr in function.blocks.values_mut().flat_map(|block| &mut block.instrs) {
            if matches!(instr.op, Op::AllReached | Op::AllFreed { .. }) {
                instr.op = Op::Copy(word(1, 1));
            }
        }
    }
}

/// An instruction with the mark of the object that it makes.
fn marked(instr: Instr) -> impl Iterator<Item = Instr> {
    let mark = match &instr.op {
        Op::Alloc { kind: AllocKind::Heap | AllocKind::ZeroedHeap, .. } => {
            Some(Instr { defs: vec![], op: Op::Watch(Operand::Value(instr.defs[0])), at: instr.at })
        }
        _ => None,
    };
    std::iter::once(instr).chain(mark)
}

/// A question with the function that answers it, given what locals hold.
struct Question {
    function: FunctionId,
    block: BlockId,
    place: usize,
    /// Objects of the function, and how far in them the pointers are.
    locals: Vec<(ValueId, u64)>,
    finder: Function,
}

/// The questions in order.
fn questions(program: &Program, chains: &[Chain]) -> Vec<Question> {
    let points = PointsTo::new(program);
    let places = Places::new(program, &points);
    let mut questions = vec![];
    for (id, function) in program.functions.iter() {
        for (block, content) in function.blocks.iter() {
            for (place, _) in content.instrs.iter().enumerate().filter(|(_, i)| i.op == Op::AllReached) {
                let (locals, finder) = Finder::new(&places).function(id, chains);
                questions.push(Question { function: id, block, place, locals, finder });
            }
        }
    }
    questions
}

impl Question {
    /// Puts the call of the function, and loads of what locals hold as long as they live, into the place of the question.
    fn answer(self, program: &mut Program) {
        let Program { functions, sites, pointer_bits, .. } = program;
        let function = &mut functions[self.function];
        let mut instrs = std::mem::take(&mut function.blocks[self.block].instrs);
        let rest = instrs.split_off(self.place + 1);
        let question = instrs.pop().expect("the question is there");
        let at = question.at;
        let load = |local| held::load_local(function, &mut instrs, local, *pointer_bits, at);
        let args = self.locals.into_iter().map(load).collect();
        let site = sites.push(Site { kind: SiteKind::Call, at });
        let origin = Origin { site, context: ContextId::from_usize(0) };
        let callee = FunctionId::from_usize(functions.len());
        instrs.push(Instr { op: Op::Call { callee, args, origin }, ..question });
        instrs.extend(rest);
        functions[self.function].blocks[self.block].instrs = instrs;
        functions.push(self.finder);
    }
}

struct Finder<'a> {
    places: &'a Places<'a>,
    build: FunctionBuilder,
    found: Vec<Operand>,
    /// The nodes of records with holders.
    chained: HashSet<Element>,
}

impl<'a> Finder<'a> {
    fn new(places: &'a Places<'a>) -> Self {
        Finder {
            places,
            build: FunctionBuilder::new("(reached)", &[], &[Type::Int(1)]),
            found: vec![],
            chained: HashSet::default(),
        }
    }

    /// The function for a question in a function, and what it is given: what locals of that function hold.
    fn function(mut self, id: FunctionId, chains: &[Chain]) -> (Vec<(ValueId, u64)>, Function) {
        let locals = self.places.locals(id);
        for (object, offset) in &locals {
            let param = self.build.add_param(Type::Pointer);
            let cell = self.places.points.value(id, *object).plus(*offset as i64);
            if let Some(target) = self.places.points.link(self.places.points.reduced(cell)) {
                self.follow(param, target, DEPTH);
            }
        }
        let points = self.places.points;
        let records = chains.iter().filter_map(|chain| points.link(points.global(chain.holder)));
        self.chained = records.map(|cell| cell.node).collect();
        // What holders lead to, the program may have lost.
        let is_holder = |id: &GlobalId| chains.iter().any(|chain| chain.holder == *id);
        for (id, global) in self.places.program.globals.iter().filter(|(id, _)| !is_holder(id)) {
            let cell = self.places.points.global(id);
            for offset in self.places.of(cell, global.size) {
                self.load(&Operand::Global(id), cell, offset as i64, DEPTH);
            }
        }
        chains.iter().for_each(|chain| self.held(chain));
        let but = std::mem::take(&mut self.found);
        let all = self.build.define(Op::AllFreed { but }, Type::Int(1));
        self.build.terminate(Terminator::Return(vec![all]));
        (locals, self.build.finish())
    }

    /// Loads the pointer at a distance from a pointer to a place in a living object, and those to which it leads.
    fn load(&mut self, base: &Operand, at: Cell, distance: i64, depth: usize) {
        if self.found.len() >= POINTERS {
            return;
        }
        let Some(target) = self.places.points.link(self.places.points.reduced(at.plus(distance))) else {
            return;
        };
        let address = self.at(base, distance);
        let pointer = self.build.define(Op::load(address), Type::Pointer);
        self.follow(pointer, target, depth);
    }

    /// The pointer at a distance behind another one.
    fn at(&mut self, base: &Operand, distance: i64) -> Operand {
        match distance {
            0 => base.clone(),
            distance => self.build.define(chains::behind(base.clone(), distance), Type::Pointer),
        }
    }

    /// Notes a pointer to a place and those to which it leads.
    fn follow(&mut self, pointer: Operand, target: Cell, depth: usize) {
        self.found.push(pointer.clone());
        if depth == 0
            || self.chained.contains(&target.node)
            || !self.places.leading.contains(&target.node)
            || !self.places.heap.contains(&target.node)
        {
            return;
        }
        let Places { points, heap, .. } = self.places;
        let stride = self.places.stride(target.node) as i64;
        let links = points.links_of(target.node).filter(|(_, next)| heap.contains(&next.node));
        for (offset, _) in links.collect::<Vec<_>>() {
            let distance = offset.wrapping_sub(target.offset);
            if stride == 0 {
                self.behind(&pointer, target, distance, depth - 1);
                continue;
            }
            for element in 0..ELEMENTS {
                let distance = distance.rem_euclid(stride) + element * stride;
                self.behind(&pointer, target, distance, depth - 1);
            }
        }
    }

    /// Notes what the holder of a chain leads to, if it lives and may hold it.
    fn held(&mut self, chain: &Chain) {
        let record = self.build.define(Op::load(Operand::Global(chain.holder)), Type::Pointer);
        self.where_valid(&record, chain.distance, |finder, address| {
            let held = finder.build.define(Op::load(address), Type::Pointer);
            let Some(direction) = chain.direction else { return finder.found.push(held) };
            let (first, second) = match direction {
                Direction::Later => (held.clone(), record.clone()),
                Direction::Earlier => (record.clone(), held.clone()),
            };
            let condition = finder.build.define(Op::Precedes { first, second }, Type::Int(1));
            let ordered = Op::Select { condition, then: held, otherwise: Operand::Null };
            let ordered = finder.build.define(ordered, Type::Pointer);
            finder.found.push(ordered);
        });
    }

    /// Loads the pointer at a distance from a pointer, if it lies in a living object. Behind that, in a part of the
    /// function of its own, are the pointers to which it leads; where there is no object, they are null.
    fn behind(&mut self, pointer: &Operand, at: Cell, distance: i64, depth: usize) {
        if self.found.len() >= POINTERS {
            return;
        }
        self.where_valid(pointer, distance, |finder, address| {
            finder.load(&address, at.plus(distance), 0, depth)
        });
    }

    /// Finds pointers, in a part of the function of its own, by a pointer at a distance from another one, if it lies in a living object.
    fn where_valid(&mut self, pointer: &Operand, distance: i64, find: impl FnOnce(&mut Self, Operand)) {
        let bits = self.places.program.pointer_bits;
        let address = self.at(pointer, distance);
        let length = word(u64::from(bits / 8), bits);
        let valid = self.build.define(Op::IsValid { address: address.clone(), length }, Type::Int(1));
        let (inside, outside) = (self.build.new_block(&[]), self.build.new_block(&[]));
        self.build.branch(valid, inside, outside);
        self.build.switch_to(inside);
        let before = std::mem::take(&mut self.found);
        find(self, address);
        let inner = std::mem::replace(&mut self.found, before);
        let done = self.build.new_block(&vec![Type::Pointer; inner.len()]);
        let none = vec![Operand::Null; inner.len()];
        self.build.jump(done, inner);
        self.build.switch_to(outside);
        self.build.jump(done, none);
        self.build.switch_to(done);
        self.found.extend(self.build.block_params(done));
    }
}
