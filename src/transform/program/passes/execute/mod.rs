//! Programs that are executed as far as they decide what they do: the result is one function without calls and loops.
//!
//! A path begins where runs start. What constants decide is computed: calls are entered, branches taken, objects hold what was put into
//! them. What is open becomes an instruction of the result, and a branch on it parts the path in two, of which each knows how it was decided.
//! Paths wait for each other (`explore`), and those that differ in little are joined (`join`).
//! So tests of real libraries - a few unknown bytes, much that is fixed: tables, headers, functions in structures, lists - become
//! short programs. The pass does nothing unless all paths end within its limits.
//!
//! Objects are allocated in the result where they are on the path; what is stored into them is written back only where the result is asked about
//! them: at an unknown place, by the world outside (`memory`). An access that certainly lies outside of its object ends its path like one that bounds
//! a loop does (`unroll`).
//!
//! Preserves: which checks runs violate, but for runs with undefined behaviour. Copies keep the sites of their origins and have the calls on the
//! way as contexts.
//! Deliberately absent: loops that stay, what the world outside does in the middle of objects that it does not know.
//!
//! Online partial evaluation as in Jones, Gomard, Sestoft, "Partial Evaluation and Automatic Program Generation" (1993), over paths as in King,
//! "Symbolic execution and program testing" (CACM 1976).

mod access;
mod decide;
mod deciders;
mod emit;
mod explore;
mod join;
mod known;
mod meeting;
mod memory;
mod path;
mod prefix;
mod ranges;
mod step;

use super::inline::Chains;
use super::unroll::{Unrolled, bounded, count_loops};
use decide::Table;
use deciders::Deciders;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, meter};
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{
    Block, BlockId, CastOp, Context, ContextId, Function, FunctionId, Loc, Op, Operand, Origin, Program,
    Target, Terminator, Type, ValueId,
};
use explore::Way;
use join::Joining;
use known::{Known, Object, Owner};
use meeting::Shape;
use path::Path;
pub use prefix::execute_start;
use std::rc::Rc;
use step::Halt;

/// What a step costs by the meter.
const STEP: u64 = 100;

/// How many functions run at the same time at most.
const DEEPEST: usize = 200;

/// How many paths a program without loops may have, and how many times as many instructions the result.
const FEW_PATHS: usize = 64;
const GROWTH: usize = 4;

eufonium_base::options! {
    /// How much is executed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ExecuteOptions {
        /// The most instructions that are executed and parts of paths that are copied.
        pub most_steps: usize = 1_000_000,
        /// The most paths.
        pub most_paths: usize = 1_000,
        /// The fewest steps for which the start of a program is executed whose whole cannot be.
        pub least_start: usize = 100,
        /// The fewest steps for each instruction that the start leaves.
        pub least_each: usize = 2,
    }
    inside {
        /// The most instructions of the result.
        pub most_instrs: usize = 24_000,
        /// An access outside of its object ends the run silently instead of being a violation.
        pub ends_outside: bool = false,
    }
}

/// Executes a program. Its other functions are no longer called if that was possible.
pub fn execute(program: &mut Program, options: &ExecuteOptions) -> Unrolled {
    let Some(entry) = program.entry else { return Unrolled::Nothing };
    let mut options = *options;
    if !repeats(program) {
        options.most_paths = options.most_paths.min(FEW_PATHS);
        options.most_instrs = options.most_instrs.min(GROWTH * program.instrs().count());
    }
    let Some(done) = executed(program, &options) else { return Unrolled::Nothing };
    program.contexts = done.contexts;
    program.functions[entry] = done.function;
    if done.outside {
        bounded(program);
        return Unrolled::Bounded;
    }
    Unrolled::Some
}

/// A program that was executed.
struct Executed {
    function: Function,
    contexts: IdVec<ContextId, Context>,
    /// Whether a path ends outside of an object.
    outside: bool,
}

/// The program executed with paths apart where constants differ; if these are too many, with those joined where that decides little.
fn executed(program: &Program, options: &ExecuteOptions) -> Option<Executed> {
    for joining in [Joining::Open, Joining::Words] {
        let mut contexts = program.contexts.clone();
        let mut run = Run::new(program, options, Chains::new(&mut contexts));
        run.joining = joining;
        let start = run.start();
        match run.explore(vec![start], Way::to(None)) {
            Ok(_) => {
                let (function, outside) = (run.out, run.outside);
                return Some(Executed { function, contexts, outside });
            }
            Err(why) => run.give_up(why),
        }
        if !run.words_differ {
            break;
        }
    }
    None
}

/// Whether the program has loops or recursion: without, paths serve to know objects alone.
fn repeats(program: &Program) -> bool {
    let graph = CallGraph::new(program);
    program.functions.keys().any(|id| graph.is_recursive(id)) || count_loops(program) > 0
}

/// What is known of a value of the result on all paths.
#[derive(Clone, Debug, Default)]
struct Info {
    /// Of a pointer, the object into which it leads if it leads anywhere.
    within: Option<known::ObjectId>,
    table: Option<Table>,
    /// Whether it may be a part of an address.
    tainted: bool,
}

/// The execution.
struct Run<'a> {
    program: &'a Program,
    options: &'a ExecuteOptions,
    chains: Chains<'a>,
    /// Contexts of copies, by the call of the running function and the context in it.
    contexts: HashMap<(Origin, ContextId), ContextId>,
    out: Function,
    /// The block before each block.
    parents: IdVec<BlockId, Option<BlockId>>,
    info: IdVec<ValueId, Info>,
    /// What defines a value, where that depends on its operands only.
    ops: IdVec<ValueId, Option<Op>>,
    /// Operators that are computed, with the blocks.
    numbers: HashMap<(Op, Type), Vec<(ValueId, BlockId)>>,
    /// The place of what is added.
    at: Option<Loc>,
    spent: usize,
    steps: usize,
    /// So many steps end all paths.
    most_steps: usize,
    /// The blocks of the first function at which what follows may be left as it is; none if all is executed.
    stops: Vec<BlockId>,
    paths: usize,
    /// Whether a path ends at an access outside of its object.
    outside: bool,
    /// Whether the program asks which objects live.
    lives_matter: bool,
    /// Whether words become pointers.
    makes_pointers: bool,
    /// All values of a byte.
    bytes: Vec<u8>,
    shapes: HashMap<FunctionId, Rc<Shape>>,
    /// The values that may be used from an instruction on.
    live: HashMap<(FunctionId, BlockId, usize), Rc<[ValueId]>>,
    /// Whether paths wait for others. Sums of floating-point numbers are proven by their ranges on each path, of which joined paths keep little.
    waits: bool,
    /// What may differ where many paths are apart, and whether some that stayed so differ in words that decide little.
    joining: Joining,
    words_differ: bool,
    /// Found when they are first asked for.
    deciders: Option<Deciders>,
}

impl<'a> Run<'a> {
    fn new(program: &'a Program, options: &'a ExecuteOptions, chains: Chains<'a>) -> Self {
        let entry = &program.functions[program.entry.expect("there is an entry")];
        let any = |test: fn(&Op) -> bool| program.instrs().any(|instr| test(&instr.op));
        let out = Function {
            name: entry.name.clone(),
            params: vec![],
            results: entry.results.clone(),
            values: IdVec::new(),
            blocks: IdVec::new(),
            entry: BlockId::from_usize(0),
            at: entry.at,
            dispatches: false,
        };
        Run {
            program,
            options,
            chains,
            contexts: HashMap::default(),
            out,
            parents: IdVec::new(),
            info: IdVec::new(),
            ops: IdVec::new(),
            numbers: HashMap::default(),
            at: None,
            spent: 0,
            steps: 0,
            most_steps: options.most_steps,
            stops: vec![],
            paths: 1,
            outside: false,
            lives_matter: any(Op::asks_for_life),
            makes_pointers: any(|op| matches!(op, Op::Cast { op: CastOp::IntToPointer, .. })),
            bytes: (0..=255).collect(),
            shapes: HashMap::default(),
            live: HashMap::default(),
            waits: !any(|op| matches!(op, Op::Float { .. })),
            joining: Joining::Open,
            words_differ: false,
            deciders: None,
        }
    }

    fn give_up(&self, why: &str) {
        let (steps, instrs, paths) = (self.steps, self.spent, self.paths);
        let line = self.at.map_or(0, |at| at.line);
        tracing::info!(target: "eufonium::execute", steps, instrs, paths, line, "gives up: {why}");
    }

    fn start(&mut self) -> Path {
        let program = self.program;
        let entry = program.entry.expect("there is an entry");
        let block = self.block(None);
        let mut args = vec![];
        for param in &program.functions[entry].params {
            let id = self.parameter(program.functions[entry].values[*param].ty);
            self.out.params.push(id);
            args.push(Known::Is(Operand::Value(id)));
        }
        let globals = program.globals.iter().map(|(id, global)| {
            Rc::new(Object {
                base: Operand::Global(id),
                size: Some(global.size),
                align: global.align.max(1),
                owner: if global.constant { Owner::Constant(id) } else { Owner::Global(id) },
                alive: true,
                ended: false,
                stored: false,
                cells: self.initial(&global.init, global.size).into_iter().collect(),
            })
        });
        let objects = globals.collect();
        let frames = vec![Rc::new(self.frame(entry, args, None, vec![]))];
        let (facts, left, ranges) = Default::default();
        Path { frames, objects, block, facts, left, ranges, has_waited: false }
    }

    /// A new block of the result.
    fn block(&mut self, parent: Option<BlockId>) -> BlockId {
        self.parents.push(parent);
        let terminator = Terminator::Stop;
        self.out.blocks.push(Block { params: vec![], instrs: vec![], terminator, at: self.at, loop_at: None })
    }

    /// Follows a path until it ends, meets others, waits for them or is parted.
    fn go(&mut self, path: &mut Path, way: Way) -> Halt {
        let (program, before) = (self.program, self.steps);
        loop {
            if way.until.is_some_and(|meeting| meeting.is_here(path, &self.stops)) {
                return Halt::Met;
            }
            if self.steps > before && way.pause.is_some_and(|meeting| meeting.is_here(path, &self.stops)) {
                return Halt::Paused;
            }
            self.steps += 1;
            meter::spend(STEP);
            if self.steps > self.most_steps {
                return Halt::GiveUp("too many steps");
            }
            if self.spent > self.options.most_instrs {
                return Halt::GiveUp("too many instructions");
            }
            let frame = path.frame();
            let block = &program.functions[frame.function].blocks[frame.block];
            let done = match block.instrs.get(frame.next) {
                Some(instr) => {
                    frame.next += 1;
                    let depth = path.frames.len();
                    self.at = instr.at.or(self.at);
                    let done = self.step(path, instr);
                    if let Err(Halt::Decide(_)) = done {
                        Rc::make_mut(&mut path.frames[depth - 1]).next -= 1;
                    }
                    done
                }
                None => {
                    self.at = block.at.or(self.at);
                    self.terminate(path, &block.terminator)
                }
            };
            match done {
                Ok(()) => path.has_waited = false,
                Err(halt) => return halt,
            }
        }
    }

    fn terminate(&mut self, path: &mut Path, terminator: &Terminator) -> Result<(), Halt> {
        let target = match terminator {
            Terminator::Jump(target) => target,
            Terminator::Branch { condition, then, otherwise } => match self.read(path, condition) {
                known if known.number() == Some(1) => then,
                Known::Is(Operand::Value(id)) => return Err(Halt::Decide(id)),
                _ => otherwise,
            },
            Terminator::Switch { value, cases, default } => match self.read(path, value) {
                Known::Is(Operand::Const(bits)) => {
                    cases.iter().find(|(case, _)| *case == bits).map_or(default, |(_, target)| target)
                }
                Known::Is(Operand::Value(id))
                    if self.info[id].tainted
                        || self.choices(path, id).is_none_or(|c| c.len() > cases.len()) =>
                {
                    return self.switch(path, id, cases, default);
                }
                Known::Is(Operand::Value(id)) => return Err(Halt::Decide(id)),
                _ => return Err(Halt::GiveUp("an address is compared with many numbers")),
            },
            Terminator::Return(values) => return self.leave(path, values),
            Terminator::Stop => return Err(self.stop(path)),
        };
        self.jump(path, target);
        Ok(())
    }

    fn jump(&mut self, path: &mut Path, target: &Target) {
        let args: Vec<Known> = target.args.iter().map(|arg| self.read(path, arg)).collect();
        let program = self.program;
        let frame = path.frame();
        let params = &program.functions[frame.function].blocks[target.block].params;
        for (param, arg) in params.iter().zip(args) {
            frame.values[*param] = Some(arg);
        }
        (frame.block, frame.next) = (target.block, 0);
    }

    /// Compares a value with the next case that it can be: a switch as a row of branches, so that each path knows what it needs.
    fn switch(
        &mut self,
        path: &mut Path,
        id: ValueId,
        cases: &[(eufonium_base::Bits, Target)],
        default: &Target,
    ) -> Result<(), Halt> {
        for (case, target) in cases {
            let (a, b) = (Operand::Value(id), Operand::Const(case.clone()));
            let op = Op::Compare { op: eufonium_ir::program::CompareOp::Eq, a: a.clone(), b: b.clone() };
            let equal = match self.compared(path, &a, &b) {
                Some(equal) => Known::Is(super::rewrite::truth(equal)),
                None => self.define(path, op, Type::Int(1)),
            };
            match equal {
                Known::Is(Operand::Value(condition)) => return Err(Halt::Decide(condition)),
                known if known.number() == Some(1) => {
                    self.jump(path, target);
                    return Ok(());
                }
                _ => {}
            }
        }
        self.jump(path, default);
        Ok(())
    }

    fn compared(&self, path: &Path, a: &Operand, b: &Operand) -> Option<bool> {
        let (a, b) = (Known::Is(a.clone()), Known::Is(b.clone()));
        self.compare_ranges(path, eufonium_ir::program::CompareOp::Eq, &a, &b)
    }

    /// The paths in which a value is decided.
    fn part(&mut self, path: Path, id: ValueId) -> Option<Vec<Path>> {
        let line = self.at.map_or(0, |at| at.line);
        tracing::debug!(target: "eufonium::execute", line, op = ?self.ops[id], "parts");
        if self.out.values[id].ty != Type::Int(1) {
            return self.part_by_number(path, id);
        }
        let before = path.block;
        let mut parts = Vec::new();
        for (value, mut part) in [(true, self.copied(&path)), (false, path)] {
            if self.refine(&mut part, id, value) {
                parts.push(part);
            }
        }
        if parts.len() == 2 {
            for part in &mut parts {
                part.block = self.block(Some(before));
            }
            let target = |i: usize| Target { block: parts[i].block, args: vec![] };
            let (then, otherwise) = (target(0), target(1));
            let condition = Operand::Value(id);
            self.out.blocks[before].terminator = Terminator::Branch { condition, then, otherwise };
        }
        self.counted(parts)
    }

    fn part_by_number(&mut self, path: Path, id: ValueId) -> Option<Vec<Path>> {
        let numbers = self.choices(&path, id)?;
        let Type::Int(width) = self.out.values[id].ty else { return None };
        let mut parts = Vec::new();
        for number in numbers {
            let mut part = self.copied(&path);
            if self.is_number(&mut part, id, number) {
                parts.push((number, part));
            }
        }
        if parts.len() > 1 {
            for (_, part) in &mut parts {
                part.block = self.block(Some(path.block));
            }
            let target = |block| Target { block, args: vec![] };
            let (_, last) = parts.last().expect("there are several");
            let default = target(last.block);
            let cases = parts[..parts.len() - 1]
                .iter()
                .map(|(number, part)| (eufonium_base::Bits::from_u64(*number, width), target(part.block)));
            let terminator =
                Terminator::Switch { value: Operand::Value(id), cases: cases.collect(), default };
            self.out.blocks[path.block].terminator = terminator;
        }
        self.counted(parts.into_iter().map(|(_, part)| part).collect())
    }

    /// A copy of a path that is parted, which is counted as steps.
    fn copied(&mut self, path: &Path) -> Path {
        self.steps += path.size();
        path.copied()
    }

    fn counted(&mut self, parts: Vec<Path>) -> Option<Vec<Path>> {
        self.paths += parts.len().saturating_sub(1);
        (self.paths <= self.options.most_paths).then_some(parts)
    }
}
