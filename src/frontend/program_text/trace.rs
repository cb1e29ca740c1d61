//! Traces on source lines.
//!
//! ```text
//! lock.c
//!   12:11  n = __VERIFIER_nondet_int() -> 3
//!   17:3   loop, round 1
//!   18:7     i = 1
//!          ... 4 rounds
//!   17:3   loop, round 6
//!   18:7     i = 6
//!   31:5   reach_error() is called
//! ```
//!
//! The compact form has what the violation depends on: choices, assignments to variables, and calls that contain such. Of
//! a loop with many rounds it has the first and the last, of a long trace its two ends. The full form has everything, branches too.

use super::{arguments, file, show, words};
use crate::llvm::lower::named;
use eufonium_base::HashMap;
use eufonium_ir::program::cfg::Cfg;

use eufonium_ir::program::eval::Value;
use eufonium_ir::program::eval::events::{Event, EventKind, Record};
use eufonium_ir::program::loops::Loops;
use eufonium_ir::program::{BlockId, FunctionId, Loc, Program, Terminator, VariableId};
use std::fmt::Write;

/// How many lines of a compact trace are kept at each end.
const KEPT: usize = 40;

/// How much is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// What the end depends on; few rounds of each loop.
    Compact,
    /// All events.
    Full,
}

/// The trace of a run.
pub fn trace(program: &Program, record: &Record, form: Form) -> String {
    written(program, record, form).text()
}

/// The trace of a run, line by line.
pub fn steps(program: &Program, record: &Record, form: Form) -> Vec<Line> {
    written(program, record, form).lines
}

fn written<'a>(program: &'a Program, record: &'a Record, form: Form) -> Writer<'a> {
    let mut writer = Writer {
        program,
        form,
        about: record.about.as_deref(),
        loops: HashMap::default(),
        open: Vec::new(),
        lines: Vec::new(),
        calls: Vec::new(),
        choice: None,
    };
    let mut arguments = Some(|| arguments::in_words(program, record));
    let in_one_line = form == Form::Compact && arguments::are_given(program);
    for event in &record.events {
        if in_one_line && arguments::is_of_arguments(program, event) {
            if let Some(given) = arguments.take_if(|_| event.matters) {
                writer.push(event.at, event.depth, given().into());
            }
            continue;
        }
        writer.event(event);
    }
    writer.flush_choice();
    writer.close_loops(0, None);
    writer.shorten();
    writer
}

/// A line of the trace.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Where, if it is about a place.
    pub at: Option<Loc>,
    /// How deep inside of calls and loops.
    pub indent: usize,
    /// What happens.
    pub text: String,
    /// The variable that gets a value, with the value.
    pub value: Option<(String, String)>,
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line { at: None, indent: 0, text, value: None }
    }
}

/// A loop that is running.
#[derive(Clone, Debug)]
struct Open {
    depth: u32,
    head: BlockId,
    at: Option<Loc>,
    /// The round that is running.
    round: usize,
    /// For each round that has lines, where they start.
    starts: Vec<usize>,
    /// Whether the running round has lines.
    shown: bool,
}

struct Writer<'a> {
    program: &'a Program,
    form: Form,
    /// What the check is about that the run violates.
    about: Option<&'a str>,
    loops: HashMap<FunctionId, Loops>,
    open: Vec<Open>,
    lines: Vec<Line>,
    /// Calls without lines so far: their lines, by depth.
    calls: Vec<(u32, Option<Loc>, String)>,
    /// A choice that an assignment may take up.
    choice: Option<(Option<Loc>, u32, String, words::Chosen)>,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event) {
        self.close_loops(event.depth, Some((event.function, event.block)));
        self.calls.retain(|(depth, ..)| *depth <= event.depth);
        if event.matters || self.form == Form::Full {
            self.show(event);
        } else if let EventKind::Loop(head) = event.kind {
            self.round(event, head);
        }
        if let EventKind::Call(callee, _) = event.kind
            && !named::is_between(&self.program.functions[callee])
        {
            let name = &self.program.functions[callee].name;
            self.calls.push((event.depth + 1, event.at, format!("{name}()")));
        }
    }

    fn show(&mut self, event: &Event) {
        match &event.kind {
            EventKind::Loop(head) => self.round(event, *head),
            EventKind::Choice(source, ty, value) => {
                if let Some((at, _, _, chosen)) = &mut self.choice
                    && *at == event.at
                    && chosen.goes_on(*source, value)
                {
                    return;
                }
                self.flush_choice();
                if words::is_inner(self.program, *source) && self.form == Form::Compact {
                    return;
                }
                if let Some(text) = words::given(self.program, *source, *ty, value) {
                    return self.push(event.at, event.depth, text.into());
                }
                if words::is_unmodelled(self.program, *source) {
                    return;
                }
                let text = words::source(self.program, *source);
                self.choice = Some((event.at, event.depth, text, words::Chosen::new(*source, value)));
            }
            EventKind::Assign { variable, offset, value } => {
                self.assign(event, *variable, *offset, value);
            }
            EventKind::Branch(block, taken) if self.form == Form::Full => {
                let terminator = &self.program.functions[event.function].blocks[*block].terminator;
                let text = match terminator {
                    Terminator::Switch { cases, .. } => match cases.get(*taken) {
                        Some((case, _)) => format!("case {}", case.to_rat_signed()),
                        None => "default".into(),
                    },
                    _ => format!("condition {}", *taken == 0),
                };
                self.line(event.at, event.depth, text.into());
            }
            EventKind::Return(function, _) if named::is_between(&self.program.functions[*function]) => {}
            EventKind::Return(function, values) if self.form == Form::Full => {
                let values: Vec<String> = values.iter().map(|v| show(v, None)).collect();
                let name = &self.program.functions[*function].name;
                self.line(event.at, event.depth, format!("{name}() returns {}", values.join(", ")).into());
            }
            EventKind::Violation(check) => {
                let text = words::violation(self.program, *check, self.about);
                self.line(event.at, event.depth, text.into());
            }
            EventKind::Call(..)
            | EventKind::Branch(..)
            | EventKind::Return(..)
            | EventKind::Contact(_)
            | EventKind::Memory(_) => {}
        }
    }

    fn assign(&mut self, event: &Event, variable: VariableId, offset: Option<u64>, value: &Value) {
        let line = |at: Option<Loc>| at.map(|at| (at.file, at.line));
        let taken = self.choice.take_if(|(at, depth, _, chosen)| {
            line(*at) == line(event.at) && *depth == event.depth && chosen.is(value)
        });
        let bytes = match value {
            Value::Word(bits) => Some(u64::from(bits.width() / 8)),
            Value::Array(_) => None,
        };
        let (name, ty) = words::part(self.program, variable, offset, bytes);
        let value = words::assigned(self.program, variable, offset, value, &ty);
        let text = match taken {
            Some((_, _, source, _)) => format!("{name} = {source} -> {value}"),
            None => format!("{name} = {value}"),
        };
        let line = Line { value: Some((name, value)), ..text.into() };
        self.line(event.at, event.depth, line);
    }

    /// The choice that no assignment took up.
    fn flush_choice(&mut self) {
        if let Some((at, depth, text, chosen)) = self.choice.take() {
            let value = chosen.shown(&text);
            self.push(at, depth, format!("{text} -> {value}").into());
        }
    }

    fn line(&mut self, at: Option<Loc>, depth: u32, line: Line) {
        self.flush_choice();
        self.push(at, depth, line);
    }

    fn push(&mut self, at: Option<Loc>, depth: u32, line: Line) {
        for (depth, at, text) in std::mem::take(&mut self.calls) {
            self.push_line(at, depth - 1, text.into());
        }
        self.push_line(at, depth, line);
    }

    /// Adds what a line says at a place, inside of the loops that are open there.
    fn push_line(&mut self, at: Option<Loc>, depth: u32, line: Line) {
        let mut indent = 0;
        for i in 0..self.open.len() {
            if self.open[i].depth > depth {
                break;
            }
            let (lines, open) = (self.lines.len(), &mut self.open[i]);
            if !std::mem::replace(&mut open.shown, true) {
                open.starts.push(lines);
                let (at, text) = (open.at, format!("loop, round {}", open.round));
                self.lines.push(Line { at, indent: open.depth as usize + indent, ..text.into() });
            }
            indent += 1;
        }
        let line = Line { at, indent: depth as usize + indent, ..line };
        if self.lines.last() != Some(&line) {
            self.lines.push(line);
        }
    }

    /// The head of a loop of the source is entered.
    fn round(&mut self, event: &Event, head: BlockId) {
        self.flush_choice();
        match self.open.last_mut() {
            Some(open) if open.depth == event.depth && open.head == head => {
                open.round += 1;
                open.shown = false;
            }
            _ => self.open.push(Open {
                depth: event.depth,
                head,
                at: event.at,
                round: 1,
                starts: Vec::new(),
                shown: false,
            }),
        }
    }

    /// Closes the loops that are left when a block at a depth runs; all at that depth without a block.
    fn close_loops(&mut self, depth: u32, at: Option<(FunctionId, BlockId)>) {
        while let Some(open) = self.open.last() {
            let inside = match at {
                _ if open.depth > depth => false,
                _ if open.depth < depth => true,
                Some((function, block)) => {
                    let head = open.head;
                    self.loops_of(function).contains(head, block)
                }
                None => false,
            };
            if inside {
                return;
            }
            self.flush_choice();
            let open = self.open.pop().expect("it is there");
            self.abbreviate(&open);
        }
    }

    fn loops_of(&mut self, function: FunctionId) -> &Loops {
        let f = &self.program.functions[function];
        self.loops.entry(function).or_insert_with(|| Loops::new(f, &Cfg::new(f)))
    }

    /// Keeps the first and the last round of a loop that is left.
    fn abbreviate(&mut self, open: &Open) {
        let rounds = open.starts.len();
        if self.form == Form::Full || rounds <= 3 {
            return;
        }
        let (second, last) = (open.starts[1], open.starts[rounds - 1]);
        let indent = self.lines[second].indent;
        let text = format!("... {} rounds", rounds - 2);
        self.lines.splice(second..last, [Line { indent, ..text.into() }]);
    }

    /// Leaves out the middle of what is still long.
    fn shorten(&mut self) {
        let count = self.lines.len();
        if self.form == Form::Compact && count > 2 * KEPT + 1 {
            let text = format!("... {} steps", count - 2 * KEPT);
            self.lines.splice(KEPT..count - KEPT, [text.into()]);
        }
    }

    fn text(&self) -> String {
        let mut out = String::new();
        let mut current = None;
        let place = |at: Option<Loc>| match at {
            Some(Loc { line, column: 0, .. }) => line.to_string(),
            Some(Loc { line, column, .. }) => format!("{line}:{column}"),
            None => String::new(),
        };
        let width = self.lines.iter().map(|l| place(l.at).len()).max().unwrap_or(0);
        for line in &self.lines {
            if let Some(at) = line.at
                && current.replace(at.file) != Some(at.file)
            {
                let _ = writeln!(out, "{}", file(self.program, at));
            }
            let indent = 2 * line.indent;
            let _ = writeln!(out, "  {:width$}  {:indent$}{}", place(line.at), "", line.text);
        }
        out
    }
}
