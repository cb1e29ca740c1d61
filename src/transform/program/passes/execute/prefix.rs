//! Programs that are executed as far as they decide what they do, and then go on as they are: what is set up before the work begins, tables and
//! lists and buffers, is there when the rest starts.
//!
//! The path stops at blocks of the entry function that run once, or are the head of an outermost loop that is entered: there the rest of the
//! function can follow, with what is known in place of the values from before. It goes on from stop to stop as long as one path is left
//! that does not end; what was added for a stretch that does not come to a stop, or not in one path, is taken back.
//!
//! Deliberately absent: paths that stay apart and go on, each with a rest of its own.

use super::explore::Way;
use super::known::Known;
use super::meeting::Meeting;
use super::path::Path;
use super::{Chains, ExecuteOptions, Run};
use crate::program::passes::inline::Copier;
use crate::program::passes::rewrite::clear_unreached;
use eufonium_base::HashSet;
use eufonium_base::ids::Id;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::liveness::Liveness;
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{
    BlockId, Function, FunctionId, Op, Operand, Program, Target, Terminator, ValueId,
};

/// The part of the instructions of a result that those before the rest may be.
const SHARE: usize = 4;
/// How many paths there may be: what parts them is a choice most often, and then they do not meet again.
const FEW_PATHS: usize = 200;
/// How many steps a path may take that seems to end soon.
const SOON: usize = 20_000;

/// Executes the start of a program whose whole cannot be executed; whether that was worth while.
pub fn execute_start(program: &mut Program, options: &ExecuteOptions) -> bool {
    let Some(entry) = program.entry else { return false };
    if !super::repeats(program) || is_called(program, entry) {
        return false;
    }
    let options = ExecuteOptions {
        most_instrs: options.most_instrs / SHARE,
        most_paths: options.most_paths.min(FEW_PATHS),
        ..*options
    };
    let mut contexts = program.contexts.clone();
    let mut run = Run::new(program, &options, Chains::new(&mut contexts));
    let function = &program.functions[entry];
    let cfg = Cfg::new(function);
    run.stops = stops(function, &cfg);
    let Some(function) = run.start_of(function, &Liveness::new(function, &cfg)) else { return false };
    program.contexts = contexts;
    program.functions[entry] = function;
    true
}

/// Whether a function is called, or known to a pointer.
fn is_called(program: &Program, function: FunctionId) -> bool {
    let is_it = |operand: &Operand| *operand == Operand::Function(function);
    program.instrs().any(|instr| {
        matches!(instr.op, Op::Call { callee, .. } if callee == function)
            || instr.op.operands().into_iter().any(is_it)
    })
}

/// The blocks that run at most once, and the heads of loops that are entered at most once.
fn stops(function: &Function, cfg: &Cfg) -> Vec<BlockId> {
    let loops = Loops::new(function, cfg);
    let once = |block: &BlockId| match loops.depth(*block) {
        0 => true,
        depth => depth == 1 && loops.is_head(*block) && !loops.is_irreducible(*block),
    };
    cfg.order().iter().copied().filter(once).collect()
}

/// What there was before a path went on.
struct Mark {
    block: BlockId,
    instrs: usize,
    values: usize,
    blocks: usize,
    spent: usize,
    paths: usize,
    outside: bool,
}

impl Run<'_> {
    /// The function that is executed at first and goes on as it is.
    fn start_of(mut self, function: &Function, live: &Liveness) -> Option<Function> {
        let mut path = self.start();
        let mut steps = 0;
        loop {
            let mark = self.mark(&path);
            let stop = Meeting::Stop(path.frame().block);
            let found = self.explore(vec![path.copied()], Way::to(Some(stop)));
            let found = found.and_then(|paths| self.only(paths).ok_or("not one path"));
            match found {
                Ok(next) => (path, steps) = (next, self.steps),
                Err(why) => {
                    let (instrs, line) = (self.spent, self.at.map_or(0, |at| at.line));
                    tracing::info!(target: "eufonium::execute", steps, instrs, line, "the start ends: {why}");
                    self.take_back(&mark);
                    break;
                }
            }
        }
        if self.outside || steps < self.options.least_start.max(self.options.least_each * self.spent) {
            return None;
        }
        self.flush_all(&mut path);
        if self.spent > self.options.most_instrs {
            return None;
        }
        self.followed(path, function, live)
    }

    /// The path that does not end, if there is one only.
    fn only(&mut self, paths: Vec<Path>) -> Option<Path> {
        if paths.len() == 1 {
            return paths.into_iter().next();
        }
        let mut left = None;
        for path in paths {
            let (mark, most) = (self.mark(&path), self.most_steps);
            self.most_steps = most.min(self.steps + SOON);
            let ended = self.explore(vec![path.copied()], Way::to(None)).is_ok();
            self.most_steps = most;
            if !ended {
                self.take_back(&mark);
                if left.replace(path).is_some() {
                    return None;
                }
            }
        }
        left
    }

    fn mark(&self, path: &Path) -> Mark {
        Mark {
            block: path.block,
            instrs: self.out.blocks[path.block].instrs.len(),
            values: self.out.values.len(),
            blocks: self.out.blocks.len(),
            spent: self.spent,
            paths: self.paths,
            outside: self.outside,
        }
    }

    /// Takes back what was added since a mark, all of which was on the path of the mark or behind it.
    fn take_back(&mut self, mark: &Mark) {
        self.out.values.truncate(mark.values);
        self.info.truncate(mark.values);
        self.ops.truncate(mark.values);
        self.out.blocks.truncate(mark.blocks);
        self.parents.truncate(mark.blocks);
        let last = &mut self.out.blocks[mark.block];
        last.instrs.truncate(mark.instrs);
        last.terminator = Terminator::Stop;
        for values in self.numbers.values_mut() {
            values.retain(|(id, _)| id.index() < mark.values);
        }
        (self.spent, self.paths, self.outside) = (mark.spent, mark.paths, mark.outside);
    }

    /// The result, with the rest of the function behind a path.
    fn followed(mut self, mut path: Path, function: &Function, live: &Liveness) -> Option<Function> {
        let next = path.frame().block;
        let params = &function.blocks[next].params;
        let known = |run: &mut Self, value: &ValueId| -> Option<Operand> {
            let known: Known = path.frames[0].values[*value].clone()?;
            let known = run.refined(&path, &known);
            Some(run.operand(&path, &known))
        };
        let mut rest = Function { entry: next, ..function.clone() };
        let cfg = Cfg::new(&rest);
        clear_unreached(&mut rest, &cfg);
        let is_known = |value: &ValueId| path.frames[0].values[*value].is_some();
        let named = keep_names(&mut rest, is_known);
        let mut before: Vec<ValueId> = live.live_in(next).iter().copied().chain(named).collect();
        before.sort_unstable();
        before.dedup();
        let values: Vec<Operand> =
            before.iter().map(|value| known(&mut self, value)).collect::<Option<_>>()?;
        let args: Vec<Operand> = params.iter().map(|param| known(&mut self, param)).collect::<Option<_>>()?;
        // What is known from before takes the place of what defined it, as arguments take that of parameters.
        rest.params = before;
        let copier = Copier::new(&mut self.out, &rest, values);
        let block = copier.place(next);
        self.out.blocks[path.block].terminator = Terminator::Jump(Target { block, args });
        for source in rest.blocks.values() {
            let copy = copier.block(source);
            self.out.blocks.push(copy);
        }
        self.out.dispatches = function.dispatches;
        Some(self.out)
    }
}

/// The values from before that names of variables in the rest speak of; names of what is not known go, since they keep nothing alive.
fn keep_names(rest: &mut Function, is_known: impl Fn(&ValueId) -> bool) -> Vec<ValueId> {
    let defined: HashSet<ValueId> = rest.blocks.values().flat_map(|block| block.defined().copied()).collect();
    let mut from_before = Vec::new();
    for block in rest.blocks.keys() {
        rest.blocks[block].instrs.retain(|instr| match &instr.op {
            Op::Name { value: Operand::Value(value), .. }
            | Op::Declare { address: Operand::Value(value), .. }
                if !defined.contains(value) =>
            {
                let known = is_known(value);
                from_before.extend(known.then_some(*value));
                known
            }
            _ => true,
        });
    }
    from_before
}
