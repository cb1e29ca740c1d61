//! What can be named: functions that no pointer can mean are not called through pointers, and globals that nothing reaches hold nothing.
//!
//! A pointer means a function only if something made its address: an operand of code that runs may reach, the contents of a global that
//! such code or such contents name, or the world outside, which knows some from the start: these count once runs may reach code that gets a pointer from
//! there. Calls are followed at the same time, so a table of functions that only unreached code names makes none of them a target. The functions that call through pointers compare them with all
//! functions whose address is a value anywhere; these comparisons, and those of pointers that the world outside gives, name nothing, and what
//! is called behind one is reached only if it may be true.
//!
//! Preserves: every run without undefined behaviour. A number that happens to be the address of a function is no pointer to it.
//! Deliberately absent: what a single pointer may mean (`memory::points_to` says that of objects).
//!
//! After rapid type analysis: Bacon, Sweeney, "Fast static analysis of C++ virtual function calls" (OOPSLA 1996).

use eufonium_base::HashSet;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::{
    AllocKind, Assumption, Block, BlockId, CompareOp, Function, FunctionId, GlobalId, Initial, Instr, Op,
    Operand, Program, Target, Terminator, Type, ValueId,
};
use std::borrow::Cow;

/// Removes what cannot be named. Returns whether anything went; functions that are no longer called stay until they are compacted.
pub fn reach(program: &mut Program) -> bool {
    if program.entry.is_none() {
        return false;
    }
    let reach = Reach::new(program);
    let Reach { named, globals, .. } = reach;
    let mut changed = false;
    for id in program.functions.keys() {
        let asking = Asking::new(&program.functions[id]);
        let function = &mut program.functions[id];
        for block in function.blocks.keys() {
            let block = &mut function.blocks[block];
            if let Some((target, _, otherwise)) = asking.asked(block)
                && !named[target]
            {
                block.terminator = Terminator::Jump(otherwise.clone());
                changed = true;
            }
        }
    }
    for (id, reached) in globals.iter() {
        let global = &mut program.globals[id];
        if !reached && names_anything(&global.init) {
            global.init = Initial::Parts(vec![]);
            changed = true;
        }
    }
    changed
}

/// Forgets what was taken for granted in functions that no run reaches, and says the rest once, with its first place.
pub fn keep_reached_assumptions(program: &mut Program) {
    if program.entry.is_none() || program.assumptions.is_empty() {
        return;
    }
    let reach = Reach::new(program);
    let is_reached = |id: FunctionId| reach.blocks[id][program.functions[id].entry];
    let mut kept: Vec<Assumption> = Vec::new();
    for assumption in &program.assumptions {
        let is_new = kept.iter().all(|known| known.what != assumption.what);
        if is_new && assumption.within.is_none_or(is_reached) {
            kept.push(assumption.clone());
        }
    }
    program.assumptions = kept;
}

/// The program without the bodies of functions, and the contents of globals, that no run reaches; numbers stay as they are. A run of one is a run of the other.
pub fn without_unreached(program: &Program) -> Cow<'_, Program> {
    if program.entry.is_none() {
        return Cow::Borrowed(program);
    }
    let reach = Reach::new(program);
    let has_body = |f: &Function| f.blocks.len() > 1 || f.instrs().next().is_some();
    let is_idle = |id: FunctionId| {
        let function = &program.functions[id];
        !reach.blocks[id][function.entry] && has_body(function)
    };
    let idle: Vec<FunctionId> = program.functions.keys().filter(|id| is_idle(*id)).collect();
    let is_empty = |init: &Initial| matches!(init, Initial::Parts(parts) if parts.is_empty());
    let unseen =
        |(id, reached): (GlobalId, &bool)| (!reached && !is_empty(&program.globals[id].init)).then_some(id);
    let unseen: Vec<GlobalId> = reach.globals.iter().filter_map(unseen).collect();
    if idle.is_empty() && unseen.is_empty() {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    for id in idle {
        let function = &mut program.functions[id];
        let at = function.blocks[function.entry].at;
        let end = Block { params: vec![], instrs: vec![], terminator: Terminator::Stop, at, loop_at: None };
        function.blocks = IdVec::new();
        function.entry = function.blocks.push(end);
    }
    for id in unseen {
        program.globals[id].init = Initial::Parts(vec![]);
    }
    Cow::Owned(program)
}

/// What code and contents reach.
struct Reach<'a> {
    program: &'a Program,
    asking: IdVec<FunctionId, Asking>,
    /// Blocks that runs may reach.
    blocks: IdVec<FunctionId, IdVec<BlockId, bool>>,
    /// Functions that a pointer may mean.
    named: IdVec<FunctionId, bool>,
    globals: IdVec<GlobalId, bool>,
    /// Blocks that are reached if a pointer may mean a function.
    waiting: IdVec<FunctionId, Vec<(FunctionId, BlockId)>>,
    stack: Vec<(FunctionId, BlockId)>,
    /// Whether the program may have pointers that the world outside gave it.
    given: bool,
}

impl<'a> Reach<'a> {
    fn new(program: &'a Program) -> Self {
        let functions = &program.functions;
        let mut reach = Reach {
            program,
            asking: functions.values().map(Asking::new).collect(),
            blocks: functions.values().map(|f| f.blocks.keys().map(|_| false).collect()).collect(),
            named: functions.keys().map(|_| false).collect(),
            globals: program.globals.keys().map(|_| false).collect(),
            waiting: functions.keys().map(|_| vec![]).collect(),
            stack: vec![],
            given: false,
        };
        if let Some(entry) = program.entry {
            reach.enter(entry, functions[entry].entry);
        }
        while let Some((function, block)) = reach.stack.pop() {
            reach.visit(function, block);
        }
        reach
    }

    fn enter(&mut self, function: FunctionId, block: BlockId) {
        if !std::mem::replace(&mut self.blocks[function][block], true) {
            self.stack.push((function, block));
        }
    }

    /// From now on the program may have pointers from the world outside.
    fn give(&mut self) {
        if !std::mem::replace(&mut self.given, true) {
            self.program.outside.iter().for_each(|operand| self.name(operand));
        }
    }

    /// From now on pointers may lead to what an operand is the address of.
    fn name(&mut self, operand: &Operand) {
        let mut found = vec![operand];
        while let Some(operand) = found.pop() {
            match operand {
                Operand::Function(id) if !std::mem::replace(&mut self.named[*id], true) => {
                    for (function, block) in std::mem::take(&mut self.waiting[*id]) {
                        self.enter(function, block);
                    }
                }
                Operand::Global(id) if !std::mem::replace(&mut self.globals[*id], true) => {
                    let global = &self.program.globals[*id];
                    found.extend(global.init.addresses());
                    if global.init == Initial::Any && global.size >= u64::from(self.program.pointer_bits / 8)
                    {
                        self.give();
                    }
                }
                _ => {}
            }
        }
    }

    fn visit(&mut self, id: FunctionId, block: BlockId) {
        let program = self.program;
        let function = &program.functions[id];
        let block = &function.blocks[block];
        for instr in &block.instrs {
            if gives(function, instr) {
                self.give();
            }
            if self.asking[id].compared(&instr.op).is_none() {
                instr.op.operands().into_iter().for_each(|operand| self.name(operand));
            }
            if let Op::Call { callee, .. } = instr.op {
                self.enter(callee, program.functions[callee].entry);
            }
        }
        block.terminator.operands().into_iter().for_each(|operand| self.name(operand));
        let asked = self.asking[id].asked(block);
        match asked {
            Some((target, then, otherwise)) => {
                self.enter(id, otherwise.block);
                if self.named[target] {
                    self.enter(id, then.block);
                } else {
                    self.waiting[target].push((id, then.block));
                }
            }
            None => {
                for target in block.terminator.targets() {
                    self.enter(id, target.block);
                }
            }
        }
    }
}

/// Whether the world outside gives the program pointers here, as values or in the contents of objects.
fn gives(function: &Function, instr: &Instr) -> bool {
    match instr.op {
        Op::Escaped { .. }
        | Op::Clobber(_)
        | Op::Alloc { kind: AllocKind::Outside | AllocKind::Lasting, .. } => true,
        Op::Havoc(_) => instr.defs.iter().any(|def| function.values[*def].ty == Type::Pointer),
        _ => false,
    }
}

/// Which pointers of a function mean a function that was named if they mean one.
struct Asking {
    /// All of them.
    dispatches: bool,
    /// Those that the world outside gives.
    given: HashSet<ValueId>,
}

impl Asking {
    fn new(function: &Function) -> Self {
        let given = function.instrs().filter(|i| matches!(i.op, Op::Escaped { .. }));
        Asking {
            dispatches: function.dispatches,
            given: given.flat_map(|i| i.defs.iter().copied()).collect(),
        }
    }

    /// The function with which such a pointer is compared.
    fn compared(&self, op: &Op) -> Option<FunctionId> {
        let (pointer, function) = comparison(op)?;
        (self.dispatches || self.given.contains(&pointer)).then_some(function)
    }

    /// The function that a block asks for, and where it goes if a pointer means it, and otherwise.
    fn asked<'a>(&self, block: &'a Block) -> Option<(FunctionId, &'a Target, &'a Target)> {
        let (asks, then, otherwise) = asks(block)?;
        Some((self.compared(asks)?, then, otherwise))
    }
}

/// The pointer and the function that an operator compares.
pub(super) fn comparison(op: &Op) -> Option<(ValueId, FunctionId)> {
    match op {
        Op::Compare { op: CompareOp::Eq, a: Operand::Value(pointer), b: Operand::Function(function) }
        | Op::Compare { op: CompareOp::Eq, a: Operand::Function(function), b: Operand::Value(pointer) } => {
            Some((*pointer, *function))
        }
        _ => None,
    }
}

/// The operator of a block that decides where it goes, if it is true and otherwise.
pub(super) fn asks(block: &Block) -> Option<(&Op, &Target, &Target)> {
    let Terminator::Branch { condition: Operand::Value(condition), then, otherwise } = &block.terminator
    else {
        return None;
    };
    let asks = block.instrs.iter().find(|i| i.defs.first() == Some(condition))?;
    Some((&asks.op, then, otherwise))
}

fn names_anything(init: &Initial) -> bool {
    init.addresses().next().is_some()
}
