//! A run as steps that can be walked back and forth: what each one does and where, and what it changes in the objects of the program,
//! whose parts have the names that the source gives them.
//!
//! The steps are those of the full [`trace`](super::trace); each says whether the violation depends on it. Objects come and go; a variable
//! of a function that calls itself is an object for each call. Objects of the heap have the type of the first typed pointer to them.

mod memory;
mod thin;

#[cfg(test)]
mod tests;

use super::{show, words};
use crate::llvm::lower::named;
use eufonium_base::HashMap;
use eufonium_ir::program::cfg::Cfg;

use eufonium_ir::program::eval::Value;
use eufonium_ir::program::eval::events::{Effect, Event, EventKind, Record};
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, FunctionId, Loc, Program, Terminator, VariableId};
use memory::Memory;

/// A run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Steps {
    /// In order. The first is the start, which gives values to global variables.
    pub steps: Vec<Step>,
    /// All objects that there are at some time.
    pub objects: Vec<Object>,
    /// All parts of objects that have values at some time.
    pub cells: Vec<Cell>,
    /// How many steps are left out.
    pub left_out: usize,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Where.
    pub at: Option<Loc>,
    /// The function that was running.
    pub function: FunctionId,
    /// How many calls were open.
    pub depth: u32,
    /// Of what kind it is.
    pub kind: StepKind,
    /// What happened, in words.
    pub text: String,
    /// Whether the end depends on it.
    pub matters: bool,
    /// What it changed.
    pub changes: Vec<Change>,
}

/// The kinds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Before the first one.
    Start,
    /// A variable or a part of an object got a value.
    Assign,
    /// Something was chosen.
    Choice,
    /// A function is called.
    Call,
    /// It returned.
    Return,
    /// A branch was taken.
    Branch,
    /// A round of a loop begins.
    Loop,
    /// The end.
    Violation,
}

/// A change of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The object, by its position, exists from now on.
    Made(usize),
    /// The object is no more.
    Gone(usize),
    /// The cell, by its position, has a value, in words; and the object that it points to, by its position, if it is a pointer to one.
    Set(usize, String, Option<usize>),
}

/// Whose an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The program's.
    Global,
    /// A call's, with so many calls around it.
    Local(u32),
    /// It was allocated.
    Heap,
    /// The world outside made it.
    Outside,
}

/// An object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// Its name, or one that was made for it.
    pub name: String,
    /// Its type, if that is known.
    pub ty: String,
    /// Its size in bytes; 0 if it has no place in memory.
    pub size: u64,
    /// Whose it is.
    pub whose: Whose,
}

/// A part of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The object, by its position.
    pub object: usize,
    /// Where it starts in it, in bytes.
    pub offset: u64,
    /// How it is written behind the object's name: `[0].val`; empty if it is the whole.
    pub path: String,
}

/// The steps of a run that was recorded with its memory; about `most` of them, those that matter first.
pub fn steps(program: &Program, record: &Record, most: usize) -> Steps {
    let mut maker = Maker {
        program,
        about: record.about.as_deref(),
        memory: Memory::new(program),
        steps: Vec::new(),
        calls: Vec::new(),
        rounds: Vec::new(),
        loops: HashMap::default(),
        choice: None,
    };
    for event in &record.events {
        maker.event(event);
    }
    maker.flush_choice();
    let mut steps = maker.steps;
    thin::spread(&mut steps);
    let left_out = thin::thin(&mut steps, most);
    let (objects, cells) = maker.memory.finish();
    Steps { steps, objects, cells, left_out }
}

/// A choice that an assignment may take up.
struct Chosen {
    event: Event,
    text: String,
    value: words::Chosen,
    changes: Vec<Change>,
}

struct Maker<'a> {
    program: &'a Program,
    /// What the check is about that the run violates.
    about: Option<&'a str>,
    memory: Memory<'a>,
    steps: Vec<Step>,
    /// Where the open calls are.
    calls: Vec<Option<Loc>>,
    /// Loops that run: their depth, head, and round.
    rounds: Vec<(u32, FunctionId, BlockId, usize)>,
    loops: HashMap<FunctionId, Loops>,
    choice: Option<Chosen>,
}

impl Maker<'_> {
    fn event(&mut self, event: &Event) {
        if let EventKind::Memory(effect) = &event.kind {
            return self.effect(event, effect);
        }
        if self.steps.is_empty() {
            self.start(event);
        }
        self.leave_loops(event);
        match &event.kind {
            EventKind::Loop(head) => self.round(event, *head),
            EventKind::Choice(source, ty, value) => {
                if let Some(choice) = &mut self.choice
                    && choice.event.at == event.at
                    && choice.value.goes_on(*source, value)
                {
                    return;
                }
                self.flush_choice();
                if words::is_inner(self.program, *source) || words::is_unmodelled(self.program, *source) {
                    return;
                }
                if let Some(text) = words::given(self.program, *source, *ty, value) {
                    return self.push(event, StepKind::Choice, text);
                }
                let (text, changes) = (words::source(self.program, *source), self.memory.take());
                let value = words::Chosen::new(*source, value);
                self.choice = Some(Chosen { event: event.clone(), text, value, changes });
            }
            EventKind::Assign { variable, offset, value } => self.assign(event, *variable, *offset, value),
            EventKind::Branch(block, taken) => self.branch(event, *block, *taken),
            EventKind::Call(callee, _) => self.call(event, *callee),
            EventKind::Return(function, values) => self.leave(event, *function, values),
            EventKind::Violation(check) => {
                let text = words::violation(self.program, *check, self.about);
                self.push(event, StepKind::Violation, text);
            }
            EventKind::Contact(_) | EventKind::Memory(_) => {}
        }
    }

    fn start(&mut self, event: &Event) {
        let at = self.program.functions[event.function].at;
        let start = Event { at, ..event.clone() };
        self.memory.show_globals();
        self.push(&start, StepKind::Start, "the run starts".into());
    }

    fn effect(&mut self, event: &Event, effect: &Effect) {
        match effect {
            Effect::Stored { start, length } => {
                // What was assigned to a variable is a step already.
                if let Some(text) = self.memory.stored(*start, *length) {
                    self.flush_choice();
                    self.push(event, StepKind::Assign, text);
                }
            }
            effect => self.memory.effect(effect, event.depth),
        }
    }

    fn push(&mut self, event: &Event, kind: StepKind, text: String) {
        let changes = self.memory.take();
        self.push_with(event, kind, text, changes);
    }

    fn push_with(&mut self, event: &Event, kind: StepKind, text: String, changes: Vec<Change>) {
        let (function, depth) = (event.function, event.depth);
        // Where a branch went is told by what follows.
        let matters = event.matters && kind != StepKind::Branch || kind == StepKind::Start;
        self.steps.push(Step { at: event.at, function, depth, kind, text, matters, changes });
    }

    /// The choice that no assignment took up.
    fn flush_choice(&mut self) {
        if let Some(Chosen { event, text, value, changes }) = self.choice.take() {
            let value = value.shown(&text);
            self.push_with(&event, StepKind::Choice, format!("{text} -> {value}"), changes);
        }
    }

    fn assign(&mut self, event: &Event, variable: VariableId, offset: Option<u64>, value: &Value) {
        let line = |at: Option<Loc>| at.map(|at| (at.file, at.line));
        let taken = self.choice.take_if(|choice| {
            line(choice.event.at) == line(event.at)
                && choice.event.depth == event.depth
                && choice.value.is(value)
        });
        self.flush_choice();
        let (target, shown) = match self.memory.assigned(variable, offset, value, event.depth) {
            Some(known) => known,
            None => {
                let (name, ty) = words::part(self.program, variable, offset, None);
                (name, words::assigned(self.program, variable, offset, value, &ty))
            }
        };
        let (text, kind) = match &taken {
            Some(choice) => (format!("{target} = {} -> {shown}", choice.text), StepKind::Choice),
            None => (format!("{target} = {shown}"), StepKind::Assign),
        };
        // A variable of the round before is declared again.
        if taken.is_none() && !self.memory.wrote() {
            return;
        }
        let mut changes = taken.map_or(vec![], |choice| choice.changes);
        changes.extend(self.memory.take());
        self.push_with(event, kind, text, changes);
    }

    fn branch(&mut self, event: &Event, block: BlockId, taken: usize) {
        self.flush_choice();
        let terminator = &self.program.functions[event.function].blocks[block].terminator;
        let text = match terminator {
            Terminator::Switch { cases, .. } => match cases.get(taken) {
                Some((case, _)) => format!("case {}", case.to_rat_signed()),
                None => "default".into(),
            },
            _ => format!("condition {}", taken == 0),
        };
        if event.at.is_some() {
            self.push(event, StepKind::Branch, text);
        }
    }

    fn call(&mut self, event: &Event, callee: FunctionId) {
        self.flush_choice();
        self.calls.push(event.at);
        let function = &self.program.functions[callee];
        if !named::is_between(function) {
            self.push(event, StepKind::Call, format!("{}()", function.name));
        }
    }

    fn leave(&mut self, event: &Event, function: FunctionId, values: &[Value]) {
        self.flush_choice();
        self.memory.leave(event.depth);
        let at = self.calls.pop().flatten();
        let left = &self.program.functions[function];
        if named::is_between(left) {
            return;
        }
        let values: Vec<String> = values.iter().map(|value| self.memory.shown(value)).collect();
        let text = match values.as_slice() {
            [] => format!("{}() returns", left.name),
            values => format!("{}() returns {}", left.name, values.join(", ")),
        };
        self.push(&Event { at, ..event.clone() }, StepKind::Return, text);
    }

    /// The head of a loop of the source is entered.
    fn round(&mut self, event: &Event, head: BlockId) {
        self.flush_choice();
        let round = match self.rounds.last_mut() {
            Some((depth, _, open, round)) if *depth == event.depth && *open == head => {
                *round += 1;
                *round
            }
            _ => {
                self.rounds.push((event.depth, event.function, head, 1));
                1
            }
        };
        self.push(event, StepKind::Loop, format!("loop, round {round}"));
    }

    /// Closes the loops that are left.
    fn leave_loops(&mut self, event: &Event) {
        while let Some((depth, function, head, _)) = self.rounds.last().copied() {
            let inside = match depth.cmp(&event.depth) {
                std::cmp::Ordering::Less => true,
                std::cmp::Ordering::Greater => false,
                std::cmp::Ordering::Equal => {
                    let f = &self.program.functions[function];
                    let loops = self.loops.entry(function).or_insert_with(|| Loops::new(f, &Cfg::new(f)));
                    function == event.function && loops.contains(head, event.block)
                }
            };
            if inside {
                return;
            }
            self.rounds.pop();
        }
    }
}
