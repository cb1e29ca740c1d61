//! What nobody uses goes: instructions without effect, parameters of blocks, parameters and results of functions, calls
//! that do nothing.
//!
//! What is needed is marked over the whole program from what decides runs: operands of effects, conditions of branches, what the
//! entry function gives and takes. An argument is needed if the parameter
//! is, in a call that is needed; a returned value if some call needs the result.
//!
//! Preserves: every run but for the silent end at operators whose result is not used. [`Op::Name`], [`Op::Declare`] and the marks of lives need nothing; if
//! one name of a variable goes in a function, all of them go there, so that those that stay are right; or, on demand, words that are
//! named stay. Calls go if they
//! return in any case and change nothing (`effects`). The entry function keeps its parameters and results.

use super::effects::Effects;
use super::rewrite::retain;
use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::callgraph::CallGraph;
use eufonium_ir::program::{
    BlockId, Function, FunctionId, Instr, Op, Operand, Program, Terminator, Type, ValueId, VariableId,
};

/// Where a value is defined.
#[derive(Clone, Copy, Debug)]
enum Def {
    Nowhere,
    /// The parameter of the function with this number.
    Parameter(usize),
    /// The parameter of a block with this number.
    Param(BlockId, usize),
    /// By an instruction, as which of its definitions.
    Instr(BlockId, usize, usize),
}

/// The place of a call.
#[derive(Clone, Copy, Debug)]
struct CallSite {
    function: FunctionId,
    block: BlockId,
    instr: usize,
}

/// Removes what nobody uses. Returns whether there was anything.
pub fn dce(program: &mut Program) -> bool {
    sweep_all(program, How::default())
}

/// Removes what nobody uses and no variable of the source holds. Returns whether there was anything.
pub fn dce_but_named(program: &mut Program) -> bool {
    sweep_all(program, How { names: true, ..How::default() })
}

/// Removes what nobody uses, and calls whose results nobody uses though they may not return: runs are added that go on behind them.
/// Returns whether there was anything.
pub fn dce_as_if_calls_returned(program: &mut Program) -> bool {
    sweep_all(program, How { ends: true, ..How::default() })
}

/// What counts as used.
#[derive(Clone, Copy, Debug, Default)]
struct How {
    /// Words that variables hold.
    names: bool,
    /// Not that a call may never return.
    ends: bool,
}

fn sweep_all(program: &mut Program, how: How) -> bool {
    let marks = {
        let mut marker = Marker::new(program, how);
        marker.roots();
        marker.run();
        marker.marks
    };
    let mut changed = false;
    let calls_into: IdVec<FunctionId, Signature> =
        program.functions.keys().map(|f| marks.signature(&program.functions[f], f)).collect();
    for id in program.functions.keys() {
        changed |= sweep(&mut program.functions[id], id, &marks, &calls_into);
    }
    changed
}

/// What stays.
#[derive(Debug)]
struct Marks {
    values: IdVec<FunctionId, IdVec<ValueId, bool>>,
    results: IdVec<FunctionId, Vec<bool>>,
    /// Calls without effect by place; all others are needed.
    idle: IdVec<FunctionId, HashSet<(BlockId, usize)>>,
}

/// Which parameters and results of a function stay.
#[derive(Debug)]
struct Signature {
    params: Vec<bool>,
    results: Vec<bool>,
}

impl Marks {
    fn signature(&self, function: &Function, id: FunctionId) -> Signature {
        let params = function.params.iter().map(|p| self.values[id][*p]).collect();
        Signature { params, results: self.results[id].clone() }
    }
    fn uses(&self, function: FunctionId, operand: &Operand) -> bool {
        if let Operand::Value(value) = operand { self.values[function][*value] } else { true }
    }
}

struct Marker<'a> {
    program: &'a Program,
    /// Whether names need the words that they name.
    names: bool,
    effects: Effects,
    defs: IdVec<FunctionId, IdVec<ValueId, Def>>,
    callers: IdVec<FunctionId, Vec<CallSite>>,
    /// The jumps to each block: the block and which of its targets.
    jumps: IdVec<FunctionId, IdVec<BlockId, Vec<(BlockId, usize)>>>,
    returns: IdVec<FunctionId, Vec<BlockId>>,
    marks: Marks,
    stack: Vec<(FunctionId, ValueId)>,
}

impl<'a> Marker<'a> {
    fn new(program: &'a Program, How { names, ends }: How) -> Self {
        let functions = &program.functions;
        let mut marker = Marker {
            program,
            names,
            effects: Effects::new(program, &CallGraph::new(program), ends),
            defs: functions.values().map(|f| f.values.keys().map(|_| Def::Nowhere).collect()).collect(),
            callers: functions.keys().map(|_| vec![]).collect(),
            jumps: functions.values().map(|f| f.blocks.keys().map(|_| vec![]).collect()).collect(),
            returns: functions.keys().map(|_| vec![]).collect(),
            marks: Marks {
                values: functions.values().map(|f| f.values.keys().map(|_| false).collect()).collect(),
                results: functions.values().map(|f| vec![false; f.results.len()]).collect(),
                idle: functions.keys().map(|_| HashSet::default()).collect(),
            },
            stack: vec![],
        };
        functions.keys().for_each(|f| marker.index(f));
        marker
    }

    /// Notes where values of a function are defined, whom it calls, who jumps where.
    fn index(&mut self, id: FunctionId) {
        let function = &self.program.functions[id];
        for (i, value) in function.params.iter().enumerate() {
            self.defs[id][*value] = Def::Parameter(i);
        }
        for (block, content) in function.blocks.iter() {
            for (i, value) in content.params.iter().enumerate() {
                self.defs[id][*value] = Def::Param(block, i);
            }
            for (place, instr) in content.instrs.iter().enumerate() {
                for (i, value) in instr.defs.iter().enumerate() {
                    self.defs[id][*value] = Def::Instr(block, place, i);
                }
                if let Op::Call { callee, .. } = instr.op {
                    self.callers[callee].push(CallSite { function: id, block, instr: place });
                    if self.effects.none[callee] {
                        self.marks.idle[id].insert((block, place));
                    }
                }
            }
            for (i, target) in content.terminator.targets().into_iter().enumerate() {
                self.jumps[id][target.block].push((block, i));
            }
            if let Terminator::Return(_) = content.terminator {
                self.returns[id].push(block);
            }
        }
    }

    /// Marks what is needed in any case.
    fn roots(&mut self) {
        for (id, function) in self.program.functions.iter() {
            for block in function.blocks.values() {
                for instr in &block.instrs {
                    let is_own = match &instr.op {
                        Op::Name { value, .. } => {
                            !self.names || matches!(function.type_of(value), Type::Array { .. })
                        }
                        Op::Declare { .. } => !self.names,
                        op => matches!(op, Op::Call { .. } | Op::BeginLife(_) | Op::EndLife(_)),
                    };
                    if instr.op.has_effect() && !is_own {
                        instr.op.operands().into_iter().for_each(|o| self.operand(id, o));
                    }
                }
                match &block.terminator {
                    Terminator::Branch { condition: o, .. } | Terminator::Switch { value: o, .. } => {
                        self.operand(id, o);
                    }
                    _ => {}
                }
            }
        }
        if let Some(id) = self.program.entry {
            for value in &self.program.functions[id].params {
                self.value(id, *value);
            }
            (0..self.program.functions[id].results.len()).for_each(|i| self.result(id, i));
        }
    }

    fn operand(&mut self, function: FunctionId, operand: &Operand) {
        if let Operand::Value(value) = operand {
            self.value(function, *value);
        }
    }

    fn value(&mut self, function: FunctionId, value: ValueId) {
        if !std::mem::replace(&mut self.marks.values[function][value], true) {
            self.stack.push((function, value));
        }
    }

    fn result(&mut self, function: FunctionId, i: usize) {
        if std::mem::replace(&mut self.marks.results[function][i], true) {
            return;
        }
        for at in 0..self.returns[function].len() {
            let block = self.returns[function][at];
            if let Terminator::Return(values) = &self.program.functions[function].blocks[block].terminator {
                self.operand(function, &values[i]);
            }
        }
    }

    /// Marks what the marked values need.
    fn run(&mut self) {
        while let Some((id, value)) = self.stack.pop() {
            match self.defs[id][value] {
                Def::Nowhere => {}
                Def::Parameter(i) => self.parameter(id, i),
                Def::Param(block, i) => {
                    for at in 0..self.jumps[id][block].len() {
                        let (from, target) = self.jumps[id][block][at];
                        let terminator = &self.program.functions[id].blocks[from].terminator;
                        self.operand(id, &terminator.targets()[target].args[i]);
                    }
                }
                Def::Instr(block, place, i) => self.instr(id, block, place, i),
            }
        }
    }

    fn parameter(&mut self, id: FunctionId, i: usize) {
        for at in 0..self.callers[id].len() {
            let CallSite { function, block, instr } = self.callers[id][at];
            if !self.marks.idle[function].contains(&(block, instr))
                && let Op::Call { args, .. } =
                    &self.program.functions[function].blocks[block].instrs[instr].op
            {
                self.operand(function, &args[i]);
            }
        }
    }

    fn instr(&mut self, id: FunctionId, block: BlockId, place: usize, i: usize) {
        match &self.program.functions[id].blocks[block].instrs[place].op {
            Op::Call { callee, args, .. } => {
                self.result(*callee, i);
                // The first result that is needed makes the call needed.
                if self.marks.idle[id].remove(&(block, place)) {
                    for (arg, param) in args.iter().zip(&self.program.functions[*callee].params) {
                        if self.marks.values[*callee][*param] {
                            self.operand(id, arg);
                        }
                    }
                }
            }
            op => op.operands().into_iter().for_each(|o| self.operand(id, o)),
        }
    }
}

/// Removes what is not marked.
fn sweep(
    function: &mut Function,
    id: FunctionId,
    marks: &Marks,
    signatures: &IdVec<FunctionId, Signature>,
) -> bool {
    let live = |value: &ValueId| marks.values[id][*value];
    let hidden = hidden(function, id, marks);
    let mut changed = false;
    let kept: IdVec<BlockId, Vec<bool>> =
        function.blocks.values().map(|b| b.params.iter().map(live).collect()).collect();
    for block in function.blocks.keys() {
        let content = &mut function.blocks[block];
        changed |= retain(&mut content.params, &kept[block]);
        let mut place = 0;
        let before = content.instrs.len();
        content.instrs.retain_mut(|instr| {
            place += 1;
            match &mut instr.op {
                Op::Name { variable, .. } | Op::Declare { variable, .. } => !hidden.contains(variable),
                Op::Call { callee, args, .. } => {
                    changed |= retain(args, &signatures[*callee].params);
                    changed |= retain(&mut instr.defs, &signatures[*callee].results);
                    !marks.idle[id].contains(&(block, place - 1))
                }
                Op::BeginLife(Operand::Value(object)) | Op::EndLife(Operand::Value(object)) => live(object),
                op => op.has_effect() || instr.defs.iter().any(live),
            }
        });
        changed |= content.instrs.len() < before;
        for target in content.terminator.targets_mut() {
            retain(&mut target.args, &kept[target.block]);
        }
        if let Terminator::Return(values) = &mut content.terminator {
            retain(values, &marks.results[id]);
        }
    }
    changed |= retain(&mut function.params, &signatures[id].params);
    changed |= retain(&mut function.results, &signatures[id].results);
    changed
}

/// The variables that are no longer followed: those one of whose names needs what goes.
fn hidden(function: &Function, id: FunctionId, marks: &Marks) -> HashSet<VariableId> {
    let names = function.instrs().filter_map(|i: &Instr| match &i.op {
        Op::Name { variable, value: operand } | Op::Declare { variable, address: operand } => {
            (!marks.uses(id, operand)).then_some(*variable)
        }
        _ => None,
    });
    names.collect()
}
