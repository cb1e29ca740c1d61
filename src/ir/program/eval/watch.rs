//! Watching a run: its events, and which of them matter to how it ends.
//!
//! Each step becomes a node that depends on the nodes of what it reads (values, bytes), and on the branch that decided that it
//! is done: the innermost one of its function whose ways have not met again, or the call. That is dynamic slicing as of
//! Agrawal and Horgan (PLDI 1990) with the control dependence found online as of Xin and Zhang (ISSTA 2007): ways meet at the
//! immediate postdominator. What the last step depends on matters.

use super::End;
use super::choices::Source;
use super::contact::Contact;
use super::events::{Effect, Event, EventKind, Record};
use super::meeting::Meetings;
use super::nearness::Compared;
use super::value::Value;
use crate::program::{
    BlockId, FunctionId, GlobalId, Initial, Instr, Loc, Op, Operand, Program, SiteId, Terminator, Type,
    ValueId, VariableId,
};
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use std::collections::BTreeMap;

/// The most dependencies that are kept.
const MOST: usize = 1 << 25;

/// What an instruction did to memory.
#[derive(Clone, Copy, Debug)]
pub(super) enum Access {
    None,
    Read { address: u64, length: u64 },
    Write { address: u64, length: u64 },
    Copy { to: u64, from: u64, length: u64 },
    Declare { address: u64, length: u64 },
}

/// Is told what the machine does.
pub(super) trait Watch {
    /// Whether it listens to calls, jumps and comparisons at most.
    const IDLE: bool = false;
    /// Whether it listens to comparisons of words that are modelled and the same in all runs.
    const COMPARES: bool = false;
    /// A global has its address.
    fn global(&mut self, _id: GlobalId, _address: u64) {}
    /// A function is about to be called.
    fn calls(&mut self, _callee: FunctionId, _args: &[Operand], _instr: &Instr) {}
    /// A function starts.
    fn enter(&mut self, _id: FunctionId) {}
    /// A parameter of the entry function gets the value chosen last.
    fn parameter(&mut self, _v: ValueId) {}
    /// The running function returns values for the definitions of its call.
    fn leave(&mut self, _operands: &[Operand], _values: &dyn Fn() -> Vec<Value>, _defs: &[ValueId]) {}
    /// The terminator of a block jumps to one of its targets, by number, which is this block.
    fn jumps(&mut self, _from: BlockId, _taken: usize, _to: BlockId) {}
    /// Two words were compared; the result is this value.
    fn compares(&mut self, _result: ValueId, _compared: &Compared) {}
    /// An instruction is done; the value that it defines, names or stores.
    fn does(&mut self, _instr: &Instr, _access: Access, _value: Option<&Value>) {}
    /// A choice gets a value.
    fn chosen(&mut self, _source: Source, _ty: Type, _value: &Value, _at: Option<Loc>) {}
    /// Something passes between the program and the world outside.
    fn contact(&mut self, _contact: Contact) {}
    /// Something happens to memory.
    fn memory(&mut self, _at: Option<Loc>, _effect: &dyn Fn() -> Effect) {}
    /// The run is over.
    fn ended(&mut self, _end: &End) {}
}

impl Watch for () {
    const IDLE: bool = true;
}

type Node = u32;
/// The node without dependencies: constants, what was there at the start.
const START: Node = 0;

#[derive(Debug)]
struct Frame {
    function: FunctionId,
    block: BlockId,
    values: IdVec<ValueId, Node>,
    /// What decided the call.
    caller: Node,
    /// Branches whose ways have not met, with the block where they will.
    open: Vec<(Node, Option<BlockId>)>,
}

/// Records a run.
pub(super) struct Recorder<'a> {
    program: &'a Program,
    frames: Vec<Frame>,
    /// Whether what happens to memory is recorded.
    memory: bool,
    /// Where the dependencies of each node start.
    starts: Vec<u32>,
    dependencies: Vec<Node>,
    bytes: HashMap<u64, Node>,
    /// Variables by the start of their place, with its length.
    places: BTreeMap<u64, (u64, VariableId)>,
    /// The arguments and the place of the call that is made.
    call: Option<(Vec<Node>, Option<Loc>, Option<SiteId>)>,
    /// The choice made last, until an instruction takes it.
    choice: Option<Node>,
    last: Node,
    events: Vec<(Event, Node)>,
    truncated: Option<usize>,
    meetings: HashMap<FunctionId, Meetings>,
}

impl<'a> Recorder<'a> {
    pub(super) fn new(program: &'a Program, memory: bool) -> Self {
        Recorder {
            program,
            memory,
            frames: Vec::new(),
            starts: vec![0],
            dependencies: Vec::new(),
            bytes: HashMap::default(),
            places: BTreeMap::new(),
            call: None,
            choice: None,
            last: START,
            events: Vec::new(),
            truncated: None,
            meetings: HashMap::default(),
        }
    }

    /// What happened.
    pub(super) fn finish(self) -> Record {
        let mut reached = vec![false; self.starts.len()];
        let mut stack = vec![self.last];
        while let Some(node) = stack.pop() {
            if std::mem::replace(&mut reached[node as usize], true) {
                continue;
            }
            let (from, to) = (self.starts[node as usize], self.starts.get(node as usize + 1));
            let to = to.map_or(self.dependencies.len(), |to| *to as usize);
            stack.extend(self.dependencies[from as usize..to].iter().filter(|d| !reached[**d as usize]));
        }
        let known = self.truncated.unwrap_or(usize::MAX);
        let events = self.events.into_iter().enumerate().map(|(i, (event, node))| {
            let structural = matches!(event.kind, EventKind::Violation(_));
            Event { matters: structural || i >= known || node != START && reached[node as usize], ..event }
        });
        Record { events: events.collect(), truncated: self.truncated.is_some(), about: None }
    }

    fn frame(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a function is running")
    }

    /// What decided that the running function does what it does now.
    fn control(&self) -> Node {
        let decides = |f: &Frame| f.open.last().map_or(f.caller, |(node, _)| *node);
        self.frames.last().map_or(START, decides)
    }

    /// A new node; the last one that was made when there is no room.
    fn node(&mut self, dependencies: impl IntoIterator<Item = Node>) -> Node {
        if self.dependencies.len() > MOST || self.starts.len() > MOST {
            self.truncated.get_or_insert(self.events.len());
            return START;
        }
        self.starts.push(self.dependencies.len() as u32);
        self.dependencies.extend(dependencies.into_iter().filter(|d| *d != START));
        let control = self.control();
        self.dependencies.push(control);
        (self.starts.len() - 1) as Node
    }

    fn of(&self, operand: &Operand) -> Node {
        match (operand, self.frames.last()) {
            (Operand::Value(v), Some(frame)) => frame.values[*v],
            _ => START,
        }
    }

    fn event(&mut self, kind: EventKind, at: Option<Loc>, node: Node) {
        let running = self.frames.last().map(|f| (f.function, f.block));
        let entry = || {
            let entry = self.program.entry.expect("a program that runs has an entry");
            (entry, self.program.functions[entry].entry)
        };
        let (function, block) = running.unwrap_or_else(entry);
        let depth = self.frames.len().saturating_sub(1) as u32;
        self.events.push((Event { kind, at, function, block, depth, matters: false }, node));
    }

    fn byte(&self, address: u64) -> Node {
        self.bytes.get(&address).copied().unwrap_or(START)
    }

    /// The nodes of a range of bytes, each once as long as neighbours agree.
    fn range(&self, address: u64, length: u64) -> Vec<Node> {
        let mut nodes: Vec<Node> = (address..address.saturating_add(length)).map(|a| self.byte(a)).collect();
        nodes.dedup();
        nodes
    }

    /// The event of a write to a declared variable.
    fn assigned(&mut self, address: u64, length: u64, value: &Value, at: Option<Loc>, node: Node) {
        let Some((start, (size, variable))) = self.places.range(..=address).next_back() else { return };
        let (start, size, variable) = (*start, *size, *variable);
        if address - start < size.max(1) {
            let whole = start == address && length == size;
            let offset = (!whole).then_some(address - start);
            self.event(EventKind::Assign { variable, offset, value: value.clone() }, at, node);
        }
    }
}

impl Watch for Recorder<'_> {
    fn global(&mut self, id: GlobalId, address: u64) {
        let global = &self.program.globals[id];
        if global.init == Initial::Any {
            self.contact(Contact::Global { id, start: address });
        }
        if let Some(variable) = global.variable {
            self.places.insert(address, (global.size, variable));
        }
    }

    fn calls(&mut self, _callee: FunctionId, args: &[Operand], instr: &Instr) {
        let nodes = args.iter().map(|a| self.of(a)).collect();
        let site = match &instr.op {
            Op::Call { origin, .. } => Some(origin.site),
            _ => None,
        };
        self.call = Some((nodes, instr.at, site));
    }

    fn enter(&mut self, id: FunctionId) {
        let f = &self.program.functions[id];
        let (args, at, site) = self.call.take().unwrap_or_default();
        let caller = self.node([]);
        let mut values: IdVec<ValueId, Node> = f.values.keys().map(|_| START).collect();
        for (v, node) in f.params.iter().zip(args) {
            values[*v] = node;
        }
        if let Some(site) = site {
            self.event(EventKind::Call(id, site), at, caller);
        }
        self.frames.push(Frame { function: id, block: f.entry, values, caller, open: Vec::new() });
        let program = self.program;
        self.meetings.entry(id).or_insert_with(|| Meetings::new(&program.functions[id]));
    }

    fn parameter(&mut self, v: ValueId) {
        let node = self.choice.take().unwrap_or(START);
        self.frame().values[v] = node;
    }

    fn leave(&mut self, operands: &[Operand], values: &dyn Fn() -> Vec<Value>, defs: &[ValueId]) {
        let nodes: Vec<Node> = operands.iter().map(|o| self.node([self.of(o)])).collect();
        let node = self.node(nodes.iter().copied());
        let Some(left) = self.frames.pop() else { return };
        if self.frames.is_empty() {
            return;
        }
        self.event(EventKind::Return(left.function, values()), None, node);
        for (v, node) in defs.iter().zip(nodes) {
            self.frame().values[*v] = node;
        }
    }

    fn jumps(&mut self, from: BlockId, taken: usize, _to: BlockId) {
        let program = self.program;
        let id = self.frame().function;
        let f = &program.functions[id];
        let block = &f.blocks[from];
        let target = block.terminator.targets()[taken];
        let args: Vec<Node> = target.args.iter().map(|a| self.of(a)).collect();
        let deciding = match &block.terminator {
            Terminator::Branch { condition: operand, .. } | Terminator::Switch { value: operand, .. } => {
                Some(self.node([self.of(operand)]))
            }
            _ => None,
        };
        if let Some(node) = deciding {
            self.event(EventKind::Branch(from, taken), block.at, node);
            let meeting = self.meetings.get(&id).and_then(|m| m.behind(from));
            // A branch that decides again where it meets replaces what it decided before; behind ways that never meet nothing that
            // was open ends any more.
            let open = &mut self.frame().open;
            open.retain(|(_, at)| meeting.is_some() && *at != meeting);
            open.push((node, meeting));
        }
        self.frame().block = target.block;
        let open = &mut self.frame().open;
        while open.last().is_some_and(|(_, at)| *at == Some(target.block)) {
            open.pop();
        }
        // What a parameter gets depends on the way taken.
        let way = deciding.unwrap_or(START);
        let params = &f.blocks[target.block].params;
        for (v, arg) in params.iter().zip(args) {
            let node = self.node([arg, way]);
            self.frame().values[*v] = node;
        }
        if let Some(at) = f.blocks[target.block].loop_at {
            let node = self.node([]);
            self.event(EventKind::Loop(target.block), Some(at), node);
        }
    }

    fn does(&mut self, instr: &Instr, access: Access, value: Option<&Value>) {
        let mut from: Vec<Node> = instr.op.operands().into_iter().map(|o| self.of(o)).collect();
        from.extend(self.choice.take());
        match access {
            Access::Read { address, length } | Access::Copy { from: address, length, .. } => {
                from.extend(self.range(address, length));
            }
            Access::Declare { address, length } => {
                if let Op::Declare { variable, .. } = instr.op {
                    self.places.insert(address, (length, variable));
                }
                // Parameters are written before they are declared; what has no value may be as large as memory.
                if let Some(value) = value
                    && let [node] = self.range(address, length)[..]
                {
                    self.assigned(address, length, value, instr.at, node);
                }
            }
            Access::None | Access::Write { .. } => {}
        }
        let node = self.node(from);
        match access {
            Access::Write { address, length } | Access::Copy { to: address, length, .. } => {
                self.bytes.extend((address..address.saturating_add(length)).map(|at| (at, node)));
                if let Some(value) = value {
                    self.assigned(address, length, value, instr.at, node);
                }
                if self.memory {
                    let stored = Effect::Stored { start: address, length };
                    self.event(EventKind::Memory(stored), instr.at, node);
                }
            }
            _ => {}
        }
        if let (Op::Name { variable, value: named }, Some(value)) = (&instr.op, value) {
            // Nothing reads a name: it matters if its value does.
            let node = self.of(named);
            let kind = EventKind::Assign { variable: *variable, offset: None, value: value.clone() };
            self.event(kind, instr.at, node);
        }
        for v in &instr.defs {
            self.frame().values[*v] = node;
        }
        self.last = node;
    }

    fn chosen(&mut self, source: Source, ty: Type, value: &Value, at: Option<Loc>) {
        let node = self.node(self.choice);
        self.event(EventKind::Choice(source, ty, value.clone()), at, node);
        self.choice = Some(node);
    }

    fn contact(&mut self, contact: Contact) {
        self.event(EventKind::Contact(contact), None, START);
    }

    fn memory(&mut self, at: Option<Loc>, effect: &dyn Fn() -> Effect) {
        if self.memory {
            self.event(EventKind::Memory(effect()), at, START);
        }
    }

    fn ended(&mut self, end: &End) {
        if let End::Violation(check) = end {
            let at = self.program.checks[*check].at;
            self.event(EventKind::Violation(*check), at, self.last);
        }
    }
}
